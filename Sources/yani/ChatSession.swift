internal import Assistant
internal import Foundation
internal import Primitives
internal import Understanding
internal import Wallet

/// One run of `yani chat`: reads turns, shows replies, keeps what was posted.
struct ChatSession {
    /// The wallet a session is about.
    struct Opening {
        let store: WalletStore
        let path: String
        let account: WalletAccount
        /// The instant it is, where it does not go on.
        let fixedNow: Date?
        let zone: TimeZone
        /// The language of what may be in either, until the user spoke.
        let usualLanguage: Language?
        /// Whether the user writes the month of a date first.
        let putsMonthFirst: Bool
        let isNew: Bool
        let historyPath: String?
    }

    private let opening: Opening
    private let interpreter: Interpreter
    private let session = UUID().uuidString
    private var conversation: Conversation
    private var language: Language?
    private var isJSON: Bool
    private let editor: LineEditor
    private var posted: [PostedEffect] = []
    private var expectsSecret = false
    /// Whether something asked or restated waits for an answer.
    private var awaitsAnswer = false
    private let displayLanguage: Language
    private var notices: [(key: String, text: String)] = []
    private var dismissed: DismissedNotices

    init(_ opening: Opening, interpreter: Interpreter, shared: SharedOptions, json: Bool) {
        self.opening = opening
        self.interpreter = interpreter
        language = shared.chosenLanguage
        displayLanguage = shared.displayLanguage
        dismissed = DismissedNotices(path: opening.historyPath.map { "\($0).dismissed" })
        isJSON = json
        editor = LineEditor(historyPath: opening.historyPath)
        conversation = Conversation(
            interpreter: interpreter, wallet: opening.store, account: opening.account,
            settings: .init(
                timeZone: opening.zone, language: language,
                usualLanguage: opening.usualLanguage, putsMonthFirst: opening.putsMonthFirst,
                session: session))
    }

    /// Talks until the input ends or the user leaves.
    mutating func run() throws {
        if Terminal.isInteractive, !isJSON { try greet() }
        editor.complete(with: try contactNames())
        while let line = try expectsSecret
            ? editor.secretLine(prompt: "• ") : editor.line(prompt: "› ")
        {
            if line.hasPrefix("/"), !isJSON || Terminal.isInteractive {
                guard try obey(line) else { break }
                continue
            }
            guard isJSON || line.contains(where: { !$0.isWhitespace }) else { continue }
            if !isJSON, !awaitsAnswer, Self.leaves(line) { break }
            try answer(line == "BCD" && !isJSON ? try paymentCode() : line)
        }
    }

    /// Whether a line is what people type to leave a prompt.
    private static func leaves(_ line: String) -> Bool {
        let word = line.trimmingCharacters(in: .whitespaces).lowercased()
        return ["quit", "exit", "quitter", "q", ":q"].contains(word)
    }

    /// The text of a QR code that is pasted: twelve lines, of which some may be empty, or those up
    /// to a full stop alone.
    private mutating func paymentCode() throws(CommandFailure) -> String {
        var lines = ["BCD"]
        while lines.count < 12, let line = try editor.line(prompt: "\(lines.count + 1)/12 "),
            line != "."
        {
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    /// Writes what was asked for at the end.
    ///
    /// One that cannot be written keeps the other from nothing: the money has moved.
    func finish(effects: String?, state: String?) throws {
        let written = [
            Result { try writeEffects(to: effects) }, Result { try writeState(to: state) },
        ]
        for outcome in written { try outcome.get() }
    }

    private func writeEffects(to path: String?) throws {
        guard let path else { return }
        try OutputFile.write(posted.map { $0.line + "\n" }.joined(), to: path)
    }

    private func writeState(to path: String?) throws {
        if let path {
            let data = try WalletCommand.checked(opening.path) { () throws(WalletError) in
                try Fixture.describing(
                    opening.store, main: opening.account, at: opening.fixedNow ?? Date(),
                    in: opening.zone)
            }
            try OutputFile.write(String(decoding: data, as: UTF8.self) + "\n", to: path)
        }
    }

    private mutating func answer(_ line: String) throws {
        let now = opening.fixedNow ?? Date()
        let report = try WalletCommand.checked(opening.path) { () throws(WalletError) in
            try conversation.reply(to: line, at: now)
        }
        posted.take(report)
        expectsSecret = report.expectsSecret
        awaitsAnswer = expectsSecret || report.asks != nil || !report.confirms.isEmpty
        if isJSON {
            Terminal.say(report.jsonLine())
        } else {
            let style: Terminal.Style =
                report.problem != nil ? .yellow : !report.confirms.isEmpty ? .bold : .cyan
            Terminal.say(Terminal.styled(report.reply, style))
        }
    }

    private mutating func greet() throws {
        Terminal.say(
            Terminal.styled("Yani", .bold)
                + Terminal.styled(
                    " · «\u{A0}envoie 50 euros à Marie\u{A0}», “what’s my balance?” · /help, /quit",
                    .faint))
        if opening.isNew {
            let language = language ?? displayLanguage
            let heading =
                language == .french ? "Nouveau portefeuille d’essai\u{A0}:" : "New trial wallet:"
            let content = ([Welcome.balance.formatted(in: language)] + Welcome.names)
                .joined(separator: ", ")
            Terminal.say(Terminal.styled("\(heading) \(content) (\(opening.path))", .faint))
        }
        try tellNotices()
    }

    /// Tells what is worth telling unasked, but for what was dismissed.
    private mutating func tellNotices() throws {
        let now = opening.fixedNow ?? Date()
        let all = try WalletCommand.checked(opening.path) { () throws(WalletError) in
            try conversation.notices(in: language ?? displayLanguage, at: now)
        }
        notices = all.filter { !dismissed.keys.contains($0.key) }
        for (index, notice) in notices.enumerated() {
            Terminal.say("\(index + 1). \(notice.text)")
        }
        if !notices.isEmpty {
            Terminal.say(Terminal.styled("/dismiss 1 — ne plus le dire · say it no more", .faint))
        }
    }

    private mutating func dismiss(_ number: Int?) throws {
        guard let number, notices.indices.contains(number - 1) else {
            return Terminal.complain("/dismiss takes the number of a notice shown at the start")
        }
        try dismissed.add(notices[number - 1].key)
    }

    /// Obeys a slash command; returns false to leave.
    private mutating func obey(_ line: String) throws -> Bool {
        let words = line.split(separator: " ").map(String.init)
        switch words.first {
        case "/quit", "/exit": return false
        case "/help":
            Terminal.say("/contacts /history /dismiss N /language fr|en|auto /json /quit")
        case "/contacts":
            try contactNames().forEach(Terminal.say)
        case "/history": editor.history.suffix(20).forEach(Terminal.say)
        case "/json": isJSON.toggle()
        case "/dismiss": try dismiss(words.dropFirst().first.flatMap(Int.init))
        case "/language"
        where words.count == 2 && (words[1] == "auto" || Language(rawValue: words[1]) != nil):
            language = Language(rawValue: words[1])
            conversation.answer(in: language)
        default: Terminal.complain("“\(line)” is no command; /help lists them")
        }
        return true
    }

    private func contactNames() throws -> [String] {
        try WalletCommand.checked(opening.path) { () throws(WalletError) in
            try opening.store.contacts().map(\.name)
        }
    }
}
