internal import Primitives
internal import Understanding

extension Resolver {
    /// Others are asked for money, or their requests answered.
    func requestMoney(_ frame: Frame) throws(Detour) -> Step {
        switch frame.operation {
        case .list?: return .answer(.requests(listed(frame)))
        case .accept?, .decline?:
            try checkUnlocked()
            try checkDoneNow(frame)
            return try answer(frame)
        case .remind?, .cancel?:
            let request = try request(.outgoing, frame)
            var order = order(frame.operation, request)
            order.payee = request.person
            return frame.operation == .remind ? .perform([order]) : .confirm([order])
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
        guard let interval = frame.days(.date) ?? frame.days(.period), interval.start == nil,
            let end = interval.end
        else { return try laterDay(frame) }
        let day = end.adding(days: -1)
        guard day >= today else { throw refuse(.pastDay(day), asking: .slot(.date)) }
        return day
    }

    private func answer(_ frame: Frame) throws(Detour) -> Step {
        let name = frame.text(.payee) ?? frame.text(.payer)
        let incoming = view.requests.filter {
            $0.direction == .incoming && !frame.excludes([$0.person.name] + $0.person.aliases)
        }
        if frame.operation == .decline, frame.wantsAll, name == nil, incoming.count > 1 {
            return .confirm(incoming.map { self.order(.decline, $0) })
        }
        let request = try request(.incoming, frame)
        let order = order(frame.operation, request)
        if frame.operation == .accept {
            if let said = frame.amounts.last, try money(said, in: view.currency) != request.amount {
                throw refuse(.notFound(.request, name: request.person.name))
            }
            try check([order], in: nil)
        }
        return .confirm([order])
    }

    private func order(_ operation: Operation?, _ request: WalletView.Request) -> Order {
        var order = Order(.requestMoney, operation)
        order.payee = request.person
        order.amount = request.amount
        order.note = request.note
        order.subject = request.id
        return order
    }

    private func request(
        _ direction: MoneyDirection, _ frame: Frame
    ) throws(Detour) -> WalletView.Request {
        let name = frame.text(.payee) ?? frame.text(.payer)
        var open = view.requests.filter { $0.direction == direction }
        if let said = frame.amounts.last?.money(default: view.currency),
            open.contains(where: { $0.amount == said })
        {
            open.removeAll { $0.amount != said }
        }
        return try one(
            of: open, named: name, frame,
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
        let asksMe = ["m a", "m ont", "me demande", "asked me", "asking me", "from me"]
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
