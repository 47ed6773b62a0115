internal import Primitives
internal import TextProcessing

/// What orders say in fixed places, of which nothing may be passed over.
extension SlotRules {
    /// "Envoie 10 à Paul hier": a time right behind a name, an amount or the word for the payment,
    /// with which the order ends, is when it is to be done, were it only to be told that this is
    /// past; so is one before the next of several orders.
    func addDate(to drafts: inout [SlotDraft]) {
        guard case .intent(let intent, _) = source.label,
            intent == .sendMoney || intent == .payBill,
            !drafts.contains(where: { $0.slot == .frequency })
        else { return }
        let areSeveral = drafts.count { $0.slot == .payee || $0.slot == .merchant } > 1
        guard areSeveral || !drafts.contains(where: { $0.slot == .date }) else { return }
        for time in source.mentions where time.kind == .time {
            guard isLast(time.tokens) || areSeveral && isJoined(behind: time.tokens),
                !drafts.contains(where: { $0.tokens.overlaps(time.tokens) }),
                Self.payments.match(endingAt: time.tokens.lowerBound, in: source.words) != nil
                    || drafts.contains(where: { draft in
                        let slots: [Slot] = [.payee, .merchant, .amount]
                        return draft.tokens.upperBound == time.tokens.lowerBound
                            && slots.contains(draft.slot)
                    }),
                let date = SlotValueReader(source: source, rereader: nil)
                    .draft(.date, tokens: time.tokens)
            else { continue }
            drafts.append(date)
        }
    }

    private static let payments = PhraseTable<Void>([
        (): "payment,transfer,paiement,virement,make it,send it,pay it,do it,send that,pay that"
    ])

    /// Whether another order follows: "EDF tomorrow and Orange on Friday".
    private func isJoined(behind tokens: Range<Int>) -> Bool {
        source.roles(at: tokens.upperBound).contains(.conjunction)
    }

    /// "Oui hier": the time that a yes is followed by, and nothing else.
    func addDateOfYes(to drafts: inout [SlotDraft]) {
        guard source.label == .act(.affirm), drafts.isEmpty,
            let time = source.mentions.last(where: { $0.kind == .time }), isLast(time.tokens),
            (1...3).contains(time.tokens.lowerBound),
            let date = SlotValueReader(source: source, rereader: nil)
                .draft(.date, tokens: time.tokens)
        else { return }
        drafts.append(date)
    }

    /// What a number counts if it stands before one of these.
    static let counted = PhraseTable<Void>([
        (): """
        fois,times,personnes,people,persons,mois,months,semaines,weeks,jours,days,years,minutes,\
        heures,hours,mondays,tuesdays,wednesdays,thursdays,fridays,saturdays,sundays,lundis,mardis,\
        mercredis,jeudis,vendredis,samedis,dimanches,prochains,prochaines,instalments,\
        installments,mensualites,versements,goes,lots,monthly instalments,monthly installments,\
        monthly payments,weekly instalments,weekly installments,weekly payments
        """
    ])
    private static let hours = PhraseTable<Void>([(): "h,am,pm"])
    private static let hourLinks = PhraseTable<Void>([(): "a,at"])
    private static let months = PhraseTable<Void>([
        (): """
        january,february,march,april,june,july,august,september,october,november,december
        """
    ])

    /// What an age stands behind: "Emma turns 25".
    private static let ages = PhraseTable<Void>([(): "turns,turning,turned"])

    /// The amounts that are none: "4 fois", "6 mois", "at 13pm", "july 14", "she turns 25", "facture
    /// n° 7781", the days that coins are staked for.
    func dropCounts(from drafts: inout [SlotDraft]) {
        let all = drafts
        drafts.removeAll { draft in
            guard draft.slot.isAmount || draft.slot == .coinAmount else { return false }
            guard let number = source.mention(over: draft.tokens, where: \.isAmount) else {
                // "Every year on July 14" has the number already.
                return source.mention(over: draft.tokens) { $0.kind == .frequency } != nil
            }
            guard number.kind == .number else { return false }
            if draft.slot == .coinAmount { return isTerm(number.tokens) }
            let (start, end) = (number.tokens.lowerBound, number.tokens.upperBound)
            let isHour =
                Self.hours.match(at: end, in: source.words) != nil
                && Self.hourLinks.match(endingAt: start, in: source.words) != nil
            let isDay =
                Self.months.match(endingAt: start, in: source.words) != nil
                && isDayOfMonth(number)
            return isHour || isDay || Self.counted.match(at: end, in: source.words) != nil
                || Self.ages.match(endingAt: start, in: source.words) != nil
                || isReference(number, among: all) || isHalf(number.tokens)
        }
    }

    private func isDayOfMonth(_ number: Mention) -> Bool {
        guard case .amount(let amount)? = number.value, let day = Int(amount.decimal) else {
            return false
        }
        return (1...31).contains(day)
    }

    /// Whether nothing but signs is behind the tokens.
    private func isLast(_ tokens: Range<Int>) -> Bool {
        source.text.tokens[tokens.upperBound...].allSatisfy { $0.kind == .punctuation }
    }
}
