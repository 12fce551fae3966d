### Říše Snů: nápověda k pravidlům. Jedna zpráva pro každé pravidlo a každý výklad.

## RS-COM

chapter-RS-COM = Součásti hry
    .lead = Co leží na stole: jedna kostka, deset postav, šest balíčků karet a hrst žetonů.

help-RS-COM-1 = Ve hře je jediná kostka a má osm stěn. Kdykoli máš házet, házíš jí.
    .title = Osmistěnná kostka
help-RS-COM-2 = Hrdinové jsou Barbar, Cestovatel, Druid, Rytíř a Snový drak, démoni Čert, Rarach, Saň, Stín a Titán. Každá postava má svou moc, pohyb, životy a aspoň jednu zvláštní schopnost, která odpovídá jejímu popisu v pravidlech.
    .title = Deset postav
help-RS-COM-3 = Balíčků je šest: sny, hrůzy, události, lehké úkoly, těžké úkoly a zvláštní schopnosti. K nim patří dvě stejné karty kouzel, na každé je všech deset kouzel.
    .title = Balíčky a karty kouzel
help-RS-COM-4 = Použité, odevzdané a ztracené karty se odkládají mezi použité karty svého balíčku. Do hry se odtud vracejí jen události a úkoly, když jejich balíček dojde, a sny s hrůzami při volitelném pravidle Snové světy.
    .title = Použité karty
help-RS-COM-5 = Světlo se počítá po žetonech a každý žeton má hodnotu 5 bodů.
    .title = Žetony světla
help-RS-COM-6 = „Jednou za kolo“ znamená jednou mezi začátky dvou po sobě jdoucích tahů strany nebo hráče, ke kterým postava patří.
    .title = Jednou za kolo
help-RS-COM-7 = Cestovatel má vyšší pohyb a Saň vyšší moc než kterákoli jiná postava. Z hrdinů má nejvyšší moc Snový drak. Barbar a Titán mají pohyb pod průměrem své strany.
    .title = Nejrychlejší a nejmocnější

## RS-BRD

chapter-RS-BRD = Herní plán
    .lead = Plán je krajina snu. Mezi poli nicoty vedou cesty ke třem světům a uprostřed čeká tajemné místo.

help-RS-BRD-1 = Plán je čtvercová síť polí: nicota, cesta, studánky, jedno tajemné místo o několika polích a tři světy (Iridion, Filnerin, Akademus). Šikmo se nechodí.
    .title = Pole herního plánu
help-RS-BRD-2 = Každé pole nicoty má vlastní dvojčíslí od 11 do 88 složené z číslic 1–8, takže ho určí dva hody kostkou. Studánky jsou také očíslovaná pole nicoty. Cesta, světy a tajemné místo čísla nemají.
    .title = Čísla polí
help-RS-BRD-3 = Svět zabírá tři krát tři pole: uprostřed je síň a kolem ní osm polí vnějšího okruhu. Jedno z nich je brána. Po okruhu se chodí po směru hodinových ručiček.
    .title = Stavba světa
help-RS-BRD-4 = Některá pole cesty leží na okraji plánu. Ve Zkoušce síly na nich postavy začínají.
    .title = Cesty na okraji
help-RS-BRD-5 = Na plánu jsou pole 15 a 45. V základním scénáři začíná na prvním Rytíř a na druhém Stín.
    .title = Pole 15 a 45

## RS-CHR

chapter-RS-CHR = Vlastnosti postav
    .lead = Každou postavu popisují tři čísla: moc do soubojů, pohyb na cestu a životy. A k tomu něco, co umí jen ona.

help-RS-CHR-1 = Moc se počítá v soubojích a roste s každým žetonem moci. Pod hodnotu vytištěnou na kartě postavy neklesne nikdy.
    .title = Moc postavy
help-RS-CHR-2 = Pohyb přičteš ke každému hodu na pohyb. Součet jsou tvé body pohybu (BP) pro tento tah.
    .title = Pohyb postavy
help-RS-CHR-3 = Postava začíná s tolika životy, kolik má vytištěno na kartě, a víc jich mít nemůže. Tuto hranici zvyšuje jen volitelné pravidlo Odměna za připojení světa.
    .title = Životy postavy
help-RS-CHR-4 = Zvláštní schopnost smíš v jednom kole použít i několikrát, pokud sama neříká něco jiného. Ohlas ji dřív, než přijde hod nebo krok, který mění.
    .title = Zvláštní schopnosti

## RS-DRM

chapter-RS-DRM = Sny a hrůzy
    .lead = Sny pomáhají hrdinům, hrůzy démonům. Pokládají se na plán, zakryjí čtyři pole a působí na každého, kdo na ně vejde.

help-RS-DRM-1 = Na kartě snu nebo hrůzy najdeš cenu ve světle, umístění (P přesné, % náhodné), BP za vstup na každé její pole a trvání: stálé, nebo na 1, 2 či 3 akce.
    .title = Údaje na kartě
help-RS-DRM-2 = Za seslání zaplatíš tolik světla, kolik stojí na kartě, pokud scénář neurčuje jinak. Máš-li ho málo, kartu seslat nemůžeš.
    .title = Cena seslání
help-RS-DRM-3 = Karta leží na čtverci dva krát dva pole a celá na plánu. Jinou vyloženou kartu nesmí překrýt ani zčásti.
    .title = Místo pro kartu
help-RS-DRM-4 = Karta smí ležet i na polích světa a tajemného místa, tam ale nedělá nic. Působí v nicotě, na cestě a na studánkách.
    .title = Kde karta působí
