internal import Primitives

/// Dates within labels: `12/03`, `12/03/26`, `12.03.2026`, `080320`, `12MAR`, `12MAR26`.
enum LabelDate {
    /// The day that `word` writes, on or up to 400 days before `booked`; nil for none.
    /// - Parameter isAnnounced: whether a word such as `DU` says that a date follows, so that bare
    ///   figures are one.
    static func day(_ word: Substring, booked: Day, isAnnounced: Bool) -> Day? {
        let bytes = Array(word.utf8.prefix(11))
        guard bytes.count >= 4, bytes.count <= 10, let first = bytes.first,
            first &- UInt8(ascii: "0") < 10
        else { return nil }
        let parts = word.split { "/.-".contains($0) }
        if parts.count == 2 || parts.count == 3 {
            let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
            guard numbers.count == parts.count, parts[0].utf8.count <= 2,
                parts[1].utf8.count == 2
            else { return nil }
            // Two figures with a point may be an amount.
            if parts.count == 2, !isAnnounced, !word.contains("/") { return nil }
            return day(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : nil, booked)
        }
        if let named = namedMonth(bytes, booked) { return named }
        guard isAnnounced, bytes.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
        func number(_ range: Range<Int>) -> Int {
            bytes[range].reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
        }
        switch bytes.count {
        case 4: return day(number(0..<2), number(2..<4), nil, booked)
        case 6: return day(number(0..<2), number(2..<4), number(4..<6), booked)
        case 8: return day(number(0..<2), number(2..<4), number(4..<8), booked)
        default: return nil
        }
    }

    /// The day that a number and the word after it write, such as `12 MAR`; nil for none.
    static func day(_ word: Substring, month: String, booked: Day) -> Day? {
        guard let number = Int(word), month.utf8.count <= 9,
            let named = months[String(month.prefix(3))],
            month.utf8.count == 3 || fullMonths.contains(month)
        else { return nil }
        return day(number, named, nil, booked)
    }

    private static func day(_ day: Int, _ month: Int, _ year: Int?, _ booked: Day) -> Day? {
        guard (1...12).contains(month) else { return nil }
        let full = year.map { $0 < 100 ? 2000 + $0 : $0 }
        let found =
            if let full {
                Day(year: full, month: month, day: day)
            } else {
                [booked.year, booked.year - 1].lazy.compactMap {
                    Day(year: $0, month: month, day: day)
                }.first { $0 <= booked.adding(days: 3) }
            }
        guard let found, abs(booked.number - found.number) <= 400 else { return nil }
        return found
    }

    private static func namedMonth(_ bytes: [UInt8], _ booked: Day) -> Day? {
        guard bytes.count == 5 || bytes.count == 7, bytes[1] &- UInt8(ascii: "0") < 10,
            let month = months[String(decoding: bytes[2..<5].map { $0 | 0x20 }, as: UTF8.self)]
        else { return nil }
        let tail = String(decoding: bytes[5...], as: UTF8.self)
        guard let dayOfMonth = Int(String(decoding: bytes[0..<2], as: UTF8.self)),
            tail.isEmpty || Int(tail) != nil
        else { return nil }
        return day(dayOfMonth, month, Int(tail), booked)
    }

    private static let fullMonths: Set<String> = [
        "january", "february", "march", "april", "june", "july", "august", "september", "october",
        "november", "december", "janvier", "fevrier", "mars", "avril", "juin", "juillet", "aout",
        "septembre", "octobre", "novembre", "decembre",
    ]

    private static let months: [String: Int] = [
        "jan": 1, "feb": 2, "fev": 2, "mar": 3, "apr": 4, "avr": 4, "may": 5, "mai": 5, "jun": 6,
        "jui": 7, "jul": 7, "aug": 8, "aou": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12,
    ]
}

/// Towns that labels end with: the largest of France, its neighbours, Britain and Ireland.
enum Towns {
    static let names: Set<String> = Set(
        """
        paris marseille lyon toulouse nice nantes montpellier strasbourg bordeaux lille rennes \
        reims toulon grenoble dijon angers nimes villeurbanne brest limoges tours amiens perpignan \
        metz besancon orleans rouen mulhouse caen nancy argenteuil montreuil roubaix tourcoing \
        nanterre avignon creteil poitiers dunkerque versailles courbevoie colombes pau vitry \
        aubervilliers calais cannes antibes beziers bourges drancy merignac ajaccio bastia \
        lorient quimper valence chambery annecy troyes niort chartres colmar bayonne biarritz \
        evry cergy massy ivry vannes laval arras lens albi tarbes angouleme belfort epinal blois \
        geneve lausanne zurich bruxelles liege namur luxembourg monaco london londres manchester \
        birmingham leeds glasgow liverpool bristol sheffield edinburgh cardiff belfast leicester \
        nottingham newcastle brighton reading oxford cambridge york bath exeter norwich dublin \
        cork galway limerick southampton portsmouth plymouth aberdeen dundee swansea coventry
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
