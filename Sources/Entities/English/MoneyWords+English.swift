extension MoneyWords {
    static let english = MoneyWords(
        names: [
            ("fiver fivers", .code("GBP", isShared: true, count: 5)),
            ("tenner tenners", .code("GBP", isShared: true, count: 10)),
            ("rupee rupees", .code("INR", noun: "roupie")), ("loonie loonies", .code("CAD")),
            ("smacker smackers greenback greenbacks", .buck),
        ],
        bounds: AmountLexicon.Bound.list(
            """
            more than,over,above,at least,no less than,not less than,minimum,minimum of,a minimum of,\
            at a minimum,greater than,exceeding,upwards of,from at least,higher than,min,\
            in excess of,north of,larger than,starting at
            """, isLeast: true)
            + AmountLexicon.Bound.list(
                """
                less than,under,below,at most,no more than,not more than,up to,maximum,maximum of,\
                a maximum of,max,max of,lower than,smaller than,not exceeding,fewer than,\
                as much as,within
                """, isLeast: false),
        trailingBounds: AmountLexicon.Bound.list(
            "or more,and more,and up,and above,or above,minimum,at least,min,plus", isLeast: true)
            + AmountLexicon.Bound.list(
                "or less,and less,or below,maximum,max,at most,tops,or under", isLeast: false),
        signals: [
            (.cent, "cent cents centime centimes ¢ pence penny pennies c p"),
            (
                .amountEnd,
                """
                to for from at on in by with and , . ; : ? ! ) please pls plz tomorrow today back \
                into off via now my the always because does perhaps plus since thanks this towards \
                unless
                """
            ),
            (
                .counted,
                """
                people men women children street road avenue lane am pm o'clock st nd rd th km kg cm \
                mm
                """
            ),
            (.contrast, "but"), (.rangeStart, "between from"), (.rangeMiddle, "and to - or"),
            (.percent, "% percent pct"),
            (
                .approximator,
                "about around approximately roughly exactly almost nearly some circa just only + ~"
            ),
        ])
}
