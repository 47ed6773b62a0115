internal import Primitives

/// The words of a language that make amounts of money, folded.
struct MoneyWords: Sendable {
    /// Names of currencies, space between those of one, and what they name.
    let names: [(String, AmountLexicon.NamedCurrency)]
    /// Phrases before an amount that bound it.
    let bounds: [AmountLexicon.Bound]
    /// Phrases behind an amount that bound it.
    let trailingBounds: [AmountLexicon.Bound]
    /// Words with another part, space between them.
    let signals: [(AmountWord.Signals, String)]
}

extension AmountLexicon.NamedCurrency {
    /// The currency of `code`; `noun` where adjectives can qualify the name.
    static func code(
        _ code: String, noun: String = "", isShared: Bool = false, count: Int64 = 1
    ) -> Self {
        guard let currency = Currency(code: code) else {
            preconditionFailure("\(code) is no currency.")
        }
        return Self(meaning: .currency(currency), isShared: isShared, noun: noun, count: count)
    }

    /// A name of several currencies of which none is meant first.
    static func unknown(noun: String) -> Self {
        Self(meaning: .currency(nil), isShared: true, noun: noun, count: 1)
    }

    static let dollar = Self(meaning: .dollar, isShared: true, noun: "dollar", count: 1)
    static let buck = Self(meaning: .buck, isShared: true, noun: "", count: 1)
}

extension AmountLexicon.Bound {
    /// Reads phrases, a comma between them.
    static func list(_ phrases: String, isLeast: Bool) -> [Self] {
        phrases.split(separator: ",").map { phrase in
            Self(words: phrase.split(separator: " ").map(String.init), isLeast: isLeast)
        }
    }
}

extension MoneyWords {
    /// Names in any language: signs, codes in small letters, and what both languages call them.
    static let shared: [(String, AmountLexicon.NamedCurrency)] = [
        ("€ eur euro euros euroes", .code("EUR")), ("$ dollar dollars dolars", .dollar),
        ("buck bucks", .buck), ("usd", .code("USD")), ("£", .code("GBP", isShared: true)),
        ("pound pounds", .code("GBP", noun: "livre", isShared: true)), ("gbp", .code("GBP")),
        ("quid quids", .code("GBP")), ("sterling sterlings", .code("GBP")), ("chf", .code("CHF")),
        ("cad", .code("CAD")), ("aud", .code("AUD")), ("nzd", .code("NZD")), ("hkd", .code("HKD")),
        ("jpy yen yens", .code("JPY")), ("¥", .code("JPY", isShared: true)),
        ("cny rmb yuan yuans renminbi", .code("CNY")), ("fcfa fcfas cfa xof", .code("XOF")),
        ("xaf", .code("XAF")), ("xpf cfp", .code("XPF")), ("₿ btc", .code("BTC")),
        ("bitcoin bitcoins ฿", .code("BTC", isShared: true)), ("yani yanis", .code("YANI")),
        ("franc francs", .code("CHF", noun: "franc", isShared: true)),
        ("dirham dirhams dhs dh", .code("MAD", noun: "dirham", isShared: true)),
        ("tnd", .code("TND")), ("dzd", .code("DZD")), ("egp", .code("EGP")),
        ("dinar dinars", .code("TND", noun: "dinar", isShared: true)), ("dt", .code("TND")),
        ("rouble roubles ruble rubles ₽", .code("RUB")), ("won wons ₩ krw", .code("KRW")),
        ("₹ inr rs", .code("INR")), ("₪ ils nis shekel shekels", .code("ILS")),
        ("₫ vnd", .code("VND")), ("₴ uah hryvnia hryvnias", .code("UAH")),
        ("₦ ngn naira nairas", .code("NGN")), ("₺ lira liras", .code("TRY")),
        ("₱ php", .code("PHP")), ("₡ crc", .code("CRC")), ("₸ kzt tenge tenges", .code("KZT")),
        ("₾ lari laris", .code("GEL")), ("₮ mnt tugrik tugriks", .code("MNT")),
        ("pln zloty zlotys zl", .code("PLN")), ("czk kc", .code("CZK")),
        ("huf forint forints", .code("HUF")),
        ("lei", .code("RON")), ("bgn leva", .code("BGN")),
        ("kr krona kronor krone kroner krones crown crowns", .unknown(noun: "couronne")),
        ("nok", .code("NOK")), ("sek", .code("SEK")), ("dkk", .code("DKK")), ("isk", .code("ISK")),
        ("riyal riyals rial rials", .unknown(noun: "riyal")), ("brl reais", .code("BRL")),
        ("peso pesos", .code("MXN", noun: "peso", isShared: true)), ("mxn", .code("MXN")),
        ("thb baht bahts", .code("THB")), ("rand rands zar", .code("ZAR")), ("sgd", .code("SGD")),
        ("ringgit ringgits myr rm", .code("MYR")), ("rupiah rupiahs idr", .code("IDR")),
        ("aed", .code("AED")), ("sar", .code("SAR")), ("qar", .code("QAR")), ("kwd", .code("KWD")),
        ("cedi cedis ghs", .code("GHS")), ("gourde gourdes htg", .code("HTG")),
        ("ariary ariarys mga", .code("MGA")), ("ouguiya ouguiyas mru", .code("MRU")),
        ("twd", .code("TWD")), ("dong dongs", .code("VND")),
    ]
}

