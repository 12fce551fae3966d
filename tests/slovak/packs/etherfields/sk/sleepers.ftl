hracka = Hráčka
    .gen = Hráčky
    .dat = Hráčke
    .acc = Hráčku
    .loc = Hráčke
    .ins = Hráčkou
    .gender = f
