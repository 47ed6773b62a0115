extension Concept {
    /// What is ordered, paid and managed. The words are of both languages and folded; a hyphen is
    /// behind the beginning of words.
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
        interac etransfer lydia paylib wero bizum catapult- balade- teleport- whizzed
        """,
        .transfer: """
        virement- virment- vir vrt virmt vmt transfert- transfer transfers transferred transferring
        transferr transfered tranfer tranfers trasnfer remittance- versement- sepa swift bacs chaps
        giropay
        """,
        .giving: """
        donn- offr- offer offers offered offering file files filer filez filons fileras refile
        refiles refiler refilez lache laches lacher lachez passe passes passer passez passera verse
        verses verser versez versera remettre remets remet give gives giving gave given gimme giv
        gib hand hands handed handing slip slips slipping slipped drop drops dropping dropped lend
        lends lent allonge- alonge- glisse glisses glisser glissez crache- raboule- aboule- depose
        deposes deposer deposez deposit deposits deposited depositing credite crediter credites
        contribu- donat- dons spot spotted sub subbed subs tide bankroll treat treats treating
        bestow grant granted granting
        """,
        .payingBack: """
        rembours- ranbours- rembourc- rembrs rembt rbt rend rends rendre rendez rendons rendrai
        rendra rendu rendue rendus restitu- repay- repaid reimburs- reinburs- reimburc- refund-
        payback paybacks paidback settle settles settled settling square squared squaring quits
        refnd redonn- recredit- retrocede- makegood compensate- compensation- compense- dedommag-
        indemnis- indemnit-
        """,
        .paying: """
        paie paies paient payer paye payes payez payee payees payerai payera payerons payeras payait
        payais payement- paimen- paiemen- payment- paymnt- pymt pymts pmt pmts pay pays paying paid
        payed payin pai paiera paierai paieras regle regles regler reglez reglons reglera reglerai
        reglee reglement reglements acquitt- solder soldez clear clears cleared clearing fork forks
        forking forked shell shells shelling shelled casqu- raqu- douill- debours- foot foots
        footing footed payoff encaiss- honor- affranch- regl rglr pyr paiyer peye peyer pye
        """,
        .requesting: """
        demand- dmd dmde dmder dmand- redemand- reclam- exig- requ- rqst ask asks asking asked askin
        claim claims claiming claimed invoicing invoiced quemand- sollicit- solicit solicits billing
        billed beg begs begging abeg bother hound hounding pester pestering petition mendi- implor-
        facturer facturez taxer racket- dun dunning solicitation- plead- wheedle mooch scrounge
        scrounging cadge taper tapes
        """,
        .collecting: """
        recup- collect collects collecting collection- collecte- recouvr- recover- recoup- retrieve-
        retrieving gather- chase chases chasing chased cough coughs coughing coughed chip chips
        chipping chipped stump stumps stumping stumped pitch pitches pitching pitched pony ponies
        ponying cotis- recolt- cagnotte- leetchi kitty whipround pool pooling pooled crowdfund-
        quete rameut- rapatri- clawback claw extract extort squeeze wring contribution- participat-
        participe participes participer participez participent levee retrieval fundraise fundraiser
        fundraisers ante antes chipin
        """,
        .causing: """
        fais fait faites faire fasse fera ferai feras faisons font fassent ferez feraient fesse make
        makes making made mak makin let lets letting tell tells telling get gets getting gettin
        gotten obten- obtien- recoi- recev- recu recue recus receiv- convinc- convainc- persuad-
        force forcing forces oblig-
        """,
        .owing: """
        doit doivent devait doi doive devra devrait due dues owe owes owed owing owin ow dette- debt
        debts indebted redevable- iou ious arrieres arrears impaye- ardoise- outstanding overdue
        unpaid behind tab owin' debtor- debiteur- debitrice creance- crediteur-
        """,
        .reminding: """
        relanc- rappel- rapel- nudge- nudging remind- prod prods prodding jog jogs poke pokes poking
        poked chaser chasers rafraich- secoue secouer secoues houspill- ranimer followup titill-
        memo memos followups chivvy hassle hassling jostle ressass- retap- sollicitud-
        """,
        .accepting: """
        accept- acept- aprouv- approuv- approv- valide valider validez validate validates valides
        agree agrees agreed agreeing agreement ratif- acquiesc- consent- honour- consens- greenlight
        okays okayed
        """,
        .declining: """
        refus- declin- rejet- reject- denied deny denies denying ignor- rebuff- snub turndown
        repouss- econdui- rembarre- balay- snubbed bounce bounced bounces dismiss- shun spurn nix
        nixed blackball
        """,
        .splitting: """
        partag- divis- diviz- repartis repartir split- share sharing shared divid- divvy divvied
        halve halved halving dutch tricount apportion- prorat- scind- fractionn- egalise- equaliz-
        carve quotepart mutualis- cofinanc- costshare
        """,
        .portion: """
        part parts partie parties moitie moities moitier moite half halves quarter quarters third
        thirds tiers quart quarts portion- quota fifth fraction- pct ptage pourcent percent
        percentage- pourcentage-
        """,
        .each: """
        chacun- chaque each apiece tete tetes head heads everyone everybody pers per equally equal
        egal egale egalement evenly equitab- fairly everyones
        """,
        .family: """
        frere freres frero freros frangin- soeur soeurs soeurette seur mere meres pere peres mamn
        maman- papa papas mum mums mummy mam mom moms mommy mama dad dads daddy pappy papou tante
        tantes tantine tata tatie tati oncle oncles tonton cousin cousins cousine- cuz coz mamie
        mamies papi papis mamy papy pepe memere pepere nonna nonno mari maris femme femmes epou-
        wife wives husband husbands hubby wifey missus spouse- conjoint- compagn- fils fille filles
        fiston enfant- gosse- gamin- mome momes mioche- marmaille child children kid kids kiddo
        kiddos sons daughter- sister- brother- sis bro bros sibling- uncle uncles aunt aunts auntie
        aunty gran granny grandma grandmas grandad granddad grandpa grandparent- grandmother
        grandfather nan nana nans nephew- niece- neveu- filleul- parrain- marraine- godmother
        godfather godson goddaughter parent parents folks fam famille- family families familial-
        twin twins jumeau jumeaux jumelle- stepson stepdaughter stepmum stepmom stepdad stepbrother
        stepsister inlaws beauf gendre bru mother mothers father fathers mother's son's fiance
        fiancee-
        """,
        .partner: """
        meuf meufs mec mecs ex exes partner partners girlfriend- gf boyfriend- bf copine copines
        cheri cherie darling honey babe bae doudou loulou moitiee amant- missis dulcinee
        """,
        .friend: """
        copain copains pote potes poto potos ami amie amis amies pot' amigo amigos mate mates buddy
        buddies friend friends frnd frd pal pals chum chums camarade- bestie besties bff homie
        homies gang crew crews squad lads lasses guys guy bloke blokes fella gars bande copaing
        connaissance- acquaintance- bandmate teammate teammates equipier-
        """,
        .acquaintance: """
        voisin- coloc colocs colocat- collegue- coleg- nounou nounous proprio- propriet- bailleur
        landlord- landlady landladies flatmate- flattie roommate- roomie- housemate- lodger tenant
        tenants locataire- colleague- coworker- workmate- boss bosses chef chefs patron patronne
        patrons gaffer supervisor manager managers neighbour neighbours neighbor neighbors babysit-
        sitter sitters cleaner cleaners gardien- concierge- teacher teachers prof profs professeur-
        instit institut- coach coachs coaches tutor tutors childminder- nanny nannies stagiaire-
        client- customer- associe associes guest guests
        """,
        .charity: """
        charit- association- assoc assos asso croixrouge unicef oxfam telethon restos sidaction
        redcross greenpeace msf wwf fundrais- bienfaisance ong ngo
        """,
        .bill: """
        factur- fctr fact factr bill bills billl invoice- quittance- avis echeance- prelev- prlvt
        prelvmt redevance- tva echus echues
        """,
        .fee: """
        frais fee fees charge charges charged charging agios agio commission- comission- surcharge-
        supplement- tarif- penalt- penalit- majoration- deductible caution cautions acompte- arrhes
        instalment- installment- echelonn- deductions debite debites debitee debiter markup
        pourboire- gratuity gratuities corkage overhead-
        """,
        .fine: """
        amende- amande pv pvs contravention- contredanse fine fines fined clamping ulez congestion
        """,
        .tax: """
        tax taxe- impot- impo council hmrc irs tresor dgfip fisc fiscal- urssaf vat csg rates rego
        levy duties taxation taxing taxable foncier fonciere rmd niloc stamp duty customs douane-
        douanier-
        """,
        .rent: """
        loyer- rent rents rental rentals bail lease leases leasing housing hlm landlordrent digs
        strata hoa bodycorp
        """,
        .utility: """
        electricity electricite electric electrics elec elek elektricity electrik edf engie gaz gazz
        gas eau water hydro leccy lecky utility utilities heating chauffage- energie energy fioul
        mazout sewage assainissement ordures veolia suez meter compteur- kwh sewer septic pellets
        granules firewood propane butane bonbonne solar smartmeter trash
        """,
        .telecom: """
        internet broadband wifi phone forfait- mobile mobiles box fibre fiber adsl natel landline
        simcard sim sfr bouygues sosh vodafone ee o2 giffgaff telus videotron bell rogers verizon
        comcast proximus swisscom roaming itinerance portable portables cell cellphone cellulaire-
        gsm teleph- handset topup airtime recharg-
        """,
        .schooling: """
        cantine- creche- cresh garderie- nursery nurseries daycare- kindergarten preschool tuition
        scolarit- periscolaire- fac college colleges universit- ecole ecoles school schools
        schooling uni unis lycee- maternelle- colonie- colo internat conservatoire- academy cours
        lesson- lecons lecon piano guitar solfege studies school's uniform- kita crayons fournitures
        cartable- textbook- bootcamp masterclass
        """,
        .insurance: """
        assur- insur- mutuelle- mutuel premiums maif maaf macif matmut axa allianz garantie-
        guarantee- warranty warranties sinistre- accident- franchise- coverage policy policies
        underinsured constat prevoy- bupa aviva indemnity liability tousrisques
        """,
        .trade: """
        plombier- plumb- electricien- electrician- serrurier- locksmith- builder builders carpent-
        charpent- menuis- joiner roofer couvreur macon macons mason peintre- painter painters
        decorator carreleur- tiler plasterer handyman bricoleur- artisan- tradie tradies sparky
        sparkie chippie ramon- chimney mechanic- mecanicien- mecano garagist- garage garages
        jardinier- gardener gardeners landscap- paysagist- demenageur- movers removal removals
        nettoy- repair- repare reparer repares reparation reparations depann- reparateur-
        technician- technicien- contractor- ouvrier- tailor couturi- cordonn- cobbler photographe-
        traiteur- caterer- taxidermist sweep upholsterer vitrier- glazier chauffag- elagueur-
        platrier- terrassier- installateur- concrete pave paving tarmac driveway scaffold- handymen
        exterminat- deratis-
        """,
        .professional: """
        dentist- docteur- doctor- medecin- gp physio- kine kines kinesi- osteo- chiro- ophtalm-
        optic- optom- gyneco- pediatr- dermato- psy psycholog- psychiat- therap- podolog- podiatrist
        orthophon- orthodont- midwife sagefemme infirmi- nurse nurses veto vet vets veterin-
        notaire- notary solicitor- avocat avocats avocate lawyer- barrister- attorney- huissier-
        bailiff- comptable- accountant- architect- realtor estate broker courtier- coiff- hairdress-
        barber- barbier- estheticien- beautician- manucure- manicur- nailist tattoo tatou- tattooist
        masseu- undertaker counsellor- counselor- nutritionist- dietician- dieteticien- dietitian-
        audiologist audioprothes- radiolog- anesthesist- cardiolog- neurolog- rhumato- urolog- orl
        sophrolog- hypno- acupunct- reflexolog- naturopath- surveyor- conveyanc- consultant-
        """,
        .merchant: """
        chez boutique- magasin- shop shops shopkeeper- store stores marchand- merchant- vendeu-
        retailer- retail vendor vendors seller sellers commerce commerces commercant- boulanger-
        bakery bakeries baker bakers boucher- butcher- poissonn- fishmonger- epicier- grocer
        fleuriste- florist- pharmac- chemist- fromager- primeur caviste- librairie- bookshop-
        bookstore- quincaillerie brocante- supermarche- supermarket- supermrkt hyper hypermarche
        superette- mall malls tabac tobacconist newsagent- pressing laundrette laundromat laverie
        buralist- bijout- jewel- kiosque kiosk depanneur outlet enseigne- brand brands biller-
        beneficiaire- supplier- fournisseur- prestataire- creditor- creancier- compan- entreprise-
        societe firm firms provider- operateur- operator
        """,
        .streaming: """
        netflix netflx spotify deezer disney hulu hbo canal prime youtube icloud dropbox adobe
        audible kindle crunchyroll dazn paramount molotov tidal qobuz twitch playstation xbox psn
        gamepass nintendo patreon onlyfans linkedin canva notion office365 appletv streaming salto
        ocs plex mubi britbox nowtv starz
        """,
        .onlineShop: """
        amazon amazone amzn ebay vinted leboncoin asos shein temu aliexpress zalando etsy cdiscount
        wayfair boohoo depop gumtree craigslist rakuten amzon paypal klarna clearpay afterpay
        """,
        .food: """
        deliveroo ubereats eats justeat doordash grubhub glovo menulog hellofresh gousto quitoque
        frichti gorillas getir mcdo mcdonalds mcdonald maccas macdo kfc burger burgers burgerking
        dominos nandos gregg wendys chipotle taco tacos dunkin timmies popeyes subways fastfood
        pizza- dinner- diner- lunch- brunch- dej dejeun- breakfast- supper souper snack- pub pubs
        cafe cafes coffee- biere- beer- kebab- sushi takeaway- takeout apero- tournee tournees meal-
        repas bar bars restau restaus restaurant- resto bouffe- graill- mange- eat eating eaten ate
        food- nourriture alimentation alimentations aliments alimentaire faim hungry starving
        diningout dining tapas chippy nosh grub bistro- brasserie- canteen- gastro nibble- scran
        tucker cuppa cravings friandis-
        """,
        .transport: """
        uber ubers lyft taxi taxis cab cabs freenow heetch blablacar vtc minicab cabify velib
        covoit- carpool- ride rides essence fuel- petrol gasoline diesel gazole gasoil sp95 e10
        carburant- metro metros bus buses tram trams tramway- navigo train parking- park peage- toll
        tolls telepeage velo velos bike- bicycle- bixi cyclo- commute- commuting fare fares
        ticketing railcard- trottinettes lavage carwash
        """,
        .paymentCode: """
        qr qrcode scanne- scan scans scanning lien liens link links flash flasher flashe iban ibans
        rib ribs bic sortcode contactless nfc sanscontact
        """,
        .recurring: """
        recurr- permanent- permanant- abonement- abo abos abonn- subscri- subcri- suscri- standing
        mensualit- regulier- regular regulars regularly membership- adhesion- adher- echeancier- dd
        ddr mandat- standingorder periodi- cyclique- renew- renouvel- reconduc- reconduit- rolling
        engagement- souscri- contrat- contract contracts autorenew- reabonn- resubscri- perpetu-
        retainer retainers domiciliation- domicilie- echelon- echelonne-
        """,
        .every: """
        tous toutes ts ttes every evry quotidien- hebdo- mensuel- annuel- trimestriel- bimensuel-
        semestr- daily dailly weekly wkly monthly mthly montly yearly quarterly fortnightly biweekly
        annually annual bimonthly nightly
        """,
        .pausing: """
        paus- suspend- suspens- interromp- interrupt- hold holds holding snooze- pauz- breather halt
        halts halted postpon- differer differe decal- delay delays delayed delaying defer defers
        deferred standby
        """,
        .resuming: """
        repris- repren- reactiv- resuming resumed restart- unpaus- remet- retabli- reinstat-
        redemarr- rejoin continue continues continuer continuez continued poursuiv- kickstart
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
        unlink- optout desengag- dismantl- liquider
        """,
        .creating: """
        cree creer creez mets mettre mettez mise met mettons metz ajout- rajout- add adds adding
        added addd create- creation creations creating sets set setup setups instaur- programm-
        planifi- schedul- sched etabli- enregistr- config- parametr- open opens opening opened ouvre
        ouvres ouvrir ouvrez ouvert ouverture nouveau nouvelle nouveaux new newly stick sticks pop
        pops put puts putting builds establish- introduc- introdui- arrang- organis- organiz-
        register- initiat- inscri- constitu- amorc- fixe fixer fixez fixes definir defini definis
        allocat- allou- attribu- assign- affect- earmark- ringfence designat- ouvrons generate-
        generer genere issuing issue issues emettre emets produce- implement- implant-
        """,
        .changing: """
        chang- chng modifi- modify modif modifs edit- tweak- amend- switch switches switching
        switched bascul- migrer migrat- migre downgrade- upgrad- adjust- ajust- adapt- updat- upd
        revis- alter alters altered swap swaps swapped swapping remplac- replac- transform- shift
        shifts move moves moving moved deplac- renam- renomm- recalibr- readj- rejig rework
        reschedul- replanif- rearrange- reorganis- reorganiz- restructur- overwrite overrid- permut-
        substitu- relabel- recategor- reclass- reaffect-
        """,
        .raising: """
        augment- aument- hauss- rehauss- mont monte monter montez montes montee grimp- raise raises
        raised raising increas- incr upped upping up boost boosts boosted bump bumps bumped elarg-
        lift lifts lifted accroi- agrandi- crank beef hike hikes hiked gonfl- ramp extend- prolong-
        rallong- higher majore- bumping surelev- relev- escalat- plusgros bigger larger expand-
        expans- intensif-
        """,
        .lowering: """
        baiss- abaiss- redui- reduct- reducing reduce- redu lower lowers lowered lowering decreas-
        cut cuts cutting trim trims trimming trimmed slash slashes slashed slashing shrink- shave-
        shaving rogn- restrein- raccourc- descend- dimin- alleg- down drop- lessen- minimis-
        minimiz- squeez- prune- compress- dial dialling curb curbs curbing rein ralent- slow slower
        slowing halv- lighten rabot- dwindl- downsiz- smaller minor- comprim- resserr- tapering
        lowerin knock knocking knocked
        """,
        .renouncing: """
        renonc- sacrif- priver forgo forgoing forego skips skipping skipped detox abstain- abstien-
        sevr- sobriet- dechu cutback giveup weaning delaiss- evit- avoid- boycott- jeun jeuner
        sobre- abstinence- forsak- relinquish- surrender-
        """,
        .automatic: """
        auto automat- autopay autopays autopayment- autopaiement- autopmt autopaye autom tacite
        yourself itself office autodebit automagic- autopilot autopilote
        """,
        .enabling: """
        activ- actif allum- enabl- demarr- lance lances lancer lancez start starts started starting
        launch- trigger- begin begins commenc- initiate turn turns turning turned
        """,
        .disabling: """
        desactiv- deactiv- etein- disabl- coupe coupes couper coupez coupure off inactiv- debranch-
        unplug
        """,
        .limit: """
        limit- plafond- plafonn- plafon cap caps capped capping max maxi maxim- seuil- threshold-
        treshold ceiling- depass- exced- exceed- restric- bornes borne minimum mini upto
        """,
        .rule: """
        rule rules ruleset condition- exception- critere- criteri- regle- reglage- setting settings
        parametre- preference- option-
        """,
        .always: """
        toujours tjs tjrs toujour always alway allways systematically systematique- constamment
        constantly permanence everytime whenever chaquefois
        """,
    ]
}
