internal import Primitives
internal import Understanding
extension Interpretation { var hasImpossibleDate: Bool { false }; var isOrder: Bool { true } }
extension SpendingCategory { static func named(in text: String) -> SpendingCategory? { nil } }
