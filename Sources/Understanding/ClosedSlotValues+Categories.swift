internal import Primitives

extension ClosedSlotValues {
    /// The categories by their words, the telling ones first: school fees are education. A word
    /// with a hyphen behind is a stem, words joined by `_` are a phrase.
    static let categories: KeyValuePairs<SpendingCategory, String> = [
        .subscriptions: """
        abonnement abonnements abonn- abo abos subscription subscriptions subscr- streaming cable
        subs
        """,
        .education: """
        education ecole ecoles school schools scolarite scolaire scolaires scolar- cantine tuition
        university uni universite fac formation formations cours etudes creche nursery daycare
        fournitures rentree educat- books_for college courses_for lessons kindergarten garderie
        childcare
        """,
        .other: """
        divers autre autres other misc miscellaneous gift gifts pet pets dog cat animaux chien
        chat kids kid enfants enfant gosses bairns baby bebe couches wedding mariage charity dons
        don presents xmas christmas birthday cantonaux impots impot taxes tax
        """,
        .health: """
        sante health pharmacie pharmacies pharmacy pharma- medecin medecins medic- medical meds
        docteur doctor dentiste dentist mutuelle maladie chemist hopital hospital kine opticien
        optician soins therapy physio veterinaire veto vet
        """,
        .restaurants: """
        resto restos restau restaurant restaurants restau- mcdo takeaway takeaways dining eating
        lunch lunches dinner dinners brunch brekkie breakfast cafe cafes coffee coffees pub pubs
        bar bars livraison livraisons delivery kebab kebabs pizza pizzas sushi frites fast burger
        burgers beer beers biere bieres apero aperos booze drinks drink pints grog drams bevvy
        snacks treats soupers ordering tacos takeout curry meal meals boozing picole swally
        gueuleton
        """,
        .groceries: """
        course courses grocery groceries grocer- food alimentation aliment- bouffe epicerie
        supermarche superm- supermarket marche messages commissions tucker vegetables legumes
        barbecue cooking wine vin sweets bonbons hypermarche nourriture bouf grub popote ration
        rations
        """,
        .transport: """
        transport transports essence carburant carbur- train trains metro bus taxi taxis uber vtc
        fuel petrol parking parkings peage peages toll tolls voiture car commute commut- velo bike
        tram tube diesel gazoil gasoil gas fares rego monthly_pass navigo auto mtn bagnole cab
        cabs buses trajets moto scooter
        """,
        .utilities: """
        electricite electri- elec leccy electric electricity gaz eau facture factures energie
        energy internet telephone telephon- mobile forfait utility utilities utilit- water heating
        chauffage broadband phone power hydro bill bills data airtime natel mazout charges wifi
        gsm
        """,
        .housing: """
        loyer loyers logement logements rent mortgage housing maison household house appart
        appartement garden jardin council building home credit_immobilier travaux
        """,
        .entertainment: """
        loisir loisirs sortie sorties sorti cine cinema jeu jeux concert concerts entertainment
        entertain- movie movies film films game games gaming fun leisure going nights night nites
        bingo hobby hobbies lottery bookies theatre culture culturelles soirees soiree craic party
        bday spectacles gym fitness sport clopes clope cigs cigarettes tabac vapes vape fags
        outings outing
        """,
        .travel: """
        voyage voyages vacance vacances hotel hotels vol vols billet billets travel travels
        holiday holidays hols flight flights trip trips airbnb week_ends
        """,
        .shopping: """
        shopping vetement vetements fringue fringues sapes achat achats clothes clothing cloths
        habits habit chaussures chaussure shoes sneakers trainers cadeau cadeaux cado bricolage
        toys jouets livres livre books haircut hair hairdresser hairdressing coiffeur nails makeup
        maquillage deco mode magasinage outfit meubles furniture gadgets clobber
        """,
        .fees: "frais fee fees charge agios commission bancaires banque bank",
        .income: """
        salaire salaires revenu revenus income salary wage wages paie paye honoraires retraite
        pension
        """,
        .transfers: "virement virements transfer transfers",
        .savings: "epargne economies saving savings",
    ]
}
