internal import Primitives

/// Months of deferred card payments that a statement lists twice: the purchases ("CB DEBIT
/// DIFFERE"), and the monthly debit that is their sum ("DEBIT MENSUEL CARTE").
///
/// A monthly debit whose purchases are not all in the file is the only trace of them.
struct DeferredDebits {
    private struct Account: Hashable {
        let name: String
        let currency: Currency
    }

    /// What a day's rows say, those between two monthly debits as one sum; nil where it does not
    /// fit.
    private enum Event {
        case purchases(units: Int64?)
        case monthlyDebit(StatementEntry)
    }

    /// By the day's number: the rows need not come in the order of days.
    private var events: [Account: [Int: [Event]]] = [:]

    /// Takes in a row whose label may matter.
    /// - Complexity: O(length of the label); memory grows with the days of deferred payments.
    mutating func take(_ entry: StatementEntry) {
        let label = Self.folded(entry.label)
        let isMonthly = Self.isMonthlyDebit(label)
        guard isMonthly || Self.isDeferred(label) else { return }
        let account = Account(name: entry.account ?? "", currency: entry.amount.currency)
        var day = events[account, default: [:]][entry.day.number] ?? []
        if isMonthly {
            day.append(.monthlyDebit(entry))
        } else if case .purchases(let units) = day.last {
            day[day.count - 1] = .purchases(units: Self.sum(units, entry.amount.minorUnits))
        } else {
            day.append(.purchases(units: entry.amount.minorUnits))
        }
        events[account, default: [:]][entry.day.number] = day
    }

    /// The monthly debits whose purchases the file lists too, in its order; none where a sum does
    /// not fit.
    var countedTwice: [StatementEntry] {
        var found: [StatementEntry] = []
        for days in events.values {
            var pending: Int64?
            for event in days.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
                switch event {
                case .purchases(let units):
                    guard let sum = Self.sum(units, pending ?? 0) else { return [] }
                    pending = sum
                case .monthlyDebit(let entry):
                    if pending == entry.amount.minorUnits { found.append(entry) }
                    pending = nil
                }
            }
        }
        return found.sorted { $0.place < $1.place }
    }

    private static func sum(_ units: Int64?, _ more: Int64) -> Int64? {
        guard let (sum, overflow) = units?.addingReportingOverflow(more) else { return nil }
        return overflow ? nil : sum
    }

    /// Whether a label holds `DIFF`, `MENSU`, `RELEV` or `TOTAL` in either case: a look at its
    /// bytes that spares most labels the rest.
    static func mayMatter(_ label: String) -> Bool {
        var window: UInt64 = 0
        for byte in label.utf8 {
            window = (window << 8 | UInt64(byte & 0xDF)) & 0xFF_FFFF_FFFF
            // MENSU, TOTAL; RELEV with an accented e has other bytes, so REL and any two; DIFF.
            if window == 0x4D_454E_5355 || window == 0x54_4F54_414C || window >> 16 == 0x52_454C
                || window & 0xFFFF_FFFF == 0x4449_4646
            {
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
