import BundledModels
import Classification
import Entities
import Primitives
import Testing
import TextProcessing

@testable import Understanding

/// The values of slots, and the slots that the words around them make, without a tagger.
struct SlotValueTests {
    private static let today = Day("2026-11-20")

    /// The slots that entities and words alone fill, `slot=value`.
    private static func slots(
        _ text: String, _ label: String, _ language: Language? = nil
    ) throws -> [String] {
        let label = try #require(UtteranceLabel(rawValue: label))
        let text = TokenizedText(text)
        let finder = MentionFinder()
        let context = EntityContext(
            today: try #require(today), prefersPast: label.looksBack, language: language)
        let filling = SlotFilling(
            text: text, mentions: finder.mentions(in: text, context: context), label: label,
            tagger: nil, rereader: MentionRereader(finder: finder, context: context))
        var workspace = SpanTagger.Workspace()
        return filling.fills(in: &workspace).compactMap { fill in
            fill.canonicalString().map { "\(fill.slot.rawValue)=\($0)" }
        }
    }

    /// The value of a slot over all the words of `surface`.
    private static func value(
        _ slot: Slot, _ surface: String, _ language: Language, _ label: String = "send_money"
    ) throws -> String? {
        let label = try #require(UtteranceLabel(rawValue: label))
        let text = TokenizedText(surface)
        let finder = MentionFinder()
        let context = EntityContext(
            today: try #require(today), prefersPast: label.looksBack, language: language)
        let source = SlotSource(
            text, mentions: finder.mentions(in: text, context: context), label: label)
        let draft = SlotValueReader(
            source: source, rereader: MentionRereader(finder: finder, context: context)
        )
        .draft(slot, tokens: text.tokens.indices)
        return draft.flatMap {
            SlotFill(slot: $0.slot, value: $0.value, range: 0..<1).canonicalString()
        }
    }

    @Test(arguments: [
        ("dépenses entre 20 et 50 euros", Language.french, "20.00 EUR", "50.00 EUR"),
        ("spent between 20 and 50 euros", .english, "20.00 EUR", "50.00 EUR"),
        ("payments from $20 to $50", .english, "20.00 USD", "50.00 USD"),
        ("achats de 100 à 200 €", .french, "100.00 EUR", "200.00 EUR"),
        ("achats entre 20 et 50", .french, "20.00", "50.00"),
    ])
    func twoAmountsAreTheBoundsOfARange(
        text: String, language: Language, least: String, greatest: String
    ) throws {
        // Bare numbers are amounts only where a tagger, or a range, makes them so.
        #expect(
            try Self.slots(text, "list_transactions", language)
                == ["amount_min=\(least)", "amount_max=\(greatest)"])
    }

    @Test(arguments: [
        ("set my groceries budget at 20", "manage_budget/set", "20.00"),
        ("cap my restaurant budget at 15", "manage_budget/set", "15.00"),
        ("autopay cap at 20", "manage_autopay/set_limit", "20.00"),
        ("set an alert at 12", "manage_budget/set_alert", "12.00"),
        ("set a limit at 20 on my card", "account_security/set_limit", "20.00"),
        ("a groceries budget at 12 a week", "manage_budget/set", "12.00"),
    ])
    func whatIsSetAtANumberHasItForAnAmount(text: String, label: String, amount: String) throws {
        let slots = try Self.slots(text, label, .english)
        #expect(slots.filter { $0.hasPrefix("amount") } == ["amount=\(amount)"])
        #expect(!slots.contains { $0.hasPrefix("date") || $0.hasPrefix("period") })
    }

    @Test(arguments: [
        ("enlève 20 euros au budget restos", Language.french, true),
        ("retire encore 20 euros du budget courses", .french, true),
        ("ôte 20 € des courses", .french, true),
        ("take 20 euros off the groceries budget", .english, true),
        ("take 20 euros out of groceries", .english, true),
        ("knock 20 euros off groceries", .english, true),
        ("remove 20 euros from groceries", .english, true),
        ("take 20 euros for the groceries budget", .english, false),
        ("cut 20 euros groceries", .english, false),
        ("enlève le budget de 20 euros", .french, false),
        ("retire la limite et mets 20 euros", .french, false),
    ])
    func whatIsTakenOffABudgetIsADifference(
        text: String, language: Language, isDifference: Bool
    ) throws {
        let slots = try Self.slots(text, "manage_budget/change", language)
        #expect(slots.contains("amount=20.00 EUR"))
        #expect(slots.contains("amount_mode=delta") == isDifference)
        // An answer may take something else off.
        #expect(try !Self.slots(text, "inform", language).contains("amount_mode=delta"))
    }

    @Test(arguments: [
        ("aux deux tiers du budget courses", Language.french, "66.67"),
        ("quand j'ai dépensé un tiers du budget", .french, "33.33"),
        ("aux trois quarts", .french, "75"), ("à la moitié du budget", .french, "50"),
        ("at two thirds of the budget", .english, "66.67"),
        ("at a quarter of the budget", .english, "25"),
        ("when I overspend this quarter", .english, ""),
    ])
    func anAlertIsAtThePartThatIsSaid(
        text: String, language: Language, percent: String
    ) throws {
        let slots = try Self.slots(text, "manage_budget/set_alert", language)
        let said = slots.filter { $0.hasPrefix("percentage=") }.map { $0.dropFirst(11) }
        #expect(said.joined() == percent)
    }

    @Test(arguments: [
        ("paiements dans la limite de 50 euros", ["amount_max=50.00 EUR"]),
        ("paiements de plus de 50 euros", ["amount_min=50.00 EUR"]),
        ("paiements à concurrence de 50 euros", ["amount_max=50.00 EUR"]),
    ])
    func aPhraseBoundsAnAmountOnItsSide(text: String, expected: [String]) throws {
        #expect(try Self.slots(text, "list_transactions", .french) == expected)
    }

    @Test(arguments: [
        ("tous les lundis ainsi que tous les jeudis", Language.french, "FREQ=WEEKLY;BYDAY=MO,TH"),
        ("tous les mois le 5 et le 20", .french, "FREQ=MONTHLY;BYMONTHDAY=5"),
        ("every Monday plus every Friday", .english, "FREQ=WEEKLY;BYDAY=MO,FR"),
        ("every Monday or every Friday", .english, "FREQ=WEEKLY;BYDAY=MO"),
    ])
    func theRhythmsOfAListAreOne(text: String, language: Language, expected: String) throws {
        #expect(try Self.value(.frequency, text, language, "manage_recurring/create") == expected)
    }

    @Test(arguments: [
        ("20 à Paul tous les 32 du mois", Language.french, "FREQ=MONTHLY"),
        ("20 à Paul chaque 31 avril", .french, "FREQ=YEARLY"),
        ("20 to Paul on the 32nd of every month", .english, "FREQ=MONTHLY"),
        ("20 to Paul monthly on the 45th", .english, "FREQ=MONTHLY"),
        ("20 to Paul every Feb 30", .english, "FREQ=YEARLY"),
    ])
    func howOftenIsKeptOfADayThatThereIsNot(
        text: String, language: Language, rule: String
    ) throws {
        #expect(
            try Self.slots(text, "manage_recurring/create", language) == ["frequency=\(rule)"])
    }

