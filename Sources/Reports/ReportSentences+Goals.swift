internal import Insights
internal import Primitives

extension ReportSentences {
    /// What the goals rest on: the pace of the last months; nil without goals.
    var savingPace: String? {
        guard let course = report.goals.first else { return nil }
        let count = course.months.count
        let pace = words.money(course.monthlySaved)
        let several =
            report.goals.count > 1
            ? words.pick(
                " Les objectifs sont servis l’un après l’autre, le plus proche d’abord.",
                " Goals are served one after the other, the nearest first.") : ""
        return words.pick(
            "Revenus moins dépenses\u{A0}: \(pace) par mois en moyenne sur \(count) mois complets.",
            "Income less spending: \(pace) a month on average over \(count) complete months.")
            + several
    }

    /// How a goal stands, in one sentence.
    func text(of course: GoalCourse) -> String {
        let name = course.goal.name
        guard course.saved.minorUnits < course.target.minorUnits else {
            return words.pick("\(name)\u{A0}: c’est atteint.", "\(name): reached.")
        }
        let lacking = words.money((try? course.target.subtracting(course.saved)) ?? course.target)
        let pace =
            course.reached.map {
                words.pick(
                    "à ce rythme, c’est atteint le \(words.date($0))",
                    "at this rate you reach it on \(words.date($0))")
            }
            ?? words.pick(
                "à ce rythme, ce n’est pas atteint avant cinquante ans",
                "at this rate you do not reach it within fifty years")
        let need =
            course.monthlyNeeded.map {
                words.pick(
                    " (il faudrait \(words.money($0)) par mois)",
                    " (it takes \(words.money($0)) a month)")
            } ?? ""
        return words.pick(
            "\(name)\u{A0}: il manque \(lacking)\u{A0}; \(pace)\(need).",
            "\(name): \(lacking) to go; \(pace)\(need).")
    }
}
