/// What a model file says of itself, in JSON.
public struct ModelManifest: Hashable, Codable, Sendable {
    /// The features the weights are for.
    public var space: FeatureSpace
    /// The heads.
    public var heads: [ClassifierHead]
    /// Whether entities stand as placeholders in the features.
    public var isDelexicalized: Bool
    /// The kinds of span the model's tagger marks; none if it has no tagger.
    public var spanKinds: [String]
    /// The binary logarithm of the tagger's number of buckets.
    public var spanBucketBits: Int
    /// The number of texts trained on.
    public var exampleCount: Int
    /// A fingerprint of the training texts and their labels, hexadecimal.
    public var fingerprint: String
    /// The seed of the training.
    public var seed: UInt64
    /// When the first head's answer is refused as out of scope; nil if it never is.
    public var refusal: RefusalRule?
    /// How far each passage of a text is believed where the whole is in doubt; nil if texts are
    /// always read as a whole.
    public var gate: MixtureGate?
    /// Figures measured by cross-validation or on validation texts, by name.
    public var measurements: [String: Double]

    /// Whether the values can be those of a model: bounded sizes, unique and non-empty names.
    var isSound: Bool {
        space.isSound && (4...20).contains(spanBucketBits)
            && spanKinds.count <= SpanTags.mostKinds
            && !heads.isEmpty && Set(heads.map(\.name)).count == heads.count
            && refusal?.isSound(forLabelCount: heads.first?.labels.count ?? 0) != false
            && gate?.isSound != false
            && heads.allSatisfy { head in
                (1...65_536).contains(head.labels.count)
                    && Self.temperatures.contains(head.temperature) && !head.name.isEmpty
                    && head.name.utf8.count <= 7
            }
    }

    /// The temperatures a head may have, wider than what calibration looks among.
    private static let temperatures: ClosedRange<Float> = 0.01...100
}
