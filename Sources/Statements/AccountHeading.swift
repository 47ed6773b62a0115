/// The account that a line above a table is of: `Numéro Compte;1234567A033`, `IBAN: FR76…`,
/// `Compte de dépôt n° 12345678901`.
enum AccountHeading {
    /// Returns the number of the account that the cells of a line name; nil where they name none.
    static func account(in cells: [String]) -> String? {
        for (index, cell) in cells.enumerated() {
            let parts = cell.split(separator: ":", maxSplits: 1)
            guard let name = parts.first.map({ HeaderText.folded(String($0)) }) else { continue }
            if ColumnRole.names[name] == .account {
                let rest = parts.dropFirst().map(String.init) + cells[(index + 1)...]
                let value = rest.first { !$0.trimmedSpaces.isEmpty }.map(plain)
                if let value, value.count(where: \.isNumber) >= fewestDigits { return value }
            } else if openings.contains(where: { name.hasPrefix($0) }) {
                let number = cell.split { $0 == " " || $0 == "\u{A0}" }.last.map { String($0) }
                // "Compte rendu du 01/01/2026 au 31/01/2026" ends with a day.
                if let number, number.count(where: \.isNumber) >= fewestOfSentence,
                    number.allSatisfy({ $0.isLetter || $0.isNumber })
                {
                    return number
                }
            }
        }
        return nil
    }

    /// A number without the quotes and signs that keep spreadsheets from counting with it.
    private static func plain(_ text: String) -> String {
        text.trimmedSpaces.filter { $0 != "'" && $0 != "=" && $0 != "\"" }
    }

    private static let fewestDigits = 4
    /// In a sentence a shorter number may be a day or a sum.
    private static let fewestOfSentence = 8
    private static let openings = [
        "compte ", "account ", "konto ", "rekening ", "cuenta ", "conto ",
    ]
}
