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
            "booked", "completed", "complete", "cleared", "posted", "settled", "gebucht",
            "umsatz gebucht", "abgeschlossen", "comptabilise", "comptabilisee", "termine",
            "terminee", "effectue", "effectuee", "completado", "completada", "contabilizado",
            "contabilizada", "completato", "completata", "contabilizzato", "contabilizzata",
            "voltooid", "geboekt", "verwerkt",
        ],
        .pending: [
            "pending", "authorised", "authorized", "processing", "vorgemerkt",
            "umsatz vorgemerkt", "ausstehend", "en attente", "en cours", "a venir", "pendiente",
            "in attesa", "in behandeling", "gereserveerd",
        ],
        .void: [
            "reverted", "declined", "failed", "cancelled", "canceled", "rejected", "refuse",
            "annule", "geweigerd", "abgelehnt", "storniert", "rechazado", "rechazada",
            "rifiutato", "odrzucona", "denied", "expired", "failed payment",
        ],
    ]
}
