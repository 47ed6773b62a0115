/// The words a yes is made of: those that agree, that urge on, that thank, and that name in general
/// what is agreed to.
///
/// Whatever else stands beside a yes may put it off, doubt it, bind it to something or change what
/// it is said to; there is no end of the words for that, and so it is these that are known. Others
/// are let through beside a clear yes alone, where the model has hardly a doubt, and only as what
/// is told besides ("yes, she earned it", "oui, elle insiste").
enum YesWords {
    /// Whether a word may be of a yes, as it is written or with a slip: two letters the other way
    /// round ("yse", "confrim") or one held down ("yesss").
    static func contains(_ word: String) -> Bool {
        if known.contains(word) { return true }
        let letters = Array(word)
        guard letters.count > 2 else { return false }
        let isHeld = held.contains(letters.withoutRuns)
        return isHeld
            || letters.indices.dropLast().contains { index in
                var swapped = letters
                swapped.swapAt(index, index + 1)
                return known.contains(String(swapped))
            }
    }

    /// The words without those that agree together as some of them by themselves do not ("tout à
    /// fait", "no problem").
    static func withoutIdioms(_ words: [String]) -> [String] {
        idioms.reduce(" \(words.joined(separator: " ")) ") { said, idiom in
            said.replacing(" \(idiom) ", with: " ")
        }.split(separator: " ").map(String.init)
    }

    /// Whether the words agree with half a heart: they only ask back why not, which is a yes beside
    /// one alone, or end in a word that trails off ("ouais bon", "yeah well").
    static func isHalfHearted(_ words: some Collection<String>) -> Bool {
        let said = words.filter { $0 != "d'" }
        if asksBack.contains(said) { return true }
        guard let last = said.last, trailing.contains(last) else { return false }
        let before = said.dropLast()
        return !before.isEmpty
            && before.allSatisfy { agreeing.contains($0) || trailing.contains($0) }
    }

    /// Whether the words only say that there is nothing to wait for, which alone may read as a no
    /// ("don't hesitate").
    static func urges(_ words: [String]) -> Bool {
        let said = " \(words.joined(separator: " ")) "
        return urging.contains { said.contains(" \($0) ") }
            && withoutIdioms(words).allSatisfy { contains($0) || $0 == "surtout" }
    }

    private static let urging = [
        "don't hesitate", "do not hesitate", "dont hesitate", "n' hesite pas", "n' hesitez pas",
    ]

    /// Whether a word by which one agrees is among them.
    static func agrees(_ words: some Sequence<String>) -> Bool {
        words.contains(where: agreeing.contains)
    }

    private static let asksBack = [["pourquoi", "pas"], ["why", "not"]]
    private static let trailing: Set<String> = ["bon", "ben", "bah", "well", "enfin", "meh", "bof"]
    private static let agreeing: Set<String> = [
        "oui", "ouais", "ouep", "ok", "okay", "yes", "yeah", "yep", "yup", "accord", "mouais",
        "sure", "dac",
    ]

    /// Whether something is said to be as it should ("the amount is right").
    static func judges(_ words: some Sequence<String>) -> Bool {
        words.contains(where: judgements.contains)
    }

    /// Whether a word names a part of what is agreed to, which a judgement may be of.
    static func isJudged(_ word: String) -> Bool { parts.contains(word) }

    private static let judgements: Set<String> = [
        "right", "correct", "good", "fine", "perfect", "bon", "bonne", "bons", "juste", "exact",
        "exacte", "correcte", "conforme", "parfait", "corrects",
    ]
    private static let parts: Set<String> = [
        "amount", "details", "name", "date", "account", "card", "number", "recipient", "sum",
        "person", "figure", "montant", "nom", "somme", "compte", "carte", "destinataire", "iban",
        "motif", "numero", "jour",
    ]

