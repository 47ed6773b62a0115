internal import Primitives

/// A number in words being added up from its largest part to its smallest.
///
/// Each scale has its sum, the powers of a thousand and India's lakh and crore; "mille" multiplies
/// what stands below it, so that "deux mille milliards", "un million deux cent mille" and "one
/// lakh crore" are read by one rule.
struct NumberSum {
    private let language: Language
    /// The thousands, lakhs, millions, crores, billions and trillions.
    private var levels = SIMD8<Int64>(repeating: 0)
    /// What was said since, below a thousand, or as figures.
    private var current: Int64 = 0
    private(set) var hasValue = false
    /// Whether figures are among what `current` holds.
    private var hasFigures = false

    init(_ language: Language) { self.language = language }

    /// The number so far.
    ///
    /// Nothing overflows: each level is below a million of its factor, 10¹⁸ at most, and only
    /// figures below the least level stand behind one.
    var total: Int64 { levels.wrappedSum() &+ current }

    /// Whether the number may still grow by "et un", "and twenty".
    var takesConnector: Bool {
        switch language {
        case .french: hasValue && total > 0
        case .english: current % 100 == 0 && total > 0
        }
    }

    /// Whether "et" before `unit` goes on with the number: vingt et un, soixante et onze, cent et
    /// un.
    func connects(_ unit: Int64) -> Bool {
        switch language {
        case .french:
            (unit == 1 || unit == 11) && current % 10 == 0 && current % 100 >= 20
                || unit == 1 && current % 100 == 0 && total >= 100
        case .english: unit > 0
        }
    }

    /// Adds a word below one hundred; false if it does not fit behind what was said.
    mutating func add(_ unit: Int64) -> Bool {
        guard hasValue else { return start(unit) }
        guard unit > 0, !hasFigures else { return false }
        let tail = current % 100
        let isOpen = tail == 0 && total > 0
        let isDigitOfTen = tail >= 20 && tail % 10 == 0 && (1...9).contains(unit)
        guard isOpen || isDigitOfTen || language == .french && Self.fitsFrench(tail, unit) else {
            return addColloquial(unit)
        }
        current += unit
        return true
    }

    private mutating func start(_ unit: Int64) -> Bool {
        (current, hasValue) = (unit, true)
        return true
    }

    /// Soixante-dix, quatre-vingt-onze; dix-sept.
    private static func fitsFrench(_ tail: Int64, _ unit: Int64) -> Bool {
        (tail == 60 || tail == 80) && (10...19).contains(unit)
            || (tail == 10 || tail == 70 || tail == 90) && (7...9).contains(unit)
    }

    /// "One twenty two" is 122 in English.
    private mutating func addColloquial(_ unit: Int64) -> Bool {
        guard language == .english, levels == SIMD8(repeating: 0), (1...9).contains(current),
            unit >= 10
        else { return false }
        current = current * 100 + unit
        return true
    }

    /// Adds figures: the start, "trente 3", "2 millions 500 000".
    mutating func add(figures: Int64, digitCount: Int) -> Bool {
        defer { hasFigures = true }
        guard hasValue else { return start(figures) }
        let tail = current % 100
        if tail >= 20, tail % 10 == 0, digitCount == 1, figures > 0, !hasFigures {
            current += figures
            return true
        }
        guard current == 0, digitCount >= 2, let least = leastLevel, figures < least else {
            return false
        }
        current = figures
        return true
    }

    /// The value of the smallest level in use.
    private var leastLevel: Int64? {
        Self.factors.indices.first { levels[$0] > 0 }.map { Self.factors[$0] }
    }

    /// Multiplies what was said since the last larger multiplier; false if the order is wrong.
    mutating func multiply(by factor: Int64) -> Bool {
        guard factor >= 1_000 else { return multiplyByHundred() }
        guard let level = Self.factors.firstIndex(of: factor), levels[level] == 0 else {
            return false
        }
        var count = current
        for index in 0..<level { count += levels[index] }
        if hasValue, count == 0, total == 0 { return false }
        guard count < 1_000_000 else { return false }
        for index in 0..<level { levels[index] = 0 }
        levels[level] = max(count, 1) * factor
        (current, hasValue, hasFigures) = (0, true, false)
        return true
    }

    /// "Quarante-cinq cents" are cents, "twenty-five hundred" is a number.
    private mutating func multiplyByHundred() -> Bool {
        let limit: Int64 = language == .french ? 20 : 100
        // "Un cent" is a cent.
        guard language == .english || current != 1 else { return false }
        guard current < limit, current == 0 || current % 10 != 0 || hasFigures else { return false }
        guard current > 0 || !hasValue || levels != SIMD8(repeating: 0) else { return false }
        current = max(current, 1) * 100
        (hasValue, hasFigures) = (true, false)
        return true
    }

    private static let factors: [Int64] = [
        1_000, 100_000, 1_000_000, 10_000_000, 1_000_000_000, 1_000_000_000_000,
    ]
}
