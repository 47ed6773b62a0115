internal import Entities
internal import Primitives
internal import Understanding

/// What is paid now of an amount of which the rest is paid on a later day.
enum FirstPart: Hashable, Codable, Sendable {
    /// A part of it.
    case share(ExactRatio)
    /// So much of it.
    case amount(SpokenAmount)

    /// What of a whole is paid now, and the rest of it; nil where nothing is left of either.
    func split(_ whole: Money) -> (now: Money, rest: Money)? {
        let now: Money? =
            switch self {
            case .share(let share):
                share.applied(to: whole.minorUnits).map {
                    Money(minorUnits: $0, currency: whole.currency)
                }
            case .amount(let said): said.money(default: whole.currency)
            }
        guard let now, now.isPositive, let rest = try? whole.subtracting(now), rest.isPositive
        else { return nil }
        return (now, rest)
    }
}

extension Frame {
    /// Takes that half is paid now and half on the day that is said last ("send 100 to Mark, half
    /// now and half on Friday").
    mutating func takeFirstPart(of turn: Interpretation) {
        guard intent == .sendMoney, turn.paysHalfNow, let half = ExactRatio(1, 2) else { return }
        firstPart = .share(half)
        values[.percentage] = nil
        let days = turn.slots.filter(\.slot.isOfDays)
        guard days.count > 1, let last = days.last else { return }
        values[.period] = nil
        values[.date] = [last.value]
    }

    /// Takes the later day that a turn says as that of the rest, where part of it is paid now.
    mutating func takeDayOfRest(_ turn: Interpretation, on today: Day) {
        guard firstPart != nil, let days = turn.laterDays(than: today) else { return }
        drop(.date)
        values[.period] = nil
        values[.date] = [.days(days)]
    }

    /// The payment of one person in two parts, one now and one on a later day, where that is all a
    /// turn says ("half now and half next friday", "30 maintenant, le reste vendredi"), or at once
    /// after all; nil for any other, or where no such payment is restated.
    func paidInTwo(by turn: Interpretation, on today: Day) -> Frame? {
        guard intent == .sendMoney, texts(.payee).count == 1, amounts.count == 1,
            let whole = amounts.first
        else { return nil }
        var frame = self
        if firstPart != nil, turn.paysAllAtOnce {
            frame.firstPart = nil
            frame.drop(.date)
            frame.values[.period] = nil
            return frame
        }
        guard let part = turn.onlyFirstPart(of: whole) else { return nil }
        frame.firstPart = part
        frame.drop(.date)
        frame.values[.period] = nil
        frame.takeDayOfRest(turn, on: today)
        return frame
    }
}

extension Resolver {
    /// An order of today and another of a later day in place of one of that day, where a part of it
    /// is to be paid now.
    func inTwo(_ order: Order, _ frame: Frame) throws(Detour) -> [Order] {
        guard let part = frame.firstPart, let whole = order.amount else { return [order] }
        guard order.day != nil else { throw need(.slot(.date)) }
        guard let (now, rest) = part.split(whole) else {
            throw refuse(.invalidAmount, asking: .slot(.amount))
        }
        var (first, second) = (order, order)
        (first.amount, first.day) = (now, nil)
        second.amount = rest
        // What is asked for is paid as a whole or stays open.
        (first.openRequest, second.openRequest) = (nil, nil)
        return [first, second]
    }
}

extension Interpretation {
    /// Whether the one amount that somebody is to get is to be paid half now and half later.
    var paysHalfNow: Bool {
        guard label == .intent(.sendMoney, nil), values(of: .amount).count <= 1,
            values(of: .payee).count == 1, values(of: .frequency).isEmpty
        else { return false }
        return saysHalfNow && saysOtherPart
    }

    /// What is paid now of an amount, where that and when the rest is paid is all it says; nil for
    /// any other, or where what it says is not as much as that amount.
    func onlyFirstPart(of whole: SpokenAmount) -> FirstPart? {
        let said = slots.allSatisfy { fill in
            fill.slot.isOfDays || Self.slotsOfParts.contains(fill.slot)
        }
        guard said, words.count <= 14, !text.contains("?"),
            wordsBesideSlots.allSatisfy({ Self.besideParts.contains($0) || Int($0) != nil })
        else { return nil }
        if saysHalfNow { return saysOtherPart ? ExactRatio(1, 2).map(FirstPart.share) : nil }
        let parts = figures.filter { figure in
            !slots.contains { $0.slot.isOfDays && $0.range.overlaps(figure.range) }
        }
        guard let first = parts.first, parts.count == 2 || parts.count == 1 && saysOtherPart,
            saysNow(behind: first.range, before: parts.dropFirst().first?.range)
        else { return nil }
        if parts.count == 2 {
            let currency = whole.currency ?? .eur
            guard let now = first.amount.money(default: currency),
                let later = parts[1].amount.money(default: currency),
                let all = whole.money(default: currency), (try? now.adding(later)) == all
            else { return nil }
        }
        return .amount(first.amount)
    }

    /// The days it says that are behind another, the last of them.
    func laterDays(than today: Day) -> DayInterval? {
        let said = slots.compactMap { fill -> DayInterval? in
            guard fill.slot.isOfDays, case .days(let days) = fill.value else { return nil }
            return days
        }
        let heard = entities(on: today).compactMap { entity -> DayInterval? in
            guard case .time(let span) = entity.value else { return nil }
            return span.days
        }
        func isLater(_ days: DayInterval) -> Bool { days.start.map { $0 > today } ?? false }
        return said.last(where: isLater) ?? heard.last(where: isLater)
    }

    /// Whether all of what was to be paid in two parts is to be paid now.
    fileprivate var paysAllAtOnce: Bool {
        slots.allSatisfy(\.slot.isOfDays) && words.count <= 7 && !text.contains("?")
            && Wording(words).says([
                "all now", "all of it now", "all of it today", "all at once", "all today",
                "everything now", "in one go", "the whole thing now", "tout maintenant",
                "tout aujourd'hui", "en une fois", "en une seule fois", "d' un coup",
            ])
    }

    private var saysHalfNow: Bool { Wording(words).says(Self.halvesNow) }

    /// Whether another part is spoken of than the first.
    var saysOtherPart: Bool {
        words.count { ["half", "moitie"].contains($0) } > 1
            || !Self.rests.isDisjoint(with: words)
    }

    /// Whether a word for today stands right behind a figure.
    private func saysNow(behind figure: Range<Int>, before next: Range<Int>?) -> Bool {
        let end = max(figure.upperBound, next?.lowerBound ?? text.utf8.count)
        let behind = text(in: figure.upperBound..<end).foldedWords.prefix(3)
        return !Self.todayWords.isDisjoint(with: behind)
            || Wording(Array(behind)).says(Self.immediately)
    }

    private static let halvesNow = [
        "half now", "half today", "half right now", "half of it now", "half of it today",
        "half straight away", "half right away", "moitie maintenant", "moitie aujourd'hui",
        "moitie tout de suite",
    ]
    private static let slotsOfParts: Set<Slot> = [
        .amount, .amountMaximum, .amountMinimum, .percentage, .amountMode,
    ]
    private static let besideParts = elided.union(
        """
        half now today right straight away the rest remainder other and then next on in by of it i \
        'll will send pay later euros euro pounds quid make that can we do please actually rather \
        instead no yes ok la le les moitie autre l'autre maintenant aujourd'hui tout de suite reste \
        restant et puis ensuite en fait plutot non oui envoie envoyer paie paye payer lui on peut \
        faire stp svp mets fais fait un une
        """.foldedWords)
}
