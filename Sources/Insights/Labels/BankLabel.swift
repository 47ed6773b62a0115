internal import Foundation
public import Primitives

/// A bank's label, parsed: `CB CARREFOUR 12/03 PARIS`, `PRLV SEPA X ID FR12ZZZ123 MDT/M-1`.
///
/// The grammar is: the bank's opening words, which say the kind; then, in any order, names, card
/// numbers, dates, and keyed fields (`/DE`, `/MOTIF`, `EMETTEUR/`, `MDT/`, `ECH/`, `ID`, `REF`).
/// What is left of the names is the merchant; after a date, or from a list of towns, the town.
public struct BankLabel: Hashable, Sendable {
    /// How the money moved.
    public let kind: PaymentKind
    /// The day of the purchase where the label says it, on or before the day it was booked.
    public let purchaseDay: Day?
    /// The merchant or person, as written; the whole label if nothing else is left.
    public let merchant: String
    /// The town, as written.
    public let town: String?
    /// The mandate of a direct debit.
    public let mandate: String?
    /// The creditor's identifier of a direct debit.
    public let creditor: String?
    /// What the payer wrote.
    public let motive: String?
    /// The card's last digits.
    public let card: String?
    /// All words but the bank's own, folded: names, town, what the payer wrote.
    let words: String

    /// Parses `label`, booked on `day`; dates without a year are the latest not after `day`.
    /// - Complexity: O(*n*) in the label's length.
    public init(_ label: String, booked day: Day) {
        var parser = LabelParser(label, booked: day)
        parser.parse()
        kind = parser.kind
        purchaseDay = parser.purchaseDay
        mandate = parser.fields[.mandate]
        creditor = parser.fields[.creditor]
        motive = parser.fields[.motive]
        card = parser.card
        words = parser.ownWords(whole: label)
        (merchant, town) = parser.names(whole: label)
    }
}

/// The fields that labels name.
enum LabelField: Hashable {
    case party, motive, mandate, creditor, reference, due
}

/// Reads a label's words from the left.
struct LabelParser {
    private let words: [Substring]
    private let folded: [String]
    private let booked: Day
    private var position = 0
    private var opened = ""
    /// Whether a date came after a name: what follows is the town.
    private var isAfterDate: Bool { purchaseDay != nil && namesBeforeDate > 0 }
    private var namesBeforeDate = 0
    private var before: [Substring] = []
    private var after: [Substring] = []
    private(set) var kind = PaymentKind.unknown
    private(set) var purchaseDay: Day?
    private(set) var card: String?
    private(set) var fields: [LabelField: String] = [:]

    init(_ label: String, booked: Day) {
        words = label.split(whereSeparator: \.isWhitespace)
        folded = words.map { LabelText.fold(String($0)) }
        self.booked = booked
    }

    mutating func parse() {
        readOpening()
        while position < words.count {
            if readField() || readCard() || readPurchaseDay() { continue }
            let word = words[position]
            let text = folded[position]
            position += 1
            if text.isEmpty || Self.noise.contains(text) || Self.isNumber(word) { continue }
            if !isAfterDate {
                before.append(word)
                if purchaseDay == nil { namesBeforeDate += 1 }
            } else {
                after.append(word)
            }
        }
    }

    /// The opening words, the longest that fit; the words of one opening may be one word's parts.
    private mutating func readOpening() {
        let parts = folded.prefix(6).enumerated().flatMap { index, text in
            text.split(separator: " ").map { (index, $0) }
        }
        for (opening, kind) in PaymentKind.openings
        where parts.count >= opening.count
            && zip(opening, parts).allSatisfy({ $0 == $1.1 })
        {
            // `CHECKERS` begins no cheque, and a word cut in two is no opening.
            let end = parts[opening.count - 1].0
            let isCut = opening.count < parts.count && parts[opening.count].0 == end
            if isCut, !parts[opening.count].1.allSatisfy(\.isNumber) { continue }
            self.kind = kind
            position = end + 1
            opened = words[...end].joined(separator: " ")
            break
        }
        while position < words.count, Self.links.contains(folded[position]) { position += 1 }
    }

    private mutating func readField() -> Bool {
        guard let (field, rest) = Self.field(words[position]) else { return false }
        position += 1
        var value = rest.map { [$0] } ?? []
        while position < words.count, Self.field(words[position]) == nil, value.count < 8 {
            // A mandate or a reference is one word.
            if !value.isEmpty, field != .motive, field != .party { break }
            value.append(words[position])
            position += 1
        }
        let text = value.joined(separator: " ")
        if !text.isEmpty, fields[field] == nil { fields[field] = text }
        return true
    }

    private static func field(_ word: Substring) -> (LabelField, Substring?)? {
        guard
            word.utf8.contains(UInt8(ascii: "/")) || word.utf8.contains(UInt8(ascii: ":"))
                || bareKeys[String(word)] != nil
        else { return nil }
        if let field = bareKeys[String(word)] { return (field, nil) }
        let body = word.first == "/" ? word.dropFirst() : word
        let mark = body.firstIndex { $0 == "/" || $0 == ":" }
        let key = String(body[..<(mark ?? body.endIndex)]).uppercased()
        guard let field = keys[key], mark != nil || word.first == "/" else { return nil }
        let rest = mark.map { body[body.index(after: $0)...] }
        return (field, (rest?.isEmpty ?? true) ? nil : rest)
    }

    private mutating func readCard() -> Bool {
        let word = words[position]
        let text = folded[position]
        if text == "carte" || text == "card" || text == "cb", position + 1 < words.count,
            Self.isMasked(words[position + 1])
        {
            card = String(words[position + 1].suffix(4))
            position += 2
            return true
        }
        guard Self.isMasked(word), word.contains(where: { "xX*".contains($0) }) else {
            return false
        }
        card = String(word.suffix(4))
        position += 1
        return true
    }

