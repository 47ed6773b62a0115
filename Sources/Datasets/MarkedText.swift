internal import Classification
internal import Foundation

/// A text with slots marked inline: `[surface](slot)`, `[surface](slot:value)` or
/// `[surface]{"entity":"slot","value":"…"}`.
struct MarkedText {
    private(set) var text = ""
    private(set) var slots: [LabelledUtterance.SlotMark] = []

    /// Returns the text without its marks, and the marks, or nil if one is malformed.
    init?(_ source: some StringProtocol) {
        var rest = Substring(source.trimmingCharacters(in: .whitespaces))
        while let open = rest.firstIndex(of: "[") {
            text += rest[..<open]
            guard let close = rest[open...].firstIndex(of: "]") else { return nil }
            let surface = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            guard let mark = Self.takeMark(from: &rest), !surface.isEmpty else { return nil }
            let start = text.utf8.count
            text += surface
            slots.append(
                .init(slot: mark.entity, range: start..<text.utf8.count, value: mark.value))
        }
        text += rest
        guard !text.isEmpty, !text.contains("]") else { return nil }
    }

    private struct Mark: Decodable {
        let entity: String
        var value: String?
    }

    /// Takes the parenthesis or JSON object that `rest` begins with.
    private static func takeMark(from rest: inout Substring) -> Mark? {
        if rest.first == "(", let end = rest.firstIndex(of: ")") {
            defer { rest = rest[rest.index(after: end)...] }
            let parts = rest[rest.index(after: rest.startIndex)..<end].split(
                separator: ":", maxSplits: 1)
            guard let entity = parts.first?.trimmed else { return nil }
            return Mark(entity: entity, value: parts.count > 1 ? parts[1].trimmed : nil)
        }
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
        defer { rest = rest[rest.index(after: end)...] }
        return try? JSONDecoder().decode(Mark.self, from: Data(rest[...end].utf8))
    }
}
