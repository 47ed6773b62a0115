public import Classification

/// Why understanding cannot be set up.
public enum UnderstandingError: Error, Equatable, Sendable {
    /// The model file is unusable.
    case model(ModelError)
    /// The model is a classifier of other labels than Yani's; the string is one of them.
    case foreignLabel(String)
    /// There is nothing to train on.
    case nothingToTrainOn
    /// There are so many kinds of slot, more than `SpanTags.mostKinds`.
    case tooManySlots(Int)
}
