/// Why a linear model gave a label the logit it did: what each n-gram of the text added to it.
///
/// The model being linear, the contributions and the bias add up to the logit; nothing is
/// approximated. N-grams that share a bucket cannot be told apart and stand together.
public struct Explanation: Hashable, Codable, Sendable {
    /// What some n-grams of one bucket added.
    public struct Contribution: Hashable, Codable, Sendable {
        /// The n-grams of the text, such as `solde`, `mon solde` or `⌊sol`.
        public let features: [String]
        /// Value times weight: above 0 for the label, below 0 against it.
        public let value: Double
    }

    /// The label explained.
    public let label: String
    /// The bias, which every text gets.
    public let bias: Double
    /// The contributions, those of the greatest amount first.
    public let contributions: [Contribution]

    /// The bias and all contributions.
    public var logit: Double { contributions.reduce(bias) { $0 + $1.value } }
}

extension LinearClassifier {
    /// Returns what each n-gram of the text made of `units` over the folded `bytes` adds to the
    /// logit of a head's label.
    ///
    /// - Parameter placeholders: what to call each placeholder.
    /// - Precondition: `label` is one of the head's.
    /// - Complexity: O(length · log length).
    public func explanation(
        ofLabel label: Int, head: Int, _ units: [FeatureUnit], in bytes: [UInt8],
        placeholders: (Placeholder) -> String
    ) -> Explanation {
        var workspace = makeWorkspace()
        score(units, in: bytes, workspace: &workspace)
        var names: [Int: [String]] = [:]
        for (bucket, name) in manifest.space.namedBuckets(of: units, in: bytes, placeholders) {
            let row = weighting.rows.row(of: Int(bucket))
            if names[row]?.contains(name) != true { names[row, default: []].append(name) }
        }
        let vector = workspace.counter.vector
        let contributions = zip(vector.rows, vector.values).map { row, value in
            Explanation.Contribution(
                features: names[Int(row)] ?? [],
                value: Double(value) * Double(weight(head: head, row: Int(row), label)))
        }
        return Explanation(
            label: heads[head].labels[label], bias: Double(bias(head: head, label)),
            contributions: contributions.sorted {
                (abs($1.value), $0.features.first ?? "") < (abs($0.value), $1.features.first ?? "")
            })
    }
}

extension FeatureSpace {
    /// The bucket of each feature of a text with its name, in the order they are counted in.
    fileprivate func namedBuckets(
        of units: [FeatureUnit], in bytes: [UInt8], _ placeholders: (Placeholder) -> String
    ) -> [(Int32, String)] {
        let names = units.map { unit in
            unit.placeholder.map { "<\(placeholders($0))>" }
                ?? String(decoding: bytes[unit.bytes], as: UTF8.self)
        }
        let places = places(of: units, in: bytes)
        var buckets: [Int32] = []
        bytes.withUnsafeBufferPointer { bytes in
            let hashes = units.map { Self.hash(of: $0, in: bytes) }
            hashes.withUnsafeBufferPointer { hashes in
                forEachWordBucket(of: hashes, places) { buckets.append(Int32($0)) }
                forEachPairBucket(of: hashes) { buckets.append(Int32($0)) }
            }
            for unit in units where unit.placeholder == nil {
                forEachCharacterBucket(of: unit.word(in: bytes)) {
                    bucket, times in
                    if times > 0 { buckets.append(Int32(bucket)) }
                }
            }
            var shape = TextShape()
            for unit in units { shape.add(unit, isSign: unit.isSign(in: bytes), in: bytes) }
            let keys = units.map { Self.key(of: $0, in: bytes) }
            keys.withUnsafeBufferPointer { keys in
                forEachKeyBucket(of: keys, shape) { buckets.append(Int32($0)) }
            }
            units.withUnsafeBufferPointer { units in
                keys.withUnsafeBufferPointer { keys in
                    forEachConceptBucket(of: units, keys: keys) { buckets.append(Int32($0)) }
                }
            }
        }
        let all =
            wordNames(names, placed: places)
            + (keyBits == nil ? Self.pairNames(names) : [])
            + units.filter { $0.placeholder == nil }.flatMap {
                characterNames(bytes[$0.bytes])
            }
        guard keyBits != nil else { return Array(zip(buckets, all)) }
        return Array(
            zip(buckets, all + Self.keyNames(names) + Self.conceptNames(units, names, placeholders))
        )
    }

