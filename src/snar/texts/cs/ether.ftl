# Etherfields: texty pravidel se skládají odtud, jedna šablona na sloveso. Nikdy se nepíší na kartu ručně.
#
# $form: you = rozkaz ("dober si") · subject = hned za podmětem ("každý spáč si dobere") · other = dál ve větě ("dobere si")
# $what je hotové množství ve 4. pádě ("2 karty", "1 kartu za každého spáče"); $sign: plus | minus
# $entity, $entity-acc, $entity-gen: jméno entity, nebo none

## Množství

ef-n-card = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
ef-n-distress = { $n ->
    [one] { $n } tíseň
    [few] { $n } tísně
   *[other] { $n } tísní
 }
ef-n-distress-gen = { $n ->
    [one] { $n } tísně
   *[other] { $n } tísní
 }
ef-n-ether = { $n ->
    [one] { $n } éter
    [few] { $n } étery
   *[other] { $n } éterů
 }
ef-n-gem = { $n ->
    [one] { $n } drahokam
    [few] { $n } drahokamy
   *[other] { $n } drahokamů
 }
ef-n-key = { $n ->
    [one] { $n } klíč
    [few] { $n } klíče
   *[other] { $n } klíčů
 }
ef-n-hour = { $n ->
    [one] { $n } hodinu
    [few] { $n } hodiny
   *[other] { $n } hodin
 }
ef-n-threat = { $n ->
    [one] { $n } žeton hrozby
    [few] { $n } žetony hrozby
   *[other] { $n } žetonů hrozby
 }
ef-n-token = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
 }
ef-n-soul = { $n ->
    [one] { $n } žeton duše
    [few] { $n } žetony duše
   *[other] { $n } žetonů duše
 }
ef-n-field = { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
 }
ef-n-turn = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
 }
ef-n-step = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
 }
ef-n-mutation = { $n ->
    [one] { $n } proměnu
    [few] { $n } proměny
   *[other] { $n } proměn
 }
ef-n-weakness = { $n ->
    [one] { $n } slabost
    [few] { $n } slabosti
   *[other] { $n } slabostí
 }
ef-n-progress = { $n ->
    [one] { $n } kartu pokroku
    [few] { $n } karty pokroku
   *[other] { $n } karet pokroku
 }
ef-n-active = { $n ->
    [one] { $n } aktivní kartu pokroku
    [few] { $n } aktivní karty pokroku
   *[other] { $n } aktivních karet pokroku
 }
ef-n-figure = { $n ->
    [one] { $n } figurka
    [few] { $n } figurky
   *[other] { $n } figurek
 }
ef-n-insight = { $n ->
    [one] { $n } vnímavost
   *[other] { $n } vnímavosti
 }
ef-n-cunning = { $n ->
    [one] { $n } prohnanost
   *[other] { $n } prohnanosti
 }
ef-n-anger = { $n ->
    [one] { $n } hněv
   *[other] { $n } hněvu
 }
ef-n-any = { $n ->
    [one] { $n } libovolný záměr
   *[other] { $n } libovolného záměru
 }
ef-n-repeat = { $n ->
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
   *[other] { $n }×
 }

ef-per = { $base } za { $each }
ef-plus-per = { $base } a navíc { $more } za { $each }
ef-each-sleepers = každého spáče ve hře
ef-each-mutations = každou proměnu této entity
ef-each-tokens = každý žeton na této destičce
ef-each-figures-in-range = každou její figurku v dosahu
ef-each-distress = každou svou tíseň
ef-each-hand = každou kartu v ruce
ef-each-gems = každý svůj drahokam
ef-each-progress-insight = každou svou aktivní kartu pokroku s vnímavostí
ef-each-progress-cunning = každou svou aktivní kartu pokroku s prohnaností
ef-each-progress-anger = každou svou aktivní kartu pokroku s hněvem
ef-each-story = každou stopu, kterou si pamatuje příběh

## Skládání vět

