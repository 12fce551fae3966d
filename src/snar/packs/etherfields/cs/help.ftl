### Etherfields: nápověda k pravidlům. Jedna zpráva pro každé pravidlo a každý výklad.

## EF-COM

chapter-EF-COM = Součásti hry
    .lead = Spáči, jejich karty a všechno ostatní, co ve snu najdete.
    .see = Prohlédnout si karty
    .at = /cards?game=ether

help-EF-COM-1 = Hrají jeden až čtyři spáči: Hráčka sází na kostku, Specialista na karty pokroku, Drsňák na sílu a Nespoutaná na výjimky. Každý má svých 22 počátečních karet vlivu a na jejich rubu vlastní akci.
    .title = Spáči
help-EF-COM-2 = Kromě karet spáčů je tu 81 karet počáteční nabídky, 5 počátečních předmětů, 12 karet tahu, 10 karet osudu, 6 karet slabosti, 14 masek, karty moudrosti, období a poznámek. Tajné karty a destičky mají kód, scény mají číslo.
    .title = Karty a destičky
help-EF-COM-3 = Žetonů je omezený počet, například 16 žetonů éteru, 16 tísně, 6 zářivých drahokamů, 4 klíče, 20 žetonů ohrožení, 12 proměny, 8 prostředí a od každé barvy 4 žetony záměru. Hází se kostkou štěstí a kostkou pohybu entity.
    .title = Žetony a kostky

## EF-LIM

chapter-EF-LIM = Omezené zásoby
    .lead = Žetonů je jen tolik, kolik jich leží na stole. Někdy na tom záleží víc, než se zdá.

help-EF-LIM-1 = Co v zásobě není, to nezískáš ani nepoložíš. Jedinou výjimkou je tíseň: má-li ji někdo utržit a žádný žeton nezbývá, všichni prohrávají.
    .title = Prázdná zásoba
help-EF-LIM-2 = Co ve snu najdete, najdete jednou za celou kampaň, ať hraje spáčů kolik chce.
    .title = Nálezy jsou jen jednou
help-EF-LIM-3 = Žeton odstraněný ze hry se už nevrací.
    .title = Odstraněné žetony
help-EF-LIM-4 = Na mapě stojí zároveň nejvýše 4 figurky zvířecích a 4 figurky lidských měňavců.
    .title = Nejvýše čtyři figurky druhu

## EF-REF

chapter-EF-REF = Referenční žetony
    .lead = Drobnosti beze jména, které se jednou budou hodit.

help-EF-REF-1 = Referenční žetony čekají, dokud některá karta nevysvětlí, k čemu jsou. Potom je smíte přikládat k obrázkům na mapě, kde něco chybí. Žeton, který tam patří, opouští hru a obrázek vydá, co skrývá; jiný si vezmete zpět. Osobní žeton přikládá jen jeho spáč.
    .title = Referenční žetony

## EF-SEC

chapter-EF-SEC = Tajemství a přednost
    .lead = Co se smí odkrýt, kdo rozhoduje a čí slovo má přednost.

help-EF-SEC-1 = Tajemství odhalujete celým kódem, v právě hraném snu stačí písmeno. Líc tajné karty uvidíte teprve tehdy, když vám pravidlo řekne odhalit ji, letmo si ji prohlédnout nebo si ji vzít.
    .title = Odhalování tajemství
help-EF-SEC-2 = Text karty, destičky nebo scény má přednost před obecným pravidlem.
    .title = Karta má přednost
help-EF-SEC-3 = Kde je možností víc, rozhodujete společně. Možnost, jejíž podmínku nebo cenu nemůžete splnit, zvolit nelze; má-li něco udělat každý, musí to moci každý.
    .title = Společné rozhodování
help-EF-SEC-4 = Symbol počtu hráčů znamená počet spáčů ve hře. Lomítko znamená „nebo“.
    .title = Symboly
help-EF-SEC-5 = Žádný balíček se nemíchá, dokud to pravidlo neřekne.
    .title = Míchá se jen na pokyn

## EF-SET

chapter-EF-SET = Příprava
    .lead = Jak noc začíná: kolik máte hodin a kde se probudíte do snu.

help-EF-SET-1 = Hodin máte na začátku podle počtu spáčů: jeden 5, dva 4, tři 3, čtyři 2 a pět 1.
    .title = Hodiny na začátku
help-EF-SET-2 = První hra začíná prvním snem a ten žádné klíče nestojí. Každá další začíná procitnutím od kroku míchání nabídek: dvě vstupní mapové destičky dřímoty a spáči na kterémkoli vstupním poli.
    .title = Začátek hry
help-EF-SET-3 = Při přípravě se zamíchají karty tahu, osudu a slabosti, mapové destičky dřímoty a balíček dřímoty nad Fází delta. Karta období zůstává, poznámky a předměty jdou do skladiště.
    .title = Příprava stolu

## EF-GAT

chapter-EF-GAT = Snové portály
    .lead = Portál je dveře do snu. Říká, kolik stojí vstup, co se bude dít a co je cílem.

help-EF-GAT-1 = Snový portál udává čtvrť, cenu v klíčích, přípravu, počet karet tahu a úvodní scénu. Na rubu má zvláštní pravidla, cíl a efekt vyčerpání tahů.
    .title = Co je na snovém portálu
help-EF-GAT-2 = Vstup do snu: odhoďte krajinu dřímoty, zaplaťte klíče, proveďte přípravu, připravte balíček tahů, přečtěte úvodní scénu, otočte portál a vstupte. Z balíčku tahů je vidět jen vrchní karta.
    .title = Vstup do snu
help-EF-GAT-3 = Zemřete-li ve snu, portál vám zůstane a sen můžete zkusit znovu. Dojdou-li tahy, rozhodne scéna na portálu.
    .title = Smrt nebo vyčerpání tahů

## EF-MAP

