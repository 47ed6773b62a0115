internal import Primitives
internal import Understanding

extension Resolver {
    /// Others are asked for money, or their requests answered.
    func requestMoney(_ frame: Frame) throws(Detour) -> Step {
        switch frame.operation {
        case .list? where Wording(frame.words).asksWhoOwesSpeaker:
            let claims = view.requests.filter { $0.direction == .outgoing }
            let total = try? Money.sum(of: claims.map(\.amount), in: view.currency)
            return .answer(.claims(claims, total: claims.isEmpty ? nil : total))
        case .list?: return .answer(.requests(listed(frame)))
        case .accept?, .decline?:
            try checkUnlocked()
            try checkDoneNow(frame)
            return try answer(frame)
        case .remind?, .cancel?:
            let orders = try requests(.outgoing, frame).map { order(frame.operation, $0) }
            // "Remind her" may be of somebody else than the only one who was asked.
            let isPronoun =
                frame.texts(.payer).isEmpty && frame.texts(.payee).isEmpty
                && !Frame.pronouns.isDisjoint(with: frame.words)
            return frame.operation == .remind && !isPronoun
                ? .perform(orders) : .confirm(orders)
        default: return try createRequests(frame)
        }
    }

    private func listed(_ frame: Frame) -> [WalletView.Request] {
        guard let direction = frame.requestSide else { return view.requests }
        return view.requests.filter { $0.direction == direction }
    }

    private func createRequests(_ frame: Frame) throws(Detour) -> Step {
        let names = frame.texts(.payer) + frame.texts(.payee)
        guard !names.isEmpty else { throw need(.slot(.payer)) }
        if frame.values[.frequency] != nil { throw refuse(.unkeptRhythm) }
        let people = try meant(try people(names, frame, slot: .payer), frame)
        let amounts = try shares(of: frame, among: people.count, in: view.currency)
        let expiry = try lastDay(frame)
        return .confirm(
            zip(people, amounts).map { person, amount in
                var order = Order(.requestMoney, .create)
                order.payee = person
                order.amount = amount
                order.day = expiry
                order.note = frame.text(.note)
                return order
            })
    }

    /// The last day a request may be paid on: of "avant vendredi" the day before.
    private func lastDay(_ frame: Frame) throws(Detour) -> Day? {
        // "By Friday" is from today on.
        guard let interval = frame.saidDays, let end = interval.end,
            interval.start == nil || interval.start == today && interval.dayCount != 1
        else { return try laterDay(frame) }
        let day = end.adding(days: -1)
        guard day >= today else { throw refuse(.pastDay(day), asking: .slot(.date)) }
        return day
    }

    private func answer(_ frame: Frame) throws(Detour) -> Step {
        let requests = try requests(.incoming, frame)
        let orders = requests.map { order(frame.operation, $0) }
        guard frame.operation == .accept else { return .confirm(orders) }
        if let foreign = requests.first(where: { $0.amount.currency != view.currency }) {
            throw refuse(
                .currencyMismatch(said: foreign.amount.currency, account: view.currency))
        }
        try checkPaidWhole(requests, frame)
        // A request is paid whole: no other amount would do.
        try check(orders, in: nil, asking: nil)
        return .confirm(orders)
    }

    /// Checks that what is said to be paid of requests is all that they ask for.
    private func checkPaidWhole(
        _ requests: [WalletView.Request], _ frame: Frame
    ) throws(Detour) {
        var said: [Money] = []
        for spoken in frame.amounts { said.append(try money(spoken, in: view.currency)) }
        let asked = requests.map(\.amount)
        let areWhole =
            requests.count == 1 ? said.allSatisfy { $0 == asked[0] } : said.isEmpty || said == asked
        guard areWhole, frame.shareOfDue == nil else {
            let request = requests.first { !said.contains($0.amount) } ?? requests[0]
            throw refuse(.paidWhole(request.amount, to: request.person.name))
        }
    }

    private func order(_ operation: Operation?, _ request: WalletView.Request) -> Order {
        var order = Order(.requestMoney, operation)
        order.payee = request.person
        order.amount = request.amount
        order.note = request.note
        order.subject = request.id
        return order
    }

