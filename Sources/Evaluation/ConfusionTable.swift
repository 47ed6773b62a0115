internal import Primitives

/// The confusion matrix as a table: true labels down, answers across, cells as dark as their share
/// of the row.
struct ConfusionTable {
    private let confusion: [String: [String: Int]]
    private let labels: [String]
    private let isWhole: Bool

    /// A larger matrix is not readable; the labels with the most errors are shown.
    private static let greatestSize = 30

    /// - Parameter confusion: counts by true label, then by label answered.
    init(_ confusion: [String: [String: Int]]) {
        self.confusion = confusion
        let errors = Self.errors(in: confusion)
        let names = Set(confusion.keys).union(confusion.values.flatMap(\.keys)).sorted()
        isWhole = names.count <= Self.greatestSize
        labels =
            isWhole
            ? names
            : names.sorted { (errors[$1] ?? 0, $0) < (errors[$0] ?? 0, $1) }
                .prefix(Self.greatestSize).sorted()
    }

    var html: String {
        let numbers = labels.indices.map { index in
            "<th scope=\"col\" title=\"\(MarkupText.escaped(labels[index]))\">\(index + 1)</th>"
        }
        let rows = labels.indices.map(row)
        let note =
            isWhole
            ? "" : "<p class=\"note\">The \(labels.count) labels with the most errors.</p>"
        return """
            \(note)<div class="scroll"><table class="matrix"><thead><tr><th scope="col">true label</th>\
            \(numbers.joined())</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
            """
    }

    private func row(_ index: Int) -> String {
        let gold = labels[index]
        let answers = confusion[gold] ?? [:]
        let total = Double(max(1, answers.values.reduce(0, +)))
        let cells = labels.map { predicted -> String in
            guard let count = answers[predicted] else { return "<td></td>" }
            let share = Markup.decimal(0.12 + 0.88 * Double(count) / total, places: 2)
            let kind = predicted == gold ? "right" : "wrong"
            let title = MarkupText.escaped("\(gold) answered \(predicted): \(count)")
            return
                "<td class=\"\(kind)\" style=\"--share:\(share)\" title=\"\(title)\">\(count)</td>"
        }
        return """
            <tr><th scope="row">\(index + 1) \(MarkupText.escaped(gold))</th>\(cells.joined())</tr>
            """
    }

    /// How often each label was missed or wrongly answered.
    private static func errors(in confusion: [String: [String: Int]]) -> [String: Int] {
        var errors: [String: Int] = [:]
        for (gold, answers) in confusion {
            for (predicted, count) in answers where predicted != gold {
                errors[gold, default: 0] += count
                errors[predicted, default: 0] += count
            }
        }
        return errors
    }
}
