/// A kind of document that people keep statements in and that is not read.
public enum DocumentKind: Sendable {
    /// A PDF.
    case pdf
    /// An Excel workbook, or the zip archive that newer ones are.
    case workbook
    /// A page in HTML, which some banks name `.xls`.
    case webPage

    /// Recognises the kind by the first bytes of a file; nil for any other.
    init?(head: [UInt8]) {
        let text = String(decoding: head.drop { $0 <= 0x20 || $0 >= 0x80 }, as: UTF8.self)
            .lowercased()
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04])
            || head.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
        {
            self = .workbook
        } else if text.hasPrefix("%pdf") {
            self = .pdf
        } else if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") {
            self = .webPage
        } else {
            return nil
        }
    }
}
