/// How money moved, as the bank's own words of a label say.
public enum PaymentKind: String, CaseIterable, Codable, Hashable, Sendable {
    case card
    case directDebit = "direct_debit"
    case transfer
    case instantTransfer = "instant_transfer"
    case standingOrder = "standing_order"
    case cashWithdrawal = "cash_withdrawal"
    case cheque
    case chequeDeposit = "cheque_deposit"
    case cashDeposit = "cash_deposit"
    case loanPayment = "loan_payment"
    case fee
    case interest
    case refund
    /// A purchase with a card whose month is charged in one sum.
    case deferredCard = "deferred_card"
    /// The sum of a month of such purchases: counting both would count them twice.
    case deferredCardTotal = "deferred_card_total"
    case unknown

    /// Whether the payment is drawn or ordered in advance, not decided at a till.
    public var isOrdered: Bool {
        switch self {
        case .directDebit, .standingOrder, .loanPayment, .fee, .interest: true
        case .card, .transfer, .instantTransfer, .cashWithdrawal, .cheque, .chequeDeposit,
            .cashDeposit,
            .refund, .deferredCard, .deferredCardTotal, .unknown:
            false
        }
    }

    /// Whether money is sent to somebody by the number of their account.
    var isTransfer: Bool {
        switch self {
        case .transfer, .instantTransfer, .standingOrder: true
        case .card, .directDebit, .cashWithdrawal, .cheque, .chequeDeposit, .cashDeposit,
            .loanPayment, .fee, .interest, .refund, .deferredCard, .deferredCardTotal, .unknown:
            false
        }
    }

    /// The words banks begin labels with, folded, longest first.
    static let openings: [(words: [Substring], kind: PaymentKind)] = table.flatMap { kind, text in
        text.split(separator: "|").map { phrase in
            (phrase.split(separator: " "), kind)
        }
    }.sorted { $0.words.count > $1.words.count }

    private static let table: [(PaymentKind, String)] = [
        (
            .card,
            """
            cb|carte|facture carte|facture cb|paiement cb|paiement carte|paiement par carte|\
            paiement psc|paiement sans contact|achat cb|achat carte|achat par carte|achat|\
            carte cb|pos purchase|pos|pos debit|card payment|card payment to|card purchase|\
            debit card|debit card purchase|visa|visa debit|visa purchase|mastercard|contactless|\
            card|cd|contactless payment|purchase|purchase at|checkcard|check card purchase|deb|dc|\
            recurring payment|recurring card payment|google pay|apple pay|payment to
            """
        ),
        (
            .directDebit,
            """
            prlv|prelevement|prlvt|prelvt|prlv sepa|prelevement sepa|prlv europeen|\
            prelevement europeen|prelevement automatique|sepa dd|sdd|dd|direct debit|\
            direct debit payment|direct debit payment to|direct debit to|ach debit|ach|ddr|\
            sepa direct debit|tip|tip sepa|telereglement|avis de prelevement|prlv de|\
            prelevement de
            """
        ),
        (
            .transfer,
            """
            vir|virt|virement|vir sepa|virement sepa|vir recu|virement recu|virement emis|\
            vir sepa recu|virement sepa recu|vir sepa emis|virement sepa emis|vir de|virement de|\
            virement en votre faveur|virement en votre faveur de|virement a|vir a|vir vers|\
            virement vers|vir faveur|virement faveur|bgc|bacs|bank giro credit|faster payment|\
            faster payment to|faster payment from|faster payments receipt|\
            faster payments receipt from|fpi|fpo|bill payment|bill payment to|bp|tfr|trf|ft|\
            transfer|transfer to|transfer from|bank transfer|bank transfer to|bank transfer from|\
            online transfer|online transfer to|chaps|wire|wire transfer|sepa credit transfer|\
            ach credit|direct deposit|bac|virement web|vir web|wero|virement interne|vir interne|\
            vir cpte a cpte|virement compte a compte
            """
        ),
        (
            .instantTransfer,
            """
            vir inst|virement instantane|vir instantane|virement inst|vir sepa inst|vir inst recu|\
            vir sepa inst recu|vir inst emis|vir inst a|vir inst de|virement instantane recu|\
            virement instantane recu de|virement instantane emis|instant transfer|\
            virement instantane de|virement instantane a|virement instantane vers
            """
        ),
        (
            .standingOrder,
            """
            sto|so|standing order|standing order to|vir perm|virement permanent|vir permanent|\
            virement permanent vers|virement permanent a|vir sepa permanent|st order|s o
            """
        ),
        (
            .cashWithdrawal,
            """
            retrait|retrait dab|retrait distributeur|retrait gab|retrait especes|retrait cb|\
            retrait carte|ret dab|dab|gab|atm|atm withdrawal|cash withdrawal|cash|lnk|link|\
            cash machine|cashpoint|withdrawal|cpt|retrait au distributeur|retrait dab du
            """
        ),
        (.cheque, "chq|cheque|chq paye|cheque paye|cheque emis|chq emis|check|check paid"),
        (
            .chequeDeposit,
            """
            rem chq|rem cheque|rem cheques|remise chq|remise cheque|remise cheques|\
            remise de cheque|remise de cheques|cheque deposit|check deposit|cheque paid in|\
            deposit|mobile deposit
            """
        ),
        (.cashDeposit, "versement especes|versement|depot especes|depot|cash deposit|cash paid in"),
        (
            .loanPayment,
            """
            ech pret|echeance pret|echeance de pret|ech pret immo|pret|remboursement pret|\
            remboursement de pret|loan|loan payment|loan repayment|mortgage payment|\
            echeance credit|ech credit|echeance emprunt|ech
            """
        ),
        (
            .fee,
            """
            frais|frais bancaires|frais de tenue|frais tenue de compte|cotisation|\
            cotisation carte|cotisation cb|cotisation visa|commission|commissions|\
            commission d intervention|commissions d intervention|agios|fee|fees|account fee|\
            monthly fee|maintenance fee|service charge|overdraft fee|overdraft charge|\
            bank charges|bank charge|non sterling transaction fee|foreign transaction fee|\
            com intervention|frais retrait|frais virement|frais rejet|abonnement compte|f cion
            """
        ),
        (
            .interest,
            """
            interets|interets crediteurs|interets debiteurs|int|interest|interest paid|\
            gross interest|credit interest|debit interest|interest charged|int debiteurs
            """
        ),
        (
            .refund,
            """
            avoir|avoir cb|avoir carte|remboursement|remboursement cb|refund|card refund|\
            credit cb|credit carte|annulation|annul|annulation cb|reversal|chargeback|card credit|\
            remb cb|remb
            """
        ),
        (.deferredCard, "cb debit differe|carte debit differe|cb differe|achat differe"),
        (
            .deferredCardTotal,
            """
            debit mensuel carte|debit differe carte|debit mensuel cb|debit cartes|\
            debit mensuel cartes|prelevement carte differe|releve carte|depenses carte|\
            debit differe|total carte|facturette carte
            """
        ),
    ]
}
