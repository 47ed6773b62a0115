internal import Classification

/// Utterances that say the same, in groups: each says the same as another of its group.
///
/// Texts of the same words are put together by a hash of them, so that however many are equal, they
/// are one text from then on.
struct OverlapGroups {
    /// Those under one label.
    private(set) var duplicates: [TrainingAudit.Group] = []
    /// Those under several labels, each as another of another label.
    private(set) var contradictions: [TrainingAudit.Group] = []

    /// Groups `utterances`. O(total length · log) and, of texts that differ in a few of many words,
    /// as many comparisons as there are pairs of them.
    init(_ utterances: [LabelledUtterance]) {
        let texts = utterances.map { ComparedText($0.text) }
        let bins = Bins(of: texts, by: \.key)
        let labels = bins.members.map { members in Set(members.map { utterances[$0].label }) }
        var same = DisjointSets(count: texts.count)
        var other = DisjointSets(count: texts.count)
        // The first utterance of each label in each bin.
        let firsts = bins.members.map { members in
            members.reduce(into: [String: Int]()) { firsts, index in
                let first = firsts[utterances[index].label]
                firsts[utterances[index].label] = first ?? index
                if let first { same.join(first, index) }
            }
        }
        var isContradicted = labels.map { $0.count > 1 }
        let index = OverlapIndex(bins.members.map { utterances[$0[0]].text })
        for (bin, members) in bins.members.enumerated() {
            for overlap in index.overlaps(with: utterances[members[0]].text)
            where overlap.index > bin {
                for (label, first) in firsts[bin] {
                    if let match = firsts[overlap.index][label] { same.join(first, match) }
                }
                guard labels[bin].union(labels[overlap.index]).count > 1 else { continue }
                other.join(members[0], bins.members[overlap.index][0])
                isContradicted[bin] = true
                isContradicted[overlap.index] = true
            }
        }
        for (members, _) in zip(bins.members, isContradicted).filter(\.1) {
            for index in members { other.join(members[0], index) }
        }
        duplicates = Self.groups(same, texts)
        contradictions = Self.groups(other, texts)
    }

    private static func groups(
        _ sets: DisjointSets, _ texts: [ComparedText]
    ) -> [TrainingAudit.Group] {
        sets.sets.filter { $0.count > 1 }.map { indices in
            let first = texts[indices[0]]
            let kind: TextOverlap.Kind =
                if indices.allSatisfy({ texts[$0].text == first.text }) {
                    .sameText
                } else if indices.allSatisfy({ texts[$0].key == first.key }) {
                    .sameWords
                } else {
                    .nearlySameWords
                }
            return TrainingAudit.Group(indices: indices, kind: kind)
        }
    }

    /// Returns the training utterances that `validation` has too, those of one text together.
    /// O(total length · log), as above.
    static func leaks(
        of utterances: [LabelledUtterance], into validation: [LabelledUtterance]
    ) -> [TrainingAudit.Leak] {
        let judges = validation.map { ComparedText($0.text) }
        let bins = Bins(of: judges, by: \.key)
        let index = OverlapIndex(bins.members.map { validation[$0[0]].text })
        let exact = judges.indices.reduce(into: [String: Int]()) { firsts, index in
            firsts[judges[index].text] = firsts[judges[index].text] ?? index
        }
        let texts = utterances.map { ComparedText($0.text) }
        return Bins(of: texts, by: \.text).members.compactMap { members in
            if let other = exact[texts[members[0]].text] {
                return TrainingAudit.Leak(indices: members, other: other, kind: .sameText)
            }
            let found = index.overlaps(with: utterances[members[0]].text)
            let closest =
                found.first { $0.kind == .sameText } ?? found.first { $0.kind == .sameWords }
                ?? found.first
            return closest.map {
                TrainingAudit.Leak(
                    indices: members, other: bins.members[$0.index][0], kind: $0.kind)
            }
        }
    }
}

/// Indices of texts that share a key, in the order of the first of each.
private struct Bins {
    private(set) var members: [[Int]] = []

    init<Key: Hashable>(of texts: [ComparedText], by key: (ComparedText) -> Key) {
        var places: [Key: Int] = [:]
        for (index, text) in texts.enumerated() {
            let key = key(text)
            if let place = places[key] {
                members[place].append(index)
            } else {
                places[key] = members.count
                members.append([index])
            }
        }
    }
}

/// Sets that are joined two by two (Galler and Fischer 1964), paths halved on the way.
private struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    private mutating func root(of index: Int) -> Int {
        var index = index
        while parents[index] != index {
            parents[index] = parents[parents[index]]
            index = parents[index]
        }
        return index
    }

    /// Makes one set of those that two indices are in; its root is its first index.
    mutating func join(_ first: Int, _ second: Int) {
        let roots = (root(of: first), root(of: second))
        parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
    }

    /// The sets in the order of their first index.
    var sets: [[Int]] {
        var copy = self
        let byRoot = Dictionary(grouping: parents.indices) { copy.root(of: $0) }
        return byRoot.sorted { $0.key < $1.key }.map(\.value)
    }
}
