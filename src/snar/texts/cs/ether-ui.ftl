# Etherfields: co se ptá, nabízí, děje a nejde.
#
# Jména přicházejí hotová: $actor, $source, $to, $card ... je 1. pád; k nim $x-gen, $x-dat, $x-acc, $x-loc, $x-ins,
# u polí $x-to (na pole c4), $x-from (z pole c4), $x-at (na poli c4) a všude $x-id (none = není).
# Prázdná věta { "" } = nic se neříká, poví to jiná událost.

## Jména

ef-name-field = pole { $field }
ef-figure-number = { $name } ({ $number }. figurka)
ef-owned = { $owner }: { $label }
ef-word-stunned = Omámená
ef-word-immobilised = Znehybněná
ef-word-surprised = Překvapená
ef-word-poisoned = Otrávená
ef-word-insight = vnímavost
ef-word-cunning = prohnanost
ef-word-anger = hněv
ef-word-light = světlo
ef-word-darkness = temnota
ef-word-swamp = bažina
ef-word-water = voda
ef-word-mutation = proměna
ef-word-basic = základní efekt
ef-word-move = pohyb
ef-word-special = zvláštní efekt
ef-word-victory = vítězství
ef-word-defeat = neúspěch
ef-word-ends = konec
ef-word-escape = útěk
ef-word-exhausted = vyčerpání tahů
ef-word-death = smrt
ef-word-gems = zářivé drahokamy
ef-word-hours = hodiny
ef-word-distress = tíseň
ef-word-seals = zapečetěné karty
ef-word-all = všichni
ef-word-gate = snový portál
ef-word-poker = pokerové karty
ef-word-ether = éter
ef-word-keys = klíče
ef-word-discard = karty z ruky
ef-word-seal = zapečetění karet
ef-word-threat = ohrožení
ef-word-nothing = zdarma

## Otázky

ef-ask-action = Co uděláš?
ef-ask-appear = { $source-name }: na kterém poli se zjeví?
ef-ask-block = Který krok karty tahu zablokuješ?
ef-ask-boost-failed = Posílení se nezdařilo. Čím zaplatíš?
ef-ask-carried = Kam se skupina přesune?
ef-ask-change-sleeper = Kdo budeš příště?
ef-ask-choose = { $source-id ->
    [none] { $party ->
        [one] Co si vybereš?
       *[many] Co si vyberete?
     }
   *[other] { $source-name }: co si vybereš?
 }
ef-ask-cleanse = Kterou proměnu odstraníš?
ef-ask-colour = Kterou barvu záměru přidáš?
ef-ask-companion = Kam společníka postavíš?
ef-ask-delta = Jak si ve Fázi delta odpočineš?
ef-ask-discard = Kterou kartu odhodíš?
ef-ask-draw = Chceš ještě něco odhodit, nebo už dobíráš?
ef-ask-drop-item = Který předmět odhodíš?
ef-ask-drop-progress = Kterou kartu pokroku odhodíš?
ef-ask-edit-deck = Upravíš svůj balíček? Je v něm { $cards ->
    [one] { $cards } karta vlivu
    [few] { $cards } karty vlivu
   *[other] { $cards } karet vlivu
 }.
ef-ask-entry = Kudy vstoupíš?
ef-ask-wall = Které sousední pole oddělíš zdí?
ef-ask-hole = Ke kterému sousednímu poli prorazíš díru?
ef-ask-environment = Kam položíš žeton prostředí?
ef-ask-escape = { $party ->
    [one] Zůstaneš, nebo utečeš?
   *[many] Zůstanete, nebo utečete?
 }
ef-ask-fetch-discard = Kterou odhozenou kartu si vezmeš?
ef-ask-fetch-sealed = Kterou zapečetěnou kartu si vybereš?
ef-ask-full-slots = Pro nový předmět není volné pole. Co s ním?
ef-ask-gate = { $party ->
    [one] Stojíš u snového portálu. Vstoupíš, nebo vezmeš klíč a potkáš dřímotu?
   *[many] Stojíte u snového portálu. Vstoupíte, nebo vezmete klíč a potkáte dřímotu?
 }
