internal import Classification
internal import Foundation

/// Room to understand in: what a classifier and a tagger compute one utterance in.
struct UnderstandingWorkspace: Sendable {
    var classifier: ClassifierWorkspace
    var tagger = SpanTagger.Workspace()
}

/// Workspaces lent to one utterance at a time and kept for the next, since one is larger than all
/// else that an utterance needs.
///
/// `@unchecked Sendable` is sound: `free` is touched under the lock alone.
final class WorkspacePool: @unchecked Sendable {
    private let model: LinearClassifier
    private let lock = NSLock()
    private var free: [UnderstandingWorkspace] = []

    init(model: LinearClassifier) { self.model = model }

    /// Returns a workspace that nobody else has until it is given back.
    func borrow() -> UnderstandingWorkspace {
        lock.lock()
        defer { lock.unlock() }
        return free.popLast() ?? UnderstandingWorkspace(classifier: model.makeWorkspace())
    }

    /// Keeps a workspace for the next utterance. It is moved and not copied, and so are its arrays.
    func giveBack(_ workspace: consuming UnderstandingWorkspace) {
        lock.lock()
        defer { lock.unlock() }
        free.append(workspace)
    }
}
