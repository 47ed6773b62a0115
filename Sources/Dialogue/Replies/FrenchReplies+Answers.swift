internal import Primitives
internal import Understanding

extension FrenchReplies {
    /// The answer to a question, and what of the question it does not keep to.
    func text(for answer: Answer) -> String {
        let text = words(for: answer)
        let notes = answer.filter.map(self.notes) ?? []
        return ([text] + notes).joined(separator: text.contains("\n") ? "\n" : " ")
    }

    private func words(for answer: Answer) -> String {
        switch answer {
        case .balance(let balance, nil): "Ton solde est de \(money(balance))."
        case .balance(let balance, let account?):
            "Le solde \(ofAccount(account)) est de \(money(balance))."
        case .balances(let main, let statements): balances(main, statements)
        case .holdings(let accounts, let total): holdings(accounts, total)
        case .pastBalance(let balance, let day, let account):
            "Le \(date(day)), le solde"
                + (account.map { " " + ofAccount($0) } ?? "")
                + " était de \(money(balance))."
        case .transactions(let lines, let filter, let more): transactions(lines, filter, more)
        case .spending(let figure, let filter):
            spending(figure, filter) + (figure.others.isEmpty ? "" : " " + others(figure))
                + (figure.isUnknown(in: filter) ? "" : ending(figure.knownUntil))
        case .measured(let finding, let filter, _): self.finding(finding, filter)
        case .forecast(nil, _):
            "Je n’ai pas assez d’historique pour prévoir\u{A0}: il me faut au moins trois mois d’opérations."
        case .forecast(let figure?, let filter) where figure.low == figure.high:
            "Je prévois \(money(figure.mean)) de dépenses\(scope(filter))."
                + known(figure) + beside(figure, filter)
        case .forecast(let figure?, let filter):
            "Je prévois \(money(figure.mean)) de dépenses\(scope(filter)), entre \(money(figure.low)) et "
                + "\(money(figure.high)) quatre fois sur cinq." + known(figure)
                + beside(figure, filter)
        case .anomalies(let lines, let filter): anomalies(lines, filter)
        case .oddities(let lines, let filter): oddities(lines, filter)
        case .advice(let lines): advice(lines)
        case .saved(let income, let spending, let filter, let asked, let day, let moved):
            (asked.map { $0.holds(income: income, spending: spending) ? "Oui. " : "Non. " } ?? "")
                + saved(income, spending, filter)
                + (moved.map { " \(money($0)) sont allés en épargne." } ?? "") + ending(day)
        case .cut(let figure, let filter, let reduction): cut(figure, filter, reduction)
        case .goal(let figure): goal(figure)
        case .saving(let figure): saving(figure)
        case .leftover(let figure): leftover(figure)
        case .charges(let lines, let filter): charges(lines, filter)
        case .supposed(let amount, let left) where left.minorUnits < 0:
            "Pour \(money(amount)), il te manquerait \(money(left.positive)). Rien n’a été envoyé."
        case .supposed(let amount, let left):
            "Après \(money(amount)), il te resterait \(money(left)). Rien n’a été envoyé."
        case .affordable(let amount, let due, let left, let beyond):
            affordable(amount, due, left) + (beyond.map(tooFar) ?? "")
        case .balanceForecast(let forecast, let question): ahead(forecast, question)
        case .balanceHistory(let history, let topic): self.history(history, topic)
        case .upcoming(let payments, let total, let days, let isIncome, let isLater):
            upcoming(payments, total, days, isIncome, isLater)
        case .owed(let debts): owed(debts)
        case .nextPayment(let payment, let filter): next(payment, filter)
        case .reasons(let reasons): self.reasons(reasons)
        case .bills(let bills, let days): self.bills(bills, due: days)
        case .requests(let requests): self.requests(requests)
        case .claims(let requests, let total): claims(requests, total)
        case .recurring(let figure): recurring(figure)
        case .autopay(let autopay): self.autopay(autopay)
        case .budgets(let budgets) where budgets.isEmpty: "Aucun de tes budgets n’est dépassé."
        case .budgets(let budgets):
            budgets.map { budget($0, now($0.period)) }.joined(separator: "\n")
        case .pastBudget(let budget, let days):
            self.budget(budget, String(words(for: days).dropFirst()), isOver: true)
        case .contacts(let contacts): self.contacts(contacts)
        case .loyaltyCards(let cards): loyaltyCards(cards)
        case .loyaltyCard(let card, let operation): loyaltyCard(card, operation)
        case .security(let security, let operation): self.security(security, operation)
        case .staking(let staking, let operation): self.staking(staking, operation)
        }
    }

