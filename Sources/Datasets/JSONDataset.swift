internal import Classification
internal import Primitives

/// The JSON shapes labelled utterances come in, told apart by their keys.
enum JSONDataset {
    static func utterances(
        in source: SourceText, split: DatasetSplit
    ) throws(DatasetError) -> [LabelledUtterance] {
        let root = try JSONScanner.node(of: source)
        let reading = JSONReading(file: source.file)
        if let data = root["rasa_nlu_data"] { return try reading.rasa(data) }
        if let intents = root["intents"] {
            return try reading.snips(
                intents, language: root["language"]?.string.flatMap(Language.init(rawValue:)))
        }
        if let members = root.members, members.contains(where: { CLINCPart($0.key) != nil }) {
            return try reading.clinc(members, split: split)
        }
        if let members = root.members, members.contains(where: { $0.node.array != nil }) {
            return try reading.snipsBenchmark(members)
        }
        throw DatasetError(
            file: source.file, line: root.line,
            reason:
                "is JSON without utterances; give rasa_nlu_data, intents, train, or intents with data"
        )
    }
}

/// A part of CLINC150's JSON: `train`, `oos_train`, `val`, `oos_val`, `test`, `oos_test`.
private struct CLINCPart {
    let split: DatasetSplit

    init?(_ key: String) {
        let name = key.hasPrefix("oos_") ? String(key.dropFirst(4)) : key
        guard let split = DatasetSplit(rawValue: name) else { return nil }
        self.split = split
    }
}

/// Reads the shapes of one file.
private struct JSONReading {
    let file: String

    private func fault(_ node: JSONNode, _ reason: String) -> DatasetError {
        DatasetError(file: file, line: node.line, reason: reason)
    }

    private func elements(_ node: JSONNode, of what: String) throws(DatasetError) -> [JSONNode] {
        guard let elements = node.array else { throw fault(node, "has no list of \(what)") }
        return elements
    }

    /// `{"train": [["text", "label"], …], "oos_train": …}` (Larson et al. 2019).
    func clinc(
        _ members: [(key: String, node: JSONNode)], split: DatasetSplit
    ) throws(DatasetError) -> [LabelledUtterance] {
        let parts = members.compactMap { member in
            CLINCPart(member.key).map { (split: $0.split, node: member.node) }
        }
        let wanted = parts.filter { $0.split == split }
        var utterances: [LabelledUtterance] = []
        for part in wanted.isEmpty ? parts : wanted {
            for pair in try elements(part.node, of: "[text, label] pairs") {
                guard let items = pair.array, items.count == 2,
                    let text = items[0].string?.trimmed, let label = items[1].string?.trimmed
                else { throw fault(pair, "is not a pair [text, label] of two strings") }
                var utterance = LabelledUtterance(text: text, label: label)
                utterance.origin = .init(file: file, line: pair.line)
                utterances.append(utterance)
            }
        }
        return utterances
    }

    /// `{"common_examples": [{"text", "intent", "entities": [{"start", "end", "entity"}]}]}`;
    /// positions count Unicode scalars.
    func rasa(_ data: JSONNode) throws(DatasetError) -> [LabelledUtterance] {
        var utterances: [LabelledUtterance] = []
        for key in ["common_examples", "intent_examples"] {
            guard let list = data[key] else { continue }
            for example in try elements(list, of: "examples") {
                guard let text = example["text"]?.string, text.trimmed != nil,
                    let label = example["intent"]?.string?.trimmed
                else { throw fault(example, "is an example without a text or an intent") }
                var utterance = LabelledUtterance(text: text, label: label)
                utterance.origin = .init(file: file, line: example.line)
                if case .array(let entities)? = example["entities"]?.value {
                    for entity in entities { utterance.slots.append(try mark(entity, in: text)) }
                }
                utterance.slots.sort { $0.range.lowerBound < $1.range.lowerBound }
                utterances.append(utterance)
            }
        }
        return utterances
    }

    private func mark(
        _ entity: JSONNode, in text: String
    ) throws(DatasetError) -> LabelledUtterance.SlotMark {
        let scalars = text.unicodeScalars
        guard let start = entity["start"]?.integer, let end = entity["end"]?.integer,
            let slot = entity["entity"]?.string?.trimmed, start >= 0, start < end,
            let lower = scalars.index(
                scalars.startIndex, offsetBy: start, limitedBy: scalars.endIndex),
            let upper = scalars.index(
                scalars.startIndex, offsetBy: end, limitedBy: scalars.endIndex)
        else {
            throw fault(entity, "is an entity whose start, end and entity do not fit the text")
        }
        let range =
            text.utf8.distance(
                from: text.startIndex, to: lower)..<text.utf8.distance(
                from: text.startIndex, to: upper)
        let value = entity["value"]?.string
        return .init(
            slot: slot, range: range,
            value: value == String(scalars[lower..<upper]) ? nil : value)
    }

    /// `{"intent": {"utterances": [{"data": […]}]}}`, the data sets of Snips NLU.
    func snips(
        _ intents: JSONNode, language: Language?
    ) throws(DatasetError) -> [LabelledUtterance] {
        guard let members = intents.members else {
            throw fault(intents, "has no object of intents by name")
        }
        var utterances: [LabelledUtterance] = []
        for (label, intent) in members {
            guard let list = intent["utterances"] else {
                throw fault(intent, "is an intent without utterances")
            }
            utterances += try chunked(list, label: label)
        }
        for index in utterances.indices { utterances[index].language = language }
        return utterances
    }

    /// `{"intent": [{"data": […]}]}`, the files of the Snips benchmark (Coucke et al. 2018).
    func snipsBenchmark(
        _ members: [(key: String, node: JSONNode)]
    ) throws(DatasetError) -> [LabelledUtterance] {
        var utterances: [LabelledUtterance] = []
        for (label, list) in members { utterances += try chunked(list, label: label) }
        return utterances
    }

    /// Utterances whose `data` are pieces of text, some of which fill a slot.
    private func chunked(
        _ list: JSONNode, label: String
    ) throws(DatasetError) -> [LabelledUtterance] {
        var utterances: [LabelledUtterance] = []
        for item in try elements(list, of: "utterances") {
            guard let data = item["data"] else { throw fault(item, "is an utterance without data") }
            var utterance = LabelledUtterance(text: "", label: label)
            utterance.origin = .init(file: file, line: item.line)
            for chunk in try elements(data, of: "pieces") {
                guard let text = chunk["text"]?.string else {
                    throw fault(chunk, "is a piece of an utterance without text")
                }
                let start = utterance.text.utf8.count
                utterance.text += text
                guard let slot = (chunk["slot_name"] ?? chunk["entity"])?.string else { continue }
                utterance.slots.append(
                    .init(slot: slot, range: start..<start + text.utf8.count, value: nil))
            }
            guard utterance.text.trimmed != nil else {
                throw fault(item, "is an utterance without text")
            }
            utterances.append(utterance)
        }
        return utterances
    }
}
