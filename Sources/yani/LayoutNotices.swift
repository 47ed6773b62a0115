/// What is said of the lines of a file of series that may be read otherwise than they are meant,
/// each thing of the first line that calls for it.
struct LayoutNotices {
    private let input: String
    private let reading: SeriesLine.Reading
    private var hasToldOfNumber = false
    private var hasToldOfText = false

    /// - Parameter input: the file's name.
    init(input: String, reading: SeriesLine.Reading) {
        self.input = input
        self.reading = reading
    }

    /// Tells where a line has a number for its start that may be a value, or what is no day or
    /// month though the season is one of them.
    ///
    /// - Parameter number: the number of the first of the lines.
    mutating func tell(of lines: [String], from number: Int) {
        guard reading.hasStart else { return }
        for (index, line) in lines.enumerated() where !line.isEmpty {
            if hasToldOfNumber, hasToldOfText { return }
            let place = "\(input):\(number + index)"
            if !hasToldOfText, let field = SeriesLine.strangeStart(line, seasons: reading.seasons) {
                hasToldOfText = true
                Terminal.complain(
                    "\(place): “\(field)” in the second field is no day such as 2026-11-21 and no month such as 2026-11; forecast without the calendar"
                )
            }
            if !hasToldOfNumber, let field = SeriesLine.doubtfulStart(line) {
                hasToldOfNumber = true
                Terminal.complain(
                    "\(place): “\(field)” in the second field is taken for the start of the series, "
                        + "not for a value; say --no-start-column if it is one")
            }
        }
    }
}
