import Primitives
import Testing
import Understanding

/// Dates of figures as a region writes them; it is Friday, 27 November 2026.
struct RegionTests {
    @Test(arguments: [
        ("send Tom 20 on 12/01", true, "2026-12-01/2026-12-02"),
        ("send Tom 20 on 12/01", false, "2027-01-12/2027-01-13"),
        ("pay the comcast bill on 12/15", true, "2026-12-15/2026-12-16"),
        ("envoie 20 à Tom le 12/01", true, "2027-01-12/2027-01-13"),
    ])
    func theMonthComesFirstInEnglishOfTheUnitedStatesAlone(
        text: String, putsMonthFirst: Bool, date: String
    ) throws {
        let context = Interpreter.Context(
            today: Day(number: 20_784), putsMonthFirst: putsMonthFirst)
        let interpretation = try Interpreter.shared.get().interpretation(of: text, in: context)
        #expect(interpretation.values(of: .date).map(\.canonicalString) == [date])
    }
}
