internal import Primitives

extension SlotRules {
    private static let directions = PhraseTable<String>([
        "in": """
        recu,recue,recus,recues,recois,recevoir,gagne,gagnes,earn,earned,earnt,encaisse,encaisses,encaissements,entrees,rentrees,\
        entrants,entrantes,entrant,entrante,percu,percus,depots,incoming,received,receive,\
        receiving,money in,came in,come in,coming in,comes in,inflows,deposits,\
        entrees d'argent,rentrees d'argent
        """,
        "out": """
        sortants,sortantes,sortant,sortante,sorties d'argent,debits,outgoing,money out,went out,\
        came out,outflows
        """,
    ])
    /// "M'a envoyé", "sent me": money from somebody.
    private static let gifts = PhraseTable<Void>([
        (): """
        m'a envoye,m'a verse,m'a vire,m'a paye,m'a donne,m'a rembourse,m'a transfere,m'a file,\
        m'ont envoye,m'ont verse,m'ont vire,m'ont paye,m'ont rembourse,sent me,paid me,gave me,\
        transferred me,refunded me,repaid me
        """
    ])

    /// "Restaurants and transport": two kinds of spending that were marked as one.
    func splitListed(_ drafts: inout [SlotDraft]) {
        guard source.label.asksAboutSpending else { return }
        let reader = SlotValueReader(source: source, rereader: nil)
        drafts = drafts.flatMap { draft in
            guard draft.slot == .category,
                let joint = draft.tokens.dropFirst().dropLast().first(where: {
                    source.roles(at: $0).contains(.conjunction)
                }),
                let first = reader.draft(.category, tokens: draft.tokens.lowerBound..<joint),
                let second = reader.draft(.category, tokens: joint + 1..<draft.tokens.upperBound),
                first.value != second.value
            else { return [draft] }
            return [first, second]
        }
    }

    func addDirection(to drafts: inout [SlotDraft]) {
        guard source.label.asksAboutFlows else { return }
        if source.words.indices.contains(where: {
            Self.gifts.match(at: $0, in: source.words) != nil
        }) {
            for index in drafts.indices where drafts[index].slot == .payee {
                drafts[index].slot = .payer
            }
        }
        guard !drafts.contains(where: { $0.slot == .direction }),
            let match = firstMatch(Self.directions, apartFrom: drafts)
        else { return }
        drafts.append(
            SlotDraft(slot: .direction, tokens: match.tokens, value: .text(match.meaning)))
    }

    private static let scopes = PhraseTable<String>([
        "daily": "each day,every day,chaque jour,tous les jours",
        "weekly": "each week,every week,chaque semaine,toutes les semaines",
        "monthly": "each month,every month,chaque mois,tous les mois",
    ])

    /// "No more than 50 each week": the span said is the limit's, and it is no payment's alone.
    func readScope(in drafts: inout [SlotDraft]) {
        guard source.label.setsAmounts,
            let place = drafts.firstIndex(where: {
                $0.slot == .scope && $0.value == .text("per_transaction")
            }),
            let match = source.words.indices.lazy.compactMap({
                Self.scopes.match(at: $0, in: source.words)
            }).first
        else { return }
        drafts[place] = SlotDraft(slot: .scope, tokens: match.tokens, value: .text(match.meaning))
    }

    private static let accounts = PhraseTable<Void>([
        (): """
        compte joint,compte courant,compte pro,compte professionnel,compte cheques,compte cheque,\
        compte epargne,compte commun,compte perso,compte personnel,compte secondaire,\
        compte postal,compte vacances,livret a,livret jeune,livret,ldd,ldds,lep,pel,cel,pea,\
        epargne,joint account,current account,savings account,checking account,business account,\
        holiday account,rent account,cheque account,everyday account,savings,checking,isa
        """
    ])

    private static let cards = PhraseTable<Void>([
        (): "carte bleue,visa,mastercard,maestro,amex,american express"
    ])

    /// "Solde du compte joint", "j'ai perdu ma carte bleue": the account or the card that a question
    /// or an order is of, if none was marked.
    func addHolding(to drafts: inout [SlotDraft]) {
        let (slot, names): (Slot, PhraseTable<Void>)
        switch source.label.intent {
        case .checkBalance: (slot, names) = (.account, Self.accounts)
        case .accountSecurity: (slot, names) = (.card, Self.cards)
        case _: return
        }
        guard !drafts.contains(where: { $0.slot == slot }),
            let match = firstMatch(names, apartFrom: drafts)
        else { return }
        drafts.append(source.draft(slot, of: match.tokens))
    }

