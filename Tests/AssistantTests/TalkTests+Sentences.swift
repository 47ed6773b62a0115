/// Conversations in which one sentence says more than one thing, or turns about what was restated.
extension TalkTests {
    static let sentenceTalks = [
        """
        > Paul bought lunch and I owe him 9
        €9.00 to Paul Martin
        """,
        """
        > I owe Zoé 30 and I want to pay her tomorrow
        €30.00 to Zoé
        """,
        """
        > Paul et moi on va au ciné, envoie-lui 12 pour ma place
        12,00 € à Paul Martin
        """,
        """
        > split 60 between Paul and I
        €30.00 to Paul Martin
        """,
        """
        > I borrowed 60 from Paul
        I’ll send €60.00 to Paul Martin
        """,
        """
        > I borrowed 25 from Paul and I want to pay it back tomorrow
        I’ll send €25.00 to Paul Martin on 
        """,
        """
        > Zoé borrowed 20 and I want it back
        I’ll ask Zoé
        """,
        """
        > demain 50 à Paul et après-demain 20 à Zoé
        50,00 € à Paul Martin le 21 
        > oui
        20,00 € à Zoé
        le 22 
        """,
        """
        > aujourd'hui 20 à Zoé et demain 30 à Paul
        J’envoie 20,00 € à Zoé
        > oui
        30,00 € à Paul Martin le 21 
        """,
        """
        > send Paul 50 for the next three Fridays
        €50.00 to Paul Martin on 27 November 2026
        €50.00 to Paul Martin on 11 December 2026
        ! €3.00
        """,
        """
        > pay Paul 90 in three monthly instalments
        I can’t work that amount out
        """,
        """
        > send 20 or 30 to Paul
        Which one?
        > the higher one
        €30.00 to Paul Martin
        """,
        """
        > envoie 20 à Paul lundi
        > pas ce lundi, le suivant
        le 30 novembre 2026
        """,
        """
        > send 20 to Paul every month
        > only this month
        I’ll send €20.00 to Paul Martin. Shall
        """,
        """
        > envoie 20 à Paul tous les vendredis
        > juste ce vendredi
        20,00 € à Paul Martin le 27 novembre 2026
        ! tous les
        """,
        """
        > demande 20 à Paul
        > non, envoie
        J’envoie 20,00 € à Paul Martin
        """,
        """
        > send 20 to Paul
        > not send, request
        I’ll ask Paul Martin for €20.00
        """,
        """
        > demande 15 à Zoé
        > non, c'est moi qui lui dois
        J’envoie 15,00 € à Zoé
        """,
        """
        > send 20 to Zoé
        > no, she owes me 20
        I’ll ask Zoé
        """,
        """
        > stop alerting me about groceries
        ! I’ve set
        """,
        """
        > oublie la facture EDF
        ! 80,00
        > delay the EDF bill until Monday
        ! I’ll pay
        """,
        """
        > always ask me before paying Orange
        ! allow
        """,
        """
        > envoie 20 à Paul chaque lundi
        > oui
        > arrête-le en juin
        ! J’annule
        > don't pay Paul next week
        ! undo
        """,
        """
        > send 20 to Zoé
        > yes
        > same for Paul but 15
        €15.00 to Paul Martin
        """,
        """
        > send 20 to Zoé
        > yes
        > half of that to Paul
        €10.00 to Paul Martin
        """,
        """
        > send 20 to Paul
        > with my card
        €20.00 to Paul Martin
        ! freeze
        """,
        """
        > envoie 35 à Paul
        > oui mais pas aujourd'hui
        Pour quel jour
        > demain
        35,00 € à Paul Martin le 
        """,
        """
        > send 20 to Paul
        > yes when I get paid
        I can’t wait for a condition
        €20.00 to Paul Martin
        """,
        """
        > send 20 to Paul
        > hang on
        €20.00 to Paul Martin
        """,
        """
        > set a grocery budget of 300
        > set a restaurant budget of 100
        > shift 50 from groceries to restaurants
        I can’t work that amount out
        """,
        """
        > set up a transfer of 50 to Paul on the 3rd
        €50.00 to Paul Martin on 3 December 2026
        ! every
        """,
        """
        > send Paul 50 for his birthday this Saturday
        €50.00 to Paul Martin on 
        for “his birthday”
        """,
        """
        > send Paul 30 every month on the 5th
        > yes
        > actually move it to the 10th
        every month on the 10th
        ! on the 5th
        """,
        """
        > envoie 50 à Paul chaque lundi
        > oui
        > décale le virement de Paul au mercredi
        tous les mercredis
        ! lundis
        """,
        """
        > send 30 to Paul and Zoé owes me 20, ask her
        I’ll send €30.00 to Paul Martin
        > yes
        I’ll ask Zoé
        """,
        """
        > block online payments
        ! locked
        """,
        """
        > envoie 20 à Paul chaque lundi
        > oui
        > fais pareil pour Zoé
        20,00 € à Zoé
        tous les lundis
        """,
        """
        > send Paul 50 on payday each month
        I can’t tell which day “payday” is
        """,
        """
        > mets un budget de 400 courses, 100 resto et 50 loisirs
        courses à 400,00 €
        restaurants à 100,00 €
        loisirs à 50,00 €
        """,
        """
        > envoie 60 à Zoé, la moitié maintenant et la moitié lundi
        J’envoie 30,00 € à Zoé
        J’enverrai 30,00 € à Zoé
        le 23 novembre 2026
        """,
        """
        > the bill came to 96 for four, ask Paul for her quarter
        How much should I ask Paul for
        """,
        """
        > send 20 to Zoé
        > no
        > make it 30
        €30.00 to Zoé
        """,
        """
        > envoie 20 à Zoé
        > non
        > à Paul
        20,00 € à Paul Martin
        """,
        """
        > paie Paul 35
        > c'est trop
        Combien veux-tu envoyer à Paul
        """,
        """
        > pay Paul 35
        > that's too much
        How much should I send to Paul
        """,
        """
        > ne paie rien automatiquement au-dessus de 100 €
        ! active
        """,
        """
        > partage 60 en deux avec Paul
        Je demande 30,00 € à Paul Martin
        > non
        > divise 60 en deux entre Paul et moi
        30,00 € à Paul Martin
        """,
        """
        > envoie 50 à Paul pour le ciné
        > change le motif en théâtre
        pour « théâtre »
        """,
        """
        > send 50 to Paul for the cinema
        > change the note to theatre
        for “theatre”
        """,
    ]
}