ef-ask-give-back = Kterou kartu vrátíš do nabídky?
ef-ask-intent-token = Žetony té barvy došly. Ze které akce jeden vezmeš?
ef-ask-market = Co koupíš?
ef-ask-match = Který referenční žeton sem přiložíš?
ef-ask-mask = Kterou masku si nasadíš?
ef-ask-one-sleeper = Koho se to týká?
ef-ask-order = Co se vyhodnotí dřív?
ef-ask-payment = Čím platíš?
ef-helper-asked = Platí někdo jiný. Přispěješ, nebo zasáhneš?
ef-ask-poker = { $party ->
    [one] Karty štěstí leží. Půjdeš dál?
   *[many] Karty štěstí leží. Půjdete dál?
 }
ef-ask-push = { $source-name } { $source-number ->
    [many] přicházejí
   *[one] přichází
 } { $field-to }. Kam vytlačí toho, kdo tam stojí?
ef-ask-quirk = Kde bude ležet vrtoch?
ef-ask-ready = Máš hotovo. Čeká se na ostatní.
ef-ask-redraw = Hraješ sólo. Necháš si tuhle kartu, nebo ji odstraníš ze hry a vezmeš si jinou?
ef-ask-relocate = { $source-id ->
    [none] Kam se přemístíš?
   *[other] { $source-name } { $field-at }: kam se přemístí?
 }
ef-ask-reshuffle = Balíček došel. Čím zaplatíš zamíchání?
ef-ask-sanctuary = Jakou úlevu si v útočišti vybereš?
ef-ask-save-buy = Chceš před uložením ještě nakoupit?
ef-ask-scene = { $party ->
    [one] Co uděláš?
   *[many] Co uděláte?
 }
ef-ask-shift = { $source-name } { $field-at }: kam figurku posuneš?
ef-ask-shop = Co si koupíš?
ef-ask-shopping = { $party ->
    [one] Zajdeš nakoupit?
   *[many] Zajdete nakoupit?
 }
ef-ask-spawn = { $source-name }: na kterém poli se zjeví?
ef-ask-target = Koho nebo co vybereš?
ef-ask-toward = { $source-name } { $field-at }: ke komu zamíří?
ef-ask-travel = Kudy dál?
ef-ask-turn-progress = Kterou kartu pokroku otočíš lícem dolů?
ef-ask-unturn-progress = Kterou kartu pokroku otočíš zpět?
ef-ask-unbroken = { $party ->
    [one] Potkáš tuto dřímotu, nebo ji vyměníš?
   *[many] Potkáte tuto dřímotu, nebo ji vyměníte?
 }
ef-ask-walk = Kam jdeš? { $fields ->
    [one] Zbývá { $fields } pole.
    [few] Zbývají { $fields } pole.
   *[other] Zbývá { $fields } polí.
 }
ef-ask-way = { $source-name } { $field-at }: kudy { $source-number ->
    [many] půjdou
   *[one] půjde
 }?
ef-ask-way-to-pay = Čím chceš platit?
ef-ask-which-moves = { $source-name }: která figurka se pohne dřív?
ef-ask-who-gains = Kdo si kartu vezme?
ef-ask-who-pays = Kdo zaplatí?
ef-ask-window-distress = Máš utržit tíseň. Chceš zasáhnout?
ef-ask-window-draw = Chceš zasáhnout do dobírání?
ef-ask-window-end = Kroky karty tahu jsou u konce. Chce někdo ještě zasáhnout?
ef-ask-window-roll = Kostka dopadla. Chce někdo výsledek změnit?
ef-ask-window-seal = Máš zapečetit karty. Chceš zasáhnout?
ef-ask-window-step = Přichází krok karty tahu. Chce někdo zasáhnout?

## Možnosti

ef-option-action = { $verb ->
    [set] položit zářivý drahokam: { $label } ({ $owner })
    [take] vzít zářivý drahokam zpět: { $label } ({ $owner })
    [from] vzít žeton z akce { $label } ({ $owner })
   *[other] { $label } ({ $owner })
 }