chapter-EF-MAP = Snová krajina
    .lead = Snová krajina se skládá z destiček. Na polích čekají akce, pasti, schodiště a temnota, mezi nimi stojí zdi.

help-EF-MAP-1 = Mapová destička má čtyři pole a podle kódu patří na určité pole hrací plochy; může ležet i posunutá přes dvě pole. Překryvná karta nahradí část mapy hned po odhalení, nechá na ní všechno, co tam stálo, a odejde jen na pokyn.
    .title = Destičky a překryvné karty
help-EF-MAP-2 = Spáč vstupuje na kterékoli pole se symbolem vstupu.
    .title = Vstupní pole
help-EF-MAP-3 = Zeď brání pohybu i dosahu. Zeď, která neuzavírá celou hranu pole, se nepočítá; tenká mezera mezi zdmi sousedních destiček je nepropustná.
    .title = Zdi
help-EF-MAP-4 = Na nepřístupné pole nelze vstoupit a dosah se měří kolem něj.
    .title = Nepřístupná pole
help-EF-MAP-5 = Akci mapy smíš použít na jejím poli, útok a kontakt v dosahu. Jednorázová akce se po použití zakryje žetonem překážky.
    .title = Akce mapy
help-EF-MAP-6 = Kdo stojí na poli s místem pro zářivý drahokam, smí na něj jeden položit. Akce u něj je pak aktivní a nic dalšího nestojí. Kdo na poli stojí, smí si drahokam zase vzít, a akci tím vypnout.
    .title = Místa pro zářivé drahokamy
help-EF-MAP-7 = Past spustí spáč, který přes ni projde nebo na ní skončí. Při přemístění jen tehdy, když na ní skončí. Entit se pasti netýkají.
    .title = Pasti
help-EF-MAP-8 = Vznášející se pravidlo (v modrém rámečku) platí v celé snové krajině a jeho akce nehledí na dosah. Nemá-li akci, vyhodnotí se hned po odhalení.
    .title = Vznášející se pravidla
help-EF-MAP-9 = Kdo začíná fázi spáčů na poli se symbolem tažení karet, dobere si v kroku dobírání karet o tolik karet víc. Maximální počet karet v ruce se nemění.
    .title = Symbol tažení karet
help-EF-MAP-10 = Světlo, temnota, bažina a voda se týkají jednoho, dvou nebo čtyř polí podle toho, kde symbol leží. Samy nic nedělají. Kde je světlo i temnota, temnota se nepočítá.
    .title = Prostředí
help-EF-MAP-11 = Schodiště a zvláštní pole nedělají nic, dokud se na ně nějaké pravidlo neodvolá.
    .title = Schodiště a zvláštní pole
help-EF-MAP-12 = Na poli stojí nejvýše čtyři figurky, pak je zaplněné. Přes zaplněné pole spáč smí projít, ale ne se zastavit. Vstoupí-li na ně entita, vytlačí všechny spáče na jedno sousední pole podle vaší volby; stojí-li tam spáč jen jeden, zůstane a entita se zastaví vedle.
    .title = Zaplněné pole
help-EF-MAP-13 = Velká entita zabere celé pole a nelze ji vytlačit. Když vstoupí, vytlačí každou figurku na sousední pole podle vaší volby a zastaví se.
    .title = Velká entita
help-EF-MAP-14 = Na pole uzavřené zdmi, kde stojí čtyři spáči, se nemůže entita zjevit ani přemístit.
    .title = Čtyři za zdí
help-EF-MAP-15 = Mezi poli zjevení vybíráte vy a víc entit rozmisťujete co nejrovnoměrněji. Má-li některé z polí barvu aktuální karty tahu, první entita patří tam; jinak je to obyčejné pole zjevení.
    .title = Zjevování

## EF-TRN

chapter-EF-TRN = Průběh tahu
    .lead = Tah má dvě poloviny: nejdřív dobíráte karty a jednáte vy, potom sen.

help-EF-TRN-1 = Tah má fázi spáčů (krok dobírání karet a krok hraní karet a akcí) a fázi snu, v níž se postupně vyhodnotí kroky karty tahu a karta se odhodí.
    .title = Dvě fáze tahu
help-EF-TRN-2 = Dobíráš 4 karty, v ruce jich ale smíš mít nejvýše 6. Předtím smíš odhodit, kolik karet chceš. Dobírání nelze odmítnout a maximum nelze překročit.
    .title = Krok dobírání karet
help-EF-TRN-3 = Máš-li dobírat z prázdného balíčku, zamíchej odhazovací hromádku, pak utrž 1 tíseň nebo zapečeť 3 karty a dober zbytek. Zamíchání, které nevynutilo dobírání, nic nestojí a zamíchá i zbylý balíček.
    .title = Prázdný balíček
help-EF-TRN-4 = V kroku hraní karet a akcí jednáte všichni najednou a v libovolném pořadí, dokud nejsou všichni hotovi.
    .title = Krok hraní karet a akcí
help-EF-TRN-5 = Ve fázi snu se nejedná, s výjimkou rychlých akcí a toho, co dovolí karta.
    .title = Fáze snu
help-EF-TRN-6 = „Do konce tahu“ trvá do odhození karty tahu. Když už žádná karta tahu nezbývá, vyhodnotí se vyčerpání tahů.
    .title = Konec tahu
help-EF-TRN-7 = Máte-li ve fázi spáčů vyhodnotit všechny efekty aktuální karty tahu, karta se tím neodhodí.
    .title = Vyhodnocení navíc
help-EF-TRN-8 = Pokyny pro konec tahu se provedou po posledním kroku.
    .title = Pokyny na konci tahu

## EF-SEA

chapter-EF-SEA = Zapečetění a odpečetění
    .lead = Zapečetěné karty jsou mimo hru, dokud je něco neodpečetí. Balíček, který se tenčí, je nebezpečný.

help-EF-SEA-1 = Zapečetit znamená odložit vrchní karty balíčku lícem nahoru na hromádku zapečetěných karet. Slabosti se přeskočí a potom se vrátí navrch. Je-li balíček prázdný, nic se nezapečetí ani nezamíchá.
    .title = Zapečetění
