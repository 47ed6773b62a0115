extension WordClass {
    /// Given names and short forms common where French and English are spoken, folded: l to z.
    static let givenNamesFromL = """
        lacey lachlan laetitia lahcen lahouari laila lainey lakhdar lakisha lakshmi lakshya lala
        lalie lalit lalita lallia lam lambert lamia lamine lamis lamiya lana lancelot landon landry
        laney lanre lansana lanying lara larbi larissa larry lars lashonda lassana laszlo lata latif
        latifa latifatou latisha latoya lau laulau laura laurana laure laureen laureline laurelle
        lauren laurena laurence laurene laurent laurentine lauretta laurette lauriane laurianne
        laurie laurine lauritz lauro laury laverne lavinia lawrence lawson laxman laxmi layla layton
        lazar lazare lazaro lea leah leana leander leandra leandre leandro leane leann leanna leanne
        leanora lech lee leela leesa lei leif leigh leighton leila leilani leilla lekha lela leland
        lelia lemine lemuel len lena lenaic lenaick lenaig lenka lennart lennie lennon lennox lenny
        lenora lenore leo leocadie leon leona leonard leonarda leonardo leonce leone leonhard leonia
        leonid leonidas leonie leonor leonora leonore leontine leopold leopoldine lerato lesley
        leslie lester leszek leta leticia letitia letizia letty lev levana levent levon lew lewis
        lexi lexie leyla leyna lia liam lian liana liane liang libby liborio licia lidia lidie lidy
        liesbeth liese liesel lieselotte lihua lijuan lila lilas lili lilia lilian liliana liliane
        lilianne lilias lilibeth lilija liling lilith lillia lillian lilliana lillie lilly lilo
        lilou lilwenn lily lilya lilyrose liming lin lina lincoln linda lindiwe lindsay lindsey
        linette ling lingling linh linnea lino linsey linus lionel lior lisa lisandro lisann lisanne
        lisbeth lise liselotte lisette lison lissa lita liudmila liv liva livia livio liwei lixue
        liz liza lizbeth lizette lizzie lizzy ljiljana ljubica llewellyn llywelyn loana loane lobna
        lochlan loeiz loic loik lokesh lola loles lolita lolo lon lonnie lora loraine loralie lorcan
        lordan loredana loree lorelei loren lorena lorenz lorenza lorenzo loreto loretta lori
        loriana lorie lorine loris lorna lorne lorraine lorrie lotfi lotta lotte lottie lou louane
        louann louanne louarn loubna louella louen louie louis louisa louise louisette louison
        louiza loukas loulou louna lounes lounis lourdes lourenco luan luana luann luanne luay lubna
        lubomir luc luca lucas luce lucetta lucette lucia lucian luciana luciano lucie lucien
        lucienne lucila lucile lucilla lucille lucinda lucio lucius lucjan lucrece lucretia lucy
        ludger ludivine ludmila ludo ludovic ludovico ludovine ludvik ludwig luella luigi luigina
        luis luisa luise luisella luiz luiza luka lukas lukasz luke lukian lula lulu luna lungile
        lurdes lutfi luther lutz lwazi lyam lyana lyanna lyd lyda lydia lydie lyes lyla lyle lylia
        lyliane lyman lyna lynda lyndon lyndsay lyndsey lynette lynn lynne lynton lynwood lyra lysa
        lysander lysandre lyse lysiane lyubov maamar maame mabel mabinty macey maciej macire
        mackenzie macky macsen madalena madan madani maddie maddison maddox maddy madelaine
        madeleine madeline madelyn mademba maden madge madhav madhavi madhuri madie madiha madina
        madison mado madonna madoussou madyson mae maegan mael maelan maelenn maelie maeline maelis
        maella maelle maelyne maelys maena maeva maeve maewenn magali magalie magaly magda magdala
        magdalena magdalene magdeleine maggie maggy magnolia magnus mags mahamadou mahamat mahamoud
        mahaut mahdi mahe mahendra maher mahesh mahfoud mahima mahlet mahmood mahmoud mahmud mahmut
        mai maia maialen maida maik maika mailys maimouna maimuna maina mairead mairi maisie maissa
        maissane maisy maite maiwen maixent maja majd majda majdi majid majida makena maki makini
        makoto makram maks maksim maksym maksymilian malachi malachy malak malcolm maleaume malek
        malena malgorzata malgosia malick malik malika malike malina malinda malini mallika malo
        malorie malory malou malvika malvina mam mamadou mamadu mamady mame mami mamoudou mamoun
        mamta mana manal manami manar manav mandeep mandie mandira mandla mandy manel manfred manh
        maninder manish manisha manjeet manjinder manjit manju manmohan manoah manoel manoela manoj
        manolis manolo manon mansi mansoor mansour mansoura mansur manu manuel manuela manvi mara
        maram marc marceau marcel marcela marcelin marceline marcella marcelle marcellin marcellina
        marcelline marcello marcelo marci marcia marcie marcin marcio marco marcos marcus marcy
        mared maree mareike marek maren maret marg marga margaret margareta margarete margaretha
        margarida margarita margaux margery margherita margie margit margo margot margret margreth
        margriet marguerite margy maria mariah mariam mariama mariame mariamou marian mariana
        mariane marianela marianna marianne mariano marica maricel maricela marie marieke mariella
        marielle mariem marieme mariet marietta mariette marifrance marija marika mariko marilena
        marilene marilla marilou marilyn marilyne marilyse marin marina marine marinella marinette
        marino mario marion marisa mariska marisol marissa marit marita marius mariusz marj marja
        marjana marjolaine marjolein marjorie mark markel marko markos markus marla marlee marlena
        marlene marley marlies marlis marlo marlon marlou marlow marlowe marly marlyse marney marnie
        marnix maro marouan marouane maroussia marsha marshall marta martha marthe marti martial
        martialine martijn martim martin martina martine martino marty martyn marva marvin marwa
        marwan marwane marwenn mary maryam maryann maryanne marybeth maryellen maryjane maryke
        maryline marylou maryse marysia maryvonne marzena marzia masaaki masahiro masaki masako
        masaru masashi masato masego masoud massaer massi massil massimiliano massimo massinissa
        massoud massouda masumi matar matej mateja mateo mateus mateusz mathew mathias mathieu
        mathilda mathilde mathis mathurin mathys matias matilda matilde matis mats matt mattea
        matteo matthaus matthew matthias matthieu matthijs mattia mattie matty matus matys maud
        maude maudie maura maureen maurice mauricette mauricio maurits maurizia maurizio mauro maury
        mavis mawuli mawusi max maxence maxime maximilian maximiliano maximilien maximilienne
        maximin maximo maxine maxwell may maya mayank maybelle mayeul maylee maylis maynard mayra
        maysa maysam mayson maysoun mayu mayuko mayumi mayur mayuri mbali mbaye meabh meadow meagan
        meaghan mebarek medard medea medeline mederic medhi medina medine meena meenakshi meera meg
        megan megane megha meghan meghna megumi mehak mehdi mehmet mehul mei meifeng meihua meilin
        meiling meinrad meissa meixiang mekdes mel melaine melania melanie melany melba melchior
        melek meliha melike melina melinda meline melis melisa melisande melissa melissandre mellie
        mellissa melo melodie meltem melusine melva melvin melvyn melyna melyssa memet memouna menel
        mensah meral merbah mercedes mercer mercie meredith meriadec meriam meriel meriem merissa
        merle merouane merrick merrill merritt merryn mert merv merve mervyn meryam meryem meryl
        mesfin messaoud messaouda mesut mete metin mhamed mhammed mia mica micaela micah mical
        michael michaela michaele michal michalina micheal micheil michel michela michelangelo
        michele michelina micheline michelle michi michiko mickael mickaela mickie micky midori
        midou mieke miguel miguela mihaela mihai mihail miho mijin mik mika mikael mikaela mikail
        mikaila mikayla mike mikel mikey mikhail miki mikiko mikkel mikolaj mila milad milan milana
        milane milas mildred milena milene milhan miliana milica milimo milind milio milla millaray
        millicent millie milly milo milos milosz milou milton milva mimi mimoun mimouna mina minako
        minakshi minal minata mindy minerva minette mingli mingxia minh minho minji minjun minna
        minnie minoru minseo minsu minzhe mira mirabel mirabelle miranda mirco mireia mireille
        mirella mirelle miren mireya miriam mirjam mirjana mirka mirko miroslav miroslava mirta
        mirza misael misaki misato mischa misook mital mitch mitchel mitchell mitesh mitsuki mitsuko
        mitzi miu miyako miyu mizuki mladen mmadi mo moad moana modestine modou moe moesha moez
        mohamad mohamadou mohamed mohamet mohammad mohammed mohan mohand mohcine mohd mohini mohit
        mohsen mohsin moira moise moises moktar moktaria mollie molly momir momo momoka momoko mona
        moncef monia monica monika monique monir monroe montague montgomery montserrat monty mora
        morad morag moran morane moreen morgan morgana morgane moritz morris morten mortimer morvan
        morwenna mory moses moshe mossab mostafa mostefa mouaad mouad mouhamadou mouhamed mouhammad
        moulay mouloud moumen moumini mouna mounia mounir mounira mouossa mourad moursal mousa
        moussa moussaab moussou moustafa moustapha mpho mridula muaz mubarak mubeen mudasir muff
        muge muhammad muhammadou muhammed muhammet muhsin muireann mukesh mukhtar mukta mukul
        mulugeta mumtaz muna mungo munir munira murad murat muriel murielle murray murtagh murtaza
        musa musab muskan muslim mustafa mustapha muthoni mutlu mutombo mya myfanwy mykola mykyta
        myla mylan mylene myles mylo myra myriam myrna myron myrtille myrtle myung nabih nabil
        nabila nacer nacera nacim nacira nada nadeem nadege nadeige nadette nadezhda nadia nadina
        nadine nadir nadira nadiya nadja nadjet nadjia nadjib nads nael naella nafi nafissa nafissah
        nafissatou naglaa nahed nahia nahid nahla nahomy naiara naig naila naim naima najat najet
        naji najib najiba najim najla najlae najma najoua najwa nakato nalan naledi nalini nam
        namita namory namrata nana nanako nanami nance nancie nancy nandi nandini nandita nanette
        nanon nao naoise naoki naoko naomi naomie naouel naoufel narayan narcisa narcisse narendra
        naresh narges nari narin narinder narjes narjiss nas naseem naser nash nasim nasir nasira
        nasreddine nasreen nasrin nassara nasser nassera nassim nassima nassira nastasia nat natacha
        natalia natalie natalija natalina nataliya natalka natalya natascha natasha natasja natasza
        nate nath nathalia nathalie nathan nathanael nathanaelle nathania nathaniel nathy natsuki
        natsuko natsumi nausicaa navdeep naveen navin navjot navneet navpreet navya nawal nawel naya
        nayl nayla nazaire nazan nazim nazli nazmi ndeye ndiaga ndidi neal neale ned neda neel neela
        neelam neelima neena neeraj neeru neeta neha neide neil neila neill nejma nele nelia neline
        nell nella nelle nellie nelly nelson nelya nemanja nena nenad neo neomie nerea nermin nerys
        nesrin nesrine nessa nessie nessrine nestor netta nettie nev neve neven neville nevin nezha
        nga ngan nghia ngoc ngozi nguyet nhan nhi nhial nhu nhung nia niall niamh niaz nic niccolo
        nicephore nichola nicholas nichole nick nicki nickie nicklas nicky nico nicodeme nicodemus
        nicol nicola nicolaas nicolae nicolai nicolaj nicolas nicolau nicole nicoleta nicoletta
        nicolette nicolina nicoline nicolle nida nidal nidhal nidhi nieves nigel nihad nihal nihar
        nihat niina nik nikhil nikhita niki nikita nikki nikky nikla niklas niklaus niko nikola
        nikolai nikolaj nikolaos nikolas nikolaus nikolina nikos nilam nilay nilda nilesh nilgun
        nilima nilofar nils nima nimet nimisha nina ninette ning nini nino ninon niraj niranjan
        nirav nirmal nirmala nisha nishant nishi nisrine nissrine nita niten nitesh nitin nitu nitya
        niyati nizar njeri njoki nkechi nkem nkosazana nkosi nnamdi nneka noa noah noam noan noboru
        nobu nobuhle nobuko noe noel noela noele noelia noeline noella noelle noellie noely noemi
        noemie nokuthula nola nolan nolann nolhan nolwen nolwenn nomsa nomvula nona nonhlanhla nono
        noor noora nora norah norbert norberta norberto nordine noreen norene nori noriko norma
        norman norris norton norvin norwood noufissa nouh nouha nouhaila nour noura nourdine
        noureddine nourhane nouri nouria nouriya nouzha nova novak noyale nsia nthabiseng ntombi nuh
        numa nuno nur nuran nuray nurcan nurdan nurgul nuri nuria nurten nusrat nyah nyambura nyasha
        nyla nyssa oana oanell oberon obi obie obinna oceana oceane octave octavia octavian octavie
        octavien octavio oda odalys odeline odessa odet odetta odette odile odilia odilon odon odran
        odunayo ofelia offa ogechi oguz oguzhan oisin ojas okan okechukwu okoro oksana ola oladele
        olaf olamide olav olayinka olcay ole oleg oleh oleksandr oleksiy olena olesya olga oli
        oliana olimpia olin olinda olindo oliva olive oliver olivera olivette olivia olivie olivier
        oliviero olli ollie olly olof olu oluchi olufemi olumide olusegun oluwafemi oluwaseun
        oluwatobi oluwatoyin olwen olwyn olympe omair omar omari omayma ombeline omer omid omkar
        omolara omotola ondine ondrej onesime onora onorina onur onyeka oona oonagh ophelia ophelie
        oran orane ordell oregan orelia orella oren orhan oriana oriane orianna oriel oriol orla
        orlaith orlando orlane orlanne orlena orna ornella orphee orsola orson orva orville osama
        osamu osanne oscar oskar osman osmane osmond ostap osvaldo oswald oswaldo oswin othello
        otilia otis ottavia ottavio ottilie otto ottokar ottoline ouafa ouafae ouahiba oualid ouarda
        ouassila ouassim oudom ouida oukacha oulaya oumaima oumar oumarou oumayma oumou oumy ouria
        ourida ousama ousmane oussama oussema ouways ovide ovidiu ovie owain owen owusu oyku ozan
        ozge ozgur ozkan ozlem ozzie ozzy pablo paco pacome paddy padraic padraig paige pallavi
        palmira paloma pam pamela pancho pandora pankaj pansy paola paolina paolo papa papis
        paramjit paresh parisa parminder parth parul parvati parvin parwaneh pascal pascale
        pascaline pascalle paschal pasquale pat patrice patricia patricio patricius patrick patrik
        patrizia patrizio patrycja patsy patti pattie patty paul paula paule paulette paulien paulin
        paulina pauline paulinha paulino paulo pavan pavel paviella pavla pavlina pavlo pawan pawel
        payal payton peadar pearl pearlie pearse pedro peg peggie peggy peio pelagie pelin penda
        penelope peng penny pep pepe pepita pepito perceval percival percy perdita peregrine perla
        pernelle pernilla peronelle perrette perrine perry persephone pervenche petar pete peter
        petey petra petrina petrona petronella petronelle petronille petros petru petula peyton
        phaedra phebe phelan phelim phil philbert philemon philibert philiberte philip philipp
        philippa philippe philippine philippo philis phillip phillipa phillis philomena philomene
        philomina phindile phineas phoebe phoenix phong phu phuc phung phuong phylis phyllis pia
        pierce pierette piero pierre pierrette pierric pierrick pierrot pierryck pieter pietro pilar
        pim pinar piotr pip piper pippa piyush placide plamen polat pollie polly pollyanna polyanna
        pooja poonam poppy portia prabha prabhat prabhu prachi pradeep pradip pradnya praful prakash
        pramod pranav pranay pranjal prasad prasanna prashant prateek pratibha pratik pratima
        praveen pravin predrag preeti preity prerna prescott presley preston prewitt primerose
        primrose priscila priscilla priscille pritam pritesh priti priya priyanka priyansh
        proserpine prosper pru prudencia prunella prunelle puja pulkit puneet purnima pushpa qais
        qasim qian qiang qing qiu quang quasim queenie quemeneur quentin quincy quinn quinten
        quintin quinton quique quirin quirina quitterie quoc quyen quynh rabab rabah rabea rabia
        rabiaa rabie rabii rachael rache rachel rachelle rachid rachida rachidatou rachidi racquel
        radek radia radka radko radmila radomir rados radoslav radouane radwan rae raed raegan raf
        rafa rafael rafaela rafaele rafaella rafal raffaele raffaella rafferty rafik rafika raghad
        raghav raghu rahim rahima rahma rahmat rahmatou rahmouna rahul raihana raina raine rainer
        raissa raj raja rajaa rajae rajan rajani rajat rajeev rajendra rajesh rajeshwari rajinder
        rajiv rajkumar rajni raju rajvir rakesh ralf ralph rama raman ramatou ramatoulaye ramesh
        rami ramiro ramla ramon ramona ramsay ramsey ramy ramzan ramzi ramzy rana ranbir randa
        randal randall randeep randi randolph randy rania ranim ranjan ranjana ranjit ranulf ranveer
        ranya raouf raoul raphael raphaela raphaele raphaelle raquel rasha rashad rasheed rashid
        rashida rashmi rasmus rassoul ratan ratko rauf raul ravi ravinder ravindra rawan rawda ray
        rayan rayana rayane rayhan raymon raymond raymonde raymundo raynald rayner raynor rayyan
        razan razia raziq reba rebeca rebecca rebekah rebekka recep redha redouane redwan reece reed
        reem reema reena reene reese refik refka reg regan reggie regina reginald regine regis reham
        rehan rehana rei reid reiko reina reiner reinette reinhard reinhold reinier reinout rejane
        rejean rekha rella remco remi remie remo remus remy remziye rena renan renata renate renato
        renaud rene renee renell renelle renette renie renita renu renuka reshma resul reto reuben
        revathi rex reyan reyes reyhan reynald reynaldo reza rezak rezki rhea rheanna rhett rhian
        rhianna rhiannon rhita rhoda rhodri rhona rhonda rhonwen rhosyn rhydian rhys ria riaan riad
        riadh rian rianne riaz ric rica ricarda ricardo riccardo ricci rich richa richard richarde
        richelle richie richmond rick rickey ricki rickie ricky rico rida riddhi ridha ridvan ridwan
        rieke rifat rihab riham rihana rihanna rikke rikki riko riley rim rima rin rina riona
        riordan risa rishabh rishi risto rita ritchie ritesh ritika ritu riva rivka riwan riya riyad
        riyadh riza rizlane rizwan rizwana roald roan rob robbie robby robert roberta roberte
        roberto robin robina robinson robrecht roby robyn rocco roch rochelle rocio roda roddy
        roderic roderick rodger rodney rodolfo rodolph rodolphe rodrick rodrigo rodrigue rody roel
        roeland rogelio roger rogerio rogier rohan rohini rohit roisin rokaya rokhaya rokia rokiatou
        roksana roland rolande rolando rolf rollande rollo rolly romain romaine romaissa roman
        romana romane romano romaric romary romaysa romeo romina romuald romy ron rona ronald ronan
        ronane ronda ronin ronja ronna ronnie ronny roos roosevelt rory rosa rosabel rosalba rosalia
        rosalie rosalind rosalinda rosaline rosalyn rosamond rosamund rosana rosanna rosanne rosaria
        rosario rosaura roscoe rose roseanna roseanne roselina roseline rosella roselyn roselyne
        rosemarie rosemary rosemonde rosetta rosette roshan rosheen roshni rosie rosina rosine
        rosita roslyn ross rosso rostislav rosy rotimi roua rouba roukaya roula rowan rowena rowland
        roxan roxana roxane roxann roxanna roxanne roxie roxy roy royce royston roz roza rozalia
        rozenn ruaidhri ruairi ruaridh ruben rubens rubina ruby ruchi ruchika rudi rudiger rudolf
        rudolfo rudolph rudra rudy rudyard ruedi rufai rufina rufine rufus rui rukhsana rukmini rune
        ruolan rupa rupal rupali rupert ruperta rupesh rupinder ruqayya ruslan russ russel russell
        rustam rutendo rutger ruth ruthie ruzena ryad ryan ryann ryder ryham ryker rylan rylee ryley
        ryo ryoko ryota ryu ryuji saad saadia saadiya saara saba sabah sabelo saber sabiha sabina
        sabine sabir sabra sabri sabria sabrina sabrine saburo sacha sachi sachiko sachin sacko sada
        sadaf sade sadek sadhana sadia sadie sadik sadio sadiq sadiya saed saeed saeeda saf safa
        safaa safae safia safiatou safiya safiyya safouan safwan sagar sahar sahil sahra said saida
        saidou saif saifeddine saim saima saira sajid sajida saket sakhr saki sakina sakshi sakura
        sal salah salaheddine salamata salamatou saleem saleh salem salena salia salif salifou salih
        salim salima salimata saliou sall sally salma salman salome salomon saloua salvador salvator
        salvatore salwa sam sama samah samake samantha samar samarth samba samed sameer sameera
        sameh samer samet sami samia samih samiha samiksha samim samina samir samira samiya sammie
        sammy samra samson samuel samuela samuele samy sana sanaa sandeep sander sanderson sandhya
        sandi sandie sandra sandrina sandrine sandro sandy sangeeta sanghoon sangita sangwoo saniya
        sanja sanjana sanjay sanjeev sanjit sanjiv sanju sankalp sanna sanne santiago santina
        santino santo santos santosh saoussane saoussen saphia sapna sara sarah saran sarbjit sarika
        sarina sarita sarla saroj sarra sarrah sarvenaz sarvesh sasa sasha saskia satinder satish
        satnam satomi satoru satoshi saturnin satya saul saundra saurabh saurav savanna savannah
        saverio savina savinien savita savitri sawsan sawyer sayaka sayed sayf sayuri sayyid scarlet
        scarlett scott scottie scotty seamas seamus sean seb sebastian sebastiano sebastien
        sebastienne secil seckou seckouna seda sedat sedef seema sefu segolene seher seif seiji
        sekina sekou sekouba selah selam selassie selcan selcuk selena selene selia selim selin
        selina sello selma selwyn semih semiha semra semyon sena senam senan senay seneba senou
        seojun seokjin seoyeon seoyun septimus serap seraphin seraphina seraphine serdar serena
        serene serge sergei sergey sergii sergio sergiu serhat serife serigne serkan servan servane
        servanne seth setsuko seungho seungmin sevda severin severina severine severo sevgi seyda
        seydina seydou seyfettin seymour seynabou shaan shabana shabnam shad shadi shae shahid
        shahin shahnaz shahrukh shailesh shaima shaina shakeel shakib shakil shakira shakti shalini
        sham shamima shams shana shanae shane shania shanice shanna shannen shannon shanon shanta
        shantel shanti shaoqing shaquille sharad sharada sharda shari sharif sharifa sharleen
        sharlene sharmila sharon sharona sharron shashank shashi shaun shauna shaunna shavonne shaw
        shawn shawna shay shaye shayla shayna shayne shaz shazia shazza shea sheela sheena sheetal
        shefali sheikh sheila shelagh shelby sheldon shelia shelley shelly shelton shen sheng sheree
        shereen sheri sheridan sherif sherine sherlock sherman sherri sherrie sherry sherwin sheryl
        shigeru shihong shiloh shin shinichi shinji shinobu shiori shirin shirine shirlee shirley
        shirlie shiro shiv shiva shivam shivang shivani shivaun shizuka shizuko shoaib shobha shoji
        shona shonda shota shraddha shreya shri shriya shruti shu shuai shubham shufen shui shukri
        shweta shyam shyanne siaka sian sibel sibusiso sibyl sibylle sid siddharth siddhi siddiq
        sidi sidiki sidney sidonia sidonie sidy siegfried siegrid siena sienna sierra sighle
        sigismond sigmund sigourney sigrid sigurd siham sihame sihem silas silja silke silva silvain
        silvana silvanus silvere silvester silvestre silvia silviane silvie silvio simeon simisola
        simo simon simona simonas simone simonetta simonette simran simranjit sina sinan sinazo
        sinead sinisa siobhan siofra sion siphiwe sipho sirin sirine sissoko sita sitara sixte
        sixtine siyabonga siyu skye skyla skylar skyler slavica slavko slimane sloane slobodan smail
        smain smita smriti sneha snehal snezana soan soanne sofia sofian sofiane sofie sofiene
        sofyan sohaib soham sohan sohee soheil sohini soizic sokhna sol solal solane solange soledad
        solen solene solenn solenne soline solmaz solomon solveig solweig somin sona sonal sonali
        sonam sonay sondra soner songul sonia sonja sonny sonu sonya soohyun soojin soph sophia
        sophie sophs sophy sora soraya sorcha soren sorin sota souad souade souhail souhaila
        souhayla souhir souilem soukaina soukeyna soulaiman soulaymane souleiman souleimane
        souleyman souleymane soumaila soumaya soumeya soumia souraya soyeon sridhar srinivas sriram
        srishti stacey staci stacia stacie stacy stan stanimir stanislas stanislav stanislava
        stanislaw stanley stanton stefan stefana stefani stefania stefanie stefano stefanos steffen
        steffi steffie stella stellan sten stepan stepanka steph stephan stephana stephane stephanie
        stephany stephen stephenie stephie stephy stevan steve steven stevie stewart stijn stojan
        stu stuart subhan subhash subhashini subin sucheta sude sudesh sudha sudhanshu sudhir sue
        suha suhail suheyla sujata sujay sujin sukhbir sukhdev sukhjit sukhwinder suki sukru
        sulaiman suleiman suleyman sullivan sully sulochana sultan sulthan suman sumati sumaya
        sumayya sumeet sumeyye sumit sumitra suna sunaina sundar sunder sungho sunil sunita sunmi
        suong suphi supriya suraj surbhi surekha surendra suresh suri surinder surjit surya susan
        susana susann susanna susannah susanne susette sushant sushila sushma susi susie suzan
        suzanna suzannah suzanne suze suzette suzie suzon suzume suzy svante sven svenja svetla
        svetlana svitlana swann swapnil swara swaroop swati sybil sybill sybille syd sydnee syed
        sylas sylla sylv sylvain sylvaine sylvan sylvana sylvester sylvestre sylvette sylvia
        sylviane sylvianne sylvie sylvio symphorien synnove szymon tabatha tabea tabitha tad tadashi
        tadej tadeo tadeusz tadhg taehyung taeyang tafadzwa taffy taha tahar taher tahir tahira
        tahlia tahsin taichi taieb taiga taina taiwo takahiro takako takashi takeo takeru takeshi
        taku takumi takuya tala talal talha talia taliesin talitha tallulah tam tamar tamara tamas
        tamia tamika tamiko tammi tammie tammy tamsin tamsyn tancrede taner tanguy tania tanisha
        tanishq tanja tanmay tanner tansy tanuja tanveer tanvi tanvir tanya tao taoufik tapiwa tara
        taran taras tarek tareq tarik tariq taro tarun taryn tasha taslima tatenda tatiana tatienne
        tatjana tatsuya tatum tatyana tawanda tawny tayeb tayfun tayla taylor tayna taysir tayyab
        tchoupi teagan tebogo ted teddie teddy tegan tegen teilo tejal tejas tejinder tekla temitope
        temperance tempest tendai tenin teo teodor teodora teodoro terence teresa terese teresita
        terrance terrell terrence terri terrie terry tesni tess tessa tessie tetsuo tetsuya tex
        teyssir thabiso thabo thach thaddee thaddeus thais thalia thalie thandeka thandi thandiwe
        thang thanh thao thea thealine thelma thelonious themba theo theobald theodor theodora
        theodore theodoros theodosia theophile theophilus theotime theresa therese theresia thi
        thiago thibaud thibault thibaut thibo thiebaud thien thierno thierry thijs thimothee thinh
        thioro thoa thom thomas thomasin thomasina thomasine thora thorben thoren thorin thorsten
        thuan thulani thurstan thuy tia tiago tiana tiara tiarnan tibo tidiane tiemoko tiernan
        tierney tifaine tifany tiff tiffanie tiffany tihomir tijani tijs tilda tilde tilio tillie
        tilly tim timael timea timeo timm timmy timo timon timotei timoteo timothe timothea timothee
        timothy tina tine tingting tino tiphaine tiphanie titania titi titiana titilayo titouan
        titus tiziana tiziano toan tobenna tobes tobey tobi tobiah tobias tobie tobin toby tod todd
        tokunbo tola tolga tolu tom tomas tomasina tomaso tomasz tomislav tomiwa tommaso tommie
        tommo tommy tomoe tomoko tomomi tomos tonia tonio tonja tony tonya topaz torben torcuil tori
        torin torsten toru tosca toshi toshiko toshio tosin toto toufik touria toussainte tova
        townes tracey traci tracie tracy trang travis tremaine trenton trevor trey tricia trina
        trinh trini trinity tripti trish trisha trista tristan tristana tristane tristram trixie
        troy trudi trudie trudy truman trung truong tsepo tsubaki tsutomu tuan tuana tucker tufan
        tugba tugce tulay tulsi tumelo tuncay tunde tunji turan turgut turkan turlough tushar tuyen
        tuyet twyla tya tycho tyler tymeo tymon tyra tyree tyrell tyrese tyron tyrone tyson uche
        uchenna uday udoka ugo ugochi ugolin ugur ujjwal ujwala ulf ulla ulric ulrica ulrich ulrik
        ulrika ulrike ulysse ulysses umaima umair umang umar umberto umer umesh umit umut umutcan
        una unathi upasana urbain urban uri uriah uriel urielle urien urmila uros ursula ursule
        urvashi usama usha usman usmane uta utkarsh uwe uyen uzoma vaclav vadim vaibhav vaishali val
        valda valdemar valdo valentijn valentin valentina valentine valentino valentyna valentyne
        valere valeri valeria valerian valeriane valerie valerio valery valeska valmont valter vance
        vanda vandana vanessa vani vanina vanna vanya varsha varun vasant vasco vasil vasile vasily
        vasu vasudha vasundhara vaughan vaughn ved veda vedant vedat veena veer velda velma veneta
        venetia venkat venkatesh vera verena verity verna vernice vernon veronica veronika veronique
        veselin vesna vesta vianney vibha vic vicente vicenzo vicki vickie vicky victoire victor
        victoria victorien victorienne victorin victorine vida vidal vidya vidyut viet viggo vigo
        vijay vijaya vikas vikram vikrant viktor viktoria viktorija viktoriya vilhelm vilma vimal
        vimala vinay vince vincent vincente vincenza vincenzo vinciane vineet vineeta vinh vinita
        vinnie vinny vinod viola violaine violet violeta violetta violette vipin vipul viraj virat
        virgil virgile virgilio virginia virginie virna vishal vishnu vita vitali vitaly vito vitor
        vittoria vittorio viv viva vivaan vivek vivi vivia vivian viviana viviane vivianne vivien
        vivienne vlad vladimir vladislav vladislava vojtech volkan volker volodymyr vonda vrinda vuk
        vusi vyacheslav vyom wade wael wafa wafaa wahab wahib wahiba wahid wahida waldemar walden
        waldo waleed walid walim walker wallace wallis wally walt walter walton wanda wandrille
        wanjiku wanjiru waqar waqas warda warner warren warwick wasila wasim wassila wassim wassime
        waweru waylon wayne webster wei weimin weiwei wekesa weldon wen wenceslas wendel wendelin
        wendell wendi wendie wendy wenjing wenli wera werner wes wesley weston whitney wiam widad
        wided wido wiebke wieslaw wietse wijdan wijnand wilbert wilbur wilda wilder wiley wilf
        wilford wilfred wilfredo wilfrid wilfried wilhelm wilhelmina wilhelmine wilkie will willa
        willard willem willemijn willi william willian willie willis willow willy wilma wilmer
        wilson wim winfred winfrey winfried winifred winnie winnifred winona winslow winston wissal
        wissam wissem witold wojciech wolfgang woodrow woody woojin wouter wyatt wylie wyn wynne
        wynona xabi xabier xadija xander xandra xandre xanthe xav xavi xavia xavier xaviere xena
        xenia xia xian xiang xiao xiaodan xiaohong xiaojun xiaoli xiaoling xiaoming xiaoping ximena
        xin xing xinyi xinyue xiu xiulan xiuying xolani xuan xue xueqin yaa yacin yacine yacouba
        yadav yael yaelis yaelle yagmur yahia yahya yakoub yakout yakup yaman yamato yamina yamini
        yan yana yanaelle yanfei yang yanick yanik yanis yanlin yann yannic yannick yannig yannis
        yao yaovi yaqub yara yardley yaren yaroslav yasemin yaser yash yashika yashoda yashwant
        yasin yasine yasir yasmin yasmina yasmine yasser yassin yassine yassir yasuko yasuo yaw yawa
        yawen yawo yaya yayoi yazan yazid yebin yegor yehudi yeji yejin yelena yeliz yemi yena yeong
        yerin yesenia yesim yeter yetunde yeva yevgeny yewande yezid yi yichen yifan yigit yijun
        yildiz yilmaz yiming ying yingjie ylan yngve yoan yoana yoann yoanna yoanne yoel yogesh
        yogita yohan yohann yohanna yohanne yohannes yoichi yoko yolaine yolanda yolande yolene
        yolette yong yoni yoona yoran yori yorick yoris yoshi yoshiko yoshio yosra youcef youmna
        youna younes youness youngho youngjae youngmin younous younoussa youri yousef yousra yousri
        youssef youssou youssouf youssoufa youssoupha yoyo ysabel ysaline ysaura yseult ysolde yua
        yuan yubo yue yuhan yui yuichi yujin yuka yukari yuki yukie yukiko yukio yuko yuksel yulan
        yulia yuliana yuliya yuma yumi yumiko yuming yun yuna yunus yuri yuriko yuriy yusra yusuf
        yusuke yuta yutaka yuto yuuki yuvraj yuxuan yuzhen yuzuki yva yvain yvan yvelin yveline yves
        yvette yvo yvon yvone yvonna yvonne yvonnick ywan zac zach zachariah zacharias zacharie
        zacharry zachary zachery zack zackary zadig zahia zahir zahira zahra zaid zaida zaim zain
        zaina zainab zainabou zaineb zaira zak zakari zakaria zakariya zakaryia zakia zakiya zander
        zandile zandra zane zanele zara zawadi zayd zayn zayneb zaz zazie zbigniew zdenek zdenka
        zdravko zeb zebulon zed zedong zehra zeinab zeinabou zeke zeki zekiye zelda zelia zelie
        zeliha zeljka zeljko zelma zena zenaide zenia zenobie zephir zephirin zephyr zephyrine
        zerrin zeta zetta zeyneb zeynep zhang zhanna zhao zhen zheng zhenya zhi zhihao zhong
        zhongwei zhou zhour zhu zhuang zia ziad zied zihan zina zinaida zineb zineddine zinedine
        zion zita zite zixin ziya ziyad ziyi zizou zlata zlatan zlatko zlikha zodwa zoe zoey zofia
        zohir zohra zoie zoja zola zoltan zora zoran zorica zoubair zoubeir zoubida zouhair zouheir
        zouina zouleika zoulikha zozime zsofia zsuzsanna zubaida zubair zubin zuhair zuhal zulal
        zulfiqar zuri zuzana zvonimir zygmunt
        """
}
