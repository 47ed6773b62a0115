extension Concept {
    /// What lives and feels.
    static let life: KeyValuePairs<Concept, String> = [
        .health: """
        sante health healthy healthcare malade- maladie- sick sickness ill illness- disease-
        symptom- fever- fievre- febrile toux tousse- rhume- grippe- flu influenza covid- corona-
        virus- viral vaccin- jab jabs douleur- douloureu- painful- pains ache aches aching headache-
        migraine- nausea- nausee- vomi- diarrh- constip- allerg- asthm- diabet- cancer- tumeur-
        tumor tumour- infect- angine tonsil- otite bronchit- pneumon- rash eczema acne boutons
        pimple- bleeding saign- blessure- blesse- injur- bruise- fracture- sprain- entorse foulure
        tendinite brulure- vertige- dizzy dizziness fatigue- tired- epuise- exhaust- faint- evanoui-
        pregnan- enceinte- contracept- pilule- pill pills medic- drug drugs paracetamol doliprane
        ibuprofen- aspirin- antibio- ordonnance- prescription- chirurgi- surger- surgeon- hopital-
        hopitaux hospital- hopit urgence- emergency emergencies ambulance- samu nhs clinic-
        clinique- irm xray mri blood sang sanguin- cholesterol hypertens- cardiaque heartbeat stroke
        avc seizure- epilep- autis- adhd tdah alzheimer- dementia parkinson depress- deprim- suicid-
        anxiet- anxious anxieu- angoiss- panic- panique- burnout dose doses dosage overdose- poison-
        intox- bandage- pansement- hangover hungover bitten sting stung piqure- morsure sunburn-
        vitamin- homeopath- herpes std mst hiv sida menopaus- deaf sourd- blind- aveugle- handicap-
        wheelchair- cure cures heal heals healing gueri- soigner soigne soins corps bodies ventre-
        belly stomach- estomac- tummy gorge throat- nez nose noses oreille- ear ears yeux eye eyes
        bouche mouth dents teeth tooth- tongue lips levre- cheveu- hair hairs barbe beard peau skin
        bras arms mains doigt- finger ongle- nail nails jambe- legs genou- knee knees pieds feet
        cheville- ankle- epaule- shoulder- cou neck poitrine chest coeur heart hearts poumon- lung
        lungs foie liver reins kidney- cerveau brain- os bone squelette skeleton sweat- transpir-
        pee poop caca pipi sneez- eternu- hiccup- hoquet ronfl- bald chauve sommeil sleep- asleep
        slept dormir dors dort endormi- endors- insomni- reve reves rever dream- cauchemar-
        nightmare- sieste- nap naps napping bedtime pyjama- pillow- reveille reveiller wake wakeup
        woke yawn- beds coucher nuits psychiatric paraly- rhumat- arthrit- arthros- lumbago
        sciatique- sciatica hernie hernia appendic- ulcer- reflux heartburn indigest- lactose celiac
        coeliac thyroid- anemi- anaemi- ferritin- insulin- glycem- chimio- chemo chemotherapy
        radiother- cicatri- scars stitches suture- plaie wound- ecchym- hematome- zona shingles
        varicell- chickenpox rougeole measles mumps oreillons tetanus tetanos rabies lyme malaria
        paludisme cholera ebola hepatit- tubercul- sepsis gastroenter- norovirus salmonell-
        probiotic- laxative- laxatif- antihistam- cortison- steroid- morphin- codein- xanax prozac
        antidepress- somnifere- melatonin- sinusit- sinus laryngit- conjonctiv- conjunctiv- myop-
        astigmat- glaucom- cataract- tinnitus acouphene- carie- plombage detartrage invisalign
        scoliosis scoliose ivf fiv ovul- ovaire- uterus prostate- testicul- vagin- penis erectil-
        viagra preservatif- condom- tampax snor- apnea apnee cpap abdomen abdominal abortion
        abortions abscess abscesses achy acl acute addict addicted addiction addictions addicts
        adenoids adrenaline advil ageing agoraphobia ailment ailments airsick alcoholism aleve alite
        alitee alopecia alzeimers amnesie amnesique amnesiques amoxicillin amputate amputated
        amputation amputee amygdales anaesthesia anaesthetic anaphylactic anaphylaxis anesthesia
        anesthesie anesthetic aneurysm angina anorexia anorexic antacid antacids antenatal
        antioxidant antioxidants antivaxxer antiviral antivirals anus aphte aphtes arachnophobia arm
        aromatherapy arrhythmia arse arses arteries artery asbestos astrazeneca asymptomatic attelle
        autopsie autopsies autopsy awake awoke ayurveda ayurvedic b12 backache backaches balding
        baldness bancale bandaid barf barfing beards bed belch bellyache bellybutton benadryl benign
        bequille bequilles bide biopsies biopsy biotin bipolar birthmark bladder bled bleed blister
        blistered blisters bloated bloating bloods bloodstream body bogies boned bony boob boobs
        boogers boosters botulism bowel bowels braces breast breasts breath breathe breathes
        breathing breathless breathlessness breaths bruising brulee brulees bulimia bulimic bum bums
        bunion bunions burp burping burps butt buttock buttocks butts cachet caesarean caesarian
        callus callused capillary carcinogen carcinogenic carcinoma cardiac carence carences carsick
        carsickness cartilage catheter cavities cavity cbt cellulitis cephalee cervical cervix
        cesarean chakras checkup checkups cheek cheeks chesty chikungunya chills chin chins
        chlamydia choke choked choking chronic cils circadian circumcised circumcision cirrhosis
        claritin claustrophobia claustrophobic clavicle clot clots clotting colds colic colicky
        colitis collapsed collarbone colon colonoscopy colons colorblind colourblind colourblindness
        coma comas complements concussed concussion congested contagion contagious convalescence
        copd coqueluche cornea corporelle cortisol couchees coude courbature courbatures cpr cramp
        cramping cramps crane crohns croup crutch crutches csection cuisse cured cyst cystitis cysts
        daltonien daltonienne dandruff defibrillator dehydrated dehydration demented dengue dent
        dentaire dentier denture dentures dermatitis diagnose diagnosed diagnoses diagnosis
        diagnostic diagnostics diahrrea dialyse dialyses dialysis diazepam diphtheria disabilities
        disability dislocated dislocation diverticulitis dopamine dormais dormait dorme dorment
        dormez dormi dormie dormirai dosages dosed drogue drogues drowsiness drowsy dvt dyslexia
        dyslexic dyslexie dyslexique dyslexiques dyspraxia earache eardrum earplug earplugs earwax
        ecg echinacea echographie ecoli ekg elbow elbows electrocardiogramme electrolytes emphysema
        encephalitis endometriosis endorphins endoscopy enrhume enrhumee enrhumes entorses epidemic
        epidemics epidural erection erections estrogen eyebrow eyebrows eyelash eyelashes eyelid
        eyelids eyesight facelift farsighted farted farting farts fatigant femur fentanyl fertility
        fetal fetus fibroids fibromyalgia fibula fillings fingered fingers flossing fluoxetine
        foetal foetus folic forearm forearms forehead foreskin frail freckle freckles furoncle
        gallbladder gallstone gallstones gangrene gash gassy gastric gastritis gauze gaviscon gelule
        gencive gencives gercee gercees gerces geriatric germs gingivitis gland glands glucose
        gonorrhea gonorrhoea graze grazed grazes greffe groin grossesse grossesses gynea haematology
        haemoglobin haemophilia haemorrhoid haemorrhoids hairline halitosis hanche hangovers hazmat
        headach healed healthier healthiest healthily hedache heel heimlich hematology hemoglobin
        hemophilia hemorrhage hemorrhoid hemorrhoids hepb herbal hip hips hives hoarse hormonal
        hormone hormones hosto hpv hrt hsv humerus hydrate hydrated hydration hygiene hygienic
        hygienique hygieniques hyperglycemia hyperthyroid hypochondriac hypoglycaemia hypoglycemia
        hypothyroid hysterectomy ibruprofen ibs icu immune immunisation immunise immunised immunity
        immunization immunized imodium impetigo incisor infantile infertile infertility infirme
        ingrown inhaler inhalers inoculation inpatient instep intestin intestinal intestine
        intestines intolerance intolerant invalidite itch itches itchy jaundice jaundiced jaw
        jawline jaws ketamine knuckle knuckles lactation lasik leg lens leprosy lethargic lethargy
        leukaemia leukemia lexapro libido lice lifespan ligament ligaments lightheaded limp limping
        lip liposuction listeria lombalgie longevity longsighted lumbar lumps lupus luxation lymph
        lymphoma machoire machoires malentendant malentendants malignant malnourished malnutrition
        malvoyant malvoyants mammaire mammogram mask masks medoc meds melanoma meningitis meniscus
        menstrual menstruating menstruation menton metastasis metformin methadone minerve
        miscarriage miscarriages miscarried misdiagnosed mnd molar molars moles mollet morbidity
        morgue mortality mounjaro moustache mpox mucus multivitamin multivitamins mustache mustaches
        naloxone narcolepsy nasal nasale nauseous navel nearsighted needle needles neurodivergent
        neurodiverse nipple nipples nit nits nosebleed nosebleeds nostril nostrils numb numbness
        nurofen nursing nutrient nutrients nutrition nutritional nutritious ocd odorat odour
        oestrogen omega3 omeprazole omicron opere operee operer opiate opioid opioids organ organe
        organes orteil orteils osteoporosis ouie outbreak outbreaks outpatient ovarian ovaries ovary
        overdosing oversleep oversleeping overslept oxycodone oxytocin ozempic pacemaker paediatric
        painkiller painkillers palpitations pancreas pancreatitis pandemic pandemics paracetamols
        paranoia paraplegic patch patella patients pcr peeing pelvic pelvis penicillin penises pepto
        perspiration perspire pertussis pfizer pharyngitis phlegm phobia phobias pinkeye pinworms
        pionce pioncer piriton placenta plague plaies plaster plasters platelets platree platres pms
        pnemonia poignet polio pollen pollens pommade pommades poo pooed pooping poorly poos
        postmortem postnatal postpartum pouls prednisolone prednisone preemie premature prenatal
        prescribe prescribed prescribes prescrit progesterone prosthesis prosthetic prosthetics
        prothese psoriasis psychosis psychotic ptsd puke puked puking quadriplegic quarantine
        quarantined queasy radiographie rechute rechuter rechutes rectal rectum recuperat- rehab
        rehydrate remedies remedy rennie resuscitate resuscitation retching retinas rhesus
        rhinoplasty ribcage rickets ringworm ritalin rosacea roupille roupillent runny salbutamol
        salivaire salive salives sanitary sanitiser sanitisers sanitize sanitizer sarcoma scab
        scabies scabs scalp schizo schizophrenia schizophrenic sclerosis scoliotic scrotum scurvy
        seasick seasickness sedated sedative semaglutide septicaemia seringue serotonin sertraline
        shattered shins shiver shivering shivers shivery shortsighted sideburns skull skulls
        smallpox sniffle sniffles snot snotty soin somnole sore soreness sorer sores souffrant
        souffrante sourcil sparadrap spasm spasms spinabifida spinal spine spleen splinter splinters
        stent stents sternum stethoscope stiff stiffness stillbirth strep strepsils stuffy stye
        sucette sueur sueurs sunstroke surgical surgically swell swelling swollen symptons syphilis
        syringe syringes tachycardia tapeworm teething tendon tendonitis tendons tensiometre testes
        testicle testicles testosterone thermale thigh thighs thrombosis throwup thrush thumb thumbs
        tibia tingling tiring toe toenail toenails toes torticolis tourniquet toxin toxins toxique
        transfusion transplant transplants trauma traumatic traumatised traumatized treatable
        treatment treatments tremblant trembling tremor tremors twitching tylenol typhoid ultrasound
        ultrasounds umbilical unconscious unhealthy untreated unvaxxed unwell urinate urinating
        urine urticaire uti utis valium varicose vascular vasectomie vasectomy vaxxed vein venomous
        ventolin verruca verrucas verrue vertebra vertebrae vertigo vesicule vieillesse vulva waist
        waking wards wart warts weary weeing wegovy welbeing wellbein wellness wheeze wheezing
        wheezy whiplash whooping womb woozy wrinkle wrinkled wrinkles wrist wrists zika zoloft
        zyrtec
        """,
        .feelings: """
        triste- sad sadness heureu- happy happiness bonheur content contents contente joyeu- joy
        feel feels feeling- ressens sentir emotion- emotif angry anger colere furieu- faches enerve-
        upset cry crying cried pleur- lonely loneliness solitude solitair- bored- boring ennui
        ennuie- ennuy- chiant- stress- worry worries worried worrying inquiet- afraid scared peur
        peurs effray- frighten- nervous nerveu- proud fier fiere jealous- jaloux jalous- ashamed
        honte hate hates hated deteste- haine disappoint- decu decue decus excited exciting
        enthousias- confident confiance motivat- courage courageu- heartbroken hurt hurts mood
        humeur moral morale grumpy moody homesick lovesick kiffe- affole affolee affoler agace
        agitated amazed ambition ambitions ambitious angrier angrily annoy annoyance annoyed
        annoying annoys antisocial anxieties apprehension apprehensive arrogance arrogant astonished
        astounded awkward awkwardness baffled bawling betray betrayal betrayed bitterness blase
        blasee bliss blissful blush blushing bore bores boudent brave braver bravery buzzing calm
        calme calmer calming calmly calmness chagrin chagrins cheered cheerful cheering cheerless
        cheesed choque choquee chuffed comfort comforted comforting compassion compassionate
        compatir compatis confidence contented contentment contrarie contrariee contrarier
        courageous crabby craignais craignent craindre crains craint cranky crazed creepiest creeps
        cries cruel cruelty crybaby curiosity cynic cynical deception deg degout degoute degoutee
        dejected delighted delightful demotivated desagreable desagreables desesperant desesperante
        desespere desesperer desespoir despair despairing desperate despise despised determination
        determined detest detestais devastated devastating discouraged discouraging disgust
        disgusted disgusting disheartened dislike disliked dislikes dissapointed dissatisfied
        downhearted dread dreaded dreadful dreading dumbfounded eagerly eagerness ecstatic effondree
        ego egos elated embarrass embarrasse embarrassed embarrassing embarrassment embete embetee
        embeter empathetic empathic empathise empathy emue encourage encouraged encouragement
        encouraging enraged enthusiasm enthusiastic envied envious espoir esteem etonnee euphoria
        euphoric euphorique euphoriques excite excitedly excitee excitement extrovert extroverted
        extroverts fache fachee fachent facher fear feared fearful fearing fearless fears felt
        fierte flabbergasted flippe frazzled fright frown frowning frustrated frustrates frustrating
        frustration frustrations fuming furious furiously fury genee glad gladly glee gleeful gloom
        glum gnangnan gobsmacked grief grieve grieves grieving grin grinning grogne grogner grognon
        grognonne grognons grouchy grudge grudges guilt guilty gutted happier happiest happily
        hateful hating hatred heartbreak heartbreaking heartsick helpless helplessness homesickness
        honteuse honteuses honteux hopeful hopeless hopelessness horrified horrifying humiliated
        humiliating humiliation hyped hysteria hysterical impatience inconsolable inconsolables
        infernal insecure insecurities insecurity inspiration inspirational inspire inspired
        inspires inspiring insupportable introvert introverted introverts irate irritable irritated
        irritates irritating irritation isolated jitters jittery jolly joyful joyous kindhearted
        larmes lassitude livid loathe loathing lonelier loner loners lonesome lunee mad madder
        malheureuse malheureux meanie melancholy melancolique melancoliques meltdown meltdowns
        miffed miserable misery moodier moods mortified mourn mourning narky neglected nerfs nerves
        nervously nervy nostalgia nostalgic nostalgie nostalgies nostalgique offended optimism
        optimist optimistic outrage outraged overjoyed overwhelm overwhelmed overwhelming panicked
        panicking panicky passion passionate passions pathetic peaceful peeved penible perplexed
        pessimism pessimist pessimistic petrified phobic pitiful pity pleased pleasing pride prouder
        proudest proudly psyched pumped querelle querelles rage raging reconforter regret regretful
        regrets regrette regretter regrettes regretting relief relieved remorse remorseful repulsed
        repulsive resentful resentment resilience resilient restless restlessness saddened saddening
        sadder saddest sadly satisfait satisfaite satisfaits satisfied scare scares scarier scariest
        scaring scary sceptical selfish selfishness selfless sentimental serein sereine sereinement
        serenity seum shame shameful shock shocked shocking shy shyness skeptical smile smiled
        smiling smug sob sobbed sobbing sorrow sorrowful sourire sourires speechless spooked spooky
        stoked stresed stroppy stunned sulk sulking sulky sullen surexcite surexcitee surpris
        sympathetic sympathie sympathy tantrum tantrums tearful tears teary temper tempers tense
        terrible terrifie terrified terrify terrifying thrilled timid tracassait tracasse tracasser
        tranquil troubled trouille unappreciated unease uneasy unhappily unhappiness unhappy unkind
        unloved unmotivated unsatisfied unwanted vanity venere veneree vexee vexees vibe vibes
        vibing vulnerability vulnerable weep weeping wept wistful worrier worryingly worthless
        worthlessness wretched
        """,
        .love: """
        amour amours amoureu- love loves loved loving lover- aimer mariage- marier marry married
        marriage wedding- fiancailles divorc- separation- breakup rupture- relationship- dating
        tinder rencontre- rendezvous- flirt- dragu- embrass- calin- hug hugs cuddl- sex sexe sexy
        sexuel- sexual- porn- nude nudes crush romanti- romance- valentine- stvalentin celibat-
        cheating soulmate- pacs pacser honeymoon- fiancer couples girl girls boy boys wooing bebe
        bebes baby babies nourrisson- toddler- diaper- nappy nappies biberon- breastfe- allaite-
        accouche- birth births birthing naitre naiss- poussette- pram stroller- pushchair prenom-
        babyname- adopter adoption- adoptive parenting teenage- ado ados adolescen- crib adopted
        adoptee adoptees adopteunmec adoration adore adored adorent adores adoring adulterer
        adultery affection affectionate affections aimes aroused asexual babyhood baisers bassinet
        bassinets bdsm beloved besotted betrothed bisexual bisexuals blowjob bonk breakups bridal
        bride bridegroom brides bridesmaid bridesmaids buggies bumble cheater childbearing
        childbirth childhood childhoods childless conceive conceived conceiving conception couche
        couple courting courtship cradle crushed crushes crushing dater dildo dildos eharmony elope
        eloped elopement elopes eloping emmenage estranged fatherhood fetish fiances foreplay galant
        galants gays gender genders grindr groom grooms groomsman groomsmen grownup grownups happn
        heterosexual heterosexuals hinge hitched homosexual homosexuals hookup hookups horny hugged
        hugging infancy infant infants infatuated infatuation infidelite infidelity intercourse
        intimacy intimate jilted kink kinks kinky kissed kisser kissing kissy layette layettes
        lesbian lesbians lgbt lgbtqia lovable loveable loveless lovoo lullabys mariant mariees
        marient marries marrying masturbate masturbating masturbation matchmaker matchmaking
        matrimonial matrimoniale matrimoniales matrimony meetic monogamous monogamy motherhood
        naughty newborn newborns newlywed newlyweds noce okcupid orgasm orgasms pacifier pacifiers
        parented parenthood polyamory polygamy potty poupon preteen preteens proposed proposes
        puberty pushchairs queer queers remariee remarient remarried remarry rencard rizz seduction
        seduire sexting sexts shaadi shagged shagging shags simp smitten smooch smooching snog
        snogged snogging snuggle snuggles snuggling spinster spinsters spooning surrogacy surrogate
        swaddle swaddled swaddling swooning teen teens teether tetine tetines threesome transgender
        transgenders tween unfaithful unfaithfulness unmarried vibrator virginity wed woo wooed
        """,
        .animals: """
        chien chiens chienne- chiot- dog dogs doggo doggy puppy puppies chaton- chats cat cats
        kitten- chat hamster- rabbit- lapin- cheval chevaux horse- poney vache- cow cows mouton-
        sheep cochon- pigs poule- hen hens coq oiseau- bird- perroquet- parrot- pigeon- canard-
        ducks fishes requin- shark- baleine- whale- dauphin- dolphin- singe- monkey- gorille gorilla
        lion lions tigre- tiger- elephant- girafe- giraffe- bears loup loups wolf wolves renard-
        foxes mouse mice rats serpent- snake- lezard- lizard- tortue- turtle- tortoise grenouille-
        frog- insect- spider- araignee- mosquito- moustique- fourmi- ant ants bee bees abeille-
        wasp- guepe- butterfl- papillon- dinosaur- crocodil- penguin- pingouin- panda- koala-
        kangaroo- kangourou hedgehog- herisson- ecureuil- animal- animaux pet pets zoo zoos
        croquette- litiere leash aquarium- woof meow miaou aboie- bark barks barking cockroach-
        cafard- puces flea fleas tique- escargot- snail- plante- plant plants planting arbre- tree
        trees fleur fleurs flower- rosier- tulip- orchid- gazon lawn- mow mowing tondeuse pelouse-
        jardin jardins jardinage garden gardens gardening potager compost- semer seed seeds graine-
        forest- foret- montagne- mountain- riviere- river- fleuve- ocean- sea seas lake lakes desert
        deserts volcan- earthquake- seisme- tsunami- recycl- poubelle- rubbish pollut- ecolog-
        environnement- environment- rechauffement warming carbone co2 cactus bonsai waterfall-
        cascade- island- ile iles dalmatien- labrador- caniche- poodle- bulldog- chihuahua- teckel
        dachshund rottweiler- retriever- siamois siames- persan tabby goldfish poissonrouge
        perruche- budgie- canari- canary guineapig furet ferret- gerbil- chinchilla- chevre- goat
        goats donkey- mule bull taureau- calf dindon- oie oies goose geese cygne- swan- hibou owl
        owls aigle- eagle- faucon- falcon hawk vautour- vulture mouette- seagull- goeland corbeau-
        crows hirondelle- moineau- sparrow- rossignol pivert woodpeck- autruche- ostrich- flamant
        flamingo paon pieuvre- calamar crabe- crab crabs homard- lobster- huitre- meduse- jellyfish
        otarie- phoque- walrus orque- orca hippopotam- rhinocer- zebre- chameau- camel- llama-
        alpaga alpaca buffle- buffalo cerf cerfs deer biche- sanglier- boar lievre- taupe- belette-
        weasel blaireau badger- loutre- otter- castor- beaver- marmotte- chauvesouris scarabee-
        beetle- coccinelle- ladybug ladybird libellule- dragonfly cigale- cicada sauterelle-
        grasshopper criquet- termite- mites punaise- bedbug- worm- sangsue larve- larva aardvark
        aardvarks aboyait aboyer acorn acorns adder adders agneaux albatross algae alligator
        alligators allotment allotments aloe alouette alsatian alsatians amphibian amphibians
        anaconda anacondas ane anemone anemones angelfish anteater anteaters antelope antelopes
        antler antlers ape apes aphid aphids apiculteur apiculteurs arachnid arachnids arbuste
        archipelago armadillo armadillos arrosage axolotl axolotls azaleas baboon baboons babouin
        bamboo bamboos bandicoot bantam banyan barked barn barnacle barnacles barns beagle beagles
        beak beaks bear beasts beech beehive beehives beekeeper beekeeping begonia begonias benne
        bennes betta bilby biodegradable bique birch birches bison bisons blackbird blackbirds
        blaireaux bloom bloomed blooming blooms blossom blossoming blossoms bluebell bluebells
        bluebottle boa bobcat bobcats bog bogs bonobo bonobos botanical botanist botany
        bougainvillea boulder boulders bouleau bouquetin bourdons bourgeon bouture brebis breed
        breeder breeders breeding breeds brochet brontosaurus broute brouter budgerigar budgerigars
        bulbe bulbes bullocks bumblebee bumblebees bunnies bunny bushes bushland buttercup
        buttercups buzzard buzzards cages caille calico calving cane canes caneton canine canines
        canyon canyons capybara capybaras carbon caribou caribous carnation carnations carnivore
        carnivores carnivorous carp carpe carpes carps cassowary caterpillar caterpillars catnip
        catteries cattery cattle cavern caverns cavoodle cedar cedars centipede centipedes cerisier
        cerisiers chacal chacals chaffinch chameleon chameleons chamois chasseur chasseurs
        chataignier chataigniers chatte cheetah cheetahs chene chenes chenil chenille chenils
        chestnuts chews chimp chimpanze chimpanzee chimpanzees chimpanzes chimps chipmunk chipmunks
        chook chrysalis chrysantheme chrysanthemes chrysanthemum chrysanthemums cicadas cigogne
        cigognes clam clebs cliffs clover coast coastal coastline coasts cobaye cobras cobweb
        cobwebs cockatiel cockatiels cockatoo cockatoos cockerel cockerels cocon cocoon cocoons
        cocotier cocotiers collie collies colt colts colverts condor condors conifer conifers
        conservation conservationist conservationists coqs coquelicot coral corals corgi corgis
        cormoran cormorant cormorants cougar cougars couleuvre countryside coyote coyotes crapaud
        crapauds crayfish creature creatures creek creeks criniere critter critters crocus crocuses
        croket crop crops crossbreed crotte crottes crow crustacean crustaceans cuckoo cuckoos
        cueillette cueillettes cuttlefish daddylonglegs daffodil daffodils dahlias daisies dalmatian
        dalmatians dandelion dandelions dechetterie deforestation dewormer dingo dingoes dingos
        diplodocus doberman dobermans doe doggie doggies doghouse dormouse dove doves dragon
        dragonflies dragons dromadaire duck duckling ducklings dune dunes earthworm earthworms
        earwig earwigs echidna echidnas ecurie eel eels elague elevage elevages elk elks elm elms
        emus endangered engrais epine epines equine erable erupt erupted estuaries estuary etable
        etables eucalyptus ewe ewes faisan farm farmer farmers farmhouse farming farms farmyard
        fauna fauve fauves fawn fawns feather feathered feathers feline felines ferns fertiliser
        fertilisers fertilizer fertilizers feuillage ficus fillies filly finches fireflies firefly
        fjord fjords fleuri fleurir flies flock flocks flowres foal foals foin foliage footprint
        fouine fourrage fox foxglove foxgloves frelon frelons furets furry galah gannet gannets
        gardenia gardon gators gazelle gazelles gecko geckos geranium geraniums germinate
        germination geyser geysers gibbon gills gnat gnats goldfinch goldfishes gopher gophers
        gorilles gorse gosling goslings grass greenfly greyhound greyhounds griffe grizzlies grizzly
        groundhog groundhogs grouse growl growling growls grue guenon guenons guepard guepards gull
        gulls guppies guppy habitats haie haies haras hare hares harvest hatches hatching hatchling
        hawks hay haystack hedgerow hedges heifer heifers hennit herbe herbes herbivore herbivores
        herbivorous herd herds heron herons hetre hibernate hibernates hibernating hibernent
        hiberner hibiscus hiboux hill hills hillside hilltop hippo hippocampe hippos hive hog hogs
        honeybee honeybees honeysuckle hoof hooves hornet hornets hosepipe hounds housefly
        houseplant houseplants howl howling howls hummingbird hummingbirds hump humps huntsman
        huskies husky hutch hyacinths hydrangea hydrangeas hyena hyenas iceberg icebergs iguana
        iguanas iguane impala ivory jacaranda jackal jackals jackdaw jackdaws jaguars jellyfishes
        jonquille jument juments jungles kangourous kelp kennel kennels kestrel kestrels kingfisher
        kingfishers komodo kookaburra kookaburras krill labradoodle labradoodles ladybugs lagoon
        lagoons lama lamas lambing lambs landfill landfills landslide landslides langouste larks
        lava lavande lavender leaf leafy leashes leech leeches lemur lemurs leopard leopards lichen
        licorne licornes lilac lilacs lilies limace limaces lionceau lioness lionesses lionne litter
        liveries livery livestock loch locust locusts loir loirs lough louse lynx macaque macaques
        macaw macaws maggot maggots magnolias magpie magpies malamute maltese mamba mammoth mammoths
        manatee manatees mandrill manes mangrove mangroves manta mantis manure maple maples mare
        mares marigold marigolds marmoset marshes marsupial marsupials mastiff mastiffs mastodon
        meerkat meerkats meowing meows merisier mers mesange meugle miaule miauler microchip
        microchiped microchips midge midges millipede millipedes mimosas mink minks moggie moggy
        mole mollusc molluscs mollusk mongoose mongrel mongrels mooing moor moorland moors moose
        moss mosses moths mouche moucheron mouches mower mowers mozzie mozzies mozzy mudslide muguet
        muguets mulch mulching mulet museau mutt mutts muzzle narwhal narwhals nature neem neigh
        nettle nettles neuter neutered neutering newt newts niche nightingales nocturnal nourrisseur
        oak oaks ocelot octopuses oink omnivore omnivores omnivorous opossum orangutan orangutans
        orchard orchards ornithorynque orties osprey ospreys ouistiti ouistitis ourson outback owlet
        ox oxen paddock paddocks palmier palmiers pangolin pangolins pansies panther panthere
        panthers paons paquerette parakeet parakeets partridges pasture pastures patee patees patte
        pattes pature paw paws paysan paysans peacocks peahen pebble pebbles pedigree pelage pelican
        pelicans peninsula peonies peony perch perdrix pesticide pesticides petal petale petales
        petals petunia petunias peuplier pheasant pheasants pig piglet piglets pigsty pines piranha
        piranhas pivoine pivoines plankton platane platypus platypuses plumage poacher poachers
        poinsettia poinsettias polecat pollinate pollination pollinator pomeranian pomeranians
        pommier pond ponds poneys poppies porcelet porcupine porcupines porpoise porpoises possum
        possums potting pou poulailler poulpe poultry poussins prairie prairies predator predators
        prey primate primates pterodactyl pterodactyls puffin puffins pug pugs pup pupa pups purr
        purring purrs pythons quack quacking quacks quail quails quokka quokkas raccoon raccoons
        racoon racoons rainforest rainforests rake raking rams rapace rat rattlesnake rattlesnakes
        reef reefs reforestation refuge reindeer reindeers rhino rhinos rhododendron rhododendrons
        roaches robins ronronne ronronnent ronronner rooster roosters roots roses ruche ruches
        saddle saddles salamander salamanders salamandre samoyed sand sansonnet saule schnauzer
        schnauzers seabed seahorse seahorses seals seashell seashells seashore seaside seaweed
        secateurs seedling seedlings semailles seme semences setter setters shamrock shihtzu
        shihtzus shore shoreline shores shrew shrews shrub shrubs silage silverfish skunk skunks
        skylark slimy sloth sloths slug slugs smogs snout snowdrop snowdrops soil soils sows spades
        spaniel spaniels spay spayed spaying sphynx sprinkler sprinklers sprout sprouting spruce
        squids squirrels stable stabling staffie staffies staffy stallion stallions starfish
        starfishes starlings stegosaurus stems steppe stingray stingrays stoat stoats stork storks
        straw strimmer sty succulents sunflower sunflowers sustainability swamp swamps swine
        sycamore tadpole tadpoles tail taillera tails taipan talon tanche tanches tapir tapirs
        tarantula tarantulas tern terns terrapin terrapins terrarium terreau terriers tetard thistle
        thistles thrushes tides toad toads tomcat tond tondait tonde tondent tondre tondu tonte
        topsoil toucan toucans tournesol tournesols tourterelle triceratops trowel truie trunk
        tundra turbines turf tusk tusks twig twigs tyrannosaurus unsustainable valley valleys veaux
        vegetal vegetaux veilleur velociraptor velociraptors ver vermin vineyard vineyards violets
        violettes viper vipere vipers vivarium vixen vultures wag wagging wallabies wallaby walruses
        watered watering wattle weeder weeding weedkiller weevil weevils westie westies wetland
        wetlands whippet whippets whiskers wildebeest wildlife willows windmill windmills wings
        wingspan wisteria wolfhound wombat wombats woodchuck woodland woodlands woodlice woodlouse
        woods wreath wreaths wrens yak yaks yorkie zebra zebras zookeeper zoologist zoology
        """,
        .smalltalk: """
        blague- joke- joking rigol- rire rit laugh- lol mdr ptdr haha hahaha hihi lmao drole droles
        funny humour humor- raconte racontes raconter racontez histoire histoires story stories
        tales chante chanter chantes pun puns plaisanter- plaisante prank- amuser amusant-
        entertain- surprend- compliment- insult- beatbox facts anecdot- bot bots chatbot-
        artificiel- artificial- intelligent- conscien- conscious- sentient alive vivant vivants
        favourite- favori- prefere couleur- colour- color- hobby hobbies hobbie opinion- thoughts
        pensee- croire believe- belief- life existence- exister destin destiny fate creator
        createur- danser danse dancing chatting discut- conversation- dumb stupid- idiot- imbecile-
        moron- foolish connard- connasse conne cons debile- nuls suck sucks gueule- fuck- fck wtf
        shit- merde- putain- bordel- bitch- asshole- bastard- damn- crap crappy encul- salope- ugly
        moche- beautiful- handsome joli- cute mignon- clever smart- betes lazy loser knockknock
        toctoc limerick tonguetwister virelangue- proverb- dicton- idiom- devine- zen meditat-
        medite- mindful- respire- relax- detend- chill chilling ennuyant ennuyeu- boredom chatter
        bavard- tamagotchi skynet terminator jarvis r2d2 affirmation affirmations airhead airheads
        amuse amused amusement amuses amusing archiduchesse arsehole arseholes attractive balgue
        banter bants baragouines baratin baratiner barmy batards bazinga beauties bete bixby blab
        blabbing blah blockhead bloody bollocks bonehead bonkers boomer boomers booo bouffon
        brainiac brainiest brainless brainy brown bruhh bugger buggers bullshit bullshitter
        bullshitting cackle catchphrase catchphrases chanteront charmeur charmeuse charries cheeky
        cheugy chialent chialer chiales chie chier chillax chilled chitchat chouine chouiner
        chouines chuckle chuckles chuckling cleverer clodo cocorico comical con convo couille
        couillon couillons craic crappiest crazy creators creeper cringe crisse crummy cul cunt
        cunts cuss cussing cuter cutest cutie cuties cyborg cyborgs daft daftest daleks dance danced
        dancer dancers dances deconnais deconne deconnent deconner deconnes degueu degueulasse
        degueulasses delulu destined dickhead dickheads dicks dimwit dimwits divague divaguer
        divagues dork dorky drongo duh dum dumber dumbest dumbo dummy dunce dweeb eejit eejits
        emmerdant emmerde emmerder emmerdes emmerdeur emotionless enfoire fated fateful fav fave
        faves feck ffs fib fibbing fml fomo fool fooling foolishness fools fortunate fortuneteller
        freak freaks freaky funnier funniest funnily gag gags geek geeks geeky genius genz ghost
        giggle giggled giggles giggling gits gobshites goddam goddamn goofy gorgeous gtfo gueux
        guignols gyatt hal9000 halfwit hbu heehee hehe hehehe hilarant hilarious hilariously honesty
        horseshit hottie hotties humanity humankind humming hunk hunky huzzah hysterically
        icebreakers idc imaginary imitate imitation imite imiter imites impersonate impersonation
        impersonations impoli impressions insane insolence intellect intellectual intellectually
        intelligence ironie ironique iykyk jackass jest jinx jinxed jongler kek kidding knob lamest
        lazier laziest laziness lazybones lied lies lololol loopy losers luck luckier luckiest lucky
        lulz lying magic makers mankind mantra mantras marrant marrante marrer mechant mechante meh
        messer mimic mimicking moaned moque moquent moquer muppetry natter nattering nerd nerds
        nerdy niaise niaisent niaiser nigaud nigauds nique niquer nitwit nitwits nmu nonsense nul
        nulle nulles numpties numpty nutcase nutter nutters nutty omen omens omg palindrome
        palindromes palmistry papote papoter perv pervert perverts petee pillock pillocks pink
        plaisantais plaisantes plonker plonkers plop plouc ploucs pouilleux prats preches prettier
        prettiest prick pricks profanity punchline punchlines purple pute querelleur raconta
        racontent radote radoter radotes ralais ralait rale raler rales rambling riait ricane
        ricaner ridiculous rie rient rires rofl sacrebleu salaud salauds sarcasm sarcastic
        sarcastically sentience sexiest sigma sillier silliness silly simpleton skibidi slacker
        slackers slag slags slay slayed slaying sluts smalltalk snigger sodding soulless stfu sucked
        suckers superheros superpower superpowers superstition superstitions superstitious swearword
        swearwords tabarnouche teased teasing teehee thick thicko tickle tickling ticklish tocard
        tosser tossers truthful tutoie twat twats twit twits uglier ugliest ugliness unattractive
        unfortunate unlucky vanne vannes veinard veinarde vengeance vexe vexes vilain virtue voodoo
        vouvoyer wacky waffling wank wanker wankers wbu weirdo weirdos whistled whistling whore
        whores witty yapper yellow yippee yolo yuck yucky zouave zzz
        """,
    ]
}
