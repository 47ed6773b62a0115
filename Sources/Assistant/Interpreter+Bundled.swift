internal import BundledModels
internal import Classification
internal import Foundation
public import Understanding

extension Interpreter {
    /// Returns an interpreter of the model that ships with the package.
    ///
    /// The file is mapped, not read: ready in a few milliseconds.
    /// - Throws: `UnderstandingError.model` where the resource is missing or damaged.
    public static func bundled() throws(UnderstandingError) -> Interpreter {
        guard let path = BundledModel.understanding?.path else {
            throw .model(.unreadable(reason: "the package's resources are missing"))
        }
        let model: LinearClassifier
        do {
            model = try LinearClassifier(contentsOfFile: path)
        } catch {
            throw .model(error)
        }
        return try Interpreter(model: model)
    }
}
