extension Month {
    /// Returns the month as people write it: `novembre 2026`, `November 2026`.
    public func formatted(in language: Language) -> String {
        "\(Self.name(of: month, in: language)) \(year)"
    }

    /// Returns the name of the month `number` of a year; a number outside 1...12 is read as the
    /// nearest inside.
    public static func name(of number: Int, in language: Language) -> String {
        let names =
            switch language {
            case .french: frenchNames
            case .english: englishNames
            }
        return names[max(1, min(12, number)) - 1]
    }

    private static let frenchNames = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
    ]
    private static let englishNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}

extension Day {
    /// Returns the day as people write it: `1er novembre 2026`, `20 novembre 2026` in French, `20
    /// November 2026` in English.
    public func formatted(in language: Language) -> String {
        let isFirst = language == .french && components.day == 1
        return "\(isFirst ? "1er" : String(components.day)) \(month.formatted(in: language))"
    }
}
