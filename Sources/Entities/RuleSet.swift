internal import Primitives

/// Rules with an index of the words each can begin with, so that a word tries few of them.
struct RuleSet<Value: Sendable>: Sendable {
    private let rules: [Rule<Value>]
    /// The rules that can begin with a word, by word.
    private let byWord: [String: [Int]]
    /// The rules that can begin with a number, a weekday, a month: those are tried where one
    /// stands.
    private let capturing: [Int]

    init(_ rules: [Rule<Value>], calendar: CalendarWords) {
        self.rules = rules
        var byWord: [String: [Int]] = [:]
        var capturing: [Int] = []
        for (index, rule) in rules.enumerated() {
            for start in rule.pattern.starts {
                switch start {
                case .words(let words, _):
                    for word in words { byWord[word, default: []].append(index) }
                case .weekday: Self.add(index, under: calendar.weekdays.keys, to: &byWord)
                case .month: Self.add(index, under: calendar.months.keys, to: &byWord)
                case .unit: Self.add(index, under: calendar.units.keys, to: &byWord)
                case .number, .ordinal, .year, .days: capturing.append(index)
                }
            }
        }
        self.byWord = byWord
        self.capturing = capturing
    }

    private static func add(
        _ index: Int, under words: some Sequence<String>, to table: inout [String: [Int]]
    ) {
        for word in words { table[word, default: []].append(index) }
    }

    /// Returns the rules that can begin with `word`, in their order of precedence; those that begin
    /// with a number only if `mayCapture`.
    func candidates(for word: String, mayCapture: Bool) -> [Rule<Value>] {
        let named = byWord[word] ?? []
        guard mayCapture, !capturing.isEmpty else { return named.map { rules[$0] } }
        return Set(named + capturing).sorted().map { rules[$0] }
    }
}

extension Pattern {
    /// The elements a match can begin with: the first, and those behind optional ones.
    fileprivate var starts: [Element] {
        var starts: [Element] = []
        for element in elements {
            starts.append(element)
            guard case .words(_, isOptional: true) = element else { break }
        }
        return starts
    }
}
