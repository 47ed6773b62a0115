/// What is done to a series before the automatic forecast looks at it.
extension PreparedSeries {
    /// Whether no value is above zero, and one below.
    var isBelowZero: Bool {
        filled.allSatisfy { $0 <= 0 } && filled.contains { $0 < 0 }
    }

    /// The series with the other sign.
    func mirrored() -> PreparedSeries {
        // Zero minus a value, so that no zero gets a sign.
        replacing(values: values.map { 0 - $0 }, filled: filled.map { 0 - $0 })
    }

    /// The series from its first value above zero, where it was zero before for more than twice as
    /// long as at any time since: what has not begun makes no pauses.
    func begun() -> PreparedSeries {
        guard let first = filled.firstIndex(where: { $0 != 0 }), first >= 4,
            filled.count - first >= 4, filled.allSatisfy({ $0 >= 0 })
        else { return self }
        var (longest, pause) = (0, 0)
        for value in filled[first...] {
            pause = value == 0 ? pause + 1 : 0
            longest = max(longest, pause)
        }
        return first > 2 * longest + 2 ? suffix(filled.count - first) : self
    }

    /// The series with what their neighbours say in the place of lone outliers, which from then on
    /// are missing; as it is where a fifth of the values or more are zero.
    func withoutLoneOutliers() -> PreparedSeries {
        guard filled.count(where: { $0 == 0 }) * 5 < filled.count else { return self }
        let season = EvolvingSeason(filled, period: period)
        let outliers = LoneOutliers(in: season.adjusted)
        guard !outliers.places.isEmpty else { return self }
        var (values, filled) = (values, filled)
        for (place, replacement) in zip(outliers.places, outliers.replacements) {
            let adjusted = season.adjusted[place]
            switch season.kind {
            case .multiplicative: filled[place] *= replacement / adjusted
            case .none, .additive: filled[place] += replacement - adjusted
            }
            values[place] = .nan
        }
        return replacing(values: values, filled: filled)
    }
}
