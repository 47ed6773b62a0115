internal import Foundation

/// One JSON object on one line.
public enum JSONLine {
    /// JSON's null.
    static var null: Any { NSNull() }

    /// A probability or another share, as it is written.
    static func rounded(_ value: Double, to steps: Double = 1_000) -> Double {
        (value * steps).rounded() / steps
    }

    /// Returns `object` with its keys sorted, on one line. O(its length).
    ///
    /// Values are strings, Booleans, numbers, null, arrays and objects of such; what is none of
    /// these is written as null. Foundation's writer bridges and collates every key, which costs as
    /// much as a turn of conversation.
    public static func text(_ object: [String: Any]) -> String {
        var line = ""
        line.reserveCapacity(256)
        write(object, to: &line)
        return line
    }

    private static func write(_ value: Any, to line: inout String) {
        switch value {
        case let text as String: write(text: text, to: &line)
        case let isTrue as Bool: line += isTrue ? "true" : "false"
        case let number as Int: line += String(number)
        case let number as Double: line += written(number)
        case let object as [String: Any]: write(object, to: &line)
        case let array as [Any]:
            line += "["
            for (index, element) in array.enumerated() {
                if index > 0 { line += "," }
                write(element, to: &line)
            }
            line += "]"
        case _: line += "null"
        }
    }

    private static func write(_ object: [String: Any], to line: inout String) {
        line += "{"
        var isFirst = true
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            if !isFirst { line += "," }
            isFirst = false
            write(text: key, to: &line)
            line += ":"
            write(value, to: &line)
        }
        line += "}"
    }

    /// JSON has no number that is not finite.
    private static func written(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        return Int(exactly: number).map(String.init) ?? number.description
    }

    private static func write(text: String, to line: inout String) {
        line += "\""
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
            line += text
        } else {
            for scalar in text.unicodeScalars { write(scalar, to: &line) }
        }
        line += "\""
    }

    /// RFC 8259, section 7.
    private static func write(_ scalar: Unicode.Scalar, to line: inout String) {
        switch scalar {
        case "\"": line += "\\\""
        case "\\": line += "\\\\"
        case "\n": line += "\\n"
        case "\r": line += "\\r"
        case "\t": line += "\\t"
        case _ where scalar.value < 0x20:
            let hexadecimal = String(scalar.value, radix: 16)
            line += "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
        case _: line.unicodeScalars.append(scalar)
        }
    }
}
