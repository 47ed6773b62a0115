public import Primitives

/// Why a row of a statement is not read.
public enum RowFault: Hashable, Codable, Sendable {
    /// What stands for an amount is none.
    case notAnAmount(String)
    /// What stands for a date is none.
    case notADate(String)
    /// A transaction of an amount has no date.
    case undated(amount: String)
    /// What stands for a currency has no code of ISO 4217.
    case notACurrency(String)
    /// A field of MT940 that is no statement line.
    case notAStatementLine(String)
    /// There is a date and no amount.
    case withoutAmount
    /// More fields than the header has.
    case overlong(fields: Int, header: Int)
    /// It could be a transaction and does not fit the rows below it.
    case unlikeRowsBelow
    /// Its state says that no money moved.
    case unmoved(state: String)
    /// It is not booked yet.
    case unbooked(amount: String, status: String)
    /// It says neither debit nor credit.
    case sideless
    /// The file ends inside it.
    case cutOff
    /// Its amount has no opposite, which is what was asked for.
    case withoutOpposite

    /// Returns the reason in `language`.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .french: french
        }
    }

    private var english: String {
        switch self {
        case .notAnAmount(let text): "«\(text)» is no amount of money"
        case .notADate(let text): "«\(text)» is no date"
        case .undated(let amount): "the transaction of \(amount) has no date"
        case .notACurrency(let text): "«\(text)» is no currency (ISO 4217)"
        case .notAStatementLine(let text): "«\(text)» is no statement line"
        case .withoutAmount: "has a date and no amount"
        case .overlong(let fields, let header):
            "has \(fields) fields, its header \(header); put quotes around what holds a separator"
        case .unlikeRowsBelow: "does not fit the rows below it"
        case .unmoved(let state): "moved no money: its state is «\(state)»"
        case .unbooked(let amount, let status): "\(amount): not booked (status \(status))"
        case .sideless: "is neither a debit nor a credit"
        case .cutOff: "the file ends inside it; export it again"
        case .withoutOpposite: "its amount has no opposite"
        }
    }

    private var french: String {
        switch self {
        case .notAnAmount(let text): "\(text.inGuillemets) n’est pas un montant"
        case .notADate(let text): "\(text.inGuillemets) n’est pas une date"
        case .undated(let amount): "l’opération de \(amount) n’a pas de date"
        case .notACurrency(let text): "\(text.inGuillemets) n’est pas une devise (ISO 4217)"
        case .notAStatementLine(let text): "\(text.inGuillemets) n’est pas une ligne de relevé"
        case .withoutAmount: "a une date mais pas de montant"
        case .overlong(let fields, let header):
            "a \(fields) champs, son en-tête \(header)\u{A0}; mets des guillemets autour de ce qui "
                + "contient un séparateur"
        case .unlikeRowsBelow: "n’a pas la forme des lignes suivantes"
        case .unmoved(let state): "n’a pas été exécutée\u{A0}; son état est \(state.inGuillemets)"
        case .unbooked(let amount, let status):
            "\(amount)\u{A0}: pas encore comptabilisée (état \(status))"
        case .sideless: "n’est ni un débit ni un crédit"
        case .cutOff: "le fichier s’arrête au milieu\u{A0}; exporte-le de nouveau"
        case .withoutOpposite: "son montant n’a pas d’opposé"
        }
    }
}
