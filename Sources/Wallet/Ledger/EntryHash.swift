internal import Crypto

/// What an entry says, in the form that is hashed.
struct EntryContent {
    var id: Int64
    var key: String
    var day: Int64
    /// Milliseconds since 1970.
    var instant: Int64
    var kind: String
    var note: String?
    var category: String?
    var reverses: Int64?
    var postings: [Posting]

    struct Posting {
        var account: AccountReference
        var minorUnits: Int64
        /// What the account holds right after.
        var balance: Int64
    }
}

/// The link of an entry in the chain: SHA-256 of the link before it and of what the entry says.
///
/// The encoding is a version byte, then each field in the order of `EntryContent`: integers in
/// eight bytes, texts as their length in UTF-8 and their bytes, a field that is nil as a zero byte
/// where others have a one. So no two contents have one encoding.
enum EntryHash {
    /// The link before the first entry.
    static let origin = [UInt8](repeating: 0, count: 32)

    /// Returns the 32 bytes that follow `previous`.
    /// - Complexity: O(length of the content).
    static func link(after previous: [UInt8], _ content: EntryContent) -> [UInt8] {
        var encoder = CanonicalEncoder()
        encoder.bytes.append(1)
        encoder.append(content.id)
        encoder.append(content.key)
        encoder.append(content.day)
        encoder.append(content.instant)
        encoder.append(content.kind)
        encoder.append(content.note) { $0.append($1) }
        encoder.append(content.category) { $0.append($1) }
        encoder.append(content.reverses) { $0.append($1) }
        encoder.append(Int64(content.postings.count))
        for posting in content.postings {
            encoder.append(posting.account.kind.rawValue)
            encoder.append(posting.account.name)
            encoder.append(posting.account.currency)
            encoder.append(posting.minorUnits)
            encoder.append(posting.balance)
        }
        var hash = SHA256()
        hash.update(data: previous)
        hash.update(data: encoder.bytes)
        return Array(hash.finalize())
    }
}

private struct CanonicalEncoder {
    var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(512) }

    mutating func append(_ value: Int64) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ text: String) {
        append(Int64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append<Value>(_ value: Value?, _ body: (inout Self, Value) -> Void) {
        bytes.append(value == nil ? 0 : 1)
        if let value { body(&self, value) }
    }
}

extension [UInt8] {
    /// The bytes in hexadecimal.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
