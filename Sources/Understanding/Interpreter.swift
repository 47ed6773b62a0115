public import Classification
internal import Entities
public import Primitives
internal import TextProcessing

/// Understands utterances: text in, intent, operation, act, language and slots out.
public struct Interpreter: Sendable {
    private let classifier: UtteranceClassifier
    private let reader = UtteranceReading()
    private let finder = MentionFinder()
    private let workspaces: WorkspacePool
    /// The labels of the model by their raw values.
    private let labels: [String: UtteranceLabel]

    /// When and in which language an utterance is read.
    public struct Context: Sendable {
        /// The day it is.
        public var today: Day
        /// The language, or nil to hear it from the utterance.
        public var language: Language?
        /// Names that are likely to be said, such as the user's contacts; others are found too.
        public var names: KnownNames
        /// The local time it is, in seconds since midnight, for "in two hours".
        public var secondOfDay: Int
        /// Whether an answer goes on from a question of the past, so that "in August" is the last.
        public var answersLookBack: Bool
        /// Whether 03/04 is March 4 in English, as in the United States.
        public var putsMonthFirst: Bool

        /// Creates a context.
        public init(
            today: Day, language: Language? = nil, names: KnownNames = KnownNames(),
            secondOfDay: Int = 0, answersLookBack: Bool = false, putsMonthFirst: Bool = false
        ) {
            self.today = today
            self.language = language
            self.names = names
            self.secondOfDay = secondOfDay
            self.answersLookBack = answersLookBack
            self.putsMonthFirst = putsMonthFirst
        }
    }

    /// Creates an interpreter that uses `model`.
    /// - Throws: `UnderstandingError.foreignLabel` if the model's labels are not Yani's.
    public init(model: LinearClassifier) throws(UnderstandingError) {
        for label in model.heads.first?.labels ?? [] {
            guard UtteranceLabel.isKnown(label) else { throw .foreignLabel(label) }
        }
        labels = Dictionary(
            model.heads.flatMap(\.labels).compactMap { name in
                UtteranceLabel(rawValue: name).map { (name, $0) }
            }, uniquingKeysWith: { first, _ in first })
        classifier = UtteranceClassifier(model: model)
        workspaces = WorkspacePool(model: model)
    }

    /// The bytes of UTF-8 from which on nobody says so much at once: a longer text is refused
    /// before it is read, as some of the work grows faster than the text.
    public static let longestText = 10_000

    /// Returns what `text` means. O(length).
    public func interpretation(of text: String, in context: Context) -> Interpretation {
        let reading = reader.read(text, delexicalized: true, names: context.names)
        return interpretation(of: reading, text, in: context)
    }

    /// Returns what each request of `text` means, in order: one interpretation for most texts, more
    /// where clauses joined by "et", "then", a comma or the like each read confidently as an intent
    /// of their own ("envoie 20 à Paul et montre-moi mon solde").
    ///
    /// The texts and ranges are those of the clauses. "envoie 20 à Paul et 30 à Marie" is one
    /// request, and what is no order as a whole ("si j'envoie …") stays whole. O(clauses · length).
    public func interpretations(of text: String, in context: Context) -> [Interpretation] {
        let whole = reader.read(text, delexicalized: true, names: context.names)
        let reading = interpretation(of: whole, text, in: context)
        let clauses = RequestClauses(whole.text).ranges
        guard (2...Self.mostClauses).contains(clauses.count), reading.isOrder else {
            return [reading]
        }
        var requests: [(range: Range<Int>, reading: Interpretation)] = []
        for clause in clauses {
            let own = interpretation(of: whole.text.surface(of: clause), in: context)
            guard let last = requests.last else {
                requests.append((clause, own))
                continue
            }
            if own.isSureRequest, last.reading.isSureRequest {
                requests.append((clause, own))
            } else {
                let joined = last.range.lowerBound..<clause.upperBound
                let both = interpretation(of: whole.text.surface(of: joined), in: context)
                requests[requests.count - 1] = (joined, both)
            }
        }
        let isSplit = requests.count > 1 && requests.allSatisfy(\.reading.isSureRequest)
        return isSplit ? requests.map(\.reading) : [reading]
    }

    /// More clauses than these are no requests of one turn; each may be read with all before it.
    private static let mostClauses = 32

    /// Returns why `text` got the intent, act or refusal it did: what each of its n-grams added to
    /// the logit, `names` being known for names. O(length · log length).
    public func explanation(
        of text: String, names: KnownNames = KnownNames()
    ) -> Explanation {
        classifier.explanation(of: text, names: names)
    }

