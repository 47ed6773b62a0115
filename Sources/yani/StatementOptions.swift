internal import ArgumentParser
internal import Assistant

/// The options that say how statements are to be read; what they leave open is recognised.
struct StatementOptions: ParsableArguments {
    @Option(
        help: """
            utf-8, utf-16le, utf-16be, windows-1250, windows-1251, windows-1252, iso-8859-15 or \
            shift_jis.
            """)
    var encoding: String?

    @Option(help: "The character between the fields of a CSV file, or tab.")
    var separator: String?

    @Option(help: "dmy, mdy or ymd.")
    var dateOrder: String?

    @Option(help: "The decimal mark: «,» or «.».")
    var decimal: String?

    @Option(help: "The currency meant where the file names none.")
    var currency: String?

    @Flag(
        inversion: .prefixedNo,
        help:
            "Read money in as money out and the reverse, as a card's statement lists what is owed (default: what the file shows)."
    )
    var invert: Bool?

    @Option(help: "Read as this profile says, other options first.")
    var profile: String?

    func validate() throws {
        if let reason = spoken().unknownOption { throw ValidationError("\(reason).") }
    }

    /// Whether they leave all to be recognised.
    var isSilent: Bool { profile == nil && spoken() == ImportProfile() }

    /// What the options alone say, with a format.
    func spoken(format: String? = nil) -> ImportProfile {
        var spoken = ImportProfile()
        spoken.format = format
        spoken.encoding = encoding
        spoken.separator = separator
        spoken.dateOrder = dateOrder
        spoken.decimal = decimal
        spoken.currency = currency
        spoken.invert = invert
        return spoken
    }

    /// What the options say, with a format, and what they leave open as --profile has it.
    /// - Parameter home: the folder of the wallet, where profiles are kept.
    func chosen(format: String? = nil, home: String) throws -> ImportProfile {
        let spoken = spoken(format: format)
        guard let profile else { return spoken }
        let kept: ImportProfile?
        do throws(ImportProfile.Damaged) {
            kept = try ImportProfile.load(profile, from: home)
        } catch {
            throw CommandFailure(
                "\(error.path): is no profile any more; delete it, and make it again with "
                    + "“yani import --save-profile”",
                status: CommandFailure.badData)
        }
        guard let kept else {
            throw CommandFailure(
                "--profile \(profile): is none of yours; make it with "
                    + "“yani import --save-profile”",
                status: CommandFailure.inputMissing)
        }
        return spoken.completed(by: kept)
    }
}
