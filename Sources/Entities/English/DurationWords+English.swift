extension DurationWords {
    static let english = DurationWords(
        [
            ("year years yr yrs", 1, .year), ("quarter quarters", 1, .quarter),
            ("month months mth mths", 1, .month), ("week weeks wk wks", 1, .week),
            ("day days", 1, .day), ("hour hours", 1, .hour), ("minute minutes", 1, .minute),
            ("second seconds", 1, .second), ("fortnight fortnights", 14, .day),
            ("decade decades", 10, .year), ("century centuries", 100, .year),
        ],
        abbreviations: [
            ("h hr hrs", .hour), ("min mins", .minute), ("s sec secs", .second), ("d", .day),
        ],
        signals: [(.comparative, "fewer less more additional extra other")])
}
