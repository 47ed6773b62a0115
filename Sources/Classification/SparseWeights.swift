/// Weights most of which are zero, read in place from a model file: for each bucket of features the
/// few labels it speaks for or against, in 8 bits of one scale. One byte more ends labels and
/// values, so that neither is ever empty.
///
/// The sections are `NAME.counts` (a byte for each bucket: how many labels), `NAME.labels` and
/// `NAME.values` (a byte each for each label of each bucket, in order) and `NAME.scale` (one float:
/// what a weight of 1 in 8 bits stands for). The pointers lead into the container, which whoever
/// holds the weights keeps.
struct SparseWeights {
    private let starts: [UInt32]
    private let labels: UnsafeBufferPointer<UInt8>
    private let values: UnsafeBufferPointer<Int8>
    private let scale: Float

    /// Reads and checks the weights.
    /// - Throws: `ModelError.malformed` where counts and lengths disagree or a label is none.
    init(
        in container: ModelContainer, name: String, labelCount: Int, dimension: Int
    ) throws(ModelError) {
        let counts = try container.section("\(name).counts", of: UInt8.self, count: dimension)
        var starts: [UInt32] = [0]
        starts.reserveCapacity(dimension + 1)
        var total = 0
        for count in counts {
            total += Int(count)
            starts.append(UInt32(truncatingIfNeeded: total))
        }
        self.starts = starts
        labels = try container.section("\(name).labels", of: UInt8.self, count: total + 1)
        values = try container.section("\(name).values", of: Int8.self, count: total + 1)
        scale = try container.section("\(name).scale", of: Float.self, count: 1)[0]
        guard scale.isFinite, labels.allSatisfy({ $0 < labelCount }) else {
            throw .malformed(part: "\(name).labels")
        }
    }

    /// Sets each row of `sums`, of `stride` columns, to the weights of an element's hashed
    /// features; element *i* has those from `starts[i]` to `starts[i + 1]`, and a hash's bucket is
    /// its low bits. O(features · labels of a bucket).
    ///
    /// - Precondition: `stride` is no less than the number of labels.
    func computeSums(
        of features: [UInt32], starts elements: [Int], stride: Int, into sums: inout [Float]
    ) {
        let count = elements.count - 1
        if sums.count < count * stride { sums = Array(repeating: 0, count: count * stride) }
        let mask = UInt32(starts.count - 2)
        sums.withUnsafeMutableBufferPointer { sums in
            starts.withUnsafeBufferPointer { starts in
                for position in 0..<count {
                    let row = position * stride
                    for k in 0..<stride { sums[row + k] = 0 }
                    for index in elements[position]..<elements[position + 1] {
                        let bucket = Int(features[index] & mask)
                        for entry in Int(starts[bucket])..<Int(starts[bucket + 1]) {
                            sums[row + Int(labels[entry])] += Float(values[entry])
                        }
                    }
                    for k in 0..<stride { sums[row + k] *= scale }
                }
            }
        }
    }

    /// Returns the sections that hold `weights`, those of at most `threshold` left out.
    static func sections(
        of weights: WeightMatrix, name: String, threshold: Float
    ) -> [(name: String, bytes: [UInt8])] {
        var counts: [UInt8] = []
        var labels: [UInt8] = []
        var values: [UInt8] = []
        let count = weights.dimension * weights.stride
        let greatest = weights.elements.prefix(count).reduce(0) { max($0, abs($1)) }
        let scale = max(greatest / 127, .leastNormalMagnitude)
        for row in 0..<weights.dimension {
            let before = labels.count
            for label in 0..<min(weights.labelCount, 255) {
                let weight = weights.elements[row * weights.stride + label]
                guard abs(weight) > threshold else { continue }
                labels.append(UInt8(label))
                values.append(UInt8(bitPattern: Int8((weight / scale).rounded())))
            }
            counts.append(UInt8(labels.count - before))
        }
        return [
            ("\(name).counts", counts), ("\(name).labels", labels + [0]),
            ("\(name).values", values + [0]),
            ("\(name).scale", [scale].littleEndianBytes),
        ]
    }
}
