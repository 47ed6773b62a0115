import Testing
import Understanding

struct ModelTrainingTests {
    @Test(arguments: [true, false])
    func theBytesAreTheSameHoweverManyFitsAreDoneAtOnce(isValidated: Bool) throws {
        let files = try [1, 4, 50].map { limit in
            var options = ModelTraining.Options()
            options.foldCount = 4
            options.fitLimit = limit
            return try ModelTraining(options: options)
                .train(
                    on: LanguageTests.utterances,
                    validation: isValidated ? LanguageTests.utterances : []
                ).bytes
        }
        #expect(files[0] == files[1] && files[1] == files[2])
    }

    @Test func progressNeverFallsAndComesOneByOne() throws {
        let reports = Reports()
        _ = try ModelTraining().train(on: LanguageTests.utterances) { reports.append($0.fraction) }
        let fractions = reports.all
        #expect(fractions.count > 20 && fractions == fractions.sorted())
        #expect(fractions.allSatisfy { (0...1).contains($0) } && fractions.last == 1)
    }

    /// Not locked: the calls come one at a time.
    private final class Reports: @unchecked Sendable {
        private(set) var all: [Double] = []

        func append(_ fraction: Double) { all.append(fraction) }
    }
}
