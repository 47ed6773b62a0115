internal import Foundation
internal import Primitives

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
        case let text as String: line += JSONText.quoted(text)
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
            line += JSONText.quoted(key) + ":"
            write(value, to: &line)
        }
        line += "}"
    }

    /// JSON has no number that is not finite.
    private static func written(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        return Int(exactly: number).map(String.init) ?? number.description
    }
}
