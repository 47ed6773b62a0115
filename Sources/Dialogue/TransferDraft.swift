internal import Primitives
internal import Understanding

/// A transfer being put together: what has been said so far.
struct TransferDraft: Hashable, Codable, Sendable {
    /// The payee as far as known.
    enum Recipient: Hashable, Codable, Sendable {
        case unknown
        /// A name that was said and has not been looked up.
        case named(String)
        /// Several people bear the name.
        case ambiguous(name: String, candidates: [Payee])
        case known(Payee)
    }

    var recipient: Recipient = .unknown
    var amount: SpokenAmount?
    var note: String?
    /// A day other than today, which this wallet cannot pay on yet.
    var day: Day?

    /// The recipient once it is known.
    var payee: Payee? {
        if case .known(let payee) = recipient { return payee }
        return nil
    }

    /// Takes over the slots an utterance fills; returns whether anything changed.
    mutating func take(_ turn: Interpretation) -> Bool {
        let before = self
        if let amount = turn.spokenAmount { self.amount = amount }
        if let name = turn.text(of: .payee) { recipient = .named(name) }
        if let note = turn.text(of: .note) { self.note = note }
        if case .days(let interval)? = turn.values(of: .date).first { day = interval.start }
        return self != before
    }
}

extension Interpretation {
    /// The amount said, the last one where several were ("non pas 50, 60").
    var spokenAmount: SpokenAmount? {
        for value in values(of: .amount).reversed() {
            if case .amount(let amount) = value { return amount }
        }
        return nil
    }

    /// The text of a slot, the last one where several were said.
    func text(of slot: Slot) -> String? {
        for value in values(of: slot).reversed() {
            if case .text(let text) = value { return text }
        }
        return nil
    }
}
