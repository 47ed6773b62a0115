/// A sequence of feature sets to tag, and its tags where they are known.
public struct TaggedSequence: Sendable {
    /// The hashes of the features of all elements, one element after another.
    public private(set) var features: [UInt32] = []
    /// Where each element's features begin in `features`; one more than there are elements.
    public private(set) var starts: [Int] = [0]
    /// The tag of each element, an index into the tag set; empty where they are to be found.
    public var tags: [Int] = []

    /// Creates a sequence without elements, with room for `capacity` elements of `featureCount`.
    public init(capacity: Int = 0, featureCount: Int = 0) {
        features.reserveCapacity(capacity * featureCount)
        starts.reserveCapacity(capacity + 1)
    }

    /// The number of elements.
    public var count: Int { starts.count - 1 }

    /// Adds a feature to the element being made.
    public mutating func append(feature: UInt32) { features.append(feature) }

    /// Ends the element being made.
    public mutating func endElement() { starts.append(features.count) }
}

/// The tags of spans over a sequence: one for outside, one inside each kind of span. Neighbours of
/// one kind are one span (IO; two spans of a kind with nothing between them are rarer than the
/// errors of telling beginnings apart).
public struct SpanTags: Hashable, Sendable {
    /// The kinds of span.
    public let kinds: [String]

    /// The most kinds a model has room for.
    public static let mostKinds = 254

    /// Creates the tags of `kinds`.
    public init(kinds: [String]) {
        self.kinds = kinds
    }

    /// The tag outside any span.
    public static let outside = 0

    /// The number of tags.
    public var count: Int { kinds.count + 1 }

    /// Returns the tag inside a span of kind `index`.
    public func inside(_ index: Int) -> Int { index + 1 }

    /// Returns the spans that a sequence of tags makes, in order.
    public func spans(in tags: [Int]) -> [(kind: Int, range: Range<Int>)] {
        var spans: [(kind: Int, range: Range<Int>)] = []
        for (position, tag) in tags.enumerated() where tag > 0 {
            if let last = spans.last, last.kind == tag - 1, last.range.upperBound == position {
                spans[spans.count - 1].range = last.range.lowerBound..<position + 1
            } else {
                spans.append((tag - 1, position..<position + 1))
            }
        }
        return spans
    }
}
