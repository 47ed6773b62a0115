extension Concept {
    /// What is answered, and the small words that say who, when and how.
    static let talk: KeyValuePairs<Concept, String> = [
        .confirming: """
        oui ouais ouai oue wi wep yes yep yeah yeh yea yup yas aye yass yess ok okay okey oki okk
        okie dac dacc d'accord dakor daccord confirm- carrement absolutely absolument sure shure sur
        exact exactement exactly right rite parfait parfaitement perfect- affirmatif affirmative
        indeed certes volontiers banco fonce accord definitely certain certainly certainement
        totally totalement correcte true vrai sounds bet obviously naturally naturellement biensur
        course yessir amen positif positive roger alright aight allright goforit proceed proceeds
        vasy impec impeccable nickel tope evidem- tkt wilco affirm entendu spoton definitly defo
        deffo def fasho yessss yesss ouiii ouii yah yuppers yis yiss okayy okayyy bingo righto
        rightyo righty exactos exactamente cestca absobloodylutely absofuckinglutely absoloutly
        accha accurate achha adjuge affirme affirmed ahaed allonsy assentiment assurement aval awo
        ayy banzai baoui benediction betcha bienvu bine cbon cbonn cert certaine cestbon cgood
        clairement clearly cofirm comfirm- conclu confime conforme confrm conifrm convenu convient
        corect correctamundo correctement daccodac dacodac dak dakodak dewit effectivement entendue
        evident evidente exacte execute executer executez fineby fosure gogogo gotcha haan hmhm
        impeccab incontest- indubit- jawohl jconfirme jvalide kk konfirm- lessgo letsgo lgtm
        logiquement mhm mhmm mkay mmh mmhm mmhmm mouais nikel nikelchrome niquel noted obv obvi obvs
        ofc ofcourse oiu oka oke okeydoke okeydokey okidoke okidoki okiedokie okily okkkk okokok
        ouaich ouaip oueee ouiche ouiiiii ouiouioui ouuui owi parbleu pardi parfaite parfaites
        partant partante partants precisely preneur preneuse probably proceder raccord righter
        rightly rihgt rog sgood sgtm siree sisi surely surer suresies tafait theek tiguidou
        toutafait tqt tqtt trueee truer truly truth uhhuh uhuhh ui uii undoubtedly unquestionably
        vazi vazy vlaide voila vui vzy waaw wai wais wallah yaaas yalla yarp yasqueen yeahhh yebo
        yeha yeppa yeppp yeps yessssss yez yezzir yh yhh yopp yse yuppp yurr yus yush
        """,
        .negation: """
        non nope no nah naw nein pas ne n' not never jamais aucun- without sans nullement neni nenni
        nop niet nn don't doesn't isn't aren't can't cannot cant wont couldn't shouldn't wouldn't
        nothing rien nobody neither nor ni guere no' nay negatif negative- nooo noo nonon nahh nopes
        nuh negatory noway jms jamai nowt naught hardly scarcely n'est ain aint aps aucu aukun auqun
        barely cannae cnat cnt couldn cudnt daren dedet deedeet didt dinnae divvent dnot dnt doesn
        doesnt dont dosent dotn hellno horsdequestion isnae jame kedal keud keudal naaa naaah nada
        nae nahbruv nahi nahin nann nannn neant neednt negatifs negation neh nen nething neva nevr
        nil none nones nonnonnon noooo nooooo nooope nopee nopety nopity nothin nowhere nuffin
        nuffink nuhuh nvr oualou pa pantoute pasdutout po psa quedal ri1 seldom shouldn shudnt sns
        tchi uhuh unh walou wouldn wudnt zilch
        """,
        .cancelling: """
        annul- anul- cancel- cancl- oubli- forget- fuhget nevermind nvm abandon- abort- laiss-
        tomber scratch tampis stopit retract- abstraction annihile annihiler annlue anunle avorte
        avorter bailing balec balek cacel cacnel caduc caduque caduques canecl canel canelled cansle
        canx cnacel cncl cnx cxl cxld decommand- desist- disregard disregarded disregarding
        disregards dropit forgot forgotten forgte fugetaboutit fuggedaboutit fuhgeddaboudit
        jabandonne jannule leaveit lese lessetomber nullified nullifies nullify nullifying nvmind
        nvrmind osef oubile oubl quashed quashes quashing rebrousse rebrousser remballe remballer
        remballez rescinding scrub scrubs uninvited uninviting void voided voiding voids zape zappe
        zappee zapper zappes zappez zappons
        """,
        .correcting: """
        plutot pluto instead rather actually acually acutally enfin finalement finalment disons
        meant correct corrig- correction- oups oops woops whoops ooops sorry soz pardon mistake-
        mistyped typo typos tromp- erratum rectif- wait attends attend attendez hang correcto scuse-
        excuse excuses excusez desole- oopsie apolog- faux mauvais- misspoke confond- confus-
        whoopsie oupsi oupsss zut mince argh doh d'oh misclick meaculpa mea culpa misread misheard
        emmel- embrouill- gourer goure gouree anfait anfet apols att attds autocorrect- bacle
        bafouille bafouiller betise betises bevue bevues blaguais blunder blundered blundering
        blunders boulette boulettes bourde bourdes bourrin cafouill- connerie conneries
        contrairement coquille coquilles correctif correctifs correcting deso dezo dezole
        distraction distraite dsle dsll dzl ecrases eek enfaite enfet enfete errata etourderie
        etourderies excuser excusera excuz faute fautes fautif fautifs fautive finally flubbed
        fourche fourvoye fourvoyer gaffe gaffes goofed goofing goofs gour goures holdon imean
        inadvertance inattention insted jcorrige jmetrompe jvoulaisdire lapsus maent maladresse
        maladroit malentendu malentendus megarde mena ment meprendre meprise meprises mescuse
        minceee misreaded misreading misreads misremember misremembered misremembering misremembers
        misspeak misspelling misspells misspoken mistype mistypes mistyping misunderstand
        misunderstanding misunderstandings misunderstands misunderstood mixed mixup muddle muddled
        muddles muddling mybad navre navree navres nonot oopsidaisy pardno pardonn- pardons pensant
        plutto quiproquo quiproquos rah reconsidered ripe slipup slipups sorryyy sory soryr sowwy
        sozzers sozzle srsly sry typed w8 waaait whoa whoopsadaisy yikes
        """,
        .repeating: """
        repet- repeat- again redis redire redites redit reformul- rephras- heard catch catched
        caught huh hein saisi saisis restate reitere- reiterat- louder afresh agen agian agn anew
        articulant articule articuler articules articulez bafouilles baragouine brouhaha ditto echo
        gresillait gresille gresillement gresiller hachait idem inaudible keskeldit kestudi marmonne
        marmonner marmonnes mishear mumbl- reask reasks recommencez redi redid redira redo redoing
        redone reecout- reecri- reedite reentendre reexpliqu- refaire refais refaisons refait
        refaites refera rejoue rejoues repaet repeet rerepet- rerun rerunning reruns rpt wdym
        """,
        .undoing: """
        defai- undo- undid revert- reverse- reversal arriere rembobin- rollback rewind revenir
        revien- contrepass- ctrlz ctrl backtrack- invers- annulemoica backspaced backspaces
        backspacing contrordre contrordres countermand countermanded countermanding countermands
        defe defiat detricot- goback irreversible rattrap renverse renverser renverses retabliss-
        retropedal- reversals reversible reversing revrese rewinding rewound rollbacks unddo unpay
        unpick unsent untransfer unwinded unwinds unwound
        """,
        .thanking: """
        merci- mersi mercy mci mrci thank- thanx thnx thnks thx tks tnx ty tysm cheers chears mrc
        sympa super genial geniale great nice cool gracias danke grateful gratitude reconnaissan-
        appreci- cimer remerci- lovely brilliant amazing fantastic wonderful excellent- formidable
        magnifique- merveill- bravo welldone adorable- gentil- lifesaver legend chapeau obliged
        sympathique- aimable- ace splendid- marvell- props kudos chouette thnaks thansk obrigado
        arigato grazie shukran choukran topissime goodjob impressive impressionn- impressed
        phenomenal terrific marvelous superb- epic stellar peachy goated dope geante fabul- awesom-
        incroyable- incredible 10x adorabl akpe alhamdulillah amaze amazingly appreicate appriciate
        appriciated apreciate awsome awsum banging barakallah beaut beauts bigup bluffant bluffante
        bonza bonzer bravissimo bravooo bravos brill brillant brilliance brilliantly brillo brills
        chapo chuffin claires comblee congrats congratulat- coolio courtoise cracking dandy dechires
        delicieux dhanyavad diolch djeredjef efficace efficaces efficacite epatant epatante epate
        epater epates excelent exceptional exquisite extraordinaire extraordinaires fab fabby
        facilites fanks felicit- genereuse genereux generosite genialement genialissime geniaux gg
        godsend grats gratz groovy hamdoulah hamdoulilah hamdoulillah hooray hurray jarajef jazak
        jazakallah jerejef kewl kiff luvly mahalo matondo merssi micii moumoute mreci msi muchly
        neat noworries np painless promptitude prouesse prouesses redoutable redoutables ripper
        satisfactory senkiou senkyou sensass serviable serviables shukriya simplifies sincere
        sincerement sinceres singuila smashing soulagee soulages spiffing stunning stylee
        superlative sweet taa tahnk takk talent tenkyou thak thakn thakns thnak thnkyou thoughtful
        tiptop topnotch tq tqvm trobien trocool tyty wahou waou waouh whaou wicked woot wow yaay
        yayy yw
        """,
        .greeting: """
        bonjour- bonjou bonsoir- bonswar salut- slt hello helo hullo hallo hi hiii hey heya heyy
        coucou- coocoo cc yo hiya morning mornin evening afternoon bjr bsr wesh rebonjour re resalut
        howdy sup wassup wazzup greetings greet allo alo g'day gday ola hola namaste salaam salam
        salamalek ahoy aloha bonjoir cava kikou yoo hommages hiyah oi oyez howzit evenin yello
        ciaobella bienvenue welcome slaut heyyy hellooo helloo hellooooo heyo matinal wagwan wsh
        yooo koukou g'morning buongiorno guten hows howdee ello 'ello akwaba alaikum alaykoum
        aleikoum aleikum aleykoum alooo alreet assalam assalamualaikum azul bienoukoi bijour bj
        bjour bnj bnjour bojour bojours bonchour bonjr bonjur bonojur bsoir bsoirr cmtva comentva
        commentva comntva cordiales couc cucou eho ehoh enchante enchantee eyy gdmorning gruezi
        gudmorning hai halloo halo hei hewwo hii hiiiii hlelo hlo hloo howdydoo howre howru howya
        howyoudoin hoy hru hy koideneuf koidneuf koifaire konnichiwa kuku kwaf labes labess
        maleikoum malikoum mbote merhaba namaskar namaskaram nanga nangadef nihao ohe oioi privet
        psst quoideneuf rebjr rebonsoir recoucou revoici revoila salamaleikoum salue saluer saluez
        sava selem shalom slm slmm sltcv sups topothemornin vanakkam weshweh whaddup whatup wotcha
        wsg yooooo yosh
        """,
        .parting: """
        revoir aurevoir orvoir bye byebye goodbye bai adieu ciao tchao tchuss tchus tschuss bientot
        later l8r l8er tantot nuit night nite goodnight gnight journee soiree cheerio laters ttyl
        cya farewell bisou- bises bise bizz bzz bsx toodle- aplus a+ tcho tchin seeya ciaociao hasta
        adios signing signoff ++ plouf kiss kisses dodo byee byebyee byeee goodnite g'night ttfn
        cheerybye slan orevoir aplu bonnenuit tchuus hooroo toodeloo tatas a12c4 abiento ademain
        ademin adm aplusse aprochaine arrivederci arvi arvis atoute babay babaye babye bav bbl becot
        becots besos biz bizou bizous bnjournee bonap bonneaprem bonneapresmidi bonneso bonuit bonwe
        brb bubye buhbye byby byeeeee byes bz catchya cdlmt cdt cordiale cordialement cul8r detale
        esquive farewells g2g godspeed gottago gtg gudnight gudnite haveagoodone jevouslaisse
        jtelaisse kissous nighty orevouar peace pluche poutou rendort respects revois sayonara spar
        taleur tarra tatty tchaoow toutalheure tta ttys vista xoxo xxx
        """,
        .help: """
        aide- help- assist- fonctionn- fonctions capabl- capacit- commandes features feature
        function- explik- expliqu- explain- guide guides manual tuto tutos tutoriel- tutorial-
        instruction- demo demos faq skill skills competence- sos stuck coince- confused confusing
        usage usages menu menus utilis- capabilit- doc notice exemple- example- howto onboarding
        troubleshoot- walkthrough walkthroughs pouvoirs aptitude- talents abilities ability
        beginner- debutant- novice- accompagne accompagner accompagnes accompagnez aiddemoi aidr
        aied asisst asist ausecours briefe briefer clarif- command commands debrouill- depatouill-
        didacticiel didacticiels ede elaborate elaborating esplik- expalin explanations explian
        explic guidebook guidebooks guidee guider guidez halp handbook handbooks hepl hlep hlp info
        information informations infos instrutions instuctions manuals marcheasuivre modedemploi
        neophyte neophytes newbies noob osekour oskour oskur renseign- secours sekour tutoriaux
        tutotial unclear unsure utiliz- xplik- xplique
        """,
        .how: """
        comment coment comen komen how hw cmt commen cmmt koman procedure- process step steps etape-
        demarche- ways maniere facon cmoment comemnt commetn commnet facons hiw howdo howdoi howdya
        hwo kment manieres manip manips manipulation manipulations manner manners procedes protocole
        protocoles somehow stepbystep
        """,
        .ability: """
        peux peut pouvez pouvons peuvent pouvoir pe pourrais pourriez pourrait pourras pourra
        pourrai pu possib- can could cld able abl permis may might autoris- allow- arrives jpeux
        jpeu ispossible feasib- faisab- realis- acn canya cna coud couldya cud cuold habilit-
        impossib- jpe jpeutu jpx maybe mebbe mightn onpeu onpeut perhaps permettez permissible
        permission permissions permit permits permitted peuve peuxtu posib- poss pourraient pourrez
        pourrions pourrons pourront pouvaient pouvais pouvait pouviez prolly puije puisse puissent
        puisses puissiez puissions pvez px tupe tupeu tupeux unable
        """,
        .wish: """
        veux veut voulez veu voudrais voudrait voulais vouloir vx vxx souhait- aimerais aimerait
        want wants wanted wana wanna wnt would wld like need needs needed ned besoin bsoin faudrait
        faut fo fauet must gotta dois devons devez devrai hope hoping esper- envie desir- prefer-
        keen i'd fancy wishes wished wishing longing yearn- intend- intention- aspire- envisag-
        contempl- consider considering considere- jveux jveu jve jvoudrais jvoudrai jaimerais
        jaimerai wannaa adorerais aimerai aimeraient aimerez aimeriez aimerions aspiration
        aspirations besoins choice choices choisi choisir choisis choisit choose chooses choosing
        chosen devais envi envies fallait falloir fallu fancied fancies fancying faudra faudrais
        fodra fodrai fodrait gota hafta havta hoped hopefully hopes ideally idlike inchalah inclined
        interesse interessee interessent interesser jaibesoin jaienvie jaimere jdoi jdois jsouhaite
        jvoudre jvoule lik lke necessaire necessaires necessite necessiter needful needing needta
        nees pick picked picking picks souaite souaiter souaiterai souaiterais souhete tried tries
        try trying tryna trynna tuveu tuveux veuille veuillons veulent voeu voeux voualis voudra
        voudrai voudraient voudras voudrez voudriez voudrions voulaient voulait voulant vouliez
        voulons voulu voulue vuex wan wantin wanting willingness wnat wnats wud
        """,
        .please: """
        stp svp sivouplai please pls plz plse pleaz plis plees kindly veuillez plait plaisir
        pleeease s'il siteplait steplait pwease prie amabilite courtoisie daigner daignez favor
        favors favour favours jtenpri jtenprie jvousprie obligeance pelase pitie plaese plase pleas
        pleaseee pleaseeee plesae plese plizz plox plsss plzzz plzzzz politely prierai prierais
        prions puhlease pweez silteplai silteple silvouplait silvouple silvousplai silvousplait
        sioupl siouplais siouplait siouple sivousplait stepl steple steupl steuplait steuple stpll
        stppp
        """,
        .condition: """
        si if iff imagin- suppos- hypothe- whether wheter unless sinon otherwise cas assuming
        provided providing sauf except excepte- lorsque lorsqu' admettant admettons advenant amoins
        aucasou contingent depend depending depends encas eventuel eventuelle eventuellement
        eventuelles eventuels hormis ifs incase kas lorsqu moyennant onlyif pourvu provisional
        quitteasi sof soff whatif whenevr
        """,
        .reporting: """
        dit dis disait disent dire said says say saying told parait quote- cite- ecrit written wrote
        ecris ecrire write writes writing lire lu lis read reads rumeur hearsay selon according
        allegedly annonc- announc- aparament apparament apparemment apparently dictais dicte dicter
        dictes dimoi dira dirai dirais dirait diront disaient disais disant dise dises dites ecrite
        ecrites ecrits ecrivait ecrivent ecrivez lisent lisez mentioned overheard paraitrait
        pretendent pretends pretendu quoth redirai redise relate relater reportedly rumor rumors
        rumour rumoured rumours sayin sed sez stated supposedly temoign- toldya tole
        """,
        .others: """
        il elle ils elles he she they someone somebody quelqu' quelqu'un anyone anybody they're he's
        she's hes shes gens people thy any1 autrui celleci cellela celuici celuila ceuxci gentleman
        gentlemen individuals individus kelk1 kelkin kelkun lady men particulier particuliers peeps
        person personnes persons ppl qlq1 qq1 qqn qqun quelquun quiconque smone some1 somebodies
        someones strangers sum1 theyre theyve untel woman
        """,
        .money: """
        euro- eur euors eruos dollar- usd pound pounds gbp quid squid quids balle balles bucks buck
        franc francs chf dirham- cfa fcfa jpy cents centime- penny pence pennies tenner tenners
        fiver fivers thune- thunasse ble fric frics oseille cash argent arjent money moneys monney
        monye sous sou dough moolah pognon pogno flouze flouz tune tunes tunasse monnaie- biff biffe
        moula mula maille artiche piasse- piastre- brique briques smackers smackeroos wonga dosh
        cheddar lolly readies loot benjamins gwop brass wedge naira- cedi- rand rands shilling-
        bones clams greenbacks liquide- especes bifton- loonie toonie loonies rond ronds radis
        kopeck kopecks pepettes pepetes caillasse grisbi finance finances financial financier- arg
        argnet ariary bahts banknote banknotes billionaire billionaires boules brouzouf brouzoufs
        buckaroo buckaroos bux cashless cenne coppers coupures crore crores cts dargent dimes dinero
        dolar dolars dolla dollaz doller dzd ecus ero erous eruo erus eurs eurso fafiot fafiots
        farthing farthings ferraille fiddy fifrelin financially flouse fortunee frs genar genhar ghs
        greenback huard hundo hunner kaching keuss keusse keusses khaliss kopek kopeks lajan lakh
        lakhs largent liards liasse liasses liquid lires lucre mbongo millionaire millionaires
        millionnaire millionnaires minted mitraille mny moeny monai moneybags moneywise monies
        monnai monnaye mony moolahs moulaga multimillionaire munny neuros ngn nickels nicker nickers
        ninepence numeraire oros ouguiya paisa pecuni- pesetas petty pez peze picaillons pognons
        pouds pouns punds qiud ransom reais reaux richer richesses roros sawbuck sawbucks sesterce
        sesterces shekel shekels shrapnel siller simoleon simoleons sixpence skrilla spondoolicks
        spondulicks spondulix talbin talbins thruppence thunar tnd tuppence twenties uros wad wads
        wealthy wodge xaalis xaf xalis xof zeillo zeuros zeyo
        """,
        .label: """
        note motif motifs libelle- reference- ref refs labelled label labels tag tags tagged titre
        title mention mentions intitule- alias annotat- annoter commentaire commentaires comments
        communication communications describe described describes describing description
        descriptions descriptor descriptors etiquet- labeled labeling labelling libele libeles
        mentionne mentionner mentionnez nickname nicknames nomme nommez referance refrence remark
        remarks
        """,
        .waiting: """
        waiting pending attente enattente wip awaiting awaited stillwaiting queued retard late
        lateness tarde tardif promise- promis promesse- jure swear swore pledged arrived atant atend
        atente attendais attendait attendant attende attendent attendit attendons attendra attendrai
        attendrais attendrait attendras attendre attendront attendu attendue attendues attendus
        await awaits delai delais eta etas expire expirees expires holdup holdups lambin- languir
        lanterne lanterner limbo patience patiente patienter patientera patientes patientez
        patiently patientons pendin pledge pledges pledging poireaut- processed processing promet
        promets promettais promettait promettez promettre promising queue queuing retar retardee
        retardent retards swearing sworn tardera tarderai tardez tardive tardives tardy uncleared
        unconfirmed unprocessed vowed waited waitin waits
        """,
        .taking: """
        take takes taking took taken tak prend prends prendre prenez prenne prenons pris pull pulls
        pulled withdraw withdraws withdrawing grab grabs grabbed snag nab dip dips dipping dipped
        ponction- pioche- puise- soutir- accapar- attrap- choper chopez confiscat- confisqu-
        empoches grabbing jprends nabbed nabbing nabs pocketed pocketing pren prenais prenait
        prenant prendr prendra prendrai prendrais prendrait prendras prendrez prendrons prendront
        prennent prennes rafle rafler rafles raided raiding retirais retirait retirant saisissez
        scoop scooped scooping scoops seized seizes seizing sequestr- siphon- snagging syphon- takin
        tirer tirera tirerai tirez tkae vider wihtdraw
        """,
        .keeping: """
        keep keeps keeping kept gardes gardez garder gardons conserv- preserve- maintien- maintain-
        retain- leave leaves leaving laissons gardait gardees gardent gardera garderai garderas
        garderez jgard jgarde keepin kep leavin maintenence maintenez maintenir maintenons maintenu
        maintenue maintenus preservation retention safekeeping stay stayed staying sustain sustained
        sustaining sustains upheld uphold upholded upholding upholds
        """,
        .vanishing: """
        gone went goes parti partis partir disparu- disparait disappear- vanish- evapor- fuit
        leakage escape- melted absent disapear disapeared disparaiss- disparaitre disparition
        disparitions dissapear dissapeard dissapeared dissapearing dissip- dissipat- envole envolee
        envolees envolent envoler envoles escamot- fondait fondent nemore partait partent poof
        untraceable vamoosed vansihed vaporised vaporized volatilis-
        """,
        .finding: """
        find finds trouve trouver trouves trouvez trouvent spots identifie- detect- repere- dig
        digging cherchais cherchait cherche cherchent chercher chercherai cherches cherchez
        cherchons denich- farfouill- finding fnd fouill- identification identify identifying lurking
        pinpoint pinpointed pinpointing pinpoints pister seek seeking seeks sleuth sleuthed
        sleuthing sleuths sought trouv trouvaille trouvailles trouvais trouvait trouvee trouvees
        trouvera trouverai trouveras trouvons trove uncover uncovered uncovering uncovers unearth
        unearthed unearthing unearths
        """,
        .knowing: """
        know knows knowing knew sais sait savoir sache savez saurais think thinks thinking thought
        reckon reckons crois pense penses understand understood comprends comprendre comprend
        comprenez compris comprens remember remembers souviens recall recalls wonder wondering guess
        figure connaitre connais idea ideas idee idees acquainted afaik apercevoir apercois
        apercoive apercoivent apercue assume assumed assumes assumption assumptions aware capte
        capter captes captez che chepo clue clues comprehend comprehended comprehending comprehends
        comprenais comprenait comprendrai comprendras comprenne comprennent comprennes comprenons
        compri comprise comprit connaissais connaissait connaisse connaissent connaissez connaissons
        connait connaitrais connu connue connus conscius croi croit croyaient croyais croyait croyez
        croyons cru crus decide decided decides deciding doubt doubted doubting doubts doutais doute
        douter doutes dunno enlighten fathomed fathoming figured figuring guessed guesses guessing
        hunch idk iirc imho imo jcapte jcomprend jcroi jsai jsaipa jsais jsaispas jse jsp jspa jspas
        kno knowledge knowledgeable knw kompren kompri konai konprend konw notions penes pensais
        pensait pensent penser pensera penserai pensez pensons perceiv- pige pigee pigent piger
        piges pigez ponder pondered pondering ponders presumably presume presumed presumes presuming
        realised realising realization realize realized realizes realizing recalled recalling
        reckoned reckoning recollect recollected recollecting recollection recollections recollects
        rembr rememba remembered remembering retiennes rmbr sachant sachent sachiez saura saurai
        sauras saurez sauront savaient savais savait savent saviez savons semblait semble semblent
        sembler semblerait souvenais souvenait souvenez souvenir souvenu souviendra souviendrai
        souviendras souvienne souviennent souviennes souvient spotting surmis- sussed thort thot
        unaware wondered wonders ziday
        """,
        .talking: """
        talk talks talking talked speak speaks speaking parle parler parles parlez parlons discute
        argue argued argues arguing argument arguments babble babbled babbles babbling barat
        baratin- blabber blabbered blabbering blabbers blabla blablater blethered blethering causer
        causez causons communicat- confer conferred conferring confers conversed converses dialogu-
        discuss discussed discusses discussing discussion discussions echangeons entretenir evoqu-
        jacass- jacte jacter jaser jasette jasons mutter muttered muttering mutters natters palabr-
        papot- parl parlais parlait parlant parlee parlent parlera parlerai parlerons rant ranted
        ranting rants shouted shouting shouts spoke spoken talkative talker tchat tchatch- tchater
        tlk whisper whispered whispering whispers yapped yaps yelled yelling yells
        """,
        .usage: """
        use uses using useful usable servir sers serve employable recourir resservir reuse reused
        reuses reusing reutilisable reutilisables servait servent servi servie servira servirait
        serviront servis ues usagers usefulness user users usin usite utilize utilized utilizes
        utilizing utlise
        """,
        .quantity: """
        lot lots bit few several plusieurs peu beaucoup bcp bcoup quelques quelque some any tas
        plenty loads heaps bunch poignee handful pile piles abundance allot bajillion batch batched
        batches batching boatload boatloads bocou bokou boku boucoup brindille centaine centaines
        certaines certains chiee chouia chouilla chouya cinquantaine countless dizaine dizaines
        douzaine douzaines dozen dozens enormem flopee flopees foultitude fwe gazillion gazillions
        grv handfuls innombrable innombrables kelques kyrielle kyrielles load loadsofmoney lods
        maintes masses millier milliers monceau monceaux moult multitude nombreuse nombreuses
        nombreux numerous oodles palanquee palanquees paquet paquets pelletee pelletees pleine
        pleins plentiful plsrs poignees qlq qlqs qq qqs ribambelle ribambelles scads scant shitload
        slew smidge smidgen smidges tapee tellement tlmt trentaine umpteen vachement various
        vingtaine zeste zillion zillions
        """,
        .comparing: """
        more moar less fewer plus moins than over under above below beneath between entre autant
        least most mins superieur- inferieur- roughly environ approx approximately almost nearly
        presque quasi alike analogue analogues apeupre apeupres approximat- appx atleast avoisin-
        ballpark betwen btwn circa closer closeto davantage environs equival- fewest greater grosso
        grossomodo highr kasi kasiment lesser mair majoritaire- minus mions moin mor mostly mroe
        mwin outre ova ovr ovre pareil pareille pareillement pareils plsu plu presk presq puls
        quasiment rough ruffly semblable semblables similaire similaires similar similarly slightly
        thn underneath undr unlike voisinant worse worst
        """,
        .entirety: """
        all everything tout toute whole entire entirely integral- entier entiere entierement full
        fully complet- altogether ensemble collectively combined complt entirety evrithing evrythin
        evrything evthing fullest global globale globalement globales globaux intact intacte kompl-
        konplet lump outright overall shebang thoroughly totality tou tt tte ttt tuot wholly
        """,
        .persistence: """
        still yet encore anymore longer desormais definitively forever ever nonstop indefini- 4eva
        adurabl ankor ankore continual continually continuel continuels continuous continuously
        definitif definitifs definitive definitivement definitives dorenavant durable durablement
        durables ecnore encor endless endlessly enkor eternal eternally eternel- eternite
        everlasting evermore evr incessant incessantly lgtmps lgtps lifelong lifetime longstanding
        longtemps longtps perenn- persist persisted persistent persistently persisting persists
        relentless stil
        """,
        .immediacy: """
        now today tonight maintenant mtn mnt asap immediat- instant- vite quick quickly rapide-
        urgent- straightaway pronto aujourd'hui auj ajd ajrd fissa illico currently actuel-
        momentan- sharpish forthwith presently quickie vitefait promptly prompt rapido hurry
        hurrying depeche- magne 2day 2night 2nite ajrdhui asp aujour aujourdh aujourdhui aujourdhuit
        aujourdui aujourduit aujourhui aussitot dessuite directement expedite expedited expedites
        fast faster foulee grouill- haste hasten hastily imediat- immeadiately immeditately
        immidiately immidietly imminency incessamm- inmediately jiffy momentarily mtenant nowadays
        nowish nw ojourdhui pdq posthaste presentement pressee presses prestement presto promptement
        qik quicker quickest quik qwik recta rn rush rushed rushes rushing sitot speedily speedy
        spontanement straight straightway surlechamp swiftly tdesuite tonite toudesuite toudsuite
        toutdesuite toutedesuite urgemment urgency urgnt viteuf vivite
        """,
        .timeUnit: """
        day days week weeks wk wks month months mth mths mnth year years yr yrs jour jours semaine
        semaines sem mois ans annee annees an's trimestre- quinzaine- fortnight- hour hours hr hrs
        minute minutes heure heures noon midi matin matins matinee soir soirs summer winter autumn
        hiver automne ete weekday weekdays lundi- mardi- mercredi- jeudi- vendredi- samedi-
        dimanche- monday- tuesday- wednesday- thursday- friday- saturday- sunday- janvier fevrier
        avril juillet aout septembre octobre novembre decembre january february april june july
        august september october november december janv fevr sept oct nov dec jan feb tues weds
        thurs fri afternoons agust anene aou apm aprem aprm aug bimestre bimestres daz decade
        decennie decennies decmber decmebre dem dim dimance dimanch dya eod eom eow eoy evenings
        febuary fevier firday fortnigt friady fridy heur hivernal hivers jeud jeudu jnue journees jr
        jrs juin lhiver lnudi lun lunchtime mecredi merdredi midday midis midnight midsummer midweek
        minuit mios mn mnoth mns moday mondy monts morn mornings mosi motnh mras mtd mwa nights
        nites noonish noontime ocotber ocotbre ouvrable ouvrables overnight periode periodes
        printaniere qtrs samdi saterday satuday saturady saturdy secondes seconds secs semaien semen
        semiane setpember setpembre snday summers sundy teatimes teusday thrusday thu thur thurdsay
        thurseday tiem trimes tuseday vdi ven vendr vendrdei vendrdi wedensday wednessday wednsday
        weeek weeknight weeknights wek weke wekk wenesday yaer
        """,
        .ordinal: """
        first premier premiere premiers premieres deuxieme- troisieme- quatrieme- seconde fourth 1st
        2nd 3rd 4th 1er 2eme 3eme nth 10eme 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 1eres
        1re 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 2e 2em 30th 31st 3e 3em 4e 4eme 5e
        5eme 5th 6eme 6th 7th 8th 9th antepenultieme dixieme douzieme douziemes eighteenth eighth
        eightieth eleventh enieme fifteenth firstly fourteenth huitieme huitiemes initially neuvieme
        neuviemes nieme nineteenth ninetieth ninth onzieme onziemes penultieme penultimate premiaire
        premie prems preums quinzieme quinziemes secondly septieme septiemes seventeenth seventh
        sixteenth sixth tenth thirdly thirteenth thirtieth treiziemes trentieme trentiemes troisiem
        twelfth twentieth vingtieme vingtiemes
        """,
        .thing: """
        thing things thingy stuff truc trucs machin- bidule- bazar chose choses something anything
        whatever whatsit affaire affaires tralala anyfin bouzin bricole bricoles brol brols
        chaisplusquoi chepakoi choz doodad doodads doohickey gubbins kekchose kelkechose kelkechoz
        malarkey misc miscellaneous onything owt qlqch qlqchose qqch qqchose schmilblick shiz
        shizzle smth smthg smthing somthing stuffs summat sumthin sundries sundry thingamabob
        thingamabobs thingamajig thingamajigs thingies thingumajig thingummy ting tings trc
        trucmuche truk whatchamacallit whatchamacallits whatevs whatnot whatsits yoke yokes
        """,
        .toward: "to towards toward vers onto into unto tae tothe",
        .origin: "from frm outof fro fomr fromm",
        .purpose: "for pour pr puor",
        .together: """
        with avec wit w/ 2getha 2gether alongside jointly mutually tgt together wid wiht wiv wth
        """,
        .aboutTo: """
        about concernant regarding aboot abot abt abuot abut pertaining regards related relating
        """,
        .before: """
        before avant till until til jusqu' jusqua jusque afore avan avnat avt b4 beforehand befroe
        jusk juska jusko prealablement preceding predates prior ziska
        """,
        .after: """
        after apres then puis ensuite afetr afterward afterwards aftr apre followedby l8ter
        subsequent subsequently thereafter
        """,
        .among: "of parmi dans in inside within dedans dessus amid amongst withing",
        .firstPerson: """
        i j' je i'm im i've jsuis chuis myself chu chui chus iam ima imma jla jle jles jleur jlui
        jme jmen jnai jsui jtai jte jvous jy memoi meself mesen sius
        """,
        .me: "me moi m' bibi mezigue moa mwaa oim",
        .us: "us nous we our ours nos notre ourselves nou oor ourself weve",
        .you: """
        you u tu te toi vous yous youse thee ye y'all toa toua twa vou yall yinz yuo
        """,
        .him: "him her them lui leur themselves himself herself eux lwi",
        .my: "my mon ma mes mah",
        .your: "your votre vos tes ur yur",
        .his: "his their leurs ses",
        .being: "is are am be been being est es suis etes sont etre sois soyez isnt arent",
        .doing: """
        do does doing done doin don dae duz effectue effectuer effectues effectuez
        """,
        .going: """
        go going come comes came viens vient venu aller alle allais allait allee alliez allions
        comin gng goign goin jvien venais venait venez venons vien viendriez viennent
        """,
        .demonstrative: """
        this that these those ce cet cette ces ca cela c' ceci celui celle ceux that's c'est it its
        celles dat dats itz taht thats ths thsi tht tihs
        """,
    ]
}
