internal import Primitives
internal import Understanding

/// What is answered without words, as by a button, and what has too many to be read.
extension DialogueState {
    /// Takes an answer that needs no understanding; what awaits another answer is asked for again.
    mutating func take(_ press: Press, _ context: TurnContext) -> [DialogueEffect] {
        begin(context)
        let nothing: [DialogueEffect] = [.say(.refused(.nothingPending))] + askAgain()
        if let since = awaitingSince, context.isTooLate(since: since) {
            reset()
            return [.say(.refused(.expired))]
        }
        switch press {
        case .yes:
            switch phase {
            case .confirming(let frame, let orders, _): return confirm(orders, of: frame, context)
            case .proposing(let deed, _): return carryOut(deed, context)
            case .idle, .filling, .choosing, .identifying, .changingPIN, .settingPIN, .executing,
                .changing:
                return nothing
            }
        case .no:
            switch phase {
            case .idle, .executing, .changing: return nothing
            case .confirming(_, let orders, _) where orders.contains { $0.undoes != nil }:
                reset()
                return [.say(.kept)] + next()
            case .filling, .choosing, .confirming, .proposing, .identifying, .changingPIN,
                .settingPIN:
                return abandon()
            }
        case .option(let place):
            guard case .choosing(var frame, let choice) = phase,
                choice.options.indices.contains(place)
            else { return nothing }
            frame.picks[choice.key] = choice.options[place].id
            return advance(frame, context)
        }
    }

    /// Answers a text that has too many words to be read: what is pending stays as it is.
    mutating func passOver(_ context: TurnContext) -> [DialogueEffect] {
        begin(context)
        return [.say(.refused(.tooLong(most: Self.mostWords)))] + askAgain()
    }

    /// Begins a turn, of which nothing is understood yet.
    mutating func begin(_ context: TurnContext) {
        self.context = context
        turn += 1
        executions = 0
        understoodBefore = understood
        understood = nil
    }

    /// The instant since which a yes or a PIN is awaited, in seconds.
    private var awaitingSince: Int? {
        switch phase {
        case .confirming(_, _, let since), .proposing(_, let since),
            .identifying(_, _, let since):
            since
        case .idle, .filling, .choosing, .changingPIN, .settingPIN, .executing, .changing: nil
        }
    }
}

extension DialogueState {
    /// Forgets the wallet as the last turn saw it: the next one brings its own.
    package mutating func rest() {
        context = nil
    }
}
