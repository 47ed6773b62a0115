internal import Primitives
internal import TextProcessing

/// Reads lengths of time: "deux semaines", "an hour and a half", `1h30`, "trois quarts d'heure".
struct DurationReader: Sendable {
    private let numbers: NumberReader

    /// A duration and the word after it.
    struct Reading {
        let value: SpokenDuration
        let end: Int
    }

    private var words: Words { numbers.words }

    init(_ numbers: NumberReader) {
        self.numbers = numbers
    }

    /// Returns the duration at `index`, or nil if none begins there. O(words of the duration).
    func duration(at index: Int) -> Reading? {
        guard words.kind(at: index) == .number || isOpen(numbers.role(index)) else { return nil }
        guard var whole = part(at: index) else { return nil }
        while let next = addition(behind: whole) { whole = next }
        return whole
    }

    private func isOpen(_ role: AmountWord) -> Bool {
        role.number != .none || !role.signals.isDisjoint(with: [.article, .half, .quarter])
    }

    // MARK: - One part

    /// A number with its unit, and halves and quarters: "two and a half hours", "1/2 h".
    private func part(at index: Int) -> Reading? {
        if let clock = gluedClock(at: index) { return clock }
        return fraction(at: index) ?? quarters(at: index) ?? mixed(at: index) ?? counted(at: index)
    }

    /// `1h30`, `2h`: hours against their minutes are one word to the scanner.
    private func gluedClock(at index: Int) -> Reading? {
        guard words.kind(at: index) == .number, words.isGlued(index + 1),
            let hours = Int64(words[index]), hours < 1_000
        else { return nil }
        let word = words[index + 1]
        guard word.utf8.first == UInt8(ascii: "h"), word.utf8.count == 3,
            let minutes = Int64(word.dropFirst()), minutes < 60
        else { return nil }
        return Reading(value: SpokenDuration(hours * 60 + minutes, .minute), end: index + 2)
    }

    /// "1/2 heure", "3/4 h", `1/4hour`, "half an hour", "une demi-heure", "un demi mois".
    private func fraction(at index: Int) -> Reading? {
        if words.kind(at: index) == .number, words[index + 1] == "/",
            let top = Int64(words[index]), let bottom = Int64(words[index + 2]),
            (1...9).contains(top), (2...9).contains(bottom)
        {
            guard let (unit, end) = unit(at: index + 3) else { return nil }
            return unit.times(top).flatMap { $0.divided(by: bottom) }
                .map { Reading(value: $0, end: end) }
        }
        var position = index
        if numbers.has(.article, at: position) { position += 1 }
        guard numbers.has(.half, at: position) else { return nil }
        position += 1
        if numbers.has(.link, at: position) { position += 1 }
        if numbers.has(.article, at: position) { position += 1 }
        guard let (unit, end) = unit(at: position) else { return nil }
        return unit.halved().map { Reading(value: $0, end: end) }
    }

    /// "Un quart d'heure", "trois quarts d'heure", "a quarter of an hour", "a quarter-hour".
    private func quarters(at index: Int) -> Reading? {
        guard let (count, position) = quarterCount(at: index),
            let (unit, end) = linkedUnit(at: position), unit.unit == .hour || unit.unit == .year
        else { return nil }
        return unit.times(count).flatMap { $0.divided(by: 4) }.map { Reading(value: $0, end: end) }
    }

    private func quarterCount(at index: Int) -> (Int64, end: Int)? {
        let count: Int64
        if let unit = numbers.role(index).number.unit, (1...3).contains(unit) {
            count = unit
        } else if numbers.has(.article, at: index) {
            count = 1
        } else {
            return nil
        }
        return numbers.has(.quarter, at: index + 1) ? (count, index + 2) : nil
    }

    /// A unit behind "of", "d'", an article, or nothing: "of an hour", "d'heure".
    private func linkedUnit(at index: Int) -> (SpokenDuration, end: Int)? {
        var position = index
        if numbers.has(.link, at: position) { position += 1 }
        if numbers.has(.article, at: position) { position += 1 }
        return unit(at: position)
    }

