internal import Primitives
internal import Understanding

extension Money {
    /// The amount as it would be said.
    var spoken: SpokenAmount { SpokenAmount(decimal: decimalString, currency: currency) }
}
