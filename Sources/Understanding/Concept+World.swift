extension Concept {
    /// What is known and believed.
    static let world: KeyValuePairs<Concept, String> = [
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
        ultraviolet accelerate acceleration aerodynamic aerodynamics alkali alkaline alkalis amino
        ammonia amperes amplitude anatomy andromeda antimony aquarian archimedes area51 argile
        argiles argon aristotle arsenic ascendant astronomer astronomers astronomy atmosphere
        atmospheric atomic barium basalt base beaker beakers benzene beryllium biochemist
        biochemistry biomass biome bionic biosphere biotech biotechnology bismuth bohr boreale boron
        boson bosons bromine bunsen buoyancy buoyant cadmium caillou cailloux calcaire calorimeter
        capacitor capacitors carbohydrate carbohydrates catalyst catalysts caveman cavemen cellulose
        centrifugal centripetal cephalopod cern chernobyl chlorine chlorophyll chloroplast chromium
        clairvoyants cobalt cognition cognitive collider colloidal combust combustion condense
        condenses conduction conductor confucius constellation constellations convection copernicus
        copper corrode corrosion corrosive cosmic crater craters cretaceous crispr crystallise
        crystals cytoplasm darwinism densities density descartes diffraction diode diodes dirac
        dynamite ecologist ecologists effet elasticite electromagnetic electromagnetism
        electrostatic emeraude emeraudes endothermic entomology enzyme enzymes epistemology
        eprouvette erosion eruption ethane ethical ethically ethics evolutionary evolve evolved
        evolves existentialism existentialist exoplanet exoplanets exothermic explosion explosions
        explosive explosives faraday fer feynman filante filantes fission flammable fluoride
        fluorine frequence freud friction fukushima fusion gagarin gallium gaseous gases genome
        genomes genomic genus geographer geothermal gmo granite graphite gunpowder gyroscope habitat
        hadron hawking heat hegel heisenberg higgs hominid hubble hydrocarbon hydrocarbons
        hydrochloric hydroelectric hydrosphere ichthyology igneous immunology inert insulator
        inventions inventors invertebrate invertebrates iodine iridium joule joules karstique kepler
        krypton lab laboratoire laboratories laboratory labs launchpad libra lightyear limestone
        linnaeus lipid lipids liquids lithium litmus manganese mantle martian martians meiosis
        membrane membranes mendel mesozoic metabolic metabolism metal metallic metamorphic
        metaphysics methane methanol mitochondria mitochondrion mitosis monoxyde moonlit
        multicellular multiverse mutant mutants mutate nanobots nanotech nanotechnology neanderthal
        neanderthals nebula nebulae neon neuron neurons neuroscience neuroscientist neutralize
        nietzsche nihilism nihilist nitrate nitrates nitric nonmetal nonmetals noyau nuclei nucleic
        nucleon nucleus observatory obsidian ohm ohms onde ondes ontology oppenheimers ores organism
        organisms ornithology osmium oxidation oxide oxides oxidise ozone paleozoic palladium
        particle particles pasteurise pasteurised pathology pavlov pendulum permafrost perseverance
        pesanteur pharmacology phosphorus photon photons photovoltaic phylum physiological
        physiology pipette pipettes pisces planck plaque plasma plastics plato pleistocene plutonium
        polonium polymer polymers precipitate prehistoric prehistory prism prisme prisms psychic
        psychics psychological psychologically psychologists psychology pulsar quark quarks quartz
        quasar quasars radioactif radium radon reactor reactors refraction refroidissement renewable
        research researched researcher researchers researching resistor resistors resonance ribosome
        roswell rovers rusting sagittarius sandstone schiste schrodinger scorpio sediment
        sedimentary seismic seismology selenium semiconductor silicon socrates solute solvents
        spacecraft spaceflight spaceship spaceships spacewalk spatial spatiale spatiales spectre
        spectrum spectrums sputnik stalactite stalactites stalagmite stargazing starry statique
        steel stoic stoicism stoics stratosphere subatomic subconscious sublimation sulfur sulfuric
        sulphur sulphuric superconductor supernova supernovae symbiosis symbiotic taxonomy
        terebenthine thorium titanium titration tnt torque toxicology transistor transistors
        tremblement triassic troposphere tungsten ufos unethical unicellular utilitarianism vanadium
        velocities velocity vertebrate vertebrates virgo virology viscosity voltage wavelengths
        weightless wormhole wormholes xenon
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
        mitterrand chirac giscard pompidou tudor- windsor aboriginal aboriginals aborigine
        aborigines achilles acropolis agincourt alamo ambedkar anubis anzac apartheid apollo11
        archduke aristocracy aristocrat aristocrats armistice armor armour artefact artefacts
        artifact artifacts assassinate assassinated assassination assassinations assassins assyrian
        athenian athenians atlantis atrocities atrocity auschwitz bannockburn banshee banshees
        barbarian barbarians beheaded besieged bhagat bigfoot bismarck blitz blitzkrieg boer boleyn
        bolshevik bolsheviks bomb bomber bombers bombing bombings bombs brightest bubonic bullets
        burial buried bury burying byzantine byzantium cannons capone carthage casket casualties
        ceasefire celts cemeteries centaur cercueil cercueils cherokee chola coffin coffins
        colosseum comanche condoleances condolences confederacy confederate confederates conquer
        conquered conqueror conquest conquests conquistador conquistadors constantinople coronation
        cremate cremated cremation cremations crimean cromwell cronus crowned cyclops czar deadliest
        deadly decapitated deceased decede decedee decedes defunt defunte defunts demeter deuil
        domesday druid druids dungeon dungeons dunkirk dwarf dwarves dynasties dynasty edwardian
        egyptiens eisenhower elf elizabethan elves emancipation empress encyclopaedia encyclopedias
        enslaved espionage excalibur explorer explorers factoid factual fairies fame famines fdr
        feudal feudalism flatearther folklore folktale folktales fortress founder founders freemason
        freemasons funerailles gallipoli gaulois geisha genghis genocide genocides georgian gestapo
        gettysburg giza glasnost gnome gnomes goblin goblins gorbachev goths grave gravestone
        graveyard graveyards grecs grenade grenades guillotine guillotined gun guns gunshot gunshots
        hadrian hanged haunted haunting headstone headstones hearse hera hieroglyph hieroglyphics
        hieroglyphs hindenburg hiroshima historian historians horus illuminati indigenous infamous
        inuit inuits invade invaded invader invaders invading invasion invasions inventing invention
        invents iroquois jacobean jacobite jacobites jinnah kamikaze kgb khrushchev laureate
        laureates lbj legendary legends leprechaun leprechauns loudest luftwaffe lusitania
        machupicchu magellan malcolmx maoris maratha massacre massacres maurya mayflower medusa
        mermaid mermaids metis meurent meurs millennia millennium minotaur missile missiles mlk
        moats moghul mohawk monarch monarchies monarchs monarchy morte mortes mughal musket muskets
        mussolini nagasaki navajo nefertiti nehru neolithique ninja ninjas nobel nobility nobleman
        normans norse notorious obamas obelisk obituaries obituary ogre ogres olympus osiris ottoman
        ottomans ouija palace palaces pankhurst parthenon passchendaele peasant peasants pegasus
        peloponnesian perestroika perseus phoenician phoenicians pilgrims pinochet pistol pistols
        plantagenet plantation plantations pocahontas pompeii prehistoire prince prometheus punic
        qin ragnarok rameses rarest rasputin regency reich relic relics rifle rifles romanov
        roundheads royals royalty ruins samurai samurais sasquatch saxon saxons segregation sepoy
        serf serfs shogun shortest sioux sisyphus skyscraper skyscrapers slave slaver slaves soviet
        soviets sparta sphinx spies spitfire spy stalingrad stonehenge stuarts submarine submarines
        suffragette suffragettes sultans sumerian sumerians sword swords tajmahal tanks templar
        templars terracotta thermopylae theseus tipu titans tombs tombstone torpedo trafalgar traite
        treaties trench trenches trolls truce tsar tsars turing tutankhamun unicorn unicorns ussr
        valhalla vesuvius victorians visigoth visigoths warfare warship warships wartime widest ww3
        wwi xerxes yeti ypres zeppelin
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
        rhone rhin tamise mississippi kilimandjaro montblanc ababa aberdeen abidjan abudhabi abuja
        acapulco aconcagua addis affluent afghan afghans agadir agglomeration agra ahmedabad ajaccio
        alabama albania albanians albuquerque aleppo algarve alger algeria algerian algerians
        algerien algerienne algeriens algiers alicante almaty alsace amalfi amazonian amerique
        amritsar anchorage andes andhra andorra angkor anglesey angolan ankara antalya antananarivo
        antigua antillais antillaise antwerp anvers appalachia appalachian aquitaine archipel ardagh
        arizona arkansas armenia armenians aruba asian asians asiatique assam astana asuncion
        atacama atlanta atlas auckland aussie aussies australasia australians australien
        australienne australiens austrian austrians auvergne azerbaijan azerbaijani azores baghdad
        bahamas bahamian bahrain bahraini bahrein bajan baku bale balkan balkans ballarat bamako
        banff bangalore bangladeshi bangor barbados basques basra bavaria bavarian bedfordshire
        beirut belarus belarusian belfast belge belges belgrade belize bendigo benidorm benin bergen
        berkshire bermuda berne bethlehem bhopal bhutan bhutanese bielorussie bihar bilbao birmanie
        birmingham blackpool bolivia bolivian bologna bombay bosnia bosnian bosphorus boston
        botswana bourgogne brahmaputra brampton brasilia brazilians bresilien bretagne bretonne
        bretons bridgetown brighton brisbane bristol brit briton britons brits bronx bruges brunei
        bruneian brussels bruxelles bucharest buckinghamshire budapest bulgarians burundi busan
        cairns calcutta calgary cambodia cambodian cambridge cameroonian camerounais camerounaise
        canadian canadians canadien canadienne canaries canberra cancun canterbury canton cantons
        capetown cardiff cardinaux caribbean carlisle cartagena casablanca caucasus cebu chandigarh
        charleroi chengdu chennai cheshire chiangmai chicago chilean chisinau chittagong
        christchurch cincinnati coastlines cochin cologne colombia colombian colombians colorado
        comoros comtois congolais connacht connecticut connemara copenhagen copenhague corfu
        cornwall corsica cotonou counties county coventry cracovie crete crimea croatians croydon
        cuban cubans cumbria cyclades cypriot cypriots cyprus czechia czechoslovakia czechs dakar
        damascus danang danes danois danoises darjeeling deccan delaware delhi delta denali denver
        departement departements derbyshire derry detroit dhaka djibouti doha dolomites dominican
        donbas donegal donetsk dorset douala dresden dublin dubrovnik dundee dunedin durban durham
        dusseldorf dutchman ecosse ecuador ecuadorian edimbourg edinburgh edmonton egyptian
        egyptians egyptienne egyptiennes elbe elsalvador emirats erie eritrea eritrean essex estonia
        eswatini euphrates eurasia exeter fes fiji fijian filipino filipinos finns florida foreigner
        foreigners frankfurt frenchman frenchmen fribourg fuerteventura fuji fukuoka gabonese galway
        gambia gambian gand ganga ganges gdansk geelong geneve geographic geographical
        geographically germans ghanaian ghent gibraltar gibraltars glasgow globe globes gloucester
        gloucestershire goa gobi godavari golfe gothenburg granada grancanaria grecque grecques
        greeks greenwich guadalajara guam guangzhou guatemala guatemalan guernsey guinea guinee
        gujarat gulf guyana guyanese hague haitian halifax hamburg hamlets hanoi harare harlem
        haryana hebrides helsinki herefordshire hertfordshire highlands hokkaido honduran honduras
        honolulu hungarians huron hyderabad ibiza icelander idaho illinois indians indien indienne
        indiens indore innsbruck inverness iowa ipswich iranian iranians iraqi iraqis irishman
        irishmen irlandais irlandaise irlande islamabad isleofman isleofwight israeli israelis
        italians ivoirien ivoirienne ivoiriens izmir jaipur jakarta janeiro jerusalem jharkhand
        joburg johannesburg jordanian jordanians jura k2 kabul kalahari kampala kandahar kandy
        kanpur kansas karachi karnataka kashmir kathmandu kazakh kazakhs kazakhstan kentucky kenyan
        kenyans kerala kharkiv khartoum kiev kigali kilimanjaro kilkenny killarney kingston kinshasa
        kiribati kitchener kochi kolkata kosovan kosovo krabi krakow kualalumpur kurd kurdistan
        kuwaiti kyiv kyoto kyrgyzstan lac lacs ladakh lagos lahore lancashire landlocked lanzarote
        laos laotian lapaz lapland latvia latvians lausanne lebanese leeds leicester leicestershire
        leinster leipzig lesotho libanais libanaise liberia liberian libreville liechtenstein liege
        liffey limpopo lincolnshire lithuania lithuanians liverpool ljubljana lombok lome longitudes
        louisiana luanda lucknow ludhiana lusaka luton luxembourg luxor macau macedoine macedonia
        madras maghreb maharashtra maine majorca malaga malagasy malawi malawian maldives maldivian
        mali malian mallorca malmo malta manama manchester manhattan manila manipur manitoba
        marrakech marrakesh maryland massachusetts matterhorn maui mauritania mauritian medellin
        meghalaya mekong melbourne memphis menorca meridian meridien mersey metropolis mexicain
        mexicaine mexicains mexican mexicans miami michigan micronesia middlesbrough milwaukee
        minneapolis minnesota minsk mississauga missouri mogadishu mojave moldova moldovan mombasa
        monaco montenegrin montenegro montevideo montreal moroccan moroccans morocco mosul mumbai
        munich muscat myanmar mykonos mysore mysuru nagaland nagoya nagpur nairobi namibia namibian
        namur naples nashville nassau nation nations nauru nebraska nepalese netherland neuchatel
        nevada newfoundland niagara niamey nicaragua nicaraguan niger nigerien norfolk
        northamptonshire northumberland norwegian norwegians norwich nottingham nottinghamshire nsw
        nunavut nz oahu oceania odisha ohio oklahoma omani ontario ooty oregon orinoco orkney osaka
        oslo ottawa ouagadougou oxford panama panamanian papua paraguay paraguayan parisien
        parisienne parisiens patagonia pattaya penang peninsule pennsylvania perth peruvian peshawar
        peterborough petersburg philadelphia philly phnompenh phuket picardie pisa pittsburgh
        plymouth polonaise populated populous porto portsmouth potomac pradesh prefectures presqu
        pretoria provence provinces provincial prussia prussian puertorican punjab punta puntacana
        pyongyang qatari quebec quebecois queensland queenstown quito rabat rajasthan region regions
        reykjavik rhine riga rio rockies romanians rotorua rotterdam rwanda rwandan saharan sahel
        saigon salisbury salvadoran salzburg samoa samoan sandiegos sanmarino santorini saopaulo
        sapporo sarajevo sardinia saskatchewan saskatoon scafell scandi scandinavia scandinavian
        scandinavians scot scots scotsman seattle seine senegalais senegalaise senegalese seoul serb
        serbs serengeti seville seychelles shanghai sheffield shenzhen shetland shimla shropshire
        siberia siberian sicily sikkim sinai singaporean singapour skopje sligo slough slovakia
        slovakian slovaks slovenia snowdon snowdonia soho somerset sommet sommets southampton soweto
        spaniard spaniards staffordshire stjohns stlouis stockholm stpetersburg strait straits
        stuttgart suburb suburban suburbs sudanese suffolk suisses sunderland surinam suriname
        surrey sussex suva swansea swedes swindon swiss syrian syrians taipei taiwanese tajikistan
        tallinn tamilnadu tampa tanzania tanzanian tashkent tasmania tbilisi tchad tehran telangana
        telaviv tenerife tennessee territories territory texan texas thame tigris tijuana timor
        tipperary tirana tobago togo togolese tonga tongan toronto toulousain town towns township
        townships transylvania trinidad trinidadian tripoli tromso tucson tulum tunis tunisia
        tunisian tunisians tunisien tunisienne tunisiens turcs turin turk turkiye turkmenistan turks
        turque turques tuscany tuvalu tyne tyrol uae uganda ugandan ugandans uk ukrainians
        ulaanbaatar ulster uluru uruguay uruguayan utah utrecht uttar uttarakhand uzbek uzbekistan
        vadodara vanuatu varanasi varsovie vatican vegas vendee venezuela venezuelan venezuelans
        venice venise vermont verona vientiane vietnamien vietnamienne village villages ville
        vilnius vladivostok volga vosges warsaw warwickshire waterford welshman wembley westminster
        whistler wiltshire windhoek winnipeg wisconsin wolofs wolverhampton worcester worcestershire
        wrexham wuhan wyoming yamuna yangon yangtze yaounde yellowstone yemeni yerevan yogyakarta
        yokohama yosemite yugoslavia yukon zagreb zaire zakynthos zambesi zambezi zambia zambian
        zante zanzibar zelande zurich
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
        influenc- paparazzi gossip potin- ragot- aap abstention abstentions activism activist
        activists administratif administratifs administration administrations alderman aljazeera
        alqaeda antifa antisemitic antisemitism aoc ardern asean assad assemblee attal autocracy
        autocrat backbencher backbenchers ballots bjp blm brexiteer brexiteers brics broadsheet
        broadsheets bureaucracy bureaucrat bureaucratic bureaucrats campaign campaigner campaigners
        campaigning campaigns carney celeb celebs censor censored censorship centrist centrists
        chancellor chancellors columnist columnists commonwealth communale communales communaux
        congressman congressmen congresswoman consulat consulats corbyn correspondents corrupt
        corruption councillor councillors councilman decret decrets demonstrator demonstrators dems
        departemental departementale deport deportation deportations deported devolution diplomacy
        disinformation droite editorial editorials elect elected electeur electeurs electing
        electorate electoraux electors electrice elu elue elues elus embargo embargoes embassies
        emigration epstein extreme extremism extremist extremists feinn feminism feminist feminists
        fianna g20 gauche geopolitical geopolitics gop gossips governor governors hamas hezbollah
        homophobia homophobic imperialism inequalities inequality insurgency insurgents islamophobia
        jihadist jihadists jinping journalism kejriwal kimjong kremlin lawmaker lawmakers leftist
        leftists legislative legislator legislators legislature libdems liberal liberalisme liberals
        lobbying lobbyist lobbyists loyalists luxon maga maire maires mayoral mayors mccain megxit
        meloni merz metoo migrant migrants migration militia militias ministries ministry
        misinformation modi monarchie monarchist monarchists mps msnbc nationalism nationalist
        nationalists nazis ndp netanyahu news newscast newscasts newsflash nyt oireachtas oligarch
        oligarchs oligarchy opec orban panchayat paparazzo patriarchy patrie patriot patriotic
        patriotism pelosi pentagon picket picketing pickets policymaker policymakers polling polls
        pollster pollsters populism populist potus propaganda pundit pundits qanon racism racisme
        racist raciste racistes racists radicalised rallies rebellion rebellions rebels reelected
        reelection reform reforms reformuk remainer reporters republic republicain republicaine
        republicains republics reuters revolt revolts rightist riot rioters rioting riots romney
        sabha sanction sanctions scotus secession senedd separatist separatists sexism sexist
        sinnfein snp sovereign sovereignty suffrage summit summits tabloid tabloids taliban tanaiste
        taoiseach transphobia transphobic truss tyranny tyrant tyrants ukip unanimite unionist
        unionists unrest unsc uprising uprisings voirie voted voters whitehall wikileaks xenophobia
        xenophobic
        """,
        .religion: """
        dieu dieux god jesus christ chretien- christian- eglise- church- pray prayer- priere- prier
        bible- coran quran koran islam- musulman- muslim- mosque- ramadan eid juif juive judai-
        jewish jews synagog- shabbat hanukkah bouddh- buddh- hindu- hindou- diwali temple- pope
        priest- pretre- pasteur imam- rabbi- moine monk- saints angel angels diable devil- demon-
        enfer paradis heaven- athe- careme paques easter- pentecote ascension bapteme- baptis-
        christening- communion- reincarnat- karma- spirit- zakat halal kosher casher sins abbeys
        adha afterlife agnostic agnostics allah alleluia almighty altar altars ame ames amish
        angelic anges anglican anglicans apostle apostles archangel archbishop archbishops
        assomption ayatollah believer believers beni benir benit benite bhagavad biblical bishops
        bless blessed blessings brahman brahmin burka burqa caliph caliphate calvinism calvinist
        cathedral cathedrale cathedrales cathedrals catholic catholicism catholics catholique
        chanoine chanoines chanukah chapelet chapelets chapelle chapels cherub cherubs cierge
        cierges clergy clergyman conclave confessional confucian confucianism congregation convent
        coranique corinthians crucified crucifix crucifixion cult culte cultes cultist cults curate
        curates deities deity deuteronomy dharma dime disciple disciples divin divine divinity duas
        dussehra eidmubarak epiphany eucharist evangelical evangelicals evangelism evangelist
        evangile eveque exodus exorcise exorcism exorcist faiths fasting fatwa fitr ganesha genesis
        goddess goddesses gods gospels granth gurdwara guru gurus hadith haj hajj hallelujah hanouka
        hanukah hanuman haram holy hosanna iftar immortal immortality jainism jains janmashtami
        jehovah juifs kaaba kabbalah leviticus lohri lutheran lutherans mahabharata mandirs masjid
        mass mecca menorah messe messes messiah methodist methodists minaret minarets missionaries
        missionary moines monastere monasteres monasteries monastery monastic mormon mormons muezzin
        muezzins mullah namaz nativity nazareth niqab nonbeliever nonne nun nunnery nuns occult onam
        orthodox orthodoxy pagan paganism pagans papacy papal pape parish parishes paroisse
        paroisses paroissial paroissiale parsi parvis passover pentecostal pesach pew pews pharisee
        pilate pilgrim pilgrimage pilgrimages pongal pontiff pontius prayed praying preach preacher
        preachers preaching presbytere presbyteres presbyterian presbyterians prophecies prophecy
        prophete prophets protestant protestantism protestants psalm psalms pulpit purgatory purim
        quaker quakers rakshabandhan ramayana rasta rastafari religieuse religieuses religieux
        religion religions religious religiously repent repentance resurrection revelations rosaries
        rosary roshhashanah sacrament sacraments salat salvation samsara santon santons satan
        satanic satanist savior saviour scientologist scientology scripture scriptures sect secte
        sectes sects secular secularism sehri sermon sermons sharia shia shias shiite shiites shinto
        shintoism shrovetide sikh sikhism sikhs sin sinful sinned sinners souls steeple sufi sufism
        suhoor sukkot sunnah sunni sunnis surah talmud tao taoism taoist testaments theologian
        theological theology tithed torah umrah upanishads vaisakhi vedas vedic vesak vicar vicars
        wicca wiccan witch witchcraft witches worship worshippers worshipping wudu zoroastrian
        """,
        .weather: """
        meteo- weather- wether rain rains raining rained rainfall pluie pluies pluvieu- pleut
        pleuvoir pleuvra pleuvai- neige- snow snows snowy snowing snowstorm soleil ensoleill- sun
        sunny sunshine temperature- temperatur celsius fahrenheit degre degres degree degrees humid-
        orage- storm storms stormy thunder- tonnerre eclairs eclaircie- lightning wind windy breeze
        gust brouillard fog foggy mist misty nuage- cloud cloudy clouds umbrella- parapluie-
        canicule heatwave grele hail sleet verglas frost frosty gelee- tempete- ouragan- hurricane-
        tornado- tornade cyclone- typhoon climat climate averse- drizzle uv sunset sunrise sunscreen
        barometre drought secheresse inondation- flood- blizzard coldest hottest warm warmer froid
        froide chaud chaude chaleur hot acclimatise anemometer anticyclone aqi arc arcenciel arctics
        autumnal avalanche avalanches balmy banquise barometer barometers bitterly bourrasque
        bourrasques breezes breezy brisk brollies brolly bruine brulant brume brumes brumeux
        bucketing bushfire centigrade chillier chilly chinook clammy climatic climatique climatiques
        climatology cloudburst cloudier cloudiest cloudless cold colder coolest crachin cyclonic
        daybreak daylight degc degf dew dewy downpour downpours drache dreary dreich drenched
        drenching drippy drizzling drizzly drookit elnino equinox fahrenheight farenheight flurries
        flurry foggier forecaster forecasters foudre frette frisquet froidure frostbite frosts gale
        gales galoshes givrant givre givree gloomy grelon grelons grisaille gusts gusty hailing
        hailstone hailstones hailstorm harmattan haze hazy heatstroke heatwaves hotter hygrometer
        ice icicle icicles icy isobar isobars lukewarm mackintosh maussade mild milder mildest
        millibar millibars mistier mistral mistrals mists moisture monsoon monsoonal monsoons
        mouillera muggy murky nightfall nippy ondee ondees overcast parky pelting pleuve
        precipitation pressions puddle puddles rafale rafales rainbow rainbows raincloud rainclouds
        raindrop raindrops rainfalls rainier rainiest rainstorm rainstorms rainwater sandstorm
        sandstorms scorcher scorching scorchio secheresses showers sirocco skies sleeting sleety
        slush slushy smog smoggier smoggy snowball snowballs snowdrift snowdrifts snowed snowfall
        snowfalls snowflake snowflakes snowman snowmen snowplough snowplow soaked soaking solstice
        solstices squall squalls squally stifling subzero sultry summery sunbeam sunbeams sunlight
        sunlit suntan suntanned swelter sweltering temperate thaws thermometer thermometers
        thermometre toasty tornades tramontane twilight twister twisters uvindex vents verglacant
        verglace vortex warmest warmth waterspout weathr whiteout wildfire wildfires windchill
        windier windiest winds windstorm wintery wintry
        """,
    ]
}
