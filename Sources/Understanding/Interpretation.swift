public import Primitives

/// What an utterance was understood to mean.
public struct Interpretation: Sendable {
    /// The text.
    public let text: String
    /// The language it is in.
    public let language: Language
    /// How far the language's logit is above the other's: near zero for what may be in either.
    public let languageMargin: Double
    /// The label given, the threshold of acceptance applied.
    public let label: UtteranceLabel
    /// The dialogue act, alone or beside a request.
    public let act: DialogueAct?
    /// The calibrated probability of the label's intent, act or refusal, 0...1.
    public let confidence: Double
    /// Other intents, the most probable first.
    public let alternatives: [Alternative]
    /// The slots, in order of appearance.
    public let slots: [SlotFill]
    /// Whether the text asks for its deed to be done.
    ///
    /// False for a negation ("n'envoie pas 50 à Marie"), a hypothesis ("what if I send 50"), a
    /// question how ("comment envoyer"), the past ("did I send it?") and somebody else's words
    /// ("il a dit d'envoyer 50"); true for what urges by a negation ("don't forget to send 50"),
    /// and for what says neither ("50 à Marie", "mon solde").
    public let isOrder: Bool
    /// What it is read as by who asks for its meaning alone, where the label's deed is only spoken
    /// of: the most probable label that does nothing ("j'ai staké 100 yani" is out of scope); nil
    /// where the label is what it means.
    public let told: Told?
    /// Whether a date was said that no calendar has, such as 30 February; it fills no slot.
    public let hasImpossibleDate: Bool

    /// Another intent that was possible.
    public struct Alternative: Hashable, Sendable {
        /// The label without its operation: an intent, an act or `out_of_scope`.
        public let group: String
        /// Its calibrated probability.
        public let confidence: Double
    }

    /// A label that does nothing.
    public struct Told: Hashable, Sendable {
        /// The label.
        public let label: UtteranceLabel
        /// Its calibrated probability among those that do nothing.
        public let confidence: Double
    }

    /// Creates an interpretation.
    public init(
        text: String, language: Language, label: UtteranceLabel, act: DialogueAct?,
        confidence: Double, alternatives: [Alternative] = [], slots: [SlotFill] = [],
        isOrder: Bool = true, told: Told? = nil, hasImpossibleDate: Bool = false,
        languageMargin: Double = .infinity
    ) {
        self.languageMargin = languageMargin
        self.text = text
        self.language = language
        self.label = label
        self.act = act
        self.confidence = confidence
        self.alternatives = alternatives
        self.slots = slots
        self.isOrder = isOrder
        self.told = told
        self.hasImpossibleDate = hasImpossibleDate
    }
}

extension Interpretation {
    /// The intent, or nil for an act, an answer or what is out of scope.
    public var intent: Intent? { label.intent }

    /// The operation within the intent.
    public var operation: Operation? { label.operation }

    /// The values of a slot, in order of appearance.
    public func values(of slot: Slot) -> [SlotValue] {
        slots.filter { $0.slot == slot }.map(\.value)
    }
}
