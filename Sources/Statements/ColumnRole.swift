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
        } else if let role = Self.role(amongWordsOf: folded) {
            self = role
        } else {
            return nil
        }
    }

    /// The role of a telling word inside a header, unless another says it is not the account's own
    /// amount.
    private static func role(amongWordsOf header: String) -> ColumnRole? {
        let words = header.split(separator: " ").map(String.init)
        let isOther = words.contains { word in otherStems.contains { word.hasPrefix($0) } }
        return isOther ? nil : words.lazy.compactMap { telling[$0] }.first
    }

    private static let otherStems = [
        "origin", "foreign", "fremd", "devise", "původní", "convert", "fee", "frais", "exchange",
        "split", "rate", "taux", "kurs", "code", "number", "type", "limit", "id",
    ]

    private static let telling: [String: ColumnRole] = [
        "amount": .amount, "montant": .amount, "betrag": .amount, "bedrag": .amount,
        "částka": .amount, "importe": .amount, "importo": .amount, "kwota": .amount,
        "debit": .debit, "débit": .debit, "credit": .credit, "crédit": .credit,
        "balance": .balance, "solde": .balance, "saldo": .balance, "date": .date, "datum": .date,
        "fecha": .date, "libellé": .label, "description": .label, "details": .label,
    ]

    /// Headers as banks write them, in French, English, German, Dutch, Spanish, Italian, Czech.
    private static let names: KeyValuePairs<ColumnRole, Set<String>> = [
        .date: [
            "date", "date opération", "date operation", "date de l'opération", "date d'opération",
            "date de comptabilisation", "date comptable", "dateop", "booking date", "buchungstag",
            "buchungsdatum", "transaction date", "posting date", "posted date", "datum", "data",
            "fecha", "started date", "date started", "created on", "datum zaúčtování", "buchung",
            "book date", "process date", "date processed", "entry date", "fecha operación",
            "transaction_date", "posted", "dátum", "tranzakció dátuma", "könyvelés dátuma",
            "data operacji",
            "data księgowania", "data contabile", "data operazione", "fecha de operación", "dato",
            "bokföringsdag", "bokføringsdato", "kirjauspäivä", "data transakcji", "date op",
            "date de la transaction", "jour", "day", "trans date", "date posted",
        ],
        .valueDate: [
            "date valeur", "date de valeur", "dateval", "value date", "valutadatum", "valuta",
            "wertstellung", "fecha valor", "értéknap", "data valuta", "data waluty", "date val",
            "completed date", "valutadag", "wert",
        ],
        .label: [
            "libellé", "libelle", "label", "description", "remarque", "détail", "detail", "memo",
            "narrative", "details", "verwendungszweck", "buchungstext", "omschrijving", "concepto",
            "libellé simplifié", "libelle operation", "libellé opération", "name", "notes",
            "particulars", "transaction details", "mededelingen", "note", "reference text",
            "payment reference", "umsatztyp", "opis", "popis", "közlemény", "zpráva", "nature",
            "intitulé",
            "motif", "descrizione", "causale", "descripción", "descrição", "tytuł", "tekst",
            "texte",
            "opération", "operation", "libellé complet", "narration", "buchungsdetails",
            "részletek",
            "message for payee", "merchant name", "selite", "rubrik", "meddelande",
            "type opération",
        ],
        .counterparty: [
            "payee", "bénéficiaire", "beneficiaire", "tiers", "counterparty", "merchant",
            "naam tegenpartij", "partner name", "empfänger", "auftraggeber", "payee name",
            "zahlungsempfängerin", "zahlungsempfänger", "partner neve", "název protiúčtu",
            "kontrahent",
            "counteraccount name", "contrepartie", "nom", "destinatario", "beneficiario", "naam",
            "target name", "beneficiary",
        ],
        .amount: [
            "montant", "amount", "montant eur", "betrag", "bedrag", "importe", "importo", "value",
            "amount eur", "betrag eur", "montant en euros", "částka", "montant de l'opération",
            "transaction amount", "suma", "umsatz", "kwota", "net amount", "paid in out", "összeg",
            "tranzakció összege", "zaúčtovaná částka", "zaúètovaná èástka", "kwota operacji",
            "importo in euro", "belopp", "beløp", "beløb", "valor", "määrä", "somme",
        ],
        .debit: [
            "débit", "debit", "debit amount", "paid out", "withdrawal", "withdrawals", "money out",
            "debet", "soll", "débit euros", "montant débit", "outflow", "debits", "charge",
            "debit euros", "cargo", "dépense", "dépenses", "sortie", "retrait", "retraits", "dare",
            "addebiti", "uscite", "cargos", "wydatki", "obciążenia", "terhelés", "expense", "ut",
        ],
        .credit: [
            "crédit", "credit", "credit amount", "paid in", "deposit", "deposits", "money in",
            "haben", "crédit euros", "montant crédit", "inflow", "credits", "credit euros", "abono",
            "recette", "recettes", "entrée", "dépôt", "dépôts", "avere", "accrediti", "entrate",
            "abonos",
            "wpływy", "uznania", "jóváírás", "income", "inn",
        ],
        .balance: [
            "solde", "balance", "saldo", "running balance", "solde après opération",
            "account balance", "kontostand", "egyenleg", "zůstatek", "saldo po operacji",
            "solde eur",
        ],
        .currency: [
            "devise", "currency", "währung", "munt", "munteenheid", "moneda", "valuta code",
            "ccy", "tranzakció devizaneme", "měna účtu", "mìna úètu", "waluta", "divisa", "monnaie",
        ],
        .account: ["compte", "account", "account name", "konto", "rekening", "rekeningnummer"],
        .reference: ["référence", "reference", "id", "transaction id", "ref", "wise id", "fitid"],
        .indicator: [
            "af bij", "sens", "debit credit", "dc", "débitcrédit", "sollhaben", "bevételkiadás",
            "crdr", "drcr",
            "credit debit", "cd", "debitcredit", "creditdebit", "type débitcrédit",
            "transaction type cddb",
        ],
        .fee: ["fee", "frais", "fees"],
    ]

    private static let stems: KeyValuePairs<String, ColumnRole> = [
        "date de val": .valueDate, "date d": .date, "datum": .date, "date": .date,
        "débit": .debit, "debit": .debit, "crédit": .credit, "credit": .credit,
        "withdrawal": .debit, "deposit": .credit, "date de comptabilisation": .date,
        "paid out": .debit, "paid in": .credit, "money out": .debit, "money in": .credit,
        "montant": .amount, "betrag": .amount, "bedrag": .amount,
        "amount": .amount, "solde": .balance, "saldo": .balance, "balance": .balance,
        "running balance": .balance, "zaúčtovaná část": .amount, "transaction amount": .amount,
        "importo": .amount, "importe": .amount, "kwota": .amount, "bookdate": .date,
        "libell": .label, "descri": .label, "verwendung": .label, "omschrijving": .label,
        "beneficiary": .counterparty, "empfänger": .counterparty, "zahlungsempf": .counterparty,
        "auftraggeber": .counterparty, "begünstigter": .counterparty,
    ]
}