    /// What of a forecast is to be paid already.
    private func known(_ figure: ForecastFigure) -> String {
        let dues = figure.dues.map { "\($0.name), \(money($0.amount)) le \(date($0.day))" }
        return dues.isEmpty ? "" : "\nY compris, déjà à payer\u{A0}: " + list(dues, "et") + "."
    }

    /// What was spent in the days that a forecast is set beside.
    private func beside(_ figure: ForecastFigure, _ filter: TransactionFilter) -> String {
        guard let amount = figure.beside, let days = filter.beside else { return "" }
        let verdict = figure.mean > amount ? "Plus" : "Moins"
        let than = figure.mean == amount ? "Autant" : verdict
        return " \(than) que les \(money(amount)) dépensés\(words(for: days))."
    }

    /// What was paid for, where it is of one kind.
    private func subject(_ filter: TransactionFilter) -> String? {
        if !filter.otherCategories.isEmpty { return list(filter.categories.map(word), "et") }
        return filter.theme.map(word(for:)) ?? filter.part
            ?? filter.spentOn.map { word(for: $0) + unnamed(filter) }
    }

    /// That no label names what was asked about, where that is so.
    private func unnamed(_ filter: TransactionFilter) -> String {
        let said = filter.unnamedTheme.map(word(for:)) ?? filter.unnamedPart
        return said.map { " (aucun libellé ne dit «\u{A0}\($0)\u{A0}»)" } ?? ""
    }

    /// Those on the other side; nil where none is meant.
    private func others(_ filter: TransactionFilter) -> String? {
        filter.names.isEmpty ? nil : list(filter.names, "et")
    }

    private func word(for theme: SpendingTheme) -> String {
        switch theme {
        case .fuel: "carburant"
        case .taxes: "impôts"
        case .insurance: "assurances"
        case .councilTax: "taxes locales"
        case .rent: "loyer"
        case .electricity: "électricité"
        case .gas: "gaz"
        case .water: "eau"
        case .phone: "téléphone"
        case .bakery: "boulangerie"
        case .butcher: "boucherie"
        case .pharmacy: "pharmacie"
        case .cinema: "cinéma"
        case .train: "train"
        case .taxi: "taxi"
        case .metro: "métro"
        case .gym: "salle de sport"
        case .healthInsurance: "mutuelle"
        case .coffee: "café"
        case .flights: "avion"
        case .hotels: "hôtel"
        }
    }

    func scope(_ filter: TransactionFilter) -> String {
        (subject(filter).map { " en \($0)" } ?? "")
            + (others(filter).map { " \(filter.isPerson ? "avec" : "chez") \($0)" } ?? "")
            + (filter.means.map { " \(words(for: $0))" } ?? "")
            + (filter.areWithdrawals ? " en retraits d’espèces" : "")
            + (filter.areRefunds ? " en remboursements" : "")
            + (filter.areWages ? " en salaire" : "")
            + (bounds(filter).map { " en opérations \($0)" } ?? "") + left(out: filter)
            + filter.places.map { " \($0.said)" }.joined() + when(filter)
    }

    private func words(for means: PaymentMeans) -> String {
        switch means {
        case .card: "par carte"
        case .cheque: "par chèque"
        case .directDebit: "par prélèvement"
        case .standingOrder: "par virement permanent"
        case .transfer: "par virement"
        }
    }

    /// What a filter leaves out: " hors logement et Lidl".
    private func left(out filter: TransactionFilter) -> String { spaced(leftOut(of: filter)) }

    private func leftOut(of filter: TransactionFilter) -> String? {
        let categories = SpendingCategory.allCases.filter(filter.excludedCategories.contains)
        let themes = SpendingTheme.allCases.filter(filter.excludedThemes.contains)
        let names =
            categories.map(word) + themes.map(word(for:)) + filter.excludedNames
            + (filter.excludesWages ? ["salaire"] : [])
            + (filter.excludedMeans.map { ["paiements \(words(for: $0))"] } ?? [])
        return names.isEmpty ? nil : "hors \(list(names, "et"))"
    }

    /// The same, of transactions one by one.
    func listScope(_ filter: TransactionFilter) -> String {
        guard filter.theme == nil, filter.part == nil else { return scope(filter) }
        var others = filter
        (others.category, others.otherCategories) = (nil, [])
        (others.minimum, others.maximum) = (nil, nil)
        return
            (bounds(filter).map { " \($0)" } ?? "")
            + category(filter)
            + scope(others)
    }

