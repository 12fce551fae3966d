# Karty Říše Snů a deska, jak vypadají

card-roll = Hod
card-copy = kus
cards-print = Vytisknout karty

legend = Co je na plánu
legend-path = Cesta
legend-path-more = Vstup za 1 BP. Nejrychlejší způsob, jak se někam dostat.
legend-void = Nicota
legend-void-more = Vstup za 2 BP. Podle čísel tu kostky vybírají místo pro karty umístěné náhodně.
legend-well = Studánka
legend-well-more = Vstup za 2 BP. U nejbližší se probouzíš, když přijdeš o všechny životy; kouzla tu mají k hodu +1.
legend-mystery = Tajemné místo
legend-mystery-more = Vstup za 2 BP. Pohyb tu končí a hází se na Bránu času.
legend-gate = Brána
legend-gate-more = Jediný vchod do světa, za 2 BP.
legend-ring = Okruh světa
legend-ring-more = Chodí se po směru hodin, 2 BP za pole. Kdo tu skončí pohyb, bere si událost.
legend-hall = Síň
legend-hall-more = Vstup zadarmo. Dostaneš tu úkol; až ho splníš, vrať se a svět si připoj.
legend-signs = Karta zakrývá čtyři pole; co je pod ní, říkají značky v jejích rozích. Svítící rámeček: sem můžeš. Přerušovaný a „!“: cestou uškodí karta. Prapor v síni: čí svět je.
card-bp = { $bp } BP