help-EF-SEA-2 = Odpečetit znamená přeložit vrchní karty z hromádky zapečetěných karet na odhazovací hromádku.
    .title = Odpečetění

## EF-DTH

chapter-EF-DTH = Smrt
    .lead = Osmá tíseň jednoho spáče ukončí sen všem.

help-EF-DTH-1 = Všichni prohrávají, jakmile některý spáč utrží osmou tíseň, jakmile na tíseň není žeton, nebo jakmile má někdo v balíčku, v ruce a na odhazovací hromádce dohromady méně než 6 karet. Karty pokroku a zapečetěné karty se nepočítají.
    .title = Kdy spáči prohrávají
help-EF-DTH-2 = Prohra znamená kartu Smrt. Ve snu se uklidí krajina i karty snu kromě toho, co jste získali, a portál vám zůstane. Období se smrtí nemění.
    .title = Co smrt udělá

## EF-ACT

chapter-EF-ACT = Akce a ceny
    .lead = Každá akce má cenu. Platí se kartami z ruky: vnímavostí, prohnaností, nebo hněvem.

help-EF-ACT-1 = Akce najdeš na kartě základních akcí, na kartách vlivu a umístěných kartách pokroku, na masce, na společných předmětech, na mapě, portálu a destičkách entit.
    .title = Odkud jsou akce
help-EF-ACT-2 = Záměr platíš odhozením karet z ruky nebo aktivních předmětů. Jedna karta platí jednou barvou, co přebývá, propadne, a svou akci taková karta neprovede.
    .title = Placení záměrem
help-EF-ACT-3 = Cena může být i nulová, nebo v tísni, éteru, zářivých drahokamech, klíčích či kartách.
    .title = Jiné ceny
help-EF-ACT-4 = Postupná akce stojí základní cenu tolikrát, kolik je spáčů, a smíte ji splácet po celých základních cenách i během více tahů. Zaplacené značí žetony záměru; dvoubarevnou cenu splácejte jednou barvou. Po provedení se žetony vrátí.
    .title = Postupné akce
help-EF-ACT-5 = Cena „krát počet spáčů“ je jediná cena, zaplatí se najednou.
    .title = Cena krát počet spáčů
help-EF-ACT-6 = Útok a kontakt mají dosah 1, není-li řečeno jinak. Smíš je zaplatit vícekrát najednou a pro každé zaplacení zvolit jiný cíl.
    .title = Útok a kontakt
help-EF-ACT-7 = Dosah se měří na začátku akce a je to nejvyšší vzdálenost; dosah 0 je totéž pole. „Libovolný dosah“ potřebuje průchodnou cestu, „libovolné pole“ nikoli.
    .title = Dosah
help-EF-ACT-8 = Jednou za tah smíš po zaplacení aspoň 1 záměru hodit kostkou štěstí a cenu tak dorovnat. Čísla přidají 1 až 3 záměry té barvy, prázdná strana nic. Při křížku akce selže, karty propadnou a přijde postih: 1 éter, 1 tíseň nebo 3 zapečetěné karty. Selže i akce, na kterou se ani po hodu nedostává.
    .title = Posílení záměru

## EF-BAS

chapter-EF-BAS = Základní akce
    .lead = Co umí každý spáč: jít, vynaložit úsilí, letmo si prohlížet tajemství a získávat zářivé drahokamy.

help-EF-BAS-1 = Pohyb: zaplať prohnanost a pohni se o tolik polí, nikdy šikmo.
    .title = Pohyb
help-EF-BAS-2 = Úsilí: jednou za tah uber několik společných hodin a pohni se o stejný počet polí.
    .title = Úsilí
help-EF-BAS-3 = Letmé prohlédnutí: odhoď 1 kartu a na chvíli se podívej na jednu tajnou kartu nebo destičku snu, která má na rubu slovo vliv, předmět, slabost, osud nebo dřímota.
    .title = Letmé prohlédnutí
help-EF-BAS-4 = Za odhození 3 karet vlivu z ruky získáš 1 zářivý drahokam. Za zářivý drahokam smíš nechat opakovat hod kteroukoli kostkou, ať házel kdokoli, i kostkou pohybu entity.
    .title = Zářivý drahokam a opakování hodu
help-EF-BAS-5 = Za klíč nebo éter odstraníš jednu proměnu entity v dosahu 1.
    .title = Odstranění proměny
help-EF-BAS-6 = Za hodiny jde koupit i čas: kolik hodin, tolik přidaných tahů.
    .title = Tahy za hodiny

## EF-RLL

chapter-EF-RLL = Hody
    .lead = Hod platí, dokud ho někdo nezaplatí znovu.

help-EF-RLL-1 = Hod smíte opakovat, kolikrát to dokážete zaplatit. Platí poslední výsledek.
    .title = Opakování hodu
help-EF-RLL-2 = Výsledek, který není vypsán, nedělá nic.
    .title = Nevypsaný výsledek

## EF-REL

chapter-EF-REL = Přemístění
    .lead = Být jinde a nejít tam.

help-EF-REL-1 = Přemístění nehledí na dosah, zdi ani překážky.
    .title = Přemístění

## EF-INF

chapter-EF-INF = Karty vlivu
    .lead = Karty vlivu jsou tvoje myšlenky. Každou buď zaplatíš, nebo zahraješ, nikdy obojí.

help-EF-INF-1 = Karta vlivu slouží buď jako záměr, nebo svou akcí. Rychlou kartu smíš zahrát kdykoli, i uprostřed jiné akce, v cizím tahu a ve fázi snu, pokud ji zaplatíš.
    .title = Použití karty vlivu
help-EF-INF-2 = Akce na rubu počáteční karty je k dispozici, dokud ta karta leží navrchu tvého balíčku.
    .title = Akce na rubu
