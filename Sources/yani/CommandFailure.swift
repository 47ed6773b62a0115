internal import ArgumentParser
internal import Assistant
internal import Classification
internal import Datasets
internal import Foundation
internal import Insights
internal import Understanding
internal import Wallet

/// An error as the user sees it: one line on standard error, and an exit status of sysexits(3).
struct CommandFailure: Error, CustomStringConvertible {
    let description: String
    let status: Int32

    static let usage: Int32 = 64
    static let badData: Int32 = 65
    static let inputMissing: Int32 = 66
    static let unavailable: Int32 = 69
    static let `internal`: Int32 = 70
    static let inputOutput: Int32 = 74
    static let refused: Int32 = 77

    init(_ description: String, status: Int32) {
        // One line whatever the parts hold.
        self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
        self.status = status
    }

    /// An input file that is not there, is a folder, or may not be read.
    init(unreadable path: String) {
        self.init(
            "\(path): cannot be read; check its path and rights", status: Self.inputMissing)
    }

    /// A file of series without a line.
    init(noSeries path: String) {
        self.init(
            "\(path): holds no series; write a line series_id,start,v1,v2,… for each",
            status: Self.badData)
    }

    /// The end of a file of series some of which could not be used, as was said of each: how many
    /// they are, where it is not one alone.
    static func unusable(_ count: Int, of path: String) -> any Error {
        count == 1
            ? ExitCode(badData)
            : CommandFailure(
                "\(path): \(count) of the series could not be used; see the lines above",
                status: badData)
    }

    /// Whether the file at `path` can be read, so that what is wrong is inside it.
    private static func isReadable(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue && FileManager.default.isReadableFile(atPath: path)
    }

    init(_ error: WalletError, path: String) {
        switch error {
        case .notAWallet(let reason):
            self.init(
                "\(path): is no wallet of this version (\(reason)); name another --home",
                status: Self.badData)
        case .damaged(let reason):
            self.init(
                "\(path): is damaged (\(reason)); restore it from a backup", status: Self.badData)
        case .busy:
            self.init(
                "\(path): another process is at work in it; try again when it is done",
                status: Self.unavailable)
        case .full:
            self.init(
                "\(path): the disk is full; free some space and try again",
                status: Self.inputOutput)
        case .unavailable(let reason):
            self.init(
                "\(path): cannot be used (\(reason)); check its rights or name another --home",
                status: Self.inputOutput)
        case .insufficientFunds, .limitExceeded, .walletLocked, .cardFrozen:
            self.init("\(path): refused: \(error); nothing was written", status: Self.refused)
        case .amountNotPositive, .currencyMismatch, .unknownContact, .contactInUse, .unknownAccount,
            .notFound,
            .keyReused, .sameAccount, .unbalanced, .expired, .notOpen, .notReversible,
            .invalidTerms, .duplicate, .overflow:
            self.init("\(path): \(error); nothing was written", status: Self.badData)
        }
    }

    init(_ error: ModelError, path: String) {
        let reason =
            switch error {
            case .unreadable(let reason): "cannot be read (\(reason)); check its path and rights"
            case .notAModel: "is no Yani model; train one with “yani train”"
            case .newerVersion(let version):
                "has format \(version), newer than this yani; update yani"
            case .olderVersion(let version):
                "has format \(version), older than this yani reads; train it again"
            case .truncated: "is cut short; copy or train it again"
            case .corrupt: "is damaged (its checksum differs); copy or train it again"
            case .malformed(let part): "has no sound part “\(part)”; train it again"
            }
        let isMissing = if case .unreadable = error { true } else { false }
        self.init("\(path): \(reason)", status: isMissing ? Self.inputMissing : Self.badData)
    }

    init(_ error: DatasetError) {
        let isMissing = error.line == nil && !FileManager.default.isReadableFile(atPath: error.file)
        self.init(error.description, status: isMissing ? Self.inputMissing : Self.badData)
    }

    /// What is wrong with a place without transactions.
    static let nothing = "holds no transaction to report on"

    init(_ failure: ReportMaking.Failure) {
        switch failure {
        case .file(let path, let reason):
            self.init(
                "\(path): \(reason)",
                status: Self.isReadable(path) ? Self.badData : Self.inputMissing)
        case .nothing(let place?):
            self.init(
                "\(place): \(Self.nothing); check that it is a whole statement",
                status: Self.badData)
        case .nothing(nil):
            self.init(
                "the wallet: \(Self.nothing); import a statement or name one with --input",
                status: Self.badData)
        case .nothingIn(let period):
            self.init(
                "--period \(period): no transaction is in it; name another, or leave it out for all",
                status: Self.badData)
        case .analysis(InsightError.goal(let name)):
            self.init(
                "--goal \(name): its amounts are none of the account's currency; write 1500 or 1500.50",
                status: Self.badData)
        case .analysis:
            self.init(
                "the amounts are too large to add up; check the statement", status: Self.badData)
        case .wallet(let error): self.init(error, path: "the wallet")
        }
    }
}

extension CommandFailure {
    /// What went wrong, whatever kind of error it is.
    init(of error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as DatasetError: self.init(error)
        case let error as ReportMaking.Failure: self.init(error)
        case let error as WalletError: self.init(error, path: "the wallet")
        default:
            self.init("\(error); please report it with what you did", status: Self.internal)
        }
    }
}

/// Runs the body of a command; a failure becomes one line on standard error and its exit status.
func reportingFailure(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let status as ExitCode {
        // What went wrong was said where it did.
        throw status
    } catch {
        let failure = CommandFailure(of: error)
        Terminal.complain(failure.description)
        throw ExitCode(failure.status)
    }
}
