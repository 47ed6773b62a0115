public import Primitives

/// What is said of a row that was read, or is none.
public enum RowRemark: Hashable, Codable, Sendable {
    /// No date shows whether day or month comes first.
    case ambiguousDates(readAs: DateOrder)
    /// No amount has a sign.
    case unsigned
    /// The file lists what a card owes.
    case owed
    /// The file may list what a card owes.
    case perhapsOwed
    /// The running balance shows the signs the other way round.
    case reversed
    /// Fees stand in a column of their own.
    case fees(Int, areCounted: Bool)
    /// A row without a date bears the word of a total or a balance.
    case totalOrBalance
    /// A row without a date has an amount.
    case undatedTotal(amount: String)
    /// A row is a balance, of an amount where it has one.
    case balance(Money?)
    /// A row is a balance by its label.
    case labelledBalance(String, Money)
    /// A row is the sum of those above it.
    case sum(String, Money)
    /// A row bears the word of a sum and is none.
    case notTheSum(String)
    /// A first balance is counted, as programs that keep accounts book one.
    case countedBalance(String)
    /// The monthly debit of a card is the sum of payments that are listed.
    case deferredDebit(Money)
    /// The balance does not follow from the row before it.
    case discontinuous
    /// The balances a file states do not agree with what it lists.
    case unproved(opening: Money, sum: Money, closing: Money)
    /// What stands for a currency is none.
    case notACurrency(String, readAs: Currency)
    /// What stands for a date is none; the statement's balance has one.
    case datedAsBalance(String, Day)
    /// There is no booking date; the customer's stands in.
    case datedAsCustomer(Day)
    /// Investments are not read.
    case investment
    /// The parts of a transaction do not make its amount.
    case unequalSplits(sum: Money, amount: Money)
    /// A transaction is like another of the file, the bank's own identifier included.
    case listedTwice(String)
    /// Rows of an amount of nothing.
    case unmoved(Int)
    /// Some dates show that the day comes first, and others the month.
    case contradictoryDates(readAs: DateOrder)
    /// A row has money out and money in.
    case bothSides(debit: String, credit: String)
    /// Several columns bear the name of one that is read.
    case namedAlike(String)
    /// A word says of a row's state what is not known; it counts as booked.
    case unknownState(String)
    /// Bytes are none of the encoding that was said.
    case notOfEncoding(TextEncoding)
    /// Rows are no transactions, the first of which says this.
    case passedOver(String, count: Int)
    /// A record lacks the mark of its end.
    case unmarkedEnd
    /// The file lacks the end that its format gives it.
    case earlyEnd

    /// Whether it tells what was assumed, which an option can overrule.
    public var isAssumption: Bool {
        switch self {
        case .ambiguousDates, .unsigned, .owed, .perhapsOwed: true
        case .reversed, .fees, .totalOrBalance, .undatedTotal, .balance, .labelledBalance, .sum,
            .notTheSum, .countedBalance, .deferredDebit, .discontinuous, .unproved, .notACurrency,
            .datedAsBalance, .datedAsCustomer, .investment, .unequalSplits, .listedTwice, .unmoved,
            .unmarkedEnd, .earlyEnd, .contradictoryDates, .bothSides, .namedAlike, .notOfEncoding,
            .passedOver, .unknownState:
            false
        }
    }

    /// Whether it tells that what the file says may be wrong or not all.
    public var isDoubt: Bool {
        switch self {
        case .discontinuous, .unproved, .unmarkedEnd, .earlyEnd, .contradictoryDates, .bothSides,
            .namedAlike, .notOfEncoding, .listedTwice, .unknownState:
            true
        case .ambiguousDates, .unsigned, .owed, .perhapsOwed, .reversed, .fees, .totalOrBalance,
            .undatedTotal, .balance, .labelledBalance, .sum, .notTheSum, .countedBalance,
            .deferredDebit, .notACurrency, .datedAsBalance, .datedAsCustomer, .investment,
            .unequalSplits, .unmoved, .passedOver:
            false
        }
    }