    /// "One and three quarters of an hour", "2 1/2 hours", "5 and half minutes".
    private func mixed(at index: Int) -> Reading? {
        guard let number = numbers.sum(at: index), let whole = number.value.whole else {
            return nil
        }
        var position = number.end
        if numbers.has(.connector, at: position) { position += 1 }
        let share: (Int64, by: Int64)
        if let (count, end) = quarterCount(at: position), position > number.end {
            (share, position) = ((count, 4), end)
        } else if numbers.has(.half, at: position), position > number.end {
            (share, position) = ((1, 2), position + 1)
        } else if numbers.has(.article, at: position), numbers.has(.half, at: position + 1) {
            (share, position) = ((1, 2), position + 2)
        } else if words[position] == "1", words[position + 1] == "/", words[position + 2] == "2" {
            (share, position) = ((1, 2), position + 3)
        } else {
            return nil
        }
        guard let (unit, end) = linkedUnit(at: position),
            let base = unit.times(Int64(whole)),
            let rest = unit.times(share.0)?.divided(by: share.by), let sum = base.adding(rest)
        else { return nil }
        return Reading(value: sum, end: end)
    }

    /// "Deux semaines", "1.5 hours", "un mois", "a day", "2 fewer minutes", "une quinzaine de
    /// jours"; "une quinzaine" alone is of days.
    private func counted(at index: Int) -> Reading? {
        guard let number = numbers.number(at: index) else {
            guard numbers.has(.article, at: index), let (unit, end) = unit(at: index + 1) else {
                return nil
            }
            return Reading(value: unit, end: end)
        }
        guard number.value.significand >= 0 else { return nil }
        var position = number.end
        if number.takesLink, numbers.has(.link, at: position) { position += 1 }
        if numbers.has(.comparative, at: position), numbers.language == .english { position += 1 }
        guard let (unit, end) = unit(at: position) else { return nil }
        var divisor: Int64 = 1
        // Powers of ten beyond these do not fit.
        guard number.value.scale <= 18 else { return nil }
        for _ in 0..<number.value.scale { divisor *= 10 }
        guard let total = unit.times(number.value.significand)?.divided(by: divisor) else {
            return nil
        }
        return Reading(value: total, end: end)
    }

    /// The unit at `index` and the word after it, an abbreviation only behind figures.
    private func unit(at index: Int) -> (SpokenDuration, end: Int)? {
        guard let unit = numbers.role(index).timeUnit else { return nil }
        if unit.isAbbreviated, words.kind(at: index - 1) != .number {
            guard words[index].utf8.count > 1 else { return nil }
        }
        let end = words[index + 1] == "." && unit.isAbbreviated ? index + 2 : index + 1
        return (SpokenDuration(unit.count, unit.unit), end)
    }

    // MARK: - More parts

    /// "… and 45 minutes", "…, 3 months", "… thirty", "… and a half", "… et demie", "… et quart".
    private func addition(behind whole: Reading) -> Reading? {
        var position = whole.end
        let hasComma = words[position] == ","
        if hasComma { position += 1 }
        let hasConnector = numbers.has(.connector, at: position)
        if hasConnector { position += 1 }
        if hasConnector, let share = share(at: position, of: whole.value.unit) {
            return sum(whole, share.value, end: share.end)
        }
        if let next = part(at: position), whole.value.unit.isLarger(than: next.value.unit) {
            return sum(whole, next.value, end: next.end)
        }
        return hasComma ? nil : minutes(behind: whole, at: position)
    }

    /// "And a half", "et demie", "et quart", "and a quarter": of the unit said last.
    private func share(at index: Int, of unit: SpokenDuration.Unit) -> Reading? {
        var position = index
        if numbers.has(.article, at: position) { position += 1 }
        let divisor: Int64 =
            numbers.has(.half, at: position) ? 2 : numbers.has(.quarter, at: position) ? 4 : 0
        guard divisor > 0, let value = SpokenDuration(1, unit).divided(by: divisor) else {
            return nil
        }
        return Reading(value: value, end: position + 1)
    }

    /// "1 hour fifteen", "une heure trente", "2 hour and 10".
    private func minutes(behind whole: Reading, at index: Int) -> Reading? {
        guard whole.value.unit == .hour, let number = numbers.sum(at: index),
            let minutes = number.value.whole, (1..<60).contains(minutes),
            number.end >= words.count || numbers.has(.amountEnd, at: number.end)
        else { return nil }
        return sum(whole, SpokenDuration(Int64(minutes), .minute), end: number.end)
    }

    private func sum(_ whole: Reading, _ part: SpokenDuration, end: Int) -> Reading? {
        whole.value.adding(part).map { Reading(value: $0, end: end) }
    }
}

extension SpokenDuration {
    /// Returns `count` times as much, nil if it does not fit.
    fileprivate func times(_ count: Int64) -> SpokenDuration? {
        let (product, overflow) = self.count.multipliedReportingOverflow(by: count)
        return overflow ? nil : SpokenDuration(product, unit)
    }
}
