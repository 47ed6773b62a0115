import Classification
import Testing
import TextProcessing

@testable import Understanding

struct TitleCaseTests {
    @Test(arguments: [
        "What Is My Balance", "Pay My Electricity Bill", "Quel Est Mon Solde ?",
        "How Much Did I Spend On Groceries Last Month",
    ])
    func capitalsOfEveryWordNameNothing(text: String) {
        #expect(TokenizedText(text).isTitleCased)
        let features = UtteranceReading().read(text, delexicalized: true).features
        #expect(!features.units.contains { $0.placeholder == NameRole.named.placeholder })
    }

    @Test(arguments: [
        ("Paul", true), ("Été", true), ("Ősz", true), ("Ẩn", true), ("paul", false),
        ("école", false), ("à", false), ("œuvre", false), ("’s", false), ("20", false),
    ])
    func aCapitalLetterIsOneWithAnAccentToo(text: String, isCapital: Bool) throws {
        let text = TokenizedText(text)
        #expect(text.beginsWithCapital(try #require(text.tokens.first)) == isCapital)
    }

    @Test(arguments: [
        "what is my balance", "WHAT IS MY BALANCE", "Send My brother 20", "Karim El Amrani",
        "Cancel Xbox Game Pass", "Mon Solde", "", "Je", "Non, Aux Petits Soins.",
    ])
    func namesAndSentencesAreInNoTitleCase(text: String) {
        #expect(!TokenizedText(text).isTitleCased)
    }
}