ef-and = { $head } a { $tail }
ef-or = { $head } nebo { $tail }
ef-nothing = nic se nestane
ef-again = { $text } ({ $times }×)
# Začíná-li další část výčtu stejným slovem, vynechá se: "odhal A, B a C".
ef-shared = odhal, získáte, vložte pod balíček dřímot
ef-who-each = každý spáč
ef-who-others = každý jiný spáč
ef-who-one = zvolený spáč
ef-who-reach = každý spáč v dosahu
ef-who-here = každý spáč na tomto poli
ef-who-target = vybraný spáč
ef-who-willing = každý spáč, který chce,

## Slovesa: balíčky

ef-verb-draw = { $form ->
    [you] dober si
    [subject] si dobere
   *[other] dobere si
 } { $what }
ef-verb-discard = { $form ->
    [you] zahoď
   *[other] zahodí
 } { $random ->
    [yes] náhodně{ " " }
   *[no] { "" }
 }{ $what } z ruky
ef-verb-seal = { $form ->
    [you] zapečeť
   *[other] zapečetí
 } { $what }
ef-verb-unseal = { $form ->
    [you] odpečeť
   *[other] odpečetí
 } { $all ->
    [yes] všechny své karty
   *[no] { $what }
 }{ $chosen ->
    [yes] { " " }podle vlastní volby
   *[no] { "" }
 }
ef-verb-shuffle = { $form ->
    [you] zamíchej
   *[other] zamíchá
 } odhozené karty zpět do balíčku
ef-verb-gain = { $form ->
    [you] získáte
   *[other] získá
 } { $card }{ $to ->
    [hand] { " " }do ruky
    [deck] { " " }na vrch balíčku
    [discard] { " " }mezi odhozené
    [storage] { " " }do skladiště
   *[other] { "" }
 }
ef-verb-weakness = { $form ->
    [you] vezmi si
    [subject] si vezme
   *[other] vezme si
 } { $what }
ef-verb-turn = { $form ->
    [you] otoč
   *[other] otočí
 } { $what } lícem dolů
ef-verb-unturn = { $form ->
    [you] otoč
   *[other] otočí
 } zpět { $all ->
    [yes] všechny své karty pokroku
   *[no] { $what }
 }
ef-verb-seal_self = zapečeť i tuto kartu
ef-verb-return = vrať tuto kartu pod balíček tržiště
ef-verb-remove_self = odstraň tuto kartu ze hry
ef-verb-discard_self = zahoď tuto kartu
ef-verb-recover = { $form ->
    [you] vezmi si
    [subject] si vezme
   *[other] vezme si
 } { $from ->
    [sealed] ze zapečetěných
   *[discard] z odhozených
 } do ruky { $what } podle vlastní volby
ef-verb-market = { $form ->
    [you] prohlédni si
    [subject] si prohlédne
   *[other] prohlédne si
 } { $what } z tržiště (jdou hned koupit)

## Slovesa: žetony

ef-verb-distress = { $form ->
    [you] vezmi si
    [subject] si vezme
   *[other] vezme si
 } { $what }
ef-verb-calm = { $form ->
    [you] zbav se
    [subject] se zbaví
   *[other] zbaví se
 } { $all ->
    [yes] veškeré tísně
   *[no] { $what }
 }
ef-verb-ether = { $sign ->
    [plus] { $form ->
        [you] získej
       *[other] získá
     }
   *[minus] { $form ->
        [you] odevzdej
       *[other] odevzdá
     }
 } { $what }
ef-verb-gem = { $sign ->
    [plus] { $form ->
        [you] získej
       *[other] získá
     }
   *[minus] { $form ->
        [you] odevzdej
       *[other] odevzdá
     }
 } { $what }
ef-verb-key = skupina { $sign ->
    [plus] získá
   *[minus] přijde o
 } { $what }
ef-verb-hours = skupina { $sign ->
    [plus] získá
   *[minus] přijde o
 } { $what }
ef-verb-threat = { $sign ->
    [plus] polož { $what } { $place }
   *[minus] odeber { $what } { $from }
 }
ef-verb-token = { $sign ->
    [plus] polož { $what } na { $on ->
        [none] tuto destičku
       *[other] destičku { $on-gen }
     }
   *[minus] odeber { $what } z { $on ->
        [none] této destičky
       *[other] destičky { $on-gen }
     }
 }
ef-verb-soul = skupina { $sign ->
    [plus] získá
   *[minus] přijde o
 } { $what }
