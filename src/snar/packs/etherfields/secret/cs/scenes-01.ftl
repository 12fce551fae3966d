# Kniha tajemství: Dům, kde zvoní

scene-zvoneni =
    Stojíš v cizí předsíni a máš na sobě vlastní kabát. Někde v domě zvoní telefon. Má čas. U koho takhle zvoní, ten to má ke sluchátku daleko.

    Pamatuješ si pokoj číslo devět, lampičku přikrytou šátkem a starou paní, která ve spánku hýbala prsty, jako by něco zapojovala. Pamatuješ si, že tvým jediným úkolem bylo neusnout. Na nástěnných hodinách bylo deset minut po třetí.

    Vlevo je vypínač. Vpravo dveře, které se vzpříčily. Domovní dveře za tebou nemají kliku a tobě to z nějakého důvodu připadá slušné.

    Telefon zvoní dál.
    .title = Zvonění
    .hint = Akci mapy provádíš na jejím poli a platíš ji záměrem: odhoď z ruky karty té barvy, kterou cena žádá. Pohyb stojí prohnanost, jednu za pole.
scene-svetlo =
    Vypínač cvakne a světlo se rozsvítí o pokoj dál. Vlevo je najednou kuchyně.

    Na stole leží chléb, ukrojený z obou konců, aby se nemuselo hádat o patky. Voda v konvici je ještě teplá. Židle jsou čtyři a jedna je postavená na dvou telefonních seznamech, pro někoho, kdo na stůl ještě nedosáhne. Pod linkou jsou nízká dvířka do spíže. Kohoutek kape do rytmu, který telefon o půl vteřiny předbíhá.
    .title = Světlo o pokoj dál
    .hint = Některé ceny nejsou v kartách. Kohoutek stojí tíseň: osmá ukončí celý sen, takže si jí neber víc, než uneseš.
scene-dvere-do-pokoje =
    Dveře povolí, až když se o ně přestaneš opírat. Obývací pokoj. Křesla pod bílými prostěradly, hodiny zastavené na deseti minutách po třetí a u zadní stěny kredenc, tak velký, že ho sem museli postavit dřív než dům.

    Zvonění je tu slyšet zřetelněji a jde zpoza kredence.

    Na parketách před ním jsou čtyři vyšoupané obloučky. Už ho jednou někdo odsunul a pak ho zase vrátil, pečlivě, přesně na místo, jako když se přikrývá dítě.
    .title = Pokoj pod prostěradly
    .hint = Kredenc je postupná akce: její cena se násobí počtem spáčů, ale můžete ji skládat po částech a v kolika tazích chcete.
scene-zavarenina =
    Na štítku stojí drobným písmem: Meruňky. A pod tím: pro L., až se vrátí z noční.

    Víčko odskočí skoro samo. Pod kopulí sirupu leží půlky meruněk, a mezi nimi něco, co do zavařeniny nepatří a svítí.

    Kdo to sem schoval, počítal s tím, že pro meruňky se chodí jen v dobré náladě.
    .title = Meruňky pro L.
    .choice-ochutnat = Vylovit to, co svítí
    .choice-vratit = Zavřít sklenici a nechat ji pro L.
scene-na-verande =
    Okno nejde do ulice. Jde na verandu a za verandou je zahrada, která tu být nemůže, protože na tom místě má stát sousední dům.

    V proutěném křesle je důlek. Když se naň zadíváš, nepatrně se prohloubí, jako když si někdo poposedne, aby ti udělal místo.

    Na parapetu leží na novinách složené brýle. Titulek říká: Údolí bude v dubnu. Zbytek je přeložený dovnitř.

    Datum nahoře je březnové.
    .title = Veranda
    .choice-prihlizet = Chvíli se dívat s tím, kdo tu sedí
    .choice-zaklepat = Zaklepat na sklo a jít dál
scene-kredenc =
    Kredenc se dá do pohybu neochotně, ale bez hluku. Skleničky uvnitř o sebe ani necinknou; drží se navzájem. Za ním je schodiště, vyšlapané uprostřed, s koberečkem přibitým jen na těch schodech, které vrzaly.

    Zvonění teď přichází shora i zdola zároveň a mezi oběma je malé zpoždění.

    Jedna zásuvka se při posouvání pootevřela. Leží v ní lístek, napsaný obyčejnou tužkou, obrácený textem dolů.
    .title = Za kredencem
    .choice-nahoru = Jít za zvoněním nahoru
    .choice-dolu = Jít za zvoněním dolů
    .choice-zasuvka = Nejdřív si přečíst lístek
