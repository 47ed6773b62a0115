internal import Primitives
internal import Understanding

extension Resolver {
    /// One or several people are paid, today or on a later day.
    func sendMoney(_ frame: Frame) throws(Detour) -> Step {
        try checkUnlocked()
        if let transfer = try ownTransfer(frame) { return .confirm([transfer]) }
        // An account that is not there is told before a payee is asked for.
        let account = try account(of: frame)
        let names = frame.texts(.payee)
        guard !names.isEmpty else { throw need(.slot(.payee)) }
        let payees =
            frame.amounts.count == names.count
            ? try each(of: names, frame) : try meant(try people(names, frame, slot: .payee), frame)
        let last = amountLastPaid(to: payees, frame)
        let amounts =
            if let last { [last] } else {
                try sums(of: frame, among: payees.count, from: account)
            }
        let day = try laterDay(frame)
        let once = zip(payees, amounts).map { payee, amount in
            var order = Order(.sendMoney)
            order.payee = payee
            order.amount = amount
            order.account = account?.name
            order.day = day
            order.note = frame.text(.note)
            order.openRequest = openRequest(of: payee, for: amount)
            order.hasUnkeptHour = frame.saysHour
            order.hasUnkeptAccount = frame.route(in: view).namesForeign
            return order
        }
        let parts = once.count == 1 ? try inTwo(once[0], frame) : once
        let orders = Array(repeatElement(parts, count: frame.times).joined())
        try check(orders, in: account)
        return .confirm(orders)
    }

    /// The amount where somebody asks for as much by a request, which sending it leaves open.
    private func openRequest(of payee: Payee, for amount: Money) -> Money? {
        view.requests.first { request in
            request.isIncoming && request.person.id == payee.id && request.amount == amount
        }?.amount
    }

    /// The person of each of these names, one as often as they have an amount of their own.
    private func each(of names: [String], _ frame: Frame) throws(Detour) -> [Payee] {
        var people: [Payee] = []
        for name in names { people.append(try payee(named: name, frame, slot: .payee)) }
        return people
    }

    /// The people of these names, each once.
    func people(
        _ names: [String], _ frame: Frame, slot: Slot
    ) throws(Detour) -> [Payee] {
        var people: [Payee] = []
        for name in names {
            let person = try payee(named: name, frame, slot: slot)
            if !people.contains(person) { people.append(person) }
        }
        return people
    }

    /// The one of several people who is meant where "or" stood between them.
    func meant(_ people: [Payee], _ frame: Frame) throws(Detour) -> [Payee] {
        guard frame.offersAlternatives, people.count > 1, frame.amounts.count <= 1 else {
            return people
        }
        let choice = Choice(
            slot: frame.personSlot, name: nil,
            options: people.map { .init(id: $0.id.rawValue, label: $0.name) })
        guard let picked = people.first(where: { $0.id.rawValue == frame.picks[choice.key] })
        else { throw Detour(step: .choose(choice)) }
        return [picked]
    }

    /// What each payee gets; "everything" is all the account holds, and a part of it may be meant.
    private func sums(
        of frame: Frame, among count: Int, from account: WalletView.Account?
    ) throws(Detour) -> [Money] {
        let balance = account?.balance ?? view.balance
        if let paid = try paid(from: balance, into: nil, frame) {
            guard count == 1 else { throw refuse(.unreckonedAmount, asking: .slot(.amount)) }
            return [paid]
        }
        if frame.amounts.isEmpty, frame.wantsAll, frame.amountRole == .plain, count == 1,
            balance.isPositive
        {
            return [balance]
        }
        if frame.amounts.isEmpty, count == 1, let share = frame.shareOfBalance,
            let units = share.applied(to: balance.minorUnits), units > 0
        {
            return [Money(minorUnits: units, currency: balance.currency)]
        }
        return try shares(of: frame, among: count, in: balance.currency)
    }

    /// The account a frame is about, nil for the main one: the one in its slot, else the one `side`
    /// of the accounts named, by default the one to pay from.
    func account(
        of frame: Frame, _ side: (AccountRoute) -> OwnAccount? = { $0.source ?? $0.other }
    ) throws(Detour) -> WalletView.Account? {
        let route = frame.route(in: view)
        guard let name = frame.text(.account), !route.namesForeign else {
            guard case .named(let name)? = side(route) else {
                return foreignAccount(frame)
            }
            return view.accounts.first { $0.name == name }
        }
        if name.namesMainAccount { return nil }
        if case .named(let found)? = AccountRoute(name.foldedWords, accounts: view.accounts).any {
            return view.accounts.first { $0.name == found }
        }
        return try one(
            of: view.accounts, named: name, frame, slot: .account, label: \.name,
            names: { [$0.name] }, id: \.name, missing: .notFound(.account, name: name))
    }