help-EF-INF-3 = Získané karty jdou lícem nahoru na odhazovací hromádku.
    .title = Kam jdou získané karty
help-EF-INF-4 = Efekty jedné karty nastávají naráz, pokud sama neurčuje pořadí nebo chvíli.
    .title = Efekty naráz

## EF-PRG

chapter-EF-PRG = Karty pokroku
    .lead = Karta pokroku umístěná před tebou pracuje dál. Místa jsou čtyři.

help-EF-PRG-1 = Karta pokroku v ruce dává záměr, nebo ji za její cenu umístíš do zóny pokroku. Umístěné smíš mít 4; máš-li jich tolik, nejdřív jednu odhoď. Umístěná karta záměr nedává a sama se neodhazuje; otočená lícem dolů nepůsobí a nepočítá se do barev, místo ale zabírá. Kopie se sčítají, jen když to karta říká.
    .title = Karty pokroku

## EF-MKT

chapter-EF-MKT = Nabídka karet vlivu
    .lead = Za éter se kupují nové myšlenky.

help-EF-MKT-1 = Při nákupu si prohlédneš 3 karty z nabídky karet vlivu, za éter koupíš, které chceš, a ostatní vrátíš dospod. Koupená počáteční karta jiného spáče si přináší i akci na rubu.
    .title = Nákup karet vlivu

## EF-DCK

chapter-EF-DCK = Skladba balíčku
    .lead = Z čeho smí být balíček, když si ho mezi sny skládáš.

help-EF-DCK-1 = Při úpravě balíčku do něj dáš 20 až 40 karet vlivu, a máš-li jich méně, tak všechny. Karty slabosti se přidají všechny a nepočítají se. Vynechané karty čekají na příští úpravu; ve hře toto rozmezí neplatí.
    .title = Úprava balíčku

## EF-ITM

chapter-EF-ITM = Předměty
    .lead = Předměty jsou společné a aktivní jsou najednou nejvýš tři.

help-EF-ITM-1 = Společně máte nejvýše 3 aktivní předměty, později možná 4. Předmět použijete, nebo ho kvůli záměru odhodíte do skladiště. Použitý předmět se odhodí, jen když to jeho efekt říká; některé pak jdou do nabídky předmětů.
    .title = Společné předměty
help-EF-ITM-2 = Obnovit předmět znamená vzít náhodný ze skladiště na volné pole. Není-li volné, jeden odhodíte, nebo nový vrátíte.
    .title = Obnovení předmětu
help-EF-ITM-3 = Počáteční předměty, které jste v prvním snu nenašli, jdou do nabídky předmětů.
    .title = Nenalezené předměty

## EF-ENT

chapter-EF-ENT = Entity
    .lead = Ve snu nejste sami. Entity se pohybují a působí podle kroků karty tahu.

help-EF-ENT-1 = Kroky jdou shora dolů, jak jsou na kartě tahu. Efekty mají destičky entit, portál a odhalené karty; co chybí, to se přeskočí, a souběžné efekty seřadíte, jak chcete.
    .title = Kroky karty tahu
help-EF-ENT-2 = Kostka pohybu říká: jedno pole, hodnota pohybu, nebo hodnota pohybu a nový hod. Hází se za každou entitu zvlášť, na přání jednou za všechny. Entity s vlastními pravidly kostku nepotřebují.
    .title = Kostka pohybu
help-EF-ENT-3 = Entita jde k nejbližšímu spáči, při shodě vyberete vy, a zastaví se na jeho poli. Stojí-li na poli se spáčem nebo k nikomu nevede cesta, nehne se. Akce mapy nepoužívá.
    .title = Kam jde entita
help-EF-ENT-4 = Spáče v dosahu několika figurek téže entity zasáhne její efekt jednou, pokud výslovně neroste s jejich počtem.
    .title = Více figurek v dosahu
help-EF-ENT-5 = Destička entity má přípravu, útoky a kontakty, efekty a hodnotu pohybu.
    .title = Destička entity
help-EF-ENT-6 = Skříň, duch, tučňák, krabicový rytíř, éterovlk, hádankář a létající kočka jsou společníci. Nejsou entity ani spáči, ale na poli místo zabírají. Nic na ně nepůsobí, dokud to jejich karta neřekne.
    .title = Společníci

## EF-TCD

chapter-EF-TCD = Karty tahu
    .lead = Karta tahu říká, co sen ve své fázi udělá, krok po kroku.

help-EF-TCD-1 = Zablokovaný krok se v tomto tahu přeskočí. Přidaný tah je spodní odhozená karta tahu položená pod balíček tahů.
    .title = Zablokovat krok, přidat tah
help-EF-TCD-2 = Barvy karet tahu samy o sobě nic neznamenají.
    .title = Barvy karet tahu
help-EF-TCD-3 = Kořist se bere z aktuální karty tahu, nebo z té naposled odhozené. Některá dává na vybranou: jedno pro skupinu, nebo menší pro každého.
    .title = Kořist

## EF-MUT

chapter-EF-MUT = Proměny
    .lead = Proměny dělají z entit něco horšího. Dají se odstranit, když jste blízko.

help-EF-MUT-1 = Proměna se losuje na destičku entity a po odstranění se vrací do zásoby. Přidává 1 tíseň, 2 zapečetěné karty, 2 k pohybu nebo 1 k dosahu, nebo vyřadí masky, karty pokroku, opakování hodů či opakování zářivým drahokamem.
    .title = Co dělají proměny
help-EF-MUT-2 = Proměna působí ihned; zmenší-li se tím některé maximum, musíte se do něj hned vejít.
    .title = Okamžitý efekt

## EF-STA

chapter-EF-STA = Stavy
    .lead = Omámená, znehybněná, překvapená, otrávená: stav platí jen chvíli a jen pro toho, kdo ho má.

