import Primitives
import Testing
import Wallet

struct SortingTests {
    private let wallet: WalletStore
    private let bank = WalletAccount(name: "bank", currency: .eur, kind: .mirror)

    init() throws {
        wallet = try WalletStore(path: ":memory:")
        try wallet.open(bank)
    }

    private func post(_ amount: Int64, _ name: String, category: String) throws -> Int64 {
        try wallet.post(
            Movement(
                account: bank, amount: Money(minorUnits: amount, currency: .eur),
                counterparty: .named(name), day: Day(number: 20_515), note: name,
                category: category),
            key: IdempotencyKey(rawValue: name)
        ).entry
    }

    @Test func anEntryIsListedAsItIsSortedNowAndTheLedgerStaysAsItWas() throws {
        let entry = try post(-1_000, "SHOP", category: "other")
        let sorting = EntrySorting(entry: entry, category: .travel, isOwnTransfer: false)
        #expect(try wallet.transaction { try $0.sort([sorting]) } == 1)
        #expect(try wallet.transaction { try $0.sort([sorting]) } == 0)
        #expect(try wallet.lines(of: bank).map(\.category) == ["travel"])
        var filter = LedgerFilter()
        filter.category = "other"
        #expect(try wallet.lines(of: bank, matching: filter).isEmpty)
        #expect(try wallet.verify().firstFault == nil)
    }

    @Test func aBudgetCountsWhatIsSortedIntoItAndNoTransferBetweenOwnAccounts() throws {
        let budget = Budget(
            category: "travel", period: .monthly, amount: Money(minorUnits: 9_000, currency: .eur))
        try wallet.setBudget(budget, key: IdempotencyKey(rawValue: "b"))
        let shop = try post(-1_000, "SHOP", category: "other")
        let move = try post(-5_000, "MOVE", category: "travel")
        _ = try wallet.transaction { ledger in
            try ledger.sort([
                EntrySorting(entry: shop, category: .travel, isOwnTransfer: false),
                EntrySorting(entry: move, category: .travel, isOwnTransfer: true),
            ])
        }
        #expect(
            try wallet.status(of: budget, on: Day(number: 20_515)).spent.minorUnits == 1_000)
        #expect(try wallet.ownTransferCount() == 1)
        #expect(try wallet.lines(of: bank).map(\.isOwnTransfer) == [true, false])
    }

    @Test(arguments: [(400, 600), (3_000, 0)])
    func whatIsGivenBackIsTakenOffABudget(back: Int64, spent: Int64) throws {
        let budget = Budget(
            category: "travel", period: .monthly, amount: Money(minorUnits: 9_000, currency: .eur))
        try wallet.setBudget(budget, key: IdempotencyKey(rawValue: "b"))
        _ = try post(-1_000, "SHOP", category: "travel")
        let refund = try post(back, "SHOP BACK", category: "travel")
        let wage = try post(50_000, "WAGE", category: "travel")
        _ = try wallet.transaction { ledger in
            try ledger.sort([
                EntrySorting(
                    entry: refund, category: .travel, isOwnTransfer: false, isRefund: true),
                EntrySorting(entry: wage, category: .travel, isOwnTransfer: false),
            ])
        }
        #expect(
            try wallet.status(of: budget, on: Day(number: 20_515)).spent.minorUnits == spent)
        #expect(try wallet.lines(of: bank).map(\.isRefund) == [false, true, false])
    }

    @Test func rulesKeepTheirOrderAndAreReplacedWhole() throws {
        let rules = [("zeta", SpendingCategory.health), ("alpha", .travel), ("mid", .fees)].map {
            CategoryAssignment(text: $0.0, category: $0.1)
        }
        try wallet.setCategoryRules(rules)
        #expect(try wallet.categoryRules() == rules)
        try wallet.setCategoryRules([rules[2]])
        #expect(try wallet.categoryRules() == [rules[2]])
        #expect(throws: WalletError.invalidTerms) {
            try wallet.setCategoryRules([CategoryAssignment(text: " ", category: .fees)])
        }
        #expect(try wallet.categoryRules() == [rules[2]])
    }

    @Test func aCorrectionIsReplacedMovedLastAndForgotten() throws {
        for (label, category) in [("A", SpendingCategory.health), ("B", .travel), ("A", .fees)] {
            try wallet.correct(CategoryAssignment(text: label, category: category))
        }
        #expect(try wallet.categoryCorrections().map(\.text) == ["B", "A"])
        #expect(try wallet.categoryCorrections().last?.category == .fees)
        try wallet.forgetCorrection(of: "A")
        #expect(try wallet.categoryCorrections().map(\.text) == ["B"])
        #expect(throws: WalletError.notFound) { try wallet.forgetCorrection(of: "A") }
        #expect(throws: WalletError.invalidTerms) {
            try wallet.correct(CategoryAssignment(text: "", category: .fees))
        }
    }
}
