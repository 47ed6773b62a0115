internal import TextProcessing
internal import Understanding

/// A change of a contact as a sentence orders it: "supprime Paul de mes contacts", "rename Paul to
/// Paul Martin", "change Marie's IBAN".
struct ContactChange {
    private enum Deed {
        case remove, rename(to: String), changeAccount
    }

    private let name: String
    private let deed: Deed
    /// Whether contacts are spoken of as such.
    private let namesContacts: Bool

    /// Nil for what orders nothing of the kind, or forbids it.
    init?(_ text: String) {
        let words = text.split { $0.isWhitespace || WrittenContact.marks.contains($0) }
            .map { String($0).withoutStop }.filter { !$0.isEmpty }
        let folded = words.map { $0.foldedWords.last ?? "" }
        guard let verb = folded.prefix(6).firstIndex(where: Self.verbs.contains),
            Set(words[..<verb].flatMap(\.foldedWords)).isSubset(of: WrittenContact.courtesies),
            words[verb].foldedWords.count == 1
        else { return nil }
        // Those who are paid now are none of "my payees".
        let contacts = folded.indices.filter { index in
            ["contact", "contacts", "carnet"].contains(folded[index])
                || index > 0 && ["my", "mes"].contains(folded[index - 1])
                    && Interpretation.contactWords.contains(folded[index])
        }
        namesContacts = !contacts.isEmpty
        let rest = words.indices[(verb + 1)...]
        let isOfAccount = folded.contains { ["iban", "rib"].contains($0) }
        if Self.changing.contains(folded[verb]), isOfAccount {
            let said = rest.prefix {
                !Self.links.contains(folded[$0]) && folded[$0] != "par" && !words[$0].beginsAccount
            }.filter { !Self.beside.contains(folded[$0]) }.map { words[$0].owner }
            guard (1...4).contains(said.count), said.allSatisfy(\.isNamePart) else { return nil }
            (name, deed) = (said.joined(separator: " "), .changeAccount)
            return
        }
        if Self.renaming.contains(folded[verb]) {
            guard let link = rest.first(where: { Self.links.contains(folded[$0]) }) else {
                return nil
            }
            let old = rest[..<link].drop { Self.beside.contains(folded[$0]) }.map { words[$0] }
            let new = rest[(link + 1)...].map { words[$0] }
            guard (1...4).contains(old.count), (1...4).contains(new.count),
                new.allSatisfy({ $0.isNamePart })
            else { return nil }
            (name, deed) = (old.joined(separator: " "), .rename(to: new.joined(separator: " ")))
            return
        }
        // Of "le contact Paul" the name stands behind, of "Paul de mes contacts" before.
        guard Self.removing.contains(folded[verb]), let last = contacts.last else { return nil }
        let lead = words.indices[(verb + 1)..<last]
        let isBehind = lead.allSatisfy { Self.beside.contains(folded[$0]) }
        var said = Array(isBehind ? words.indices[(last + 1)...] : lead)
        while let place = said.first, Self.beside.contains(folded[place]) { said.removeFirst() }
        while let place = said.last, Self.beside.contains(folded[place]) { said.removeLast() }
        guard (1...4).contains(said.count), said.allSatisfy({ words[$0].isNamePart }) else {
            return nil
        }
        (name, deed) = (said.map { words[$0] }.joined(separator: " "), .remove)
    }

    /// What is asked; nil where something else than a contact may be meant.
    func request(in view: WalletView) -> ContactRequest? {
        let isKnown = view.contacts.contains { $0.isNamed(name.nameWords) }
        guard namesContacts || isKnown else { return nil }
        return switch deed {
        case .remove: .remove(name)
        case .rename(let other): .rename(name, to: other)
        case .changeAccount: .changeAccount(name)
        }
    }

    private static let removing: Set<String> = [
        "supprime", "supprimer", "supprimez", "enleve", "enlever", "enlevez", "retire", "retirer",
        "retirez", "efface", "effacer", "effacez", "remove", "delete", "erase", "drop", "take",
    ]
    private static let renaming: Set<String> = [
        "renomme", "renommer", "renommez", "rename", "rebaptise", "rebaptiser",
    ]
    private static let changing: Set<String> = [
        "change", "changer", "changez", "modifie", "modifier", "modifiez", "update", "edit",
        "corrige", "corriger", "remplace", "remplacer", "replace",
    ]
    private static let verbs = removing.union(renaming).union(changing)
    private static let links: Set<String> = ["en", "to", "as", "into"]
    /// What stands beside the name and is no part of it.
    private static let beside = Interpretation.contactWords.union(
        Interpretation.elided
    ).union(
        """
        le la les l mon ma mes du de des d dans parmi liste carnet adresses iban rib compte numero \
        bancaire the my of from off in list out account number bank stp svp please for s
        """.foldedWords)
}

extension String {
    /// The word without a full stop behind it.
    fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }

    /// The name of whom something is ("Marie's", "d'Emma").
    fileprivate var owner: String {
        for end in ["'s", "’s"] where hasSuffix(end) { return String(dropLast(2)) }
        for start in ["d'", "d’"] where lowercased().hasPrefix(start) {
            return String(dropFirst(2))
        }
        return self
    }

    /// Whether it may be a part of a name.
    fileprivate var isNamePart: Bool { allSatisfy { $0.isLetter || "-'’.".contains($0) } }
}
