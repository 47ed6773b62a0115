internal import Understanding

/// What a limit or a budget is counted over. Raw values are the interface's labels.
public enum LimitScope: String, CaseIterable, Codable, Hashable, Sendable {
    case perTransaction = "per_transaction"
    case daily, weekly, monthly, yearly
    case perPerson = "per_person"
    /// Over everything, however long it takes.
    case global
}

extension Frame {
    /// What a limit is counted over, nil where that was not said.
    var scope: LimitScope? { text(.scope).flatMap(LimitScope.init(rawValue:)) }
}

extension Resolver {
    /// Returns the scope a limit was said to have, `usual` where none was; refuses one the wallet
    /// keeps no such limit over. "In all" is no other than the usual.
    func scope(
        of frame: Frame, among kept: [LimitScope], usual: LimitScope
    ) throws(Detour) -> LimitScope {
        guard let said = frame.scope, said != .global else { return usual }
        guard kept.contains(said) else { throw refuse(.unkeptScope(said, kept: kept)) }
        return said
    }
}
