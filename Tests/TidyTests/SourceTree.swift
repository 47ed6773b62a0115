import Foundation

/// The repository's own Swift files, as text.
enum SourceTree {
    /// A Swift file: its path from the repository's root, and its lines.
    struct File: Sendable, CustomStringConvertible {
        let path: String
        let lines: [String]

        var description: String { path }

        /// The module it belongs to: the folder below `Sources`, or `BundledModels` for `Models`.
        var module: String? {
            let parts = path.split(separator: "/")
            if parts.first == "Models" { return "BundledModels" }
            return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : nil
        }

        var isSource: Bool { module != nil }
    }

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let files: [File] = ["Package.swift", "Sources", "Tests", "Models"].flatMap(
        files(below:))

    private static func files(below name: String) -> [File] {
        let start = root.appendingPathComponent(name)
        guard name != "Package.swift" else { return [file(at: start)] }
        let walker = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
        let urls = (walker?.allObjects ?? []).compactMap { $0 as? URL }
        return urls.filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .map(file(at:))
    }

    private static func file(at url: URL) -> File {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return File(
            path: String(url.path.dropFirst(root.path.count + 1)),
            lines: text.components(separatedBy: "\n"))
    }
}
