internal import Primitives

extension StatementBuilder {
    /// Counts a month of deferred card payments once: where a statement lists both the purchases
    /// ("CB DEBIT DIFFERE") and the monthly debit that is their sum ("DEBIT MENSUEL CARTE"), the
    /// monthly debit is left out and a note says so.
    ///
    /// A monthly debit whose purchases are not all in the file stays: it is the only trace of them.
    /// - Complexity: O(*n*).
    mutating func countDeferredDebitsOnce() {
        guard entries.contains(where: { Self.mayBeMonthlyDebit($0.label) }) else { return }
        let folded = entries.map { Self.folded($0.label) }
        guard folded.contains(where: Self.isMonthlyDebit) else { return }
        var pending: [String: (sum: Money, count: Int)] = [:]
        var dropped: Set<Int> = []
        let order = entries.indices.sorted {
            (entries[$0].day, $0) < (entries[$1].day, $1)
        }
        for index in order {
            let entry = entries[index]
            let key = "\(entry.account ?? "")|\(entry.amount.currency.code)"
            if Self.isMonthlyDebit(folded[index]) {
                if let month = pending[key], month.sum == entry.amount {
                    dropped.insert(index)
                }
                pending[key] = nil
            } else if Self.isDeferred(folded[index]) {
                let before = pending[key] ?? (.zero(entry.amount.currency), 0)
                guard let sum = try? before.sum.adding(entry.amount) else { return }
                pending[key] = (sum, before.count + 1)
            }
        }
        leaveOut(dropped) { entry in
            "the monthly card debit \(entry.amount.decimalString) is the sum of the deferred "
                + "payments listed before it; counted once"
        }
    }

    /// Whether a label holds `MENSU`, `RELEV` or `TOTAL` in either case: a look at its bytes that
    /// spares most files the rest.
    private static func mayBeMonthlyDebit(_ label: String) -> Bool {
        var window: UInt64 = 0
        for byte in label.utf8 {
            window = (window << 8 | UInt64(byte & 0xDF)) & 0xFF_FFFF_FFFF
            // MENSU, TOTAL; RELEV with an accented e has other bytes, so REL and any two.
            if window == 0x4D_454E_5355 || window == 0x54_4F54_414C || window >> 16 == 0x52_454C {
                return true
            }
        }
        return false
    }

    private static func folded(_ label: String) -> String {
        String(label.lowercased().map { $0 == "é" || $0 == "è" ? "e" : $0 })
    }

    private static func isDeferred(_ label: String) -> Bool {
        label.contains("debit differe") || label.contains("paiement differe")
            || label.contains("cb differe") || label.contains("carte differe")
    }

    private static func isMonthlyDebit(_ label: String) -> Bool {
        [
            "debit mensuel carte", "debit mensuel cb", "releve carte", "releve differe carte",
            "total debit differe", "debit differe mensuel",
        ].contains { label.contains($0) }
    }
}
