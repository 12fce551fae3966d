## Etherfields

landing-ether = Etherfields
landing-ether-more = Roztrhané stránky, tíseň a příběh, který si pamatuje, co uděláš.
landing-ether-players = 1–4 hráči
landing-ether-time = 10 až 12 tahů na sen
landing-ether-aim = společně ze snu
landing-ether-lesson = 34 kroků prvním snem
play-ether-new = Začít novou kampaň
eth-previously = Co bylo dřív
eth-previously-dreams = Dosavadní sny
eth-previously-lines = Co se stalo naposledy
eth-previously-pages = Poslední stránky
eth-previously-on = Pokračovat
eth-previously-read = Přečíst poslední stránky
play-ether = Usnout hned
play-ether-more = do prvního snu, o samotě
eth-insight = vnímavost
eth-of-insight = z { $due } vnímavosti
eth-of-cunning = z { $due } prohnanosti
eth-of-anger = z { $due } hněvu
eth-of-discard = z { $due } { $due ->
    [one] karty
   *[other] karet
 } z ruky
eth-cunning = prohnanost
eth-anger = hněv
eth-discard = karty z ruky
eth-hours = Hodiny
eth-keys = Klíče
eth-gems = Zářivé drahokamy
eth-ether = Éter
eth-seal = zapečetěné karty
eth-threat = ohrožení
eth-distress = Tíseň
eth-souls = Duše
eth-mutations = Proměny
eth-mutations-left = Proměny, které zbývají
eth-unknown-card = Tuhle kartu ještě nikdo neotočil.
eth-secret-back = Tajná karta { $code }
eth-card-open = ukázat celou kartu
eth-weakness = slabost
eth-progress-card = karta pokroku
eth-turned = lícem dolů
eth-laid = platíš
eth-dreamscape = Snová krajina
eth-field = Pole { $field }, { $tile }
eth-actions-here = { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
 }
eth-reach = { $cost ->
    [one] { $cost } pole daleko
    [few] { $cost } pole daleko
   *[other] { $cost } polí daleko
 }
eth-state-stunned = Omámená
eth-state-immobilised = Znehybněná
eth-state-surprised = Překvapená
eth-state-poisoned = Otrávená
eth-mark-entry = vstup
eth-mark-spawn = zjevení
eth-mark-trap = past
eth-mark-stairs = schodiště
eth-mark-special = zvláštní pole
eth-mark-quirk = pole pro kartu vrtochu
eth-mark-shut = nepřístupné
eth-mark-draws = { $count ->
    [one] { $count } karta navíc
    [few] { $count } karty navíc
   *[other] { $count } karet navíc
 }
eth-mark-light = světlo
eth-mark-darkness = temnota
eth-mark-swamp = bažina
eth-mark-water = voda
eth-do = Provést
eth-go-here = { $cost ->
    [one] Jít sem ({ $cost } pole)
    [few] Jít sem ({ $cost } pole)
   *[other] Jít sem ({ $cost } polí)
 }
eth-go-pays = Cestu zaplatí karty s prohnaností, kterých bude nejmíň škoda. Dokud se nic neodhalí, jde to vzít zpět.
eth-card-play = Zahrát
eth-card-place = Umístit
eth-card-discard = Odhodit
eth-card-seal = Zapečetit
eth-card-remove = Odstranit
eth-take-back = Vzít zpět
eth-take-back-name = { $name }: vzít zpět
eth-paying = Placení
eth-way = Čím zaplatíš
eth-fields-far = { $count ->
    [one] dojdeš o pole dál
    [few] dojdeš o { $count } pole dál
   *[other] dojdeš o { $count } polí dál
 }
eth-pay-how = Vyber karty v ruce. Než potvrdíš, můžeš každou zase vzít zpět.
eth-pay-done = Zaplatit
eth-pay-suggest = Vybrat za mě
eth-pay-together = Požádat o pomoc: { $who }
eth-gift = { $who } platí za všechny. Přidáš se?
eth-gift-done = Přidat
eth-gift-none = Nic nepřidám
eth-pay-waits = Zrovna něco dokončuje někdo jiný. Pak můžeš zaplatit.
eth-boost-more = Kostka štěstí přidá záměr, nebo všechno pokazí.
eth-play-as = Za koho hraješ
eth-together = Rozhodujete společně. Ještě se čeká na: { $who }.
eth-open-scene = Přečíst scénu
eth-book = Kniha tajemství
eth-group-map = Na tvém poli
eth-group-things = Entity, předměty a masky
eth-group-hand = Karty v ruce
eth-group-basic = Základní akce
eth-effort-do = Úsilí: pole za hodiny
eth-hours-do = Koupit tahy za hodiny
eth-save-sure = Hra tím pro dnešek skončí. Kampaň bude příště pokračovat procitnutím.
eth-save-yes = Uložit a skončit
eth-turn-card = Karta tahu
eth-no-turn = Teď žádná karta tahu neplatí.
eth-turns-left = { $left ->
    [0] poslední tah
    [one] zbývá { $left } tah
    [few] zbývají { $left } tahy
   *[other] zbývá { $left } tahů
 }
