extension NumberWords {
    private static let frenchDigits: [String: Int64] = .numbers(
        "deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9")
    private static let frenchTens: [String: Int64] = .numbers(
        """
        vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 octante=80 \
        nonante=90 quatrevingt=80
        """)
    private static let frenchOrdinalDigits: [String: Int64] = .numbers(
        """
        unieme=1 deuxieme=2 troisieme=3 quatrieme=4 cinquieme=5 sixieme=6 septieme=7 huitieme=8 \
        neuvieme=9
        """)
    private static let frenchOrdinalTeens: [String: Int64] = .numbers(
        """
        dixieme=10 onzieme=11 douzieme=12 treizieme=13 quatorzieme=14 quinzieme=15 seizieme=16 \
        dixseptieme=17 dixhuitieme=18 dixneuvieme=19
        """)
    private static let frenchOrdinalTens: [String: Int64] = .numbers(
        """
        vingtieme=20 trentieme=30 quarantieme=40 cinquantieme=50 soixantieme=60 septantieme=70 \
        huitantieme=80 octantieme=80 nonantieme=90 quatrevingtieme=80
        """)

    /// French, with the forms of Belgium and Switzerland, and words run together or misspelt.
    static let french = NumberWords(
        units: .numbers(
            """
            zero=0 un=1 une=1 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 \
            dixsept=17 dixhuit=18 dixneuf=19 vingts=20 quatrevingts=80 soixantedix=70 \
            quatrevingtdix=90 ving=20 quarente=40 cinquente=50 soissante=60 treise=13 seise=16 \
            quinse=15 quatres=4
            """
        )
        .merging(frenchDigits) { first, _ in first }.merging(frenchTens) { first, _ in first }
        .joining(frenchTens, frenchDigits),
        multipliers: .numbers(
            """
            cent=100 cents=100 mille=1000 milles=1000 mil=1000 million=1000000 millions=1000000 \
            milion=1000000 milions=1000000 milliard=1000000000 milliards=1000000000 \
            billion=1000000000000 billions=1000000000000
            """),
        collectives: .numbers(
            """
            dizaine=10 dizaines=10 douzaine=12 douzaines=12 quinzaine=15 quinzaines=15 vingtaine=20 \
            vingtaines=20 trentaine=30 trentaines=30 quarantaine=40 quarantaines=40 cinquantaine=50 \
            cinquantaines=50 soixantaine=60 soixantaines=60 centaine=100 centaines=100 millier=1000 \
            milliers=1000 septantaine=70 nonantaine=90 huitaine=8
            """),
        scales: .numbers(
            "k=1000 m=1000000 md=1000000000 mds=1000000000 mrd=1000000000 mio=1000000 mln=1000000"),
        ordinalUnits: .numbers(
            """
            premier=1 premiere=1 premiers=1 premieres=1 second=2 seconde=2 seconds=2 secondes=2
            """
        )
        .merging(frenchOrdinalDigits) { first, _ in first }
        .merging(frenchOrdinalTeens) { first, _ in first }
        .merging(frenchOrdinalTens) { first, _ in first }
        .withPlurals.joining(frenchTens, frenchOrdinalDigits),
        ordinalMultipliers: .numbers(
            "centieme=100 millieme=1000 millionieme=1000000 milliardieme=1000000000"
        ).withPlurals,
        ordinalSuffixes: [
            "er", "ere", "re", "e", "eme", "emes", "ieme", "iemes", "nd", "nde", "ers", "eres",
            "me",
        ],
        signals: [
            (.connector, "et"), (.decimalMark, "virgule point"), (.article, "un une"),
            (.half, "demi demie demis ½"), (.quarter, "quart quarts ¼"), (.link, "de d'"),
            (.determiner, "le la l' les du au aux ce cet cette ces notre mon ma"),
            (.card, "carte cb visa mastercard amex"),
        ])
}

extension Dictionary where Key == String, Value == Int64 {
    /// This table with each word's plural in s.
    fileprivate var withPlurals: [String: Int64] {
        var table = self
        for (word, value) in self where !word.hasSuffix("s") { table[word + "s"] = value }
        return table
    }
}
