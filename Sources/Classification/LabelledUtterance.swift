public import Primitives

/// An utterance somebody labelled, for training or evaluation.
public struct LabelledUtterance: Hashable, Sendable {
    /// A slot marked in the text.
    public struct SlotMark: Hashable, Sendable {
        /// The slot's name, such as `payee`.
        public let slot: String
        /// Where its surface stands, in UTF-8 bytes of the text.
        public let range: Range<Int>
        /// The value given, where it is not the surface itself.
        public let value: String?

        /// Creates a mark.
        public init(slot: String, range: Range<Int>, value: String?) {
            self.slot = slot
            self.range = range
            self.value = value
        }
    }

    /// The text without marks.
    public var text: String
    /// The label.
    public var label: String
    /// The slots marked, in order.
    public var slots: [SlotMark] = []
    /// The language, where the data set says it.
    public var language: Language?
    /// The style or kind the data set gives the utterance, such as `sms`.
    public var style: String?
    /// How much it counts in training, 1 for most: less for what is written to be harder than what
    /// people say.
    public var weight: Float = 1
    /// Where it was read: a file and a line from 1.
    public var origin: Origin?

    /// A place in a file.
    public struct Origin: Hashable, Sendable, CustomStringConvertible {
        /// The file's path as it was given.
        public let file: String
        /// The line, from 1.
        public let line: Int

        /// Creates a place.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }

        /// `file:line`.
        public var description: String { "\(file):\(line)" }
    }

    /// Creates an utterance.
    public init(text: String, label: String) {
        self.text = text
        self.label = label
    }
}
