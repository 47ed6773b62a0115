public import Classification
internal import Primitives
internal import TextProcessing

/// What a set of utterances lets a model learn: its labels, its languages, and its slots.
struct TrainingPlan: Sendable {
    let grouping: LabelGrouping
    /// The labels without their operations.
    let groups: [String]
    /// The labels that have an operation, whole.
    let operations: [String]
    let isDelexicalized: Bool
    /// Whether some labels are not Yani's; slots are then what was marked, without conventions.
    let isForeign: Bool
    let spanTags: SpanTags?
    let fingerprint: String
    /// The heads to train, in the order of a text's labels; one that has nothing to tell apart is
    /// left out.
    let heads: [ClassifierHead]
    private let groupIndices: [String: Int]
    private let operationIndices: [String: Int]
    private let languages: [String]

    init(_ utterances: [LabelledUtterance]) {
        let labels = Set(utterances.map(\.label))
        let grouping = LabelGrouping(of: utterances)
        self.grouping = grouping
        groups = Set(labels.map(grouping.group)).sorted()
        operations = labels.filter(grouping.hasOperation).sorted()
        languages = Set(utterances.compactMap(\.languageLabel)).sorted()
        let slots = Set(utterances.flatMap { $0.slots.map(\.slot) }).sorted()
        isDelexicalized = !languages.isEmpty
        isForeign = !groups.allSatisfy(UtteranceLabel.isKnown)
        // An interpreter, which fills Yani's slots, needs a model that tells the language.
        spanTags = slots.isEmpty || !isDelexicalized && !isForeign ? nil : SpanTags(kinds: slots)
        groupIndices = Self.indices(of: groups)
        operationIndices = Self.indices(of: operations)
        fingerprint = Self.fingerprint(of: utterances)
        heads = [(HeadName.label, groups), (.operation, operations), (.language, languages)]
            .filter { $0.1.count > 1 }
            .map { ClassifierHead(name: $0.0.rawValue, labels: $0.1) }
    }

    /// The index of the label for what is out of scope, if some utterances bear it.
    var outOfScopeLabel: Int? { groupIndices[UtteranceLabel.outOfScope.rawValue] }

    /// What a training makes of `validation`: what has none of the labels is passed over, what is
    /// out of scope says at least when to refuse.
    func use(
        of validation: [LabelledUtterance], options: ModelTraining.Options
    ) -> ModelTraining.ValidationUse {
        let outside = UtteranceLabel.outOfScope.rawValue
        let labels = validation.map { grouping.group(of: $0.label) }
        let known = labels.count { groupIndices[$0] != nil }
        return ModelTraining.ValidationUse(
            calibratedCount: labels.count { $0 == outside || groupIndices[$0] != nil },
            trainedCount: options.refitsOnValidation ? known : 0,
            unknownLabels: Set(labels).subtracting(groups + [outside]).sorted())
    }

    /// An utterance as a text to train on.
    func text(of utterance: LabelledUtterance, reader: UtteranceReading) -> TrainingText {
        let answers = heads.map { answer(of: utterance, head: $0) }
        guard isDelexicalized else {
            var splitter = WordSplitter()
            splitter.split(utterance.text)
            return TrainingText(
                bytes: splitter.bytes, units: splitter.units, labels: answers,
                weight: utterance.weight)
        }
        let reading = reader.read(utterance.text, delexicalized: true)
        return TrainingText(
            bytes: reading.text.folded, units: reading.features.units, labels: answers,
            weight: utterance.weight)
    }

    /// What is trained on beside an utterance whose language is told: a copy with slips of the
    /// finger, and a fragment that teaches its language.
    func copies(
        of utterance: LabelledUtterance, options: ModelTraining.CorpusOptions,
        reader: UtteranceReading
    ) -> [TrainingText] {
        guard isDelexicalized else { return [] }
        let slipped = TypingSlips(share: options.slipShare).copy(of: utterance)
            .map { text(of: $0, reader: reader).weighing(options.slipWeight) }
        let fragment = fragment(of: utterance, reader: reader)?.weighing(options.fragmentWeight)
        return [slipped, fragment].compactMap(\.self)
    }

    /// Returns a fragment of one to three tokens of an utterance of one language, to learn the
    /// language of short texts by and nothing else; nil if the utterance is no longer than that.
    /// Which fragment depends on the text alone.
    func fragment(of utterance: LabelledUtterance, reader: UtteranceReading) -> TrainingText? {
        guard let head = heads.firstIndex(where: { $0.name == HeadName.language.rawValue }),
            let answer = answer(of: utterance, head: heads[head]), !utterance.isMixed
        else { return nil }
        let text = TokenizedText(utterance.text)
        let hash = FNV1a.hash32(text.folded)
        let length = 1 + Int(hash >> 16 % 3)
        guard text.tokens.count > length else { return nil }
        let start = Int(hash % UInt32(text.tokens.count - length + 1))
        let tokens = text.tokens[start..<start + length]
        let range = (tokens.first?.source.lowerBound ?? 0)..<(tokens.last?.source.upperBound ?? 0)
        let reading = reader.read(text.surface(of: range), delexicalized: isDelexicalized)
        var labels = [Int?](repeating: nil, count: heads.count)
        labels[head] = answer
        return TrainingText(
            bytes: reading.text.folded, units: reading.features.units, labels: labels,
            weight: utterance.weight)
    }

    private func answer(of utterance: LabelledUtterance, head: ClassifierHead) -> Int? {
        switch HeadName(rawValue: head.name) {
        case .label?: groupIndices[grouping.group(of: utterance.label)]
        case .operation?: operationIndices[utterance.label]
        case .language?: utterance.languageLabel.flatMap { languages.firstIndex(of: $0) }
        case nil: nil
        }
    }

    private static func indices(of names: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    }

    /// FNV-1a-64 over texts and labels, hexadecimal.
    private static func fingerprint(of utterances: [LabelledUtterance]) -> String {
        let hash = FNV1a.hash64(
            utterances.lazy.flatMap { "\($0.label)\t\($0.text)\n".utf8 })
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension TrainingText {
    /// The text with so many times its weight.
    fileprivate func weighing(_ factor: Float) -> TrainingText {
        var text = self
        text.weight *= factor
        return text
    }
}

/// The heads of a model of utterances; raw values are names on disk.
enum HeadName: String {
    /// An intent, an act, an answer, or out of scope.
    case label
    /// The operation within an intent, the intent's name before it.
    case operation = "op"
    /// The language.
    case language = "lang"
}

extension LabelledUtterance {
    /// What the language head calls a sentence of both languages.
    static let mixedLanguage = "mixed"

    /// Whether the utterance is written as a sentence of both languages.
    public var isMixed: Bool { style == Self.mixedLanguage }

    /// The answer to which language the utterance is in; nil if the data set does not tell.
    var languageLabel: String? {
        isMixed && language != nil ? Self.mixedLanguage : language?.rawValue
    }
}
