# Kniha tajemství: Ústředna

scene-u-vratnice =
    Budova stojí ve městě, kam stará paní nikdy nepřijela, a je přesně tak veliká, jak se musí zdát někomu, kdo o ní jen slyšel po drátě. Za sklem vrátnice sedí muž a lepí si na prst náplast.

    „Návštěva,“ konstatuje. „K přednostce se chodí přes sál. Když vás přestane poslouchat, vyvedou vás. Není to nic osobního, vyvádějí i mě.“ Posune k tobě knihu. Kolonka Důvod má jediný řádek a ten je krátký.

    Za jeho zády, velmi daleko, sto ženských hlasů říká totéž slovo a žádné dva ho neříkají zároveň.

    „Prosím. Prosím. Prosím.“
    .title = U vrátnice
    .choice-pravdu = Napsat: Březen, ta noc
    .choice-porucha = Napsat: Porucha na lince
    .choice-volali-nam = Nenapsat nic a počkat, až se vrátný zeptá
scene-kartoteka =
    Zátočí má jediné šuple a v něm jedenáct karet. Fara, mlýn, škola, kovárna, hospoda Na Jezu.

    U každé stanice je kolonka Buzeno v a u všech jedenácti je prázdná. Ne vyškrabaná, ne přelepená. Nikdo ji nikdy nevyplnil.

    Na dně leží seznam, složený načtyřikrát, s razítkem výstrahy. Někdo ho připravil předem: jména, pořadí, čas na jeden hovor půl minuty. Dohromady pět a půl minuty práce.

    Dole připsáno tužkou: linka na hráz, tř. 1, přednost před vším.

    A v rohu razítko přijaté výstrahy, jediné, které kdo vyplnil: 3.10.
    .title = Jedenáct stanic
scene-valecky =
    Hovory se tu suší na šňůrách jako prádlo a pak se navíjejí na vosk. Každý váleček má štítek. Přeslech. Omyl. Plakala. Nic neřekl.

    Nasadíš jeden bez štítku. Tři minuty šumu. Potom mladý mužský hlas říká něco o lampách na nábřeží, jak se rozsvěcejí po jedné, a dívka se směje. Směje se tak, že se v tom nedá poznat ani jedno slovo a přitom rozumíš všemu. Za jejich hlasy, slabě, po celou dobu, klepe relé. Někdo se dobývá na tutéž linku.
    .title = Co se suší na šňůrách
scene-skrinka =
    Skříňka číslo sedm je zamčená zevnitř, a tak na ni zaklepeš. Chvíli ticho, potom cvaknutí.

    Uvnitř nikdo není. Visí tam dívčí sako, malé, s průkazem v náprsní kapse: L. Vránková, výpomocná síla. Ve druhé kapse dva lístky do biografu na sobotu, nepoužité. Na dně sluchátka, jaká nosily manipulantky, s náušníkem omotaným vlnou, aby nestudil.

    Na vnitřní straně dvířek je přilepená pohlednice z města. Nábřeží, lampy. Na rubu: Přijeďte. Není to daleko.
    .title = Skříňka číslo sedm
    .choice-vzit-sluchatka = Vzít si sluchátka
    .choice-povesit-sako = Odnést sako přednostce a pověsit ho přes židli
scene-holubi =
    Balkonové dveře se rozletí a dovnitř vejdou holubi. Nepřiletí: vejdou, po parketách, jeden za druhým, s pouzdry na nožkách a s výrazem pošty. Rozejdou se po sále a začnou vybírat. Ze stolů lístky, z opěradel vlákna, tobě z ruky to, co máš právě na jazyku. Všechno ukládají do pouzder a pouzdra odnášejí na zábradlí, kde je předají větru.

    „Ty nechte,“ ozve se od pultu. „Jsou služebně starší než já.“
    .title = Služební pošta
scene-posluchac =
    Ve sběrně někdo je. Sedí v koutě mezi kotouči, obličej má otočený k tobě a na tom obličeji není vůbec nic než pozornost.

    Nemluví. Naklání se. Čím víc se naklání, tím míň ti zbývá, čím se ohlásit; slova ti z jazyka odcházejí po špičkách a přisedají si k němu.

    Sto manipulantek ho znalo. Říkaly mu Ten třetí. Byl na každé lince, slušný, nikdy si neodkašlal, a kdo ho jednou zaslechl mlčet, ten už do telefonu neřekl nic docela svého.
    .title = Ten třetí
