public import Classification
public import Foundation
internal import Primitives
internal import TextProcessing
public import Understanding

extension Interpretation {
    /// Returns the interpretation as one line of JSON, as `yani understand` writes it.
    ///
    /// What only speaks of a deed is told as what it is read as besides, never as the deed.
    ///
    /// A value that has no machine-readable form, such as an amount too large, is left out; its
    /// span is not.
    ///
    /// - Parameters:
    ///   - explanation: what is written under `explanation`, if anything.
    ///   - timeZone: where times of day are; without it they are left out.
    public func jsonLine(
        explanation: Explanation? = nil, timeZone: TimeZone? = nil
    ) -> String {
        let read = told?.label ?? label
        let intentName = read == .outOfScope ? read.rawValue : read.intent?.rawValue
        let slots = read == .outOfScope ? [] : slots
        var values: [String: [String]] = [:]
        for fill in slots {
            guard let value = fill.canonicalString(offset: { timeZone?.offset(at: $0) }) else {
                continue
            }
            values[fill.slot.rawValue, default: []].append(value)
        }
        let tokens = TokenizedText(text)
        var offsets = ScalarOffsets(tokens.source)
        let spans = slots.map { fill -> [String: Any] in
            let range = offsets.scalars(of: fill.range)
            return ["slot": fill.slot.rawValue, "start": range.lowerBound, "end": range.upperBound]
        }
        let others = alternatives.filter { Intent(rawValue: $0.group) != nil }.map { other in
            ["intent": other.group, "confidence": JSONLine.rounded(other.confidence)]
                as [String: Any]
        }
        var object: [String: Any] = [
            "text": text, "language": language.rawValue, "intent": intentName ?? Self.null,
            "act": read.act?.rawValue ?? Self.null,
            "operation": read.operation?.rawValue ?? Self.null,
            "confidence": JSONLine.rounded(told?.confidence ?? confidence),
            "alternatives": others, "slots": values, "spans": spans,
        ]
        if let explanation { object["explanation"] = explanation.jsonObject }
        return JSONLine.text(object)
    }

    private static var null: Any { JSONLine.null }
}

extension TimeZone {
    /// The seconds from GMT of what clocks here show as `time`.
    fileprivate func offset(at time: DayTime) -> Int {
        secondsFromGMT(for: time.instant(in: self))
    }
}

/// Counts the scalars before places of a text that come one behind the other, each byte once.
private struct ScalarOffsets {
    private let bytes: [UInt8]
    private var byte = 0
    private var scalar = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the scalars of a range of bytes; counted from the start of the text if the range
    /// begins before the last one ended.
    mutating func scalars(of range: Range<Int>) -> Range<Int> {
        let start = count(to: range.lowerBound)
        return start..<count(to: range.upperBound)
    }

    private mutating func count(to place: Int) -> Int {
        if place < byte { (byte, scalar) = (0, 0) }
        let end = min(place, bytes.count)
        while byte < end {
            if bytes[byte] & 0xC0 != 0x80 { scalar += 1 }
            byte += 1
        }
        return scalar
    }
}
