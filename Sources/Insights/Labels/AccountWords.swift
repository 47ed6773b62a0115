/// What a label says that may say no more than that money goes between accounts.
enum AccountWords: Sendable {
    /// It has words for something else: a name, a shop, a reason.
    case others
    /// It says how the money moved, or nothing.
    case bare
    /// It says that it goes to or comes from an account: `TO A/C 12345678`, `VIREMENT LIVRET A`.
    case telling

    /// - Complexity: O(length of the label).
    init(_ label: String) {
        self = .bare
        for word in LabelText.fold(label).split(separator: " ") {
            // Numbers of accounts, masked or not, and of the order.
            if word.utf8.contains(where: { $0 &- UInt8(ascii: "0") < 10 }) { continue }
            if Self.accounts.contains(word) {
                self = .telling
            } else if !Self.links.contains(word) {
                self = .others
                return
            }
        }
    }

    private static let accounts: Set<Substring> = [
        "account", "accounts", "acct", "acc", "ac", "a", "compte", "comptes", "cpte", "cpt",
        "current", "courant", "checking", "chk", "cheques", "savings", "saving", "saver", "sav",
        "livret", "epargne", "ldd", "ldds", "lep", "pel", "cel", "isa", "pot", "interne",
        "internal", "transfer", "xfer", "tfr", "trf", "virement", "vir", "virt",
    ]

    private static let links: Set<Substring> = [
        "to", "from", "between", "my", "your", "c", "de", "du", "des", "la", "le", "les", "l",
        "vers", "depuis", "sur", "au", "mon", "ma", "mes", "votre", "et", "via", "ref", "reference",
        "no", "en", "ligne", "online", "mobile", "web", "app", "internet", "banking", "joint",
        "commun", "principal", "main", "own", "personal", "easy", "instant", "access", "faster",
        "payment", "payments", "sepa", "inst", "instantane", "permanent", "standing", "order",
        "recu", "emis", "recue", "versement", "deposit", "ending", "in", "x", "xx", "xxx", "xxxx",
        "jeune", "bleu", "developpement", "durable", "and", "transaction", "confirmation", "conf",
    ]
}
