internal import Foundation

/// The lines of a file, read piece by piece, however large it is.
struct LineReader {
    private let path: String
    private let handle: FileHandle
    private var buffer = Data()
    /// How many bytes of the buffer hold no end of a line.
    private var searched = 0
    /// The lines returned.
    private var lineCount = 0
    private var isAtEnd = false
    /// Whether a line that is not empty was returned.
    private(set) var hasText = false

    /// The most bytes of a line.
    private let longestLine: Int
    /// The number of bytes of the file; 0 where that is not known, as of a pipe.
    private let size: Int
    private var bytesRead = 0

    /// - Throws: `CommandFailure` where the file cannot be read.
    init(path: String, longestLine: Int = .max) throws {
        self.path = path
        self.longestLine = longestLine
        if path == "-" {
            handle = .standardInput
        } else if let handle = FileHandle(forReadingAtPath: path) {
            self.handle = handle
        } else {
            throw CommandFailure(unreadable: path)
        }
        let attributes = path == "-" ? nil : try? FileManager.default.attributesOfItem(atPath: path)
        size = attributes?[.size] as? Int ?? 0
    }

    /// How much of the file was read, from 0 to 1; 0 where its size is not known.
    var fractionRead: Double { size > 0 ? min(1, Double(bytesRead) / Double(size)) : 0 }

    /// Returns up to `count` lines without their ends, fewer once they have `limit` bytes; none at
    /// the end of the file.
    /// - Throws: `CommandFailure` where the file cannot be read, or is no text.
    mutating func next(_ count: Int, bytes limit: Int = .max) throws -> [String] {
        try nextBytes(count, limit: limit).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The same as they are, whatever their encoding.
    mutating func nextBytes(_ count: Int, limit: Int = .max) throws -> [Data] {
        var lines: [Data] = []
        var bytes = 0
        while lines.count < count, bytes < limit {
            var start = buffer.startIndex
            while lines.count < count, bytes < limit,
                let end = buffer[(start + searched)...].firstIndex(of: UInt8(ascii: "\n"))
            {
                lines.append(Self.line(buffer[start..<end]))
                bytes += end - start
                start = buffer.index(after: end)
                searched = 0
            }
            buffer.removeSubrange(buffer.startIndex..<start)
            guard lines.count < count, bytes < limit else { break }
            searched = buffer.count
            if isAtEnd {
                if !buffer.isEmpty { lines.append(Self.line(buffer)) }
                (buffer, searched) = (Data(), 0)
                break
            }
            try readMore(behind: lineCount + lines.count)
        }
        lineCount += lines.count
        hasText = hasText || lines.contains { !$0.isEmpty }
        return lines
    }

    /// Reads the next piece, behind `count` lines.
    private mutating func readMore(behind count: Int) throws {
        let isFirst = count == 0 && buffer.isEmpty
        var piece = try readPiece()
        isAtEnd = piece.isEmpty
        bytesRead += piece.count
        if isFirst, piece.starts(with: [0xEF, 0xBB, 0xBF]) { piece = piece.dropFirst(3) }
        guard !piece.withUnsafeBytes({ $0.contains(0) }) else {
            throw CommandFailure(
                "\(path): is no text; check the file",
                status: CommandFailure.badData)
        }
        guard buffer.count + piece.count <= longestLine else {
            throw CommandFailure(
                "\(path):\(count + 1): the line is longer than \(longestLine >> 20) MiB; check the file",
                status: CommandFailure.badData)
        }
        buffer.append(piece)
    }

    /// What can be read at once: of a pipe what was written so far, not a whole piece.
    private func readPiece() throws(CommandFailure) -> Data {
        var piece = Data(count: 1 << 18)
        let descriptor = handle.fileDescriptor
        while true {
            errno = 0
            let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return piece.prefix(count) }
            guard errno == EINTR else { throw CommandFailure(unreadable: path) }
        }
    }

    private static func line(_ bytes: Data) -> Data {
        bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    }
}
