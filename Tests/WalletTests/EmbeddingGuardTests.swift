import Foundation
import GRDB
import Primitives
import Testing
import Wallet

/// What an app may do to a wallet by mistake.
struct EmbeddingGuardTests {
    @Test func onlyWhatIsAPaymentIsPaid() throws {
        let wallet = try TestWallet()
        let mirror = WalletAccount(name: "bank", currency: .eur, kind: .mirror)
        try wallet.store.open(mirror)
        let movements = [
            Movement(
                account: mirror, amount: euros(-500), counterparty: wallet.marie, day: wallet.day),
            Movement(
                account: wallet.main, amount: euros(500), counterparty: wallet.marie,
                day: wallet.day),
            Movement(
                account: wallet.main, amount: euros(-500), counterparty: .opening, day: wallet.day),
        ]
        for (number, movement) in movements.enumerated() {
            #expect(throws: WalletError.invalidTerms) {
                try wallet.store.pay(movement, at: wallet.now, key: key("pay \(number)"))
            }
        }
        #expect(try wallet.balance == 100_000)
        #expect(try wallet.store.balance(of: mirror).minorUnits == 0)
    }

    @Test func anAccountThatIsNotOpenIsNeitherPaidFromNorInto() throws {
        let wallet = try TestWallet()
        let slip = WalletAccount(name: "savigns", currency: .eur)
        let into = Movement(
            account: wallet.main, amount: euros(-500), counterparty: .account(slip),
            day: wallet.day)
        let from = Movement(
            account: slip, amount: euros(500), counterparty: .named("ACME"), day: wallet.day)
        #expect(throws: WalletError.unknownAccount("savigns")) {
            try wallet.store.pay(into, at: wallet.now, key: key("into"))
        }
        #expect(throws: WalletError.unknownAccount("savigns")) {
            try wallet.store.post(from, key: key("from"))
        }
        let terms = OrderTerms(
            account: wallet.main, counterparty: .account(slip), amount: euros(500),
            firstDay: wallet.day)
        #expect(throws: WalletError.unknownAccount("savigns")) {
            try wallet.store.schedule(terms, key: key("order"))
        }
        #expect(try wallet.store.accounts().map(\.name) == ["savings", "main"])
    }

    @Test func aLockedWalletSetsNothingAsideAndConvertsNothing() throws {
        let wallet = try TestWallet()
        let dollars = WalletAccount(name: "dollars", currency: .usd)
        try wallet.store.open(dollars)
        try wallet.store.change(.setWalletLocked(true), key: key("lock"))
        let rate = try #require(ConversionRate(decimal: "1.10", from: .eur, to: .usd))
        #expect(throws: WalletError.walletLocked(until: nil)) {
            try wallet.store.placeHold(
                of: euros(500), on: wallet.main, for: wallet.marie, at: wallet.now, key: key("hold")
            )
        }
        #expect(throws: WalletError.walletLocked(until: nil)) {
            try wallet.store.convert(
                euros(500), from: wallet.main, to: dollars, at: rate, on: wallet.day,
                at: wallet.now, key: key("convert"))
        }
    }

    @Test func aRetryAfterMidnightIsTheSamePayment() throws {
        let wallet = try TestWallet()
        let first = try wallet.store.pay(wallet.payment(5_000), at: wallet.now, key: key("pay"))
        let later = Movement(
            account: wallet.main, amount: euros(-5_000), counterparty: wallet.marie,
            day: wallet.day.adding(days: 1))
        let again = try wallet.store.pay(
            later, at: wallet.now.addingTimeInterval(86_400), key: key("pay"))
        #expect(again.entry == first.entry && again.isRepeat && !first.isRepeat)
        #expect(try wallet.balance == 95_000)
    }

    @Test func aHoldAndARequestMadeAgainWithAnotherEndAreTheSame() throws {
        let wallet = try TestWallet()
        let ends = [3_600.0, 3_601].map { wallet.now.addingTimeInterval($0) }
        let holds = try ends.map { end in
            try wallet.store.placeHold(
                of: euros(500), on: wallet.main, for: wallet.marie, expires: end, at: wallet.now,
                key: key("hold"))
        }
        let requests = try ends.map { end in
            try wallet.store.createRequest(
                .outgoing, with: wallet.marie, amount: euros(500), expires: end, at: wallet.now,
                key: key("request"))
        }
        #expect(holds[0] == holds[1] && holds[0].expires == ends[0])
        #expect(requests[0] == requests[1])
    }

    @Test func aReceiptOfARepeatedCommandSaysSo() throws {
        let wallet = try TestWallet()
        let hold = try wallet.store.placeHold(
            of: euros(500), on: wallet.main, for: wallet.marie, at: wallet.now, key: key("hold"))
        let receipts = try (0..<2).map { _ in
            try wallet.store.captureHold(
                hold.id, on: wallet.day, at: wallet.now, key: key("capture"))
        }
        #expect(receipts.map(\.isRepeat) == [false, true])
        #expect(receipts[0].entry == receipts[1].entry)
    }

    @Test func theLastPaymentCanBeUndoneHoweverMuchCameIn() throws {
        let wallet = try TestWallet()
        let payment = try wallet.store.pay(wallet.payment(500), at: wallet.now, key: key("pay"))
        for number in 0..<30 {
            _ = try wallet.store.post(
                Movement(
                    account: wallet.main, amount: euros(100), counterparty: .named("ACME"),
                    day: wallet.day, instant: wallet.now), key: key("in \(number)"))
        }
        let last = try wallet.store.lastUndoable(within: 3_600, at: wallet.now)
        #expect(last == payment.entry)
    }

    @Test func autopaySettingsOfAnotherCurrencyAreNotTold() throws {
        let wallet = try TestWallet()
        try wallet.store.save(
            AutopaySettings(isEnabled: true, currency: .usd, dailyLimit: 5_000), key: key("auto"))
        #expect(try !wallet.store.autopaySettings(in: .eur).isEnabled)
        #expect(try wallet.store.autopaySettings(in: .usd).isEnabled)
    }

    @Test func aContactHasAName() throws {
        let wallet = try TestWallet()
        #expect(throws: WalletError.invalidTerms) {
            try wallet.store.save(Contact(id: ContactID(rawValue: "x"), name: " "))
        }
    }
}

/// How a wallet's file and its transactions are used.
struct WalletFileTests {
    @Test func aDatabaseOfAnotherProgramIsLeftAsItIs() throws {
        let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let other = try DatabaseQueue(path: path)
        try other.write { try $0.execute(sql: "CREATE TABLE note (text TEXT)") }
        #expect(throws: WalletError.notAWallet(reason: "it is a database of another program")) {
            try WalletStore(path: path)
        }
        let tables = try other.read {
            try String.fetchAll($0, sql: "SELECT name FROM sqlite_master")
        }
        #expect(tables == ["note"])
    }

    @Test func theRevisionIsToldWithinATransaction() throws {
        let wallet = try TestWallet()
        let before = try wallet.store.revision()
        let within = try wallet.store.atomically { store throws(WalletError) in
            try store.save(Contact(id: ContactID(rawValue: "paul"), name: "Paul"))
            return try store.revision()
        }
        #expect(before != within)
    }
}
