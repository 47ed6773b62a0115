internal import Foundation

/// One JSON object on one line.
public enum JSONLine {
    /// JSON's null.
    static var null: Any { NSNull() }

    /// Returns `object` with its keys sorted, on one line.
    public static func text(_ object: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let data = try? JSONSerialization.data(withJSONObject: object, options: options)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
