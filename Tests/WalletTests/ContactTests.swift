import Foundation
import Primitives
import Testing
import Wallet

/// Contacts leave and are renamed; what was paid to them stays told by a name.
struct ContactTests {
    private let wallet: TestWallet
    private let id = ContactID(rawValue: "marie")

    init() throws { wallet = try TestWallet() }

    @Test func aRemovedContactKeepsItsNameForWhatWasPaid() throws {
        _ = try wallet.store.post(wallet.payment(2_000), key: TestWallet.key("1"))
        try wallet.store.removeContact(id)
        #expect(try wallet.store.contacts().isEmpty)
        #expect(try wallet.store.lines(of: wallet.main).first?.counterparty == "Marie Dupont")
        #expect(throws: WalletError.unknownContact) { try wallet.store.removeContact(id) }
        try wallet.store.save(Contact(id: id, name: "Marie Roy"))
        #expect(try wallet.store.contacts().map(\.name) == ["Marie Roy"])
    }

    @Test func aRenamedContactIsToldByItsNewName() throws {
        _ = try wallet.store.post(wallet.payment(2_000), key: TestWallet.key("1"))
        try wallet.store.save(Contact(id: ContactID(rawValue: "paul"), name: "Paul"))
        #expect(throws: WalletError.duplicate) { try wallet.store.renameContact(id, to: "Paul") }
        try wallet.store.renameContact(id, to: "Marie Roy")
        #expect(try wallet.store.lines(of: wallet.main).first?.counterparty == "Marie Roy")
    }

    @Test func aContactOfWhatIsToComeStays() throws {
        _ = try wallet.store.schedule(
            OrderTerms(
                account: wallet.main, counterparty: wallet.marie, amount: TestWallet.euros(500),
                firstDay: wallet.day.adding(days: 3)),
            key: TestWallet.key("1"))
        #expect(throws: WalletError.contactInUse) { try wallet.store.removeContact(id) }
        #expect(try wallet.store.contacts().count == 1)
    }

    @Test func aContactThatAutopayKnowsStaysAsItIs() throws {
        var settings = AutopaySettings(currency: .eur)
        settings.peers = [.init(name: PeerName(rawValue: "Marie Dupont"))]
        try wallet.store.save(settings, key: TestWallet.key("1"))
        #expect(throws: WalletError.contactInUse) { try wallet.store.removeContact(id) }
        #expect(throws: WalletError.contactInUse) {
            try wallet.store.renameContact(id, to: "Marie Roy")
        }
    }
}