    @Test(arguments: ["tous les 31 juin", "le 32 de chaque mois"])
    func aRhythmThatThereIsNotHasNoValue(text: String) throws {
        #expect(try Self.value(.frequency, text, .french, "manage_recurring/create") == nil)
    }

    @Test(arguments: [
        ("every Feb 30", Language.english), ("999999999999999 USD trillion", .english),
    ])
    func figuresOfNoDateAndOfNoAmountAreNoAmount(text: String, language: Language) throws {
        #expect(try Self.value(.amount, text, language) == nil)
    }

    @Test(arguments: [
        ("send Paul twenty two fifty", Language.english, "22.50"),
        ("it's fifty nine ninety nine pounds", .english, "59.99 GBP"),
        ("neuf quatre-vingt-dix-neuf pour le journal", .french, "9.99"),
        ("vingt-deux cinquante euros", .french, "22.50 EUR"),
        ("rends-lui 13 erous", .french, "13.00 EUR"), ("300 euors", .french, "300.00 EUR"),
        ("45 dolars please", .english, "45.00 USD"), ("vingt eruo", .french, "20.00 EUR"),
    ])
    func aPriceInWordsAndAMistypedCurrencyAreOneAmount(
        text: String, language: Language, expected: String
    ) throws {
        #expect(try Self.slots(text, "inform", language) == ["amount=\(expected)"])
    }

