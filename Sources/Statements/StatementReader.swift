public import Primitives

/// Reads bank statements of any format it recognises.
public enum StatementReader {
    /// Reads the statement in `source`, its transactions handed to `sink` in batches, in the order
    /// of the file; what `options` leave open is recognised by content.
    ///
    /// The bytes are read in pieces and in as many passes as the evidence takes: one for the
    /// encoding, one for the rows, one more where rows or dates leave doubt. Never delivers fewer
    /// transactions in silence: a row with a date or an amount that cannot be read is in the
    /// summary's `rejected` with its line.
    /// - Throws: `StatementError`.
    /// - Complexity: O(bytes); memory does not grow with the file.
    public static func read(
        _ source: StatementSource, options: ReadingOptions = ReadingOptions(),
        into sink: inout some StatementSink
    ) throws(StatementError) -> StatementSummary {
        let text = try StatementText(source, encoding: options.encoding)
        let recognized = try format(of: text)
        guard let format = options.format ?? recognized else { throw .unrecognized }
        var summary = try read(text, as: format, options, into: &sink)
        if let line = try text.firstDamagedLine() {
            summary.notes.append(all: [.init(line: line, remark: .notOfEncoding(text.encoding))])
        }
        // A format that was said is believed as long as something of it is found.
        guard summary.count > 0 || !summary.rejected.isEmpty || format == recognized else {
            throw .notOfFormat(format)
        }
        return summary
    }

    private static func read(
        _ text: StatementText, as format: StatementFormat, _ options: ReadingOptions,
        into sink: inout some StatementSink
    ) throws(StatementError) -> StatementSummary {
        switch format {
        case .csv: return try CSVStatement.read(text, options: options, into: &sink)
        case .ofx:
            return try OFXStatement(text, currency: options.currency).read(options, into: &sink)
        case .qif: return try QIFStatement(text, options: options).read(options, into: &sink)
        case .camt053:
            return try CAMTStatement(text, currency: options.currency).read(options, into: &sink)
        case .mt940:
            return try MT940Statement(text, currency: options.currency).read(options, into: &sink)
        }
    }

    /// Returns the statement in `source`, whole.
    /// - Throws: `StatementError`.
    /// - Complexity: O(bytes), in memory too.
    public static func read(
        _ source: StatementSource, options: ReadingOptions = ReadingOptions()
    ) throws(StatementError) -> BankStatement {
        var collection = StatementCollection()
        let summary = try read(source, options: options, into: &collection)
        return collection.statement(summary)
    }

    /// Returns the statement that `bytes` hold; `currency` is meant where the file names none.
    /// - Throws: `StatementError`.
    /// - Complexity: O(bytes).
    public static func read(
        _ bytes: [UInt8], currency: Currency = .eur
    ) throws(StatementError) -> BankStatement {
        try read(bytes, options: ReadingOptions(currency: currency))
    }

    /// Returns the statement that `bytes` hold; what `options` leave open is recognised by content.
    /// - Throws: `StatementError`.
    /// - Complexity: O(bytes).
    public static func read(
        _ bytes: [UInt8], options: ReadingOptions
    ) throws(StatementError) -> BankStatement {
        try read(StatementSource(bytes), options: options)
    }

    /// The format recognised near the beginning; nil for other markup and JSON.
    private static func format(of text: StatementText) throws(StatementError) -> StatementFormat? {
        var window = try text.window()
        repeat {
            try window.advance(to: 0)
        } while !window.isAtEnd && (window.bytes.count < headSize || window.isBlank)
        guard !window.isBlank else { throw .empty }
        let head = String(decoding: window.bytes.prefix(headSize), as: UTF8.self)
        return StatementFormat(recognizedIn: head)
    }

    private static let headSize = 65_536
}

extension TextWindow {
    fileprivate var isBlank: Bool { !bytes.contains { $0 > 0x20 } }
}

extension StatementFormat {
    /// Recognises the format by what its files alone hold near their beginning; CSV where nothing
    /// speaks for another, nil for other markup and JSON.
    init?(recognizedIn text: String) {
        let head = text.prefix(16_384)
        let upper = head.uppercased()
        let lines = upper.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        if upper.contains("<OFX") || upper.contains("OFXHEADER") || upper.contains("<STMTTRN>") {
            self = .ofx
        } else if upper.contains("BKTOCSTMR") || upper.contains("CAMT.05") {
            self = .camt053
        } else if lines.contains(where: { line in
            [":20:", ":25:", ":60F:", ":60M:", ":61:"].contains { line.hasPrefix($0) }
        }) {
            self = .mt940
        } else if lines.contains(where: { line in
            ["!TYPE:", "!ACCOUNT", "!OPTION:", "!CLEAR:"].contains { line.hasPrefix($0) }
        }) || lines.contains("^") && lines.first?.hasPrefix("D") == true {
            self = .qif
        } else if lines.first?.hasPrefix("<") == true || Self.isJSON(lines.prefix(2).joined()) {
            return nil
        } else {
            self = .csv
        }
    }

    /// Whether a text begins as a list or an object of JSON does.
    private static func isJSON(_ text: String) -> Bool {
        let head = text.filter { !$0.isWhitespace }
        return ["{\"", "[{", "[[", "[\""].contains { head.hasPrefix($0) }
    }
}
