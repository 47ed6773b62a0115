import Testing

struct ImportTests {
    /// The house: what each module may import besides the standard library and Foundation.
    static let allowed: [String: Set<String>] = [
        "Primitives": [],
        "LinearAlgebra": ["COpenBLAS", "Accelerate"],
        "TextProcessing": ["Primitives"],
        "Classification": ["TextProcessing", "Primitives", "CPrefetch"],
        "Datasets": ["Classification", "Primitives", "Yams"],
        "Entities": ["TextProcessing", "Primitives"],
        "BundledModels": [],
        "Understanding": ["Classification", "Entities", "TextProcessing", "Primitives"],
        "Evaluation": ["Understanding", "Classification", "TextProcessing", "Primitives"],
        "Dialogue": ["Understanding", "Entities", "TextProcessing", "Primitives"],
        "Wallet": ["Primitives", "GRDB", "Crypto", "CryptoExtras"],
        "Forecasting": ["LinearAlgebra", "Primitives"],
        "Statements": ["Primitives"],
        "Insights": ["Forecasting", "Statements", "Classification", "Primitives"],
        "Reports": ["Insights", "Statements", "Forecasting", "Primitives"],
        "Assistant": [
            "Dialogue", "Wallet", "Insights", "Reports", "Statements", "Understanding", "Entities",
            "BundledModels", "Classification", "TextProcessing", "Primitives",
        ],
        "yani": [
            "Assistant", "Datasets", "Reports", "Evaluation", "Understanding", "Classification",
            "Insights", "Wallet", "Entities", "Forecasting", "TextProcessing", "BundledModels",
            "Primitives",
            "CEdit", "ArgumentParser",
        ],
    ]

    @Test(arguments: SourceTree.files.filter(\.isSource))
    func aModuleImportsOnlyWhatLiesBelowIt(file: SourceTree.File) throws {
        let module = try #require(file.module)
        let allowed = try #require(Self.allowed[module], "\(module) is not in the table of modules")
        for (number, line) in file.lines.enumerated() {
            guard let imported = Self.importedModule(line) else { continue }
            #expect(
                imported == "Foundation" || allowed.contains(imported),
                "\(file):\(number + 1): \(module) may not import \(imported)")
        }
    }

    @Test func everyModuleOfTheTableHasFiles() {
        let modules = Set(SourceTree.files.compactMap(\.module))
        #expect(modules == Set(Self.allowed.keys))
    }

    private static func importedModule(_ line: String) -> String? {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count,
            index == 0 || ["public", "package", "internal", "private"].contains(words[0])
        else { return nil }
        return String(words[index + 1])
    }
}
