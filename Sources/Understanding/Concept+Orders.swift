extension Concept {
    /// What is ordered and managed. The words of all tables are of both languages and folded; a
    /// hyphen is behind the beginning of words.
    static let orders: KeyValuePairs<Concept, String> = [
        .sending: """
        envoi- envoy- enver- anvoi- anvoy- ravoy- renvo- vire vires virer vira virons virez vireras
        virerait virais virerai viree expedi- achemin- parven- transmet- transmis- transfere
        transferes transferer transferez transferons transfera send sends sending sent sennd sedn
        sned wire wires wired wiring wiretransfer zap zapping zapped beam beamed shoot shooting ping
        pinged sling slinging slung bung bunging bunged chuck chucking chucked lob lobbing flick
        flicking flicked whack whizz fling flung toss tossing tossed yeet dispatch- remit remits
        remitted remitting forward forwards forwarded forwarding fwd env snd sendin trsf trsfr trf
        xfer balancer propuls- venmo venmoed zelle zelled paypaled shunt relay relays dropkick
        interac etransfer lydia paylib wero bizum catapult- balade- teleport- whizzed adresser
        adresserai adressez balancait balancera balancerai balancez balancons beams bungs cashapp
        cashapped cashapping chucks despatch despatched despatches despatching emt envioe envoei
        etransferred etransferring evnoie flicks gcash gpayed hurl hurled hurls jenvoi jenvoie
        jenvoye lobbed lobs lydiaient lydiais lydiait lydiant lydiee lydiees lydient lydier lydiera
        lydierai lydierais lydierait lydieras lydierez lydierons lydieront lydiez lydions moovmoney
        mpesa nenvoi osko payid paytm phonepe reexpedi- relayed relaying remitly resend retransmet-
        retransmis- revolutted sended shoote shunted shunting shunts slings snet sumeria swish
        taptapsend tfr tfrd threw throw throwing thrown tikkie transferaient transferais transferait
        transferant transferee transferees transferent transferera transfererai transfererais
        transfererait transfereras transfererez transfererons transfereront transferrer transmit
        transmits transmitted transmitting transvas- trasnfere twint twintaient twinte twintera
        twinterais twinterait twinteras twinterez twinterons twinteront twintez venmoing virait
        virant virera vireraient virerez virerons vireront viriez virions virre vrie vries wave
        whacked whacking whacks wrie xoom yeeted yeeting zaps zelling zipped zipping zips
        """,
        .transfer: """
        virement- virment- vir vrt virmt vmt transfert- transfer transfers transferred transferring
        transferr transfered tranfer tranfers trasnfer remittance- versement- sepa swift bacs chaps
        giropay eft efts interbank intrabank remitance remittence tfrs tranfser transf transfr
        transfre trsfrt virem viremant viremetn viremment viremnet viremnets virmeent virmen
        virrement virts vrmts
        """,
        .giving: """
        donn- offr- offer offers offered offering file files filer filez filons fileras refile
        refiles refiler refilez lache laches lacher lachez passe passes passer passez passera verse
        verses verser versez versera remettre remets remet give gives giving gave given gimme giv
        gib hand hands handed handing slip slips slipping slipped drop drops dropping dropped lend
        lends lent allonge- alonge- glisse glisses glisser glissez crache- raboule- aboule- depose
        deposes deposer deposez deposit deposits deposited depositing credite crediter credites
        contribu- donat- dons spot spotted sub subbed subs tide bankroll treat treats treating
        bestow grant granted granting abonde abondements accordent accordera alimente alimenter
        alimentera alimenterai alimentes alimentez avancaient avancais avancait avancant avance
        avancee avancees avancent avancer avancera avancerai avancerais avancerait avanceras
        avancerez avancerons avanceront avances avancez avancons baille bailler bailles bankrolled
        bankrolling bankrolls benefactor benefactors bequeathing bequeaths bequests bestowed
        bestowing bestows cadeaute cede ceded ceder cedera cedes cedez ceding credita credited
        creditee creditees crediterai creditez crediting depane depannaient depannais depannait
        depannant depanne depannee depannees depannent depanner depannera depannerai depannerais
        depannerait depanneras depannerez depannerons depanneront depannes depannez depannons
        deposaient deposais deposait deposant deposee deposees deposent deposera deposerai
        deposerais deposerait deposeras deposerez deposerons deposeront deposons depot depots dnone
        donez donor donors dontae dooner endow endowed endowing endowment endowments endows entrust
        entrusted entrusting entrusts farots fiel filaient filais filait filant filee filees filent
        filera filerai filerais filerait filerez filerons fileront flanque flanquer flanques fronted
        fronting funded funding gater gavee gi giev giveaway giveaways givin giz glissaient glissais
        glissait glissant glissee glissees glissent glissera glisserai glisserais glisserait
        glisseras glisserez glisserons glisseront glissons gratifie gratifier gratifiez gve gvie
        handout handouts handover handovers lachaient lachais lachait lachant lachee lachees lachent
        lachera lacherai lacherais lacherait lacheras lacherez lacherons lacheront lachons legue
        leguer legueras lended octroi- offert offerte offertes offerts passaient passais passait
        passant passent passerai passerais passerait passeras passerez passerons passeront passons
        pretais pretait prete pretee pretees pretent preter pretera preterai preterais preteras
        pretes pretez pretons refilaient refilais refilait refilant refilee refilees refilent
        refilera refilerai refilerais refilerait refileras refilerez refilerons refileront refilons
        regalaient regalais regalait regalant regale regalee regalees regalent regaler regalera
        regalerai regalerais regalerait regaleras regalerez regalerons regaleront regales regalez
        regalons regift regifted regifting regifts renflou- rince rincer rinces sponsor- subbing
        subvention- treated versaient versais versait versant versee versees versent verserai
        verserait verseras verserez verserons verseront versiez versons
        """,
        .payingBack: """
        rembours- ranbours- rembourc- rembrs rembt rbt rend rends rendre rendez rendons rendrai
        rendra rendu rendue rendus restitu- repay- repaid reimburs- reinburs- reimburc- refund-
        payback paybacks paidback settle settles settled settling square squared squaring quits
        refnd redonn- recredit- retrocede- makegood compensate- compensation- compense- dedommag-
        indemnis- indemnit- bck defraie defraye defrayee defrayer defrayes defrayez desintere- evens
        giveback indemnified indemnifies indemnify indemnifying jrembourse payinback rambours-
        redress refudn refuned refunf reimberse reimbersed reimbrse reimbuse reimbusre remborse
        rembourement rembousement rembouser rembousrement rembrousement rembursed rembursement
        renbours- rendait rendant rendent rendr rendrais rendrait rendras rendrez rendrons rendront
        rendues repy reversement reversements reverser rfund rinds rmb rmbourse rmbourser rmbts rpay
        setle settel settlement settlements squares
        """,
        .paying: """
        paie paies paient payer paye payes payez payee payees payerai payera payerons payeras payait
        payais payement- paimen- paiemen- payment- paymnt- pymt pymts pmt pmts pay pays paying paid
        payed payin pai paiera paierai paieras regle regles regler reglez reglons reglera reglerai
        reglee reglement reglements acquitt- solder soldez clear clears cleared clearing fork forks
        forking forked shell shells shelling shelled casqu- raqu- douill- debours- foot foots
        footing footed payoff encaiss- honor- affranch- regl rglr pyr paiyer peye peyer pye acquits
        apure apurement apurer bancontact banquer casho decaiss- defray defrayed defraying defrays
        disburse disbursed disbursement disbursements disburses disbursing discharge discharged
        discharges discharging epongeaient epongeais epongeait epongeant epongee epongees epongent
        epongeons eponger epongera epongerai epongerais epongerait epongeras epongerez epongerons
        epongeront epongez expend expended expending expends impayable jpaye liquidate liquidated
        liquidates liquidating oay paei paidup paieme paiemetns paiemnet paiemt paierais paierait
        paierez paieriez paierons paieront paiman paimant paimt pait pament payable payables
        payaient payant payante payantes payants payemant payemnt payemnts payent payerais payerait
        payerez payeront payers payeur payeurs payeuse payiez payions paymeny paymetns paymets
        paymment paymnet paymnets payoffs payr payre payt pei piad piae pya pyae pyaer pymnts
        reglaient reglais reglait reglant reglees reglent reglerais reglerait regleras reglerez
        reglerons regleront regliez regularis- repaie repayer retribu- rglmt tpe tpes
        """,
        .requesting: """
        demand- dmd dmde dmder dmand- redemand- reclam- exig- requ- rqst ask asks asking asked askin
        claim claims claiming claimed invoicing invoiced quemand- sollicit- solicit solicits billing
        billed beg begs begging abeg bother hound hounding pester pestering petition mendi- implor-
        facturer facturez taxer racket- dun dunning solicitation- plead- wheedle mooch scrounge
        scrounging cadge taper tapes aks aksed askd beseech beseeched beseeches beseeching blagged
        blagging blags bothered bothering bothers cadged cadger cadges cadging chargeme clamour
        clamoured clamouring clamours dde ddes deamnde demade demadne demadnes demdane demend-
        demmand- demnade demnader demnades demnd dmeande dunned entreat entreated entreating
        entreats freeload freeloaded freeloader freeloaders freeloading freeloads grattes grattez
        hustled jdemande mooched moocher moochers mooches mooching panhandle panhandled panhandler
        panhandlers panhandles panhandling pestered petitioned petitioning petitions recalme reclmae
        rekwest relcame req reqd reqest reqeust reqeusts reqs revendiqu- rqt scrounged scrounger
        scroungers scrounges sponger spongers supplie suppliez wheedles
        """,
        .collecting: """
        recup- collect collects collecting collection- collecte- recouvr- recover- recoup- retrieve-
        retrieving gather- chase chases chasing chased cough coughs coughing coughed chip chips
        chipping chipped stump stumps stumping stumped pitch pitches pitching pitched pony ponies
        ponying cotis- recolt- cagnotte- leetchi kitty whipround pool pooling pooled crowdfund-
        quete rameut- rapatri- clawback claw extract extort squeeze wring contribution- participat-
        participe participes participer participez participent levee retrieval fundraise fundraiser
        fundraisers ante antes chipin cagnot cagnote cagnotes centralis- clawed clawing cliam cofund
        cofunded cofunding cofunds colected contrib cotee cotiz cotize cotizer djangui engrange
        engranger gfm gofundme gofundmes grappill- kisskissbankbank lepotcommun levied likelemba
        njangi participaient participais participait participant participante participantes
        participants participee participees participera participerai participerais participerait
        participeras participerez participerons participeront participons passthehat percue querir
        quetes ramassaient ramassais ramassait ramassant ramasse ramassee ramassees ramassent
        ramasser ramassera ramasserai ramasserais ramasserait ramasseras ramasserez ramasserons
        ramasseront ramasses ramassez ramassons rassemblaient rassemblais rassemblait rassemblant
        rassemble rassemblee rassemblees rassemblent rassembler rassemblera rassemblerai
        rassemblerais rassemblerait rassembleras rassemblerez rassemblerons rassembleront rassembles
        rassemblez rassemblons rattrape rattraper rcup reclaiming recpuerer regain regained
        regaining regains reunir reunis reunissez reunissons sebile sebiles tipeee tontine-
        tontiniere tontiniers ulule
        """,
        .causing: """
        fais fait faites faire fasse fera ferai feras faisons font fassent ferez feraient fesse make
        makes making made mak makin let lets letting tell tells telling get gets getting gettin
        gotten obten- obtien- recoi- recev- recu recue recus receiv- convinc- convainc- persuad-
        force forcing forces oblig- amene amener ameneras amenes amenez coax coaxed coaxes coaxing
        coerce coerced coerces coercing compel compelled compelling compels contrain- enforce
        enforced enforces enforcing ensure ensured ensures ensuring fai faisaient faisais faisait
        faisant faisiez fasses fassiez fassions ferais ferait feriez ferons feront fiare fias
        forcibly gte incit- induce induced induces inducing instruct instructed instructing
        instructs inviter jfais jfe mkae mke recues tellin urge urged urges urging
        """,
        .owing: """
        doit doivent devait doi doive devra devrait due dues owe owes owed owing owin ow dette- debt
        debts indebted redevable- iou ious arrieres arrears impaye- ardoise- outstanding overdue
        unpaid behind tab owin' debtor- debiteur- debitrice creance- crediteur- arrear cdette
        creditrice creditrices croume croumes deadbeat deadbeats debitrices delinquent delinquents
        dete devaient devrez diot dosi dus dwat endettement jdevais nonpayment owd oweme ows owse
        receivable receivables redois redoit renege reneged reneges reneging stiffing uncollected
        unrefunded unreimbursed unrepaid unsettled welched welching
        """,
        .reminding: """
        relanc- rappel- rapel- nudge- nudging remind- prod prods prodding jog jogs poke pokes poking
        poked chaser chasers rafraich- secoue secouer secoues houspill- ranimer followup titill-
        memo memos followups chivvy hassle hassling jostle ressass- retap- sollicitud- aiguillonn-
        badgered badgering bouscul- chaseup chivvied chivvies chivvying goad goaded goading goads
        hassled hassles heckle heckled heckles heckling injonction injonctions insist insiste
        insistent insister insistes insistez jolt jolted jolting jolts nagger naggers needling
        niggle niggled niggles niggling nugde pressured pressures pressuring pressurise pressurised
        pressurises pressurising pressurize pressurized pressurizes pressurizing prompted prompting
        rapl raple raplle ravive relans- relence relencer relnace remaind rememor- remidn remimd
        reminnd remnd remnid rmnd rouse roused rouses rousing sommation sommations talonne talonner
        tanne tannera tannes tannez taraude tarauder tickler ticklers
        """,
        .accepting: """
        accept- acept- aprouv- approuv- approv- valide valider validez validate validates valides
        agree agrees agreed agreeing agreement ratif- acquiesc- consent- honour- consens- greenlight
        okays okayed acccept accede acceded acceder accedes accedez acceding accepet acceppt
        accordee accordes accpet accpete accpt accsept- acknowledge acknowledged acknowledgement
        acknowledgements acknowledges acknowledging acknowledgment acknowledgments adoube agreee
        agreent agreer agreera agreez aksept- approbation approbations approove aprove aproved
        assent assented assenting assents authorisation authorisations authorise authorised
        authorises authorising authorization authorizations authorize authorized authorizes
        authorizing avalis- axept- complied complies comply complying concede conceded concedes
        conceding endorse endorsed endorsement endorsements endorses endorsing exauce exaucer exept
        favorable favorablement homolog- jaccepte okaying okd oked oking permitting positivement
        rubberstampped rubberstampping satisfaire satisfais thumbup unanimous unanimously valid
        validait validant validated validation validations validee validees valident validera
        validerai valideraient validerais valideras valideront validons
        """,
        .declining: """
        refus- declin- rejet- reject- denied deny denies denying ignor- rebuff- snub turndown
        repouss- econdui- rembarre- balay- snubbed bounce bounced bounces dismiss- shun spurn nix
        nixed blackball balked balking barred blackballed blackballing blackboule blackbouler
        blacklist- boudes bouncing deboute debouter decine declne dedaign- delcine denial denials
        desapprouve desapprouver desapprouvez disagree disagreed disagreement disagreements
        disagrees disagreing disallow disallowed disallowing disallows disapproval disapprove
        disapproved disapproves disapproving fail failed failing fails failure failures infonde
        infondee infondees infondes invalider invalidez jrefuse leftonread nixes rebut rebuttal
        recuse recuser refoule refouler refoules refoulez refsue refues refuz- rejcet rejct
        repudiate repudiated repudiates repudiating retoqu- shunned shunning shuns snob snobe snober
        snobera snobes snobez snubbing snubs spurned spurning spurns swerve swerved swerves swerving
        vetoed vetoes vetoing
        """,
        .splitting: """
        partag- divis- diviz- repartis repartir split- share sharing shared divid- divvy divvied
        halve halved halving dutch tricount apportion- prorat- scind- fractionn- egalise- equaliz-
        carve quotepart mutualis- cofinanc- costshare bisect bisected bisecting bisects cobuy commun
        communs coown coowned coowning coowns departage departager devide devides divde divi divvies
        equilibrer evened godutch gohalves groupee halfsies halvesies halvsies inegal moitmoit
        moitmoite partaj- partargeons partgaer pataj- prtager reequilibre reequilibrer reequilibrez
        repartie reparties repartira repartirai repartissez repartissons repartit separant separate
        separe separer separez sharer sharers sharesies slpit spilt spli splt splti subdivide
        subdivided subdivides subdividing uneven unevenly
        """,
        .portion: """
        part parts partie parties moitie moities moitier moite half halves quarter quarters third
        thirds tiers quart quarts portion- quota fifth fraction- pct ptage pourcent percent
        percentage- pourcentage- centieme centiemes chunk chunks cinquiemes demi demie demies demis
        dixiemes eighths fifths fragment fragments haf halfway hlf hundredth hundredths majority
        millieme milliemes moit moitee moiti ninths pecentage perc percntage poucentage pourcantage
        prat prcnt rations segment segments sevenths sixths slice slices sliver slivers tenths
        tranche tranches
        """,
        .each: """
        chacun- chaque each apiece tete tetes head heads everyone everybody pers per equally equal
        egal egale egalement evenly equitab- fairly everyones capita chak chak1 chakun chakune chcun
        chkun chq eahc ech egales egaux every1 evry1 identical identically identiquement individual
        individually individuel individuelle individuellement individuelles individuels likewise pp
        ppn proportionnellement respectif respectifs respective respectively respectivement
        respectives seperatly severally tlm toutlemonde toutlmonde ttlemonde ttlmonde
        """,
        .recurring: """
        recurr- permanent- permanant- abonement- abo abos abonn- subscri- subcri- suscri- standing
        mensualit- regulier- regular regulars regularly membership- adhesion- adher- echeancier- dd
        ddr mandat- standingorder periodi- cyclique- renew- renouvel- reconduc- reconduit- rolling
        engagement- souscri- contrat- contract contracts autorenew- reabonn- resubscri- perpetu-
        retainer retainers domiciliation- domicilie- echelon- echelonne- abone abonemments aboner
        ddebit dds formule formules habonn- lapse lapsed lapses memberhsip membrship mensualisation
        mensualise mensualiser mensuelite monthlies oder ongoing premium rebill rebilled rebilling
        rebills reccur- reconduire reconduis recurant recurent recuuring registration registrations
        renegotiated reoccur reoccured reoccurring reoccurs satnding standign stnading subsciption
        subscirption subscrption subsription subsriptions trial unlimited
        """,
        .every: """
        tous toutes ts ttes every evry quotidien- hebdo- mensuel- annuel- trimestriel- bimensuel-
        semestr- daily dailly weekly wkly monthly mthly montly yearly quarterly fortnightly biweekly
        annually annual bimonthly nightly alternate alternating annum biannual biannually biannuel-
        biennial biennially bimestr- chauqe everyday evrey hourly journalier journaliere
        journalieres journaliers journellement mansuel mansuelle mensualises mnthly qtrly
        quadrimest- routine seasonal seasonally semiannual semiannually semimonthly termly tlj touts
        tuos wekely yrly
        """,
        .pausing: """
        paus- suspend- suspens- interromp- interrupt- hold holds holding snooze- pauz- breather halt
        halts halted postpon- differer differe decal- delay delays delayed delaying defer defers
        deferred standby adjourn adjourned adjourning adjourns ajourn- break deferment deferments
        deferral deferrals differee differees differera differerai differes differez dormant
        freezeup held hiatus idle intermission lull meantime metsenpause moratoire moratoires
        mothball mothballed mothballing mothballs onhold pasue pasued poz procrastinat- provisoire
        provisoirement puase repit reporte reportee reportees reporter reportes reportez respite
        sabbaticals saute sauter sautes sautez stalled stalling supsend surseo- sursis susp suspand
        suspandre suspen suspnd temporaire temporairement temporarily temporary temporis- timeout
        treve
        """,
        .resuming: """
        repris- repren- reactiv- resuming resumed restart- unpaus- remet- retabli- reinstat-
        redemarr- rejoin continue continues continuer continuez continued poursuiv- kickstart
        continuait continuation continuent continuera continuerai continuing continuite continuons
        poursuis rallum- reawaken reawakened reawakening reawakens rebranch- recommenc- redemar-
        reenclench- reengaged reengages reengaging reignite reignited reignites reigniting
        reinitiate reinitiated reinitiates reinitiating rejuvenate rejuvenated rejuvenates
        rejuvenating rekindle rekindled rekindles rekindling relaunch relaunched relaunches
        relaunching remarche remarcher ressuscit- restore restored restores restoring restrt
        resumption revive revived revives reviving unhold unsnooze unsnoozed unsnoozes unsnoozing
        """,
        .stopping: """
        arret- aret- stop stops stopper stoppe stoppez stopped stopping resil- supprim- suprim- supr
        enlev- retire retires retirez retirons retiree retirer delet- dlt remov- end ends ended
        ending quit quitting unsub- desabonn- desinscri- denonc- termine terminer terminez terminat-
        ditch ditches ditching ditched scrap scraps scrapping scrapped axe axed axing kill kills
        killing killed bins binned binning clotur- close closes closing closed fermer ferme fermez
        fermee clos effac- rid degag- jeter erase- wipe wipes wiped finish finishes finished
        finishing cease- cess- nuke flingue- cull culled shed purge- yank debarras- barre barrer
        raye- interdi- banish- banni- revok- revoq- dissolv- dissou- dissolution quash discontinu-
        unlink- optout desengag- dismantl- liquider aboli abolir abolis abolissez abolit acheve
        achevee annihil- arter ax axes banned bans bazard- biffer biffes biffez bute buter butes
        ceasing chop chopped chopping chops clora clore closure conclude concluded concludes
        concluding congedie congedier congediez coupais couperais culling culls cutoff decrocher
        degomme del delelte delists delte deprogramme deprogrammer deprogrammes deregister
        deregistered deregistering deregisters deregistration desabo desabonement desadher- detach
        detaches detaching detruire detruis detruisez detruit disband disbanded disbanding disbands
        discard discarded discarding discards disposal disposed dissocie dissocier dissociez dleete
        dlete dleted dump ecourt- effase effasser ejecte ejecter eliminate eliminated eliminates
        eliminating elimination elimine eliminee eliminer elimines eliminez empeche empecher
        empechez endings endit enleever eradicate eradicated eradicates eradicating exit exited
        exiting exits expunge expunged expunges expunging fermees fermera fermerai fermes fermetures
        fermons fini finie finies finissait finisse finissons forbade forbid forbidden forbidding
        forbids garroche jarete jarret jarrete jarte jartez jettes killin largue larguer obliterate
        obliterated obliterates obliterating ote oter otes otez otons oust ouste prohibit prohibited
        prohibiting prohibits pullout quitte quitted quitter quitters quittez radiations radiee
        radier remvoe reomve reove retirera retirerai riddance rmove rmv sabre sabrer sack sacks
        scrapheap sever severed severing shut shutdown shutdowns shuts shuttered shuttering shutting
        sotp stoop stope stoppee stoppera stopperai stoppes stoppons stpo stubbed supp suppression
        suppressions suppri suprpime tej tejer terminee terminees termines unenrol unenroling
        unenroll unenrolled unenrolling unenrolls unenrols unmake unmakes virerais windup zappant
        zigouille zigouiller
        """,
        .creating: """
        cree creer creez mets mettre mettez mise met mettons metz ajout- rajout- add adds adding
        added addd create- creation creations creating sets set setup setups instaur- programm-
        planifi- schedul- sched etabli- enregistr- config- parametr- open opens opening opened ouvre
        ouvres ouvrir ouvrez ouvert ouverture nouveau nouvelle nouveaux new newly stick sticks pop
        pops put puts putting builds establish- introduc- introdui- arrang- organis- organiz-
        register- initiat- inscri- constitu- amorc- fixe fixer fixez fixes definir defini definis
        allocat- allou- attribu- assign- affect- earmark- ringfence designat- ouvrons generate-
        generer genere issuing issue issues emettre emets produce- implement- implant- ajt ajuter
        append appended appending appends assemble assembled assembles assembling build built
        concoct- craete cre creait creant creat creee creees creera creerai creeras creerez crees
        creons definie definies definira definissez definissons definit encarte enrollments enrolls
        enrolments establsh fabriqu- fixaient fixait fixee fixees fixera fixerai fixiez fixons
        formulate formulated formulates formulating input inputs inputting insert inserted inserting
        inserts instal instor- integre integrer integrez kickoffs krer mettais mettait mettant
        mettent mettr mettra mettrai mettrais mettrait mettras mettrez neuve neuves nominate
        nominated nominates nominating nouvo nwe occupez openup opne ouverte ouvertes ouverts ouvr
        ouvrait ouvrent ouvrira ouvrirai ouvriras prepar- prog programer reopening reprogramme
        reprogrammer scedule sceduled scheduel sett shedule sheduled signup
        """,
        .changing: """
        chang- chng modifi- modify modif modifs edit- tweak- amend- switch switches switching
        switched bascul- migrer migrat- migre downgrade- upgrad- adjust- ajust- adapt- updat- upd
        revis- alter alters altered swap swaps swapped swapping remplac- replac- transform- shift
        shifts move moves moving moved deplac- renam- renomm- recalibr- readj- rejig rework
        reschedul- replanif- rearrange- reorganis- reorganiz- restructur- overwrite overrid- permut-
        substitu- relabel- recategor- reclass- reaffect- altering cahnge cahnged cahnger chagne
        chagner chanj- chnage chnge chnger customisation customise customised customises customising
        customization customize customized customizes customizing diversion divert diverted
        diverting diverts echange echanger echanges echangez flip flipped flipping flips intervert-
        moer morph morphed morphs mvoe overhaul overhauled overhauling overhauls personalise
        personalised personalises personalising personalize personalized personalizes personalizing
        reajust- reallocate reallocated reallocates reallocating reassign reassigned reassigning
        reassigns rebalanced reconfigur- redefini- redirect redirected redirecting redirects refine
        refined refines refining refonte reinitialise reinitialiser relink relinked relinking
        remani- remap rempalcer remplcer repalce replce reprogramm- repurposed repurposing reset
        resets resetting reshuffle reshuffled reshuffles reshuffling resize resized resizes resizing
        retarget retouche retoucher revamp revamped revamping revamps shifted shifting switchover
        swop swopped swopping swops tinker tinkered tinkering tinkers toggle toggled toggles
        toggling troqu- upgarde variation variations varied varies vary varying
        """,
        .raising: """
        augment- aument- hauss- rehauss- mont monte monter montez montes montee grimp- raise raises
        raised raising increas- incr upped upping up boost boosts boosted bump bumps bumped elarg-
        lift lifts lifted accroi- agrandi- crank beef hike hikes hiked gonfl- ramp extend- prolong-
        rallong- higher majore- bumping surelev- relev- escalat- plusgros bigger larger expand-
        expans- intensif- aggrandir agument- amp amplif- augement- augmant- augme beefed beefing
        bondi bondir booster broaden broadened broadening broadens cranked cranking doubler doublera
        doublez elevate elevated elevates elevating elever elevera elevez enhance enhanced enhances
        enlarge enlarged enlarges enlarging grew grossi grossir grossis grossissent grossit grow
        growing grown grows haut haute heftier heighten heightened heightening heightens icnrease
        incresae inflate inflates inrease jackup loosen loosened loosening loosens magnified
        magnifies magnify magnifying montees montent montera monterai monteraient monteras monteront
        ogment- quadrupl- ramped ramping ramps rasie regonfle regonfler renforc- riase rise risen
        rises rising skyrocket skyrocketed skyrocketing skyrockets soar soared soaring soars
        supersize surenche- surge surged surges surging trebled trebles trebling tripler triplez
        tripling upgraded uplift uplifted uplifts uprate uprated uprating upsurge upward upwards
        widen widened widening widens
        """,
        .lowering: """
        baiss- abaiss- redui- reduct- reducing reduce- redu lower lowers lowered lowering decreas-
        cut cuts cutting trim trims trimming trimmed slash slashes slashed slashing shrink- shave-
        shaving rogn- restrein- raccourc- descend- dimin- alleg- down drop- lessen- minimis-
        minimiz- squeez- prune- compress- dial dialling curb curbs curbing rein ralent- slow slower
        slowing halv- lighten rabot- dwindl- downsiz- smaller minor- comprim- resserr- tapering
        lowerin knock knocking knocked amenuis- amoindr- attenu- bais basse basses bessez cheapen
        cheapened cheapening cheapens curtail curtailed curtailing curtails dampen dampened
        dampening dampens decresae decrese decroi- deflate deflated deflates deflating degrade
        degrader degradez degraisse degraisser degressif degressive depreciat- desemp- desenfl-
        dimunuer downturn downward downwards ecorn- erode eroded erodes eroding fallen falling falls
        freine freiner freinez lisser lop lopped lopping lops low lowest lows lwr mitigate mitigated
        mitigates mitigating moderate moderated moderates moderating moderation modere moderer
        moderez offset pared paring plummet plummeted plummeting plummets plunge plunged plunges
        plunging rabaiss- redescend redescendre redescends redescendu retranch- retrograde
        retrograder shorten shortened shortening shortens shorter skimp skimped skimping skimps
        sliced slumping tapered tapers tempere temperer whittle whittled whittles whittling
        """,
        .renouncing: """
        renonc- sacrif- priver forgo forgoing forego skips skipping skipped detox abstain- abstien-
        sevr- sobriet- dechu cutback giveup weaning delaiss- evit- avoid- boycott- jeun jeuner
        sobre- abstinence- forsak- relinquish- surrender- abstenez abstenir abstinent austere
        austerity bypass bypassed bypasses bypassing decroissance deprive deprived deprives
        depriving diete dietes dispenser eschew eschewed eschewing eschews foregone forgone forwent
        minimalis- nobuy privation privations privez refrained refraining refrene refrener resister
        """,
        .automatic: """
        auto automat- autopay autopays autopayment- autopaiement- autopmt autopaye autom tacite
        yourself itself office autodebit automagic- autopilot autopilote atomatic atomatically
        atuopay auotpay autmatic autmatically autmatique autoamtic autoamtique automtic autonome
        autoomatique autopaid autopaying autopya autotopup autotopups autpay autpoay dauto lautopay
        lotopay machinalement oto otomat- pilotage robotise spontane- tacitement unattended
        """,
        .enabling: """
        activ- actif allum- enabl- demarr- lance lances lancer lancez start starts started starting
        launch- trigger- begin begins commenc- initiate turn turns turning turned acitvate acitve
        actviate actvie alum began beginning beginnings begun branche branchee brancher branchez
        debute debutera debuts declench- demarer enabel enalbe enclench- ignite ignited ignites
        igniting inaugur- initialise initialised initialises initialising initialize initialized
        initializes initializing initiated initiates initiating lancee lancement lancent lancera
        lancerai lancons metsenroute opt opted opting opts reenable reenabled reenables reenabling
        strt switchon trun tunr turnon
        """,
        .disabling: """
        desactiv- deactiv- etein- disabl- coupe coupes couper coupez coupure off inactiv- debranch-
        unplug coupee coupees coupent coupera couperai deacitvate decativate dectivate desactver
        desaktiv- descativer deselect deselected deselecting deselects desenclench- dezactiv-
        disalbe disarm disarmed disarming disarms disbale disengage disengaged disengages
        disengaging etindre ferm inactifs muting shutoff silence silenced silences silencing turnoff
        unactivate uncheck unchecked unchecking unchecks unclick unlinked unpair unpaired unpairing
        unpairs unselected untick unticked unticking unticks
        """,
        .limit: """
        limit- plafond- plafonn- plafon cap caps capped capping max maxi maxim- seuil- threshold-
        treshold ceiling- depass- exced- exceed- restric- bornes borne minimum mini upto atteignent
        atteint atteinte atteints bornee bornent borner bornez bornons boundaries bridee brider
        butoir butoirs cadrer cadrez caped celing constraint constraints couvercles delimit-
        explosee franchi franchie franchir franchissaient franchissent franchissez franchit jdepass
        lim lims limt limti limtie limts maxed maxes maxing minimal minimale minimales minimums
        nearing nears outrepass- overruns overshoot overshooting overshoots overshot overstep
        overstepped overstepping oversteps plafnod respecte respecter respectes surpass surpassed
        surpasses surpassing threshod thresold thresolds uncap uncapped uncaps uppermost
        """,
        .rule: """
        rule rules ruleset condition- exception- critere- criteri- regle- reglage- setting settings
        parametre- preference- option- bareme baremes default defaults guideline guidelines modalit-
        param parameter parameters params prerequisite prerequisites protocol protocols proviso
        regel regulations rlue stipul-
        """,
        .always: """
        toujours tjs tjrs toujour always alway allways systematically systematique- constamment
        constantly permanence everytime whenever chaquefois alwaysss alwyas alwys chaqfois
        consistently continuellement eternellement everytym frequemment frequent frequente
        frequently habitually immuable invariabl- often oftentimes parfois perpetually qqfois
        quelquefois rarement routinely souvent tjour tjr toujuors toutletemps ttletps usually
        """,
    ]
}
