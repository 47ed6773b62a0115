import Primitives
import Testing
import Understanding

/// Requests with a story around them, read by the model that ships.
struct StoryTests {
    @Test(arguments: [
        (
            "They charged me twice for the hotel but that's another story, what have I got left in checking?",
            "check_balance"
        ),
        (
            "Mon mari dit que je dépense trop chez le coiffeur, alors montre-moi tous mes paiements chez Jean Louis David",
            "list_transactions"
        ),
        (
            "I swore I'd keep to a budget this year. Anyway, show me everything I bought in November",
            "list_transactions"
        ),
        (
            "J'ai payé le plein trois fois cette semaine, du coup combien j'ai mis dans l'essence depuis septembre ?",
            "analyze_spending"
        ),
        (
            "My sister sends me money every month and I blow it on takeaways, how much went on takeaways in October?",
            "analyze_spending"
        ),
        (
            "La chaudière a lâché en mars et ça m'a coûté un bras. Cet hiver, je vais dépenser combien en chauffage ?",
            "forecast_spending"
        ),
        (
            "We paid a fortune for heating last winter, how much will I spend on it this one?",
            "forecast_spending"
        ),
        (
            "Le paiement bizarre, c'était mon fils finalement. Tu peux dégeler ma carte ?",
            "account_security"
        ),
        (
            "I lent my brother money and he lost my card in the pub, so freeze it please",
            "account_security"
        ),
        (
            "On a mangé chez Luigi, c'était délicieux et Farid a tout payé, envoie-lui 18 euros",
            "send_money"
        ),
        (
            "I've been paid at last and I owe Siobhan for the concert, give her 45",
            "send_money"
        ),
        (
            "Mon virement de salaire est arrivé ce matin, paie la facture d'Engie",
            "pay_bill"
        ),
        (
            "Budget's tight but the lights must stay on, so pay the electricity bill",
            "pay_bill"
        ),
        (
            "J'ai avancé les courses de toute la coloc, mon compte est vide : demande 25 euros à Mehdi",
            "request_money"
        ),
        (
            "I covered everyone's train tickets again, so ask Priya for 32",
            "request_money"
        ),
        (
            "Mon budget respire depuis que j'ai changé de boulot, réactive l'abonnement Canal+",
            "manage_recurring"
        ),
        (
            "My balance looks awful this month, cancel Netflix",
            "manage_recurring"
        ),
        (
            "J'ai dépensé une fortune en restos et mon solde fond à vue d'œil, comment je pourrais économiser ?",
            "get_advice"
        ),
        (
            "Rent's gone up, my card's maxed out, where could I cut back?",
            "get_advice"
        ),
        (
            "J'ai vu mes paiements de novembre, quelle horreur : mets-moi un budget de 200 euros pour les sorties",
            "manage_budget"
        ),
        (
            "I bought far too many shoes in the sales, set a budget of 80 a month for clothes",
            "manage_budget"
        ),
        (
            "Je ne cherche pas mon solde, je veux savoir si on m'a débité deux fois ce mois-ci",
            "find_anomalies"
        ),
        (
            "J'ai payé le plombier hier, il était charmant",
            "out_of_scope"
        ),
        (
            "I sent my brother fifty last week and he never said thanks. What's the weather tomorrow?",
            "out_of_scope"
        ),
    ])
    func whatIsAskedIsReadAndNotWhatIsTold(text: String, label: String) throws {
        let turn = try Interpreter.shared.get()
            .interpretation(of: text, in: .init(today: Day(number: 20_785)))
        #expect(turn.label.rawValue.split(separator: "/").first.map(String.init) == label)
    }

    @Test(arguments: [
        "Emma turns 25 tomorrow, send her 40",
        "c'est l'anniversaire de Paul demain, envoie-lui 30",
        "je vois Karim samedi, envoie-lui 20 euros",
        "I'm seeing Tom on Friday so send him 20",
        "send Emma the 30 I borrowed on Tuesday",
        "envoie à Paul les 20 qu'il m'a prêtés lundi",
        "rembourse Karim des 18 euros du 12 novembre",
        "rembourse à Paul les 22 euros de lundi dernier",
        "rends à Sophie les 40 euros du mois dernier",
        "pay Tom back the 15 from November 3rd",
    ])
    func aDayOfTheStoryIsNoDayOfTheOrder(text: String) throws {
        #expect(try Self.dayCount(of: text) == 0)
    }

    @Test(arguments: [
        "demain, envoie 20 à Paul", "envoie 20 à Paul demain", "tomorrow send Tom 20",
        "it's due tomorrow, send 20 to Tom", "je dois payer Paul vendredi, envoie-lui 20",
        "I'm seeing Tom on Friday, send him 20 that day", "send Tom the 20 I owe him on Friday",
        "envoie à Paul les 20 euros du loyer vendredi", "send the 50 to Tom on Friday",
        "pour Paul demain, envoie-lui 30", "on the last day of the month, send the agent £795",
        "On the 12th, pay what Telstra has invoiced",
        "I'd rather Severn Trent went out after I'm paid on the 27th",
    ])
    func aDayOfTheOrderIsKept(text: String) throws {
        #expect(try Self.dayCount(of: text) == 1)
    }

    private static func dayCount(of text: String) throws -> Int {
        let turn = try Interpreter.shared.get()
            .interpretation(of: text, in: .init(today: Day(number: 20_777)))
        return turn.values(of: .date).count + turn.values(of: .period).count
    }
}
