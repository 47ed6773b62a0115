import Primitives
import Testing

@testable import Dialogue

/// What is due of bills beside what is to be paid of them on later days.
struct PlannedBillTests {
    private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

    private func bill(_ id: String, _ cents: Int64) -> WalletView.Bill {
        .init(id: id, merchant: "EDF", amount: euros(cents), due: nil)
    }

    private func payment(_ cents: Int64, for bill: String?) -> WalletView.Recurring {
        .init(
            id: "p\(cents)", name: "EDF", amount: euros(cents), frequency: nil,
            isSubscription: true, bill: bill)
    }

    @Test func whatIsPlannedIsOfTheBillThatItIsFor() {
        let (first, second) = (bill("b1", 5_000), bill("b2", 8_000))
        var view = WalletView(balance: euros(100_000))
        view.bills = [first, second]
        view.recurring = [payment(5_000, for: "b1"), payment(2_000, for: "b2")]
        #expect(view.unplanned(of: first) == euros(0))
        #expect(view.unplanned(of: second) == euros(6_000))
        #expect(view.dues.map(\.amount) == [euros(5_000), euros(2_000), euros(6_000)])
        view.recurring[1].isPaused = true
        #expect(view.unplanned(of: second) == euros(8_000))
    }

    @Test func aPaymentThatNamesNoBillIsOfOneOfJustItsAmount() {
        var view = WalletView(balance: euros(100_000))
        view.bills = [bill("b1", 5_000), bill("b2", 8_000)]
        view.recurring = [payment(8_000, for: nil), payment(1_000, for: nil)]
        #expect(view.bills.map(view.unplanned) == [euros(5_000), euros(0)])
    }
}
