extension Hierarchy {
    /// Why a name cannot be placed among others.
    public enum PathFault: String, Hashable, Sendable {
        /// The name is empty, or begins or ends with the separator, or has it twice in a row.
        case emptyPart
        /// A part is `*`, which stands for what is summed.
        case asterisk
        /// Another series bears the name.
        case repeated
        /// Other names begin with the name: it is the name of a sum.
        case group
    }

    /// Creates the hierarchy of series that are named by paths, such as `food/Tesco`: a total, a
    /// sum for each prefix, and where every name has two parts one for each second part too.
    ///
    /// A sum of one series, or of the same as a sum before it, is no node of its own. In the name
    /// of a sum `*` stands for what is summed: `*`, `food/*`, `*/Tesco`.
    ///
    /// - Parameter names: a bottom series each.
    /// - Returns: the hierarchy, and the names of its aggregates: the total's, those of prefixes,
    ///   the shortest first, those of second parts.
    /// - Throws: `ForecastError.badPath` for the first name that has no place;
    ///   `badSetting(.hierarchy)` for fewer than two names, or an empty separator.
    /// - Complexity: O(*nd*) for *n* names of *d* parts, and the sorting of the sums.
    public static func paths(
        _ names: [String], separator: String
    ) throws(ForecastError) -> (hierarchy: Hierarchy, sums: [String]) {
        guard names.count > 1, !separator.isEmpty else { throw .badSetting(.hierarchy) }
        let paths = names.map { name in
            name.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        }
        try check(paths, separator: separator)
        let isGrid = paths.allSatisfy { $0.count == 2 }
        var members: [PathSum: [Int]] = [:]
        for (index, path) in paths.enumerated() {
            for depth in 0..<path.count {
                let prefix = path[..<depth] + ["*"]
                let sum = PathSum(rank: depth, name: prefix.joined(separator: separator))
                members[sum, default: []].append(index)
            }
            guard isGrid else { continue }
            let sum = PathSum(rank: 2, name: ["*", path[1]].joined(separator: separator))
            members[sum, default: []].append(index)
        }
        var known: Set<[Int]> = []
        let sums = members.sorted { $0.key < $1.key }
            .filter { $0.value.count > 1 && known.insert($0.value).inserted }
        let hierarchy = try Hierarchy(bottomCount: names.count, aggregates: sums.map(\.value))
        return (hierarchy, sums.map(\.key.name))
    }

    private static func check(_ paths: [[String]], separator: String) throws(ForecastError) {
        var groups: Set<ArraySlice<String>> = []
        for path in paths {
            for depth in 1..<path.count { groups.insert(path[..<depth]) }
        }
        var known: Set<[String]> = []
        for path in paths {
            let fault: PathFault? =
                if path.contains("") {
                    .emptyPart
                } else if path.contains("*") {
                    .asterisk
                } else if groups.contains(path[...]) {
                    .group
                } else if !known.insert(path).inserted {
                    .repeated
                } else {
                    nil
                }
            guard let fault else { continue }
            throw .badPath(path.joined(separator: separator), fault)
        }
    }
}

/// The name of a sum of paths, and its place among the sums.
private struct PathSum: Hashable, Comparable {
    let rank: Int
    let name: String

    static func < (first: PathSum, second: PathSum) -> Bool {
        (first.rank, first.name) < (second.rank, second.name)
    }
}
