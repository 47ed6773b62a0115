public import Classification
internal import Primitives
internal import TextProcessing
public import Understanding

extension Interpretation {
    /// Returns the interpretation as one line of JSON, as `yani understand` writes it.
    ///
    /// - Parameter explanation: what is written under `explanation`, if anything.
    public func jsonLine(explanation: Explanation? = nil) -> String {
        var intentName = intent?.rawValue
        if label == .outOfScope { intentName = "out_of_scope" }
        var values: [String: [String]] = [:]
        for fill in slots {
            values[fill.slot.rawValue, default: []].append(fill.value.canonicalString)
        }
        let tokens = TokenizedText(text)
        let spans = slots.map { fill -> [String: Any] in
            let range = tokens.scalarRange(of: fill.range)
            return ["slot": fill.slot.rawValue, "start": range.lowerBound, "end": range.upperBound]
        }
        let others = alternatives.filter { Intent(rawValue: $0.group) != nil }.map { other in
            ["intent": other.group, "confidence": Self.rounded(other.confidence)] as [String: Any]
        }
        var object: [String: Any] = [
            "text": text, "language": language.rawValue, "intent": intentName ?? Self.null,
            "act": act?.rawValue ?? Self.null, "operation": operation?.rawValue ?? Self.null,
            "confidence": Self.rounded(confidence), "alternatives": others, "slots": values,
            "spans": spans,
        ]
        if let explanation { object["explanation"] = Self.object(of: explanation) }
        return JSONLine.text(object)
    }

    /// The label, its logit and bias, and every contribution to it, the greatest first.
    private static func object(of explanation: Explanation) -> [String: Any] {
        let contributions = explanation.contributions.map { contribution in
            ["features": contribution.features, "value": rounded(contribution.value, 1e6)]
                as [String: Any]
        }
        return [
            "label": explanation.label, "logit": rounded(explanation.logit, 1e6),
            "bias": rounded(explanation.bias, 1e6), "contributions": contributions,
        ]
    }

    private static var null: Any { JSONLine.null }

    private static func rounded(_ value: Double, _ steps: Double = 1_000) -> Double {
        (value * steps).rounded() / steps
    }
}
