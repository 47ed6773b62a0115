/// A header or a telling cell, folded so that spellings of one word are one: small letters without
/// marks, words one space apart.
enum HeaderText {
    /// Returns the folded letters of `text`; signs and digits go, `_` parts words.
    static func folded(_ text: String) -> String {
        let plain = text.lowercased().flatMap { character -> String in
            if character == "_" || character.isWhitespace { return " " }
            if let base = bases[character] { return base }
            return character.isLetter ? String(character) : ""
        }
        return String(plain).trimmedSpaces
    }

    /// Returns `text` with umlauts for the letters written in their place, as `Waehrung`; nil where
    /// there are none.
    static func withUmlauts(_ text: String) -> String? {
        let lower = text.lowercased()
        let umlauted = ["ae": "ä", "oe": "ö", "ue": "ü"].reduce(lower) {
            $0.replacing($1.key, with: $1.value)
        }
        return umlauted == lower ? nil : umlauted
    }

    /// Whether `text`, in which a letter of another encoding reads as `?` or U+FFFD, can be `name`.
    static func matches(_ text: String, garbled name: String) -> Bool {
        let letters = text.lowercased().filter {
            $0.isLetter || $0 == " " || $0 == "?" || $0 == "\u{FFFD}"
        }
        guard letters.count == name.count else { return false }
        return zip(letters, name).allSatisfy { $0 == $1 || $0 == "?" || $0 == "\u{FFFD}" }
    }

    /// Whether letters of `text` were lost in a wrong encoding.
    static func isGarbled(_ text: String) -> Bool {
        text.contains("\u{FFFD}") || text.contains("?") && text.contains(where: \.isLetter)
    }

    private static let bases: [Character: String] = {
        let groups: [(String, String)] = [
            ("àáâãäåāą", "a"), ("çćč", "c"), ("ďđ", "d"), ("èéêëēěę", "e"), ("ìíîïī", "i"),
            ("łľ", "l"), ("ñńň", "n"), ("òóôõöøőō", "o"), ("řŕ", "r"), ("šśşș", "s"),
            ("ťțţ", "t"), ("ùúûüůűū", "u"), ("ýÿ", "y"), ("žźż", "z"), ("ß", "ss"), ("æ", "ae"),
            ("œ", "oe"), ("ğ", "g"), ("ı", "i"),
        ]
        var bases: [Character: String] = [:]
        for (letters, base) in groups {
            for letter in letters { bases[letter] = base }
        }
        return bases
    }()
}
