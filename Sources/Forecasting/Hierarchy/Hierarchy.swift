/// Series that are sums of others: a total, its parts by one grouping or several, and the bottom
/// series they are all made of.
///
/// Nodes are numbered: the aggregates first, in the order given, then the bottom series.
public struct Hierarchy: Hashable, Sendable {
    /// The number of bottom series.
    public let bottomCount: Int
    /// The bottom series that each aggregate sums, by number from 0.
    public let aggregates: [[Int]]

    /// The number of all series.
    public var count: Int { aggregates.count + bottomCount }

    /// Creates a hierarchy.
    ///
    /// - Throws: `ForecastError.badSetting(.hierarchy)` if there is no bottom series, or
    ///   an aggregate is empty or names a series that is not there, or one twice.
    public init(bottomCount: Int, aggregates: [[Int]]) throws(ForecastError) {
        let bottom = 0..<max(0, bottomCount)
        let isSound = aggregates.allSatisfy { members in
            !members.isEmpty && members.allSatisfy(bottom.contains)
                && Set(members).count == members.count
        }
        guard bottomCount >= 1, isSound else { throw .badSetting(.hierarchy) }
        self.bottomCount = bottomCount
        self.aggregates = aggregates
    }

    /// Creates the hierarchy of a total and its parts by each grouping, such as by category and by
    /// merchant; a group of one series, or of all, is no node of its own.
    ///
    /// - Parameter groupings: for each grouping the group of every bottom series.
    /// - Returns: the hierarchy, and the groups its aggregates are, the total's being nil.
    /// - Throws: `ForecastError.badSetting(.hierarchy)`, `lengthMismatch`.
    public static func grouped(
        bottomCount: Int, by groupings: [[String]]
    ) throws(ForecastError) -> (hierarchy: Hierarchy, groups: [String?]) {
        guard groupings.allSatisfy({ $0.count == bottomCount }) else {
            throw .lengthMismatch(needed: bottomCount)
        }
        var aggregates = [Array(0..<max(0, bottomCount))]
        var groups: [String?] = [nil]
        for grouping in groupings {
            let members = Dictionary(grouping: grouping.indices) { grouping[$0] }
            for (group, own) in members.sorted(by: { $0.key < $1.key })
            where own.count > 1 && own.count < bottomCount {
                aggregates.append(own)
                groups.append(group)
            }
        }
        return (try Hierarchy(bottomCount: bottomCount, aggregates: aggregates), groups)
    }

    /// Returns the values of all nodes at one step from those of the bottom series.
    ///
    /// - Precondition: `bottom.count == bottomCount`.
    public func summed(_ bottom: [Double]) -> [Double] {
        precondition(bottom.count == bottomCount)
        return aggregates.map { $0.reduce(0) { $0 + bottom[$1] } } + bottom
    }
}
