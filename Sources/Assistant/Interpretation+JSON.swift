internal import Primitives
internal import TextProcessing
public import Understanding

extension Interpretation {
    /// Returns the interpretation as one line of JSON, as `yani understand` writes it.
    public func jsonLine() -> String {
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
        return JSONLine.text([
            "text": text, "language": language.rawValue, "intent": intentName ?? Self.null,
            "act": act?.rawValue ?? Self.null, "operation": operation?.rawValue ?? Self.null,
            "confidence": Self.rounded(confidence), "alternatives": others, "slots": values,
            "spans": spans,
        ])
    }

    private static var null: Any { JSONLine.null }

    private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
}
