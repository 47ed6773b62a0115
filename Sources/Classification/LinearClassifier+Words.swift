extension LinearClassifier {
    /// Returns the weighed features of the text made of `units` over the folded `bytes`, as they
    /// are scored: words and characters of length 1, keys of 1.3, without those of no row.
    ///
    /// O(length).
    public func features(of units: [FeatureUnit], in bytes: [UInt8]) -> FeatureVector {
        var counter = FeatureCounter(space: manifest.space)
        counter.count(units, in: bytes)
        counter.weigh(by: weighting)
        return counter.vector
    }

    /// Returns what each unit of the last scored text adds to the logit of a head's label: its word
    /// and the n-grams inside it, not those it shares with its neighbours.
    ///
    /// - Precondition: `units` and `bytes` are what was scored, `label` is one of the head's.
    /// - Complexity: O(length + features).
    public func contributions(
        ofUnits units: [FeatureUnit], in bytes: [UInt8], toLabel label: Int, head: Int,
        workspace: ClassifierWorkspace
    ) -> [Float] {
        let vector = workspace.counter.vector
        var values: [Int32: Float] = [:]
        for (row, value) in zip(vector.rows, vector.values) { values[row] = value }
        let space = manifest.space
        return units.map { unit in
            var sum: Float = 0
            let add = { (bucket: Int) in
                let row = weighting.rows.row(of: bucket)
                guard let value = values[Int32(row)] else { return }
                sum += value * weight(head: head, row: row, label)
            }
            bytes.withUnsafeBufferPointer { bytes in
                add(space.wordBucket(ofHash: FeatureSpace.hash(of: unit, in: bytes)))
                guard unit.placeholder == nil else { return }
                space.forEachCharacterBucket(of: unit.word(in: bytes)) {
                    bucket, times in
                    if times > 0 { add(bucket) }
                }
            }
            return sum
        }
    }
}