eth-suit-hearts = srdce
eth-suit-diamonds = káry
eth-suit-clubs = kříže
eth-suit-spades = piky
eth-step-mutation = Proměna
eth-step-basic = Základní efekt
eth-step-move = Pohyb
eth-step-special = Zvláštní efekt
eth-step-end = Konec tahu
eth-blocked = zablokováno
eth-reaches = { $you ->
    [yes] dosáhne na tebe
   *[no] dosáhne ({ $who })
 }
eth-reaches-none = na nikoho nedosáhne
eth-acts = něco udělá
eth-moves = { $you ->
    [yes] nejblíž jsi ty
   *[no] { $number ->
        [1] nejblíž je { $who }
       *[other] nejblíž jsou { $who }
     }
 }, { $far ->
    [0] na stejném poli
    [one] { $far } pole
    [few] { $far } pole
   *[other] { $far } polí
 }
eth-all = všichni
eth-moves-nobody = k nikomu nemá cestu
eth-strikes = { $step }: { $any ->
    [yes] { $entity } { $you ->
        [yes] na tebe dosáhne při každém hodu.
       *[no] { $number ->
            [1] dosáhne při každém hodu ({ $who }).
           *[other] na ně dosáhne při každém hodu.
         }
     }
   *[no] { $entity } { $you ->
        [yes] na tebe dosáhne, když padne { $stride }.
       *[no] { $number ->
            [1] dosáhne, když padne { $stride } ({ $who }).
           *[other] na ně dosáhne, když padne { $stride }.
         }
     }
 }
eth-step-nothing = Teď nic.
eth-ready = hotovo
eth-thinks = přemýšlí
eth-bot = bot
eth-own-ether = éter
eth-own-gems = zářivé drahokamy
eth-own-hand = v ruce
eth-own-deck = balíček
eth-own-discard = odhozené
eth-own-sealed = zapečetěné
eth-deck-known = Karty balíčku, které znáš
eth-discard-pile = Odhazovací hromádka
eth-sealed = Zapečetěné karty
eth-mask = Maska
eth-progress = Zóna pokroku
eth-slot-free = volné pole
eth-team = Skupina a sen
eth-pile-items = Předměty
eth-pile-notes = Poznámky
eth-pile-wisdom = Moudrost
eth-pile-season = Období
eth-pile-memories = Vzpomínky
eth-pile-storage = Skladiště
eth-pile-gates = Snové portály
eth-peek = Letmé prohlédnutí: { $code }
eth-peek-left = { $left ->
    [one] Ještě { $left } vteřinu
    [few] Ještě { $left } vteřiny
   *[other] Ještě { $left } vteřin
 }
eth-peek-away = Odložit kartu
eth-peek-gone = Karta { $code } je zase lícem dolů.
eth-peeked = { $code }: prohlédnuto
eth-scene-number = Scéna { $number }
eth-hint = Jak na to:
eth-contents = Přečtené scény
eth-scene-back = Předchozí scéna
eth-scene-on = Další scéna
eth-read-on = Číst dál
eth-close-book = Zavřít knihu
eth-world = Mapa snového světa
eth-districts = Čtvrti
eth-leads = vede do jiné čtvrti: { $to }
eth-here = { $sleepers ->
    [1] tady stojíš
   *[other] tady stojíte
 }
eth-icon-fate = osud
eth-icon-slumber = dřímota
eth-icon-gate = snový portál
eth-icon-key = klíč
eth-icon-shopping = nákup
eth-icon-sanctuary = útočiště
eth-icon-railway = nádraží
eth-icon-awakening = procitnutí
eth-deck-editor = Úprava balíčku
eth-deck-size = Karet v balíčku
eth-deck-done = Hotovo
eth-deck-in-it = V balíčku
eth-deck-box = Stranou
eth-deck-add = Přidat
eth-deck-remove = Odložit
eth-filter-colour = Barva záměru
eth-any-colour = Libovolná barva
eth-kind-progress = Karty pokroku
eth-type-sleeper = Spáči
eth-type-influence = Karty vlivu
eth-type-item = Předměty
eth-type-mask = Masky
eth-type-weakness = Slabosti
eth-type-turncard = Karty tahu
eth-type-entity = Entity
eth-type-mutation = Proměny
eth-type-slumber = Dřímoty
eth-type-fate = Karty osudu
eth-type-season = Období
eth-type-wisdom = Moudrost
eth-type-memory = První vzpomínky
eth-cards-secret = ostatní karty jsou tajemství, dokud je nenajdeš
eth-kind-action = Karty s akcí
eth-headline = { $where } · tah { $turn }
eth-tab-ask = Co teď
eth-tab-hand = Ruka
eth-tab-people = Spáči
eth-tab-turn = Tah
eth-tab-log = Deník
eth-tab-chat = Řeč
eth-story = Máš za sebou { $scenes ->
    [0] { "" }
    [one] { $scenes } scénu a{" "}
    [few] { $scenes } scény a{" "}
   *[other] { $scenes } scén a{" "}
 }{ $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
 }.
