extension Concept {
    /// What is worked at, learned and traded.
    static let work: KeyValuePairs<Concept, String> = [
        .law: """
        loi lois law laws lawsuit- juridi- judiciaire- legal- illegal- tribunal- tribunaux court
        courts judge judges juges jury- jurid trials lawful sue sued suing plainte- crime- criminal-
        criminel- meurtr- murder- prison- jail- police- policier- gendarm- cop cops arrest-
        avocature droits copyright trademark brevet patent- clause- heritier- heirs inherit-
        heritag- succession- testament- wills notari- tutelle curatelle guardian- custody visas
        asylum asile naturali- citizen- citoyen- nationalit- sejour prefecture- rgpd gdpr cnil
        evict- expuls- harass- harcel- discrimin- prudhom- tribun bankrupt- faillite- jurisprud-
        abduct abducted abduction abh abused abuser abusers abusive acquittal acquitted affidavit
        affidavits alibi annulment appellate arbitration arbitrator arbitrators arson arsonist
        assault assaulted assaults assises blackmail blackmailed bobbies braquage braquages braque
        braquer bribe bribed bribery bribes bribing bylaw bylaws cadaver cartels cellmate cia
        commissariat commissariats condamnation condamne condamnee condamnes confessed confessions
        conservatorship constable constables constitutional convict convicted conviction convictions
        convicts convoque copyrighted copyrights coupable criminology culprit decree decrees
        decriminalize deed deeds defamation defamatory defamed defendant defendants delinquant delit
        delits deportee detained detainee disturbance dommages easement embezzle embezzled
        embezzlement emigrate emigrated emigrating evidences executor executors felon felonies
        felons felony firearm firearms flic flics forensic forensics gangs garda gardai gbh h1b
        handcuff handcuffed handcuffs heiress herite heritees heriter herites homicide homicides ilr
        immigrate immigrating imprison imprisoned imprisonment incarcerated incarceration indict
        indicted indictment indictments infringe infringing injunction injunctions inmate inmates
        innocence innocent innocente interpol interrogate interrogated interrogation investigation
        investigations juge jugement jugements jurisdiction jurist jurists juror jurors justice
        justicier kidnap kidnapped kidnapper kidnapping killer killers lawless legaux legislate
        legislation libel libelous litigant litigat- litigieux loitering mafia mafias magistrate
        magistrates malpractice manslaughter misdemeanor misdemeanors misdemeanour misdemeanours
        mobster mobsters molest molested negligence negligent nuisance obtemperer offence offences
        offender offenders offense offenses ordinance outlaw outlawed outlaws paedophile pedo
        pedophile penal penale penales penaux perjury perpetrator perpetrators plaide plaintiff
        plaintiffs poa poursuites powerofattorney prenup prenups prenuptial probate probatoire
        proces procuration procurations prosecut- prud rancon rape raped rapist rapists rcmp
        refugees residents resolutoire restraining rights sentenced sentencing sergeant sheriff
        sheriffs signataire slander slanderous smuggle smuggled smuggler smugglers smuggling
        soussigne soussignee squatter squatters squatting stalked stalker stalkers stalking statute
        statutes statutory subpoena subpoenas summoned summons supreme tapage taser temoin temoins
        testator testified testify testimonies testimony threatening trademarked trademarks
        trafficker traffickers trafficking trespass trespassed trespasser trespassers trespasses
        trespassing tutelles tuteurs unconstitutional unlawful usufruit vandal vandalised vandalism
        vandals verdict verdicts voleuse voleuses warrants witnesses zoning
        """,
        .taxes: """
        declar- deduct- deduire fiscaux fiscalit- fiscale- exoner- exempt- bracket- w2 1099 401k
        rrsp roth selfassessment freelanc- selfemployed siret kbis quotient abatement- abattement-
        ifi isf plusvalue- refundable withheld withholding taxpayer- contribuable- abn dependents
        depreciation eitc evasion fafsa form26as freetaxusa gstin hra hrblock ir35 itr1 itr2 itr3
        itr4 loophole loopholes magi mygov nondeductible nontaxable offshore p11d p45 p60 p800
        paygst sa100 sa103 sociale surtax t1 t4 t4a tcs tfn uscs utr w4 w9
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
        navy airforce actuarial administrateur administrateurs admiral admirals advertise
        advertisement advertisements advertising agile agriculteur agriculteurs armies b2b b2c
        baristas barkeep barmaid barmaids bartenders boardroom bodyguard bodyguards boilermaker bos
        bossais bossait bossent bosseur bouncer bouncers brainstorm brainstormed brainstorming
        brigadier bureaux cantonnier ceo cfo charbonner chores cmo cofounder cofounders colonel
        conglomerate conglomerates conscripted conscription coo copywriters corporal corporate
        deliverable deliverables delocalisation delocalise delocaliser demotion dockers employ
        employability employe employed employing employment employs enlist enlisted escorts exec
        execs executive executives factrice fireman forklift formation fortune500 furlough
        furloughed garbageman graft grievance grievances headcount hires hotdesking hse hustle
        hustling independant independante independantes independants interimaire interimaires
        intermittent intermittente intermittents ips janitorial jobber jobless kra leadership
        lieutenant lifeguard lifeguards livelihood logistics manpower marines marketer marketers
        marketing mentoring micromanage micromanaged micromanager micromanaging military miner
        miners multinational multinationals multitask multitasking naukri nine2five occupation
        occupations okr okrs onboarded ostreiculteur ostreiculteurs outsource outsourced outsourcing
        overworked overworking plannings procrastinate procrastinating procurement productive
        productivity promoted promu promue prostitute prostitutes prostitution psychometric pto
        puericultrice puericultrices receptionniste receptionnistes regiment rehired retraining
        rotas sabbatique salariat salariats salespeople salesperson saleswoman secondment shepherds
        sme smes smicard stacker staff staffer staffers staffing stakeholder stakeholders stripper
        strippers syndicales syndicaux synergy taffe taffes teamwork technologist telemarketer
        telemarketing teletravaille temping trained travaillais travaillait turbin turbiner unionise
        unionised unionized unproductive upsc veteran veterans vocational vocations waiters
        waitresses waitressing warehouseman workaholic workflow workflows workforce workload
        workloads workmanship workspace workspaces workstation workweek
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
        detention headteacher recess recreation academia adverb adverbs alevels alexandrins alumna
        alumnus anagramme anagrammes apostrophe apostrophes aslevel atar ballpoint bca bcom beng
        bibliographies bibliography binders biro boursier boursiere bsc btec btech btecs bulletin
        bulletins bullied bullies bullying cahier cahiers carnet carnets cbse chalk chalkboard
        chalkboards circonflexe civics classwork comma commas commencement compas compasses
        comprehension conjunction conjunctions consonant consonants coursework craie curricula
        curriculum curriculums cursive debating departments devoir doctoral dropout dropouts educate
        educated educating educator educators elementary eleve eleves enunciate epeler epelle
        epelles equerre equerres essayist etudes etudie etudient etudies etudiez examination
        examinations examiner examiners exclamation expelled exposes faculties faculty frat
        fraternity freshman freshmen fullstops geog geography gerund gerunds glossary gmat gpa
        graded grading handwriting handwritten harvard headmaster headmasters highers highlighter
        highlighters homeec homeroom homeschool homeschooling homonym homonyms homophone homophones
        hsc humanities hyphen hyphens icse ielts iim iit iits infinitive inkwell interjection
        interro invigilator invigilators kindergartener ks1 ks3 ks4 lecturing lisible literacy llb
        lowercase lunchboxes masculin masculins master masters mba mbbs mca mcat midterm midterms
        mla mock mocks modules mooc msc mtech nat5s neet nift notebook notebooks numeracy oral
        oxbridge paperclip paperclips parentheses participle participles pedagogical pedagogy pen
        penmanship percentiles phoneme phonetic phonetics phonics postdoc postgraduate postgraduates
        prefect prefects prefix prefixes preposition prepositions preschooler preschoolers princeton
        procrastiner pronoun pronouns pronunciation protractor protractors punctuate punctuation
        pupil ramette referencing resit resits retake retakes retest rhetoric rhetorical ruler
        rulers scholar scholarly scholars schoolboy schoolboys schoolchild schoolchildren schoolgirl
        schoolgirls schoolteacher schoolteachers schoolwork schoolyard semicolon semicolons seminar
        seminars sentence sentences sharpener sharpeners sophomore sophomores sorority spellcheck
        spelled spellings stanford stapler staplers studied studious stylistique subjonctif
        subjunctive suffix suffixes svt taught teaches tenses thesaurus toefl toeic transcript
        transcripts trimester trimesters truancy truant ucas undergrads undergraduate undergraduates
        uppercase valedictorian valedictorians valedictory vce vocab vowel vowels wace workbook
        workbooks worksheet worksheets
        """,
        .language: """
        traduis- traduire traduct- traduit- translat- langue langues language- anglais- english
        french francais- espagnol- spanish allemand- german italien- italian portugais- portuguese
        chinois- chinese japonais- japanese arabe- arabic russe russes russian latin greek
        neerlandais flemish mandarin hindi coreen- korean esperanto polyglot- bilingu- accent
        accents afrikaans albanian amharic aramaic argot armenian assamese bangla basque bengali
        brazilian bulgarian burmese cantonese catalan cornish couramment creole croatian cyrillic
        danish dari dialect dialecte dialectes dialects estonian farsi finnish fluency fluent
        fluently franglais gaelic galician grec gujarati hanzi hausa hebreu hebrew hinglish hiragana
        hungarian icelandic igbo irish kanji kannada katakana khmer kurdish latvian linguist
        linguistic linguistics linguists lithuanian macedonian malay malayalam manx maori marathi
        monolingual multilingual nepali occitan odia pashto patois pidgin pinyin punjabi reecrire
        reecris romaji romanian roumain sanskrit serbian slang slovak slovenian spanglish swahili
        swedish tagalog tamil telugu trad transcription transcrire transcris trilingual turkish
        tutoye ukrainian urdu verlan vietnamese wallon wallonne welsh wolof xhosa yiddish yoruba
        zulu
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
        longueur hauteur height- largeur width- distance- altitude- mph kmh abacus aire angle angles
        arithmetic asymptote axiom axioms bhp binomial breadth bushel bushels calculent calculus
        carat carats carre carree carres cartesian centilitre centilitres circumference
        circumferences coefficient coefficients collatz combinatorics commutative cone cones
        coordinates cubed cubic cubique cubiques cuboid cuboids cylinder cylinders decagon decibel
        decibels denominateur denominateurs denominator denominators depths determinant diagonal
        diagonale diagonales diagonals differentials differentiate differentiation digit dimension
        dimensions divisibility divisible divisor divisors dodecahedron eigenvalue eigenvalues
        eigenvector ellipse ellipses entiers equilateral euclid euclidean euler factorials
        factorisation factorise factorization factorize fermat floz fractal fractals furlongs gcd
        gcf ghz googol googolplex gradient gradients heavier heavy heptagon hexagon hexagonal
        hexagons horsepower hyperbola hypotenuse hz icosahedron imperial infinite infinitely
        infinity integer integers integrals isosceles khz knot knots lb lbs lcm lemma matrice
        matrices measuring mediane medians megawatt megawatts mg mhz micrometre micron microns
        milligram milligrams milliliter milliliters millilitre millilitres ml nanometer nanometre
        nanosecond nanoseconds nautical nombres nonagon numeral numerals numerator numerators obtuse
        octagon octagonal octagons octal parabola parallelogram pemdas pentagons permutation
        permutations perpendicular pi poincare polygons polyhedron polynomial polynomials profondeur
        profondeurs psi quadratic quadratics quadrilateral quadrilaterals quadrillion quintal
        quintaux quintillion quotients radian radians reciprocal reciprocals resoudre resous resout
        rhombus riemann scalar scalars scalene secant sequences simultaneous sine sines slopes
        sphere spheres spherical sqm surface surfaces tangent tangents tau tbsp tensor tensors
        tetrahedron thales topology trapezium trapezoid triangular trig tsp vertex vertices
        yintercept zeros
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
        plugin- captcha malware ransomware trojan antivirus adware airflow algos anthropic arduino
        ascii assembler async asynchronous awk base64 bigquery bool boolean bootstrap botnet
        breakpoints btree bytecode bytes caching callbacks cdn centos chmod classifier classifiers
        clojure clustering coded coder coders commits conda constructors containerised containerized
        cors cpanel crawler cron crontab crud csrf curl cybersecurity ddos deadlock deserialize
        destructor dhcp directx divs dynamodb ec2 elasticsearch embedded embedding embeddings
        encapsulation endpoint endpoints enum enums erlang executable executables expressjs fault
        firebase floats flowchart flowcharts fpga freecodecamp ftp gamedev genai grep hackathon
        hackathons hadoop heroku href hypervisor ifelse indentation instantiate ipv4 istio iterate
        iterates iterating iteration iterations iterator iterators jointure jquery junit k8s keras
        kernels kilobyte kilobytes kmeans lambda lambdas lisp maquette matplotlib memcached
        mercurial mockup mockups mutex nestjs netlify nextjs nlp normalisation normalization nosql
        npe null nullpointerexception nuxt objectivec ocaml oop opencv opengl orm parse parser
        parsers parsing polymorphic polymorphism posix programmers programming prolog prompts
        prototype prototypes prototyping proxies pytest rails raspberrypi rdbms reactjs rebase
        refactor refactored refactoring regexp repo repositories repository restful robotics rootkit
        rsync rubyonrails rustacean rustc s3 sass schema schemas scraper sdk sdks segmentation
        semaphore sequelize serialise serialize sklearn spyware ssh stacks strings struct structs
        subclass subclasses subdomain subdomains subroutine subroutines sudo superclass svelte svn
        swiftui sysadmin sysadmins systemd tailwind tcp tdd tokeniser tokenizer tsv tuple tuples udp
        uikit uiux uml undefined unicode unix utf8 ux vb vba vbscript venv vercel verilog vhdl
        virtualenv virtualisation virtualization vlan vms vmware vuejs webmaster webpage wsl xss zsh
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
        vibreur 1080p 3dprinter 3dprinting 720p acer adapter adapters adaptor adaptors adblock
        adblocker aerial aerials alexas amd amoled amplifier amplifiers apk asus avatars baidu bing
        bios bitmoji bittorrent blender blenders bmp bogue bsod buffering cabling camcorder
        camcorders capteur capteurs cartridge cartridges chandelier chandeliers charger chargers
        clipboard clippers controller controllers cooker cookers corbeille cord cords cursor cursors
        dimmer dishwaser dryer dryers dslr duckduckgo dyson earbud earbuds earpiece emoticon
        emoticons emulator emulators encre epson fax faxes fbook fichiers firefox flac floppy fonts
        formatting foto fusebox gdocs geforce generator generators glitchy gopro gtx hairdryer
        hairdryers hdd hdr hologram holograms holographic hoverboard hoverboards hspa humidifier
        humidifiers icone icones imacs incognito informatique intel inverter inverters ipod italic
        italics jailbreak jbl jpg juicer juicers kettle kettles keypads lagging laggy lags laminator
        lantern lanterns lapli lappli lcd leds lenovo lihgts lte memoji mic microphone microphones
        mics mixer mixers mkv motherboard motherboards mousepad mov mp3player msn nikon numerique
        oculus offline oled onglet onglets overclock overclocking overheat overheating overheats
        pager pagers panasonic paste pasted pasting pcs photo photograph photographed photographie
        photographier photographies photographing photographs pic pics plateforme plateformes plugs
        polaroid ppt pptx projector projectors qled quora rebooted redditor redditors reformat
        reinstalle reinstaller resolution retweet retweeted retweets roboticist robotique rtx ryzen
        sature sdcard sdcards sennheiser sharepoint shortcuts shredder siemens silent smarttv
        snapdragon socket sockets sonar sony soundbar soundbars ssd ssds ssid straightener
        straighteners stylus subreddit subreddits svg talkie taskbar techie techies technological
        technologies technology techy telephoto thumbnail thumbnails toaster toasters topo torch
        torches torchlight torrent torrents toshiba touchscreen touchscreens trimmer trimmers tripod
        tripods trolling tumblr typeface typewriter typewriters uefi uhd unfollow unfollowed
        unfriend unfriended unplugging unresponsive unzip unzipped upload uploaded uploading uploads
        vcr vhs walkie wallpapers wearable whirlpool widget widgets wirelessly xerox xls yahoo
        zooming
        """,
        .calendar: """
        reveil reveils alarm alarme- alarms timer- minuteur- chronometr- chrono stopwatch
        calendrier- calendar- agenda agendas rdv rdvs rendezvous meeting- meet meets reunion-
        appointment- appt events evenement- todo todos taches task- countdown- fuseau- timezone-
        oclock clock- horloge- ferie feries bankholiday bissextile- moonphase aest calender
        calenders checklist checklists chronological conferences creneau creneaux datebook dayofweek
        dst filofax gmt hourglass juneteenth meetin planing rebours stopwatches sundial timetable
        timetables timing timings todolist utc
        """,
        .calling: """
        appelle- appeler appels call calls calling callin rings ringing sms texto textos texts
        texting mms whatsapp messenger- msg msgs messag- mail mails email- courriel- courrier-
        mailbox inbox spam- letters lettre- timbre- parcel- package- livraison- deliver- livrer
        livreur- fedex postman facteur- facetime visio contacts repond- voicemail- joindre
        joignable- airmail annuaire annuaires anpost answer answered answering answerphone answers
        apelle appel appelait appele appelee appelez attachment attachments bcc callback called
        caller callers chronopost coli colis colissimo contacte contacter contactez correspondante
        courier couriers dhl dialed dialer dialing dialled dm dmed dms dpd evri gls hangup imessage
        imessages inboxed indicatif indicatifs intercom letter letterbox letterboxes livreuse mailed
        mailer mailing mailman mailmen megaphone mesage newsletter newsletters outbox phoned phoning
        pobox post postage postaux postbox postboxes posted postie postier postiers posties rang rcs
        redial reexpedition reexpeditions replied replies reply replying respond responded
        responding ringer robocall robocalls shipment shipments shipped shipping slacked switchboard
        tannoy telegrams telegraph text texted txt unanswered usps viber vocal vocales vocaux wechat
        yodel zoom
        """,
        .market: """
        bourse bourses stock stocks stockmarket action actions shares cac cac40 dow nasdaq ftse
        sp500 nikkei etf- obligation- bond bonds bitcoin- btc ethereum- eth crypto- dogecoin doge
        solana nft- cotation- forex trading trader- invest- placement- portfolio- opcvm sicav
        commodit- lingot- baril inflation- deflation- recession- economy gdp pib bce nvidia bullish
        bearish krach crash- ipo convert- conversion- devise- currency- currencies yen yens yuan-
        renminbi rouble- ruble- rupee- roupie- peso pesos krona couronne- forint- zloty- lira-
        dinar- cambio aapl amc ameritrade arbitrage argus asx asx200 barrel barrels binance birr
        bitcion bitocin boe bondholder bondholders brokerage brokerages bse bticoin bubbles bullion
        burse buyback buybacks candlestick candlesticks capitalisation capitalization cardano cfd
        cfds cpi crypt danone daos dax debenture debentures defi degiro deleverage djia dotcom
        easing ebitda ecb economic economics economist economists elss enron eps etoro eurostoxx
        fomc fx gilt gilts gme gnp groww gwei hryvnia hyperinflation idr illiquid indice indices
        indiciaire keynes keynesian kripto kriptos krone krugerrand krw kuna kwacha lansdown lehman
        leverage leveraged liquidation lse ltc macroeconomic macroeconomics markets microeconomics
        monetary msft myr negociables nifty nifty50 nse nyse overvalued placer qqq rba rbi reit rial
        ringgit ripple riyal riyals rpi rupiah satoshis scalping schwab securities shareholder
        shareholders shareholding shib shorting spx stagflation stagnation stockbroker stockbrokers
        stockholder stockholders subprime taka tbill tbills tether thb ticker tickers tradable trade
        traded trades trading212 treasuries tsla tsx ulip undervalued usdc usdt valuation valuations
        vanguard vix vnd volatile volatility vti vwrl web3 webull xrp zerodha
        """,
        .loan: """
        pret prets loan- mortgage- emprunt- borrow- hypotheque- financement financements lending
        lender- creditworth- scoring fico experian equifax endett- surendett- refinanc- remortgage-
        amort- consolid- microcredit- pawn- collateral bnpl ccj ccjs cetelem cibil coborrower
        cofidis cofinoga cosign cosigned cosigner cosigners cosigning cosigns credi credirelais
        creditconso creditimmo defaulting dmp emi firsttimebuyer firsttimebuyers floa foreclos-
        guarantor guarantors hecs heloc helocs hypothecaire ivas ltv microfinance microloan
        microloans montdepiete moretgage morgage morgages morgtage mortage mortgagor navient nbfc
        nelnet oney osap pcp pmi preteur preteurs preteuse preteuses pretimmo pretsurgage refis
        renegocier repossess- sofinco svr usuraire usure usurer usurier usuriers usury viagere
        younited
        """,
        .banking: """
        banque banques bank- bancair- bnp lcl societegenerale creditagricole caisse caissier-
        boursorama bourso fortuneo n26 revolut monzo starling barclays hsbc lloyds natwest santander
        citibank checkbook chequ- distributeur- dab gab atm atms cashpoint- guichet- branch branches
        agence- conseiller- banquier- horaire- hotline- helpline- support agent- humain- human-
        advisor- adviser- complain- reclamation- neobank- neobanque- moneygram absa agencies agency
        aib anz argenta bancomat bbva bcge bcv belfius beobank bforbank bmo bnak bnq bofa bq bques
        bred bunq caixabank canara capitec cbao ccf checkbooks cibc cic citi citigroup commerzbank
        coris crelan dbs desjardins deutschebank distrib endosser fca fdic fnb fscs gtbank hdfc
        holeinthewall icici institution institutions interbancaire interbancaires jpmorgan kbc kotak
        kuda labanquepostale nationwide ocbc ombudsman opay permanenttsb pnb pnc postale ptsb qonto
        raiffeisen rbc rbs sbi succursale succursales teller tellers tirette tirettes tsb uba ubank
        ubs uob usbank varo vivid
        """,
        .meaning: """
        definition- define- signifi- means meaning- differen- kezako acronym- sigle- origin-
        etymolog- concept- abbrev abbreviated buzzword buzzwords colloquial colloquialism
        connotation connotations defining denote denotes diff diffs distinction distinguish
        initialism interpret interpretation interpretations interprets lingo semantic semantics
        signify slangs synonymous terminologies terminology
        """,
    ]
}
