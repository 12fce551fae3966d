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
    [one] { $n } zářivý drahokam
    [few] { $n } zářivé drahokamy
   *[other] { $n } zářivých drahokamů
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
    [one] { $n } žeton ohrožení
    [few] { $n } žetony ohrožení
   *[other] { $n } žetonů ohrožení
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
ef-each-threats = každý žeton ohrožení v krajině
ef-each-tokens = každý žeton na této destičce
ef-each-figures-in-range = každou její figurku v dosahu
ef-each-distress = každou svou tíseň
ef-each-hand = každou kartu v ruce
ef-each-gems = každý svůj zářivý drahokam
ef-each-progress-insight = každou svou aktivní kartu pokroku s vnímavostí
ef-each-progress-cunning = každou svou aktivní kartu pokroku s prohnaností
ef-each-progress-anger = každou svou aktivní kartu pokroku s hněvem
ef-each-story = každou stopu, kterou si pamatuje příběh

## Skládání vět

ef-and = { $head } a { $tail }
ef-or = { $head } nebo { $tail }
ef-nothing = nic se nestane
ef-again = { $text }, a to { $times }
# Začíná-li další část výčtu stejným slovem, vynechá se: "odhal A, B a C".
ef-shared = odhal, skupina získá, dospod balíčku dřímoty vlož
ef-who-each = každý spáč
ef-who-others = každý jiný spáč
ef-who-one = zvolený spáč
ef-who-one-again = zvolený spáč (může to být jiný)
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
    [you] odhoď
   *[other] odhodí
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
 } svou odhazovací hromádku do balíčku
ef-verb-gain = { $form ->
    [you] skupina získá
   *[other] získá
 } { $card }{ $to ->
    [hand] { " " }do ruky
    [deck] { " " }navrch balíčku
    [discard] { " " }na odhazovací hromádku
    [storage] { " " }do skladiště
    [market] , která přibude do nabídky karet vlivu
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
ef-verb-seal_self = zapečeť tuto kartu
ef-verb-give_back = { $form ->
    [you] vrať
   *[other] vrátí
 } { $what } z ruky nebo z odhazovací hromádky naspod nabídky karet vlivu
ef-verb-return = vrať tuto kartu naspod nabídky karet vlivu
ef-verb-remove_self = odstraň tuto kartu ze hry
ef-verb-discard_self = odhoď tuto kartu
ef-verb-recover = { $form ->
    [you] vezmi si
    [subject] si vezme
   *[other] vezme si
 } { $from ->
    [sealed] ze zapečetěných karet
   *[discard] z odhazovací hromádky
 } do ruky { $what } podle vlastní volby
ef-verb-market = { $form ->
    [you] prohlédni si
    [subject] si prohlédne
   *[other] prohlédne si
 } { $what } z nabídky karet vlivu ({ $form ->
    [you] smíš
   *[other] smí
 } je hned koupit)

## Slovesa: žetony

ef-verb-distress = { $form ->
    [you] utrž
   *[other] utrží
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
        [you] odhoď
       *[other] odhodí
     }
 } { $what }