help-RS-DRM-5 = Při přesném umístění vybírá pole ten, kdo kartu sesílá; obrázek karty však musí ležet na očíslovaném poli nebo na cestě. Vyložené karty leží lícem nahoru.
    .title = Přesné umístění
help-RS-DRM-6 = Dva hody určí očíslované pole, na které přijde obrázek karty; natočení volí ten, kdo ji sesílá. Leží-li tam už jiná karta nebo se tahle v žádném natočení nevejde, hází se znovu.
    .title = Náhodné umístění
help-RS-DRM-7 = Na dočasné kartě leží tolik žetonů, kolik má akcí. Kdykoli její účinek na někoho zapůsobí, dobrovolně i nedobrovolně, jeden žeton zmizí; pouhé zaplacení BP se nepočítá. Karta bez žetonů se odloží.
    .title = Dočasné karty
help-RS-DRM-8 = Stálá karta se návštěvami neopotřebuje: působí dál, ať jich bylo jakkoli mnoho.
    .title = Stálé karty
help-RS-DRM-9 = Vstup na každé zakryté pole nicoty, cesty nebo studánky stojí BP karty: dvě pole karty za 6 BP tedy stojí 12. Platíš, i když účinek nevyužiješ.
    .title = Cena zakrytého pole
help-RS-DRM-10 = Jedna karta zapůsobí na tutéž postavu nejvýš jednou za kolo.
    .title = Účinek jednou za kolo
help-RS-DRM-11 = Škodlivý účinek nelze při vstupu odmítnout. Účinek, který postavě ublížit nemůže, odmítnout smíš a karta tím o žeton akce nepřijde.
    .title = Odmítnutí účinku
help-RS-DRM-12 = Začíná-li postava pohyb na kartě, smí nejdřív za 0 BP využít její účinek, nebo z karty odejít a vyhnout se mu. Když zůstane, čekají ji všechny účinky znovu.
    .title = Začátek pohybu na kartě
help-RS-DRM-13 = Sny bývají na straně hrdinů: jim pomáhají, nebo škodí démonům. U hrůz je to obráceně. Každý účinek říká, koho se týká.
    .title = Komu karty slouží

## RS-EVT

chapter-RS-EVT = Události
    .lead = Kdo skončí na okruhu světa, někoho nebo něco potká: bytost, předmět, nebo jen zvláštní chvíli.

help-RS-EVT-1 = Skončíš-li pohyb na vnějším okruhu světa, třeba i cestou ven, vezmeš si vrchní událost; jinak ji přinese už jen hod 1–3 v Bráně času. Na okruhu to platí, jen když postava v tomto tahu vstoupila na nějaké pole, a přesun událostí další událost nespustí.
    .title = Kdy přijde událost
help-RS-EVT-2 = S bytostí svedeš souboj. Po výhře si necháš kartu pro její zkušenosti; po prohře i remíze kartu odložíš a zkušenosti nedostaneš.
    .title = Setkání s bytostí
help-RS-EVT-3 = Když k souboji nedojde, třeba proto, že bytost útočí jen na některé postavy, její zkušenosti získáš i tak.
    .title = Bytost bez boje
help-RS-EVT-4 = Jednorázový účinek se vyhodnotí hned; na později si ho smíš nechat, jen když to karta říká. Na výběr máš jen tam, kde stojí, že něco můžeš.
    .title = Jednorázové účinky
help-RS-EVT-5 = Když účinek postavu přesune a neřekne přesně kam, vybírá pole její hráč. Síň to být nesmí.
    .title = Přesun bez určení
help-RS-EVT-6 = Předměty si necháváš a smíš jich mít, kolik chceš. Trvalé ti zůstávají, jednorázové po použití odložíš. Použít je smíš kdykoli, pro souboj je však ohlas před hodem.
    .title = Předměty a jejich použití
help-RS-EVT-7 = Jakmile někdo vezme poslední událost, zamíchají se použité události do nového balíčku.
    .title = Nový balíček událostí

## RS-EXP

chapter-RS-EXP = Zkušenosti
    .lead = Poražené bytosti a splněné úkoly jsou zkušenosti. Dají se vyměnit za moc, nebo si je nechat na horší časy.

help-RS-EXP-1 = Karty se zkušenostmi (bytosti a splněné úkoly) si můžeš nechat, nebo je odevzdat: za každých plných 10 zkušeností dostaneš žeton moci. Odevzdávají se celé karty a zbytek propadá; za 7 a 5 je jeden žeton a 2 zkušenosti propadnou.
    .title = Výměna zkušeností za moc
help-RS-EXP-2 = Splněný lehký úkol má cenu 5 zkušeností, těžký 10.
    .title = Zkušenosti za úkoly

## RS-QST

chapter-RS-QST = Úkoly a připojování světů
    .lead = V síni světa dostaneš úkol. Splň ho, vrať se a svět je tvůj. O to se hraje.

help-RS-QST-1 = Postava, která vstoupí do síně, dostane úkol nebo úkoly podle scénáře, vždy z vršku balíčku.
    .title = Zadání úkolu
help-RS-QST-2 = V témže světě postava další úkol nedostane, dokud nesplní všechny, které odtud už má.
    .title = Další úkol ze světa
help-RS-QST-3 = Postava smí mít zároveň rozdělané úkoly z několika světů.
    .title = Úkoly z více světů
help-RS-QST-4 = Úkol nese barvu svého světa a žetony za to, co zbývá udělat. Za každý odpovídající čin smíš jeden odebrat. Když nezbývá žádný, je úkol splněn a má cenu svých zkušeností.
    .title = Plnění úkolu
