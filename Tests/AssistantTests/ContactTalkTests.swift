import Assistant
import Testing

/// Contacts are told, added, removed and renamed, as `TalkTests` writes talks.
struct ContactTalkTests {
    static let talks = [
        """
        > mes contacts
        Tes contacts :
        • Marie Dupont
        • Zoé Lefèvre
        > who are my contacts?
        Your contacts:
        • Paul Martin
        """,
        """
        > ajoute Léa Roy à mes contacts
        J’ajoute Léa Roy à tes contacts, sans IBAN. Je confirme ?
        > oui
        J’ai ajouté Léa Roy
        > liste mes contacts
        • Léa Roy
        > envoie 20 à Léa
        20,00 € à Léa Roy
        > oui
        Ton code PIN
        > 1234
        Il te reste 480,00 €
        """,
        """
        > add Tom, IBAN FR76 3000 6000 0112 3456 7890 189
        I’ll add Tom to your contacts, IBAN FR76 3000 6000 0112 3456 7890 189.
        > yes
        I’ve added Tom
        > my contacts
        • Tom, account FR•• •••• 0189
        > ajoute Léa à mes contacts avec l'IBAN FR7630006000011234567890189
        « Tom » est déjà dans tes contacts
        """,
        // Only a yes adds anybody.
        """
        > ajoute Léa à mes contacts
        Je confirme ?
        > non
        Rien n’a été envoyé ni changé
        > ajoute Léa à mes contacts
        Je confirme ?
        > quel est mon solde ?
        500,00 €
        J’ajoute Léa
        > oui mais plus tard
        J’ajoute Léa
        > laisse tomber
        Rien n’a été envoyé ni changé
        > mes contacts
        ! Léa
        """,
        // A number is checked, a name that is there is not there twice.
        """
        > ajoute Léa à mes contacts, IBAN FR76 3000 6000 0112 3456 7890 188
        Ce numéro n’est pas valable
        > add Paul Martin to my contacts
        “Paul Martin” is already in your contacts
        > ajoute un contact
        ajoute Léa Roy à mes contacts
        > n'ajoute pas Léa à mes contacts
        ! Je confirme
        > ajoute Léa et Tom à mes contacts
        ! Je confirme
        > comment ajouter un contact ?
        ajoute Léa Roy à mes contacts
        > enregistre l'IBAN d'Emma : FR7630006000011234567890189
        J’ajoute Emma à tes contacts, IBAN FR76
        > non
        > j'aimerais ajouter Jean de La Tour à mon carnet d'adresses
        J’ajoute Jean de La Tour à tes contacts
        > non
        > est-ce que Zoé est dans mes contacts ?
        • Zoé Lefèvre
        """,
        // Somebody who is not known is added in the middle of paying them.
        """
        > envoie 20 à Basile
        Basile
        > ajoute Basile à mes contacts
        Je laisse la demande précédente
        J’ajoute Basile
        > oui
        J’ai ajouté Basile
        """,
        // A yes removes and renames, and nothing else; a payment to come keeps its contact.
        """
        > supprime Zoé de mes contacts
        Je retire Zoé Lefèvre de tes contacts
        > non
        Rien n’a été envoyé ni changé
        > mes contacts
        • Zoé Lefèvre
        > ajoute Léa Roy à mes contacts
        > oui
        > renomme Léa en Léa Roy-Martin
        Je renomme Léa Roy en Léa Roy-Martin. Je confirme ?
        > oui
        Léa Roy s’appelle maintenant Léa Roy-Martin
        > remove Léa from my contacts
        I’ll remove Léa Roy-Martin from your contacts
        > yes
        Léa Roy-Martin is no longer in your contacts
        > my contacts
        ! Léa
        > envoie 20 à Léa
        ! Je confirme
        """,
        """
        > send 5 to Paul every month
        > yes
        > remove Paul from my contacts
        Paul Martin is in a payment to come
        > who are my contacts?
        • Paul Martin
        > rename Zoé to Marie Dupont
        “Marie Dupont” is already in your contacts
        > delete Basile from my contacts
        I can’t find “Basile” in your contacts
        > change Marie's IBAN
        I don’t change a contact’s account
        > don't remove Marie from my contacts
        ! Shall I go ahead
        > renomme mon budget en Paul
        ! Je renomme
        """,
        // What is added to something else is no contact.
        """
        > ajoute ma carte Fnac numéro 4006381333931
        numéro 4006381333931
        ! tes contacts
        """,
    ]

    @Test(arguments: talks)
    func contactsAreToldAndAdded(talk: String) throws {
        var full = try FullWallet()
        try full.play(talk)
    }
}
