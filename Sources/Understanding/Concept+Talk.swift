extension Concept {
    /// What is asked and answered, and the small words that say who and when.
    static let talk: KeyValuePairs<Concept, String> = [
        .balance: """
        solde soldes solds balance- balnce balence ballance blance disponible- available availible
        avail dispo dispos funds fonds position provision- tresorerie patrimoine networth holdings
        avoirs treasury equity assets asset actifs
        """,
        .remaining: """
        reste restes rester restant- restent restera resterait resta left leftover- remaining remain
        remains remainder reliquat surplus spare lft
        """,
        .having: """
        ai avons avez ont avais avait avoir have has got had having haven't hasn't hav possed-
        dispose- own owns owned j'ai jai ive aurai aura auras auront aurait avaient eu eut detien-
        """,
        .tooMuch: """
        trop too tro excess- overmuch overly exager- abus- exorbit- overcharg- surfactur- overbill-
        overpaid surpay- overpay- expensive expensiv pricey pricy cher chere chers cheres steep
        extortion- inflated astronom- outrageous- onereu- demesur- delirant- couteu- costly ripoff
        overprice- overspend- overspent
        """,
        .cheap: """
        cheap cheaper cheapest abordab- affordable bonmarche economique- discount- remise- rabais
        rebais promo promos promotion- bargain- deal deals coupon- voucher- gratuit- freebie- gratos
        """,
        .howMuch: """
        combien cmb combi cbn combient conbien comb1 hm montant- montan amount amounts amout amnt
        sum sums somme sommes total totals totaux totale much mutch many mch howmuch nombre nbr nb
        quantit-
        """,
        .mine: """
        mine mien mienne miens miennes yours tien tienne theirs hers sien sienne reconnu belong-
        """,
        .account: """
        compte comptes cpte cpt account- acct acc accnt livret- ldd ldds lep pel cel joint jointe
        joints courant courants checking chequing isa isas pot pots tirelire- piggybank celi tfsa
        wallet- porte- coffre vault
        """,
        .savings: """
        epargn- savings saving saver savers save saves saved nestegg nest cushion- coussin- matelas
        rainy econom- stash stashed stashing squirrel- pecule provisionner cagnott- aside rainyday
        hoard- setaside thesaur- magot- fortune
        """,
        .income: """
        salaire- salary salaries paycheck- paycheque- payslip- payday revenu- earnings rentree
        rentrees retraite- pension- allocation- alloc allocs caf apl rsa chomage unemployment
        benefit benefits dole bonus bonuses treizieme remuner- wage- stipend bursary scholarship
        earn earns earned earning gagn- inflow- incoming incomings income- encaissement- pocket
        universal giro jsa retirement retired retirees retiring gages royalties stipends paydays
        stimulus rebate- interessement subsid- annuit- pactole- windfall- etrennes
        """,
        .what: """
        quoi quel quelle quels quelles que koi kel kelle qels what whats what's wot wat wut whta
        waht which wich whichever qu'
        """,
        .whoever: "qui ki who whom whose who's whos wh0",
        .whereabouts: "where wheres where's whre dou",
        .when: "quand qd qand kan when whn date dates wen",
        .why: """
        pourquoi prk pq pk pkoi porkoi why wy raison- reason- howcome cause causes caused because
        parce explication-
        """,
        .listing: """
        list lists listing liste- montr- affich- afich- show shows showing showed shw display- voir
        vois voit voyons voyez see sees view views viewing look looks looking consult- regard-
        browse- browsing mater peek glance scroll print prints ressor- pulling fetch- fichier
        export- download- telecharg- enumer- detail details detaill- deroul- itemise- itemize-
        reveal- enonce- recit- lemme lookup
        """,
        .checking: """
        check checks checkin verifie verifier verifies verifiez verifions controle- control inspect-
        audit- examin- review- verifying crosscheck oeil scrut- epluch- doublecheck recheck-
        reverif- monitor- surveill- reconcil- rapproch- pointage watchful oversee vigil-
        """,
        .transaction: """
        operation- ope opes oper transac- mouvement- mvt mvts mouv mouvt statement- statment-
        activity activities activite- ecriture- ligne lignes log logs ledger- releve releves relever
        entries entry debits outgoing outgoings outgo retrait- withdrawal- withdrawel withdrew
        withdrawn receipt- recepisse- ticketcaisse postings encaissements debitings movements
        movement chargeback-
        """,
        .latest: """
        dernier- last lasts lastest latest recent recents recente- recently recement recemment lst
        newest
        """,
        .history: "histor- hist archiv- trace traces track tracking tracked",
        .spending: """
        depens- depans- spend- spent spnt claqu- cram- flamb- cout couts coute coutes couter coutent
        coutera couteront couterait coutait cost costs costing costed cst blown blow blows blowing
        blew splash- splurg- conso consos consomm- outlay- achat- achet- buy buys buying bought
        purchas- shopping shoppin expens- expenditure- dps dpns squander- dilapid- englout- drain-
        burn burns burnt burned burning burnrate guzzl- fritter- gobbl- lash lashing sunk craqu-
        spree sprees outspend outspent extravag- prodig- lavish- folie folies indulg- impulse
        impulsiv-
        """,
        .analysing: """
        analys- analyz- repartition- breakdown- ventil- poste postes moyenne- moyen averag- avg
        compar- versus vs evolu- trend- tendance- bilan- recap- resum- summar- statist- stat stats
        biggest top graph- chart charts insight- report reports synthes- overview- evalu-
        classement- rank- distribution- proportion- ratio habits habitude- habit pattern-
        """,
        .category: """
        categor- type types typ genre sorte sortes kind kinds rubrique- field domaine classe
        secteur-
        """,
        .past: """
        hier hyer yesterday ystrday ysterday ago depuis since did was were precedent- previous- prev
        ecoule- already deja dernierement past wasn't weren't didn't formerly auparavant jadis used
        passee passees etait etaient etais
        """,
        .future: """
        prochain- proch va vais vas allons allez vont next nxt will gonna upcoming futur- demain
        dmain 2main tomorrow tmrw tmw tmr tomoz tomorow tommorow soon shortly coming expected shall
        won't i'll ira irai iront sera serai serait seront venir avenir ahead venant suivant-
        following
        """,
        .forecasting: """
        prevoi- prevu- previ- forecast- forcast- project- projet projets predi- pred estim- anticip-
        expect- decouvert- overdraft- overdraf overdrawn overdrft rouge red broke skint short tenir
        tiendr- tient runout survive- survivr- sec fauch- dech finir finira finirai boucl- makeit
        outlook horizon runway rythme pace trajectoire- trajector- enough assez suffi- prognos-
        extrapol- simul- shortfall- deficit- manquer manquera tight afloat dry penniless cashflow
        insolven- galer- crunch- endofmonth tenable
        """,
        .anomaly: """
        anormal- anomal- bizar- etrange etranges etrangement etranj- louche- suspect- suspic-
        suspis- inabituel- unusual- odd oddly weird- wierd strang- fishy dodgy fraud- froud scam
        scams scammed scammer- arnaqu- arnak- unknown inconnu- duplicat- doubl- twice erreur- error-
        err wrong wrongly reconnais- reconai- recogni- errone- irregul- chelou cheloue chelous
        etonnant- surprising- unexpected- inattendu- dubious shady sketchy sus suss iffy mystery
        mysterious- mysterieu- unauthori- nonautoris- pirat- hack- detourn- usurp- phish- hamecon-
        contest- disput- litige- illegit- legit- unfamiliar familier- concern concerning abnormal-
        discrep- incoheren- inexpliq- glitch- impostor intrus- incorrect- inaccura- inexact-
        unrecogni- fishier supect- malhonn- imposteur escroq- escroc- carott- magouill- rogue phony
        phoney bogus fake fakes forged swindl- conned cheated hanky unexplain- inhabit- curieu-
        curious peculiar- questionabl- douteu- erratic outlier- deviat- counterfeit- cloned clonee
        skimm- overbilled miscalcul- misbill- intruder
        """,
        .advice: """
        conseil conseils conseille- advice advis- astuce- tip tips recommand- recommend- amelior-
        improve- optimis- optimiz- should shld shud devrais devrions suggest- suger- sugger- afford
        affords moyens utile- inutile- gaspill- waste- superflu- serrer serre tighten- frugal-
        thrift- permettre permets permet raisonnab- reasonable sensib- worth worthwhile pertinent-
        vaut valoir better best mieux meilleur- strateg- method- trick tricks gerer gere gestion
        manage manages managing judicieu- guidance objectif- goal- target- cible priorit- plan plans
        planning stretch stretched wiser wisely prudent- prudence profitable rentable- rentabilit-
        vaudrait hint hints pointer- cleverly downside- upside reflechi- mentor-
        """,
        .budget: "budget- budgt buget bugdet budjet bdgt budg enveloppe- envelope- allowance-",
        .alert: "alert- previens preven- avert- notif- warn- signal- buzz flag flags flagged push",
        .loyalty: """
        fidel- fidlity loyalty loyalti- loyal point points pts pnts fid clubcard clubcards nectar
        avantage- miles avios stamps stamped tampon- palier- tier niveau niveaux level levels bronze
        silver gold platinum rewardcard membre member members membres bonuscard smiles cashback
        cagnotter redeem- redem- bon bons chequecadeau cumul- supercard aeroplan airmiles
        """,
        .shopCard: """
        carrefour fnac ikea sephora decathlon tesco boots sainsbury- costa starbucks auchan leclerc
        monoprix subway greggs waterstones superdrug zara kiabi picard casino lidl intersport darty
        norauto marionnaud delhaize migros coop intermarche franprix aldi asda morrisons waitrose
        iceland ocado walmart costco kroger safeway woolworths coles nocibe rocher colruyt cora
        biocoop cultura castorama leroymerlin leroy ikeafamily uniqlo primark nespresso caffe nero
        nike adidas jules celio galeries printemps johnlewis m&s marks hema kruidvat
        """,
        .barcode: "barcode- numero- number numbers codebarre barres",
        .card: """
        carte- cart card cards crad visa mastercard mastercrd amex maestro bancaire bancaires debit
        credit credits plastic cb cbs prepaid prepay- virtuelle- virtual carrte
        """,
        .freezing: """
        bloqu- bloq block- blk blck gele freez- froze frozen frz oppos- verrouill- verouill- lock-
        secur- perdu- perte pert lost lose losing stolen stole steal theft thief vole volee voler
        voleur- misplac- egar- geld geler gel geles missing swallowed avale avalee pickpocket-
        mugged nicked pinched snatch- compromis- subtilis- piqu- chour- derob- robbed blocage
        blocages swipe swiped falsif- tombee chipe chipee barbot- cambriol- burglar- burgled robbery
        robber agress- breach- shoplift- pilf-
        """,
        .unfreezing: """
        debloqu- deblok- unblock- unblok unfreez- unfroze- degel- unlock- deverrouill- deverouill-
        found retrouv- thaw- reouvr- rouvr- reopen- defreeze unlck deblocage- reconnect- unsuspend-
        liberate- libere- release- unbar
        """,
        .secret: """
        pin pins code codes password- passcode- mdp motdepasse empreinte- biometr- faceid touchid
        touch fingerprint- thumbprint visage facial faciale face secret- pincode authent- 2fa otp
        identifiant- credential- login logins passphrase- digitale cryptogramm- cvv cvc
        """,
        .identity: """
        kyc identit- verif- piece piecesid passeport passport- document- selfie selfies papiers
        papier justificatif- justif dossier- cni proof preuve- idcard conformite conformity
        compliance attestat- certificat- domicil-
        """,
        .device: """
        appareil- device- connect- session- logged loggedin connexion- phones tablette- tablet
        tablets iphone- android- samsung ordi ordis computer- laptop- pc mac macbook ipad ordinat-
        terminal- navigateur- browser- trusted smartphone- deconnect- disconnect- logout signout
        signin synchron- sync
        """,
        .staking: """
        stak- stacking unstak- destak- restak- unstk stk jalon- lockup immobilis- validator-
        validateur- delegat- delegue-
        """,
        .coin: "yani yanis yanni coin coins jeton- token- pieces",
        .reward: """
        recompens- reward- rendement- yield- interet- interest- gain gains gaine rapporte- apy apr
        taux rate reinvest- compound- compose- dividend- accru- roi profit- accumul- bonif- bounty
        bounties prize- perk perks capitalise- capitaliz-
        """,
        .confirming: """
        oui ouais ouai oue wi wep yes yep yeah yeh yea yup yas aye yass yess ok okay okey oki okk
        okie dac dacc d'accord dakor daccord confirm- carrement absolutely absolument sure shure sur
        exact exactement exactly right rite parfait parfaitement perfect- affirmatif affirmative
        indeed certes volontiers banco fonce accord definitely certain certainly certainement
        totally totalement correcte true vrai sounds bet obviously naturally naturellement biensur
        course yessir amen positif positive roger alright aight allright goforit proceed proceeds
        vasy impec impeccable nickel tope evidem- tkt wilco affirm entendu spoton definitly defo
        deffo def fasho yessss yesss ouiii ouii yah yuppers yis yiss okayy okayyy bingo righto
        rightyo righty exactos exactamente cestca
        """,
        .negation: """
        non nope no nah naw nein pas ne n' not never jamais aucun- without sans nullement neni nenni
        nop niet nn don't doesn't isn't aren't can't cannot cant wont couldn't shouldn't wouldn't
        nothing rien nobody neither nor ni guere no' nay negatif negative- nooo noo nonon nahh nopes
        nuh negatory noway jms jamai nowt naught hardly scarcely n'est
        """,
        .cancelling: """
        annul- anul- cancel- cancl- oubli- forget- fuhget nevermind nvm abandon- abort- laiss-
        tomber scratch tampis stopit retract-
        """,
        .correcting: """
        plutot pluto instead rather actually acually acutally enfin finalement finalment disons
        meant correct corrig- correction- oups oops woops whoops ooops sorry soz pardon mistake-
        mistyped typo typos tromp- erratum rectif- wait attends attend attendez hang correcto scuse-
        excuse excuses excusez desole- oopsie apolog- faux mauvais- misspoke confond- confus-
        whoopsie oupsi oupsss zut mince argh doh d'oh misclick meaculpa mea culpa misread misheard
        emmel- embrouill- gourer goure gouree
        """,
        .repeating: """
        repet- repeat- again redis redire redites redit reformul- rephras- heard catch catched
        caught huh hein saisi saisis restate reitere- reiterat- louder
        """,
        .undoing: """
        defai- undo- undid revert- reverse- reversal arriere rembobin- rollback rewind revenir
        revien- contrepass- ctrlz ctrl backtrack- invers-
        """,
        .thanking: """
        merci- mersi mercy mci mrci thank- thanx thnx thnks thx tks tnx ty tysm cheers chears mrc
        sympa super genial geniale great nice cool gracias danke grateful gratitude reconnaissan-
        appreci- cimer remerci- lovely brilliant amazing fantastic wonderful excellent- formidable
        magnifique- merveill- bravo welldone adorable- gentil- lifesaver legend chapeau obliged
        sympathique- aimable- ace splendid- marvell- props kudos chouette thnaks thansk obrigado
        arigato grazie shukran choukran topissime goodjob impressive impressionn- impressed
        phenomenal terrific marvelous superb- epic stellar peachy goated dope geante fabul- awesom-
        incroyable- incredible
        """,
        .greeting: """
        bonjour- bonjou bonsoir- bonswar salut- slt hello helo hullo hallo hi hiii hey heya heyy
        coucou- coocoo cc yo hiya morning mornin evening afternoon bjr bsr wesh rebonjour re resalut
        howdy sup wassup wazzup greetings greet allo alo g'day gday ola hola namaste salaam salam
        salamalek ahoy aloha bonjoir cava kikou yoo hommages hiyah oi oyez howzit evenin yello
        ciaobella bienvenue welcome slaut heyyy hellooo helloo hellooooo heyo matinal wagwan wsh
        yooo koukou g'morning buongiorno guten hows howdee ello 'ello
        """,
        .parting: """
        revoir aurevoir orvoir bye byebye goodbye bai adieu ciao tchao tchuss tchus tschuss bientot
        later l8r l8er tantot nuit night nite goodnight gnight journee soiree cheerio laters ttyl
        cya farewell bisou- bises bise bizz bzz bsx toodle- aplus a+ tcho tchin seeya ciaociao hasta
        adios signing signoff ++ plouf kiss kisses dodo byee byebyee byeee goodnite g'night ttfn
        cheerybye slan orevoir aplu bonnenuit tchuus hooroo toodeloo tatas
        """,
        .help: """
        aide- help- assist- fonctionn- fonctions capabl- capacit- commandes features feature
        function- explik- expliqu- explain- guide guides manual tuto tutos tutoriel- tutorial-
        instruction- demo demos faq skill skills competence- sos stuck coince- confused confusing
        usage usages menu menus utilis- capabilit- doc notice exemple- example- howto onboarding
        troubleshoot- walkthrough walkthroughs pouvoirs aptitude- talents abilities ability
        beginner- debutant- novice-
        """,
        .how: """
        comment coment comen komen how hw cmt commen cmmt koman procedure- process step steps etape-
        demarche- ways maniere facon
        """,
        .ability: """
        peux peut pouvez pouvons peuvent pouvoir pe pourrais pourriez pourrait pourras pourra
        pourrai pu possib- can could cld able abl permis may might autoris- allow- arrives jpeux
        jpeu ispossible feasib- faisab- realis-
        """,
        .wish: """
        veux veut voulez veu voudrais voudrait voulais vouloir vx vxx souhait- aimerais aimerait
        want wants wanted wana wanna wnt would wld like need needs needed ned besoin bsoin faudrait
        faut fo fauet must gotta dois devons devez devrai hope hoping esper- envie desir- prefer-
        keen i'd fancy wishes wished wishing longing yearn- intend- intention- aspire- envisag-
        contempl- consider considering considere- jveux jveu jve jvoudrais jvoudrai jaimerais
        jaimerai wannaa
        """,
        .please: """
        stp svp sivouplai please pls plz plse pleaz plis plees kindly veuillez plait plaisir
        pleeease s'il siteplait steplait pwease prie
        """,
        .condition: """
        si if iff imagin- suppos- hypothe- whether wheter unless sinon otherwise cas assuming
        provided providing sauf except excepte- lorsque lorsqu'
        """,
        .reporting: """
        dit dis disait disent dire said says say saying told parait quote- cite- ecrit written wrote
        ecris ecrire write writes writing lire lu lis read reads rumeur hearsay selon according
        """,
        .others: """
        il elle ils elles he she they someone somebody quelqu' quelqu'un anyone anybody they're he's
        she's hes shes gens people thy
        """,
        .money: """
        euro- eur euors eruos dollar- usd pound pounds gbp quid squid quids balle balles bucks buck
        franc francs chf dirham- cfa fcfa jpy cents centime- penny pence pennies tenner tenners
        fiver fivers thune- thunasse ble fric frics oseille cash argent arjent money moneys monney
        monye sous sou dough moolah pognon pogno flouze flouz tune tunes tunasse monnaie- biff biffe
        moula mula maille artiche piasse- piastre- brique briques smackers smackeroos wonga dosh
        cheddar lolly readies loot benjamins gwop brass wedge naira- cedi- rand rands shilling-
        bones clams greenbacks liquide- especes bifton- loonie toonie loonies rond ronds radis
        kopeck kopecks pepettes pepetes caillasse grisbi finance finances financial financier-
        """,
        .label: """
        note motif motifs libelle- reference- ref refs labelled label labels tag tags tagged titre
        title mention mentions intitule-
        """,
        .waiting: """
        waiting pending attente enattente wip awaiting awaited stillwaiting queued retard late
        lateness tarde tardif promise- promis promesse- jure swear swore pledged
        """,
        .taking: """
        take takes taking took taken tak prend prends prendre prenez prenne prenons pris pull pulls
        pulled withdraw withdraws withdrawing grab grabs grabbed snag nab dip dips dipping dipped
        ponction- pioche- puise- soutir-
        """,
        .keeping: """
        keep keeps keeping kept gardes gardez garder gardons conserv- preserve- maintien- maintain-
        retain- leave leaves leaving laissons
        """,
        .vanishing: """
        gone went goes parti partis partir disparu- disparait disappear- vanish- evapor- fuit
        leakage escape- melted
        """,
        .finding: """
        find finds trouve trouver trouves trouvez trouvent spots identifie- detect- repere- dig
        digging
        """,
        .knowing: """
        know knows knowing knew sais sait savoir sache savez saurais think thinks thinking thought
        reckon reckons crois pense penses understand understood comprends comprendre comprend
        comprenez compris comprens remember remembers souviens recall recalls wonder wondering guess
        figure connaitre connais idea ideas idee idees
        """,
        .talking: """
        talk talks talking talked speak speaks speaking parle parler parles parlez parlons discute
        """,
        .usage: "use uses using useful usable servir sers serve",
        .quantity: """
        lot lots bit few several plusieurs peu beaucoup bcp bcoup quelques quelque some any tas
        plenty loads heaps bunch poignee handful pile piles
        """,
        .comparing: """
        more moar less fewer plus moins than over under above below beneath between entre autant
        least most mins superieur- inferieur- roughly environ approx approximately almost nearly
        presque quasi
        """,
        .entirety: """
        all everything tout toute whole entire entirely integral- entier entiere entierement full
        fully complet- altogether ensemble
        """,
        .persistence: """
        still yet encore anymore longer desormais definitively forever ever nonstop indefini-
        """,
        .immediacy: """
        now today tonight maintenant mtn mnt asap immediat- instant- vite quick quickly rapide-
        urgent- straightaway pronto aujourd'hui auj ajd ajrd fissa illico currently actuel-
        momentan- sharpish forthwith presently quickie vitefait promptly prompt rapido hurry
        hurrying depeche- magne
        """,
        .timeUnit: """
        day days week weeks wk wks month months mth mths mnth year years yr yrs jour jours semaine
        semaines sem mois ans annee annees an's trimestre- quinzaine- fortnight- hour hours hr hrs
        minute minutes heure heures noon midi matin matins matinee soir soirs summer winter autumn
        hiver automne ete weekday weekdays lundi- mardi- mercredi- jeudi- vendredi- samedi-
        dimanche- monday- tuesday- wednesday- thursday- friday- saturday- sunday- janvier fevrier
        avril juillet aout septembre octobre novembre decembre january february april june july
        august september october november december janv fevr sept oct nov dec jan feb tues weds
        thurs fri
        """,
        .ordinal: """
        first premier premiere premiers premieres deuxieme- troisieme- quatrieme- seconde fourth 1st
        2nd 3rd 4th 1er 2eme 3eme nth
        """,
        .thing: """
        thing things thingy stuff truc trucs machin- bidule- bazar chose choses something anything
        whatever whatsit affaire affaires tralala
        """,
        .toward: "to towards toward vers onto into unto tae",
        .origin: "from frm outof fro",
        .purpose: "for pour pr",
        .together: "with avec wit w/",
        .aboutTo: "about concernant regarding",
        .before: "before avant till until til jusqu' jusqua jusque",
        .after: "after apres then puis ensuite",
        .among: "of parmi dans in inside within dedans dessus",
        .firstPerson: "i j' je i'm im i've jsuis chuis myself",
        .me: "me moi m'",
        .us: "us nous we our ours nos notre ourselves",
        .you: "you u tu te toi vous yous youse thee ye y'all",
        .him: "him her them lui leur themselves himself herself",
        .my: "my mon ma mes mah",
        .your: "your votre vos tes ur",
        .his: "his their leurs ses",
        .being: "is are am be been being est es suis etes sont etre sois soyez isnt arent",
        .doing: "do does doing done doin don",
        .going: "go going come comes came viens vient venu aller alle",
        .demonstrative: """
        this that these those ce cet cette ces ca cela c' ceci celui celle ceux that's c'est it its
        """,
    ]
}
