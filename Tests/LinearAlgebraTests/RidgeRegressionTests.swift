import LinearAlgebra
import Testing

struct RidgeRegressionTests {
    /// By hand: columns (1, 0), (0, 1) and b = (3, 1): each coefficient is b/(1 + λ).
    @Test func shrinksOrthogonalColumnsAlike() throws {
        let identity = Matrix(columns: [[1, 0, 0], [0, 1, 0]])
        let fit = try identity.ridge([3, 1, 0], penalties: [0.5])
        #expect(abs(fit.coefficients[0] - 2) < 1e-12)
        #expect(abs(fit.coefficients[1] - 2.0 / 3) < 1e-12)
        #expect(abs(fit.degreesOfFreedom - 4.0 / 3) < 1e-12)
        // 3 · (1 + 1/9) / (3 − 4/3)².
        #expect(abs(fit.score - 3 * (10.0 / 9) / (25.0 / 9)) < 1e-12)
    }

    @Test func aSmallPenaltyIsLeastSquares() throws {
        let design = Matrix(columns: [[1, 1, 1, 1, 1], [0, 1, 2, 3, 5], [1, -1, 2, 0, 1]])
        let values = [1.0, 2, 2, 5, 4]
        let plain = try design.leastSquares(values)
        let ridge = try design.ridge(values, penalties: [1e-12])
        for (one, other) in zip(plain.coefficients, ridge.coefficients) {
            #expect(abs(one - other) < 1e-9)
        }
    }

    @Test func dependentColumnsShareTheirCoefficient() throws {
        let design = Matrix(columns: [[1, 2, 3, 4], [1, 2, 3, 4]])
        let fit = try design.ridge([2, 4, 6, 8], penalties: [1e-9])
        #expect(abs(fit.coefficients[0] - 1) < 1e-6 && abs(fit.coefficients[1] - 1) < 1e-6)
    }

    @Test func crossValidationPrefersAPenaltyForNoise() throws {
        // No relation at all: the fewest degrees of freedom are best.
        let design = Matrix(columns: [[1, -1, 1, -1, 1, -1], [1, 1, -1, -1, 0, 0]])
        let fit = try design.ridge([1, 1, 1, 1, -2, -2], penalties: [1e-3, 1, 1e6])
        #expect(fit.penalty == 1e6)
        #expect(abs(fit.coefficients[0]) < 1e-6)
    }

    @Test func refusesWhatItCannotSolve() {
        let line = Matrix(columns: [[1, 1, 1], [0, 1, 2]])
        #expect(throws: LinearAlgebraError.sizeMismatch) { try line.ridge([1], penalties: [1]) }
        #expect(throws: LinearAlgebraError.underdetermined) {
            try line.ridge([1, 2, 3], penalties: [])
        }
        #expect(throws: LinearAlgebraError.notFinite) {
            try line.ridge([1, .nan, 3], penalties: [1])
        }
        #expect(throws: LinearAlgebraError.notFinite) {
            try line.ridge([1, 2, 3], penalties: [0])
        }
    }
}