eth-outcome-victory = vítězství
eth-outcome-defeat = neúspěch
eth-outcome-ends = konec
eth-outcome-escape = útěk
eth-outcome-exhausted = vyčerpání tahů
eth-outcome-death = smrt
eth-go-on = Pokračovat v kampani
eth-campaign-export = Stáhnout kampaň
eth-campaigns = Kampaně
setup-game = Hra
eth-setup-file = Kampaň ze souboru čeká. Vyber, kdo si ke stolu sedne, a připrav ho.
eth-setup-sleepers = Kdo bude spát
eth-setup-who = Kdo hraje: { $who }
eth-setup-start = Kde začít
eth-start-campaign = Kampaň od prvního snu
eth-seat-local = také já
eth-option-strukturovane-tahy = Strukturované tahy
eth-option-strukturovane-tahy-more = Hraje se po kolech, v každém jedna akce snu.
eth-option-pokerove-karty = Pokerové karty
eth-option-pokerove-karty-more = Jednou za sen může skupina zkusit štěstí.
eth-option-trnovy-rytir = Trnový rytíř
eth-option-trnovy-rytir-more = Jeho karta moudrosti platí od začátku.
eth-option-osvezujici-zdrimnuti = Osvěžující zdřímnutí
eth-option-osvezujici-zdrimnuti-more = Prohraný sen jde zkusit znovu bez dalších klíčů.
eth-option-mz = Mimosnový zážitek (MZ)
eth-option-mz-more = Uložená hra zůstane přesně tak, jak je.
eth-option-nepreruseny-sen = Režim nepřerušovaného snu
eth-option-nepreruseny-sen-more = Dřímotu smíte vyměnit za jinou, stálou.
eth-option-bdely-sen = Režim bdělého snu
eth-option-bdely-sen-more = Vlastní balíčky o dvaceti kartách a viditelné tahy.
eth-option-solo = Sólová hra
eth-option-solo-more = Kartu, která se pro jednoho nehodí, smíš odstranit ze hry a vzít si jinou.
eth-option-prvni-vzpominky = První vzpomínky
eth-option-prvni-vzpominky-more = Karty prvních vzpomínek jsou na jedno použití.
eth-option-otevrene-tahy = Otevřené tahy
eth-option-otevrene-tahy-more = Všechny karty tahu leží lícem nahoru.
eth-option-spolecny-hod = Společný hod
eth-option-spolecny-hod-more = Jeden hod na pohyb platí pro všechny entity.
eth-campaigns-none = Zatím žádná kampaň. Začni první.
eth-campaign-begun = Rozehraná kampaň
eth-no-season = před prvním obdobím
eth-lucid = režim bdělého snu je odemčený
eth-campaign-new = Nová kampaň
eth-campaign-import = Načíst kampaň ze souboru
eth-file-big = Soubor je na kampaň moc velký. Kampaň má nejvýš { $most } kB.
eth-file-wrong = V tomhle souboru žádná kampaň není.
eth-back-to-table = Zpět ke stolu
eth-last-table = Poslední stůl
eth-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
eth-scenes = { $count ->
    [one] { $count } scéna
    [few] { $count } scény
   *[other] { $count } scén
 }

## Stůl Etherfields: než se to stane, a co se stalo

key-eth-options = zvolit nabídku, nebo kartu, když se vybírají karty
key-eth-enter = zaplatit, když se platí cena
eth-grave-do = Udělat to a zemřít
eth-grave-risk = Risknout to
eth-rest-sure = Máš pro tento tah hotovo?
eth-rest-yes = Hotovo
eth-rest-more = { $count ->
    [one] a { $count } další
    [few] a { $count } další
   *[other] a { $count } dalších
 }
eth-die-shows = Padlo: { $face }
eth-die-sides = ({ $count ->
    [one] { $count } strana
    [few] { $count } strany
   *[other] { $count } stran
 })