    private static let idioms = [
        "tout a fait", "ce que je veux", "ce que je voulais", "ce que je souhaite", "au poil",
        "sans souci", "sans probleme", "sans hesiter", "sans hesitation", "aucun souci",
        "aucun probleme", "pas de souci", "pas de soucis", "pas de probleme", "bonne idee",
        "aucun doute", "en effet", "je t' en prie", "je vous en prie", "pourquoi pas", "why not",
        "no problem", "no worries", "no objection", "no objections", "no doubt", "no issue",
        "what i want", "what i wanted", "straight away", "right away", "fire away", "get it done",
        "get on with it", "consider it done", "hit it", "ship it", "see it through", "spot on",
        "bang on", "checks out", "hit the button", "press the button", "push the button",
        "balance la puree", "envoie la sauce", "crack on", "you may", "thumbs up", "you bet",
        "bien sur que oui",
        // What takes leave with it.
        "bonne soiree", "bonne journee", "bonne nuit", "bon week end", "bon weekend", "a plus tard",
        "a bientot", "have a nice day", "have a good day", "have a good one", "good night",
        "have a nice evening", "have a good evening", "see you", "see you later", "bye",
        // What says that nothing holds it back, or that nothing is to be changed.
        "rien a redire", "rien a changer", "rien a corriger", "rien a modifier", "rien a ajouter",
        "je n' ai rien a redire", "je n' ai rien contre", "rien contre", "ne change rien",
        "ne changez rien", "on ne change rien", "n' hesite pas", "n' attends plus",
        "n' attends pas", "pas d' erreur", "il n' y a pas d' erreur", "aucune erreur",
        "je ne dis pas non", "je n' y vois pas d' inconvenient", "aucun inconvenient",
        "je n' y vois aucun inconvenient", "je ne demande pas mieux", "on y va", "bien vu",
        "bien recu", "lu et approuve", "tu as tout compris", "t' as tout compris",
        "t' as tout bon", "tu l' as dit", "comme tu dis", "non non c' est bon", "sans faute",
        "pile ca", "couldn't agree more", "couldn't be more right", "nothing to change",
        "nothing to add", "nothing to correct", "nothing wrong with it", "there 's nothing wrong",
        "don't change anything", "don't change a thing", "wouldn't change a thing", "no mistake",
        "no mistakes", "there 's no mistake", "not a mistake", "not wrong", "don't stop",
        "don't wait", "don't hesitate", "do not hesitate", "dont hesitate",
        "n' hesitez pas", "no need to check again", "no need to check",
        "no need to ask", "you 've got it right", "you 've got it", "you have it right",
        "you 've understood", "you got it", "done deal", "either way", "fair enough",
        "y a pas de souci",
        "you have my permission", "they 're both", "both are",
        "close enough", "say no more", "it 's a yes from me", "i don't see why not",
        "i can't see why not",
        "why wouldn't i", "never been so sure", "never been surer", "what else", "who else",
        "consider it confirmed",
    ]

    /// Whether the words hold a yes that cannot be taken for anything else, and beside it nothing
    /// that may hold it back, speak of something to be done besides, or be another than was
    /// restated: whom, how much or how ("yes Sophie", "oui le quart", "oui en liquide").
    static func isClear(_ said: some Collection<String>, known: Set<String>) -> Bool {
        let words = Array(said)
        return words.contains(where: clear.contains) && !words.contains(where: holdingBack.contains)
            && words.indices.allSatisfy { index in
                [contains, known.contains, introducing.contains].contains { $0(words[index]) }
                    || isAside(words, at: index)
            }
    }

    /// Whether a word nobody knows only tells something beside a yes: an article, a pronoun or a
    /// possessive stands before it, to which no preposition leads ("she earned it", "the plumber",
    /// not "to the plumber").
    private static func isAside(_ words: [String], at index: Int) -> Bool {
        let (word, before) = (words[index], words[..<index])
        guard before.last.map(introducing.contains) == true, !SpokenNumber.isFigure(word),
            !prepositions.contains(word)
        else { return false }
        let lead = before.last { !introducing.contains($0) }
        return lead.map(prepositions.contains) != true
    }

    private static let introducing: Set<String> = [
        "the", "my", "his", "our", "your", "their", "he", "she", "they", "we", "i", "mon", "ma",
        "mes", "ton", "ta", "tes", "son", "sa", "ses", "notre", "nos", "votre", "vos", "leurs",
        "cette", "ces", "il", "ils", "elle", "elles", "on", "je", "j'", "tu",
    ]
    private static let prepositions: Set<String> = [
        "a", "to", "for", "from", "with", "without", "in", "into", "on", "onto", "of", "off", "by",
        "at", "via", "per", "using", "under", "over", "about", "au", "aux", "pour", "de", "d'",
        "du", "des", "depuis", "avec", "sans", "en", "dans", "par", "sous", "chez", "contre",
        "vers", "sur",
    ]

