internal import Primitives

extension CalendarWords {
    static let english = CalendarWords(
        weekdays: [
            "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday,
            "friday": .friday, "saturday": .saturday, "sunday": .sunday, "mon": .monday,
            "tues": .tuesday, "tue": .tuesday, "wed": .wednesday, "thurs": .thursday,
            "thu": .thursday, "fri": .friday, "mondays": .monday, "tuesdays": .tuesday,
            "wednesdays": .wednesday, "thursdays": .thursday, "fridays": .friday,
            "saturdays": .saturday, "sundays": .sunday,
        ],
        months: [
            "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "april": 4, "apr": 4,
            "may": 5, "june": 6, "jun": 6, "july": 7, "jul": 7, "august": 8, "aug": 8,
            "september": 9, "sept": 9, "sep": 9, "october": 10, "oct": 10, "november": 11,
            "nov": 11, "december": 12, "dec": 12,
        ],
        units: [
            "day": .day, "days": .day, "week": .week, "weeks": .week, "month": .month,
            "months": .month, "quarter": .quarter, "quarters": .quarter, "year": .year,
            "years": .year,
        ])
}