    /// Returns the remark in `language`.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .french: french
        }
    }

    private var english: String {
        switch self {
        case .ambiguousDates(let order):
            "no date shows whether day or month comes first; read as \(order.rawValue) "
                + (order == .monthDayYear
                    ? "(--date-order dmy: day first)" : "(--date-order mdy: month first)")
        case .unsigned:
            "no amount has a sign; all are read as money in (--invert: as money out)"
        case .owed:
            "purchases are positive and payments negative, as a card's statement lists what is "
                + "owed; read the other way round (--no-invert: as written)"
        case .perhapsOwed:
            "purchases seem positive and payments negative; read as written (--invert: the "
                + "other way round)"
        case .reversed:
            "the running balance shows the signs the other way round; read as it says"
        case .fees(let count, let areCounted):
            (count == 1
                ? "1 fee stands in a column of its own"
                : "\(count) fees stand in a column of their own")
                + (areCounted ? "; counted, as the running balance shows" : "; not counted")
        case .totalOrBalance: "a total or a balance; no transaction"
        case .undatedTotal(let amount): "«\(amount)» has no date; taken for a total"
        case .balance(nil): "a balance; no transaction"
        case .balance(let amount?): "\(amount.decimalString) is a balance; no transaction"
        case .labelledBalance(let label, let amount):
            "«\(label)» \(amount.decimalString) is a balance; no transaction"
        case .sum(let label, let amount):
            "«\(label)» \(amount.decimalString) is the sum of the rows above it; no transaction"
        case .notTheSum(let label):
            "«\(label)» is not the sum of the rows above it; counted as a transaction"
        case .countedBalance(let label): "«\(label)» is counted as a transaction"
        case .deferredDebit(let amount):
            "the monthly card debit \(amount.decimalString) is the sum of the deferred payments "
                + "listed before it; counted once"
        case .discontinuous: "the balance does not follow from the row before it"
        case .unproved(let opening, let sum, let closing):
            "the balances do not agree: \(opening.decimalString) and \(sum.decimalString) do not "
                + "make \(closing.decimalString)"
        case .notACurrency(let code, let currency):
            "«\(code)» is no currency; read as \(currency.code)"
        case .datedAsBalance(let text, let day):
            "«\(text)» is no date; dated \(day) as the statement's balance"
        case .datedAsCustomer(let day):
            "has no booking date; dated \(day) as the customer's date"
        case .investment: "investments are not read"
        case .unequalSplits(let sum, let amount):
            "the splits make \(sum.decimalString), not \(amount.decimalString)"
        case .listedTwice(let name):
            "is like one above to its identifier «\(name)»; counted too, as some banks give one "
                + "identifier to several"
        case .unmoved(1): "an amount of 0.00 moves nothing; not kept"
        case .unmoved(let count):
            "\(count) rows of 0.00, this the first, move nothing; not kept"
        case .contradictoryDates(let order):
            "some dates have the day first and others the month; read as \(order.rawValue), and "
                + "the others not at all (--date-order says which)"
        case .bothSides(let debit, let credit):
            "has \(debit) out and \(credit) in; read as their difference"
        case .namedAlike(let name): "several columns are named «\(name)»; the first is read"
        case .unknownState(let word):
            "«\(word)» is no state that is known; counted as booked"
        case .notOfEncoding(let encoding):
            "is not \(encoding.rawValue) from here on; letters are lost (leave --encoding out)"
        case .passedOver(let text, 1): "«\(text)» is no transaction; passed over"
        case .passedOver(let text, let count):
            "«\(text)» and \(count - 1) more are no transactions; passed over"
        case .unmarkedEnd: "the record has no ^ at its end; read up to the next one"
        case .earlyEnd: "the file ends early; export it again"
        }
    }

    private var french: String {
        switch self {
        case .ambiguousDates(let order):
            "aucune date ne montre si le jour ou le mois vient d’abord\u{A0}; lues en "
                + "\(order.rawValue) "
                + (order == .monthDayYear
                    ? "(--date-order dmy\u{A0}: le jour)" : "(--date-order mdy\u{A0}: le mois)")
        case .unsigned:
            "aucun montant n’a de signe\u{A0}; tous sont lus comme des entrées "
                + "(--invert\u{A0}: comme des sorties)"
        case .owed:
            "les achats sont positifs et les paiements négatifs, comme sur un relevé de carte qui "
                + "dit ce qui est dû\u{A0}; lus à l’inverse (--no-invert\u{A0}: tels quels)"
        case .perhapsOwed:
            "les achats semblent positifs et les paiements négatifs\u{A0}; lus tels quels "
                + "(--invert\u{A0}: à l’inverse)"
        case .reversed: "le solde courant montre que les signes sont inversés\u{A0}; lus selon lui"
        case .fees(let count, let areCounted):
            (count == 1
                ? "un montant de frais figure dans sa propre colonne\u{A0}; "
                : "\(count) montants de frais figurent dans leur propre colonne\u{A0}; ")
                + (areCounted
                    ? "compté\(count == 1 ? "" : "s"), comme le montre le solde courant"
                    : "non compté\(count == 1 ? "" : "s")")
        case .totalOrBalance: "un total ou un solde, pas une opération"
        case .undatedTotal(let amount):
            "\(amount.inGuillemets) n’a pas de date\u{A0}; pris pour un total"
        case .balance(nil): "un solde, pas une opération"
        case .balance(let amount?): "\(written(amount)) est un solde, pas une opération"
        case .labelledBalance(let label, let amount):
            "\(label.inGuillemets) \(written(amount)) est un solde, pas une opération"
        case .sum(let label, let amount):
            "\(label.inGuillemets) \(written(amount)) est la somme des lignes précédentes, pas une "
                + "opération"
        case .notTheSum(let label):
            "\(label.inGuillemets) n’est pas la somme des lignes précédentes\u{A0}; compté comme une "
                + "opération"
        case .countedBalance(let label): "\(label.inGuillemets) est compté comme une opération"
        case .deferredDebit(let amount):
            "le débit mensuel de la carte (\(written(amount))) est la somme des paiements différés "
                + "qui le précèdent\u{A0}; compté une seule fois"
        case .discontinuous: "le solde ne découle pas de la ligne précédente"
        case .unproved(let opening, let sum, let closing):
            "les soldes ne concordent pas\u{A0}: \(written(opening)) et \(written(sum)) ne font "
                + "pas \(written(closing))"
        case .notACurrency(let code, let currency):
            "\(code.inGuillemets) n’est pas une devise\u{A0}; lu en \(currency.code)"
        case .datedAsBalance(let text, let day):
            "\(text.inGuillemets) n’est pas une date\u{A0}; datée du \(written(day)) comme le solde du "
                + "relevé"
        case .datedAsCustomer(let day):
            "n’a pas de date comptable\u{A0}; datée du \(written(day)), date du client"
        case .investment: "les placements ne sont pas lus"
        case .unequalSplits(let sum, let amount):
            "la ventilation fait \(written(sum)), pas \(written(amount))"
        case .listedTwice(let name):
            "est semblable à une ligne précédente jusqu’à l’identifiant "
                + "\(name.inGuillemets)\u{A0}; comptée aussi, car des banques donnent le même à "
                + "plusieurs"
        case .unmoved(1): "un montant de 0,00 ne change rien\u{A0}; pas gardé"
        case .unmoved(let count):
            "\(count) lignes à 0,00, dont celle-ci est la première, ne changent rien\u{A0}; pas gardées"
        case .contradictoryDates(let order):
            "certaines dates ont le jour d’abord et d’autres le mois\u{A0}; lues en "
                + "\(order.rawValue), les autres pas du tout (--date-order le dit)"
        case .bothSides(let debit, let credit):
            "a \(debit) en débit et \(credit) en crédit\u{A0}; lue comme leur différence"
        case .namedAlike(let name):
            "plusieurs colonnes s’appellent \(name.inGuillemets)\u{A0}; la première est lue"
        case .unknownState(let word):
            "l’état \(word.inGuillemets) n’est pas connu\u{A0}; comptée comme passée"
        case .notOfEncoding(let encoding):
            "n’est pas en \(encoding.rawValue) à partir d’ici\u{A0}; des lettres se perdent "
                + "(laisse --encoding de côté)"
        case .passedOver(let text, 1):
            "\(text.inGuillemets) n’est pas une opération\u{A0}; laissée de côté"
        case .passedOver(let text, let count):
            "\(text.inGuillemets) et \(count - 1) de plus ne sont pas des opérations\u{A0}; "
                + "laissées de côté"
        case .unmarkedEnd:
            "l’enregistrement n’a pas de ^ à sa fin\u{A0}; lu jusqu’au suivant"
        case .earlyEnd: "le fichier s’arrête trop tôt\u{A0}; exporte-le de nouveau"
        }
    }

    private func written(_ amount: Money) -> String { amount.formatted(in: .french) }

    private func written(_ day: Day) -> String { day.formatted(in: .french) }
}

extension String {
    /// The text between French quotation marks.
    var inGuillemets: String { "«\u{A0}\(self)\u{A0}»" }
}
