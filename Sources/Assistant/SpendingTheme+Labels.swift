internal import Dialogue
internal import Primitives
internal import TextProcessing
internal import Wallet

extension LedgerLine {
    /// Whether its label names what a theme is of.
    func isOf(_ theme: SpendingTheme) -> Bool { theme.isNamed(by: labelWords) }

    /// Whether its label says the words of a part of a kind of spending, in whichever number.
    func isCalled(_ part: String) -> Bool {
        let (said, words) = (labelWords, part.foldedWordParts.map(\.singular))
        return !words.isEmpty
            && said.indices.contains { said[$0...].map(\.singular).starts(with: words) }
    }
}

extension String {
    /// Its words of letters, folded.
    var foldedWordParts: [Substring] { foldedForComparison.split { !$0.isLetter } }
}

extension Substring {
    /// The word without the ending of a plural.
    fileprivate var singular: Substring {
        count > 3 && (last == "s" || last == "x") ? dropLast() : self
    }
}

extension SpendingTheme {
    /// Whether the folded words of a label name it, or somebody who is paid for it.
    func isNamed(by label: [Substring]) -> Bool {
        let names = names
        return label.contains { word in
            names.words.contains(String(word)) || names.stems.contains(where: word.hasPrefix)
        }
    }

    /// Whole words of labels, and what words of them begin with.
    private struct Names {
        let words: Set<String>
        var stems: [String] = []
    }

    private var names: Names {
        switch self {
        case .fuel: Self.fuel
        case .taxes: Self.taxes
        case .insurance: Self.insurance
        case .councilTax: Names(words: ["council"])
        case .rent: Names(words: ["rent", "loyer", "loyers", "landlord", "bailleur", "lettings"])
        case .electricity: Self.electricity
        case .gas: Self.gas
        case .water: Self.water
        case .phone: Self.phone
        case .bakery: Names(words: ["bakery", "baker", "bakers"], stems: ["boulanger"])
        case .butcher: Names(words: ["butcher", "butchers"], stems: ["boucher"])
        case .pharmacy:
            Names(words: ["boots", "chemist", "chemists"], stems: ["pharma", "parapharma"])
        case .cinema: Self.cinema
        case .train: Self.train
        case .taxi: Self.taxi
        case .gym: Self.gym
        case .healthInsurance: Self.healthInsurance
        case .coffee:
            Names(
                words: ["cafe", "cafes", "coffee", "costa", "nero", "nespresso"],
                stems: ["starbuck"])
        }
    }

    private static let taxes = Names(
        words: ["tax", "taxes", "taxe", "hmrc", "dgfip", "irs", "fisc", "dvla"], stems: ["impot"])
    private static let insurance = Names(
        words: [
            "macif", "maif", "maaf", "matmut", "axa", "allianz", "groupama", "gmf", "generali",
            "mma", "aviva", "admiral", "churchill", "bupa", "mutuelle", "mgen", "geico",
        ], stems: ["assuranc", "insuranc"])
    private static let fuel = Names(
        words: [
            "total", "bp", "avia", "elan", "agip", "eni", "repsol", "cepsa", "galp", "aral",
            "tamoil", "texaco", "jet", "gulf", "mobil", "chevron", "sunoco", "valero", "petrol",
            "fuel", "dac",
        ],
        stems: [
            "totalenerg", "esso", "shell", "station", "carburant", "essence", "gasoil", "gazole",
            "exxon", "stat",
        ])
    private static let electricity = Names(
        words: [
            "edf", "engie", "enedis", "ekwateur", "ilek", "vattenfall", "eon", "octopus", "ovo",
            "npower", "sse", "bulb", "elec", "enercoop", "edison",
        ], stems: ["electri", "totalenerg", "scottishpower"])
    private static let gas = Names(
        words: [
            "gas", "gaz", "engie", "grdf", "gdf", "eon", "octopus", "ovo", "npower", "sse", "bulb",
        ], stems: ["primagaz", "antargaz", "butagaz", "finagaz", "scottishpower"])
    private static let water = Names(
        words: [
            "eau", "eaux", "veolia", "suez", "saur", "water", "lyonnaise", "saneago", "sewerage",
        ])
    private static let phone = Names(
        words: [
            "vodafone", "ee", "three", "giffgaff", "orange", "sfr", "bouygues", "free",
            "sosh", "lebara", "lyca", "voxi", "bt", "verizon", "att", "phone", "mobile", "prixtel",
            "coriolis", "swisscom", "proximus", "smarty",
        ], stems: ["telecom", "telephon", "lycamobile", "tmobile"])
    private static let cinema = Names(
        words: ["cinema", "cinemas", "ugc", "gaumont", "pathe", "odeon", "cineworld", "vue"],
        stems: ["cinema", "cineplex", "megarama", "kinepolis", "picturehouse"])
    private static let train = Names(
        words: [
            "sncf", "tgv", "ouigo", "ter", "train", "trains", "trainline", "eurostar", "thalys",
            "rail", "railway", "lner", "gwr", "avanti", "amtrak", "trenitalia", "intercites",
        ], stems: ["thetrainline", "scotrail", "southeastern", "thameslink"])
    private static let gym = Names(
        words: ["gym", "gyms", "fit", "sport", "neoness", "gymlib", "pilates"],
        stems: ["fitness", "puregym", "basicfit", "keepcool", "crossfit"])
    private static let healthInsurance = Names(
        words: [
            "mutuelle", "mutuelles", "mgen", "harmonie", "malakoff", "aesio", "apicil", "swisslife",
            "mnh", "bupa", "vitality", "axappp",
        ])
    private static let taxi = Names(
        words: ["taxi", "taxis", "uber", "bolt", "heetch", "lyft", "cab", "cabs", "freenow"],
        stems: ["addison"])
}
