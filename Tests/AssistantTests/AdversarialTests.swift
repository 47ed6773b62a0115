import Assistant
import Dialogue
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Conversations made of what people say and of noise, over a real ledger. `YANI_TURNS` sets how
/// many turns are played (`make property` plays a million).
struct AdversarialTests {
    static let turnCount =
        ProcessInfo.processInfo.environment["YANI_TURNS"].flatMap(Int.init) ?? 2_000

    @Test func nothingIsPostedThatWasNotRestatedAndConfirmed() throws {
        let interpreter = try Interpreter.shared.get()
        var source = HostileText(seed: 20_261_121)
        var played = 0
        var posted = 0
        while played < Self.turnCount {
            let lines = (0..<40).map { _ in source.next() }
            let outcome = try Trial(interpreter: interpreter).play(lines)
            played += outcome.turns
            posted += outcome.posted
            guard let fault = outcome.fault else { continue }
            let shortest = try Self.shrink(lines) { try Trial(interpreter: interpreter).play($0) }
            Issue.record("\(fault): \(shortest.map { "«\($0)»" }.joined(separator: ", "))")
            return
        }
        print("\(played) turns, \(posted) orders carried out, all restated and confirmed before")
        #expect(posted > played / 100)
    }

    /// The fewest lines that still go wrong.
    private static func shrink(
        _ lines: [String], _ play: ([String]) throws -> Trial.Outcome
    ) rethrows -> [String] {
        var shortest = lines
        var index = 0
        while index < shortest.count {
            var fewer = shortest
            fewer.remove(at: index)
            if try play(fewer).fault != nil { shortest = fewer } else { index += 1 }
        }
        return shortest
    }
}

/// One conversation with a wallet of its own, each turn checked.
private struct Trial {
    struct Outcome {
        var turns = 0
        var posted = 0
        var fault: String?
    }

    static let fixture = """
        {"balance":"500.00 EUR","pin":"1234","contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
         {"name":"Marie Curie"},{"name":"Paul Martin"},{"name":"Zoé Lefèvre"},{"name":"Rose Will"}],
         "bills":[{"merchant":"EDF","amount":"80.00 EUR","due":"2026-12-01"}],
         "requests_in":[{"from":"Paul Martin","amount":"12.00 EUR"}],
         "subscriptions":[{"merchant":"Netflix","amount":"15.99 EUR","frequency":"FREQ=MONTHLY"}],
         "accounts":[{"name":"épargne","balance":"900.00 EUR"}],
         "limits":{"daily":"400.00 EUR"},"yani":"300.00 YANI","staked":"20.00 YANI"}
        """

    let interpreter: Interpreter

    func play(_ lines: [String]) throws -> Outcome {
        let wallet = try WalletStore(path: ":memory:")
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let start = Date(timeIntervalSince1970: 1_795_168_800)
        let account = try Fixture(json: Data(Self.fixture.utf8)).fill(
            wallet, at: start, in: zone, pinCost: 2)
        var conversation = Conversation(
            interpreter: interpreter, wallet: wallet, account: account,
            settings: .init(timeZone: zone, language: nil, session: "trial"))
        var outcome = Outcome()
        var restated: [Order] = []
        for line in lines {
            let instant = start.addingTimeInterval(Double(outcome.turns) * 20)
            let report = try conversation.reply(to: line, at: instant)
            outcome.turns += 1
            let orders = report.done.compactMap(\.guardedOrder)
            outcome.posted += orders.count
            if !orders.isEmpty, orders != restated {
                outcome.fault = "carried out without a restatement"
            }
            if !report.confirms.isEmpty {
                restated = report.confirms
            } else if !report.expectsSecret {
                restated = []
            }
            for account in try wallet.accounts() where account.kind == .own {
                if try wallet.balance(of: account).minorUnits < 0 { outcome.fault = "overdrawn" }
            }
            if outcome.fault != nil { return outcome }
        }
        if try wallet.verify().firstFault != nil { outcome.fault = "the ledger does not balance" }
        return outcome
    }
}

extension TurnOutcome {
    /// The order carried out, if it is one that needs a yes.
    fileprivate var guardedOrder: Order? {
        guard case .performed(let order, _, _) = self else { return nil }
        switch (order.intent, order.operation) {
        case (.accountSecurity, .freezeCard?), (.accountSecurity, .lockWallet?),
            (.manageBudget, .set?), (.manageBudget, .change?), (.manageBudget, .setAlert?),
            (.loyaltyCards, .add?), (.requestMoney, .remind?):
            return nil
        default: return order
        }
    }
}

/// What people say, what they mistype, and what nobody says.
private struct HostileText {
    private var random: SplitMix
    private let corpus: [String]

    init(seed: UInt64) {
        random = SplitMix(state: seed)
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var lines: [String] = []
        for folder in ["fr", "en"] {
            let path = root.appendingPathComponent("Corpora/\(folder)").path
            for file in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
            {
                let text = (try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)) ?? ""
                lines += text.split(separator: "\n").filter { $0.hasPrefix("    - ") }
                    .map { Self.plain($0.dropFirst(6)) }
            }
        }
        corpus = lines
    }

    mutating func next() -> String {
        switch pick(20) {
        case 0..<4: choose(["oui", "yes", "ok vas-y", "go ahead", "oui oui", "yep", "c'est bon"])
        case 4: choose(["non", "no", "annule", "cancel", "attends", "undo", "annule ça", "répète"])
        case 5:
            choose(["1234", "12 34", "0000", "la première", "the second one", "en tout", "each"])
        case 6..<10:
            choose(["envoie", "send", "vire", "n'envoie pas", "pay", "si j'envoie"])
                + " \(pick(90) + 1) "
                + choose(["à Paul", "to Marie", "à Zoé", "to Rose", "à Paul et Zoé", "à EDF", ""])
        case 10: mistyped(choose(corpus))
        case 11: shuffled(choose(corpus))
        case 12: choose(corpus) + choose([" et ", " and then ", " puis ", ". "]) + choose(corpus)
        case 13: noise()
        default: choose(corpus)
        }
    }

    private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }

    private mutating func choose(_ texts: [String]) -> String { texts[pick(texts.count)] }

    private mutating func mistyped(_ text: String) -> String {
        var characters = Array(text)
        for _ in 0...pick(3) where characters.count > 2 {
            let place = pick(characters.count - 1)
            switch pick(3) {
            case 0: characters.swapAt(place, place + 1)
            case 1: characters.remove(at: place)
            default: characters.insert(characters[pick(characters.count)], at: place)
            }
        }
        return String(characters)
    }

    private mutating func shuffled(_ text: String) -> String {
        var words = text.split(separator: " ")
        for index in words.indices.dropFirst().reversed() { words.swapAt(index, pick(index + 1)) }
        return words.joined(separator: " ")
    }

    private mutating func noise() -> String {
        let bytes = (0..<pick(60)).map { _ in UInt8(pick(256)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A corpus line without its slot marks: `[50 euros](amount)` is `50 euros`.
    private static func plain(_ line: Substring) -> String {
        var text = ""
        var rest = line
        while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
            text += rest[..<open] + rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            if rest.first == "(", let end = rest.firstIndex(of: ")") {
                rest = rest[rest.index(after: end)...]
            }
        }
        return text + rest
    }
}

/// SplitMix64, for texts that repeat.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
