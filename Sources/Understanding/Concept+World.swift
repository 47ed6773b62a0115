extension Concept {
    /// What people talk of besides money.
    static let world: KeyValuePairs<Concept, String> = [
        .weather: """
        meteo- weather- wether rain rains raining rained rainfall pluie pluies pluvieu- pleut
        pleuvoir pleuvra pleuvai- neige- snow snows snowy snowing snowstorm soleil ensoleill- sun
        sunny sunshine temperature- temperatur celsius fahrenheit degre degres degree degrees humid-
        orage- storm storms stormy thunder- tonnerre eclairs eclaircie- lightning wind windy breeze
        gust brouillard fog foggy mist misty nuage- cloud cloudy clouds umbrella- parapluie-
        canicule heatwave grele hail sleet verglas frost frosty gelee- tempete- ouragan- hurricane-
        tornado- tornade cyclone- typhoon climat climate averse- drizzle uv sunset sunrise sunscreen
        barometre drought secheresse inondation- flood- blizzard coldest hottest warm warmer froid
        froide chaud chaude chaleur hot
        """,
        .music: """
        musiqu- music musical- musician- song songs chanson- chanteu- singer singers singing sing
        sings sung playlist- radio radios album albums concerto opera operas symphon- orchestr-
        choir chorale rap rappeur- rapper jazz reggae techno hiphop lyric- parole- beatles mozart
        beethoven bach chopin beyonce taylor stromae rihanna drake eminem jul aya gainsbourg brel
        piaf hallyday melody melodie chord chords drum drums drummer batteur batterie violin-
        violon- saxophone trumpet trompette flute guitarist- ukulele tempo eurovision podcast- vinyl
        vinyle- karaoke volume earworm
        """,
        .media: """
        joue jouer jouez jouons play plays playing played player players ecout- listen- tv tele
        televis- telly channel channels chaine chaines film films filmer movie- cine cinema- serie
        series seriz episode- saison- acteur- actrice- actor- actress- director- realisateur- oscar
        oscars cannes hollywood marvel batman spiderman superman avengers starwars potter hogwarts
        pixar shrek titanic matrix trailer- comedie comedy comedian- horreur horror thriller
        documentair- documentary documentaries anime animes manga mangas cartoon- sitcom soap tvshow
        sequel prequel dvd bluray binge youtubeur- youtuber- video videos tiktok- reels screening
        broadcast- emission- presentateur- koh lanta masterchef strictly eastenders simpsons thrones
        livre livres books novel novels roman romans bouquin- author authors auteur- autrice-
        ecrivain- writer- poet poets poete- poetry poesie- poem- haiku- sonnet- rhyme- rime rimes
        shakespeare moliere zola camus proust orwell tolkien rowling dickens austen baudelaire
        verlaine voltaire literature litterature litterair- literary- bd comics comic bibliothe-
        chapter- chapitre- essay essays dissertation- redaction biograph- fable- conte contes
        fairytale- dictionar- dictionnaire- encycloped- wikipedia prose novelist- lecteur- paperback
        peinture- peindre painting- museum- musee- louvre joconde picasso gogh monet vinci mona
        rembrandt dali sculpt- dessin dessine dessiner dessins draw drawing draws drew sketch-
        artist artists artiste- artistique galerie- exhibit- exposition- expo aquarelle- watercolour
        origami tricot- knit- crochet couture sewing poterie pottery design designer graphisme logo
        logos redige- draft- discours speech- slogan- caption- blog- synopsis scenario- correcteur
        proofread- paraphras- summariser
        """,
        .sport: """
        match matchs matches football- soccer score scores scored equipe equipes team teams ligue
        league- rugby tennis basket basketball baseball handball volley- hockey golf golfer- cricket
        f1 grandprix olympi- worldcup champion- tournoi- tournament- finale finales finalist-
        semifinal- arbitr- referee- psg asse arsenal chelsea tottenham barca realmadrid juventus
        bayern messi ronaldo mbappe zidane neymar federer nadal djokovic serena lebron nba nfl nhl
        mlb uefa fifa superbowl roland garros wimbledon stade stades stadium- athlet- marathon-
        triathlon velodrome cyclist- natation nager nage swim- swam surfing skier- skiing skis
        snowboard- skate- boxe boxing boxer boxeur judo karate ufc escrime fencing escalade climb-
        petanque darts snooker bowling badminton pingpong betting bookmaker- bookie cotes odds
        gambl-
        """,
        .fitness: """
        muscu- muscle- workout- exercise exercises exercising exercice- squat squats pushup- pompe
        abdos abs cardio jogging yoga pilates etirement- calorie- protein- regime regimes diet diets
        dieting maigrir mincir slim slimming weight crossfit halteres dumbbell- treadmill bmi imc
        fitness gainer endurance gym gyms
        """,
        .health: """
        sante health healthy healthcare malade- maladie- sick sickness ill illness- disease-
        symptom- fever- fievre- febrile toux tousse- rhume- grippe- flu influenza covid- corona-
        virus- viral vaccin- jab jabs douleur- douloureu- painful- pains ache aches aching headache-
        migraine- nausea- nausee- vomi- diarrh- constip- allerg- asthm- diabet- cancer- tumeur-
        tumor tumour- infect- angine tonsil- otite bronchit- pneumon- rash eczema acne boutons
        pimple- bleeding saign- blessure- blesse- injur- bruise- fracture- sprain- entorse foulure
        tendinite brulure- vertige- dizzy dizziness fatigue- tired- epuise- exhaust- faint- evanoui-
        pregnan- enceinte- contracept- pilule- pill pills medic- drug drugs paracetamol doliprane
        ibuprofen- aspirin- antibio- ordonnance- prescription- chirurgi- surger- surgeon- hopital-
        hopitaux hospital- hopit urgence- emergency emergencies ambulance- samu nhs clinic-
        clinique- irm xray mri blood sang sanguin- cholesterol hypertens- cardiaque heartbeat stroke
        avc seizure- epilep- autis- adhd tdah alzheimer- dementia parkinson depress- deprim- suicid-
        anxiet- anxious anxieu- angoiss- panic- panique- burnout dose doses dosage overdose- poison-
        intox- bandage- pansement- hangover hungover bitten sting stung piqure- morsure sunburn-
        vitamin- homeopath- herpes std mst hiv sida menopaus- deaf sourd- blind- aveugle- handicap-
        wheelchair- cure cures heal heals healing gueri- soigner soigne soins corps bodies ventre-
        belly stomach- estomac- tummy gorge throat- nez nose noses oreille- ear ears yeux eye eyes
        bouche mouth dents teeth tooth- tongue lips levre- cheveu- hair hairs barbe beard peau skin
        bras arms mains doigt- finger ongle- nail nails jambe- legs genou- knee knees pieds feet
        cheville- ankle- epaule- shoulder- cou neck poitrine chest coeur heart hearts poumon- lung
        lungs foie liver reins kidney- cerveau brain- os bone squelette skeleton sweat- transpir-
        pee poop caca pipi sneez- eternu- hiccup- hoquet ronfl- bald chauve sommeil sleep- asleep
        slept dormir dors dort endormi- endors- insomni- reve reves rever dream- cauchemar-
        nightmare- sieste- nap naps napping bedtime pyjama- pillow- reveille reveiller wake wakeup
        woke yawn- beds coucher nuits psychiatric paraly- rhumat- arthrit- arthros- lumbago
        sciatique- sciatica hernie hernia appendic- ulcer- reflux heartburn indigest- lactose celiac
        coeliac thyroid- anemi- anaemi- ferritin- insulin- glycem- chimio- chemo chemotherapy
        radiother- cicatri- scars stitches suture- plaie wound- ecchym- hematome- zona shingles
        varicell- chickenpox rougeole measles mumps oreillons tetanus tetanos rabies lyme malaria
        paludisme cholera ebola hepatit- tubercul- sepsis gastroenter- norovirus salmonell-
        probiotic- laxative- laxatif- antihistam- cortison- steroid- morphin- codein- xanax prozac
        antidepress- somnifere- melatonin- sinusit- sinus laryngit- conjonctiv- conjunctiv- myop-
        astigmat- glaucom- cataract- tinnitus acouphene- carie- plombage detartrage invisalign
        scoliosis scoliose ivf fiv ovul- ovaire- uterus prostate- testicul- vagin- penis erectil-
        viagra preservatif- condom- tampax snor- apnea apnee cpap
        """,
        .feelings: """
        triste- sad sadness heureu- happy happiness bonheur content contents contente joyeu- joy
        feel feels feeling- ressens sentir emotion- emotif angry anger colere furieu- faches enerve-
        upset cry crying cried pleur- lonely loneliness solitude solitair- bored- boring ennui
        ennuie- ennuy- chiant- stress- worry worries worried worrying inquiet- afraid scared peur
        peurs effray- frighten- nervous nerveu- proud fier fiere jealous- jaloux jalous- ashamed
        honte hate hates hated deteste- haine disappoint- decu decue decus excited exciting
        enthousias- confident confiance motivat- courage courageu- heartbroken hurt hurts mood
        humeur moral morale grumpy moody homesick lovesick kiffe-
        """,
        .love: """
        amour amours amoureu- love loves loved loving lover- aimer mariage- marier marry married
        marriage wedding- fiancailles divorc- separation- breakup rupture- relationship- dating
        tinder rencontre- rendezvous- flirt- dragu- embrass- calin- hug hugs cuddl- sex sexe sexy
        sexuel- sexual- porn- nude nudes crush romanti- romance- valentine- stvalentin celibat-
        cheating soulmate- pacs pacser honeymoon- fiancer couples girl girls boy boys wooing bebe
        bebes baby babies nourrisson- toddler- diaper- nappy nappies biberon- breastfe- allaite-
        accouche- birth births birthing naitre naiss- poussette- pram stroller- pushchair prenom-
        babyname- adopter adoption- adoptive parenting teenage- ado ados adolescen- crib
        """,
        .animals: """
        chien chiens chienne- chiot- dog dogs doggo doggy puppy puppies chaton- chats cat cats
        kitten- chat hamster- rabbit- lapin- cheval chevaux horse- poney vache- cow cows mouton-
        sheep cochon- pigs poule- hen hens coq oiseau- bird- perroquet- parrot- pigeon- canard-
        ducks fishes requin- shark- baleine- whale- dauphin- dolphin- singe- monkey- gorille gorilla
        lion lions tigre- tiger- elephant- girafe- giraffe- bears loup loups wolf wolves renard-
        foxes mouse mice rats serpent- snake- lezard- lizard- tortue- turtle- tortoise grenouille-
        frog- insect- spider- araignee- mosquito- moustique- fourmi- ant ants bee bees abeille-
        wasp- guepe- butterfl- papillon- dinosaur- crocodil- penguin- pingouin- panda- koala-
        kangaroo- kangourou hedgehog- herisson- ecureuil- animal- animaux pet pets zoo zoos
        croquette- litiere leash aquarium- woof meow miaou aboie- bark barks barking cockroach-
        cafard- puces flea fleas tique- escargot- snail- plante- plant plants planting arbre- tree
        trees fleur fleurs flower- rosier- tulip- orchid- gazon lawn- mow mowing tondeuse pelouse-
        jardin jardins jardinage garden gardens gardening potager compost- semer seed seeds graine-
        forest- foret- montagne- mountain- riviere- river- fleuve- ocean- sea seas lake lakes desert
        deserts volcan- earthquake- seisme- tsunami- recycl- poubelle- rubbish pollut- ecolog-
        environnement- environment- rechauffement warming carbone co2 cactus bonsai waterfall-
        cascade- island- ile iles dalmatien- labrador- caniche- poodle- bulldog- chihuahua- teckel
        dachshund rottweiler- retriever- siamois siames- persan tabby goldfish poissonrouge
        perruche- budgie- canari- canary guineapig furet ferret- gerbil- chinchilla- chevre- goat
        goats donkey- mule bull taureau- calf dindon- oie oies goose geese cygne- swan- hibou owl
        owls aigle- eagle- faucon- falcon hawk vautour- vulture mouette- seagull- goeland corbeau-
        crows hirondelle- moineau- sparrow- rossignol pivert woodpeck- autruche- ostrich- flamant
        flamingo paon pieuvre- calamar crabe- crab crabs homard- lobster- huitre- meduse- jellyfish
        otarie- phoque- walrus orque- orca hippopotam- rhinocer- zebre- chameau- camel- llama-
        alpaga alpaca buffle- buffalo cerf cerfs deer biche- sanglier- boar lievre- taupe- belette-
        weasel blaireau badger- loutre- otter- castor- beaver- marmotte- chauvesouris scarabee-
        beetle- coccinelle- ladybug ladybird libellule- dragonfly cigale- cicada sauterelle-
        grasshopper criquet- termite- mites punaise- bedbug- worm- sangsue larve- larva
        """,
        .science: """
        science- scientif- scientist- physi- chimi- chemistry chemical- biolog- atom atome- atoms
        molecul- electron- proton- neutron- quantum- quantique- gravit- relativit- einstein newton
        darwin curie galilee galileo dna adn gene genes genetic- genetique- cellule- bacteri-
        microb- photosynth- osmos- oxygen- hydrogen- helium azote nitrogen elements lumiere laser-
        magnet- aimant- experiment- experien- theory theorie- theorem- fossil- species espece-
        mammal- mammifer- reptile- boils boiling bouillir evaporat- melt melts melting fondre
        nuclear- nucleaire- uranium brew philosoph- sociolog- space planet- etoile- star galax-
        universe- lune lunes moon moons lunar lunaire jupiter saturne saturn uranus neptune pluton
        venus comet- asteroid- meteor meteors meteore- meteorit- blackhole- nasa spacex rocket-
        fusee- astronaut- cosmos cosmonaut- satellite- eclipse- terre earth orbit- alien aliens
        extraterrestr- ufo ovni- armstrong apollo bigbang zodiac- zodiaque horoscope- astrolog-
        scorpion gemini gemeaux capricorn- taurus verseau aquarius astrophys- cosmolog- geolog-
        mineral- minerai- metals metaux alloy- alliage- cuivre zinc plomb mercure aluminium sodium
        potassium calcium magnesium acide- acid acids ion ions isotope- radioactiv- antimat-
        tectonic- tectonique- archeolog- archaeolog- paleonto- anthropolog- ecosystem- biodivers-
        extinct- chromosom- embryo- fungus fungi parasite- telescop- microscop- thermodyn- entropy
        entropie kinetic cinetique inertia inertie pression wavelength ultrason- infrared infrarouge
        ultraviolet
        """,
        .knowledge: """
        guerre guerres war wars ww1 ww2 wwii bataille- battle- revolution- napoleon- bonaparte xiv
        rois king kings queen queens reine reines princes princess- royaut- empereur- emperor-
        empire- romains pharaoh- pharaon- pyramid- moyenage medieval- centur- siecle- antiquit-
        ancient- viking- hitler nazi- holocaust- shoah churchill lincoln gaulle cleopatr- cesar
        caesar colomb columbus inventa invente- inventor- discover- decouv- founded historic-
        historien- bastille treaty chateau- castle- knight- chevalier- gladiator- coloni- slavery
        esclav- crusade- croisade- independence- abolition- abolish- fastest- oldest- youngest-
        highest largest smallest- heaviest- strongest- celebre- fameu- famou- exist- happens
        happened wiki- records guinness world mondial- born died mourut dies dead death- deces
        mourir mort morts meurt funeral- enterrement- obseques cimeti- cemetery legende- myth-
        conspir- complot- search- recherche- mongol- aztec- aztequ- inca incas maya mayas babylon-
        mesopotam- spartan- sparte troie odysse- iliad- hercul- zeus hades poseidon aphrodit-
        apollon thor odin loki neron caligula charlemagne clovis vercinget- robespierre danton marat
        versailles waterloo austerlitz verdun dday debarquement gulag staline stalin lenine lenin
        marx trotsk- mao gandhi mandela lutherking rosaparks kennedy nixon reagan roosevelt degaulle
        mitterrand chirac giscard pompidou tudor- windsor
        """,
        .geography: """
        capital capitals capitale- country- countries continent- villes city cities population-
        habitant- inhabitant- frontiere- border- drapeau- superficie landmass equator equateur
        latitude- longitude everest nile amazonie sahara himalaya- alpes alps pyrenees germany
        allemagne italy italie spain espagne portugal japan japon china chine russia russie ukraine
        usa americ- canada mexico mexique brazil bresil argentin- australia australie afric- afrique
        europe asie asia india inde maroc algerie tunisie egypt egypte israel palestin- gaza iran
        irak iraq syrie syria turquie turkey grece greece suisse switzerland belgi- netherlands
        hollande denmark norway norvege sweden suede finland islande poland pologne ireland scotland
        wales england angleterre britain britanni- london londres rome berlin madrid tokyo pekin
        beijing moscow moscou sydney dubai barcelon- lisbon lisbonne amsterdam vienna vienne athens
        prague istanbul cairo bangkok bali thailand thailande vietnam cuba peru perou chile qatar
        arabie saudi singapore hongkong tallest longest deepest norvegien- suedois- slovaquie
        slovenie croatie croatia serbie serbia roumanie romania bulgarie bulgaria hongrie hungary
        autriche austria tcheque czech lituanie lettonie estonie groenland greenland philippin-
        indonesi- malaysi- malaisie pakistan- bangladesh afghanistan nepal tibet mongolie coree
        korea taiwan kenya ethiopi- nigeria- ghana senegal cameroun cameroon gabon congo angola
        mozambi- zimbabw- madagascar mauritius somali- soudan sudan libye libya liban lebanon
        jordanie kuwait koweit oman yemen hawaii alaska californi- newyork vancouver buenos aires
        lima bogota caracas havana havane jamaica- jamaique haiti martinique guadeloupe tahiti
        polynesie caledonie mayotte antarctic- antarctique arctic arctique tropic- tropique-
        hemispher- mediterran- atlantic atlantique pacific pacifique baltic baltique danube loire
        rhone rhin tamise mississippi kilimandjaro montblanc
        """,
        .politics: """
        politi- election- electoral- vote votes voter voting presid- ministre- minister- parliament-
        parlement- depute- senat- congress government- gouvern- macron trump biden obama sarkozy
        melenchon lepen starmer sunak thatcher putin poutine zelensk- trudeau merkel labour tory
        tories conservativ- democrat- republican- republique socialis- communis- capitalis- fascis-
        anarch- greve- grevist- strike- manif manifs manifest- protest- gilets brexit nato otan onu
        ue european europeen- immigr- refugee- refugi- referendum- constitution- democracy dictat-
        laicit- reforme- mayor mairie mairies diplomat- ambassad- embassy actu actus actualit-
        headline- journal journaux journalist- newspaper- bbc cnn lemonde figaro mediapart attentat-
        terror- attack- attaque- hostage- scandal- celebrit- kardashian- musk bezos zuckerberg gates
        influenc- paparazzi gossip potin- ragot-
        """,
        .religion: """
        dieu dieux god jesus christ chretien- christian- eglise- church- pray prayer- priere- prier
        bible- coran quran koran islam- musulman- muslim- mosque- ramadan eid juif juive judai-
        jewish jews synagog- shabbat hanukkah bouddh- buddh- hindu- hindou- diwali temple- pope
        priest- pretre- pasteur imam- rabbi- moine monk- saints angel angels diable devil- demon-
        enfer paradis heaven- athe- careme paques easter- pentecote ascension bapteme- baptis-
        christening- communion- reincarnat- karma- spirit- zakat halal kosher casher sins
        """,
    ]
}
