internal import Foundation
internal import TextProcessing

/// What tells a passage that asks from one that tells: how it begins, what it holds, where it
/// stands, and how surely it reads as something by itself.
struct PassageSigns {
    /// How many signs a passage has.
    static let count = shapeCount + openings.count + contents.count + wishCount + readingCount

    // How many signs are of where a passage stands, of what it wants, and of what it reads as.
    private static let (shapeCount, wishCount, readingCount) = (15, 3, 10)

    private let passages: Passages

    init(_ passages: Passages) { self.passages = passages }

    /// The signs that need no model. O(words of the passage).
    func signs(of passage: Passages.Passage) -> [Float] {
        let shape = shape(of: passage)
        let roles = words(of: passage)
        let first = roles.first ?? []
        let second = roles.dropFirst().first ?? []
        let all = roles.reduce(WordRoles()) { $0.union($1) }
        let wishes = [
            first.contains(.firstPerson) && !second.isDisjoint(with: [.wish, .ability, .duty]),
            first.union(second).contains([.secondPerson, .ability]),
            second.contains(.interrogative),
        ]
        // The words of the whole say nothing of its parts.
        let said =
            Self.openings.map(first.contains) + Self.contents.map(all.contains) + wishes
        return shape + said.map { sign($0 && !passages.isWhole(passage)) }
    }

    /// How much of the text a passage is, where it stands, and what joins it to the rest.
    private func shape(of passage: Passages.Passage) -> [Float] {
        let isWhole = passages.isWhole(passage)
        let isPart = !isWhole
        let words = words(of: passage).count
        let all = passages.pieces.reduce(0) { $0 + $1.count }
        let before = passages.joint(before: passage)
        let behind = passages.joint(behind: passage)
        return [
            sign(isWhole),
            sign(isPart && passage.pieces.count == 1),
            Float(passage.pieces.count) / Float(max(1, passages.pieces.count)),
            Float(words) / Float(max(1, all)),
            sign(words <= 2),
            sign(words <= 4),
            sign(isPart && passage.pieces.lowerBound == 0),
            sign(isPart && passage.pieces.upperBound == passages.pieces.count),
            sign(isPart && behind == .question),
            sign(isWhole && endsInQuestion),
            sign(before == .stop || before == .question),
            sign(before == .comma),
            sign(before == .word),
            sign(isPart && (behind == .stop || behind == .question)),
            sign(isPart && behind == .word),
        ]
    }

    private func words(of passage: Passages.Passage) -> [WordRoles] {
        passage.pieces.flatMap { passages.roles[passages.pieces[$0]] }
    }

    private func sign(_ isSo: Bool) -> Float { isSo ? 1 : 0 }

    /// The signs of what a passage reads as: how surely, and how far the whole agrees.
    static func signs(of passage: LabelDistribution, beside whole: LabelDistribution) -> [Float] {
        let best = passage.best
        let entropy = passage.probabilities.reduce(0) { $0 - $1 * log($1 + 1e-9) }
        let outside = passage.outsideProbability
        return [
            best.probability, log(max(best.probability, 1e-9)), best.lead, entropy,
            Double(passage.greatestLogit) / 10, outside, best.label == passage.outside ? 1 : 0,
            passage.informProbability, whole.probabilities[best.label],
            outside - whole.outsideProbability,
        ].map(Float.init)
    }

    private var endsInQuestion: Bool {
        guard let last = passages.text.tokens.indices.last else { return false }
        return Passages.Joint(at: last, in: passages.text) == .question
    }

    /// What the first word of a passage may be.
    private static let openings: [WordRoles] = [
        .imperative, .english, .interrogative, .wish, .ability, .how, .conditional, .firstPerson,
        .thirdPerson, .determiner, .conjunction, .sequence, .clitic, .secondPerson, .past, .to,
    ]

    /// What some word of a passage may be.
    private static let contents: [WordRoles] = [
        .past, .auxiliary, .participle, .firstPerson, .thirdPerson, .wish, .imperative, .english,
        .interrogative, .not, .pas, .conditional, .shows, .pays, .sends, .without, .infinitive,
        .gerund, .how,
    ]
}