help-EF-STA-1 = Omámená figurka má dosah nejvýše 1, znehybněná se nepohne ani nepřemístí; obojí trvá do konce tahu, u spáče do konce fáze spáčů. Tíseň od překvapené entity se v tomto tahu nepočítá. Otrávená entita nedostává proměny až do konce snu či dřímoty. Bez žetonu stav nenastane.
    .title = Omámená, znehybněná, překvapená, otrávená

## EF-MSK

chapter-EF-MSK = Masky
    .lead = Tvář, kterou si ve snu nasadíš, ti propůjčí jednu schopnost.

help-EF-MSK-1 = Každý má nasazenou jednu masku a ta působí v každé fázi; co je jednou za tah, vrací se v dalším kroku dobírání karet. Obnovit masku znamená vyměnit ji za jinou vlastní, nebo si nasadit odhozenou. Novou masku si smíš nasadit hned místo staré.
    .title = Masky

## EF-WIS

chapter-EF-WIS = Moudrost
    .lead = Co se naučíte, platí pořád.

help-EF-WIS-1 = Karty moudrosti platí stále a všem, ať jich je kolik chce.
    .title = Karty moudrosti

## EF-NOT

chapter-EF-NOT = Poznámky
    .lead = Útržky na jedno použití.

help-EF-NOT-1 = Poznámky leží ve skladišti a kdokoli je smí jednou použít.
    .title = Poznámky

## EF-WEK

chapter-EF-WEK = Slabosti
    .lead = Slabosti se přimíchají mezi tvé karty a ozvou se, když si je dobereš.

help-EF-WEK-1 = Získaná karta slabosti jde na odhazovací hromádku. Jakmile ji dobereš, hned se vyhodnotí; některá zůstane ležet v zóně pokroku, ale do jejího maxima se nepočítá. Většinu odstraníš za 1 éter a jde dospod balíčku slabosti.
    .title = Slabosti

## EF-DWM

chapter-EF-DWM = Snový svět
    .lead = Mezi sny chodíte po snovém světě společně, od lokace k lokaci.

help-EF-DWM-1 = Skupina chodí snovým světem po šipkách zdarma; za zkratku každý zapečetí 1 kartu. Lokace mají efekty a tahy se tu nepočítají.
    .title = Cesty snovým světem
help-EF-DWM-2 = Ve snovém světě se nedobírá. Použít smíš, co mluví o pohybu nebo lokacích snového světa, co působí okamžitě, nebo co slouží kartě osudu. „Jednou za tah“ tu znamená jednou mezi dvěma dřímotami či sny.
    .title = Karty ve snovém světě
help-EF-DWM-3 = Přemístění skupiny musí skončit na jiné lokaci, než na které začalo.
    .title = Skupina se musí pohnout

## EF-SLB

chapter-EF-SLB = Dřímoty
    .lead = Dřímota je krátký neklidný sen cestou. Někdy je nejlepší z ní utéct.

help-EF-SLB-1 = Na lokaci dřímoty vezměte vrchní destičku balíčku dřímoty. Krajina dřímoty mezi nimi zůstává a spáči v ní stojí, kde stáli; nové destičky přináší osud. Destička bez entity se prostě provede.
    .title = Dřímota
help-EF-SLB-2 = Dřímota má daný počet tahů. Nabízí-li útěk, smíte na začátku tahu vyhodnotit vyčerpání tahů, a nezávisí-li na přípravě, i dřív, než dřímota začne. Vykoupit dřímotu jde, jen když to její destička nabízí a příběh už dovolí.
    .title = Tahy, útěk, vykoupení
help-EF-SLB-3 = Když dřímota skončí, její destička jde dospod balíčku dřímoty a její žetony zpět. Mapa, vrtochy a spáči zůstávají a vy se vracíte do snového světa.
    .title = Konec dřímoty
help-EF-SLB-4 = Nové dřímoty se vkládají dospod. V prvním balíčku je Přízrak, dvě dřímoty závislé na kartách pokroku a Fáze delta.
    .title = Balíček dřímoty

## EF-DLT

chapter-EF-DLT = Fáze delta
    .lead = Chvíle hlubokého spánku: každý si vybere jeden odpočinek.

help-EF-DLT-1 = Každý spáč si smí vybrat právě jedno: zbavit se veškeré tísně, odpečetit všechny karty, otočit zpět karty pokroku, zamíchat balíček, nebo obnovit masku. Hodiny se nastaví podle počtu spáčů, dřímoty se zamíchají nad tuto destičku a krajina zůstane.
    .title = Fáze delta

## EF-FAT

chapter-EF-FAT = Osud
    .lead = Osud přidává krajině nové kouty a vrtochy.

help-EF-FAT-1 = Na lokaci osudu táhněte a vyhodnoťte kartu osudu. Může přidat mapovou destičku dřímoty a pak ležet na prázdném poli jako karta vrtochu; jinak jde dospod balíčku.
    .title = Osud a vrtochy

## EF-SHP

chapter-EF-SHP = Nákupy
    .lead = Kde se ve snovém světě dá nakoupit.

help-EF-SHP-1 = Na nákupní lokaci si každý spáč buď prohlédne 3 karty vlivu a koupí z nich kolik chce, nebo koupí 1 předmět za 2 étery, anebo neudělá ani jedno a získá 1 zářivý drahokam. Nákupní karta pak zmizí, dokud nedokončíte některý sen.
    .title = Nákupní lokace

## EF-SSN

chapter-EF-SSN = Období
    .lead = Výhry přinášejí lepší období, prohry horší.

help-EF-SSN-1 = Vyhraný sen přinese příjemnější období, neúspěšný nepříjemnější. Smrt období nemění. Karty období napovídají, co přijde.
    .title = Období

## EF-AWK

chapter-EF-AWK = Procitnutí
    .lead = Procitnout znamená všechno ze sebe shodit a začít zase u domu.

help-EF-AWK-1 = Procitnout smíte po vyhodnocení kterékoli lokace. Všichni se zbaví tísně a odpečetí karty, přijdete o klíče, zářivé drahokamy i umístěné karty pokroku. Smíte vystřídat spáče, upravíte balíčky, vyberete masky a skupina začíná na lokaci procitnutí.
    .title = Procitnutí

