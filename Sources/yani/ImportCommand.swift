internal import ArgumentParser
internal import Assistant
internal import Primitives
internal import Wallet

/// `yani import`.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Bring bank statements into the wallet; what is there already is left alone.",
        discussion: """
            CSV, OFX, QFX, QIF, CAMT.053 and MT940 are recognised by content, and so are their \
            encoding, separator, date order and decimal mark: «--dry-run» shows them, the options \
            below override them, «--save-profile NAME» keeps what they say for «--profile NAME».
            """)

    @OptionGroup var shared: SharedOptions

    @Argument(help: "The statements.")
    var files: [String]

    @Option(help: "The account they are of (default: what the file says).")
    var account: String?

    @Option(help: "auto, csv, ofx, qif, camt053 or mt940.")
    var format = "auto"

    @OptionGroup var reading: StatementOptions

    @Option(help: "Keep what these options say as a profile of this name.")
    var saveProfile: String?

    @Flag(help: "Read and say what is in the files and not in the wallet; write nothing.")
    var dryRun = false

    @Flag(help: "One JSON object a file.")
    var json = false

    @Flag(help: "One JSON object a transaction instead; writes nothing.")
    var transactions = false

    func validate() throws {
        if let reason = reading.spoken(format: chosenFormat).unknownOption {
            throw ValidationError("\(reason).")
        }
        guard saveProfile.map(ImportProfile.isName) ?? true else {
            throw ValidationError(
                "--save-profile “\(saveProfile ?? "")” is no name: use letters, digits, - and _.")
        }
        guard account != "" else { throw ValidationError("--account is empty; name an account.") }
    }

    func run() throws {
        try reportingFailure {
            let profile = try chosenProfile()
            let wallet =
                transactions ? nil : dryRun ? try shared.walletIfAny() : try shared.openWallet()
            var status: Int32 = 0
            for file in files {
                do {
                    try bringIn(file, profile, wallet)
                } catch  where files.count > 1 {
                    // One bad file keeps none of the others out.
                    let failure = CommandFailure(of: error)
                    Terminal.complain(failure.description)
                    status = max(status, failure.status)
                }
            }
            if status != 0 { throw ExitCode(status) }
        }
    }

    /// The format named, nil to recognise it.
    private var chosenFormat: String? { format == "auto" ? nil : format }

    private func chosenProfile() throws -> ImportProfile {
        let profile = try reading.chosen(format: chosenFormat, home: shared.homePath)
        if let saveProfile, !dryRun, !transactions,
            !profile.save(as: saveProfile, in: shared.homePath)
        {
            throw CommandFailure(
                "--save-profile \(saveProfile): cannot be kept in \(shared.homePath); check its rights",
                status: CommandFailure.inputOutput)
        }
        return profile
    }

    private func bringIn(
        _ file: String, _ profile: ImportProfile,
        _ wallet: (store: WalletStore, path: String)?
    ) throws {
        let bar = ProgressBar()
        defer { bar.clear() }
        let statement = try StatementImport(
            path: file, profile: profile, language: shared.displayLanguage
        ) { bar.show($0, file) }
        if transactions {
            let (lines, rejected) = try statement.transactionLines()
            bar.clear()
            lines.forEach(Terminal.say)
            return complain(of: rejected, in: file)
        }
        do throws(ReportMaking.Failure) {
            let store = wallet?.store
            let summary =
                try dryRun
                ? statement.rehearse(in: store, accountNamed: account)
                : statement.post(to: store, accountNamed: account)
            bar.clear()
            tell(summary, of: file)
        } catch {
            guard case .wallet(let error) = error else { throw error }
            throw CommandFailure(error, path: wallet?.path ?? file)
        }
    }

    private func tell(_ summary: StatementImport.Summary, of file: String) {
        guard !json else { return Terminal.say(summary.json) }
        let words = ImportWords(language: shared.displayLanguage, isRehearsal: dryRun)
        Terminal.say(words.counts(of: summary, in: file))
        Terminal.say("  \(summary.evidence)")
        if summary.ownTransferCount > 0 {
            Terminal.say("  \(words.ownTransfers(summary.ownTransferCount))")
        }
        for note in summary.notes { Terminal.say("  \(note)") }
        complain(of: summary.rejected, in: file)
    }

    private func complain(of rejected: [String], in file: String) {
        for reason in rejected {
            Terminal.complain("\(file)\(shared.displayLanguage.colon) \(reason)")
        }
    }
}

/// What an import says of a file, in words.
private struct ImportWords {
    let language: Language
    /// Whether nothing is written.
    let isRehearsal: Bool

    func counts(of summary: StatementImport.Summary, in file: String) -> String {
        let fresh = summary.transactionCount - summary.duplicateCount - summary.unmovedCount
        let (held, unread) = (summary.duplicateCount, summary.rejectedCount)
        switch language {
        case .english:
            return "\(file): \(fresh) \(isRehearsal ? "to add" : "added"), \(held) already there, "
                + "\(unread) not read"
        case .french:
            let ending = fresh < 2 ? "" : "s"
            return "\(file)\u{A0}: \(fresh) \(isRehearsal ? "à ajouter" : "ajoutée\(ending)"), "
                + "\(held) déjà là, \(unread) \(unread < 2 ? "non lue" : "non lues")"
        }
    }

    func ownTransfers(_ count: Int) -> String {
        switch language {
        case .english where count == 1:
            "1 transaction is a transfer between your accounts: neither spending nor income"
        case .english:
            "\(count) transactions are transfers between your accounts: neither spending nor income"
        case .french:
            "\(count) \(count < 2 ? "opération" : "opérations") entre tes comptes\u{A0}: "
                + "ni dépense ni revenu"
        }
    }
}
