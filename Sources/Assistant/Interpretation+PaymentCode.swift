internal import Primitives
internal import Understanding
internal import Wallet

extension Interpretation {
    /// The bill that the text of a payment's QR code is (EPC069-12): its payee with the account
    /// number, its amount if it is fixed, and what it is for.
    ///
    /// The lines may be told apart by `\\n` written out, where a turn is one line.
    /// - Returns: nil for any text that is no such code, or a faulty one.
    init?(paymentCode text: String, in language: Language) {
        guard text.hasPrefix("BCD"),
            let payment = try? EPCPayment(text.replacing("\\n", with: "\n"))
        else { return nil }
        let whole = 0..<text.utf8.count
        let payee = "\(payment.name) \(payment.iban.compact)"
        var slots = [SlotFill(slot: .payee, value: .text(payee), range: whole)]
        if let amount = payment.amount {
            let spoken = SpokenAmount(decimal: amount.decimalString, currency: amount.currency)
            slots.append(SlotFill(slot: .amount, value: .amount(spoken), range: whole))
        }
        switch payment.remittance {
        case .structured(let note)?, .unstructured(let note)?:
            slots.append(SlotFill(slot: .note, value: .text(note), range: whole))
        case nil: break
        }
        self.init(
            text: payment.name, language: language, label: .intent(.payBill, nil), act: nil,
            confidence: 1, slots: slots)
    }
}