help-RS-QST-5 = Lehký úkol za 5 zkušeností: navštiv pět různých vyložených karet. Leží-li jich na plánu méně, stačí všechny.
    .title = Snové koule
help-RS-QST-6 = Vstoupí-li postava do síně znovu a má splněno, co jí svět zadal, připojí ho: žeton světa zmizí a její moc hned vzroste o 1. Nesplněné úkoly ostatních z toho světa se odloží. Splněné jim zůstanou už jen jako zkušenosti a svět nepřipojí, ani když se znovu otevře.
    .title = Připojení světa
help-RS-QST-7 = Svět bez žetonu nezadává úkoly a nepřipojí ho nikdo, ani ten, kdo ho už připojil, dokud se znovu neotevře. Na okruh i do síně se vstupovat dá.
    .title = Už připojený svět

## RS-MOV

chapter-RS-MOV = Pohyb
    .lead = Hod kostkou a tvůj pohyb dají body na celý tah. Každé pole něco stojí a nevyužité body propadnou.

help-RS-MOV-1 = Hoď kostkou a přičti svůj pohyb: tolik máš BP. Utratit je nemusíš, ale co ti zbude, propadne.
    .title = Hod na pohyb
help-RS-MOV-2 = Vstup na cestu stojí 1 BP, do nicoty, na studánku, pole světa i tajemné místo 2 BP, do síně 0 BP. Pro vyloženou kartu platí její BP.
    .title = Cena vstupu
help-RS-MOV-3 = Na pole, na které ti BP nestačí, nevstoupíš.
    .title = Málo bodů pohybu
help-RS-MOV-4 = Vstupem na kterékoli pole tajemného místa pohyb končí a zbylé BP propadají. Pak musíš hodem určit, co udělá Brána času.
    .title = Vstup na tajemné místo
help-RS-MOV-5 = Na vnější okruh světa se dostaneš jen branou za 2 BP. Dál jdeš po směru hodinových ručiček, 2 BP za pole.
    .title = Vstup a cesta po okruhu
help-RS-MOV-6 = Obejdeš-li celý okruh a vkročíš na bránu podruhé, pokračuješ hned za 0 BP do síně. Tam pohyb končí a zbylé BP propadají.
    .title = Vstup do síně
help-RS-MOV-7 = Ze světa smíš odejít kudykoli. Ze síně jdeš za 2 BP na kterékoli pole okruhu, z okruhu na sousední pole venku za jeho cenu.
    .title = Odchod ze světa
help-RS-MOV-8 = Odejdeš-li dřív, než dojdeš do síně, začneš příště zase branou a čeká tě celý okruh.
    .title = Předčasný odchod
help-RS-MOV-9 = Pohyb můžeš prokládat vším, co tato fáze dovoluje: soubojem, kouzlem, předměty i schopnostmi.
    .title = Co jde během pohybu
help-RS-MOV-10 = Po návštěvě síně smí postava chodit po okruhu oběma směry, 2 BP za pole. Jako obejití okruhu se to nikdy nepočítá.
    .title = Okruh po návštěvě síně

## RS-TIM

chapter-RS-TIM = Brána času
    .lead = Na tajemném místě pohyb končí a kostka rozhodne, co s tebou čas udělá.

help-RS-TIM-1 = Hod kostkou vybere jeden z účinků Brány času; 1–3 přinese událost. Ostatní účinky jsou naše vlastní a dokážou z výhry udělat prohru a zase naopak.
    .title = Hod v Bráně času
help-RS-TIM-2 = Každé číslo od 4 do 8 má v tabulce jeden účinek. Žádný nebere slávu ani připojený svět.
    .title = Hody 4 až 8

## RS-DUL

chapter-RS-DUL = Souboje
    .lead = Oba hodí kostkou a přičtou svou moc. Větší součet vítězí, jen osmička se na moc neptá.

help-RS-DUL-1 = Dojdeš-li vlastním krokem na pole, kde stojí nepřítel, smíš na jednoho zaútočit. Oba hodíte kostkou a přičtete moc. Vyšší součet vyhrává, stejný znamená remízu.
    .title = Útok a souboj
help-RS-DUL-2 = Postava smí zaútočit jednou za kolo a po souboji může jít dál.
    .title = Jeden útok za kolo
help-RS-DUL-3 = Kdo prohraje souboj s jinou postavou, přijde o 2 životy.
    .title = Prohra s postavou
help-RS-DUL-4 = Bytost hází kostkou a přičítá svou moc. Prohra s ní stojí 1 život, remíza nic; v obou případech se karta odloží.
    .title = Souboj s bytostí
help-RS-DUL-5 = Osmička na kostce vyhrává souboj, ať má soupeř moc jakoukoli. Padne-li oběma, je to remíza.
    .title = Pravidlo osmičky

## RS-AWK

chapter-RS-AWK = Probuzení
    .lead = Komu dojdou životy, neumírá. Probudí se u nejbližší studánky, jen o něco chudší.

help-RS-AWK-1 = Postava s 0 životy se probudí na nejbližší studánce. Odevzdá jeden žeton moci, a pokud žádný nemá, ztratí všechny zkušenosti. Životy má zase plné, zbylé BP propadají.
    .title = Ztráta posledního života

## RS-SPL

chapter-RS-SPL = Kouzla
    .lead = Jedno kouzlo za kolo, na jakoukoli dálku. Čím silnější kouzlo, tím víc musí padnout.

help-RS-SPL-1 = Každá postava smí jednou za kolo zkusit seslat kouzlo, v kterékoli chvíli svého pohybu. Podaří se, když hodíš aspoň číslo kouzla.
    .title = Pokus o kouzlo
