# Kniha kampaně Etherfields.

story-book = Kniha kampaně
story-search = Hledat v knize
story-print = Vytisknout
story-table = Ke stolu
story-empty = Kniha je zatím prázdná. První stránka se otevře s prvním snem.
story-between = Mezi sny
story-chosen = Rozhodnutí:
story-closed = { $count ->
    [one] Ještě { $count } stránka tohoto snu je zavřená.
    [few] Ještě { $count } stránky tohoto snu jsou zavřené.
   *[other] Ještě { $count } stránek tohoto snu je zavřených.
  }
story-dreams-closed = { $count ->
    [one] A { $count } sen, který ještě čeká.
    [few] A { $count } sny, které ještě čekají.
   *[other] A { $count } snů, které ještě čekají.
  }
story-whole = Celá kniha