    /// The one account in the currency an amount was said in, where that is not the main one's.
    private func foreignAccount(_ frame: Frame) -> WalletView.Account? {
        guard let said = frame.amounts.last?.currency, said != view.currency else { return nil }
        let accounts = view.accounts.filter { $0.balance.currency == said }
        return accounts.count == 1 ? accounts[0] : nil
    }

    /// What each of `count` people gets: one amount each, the same each, or a share of a total.
    func shares(
        of frame: Frame, among count: Int, in currency: Currency
    ) throws(Detour) -> [Money] {
        guard let spoken = frame.amounts.last else { throw need(.slot(.amount)) }
        if frame.amounts.count == count, count > 1 {
            var amounts: [Money] = []
            for spoken in frame.amounts { amounts.append(try money(spoken, in: currency)) }
            return amounts
        }
        let amount = try money(spoken, in: currency)
        let isShared =
            frame.includesSpeaker || frame.text(.amountMode) == "total"
        guard count > 1 || isShared && frame.includesSpeaker else { return [amount] }
        if frame.text(.amountMode) == "each" { return Array(repeating: amount, count: count) }
        guard isShared else { throw need(.slot(.amountMode)) }
        // Where a cent is left over, the speaker, who is not paid, keeps the smaller share.
        guard let shares = try? amount.split(into: count + (frame.includesSpeaker ? 1 : 0)) else {
            throw refuse(.invalidAmount, asking: .slot(.amount))
        }
        guard shares.allSatisfy(\.isPositive) else {
            throw refuse(.invalidAmount, asking: .slot(.amount))
        }
        return Array(shares.prefix(count))
    }

    /// A merchant or a bill is paid, or all bills are.
    func payBill(_ frame: Frame) throws(Detour) -> Step {
        try checkUnlocked()
        if let (bills, unnamed) = billsOfKind(frame) {
            var narrowed = view
            narrowed.bills = bills
            return try Resolver(view: narrowed, today: today).payBill(unnamed)
        }
        // Put off to a day, it is paid then.
        let isPutOff = frame.days(.date)?.start.map { $0 > today } == true
        if frame.putsBillAside, !isPutOff { throw refuse(.notAnOrder) }
        if frame.text(.card) != nil || frame.paysByCard, view.security.isCardFrozen {
            throw refuse(.cardFrozen)
        }
        var order = Order(.payBill)
        order.note = frame.text(.note)
        // A day that was said since is meant; "la veille" of a due day was read as yesterday.
        let isDated = frame.days(.date)?.start.map { $0 >= today } == true
        let lead = isDated ? nil : frame.daysBeforeDue
        let areAll = frame.paysAll(of: view.bills)
        let isOfDue = areAll && frame.dueTest(on: today)?.takesDays == true
        order.day = lead == nil && !isOfDue ? try laterDay(frame) : nil
        order.hasUnkeptHour = frame.saysHour
        let account = try account(of: frame)
        order.account = account?.name
        let currency = account?.balance.currency ?? view.currency
        var orders =
            areAll ? try bills(like: order, frame) : [try payment(order, in: currency, frame)]
        if let lead {
            for index in orders.indices { try schedule(&orders[index], daysBeforeDue: lead, frame) }
        }
        // Of several each has an amount of its own.
        let hasOwnAmounts = areAll && orders.count > 1
        try check(orders, in: account, asking: hasOwnAmounts ? nil : .slot(.amount))
        return .confirm(orders)
    }

    /// The open bills of the kind that a frame names in place of a firm ("my phone bill"), else all
    /// that are open, and the frame without the kind; nil where it names none or no bill is open.
    private func billsOfKind(_ frame: Frame) -> (bills: [WalletView.Bill], unnamed: Frame)? {
        guard !view.bills.isEmpty, let name = frame.text(.merchant),
            frame.texts(.merchant).count == 1, let kind = BillKind(said: name),
            !view.bills.contains(where: { !$0.merchant.nameWords.isDisjoint(with: name.nameWords) })
        else { return nil }
        let fitting = bills(of: kind)
        var unnamed = frame
        unnamed.values[.merchant] = nil
        return (fitting.isEmpty ? view.bills : fitting, unnamed)
    }

    /// Lets the order of a bill wait until so many days before it is due; one that is due by then
    /// is paid now.
    private func schedule(
        _ order: inout Order, daysBeforeDue lead: Int, _ frame: Frame
    ) throws(Detour) {
        let bill = view.bills.first { $0.id == order.subject }
        guard let due = bill?.due else {
            throw refuse(.unclearTime(frame.dueWords ?? ""), asking: .slot(.date))
        }
        let day = due.adding(days: -lead)
        order.day = day > today ? day : nil
    }

