internal import Primitives
internal import TextProcessing

/// Reads what names an account or a person by itself: IBANs, addresses, @handles and links.
struct ContactReader {
    private let words: Words
    private let dimensions: Set<EntityDimension>

    init(_ words: Words, dimensions: Set<EntityDimension>) {
        self.words = words
        self.dimensions = dimensions
    }

    /// Adds the reading at `index`, if there is one, and says whether nothing else can be read.
    func read(at index: Int, into candidates: inout [Candidate]) -> Bool {
        guard let value = value(at: index) else { return false }
        if dimensions.contains(value.dimension) {
            candidates.append(Candidate(value: value, end: index + 1, rule: "<token>"))
        }
        return true
    }

    private func value(at index: Int) -> EntityValue? {
        switch words.kind(at: index) {
        case .iban: IBAN(words.surface(index)).map(EntityValue.iban)
        case .handle, .email, .link: .address(words.surface(index))
        case .word, .number, .currencySign, .punctuation, .emoji, nil: nil
        }
    }
}
