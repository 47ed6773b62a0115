import Testing
import TextProcessing
import Understanding

/// What is an order and what only speaks of one.
struct OrderTests {
    @Test(arguments: [
        "envoie 50 à Marie", "Peux-tu virer 120 € à Karim ?", "20 à Paul", "mon solde",
        "tu ne peux pas envoyer 50 à Marie ?", "tu pourrais pas envoyer 20 à Paul",
        "n'oublie pas d'envoyer 20 à Paul", "oublie pas d'envoyer 20 à Paul",
        "n'hésite pas à envoyer 30 à Léa", "pourquoi tu n'envoies pas 20 à Paul ?",
        "pourquoi ne pas envoyer 20 à Paul ?", "n'envoie que 20 à Paul",
        "si tu peux, envoie 50 à Marie", "si tu peux envoie 50 à Marie",
        "envoie 50 à Marie si possible", "envoie 50 à Marie s'il te plaît",
        "si j'ai assez, envoie 50 à Marie", "si j'ai assez envoie 50 à Marie",
        "j'ai perdu mon pari, donc 10 € à Florian", "Paul m'a prêté 40 euros, rends-les-lui",
        "hier on est allés au resto, envoie 20 à Paul", "il faut que j'envoie 200 à ma mère",
        "je voudrais envoyer 50 à Marie", "j'ai besoin d'envoyer 80 euros à Fatima",
        "envoyer 50 à Marie", "merci d'envoyer 50 à Marie", "j'envoie 50 à Marie",
        "je dois 30 à Léa, envoie-les-lui", "quand tu peux envoie 20 à Paul",
        "je ne sais plus si j'ai payé, mais envoie 20 à Paul",
        "envoie 50 à Marie avec le mot « pour le resto payé hier »",
        "verse 80 euros par mois à Anita à partir de février", "envoie pas plus de 50 à Marie",
        "envoie l'argent que je dois à Paul", "faut payer Sophie", "tu m'envoies 20 à Paul",
        "pense à virer 20 à Paul", "paie ma part à Ousmane",
        "le resto a coûté 60, envoie la moitié à Paul", "vas-y balance 20 à Momo",
        "c'est quoi encore son nom, ah oui Marie, envoie-lui 50",
        "j'ai pas de liquide, envoie 20 à Paul",
    ])
    func hearsAFrenchOrder(text: String) {
        #expect(Self.isOrder(text))
    }

    @Test(arguments: [
        "n'envoie pas 50 à Marie", "N’envoie pas 50 à Marie", "envoie pas 50 à Marie",
        "ne lui envoie rien", "n envoie pas 50 a marie", "nenvoie pas 50 à Marie",
        "n'envoie jamais d'argent à Paul", "je ne veux pas envoyer 50 à Marie",
        "j'ai pas envie d'envoyer 50 à Marie", "il ne faut pas envoyer 50 à Marie",
        "pas besoin d'envoyer 50 à Marie", "ne pas envoyer 50 à Marie",
        "surtout ne vire pas 20 à Paul", "je ne peux pas payer Paul", "sans envoyer 50 à Marie",
        "si j'envoie 50 à Marie, il me reste combien ?", "si j envoie 50 a marie il reste cb",
        "il me reste combien si je donne 30 à ma mère", "et si j'envoyais 50 à Marie ?",
        "si on payait Paul demain ?", "que se passe-t-il si j'envoie 50 à Marie ?",
        "imaginons que j'envoie 50 à Marie", "supposons que je vire 20 à Paul",
        "si je paie le loyer et envoie 50 à Marie, je suis à découvert ?",
        "quand j'envoie 50 à Marie, ça prend combien de temps ?",
        "comment envoyer 50 à Marie ?", "comment j'envoie de l'argent à Paul",
        "comment est-ce qu'on envoie 50 à Marie", "explique-moi comment payer Paul",
        "cmt envoyer des sous à Paul", "dis-moi comment virer 20 à Paul",
        "j'ai envoyé 50 à Marie", "j'ai déjà envoyé 50 à Marie",
        "est-ce que j'ai envoyé 50 à Marie ?",
        "ai-je envoyé 50 à Marie ?", "tu as envoyé 50 à Marie ?", "as-tu bien payé Paul ?",
        "j'ai pas envoyé 50 à Marie", "je n'ai jamais envoyé 50 à Marie",
        "on a viré 20 à Paul hier",
        "je viens d'envoyer 50 à Marie", "Paul m'a envoyé 50", "j'avais payé Paul",
        "Paul m'a dit d'envoyer 50 à Marie", "Paul a dit envoie 50 à Marie",
        "mon fils m'écrit « envoie 50 à Marie »", "que veut dire \"envoie 50 à Marie\" ?",
        "dois-je envoyer 50 à Marie ?", "est-ce que je dois payer Paul ?",
        "j'aurais jamais dû envoyer 20 à Paul", "je n'aurais pas dû virer 50 à Marie",
        "pourquoi envoyer 50 à Paul ?", "pourquoi j'enverrais 50 à Paul",
        "je pensais envoyer 50 à Paul", "j'hésite à envoyer 50 à Paul",
        "je n'ai jamais demandé d'envoyer 50 à Paul", "j'ai pas demandé à payer Paul",
        "je n'ai pas dit d'envoyer 50 à Paul",
    ])
    func hearsNoOrderInFrench(text: String) {
        #expect(!Self.isOrder(text))
    }

