internal import Foundation

/// A folder that data sets are read from.
enum DataFolder {
    /// Returns the paths of the folder's files that end in one of `extensions`, in small letters or
    /// capitals, in the order of their names; hidden ones, as editors and systems leave them, are
    /// passed over.
    /// - Throws: `DatasetError` for a folder that cannot be listed or holds none.
    static func files(
        in folder: String, extensions: [String]
    ) throws(DatasetError) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw DatasetError(
                file: folder, line: nil,
                reason: "cannot be listed; check the folder's path and rights")
        }
        let files = names.filter { name in
            !name.hasPrefix(".")
                && extensions.contains((name as NSString).pathExtension.lowercased())
        }.sorted()
        guard !files.isEmpty else {
            let kinds = extensions.map { ".\($0)" }.joined(separator: ", ")
            throw DatasetError(
                file: folder, line: nil,
                reason: "holds no file of the kinds \(kinds); name a folder that does")
        }
        return files.map { "\(folder)/\($0)" }
    }
}
