/// What a column of a CSV statement holds.
enum ColumnRole: CaseIterable, Sendable {
    case date, valueDate, label, counterparty, amount, debit, credit, balance, currency, account
    case reference, indicator, fee, status, category
    /// What the account is called, beside its number or instead of it.
    case accountName
    /// The bank's product a row is of, which may be an account.
    case product
    /// The amount before the bank's or shop's fees, the account's own amount where no other is.
    case gross

    /// The role a header cell names, or nil: exact names first, then names that begin so, then a
    /// telling word.
    init?(header: String) {
        let folded = HeaderText.folded(header)
        if folded.isEmpty {
            guard let role = Self.roleOfSigns(header) else { return nil }
            self = role
        } else if let role = Self.names[folded] {
            self = role
        } else if HeaderText.isGarbled(header), let role = Self.role(garbled: header) {
            self = role
        } else if let role = Self.stems.first(where: { folded.hasPrefix($0.key) })?.value {
            self = role
        } else if let role = Self.role(amongWordsOf: folded) {
            self = role
        } else if let role = Self.role(amongNamesIn: header) {
            self = role
        } else if let umlauted = HeaderText.withUmlauts(header) {
            self.init(header: umlauted)
        } else {
            return nil
        }
    }

    /// The role of `Vorgang/Verwendungszweck`: of text alone, as two names rarely name a figure.
    private static func role(amongNamesIn header: String) -> ColumnRole? {
        let parts = header.split(separator: "/")
        guard parts.count > 1 else { return nil }
        let roles = parts.compactMap { names[HeaderText.folded(String($0))] }
        return roles.contains(.label) ? .label : roles.first { $0 == .counterparty }
    }

    /// `+` and `-` as headers.
    private static func roleOfSigns(_ header: String) -> ColumnRole? {
        switch header.trimmedSpaces {
        case "+": .credit
        case "-", "−": .debit
        default: nil
        }
    }

    /// The role of a header whose accented letters were lost.
    private static func role(garbled header: String) -> ColumnRole? {
        for name in garbledNames.keys where HeaderText.matches(header, garbled: name) {
            return garbledNames[name]
        }
        return nil
    }

    private static let garbledNames: [String: ColumnRole] = [
        "libell?": .label, "d?bit": .debit, "cr?dit": .credit, "date op?ration": .date,
        "date de l?op?ration": .date, "op?ration": .label, "b?n?ficiaire": .counterparty,
        "r?f?rence": .reference, "d?bit euros": .debit, "cr?dit euros": .credit,
        "empf?nger": .counterparty, "w?hrung": .currency, "bel?p": .amount, "bel?b": .amount,
        "bokf?ringsdag": .date, "bokf?ringsdatum": .date, "bokf?ringsdato": .date,
        "descripci?n": .label, "descri??o": .label,
    ]

    /// The role of a telling word inside a header, unless another says it is not the account's own
    /// amount.
    private static func role(amongWordsOf header: String) -> ColumnRole? {
        let words = header.split(separator: " ").map(String.init)
        let isOther = words.contains { word in otherStems.contains { word.hasPrefix($0) } }
        return isOther ? nil : words.lazy.compactMap { telling[$0] }.first
    }

    private static let otherStems = [
        "orig", "foreign", "initial", "fremd", "devise", "puvodni", "convert", "fee", "frais",
        "exchange",
        "split", "rate", "taux", "kurs", "code", "number", "type", "limit", "id", "ursprung",
        "oorspr", "opprinnelig", "cashback", "commission", "gebuhr", "numero", "nummer", "tax",
        "tip", "blokady", "etrang", "local", "ref",
    ]

    private static let telling: [String: ColumnRole] = [
        "amount": .amount, "montant": .amount, "betrag": .amount, "bedrag": .amount,
        "castka": .amount, "importe": .amount, "importo": .amount, "kwota": .amount,
        "belopp": .amount, "belop": .amount, "valor": .amount, "umsatz": .amount,
        "debit": .debit, "credit": .credit, "gutschrift": .credit, "lastschrift": .debit,
        "belastung": .debit, "debito": .debit, "credito": .credit, "addebiti": .debit,
        "accrediti": .credit, "uscite": .debit, "entrate": .credit, "withdrawals": .debit,
        "deposits": .credit, "withdrawal": .debit, "deposit": .credit,
        "balance": .balance, "solde": .balance, "saldo": .balance, "kontostand": .balance,
        "date": .date, "datum": .date, "fecha": .date, "data": .date, "dato": .date,
        "libelle": .label, "description": .label, "details": .label, "descrizione": .label,
    ]

    private static let stems: KeyValuePairs<String, ColumnRole> = [
        "date de val": .valueDate, "date de la val": .valueDate, "date val": .valueDate,
        "settlement date": .valueDate, "value date": .valueDate,
        "wertstellung": .valueDate, "valuta datum": .valueDate, "data valut": .valueDate,
        "fecha valor": .valueDate, "date d": .date, "datum": .date, "date": .date,
        "debit": .debit, "credit": .credit,
        "withdrawal": .debit, "deposit": .credit,
        "paid out": .debit, "paid in": .credit, "money out": .debit, "money in": .credit,
        "montant devise": .gross, "montant en devise": .gross, "montant dorigine": .gross,
        "montant origine": .gross, "montant initial": .gross, "montant ht": .gross,
        "orig amount": .gross, "original amount": .gross, "amount original": .gross,
        "amount currency": .gross, "amount foreign": .gross, "betrag fremd": .gross,
        "montant debit": .debit, "montant credit": .credit,
        "montant": .amount, "betrag": .amount, "bedrag": .amount, "umsatz in": .amount,
        "amount": .amount, "solde": .balance, "saldo": .balance, "balance": .balance,
        "running balance": .balance, "zauctovana cast": .amount, "transaction amount": .amount,
        "importo": .amount, "importe": .amount, "kwota": .amount, "bookdate": .date,
        "сумма": .amount, "сума": .amount, "залишок": .balance, "остаток": .balance,
        "дата": .date, "валюта": .currency, "описание": .label,
        "libell": .label, "descri": .label, "verwendung": .label, "omschrijving": .label,
        "beneficiary": .counterparty, "empfanger": .counterparty, "zahlungsempf": .counterparty,
        "auftraggeber": .counterparty, "begunstigter": .counterparty,
        "出金": .debit, "入金": .credit, "残高": .balance,
    ]
}
