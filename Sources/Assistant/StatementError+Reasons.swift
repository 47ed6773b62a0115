internal import Primitives
internal import Statements

extension StatementError {
    /// Why a file is not read as a statement, and what to do: a clause whose subject is the file.
    func reason(in language: Language) -> String {
        switch language {
        case .english: englishReason
        case .french: frenchReason
        }
    }

    private var englishReason: String {
        switch self {
        case .unreadable: "cannot be read; check its path and rights"
        case .empty: "is empty; export the statement again"
        case .otherDocument(let kind):
            "is \(kind.name(in: .english)), which is not read; export the statement as CSV or OFX"
        case .binary(let offset): "is no text (byte \(offset)); export the statement as CSV or OFX"
        case .unrecognized:
            "has no row with a date and an amount; export the statement as CSV or OFX"
        case .lineTooLong(let line): "has a field of over 64 KiB on line \(line); check the file"
        case .malformed(let line, let reason):
            "is damaged at line \(line): \(reason); export the statement again"
        case .unsigned:
            "does not tell money in from money out (no sign, no header); name its columns in a first line"
        case .unquotedCommas:
            "has decimal commas that look like separators; put its amounts in quotes or name its "
                + "columns in a first line"
        case .notOfFormat(let format):
            "has nothing of \(format.rawValue) in it; leave --format out or name another"
        }
    }

    private var frenchReason: String {
        switch self {
        case .unreadable: "est illisible\u{A0}; vérifie son chemin et ses droits"
        case .empty: "est vide\u{A0}; exporte à nouveau le relevé"
        case .otherDocument(let kind):
            "est \(kind.name(in: .french)), qui ne se lit pas\u{A0}; exporte le relevé en CSV ou en OFX"
        case .binary(let offset):
            "n’est pas du texte (octet \(offset))\u{A0}; exporte le relevé en CSV ou en OFX"
        case .unrecognized:
            "n’a aucune ligne avec une date et un montant\u{A0}; exporte le relevé en CSV ou en OFX"
        case .lineTooLong(let line):
            "a un champ de plus de 64 Kio à la ligne \(line)\u{A0}; vérifie le fichier"
        case .malformed(let line, _):
            "est abîmé à la ligne \(line)\u{A0}; exporte à nouveau le relevé"
        case .unsigned:
            "ne distingue pas l’argent qui entre de celui qui sort (ni signe, ni en-tête)\u{A0}; nomme "
                + "ses colonnes sur une première ligne"
        case .unquotedCommas:
            "a des virgules décimales qui ressemblent à des séparateurs\u{A0}; mets ses montants entre "
                + "guillemets ou nomme ses colonnes sur une première ligne"
        case .notOfFormat(let format):
            "ne contient rien de \(format.rawValue)\u{A0}; omets --format ou donne-en un autre"
        }
    }
}

/// What is wrong with a file that was read as a statement.
enum FileFault {
    /// No row of it can be read, the first for a reason.
    case noRow(first: Int, because: String)
    /// From a line on it adds up to more than an account can hold.
    case tooMuch(line: Int)

    /// What is wrong, and what to do: a clause whose subject is the file.
    func reason(in language: Language) -> String {
        switch (self, language) {
        case (.noRow(let line, let reason), .english):
            "has no row that can be read (line \(line): \(reason)); check the options given for it"
        case (.noRow(let line, let reason), .french):
            "n’a aucune ligne lisible (ligne \(line)\u{A0}: \(reason))\u{A0}; vérifie les options "
                + "données pour lui"
        case (.tooMuch(let line), .english):
            "adds up to more than an account can hold at line \(line); check its amounts; nothing "
                + "was written"
        case (.tooMuch(let line), .french):
            "dépasse ce qu’un compte peut contenir à la ligne \(line)\u{A0}; vérifie ses montants\u{A0}; "
                + "rien n’a été écrit"
        }
    }
}

extension DocumentKind {
    /// What it is called, with its article.
    fileprivate func name(in language: Language) -> String {
        switch (self, language) {
        case (.pdf, .english): "a PDF"
        case (.workbook, .english): "an Excel workbook or a zip archive"
        case (.webPage, .english): "a web page"
        case (.pdf, .french): "un PDF"
        case (.workbook, .french): "un classeur Excel ou une archive zip"
        case (.webPage, .french): "une page web"
        }
    }
}
