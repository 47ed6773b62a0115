internal import Classification
internal import Primitives
internal import TextProcessing

extension TrainingPlan {
    /// The utterances that have words and are in scope, as no other gets slots, and copies of
    /// `slipShare` of them with slips of the finger (names and days are misspelt as often as
    /// verbs), as sequences of tagged tokens.
    func sequences(
        of utterances: [LabelledUtterance], slipShare: Double, reader: UtteranceReading
    ) -> [TaggedSequence] {
        guard spanTags != nil else { return [] }
        let slips = TypingSlips(share: isDelexicalized ? slipShare : 0)
        let all = utterances + utterances.compactMap(slips.copy(of:))
        return all.concurrentMap { sequence(of: $0, reader: reader) }.compactMap(\.self)
    }

    private func sequence(
        of utterance: LabelledUtterance, reader: UtteranceReading
    ) -> TaggedSequence? {
        guard utterance.label != UtteranceLabel.outOfScope.rawValue else { return nil }
        let reading = reader.read(utterance.text, delexicalized: isDelexicalized)
        guard !isForeign else {
            let asked = SlotFeatures.Request(
                label: utterance.label, group: grouping.group(of: utterance.label))
            var sequence = SlotFeatures(reading, request: asked).sequence
            sequence.tags = tags(of: utterance, in: reading.text)
            return sequence
        }
        guard let label = UtteranceLabel(rawValue: utterance.label) else { return nil }
        var meanings = reading.meanings
        meanings.addContacts(at: supposedNames(in: reading, of: utterance))
        let features = SlotFeatures(
            reading.text, mentions: reading.mentions, meanings: meanings, label: label)
        var sequence = features.sequence
        sequence.tags = tags(of: utterance, in: reading.text)
        return sequence
    }

    /// The words taken for names of contacts while training: in one utterance of three, the names
    /// of people marked, and words that are names elsewhere ("may", "rose"), so that the tagger
    /// learns how far to trust the list.
    private func supposedNames(
        in reading: UtteranceReading.Reading, of utterance: LabelledUtterance
    ) -> Set<Int> {
        let text = reading.text
        guard FNV1a.hash32(text.folded) % 3 == 0 else { return [] }
        let people = utterance.slots.filter { mark in
            mark.slot == Slot.payee.rawValue || mark.slot == Slot.payer.rawValue
        }
        let indices = text.tokens.indices.filter { index in
            let token = text.tokens[index]
            guard token.kind == .word else { return false }
            let known = reading.meanings.classes[index]
            if known.contains(.givenName) { return true }
            return people.contains { $0.range.overlaps(token.source) }
                && known.isDisjoint(with: [.kin, .title])
                && WordRoles.of(text.wordHashes[index]).isEmpty
        }
        return Set(indices)
    }

    /// The tag of each token, the marks' boundaries put where the conventions of Yani's slots have
    /// them.
    private func tags(of utterance: LabelledUtterance, in text: TokenizedText) -> [Int] {
        var tags = Array(repeating: SpanTags.outside, count: text.tokens.count)
        guard let spanTags else { return tags }
        let boundaries = SpanBoundaries(text: text)
        for mark in utterance.slots {
            guard let kind = spanTags.kinds.firstIndex(of: mark.slot),
                let first = text.tokens.firstIndex(where: { $0.source.overlaps(mark.range) }),
                let last = text.tokens.lastIndex(where: { $0.source.overlaps(mark.range) })
            else { continue }
            let marked = first..<last + 1
            let slot = Slot(rawValue: mark.slot)
            guard isForeign || slot != nil else { continue }
            let tokens =
                isForeign
                ? marked : slot.map { boundaries.tokens(of: $0, marked: marked) } ?? marked
            for index in tokens { tags[index] = spanTags.inside(kind) }
        }
        return tags
    }
}
