# Kniha tajemství: Běh před vodou

scene-pred-vodou =
    Náves v březnu, po půlnoci. Vozy odjely večer, naložené postelemi a svatými obrázky; na zápraží zůstala jen košťata, protože koště se do nového domu nenosí.

    Za mostem něco leží přes celou šířku údolí. Může to být mlha. Pak se v tom odrazí hvězda, uhne a zhasne. Voda jde po dlažbě potichu, jako chodí host, který se bojí, že vzbudí děti.

    A přes náves běží kluk. V kabátě po otci, s jednou botou rozvázanou. Křičí jméno, ale ne lidské. „Broku! Broku!“

    Neutíká. Jde po něčem, co slyší jenom on.
    .title = Před vodou
scene-tabule =
    Na tabuli je hezkým písmem napsáno: Zítra se neučíme. A pod tím, ještě hezčím: Už nikdy se tu neučíme, děkuji vám, děti.

    V lavicích jsou vyrytá jména. Najdeš T. V. a vedle něj B., přestože psi do školy nechodili. Na stupínku stojí křídový obrys: někoho tu obkreslili u tabule, vestoje, s rukama od těla, jak stojí dítě, které neumí odpověď a zkouší aspoň nepadnout.

    Vejdeš se do něj po ramena. Zbytek přečnívá a je mu zima.
    .title = Zítra se neučíme
scene-vyhen =
    Kovář nechal oheň hořet. Nikdo ho neuhasil ze stejného důvodu, z jakého se nezastavují hodiny v domě, kam se ještě někdo může vrátit pro brýle.

    Zatáhneš za měch. Uhlí se rozzáří a na okamžik je v kovárně léto. Na zdi visí podkovy, každá s cedulkou: Líza, Fuksa, Bělka. Koně jsou pryč. Poslední cedulka má jméno Brok a je pod ní docela malý kovaný kroužek na známku.

    Voda venku narazí na práh a zasyčí, i když oheň je až na druhém konci místnosti.
    .title = Oheň se nehasí
scene-stodola =
    Ve stodole je seno, které už nikdo neodveze, a v něm důlek na dvě děti a jednoho psa. Někdo si sem chodil číst. Na trámu drží mezi dvěma hřebíky fotografie.

    Dívka v uniformě, které se ještě všichni smějí, drží za ramena kluka. Kluk drží psa. Pes drží v zubech klobouk, patrně fotografův. Za nimi padá přes jez voda, tenkrát ještě ta malá, domácí.

    Na rubu: Lída má první noční. Slíbila, že mě vzbudí telefonem, i když telefon nemáme.
    .title = Lída má první noční
scene-mlynar =
    Bušíš na vrata mlýna a uvnitř se nic nehne. Okna jsou tmavá, ale na prahu stojí boty. Velké, otočené špičkami ven, jak je staví člověk, který chce ráno vyjít bez přemýšlení.

    Mlynář je hluchý, vzpomeneš si, ačkoli si to pamatovat nemůžeš. Celý život vedle kola. Někdo by musel dovnitř a vzít ho za rameno, a to je chvíle, kterou nemáš. Kolo se točí rychleji než prve. Nemele nic a mele to najemno.
    .title = Mlynářovy boty
    .choice-vzbudit = Vylomit okno a vzbudit ho
    .choice-nechat-spat = Běžet dál, než bude pozdě
scene-mlynar-vstal =
    Položíš mu dlaň na rameno. Otevře oči a podívá se ne na tebe, ale na kolo, skrz zeď. „Jde naprázdno,“ řekne hlasem, který sám neslyší. „Tak už přišla.“

    Obuje se. Beze spěchu, každou tkaničku zvlášť.

    Pak sundá ze zdi čtyři hřebíky, dlouhé, kované, a vtiskne ti je do ruky. „Na co chcete, aby drželo.“

    Odchází polem do kopce a vylomený rám okna nese na zádech. Mlýn za ním mele dál, naprázdno.
    .title = Mlynář vstal
scene-prvni-slovo =
    Zavoláš na něj a on se ohlédne, ale nezpomalí. „Nemůžu stát!“ křičí. „Když stojím, neslyším ho!“

    Zblízka je menší, než se zdálo z jeho běhu. Rukávy otcova kabátu má shrnuté a plné větru. Na krku mu na provázku visí klíč, takový, jaký se věší dětem, které chodí domů samy.

    „Kdo vás poslal?“ zeptá se přes rameno. Na odpověď má čas jen do příštího rohu.
    .title = První slovo
    .choice-plechovka = Ukázat mu krabičku od kakaa
    .choice-otevrena = Přiznat, že krabička už je otevřená
    .choice-od-hraze = „Volala hráz. Zavírá se dnes.“
    .choice-jmenem = Říct mu své jméno, jak ho zapsali na hrázi
    .choice-bez-dechu = Nemít dech na odpověď
