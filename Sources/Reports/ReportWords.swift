internal import Insights
internal import Primitives

/// The words of a report in one language.
struct ReportWords: Sendable {
    let language: Language

    var title: String { pick("Tes comptes", "Your finances") }
    var summary: String { pick("En bref", "In short") }
    var months: String { pick("Dépenses par mois", "Spending by month") }
    var month: String { pick("Mois", "Month") }
    var income: String { pick("Revenus", "Income") }
    var spending: String { pick("Dépenses", "Spending") }
    var balance: String { pick("Différence", "Difference") }
    var categories: String { pick("Où part l’argent", "Where the money goes") }
    var category: String { pick("Catégorie", "Category") }
    var share: String { pick("Part", "Share") }
    var total: String { pick("Total", "Total") }
    var perMonth: String { pick("Par mois", "Per month") }
    var anomalies: String { pick("Ce qui sort de l’ordinaire", "Out of the ordinary") }
    var recurring: String { pick("Paiements qui reviennent", "Recurring payments") }
    var next: String { pick("Prochain", "Next") }
    var often: String { pick("Rythme", "How often") }
    var amount: String { pick("Montant", "Amount") }
    var name: String { pick("Nom", "Name") }
    var date: String { pick("Date", "Date") }
    var why: String { pick("Pourquoi", "Why") }
    var method: String { pick("Méthode et qualité des données", "Method and data quality") }
    var omissions: String { pick("Qualité des données", "Data quality") }
    var forecastShort: String { pick("prévu", "forecast") }
    var partial: String { pick("mois incomplet", "partial month") }
    var balanceCourse: String {
        pick("Solde et prévision à 30 jours", "Balance and 30-day forecast")
    }
    var heatMap: String { pick("Dépenses jour par jour", "Spending day by day") }
    var upcoming: String { pick("Les 30 prochains jours", "The next 30 days") }
    var upcomingThen: String {
        pick("Les 30 jours après le relevé", "The 30 days after the statement")
    }
    var advice: String { pick("Ce que tu peux économiser", "What you could save") }
    var budgets: String { pick("Budgets proposés", "Proposed budgets") }
    var budgetsTitle: String { pick("Budgets", "Budgets") }
    var setBudgets: String { pick("Tes budgets", "Your budgets") }
    var goals: String { pick("Objectifs d’épargne", "Savings goals") }
    var goal: String { pick("Objectif", "Goal") }
    var saved: String { pick("Mis de côté", "Saved") }
    var target: String { pick("Visé", "Target") }
    var dueBy: String { pick("Pour le", "By") }
    var neededMonthly: String { pick("À mettre par mois", "Needed a month") }
    var reachedOn: String { pick("Atteint le", "Reached") }
    var chance: String { pick("À temps", "In time") }
    var budget: String { pick("Budget", "Budget") }
    var spentSoFar: String { pick("Dépensé", "Spent") }
    var remaining: String { pick("Reste", "Left") }
    var used: String { pick("Utilisé", "Used") }
    var forecast: String { pick("Prévision", "Forecast") }
    var record: String { pick("Ce qui s’est vérifié", "What came true") }
    var interval: String { pick("Intervalle à 80\u{A0}%", "80% interval") }
    var within: String { pick("Dans l’intervalle", "Inside") }
    var yes: String { pick("oui", "yes") }
    var no: String { pick("non", "no") }
    var duplicates: String { pick("Peut-être débités deux fois", "Perhaps charged twice") }
    var course: String { pick("Évolution", "Trend") }
    var forecastNext: String { pick("Mois prochain", "Next month") }
    var perYear: String { pick("Par an", "Per year") }
    var remarks: String { pick("Remarques", "Remarks") }
    var proposed: String { pick("Proposé", "Proposed") }
    var lastMonth: String { pick("Dernier mois complet", "Last complete month") }
    var kept: String { pick("Tenu", "Kept") }
    var noAdvice: String { pick("Rien à signaler.", "Nothing stands out.") }
    var noBudgets: String {
        pick(
            "Il faut trois mois complets pour proposer des budgets.",
            "It takes three complete months to propose budgets.")
    }
    var nothingUpcoming: String {
        pick("Aucun paiement régulier attendu.", "No regular payment expected.")
    }
    var nothingUnusual: String { pick("Rien d’anormal.", "Nothing unusual.") }
    var noRecurring: String { pick("Aucun paiement régulier trouvé.", "No regular payment found.") }

    /// The colon between a heading and what it is about.
    var colon: String { language.colon }

    /// The most months that are listed.
    static let mostMonths = 18

    /// How many months of `count` are listed; nil where all are.
    func monthsListed(of count: Int) -> String? {
        guard count > Self.mostMonths else { return nil }
        return pick(
            "Les \(Self.mostMonths) derniers mois sur \(count)\u{A0}; la forme JSON les a tous.",
            "The last \(Self.mostMonths) of \(count) months; the JSON form has them all.")
    }

