import Testing

struct LengthTests {
    /// A reader holds a file of this size in mind.
    static let longestFile = 500
    /// Two panes of code side by side fit a screen.
    static let longestLine = 100
    /// A function longer than a screen hides its shape.
    static let longestFunction = 70

    @Test(arguments: SourceTree.files)
    func aFileFitsInMind(file: SourceTree.File) {
        #expect(file.lines.count <= Self.longestFile + 1, "\(file): \(file.lines.count) lines")
    }

    @Test(arguments: SourceTree.files.filter(\.isSource))
    func aLineFitsTheScreen(file: SourceTree.File) {
        var isInText = false
        for (number, line) in file.lines.enumerated() {
            // Sentences for people, and texts of other languages, are not broken to fit.
            let isText = isInText || line.contains("\"")
            if line.contains("\"\"\"") { isInText.toggle() }
            #expect(isText || line.count <= Self.longestLine, "\(file):\(number + 1)")
        }
    }

    @Test(arguments: SourceTree.files)
    func aFunctionFitsTheScreen(file: SourceTree.File) {
        var start: (line: Int, indent: Int)?
        for (number, line) in file.lines.enumerated() {
            let indent = line.prefix { $0 == " " }.count
            if line.hasSuffix("{"), Self.beginsFunction(line), start == nil {
                start = (number, indent)
            } else if let begun = start, indent == begun.indent, line.dropFirst(indent) == "}" {
                #expect(number - begun.line <= Self.longestFunction, "\(file):\(begun.line + 1)")
                start = nil
            }
        }
    }

    private static func beginsFunction(_ line: String) -> Bool {
        [" func ", " init(", " init?("].contains { " \(line)".contains($0) }
    }
}
