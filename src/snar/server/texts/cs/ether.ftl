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