    @Test(arguments: [
        "send 50 to Marie", "Can you send 50 to Marie?", "20 to Paul", "my balance",
        "don't forget to send 20 to Paul", "do not forget to pay Paul",
        "why don't you send 20 to Paul", "why not send 20 to Paul?", "why don't we send 20 to Paul",
        "can't you send 50 to Marie?", "couldn't you send 50 to Marie", "won't you pay Paul",
        "don't hesitate to send 20 to Paul", "if you can, send 50 to Marie",
        "if you could send 50 to Marie", "send 50 to Marie if possible",
        "if I have enough, send 50 to Marie", "if i have enough send 50 to Marie",
        "I lost the bet, so 10 to Florian", "Paul lent me 40, send it back to him",
        "Tom paid for dinner, send him 20", "we went out yesterday, send 20 to Paul",
        "I want to send 50 to Marie", "I'd like to pay Paul", "I need to send 80 to Fatima",
        "please send 50 to Marie", "let's send 50 to Marie", "I have to pay Paul 20",
        "I owe Lea 30, send it", "when you can, send 20 to Paul", "would you send 50 to Marie",
        "could you please pay Paul", "go ahead and send 50 to Marie", "I must pay Paul 20",
        "have 3,000 francs transferred to Paul", "I want 50 sent to Marie",
        "how about sending 20 to Paul", "send 50 to Marie with the note \"paid for lunch\"",
        "send 15 to Mary-Jane for the cab I paid", "get 20 over to Bill", "pay Will his 30",
        "the bill was 60, send half to Paul", "I never asked Paul for it back, send him 20 more",
        "it was about to rain, send 20 to Paul for the cab",
    ])
    func hearsAnEnglishOrder(text: String) {
        #expect(Self.isOrder(text))
    }

    @Test(arguments: [
        "don't send 50 to Marie", "Don’t send 50 to Marie", "dont send 50 to marie",
        "do not send 50 to Marie", "please don't send Paul anything", "never send money to Paul",
        "I don't want to send 50 to Marie", "I can't send 50 to Marie", "I won't pay Paul",
        "I'm not going to send 50 to Marie", "no need to send 50 to Marie",
        "better not send 50 to Marie",
        "what if I send 50 to Marie", "what would happen if I sent 50 to Marie?",
        "if I send 50 to Marie how much is left", "if i pay rent and send 50 to mum will i be ok",
        "how much would I have left if I paid Paul", "suppose I send 50 to Marie",
        "imagine I transfer 20 to Paul", "let's say I send 50 to Marie", "if we were to pay Paul",
        "say I send 50 to Marie, what is left?", "when I send 50 to Marie, how long does it take?",
        "how do I send 50 to Marie?", "how to send money to Paul", "how can I pay Paul",
        "show me how to send 50 to Marie", "tell me how to pay Paul", "how would one pay Paul",
        "what are the steps to send 50 to Marie", "I sent 50 to Marie",
        "I already sent 50 to Marie",
        "did I send 50 to Marie?", "have I paid Paul?", "has 50 been sent to Marie?",
        "did you send 50 to Marie", "didn't I send 50 to Marie?", "I've sent 50 to Marie",
        "we sent 20 to Paul yesterday", "when did I pay Paul", "Paul sent me 50",
        "I didn't send 50 to Marie", "I haven't paid Paul", "Paul said send 50 to Marie",
        "Paul told me to send 50 to Marie", "my boss says \"send 50 to Marie\"",
        "what does \"send 50 to Marie\" mean?", "should I send 50 to Marie?",
        "shouldn't I pay Paul", "why send 50 to Paul?",
        "I should never have sent 20 to Paul",
        "I was about to send 20 to Paul", "I thought about sending 20 to Paul",
        "we considered paying Paul 20", "I'm thinking of sending 20 to Paul",
        "I never asked you to send 20 to Paul", "I never told you to pay Paul",
        "I'm not sending 50 to Marie",
    ])
    func hearsNoOrderInEnglish(text: String) {
        #expect(!Self.isOrder(text))
    }

    @Test(arguments: [
        ("ne renouvelle pas Netflix", "manage_recurring/cancel", true),
        ("don't renew Netflix", "manage_recurring/cancel", true),
        ("je ne veux plus payer Netflix", "manage_recurring/cancel", true),
        ("n'annule pas Netflix", "manage_recurring/cancel", false),
        ("don't cancel Netflix", "manage_recurring/cancel", false),
        ("ne paie pas la demande de Marie", "request_money/decline", true),
        ("don't accept Paul's request", "request_money/decline", true),
        ("n'accepte pas la demande de Paul", "request_money/accept", false),
        ("n'accepte rien au-dessus de 50 €", "manage_autopay/set_rule", true),
        ("don't approve anything over 50", "manage_autopay/set_limit", true),
        ("ne bloque pas ma carte", "account_security/freeze_card", false),
        ("don't freeze my card", "account_security/freeze_card", false),
        ("j'ai payé le resto, 15 chacun", "request_money/create", true),
        ("I paid for dinner, 15 each from Tom and Ana", "request_money/create", true),
        ("j'ai bloqué ma carte", "account_security/freeze_card", false),
        ("préviens-moi si je dépasse 60 en restos", "manage_budget/set_alert", true),
        ("j'ai changé d'avis, réactive Netflix", "manage_recurring/resume", true),
    ])
    func hearsWhatIsNegatedForWhatIsAsked(text: String, label: String, isOrder: Bool) throws {
        #expect(Self.isOrder(text, try #require(UtteranceLabel(rawValue: label))) == isOrder)
    }

    private static func isOrder(
        _ text: String, _ label: UtteranceLabel = .intent(.sendMoney, nil)
    ) -> Bool {
        OrderReading(TokenizedText(text), label: label).isOrder
    }
}
