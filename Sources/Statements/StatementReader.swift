public import Primitives

/// Reads bank statements of any format it recognises.
public enum StatementReader {
    /// Returns the statement that `bytes` hold; `currency` is meant where the file names none.
    ///
    /// Never returns fewer transactions in silence: a row with a date or an amount that cannot be
    /// read stands in `rejected` with its line.
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
        guard !bytes.isEmpty else { throw .empty }
        let encoding: TextEncoding
        if let chosen = options.encoding {
            encoding = chosen
        } else {
            encoding = try TextEncoding.recognized(in: bytes)
        }
        let utf8 = encoding.utf8(of: bytes)
        guard utf8.contains(where: { $0 > 0x20 }) else { throw .empty }
        let head = String(decoding: utf8.prefix(65_536), as: UTF8.self)
        guard let format = options.format ?? StatementFormat(recognizedIn: head) else {
            throw .unrecognized
        }
        if format == .csv {
            return try CSVStatement.read(utf8, encoding: encoding, options: options)
        }
        return try read(String(decoding: utf8, as: UTF8.self), format, encoding, options)
    }

    private static func read(
        _ text: String, _ format: StatementFormat, _ encoding: TextEncoding,
        _ options: ReadingOptions
    ) throws(StatementError) -> BankStatement {
        switch format {
        case .csv: try CSVStatement.read(Array(text.utf8), encoding: encoding, options: options)
        case .ofx: OFXStatement.read(text, encoding: encoding, currency: options.currency)
        case .qif: try QIFStatement.read(text, encoding: encoding, options: options)
        case .camt053:
            try CAMTStatement.read(text, encoding: encoding, currency: options.currency)
        case .mt940:
            MT940Statement.read(text, encoding: encoding, currency: options.currency)
        }
    }
}

extension StatementFormat {
    /// Recognises the format by what its files alone hold near their beginning; CSV where nothing
    /// speaks for another, nil for other markup.
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
        } else if lines.first?.hasPrefix("<") == true {
            return nil
        } else {
            self = .csv
        }
    }
}