ef-back-of-a-card = rub vrchní karty
ef-option-first = { $field-from }
ef-option-give-back = vrátit { $what-acc }
ef-option-move = { $field-id ->
    [none] pohyb
   *[other] { $field-to }
 }
ef-option-effort = úsilí: { ef-hours }
ef-option-hours = { $number ->
    [0] hodiny
   *[other] koupit tahy za { ef-hours-acc }
 }
ef-hours = { $number ->
    [one] { $number } hodina
    [few] { $number } hodiny
   *[other] { $number } hodin
 }
ef-hours-acc = { $number ->
    [one] { $number } hodinu
    [few] { $number } hodiny
   *[other] { $number } hodin
 }
ef-option-gem = získat zářivý drahokam
ef-option-reroll = opakovat hod za zářivý drahokam
ef-option-peek = letmo si prohlédnout { $what }
ef-option-cleanse = odstranit proměnu: { $what-name }
ef-option-place = umístit { $what-acc }
ef-option-cure = odstranit: { $what-name }
ef-option-poker = { $what-id ->
    [gems] vsadit o zářivé drahokamy
    [hours] vsadit o hodiny
    [distress] vsadit o tíseň
    [seals] vsadit o zapečetěné karty
   *[other] vsadit o proměny ({ $more })
 }
ef-option-ready = hotovo
ef-option-pass = { $what-id ->
    [none] nic
   *[other] nic: { $what-name }
 }
ef-option-quiet = do konce tahu se už neptat
ef-option-done = hotovo
ef-option-back = vzít zpět
ef-option-stop = zůstat stát
ef-option-pay = { $what-name }: { $colour }
ef-option-give = přispět: { $what-name } ({ $colour })
ef-option-item = { $what-id ->
    [none] předmět
   *[other] předmět { $what-name }: { $colour }
 }
ef-option-boost = { $colour ->
    [none] posílit záměr kostkou
   *[other] posílit záměr kostkou ({ $colour })
 }
ef-option-discard = odhodit { $what-acc }
ef-option-draw = dobrat karty
ef-option-distress = utržit 1 tíseň
ef-option-ether = odhodit 1 éter
ef-option-seal = zapečetit 3 karty
ef-option-target = { $what-id ->
    [none] { $field }{ $number ->
        [0] { "" }
       *[other] { " " }({ $number }. figurka)
     }
   *[other] { $what-name }{ $field-id ->
        [none] { "" }
       *[other] { " " }{ $field-at }
     }{ $more ->
        [none] { "" }
       *[other] , { $more }
     }
 }
ef-option-to = { $field-to }
ef-option-on = { $field-to }
ef-option-toward = { $field-to }
ef-option-unready = ještě ne, mám co dělat
ef-option-via = přes { $field }
ef-option-appear = { $field-at }
ef-option-spawn = { $field-at }
ef-option-shift = { $field-to }
ef-option-quirk = { $field-to }
ef-option-push = { $what-id ->
    [none] { $field-to }
   *[other] { $what-name } { $field-to }
 }
ef-option-block = zablokovat: { $what }{ $number ->
    [0] { "" }
   *[other] { " " }({ $number }.)
 }
ef-option-remove = odstranit: { $what-name }
ef-option-resolve = { $what-name }
ef-option-choose = { $number }. možnost
ef-option-match = { $what-name }
ef-option-take = vzít { $what-acc }
ef-option-buy = { $what-id ->
    [none] nakoupit
   *[other] koupit { $what-acc }
 }
ef-option-redraw = odstranit { $what-acc } ze hry a vzít si jinou
ef-option-wear = nasadit: { $what-name }
ef-option-keep = nechat to tak, jak to je
ef-option-in = přidat do balíčku: { $what-name }
ef-option-out = vyřadit z balíčku: { $what-name }
ef-option-drop = odhodit: { $what-id ->
    [turned] { $more } (otočená)
   *[other] { $what-name }
 }
