internal import Classification
internal import Yams

/// Rasa NLU training data, version 3.1: `nlu` items with `intent`, `metadata` and `examples`.
enum RasaYAML {
    static func utterances(
        in text: String, file: String
    ) throws(DatasetError) -> [LabelledUtterance] {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw DatasetError(file: file, line: line(of: error), reason: "is not valid YAML")
        } catch {
            throw DatasetError(file: file, line: nil, reason: "is not valid YAML")
        }
        guard let items = root?["nlu"]?.sequence else {
            throw DatasetError(file: file, line: 1, reason: "has no list under nlu:")
        }
        var utterances: [LabelledUtterance] = []
        for item in items {
            // Synonyms, lookups and regular expressions are not utterances.
            guard let label = item["intent"]?.string else { continue }
            utterances += try self.utterances(of: item, label: label, file: file)
        }
        return utterances
    }

    private static func utterances(
        of item: Node, label: String, file: String
    ) throws(DatasetError) -> [LabelledUtterance] {
        guard let examples = item["examples"], let block = examples.string else {
            throw DatasetError(
                file: file, line: item.mark?.line,
                reason: "intent \(label) has no examples: | block")
        }
        let style = item["metadata"]?["style"]?.string
        var utterances: [LabelledUtterance] = []
        var number = examples.mark?.line ?? 0
        for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            guard line.hasPrefix("- "), let marked = MarkedText(line.dropFirst(2)) else {
                throw DatasetError(
                    file: file, line: number,
                    reason: "is not an example; write «- text with [surface](slot)»")
            }
            var utterance = LabelledUtterance(text: marked.text, label: label)
            utterance.slots = marked.slots
            utterance.style = style
            utterance.origin = .init(file: file, line: number)
            utterances.append(utterance)
        }
        return utterances
    }

    private static func line(of error: YamlError) -> Int? {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
            mark.line
        case .reader, .writer, .emitter, .representer, .no, .memory, .dataCouldNotBeDecoded,
            .duplicatedKeysInMapping:
            nil
        }
    }
}
