/// A way of saying whole numbers in words: a language and its regional forms.
enum CountingStyle: CaseIterable, Hashable, Sendable {
    /// French as in France: soixante-dix, quatre-vingts, quatre-vingt-dix.
    case french
    /// French as in Belgium: septante, quatre-vingts, nonante.
    case belgianFrench
    /// French as in the canton of Vaud: septante, huitante, nonante.
    case swissFrench
    /// English with "and" behind the hundreds: one hundred and one.
    case britishEnglish
    /// English without: one hundred one.
    case americanEnglish
}

extension CountingStyle {
    /// Returns `number` in words, or nil outside 0..<10¹².
    func words(for number: Int) -> String? {
        guard (0..<1_000_000_000_000).contains(number) else { return nil }
        switch self {
        case .french, .belgianFrench, .swissFrench: return inFrench(number)
        case .britishEnglish, .americanEnglish: return inEnglish(number)
        }
    }

    private func inFrench(_ number: Int) -> String {
        guard number > 0 else { return "zéro" }
        var parts: [String] = []
        for (size, name) in [(1_000_000_000, "milliard"), (1_000_000, "million")] {
            let count = number / size % 1_000
            guard count > 0 else { continue }
            parts.append(frenchHundreds(count, isFinal: true))
            parts.append(count > 1 ? name + "s" : name)
        }
        let thousands = number / 1_000 % 1_000
        if thousands > 1 { parts.append(frenchHundreds(thousands, isFinal: false)) }
        if thousands > 0 { parts.append("mille") }
        if number % 1_000 > 0 { parts.append(frenchHundreds(number % 1_000, isFinal: true)) }
        return parts.joined(separator: " ")
    }

    /// "Cents" and "quatre-vingts" take their s at the end alone, not before "mille".
    private func frenchHundreds(_ number: Int, isFinal: Bool) -> String {
        let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
        var parts: [String] = []
        if hundreds > 1 { parts.append(Self.frenchUnits[hundreds]) }
        if hundreds > 0 { parts.append(hundreds > 1 && rest == 0 && isFinal ? "cents" : "cent") }
        if rest > 0 { parts.append(frenchTens(rest, isFinal: isFinal)) }
        return parts.joined(separator: " ")
    }

    private func frenchTens(_ number: Int, isFinal: Bool) -> String {
        guard number >= 17 else { return Self.frenchUnits[number] }
        var (tens, unit) = number.quotientAndRemainder(dividingBy: 10)
        if (tens == 7 || tens == 9) && self == .french {
            (tens, unit) = (tens - 1, unit + 10)
        }
        let isFourTwenties = tens == 8 && self != .swissFrench
        let name = isFourTwenties ? "quatre-vingt" : Self.frenchTenNames[tens]
        guard unit > 0 else { return isFourTwenties && isFinal ? name + "s" : name }
        let unitName = unit < 17 ? Self.frenchUnits[unit] : "dix-" + Self.frenchUnits[unit - 10]
        let takesAnd = (unit == 1 || unit == 11) && !isFourTwenties
        return takesAnd ? "\(name) et \(unitName)" : "\(name)-\(unitName)"
    }

    private func inEnglish(_ number: Int) -> String {
        guard number > 0 else { return "zero" }
        var parts: [String] = []
        let sizes = [(1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand")]
        for (size, name) in sizes {
            let count = number / size % 1_000
            if count > 0 { parts += [englishHundreds(count, follows: false), name] }
        }
        let rest = number % 1_000
        if rest > 0 { parts.append(englishHundreds(rest, follows: !parts.isEmpty)) }
        return parts.joined(separator: " ")
    }

    private func englishHundreds(_ number: Int, follows: Bool) -> String {
        let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
        var parts: [String] = []
        if hundreds > 0 { parts += [Self.englishUnits[hundreds], "hundred"] }
        if rest > 0 {
            if self == .britishEnglish, hundreds > 0 || follows { parts.append("and") }
            parts.append(Self.englishTens(rest))
        }
        return parts.joined(separator: " ")
    }

    private static func englishTens(_ number: Int) -> String {
        guard number >= 20 else { return englishUnits[number] }
        let name = englishTenNames[number / 10]
        return number % 10 == 0 ? name : "\(name)-\(englishUnits[number % 10])"
    }

    private static let frenchUnits = [
        "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix",
        "onze", "douze", "treize", "quatorze", "quinze", "seize",
    ]
    private static let frenchTenNames = [
        "", "dix", "vingt", "trente", "quarante", "cinquante", "soixante", "septante", "huitante",
        "nonante",
    ]
    private static let englishUnits = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
    ]
    private static let englishTenNames = [
        "", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
}
