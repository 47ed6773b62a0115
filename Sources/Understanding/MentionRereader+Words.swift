internal import Primitives

// MARK: - The words that are put right, and those they are put right by

extension MentionRereader {
    /// What is written short, or as it is spoken: what is meant, and its forms.
    static let shortForms: [String: String] = {
        let forms: KeyValuePairs<String, String> = [
            "demain": "dem dem1 2m1 dmain 2main dm1", "aujourd'hui": "ojd ajd auj aujd ojrd",
            "hier": "ier yer", "lundi": "lndi", "mardi": "mrdi", "mercredi": "mcredi",
            "mois": "moi mwa", "semaine": "sem smaine smn semene",
            "chaque": "chak chaq chq chk", "cette": "ct cett cete ste", "annee": "anne",
            "prochain": "proch proch1 prochin", "prochaine": "pro prochn", "dernier": "der derni",
            "tous": "ts tt tosu tuos", "toutes": "ttes tte", "l'annee": "lanne lannee",
            "l'an": "lan", "l'ete": "lete", "d'ici": "dici", "dans": "ds", "jour": "jr",
            "jours": "jrs", "jusqu'a": "juska jusk", "jusqu'au": "jusko", "jusqu'en": "jusken",
            "par mois": "/mois", "par semaine": "/semaine /sem",
            "this": "dis ths tihs", "the": "teh th", "in": "inn", "year": "yr", "years": "yrs",
            "month": "mth mnth mo moth", "months": "mths mnths mos", "week": "wk wek weak",
            "weeks": "wks", "before": "b4", "next": "nxt", "last": "lst", "other": "othr",
            "night": "nite", "tonight": "2nite tonite 2night tnite",
            "tomorrow": "tmrw tmr tmoro tomoz 2moz 2moro 2mrw 2morrow tmw",
            "today": "2day tdy", "yesterday": "ystrday yday ystd yest",
            "wednesday": "weds wensday", "saturday": "sats setterday", "sunday": "suns",
            "weekly": "wkly", "monthly": "mthly mnthly", "yearly": "yrly",
            "fortnightly": "fortnitely", "every": "evry evy evr ev", "each": "ea",
            "per week": "p/w pw /wk /week", "per month": "p/m pcm /month /mth",
            "per year": "p/a pa /year /yr",
        ]
        var table: [String: String] = [:]
        for (word, list) in forms { for form in words(list) { table[form] = word } }
        return table
    }()

    /// Ways of saying a time, and the plain words for them.
    static let times: KeyValuePairs<String, String> = [
        "dernier jour du mois": "dernier jour de ce mois", "le premier": "le 1er",
        "nuit derniere": "hier soir", "la hier soir": "hier soir", "en sept": "en septembre",
        "fin sept": "fin septembre", "depuis sept": "depuis septembre",
        "last day of the month": "last day of this month", "the morn": "tomorrow",
        "the morra": "tomorrow", "in overnight": "last night", "overnight": "last night",
        "sur": "en",
    ]

    /// Ways of saying how often, and the plain words for them.
    static let repetitions: KeyValuePairs<String, String> = [
        "du mois": "de chaque mois", "of the month": "of every month", "every last": "last",
        "chaque dernier": "dernier", "aux": "toutes les", "au trimestre": "par trimestre",
        "toutes les mois": "tous les mois", "chaque fin du mois": "chaque fin de mois",
        "chaque noel": "chaque 25 decembre", "every christmas": "every 25 december",
        "du lundi au vendredi": "chaque jour ouvre", "monday to friday": "every weekday",
        "of a": "every", "pm": "per month", "a monday": "every monday",
        "a tuesday": "every tuesday", "a wednesday": "every wednesday",
        "a thursday": "every thursday", "a friday": "every friday",
        "a saturday": "every saturday", "a sunday": "every sunday",
    ]

    /// Amounts that go by a name of their own.
    static let slang: [String: SpokenAmount] = {
        let amounts: KeyValuePairs<String, Currency?> = [
            "fiver 5 tenner 10": .gbp, "loonie 1 toonie 2": .cad,
            "pony 25 score 20 ton 100 monkey 500 hunner 100 hundo 100": nil,
            "twice 2 thrice 3 dozen 12": nil,
        ]
        var table: [String: SpokenAmount] = [:]
        for (list, currency) in amounts {
            let parts = words(list)
            for (word, decimal) in zip(parts, parts.dropFirst()) where Int(decimal) != nil {
                table[word] = SpokenAmount(decimal: decimal, currency: currency)
            }
        }
        return table
    }()

    static let calendarWords = words(
        """
        lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril juin juillet
        aout septembre octobre novembre decembre demain hier aujourd'hui semaine semaines mois annee
        annees jour jours trimestre semestre prochain prochaine dernier derniere derniers dernieres
        depuis avant chaque toutes tous cette matin soir midi weekend hebdomadaire mensuel mensuelle
        annuel annuelle trimestriel monday tuesday wednesday thursday friday saturday sunday january
        february march april june july august september october november december tomorrow yesterday
        today tonight week weeks month months year years next last this every each since until
        before weekly monthly yearly daily quarterly quarter fortnight fortnightly morning evening
        noon biweekly annually winter summer autumn spring printemps automne hiver
        """)

    static let numberWords = words(
        """
        deux trois quatre cinq sept huit neuf onze douze treize quatorze quinze seize vingt trente
        quarante cinquante soixante septante nonante cent mille three four five seven
        eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
        twenty thirty forty fifty sixty seventy eighty ninety hundred thousand euros euro pounds
        dollars quid bucks balles grand fiver tenner
        """)

    private static func words(_ list: String) -> [String] {
        list.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
