### Boti, jejich učení a turnaje.

bot-random = random
bot-greedy = greedy
bot-snilek = snílek
bot-poutnik = poutník
bot-mistr = mistr
bot-hruzypan = Hrůzypán

positions-progress = Hraji a dívám se
decisions-progress = Promýšlím tahy
tournament-progress = Turnaj

why-nothing-to-learn = V téhle hře ({ $game }) se boti zatím nemají čemu učit. Zkus snar train rise.
why-needs-numpy = K učení je potřeba NumPy. Nainstaluj ho: pip install "snar[train]". Hraje se i bez něj.
why-two-bots = Na turnaj jsou potřeba aspoň dva boti. Napiš třeba --bots greedy,poutnik.
why-another-tournament = Ve složce { $folder } je rozehraný jiný turnaj. Zvol jinou: --work SLOŽKA.

usage-train =
    snar train [rise] [volby]

    Boti hrají sami se sebou a učí se: z utkání svých obměn, co má jakou cenu, a z pozic, kdo nejspíš vyhraje.
    Přerušené učení pokračuje, kde skončilo. Stejná čísla a stejné slovo, stejné váhy.

      --rounds N         kol ladění (výchozí 2; 0: způsob hry zůstane, jaký je)
      --matches N        utkání obměn v každém kole, každé na dvě hry (výchozí 600)
      --games N          her na pozice (výchozí 1000)
      --seed SLOVO       stejné slovo, stejné výsledky
      --work SLOŽKA      kam se píše, co je hotové (výchozí training)
      --out SOUBOR       kam napsat váhy (výchozí weights.json v té složce)
      --jobs N           kolik procesů naráz
      --progress         ukazuj průběh, i když to není terminál
      --lang { $langs }       jazyk
usage-tournament =
    snar tournament [rise | ether] [--bots A,B,C] [--games N] [volby]

    Každý s každým, stejné karty a kostky ze všech míst. Vypíše JSON s výsledky a jejich rozpětím (95 %);
    do složky napíše report.json, bots.csv a pairs.csv. Přerušený turnaj pokračuje, kde skončil.

      --bots A,B,C       kdo hraje (výchozí: všechny úrovně)
      --games N          kolik her hraje každá dvojice (výchozí 100)
      --seed SLOVO       stejné slovo, stejné karty a kostky
      --cap N            hru po N kolech zastav (výchozí 150)
      --work SLOŽKA      kam se píše, co je hotové (výchozí tournament-HRA)
      --jobs N           kolik procesů naráz
      --progress         ukazuj průběh, i když to není terminál
      --json             výsledek je JSON vždy, tahle volba to jen říká nahlas
      --scenario, --option, --edition, --characters, --fame, --boards, --players,
      --sleepers, --options, --start, --chronicle, --pack: jako snar play
      --lang { $langs }       jazyk
