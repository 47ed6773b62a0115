extension MoneyWords {
    static let french = MoneyWords(
        names: [
            ("balle balles boule boules eu", .code("EUR")),
            ("livre livres", .code("GBP", noun: "livre", isShared: true)),
            ("piasse piasses piastre piastres", .code("CAD")),
            ("couronne couronnes", .unknown(noun: "couronne")),
            ("roupie roupies", .code("INR", noun: "roupie")),
            ("mad", .code("MAD")),
        ],
        bounds: AmountLexicon.Bound.list(
            """
            plus de,plus d',plus que,au moins,a partir de,a partir d',minimum,au minimum,min,\
            pas moins de,superieur a,superieure a,superieurs a,superieures a,au dessus de,\
            au dela de,depassant,au bas mot
            """, isLeast: true)
            + AmountLexicon.Bound.list(
                """
                moins de,moins d',moins que,au plus,pas plus de,pas plus que,jusqu' a,max,maximum,\
                au maximum,au max,inferieur a,inferieure a,inferieurs a,inferieures a,\
                en dessous de,au dessous de,sous les,a concurrence de,dans la limite de,\
                tout au plus
                """, isLeast: false),
        trailingBounds: AmountLexicon.Bound.list(
            "ou plus,et plus,minimum,au moins,au minimum,mini", isLeast: true)
            + AmountLexicon.Bound.list(
                "ou moins,et moins,maximum,max,au maximum,au max,au plus,maxi", isLeast: false),
        signals: [
            (.cent, "cent cents centime centimes cts ct ¢ pence penny pennies c"),
            (
                .amountEnd,
                """
                a au aux pour chez de d' du sur par en avec et , . ; : ? ! ) demain aujourd'hui stp svp \
                s' dans le la mon ma vers avant alors apres car des depuis donc jusqu' les mais mes \
                moins nous on plus puis que qu' sans sauf ses sous tous toujours toutes vous
                """
            ),
            (
                .counted,
                """
                fois rue avenue boulevard bd impasse allee chemin route quai bis ter eme ieme km kg \
                cm mm
                """
            ),
            (.contrast, "mais"), (.rangeStart, "entre de d' du"), (.rangeMiddle, "et a - ou"),
            (.percent, "% pourcent pourcents pct"),
            (
                .approximator,
                """
                environ presque quasi quasiment exactement a peu pres autour de pres juste pile \
                approximativement genre dans les + ~
                """
            ),
        ])
}
