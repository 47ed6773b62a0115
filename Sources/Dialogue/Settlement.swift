public import Primitives

/// What went to somebody beside what came from them.
public struct Settlement: Hashable, Codable, Sendable {
    /// Their name.
    public let person: String
    /// What they got.
    public let sent: Money
    /// What they gave.
    public let received: Money
    /// The requests between both that are open.
    public let requests: [WalletView.Request]

    /// How much more went one way than the other; nil where it is no amount.
    var difference: Money? { (try? sent.subtracting(received))?.positive }
}