    private func category(_ filter: TransactionFilter) -> String {
        let names = filter.categories.map(word)
        guard !names.isEmpty else { return "" }
        let kind = names.count > 1 ? "dans les catégories" : "dans la catégorie"
        return " \(kind) \(list(names, "et"))\(unnamed(filter))"
    }

    /// The accounts and the days of a filter.
    func when(_ filter: TransactionFilter) -> String {
        let accounts = filter.accounts.map(word)
        return (accounts.isEmpty ? "" : " sur \(list(accounts, "et"))")
            + days(filter.weekdays) + (filter.period.map { words(for: $0) } ?? "")
    }

    private func spending(_ figure: SpendingFigure, _ filter: TransactionFilter) -> String {
        let period = when(filter)
        if let beginning = figure.beginning {
            return "Je n’ai aucune opération\(period)\u{A0}: la première date du "
                + "\(date(beginning))."
        }
        if figure.isUnknown(in: filter), let day = figure.knownUntil {
            return "Je n’ai aucune opération\(period)\u{A0}: tes relevés s’arrêtent le "
                + "\(date(day))."
        }
        func sentence(_ participle: String, _ other: String?) -> String {
            let what =
                figure.amount.minorUnits == 0
                ? "Tu n’as rien \(participle)" : "Tu as \(participle) \(money(figure.amount))"
            return what + spaced(other) + period + "."
        }
        if filter.isOfSavings {
            return filter.direction == .incoming
                ? sentence("pris", "sur ton épargne") : sentence("mis", "en épargne")
        }
        if filter.areRefunds {
            return figure.amount.minorUnits == 0
                ? "On ne t’a rien remboursé\(period)."
                : "On t’a remboursé \(money(figure.amount))\(period)."
        }
        if filter.direction == .incoming {
            let wages = filter.areWages ? "en salaire" : nil
            let source = [others(filter).map(of) ?? wages, leftOut(of: filter)]
            return sentence("reçu", source.compactMap(\.self).joined(separator: " "))
        }
        if filter.isPerson { return sentence("envoyé", others(filter).map { "à \($0)" }) }
        guard let refunded = figure.refunded else {
            if figure.amount.minorUnits == 0 { return "Tu n’as rien dépensé\(scope(filter))." }
            return "Tu as dépensé \(money(figure.amount))\(scope(filter))" + most(figure.parts)
        }
        if figure.amount.minorUnits < 0 {
            return "On t’a remboursé \(money(figure.amount.positive)) de plus que ce que tu as "
                + "dépensé\(scope(filter))."
        }
        return "Tu as dépensé \(money(figure.amount))\(scope(filter)), "
            + "\(money(refunded)) de remboursements déduits" + most(figure.parts)
    }

    private func others(_ figure: SpendingFigure) -> String {
        "Et \(list(figure.others.map(money), "et")) dans d’autres devises."
    }

    private func most(_ parts: [SpendingPart]) -> String {
        guard !parts.isEmpty else { return "." }
        let words = parts.map { "\(word(for: $0.category)) \(money($0.amount))" }
        return ", surtout\u{A0}: " + words.joined(separator: ", ") + "."
    }

    private func advice(_ lines: [AdviceLine]) -> String {
        if lines.isEmpty {
            return "Je ne vois pas d’économie évidente dans tes opérations pour l’instant."
        }
        return lines.map { line in
            let saving = "c’est \(money(line.saving)) d’économie par an"
            switch line.kind {
            case .subscription:
                return
                    "• \(line.subject) te coûte \(money(line.yearly)) par an\u{A0}; l’arrêter, c’est "
                    + "\(money(line.saving)) de gagnés."
            case .category:
                let name = SpendingCategory(rawValue: line.subject).map(word) ?? line.subject
                let goal =
                    line.target.map { "t’en tenir à \(money($0)) par mois" }
                    ?? "en dépenser un peu moins"
                return
                    "• Tu dépenses \(money(line.yearly)) par an en \(name)\u{A0}; \(goal), \(saving)."
            case .fees:
                return
                    "• Tu paies \(money(line.yearly)) de frais bancaires par an\u{A0}; les éviter, "
                    + "\(saving)."
            case .overlap:
                return
                    "• \(line.subject) font double emploi\u{A0}; n’en garder qu’un, \(saving)."
            case .priceRise:
                let price = line.target.map { " à \(money($0))" } ?? ""
                return "• \(line.subject) est passé\(price)\u{A0}; renégocier, \(saving)."
            case .duplicate:
                return
                    "• \(line.subject) a peut-être débité deux fois \(money(line.saving))\u{A0}; "
                    + "vérifie et demande le remboursement."
            }
        }.joined(separator: "\n")
    }

