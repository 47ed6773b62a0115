internal import Primitives

/// The phrases of the category rules: whole words, or with `*` the beginning of a word.
enum CategoryPhrases {
    /// Those that are people's names as well.
    static let names: Set<String> = [
        "ange", "andre", "aubert", "boucher", "boulanger", "denny", "jules", "leclerc", "leon",
        "mercedes", "nicolas", "norma", "paul", "penny", "schmidt", "tiffany", "wendy",
    ]

    static let table: [(SpendingCategory, String)] = [
        (
            .fees,
            """
            frais bancaires|frais de tenue|frais tenue|cotisation carte|cotisation visa|\
            commission*|agios|bank fee|overdraft|service charge|interets debiteurs|account fee|\
            monthly fee|maintenance fee|transaction fee|frais|late fee|bank charge*|western union|\
            moneygram|bureau de change|currency exchange|change group|ria money|f cotis|\
            wise charges for
            """
        ),
        (
            .income,
            """
            salaire*|paie|paye|salary|payroll|wages|pension|pensions|caf|caf de|allocation*|\
            dividend*|remboursement impots|retraite|agirc arrco|cnav|pole emploi|france travail|\
            carsat|universal credit|child benefit|hmrc|dwp|state pension|tax refund|bourse crous
            """
        ),
        (
            .savings,
            """
            livret*|epargne*|savings|pel|ldd*|assurance vie|isa|boursorama vie|yomoni|nalo|linxea|\
            vanguard|hargreaves lansdown|nutmeg|moneybox|plan epargne|pea|bourse direct|\
            trade republic|etoro|degiro|to pocket|pocket withdrawal|to vault|vers coffre
            """
        ),
        (
            .subscriptions,
            """
            netflix*|spotify*|deezer|canal plus|canal sat*|canalsat*|mycanal|disney plus|\
            disneyplus|disney|prime video|amazon prime|abonnement*|subscription*|icloud|\
            apple com bill|itunes|google one|youtube premium|youtubepremium|audible|\
            kindle unlimited|dropbox|adobe|microsoft 365|office 365|openai|chatgpt|paramount plus|\
            now tv|crunchyroll|molotov|tidal|qobuz|mediapart|le monde abo|lemonde|le figaro|\
            liberation|patreon|onlyfans|playstation plus|xbox game pass|nintendo online|duolingo|\
            strava|tinder|bumble|nordvpn|expressvpn|github|notion|salto|hulu|hbo|max com|peacock|\
            britbox|tv licence|google storage|linkedin premium|financial times|new york times|\
            the guardian|the economist
            """
        ),
        (
            .groceries,
            """
            carrefour*|leclerc*|auchan*|monoprix*|franprix*|intermarche*|lidl*|aldi*|casino*|\
            super u|hyper u|u express|utile|systeme u|picard|biocoop|boulang*|supermarche*|\
            supermarket*|tesco*|sainsbury*|asda*|morrisons*|waitrose*|co op|whole foods|\
            trader joe*|migros*|coop|delhaize|colruyt|grocer*|epicerie*|boucher*|charcut*|\
            fromager*|primeur*|poissonner*|naturalia|la vie claire|bio c bon|cora|match|spar|\
            vival|proxi|petit casino|leader price|netto|norma|grand frais|marche u|simply market|\
            g20|ed|mutant|costco|walmart|kroger|safeway|publix|albertsons|wegmans|food lion|\
            giant eagle|stop shop|iceland|budgens|londis|nisa|costcutter|premier stores|booths|\
            ocado|m s food|m s simply food|farmfoods|supervalu|centra|dunnes|edeka*|rewe|\
            kaufland*|penny|albert heijn|jumbo|mercadona|dia|eroski|esselunga|conad|denner|volg|\
            cactus|okay|nicolas|vin|caviste|bakery|butcher*|deli|patisserie*|chocolat*|confiserie|\
            eataly|marie blachere|banette|ange|paul|bofrost|thiriet|toupargel|argel|\
            o tacos market|houra|chronodrive|gorillas|getir|hellofresh|quitoque|7 eleven|circle k|\
            convenience|minimarket|superette*|alimentation*|market|marche*|foods|hypermarche*|\
            hypermarket*|food store|cash carry|metro cash|promocash|wine*|liquor*|spirits|\
            off licence|jeff de bruges|leonidas|thorntons|hotel chocolat|greengrocer*|mini market|\
            loblaws|sobeys|metro plus|provigo|iga|farm boy|no frills|food basics|maxi|tea|the*s|\
            palais des thes|kusmi|godiva|neuhaus|lindt|mondovelo bio|day by day|cerise et potiron
            """
        ),
        (
            .restaurants,
            """
            restaurant*|resto*|cafe*|mcdonald*|mc donald*|mcdo|burger*|pizz*|kebab*|sushi*|\
            brasserie*|bistro*|starbucks|pret a manger|deliveroo|uber eats|ubereats|just eat|pub|\
            kfc|greggs|costa|quick|subway|domino*|five guys|o tacos|otacos|tacos*|buffalo grill|\
            hippopotamus|flunch|courtepaille|la pataterie|del arte|leon|bchef|brioche doree|\
            la mie caline|class croute|exki|cojean|big mamma|nando*|wagamama|pizza hut|papa john*|\
            wendy*|taco bell|chipotle|dunkin*|tim hortons|popeyes|chick fil a|wetherspoon*|\
            harvester|toby carvery|zizzi|prezzo|ask italian|caffe*|coffee*|espresso|nero|itsu|\
            yo sushi|leon restaurant*|tortilla|sandwich*|snack*|grill*|creperie*|traiteur*|\
            food truck|bar|tavern*|taverne|saloon|diner|kitchen|noodle*|ramen|wok|thai|curry|\
            tandoori|chicken|poulet|steak*|grillades|bbq|tapas|trattoria|osteria|ristorante|\
            bagel*|donut*|doughnut*|glac*|gelat*|ice cream|haagen dazs|ben jerry*|amorino|\
            baskin robbins|dairy queen|frozen yogurt|yogurt|smoothie*|juice*|tea room|\
            salon de the|cantina|eatery|bouillon|poke|planet sushi|sushi shop|matsuri|\
            columbus cafe|french coffee shop|vapiano|au bureau|3 brasseurs|leon de bruxelles|\
            la boucherie|poivre rouge|crescendo|cafeteria|old wild west|pitaya|pokawa|bagelstein|\
            jamba|arby*|sonic drive in|jack in the box|panda express|panera*|applebee*|ihop|\
            denny*|olive garden|red lobster|outback|hooters|hard rock cafe|tgi friday*|chili s|\
            wingstop|jollibee|krispy kreme|insomnia cookies|cookie*|crumbl|frites|fish chips|food|\
            dining|lunch|cantine entreprise|sodexo|elior|eurest|too good to go|foodora|grubhub|\
            doordash
            """
        ),
        (
            .transport,
            """
            sncf*|ratp*|navigo*|uber|uber trip|taxi*|total energies|totalenergies*|total access|\
            total|station*|esso*|shell*|bp|autoroute*|peage*|parking*|tfl|trainline|blablacar*|\
            velib*|fuel|petrol|national rail|transport*|avia|elan|agip|eni|q8|texaco|jet|gulf|\
            repsol|cepsa|galp|aral|dats 24|tamoil|vinci autoroutes|aprr|sanef|cofiroute|area|asf|\
            escota|ulys|bip go|indigo|effia|qpark|q park|ncp|saba|onepark|zenpark|parkopedia|\
            ringgo|paybyphone|easypark|bolt|heetch|kapten|free now|lyft|addison lee|lime|tier|\
            dott|bird|voi|cityscoot|transilium|ouigo|tgv|eurostar|thalys|flixbus|isilines|ouibus|\
            national express|megabus|stagecoach|arriva|first bus|go ahead|lner|gwr|avanti*|\
            southeastern|thameslink|c2c|northern rail|scotrail|oyster|tcl|tisseo|star rennes|\
            tan nantes|ilevia|keolis|transdev|rtm|tam|amtrak|mta|station service|carburant*|\
            gasoil|gazole|lavage auto|car wash|norauto|feu vert|midas|speedy|roady|euromaster|\
            point s|kwik fit|halfords|garage*|controle technique|carglass|autobacs|renault|\
            peugeot|citroen|toyota|volkswagen|ford|opel|dacia|nissan|hyundai|bmw|mercedes|audi|\
            fiat|skoda|dvla|mot test|hertz|avis|europcar|sixt|rent a car|ada|getaround|drivy|\
            zipcar|enterprise rent|budget rent|pneu*|tyre*|tire*|auto|autos|automobile*|motors|\
            motor|moto|car parts|autozone|auto parts|jiffy lube|chevron|exxon*|mobil|phillips 66|\
            sunoco|valero|marathon|speedway|sheetz|wawa|ionity|tesla supercharger|tesla|\
            chargepoint|electra|fastned|izivia|supercharger*|ev charging|charging|charge|\
            recharge*|electric vehicle|bike share|bikeshare|velo*|bicloo|vcub|cycle hire|\
            citi bike|santander cycles|bus|metro|tram*|railway|rail|train*|gas station|gasoline|\
            petroleum|oil|energie auto|kia|honda|mazda|suzuki|volvo|seat|mini|lexus|jeep|porsche|\
            land rover|jaguar|mitsubishi|truck*|vidange|ad garage|top garage|motrio|eurorepar|\
            delko|vulco|siligom|first stop|best drive
            """
        ),
        (
            .housing,
            """
            loyer*|rent|mortgage|syndic*|pret immo*|echeance pret|ech pret|immobili*|landlord|\
            council tax|taxe fonciere|taxe habitation|foncia|nexity|citya|orpi|century 21|laforet|\
            guy hoquet|stephane plaza|hlm|habitat*|bailleur|charges copro*|copropriete*|lettings|\
            letting agent*|estate agent*|savills|foxtons|rightmove|proprietaire|square habitat|\
            assurance habitation|home insurance|era immobilier|re max|coldwell banker|\
            keller williams|sotheby*|realty|real estate|property|properties|estates|self storage|\
            storage|shurgard|public storage|safestore|big yellow|homebox|une piece en plus|immo|\
            notaire*|solicitor*|countrywide|connells|knight frank|u haul|demenage*|ground rent
            """
        ),
        (
            .utilities,
            """
            edf*|engie*|gdf*|gaz de france|veolia*|suez*|eau|eaux|lyonnaise des eaux|saur|orange*|\
            sfr|bouygues*|b you|free mobile|free|freebox|free telecom|sosh|red by sfr|electric*|\
            british gas|octopus energy|thames water|vodafone|o2|bt|broadband|internet|energy|\
            e d f|enedis|grdf|france telecom|ekwateur|ilek|mint energie|planete oui|\
            total direct energie|direct energie|eni gas|vattenfall|coriolis|prixtel|\
            la poste mobile|nrj mobile|lebara|lycamobile|ee|ee ltd|three|giffgaff|tesco mobile|\
            sky|sky digital|virgin media|talktalk|plusnet|hyperoptic|e on|eon|npower|\
            scottish power|sse|ovo|bulb|edf energy|shell energy|utilita|severn trent|\
            anglian water|united utilities|yorkshire water|southern water|water|gas|verizon|\
            t mobile|at t|comcast|xfinity|spectrum|telecom*|telephone|phone|mobile|proximus|\
            telenet|swisscom|sunrise|salt mobile|syma|auchan telecom|electricite*|gaz|fioul|\
            telstra|rogers|bell mobility|telus|fido|videotron|koodo|boost mobile|cricket wireless|\
            metro by t mobile|us cellular|carphone warehouse|phone house|fibre|wifi
            """
        ),
        (
            .health,
            """
            pharmac*|parapharm*|docteur*|dr|medecin*|dentiste*|laboratoire*|mutuelle*|opticien*|\
            optic*|hopital*|clinique*|clinic|doctolib|boots|dental|doctor*|hospital|cpam|harmonie|\
            mgen|maaf sante|malakoff|ag2r|alan|krys|afflelou|optical center|atol|grand optical|\
            generale d optique|specsavers|vision express|superdrug|lloyds pharmacy|cvs|walgreens|\
            rite aid|bupa|axa health|nuffield|physio*|kine*|osteo*|psycho*|radiolog*|imagerie|\
            biolog*|labo|synlab|cerballiance|biogroup|unilabs|infirm*|orthodon*|veterin*|vet|vets|\
            apotheke|apothecary|drugstore|drug store|drugs|chemist*|medical|sante|health*|\
            dentist*|orthopedi*|audition*|audio*|amplifon|audika|hearing|lenscrafters|\
            pearle vision|warby parker|eyewear|eye care|lunettes|lissac|optique|jimmy fairly|\
            polette|quest diagnostics|labcorp|kaiser|sport fitness sante|ameli|care|ambulance*|\
            pediatr*|dermato*|cabinet medical
            """
        ),
        (
            .travel,
            """
            booking com|booking|airbnb*|hotel*|air france|easyjet*|ryanair|transavia|\
            british airways|expedia|voyage*|vueling|lufthansa|klm|volotea|corsair|french bee|\
            air caraibes|jet2|tui|thomas cook|wizz air|aer lingus|virgin atlantic|emirates|\
            qatar airways|delta air*|united airlines|american airlines|southwest air*|air canada|\
            swiss air*|iberia|tap air*|airline*|airways|ibis*|novotel|mercure|accor*|b b hotel*|\
            kyriad|campanile|premiere classe|premier inn|travelodge|holiday inn|hilton|marriott*|\
            best western|radisson|hyatt|sheraton|westin|sofitel|pullman|formule 1|hotelf1|\
            formula 1|comfort inn|days inn|super 8|motel*|hostel*|auberge de jeunesse|generator|\
            camping*|campsite|gite*|abritel|vrbo|center parcs|pierre et vacances|belambra|\
            club med|lastminute|opodo|edreams|kayak|skyscanner|agoda|hotels com|trip com|marmara|\
            fram|havas voyages|leclerc voyages|kuoni|travel*|tour operator|tourisme|inn|resort*|\
            lodge|suites|residence*|adagio|citadines|aparthotel|appart city|appartcity|ferry|\
            ferries|brittany ferries|p o ferries|eurotunnel|getlink|cruise*|residhome|courtyard|\
            fairfield|hampton|ramada|wyndham|la quinta|red roof|extended stay|homewood|doubletree|\
            crowne plaza|intercontinental|holiday*|vacances|brit hotel|balladins|the originals
            """
        ),
        (
            .entertainment,
            """
            cinema*|ugc|pathe|gaumont|theatre*|concert*|fnac spectacles|steam*|playstation|\
            nintendo|ticketmaster|musee*|odeon|mk2|cgr|megarama|kinepolis|vue|cineworld|amc|regal|\
            cinemark|xbox|epic games|blizzard|riot games|roblox|twitch|see tickets|eventbrite|\
            billetreduc|digitick|weezevent|parc asterix|disneyland|puy du fou|futuroscope|\
            alton towers|bowling*|laser game|escape game|karting|piscine*|zoo|aquarium|museum|\
            opera|stade|stadium|fdj|loto|pmu|betclic|winamax|unibet|bet365|william hill|ladbrokes|\
            paddy power|coral|national lottery|basic fit*|fitness*|gym*|keep cool|neoness|\
            orange bleue|l orange bleue|cmg sports|fitness park|pure gym|puregym|david lloyd|\
            virgin active|planet fitness|anytime fitness|crunch|equinox|yoga|pilates|crossfit|\
            crosstraining|sports club|sport centre|salle de sport|leisure|loisirs|tennis|golf|\
            foot|five|climb up|arkose|jeux|games workshop|casino barriere|casino joa|\
            casino partouche|tabac|bureau de tabac|vape*|vapo*|cigarette*|cigusto|bookmaker|\
            betfred|trampoline|topgolf|dave buster*|bingo|club
            """
        ),
        (
            .education,
            """
            ecole*|creche*|cantine*|universit*|school*|tuition|nurser*|librairie scolaire|udemy|\
            coursera|college*|lycee*|kindergarten*|maternelle|periscolaire|acadomia|formation*|\
            crous|academ*|education|learning|montessori|tutor*|kumon|mathnasium|sylvan|babychou|\
            people and baby|babilou|les petits chaperons|auto ecole|driving school|berlitz|\
            wall street english|british council|daycare|childcare|child care|day care|preschool|\
            early learning|kindercare|goddard|primrose|huntington|open university|student loan*
            """
        ),
        (
            .shopping,
            """
            amazon*|amzn*|fnac|darty|decathlon|ikea*|zara|h m|zalando*|leroy merlin|cdiscount|\
            argos|primark|john lewis|ebay*|vinted*|marks spencer|marks and spencer|boulanger|\
            aliexpress|shein|temu|asos|boohoo|next retail|next|river island|uniqlo|gap|mango|\
            kiabi|gemo|celio|jules|promod|camaieu|etam|undiz|c a|pimkie|bershka|stradivarius|\
            pull bear|pull and bear|massimo dutti|sephora|marionnaud|nocibe|yves rocher|lush|\
            the body shop|l occitane|rituals|castorama|brico*|mr bricolage|weldom|point p|b q|\
            b and q|screwfix|toolstation|wickes|homebase|home depot|lowe s|lowes|ace hardware|\
            conforama|but|maisons du monde|alinea|la redoute|gifi|action|la foir fouille|hema|\
            flying tiger|stokomani|noz|bm|b m|poundland|home bargains|dunelm|wilko|tk maxx|tkmaxx|\
            matalan|peacocks|new look|debenhams|harrods|selfridges|galeries lafayette|printemps|\
            bhv|le bon marche|target|best buy|macy s|macys|nordstrom|kohl s|kohls|costco online|\
            wayfair|etsy|apple store|apple|samsung|micromania|game|cultura|furet du nord|gibert|\
            waterstones|wh smith|whsmith|barnes noble|librairie*|book*|presse|relay|jouet*|\
            king jouet|joueclub|la grande recre|picwic*|toys r us|smyths|lego|go sport|intersport|\
            sport 2000|sports direct|jd sports|foot locker|footlocker|courir|nike|adidas|puma|\
            reebok|lacoste|levi s|levis|eram|andre|bata|san marina|chaussea|minelli|clarks|\
            dr martens|skechers|chauss*|shoe*|jardiland|truffaut|gamm vert|botanic|villaverde|\
            garden*|jardin*|fleur*|florist*|interflora|monceau fleurs|animalis|maxi zoo|\
            pets at home|petsmart|petco|zooplus|coiff*|hair*|barber*|salon|franck provost|\
            jean louis david|dessange|tchip|beaute|beauty|institut*|esthetique|nail*|spa|cosmet*|\
            parfum*|perfum*|bijou*|jewel*|watch*|montre*|histoire d or|pandora|swarovski|swatch|\
            cleor|julien d orcel|pressing|dry clean*|laverie|laundr*|clothing|clothes|fashion|\
            mode|vetement*|boutique*|outlet|store|stores|shop|shopping|mall|meuble*|furniture|\
            literie|mattress*|matelas|bed*|cuisine*|kitchens|mobalpa|schmidt|cuisinella|electro*|\
            hardware|quincaillerie|bricolage|droguerie|papeterie|bureau vallee|office depot|\
            staples|timpson|claire s|accessorize|oxfam|emmaus|charity|goodwill|salvation army|\
            british heart foundation|cancer research|sue ryder|dollar general|dollar tree|\
            family dollar|big lots|michaels|hobby lobby|joann|victoria s secret|lululemon|\
            patagonia|timberland|vans|converse|new balance|asics|gucci|louis vuitton|chanel|dior|\
            hermes|prada|burberry|cartier|tiffany*|rolex|coach|michael kors|ralph lauren|\
            tommy hilfiger|calvin klein|hugo boss|armani|guess|desigual|esprit|s oliver|vero moda|\
            jack jones|only|monki|weekday|cos|arket|sostrene grene|nespresso|bebe|baby|orchestra|\
            vertbaudet|petit bateau|okaidi|sergent major|du pareil au meme|jacadi|aubert|\
            autour de bebe|mothercare|kitchen bazaar|zodio|casa|habitat|made com|\
            nature et decouvertes|optical express|ac hardware|leather|lingerie|bag*|sacs|\
            maroquinerie|textile|tailor*|retouche*
            """
        ),
        (
            .transfers,
            """
            virement*|vir|transfer*|paypal*|lydia|revolut|wise|faster payment|standing order|\
            retrait*|atm|dab|cash withdrawal|wero|paylib|pumpkin|venmo|zelle|cash app|monzo|\
            starling|n26|payconiq|bank*|banque*|credit agricole|credit mutuel|caisse d epargne|\
            bnp|bnp paribas|societe generale|lcl|barclays|hsbc|lloyds|natwest|santander|\
            nationwide|halifax|tsb
            """
        ),
        (
            .other,
            """
            assurance*|insurance|macif|maif|maaf|matmut|axa|allianz|groupama|gmf|generali|mma|\
            aviva|direct line|admiral|churchill|impot*|dgfip|tresor public|finances publiques|\
            amende*|self assessment|la poste|post office|royal mail|ups|fedex|dhl|chronopost|\
            mondial relay
            """
        ),
    ]
}
