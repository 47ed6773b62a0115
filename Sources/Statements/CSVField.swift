/// The fields of the CSV we write (RFC 4180).
package enum CSVField {
    /// Returns `text` as a field, quoted where it must be. What a spreadsheet would run as a
    /// formula gets an apostrophe before it, save for numbers.
    ///
    /// Scalars are looked at rather than characters: a mark that combines with a comma hides it
    /// from a reader of characters, and from no spreadsheet.
    package static func written(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map(beginsFormula) == true && !isNumber(text)
        let text = isFormula ? "'" + text : text
        guard text.unicodeScalars.contains(where: needsQuotes) else { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }

    /// Returns a record with the end of its line.
    package static func record(_ fields: [String]) -> String {
        fields.map(written).joined(separator: ",") + "\r\n"
    }

    private static func beginsFormula(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "\t", "\r", "\n": true
        default: false
        }
    }

    private static func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", "\"", "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    /// Whether a text is a decimal number below zero, such as an amount.
    private static func isNumber(_ text: String) -> Bool {
        let parts = text.utf8.dropFirst().split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return text.utf8.first == UInt8(ascii: "-") && parts.count <= 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
            }
    }
}
