/// Text in HTML and XML.
package enum MarkupText {
    /// Returns `text` with the characters that mean something to markup written out, also in an
    /// attribute.
    ///
    /// Scalars are looked at rather than characters: a mark that combines with a quote hides it
    /// from a reader of characters, and from no browser.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
