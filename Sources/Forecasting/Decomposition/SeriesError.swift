/// Why a series cannot be decomposed, watched, reconciled or projected.
public enum SeriesError: Error, Hashable, Sendable {
    /// There are fewer values than needed.
    case tooShort(needed: Int)
    /// A value is infinite or not a number.
    case notFinite
    /// A setting is outside what it may be.
    case badSetting(Setting)
    /// Two things that belong together differ in length.
    case lengthMismatch(needed: Int)

    /// What can be set wrongly.
    public enum Setting: String, Hashable, Sendable {
        /// A period is below 2, or appears twice.
        case period
        /// A smoother's window is even, below 3, or no longer than the period where it must be.
        case window
        /// A jump is below 1.
        case jump
        /// A number of iterations is below 1 (inner) or 0 (outer).
        case iterations
        /// A rate or a level is outside (0, 1).
        case level
        /// A number of days or draws is below 1 or too large to hold.
        case size
        /// The nodes are no tree: a parent is missing or below its child.
        case hierarchy
        /// A duration or length is below 1.
        case length
    }
}
