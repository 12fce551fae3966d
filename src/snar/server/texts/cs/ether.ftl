# Etherfields: čím hra skončila.

ef-result-saved = Kampaň je uložená. Pokračovat se dá kdykoli.
ef-result-done = Příběh došel na konec. { $dreams ->
    [one] Máš za sebou jeden vyhraný sen.
    [few] Máš za sebou { $dreams } vyhrané sny.
   *[other] Máš za sebou { $dreams } vyhraných snů.
 }
ef-result-victory = Sen je vyhraný.
ef-result-defeat = Tenhle sen neskončil tak, jak měl.
ef-result-ends = Je konec.
ef-result-escape = Podařilo se utéct.
ef-result-exhausted = Došly tahy. Sen se rozplynul.
ef-result-death = Spáč se vzbudil příliš brzy. Sen je prohraný.
ef-result-stopped = Hra je zastavená. Kampaň začne příště procitnutím.
why-not-a-campaign = Tady žádná uložená kampaň není. Ulož ji ve snovém světě, nebo hru ukonči.
ef-tale-who = { $count ->
    [one] Usnul jediný spáč: { $who }.
   *[other] Usnuli spolu: { $who }.
 }
ef-tale-dreams = { $won ->
    [0] Žádný sen se nepovedlo vyhrát
    [one] Povedlo se vyhrát { $won } sen
    [few] Povedlo se vyhrát { $won } sny
   *[other] Povedlo se vyhrát { $won } snů
 }{ $lost ->
    [0] .
    [one] , { $lost } zůstal nevyhraný.
    [few] , { $lost } zůstaly nevyhrané.
   *[other] , { $lost } zůstalo nevyhraných.
 }
ef-tale-pages = Kniha se otevřela na { $pages ->
    [one] { $pages } stránce
   *[other] { $pages } stránkách
 } a padlo { $answers ->
    [one] { $answers } rozhodnutí
   *[other] { $answers } rozhodnutí
 }.

invited-ether = Etherfields: někdo tě zve do společného snu
