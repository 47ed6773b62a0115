internal import TextProcessing

/// The words by which a speaker puts right what was just said.
enum Corrections {
    /// Returns the longest of these words that ends before `end`. O(phrases that end alike).
    static func cue(endingAt end: Int, in words: [UInt32]) -> PhraseTable<Void>.Match? {
        cues.match(endingAt: end, in: words)
    }

    private static let cues = PhraseTable<Void>([
        (): """
        non,nan,nope,no,pardon,sorry,oops,oups,zut,mean,meant,wait,hold on,attends,attendez,\
        scratch that,scratch it,correction,rectification,veux dire,voulais dire,\
        je me trompe,je me suis trompe,my mistake,my bad,plutot,enfin,rather,actually,finalement,\
        en fait,better,disons,let's say,say,make it,make that
        """
    ])
}
