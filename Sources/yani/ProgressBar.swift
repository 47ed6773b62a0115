internal import Foundation

/// A bar on standard error, drawn only on a terminal that obeys and for work that takes a while,
/// that several threads may show on.
///
/// `@unchecked Sendable` is sound: `lastShown` is touched under the lock alone.
final class ProgressBar: @unchecked Sendable {
    /// Work that ends sooner needs no bar.
    private static let patience = Duration.milliseconds(300)

    private let isShown: Bool
    private let begun = ContinuousClock.now
    private let lock = NSLock()
    private var lastShown = ""

    /// - Parameter writesMeanwhile: whether the work writes to standard output as it goes on: if
    ///   that is the terminal, what comes out is progress enough.
    init(writesMeanwhile: Bool = false) {
        isShown =
            isatty(STDERR_FILENO) == 1 && !(writesMeanwhile && isatty(STDOUT_FILENO) == 1)
            && Terminal.environment("TERM") != "dumb"
    }

    /// Shows that `fraction` of the work is done, with a few words.
    func show(_ fraction: Double, _ words: String) {
        guard isShown, ContinuousClock.now - begun >= Self.patience else { return }
        let percent = Int((min(1, max(0, fraction)) * 100).rounded())
        let filled = percent * 30 / 100
        let bar =
            String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        let text = "\(bar) \(percent)% \(Terminal.legible(words, on: STDERR_FILENO))"
        lock.withLock {
            guard text != lastShown else { return }
            lastShown = text
            Terminal.note("\r\u{1B}[K" + text)
        }
    }

    /// Takes the bar away; the next `show` brings it back.
    func clear() {
        lock.withLock {
            guard !lastShown.isEmpty else { return }
            lastShown = ""
            Terminal.note("\r\u{1B}[K")
        }
    }
}
