extension Currency {
    /// Minor-unit digits by active ISO 4217 code (list one, amendment 177), plus the coin and
    /// bitcoin.
    static let fractionDigitsByCode: [String: Int] = {
        var digits: [String: Int] = [:]
        for (count, codes) in codesByFractionDigits {
            for code in codes.split(separator: " ") { digits[String(code)] = count }
        }
        return digits
    }()

    private static let codesByFractionDigits: [(Int, String)] = [
        (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
        (
            2,
            """
            AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN \
            BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL \
            GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK \
            LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO \
            NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE \
            SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST \
            XCD XCG YER ZAR ZMW
            """
        ),
        // Those the euro and the Caribbean guilder replaced (ISO 4217 list three), in which old
        // statements are kept.
        (0, "BEF ESP GRD ITL LUF PTE"),
        (2, "ANG ATS CYP DEM FIM FRF HRK IEP LTL MTL NLG SKK"),
        (3, "BHD IQD JOD KWD LYD OMR TND"),
        (4, "CLF"),
        (6, "YANI"),
        (8, "BTC"),
    ]
}
