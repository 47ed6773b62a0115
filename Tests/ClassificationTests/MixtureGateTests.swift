import Testing

@testable import Classification

struct MixtureGateTests {
    /// Texts of two readings, of which the one with the first sign gives the true label; which of
    /// the two comes first, and what the second sign is, is chance.
    private static func samples(_ count: Int) -> MixtureGate.Samples {
        var samples = MixtureGate.Samples(signCount: 2)
        var generator = SplitMix64(seed: 11)
        for _ in 0..<count {
            let noise = { Float(Int.random(in: 0...1, using: &generator)) }
            let right: [Float] = [1, noise()]
            let wrong: [Float] = [0, noise()]
            if noise() == 0 {
                samples.add(signs: [right, wrong], likelihoods: [0.9, 0.1])
            } else {
                samples.add(signs: [wrong, right], likelihoods: [0.1, 0.9])
            }
        }
        return samples
    }

    @Test func aReadingIsBelievedForTheSignThatOnesThatAreRightHave() throws {
        let gate = try #require(MixtureGate(fittedTo: Self.samples(400)))
        let shares = gate.shares(of: [[0, 1], [1, 0]])
        #expect(shares[1] > 0.9)
        #expect(abs(gate.weights[1]) < 0.3)
        #expect(gate.isSound)
    }

    @Test func sharesAddUpToOneInWhateverOrderTheReadingsCome() throws {
        let gate = try #require(MixtureGate(fittedTo: Self.samples(50)))
        let signs: [[Float]] = [[0, 0], [1, 0], [1, 1], [0, 1]]
        let shares = gate.shares(of: signs)
        #expect(abs(shares.reduce(0, +) - 1) < 1e-12)
        #expect(shares.allSatisfy { $0 > 0 })
        let mirrored = gate.shares(of: signs.reversed()).reversed()
        #expect(zip(mirrored, shares).allSatisfy { abs($0 - $1) < 1e-12 })
    }

    @Test func theSameTextsGiveTheSameGate() {
        #expect(MixtureGate(fittedTo: Self.samples(30)) == MixtureGate(fittedTo: Self.samples(30)))
        #expect(MixtureGate(fittedTo: MixtureGate.Samples(signCount: 3)) == nil)
    }
}
