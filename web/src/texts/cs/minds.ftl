### Úrovně počítače.

seat-snilek = snílek: počítač, který občas zabloudí
seat-poutnik = poutník: počítač, který zná cesty
seat-mistr = mistr: počítač, který si tahy promýšlí
seat-hruzypan = Hrůzypán: počítač, který nic neodpustí
seat-ospalec = ospalec: počítač, který občas usne dřív, než dohraje
seat-vytrvalec = vytrvalec: počítač, který hledá cestu ze snu ven
seat-znalec = znalec: počítač, který jde rovnou za cílem a váží každou hodinu

chance-now = Šance na výhru teď: { $percent } %, { $how ->
    [lost] skoro prohráno
    [behind] prohráváš
    [ahead] vedeš
    [won] skoro vyhráno
   *[even] vyrovnané
 }.
chance-after = Pak asi { $percent } %: { $how ->
    [better-little] o něco lépe
    [better] lépe
    [better-much] o hodně lépe
    [worse-little] o něco hůř
    [worse] hůř
    [worse-much] o hodně hůř
   *[same] zhruba stejně
 }.
advice-gain = Přinese: { $gain }