ef-option-store = dát do skladiště: { $what-name }
ef-option-turn = otočit { $what-acc }
ef-option-become = { $what-name }
ef-option-stay = zůstat
ef-option-escape = utéct
ef-option-meet = potkat ji
ef-option-swap = vyměnit ji
ef-option-go = { $what-name }
ef-option-awaken = procitnout
ef-option-save = uložit hru a skončit
ef-option-enter = { $field-id ->
    [none] vstoupit do snu
   *[other] { $field-to }
 }
ef-option-key = vzít klíč a potkat dřímotu
ef-option-shop = jít nakupovat
ef-option-leave = nechat to být
ef-option-influence = karty vlivu
ef-option-go-on = otočit karty neštěstí
ef-option-give-up = vzdát to
ef-option-calm = zbavit se veškeré tísně
ef-option-unseal = odpečetit karty
ef-option-unturn = otočit zpět karty pokroku
ef-option-shuffle = zamíchat balíček
ef-option-mask = obnovit masku
ef-option-refresh = obnovit předmět
ef-option-insight = vnímavost
ef-option-cunning = prohnanost
ef-option-anger = hněv

## Co z toho bude

ef-effect-move = Pohneš se o tolik polí, kolik prohnanosti zaplatíš.
ef-effect-effort = Pohni se až o { $number ->
    [one] { $number } pole
    [few] { $number } pole
   *[other] { $number } polí
 }.
ef-effect-hours = Přidej { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
 }.
ef-effect-peek = Jen ty uvidíš, co to je.
ef-effect-cleanse = Odstraň této entitě 1 proměnu.
ef-effect-boost = Hoď kostkou štěstí: čísla přidají záměr, křížek znamená nezdar.
ef-effect-poker = { $what-id ->
    [gems] { $party ->
        [one] Štěstí: získáš všechny dostupné zářivé drahokamy. Neštěstí: všechny odhodíš.
       *[many] Štěstí: získáte všechny dostupné zářivé drahokamy. Neštěstí: všechny odhodíte.
     }
    [hours] { $party ->
        [one] Štěstí: 2 hodiny navíc. Neštěstí: přijdeš o všechny hodiny.
       *[many] Štěstí: 2 hodiny navíc. Neštěstí: přijdete o všechny hodiny.
     }
    [distress] Štěstí: jeden zvolený spáč se zbaví 2 tísní. Neštěstí: jeden zvolený spáč utrží 1 tíseň.
    [seals] Štěstí: každý odpečetí 5 karet. Neštěstí: každý zapečetí 5 karet.
   *[other] Štěstí: entita přijde o všechny proměny. Neštěstí: získá 2 proměny.
 }
ef-effect-awaken = { $party ->
    [one] Zbavíš se tísně a zapečetěných karet, přijdeš o klíče, zářivé drahokamy a umístěné karty pokroku.
   *[many] Zbavíte se tísně a zapečetěných karet, přijdete o klíče, zářivé drahokamy a umístěné karty pokroku.
 }
ef-effect-save = Hra skončí a příště začne procitnutím.
ef-effect-enter = { $party ->
    [one] Zaplatíš klíče, které sen žádá, a vstoupíš.
   *[many] Zaplatíte klíče, které sen žádá, a vstoupíte.
 }
ef-effect-swap = { $party ->
    [one] Tato dřímota půjde dospod balíčku a ty místo ní vyhodnotíš destičku nepřerušovaného snu.
   *[many] Tato dřímota půjde dospod balíčku a vy místo ní vyhodnotíte destičku nepřerušovaného snu.
 }
ef-effect-shop = Každý si buď prohlédne a nakoupí karty vlivu, nebo koupí 1 předmět, anebo místo nákupu získá 1 zářivý drahokam. Nákupní karta pak odejde, dokud není dokončený sen.
ef-effect-leave = { $party ->
    [one] Nákupní karta ti zůstane na příště.
   *[many] Nákupní karta vám zůstane na příště.
 }
ef-effect-go-on = Bude-li součet karet štěstí vyšší, platí štěstí. Jinak platí neštěstí, i při shodě.
ef-effect-give-up = { $party ->
    [one] Nestane se nic. V tomto snu už karty znovu nevytáhneš.
   *[many] Nestane se nic. V tomto snu už karty znovu nevytáhnete.
 }
