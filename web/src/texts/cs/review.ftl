### Po hře: rozbor, jiná cesta na desce, hrát dál.

review = Rozbor hry
review-more = Bot projde hru rozhodnutí po rozhodnutí: kdo kdy stál jak, co hru obrátilo, kde šlo hrát lépe a co za to mohly kostky. Běží na pozadí a uloží se ke hře.
review-begin = Rozebrat hru
review-waits = Rozbor čeká, až na něj přijde řada…
review-at = Rozebráno { $done } z { $total } odpovědí
review-left = { $minutes ->
    [one] Zbývá asi minuta
    [few] Zbývají asi { $minutes } minuty
   *[other] Zbývá asi { $minutes } minut
 }
review-meanwhile = Hru si zatím můžeš přehrávat, nebo odejít: rozbor běží dál a uloží se k ní.
review-stop = Zastavit rozbor
review-graph = Šance na výhru po kolech
review-graph-points = Jak na tom tým byl, kolo po kole (body bota)
review-player = Hráč
review-accuracy = Přesnost
review-percent = { $percent } %
review-lost = Volby
review-luck = Štěstí
review-units = { $unit ->
    [chance] Volby a štěstí jsou v bodech šance na výhru: kolik hráč rozdal svými volbami a kolik mu daly kostky a karty.
   *[points] Volby a štěstí jsou v bodech, kterými bot cení postavení týmu: co tým rozdal volbami a co mu dal osud.
 }
review-slips = Kde šlo hrát lépe
review-no-slips = Nic zřejmě lepšího tu bot nenašel.
review-size = { $size ->
    [1] Nepřesnost
    [2] Chyba
   *[3] Hrubá chyba
 }
review-where = { $round }. kolo, { $who }
review-slip = Zahráno: { $chosen } ({ $mine } %). Lepší: { $better } ({ $best } %).
review-slip-points = Zahráno: { $chosen } ({ $mine }). Bot by radši: { $better } ({ $best }).
review-why = Proč: { $why }
review-show = Ukázat tu chvíli
review-better = Přehrát lepší cestu
review-turning = Co hru obrátilo
review-swing = změna { $swing }; kostky a karty { $luck }, volby { $lost }
review-honest = { $unit ->
    [chance] Každé rozhodnutí je souzeno jen z toho, co hráč tehdy viděl. Kladení karet, věci a obchod bot soudit neumí; šance jsou odhad z vymyšlených pokračování a součet štěstí a voleb nevyjde na bod přesně.
   *[points] Souzeno je, co kdo udělal v kroku akcí, z toho, co tým tehdy viděl: obě cesty se dohrály do konce příštího tahu ve vymyšlených pokračováních. Nepřesnost rozdala půl tahu jednoho spáče, chyba celý, hrubá chyba dva. Body jsou vlastní počty bota, ne šance na výhru; o příběhu (stránkách, nahlížení pod karty, cestách světem snů) bot nesoudí nic.
 }
review-instead = Lepší cesta: { $at } z { $of }
play-on = Hrát odtud dál
play-on-more = Nový stůl začne v této chvíli. Karty leží tak, jak tehdy ležely (hra už skončila, mohl jsi je vidět), kostky padnou nové. Hra se nepočítá jako poctivě rozdaná.
play-on-as = Hraju za
play-on-with = Za ostatní hraje
play-on-go = Hrát odtud
play-on-from = Pokračování jiné hry: karty leží, jak tehdy ležely, kostky jsou nové.
play-on-there = Odpověď { $at }
puzzle = Hádanka dne
puzzle-ask = Na tahu: { $who }. { $unit ->
    [chance] Kudy?
   *[points] Co udělat?
 }
puzzle-more = { $unit ->
    [chance] Pozice ze hry dvou botů. Čtyři místa, kde skončit pohyb; jedno dává zřetelně největší šanci na výhru.
   *[points] Pozice z prvního snu, jak ho hrál bot. Tři věci, které jde udělat; jedna je zřetelně nejlepší.
 }
puzzle-right = Správně!
puzzle-wrong = { $unit ->
    [chance] Tohle nebylo ono. Nejlepší cesta je vyznačená.
   *[points] Tohle nebylo ono. Co je nejlepší, je vyznačené.
 }
puzzle-best = nejlepší
puzzle-how = { $unit ->
    [chance] Procenta jsou šance na výhru: průměr ze 48 vymyšlených pokračování pro každou cestu, se stejnými kartami a kostkami. Víc než tenhle odhad nevíme.
   *[points] Čísla jsou body, kterými bot cení postavení týmu na konci příštího tahu: průměr ze 48 vymyšlených pokračování. Víc než tenhle odhad nevíme.
 }
puzzle-again = Zkusit znovu
