### Boti, jejich učení a laboratoř.

bot-random = random
bot-greedy = greedy
bot-snilek = snílek
bot-poutnik = poutník
bot-mistr = mistr
bot-hruzypan = Hrůzypán
bot-ospalec = ospalec
bot-vytrvalec = vytrvalec
bot-znalec = znalec

positions-progress = Hraji a dívám se
matches-progress = Utkání obměn
tournament-progress = Turnaj
balance-progress = Měřím vyváženost

why-nothing-to-learn = V téhle hře ({ $game }) se boti zatím nemají čemu učit. Zkus snar train rise.
why-needs-numpy = K učení je potřeba NumPy. Nainstaluj ho: pip install "snar[train]". Hraje se i bez něj.
why-two-bots = Na turnaj jsou potřeba aspoň dva boti. Napiš třeba --bots greedy,poutnik.
why-another-run = Ve složce { $folder } je něco jiného, než si žádáš. Zvol jinou: --work SLOŽKA.
why-busy-run = Ve složce { $folder } se právě počítá totéž. Počkej, až to skončí, nebo zvol jinou: --work SLOŽKA.
why-worker-lost = Jeden z procesů skončil uprostřed práce (možná došla paměť). Zadej příkaz znovu: co je hotové, zůstalo. Méně procesů: --jobs 1.
why-needs-ray = Ray tu není nainstalovaný. Nainstaluj ho: pip install "snar[cluster]". Bez --ray hrají procesy tohoto počítače.
why-no-ray = Cluster Ray { $address } neodpovídá ({ $detail }). Spusť ho (ray start --head), nebo adresu vynech.

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
      --ray [ADRESA]     na clusteru Ray (bez adresy: na vlastním, na tomhle počítači)
      --progress         ukazuj průběh, i když to není terminál
      --lang { $langs }       jazyk
usage-tournament =
    snar tournament [rise | ether] [--bots A,B,C] [--games N] [volby]

    Každý s každým, stejné karty a kostky ze všech míst. Vypíše JSON s výsledky a jejich rozpětím (95 %);
    do složky napíše report.html s grafy, report.json, CSV a SVG. Přerušený turnaj pokračuje, kde skončil.
    V Etherfields hraje každý bot tutéž hru s družinou svých.

      --bots A,B,C       kdo hraje (výchozí: všechny úrovně)
      --games N          kolik her hraje každá dvojice (výchozí 100)
      --seed SLOVO       stejné slovo, stejné karty a kostky
      --cap N            hru po N kolech zastav (výchozí 150)
      --work SLOŽKA      kam se píše, co je hotové (výchozí tournament-HRA)
      --jobs N           kolik procesů naráz
      --ray [ADRESA]     na clusteru Ray (bez adresy: na vlastním, na tomhle počítači)
      --progress         ukazuj průběh, i když to není terminál
      --json             výsledek je JSON vždy, tahle volba to jen říká nahlas
      --scenario, --option, --edition, --characters, --fame, --boards, --players,
      --sleepers, --options, --start, --chronicle, --pack: jako snar play
      --lang { $langs }       jazyk
usage-balance =
    snar balance [rise | ether] [--games N] [volby]

    Na všech místech hraje týž bot, postupně u všech stolů: scénáře, počty hráčů, postavy na všech místech. Vypíše JSON:
    kdo jak často vyhrává podle postavy, dvojice, místa, scénáře a karty, i s rozpětím (95 %), a jak dlouhé hry jsou.
    Do složky napíše report.html s grafy, report.json, CSV a SVG. Přerušené měření pokračuje, kde skončilo.

      --bots A           kdo hraje (výchozí greedy)
      --games N          kolik her celkem (výchozí 500)
      --seed SLOVO       stejné slovo, stejné hry
      --cap N            hru po N kolech zastav (výchozí 150); v Etherfields po N odpovědích (5000)
      --work SLOŽKA      kam se píše, co je hotové (výchozí balance-HRA)
      --jobs N           kolik procesů naráz
      --ray [ADRESA]     na clusteru Ray (bez adresy: na vlastním, na tomhle počítači)
      --progress         ukazuj průběh, i když to není terminál
      --json             výsledek je JSON vždy, tahle volba to jen říká nahlas
      --scenario, --option, --edition, --characters, --fame, --boards, --players,
      --sleepers, --options, --start, --chronicle, --pack: jako snar play; co není řečeno, zkusí se všemi způsoby
      --lang { $langs }       jazyk

