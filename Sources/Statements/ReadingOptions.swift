public import Primitives

/// What a reader is told of a file; what it is not told, it recognises.
public struct ReadingOptions: Hashable, Sendable {
    /// The currency meant where the file names none.
    public var currency: Currency
    /// The format, nil to recognise it by content.
    public var format: StatementFormat?
    /// The text encoding, nil to recognise it.
    public var encoding: TextEncoding?
    /// The field separator of a CSV file, nil to recognise it.
    public var separator: Character?
    /// The order of day, month and year, nil to recognise it.
    public var dateOrder: DateOrder?
    /// The decimal mark, nil to recognise it.
    public var decimalMark: DecimalMark?
    /// Whether money in is written as money out and the reverse, as statements of cards list what
    /// is owed; nil to recognise it.
    public var isInverted: Bool?

    /// Creates options that leave all but the currency to be recognised.
    public init(currency: Currency = .eur) { self.currency = currency }
}
