internal import Classification
internal import Foundation
internal import Understanding

/// What `yani train` says of a training; the figures are those of utterances held out.
struct TrainingSummary: Encodable {
    private let utterances: Int
    private let bytes: Int
    /// Nil if no utterance was held out that the model could be judged by.
    private let heldOut: ClassificationReport?

    init(of result: ModelTraining.Result, on utterances: [LabelledUtterance]) {
        self.utterances = utterances.count
        bytes = result.bytes.count
        heldOut = result.heldOut.count > 0 ? result.heldOut : nil
    }

    private enum CodingKeys: String, CodingKey {
        case utterances, bytes, accuracy
        case macroF1 = "macro_f1"
        case expectedCalibrationError = "ece"
    }

    /// Writes the figures, null where there are none.
    func encode(to encoder: any Encoder) throws {
        var body = encoder.container(keyedBy: CodingKeys.self)
        try body.encode(utterances, forKey: .utterances)
        try body.encode(bytes, forKey: .bytes)
        try body.encode(heldOut?.accuracy, forKey: .accuracy)
        try body.encode(heldOut?.macroF1, forKey: .macroF1)
        try body.encode(heldOut?.expectedCalibrationError, forKey: .expectedCalibrationError)
    }

    /// The figures as a line for people.
    var text: String {
        let figures =
            heldOut.map {
                "accuracy \(Self.rounded($0.accuracy)), macro-F1 \(Self.rounded($0.macroF1)), ECE \(Self.rounded($0.expectedCalibrationError))"
            } ?? "none"
        return "\(utterances) utterances, \(bytes) bytes; held out: \(figures)"
    }

    private static func rounded(_ value: Double) -> String { String(format: "%.4f", value) }
}
