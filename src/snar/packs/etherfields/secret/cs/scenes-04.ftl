# Kniha tajemství: Zátopa

scene-pod-hladinou =
    Z hráze vedou dolů železné stupačky a ty po nich sestupuješ do jezera. Pod hladinou se dýchá. Jen se musí pomaleji a nesmí se při tom nic slibovat.

    Dole stojí celé Zátočí. Střechy, ploty, dopravní značka. Na zádech máš cívku drátu a v ruce lístek po montérovi, který tu kdysi tahal první linku:

    Tři sloupy. Od kašny tam, kde se nejvíc mluvilo. Odtud tam, kam chodila bez kabátu. Pak domů.

    Pozor, náves se v proudu otáčí, řiď se lidmi, ne světovými stranami.
    .title = Pod hladinou
scene-sloup-prvni =
    Sloup u kašny ještě drží bílé porcelánové čepičky. Zavěsíš drát a opřeš se o dřevo; zevnitř je slyšet, jak před lety spěchalo cizí „dobrý den“.

    Odtud se dá jít třemi směry. Na západ, kde se v šeru pomalu obrací mlýnské kolo. Na jih k jezu, po cestě vyšlapané kachnami. Nebo na východ, kde stojí hospoda a za jejími okny dodnes sedí tvar rozhovoru, bez lidí.

    Cívka se ti na zádech pootočí, ale rozhodnout nechá tebe.
    .title = První sloup
    .choice-vychod = Vést drát na východ, k hospodě
    .choice-zapad = Vést drát na západ, k mlýnskému kolu
    .choice-jih = Vést drát na jih, k jezu
scene-naves-se-otaci =
    Sotva drát přesáhne kašnu, náves se pohne. Celá, s dlažbou, s lípou, s lavičkou; otočí se v proudu o čtvrtinu, jako se otáčí stůl, aby host dosáhl na chléb. Kde byla zeď, je průchod. Kde byl průchod k mlýnu, je zeď. Nic nespadne, jen na lavičce se převrátí noviny a je na nich jiný titulek.

    Od té chvíle cítíš proud. Nabízí rámě, a kdo se do něj zavěsí, ujde víc, než má v nohou.
    .title = Náves se otáčí
scene-mlynske-kolo =
    Drát k mlýnu nestačí, nebo mlýn couvl. Kolo se točí a mele, co mu proud přinese: jehličí, vlákna, drobné ticho. Mouka z něj stoupá vzhůru a na hladině z ní bude pěna, které se výletníci vyhýbají.

    Tady se nemluvilo. Mlynář byl hluchý a jeho žena po letech taky, aby mu nebylo smutno.

    Na vratech visí tabulka s účty psanými křídou. Poslední položka zní: 1 pytel ticha, vyzvednuto. Vedle ní něco svítí a dá se to vzít.
    .title = Mlýnské kolo
scene-u-jezu =
    Cesta k jezu je cesta rybářů, a rybáři mlčí. Poznáš to hned, jak položíš drát na první kůl: sjede z něj a lehne si na dno.

    Jez pod vodou nemá co dělat. Voda stojí nad ním i pod ním stejně vysoko, a přesto se u hrany něco neustále přelévá, ze zvyku.

    Ve stínu přepadu je díra, kterou by se prošlo do sklepa.

    Má vousy.
    .title = U jezu
scene-sumec-vyplul =
    Vypluje bez hluku a je ho tolik, že na okamžik nevidíš nic jiného. Sumec. Hřbet má porostlý lišejníkem z náhrobků a v koutku tlamy mu visí stará třpytka jako doutník. Zlý není, ale šedesát let mu nikdo nepřekážel v ulici a ty tu stojíš s cívkou drátu. Rozvážně si tě prohlédne napřed jedním okem, pak se celý otočí, což chvíli trvá, a prohlédne si tě druhým.

    Z jeho otáčení vznikne vír a víry na návsi slyší.
    .title = Sumec
    .choice-obojek = Zacinkat na něj obojkem
    .choice-ustoupit = Ustoupit mu z ulice
scene-sloup-druhy =
    Sloup u hospody je celý pořezaný letopočty a srdci. Na tácku u okna leží ještě kostka cukru, která se za ta léta nerozpustila, protože ji nikdo nezamíchal.

    Drát je napjatý a slabě bzučí. Tři cesty: vzhůru ke zvonici, která tu nestojí na svém místě. Na školní dvůr, odkud je slyšet přestávka. Nebo brankou dolů do zahrady, kde i pod vodou voní šeřík.

    Vzpomeneš si na lístek. Tam, kam chodila bez kabátu.
    .title = Druhý sloup
    .choice-do-zahrady = Vést drát brankou do zahrady
    .choice-za-psem = Jít za psem, který tu najednou je
    .choice-ke-zvonici = Vést drát ke zvonici
    .choice-dvur = Vést drát na školní dvůr
