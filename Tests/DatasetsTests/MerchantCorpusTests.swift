import Datasets
import Foundation
import Primitives
import Testing

struct MerchantCorpusTests {
    private func corpus(_ files: [String: String]) throws -> MerchantCorpus {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-merchants-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        return try MerchantCorpus(folder: folder.path)
    }

    private let styles = "styles:\n  card: [\"CB {NAME}\"]\ntowns: LYON, YORK\n"

    private let bakeries = """
        category: groceries
        groups:
        - payment: card
          amounts: [2, 20]
          names: |
            boulangerie, bakery,
            pain d'épi

        """

    @Test func readsNamesStylesAndTowns() throws {
        let corpus = try corpus(["a.yml": bakeries, "styles.yml": styles])
        let group = try #require(corpus.groups.first)
        #expect(corpus.groups.count == 1 && group.category == .groceries)
        #expect(group.names == ["boulangerie", "bakery", "pain d'épi"])
        #expect(group.amounts == 2...20 && !group.isIncoming)
        #expect(corpus.styles == ["card": ["CB {NAME}"]] && corpus.towns == ["LYON", "YORK"])
    }

    @Test(arguments: [
        "category: sweets\ngroups: []\n", "groups:\n- payment: card\n", "{",
        "groups:\n- payment: card\n  amounts: [2, 20]\n  names: x\n",
        "category: fees\ngroups:\n- payment: card\n  amounts: [20, 2]\n  names: x\n",
        "category: fees\ngroups:\n- payment: barter\n  amounts: [2, 20]\n  names: x\n",
    ])
    func whatIsNoListOfMerchantsIsRefused(text: String) {
        #expect(throws: DatasetError.self) {
            try corpus(["a.yml": text, "styles.yml": styles])
        }
    }

    @Test(arguments: ["category: fees\n", "category: fees\ngroup: []\n", "groups: []\n"])
    func aFileThatGivesNothingIsNamed(text: String) throws {
        let error = #expect(throws: DatasetError.self) {
            try corpus(["a.yml": bakeries, "b.yml": text, "styles.yml": styles])
        }
        #expect(error?.file.hasSuffix("b.yml") == true)
    }

    @Test func aFolderWithoutFilesIsRefused() {
        #expect(throws: DatasetError.self) { try corpus([:]) }
        #expect(throws: DatasetError.self) { try MerchantCorpus(folder: "/nowhere") }
    }

    @Test func theCorpusOfThePackageNamesEveryCategoryOften() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let corpus = try MerchantCorpus(
            folder: root.appending(path: "Corpora/labels/training").path)
        for category in SpendingCategory.allCases {
            let names = corpus.groups.filter { $0.category == category }.flatMap(\.names)
            #expect(names.count >= 40, "\(category)")
        }
    }
}
