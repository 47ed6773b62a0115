import Testing

/// Orders in wordings that read as something else by themselves. How they are written is said in
/// `TalkTests`.
struct OrderWordingTalkTests {
    static let fixture = """
        {"balance":"1250.00 EUR","card":"active",
         "accounts":[{"name":"épargne","balance":"3000.00 EUR"}],
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},{"name":"Zoé Lefèvre"},
          {"name":"Marie Dupont"}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"29.99 EUR","due":"2026-12-03"}],
         "budgets":{"groceries":"400.00 EUR","restaurants":"150.00 EUR"}}
        """

    /// What was borrowed, and the day it is given back on.
    static let borrowedTalks = [
        """
        > j'ai emprunté 20 à Zoé et je veux les lui rendre demain
        20,00 € à Zoé Lefèvre le 21 novembre 2026
        > oui
        J’ai programmé 20,00 €
        ! À qui
        """,
        """
        > I borrowed 20 from Zoé and I want to give it back to her on Monday
        €20.00 to Zoé Lefèvre on 23 November 2026
        """,
        """
        > I borrowed 20 from Zoé and want to give it back tomorrow
        €20.00 to Zoé Lefèvre on 21 November 2026
        """,
        """
        > je dois 20 à Zoé et je voudrais les lui rendre lundi
        20,00 € à Zoé Lefèvre le 23 novembre 2026
        """,
        """
        > envoie 20 à Zoé et je veux envoyer 10 à Paul
        20,00 € à Zoé Lefèvre
        > oui
        10,00 € à Paul Martin
        """,
    ]

    /// The day of a part of a month, and of many months.
    static let dayTalks = [
        """
        > envoie 50 à Paul mi-décembre
        le 15 décembre 2026
        > non, à la mi-janvier
        le 15 janvier 2027
        """,
        """
        > send 50 to Paul mid-December
        on 15 December 2026
        """,
        """
        > pay Marie 40 in the middle of December
        on 15 December 2026
        """,
        """
        > envoie 20 à Marie fin décembre
        le 31 décembre 2026
        """,
        """
        > envoie 20 à Marie le 11 décembre
        le 11 décembre 2026
        """,
        """
        > envoie 15 à Marie le dernier jour du mois, tous les mois
        tous les mois, le dernier jour
        """,
        """
        > send Marie 15 on the last day of the month, every month
        every month on the last day
        """,
        """
        > send 15 to Marie on the last day of every month
        every month on the last day
        """,
        """
        > envoie 15 à Marie le dernier jour du mois
        le 30 novembre 2026
        ! tous les mois
        """,
    ]

    /// The coming ones of a day of the week, counted.
    static let weekdayTalks = [
        """
        > envoie 15 à Marie les trois prochains vendredis
        15,00 € à Marie Dupont le 27 novembre 2026
        15,00 € à Marie Dupont le 4 décembre 2026
        15,00 € à Marie Dupont le 11 décembre 2026
        ! 18 décembre
        > oui
        J’ai programmé 15,00 €
        > mes virements programmés
        4 décembre 2026
        """,
        """
        > verse 15 à Marie les 2 prochains lundis
        15,00 € à Marie Dupont le 23 novembre 2026
        15,00 € à Marie Dupont le 30 novembre 2026
        ! pour «
        """,
        """
        > envoie 15 à Marie pendant les trois vendredis prochains
        15,00 € à Marie Dupont le 11 décembre 2026
        """,
        """
        > send Marie 15 the next three Fridays
        €15.00 to Marie Dupont on 27 November 2026
        €15.00 to Marie Dupont on 11 December 2026
        > make it 20
        €20.00 to Marie Dupont on 4 December 2026
        """,
        """
        > send 15 to Marie on the next 4 Mondays
        €15.00 to Marie Dupont on 23 November 2026
        €15.00 to Marie Dupont on 14 December 2026
        """,
        """
        > send 15 to Marie next Friday
        €15.00 to Marie Dupont on 27 November 2026
        ! every
        """,
    ]

    static let budgetTalks = [
        """
        > supprime tous mes budgets
        Je supprime le budget courses de 400,00 €
        Je supprime le budget restaurants de 150,00 €
        > oui
        J’ai supprimé le budget courses
        J’ai supprimé le budget restaurants
        """,
        """
        > delete all my budgets
        I’ll remove the groceries budget of €400.00
        I’ll remove the restaurant budget of €150.00
        > no
        Nothing was sent or changed
        """,
        """
        > raise both budgets by 50
        groceries budget to €450.00
        restaurant budget to €200.00
        Shall I go ahead?
        """,
        """
        > augmente les deux budgets de 50
        le budget courses à 450,00 €
        le budget restaurants à 200,00 €
        Je confirme ?
        """,
        """
        > baisse tous mes budgets de 10 %
        le budget courses à 360,00 €
        le budget restaurants à 135,00 €
        """,
        """
        > supprime mon budget
        Lequel
        > les deux
        Je supprime le budget courses
        Je supprime le budget restaurants
        """,
        """
        > remove my budgets
        the groceries budget of €400.00
        the restaurant budget of €150.00
        """,
        """
        > supprime tous mes budgets sauf les courses
        Je supprime le budget restaurants
        ! courses
        """,
        """
        > raise both budgets by 50
        > only groceries
        I’ll set the groceries budget to €450.00
        ! restaurant
        > yes
        I’ve set the groceries budget to €450.00
        """,
        """
        > supprime tous mes budgets
        > pas les restos
        Je supprime le budget courses
        ! restaurants
        """,
        """
        > augmente les deux budgets de 50
        > non, juste les courses
        Je fixe le budget courses à 450,00 €
        ! restaurants
        """,
        """
        > augmente les deux budgets de 50
        > plutôt 30
        le budget courses à 430,00 €
        le budget restaurants à 180,00 €
        """,
        """
        > supprime un de mes budgets
        Lequel
        """,
        """
        > delete my groceries budget
        I’ll remove the groceries budget
        ! restaurant
        """,
        """
        > raise all three budgets by 50
        Which one?
        """,
    ]