ef-verb-intent = přidej ke své platbě { $what }
ef-verb-prevent = { $on ->
    [seal] { $all ->
        [yes] nezapečeť nic
       *[no] zapečeť o { $cards } méně
     }
   *[distress] { $all ->
        [yes] neber si žádnou tíseň
       *[no] vezmi si o { $what } méně
     }
 }

## Slovesa: mapa

ef-verb-move = { $form ->
    [you] pohni se
    [subject] se pohne
   *[other] pohne se
 } až o { $what }
ef-verb-relocate = { $form ->
    [you] přemísti se
    [subject] se přemístí
   *[other] přemístí se
 } { $place }
ef-verb-swap = vyměň si s ním místo
ef-verb-reveal = odhal { $code }
ef-verb-environment = polož žeton { $kind ->
    [light] světla
    [darkness] tmy
    [swamp] bažiny
   *[water] vody
 } { $place }{ $over ->
    [line] { " " }a na sousední pole téže destičky
    [tile] { " " }a na celou jeho destičku
   *[field] { "" }
 }
ef-verb-clear_environment = odeber žeton prostředí { $from }
ef-verb-trap = { $armed ->
    [yes] nastraž pasti
   *[no] zneškodni pasti
 }
ef-verb-companion = postav { $card } { $place }
ef-verb-figure_move = posuň { $entity ->
    [none] její figurku
   *[other] figurku { $entity-gen }
 } až o { $what }
ef-verb-map_tile = dober a přilož novou mapovou destičku dřímot

## Slovesa: entity

ef-verb-spawn = zjeví se { $count ->
    [0] { $entity } ({ $what })
    [1] { $entity }
   *[other] { $what } { $entity-gen }
 }{ $at ->
    [none] { "" }
   *[other] { " " }{ $at }
 }
ef-verb-banish = { $all ->
    [yes] { $entity ->
        [none] odstraň z mapy všechny její figurky
       *[other] odstraň z mapy všechny figurky { $entity-gen }
     }
   *[no] { $entity ->
        [none] odstraň tuto figurku z mapy
       *[other] odstraň z mapy figurku { $entity-gen }
     }
 }
ef-verb-push = posuň ji až o { $what }
ef-verb-relocate_entity = přemísti { $entity ->
    [none] figurku
   *[other] { $entity-acc }
 } { $place }
ef-verb-state = { $form ->
    [aim] { $name ->
        [stunned] omrač
        [immobilised] znehybni
        [surprised] překvap
       *[poisoned] otrav
     } { $entity ->
        [none] ji
       *[other] { $entity-acc }
     }
    [you] vezmi si žeton { ef-state-gen }
    [subject] si vezme žeton { ef-state-gen }
   *[other] vezme si žeton { ef-state-gen }
 }
ef-state-gen = { $name ->
    [stunned] omráčení
    [immobilised] znehybnění
    [surprised] překvapení
   *[poisoned] otravy
 }
ef-verb-mutate = přidej { $what } { $entity ->
    [none] této entitě
   *[other] na destičku { $entity-gen }
 }
ef-verb-cleanse = odeber { $entity ->
    [none] této entitě
   *[other] z destičky { $entity-gen }
 } { $all ->
    [yes] všechny proměny
   *[no] { $what }
 }{ $out ->
    [yes] { " " }a vyřaď je ze hry
   *[no] { "" }
 }
ef-verb-entity_move = ihned proveď pohyb { $entity ->
    [none] této entity
   *[other] { $entity-gen }
 }
ef-verb-block = zablokuj { $what } aktuální karty tahu
ef-verb-resolve = ihned vyhodnoť všechny efekty aktuální karty tahu
ef-verb-step = ihned vyhodnoť { $name ->
    [mutation] efekty proměny
    [basic] základní efekty
    [move] pohyb entit
   *[special] zvláštní efekty
 }

## Slovesa: tahy, předměty, masky

ef-verb-turns = přidej { $what }
ef-verb-lose_turns = odeber { $what }
ef-verb-loot = získáte kořist
ef-verb-end = { $outcome ->
    [victory] zvítězili jste
    [defeat] neuspěli jste
   *[ends] dřímota končí
 }
