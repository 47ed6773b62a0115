internal import Primitives
internal import Understanding

/// Questions that name what is asked about and no more.
extension Frame {
    /// What was spent on a kind or at a shop in days gone by, where those are all a turn names
    /// ("groceries this month", "transport since the start of October"); nil for any other.
    init?(spendingNamedBy said: Interpretation, on today: Day) {
        guard said.label == .inform, (2...3).contains(said.slots.count),
            said.slots.contains(where: { $0.slot == .category || $0.slot == .merchant }),
            said.slots.contains(where: \.slot.isOfDays),
            said.slots.allSatisfy({ [.category, .merchant].contains($0.slot) || $0.slot.isOfDays }),
            said.wordsBesideSlots.allSatisfy(Interpretation.nameLinks.contains)
        else { return nil }
        self.init(.analyzeSpending, said.lookingBack(on: today))
    }
}
