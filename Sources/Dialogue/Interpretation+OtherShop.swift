internal import Understanding

extension Interpretation {
    /// Whether all it names is a shop, behind the word by which shops are named, in place of the
    /// one that a frame asks about ("and at Dishoom?"), rather than where something was bought.
    func namesOtherShop(than frame: Frame) -> Bool {
        guard !frame.texts(.merchant).isEmpty, !Set(words).isDisjoint(with: ["at", "chez"]) else {
            return false
        }
        return onlyName?.first?.isUppercase == true
    }
}