    static let autopayTalks = [
        """
        > pay bills under 50 automatically
        up to €50.00 a request
        ! a day
        """,
        """
        > pay automatically each bill up to 50
        up to €50.00 a request
        """,
        """
        > paie automatiquement les factures de moins de 50
        jusqu’à 50,00 € par demande
        """,
        """
        > règle automatiquement chaque facture jusqu'à 50 euros
        jusqu’à 50,00 € par demande
        """,
        """
        > set up auto-pay for EDF up to 60
        up to €60.00 a request
        > yes
        > raise the limit of EDF's auto-pay to 80
        auto-pay for EDF up to €80.00 a request
        ! your limit
        > yes
        up to €80.00 a request
        """,
        """
        > autorise le paiement automatique pour EDF jusqu'à 60
        > oui
        > monte la limite du paiement automatique d'EDF à 80
        pour EDF jusqu’à 80,00 € par demande
        """,
        """
        > set up auto-pay for EDF up to 60
        > yes
        > raise EDF's limit to 80
        auto-pay for EDF up to €80.00 a request
        """,
        """
        > pay all bills below 50 euros automatically
        up to €50.00 a request
        """,
        """
        > pay bills under 50 a month automatically
        €50.00 a month
        """,
        """
        > limit auto-pay to 50 a day
        €50.00 a day
        """,
        """
        > limite le paiement automatique à 50
        50,00 € par jour
        """,
    ]

    static let referenceTalks = [
        """
        > pay the Veolia bill n° F2026-118
        How much is to be paid to Veolia?
        > 45
        I’ll pay Veolia €45.00, reference F2026-118
        """,
        """
        > pay the Veolia bill n° F2026-118, 45 euros
        I’ll pay Veolia €45.00, reference F2026-118
        """,
        """
        > règle la facture EDF réf. 8841-22
        Je paie 84,20 € à EDF, référence 8841-22
        > oui
        J’ai payé 84,20 € à EDF, référence 8841-22
        """,
        """
        > invoice number 4471 from Orange
        I’ll pay Orange €29.99, reference 4471
        """,
        """
        > paie la facture Orange numéro 4471
        29,99 € à Orange, référence 4471
        """,
        """
        > paie la facture n°2026/44 de Veolia, 32,50 €
        32,50 € à Veolia, référence 2026/44
        """,
        """
        > pay invoice 4471 from Orange
        I’ll pay Orange €29.99, reference 4471
        """,
        """
        > paie Veolia 60 euros, numéro client 445566
        60,00 € à Veolia, référence 445566
        """,
        """
        > pay EDF, reference: 77 12 34
        I’ll pay EDF €84.20, reference 77 12 34
        """,
        """
        > paie la facture EDF n° 12
        84,20 € à EDF
        ! 12,00
        """,
        """
        > pay the EDF bill #99123
        I’ll pay EDF €84.20, reference 99123
        """,
        """
        > règle 60 € à Veolia, réf 123456
        60,00 € à Veolia, référence 123456
        """,
        """
        > pay the EDF bill, 50
        €50.00
        ! reference
        """,
        """
        > paie la facture EDF de 50 euros
        50,00 € à EDF
        ! référence
        """,
    ]

    static let cardTalks = [
        """
        > delete my card
        I can’t delete, replace or order a bank card
        say “freeze my card”
        ! Shall I go ahead
        """,
        """
        > replace my card
        I can’t delete, replace or order a bank card
        """,
        """
        > order a virtual card
        I can’t delete, replace or order a bank card
        """,
        """
        > can I get a new card please?
        I can’t delete, replace or order a bank card
        """,
        """
        > supprime ma carte
        Je ne peux ni supprimer, ni remplacer, ni commander une carte bancaire
        dis « bloque ma carte »
        ! Je confirme
        """,
        """
        > remplace ma carte
        Je ne peux ni supprimer, ni remplacer, ni commander
        """,
        """
        > remplace ma carte par une nouvelle
        Je ne peux ni supprimer, ni remplacer, ni commander
        """,
        """
        > je voudrais une carte virtuelle
        Je ne peux ni supprimer, ni remplacer, ni commander
        """,
        """
        > bloque ma carte
        J’ai bloqué ta carte
        > remplace ma carte
        La tienne est bloquée
        """,
        """
        > freeze my card
        I’ve frozen your card
        """,
        """
        > envoie 20 à Marie
        > commande une nouvelle carte
        Je ne peux ni supprimer, ni remplacer, ni commander
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        """,
    ]

    static let ownTalks = [
        """
        > I'll pay rent €500
        I’ll pay rent €500.00. Shall I go ahead?
        """,
        """
        > je paie le loyer 500
        500,00 € pour « loyer ». Je confirme ?
        """,
        """
        > je paie le loyer
        Quel montant faut-il payer pour « loyer » ?
        """,
    ]

    @Test(
        arguments: [
            borrowedTalks, dayTalks, weekdayTalks, budgetTalks, autopayTalks, referenceTalks,
            cardTalks, ownTalks,
        ].joined())
    func theWalletAnswers(talk: String) throws {
        var scene = try FullWallet(Self.fixture)
        try scene.play(talk)
    }
}