    private mutating func readPurchaseDay() -> Bool {
        let word = words[position]
        let text = folded[position]
        if text == "on", position + 2 < words.count, words[position + 1].first?.isNumber == true,
            LabelDate.day(words[position + 1], month: folded[position + 2], booked: booked) != nil
        {
            position += 1
            return readPurchaseDay()
        }
        if text == "du" || text == "on" || text == "le", position + 1 < words.count,
            let day = LabelDate.day(words[position + 1], booked: booked, isAnnounced: true)
        {
            purchaseDay = purchaseDay ?? day
            position += 2
            return true
        }
        if position + 1 < words.count, word.utf8.count <= 2,
            let day = LabelDate.day(word, month: folded[position + 1], booked: booked)
        {
            purchaseDay = purchaseDay ?? day
            position += 2
            return true
        }
        guard let day = LabelDate.day(word, booked: booked, isAnnounced: false) else {
            return false
        }
        purchaseDay = purchaseDay ?? day
        position += 1
        return true
    }

    /// The merchant and the town.
    func names(whole label: String) -> (String, String?) {
        var names = before
        var town = after.isEmpty ? nil : after.joined(separator: " ")
        if kind == .cashWithdrawal {
            // What stands there is where, not to whom.
            let place = (names + after).joined(separator: " ")
            (names, town) = ([], place.isEmpty ? nil : place)
        }
        if town == nil, names.count > 1, let last = names.last,
            Towns.names.contains(LabelText.fold(String(last)))
        {
            town = String(last)
            names.removeLast()
        }
        // A code behind the name is the payment's: `SPOTIFY P2F3A1`.
        if names.count > 1, let last = names.last, Self.isCode(last) { names.removeLast() }
        // A number glued to the name is the shop's: `TESCO-1234`, `SHELL#77`.
        var merchant = names.prefix(5).joined(separator: " ")
        if let last = merchant.last, last.isNumber {
            let name = merchant.reversed().drop { $0.isNumber || "#-*./,;: ".contains($0) }
            if name.count > 3 { merchant = String(name.reversed()) }
        }
        if let party = fields[.party], !party.isEmpty {
            merchant = Self.withoutTitle(party)
        } else if merchant.isEmpty, let motive = fields[.motive] {
            merchant = motive
        }
        if merchant.isEmpty { merchant = opened.isEmpty ? label : opened }
        return (Self.withoutTitle(merchant), town)
    }

    /// What is neither the bank's nor a number, folded; the whole label where nothing is left.
    func ownWords(whole label: String) -> String {
        let named = (before + after).map(String.init)
        let parts = named + [fields[.party], fields[.motive]].compactMap { $0 }
        let words = parts.flatMap { LabelText.fold($0).split(separator: " ") }.filter { word in
            !word.utf8.contains { $0 &- UInt8(ascii: "0") < 10 } || word.utf8.count < 4
        }
        return words.isEmpty ? LabelText.fold(label) : words.joined(separator: " ")
    }

    private static func withoutTitle(_ name: String) -> String {
        let words = name.split(separator: " ")
        guard words.count > 1, let first = words.first,
            titles.contains(LabelText.fold(String(first)))
        else { return name }
        return words.dropFirst().joined(separator: " ")
    }

    private static func isMasked(_ word: Substring) -> Bool {
        let digits = word.count { $0.isNumber }
        return digits >= 2 && word.count >= 4
            && word.allSatisfy { $0.isNumber || "xX*".contains($0) }
    }

    /// A word in which figures and letters alternate.
    private static func isCode(_ word: Substring) -> Bool {
        word.split { !$0.isNumber }.count > 1 && word.split { !$0.isLetter }.count > 1
    }

    /// A word mostly of figures: a reference, a shop's number, an amount.
    private static func isNumber(_ word: Substring) -> Bool {
        var (digits, letters) = (0, 0)
        for byte in word.utf8 {
            if byte &- UInt8(ascii: "0") < 10 { digits += 1 } else if byte > 0x40 { letters += 1 }
        }
        return digits > letters && digits > 0 && (digits > 1 || letters == 0)
    }
}

extension LabelParser {
    private static let keys: [String: LabelField] = [
        "DE": .party, "BEN": .party, "NOM": .party, "EMETTEUR": .creditor, "ICS": .creditor,
        "MOTIF": .motive, "LIB": .motive, "MDT": .mandate, "RUM": .mandate, "MANDAT": .mandate,
        "REF": .reference, "REFDO": .reference, "REFBEN": .reference, "ECH": .due, "ID": .creditor,
        "MANDATE": .mandate, "RRN": .reference, "FROM": .party, "TO": .party,
    ]
    private static let bareKeys: [String: LabelField] = [
        "RUM": .mandate, "MANDAT": .mandate, "ICS": .creditor, "MDT": .mandate, "ID": .reference,
        "REF": .reference, "REF.": .reference, "REF:": .reference, "MOTIF": .motive,
        "MOTIF:": .motive, "MANDATE": .mandate, "RÉF": .reference,
    ]
    private static let links: Set<String> = [
        "de", "a", "to", "from", "par", "chez", "at", "n", "no",
    ]
    private static let titles: Set<String> = [
        "m", "mr", "mme", "mlle", "mrs", "ms", "miss", "monsieur", "madame",
    ]
    private static let noise: Set<String> = [
        "sepa", "cb", "carte", "eur", "fr", "fra", "gb", "gbr", "du", "recu", "emis", "visa",
        "contactless", "sans", "contact", "europeen", "ref", "gbp", "usd", "card", "facture",
        "numero", "permanent", "paiement", "achat", "emetteur",
    ]
}
