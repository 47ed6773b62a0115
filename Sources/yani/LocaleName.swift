/// A locale by its name, such as `fr`, `en_US`, `en-GB` or `en_US.UTF-8`.
struct LocaleName {
    /// The language, as it is written, if one is named.
    let language: String?
    /// The region in capitals, if one is named.
    let region: String?

    init(_ name: String) {
        let parts = name.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
        language = parts.first.map(String.init)
        region = parts.count > 1 ? parts[1].uppercased() : nil
    }

    /// Whether English dates of figures put the month first there.
    var putsMonthFirst: Bool { language?.lowercased() == "en" && region == "US" }
}