scene-toniku-plechovka =
    Zastaví se. Poprvé. Dívá se na krabičku, pak na tkaničku, pak na svou botu a v obličeji se mu něco pomalu sčítá.

    „Otevřela ji?“ zeptá se.

    Ukážeš mu uzly. Mašle přes mašli přes mašli. Nikdo se jich nedotkl.

    „Tak to je od ní,“ řekne kluk a vydechne. Krabičku si nevezme. Jen přejede prstem po vyškrábaných písmenech, jako se kontroluje, jestli jsou dveře zamčené, a rozběhne se znovu, ale teď tak, že mu stačíš.
    .title = Neotevřela
scene-toniku-otevrena =
    „Otevřela ji?“ zeptá se, sotva uvidí tkaničku.

    „Ona ne,“ řekneš. „To já.“

    Zastaví se, i když nechtěl. Na prstech spočítá, co v ní bylo: píšťalka, kulička, zub. U čtvrtého prstu neví. „A klíč od ničeho,“ řekneš.

    „Od ničeho není,“ povídá kluk. „Jenom ty dveře ještě nejsou.“ Rozběhne se, ale napůl otočený, aby na tebe viděl.
    .title = Otevřená
scene-druhe-slovo =
    Dohoníš ho u plotu. Drží se ho oběma rukama a poslouchá. Ve tmě za zahradami někde řinčí řetěz.

    „Říkali, že psy pustili všechny,“ povídá Toník, ne tobě. „Ale strejda ho vždycky přivazoval na noc. Vždycky. Protože utíkal za mnou do školy.“

    Voda zatím došla ke kašně. Kašna teče do vody, voda do kašny a nepozná se, kdo komu nalévá.

    „Vy se nebojíte?“ zeptá se kluk.
    .title = Druhé slovo
    .choice-strach = Přiznat, že ano
    .choice-cesta = Ukázat mu, kudy se dá utéct
scene-dalsi-slovo =
    Doběhneš ho znovu. Mluví v běhu, po kouskách, mezi dvěma dlaždicemi.

    §co

    Na rohu přidá. Kameny za ním jsou mokré dřív, než k nim voda dojde.
    .title = Další slovo
    .passage-zvednout = „Lída říká, že se má zvednout hned napoprvé. Aby se ten druhý nestihl leknout.“
    .passage-doma = „Vy doma máte telefon?“ ptá se a nečeká. „My budeme mít. V tom novém.“
    .passage-podle-kroku = „Já už vás znám po kroku,“ řekne a neohlédne se.
    .choice-vedle = Běžet vedle něj, i když voda slyší dva
    .choice-nadbehnout = Nadběhnout mu přes dvory
scene-za-rukav =
    Chytíš ho za rukáv. Paže v něm končí dřív než látka a v ruce ti zůstane jen prázdný konec. Kluk se zarazí, otočí a kousne tě. Ne moc. Tak, jak kouše pes, kterého jednou kousli.

    „Nesahejte na mě,“ řekne. „To je tátův kabát.“

    Ale stojí. Měří si tě, jako se měří klacek, jestli bude k něčemu. Kapky mu padají z lokte na dlažbu a ta pod nimi už není suchá.

    „Tak pojďte,“ řekne nakonec. „Ale nedržte mě.“
    .title = Za rukáv
scene-tonik-stoji =
    Toník se zastaví uprostřed cesty a najednou je vidět, jak je unavený. Devět let je málo na to, aby člověk běžel celou noc, a to každou.

    „Já vím, jak to dopadne,“ řekne. „Nejsem hloupý. Vždycky doběhnu ke mlýnu a řetěz se nedá rozepnout. Jenom nevím, proč mi nikdo nikdy nezavolal.“

    §serik

    Nahoře na kopci se bělá kaple. Zvon v ní má provaz až na zem. Z druhé strany, od mlýna, štěká pes, chraptivě a v pravidelných přestávkách, jako obsazovací tón.
    .title = Toník stojí
    .passage-mela-jama = „Pod šeříkem je čerstvá hlína,“ dodá. „Je o krabičku mělčí. Já ji tam nehledal, já jen vím, kolik jí bylo.“
    .passage-nekopali = „A pod šeříkem nikdo nekopal,“ dodá. „To bych slyšel.“
    .choice-pro-psa = Jít s ním pro Broka
    .choice-pistalka = Podat mu krabičku, je v ní píšťalka
    .choice-pistalka-z-kapsy = Vytáhnout píšťalku, která v krabičce byla
    .choice-naruc = Vzít ho do náruče a jít ke kapli
scene-pistalka =
    §odkud

    Zapískáš. Neozve se nic. Dole u mlýna dvakrát cinkne řetěz a potom už ne.
    .title = Píšťalka
    .passage-uzly = Krabičku si rozváže sám. Mašle, mašle, mašle; na každou potřebuje obě ruce a kousek jazyka. Píšťalku otře o kabát a podá ji tobě. Víčko zase zaklapne, zaváže a krabičku ti vrátí. „Já nemám dech,“ řekne.
    .passage-kapsa = Vytáhneš píšťalku z kapsy. Kluk ví, odkud je, a nic na to neřekne. Jen ti ji v prstech otočí správným koncem.
