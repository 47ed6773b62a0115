import Testing

struct BannedTextTests {
    /// Text that may not stand in the code, where, and why.
    struct Ban: Sendable, CustomStringConvertible {
        let text: String
        let reason: String
        var exceptModules: Set<String> = []

        var description: String { text }
    }

    static let bans: [Ban] = [
        Ban(text: "try!", reason: "A failure of the outside world would end the program."),
        Ban(text: "fatal" + "Error(", reason: "Nothing outside may end the program."),
        Ban(text: " as! ", reason: "A wrong type would end the program."),
        Ban(text: "unowned(unsafe)", reason: "A dangling reference is undefined behaviour."),
        Ban(text: "Date()", reason: "The clock is an argument.", exceptModules: ["yani"]),
        Ban(
            text: "TimeZone.current", reason: "The time zone is an argument.",
            exceptModules: ["yani"]),
        Ban(
            text: "Locale.current", reason: "The language is an argument.", exceptModules: ["yani"]),
        Ban(text: "UUID()", reason: "Chance is an argument.", exceptModules: ["yani"]),
        Ban(text: ".randomElement()", reason: "Chance is an argument."),
        Ban(
            text: " print(", reason: "Libraries return, executables print.", exceptModules: ["yani"]
        ),
        Ban(text: "NSRegularExpression", reason: "Rules are compiled by the compiler."),
        Ban(text: "TO" + "DO", reason: "An open point is an issue, not a comment."),
        Ban(text: "FIX" + "ME", reason: "An open point is an issue, not a comment."),
        Ban(text: "\t", reason: "Indentation is four spaces."),
    ]

    @Test(arguments: bans)
    func isNotInTheSources(ban: Ban) {
        for file in SourceTree.files where file.isSource {
            guard !ban.exceptModules.contains(file.module ?? "") else { continue }
            for (number, line) in file.lines.enumerated() {
                #expect(!line.contains(ban.text), "\(file):\(number + 1): \(ban.reason)")
            }
        }
    }

    @Test func noTypeBearsItsModulesName() {
        for file in SourceTree.files {
            guard let module = file.module else { continue }
            for kind in ["struct", "enum", "class", "actor", "protocol"] {
                let isNamesake = file.lines.contains { line in
                    line.contains("\(kind) \(module) ") || line.contains("\(kind) \(module):")
                }
                #expect(!isNamesake, "\(file): a \(kind) named as its module hides the module")
            }
        }
    }

    @Test func noTypeIsNamedForHavingNoJob() {
        for file in SourceTree.files where file.isSource {
            for vague in ["Manager", "Helper", "Utils", "Common"] {
                let name = file.path.split(separator: "/").last ?? ""
                #expect(!name.contains(vague), "\(file): a name that says what it does, please")
            }
        }
    }
}
