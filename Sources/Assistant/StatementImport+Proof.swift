internal import Primitives
internal import Statements

extension StatementImport {
    /// How the file was read, and what its balances say.
    static func proof(_ statement: StatementSummary, in language: Language) -> String {
        let evidence = statement.evidence
        let proven = statement.checks.count { $0.holds == true }
        let failed = statement.checks.count { $0.holds == false }
        let checked = proven + failed
        let (separator, decimal, dates): (String, String, String)
        let balances: String
        switch language {
        case .english:
            (separator, decimal, dates) = ("separator", "decimal", "dates")
            balances =
                failed > 0
                ? checked == 1
                    ? "the balances do not agree" : "\(failed) of \(checked) balances do not agree"
                : proven > 0 ? "opening + sum = closing" : "no pair of balances to check"
        case .french:
            (separator, decimal, dates) = ("séparateur", "décimale", "dates")
            balances =
                failed > 0
                ? checked == 1
                    ? "les soldes ne concordent pas"
                    : "soldes qui ne concordent pas\u{A0}: \(failed) sur \(checked)"
                : proven > 0
                    ? "solde de départ + somme = solde final" : "pas deux soldes à comparer"
        }
        let reading = [
            evidence.format.rawValue, evidence.encoding.rawValue,
            evidence.separator.map { "\(separator) \($0)" },
            evidence.decimalMark.map { "\(decimal) \($0)" },
            evidence.dateOrder.map { "\(dates) \($0)" },
        ]
        return (reading.compactMap { $0 } + [balances]).joined(separator: " · ")
    }
}
