internal import Classification
internal import Foundation

/// A text with slots marked inline: `[surface](slot)`, `[surface](slot:value)`,
/// `[surface]{"entity":"slot","value":"…"}`, or a list of such objects, of which the first counts.
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

        private enum CodingKeys: CodingKey {
            case entity, value
        }

        init(entity: String, value: String?) {
            self.entity = entity
            self.value = value
        }

        /// A value that is a number is one as text.
        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: CodingKeys.self)
            entity = try object.decode(String.self, forKey: .entity)
            do {
                value = try object.decodeIfPresent(String.self, forKey: .value)
            } catch DecodingError.typeMismatch {
                value = try object.decode(Decimal.self, forKey: .value).description
            }
        }
    }

    /// Takes the parenthesis or the JSON that `rest` begins with.
    private static func takeMark(from rest: inout Substring) -> Mark? {
        if rest.first == "(", let end = rest.firstIndex(of: ")") {
            defer { rest = rest[rest.index(after: end)...] }
            let parts = rest[rest.index(after: rest.startIndex)..<end].split(
                separator: ":", maxSplits: 1)
            guard let entity = parts.first?.trimmed else { return nil }
            return Mark(entity: entity, value: parts.count > 1 ? parts[1].trimmed : nil)
        }
        guard rest.first == "{" || rest.first == "[", let end = endOfJSON(rest) else { return nil }
        defer { rest = rest[rest.index(after: end)...] }
        let json = Data(rest[...end].utf8)
        let mark =
            rest.first == "{"
            ? try? JSONDecoder().decode(Mark.self, from: json)
            : try? JSONDecoder().decode([Mark].self, from: json).first
        return mark?.entity.trimmed == nil ? nil : mark
    }

    /// The index of the bracket that closes the one `text` begins with, those in strings aside.
    private static func endOfJSON(_ text: Substring) -> Substring.Index? {
        var (depth, isString, isEscaped) = (0, false, false)
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            switch scalar {
            case _ where isEscaped: isEscaped = false
            case "\\" where isString: isEscaped = true
            case "\"": isString.toggle()
            case _ where isString: continue
            case "{", "[": depth += 1
            case "}", "]":
                depth -= 1
                if depth == 0 { return index }
            default: continue
            }
        }
        return nil
    }
}