    /// The requests a frame is about: that of each who is named, else the one there is, or all.
    private func requests(
        _ direction: MoneyDirection, _ frame: Frame
    ) throws(Detour) -> [WalletView.Request] {
        let range = try amountRange(of: frame)
        let within = view.requests.filter { $0.direction == direction && range($0.amount) }
        let names = frame.texts(.payee) + frame.texts(.payer)
        let part = names.isEmpty ? frame.countedPart : nil
        let open = part?.part(of: within) ?? within
        let amounts = frame.amounts.map { $0.money(default: view.currency) }
        if frame.offersAlternatives {
            let offered = open.filter { request in
                names.contains { request.person.isNamed($0.nameWords) }
                    || request.person.name.foldedWords.first.map(frame.spoken.contains) == true
            }
            if offered.count > 1 {
                // A whole name that was said is no pick of one that was said in part.
                var unnamed = frame
                unnamed.words = []
                return try requests(among: offered, of: nil, amounts.last ?? nil, unnamed)
            }
        }
        guard names.count > 1 else {
            return try requests(among: open, of: names.first, amounts.last ?? nil, frame)
        }
        var requests: [WalletView.Request] = []
        for (index, name) in names.enumerated() {
            let amount = amounts.count == names.count ? amounts[index] : nil
            for request in try self.requests(among: open, of: name, amount, frame)
            where !requests.contains(request) { requests.append(request) }
        }
        return requests
    }

    /// Whether an amount is one of those meant where only some are ("all requests above 30").
    func amountRange(of frame: Frame) throws(Detour) -> (Money) -> Bool {
        var bounds: [(isLeast: Bool, amount: Money)] = []
        for (slot, isLeast) in [(Slot.amountMinimum, true), (.amountMaximum, false)] {
            guard let spoken = frame.amount(slot) else { continue }
            bounds.append((isLeast, try money(spoken, in: view.currency)))
        }
        let isStrict = MeasureReading(frame.words).excludesBounds
        return { amount in
            bounds.allSatisfy { bound in
                amount.currency == bound.amount.currency
                    && !(bound.isLeast ? bound.amount > amount : amount > bound.amount)
                    && !(isStrict && amount == bound.amount)
            }
        }
    }

    private func requests(
        among open: [WalletView.Request], of name: String?, _ amount: Money?, _ frame: Frame
    ) throws(Detour) -> [WalletView.Request] {
        let exact = open.filter { $0.amount == amount }
        let meant = exact.isEmpty ? open : exact
        // Of two by one person the reason given tells which is meant.
        let noted = meant.filter { request in
            let words = request.note?.nameWords ?? []
            return !words.isEmpty && words.isSubset(of: frame.spoken)
                && name.map { request.person.isNamed($0.nameWords) } != false
        }
        return try several(
            of: noted.isEmpty || frame.meansEach(of: meant.count) ? meant : noted, named: name,
            frame,
            slot: .payee,
            label: { "\($0.person.name) · \($0.amount.canonicalString)" }, amount: { $0.amount },
            names: { [$0.person.name] + $0.person.aliases }, id: \.id,
            missing: .notFound(.request, name: name))
    }
}

extension Frame {
    /// Whether what others ask for or what is asked of them is meant, where it is said.
    fileprivate var requestSide: MoneyDirection? {
        if let said = text(.direction).flatMap(MoneyDirection.init(rawValue:)) { return said }
        let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
        if !spoken.isDisjoint(with: Self.owing)
            || pairs.contains(where: ["ai demande", "have asked", "i asked"].contains)
        {
            return .outgoing
        }
        let asksMe = ["m' a", "m' ont", "me demande", "asked me", "asking me", "from me"]
        return spoken.isDisjoint(with: Self.receiving) && !pairs.contains(where: asksMe.contains)
            ? nil : .incoming
    }

    private static let owing: Set<String> = [
        "doit", "doivent", "owe", "owes", "envoyees", "sent", "faites",
    ]
    private static let receiving: Set<String> = [
        "recue", "recues", "recu", "recus", "received", "incoming",
    ]
}
