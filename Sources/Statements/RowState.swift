/// What a status column says of a row's money.
enum RowState: Sendable {
    /// It moved.
    case booked
    /// It may move later, perhaps as another amount.
    case pending
    /// It did not move and will not.
    case void

    /// Reads the word of a status column; nil if it is none that is known.
    init?(word: String) {
        let folded = HeaderText.folded(word)
        guard let state = Self.words.first(where: { $0.value.contains(folded) })?.key else {
            return nil
        }
        self = state
    }

    private static let words: [RowState: Set<String>] = [
        .booked: [
            "booked", "completed", "complete", "cleared", "posted", "settled", "executed",
            "processed", "success", "successful", "paid", "done", "confirmed", "reconciled",
            "gebucht", "umsatz gebucht", "abgeschlossen", "ausgefuhrt", "verbucht",
            "comptabilise", "comptabilisee", "termine", "terminee", "effectue", "effectuee",
            "execute", "executee", "traite", "traitee", "valide", "validee", "confirme",
            "confirmee", "reussi", "reussie", "paye", "payee", "passe", "passee", "rapproche",
            "rapprochee", "completado", "completada", "contabilizado", "contabilizada",
            "ejecutado", "ejecutada", "realizado", "realizada", "completato", "completata",
            "contabilizzato", "contabilizzata", "eseguito", "eseguita", "voltooid", "geboekt",
            "verwerkt", "uitgevoerd",
        ],
        .pending: [
            "pending", "authorised", "authorized", "processing", "scheduled", "planned",
            "upcoming", "on hold", "held", "in progress", "initiated", "awaiting",
            "awaiting payment", "vorgemerkt", "umsatz vorgemerkt", "ausstehend", "geplant",
            "in bearbeitung", "offen", "en attente", "en cours", "en cours de traitement",
            "a venir", "planifie", "planifiee", "programme", "programmee", "prevu", "prevue",
            "autorise", "autorisee", "en instance", "pendiente", "programado", "programada",
            "autorizado", "autorizada", "en proceso", "in attesa", "autorizzato", "autorizzata",
            "programmato", "programmata", "in corso", "in lavorazione", "in behandeling",
            "gereserveerd", "gepland",
        ],
        .void: [
            "reverted", "reversed", "declined", "failed", "failed payment", "failure",
            "unsuccessful", "cancelled", "canceled", "rejected", "denied", "expired", "voided",
            "void", "removed", "deleted", "blocked", "returned", "bounced", "refuse", "refusee",
            "annule", "annulee", "rejete", "rejetee", "echoue", "echouee", "echec", "expire",
            "expiree", "bloque", "bloquee", "supprime", "supprimee", "renvoye", "renvoyee",
            "retourne", "retournee", "impaye", "impayee", "abgelehnt", "storniert",
            "abgebrochen", "fehlgeschlagen", "zuruckgewiesen", "geloscht", "ruckgangig gemacht",
            "geweigerd", "geannuleerd", "mislukt", "rechazado", "rechazada", "anulado",
            "anulada", "cancelado", "cancelada", "fallido", "fallida", "devuelto", "devuelta",
            "rifiutato", "rifiutata", "annullato", "annullata", "fallito", "fallita",
            "respinto", "respinta", "odrzucona", "anulowana",
        ],
    ]
}

/// The words of a status column, read one row after the other.
struct StateWords: Sendable {
    /// The word of the last row, and what it says.
    private var last: (word: String, state: RowState?) = ("", nil)
    /// The first words that are not known.
    private var unknown: Set<String> = []
    private static let mostUnknown = 5

    /// Returns what a word says, nil if it is not known, and whether that is news.
    mutating func read(_ word: String) -> (state: RowState?, isNews: Bool) {
        if word != last.word { last = (word, RowState(word: word)) }
        guard last.state == nil, unknown.count < Self.mostUnknown else {
            return (last.state, false)
        }
        return (nil, unknown.insert(word).inserted)
    }
}
