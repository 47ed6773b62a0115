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

    /// Returns what `body` makes in a workspace that nobody else has meanwhile.
    func withWorkspace<Result>(_ body: (inout UnderstandingWorkspace) -> Result) -> Result {
        var workspace =
            lock.withLock { free.popLast() }
            ?? UnderstandingWorkspace(classifier: model.makeWorkspace())
        let result = body(&workspace)
        lock.withLock { free.append(workspace) }
        return result
    }
}
