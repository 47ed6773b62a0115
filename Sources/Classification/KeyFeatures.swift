internal import TextProcessing

/// What a text looks like whatever its words: which entities it has, in which order, and how long
/// and how punctuated it is.
struct TextShape {
    /// A bit for each kind of placeholder, kinds 16 apart sharing one.
    private var kinds: UInt32 = 0
    /// A hash of the placeholders in their order.
    private var order: UInt32 = 7
    private var startsWithPlaceholder = false
    private var hasSign = false
    private var lastSign: UInt32 = 0
    private var length = 0

    /// Takes in the next unit.
    @inline(__always)
    mutating func add(_ unit: FeatureUnit, isSign: Bool, in bytes: UnsafeBufferPointer<UInt8>) {
        if let placeholder = unit.placeholder {
            kinds |= 1 << UInt32(placeholder.rawValue & 15)
            order = FeatureSpace.combined(order, UInt32(placeholder.rawValue))
            startsWithPlaceholder = startsWithPlaceholder || length == 0
        }
        hasSign = hasSign || isSign
        lastSign = isSign ? UInt32(bytes[unit.bytes.lowerBound]) : 0
        length += 1
    }

    /// Calls `body` with a hash of each thing worth knowing.
    @inline(__always)
    func forEach(_ body: (UInt32) -> Void) {
        body(FeatureSpace.combined(0x2001, kinds))
        body(FeatureSpace.combined(0x2002, kinds << 1 | (startsWithPlaceholder ? 1 : 0)))
        body(FeatureSpace.combined(0x2003, kinds << 3 | lengthClass))
        body(FeatureSpace.combined(0x2004, order))
        body(FeatureSpace.combined(0x2005, lengthClass))
        body(FeatureSpace.combined(0x2006, lastSign))
        body(FeatureSpace.combined(0x2007, hasSign ? 1 : 0))
    }

    /// The number of units in eight classes.
    private var lengthClass: UInt32 {
        switch length {
        case ...1: 0
        case 2: 1
        case 3: 2
        case ...5: 3
        case ...8: 4
        case ...12: 5
        case ...20: 6
        default: 7
        }
    }
}

extension FeatureSpace {
    /// Calls `body` with the bucket of each key, each bigram of keys over the sentence with its two
    /// edges, and each trait of the shape; nothing where the space has no keys.
    @inline(__always)
    func forEachKeyBucket(
        of keys: UnsafeBufferPointer<UInt32>, _ shape: TextShape, _ body: (Int) -> Void
    ) {
        guard let keyBits else { return }
        let mask = UInt32(1 << keyBits - 1)
        let offset = keyStart
        guard !keys.isEmpty else { return }
        var previous = Self.edgeHash
        for key in keys {
            body(offset + Int(Self.combined(key, Self.keyMark) & mask))
            body(offset + Int(Self.combined(previous, key) & mask))
            previous = key
        }
        body(offset + Int(Self.combined(previous, Self.edgeHash) & mask))
        shape.forEach { body(offset + Int($0 & mask)) }
    }

    /// Calls `body` with the bucket of each concept and placeholder and of each of their bigrams
    /// over the sentence, words without a concept passed over, then of each pair of them two to
    /// four apart, and of each with the key of the word before and behind; nothing where the space
    /// has no keys or the text no concept.
    @inline(__always)
    func forEachConceptBucket(
        of units: UnsafeBufferPointer<FeatureUnit>, keys: UnsafeBufferPointer<UInt32>,
        _ body: (Int) -> Void
    ) {
        guard let keyBits, units.contains(where: { $0.concept != nil }) else { return }
        let mask = UInt32(1 << keyBits - 1)
        let start = keyStart
        var recent = RecentConcepts()
        var before: UInt32?
        for (index, unit) in units.enumerated() {
            var own: UInt32?
            if let concept = unit.concept ?? unit.placeholder {
                let hash = Self.combined(UInt32(concept.rawValue), Self.conceptMark)
                own = hash
                body(start + Int(hash & mask))
                recent.forEachPair(with: hash) { body(start + Int($0 & mask)) }
                recent.add(hash)
                if index > 0, units[index - 1].placeholder == nil {
                    body(start + Int(Self.combined(keys[index - 1], hash) & mask))
                }
            }
            if let before, unit.placeholder == nil {
                body(start + Int(Self.combined(before, keys[index]) & mask))
            }
            before = own
        }
        body(start + Int(Self.combined(recent.last, Self.edgeHash) & mask))
    }

    /// Returns what a unit is known by however it is misspelt; a placeholder stands for itself.
    @inline(__always)
    static func key(of unit: FeatureUnit, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard unit.placeholder == nil, !unit.bytes.isEmpty else { return hash(of: unit, in: bytes) }
        return ConsonantKey.hash(unit.word(in: bytes))
    }

    private static let keyMark: UInt32 = 0x52
    private static let conceptMark: UInt32 = 0xC0
}

/// The hashes of the last four concepts of a sentence, the latest first.
struct RecentConcepts {
    private var hashes = SIMD4<UInt32>(FeatureSpace.edgeHash, 0, 0, 0)
    private var count = 0

    static let greatest = 4
    private static let apartMark: UInt32 = 0x6A09_E667

    /// The latest, or the beginning of the sentence.
    var last: UInt32 { hashes[0] }

    @inline(__always)
    mutating func add(_ hash: UInt32) {
        for place in (1..<Self.greatest).reversed() { hashes[place] = hashes[place - 1] }
        hashes[0] = hash
        count = min(Self.greatest, count + 1)
    }

    /// Calls `body` with a hash of each pair of one of them and `hash`; how far apart they are is
    /// told of neighbours alone.
    @inline(__always)
    func forEachPair(with hash: UInt32, _ body: (UInt32) -> Void) {
        body(FeatureSpace.combined(hashes[0], hash))
        for place in 1..<max(1, count) {
            body(FeatureSpace.combined(hashes[place] ^ Self.apartMark, hash))
        }
    }
}
