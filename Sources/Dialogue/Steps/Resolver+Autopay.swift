internal import Primitives
internal import Understanding

extension Resolver {
    /// Auto-pay is switched, limited or shown.
    func manageAutopay(_ frame: Frame) throws(Detour) -> Step {
        if frame.operation != .show { try checkHeldAtOnce(frame) }
        if frame.values[.frequency] != nil { throw refuse(.unkeptRhythm) }
        // What is off pays nothing, however much it may not pay.
        if !view.autopay.isEnabled, frame.prohibitsPaying { throw refuse(.duplicate) }
        var order = Order(.manageAutopay, frame.operation)
        // A contact may have been read as a firm.
        let firm = frame.text(.merchant)
        let words = firm?.nameWords ?? []
        let isContact = !words.isEmpty && view.contacts.contains { $0.isNamed(words) }
        let name = frame.text(.payee) ?? frame.text(.payer) ?? (isContact ? firm : nil)
        if let name { order.payee = try payee(named: name, frame, slot: .payee) }
        order.merchant = isContact ? nil : firm
        if frame.operation == .setLimit, frame.switchesOn, !view.autopay.isEnabled {
            order.operation = .enable
        }
        switch order.operation {
        case .enable?:
            if order.payee == nil, order.merchant == nil, view.autopay.isEnabled,
                frame.limit == nil
            {
                throw refuse(.duplicate)
            }
            try allow(&order, frame)
        case .disable?:
            if order.payee == nil, order.merchant == nil, !view.autopay.isEnabled {
                throw refuse(.duplicate)
            }
        case .setLimit?:
            try limit(&order, frame)
        case .setRule? where frame.wantsToBeAsked:
            guard view.autopay.isEnabled else { throw refuse(.duplicate) }
            order.operation = .disable
        case .setRule? where frame.forbids:
            // "Never pay Sofia by yourself" takes leave away, it gives none.
            order.operation = .disable
        case .setRule?:
            if frame.limit == nil, order.payee == nil, order.merchant == nil {
                throw need(.slot(.amount))
            }
            // Nobody else may be charged: the rules that let others are not taken away with it.
            let receiver = order.receiver
            if frame.allowsOnly, receiver != nil,
                view.autopay.rules.contains(where: { $0.peer != receiver })
            {
                throw refuse(.unkeptExclusion)
            }
            try allow(&order, frame)
        case .removeRule?:
            let rule = try rule(order)
            order.subject = rule.id
            order.amount = rule.maximum
        default: return .answer(.autopay(view.autopay))
        }
        return .confirm([order])
    }

    /// Lets an order limit auto-pay, for somebody or for all, over the period that is said or else
    /// over what the limit there is counts over: each request where a rule alone has a most.
    private func limit(_ order: inout Order, _ frame: Frame) throws(Detour) {
        let limits =
            order.receiver.map { view.autopay.peerLimits[$0].map { [$0] } ?? [] }
            ?? view.autopay.limits
        let most = view.autopay.rules.first { $0.peer == order.receiver && $0.maximum != nil }
        let isOfEach = limits.isEmpty && most != nil
        let usual = limits.count == 1 ? limits[0].scope : .daily
        let scope = try scope(
            of: frame, among: (isOfEach ? [.perTransaction] : []) + Self.autopayPeriods,
            usual: isOfEach ? .perTransaction : usual)
        order.scope = scope
        let isRule = scope == .perTransaction
        if isRule { order.operation = .setRule }
        order.amount = try limit(
            frame, now: isRule ? most?.maximum : limits.first { $0.scope == scope }?.amount)
    }

    /// The periods auto-pay can be limited over.
    private static let autopayPeriods: [LimitScope] = [.daily, .weekly, .monthly]

    /// Lets an order switch auto-pay on or allow requests, up to what was said: a most for each
    /// request, or for all of a period. A limit on everything is by the day unless another period
    /// is said.
    private func allow(_ order: inout Order, _ frame: Frame) throws(Detour) {
        let isForAll =
            order.operation == .enable && order.payee == nil && order.merchant == nil
        order.enablesAutopay = !isForAll && !view.autopay.isEnabled
        guard frame.limit != nil else {
            // A figure that was said and not read may be the most there may be.
            if frame.isBudgetDoubtful { throw need(.slot(.amount)) }
            return
        }
        order.amount = try limit(frame)
        order.scope =
            isForAll
            ? try scope(of: frame, among: Self.autopayPeriods, usual: .daily)
            : try scope(
                of: frame, among: [.perTransaction] + Self.autopayPeriods, usual: .perTransaction)
    }

