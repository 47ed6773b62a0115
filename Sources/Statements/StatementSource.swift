internal import Foundation

/// The bytes of a statement, read a piece at a time and from the beginning as often as a reader
/// needs to look.
///
/// One pass is made at a time: a new one ends the one before.
public final class StatementSource {
    private enum Storage {
        case bytes([UInt8])
        case file(FileHandle)
    }

    private let storage: Storage
    private let pieceSize: Int
    /// The number of bytes there are.
    private let size: Int
    /// The bytes returned since the beginning.
    private var place = 0

    /// The bytes read at once.
    public static let usualPieceSize = 1 << 16

    /// Creates a source of bytes in memory, delivered `pieceSize` at a time.
    /// - Precondition: `pieceSize > 0`.
    public init(_ bytes: [UInt8], pieceSize: Int = usualPieceSize) {
        precondition(pieceSize > 0, "A piece of \(pieceSize) bytes never ends.")
        storage = .bytes(bytes)
        size = bytes.count
        self.pieceSize = pieceSize
    }

    /// Opens the file at `path`. What can be read but once, such as a pipe, is first copied to a
    /// temporary file without a name, which is gone when the source is.
    /// - Throws: `StatementError.unreadable`.
    public init(path: String) throws(StatementError) {
        pieceSize = Self.usualPieceSize
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            let file = try Self.isSeekable(handle) ? handle : Self.spooled(handle)
            size = Int(clamping: try file.seekToEnd())
            storage = .file(file)
        } catch {
            throw .unreadable
        }
    }

    private static func isSeekable(_ handle: FileHandle) -> Bool {
        (try? handle.seek(toOffset: 0)) != nil
    }

    private static func spooled(_ pipe: FileHandle) throws -> FileHandle {
        guard let file = tmpfile() else { throw StatementError.unreadable }
        defer { fclose(file) }
        let spool = FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
        while let piece = try pipe.read(upToCount: usualPieceSize), !piece.isEmpty {
            try spool.write(contentsOf: piece)
        }
        return spool
    }

    /// How much of the statement the present pass has read, from 0 to 1.
    public var fractionRead: Double { size > 0 ? min(1, Double(place) / Double(size)) : 0 }

    /// Goes back to the first byte.
    func rewind() throws(StatementError) {
        place = 0
        guard case .file(let handle) = storage else { return }
        do { try handle.seek(toOffset: 0) } catch { throw .unreadable }
    }

    /// Returns the bytes that follow, none at the end.
    func nextPiece() throws(StatementError) -> [UInt8] {
        switch storage {
        case .bytes(let bytes):
            let piece = bytes[place..<min(bytes.count, place + pieceSize)]
            place = piece.endIndex
            return Array(piece)
        case .file(let handle):
            var count = 0
            let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, filled in
                count = read(handle.fileDescriptor, buffer.baseAddress, pieceSize)
                filled = max(0, count)
            }
            guard count >= 0 else { throw .unreadable }
            place += count
            return piece
        }
    }
}
