extension WordClass {
    /// Well-known words of each class, folded.
    static let lexicon: KeyValuePairs<WordClass, String> = [
        .givenName: givenNamesToK,
        .givenName: givenNamesFromL,
        .familyName: familyNames,
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
}
