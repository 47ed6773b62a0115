internal import Classification
internal import Yams

/// Rasa NLU training data, version 3.1: `nlu` items with `intent`, `metadata` and `examples`, the
/// latter a block of lines or a list with a `text` each; synonyms, lookups and regular expressions
/// are passed over, and so is a file of Rasa that holds other things alone.
enum RasaYAML {
    /// What else Rasa keeps in files of its own: they have no utterances.
    private static let otherParts = [
        "stories", "rules", "intents", "entities", "slots", "responses", "actions", "forms",
    ]

    static func reading(of source: SourceText) throws(DatasetError) -> DatasetReading {
        let file = source.file
        let root: Node?
        do {
            root = try Yams.compose(yaml: source.text)
        } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
            let names = keys.map { "“\($0)”" }.joined(separator: ", ")
            throw DatasetError(
                file: file, line: context.mark.line,
                reason: "has \(names) twice; write what is under both under one")
        } catch let error as YamlError {
            throw DatasetError(
                file: file, line: line(of: error), reason: "is not valid YAML; check its layout")
        } catch {
            throw DatasetError(
                file: file, line: nil, reason: "is not valid YAML; check its layout")
        }
        if let root, root["nlu"] == nil, otherParts.contains(where: { root[$0] != nil }) {
            return DatasetReading(utterances: [])
        }
        guard let items = root?["nlu"]?.sequence else {
            throw DatasetError(
                file: file, line: 1, reason: "has no list under nlu:; write “nlu:” and “- intent:”")
        }
        var reading = DatasetReading(utterances: [])
        for item in items {
            if let label = item["intent"]?.string?.trimmed {
                let heading = try Heading(of: item, label: label, file: file)
                let utterances = try self.utterances(of: item, heading, file: file)
                reading.utterances += utterances
                guard utterances.isEmpty else { continue }
                reading.notices.append(
                    DatasetNotice(
                        file: file, line: item.mark?.line,
                        text: "is intent \(label) with no examples under “examples:”"))
            } else if !otherItems.contains(where: { item[$0] != nil }) {
                throw DatasetError(
                    file: file, line: item.mark?.line,
                    reason: "is no item of nlu:; write “- intent: name”")
            }
        }
        return reading
    }

    /// Reads a YAML file that stands beside those with utterances and has none: comments alone or a
    /// map without `nlu:`, which is said unless it is a known part of Rasa's; nil for other files.
    static func otherThings(in source: SourceText) -> DatasetReading? {
        let name = source.file.lowercased()
        guard name.hasSuffix(".yml") || name.hasSuffix(".yaml") else { return nil }
        // A file with utterances is parsed once, where they are read.
        guard !source.lines.contains(where: { $0.text.hasPrefix("nlu:") }) else { return nil }
        let root: Node?
        do {
            root = try Yams.compose(yaml: source.text)
        } catch {
            // Where it is read, it is told what is wrong with it.
            return nil
        }
        // There is no root where there are comments alone.
        if let root {
            guard root.mapping?.isEmpty == false, root["nlu"] == nil else { return nil }
            if otherParts.contains(where: { root[$0] != nil }) {
                return DatasetReading(utterances: [])
            }
        }
        let notice = DatasetNotice(
            file: source.file, line: nil, text: "has no list under nlu: and is passed over")
        return DatasetReading(utterances: [], notices: [notice])
    }

    /// What stands under `nlu:` besides intents, and holds no utterances.
    private static let otherItems = ["synonym", "lookup", "regex"]

    /// What is said of all utterances of an item.
    private struct Heading {
        let label: String
        let style: String?
        let weight: Float

        init(of item: Node, label: String, file: String) throws(DatasetError) {
            try self.init(
                label: label, style: nil, weight: 1, metadata: item["metadata"], file: file)
        }

        /// What is said of an item's example that has `metadata` of its own.
        func refined(by metadata: Node?, file: String) throws(DatasetError) -> Heading {
            try Heading(
                label: label, style: style, weight: weight, metadata: metadata, file: file)
        }

        private init(
            label: String, style: String?, weight usual: Float, metadata: Node?, file: String
        ) throws(DatasetError) {
            self.label = label
            self.style = metadata?["style"]?.string ?? style
            guard let node = metadata?["weight"] else {
                weight = usual
                return
            }
            guard let number = node.float, number > 0, number <= 1_000 else {
                throw DatasetError(
                    file: file, line: node.mark?.line,
                    reason: "gives no weight; write a number above 0, such as “weight: 0.5”")
            }
            weight = Float(number)
        }
    }

    private static func utterances(
        of item: Node, _ heading: Heading, file: String
    ) throws(DatasetError) -> [LabelledUtterance] {
        if let block = item["examples"], let text = block.string {
            return try utterances(inBlock: text, of: block, heading, file: file)
        }
        guard let list = item["examples"]?.sequence else {
            throw DatasetError(
                file: file, line: item.mark?.line,
                reason:
                    "is intent \(heading.label) without examples; write “examples: |” and lines “- text”"
            )
        }
        var utterances: [LabelledUtterance] = []
        for element in list {
            guard let text = (element.string ?? element["text"]?.string)?.trimmed,
                let marked = MarkedText(text.hasPrefix("- ") ? text.dropFirst(2) : text[...])
            else {
                throw DatasetError(
                    file: file, line: element.mark?.line,
                    reason: "is not an example; write “- text: text with [surface](slot)”")
            }
            utterances.append(
                utterance(
                    marked, try heading.refined(by: element["metadata"], file: file), file: file,
                    line: element.mark?.line ?? 1))
        }
        return utterances
    }

    private static func utterances(
        inBlock text: String, of block: Node, _ heading: Heading, file: String
    ) throws(DatasetError) -> [LabelledUtterance] {
        guard block.scalar?.style != .folded else {
            throw DatasetError(
                file: file, line: block.mark?.line,
                reason: "folds its lines into one with “>”; write “examples: |”")
        }
        var utterances: [LabelledUtterance] = []
        var number = block.mark?.line ?? 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            guard line.hasPrefix("- "), let marked = MarkedText(line.dropFirst(2)) else {
                throw DatasetError(
                    file: file, line: number,
                    reason: "is not an example; write “- text with [surface](slot)”")
            }
            utterances.append(utterance(marked, heading, file: file, line: number))
        }
        return utterances
    }

    private static func utterance(
        _ marked: MarkedText, _ heading: Heading, file: String, line: Int
    ) -> LabelledUtterance {
        var utterance = LabelledUtterance(text: marked.text, label: heading.label)
        utterance.slots = marked.slots
        utterance.style = heading.style
        utterance.weight = heading.weight
        utterance.origin = .init(file: file, line: line)
        return utterance
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