ef-effect-quiet = V tomto tahu se tě na rychlé akce už nikdo nezeptá.

## Události

ef-amount = { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
 }
ef-from-source = { $source-id ->
    [none] { "" }
   *[other] { " " }({ $source-name })
 }
ef-who = { $actor-id ->
    [none] skupina
   *[other] { $actor }
 }
ef-event-act = { $actor }: { $label }.
ef-event-progress = { $actor } splácí: { $label } ({ $amount }. splátka).
ef-event-failed = { $actor }: akce selhává, zaplacené karty propadají.
ef-event-ready = { $actor }: hotovo.
ef-event-pass = { $actor } se vzdává kola.
ef-event-done = { $actor } končí své kolo.
ef-event-turn = Začíná tah: { $source }.
ef-event-step = { $actor-id ->
    [none] Krok: { $source }.
   *[other] { $actor } jde { $to-to }.
 }
ef-event-relocate = { $actor } se přemísťuje { $to-to }.
ef-event-enters = { $actor } vstupuje { $to-to }.
ef-event-trap = { $actor } spouští past { $to-at }.
ef-event-traps-armed = Pasti jsou nastražené.
ef-event-traps-disarmed = Pasti jsou zneškodněné.
ef-event-distress = { $actor } utrží { $amount ->
    [one] { $amount } tíseň
    [few] { $amount } tísně
   *[other] { $amount } tísní
 }{ ef-from-source }.
ef-event-calm = { $actor } se zbavuje { $amount ->
    [one] { $amount } tísně
   *[other] { $amount } tísní
 }.
ef-gains = { $sign ->
    [minus] přichází o
   *[plus] získává
 }
ef-event-ether = { $sign ->
    [zero] V zásobě nezbývá žádný éter.
   *[other] { ef-who } { ef-gains } { $amount ->
        [one] { $amount } éter
        [few] { $amount } étery
       *[other] { $amount } éterů
     }{ ef-from-source }.
 }
ef-event-gem = { $sign ->
    [zero] V zásobě nezbývá žádný zářivý drahokam.
   *[other] { ef-who } { ef-gains } { $amount ->
        [one] { $amount } zářivý drahokam
        [few] { $amount } zářivé drahokamy
       *[other] { $amount } zářivých drahokamů
     }{ ef-from-source }.
 }
ef-event-key = { $sign ->
    [zero] V zásobě nezbývá žádný klíč.
   *[other] Klíče: { ef-amount }{ ef-from-source }.
 }
ef-event-hours = Hodiny: { ef-amount }{ ef-from-source }.
ef-event-soul = { $sign ->
    [zero] V zásobě nezbývá žádný žeton duše.
   *[other] Žetony duše: { ef-amount }{ ef-from-source }.
 }
ef-event-threat = { $sign ->
    [zero] V zásobě nezbývá žádný žeton ohrožení.
   *[other] Žetony ohrožení: { ef-amount }{ ef-from-source }.
 }
ef-event-token = { $sign ->
    [zero] V zásobě nezbývá žádný univerzální žeton.
   *[other] Žetony na destičce: { ef-amount }{ ef-from-source }.
 }
ef-event-turns = { $sign ->
    [zero] Žádná odhozená karta tahu nezbývá, tah nepřibývá.
   *[other] Tahy: { ef-amount }{ ef-from-source }.
 }
ef-event-prevented = { $actor } { $to-id ->
    [cards] zapečetí o { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
     } méně
   *[other] utrží o { $amount ->
        [one] { $amount } tíseň
        [few] { $amount } tísně
       *[other] { $amount } tísní
     } méně
 }{ ef-from-source }.
ef-event-spared = { $actor } žádnou tíseň neutrží: { $source-name } { $source-number ->
    [many] se ještě vzpamatovávají z překvapení
   *[one] se ještě vzpamatovává z překvapení
 }.
