internal import Foundation
internal import Primitives

/// The file a model is kept in: named sections behind a checksummed header, little-endian.
///
/// | bytes | what |
/// |---|---|
/// | 0–7 | `YANIMODL` |
/// | 8–11 | format version, now 9 |
/// | 12–15 | number of sections |
/// | 16–23 | checksum of all that follows the header: FNV-1a-64 over every fourth 8-byte word, |
/// | | the high bits mixed into the low ones behind each (`hash ^= hash >> 29`), from the first, |
/// | | second, third and fourth word on; over these four likewise, and the last bytes one by one |
/// | 24–31 | length of the file |
/// | 32– | for each section: name (16 bytes, zero-padded), offset, length (8 bytes each) |
///
/// Sections start at multiples of 64 bytes, so that a mapped file is read in place.
struct ModelContainer: Sendable {
    private let storage: Storage
    private let ranges: [String: Range<Int>]
    /// The checksum of all that follows the header.
    let checksum: UInt64

    static let version: UInt32 = 9
    private static let magic = Array("YANIMODL".utf8)
    private static let headerSize = 32
    private static let entrySize = 32
    private static let alignment = 64

    /// Maps the file at `path` and checks it. O(bytes) for the checksum.
    init(mapping path: String) throws(ModelError) {
        try self.init(storage: Storage(mapping: path))
    }

    /// Checks `bytes` held in memory.
    init(bytes: [UInt8]) throws(ModelError) {
        try self.init(storage: Storage(copying: bytes))
    }

    private init(storage: Storage) throws(ModelError) {
        let bytes = storage.bytes
        guard bytes.count >= Self.magic.count, bytes.prefix(8).elementsEqual(Self.magic) else {
            throw .notAModel
        }
        guard bytes.count >= Self.headerSize else { throw .truncated }
        let version = bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
        guard version <= Self.version else { throw .newerVersion(version) }
        guard version == Self.version else { throw .olderVersion(version) }
        let length = bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
        guard UInt64(bytes.count) >= length else { throw .truncated }
        guard UInt64(bytes.count) == length else { throw .corrupt }
        let stored = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        guard Self.checksum(of: bytes[Self.headerSize...]) == stored else { throw .corrupt }
        checksum = stored
        ranges = try Self.directory(in: bytes)
        self.storage = storage
    }

    /// Whether there is a section of that name.
    func contains(_ name: String) -> Bool { ranges[name] != nil }

    /// Returns the bytes of a section, valid as long as the container is.
    func section(_ name: String) throws(ModelError) -> UnsafeRawBufferPointer {
        guard let range = ranges[name] else { throw .malformed(part: name) }
        return UnsafeRawBufferPointer(rebasing: storage.bytes[range])
    }

    /// Returns a section as `count` values of `type`.
    func section<Value: BitwiseCopyable>(
        _ name: String, of type: Value.Type, count: Int
    ) throws(ModelError) -> UnsafeBufferPointer<Value> {
        let bytes = try section(name)
        let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
        guard !overflow, bytes.count == size, bytes.count > 0,
            Int(bitPattern: bytes.baseAddress) % MemoryLayout<Value>.alignment == 0
        else { throw .malformed(part: name) }
        return bytes.assumingMemoryBound(to: type)
    }

    /// Returns a section as `count` biases, all of them finite.
    func biases(_ name: String, count: Int) throws(ModelError) -> UnsafeBufferPointer<Float> {
        let biases = try section(name, of: Float.self, count: count)
        guard biases.allSatisfy(\.isFinite) else { throw .malformed(part: name) }
        return biases
    }

    /// Returns the index in a section: a bit for each of `dimension` buckets.
    func rowIndex(_ name: String, dimension: Int) throws(ModelError) -> RowIndex {
        let count = RowIndex.wordCount(ofDimension: dimension)
        let words = try section(name, of: UInt64.self, count: count)
        guard let last = words.last, dimension % 64 == 0 || last >> UInt64(dimension % 64) == 0
        else { throw .malformed(part: name) }
        return RowIndex(words: words.lazy.map(UInt64.init(littleEndian:)))
    }

