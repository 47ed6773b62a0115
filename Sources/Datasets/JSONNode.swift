/// A JSON value that knows the line it begins on (RFC 8259).
struct JSONNode {
    /// What a node holds.
    enum Value {
        case object([(key: String, node: JSONNode)])
        case array([JSONNode])
        case string(String)
        case number(Double)
        case boolean(Bool)
        case null
    }

    let value: Value
    let line: Int

    /// The text, if the value is one.
    var string: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    /// The elements, if the value is an array.
    var array: [JSONNode]? {
        if case .array(let nodes) = value { return nodes }
        return nil
    }

    /// The members in order, if the value is an object.
    var members: [(key: String, node: JSONNode)]? {
        if case .object(let members) = value { return members }
        return nil
    }

    /// The number, if the value is one that is whole.
    var integer: Int? {
        if case .number(let number) = value { return Int(exactly: number) }
        return nil
    }

    /// Returns the member `key` of an object; the first, should there be several.
    subscript(key: String) -> JSONNode? {
        members?.first { $0.key == key }?.node
    }
}