scene-posluchac-mluvi =
    Řekneš mu něco, co o tobě ještě nikdo neví. Něco malého. Že to jednou zvonilo, a ty nic. Každý takové zvonění má.

    Posluchač se napřímí. Je to poprvé, co mu někdo něco dal a jenom neprošel kolem. Hledá po kapsách, čím by oplatil, a najde jen to, co nasbíral: cizí nedopověděné věty, zmačkané, celé hrsti.

    „Vezměte si je zpátky,“ řekne hlasem, který zní, jako když se poprvé otevře okno v zimě. „Nebo mlčte se mnou. Obojí umím.“
    .title = Něco malého
    .choice-pockat = Vzít si věty zpátky
    .choice-zavesit = Chvíli mlčet s ním
scene-otazka-cas =
    Přednostka otočí přesýpací hodiny na tři minuty, ty, kterými se měří hovorné. „Ptáte se na noc,“ řekne. „Nocí je hodně. Kolik bylo hodin?“

    Odpověď zná. Doufá, že si ji pleteš.

    Písek padá. Pozoruješ, že nepadá dolů, ale trochu stranou, k oknu, za kterým se rozsvěcejí lampy.
    .title = Kolik bylo hodin
    .choice-tri-deset = Ukázat na seznamu razítko: deset minut po třetí
    .choice-z-hodin = Říct, že v tom domě všechny hodiny stály na deseti po třetí
    .choice-ptat-se = Zeptat se, kolik bylo u ní
scene-otazka-jmeno =
    „Chodí sem různí,“ říká přednostka a rovná tužky podle délky. „Z úřadu. Z novin. Jednou přišla i ona sama, stará, o holi, a nepoznala mě. Každý chce vědět, kdo tu noc sloužil.“

    Položí tužku. „Na to se mě neptejte. Řekněte mi radši jméno, o které jde doopravdy.“

    Sál za tebou ztichne. Sto ženských rukou drží sto kolíčků těsně nad zdířkami.
    .title = Jméno, o které jde
    .choice-tonik = Říct: Toník
    .choice-vlastni = Říct své vlastní jméno
    .choice-zadne = Neříct žádné
scene-seznam-na-pultu =
    Přednostka srovná seznam s hranou pultu a čte ho prstem. Fara, mlýn, škola. U každého jména se prst na půl minuty zastaví a žádné nepřeskočí.

    Když dojde na konec, uplynulo pět a půl minuty. V sále za tu dobu nikdo nepromluvil.

    „Stihla bych to,“ řekne.
    .title = Pět a půl minuty
scene-fotografie-na-pultu =
    Fotografii jí podáš rubem nahoru. Přečte si ho a teprve potom ji otočí.

    „Ta uniforma mi byla velká,“ řekne. Prstem přejede po klukovi, po psovi, po klobouku. „Ten klobouk jsme platili. Fotograf chtěl, abychom se smáli, a pak se zlobil, že se smějeme.“

    Zastrčí ji do panelu, mezi dvě volné zdířky.

    „Slíbila jsem, že ho vzbudím telefonem. Telefon jsme neměli.“
    .title = Kdo drží koho
scene-valecek-hraje =
    Nábřeží, lampy, smích. První minutu si přednostka prohlíží nehty.

    Druhou se dívá z okna.

    Ve třetí se dívka na válečku nadechne k odpovědi a přednostka ji řekne s ní, o půl vteřiny napřed.

    Za hlasy klepe relé. Ukážeš na ně. Ne na hlasy, na to klepání.

    „To tam bylo vždycky,“ řekne. „Jenom mluvím nahlas.“
    .title = Váleček hraje
