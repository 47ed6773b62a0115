internal import Primitives
internal import Understanding

/// Words and signs that several currencies share ("$5", "dinars"): they are the account's where its
/// currency is one of them, unless words beside them say whose they are.
extension Interpretation {
    /// The turn with such amounts in the currency of the account it pays from.
    func counted(in view: WalletView) -> Interpretation {
        guard slots.contains(where: { spokenCurrency(of: $0) != nil }) else { return self }
        var currencies = [view.currency]
        if case .named(let name)? = AccountRoute(words, accounts: view.accounts).any,
            let account = view.accounts.first(where: { $0.name == name })
        {
            currencies.insert(account.balance.currency, at: 0)
        }
        return with(slots: slots.map { fill in counted(fill, in: currencies) })
    }

    /// The turn with its amounts in the currency that stands beside them ("50 à Marie en dollars").
    func inItsCurrency(of view: WalletView) -> Interpretation {
        switch label {
        case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.requestMoney, _): break
        case .intent, .act, .inform, .outOfScope: return self
        }
        guard let currency = spokenCurrency(in: view) else { return self }
        return with(
            slots: slots.map { fill in
                guard fill.slot == .amount, case .amount(let said) = fill.value,
                    said.currency == nil
                else { return fill }
                let amount = SpokenAmount(decimal: said.decimal, currency: currency)
                return SlotFill(
                    slot: .amount, value: .amount(amount), range: fill.range, moment: fill.moment)
            })
    }

    /// The only currency that it names by itself: of a word that several share the account's,
    /// where that is one of them.
    func spokenCurrency(in view: WalletView) -> Currency? {
        let fills = slots.filter { $0.slot == .currency }
        guard fills.count == 1, case .text(let code) = fills[0].value,
            let said = Currency(code: code)
        else { return nil }
        let words = Set(text(of: fills[0]).foldedWords)
        let shared = SharedCurrency.all.first { shared in
            shared.usual == code && !shared.words.isDisjoint(with: words)
        }
        guard let shared, !self.words.contains(where: shared.isNamed),
            shared.codes.contains(view.currency.code)
        else { return said }
        return view.currency
    }

    private func spokenCurrency(of fill: SlotFill) -> Currency? {
        guard case .amount(let amount) = fill.value, fill.slot != .coinAmount else { return nil }
        return amount.currency
    }

    /// The fill in the first of the currencies that a word or sign of it may mean.
    private func counted(_ fill: SlotFill, in currencies: [Currency]) -> SlotFill {
        guard case .amount(let amount) = fill.value, let said = spokenCurrency(of: fill) else {
            return fill
        }
        let surface = text(of: fill).lowercased()
        let own = surface.split { !$0.isLetter }.map(String.init)
        // An amount of a payment code stands nowhere in the text.
        let end = text.utf8.count
        let behind = text(in: min(fill.range.upperBound, end)..<end).foldedWords.prefix(1)
        let words = Set(own + surface.foldedWords + behind)
        let shared = SharedCurrency.all.first { shared in
            shared.usual == said.code
                && (!shared.words.isDisjoint(with: words)
                    || shared.signs.contains { surface.contains($0) })
        }
        guard let shared, !words.contains(where: shared.isNamed),
            let meant = currencies.first(where: { currency in
                currency == said || shared.codes.contains(currency.code)
            })
        else { return fill }
        return SlotFill(
            slot: fill.slot,
            value: .amount(SpokenAmount(decimal: amount.decimal, currency: meant)),
            range: fill.range, moment: fill.moment)
    }
}

/// What several currencies are called, or written with.
private struct SharedCurrency {
    /// The code of the one that is meant where nothing speaks for another.
    let usual: String
    let words: Set<String>
    let signs: [String]
    /// How the words begin that name the usual one beside the others.
    let names: [String]
    /// The codes of the others.
    let codes: Set<String>

    private init(
        _ usual: String, _ words: String, signs: [String] = [], named names: String,
        or codes: String
    ) {
        self.usual = usual
        self.words = Set(words.split(separator: " ").map(String.init))
        self.signs = signs
        self.names = names.split(separator: " ").map(String.init)
        self.codes = Set(codes.split(separator: " ").map(String.init))
    }

    /// Whether a word names the usual one: letters of its country stand whole.
    func isNamed(_ word: String) -> Bool {
        names.contains { $0.count > 3 ? word.hasPrefix($0) : word == $0 }
    }

    static let all: [SharedCurrency] = [
        .init(
            "USD", "dollar dollars buck bucks", named: "us usd americ amérique états",
            or: """
                CAD AUD NZD HKD SGD TWD BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD
                """),
        .init(
            "USD", "", signs: ["$"], named: "us usd americ",
            or: """
                CAD AUD NZD HKD SGD TWD BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD \
                MXN ARS CLP COP UYU DOP CUP
                """),
        .init("TND", "dinar dinars", named: "tnd tunis", or: "DZD KWD BHD JOD IQD LYD RSD MKD"),
        .init(
            "CHF", "franc francs", named: "chf suisse swiss",
            or: "XOF XAF XPF CDF GNF RWF KMF DJF BIF"),
        .init(
            "GBP", "pound pounds livre livres", signs: ["£"],
            named: "gbp sterling britann british angl uk",
            or: "EGP LBP SYP SDG SSP GIP FKP SHP"),
        .init("MAD", "dirham dirhams", named: "mad maroc morocc", or: "AED"),
        .init("MXN", "peso pesos", named: "mxn mexi", or: "PHP ARS CLP COP UYU DOP CUP"),
        .init(
            "INR", "rupee rupees roupie roupies rs", named: "inr indian indien",
            or: "PKR LKR NPR MUR SCR"),
        .init("JPY", "", signs: ["¥"], named: "jpy japon japan yen yens", or: "CNY"),
    ]
}
