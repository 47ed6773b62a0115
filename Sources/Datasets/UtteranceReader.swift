public import Classification
internal import Foundation
internal import Primitives

/// Reads labelled utterances from files and folders, telling their format by their content.
///
/// Formats: Rasa NLU YAML and JSON, `label<TAB>text` lines, CSV and TSV with a header, Snips JSON
/// (data sets and benchmark files), and the JSON of CLINC150. The language is the one the file
/// states, else it is taken from the last folder of the path named `fr` or `en`. The label `oos`,
/// as CLINC150 writes it, is read as `out_of_scope`, and a line break in a label as a space.
public enum UtteranceReader {
    /// Returns the utterances of all `paths`, folders read in the order of their files' names.
    ///
    /// - Parameter split: what is read of a file that holds several parts; a file that has no
    ///   such part is read whole.
    /// - Throws: `DatasetError`, also for a path that holds no utterance.
    public static func utterances(
        atPaths paths: [String], split: DatasetSplit = .training
    ) throws(DatasetError) -> [LabelledUtterance] {
        try reading(atPaths: paths, split: split).utterances
    }

    /// Returns the utterances of all `paths`, folders read in the order of their files' names, with
    /// notices of what may not have been meant. Of YAML files of a folder those that have no
    /// utterances, such as the settings beside those of Rasa, are passed over.
    ///
    /// - Parameter split: what is read of a file that holds several parts; a file that has no
    ///   such part is read whole.
    /// - Throws: `DatasetError`, also for a path that holds no utterance.
    public static func reading(
        atPaths paths: [String], split: DatasetSplit = .training
    ) throws(DatasetError) -> DatasetReading {
        var all = DatasetReading(utterances: [])
        for path in paths {
            let count = all.utterances.count
            let files = try files(at: path)
            for file in files {
                let part = try reading(ofFile: file, isOneOfFolder: file != path, split: split)
                all.utterances += part.utterances
                all.notices += part.notices
            }
            guard all.utterances.count > count else {
                throw DatasetError(
                    file: path, line: nil,
                    reason: "holds no utterance; write label<TAB>text, one a line")
            }
        }
        return all
    }

    private static func reading(
        ofFile file: String, isOneOfFolder: Bool, split: DatasetSplit
    ) throws(DatasetError) -> DatasetReading {
        // A handle reads pipes too, as a shell's `<(command)`.
        guard let handle = FileHandle(forReadingAtPath: file),
            let data = try? handle.readToEnd() ?? Data()
        else {
            throw DatasetError(
                file: file, line: nil, reason: "cannot be read; check its path and rights")
        }
        let source = try SourceText(data, file: file)
        if isOneOfFolder, let others = RasaYAML.otherThings(in: source) { return others }
        var reading =
            switch DatasetFormat(of: source) {
            case .rasaYAML: try RasaYAML.reading(of: source)
            case .json:
                DatasetReading(utterances: try JSONDataset.utterances(in: source, split: split))
            case .tabSeparated: try TabSeparated.reading(of: source)
            case .commaSeparated: try HeadedTable.reading(of: source)
            }
        let language = language(ofPath: file)
        for index in reading.utterances.indices {
            let utterance = reading.utterances[index]
            reading.utterances[index].language = utterance.language ?? language
            reading.utterances[index].label = name(ofLabel: utterance.label)
        }
        return reading
    }

    /// A label as it is written in tables and lines: without tabs or line breaks in it.
    private static func name(ofLabel label: String) -> String {
        guard label != "oos" else { return "out_of_scope" }
        guard label.contains(where: { $0 == "\t" || $0.isNewline }) else { return label }
        return label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func files(at path: String) throws(DatasetError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw DatasetError(file: path, line: nil, reason: "does not exist; check the path")
        }
        guard isFolder.boolValue else { return [path] }
        return try DataFolder.files(in: path, extensions: ["yml", "yaml", "json", "tsv", "csv"])
    }

    private static func language(ofPath path: String) -> Language? {
        path.split(separator: "/").reversed().lazy.compactMap { Language(rawValue: String($0)) }
            .first
    }
}