    /// An order as `order` for each bill that is not paid nor about to be, nor left out, of those
    /// that were offered where some were.
    private func bills(like order: Order, _ frame: Frame) throws(Detour) -> [Order] {
        let name = frame.counterparty?.nameWords ?? []
        let range = try amountRange(of: frame)
        let isDue = frame.dueTest(on: today)?.isDue
        let meant = view.bills.filter { bill in
            !isPlanned(bill) && name.isSubset(of: bill.merchant.nameWords) && range(bill.amount)
                && isDue.map { test in bill.due.map(test) ?? false } ?? true
        }
        // Of the first two those are meant that a list tells of first.
        let part =
            frame.countedPart.map { $0.part(of: meant.sorted(by: Self.isDueEarlier)) } ?? meant
        let bills = part.filter { !frame.excludes([$0.merchant]) }
        guard !bills.isEmpty else { throw refuse(.notFound(.bill, name: nil)) }
        if frame.shareOfDue != nil { throw refuse(.unreckonedAmount, asking: .slot(.amount)) }
        return bills.map { bill in
            var order = order
            order.merchant = bill.merchant
            order.amount = view.unplanned(of: bill)
            order.subject = bill.id
            order.openBill = order.amount == bill.amount ? nil : bill.amount
            return order
        }
    }

    /// `order` with the merchant and the amount of the bill a frame is about, else of its own.
    private func payment(
        _ order: Order, in currency: Currency, _ frame: Frame
    ) throws(Detour) -> Order {
        var order = order
        if let name = frame.text(.payee), name.labelledIBAN != nil {
            order.payee = try payee(named: name, frame, slot: .payee)
            order.amount = try amount(frame, in: currency)
            return order
        }
        if let bill = try bill(of: frame) {
            try check(bill, isWithinBoundOf: frame)
            // What is scheduled for it already would be paid twice.
            if isPlanned(bill), frame.amounts.isEmpty, frame.shareOfDue == nil {
                throw refuse(.duplicate)
            }
            order.merchant = bill.merchant
            order.amount =
                frame.amounts.isEmpty ? try due(of: bill, frame) : try amount(frame, in: currency)
            // Less than is due is a part of it; more pays the merchant and leaves the bill open.
            let isWithin = order.amount.map {
                $0.currency == bill.amount.currency && $0.minorUnits <= bill.amount.minorUnits
            }
            order.subject = isWithin == true ? bill.id : nil
            order.openBill = order.amount == bill.amount ? nil : bill.amount
        } else {
            guard let merchant = frame.counterparty else { throw need(.slot(.merchant)) }
            if frame.billBound != nil { throw refuse(.notFound(.bill, name: merchant)) }
            order.merchant = merchant
            order.amount = try amount(frame, in: currency)
        }
        return order
    }

    /// Refuses a bill that is not within the bound it was to be paid in.
    private func check(
        _ bill: WalletView.Bill, isWithinBoundOf frame: Frame
    ) throws(Detour) {
        guard let (said, isMost) = frame.billBound else { return }
        let bound = try money(said, in: bill.amount.currency)
        let (due, edge) = (bill.amount.minorUnits, bound.minorUnits)
        if isMost ? due >= edge : due <= edge {
            throw refuse(
                .unmetBound(of: bill.merchant, due: bill.amount, bound: bound, isMost: isMost))
        }
    }

    /// All of a bill, or the part of it that is said.
    private func due(of bill: WalletView.Bill, _ frame: Frame) throws(Detour) -> Money {
        guard let share = frame.shareOfDue else { return view.unplanned(of: bill) }
        guard let units = share.applied(to: bill.amount.minorUnits), units > 0 else {
            throw refuse(.unreckonedAmount, asking: .slot(.amount))
        }
        return Money(minorUnits: units, currency: bill.amount.currency)
    }

    private func isPlanned(_ bill: WalletView.Bill) -> Bool {
        !view.unplanned(of: bill).isPositive
    }

    /// The bill a frame is about, nil if it is about none that is known.
    private func bill(of frame: Frame) throws(Detour) -> WalletView.Bill? {
        if let link = frame.link {
            guard let bill = view.bills.first(where: { $0.id == link }) else {
                throw refuse(.notFound(.bill, name: link))
            }
            return bill
        }
        guard !view.bills.isEmpty else { return nil }
        let name = frame.counterparty
        if name == nil, let bill = frame.distinguished(among: view.bills) { return bill }
        do {
            return try one(
                of: view.bills, named: name, frame, slot: .merchant, label: \.merchant,
                names: { [$0.merchant] }, id: \.id,
                missing: .notFound(.bill, name: name), asking: .slot(.merchant))
        } catch {
            // A merchant that sent no bill can be paid all the same.
            if case .refuse(.notFound, _) = error.step { return nil }
            throw error
        }
    }
}

