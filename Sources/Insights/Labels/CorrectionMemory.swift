internal import Classification
internal import Primitives

/// What the user's corrections add to a model: each pulls the payments like it toward its category.
///
/// Adding an example *x* of category *y* to a regression fitted by dual coordinate ascent moves the
/// logits of a payment *z* by a multiple of ⟨x, z⟩ toward *y*. This keeps the examples and adds
/// that multiple, so that a correction works at once and can be taken back.
struct CorrectionMemory: Sendable {
    /// The logit a payment equal to a correction gains for its category.
    static let strength: Float = 14
    /// The cosine below which payments are not alike.
    private static let least: Float = 0.35

    private var categories: [SpendingCategory] = []
    private var norms: [Float] = []
    /// For each row of features, the corrections that have it and their values there.
    private var postings: [Int32: [(correction: Int, value: Float)]] = [:]

    var isEmpty: Bool { categories.isEmpty }

    mutating func add(_ vector: FeatureVector, _ category: SpendingCategory) {
        let index = categories.count
        categories.append(category)
        norms.append(vector.values.reduce(0) { $0 + $1 * $1 }.squareRoot())
        for (row, value) in zip(vector.rows, vector.values) where value != 0 {
            postings[row, default: []].append((index, value))
        }
    }

    /// What the nearest correction of each category adds to its logit.
    /// - Complexity: O(features · corrections that share them).
    func pulls(on vector: FeatureVector) -> [(SpendingCategory, Float)] {
        var products = [Float](repeating: 0, count: categories.count)
        for (row, value) in zip(vector.rows, vector.values) {
            for posting in postings[row] ?? [] {
                products[posting.correction] += value * posting.value
            }
        }
        let norm = vector.values.reduce(0) { $0 + $1 * $1 }.squareRoot()
        var best: [SpendingCategory: Float] = [:]
        for (index, product) in products.enumerated() where norm > 0 && norms[index] > 0 {
            let cosine = product / (norm * norms[index])
            guard cosine > Self.least else { continue }
            let pull = Self.strength * (cosine - Self.least) / (1 - Self.least)
            best[categories[index]] = max(best[categories[index]] ?? 0, pull)
        }
        return best.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
    }
}
