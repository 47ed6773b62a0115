/// Cuts SGML or XML into tags and the text behind each, whatever is left unclosed.
///
/// Tolerant: names in any case, attributes passed over, `<` before no tag taken as text, comments
/// and processing instructions skipped, CDATA read, unknown entities left as written.
struct MarkupScanner {
    /// A tag, and the text between it and the next.
    struct Tag {
        /// The name without a namespace prefix.
        var name: String
        var isClosing: Bool
        /// Whether it opens an element and closes it, as `<name/>`.
        var isEmpty: Bool
        /// Where its attributes stand, until the next tag is scanned.
        var attributes: Range<Int>
        /// Where the text between it and the next stands, until the next is scanned.
        var value: Range<Int>
        /// The line of its `<`, from 1.
        var line: Int
    }

    /// How the names of tags are given.
    enum Names { case capitals, asWritten }

    private var window: TextWindow
    private let names: Names
    private var position = 0
    private var countedTo = 0
    /// The line of the place scanned to, from 1.
    private(set) var line = 1

    /// Begins a pass over `text`.
    /// - Throws: `StatementError.unreadable`.
    init(_ text: StatementText, names: Names = .capitals) throws(StatementError) {
        window = try text.window()
        self.names = names
    }

    private var bytes: [UInt8] { window.bytes }

    /// Returns the next tag, or nil at the end.
    /// - Throws: `StatementError.unreadable`.
    /// - Complexity: O(bytes passed); memory grows with the longest text between two tags.
    mutating func next() throws(StatementError) -> Tag? {
        while true {
            let start = position
            let tag = scanTag()
            // What the end of the window cuts may be another thing than it looks.
            let end = tag?.value.upperBound ?? bytes.count
            if window.isAtEnd || end + Self.longestMark <= bytes.count {
                countLines(to: tag?.start ?? bytes.count)
                return tag?.tag(line: line)
            }
            countLines(to: start)
            try window.advance(to: start)
            (position, countedTo) = (0, 0)
        }
    }

    /// A tag and where it begins.
    private struct ScannedTag {
        var start: Int
        var name: String
        var isClosing: Bool
        var isEmpty: Bool
        var attributes: Range<Int>
        var value: Range<Int>

        func tag(line: Int) -> Tag {
            Tag(
                name: name, isClosing: isClosing, isEmpty: isEmpty, attributes: attributes,
                value: value, line: line)
        }
    }

    private mutating func scanTag() -> ScannedTag? {
        while let start = nextTagStart(from: position) {
            if bytes[start + 1] == UInt8(ascii: "!") || bytes[start + 1] == UInt8(ascii: "?") {
                position = endOfDeclaration(at: start)
                continue
            }
            let isClosing = bytes[start + 1] == UInt8(ascii: "/")
            let nameStart = start + (isClosing ? 2 : 1)
            var nameEnd = nameStart
            while nameEnd < bytes.count, Self.isNameByte(bytes[nameEnd]) { nameEnd += 1 }
            var end = nameEnd
            while end < bytes.count, bytes[end] != UInt8(ascii: ">"),
                bytes[end] != UInt8(ascii: "<")
            {
                end += 1
            }
            let attributes = nameEnd..<end
            if end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
            position = end
            return ScannedTag(
                start: start, name: name(nameStart..<nameEnd), isClosing: isClosing,
                isEmpty: !isClosing && bytes[attributes].last == UInt8(ascii: "/"),
                attributes: attributes, value: value(from: end))
        }
        return nil
    }

    private mutating func countLines(to end: Int) {
        for index in countedTo..<max(countedTo, end) where bytes[index] == 0x0A { line += 1 }
        countedTo = max(countedTo, end)
    }

    /// As long as what opens or closes a comment or CDATA.
    private static let longestMark = 16

    /// The text of a range, entities resolved and white space collapsed.
    func text(_ range: Range<Int>) -> String {
        var slice = bytes[range]
        while let last = slice.last, last <= 0x20 { slice = slice.dropLast() }
        while let first = slice.first, first <= 0x20 { slice = slice.dropFirst() }
        let raw = String(decoding: slice, as: UTF8.self)
        guard slice.contains(UInt8(ascii: "&")) else { return raw.trimmedSpaces }
        return Self.resolvingEntities(raw).trimmedSpaces
    }

    /// The value of an attribute, nil where the tag has none of that name.
    func attribute(_ name: String, of tag: Tag) -> String? {
        let text = String(decoding: bytes[tag.attributes], as: UTF8.self)
        guard let start = text.firstRange(of: name)?.upperBound else { return nil }
        let rest = text[start...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }

    /// The offset of the next `<` that a name, `/`, `!` or `?` follows.
    private func nextTagStart(from start: Int) -> Int? {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "<") {
                let follower = bytes[index + 1]
                let isSlash = follower == UInt8(ascii: "/")
                if Self.isNameStart(follower) || follower == UInt8(ascii: "!")
                    || follower == UInt8(ascii: "?")
                    || isSlash && index + 2 < bytes.count && Self.isNameStart(bytes[index + 2])
                {
                    return index
                }
            }
            index += 1
        }
        return nil
    }

    private func value(from start: Int) -> Range<Int> {
        if hasPrefix(Self.cdata, at: start) {
            var end = start + Self.cdata.count
            let first = end
            while end < bytes.count, !hasPrefix(Self.cdataEnd, at: end) { end += 1 }
            return first..<end
        }
        return start..<(nextTagStart(from: start) ?? bytes.count)
    }

    private func endOfDeclaration(at start: Int) -> Int {
        let terminator =
            hasPrefix(Self.comment, at: start)
            ? Self.commentEnd
            : hasPrefix(Self.cdata, at: start) ? Self.cdataEnd : [UInt8(ascii: ">")]
        var index = start + 2
        while index < bytes.count, !hasPrefix(terminator, at: index) { index += 1 }
        return min(index + terminator.count, bytes.count)
    }

    private static let comment = Array("<!--".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let cdata = Array("<![CDATA[".utf8)
    private static let cdataEnd = Array("]]>".utf8)

    private func hasPrefix(_ prefix: [UInt8], at index: Int) -> Bool {
        guard index + prefix.count <= bytes.count, bytes[index] == prefix[0] else { return false }
        return zip(bytes[index...], prefix).allSatisfy { $0 == $1 }
    }

    private func name(_ range: Range<Int>) -> String {
        var slice = bytes[range]
        if let colon = slice.lastIndex(of: UInt8(ascii: ":")) { slice = slice[(colon + 1)...] }
        let text = String(decoding: slice, as: UTF8.self)
        switch names {
        case .asWritten: return text
        case .capitals:
            let isUpper = slice.allSatisfy { !(0x61...0x7A).contains($0) }
            return isUpper ? text : text.uppercased()
        }
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        isNameStart(byte) || (0x30...0x3A).contains(byte) || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "eacute": "é",
        "egrave": "è", "agrave": "à", "ccedil": "ç", "euro": "€",
    ]

    private static func resolvingEntities(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let body = rest[rest.index(after: start)...]
            guard let end = body.prefix(10).firstIndex(of: ";"),
                let character = character(ofEntity: body[..<end])
            else {
                result += "&"
                rest = body
                continue
            }
            result += character
            rest = body[body.index(after: end)...]
        }
        return result + rest
    }

    private static func character(ofEntity name: Substring) -> String? {
        if let known = entities[String(name)] { return known }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
