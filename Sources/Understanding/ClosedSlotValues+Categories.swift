internal import Primitives

extension ClosedSlotValues {
    /// The categories by their words, the telling ones first: school fees are education. A word
    /// with a hyphen behind is a stem, words joined by `_` are a phrase.
    static let categories: KeyValuePairs<SpendingCategory, String> = [
        .subscriptions: """
        abonnement abonnements abonn- abo abos subscription subscriptions subscr- streaming cable
        subs netflix spotify apps app cloud presse magazines magazine newspapers newspaper journaux
        journal icloud membership memberships canal patreon sports_channels television licence_tele
        tv_licence redevance
        """,
        .education: """
        education ecole ecoles school schools scolarite scolaire scolaires scolar- cantine tuition
        university uni universite fac formation formations cours etudes creche nursery daycare
        fournitures rentree educat- books_for college courses_for lessons kindergarten garderie
        childcare nounou nourrice periscolaire periscolaires colo colonie conservatoire minerval
        textbooks textbook tutor tutors tutoring babysitting babysitter baby_sitter
        baby_sitting frais_de_garde garde_d' assistante_maternelle activites_periscolaires
        frais_d'_inscription conduite auto_ecole driving_lessons permis stages stage exam exams
        exam_fees students student playgroup after_school school_trip school_trips
        sorties_scolaires kids_clubs classes class frais_de_scolarite centre_de_loisirs
        piano_lessons soutien_scolaire ballet pottery swimming_lessons childminder childminding
        creches crossing_guard cours_d' cours_de halte wraparound soutien
        """,
        .other: """
        divers autre autres other misc miscellaneous pet pets dog cat animaux chien chat kids kid
        enfants enfant gosses bairns baby bebe wedding mariage charity dons don xmas christmas
        birthday cantonaux impots impot taxes tax insurance insurances assurance assurances insur-
        assuran- amende amendes contravention contraventions fine fines penalty penalties
        croquettes croquette litiere toilettage aquarium postage stamps timbres colis parcels
        parcel tips tip pourboire pourboires laverie launderette laundrette laundromat stationery
        puppy kitten horse ane horses cheval chevaux poules hens grooming kennels cattery livery
        stable wedding_gift bapteme communion obseques funeral cotisations union_dues syndicat dues
        pocket_money argent_de_poche raffle donation donations charities zakat church tithe tithes
        naissance diwali eid dog_food cat_food pet_food pet_shop vet_bed car_insurance
        travel_insurance pet_insurance assurance_auto assurance_voiture animalerie patees
        kids_stuff grandkids trucs frais_pro conference conferences
        """,
        .health: """
        sante health pharmacie pharmacies pharmacy pharma- medecin medecins medic- medical meds
        docteur doctor dentiste dentist mutuelle maladie chemist hopital hospital kine opticien
        optician soins therapy physio veterinaire veto vet vets veterinaires prescriptions
        prescription ordonnance ordonnances massages massage dental orthodontiste orthodontie
        orthodontist osteo osteopathe psy psychologue lunettes glasses lentilles contact_lenses
        lenses ehpad care_home nursing_home maison_de_retraite toiletries supplements vitamins
        vitamines braces orthophoniste orthophonie podologue pedicure infirmiere nurse pilule
        vaccins vaccine jabs ophtalmo physiotherapy chiro therapist counselling counsellor medocs
        toubib optique kine- osteo- dermato gyneco radio scanner bloods tablets dentures hearing
        chiropodist bien_etre frais_veterinaires vet_bills hospitals clinic clinique cure
        """,
        .restaurants: """
        resto restos restau restaurant restaurants restau- mcdo takeaway takeaways dining eating
        lunch lunches dinner dinners brunch brekkie breakfast cafe cafes coffee coffees pub pubs
        bar bars livraison livraisons delivery kebab kebabs pizza pizzas sushi frites fast burger
        burgers beer beers biere bieres apero aperos booze drinks drink pints drams bevvy treats
        soupers ordering tacos takeout curry meal meals boozing picole swally gueuleton repas glace
        glaces ice_cream gelato sandwich sandwichs sandwiches bubble_tea boissons chippy chipper
        chips sausage_rolls makan maquis brunchs brunches dejeuner dejeuners plats_a_emporter
        bouffe_a_emporter emporter take_away smoothies lattes latte deliveries traiteur nems
        maccies hawker kopi suya street_food outside_food bistrot bistro buvette brasserie
        cocktails creperie crepes glacier food_court fish_and_chips kfc nando nandos maccas canteen
        self wings noodles ramen pho bo_bun poke tapas commandes_de_bouffe midi jus brewpub tavern
        cantina guinguette rade terrasses
        """,
        .groceries: """
        course courses grocery groceries grocer- food alimentation aliment- bouffe epicerie
        supermarche superm- supermarket marche messages commissions tucker vegetables legumes
        barbecue cooking wine vin sweets bonbons hypermarche nourriture bouf grub popote ration
        rations nappies diapers couches gouter gouters snacks snack snax boulangerie boulange
        boulangeries bakery bakeries bread sourdough pain meat butcher butchers boucherie
        boucheries viande fruits fruit veg veggies milk lait cheese fromage fromages eggs chocolate
        chocolat chocolats candy crisps biscuits cakes cake surgeles frozen produits_menagers
        lessive detergent cleaning_products depanneur primeur poisson poissonnerie fish fishmonger
        charcuterie patisserie patisseries viennoiseries gin cider rhum rum whisky champagne
        alcohol alcool spirits vodka bevs scran big_shop weekly_shop veg_box paniers_bio drive
        superette convenience corner_shop farm_shop greengrocer marches formula baby_food
        petits_pots grog water_bottles bottled_water coffee_beans cafe_en_grains ready_meals
        plats_prepares ingredients provisions housekeeping larder pantry toilet_paper
        papier_toilette eponges cave_a_vin caviste saumon vending_machine
        """,
        .transport: """
        transport transports essence carburant carbur- train trains metro bus taxi taxis uber vtc
        fuel petrol parking parkings peage peages toll tolls voiture car commute commut- velo bike
        tram tube diesel gazoil gasoil fares rego monthly_pass navigo auto mtn bagnole cab cabs
        buses trajets moto scooter stationnement parcmetre parcmetres pneu pneus tyre tyres tire
        tires plein pleins covoit covoiturage carpool trottinette trottinettes scooters carwash
        car_wash lavage_auto gazole mot controle_technique road_tax car_tax servo train_tickets
        bus_pass rail_travel travelcard trajet deplacements caisse char garage mecano mechanic
        autoroute autoroutes motorway breakdown vidange oil_change mobylette vespa ev_charging
        recharges_electriques bolt lyft lift lifts bart rer ter tgv ratp sncf tcl_card
        abonnement_de_metro abonnement_de_train abonnement_de_bus school_bus station_service
        bicycle bike_repairs cycling_gear entretien_du_velo location_de_voiture petrol_station
        subway rickshaw matatu okada zemidjans amendes_de_stationnement
        """,
        .utilities: """
        electricite electri- elec leccy electric electricity gaz eau facture factures energie
        energy internet telephone telephon- mobile forfait utility utilities utilit- water heating
        chauffage broadband phone power hydro bill bills data airtime natel mazout charges wifi gsm
        gas fioul oil heating_oil bois_de_chauffage bois logs firewood coal pellets granules
        bonbonne gas_bottles bottled_gas box phone_top recharge recharges taxiphone top_ups topups
        sim credit standing_charge gas_bill fone kerosene propane sewage wi_fi landline cell
        cellphone hosting
        """,
        .housing: """
        loyer loyers logement logements rent mortgage housing maison household house appart
        appartement garden jardin council building home credit_immobilier travaux council_tax
        taxe_fonciere taxe_d'_habitation home_insurance assurance_habitation plants plantes plante
        houseplants terreau compost mulch allotment diy repairs repair reparations plumbing plumber
        plombier plomberie electrician electricien gardening gardener jardinage jardinier menage
        femme_de_menage cleaner cleaners cleaning boiler boiler_cover removals demenagement movers
        moving scaffolding skip_hire insulation paint peinture syndic copropriete lodging lodgings
        kot digs rates service_charge bond furniture_rental graines seeds garden_centre jardinerie
        tondeuse lawn roof roofing toiture windows chimney ramonage serrurier locksmith
        """,
        .entertainment: """
        loisir loisirs sortie sorties sorti cine cinema jeu jeux concert concerts entertainment
        entertain- movie movies film films game games gaming fun leisure going nights night nites
        bingo hobby hobbies lottery bookies theatre culture culturelles soirees soiree craic party
        bday spectacles gym fitness sport clopes clope cigs cigarettes tabac vapes vape fags
        outings outing golf loto lotto euromillions tierce paris paris_sportifs bet bets betting
        gambling casino danse dance dancing yoga pilates judo karate equitation poney poneys riding
        piscine swimming pool bowling escalade climbing bouldering ski skiing hockey football foot
        rugby tennis surf surfing natation fireworks festival festivals festoch gigs gig karaoke
        scratch_cards scratchcards scratchies grattages jeux_a_gratter musee musees museum museums
        expo expos opera yarn laine_a_tricoter knitting crochet beads craft crafts soft_play
        days_out day_out kids_activities activites_des_enfants fetes parties parc_d'_attractions
        theme_park zoo karting patinoire ice_rink marathon races race guitare piano violon choir
        chorale peche fishing chasse cinemas clubbing clubs club boites teuf stag_do hen_do hens_do
        dates dating smokes tobacco cigares cigarillos shisha chicha puff puffs vapote snus skins
        lego_sets streaming_games salle salle_de_sport gyms spinning crossfit boxe boxing
        jeux_video videogames crazy_golf laser_tag paintball escape_game festivities guindailles
        billard darts snooker loisirs_des_enfants records_fair metal_detecting paddleboard
        camping_kit
        """,
        .travel: """
        voyage voyages vacance vacances hotel hotels vol vols billet billets travel travels holiday
        holidays hols flight flights trip trips airbnb week_ends camping caravan ferry ferries
        avion flights_home auberge hostel hostels hotel_breakfasts cruise croisiere b_and_b gite
        gites location_de_ski visa visas passport passports luggage airport city_break
        airport_transfer souvenirs sejour sejours cottage honeymoon staycation
        """,
        .shopping: """
        shopping vetement vetements fringue fringues sapes achat achats clothes clothing cloths
        habits habit chaussures chaussure shoes sneakers trainers cadeau cadeaux cado bricolage
        toys jouets livres livre books haircut hair hairdresser hairdressing coiffeur nails makeup
        maquillage deco mode magasinage outfit meubles furniture gadgets clobber gift gifts present
        presents christmas_presents birthday_presents fleurs fleur flowers florist fleuriste roses
        bouquets manga mangas bd comics vinyles vinyl vinyls records pressing dry_cleaning
        papeterie electromenager appliances laine bijoux jewellery jewelry ongles manucure
        manucures manicure manicures cosmetiques cosmetics parfum parfums perfume perfumes
        parfumerie skincare beaute beauty beauty_salon salon barbier barber barbers haircuts coupe
        coupes coif coiffure sape sac sacs bags handbags lingerie baskets tattoo tattoos tatouage
        tatouages tools outillage outils literie bedding candles bougies brocante brocantes bouquin
        bouquins make_up esthetician estheticienne epilation waxing lashes brows kit football_kit
        school_uniform school_uniforms uniform uniforms fournitures_de_bureau office_supplies
        vetements_de_sport kids_clothes kids_shoes phone_cases electronics electronique high_tech
        gear boots coats coat jewels watch montre montres retouches alterations cordonnier mercerie
        quincaillerie lumber charity_shops thrift thrifting ebay vinted amazon fripes friperie
        soldes tresses braids wigs
        """,
        .fees: """
        frais fee fees charge agios commission bancaires banque bank bank_charges overdraft
        overdrafts decouvert avocat avocats solicitor solicitors lawyer lawyers legal notaire
        frais_bancaires comptable accountant card_fees interest_charges customs douane
        droits_de_douane expert_comptable
        """,
        .income: """
        salaire salaires revenu revenus income salary wage wages paie paye honoraires retraite
        pension prime primes bonus allocation allocations allocs apl rsa caf chomage dole
        indemnites benefits bourse bursary dividendes dividends interest cashback child_support
        pension_alimentaire earnings tips_received treizieme_mois 13_e_mois heures_sup overtime
        aide_au_logement refund refunds remboursement remboursements payday salair
        """,
        .transfers: """
        virement virements transfer transfers cash cash_withdrawals retraits withdrawals atm
        especes cheque cheques
        """,
        .savings: """
        epargne economies saving savings tontine isa nest_egg livret pots rainy_day piggy
        """,
    ]
}
