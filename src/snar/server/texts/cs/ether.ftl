# Etherfields: čím hra skončila.

ef-result-saved = Kampaň je uložená. Pokračovat můžete, kdy budete chtít.
ef-result-done = Příběh došel na konec. { $dreams ->
    [one] Jeden sen máš za sebou jako vítězství.
    [few] { $dreams } sny máš za sebou jako vítězství.
   *[other] { $dreams } snů máš za sebou jako vítězství.
 }
ef-result-victory = Sen je vyhraný.
ef-result-defeat = Tenhle sen skončil jinak, než bys chtěl.
ef-result-ends = Je konec.
ef-result-escape = Podařilo se utéct.
ef-result-exhausted = Došly tahy. Sen se rozplynul.
ef-result-death = Spáč se vzbudil příliš brzy. Sen je ztracený.
ef-result-stopped = Hra je zastavená. Kampaň začne příště procitnutím.
why-not-a-campaign = Tady žádná uložená kampaň není. Ulož ji ve snovém světě, nebo hru ukonči.