scene-nahore =
    Nahoře jsou jediné dveře a jsou nízké. Dětský pokoj. Dvě postele, dva stejné přehozy, na zdi výškoměr s čárkami a daty.

    Čárky L. lezou vzhůru až k futrům. Čárky T. končí u devítky a nad poslední je ještě tečka: toho, kdo měřil, někam odvolali.

    Na podlaze leží kus křídy a půl nakreslených dveří. Zvonění jde zpod nich, ze zdi, ve výšce kolen.

    Lampička u postele nemá žárovku, jen prázdnou objímku broušenou do šestiúhelníku.
    .title = Výškoměr
    .hint = Do objímky patří zářivý drahokam. Vlož ho a místo působí, dokud v něm drahokam leží; později si ho smíš vzít zpátky.
scene-dole =
    Čtrnáctý schod dolů je delší, než noha čeká. Sklep. Voda po kotníky, studená tak, že na chvíli zapomeneš, kvůli čemu jdeš. Na hladině plavou etikety odlepené z lahví a drží při sobě jako kachny. Za stěnou z prken, zatlučenou křivými hřebíky, zvoní telefon tak blízko, že se prkna při každém zazvonění zachvějí.

    Hřebíky jsou zatlučené zevnitř. Někdo tam šel zvonění hlídat a pak si nebyl jistý, že chce, aby ho kdokoli rušil.
    .title = Voda po kotníky
scene-navsteva =
    U domovních dveří někdo zazvoní. Obyčejným zvonkem, jednou, jako návštěva, která se ohlásila dopisem a dopis nedošel.

    Škvírou pod dveřmi teče do předsíně voda. Pomalu, v jednom tenkém prameni, a obchází rohožku.

    Když se podíváš kukátkem, je za ním kabát. Těžký, mužský, promočený až po límec, zapnutý na všechny knoflíky. Nad límcem není nic. Kabát trpělivě přešlápne a otře si podrážky, které nemá.
    .title = Návštěva
    .hint = Ve hře je entita. Ve fázi snu se pohybuje a působí podle karty tahu; zblízka s ní můžeš jednat, nebo ji vyprovodit.
    .choice-otevrit = Otevřít dřív, než zazvoní podruhé
    .choice-neotvirat = Dělat, že nikdo není doma
scene-zidle =
    Přisuneš mu židli. Kabát chvíli neví, co s rukávy, pak si sedne tak, jak si sedají lidé, kteří celý den stáli ve frontě. Víc nechce, a nic vzácnějšího v celém domě není. Voda z něj kape na parkety a parkety ji pijí.

    Z levé kapsy mu čouhá kus provázku a něco tvrdého. Kapsa je vytahaná do tvaru dětské pěsti: kdo tenhle kabát nosil naposled, tomu rukávy sahaly až na zem.
    .title = Židle
    .choice-uvarit-caj = Uvařit dva čaje
    .choice-prohledat-kapsy = Podívat se mu do kapes
    .choice-nechat-sedet = Nechat ho sedět
scene-vyprovozeni =
    Vezmeš ho za ramena a vedeš ke dveřím. Nebrání se. Je těžší, než kolik může vážit voda, a cestou se dvakrát ohlédne, pokud se dá ohlédnout límcem.

    Na prahu si stáhne manžety, jako by tam měl zápěstí, a jde. Po cestě, která před domem není. Slyšíš, jak se jeho kroky mění ve šplouchání a šplouchání v nic.

    Na kachličkách zůstane po botách dvojice mokrých stop. Jsou malé.

    Otisk pravé je bosý.
    .title = Vyprovození
scene-pod-serikem =
    Hlína pod šeříkem je kyprá. Někdo ji každý rok překopal a nikdy nic nezasadil. Rýč narazí na plech.

    Krabička od kakaa, převázaná tkaničkou do bot. Na víčku je hřebíkem vyškrábáno: NEOTVÍRAT, TONÍK.

    A pod tím, jiným, starším písmem: Neotevřu. L.

    Telefon v domě na okamžik přestane. Pak zvoní dál, o trochu tišeji.
    .title = Pod šeříkem
    .choice-vykopat = Vzít krabičku s sebou
    .choice-zahrabat = Zahrabat ji, jak byla
scene-plechova-krabicka =
    Je lehčí, než vypadala. Uvnitř se něco jednou převalí po dně a znovu ztichne. Tkanička je zauzlovaná tak, jak uzluje někdo, koho to teprve naučili: mašle, mašle přes mašli a pro jistotu ještě jedna. Chybí v nějaké botě. Někde běhá kluk s jednou botou rozvázanou. Zahrneš jámu. Šeřík pustí dva lístky a ty padají déle, než by měly, a nikam nedopadnou.
    .title = Krabička od kakaa
