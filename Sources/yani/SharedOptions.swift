internal import ArgumentParser
internal import Assistant
internal import BundledModels
internal import Classification
internal import Foundation
internal import Insights
internal import Primitives
internal import Understanding
internal import Wallet

/// The options every command shares.
struct SharedOptions: ParsableArguments {
    @Option(help: "The instant it is, ISO 8601 (default: now).")
    var now: String?

    @Option(help: "The time zone, such as Europe/Paris (default: the system's).")
    var timeZone: String?

    @Option(help: "fr, en or auto.")
    var language = "auto"

    @Option(
        help:
            "Where the wallet lives (default: $YANI_HOME, else $XDG_DATA_HOME/yani, else ~/.local/share/yani)."
    )
    var home: String?

    @Option(
        help:
            "A model file to use instead of the bundled one (of categories in report and categorize)."
    )
    var model: String?

    func validate() throws {
        guard language == "auto" || Language(rawValue: language) != nil else {
            throw ValidationError("--language is fr, en or auto, not “\(language)”.")
        }
        guard home != "" else { throw ValidationError("--home is empty; name a folder.") }
        guard timeZone == nil || TimeZone(identifier: timeZone ?? "") != nil else {
            throw ValidationError(
                "--time-zone “\(timeZone ?? "")” is none; write one such as Europe/Paris.")
        }
        guard now == nil || fixedInstant != nil else {
            throw ValidationError(
                "--now “\(now ?? "")” is no instant such as 2026-11-20T10:00:00+01:00.")
        }
    }

    /// The language asked for, nil to hear it.
    var chosenLanguage: Language? { Language(rawValue: language) }

    var zone: TimeZone { timeZone.flatMap(TimeZone.init(identifier:)) ?? .current }

    var instant: Date { fixedInstant ?? Date() }

    /// The instant of --now; without an offset it is the wall time in the time zone.
    private var fixedInstant: Date? { now.flatMap { InstantText.instant($0, in: zone) } }

    var today: Day { Day(at: instant, in: zone) }

    /// The language reports are in where none is chosen: the environment's.
    var displayLanguage: Language {
        if let chosenLanguage { return chosenLanguage }
        return Terminal.locale(for: "LC_MESSAGES").hasPrefix("fr") ? .french : .english
    }

    /// The folder the wallet lives in.
    var homePath: String {
        if let home { return home }
        if let path = Terminal.environment("YANI_HOME"), !path.isEmpty { return path }
        // The XDG Base Directory Specification has relative paths ignored.
        if let path = Terminal.environment("XDG_DATA_HOME"), path.hasPrefix("/") {
            return "\(path)/yani"
        }
        let user = Terminal.environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (user ?? FileManager.default.homeDirectoryForCurrentUser.path)
            + "/.local/share/yani"
    }

    /// Where the wallet is, or would be.
    private var walletPath: String { homePath + "/wallet.sqlite" }

    /// Opens the wallet there is: what only reads makes none where --home is mistyped.
    func existingWallet() throws -> (store: WalletStore, path: String) {
        guard let wallet = try walletIfAny() else {
            throw CommandFailure(
                "\(walletPath): there is no wallet; import a statement or name another --home",
                status: CommandFailure.inputMissing)
        }
        return wallet
    }

    /// Opens the wallet if there is one, and makes none.
    func walletIfAny() throws -> (store: WalletStore, path: String)? {
        guard FileManager.default.fileExists(atPath: walletPath) else { return nil }
        let size = try? FileManager.default.attributesOfItem(atPath: walletPath)[.size] as? Int
        guard size != 0 else {
            throw CommandFailure(
                "\(walletPath): is empty; restore it from a backup, or delete it to begin anew",
                status: CommandFailure.badData)
        }
        return try openWallet()
    }

    /// Opens the wallet, creating it and its folder. What the command makes from then on is its
    /// user's alone.
    func openWallet() throws -> (store: WalletStore, path: String) {
        umask(0o077)
        let path = walletPath
        do {
            try FileManager.default.createDirectory(
                atPath: homePath, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandFailure(
                "\(homePath): cannot be created; check its rights or name another --home",
                status: CommandFailure.inputOutput)
        }
        do {
            return (try WalletStore(path: path), path)
        } catch {
            throw CommandFailure(error, path: path)
        }
    }

    /// The model of categories named, or the bundled one.
    func categoryModel() throws -> CategoryModel? {
        guard let model else { return CategorySorting.bundledModel }
        do {
            return try CategoryModel(contentsOfFile: model)
        } catch {
            throw CommandFailure(error, path: model)
        }
    }

    /// The rules and the model that sort transactions, with what the wallet's user said of them if
    /// there is a wallet.
    func categorizer() throws -> Categorizer {
        let model = try categoryModel()
        guard let (store, path) = try walletIfAny() else { return Categorizer(model: model) }
        do {
            return try CategorySorting.categorizer(of: store, model: model)
        } catch {
            throw CommandFailure(error, path: path)
        }
    }

    /// Where the model named is, or the bundled one.
    func modelPath() throws -> String {
        if let path = model ?? BundledModel.understanding?.path { return path }
        throw CommandFailure(
            "the bundled model is missing; install yani with its resources, or name one with --model",
            status: CommandFailure.unavailable)
    }

    func loadModel() throws -> LinearClassifier { try Self.loadModel(atPath: modelPath()) }

    static func loadModel(atPath path: String) throws -> LinearClassifier {
        do {
            return try LinearClassifier(contentsOfFile: path)
        } catch {
            throw CommandFailure(error, path: path)
        }
    }

    func loadInterpreter() throws -> Interpreter {
        do {
            return try Interpreter(model: try loadModel())
        } catch UnderstandingError.foreignLabel(let label) {
            throw CommandFailure(
                "\(model ?? "the model"): knows other labels than Yani's (“\(label)”); use one trained on Corpora/, or “yani classify”",
                status: CommandFailure.badData)
        } catch UnderstandingError.model(let error) {
            throw CommandFailure(error, path: model ?? "the model")
        }
    }
}
