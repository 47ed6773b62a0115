/// What a character of the folded text can be part of.
enum CharacterClass: UInt8 {
    case space
    case letter
    case digit
    case punctuation
    case currencySign
    case emoji
}
