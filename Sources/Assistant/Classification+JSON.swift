public import Classification
internal import Primitives
public import Understanding

extension UtteranceClassifier.Scores {
    /// The most alternatives that are written: a model may have hundreds of labels.
    private static let mostAlternatives = 3

    /// Returns the scores of `text` as one line of JSON, as `yani classify` writes it.
    ///
    /// - Parameters:
    ///   - slots: what is written under `slots`, each with its words and where they stand, in
    ///     Unicode scalars; nil writes none.
    ///   - explanation: what is written under `explanation`, if anything.
    public func jsonLine(
        of text: String, slots: [LabelledUtterance.SlotMark]? = nil,
        explanation: Explanation? = nil
    ) -> String {
        let others = groups.dropFirst().prefix(Self.mostAlternatives)
            .filter { $0.probability >= 0.001 }
        var object: [String: Any] = [
            "text": text, "label": label, "confidence": JSONLine.rounded(best.probability),
            "alternatives": others.map { other in
                ["label": other.name, "confidence": JSONLine.rounded(other.probability)]
                    as [String: Any]
            },
        ]
        if let language { object["language"] = language.rawValue }
        if let slots { object["slots"] = slots.map { $0.jsonObject(in: text) } }
        if let explanation { object["explanation"] = explanation.jsonObject }
        return JSONLine.text(object)
    }
}

extension LabelledUtterance.SlotMark {
    /// The slot, the words it was found over, and where they stand in `text`, in Unicode scalars.
    fileprivate func jsonObject(in text: String) -> [String: Any] {
        let bytes = Array(text.utf8)
        let count = { (range: Range<Int>) in bytes[range].count { $0 & 0xC0 != 0x80 } }
        let start = count(0..<range.lowerBound)
        return [
            "slot": slot, "start": start, "end": start + count(range),
            "text": String(decoding: bytes[range], as: UTF8.self),
        ]
    }
}

extension Explanation {
    /// The label, its logit and bias, and every contribution to it, the greatest first.
    var jsonObject: [String: Any] {
        [
            "label": label, "logit": JSONLine.rounded(logit, to: 1e6),
            "bias": JSONLine.rounded(bias, to: 1e6),
            "contributions": contributions.map { contribution in
                [
                    "features": contribution.features,
                    "value": JSONLine.rounded(contribution.value, to: 1e6),
                ] as [String: Any]
            },
        ]
    }
}