help-RS-SPL-2 = K hodu na kouzlo přičti 1 za schopnost Mág a 1, když stojíš na studánce.
    .title = Pomoc při kouzlení
help-RS-SPL-3 = Kouzla dosáhnou kamkoli. Tučně psaná platí jen na tebe a do konce tahu, ostatní jen na protivníky. Kouzlo nikdy není útok.
    .title = Dosah a cíl kouzel
help-RS-SPL-4 = Na sebe: Pohyb 1 (+1 BP), Cesta 4 (nicota v tomto tahu stojí 1 BP, mění se jen cena), Obří síla 5 (+1 k moci v tomto tahu), Rychlost 7 (BP navíc podle hodu, pohyb se nepřičítá), Teleport 8 (na libovolné pole nicoty). Na protivníka: Zpomalení 2 (při příštím pohybu o 1 BP méně), Odmrštění 3 (z nicoty až o 2 pole, jen na jiné pole nicoty), Blesk 6 (ztratí 1 život), Ochromení 9 (vynechá příští tah), Hypnóza 10 (jeho příští tah hraješ ty).
    .title = Deset kouzel

## RS-STR

chapter-RS-STR = Střet říší
    .lead = Sny proti Tmě, dva hráči a světlo, za které se sesílá. Kdo první připojí dva světy, vyhrál.

help-RS-STR-1 = Hrají dva, Sny proti Tmě. Vyhrává strana, která připojí dva světy.
    .title = Sny proti Tmě
help-RS-STR-2 = Džin z lampy a Ježibaba se vyřadí. Rytíř začíná na poli 15, Stín na poli 45 a každá strana má v ruce pět karet. Lehké úkoly a události se zamíchají a do každého světa přijde jeden žeton krystalu (žlutý, červený, zelený).
    .title = Příprava Střetu říší
help-RS-STR-3 = V každém kole hrají nejdřív Sny, potom Tma. Tah je sesílání a po něm pohyb; prohodit je nelze.
    .title = Kolo a tah
help-RS-STR-4 = Na začátku každé své fáze sesílání dostaneš 5 světla. Klesne-li ti ruka pod pět karet, hned se doplní z balíčku, dokud v něm nějaké jsou.
    .title = Světlo a doplnění ruky
help-RS-STR-5 = Ve fázi sesílání smíš, kolikrát chceš: seslat kartu; odvolat vlastní stálou kartu do ruky a dostat zpět polovinu jejího světla; zrušit vlastní dočasnou kartu bez náhrady; zrušit vyloženou kartu protivníka za její cenu a 10 světla navíc.
    .title = Fáze sesílání
help-RS-STR-6 = V síni dostaneš vždy jediný úkol, a to lehký.
    .title = Úkol v síni
help-RS-STR-7 = Varianta: na poli 15 může začít kterýkoli hrdina a na poli 45 kterýkoli démon.
    .title = Varianta: jiné postavy
help-RS-STR-8 = Varianta: každá strana má hlavní postavu a pomocníka; karty drží hráč pomocníka a sesílají se před pohybem obou. Pomocník začíná na studánce, jde před hlavní postavou, nebo po ní (jeden pohyb musí skončit, než začne druhý), smí do síní, bojuje, útočí a využívá karty. Úkoly nikdy nedostává a světy připojují jen hlavní postavy; jinak pro něj platí totéž co pro všechny postavy.
    .title = Varianta: čtyři hráči
help-RS-STR-9 = Varianta: síně zadávají místo lehkých úkolů těžké.
    .title = Varianta: těžké úkoly
help-RS-STR-10 = Varianta: síň zadá jeden lehký a jeden těžký úkol a k připojení světa potřebuješ splnit oba.
    .title = Varianta: dlouhá hra
help-RS-STR-11 = Varianta: při hře čtyř hráčů smějí pomocníci kouzlit.
    .title = Varianta: kouzlící pomocníci
help-RS-STR-12 = Základní Střet říší se hraje bez karet zvláštních schopností a bez kouzel. Na obojím se můžete dohodnout: volby Kouzlení a Zvláštní schopnosti. Hrají-li čtyři s kouzlením, kouzlí jen pomocníci.
    .title = Schopnosti a kouzla podle dohody

## RS-ZKS

chapter-RS-ZKS = Zkouška síly
    .lead = Každý sám za sebe, tři až pět hráčů, a hraje se o slávu.

help-RS-ZKS-1 = Hraje tři až pět hráčů, každý za sebe, do dohodnuté slávy, obvykle 3–7. Hra dvou je možná pro boty a zkoušení.
    .title = Každý za sebe
help-RS-ZKS-2 = Vyber si hrdinu, nebo démona. Ve hře jsou nejvýš tři hrdinové a tři démoni a žádná postava dvakrát.
    .title = Výběr postavy
help-RS-ZKS-3 = Vezmi si dvě zvláštní schopnosti, jednu si nech a druhou vrať do balíčku.
    .title = První zvláštní schopnost
help-RS-ZKS-4 = Hrdinové si ze zamíchaného balíčku vezmou po třech snech, démoni po třech hrůzách, postupně podle míst u stolu. Zbytek karet ze hry odchází.
    .title = Karty na začátek
help-RS-ZKS-5 = Každá postava začíná na kterémkoli poli cesty na okraji plánu. Staví se od nejpomalejší; při stejném pohybu jde dřív ta s větší mocí.
    .title = Rozestavení postav
