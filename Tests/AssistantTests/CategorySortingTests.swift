import Assistant
import Foundation
import Insights
import Primitives
import Reports
import Statements
import Testing
import Wallet

struct CategorySortingTests {
    private let scene: TemporaryWallet
    private let folder: URL
    private let wallet: WalletStore

    init() throws {
        scene = try TemporaryWallet()
        (folder, wallet) = (scene.folder, scene.wallet)
    }

    private func bringIn(
        _ text: String, account: String
    ) throws -> StatementImport.Summary {
        try scene.bringIn(text, "\(account).csv", account: account)
    }

    private let current = """
        Date;Libellé;Montant
        02/01/2026;CB ZQUOX 01/01;-30,00
        05/01/2026;VIR VERS LIVRET;-200,00
        09/01/2026;CB LIDL 08/01;-50,00
        28/01/2026;VIR SALAIRE ACME;2000,00

        """

    private let saving = """
        Date;Libellé;Montant
        06/01/2026;VIR DE COMPTE COURANT;200,00

        """

    private func categories(of account: String) throws -> [String: String?] {
        let found = try #require(try wallet.accounts().first { $0.name == account })
        let lines = try wallet.lines(of: found)
        return Dictionary(uniqueKeysWithValues: lines.map { ($0.note ?? "", $0.category) })
    }

    /// People who are sent money and are called as shops are, and shops that are called as people.
    @Test(arguments: [
        ("VIR INST PAUL MARTIN", SpendingCategory.transfers),
        ("VIR SEPA PAUL MARTIN", .transfers), ("VIREMENT JULES MOREAU", .transfers),
        ("FASTER PAYMENT TO TOM BAKER", .transfers), ("VIR INST NICOLAS PETIT", .transfers),
        ("FASTER PAYMENT TO WENDY COOPER", .transfers), ("VIR MARIE LECLERC", .transfers),
        ("CB PAUL GARE DE LYON", .groceries), ("CB JULES LYON", .shopping),
        ("VIR SEPA FONCIA LOYER", .housing), ("VIR SEPA EDF", .utilities),
        ("VIR EPARGNE", .savings),
    ])
    func aPersonIsNoShop(label: String, category: SpendingCategory) {
        let decision = CategorySorting.bundled.decision(
            on: BankTransaction(
                day: Day(number: 20_500), amount: Money(minorUnits: -3_000, currency: .eur),
                label: label, id: "0"))
        #expect(decision.category == category, "\(label): \(decision)")
    }

    @Test(arguments: [("EDF, ORANGE (×2)", "EDF, ORANGE"), ("(×2)", ""), ("VIR (×12)", "VIR")])
    func theMarkOfABatchIsNoEvidence(marked: String, label: String) {
        let decisions = [marked, label].map { text in
            CategorySorting.bundled.decision(
                on: BankTransaction(
                    day: Day(number: 20_500), amount: Money(minorUnits: -9_000, currency: .eur),
                    label: text, id: "0"))
        }
        #expect(decisions[0] == decisions[1])
        #expect(!label.isEmpty || decisions[0].needsReview)
    }

    @Test func whatFilesShareIsReviewedOnceAndKeepsItsColumnOfCategories() throws {
        let rows = (1...6).map { "0\($0)/01/2026;QZXW \($0);Santé;-\($0),00\n" }
        let paths = try [rows[..<4], rows[2...]].enumerated().map { index, part in
            let url = folder.appendingPathComponent("\(index).csv")
            let text = "Date;Libellé;Catégorie;Montant\n" + part.joined()
            try Data(text.utf8).write(to: url)
            return url.path
        }
        let one = try CategoryReview(files: [paths[0]], categorizer: CategorySorting.bundled)
        #expect(one.transactionCount == 4)
        let review = try CategoryReview(files: paths, categorizer: CategorySorting.bundled)
        #expect(review.transactionCount == 6)
        let day = try #require(Day("2026-02-01"))
        let report = try ReportMaking(language: .french, day: day).report(onFiles: paths)
        #expect(report.analysis.entries.count == 6)
        #expect(report.analysis.entries.allSatisfy { $0.transaction.category == .health })
    }

    @Test func whatIsReviewedIsReadAsSaidAndItsFaultyRowsAreNamed() throws {
        let url = folder.appendingPathComponent("a.csv")
        try Data("Date,Label,Amount\n2026-01-13,QZXW,-1.00\nnever,QZXW,-2.00\n".utf8).write(to: url)
        var reading = ImportProfile()
        reading.currency = "GBP"
        let review = try CategoryReview(
            files: [url.path], categorizer: CategorySorting.bundled, reading: reading,
            language: .french)
        #expect(review.list.total.currency == .gbp)
        #expect(review.rejected.map(\.file) == [url.path])
        #expect(review.rejected.first?.row.hasPrefix("ligne 3") == true)
        let lines = try StatementImport(path: url.path).transactionLines()
        #expect(lines.lines.count == 1 && lines.rejected.first?.hasPrefix("line 3: ") == true)
    }

