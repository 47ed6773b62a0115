import Assistant
import Foundation
import Testing

struct JSONLineTests {
    /// Foundation's reader gives back what was written.
    @Test(arguments: [
        "", "é ’ 🙂 \u{202F}", "\"\\/", "a\nb\r\tc", "\u{0}\u{1}\u{1F}\u{7F}", "\u{2028}\u{2029}",
    ])
    func whatIsWrittenIsReadBack(text: String) throws {
        let object: [String: Any] = [
            "text": text, text: "key", "yes": true, "count": 12, "share": 0.25, "none": NSNull(),
            "list": [["a": text], ["a": "b"]], "map": ["x": "y"], "strings": ["p", text],
        ]
        let line = JSONLine.text(object)
        #expect(!line.contains("\n"))
        let read = try #require(
            JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
        #expect(read == object as NSDictionary)
    }
}
