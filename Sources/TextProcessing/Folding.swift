/// Folds a text to the form it is compared in: lower case, no diacritics, plain apostrophes,
/// hyphens and spaces; `origins` maps each folded byte back to the source.
struct Folding {
    /// The folded bytes, UTF-8.
    private(set) var bytes: [UInt8] = []
    /// The class of the character each folded byte belongs to.
    private(set) var classes: [CharacterClass] = []
    /// For each folded byte, the offset of its character in the source; one more, the source's
    /// length.
    private(set) var origins: [Int] = []

    /// Folds `source`, valid UTF-8, keeping the capacity of what was folded before. O(*n*).
    mutating func fold(_ source: UnsafeBufferPointer<UInt8>) {
        bytes.removeAll(keepingCapacity: true)
        classes.removeAll(keepingCapacity: true)
        origins.removeAll(keepingCapacity: true)
        bytes.reserveCapacity(source.count)
        classes.reserveCapacity(source.count)
        origins.reserveCapacity(source.count + 1)
        var offset = 0
        while offset < source.count {
            if source[offset] < 0x80 {
                let end = source[offset...].firstIndex { $0 >= 0x80 } ?? source.count
                foldASCII(source, in: offset..<end)
                offset = end
            } else {
                let (scalar, length) = Self.decode(source, at: offset)
                fold(scalar, from: offset)
                offset += length
            }
        }
        origins.append(source.count)
    }

    /// How many ASCII characters are folded before they are appended; so many fit on the stack.
    private static let groupSize = 128

    /// Folds a run of ASCII characters, which are a byte each.
    private mutating func foldASCII(_ source: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.groupSize) {
            let end = min(range.upperBound, start + Self.groupSize)
            foldASCIIGroup(UnsafeBufferPointer(rebasing: source[start..<end]), from: start)
        }
    }

    /// Folds `group`, which begins at `offset` of the source.
    private mutating func foldASCIIGroup(_ group: UnsafeBufferPointer<UInt8>, from offset: Int) {
        let room = Self.groupSize
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { folded in
            withUnsafeTemporaryAllocation(of: CharacterClass.self, capacity: room) { kinds in
                Self.asciiTable.withUnsafeBufferPointer { table in
                    for (place, byte) in group.enumerated() {
                        let entry = table[Int(byte)]
                        folded.initializeElement(at: place, to: entry.byte)
                        kinds.initializeElement(at: place, to: entry.kind)
                    }
                }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: folded[..<group.count]))
                classes.append(contentsOf: UnsafeBufferPointer(rebasing: kinds[..<group.count]))
            }
        }
        origins.append(contentsOf: offset..<offset + group.count)
    }

    private mutating func append(_ byte: UInt8, _ kind: CharacterClass, from offset: Int) {
        bytes.append(byte)
        classes.append(kind)
        origins.append(offset)
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ kind: CharacterClass, from offset: Int)
    {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            append(byte, kind, from: offset)
        }
    }

    /// Appends the plain letters of an accented one; returns whether it has any.
    private mutating func appendLatin(_ scalar: Unicode.Scalar, from offset: Int) -> Bool {
        let letters = LatinFolding.letters(of: scalar)
        guard letters.0 != 0 else { return false }
        append(letters.0, .letter, from: offset)
        if letters.1 != 0 { append(letters.1, .letter, from: offset) }
        return true
    }

    private mutating func fold(_ scalar: Unicode.Scalar, from offset: Int) {
        switch scalar.value {
        case 0xC0...0x24F:
            if !appendLatin(scalar, from: offset) { append(scalar, .punctuation, from: offset) }
        case 0x2018, 0x2019, 0x02BC, 0x00B4: append(0x27, .punctuation, from: offset)
        case 0x2010...0x2015, 0x2212: append(0x2D, .punctuation, from: offset)
        case 0x00AB, 0x00BB, 0x201C...0x201E: append(0x22, .punctuation, from: offset)
        case 0xFF10...0xFF19: append(UInt8(scalar.value - 0xFF10) + 0x30, .digit, from: offset)
        case 0x1E00...0x1EFF:
            if !appendLatin(scalar, from: offset) { foldOther(scalar, from: offset) }
        // Accents that stand by themselves, and marks nobody sees: of direction, of joining.
        case 0x300...0x36F, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xAD:
            break
        default: foldOther(scalar, from: offset)
        }
    }

    private mutating func foldOther(_ scalar: Unicode.Scalar, from offset: Int) {
        let properties = scalar.properties
        if properties.isWhitespace || properties.generalCategory == .control {
            append(0x20, .space, from: offset)
        } else if properties.generalCategory == .currencySymbol {
            append(scalar, .currencySign, from: offset)
        } else if EmojiScalar.isPart(scalar) {
            append(scalar, .emoji, from: offset)
        } else if properties.isAlphabetic || properties.generalCategory == .nonspacingMark
            || properties.generalCategory == .spacingMark
        {
            for lower in properties.lowercaseMapping.unicodeScalars {
                append(lower, .letter, from: offset)
            }
        } else {
            append(scalar, .punctuation, from: offset)
        }
    }

    /// Decodes the scalar at `offset` of valid UTF-8; a broken sequence reads as U+FFFD, one byte.
    private static func decode(
        _ source: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> (scalar: Unicode.Scalar, length: Int) {
        let lead = source[offset]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, offset + length <= source.count else { return ("\u{FFFD}", 1) }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in 1..<length { value = value << 6 | UInt32(source[offset + index] & 0x3F) }
        guard let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
        return (scalar, length)
    }

    /// What each ASCII character folds to.
    private static let asciiTable: [(byte: UInt8, kind: CharacterClass)] = (0..<128).map {
        (byte: UInt8) in
        switch byte {
        case 0x41...0x5A: (byte | 0x20, .letter)
        case 0x61...0x7A: (byte, .letter)
        case 0x30...0x39: (byte, .digit)
        case 0x24: (byte, .currencySign)
        case 0...0x20, 0x7F: (0x20, .space)
        default: (byte, .punctuation)
        }
    }
}

/// Which scalars an emoji is made of.
enum EmojiScalar {
    /// Whether `scalar` is a pictograph, or a modifier or joiner inside one.
    static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE0F, 0x200D, 0x20E3, 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF: true
        default: scalar.properties.isEmojiPresentation
        }
    }

    /// Whether `scalar` continues the emoji before it rather than starting one.
    static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE0F, 0x200D, 0x20E3, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }
}