    private func places(of units: [FeatureUnit], in bytes: [UInt8]) -> WordPlaces {
        var places = WordPlaces()
        bytes.withUnsafeBufferPointer { bytes in
            for (index, unit) in units.enumerated() where !unit.isSign(in: bytes) {
                places.add(index)
            }
        }
        return places
    }

    /// The names in the order of `forEachWordBucket`.
    private func wordNames(_ words: [String], placed places: WordPlaces) -> [String] {
        guard !words.isEmpty else { return [] }
        var names = keyBits == nil ? Self.bigramNames(words) : words
        places.forEach { index, mark in
            let place =
                switch mark {
                case 0xF1: "first"
                case 0xF2: "second"
                case 0xE1: "last"
                default: "last but one"
                }
            names.append("\(words[index]) (\(place))")
        }
        return names
    }

    /// Each word and its bigram with the word before, and the bigram with the end.
    private static func bigramNames(_ words: [String]) -> [String] {
        let pairs = zip(["^"] + words, words).flatMap { [$1, "\($0) \($1)"] }
        return pairs + (words.last.map { ["\($0) $"] } ?? [])
    }

    /// The names in the order of `forEachKeyBucket`: `≈` says that it is the key that counts.
    private static func keyNames(_ words: [String]) -> [String] {
        guard !words.isEmpty else { return [] }
        return bigramNames(words).map { "≈\($0)" } + [
            "(entities)", "(entities and start)", "(entities and length)", "(order of entities)",
            "(length)", "(last sign)", "(signs)",
        ]
    }

    /// The names in the order of `forEachConceptBucket`: `{}` encloses what a word is about.
    private static func conceptNames(
        _ units: [FeatureUnit], _ words: [String], _ placeholders: (Placeholder) -> String
    ) -> [String] {
        guard units.contains(where: { $0.concept != nil }) else { return [] }
        let concepts = units.map { unit in
            (unit.concept ?? unit.placeholder).map { "{\(placeholders($0))}" }
        }
        var names: [String] = []
        var recent: [String] = []
        for index in units.indices {
            let neighbour = index > 0 ? index - 1 : nil
            if let own = concepts[index] {
                names += [own, "\(recent.first ?? "^") \(own)"]
                names += recent.dropFirst().map { "\($0) … \(own)" }
                recent = [own] + recent.prefix(RecentConcepts.greatest - 1)
                if let neighbour, units[neighbour].placeholder == nil {
                    names.append("≈\(words[neighbour]) \(own)")
                }
            }
            if units[index].placeholder == nil, let before = neighbour.flatMap({ concepts[$0] }) {
                names.append("\(before) ≈\(words[index])")
            }
        }
        return names + ["\(recent.first ?? "^") $"]
    }

    /// The names in the order of `forEachPairBucket`.
    private static func pairNames(_ words: [String]) -> [String] {
        words.indices.dropFirst(2).flatMap { index in
            let near = "\(words[index - 2]) … \(words[index])"
            return index >= 3 ? [near, "\(words[index - 3]) … … \(words[index])"] : [near]
        }
    }

    /// The names in the order of `forEachCharacterBucket`; an edge of the word is `_`.
    private func characterNames(_ word: ArraySlice<UInt8>) -> [String] {
        let padded = [0x5F] + word + [0x5F]
        return (1..<padded.count).flatMap { end in
            ((keyBits == nil ? 2 : 4)...4).filter { end + 1 >= $0 }.map { length in
                "\"" + String(decoding: padded[(end + 1 - length)...end], as: UTF8.self) + "\""
            }
        }
    }
}
