internal import Primitives

extension CalendarWords {
    static let english = CalendarWords(
        weekdays: [
            "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday,
            "friday": .friday, "saturday": .saturday, "sunday": .sunday, "mon": .monday,
            "tues": .tuesday, "tue": .tuesday, "wed": .wednesday, "thurs": .thursday,
            "thu": .thursday, "thur": .thursday, "fri": .friday, "sat": .saturday, "sun": .sunday,
            "mondays": .monday, "tuesdays": .tuesday,
            "wednesdays": .wednesday, "thursdays": .thursday, "fridays": .friday,
            "saturdays": .saturday, "sundays": .sunday,
        ],
        months: [
            "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "mar": 3, "april": 4,
            "apr": 4,
            "may": 5, "june": 6, "jun": 6, "july": 7, "jul": 7, "august": 8, "aug": 8,
            "september": 9, "sept": 9, "sep": 9, "october": 10, "oct": 10, "november": 11,
            "nov": 11, "december": 12, "dec": 12,
        ],
        units: [
            "minute": TimeLength(1, .minute), "minutes": TimeLength(1, .minute),
            "min": TimeLength(1, .minute), "mins": TimeLength(1, .minute),
            "hour": TimeLength(1, .hour), "hours": TimeLength(1, .hour),
            "hr": TimeLength(1, .hour), "hrs": TimeLength(1, .hour), "h": TimeLength(1, .hour),
            "day": TimeLength(1, .day), "days": TimeLength(1, .day),
            "week": TimeLength(1, .week), "weeks": TimeLength(1, .week),
            "wk": TimeLength(1, .week), "wks": TimeLength(1, .week),
            "fortnight": TimeLength(2, .week), "fortnights": TimeLength(2, .week),
            "month": TimeLength(1, .month), "months": TimeLength(1, .month),
            "mnth": TimeLength(1, .month), "mth": TimeLength(1, .month),
            "mths": TimeLength(1, .month),
            "quarter": TimeLength(1, .quarter), "quarters": TimeLength(1, .quarter),
            "qtr": TimeLength(1, .quarter), "qtrs": TimeLength(1, .quarter),
            "year": TimeLength(1, .year), "years": TimeLength(1, .year),
            "yr": TimeLength(1, .year), "yrs": TimeLength(1, .year),
            "decade": TimeLength(10, .year), "decades": TimeLength(10, .year),
        ],
        ambiguousAlone: [
            "may", "mar", "march", "april", "june", "aug", "sept", "dec", "jan", "mon", "sat",
            "sun",
            "wed", "fri",
        ],
        since: "since",
        clauseOpeners: [
            "i", "we", "he", "she", "they", "it", "you", "my", "our", "his", "her", "their", "the",
        ])
}
