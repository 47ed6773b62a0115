internal import Primitives
internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// The orders a sentence gives one after another with one verb, each with its own day, rhythm
    /// or reason: "envoie 20 à Paul demain et 30 à Karim vendredi", "paie EDF et Orange". What is
    /// said before the first is said of all; a sentence that is one order is returned whole. So are
    /// the questions about spending of a sentence, which differ in what or whom it is spent on.
    var parts: [Interpretation] {
        if let questions { return questions }
        if let instalments { return instalments }
        guard let receiver, let marks = starts(ofOrdersTo: receiver), marks.count > 1,
            !slots.contains(where: leavesOut)
        else { return [self] }
        let starts = startsWithDays(marks)
        // "Paie EDF et Orange demain": what is said last of when is said of all.
        let isShared =
            !hasOwnDetails(before: starts)
            && Set(text(in: starts[0]..<starts[starts.count - 1]).foldedWords)
                .isDisjoint(with: ["then", "puis", "ensuite"])
        return starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] : Int.max
            return with(
                slots: slots.filter { fill in
                    let start = fill.range.lowerBound
                    return start < starts[0] || start >= starts[index] && start < end
                        || isShared && Self.times.contains(fill.slot)
                })
        }
    }

    /// Where orders begin that each have their day before them ("demain 50 à Paul et après-demain 20
    /// à Marie"); the starts themselves where they have not.
    private func startsWithDays(_ starts: [Int]) -> [Int] {
        let days = slots.filter { $0.slot.isOfDays }.map(\.range)
        let leads = starts.indices.map { index in
            let floor = index > 0 ? starts[index - 1] : 0
            return days.last { day in
                day.lowerBound >= floor && day.upperBound <= starts[index]
                    && !slots.contains { fill in
                        fill.range.lowerBound >= day.upperBound
                            && fill.range.lowerBound < starts[index]
                    }
            }?.lowerBound
        }
        let beginsNow =
            leads[0] == nil
            && !Self.todayWords.isDisjoint(with: text(in: 0..<starts[0]).foldedWords)
        let told = beginsNow ? [0] + leads.dropFirst() : leads
        let all = told.compactMap { $0 }
        return all.count == starts.count && days.count == starts.count - (beginsNow ? 1 : 0)
            ? all : starts
    }

    /// A question for each category, merchant or period asked about together ("en courses et en
    /// restos", "in August and September"); nil where there are not several.
    private var questions: [Interpretation]? {
        guard isOfSpending, !slots.contains(where: leavesOut) else { return nil }
        if let questionsApart { return questionsApart }
        // What several come to together is one question.
        let isOfAll = MeasureReading(self).asksForTotalOfSeveral
        if let questions = questions(on: [.category, .merchant]) {
            return isOfAll ? nil : questions
        }
        // "Between August and October" is one period.
        let isSpan = !Set(words).isDisjoint(with: ["entre", "between"])
        guard !isSpan, measure?.isComparison != true,
            let questions = questions(on: [.period, .date])
        else { return nil }
        return isOfAll ? together ?? questions : questions
    }

    /// The question of all days of several, where those follow each other without a gap.
    private var together: [Interpretation]? {
        let times = slots.filter { $0.slot.isOfDays }
        var all: DayInterval?
        for time in times {
            guard case .days(let days) = time.value else { return nil }
            guard let before = all else {
                all = days
                continue
            }
            guard let start = before.start, let end = days.end, before.end == days.start else {
                return nil
            }
            all = DayInterval(start: start, end: end)
        }
        guard let all, let first = times.first, let last = times.last else { return nil }
        let period = SlotFill(
            slot: .period, value: .days(all),
            range: first.range.lowerBound..<last.range.upperBound)
        return [with(slots: slots.filter { !times.contains($0) } + [period])]
    }

    /// A question for each value of these slots; nil where there are not several of one.
    private func questions(on subjects: [Slot]) -> [Interpretation]? {
        let marks = slots.filter { subjects.contains($0.slot) }
        guard marks.count > 1, Set(marks.map(\.slot)).count == 1, areJoined(marks),
            Set(marks.map(\.value)).count == marks.count
        else { return nil }
        return marks.map { mark in
            with(slots: slots.filter { !subjects.contains($0.slot) || $0 == mark })
        }
    }

    /// The slot of those who get something, where several may.
    var receiver: Slot? {
        switch label {
        case .intent(.sendMoney, _): .payee
        case .intent(.requestMoney, .create): .payer
        case .intent(.payBill, _), .intent(.manageRecurring, .pause),
            .intent(.manageRecurring, .resume), .intent(.manageRecurring, .cancel),
            .intent(.manageRecurring, .change):
            .merchant
        default: nil
        }
    }

    /// Where each order begins in the text; nil where they cannot be told apart.
    private func starts(ofOrdersTo receiver: Slot) -> [Int]? {
        let marks = slots.filter { $0.slot == receiver || $0.slot == .amount }
        guard let first = marks.first, marks.contains(where: { $0.slot == .amount }) else {
            return receiver == .merchant && operation != .change && marks.count > 1
                && areJoined(marks)
                ? marks.map(\.range.lowerBound) : nil
        }
        var groups: [[SlotFill]] = []
        for mark in marks {
            let isNext =
                mark.slot == first.slot
                && (first.slot == .amount || groups.last?.last?.slot != first.slot)
            if groups.isEmpty || isNext {
                groups.append([mark])
            } else {
                groups[groups.count - 1].append(mark)
            }
        }
        let areWhole = groups.allSatisfy { group in
            group.count { $0.slot == .amount } == 1 && group.contains { $0.slot == receiver }
        }
        guard groups.count > 1, areWhole else { return nil }
        let starts = groups.compactMap(\.first?.range.lowerBound)
        // "Non 25 pour Paul" corrects what stands before and is no order beside it.
        let corrects = starts.dropFirst().contains { start in
            text(in: 0..<start).foldedWords.last.map(Self.correcting.contains) == true
        }
        if corrects { return nil }
        let differ = groups.contains { $0.count > 2 } || hasOwnDetails(before: starts)
        return receiver == .merchant || differ ? starts : nil
    }

    /// Whether a day, a rhythm or a reason is said of an order that is not the last.
    private func hasOwnDetails(before starts: [Int]) -> Bool {
        guard let first = starts.first, let last = starts.last else { return false }
        let own = slots.contains { fill in
            (Self.times.contains(fill.slot) || fill.slot == .note)
                && (first..<last).contains(fill.range.lowerBound)
        }
        let between = text(in: first..<last).foldedWords
        return own || !Set(between).isDisjoint(with: ["now", "maintenant"])
    }

    private static let times: Set<Slot> = [.date, .period, .frequency]

    private static let joints: Set<String> = ["et", "and", "puis", "then", "plus"]
    private static let listing = joints.union(["ni", "nor", "ou", "or"])
    private static let questionJoints: Set<String> = ["vs", "versus", "ou", "or", "contre"]

    /// Whether it asks what was or will be spent.
    private var isOfSpending: Bool {
        intent == .analyzeSpending || intent == .forecastSpending
    }

    /// Whether a conjunction or a comma stands between each two of the marks.
    func areJoined(_ marks: [SlotFill]) -> Bool {
        zip(marks, marks.dropFirst()).allSatisfy { first, second in
            let start = first.range.upperBound
            let between = text(in: start..<max(start, second.range.lowerBound))
            let joints = isOfSpending ? Self.joints.union(Self.questionJoints) : Self.joints
            let words = between.foldedWords
            return between.contains(",") || words.contains(where: joints.contains)
                || Wording(words).says(["as well as", "along with", "ainsi que", "de meme que"])
        }
    }

    /// The words a value was read from.
    func text(of fill: SlotFill) -> String { text(in: fill.range) }

    /// The part of the text that a range of its bytes is.
    func text(in range: Range<Int>) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The turn as one that asks for what was said last where it asks where the conversation stood.
    var resuming: Interpretation {
        let wording = Wording(words)
        let asks =
            words.count <= 7 && slots.isEmpty
            && (wording.says(Self.standing)
                || wording.says(Self.amountAsked) && wording.says(Self.justDone))
        return asks ? with(slots: [], label: .act(.again)) : self
    }

    private static let amountAsked = ["combien", "how much"]
    private static let justDone = [
        "viens d' envoyer", "viens de payer", "viens de virer", "just send", "just sent",
        "just pay", "just paid",
    ]
    private static let standing = [
        "where were we", "where was i", "where did we stop", "where did we leave off",
        "ou en etait on", "ou en etions nous", "on en etait ou", "on s' etait arrete ou",
        "ou on en etait",
    ]

    func with(
        slots: [SlotFill], label: UtteranceLabel? = nil, confidence: Double? = nil
    ) -> Interpretation {
        let own: DialogueAct? = if case .act(let act)? = label { act } else { nil }
        return Interpretation(
            text: text, language: language, label: label ?? self.label, act: own ?? act,
            confidence: confidence ?? self.confidence,
            alternatives: alternatives, slots: slots, isOrder: isOrder,
            hasImpossibleDate: hasImpossibleDate, languageMargin: languageMargin)
    }
}

