import Assistant
import Understanding

extension Interpreter {
    /// The interpreter of the bundled model, made once for all tests: making one takes longer than
    /// most of them.
    static let shared = Result { try Interpreter.bundled() }
}