scene-cesta-zahradou =
    Branka vrže i pod vodou. Bez kabátu se chodí jen kousek a jen v noci: od kuchyňských dveří k šeříku, kam se pod větev vešel jeden člověk a jedno dlouhé přemýšlení.

    Drát se ti v rukou narovná. Poslední sloup stojí u zdi domu, v šeru tak hustém, že by se dalo krájet a podávat. Nad záhonem visí na šňůře papírový lampion, zhaslý, s prázdným místem uprostřed. Někdo tu kdysi chystal oslavu a pak všechno nechal být.
    .title = Zahradou
scene-za-psem =
    Nejdřív slyšíš drápky po dlažbě. Pak z ulice vyběhne pes, mokrý i pod vodou, obejde sloup, zvedne u něj nohu a podívá se na tebe, jestli jdeš.

    Brok zná cestu. Chodil tudy za klukem do školy a za dívkou k šeříku; ona mu při tom říkala věci, které neřekla do telefonu nikomu, ani tomu z města. Pes poslouchal a nikdy to nikomu neopakoval.

    U zahradní branky si sedne a zívne. Jeho dech stoupá vzhůru v bublinách a tobě je najednou lehko.
    .title = Za psem
scene-pod-zvonici =
    Zvonice se odstěhovala o kus dál, než kde ji stavěli, a dělá, že tam byla vždycky. Na schodech stojí zvoník v civilu. Zvoní poledne.

    „Čí?“ zeptáš se.

    „Toho, kdo přijde,“ řekne a zatáhne. Úder se vlní vodou tak dlouho, až ti z hlavy vyklepe to, co leželo navrchu. „Mně to jedno není,“ dodá. „Ale zastavit to neumím. Od té noci mi nikdo neřekl, že už můžu.“

    Drát odtud nikam nevede. Jenom se na konci chvěje.
    .title = Čí poledne
scene-provaz =
    Vezmeš provaz do rukou vedle jeho rukou. Chvíli zvoníte spolu. Pak on povolí prst po prstu, překvapeně, jako když člověk zjistí, že kufr celou dobu stál na zemi.

    „Já tu noc zvonil,“ říká. „Oni si mysleli, že zkouším provaz na neděli. Nikdo kvůli zvonu nevstane, když ví, že duben je ještě daleko.“

    Sedne si na schod a kolem hlavy se mu usadí malé ryby.

    Provaz zůstal tobě. Je dlouhý a táhne.
    .title = Provaz
    .choice-zvonit = Odzvonit to za něj do konce
    .choice-uvazat = Uvázat provaz a položit ruku na zeď
scene-prestavka =
    Na školním dvoře je přestávka. Děti nevidíš, jen to, co zůstává po jejich běhu: obláčky kalu, víry, pád míče, který není. Panák na zemi má o políčko víc a v tom posledním je napsáno doma.

    Drát tu nikdo nechce. Zamotá se do švihadla, jednou, dvakrát, a z kalu, který se zvedl, zůstanou stát dvě postavy, vysoké asi po loket. Nemají obličeje. Mají čas.

    Pumpa v koutě chodí nahoru a dolů sama od sebe.
    .title = Přestávka
scene-hrob =
    Hroby odvezli všechny až na jeden. Ten nebylo komu odvézt, protože v něm nikdo neleží: jen kámen, jméno a dvě data, mezi kterými je devět let. Antonín Vránek.

    Dole, kde bývá Odpočívej v pokoji, stojí Nezavěšuj.

    Svíčka hoří plamenem dolů. Na kameni leží věneček ze zářivých korálků, navlečených na telefonním drátu; korálky se ve vodě houpou.

    Písmo zarůstá. Ještě pár let a nebude se dát přečíst, oč prosí.
    .title = Kámen bez hrobu
    .choice-ocistit = Očistit písmo rukávem
    .choice-vzit-vencek = Vzít si věneček
