internal import Primitives
internal import TextProcessing

/// What a word can do in a sentence that orders something, or only speaks of it.
struct WordRoles: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    /// French *ne*, which a second word completes.
    static let ne = WordRoles(rawValue: 1 << 0)
    /// French *pas, jamais, rien*.
    static let pas = WordRoles(rawValue: 1 << 1)
    /// English *not* and what holds it: *don't, can't, never*.
    static let not = WordRoles(rawValue: 1 << 2)
    /// French *que*, which makes *ne … que*, only.
    static let que = WordRoles(rawValue: 1 << 3)
    static let firstPerson = WordRoles(rawValue: 1 << 4)
    /// *on, nous, we*, which are the first person too.
    static let we = WordRoles(rawValue: 1 << 62)
    static let secondPerson = WordRoles(rawValue: 1 << 5)
    static let thirdPerson = WordRoles(rawValue: 1 << 6)
    /// Object pronouns that stand between a subject and its verb.
    static let clitic = WordRoles(rawValue: 1 << 7)
    static let determiner = WordRoles(rawValue: 1 << 8)
    /// *ai, as, avais, have, was*: before a participle.
    static let auxiliary = WordRoles(rawValue: 1 << 9)
    /// *did*.
    static let did = WordRoles(rawValue: 1 << 10)
    /// *peux, pourrais, can, could*: a request when said to *you*.
    static let ability = WordRoles(rawValue: 1 << 11)
    /// *veux, dois, faut, want, need*: a wish that is as good as an order.
    static let wish = WordRoles(rawValue: 1 << 12)
    /// *dois, should*: a question when *I* follows.
    static let duty = WordRoles(rawValue: 1 << 13)
    /// *si, if, quand, when*.
    static let conditional = WordRoles(rawValue: 1 << 14)
    /// *suppose, imagine*.
    static let supposing = WordRoles(rawValue: 1 << 15)
    /// *comment, how*.
    static let how = WordRoles(rawValue: 1 << 16)
    /// *about* behind *how* makes a proposal.
    static let about = WordRoles(rawValue: 1 << 17)
    static let why = WordRoles(rawValue: 1 << 18)
    /// *dit, said, told*.
    static let reporting = WordRoles(rawValue: 1 << 19)
    /// *oublie, hésite, forget*: negated, they urge.
    static let urging = WordRoles(rawValue: 1 << 20)
    static let to = WordRoles(rawValue: 1 << 21)
    static let conjunction = WordRoles(rawValue: 1 << 22)
    /// A word or sign between clauses.
    static let boundary = WordRoles(rawValue: 1 << 23)
    static let quote = WordRoles(rawValue: 1 << 24)
    /// *without, instead*: a negation of what comes behind.
    static let without = WordRoles(rawValue: 1 << 25)
    /// *be*, *get*: what a participle stands behind when something is to be done.
    static let causative = WordRoles(rawValue: 1 << 26)
    /// A sign between clauses.
    static let stop = WordRoles(rawValue: 1 << 27)
    /// *combien, quel, what, where*: how a question of its own begins.
    static let interrogative = WordRoles(rawValue: 1 << 28)
    /// *puis, ensuite, then, also*: what may stand between two requests.
    static let sequence = WordRoles(rawValue: 1 << 29)
    /// Adverbs that stand between an auxiliary and its participle.
    static let filler = WordRoles(rawValue: 1 << 30)
    /// *viens* before *d'envoyer*.
    static let recently = WordRoles(rawValue: 1 << 50)
    /// *plus* behind *pas*, which then bounds and does not negate.
    static let more = WordRoles(rawValue: 1 << 51)
    /// *no* before *need*, or before what is `ruledOut`.
    static let no = WordRoles(rawValue: 1 << 52)
    /// *one, way, intention* behind *no*: a negation of what comes behind.
    static let ruledOut = WordRoles(rawValue: 1 << 58)
    /// *might, perhaps*: of a deed that may not be done; the adverbs are `filler` as well.
    static let unsure = WordRoles(rawValue: 1 << 59)
    /// *refuse, peur*: of a deed somebody would rather not do, or only dreams of.
    static let reluctant = WordRoles(rawValue: 1 << 60)
    /// *used* before *to*: of what is over.
    static let formerly = WordRoles(rawValue: 1 << 61)

    /// *dû* behind an auxiliary.
    static let due = WordRoles(rawValue: 1 << 53)
    /// What was about to be done: "I was going to".
    static let intended = WordRoles(rawValue: 1 << 54)
    /// *thought, considered*: of a deed that was not done.
    static let weighing = WordRoles(rawValue: 1 << 57)
    /// What an order does not hold under: "unless".
    static let unless = WordRoles(rawValue: 1 << 55)
    /// What may be left out, or a case under which an order does not hold: "sauf", "sauf si".
    static let except = WordRoles(rawValue: 1 << 56)

    /// Forms of a verb that does something Yani does.
    static let imperative = WordRoles(rawValue: 1 << 32)
    static let infinitive = WordRoles(rawValue: 1 << 33)
    static let participle = WordRoles(rawValue: 1 << 34)
    /// An English base form.
    static let english = WordRoles(rawValue: 1 << 35)
    /// An English past or participle.
    static let past = WordRoles(rawValue: 1 << 36)
    /// An English form in *-ing*, which orders nothing by itself.
    static let gerund = WordRoles(rawValue: 1 << 37)
    /// What the verb does.
    static let pays = WordRoles(rawValue: 1 << 40)
    static let sends = WordRoles(rawValue: 1 << 41)
    static let asks = WordRoles(rawValue: 1 << 42)
    static let stops = WordRoles(rawValue: 1 << 43)
    static let shows = WordRoles(rawValue: 1 << 44)
    static let sets = WordRoles(rawValue: 1 << 45)
    static let approves = WordRoles(rawValue: 1 << 46)

    static let verb: WordRoles = [
        .imperative, .infinitive, .participle, .english, .past, .gerund,
    ]
}

