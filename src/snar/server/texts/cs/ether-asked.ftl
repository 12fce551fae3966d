# Etherfields: co je třeba vědět k rozhodnutí, co to stojí, co se stane.

ea-die-luck = { $who-name } hází kostkou štěstí: { $source-name }.
ea-die-boost = { $who-name } posiluje záměr kostkou štěstí.
ea-die-movement = { $who-name } se dá do pohybu: kostka pohybu už padla.
ea-face-adds = { $n ->
    [0] Nepřidá nic.
   *[other] Přidá { $n } záměru.
 }
ea-face-fails = Nezdar: platba propadne a k tomu odhodíš 1 éter, utržíš 1 tíseň, nebo zapečetíš 3 karty.
ea-face-fields = { $n ->
    [one] Posune se o { $n } pole.
    [few] Posune se o { $n } pole.
   *[other] Posune se o { $n } polí.
 }
ea-face-again = { $n ->
    [one] Posune se o { $n } pole a hází znovu.
    [few] Posune se o { $n } pole a hází znovu.
   *[other] Posune se o { $n } polí a hází znovu.
 }
ea-face-nothing = Nic se nestane.
ea-missing = Ještě chybí: { $price }.
ea-step = Právě přichází: { $step }.
ea-gate = { $source-name }: { $keys ->
    [0] sen nežádá žádný klíč.
   *[other] sen žádá { $price }. { $held ->
        [0] Skupina nemá žádný.
       *[other] Skupina má { $held }.
     }
 }
ea-harm-distress = { $who-name } má utržit { $amount ->
    [one] { $amount } tíseň
    [few] { $amount } tísně
   *[other] { $amount } tísní
 }{ $source-id ->
    [none] { "" }
   *[other] { " " }({ $source-name })
 }. { $deadly ->
    [yes] Víc už nesnese: všichni by zemřeli.
   *[no] { $left ->
        [one] Snese ještě { $left }.
       *[other] Snese jich ještě { $left }.
     }
 }
ea-harm-seal = { $who-name } má zapečetit { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
 }{ $source-id ->
    [none] { "" }
   *[other] { " " }({ $source-name })
 }. { $deadly ->
    [yes] Zbylo by méně než 6 karet: všichni by zemřeli.
   *[no] { $left ->
        [one] Postrádat může ještě { $left } kartu.
        [few] Postrádat může ještě { $left } karty.
       *[other] Postrádat může ještě { $left } karet.
     }
 }
ea-any-colour = { $n } záměru jedné libovolné barvy
ea-price = { $die ->
    [yes] za { $price }, jen s kostkou štěstí nebo rychlou kartou
   *[no] za { $price }
 }
ea-price-part = { $price } ({ $part }. díl z { $of })
ea-price-dear = Teď nezaplatíš: { $price }.
ea-kills-distress = { $sure ->
    [yes] { $who-name } už další tíseň neunese: všichni zemřou.
   *[no] { $who-name } možná další tíseň neunese: všichni mohou zemřít.
 }
ea-kills-few-cards = { $sure ->
    [yes] { $who-name } bude mít méně než 6 karet: všichni zemřou.
   *[no] { $who-name } může mít méně než 6 karet: všichni mohou zemřít.
 }
ea-kills-no-distress-left = { $sure ->
    [yes] Žetony tísně došly: všichni zemřou.
   *[no] Žetony tísně mohou dojít: všichni mohou zemřít.
 }
ea-lost = Potom už žádný tah nezbude: skončí to bez vítězství.
ea-ends-turn = Pak budou hotovi všichni: začne fáze snu.
ea-hint-best-branch = spáči na tom pak budou nejlíp
ea-advice-plan = Plán: { $plan }{ $field ->
    [none] { "" }
   *[other] , přes pole { $field }
 }.
ea-advice-field = Je to na poli { $field }.
