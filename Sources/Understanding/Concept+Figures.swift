extension Concept {
    /// What is asked of an account.
    static let figures: KeyValuePairs<Concept, String> = [
        .balance: """
        solde soldes solds balance- balnce balence ballance blance disponible- available availible
        avail dispo dispos funds fonds position provision- tresorerie patrimoine networth holdings
        avoirs treasury equity assets asset actifs approvisionn- bal balamce balanace balane
        balannce balnace bals blaance crediteurs disponibilites encours garni inbank liquidite slode
        sodle soldee soled solvency sru
        """,
        .remaining: """
        reste restes rester restant- restent restera resterait resta left leftover- remaining remain
        remains remainder reliquat surplus spare lft ilreste letfover lfet marge otant rab reliquats
        rem remnant remnants residual residue rest restais resteavivre restee restees resterai
        resterais resterons resteront rete rets rsete spared subsiste subsistent subsister
        subsistera subsisterait unallocated unspent untouched unused
        """,
        .having: """
        ai avons avez ont avais avait avoir have has got had having haven't hasn't hav possed-
        dispose- own owns owned j'ai jai ive aurai aura auras auront aurait avaient eu eut detien-
        ahve aie aies ait auraient aurais aurez auriez aurions aurons ave aviez ayant ayez ayons
        contain contained containing contains contenu detenir detenue detenus eue eues eus gto hae
        hasnt havent haz hv hvae hve jaurai javai jorai ownership owning possess possessed possesses
        possessing possession possessions
        """,
        .tooMuch: """
        trop too tro excess- overmuch overly exager- abus- exorbit- overcharg- surfactur- overbill-
        overpaid surpay- overpay- expensive expensiv pricey pricy cher chere chers cheres steep
        extortion- inflated astronom- outrageous- onereu- demesur- delirant- couteu- costly ripoff
        overprice- overspend- overspent boujee cherement coutteux dear dearer deborder
        dispendieusement elevees enorme enormes exag exaj exces exhorb- explosent faramin- gouge
        gouged gouges gouging hautes hefty horsdeprix inabordable inabordables indecent ludicrous
        ludicrously mirobol- overblown overboard overdone overextend overextended overextending
        overextends overindulge overindulged overindulges overindulging overstretch overstretched
        overstretches overstretching pricier prohibitif prohibitifs prohibitive rable ridiculously
        ripoffs ruinous spenny steeper steepest surcharger surenchere surestim- troppp trp
        unaffordable whopping
        """,
        .cheap: """
        cheap cheaper cheapest abordab- affordable bonmarche economique- discount- remise- rabais
        rebais promo promos promotion- bargain- deal deals coupon- voucher- gratuit- freebie- gratos
        affairesdumois avantageuse avantageuses avantageux avare avares brade bradee bradees brader
        brades bradez cheapie cheapish cheaply cheapness cheapo cheapskate cheapskates clearance
        complimentary demarque demarquee demarques derisoire derisoires dicount economik gratis
        grattuit gratui haggl- imbattable imbattables inexpensive markdown markdowns miserly modique
        modiques occaz oquaz pingre pingres radin radine radines radins rapiat rapiats reduc reducs
        ristourne ristournes skinflint skinflints stingy tchipe thriftier tightfisted tightwad
        tightwads
        """,
        .howMuch: """
        combien cmb combi cbn combient conbien comb1 hm montant- montan amount amounts amout amnt
        sum sums somme sommes total totals totaux totale much mutch many mch howmuch nombre nbr nb
        quantit- addup aggregate aggregates amt cbien cbm chiffre chiffree chiffrent chiffres
        chiffrez cmobien cobmien combein combientieme comibne count counted counting counts cumule
        denombre denombrer figures kitna kombin konbi mcuh mnay mntant mtant mtt mtts muhc pesant
        som subtotal subtotals summed tallied tallies tally tallying toatl tot totaled totales
        totaling totalise totaliser totalled totalling totla ttl
        """,
        .mine: """
        mine mien mienne miens miennes yours tien tienne theirs hers sien sienne reconnu belong-
        appartenait appartiennent appartient mines siennes siens urs
        """,
        .account: """
        compte comptes cpte cpt account- acct acc accnt livret- ldd ldds lep pel cel joint jointe
        joints courant courants checking chequing isa isas pot pots tirelire- piggybank celi tfsa
        wallet- porte- coffre vault acconut accoun accounst accoutn acctno accuont acocunt acount
        acounts besace caisses ccp ccps celiapp cmopte codevi compet compt comtpe cont copmte
        escarcelle ewallet ewallets fhsa gousset goussets jiont joitn kont konte livert livrte lvret
        perco piggies piggy pilier3a reee sequestre sscompte vaults walelt walet
        """,
        .savings: """
        epargn- savings saving saver savers save saves saved nestegg nest cushion- coussin- matelas
        rainy econom- stash stashed stashing squirrel- pecule provisionner cagnott- aside rainyday
        hoard- setaside thesaur- magot- fortune amasse amasser amasses buffer buffers contingencies
        contingency decote eco ekonom- empile empiler epagne epargen eparn- epf epragne helptobuy
        hysa jar jepargne jisa lepargn moneybox moneyboxes planquait planque planquer planques
        planquez provident putby rainydayfund roundups sauve sauver sauverais sauverait sav saveup
        savign savigns savin savins savngs savnigs scrimp scrimped scrimping scrimps sipp sipps
        stashes stokvel susu svae svaings svgs tanda thesau tirelirer
        """,
        .income: """
        salaire- salary salaries paycheck- paycheque- payslip- payday revenu- earnings rentree
        rentrees retraite- pension- allocation- alloc allocs caf apl rsa chomage unemployment
        benefit benefits dole bonus bonuses treizieme remuner- wage- stipend bursary scholarship
        earn earns earned earning gagn- inflow- incoming incomings income- encaissement- pocket
        universal giro jsa retirement retired retirees retiring gages royalties stipends paydays
        stimulus rebate- interessement subsid- annuit- pactole- windfall- etrennes aah agirc
        argentdepoche arrco austudy avs breadwinner breadwinners brut bulletindepaie cachetons
        carsat centrelink cerb cnav cpas earnd earner earners ebt emoluments entrant entrante
        entrantes entrants esa fichedepaie gombo jgagne moonlighted moonlights onem paje palimony
        palper palpes payout payouts percoit percu percues pipayment poches primes remitances rente
        rentes rentier rentiere rentiers revalorisee reversion revnu rmn rqap rrq salair salarial
        salariale salariales salariaux salarie salaried salariee sallaire sallery scholarships
        sociales ssdi ssi stimmy subvention subventions sursalaire takings touchais touchait
        touchees toucher touchera toucherai toucherais touches touchons welfare
        """,
        .what: """
        quoi quel quelle quels quelles que koi kel kelle qels what whats what's wot wat wut whta
        waht which wich whichever qu' auquel auxquels desquelles desquels duquel keskeske kesket
        kesqu kesque kess kestion koa laquelle lequel lesquelles lesquels qel qesk qeske qeul qoi
        qoui quells question questionnement questionner questions waddya wahts wats wha whaddaya
        whaddya whatll whatre whcih wht wos wots
        """,
        .whoever: "qui ki who whom whose who's whos wh0 whoever whomever whosoever",
        .whereabouts: """
        where wheres where's whre dou anywhere elsewhere everywhere wehre whaur wher whereabouts
        wherever
        """,
        .when: """
        quand qd qand kan when whn date dates wen qan qnd quadn wehn wens wheen whens
        """,
        .why: """
        pourquoi prk pq pk pkoi porkoi why wy raison- reason- howcome cause causes caused because
        parce explication- bcoz bcuz bcz becoz becuz cos parsk parske paske pck pcq pcque pourqu prq
        prquoi psk pske puisqu puisque rationale wherefore whys
        """,
        .listing: """
        list lists listing liste- montr- affich- afich- show shows showing showed shw display- voir
        vois voit voyons voyez see sees view views viewing look looks looking consult- regard-
        browse- browsing mater peek glance scroll print prints ressor- pulling fetch- fichier
        export- download- telecharg- enumer- detail details detaill- deroul- itemise- itemize-
        reveal- enonce- recit- lemme lookup apercus apparaisse apparaissent apparait bringup
        checkitout chronologique chronologiques communiquer deballe deballer deballez defile defiler
        dsiplay eclaire eclairer enonc- evidence excel extracts extrais eyeing faismoivoir gander
        glimpse glimpsed glimpses glimpsing indique indiquer indiques indiquez inventori- inventory
        jregarde listage listings listons looked lookie lookin lsit lsite mtr precise preciser
        printed printout printouts readout readouts recense recensement recenser remontes remontre
        repertori- resultat resultats retrace retracer retracez showme shwo skim skims tabulate
        tabulated tabulates tabulating tourne verra verrai verrons viewed visualis- voi voyaient
        voyais voyait voyant vwar zieut- zyeut-
        """,
        .checking: """
        check checks checkin verifie verifier verifies verifiez verifions controle- control inspect-
        audit- examin- review- verifying crosscheck oeil scrut- epluch- doublecheck recheck-
        reverif- monitor- surveill- reconcil- rapproch- pointage watchful oversee vigil- ausculte
        ausculter avancement chceking checke checked checker checkng chekc chk constate constater
        constatez contreverif- correspond correspondent crible decortiqu- elucide elucider elucidez
        espionn- evoque eyeballed eyeballing flaires guette guetter guettes investigate investigated
        investigates investigating overseeing passerenrevue peruse perused peruses perusing
        prealable probe probed probes probing recalcul- recompt- relecture relectures relisant
        relise relisez relu renifle renifler reniflez revue sniff suivre supervise supervision
        tchecke tchek tcheke tcheker trawl trawled trawling trawls veiller verifiait verifiant
        verifiera verifierai verifieras vetted
        """,
        .transaction: """
        operation- ope opes oper transac- mouvement- mvt mvts mouv mouvt statement- statment-
        activity activities activite- ecriture- ligne lignes log logs ledger- releve releves relever
        entries entry debits outgoing outgoings outgo retrait- withdrawal- withdrawel withdrew
        withdrawn receipt- recepisse- ticketcaisse postings encaissements debitings movements
        movement chargeback- bordereau bordereaux cashed cashing debi decaissement decaissements
        emetteur emetteurs emis extrait extraits flux op opeartions operat operatoin opertaion
        oprtion oprtions outbound receit receits recepit recepits reciept reciepts recipt recipts
        retrais sortant sortante sortantes sortants statemnt statmnt stmt stmts tranasction
        tranasctions trans transak- tranzac- trasaction trasactions trasnactions trnasaction trx
        trxn trxs txn txnid txns
        """,
        .latest: """
        dernier- last lasts lastest latest recent recents recente- recently recement recemment lst
        newest dergnier dern derneir dernie dernir dernirs derns derrnier derrniers drenier dreniers
        freshest lately nouvellement recemm
        """,
        .history: """
        histor- hist archiv- trace traces track tracking tracked anteced- chronolog- hisory hisotry
        histo hsitory hstory istoric istorique retrospectiv- timeline tracker trackers trailing
        trails
        """,
        .spending: """
        depens- depans- spend- spent spnt claqu- cram- flamb- cout couts coute coutes couter coutent
        coutera couteront couterait coutait cost costs costing costed cst blown blow blows blowing
        blew splash- splurg- conso consos consomm- outlay- achat- achet- buy buys buying bought
        purchas- shopping shoppin expens- expenditure- dps dpns squander- dilapid- englout- drain-
        burn burns burnt burned burning burnrate guzzl- fritter- gobbl- lash lashing sunk craqu-
        spree sprees outspend outspent extravag- prodig- lavish- folie folies indulg- impulse
        impulsiv- achast achta achtas achte acquereur acquerir acquiert acquis acquise binged
        blowout blowouts brule bruler brules buyed buyin carbonise clake consacree consacrer consume
        consumed consumer consumers consumes consuming consumption coss coutaient coutant coutee
        deboursse dep depance depancer depances depence depences depesne depesnes depnese depneses
        depnse depnses deponse despens- dispendieuses emplette emplettes essore expence expences
        exps follies folly gouffres haemorrhaging impulsif impulsifs jachette jcrame jdepens
        jdepense lachat lashed luxuries luxury macheter outgoes outlaid overdid plume plument poured
        pouring puchase puchased puchases purcahse purcahses purchace purchaces purchse purchses
        purhcase purhcases rachat rachats rachetais rachete rachetee racheter rachetes racked
        racking ruine ruinent ruiner sepnd sepnding shopaholic shopaholics shoping shopped shopper
        shoppers speding spedn spedning spening spennd spnd spned spneding spnet
        """,
        .analysing: """
        analys- analyz- repartition- breakdown- ventil- poste postes moyenne- moyen averag- avg
        compar- versus vs evolu- trend- tendance- bilan- recap- resum- summar- statist- stat stats
        biggest top graph- chart charts insight- report reports synthes- overview- evalu-
        classement- rank- distribution- proportion- ratio habits habitude- habit pattern- anali
        analis- analize analyis anaylse anaylsis anlyse assess- averge avrage benchmark benchmarking
        benchmarks brakdown breakdwon brekdown carnage comapre correlat- courbe courbes cumuls
        dashboards diagramm- digest digests grosse grosses histogram- konparer lowdown metrics moy
        principalement quantified quantifies quantify quantifying ratios repartit- representait
        represente representent rundown rundowns snapshot snapshots sumarize sumary summry
        synthetis- tabulation tldr tops typical variables visualisation visualise visualised
        visualises visualising visualization visualize visualized visualizes visualizing yoy
        """,
        .category: """
        categor- type types typ genre sorte sortes kind kinds rubrique- field domaine classe
        secteur- catagories catagory categry categs cateogry classification classifications
        classified classifies classify classifying domaines grouping groupings heading headings
        katego- sector sectors subcategories subcategory subtype subtypes thematique thematiques
        theme themes topic topics typologie
        """,
        .past: """
        hier hyer yesterday ystrday ysterday ago depuis since did was were precedent- previous- prev
        ecoule- already deja dernierement past wasn't weren't didn't formerly auparavant jadis used
        passee passees etait etaient etais alrdy alredy ancien ancienne anciennes anciens anterieur-
        autrefois datait datent depui dhier didn didnt dja dpui dpuis earlier earliest effectuee
        etiez etions former furent heir hitherto ier ladernierefois lautrejour naguere previosly
        previosu previuos prevoius sofar usedto veille wasn wasnt weren wernt wsa yday yesetrday
        yest yesteday yesterdays yesteryear yestreday yetserday
        """,
        .future: """
        prochain- proch va vais vas allons allez vont next nxt will gonna upcoming futur- demain
        dmain 2main tomorrow tmrw tmw tmr tomoz tomorow tommorow soon shortly coming expected shall
        won't i'll ira irai iront sera serai serait seront venir avenir ahead venant suivant-
        following 2m1 2mo 2moro 2moz 2mro apdemain arriverai arriverait atteindront become becomes
        comign deamin dem1 demian dm1 dmn eventually finna forthcoming gna gon gona gonnae
        henceforth imminent imminently impending irais irait irez itll jserai jva jvai jvais
        lendemain lendemains morra mrw nex nxet nxtweek partirais partirait partirez partiront
        prchain procahin prochaim prochian prospective sear seraient serais serez seriez serons
        shant someday sometime sooner surlendemain theyll tmoro tombera tomberont tomorrows tomrrow
        ulterieur- vias viendra viendrai viendrait viendras viendront wlil youll
        """,
        .forecasting: """
        prevoi- prevu- previ- forecast- forcast- project- projet projets predi- pred estim- anticip-
        expect- decouvert- overdraft- overdraf overdrawn overdrft rouge red broke skint short tenir
        tiendr- tient runout survive- survivr- sec fauch- dech finir finira finirai boucl- makeit
        outlook horizon runway rythme pace trajectoire- trajector- enough assez suffi- prognos-
        extrapol- simul- shortfall- deficit- manquer manquera tight afloat dry penniless cashflow
        insolven- galer- crunch- endofmonth tenable affordability atterrissages bankrupted boracic
        bouts brassic breakeven cadences clochard couvrir couvriront deche decouvet dekouvert
        deplete depleted depletes depleting depletion desargent- destitute difficulte difficultes
        doomed enuf enuogh esitmate findumois finirais finirait finiront flottaison flush foresee
        foresees fourchette fourchettes goner guesstimate guesstimated guesstimates guesstimating
        hardup hess imprevu imprevus indigent indigents insufficient insuffisant insuffisants
        intenable jfini jtien kaput lack lacking lacks lasting leeway looming manquait manquent
        manquerait manqueront manques misere mouise neg outlast outlasts overdarwn overdraw
        overdrawing overdraws overdrew ovredraft panade pauper paupers pauvre pauvres pauvret- perce
        peril perspective perspectives peseront poorer precair- probable probablement probables
        projete projetee projeter projetez projett- pronosti- raide ressources ric ricrac ruinee
        ruines scrape scraped scrapes scraping shortage shortages solvabilite solvable solvables
        stoney strapped struggle struggled struggles struggling suivraient supportable supporte
        supportent supporter supporteraient supporterait survecu survis survit survival surviving
        teins teint tenais tenez tenons terminerai terminerons tighter tightest vaudra
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
        skimm- overbilled miscalcul- misbill- intruder aberr- aberra- absurde alarming amiss
        anormaux arnaqe atypical atypique atypiques berlue bidon bidonne bidonnee bidons bidouille
        bidouiller binz bizzar- bleme bluff bluffe bluffer broutage brouteurs chancer charlatan
        charlatans chiffonne clandestin clandestine clandestins cloche clochent clone clones cloning
        coherence coherent coherente coherentes coherents coincidence coincidences concerned
        concordance concordent conformes conman conning contrefa- copiee couac couacs crook crooked
        crooks dbl deceler defaillan- defectueuse defectueux deffaillance deraille detonne
        detrousseur diddled dinguerie dodge dodginess doubel doulbe dup dupe duped dupes duping
        dysfonct- embezzl- enfler enfume enfument enfumer entourloup- entube entuber escro escrok
        escrokerie espion espionnage espionne espionner espions etrangete etrangetes faked false
        falsificateur fantome fantomes farfelu farfelue farfelues farfelus farud faulty faussaire
        faussaires fiddled fiddling filou filous filout- fleeced fradulent frauad frayeur frode
        frodeur froduleu- fruad grift grifter gruge gruger hallucine harnaque hic hijack hijacked
        hijacking hijacks honnetete hoodwink hoodwinked hoodwinking hoodwinks illicite illicites
        impersonat- impostors imprononcable incident incidents incomprehen- inconsistencies
        inconsistency inconsistent indu injustifiables injustifie injustifiee injustifiees
        injustifies insolite insolites intriguant intrigue intriguent intriguer invraisembl- launder
        laundered laundering launders louch maldonne malfunctioned malins mefiance mefiant mefie
        mefier mefierais mefiez mensonge mensonges mentais mentait menteur menteurs mentir
        misappropriat- miscounted mislead misled mismatch mismatched mismatches mismatching mystere
        mysteres mythos nasties normal normale normaux oddities oddity pb pblm pblms pbs perplexe
        phantom piege piegee pieger pieges pipeau plausible plausibles prb problem probleme
        problemes problems queried query querying quishing random reconnait reconnaitre redebite
        reglo regularite ripping rong rooked rort rorted rorts saugrenu saugrenus scamer scamming
        scammy scrote shonky shortchange shortchanged shortchanges shortchanging shorted shyster
        shysters siphonne skewed smishing snoop snooping sosie soupconne soupconner soupconnes
        soupcons spike spiked spikes spiking spoof spoofed spoofing stinks strnage supicious
        surprenant surprenante surprenants susicious susspicious swiz swizz tamper tampered
        tampering tampers toerag toerags tordu trafiqu- trahi trahit traitre triche tricher truand-
        truque truques twcie unathorised unathorized unexected unexpcted unjustified unplanned
        untoward victime victimes worng wrang wrng wrnog wrogn zarb zarbe zarbi zarbis
        """,
        .advice: """
        conseil conseils conseille- advice advis- astuce- tip tips recommand- recommend- amelior-
        improve- optimis- optimiz- should shld shud devrais devrions suggest- suger- sugger- afford
        affords moyens utile- inutile- gaspill- waste- superflu- serrer serre tighten- frugal-
        thrift- permettre permets permet raisonnab- reasonable sensib- worth worthwhile pertinent-
        vaut valoir better best mieux meilleur- strateg- method- trick tricks gerer gere gestion
        manage manages managing judicieu- guidance objectif- goal- target- cible priorit- plan plans
        planning stretch stretched wiser wisely prudent- prudence profitable rentable- rentabilit-
        vaudrait hint hints pointer- cleverly downside- upside reflechi- mentor- adivse advcie
        afforded affording affrod aford afrd afrod aim aimed aiming aims assainir assainis
        astucieuse astucieux atteindre atteins coache coacher compulsif compulsifs compulsive
        compulsives counsel decision deconseille deconseiller deconseilleriez deconseilles
        deconseillez deraisonnables deviez devirez devriez discipline disciplined discipliner
        economiseur efficient efficiently equilibrees feedback frivolous gerais gerait gerez gerons
        imporve improvident imprudent intelligemment judgement judgment levier leviers malin
        manageable managed mieu needless negociable negocie negocier negotiat- nonessential
        opportun- ought parades permettra permettrez practical preconis- progresser proner
        rationalis- rec reccomend reccomendation reccomendations reccomends reckless recklessly
        recomend recomendation recomendations recomends recos regrouper remede remedes remedier
        rentabilis- responsibly rethink sagement sages sagesse shoud shoudl shuold smarter smartly
        solution solutions sugest sugests suggesion sustainable unnecessary unwise valent vaux
        wastage wasting wisdom wroth
        """,
        .budget: """
        budget- budgt buget bugdet budjet bdgt budg enveloppe- envelope- allowance- allowence
        anvelope anveloppe bucket buddget budegt budegts budgtaire budgte bujet bujets couvercle
        envelop envelops lenvelop rationing ynab
        """,
        .alert: """
        alert- previens preven- avert- notif- warn- signal- buzz flag flags flagged push alete
        allertez alret alrets alrt apprise apprised apprises apprising avise aviser avisera avises
        avisez beep beeped beeping beeps bip bipe biper bipes bips buzzed buzzer chime chimed chimes
        inform informe informed informer informera informes informez informing informs klaxon
        klaxonne klaxonnes klaxons laert notfiy notfy noti notis ntfy pingme previen previendra
        previendrai previendras previenne remidner siren sirens sonne sonner sonnes sonnette sonnez
        squeak squeal tocsin vibrer
        """,
        .loyalty: """
        fidel- fidlity loyalty loyalti- loyal point points pts pnts fid clubcard clubcards nectar
        avantage- miles avios stamps stamped tampon- palier- tier niveau niveaux level levels bronze
        silver gold platinum rewardcard membre member members membres bonuscard smiles cashback
        cagnotter redeem- redem- bon bons chequecadeau cumul- supercard aeroplan airmiles aadvantage
        bonvoy cagnottage cartedefidelite demote elite elites flybuys galon galons krisflyer
        loyalies loyatly milles palliers parrainage parrainages pcoptimum pionts piotns poitns
        ponits privilege privileges quidco rwds skywards statut statuts teir vip xtra
        """,
        .shopCard: """
        carrefour fnac ikea sephora decathlon tesco boots sainsbury- costa starbucks auchan leclerc
        monoprix subway greggs waterstones superdrug zara kiabi picard casino lidl intersport darty
        norauto marionnaud delhaize migros coop intermarche franprix aldi asda morrisons waitrose
        iceland ocado walmart costco kroger safeway woolworths coles nocibe rocher colruyt cora
        biocoop cultura castorama leroymerlin leroy ikeafamily uniqlo primark nespresso caffe nero
        nike adidas jules celio galeries printemps johnlewis m&s marks hema kruidvat accessorize
        alinea argos auchamp auhcan bandq bigw bim brico bricodepot bricomarche bricorama bunnings
        caffenero camaieu centra cex chaussea conforama currys dealz debenhams decath dekat denner
        dunelm dunnes eason eram etam fanc farmfoods foirfouille foodland footlocker forever21
        fortnums fust gammvert gemo gifi gosport halfords harrods hobbycraft homebase houra hubo
        ikae interflora jardiland jbhifi jcpenney jdsports jennyfer jewson kmart kohls kookai krefel
        landi leclrec lild lloydspharmacy lowes macys makro manor mediamarkt meijer micromania
        minelli mitre10 mrbricolage myer netto nisa nofrills nordstrom okaidi pantaloons paperchase
        pcworld penneys petco petsathome pharmaprix pimkie playce pnp priceline promod prosuma ryman
        rymans samsclub saq sbux screwfix sears sefora sephroa shoprite smyths sobeys specsavers
        starbs starbux supervalu tecso thiriet timpsons tkmax toolstation traderjoes truffaut tseco
        ulta undiz vandenborre volg walgreens wegmans whsmith whsmiths wickes wiggly wilko wilkos
        woolies zehrs
        """,
        .barcode: """
        barcode- numero- number numbers codebarre barres ean isbn nmbr num numbering nums scannable
        upc
        """,
        .card: """
        carte- cart card cards crad visa mastercard mastercrd amex maestro bancaire bancaires debit
        credit credits plastic cb cbs prepaid prepay- virtuelle- virtual carrte bancontakt bankcard
        bankcards barclaycard carde cardes cardholder cardholders caret carets carts catre cbbleue
        ccs crate crates cratre crd crds creditcrd debitcrd debti dedit encarter ephemere ephemeres
        expiration karte kartes mastecrad perimee plastique plastiques rupay teca virtuel virtuels
        vissa vsia
        """,
        .freezing: """
        bloqu- bloq block- blk blck gele freez- froze frozen frz oppos- verrouill- verouill- lock-
        secur- perdu- perte pert lost lose losing stolen stole steal theft thief vole volee voler
        voleur- misplac- egar- geld geler gel geles missing swallowed avale avalee pickpocket-
        mugged nicked pinched snatch- compromis- subtilis- piqu- chour- derob- robbed blocage
        blocages swipe swiped falsif- tombee chipe chipee barbot- cambriol- burglar- burgled robbery
        robber agress- breach- shoplift- pilf- arrache arrachee arracher arraches astray barree
        barrees barricade barricader barricades batten blcked bloc blocquer blok bloker blokez
        bloqeu bolted bousculer braqu- cadenas cadenass- chaparde chapardee chaparder condamner
        congele congeler dehor deleste delestee delester delestes depouill- detrouss- devalise
        devalisee devaliser enfermee enfermer enfermes feeze fige figee figees figer figes figez
        freaze freexe freze frezz frezze gelait gelerait geleront geller gobe gobee heist heists
        introuvable inutilisable lck lcok leafed legged lokc loked loosing looted looting lossed
        lsot mislaid mislay mislaying misplased mugger muggers mugging neutralis- nicking oposition
        oppo oppozition paume paumee paumees paumer paumes perd perdais perdait perdent perdez
        perdons perdra perdrai perdrais perdrait perdre perds piker pille pillee piller pilles
        pinching pomper protege proteger proteges protegez purloined robbers robbin robbing robs
        seal sealed siphonn- snaffle snaffled snaffles snaffling stealing steals swipin thieves
        thieving verouil verouiler verrou verrous vident volees voles walkabout walkies
        """,
        .unfreezing: """
        debloqu- deblok- unblock- unblok unfreez- unfroze- degel- unlock- deverrouill- deverouill-
        found retrouv- thaw- reouvr- rouvr- reopen- defreeze unlck deblocage- reconnect- unsuspend-
        liberate- libere- release- unbar debarre debarree debarrer debarres debloc debloqe debride
        debridee debrider debridez decadenass- decoince decoincer desbloqu- desserrer desserrez
        deverouyer reanime reanimer reanimez reapparu reapparue redebloqu- refound reouverture
        reparu rouvert rouverte rouvertes unbanned unbanning unbans unblcoked unblk unfeeze unfreze
        unfrezze unfroozen unfrz unlokc unthaw unthawed unthawing unthaws whitelisting whitelists
        """,
        .secret: """
        pin pins code codes password- passcode- mdp motdepasse empreinte- biometr- faceid touchid
        touch fingerprint- thumbprint visage facial faciale face secret- pincode authent- 2fa otp
        identifiant- credential- login logins passphrase- digitale cryptogramm- cvv cvc 3ds 3dsecure
        acces access anpreinte cdoe certicode codee coed combinaison confidentialit- confidentiel
        confidentielle confidentiels digicode digicodes digipass digitales empeinte empreint
        faceaidi feisid fingeprint fingerprnt idantifiant itsme lempreinte logon mfa mot2pass
        mot2passe passcdoe passkey passkeys passowrd passwd passwrod paswrod pni psswd pswd pwd
        pword username usernames visages yubikey yubikeys
        """,
        .identity: """
        kyc identit- verif- piece piecesid passeport passport- document- selfie selfies papiers
        papier justificatif- justif dossier- cni proof preuve- idcard conformite conformity
        compliance attestat- certificat- domicil- aadhaar aadhar agrement aml cerfa cin coordonnees
        docs formulaire formulaires genuine idantit- ids justificatives justifie justifier justifiez
        license maiden niss nric papelards paper papers paperwork passprt permisdeconduire photoid
        ppsn profil proofofaddress proofs prouve prouver recto signatories signatory signature
        signatures ssn surname surnames swissid unverified verfication verfied verfy verso
        """,
        .device: """
        appareil- device- connect- session- logged loggedin connexion- phones tablette- tablet
        tablets iphone- android- samsung ordi ordis computer- laptop- pc mac macbook ipad ordinat-
        terminal- navigateur- browser- trusted smartphone- deconnect- disconnect- logout signout
        signin synchron- sync aifone apareil apareils apparreil bigophones conect- connextion
        desynchron- devcie devic ifon ifone ihpone iphne iphon lapotp laptp latop logons paired
        pairing profile profiles smartphne synced syncing syncs
        """,
        .staking: """
        stak- stacking unstak- destak- restak- unstk stk jalon- lockup immobilis- validator-
        validateur- delegat- delegue- bonding epargnecrypto epoch epoches lockin node nodes
        reengager satke staek staquer staquing steik steiking stequer stequing stkae stkaing unbond
        unbonded unbonding unbonds unsatke unstacking unstkae vested vesting
        """,
        .coin: """
        yani yanis yanni coin coins jeton- token- pieces cions coinage yain yannies ynai
        """,
        .reward: """
        recompens- reward- rendement- yield- interet- interest- gain gains gaine rapporte- apy apr
        taux rate reinvest- compound- compose- dividend- accru- roi profit- accumul- bonif- bounty
        bounties prize- perk perks capitalise- capitaliz- aer airdrops award awarded awards benef
        benefice benefices centuple dividandes dividen dividens fructif- gained gians mature matured
        matures maturing maturity recompanc- recompenc- recompesnes rentabilise rewadrs rewads
        rewrad rewrads rewrds tuax yeild yeilds
        """,
    ]
}