/// An adjective or a country's letters that say whose a currency is: "canadian dollars", `US$`.
struct CurrencyAdjective: Sendable {
    /// Its forms in both languages, folded.
    let words: String
    /// The code of the currency it makes of each noun.
    let codes: [String: String]

    /// Every adjective.
    static let all: [CurrencyAdjective] = [
        .init(
            "americain americains americaine americaines american us usd",
            ["dollar": "USD"]),
        .init("canadien canadiens canadian ca can c cad", ["dollar": "CAD"]),
        .init("australien australiens australian au aud", ["dollar": "AUD"]),
        .init("nouvelle new nz nzd", ["dollar": "NZD"]),
        .init("hong hk hkd hongkongais", ["dollar": "HKD"]),
        .init("singapour singapore singapourien singapouriens sg sgd", ["dollar": "SGD"]),
        .init("taiwanais taiwan nt twd", ["dollar": "TWD"]),
        .init("mex mxn mexicain mexicains mexican", ["peso": "MXN", "dollar": "MXN"]),
        .init("suisse suisses swiss", ["franc": "CHF"]),
        .init("cfa", ["franc": "XOF"]), .init("cfp pacifique", ["franc": "XPF"]),
        .init("congolais congolese", ["franc": "CDF"]), .init("guineens guinean", ["franc": "GNF"]),
        .init("rwandais rwandan", ["franc": "RWF"]), .init("comoriens", ["franc": "KMF"]),
        .init("djiboutiens", ["franc": "DJF"]), .init("burundais", ["franc": "BIF"]),
        .init(
            "sterling sterlings britannique britanniques british anglaise anglaises",
            ["livre": "GBP"]),
        .init("egyptienne egyptiennes egyptian", ["livre": "EGP"]),
        .init("libanaise libanaises lebanese", ["livre": "LBP"]),
        .init("syrienne syriennes syrian", ["livre": "SYP"]),
        .init("turque turques turkish", ["livre": "TRY"]),
        .init("marocain marocains moroccan", ["dirham": "MAD"]),
        .init("emirati emiratis emirien emiriens uae", ["dirham": "AED"]),
        .init("tunisien tunisiens tunisian", ["dinar": "TND"]),
        .init("algerien algeriens algerian", ["dinar": "DZD"]),
        .init("koweitien koweitiens kuwaiti", ["dinar": "KWD"]),
        .init("jordanien jordaniens jordanian", ["dinar": "JOD"]),
        .init("irakien irakiens iraqi", ["dinar": "IQD"]),
        .init("libyen libyens", ["dinar": "LYD"]),
        .init("serbe serbes serbian", ["dinar": "RSD"]),
        .init("norvegienne norvegiennes norwegian", ["couronne": "NOK"]),
        .init("suedoise suedoises swedish", ["couronne": "SEK"]),
        .init("danoise danoises danish", ["couronne": "DKK"]),
        .init("islandaise islandaises icelandic", ["couronne": "ISK"]),
        .init("tcheque tcheques czech", ["couronne": "CZK"]),
        .init("saoudien saoudiens saudi", ["riyal": "SAR"]),
        .init("qatarien qatariens qatari", ["riyal": "QAR"]),
        .init("iranien iraniens iranian", ["riyal": "IRR"]),
        .init("omanais omani", ["riyal": "OMR"]),
        .init("yemenite yemenites yemeni", ["riyal": "YER"]),
        .init("philippin philippins philippine", ["peso": "PHP"]),
        .init("argentin argentins argentine argentinian", ["peso": "ARS"]),
        .init("chilien chiliens chilean", ["peso": "CLP"]),
        .init("colombien colombiens colombian", ["peso": "COP"]),
        .init("indienne indiennes indian", ["roupie": "INR"]),
        .init("pakistanaise pakistanaises pakistani", ["roupie": "PKR"]),
        .init("mauricienne mauriciennes mauritian", ["roupie": "MUR"]),
    ]

    private init(_ words: String, _ codes: [String: String]) {
        self.words = words
        self.codes = codes
    }
}
