internal import Primitives
internal import Statements

/// Money that only went from one of the user's accounts to another: neither spending nor income.
public struct OwnTransfer: Hashable, Sendable {
    /// The identifier of the transaction on the other account; nil where the label names the
    /// account, or is that of a card's bill paid, and the other statement is not there.
    public let counterpart: String?

    /// The most days between both legs.
    public static let longestDelay = 5
}

extension OwnTransfer {
    /// Marks both legs of each transfer among `entries`, and single legs whose label gives the
    /// number of another account of the user's.
    ///
    /// A pair has opposite amounts on two accounts, at most five days apart, and labels that allow
    /// it: transfers, words that say nothing of what was bought, or the thanks of a card's issuer
    /// for what any payment can be of. Pairs are taken one-to-one, the best first: labels that name
    /// the other account, then shared words, then the fewest days.
    /// - Complexity: O(*n* log *n*) in the transactions that can be a leg, times those of one
    ///   amount within five days.
    static func mark(in entries: inout [AnalysedTransaction], ownAccounts: [String]) {
        let found = Set(entries.compactMap(\.transaction.account))
        let accounts = OwnAccounts(found.union(ownAccounts))
        guard accounts.canTransfer else { return }
        var legs: [TransferLeg] = []
        for index in entries.indices {
            legs += TransferLeg(entries[index], at: index, accounts).map { [$0] } ?? []
        }
        mark(legs, in: &entries)
    }

    /// Marks those of `legs`, which are among `entries`, that are transfers.
    static func mark(_ legs: [TransferLeg], in entries: inout [AnalysedTransaction]) {
        var isTaken = Set<Int>()
        for pair in pairs(of: legs) {
            guard !isTaken.contains(pair.out.index), !isTaken.contains(pair.in.index) else {
                continue
            }
            isTaken.formUnion([pair.out.index, pair.in.index])
            let (out, into) = (pair.out.index, pair.in.index)
            entries[out].mark(OwnTransfer(counterpart: entries[into].transaction.id))
            entries[into].mark(OwnTransfer(counterpart: entries[out].transaction.id))
        }
        for leg in legs where leg.isPlain && leg.named != nil && !isTaken.contains(leg.index) {
            entries[leg.index].mark(OwnTransfer(counterpart: nil))
        }
    }

    private struct Pair {
        let out: TransferLeg
        let `in`: TransferLeg
        let score: Int
        let delay: Int
    }

    /// The pairs there could be, the best first.
    private static func pairs(of legs: [TransferLeg]) -> [Pair] {
        var incoming: [Int64: [TransferLeg]] = [:]
        for leg in legs where leg.amount > 0 { incoming[leg.amount, default: []].append(leg) }
        for amount in incoming.keys {
            incoming[amount]?.sort { ($0.day, $0.index) < ($1.day, $1.index) }
        }
        var pairs: [Pair] = []
        for out in legs where out.amount < 0 && out.amount > .min {
            let alike = incoming[-out.amount] ?? []
            let first = alike.partitioningIndex { $0.day >= out.day - longestDelay }
            for into in alike[first...] where into.account != out.account {
                let delay = abs(into.day - out.day)
                guard into.day <= out.day + longestDelay else { break }
                guard let score = out.score(with: into) else { continue }
                pairs.append(Pair(out: out, in: into, score: score, delay: delay))
            }
        }
        return pairs.sorted {
            ($1.score, $0.delay, $0.out.index, $0.in.index)
                < ($0.score, $1.delay, $1.out.index, $1.in.index)
        }
    }
}

extension AnalysedTransaction {
    /// Marks it as one leg of a transfer; money put aside stays called so.
    mutating func mark(_ transfer: OwnTransfer) {
        ownTransfer = transfer
        decision = CategoryDecision(
            category: decision.category == .savings ? .savings : .transfers, ground: .ownTransfer,
            evidence: transfer.counterpart ?? "")
    }
}

/// The user's accounts, as labels may name them.
struct OwnAccounts {
    fileprivate let names: [AccountName]

    init(_ accounts: some Sequence<String>) {
        names = Set(accounts).map(AccountName.init).sorted { $0.text < $1.text }
    }

    /// Whether there are two between which money can go.
    var canTransfer: Bool { names.count > 1 }
}

/// An account as labels may name it.
private struct AccountName {
    let text: String
    /// Its letters and digits, where they are a number long enough to be no other's.
    let number: String?
    /// Its name folded, where it is a name.
    let name: String?

    init(_ text: String) {
        self.text = text
        let folded = LabelText.fold(text)
        let joined = folded.filter { $0 != " " }
        let isNumber = joined.count(where: \.isNumber) >= 7
        number = isNumber ? joined : nil
        name = isNumber || joined.utf8.count < 3 || joined == "bank" ? nil : folded
    }
}

