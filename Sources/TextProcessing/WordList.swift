/// Words with blanks or line breaks between them, as lists of words are written in sources.
///
/// Lists of a hundred thousand words are read at each start, so they are read by bytes. It is
/// public since package functions are not inlined into the loops of other modules.
public enum WordList {
    /// Hands each word of `list`, in UTF-8, to `body`. O(bytes).
    @inlinable
    public static func forEachWord(in list: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var list = list
        list.withUTF8 { bytes in
            var start = 0
            for index in 0...bytes.count {
                if index < bytes.count, bytes[index] > 0x20 { continue }
                if index > start { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
                start = index + 1
            }
        }
    }
}