help-RS-ZKS-6 = Všichni hodí kostkou a začíná nejvyšší hod. Pokračuje vždy soused po pravici a pořadí už se nemění.
    .title = Kdo začíná
help-RS-ZKS-7 = Tah začíná sesíláním: zdarma sešleš nejvýš jednu kartu, nebo si místo toho vezmeš jednu vlastní stálou zpět do ruky. Potom přijde pohyb, při kterém smíš kouzlit.
    .title = Průběh tahu
help-RS-ZKS-8 = Za seslanou kartu nikdy nedostaneš jinou.
    .title = Bez dobírání karet
help-RS-ZKS-9 = V síni je volba na tobě: lehký úkol, nebo těžký.
    .title = Volba úkolu
help-RS-ZKS-10 = Za svět připojený s lehkým úkolem je 1 bod slávy. S těžkým jsou 2 body a k tomu zvláštní schopnost z balíčku podle tvého výběru. Slávu nikdy neztratíš.
    .title = Sláva za svět
help-RS-ZKS-11 = Když jsou připojené všechny světy a nikdo ještě nevyhrál, znovu se otevřou. O slávu ani o schopnosti nikdo nepřijde.
    .title = Nové otevření světů
help-RS-ZKS-12 = Hra končí ve chvíli, kdy některý hráč dosáhne dohodnuté slávy.
    .title = Konec Zkoušky síly
help-RS-ZKS-13 = Ve Zkoušce síly není žádné světlo, tedy ani jeho vracení, a karty se tu neruší.
    .title = Bez světla a rušení

## RS-OPT

chapter-RS-OPT = Volitelná pravidla Zkoušky síly
    .lead = Drobnosti, na kterých se můžete domluvit: každá zvlášť nebo všechny naráz.

help-RS-OPT-1 = Za připojení světa tu moc neroste. S těžkým úkolem získáš natrvalo za Iridion +1 k pohybu, za Filnerin +1 život a za Akademus +1 k hodům na kouzla. S lehkým úkolem dá každý svět jeden žeton moci.
    .title = Odměna za připojení světa
help-RS-OPT-2 = Kdo přijde na studánku nebo ho na ni něco přenese, smí si jednou za kolo vyléčit 1 život, nejvýš do svého maxima.
    .title = Léčebné studánky
help-RS-OPT-3 = Síň zadá jeden těžký a jeden lehký úkol; k připojení světa je třeba splnit oba.
    .title = Nedůvěřivé světy
help-RS-OPT-4 = Když se světy znovu otevřou, všichni odloží karty z ruky a ze všech nevyložených karet vzniknou nové balíčky. Každý dostane tři nové karty, vyložené zůstávají na plánu.
    .title = Snové světy
help-RS-OPT-5 = Místo výběru jedné ze dvou schopností dostaneš dvě náhodné a necháš si obě. Jsou-li stejné, losuje se znovu.
    .title = Mocné postavy

## RS-EXT

chapter-RS-EXT = Další scénáře
    .lead = Jiné způsoby, jak si zahrát: pro začátečníky, o čas, ve dvojicích i na více plánech.

help-RS-EXT-1 = Hrají dva a k výhře stačí jeden připojený svět. Sny drží dva Duhové mosty, Tma dvě Bariéry. Lehké úkoly jsou jen Poznání, Elementy, Studánky, Lovec a Přepadení.
    .title = Pravidla pro začátečníky
help-RS-EXT-2 = Zkouška síly, ve které lze tentýž svět připojit libovolně často: návrat se splněným úkolem dá 1 nebo 2 body slávy a hned další úkol. Úkoly ostatních zůstávají. Z každého světa máš v jednu chvíli jen jeden úkol.
    .title = Souboj s časem
help-RS-EXT-3 = Zkouška síly ve dvojicích, jejichž sláva se sčítá. Doporučuje se hrát do 4–8 bodů.
    .title = Scénář Bratrství
help-RS-EXT-4 = Několik plánů leží vedle sebe v libovolném natočení. Střet říší se hraje do čtyř světů (3 : 3 je remíza), strana má dvě postavy a každá své vlastní úkoly. Ve Zkoušce síly se světy otevřou, až je připojeno všech šest; události a úkoly jsou z jedné sady.
    .title = Několik plánů

## RS-DRF

chapter-RS-DRF = Vydání „návrh“
    .lead = Starší podoba Zkoušky síly. Kdo chce vidět, jak hra vznikala, najde tu rozdíly.

help-RS-DRF-1 = Po okruhu se chodí podle šipky na bráně zprava doleva, tedy proti směru hodinových ručiček.
    .title = Návrh: směr okruhu
help-RS-DRF-2 = Každá událost, i předmět, má na rubu zkušenosti, které jsou vidět už na balíčku. Použité jednorázové účinky si pro ně necháváš.
    .title = Návrh: zkušenosti na událostech
help-RS-DRF-3 = Odmrštění smí cíl přesunout až o 2 pole kamkoli.
    .title = Návrh: Odmrštění kamkoli
help-RS-DRF-4 = Účinky vyložených karet působí v nicotě a na studánkách, na cestách ne. BP karty platí i na cestách.
    .title = Návrh: karty na cestách
help-RS-DRF-5 = Víc životů, než je vytištěno na kartě postavy, mít nemůžeš, pokud některá karta neříká jinak.
    .title = Návrh: nejvyšší počet životů
help-RS-DRF-6 = Omezení na tři hrdiny a tři démony tu není.
    .title = Návrh: bez omezení stran
help-RS-DRF-7 = Vzít zpět lze i cizí stálou kartu. Vrátí se do ruky tomu, komu patří.
    .title = Návrh: odvolání cizí karty
