extension WordClass {
    /// Given names and short forms common where French and English are spoken, folded.
    static let givenNames = """
        adam adele adrien agathe agnes ahmed aicha aida aimee alain alan albane albert alex
        alexandre alexandra alexia alexis alfie alfred ali alice alicia aline alison alix alya
        amadou amandine amara amelia amelie amina aminata amine amir amy ana anais andre andrea
        andrew andy ange angela angele angelique anita ann anna anne annie anouk anthony antoine
        antonio april arianne armand arnaud arthur ash asma assia astrid aude audrey augustin
        aurelie aurelien aurore austin ava avril awa axel aya ayo ayse baptiste barbara bart
        basile bastien beatrice beatriz ben benjamin benoit bernadette bernard bertrand beth
        betty bianca bill billy blaise blanche bob bobby boris brad brandon brenda brian brice
        brigitte bruno bryan caleb cameron camille capucine carl carla carlos carmen carol
        carole caroline caro cash cassandra catherine cathy cecile cecilia cedric celeste celia
        celine chantal charles charlie charlotte chen chiara chloe chris christelle christian
        christiane christine christophe christopher claire clara clarisse claude claudia
        claudine clea clem clemence clement cleo clotilde coco colette colin colm come connor
        conor constance corentin corinne craig cyril cyrille daisy dan daniel daniela danielle
        danny daphne dave david dawn dean deb deborah declan deepak delphine denis denise derek
        dev diana diane didier diego dimitri dominique donald donna dorian doris dorothee doug
        drew dylan ed eddie eddy edgar edith edmond edouard edward eileen elena eleonore eli
        elias elie eliott elisa elisabeth elise elizabeth ella ellen elliot elodie eloise elsa
        elton emeline emile emilie emily emma emmanuel emmanuelle enzo eric erica erik erin
        ernest estelle esther ethan etienne eugene eva evan eve evelyne ewan ewen fabien
        fabienne fabio fabrice faith fanny faouzi farah farid farida fatima fatou fatoumata
        faustine felicia felix ferdinand fernand fiona flora florence florent florian flo
        francesca francine francis franck francois francoise frank fred freddie frederic
        frederique freya gabe gabriel gabriela gabrielle gael gaelle gaetan gareth gary gaspard
        gaston gauthier gavin gemma genevieve george georges georgia gerald gerard geraldine
        gerry ghislaine gilbert gilles gina giovanni gisele giulia gloria gordon gord grace
        graham grant greg gregoire gregory greta gus guillaume guy gwen gwenaelle hadrien hakim
        hamid hamza hannah hans harold harry harvey hassan hawa heather hector heidi helen
        helena helene henri henriette henry herve hicham holly hope hubert hugh hugo hugues
        hussein ian ibrahim ibrahima ida idris ignace igor ilan ilyes imane imran ines inigo
        ingrid irene iris isaac isabel isabella isabelle isaure isla ismael issa ivan ivy jack
        jackie jacob jacqueline jacques jade jake james jamie jan jane janet janine jason
        jasmine javier jay jean jeanne jeannine jeff jen jenna jennifer jenny jeremie jeremy
        jerome jess jesse jessica jill jim jimmy jo joan joao joaquin joe joel joelle joey johan
        john johnny jojo jon jonas jonathan jordan jose joseph josephine josh joshua josiane
        jospin joy joyce juan judith judy jules julia julian julie julien juliette juju june
        junior juste justin justine kader kamel karen karim karima karine karl kate katarina
        katia katie katy kay keira keith kelly ken kenza kev kevin khadija khadidja khalid kim
        kimberly kieran kofi kwame kyle lamine lara larry laura laure laurence laurent laurie
        layla lea leah leila lena lenny leo leon leonard leonie leonor leslie lewis liam lila
        lili liliane lily lina linda lindsay linh lionel lisa lise liv liz loic lola loren
        lorenzo lou louane louis louisa louise luc luca lucas lucia lucie lucien lucille lucy
        ludivine ludo ludovic luigi luis luke lydia lydie lynn mael maeva magali mahamadou mai
        maja malik mamadou manon manu manuel marc marcel marco marcus margaret margaux margot
        marguerite maria mariam mariama mariana marianne marie marin marina marine mario marion
        marius mark marlene martha martin martina martine mary maryam maryse mateo mathias
        mathieu mathilde mathis matt matteo matthew matthias matthieu maud maureen maurice max
        maxence maxime maxine may maya mehdi mei mel melanie melissa melo mercedes mia michael
        michel michele michelle miguel mike mila milan millie milo mimi miriam mo mohamed
        mohammed moira molly momo monica monique morgan morgane moussa mounir muriel murielle
        mustapha myriam nabil nadege nadia nadine nana naomi natacha natalie natasha nath
        nathalie nathan ned neil nelly nelson nia niall nick nico nicolas nicole nigel nils nina
        noa noah noe noel noelle noemie nora norbert nour ola olga oliver olive olivia olivier
        omar ophelie orla oscar otto ousmane owen pablo paddy padraig pam pamela pascal pascale
        pat patrice patricia patrick paul paula paulette pauline pearl pedro peggy penelope
        penny peter phil philip philippe philomene pia pierre pierrick piotr poppy priya
        priyanka quentin rachel rachid rachida ralph ramon raoul raphael raphaelle raquel rashid
        raul ravi ray raymond rebecca reggie regine regis rejean remi remy renaud rene renee
        rhys ricardo rich richard rick ricky rita rob robbie robert roberta roberto robin
        rodolphe rodrigo roger roland romain roman romane romeo ron ronan ronnie rory rosa
        rosalie rose rosie ross roxane roy ruby russell ruth ryan sabine sabrina sacha said
        salim sally salma sam samantha sami samia samir samira samuel sandra sandrine sandy sara
        sarah sasha scott sean seb sebastian sebastien selena selim selma serena serge sergio
        severine shane sharon shaun sheila shirley sidonie silvia simon simone sinead siobhan
        sofia sofiane soizic sol solange solene sonia sophia sophie soraya stan stanislas stefan
        stella steph stephane stephanie stephen steve steven stuart sue suresh susan suzanne
        sven sylvain sylvie tamara tania tanya tara tariq tasha ted teddy teresa tess thais thea
        theo theodore therese thibaud thibault thierry thomas tia tiffany tim timothee timothy
        tina titouan tobias toby toto tom tommy tony tracy tristan tunde ugo ursula val valentin
        valentina valentine valerie vanessa vera veronica veronique vic vicky victor victoria
        victoire vijay vince vincent viola violet violette virginie viviane vlad walid wally
        walter wanda warren wassim wayne wendy wes wesley wilfried will william willy xavier
        yacine yann yanis yannick yasmina yasmine yohan yolande youssef yuki yves yvette yvonne
        zac zach zack zara zoe zohra
        """
}
