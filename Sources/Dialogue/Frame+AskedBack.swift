internal import Understanding

extension Frame {
    /// Takes the amount that a question told of having gone to somebody for "it", where that is to
    /// be asked for ("did Tom pay me back? I sent him 20", "ask him for it").
    mutating func refer(toAmountToldIn last: Frame?) {
        guard let last, last.isQuestion, intent == .requestMoney, operation == .create,
            amounts.isEmpty, Wording(words).says(Self.itBack)
        else { return }
        if last.amounts.count == 1, let said = last.amounts.first {
            values[.amount] = [.amount(said)]
        } else if let figure = last.figureSent {
            values[.amount] = [.amount(SpokenAmount(decimal: figure, currency: nil))]
        }
    }

    /// The figure behind what says that it went to somebody ("I sent him 20").
    private var figureSent: String? {
        let places = words.indices.dropLast(2).filter { index in
            ["sent", "lent", "gave", "paid", "loaned"].contains(words[index])
        }
        let figures = places.compactMap { place -> String? in
            let figure = words[place + 2]
            let isPlain = figure.allSatisfy { ("0"..."9").contains($0) }
            return ["him", "her", "them"].contains(words[place + 1]) && isPlain ? figure : nil
        }
        return figures.count == 1 ? figures[0] : nil
    }

    private static let itBack = [
        "for it", "it back", "for that", "that back", "for the money", "the money back", "les lui",
        "le lui", "la lui", "les leur", "demande lui ca", "reclame lui ca", "cet argent",
    ]
}