// MARK: - Those left out

extension Interpretation {
    /// Whether a value is said to be left out: "sauf Orange", "all but EDF", and of several "not to
    /// Karim".
    func leavesOut(_ fill: SlotFill) -> Bool {
        let words = text(in: 0..<max(0, fill.range.lowerBound)).foldedWords[...]
        let isOneOfSeveral = slots.count { $0.slot == fill.slot } > 1
        if fill.slot == .amount {
            // "50, rather than 60", "50 et non 60", "50, dont 10 pour le café", "50, chambre 12".
            let isBesides = words.last.map(Self.beforeOtherFigures.contains) == true
            return Self.isReplaced(behind: words)
                || isOneOfSeveral
                    && (isBesides || Self.isDenied(behind: words))
        }
        if fill.slot.isOfDays {
            return paysOrAsks && leavesOutDay(fill, behind: words)
        }
        guard Self.names.contains(fill.slot), !MeasureReading(self).countsFreeDays else {
            return false
        }
        if Self.leaveOut(words) || isTold(fill, behind: words) || isSpared(fill) { return true }
        if isOfSpending || intent == .listTransactions {
            // "Hors loyer, courses et impôts" leaves all out.
            if let other = precedingInList(fill) { return leavesOut(other) }
            if let joint = Self.unlinked(words).last, Self.listing.contains(joint) {
                return words.indices.suffix(5).contains { Self.leaveOut(words[...$0]) }
            }
        }
        // "All my bills except EE and the gas" leaves out both.
        if !Self.severalThings.isDisjoint(with: words),
            let other = precedingInList(fill), leavesOut(other)
        {
            return true
        }
        let before = Self.unlinked(words)
        // Of "20 à Paul et non 30 à Zoé" nothing is for her.
        if isOneOfSeveral, let amount = amount(before: fill), leavesOut(amount) { return true }
        let isDenied =
            Self.isDenied(behind: before)
            || before.count > 1 && before.last.map(["pas", "not"].contains) == true
        if isDenied, isOfThings(behind: words) { return true }
        return isOneOfSeveral && (Self.isReplaced(behind: words) || isDenied)
    }

