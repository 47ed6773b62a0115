internal import Primitives

/// The words of a language's calendar, folded.
struct CalendarWords: Sendable {
    let weekdays: [String: Weekday]
    let months: [String: Int]
    let units: [String: TimeLength]
    /// Words of the calendar that are something else more often when they stand alone: "mars" is a
    /// planet and "may" a verb before they are months, unless they are all that was said.
    let ambiguousAlone: Set<String>
    /// "Since", and what a clause behind it begins with: "since I moved in on 5 June".
    let since: String
    let clauseOpeners: Set<String>
}