    @Test(arguments: [
        ("send twenty fifty times", Language.english, "20.00"), ("4 roues", .french, "4.00"),
        ("12 rounds", .english, "12.00"), ("20 Eros", .english, "20.00"),
        ("send 22 fifty", .english, "22.00"), ("twenty, fifty", .english, "20.00"),
    ])
    func aNumberIsNotCompletedByWhatIsNoCentsAndNoCurrency(
        text: String, language: Language, expected: String
    ) throws {
        #expect(try Self.slots(text, "inform", language).first == "amount=\(expected)")
    }

    @Test(arguments: [
        ("dépenses de plus de 100 euros", "amount_min=100.00 EUR"),
        ("achats au-dessus de 50 €", "amount_min=50.00 EUR"),
        ("payments over £30", "amount_min=30.00 GBP"),
        ("anything of 40 euros or more", "amount_min=40.00 EUR"),
        ("moins de 20 €", "amount_max=20.00 EUR"), ("paiements sous 15 €", "amount_max=15.00 EUR"),
        ("purchases under $10", "amount_max=10.00 USD"), ("12 € ou moins", "amount_max=12.00 EUR"),
        ("le paiement de 12 €", "amount=12.00 EUR"),
    ])
    func aPhraseBoundsAnAmount(text: String, expected: String) throws {
        #expect(try Self.slots(text, "list_transactions") == [expected])
    }