    /// Returns the machine-readable value of a slot that somebody marked in an utterance, read as
    /// one that was found there; nil where it has none. O(length).
    public func canonicalValue(
        of mark: LabelledUtterance.SlotMark, in utterance: LabelledUtterance, context: Context
    ) -> String? {
        guard let slot = Slot(rawValue: mark.slot),
            let label = UtteranceLabel(rawValue: utterance.label)
        else { return nil }
        let text = TokenizedText(utterance.text)
        let marked = text.tokens.indices.filter { text.tokens[$0].source.overlaps(mark.range) }
        guard let first = marked.first, let last = marked.last else { return nil }
        let entities = context.entities(for: label, in: context.language ?? utterance.language)
        let source = SlotSource(
            text, mentions: finder.mentions(in: text, context: entities), label: label)
        let values = SlotValueReader(
            source: source, rereader: MentionRereader(finder: finder, context: entities))
        let tokens = SpanBoundaries(text: text)
            .tokens(of: slot, marked: first..<last + 1)
        let draft = values.draft(slot, tokens: tokens).map {
            SlotFill(slot: slot, value: $0.value, range: mark.range, moment: $0.moment)
        }
        return slot.isClosed ? mark.value ?? draft?.canonicalString() : draft?.canonicalString()
    }

    /// The most probable of the labels that do nothing.
    private func told(_ scores: UtteranceClassifier.Scores) -> Interpretation.Told? {
        let idle = scores.groups.compactMap { group in
            labels[group.name].map { (label: $0, probability: group.probability) }
        }.filter { !$0.label.acts && !$0.label.isAnswer }
        let sum = idle.reduce(0) { $0 + $1.probability }
        guard let best = idle.first, sum > 0 else { return nil }
        return Interpretation.Told(label: best.label, confidence: best.probability / sum)
    }

    private func interpretation(
        of reading: UtteranceReading.Reading, _ text: String, in context: Context
    ) -> Interpretation {
        var workspace = workspaces.borrow()
        let interpretation = interpretation(of: reading, text, in: context, using: &workspace)
        workspaces.giveBack(consume workspace)
        return interpretation
    }

    private func interpretation(
        of reading: UtteranceReading.Reading, _ text: String, in context: Context,
        using workspace: inout UnderstandingWorkspace
    ) -> Interpretation {
        let scores = classifier.scores(of: reading, in: &workspace.classifier)
        let best = scores.first(4)
        let language = context.language ?? scores.language ?? .english
        let label = labels[scores.label] ?? .outOfScope
        let entities = context.entities(
            for: label, in: language, goesOn: reading.text.opensWithAnd)
        let mentions = reader.mentions(of: reading, in: entities)
        let filler = SlotFilling(
            text: reading.text, mentions: mentions, seen: reading.mentions,
            meanings: reading.meanings, label: label, tagger: classifier.model.tagger,
            rereader: MentionRereader(finder: finder, context: entities))
        let order = OrderReading(reading.text, label: label)
        let isOrder = order.isOrder
        return Interpretation(
            text: text, language: language, label: label, act: label.act,
            confidence: best.first?.probability ?? 0,
            alternatives: best.dropFirst().filter { $0.probability >= 0.001 }
                .map { .init(group: $0.name, confidence: $0.probability) },
            slots: label == .outOfScope ? [] : filler.fills(in: &workspace.tagger),
            isOrder: isOrder,
            told: !isOrder && label.acts && order.onlySpeaks ? told(scores) : nil,
            hasImpossibleDate: mentions.contains(where: \.isImpossibleDate),
            languageMargin: context.language == nil ? scores.languageMargin : .infinity)
    }
}

extension Interpreter.Context {
    /// How entities are read where `label` is meant; what goes on with a question ("et en juillet
    /// ?") looks back as it did, whatever it reads as by itself.
    fileprivate func entities(
        for label: UtteranceLabel, in language: Language?, goesOn: Bool = false
    ) -> EntityContext {
        let looksBack =
            label == .inform ? answersLookBack : label.looksBack || goesOn && answersLookBack
        var entities = EntityContext(
            today: today, prefersPast: looksBack, language: language)
        entities.secondOfDay = secondOfDay
        entities.dateOrder = putsMonthFirst && language == .english ? .monthFirst : .dayFirst
        return entities
    }
}

extension TokenizedText {
    /// Whether a few words begin with a conjunction.
    fileprivate var opensWithAnd: Bool {
        guard let first = tokens.first, tokens.count <= 7 else { return false }
        return ["et", "and"].contains(foldedText(of: first))
    }
}

extension Interpretation {
    /// Whether the text reads as an intent with enough confidence to be one of several requests.
    fileprivate var isSureRequest: Bool { intent != nil && isOrder && confidence >= 0.7 }
}

extension UtteranceLabel {
    /// Whether it is an order to move or change something.
    fileprivate var acts: Bool {
        intent != nil && WordRoles.deeds(of: self) != .shows
    }

    /// Whether it answers, or puts right, what was said before, as no telling does.
    fileprivate var isAnswer: Bool {
        switch self {
        case .act(let act): ![.cancel, .help].contains(act)
        case .inform: true
        case .intent, .outOfScope: false
        }
    }

    var looksBack: Bool { intent?.looksBack ?? false }
}