ef-verb-refresh_item = obnov předmět
ef-verb-item_slot = přibude vám místo pro jeden předmět
ef-verb-refresh_mask = { $form ->
    [you] obnov si
    [subject] si obnoví
   *[other] obnoví si
 } masku
ef-verb-mask = { $form ->
    [you] získej
   *[other] získá
 } { $card }

## Slovesa: příběh

ef-verb-scene = přečtěte scénu
ef-verb-story = { $change ->
    [on] od této chvíle platí { $card }
    [off] od této chvíle neplatí { $card }
   *[none] příběh si to zapamatuje
 }
ef-verb-gate = získáte snový portál { $card }
ef-verb-district = objevíte čtvrť { $card }
ef-verb-slumber = vložte pod balíček dřímot { $card }
ef-verb-fate = přidejte do balíčku osudu { $card }
ef-verb-wisdom = získáte kartu moudrosti { $card }
ef-verb-note = získáte poznámku { $card }
ef-verb-memory = získáte vzpomínku { $card }
ef-verb-season = období se změní { $way ->
    [better] k lepšímu
   *[worse] k horšímu
 }
ef-verb-travel = přesuň skupinu { $to ->
    [any] na libovolné jiné místo snového světa
    [next] na sousední místo
    [fate] na místo osudu
    [slumber] na místo dřímoty
    [gate] k některé bráně
    [key] na místo s klíčem
    [shopping] na nákupní místo
    [sanctuary] do některého útočiště
    [railway] na některé nádraží
    [awakening] na místo procitnutí
   *[other] na místo { $card }
 }
ef-verb-redeem = dřímota je vykoupena

## Slovesa: tvary

ef-verb-reroll = hoď kostkou znovu
ef-choose = { $form ->
    [you] vyber jedno
    [together] společně vyberte jedno
    [subject] si vybere jedno
   *[other] vybere si jedno
 }
ef-choose-long = { $who }{ ef-choose }: { $options }
ef-choose-short = { $who }{ ef-choose } ({ $options })
ef-may = chceš-li, { $text }
ef-may-together = chcete-li, { $text }
ef-roll-long = hoď kostkou štěstí. { $rows }
ef-roll-short = hoď kostkou štěstí ({ $rows })
ef-face = { $faces }: { $text }
ef-face-x = křížek
ef-face-blank = prázdná strana
ef-if = pokud { $when }, { $then }
ef-if-else = pokud { $when }, { $then }, jinak { $else }
ef-first-time = { $text } (pokud to ještě nemáte)
ef-first-time-else = { $text } (pokud to už máte: { $else })
ef-repeat = { $times } po sobě: { $text }
ef-each-figure = za každou figurku této entity: { $text }
ef-match = přilož odkazový žeton; patří-li sem, { $text }
ef-target = vyber { $what ->
    [entity] entitu
    [sleeper] spáče
    [companion] průvodce
   *[field] pole
 } { ef-reach }: { $text }
ef-reach = { $range ->
    [0] na svém poli
    [99] v libovolném dosahu
   *[other] v dosahu { $range }
 }

## Místa

ef-to-any = na libovolné pole
ef-to-here = na toto pole
ef-to-entry = na vstupní pole
ef-to-spawn = na pole zjevení
ef-to-special = na zvláštní pole
ef-to-stairs = na jiné schody
ef-to-suit = na pole s barvou aktuální karty tahu
ef-to-target = na ně
ef-to-next = na sousední pole (i skrz zeď)
ef-to-field = na pole { $field }
ef-at-any = na libovolném poli
ef-at-here = na tomto poli
ef-at-entry = na vstupním poli
ef-at-spawn = none
ef-at-special = na zvláštním poli
ef-at-stairs = na schodech
ef-at-suit = na poli s barvou aktuální karty tahu
ef-at-target = na vybraném poli
ef-at-next = na sousedním poli
ef-at-field = na poli { $field }
ef-from-any = z libovolného pole
ef-from-here = z tohoto pole
ef-from-entry = ze vstupního pole
ef-from-spawn = z pole zjevení
ef-from-special = ze zvláštního pole
ef-from-stairs = ze schodů
ef-from-suit = z pole s barvou aktuální karty tahu
ef-from-target = z vybraného pole
ef-from-next = ze sousedního pole
ef-from-field = z pole { $field }
ef-code = tajnou kartu { $code }
ef-unknown = tajemství

