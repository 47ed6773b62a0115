internal import Foundation
internal import Primitives
internal import Statements

/// What the user says of the files of a bank: it overrides what is recognised, and can be kept
/// under a name.
public struct ImportProfile: Hashable, Codable, Sendable, CustomStringConvertible {
    /// csv, ofx, qif, camt053 or mt940.
    public var format: String?
    /// utf-8, windows-1252…
    public var encoding: String?
    /// The character between the fields of a CSV file, or `tab`.
    public var separator: String?
    /// dmy, mdy or ymd.
    public var dateOrder: String?
    /// `.` or `,`.
    public var decimal: String?
    /// The currency meant where the file names none.
    public var currency: String?
    /// Whether money in is written as money out and the reverse.
    public var invert: Bool?

    /// Creates a profile that says nothing.
    public init() {}

    /// Returns this profile, what it leaves open said by `other`.
    public func completed(by other: ImportProfile) -> ImportProfile {
        var result = self
        result.format = format ?? other.format
        result.encoding = encoding ?? other.encoding
        result.separator = separator ?? other.separator
        result.dateOrder = dateOrder ?? other.dateOrder
        result.decimal = decimal ?? other.decimal
        result.currency = currency ?? other.currency
        result.invert = invert ?? other.invert
        return result
    }

    /// The option whose value none of the readers knows, with the values there are; nil if all are
    /// known.
    public var unknownOption: String? {
        func check(_ name: String, _ value: String?, _ known: [String]) -> String? {
            guard let value, !known.contains(value) else { return nil }
            return "--\(name) is one of \(known.joined(separator: ", ")), not “\(value)”"
        }
        if let separator, separator != "tab", separator.utf8.count != 1 {
            return "--separator is one character or tab, not “\(separator)”"
        }
        if let currency, Currency(code: currency) == nil {
            return "--currency “\(currency)” is no ISO 4217 code"
        }
        return check("format", format, StatementFormat.allCases.map(\.rawValue))
            ?? check("encoding", encoding, TextEncoding.allCases.map(\.rawValue))
            ?? check("date-order", dateOrder, DateOrder.allCases.map(\.rawValue))
            ?? check("decimal", decimal, DecimalMark.allCases.map(\.rawValue))
    }

    /// A profile that is there and cannot be read.
    public struct Damaged: Error {
        /// Its file.
        public let path: String
    }

    /// The profile kept as `name` in `folder`, nil if there is none.
    public static func load(
        _ name: String, from folder: String
    ) throws(Damaged) -> ImportProfile? {
        guard let url = url(name, in: folder),
            FileManager.default.fileExists(atPath: url.path)
        else { return nil }
        do {
            return try JSONDecoder().decode(ImportProfile.self, from: Data(contentsOf: url))
        } catch {
            throw Damaged(path: url.path)
        }
    }

    /// Whether a profile can be kept under `name`: it is made of letters, digits, `-` and `_`.
    public static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// Keeps the profile as `name` in `folder`; returns whether it could be written.
    public func save(as name: String, in folder: String) -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let url = Self.url(name, in: folder), let data = try? encoder.encode(self) else {
            return false
        }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try data.write(to: url, options: .atomic)
            return true
        } catch {
            return false
        }
    }

    /// The options that say the same.
    public var description: String {
        let values = [
            ("--format", format), ("--encoding", encoding), ("--separator", separator),
            ("--date-order", dateOrder), ("--decimal", decimal), ("--currency", currency),
        ]
        let words = values.compactMap { name, value in value.map { "\(name) \($0)" } }
        return (words + (invert.map { [$0 ? "--invert" : "--no-invert"] } ?? []))
            .joined(separator: " ")
    }

    /// The file of a name that a profile can have; nil for any other.
    private static func url(_ name: String, in folder: String) -> URL? {
        guard isName(name) else { return nil }
        return URL(fileURLWithPath: folder).appendingPathComponent("profiles/\(name).json")
    }

    /// What is said of a file that names no currency; nil where the profile does.
    func assumedCurrency(in language: Language) -> String? {
        guard currency == nil else { return nil }
        let code = readingOptions.currency.code
        return switch language {
        case .english: "the file names no currency; read as \(code) (--currency: another)"
        case .french:
            "le fichier ne dit pas sa devise\u{A0}; lu en \(code) (--currency\u{A0}: une autre)"
        }
    }

    var readingOptions: ReadingOptions {
        var options = ReadingOptions(currency: currency.flatMap(Currency.init(code:)) ?? .eur)
        options.format = format.flatMap(StatementFormat.init(rawValue:))
        options.encoding = encoding.flatMap(TextEncoding.init(rawValue:))
        options.separator = separator == "tab" ? "\t" : separator?.first
        options.dateOrder = dateOrder.flatMap(DateOrder.init(rawValue:))
        options.decimalMark = decimal.flatMap(DecimalMark.init(rawValue:))
        options.isInverted = invert
        return options
    }
}