scene-vzkaz =
    Řekneš, že máš vzkaz. Přednostka namočí pero, napíše datum a hodinu a na kolonku Od koho se zatím nedívá.

    §co

    Pero se zastaví. Kapka spadne vedle řádku a ona ji nevysuší.

    „To není pro mě,“ řekne. „Já jsem jen služba.“ A pak, tak potichu, aby to neslyšela ani vlastní uniforma: „Jak to řekl? Přesně.“

    Zopakuješ to. Nezapíše nic. Prázdný list složí načtyřikrát a schová si ho do rukávu.
    .title = Vzkaz
    .passage-nebal-se = „Od Toníka,“ řekneš. „Že se nebál. A že to nebylo kvůli telefonu. Šel by stejně.“
    .passage-kulicka = „Od Toníka,“ řekneš a položíš na pult kuličku. Dokutálí se jí k ruce sama, po rovině. „Mám neříkat nic. Nebo tohle.“
scene-vyvedeni =
    Přednostka zavře desky. Nezlobí se, jen už tu pro ni nejsi; její pohled tebou projde a zastaví se na hodinách. Dvě manipulantky tě vezmou v podpaží, jemně. Mají v tom cvik. „Ona na to nemá čas,“ šeptá jedna. „Má jen čtyřicet minut. Pořád těch samých.“ Druhá ti cestou narovná límec.

    Stojíš zase na vrátnici. Vrátný zvedne zrak od náplasti. „Vidíte,“ řekne. „Zkuste to znovu. Ona si to pamatovat nebude, vy ano. To je celá vaše výhoda.“
    .title = Vyvedení
    .choice-omluvit-se = Vzkázat po manipulantkách omluvu
    .choice-vratit-se-hned = Vrátit se, než se dveře dovřou
scene-prednostka-vstava =
    Přednostka vstane. Teprve teď je vidět, že jí nohavice uniformy leží v záhybech na botách a že rukávy má na spínací špendlíky. Je jí devatenáct. Hodnost jí narostla sama, jako roste čepice sněhu na sloupku.

    „Pustím vás do kanceláře,“ řekne. „Tam je ta kniha. Já do ní nemůžu. Ale než vás pustím, chci vědět, kde se ve vás bere ta laskavost.“ Nebo ta zloba, dodají její oči, mně je to jedno, jen ať to někdo řekne.

    Čeká. Sto kolíčků čeká s ní.
    .title = Přednostka vstává
    .choice-pravda = Říct jí, že víš, kdo tu noc mluvil
    .choice-kouzlo = Neříct nic a podat jí kapesník
    .choice-natlak = Natáhnout ruku pro klíče
scene-rekneme-to =
    „Volala hráz,“ řekneš. „Bylo obsazeno. Byla jsi to ty a bylo ti devatenáct a smála ses.“

    Čekáš pláč. Místo něj si přednostka sedne na zem, do hromady vlastních rukávů, a dlouze vydechne.

    „Šedesát sedm let,“ říká, „jsem chtěla, aby mi to někdo řekl nahlas. A aby při tom nezvedl hlas.“

    Ukáže ke kanceláři. Klíč je ve dveřích. Byl tam vždycky.
    .title = Nahlas
scene-uprimne-mlceni =
    Podáš jí kapesník, čistý, složený. Hledá na něm kolonky. Potom si do něj vyfouká nos, důkladně, jak se to doma učí děti.

    „Vy to víte,“ řekne. „A neřeknete to.“

    Neřekneš to. Sál se rozezní, všechny hovory najednou, a v tom hluku ti přednostka otevře dveře kanceláře způsobem, jakým se pouští do domu podomní obchodník, který nic neprodává.

    „Jste první, kdo tu byl zdvořilý až do konce,“ řekne. „Nevím, jestli je to od vás hezké.“
    .title = Zdvořile až do konce
scene-svazek-klicu =
    Natáhneš ruku. Přednostka couvne, jen o půl kroku, a v tom půlkroku je celá její služba: uhnout, potvrdit, spojit. Odepne svazek klíčů a položí ho na pult, ne do tvé dlaně.

    „Tak takhle to dopadne pokaždé,“ řekne. „Nakonec přijde někdo, kdo na to má právo.“

    Klíče jsou studené a jeden je navíc, od ničeho v téhle budově. Když jdeš ke kanceláři, manipulantky před tebou schovávají nohy pod židle. Některá ti za zády tiše zavěsí.
    .title = Svazek klíčů
