/// A length of time in whole units, the largest first: one hour, thirty minutes.
public struct SpokenDuration: Hashable, Sendable {
    /// A unit of time; the raw value is its name in the machine-readable interface.
    public enum Unit: String, CaseIterable, Codable, Hashable, Sendable {
        case year, quarter, month, week, day, hour, minute, second
    }

    /// So many of a unit.
    public struct Part: Hashable, Sendable {
        /// The unit.
        public let unit: Unit
        /// How many of it.
        public let count: Int

        /// Creates a part.
        public init(_ count: Int, _ unit: Unit) {
            self.count = count
            self.unit = unit
        }
    }

    /// The parts.
    public let parts: [Part]

    /// Creates a duration.
    public init(_ parts: [Part]) { self.parts = parts }
}
