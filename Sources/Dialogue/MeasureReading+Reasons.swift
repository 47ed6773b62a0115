/// What questions ask that want to know why, or whether a figure is usual.
extension MeasureReading {
    /// Whether it is asked why something came to what it did, or what changed.
    var asksForReasons: Bool {
        let opening = Wording(wording.words.prefix(4))
        return opening.says(["why", "pourquoi", "how come", "comment ca se fait", "d' ou vient"])
            || saysWhatChanged
    }

    /// Whether it is asked what changed, or what made a change.
    var saysWhatChanged: Bool { says(Self.changed) }

    private static let changed = [
        "what changed", "what has changed", "what 's changed", "whats changed",
        "what 's different", "what is different", "what was different", "qu' est ce qui a change",
        "ce qui a change", "quoi a change", "what made", "qu' est ce qui change",
        "qu' est ce qui explique", "what explains",
    ]

    /// Whether it is asked of spending that is much by itself, rather than more than some other.
    var speaksOfExcess: Bool {
        says(["so", "si", "tellement", "autant", "aussi", "that much", "tant"])
            || says(["than usual", "que d' habitude", "than normal"])
            || says(["expensive", "cher", "chere", "costly", "dear"])
                && !says(Self.quantities) && !begins(["augment", "increas"])
    }

    /// Whether it is asked if an amount is usual, or much.
    var asksIfNormal: Bool {
        says([
            "normal", "normale", "usual", "typical", "a lot", "too much", "too high", "much",
            "beaucoup", "trop", "enorme", "reasonable", "raisonnable", "excessif", "excessive",
            "eleve", "habituel", "high", "about right",
        ]) && !says(["how much", "can i", "could i", "should i", "puis je", "je peux", "peux je"])
            && !says(["so much", "as much", "that much"]) && !asksForReasons
    }

    /// The unit that an amount is set beside the sums of: a month where none is said.
    var unitOfStanding: AverageUnit? {
        switch unit {
        case .payment: nil
        case let said: said ?? .month
        }
    }
}