scene-pro-psa =
    „Vážně?“ řekne a hned se rozběhne, aby si to nikdo nestačil rozmyslet. Pěšina ke mlýnu je úzká a z obou stran do ní nakukuje voda.

    Brok stojí na boudě, na posledním suchém místě, a štěká. Když uvidí kluka, přestane a začne se celý třást, od čenichu.

    „Na mě neslyší, když má strach,“ povídá Toník. „Musí to být někdo, kdo strach nemá. Nebo kdo to umí zahrát.“

    Podívá se na tebe a čeká.
    .title = Pro psa
scene-naruc =
    Je lehký. Čekáš, že se bude prát, ale on si jen opře čelo o tvůj límec, jako by to odjakživa byla jeho výška.

    „Štěká,“ řekne po chvíli.

    „Slyším ho,“ řekneš.

    Jdeš do kopce. S každým krokem je štěkot slabší a kluk těžší. Do dlaně ti vtiskne obojek, rozepnutý, studený: měl ho celou dobu v kapse, protože ho Brokovi jednou sundal, aby si zkusil, jaké to je.

    Potom už se na nic neptá. Dívá se ti přes rameno dolů a počítá. Nevíš co.
    .title = Náruč
scene-brok-prisel =
    Pes přijde. Kus řetězu táhne za sebou a karabina na jeho konci je rozepnutá. Palcem. Každé ráno to tak dělal strejda.

    Toník si k němu dřepne do vody. Neobejme ho. Vezme ho za obě uši, přitiskne čelo na čelo a něco mu dlouho vysvětluje. Pes poslouchá tak, jak se poslouchá v kostele.

    „Tak,“ řekne kluk a vstane. „Teď můžeme.“ Obojek podá tobě. „On už ho nebude potřebovat. On trefí.“

    Do kopce jde před vámi a ani jednou se neohlédne.
    .title = Brok přišel
scene-zvon =
    Provaz klouže a je studený. Zvon nejdřív neřekne nic, pak řekne své jméno, znovu a znovu, přes celé údolí. Dole se v prázdných domech rozsvěcí, okno za oknem.

    Voda stojí na úrovni prahu a dál nejde. Kaple je na kopci. Byla vždycky na kopci. Stačilo dojít.

    „Vy ji uvidíte?“ ptá se Toník. „Lídu? Řekněte jí, že jsem se nebál. Slíbíte mi to?“

    Třese se zimou a lže velmi dobře.
    .title = Zvon
    .choice-slibit = Slíbit mu to
    .choice-neslibit = Neslibovat nic, co není pravda
scene-slib =
    „Slibuju,“ řekneš a kluk přikývne, jako když se podepisuje převzetí balíku.

    „A že to nebylo kvůli telefonu,“ dodá. „Kdyby se ptala. Já bych stejně šel. I kdyby zvonil. To jí taky řekněte.“

    Zvon doznívá. V jeho posledním tónu slyšíš něco, co v něm předtím nebylo: krátké cvaknutí.

    Na konci velmi dlouhé linky někdo zvedl sluchátko a neozval se.
    .title = Slib
scene-bez-slibu =
    „Bál ses,“ řekneš. „Bylo to vidět na tom, jak běžíš.“

    Kluk se chvíli tváří uraženě. Potom se mu brada roztřese a je konečně jen tak starý, jak je. Brečí důkladně, pěstmi v očích. Když skončí, utře si nos do rukávu, který mu nepatří.

    „Tak jí neříkejte nic,“ povídá. „Nebo jí řekněte tohle.“ A vtiskne ti do dlaně kuličku, která svítí.
    .title = Bez slibu
scene-rano-druhe =
    Svítá, ale jen v kapli. Za oknem je jezero, hladké a úplně nové, a nad ním jdou dráty z jednoho břehu na druhý. Sedí na nich vlaštovky, v březnu, a každá druhá má v zobáku kousek slámy z nějaké střechy.

    Toník tu není. Na lavici po něm zůstal mokrý otisk a jedna rozvázaná bota. Vedle někdo položil čepici, otočenou dnem dolů, a v ní je několik mincí, jaké se házely do telefonu.
    .title = Jezero
scene-voda-dosla =
    Voda dojde na náves a zastaví se.

    Pak vystoupá o jeden schod.

    Potom o další.

    Vidíš ho ještě, u mlýna, na boudě. Nestojí tam sám. Mává ti, ne o pomoc; tak, jak se mává z vlaku někomu, kdo přišel na nádraží včas, jenom na špatné nástupiště.

    Probudíš se na patníku u silnice k hrázi, s mokrými botami. Někde za kopcem začíná bít půlnoc a v údolí, docela zřetelně, se dává do pohybu první z vozů.
    .title = Voda došla
scene-rozehrana-partie =
    Na katedře stojí šachovnice. Bílý je na tahu a schází mu kůň; na jeho poli leží kus křídy, aby se vědělo, čí to místo je. Vyměníš je. Křída má jeden konec okousaný.

    Ze zadní lavice, ve které nikdo nesedí, se ozve: „Šach.“ A za chvíli tišeji: „Já to jen zkouším.“
    .title = Rozehraná partie