    private static let clear = words(
        """
        yes yep yeah yup aye ok okay sure absolutely definitely certainly agree agreed confirm \
        confirmed proceed oui ouais ouep d'accord dac carrement absolument exactement confirme \
        valide parfait fonce
        """)
    private static let holdingBack = words(
        """
        wait hold hang stop pause check change correct correction modify edit fix adjust update add \
        remove drop cancel undo think see verify look review ask tell show read explain repeat first \
        as long soon provided assuming condition conditions only though however maybe perhaps \
        possibly guess suppose probably dunno idk unsure hesitate sec second secs seconds minute min \
        moment mo later instead different another other less more nothing wrong else what how why \
        which who where already did done never used \
        attends attend attendez patiente patientez stoppe arrete verifie verifier change changer \
        corrige corriger modifie modifier ajoute ajouter enleve retire annule annuler pense penser \
        voir regarde regarder relis montre explique repete d'abord abord des pourvu tant condition \
        seulement seul peut-etre peut etre crois croire jsp sais sait doute hesite seconde secondes \
        minutes instant tard autre autres moins plus nan nah nope rien faux quoi comment pourquoi \
        quel quelle qui ou faut faudrait deja fait fesses mouais bof
        """)

    private static let known = english.union(french)
    private static let held = Set(known.map { Array($0).withoutRuns })

    /// The words of a list, elided articles and pronouns among them.
    private static func words(_ list: String) -> Set<String> {
        Set(list.foldedWords).union(list.split(separator: " ").map(String.init))
    }

    private static let english = words(
        """
        yes yep yeah yeh yea yup ya yh ye yah yas yass yuh ys y aye ay ok okay okey oki okie dokey \
        dokie doke kk k sure surely certainly certain absolutely definitely definately def defo \
        deffo totally exactly precisely indeed affirmative affirm positive correct right rite \
        righto alright alrite allright true fine good gd great grand perfect perfectly perf lovely \
        nice sweet cool excellent brilliant awesome wonderful sound sounds looks legit bingo roger \
        splendid super fab agreed agree approve approved accept accepted confirm confirmed \
        confirming consent authorise authorize authorised authorized validate validated green light \
        thumbs up bet proceed continue carry on go going ahead then do it it's its that that's \
        thats this 's is be will would can you you're got i i'm im i'd i'll we we're let's lets am \
        so please pls plz pleas kindly thanks thank thx tx ty cheers ta much very many a lot mate \
        bro boss man pal sir madam dear buddy course obviously naturally of by all means way for to \
        with pleasure my your our him her them me us blessing permission approval the an and as one \
        at happy glad delighted works work suits send pay make happen execute process submit \
        transfer payment transaction transfers payments order orders money everything both \
        immediately asap quickly now through put just well oh ah uh um er eh hm hmm mm mhm huh heck \
        hell damn bloody understood lgtm ofc och granted seconded hereby approves obliged enough \
        quite seems wholly fully completely u snd finally jeez hon boi job matches match promised \
        deserves deserve earned sorted golden peachy thing deal fab hunky dory legend champ darling hun
        """)

    private static let french = words(
        """
        oui ouais ouai ouep ouaip oue ui ouii wi vi d'accord d'acc dac dacc accord ok entendu \
        parfait parfaitement exact exactement precisement absolument evidemment sur sure bien \
        certes certainement certain certaine affirmatif effectivement carrement grave clair nickel \
        impec impeccable top super genial cool bon bonne bons est c'est c ca cela va vont me nous \
        te tu vous vas y allez allons aller go fonce foncez roule marche lance lancez lancer envoie \
        envoyez envoyer envoi verse versez paie paye payez payer fais faites faire le la les l' lui \
        leur valide validez valider confirme confirmez confirmer accepte accepter approuve autorise \
        je j' j'y suis on en ce veux comme pour moi toi avec plaisir volontiers tout tous toutes \
        juste correct corrects conforme convient argent tres merci beaucoup bcp s'il s'te plait stp \
        svp hop alors donc ben bah eh hein euh hm banco adjuge vendu feu vert poursuis poursuivez \
        procede procedez execute executez vazi vazy vasy tope voila maintenant suite vite \
        immediatement mon ma aval autorisation as raison compris peux pouvez a fond paiement \
        paiements virement virements transfert ainsi soit partez parti partis chef du de en d' t' s' m' signe oki okidoki accorde joue consens beau \
        bref et malgre helas capitaine merite promis evident banco impeccablement nikel \
        carre reglo biloute mec frero chouette remercie
        """)
}

extension [Character] {
    /// The letters, each once where it stands several times in a row.
    fileprivate var withoutRuns: [Character] {
        reduce(into: []) { letters, letter in
            if letters.last != letter { letters.append(letter) }
        }
    }
}