extension Frame {
    /// The bound that a bill is to be within, and whether it is the most.
    fileprivate var billBound: (said: SpokenAmount, isMost: Bool)? {
        amount(.amountMaximum).map { ($0, true) } ?? amount(.amountMinimum).map { ($0, false) }
    }

    /// Whether all bills are to be paid, or all those that are left by what is said of them.
    fileprivate func paysAll(of bills: [WalletView.Bill]) -> Bool {
        let leavesOut =
            !excluded.isEmpty && !spoken.isDisjoint(with: ["factures", "bills", "invoices"])
        let areAll =
            counterparty == nil
            && (leavesOut || meansEach(of: bills.count) && (namesBills || !excluded.isEmpty))
        return amounts.isEmpty && link == nil && (areAll || takesAllBills)
    }

    /// Whether bills are spoken of.
    var namesBills: Bool {
        !spoken.isDisjoint(with: ["factures", "bills", "invoices", "bill", "invoice"])
    }

    /// Whether a bill is to be forgotten, put off, disputed or marked, and not paid ("ignore the
    /// Veolia bill"), none of which the wallet does.
    fileprivate var putsBillAside: Bool {
        let opening = Wording(words.prefix(4))
        let isOpening =
            opening.saysWord(beginning: Self.settingAside) || opening.says(Self.leaving)
        return speaksOfOneBill && amounts.isEmpty && isOpening
            && !Wording(words).saysWord(beginning: ["pay", "pai", "regl"])
            || Wording(words).says(["est une erreur", "is a mistake", "is an error"])
            || Wording(words).says(["as paid", "comme payee", "comme paye", "comme reglee"])
    }

    private var speaksOfOneBill: Bool { namesBills || text(.merchant) != nil }

    private static let leaving = ["put off", "hold off", "leave", "push", "push back", "laisse"]
    private static let settingAside = [
        "ignor", "oubli", "forget", "delet", "supprim", "disput", "contest", "report", "delay",
        "postpon", "repouss", "decal", "efface", "retard",
    ]

    /// Whether each of the bills that were offered was picked.
    fileprivate var takesAllBills: Bool {
        picks[Choice(slot: .merchant, name: counterparty, options: []).key] == Choice.all
    }

    /// Whether the bank card is to pay ("avec ma carte", "by card").
    fileprivate var paysByCard: Bool {
        zip(words, words.dropFirst()).contains { first, second in
            ["carte", "card"].contains(second)
                && ["ma", "la", "par", "my", "by", "cb"].contains(first)
        }
    }
}

extension Frame {
    /// How many times the same is to be paid at once ("deux fois 30", "send 30 twice"), at most ten.
    fileprivate var times: Int {
        if let payments = countOfPayments { return payments }
        guard let place = words.lastIndex(where: Self.repeating.contains), !tells(of: place) else {
            return 1
        }
        if words[place] == "twice" {
            let isOfAmount = words[..<place].last?.contains(where: \.isNumber) == true
            return isOfAmount || place == words.count - 1 ? 2 : 1
        }
        guard let count = number(.count) ?? countBeforeTimes, (2...10).contains(count) else {
            return 1
        }
        return count
    }

    private static let repeating: Set<String> = ["twice", "fois", "times"]

    /// Whether what is said so often was done by somebody, before or behind the order ("send Paul
    /// 20, he asked twice", "Paul paid 30 twice, send him 20").
    private func tells(of place: Int) -> Bool {
        isTold(at: place)
            || !words[..<place].contains(where: Self.sendingVerbs.contains)
                && words[place...].contains(where: Self.sendingVerbs.contains)
    }

    /// The figure before "payments of" ("two payments of 30").
    private var countOfPayments: Int? {
        words.indices.dropFirst().dropLast().lazy.compactMap { index -> Int? in
            guard ["payments", "transfers", "virements", "paiements"].contains(words[index]),
                ["of", "de", "d'"].contains(words[index + 1]),
                let count = SpokenNumber.value(of: words[index - 1]), (2...10).contains(count)
            else { return nil }
            return count
        }.first
    }

    /// The figure before "times" or "fois", where it is of payments ("3 times", not "en 3 fois").
    private var countBeforeTimes: Int? {
        words.indices.dropFirst(2).lazy.compactMap { index -> Int? in
            guard ["fois", "times"].contains(words[index]), words[index - 2] != "en" else {
                return nil
            }
            return SpokenNumber.value(of: words[index - 1])
        }.first
    }
}
