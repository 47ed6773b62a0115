internal import Foundation

/// The notices the user wants to hear no more, by key, one a line in a file beside the wallet.
struct DismissedNotices {
    private let path: String?
    private(set) var keys: Set<String>

    /// Reads what was dismissed; nothing is kept without a path.
    init(path: String?) {
        self.path = path
        let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
        keys = Set(text.split(separator: "\n").map(String.init))
    }

    /// Dismisses a notice for good.
    mutating func add(_ key: String) throws {
        keys.insert(key)
        guard let path else { return }
        try OutputFile.write(keys.sorted().joined(separator: "\n") + "\n", to: path)
    }
}
