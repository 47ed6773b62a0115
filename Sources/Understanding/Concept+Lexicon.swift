extension Concept {
    /// The words of each concept in both languages, folded; a hyphen behind the beginning of words.
    static let lexicon: KeyValuePairs<Concept, String> = [
        .sending: """
        envoi- envoy- enver- vire vires virer vira virons virez vireras transfer-
        transmet- expedi- achemin- parven- send sends sending sent wire wires wired
        wiring zap beam shoot ping sling bung chuck forward fwd env snd trsf trsfr
        """,
        .giving: """
        donne- donn- offr- file filer filez refil- lache- passe passer passes verse
        verser versement- give gives giving gave hand slip drop lend
        """,
        .payingBack: """
        rembours- rend rends rendre rendez repay- reimburs- refund- payback settle
        """,
        .paying: """
        paie paies paient payer paye payes payez payee paiement- payment- pay pays
        paying paid reglement- acquitt- solder clear cough fork shell casque- pymt
        pai regler reglez
        """,
        .requesting: """
        demand- reclam- recup- exig- request- ask asks asking claim collect invoice
        chase redemand- quemand- sollicit-
        """,
        .owing: "doit doivent devait du due dues owe owes owed owing dette- debt- doi",
        .reminding: "relanc- rappel- nudge remind- prod jog bump poke",
        .accepting: "accept- approuv- approv- valide valider validez agree",
        .declining: "refus- declin- rejet- reject- denied deny",
        .splitting: "partag- divis- repart- split- share shares divide- halves",
        .each: "chacun- chaque each apiece tete head personne person everyone",
        .kin: """
        copain- copine- pote potes ami amie amis amies mate mates buddy friend
        friends bro frere frero frangin- soeur mere pere maman papa mum mom dad
        mummy daddy tante oncle cousin- cousine- mamie papi mamy papy voisin- coloc-
        collegue- nounou mari femme fils fille wife husband son daughter sister
        brother uncle aunt gran neighbour neighbor landlord landlady proprio-
        flatmate roommate housemate colleague boss chef patron conjoint- meuf mec ex
        partner hubby
        """,
        .bill: """
        factur- bill bills invoice- quittance- avis echeance- prelevement- amende-
        pv fine fines council tax taxe- impot- loyer- rent electricity electricite
        elec gaz gas eau water internet broadband phone telephone forfait mobile
        cantine creche nursery assurance- insurance mutuelle rates charges syndic
        utility utilities hydro leccy
        """,
        .merchant: """
        chez boutique- magasin- shop shops stores marchand- merchant- vendeur
        restaurant- resto- pharmac- garage plombier plumber dentist- electricien
        electrician coiffeu- hairdresser barber boulanger- baker- boucher- butcher-
        fleuriste florist vet veto veterinaire notaire solicitor avocat- lawyer
        supermarche supermarket
        """,
        .paymentCode: "qr scanne- scan scans lien link flash- iban rib bic",
        .recurring: """
        recurrent- recurr- permanent- abonnement- abo abos subscription- subscri-
        standing mensualit- automatique- regulier- regular membership- adhesion
        echeancier dd mandat- mandate-
        """,
        .every: """
        tous toutes every quotidien- hebdo- mensuel- annuel- daily weekly monthly
        yearly quarterly fortnightly biweekly annually
        """,
        .pausing: "paus- suspend- suspens- interromp- hold",
        .resuming: """
        reprend- repris- reactiv- resume- restart- unpause- reactivat- remet-
        retabli-
        """,
        .stopping: """
        arret- stop stops stopper stoppe resili- supprim- enlev- retire- retir-
        delet- remove- remov- end ends quit unsubscribe desabonn- termine- ditch
        scrap scrub axe kill bin clotur-
        """,
        .creating: """
        cree creer creez crea- mets mettre mettez mise ajout- add adds adding
        create- sets setup instaur- program- planifi- schedul- etabli- enregistr-
        save configure- open ouvre ouvrir nouveau nouvelle new stick pop set
        """,
        .changing: """
        change- chang- modifi- modify modif augment- hauss- mont- baiss- diminu-
        redui- reduct- relev- raise- rais- increas- lower- decreas- cut up lift
        reduce- adjust- ajust- update- switch edit- bascul- migrer upgrade-
        downgrade-
        """,
        .automatic: """
        auto automati- autopay autopaiement autopmt autom tacite yourself office
        """,
        .enabling: "activ- allum- enable- enabl- demarre- lance start on",
        .disabling: "desactiv- eteins eteindre disable- disabl- coupe coupes couper off",
        .limit: """
        limit- plafond- plafonn- cap caps capped maximum max maxi seuil- threshold
        ceiling depass- exced- exceed- restrict-
        """,
        .rule: "rule rules condition- exception- critere- policy regle-",
        .always: "toujours always systematically",
        .balance: """
        solde- balance- balnce disponible- available dispo reste restant restait
        left remaining funds fonds position provision tresorerie
        """,
        .having: "ai as a avons avez ont avais avait have has got had possede- dispose",
        .howMuch: """
        combien cmb combi cbn hm montant amount sum somme total totaux much many
        """,
        .account: """
        compte- cpte cpt account- acct livret- epargne- savings ldd pel joint
        courant checking isa pot
        """,
        .what: "quoi quel quelle quels quelles que what whats which",
        .when: "quand when date",
        .why: "pourquoi why pq pk raison reason",
        .listing: """
        list- montre- affich- historique- history historiq- releve- operation- ope
        opes transact- mouvement- mvt mvts statement- show shows display- activity
        activite ecriture- ligne- log ledger derniers dernieres last latest recent-
        dernier derniere
        """,
        .spending: """
        depens- spend- spent spnt claqu- cram- flamb- cout- cost- blown blew splash-
        splurg- conso- consomm- outgoings achat- achet- buy buys buying bought
        purchas- shopping debours- expens- dps
        """,
        .analysing: """
        analys- analyz- repartition- breakdown- reparti- ventil- categori- categor-
        poste- pourcentage moyenne- average- compar- versus vs evolution- trend-
        tendance- bilan- recap- resum- summar- statist- stats biggest top
        """,
        .past: """
        passe- hier yesterday ago depuis since did was were precedent- previous
        ecoule- already deja
        """,
        .future: """
        prochain- va vais vas allons allez vont next will gonna upcoming futur-
        demain tomorrow tmrw tmw soon coming expected
        """,
        .forecasting: """
        previs- prevoi- prevu- forecast- project- projet- predi- predict- estim-
        expect- anticip- decouvert- overdraft- overdrawn rouge red broke skint short
        tenir runout survive
        """,
        .anomaly: """
        anormal- anomali- bizarr- etrange- louche- suspect- suspic- inhabituel-
        unusual- odd weird strange fishy dodgy fraud- unknown inconnu- doublon-
        duplicate- doubl- twice erreur- error- wrong reconnais- recogni- errone-
        irregul- irregular- chelou etonnant- surprising unexpected dubious shady
        sketchy
        """,
        .advice: """
        conseil- advice advis- economis- epargner astuce- tip tips recommand-
        recommend- ameliorer- optimis- optimiz- should devrais sugger- suggest-
        afford moyens worth utile- inutile- gaspill- waste- superflu- serrer tighten
        frugal- thrift- permettre
        """,
        .budget: "budget- enveloppe- envelope- allowance allocation- bdgt budjet",
        .alert: "alert- previens prevenir avertis- avert- notif- notify- warn- signal-",
        .loyalty: """
        fidelite- loyalty point points fid clubcard nectar avantage- miles avios
        stamps tampon- palier- tier niveau bronze silver gold platinum
        """,
        .shopCard: """
        carrefour fnac ikea sephora decathlon tesco boots sainsbury- costa starbucks
        auchan leclerc monoprix subway greggs waterstones superdrug zara kiabi
        picard casino lidl intersport darty norauto marionnaud delhaize migros coop
        """,
        .barcode: "barcode numero- number",
        .card: "carte- card cards visa mastercard bancaire debit credit plastic cb",
        .freezing: """
        bloqu- block- blk gele freeze- froze frozen opposition verrouill- lock-
        secur- securis- perdu- perte lost stolen vole- vol misplac- egar- geld geler
        gel
        """,
        .unfreezing: """
        debloqu- unblock- unfreez- degel- unlock- deverrouill- found retrouv- thaw
        """,
        .secret: """
        pin code codes password passcode mdp empreinte- biometri- biometr- faceid
        touch fingerprint- visage secret-
        """,
        .identity: """
        kyc identite- identity verif- piece- passeport passport document- selfie
        papiers justificatif- dossier
        """,
        .device: """
        appareil- device- connecte- connect- session- logged connexion- phones
        tablette tablet
        """,
        .staking: "stak- stake- unstak- destak- restak-",
        .coin: "yani yanis coin coins jeton- token- pieces",
        .reward: """
        recompens- reward- rendement- yield interet- interest gain- earn- rapporte-
        apy apr taux rate reinvest- compound- compose-
        """,
        .confirming: """
        oui ouais yes yep yeah yup ok okay okey dac confirme- confirm- carrement
        absolutely sure exact exactement right parfait perfect affirmatif indeed sur
        certes volontiers banco fonce accord
        """,
        .negation: """
        non nope no nah nein pas ne not dont jamais never aucun- without sans
        nullement nan
        """,
        .cancelling: "annul- cancel- oublie- oubli- forget- nevermind abandon- abort laisse",
        .correcting: """
        plutot instead rather actually enfin finalement disons meant correction oups
        oops whoops sorry pardon mistake
        """,
        .repeating: """
        repet- repeat- again redis redire redites reformul- rephrase entendu heard
        compris catch
        """,
        .undoing: """
        defai- undo- revert- reverse- retabli arriere rembobin- rollback revenir
        reviens contrepass-
        """,
        .thanking: """
        merci- thank- thx tks cheers ta ty mrc sympa super genial great nice cool
        """,
        .greeting: """
        bonjour- bonsoir- salut- hello hi hey coucou- yo hiya morning evening
        afternoon bjr slt cc wesh rebonjour re
        """,
        .parting: """
        revoir bye goodbye adieu ciao tchao tchuss bientot later tantot nuit night
        journee cheerio laters
        """,
        .help: """
        aide- help- assist- fonctionne- capable- commandes features explique-
        explain- guide manual tuto-
        """,
        .how: "comment how coment cmt commen",
        .ability: """
        peux peut pouvez pourrais pourriez possible can could able permis faisable
        """,
        .wish: """
        veux voudrais souhaite- aimerais want wanna would like need besoin faudrait
        faut must gotta dois
        """,
        .please: "stp svp please pls plz kindly veuillez",
        .whom: "moi me toi lui leur him her them us nous",
        .condition: "si if imagine- suppos- hypothe- whether unless",
        .reporting: "dit dis disait said told says parait quote- cite",
        .others: "il elle ils elles he she they someone",
        .weather: "meteo- weather rain- pluie pleut neige- snow soleil sunny temperature-",
        .entertainment: """
        musique- music song- chanson- playlist- radio joue play jouer ecout- listen
        film- movie- serie-
        """,
        .calendar: """
        reveil- alarm- timer minuteur chronometre calendrier calendar agenda rdv
        meeting reunion- appointment-
        """,
        .calling: "appelle- appeler call calls calling sms whatsapp mail email courriel",
        .cooking: "recette- recipe- cuisine cook- plat- ingredient-",
        .travel: """
        billet- train- avion- flight- hotel- reserve- book booking voyage- vacances
        holiday- itineraire route directions
        """,
        .sport: "match- foot football score- equipe- team ligue league rugby tennis",
        .market: """
        bourse- stock- action- cac dow nasdaq bitcoin btc ethereum eth crypto- cours
        cotation- forex convert- inflation
        """,
        .loan: """
        pret- loan- mortgage- emprunt- borrow- hypotheque- financement- lending
        """,
        .insurance: "assur- insur- mutuelle- garantie- warranty sinistre-",
        .law: """
        loi- law- juridique- legal- tribunal- declar- fiscal- heritage- inherit-
        testament
        """,
        .agent: """
        conseiller- agent- humain- human- support hotline agence- branch- horaire-
        guichet-
        """,
        .meaning: "definition- signifie- mean- sert",
        .joke: """
        blague- joke- rigole- drole- funny raconte- histoire- poeme- poem- chante-
        sing- devinette-
        """,
        .money: """
        euro- eur dollar- usd livre- gbp pound- quid balle- bucks buck francs chf
        dirham- cfa yen- jpy devise- currency currencies tenner fiver grand k thune-
        ble fric oseille cash argent money sous dough moolah pognon flouze tune
        tunes monnaie
        """,
        .food: """
        pizza- diner dinner lunch dej dejeuner breakfast pub cafe coffee biere-
        beer- drink- kebab- sushi- takeaway takeout apero tournee meal- repas bar
        restau courses groceries
        """,
        .home: "menage maison house home flat appart- jardin- furniture meuble-",
        .outing: """
        cine- movie concert- ticket- place- festival- cadeau- gift- present-
        anniversaire- birthday- sortie- weekend
        """,
        .transport: """
        essence fuel petrol train metro bus taxi uber parking peage- toll- covoit-
        cab ride carburant diesel tram velo
        """,
    ]
}
