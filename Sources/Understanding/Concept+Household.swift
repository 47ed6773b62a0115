extension Concept {
    /// What is eaten, worn and kept at home.
    static let household: KeyValuePairs<Concept, String> = [
        .cooking: """
        recette- recet recipe- cuisin- cook- bake- baking grill- roti- roast- fry- fried frire
        poeles pans oven- mijot- simmer- bouill- vapeur ingredient- plat plats dish dishes melang-
        stir whisk- fouett- peel peeling knead petrir assaisonn- marinad- marinate- decongel-
        defrost- gourmet- gastronom- vegan- vegetarien- vegetarian- glutenfree gluten barbecued
        barbequed baste basted basting bicarb blanch blanched boil boiled braised braising brine
        broil broiled broiler browned caramelise caramelised caramelize caramelized cauldron charred
        cocotte colander colanders cornflour cornstarch crispier crispy cuire cuis cuisait cuisson
        cuissons cuit cuits delicious diced edible emincer farci farcir fermentation fermented
        fermenting flavor flavored flavors flavour flavoured flavourful flavours flexitarian foodie
        foodies fouet frit garnish garnished grated grater graters griddle hobs homemade icing
        inedible kneaded kneading ladle ladles leaven leavened lever mariner mash mashed masher
        michelin minced mincer mouthwatering nigella nonstick ottolenghi overcooked parboil
        parchment passoire peeler peelers pescatarian pescetarian pickled pickling poach prechauffer
        proofing pureed ramekin ramekins recpie rissoler saler sauteed sauteing savory savoury
        scrumptious seasoned seasoning seasonings servings sift sifted skillet skillets slicing
        soggy sourdough spatula spatulas spatule spicier spiciest spicy sprinkles steamed steamer
        stirred stirring strainer strainers tablespoonful tangy tastier tastiest teaspoonful toasted
        toasting unbaked uncooked undercooked veggieburger whipped whipping woks yeast yeasts
        yummier yummy zest zested zingy
        """,
        .dish: """
        lasagn- spaghetti- pasta- pates bolognese carbonara risotto- gnocchi ravioli- paella
        couscous tajine- tagine quiche- raclette- fondue- tartiflette cassoulet choucroute
        ratatouille- bourguignon blanquette- omelet- crepe- pancake- waffle- gaufre- gateau- cake-
        tarte- pies cookie- biscuit- brownie- muffin- croissant- tiramisu- mousse- icecream sorbet-
        pudding- dessert- soup soups soupe- salad- sandwich- panini burrito- curry curries ramen
        noodle- nouille- sushis sashimi dumpling- gyoza stew- ragout roastdinner fishandchips frites
        fries hummus houmous falafel- guacamole mayonnais- ketchup moutarde mustard vinaigrette
        sauce- pesto bread- baguette- brioche- toasts yogurt- yaourt- yoghurt- cheese- fromage-
        beurre butter- milk lait cream- cremes egg eggs oeuf- sugar- sucre- flour farine- pepper-
        poivre- chocolat- bonbon- candy candies nutella riz bean beans haricot- lentils lentilles
        potato- patate- pomme- banana- banane- strawberr- fraise- cherries cerise- citron- avocado-
        tomato- tomate- onion- oignon- carrot- carotte- courgette- aubergine- eggplant- cucumber-
        concombre- lettuce spinach epinard- broccoli- brocoli- mushroom- champignon- legume-
        vegetable- veg veggies fruit- meat- viande- boeuf chicken- poulet- pork porc jambon ham
        bacon- sausage- saucisse- steak- agneau dinde salmon- saumon- tuna thon shrimp- crevette-
        prawn- seafood vanille vanilla- cinnamon cannelle spices epice- nuts noix almond- bolo
        tagliatelle- penne cannelloni ravioles polenta tortilla- nachos fajita- enchilada-
        quesadilla- ceviche sashimis tempura tofu tempeh seitan miso kimchi pho padthai naan tikka
        biryani samosa- dahl korma vindaloo haggis cottagepie scone- crumble- trifle custard fudge
        toffee- caramel- nougat- macaron- profiterole- meringue- flan madeleine- viennois- pretzel-
        bagel- donut- doughnut- cupcake- granola muesli cereal- porridge oats avoine quinoa boulgour
        semoule orge barley seigle rye chickpea- poischiche edamame peas petitspois corn maize
        asparag- asperge- artichau- artichok- leek leeks celery celeri radish- turnip- navet-
        beetroot betterave- pumpkin- citrouille- potiron sweetpotato chou choux cabbage- cauliflower
        choufleur kale fennel fenouil basilic parsley persil coriander coriandre thyme thym romarin
        menthe oregano origan curcuma turmeric ginger gingembre cumin paprika saffron safran nutmeg
        muscade vinegar vinaigre soysauce mayo wasabi sriracha harissa tabasco peach- pears poire-
        plum plums abricot- apricot- grape- raisin- melon- pasteque- watermelon- mango mangue-
        pineapple ananas kiwi coconut papaya papaye pomegranate blueberr- myrtille- raspberr-
        framboise- blackberr- cassis currant- rhubarb- figue- figs datte- pistach- cashew- cajou
        peanut- cacahu- hazelnut- noisette- walnut- pecan- chestnut- chataigne- sesame tahini
        margarin- mascarpone mozzarella parmesan camembert roquefort gruyere emmental feta ricotta
        gelato bechamel hollandais- bearnaise- gravy stuffing rillettes foiegras terrine- boudin-
        andouill- chorizo- salami- prosciutto mortadell- merguez nugget- hotdog- haddock mackerel
        maquereau sardine- anchov- anchois trout truite- mussel- scallop- calamari caviar acai ackee
        adobo agar ail aioli alloco allspice aloko amandes amaranth amatriciana antipasti apples
        applesauce arancini arepa arrabbiata arugula asada aspartame assiette assiettes avo avos
        baklava banhmi baps barbacoa barfi barmbrack barquette barquettes barramundi beefburger
        beefy beigne beignet beignets berries bhaji bhel bhindi bibimbap bigorneau bigorneaux
        biltong bisque blackcurrant blackcurrants bleuet bleuets blini blt bobun bokchoy bokit
        bokits bolet bolets bonbecs borscht bovril boxty boysenberry bran bratwurst bream brie
        brisket briskets brochette brochettes broth broths bruschetta buches buckwheat bugne bulgogi
        bulgur bun buns burfi cabillaud cacao cadburys candyfloss cannele canneles cantaloupe capers
        capsicum capsicums carbonades carbonnade cardamom cardamon carne carnitas carpaccio cassava
        casserole casseroles cayenne ceebu cepe cepes chaat chana chapati chapatis chapatti
        chapattis charcute charcuterie chard cheerios chia chicon chicons chicoree chicory chilies
        chilli chillies chimichanga chimichangas chimichurri chipolata chipolatas chive chives chole
        chopsuey chorba choukouya chouquette chouquettes chowder chowders chowmein churro churros
        chutney chutneys ciabatta clafoutis clementines clove cloves cobs cochonnaille cochonnailles
        cockaleekie cockles cod colcannon coleslaw compote compotes comte condiment condiments
        confit confiture confitures coqauvin coquillage coquillages cornbread corncob cornets
        cornetto cornflakes cornichon cornichons cotelette cotelettes courge courges crackling
        cranberries cranberry crawfish crayfishes creme cress cretons crisps croutons crumpet curd
        curds custards dal damson damsons dibi digestives dill dindes dolma donburi doner dorade
        doritos dosa dosas droewors durian durians durum echalote eclair edam egusi elderberry
        elderflower empanada endive escalope farfalle farro fattoush feijoada fenugreek fettuccine
        feve flamkuche flammekueche flans flapjack flapjacks flatbread flaxseed focaccia foutou
        fraisier fraisiers framboisier frangipane fricadelles fricandelle fricandelles frite froyo
        fufu fusilli galangal galette galettes gammon ganache garam garbure garlic garri gauffre
        gazpacho gelatin gelatine ghee gherkin gherkins gibier gigot gigots gingerbread glace glacee
        glacees glaces goji gooseberries gooseberry goreng gorgonzola gouda goulash gourd gourds
        grains gratin gratins gravies greengage grits groseille groseilles grumeau grumeaux guava
        guavas guedille guedilles gulab gumbo gummies gummy gyro gyros habanero hache hachis
        haddocks hake halibut halloumi halwa hamburger hamburgers haribo haribos harira hemp herbs
        herring herrings hobnob hobnobs hoisin honeydew horseradish hotcrossbun hotcrossbuns hotpot
        hotpots huile huiles idli idlis igname ignames injera jackfruit jaffle jaffles jaggery
        jalapeno jalapenos jalebi jalfrezi jam jambalaya jambons jamun jellies jelly jellybean
        jellybeans jollof kedgeree kedjenou kefir kefta kheer kipper kippers kitkats kiwis kofta
        koftas kohlrabi kulfi kumquat laddu ladoo laitue laksa lamb langoustine langoustines laurier
        lemon lemongrass lemons lemony lentille levure licorice limes linguine linseed liquorice
        lollies lollipop lollipops lumpia lychee lychees macadamia macadamias macncheese mafe magret
        manchego manchurian mandarine mandarins marinara marjoram marmalade marmite maroilles marron
        marrons marrow marshmallow marshmallows mezze miel millefeuille minestrone mirin
        mitraillette mitraillettes mnms moambe mochi molasses mollets momos monkfish moules moulu
        moussaka mulberry multigrain mure mures mutton nasi ndole nectarine nectarines neeps nem
        nems nicoise nigiri oat oatcake oatcakes oatmeal offal okra olives oliviers onigiri oranges
        oreo orzo oxtail oysters pain painaulait pakchoi pakora pakoras palak pamplemousse pancetta
        paneer papad papillote papillotes paratha parsnip parsnips passata pastie pasties pastilla
        pastrami pastries pastry pate pavbhaji pavlova pavlovas pea peche pecorino peri persimmon
        persimmons pickles pierogi pierogis pilaf pilau pilchard pilchards piment pimente pimento
        piments pistou placali plaice plancha plantain plantains plateau poha pois poisson poissons
        poivron poivrons popcorn poppadom poppadoms poppadum popsicle porkpie porkpies porridges
        potage potaufeu potee potees poulycroc pozole praline pralines pringles provolone prunes
        pulao puree purees puri puttanesca radicchio raita rajma rambutan rarebit rasam rasgulla
        rasmalai reblochon redcurrant redcurrants relish relishes rendang rice ricekrispies rigatoni
        roesti rogan roquette rotis rougail rutabaga saag salsas salt salted saltier salts salty
        sambar sambo samoussa samoussas sanger sarnie sarnies satay satsuma satsumas saucisson
        saucissons sauerkraut scallion scallions scampi schnitzel schnitzels scrambled sel shallot
        shallots shellfish sherbet shish shortbread sirloin sirop skittles slaw smarties snapper
        snickers soba sorghum souffle souvlaki spaetzle spanakopita speculoos speculos spongecake
        sprouts spud spuds starfruit stilton stoemp stovies streaky stroganoff strudel sultanas
        surimi suya swede sweetbread sweetcorn sweetener sweeteners sweets swordfish syrup syrups
        tabbouleh tamale tamales tamari tandoori tangerines tapenade taquitos tarragon tartare
        tartares tartine tartines tater taters tatties tbone teacake teacakes tenderloin teriyaki
        thieb thieboudiene thieboudienne thiep tieb tilapia toast toblerone tortellini tourtiere
        tourtieres treacle trifles trotters truffade tteokbokki turbot turkeys twix tzatziki udon
        ugali unsalted upma uttapam vada vadapav vanillee veal vegemite veggie veloute venison
        vermicelli vichyssoise watercress waterzooi wedges weetabix weetbix wensleydale wheat
        wheatgerm whelks whitefish wholemeal wholewheat winkles wonton wontons wurst yakitori yam
        yams yassa yolk yolks zaatar zucchini zucchinis
        """,
        .drinks: """
        vins wine- champagne- beaujolais whisky- whiskey- vodka- rhum- rum gins tequila- mojito-
        cocktail- cider- cidre aperitif- pastis spritz alcool- alcohol- drunk drunken ivre- bourre
        saoul- biture tea teas coca cola soda- jus juice- limonade lemonade- smoothie- milkshake-
        latte lattes espresso- cappuccino- expresso boire boit boisson- drink drinks drinking pint-
        thirsty soif gueule clope- cigar- tabacs tobacco fags smoke- smoking fume- vape- vaping
        cannabis weed cocaine 7up absinthe alcopop alcopops ale ales amaretto americano apericube
        aperol armagnac arrack baccy baileys bangui beverage beverages bevs bevvies bevvy bevy bhang
        binch binouze binouzes bistouille blanc boba boivent bong bongs booze boozed boozer boozing
        boozy bordeaux bouteille bouteilles bouye brewed breweries brewers brewery brewing bu
        budweiser bue bues burgundy buvais buvait buvant buvez buvons cabernet caffeinated caffeine
        caipirinha calvados camomile canette canettes carafe carling cask casks chai chamomile
        chardonnay chianti chopine chopines chug chugging cig ciggies ciggy clop clops cocoa cognac
        cointreau coke cokes cordials cortado cortados cosmopolitan cuites daiquiri daiquiris decaf
        dessoule dessouler dessoules digestif digestifs distilleries distillery dolo drank draught
        drinker drinkers drpepper drunkard drunkards ecigarette ecigs ecstasy edibles evian fag
        fendant feni fizz fizzy fosters frappuccino frappuccinos ganja gatorade gazeuse gin
        ginandtonic gnamakoudji gnole gnt goudou grigio grog gulp hammered hashish heineken heroin
        hooch hookah ipa irnbru isotonic jagerbomb jagerbombs jagermeister juul kahlua keg kegs
        kombucha kopi kronenbourg lager lagers laphroaig lassi legless liqueur liqueurs liquor
        liquors lsd lucozade macchiato macchiatos margaritas marijuana martini martinis matcha mdma
        megot megots merlot meth methamphetamine mezcal microbrewery mocha mochas moet mousseux
        mulled murge necked negroni negronis nescafe nicotine nightcap oolong ouzo pepsi peroni
        petillante picolade picole picolent pilsner pilsners pimms pinot piss plastered plonk
        powerade pregame prosecco puff puffs ribena riesling rioja ristretto rizla rollie rollies
        rooibos roulees rouquin sambuca sangria sauvignon schnapps schooner schooners seltzer
        seltzers shandies shandy shiraz shots shrooms sipped sipping slab slabs sloshed slurpee
        slushie slushies snifter sober soju sozzled spirits spiritueux spliff spliffs sprite
        spritzer squiffy stoned stoner stoners stouts stubbies stubby swig teabag teabags teapot
        teapots thc thes thirst thirstier tiddly tinnies tinny tipple tipsy tisane tisanes tise
        tises tonics trinques trinquons vapote vapoteuse vapoteuses vermouth verre verres vin vino
        whiskies zinfandel zyn
        """,
        .groceries: """
        courses grocery groceri- epicerie- provisions foodshop trolley vivres essentials toiletries
        lessive detergent- shampoo- shampoing- savon- soaps dentifrice toothpaste- deodorant aliment
        antiperspirant bleach bleaches bottled caddie caddies canned cans cartons chariot chariots
        colgate conditioner conditioners corses coruses coures courss deodorants dettol dishcloth
        dishcloths disinfectant disinfectants febreze foil gillette gorcery groceires grocereis
        grocreies huggies kleenex larder larders listerine loaves lotion lotions organic organics
        packet packets pampers pantries pantry perishable perishables punnet punnets qtip qtips
        ravito razor razorblades razors sachet sachets scourer scourers softener softeners sponge
        sponges sunblock suncream surgele surgeles tinned tins tissue tissues toothbrush
        toothbrushes washingup wholefood ziploc
        """,
        .clothes: """
        vetement- fringue- sape- clothes clothing outfit- tenue- robe robes dress dresses jupe-
        skirt- pantalon- trousers pants jeans shirt- chemise- tshirt- teeshirt- sweater- hoodie-
        jumper- manteau- coat coats jacket- veste- blouson- chaussure- shoe shoes baskets sneaker-
        bottes sandale- sandals talons heels sock socks chaussette- underwear lingerie culotte-
        bikini- swimsuit- maillot- hat hats bonnet- scarf echarpe- gloves gants sacs bag bags
        handbag- purse- bijou- bague- necklace- collier- bracelet- earring- lunettes sunglasses
        parfum- perfume- makeup maquill- lipstick- cosmeti- skincare fashion- haircut- wardrobe
        sizes pointure abaya abayas aftershave aftershaves amethyst anklet anklets anorak anoraks
        apparel armani asics attire balenciaga ballerine ballerines balm bandana bandanas bangle
        bangles barbour barefoot bathers bathrobe beads beanie beanies belts beret berets bespoke
        bindi birkenstocks blazer blazers blouse blouses blusher botte bottine bottines boxers bra
        braid brassiere bretelles briefcase briefcases brogue brogues bronzer brooch brooches
        budgysmugglers bumbag burberry caban cabas cagoule cagoules calecon calecons cape capes
        cardie cardies cardigan cardigans cashmere catwalk ceinture ceintures chandail chandails
        chanel chapeaux chausse chausses chausson chemisier chiffon chinos chokers churidar cloak
        cloaks clobber clogs clohtes cloth cloths collant collants collar combs concealer concealers
        coquetterie corduroy corset corsets cossie cossies costard costume costumes coton cotton
        cottons coudre cozzie cravat cravate cravates crocs cufflink cufflinks cuir denim denims
        dentelle dhoti diamond diamonds dior doudoune dreadlocks dreads dressed dungaree dungarees
        dupatta earmuffs elegant elegante emerald emeralds escarpin escarpins espadrilles etui
        exfoliate exfoliating exfoliator eyeliner eyeliners eyeshadow eyeshadows fabric fabrics
        facials fard fenty fila fleeces footwear foulard foulards fourrees fragrance fragrances
        fringe fringes froc frock frocks fute futes gant garment garments gemstone gemstones gilet
        givenchy glasses glove godasse godasses goggles gown gowns gucci gumboots habillement
        habiller habilles hairband hairbands hairbrush hairbrushes haircare hairspray hairstyling
        headband headbands hem hemmed hems henna hilfiger hooded hoody hosiery impermeable insole
        insoles jersey jerseys jewellery jewelry joggers jordans jumpsuit jumpsuits justaucorps
        kameez khakis kilt kilts kimono knickers kurta lace laces lacet lacets laine leather
        leathers leggings legwarmers lehenga lehengas leotard leotards linens loafer loafers locket
        lockets loreal lungi lycra mangalsutra mascara mascaras maybelline mehndi miniskirt
        miniskirts mitten mittens moufles mullet mullets naked necktie nightdress nightgown nightie
        nighties noeud nylon opal opals ourlet ourlets overalls overcoat overcoats oxfords pagne
        pagnes pajama pajamas panties pantoufles pantyhose parka parkas parure pearls peignoir
        pelote pelotes pendants perms pierced pjs plaits playsuit plimsolls pochette pochettes
        pointures polyester poncho ponchos ponytail ponytails prada pullover pullovers puma raincoat
        raincoats rayban reebok retinol rolex romper rompers rubies sac sapphire sapphires saree
        sarees sari saris satin scarves scrunchie scrunchies serum serums shawl shawls sherwani
        sherwanis shoehorn shoelace shoelaces shorts silk silks silky singlet singlets sleeve
        sleeveless sleeves slipper slippers snood snoods soie sombrero spandex specs stiletto
        stilettos stockings stradivarius strap styles styling stylish suits sundress sunhat
        suspenders swarovski sweatpants sweatshirt sweatshirts swimmers swimwear taille tailles
        tailleur tartan tees textile textiles thong thongs tiaras tights timberland tissus togs tong
        tongs topless toque toques tote trackie trackies tracksuit tracksuits trainers trendier
        trendiest trendy trilby trouser trunks tuque turban turbans turquoise turtleneck turtlenecks
        tux tuxedo tuxedos tweed ugg uggs underpants undies undress undressed undressing
        unfashionable velours velvet vernis vests vogue vuitton waistband waistcoat waistcoats
        wardrobes wax waxed wear wearing wears wellie wellies wellingtons welly wig wigs windbreaker
        windcheater woolen woollen woollies woolly wore worn wristwatch wristwatches xl xxl yeezy
        yeezys yfronts zipper zippers
        """,
        .goods: """
        ps5 ps4 televiseur- electromenager electroni- gadget- commander order orders ordering
        ordered panier- catalogue- produit- product- article- item items returns retour retours
        exchange- price- prix vendre vends vente- sell sells selling sale sales auction- enchere-
        secondhand cadeau- gift- present presents surprise- appliance appliances babiole babioles
        bibelot bibelots bid bidder bidders bidding bids binoculars bouquet bouquets boxingdaysales
        cadals cadau cado cados candle candles coffret coffrets collectable collectables collectible
        collectibles commandais commande commandee commandees commandez etrenne flacon flacons flog
        flogged flogging flogs hamper hampers handmade heirloom heirlooms instock jumble junk kado
        kados kdo kdos keepsake keepsakes keyring knickknack knickknacks layaway lighters
        liquidations livree livrees matchstick matchsticks merch merchandise neufs objets occase
        ordr ordres outbid outofstock penknife pirce preowned pressie pressies prezzie prezzies
        puericulture refurb refurbished refurbs reorder reordered reordering resale resell reselling
        resold restock restocked returning revend revendre revends revendu revendue rrp sold solders
        souvenirs stationary tat tool toolkit trinket trinkets unbox unboxing unwrap unwrapped vend
        vendais vendait vende vendent vendez vendrai vendrais vendrait vendu vendue vendues vendus
        wares wrapping
        """,
        .home: """
        menage- maison maisons house- home homes flats appart appartement- apartment- apt logement-
        immobilier- immo realestate property properties villa villas meuble- furniture- canape-
        sofa- mattress- chaise- chair chairs armoire- etagere- shelf shelves rideau- curtain- tapis
        rug carpet- kitchen- bedroom- toit roof roofs mur murs wall walls plancher floors fenetre-
        window- door doors serrure cles keys boiler- chaudiere- fuite- leak- robinet- taps evier
        douche- shower- baignoire- travaux- renov- bricolage diy decoration- deco demenag- cleaning
        laver wash laundry linge lessives repasser ironing vaisselle tache stain- moisi- mold mould
        moldy abri adoucisseur ampoule ampoules annex annexe annexes antenne appartoche appoint
        apron aprons armchair armchairs arrosoir ascenseur ascenseurs attic attics balai balais
        balcon balconies balcons balcony banc banister banisters banquette baraque baraques basement
        basements bathmat bathmats bathtub bathtubs batiment batiments beanbag beanbags beche beches
        bedding bedsheets bedside bedspread bench benches betonniere bicoque bicoques bidet blanket
        blankets blinds bolts bookcase bookcases bookshelf bookshelves bougie bougies bouilloire
        bouilloires bouillotte bouillottes bowl brick bricked bricks briquet broom brooms brouette
        brouettes brush brushes building buildings bulles bungalow bungalows cabane cabanon cabanons
        cafetiere cafetieres caoutchouc carreau carreaux carrelage carreler cave caves ceilings
        cellar cellars ceramique chainsaw chainsaws chambre charniere chasse cheminee cheminees
        chopsticks cintre ciseaux cistern cle clean cleaned cleans clogged closet closets
        clotheshorse clothesline clou clous clutter cluttered coaster coasters colmate colmater
        combles comforter comforters commode commodes condo condominium condominiums condos
        congelateur congelateurs congelo conservatories conservatory corkscrew corkscrews corridor
        corridors cot cots cottage cottages couch couchage couette couettes couloir couteau couteaux
        couverture couvertures crockery cuisinequipee cupboard cupboards cutlery damp dampness
        deadbolt decking decor decorated decore decorer decorez decors desk desks disjoncteur doona
        doonas doorbell doorbells doorframe doorknob doorknobs doormat doormats doorstep doorway
        doorways dormer downpipe drainpipe drainpipes drap drapes draps drawer drawers dresser
        dressers dressing dressings drill drilled drilling drills duplex dust duster dusters dusting
        dustpan dusty duvet duvets echelle echelles emballage emmenag- emulsion ensuites eolienne
        eponge eponges escabeau escalier escaliers etage etages etanche extensions extractor f2 f3
        facade facades faucet faucets fauteuil fauteuils fence fences fireplace fireplaces fissure
        fissures floor footstool fours foyer frames freehold frigidaire furnish furnished furnishing
        furnishings fuse fuses fusible futon futons gable gate gazebo gazebos glassware glazed
        gouttiere gouttieres grange granges gravier grenier guenille guenilles gutter habitation
        habitations hacksaw hallway hallways hammer hammers handrail handsaw hanger hangers hardwood
        headboard headboards hearth heater heaters heberge hebergee heberger heberges highchair
        highchairs hinges hotte hut huts hygge igloo immeuble immeubles indoors interiors iron
        ironed ironer irons isolant isolants isole isolee isoler jacuzzi jarre jug jugs key keyhole
        knife knives lacquer ladder ladders lambris lampadaire lampadaires latch latches laundries
        lavabo lavabos lavee lavees laves laveuses lavez linoleum literie literies lits locker
        lockers loft lofts logee logent loges lounge lounges lumber luminaire luminaires lustre
        maintenance maisonette maisonettes makeover makeovers mansion mansions mantelpiece marteau
        marteaux mat materiaux matos mdf mess messier messy mildew miroir miroirs mirror mirrors
        mixeur mobilier mobiliers molette mop mopped mopping mops moquette moulds mouldy mug mugs
        muret napkin napkins nappe nappes nightstand nightstands oreiller oreillers ornament
        ornaments outhouse outil outillage outils padlocks paillasson paillassons pane panes parasol
        parasols parquet parquets patio patios pelle pelles penderie pendule penthouse penthouses
        perceuse perceuses pergola piaule piaules pillowcase pillowcases pince pinces pipe pipes
        pitcher pitchers placard placards plaids plaques plate plates playroom pliers plombs
        plughole plunger plywood poele polyfilla ponceuse porcelaine porcelaines porch porches
        portail portails portes pouffe putty radiateur radiateurs railings rangement rateau rateaux
        rawlplug recliner recliners recurer redecorat- redfin refurbish- relocate relocated
        relocating relocation repainting residence residences ribbon rinse rinsed rinsing rooftop
        rooftops rope ropes rot rotting rugs sanded sanding sandpaper sangle sangles saucer saucers
        scie scies scissors screwdriver screwdrivers screws sdb seau seaux sellotape semidetached
        serpilliere serpillieres serrures serviette serviettes settee settees shack shacks shears
        sheds sheets sideboard sideboards silicone silverware sink sinks skirting skylight skylights
        softwood sommier sommiers spanner spanners spoon spoons squalor stair staircase staircases
        stairs stairwell stepladder stepladders stool stools studette studio studios superglue t2 t3
        table tablecloth tablecloths tables tabouret tabourets tapisserie tapisseries teacup teacups
        terraced terrasse terrasses tidied tidier tidy tidying tile tiled tiles timber tiroir
        tiroirs toile toiles toits toiture toitures tondeuses toolboxes torchon torchons tournevis
        towel towels townhouse townhouses transat transats tray trays tronconneuse tronconneuses
        trousseau tub tubs tuile tuiles tumbler tumblers tupperware turne underfloor unfurnished
        untidy unwashed varnish varnished varnishing vase vases ventilation veranda verandah
        verandas visseuse vitre vitres vitrine volet volets wallpaper wallpapered wallpapering
        washed washers washes wassingue wheelbarrow wheelbarrows wineglass wineglasses woodwork
        worktop worktops wrench wrenches zillow zoopla
        """,
    ]
}
