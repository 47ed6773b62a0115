/// A piece of a text: a word, a number, a sign, or something written as one (an IBAN, an address).
public struct Token: Hashable, Sendable {
    /// What a token is.
    public enum Kind: UInt8, Hashable, Sendable {
        /// A run of letters, or of letters and digits (`b2b`); an elided article keeps its
        /// apostrophe (`l'`), an English clitic its own (`'s`).
        case word
        /// Figures with their grouping and decimal separators: `1 200,50`.
        case number
        /// A currency sign, `€` or `$`.
        case currencySign
        /// Any other sign, one character.
        case punctuation
        /// One emoji, with its modifiers and joiners.
        case emoji
        /// `@name`.
        case handle
        /// An e-mail address.
        case email
        /// An IBAN by its shape: a country and that country's length. The checksum is not checked.
        case iban
        /// A link: `https://…`, `yanipay://…`.
        case link
    }

    /// What the token is.
    public let kind: Kind
    /// Where it stands in the text, in UTF-8 bytes.
    public let source: Range<Int>
    /// Where it stands in the folded text, in bytes.
    public let folded: Range<Int>
    /// Whether it follows the token before it with no space between: the `€` of `50€`.
    ///
    /// The parts of a hyphenated word are glued, the hyphen itself being no token.
    public let isGlued: Bool

    init(kind: Kind, source: Range<Int>, folded: Range<Int>, isGlued: Bool) {
        self.kind = kind
        self.source = source
        self.folded = folded
        self.isGlued = isGlued
    }
}