scene-sloup-treti =
    Třetí sloup je vlastně jen skoba ve zdi domu. Zavěsíš drát a on se napne, od hráze až sem, přes celé Zátočí, a zazní, tak hluboko, že to ucítíš spíš v zubech.

    Zbývá ho dostat dovnitř. Okno je zavřené a za ním stojí tma, ne prázdná, spíš poslouchající. Na parapetu uvnitř leží bloček a ořezaná tužka. Poznáváš ten pokoj. Už jednou se kolem tebe složil.

    Kal se u zdi zvedá a dívá se ti přes rameno.
    .title = Třetí sloup
    .choice-rozbit = Rozbít okno loktem
    .choice-zaklepat = Zaklepat a čekat
    .choice-kabat = Zavolat toho, kdo ti stojí za zády
scene-kabat-drzi-svetlo =
    Ani se neotočíš. Víš, že tam stojí, podle toho, že přestala být zima. Mokrý kabát, zapnutý na všechny knoflíky, tady konečně ne mokřejší než cokoli jiného.

    Natáhne rukáv. V místě, kde by byla dlaň, drží světlo, malé, kulaté, jako oko od lucerny, se kterou se chodí hledat děti. Druhým rukávem opatrně vezme za okenní rám a zvedne ho, jak se zvedá v domě, kde se ví, že vrže.

    Potom ustoupí. Na židli, která v zahradě nebyla, si sedne a čeká na zprávy.
    .title = Kabát drží světlo
scene-okno =
    Okno povolí. Ven vypluje obláček prachu, suchého, a stoupá k hladině. Šedesát sedm let tu nikdo neutíral a nikdo nenamočil.

    Protáhneš drát dovnitř a lezeš za ním. Předsíň, věšák s pěti háčky. Kuchyně. Chléb ukrojený z obou konců. Telefonní koutek je na svém místě a telefon v něm je zticha, poprvé, co ho pamatuješ.

    Vedle něj je malý přepojovací panel, jaký v domě nikdy nebyl.

    Jeden kolíček. Tři zdířky.
    .title = Okno
scene-spojeni =
    Drát je natažený, kolíček držíš v ruce a nad zdířkami blikají tři světýlka. Nemusíš číst štítky.

    První je hráz. Muž na ní volá šedesát sedm let a čeká jen na to, aby ho někdo pustil dál.

    §hraz

    Druhá je meziměsto, soukromý: dva hlasy, smích, lampy. Právě začali a nevědí o nikom na světě. Třetí je stanice, která neexistuje, protože telefon neměli. Pod ní je hřebíkem vyškrábáno TONÍK.

    Spojit se dá jedno. Deset minut po třetí. Na schodišti někdo stojí, na schodu s kobercem, takže nic nevrže.
    .title = Spojení
    .passage-slecno = „Slečno,“ ozývá se z ní, „držíte tu linku?“
    .passage-dech = Není z ní slyšet víc než dech. Poznáváš ho.
    .passage-jmeno = Ozývá se z ní tvoje jméno, s přízvukem na správné slabice.
    .choice-hraz = Spojit hráz se všemi jedenácti domy
    .choice-minuty = Nechat je domluvit
    .choice-bratr = Spojit Toníka s Lídou
scene-konec-hraz =
    Zasuneš kolíček a jedenáct zvonků se rozezní najednou. Fara, mlýn, kovárna. V oknech pod jezerem se rozsvěcí.

    „Vstávejte,“ říká unavený mužský hlas, „jde to dnes, vezměte děti.“ A děti jdou, v kabátech přes noční košile, a jedno z nich má na vodítku psa.

    Na meziměstské lince se uprostřed věty udělá ticho. „Haló?“ říká dívka. „Jste tam?“ O lampách se už nedozví. Jde se podívat k oknu, co je to venku za hluk, a hubuje bráchu, že je bosý.

    Voda přijde do prázdného.
    .title = Jedenáct zvonků
scene-konec-minuty =
    Odtáhneš ruku od panelu. Nic nespojíš. Sedneš si na stoličku vypolstrovanou svetrem a posloucháš, ne slova, jen to, jak se střídají: on, ona, on, ona. Hráz klepe na relé. Slyšíš ji. Celou dobu ji slyšíš a to je všechno, co pro ni můžeš udělat: vědět o ní a nedělat, že ne. Za deset minut čtyři se dívka zasměje naposled. „Musím,“ řekne. „Někdo volá.“ A zní šťastně, úplně, až po okraj.
    .title = Čtyřicet minut
