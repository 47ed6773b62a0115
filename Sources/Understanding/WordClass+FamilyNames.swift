extension WordClass {
    /// Family names common where French and English are spoken, folded, that are neither given
    /// names nor other words.
    static let familyNames = """
        abadie abdi abdullahi acheampong adamski addison adeleke adeyemi adjei adler agarwal
        aggarwal aguilar ahmadi ahuja ainsworth aitken akhtar akinola albers albrecht aldridge
        allain allard allen alonso alvarado alvarez alves amiot amoah andersen anderson andersson
        andrade andrews andrieu ansah appiah applegate appleton araujo archambault archer arias
        armitage armstrong arnould arora arroyo arsenault asamoah ashworth aslam asselin atkins
        atkinson attwood aubry audet auger augustyn avila awad aydin aylward azevedo babin bachelet
        badeau bagley bailey baillargeon bailly bakker balde baldwin ballard balogun bancroft
        banerjee bangoura bannister bansal barbeau barbier barbosa barclay bardin bardot barker
        barlow barnes barnett baron barr barreau barrera barreto barrett barrow barth bartlett
        barton baskin basset bassett basu bateman bates batista battaglia baudet baudin baudry bauer
        baumann baxter bazin beaudet beaudoin beaufort beaulieu beaumont beauvais becker beckett
        bedard bedford bedi begum belair belanger belkacemi bellanger bello belloc beltran benamar
        benard benatia benchekroun benitez bennani bennett bensaid benson bentley berard berg berger
        bergeron bernal bernier berrada berry bertin besnard besse besson bhatia bhatt bhattacharya
        bianchi bickerton bigot billard billot bilodeau binet bisson bissonnette blackburn blackwell
        blain blanchard blanchet blanchette bland blondeau blondel blondin blot blum bodin boileau
        boisvert boivin bonhomme bonin bonneau bonner bonneville bontemps boone booth borges bose
        bosquet bossard bouaziz bouazza bouchard bouchareb bouchet bouchikhi boudjemaa boudreau
        boudreaux bouffard bouhadi boukhari boulay boulet boumediene bourassa bourbon bourdeau
        bourdin bourdon bourgeois bourget bourgoin bourque bousquet boutet boutin bouvet bouvier
        bouyer bouzid bowden bowen bowers bowles bowman boyce boyer boyle brackenbury bradbury
        bradford bradshaw brady brandt branigan brault bray brennan breuer brewer bridges briere
        briggs brisson bristow brito britton brochard brochu brodeur brooks brossard brosseau
        broughton brouillette brousse browne brownlee bruneau brunel brunet bryant buchanan buckley
        bueno buisson bullock burgess burke burnett burnham burns burrell burrows burton busson
        butler byrne caballero cabral cabrera calderon caldwell callaghan callahan calvo camara
        campbell campos camus canning cano cantin capelle cardinal cardoso carlier carlin carlson
        carlsson carmichael carmona carpentier carr carrasco carrera carrier carrillo carroll
        carruthers carson cartier cartwright carvalho casanova castel castillo castro caudron caux
        cavanagh cazenave celik cervantes chabert chabot chakraborty chambers chan chandler chang
        chaoui chapman chappell chapuis chaput charbonneau charbonnier chardin charpentier charrier
        charron chartier chartrand chatel chatelain chatterjee chaudhary chaudhry chauveau chauvet
        chauvin chavez chevalier chevallier chisholm chollet chopin choquet chouinard chowdhury
        christensen clancy claret clarke claudel clegg cloutier coates cochet cochran coelho cohen
        colas cole collard collet collier collins colombo combes compton conde conklin conley
        connelly connolly conroy constant contreras conway cooke copeland corbett corbin corcoran
        cordier cordova cormier cornell cornet cornu correia corriveau cortes cosgrove cossette
        coste costello cottrell couderc coulibaly coulombe coupland cournoyer courtois cousineau
        coutinho couturier covington cowan cox coyle crawford crepeau crespin crespo cresswell
        crombie cronin crosby crouch crowley cullen cummings cunningham currie cusack cuvelier cyr
        dacosta dagenais dahl dahmani daigle daigneault dallaire daly daneau daniels danjou darras
        dartois das datta davidson davies davoust debray decaux decker deguire delacour delacroix
        delage delahaye deland delarue delattre delaunay delcourt deleuze delgado delisle delmas
        delorme delplanque demange demers demir denham denney deprez derouin desai desbiens descamps
        deschamps deschanel deschenes deshpande deslauriers desmarais desrochers desroches
        desrosiers devaux devereux devlin dewaele dewan deweerdt dewitt deyoung dhondt dia diakite
        dialla dias diatta diaz dickinson dickson dieng dietrich diop diouf dixon dobson docherty
        doherty dolan dominguez donaldson donnelly doucet dougherty drapeau driscoll drouin drummond
        dube dubois dubreuil duchamp duchene duchesne duclos ducrocq duffy dufour dufresne dufresnoy
        dugas duguay duhamel dulac dumas dumont dumoulin dunlop dunn dupin duplessis dupont dupre
        dupuis dupuy duquesne duran durand durant duret dussart dussault duteil dutta dutton duval
        duvernois dwyer dyer eastwood eaton edmonds edwards ekstrom elhadji elidrissi elkhattabi
        ellison elmasri endo engel erdogan eriksen eriksson escobar esnault espinosa espinoza
        estrada evans ewing eze fabre fairbanks fairclough farley farrow fassi faucher fauchon
        faulkner faure fauvel favier favre fay fearnley feldman fenton fernandes fernandez ferrand
        ferrari ferreira ferrer ferri ferrier figueroa filali filion finch fischer fisher
        fitzpatrick fitzsimmons flaherty flament flanagan fleming fletcher fleury flores fofana
        foley fonseca fontana forbes forest forestier forrester forster fortier fortin foster
        foucault foucher fougere foulon fouquet fournier franks frazier frechette fremont frenette
        freund frey friedman fuchs fuentes fuller furlong gagnon gaillard galarneau galbraith
        gallagher galland gallant gallego galloway gamache garand garber garcia gardiner gardner
        garg garland garneau garner garnier garreau garrido garrison garza gaucher gaudet gaudin
        gaudreau gaultier gauvin gay gelinas gendron genest gerber ghosh gibbons gibbs gibson
        gicquel giguere giles gill gillard gillespie gillet gillies gillot gilmore gimenez ginoux
        giordano girard giraud giroux gleason glover gobert godard godbout godet godin goldberg
        goldstein gomes gomez gontier gonzales gonzalez goodall goodman goodwin gorman gosselin
        goswami gough gould goulet gouveia goyal goyette grandjean grard graves gray greene
        greenwood greer greig griffiths grimaud grondin grosjean gross guay guegan gueguen guerra
        guerrero guerrouj guevara gueye guibert guichard guilbault guillard guillemin guillet
        guillot guilloux guimond guinard guindo guitton gunn gupta gutierrez guyot guzman haas
        hackett haddad hadj hagan hagen haidara hallam halliday hamdaoui hamel hamelin hamidi
        hamilton hammond hamon hampton hancock handley hanley hanlon hannigan hansen hanson haque
        hardie harding hardy hargreaves harkness harmon harnois harrington harris hart hartmann
        hawkins hayes haynes hayward healy hebert heller henderson hendricks hendry hennessy
        henriksen hernandez herrera heuze hickey hickman hicks higgins hillman hinds hoarau hoareau
        hobbs hodge hodges hodgson hoffman hoffmann hogan holden hollis holloway holm holmes holt
        hood hooper hopkins hopper horn horner horton hosseini houde houle houston howarth howe
        hoyle huber huchet hudon huet huguet hull humphreys huot hurley hurst husson hutchinson
        hutchison hyde ibanez idrissi imbert ingram inoue ito ivanov jacobs jacobsen jacobson
        jacquemin jacquet jain jaiswal jalbert jallow jamieson janssen jebbar jenkins jennings
        jensen jimenez jobin johansen johansson johnson johnston johnstone jolicoeur jolivet joly
        jones joshi joubert jourdain jourdan jouve jung jutras kabbaj kabore kaboyi kacem kadiri
        kaiser kamara kang kante kapadia kaplan kapoor kasongo kaur kavanagh keane keating keeble
        kelleher keller kemp kennedy kenyon kessler khan khanna khatib kilgore kimura kirkpatrick
        klein knight knowles knox kobayashi koch konde kone konig kouassi kouyate kovacs kowalczyk
        kowalski kozlov kramer kraus kruger kulkarni kurz kwan labat labbe labelle laberge labonte
        labrecque lacasse lacaze lachance lachapelle lachaud lacombe lacoste lacroix ladouceur
        lafleur lafond lafontaine laforest lafortune lafrance lagace lahaye lahlou laing lajoie
        lalande laliberte lalonde lamarche lamarre lamontagne lamothe lamour lamoureux lamrani lamy
        lancaster lanctot landreau lang langdon lange langevin langlade langlois lapierre laplante
        lapointe laporte larkin laroche larocque larose larouche larsen larson lassalle latimer
        latour lauzon laval lavallee lavergne lavigne lavoie lawler lazarus leach leader leal
        leavitt lebeau lebel leblanc leblond lebon lebreton lebrun leclair leclercq lecomte leconte
        lecoq leduc lefebvre lefevre lefort lefrancois legall legault legoff legrand legros leguen
        leitch lejeune leleu lelievre lelong lemaire lemaitre lemarchand lemay lemieux lemoine
        lemonnier lepage lepretre lerouge leroux lescure lessard letellier letourneau levasseur
        leveille levesque levy lewandowski lewin leyva lheureux lhote liddell lindberg lindstrom
        linton liu livingston locke lockhart lockwood logan loiseau loisel loiselle lombard lombardi
        longfellow lopes lopez lorrain lortie lott louvet lovell lovett lowe lowry lozano lucero
        lugo lund lussier lyall lynch lyons macdonald macdougall mace macgregor machado mackay
        mackie maclean macleod macpherson macrae madden madore madsen magnan magnier magnin
        magnusson maguire mahajan mahon mahoney maier maiga maillard maillet maillot mainville major
        maldonado malhotra mallard mallet mallette mallory malone maloney mancini mane manley mann
        manning mansfield mansouri marais marchais marchal marechal marleau marquez marquis marsden
        martel martens martineau martinez martins masse massey masson masterson matheson mathews
        matsumoto matthews maurel maurin mayer mazur mazzoni mbodj mcallister mcarthur mcavoy
        mcbride mccabe mccall mccann mccarthy mccartney mcclain mcclellan mcclure mcconnell
        mccormack mccormick mccoy mccullough mcdermott mcdonnell mcdougall mcdowell mcevoy mcfadden
        mcfarlane mcgee mcgill mcginley mcginnis mcgovern mcgowan mcgrath mcgregor mcguire mcgurk
        mchugh mcintosh mcintyre mckay mckee mckenna mckenzie mckinley mckinney mclaren mclaughlin
        mclean mcleod mcmahon mcmanus mcmillan mcnally mcnamara mcneil mcpherson mcqueen meadows
        mehta meier mejia melancon menard mendes mendez mendoza mendy menon mercado mercan mercier
        mesnard metcalfe meunier meyer meyers michaud michelet middleton milburn millar millard
        miller millet millot mills milne milner minier mishra moffat mokhtari molina moller monaghan
        monet monette monier monnier montalvo montes montoya mooney moore morales moreau morel
        moreno moret moriarty morin morissette morley morneau morrison morrow morse morton moser
        moya moyer muir mukadam mukherjee mulder muldoon muller mullier mullins munoz munro murdoch
        myers naciri nadeau nagy nair nakamura nanda nantel napier narang naud navarre navarro nayak
        naylor ndao ndiaye ndour ndoye newell newman newton nguyen niane niang nichol nicholls
        nicholson nielsen nieto nightingale nixon noonan nordmann nowak nowakowski nugent nunes
        nunez nuttall oakes obrien ochoa oconnell oconnor odonnell ofori ogden ogrady ohara okafor
        okeefe okeke okonkwo okoye olivares oliveira ollivier olsen olson olsson omalley oneal
        oneill onyango ortega ortiz osborne osei ospina ouahabi ouedraogo ouellet ouellette owens
        oxley ozturk pacheco padilla paillard palmer pandey pandit papadopoulos paquette paquin
        parekh parenteau parikh parker parkes parkinson parnell parr parrish parry parsons partridge
        pascual pasquet pasquier patel paterson pathak patil patterson patton payen payet payne
        pearce pearson peck pedersen pelissier pelletier peltier pena penn penot pepin pereira perez
        perrard perrault perreault perret perrier perrin perron perrot persson peters petersen
        peterson petitjean petrov pham phelps phillips pichard pichon pickering piette pillai pilon
        pimentel pinard pineau pinel pinto pires pittman platt plourde poirier poitras pollard
        pollock poncet pons poole popescu portier portillo pottier potts potvin poulain poulin
        pouliot poussin powell powers prado pratt prevost prieto prigent pritchard proctor proulx
        provencher provost prudhomme pruvost puech pugh purcell quintana quintero quirk qureshi
        racine radcliffe rahman rahmani rambaud ramirez ramos rankin rao rasmussen rathore rawat
        raynaud redding reddy redmond reeves regnault regnier reilly rembert renard rey reynolds
        rhodes ribeiro ribot ricard richards richardson richter riddell ridley rigal rigaud rinaldi
        ringuette rioux ripoll rivard rivas rivera rizzo roach robbins roberts robertson robichaud
        robillard robine robitaille robson rochard roche rochon rodgers rodrigues rodriguez rojas
        rolin rolland romero roper rosales rosenberg rossi rossignol rouanet rouault rougier
        rousseau roussel rousselle rousset roussin roux rowe rowley royer ruiz russo rutherford
        saadi saavedra sabatier sabatini sabourin sadler sagna saha sahin saidi saini saito salas
        salaun salazar salgado salmon salvi samb sampson samuels sanchez sanders sandoval sands
        sanford sangare sanogo sanson santana sargent sarr sarrazin saucier saunders sauvage savane
        savard savoie saxena saxton scanlon schaefer scherer schmidt schmit schmitt schneider
        schofield scholz schroeder schultz schulz schumacher schuster schwartz schwarz sebti seguin
        sellers sellier senghor serrano sethi shah sharma sharpe shepherd sheppard sherwood shields
        shukla sicard siddiqui sidibe silverman simard simmonds simmons simms simoneau simonet
        simpson sinclair singh singleton sinha sirois skinner slaoui slater sloan smith smyth snyder
        soares solis somerville sommer soto souchon soulier soumahoro soumare sousa southwick souza
        sow spears srivastava stafford stark steele stein steiner stephens stephenson stevens
        stevenson stiles stirling stokes stout strauss strickland stubbs suarez subramanian suchet
        sutherland sutton suzuki swain swamy swanson sweeney sykes szabo tahiri takahashi talbi
        talbot tamba tanaka tandon tanguay tapia tate tazi tellier tennant terrien terrier tessier
        tetreault texier thakur thatcher thebault theriault therrien thevenin thiam thibodeau thiery
        thompson thomson thornton thorpe thurston tillman timms tison tissot tiwari tomlinson
        tonnelier torre torres touati touchette toure toutain townsend townshend trahan tran traore
        travers tremblay trevino tripathi trivedi trottier trudeau trudel tully turcotte turgeon
        turnbull turner turpin tuttle underwood upton urquhart vachon vaillancourt vaillant valadez
        valdez valencia vallee vallet valois vandenberg varga vargas varma vasquez vasse vasseur
        vega veillette velasco velasquez venables verdier verger verma vernier veron verreault
        verrier vial viau vickers vidalie vieira vigneault viguier villain villanueva villareal
        villeneuve vivier vogel volkov vyas wagner wagneur wainwright waller walsh walters wang
        wardle washington waterhouse waters watkins watson watt watts weaver webb webber weber weiss
        welch weller wetherell wheeler whelan whitaker whitby whitehead whitehouse whiteley
        whitfield whitlock whitmore whittaker whyte wiggins wilcox wilkes wilkins wilkinson willems
        williams williamson winchester winkler winters wolfe wolff wong woodard woodward wooten
        wright wu wynn xu yamada yamamoto yates yeo yeung zabel zahiri zaidi zaki zamora zapata
        zeller zerrouki ziani ziegler zimmer zimmerman zimmermann zongo zouaoui zuniga
        """
}
