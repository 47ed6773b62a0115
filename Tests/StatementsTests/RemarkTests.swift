import Primitives
import Statements
import Testing

/// Rows among the transactions of a short file that are none.
struct RemarkTests {
    private static let header = "Date;Libellé;Montant\n"

    @Test(arguments: [
        "Solde créditeur;;100,00\nDocument sans valeur;;\nBanque du Port;;\nPage 1/1;;\n",
        "IBAN FR7612345678901;;\nPage 1/1;;\nÉdité le 05/02/2026 à 10:00;;\nTél. 0102030405;;\n",
        "Date;Libellé;Montant\nTotal;;-3,00\nSolde;;97,00\n",
    ])
    func footersBelowOneTransactionLeaveItsDateADate(footers: String) throws {
        let statement = try FormatTests.read("\(Self.header)13/01/2026;CAFE;-3,00\n\(footers)")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-3.00"])
        #expect(statement.rejected.isEmpty)
    }

    @Test(arguments: [
        ("State", "COMPLETED", "PENDING"), ("Status", "Completed", "Authorised"),
        ("Status", "Gebucht", "Vorgemerkt"), ("Info", "Umsatz gebucht", "Umsatz vorgemerkt"),
        ("Statut", "Comptabilisé", "En attente"), ("Statut", "", "En cours"),
        ("État", "Terminé", "À venir"), ("Estado", "Completado", "Pendiente"),
        ("Stato", "Contabilizzato", "In attesa"), ("Status", "Geboekt", "In behandeling"),
        ("Status", "Geboekt", "Gereserveerd"), ("Kind", "Booked", "Processing"),
    ])
    func aRowThatIsNotBookedYetIsNamed(header: String, booked: String, pending: String) throws {
        let statement = try FormatTests.read(
            """
            Date;Description;Amount;\(header)
            13/01/2026;Cafe;-3,00;\(booked)
            14/01/2026;Hold;-5,00;\(pending)

            """)
        #expect(statement.transactions.map(\.amount.decimalString) == ["-3.00"])
        #expect(statement.transactions.map(\.label) == ["Cafe"])
        let faults = statement.rejected.map(\.fault)
        #expect(faults == [.unbooked(amount: "-5,00", status: pending)])
    }

    @Test func wordsOfAStateAmongOthersAreALabel() throws {
        let statement = try FormatTests.read(
            "Date;Amount;Info\n13/01/2026;-3,00;Completed\n14/01/2026;-5,00;Pending order\n")
        #expect(statement.transactions.map(\.label) == ["Completed", "Pending order"])
    }

    @Test func aHeaderRepeatedBetweenTransactionsIsPassedOver() throws {
        let header = "Date;Libellé;Montant;Sens\n"
        let statement = try FormatTests.read(
            "\(header)13/01/2026;CAFE;3,00;D\n\(header)\(header)14/01/2026;VIR;5,00;C\n\(header)")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-3.00", "5.00"])
        #expect(statement.rejected.isEmpty)
    }

    @Test(arguments: [
        (
            "Date;Libellé;Montant\n01/02/2026;CAFE;-3,00\n",
            "no date shows whether day or month comes first; read as dmy "
                + "(--date-order mdy: month first)",
            "aucune date ne montre si le jour ou le mois vient d’abord\u{A0}; lues en dmy "
                + "(--date-order mdy\u{A0}: le mois)"
        ),
        (
            "Date;Libellé;Montant\n13/01/2026;CAFE;3,00\n",
            "no amount has a sign; all are read as money in (--invert: as money out)",
            "aucun montant n’a de signe\u{A0}; tous sont lus comme des entrées "
                + "(--invert\u{A0}: comme des sorties)"
        ),
        (
            "Date;Libellé;Montant\n13/01/2026;CAFE;-3,00\n13/01/2026;Solde;1234,50\n",
            "«Solde» 1234.50 is a balance; no transaction",
            "«\u{A0}Solde\u{A0}» 1\u{202F}234,50\u{A0}€ est un solde, pas une opération"
        ),
        (
            "Date;Libellé;Montant;Solde\n13/01/2026;A;-3,00;97,00\n14/01/2026;B;-3,00;90,00\n",
            "the balance does not follow from the row before it",
            "le solde ne découle pas de la ligne précédente"
        ),
        (
            "!Type:Bank\nD13/01/2026\nT-3.00\nPCAFE\nSA\n$-2.00\n^\n",
            "the splits make -2.00, not -3.00",
            "la ventilation fait \u{2212}2,00\u{A0}€, pas \u{2212}3,00\u{A0}€"
        ),
    ])
    func aRemarkIsInBothLanguages(text: String, english: String, french: String) throws {
        let note = try #require(try FormatTests.read(text).notes.first)
        #expect(note.text == english)
        #expect(note.remark.text(in: .french) == french)
    }
}
