import Insights
import Primitives
import Statements
import Testing

struct LabelTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let label: String
        let kind: PaymentKind
        let merchant: String
        var day: String?
        var town: String?

        var testDescription: String { label }
    }

    static let samples = [
        Sample(
            label: "CB CARREFOUR 12/03 PARIS", kind: .card, merchant: "CARREFOUR",
            day: "2026-03-12", town: "PARIS"),
        Sample(
            label: "FACTURE CARTE DU 080326 BOULANGERIE PAUL CARTE 4974XX", kind: .card,
            merchant: "BOULANGERIE PAUL", day: "2026-03-08"),
        Sample(
            label: "PRLV SEPA EDF ECH/080326 ID EMETTEUR/FR12ZZZ555 MDT/M-889", kind: .directDebit,
            merchant: "EDF"),
        Sample(
            label: "VIR SEPA RECU /DE ACME SARL /MOTIF SALAIRE MARS", kind: .transfer,
            merchant: "ACME SARL"),
        Sample(label: "VIR INST M DUPONT", kind: .instantTransfer, merchant: "DUPONT"),
        Sample(
            label: "RETRAIT DAB 12/03/26 LYON", kind: .cashWithdrawal, merchant: "RETRAIT DAB",
            day: "2026-03-12", town: "LYON"),
        Sample(label: "ECH PRET 0012345", kind: .loanPayment, merchant: "ECH PRET"),
        Sample(label: "REM CHQ 2", kind: .chequeDeposit, merchant: "REM CHQ"),
        Sample(label: "POS PURCHASE 1234 TESCO", kind: .card, merchant: "TESCO"),
        Sample(label: "DD BRITISH GAS", kind: .directDebit, merchant: "BRITISH GAS"),
        Sample(label: "STO J SMITH", kind: .standingOrder, merchant: "J SMITH"),
        Sample(
            label: "CB*1234 SNCF INTERNET 02/03", kind: .card, merchant: "SNCF INTERNET",
            day: "2026-03-02"),
        Sample(
            label: "CARD PAYMENT TO TFL ON 12 MAR", kind: .card, merchant: "TFL",
            day: "2026-03-12"),
        Sample(label: "CB SPOTIFY P2F3A1", kind: .card, merchant: "SPOTIFY"),
        Sample(label: "CB H2O SPA", kind: .card, merchant: "H2O SPA"),
        Sample(label: "CHECKERS DELI", kind: .unknown, merchant: "CHECKERS DELI"),
        Sample(label: "", kind: .unknown, merchant: ""),
    ]

    @Test(arguments: samples)
    func saysHowToWhomWhenAndWhere(sample: Sample) throws {
        let booked = try #require(Day("2026-03-15"))
        let label = BankLabel(sample.label, booked: booked)
        #expect(label.kind == sample.kind)
        #expect(label.merchant == sample.merchant)
        #expect(label.purchaseDay?.description == sample.day)
        #expect(label.town == sample.town)
    }

    @Test func aDirectDebitNamesItsMandateAndCreditor() throws {
        let label = BankLabel(
            "PRLV SEPA EDF ECH/080326 ID EMETTEUR/FR12ZZZ555 MDT/M-889",
            booked: Day(number: 20_520))
        #expect(label.mandate == "M-889" && label.creditor == "FR12ZZZ555")
    }

    @Test func aPurchaseInDecemberBookedInJanuaryIsLastYears() throws {
        let booked = try #require(Day("2026-01-02"))
        #expect(
            BankLabel("CB FNAC 30/12", booked: booked).purchaseDay?.description == "2025-12-30")
    }

    @Test func theUsersRuleGoesFirstAndSaysSo() {
        let rules = CategoryRules(userRules: [.init(text: "Carrefour", category: .travel)])
        let decision = rules.decision(for: "CB CARREFOUR 12/03", kind: .card, isIncoming: false)
        #expect(decision.category == .travel && decision.ground == .userRule)
        #expect(decision.evidence == "carrefour")
    }

    @Test func anUnknownNameIsLeftToReview() {
        let decision = CategoryRules().decision(for: "CB QZXW", kind: .card, isIncoming: false)
        #expect(decision.category == .other && decision.needsReview)
    }

    @Test(arguments: [
        ("CB SNCF INTERNET", SpendingCategory.transport), ("CB UBER EATS PARIS", .restaurants),
        ("CB UBER TRIP", .transport), ("PRLV AMAZON PRIME", .subscriptions),
        ("CB AMAZON EU", .shopping), ("VIR M DURAND", .transfers),
    ])
    func theNameFurthestLeftAndLongestDecides(label: String, category: SpendingCategory) {
        let kind = BankLabel(label, booked: Day(number: 20_520)).kind
        let decision = CategoryRules().decision(for: label, kind: kind, isIncoming: false)
        #expect(decision.category == category)
    }

    @Test func sumsOfADeferredCardAreNotCountedTwice() throws {
        let transactions = [
            ("CB DEBIT DIFFERE FNAC 02/03", -5_000), ("CB DEBIT DIFFERE LIDL 05/03", -3_000),
            ("DEBIT MENSUEL CARTE", -8_000),
        ].enumerated().map { index, row in
            BankTransaction(
                day: Day(number: 20_520 + index),
                amount: Money(minorUnits: Int64(row.1), currency: .eur), label: row.0,
                id: "\(index)")
        }
        let analysis = try SpendingAnalysis(of: transactions)
        #expect(analysis.months.map(\.spending.minorUnits) == [8_000])
        #expect(analysis.deferredCount == 1)
    }
}