    /// An amount that may be zero, which blocks everything; a difference is one to the limit `now`.
    func limit(_ frame: Frame, now: Money? = nil) throws(Detour) -> Money {
        guard let spoken = frame.limit else { throw need(.slot(.amount)) }
        let currency = now?.currency ?? view.currency
        if let zero = spoken.money(default: currency), zero == .zero(currency) { return zero }
        if let now { return try changed(now, by: try money(spoken, in: currency), frame) }
        return try money(spoken, in: view.currency)
    }

    private func rule(_ order: Order) throws(Detour) -> WalletView.Autopay.Rule {
        let peer = order.payee?.name ?? order.merchant
        let rules = view.autopay.rules.filter { peer == nil || $0.peer == peer }
        guard let rule = rules.first else { throw refuse(.notFound(.rule, name: peer)) }
        guard rules.count == 1 else {
            throw Detour(
                step: .choose(
                    Choice(
                        slot: .merchant, name: nil,
                        options: rules.map { .init(id: $0.id, label: $0.peer ?? $0.id) })))
        }
        return rule
    }
}

extension Frame {
    /// Whether auto-pay is to be on with the limit that is said ("turn on auto-pay up to 50 a day").
    fileprivate var switchesOn: Bool {
        let wording = Wording(words)
        return wording.says(["turn on", "switch on", "turn it on", "allume", "marche", "route"])
            || wording.saysWord(beginning: ["activ", "activat", "enabl"])
    }

    /// Whether the words forbid rather than allow: "never", "jamais", "don't", but not where it is
    /// asking that is forbidden ("don't ask me for EDF").
    fileprivate var forbids: Bool {
        guard limit == nil, spoken.isDisjoint(with: Self.asking) else { return false }
        let asksMe = zip(words, words.dropFirst()).contains { $0 == "me" && $1.hasPrefix("demand") }
        return !asksMe && !spoken.isDisjoint(with: Self.forbidding)
    }

    /// Whether it begins by forbidding to pay something ("don't pay any bill above 100").
    fileprivate var prohibitsPaying: Bool {
        let opening = Wording(words.prefix(4))
        return opening.says([
            "ne paie", "ne paye", "ne payez", "don't pay", "dont pay", "never pay",
        ])
            || opening.says(["don't auto pay", "don't automatically pay", "ne regle"])
    }

    /// Whether the speaker wants to be asked before something is paid ("always ask me before paying
    /// EDF"), rather than not to be.
    fileprivate var wantsToBeAsked: Bool {
        let wording = Wording(words)
        guard limit == nil,
            !wording.says(["don't ask", "dont ask", "without asking", "sans me demander"]),
            !wording.says(["not ask", "never ask", "stop asking", "need to ask", "no need"]),
            !wording.says(["pas me demander", "plus me demander", "arrete de me demander"]),
            !wording.says(["demande plus", "demande pas", "demandes plus", "demandes pas"])
        else { return false }
        let isAsked = wording.says(Self.askMe)
        let isBefore = wording.says(["before", "avant", "first", "d' abord", "toujours", "always"])
        return isAsked && isBefore || wording.says(Self.requiring)
    }

    private static let askMe = [
        "ask me", "asking me", "check with me", "demande moi", "demandez moi", "me demander",
        "me consulter", "consulte moi",
    ]
    private static let requiring = [
        "require my approval", "needs my approval", "need my approval", "require my confirmation",
        "exige mon accord", "demande moi une confirmation", "demande mon accord",
        "demande ma confirmation", "demander mon accord", "demander ma confirmation",
    ]
    private static let asking: Set<String> = [
        "ask", "asking", "confirm", "confirmation", "demander", "confirmer", "valider",
    ]
    private static let forbidding: Set<String> = [
        "never", "jamais", "don't", "dont", "not", "pas", "plus", "refuse", "refuser", "interdis",
        "interdit", "bloque", "block",
    ]
}
