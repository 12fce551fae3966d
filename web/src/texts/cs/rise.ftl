### Říše Snů na stránce.

landing-rise = Říše Snů
landing-rise-more = Nicota, tři světy a kostka, které se dá věřit. Hrdinové a démoni se tu střetávají a zabírají světy.
landing-rise-players = 2–5 hráčů
landing-rise-time = kolem 20 kol
landing-rise-aim = závod o světy
landing-rise-lesson = 35 kroků s průvodcem

learn-rise-lead = Hra o pěti kolech, při které tě někdo vede za ruku.
learn-rise-more = Jsi Rytíř a proti tobě hraje Stín. Vede tě 35 kroků a kdykoli můžeš hrát po svém.
learn-rise-start = Začít první hru

goal = Cíl:
goal-stret-risi = { $boards ->
    [2] připojit čtyři světy.
   *[other] připojit dva světy.
 }
goal-zacatecnici = připojit jeden svět.
goal-zkouska-sily = dosáhnout slávy { $fame }.
goal-souboj-s-casem = dosáhnout slávy { $fame }.
goal-bratrstvi = dosáhnout ve dvou slávy { $fame }.