/// A transaction that can be one leg of a transfer between the user's accounts.
struct TransferLeg {
    let index: Int
    let account: String
    let amount: Int64
    let day: Int
    /// The account of the user's that the label names, by its number.
    fileprivate let named: String?
    private let reading: LabelReading
    private let hint: String?
    private let isTransfer: Bool
    /// Whether it is a transfer or says nothing of what was bought, and no payment of a card.
    fileprivate let isPlain: Bool
    /// Whether it pays a card's bill or fills a provider's account, or a card's issuer gives thanks
    /// for it: the other leg can be worded as any payment.
    private let isCardsThanks: Bool

    /// Nil for a transaction that was earned or drawn, or spent in another way than a card's bill
    /// can be.
    init?(_ entry: AnalysedTransaction, at index: Int, _ ownAccounts: OwnAccounts) {
        let transaction = entry.transaction
        guard transaction.amount.minorUnits != 0, !entry.isRefund else { return nil }
        isPlain = Self.canBe(entry)
        isCardsThanks = Self.isCardsThanks(entry)
        guard isPlain || isCardsThanks || Self.canPayCard(entry) else { return nil }
        self.index = index
        account = transaction.account ?? ""
        amount = transaction.amount.minorUnits
        day = transaction.day.number
        isTransfer = Self.isTransfer(entry)
        reading = entry.label
        // What merely may pay a card names no account: most payments are of shops.
        guard isPlain || isCardsThanks else {
            (named, hint) = (nil, nil)
            return
        }
        let text = LabelText.fold("\(transaction.counterparty ?? "") \(transaction.label)")
        let joined = text.filter { $0 != " " }
        let own = account
        let accounts = ownAccounts.names
        named = accounts.first { $0.text != own && $0.number.map(joined.contains) ?? false }?.text
        let padded = " \(text) "
        hint =
            accounts.first { other in
                other.text != own && (other.name.map { padded.contains(" \($0) ") } ?? false)
            }?.text
    }

    private var words: Set<Substring> {
        Set(reading.words.split(separator: " ").filter { $0.utf8.count > 2 })
    }

    private static func isTransfer(_ entry: AnalysedTransaction) -> Bool {
        switch entry.label.kind {
        case .transfer, .instantTransfer, .standingOrder: true
        case .card, .directDebit, .cashWithdrawal, .cheque, .chequeDeposit, .cashDeposit,
            .loanPayment, .fee, .interest, .refund, .deferredCard, .deferredCardTotal, .unknown:
            entry.kind == .transfers || entry.kind == .savings
                || entry.label.accountWords == .telling
        }
    }

    private static func isCardsThanks(_ entry: AnalysedTransaction) -> Bool {
        entry.transaction.amount.isPositive && !entry.decision.ground.isUsers
            && (entry.ownTransfer != nil && entry.kind != .savings
                || CardStatement.isPayment(entry.transaction.label))
    }

    /// Whether it is money out that the bank or the model, not the user, sorts.
    private static func canPayCard(_ entry: AnalysedTransaction) -> Bool {
        guard !entry.transaction.amount.isPositive else { return false }
        switch entry.label.kind {
        case .directDebit, .card, .transfer, .instantTransfer, .standingOrder, .cheque, .unknown:
            break
        case .chequeDeposit, .cashWithdrawal, .cashDeposit, .loanPayment, .fee, .interest,
            .refund, .deferredCard, .deferredCardTotal:
            return false
        }
        switch entry.decision.ground {
        case .phrase, .model, .paymentKind, .none: return true
        case .userRule, .correction, .recorded, .ownTransfer, .refund: return false
        }
    }

    private static func canBe(_ entry: AnalysedTransaction) -> Bool {
        let saysNoMore = entry.label.accountWords != .others
        switch entry.label.kind {
        case .transfer, .instantTransfer, .standingOrder, .cheque, .chequeDeposit, .unknown: break
        case .cashDeposit: if !saysNoMore { return false }
        case .card, .directDebit, .cashWithdrawal, .loanPayment, .fee, .interest, .refund,
            .deferredCard, .deferredCardTotal:
            return false
        }
        switch entry.decision.ground {
        case .userRule, .correction, .recorded, .phrase:
            return entry.kind == .transfers || entry.kind == .savings
        case .model:
            // A model knows money in as income, whatever the label leaves open.
            return saysNoMore || entry.kind == .transfers || entry.kind == .savings
        case .refund: return false
        case .paymentKind, .none, .ownTransfer: return true
        }
    }

    /// How well two legs fit; nil where one names an account that the other is not on, or where
    /// neither says that it is a transfer.
    func score(with other: TransferLeg) -> Int? {
        let names = [(named, other.account), (other.named, account)]
        guard names.allSatisfy({ $0.0 == nil || $0.0 == $0.1 }) else { return nil }
        let paysCard = isCardsThanks || other.isCardsThanks
        guard paysCard || isPlain && other.isPlain else { return nil }
        let hints = [(hint, other.account), (other.hint, account)]
        let shared = words.intersection(other.words).count
        let score =
            100 * names.count { $0.0 != nil } + 10 * hints.count { $0.0 == $0.1 } + min(shared, 5)
        return paysCard || isTransfer || other.isTransfer || score > 0 ? score : nil
    }
}
