/// The plain letters of the accented Latin ones.
enum LatinFolding {
    /// Returns the one or two ASCII letters that `scalar` (U+00C0...U+024F) folds to, zero where
    /// there is none: `é` → e, `œ` → oe, `ß` → ss, `×` → none.
    static func letters(of scalar: Unicode.Scalar) -> (UInt8, UInt8) {
        switch scalar {
        case "Æ", "æ": return (UInt8(ascii: "a"), UInt8(ascii: "e"))
        case "Œ", "œ": return (UInt8(ascii: "o"), UInt8(ascii: "e"))
        case "ß": return (UInt8(ascii: "s"), UInt8(ascii: "s"))
        case "Þ", "þ": return (UInt8(ascii: "t"), UInt8(ascii: "h"))
        case "Ĳ", "ĳ": return (UInt8(ascii: "i"), UInt8(ascii: "j"))
        default: break
        }
        guard (0xC0...0x24F).contains(scalar.value) else { return (0, 0) }
        let letter = baseLetters[Int(scalar.value) - 0xC0]
        return (letter == UInt8(ascii: ".") ? 0 : letter, 0)
    }

    /// The first letter of each canonical decomposition from U+00C0 on, a point where it is no
    /// letter of a to z; Ø, Đ, Ð, Ł, ı, Ħ, ŉ, ſ and ƒ, which have none, are given theirs.
    private static let baseLetters: [UInt8] = Array(
        ("aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkk.llllll."
            + ".llnnnnnnn..oooooooorrrrrrsssssssstttt..uuuuuuuuuuuuwwyyyzzzzzzs"
            + "..................f.............oo.............uu..............."
            + ".............aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa...."
            + "aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............"
            + "................").utf8)
}
