# Jeviště: co se děje, jedno po druhém, a jak to zní

stage-setting = Chvíle na jevišti
stage-slow = pomalu
stage-usual = jako obvykle
stage-quick = rychle
stage-none = neukazovat
stage-skip = Přeskočit, co se na stole děje
stage-hush = Přeskočit až k mému tahu
stage-again = Přehrát poslední chvíle
stage-again-none = Zatím se nic nestalo.
key-moments = přehrát poslední chvíle
stage-lead-event = Událost
stage-lead-cast = Seslání
stage-lead-works = Na plánu působí
stage-lead-use = Použití
stage-lead-spelled = Kouzlo se daří
stage-lead-fizzled = Kouzlo se nedaří
stage-lead-fulfilled = Splněný úkol
stage-lead-ability = Zvláštní schopnost
stage-lead-tamed = Ochočené zvíře
stage-lead-peek = Tajný pohled
stage-lead-card = Nová karta
stage-reopen = Světy se otevírají
stage-awaken = Probuzení
stage-drawn = Nerozhodně
stage-why-higher = Vyšší součet vyhrává
stage-why-equal = Stejný součet
stage-why-eight = Osmička vyhrává vždy
stage-why-eights = Padly dvě osmičky
stage-why-duelist = Při rovnosti vyhrává útočník
stage-wins = vyhrává
stage-lives = { $count ->
    [one] život
    [few] životy
   *[other] životů
 }
stage-experience = { $count ->
    [one] zkušenost
    [few] zkušenosti
   *[other] zkušeností
 }
stage-fame = { $count ->
    [one] bod slávy
    [few] body slávy
   *[other] bodů slávy
 }

## Zvuky v titulcích
captions = Zvuky ukazovat i slovy
caption-turn = dvojí zacinkání: jsi na tahu
caption-die = kostka dopadá na stůl
caption-card = šustnutí karty
caption-step = krok
caption-hit = úder
caption-win = tři stoupající tóny
caption-loss = dva klesající tóny
caption-draw = dvakrát stejný tón
caption-wound = temné zadunění
caption-heal = jasné tóny, rána se zavírá
caption-gain = cinknutí, něco přibylo
caption-spend = tiché zaplacení
caption-cast = sen se rozprostírá
caption-spell = kouzlo zasviští
caption-fizzle = kouzlo syčí a hasne
caption-event = karta a neklidný souzvuk
caption-quest = úkol je splněn
caption-annex = svět se rozezní
caption-gate = brána se pohnula
caption-page = list se obrací
caption-seal = pečeť dopadla
caption-distress = sevřený, chvějící se tón
caption-hour = odbíjejí hodiny
caption-entity = něco se pohnulo ve tmě
caption-tile = papír se přiložil k papíru
caption-victory = zvony vítězství
caption-defeat = tři zvony dolů
caption-said = někdo promluvil
caption-refused = ne, takhle to nejde

## Konce
over-figures = Čísla a kostky
lead-title = Kdo měl kdy navrch
lead-more = Světy, sláva, moc, zkušenosti a životy dohromady, jak stály na konci každého kola.
lead-table = Totéž jako tabulka
lead-round = Kolo
share = Poslat dál
share-copy = Zkopírovat odkaz
share-private = Soukromý stůl vidí jen ti, kdo u něj seděli, takže ho nejde poslat dál.

## Chvíle v Etherfields
stage-eth-turn = Karta tahu
stage-eth-gain = Získáno
stage-eth-drawn = Ze skladiště
stage-eth-loot = Kořist
stage-eth-laid = Krajina se rozšiřuje
stage-eth-tile = Nová destička
stage-eth-season = Nové období
stage-eth-mutation = Proměna
stage-eth-delta = Fáze delta
stage-eth-awakening = Procitnutí
eth-rewards = Získané karty
eth-remembers = Co si sen bude pamatovat
