internal import Primitives
internal import TextProcessing
internal import Understanding

/// Questions and orders of the contacts themselves, which no intent is of: they are told by their
/// words.
extension Interpretation {
    /// What it asks of the contacts; nil for anything else.
    func contactRequest(in view: WalletView) -> ContactRequest? {
        if let change = ContactChange(text)?.request(in: view) { return change }
        let said = Set(words)
        let namesThem = !said.isDisjoint(with: Self.contactWords)
        let isOfThemAlone = said.isSubset(of: Self.contactWords.union(Self.besideContacts))
        if namesThem, isOfThemAlone, words != ["contact"] { return .list }
        let written = WrittenContact(text)
        // "Est-ce que Léa est dans mes contacts ?"
        if written.order == nil, text.contains("?"), Wording(words).says(Self.among) {
            return .list
        }
        guard namesThem || written.speaksOfAccount, let order = written.order else { return nil }
        if order == .asked { return .addNobody }
        guard !written.account.isEmpty else { return written.request(iban: nil) }
        return IBAN(written.account).map { written.request(iban: $0) } ?? .addInvalid
    }

    static let contactWords: Set<String> = [
        "contact", "contacts", "beneficiaire", "beneficiaires", "payee", "payees", "carnet",
    ]
    private static let among = [
        "dans mes contacts", "parmi mes contacts", "in my contacts", "among my contacts",
        "one of my contacts",
    ]
    private static let besideContacts = elided.union(
        """
        mes mon les la le liste lister de des qui sont est ce que quels quelles quel combien dans \
        montre moi affiche donne voir j'ai j' ai je peux tu veux tous toutes moi svp stp my the \
        list of who are is in s show me see all give what which how many do i have can you please \
        tell
        """.foldedWords)
}

/// A contact as a sentence writes it that adds one: "ajoute Léa Roy à mes contacts, IBAN FR76 …".
struct WrittenContact {
    /// The fewest characters an account's number has (ISO 13616: Norway's).
    private static let shortestAccount = 15

    /// Whether a sentence orders to add something, or asks how that is done.
    enum Adding {
        case ordered, asked
    }

    /// How the sentence speaks of adding; nil where it does something else, or forbids it.
    let order: Adding?
    /// Whether it speaks of an account's number, or has what may be one.
    let speaksOfAccount: Bool
    /// What may be the number, without its spaces.
    let account: String
    private let name: [String]

    init(_ text: String) {
        let words = text.split { $0.isWhitespace || Self.marks.contains($0) }.map(String.init)
        let folded = words.map { word in word.foldedWords.last ?? "" }
        let start = words.firstIndex(where: \.beginsAccount)
        let number = words[(start ?? words.endIndex)...].prefix(while: \.isPartOfAccount)
        account = number.joined()
        let label = folded.firstIndex(where: ["iban", "rib"].contains)
        // "The note RE2024" is no account.
        speaksOfAccount = account.count >= Self.shortestAccount || label != nil
        let verb = folded.prefix(5).firstIndex(where: Self.adding.contains)
        let isNew = folded.prefix(2).contains { ["new", "nouveau", "nouvelle"].contains($0) }
        let lead = Set(words[..<(verb ?? 0)].flatMap(\.foldedWords))
        if !lead.isDisjoint(with: ["comment", "how"]) {
            order = .asked
        } else if let verb {
            // "N'ajoute pas" and "j'ai ajouté" are no orders.
            let isOrder = lead.isSubset(of: Self.courtesies) && words[verb].foldedWords.count == 1
            order = isOrder ? .ordered : nil
        } else {
            order = isNew && folded.prefix(3).contains("contact") ? .ordered : nil
        }
        let first = verb.map { $0 + 1 } ?? 0
        let named = words.indices[first...].drop { Self.before.contains(folded[$0]) }
            .prefix { !number.indices.contains($0) && !Self.behind.contains(folded[$0]) }
        // "L'IBAN d'Emma".
        name = named.map { index in
            let word = words[index]
            let isElided = index == named.first && ["d'", "d’"].contains(where: word.hasPrefix)
            return isElided ? String(word.dropFirst(2)) : word
        }
    }

    /// What is asked with a number, or none; one is added at a time.
    func request(iban: IBAN?) -> ContactRequest? {
        let isOne = !name.dropFirst().dropLast().contains { ["et", "and", "&"].contains($0) }
        guard !name.isEmpty, isOne else { return .addNobody }
        let isName =
            name.count <= 4
            && name.allSatisfy { word in
                word.allSatisfy { $0.isLetter || "-'’.".contains($0) }
            }
        let said = name.joined(separator: " ")
        // "Add Tom's IBAN".
        let isOwner = ["'s", "’s"].contains(where: said.hasSuffix)
        return isName
            ? .add(NewContact(name: isOwner ? String(said.dropLast(2)) : said, iban: iban)) : nil
    }

    /// The marks that stand between the words of a sentence and are part of none.
    static let marks: Set<Character> = [
        ",", ";", ":", "!", "?", "(", ")", "«", "»", "“", "”", "\"",
    ]
    private static let adding: Set<String> = [
        "ajoute", "ajouter", "ajoutes", "ajoutez", "rajoute", "rajouter", "enregistre",
        "enregistrer", "add", "save", "mets",
    ]
    static let courtesies = Interpretation.elided.union(
        """
        peux peut pourrais pourrait tu vous je veux voudrais aimerais il faut faudrait stp svp \
        s'il te plait bonjour salut ok alors et can could would you please i want need to like hi \
        hello and
        """.foldedWords)
    /// What may stand before the name.
    private static let before = Set(
        """
        a au aux mes mon ma dans les le la un une en nouveau nouvelle contact contacts carnet \
        beneficiaire beneficiaires comme parmi avec son sa iban rib numero compte adresses de du \
        appele appelee nomme nommee moi to my in the an of new as with his her their number \
        account payee payees list liste called named me for us
        """.foldedWords)
    /// What stands behind it at the earliest.
    private static let behind = Set(
        """
        a au aux mes mon ma dans en contact contacts carnet beneficiaire beneficiaires comme parmi \
        avec son sa iban rib numero compte dont stp svp s'il to my in as with his her their \
        number account whose please payee payees is est
        """.foldedWords)
}

extension String {
    /// Whether it begins as an account's number does: two letters, two figures.
    var beginsAccount: Bool {
        count >= 4 && prefix(2).allSatisfy(\.isASCIILetter)
            && dropFirst(2).prefix(2).allSatisfy(\.isASCIIDigit)
    }

    /// Whether it may be a piece of an account's number.
    fileprivate var isPartOfAccount: Bool {
        allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } && contains(where: \.isASCIIDigit)
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
