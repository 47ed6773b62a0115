internal import Foundation
public import Primitives
internal import Yams

/// Names of merchants and kinds of merchant by category, and the ways banks write labels around
/// them: what a model of categories is trained on.
public struct MerchantCorpus: Sendable {
    /// Names of one category that are paid alike.
    public struct Group: Sendable {
        /// The category.
        public let category: SpendingCategory
        /// How they are paid: a key of `styles`.
        public let payment: String
        /// Whether the money comes in.
        public let isIncoming: Bool
        /// The usual amounts, in whole units of a currency.
        public let amounts: ClosedRange<Double>
        /// The names.
        public let names: [String]
    }

    /// The groups, in the order of the files' names.
    public let groups: [Group]
    /// For each way to pay, labels with `{name}` and the like in them.
    public let styles: [String: [String]]
    /// The towns that stand in labels.
    public let towns: [String]

    /// Reads the YAML files of a folder: some with a `category` and its `groups`, one with `styles`
    /// and `towns`.
    /// - Throws: `DatasetError` for a file that cannot be read or says neither.
    public init(folder: String) throws(DatasetError) {
        var groups: [Group] = []
        var styles: [String: [String]] = [:]
        var towns: [String] = []
        for file in try DataFolder.files(in: folder, extensions: ["yml"]) {
            let content = try Self.content(of: file)
            guard content.groups?.isEmpty == false || content.styles != nil || content.towns != nil
            else {
                throw DatasetError(
                    file: file, line: nil, reason: "gives no groups, no styles and no towns")
            }
            styles.merge(content.styles ?? [:]) { first, _ in first }
            towns += Self.items(content.towns ?? "")
            for group in content.groups ?? [] {
                groups.append(try Self.group(group, of: content, file: file))
            }
        }
        guard !groups.isEmpty, !towns.isEmpty,
            groups.allSatisfy({ styles[$0.payment]?.isEmpty == false })
        else {
            throw DatasetError(
                file: folder, line: nil,
                reason: "holds no names, no towns, or no style for a way to pay")
        }
        (self.groups, self.styles, self.towns) = (groups, styles, towns)
    }

    /// A file as it is written.
    private struct Content: Decodable {
        struct Group: Decodable {
            let payment: String
            let incoming: Bool?
            let amounts: [Double]
            let names: String
        }
        let category: SpendingCategory?
        let groups: [Group]?
        let styles: [String: [String]]?
        let towns: String?
    }

    private static func group(
        _ written: Content.Group, of content: Content, file: String
    ) throws(DatasetError) -> Group {
        let names = items(written.names)
        guard let category = content.category, !names.isEmpty, written.amounts.count == 2,
            written.amounts[0] > 0, written.amounts[0] < written.amounts[1]
        else {
            throw DatasetError(
                file: file, line: nil,
                reason: "has a group without category, names or two rising amounts")
        }
        return Group(
            category: category, payment: written.payment, isIncoming: written.incoming ?? false,
            amounts: written.amounts[0]...written.amounts[1], names: names)
    }

    private static func items(_ text: String) -> [String] {
        text.split { $0 == "," || $0.isNewline }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func content(of file: String) throws(DatasetError) -> Content {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw DatasetError(
                file: file, line: nil, reason: "cannot be read; check its path and rights")
        }
        do {
            return try YAMLDecoder().decode(Content.self, from: data)
        } catch {
            throw DatasetError(
                file: file, line: nil, reason: "is no list of merchants: \(error)")
        }
    }
}