help-RS-DRF-8 = Vydání „návrh“ existuje jen pro Zkoušku síly a bez volitelných pravidel.
    .title = Kde návrh platí

## RR-A

chapter-RR-A = Výklad: vyložené karty
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-RR-A1a = Obrázek karty přijde na vybrané nebo vylosované pole. Kartu lze natočit čtyřmi způsoby.
    .title = Pole s obrázkem
help-RR-A1b = Při přesném umístění musí obrázek karty ležet na očíslovaném poli nebo na cestě.
    .title = Obrázek při přesném umístění
help-RR-A2 = Než se cokoli zaplatí nebo hodí, ověří se, že karta má kam přijít; náhodná potřebuje očíslované pole pro obrázek s povoleným natočením. Pokud takové místo není, kartu nesešleš: zůstane ti v ruce a o seslání nepřijdeš.
    .title = Karta bez místa
help-RR-A3 = Kartu lze seslat i na pole, kde stojí postava. Hned se nestane nic, postava prostě na kartě stojí.
    .title = Karta pod postavou
help-RR-A4 = „Jednou za kolo“ se počítá zvlášť pro každou vyloženou kartu a každou postavu. Obnoví se na začátku tahu té postavy.
    .title = Kolo u vyložené karty
help-RR-A5 = Začneš-li pohyb na kartě a vkročíš na jiné její pole, nebo pohyb skončíš a kartu neopustíš, zůstáváš na ní. V té chvíli škodlivý účinek zapůsobí a užitečný smíš využít.
    .title = Setrvání na kartě
help-RR-A6 = Účinek, který může nějak uškodit, je povinný. Čistě užitečný je dobrovolný a akci spotřebuje, jen když ho využiješ.
    .title = Povinné a dobrovolné účinky
help-RR-A7a = Kartu spustí a za návštěvu platí jen vlastní krok nebo vlastní Teleport; při Teleportu se BP neplatí. Hrajete-li s Léčebnými studánkami, vyléčit se smí i ten, koho na studánku něco přenese.
    .title = Co je návštěva
help-RR-A7b = Dostane-li tě do síně jakýkoli účinek, je to vstup se vším všudy: úkol nebo připojení světa a konec pohybu.
    .title = Přenesení do síně
help-RR-A8 = Zakrytá cesta stojí BP karty. Zakrytá studánka dál přidává 1 ke kouzlům.
    .title = Zakrytá cesta a studánka
help-RR-A9a = Začíná se s 0 světla. Vrácená polovina se zaokrouhlí dolů na násobek 5.
    .title = Světlo na začátku
help-RR-A9b = Ruka se do pěti karet doplňuje hned. Odvoláním karty jich smíš mít i víc.
    .title = Počet karet v ruce
help-RR-A9c = Balíčky snů a hrůz se z použitých karet nikdy znovu nemíchají. Nové vznikají jen při volitelném pravidle Snové světy.
    .title = Konec balíčku snů
help-RR-A10 = Zrušit kartu protivníka stojí její vytištěné světlo a 10 navíc, ať má jakékoli trvání.
    .title = Cena zrušení
help-RR-A11 = Každý sen i každá hrůza stojí aspoň 5 světla.
    .title = Nejnižší cena karty
help-RR-A12 = Vstup na pole žádné karty nestojí víc než 8 BP.
    .title = Nejvyšší cena vstupu

## RR-B

chapter-RR-B = Výklad: světy a události
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-RR-B1a = Celý okruh stojí 18 BP: brána 2 a osm kroků 16, na kolik tahů chceš. Druhý vstup na bránu vede rovnou do síně, proto tam událost nepřijde.
    .title = Cena celého okruhu
help-RR-B1b = Skončíš-li tah na bráně při prvním vstupu, vezmeš si událost.
    .title = Událost na bráně
help-RR-B2a = Ze síně smíš za 2 BP na kterékoli z osmi polí okruhu, i na rohové. Ven pak jdeš rovně, nikdy šikmo.
    .title = Ze síně ven
help-RR-B2b = Kroky po okruhu po návštěvě síně se jako obejití okruhu nikdy nepočítají.
    .title = Kroky po síni
help-RR-B2c = Jakékoli přemístění mimo okruh zruší vše, co z něj máš obejito.
    .title = Přemístění z okruhu
help-RR-B3a = Událost si postava bere, jen když v tomto tahu vstoupila na nějaké pole. Přesun událostí další událost nespustí.
    .title = Událost jen po pohybu
help-RR-B3b = Přesouvá-li tě událost a nejmenuje pole, vybereš si ho. Síň to nesmí být nikdy.
    .title = Přesun mimo síň
help-RR-B4 = Tajemné místo působí při každém vstupu, i z jednoho jeho pole na druhé. Když jen stojíš, nic se neděje.
    .title = Každý vstup se počítá
help-RR-B5 = Dojde-li balíček úkolů, zamíchají se do něj jeho použité karty.
    .title = Nový balíček úkolů
help-RR-B6 = Život navíc (Filnerin) zvýší maximum i současný počet životů. Jinak je stropem počet vytištěný na kartě postavy.
    .title = Životy navíc
help-RR-B7a = Po příchodu na pole jde po řadě: vyložená karta, činy za návštěvu, síň (připojení nebo úkol), dobrovolný souboj (i v síni a na tajemném místě) a nakonec Brána času nebo událost.
    .title = Pořadí po příchodu
help-RR-B7b = Probudí-li se postava, zbytek této řady odpadá.
    .title = Probuzení přeruší řadu
