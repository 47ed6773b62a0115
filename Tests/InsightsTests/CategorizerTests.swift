import Classification
import Insights
import Primitives
import Statements
import Testing

/// A small model, trained once for all tests.
private enum SmallModel {
    static let groups: [CategoryTraining.Group] = [
        group(.groceries, "bakery, butcher, grocer, fishmonger, boulangerie, boucherie, epicerie"),
        group(.transport, "garage, petrol station, tyres, car wash, parking, pneus, carburant"),
        group(.health, "pharmacy, dentist, optician, doctor, pharmacie, dentiste, opticien"),
    ]

    static func group(_ category: SpendingCategory, _ names: String) -> CategoryTraining.Group {
        CategoryTraining.Group(
            category: category, styles: ["CB {NAME} {town}", "{name}", "POS {number} {NAME}"],
            isIncoming: false, amounts: 5...80,
            names: names.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }

    static func train() -> CategoryTraining.Result? {
        var options = CategoryTraining.Options()
        options.classifier.space = FeatureSpace(bucketBits: 10)
        options.labelsPerName = 4
        return CategoryTraining(options: options).train(on: groups, towns: ["LYON", "LEEDS"])
    }

    static let result = train()

    static let model = result.flatMap { try? CategoryModel(bytes: $0.bytes) }
}

struct CategorizerTests {
    @Test func theFingerprintTellsCategorizersThatMayDecideOtherwise() {
        func fingerprint(
            _ rules: [String], _ corrections: [(String, SpendingCategory)] = []
        ) -> String {
            Categorizer(
                rules: CategoryRules(
                    userRules: rules.map { .init(text: $0, category: .health) }),
                corrections: corrections.map { .init(label: $0.0, category: $0.1) }
            ).fingerprint
        }
        let all = [
            fingerprint([]), fingerprint(["lidl"]), fingerprint(["lidl", "spar"]),
            fingerprint(["spar", "lidl"]), fingerprint([], [("lidl", .health)]),
            fingerprint([], [("lidl", .travel)]),
        ]
        #expect(Set(all).count == all.count)
        #expect(fingerprint(["lidl"], [("a", .fees)]) == fingerprint(["lidl"], [("a", .fees)]))
    }

    /// Labels that differ in figures alone are read together, save where a rule holds a figure.
    @Test func aRuleWithAFigureIsOfTheLabelsThatHoldIt() {
        let categorizer = Categorizer(
            rules: CategoryRules(userRules: [
                .init(text: "carrefour 12", category: .travel),
                .init(text: "zorblax 2", category: .education),
            ]))
        let labels = [
            "CB CARREFOUR 11", "CB CARREFOUR 12", "CB CARREFOUR 13", "ZORBLAX 1", "ZORBLAX 2",
        ]
        let together = categorizer.analysed(labels.map(payment)).map(\.kind)
        #expect(together == labels.map { categorizer.decision(on: payment($0)).category })
        #expect(together.map { $0 == .travel } == [false, true, false, false, false])
        #expect(together.map { $0 == .education } == [false, false, false, false, true])
    }

    private func payment(_ label: String) -> BankTransaction {
        BankTransaction(
            day: Day(number: 20_515), amount: Money(minorUnits: -2_000, currency: .eur),
            label: label, id: label)
    }

    @Test func trainingTwiceGivesTheSameBytes() throws {
        let first = try #require(SmallModel.result)
        #expect(first.bytes == SmallModel.train()?.bytes)
        #expect(first.nameCount == 21 && first.labelCount == 84)
        #expect((0...1).contains(first.threshold))
    }

    @Test func oneCategoryIsNothingToTrainOn() {
        #expect(CategoryTraining().train(on: [SmallModel.groups[0]], towns: ["LYON"]) == nil)
        #expect(CategoryTraining().train(on: SmallModel.groups, towns: []) == nil)
    }

    @Test func aModelOfOtherLabelsIsRefused() {
        #expect(throws: ModelError.self) { try CategoryModel(bytes: [1, 2, 3]) }
    }

