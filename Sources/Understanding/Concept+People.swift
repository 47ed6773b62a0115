extension Concept {
    /// Who is paid, asked or given to, but firms.
    static let people: KeyValuePairs<Concept, String> = [
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
        fiancee- abbu abuela abuelo aieul aieule aieules aieuls aieux aine ainee ainees aines
        ainesse ammi ammu ancestor ancestors ancestral ancetre ancetres arrieregrandmere ascendants
        aunties babouchka bairn bairns bambin bambino bambinos bambins behen beldoche beldoches
        belledoche belledoches belles bhaiya bisaieul bisaieule bobonnes borther boutchous boutdchou
        brethren brohter brotha brothas brothr brudder brus bua bub bubbe cadet cadets cadette
        cadettes clan clans concubin- cous couse cuzin cuzins cuzzie cuzzies cuzzo cuzzy dada
        daddies daddio dadima daron daronn daronne daronnes daronnne darons daugther dauhgter
        descendance descendant descendante descendantes descendants dougther dtr duaghter eldest
        epse epx famiglia famli fatherinlaw fem fieu fieux fifille fillette fillettes firstborn fis
        forefathers foster fratrie freer frer frerot frr galopin galopins garconnet gdmere gendres
        geniteur geniteurs genitrice gnard gnards gniard gniards godchild godchildren goddaughters
        godfathers godmothers godparent godparents godsons gramma grammies gramps grandads
        grandchild- granddads granddaughter- grandfathers grandkid- grandmothers grandnephew
        grandnephews grandniece grandnieces grandpapa grandpas grandson grandsons grannie grannies
        jeddi jeddo jiju jumeles keumfa kiddie kiddies kiddy kidz kin kinfolk kinsfolk kinsman
        kinswoman kuz littlun littluns loupiot loupiotte loupiottes maasi mamaji mamette maminou
        mamita mamitas mamma mammas mammies mammy mamna mamou mamouchka mamoune mamounette mams
        manou marmot marmots matante maternal matriarch maw meemaw memaw mif miff minot moman momma
        mommas mommies motherinlaw mouflet moutard moutards mummies naani nanaji nanna nannie neuveu
        neuveus neuveux nevue nevues nipper nippers offspring oma omas opa opas orphelin orpheline
        orphelines orphelins pap papaw papet papette papie papinou papoune parental parente
        parentele parentes parin paternal paternel patriarch patriarche pawpaw petiot petiote
        pitchoun pitchoune pitchounes pitchounet pitchouns poppa poppas praents progeniture
        progenitures ptifrere ptitbout ptitesoeur ptitfrere puine puinee quadruplet quadruplets
        quintuples rejeton rejetons relative relatives remarie remps rempss renps reuf reum reumes
        reums reup reupes reups reus reusse rugrat rugrats sibs sil sissy sista sistah sistre siter
        soninlaw souer sprog sprogs stepbrothers stepchild stepchildren stepdads stepdaughters
        stepfather stepfathers stepmoms stepmother stepmothers stepparent stepparents stepsisters
        stepsons taid tantie tatinette teta tiot tonto tribu tribus triplees triplet triplets tyke
        tykes unc uncs veuf veufs veuve veuves vioque vioques wean weans widow widows wifes yayas
        yiayia youngun zayde
        """,
        .partner: """
        meuf meufs mec mecs ex exes partner partners girlfriend- gf boyfriend- bf copine copines
        cheri cherie darling honey babe bae doudou loulou moitiee amant- missis dulcinee
        amourdemavie babes baebae bby bbz beboo bebou bebous bfriend bfs bichette biquet biquette
        blonde blondes bobonne boo boyf boyfreind boyfrend bubba cheries cheris chouchous chouchoute
        choupette choupi choupinou chouquinette cohabit cohabitant cohabitants cohabited cohabitee
        cohabitees cohabiting cohabits companion companions companionship concubins consort courtise
        darlin darlings darls dearie dulcinees exbf exboyfriend exgf exgirlfriend exhusband
        expartner exs exwife feumeu feumeuf fwb gadji gadjis gfriend gfs gfx girlfreind girlfrend
        gonz gonzesse gonzesses gow gows hon honeybunch hun hunni hunny huns keum keums lapinou
        louloute luv luver luvvie mamour mamours mecton minou nanas nenette nhomme paramour
        partenaire partenaires pretendant pretendants pupuce shawty sidepiece soupirant soupirants
        suitor suitors sweetheart sweethearts sweety tourtereau tourtereaux toyboy toyboys zhom
        zhomme zouz zouze zouzes
        """,
        .friend: """
        copain copains pote potes poto potos ami amie amis amies pot' amigo amigos mate mates buddy
        buddies friend friends frnd frd pal pals chum chums camarade- bestie besties bff homie
        homies gang crew crews squad lads lasses guys guy bloke blokes fella gars bande copaing
        connaissance- acquaintance- bandmate teammate teammates equipier- acolyte acolytes
        amicalement amiga aminches amitie amities attendee attendees besta bestah bestahs besty
        bezza bezzie bezzies bhai bhais binome binomes boug bougs boyz bredda bredren bredrin bruv
        bruva bruvs bruvva bud buds camarde clique cliques cobber cobbers coequip- commere commeres
        compa compadre comparse comparses compatriot compatriots compere comperes complice complices
        complicite comrade comrades confidant confidante confidants consoeurs copinage copinou
        copinous couzdingue crewmate cronies crony cuzzybro dalon dawg dawgs djo djos dost dude
        dudes dudette entourage entourages feller fellers fellow fellows frate fren frenemies
        frenemy frens friendship friendships gal gals gava geezers gent gents girlie girlies gurl
        gurls gyaldem habibi habibti hermano homeboy homeboys homegirl homegirls homey homeys igo
        igos invitee khey kheys khouyas khoya kopin kopine lad laddie laddies larron larrons lascar
        lascars lass lassie lassies loustic luron lurons m8 m8s marra matey mateys mucker mukkers
        pally playmate playmates posse poteau poteaux pottos sadiki sahbe sahbi schoolfriend
        sidekicks srab tchoupinou tepo tepos tribe tribes yaar yaars zincou
        """,
        .acquaintance: """
        voisin- coloc colocs colocat- collegue- coleg- nounou nounous proprio- propriet- bailleur
        landlord- landlady landladies flatmate- flattie roommate- roomie- housemate- lodger tenant
        tenants locataire- colleague- coworker- workmate- boss bosses chef chefs patron patronne
        patrons gaffer supervisor manager managers neighbour neighbours neighbor neighbors babysit-
        sitter sitters cleaner cleaners gardien- concierge- teacher teachers prof profs professeur-
        instit institut- coach coachs coaches tutor tutors childminder- nanny nannies stagiaire-
        client- customer- associe associes guest guests animateurs animatrice animatrices associee
        associees aupair aupairs auxiliaire auxiliaires bailleresse bailleurs bunkmate bunkmates
        butler caddy carer carers caretaker caretakers cesu chambermaid chambermaids chaperone
        charlady charwoman cheffe cheffes choirmaster churchwarden cohost cokoteur cokoteurs
        cokoteuse cokotteur cokotteurs coleagues collaborateur collaborateurs collaboratrice
        collaboratrices collegu convive convives correspondant cotenant cotenants coworkr directeur
        directeurs directrice directrices domestique domestiques educ educateur educateurs
        educatrice educatrices entraineu- filleaupair filledemaison flatmtae flatmte formateur
        formateurs formatrice formatrices freeholders governess hostess hote householder
        householders housekeeping housemaster instructor instructors intern kollegue kolok landlor
        landlrd landlrod leaders leaseholder leaseholders lessee lessees lessor lessors logeur
        logeurs logeuse logeuses madame mademoiselle maid maids maitre maitres maitresse maitresses
        matron mbindane mbindanes mesdames messieurs mgr minder minders mlle mme moniteur moniteurs
        monitrice monitrices monsieur mr msieu mssieu newbie nourrice nourrices nursemaid oga owner
        owners pajemploi parrainee patronnes proffesseur proffesseurs prop proviseur proviseurs
        responsable responsables ringleader ringleaders riverain riveraine riveraines riverains
        roomy scoutmaster servante servantes sieur subordinate subordinates subtenant subtenants
        superintendent trainer treasurer treasurers tresorier tresoriere tresorieres tresoriers
        trustee trustees usher ushers visitor visitors voizin voizinage voizins vwazin warden
        wardens
        """,
        .charity: """
        charit- association- assoc assos asso croixrouge unicef oxfam telethon restos sidaction
        redcross greenpeace msf wwf fundrais- bienfaisance ong ngo alms altruis- amnesty
        armeedusalut aspca associative associatives aumone aumones barnardos benevolat benevole
        benevolence benevolent benevoles bienfaiteur bienfaiteurs bienfaitrice caritas caritatif
        caritative caritatives chairty charty childreninneed donateur donateurs donatrice donatrices
        emmaus fondation fondations foodbank goodwill habitatforhumanity helloasso hospice hospices
        humanitaire humanitaires humanitarian humanitarians lifeboat lifeboats macmillan mecenat
        mecene mecenes medecinssansfrontieres movember nspcc orphanage orphanages orphelinat
        orphelinats parrainer philanthrop- refuges rehome rehoming restosducoeur rnli rotary rspca
        sadaqa salvos samaritans savethechildren sdf shriners solidaire solidaires solidarite
        solidarites spca stjude stjudes trocaire unhcr voluntary ymca ywca
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
        exterminat- deratis- accordeur accordeurs affutage affuteu- agenceu- alterations arborist
        arborists ascensoriste ascensoristes asphalt bodywork bookbinder bookbinders bottier
        bottiers brickie brickies bricklayer bricklayers bricklaying brickwork bricky bricolo
        bricolos broderie brodeu- bucheron bucherons cabinetmaker cabinetmakers calfeutr- calorifug-
        cameraman carrel- carross- caulked caulks cement chaudronnier chaudronniers chippies cireur
        cireurs climaticien climaticiens climatis- clockmaker clockmakers cobblers coursier
        coursiers couvreurs cuisiniste cuisinistes dampproof debosseleu- debouch- decorators
        demenageu- demolish demolished demolishes demolishing demolition deneig- desamiant-
        desinfect- desinsectis- detailer dressmaker dressmakers dressmaking ebenist- elagage
        electrican electricein electrisien electritien electrition electritions elektrician
        encadrement encadreur encadreurs engraver engravers engraving epaviste epavistes etancheite
        etancheur excavat- facadier facadiers ferblant- ferrailleur ferrailleurs ferronn- fitter
        fitters fix fixin fixing floorer flue flues forage foreur forgeron forgerons framer framers
        frigoriste frigoristes frotteur fumigat- fumiste fumistes glassblower glassblowers goldsmith
        goldsmiths gravel graveur graveurs groundskeeper groundskeepers groundsman groundsmen
        grouting grutier grutiers guttering gutters haulage hauler haulers haulier hauliers
        horticulteur horticulteurs horticultrice hvac imprimeur imprimeurs informaticien
        informaticienne informaticiens installer installers insulate insulates insulating insulation
        joiners joinery jointoy- joister lavandiere laveur laveurs locksmth luthier luthiers
        machanic maconn- maitredoeuvre manandvan manoeuvre manoeuvres manwithvan marbrerie marbriers
        masonry mechanik mechnic mend mended mender mending mends menusiers monteur monteurs
        moquettiste moquettistes motociste navvy paint parpaing parpaings parqueteur parqueteurs
        paver pest pests pipework pisciniste piscinistes placo plaquiste plaquistes plasterboard
        plasterers plastering plasterwork plombie plonbie plonbier ponceu- poseur poseurs potier
        potiers poutre poutres puisatier puisatiers ravaleur ravaleurs refection refections relieur
        relieurs remorqu- remouleur remouleurs removalist removalists rempailleu- repainted reparait
        reparatrice reparee reparees reparent reparera reparerai reparez reparons repasseur
        repasseurs repasseuse repasseuses repave repaved repaves repaving replumb repointing reseal
        resealed resealing reseals restoration restorer restorers resurfacing retoucheu- reupholster
        reupholstered reupholstering reupholsters rewire rewired rewires rewiring rigger riggers
        roofers roofing routiers saddler saddlers sandblasting sanitaires scierie scieries sellerie
        selliers serigraph- serrurerie shipwright shoemakers silversmith silversmiths soude souder
        soudeur soudeurs soudeuse soudure soudures stairlift steamfitter steeplejack steeplejacks
        stonemason stonemasons stonework stucco subbie subbies subcontractor subcontractors sweeper
        sweepers sweeps swept tailored tailoring tailors tapissier tapissiere tapissiers tarmacking
        thatchers thatching tilers tiling tinsmith toiturier toituriers tolerie tolier toliers
        tonneliers toolmaker tourneur tourneurs tradesman tradesmen tradespeople tradeswoman trucker
        truckers truelle truelles tuners unclogged unclogging unclogs upholster upholsterers
        upholstering upholsters vannier vanniers velociste velocistes verriers vidangeur vidangeurs
        videaste videastes videographer videographers videography vitrerie watchmaker watchmakers
        waterproof waterproofing weld welded welder welders welds whitewash whitewashed whitewashes
        whitewashing woodcutter woodcutters woodworkers zingueur zingueurs
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
        accountancy accountent accounting acountant acountants actuaire actuaires addictolog-
        aesthetician aestheticians algolog- allergist allergists allergolog- ambulanciere
        anaesthesiologist anaesthesiologists anaesthetists anesthesi- angiolog- appraiser appraisers
        arpenteur arpenteurs auctioneer auctioneers auditor auditors balayage balayages bookkeeper
        bookkeepers brancardiers brows brushing cabinet cabinets cancerolog- cartomanc- celebrant
        celebrants chirurgien chirurgienne chirurgiens clinician clinicians coif coifeur coifeuse
        coloration colorations coloriste coloristes commissaire commissaires conciliateur
        conciliateurs consultancies cosmetologist cosmetologists cosmetology councellor counseling
        counselling crematoriums dantist dantiste decorateur decorateurs decoratrice defrisage
        denist denitst dentis dentst denturolog- docor dokteur doula dr draftsman draughtsman
        dresseur dresseurs dresseuse drs electrologist embalmer endocrinolog- endodontist
        endodontists energeticien energeticiens ent epilat- epile epiler ergotherap- esthetician
        estheticians esthetique esthetiques etiopath- expert experte expertes experts feticheur
        feticheurs fiscaliste fiscalistes funerarium gastroenterologist gastroenterologue
        gastroenterologues generalistes geriatr- gerontolog- gestionnaire gestionnaires gommages
        greffier greffiers guerisseur guerisseurs guerisseuse gynaecologist gynaecologists gyno
        haematologist haematologists hairderesser hairdreser hairstylists healers hematolog-
        herbalists highlights homeopathe homeopathes hygienist- ifa immunolog- implantolog-
        infectiolog- infirmerie infirmeries inhalotherap- interprete interpretes juriste juristes
        kineziterapeute koiffeur lashes lawer lawyr laywer laywers liquidator liquidators lissage
        lissages locum locums logoped- magnetiseur magnetiseurs magnetiseuse maieutic- mani manipedi
        marabout marabouts maxillo meches mediatrice micronutri- midwives mortician morticians
        nailteches naturo naturos nephrolog- neurochir- neuropsy- notaries numerolog- obstetrician
        obstetricians officiant officiants oncolog- ongliste ophthalmologist ophthalmologists
        ophthalmology optishan optitian optition ortho orthopaedics orthopedag- orthopedics
        orthopedist- orthoptist- ostheopath- paediatrician paediatricians parodont- pathologist
        pathologists pedi pedicure pedicures pedicurist pedicurists periodontist periodontists
        pharma phlebolog- phlebotomist phlebotomists physician physicians piercer piercers pierceu-
        piercing piercings planner planners pneumolog- podiatrists practitioner practitioners
        proctolog- prothesist- psychanal- psychoanalyst psychoanalysts psychomotr- psychopedag-
        psychotherap- puericult- radiographer radiographers ramancheur ramancheurs realestateagent
        rebout- reeducation registrar registrars relookeu- relooking secouriste secouristes sexolog-
        shampouineu- sofrolog- sonographer sonographers specialist specialiste specialistes
        specialists stomatolog- stylist styliste stylistes stylists tabacolog- tattoos teinture
        teintures thanatopract- therepist theropist toilettag- toiletteu- toubib trichologist
        trichologists urgentiste urgentistes valuer valuers vetinarian vetinarians vetinerian
        vetrinarian vetrinary visagiste voyante voyantes
        """,
    ]
}
