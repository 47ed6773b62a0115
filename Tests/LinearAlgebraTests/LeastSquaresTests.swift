import LinearAlgebra
import Testing

struct LeastSquaresTests {
    /// Longley's data and the coefficients NIST certifies for them (StRD, Linear Regression, higher
    /// difficulty): the standard test of accuracy for least squares.
    static let longley: [[Double]] = [
        [83.0, 234_289, 2_356, 1_590, 107_608, 1947], [88.5, 259_426, 2_325, 1_456, 108_632, 1948],
        [88.2, 258_054, 3_682, 1_616, 109_773, 1949], [89.5, 284_599, 3_351, 1_650, 110_929, 1950],
        [96.2, 328_975, 2_099, 3_099, 112_075, 1951], [98.1, 346_999, 1_932, 3_594, 113_270, 1952],
        [99.0, 365_385, 1_870, 3_547, 115_094, 1953],
        [100.0, 363_112, 3_578, 3_350, 116_219, 1954],
        [101.2, 397_469, 2_904, 3_048, 117_388, 1955],
        [104.6, 419_180, 2_822, 2_857, 118_734, 1956],
        [108.4, 442_769, 2_936, 2_798, 120_445, 1957],
        [110.8, 444_546, 4_681, 2_637, 121_950, 1958],
        [112.6, 482_704, 3_813, 2_552, 123_366, 1959],
        [114.2, 502_601, 3_931, 2_514, 125_368, 1960],
        [115.7, 518_173, 4_806, 2_572, 127_852, 1961],
        [116.9, 554_894, 4_007, 2_827, 130_081, 1962],
    ]
    static let employment: [Double] = [
        60_323, 61_122, 60_171, 61_187, 63_221, 63_639, 64_989, 63_761, 66_019, 67_857, 68_169,
        66_513,
        68_655, 69_564, 69_331, 70_551,
    ]
    static let certified = [
        -3_482_258.634_595_82, 15.061_872_271_373_3, -0.358_191_792_925_910E-01,
        -2.020_229_803_816_83, -1.033_226_867_173_59, -0.511_041_056_535_807E-01,
        1_829.151_464_613_55,
    ]
    static let certifiedErrors = [
        890_420.383_607_373, 84.914_925_774_766_9, 0.334_910_077_722_432E-01,
        0.488_399_681_651_699, 0.214_274_163_161_675, 0.226_073_200_069_370, 455.478_499_142_212,
    ]

    @Test func qrAgreesWithTheCertifiedCoefficientsOfLongley() throws {
        let design = Matrix(rows: Self.longley.map { [1] + $0 })
        let fit = try design.leastSquares(Self.employment)
        let variance = fit.residualSumOfSquares / 9
        for index in 0..<7 {
            let relative = abs(fit.coefficients[index] / Self.certified[index] - 1)
            #expect(relative < 1e-7, "coefficient \(index): \(fit.coefficients[index])")
            let error = (variance * fit.inverseGram[index, index]).squareRoot()
            #expect(abs(error / Self.certifiedErrors[index] - 1) < 1e-7)
        }
    }

    @Test(arguments: [LeastSquares.Method.qr, .cholesky])
    func fitsALineExactly(method: LeastSquares.Method) throws {
        let design = Matrix(columns: [[1, 1, 1, 1], [0, 1, 2, 3]])
        let fit = try design.leastSquares([1, 3, 5, 7], by: method)
        #expect(abs(fit.coefficients[0] - 1) < 1e-12 && abs(fit.coefficients[1] - 2) < 1e-12)
        #expect(fit.residualSumOfSquares < 1e-20)
        // By hand: (AᵀA)⁻¹ = [[14, -6], [-6, 4]] / 20.
        #expect(abs(fit.inverseGram[0, 1] + 0.3) < 1e-12)
    }

    @Test func namesTheRankOfDependentColumns() {
        let design = Matrix(columns: [[1, 2, 3], [2, 4, 6]])
        #expect(throws: LinearAlgebraError.rankDeficient(rank: 1)) {
            try design.leastSquares([1, 2, 3])
        }
        #expect(throws: LinearAlgebraError.rankDeficient(rank: 1)) {
            try design.leastSquares([1, 2, 3], by: .cholesky)
        }
    }

    @Test(arguments: [LeastSquares.Method.qr, .cholesky])
    func refusesNearlyDependentColumns(method: LeastSquares.Method) {
        // What the third column adds to the others is the rounding of its last place or two.
        let first = (0..<40).map { Double($0) }
        let second = (0..<40).map { Double($0 * $0 % 11) }
        let third = zip(first, second).map { $0 + $1 / 3 }
        #expect(throws: LinearAlgebraError.rankDeficient(rank: 2)) {
            try Matrix(columns: [first, second, third]).leastSquares(first, by: method)
        }
    }

    @Test func bothMethodsAgreeOnWellConditionedColumns() throws {
        let columns = (0..<6).map { column in
            (0..<50).map { row in Double((row * (column + 3) * 7919) % 101) / 101 }
        }
        let values = (0..<50).map { Double($0 * 31 % 17) }
        let design = Matrix(columns: columns)
        let qr = try design.leastSquares(values)
        let cholesky = try design.leastSquares(values, by: .cholesky)
        for index in 0..<6 {
            #expect(abs(qr.coefficients[index] - cholesky.coefficients[index]) < 1e-9)
            #expect(
                abs(qr.inverseGram[index, index] / cholesky.inverseGram[index, index] - 1) < 1e-9)
        }
    }

    @Test func refusesWhatItCannotSolve() {
        let line = Matrix(columns: [[1, 1, 1], [0, 1, 2]])
        #expect(throws: LinearAlgebraError.sizeMismatch) { try line.leastSquares([1, 2]) }
        #expect(throws: LinearAlgebraError.notFinite) { try line.leastSquares([1, .nan, 2]) }
        #expect(throws: LinearAlgebraError.notFinite) {
            try Matrix(columns: [[1, .infinity]]).leastSquares([1, 2])
        }
        #expect(throws: LinearAlgebraError.underdetermined) {
            try Matrix(columns: [[1], [2]]).leastSquares([1])
        }
    }

    @Test func productsAgreeWithThoseByHand() throws {
        let first = Matrix(rows: [[1, 2], [3, 4], [5, 6]])
        let second = Matrix(rows: [[1, 0, 2], [0, 1, 3]])
        #expect(
            try first.multiplied(by: second)
                == Matrix(rows: [[1, 2, 8], [3, 4, 18], [5, 6, 28]]))
        #expect(try first.multiplied(by: [1, 1]) == [3, 7, 11])
        #expect(try first.transposedMultiplied(by: [1, 1, 1]) == [9, 12])
        #expect(first.gram() == Matrix(rows: [[35, 44], [44, 56]]))
        let product = try first.transposedMultiplied(
            by: Matrix(columns: [[1, 1, 1], [1, 0, -1]]))
        #expect(product == Matrix(rows: [[9, -4], [12, -4]]))
        var sum = [1.0, 2]
        Vectors.add(2, times: [10, 20], to: &sum)
        Vectors.scale(&sum, by: 0.5)
        #expect(sum == [10.5, 21])
        #expect(Vectors.dot([1, 2, 3], [4, 5, 6]) == 32)
        #expect(abs(Vectors.norm([3e200, 4e200]) / 5e200 - 1) < 1e-15)
        #expect(throws: LinearAlgebraError.sizeMismatch) { try first.multiplied(by: first) }
    }
}