## EF-END

chapter-EF-END = Po snu a dřímotě
    .lead = Co zůstává, když sen skončí.

help-EF-END-1 = Po snu i dřímotě zůstávají karty v ruce i v zóně pokroku, zářivé drahokamy a zapečetěné karty, jak byly, není-li řečeno jinak. Balíčky se nemíchají.
    .title = Co zůstává
help-EF-END-2 = Po snu a při procitnutí se mapa dřímoty vrátí ke dvěma vstupním destičkám a ostatní odemčené se zamíchají.
    .title = Návrat mapy dřímoty

## EF-SAV

chapter-EF-SAV = Ukládání
    .lead = Jak odejít od stolu a nic neztratit.

help-EF-SAV-1 = Ukládá se ve snovém světě po vyhodnocení lokace. Jednou ještě smíte nakoupit; komu potom zbývá éter, ten ho celý odhodí a do příští hry dostane 1 éter. Pak proběhne začátek procitnutí. Uložení uprostřed snu se počítá jako smrt.
    .title = Klasické uložení

## EF-ADD

chapter-EF-ADD = Příchod a odchod
    .lead = Spáči mohou mezi hrami přicházet i odcházet.
    .see = Vybrat, kdo bude snít
    .at = /new?game=ether

help-EF-ADD-1 = Mezi hrami smějí spáči přibýt i odejít.
    .title = Příchod a odchod spáčů

## EF-VAR

chapter-EF-VAR = Varianty
    .lead = Jiné způsoby, jak snít: poker, trnový rytíř, sen o samotě.

help-EF-VAR-1 = Strukturované tahy: jednáte popořadě, v každém kole nejvýše jednu akci snu (mapy, portálu, entity) a libovolně dalších. Kdo se kola vzdá, smí v dalším zase jednat. Při shodě rozhoduje začínající hráč; v každém tahu jím je další po levici.
    .title = Strukturované tahy
help-EF-VAR-2 = Jednou za sen smíte vsadit: vyberte jeden z pěti efektů, otočte 3 karty štěstí, a nevzdáte-li to, 3 karty neštěstí. Štěstí musí mít vyšší součet, shoda nestačí; jinak nastane záporný efekt.
    .title = Pokerové karty
help-EF-VAR-3 = Od začátku máte kartu moudrosti Trnový rytíř. V trní jsou ceny v hněvu nižší, ale zapečeťuje se víc.
    .title = Trnový rytíř
help-EF-VAR-4 = Prohraný sen smíte zkusit znovu, aniž byste na něj znovu sbírali klíče.
    .title = Osvěžující zdřímnutí
help-EF-VAR-5 = Mimosnový zážitek (MZ) uloží všechno přesně tak, jak to leží. Trní Trnového rytíře těsně před uložením svléknete.
    .title = MZ: ukládací systém
help-EF-VAR-6 = Na začátku dřímoty, jakmile vidíte její destičku, ji smíte vyměnit za vlastní destičku tohoto režimu. Ta i se žetony odejde při vstupu do snu a po něm se vrátí.
    .title = Režim nepřerušovaného snu
help-EF-VAR-7 = Balíčky režimu bdělého snu se odemknou až během kampaně: čtyři bdělí spáči a každý má 20 karet.
    .title = Režim bdělého snu
help-EF-VAR-8 = V sólové hře smíš kartu, která se pro jediného spáče nehodí, odstranit ze hry a vzít si jinou.
    .title = Sólová hra
help-EF-VAR-9 = Karty prvních vzpomínek se splní jednou, a pak opustí hru.
    .title = První vzpomínky

## EE-A

chapter-EE-A = Výklady: rozpory
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-EE-A1a = Ve Fázi delta si každý vybírá jen jedno a hodiny jsou 5, 4, 3, 2 nebo 1 podle počtu spáčů.
    .title = Delta: jedna volba
help-EE-A1b = Posílený pohyb se prodlouží nejvýše o jedno pole.
    .title = Posílený pohyb
help-EE-A1c = Při sázce na pokerové karty platí řádky zářivých drahokamů a tísně tak, jak jsou v tabulce: všechny drahokamy, 2 tísně dolů nebo 1 nahoru.
    .title = Tabulka pokeru
help-EE-A1d = Na nákupní lokaci nakupuje každý spáč zvlášť.
    .title = Nakupuje každý
help-EE-A1e = Z balíčku tahů je vidět jen vrchní karta. Odkrytý balíček je volitelný.
    .title = Balíček tahů

## EE-B

chapter-EE-B = Výklady: placení
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-EE-B1a = Cenu, která není postupná, platí jeden spáč a najednou.
    .title = Platí jeden
help-EE-B1b = Na cenu „krát počet spáčů“ se smějí složit všichni, kdo by tu akci mohli provést.
    .title = Společná platba
help-EE-B1c = Posílit záměr smí každý spáč jednou za tah, při jakékoli akci i akci karty, jen ne při umísťování karet pokroku.
    .title = Kdy jde posílit
help-EE-B1d = Nezdařené posílení postupné akce stojí jen tu splátku, o kterou šlo.
    .title = Nezdařená splátka
help-EE-B1e = Záměr z posílení se počítá i do násobků útoku a kontaktu.
    .title = Posílení a násobky
help-EE-B1f = Útok nebo kontakt, který se smí jen jednou (za tah, na mapu, za sen nebo vůbec), se platbou nenásobí: proběhne jednou, ať zaplatíš sebevíc.
    .title = Jednou je jednou
help-EE-B2a = Postih si smíš vybrat, jen když ho uneseš celý: na zapečetění potřebuješ v balíčku dost karet, které nejsou slabosti. Vynucené zapečetění vezme, co je. Odpovědi příběhu jsou otevřené i s prázdným balíčkem: co zapečetit nejde, se nezapečetí.
    .title = Volba postihu
