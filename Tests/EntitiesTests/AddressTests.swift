import Entities
import Primitives
import Testing

struct AddressTests {
    private static let dimensions: Set<EntityDimension> = [.phone, .card, .iban, .address]

    @Test(arguments: [
        ("appelle le 06 12 34 56 78", ["0612345678"]), ("06.12.34.56.78", ["0612345678"]),
        ("au +33 6 12 34 56 78 demain", ["+33612345678"]), ("206-555-1212", ["2065551212"]),
        ("+1 (206) 555-1212", ["+12065551212"]), ("0033 6 12 34 56 78", ["0033612345678"]),
        ("ma carte 4242", ["4242"]), ("la carte qui se termine par 4242", ["4242"]),
        ("card ending in 4242", ["4242"]), ("ma visa *4242", ["4242"]), ("**** 4242", ["4242"]),
        ("FR76 3000 6000 0112 3456 7890 189", ["FR7630006000011234567890189"]),
        ("@zoe et paul@example.com", ["@zoe", "paul@example.com"]),
        ("envoie 4242 euros", []), ("06 12 34", []), ("le 12 3 2026", []), ("10-20 euros", []),
        ("FR76 3000 6000 0112 3456 7890 188", []), ("2010-2015-86", []),
    ])
    func readsWhatNamesAnAccount(text: String, expected: [String]) {
        #expect(listing(text, nil, Self.dimensions) == expected)
    }
}
