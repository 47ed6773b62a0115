/// How a report is written.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// A page without script.
    case html
    /// An object that the schema in Examples/ describes.
    case json
    /// Plain text.
    case text
    /// A row for each transaction.
    case csv

    /// The form of a file that ends so, in upper or lower case; nil where we write none.
    public init?(ending: String) {
        switch ending.lowercased() {
        case "html", "htm": self = .html
        case "json": self = .json
        case "txt", "text": self = .text
        case "csv": self = .csv
        default: return nil
        }
    }

    /// How files of this form end.
    public var ending: String {
        switch self {
        case .html, .json, .csv: rawValue
        case .text: "txt"
        }
    }

    /// Returns `report` in this form.
    /// - Throws: `EncodingError` where JSON cannot hold it.
    public func rendered(_ report: FinanceReport) throws -> String {
        switch self {
        case .html: report.html()
        case .json: try report.json()
        case .text: report.text()
        case .csv: report.csv()
        }
    }
}
