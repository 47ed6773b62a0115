extension SpendingTheme {
    /// Whether the folded words of a label name it, or somebody who is paid for it.
    package func isNamed(by label: [some StringProtocol]) -> Bool {
        let names = names
        return label.contains { word in
            names.words.contains(String(word)) || names.stems.contains(where: word.hasPrefix)
        }
    }

    /// Whole words of labels, and what words of them begin with.
    fileprivate struct Names {
        let words: Set<String>
        var stems: [String] = []
    }

    private var names: Names {
        switch self {
        case .fuel: .fuel
        case .taxes: .taxes
        case .insurance: .insurance
        case .councilTax: Names(words: ["council"])
        case .rent: Names(words: ["rent", "loyer", "loyers", "landlord", "bailleur", "lettings"])
        case .electricity: .electricity
        case .gas: .gas
        case .water: .water
        case .phone: .phone
        case .bakery: Names(words: ["bakery", "baker", "bakers"], stems: ["boulanger"])
        case .butcher: Names(words: ["butcher", "butchers"], stems: ["boucher"])
        case .pharmacy:
            Names(words: ["boots", "chemist", "chemists"], stems: ["pharma", "parapharma"])
        case .cinema: .cinema
        case .train: .train
        case .taxi: .taxi
        case .metro: .metro
        case .gym: .gym
        case .healthInsurance: .healthInsurance
        case .coffee:
            Names(
                words: ["cafe", "cafes", "coffee", "costa", "nero", "nespresso"],
                stems: ["starbuck"])
        case .flights: .flights
        case .hotels: .hotels
        }
    }
}

extension SpendingTheme.Names {
    static let taxes = Self(
        words: ["tax", "taxes", "taxe", "hmrc", "dgfip", "irs", "fisc", "dvla"], stems: ["impot"])
    static let insurance = Self(
        words: [
            "macif", "maif", "maaf", "matmut", "axa", "allianz", "groupama", "gmf", "generali",
            "mma", "aviva", "admiral", "churchill", "bupa", "mutuelle", "mgen", "geico",
        ], stems: ["assuranc", "insuranc"])
    static let fuel = Self(
        words: [
            "total", "bp", "avia", "elan", "agip", "eni", "repsol", "cepsa", "galp", "aral",
            "tamoil", "texaco", "jet", "gulf", "mobil", "chevron", "sunoco", "valero", "petrol",
            "fuel", "dac",
        ],
        stems: [
            "totalenerg", "esso", "shell", "station", "carburant", "essence", "gasoil", "gazole",
            "exxon", "stat",
        ])
    static let electricity = Self(
        words: [
            "edf", "engie", "enedis", "ekwateur", "ilek", "vattenfall", "eon", "octopus", "ovo",
            "npower", "sse", "bulb", "elec", "enercoop", "edison",
        ], stems: ["electri", "totalenerg", "scottishpower"])
    static let gas = Self(
        words: [
            "gas", "gaz", "engie", "grdf", "gdf", "eon", "octopus", "ovo", "npower", "sse", "bulb",
        ], stems: ["primagaz", "antargaz", "butagaz", "finagaz", "scottishpower"])
    static let water = Self(
        words: [
            "eau", "eaux", "veolia", "suez", "saur", "water", "lyonnaise", "saneago", "sewerage",
        ])
    static let phone = Self(
        words: [
            "vodafone", "ee", "three", "giffgaff", "orange", "sfr", "bouygues", "free",
            "sosh", "lebara", "lyca", "voxi", "bt", "verizon", "att", "phone", "mobile", "prixtel",
            "coriolis", "swisscom", "proximus", "smarty",
        ], stems: ["telecom", "telephon", "lycamobile", "tmobile"])
    static let cinema = Self(
        words: ["cinema", "cinemas", "ugc", "gaumont", "pathe", "odeon", "cineworld", "vue"],
        stems: ["cinema", "cineplex", "megarama", "kinepolis", "picturehouse"])
    static let train = Self(
        words: [
            "sncf", "tgv", "ouigo", "ter", "train", "trains", "trainline", "eurostar", "thalys",
            "rail", "railway", "lner", "gwr", "avanti", "amtrak", "trenitalia", "intercites",
        ], stems: ["thetrainline", "scotrail", "southeastern", "thameslink"])
    static let gym = Self(
        words: ["gym", "gyms", "fit", "sport", "neoness", "gymlib", "pilates"],
        stems: ["fitness", "puregym", "basicfit", "keepcool", "crossfit"])
    static let healthInsurance = Self(
        words: [
            "mutuelle", "mutuelles", "mgen", "harmonie", "malakoff", "aesio", "apicil", "swisslife",
            "mnh", "bupa", "vitality", "axappp",
        ])
    static let metro = Self(
        words: [
            "tfl", "tube", "underground", "oyster", "ratp", "metro", "navigo", "tcl", "tisseo",
            "stib", "ilevia", "rtm", "tbm", "subway", "mta", "stm",
        ])
    static let taxi = Self(
        words: ["taxi", "taxis", "uber", "bolt", "heetch", "lyft", "cab", "cabs", "freenow"],
        stems: ["addison"])
    static let flights = Self(
        words: [
            "air", "klm", "lufthansa", "vueling", "transavia", "volotea", "iberia", "emirates",
            "finnair", "swissair", "wizz", "wizzair", "jet2", "tui", "corsair", "norwegian",
        ], stems: ["airline", "airway", "airfrance", "ryanair", "easyjet", "aerlingus"])
    static let hotels = Self(
        words: [
            "booking", "ibis", "novotel", "mercure", "hilton", "marriott", "accor", "travelodge",
            "hyatt", "radisson", "sofitel", "campanile", "kyriad", "hostel", "inn",
        ], stems: ["hotel", "airbnb", "premierinn", "bookingcom"])
}