eth-face-x = křížek
eth-face-blank = prázdná strana
eth-face-one = jedno pole
eth-face-full = hodnota pohybu
eth-face-again = hodnota pohybu a další hod
eth-look-at = Co umí: { $name }
eth-card-pick = vybrat tuto kartu
eth-differed = Hlasy se rozešly ({ $voices }). Hlasujte ještě jednou: pak rozhodne většina a při rovnosti první spáč.
eth-differed-book = Hlasy se rozešly. Hlasujte ještě jednou: pak rozhodne většina a při rovnosti první spáč.
eth-first-vote = první hlasování: { $who }
eth-not-voted = Ještě se nevyjádřili: { $who }
eth-dream-did = Co udělal sen
eth-pay-die = Karty po ruce nestačí: je potřeba kostka štěstí nebo rychlá karta.
eth-gate-won = ✓ { $name } (vyhráno)
eth-last-distress = Ještě jedna tíseň je ta poslední: všichni na ni zemřou.
eth-few-cards = { $left ->
    [0] Víc už nezapečetíš: s méně než { $least } kartami všichni zemřou.
    [one] Zapečetit lze už jen { $left } kartu: s méně než { $least } všichni zemřou.
    [few] Zapečetit lze už jen { $left } karty: s méně než { $least } všichni zemřou.
   *[other] Zapečetit lze už jen { $left } karet: s méně než { $least } všichni zemřou.
 }
eth-things = Věci skupiny
eth-sleeper-more = Karty, maska, pokrok
eth-drawn-fate = Osud
eth-drawn-slumber = Dřímota
eth-came-of-it = Co se stalo
eth-won = { $sleepers ->
    [1] Co si přinášíš
   *[other] Co si přinášíte
 }
eth-happened-fate = Osud: { $name }
eth-happened-slumber = Dřímota: { $name }
eth-happened-death = { $sleepers ->
    [1] Umíráš
   *[other] Všichni umírají
 }
eth-happened-exhausted = Nezbývá žádný tah
eth-happened-slumber-over = Dřímota skončila: { $name }
eth-happened-victory = Vyhráno: { $name }
eth-happened-defeat = Prohráno: { $name }
eth-happened-escape = { $sleepers ->
    [1] Unikáš: { $name }
   *[other] Unikli jste: { $name }
 }
eth-happened-ends = Konec: { $name }
eth-follows-death = { $sleepers ->
    [1] Procitáš: tíseň je pryč a karty jsou odpečetěné, ale klíče, zářivé drahokamy a umístěné karty pokroku jsou ztracené.
   *[other] Procitáte: tíseň je pryč a karty jsou odpečetěné, ale přišli jste o klíče, zářivé drahokamy a umístěné karty pokroku.
 } { $where ->
    [slumber] Dřímota jde pod svůj balíček.
   *[dream] { $sleepers ->
        [1] Snový portál zůstává, můžeš to zkusit znovu.
       *[other] Snový portál zůstává, můžete to zkusit znovu.
     }
 }
eth-follows-victory = { $sleepers ->
    [1] Jsi zpět ve snovém světě. Portál tohoto snu se navždy zavírá a období se mění k lepšímu.
   *[other] Jste zpět ve snovém světě. Portál tohoto snu se navždy zavírá a období se mění k lepšímu.
 }
eth-follows-defeat = { $sleepers ->
    [1] Jsi zpět ve snovém světě. Snový portál zůstává, můžeš to zkusit znovu; období se mění k horšímu.
   *[other] Jste zpět ve snovém světě. Snový portál zůstává, můžete to zkusit znovu; období se mění k horšímu.
 }
eth-follows-exhausted = { $where ->
    [slumber] { $sleepers ->
        [1] Jsi zpět na cestě.
       *[other] Jste zpět na cestě.
     }
   *[dream] { $sleepers ->
        [1] Jsi zpět ve snovém světě. Snový portál zůstává, můžeš to zkusit znovu.
       *[other] Jste zpět ve snovém světě. Snový portál zůstává, můžete to zkusit znovu.
     }
 }
eth-follows-escape = { $sleepers ->
    [1] Jsi zpět na cestě.
   *[other] Jste zpět na cestě.
 }
eth-follows-slumber-over = { $sleepers ->
    [1] Jsi zpět na cestě.
   *[other] Jste zpět na cestě.
 }
eth-died-of = Proč
eth-follows-over = Tenhle stůl tu končí.

learn-ether-lead = První noc: jeden sen a v každém tahu jedna nová věc.
learn-ether-more = Jsi Hráčka a v domě zvoní telefon. Hraješ bez spoluhráčů a vede tě 34 kroků.
learn-ether-start = Začít první sen
