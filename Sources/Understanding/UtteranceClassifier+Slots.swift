public import Classification
internal import TextProcessing

extension UtteranceClassifier {
    /// Returns the slots of `text`, which was answered `label`, in order: the words that would be
    /// marked so in the training data. None where the model does not mark slots. O(words).
    public func slots(of text: String, labelled label: String) -> [LabelledUtterance.SlotMark] {
        guard marksSlots, let tagger = model.tagger, label != UtteranceLabel.outOfScope.rawValue
        else { return [] }
        let reading = reader.read(text, delexicalized: model.manifest.isDelexicalized)
        let request = SlotFeatures.Request(label: label, group: grouping.group(of: label))
        let tags = tagger.tags(for: SlotFeatures(reading, request: request).sequence)
        let tokens = reading.text.tokens
        return tagger.tags.spans(in: tags).map { kind, range in
            LabelledUtterance.SlotMark(
                slot: tagger.tags.kinds[kind],
                range: tokens[range.lowerBound].source
                    .lowerBound..<tokens[range.upperBound - 1].source.upperBound, value: nil)
        }
    }
}
