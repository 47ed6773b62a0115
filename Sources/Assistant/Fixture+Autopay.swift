internal import Primitives
internal import Wallet

extension Fixture.Autopay {
    /// Describes `settings`.
    init(_ settings: AutopaySettings) {
        func text(_ units: Int64) -> String {
            Money(minorUnits: units, currency: settings.currency).canonicalString
        }
        func most(_ period: AutopayPeriod) -> String? {
            settings.limits.first { $0.period == period }.map { text($0.minorUnits) }
        }
        enabled = settings.isEnabled
        hourly = most(.hourly)
        daily = settings.dailyLimit.map(text) ?? most(.daily)
        weekly = most(.weekly)
        monthly = most(.monthly)
        let peers = settings.peers.map { peer in
            Peer(
                peer: peer.name.rawValue, enabled: peer.isEnabled ? nil : false,
                limit: peer.limit.map { text($0.minorUnits) },
                period: peer.limit?.period.rawValue)
        }
        let rules = settings.rules.map { rule in
            Rule(
                id: rule.id.rawValue, enabled: rule.isEnabled ? nil : false,
                maxAmount: rule.maximum.map(text), methods: rule.methods?.map(\.rawValue),
                peers: rule.peers?.map(\.rawValue))
        }
        self.peers = peers.isEmpty ? nil : peers
        self.rules = rules.isEmpty ? nil : rules
    }
}

extension FixtureFilling {
    func fill(_ autopay: Fixture.Autopay) throws {
        var settings = AutopaySettings(
            isEnabled: autopay.enabled ?? false, currency: main.currency)
        settings.dailyLimit = try autopay.daily.map {
            try mainMoney($0, named: "autopay.daily").minorUnits
        }
        let others: [(AutopayPeriod, String?)] = [
            (.hourly, autopay.hourly), (.weekly, autopay.weekly), (.monthly, autopay.monthly),
        ]
        settings.limits = try others.compactMap { period, most in
            try most.map { try limit($0, period, named: "autopay.\(period.rawValue)") }
        }
        let peers = autopay.peers ?? []
        settings.peers = try peers.map(peer)
        let rules = autopay.rules ?? []
        settings.rules = try rules.map(rule)
        try wallet.save(settings, key: key("autopay"))
    }

    private func peer(_ said: Fixture.Autopay.Peer) throws -> AutopaySettings.Peer {
        var peer = AutopaySettings.Peer(name: name(of: said.peer), isEnabled: said.enabled ?? true)
        if let most = said.limit {
            let place = "autopay.peers of \(said.peer)"
            peer.limit = try limit(most, try period(said.period, named: place), named: place)
        }
        return peer
    }

    private func rule(_ said: Fixture.Autopay.Rule) throws -> AutopaySettings.Rule {
        let most = try said.maxAmount.map { try mainMoney($0, named: "max_amount of \(said.id)") }
        return AutopaySettings.Rule(
            id: AutopayRuleID(rawValue: said.id), isEnabled: said.enabled ?? true,
            maximum: most?.minorUnits, methods: said.methods?.map(PaymentMethodID.init(rawValue:)),
            peers: said.peers?.map(name(of:)))
    }

    /// The most in each calendar period.
    private func limit(
        _ text: String, _ period: AutopayPeriod, named name: String
    ) throws -> AutopaySettings.Limit {
        AutopaySettings.Limit(
            minorUnits: try mainMoney(text, named: name).minorUnits, period: period,
            start: calendar.instant(of: period.firstDay(around: today), seconds: 0))
    }

    private func period(_ text: String?, named name: String) throws -> AutopayPeriod {
        if let period = AutopayPeriod(rawValue: text ?? "") { return period }
        throw Fixture.Invalid(
            reason: "has “\(text ?? "")” as the period in \(name), which is none of "
                + AutopayPeriod.allCases.map(\.rawValue).joined(separator: ", "))
    }

    /// Auto-pay knows contacts by their full names.
    private func name(of name: String) -> PeerName {
        PeerName(rawValue: contact(named: name)?.name ?? name)
    }
}
