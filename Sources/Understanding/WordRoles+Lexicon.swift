extension WordRoles {
    /// Words of grammar, folded.
    static let functionWords: KeyValuePairs<WordRoles, String> = [
        .ne: "ne n' n",
        .pas: "pas pa jamais rien aucun aucune point",
        .not: """
        not don't dont never doesn't doesnt didn't didnt can't cant cannot won't wont couldn't \
        couldnt wouldn't wouldnt shouldn't shouldnt haven't havent hasn't hasnt isn't aren't ain't \
        wasn't weren't mustn't needn't mustnt neednt nobody noone
        """,
        .que: "que qu'",
        .firstPerson:
            "je j' j on nous i we ive id im jai jenvoi jenvoie jvire jpaie jpeu jpeux",
        .we: "on nous we",
        .secondPerson: "tu vous t' you u ya y'all",
        .thirdPerson: "il elle ils elles qui he she they who it ca",
        .clitic: "me m' te lui leur le la les l' y en se s' nous vous t'",
        .determiner: """
        le la les l' un une des mon ma mes ton ta tes son sa ses ce cet cette ces du notre nos \
        votre vos leur leurs quel quelle chaque aucun aucune autre derniere dernier premiere \
        deuxieme prochaine nouvelle the a an my your his her our their this that these those last \
        next every any no 's some another latest new each which monthly weekly
        """,
        .auxiliary: """
        ai as a avons avez ont avais avait avions aviez avaient aurais aurait ete est sont suis \
        jai g have has had 've 's was were been having haven't havent hasn't \
        hasnt hadn't hadnt wasn't weren't ive
        """,
        .did: "did didn't didnt",
        .ability: """
        peux peut pouvez pourrais pourrait pourriez sauriez saurais peu voudrais voudriez veux \
        voulez aurais auriez can could will would can't cant couldn't couldnt won't wouldn't \
        wouldnt cannot cld cud
        """,
        .wish: """
        veux voudrais voudrait aimerais souhaite souhaiterais dois doit devons faut faudrait \
        besoin envie merci veuillez tiens compte want wanna need like love must gotta got please \
        pls wish ought supposed time
        """,
        .duty: "dois devrais devrait should shall shouldn't shouldnt",
        .conditional: "si s' if say quand when lorsque lorsqu' whenever",
        .recently: "viens vient venons venez venais",
        .more: "plus more",
        .filler: """
        deja bien toujours tout trop just already ever really already actually vraiment hier \
        maybe perhaps possibly
        """,
        .supposing: """
        disons mettons suppose supposons supposant supposing imagine imaginons imaginez \
        admettons admettant assuming assume hypothetically hypothese pensais pensait songeais \
        songeait hesitais comptais allais allions failli faillis
        """,
        .intended: "going planning",
        .weighing: "thought thinking considered considering contemplated contemplating toyed",
        .unless: "unless",
        .except: "sauf",
        .how: "comment coment cmt koment comnt commen coman how procedure steps",
        .about: "about much many long often far",
        .why: "pourquoi pk pkoi pourkoi why",
        .reporting: "dit disait dira ecrit ecrivait demandait said says told saying wrote claims",
        .urging: """
        oublie oubli oublies oubliez oublier hesite hesites hesitez hesiter tarde tardez tarder \
        manque manquez traine traines attends forget forgot hesitate fail neglect delay wait
        """,
        .to: "to",
        .conjunction: "et ou and or",
        .boundary: ", ; . ! ? … mais but donc so alors then puis ensuite car because parce & +",
        .stop: ", ; . ! ?",
        .quote: "\"",
        .without: "sans lieu without instead",
        .no: "no",
        .ruledOut: "one way circumstances intention intentions plan plans reason chance desire",
        .unsure: "might may maybe mightn't perhaps possibly",
        .reluctant: """
        refuse refuses refusing afraid scared reluctant unable regret regrette peur mal \
        reve revais redoute crains
        """,
        .formerly: "used",
        .due: "du",
        .causative: "be get getting want wants need needs have",
        .interrogative: """
        combien cb est quel quelle quels quelles quoi ou what how where \
        when which who whats is are was do does did am
        """,
        .sequence: "puis ensuite apres then also aussi pis after afterwards next alors",
    ]

    /// French verbs in -er, by their folded stems.
    static let frenchStems: KeyValuePairs<WordRoles, String> = [
        .sends: "vir transfer vers donn fil balanc expedi depos refil lach rembours pret avanc",
        .pays: "regl acquitt sold",
        .asks: "demand reclam relanc factur",
        .sets: """
        baiss diminu recuper encaiss prelev ajout cre programm planifi activ augment chang \
        modifi fix plafonn limit configur stak plac debloqu degel deverrouill reactiv renouvel \
        lanc effectu execut partag divis split relev enregistr reserv prolong instaur
        """,
        .approves: "valid accept approuv autoris",
        .stops: """
        bloqu gel verrouill annul supprim arret desactiv refus resili stopp coup retir enlev \
        rejet declin paus stop cancel
        """,
        .shows: "montr affich list consult verifi regard expliqu calcul indiqu rappel previen",
    ]

    /// Verbs of other forms: imperative, infinitive, participle.
    static let otherVerbs: KeyValuePairs<WordRoles, String> = [
        .sends: """
        envoie envoi envoies envoyez envoye envois envoyons jenvoi nenvoie nenvoi envoyes \
        enverrais enverrait envoya|envoyer renvoyer|envoye envoyee envoyes envoyees renvoye
        """,
        .pays: """
        paie paye payes paies payez payons paiye nepaie|payer repayer|paye payee payes payees
        """,
        .sets: """
        mets met mettez fais fait faites remets remettez rends rend rendez reprends reprend \
        reprenez convertis convertissez reinvestis|mettre faire remettre rendre reprendre \
        convertir reinvestir|mis mise fait rendu repris converti
        """,
        .stops: "suspends suspend suspendez interromps|suspendre interrompre|suspendu",
        .shows: "dis dites previens prevenez redis|dire prevenir savoir connaitre voir|",
        .asks: "preleve reclamez|prelever|preleve",
    ]

    /// Imperfects of other forms.
    static let imperfects: KeyValuePairs<WordRoles, String> = [
        .sends: "envoyais envoyait envoyaient renvoyais renvoyait",
        .pays: "payais payait payaient",
        .stops: "suspendais suspendait interrompais interrompait",
    ]

    /// English verbs: base form, past and participle, form in -ing.
    static let englishVerbs: KeyValuePairs<WordRoles, String> = [
        .sends: """
        send transfer wire give forward sling bung ping lob repay reimburse refund venmo shoot \
        zelle chuck|sent transferred wired gave given forwarded slung repaid reimbursed refunded|\
        sending transferring wiring giving forwarding repaying reimbursing refunding
        """,
        .pays: "pay settle cover|paid payed settled covered|paying settling covering",
        .asks: """
        request ask charge remind nudge chase invoice|requested asked charged reminded|\
        requesting asking charging reminding nudging chasing invoicing
        """,
        .sets: """
        lower reduce set change raise increase add create schedule enable activate turn switch \
        stake claim redeem resume unfreeze unblock unlock split put make|lowered reduced changed \
        raised increased added created scheduled enabled activated turned switched staked \
        claimed redeemed resumed made|lowering reducing setting changing raising increasing \
        adding creating scheduling enabling activating turning switching staking claiming \
        redeeming resuming unfreezing unblocking unlocking
        """,
        .approves: """
        accept approve confirm authorise authorize|accepted approved confirmed authorised|\
        accepting approving confirming authorising
        """,
        .stops: """
        freeze block lock cancel stop pause skip disable deactivate unstake decline reject \
        refuse remove delete|froze frozen blocked locked cancelled canceled stopped paused skipped \
        disabled declined rejected refused removed deleted|freezing blocking locking cancelling \
        canceling stopping pausing skipping disabling declining rejecting refusing removing deleting
        """,
        .shows: "show list check tell explain display give|shown showed listed checked",
    ]
}