scene-konec-bratr =
    Kolíček do zdířky, která neexistuje, jde ztuha. Potom to cvakne.

    „Lído?“ řekne kluk. „Slíbilas, že mě vzbudíš.“

    Dlouho nic. Pak dech, starý, osmdesátiletý, který se na tohle chystal u každého telefonu. „Toníku,“ řekne. „Bylo obsazeno. To jsem byla já.“

    §vzkaz

    §cesta

    §pes

    Zavřeš za sebou dveře koutku. Tohle není pro nikoho třetího.
    .title = Stanice, která není
    .passage-vyrizeno = „Já vím,“ řekne kluk. „Vyřídili ti to?“ – „Že ses nebál. A že bys šel stejně.“ – „To druhé je pravda.“
    .passage-nevyrizeno = „Já vím. Já bych šel stejně.“ Slyšíš, jak si přendává sluchátko z ruky do ruky. „A nebál jsem se,“ řekne rychle. Nikdo se neptal.
    .passage-kulicka-dosla = „Já vím. Máš tu kuličku?“ – „Mám ji v ruce.“ – „Tak víš všechno,“ řekne kluk. „Bál jsem se. Ale šel bych stejně.“
    .passage-kulicka-nedosla = „Já vím,“ řekne kluk. „Bál jsem se, Lído. Posílal jsem ti kuličku.“ – „Nic nepřišlo.“ – „To nevadí. Šel bych stejně.“
    .passage-v-naruci = „Nahoru mě někdo nesl,“ povídá. „Už mi to nešlo. Neříkej to ve škole.“
    .passage-po-svych = „A nahoru jsem došel sám,“ povídá. „Po svých. Jednu botu mám pořád.“
    .passage-pes-zdravi = „Brok tě pozdravuje. Chceš s ním mluvit? On neumí mluvit, ale poslouchá.“
    .passage-pes-nesteka = „Brok už neštěká,“ řekne. „Poslouchám, a nic. Myslíš, že se utrhl?“ – „Utrhl,“ řekne stará paní. Hned.
    .passage-pes-se-hleda = „A Brok?“ zeptá se ona. „Toho ještě hledám. Ale už ho slyším líp.“
scene-pokoj-devet =
    Lampička přikrytá šátkem. Pokoj číslo devět, hodiny na zdi, na nich za deset minut čtyři. Stará paní spí, ale jinak: ruce má otevřené, dlaněmi nahoru.

    §spi

    Nemůžeš říct, jestli bdíš. Za oknem je jezero a nad ním drát, a na drátu cosi sedí a zobákem si rovná peří.

    §diar

    Telefon na nočním stolku zazvoní. Zvedneš ho při prvním zazvonění, ze zvyku, který nemáš. „Tady Metropole,“ řekne slečna, kterou neznáš. „Prosím, nezavěšujte. Mám tu pro vás hovor.“

    A řekne tvé jméno.
    .title = Pokoj číslo devět
    .passage-po-zvonech = Ze spaní vyjmenuje jedenáct domů. Po jedenáctém přidá ještě jednu stanici, která v seznamu nebyla: dětský pokoj, nahoře.
    .passage-po-minutach = Na tvářích má dva růžové flíčky a levé ucho červené. Tak dlouho se telefonuje jen v zimě a jen jednou.
    .passage-po-bratrovi = Rty se jí hýbou. Mluví s někým, kdo je o dost menší než postel; pokaždé, když je na řadě on, skloní hlavu přes okraj.
    .passage-stranka-zustala = Na nočním stolku leží její diář, otevřený na březnu. Stránka je popsaná a nikdo ji nepřeškrtl.
    .passage-stranka-chybi = Na nočním stolku leží její diář, otevřený na březnu. Jedna stránka v něm chybí. Papír vedle si pamatuje, kudy šlo pero, ale co psalo, ne.
    .passage-stranka-dvakrat = Na nočním stolku leží její diář, otevřený na březnu. Pod jejím písmem pokračuje tvoje. Sedmičky mají stejný háček.
scene-hladina-se-zavrela =
    Nejdřív ti dojde drát, potom dech. Odněkud shora přijde tlak. Zavírá se. Stoupáš. Zátočí pod tebou zmenší své střechy, pak je složí. Naposled zahlédneš okno, v něm světýlko, a za světýlkem někoho, kdo se chystal zvednout.

    Hladina se zavře. Jsi na hrázi, v trávě, cívka vedle tebe je zase plná a docela suchá. Někdo ti na ni přivázal lístek: Zítra to půjde líp. Řiď se lidmi.
    .title = Hladina se zavřela
scene-hreben-pod-zrcadlem =
    Na poličce pod zrcadlem leží kostěný hřeben s jednou mezerou. Zasadíš do ní svůj zub a drží. Byl se jen podívat, kdo to zvoní.

    V zrcadle plném vody si devatenáctiletá holka udělá pěšinku vlevo, potom vpravo. Nakonec ji nechá vlevo a zhasne.
    .title = Hřeben pod zrcadlem
