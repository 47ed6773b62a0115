internal import Foundation
internal import Primitives

/// Pieces of HTML.
enum Markup {
    static func section(_ title: String, _ body: String) -> String {
        "<section><h2>\(MarkupText.escaped(title))</h2>\(body)</section>"
    }

    /// A table; the first column is text, the cells are HTML.
    static func table(_ head: [String], _ rows: [[String]]) -> String {
        let header = head.map { "<th scope=\"col\">\(MarkupText.escaped($0))</th>" }.joined()
        let body = rows.map { row in
            "<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>"
        }
        return """
            <div class="scroll"><table><thead><tr>\(header)</tr></thead><tbody>\(body.joined(separator: "\n"))\
            </tbody></table></div>
            """
    }

    /// A bar as long as `share` of its cell.
    static func bar(_ share: Double) -> String {
        "<span class=\"bar\"><i style=\"width:\(decimal(share * 100, places: 1))%\"></i></span>"
    }

    static func percent(_ share: Double) -> String { decimal(share * 100, places: 1) + "\u{A0}%" }

    static func decimal(_ value: Double, places: Int) -> String {
        String(format: "%.\(places)f", value)
    }
}