    private func saved(_ income: Money, _ spending: Money, _ filter: TransactionFilter) -> String {
        let period = when(filter)
        let flows = "Tu as reçu \(money(income)) et dépensé \(money(spending))\(period)\u{A0}: "
        guard let left = try? income.subtracting(spending) else { return flows }
        return left.minorUnits < 0
            ? flows + "\(money(left.positive)) de plus que ce qui est entré."
            : flows + "il t’est resté \(money(left)), soit \(left.percentage(of: income))\u{A0}%."
    }

    private func recurring(_ figure: RecurringFigure) -> String {
        let all = figure.own + figure.found
        if figure.kind.areEnded { return ended(figure) }
        if figure.kind.isStill, all.isEmpty, !figure.ended.isEmpty {
            return "Non\u{A0}:\n" + ended(figure)
        }
        if figure.kind.isStill, !all.isEmpty {
            return (["Oui\u{A0}:"] + all.map(line)).joined(separator: "\n")
        }
        if all.isEmpty {
            let asked =
                figure.kind.name.map { " à «\u{A0}\($0)\u{A0}»" }
                ?? figure.kind.category.map { " en \(word(for: $0))" }
            return "Tu n’as aucun paiement régulier ni programmé\(asked ?? "")."
        }
        if figure.kind.isDearer { return rises(figure, all.count) }
        if let extreme = figure.kind.extreme, let payment = all.ranked(extreme).first {
            let size = extreme == .largest ? "plus cher" : "moins cher"
            return (all.count > 1 ? "Le \(size) des \(all.count)\u{A0}:\n" : "") + line(payment)
        }
        if figure.kind.unit != nil { return total(figure, all.count) }
        if figure.kind.areCounted {
            let all = self.count(all.count, "abonnement", "abonnements")
            let heading = "Tu as \(all), \(money(figure.total.monthly)) par mois en tout\u{A0}:"
            return ([heading] + (figure.own + figure.found.ranked(.largest)).map(line))
                .joined(separator: "\n")
        }
        let own = figure.own.map(line)
        if figure.found.count <= 1, figure.kind.isOfSome {
            return (own + figure.found.map(line)).joined(separator: "\n")
        }
        guard !figure.found.isEmpty else { return own.joined(separator: "\n") }
        let found = ["D’après tes relevés, \(money(figure.monthly)) par mois en tout\u{A0}:"]
        return (own + found + figure.found.ranked(.largest).map(line)).joined(separator: "\n")
    }

    /// What became dearer of all that comes back.
    private func ended(_ figure: RecurringFigure) -> String {
        guard !figure.ended.isEmpty else {
            return "Je ne vois aucun paiement régulier qui se soit arrêté."
        }
        return figure.ended.map { payment in
            "• \(payment.name)\u{A0}: \(money(payment.amount)), payé pour la dernière fois le "
                + "\(date(payment.day))"
        }.joined(separator: "\n")
    }

    private func rises(_ figure: RecurringFigure, _ count: Int) -> String {
        if figure.rises.isEmpty {
            let asked = figure.kind.name.map { "pour «\u{A0}\($0)\u{A0}»" }
            let all = self.count(count, "paiement régulier", "paiements réguliers")
            return "Je ne vois pas de hausse de prix \(asked ?? "parmi \(all)")."
        }
        return figure.rises.map { rise in
            if let months = rise.monthCount {
                return
                    "• \(rise.name)\u{A0}: augmente peu à peu, d’environ \(money(rise.before)) à "
                    + "environ \(money(rise.after)) en \(self.count(months, "mois", "mois"))"
            }
            let more = rise.difference.map { " (\(money($0)) de plus)" } ?? ""
            return "• \(rise.name)\u{A0}: \(money(rise.after)) depuis le \(date(rise.day)), "
                + "\(money(rise.before)) avant\(more)"
        }.joined(separator: "\n")
    }

    /// What all that comes back comes to, in the unit asked about and in another.
    private func total(_ figure: RecurringFigure, _ count: Int) -> String {
        guard let unit = figure.kind.unit, let asked = figure.total.asked else { return "" }
        let other =
            unit == .year
            ? "\(money(figure.total.monthly)) par mois" : "\(money(figure.total.yearly)) par an"
        let what = figure.kind.isSubscription ? "abonnement" : "paiement"
        let rhythm =
            switch unit {
            case .day: "jour"
            case .week: "semaine"
            case .month, .payment: "mois"
            case .quarter: "trimestre"
            case .year: "an"
            }
        let name = (figure.own + figure.found).first.map { "\($0.name) revient" }
        let these =
            figure.kind.isOfSome && count == 1
            ? name : self.count(count, "\(what) revient", "\(what)s reviennent")
        return "\(these ?? "") à \(money(asked)) "
            + "par \(rhythm), soit \(other)."
    }

