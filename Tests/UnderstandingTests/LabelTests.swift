import Testing
import Understanding

struct LabelTests {
    @Test func labelsOnDiskAreFrozen() {
        #expect(
            Intent.allCases.map(\.rawValue) == [
                "send_money", "request_money", "pay_bill", "manage_recurring", "manage_autopay",
                "check_balance", "list_transactions", "analyze_spending", "forecast_spending",
                "find_anomalies", "manage_budget", "get_advice", "loyalty_cards",
                "account_security", "stake_coins",
            ])
        #expect(
            DialogueAct.allCases.map(\.rawValue) == [
                "affirm", "deny", "cancel", "correct", "help", "greet", "thanks", "goodbye", "undo",
                "repeat",
            ])
        #expect(
            Slot.allCases.map(\.rawValue).sorted() == [
                "account", "amount", "amount_max", "amount_min", "amount_mode", "card", "category",
                "coin_amount", "count", "currency", "date", "direction", "frequency", "merchant",
                "note", "payee", "payer", "percentage", "period", "plan", "scope",
            ])
    }

    @Test func everyLabelRoundTrips() {
        for intent in Intent.allCases {
            let operations =
                intent.operations.isEmpty ? [nil] : intent.operations.map(Optional.some)
            for operation in operations {
                let label = UtteranceLabel.intent(intent, operation)
                #expect(UtteranceLabel(rawValue: label.rawValue) == label)
            }
        }
        for label in ["affirm", "repeat", "inform", "out_of_scope"] {
            #expect(UtteranceLabel(rawValue: label)?.rawValue == label)
        }
    }

    @Test(arguments: ["", "send_money/create", "manage_budget", "manage_budget/stake", "sing"])
    func refusesLabelsThatAreNone(text: String) {
        #expect(UtteranceLabel(rawValue: text) == nil)
    }
}
