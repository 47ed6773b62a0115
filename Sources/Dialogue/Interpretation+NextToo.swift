internal import Primitives
internal import Understanding

/// Days to come that are told by two times of which the second has but "next" for a name.
extension Interpretation {
    /// The turn with the time behind the one it names among its days, where it asks about both
    /// ("this week and next", "ce mois-ci et le prochain"); itself where it does not.
    var withNextToo: Interpretation {
        guard label == .intent(.forecastSpending, nil), words.count <= 12,
            Self.nexts.contains(where: { words.suffix($0.count) == $0[...] }),
            let place = slots.firstIndex(where: \.slot.isOfDays),
            slots.count(where: \.slot.isOfDays) == 1, case .days(let days) = slots[place].value,
            let start = days.start, let end = days.end
        else { return self }
        let last =
            days.wholeMonth == nil
            ? end.adding(days: end.number - start.number) : end.adding(months: 1)
        var slots = slots
        slots[place] = SlotFill(
            slot: .period, value: .days(DayInterval(start: start, end: last)),
            range: slots[place].range)
        return with(slots: slots)
    }

    private static let nexts = [
        "and next", "and the next", "and the next one", "and the following", "and the one after",
        "et la prochaine", "et le prochain", "et la suivante", "et le suivant",
    ].map(\.foldedWords)
}
