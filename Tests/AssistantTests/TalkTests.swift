import Assistant
import BundledModels
import Classification
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Conversations as they are typed: what the user says, and a piece of what is answered.
///
/// A line begins with `>` for what is said; the lines behind it are pieces the reply has, or lacks
/// behind `!`. Spaces in them stand for any space. The wallet is `ConversationTests.full`.
struct TalkTests {
    static let talks = [
        """
        > pay the bill, 50
        €50.00
        > yes
        €450.00 left
        """,
        """
        > envoie 20 à Paul et montre-moi mon solde
        20,00 € à Paul Martin
        > oui
        Ton solde est de 480,00 €
        """,
        """
        > envoie à Paul
        Combien
        > quel est mon solde ?
        500,00 €
        Combien veux-tu envoyer à Paul
        > 20
        20,00 € à Paul Martin
        > oui
        480,00 €
        """,
        """
        > envoie 200 à Paul
        200,00 €
        > oui
        code PIN
        > non plutôt 100
        100,00 € à Paul Martin
        > oui
        Il te reste 400,00 €
        """,
        """
        > envoie 20 à Paul
        20,00 €
        > oui
        J’ai envoyé
        > annule
        J’annule l’envoi
        > non
        je laisse
        ! Rien n’a été envoyé
        """,
        """
        > send 20 to Paul every month on the 5th for rent
        every month on the 5th for “rent”, first on 5 December 2026
        """,
        """
        > envoie 20 à Paul tous les mois depuis mon épargne
        depuis le compte « épargne », la première fois le 20 novembre 2026
        """,
        """
        > combien j'ai reçu ce mois-ci ?
        Tu n’as rien reçu
        """,
        """
        > envoie 200 à Paul
        > oui
        code PIN
        > zéro zéro quarante-deux
        code PIN
        ! 42,00
        > 1234
        Il te reste 300,00 €
        """,
        """
        > send 200 to Paul
        > yes
        PIN
        > forty-eight twenty-one
        PIN
        ! 48.21
        > cancel
        cancelled
        """,
        """
        > envoie 20 à Paul
        20,00 €
        > oui ?
        Je confirme
        > non finalement
        j’annule
        """,
        """
        > paie la facture EDF demain
        80,00 € à EDF le 21 novembre 2026
        > oui
        programmé
        > paie la facture EDF
        déjà le cas
        """,
        """
        > envoie 20 à Paul
        20,00 €
        > oui
        480,00 €
        > quel est mon solde ?
        480,00 €
        > annule
        J’annule l’envoi de 20,00 € à Paul Martin
        > oui
        500,00 €
        """,
        """
        > ajoute ma carte Fnac numéro 4006381333931
        numéro 4006381333931
        """,
        """
        > mets mon budget courses à 200 et mon budget restos à 100
        courses à 200,00 €
        restaurants à 100,00 €
        """,
        """
        > did I send 50 to Paul?
        any transactions with Paul
        """,
        """
        > what if I send 50 to Paul?
        €450.00
        Nothing was sent
        > yes
        nothing pending
        """,
        """
        > envoie 30 à Zoé
        30,00 €
        > si j'envoie 50 à Paul il me reste combien ?
        450,00 €
        30,00 € à Zoé Lefèvre
        > oui
        470,00 €
        """,
        """
        > envoie 1.200 euros à Paul
        1 200,00 € ou 1,20 €
        > 1,20
        1,20 € à Paul Martin
        """,
        """
        > envoie 20 dollars à Paul
        pas en USD
        > en euros
        20,00 € à Paul Martin
        """,
        """
        > envoie 10 à Paul hier
        déjà passé
        > demain
        10,00 € à Paul Martin le 21 novembre 2026
        """,
        """
        > envoie 20 à Paul deux fois par mois
        rythme
        > tous les mois
        20,00 € à Paul Martin tous les mois
        """,
        """
        > ajoute ma carte Fnac
        numéro
        > 4006381333932
        pas valable
        numéro
        > 4006381333931
        Fnac
        """,
        """
        > budget restos 150 euros
        restaurants à 150,00 €
        > et les courses ?
        sur 400,00 €
        ! J’ai fixé
        """,
        """
        > accepte automatiquement les demandes de Paul jusqu'à 20 euros
        jusqu’à 20,00 €
        """,
        """
        > au-dessus de 50 euros pour EDF demande-moi avant
        EDF
        jusqu’à 50,00 €
        """,
        """
        > accept requests from Paul automatically, above 75 ask me
        €75.00
        """,
        """
        > demande 20 à Paul avant vendredi
        d’ici au 26 novembre 2026
        """,
        """
        > combien j'ai dépensé en courses en octobre ?
        Tu n’as rien dépensé
        > pourquoi ?
        aucune opération
        """,
        """
        > envoie 50 à Paul
        50,00 €
        > aide
        tant que tu n’as pas dit oui
        50,00 € à Paul Martin
        """,
        """
        > envoie 30 chacun à Paul et Marie
        30,00 € à Marie Dupont
        > non, 40 à Marie
        30,00 € à Paul Martin
        40,00 € à Marie Dupont
        > oui
        430,00 €
        """,
        """
        > send 20 to Paul
        €20.00
        > yes
        Done
        > same for Zoé
        €20.00 to Zoé Lefèvre
        """,
        """
        > envoie 200 à Paul
        200,00 €
        > oui
        code PIN
        > 0000
        4 essais
        > 0000
        > 0000
        > 0000
        1 essai
        > 0000
        dernier essai
        ! s’il te plaît
        > oui
        rien en attente
        """,
        """
        > vire 200 vers mon épargne
        Je vire 200,00 € du compte principal vers le compte « épargne »
        > oui
        Il te reste 300,00 €
        > combien sur mon épargne ?
        1 100,00 €
        """,
        """
        > transfère 100 euros de mon épargne vers mon compte courant
        Je vire 100,00 € du compte « épargne » vers le compte principal
        > non, 150
        150,00 €
        > oui
        Il te reste 650,00 €
        > annule le dernier virement
        J’annule le virement de 150,00 € du compte « épargne » vers le compte principal
        > oui
        Il te reste 500,00 €
        """,
        """
        > transfer 50 to my savings account
        I’ll move €50.00 from the main account to “épargne”
        > yes
        €450.00
        """,
        """
        > envoie 20 à Paul depuis mon épargne
        20,00 € à Paul Martin depuis le compte « épargne »
        """,
        """
        > paie yanipay://payment/fixture-bill-0
        80,00 € à EDF
        > oui
        420,00 €
        """,
        """
        > yanipay://payment/nowhere
        nowhere
        """,
        """
        > paie toutes mes factures
        80,00 € à EDF
        > oui
        420,00 €
        > paie toutes mes factures
        Je ne trouve pas de facture
        """,
        """
        > demande 30 à Zoé
        > oui
        > qui me doit de l'argent ?
        Tu demandes 30,00 € à Zoé
        ! Paul
        > quelles demandes j'ai reçues ?
        Paul Martin te demande 12,00 €
        ! Zoé
        """,
        """
        > divise 60 entre Paul, Zoé et Marie
        20,00 € à Paul Martin
        20,00 € à Marie Dupont
        """,
        """
        > partage 90 entre Paul, Zoé et moi
        30,00 € à Paul Martin
        30,00 € à Zoé Lefèvre
        """,
        """
        > what's my balance?
        > never autopay Paul
        turn off auto-pay for Paul Martin
        """,
        """
        > quel est mon solde ?
        > stake 10 yani
        Je confirme
        > ok
        C’est fait
        > what's my balance?
        Your balance
        > oui
        Il n’y a rien en attente
        """,
        """
        > n'accepte jamais automatiquement les demandes de Paul
        coupe
        """,
        """
        > envoie de l'argent à Paul tout de suite
        Combien
        """,
        """
        > paie la facture tout de suite
        80,00 € à EDF
        """,
        """
        > send 20 to Paul
        > for dinner
        for “dinner”
        > add a note: with thanks to Zoé
        for “thanks to Zoé”
        """,
        """
        > envoie 20 à Paul
        > ajoute une note : pizza
        pour « pizza »
        > avec le message merci beaucoup
        pour « merci beaucoup »
        > oui
        480,00 €
        """,
        """
        > est-ce que je peux me permettre un téléphone à 300 euros ?
        après 300,00 €, il te resterait
        """,
        """
        > can I afford a laptop for 900 euros?
        Probably not: after €900.00
        """,
        """
        > et si je réduis les restos de 20 % ?
        Je ne vois pas de dépenses en restaurants
        > what if I cut restaurants by 20%?
        no spending on restaurants
        > et si je limite les restos à 60 euros par mois ?
        Je ne vois pas de dépenses en restaurants
        """,
        """
        > BCD\\n002\\n1\\nSCT\\nBPOTBEB1\\nRed Cross of Belgium\\nBE72000000001616\\nEUR1\\nCHAR\\n\\nUrgency fund
        €1.00
        Red Cross of Belgium (BE72 0000 0000 1616)
        “Urgency fund”
        > yes
        PIN
        > 1234
        €499.00
        """,
        """
        > envoie 20 à BE72 0000 0000 1616
        20,00 € à BE72 0000 0000 1616
        """,
        """
        > don't ask me for EDF bills anymore, pay them automatically
        ! turn off
        """,
        """
        > préviens-moi si je dépasse 80 % du budget courses
        80 %
        ! Je ne vois pas
        """,
        """
        > bloque ma carte
        bloqué
        > paie 20 à Amazon avec ma carte
        bloquée
        """,
        """
        > envoie 10 à Paul tous les jours
        la première fois le 20 novembre 2026
        > oui
        J’ai programmé
        > quel est mon solde ?
        490,00 €
        > annule le dernier virement
        > oui
        J’ai annulé
        > quel est mon solde ?
        500,00 €
        """,
        """
        > combien j'ai mis de côté cette année ?
        Tu as reçu
        en 2026
        > how much have I saved this year?
        You received
        > quel est mon taux d'épargne cette année ?
        Tu as reçu
        > combien j'ai dépensé en voyages cette année ?
        Tu n’as rien dépensé en voyages en 2026.
        """,
        """
        > envoie 10 à Paul
        > oui
        J’ai envoyé 10,00 €
        > envoie 20 à Marie
        > oui
        J’ai envoyé 20,00 €
        > mets un budget de 100 euros par mois pour les courses
        J’ai fixé
        > annule le dernier virement
        20,00 €
        > oui
        J’ai annulé
        > annule le dernier virement
        10,00 € à Paul
        > oui
        J’ai annulé
        > quel est mon solde ?
        500,00 €
        > undo
        taken back any more
        """,
    ]