scene-krida =
    Druhou polovinu dveří dokreslíš ty. Křída drobí, klika vyjde nakřivo, prahu se vyhneš, protože o práh se zakopává. Potom zkusíš to, co se zkouší jen v dětství a ve snu: vezmeš za kliku. Zeď se otevře s lehkostí papíru. Za ní je úzká chodbička, v ní stolek, na stolku telefon a nad ním nástěnka plná lístečků, všechny prázdné.

    Tvůj křivý obrys zůstane na zdi. Vypadá, jako by tu odjakživa chyběl.
    .title = Křída
scene-prkna =
    Hřebíky jdou ven jeden za druhým a každý při tom vydá tón. Kdyby jich bylo o dva víc, byla by to písnička.

    Za prkny je výklenek s telefonem. Stoličku někdo vypolstroval starým svetrem. Na zdi jsou tužkou čárky po pěti, stovky pětic, a u každé malé písmeno: z, z, z. Zvonilo. Zvonilo. Zvonilo.

    Poslední pětice má jen čtyři čárky. Tužka leží pod ní, ořezaná, připravená.
    .title = Čárky
scene-sluchatko =
    Sluchátko je teplé. Zvonění ustane a dům, který si na ně zvykl, o kousek poklesne.

    V mušli šumí. Za velmi silným sklem jde veliká voda. Pak někdo popadne dech. Mužský hlas, úřední, unavený, se začne představovat a zarazí se. Čeká, že se ohlásíš ty. Tak se to dělá.

    Na bločku vedle telefonu je předtištěno: Volá. Komu. Vzkaz.
    .title = Sluchátko
    .choice-kdo-vola = Zeptat se: Kdo volá?
    .choice-mlcet = Mlčet a poslouchat
    .choice-rict-jmeno = Říct vlastní jméno
scene-kdo-vola =
    „Tady hráz,“ řekne hlas. „Konečně. Volám čtyřicet minut, slečno, pořád máte obsazeno.“

    Neopravíš ho.

    „Zapište si to. Zavírá se dnes. Ne v dubnu, dnes v noci. Vzbuďte domy. Rozumíte? Všech jedenáct stanic.“

    Chceš se zeptat, které domy. Na druhé straně se ozve rána a pak znovu ten hlas, už dál od mikrofonu: „Držte linku. Prosím vás. Držte linku.“

    Zapíšeš si to. Tužka na papíře nezanechá nic.
    .title = Tady hráz
scene-ticho-na-lince =
    Mlčíš. Hlas na druhé straně chvíli čeká a pak se mu uleví, protože s mlčením se mluví líp než s úřadem.

    „Vy víte, kdo jsem,“ řekne. „Volám každou noc. Nikdo to nebere a já to chápu. Jenom jsem chtěl, aby někdo věděl, že jsem volal. Že jsem volal včas. Že bylo obsazeno.“

    Potom už jen dýchá. Zjistíš, že dýcháš s ním. Voda za sklem je na chvíli obyčejný déšť.
    .title = Ticho na lince
scene-tvoje-jmeno =
    Řekneš své jméno. Ve sluchátku je ticho a potom ho hlas zopakuje, pomalu, s přízvukem na jiné slabice, než se říká.

    „To nejste vy, koho volám,“ povídá. „Ale zapíšu si vás. Aspoň někdo se ohlásil.“ Slyšíš skřípat pero. „Máte to u nás, kdybyste jednou potřeboval hráz. Nebo potřebovala. Po telefonu se to nepozná.“

    Pak řekne ještě jednou tvé jméno, tentokrát správně.
    .title = Tvoje jméno
scene-rano-prvni =
    Linka ztichne. Nikdo nezavěsil; jen už na ní nic není. Položíš sluchátko a dům se začne skládat: pokoj do pokoje, schody do kredence, světlo do vypínače. Naposled se složí předsíň a ty stojíš venku, na okraji města, které neznáš a které zná tebe. V oknech se svítí, v každém domě jen v jednom.

    Za zády ti ve složeném domě něco krátce cinkne. Mohla by to být lžička.
    .title = Linka ztichla
scene-umlklo =
    Telefon zazvoní naposled a v polovině přestane. Čekáš na druhou polovinu.

    Nepřijde.

    Dům stojí kolem tebe jako někdo, kdo se chystal něco říct a pak uslyšel kroky. Pokoje se zavírají, jeden po druhém, bez bouchnutí. Ocitneš se na chodníku na okraji cizího města. Svítí se tu jen v jednom okně z každého domu.

    Z téhle strany dveře kliku mají. A když k nim přiložíš ucho, slyšíš, velmi daleko, první zazvonění nové řady.
    .title = Umlklo to