help-EE-B2b = Záměr z rychlé karty slouží jen akci toho, kdo ji zahrál.
    .title = Cizí záměr neplatí
help-EE-B2c = Od každé barvy jsou 4 žetony záměru. Když dojdou, smíte jeden vzít z jiné akce a ta o tu splátku přijde.
    .title = Žetony záměru
help-EE-B3 = Po každém hodu se smí nabídnout opakování, v kterékoli fázi. Výsledek platí, až to všichni odmítnou.
    .title = Chvíle na opakování
help-EE-B4 = Posílený pohyb: křížek znamená nehnout se, prázdná strana zaplacenou vzdálenost, čísla o pole víc.
    .title = Výsledky posíleného pohybu
help-EE-B5a = Žádná akce, akce na rubu, aktivní místo se zářivým drahokamem ani opakovaný hod se nesmějí dát opakovat donekonečna zdarma; kontrola herních dat to odmítne.
    .title = Nic není donekonečna zdarma
help-EE-B5b = Zářivý drahokam smíš vzít zpět i v tahu, kdy byl položen; co jde jednou za tah, se tím neobnoví.
    .title = Zářivý drahokam jde vzít hned zpět

## EE-C

chapter-EE-C = Výklady: balíček a smrt
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-EE-C1a = Nejdřív zamíchej, potom snes postih, nakonec dober. Jsou-li balíček i odhazovací hromádka prázdné, není postih ani co brát.
    .title = Pořadí při prázdném balíčku
help-EE-C1b = Zapečetí se tolik, kolik jde. Co se zapečetilo poslední, odpečetí se první.
    .title = Kolik jde zapečetit
help-EE-C2a = Zda má každý aspoň 6 karet, se kontroluje po každém efektu. Slabosti se počítají.
    .title = Kontrola šesti karet
help-EE-C2b = Slabostí nejde nic zaplatit.
    .title = Slabost neplatí
help-EE-C2c = Zmenší-li se maximum, hned odhoď, co je navíc; vybíráš ty.
    .title = Menší maximum
help-EE-C2d = Smrt mimo sen se vyhodnotí stejně jako ve snu.
    .title = Smrt mimo sen
help-EE-C3a = Smrt ukončí sen nebo dřímotu bez kořisti a následuje celé procitnutí.
    .title = Po smrti
help-EE-C3b = Při přípravě, procitnutí a ukládání se šest karet nekontroluje.
    .title = Kdy se karty nepočítají
help-EE-C4 = Dobraná slabost se počítá jako jedna dobraná karta a nenahrazuje se. Slabosti přeskočené při zapečetění se vrátí v původním pořadí.
    .title = Slabost v balíčku

## EE-D

chapter-EE-D = Výklady: čas
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-EE-D1a = Úsilí smí každý spáč jednou za tah, hodiny jsou ale společné. Tahy se kupují ve fázi spáčů, dokud jsou odhozené karty tahu.
    .title = Hodiny a tahy
help-EE-D1b = Procitnutí hodiny nemění.
    .title = Hodiny po procitnutí
help-EE-D1c = O útěku rozhodujete před krokem dobírání karet.
    .title = Kdy utéct
help-EE-D1d = Kořist po posledním tahu se bere z naposled odhozené karty.
    .title = Kořist po posledním tahu
help-EE-D2a = Nejdřív se platí, pak se jedná: kdo zemře placením, prohrává, i kdyby akce vyhrála.
    .title = Smrtící platba
help-EE-D2b = Když něco končí, končí hned a zbylé kroky odpadají.
    .title = Konec ruší zbytek
help-EE-D3a = Na každou dřímotu i sen se zamíchá všech 12 karet tahu.
    .title = Nový balíček tahů
help-EE-D3b = Balíček tahů se připraví dřív než figurky, takže barva první karty je známá.
    .title = Barva je známá předem
help-EE-D3c = Zablokovaný krok se přeskočí i při vyhodnocení navíc.
    .title = Zablokovaný krok
help-EE-D4 = Stav, který spáč dostane ve fázi snu, trvá přes příští fázi spáčů.
    .title = Stav přes noc
help-EE-D5 = „Hotovo“ můžeš vzít zpět, dokud nejsou hotovi všichni; pak vaše fáze končí. Do té doby můžeš hrát rychlé akce.
    .title = Hotovo jde vzít zpět

## EE-E

chapter-EE-E = Výklady: entity
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-EE-E1a = Nejbližší je ten, k němuž vede nejkratší cesta; počítá se při každém hodu znovu a shodu rozhodnete vy.
    .title = Kdo je nejblíž
help-EE-E1b = Na poli svého cíle se entita zastaví a případný druhý hod už nic nedělá.
    .title = U cíle
help-EE-E1c = Za každou entitu se hází zvlášť.
    .title = Jeden hod na entitu
help-EE-E2a = Proměny leží na destičce a týkají se všech jejích figurek; číselné se sčítají, zákazy platí pro všechny.
    .title = Proměny na destičce
help-EE-E2b = Nefunguje-li pokrok, nepočítají se ani barvy karet pokroku.
    .title = Vyřazený pokrok
help-EE-E2c = Krok vytištěný dvakrát se vyhodnotí dvakrát; v každém zasáhne jedna entita spáče jednou.
    .title = Dvojitý krok
help-EE-E2d = Stav se týká jen své figurky. Jen Otrávená leží na destičce a zastaví všechny nové proměny.
    .title = Stavy a Otrávená
help-EE-E3 = Velká entita nevstoupí na pole, z něhož nemá kam vytlačit, kdo tam stojí.
    .title = Velká entita před polem
help-EE-E4a = Před zaplněným polem bez spáčů se entita zastaví; má-li se na něm zjevit, zjeví se na nejbližším volném.
    .title = Zaplněné pole bez spáčů