    /// Returns the file that holds `sections`, in that order.
    static func encode(_ sections: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var body: [UInt8] = []
        var offset = aligned(headerSize + sections.count * entrySize)
        for (name, bytes) in sections {
            body += (Array(name.utf8) + Array(repeating: 0, count: 16)).prefix(16)
            body += UInt64(offset).littleEndianBytes + UInt64(bytes.count).littleEndianBytes
            offset = aligned(offset + bytes.count)
        }
        for (_, bytes) in sections {
            body += Array(
                repeating: 0, count: aligned(body.count + headerSize) - headerSize - body.count)
            body += bytes
        }
        let checksum = body.withUnsafeBytes { Self.checksum(of: $0[...]) }
        return magic + version.littleEndianBytes + UInt32(sections.count).littleEndianBytes
            + checksum.littleEndianBytes + UInt64(headerSize + body.count).littleEndianBytes + body
    }

    private static func directory(
        in bytes: UnsafeRawBufferPointer
    ) throws(ModelError) -> [String: Range<Int>] {
        let count = Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        guard count <= 1_024, bytes.count >= headerSize + count * entrySize else {
            throw .malformed(part: "directory")
        }
        var ranges: [String: Range<Int>] = [:]
        for index in 0..<count {
            let entry = headerSize + index * entrySize
            let name = String(decoding: bytes[entry..<entry + 16].prefix { $0 != 0 }, as: UTF8.self)
            let offset = bytes.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self)
            let length = bytes.loadUnaligned(fromByteOffset: entry + 24, as: UInt64.self)
            let size = UInt64(bytes.count)
            guard offset <= size, length <= size - offset else { throw .malformed(part: name) }
            ranges[name] = Int(offset)..<Int(offset + length)
        }
        return ranges
    }

    private static func checksum(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        let mixed = { (hash: UInt64, word: UInt64) -> UInt64 in
            let hash = FNV1a.extended64(hash, by: word)
            return hash ^ hash >> 29
        }
        let word = { bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self) }
        // Four hashes at once: one alone waits for each product.
        let empty = FNV1a.empty64
        var hashes = (empty, empty, empty, empty)
        let wordEnd = bytes.count / 32 * 32
        for offset in stride(from: 0, to: wordEnd, by: 32) {
            hashes.0 = mixed(hashes.0, word(offset))
            hashes.1 = mixed(hashes.1, word(offset + 8))
            hashes.2 = mixed(hashes.2, word(offset + 16))
            hashes.3 = mixed(hashes.3, word(offset + 24))
        }
        let hash = [hashes.1, hashes.2, hashes.3].reduce(hashes.0, mixed)
        return bytes[wordEnd...].reduce(hash) { FNV1a.extended64($0, by: UInt64($1)) }
    }

    private static func aligned(_ offset: Int) -> Int {
        (offset + alignment - 1) / alignment * alignment
    }
}

/// Bytes at an address that stays: a mapped file, or a copy.
///
/// `@unchecked` is sound: the bytes are never written once the value is made, and the address is
/// good until the last reference is gone.
private final class Storage: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool

    init(copying source: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 64)
        copy.copyBytes(from: source)
        bytes = UnsafeRawBufferPointer(copy)
        isMapped = false
    }

    init(mapping path: String) throws(ModelError) {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(reason: "it is no regular file")
        }
        guard status.st_size > 0 else { throw .notAModel }
        let address = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address, address != MAP_FAILED else {
            throw .unreadable(reason: String(cString: strerror(errno)))
        }
        bytes = UnsafeRawBufferPointer(start: address, count: Int(status.st_size))
        isMapped = true
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
        } else {
            bytes.deallocate()
        }
    }
}

extension FixedWidthInteger {
    /// The bytes, least significant first.
    var littleEndianBytes: [UInt8] {
        (0..<(Self.bitWidth / 8)).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }
}
