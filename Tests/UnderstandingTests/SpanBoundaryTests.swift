import Testing
import TextProcessing

@testable import Understanding

/// Where the words of a slot begin and end.
struct SpanBoundaryTests {
    @Test(arguments: [
        (Slot.period, "dépenses depuis [janvier]", "depuis janvier"),
        (.period, "bilan du [mois dernier]", "du mois dernier"),
        (.period, "le relevé [de la semaine]", "la semaine"),
        (.period, "purchases [of yesterday]", "yesterday"),
        (.date, "paie [pour samedi]", "samedi"), (.date, "à partir de [lundi]", "lundi"),
        (.date, "d'ici [vendredi]", "d'ici vendredi"), (.date, "paie [le 3 mars]", "le 3 mars"),
        (.date, "jusqu'en [mai]", "jusqu'en mai"), (.date, "pay by the [5th]", "by the 5th"),
        (.date, "starting [next week]", "next week"), (.date, "stop until [March]", "until March"),
        (.frequency, "pay [on the 10th of every month]", "the 10th of every month"),
        (.merchant, "paie [le plombier]", "plombier"), (.merchant, "pay [the gas bill]", "gas"),
        (.merchant, "paie [la facture d'eau]", "eau"), (.merchant, "paie à [La Poste]", "La Poste"),
        (.payee, "envoie 5 [à la nounou]", "nounou"),
        (.payee, "send 5 to [my sister]", "my sister"),
        (.payee, "what [Paul's] owed", "Paul"), (.note, "5 à Léa [pour le taxi]", "le taxi"),
        (.note, "5 for the [cab]", "the cab"), (.scope, "20 par [jour]", "par jour"),
        (.amount, "send [20 quid]", "20 quid"),
        (.period, "what came in [in June]", "in June"),
        (.date, "règle-la [en fin de mois]", "en fin de mois"),
        (.date, "paie-la [lundi]", "lundi"), (.date, "envoie-les [le 5]", "le 5"),
        (.period, "what's come in [today]", "today"),
        (.period, "how much came in [this month]", "this month"),
        (.period, "up on [last year]", "last year"), (.period, "look at [yesterday]", "yesterday"),
        (.period, "spent before [this week]", "before this week"),
        (.period, "over [the last ten days]", "over the last ten days"),
        (.date, "left over [at month end]", "at month end"),
        (.date, "what comes in [by Friday]", "by Friday"),
        (.date, "pas [avant la fin du mois]", "avant la fin du mois"),
        (.date, "hold it [until after Easter]", "until after Easter"),
    ])
    func areWhereTheConventionsHaveThem(slot: Slot, marked: String, expected: String) throws {
        let parts = marked.split(separator: "[", omittingEmptySubsequences: false)
        let inside = try #require(parts.last?.split(separator: "]").first)
        let before = try #require(parts.first)
        let text = TokenizedText(marked.filter { $0 != "[" && $0 != "]" })
        let bytes = before.utf8.count..<before.utf8.count + inside.utf8.count
        let tokens = text.tokens.indices.filter { text.tokens[$0].source.overlaps(bytes) }
        let range = try #require(tokens.first)..<(try #require(tokens.last)) + 1
        let boundaries = SpanBoundaries(text: text)
        let found = boundaries.tokens(of: slot, marked: range)
        let source = SlotSource(text, mentions: [], label: .inform)
        #expect(source.surface(of: found) == expected)
        #expect(boundaries.tokens(of: slot, marked: found) == found, "settled once")
    }
}