scene-kniha =
    Kniha hovorů je těžká a voní po mýdle. Březen. Listuješ nocemi, samé krátké hovory, samé „spojeno“. A pak stránka, na které je za celou hodinu jediný řádek.

    3.10–3.50, meziměsto, soukromý. Úhrada: žádná. Podpis služby: L. V.

    Písmo je rovné a klidné, jen sedmička v datu má háček, jako když se někdo při psaní usmívá.

    Pod tím, na volném místě, je jinou rukou, starou a roztřesenou, napsáno tolikrát, až se papír prodřel: hráz, hráz, hráz.
    .title = Kniha hovorů
    .choice-nechat = Nechat stránku, jak je
    .choice-vytrhnout = Vytrhnout ji
    .choice-opsat = Opsat ji slovo za slovem
scene-list-zustal =
    Zavřeš knihu. Stránka zůstane, kde je, mezi ostatními nocemi, ani tučnější, ani tenčí. Jedna noc z mnoha, ve kterých byl někdo šťastný v nevhodnou dobu.

    Přednostka stojí ve dveřích a uniforma je jí o číslo menší než prve. „Vy ji tam necháváte,“ řekne. „Dobře. Já bych to taky nedokázala. Ani jedno, ani druhé.“

    V sále někdo zapojí kolíček a do ticha řekne docela jiným tónem: „Prosím, mluvte.“
    .title = Stránka zůstala
scene-list-vytrzen =
    Papír povolí snadno; byl natržený. Nejsi první, kdo to zkusil, jen první, kdo to dotáhl. V ruce se ti list zkroutí a v místech, kde byla slova, zasvítí. Přednostka si sáhne na spánek. „O čem jsme mluvili?“ zeptá se zdvořile. Usmívá se. V tom úsměvu je světlý obdélník, jaký zbude na zdi po obraze.

    V sále sto manipulantek zapojí sto hovorů. Na jednom z nich se čtyřicet minut nikdo nesměje.
    .title = Vytržený list
scene-list-opsan =
    Opisuješ. Každé písmeno stojí víc, než čekáš, a tvoje ruka se začne sklánět její rukou, s háčkem na sedmičce. Když dopíšeš „soukromý“, mluví ti někdo zezadu do vlasů o lampách. Přednostka ti čte přes rameno. „Tak už na to nejsem sama,“ řekne. Kolik vás je, nepočítá. „To stačí. Tolik se už dá unést.“ Osuší list pijákem a podá ti ho oběma rukama, jako se podává dítě přes plot.
    .title = Opsaný list
scene-rano-treti =
    Venku se rozednívá nad městem, kam nikdy nepřijela. Lampy na nábřeží zhasínají jedna po druhé, v tom pořadí, jaké jí kdysi líčil do telefonu.

    Z budovy vycházejí manipulantky po směně. Mají svetry přes ramena, protahují si prsty a žádná z nich nemluví, protože domluvily.

    Poslední jde dívka v saku, které jí konečně padne. Zastaví se na schodech a chvíli čeká.

    Přejde ulici sama. Ale nejdřív se rozhlédne na obě strany a vypadá to, že se jí obě líbí.
    .title = Po směně
scene-zaviraci-hodina =
    Hodiny nad sálem ukážou za deset minut čtyři a všechny lampičky na panelech zhasnou najednou. Čtyřicet minut je pryč. Přednostka sklapne desky, pověsí sluchátka na háček a stane se nábytkem.

    Vrátný tě vyprovodí s baterkou. „Zítra v tutéž dobu,“ řekne. „U nás je to vždycky tatáž doba, to je na tom to pohodlné.“

    Na chodníku ještě chvíli slyšíš, jak v prázdné budově klepe jediné relé. Klepe v řadách po třech a mezi řadami čeká. Někdo se dobývá na obsazenou linku.
    .title = Zavírací hodina
scene-kabat-na-operadle =
    Přes opěradlo židle visí služební kabát a u krku mu chybí knoflík. Cáreček, který na tom tvém visí za nit, je ze stejné látky, jen míň vybledlé. Přišít to netrvá dlouho. Jehla je zapíchnutá pod klopou, i s nití.

    V kapse je složený papír: patra, čísla pokojů a u každého váha, na půl kila přesně. U devítky stojí jen: jako nic.
    .title = Kabát na opěradle
