/// What is added to the label of several payments booked as one: `Invoices (×2)`.
package enum BatchMark {
    /// Returns `label` with the mark of `count` payments.
    static func marking(_ label: String, of count: Int) -> String {
        "\(label) \(opening)\(count))".trimmedSpaces
    }

    /// Returns `label` as the statement has it: the mark says nothing of what was paid.
    package static func removed(from label: String) -> Substring {
        guard label.utf8.last == UInt8(ascii: ")"),
            let start = label.firstRange(of: opening)?.lowerBound,
            label[start...].dropFirst(opening.count).dropLast().allSatisfy(\.isNumber)
        else { return label[...] }
        return label[..<start]
    }

    private static let opening = "(×"
}