ef-verb-gem = { $sign ->
    [plus] { $form ->
        [you] získej
       *[other] získá
     }
   *[minus] { $form ->
        [you] odhoď
       *[other] odhodí
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
        [yes] neutrž žádnou tíseň
       *[no] utrž o { $what } méně
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
ef-verb-swap = vyměň si s ním pole
ef-verb-reveal = odhal { $code }
ef-verb-environment = polož žeton { $kind ->
    [light] světla
    [darkness] temnoty
    [swamp] bažiny
   *[water] vody
 } { $place }{ $over ->
    [line] { " " }a na sousední pole téže destičky
    [tile] { " " }a na celou jeho destičku
   *[field] { "" }
 }
ef-verb-clear_environment = odeber žeton prostředí { $from }
ef-verb-wall = polož žeton zdi mezi své pole a jedno ze sousedních
ef-verb-hole = polož žeton díry na zeď u svého pole: odteď se jí prochází
ef-verb-trap = { $armed ->
    [yes] nastraž pasti
   *[no] zneškodni pasti
 }
ef-verb-companion = postav { $card } { $place }
ef-verb-figure_move = posuň { $entity ->
    [none] její figurku
   *[other] figurku { $entity-gen }
 } až o { $what }
ef-verb-map_tile = táhni a umísti novou mapovou destičku dřímoty

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
ef-verb-push = posuň { $aimed ->
    [yes] ji
   *[no] tuto figurku
 } až o { $what }
ef-verb-relocate_entity = přemísti { $entity ->
    [none] { $aimed ->
        [yes] ji
       *[no] tuto figurku
     }
   *[other] { $entity-acc }
 } { $place }
ef-verb-state = { $form ->
    [aim] { $name ->
        [stunned] omam
        [immobilised] znehybni
        [surprised] překvap
       *[poisoned] otrav
     } { $entity ->
        [none] { $aimed ->
            [yes] ji
           *[no] tuto entitu
         }
       *[other] { $entity-acc }
     }
    [you] získej žeton stavu { ef-state-token }
   *[other] získá žeton stavu { ef-state-token }
 }
ef-state-token = { $name ->
    [stunned] Omámená
    [immobilised] Znehybněná
    [surprised] Překvapená
   *[poisoned] Otrávená
 }
ef-verb-mutate = přidej { $what } { $entity ->
    [none] { $aimed ->
        [yes] jí
       *[no] této entitě
     }
   *[other] na destičku { $entity-gen }
 }
ef-verb-cleanse = odeber { $entity ->
    [none] { $aimed ->
        [yes] jí
       *[no] této entitě
     }
   *[other] z destičky { $entity-gen }
 } { $all ->
    [yes] všechny proměny
   *[no] { $what }
 }{ $out ->
    [yes] , a to rovnou ze hry
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
ef-verb-loot = skupina získá kořist
ef-verb-end = { $outcome ->
    [victory] skupina vítězí
    [defeat] skupina prohrává
   *[ends] dřímota končí
 }
ef-verb-refresh_item = obnov předmět
ef-verb-item_slot = skupině přibude pole pro další aktivní předmět
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

ef-verb-scene = přečti scénu
ef-verb-story = { $change ->
    [own] { $card }
    [opens] tím se zpřístupní akce „{ $card }“
   *[none] příběh si to zapamatuje
 }
ef-verb-gate = skupina získá snový portál { $card }
ef-verb-district = skupina objeví čtvrť { $card }
ef-verb-slumber = dospod balíčku dřímoty vlož { $card }
ef-verb-fate = přidej do balíčku osudu { $card }
ef-verb-wisdom = skupina získá kartu moudrosti { $card }
ef-verb-note = skupina získá poznámku { $card }
ef-verb-memory = skupina získá vzpomínku { $card }
ef-verb-season = období se změní { $way ->
    [better] k lepšímu
   *[worse] k horšímu
 }
ef-verb-travel = přesuň skupinu { $to ->
    [any] na libovolnou jinou lokaci snového světa
    [next] na sousední lokaci
    [fate] na lokaci osudu
    [slumber] na lokaci dřímoty
    [gate] k některému snovému portálu
    [key] na lokaci s klíčem
    [shopping] na nákupní lokaci
    [sanctuary] do některého útočiště
    [railway] na některé nádraží
    [awakening] na lokaci procitnutí
   *[other] na lokaci { $card }
 }
ef-verb-redeem = dřímota je vykoupena

## Slovesa: tvary

ef-verb-reroll = hoď kostkou znovu
ef-choose = { $form ->
    [you] vyber jedno
    [together] skupina společně vybere jedno
    [subject] si vybere jedno
   *[other] vybere si jedno
 }
ef-choose-long = { $who }{ ef-choose }: { $options }
ef-choose-short = { $who }{ ef-choose } ({ $options })
ef-may = chceš-li, { $text }
ef-may-together = pokud chce, { $text }
ef-roll-long = hoď kostkou štěstí. { $rows }
ef-roll-short = hoď kostkou štěstí ({ $rows })
ef-face = { $faces }: { $text }
ef-face-x = křížek
ef-face-blank = prázdná strana
ef-if = pokud { $when }, { $then }
ef-by-story-some = { $text } (až { $times })
ef-if-more = pokud { $when }, { $then } navíc
ef-if-more-scene = pokud { $when }, přečti ještě další scénu
ef-if-else = pokud { $when }, { $then }, jinak { $else }
ef-first-time = { $text } (pokud { ef-pronoun } skupina ještě nemá)
ef-first-time-else = { $text } (pokud { ef-pronoun } skupina už má: { $else })
ef-pronoun = { $gender ->
    [m] ho
    [i] ho
    [f] ji
   *[other] je
 }
ef-by-story-one = podle toho, co skupina dosud zažila, { $text }
ef-by-story-long = podle toho, co skupina dosud zažila, platí něco z toho: { $options }
ef-by-story-short = podle toho, co skupina dosud zažila, platí něco z toho ({ $options })
ef-repeat = { $times } po sobě: { $text }
ef-each-figure = za každou figurku této entity: { $text }
ef-match = přilož referenční žeton; patří-li sem, { $text }
ef-target = vyber { $what ->
    [entity] entitu
    [sleeper] spáče
    [companion] společníka
   *[field] pole
 } { ef-reach }{ $from ->
    [here] , počítáno odtud, kde teď stojíš
   *[start] { "" }
 }: { $text }
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
ef-to-stairs = na jiné schodiště
ef-to-suit = na pole s barvou aktuální karty tahu
ef-to-target = na ně
ef-to-next = na sousední pole (i skrz zeď)
ef-to-field = na pole { $field }
ef-at-any = na libovolném poli
ef-at-here = na tomto poli
ef-at-entry = na vstupním poli
ef-at-spawn = none
ef-at-special = na zvláštním poli
ef-at-stairs = na schodišti
ef-at-suit = na poli s barvou aktuální karty tahu
ef-at-target = na vybraném poli
ef-at-next = na sousedním poli
ef-at-field = na poli { $field }
ef-from-any = z libovolného pole
ef-from-here = z tohoto pole
ef-from-entry = ze vstupního pole
ef-from-spawn = z pole zjevení
ef-from-special = ze zvláštního pole
ef-from-stairs = ze schodiště
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
ef-has = { $acting ->
    [first] má první spáč
   *[you] máš
 }
ef-quantity = { $kind ->
    [exact] právě { $what }
    [least] aspoň { $what }
    [most] nejvýše { $what }
   *[between] { $least } až { $what }
 }
ef-when-story = { $change ->
    [own] { $card }
    [done] už proběhla akce „{ $card }“
    [undone] ještě neproběhla akce „{ $card }“
   *[none] { $not ->
        [yes] tomu příběh nebrání
       *[no] příběh dovolí
     }
 }
ef-when-read = { $not ->
    [yes] tomu příběh nebrání
   *[no] příběh dovolí
 }
ef-when-sleepers = { $most ->
    [1] { ef-is } spáč jen jeden
   *[other] { ef-is } spáčů { ef-quantity }
 }
ef-when-owns = skupina { ef-not }má { $card }
ef-when-environment = { ef-not }stojíš { $kind ->
    [light] ve světle
    [darkness] v temnotě
    [swamp] v bažině
   *[water] ve vodě
 }
ef-when-progress = { ef-not }{ ef-has } { ef-quantity }{ $colour ->
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
ef-when-threats = { $kind ->
    [none] { $not ->
        [yes] je v krajině nějaký
       *[no] není v krajině žádný
     } žeton ohrožení
   *[other] { ef-is } v krajině { ef-quantity }
 }
ef-when-suit = { ef-not }má aktuální karta tahu { $suit ->
    [hearts] srdce
    [diamonds] káry
    [clubs] kříže
   *[spades] piky
 }
ef-when-season = { ef-not }panuje { $season ->
    [good] příjemné období
    [bad] nepříjemné období
   *[other] { $card }
 }
ef-when-distress = { ef-not }{ ef-has } { ef-quantity }
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
    [stairs] na schodišti
    [special] na zvláštním poli
    [quirk] na vrtochu
   *[draw] na poli se symbolem tažení karet
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
ef-when-mode = { ef-is } skupina { $mode ->
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
    [distress] rychle, když máš utržit tíseň
    [seal] rychle, když máš zapečetit karty
    [step] rychle před krokem karty tahu
    [draw] rychle při dobírání karet
    [payment] rychle při placení
   *[other] rychle, kdykoli
 }
ef-mark-attack = útok { ef-reach }
ef-mark-contact = kontakt { ef-reach }
ef-mark-range = dosah { $range }
ef-mark-gem = polož zářivý drahokam
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
ef-least-price = { $sign ->
    [plus] { ef-signed }
   *[minus] { ef-signed } (nejméně 1)
 }
ef-more = { $sign ->
    [plus] víc
   *[minus] méně
 }
ef-bonus-when = { $text }, pokud { $when }
ef-bonus-per = { $text } za { $each }
ef-bonus-hand = maximální počet karet v ruce { ef-signed }
ef-bonus-draw = v kroku dobírání karet si dobíráš o { ef-n-card } { ef-more }
ef-bonus-range = dosah tvých útoků a kontaktů { ef-signed }
ef-bonus-progress-slots = maximální počet karet pokroku { ef-signed }
ef-bonus-item-slots = maximální počet aktivních předmětů { ef-signed }
ef-bonus-move = při akci pohybu se pohneš o { ef-n-field } { $sign ->
    [plus] dál
   *[minus] méně
 }
ef-bonus-distress-limit = uneseš o { ef-n-distress } { ef-more }
ef-bonus-boost = hod na posílení záměru { ef-signed }
ef-bonus-die = každý hod kostkou štěstí { ef-signed }
ef-bonus-seal = kdykoli zapečeťuješ karty, zapečeť o { ef-n-card } { ef-more }
ef-bonus-price-insight = ceny ve vnímavosti { ef-least-price }
ef-bonus-price-cunning = ceny v prohnanosti { ef-least-price }
ef-bonus-price-anger = ceny v hněvu { ef-least-price }
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

ef-progress = Umístění do zóny pokroku: { $price }.
ef-stacks = Kopie této karty se sčítají.
ef-drawn = Když ji dobereš: { $text }
ef-stays = Zůstane ležet v tvé zóně pokroku, do maximálního počtu karet se nepočítá.
ef-cure = Odstraníš ji { $price }.
ef-incurable = Odstranit ji nelze.
ef-item-market = Po odhození jde do nabídky předmětů.
ef-steps = Kroky: { $steps }.
ef-step-mutation = proměna
ef-step-basic = základní efekt
ef-step-move = pohyb
ef-step-special = zvláštní efekt
ef-step-end = konec tahu
ef-loot = Kořist: { $text }
ef-mutation-distress = Její efekty působí o { ef-n-distress } víc.
ef-mutation-seal = Její efekty zapečetí o { ef-n-card } víc.
ef-mutation-movement = Její hodnota pohybu { ef-signed }; padne-li jedno pole, zůstává jedno.
ef-mutation-range = Dosah jejích efektů { ef-signed }.
ef-mutation-masks = Masky nefungují.
ef-mutation-progress = Karty pokroku nefungují.
ef-mutation-rerolls = Žádný hod se nesmí opakovat.
ef-mutation-gems = Zářivým drahokamem nelze opakovat hod.
ef-quirk-everywhere = Vrtoch, v celé krajině pro všechny:
ef-quirk-here = Vrtoch, jen pro toho, kdo na něm stojí:
ef-season-begins = Když začne: { $text }
ef-gained = Po získání: { $text }
ef-note = Po použití opustí hru.
ef-memory = Jakmile { $when }: { $text } Pak karta opustí hru.
ef-memory-now = Jednou: { $text } Pak karta opustí hru.
ef-setup = Příprava: { $text }
ef-trap = Past: { $text }
ef-goal = Cíl: { $text }
ef-effect-plain = { $step }: { $text }
ef-effect-reach = { $step } ({ $range ->
    [99] libovolný dosah
   *[other] dosah { $range }
 }): { $text }
ef-effect-when = { $head } (jen pokud { $when })
ef-own-moves = Místo hodu na pohyb: { $text }
ef-escape = Útěk: na začátku tahu smí skupina rovnou vyhodnotit vyčerpání tahů.
ef-exhausted = Vyčerpání tahů: { $text }
ef-redeem = Při vykoupení: { $text }
ef-revealed = Po odhalení: { $text }
ef-back = Na rubu karet: { $text }
ef-choice = { $label }{ $marks ->
    [none] { "" }
   *[other] { " · " }{ $marks }
 } – { $text }
ef-icon-fate = Táhni a vyhodnoť kartu osudu.
ef-icon-slumber = Čeká tu dřímota.
ef-icon-gate = Snový portál: skupina zaplatí klíče a vstoupí do snu, nebo získá 1 klíč a potká dřímotu.
ef-icon-key = Skupina získá 1 klíč.
ef-icon-shopping = Každý spáč nakoupí, nebo místo toho získá 1 zářivý drahokam.
ef-icon-sanctuary = Útočiště: každý spáč si vybere jednu úlevu.
ef-icon-railway = Vlakem se skupina dostane na kterékoli jiné nádraží.
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
    [yes] Příjemné období
   *[no] Nepříjemné období
 } · { $rank }
ef-stat-reference = Referenční žeton
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
    [human] lidský měňavec
    [animal] zvířecí měňavec
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
    [slumber-entry] Vstupní mapová destička dřímoty
   *[slumber] Mapová destička dřímoty
 }{ $place ->
    [none] { "" }
   *[other] { " · " }{ $place }
 }
ef-stat-overlay = Překryvná karta · { $place }
ef-stat-district = Čtvrť · { $place }
ef-stat-location = Lokace · { $district }
ef-stat-secret = Tajná karta
ef-stat-scene = Scéna { $n }
