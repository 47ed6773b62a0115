/// The plain letters of the accented Latin ones.
enum LatinFolding {
    /// Returns the one or two ASCII letters that `scalar` (U+00C0...U+024F, U+1E00...U+1EFF) folds
    /// to, zero where there is none: `é` → e, `œ` → oe, `ß` → ss, `×` → none.
    static func letters(of scalar: Unicode.Scalar) -> (UInt8, UInt8) {
        switch scalar {
        case "Æ", "æ": return (UInt8(ascii: "a"), UInt8(ascii: "e"))
        case "Œ", "œ": return (UInt8(ascii: "o"), UInt8(ascii: "e"))
        case "ß", "ẞ": return (UInt8(ascii: "s"), UInt8(ascii: "s"))
        case "Þ", "þ": return (UInt8(ascii: "t"), UInt8(ascii: "h"))
        case "Ĳ", "ĳ": return (UInt8(ascii: "i"), UInt8(ascii: "j"))
        default: break
        }
        let letter: UInt8
        switch scalar.value {
        case 0xC0...0x24F: letter = baseLetters[Int(scalar.value) - 0xC0]
        case 0x1E00...0x1EFF: letter = moreBaseLetters[Int(scalar.value) - 0x1E00]
        default: return (0, 0)
        }
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

    /// The same from U+1E00 on, the letters of Vietnamese among them.
    private static let moreBaseLetters: [UInt8] = Array(
        ("aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
            + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
            + "wwwwwwwwwwxxxxyyzzzzzzhtwyas....aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
            + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......").utf8)
}
