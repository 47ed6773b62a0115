public import Classification
internal import Foundation
internal import Primitives

/// Reads labelled utterances from files and folders, telling their format by their content.
///
/// Formats: Rasa NLU YAML, and `label<TAB>text` lines. The language is taken from the last folder
/// of the path named `fr` or `en`.
public enum UtteranceReader {
    /// Returns the utterances of all `paths`, folders read in the order of their files' names.
    /// - Throws: `DatasetError`.
    public static func utterances(atPaths paths: [String]) throws(DatasetError)
        -> [LabelledUtterance]
    {
        var utterances: [LabelledUtterance] = []
        for path in paths {
            for file in try files(at: path) { utterances += try self.utterances(inFile: file) }
        }
        return utterances
    }

    private static func utterances(inFile file: String) throws(DatasetError) -> [LabelledUtterance]
    {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
            throw DatasetError(
                file: file, line: nil, reason: "cannot be read; check its path and rights")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw DatasetError(
                file: file, line: line(ofInvalidUTF8In: data),
                reason: "is not UTF-8 text; save it as UTF-8")
        }
        var utterances =
            isYAML(text)
            ? try RasaYAML.utterances(in: text, file: file)
            : try TabSeparated.utterances(in: text, file: file)
        let language = language(ofPath: file)
        for index in utterances.indices { utterances[index].language = language }
        return utterances
    }

    private static func files(at path: String) throws(DatasetError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw DatasetError(file: path, line: nil, reason: "does not exist; check the path")
        }
        guard isFolder.boolValue else { return [path] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let files = names.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted()
        guard !files.isEmpty else {
            throw DatasetError(
                file: path, line: nil, reason: "holds no .yml file; name a folder of Corpora/")
        }
        return files.map { "\(path)/\($0)" }
    }

    private static func isYAML(_ text: String) -> Bool {
        let lines = text.split(separator: "\n", maxSplits: 20).map { $0.drop { $0 == " " } }
        return lines.contains { $0.hasPrefix("nlu:") || $0.hasPrefix("version:") }
    }

    private static func language(ofPath path: String) -> Language? {
        path.split(separator: "/").reversed().lazy.compactMap { Language(rawValue: String($0)) }
            .first
    }

    private static func line(ofInvalidUTF8In data: Data) -> Int {
        var line = 1
        for piece in data.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if String(validating: piece, as: UTF8.self) == nil { return line }
            line += 1
        }
        return line
    }
}