extension WordRoles {
    /// Returns the roles of the word whose `WordHash` is `hash`; none for most words.
    static func of(_ hash: UInt32) -> WordRoles { table[hash] ?? [] }

    /// What a label's deed is called: a verb that says none of it is the story around it.
    static func deeds(of label: UtteranceLabel) -> WordRoles {
        guard case .intent(let intent, let operation) = label else {
            return [.pays, .sends, .asks, .stops, .shows, .sets, .approves]
        }
        switch operation {
        case .cancel, .decline, .pause, .disable, .remove, .removeRule, .freezeCard, .lockWallet,
            .disableBiometrics:
            return .stops
        case .create: return intent == .requestMoney ? .asks : [.sends, .pays, .sets]
        case .remind: return .asks
        case .accept: return [.approves, .pays]
        case .change, .resume, .enable, .setRule, .setLimit, .setAlert, .set, .add, .redeem,
            .unfreezeCard, .unlockWallet, .changePIN, .resetPIN, .enableBiometrics, .stake,
            .claim, .compound:
            return .sets
        case .unstake: return [.stops, .sets]
        case .list, .show, .check, .points, .tier, .kycStatus, .cardStatus, .devices, .status,
            .rate, .rewards:
            return .shows
        case nil:
            return intent == .sendMoney || intent == .payBill ? [.sends, .pays, .sets] : .shows
        }
    }

    /// The roles by the hash of the word they are of.
    private static let table: WordTable<WordRoles> = {
        var pairs: [(UInt32, WordRoles)] = []
        func add(_ words: String, _ roles: WordRoles) {
            WordList.forEachWord(in: words) { pairs.append((FNV1a.hash32($0), roles)) }
        }
        for (roles, words) in functionWords { add(words, roles) }
        for (kind, stems) in frenchStems {
            for stem in stems.split(separator: " ") {
                add("\(stem)e \(stem)es \(stem)ez \(stem)ons", [.imperative, kind])
                add("\(stem)er", [.infinitive, kind])
                add("\(stem)e \(stem)ee \(stem)es \(stem)ees", [.participle, kind])
                add("\(stem)ais \(stem)ait \(stem)aient", [.past, kind])
            }
        }
        for (kind, forms) in otherVerbs {
            let parts = forms.split(separator: "|", omittingEmptySubsequences: false)
            for (part, role) in zip(parts, [WordRoles.imperative, .infinitive, .participle]) {
                add(String(part), [role, kind])
            }
        }
        for (kind, forms) in imperfects { add(forms, [.past, kind]) }
        for (kind, forms) in englishVerbs {
            let parts = forms.split(separator: "|", omittingEmptySubsequences: false)
            for (part, role) in zip(parts, [WordRoles.english, .past, .gerund]) {
                add(String(part), [role, kind])
            }
        }
        return WordTable(pairs) { $0.union($1) }
    }()
}
