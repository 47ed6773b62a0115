/// A sequence of feature sets to tag, all of one size, and its tags where they are known.
public struct TaggedSequence: Sendable {
    /// The number of elements.
    public let count: Int
    /// The number of features each element has.
    public let featureCount: Int
    /// The hashes of the features of all elements, one element after another.
    let features: [UInt32]
    /// The tag of each element, an index into the tag set; empty where they are to be found.
    public var tags: [Int] = []

    /// Creates a sequence of `count` elements; `fill` sets the features of each.
    public init(
        count: Int, featureCount: Int,
        filling fill: (_ element: Int, _ features: UnsafeMutableBufferPointer<UInt32>) -> Void
    ) {
        self.count = count
        self.featureCount = featureCount
        let total = count * featureCount
        features = Array(unsafeUninitializedCapacity: total) { features, filled in
            features.initialize(repeating: 0)
            filled = total
            for element in 0..<count {
                let start = element * featureCount
                fill(
                    element,
                    UnsafeMutableBufferPointer(rebasing: features[start..<start + featureCount]))
            }
        }
    }

    /// The features of an element.
    func features(of element: Int) -> ArraySlice<UInt32> {
        features[element * featureCount..<(element + 1) * featureCount]
    }
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
