internal import Insights
internal import Primitives

extension ReportSentences {
    /// A recommendation in words.
    func text(of advice: Recommendation) -> String {
        let saving = words.money(advice.saving)
        switch advice.subject {
        case .subscription(let name):
            return words.pick(
                "\(name) te coûte \(saving) par an\u{A0}: si tu ne t’en sers plus, résilie auprès d’eux.",
                "\(name) costs you \(saving) a year: if you no longer use it, cancel it with them."
            )
        case .overlap(let names):
            return words.pick(
                "\(words.list(names)) font double emploi\u{A0}: n’en garder qu’un économise \(saving) par an.",
                "\(words.list(names)) do the same job: keeping one saves \(saving) a year.")
        case .priceRise(let name, let before, let after):
            return words.pick(
                "\(name) est passé de \(words.money(before)) à \(words.money(after))\u{A0}: renégocie ou compare, \(saving) par an sont en jeu.",
                "\(name) went from \(words.money(before)) to \(words.money(after)): renegotiate or compare, \(saving) a year is at stake."
            )
        case .fees(let count):
            let when = isOfYear ? ("en un an", "in a year") : ("sur la période", "in the period")
            return words.pick(
                "Ta banque a prélevé des frais \(count == 1 ? "une" : String(count)) fois \(when.0), soit \(saving)\u{A0}: demande un geste ou change d’offre.",
                "Your bank charged \(words.count(count, "fee", "fees")) \(when.1), \(saving) in all: ask for a refund or another plan."
            )
        case .duplicate(let name, let day):
            return words.pick(
                "\(name) a peut-être débité deux fois \(saving) (le \(words.date(day)))\u{A0}: vérifie et demande le remboursement.",
                "\(name) may have charged \(saving) twice (\(words.date(day))): check and ask for it back."
            )
        case .category(let category, let budget):
            return words.pick(
                "\(words.name(of: category))\u{A0}: t’en tenir à \(words.money(budget)) par mois, ce que tu fais déjà un mois sur quatre, économise \(saving) par an.",
                "\(words.name(of: category)): keeping to \(words.money(budget)) a month, as you already do one month in four, saves \(saving) a year."
            )
        }
    }

    /// What to say to Yani to act on a recommendation; nil where it takes a call to someone else.
    func command(of advice: Recommendation) -> String? {
        switch advice.subject {
        case .category(let category, let budget):
            words.pick(
                "fixe un budget de \(words.money(budget)) pour \(words.spoken(category))",
                "set a budget of \(words.money(budget)) for \(words.spoken(category))")
        // Who collects a subscription stops it.
        case .subscription, .overlap, .priceRise, .fees, .duplicate: nil
        }
    }
}

extension ReportWords {
    /// Names in a sentence: `A, B et C`.
    func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + pick(" et ", " and ") + last
    }

    /// A number with its noun.
    func count(_ number: Int, _ singular: String, _ plural: String) -> String {
        let isOne =
            switch language {
            case .french: number < 2
            case .english: number == 1
            }
        return "\(number)\u{A0}\(isOne ? singular : plural)"
    }

    /// A category as it is spoken of, with its article in French.
    func spoken(_ category: SpendingCategory) -> String {
        switch category {
        case .groceries: pick("les courses", "groceries")
        case .restaurants: pick("les restaurants", "restaurants")
        case .transport: pick("les transports", "transport")
        case .housing: pick("le logement", "housing")
        case .utilities: pick("l’énergie et les télécoms", "utilities")
        case .health: pick("la santé", "health")
        case .shopping: pick("les achats", "shopping")
        case .entertainment: pick("les loisirs", "entertainment")
        case .subscriptions: pick("les abonnements", "subscriptions")
        case .travel: pick("les voyages", "travel")
        case .education: pick("l’éducation", "education")
        case .fees: pick("les frais bancaires", "bank fees")
        case .income: pick("les revenus", "income")
        case .transfers: pick("les virements et retraits", "transfers and cash")
        case .savings: pick("l’épargne", "savings")
        case .other: pick("le reste", "everything else")
        }
    }
}
