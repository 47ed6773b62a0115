/// What the reports of a batch are called: after their statements, no two alike.
///
/// Letters, digits, `-`, `_` and points stay; any other byte, and a point in front, becomes `~` and
/// two hexadecimal digits. Names that a file system that folds case or accents would take for one
/// have `~~` in front, and all but small letters written so. So a name hangs on its statement and
/// on those that are like it, not on how many there are, and a later run finds it again.
struct ReportFileNames: Sendable {
    /// The names that others are like but for case.
    private let ambiguous: Set<String>

    /// - Parameter files: the names of all statements of the batch.
    init(of files: [String]) {
        var counts: [String: Int] = [:]
        for file in files { counts[Self.folded(file), default: 0] += 1 }
        // The list of the reports is called so.
        counts["index"] = 2
        ambiguous = Set(counts.filter { $0.value > 1 }.keys)
    }

    /// The name of the report on a statement.
    func name(of file: String, ending: String) -> String {
        let isAmbiguous = ambiguous.contains(Self.folded(file))
        let stem = file.enumerated().map { place, character in
            let isKept =
                isAmbiguous
                ? Self.isPlain(character)
                : character.isLetter || character.isNumber || "-_.".contains(character)
            return isKept && !(place == 0 && character == ".")
                ? String(character) : Self.escaped(character)
        }
        return (isAmbiguous ? "~~" : "") + stem.joined() + "." + ending
    }

    /// The name as a file system knows it that folds case; strings are equal whichever way their
    /// accents are written.
    private static func folded(_ name: String) -> String {
        name.uppercased().lowercased()
    }

    /// Whether all file systems keep a character apart from all others.
    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII
            && (character.isLowercase || character.isNumber || "-_.".contains(character))
    }

    private static func escaped(_ character: Character) -> String {
        String(character).utf8.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "~0\(digits)" : "~\(digits)"
        }.joined()
    }
}