## Podmínky (za "pokud")

ef-not = { $not ->
    [yes] ne
   *[no] { "" }
 }
ef-is = { $not ->
    [yes] není
   *[no] je
 }
ef-quantity = { $kind ->
    [exact] právě { $what }
    [least] aspoň { $what }
    [most] nejvýše { $what }
   *[between] { $least } až { $what }
 }
ef-when-story = { $change ->
    [on] { ef-not }platí { $card }
    [off] { $not ->
        [yes] platí
       *[no] neplatí
     } { $card }
   *[none] { $not ->
        [yes] příběh nebrání
       *[no] příběh dovolí
     }
 }
ef-when-read = { $not ->
    [yes] příběh nebrání
   *[no] příběh dovolí
 }
ef-when-sleepers = { ef-is } počet spáčů { ef-quantity }
ef-when-owns = { ef-not }máte { $card }
ef-when-environment = { ef-not }stojíš { $kind ->
    [light] ve světle
    [darkness] ve tmě
    [swamp] v bažině
   *[water] ve vodě
 }
ef-when-progress = { ef-not }máš { ef-quantity }{ $colour ->
    [insight] { " " }s vnímavostí
    [cunning] { " " }s prohnaností
    [anger] { " " }s hněvem
   *[any] { "" }
 }
ef-when-entity = { ef-is } { $entity ->
    [none] nějaká entita
   *[other] figurka { $entity-gen }
 } { $range ->
    [0] na tvém poli
    [99] na mapě
   *[other] v dosahu { $range }
 }
ef-when-companion = { ef-is } { $card } { $range ->
    [0] na tvém poli
    [99] na mapě
   *[other] v dosahu { $range }
 }
ef-when-tokens = { $kind ->
    [none] { $not ->
        [yes] leží
       *[no] neleží
     } na { $on ->
        [none] této destičce
       *[other] destičce { $on-gen }
     } žádný žeton
   *[other] { ef-not }leží na { $on ->
        [none] této destičce
       *[other] destičce { $on-gen }
     } { ef-quantity }
 }
ef-when-threats = { ef-is } v krajině { ef-quantity }
ef-when-suit = { ef-not }má aktuální karta tahu { $suit ->
    [hearts] srdce
    [diamonds] káry
    [clubs] kříže
   *[spades] piky
 }
ef-when-season = { ef-not }panuje { $season ->
    [good] dobré období
    [bad] zlé období
   *[other] { $card }
 }
ef-when-distress = { ef-not }máš { ef-quantity }
ef-when-turn = { ef-is } { $kind ->
    [exact] { $least }. tah
    [least] { $least }. tah nebo pozdější
    [most] { $most }. tah nebo dřívější
   *[between] { $least }. až { $most }. tah
 }
ef-when-field = { ef-not }stojíš { $kind ->
    [entry] na vstupním poli
    [spawn] na poli zjevení
    [trap] na pasti
    [stairs] na schodech
    [special] na zvláštním poli
    [quirk] na vrtochu
   *[draw] na poli se symbolem dobírání
 }
ef-when-alone = { $not ->
    [yes] je
   *[no] není
 } { $range ->
    [0] na tvém poli
    [99] na mapě
   *[other] v dosahu { $range }
 } { $not ->
    [yes] jiný
   *[no] žádný jiný
 } spáč
ef-when-mode = { ef-not }jste { $mode ->
    [dream] ve snu
    [slumber] v dřímotě
   *[world] ve snovém světě
 }

## Ceny

ef-price-insight = { ef-n-insight }
ef-price-cunning = { ef-n-cunning }
ef-price-anger = { ef-n-anger }
ef-price-distress = { ef-n-distress }
ef-price-ether = { ef-n-ether }
ef-price-gems = { ef-n-gem }
ef-price-keys = { ef-n-key }
ef-price-discard = { ef-n-card } z ruky
ef-price-seal = { $n ->
    [one] zapečetění { $n } karty
   *[other] zapečetění { $n } karet
 }
ef-price-hours = { ef-n-hour }
ef-price-threat = { ef-n-threat }
ef-price-free = zdarma
ef-price-for = za { $price }
ef-price-progressive = postupně za { $price } na každého spáče
ef-price-sleepers = za { $price } krát počet spáčů

