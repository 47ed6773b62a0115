/// What a name sounds like, so that "Filipe" finds "Philippe" and "Jon" finds "John".
struct PhoneticKey: Hashable, Sendable {
    /// The French key, one sign a sound; final silent letters count for nothing.
    let french: String
    /// The English key: Metaphone.
    let english: String
    /// The vowels, which Metaphone leaves out.
    private let vowels: String

    /// Returns the keys of a folded word; other letters than a to z are left out. O(*n*).
    init(_ word: String) {
        let letters = word.utf8.filter { (0x61...0x7A).contains($0) }
        french = FrenchSounds(letters).key
        english = Metaphone(letters).key
        vowels = String(decoding: letters.filter(Self.vowelLetters.contains), as: UTF8.self)
    }

    private static let vowelLetters = Set("aeiou".utf8)

    /// Whether both sound alike in French.
    func soundsFrench(like other: PhoneticKey) -> Bool {
        french.utf8.count > 1 && french == other.french
    }

    /// Whether both have the consonants of one English word, and its vowels if it has few.
    func soundsEnglish(like other: PhoneticKey) -> Bool {
        !english.isEmpty && english == other.english
            && (english.utf8.count > 2 || vowels == other.vowels)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}

/// Letters read from left to right, with a look to either side.
private struct LetterReader {
    let letters: [UInt8]
    var position = 0
    var key = ""

    /// The letter `offset` from here, a space past either end.
    func letter(_ offset: Int = 0) -> Character {
        let index = position + offset
        return letters.indices.contains(index) ? Character(Unicode.Scalar(letters[index])) : " "
    }

    func starts(with text: String) -> Bool {
        letters[position...].starts(with: text.utf8)
    }

    static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }

    static func isFront(_ letter: Character) -> Bool { "eiy".contains(letter) }
}

/// The French key: spelling rewritten to sounds by rules, the longest first, after the manner of
/// Brouard's Phonex (1999); nasals are 1 (in), 2 (an) and 3 (on).
private struct FrenchSounds {
    private var reader: LetterReader

    init(_ letters: [UInt8]) {
        var letters = letters
        for ending in ["ault", "auld", "aud", "aut"] where letters.suffix(4).ends(with: ending) {
            letters.removeLast(ending.utf8.count)
            letters.append(UInt8(ascii: "o"))
        }
        // Silent at the end of names: Thibault, Margaux, Lucas, Louise.
        while letters.count > 2, let last = letters.last, Self.silent.contains(last) {
            letters.removeLast()
        }
        reader = LetterReader(letters: letters)
        while reader.position < reader.letters.count { step() }
    }

    var key: String { reader.key }

    private static let silent = Set("estdxpzh".utf8)

    private static let spellings: [(String, String)] = [
        ("eau", "o"), ("oeu", "e"), ("sch", "S"),
        ("ill", "iY"), ("ien", "i1"), ("gue", "ge"), ("gui", "gi"), ("au", "o"), ("ou", "u"),
        ("oi", "wa"), ("oy", "wa"), ("ai", "e"), ("ei", "e"), ("ay", "e"), ("ey", "e"),
        ("eu", "e"), ("ph", "f"), ("qu", "k"), ("ch", "S"), ("sh", "S"), ("th", "t"), ("ck", "k"),
        ("gn", "N"), ("rh", "r"), ("ss", "s"), ("cq", "k"),
    ]

    private static let nasals: [(String, String)] = [
        ("ain", "1"), ("ein", "1"), ("aim", "1"), ("in", "1"), ("im", "1"), ("yn", "1"),
        ("ym", "1"), ("un", "1"), ("an", "2"), ("am", "2"), ("en", "2"), ("em", "2"),
        ("on", "3"), ("om", "3"),
    ]

    private mutating func step() {
        for (spelling, sound) in Self.nasals where reader.starts(with: spelling) {
            let next = reader.letter(spelling.count)
            guard !LetterReader.isVowel(next), next != "n", next != "m", next != "h" else { break }
            return say(sound, spelling.count)
        }
        for (spelling, sound) in Self.spellings where reader.starts(with: spelling) {
            return say(sound, spelling.utf8.count)
        }
        let letter = reader.letter()
        let next = reader.letter(1)
        switch letter {
        case "h": say("", 1)
        case "c": say(LetterReader.isFront(next) ? "s" : "k", 1)
        case "g": say(LetterReader.isFront(next) ? "j" : "g", 1)
        case "q": say("k", 1)
        case "x": say("ks", 1)
        case "w": say("v", 1)
        case "y": say("i", 1)
        case "z": say("s", 1)
        default: say(String(letter), 1)
        }
    }

