extension Concept {
    /// What people do besides asking about their money.
    static let life: KeyValuePairs<Concept, String> = [
        .law: """
        loi lois law laws lawsuit- juridi- judiciaire- legal- illegal- tribunal- tribunaux court
        courts judge judges juges jury- jurid trials lawful sue sued suing plainte- crime- criminal-
        criminel- meurtr- murder- prison- jail- police- policier- gendarm- cop cops arrest-
        avocature droits copyright trademark brevet patent- clause- heritier- heirs inherit-
        heritag- succession- testament- wills notari- tutelle curatelle guardian- custody visas
        asylum asile naturali- citizen- citoyen- nationalit- sejour prefecture- rgpd gdpr cnil
        evict- expuls- harass- harcel- discrimin- prudhom- tribun bankrupt- faillite- jurisprud-
        """,
        .taxes: """
        declar- deduct- deduire fiscaux fiscalit- fiscale- exoner- exempt- bracket- w2 1099 401k
        rrsp roth selfassessment freelanc- selfemployed siret kbis quotient abatement- abattement-
        ifi isf plusvalue- refundable withheld withholding taxpayer- contribuable-
        """,
        .job: """
        emploi- job jobs travail travaille- bosser bosse boulot- taf work works working worked
        worker- carriere- career- cv cvs resumes coverletter entretien- interview- embauch- hire
        hired hiring recrut- recruit- demission- resign- licenci- layoff- fired redundan- conge
        conges rtt sickleave maternit- paternit- cdi cdd interim stages internship- interns
        apprenti- alternance formations trainee- overtime smic syndicat- teletravail wfh startup-
        entrepren- businesses clientele powerpoint spreadsheet- tableur- slide- presentations
        deadline- metier- profession- vocation workplace employeur- employer- employee- employes
        chomeur- unemployed openspace reunionite rh drh humaines payroll probation- preavis
        severance francetravail jobcentre jobseek- reconversion- reclassement skillset headhunter-
        postule- candidat- candidacy applicant- vacanc- rota bossy coworking saisonnier- secretary
        secretaire- receptionist- waiter waitress serveuse- barman bartender caissiere ingenieur-
        engineering pompier- firefighter- firemen hotesse steward- militaire- soldat- soldier- army
        navy airforce
        """,
        .study: """
        devoirs homework- exam exams examen- bac baccalaur- diplom- phd thesis theses etudiant-
        student- etudier study studying learn- apprend- reviser revision- teach teaching enseign-
        campus erasmus parcoursup gcse- grades quiz- classroom- spelling spell spelt orthograph-
        grammar- grammaire conjug- verbe- verb verbs adjectif- adjective- noun nouns pluriel plural-
        synonym- antonym- vocabul- syllab- pronounc- prononc- dictee- phrase- paragraph- alphabet-
        licenciature bachelor- doctorat- semester- partiel- redoubl- dissert- soutenance- graduat-
        alumni terminale sixieme flashcard- mnemonic- memoris- memoriz- plagiat- plagiar- citation-
        footnote- whiteboard blackboard stylo- pencil- crayon- eraser- gomme- rucksack classmate-
        detention headteacher recess recreation
        """,
        .language: """
        traduis- traduire traduct- traduit- translat- langue langues language- anglais- english
        french francais- espagnol- spanish allemand- german italien- italian portugais- portuguese
        chinois- chinese japonais- japanese arabe- arabic russe russes russian latin greek
        neerlandais flemish mandarin hindi coreen- korean esperanto polyglot- bilingu-
        """,
        .maths: """
        math maths mathemat- calcul calcule calculer calcules calculez calculs calculat- calculet-
        computation- multipl- divided addition additionn- soustra- subtract- substract- equation-
        algebr- geometr- trigonom- derivative- derivee- integrale- logarithm- factoriel- factorial
        racine- sqrt cube cubes triangle- circle- cercle- rectangle- perimetre- perimeter- diameter-
        diametre- radius rayon pythagor- fibonacci cosinus cosine probabilit- vector- vecteur-
        binary- binaire- hexadecim- decimal- arrondi- digits impair- puissance- exponent- kilometre-
        kilometer- km kms mile metre metres centimet- cm millimet- inch inches yard yards kilo kilos
        kilogram- kg gramme- gram grams ounce- oz tonne tonnes litre- liter liters gallon- pints
        cups tablespoon- teaspoon- cuillere- hectare- acre acres watt watts volt- octet- gigabyte-
        megabyte- gigaoctet- pouces units unites measure- weigh- pese peser pesent poids length
        longueur hauteur height- largeur width- distance- altitude- mph kmh
        """,
        .programming: """
        programmeur- coding codeur- developer- developpeur- software logiciel- python javascript
        typescript java golang kotlin php sql html css xml json yaml api apis regex bash linux
        ubuntu debian macos git github gitlab docker kubernetes- kubectl aws azure serveur- server-
        database- algorithm- loop- array- recursion recursive- recursif compil- debug- bug bugs
        bugged stackoverflow nullpointer segfault framework- angular nodejs npm django flask xcode
        script- website- siteweb sites html5 url urls dns http https vpn- firewall- chiffrement
        encrypt- cryptograph- blockchain- neural- neurone- chatgpt gpt- openai copilot siri alexa
        cortana llm- pixel- localhost deploy- deploie- segfaults backend frontend fullstack webdev
        devops ansible terraform jenkins cicd microservice- graphql mongodb mysql postgres- sqlite
        kafka nginx apache oauth jwt hashing hashmap linkedlist malloc syntax- ide vscode vim emacs
        intellij pycharm jupyter numpy pytorch tensorflow scikit dataset- dataframe- haskell scala
        perl cobol fortran matlab cpp csharp dotnet laravel symfony wordpress drupal shopify magento
        plugin- captcha malware ransomware trojan antivirus
        """,
        .tech: """
        printer- imprim- souris clavier- keyboard- ecran- screen- bluetooth- router- routeur- modem-
        chargeur- usb cable cables ecouteur- headphone- headset- earphone- airpods speaker- camera-
        webcam- drone- photos picture- image images battery- batteries install- desinstall-
        uninstall- apps appli applis application- googl- gmail facebook fb instagram insta snapchat-
        twitter tweet- telegram discord reddit pinterest skype microsoft windows photoshop gps
        smartwatch- console- robot robots aspirateur- vacuum- hoover fridge- frigo- refrigerat-
        washing dishwasher- microwave- microonde- lampe- lamp lamps lights light lumieres
        thermostat- domotique chauffe telecommande- flashlight luminosite brightness hotspot-
        storage stockage processor- processeur- gpu- cpu megapixel- backup- sauvegard- appstore
        playstore ios ipados airdrop esim 4g 5g hdmi ethernet firmware reboot rebooting formater
        onedrive gdrive emoji- sticker- gif gifs memes hashtag- follower- ereader liseuse vlc itunes
        winrar zip pdf pdfs docx xlsx jpeg png mp3 mp4 cartouche- toner photocop- ringtone sonnerie
        vibreur
        """,
        .games: """
        jeu jeux games gaming gamer- videogame- minecraft fortnite roblox mario zelda pokemon-
        tetris callofduty gta steam chess checkers poker blackjack roulette loto lotto lottery-
        loterie euromillion- jackpot dice monopoly scrabble puzzle- crossword- sudoku- trivia
        riddle- devinette- charade- enigme- tictactoe morpion pendu hangman jouet- toy toys lego
        barbie-
        """,
        .smalltalk: """
        blague- joke- joking rigol- rire rit laugh- lol mdr ptdr haha hahaha hihi lmao drole droles
        funny humour humor- raconte racontes raconter racontez histoire histoires story stories
        tales chante chanter chantes pun puns plaisanter- plaisante prank- amuser amusant-
        entertain- surprend- compliment- insult- beatbox facts anecdot- bot bots chatbot-
        artificiel- artificial- intelligent- conscien- conscious- sentient alive vivant vivants
        favourite- favori- prefere couleur- colour- color- hobby hobbies hobbie opinion- thoughts
        pensee- croire believe- belief- life existence- exister destin destiny fate creator
        createur- danser danse dancing chatting discut- conversation- dumb stupid- idiot- imbecile-
        moron- foolish connard- connasse conne cons debile- nuls suck sucks gueule- fuck- fck wtf
        shit- merde- putain- bordel- bitch- asshole- bastard- damn- crap crappy encul- salope- ugly
        moche- beautiful- handsome joli- cute mignon- clever smart- betes lazy loser knockknock
        toctoc limerick tonguetwister virelangue- proverb- dicton- idiom- devine- zen meditat-
        medite- mindful- respire- relax- detend- chill chilling ennuyant ennuyeu- boredom chatter
        bavard- tamagotchi skynet terminator jarvis r2d2
        """,
        .driving: """
        conduire drive- chauffeur- autoecole voiture- car cars vehicle- vehicule- bagnole- pneu
        pneus tyre tyres tires wheel- roues frein- brake- moteur- engine- vidange- headlight-
        windscreen- windshield- immatricul- dvla autoroute- motorway- highway- freeway traffic
        trafic embouteill- bouchon- jams radar radars speeding vitesse roundabout- moto motos
        motorcycle- motorbik- scooter- trottinette- camion- truck- van vans lorry lorries caravan-
        ebike tesla peugeot renault- citroen toyota- bmw mercedes- audi volkswagen vw ford honda-
        nissan- fiat dacia hyundai kia volvo ferrari porsche- lamborghini
        """,
        .directions: """
        itineraire- itinerary- routes directions direction chemin- trajet- paths map maps navigat-
        naviguer boussole compass- north- south- nearest closest nearby proche- near street- rue
        rues avenue- boulevard- address- adresse- quartier- neighbourhood- neighborhood- localis-
        locat- gare gares station- aeroport- airport- toilet- wc restroom- bathroom- parks parcs
        """,
        .flights: """
        avion avions flight- fly flew vols airline- airfare- boarding embarquement- layover- escale-
        ryanair easyjet vueling transavia airfrance lufthansa emirates bagage- baggage- luggage-
        suitcase- valise- jetlag passager- passenger- pilots pilote- hotel- auberge- hostel- airbnb
        booking bookings reserve reserver reservez reservation- rooms chambres camping- campsite-
        tents croisiere- cruise- resort- touris- voyag- travel- trip trips vacance- vacation-
        holiday- getaway sejours excursion- visiter visit visits visiting randonn- hiking backpack-
        roadtrip safari- beach plage- ski eurostar billet- trains tgv tgvs sncf rail railway-
        trainline thalys ferry ferries bateau- boat- ships
        """,
        .calendar: """
        reveil reveils alarm alarme- alarms timer- minuteur- chronometr- chrono stopwatch
        calendrier- calendar- agenda agendas rdv rdvs rendezvous meeting- meet meets reunion-
        appointment- appt events evenement- todo todos taches task- countdown- fuseau- timezone-
        oclock clock- horloge- ferie feries bankholiday bissextile- moonphase
        """,
        .calling: """
        appelle- appeler appels call calls calling callin rings ringing sms texto textos texts
        texting mms whatsapp messenger- msg msgs messag- mail mails email- courriel- courrier-
        mailbox inbox spam- letters lettre- timbre- parcel- package- livraison- deliver- livrer
        livreur- fedex postman facteur- facetime visio contacts repond- voicemail- joindre
        joignable-
        """,
        .cooking: """
        recette- recet recipe- cuisin- cook- bake- baking grill- roti- roast- fry- fried frire
        poeles pans oven- mijot- simmer- bouill- vapeur ingredient- plat plats dish dishes melang-
        stir whisk- fouett- peel peeling knead petrir assaisonn- marinad- marinate- decongel-
        defrost- gourmet- gastronom- vegan- vegetarien- vegetarian- glutenfree gluten
        """,
        .dish: """
        lasagn- spaghetti- pasta- pates bolognese carbonara risotto- gnocchi ravioli- paella
        couscous tajine- tagine quiche- raclette- fondue- tartiflette cassoulet choucroute
        ratatouille- bourguignon blanquette- omelet- crepe- pancake- waffle- gaufre- gateau- cake-
        tarte- pies cookie- biscuit- brownie- muffin- croissant- tiramisu- mousse- icecream sorbet-
        pudding- dessert- soup soups soupe- salad- sandwich- panini burrito- curry curries ramen
        noodle- nouille- sushis sashimi dumpling- gyoza stew- ragout roastdinner fishandchips frites
        fries hummus houmous falafel- guacamole mayonnais- ketchup moutarde mustard vinaigrette
        sauce- pesto bread- baguette- brioche- toasts yogurt- yaourt- yoghurt- cheese- fromage-
        beurre butter- milk lait cream- cremes egg eggs oeuf- sugar- sucre- flour farine- pepper-
        poivre- chocolat- bonbon- candy candies nutella riz bean beans haricot- lentils lentilles
        potato- patate- pomme- banana- banane- strawberr- fraise- cherries cerise- citron- avocado-
        tomato- tomate- onion- oignon- carrot- carotte- courgette- aubergine- eggplant- cucumber-
        concombre- lettuce spinach epinard- broccoli- brocoli- mushroom- champignon- legume-
        vegetable- veg veggies fruit- meat- viande- boeuf chicken- poulet- pork porc jambon ham
        bacon- sausage- saucisse- steak- agneau dinde salmon- saumon- tuna thon shrimp- crevette-
        prawn- seafood vanille vanilla- cinnamon cannelle spices epice- nuts noix almond- bolo
        tagliatelle- penne cannelloni ravioles polenta tortilla- nachos fajita- enchilada-
        quesadilla- ceviche sashimis tempura tofu tempeh seitan miso kimchi pho padthai naan tikka
        biryani samosa- dahl korma vindaloo haggis cottagepie scone- crumble- trifle custard fudge
        toffee- caramel- nougat- macaron- profiterole- meringue- flan madeleine- viennois- pretzel-
        bagel- donut- doughnut- cupcake- granola muesli cereal- porridge oats avoine quinoa boulgour
        semoule orge barley seigle rye chickpea- poischiche edamame peas petitspois corn maize
        asparag- asperge- artichau- artichok- leek leeks celery celeri radish- turnip- navet-
        beetroot betterave- pumpkin- citrouille- potiron sweetpotato chou choux cabbage- cauliflower
        choufleur kale fennel fenouil basilic parsley persil coriander coriandre thyme thym romarin
        menthe oregano origan curcuma turmeric ginger gingembre cumin paprika saffron safran nutmeg
        muscade vinegar vinaigre soysauce mayo wasabi sriracha harissa tabasco peach- pears poire-
        plum plums abricot- apricot- grape- raisin- melon- pasteque- watermelon- mango mangue-
        pineapple ananas kiwi coconut papaya papaye pomegranate blueberr- myrtille- raspberr-
        framboise- blackberr- cassis currant- rhubarb- figue- figs datte- pistach- cashew- cajou
        peanut- cacahu- hazelnut- noisette- walnut- pecan- chestnut- chataigne- sesame tahini
        margarin- mascarpone mozzarella parmesan camembert roquefort gruyere emmental feta ricotta
        gelato bechamel hollandais- bearnaise- gravy stuffing rillettes foiegras terrine- boudin-
        andouill- chorizo- salami- prosciutto mortadell- merguez nugget- hotdog- haddock mackerel
        maquereau sardine- anchov- anchois trout truite- mussel- scallop- calamari caviar
        """,
        .drinks: """
        vins wine- champagne- beaujolais whisky- whiskey- vodka- rhum- rum gins tequila- mojito-
        cocktail- cider- cidre aperitif- pastis spritz alcool- alcohol- drunk drunken ivre- bourre
        saoul- biture tea teas coca cola soda- jus juice- limonade lemonade- smoothie- milkshake-
        latte lattes espresso- cappuccino- expresso boire boit boisson- drink drinks drinking pint-
        thirsty soif gueule clope- cigar- tabacs tobacco fags smoke- smoking fume- vape- vaping
        cannabis weed cocaine
        """,
        .groceries: """
        courses grocery groceri- epicerie- provisions foodshop trolley vivres essentials toiletries
        lessive detergent- shampoo- shampoing- savon- soaps dentifrice toothpaste- deodorant
        """,
        .clothes: """
        vetement- fringue- sape- clothes clothing outfit- tenue- robe robes dress dresses jupe-
        skirt- pantalon- trousers pants jeans shirt- chemise- tshirt- teeshirt- sweater- hoodie-
        jumper- manteau- coat coats jacket- veste- blouson- chaussure- shoe shoes baskets sneaker-
        bottes sandale- sandals talons heels sock socks chaussette- underwear lingerie culotte-
        bikini- swimsuit- maillot- hat hats bonnet- scarf echarpe- gloves gants sacs bag bags
        handbag- purse- bijou- bague- necklace- collier- bracelet- earring- lunettes sunglasses
        parfum- perfume- makeup maquill- lipstick- cosmeti- skincare fashion- haircut- wardrobe
        sizes pointure
        """,
        .goods: """
        ps5 ps4 televiseur- electromenager electroni- gadget- commander order orders ordering
        ordered panier- catalogue- produit- product- article- item items returns retour retours
        exchange- price- prix vendre vends vente- sell sells selling sale sales auction- enchere-
        secondhand cadeau- gift- present presents surprise-
        """,
        .home: """
        menage- maison maisons house- home homes flats appart appartement- apartment- apt logement-
        immobilier- immo realestate property properties villa villas meuble- furniture- canape-
        sofa- mattress- chaise- chair chairs armoire- etagere- shelf shelves rideau- curtain- tapis
        rug carpet- kitchen- bedroom- toit roof roofs mur murs wall walls plancher floors fenetre-
        window- door doors serrure cles keys boiler- chaudiere- fuite- leak- robinet- taps evier
        douche- shower- baignoire- travaux- renov- bricolage diy decoration- deco demenag- cleaning
        laver wash laundry linge lessives repasser ironing vaisselle tache stain- moisi- mold mould
        moldy
        """,
        .outing: """
        concert- ticket- spectacle- theatre- theater- festival- gala anniversaire- anniv
        anniversary- birthday- bday fete fetes feter party partying sortie- outing- weekend- wkend
        noel christmas xmas halloween newyear thanksgiving evjf evg clubbing nightclub- discotheque
        disneyland disneyworld cirque circus manege- funfair foire- lasergame patinoire piscine-
        spas sauna- massage- loisir- leisure fun picnic- piquenique barbecue- bbq
        """,
        .market: """
        bourse bourses stock stocks stockmarket action actions shares cac cac40 dow nasdaq ftse
        sp500 nikkei etf- obligation- bond bonds bitcoin- btc ethereum- eth crypto- dogecoin doge
        solana nft- cotation- forex trading trader- invest- placement- portfolio- opcvm sicav
        commodit- lingot- baril inflation- deflation- recession- economy gdp pib bce nvidia bullish
        bearish krach crash- ipo convert- conversion- devise- currency- currencies yen yens yuan-
        renminbi rouble- ruble- rupee- roupie- peso pesos krona couronne- forint- zloty- lira-
        dinar- cambio
        """,
        .loan: """
        pret prets loan- mortgage- emprunt- borrow- hypotheque- financement financements lending
        lender- creditworth- scoring fico experian equifax endett- surendett- refinanc- remortgage-
        amort- consolid- microcredit- pawn- collateral
        """,
        .banking: """
        banque banques bank- bancair- bnp lcl societegenerale creditagricole caisse caissier-
        boursorama bourso fortuneo n26 revolut monzo starling barclays hsbc lloyds natwest santander
        citibank checkbook chequ- distributeur- dab gab atm atms cashpoint- guichet- branch branches
        agence- conseiller- banquier- horaire- hotline- helpline- support agent- humain- human-
        advisor- adviser- complain- reclamation- neobank- neobanque- moneygram
        """,
        .meaning: """
        definition- define- signifi- means meaning- differen- kezako acronym- sigle- origin-
        etymolog- concept-
        """,
    ]
}
