extension NumberWords {
    private static let englishDigits: [String: Int64] = .numbers(
        "one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9")
    private static let englishTens: [String: Int64] = .numbers(
        """
        twenty=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 \
        ninty=90
        """)
    private static let englishOrdinalDigits: [String: Int64] = .numbers(
        "first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 eigth=8 ninth=9")

    /// English, with words run together or misspelt.
    static let english = NumberWords(
        units: .numbers(
            """
            zero=0 nil=0 nought=0 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 \
            sixteen=16 seventeen=17 eighteen=18 nineteen=19 eightteen=18 fiveteen=15
            """
        )
        .merging(englishDigits) { first, _ in first }.merging(englishTens) { first, _ in first }
        .joining(englishTens, englishDigits),
        multipliers: .numbers(
            """
            hundred=100 hundreds=100 thousand=1000 thousands=1000 million=1000000 millions=1000000 \
            milion=1000000 billion=1000000000 billions=1000000000 trillion=1000000000000 \
            trillions=1000000000000 grand=1000 lakh=100000 lakhs=100000 crore=10000000 \
            crores=10000000
            """),
        collectives: .numbers("dozen=12 dozens=12 couple=2 couples=2 pair=2 pairs=2"),
        scales: .numbers(
            """
            k=1000 m=1000000 b=1000000000 bn=1000000000 mn=1000000 mln=1000000 mil=1000000 \
            mio=1000000 tn=1000000000000 lac=100000 lacs=100000
            """),
        ordinalUnits: .numbers(
            """
            tenth=10 eleventh=11 twelfth=12 twelveth=12 twelth=12 thirteenth=13 fourteenth=14 \
            fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 twentieth=20 \
            thirtieth=30 fortieth=40 fourtieth=40 fiftieth=50 sixtieth=60 seventieth=70 eightieth=80 \
            ninetieth=90
            """
        )
        .merging(englishOrdinalDigits) { first, _ in first }
        .joining(englishTens, englishOrdinalDigits),
        ordinalMultipliers: .numbers(
            "hundredth=100 thousandth=1000 millionth=1000000 billionth=1000000000"),
        ordinalSuffixes: ["st", "nd", "rd", "th", "ths"],
        signals: [
            (.connector, "and &"), (.decimalMark, "point dot"), (.article, "a an one"),
            (.half, "half ½"), (.quarter, "quarter quarters ¼"), (.link, "of"),
            (.minus, "minus negative"), (.determiner, "the this that my your our his her their"),
            (.grand, "grand"), (.card, "card visa mastercard amex ending ends ended digits"),
        ])
}
