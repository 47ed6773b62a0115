internal import Forecasting
internal import Foundation
internal import Primitives

/// A line `series_id,start,v1,v2,…` of a file of series.
struct SeriesLine: Sendable {
    /// How the lines of a file are to be read.
    struct Reading: Sendable {
        var seasons: [Int]
        var gaps: TimeSeries.Gaps
        /// Whether the second field is the start, not a value.
        var hasStart: Bool
    }

    /// Why a line cannot be used.
    struct Failure: Error {
        let description: String
    }

    /// The series' name, as written, with its quotes.
    let name: String
    let series: TimeSeries
    /// Where the values end.
    let end: End

    /// Where the values of a line end: after a day or month, or else what tells it from others.
    enum End: Hashable, Sendable {
        case before(SeriesStart)
        case fields(count: Int, start: String)
    }

    /// Reads a line; `place` is its file and number.
    init(_ line: String, reading: Reading, place: String) throws(Failure) {
        let (name, rest) = try Self.parts(of: line, place: place)
        self.name = String(name)
        var fields = rest.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        if rest.utf8.isEmpty { fields = [] }
        var startText = ""
        if reading.hasStart, let field = fields.first {
            startText = String(Self.unquoted(Substring(field)))
            fields.removeFirst()
        }
        let start = SeriesStart(startText, seasons: reading.seasons)
        var values: [Double?] = []
        values.reserveCapacity(fields.count)
        for (index, field) in fields.enumerated() {
            let column = index + (reading.hasStart ? 3 : 2)
            values.append(try Self.value(Substring(field), column: column, place: place))
        }
        let count = values.count
        do {
            series = try TimeSeries(
                values, seasons: reading.seasons, gaps: reading.gaps, start: start)
        } catch {
            throw Failure(
                description: "\(place): \(Self.shown(name)): has no values; "
                    + (values.isEmpty ? Self.layout(of: line) : "drop the line or fill it"))
        }
        end = series.end.map(End.before) ?? .fields(count: count, start: startText)
    }

    /// The name without the quotes of the format.
    var plainName: String {
        guard name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") else { return name }
        return String(name.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }

    /// A name as a field of a line, in quotes where it needs them.
    static func field(_ name: String) -> String {
        guard name.contains(where: { $0 == "," || $0 == "\"" }) else { return name }
        return "\"" + name.replacing("\"", with: "\"\"") + "\""
    }

    /// What to write instead of a line that holds no series.
    private static func layout(of line: String) -> String {
        line.contains(",")
            ? "a line holds a series: its name, its start or nothing, then all its values, "
                + "series_id,start,v1,v2,…"
            : "write series_id,start,v1,v2,… with commas"
    }

    /// The second field of a line of values where it is a number and perhaps one of them: one that
    /// is no year, or one that the value after it is like.
    static func doubtfulStart(_ line: String) -> Substring? {
        let rest = splitName(line).1
        let field = unquoted(rest.prefix { $0 != "," })
        guard rest.contains(","), let number = Double(field.trimmingCharacters(in: .whitespaces))
        else { return nil }
        guard field.count == 4, field.allSatisfy(\.isWholeNumber), likelyYears.contains(number)
        else { return field }
        let next = unquoted(rest.drop { $0 != "," }.dropFirst().prefix { $0 != "," })
        let ratio = Double(next).map { $0 / number } ?? 0
        return (0.8...1.25).contains(ratio) ? field : nil
    }

    /// The years in which series begin.
    private static let likelyYears = 1700.0...2199

    /// The second field of a line where it is neither empty nor a number and no day or month,
    /// though the season is a week's or a year's.
    static func strangeStart(_ line: String, seasons: [Int]) -> Substring? {
        let field = unquoted(splitName(line).1.prefix { $0 != "," })
        guard seasons.contains(7) || seasons.contains(12),
            field.contains(where: { !$0.isWhitespace }), Double(field) == nil,
            SeriesStart(String(field), seasons: seasons) == nil
        else { return nil }
        return field
    }

    /// The index of the line, one of the first, that has one value as the one before, of the same
    /// name; nil without one.
    static func indexOfSecondValue(_ lines: [String]) -> Int? {
        let heads = lines.prefix(3).map(splitName)
        return heads.indices.dropFirst().first { index in
            heads[index].0 == heads[index - 1].0 && !heads[index].0.isEmpty
                && [heads[index].1, heads[index - 1].1].allSatisfy { rest in
                    rest.count { $0 == "," } == 1 && rest.last != ","
                }
        }
    }

    /// A field without the quotes around it.
    private static func unquoted(_ field: Substring) -> Substring {
        guard field.count > 1, field.first == "\"", field.last == "\"" else { return field }
        return field.dropFirst().dropLast()
    }

    /// The number in a field, nil if it is empty; `column` counts from 1.
    static func value(
        _ field: Substring, column: Int, place: String
    ) throws(Failure) -> Double? {
        if field.utf8.allSatisfy(isOfPlainNumber), let value = Double(field), value.isFinite {
            return value
        }
        let text = unquoted(field.trimmingCharacters(in: .whitespaces)[...])
        guard !text.isEmpty else { return nil }
        // Swift reads hexadecimal numbers, which no table means.
        guard !text.contains(where: { $0 == "x" || $0 == "X" }), let value = Double(text),
            value.isFinite
        else {
            throw Failure(
                description: "\(place): field \(column): “\(text.prefix(40))” is no number; "
                    + "write one, or nothing where it is missing")
        }
        return value
    }

    /// Whether a byte is one of those that nearly all numbers are written with: a field of them
    /// alone has no quotes, blanks or hexadecimal digits to look for.
    private static func isOfPlainNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// A name as a message bears it: its beginning, where it is long.
    static func shown(_ name: Substring) -> String {
        name.count > longestShown ? name.prefix(longestShown) + "…" : String(name)
    }

    private static let longestShown = 60

    /// A line beyond this is none of a series: a million values fit.
    static let longest = 1 << 24

    /// The name of a line and what follows its comma.
    static func parts(of line: String, place: String) throws(Failure) -> (Substring, Substring) {
        let (name, rest) = splitName(line)
        guard !name.unicodeScalars.contains("\u{FFFD}") else {
            throw Failure(
                description: "\(place): the name is not UTF-8 text; save the file as UTF-8")
        }
        return (name, rest)
    }

    /// The first field, which may be quoted, and what follows its comma.
    static func splitName(_ line: String) -> (Substring, Substring) {
        var isQuoted = false
        for index in line.utf8.indices {
            let byte = line.utf8[index]
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: ","), !isQuoted {
                return (line[..<index], line[line.utf8.index(after: index)...])
            }
        }
        return (line[...], "")
    }
}