ef-event-unchanged = { $source-name }: jed brání nové proměně.
ef-event-intent-taken = { $actor } bere žeton záměru jiné akci: { $label }.
ef-event-gem-set = { $actor } pokládá zářivý drahokam: { $source }.
ef-event-gem-take = { $actor } si bere zářivý drahokam zpět: { $source }.
ef-event-death = { $source-id ->
    [distress] { $actor } má víc tísně, než unese. Nikdo nepřežije.
    [no-distress-left] Nezbývá žádný žeton tísně. Nikdo nepřežije.
   *[other] { $actor } má příliš málo karet. Nikdo nepřežije.
 }
ef-face-name = { $to-id ->
    [x] křížek
    [blank] prázdná strana
    [one] jedno pole
    [full] hodnota pohybu
    [again] hodnota pohybu a nový hod
   *[other] { $to-id }
 }
ef-event-roll = { $actor-id ->
    [none] Kostka pohybu{ ef-from-source }: { ef-face-name }.
   *[other] { $actor } hází kostkou štěstí: { ef-face-name }.
 }
ef-state-name = { $source-id ->
    [stunned] Omámená
    [immobilised] Znehybněná
    [surprised] Překvapená
   *[poisoned] Otrávená
 }
ef-event-state = { $actor-id ->
    [none] { $to-name }: stav { ef-state-name }.
   *[other] { $actor }: stav { ef-state-name }.
 }
ef-event-mutation = { $source-name } { $source-number ->
    [many] dostávají
   *[one] dostává
 } proměnu: { $to }.
ef-event-cleansed = { $source-name } { $source-number ->
    [many] přicházejí
   *[one] přichází
 } o proměnu: { $to }.
ef-event-moves = { $source-name } { $source-number ->
    [many] jdou
   *[one] jde
 } { $to-to }.
ef-event-relocates = { $source-name } se { $source-number ->
    [many] přemísťují
   *[one] přemísťuje
 } { $to-to }.
ef-event-pushed = { $actor-id ->
    [none] { $source-name }: vytlačení { $to-to }.
   *[other] { $actor }: vytlačení { $to-to }.
 }
ef-event-appears = { $source-name }: zjevení { $to-at }.
ef-event-banished = { $source-name } { $source-number ->
    [many] opouštějí
   *[one] opouští
 } mapu.
ef-event-tile = Na stůl přichází destička: { $source }.
ef-event-tile-leaves = Destička odchází: { $source }.
ef-event-companion = { $actor } staví { $source-acc } { $to-to }.
ef-event-environment = { $actor } mění prostředí { $to-at }: { $source }.
ef-event-environment-cleared = Žeton prostředí mizí { $to-from }.
ef-event-wall = { $actor } pokládá žeton zdi mezi { $frm } a { $to }.
ef-event-hole = { $actor } pokládá žeton díry mezi { $frm } a { $to }.
ef-event-blocked = { $actor } blokuje krok: { $source }{ $amount ->
    [0] { "" }
   *[other] { " " }({ $amount }.)
 }.
ef-event-turned = { $actor } otáčí lícem dolů: { $card }.
ef-event-unready = { $actor }: přece jen ještě ne.
ef-event-unturned = { $actor } otáčí zpět: { $card }.
ef-event-drawn = Ze skladiště přichází { $card }.
ef-event-peek = { $actor } si letmo prohlíží { $seen ->
    [yes] tajnou kartu: { $card }.
   *[no] tajnou kartu.
 }
ef-event-item-slot = { $party ->
    [one] Máš pole pro další aktivní předmět.
   *[many] Máte pole pro další aktivní předmět.
 }
ef-event-laid = Krajina se rozšiřuje: { $source }.
ef-event-matched = { $actor } přikládá { $source-acc }. Patří sem.
ef-event-no-match = { $actor } přikládá { $source-acc }. Sem nepatří.
ef-event-gain = { $actor } získává { $source-acc }.
ef-event-gain-gate = Nový snový portál: { $source }.
ef-event-gain-slumber = V balíčku dřímoty přibývá: { $source }.
ef-event-gain-fate = V balíčku osudu přibývá: { $source }.
ef-event-dream = { $party ->
    [one] Vstupuješ do snu: { $source }.
   *[many] Vstupujete do snu: { $source }.
 }
