internal import TextProcessing

/// Splits text after text into the words features are made from: runs of letters and digits, and
/// single signs, of the folded text.
///
/// Plain English is folded and split in one pass over its bytes; other text is folded by
/// `TextFolder` first. Nothing is allocated once the buffers have grown to the longest text.
public struct WordSplitter: Sendable {
    /// The folded text; what stands behind the last unit is left from longer texts.
    public private(set) var bytes: [UInt8] = []
    /// The words and signs, in order.
    public private(set) var units: [FeatureUnit] = []
    private var folder = TextFolder()

    /// Creates an empty splitter.
    public init() {}

    /// Splits `text` in place of the one before. O(*n*).
    public mutating func split(_ text: String) {
        units.removeAll(keepingCapacity: true)
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { split(utf8: $0) }
        guard isDone == nil else { return }
        var copy = text
        copy.withUTF8 { split(utf8: $0) }
    }

    private mutating func split(utf8 text: UnsafeBufferPointer<UInt8>) {
        if bytes.count < text.count {
            bytes = Array(repeating: 0, count: max(2 * bytes.count, text.count))
        }
        guard !splitASCII(text) else { return }
        units.removeAll(keepingCapacity: true)
        folder.fold(text)
        splitFolded()
    }

    /// Splits a text of ASCII alone; false at the first byte that is not.
    private mutating func splitASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeMutableBufferPointer { folded in
            var start = 0
            for index in text.indices {
                let byte = text[index]
                guard byte < 0x80 else { return false }
                let lower = byte | 0x20
                let isLetter = lower &- 0x61 < 26
                folded[index] = isLetter ? lower : byte
                if isLetter || byte &- 0x30 < 10 { continue }
                if start < index { units.append(FeatureUnit(bytes: start..<index)) }
                if byte > 0x20 && byte != 0x7F {
                    units.append(FeatureUnit(bytes: index..<index + 1))
                }
                start = index + 1
            }
            if start < text.count { units.append(FeatureUnit(bytes: start..<text.count)) }
            return true
        }
    }

    private mutating func splitFolded() {
        let count = folder.bytes.count
        if bytes.count < count { bytes = Array(repeating: 0, count: 2 * count) }
        var start = 0
        var index = 0
        while index < count {
            bytes[index] = folder.bytes[index]
            if folder.isAlphanumeric(at: index) {
                index += 1
                continue
            }
            if start < index { units.append(FeatureUnit(bytes: start..<index)) }
            start = index
            index += 1
            while index < count, folder.bytes[index] & 0xC0 == 0x80 {
                bytes[index] = folder.bytes[index]
                index += 1
            }
            if !folder.isSpace(at: start) { units.append(FeatureUnit(bytes: start..<index)) }
            start = index
        }
        if start < count { units.append(FeatureUnit(bytes: start..<count)) }
    }
}
