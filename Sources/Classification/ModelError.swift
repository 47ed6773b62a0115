/// Why a model file cannot be used.
public enum ModelError: Error, Equatable, Sendable {
    /// The file cannot be read; the reason is the system's.
    case unreadable(reason: String)
    /// The bytes do not begin as a model file does.
    case notAModel
    /// The file was written by a newer version of the format.
    case newerVersion(UInt32)
    /// The file was written by an older version of the format, whose weights are no longer read.
    case olderVersion(UInt32)
    /// The file is shorter than it says.
    case truncated
    /// The checksum does not match: some byte was changed.
    case corrupt
    /// A part is missing or has the wrong size; the string names it.
    case malformed(part: String)
}
