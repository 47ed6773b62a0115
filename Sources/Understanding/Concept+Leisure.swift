extension Concept {
    /// What is done for pleasure, and the ways there.
    static let leisure: KeyValuePairs<Concept, String> = [
        .music: """
        musiqu- music musical- musician- song songs chanson- chanteu- singer singers singing sing
        sings sung playlist- radio radios album albums concerto opera operas symphon- orchestr-
        choir chorale rap rappeur- rapper jazz reggae techno hiphop lyric- parole- beatles mozart
        beethoven bach chopin beyonce taylor stromae rihanna drake eminem jul aya gainsbourg brel
        piaf hallyday melody melodie chord chords drum drums drummer batteur batterie violin-
        violon- saxophone trumpet trompette flute guitarist- ukulele tempo eurovision podcast- vinyl
        vinyle- karaoke volume earworm abba acappella accordeon accordion accordions acdc acoustic
        adagio allegro alto altos ampli anthem anthems aria arpeggio arpeggios bagpipe bagpipes
        ballad ballade ballades ballads band bands banjo banjos baritone baritones baroque baryton
        bass bassist bassists bassline bassoon bassoons bemol berceuse berceuses bhangra billboard
        bluegrass blues bluesy bodhran bongo bongos bowie brahms bugle cantata capo carnatic carols
        castanets cellist cello cellos chantent chants choeur choirs choral chorus choruses clarinet
        clarinets clarinette classical clef composer composers comptine contrebasse crescendo cymbal
        cymbals debussy deejay dhol didgeridoo discography disque disques dj djembe djs dnb
        drumandbass drummed drumming drumsticks duet duets edm electronica emo falsetto fanfare
        fanfares fiddler fiddles flamenco flautist fleetwood flutes flutist folksy freestyle
        freestyles fugue funk funky gaga gamme ghazal glockenspiel gong gospel grammy gramophone
        grime groupe grunge guitare guitares guitars harmonica harmonicas harmonies harmonise
        harmonium harp harpe harpes harpist harps harpsichord hendrix indie instrument instrumental
        instrumentals instruments jingle jingles jpop juke jukebox kanye karaokes kazoo keyboardist
        kizomba kpop libretto lps lullabies lullaby lute lyre mahler mandolin mandolins maracas
        marimba mashup mashups megadeth melodic metalhead metallica metronome metronomes mezzo micro
        motown mtv musqiue nirvana nocturne oboe oboes octaves operette orgue orgues overture
        paganini partition partitions percussion percussionist philharmonic pianist pianists pianos
        piccolo plectrum polka prelude puccini punk punks qawwali quartet quartets quintet raga
        rappers rappeuse rapping raps ravel refrain remix remixed remixes requiem rhythmic rhythms
        riff riffs rnb rock sarod sax saxophones saxophonist schubert schumann semitone sharps
        shazam sheeran sinatra singalong singsong sitar sitars ska slipknot snare soliste sonata
        sonatas songwriter songwriters songwriting sono soprano sopranos soulful soundtrack
        soundtracks sousaphone stravinsky strum strumming swifties synth synthesiser synthesizer
        synthetiseur synths tabla tablas tambour tambourine tambourines tanpura tchaikovsky tempos
        tenor tenors theremin thrash timpani trombone trombones trumpeter trumpets tuba tubas tuning
        turntable turntables turntablist valse valses verdi vibraphone vinyls violas vivaldi
        vocalist vocalists vocals walkman waltz xylophone xylophones zik zither
        """,
        .media: """
        joue jouer jouez jouons play plays playing played player players ecout- listen- tv tele
        televis- telly channel channels chaine chaines film films filmer movie- cine cinema- serie
        series seriz episode- saison- acteur- actrice- actor- actress- director- realisateur- oscar
        oscars cannes hollywood marvel batman spiderman superman avengers starwars potter hogwarts
        pixar shrek titanic matrix trailer- comedie comedy comedian- horreur horror thriller
        documentair- documentary documentaries anime animes manga mangas cartoon- sitcom soap tvshow
        sequel prequel dvd bluray binge youtubeur- youtuber- video videos tiktok- reels screening
        broadcast- emission- presentateur- koh lanta masterchef strictly eastenders simpsons thrones
        livre livres books novel novels roman romans bouquin- author authors auteur- autrice-
        ecrivain- writer- poet poets poete- poetry poesie- poem- haiku- sonnet- rhyme- rime rimes
        shakespeare moliere zola camus proust orwell tolkien rowling dickens austen baudelaire
        verlaine voltaire literature litterature litterair- literary- bd comics comic bibliothe-
        chapter- chapitre- essay essays dissertation- redaction biograph- fable- conte contes
        fairytale- dictionar- dictionnaire- encycloped- wikipedia prose novelist- lecteur- paperback
        peinture- peindre painting- museum- musee- louvre joconde picasso gogh monet vinci mona
        rembrandt dali sculpt- dessin dessine dessiner dessins draw drawing draws drew sketch-
        artist artists artiste- artistique galerie- exhibit- exposition- expo aquarelle- watercolour
        origami tricot- knit- crochet couture sewing poterie pottery design designer graphisme logo
        logos redige- draft- discours speech- slogan- caption- blog- synopsis scenario- correcteur
        proofread- paraphras- summariser acrostic acrylic acrylics acted ads allegories allegory
        alliteration anchorman animated animation animations animator animators antagonist
        anthologies anthology antihero aot art artistry arts artwork artworks arty atwood audio
        audiobook audiobooks audiovisuel audiovisuelle audiovisuels autobiographical autobiographie
        autobiographies autobiography autoportrait autoportraits bafta baftas balzac banksy
        barbenheimer basquiat bds bestseller bestsellers bestselling bingeing binging biopic biopics
        blockbuster blockbusters bluey blurb bollywood booker bookmark bookmarks bookworm botticelli
        calligraphy cameo cameos canvas canvases caravaggio caricature caricatures carvings casting
        castings cbc celluloid ceramic ceramics cezanne chalamet chaucer chekhov cines cineworld
        cliffhanger cliffhangers clips clooney coleridge coloring colouring comedies contestant
        contestants cosplay couplets craft crafting crafts crafty crocheted cubism culture culturel
        culturelle curator curators dedicace dedicacent dedicaces degas deniro dessinateur
        dessinateurs dessinee dessinees dialogue dialogues diapo diapos dicaprio dickensian directed
        divergent docu docudrama docus docuseries doodle doodles doodling dostoevsky dracula drama
        dramas drwho dubbed dubbing dumbledore dvds dystopia dystopian easel easels ebook elegy
        embroider embroidered embroidery emmys epics epilogue fantasies fantasy feuilleton
        feuilletons fiction fictional filmed filmes filmmaker filmmakers filmmaking flaubert
        foreword frankenstein fresco frescoes frodo fyp galleries gallery gandalf gatsby gauguin
        gbbo ghibli ghostwrite ghostwriter ghostwriters godzilla goosebumps gouache graffiti
        gruffalo hamlet handicraft handicrafts hardback hardbacks hardcover hardcovers heaney
        hemingway heroine heroines hitchcock hobbit hobbits hockney homeandaway hulk huxley
        hyperbole iambic ibsen illustrate illustration illustrations illustrator illustrators imax
        impressionism impressionist inception inferno interstellar ironic irony jedi jurassic kahlo
        keats kiln klimt kubrick lecture librarian librarians libraries library loom lotr macbeth
        macrame magazine magazines manet manuscript manuscripts matisse memoir memoirs metaphor
        metaphors metrage metrages miniseries moby mockingbird mockumentary monologue monologues
        mordor mosaic mosaics multiplex mural murals narcos narnia narration narrative narratives
        narrator naruto nbc newsreader newsreaders nonfiction nouvelles novella novellas ode odeon
        odes odyssey onomatopoeia oppenheimer oxymoron ozark pacino paintbrush paintbrushes palette
        palettes paperbacks parodied parodies parody pastels pentameter peppapig personification
        personnage personnages photographic playback playwright playwrights plots poe poirot polar
        portrait portraits prequels presenters producers prologue protagonist protagonists
        publishers pulitzer pvr quilt quilting quilts quixote rambo readings rediffusion
        rediffusions redraft remake remakes renoir replay replique repliques reportage rewatch
        rewatching rewrite rewrites rewriting rewritten rickandmorty rimbaud rodin romancier romcoms
        rte rushdie satire satires satirical satirique satiriques sbs schwarzenegger scifi scorsese
        scrapbook screenplay screenplays screenwriter screenwriters scriptwriter seasons seinfeld
        sequels sew sewn sews sherlock simile similes sitcoms slapstick smurfs soliloquy spielberg
        spinoff spinoffs spirou spoiler spoilers srk stallone stanza stanzas statue statues
        steinbeck storyboard storyboards storyline storyteller storytelling streep strophe strophes
        stuntman subplot subtitle subtitled subtitles summarise summarised summarising summarize
        summarized summarizing superhero superheroes surrealism surrealist symbolism synge
        tapestries tarantino telecast telenovela telenovelas teletubbies tellies tintin tolstoy tome
        tomes tragedie tribeca trilogies trilogy tvguide twain utopia vader vampire vampires vedette
        vedettes vermeer verne villains vlog vlogger vloggers vlogging vlogs voldemort warhol
        watchable watched watching werewolf werewolves whodunit whodunits whodunnit wimpy wolverine
        woolf wools wordsworth wuthering xmen xmens yarn yeats yoda zendaya zombies
        """,
        .sport: """
        match matchs matches football- soccer score scores scored equipe equipes team teams ligue
        league- rugby tennis basket basketball baseball handball volley- hockey golf golfer- cricket
        f1 grandprix olympi- worldcup champion- tournoi- tournament- finale finales finalist-
        semifinal- arbitr- referee- psg asse arsenal chelsea tottenham barca realmadrid juventus
        bayern messi ronaldo mbappe zidane neymar federer nadal djokovic serena lebron nba nfl nhl
        mlb uefa fifa superbowl roland garros wimbledon stade stades stadium- athlet- marathon-
        triathlon velodrome cyclist- natation nager nage swim- swam surfing skier- skiing skis
        snowboard- skate- boxe boxing boxer boxeur judo karate ufc escrime fencing escalade climb-
        petanque darts snooker bowling badminton pingpong betting bookmaker- bookie cotes odds
        gambl- acca accas accumulator acmilan afl agassi aikido ajax alcaraz alpinisme ancelotti
        angler anglers archers archery arena arenas ascot ashes astroturf atletico atp attaquant
        aviron backhand backstroke ballon ballons basketballs basketteur batsman batsmen batters
        batting beaten bellingham benchwarmer bengals bet365 bets bettor biathlete biathlon biles
        billiards birdie bjj bmx bobsleigh bodyboard bogey bookies boomerang boomerangs boulodrome
        boulodromes bowled bowler bowlers breaststroke bruins bundesliga buteur buteurs buts bvb
        camogie canoe canoeing canoes canucks carabao caving celtic celtics cheerleader cheerleaders
        cheltenham chiefs collingwood copa coureur coureurs coureuse cowboys coxswain cricketer
        cricketers cricketing croquet cubs curler curling cyclisme dartboard decathlete defeated
        defeats defender defenders defenseur defenseurs derby derbys deuce dhoni discus diver diving
        dodgers dojo dortmund dossard dossards dressage dribble dribbled dribbling duathlon dugout
        dunks eliminatoire eliminatoires entraine entrainement entrainements entrainer entraineur
        epl equaliser equalizer equestre equestrian equitation eredivisie euro2024 euro2028
        evertonian facup fairway fencer fencers finals fisherman fishermen fishing fitba fixture
        fixtures flechette flechettes footie footy forehand formula1 foul fouled fouls fpl
        freestylers frisbee fulham fullback gaa gageure gageures giroud goalie goalies goalkeeper
        goalkeepers goalless golfeur golfing googly griezmann gunners gymnase gymnases gymnast
        gymnastic gymnastics gymnastique gymnasts haaland halftime halterophilie hamilton heptathlon
        hippique hippiques hurdles hurlers hurling ibrahimovic innings ipl javelin javelot jiujitsu
        jockey jockeys jujitsu kabaddi kayak kayaking kayaks khabib kho kickboxing kipchoge klopp
        knicks knockouts kohli lacrosse ladbrokes lakers laliga laps lazio lbw leafs linebacker
        linesman linesmen lineup lineups liverpoolfc lucarne luge lutte manutd mascot mcilroy
        medaille medailles medal medalist medalists medallist medallists medals medley midfield
        midfielder midfielders milieu modric mondiaux monza motogp mountaineer mountaineering
        mourinho mtb muaythai mvp nageant nageur nageuse napoli nascar netball newcastle nrl odi
        offside offsides oilers ol om opponent opponents orienteering packers paddleboard paddling
        padel parachute parachuting paraglider paragliding paralympian paralympic paralympics pari
        pariait parie parient parier paries parieur parieurs pariez parions parkour patin patinage
        patins pele pelota pentathlon perche perches pga planche playoff playoffs plongent plongeon
        plongeur plongeurs podium podiums pogacar polo pong potholing pronostiquer puck pucks punter
        punters putt putter putts quarterback quarterbacks quarterfinal quarterfinals race
        racecourse racecourses racer racers racetrack racing racquet racquetball racquets raducanu
        rando rangers raptors ravens realbetis rebound rebounds relegate relegated relegation
        remontees rink rinks rival rivalry rivals rivaux roller rollerblade rollers rollerskate
        ronaldinho rooney rowed rower rowers rowing rugbyman runnerup sabalenka sailors saka salsa
        sampras saut sauteur sauteurs scrum scrummage scrums scuba semi senna seriea sevilla
        shootout shortstop showjumping shuttlecock shuttlecocks sixer skie skieur skipper skippers
        skydive skydiver skydiving slalom sliotar snorkel snorkeling snorkelling softball spectator
        spectators sport sportif sportifs sporting sportive sportives sports sportsman sportsmanship
        sportsmen sportswear sportswoman sporty springboks sprint sprinter sprinters sprinting
        sprints spurs squads squash stadia standings steeplechase striker strikers sumo superstars
        surf surfboard surfboards surfer surfers swiatek t20 taekwondo tendulkar tetherball tiebreak
        tiebreaker tipster tipsters tobogganing toffees touchdown touchdowns tourdefrance triathlete
        triathletes trophies trophy tuchel umpire umpires umpiring unbeaten undefeated usain
        velodromes verstappen vingegaard voile vtt vuelta wager wagered wagering wagers walkover
        warriors wicket wicketkeeper wickets wildcard windsurf windsurfing winger wingers winner
        winners wins wrestle wrestler wrestlers wrestling wta wwe yankees yorker
        """,
        .fitness: """
        muscu- muscle- workout- exercise exercises exercising exercice- squat squats pushup- pompe
        abdos abs cardio jogging yoga pilates etirement- calorie- protein- regime regimes diet diets
        dieting maigrir mincir slim slimming weight crossfit halteres dumbbell- treadmill bmi imc
        fitness gainer endurance gym gyms aerobic aerobics asana asanas barbell barbells bcaa bicep
        biceps bodybuilder bodybuilders bodybuilding bulking c25k calves cardiovascular chakrasana
        chubby couchto5k courir creatine deltoid delts echauffement elliptical fat fats fatter
        fattest flexibility gainage glute gmy gymnasium hamstring hamstrings hatha hiit hyrox jogger
        kcal keto ketogenic kilocalorie kilojoule lunge lunges macros obesity overweight paleo pecs
        pectoral pedometer planking plump pompes postures pullups puregym quads rameur reformer
        situp situps slimmed slimmer slimmest spinning stamina stretching tabata toned toning
        triceps underweight vinyasa waistline walking walks warmup warmups weightlifter
        weightlifting weights whey whoop yogi yogis zumba
        """,
        .games: """
        jeu jeux games gaming gamer- videogame- minecraft fortnite roblox mario zelda pokemon-
        tetris callofduty gta steam chess checkers poker blackjack roulette loto lotto lottery-
        loterie euromillion- jackpot dice monopoly scrabble puzzle- crossword- sudoku- trivia
        riddle- devinette- charade- enigme- tictactoe morpion pendu hangman jouet- toy toys lego
        barbie- aces anagram anagrams atari baccarat backgammon battlefield belote belotes bgmi
        boardgames boggle brainteaser brainteasers brelan bullseye canasta carcassonne casinos
        castling catan checkmate chessboard cluedo conjuror conkers conundrum conundrums
        counterstrike craps cribbage croupier cs2 csgo cyberpunk dames dlc dnd doll dollhouse dolls
        dominoes dota draughts dream11 eafc echecs eevee eldenring enpassant fifa23 figurine funko
        gambit game gamed godofwar grattage grattages hearthstone hideandseek holdem hopscotch
        housie jenga jigsaw jigsaws joker jokers joystick joysticks lastofus leagueoflegends lotos
        lotteries mahjong manette manettes marbles matka meccano mmo mmorpg nba2k nerf nerfed
        nintendos paladin pictionary pinball plasticine pokedex pokies pontoon poupee poupees ps1
        ps2 ps3 pubg puppet puppetry puppets quest quests raffle raffles rami rdr2 robux rook rooks
        rpg rpgs rubik rummy sandpit satta scratchcard scratchcards scratchie scratchies seesaw sega
        sekiro skins slot slots snakesandladders solitaire stalemate sweepstake sweepstakes
        tamagotchis tarot teddies terraria tombola tricheuse uncharted uno vbuck vbucks whist wii
        wordle xboxs yahtzee
        """,
        .outing: """
        concert- ticket- spectacle- theatre- theater- festival- gala anniversaire- anniv
        anniversary- birthday- bday fete fetes feter party partying sortie- outing- weekend- wkend
        noel christmas xmas halloween newyear thanksgiving evjf evg clubbing nightclub- discotheque
        disneyland disneyworld cirque circus manege- funfair foire- lasergame patinoire piscine-
        spas sauna- massage- loisir- leisure fun picnic- piquenique barbecue- bbq abseiled abseils
        accrobranche accrobranches acrobat acrobats admission advent amusements anivs anniversaries
        attraction attractions autotamponneuse autotamponneuses balancoire balancoires ballerina
        ballet ballets balloon balloons bamboche barathon barbec barbeque barbeques barbeuc bashes
        bauble baubles bdayparty bellewaerde beuverie beuveries billards birfday birthdy bithday
        boitedenuit bonfire bonfires bonnaroo boum bouncy bringue bringues brithday broadway brthday
        bunting busker buskers busking cabaret cabarets canyoning carnaval carnavals carnival
        carnivals carousels ceilidh ceilidhs celebrat- chessington chrimbo chrissie cinoche circuses
        clambake clown clowns clubber clubbers cookout cookouts crapahut cremaillere cremailleres
        crimbo deguise deguisee deguisement deguisements disco discos dragees ducasse ducasses
        efteling enterrementdeviedegarcon entracte escapade fairground fairgrounds fayre feerique
        feria ferias fest festive festivities festivity festnoz festoch festoche festoches fests
        fetard fetards fetons fiesta fiestas firework fireworks foraine foraines funfairs
        futuroscope gatecrash gatecrashed gatecrasher gatecrashes gatecrashing geocaching getogether
        getogethers gettogethers gig gigging gigs glasto glastonbury gokarting grillade grillades
        guindaille guindailles guirlandes hammam hangout hangouts headliner headliners hendo hendoo
        hoedown hol homecoming hootenanny housewarming housewarmings invited inviting jamboree
        jubilee juggle juggler jugglers juggling kermess kermesse kermesses kwanzaa labyrinthe
        leavingdo legoland loisris lollapalooza luau magicien magicienne magiciens marionnette
        marionnettes marquee marquees masquerade mechoui mechouis mistletoe newyearseve nightlife
        nouba nouvelan nye oktoberfest onemanshow paintball pairidaiza panto pantomime pantomimes
        pantos paraglid- parc parcasterix partied pastime pastimes pedalos pendaison pinata pinatas
        playhouse prom promenade promenades proms puydufou quinceanera rafting ramble rambler
        ramblers rambles raout rave raver ravers raving recital recitals rehearsal rehearsals
        reveillon reveillonner reveillons ribouldingue rodeo rodeos rollercoaster rollerskating
        santa sauterie sendoff sendoffs sesh shindig shindigs sinterklaas skydiv- soirees sorites
        spa sparklers speakeasy stagdo stargaze stroll strolled strolling strolls sunbed sunbeds
        sylvestre tablee tailgate tailgated tailgates tanning telepherique telepheriques teleski
        teleskis teuf thalasso thalassos thalassotherapie tinsel toboggan tombolas tonneaux trapeze
        trickortreat tyrolienne tyroliennes venue venues vernissage vernissages virees walibi xmases
        yuletide ziplin- zoobeauval zorbing
        """,
        .driving: """
        conduire drive- chauffeur- autoecole voiture- car cars vehicle- vehicule- bagnole- pneu
        pneus tyre tyres tires wheel- roues frein- brake- moteur- engine- vidange- headlight-
        windscreen- windshield- immatricul- dvla autoroute- motorway- highway- freeway traffic
        trafic embouteill- bouchon- jams radar radars speeding vitesse roundabout- moto motos
        motorcycle- motorbik- scooter- trottinette- camion- truck- van vans lorry lorries caravan-
        ebike tesla peugeot renault- citroen toyota- bmw mercedes- audi volkswagen vw ford honda-
        nissan- fiat dacia hyundai kia volvo ferrari porsche- lamborghini a1m accelerator
        accelerators airbag airbags alloys alternator alternators amortisseur amortisseurs astra
        automobile automobiles autoradio autos bagnolard bahuts becane becanes biker bikers bollard
        bollards braking breathalysed breathalyser breathalyzer bugatti buick bumper bumpers byd
        cabriolet cadillac camaro campervan camry camshaft capot capots carburateur carburetor
        carburettor carenage carenages carriageway carriageways catalytic chars chevrolet chevy
        chignole chignoles chrysler clignotant clio clutch clutches conducteur conducteurs
        conductrice conduis conduisais conduisait conduisant conduisez conduit conduite convertible
        convertibles coolant corolla corsa corvette corvettes courroie crankshaft crevaison
        crevaisons cric crics crosswalk crosswalks culdesac debrayer derailleur derailleurs digger
        diggers dipstick dmv drivable driving drove ducati dui dwi echappement embrayage essuie
        exhausts expressway expressways fender fenders feux firetruck flyover flyovers forklifts
        fourgonnette fourgonnettes freeways garee garees garer gearbox gearboxes gears gearstick
        glovebox gmc gridlock gridlocked guimbarde guimbardes handbrake handbrakes hatchback
        hatchbacks hearses hgv hgvs honk honked honking hubcap hubcaps hummer hybrids indicators
        intersections jaguar jante jantes jeep jeeps juggernaut junction junctions kawasaki kerb
        kerbs keyed lanes laybys lexus lgv lplates m1 m25 mahindra maruti maserati mazda micra
        mileage minivan minivans mitsubishi mobs mobylette motor motorcyclist motorcyclists motored
        motoring motorist motorists motors mpg mustang numberplate odometer opel overtake overtakes
        overtaking overtook passat pedal pedale pedals pedestrian pedestrians peripherique permi
        phare phares phev piston pistons pneumatique polestar pontiac portiere portieres pothole
        potholes pplates prang pranged prius punctured punctures qashqai remorquage remorquages
        remorque remorquer remorques retro retroviseur retroviseurs revs roadblock roadblocks
        roadwork roadworks roadworthy rocade roue rout routier routieres rvs saloon saloons scouter
        seatbelt sedan sedans semitrailer servicing skidoo skoda slipproad speeded speedo
        speedometer steering subaru supercharging suv tachometer tacot tailback tailbacks taillight
        taillights throttle tiguan tread troncon turbo turbocharged turbocharger underpass ute utes
        utilitaire utilitaires v5c vitesses voilee voitur volant winnebago wiper wipers yamaha
        """,
        .directions: """
        itineraire- itinerary- routes directions direction chemin- trajet- paths map maps navigat-
        naviguer boussole compass- north- south- nearest closest nearby proche- near street- rue
        rues avenue- boulevard- address- adresse- quartier- neighbourhood- neighborhood- localis-
        locat- gare gares station- aeroport- airport- toilet- wc restroom- bathroom- parks parcs
        adjacent alleys alleyway alleyways area bearings blvd borough boroughs bridleway crossroad
        crossroads district districts docks downtown east eastbound eastern eastwards eircode
        elevators escalator escalators farther farthest footbridge footpath footpaths furthest
        harbor harbors harbour harbours jetty landmark landmarks lavatories lavatory lighthouse
        lighthouses midtown neighboring neighbouring outskirts pathway pathways pavement pavements
        piazza pier piers playground playgrounds postcode postcodes precinct precincts proximity
        quay quays rd rejoindre reroute rerouted road roads route shortcut sidewalk sidewalks
        signpost signposted signposts straighton sw1 towpath tunnels uptown uturn vicinity walkable
        washroom washrooms waze west westbound western westwards wharf
        """,
        .flights: """
        avion avions flight- fly flew vols airline- airfare- boarding embarquement- layover- escale-
        ryanair easyjet vueling transavia airfrance lufthansa emirates bagage- baggage- luggage-
        suitcase- valise- jetlag passager- passenger- pilots pilote- hotel- auberge- hostel- airbnb
        booking bookings reserve reserver reservez reservation- rooms chambres camping- campsite-
        tents croisiere- cruise- resort- touris- voyag- travel- trip trips vacance- vacation-
        holiday- getaway sejours excursion- visiter visit visits visiting randonn- hiking backpack-
        roadtrip safari- beach plage- ski eurostar billet- trains tgv tgvs sncf rail railway-
        trainline thalys ferry ferries bateau- boat- ships a380 abroad accommodation accommodations
        adventure adventures adventurous aerien aerienne aeriennes aeriens aerlingus aerodrome
        aeroplane aeroplanes affreteur affreteurs agoda airbus aircraft airfield airfields
        airnewzealand airplane airplanes airship airships airstrip aisle aisles anchor anchors
        armateur avanti aviation aviator bandb beaches beachfront bivouac bivouacs bnb bnbs boarded
        boeing booked bouee bouees cabin cabins camped campfires campground campgrounds camps
        carriage carriages cathay cff chairlift chalet chalets changi chopper choppers circuit
        cockpit container containers conteneur conteneurs copilots correspondances couchsurf-
        decollage departed departing departs departure departures dinghies dinghy dockside duffel
        edredon embarque esta etias etihad expedia expedition expeditions ferryboat flixbus flown
        flybe flying fuselage gatwick gite gites gliders gliding goair goibibo gondolas guesthouse
        guesthouses gwr heathrow helicopter helicopters hiker hikers hilton holdalls holdiay
        honeymooning hovercraft hyatt iberia ibis inn inns inoui irctc itineraries jetliner jets klm
        knapsack landing landings legroom lido lidos lner locomotive locomotives lodge lodges
        makemytrip marinas marriott matelot matelots minibar minibars motel motels navale navales
        novotel nuitee nuitees ouigo overseas packing passeports periple periples plane planes
        qantas radisson railroad railroads rajdhani ritz roulotte roulottes rucksacks runways
        sailboat sailboats sailed sbb schiphol seaplane seasides sejourne sejournee sejourner
        sheraton shinkansen ship shipwreck shipwrecks sightseer slope soute southwest speedboat
        speedboats stopover stopovers sunbathe sunbathing takeoff takeoffs tatkal tent tente tentes
        ters tgvinoui timeshare timeshares touring trek trekked trekker trekking treks trivago tui
        turbulence unpack unpacking vacay vaycay visitais voilier voiliers wander wandering
        wanderlust wizz wizzair yacht yachting yachts yatra yourte yourtes yurt yurts
        """,
    ]
}
