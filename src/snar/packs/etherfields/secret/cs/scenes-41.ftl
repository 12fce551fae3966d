# Kniha tajemství: dřímoty

scene-prizrak-dosel =
    Přízrak otevře to, co má místo úst, a tentokrát nečeká, až větu doříkáš ty. Řekne ji sám. Je krátká a týká se rozsvíceného světla na chodbě, které měl někdo zhasnout a nezhasl, a nic se kvůli tomu nestalo, vůbec nic, jen na to už nikdy nepřestal myslet.

    Posloucháš do tečky. Za tečkou je ticho, takové, v jakém se dá usnout.

    Obrys, který tě tolik nocí doháněl, ještě jednou zaváhá ve dveřích.

    Pak sáhne po vypínači.
    .title = Věta do tečky
scene-u-sousedky =
    Pozve tě nahoru. Její byt je ten samý, co pod ním, jen všechno v něm stojí o kus výš, na cihlách, aby bylo líp slyšet skrz podlahu, tedy skrz strop, tedy dolů k tobě.

    „Já vím, že mi žádný hrnek nedlužíte,“ říká a nalévá do dvou. „Ale s čím jiným má člověk zazvonit?“

    Sedíte, dokud čaj nevychladne, a pak ještě jednou tak dlouho. Když odcházíš, vypíná rádio, které tam hrálo jen proto, aby si někdo přišel stěžovat.
    .title = U sousedky
scene-hlidac-jde-domu =
    Zavoláš to jméno a hlídač se zastaví uprostřed skoku. Dopadne nešikovně, jako pes, který už dlouho neskákal z radosti.

    Přičichne k obojku. Dlouho. Pozná na něm kluka, seno, kovárnu, vodu. Potom si lehne a položí hlavu na tvou botu, přesně na nárt, tak těžce, jak umějí jen psi a unavení lidé.

    Dvůr kolem vás se rozejde: plot napřed, po něm bouda. Řetěz tu zůstane ležet sám a nikam nevede.
    .title = Hlídač jde domů
scene-hovory-doruceny =
    Třetí hovor zapadne na své místo a ostatní se k němu přidají samy, jako se přidávají lidé k frontě, o které si myslí, že vědí, na co se stojí.

    Nad hlavou ti najednou běží všechno, co se tu kdy nedořeklo. Prosím tě, kup. Už jsem ti chtěl dávno. To nic, já jen. Kdo se nebojí cizího, může v tom číst. Dá se v tom taky jen stát a počkat, až přeletí.
    .title = Doručeno
    .choice-precist = Poslouchat, co kdo komu nestihl říct
    .choice-neposlouchat = Zakrýt si uši a počkat, až přeletí
scene-tramvaj =
    Přijede bez čísla a bez řidiče a otevře právě ty dveře, před kterými stojíš. Uvnitř spí cestující, každý s čelem na jiném skle, a všem se při tom zamlžuje stejné kolečko.

    Na sedadle u dveří leží jízdní řád. Zastávky v něm nemají jména, jen důvody:

    Zapomenutý plyn.

    Narozeniny, druhý den.

    Ještě jednou se otočit.

    Tramvaj zazvoní, jednou, a dveře nechá otevřené.
    .title = Tramvaj bez čísla
    .choice-nastoupit = Nastoupit a vzít si jízdní řád
    .choice-spat-dal = Opřít si čelo o sklo a spát
    .choice-stopnout = Zatáhnout za záchrannou brzdu
scene-dodavka =
    Dva stěhováci vynášejí z domu krabice a každá je nadepsaná tvým písmem. Kuchyň. Knihy. Co zůstalo neřečeno v sedmé třídě. Zacházejí s nimi slušně, jen se při tom baví o fotbale.

    „Vy jste odtud?“ ptá se starší a tře si kříž. „Máme to odvézt na adresu, kde ještě nestojí barák. To my běžně. Ale chtělo by to ještě jeden pár rukou.“

    Na obrubníku stojí krabice bez nápisu. Něco v ní tiká, klidně a domácky.
    .title = Stěhovací vůz
    .choice-pomoct = Přiložit ruku k dílu
    .choice-nechat-si-krabici = Odnést si krabici bez nápisu
    .choice-cist-napisy = Projít krabice a číst, co na nich stojí
    .choice-jen-se-divat = Jen se dívat, jak odjíždějí
scene-kostka-na-lavicce =
    Na lavičce leží kostka, která má na šestce pět teček a důlek. Ta tvoje do něj zapadne.

    Zastávkou projede tramvaj a nezastaví. U posledního okna sedí stará paní. Drží karty tak, aby do nich bylo dobře vidět, a dívá se přitom jinam.
    .title = Kostka na lavičce
scene-stin-nad-polem =
    Slunečnice se otočí za tebou, jen jedna hledí dál na holou zem před sebou. Položíš tam stín. Chvíli se srovnává, jako když se někdo zouvá v domě, kde nemá co dělat.

    Pak vzlétne. Nahoře nic neletí, a přece ti na okamžik zchladne tvář.
    .title = Stín nad polem
scene-kolecko-navic =
    V převodu je mezera a stroj ji celou dobu překračuje, tak lehce, že si toho nikdo nevšiml. Kolečko do ní sedne napoprvé. Nic se nezrychlí. Jen to přestane klopýtat.

    Na pásu přijede krabice. Na víku stojí tvým písmem: Tři hodiny navíc, neúčtovat.
    .title = Kolečko navíc
