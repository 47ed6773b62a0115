internal import Primitives

extension CalendarWords {
    static let french = CalendarWords(
        weekdays: [
            "lundi": .monday, "mardi": .tuesday, "mercredi": .wednesday, "jeudi": .thursday,
            "vendredi": .friday, "samedi": .saturday, "dimanche": .sunday, "lundis": .monday,
            "mardis": .tuesday, "mercredis": .wednesday, "jeudis": .thursday, "vendredis": .friday,
            "samedis": .saturday, "dimanches": .sunday, "lun": .monday, "mar": .tuesday,
            "mer": .wednesday, "jeu": .thursday, "ven": .friday, "sam": .saturday,
            "dim": .sunday,
        ],
        months: [
            "janvier": 1, "janv": 1, "jan": 1, "fevrier": 2, "fev": 2, "fevr": 2, "mars": 3,
            "avril": 4,
            "avr": 4, "mai": 5, "juin": 6, "juillet": 7, "juil": 7, "jui": 7, "sep": 9, "aout": 8,
            "septembre": 9,
            "sept": 9, "octobre": 10, "oct": 10, "novembre": 11, "nov": 11, "decembre": 12,
            "dec": 12,
        ],
        units: [
            "minute": TimeLength(1, .minute), "minutes": TimeLength(1, .minute),
            "min": TimeLength(1, .minute), "mn": TimeLength(1, .minute),
            "heure": TimeLength(1, .hour), "heures": TimeLength(1, .hour),
            "h": TimeLength(1, .hour),
            "jour": TimeLength(1, .day), "jours": TimeLength(1, .day),
            "jr": TimeLength(1, .day), "jrs": TimeLength(1, .day),
            "journee": TimeLength(1, .day), "journees": TimeLength(1, .day),
            "sem": TimeLength(1, .week), "semaine": TimeLength(1, .week),
            "semaines": TimeLength(1, .week),
            "quinzaine": TimeLength(2, .week), "quinzaines": TimeLength(2, .week),
            "mois": TimeLength(1, .month), "moi": TimeLength(1, .month),
            "trimestre": TimeLength(1, .quarter), "trimestres": TimeLength(1, .quarter),
            "semestre": TimeLength(2, .quarter), "semestres": TimeLength(2, .quarter),
            "an": TimeLength(1, .year), "ans": TimeLength(1, .year),
            "annee": TimeLength(1, .year), "annees": TimeLength(1, .year),
        ],
        ambiguousAlone: [
            "mars", "mai", "avril", "dec", "mar", "sept", "moi", "lun", "mer", "ven", "sam", "dim",
            "jeu", "jan", "jui", "noel", "rentree", "toussaint", "ascension",
        ],
        // "Depuis mon compte" is where from.
        since: "depuis", clauseOpeners: ["que", "qu'"])
}