## Akce

ef-action = { $label }{ $marks ->
    [none] { "" }
   *[other] { " · " }{ $marks }
 }: { $text }
ef-label = Akce
ef-label-gem = Zářivý drahokam
ef-mark-quick = { $on ->
    [roll] rychle při hodu
    [distress] rychle, když si máš vzít tíseň
    [seal] rychle, když máš pečetit
    [step] rychle před krokem karty tahu
    [draw] rychle při dobírání
    [payment] rychle při placení
   *[other] rychle, kdykoli
 }
ef-mark-attack = útok { ef-reach }
ef-mark-contact = kontakt { ef-reach }
ef-mark-range = dosah { $range }
ef-mark-gem = vlož drahokam
ef-floating = Odkudkoli: { $text }
ef-mark-turn = jednou za tah
ef-mark-dream = jednou za sen
ef-mark-map = jednorázově
ef-mark-ever = jen jednou za kampaň
ef-mark-when = jen pokud { $when }
ef-mark-nw = vlevo nahoře
ef-mark-ne = vpravo nahoře
ef-mark-sw = vlevo dole
ef-mark-se = vpravo dole

## Stálé změny

ef-signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }
ef-more = { $sign ->
    [plus] víc
   *[minus] méně
 }
ef-bonus-when = { $text }, pokud { $when }
ef-bonus-per = { $text } za { $each }
ef-bonus-hand = limit ruky { ef-signed }
ef-bonus-draw = v kroku dobírání si dobíráš o { ef-n-card } { ef-more }
ef-bonus-range = dosah tvých útoků a kontaktů { ef-signed }
ef-bonus-progress-slots = místa pro karty pokroku { ef-signed }
ef-bonus-item-slots = místa pro předměty { ef-signed }
ef-bonus-move = při akci pohybu se pohneš o { ef-n-field } { $sign ->
    [plus] dál
   *[minus] méně
 }
ef-bonus-distress-limit = uneseš o { ef-n-distress } { ef-more }
ef-bonus-boost = hod na posílení záměru { ef-signed }
ef-bonus-die = každý hod kostkou štěstí { ef-signed }
ef-bonus-seal = kdykoli pečetíš, zapečeť o { ef-n-card } { ef-more }
ef-bonus-price-insight = ceny ve vnímavosti { ef-signed }
ef-bonus-price-cunning = ceny v prohnanosti { ef-signed }
ef-bonus-price-anger = ceny v hněvu { ef-signed }
ef-bonus-shortcut = za zkratku zapečeť o { ef-n-card } { ef-more }
ef-bonus-market = při nákupu si prohlédneš o { ef-n-card } { ef-more }
ef-bonus-slumber-turns = dřímoty trvají o { ef-n-turn } { $sign ->
    [plus] déle
   *[minus] méně
 }
ef-bonus-sanctuary = v útočišti si vybereš o { $n ->
    [one] { $n } možnost
    [few] { $n } možnosti
   *[other] { $n } možností
 } { ef-more }

## Karty a destičky