## Zprávy z laboratoře: nadpisy, co je o nich třeba vědět, sloupce tabulek.

lab-balance = Vyváženost: { $game }
lab-tournament = Turnaj botů: { $game }
lab-training = Co se boti naučili: { $game }
lab-about = Tečka je, co bylo naměřeno, čára její rozpětí (95 %), čárkovaná čára to, co se dalo čekat. Co leží zřetelně jinde, je oranžové.
lab-numbers = V číslech
lab-percent = { $value } %
lab-number = { $value }
lab-of = { $won } z { $games }
lab-margin = ± { $value }
lab-against = { $one } – { $other }
lab-place = { $scenario }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
lab-table = jeden stůl
lab-tables = Stoly
lab-tables-note = Podle scénáře a počtu hráčů: kolik her někdo vyhrál (ve společné hře: vyhrála družina) a jak byly dlouhé; jedna hra z deseti je kratší než krátká a jedna delší než dlouhá.
lab-rounds = Délka u každého stolu, od krátké hry po dlouhou
lab-characters = Postavy
lab-characters-note = Jak často vyhrává, kdo hraje za tuhle postavu.
lab-seats = Místa u stolu
lab-seats-note = První číslo je místo, druhé počet hráčů.
lab-pairs = Kdo s kým
lab-pairs-note = Jak často vyhrává ten v řádku nad tím druhým, z her, které jeden z nich vyhrál.
lab-teams = Dva v jedné družině
lab-teams-note = Jak často vyhrává družina, ve které jsou tihle dva.
lab-cards = Karty, které rozhodují
lab-cards-note = Jak často vyhrává, kdo kartu měl, zahrál nebo potkal. Karta může být příčinou výhry i jejím následkem: kdo vede, potkává jiné karty. Z dvaceti karet, které nic nezmůžou, jedna vypadá náhodou, že ano.
lab-lengths = Délka her
lab-lengths-note = Kolik her trvalo kolik kol nebo tahů.
lab-bots = Síla
lab-bots-note = Na stupnici Elo, 0 je průměr všech; přemýšlení v milisekundách procesoru na rozhodnutí.
lab-value = Jak dobře se pozná výsledek
lab-value-note = AUC po čtvrtinách hry, ve hrách předtím neviděných: 0,5 je hádání, 1 se nemýlí nikdy.
lab-tuning = Čísla způsobu hry
lab-tuning-note = O kolik měli vítězové utkání které číslo změněné, po kolech (v závorce); 0 znamená o nic.
lab-column-scenario = scénář
lab-column-players = hráčů
lab-column-games = her
lab-column-won = výher
lab-column-share = podíl
lab-column-low = nejméně
lab-column-high = nejvýš
lab-column-stopped = zastaveno
lab-column-length = délka
lab-column-short = krátká
lab-column-long = dlouhá
lab-column-decisions = rozhodnutí
lab-column-character = postava
lab-column-seat = místo
lab-column-one = jeden
lab-column-other = druhý
lab-column-card = karta
lab-column-expected = čekáno
lab-column-gain = rozdíl
lab-column-decides = rozhoduje
lab-column-from = od
lab-column-to = do
lab-column-bot = bot
lab-column-rating = síla
lab-column-margin = ±
lab-column-ms = ms
lab-column-longest_ms = nejdéle ms
lab-column-part = čtvrtina
lab-column-auc = AUC
lab-column-round = kolo
lab-column-constant = číslo
lab-column-mean = změna
lab-column-error = chyba
