/// A sequence of feature sets to tag, and its tags where they are known.
public struct TaggedSequence: Sendable {
    /// The hashes of each element's features.
    public let features: [[UInt32]]
    /// The tag of each element, an index into the tag set.
    public let tags: [Int]

    /// Creates a sequence; `tags` is empty where they are to be found.
    public init(features: [[UInt32]], tags: [Int] = []) {
        self.features = features
        self.tags = tags
    }
}

/// The tags of spans over a sequence: one for outside, one that begins and one that continues each
/// kind of span (IOB2; Tjong Kim Sang and Veenstra 1999).
public struct SpanTags: Hashable, Sendable {
    /// The kinds of span.
    public let kinds: [String]

    /// Creates the tags of `kinds`.
    public init(kinds: [String]) {
        self.kinds = kinds
    }

    /// The tag outside any span.
    public static let outside = 0

    /// The number of tags.
    public var count: Int { 2 * kinds.count + 1 }

    /// Returns the tag that begins a span of kind `index`.
    public func beginning(_ index: Int) -> Int { 2 * index + 1 }

    /// Returns the tag that continues a span of kind `index`.
    public func continuing(_ index: Int) -> Int { 2 * index + 2 }

    /// Whether `next` may stand behind `tag`: a span is continued only by its own kind.
    public func allows(_ next: Int, after tag: Int) -> Bool {
        guard next > 0, next % 2 == 0 else { return true }
        return tag == next || tag == next - 1
    }

    /// Returns the spans that a sequence of tags makes, in order.
    public func spans(in tags: [Int]) -> [(kind: Int, range: Range<Int>)] {
        var spans: [(kind: Int, range: Range<Int>)] = []
        for (position, tag) in tags.enumerated() where tag > 0 {
            let kind = (tag - 1) / 2
            let continues =
                tag % 2 == 0
                && spans.last.map { $0.kind == kind && $0.range.upperBound == position } == true
            if continues, let last = spans.popLast() {
                spans.append((kind, last.range.lowerBound..<position + 1))
            } else {
                spans.append((kind, position..<position + 1))
            }
        }
        return spans
    }
}
