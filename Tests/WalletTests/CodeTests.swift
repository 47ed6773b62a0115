import Primitives
import Testing
import Wallet

struct LoyaltyNumberTests {
    /// Printed examples: GS1 General Specifications, Wikipedia's articles on each symbology.
    @Test(arguments: [
        ("4006381333931", Symbology.ean13), ("5901234123457", .ean13), ("96385074", .ean8),
        ("73513537", .ean8), ("036000291452", .upcA), ("012345678905", .upcA),
        ("01234565", .upcE), ("04252614", .upcE), ("02345673", .upcE), ("CODE-39 $/+%", .code39),
        ("Wikipedia 128", .code128), ("https://example.org/é", .qr), ("1", .aztec),
        ("A1B2", .pdf417), ("30Q324343430794<OQQ", .dataMatrix), (" 4006381 333931 ", .ean13),
    ])
    func accepts(text: String, symbology: Symbology) throws {
        _ = try LoyaltyNumber(text, symbology: symbology)
    }

    @Test(arguments: [
        ("4006381333932", Symbology.ean13, LoyaltyNumber.Fault.checkDigit(expected: 1)),
        ("400638133393", .ean13, .digitCount(expected: 13)),
        ("9638507x", .ean8, .character("x")), ("96385075", .ean8, .checkDigit(expected: 4)),
        ("036000291453", .upcA, .checkDigit(expected: 2)), ("21234565", .upcE, .numberSystem),
        ("01234566", .upcE, .checkDigit(expected: 5)), ("code39", .code39, .character("c")),
        ("é", .code128, .character("é")), ("  ", .qr, .empty), ("٤٠٠٦٣٨١٣", .ean8, .character("٤")),
        (String(repeating: "1", count: 81), .code128, .tooLong(maximum: 80)),
        (String(repeating: "a", count: 2_954), .qr, .tooLong(maximum: 2_953)),
    ])
    func refuses(text: String, symbology: Symbology, fault: LoyaltyNumber.Fault) {
        #expect(throws: fault) { try LoyaltyNumber(text, symbology: symbology) }
    }

    /// A single wrong digit never goes unnoticed: the weights 1 and 3 are prime to 10.
    @Test func everySingleWrongDigitIsNoticed() {
        let digits = Array("4006381333931")
        for index in digits.indices {
            for other in "0123456789" where other != digits[index] {
                var wrong = digits
                wrong[index] = other
                #expect(throws: LoyaltyNumber.Fault.self) {
                    try LoyaltyNumber(String(wrong), symbology: .ean13)
                }
            }
        }
    }

    @Test func aNumbersSymbologyIsGuessedByItsCheckDigit() {
        #expect(LoyaltyNumber.symbology(ofDigits: "4006381333931") == .ean13)
        #expect(LoyaltyNumber.symbology(ofDigits: "036000291452") == .upcA)
        #expect(LoyaltyNumber.symbology(ofDigits: "123") == nil)
    }
}

struct PaymentTextTests {
    /// The example of EPC069-12, annex: the Belgian Red Cross.
    private let redCross = [
        "BCD", "001", "1", "SCT", "BPOTBEB1", "Red Cross", "BE72000000001616", "EUR1", "CHAR", "",
        "Urgency fund", "Sample EPC QR Code",
    ]

    @Test(arguments: ["\n", "\r\n"])
    func readsTheExampleOfTheGuidelines(end: String) throws {
        let payment = try EPCPayment(redCross.joined(separator: end))
        #expect(payment.version == 1 && payment.bic == "BPOTBEB1" && payment.name == "Red Cross")
        #expect(payment.iban.compact == "BE72000000001616")
        #expect(payment.amount == euros(100) && payment.purpose == "CHAR")
        #expect(payment.remittance == .unstructured("Urgency fund"))
        #expect(payment.information == "Sample EPC QR Code")
    }

    @Test func versionTwoNeedsNoBICAndMostLinesMayBeMissing() throws {
        let text = "BCD\n002\n1\nSCT\n\nFrançois D'Alsace S.A.\nFR1420041010050500013M02606"
        let payment = try EPCPayment(text)
        #expect(payment.bic == nil && payment.amount == nil && payment.remittance == nil)
        // ISO 11649's example.
        let reference = try EPCPayment(text + "\nEUR12.3\n\nRF18539007547034\n")
        #expect(reference.remittance == .structured("RF18539007547034"))
        #expect(reference.amount?.minorUnits == 1_230)
    }

    @Test(arguments: [
        (0, "BCE", EPCPayment.Fault.Kind.serviceTag), (1, "003", .version), (2, "9", .characterSet),
        (3, "INST", .identification), (4, "", .bic), (4, "BPOT", .bic), (5, "", .name),
        (5, String(repeating: "n", count: 71), .name), (6, "BE72000000001617", .iban),
        (7, "EUR0", .amount), (7, "USD1.00", .amount), (7, "EUR1.001", .amount),
        (7, "EUR-1", .amount), (7, "EUR1,00", .amount), (7, "EUR1000000000", .amount),
        (8, "char", .purpose), (8, "ABCDE", .purpose), (9, "RF00X", .bothRemittances),
        (10, String(repeating: "t", count: 141), .text),
        (11, String(repeating: "i", count: 71), .information),
    ])
    func namesTheLineThatIsWrong(line: Int, text: String, kind: EPCPayment.Fault.Kind) {
        var lines = redCross
        lines[line] = text
        let fault = #expect(throws: EPCPayment.Fault.self) {
            try EPCPayment(lines.joined(separator: "\n"))
        }
        #expect(fault?.kind == kind)
    }

    @Test func aCreditorReferenceHasItsCheckDigitsRight() {
        var lines = redCross
        lines[9] = "RF19539007547034"
        lines[10] = ""
        let fault = #expect(throws: EPCPayment.Fault.self) {
            try EPCPayment(lines.joined(separator: "\n"))
        }
        #expect(fault?.line == 10 && fault?.kind == .reference)
    }
}
