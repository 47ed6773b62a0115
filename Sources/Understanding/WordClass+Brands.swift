extension WordClass {
    /// Names of firms and shops of one word, folded.
    static let brands = """
        abnamro abritel absa acadomia accor accorhotels acer action adidas admiral adobe aegean
        aeromexico aetna afflelou afriland agnesb airbnb aircanada airtel airtransat ajio akasa alan
        albertsons aldi aldo aliexpress alinea allbirds allianz alsa alstom altice amazon
        amazonprime amouage amtrak anaconda ancestry andros anibis anthropic apec apivia apple
        applebees aral aramis arbys arco argenta argos armani armor arte arval asda asics asko asos
        asus atac atlassian att attijari aubade aubert auchan audi audible audika autodesk autogrill
        autolib autoscout24 autozone avast avia avito aviva avnier axa babbel babilou babou badoo
        bajaj balenciaga ballantines bandcamp bankia barclaycard barclays barilla barnardos base
        bashas basicfit bazarchic bbox bcge bcv bedetheque beefeater belambra belfius belk bell
        bellroy beobank berkshire bershka bestbuy bestseller bet365 betclic betfair betway bforbank
        bharatpe bhv bialetti bigbasket bigc bigmat bigw binance bing biocbon biocoop bioderma
        biolane birchbox birkenstock bitdefender bitly bitpanda bitwarden bkw blablabus blablacar
        blinkist blinkit blokker bloomberg bloomingdales bluesky bmw bnp bobs bodum bofrost
        bojangles bolcom bolia bollore bolt bonobo bonprix booba boohoo bookbeat booking bookmyshow
        boots bose botanic bottega boulanger boursobank boursorama bouygues bp bpce bpifrance bpost
        braintree brandt bravecto breuninger brewdog brico bricocash bricodepot bricolex bricomarche
        bricorama britvic brompton brookshire bt budweiser bugatti bulb bumble bunnings bunq bupa
        burberry burger burtons but buymobile buzzfeed bwin byron cadbury caf calliope calm calvin
        campanile canal canalplus canva capcom capgemini capitalone capitec carambar cardif carglass
        carhartt carmax carrefour carrefourcity carta cartier carvago carvana casa casino castorama
        caterpillar cathay cazoo cdiscount cdkeys cegelec celcom celio cembra centra centrelink
        centrepoint cetelem cetme ceva cff champneys changelly chatgpt chaucer chegg
        chemistwarehouse chevron chewy chickfila chilis chipotle chopard chow chowbus chronodrive
        chronopost chrysler chubb cibc cigna cimb cinemark cineplex cinepolis cineworld cisco
        citadines citadium citi citibank citizens citroen citymapper clarins clarks cleartax
        cleartrip clickup clinique cloudflare clubcard cofidis cofinoga coinbase coinhouse coinmama
        coles colgate colisee colissimo colruyt columbia comcast confo conforama contorion contrex
        converse coolblue coop cora coriolis corsair costa costco cotopaxi coursera courtepaille
        cpam craigslist crave crayola creditkarma creditmutuel crelan cricut crocs crunchyroll
        cultfit cumberland curefit currys cyberghost cyberpunk cyrillus dacia daikin damart danone
        danskebank darazs darjeeling darty dashlane datadog daunat dazn debenhams decathlon deepl
        deezer defacto deichmann delhaize delhivery deliveroo dell deloitte delonghi delsey delta
        denner dennys desigual despar deutschebank dewalt dezeer dfs dhl diageo digicel digitalocean
        digitec dior diptyque discord discountgamer disney disneyland disneyplus ditas dixy dks
        doctolib docusign dollarama dollartree domino dominos domyos doordash doritos dosfarma
        douglas dpd dreame dreamland dropbox drumond duckduckgo dulux dunelm dunkin dunnes duolingo
        duracell dvla dyson easilys easycash easyjet easypark ebay ebookers ecobank ecolab economist
        ecotel ecover edeka edenred edf edreams ee eharmony eidos eir eircom eismann ekwateur
        electrica electro electrolux elektra elgato elis emaar emag emirates enbridge endesa eneco
        enedis energizer engen engie eni ensto envato eon equifax equinox equipe equitas erborian
        ericsson esbank essilor esso esthederm etam etihad etisalat etoro etrade etsy eurodif
        euromaster euromillions europcar eurosport eurostar everlane evernote evian evri exito exki
        expedia expensify experian expressvpn extime exxon exxonmobil fabindia fabletics facebook
        fairphone familymart fanatics farfetch farmfoods farnell fashionnova fastned fastspring
        fastway fastweb fawry fedex fendi fenwick ferrero feuvert fiat fido figaro figma fineco
        firstbus firstdirect fitbit fitness fiverr fizz flickr flightcentre flink flipkart flixbus
        flixtrain floa floward flunch flybe flyingblue fnac fnb foncia foodora foodpanda footasylum
        footlocker ford fortnite fortum fortuneo foxtel franprix free freebox freecharge freenow
        freepik freetrade freshbooks fressnapf fubotv fujifilm funda furla fust galaxus galec
        gamestop garmin gaumont gazprom geberit geico generali geox getaround getir gett
        getyourguide giffgaff gifi gillette giphy github givenchy glassdoor glo glovo gmail gmf
        godaddy godiva goindigo gojek goldman goodlife goodreads goodwill google gopro gosport
        gousto grabfood grammarly grandfrais grandvision granit greenpeace greenyellow greggs
        greyhound grofers groupama groupon groww grubhub guardian gucci gumtree gym gymglish
        gymshark gymworld haagen hagebau halfords halifax hallmark happn harmonie harrods
        harveynorman hasbro hasseris havaianas hbo hdfc headspace heetch heineken helloasso
        hellobank hellofresh helvetia hema hemnet hermes hertz hilton hinge hippopotamus hisense
        hitachi hmrc hmv hoka holidaycheck hollister homebargains homebase homedepot homegoods
        homesense honda honeywell hootsuite hornbach hostelworld hostgator hotstar hotwire houzz
        hsbc huawei hubspot huel huggies hulu humana hunkemoller hunters hutong hydro hyundai iberia
        ibis ibood iceland icici icloud icook idealista idealo identicar ifood iga iherb ihg ikea
        ikks ilek illy imgur immoscout immoweb impots indesit infiniti infinix infogreffe infomaniak
        ing inmotion instacart instagram instamart intel interdiscount intermarche intersport
        invision ionity ionos ipsy irctc isracard iteleph itsu itunes itv izettle iziwork jacadi
        jaguar jardiland jbhifi jcdecaux jcpenney jeep jennyfer jetblue jetbrains jetpack jetstar
        jio jiomart jobrad johnlewis jpg jules jumia justeat juul kabak kabum kaiser kaporal karcher
        kaspersky kaufland kayak kenvue kenwood kenzo keolis kerastase kering keurig keybank kfc kia
        kiabi kickstarter kiehls kijiji kiko kiloutou kindle kingfisher kingjouet kitkat kiwibank
        kiwico klarna klm klook kmart knorr kobo kodak kohl kohls komputronik konbini konga koodo
        kraken krefel krispy kroger krys kswiss kuda kuoni lacoste lafuma lagardere lancaster
        lancome landrover langchain lapeyre laposte laredoute lastminute lavazza layalina lazada
        lebara leboncoin leclerc leclercdrive ledenicheur leetchi legalstart lego lemonade lemonde
        lenovo lenskart leroymerlin lesfurets letgo levis lexus lg liberation libero libon
        librairies lic licious lidl lidlplus liebherr lifestraw limeade lindt linkedin linxea lipton
        lloyds loacker loblaw loblaws locasun loewe logitech lonchamp longchamp loreal louboutin
        lovys loyaltylion lufthansa lululemon lulus luminus lumosity lush lutti luxair luxottica
        lyca lycamobile lydia lyft macdo macif macmillan macys madewell maif mailchimp mailjet
        majorel makemytrip makro malongo mamaearth mammut mango mangopay manomano maped mapfre
        marcopolo marionnaud mariott marksandspencer marlboro marriott maserati mashreq massimo
        matalan match materna matmut mattel maxi maxicosi maybelline mazda mbank mcafee mcdo
        mcdonald mcdonalds mcdonaldz mediapart medibank meesho meetic meijer melia meliuz menards
        mercadolibre mercadona mercari mercedes merkur merkurmarkt messenger metlife metro metrobank
        metropcs mgen mgm michelin micromania microsoft midjourney miele migros milka mindvalley
        minelli mintos mistergooddeal mitsubishi mizuno mma mobalpa mobilis mobiquity mobistar
        moleskine molotov moma momondo monabanq moncler mondaq monde mondialrelay moneybox moneygram
        monoprix monzo moodle moonpay moonpig moov morgans morrisons motel6 motorola moulinex
        mozilla mpesa mrbricolage mtc mtn muji myer myfitnesspal mygov myheritage mynt myntra mypos
        myprotein myspace mytheresa n26 naf nando nandos napster naspers nationalexpress nationwide
        natixis naturalia naturehouse natwest navyfederal ncl nectar nescafe nespresso nestle
        netatmo netflix netgear netto neutrogena newrelic nexity next nextbike nhs nicequest
        nickelodeon nike nikon nintendo nissan nivea nocibe nokia norauto nordea nordnet nordstrom
        nordvpn norisbank northface notino notion novotel now nowtv npower nrj numericable nvidia
        nykaa nyt nyx o2 obi ocado ocs octopus oculus odeon odido office officedepot officemax
        officeworks okcupid okta oldnavy olx olympus omio omron onedrive oneplus onepoint onlyfans
        opay openai openclassrooms opodo oppo optima optus oralb orange orangina orcanta oreo orpi
        oscaro osram otrium ouicar ouigo ovh ovhcloud ovo oxbow oxfam oxxo oxybul oyo oyster ozon
        paga palantir pampers panasonic panera pantene paperlike papernest paperspace paradox
        paramount parcelforce parisot park partoo patagonia pathe patreon paycom paydiant payoneer
        paypal paypay paysafe paysafecard paytm payu payzapp peacock pearson pedigree peloton
        penneys pentax pepco pepsi pepsico perifem petbarn petco petro petsmart peugeot pfizer
        pharmacie2garde pharmaprix phoenix phonepe photobox photobucket photomaton picard picwictoys
        pimkie pinterest pipedrive pixabay pixum playmobil playstation plenitude pluxee pnb
        pocketbook pocketly pokemon polaroid policybazaar poshmark postbank poste postepay
        postfinance postmates postnl postoffice potterybarn prada prenatal pret priceline
        priceminister pricerunner priceza primark printify prixtel promod provident provigo proximus
        prudential pslove psn publicis publix pullandbear puma puregym purina purolator qantas qatar
        qiwi qonto quechua quick quickbooks quicken quicko quickteller quitoque quizlet quora qvc
        qwant rabobank rackspace radisson rajasthan rakuten ralphlauren rapyd ratp rayban razer rbc
        realme rebtel red redbubble redbull redbus reddit redhat redoute reebelo reebok refurbed
        relaycity reliance remitly renault renfe replit repsol resmed restos revlon revolut rewe
        rexel ricola rimowa ringgo roadget robinhood roblox rockauto rogers roku rolex romande rona
        rossmann rowenta royalmail rtl ryanair saatva sabadell sabb safeway sainsbury sainsburys
        saintgobain salesforce salomon salt salto samsonite samsung sanofi santander sarenza saur
        saxo sbb sbi scaleway scaniva sceaux schneider schwab scotiabank screwfix scribd seagate
        sears securitas selecta seloger semrush sennheiser sensodyne sephora servier setanta sezane
        sfr shaw sheba shein shell sheraton shiseido shopclues shopee shopify shopmium shoppers
        shoprite shopware showmax shutterstock siemens sig simyo singtel sixt skechers skip skoda
        skrill sky skyscanner slack slimfast sling smartbox smyths snapchat snapdeal snapfish sncf
        snickers snipes snowflake sobeys socar societegenerale sodexo sofinco softbank softlayer
        solarwinds sonatel sonos sony sosh soundcloud spacex spar sparda sparkasse speedo spinneys
        spizza sportsdirect spoticar spotify squarespace squareup sse stabilo staples starbucks
        starhub starling statefarm statista stc steam steamdeck stellantis stib stihl stm strava
        stripe stubhub subaru substack subway suez sumup suncorp sunrise supercasino supercheap
        superdrug supermicro superu supervalu surfshark swarovski swatch swiggy swile swissair
        swisscom swisslife swisspost switchbot symantec synology sytadin talabat tangerine taobao
        target taskrabbit tastemade tata tatacliq tchibo tcl teamviewer tec tefal telecom telegram
        telekom telenet telepizza telerama telesur telfort telia telstra telus temu tesco tesla
        texaco textmagic tfl tgv thaiairways thalia thalys thefork theragun thetford thinkpad three
        tiffany tijuana tiket tikkie tiktok timberland timhortons tinder tipalti tissot tjmaxx tmall
        tmobile tod tokopedia tomtom topman toppreise topshop toshiba total totalenergies toyota
        toysrus tradedesk traderepublic trainline transavia transferwise travelocity travelodge
        trello trenitalia tripadvisor trivago truecaller truemoney truffaut trustpilot tsb tunein
        tupperware turbotax twilio twint twitch twitter twix typeform tyrolit uber ubereat ubereats
        ubi ubigi ubisoft udacity udemy ugc ulb ulta umbro unibail unibet unicef unicredit unilever
        unimarc uniqlo unisys unitel ups upstox upwork uqam urbanclap urbancompany urbanoutfitters
        urssaf usaa uship usps uswitch valentino vanguard vanmoof vattenfall veepee venmo veolia
        verisure verizon versace vertbaudet viabill viagogo viapass viator videotron vimeo vinci
        vinomofo vinted virgin virginmedia vistaprint vistara vivaldi vodacom vodafone volaris
        volkswagen volvo vonage vorwerk voyageprive vrbo vtech vue vueling vuitton wagamama waitrose
        walgreens wallapop walmart warby wawa wayfair waze wealthsimple weebly weezevent wehkamp
        weightwatchers weleda wella wendys westfield westjet westpac wetransfer whatsapp whirlpool
        whiskas wickes wilko winamax wingstop wise wish withings wix wizzair wolt wonderbox wonga
        woocommerce woodside woolies woolworth woolworths workday worldline worldpay worldremit wsj
        wwf xbox xero xfinity xiaomi xoom xplora yahoo yamaha yandex yeezy yelp yesstyle yettel
        yomoni yoox yoplait youfit youmobile youneed younited yousign youtube yubo yvesrocher zaful
        zalando zapier zara zaxbys zeeman zelle zendesk zenly zeplin zepto zerodha zillow zipcar
        zizzi znode zoho zomato zoom zoopla zooplus zscaler zuiker zwift zynga
        """

    /// Names of firms and shops whose words are nothing by themselves, folded, with commas between
    /// them.
    static let brandPhrases = """
        24 hour fitness,a & w,abel & cole,abercrombie & fitch,action contre la faim,\
        adani electricity,adobe creative cloud,aer lingus,affinity water,ag2r la mondiale,\
        agl energy,air asia,air canada,air caraibes,air corsica,air france,air india,air tahiti,\
        air transat,airtel postpaid,alaska airlines,allianz france,allied irish banks,\
        amazon prime,american airlines,american express,an post,an post money,anglian water,\
        animal friends,anytime fitness,anz bank,apollo pharmacy,apple music,apple one,apple pay,\
        apple store,apple tv,april assurance,at & t,at and t,au vieux campeur,auchan drive,\
        auchan telecom,australia post,avanti west coast,axa assurance,axis bank,b & m,b & q,\
        b & you,b and q,bajaj finserv,banana republic,bank of america,bank of ireland,\
        bank of the west,banque populaire,banque postale,bark box,barnes & noble,barnes and noble,\
        basic fit,basic-fit,bath & body works,bazar de l'hotel de ville,bed bath & beyond,\
        bein sport,bein sports,belgacom proximus,bell canada,bella italia,ben & jerry,\
        ben and jerry,best buy,best western,bharat gas,big basket,big w,bio c bon,bio c' bon,\
        bird scooter,bixi montreal,bj's wholesale,bla bla car,blabla car,black sheep coffee,\
        blank street,blue apron,blue cross,blue shield,bnp paribas,body shop,bolt food,bon marche,\
        book my show,booking.com,boost juice,boost mobile,bord gais,bord gais energy,\
        bouygues telecom,bpost banque,brico cash,brico depot,bricoman pro,brioche doree,\
        british airways,british gas,british heart foundation,british red cross,brown thomas,\
        bt sport,buffalo grill,build a bear,bulb energy,bunnings warehouse,bureau en gros,\
        bureau vallee,burger king,but meubles,byron burger,c & a,c discount,cafe coffee day,\
        caffe nero,caisse d'epargne,caisse des ecoles,calvin klein,canada post,canadian tire,\
        canal +,canal horizon,canal plus,canara bank,canard enchaine,cancer research,candy crush,\
        capital one,car postal,carpet right,carrefour belgique,carrefour city,carrefour contact,\
        carrefour express,carrefour market,cash app,cash converters,cash express,center parcs,\
        charles schwab,charlie hebdo,chat gpt,chatgpt plus,chemist warehouse,cheque dejeuner,\
        chewy autoship,chick fil a,chick-fil-a,chicken republic,chime bank,churchill insurance,\
        cie electricite,clash of clans,club med,colis prive,columbus cafe,comed electric,\
        comic relief,commonwealth bank,communauto auto,compare the market,con ed,con edison,\
        conforama meubles,coop pronto,corsair international,costa coffee,costco membership,\
        cote brasserie,cotton on,couche tard,couche-tard,courrier international,courte paille,\
        cox communications,crate & barrel,crate and barrel,creative cloud,credit agricole,\
        credit lyonnais,credit mutuel,credit mutuel assurance,cricket wireless,croix rouge,\
        cross country trains,crowne plaza,crunch fitness,css assurance,cult fit,dairy queen,\
        dan murphy,dan murphys,dash pass,david lloyd,del arte,delhaize ad,deliveroo plus,\
        delta airlines,demi tarif,department of motor vehicles,desjardins assurances,\
        direct assurance,direct energie,direct line,direction generale des finances,\
        directv stream,discovery plus,dish network,dish tv,disney +,disney plus,\
        doctors without borders,dolce & gabbana,dollar general,dollar shave club,dollar tree,\
        dominion energy,domino's pizza,door dash,dstv compact,du pareil au meme,dublin bus,\
        duke energy,dunkin donuts,dunkin' donuts,dunnes stores,e leclerc,e on,e-zpass,e. leclerc,\
        ea play,easy cash,easy jet,eau de paris,edf energy,edf entreprises,ee mobile,eko electric,\
        electric ireland,eneo cameroun,energie cardio,energy australia,engie home,\
        english heritage,enterprise rent a car,espn plus,esure insurance,ez pass,family dollar,\
        fastrak toll,financial times,first direct,fitness first,fitness park,five guys,\
        fizz mobile,flix bus,florida power,foir fouille,fondation abbe pierre,four seasons,\
        france loisirs,france televisions,france travail,franco manca,frankie & benny,free mobile,\
        free now,frontier airlines,galeries lafayette,game pass,game stop,gamm vert,gaz de france,\
        geant casino,generali france,gibert jeune,gibert joseph,github copilot,globe and mail,\
        go tv,gold's gym,goldman sachs,golds gym,good energy,goodlife fitness,google drive,\
        google fi,google one,google pay,google play,google workspace,grand frais,grand litier,\
        great ormond street,green chef,greene king,greyhound bus,groupama assurance,groupe mutuel,\
        grub hub,guzman y gomez,h & m,hampton inn,happy cash,harmonie mutuelle,harry's razors,\
        harvey nichols,harvey norman,hastings direct,hbo max,hdfc bank,hdfc life,hello fresh,\
        hertz rent,holiday inn,home bargains,home chef,home depot,honest burgers,hotels.com,\
        house of fraser,hudson's bay,hugo boss,hungry jack,hungry jacks,hydro one,hydro quebec,\
        hydro-quebec,hyper u,icici bank,id mobile,idf mobilites,ikeja electric,\
        ile de france mobilites,in n out,in-n-out,indane gas,ing belgique,instacart express,\
        intact assurance,inter sport,internal revenue service,irish rail,irish times,irish water,\
        itsu sushi,j crew,jack in the box,jack wolfskin,jamba juice,jardiland truffaut,jb hi fi,\
        jb hi-fi,jean coutu,jet blue,joe & the juice,john lewis,johnson & johnson,joue club,\
        jouet club,just eat,k mart,kaiser permanente,kate spade,kbc bank,king jouet,koodo mobile,\
        krispy kreme,l'occitane en provence,l'orange bleue,la fitness,la foir'fouille,\
        la grande recre,la libre,la maaf,la macif,la maif,la matmut,la mie caline,la mobiliere,\
        la pataterie,la poste,la poste mobile,la poste suisse,la redoute,la samaritaine,la stib,\
        la vie claire,la voix du nord,lastminute.com,le bon coin,le canard enchaine,le devoir,\
        le figaro,le nouvel obs,le parisien,le telegramme,leader price,league of legends,\
        leclerc drive,legal & general,lekki toll,leon de bruxelles,leroy merlin,les 3 suisses,\
        les burgers de papa,les echos,les nouveaux fermiers,les restos,liberty mutual,lic premium,\
        ligue contre le cancer,lime scooter,linkedin premium,lloyds bank,louis vuitton,\
        luko assurance,luminus energie,lyonnaise des eaux,m & s,m and s,m pesa,m-pesa,mac do,\
        macmillan cancer,magic form,maisons du monde,majestic wine,make my trip,malakoff humanis,\
        marche u,marie blachere,marks & spencer,marks and spencer,maxi & cie,mc do,\
        medecins du monde,medecins sans frontieres,media markt,mega bus,metro bank,metro pcs,\
        michael kors,microsoft 365,migros bank,mindful chef,mint mobile,mondial relay,money gram,\
        money supermarket,monsieur bricolage,motel 6,mountain warehouse,mr biggs,mr bricolage,\
        mr. bricolage,mtn momo,mutuelle generale,my fitness pal,nab bank,naked wines,\
        national express,national geographic,national trust,naturalia bio,nature & decouvertes,\
        nature et decouvertes,navient loans,new balance,new look,new scientist,new york times,\
        nike run club,nintendo online,nintendo switch,north face,northern rail,northumbrian water,\
        now tv,nrj mobile,nuffield health,numericable sfr,o tacos,octopus energy,office 365,\
        office depot,old navy,olive garden,optus mobile,orange bank,orange belgique,orange money,\
        orange theory,origin energy,ouest france,ouigo sncf,ovo energy,p & o,panda express,\
        papa john,papa johns,papa murphy,paramount +,paramount plus,parcel force,paris match,\
        park inn,paul boulangerie,permanent tsb,pet plan,petit bateau,petit casino,petro canada,\
        pg & e,pharma prix,pic wic,picard surgeles,pierre & vacances,pizza del arte,pizza express,\
        pizza hut,planet fitness,planet fitness black card,playstation plus,plenty of fish,\
        plus net,pokemon go,pole emploi,post finance,post office,poundland,premier inn,\
        pret a manger,prime video,prixtel mobile,procter & gamble,ps plus,public mobile,pure gym,\
        qatar airways,quicken loans,radisson blu,ralph lauren,ray ban,ray-ban,red by sfr,\
        red cross,red lobster,relais colis,reliance fresh,reliance jio,rent the runway,\
        restos du coeur,river island,riverford organic,rmc sport,robert dyas,rocket mortgage,\
        rogers wireless,romande energie,royal bank,royal mail,rue du commerce,ryan air,\
        safaricom post,saint laurent,sallie mae,salvation army,sam's club,sams club,\
        save the children,scot rail,scottish power,scottish widows,secours catholique,\
        secours populaire,senelec dakar,sergent major,services industriels,severn trent,sfr box,\
        shake shack,shell energy,shoppers drug mart,shoprite lekki,show room prive,showroom prive,\
        singapore airlines,sirius xm,siriusxm radio,sky broadband,sky mobile,sky sports,\
        slimming world,sling tv,snap fitness,so energy,societe generale,sodeci eau,sofi bank,\
        south west water,south western railway,southern water,southwest airlines,\
        spectrum internet,spirit airlines,sport 2000,sse energy,st hubert,st-hubert,startimes tv,\
        state bank,state farm,stitch fix,sud ouest,suez eau,sun direct,sun life,super 8,super c,\
        super u,swiss life,swiss pass,sydney morning herald,sydney water,systeme u,t mobile,\
        t-mobile,taco bell,talk talk,tata play,tata power,tata sky,td bank,telenet base,\
        telstra mobile,telus mobilite,tesco mobile,tgi friday,tgi fridays,tgv inouy,thames water,\
        the athletic,the body shop,the economist,the entertainer,the guardian,the gym group,\
        the north face,three ireland,ticket restaurant,tim horton,tim hortons,tinder gold,\
        toby carvery,tommy hilfiger,too good to go,top office,tory burch,total energie,\
        total energies,total energies belgique,toys r us,trader joe,trader joes,\
        transport for london,travel lodge,tresor public,turkish airlines,tv licence,tv licensing,\
        u express,uber eats,uber one,un jour ailleurs,under armour,united healthcare,\
        united utilities,united way,urban company,urban outfitters,us bank,utility warehouse,\
        vanden borre,vente privee,veolia eau,verizon fios,vert baudet,vi postpaid,\
        victoria's secret,virgin active,virgin atlantic,virgin media,virgin mobile,virgin plus,\
        virgin trains,virgin wines,vodafone australia,wall street journal,walmart +,walmart plus,\
        wari transfert,washington post,water aid,weight watchers,wells fargo,welsh water,\
        wessex water,western union,westpac bank,white castle,whole foods,wizz air,\
        woolworths group,world of warcraft,world remit,world vision,xbox game pass,xbox live,\
        xcel energy,yo sushi,yorkshire water,youtube music,youtube premium,youtube tv,yves rocher,\
        zip car
        """
}
