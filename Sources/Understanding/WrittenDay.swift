internal import Primitives
internal import TextProcessing

/// A day written in figures with a point or a dash between day and month ("le 10.11", "le 10-11"),
/// which alone would be an amount.
struct WrittenDay {
    /// The tokens it stands over, without the article.
    let tokens: Range<Int>
    /// As it is written with a slash, which is a day in any sentence.
    let slashed: String

    /// The day that ends with the tokens of an amount; nil where these are one.
    ///
    /// It takes an article before it, a day to 31 and a month of two figures to 12.
    init?(endingWith amount: Range<Int>, in source: SlotSource) {
        let starts = [amount.lowerBound, amount.lowerBound - 2]
        for start in starts where start > 0 {
            guard Self.articles.contains(source.text.foldedText(of: source.text.tokens[start - 1]))
            else { continue }
            let tokens = start..<amount.upperBound
            let parts = source.surface(of: tokens).split(
                omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "-" })
            guard parts.count == 2, parts[1].count == 2, parts[0].count <= 2,
                let day = Int(parts[0]), let month = Int(parts[1]), (1...31).contains(day),
                (1...12).contains(month)
            else { continue }
            self.tokens = tokens
            slashed = "le \(day)/\(month)"
            return
        }
        return nil
    }

    private static let articles: Set<String> = ["le", "du", "au"]
}

extension SlotFilling {
    /// Makes days of the amounts that are written days of an order, marked or not.
    func readWrittenDays(in drafts: inout [SlotDraft], _ rereader: MentionRereader) {
        guard source.label.paysOrAnswers else { return }
        let marked = drafts.filter { $0.slot == .amount }.map(\.tokens)
        let unmarked = source.mentions.filter { $0.kind == .number }.map(\.tokens)
        for tokens in marked + unmarked.filter({ !marked.contains($0) }) {
            guard let day = WrittenDay(endingWith: tokens, in: source),
                let time = rereader.time(in: day.slashed), let value = time.value
            else { continue }
            drafts.removeAll { $0.tokens.overlaps(day.tokens) }
            drafts.append(
                SlotDraft(slot: .date, tokens: day.tokens, value: value, moment: time.moment))
        }
    }
}

extension UtteranceLabel {
    /// Whether a payment is ordered or gone on with, so that a day may be said in it.
    var paysOrAnswers: Bool {
        switch self {
        case .intent(let intent, _):
            [.sendMoney, .payBill, .requestMoney, .manageRecurring].contains(intent)
        case .inform, .act(.correct): true
        case .act, .outOfScope: false
        }
    }
}
