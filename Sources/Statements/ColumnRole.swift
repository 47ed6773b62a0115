/// What a column of a CSV statement holds.
enum ColumnRole: CaseIterable, Sendable {
    case date, valueDate, label, counterparty, amount, debit, credit, balance, currency, account
    case reference, indicator, fee

    /// The role a header cell names, or nil: exact names first, then names that begin or end so.
    init?(header: String) {
        let folded = header.lowercased().filter { $0.isLetter || $0 == " " }.trimmedSpaces
        guard !folded.isEmpty else { return nil }
        if let role = Self.names.first(where: { $0.value.contains(folded) })?.key {
            self = role
        } else if let role = Self.stems.first(where: { stem in folded.hasPrefix(stem.key) })?.value
        {
            self = role
        } else {
            return nil
        }
    }

    /// Headers as banks write them, in French, English, German, Dutch, Spanish, Italian, Czech.
    private static let names: KeyValuePairs<ColumnRole, Set<String>> = [
        .date: [
            "date", "date opération", "date operation", "date de l'opération", "date d'opération",
            "date de comptabilisation", "date comptable", "dateop", "booking date", "buchungstag",
            "buchungsdatum", "transaction date", "posting date", "posted date", "datum", "data",
            "fecha", "started date", "date started", "created on", "datum zaúčtování", "buchung",
            "book date", "process date", "date processed", "entry date", "fecha operación",
            "transaction_date", "posted", "dátum",
        ],
        .valueDate: [
            "date valeur", "date de valeur", "dateval", "value date", "valutadatum", "valuta",
            "wertstellung", "fecha valor", "completed date", "valutadag", "wert",
        ],
        .label: [
            "libellé", "libelle", "label", "description", "remarque", "détail", "detail", "memo",
            "narrative", "details", "verwendungszweck", "buchungstext", "omschrijving", "concepto",
            "libellé simplifié", "libelle operation", "libellé opération", "name", "notes",
            "particulars", "transaction details", "mededelingen", "note", "reference text",
            "payment reference", "umsatztyp", "opis", "popis",
        ],
        .counterparty: [
            "payee", "bénéficiaire", "beneficiaire", "tiers", "counterparty", "merchant",
            "naam tegenpartij", "partner name", "empfänger", "auftraggeber", "payee name",
            "zahlungsempfängerin", "zahlungsempfänger", "naam", "target name", "beneficiary",
        ],
        .amount: [
            "montant", "amount", "montant eur", "betrag", "bedrag", "importe", "importo", "value",
            "amount eur", "betrag eur", "montant en euros", "částka", "montant de l'opération",
            "transaction amount", "suma", "umsatz", "kwota", "net amount", "paid in out",
        ],
        .debit: [
            "débit", "debit", "debit amount", "paid out", "withdrawal", "withdrawals", "money out",
            "debet", "soll", "débit euros", "montant débit", "outflow", "debits", "charge",
            "debit euros", "cargo", "dépense",
        ],
        .credit: [
            "crédit", "credit", "credit amount", "paid in", "deposit", "deposits", "money in",
            "haben", "crédit euros", "montant crédit", "inflow", "credits", "credit euros", "abono",
            "recette",
        ],
        .balance: [
            "solde", "balance", "saldo", "running balance", "solde après opération",
            "account balance", "kontostand",
        ],
        .currency: [
            "devise", "currency", "währung", "munt", "munteenheid", "moneda", "valuta code",
        ],
        .account: ["compte", "account", "account name", "konto", "rekening", "rekeningnummer"],
        .reference: ["référence", "reference", "id", "transaction id", "ref", "wise id", "fitid"],
        .indicator: [
            "af bij", "sens", "debit credit", "dc", "type débitcrédit", "transaction type cddb",
        ],
        .fee: ["fee", "frais", "fees"],
    ]

    private static let stems: KeyValuePairs<String, ColumnRole> = [
        "date de val": .valueDate, "date d": .date, "datum": .date, "date": .date,
        "débit": .debit, "debit": .debit, "crédit": .credit, "credit": .credit,
        "paid out": .debit, "paid in": .credit, "money out": .debit, "money in": .credit,
        "montant": .amount, "betrag": .amount, "bedrag": .amount,
        "amount": .amount, "solde": .balance, "saldo": .balance, "balance": .balance,
        "libell": .label, "descri": .label, "verwendung": .label, "omschrijving": .label,
        "beneficiary": .counterparty, "empfänger": .counterparty, "zahlungsempf": .counterparty,
        "auftraggeber": .counterparty, "begünstigter": .counterparty,
    ]
}
