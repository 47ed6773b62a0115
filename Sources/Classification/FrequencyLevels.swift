/// Document frequencies in a byte: up to 128 as they are, above on levels that grow by one ratio up
/// to the number of documents, so that for a million of them no idf is off by more than 0.04.
struct FrequencyLevels: Hashable, Sendable {
    /// The number of documents.
    let documentCount: Int
    /// The frequency each code stands for; the first is none at all.
    let values: [Float]

    private static let exactCount = 128
    private static let coarseCount = 127

    init(documentCount: Int) {
        self.documentCount = documentCount
        let step = Self.step(documentCount)
        values =
            (0...Self.exactCount).map(Float.init)
            + (1...Self.coarseCount).map {
                Float(Self.exactCount) / VectorMath.exponential(-step * Float($0))
            }
    }

    /// The code of the frequency nearest to `frequency`.
    func code(of frequency: Int) -> UInt8 {
        guard frequency > Self.exactCount else { return UInt8(max(0, frequency)) }
        let ratio = VectorMath.logarithm(Float(frequency) / Float(Self.exactCount))
        let steps = (ratio / Self.step(documentCount)).rounded()
        return UInt8(Float(Self.exactCount) + min(Float(Self.coarseCount), steps))
    }

    /// The logarithm of the ratio of the levels above the exact ones.
    private static func step(_ documentCount: Int) -> Float {
        let ratio = Float(max(documentCount, exactCount + 1)) / Float(exactCount)
        return VectorMath.logarithm(ratio) / Float(coarseCount)
    }
}