    @Test func amountsToBeSentAreNoBounds() throws {
        #expect(
            try Self.slots("envoie pas plus de 50 € à Marie", "send_money") == ["amount=50.00 EUR"])
    }

    @Test(arguments: [
        ("envoie 20 € chacun à Paul et Zoé", "send_money", "each"),
        ("request £12 each from Tom and Ana", "request_money/create", "each"),
        ("envoie 100 € à Paul et Marie en tout", "send_money", "total"),
        ("send £60 in total to Ash and Bo", "send_money", "total"),
        ("augmente le budget courses de 50 €", "manage_budget/change", "delta"),
        ("raise my groceries budget by £50", "manage_budget/change", "delta"),
        ("en tout", "inform", "total"), ("chacun", "inform", "each"),
    ])
    func wordsSayHowAnAmountIsMeant(text: String, label: String, mode: String) throws {
        let slots = try Self.slots(text, label)
        #expect(slots.contains("amount_mode=\(mode)"), "\(slots)")
    }

    @Test(arguments: [
        ("mets le budget courses à 50 €", "manage_budget/change"),
        ("envoie 50 € à Paul each month", "send_money"), ("envoie 50 € à Paul", "send_money"),
    ])
    func othersSayNothingOfIt(text: String, label: String) throws {
        #expect(try !Self.slots(text, label).contains { $0.hasPrefix("amount_mode") })
    }

    @Test(arguments: [
        ("mes entrées d'argent ce mois-ci", "in"), ("how much did I receive last month?", "in"),
        ("dépôts de mai", "in"), ("what came in this week", "in"),
        ("montre les virements sortants", "out"), ("incoming payments", "in"),
    ])
    func hearsWhichWayMoneyWent(text: String, direction: String) throws {
        #expect(
            try Self.slots(text, "list_transactions").contains("direction=\(direction)"))
    }

    @Test(arguments: [
        ("mes 2 dernières opérations", "2"), ("the last ten payments", "10"),
        ("les 5 derniers achats", "5"),
    ])
    func countsWhatIsToBeListed(text: String, count: String) throws {
        #expect(try Self.slots(text, "list_transactions") == ["count=\(count)"])
    }

    @Test(arguments: [
        ("stake la moitié de mes yani", "stake_coins/stake", "percentage=50"),
        ("unstake half", "stake_coins/unstake", "percentage=50"),
        ("unstake 10%", "stake_coins/unstake", "percentage=10"),
        ("stake 15 yani", "stake_coins/stake", "coin_amount=15 YANI"),
        ("envoie 12,5 yani à Paul", "send_money", "coin_amount=12.5 YANI"),
        ("combien de yani j'ai", "check_balance", "currency=YANI"),
        ("euros", "inform", "currency=EUR"),
    ])
    func hearsCoinsSharesAndCurrencies(text: String, label: String, expected: String) throws {
        #expect(try Self.slots(text, label) == [expected])
    }

    @Test(arguments: [("la première", Language.french), ("the second one", .english)])
    func aPlaceInAListIsNoAmount(text: String, language: Language) throws {
        #expect(try Self.slots(text, "inform", language).isEmpty)
    }

    @Test(arguments: [
        ("solde du compte joint", "compte joint"), ("what's in my savings", "savings"),
        ("combien sur le Livret A ?", "Livret A"),
    ])
    func hearsTheAccountAskedAbout(text: String, account: String) throws {
        #expect(try Self.slots(text, "check_balance") == ["account=\(account)"])
    }

    @Test func aYaniCalledByNameIsNoCurrency() throws {
        #expect(try Self.slots("bon Yani dis-moi combien j'ai", "check_balance").isEmpty)
    }

    @Test(arguments: [
        "envoie 99999999999999999999 euros à Paul", "envoie 92233720368547758,08 euros à Paul",
        "envoie 0,001 € à Paul", "envoie 10,5 yens à Paul", "envoie 0,1234567 yani à Paul",
    ])
    func anAmountWithoutMachineReadableFormIsNotWritten(text: String) throws {
        #expect(try Self.slots(text, "send_money").isEmpty)
    }

    @Test(arguments: [
        (Slot.amount, "50e", Language.french, "50.00 EUR"), (.amount, "thrity", .english, "30.00"),
        (.amount, "vingt euros", .english, "20.00 EUR"), (.amount, "a fiver", .english, "5.00 GBP"),
        (.coinAmount, "15", .english, "15 YANI"), (.coinAmount, "40", .french, "40 YANI"),
        (.date, "vendrdi", .french, "2026-11-27/2026-11-28"),
        (.date, "dem", .french, "2026-11-21/2026-11-22"),
        (.date, "le 25", .french, "2026-11-25/2026-11-26"),
        (.date, "tomorow", .english, "2026-11-21/2026-11-22"),
        (.frequency, "le 5", .french, "FREQ=MONTHLY;BYMONTHDAY=5"),
        (.frequency, "mois", .french, "FREQ=MONTHLY"),
        (.frequency, "Fridays", .english, "FREQ=WEEKLY;BYDAY=FR"),
        (.frequency, "the 26th", .english, "FREQ=MONTHLY;BYMONTHDAY=26"),
        (.frequency, "wkly", .english, "FREQ=WEEKLY"),
        (.frequency, "pcm", .english, "FREQ=MONTHLY"),
        (.frequency, "tt les mois", .french, "FREQ=MONTHLY"),
        (.frequency, "chak lundi", .french, "FREQ=WEEKLY;BYDAY=MO"),
        (.frequency, "aux deux semaines", .french, "FREQ=WEEKLY;INTERVAL=2"),
        (.frequency, "the last friday of the month", .english, "FREQ=MONTHLY;BYDAY=-1FR"),
        (.frequency, "le premier lundi du mois", .french, "FREQ=MONTHLY;BYDAY=1MO"),
        (.frequency, "chaque noël", .french, "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25"),
        (.date, "2m1", .french, "2026-11-21/2026-11-22"),
        (.date, "jnue", .english, "2027-06-01/2027-07-01"),
        (.date, "le dernier jour du mois", .french, "2026-11-30/2026-12-01"),
        (.percentage, "la moitié", .french, "50"), (.percentage, "sixty", .english, "60"),
        (.count, "twice", .english, "2"),
    ])
    func readsWhatIsSpeltAmissOrLeftUnsaid(
        slot: Slot, surface: String, language: Language, value: String
    ) throws {
        #expect(try Self.value(slot, surface, language) == value)
    }

    @Test(arguments: [
        ("2025", Language.french, "2025-01-01/2026-01-01"),
        ("sur trois mois", .french, "2026-08-21/2026-11-21"),
        ("3 months", .english, "2026-08-21/2026-11-21"),
        ("semaine", .french, "2026-11-16/2026-11-23"),
        ("last week", .french, "2026-11-09/2026-11-16"),
        ("dis month", .english, "2026-11-01/2026-12-01"),
        ("l'été", .french, "2026-06-21/2026-09-24"), ("en sept", .french, "2026-09-01/2026-10-01"),
        ("overnight", .english, "2026-11-19/2026-11-20"),
        ("sur 2025", .french, "2025-01-01/2026-01-01"),
    ])
    func readsThePeriodMeant(surface: String, language: Language, value: String) throws {
        #expect(try Self.value(.period, surface, language, "analyze_spending") == value)
    }

    @Test(arguments: [
        (Slot.amount, "azerty"), (.period, "since we moved in"), (.date, "payday"),
        (.frequency, "whenever"), (.count, "some"), (.percentage, "a bit"),
    ])
    func whatCannotBeReadHasNoValue(slot: Slot, surface: String) throws {
        #expect(try Self.value(slot, surface, .english) == nil)
    }

    @Test(arguments: [
        (Slot.merchant, "Sainsbury's", 1, "Sainsbury's"), (.card, "Nando’s card", 1, "Nando’s"),
        (.merchant, "Trader Joe's", 2, "Trader Joe's"), (.merchant, "Joe's", 1, "Joe"),
        (.merchant, "plumber's bill", 1, "plumber"), (.payee, "Lloyd's half", 1, "Lloyd"),
    ])
    func aPossessiveThatIsOfTheNameStays(
        slot: Slot, text: String, marked: Int, expected: String
    ) throws {
        let source = SlotSource(TokenizedText(text), mentions: [], label: .inform)
        let draft = SlotValueReader(source: source, rereader: nil).draft(slot, tokens: 0..<marked)
        #expect(draft?.value == .text(expected))
    }

    /// A four-letter word has two letters swapped at most: "mark" is nobody's March.
    @Test func fourLettersAreNoOtherWord() throws {
        #expect(try Self.value(.date, "mark", .english) == nil)
        #expect(try Self.value(.date, "noom", .english) == nil)
    }

    @Test func aTimeOfDayIsWrittenWithTheOffsetOfItsPlace() throws {
        let day = try #require(Self.today)
        let fill = SlotFill(
            slot: .date, value: .days(day.interval), range: 0..<1,
            moment: DayTime(day: day, hour: 18, minute: 30))
        #expect(fill.canonicalString { _ in 3_600 } == "2026-11-20T18:30:00+01:00")
        #expect(fill.canonicalString { _ in -12_600 } == "2026-11-20T18:30:00-03:30")
        #expect(fill.canonicalString() == "2026-11-20/2026-11-21")
    }

    @Test func aDateKeepsTheTimeOfDaySaid() throws {
        let text = TokenizedText("envoie 50 à Marie demain à 18h30")
        let finder = MentionFinder()
        let context = EntityContext(today: try #require(Self.today), language: .french)
        let mention = try #require(
            finder.mentions(in: text, context: context).first { $0.kind == .time })
        #expect(mention.moment?.description == "2026-11-21T18:30:00")
        let bare = finder.mentions(in: TokenizedText("demain soir"), context: context)
        #expect(bare.map(\.moment) == [nil])
    }

    @Test func whoSentMoneyIsThePayer() throws {
        let text = TokenizedText("Anne m'a envoyé combien ?")
        let source = SlotSource(text, mentions: [], label: .intent(.listTransactions, nil))
        let draft = SlotDraft(slot: .payee, tokens: 0..<1, value: .text("Anne"))
        #expect(SlotRules(source: source).applied(to: [draft]).map(\.slot) == [.payer])
    }

    @Test(arguments: [
        (Slot.period, "send_money", Slot.date), (.date, "list_transactions", .period),
        (.period, "check_balance", .date), (.period, "correct", .period),
        (.period, "forecast_spending", .period),
    ])
    func whatIsAskedForMakesATimeADayOrARange(
        marked: Slot, label: String, expected: Slot
    ) throws {
        let text = TokenizedText("lundi")
        let label = try #require(UtteranceLabel(rawValue: label))
        let draft = SlotDraft(slot: marked, tokens: 0..<1, value: .text("lundi"))
        let source = SlotSource(text, mentions: [], label: label)
        #expect(SlotRules(source: source).applied(to: [draft]).map(\.slot) == [expected])
    }

    @Test func aBillIsNoPayeeBesideSomebody() throws {
        let text = TokenizedText("loyer 800 euros à Paul")
        let source = SlotSource(text, mentions: [], label: .intent(.manageRecurring, .create))
        let drafts = [0..<1, 4..<5].map {
            SlotDraft(slot: .payee, tokens: $0, value: .text(source.surface(of: $0)))
        }
        #expect(SlotRules(source: source).applied(to: drafts).map(\.value) == [.text("Paul")])
        #expect(SlotRules(source: source).applied(to: [drafts[0]]).count == 1)
    }
}