ef-event-dream-over = Sen končí: { $source }, { $to }.
ef-event-slumber = Přichází dřímota: { $source }.
ef-event-slumber-over = Dřímota končí: { $source }.
ef-event-exhausted = { $source-id ->
    [escape] { $party ->
        [one] Utíkáš.
       *[many] Utíkáte.
     }
   *[other] Tahy došly.
 }
ef-event-redeemed = Vykoupeno: { $source }.
ef-event-delta = Fáze delta: všichni odpočívají.
ef-event-loot = Kořist: { $source }.
ef-event-fate = Karta osudu: { $source }.
ef-event-season = Nové období: { $source }.
ef-event-district = Otevírá se čtvrť { $source }.
ef-event-scene = Scéna { $amount }{ $label ->
    [none] .
   *[other] : { $label }.
 }
ef-event-chosen = { $label ->
    [none] { "" }
   *[other] { $party ->
        [one] Volíš: { $label }
       *[many] Volíte: { $label }
     }
 }
ef-event-story = { "" }
ef-event-group = Skupina jde dál: { $to }.
ef-event-visit = { $source }.
ef-event-vote = { $actor } navrhuje: { $label }.
ef-event-differ = Neshodli jste se, hlasuje se znovu.
ef-event-awakening = Procitnutí.
ef-event-changed = { $frm } odchází, přichází { $to }.
ef-event-saved = Hra je uložená.
ef-event-opening-done = Úvod kampaně je u konce.
ef-event-poker = Karta { $source-id ->
    [luck] štěstí
   *[other] neštěstí
 }: { $amount }.
ef-event-shuffle = { $zone ->
    [deck] { $owner } míchá svůj balíček.
   *[other] { "" }
 }
ef-event-card = { $move ->
    [deck-hand] { $owner } si bere { $card-acc }.
    [hand-discard] { $owner } odhazuje { $card-acc }.
    [deck-sealed] { $owner } zapečeťuje { $card-acc }.
    [sealed-discard] { $owner } odpečeťuje { $card-acc }.
    [sealed-hand] { $owner } si bere ze zapečetěných karet { $card-acc }.
    [discard-hand] { $owner } si bere z odhazovací hromádky { $card-acc }.
    [discard-sealed] { $owner } zapečeťuje { $card-acc }.
    [hand-progress] { $owner } umísťuje { $card-acc }.
    [deck-progress] { $owner }: v zóně pokroku zůstává { $card }.
    [progress-discard] { $owner } odhazuje { $card-acc }.
    [offer-discard] { $owner } kupuje { $card-acc }.
    [market-offer] V nabídce: { $card }.
    [weaknesses-discard] { $owner } dostává slabost: { $card }.
    [storage-items] Ze skladiště přichází { $card }.
    [items_market-items] Nový předmět: { $card }.
    [items-storage] Do skladiště jde { $card }.
    [items-items_market] Do nabídky předmětů jde { $card }.
    [vault-wisdom] Nová moudrost: { $card }.
    [masks-mask] { $owner } si nasazuje { $card-acc }.
    [notes-removed] { $card } opouští hru.
    [memories-removed] { $card } se splnila a opouští hru.
   *[other] { "" }
 }

## Proč ne

ef-why-bad-chronicle = Tento záznam kampaně nejde přečíst. Vezmi ten, který hra uložila.
ef-why-blocked-by-mutation = Brání tomu proměna některé entity.
ef-why-boosted-already = Záměr se dá posílit jen jednou za tah.
ef-why-borne-already = Nic by to nezměnilo: ten stav už tam je, nebo na něj nezbývá žeton.
ef-why-boosts-who-acts = Posílit ji může jen ten, kdo akci provádí.
ef-why-cannot-boost = Teď není co posilovat: nejdřív zaplať aspoň 1 záměr, který cena chce.
ef-why-condition = Podmínka té akce teď neplatí.
ef-why-deck-limits = Balíček má mít 20 až 40 karet vlivu, nebo všechny, které máš.
ef-why-dream-action-taken = V jednom kole jde provést jen jedna akce snu.
ef-why-draw-first = Nejdřív dober karty.
ef-why-few-slumbers = Vykoupit ji nejde: aspoň tři dřímoty musí ve hře zůstat.
ef-why-field-full = { $field-to } se už nikdo nevejde.
ef-why-immobilised = Znehybněná figurka se nepohne.
ef-why-no-gem-there = Žádný zářivý drahokam tam neleží.
ef-why-no-mutation = Ta entita nemá proměnu, nebo není v dosahu 1.
ef-why-no-boost-placing = Umístění karty pokroku se kostkou posílit nedá.
ef-why-no-road = Odtud tam žádná cesta nevede.
ef-why-no-walk = { $field-to } nedojdeš: nevede tam cesta, nebo na ni v ruce nemáš dost prohnanosti.
ef-why-no-way = { $field-id ->
    [none] Tam
   *[other] Na { $field }
 } odtud krok nevede. Jdi na sousední pole, kam nebrání zeď.