help-RR-B8 = Přemístění po okruhu zruší vše, co z něj máš obejito. Dopad na bránu platí jako první vstup.
    .title = Přemístění po okruhu
help-RR-B9a = Je-li prázdný balíček událostí i hromádka použitých, nebere se nic.
    .title = Když události dojdou
help-RR-B9b = Není-li v nově míchaných událostech žádná bytost, zamíchají se k nim karty bytostí, které postavy drží. Jejich zkušenosti se postavám jen poznamenají.
    .title = Návrat bytostí do balíčku

## RR-C

chapter-RR-C = Výklad: souboje, probuzení, zkušenosti
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-RR-C1a = Útočíš jen tehdy, když na pole s nepřítelem dojdeš v tomto pohybu vlastním krokem. Odejít a vrátit se stačí; začínat na něm pohyb, přenést se Teleportem nebo být přenesen nestačí. Cíl je jeden a pole může být jakékoli, i síň.
    .title = Kde lze útočit
help-RR-C1b = V týmech se útočí jen na nepřátele, ve Zkoušce síly na kohokoli.
    .title = Na koho se útočí
help-RR-C2 = Předměty a schopnosti pro souboj se ohlašují před hodem. Osmička platí jen ta, která padne na kostce bez jakýchkoli úprav.
    .title = Ohlášení před hodem
help-RR-C3 = Nejbližší je studánka, k níž vede nejméně kroků bez šikmých; na ceně polí nezáleží. Při shodě vybírá hráč postavy.
    .title = Nejbližší studánka
help-RR-C4a = Probudíš-li se bez žetonů moci, ztratíš jen hodnotu svých zkušeností. Splněné úkoly zůstávají splněné a předměty i rozdělané úkoly ti zůstanou.
    .title = Co probuzení nebere
help-RR-C4b = Odevzdáš-li zkušenosti za splněný úkol, úkol je splněný dál.
    .title = Odevzdaný splněný úkol
help-RR-C5a = Zkušenosti za moc měníš ve svém tahu a mimo souboj, i ve fázi sesílání. Také předměty smíš používat už při sesílání.
    .title = Kdy měnit zkušenosti
help-RR-C5b = „Trvale +1 k moci“ je žeton moci a dá se o něj přijít.
    .title = Trvalé zvýšení moci
help-RR-C6 = Na jednom poli smí stát libovolný počet postav a procházet kolem nich lze volně.
    .title = Více postav na poli
help-RR-C7 = Schopnost nebo trvalý předmět působí jednou na každý hod, krok nebo událost, které mění. Nemá-li takový podnět, působí jednou za kolo.
    .title = Kolikrát co působí
help-RR-C8a = Probuzení nespouští kartu, souboj, léčení ani návštěvu. Od příštího pohybu je karta, na které se postava probudila, jako každá jiná, na které pohyb začíná: opusť ji, nebo na tebe působí.
    .title = Klid po probuzení
help-RR-C8b = Vzdálenost ke studánce se měří prostě po polích sítě. Stojíš-li na studánce, je nejbližší ona.
    .title = Vzdálenost ke studánce
help-RR-C9a = Probudíš-li se ve vlastním tahu, pohyb končí.
    .title = Probuzení ve vlastním tahu
help-RR-C9b = Při 0 životech přijde probuzení dřív než jakýkoli předmět.
    .title = Probuzení před předměty

## RR-D

chapter-RR-D = Výklad: úkoly a sláva
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-RR-D1 = Návštěva je vstup na pole, kde karta působí, a „různé“ znamená různé vyložené karty. Počítají se jen činy po zadání úkolu. Náhradní podmínky se ověřují při každé změně na plánu.
    .title = Návštěva a různé karty
help-RR-D2 = Připojí-li svět někdo jiný, nesplněné úkoly odtud se odloží a splněné zůstanou jen jako zkušenosti.
    .title = Úkoly po cizím připojení
help-RR-D3a = Návštěva, kterou svět připojíš, ti nový úkol nedá. Výjimkou je Souboj s časem.
    .title = Připojení bez nového úkolu
help-RR-D3b = Při Nedůvěřivých světech jsou za připojení 2 body slávy a zvláštní schopnost.
    .title = Sláva v Nedůvěřivých světech
help-RR-D3c = Kdo dosáhne cíle, vyhrává hned.
    .title = Okamžitá výhra
help-RR-D4a = Není-li vyložená žádná karta, Snové koule se splní na konci příštího tahu jejich držitele, pokud ani tehdy žádná neleží.
    .title = Snové koule bez karet
help-RR-D4b = Znovu seslaná karta je pořád tatáž karta.
    .title = Znovu seslaná karta
help-RR-D5 = U každého úkolu se ověřuje, zda ho ještě lze splnit. Pokud ne, příští návštěva jeho síně ho vymění za jiný téhož druhu.
    .title = Nesplnitelný úkol
help-RR-D6 = Stojíš-li v síni, když se úkol splní nebo se světy znovu otevřou, nestane se nic. Do síně je třeba vstoupit znovu.
    .title = Stání v síni
help-RR-D7a = Hraje-li se Odměna za připojení světa spolu s Nedůvěřivými světy, platí oba úkoly za těžké.
    .title = Odměna v Nedůvěřivých světech
help-RR-D7b = Opakované odměny světů se sčítají.
    .title = Opakované odměny světů

## RR-E

chapter-RR-E = Výklad: kouzla, příprava, týmy
    .lead = Kde pravidla mlčí nebo si odporují, rozhodli jsme takto.

