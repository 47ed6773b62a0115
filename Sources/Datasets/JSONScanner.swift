/// Reads JSON (RFC 8259) and keeps the line of every value, so that faults can be pointed at.
struct JSONScanner {
    private let source: SourceText
    private var index = 0
    private var line = 1
    private var depth = 0

    /// No data set nests deeper; a hostile one may not exhaust the stack.
    private static let greatestDepth = 64

    private init(_ source: SourceText) {
        self.source = source
    }

    /// Returns the value that `source` is. O(*n*).
    /// - Throws: `DatasetError` that names the line of the first fault.
    static func node(of source: SourceText) throws(DatasetError) -> JSONNode {
        var scanner = JSONScanner(source)
        let node = try scanner.node()
        scanner.skipSpace()
        guard scanner.current == nil else {
            throw scanner.fault("has text behind the end of its JSON; remove it")
        }
        return node
    }

    private var current: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

    private func fault(_ reason: String = "is not valid JSON; check it") -> DatasetError {
        DatasetError(file: source.file, line: line, reason: reason)
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            if byte == 0x0A { line += 1 }
            index += 1
        }
    }

    private mutating func node() throws(DatasetError) -> JSONNode {
        skipSpace()
        let start = line
        guard let byte = current else { throw fault("ends inside its JSON; copy it again") }
        switch byte {
        case UInt8(ascii: "{"): return JSONNode(value: .object(try members()), line: start)
        case UInt8(ascii: "["): return JSONNode(value: .array(try elements()), line: start)
        case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), line: start)
        default: return JSONNode(value: try literal(), line: start)
        }
    }

    private mutating func enter() throws(DatasetError) {
        index += 1
        depth += 1
        guard depth <= Self.greatestDepth else { throw fault("nests too deep for a data set") }
        skipSpace()
    }

    /// Takes a comma or the closing sign; returns whether the list goes on.
    private mutating func continues(until closing: Unicode.Scalar) throws(DatasetError) -> Bool {
        skipSpace()
        guard let byte = current else { throw fault("ends inside its JSON; copy it again") }
        index += 1
        if byte == UInt8(ascii: closing) {
            depth -= 1
            return false
        }
        guard byte == UInt8(ascii: ",") else {
            throw fault("is not valid JSON; put a comma between values")
        }
        return true
    }

    private mutating func members() throws(DatasetError) -> [(key: String, node: JSONNode)] {
        try enter()
        var members: [(key: String, node: JSONNode)] = []
        if current == UInt8(ascii: "}") {
            _ = try continues(until: "}")
            return members
        }
        repeat {
            skipSpace()
            guard current == UInt8(ascii: "\"") else {
                throw fault("is not valid JSON; write \"key\": value")
            }
            let key = try string()
            skipSpace()
            guard current == UInt8(ascii: ":") else {
                throw fault("is not valid JSON; write \"key\": value")
            }
            index += 1
            members.append((key, try node()))
        } while try continues(until: "}")
        return members
    }

    private mutating func elements() throws(DatasetError) -> [JSONNode] {
        try enter()
        var elements: [JSONNode] = []
        if current == UInt8(ascii: "]") {
            _ = try continues(until: "]")
            return elements
        }
        repeat { elements.append(try node()) } while try continues(until: "]")
        return elements
    }

    private mutating func literal() throws(DatasetError) -> JSONNode.Value {
        let start = index
        while let byte = current, Self.isLiteral(byte) { index += 1 }
        switch String(decoding: source.bytes[start..<index], as: UTF8.self) {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case let text:
            guard let number = Double(text), number.isFinite else { throw fault() }
            return .number(number)
        }
    }

    private static func isLiteral(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    private mutating func string() throws(DatasetError) -> String {
        index += 1
        var value: [UInt8] = []
        while let byte = current {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: value, as: UTF8.self)
            case UInt8(ascii: "\\"): value += try escaped()
            case ..<0x20: throw fault("breaks off inside a JSON string; close its quote")
            default: value.append(byte)
            }
        }
        throw fault("ends inside its JSON; copy it again")
    }

    private mutating func escaped() throws(DatasetError) -> [UInt8] {
        guard let byte = current else { throw fault("ends inside its JSON; copy it again") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
        default: throw fault("is not valid JSON; its escape is none")
        }
    }

    /// The scalar of `\uXXXX`, or of a pair of surrogates; a lone surrogate is U+FFFD.
    private mutating func scalar() throws(DatasetError) -> Unicode.Scalar {
        let unit = try codeUnit()
        if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
        let second = index + 1
        guard UTF16.isLeadSurrogate(unit), second < source.bytes.count,
            source.bytes[index] == UInt8(ascii: "\\"), source.bytes[second] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        index += 2
        let trail = try codeUnit()
        guard UTF16.isTrailSurrogate(trail) else { return "\u{FFFD}" }
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }

    private mutating func codeUnit() throws(DatasetError) -> UInt16 {
        let digits = source.bytes[index..<min(index + 4, source.bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw fault("is not valid JSON; write \\u and four hexadecimal digits") }
        index += 4
        return unit
    }
}
