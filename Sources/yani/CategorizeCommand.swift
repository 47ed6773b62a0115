internal import ArgumentParser
internal import Assistant
internal import Foundation
internal import Insights
internal import Primitives
internal import Wallet

/// `yani categorize`.
struct CategorizeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "categorize",
        abstract: "See what could not be sorted into a category, and say what it is.",
        discussion: """
            Examples:
              yani categorize
              yani categorize "LE PETIT TROQUET" restaurants
              yani categorize --explain "CB AU FIL DORE LYON"
              yani categorize --rules > rules.txt; yani categorize --set-rules rules.txt
            Categories: \(SpendingCategory.allCases.map(\.rawValue).joined(separator: " ")).
            A file of rules has a line “category: words” for each; the first whose words a label \
            holds decides. Rules come before corrections, corrections before all else.
            """)

    @OptionGroup var shared: SharedOptions

    @Argument(help: "A label or a merchant's name.")
    var label: String?

    @Argument(help: "Its category.")
    var category: String?

    @Option(parsing: .upToNextOption, help: "Statements to review (default: the wallet).")
    var input: [String] = []

    @OptionGroup var reading: StatementOptions

    @Option(help: "Say why this label is in its category.")
    var explain: String?

    @Option(
        parsing: .unconditional, help: "The amount of the payment to explain (default: -20).")
    var amount = "-20"

    @Option(help: "Take back what was said of this label.")
    var forget: String?

    @Flag(help: "Write your rules, and the corrections after them as comments.")
    var rules = false

    @Option(help: "Put the rules of this file in the place of yours.")
    var setRules: String?

    @Flag(help: "Write a JSON object.")
    var json = false

    func validate() throws {
        let modes = [
            label != nil, !input.isEmpty, explain != nil, forget != nil, rules, setRules != nil,
        ]
        guard modes.count(where: { $0 }) <= 1 else {
            throw ValidationError(
                "A label, --input, --explain, --forget, --rules and --set-rules exclude each other."
            )
        }
        guard !input.isEmpty || reading.isSilent else {
            throw ValidationError(
                "What says how to read statements needs one: name it with --input.")
        }
        for label in [label, explain, forget].compactMap(\.self)
        where label.allSatisfy(\.isWhitespace) {
            throw ValidationError("The label is empty; write a merchant's name.")
        }
        if label != nil {
            guard let category else {
                throw ValidationError("Name the label's category, or ask “--explain LABEL”.")
            }
            guard SpendingCategory(rawValue: category) != nil else {
                throw ValidationError(
                    "“\(category)” is no category; they are \(SpendingCategory.allCases.map(\.rawValue).joined(separator: ", "))."
                )
            }
        }
        guard money != nil else {
            throw ValidationError("--amount “\(amount)” is no amount such as -20 or 12.50.")
        }
    }

    func run() throws {
        try reportingFailure {
            if let label, let category = category.flatMap(SpendingCategory.init(rawValue:)) {
                return try correct(label, to: category)
            }
            if let forget { return try takeBack(forget) }
            if rules { return try showRules() }
            if let setRules { return try replaceRules(by: setRules) }
            if let explain, let money {
                return show(
                    CategoryExplanation(
                        of: explain, amount: money, day: shared.today,
                        by: try shared.categorizer()))
            }
            let review =
                input.isEmpty
                ? try CategoryReview(
                    of: try shared.existingWallet().store, model: try shared.categoryModel())
                : try CategoryReview(
                    files: input, categorizer: try shared.categorizer(),
                    reading: try reading.chosen(home: shared.homePath),
                    language: shared.displayLanguage)
            show(review)
            let colon = shared.displayLanguage.colon
            for row in review.rejected { Terminal.complain("\(row.file)\(colon) \(row.row)") }
        }
    }

    private var money: Money? { Money(decimal: amount, currency: .eur) }

    private var isFrench: Bool { shared.displayLanguage == .french }

    /// A share in 0...1 as a whole percentage.
    private func percent(_ share: Double) -> String {
        "\(Int((share * 100).rounded()))\(isFrench ? "\u{A0}" : "")%"
    }

    private func correct(_ label: String, to category: SpendingCategory) throws {
        let changed = try sortAnew(try shared.openWallet().store) { store throws(WalletError) in
            try store.correct(CategoryAssignment(text: label, category: category))
        }
        tell(label, category, changed)
    }

    private func takeBack(_ label: String) throws {
        let changed: Int
        do {
            changed = try sortAnew(try shared.existingWallet().store) {
                store throws(WalletError) in
                try store.forgetCorrection(of: label)
            }
        } catch WalletError.notFound {
            throw CommandFailure(
                "--forget \(label): nothing was said of it; “yani categorize --rules” lists what was",
                status: CommandFailure.badData)
        }
        tell(label, nil, changed)
    }

    /// Sorts the wallet anew after `change`; returns how many transactions are sorted otherwise.
    private func sortAnew(
        _ store: WalletStore, after change: (WalletStore) throws(WalletError) -> Void
    ) throws -> Int {
        let model = try shared.categoryModel()
        try change(store)
        return try CategorySorting.sortAnew(
            store, by: try CategorySorting.categorizer(of: store, model: model))
    }

    private func tell(_ label: String, _ category: SpendingCategory?, _ changed: Int) {
        guard !json else {
            return Terminal.say(
                JSONLine.text([
                    "label": label, "category": category?.rawValue ?? "", "changed": changed,
                ]))
        }
        Terminal.say(
            isFrench
                ? "\(label)\u{A0}: \(category?.rawValue ?? "oublié")\u{A0}; opérations reclassées\u{A0}: \(changed)"
                : "\(label): \(category?.rawValue ?? "forgotten"); transactions sorted anew: \(changed)"
        )
    }

    private func showRules() throws {
        let store = try shared.existingWallet().store
        let rules = try store.categoryRules()
        let corrections = try store.categoryCorrections()
        guard !json else {
            return Terminal.say(
                JSONLine.text([
                    "rules": rules.map(Self.object), "corrections": corrections.map(Self.object),
                ]))
        }
        for rule in rules { Terminal.say("\(rule.category.rawValue): \(rule.text)") }
        for correction in corrections {
            Terminal.say("# \(correction.category.rawValue): \(correction.text)")
        }
    }

    private static func object(_ assignment: CategoryAssignment) -> [String: Any] {
        ["text": assignment.text, "category": assignment.category.rawValue]
    }

    private func replaceRules(by path: String) throws {
        let rules = try CategoryRuleFile.rules(at: path)
        let changed = try sortAnew(try shared.openWallet().store) { store throws(WalletError) in
            try store.setCategoryRules(rules)
        }
        guard !json else {
            return Terminal.say(JSONLine.text(["rules": rules.count, "changed": changed]))
        }
        Terminal.say(
            isFrench
                ? "règles\u{A0}: \(rules.count)\u{A0}; opérations reclassées\u{A0}: \(changed)"
                : "rules: \(rules.count); transactions sorted anew: \(changed)")
    }

    private func show(_ review: CategoryReview) {
        guard !json else { return Terminal.say(review.json) }
        let open = review.transactionCount - review.decidedCount
        let total = review.list.total.formatted(in: shared.displayLanguage)
        Terminal.say(
            isFrench
                ? "\(review.decidedCount) opération\(review.decidedCount < 2 ? "" : "s") "
                    + "classée\(review.decidedCount < 2 ? "" : "s"), \(open) à revoir (\(total))"
                : "\(review.decidedCount) transaction\(review.decidedCount == 1 ? "" : "s") sorted, "
                    + "\(open) to review (\(total))")
        guard open > 0 else { return }
        let share = Int((review.list.settledShare * 100).rounded())
        let count = review.list.questions.count
        let heading =
            isFrench
            ? count == 1 ? "La réponse qui en règle" : "Les \(count) réponses qui en règlent"
            : count == 1 ? "The answer that settles" : "The \(count) answers that settle"
        Terminal.say(
            heading
                + (isFrench
                    ? " le plus (\(share)\u{A0}%)\u{A0}:" : " most of it (\(share)%):"))
        for item in review.list.questions {
            let guess = item.proposal.map {
                "\($0.category.rawValue) \(percent($0.confidence))"
            }
            Terminal.show(
                "  \(item.total.formatted(in: shared.displayLanguage))\t×\(item.transactions.count)\t\(guess ?? "?")\tyani categorize \(Self.argument(item.label)) \(item.proposal?.category.rawValue ?? "…")"
            )
        }
    }

    /// A label as a shell takes it, whatever it holds: it comes from others.
    private static func argument(_ label: String) -> String {
        var quoted = label.unicodeScalars.first == "-" ? "-- '" : "'"
        for scalar in label.unicodeScalars {
            if scalar == "'" { quoted += "'\\'" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "'"
    }

    private func show(_ explanation: CategoryExplanation) {
        guard !json else { return Terminal.say(explanation.json) }
        let decision = explanation.decision
        let share =
            decision.confidence ?? (decision.needsReview ? decision.proposal?.confidence : nil)
        let confidence = share.map { " (\(percent($0)))" }
        let category =
            decision.needsReview
            ? (isFrench ? "à revoir" : "to review")
                + (decision.proposal.map {
                    ", \($0.category.rawValue)\(isFrench ? "\u{A0}" : "")?"
                } ?? "")
            : decision.category.rawValue
        Terminal.say("\(category)\(confidence ?? "")")
        Terminal.say(
            "  \(decision.ground.rawValue)\(decision.evidence.isEmpty ? "" : "\(isFrench ? "\u{A0}" : ""): \(decision.evidence)")"
        )
        guard decision.needsReview || decision.confidence != nil else { return }
        for (feature, value) in explanation.contributions {
            Terminal.say("  \(value > 0 ? "+" : "")\(String(format: "%.2f", value))  \(feature)")
        }
    }
}

/// A file of category rules: `category: words`, a rule a line, `#` before a remark.
enum CategoryRuleFile {
    static func rules(at path: String) throws -> [CategoryAssignment] {
        let data = try InputFile.contents(of: path)
        guard let text = String(data: data, encoding: .utf8) else {
            throw CommandFailure(
                "\(path): is no text in UTF-8; write it anew in UTF-8",
                status: CommandFailure.badData)
        }
        var rules: [CategoryAssignment] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            let parts = line.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2, let category = SpendingCategory(rawValue: parts[0]),
                !parts[1].isEmpty
            else {
                throw CommandFailure(
                    "\(path):\(number + 1): is no rule such as “groceries: corner shop”; the categories are \(SpendingCategory.allCases.map(\.rawValue).joined(separator: ", "))",
                    status: CommandFailure.badData)
            }
            rules.append(CategoryAssignment(text: parts[1], category: category))
        }
        return rules
    }
}