ef-why-no-target = { $range ->
    [99] Není žádný cíl, ke kterému by vedla cesta.
   *[other] V dosahu { $range } není žádný cíl.
 }
ef-why-no-wall-here = Kolem tvého pole není co oddělit.
ef-why-no-hole-here = U tvého pole nestojí zeď, za kterou by se dalo stát.
ef-why-none-left = { $what-id ->
    [gem] V zásobě nezbývá žádný zářivý drahokam.
    [wall] Žeton zdi už na mapě leží, jiný není.
    [hole] Žeton díry už na mapě leží, jiný není.
   *[other] V zásobě už nezbývá.
 }
ef-why-not-a-progress-card = To není karta pokroku.
ef-why-not-explained = K čemu jsou referenční žetony, ještě žádná karta nevysvětlila.
ef-why-ready-already = Máš hotovo. Vezmi to nejdřív zpět.
ef-why-token-away = Co sem patří, má u sebe spáč, který teď s vámi nesní.
ef-why-not-here = Musíš stát { $field-at }.
ef-why-not-in-dreamworld = Ve snovém světě to nejde.
ef-why-not-in-hand = Tu kartu nemáš v ruce.
ef-why-not-paid = Cena ještě není zaplacená.
ef-why-not-quick = Teď jdou jen rychlé akce.
ef-why-not-unlocked = To se odemkne až během kampaně.
ef-why-nothing-to-peek = Tohle si letmo prohlédnout nejde.
ef-why-nowhere-to-go = Žádné další takové pole na mapě neleží, nebo na něm není místo.
ef-why-only-between-locations = To jde až ve snovém světě, po vyhodnocení lokace.
ef-why-only-intent = Tahle karta dává jen záměr.
ef-why-out-of-range = { $range ->
    [99] Nevede tam žádná cesta.
   *[other] Je to dál než dosah { $range }.
 }
ef-why-pays-nothing-here = Tím tuhle cenu zaplatit nejde.
ef-why-place-it-first = Nejdřív ji umísti do zóny pokroku.
ef-why-same-sleeper-twice = Stejný spáč nemůže hrát dvakrát.
ef-why-sleepers-number = Hrát mohou 1 až 4 spáči, ne { $number }.
ef-why-solo-is-for-one = Varianta pro jednoho je jen pro jednoho spáče.
ef-why-too-dear = Na to teď nemáš čím zaplatit.
ef-why-too-few-hours = Tolik hodin nezbývá. { $have ->
    [0] Není už žádná.
    [one] Je už jen { $have }.
    [few] Jsou už jen { $have }.
   *[other] Je jich { $have }.
 }
ef-why-unknown-card = Kartu { $card-id } tahle hra nezná.
ef-why-unknown-field = Pole { $field-id } na mapě není. Pole jsou a1 až f8.
ef-why-unknown-option = Volbu { $option-id } tahle hra nezná.
ef-why-unknown-sleeper = Spáče { $sleeper-id } tahle hra nezná.
ef-why-used-this-dream = V tomto snu už to bylo použito.
ef-why-used-this-turn = V tomto tahu už to bylo použito.
ef-why-used-up = Tohle šlo použít jen jednou.
ef-why-wrong-moment = Na tohle teď není ta pravá chvíle.