    /// "Courses à 350 et le resto à 120": a second budget, if its kind or both were left unmarked and
    /// the kinds and amounts of both stand in turn. A number alone may be what the budget was.
    func addBudget(to drafts: inout [SlotDraft]) {
        guard source.label.setsBudgets else { return }
        let kinds = drafts.filter { $0.slot == .category }
        let amounts = drafts.filter { $0.slot == .amount }
        guard kinds.count == 1, 1...2 ~= amounts.count else { return }
        let taken = drafts.map(\.tokens)
        let isFree = { (tokens: Range<Int>) in !taken.contains { $0.overlaps(tokens) } }
        let reader = SlotValueReader(source: source, rereader: nil)
        let kind = source.words.indices.lazy
            .filter { isFree($0..<$0 + 1) && source.wordClass(at: $0).contains(.spending) }
            .compactMap { reader.draft(.category, tokens: $0..<$0 + 1) }
            .first { $0.value != kinds[0].value }
        let amount = source.mentions.lazy
            .filter { amounts.count == 1 && $0.isAmount && isFree($0.tokens) }
            .compactMap { reader.draft(.amount, tokens: $0.tokens) }.first
        let added = [kind, amount].compactMap(\.self)
        let inOrder = (kinds + amounts + added)
            .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        let isInTurn = zip(inOrder, inOrder.dropFirst()).allSatisfy { $0.slot != $1.slot }
        if kind != nil, inOrder.count == 4, isInTurn { drafts += added }
    }

    private static let lasts = PhraseTable<Void>([
        (): """
        dernier,derniers,derniere,dernieres,prochains,prochaines,last,latest,next,recent,\
        most recent,plus recents,plus recentes
        """
    ])

    /// "Mes 2 dernières opérations", "the last ten": how many.
    func addCount(to drafts: inout [SlotDraft]) {
        guard source.label.listsThings, !drafts.contains(where: { $0.slot == .count }) else {
            return
        }
        for mention in source.mentions where mention.kind == .number && mention.isAmount {
            // "Last month" behind "between 20 and 50" counts nothing.
            let end = mention.tokens.upperBound
            let isBeforeTime = source.mentions.contains {
                $0.kind == .time && $0.tokens.lowerBound == end
            }
            let isCounted =
                !isBeforeTime && Self.lasts.match(at: end, in: source.words) != nil
                || Self.lasts.match(endingAt: mention.tokens.lowerBound, in: source.words) != nil
            guard isCounted, case .amount(let number)? = mention.value,
                let count = Int(number.decimal), count > 0
            else { continue }
            drafts.removeAll { $0.tokens.overlaps(mention.tokens) }
            drafts.append(
                SlotDraft(slot: .count, tokens: mention.tokens, value: .number(count)))
            return
        }
    }

    private static let currencies = PhraseTable<String>([
        "EUR": "euros", "USD": "dollars", "GBP": "pounds,livres", "CHF": "francs suisses",
        "YANI": "yani,yanis", "XOF": "francs cfa,fcfa,cfa",
    ])
    /// What stands before a currency, and not before a Yani that is called by name.
    private static let counters = PhraseTable<Void>([
        (): "de,d',en,in,many,much,mch,my,mes,of,les,portefeuille"
    ])

    /// "Combien de yani j'ai", "en euros".
    func addCurrency(to drafts: inout [SlotDraft]) {
        guard source.label.namesCurrencies, !drafts.contains(where: { $0.slot == .currency }),
            let match = firstMatch(Self.currencies, apartFrom: drafts),
            source.label == .inform
                || Self.counters.match(endingAt: match.tokens.lowerBound, in: source.words) != nil
        else { return }
        drafts.append(
            SlotDraft(slot: .currency, tokens: match.tokens, value: .text(match.meaning)))
    }

    /// "Aux deux tiers du budget": the part of it at which it is to be told of.
    func addShareOfAlert(to drafts: inout [SlotDraft]) {
        guard source.label == .intent(.manageBudget, .setAlert),
            !drafts.contains(where: { $0.slot == .percentage || $0.slot.isAmount }),
            let match = source.words.indices.lazy.compactMap({
                Self.alertShares.match(at: $0, in: source.words)
            }).first,
            !drafts.contains(where: { !$0.slot.isTime && $0.tokens.overlaps(match.tokens) })
        else { return }
        // "At two" of "at two thirds" is no time.
        drafts.removeAll { $0.tokens.overlaps(match.tokens) }
        drafts.append(
            SlotDraft(slot: .percentage, tokens: match.tokens, value: .text(match.meaning)))
    }

    /// "This quarter" is a time.
    private static let alertShares = PhraseTable<String>([
        "50": "moitie,half", "75": "trois quarts,three quarters", "66.67": "deux tiers,two thirds",
        "33.33": "un tiers,le tiers,a third,one third",
        "25": "un quart,le quart,a quarter,one quarter",
    ])

    /// "La moitié de mes yani": how much of them.
    func addShare(to drafts: inout [SlotDraft]) {
        guard source.label.movesCoins,
            !drafts.contains(where: { $0.slot == .percentage || $0.slot == .coinAmount }),
            let match = firstMatch(SlotValueReader.shares, apartFrom: drafts)
        else { return }
        drafts.append(
            SlotDraft(slot: .percentage, tokens: match.tokens, value: .text(match.meaning)))
    }
}