help-EE-E4b = Vytlačit jde jen na dosažitelné sousední pole, kde je místo. Není-li, entita se zastaví.
    .title = Kam vytlačit
help-EE-E4c = Vytlačit lze i společníka.
    .title = Vytlačený společník
help-EE-E4d = Vytlačení nespouští past.
    .title = Vytlačení a past
help-EE-E4e = Znehybněná figurka se sama nepohne ani nepřemístí, vytlačit ji ale lze.
    .title = Vytlačení znehybněných
help-EE-E5a = Velká entita se zastaví, jen když někoho vytlačila.
    .title = Kdy velká entita stojí
help-EE-E5b = Efekty velké entity potřebují dosah aspoň 1.
    .title = Dosah velké entity
help-EE-E6a = Stav Omámená omezí dosah až po všech bonusech.
    .title = Omámená a bonusy
help-EE-E6b = Dosah se počítá po krocích, nikdy šikmo.
    .title = Dosah po krocích

## EE-F

chapter-EE-F = Výklady: mapa
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-EE-F1a = Figurky dosahu nikdy nebrání.
    .title = Figurky a dosah
help-EE-F1b = Past zapůsobí jednou za každý vstup.
    .title = Past jednou za vstup
help-EE-F1c = Akci vrtochu smí použít jen ten, kdo na něm stojí.
    .title = Stát na vrtochu
help-EE-F1d = Mapové destičky dřímoty jsou navržené tak, že se po nich dá dojít ze vstupních destiček kamkoli.
    .title = Souvislá krajina
help-EE-F1e = Mezi dřímotami spáči zůstávají na svých polích, sen je postaví znovu.
    .title = Místa spáčů
help-EE-F2 = Není-li žeton překážky, jednorázová akce je vyčerpaná i bez něj.
    .title = Bez žetonu překážky

## EE-G

chapter-EE-G = Výklady: snový svět a kampaň
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-EE-G1a = Klíče patří skupině, éter a zářivé drahokamy spáčům. V zásobě jsou 4 klíče, 16 žetonů éteru a 6 zářivých drahokamů.
    .title = Komu co patří
help-EE-G1b = U snového portálu, na který nemáte klíče, získáte klíč a potkáte dřímotu.
    .title = Portál bez klíčů
help-EE-G1c = Má-li lokace víc symbolů, vyhodnotí se zleva doprava.
    .title = Více symbolů na lokaci
help-EE-G1d = Komu došel balíček, ten má zkratku zdarma.
    .title = Zkratka s prázdným balíčkem
help-EE-G2a = Předmět, který nahradí jiný, jde do skladiště.
    .title = Vystřídaný předmět
help-EE-G2b = Z nabídky nakupuje jeden spáč po druhém, každý ze svých karet.
    .title = Jeden po druhém
help-EE-G2c = Akce na rubu platí jen u karty navrchu balíčku, i u koupené.
    .title = Rub koupené karty
help-EE-G2d = Letmé prohlédnutí trvá pět vteřin; v nastavení jde čas vypnout.
    .title = Jak dlouho trvá prohlédnutí
help-EE-G3a = Ukládá se přesný stav. Klasické uložení je volitelné a uprostřed snu se počítá jako smrt.
    .title = Přesné uložení
help-EE-G3b = Sólová hra je jeden spáč a 5 hodin. Hra oběma rukama jsou dva spáči jednoho hráče.
    .title = Jeden hráč
help-EE-G3c = Při sázce na pokerové karty je shoda prohra, balíček má 54 karet a hraje se jednou za sen.
    .title = Shoda v pokeru
help-EE-G3d = Ve strukturovaných tazích fáze končí, když se kola po sobě vzdají všichni.
    .title = Všichni se vzdávají kola
help-EE-G4 = Každý okruh, který jde snovým světem obejít zdarma, i každá cesta od procitnutí k odměně vede přes dřímotu nebo snový portál.
    .title = Žádná odměna zadarmo
help-EE-G5a = Snový portál nestojí nikdy víc než 4 klíče.
    .title = Nejvýše čtyři klíče
help-EE-G5b = Vykoupení nechá v balíčku aspoň tři dřímoty.
    .title = Tři dřímoty zůstanou
help-EE-G5c = Je-li balíček osudu nebo mapových destiček prázdný či chybí nákupní karta, nic se nestane.
    .title = Není co brát
help-EE-G6 = Nabídky se míchají jen při přípravě a procitnutí.
    .title = Míchání nabídek
help-EE-G7 = Aktivní předměty jdou do skladiště dřív, než procitnutí vybere tři náhodné.
    .title = Předměty při procitnutí
help-EE-G8 = Hrou se myslí kampaň od začátku nebo od klasického uložení. Jen tehdy a ve Fázi delta se nastavují hodiny.
    .title = Co je jedna hra
help-EE-G9 = Osvěžující zdřímnutí je jediná karta a leží na jediném snovém portálu: u snu, který jste prohráli naposled, dokud ho nevyhrajete.
    .title = Kde zdřímnutí leží
help-EE-G10 = O tom, co osud nebo kořist nabízí celé skupině, hlasují všichni. O kartě spáče rozhoduje ten, kdo ji hraje, o své odměně každý sám.
    .title = O čem se hlasuje
help-EE-G11 = Když je vyhraný poslední sen, najdou bdělí spáči portály všech vyhraných snů znovu otevřené. Jejich výprava začíná procitnutím s balíčky o 20 kartách a končí, až poslední sen vyhrají znovu.
    .title = Snít znovu a bděle
help-EE-G12 = Obrázek, k němuž patří osobní žeton, je zavřený, dokud jeho spáč nesní s vámi. Když sní, smějí k němu ostatní zkoušet své žetony, ale nadarmo.
    .title = Osobní žetony
help-EE-G13 = Počáteční předměty, které jste nenašli, přijdou do nabídky předmětů, až první sen vyhrajete. Dokud je jen prohraný, najdete je v něm pořád.
    .title = Nenalezené předměty