    @Test(arguments: reservedYeses)
    func aYesWithAReserveSendsNothing(turn: String) throws {
        let full = try FullWallet()
        var conversation = full.conversation
        _ = try conversation.reply(to: "envoie 50 à Paul", at: ConversationTests.now)
        _ = try conversation.reply(to: turn, at: ConversationTests.now)
        let reply = try conversation.reply(to: "quel est mon solde ?", at: ConversationTests.now)
        #expect(reply.reply.contains("500"), "\(turn): \(reply.reply)")
    }

    @Test func aTurnOfThousandsOfWordsIsRefusedAsTooLong() throws {
        var conversation = try FullWallet().conversation
        let turn = String(repeating: "combien chez lidl ", count: 2_000)
        let reply = try conversation.reply(to: turn, at: ConversationTests.now)
        #expect(reply.reply.contains("trop long"))
        #expect(reply.done.isEmpty)
    }

    /// At ten in the evening, eight o'clock is tomorrow's.
    @Test func anHourThatIsPastTodayIsTomorrows() throws {
        var conversation = try FullWallet().conversation
        let evening = ConversationTests.now.addingTimeInterval(12 * 3_600)
        let reply = try conversation.reply(to: "envoie 20 à Paul à 8h", at: evening).reply
        #expect(reply.contains("le 21 novembre 2026"), "\(reply)")
    }

    @Test(
        arguments: talks + settingTalks + reservedTalks + dayTalks + conditionTalks + editTalks
            + figureTalks + timeFigureTalks + severalAmountTalks + breathTalks
            + sentenceTalks + unkeptTalks + flowTalks + leaveTalks + pendingTalks + waitingTalks
            + termTalks + keptRequestTalks + waitingPersonTalks + dayOfOneTalks + ofOneTalks
            + bothTalks + addedPersonTalks)
    func repliesAreTheOnesExpected(talk: String) throws {
        var full = try FullWallet()
        try full.play(talk)
    }
}
