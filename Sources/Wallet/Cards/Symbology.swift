/// A kind of barcode. Raw values are labels on disk and in the interface.
public enum Symbology: String, CaseIterable, Codable, Hashable, Sendable {
    case qr = "QR"
    case code128 = "Code 128"
    case code39 = "Code 39"
    case ean13 = "EAN-13"
    case ean8 = "EAN-8"
    case upcA = "UPC-A"
    case upcE = "UPC-E"
    case pdf417 = "PDF417"
    case aztec = "Aztec"
    case dataMatrix = "Data Matrix"
}
