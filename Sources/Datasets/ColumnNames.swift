/// The names a column of a table of utterances goes by, the likeliest first.
struct ColumnNames {
    private let names: [String]

    static let text = ColumnNames(names: [
        "text", "utterance", "sentence", "query", "question", "phrase", "message", "example",
        "input", "texte", "énoncé", "enonce", "answer_from_anno",
    ])
    static let label = ColumnNames(names: [
        "label", "intent", "category", "class", "target", "tag", "label_text", "intention",
        "étiquette", "etiquette", "catégorie", "classe",
    ])
    static let language = ColumnNames(names: ["language", "lang", "langue", "locale"])
    static let style = ColumnNames(names: ["style", "domain", "register"])

    /// Returns the index in `header` of the column that has the likeliest of the names, or nil.
    func index(in header: [String]) -> Int? {
        let columns = header.map { ($0.trimmed ?? "").lowercased() }
        return names.lazy.compactMap { columns.firstIndex(of: $0) }.first
    }
}