    func money(_ money: Money) -> String { money.formatted(in: language) }

    func percentage(_ part: Money, of whole: Money) -> String {
        let isPart = part.isPositive && part.minorUnits < whole.minorUnits
        return percentage(part.percentage(of: whole), isInside: isPart)
    }

    /// A share in 0...1 as a whole percentage; neither nothing nor all is said of what is neither.
    func percent(_ share: Double) -> String {
        percentage(Self.hundredths(of: share), isInside: share > 0 && share < 1)
    }

    private func percentage(_ share: Int, isInside: Bool) -> String {
        switch share {
        case 0 where isInside: pick("<\u{A0}1\u{A0}%", "<1%")
        case 100 where isInside: pick(">\u{A0}99\u{A0}%", ">99%")
        default: number(share) + pick("\u{A0}%", "%")
        }
    }

    private func number(_ whole: Int) -> String {
        minus(whole) + language.grouped(UInt64(whole.magnitude))
    }

    private func minus(_ whole: Int) -> String { whole < 0 ? pick("\u{2212}", "-") : "" }

    /// A size as a whole percentage, in tenths where it is below half of one.
    func finePercent(_ share: Double) -> String {
        guard (0.0005..<0.005).contains(share) else {
            return percentage(Self.hundredths(of: share), isInside: false)
        }
        return score(share * 100) + pick("\u{A0}%", "%")
    }

    private static func hundredths(of share: Double) -> Int { whole(share * 100) }

    /// The nearest whole number, no more than a million as amounts may be far apart; 0 of none.
    private static func whole(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(1e6, max(-1e6, value)).rounded())
    }

    /// A change as a share, with its sign; none where it comes to nothing.
    func change(_ share: Double) -> String {
        let size = finePercent(abs(share))
        return size == finePercent(0) ? size : "\(share < 0 ? "−" : "+")\(size)"
    }

    /// A number in tenths, or that it is above what is told.
    func score(_ value: Double) -> String {
        let tenths = Self.whole(value * 10)
        let size = minus(tenths) + language.grouped(UInt64(tenths.magnitude / 10))
        guard !(value > 1e5) else { return pick(">\u{A0}", ">") + size }
        return size + pick(",", ".") + String(tenths.magnitude % 10)
    }

    func date(_ day: Day) -> String { day.formatted(in: language) }

    func name(of month: Month) -> String { month.formatted(in: language) }

    func shortName(of month: Month) -> String {
        let names = pick(
            "janv févr mars avr mai juin juil août sept oct nov déc",
            "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
        return String(names.split(separator: " ")[month.month - 1])
    }

    func name(of recurrence: Recurrence) -> String {
        switch (recurrence.unit, recurrence.interval) {
        case (.daily, _): pick("chaque jour", "daily")
        case (.weekly, 1): pick("chaque semaine", "weekly")
        case (.weekly, 2): pick("toutes les deux semaines", "every two weeks")
        case (.weekly, let weeks):
            pick("toutes les \(weeks) semaines", "every \(weeks) weeks")
        case (.monthly, 1) where recurrence.monthDays.count == 2:
            pick("deux fois par mois", "twice a month")
        case (.monthly, 1): pick("chaque mois", "monthly")
        case (.monthly, 2): pick("tous les deux mois", "every two months")
        case (.monthly, 3): pick("chaque trimestre", "quarterly")
        case (.monthly, 6): pick("chaque semestre", "every six months")
        case (.monthly, let months):
            pick("tous les \(months) mois", "every \(months) months")
        case (.yearly, _): pick("chaque année", "yearly")
        }
    }

    func name(of kind: SpendingCategory) -> String {
        switch kind {
        case .groceries: pick("Courses", "Groceries")
        case .restaurants: pick("Restaurants", "Restaurants")
        case .transport: pick("Transports", "Transport")
        case .housing: pick("Logement", "Housing")
        case .utilities: pick("Énergie et télécoms", "Utilities")
        case .health: pick("Santé", "Health")
        case .shopping: pick("Achats", "Shopping")
        case .entertainment: pick("Loisirs", "Entertainment")
        case .subscriptions: pick("Abonnements", "Subscriptions")
        case .travel: pick("Voyages", "Travel")
        case .education: pick("Éducation", "Education")
        case .fees: pick("Frais bancaires", "Bank fees")
        case .income: pick("Revenus", "Income")
        case .transfers: pick("Virements et retraits", "Transfers and cash")
        case .savings: pick("Épargne", "Savings")
        case .other: pick("Divers", "Other")
        }
    }

    func name(ofBudgetOn kind: SpendingCategory?) -> String {
        kind.map { name(of: $0) } ?? pick("Toutes les dépenses", "All spending")
    }

    func pick(_ french: String, _ english: String) -> String {
        switch language {
        case .french: french
        case .english: english
        }
    }
}
