import Dialogue
import Testing

struct PaymentLinkTests {
    @Test(arguments: ["yanipay://payment/abc-123", "YANIPAY://Payment/A.b_c~9"])
    func readsALink(text: String) {
        #expect(PaymentLink(text)?.id == String(text.dropFirst(18)))
    }

    @Test(arguments: [
        "", "yanipay://payment/", "yanipay://payment", "http://payment/abc", "yanipay://pay/abc",
        "yanipay://payment/a/b", "yanipay://payment/a?amount=9", "yanipay://payment/é",
        "yanipay://payment/a b", "yanipay://payment/" + String(repeating: "a", count: 65),
    ])
    func refusesWhatIsNoLink(text: String) {
        #expect(PaymentLink(text) == nil)
    }
}