    /// Whether several things of a kind are spoken of before a name ("pay all bills but not EDF").
    func isOfThings(behind words: ArraySlice<String>) -> Bool {
        !Self.things.isDisjoint(with: words)
            && Self.leavingJoints.contains(
                Self.unlinked(words).suffix(2).joined(separator: " "))
    }

    private static let things: Set<String> = [
        "bills", "invoices", "factures", "requests", "demandes", "subscriptions", "abonnements",
        "budgets", "payments", "paiements", "everything", "tout", "all", "both",
    ]
    private static let severalThings = things.union([
        "everyone", "everybody", "every", "each", "tous", "toutes", "monde", "chaque",
    ])
    static let leavingJoints: Set<String> = ["but not", "and not", "mais pas", "et pas"]

    /// The amount with nothing but what leads to a name between it and a name.
    private func amount(before fill: SlotFill) -> SlotFill? {
        slots.last { other in
            other.slot == .amount && other.range.upperBound <= fill.range.lowerBound
                && text(in: other.range.upperBound..<fill.range.lowerBound).foldedWords
                    .allSatisfy(Self.nameLinks.contains)
        }
    }

    /// Whether it orders a payment, or asks for one.
    package var paysOrAsks: Bool {
        switch label {
        case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.requestMoney, .create),
            .intent(.manageRecurring, .create):
            true
        case .intent, .act, .inform, .outOfScope: false
        }
    }

    /// Whether a day is one that something is not to happen on ("any day but Monday", "sauf lundi",
    /// "mais pas lundi"), rather than before or behind.
    private func leavesOutDay(_ fill: SlotFill, behind words: ArraySlice<String>) -> Bool {
        let own = text(of: fill).foldedWords[...]
        let isBounded = !Set(own).isDisjoint(with: [
            "avant", "before", "apres", "after", "until", "till", "tard", "later", "tot",
            "earlier", "sooner",
        ])
        guard case .days(let days) = fill.value, days.start != nil, days.end != nil, !isBounded
        else { return false }
        // "Day except Monday" is read as one.
        let isInside = own.indices.contains { place in
            let before = words + own.prefix(place)
            return Self.leaveOut(before) || before.suffix(2) == ["day", "but"]
        }
        return isInside || Self.isReplaced(behind: words)
            || Self.unlinked(words).last.map(["pas", "not"].contains) == true
    }

    /// Whether what stands behind these words gives way to what was said before them ("rather than
    /// 60", "au lieu de Paul").
    private static func isReplaced(behind words: ArraySlice<String>) -> Bool {
        // "Of" of "instead of" only leads to a name by itself.
        [unlinked(words), words].contains { words in
            replacing.contains(words.suffix(2).joined(separator: " "))
        }
    }

    /// Whether what stands behind these words is said not to be meant ("et non 60").
    private static func isDenied(behind words: ArraySlice<String>) -> Bool {
        ["et non", "and not", "et pas"].contains(words.suffix(2).joined(separator: " "))
    }

    /// The name that stands right before another in a list of them.
    private func precedingInList(_ fill: SlotFill) -> SlotFill? {
        let others = slots.filter {
            Self.names.contains($0.slot) && $0.range.upperBound <= fill.range.lowerBound
        }
        guard let other = others.max(by: { $0.range.upperBound < $1.range.upperBound }) else {
            return nil
        }
        let between = text(in: other.range.upperBound..<fill.range.lowerBound)
        let joints = between.foldedWords.filter { !Self.nameLinks.contains($0) }
        guard joints.allSatisfy(Self.listing.contains), !joints.isEmpty || between.contains(",")
        else { return nil }
        return other
    }

    /// Whether somebody is only to be told of what is done, or not to be ("and don't tell Marie",
    /// "sans le dire à Marie").
    private func isTold(_ fill: SlotFill, behind words: ArraySlice<String>) -> Bool {
        let before = Self.unlinked(words)
        guard [.payee, .payer].contains(fill.slot),
            let verb = before.lastIndex(where: Self.telling.contains),
            before[(verb + 1)...].allSatisfy(Self.told.contains)
        else { return false }
        return slots.count { $0.slot == fill.slot } > 1
            || !Self.negations.union(["sans", "without"]).isDisjoint(with: before[..<verb])
    }

    private static let telling: Set<String> = [
        "tell", "telling", "inform", "warn", "notify", "let", "dis", "dire", "parle", "parler",
        "previens", "prevenir", "avertis",
    ]
    private static let told: Set<String> = [
        "rien", "pas", "it", "anything", "about", "this", "that", "surtout", "ca", "cela",
    ]

    /// Whether words end with some that leave out what stands behind them.
    static func leaveOut(_ words: ArraySlice<String>) -> Bool {
        let before = unlinked(words)
        guard let last = before.last else { return false }
        // "From" of "apart from" leads to a name by itself, and another link may follow it.
        let pairs = (0...(words.endIndex - before.endIndex)).map { links in
            words.dropLast(links).suffix(2).joined(separator: " ")
        }
        return excluding.contains(last) || !excludingPairs.isDisjoint(with: pairs)
    }

    /// Whether a few words only say what is to be left out ("without rent?", "et sans les courses").
    var onlyLeavesOut: Bool {
        guard words.count <= 6, slots.allSatisfy(leavesOut) else { return false }
        let opening = words.prefix { ["et", "and", "but", "mais"].contains($0) }.count
        let starts = (1...2).contains { Self.leaveOut(words.prefix(opening + $0)) }
        return starts && !(slots.isEmpty && unheardExclusions(besides: []).isEmpty)
    }

    /// The kinds of spending that a question leaves out, each with how it is called, as far as they
    /// are named behind the words that say so and are in none of the slots left out.
    func unheardExclusions(
        besides left: [SlotFill]
    ) -> [(said: String, kind: SpendingCategory)] {
        // A comma joins as "and" does.
        let words = text.replacing(",", with: " and ").foldedWords
        let known = Set(left.flatMap { text(of: $0).foldedWords })
        guard !MeasureReading(self).countsFreeDays else { return [] }
        return words.indices.filter { Self.leaveOut(words[...$0]) }.flatMap { index in
            Self.kinds(listedIn: words[(index + 1)...], besides: known)
        }
    }

    /// The kinds of spending that words list from their beginning on ("le loyer et les impôts").
    private static func kinds(
        listedIn words: ArraySlice<String>, besides known: Set<String>
    ) -> [(said: String, kind: SpendingCategory)] {
        var kinds: [(said: String, kind: SpendingCategory)] = []
        var rest = words
        while true {
            rest = rest.drop { nameLinks.contains($0) || listing.contains($0) }
            let item = rest.prefix(2).prefix { !listing.contains($0) }
            let said = item.joined(separator: " ")
            let areFixed = MeasureReading(Array(item)).areFixedCosts
            let kind = SpendingCategory.named(in: said) ?? (areFixed ? .utilities : nil)
            let isKnown = !known.isDisjoint(with: item)
            guard kind != nil || isKnown else { return kinds }
            if let kind, !isKnown { kinds.append((said, kind)) }
            let joint = rest.dropFirst().prefix(4).firstIndex { listing.contains($0) }
            guard let joint else { return kinds }
            rest = rest[(joint + 1)...]
        }
    }

    /// Whether a no stands right before a name ("non pour Karim"), one of `noes` where they are
    /// given.
    func refuses(_ name: String, by noes: Set<String> = refusing) -> Bool {
        let (words, name) = (words, name.foldedWords)
        guard let first = name.first else { return false }
        return words.indices.contains { index in
            guard words[index] == first || name.contains(words[index]) else { return false }
            return Self.unlinked(words[..<index]).last.map(noes.contains) == true
        }
    }

    /// Whether all are meant but some ("everyone but Paul").
    var saysAllBut: Bool {
        zip(words, words.dropFirst()).contains { Self.excludingPairs.contains("\($0) \($1)") }
    }

    /// Whether those who are not named are spoken of ("oui pour les autres").
    var mentionsOthers: Bool { !Self.others.isDisjoint(with: words) }

    /// Whether a no stands before those who are not named ("non pour les autres").
    var refusesOthers: Bool {
        let words = words
        return words.indices.contains { index in
            Self.others.contains(words[index])
                && Self.unlinked(words[..<index]).last.map(Self.refusing.contains) == true
        }
    }

    private static let others: Set<String> = ["autres", "others", "reste", "rest"]

    /// The words without those behind that only lead to a name.
    private static func unlinked(_ words: ArraySlice<String>) -> ArraySlice<String> {
        words.lastIndex { !nameLinks.contains($0) }.map { words[words.startIndex...$0] } ?? []
    }

    private static let names: Set<Slot> = [
        .payee, .payer, .merchant, .category, .account, .card,
    ]
    static let nameLinks: Set<String> = [
        "a", "au", "aux", "to", "de", "du", "d'", "des", "la", "le", "l'", "les", "for", "pour",
        "from", "of", "the", "my", "mon", "ma", "mes", "celle", "celui", "celles", "ceux", "chez",
        // An elided word before a name that is cut off.
        "d", "l",
    ]
    private static let excluding: Set<String> = [
        "sauf", "excluant", "besides", "ignoring", "except", "excepte", "excluding", "hormis",
        "hors", "sans", "without", "dehors", "minus",
    ]
    private static let excludingPairs: Set<String> = [
        "all but", "everything but", "everyone but", "everybody but", "apart from", "other than",
        "a part", "except for", "tout sauf", "anything but", "not counting", "not including",
        "aside from", "sans compter", "leaving out", "sans inclure", "except from",
        "moins les", "moins mes", "moins le", "moins la", "moins l'", "moins mon", "moins ma",
    ]
    /// What stands before a figure that is not what is paid: a part of it, one that is denied, a
    /// bound, or the number of a thing.
    private static let beforeOtherFigures: Set<String> = [
        "dont", "including", "incl", "inclus", "incluant", "pas", "not", "ref", "reference",
        "commande", "order", "chambre", "room", "appartement", "appt", "apartment", "apt", "flat",
        "numero", "number", "num", "#", "table", "ticket", "lot", "dossier", "invoice",
        "unit", "lit", "porte", "door", "studio", "batiment", "over", "under", "above", "below",
        "account", "acct", "code", "compte",
    ]
    private static let replacing: Set<String> = [
        "plutot que", "plutot qu'", "rather than", "instead of", "au lieu",
    ]
    static let refusing: Set<String> = [
        "non", "no", "not", "pas", "sans", "sauf", "except", "without",
    ]
}
