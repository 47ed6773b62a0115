extension WordClass {
    /// Well-known words of each class, folded; of names of several words, the telling ones.
    static let lexicon: KeyValuePairs<WordClass, String> = [
        .givenName: givenNames,
        .brand: brands,
        .kin: """
        mere pere maman papa mam frere frerot frangin soeur frangine fils fille mari femme
        epouse epoux conjoint copain copine meuf mec pote potes amie ami amis cousin cousine
        oncle tante tonton tata tantie tantine tatie mamie mamy meme papi
        papy pepe neveu niece filleul
        filleule parrain marraine ex nounou coloc colocs voisin voisine collegue boss chef
        patron proprio proprietaire bailleur gardien gardienne concierge babysitter
        jumeau jumelle gosses enfants parents bru gendre filles garcons mome pitchoun blonde
        chum mum mom mam mommy mummy dad daddy pa brother bro sister sis son daughter husband
        wife hubby partner boyfriend girlfriend fiance fiancee cousin uncle aunt auntie aunty
        gran granny grandma grandpa grandad granddad nan nana nanna grandson granddaughter
        nephew niece godson goddaughter flatmate roommate roomie housemate neighbour neighbor
        landlord landlady boss colleague friend mate buddy pal nanny sitter cleaner kid kids lad
        lads twins stepson stepdaughter stepmum stepdad mother father gaffer missus
        """,
        .title: """
        monsieur madame mademoiselle m mme mlle mr mrs ms miss dr docteur doctor maitre me prof
        professeur sir lady reverend father pere uncle aunt tante oncle tonton tata tantie grandpa
        grandma nana papy mamie mamy captain coach chef
        """,
        .biller: """
        electricite elec gaz eau loyer edf internet telephone forfait mobile box assurance mutuelle
        cantine creche ecole fac universite garderie impot impots taxe taxes tresor amende pv
        parking fourriere garagiste garage dentiste medecin kine osteo pharmacie hopital clinique
        notaire avocat veterinaire veto plombier electricien serrurier coiffeur coiffeuse boulanger
        boulangerie boucher boucherie fleuriste epicerie traiteur restaurant resto bar cafe hotel
        syndic copropriete copro charges mairie commune agence huissier comptable opticien labo
        conservatoire club gym salle piscine bibliotheque minerval natel videotron redevance
        electric electricity gas water rent phone broadband internet wifi council tax licence
        insurance premium mortgage nursery daycare school college university canteen parking fine
        toll mechanic garage dentist doctor gp physio optician pharmacy chemist hospital clinic
        vet plumber electrician builder carpenter locksmith hairdresser barber baker butcher florist
        grocer restaurant pub cafe takeaway chippy hotel landlord agency solicitor lawyer accountant
        library gym pool club cleaners laundry window gardener bill invoice utility hydro rates
        leccy caterer photographer tradie rego strata subscription rego hoa
        """,
        .card: """
        visa mastercard amex american express carte bleue cb gold premier infinite platinum platine
        virtuelle virtual debit credit maestro revolut prepaid prepayee noire black blue joint card
        nectar clubcard avios miles flying advantage stempelkarte cumulus aeroplan optimum airmiles
        """,
        .account: """
        livret ldd lep pel pea compte courant joint epargne commun perso pro secondaire checking
        savings saver current isa account holiday business household celi tfsa cheque chequing
        """,
        .place: """
        paris lyon marseille lille toulouse bordeaux nantes nice strasbourg montpellier rennes
        bruxelles liege namur geneve lausanne montreal quebec dakar abidjan casablanca tunis alger
        london manchester leeds glasgow edinburgh dublin cork belfast york boston chicago miami
        florida toronto sydney melbourne perth brisbane mumbai delhi bangalore lagos accra spain
        france italy italie espagne portugal rome madrid berlin lisbon lisbonne amsterdam dubai
        ibiza corse bretagne europe london japan japon maroc tunisie senegal
        """,
        .calendar: """
        janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi
        mardi mercredi jeudi vendredi samedi dimanche janv fev juil sept oct nov dec lun mar mer jeu
        ven sam dim january february march april may june july august september october november
        december monday tuesday wednesday thursday friday saturday sunday jan feb apr jun jul aug
        sep mon tue tues wed thu thur thurs fri sat sun demain hier aujourd'hui tomorrow yesterday
        today tonight tmrw auj dem1 ajd tmr
        """,
        .season: """
        ete hiver printemps automne summer winter spring autumn fall noel paques christmas xmas
        easter rentree vacances toussaint ramadan halloween thanksgiving holidays payday
        weekend we trimestre semestre quarter q1 q2 q3 q4 fortnight term semaine mois annee week
        month year jour day soir matin evening morning night nuit midi noon
        """,
    ]

    private static let brands = """
        netflix spotify deezer canal disney amazon prime hulu hbo max youtube apple icloud
        google microsoft office adobe dropbox audible kindle twitch playstation xbox nintendo
        steam fortnite salto molotov ocs crunchyroll dazn paramount peacock sling crave setanta
        sky bt virgin now orange sfr bouygues free sosh red bbox prixtel coriolis proximus
        telenet base swisscom sunrise salt bell rogers telus videotron koodo fido vodafone o2 ee
        three giffgaff tesco lebara tmobile verizon att comcast xfinity telstra optus
        eir jio airtel mtn glo edf engie totalenergies total eni veolia suez saur ilek ekwateur
        octopus ovo bulb eon npower sse thames severn yorkshire anglian united
        scottish power hydro enbridge engie luminus eneco romande bkw sig carrefour auchan
        leclerc lidl aldi intermarche monoprix franprix casino picard biocoop cora match
        delhaize colruyt migros coop denner metro iga loblaws maxi provigo sobeys sainsbury
        sainsburys asda morrisons waitrose iceland ocado spar centra dunnes supervalu walmart
        target costco kroger publix safeway trader joe whole foods woolworths coles fnac darty
        boulanger ikea but conforama leroy merlin castorama bricomarche decathlon intersport
        gosport zara kiabi celio jules uniqlo primark mango zalando shein vinted leboncoin
        cdiscount asos next boots superdrug argos currys halfords wickes screwfix homebase
        lush sephora nocibe marionnaud yves rocher kiko douglas gifi action hema etsy ebay
        aliexpress temu wish amazon best buy wayfair nike adidas lululemon shoppers canadian
        tire uber bolt lyft deliveroo just eat ubereats doordash grubhub skip heetch freenow
        blablacar getaround sncf ratp ouigo thalys eurostar trainline tgv sbb cff stib tec stm
        tfl oyster trainline ryanair easyjet vueling transavia air france lufthansa klm emirates
        qatar british airways delta united westjet qantas airbnb booking expedia accor hilton
        marriott ibis mcdonald mcdonalds mcdo kfc burger quick subway starbucks costa pret
        greggs nando nandos domino dominos pizza hut papa five guys wagamama tim hortons dunkin
        chipotle flunch hippopotamus total shell bp esso texaco petro repsol maif macif matmut
        axa allianz generali groupama gmf mma alan harmonie mgen aviva admiral direct line bupa
        aetna geico lemonade basic fit fitness park puregym pure gym virgin active
        peloton strava headspace calm duolingo tinder bumble hinge badoo meetic linkedin canva
        notion github chatgpt openai midjourney nordvpn expressvpn surfshark zoom slack
        grammarly hellofresh gousto quitoque ipsy birchbox lemonde monde figaro liberation
        mediapart equipe telerama guardian times economist nyt wsj ugc pathe gaumont cineworld
        odeon vue hmrc dvla tv licensing urssaf caf cpam impots laposte poste royal mail fedex
        ups dhl paypal klarna revolut monzo wise coinbase binance western union moneygram lydia
        lic ulb unicef oxfam greenpeace wwf restos clubcard nectar costa
        """
}
