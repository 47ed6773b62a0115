import Foundation

/// Where the corpora of the repository are.
enum Corpora {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Corpora").path
}