struct ClosedSlotValueTests {
    @Test(arguments: [
        ("cars", "transport"), ("my bars", "restaurants"), ("voitures", "transport"),
        ("grocerys", "groceries"), ("elctricity", "utilities"), ("restaraunts", "restaurants"),
        ("pharmacies", "health"), ("schol", "education"),
    ])
    func aSlipOfTheFingerIsTheNearestWord(surface: String, expected: String) {
        #expect(ClosedSlotValues.value(of: surface, slot: .category) == expected)
    }

    @Test(arguments: [
        ("monthly pass", "transport"), ("crédit immobilier", "housing"),
        ("courses for the kids", "education"), ("les week-ends", "travel"),
        ("courses", "groceries"), ("abonnements", "subscriptions"),
        ("council tax", "housing"), ("car insurance", "other"), ("bank charges", "fees"),
        ("la taxe d'habitation", "housing"), ("frais d'inscription", "education"),
        ("school uniform", "shopping"), ("dog food", "other"), ("bottled gas", "utilities"),
    ])
    func aPhraseIsSaidWhole(surface: String, expected: String) {
        #expect(ClosedSlotValues.value(of: surface, slot: .category) == expected)
    }

    /// As few letters are as often another word.
    @Test(arguments: ["gain", "fool", "bard"])
    func fourLettersAreNotMistyped(surface: String) {
        #expect(ClosedSlotValues.value(of: surface, slot: .category) == nil)
    }

    @Test(arguments: [
        ("dolars", "USD"), ("euross", "EUR"), ("dollars canadiens", "CAD"), ("bucks", "USD"),
    ])
    func aMistypedCurrencyIsTheNearest(surface: String, expected: String) {
        #expect(ClosedSlotValues.value(of: surface, slot: .currency) == expected)
    }
}