    /// Adds a sound, once where it is written twice.
    private mutating func say(_ sound: String, _ length: Int) {
        if sound.count != 1 || reader.key.last.map(String.init) != sound { reader.key += sound }
        reader.position += length
    }
}

/// Metaphone: the consonants of an English word, and a vowel it begins with (L. Philips, "Hanging
/// on the Metaphone", *Computer Language* 7/12, 1990); `0` is the sound of th.
private struct Metaphone {
    private var reader: LetterReader

    init(_ letters: [UInt8]) {
        reader = LetterReader(letters: letters)
        readStart()
        while reader.position < reader.letters.count { step() }
    }

    var key: String { reader.key }

    private mutating func readStart() {
        let pair = String([reader.letter(), reader.letter(1)])
        switch pair {
        case "ae", "gn", "kn", "pn", "wr": reader.position = 1
        case "wh": say("w", 2)
        default: if reader.letter() == "x" { say("s", 1) }
        }
        if reader.position < reader.letters.count, reader.key.isEmpty,
            LetterReader.isVowel(reader.letter()), reader.letter() != "y"
        {
            say("a", 1)
        }
    }

    private mutating func step() {
        let letter = reader.letter()
        // A letter written twice is said once, but for c.
        if letter == reader.letter(-1), letter != "c" { return say("", 1) }
        switch letter {
        case "a", "e", "i", "o", "u": say("", 1)
        case "b": say(isLast(1) && reader.letter(-1) == "m" ? "" : "b", 1)
        case "c": readC()
        case "d":
            let isSoft = reader.letter(1) == "g" && LetterReader.isFront(reader.letter(2))
            say(isSoft ? "j" : "t", isSoft ? 2 : 1)
        case "g": readG()
        case "h":
            let isHeard =
                LetterReader.isVowel(reader.letter(1)) && !"csptg".contains(reader.letter(-1))
            say(isHeard ? "h" : "", 1)
        case "k": say(reader.letter(-1) == "c" ? "" : "k", 1)
        case "p": say(reader.letter(1) == "h" ? "f" : "p", reader.letter(1) == "h" ? 2 : 1)
        case "q": say("k", 1)
        case "s": readS()
        case "t": readT()
        case "v": say("f", 1)
        case "w", "y": say(LetterReader.isVowel(reader.letter(1)) ? String(letter) : "", 1)
        case "x": say("ks", 1)
        case "z": say("s", 1)
        default: say(String(letter), 1)
        }
    }

    private mutating func readC() {
        let next = reader.letter(1)
        if next == "h" { return say(reader.letter(-1) == "s" ? "k" : "x", 2) }
        if LetterReader.isFront(next) {
            return say(next == "i" && reader.letter(2) == "a" ? "x" : "s", 1)
        }
        say("k", 1)
    }

    private mutating func readG() {
        let next = reader.letter(1)
        if next == "h" {
            // "Hugh", "Vaughan".
            return say(LetterReader.isVowel(reader.letter(2)) ? "k" : "", 2)
        }
        if next == "n" { return say("", 1) }
        say(LetterReader.isFront(next) && reader.letter(-1) != "g" ? "j" : "k", 1)
    }

    private mutating func readS() {
        if reader.letter(1) == "h" { return say("x", 2) }
        let isHissed = reader.letter(1) == "i" && "oa".contains(reader.letter(2))
        say(isHissed ? "x" : "s", 1)
    }

    private mutating func readT() {
        if reader.letter(1) == "h" { return say("0", 2) }
        let isHissed = reader.letter(1) == "i" && "oa".contains(reader.letter(2))
        say(isHissed ? "x" : "t", 1)
    }

    private func isLast(_ length: Int) -> Bool {
        reader.position + length >= reader.letters.count
    }

    private mutating func say(_ sound: String, _ length: Int) {
        reader.key += sound
        reader.position += length
    }
}
