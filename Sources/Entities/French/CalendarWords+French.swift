internal import Primitives

extension CalendarWords {
    static let french = CalendarWords(
        weekdays: [
            "lundi": .monday, "mardi": .tuesday, "mercredi": .wednesday, "jeudi": .thursday,
            "vendredi": .friday, "samedi": .saturday, "dimanche": .sunday, "lundis": .monday,
            "mardis": .tuesday, "mercredis": .wednesday, "jeudis": .thursday, "vendredis": .friday,
            "samedis": .saturday, "dimanches": .sunday,
        ],
        months: [
            "janvier": 1, "janv": 1, "fevrier": 2, "fev": 2, "fevr": 2, "mars": 3, "avril": 4,
            "avr": 4, "mai": 5, "juin": 6, "juillet": 7, "juil": 7, "aout": 8, "septembre": 9,
            "sept": 9, "octobre": 10, "oct": 10, "novembre": 11, "nov": 11, "decembre": 12,
            "dec": 12,
        ],
        units: [
            "jour": .day, "jours": .day, "semaine": .week, "semaines": .week, "mois": .month,
            "moi": .month, "trimestre": .quarter, "trimestres": .quarter, "an": .year, "ans": .year,
            "annee": .year, "annees": .year,
        ])
}
