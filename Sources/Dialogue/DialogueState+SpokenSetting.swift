internal import Understanding

/// A setting that was spoken of, which "it" means right behind that.
struct SpokenSetting: Hashable, Codable, Sendable {
    let frame: Frame
    let turn: Int
}

extension DialogueState {
    /// Keeps what a frame switches on or off, for the turn behind this one.
    mutating func keepSetting(of frame: Frame) {
        guard frame.isOfSwitch else { return }
        spokenSetting = SpokenSetting(frame: frame, turn: turn)
    }

    /// Switches the setting spoken of right before, which a turn calls "it" ("désactive-la", "turn
    /// it back on"); nil for any other turn.
    mutating func switchIt(
        by turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard let spokenSetting, spokenSetting.turn == self.turn - 1 else { return nil }
        var frame = spokenSetting.frame
        if let isOn = turn.switchesItOn {
            frame.operation = frame.switched(on: isOn)
        } else if !frame.locksPartOfCard || !turn.namesOnlyPartOfCard {
            return nil
        }
        switch phase {
        case .idle: break
        case .confirming(let pending, _, _):
            guard pending.intent == frame.intent else { return nil }
            if pending.operation == frame.operation { return askAgain() }
            reset()
        case .filling, .choosing, .identifying, .changingPIN, .settingPIN, .proposing, .executing,
            .changing:
            return nil
        }
        understood = frame.intent
        return advance(frame, context)
    }
}

extension Frame {
    /// Whether it switches something on or off that is called "it" right behind that.
    fileprivate var isOfSwitch: Bool {
        switch (intent, operation) {
        case (.accountSecurity, .enableBiometrics?), (.accountSecurity, .disableBiometrics?): true
        case (.manageAutopay, .enable?), (.manageAutopay, .disable?): counterparty == nil
        case (.accountSecurity, _): locksPartOfCard
        case _: false
        }
    }

    /// The operation that switches the same on or off; that of a part of the card stays.
    fileprivate func switched(on isOn: Bool) -> Operation? {
        switch (intent, operation) {
        case (.accountSecurity, _) where locksPartOfCard: operation
        case (.accountSecurity, _): isOn ? .enableBiometrics : .disableBiometrics
        case (.manageAutopay, _): isOn ? .enable : .disable
        case _: operation
        }
    }
}

extension Interpretation {
    /// Whether a few words switch what they call "it" on, or off; nil where they do neither.
    fileprivate var switchesItOn: Bool? {
        let words = words
        guard slots.isEmpty, words.count <= 7, !text.contains("?"),
            words.contains(where: Self.itself.contains),
            words.allSatisfy({ word in
                Self.itself.contains(word) || Self.besideSwitching.contains(word)
                    || (Self.switchingOn + Self.switchingOff).contains(where: word.hasPrefix)
            })
        else { return nil }
        let wording = Wording(words)
        if wording.saysWord(beginning: Self.switchingOff) { return false }
        if wording.saysWord(beginning: Self.switchingOn) { return true }
        guard wording.says(["turn", "switch", "put", "leave"]) else { return nil }
        return wording.says(["off"]) ? false : wording.says(["on"]) ? true : nil
    }

    private static let itself: Set<String> = ["le", "la", "l'", "les", "ca", "it", "that", "them"]
    private static let switchingOff = [
        "desactiv", "coup", "arret", "enlev", "retir", "etein", "disabl", "deactiv",
    ]
    private static let switchingOn = [
        "activ", "reactiv", "remet", "allum", "rallum", "enabl", "reenabl",
    ]
    private static let besideSwitching = Set(
        """
        turn switch put leave on off back again en fait finalement alors donc quand meme stp svp \
        please then actually non no et and ok oui yes tout de suite maintenant now moi me plutot \
        instead marche
        """.foldedWords)

    /// Whether nothing is said but which payments of the card are meant ("et à l'étranger ?").
    fileprivate var namesOnlyPartOfCard: Bool {
        let wording = Wording(words)
        return words.count <= 8 && wording.namesPartOfCard && wording.isOfCardPartsAlone
    }
}