    private func line(_ payment: WalletView.Recurring) -> String {
        let rhythm = payment.frequency.map { " \(words(for: $0))" } ?? ""
        let next =
            payment.isPaused
            ? " (suspendu)" : payment.next.map { ", prochain le \(date($0))" } ?? ""
        let last = payment.last.map { ", dernier le \(date($0))" } ?? ""
        return "• \(payment.name)\u{A0}: \(money(payment.amount))\(rhythm)\(next)\(last)"
    }

    private func autopay(_ autopay: WalletView.Autopay) -> String {
        var text = "Le paiement automatique est \(autopay.isEnabled ? "activé" : "coupé")"
        for limit in autopay.limits {
            text += ", \(money(limit.amount)) \(words(for: limit.scope)) au plus"
        }
        text += "."
        for (peer, limit) in autopay.peerLimits.sorted(by: { $0.key < $1.key }) {
            text += "\n• \(peer)\u{A0}: \(money(limit.amount)) \(words(for: limit.scope)) au plus"
        }
        for rule in autopay.rules {
            text +=
                "\n• \(rule.peer ?? "Tout le monde")"
                + (rule.maximum.map { "\u{A0}: jusqu’à \(money($0)) par demande" } ?? "")
                + " sans demander"
        }
        return text
    }

    private func budget(
        _ budget: WalletView.Budget, _ when: String, isOver: Bool = false
    ) -> String {
        let name = budget.category.map { "Budget \(word(for: $0))" } ?? "Budget total"
        guard let left = try? budget.limit.subtracting(budget.spent) else { return name }
        let spent = "\(money(budget.spent)) dépensés sur \(money(budget.limit)) \(when)"
        if left.minorUnits < 0, let over = try? left.negated() {
            return "\(name)\u{A0}: \(spent), dépassé de \(money(over))."
        }
        return "\(name)\u{A0}: \(spent), \(isOver ? "il restait" : "il te reste") \(money(left))."
    }

    private func loyaltyCards(_ cards: [WalletView.LoyaltyCard]) -> String {
        if cards.isEmpty { return "Tu n’as pas encore de carte de fidélité." }
        return
            (["Tes cartes de fidélité\u{A0}:"]
            + cards.map { "• \($0.name) · \(count($0.points, "point", "points"))" })
            .joined(separator: "\n")
    }

    private func loyaltyCard(_ card: WalletView.LoyaltyCard, _ operation: Operation) -> String {
        switch operation {
        case .points:
            "Tu as \(count(card.points, "point", "points")) sur ta carte «\u{A0}\(card.name)\u{A0}»."
        case .tier: "Ta carte «\u{A0}\(card.name)\u{A0}» est au niveau \(card.tier)."
        default: "Carte «\u{A0}\(card.name)\u{A0}», numéro \(card.number)."
        }
    }

    private func security(_ security: WalletView.Security, _ operation: Operation) -> String {
        switch operation {
        case .kycStatus:
            return security.identityStatus == "verified"
                ? "Ton identité est vérifiée." : "La vérification de ton identité est en cours."
        case .devices: return "Ce portefeuille n’est ouvert que sur cet appareil."
        default:
            let wallet = security.isLocked ? "verrouillé" : "ouvert"
            return "Ta carte est \(security.isCardFrozen ? "bloquée" : "active"), "
                + "ton portefeuille \(wallet)." + limits(security)
        }
    }

    private func limits(_ security: WalletView.Security) -> String {
        let limits = LimitScope.allCases.compactMap { scope in
            security.limits[scope].map { "\(money($0)) \(words(for: scope))" }
        }
        return limits.isEmpty ? "" : " Tu peux payer \(list(limits, "et")) au plus."
    }

    private func staking(_ staking: WalletView.Staking, _ operation: Operation) -> String {
        switch operation {
        case .rate: "Le staking rapporte \(rate(staking)) par an."
        case .rewards: "Tu as \(money(staking.rewards)) de récompenses à récupérer."
        default:
            "Tu as \(money(staking.staked)) en staking et \(money(staking.available)) disponibles, "
                + "à \(rate(staking)) par an."
        }
    }

    private func rate(_ staking: WalletView.Staking) -> String {
        let (whole, rest) = staking.basisPoints.quotientAndRemainder(dividingBy: 100)
        return rest == 0
            ? "\(whole)\u{A0}%" : "\(whole),\(rest < 10 ? "0" : "")\(rest)\u{A0}%"
    }
}
