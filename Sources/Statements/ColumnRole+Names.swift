extension ColumnRole {
    /// Headers as banks and money programs write them, folded as `HeaderText` folds, in French,
    /// English, German, Dutch, Spanish, Portuguese, Italian, the Nordic languages, Polish, Czech,
    /// Hungarian, Turkish, Russian, Ukrainian, Japanese and Chinese.
    static let names: [String: ColumnRole] = {
        var names: [String: ColumnRole] = [:]
        for (role, list) in lists {
            for name in list.split(separator: ";") where names[String(name)] == nil {
                names[String(name)] = role
            }
        }
        return names
    }()

    private static let lists: [(ColumnRole, String)] = [
        (
            .date,
            """
            date;date operation;date de loperation;date doperation;date de comptabilisation;\
            date comptable;dateop;booking date;buchungstag;buchungsdatum;transaction date;\
            posting date;posted date;datum;data;fecha;started date;date started;created on;\
            datum zauctovani;buchung;book date;process date;date processed;entry date;\
            fecha operacion;posted;tranzakcio datuma;konyveles datuma;data operacji;\
            data ksiegowania;data contabile;data operazione;fecha de operacion;dato;\
            bokforingsdag;bokforingsdatum;bokforingsdato;kirjauspaiva;data transakcji;date op;\
            date de la transaction;jour;day;trans date;date posted;tran date;txn date;date time;\
            datetime;timestamp;time stamp;created at;date and time;date et heure;\
            transactiedatum;boekingsdatum;boekdatum;uitvoeringsdatum;verrichtingsdatum;\
            date dexecution;data registrazione;data mov;data movimento;data lancamento;\
            data do movimento;reskontradatum;transaktionsdag;transaktionsdatum;bogforingsdato;\
            kirjaamispaiva;tarih;islem tarihi;дата;дата операции;дата операції;\
            дата i час операції;дата і час операції;дата платежа;日付;取引日;交易日期;交易时间;记账日期;\
            datum proveden;datum provedeni;date de transaction;completed on;created;booking;\
            entry;date comptabilisation;abschlussdatum;fecha contable;f contable;\
            fecha movimiento;fecha de la operacion;data da operacao;giao dich;datum boeking;\
            datum transactie;date of transaction;posting;date transaction
            """
        ),
        (
            .valueDate,
            """
            date valeur;date de valeur;dateval;value date;valutadatum;valuta;wertstellung;\
            fecha valor;erteknap;data valuta;data waluty;date val;completed date;valutadag;wert;\
            date de la valeur;f valor;data valor;rentedatum;rentedato;valutadato;interest date;\
            value dat;arvopaiva;data rozliczenia;wertstellungsdatum;date valeur utc;valeur;\
            val date;effective date;maksupaiva
            """
        ),
        (
            .label,
            """
            libelle;label;description;remarque;detail;memo;narrative;details;verwendungszweck;\
            buchungstext;omschrijving;concepto;libelle simplifie;libelle operation;notes;\
            particulars;transaction details;mededelingen;note;reference text;payment reference;\
            umsatztyp;opis;popis;kozlemeny;zprava;nature;intitule;motif;descrizione;causale;\
            descripcion;descricao;tytul;tekst;texte;text;operation;libelle complet;narration;\
            buchungsdetails;reszletek;message for payee;merchant name;selite;rubrik;meddelande;\
            type operation;beskrivning;beskrivelse;beschreibung;beschrijving;mededeling;\
            communication;communications;communicatie;bericht;forklaring;avisierungstext;\
            mitteilung;opis operacji;opis transakcji;transaction description;\
            transaction remarks;remarks;transaction;movimiento;movimientos;\
            descrizione operazione;descrizione operazioni;descrizione completa;historico;\
            aciklama;описание;деталі операції;деталі;назначение;назначение платежа;\
            призначення платежу;お取引内容;摘要;内容;商品;メモ;viesti;poznamka;zprava pro prijemce;\
            nature de loperation;libelle complet operation;title;subject;vorgang;umsatzart;\
            observaciones;lancamento;info
            """
        ),
        (
            .counterparty,
            """
            payee;beneficiaire;tiers;counterparty;merchant;naam tegenpartij;partner name;\
            partnername;empfanger;auftraggeber;payee name;zahlungsempfangerin;zahlungsempfanger;\
            partner neve;nazev protiuctu;kontrahent;counteraccount name;contrepartie;nom;\
            destinatario;beneficiario;naam;name;target name;beneficiary;counter party;\
            nom de la contrepartie;tegenpartij naam;naam van de tegenpartij;tegenrekeninghouder;\
            sender empfanger;saajamaksaja;saaja maksaja;mottagare;mottaker;modtager;\
            odbiorcazleceniodawca;dane kontrahenta;nadawcaodbiorca;交易对方;contraparte;交易対手
            """
        ),
        (
            .amount,
            """
            montant;amount;montant eur;betrag;bedrag;importe;importo;value;amount eur;\
            betrag eur;montant en euros;castka;montant de loperation;transaction amount;suma;\
            umsatz;kwota;net amount;net;netto;paid in out;osszeg;tranzakcio osszege;\
            zauctovana castka;zauetovana eastka;kwota operacji;importo in euro;belopp;belop;\
            belob;valor;maara;somme;montant total;umsatz in;betrag in;objem;montante;tutar;\
            сумма;сума;сумма операции;сумма платежа;сума операції;сума в валюті картки;\
            сума у валюті картки;card currency amount;金額;金额;amount total;total amount;\
            montant net;importe eur;iznos;сума в;maara euroa;quantia;cad;usd;gbp;chf;monto;\
            transaction value;kwota transakcji;montant operation;montant ttc;\
            source amount after fees
            """
        ),
        (
            .gross,
            """
            gross;gross amount;montant brut;brutto;brut;avant commission;bruto;lordo;bruttobetrag
            """
        ),
        (
            .debit,
            """
            debit;debit amount;paid out;withdrawal;withdrawals;money out;debet;soll;debit euros;\
            montant debit;outflow;debits;charge;cargo;depense;depenses;sortie;sorties;retrait;\
            retraits;dare;addebiti;uscite;cargos;wydatki;obciazenia;terheles;expense;expenses;\
            ut;uttag;ud;debe;debito;debitos;dr;withdrawal amount;lastschrift;belastung;\
            ut fra konto;expense amount;amount out;spent;dr amount;debit amt;お支払金額;出金;お引出し;支出;\
            addebito;egreso;egresos;saida;saidas;uit;kiadas;pago;paid out amount;menos;расход;\
            ausgaben;ausgabe;ausgang;depenses eur;withdrawn
            """
        ),
        (
            .credit,
            """
            credit;credit amount;paid in;deposit;deposits;money in;haben;credit euros;\
            montant credit;inflow;credits;abono;recette;recettes;entree;entrees;depot;depots;\
            avere;accrediti;entrate;abonos;wplywy;uznania;jovairas;income;inn;insattning;ind;\
            haber;credito;creditos;cr;deposit amount;gutschrift;inn pa konto;income amount;\
            amount in;received;cr amount;credit amt;お預り金額;入金;お預入れ;收入;accredito;ingreso;ingresos;\
            entrada;entradas;bevetel;приход;einnahmen;einnahme;eingang;revenu;revenus;\
            paid in amount;versement;versements
            """
        ),
        (
            .balance,
            """
            solde;balance;saldo;running balance;solde apres operation;account balance;\
            kontostand;egyenleg;zustatek;saldo po operacji;solde eur;closing balance;bal;\
            disponible;guthaben;saldo po transakcji;saldo contabilistico;saldo na trn;\
            saldo na mutatie;resulting balance;bokfort saldo;bakiye;залишок після операції;\
            залишок;остаток;差引残高;残高;余额;solde progressif;running bal;balance after;new balance;\
            saldos;ending balance;saldo disponible;available balance;solde disponible;\
            accountbalance;runningbalance;stav
            """
        ),
        (
            .currency,
            """
            devise;currency;wahrung;munt;munteenheid;moneda;valuta code;valutacode;ccy;\
            tranzakcio devizaneme;mena uctu;mina uetu;mena;waluta;divisa;monnaie;devies;\
            devise du compte;valuta rekening;whg;валюта;валюта операции;валюта платежа;\
            currency code;para birimi;moeda;penznem;devizanem;account currency;通貨;valuutta;\
            transaction currency;source currency;payment currency
            """
        ),
        (
            .account,
            """
            compte;account;konto;rekening;rekeningnummer;ibanbban;iban;\
            numero de compte;numero compte;numero du compte;no de compte;compte n;account no;\
            account number;kontonummer;accountnum;auftragskonto;bank account;\
            numer rachunkukarty;cuenta;conto;conta;n compte;szamlaszam;wallet
            """
        ),
        (
            .accountName,
            """
            account name;nom du compte;kontoname;account nickname;account title
            """
        ),
        (.product, "product;produit;produkt;producto;prodotto;produto"),
        (
            .reference,
            """
            reference;id;transaction id;ref;wise id;fitid;transferwise id;unique id;\
            numero doperation;id pohybu;tx id;uuid
            """
        ),
        (
            .indicator,
            """
            af bij;sens;debit credit;dc;debitcredit;sollhaben;bevetelkiadas;crdr;drcr;\
            credit debit;cd;creditdebit;type debitcredit;transaction type cddb;creditdebet;\
            debetcredit;sh;afbij;debit or credit;credit or debit;debit credit indicator;\
            credit debit indicator;direction;收支
            """
        ),
        (
            .fee,
            """
            fee;frais;fees;source fee amount;gebuhr;commission;total fees;commissione;comision
            """
        ),
        (
            .category,
            """
            category;categories;spending category;transaction category;category name;\
            subcategory;sub category;categorie;categorie operation;categorie de depense;\
            categorie de loperation;sous categorie
            """
        ),
        (
            .status,
            """
            status;state;statut;etat;estado;stato;статус;tila
            """
        ),
    ]
}
