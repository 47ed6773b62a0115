import Foundation
import Primitives
import Testing
import Wallet

struct RevisionTests {
    @Test func changesWhenThisStoreOrAnotherWrites() throws {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).sqlite"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let store = try WalletStore(path: path)
        let other = try WalletStore(path: path)
        let first = try store.revision()
        #expect(try store.revision() == first)
        _ = try store.accounts()
        #expect(try store.revision() == first)
        try store.open(WalletAccount(name: "main", currency: .eur))
        let second = try store.revision()
        #expect(second != first)
        try other.open(WalletAccount(name: "savings", currency: .eur))
        #expect(try store.revision() != second)
    }
}