help-RR-E1a = Kouzlo i cíl ohlas před hodem. Kouzlit smíš i před hodem na pohyb, po skončení pohybu už ne.
    .title = Kdy kouzlit
help-RR-E1b = Protivníci jsou ve Zkoušce síly všichni ostatní, v týmech druhá strana. Ty svým protivníkem nikdy nejsi.
    .title = Kdo je protivník
help-RR-E2a = Kouzlo 9 potřebuje k hodu +1, kouzlo 10 +2. Přidává Mág, studánka a Akademus.
    .title = Kouzla 9 a 10
help-RR-E2b = Odmrštění posune cíl až o 2 kroky, nikdy šikmo. Začátek i konec je v nicotě nebo na studánce.
    .title = Meze Odmrštění
help-RR-E2c = Zpomalení se sčítají, ale pod 0 BP nikdo neklesne.
    .title = Sčítání Zpomalení
help-RR-E2d = Kouzlo Cesta se netýká polí pod kartou.
    .title = Cesta a karty
help-RR-E3a = Ochromení bere ve Zkoušce síly celý tah, v týmech jen pohyb zasažené postavy.
    .title = Rozsah Ochromení
help-RR-E3b = Hypnóza dává plnou vládu nad postavou, ale její zkušenosti vyměnit nesmíš.
    .title = Meze Hypnózy
help-RR-E4a = Při stejném pohybu i moci nebo při stejných úvodních hodech se hází znovu.
    .title = Shoda na začátku
help-RR-E4b = Pomocník si vybere kteroukoli studánku a strana má světlo společné. Co udělá pomocník, do úkolu hlavní postavy se nepočítá.
    .title = Pomocník a jeho strana
help-RR-E5 = Předměty smíš používat i v tazích ostatních.
    .title = Předměty v cizím tahu
help-RR-E6 = Pohyb vynechaný kvůli Ochromení se nebere jako setrvání na kartě.
    .title = Vynechaný pohyb na kartě
help-RR-E7 = Každá karta schopnosti je ve hře aspoň dvakrát, ale nikdo nesmí mít dvě stejné. Není-li v balíčku vhodná, nezískáš žádnou.
    .title = Stejné schopnosti
help-RR-E8a = Zhypnotizovaná postava nemůže seslat Hypnózu.
    .title = Hypnóza pod Hypnózou
help-RR-E8b = Dvě Ochromení ani dvě Hypnózy se nesčítají.
    .title = Opakované Ochromení a Hypnóza
help-RR-E8c = Ochromení má přednost, Hypnóza počká na příští tah, který se opravdu hraje.
    .title = Ochromení před Hypnózou
help-RR-A13 = Štít neubírá kartě žádný žeton akce a zabrání jen tomu jednomu působení.
    .title = Štít a žetony
help-RR-B10 = Když tě přesune událost, nové pole ti do tvého dalšího vlastního kroku nepřinese událost ani neposlouží úkolu.
    .title = Přesun událostí
help-RR-B11 = Kdo byl na pole přenesen, nepřišel na něj sám: souboj z toho nevznikne.
    .title = Přenesení není příchod
help-RR-B12 = Koho v jeho pohybu přenese vyložený sen, hrůza, předmět nebo schopnost na vnější okruh světa a tam pohyb skončí, potká událost, i když sám neudělal ani krok. Po události další událost nepřijde.
    .title = Přeneseno na okruh světa
help-RR-C10 = Předměty na jedno použití nemají u hodu žádný limit. Každý se ale použitím spotřebuje.
    .title = Předměty na jedno použití
help-RR-C11 = Ztratíš přesně tolik zkušeností, kolik říká karta: nejdřív poznamenané, pak karty. Oč má poslední karta větší cenu, to se ti poznamená.
    .title = Ztráta zkušeností
help-RR-C12 = Schopnost, jejíž karta neříká „jednou za kolo“, smíš použít v jednom kole i vícekrát. Každé použití předem ohlásíš a zvlášť zaplatíš.
    .title = Schopnosti bez omezení
help-RR-C13 = Ochočené zvíře ti přinese své zkušenosti a zůstane s tebou. Dokud jeho kartu máš, smí ti jednou za kolo pomoci v souboji: před hodem to ohlásíš a přičteš si polovinu jeho moci zaokrouhlenou nahoru. Vyměníš-li jeho kartu za moc nebo o ni přijdeš, zvíře odejde.
    .title = Ochočená zvířata
help-RR-D8a = Pro úkoly se studánka počítá za pole nicoty.
    .title = Studánka je nicota
help-RR-D8b = Jeden vstup na pole je jedno minutí nepřítele, ať jich tam stojí kolik chce. Mají-li být různí, počítá se ten z nich, který se ještě nepočítal.
    .title = Jeden vstup, jedno minutí
help-RR-D8c = Nesplnitelný úkol ti zůstane, když žádný jiný jeho druhu už není.
    .title = Úkol bez náhrady
help-RR-D9a = Říká-li úkol „nejprve … potom …“, počítá se čin teprve tehdy, když je všechno před ním hotové.
    .title = Úkol s pořadím
help-RR-D9b = Čas běží od prvního odebraného žetonu. Tah, ve kterém se to stalo, je první; vynechané tahy se nepočítají. Když tahy dojdou, všechny žetony se na úkol vrátí.
    .title = Úkol s časem
help-RR-E9 = Odmrštění smí nechat cíl stát: až o dvě pole znamená i o žádné.
    .title = Odmrštění na místě
help-RR-E10 = Strana sesílá společně: co sešle, počítá se do úkolů každé její postavy.
    .title = Strana sesílá společně
