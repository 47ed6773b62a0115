import Foundation
import Testing

struct ReadmeTests {
    private static let readme =
        (try? String(
            contentsOf: SourceTree.root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

    @Test func theLinesThatEmbedTheEngineAreThoseOfTheirTest() throws {
        let test = try #require(
            SourceTree.files.first { $0.path.hasSuffix("AssistantTests/EmbeddingTests.swift") })
        let start = try #require(test.lines.firstIndex { $0.hasSuffix("// README begins") })
        let end = try #require(test.lines.firstIndex { $0.hasSuffix("// README ends") })
        let lines = test.lines[(start + 1)..<end].map { String($0.dropFirst(8)) }
        #expect(lines.count > 5)
        #expect(Self.readme.contains(lines.joined(separator: "\n")))
    }

    @Test func aProductHasEveryModuleItsOwnSpeakOf() throws {
        let manifest = try #require(SourceTree.files.first { $0.path == "Package.swift" })
        let text = manifest.lines.joined(separator: " ")
        let products = text.matches(
            of: /\.library\(\s*name: "(\w+)",\s*targets: \[([^\]]*)\]/)
        #expect(products.count == 5)
        for product in products {
            let modules = Set(product.output.2.matches(of: /\w+/).map { String($0.output) })
            for file in SourceTree.files where modules.contains(file.module ?? "") {
                for line in file.lines where line.hasPrefix("public import ") {
                    let module = String(line.dropFirst("public import ".count))
                    #expect(
                        module == "Foundation" || modules.contains(module),
                        "\(product.output.1): \(file) speaks of \(module)")
                }
            }
        }
    }
}
