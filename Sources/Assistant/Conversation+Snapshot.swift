internal import Dialogue
internal import Foundation
internal import Primitives
internal import Understanding
internal import Wallet

extension Conversation {
    /// Where a conversation stands between two turns. It holds what was said of what is pending and
    /// of what was done, and no PIN.
    public struct Snapshot: Codable, Equatable, Sendable {
        var state = DialogueState()
        /// The ledger entries orders made, by which they are taken back.
        var entries: [DoneOrder: [Int64]] = [:]
        /// How far what time brings about was seen to.
        var settled = SettledTime()
        /// The language of the last turn, which a word that is in both is taken to be in.
        var language: Language?
        /// What the conversation's commands are named after: the session, and the instant of the
        /// first turn, so that a name that is used again names no command that was carried out.
        private var origin: String?
        private var turnCount = 0

        init(language: Language?) {
            self.language = language
        }

        /// Begins the next turn; returns its name, which no other turn on the wallet has.
        mutating func nextSerial(session: String, at now: Date) -> String {
            turnCount += 1
            let instant = Int64(exactly: (now.timeIntervalSince1970 * 1_000).rounded()) ?? 0
            let origin = origin ?? "\(session)-\(instant)"
            self.origin = origin
            return "\(origin)-\(turnCount)"
        }
    }

    /// How far what time alone brings about was seen to, and what is still to be told of it.
    struct SettledTime: Codable, Equatable, Sendable {
        /// The day all of which was seen to.
        private var day: Day?
        var untold: [Notice] = []

        /// Sees to what fell due since the last time. While the wallet is locked nothing is paid,
        /// so the day is not over then.
        mutating func settle(
            _ settlement: DailySettlement, on today: Day, at now: Date
        ) throws(WalletError) {
            guard day != today else { return }
            guard try settlement.settle(on: today, at: now, telling: &untold) else { return }
            day = today
        }
    }
}
