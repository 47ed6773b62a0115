internal import Primitives

/// The balances a table states above or below its rows: `Solde au 03/11/2026 1 234,56 €`,
/// `Solde en fin de période;;;;1523,45`, `Kontostand vom 03.11.2026:;2.345,67 €`.
struct StatedBalances {
    /// A balance before or after the rows.
    struct Balance {
        let amount: AmountText
        /// The day it is of, where it says one.
        let day: Day?
        let line: Int
    }

    private(set) var opening: Balance?
    private(set) var closing: Balance?

    /// The most days from the last row to the day of a balance that is the one after it: exports of
    /// the past can state today's.
    private static let longestDelay = 31

    /// Takes in a row that is no transaction, with `mark` before the fraction of its amounts.
    mutating func take(_ cells: [String], line: Int, mark: DecimalMark) {
        guard let index = cells.firstIndex(where: { !$0.isEmpty }) else { return }
        let name = HeaderText.folded(cells[index])
        let isOpening = Self.openings.contains { name.begins(withWords: $0) }
        let isClosing =
            Self.closings.contains { name.begins(withWords: $0) } || Self.names.contains(name)
        guard isOpening || isClosing else { return }
        let words = cells[index].split(whereSeparator: \.isWhitespace).map(String.init)
        let dated = words.lastIndex { Self.day($0) != nil }
        let tail = dated.map { words[($0 + 1)...].joined(separator: " ") } ?? ""
        let texts = cells[(index + 1)...] + [tail]
        guard let amount = texts.lazy.compactMap({ AmountText($0, mark: mark) }).first else {
            return
        }
        let day = dated.flatMap { Self.day(words[$0]) }
        let balance = Balance(amount: amount, day: day, line: line)
        if isOpening { opening = opening ?? balance } else { closing = closing ?? balance }
    }

    /// The balance after rows of which `last` is the day of the latest; nil where none is stated or
    /// it may be of later rows.
    func closing(after last: Day?) -> Balance? {
        guard let closing, let last else { return nil }
        let delay = closing.day.map { $0.number - last.number } ?? 0
        return (0...Self.longestDelay).contains(delay) ? closing : nil
    }

    /// The day a word writes, the day before the month.
    private static func day(_ word: String) -> Day? {
        let text = word.hasSuffix(":") ? String(word.dropLast()) : word
        return DateOrder.dayMonthYear.day(text) ?? DateOrder.yearMonthDay.day(text)
    }

    private static let openings = [
        "solde en debut", "solde initial", "solde precedent", "ancien solde", "opening balance",
        "beginning balance", "starting balance", "anfangssaldo", "alter kontostand", "beginsaldo",
        "saldo iniziale", "saldo inicial",
    ]

    private static let closings = [
        "solde au", "solde en fin", "solde final", "solde actuel", "nouveau solde",
        "closing balance", "ending balance", "current balance", "kontostand", "neuer kontostand",
        "endsaldo", "schlusssaldo", "eindsaldo", "saldo finale", "saldo final",
    ]

    private static let names: Set<String> = [
        "solde", "solde eur", "solde euros", "solde en euros", "solde du compte", "balance",
        "account balance", "saldo",
    ]
}