    @Test func theModelSaysWhichWordsSpoke() throws {
        let model = try #require(SmallModel.model)
        // No built-in phrase holds «fishmongr»: the n-grams decide.
        let entry = try #require(
            Categorizer(model: model).analysed([payment("POS 1234 FISHMONGR")]).first)
        let confidence = entry.decision.confidence ?? entry.decision.proposal?.confidence
        #expect(confidence.map { (0...1).contains($0) } == true)
        #expect((entry.decision.proposal?.category ?? entry.kind) == .groceries)
        let explanation = try #require(
            Categorizer(model: model).explanation(
                of: payment("POS 1234 FISHMONGR"), category: .groceries))
        #expect(explanation.contributions.contains { $0.value > 0 })
    }

    @Test func aCorrectionHoldsForTheMerchantWhateverItsLabel() throws {
        let categorizer = Categorizer(
            corrections: [.init(label: "CB ZQUOX 12/03", category: .travel)],
            model: SmallModel.model)
        for label in ["CB ZQUOX 14/05 LYON", "POS PURCHASE 9912 ZQUOX", "Zquox"] {
            let decision = categorizer.decision(on: payment(label))
            #expect(decision.category == .travel && decision.ground == .correction, "\(label)")
        }
    }

    @Test func aCorrectionTeachesTheModelOfMerchantsLikeIt() throws {
        let model = try #require(SmallModel.model)
        let label = "CB ZQUOX BRAMVEK FISHMONGR LEEDS"
        let taught = Categorizer(
            corrections: [.init(label: "CB BRAMVEK FISHMONGR", category: .health)], model: model)
        let before = Categorizer(model: model).decision(on: payment(label))
        let after = taught.decision(on: payment(label))
        #expect((before.proposal?.category ?? before.category) == .groceries)
        #expect((after.proposal?.category ?? after.category) == .health)
    }

    @Test func rulesGoBeforeCorrectionsAndCorrectionsBeforePhrases() {
        let corrected = Categorizer(
            corrections: [.init(label: "CARREFOUR", category: .travel)])
        #expect(corrected.decision(on: payment("CB CARREFOUR")).category == .travel)
        let ruled = Categorizer(
            rules: CategoryRules(userRules: [.init(text: "carrefour", category: .health)]),
            corrections: [.init(label: "CARREFOUR", category: .travel)])
        #expect(ruled.decision(on: payment("CB CARREFOUR")).category == .health)
    }

    @Test func theLaterOfTwoCorrectionsHolds() {
        let categorizer = Categorizer(corrections: [
            .init(label: "ZQUOX", category: .travel), .init(label: "CB ZQUOX", category: .health),
        ])
        #expect(categorizer.decision(on: payment("ZQUOX 12")).category == .health)
    }

    @Test func moneyInIsNeverPutAmongPurchases() {
        let categorizer = Categorizer(
            corrections: [.init(label: "ZQUOX", category: .travel)], model: SmallModel.model)
        let refund = BankTransaction(
            day: Day(number: 20_515), amount: Money(minorUnits: 2_000, currency: .eur),
            label: "ZQUOX", id: "r")
        #expect(categorizer.decision(on: refund).category == .income)
    }

    @Test func whatWasRecordedYieldsToTheUserAlone() {
        let bakery = payment("BAKERY")
        let entry = Categorizer().analysed([bakery], recorded: [bakery.id: .travel]).first
        #expect(entry?.kind == .travel && entry?.decision.ground == .recorded)
        let corrected = Categorizer(corrections: [.init(label: "BAKERY", category: .health)])
            .analysed([bakery], recorded: [bakery.id: .travel]).first
        #expect(corrected?.kind == .health)
    }

    @Test func theQuestionsAreThoseThatSettleMostMoney() throws {
        let rows = (0..<30).map { index in
            BankTransaction(
                day: Day(number: 20_515),
                amount: Money(minorUnits: Int64(-100 * (index % 15 + 1)), currency: .eur),
                label: "CB QZX\(String(repeating: "W", count: index % 15))", id: "\(index)")
        }
        let list = try ReviewList(of: Categorizer().analysed(rows), currency: .eur)
        #expect(list.items.count == 15 && list.questions.count == 10)
        #expect(list.items.map(\.total.minorUnits) == (1...15).reversed().map { Int64(200 * $0) })
        // Fifteen merchants of 2, 4 … 30 euros: the ten largest have 210 of 240.
        #expect(abs(list.settledShare - 210.0 / 240) < 1e-9)
        #expect(list.items.allSatisfy { $0.transactions.count == 2 })
    }
}
