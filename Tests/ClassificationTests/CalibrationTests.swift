import Classification
import Foundation
import Testing

/// The temperature by which scores become probabilities.
struct CalibrationTests {
    private static func scores(_ rows: [[Float]], _ labels: [Int]) -> HeldOutScores {
        var scores = HeldOutScores()
        (scores.logits, scores.labels) = (rows, labels)
        return scores
    }

    /// Of n right answers n + 1 of n + 2 are taken for right, so by hand the temperature of a
    /// margin m is m / ln(n + 1).
    @Test(arguments: [10, 100, 1_000])
    func rightAnswersAloneAreNoCertainty(count: Int) {
        let rows = [[Float]](repeating: [2, 0], count: count)
        let temperature = Self.scores(rows, Array(repeating: 0, count: count)).bestTemperature()
        let expected = 2 / log(Double(count + 1))
        #expect(abs(Double(temperature) / expected - 1) < 0.02, "\(temperature), \(expected)")
    }

    /// By hand: of margins of 2 three in four are right, so 2 / T is ln 3.
    @Test func theTemperatureMakesConfidenceTheShareOfRightAnswers() {
        let rows = [[Float]](repeating: [2, 0], count: 4_000)
        let temperature = Self.scores(rows, (0..<4_000).map { $0 % 4 == 0 ? 1 : 0 })
            .bestTemperature()
        #expect(abs(Double(temperature) - 2 / log(3)) < 0.01)
    }

    @Test func withoutScoresNothingIsChanged() {
        #expect(HeldOutScores().bestTemperature() == 1)
    }
}
