internal import Classification
internal import Primitives
internal import TextProcessing

/// Turns the spans a tagger marks, and the entities found, into slots with their values.
struct SlotFilling {
    let source: SlotSource
    let values: SlotValueReader
    private let tagger: SpanTagger?
    private let seen: [Mention]

    /// - Parameters:
    ///   - mentions: the entities in the language of the text.
    ///   - seen: the entities as the tagger sees them, in either language; nil if they are the
    ///     same.
    ///   - meanings: those of the words, if they were looked up already.
    ///   - rereader: reads spans again that hold no entity as they stand; nil leaves them.
    init(
        text: TokenizedText, mentions: [Mention], seen: [Mention]? = nil,
        meanings: WordMeanings? = nil, label: UtteranceLabel, tagger: SpanTagger?,
        rereader: MentionRereader? = nil
    ) {
        source = SlotSource(text, mentions: mentions, meanings: meanings, label: label)
        self.seen = seen ?? mentions
        values = SlotValueReader(source: source, rereader: rereader)
        self.tagger = tagger
    }

    /// Returns the slots in order of appearance, tagged in `workspace`; none of a text of signs and
    /// emoji alone. O(words).
    func fills(in workspace: inout SpanTagger.Workspace) -> [SlotFill] {
        guard source.text.tokens.contains(where: { ![.punctuation, .emoji].contains($0.kind) })
        else { return [] }
        var drafts = taggedDrafts(in: &workspace)
        addUnmarked(to: &drafts)
        addNamePutRight(to: &drafts)
        addRhythmsOfNoDate(to: &drafts)
        if let rereader = values.rereader {
            readMonthlyRhythms(in: &drafts, rereader)
            readWrittenDays(in: &drafts, rereader)
            readFiguresOfTimes(in: &drafts, rereader)
            readAmountsOfHours(in: &drafts, rereader)
            readBoundsOfTimes(in: &drafts, rereader)
            cutDays(fromNamesIn: &drafts)
            addTimes(to: &drafts, rereader)
            shareMonths(in: &drafts, rereader)
            readMultiplied(in: &drafts, rereader)
        }
        dropFigures(fromNamesIn: &drafts)
        addTimeOfDay(to: &drafts)
        joinRhythms(in: &drafts)
        readDatesOfNotes(in: &drafts)
        readNotes(in: &drafts)
        addFigures(to: &drafts)
        drafts = SlotRules(source: source).applied(to: drafts)
        drafts = NameRules(source: source).applied(to: drafts)
        drafts = BillNames(source: source).applied(to: drafts)
        drafts = ToldDays(source: source, drafts: drafts).left
        return Retractions(source: source, drafts: drafts).kept.map { draft in
            SlotFill(
                slot: draft.slot, value: draft.value, range: source.source(of: draft.tokens),
                moment: draft.moment)
        }
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func taggedDrafts(in workspace: inout SpanTagger.Workspace) -> [SlotDraft] {
        guard let tagger else { return [] }
        let features = SlotFeatures(
            source.text, mentions: seen, meanings: source.meanings, label: source.label)
        tagger.tag(features.sequence, in: &workspace)
        let boundaries = SpanBoundaries(text: source.text)
        var end = 0
        return tagger.tags.spans(in: workspace.tags).compactMap { kind, marked in
            guard let slot = Slot(rawValue: tagger.tags.kinds[kind]) else { return nil }
            let tokens = boundaries.tokens(of: slot, marked: marked)
            let draft = values.draft(slot, tokens: max(end, tokens.lowerBound)..<tokens.upperBound)
            end = max(end, tokens.upperBound)
            return draft
        }
    }

    /// Adds what nobody marked and is said all the same, such as an amount.
    private func addUnmarked(to drafts: inout [SlotDraft]) {
        var isMarked = [Bool](repeating: false, count: source.words.count)
        for draft in drafts { for token in draft.tokens { isMarked[token] = true } }
        for mention in source.mentions where !mention.tokens.contains(where: { isMarked[$0] }) {
            guard let slot = defaultSlot(of: mention, among: drafts) else { continue }
            if let draft = values.draft(slot, tokens: mention.tokens) { drafts.append(draft) }
        }
    }

    /// Adds the name at the end that puts another right, where it is known and nobody marked it
    /// ("send 30 to Paul, sorry Zoé", "annule Netflix, non Spotify").
    private func addNamePutRight(to drafts: inout [SlotDraft]) {
        let last = source.words.indices.last { source.text.tokens[$0].kind == .word } ?? 0
        guard last > 1, let cue = Corrections.cue(endingAt: last, in: source.words),
            !drafts.contains(where: { $0.tokens.contains(last) })
        else { return }
        let classes = source.meanings.classes[last]
        // "Sorry Zoé" may be said to her.
        let isSaid =
            Self.naming.contains(source.words[cue.tokens.upperBound - 1])
            && classes.contains(.givenName) && source.startsUpper(last)
        let isPerson = source.label.isTransfer && (classes.contains(.contact) || isSaid)
        let isFirm = source.label.isOfMerchants && classes.contains(.brand)
        guard
            let other = drafts.last(where: { draft in
                switch draft.slot {
                case .payee, .payer: isPerson
                case .merchant: isFirm
                default: false
                }
            }), let draft = values.draft(other.slot, tokens: last..<last + 1)
        else { return }
        drafts.append(draft)
    }

    private static let naming = WordHash.set("mean meant dire")

    /// A pause is until then, what is paid again and again is not paid then, and what was or will
    /// be spent is held beside then; else the tagger knows better which days only tell the story.
    private func defaultSlot(ofTime mention: Mention) -> Slot? {
        if source.label == .intent(.manageRecurring, .pause) { return .date }
        let before = mention.tokens.lowerBound - 1
        guard before >= 0 else { return nil }
        if source.label.setsRhythm, Self.excepting.contains(source.words[before]) { return .date }
        return source.label.isOfSpending && Retractions.comparing.contains(source.words[before])
            ? .period : nil
    }

    private static let excepting = WordHash.set("except excepte sauf")

    /// The slot a mention fills when the tagger is silent about it.
    private func defaultSlot(of mention: Mention, among drafts: [SlotDraft]) -> Slot? {
        switch mention.kind {
        case .money: .amount
        case .coins: .coinAmount
        case .percentage: .percentage
        case .frequency:
            source.label.setsRhythm && !drafts.contains { $0.slot == .frequency }
                ? .frequency : nil
        case .time: defaultSlot(ofTime: mention)
        case .number: source.label == .inform && mention.isAmount ? .amount : nil
        case .account, .handle: source.label.isTransfer ? .payee : nil
        }
    }
}

extension UtteranceLabel {
    /// Whether money is sent, or an answer may say to whom.
    fileprivate var isTransfer: Bool {
        if case .intent(.sendMoney, _) = self { return true }
        return self == .inform || self == .act(.correct)
    }

    /// Whether how often something is paid is said or changed.
    fileprivate var setsRhythm: Bool {
        self == .intent(.manageRecurring, .create) || self == .intent(.manageRecurring, .change)
    }

    /// Whether what was or will be spent is asked.
    fileprivate var isOfSpending: Bool {
        self == .intent(.analyzeSpending, nil) || self == .intent(.forecastSpending, nil)
    }

    /// Whether something of a firm's is paid, changed or stopped.
    fileprivate var isOfMerchants: Bool {
        guard case .intent(let intent, _) = self else { return false }
        return intent == .manageRecurring || intent == .payBill
    }
}
