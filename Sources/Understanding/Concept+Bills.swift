extension Concept {
    /// What is paid for, and the firms it is paid to.
    static let bills: KeyValuePairs<Concept, String> = [
        .merchant: """
        chez boutique- magasin- shop shops shopkeeper- store stores marchand- merchant- vendeu-
        retailer- retail vendor vendors seller sellers commerce commerces commercant- boulanger-
        bakery bakeries baker bakers boucher- butcher- poissonn- fishmonger- epicier- grocer
        fleuriste- florist- pharmac- chemist- fromager- primeur caviste- librairie- bookshop-
        bookstore- quincaillerie brocante- supermarche- supermarket- supermrkt hyper hypermarche
        superette- mall malls tabac tobacconist newsagent- pressing laundrette laundromat laverie
        buralist- bijout- jewel- kiosque kiosk depanneur outlet enseigne- brand brands biller-
        beneficiaire- supplier- fournisseur- prestataire- creditor- creancier- compan- entreprise-
        societe firm firms provider- operateur- operator 7eleven amap amaps animalerie antiquaire
        antiquaires antiquarian apothecary armurerie armureries armurier armuriers bakehouse
        banabana barbershops bazaar bazaars bazariste beneficiaries beneficiary biscuiterie
        biscuiteries blanchiss- bodega bodegas booksellers bottlo boulangri boulanjerie bouquiniste
        bouquinistes boutik boutiks boutiquier braderie braderies brasseur brasseurs buanderies
        buyer buyers camelots cashandcarry cashier cashiers chandlers chandlery chapelier chapeliers
        chapell- charcutier charcutiere charcutiers chausseur chausseurs checkout checkouts chipper
        chocolaterie chocolateries chocolatier chocolatiere chocolatiers clothier clothiers
        colporteur colporteurs commercial commerciale commerciaux concession concessionnaires
        concessions confectioner confectioners confectionery confiseur confiseurs cooperative
        cooperatives counter coutelier coutell- creamery cremerie cremeries cremier cremiere
        cremiers dealership dealerships delicatessen delicatessens depan depaneurs destinataire
        destinataires destock- detaillant detaillante detaillants dhobi diamantaire diamantaires
        dispensaries dispensary disquaire disquaires distributor distributors drapers drapery
        droguerie drogueries droguiste droguistes drugstore drugstores ecailler echoppe echoppes
        emporium emporiums establishment establishments etal etals factories factory farmacie
        farmacies forain forains fourreur fourreurs franchisee franchisees fripe friperie friperies
        fripes fripier fripiere fripiers fruiterer fruiterers furrier furriers galleria graineterie
        greengrocer greengrocers grossiste grossistes haberdasher haberdashers haberdashery halles
        hawker hawkers herboriste herboristeries herboristes horloger horlogerie horlogers
        hypermarket hypermarkets importer importers imprimerie imprimeries ironmonger ironmongers
        ironmongery joaill- kiosks kiosques launderers launderette launderettes laundrettes
        laundromats lavomat lavomatic libraire libraires llc ltd lunetier lunetiers magazin magazins
        manufacturer manufacturers maraich- marchant mareyeur mareyeurs maroquin- mart marts
        mercerie merceries merchand merchent merchents merciers milkman milkmen milliner milliners
        millinery modiste modistes monop negociant negociants newsstand newsstands numismat-
        nurseryman offie offies oisellerie oiselleries orfevrerie orfevres outfitter outfitters
        paanwala paperboy papeterie papeteries papetier papetiere papetiers parapharm- parfumerie
        parfumeries parfumeur parfumeurs patisserie patisseries patissier patissiere patissieres
        patissiers pawnshop pawnshops peddler peddlers pedlar pedlars pepiniere pepinieres
        perruquier perruquiers pharamcy pharmcy pharmists philatel- phramacy plc purveyor purveyors
        quincaill- recipient recipients reprograph- resellers ressourcerie revendeu- shopfront
        shopfronts shopkeeping shoppe shoppes showroom showrooms souk souks spaza stall stallholder
        stallholders stalls stationers stockist stockists storefront storefronts superstore
        superstores sweetshop tabagie teinturerie teintureries tenancier tenanciere tenanciers
        tobacconists torrefact- traders triperie tripier tripiers vapostore vapostores vending
        vigneron vigneronne vignerons viticult- volailler volaillers washateria wholesale wholesaler
        wholesalers wineshop zoneco
        """,
        .streaming: """
        netflix netflx spotify deezer disney hulu hbo canal prime youtube icloud dropbox adobe
        audible kindle crunchyroll dazn paramount molotov tidal qobuz twitch playstation xbox psn
        gamepass nintendo patreon onlyfans linkedin canva notion office365 appletv streaming salto
        ocs plex mubi britbox nowtv starz acorntv audibles beinsports btsport chatgptplus crave
        eaplay expressvpn foxtel fubo funimation gaana hayu headspace hotstar icloudplus iplayer
        itvx jiocinema jiosaavn kayo kobo m365 mgm mycanal myfitnesspal neflix netfilx netfliks
        netlfix nextory noom nordvpn nteflix paywall psplus rmcsport roku rtlplay saavn scribd
        showtime shudder sirius siriusxm skytv sonyliv spotfiy spotfy spoti spotifail strava stream
        streamed streamer streamings streams svod toutv trello tsn tvlicence tvlicense tvpackage vod
        vudu wakanim wynk xboxlive yt ytb ytpremium zee5
        """,
        .onlineShop: """
        amazon amazone amzn ebay vinted leboncoin asos shein temu aliexpress zalando etsy cdiscount
        wayfair boohoo depop gumtree craigslist rakuten amzon paypal klarna clearpay afterpay
        2ememain ajio amazno amazons amazonuk amzaon avito blinkit bonrcoin brack catawbiki
        coinafrique dhgate digitec dunzo ebayed ecommerce galaxus glotelho grailed gumtrees
        instacart jumia kijiji kogan konga ldlc lebonco letgo littlewoods manomano marketplace
        marketplaces meesho mrporter myntra netaporter notonthehighstreet nykaa offerup overstock
        plt prettylittlething redoute revolve rueducommerce shpock stockx takealot thredup veepee
        wallapop zepto
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
        tucker cuppa cravings friandis- affame agape agapes allocodrome aperitivo appetiser
        appetisers appetizer appetizers arbys bectance becte bectee becter benihana bk boozers bouf
        boufe boustif- brakfast breakfst brekfast brekfest brekkers brekkie brekkies brekky breky
        buffet buffets buvette buvettes cafeteria cafeterias cafetier cafetiers caff caffine caffs
        cantoche carveries carvery cater chilis chippers chow cofee coffe coffie collation
        collations creperie creperies croute croutes dalle degust- deli delis dennys dhaba dibiterie
        dibiteries dinait dinatoire dine dined dinein dinent dines dins drivethroughs dunkindonuts
        eateries eatery elevenses emporter estaminet estaminets famished feast feasted feasting
        feasts festin festins flunch fodo fringale fringales friterie friteries fritkot fritkots
        fryup gamelle gamelles gargote gargotes gelateria gelaterias goinfre gosier gourmand
        gourmande gourmandise gourmandises goute gouter gouters grignot- gueuleton gueuletons
        guinguette guinguettes hangi hoagies hooters huel ihop itsu krispykreme lnch lnuch luch
        lucnh luncg lunhc maccies maccy mackies makan maquis mcdal mcds miam mickeyds munch munched
        munches munchie munchies munching nibbly panera pasty peckish petitdej picoler picoles
        pistolets pitance pizz pizzeria pizzerias popote potlucks ptidej ptitdej rappi ravenous
        ravitaillements reaps remange resot restaraunt restaraunts restaurateur restaurateurs
        restauration restauratrice restauraunt restaurent restraunt restraunts restuarant
        restuarants resturant resturants resturaunt retso retsos rhumerie rhumeries ripaille
        ripailles rotisserie rotisseries saucissonner scoff scoffed scoffing scoffs scranning selfs
        skipthedishes smoko smorgasbord snax starter starters steakhouse steakhouses suppers
        suppertime swiggy takaways takeawyas takeouts taproom taprooms tearoom tearooms teashop
        teashops ticketresto tickresto tiffin tiffins timhortons timmys tims toogoodtogo tortore
        trattoria trinquent troquet troquets wagamama wagamamas wetherspoons whataburger whoppers
        wolt zambrero zomato
        """,
        .transport: """
        uber ubers lyft taxi taxis cab cabs freenow heetch blablacar vtc minicab cabify velib
        covoit- carpool- ride rides essence fuel- petrol gasoline diesel gazole gasoil sp95 e10
        carburant- metro metros bus buses tram trams tramway- navigo train parking- park peage- toll
        tolls telepeage velo velos bike- bicycle- bixi cyclo- commute- commuting fare fares
        ticketing railcard- trottinettes lavage carwash adblue ampol apcoa autobus autocar autocars
        autoroutier bicyle bipandgo bolt bycicle cabbie cabbies cabby caleche careem cargo carpark
        chevron citibike covoi coxeurs cycles cycling danfo dartford dlr e5 escooter escooters
        essecne essenc essences essens essnece esso etag ev evcharging exxon ezpass fastag fastrak
        fillup forecourt forecourts funiculaire funiculaires gasoils gasolene gbaka gbakas gplc
        hitchhikes horodat- hov ionity jeepney jeepneys karos keke kovoit kovoiturage lessence lirr
        lrt luas lyfted matatu mbta minibus minibuses minicabs monorail moped mopeds myki navette
        navettes ncp njtransit octane oilibya okada overground pakring parcmetre parcmetres
        parcometre parkandride parkign parkin parquing paybyphone petorl petrl petrocanada pickup
        pickups pompistes prking ptv pumps puncture pushbike pushbikes ratp refuel refueled
        refueling refuelled refuelling refuels rer rickshaw rickshaws ringgo scoot scooted scooting
        scoots septa servo servos shuttle shuttles sotra stationne stationnee stationnement
        stationnements stationner stationnes stib superchargers taix tankful tarin taxies texaco
        tfgm tfl tisseo tollbooth tollbooths tollgate tollgates tollway tollways tow transportation
        transporteu- transports trasnport trian trolleybus trotti trottis trotts tube tubes tuktuk
        tuktuks turnpikes ubered ubering ulys underground unleaded vae valet valeting valets velotaf
        vignette vignettes vleo woro woroworo yango zem zemidjan zemidjans
        """,
        .paymentCode: """
        qr qrcode scanne- scan scans scanning lien liens link links flash flasher flashe iban ibans
        rib ribs bic sortcode contactless nfc sanscontact accno bpaycode bsb chipandpin click
        clicked clicking clicks codebarre2 codeqr ibancode ifsc micr payme qrs routing scode tap
        tapandgo tapngo tapped tapping vpa wechatpay
        """,
        .bill: """
        factur- fctr fact factr bill bills billl invoice- quittance- avis echeance- prelev- prlvt
        prelvmt redevance- tva echus echues alimony bil billes bils bpay bvr bvrs decompte decomptes
        devis douloureuse douloureuses ebilling efacture efactures einvoice einvoices facrure
        factrue facutre facutres fakture faktures inovice inovices inv invioce invoce invoces
        invocie invocies paperless plv prel prels prelvement proforma prvlts qrfacture qrfactures
        regularisation
        """,
        .fee: """
        frais fee fees charge charges charged charging agios agio commission- comission- surcharge-
        supplement- tarif- penalt- penalit- majoration- deductible caution cautions acompte- arrhes
        instalment- installment- echelonn- deductions debite debites debitee debiter markup
        pourboire- gratuity gratuities corkage overhead- backhander backhanders bakchich bakchichs
        baksheesh cautionn- chagre chagres chrage chraged chrg chrgd chrged debited debitent
        debiting deconsigne deductibles demurrage dilapidations dringuelles emolument fess
        forfaitaire forfaitaires frai fraie handling honoraire honoraires honorarium kickback
        kickbacks levies markups penalisation penlty pourboir pourboirs quotite ristourner surchage
        surcharg surcout surtaxe surtaxes tchoko tipped tipping trinkgeld undercharge undercharged
        upcharge upcharged upcharges upcharging vestiaire waive waived waiver waivers waives waiving
        """,
        .fine: """
        amende- amande pv pvs contravention- contredanse fine fines fined clamping ulez congestion
        ammende ammendes amnede antai astreinte astreintes clamp clamped clamper clamps
        contravantion contravetion demerit demerits fien fining fourrier fourriere fourrieres fpn
        impound impounded impounding impoundment impounds infract- infringements jaywalked jaywalks
        lamende lez littering mulct overstay overstayed overstaying overstays pcn pcns penalise
        penalised penalises penalising penalize penalized penalizes penalizing sabots sanction-
        ticketed verbalis- violation violations
        """,
        .tax: """
        tax taxe- impot- impo council hmrc irs tresor dgfip fisc fiscal- urssaf vat csg rates rego
        levy duties taxation taxing taxable foncier fonciere rmd niloc stamp duty customs douane-
        douanier- amenagement ato billag cadastr- cantonal cantonaux cfe cooncil cra cuoncil cvae
        dgi dgid excise fica foncieres fonciers gst hst impaut impauts impositions impost imposts
        inpot inpots lbtt levying lpt octrois percept percepteur percepteurs perception pilier
        precompte precomptes pretax pst qst sars sdlt serafe taxables taxman taxmen taxpaying teom
        tfpb tps tvq tvs
        """,
        .rent: """
        loyer- rent rents rental rentals bail lease leases leasing housing hlm landlordrent digs
        strata hoa bodycorp bailleresses baux copro coproprietaire coproprietaires copropriete
        copros etatdeslieux fermage fermages garant garante garants gerances halls koter kots
        kotteur kotteurs leaseholds lettings locatif locatifs locative locatives loeyr louage
        louaient louais louait louant loue louee louees louent louer louera louerai louerais
        louerait loueras louerez louerons loueront loues loueur loueurs louez louons loye loyey
        loyre lyoer metayage pg reent relogement rented renter renters renting rnet rnt sublease
        subleased subleases subleasing sublet subleted sublets syndic syndics tenancies tenancy
        """,
        .utility: """
        electricity electricite electric electrics elec elek elektricity electrik edf engie gaz gazz
        gas eau water hydro leccy lecky utility utilities heating chauffage- energie energy fioul
        mazout sewage assainissement ordures veolia suez meter compteur- kwh sewer septic pellets
        granules firewood propane butane bonbonne solar smartmeter trash agl airtricity antargaz
        bchydro bescom blackout blackouts briquette briquettes chaffuage charbon charcoal chaufage
        chofage citerne citernes climatise coal coalman coals coned cuve dechet dechets delestage
        dustbin dustbins eaux eboueur eboueurs eclairage eclairages eclaires egout egouts ekwateur
        elctricity electicty electr electrical electrique electriques electrity electrogene
        electrogenes eletricty enbridge encombrants enedis eneo enercoop energetique energetiques
        eon esb flotte garbage gasman gazdefrance gaziere grdf hydroqc isolations jirama kerosene
        kilowatt kilowattheure kilowatts kindling kva kw lampant leckie lighting linky lpg luminus
        lydec metered metering meters nigelec npower oil onea outage outages ovo paraffin peat
        pellet petrole photovolt- plaquettes redal regideso saur sbee senelec septique sewerage
        sibelga sodeci solaire solaires somagep soneb sonelgaz sowee sse steg stere steres swde tneb
        totalenergies vattenfall wastewater watre wheelie
        """,
        .telecom: """
        internet broadband wifi phone forfait- mobile mobiles box fibre fiber adsl natel landline
        simcard sim sfr bouygues sosh vodafone ee o2 giffgaff telus videotron bell rogers verizon
        comcast proximus swisscom roaming itinerance portable portables cell cellphone cellulaire-
        gsm teleph- handset topup airtime recharg- airtel amaysim bband boyugues bsnl cabletv
        coriolis data decodeur decodeurs djezzy eir eircom fido fone fones forfais forfet fttc fttp
        giga gigas iinet internets inwi isp jio koodo landlines lebara lyca lycamobile mobiel
        mobistar network networks ooredoo optus oragne ornage oxio parabole paraboles payg phoen
        plusnet postpaid prixtel reseaux roamed sonatel syma talktalk taxiphone tefon tel telco
        telecel telecom telecommunication telecommunications telecoms telefon- telenet telfon
        telstra tlf tlph tlphone usmobile voda vodaphone voip voxi wfi wingo xfinity yallo
        """,
        .schooling: """
        cantine- creche- cresh garderie- nursery nurseries daycare- kindergarten preschool tuition
        scolarit- periscolaire- fac college colleges universit- ecole ecoles school schools
        schooling uni unis lycee- maternelle- colonie- colo internat conservatoire- academy cours
        lesson- lecons lecon piano guitar solfege studies school's uniform- kita crayons fournitures
        cartable- textbook- bootcamp masterclass academic acadomia aesh afterschool alsh amphis bafa
        bafd bursar cantien cantin cegep cegeps childcare classes classeurs coaching collage
        collegien collegienne completude cpe cpes crous ecol ecolage ecolier ecoliere ecoliers
        educatif education educational educative edx enrichment etablissement etablissements
        fourniture garderi gurukul ifsi insa institute institutes internats iut kinder kindy kumon
        ludotheque madrasa madrassah manuels matric mfr minerval nursrey nusrery parascolaire
        parascolaires pedagog- pensionnat pensionnats playgroup playgroups playschool playschools
        polycopie polycopies polytechnic polytechnics polyvalente prek prepa preschools prescolaire
        prescolaires primaire primaires pta schoolbook schoolbooks sciencespo scolaire scolaires
        scolaris- scouts seminary skillshare skool soutien tafe trousses tutelage tutorat univercity
        univeristy universty unversity varsity workshop workshops wraparound yearbook yearbooks
        yeshiva
        """,
        .insurance: """
        assur- insur- mutuelle- mutuel premiums maif maaf macif matmut axa allianz garantie-
        guarantee- warranty warranties sinistre- accident- franchise- coverage policy policies
        underinsured constat prevoy- bupa aviva indemnity liability tousrisques aetna aflac ahm
        allstate ameli asurance asurances baloise bcbs bris c2s cigna claimant claimants cmu
        coinsurance complementaires comprehensive copay copayment covea cpam damage damages
        decennale degat degats desjardinsassurances ehic esure expertise fsa garantit geico generali
        ghic gmf groupama helsana hmo incendie indem inshurance insruance isurance lamal lassurance
        laya lovys lpp luko malakoff medibank medicaid medicare mgen mobiliere msa multirisque
        multirisques mutu mutualite mutus ncb ncd nib noclaims nrma partenamut petplan policyholder
        policyholders ppo preexisting premiun protection protections racv ramq rapatriements
        roadside sanitas secu societaire societaires solidaris souscripteur souscripteurs ssq sunu
        swica underwriter underwriters underwriting uninsured vaudoise vhi
        """,
    ]
}
