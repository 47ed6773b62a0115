extension WordClass {
    /// Given names and short forms common where French and English are spoken, folded: a to k.
    static let givenNamesToK = """
        aaradhya aarav aarti abbas abd abdallah abdel abdelaziz abdelghani abdelhak abdelhakim
        abdelhamid abdelkader abdelkarim abdelkrim abdellah abdellatif abdelmajid abdelmalek
        abdelouahab abderrahim abderrahman abderrahmane abdeslam abdessamad abdou abdoul abdoulaye
        abdourahmane abdul abdulaziz abdullah abdulrahman abed abel abelard abena abi abid abidemi
        abigael abigail abiodun abiola abir abla abou aboubacar aboubakar abraham achille achraf ada
        adaeze adalbert adam adama adamou adanna adaobi addie adebayo adel adelaide adele adelie
        adeline adem aden adeodat adeola aderonke adetola adewale adil aditi aditya adja adjo adjoa
        adnan adolphe adom adrian adriana adrianna adriano adrien adrienne advait adwoa afaf afi
        afia afif afolabi afonso afua agata agathe agbeko aggie aghiles aglae agnan agnes agostino
        agustin agyeman ahlam ahlem ahmad ahmadou ahmed ahmet aicha aichatou aida aidan aiden ailsa
        aimane aimee aimeric aina aisata aisha aishwarya aisling aislinn aissa aissata aissatou ajay
        ajit ajmal ajoke akane akaninyene akanksha akash akbar akeem akemi akhil aki akiko akil
        akila akim akin akinwale akio akira akli akosua akpene akram akshara akshay akua alaa
        alaeddine alain alan alana alanis alannah alaric alasdair alassane alastair alba alban
        albane albert alberta albertine alberto albin aldjia aldo aldric alec aled alejandra
        alejandro alek aleksander aleksandra alemayehu alena aleph alessandra alessandro alessia
        alessio alex alexandra alexandre alexane alexei alexia alexina alexis alfie alfonso alfred
        alfreda alhassane ali aliaksandr alice alicia alida alina aline aliona aliou alioune alison
        alistair alistar alix aliya aliyah aliyu alize alizee alizia alka allan allegra allie
        allison ally allyson alma almira alois aloise alok aloysius alpha alphonse alphonsine alseny
        alva alvaro alvin alya alyona alyson alyssa amadi amadou amadu amaia amaka amal amalia aman
        amance amanda amandeep amandine amandus amani amar amara amarachi amardeep amari amarjit
        amaro amaury amaya ambar amber ambika ambre ambroise ambrose amedee ameena ameenah ameer
        amel amelia amelie amelina ameline ameni amerigo ameth amiata amidou amin amina aminah
        aminata aminatu amine aminu amir amira amirah amit amita amitabh amjad amma ammar amna amol
        amos amr amra amrane amrit amrita amritpal amy ana anabel anabelle anael anaelle anais anan
        anand ananya anas anass anastasia anastasie anatole anatoli anatoly anaya anders andie andre
        andrea andreas andreea andrei andres andresa andrew andrey andrii andrzej andy anes aneta
        ange angela angele angelica angelika angelina angeline angelique angelo angham angharad
        angie angus anh aniela anika aniket anil anirudh anis anisa anise anish anisha anissa anita
        anja anjali anjelica anju anka ankit ankita ankur anmol ann anna annabel annabelle annabeth
        annaelle annaick annalisa anne anneke annelie annelies annelise annemarie annette annick
        annie annika annis anouar anouchka anouk ansel anselme ansh anshul ansou ansumane antar
        anthea anthonia anthonin anthony antoine antoinette anton antonella antonia antonin antonina
        antonino antonio anu anup anupam anupama anuradha anurag anushka anwar anya anyes anzhela
        aoi aparna apinke apollinaire apolline appoline april arabella arafat aranka archana
        archibald archie archy areum arezki ariadne ariana ariane arianna arianne ariel arielle arij
        aristide arjun arkadi arlene arlette arlo armand armande armandine armelle armin arnaldo
        arnaud arnaude arnav arne arno arnold arpita arsene artem artemis arthur artie arturo artus
        artyom arun aruna arundhati arvind arwa arwen arya aryan asad asante asare aseel ash asha
        ashanti ashenafi asher ashish ashleigh ashley ashok ashraf ashton ashwin ashwini asif asim
        asiya asma asmaa asmae asmahane assan assane assefa assetou assia assiatou assie assil
        assitan asta aster astor astou astrid asuka atef athanase athena athir atif atika atsu
        atsuko atsushi atul aubert aubin aubree aubrey aude audran audrey audrick augusta auguste
        augustin augustine aurea aurelia aureliane aurelie aurelien aurelio aurelius aurianne aurora
        aurore austin ava avani avelina aveline avery avinash avril awa awatif awouye axel axelle
        aya ayaan ayaba ayad ayah ayaka ayako ayame ayan aydan ayden ayebi ayele ayesha ayham ayla
        aylan aylin ayman aymane aymen ayo ayodele ayokunle ayomide ayotunde ayoub ayse aysegul
        aysel aysha ayten ayub ayumi ayush aza azad azalea azalee azedine aziz aziza azra azzedine
        baako babacar babak babatunde babette babita babs bacary badara bader badia badis badr badra
        baha bahar bahia bahija bakary balaji baljit balkis balraj baltazar balthazar balwinder
        bangaly bao baozhai baptiste baptistine bara barakat baran barb barbara barnabas barnabe
        barnaby barney barry bart barthelemy bartholomew bartolome bartosz basel bashar bashir
        basile basim basma bassam bassem bassirou bastian bastien bastienne bathilde batoul baudouin
        baya baz bazza bea beata beatrice beatrix beatriz bec becca bechir becky becs behrouz belen
        belgacem belinda belkacem bella bellamy ben benaissa benali benedetta benedict benedicte
        benita benito benj benjamin benjie benny benoit benoite bente beowulf berengere berenice
        berkane bern bernadette bernadine bernard bernardin bernardo bernice bernie bert berta
        bertha berthe berthille berthine bertie bertrand besma bess bessie beth bethan bethany betsy
        bettina betty bev bevan beverley beverly bhagya bharat bharati bhaskar bhavana bhavesh
        bhavin bhavna bhupinder bhuvan bianca bibi bibiana bich bienvenu bilal bilel bill billal
        billie billy bingwen binh binita binta bintou bipin birahim biram birgit birgitta biruk
        bixente bjarne bjorn blair blaise blake blanche blandine blessing blythe boateng bob bobbie
        bobby bogdan bogdana bolanle bolin bomi boniface bonnie bora boris borja bosko boualem
        boubacar boubakar boubou bouchaib bouchra boukary bouraima boyan boyd bozena bozhidar brad
        bradley brahim brahima bram brandon branko brannon branwen bratislav breanna bree brenda
        brendan brenden brendon brenna brent bret brett briac brian briana brianna brice bridget
        bridie brieg brieuc brigit brigitte brinda briony britney britt brittany brock broderick
        brodie brody bron bronagh bronte bronwen bronwyn brooke brooklyn bruce brunehilde brunella
        brunelle brunhilde brunilde bruno bryan bryce bryn bryony burak burcu burt busra byron caden
        caelan cai cairistiona cal caleb calista callie callista callum calum calvin cam camden
        camelia cameron camila camilla camille camillo candace candice candida canelle canh cansu
        caoimhe capucine cara caren carey carina carine carissa carl carla carlie carlo carlos
        carlota carlotta carlton carly carma carmel carmela carmella carmelo carmen caro carol
        carole carolina caroline caroll carolyn caron carrie carsten carter cary caryl caryn casey
        cash casimir caspar casper cassandra cassandre cassian cassidy cassie cassius catalina
        catarina cate cath cathal catharina catherina catherine cathleen cathryn cathy catia
        catriona cayetana cayla caz caza cecil cecile cecilia cecilie cedric cedrick cees celeste
        celestin celestine celia celian celie celina celinda celine cellina cem cemal cemile cengiz
        cerys cesaire cesar cesarine ceyda chad chadwick chaeyoung chafik chahine chaim chaima
        chaimaa chaitanya chaker chakib chandan chandra chandrika chanelle changming chanho channing
        chantal chantelle chao chaoxiang charaf charan charl charlaine charlee charleen charlene
        charles charley charlez charlie charlotte charlton charlyne charmaine charu chassidy chau
        chaz cheick cheikh chels chen cheng chenguang cherif cherifa cherise cheryl cheryle chester
        chet chetan cheyenne chi chiamaka chiara chico chidi chidinma chidubem chihiro chika chimene
        chinedu chinonso chinua chinwe chioma chipo chirine chitra chiyo chloe chokri chouaib chris
        chrissy christa christabel christal christel christelle christer christi christian
        christiane christie christin christine christobal christofer christoph christophe
        christopher christos christy chrystal chuck chukwu chukwuemeka chun chunhua cian ciara
        ciaran cihan cillian cinda cindy cinzia cisse claiborne claire clara clarice clarinda
        clarisse clark clarrie claud claude claudette claudia claudie claudine claudio claudius
        claus clay clayton clea cleia cleitus cleland clelia clem clemence clemens clement
        clementina clementine cleo cleophas cleta cletus cliff clifford clifton clint clinton clive
        clodagh clodomir cloe cloelia cloris clothilde clotilde clovis clyde coco coen col coleen
        coleman coleta colette colin colleen collin colm colombe colton columba come conan
        concepcion conchita connell conni connie connor conor conrad constance constancia constantin
        constantine constanza consuelo cooper coralie coraline coralise cordelia cordell coreen
        corentin coretta corey cori corina corinna corinne cormac cornelia cornelis cornelius
        corrado corrie corrin corrine corto cosette cosimo cosme cosmo cossi coumba coumbis
        courteney courtney coz craig cressida cris crispin cristian cristiana cristiano cristina
        cristobal cruz crystal cuc cuong curt curtis cybele cybil cyndi cynthia cyprien cyriac
        cyriaque cyrielle cyril cyrille cyrus dado daehyun daff dafydd dagmar dagny dahbia dahlia
        dahyun daichi daiki daire daisie daisuke daisy daiyu dakota dalal dale dalia dalila daljit
        dallas dalton damaris damian damiana damiano damien damienne damini damla damon dan dana
        danae dandan dandre dane dania danial danica daniel daniela daniele daniella danielle
        danielo danika danila danilo danita danna danni dannie danny dante danuta danyal dao daouda
        daphne daragh darby darcey darcie darcy daria darian darien darine dario darius dariush
        darla darlene darnell darragh darrel darrell darren darrin darryl darshan darya daryl
        dashiell daud dauda dave davey davi david davida davide davina davis davy dawid dawn dawson
        dawud daya dayana dayna dayo dazza deacon dean deana deandra deandre deanna deanne deb
        debbie debby debora deborah debra declan dede dee deepa deepak deepali deepika deepti deidre
        deirdre dejan delaney delbert delia delila delilah della delmar delores deloris delphin
        delphine demba demelza demetra demetrius dena denis denisa denise deniz dennis denny denys
        deon derek dermot derrick derval dervla desdemona deshawn desi desideria desiree desislava
        desmond dessalegn desta detlef dev devan devansh deven devendra devesh devika devon devora
        devrim dewayne dewey dewi dex dexter deysi dhananjay dharam dharmendra dharmesh dhaval dhia
        dhiren dhruv diaba diallo diana diandra diane dianna dianne diariatou diarra diatou dick
        dicky didem didi didier dido diego diem diep dieter dieudonne dieudonnee dieynaba digby
        diksha dilan dilara dilip dillon dilys dima dimitar dimitri dimitrios dimitry dimple dina
        dinah dinesh dinh dinis dino dion dionne dionysos dipak dipika dipti dirk divya dixie diya
        djamal djamel djamila djamilatou djelloul djenaba djeneba djibril djidjou djihane djilali
        djouher dmitri dmitry dmytro dodji dogbe doina dolly dolores dom domenic domenica domenico
        domingo dominic dominica dominick dominik dominique domitille donal donald donatella
        donatien donatienne donato donghae donghyun dongmei donia donna donnacha donnie donny
        donovan donte dora doreen dorian doriane dorianne dorina dorine doris dorit dorota dorothea
        dorothee dorothy dorrie dorris dorsey dossou dottie doua doug dougal dougie douglas doumbia
        dounia doyle dragan dragana dragomir dree drew driss drusilla duane dubravka duc dudley
        dulce dulcie duncan dung duong durga dusan dusica dustin duy duygu dwayne dwight dylan
        dympna eamon eamonn earnest eartha easton ebba ebele eben ebenezer ebo ebony ebow ebrima
        ebru ecaterina ecrin ed eda edda eddie eddy edeline eden edgar edgard edie edina edita edith
        editta edmee edmond edmonde edmund edna edoardo edouard eduard eduarda eduardo edvard edvige
        edward edwige edwin edwina efe effie efren efua egan egbert ege egidio eglantine egon ehsan
        eiji eiko eileen eilidh eilis einar eira eire eirian eirlys eithne ekene ekow ekrem ekta
        ekua elaia elaina elaine elana elba elbert eldon eleanor eleanore eleazar electra elen elena
        eleni elenora eleonor eleonora eleonore elfie elfriede elhadj elham eli elia eliane elias
        eliaz elie eliette elif elijah elikem elin elina eline eliott elis elisa elisabeta elisabeth
        elisabetta elise eliseo elisha elissa elita eliza elizabet elizabeth elke ella ellen ellena
        elliana ellie ellinor elliot elliott ellis elly ellyn elma elmehdi elmer elmo elo elodia
        elodie eloi eloisa eloise elom elora elouan elouane elouen elric elroy elsa elsbeth elsie
        elspeth elton elva elvin elvina elvira elvire elvis elwood ely elyas elyes elyess elyna
        elyne elyse elyssa elza elzbieta emanuel emanuela emanuele ember emefa emeka emel emelia
        emeline emelyne emeric emerick emerson emery emi emiko emil emile emilia emiliano emilie
        emilien emilienne emilio emilka emily emin emina emine emir emirhan emlyn emma emmaline
        emmanuel emmanuella emmanuelle emmeline emmeran emmerich emmet emmett emmie emmy emna emory
        emrah emre emrys ena enam enes engelbert enid enis enlai ennio enola enora enrica enrico
        enrique enya enyonam enzo eoghan eoin ephraim ephrem epiphanie eppie erasme ercan erdem
        erell eren erhan eric erica erich erick ericka erik erika erin erlend erma ermelinde erna
        ernest ernestina ernestine ernesto ernie ernst erol eros errol ersin erwan erwann erwin eryn
        esha esi esma esme esmee esmeralda espen esperance esperanza esra essi essie essohanam
        esteban estebane estee estefania estella estelle ester estevan esther estrella etan etenne
        ethan ethel ethelbert ethelyn etienne etiennette etornam ettie ettore eudes eudora eudoxie
        eufemia eugen eugene eugenia eugenie eugenio eulalia eulalie eunah eunhye eunice eunji
        eunjung euphemia euphemie euphrasie eusebe eusebio eustace eustache eva evadne evan evana
        evander evangelia evangeline evangelista evariste eve evelin evelina eveline evelyn evelyne
        everett everly evette evgeni evgenia evgeny evie evita evon evonne evrard ewa ewan ewelina
        ewen ewurama eya eyad eyal eydis eyram eyup ezechiel ezekiel ezequiel ezgi ezinne ezra fabia
        fabian fabiana fabiano fabien fabienne fabio fabiola fabius fabrice fabricio fabrizio fadel
        fadela fadi fadia fadila fadoua fahad fahd fahim fahima faina faisal faissal faith faiza
        faizan falilou fallon fanchon fanette fang fannie fanny fanou fanta fantine faouzi farah
        farai farhan farid farida faris farouk farrah farrell farrukh fatema faten fathi fathia fati
        fatih fatiha fatim fatima fatimah fatimata fatimatou fatimetou fatma fatmata fatou fatouma
        fatoumata fatumo faustin faustina faustine fausto fawzi fawzia faycal faye fayrouz fayza
        federica federico fedor fedora feena fei felice felicia feliciano felicie felicien
        felicienne felicite felicity felipe felix felton femi feng fenghua feodor ferdi ferdinand
        fereshteh fergal fergus ferguson ferhat ferial ferida feriel feriha fern fernand fernanda
        fernande fernando ferne fernley feroz ferreol ferroudja fethi feyza ffion fidel fidelia
        fifame fiifi fikret filip filipa filipe filippa filippo filiz fina finbar finbarr findlay
        finian finlay finley finn finnegan finnian fiona fionn fionnuala fiorella firas firdaous
        firdaws firmin firoz fitzgerald flann flavia flavie flavien flavienne flavio fleur fleurette
        flint flo floella flora floralie florance flore floreal florence florencia florent florentin
        florentina florentine florestan floretta florian floriane florie florimond florin florina
        florinda florine floris florrie flossie floyd flynn fode fodil folake folami folasade
        forrest fouad foulques fousseni fousseynatou fousseynou fouzia fran franca frances francesca
        francesco francette franchesca franci francie francine francis francisca francisco
        francisque franck franco francois francoise frank frankie franklin franky frantz frantzisca
        franz fraser frauke frazer fred freda freddie freddy frederic frederica frederick frederico
        frederik frederique fredric fredrick fredrik freeman freja freya frida fridolin frieda
        friedrich fritz fulbert fulvia fulvio fulya fumiko fumio funmi furkan gabby gabe gabi gabin
        gabriel gabriela gabriele gabriella gabrielle gabs gaby gael gaelig gaelle gaetan gaetana
        gaetane gaetano gaeun gagan gaia gail gajendra galen galia galina gamal gamze ganesh
        gaoussou gareth garfield garima garret garrett garrick garry garth garvin gary gaspar
        gaspard gaspare gaston gaurav gauri gautam gauthier gautier gauvain gavin gavino gavril
        gavrila gayatri gaye gayle gaylord gaynor gazza gbenga gearoid gedeon geert geertje geeta
        geetha geffrey gemma gena genaro genevieve gennady gennaro geno geoff geoffrey geoffroy
        george georges georgeta georgette georgi georgia georgiana georgianna georgie georgina
        georgine georgios georgy ger gerald geralda geraldine geralyn gerard gerardine gerardo
        geraud gerda gerhard geri germain germaine germana geronimo gerrard gerrit gerry gershom
        gertie gertrud gertruda gertrude gervais gervaise gethin ghada ghalia ghani ghassan ghazi
        gheorghe ghislain ghislaine ghita ghizlane ghofrane gia giacinto giacomo giada gian
        giancarlo gianfranco giang gianluca gianmarco gianna gianni gideon gigi gil gilbert gilberta
        gilberte gilberto gilda gildas gilles gillian gillie gilly gina ginette ginnie ginny gino
        gioacchino giorgia giorgio giorgos giovanna giovanni girish girma gisela gisele gisella
        giselle gislaine gita gitta giuditta giulia giuliana giuliano giulio giuseppa giuseppe
        giuseppina gladys glen glenda glenn glenna glennis glenys glo gloria glyn glynis glynn
        goddard godefroy godelieve godfrey godlove godwin gokhan goksu gonzague gonzalo gopal gopi
        goran gord gordana gordon gordy gorka goro gosia gottfried goulven govind grace gracie grady
        graeme graham grahame grainne granger grant granville gratien gratienne grazia graziella
        greg gregoire gregor gregorio gregory greta gretchen grete gretel grethe grettel griet
        griffin griffith grigore grigori griselda grover grzegorz guang guelord guenaelle guendalina
        guenievre guenole guerin guerric guido guigui guilain guilaine guilhem guillaume guillemette
        guillermo guinevere guislaine gulay gulcan gulden gulnar gulsah gulsen gulshan gulsum gunjan
        gunnar gunther guoliang guowei gurbachan gurdeep gurinder gurjit gurmeet gurpreet gursharan
        gurvan gus gussie gustaf gustav gustave gustavo guy guylaine guyonne gweltaz gwen gwenael
        gwenaelle gwenda gwendal gwendoline gwendolyn gwenn gwenna gwennaig gwennie gwenola gwenole
        gwenvael gwilym gwladys gwyn gwyneth gyorgy habib habiba habibatou habibou habtamu haby
        hacene hacer hachem hachim hadassah hadi hadia hadiatou hadidja hadil hadja hadjar hadjer
        hadji hadley hadrien haeun hafed hafid hafida hafsa hafsatou haider haifa haile hailey
        haitam haitham hajar hajer hakan hakim hakima hal haley halid halil halima halimata
        halimatou hallie hamada hamady hamdi hamed hamid hamida hamidou hamish hamit hamou hamoudi
        hamza hana hanae hanako hanan hanane hande haneul hanh hania hanifa hank hanna hannah hannes
        hannibal hans hansa hansel hansika hany hao haoran hapsatou harald hardeep hardik hari
        harini hariri haris harish harjit harlan harland harleen harley harlow harman harmeet
        harmony harold haroon haroun harouna harper harpreet harriet harriett harriette harrison
        harry harsha harshad harshil harshita hartley haru harue haruka haruki haruko haruna haruto
        harvey hasan hasna hasnae hasni hassan hassana hassane hassatou hassen hassiba hassina hatem
        hatice hatim hattie hava hawa hayat haydee hayden haydn haykel haylee hayley hayoon hayriye
        haythem hazel heath heather hector hedda hedwig hedwige hedy heide heidi heike heiko
        heinrich heinz hela helaine helder helen helena helene helga heliane helier helio helmut
        heloisa heloise hels hemal hemant hendrick hendrik hendrika henk henley hennie henri
        henrietta henriette henrik henrike henrique henry herald herb herbert herberto herbie
        hercule herma herman hermance hermann hermeline hermine herminie hermione hernan herve
        herveline hervey hetal hettie hewitt hiba hicham hichem hideki hideko hideo hien hieu hikari
        hikaru hikmat hilaire hilal hilario hilarion hilary hilbert hilda hildebrand hildegard
        hildegarde himanshu hina hinata hind hinda hippolyte hiral hiram hiro hiroaki hiroki hiroko
        hiromi hiroshi hiroto hisako hitesh hitomi hoang hocine hoda hoel holger hollie holly homa
        homer hongmei honor honora honorat honorine hope horace horacio horatio horst hortense
        hortensia hosni hossam hossein hotaru houari houcine houda houria houssam houssein houssem
        houssine howard howell howie hristo hua huan huang hubert huberta huberte hudson hue huey
        hugh hughes hughie hugo hugues huguette huifang huiling hulda hulya humbert humberto
        humphrey hunter huong husain husam huseyin husna hussain hussein huw huy huyen hyacinth
        hyacinthe hyejin hyeri hylda hyman hyojin hyun hyunjin hyunwoo hywel iago ian ianis ianto
        ibon ibraheem ibrahim ibrahima ibtissam ibtissem icham ichiro ida idelle idir idowu idris
        idriss idrissa idy iestyn ieuan ife ifeanyi ifeoluwa ifeoma ifor ifrah iga igal ige ignace
        ignacio ignatius igor iheb ihsan ihsane ijeoma ikbal ike ikechukwu ikenna iker ikhlas ikram
        ikrame ilan ilana ilaria ilario ilda ildiko ileana ilham ilhan ilia iliana iliane iliann
        ilias ilie iliyas ilja ilkay ilker ilona ilsa ilse ilya ilyan ilyas ilyass ilyes imad imam
        iman imane imanol imelda imene imke immaculata immanuel imogen imogene imran imrane ina
        inaam inaki inaya inayah inder inderjit indira indra indrani indu ines inez inga inge
        ingeborg inger ingo ingrid inigo inma inna innes insaf intissar ioan ioana ioanna ioannis
        iola iolanda iolo iona ionela ionut ipek iphigenie iqbal iqra ira irena irene irenee ireti
        irfan irina irinel iris irma irmgard irvin irvine irving irwin iryna isaac isabeau isabel
        isabela isabella isabelle isador isadora isadore isaiah isaie isak isaline isam isamu
        isandre isatou isaura isaure isha ishaan ishak ishan ishani ishaq ishita ishwar isidor
        isidora isidore isidro isis iskander isla islam islay islem ismael ismahan ismail ismaila
        ismet ismini isobel isolde isra israa issa issac issah issaka issam issiaka issie issouf
        istvan itsuki itziar iva ivan ivana ivanka ivanna ivaylo ivette ivica ivo ivonne ivor ivy
        iwan iwona iyabo iyad izaak izabela izabella izan izel izia izumi izza izzedine izzie izzy
        jaafar jabari jabbar jaber jabir jabril jacek jaci jacinda jacinta jacinte jacinthe jack
        jackie jacklyn jackson jacky jaclyn jacob jacoba jacobo jacopo jacquelin jacqueline
        jacquelyn jacques jacquie jacquot jacy jad jada jade jaden jadranka jadwiga jae jaehyun jael
        jaewon jafar jagdish jagjit jago jagruti jahmai jai jaidev jaime jaimie jaine jake jakez
        jakob jakub jalal jaleel jalil jalila jamaal jamal jameel jameela jamel james jameson jamesy
        jamey jamie jamila jamilatou jamilu jamison jan jana janae jancis jane janel janell janelle
        janet janette janey jania janice janick janie janina janine janis janna jannah jannat janne
        jannick jannie janos janus janusz jaqs jared jarek jarno jarod jaroslav jaroslaw jarred
        jarrett jarrod jarvis jasbir jase jasim jasleen jasmeet jasmin jasmine jason jaspar jasper
        jaspreet jasvinder jaswinder jatin javi javier jawad jawed jawhar jawida jaxon jaxson jay
        jaya jayant jayanti jayce jayda jayden jaye jayesh jayla jaylen jayne jayshree jayson jaz
        jazmin jean jeana jeanette jeanie jeanine jeanne jeannette jeannie jeannine jeannot jeb jed
        jedediah jeet jeff jefferson jeffery jeffrey jehan jehanne jelani jelena jem jemima jemma
        jen jena jenelle jenessa jeni jenifer jenn jenna jenni jennie jennifer jenny jens jenson
        jeremiah jeremias jeremie jeremy jeri jermaine jerome jeronimo jerri jerrie jerrod jerrold
        jerzy jesper jess jessamine jessamy jessamyn jesse jessi jessica jessie jessy jethro jetta
        jez jia jiahao jiahui jian jianguo jianhong jianming jiawei jiayi jide jie jieun jigar
        jignesh jihad jihane jihen jihoon jihye jildaz jill jillian jilly jim jimbo jimena jimi
        jimin jimmie jimmy jina jinan jingyi jinhua jinwoo jiri jirina jiro jisoo jisu jitendra
        jiwon jiwoo jiyeon jiyoung jo joachim joakim joan joana joane joani joanie joann joanna
        joanne joannie joao joaquim joaquin joce jocelin jocelyn jocelyne jodene jodi jodie jody joe
        joel joele joelle joely joetta joey joffrey johan johana johanna johanne johannes john
        johnathan johnathon johnie johnnie johnny johnpaul jojo jolan jolanda jolanta jole jolene
        joliette jolyon jon jona jonah jonas jonathan jonathon jone joni jonny jools joon joonho
        joost jordan jordana jordane jordi jordyn jorge jorgen jorgina joris jory jos josa josaphat
        jose josee josef josefa josefina joselito joselyn joseph josepha josephin josephina
        josephine josette josh joshua josiah josiane josie josip jospin joss josselin josseline
        josue joud joumana jouwayriya jovan jovana joy joyce jozef juan juana juanita juanito judah
        judd jude judi judicael judie judit judith judy juhi juju jules juli julia julian juliana
        juliane julianna julianne julie julien julienne juliet julieta julietta juliette julio
        julissa julita julius jumoke jun juna june junho junichi junior junjie junko juno jurgen
        juste justin justina justine justinien justyna jutta jyoti jyotsna jytte kaan kaba kabir
        kabirou kacey kaci kacper kaddour kade kader kadi kadia kadiatou kadidia kadidja kadir
        kadiyatou kady kaede kaela kaelig kafui kagiso kahina kai kaia kaiden kailey kais kaissa
        kaitlin kaitlyn kaito kaja kajal kaleb kalidou kalifa kalilou kalina kalista kallie kalpana
        kalyan kalyani kamal kamala kamalpreet kamau kamel kamelia kamen kamil kamila kamilla kamini
        kamran kana kanako kanchan kandice kane kani kanika kanta kantara kaori kaoru kapil kara
        karamoko karan karanja karel karelle karen karim karima karimatou karin karina karine
        karishma karissa kariuki karl karla karlheinz karlie karlo karly karol karolina karoline
        karolyn karsten karthik kartik karuna karyn kasey kashvi kasia kasimir kaspar kasper
        kassandra kassidy kassie kassim kassoum kat katalin katarina katarzyna katashi kate katelijn
        kateline katell katelyn katerina katerine kateryna katey kath katharina katharine katherine
        katheryn kathi kathia kathie kathleen kathryn kathy katia katie katinka katja katlyn katrien
        katrin katrina katrine katrinka katriona katsu katy katya kaushal kaushik kaveh kavita
        kavitha kavya kay kaya kayden kaye kayla kaylee kayleigh kaylie kayne kayode kayra kays kaz
        kazimierz kazue kazuki kazuko kazuo kazuya kazza keanu keara kearney keaton keba keegan
        keelan keeley keely keenan kees kehinde keiji keiko keir keira keiran keita keith kel kelan
        kelby kelcey kelechi kelig kellan kelley kelli kellie kelly kelsey kelsie kelvin kemal kemi
        ken kenan kendal kendall kendra kendrick kenichi kenji kenna kenneth kennie kenny kent kenta
        kenton kenza kenzo kerem keren keri kerian kerim kermit kerr kerri kerrie kerrin kerry
        kerstin kerwin keshav ketan ketty kev keval kevan keven kevin keza kezia keziah khadidiatou
        khadidja khadija khadijah khadijatou khadra khady khai khaled khalid khalida khalifa khalil
        khalilou khalis khang khanh kheira kheireddine khira khoa khoi khouloud khumalo khushboo
        khushi kian kiana kiara kiel kielan kien kiera kieran kierra kieu kiki kilian killian kim
        kimani kimberlee kimberley kimberly kimi kimiko kimmy kinga kingsley kinsey kipling kira
        kiran kirby kiri kiril kirill kirit kirk kirsi kirst kirsten kirstie kirstin kirsty kirti
        kishan kishore kisito kiyoshi kizzy kjell klaas klara klarissa klaudia klaus klemens knut
        kobe kobina koceila kodjo koen koffi kofi kofo koji kojo kokou kokouvi kolby komal komi
        komla komlan konate konrad konstantin konstantinos konstanze koos koray korbin korentin
        korey kori korinna korka kornelia kory kossi kossiwa kosta kostas kota kouadio kouakou
        kouame kpatcha krasimir krim kris krishan krishna krissy krista kristal kristan kristel
        kristen kristi kristian kristiane kristie kristin kristina kristine kristof kristofer
        kristoffer kristopher kristy krisztina kriti kritika krupa krystal krystian krystle krystyna
        krzysztof ksenia ksenija kubra kudakwashe kudret kulbir kuldeep kulsum kulwinder kumar
        kumari kumiko kunal kunle kurt kurtis kush kutay kwabena kwabla kwadwo kwaku kwame kwamena
        kwashie kwasi kwesi kyla kyle kylee kyleigh kylian kylie kyllian kym kymberly kyoko kyra
        kyran kyrie kyung kyungmin kyungsoo
        """
}