    @Test func aTransferBetweenImportedAccountsIsToldMarkedAndNotCounted() throws {
        #expect(try bringIn(current, account: "courant").ownTransferCount == 0)
        let summary = try bringIn(saving, account: "livret")
        #expect(summary.ownTransferCount == 2 && summary.json.contains(#""own_transfers":2"#))
        #expect(try bringIn(saving, account: "livret").ownTransferCount == 0)
        let day = try #require(Day("2026-02-01"))
        let report = try ReportMaking(language: .english, day: day).report(onWallet: wallet)
        let january = try #require(report.analysis.months.first)
        #expect(january.spending.minorUnits == 8_000 && january.income.minorUnits == 200_000)
        #expect(report.html().contains("between your own accounts"))
    }

    @Test func aCorrectionSortsPastAndFutureInWalletAndReportAlike() throws {
        _ = try bringIn(current, account: "courant")
        try wallet.correct(CategoryAssignment(text: "ZQUOX", category: .travel))
        let categorizer = try CategorySorting.categorizer(of: wallet)
        #expect(try CategorySorting.sortAnew(wallet, by: categorizer) >= 1)
        #expect(try CategorySorting.sortAnew(wallet, by: categorizer) == 0)
        #expect(try categories(of: "courant")["CB ZQUOX 01/01"] == "travel")
        _ = try bringIn(
            "Date;Libellé;Montant\n12/01/2026;CB ZQUOX 11/01;-12,00\n", account: "courant")
        #expect(try categories(of: "courant")["CB ZQUOX 11/01"] == "travel")
        let day = try #require(Day("2026-02-01"))
        let report = try ReportMaking(language: .english, day: day).report(onWallet: wallet)
        let travel = report.analysis.categories.first { $0.category == .travel }
        #expect(travel?.total.minorUnits == 4_200)
        #expect(try wallet.verify().firstFault == nil)
    }

    @Test func theReviewOffersWhatTheModelProposesAndCountsTheRest() throws {
        _ = try bringIn(current, account: "courant")
        let review = try CategoryReview(of: wallet)
        #expect(review.transactionCount == 4)
        #expect(review.list.items.map(\.name) == ["ZQUOX"])
        #expect(review.list.items.first?.proposal != nil)
        #expect(review.json.contains(#""to_review":1"#))
    }

    @Test func anExplanationNamesGroundAndWords() throws {
        let amount = Money(minorUnits: -2_000, currency: .eur)
        let day = try #require(Day("2026-03-15"))
        let explained = CategoryExplanation(
            of: "CB COIFFURE ZQUOX 12/03", amount: amount, day: day, by: CategorySorting.bundled)
        #expect(explained.decision.category == .shopping)
        #expect(explained.contributions.contains { $0.feature.contains("coif") && $0.value > 0 })
        #expect(explained.json.contains(#""category":"shopping""#))
    }
}

struct BundledCategoriesTests {
    /// The labels of the evaluation set, with category and amount in cents.
    private static func labels() throws -> [(category: String, cents: Int64, label: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Corpora/labels/evaluation/labels.tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 4, let amount = Double(fields[1]) else { return nil }
            return (fields[0], Int64((amount * 100).rounded()), fields[3])
        }
    }

    @Test func nineLabelsInTenWrittenApartAreRight() throws {
        let labels = try Self.labels()
        let right = labels.count { row in
            let transaction = BankTransaction(
                day: Day(number: 20_515), amount: Money(minorUnits: row.cents, currency: .eur),
                label: row.label, id: "")
            return CategorySorting.bundled.decision(on: transaction).category.rawValue
                == row.category
        }
        #expect(labels.count == 240 && right * 10 >= labels.count * 9, "\(right)")
    }

    @Test(arguments: ["CB QZXW", "POS PURCHASE 1234 VLKTR BNNO", "ZZZ"])
    func whatNobodyKnowsIsLeftToReviewWithAProposal(label: String) {
        let transaction = BankTransaction(
            day: Day(number: 20_515), amount: Money(minorUnits: -2_000, currency: .eur),
            label: label, id: "")
        let decision = CategorySorting.bundled.decision(on: transaction)
        #expect(decision.needsReview && decision.proposal != nil)
    }
}
