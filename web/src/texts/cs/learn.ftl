# Učení: kniha pravidel, pozice k vyzkoušení, první hry.

book-contents = Kapitoly
book-lead = { $rules ->
    [one] { $rules } pravidlo
    [few] { $rules } pravidla
   *[other] { $rules } pravidel
  } podle kapitol. U { $tries } z nich si můžeš rovnou sednout k plánu a vyzkoušet, co říkají.
book-picture = Pozice na plánu
book-try = Vyzkoušet
trial = Zkouška pravidla
trial-done = Přesně tohle říká pravidlo.
trial-back = Zpět do pravidel
trial-again = Znovu od začátku
trial-also = Týká se to i:
coach-tab = Najdeš to dole pod záložkou { $tab }.
learn-lead = Dvě hry, dva průvodci. Karty i kostky jsou připravené a kdykoli můžeš udělat něco jiného, než průvodce navrhne.
learn-book = Raději si nejdřív číst? V pravidlech je u mnoha z nich pozice, ke které si můžeš hned sednout.
first = Něco nového
first-never = Už nevysvětlovat
explain = Vysvětlovat, co přijde poprvé
first-world = { $sleepers ->
    [1] Jsi ve snovém světě. Po velkých šipkách se chodí zadarmo, zkratka stojí jednu zapečetěnou kartu. Na zastávkách čekají dřímoty, obchody a dveře do snů.
   *[other] Jste ve snovém světě. Po velkých šipkách se chodí zadarmo, zkratka stojí každého jednu zapečetěnou kartu. Na zastávkách čekají dřímoty, obchody a dveře do snů; kam jít, rozhodujete společně.
 }
first-slumber = Dřímota je krátký sen cestou. Má jen pár tahů a vlastní pravidla na destičce. Komu do ní není, může často na začátku tahu utéct. Krajina po ní zůstane.
first-delta = Fáze delta, nejhlubší spánek. Každý si vybere jediný odpočinek, hodiny se doplní a dřímoty se zamíchají.
first-season = Začalo období. Zlepšují ho vyhrané sny, zhoršují prohrané, a každé něco ve snovém světě mění.
first-deck = Skládáš balíček: dvacet až čtyřicet karet vlivu. Slabosti se přidají samy a nepočítají se. Co necháš stranou, počká do příště.
coach-skip = Hrát bez průvodce
coach-back = Zavolat průvodce