ef-progress = Vyložení mezi karty pokroku: { $price }.
ef-stacks = Kopie této karty se sčítají.
ef-drawn = Když ji dobereš: { $text }
ef-stays = Zůstane ležet mezi tvými kartami pokroku, do limitu se nepočítá.
ef-cure = Zbavíš se jí { $price }.
ef-incurable = Nelze se jí zbavit.
ef-item-market = Po zahození jde na tržiště předmětů.
ef-steps = Kroky: { $steps }.
ef-step-mutation = proměna
ef-step-basic = základní efekt
ef-step-move = pohyb
ef-step-special = zvláštní efekt
ef-step-end = konec tahu
ef-loot = Kořist: { $text }
ef-mutation-distress = Její efekty působí o { ef-n-distress } víc.
ef-mutation-seal = Její efekty pečetí o { ef-n-card } víc.
ef-mutation-movement = Její hodnota pohybu { ef-signed }; padne-li jedno pole, zůstává jedno.
ef-mutation-range = Dosah jejích efektů { ef-signed }.
ef-mutation-masks = Masky nefungují.
ef-mutation-progress = Karty pokroku nefungují.
ef-mutation-rerolls = Žádný hod se nesmí opakovat.
ef-mutation-gems = Drahokamem nelze opakovat hod.
ef-quirk = Vrtoch (jen pro toho, kdo na něm stojí):
ef-season-begins = Když začne: { $text }
ef-gained = Když ji získáte: { $text }
ef-note = Po použití opustí hru.
ef-memory = Jakmile platí, že { $when }: { $text } Pak karta opustí hru.
ef-memory-now = Jednou: { $text } Pak karta opustí hru.
ef-setup = Příprava: { $text }
ef-trap = Past: { $text }
ef-goal = Cíl: { $text }
ef-effect-plain = { $step }: { $text }
ef-effect-reach = { $step } (dosah { $range }): { $text }
ef-effect-when = { $head } (jen pokud { $when })
ef-own-moves = Místo hodu na pohyb: { $text }
ef-escape = Lze utéct: na začátku tahu smíte rovnou vyhodnotit, co nastane po posledním tahu.
ef-exhausted = Když dojdou tahy: { $text }
ef-redeem = Při vykoupení: { $text }
ef-revealed = Po odhalení: { $text }
ef-back = Na rubu karet: { $text }
ef-choice = { $label }{ $marks ->
    [none] { "" }
   *[other] { " · " }{ $marks }
 } – { $text }
ef-icon-fate = Doberte a vyhodnoťte kartu osudu.
ef-icon-slumber = Čeká tu dřímota.
ef-icon-gate = Brána: zaplaťte klíče a vstupte do snu, nebo získejte 1 klíč a potkejte dřímotu.
ef-icon-key = Skupina získá 1 klíč.
ef-icon-shopping = Každý spáč nakoupí, nebo získá 1 drahokam.
ef-icon-sanctuary = Útočiště: každý spáč si vybere jednu úlevu.
ef-icon-railway = Vlakem se dostanete na kterékoli jiné nádraží.
ef-icon-awakening = Sem vede procitnutí.

## Hlavičky

ef-stat-sleeper = Spáč
ef-stat-influence = { $progress ->
    [yes] Karta pokroku
   *[no] Karta vlivu
 } · { $intent }{ $cost ->
    [0] { "" }
   *[other] { " · " }cena { $price }
 }
ef-stat-no-intent = bez záměru
ef-stat-weakness = Slabost
ef-stat-item = Předmět · { $intent }
ef-stat-mask = Maska
ef-stat-turn = Karta tahu · { $suit ->
    [hearts] srdce
    [diamonds] káry
    [clubs] kříže
   *[spades] piky
 }
ef-stat-mutation = Proměna · { $n }×
ef-stat-fate = Karta osudu
ef-stat-season = { $good ->
    [yes] Dobré období
   *[no] Zlé období
 } · { $rank }
ef-stat-reference = Odkazový žeton
ef-stat-wisdom = Karta moudrosti
ef-stat-note = Poznámka
ef-stat-memory = První vzpomínka
ef-stat-dream = Sen · { ef-n-turn } · { $keys ->
    [0] bez klíčů
    [one] { $keys } klíč
    [few] { $keys } klíče
   *[other] { $keys } klíčů
 }
ef-stat-slumber = Dřímota{ $n ->
    [0] { "" }
   *[other] { " · " }{ ef-n-turn }
 }
ef-stat-entity = Entita · { $figure ->
    [human] lidská figurka
    [animal] zvířecí figurka
   *[token] žeton
 }{ $large ->
    [yes] { " · " }velká
   *[no] { "" }
 } · { $moves ->
    [rules] pohyb podle vlastních pravidel
   *[other] pohyb { $moves }
 }
ef-stat-tile = { $kind ->
    [map] Mapová destička
    [slumber-entry] Vstupní destička dřímot
   *[slumber] Mapová destička dřímot
 }{ $place ->
    [none] { "" }
   *[other] { " · " }{ $place }
 }
ef-stat-overlay = Překryv · { $place }
ef-stat-district = Čtvrť · { $place }
ef-stat-location = Místo · { $district }
ef-stat-secret = Tajná karta
ef-stat-scene = Scéna { $n }
