# Co říká program: příkazová řádka, otázky, nabídky, události, důvody a chyby.
#
# Jména přicházejí hotová: $actor, $source, $to, $frm, $card ... je 1. pád; k nim $x-gen, $x-dat, $x-acc, $x-loc, $x-ins,
# u polí $x-to (na pole 23), $x-from (z pole 23), $x-at (na poli 23) a všude $x-id (none = není).
# $amount je vždy kladné, $sign: plus | minus | zero. Prázdná věta { "" } = nic se neříká, poví to jiná událost.

## Počty

count-lives = { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
 }
count-experience = { $amount ->
    [one] { $amount } zkušenost
    [few] { $amount } zkušenosti
   *[other] { $amount } zkušeností
 }
count-power = { $amount ->
    [one] { $amount } žeton moci
    [few] { $amount } žetony moci
   *[other] { $amount } žetonů moci
 }
count-fame = { $amount ->
    [one] { $amount } bod slávy
    [few] { $amount } body slávy
   *[other] { $amount } bodů slávy
 }
count-counters = { $amount ->
    [one] zbývá { $amount } žeton
    [few] zbývají { $amount } žetony
   *[other] zbývá { $amount } žetonů
 }
count-answers = { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
 }
count-rolls = { $rolls ->
    [one] { $rolls } hod
    [few] { $rolls } hody
   *[other] { $rolls } hodů
 }
count-rules = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
 }

## Jména

second-board = { $name } (druhý plán)
field-number = { $form ->
    [to] na pole { $field }
    [from] z pole { $field }
    [at] na poli { $field }
   *[name] pole { $field }
 }
field-path = { $form ->
    [to] na cestu { $field }
    [from] z cesty { $field }
    [at] na cestě { $field }
   *[name] cesta { $field }
 }
field-mystery = { $form ->
    [to] na tajemné místo { $field }
    [from] z tajemného místa { $field }
    [at] na tajemném místě { $field }
   *[name] tajemné místo { $field }
 }
field-gate = { $form ->
    [to] na bránu { $world }
    [from] z brány { $world }
    [at] na bráně { $world }
   *[name] brána { $world }
 }
field-hall = { $form ->
    [to] do síně { $world }
    [from] ze síně { $world }
    [at] v síni { $world }
   *[name] síň { $world }
 }
field-ring = { $form ->
    [to] na { $field }. pole { $world }
    [from] z { $field }. pole { $world }
    [at] na { $field }. poli { $world }
   *[name] { $field }. pole { $world }
 }
studanka = studánka
    .gen = studánky
    .dat = studánce
    .acc = studánku
    .loc = studánce
    .ins = studánkou
    .gender = f
brana-casu = Brána času
    .gen = Brány času
    .dat = Bráně času
    .acc = Bránu času
    .loc = Bráně času
    .ins = Bránou času
    .gender = f

## Události

event-round = Začíná { $amount }. kolo.
event-turn = Na tahu je { $actor }.
event-placed = { $actor } začíná { $to-at }.
event-roll = { $source-id ->
    [movement] { $actor } hází na pohyb: { $amount }.
    [duel] { $actor } hází v souboji: { $amount }.
    [spell] { $actor } hází na kouzlo: { $amount }.
    [time-gate] { $actor } hází v Bráně času: { $amount }.
    [who-starts] { $actor } hází o to, kdo začne: { $amount }.
    [lot] { $actor } hází o pořadí: { $amount }.
    [elude] { $actor } hází na úhyb: { $amount }.
   *[other] { $actor-id ->
        [none] { $source } hází: { $amount }.
       *[other] { $actor } hází ({ $source }): { $amount }.
     }
 }
event-bp = { $source-id ->
    [none] { $actor } má { $amount } BP.
   *[other] { $actor } { $sign ->
        [minus] ztrácí
       *[plus] získává
     } { $amount } BP ({ $source }).
 }
event-step = { $amount ->
    [0] { $actor } vstupuje { $to-to }.
   *[other] { $actor } jde { $to-to } ({ $amount } BP).
 }
event-cast = { $actor } sesílá { $source-acc } { $to-to }.
event-lay = { "" }
event-unlay = { $zone ->
    [hand] { $source } se vrací z plánu do ruky ({ $frm }).
   *[other] { $source } mizí z plánu ({ $frm }).
 }
event-fray = { $source } přichází o jednu akci ({ $to }).
event-light = { $sign ->
    [zero] { "" }
    [minus] { $to-id ->
        [sny] Sny platí { $amount } světla.
        [tma] Tma platí { $amount } světla.
       *[other] Strana postavy { $actor } přichází o { $amount } světla ({ $source }).
     }
   *[plus] { $to-id ->
        [sny] Sny získávají { $amount } světla.
        [tma] Tma získává { $amount } světla.
       *[other] { $actor } přináší své straně { $amount } světla ({ $source }).
     }
 }
event-works = { $source } působí na { $actor-acc } ({ $to }).
event-lives = { $actor } { $sign ->
    [minus] ztrácí
   *[plus] si léčí
 } { count-lives }{ $source-id ->
    [none] .
   *[other] { " " }({ $source }).
 }
event-paid = { $actor } za to platí { count-lives }.
event-softened = { $actor } přijde o { count-lives } méně{ $source-id ->
    [none] .
   *[other] { " " }({ $source }).
 }
event-shielded = { $source } na { $actor-acc } tentokrát nepůsobí.
event-immune = { $actor } odolává: { $source }{ $aimed ->
    [yes] { " " }({ $to }).
   *[no] .
 }
event-keeps = { $actor } probuzením o nic nepřichází{ $aimed ->
    [yes] { " " }({ $to }).
   *[no] .
 }
event-awaken = { $actor } se probouzí { $to-at }.
event-refreshed = { $actor } má zase plný počet životů.
event-power = { $sign ->
    [zero] { "" }
    [minus] { $actor } ztrácí { count-power }.
   *[plus] { $actor } získává { count-power }{ $source-id ->
        [none] .
        [annex] { " " }za připojený svět.
        [experience] { " " }za zkušenosti.
       *[other] { " " }({ $source }).
     }
 }
event-strength = { $actor } má do konce tahu { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
 } k moci ({ $source }).
event-slow = { $actor } bude mít v příštím pohybu o { $amount } BP méně ({ $source }).
event-haste = { $actor } bude mít v příštím pohybu o { $amount } BP více ({ $source }).
event-stop = { $actor } končí pohyb ({ $source }).
event-skip = { $actor } vynechá příští tah ({ $source }).
event-skipped = { $actor } vynechává tah.
event-experience = { $actor } { $sign ->
    [minus] ztrácí
   *[plus] získává
 } { count-experience }{ $source-id ->
    [none] .
   *[other] { " " }({ $source }).
 }
event-event = { $actor } potkává událost: { $source }.
event-spared = { $source }: obejde se to bez boje.
event-traded = { $actor } odevzdává { count-experience }.
event-noted = { $source } se vrací mezi události, { $actor } má místo karty poznamenáno { count-experience }.
event-tamed = { $actor } si ochočuje { $source-acc }.
event-fight = { $actor } { $mine }, { $to } { $theirs }: { $source-id ->
    [won] { $actor } vítězí, { $to } prohrává.
    [lost] { $to } vítězí, { $actor } prohrává.
   *[draw] boj končí nerozhodně.
 }{ duel-why }
event-attack = { $actor } útočí na { $to-acc } ({ $frm }).
event-duel = { $actor } { $mine }, { $to } { $theirs }: { $source-id ->
    [won] { $actor } vítězí v souboji, { $to } prohrává.
    [lost] { $to } se ubrání, { $actor } prohrává souboj.
   *[draw] souboj končí nerozhodně.
 }{ duel-why }
duel-why = { $why ->
    [eight] { " " }Osmička vyhrává vždy.
    [eights] { " " }Padly dvě osmičky.
    [duelist] { " " }Při rovnosti vyhrává útočník, který to umí.
   *[higher] { "" }
 }
event-eluded = { $actor } se souboji vyhýbá.
event-caught = { $actor } neuhne.
event-use = { $own ->
    [yes] { $actor } používá svou schopnost.
   *[no] { $actor } používá { $source-acc }.
 }
event-spell = { $actor } zkouší kouzlo { $source }{ $aimed ->
    [yes] { " " }na { $to-acc }.
   *[no] .
 }
event-spelled = Kouzlo { $source } se daří ({ $amount }).
event-fizzled = Kouzlo { $source } se nedaří ({ $amount }).
event-teleport = { $actor } se přenáší { $to-to }.
event-carried = { $source } přenáší { $actor-acc } { $to-to }.
event-time-gate = { $row ->
    [none] Brána času posílá událost.
   *[other] Brána času ukazuje: { $row }.
 }
event-quest = { $amount ->
    [0] { "" }
   *[other] { $actor } pokročí v úkolu { $source }, { count-counters }.
 }
event-setback = { $actor } se v úkolu { $source } vrací o kus zpátky, { count-counters }.
event-fulfilled = { $actor } má splněný úkol { $source }.
event-overtaken = { $actor } přichází pozdě: úkol { $source } už svět nepřipojí, zůstávají za něj jen zkušenosti.
event-annex = { $actor } připojuje { $to-acc }.
event-reward = { $actor } má natrvalo { $source-id ->
    [iridion] +{ $amount } k pohybu.
    [filnerin] +{ $amount } k životům.
   *[akademus] +{ $amount } ke kouzlům.
 }
event-fame = { $actor } získává { count-fame }.
event-reopen = Všechny světy se znovu otevírají.
event-won = { $actor }{ $to-id ->
    [none] { "" }
   *[other] { " " }a { $to }
 } vítězí!
event-drawn = Hra končí nerozhodně.
event-ability = { $actor } má zvláštní schopnost { $source }.
event-hypnotised = { $actor } je v hypnóze, tah hraje někdo jiný.
event-peek = { $actor } se tajně dívá do balíčku { deck-gen }{ $seen ->
    [yes] : { $card }.
   *[no] .
 }
event-shuffle = Balíček { deck-gen } se míchá.
event-card = { $move ->
    [deck-hand] { $owner } si bere kartu{ $seen ->
        [yes] : { $card }.
       *[no] .
     }
    [hand-casting] { $owner } vykládá { $card-acc } a hází, kam dopadne.
    [deck-abilities] { $owner } si bere zvláštní schopnost{ $seen ->
        [yes] : { $card }.
       *[no] .
     }
    [deck-quests] { $owner } dostává úkol { $card }.
    [hand-used] { $owner } odkládá kartu z ruky{ $seen ->
        [yes] : { $card }.
       *[no] .
     }
    [quests-used] { $owner } odkládá úkol { $card }.
    [event-items] { $owner } získává předmět { $card }.
    [items-items] { $owner } bere protivníkovi předmět { $card }.
    [items-used] { $owner } odkládá předmět { $card }.
    [event-kept] { $owner } si nechává na později: { $card }.
    [trophies-used] { $owner } odevzdává kartu { $card }.
    [tamed-used] { $owner } se loučí se zvířetem { $card }.
   *[other] { "" }
 }
deck-gen = { $deck ->
    [dream] snů
    [horror] hrůz
    [easy] lehkých úkolů
    [hard] těžkých úkolů
    [ability] zvláštních schopností
   *[event] událostí
 }

## Otázky

ask-casting = { $light-id ->
    [none] Chceš něco seslat? Smíš jednu kartu.
   *[other] Chceš něco seslat? Máš { $light } světla.
 }
ask-items = Použiješ něco, než tvoje strana začne sesílat?
ask-cast-field = Kam položíš obrázek karty { $card }?
ask-cast-turn = Jak kartu natočíš? Obrázek leží { $field-at }.
ask-movement = { $bp ->
    [0] { $figure } je na tahu. Co teď?
   *[other] { $figure } má { $bp } BP. Co teď?
 }
ask-who-moves = Kdo půjde první?
ask-attack = Stojí tu protivník. Zaútočíš?
ask-elude = Někdo na tebe útočí. Zkusíš uhnout?
ask-window = { $moment ->
    [duel] Souboj: { $source }. Použiješ něco před hodem?
    [duel-die] V souboji ti padlo { $source }. Změníš to?
    [move-die] Na pohyb ti padlo { $source }. Změníš to?
    [spell] Kouzlo { $source }. Použiješ něco před hodem?
    [spell-die] Na kouzlo ti padlo { $source }. Změníš to?
    [harm] Blíží se škoda: { $source }. Ubráníš se?
    [wounded] Přicházíš o životy: { $source }. Ubráníš se?
    [losing] { $source } bere předměty. Použiješ něco, než o to přijdeš?
   *[won] Souboj je tvůj. Využiješ vítězství?
 }
ask-accept = { $source }: chceš toho využít?
ask-well = Studánka ti může vyléčit 1 život. Napiješ se?
ask-meet = { $source }: budeš bojovat, nebo si zvíře ochočíš?
ask-keep-event = { $source }: hned, nebo na později?
ask-choose = { $source }: co si vybereš?
ask-carry = { $source } tě přenese. Kam?
ask-others = { $source }: koho se to bude týkat?
ask-swap = { $source }: s kým si vyměníš místo?
ask-lose_item = { $source }: který předmět odhodíš?
ask-take_item = { $source }: který předmět vezmeš?
ask-progress = { $source }: ve kterém úkolu pokročíš?
ask-setback = { $source }: komu se úkol protáhne?
ask-unlay = { $source }: která vyložená karta zmizí? Vyber pole, kde leží její obrázek.
ask-awaken-well = Probouzíš se. U které studánky?
ask-helper-well = U které studánky začne { $figure }?
ask-edge = Na kterém poli cesty na okraji plánu začneš?
ask-keep-ability = { $figure }: kterou zvláštní schopnost si necháš?
ask-take-ability = Kterou zvláštní schopnost si vybereš?
ask-quest-level = { $world } ti dá úkol. Lehký, nebo těžký?
ask-keep-quest = Který úkol si necháš?
ask-trade = Měníš zkušenosti za moc, zatím { $sum }. Co ještě odevzdáš?
ask-spell = Které kouzlo zkusíš?
ask-spell-target = Na koho zkusíš kouzlo { $spell }?
ask-hurl = Kam odmrštíš { $target-acc }?
ask-teleport = Kam se přeneseš?

## Nabídky

option-roll = hoď na pohyb
option-end = ukonči pohyb
option-done = dál už nesesílej
option-done-items = nic dalšího
option-move = jdi { $what-to }
option-by = přes { $what-acc }
option-straight = přímo
option-attack = zaútoč na { $what-acc }
option-activate = využij kartu, na které stojíš
option-use = použij: { $what }
option-spell = zkus kouzlo
option-trade = vyměň zkušenosti za moc
option-cast = sešli { $what-acc }
option-recall = odvolej kartu ({ $what })
option-cancel = zruš kartu ({ $what })
option-decline = ne, děkuji
option-accept = ano
option-heal = napij se
option-elude = zkus uhnout
option-stand = postav se tomu
option-pass = nech to být
option-fight = bojuj
option-tame = ochoč si zvíře
option-spared = bez boje
option-now = hned
option-keep = { $what-id ->
    [none] nech si to
   *[other] nech si { $what-acc }
 }
option-take = vezmi si { $what-acc }
option-first = { $what }
option-easy = lehký úkol
option-hard = těžký úkol
option-buy = kup žetony moci
option-hand = odevzdej { $what-id ->
    [noted] zapsané zkušenosti
   *[other] { $what-acc }
 }
option-none = nic z toho
option-a = první možnost
option-b = druhá možnost
option-c = třetí možnost
option-d = čtvrtá možnost
option-e = pátá možnost
option-f = šestá možnost
option-stay = nech na místě
option-r0 = obrázek vlevo nahoře
option-r90 = obrázek vpravo nahoře
option-r180 = obrázek vpravo dole
option-r270 = obrázek vlevo dole

cost-bp = { $amount } BP
cost-light = { $amount } světla
cost-lives = { count-lives }
cost-experience = { count-experience }
effect-light = zpět { $amount } světla
effect-power = { count-power }
effect-lost = propadne { count-experience }
effect-roll = padne-li aspoň { $amount }

## Stůl

ui-round = { $scenario } · kolo { $round }
ui-round-short = kolo { $round } · světlo: Sny { $sny }, Tma { $tma }
ui-light = světlo: Sny { $sny }, Tma { $tma }
ui-worlds = Světy
ui-characters = Postavy
ui-hand = Ruka
ui-quests = Úkoly
ui-laid = Na plánu
ui-events = Co se stalo
ui-done = splněno
ui-legend = ≈ studánka  ◇ brána  ◆ síň  ? tajemné místo  ▲ hrdina  ▼ démon
ui-second = pole druhého plánu: b2:23
ui-figure = moc { $moc } · pohyb +{ $pohyb } · { $experience } zk
ui-figure-short = moc { $moc } +{ $pohyb } { $experience } zk
ui-fame = { $fame } sl
ui-bot = bot
ui-pass = Na řadě je { $actor }. Předej klávesnici a stiskni Enter.
ui-enter = Enter
ui-welcome = Snář: Říše Snů. Odpověz číslem nebo zápisem (move 23, attack stin). Pomoc: help, co je co: ? sopka, konec: quit.
ui-dice = Kostky jsou předem zavázané: { $commitment }
ui-saved = Uloženo: { $file }
ui-unsaved = Hra není uložená. Opravdu skončit? (ano / ne, nebo save SOUBOR)
ui-yes = ano
ui-left = Necháváš toho, je { $round }. kolo. { $saved ->
    [yes] Pokračuj příkazem: snar play --resume { $file }
   *[no] Hra se neuložila; příště přidej --save SOUBOR.
 }
ui-hint = Bot by odpověděl: { $label } [{ $key }]
ui-undone = Vzato zpět.
ui-rest = Zbytek řádku se neprovedl, něco se mezitím stalo: { $rest }
ui-can = Ano, to teď můžeš: { $key }{ $cost ->
    [none] .
   *[other] { " " }({ $cost }).
 }
ui-help =
    Odpověz číslem nabídky nebo jejím zápisem. Zápisy jdou psát za sebe:
      move 23           jdi na pole 23, i když je dál
      cast sopka 34 r90 sešli Sopku, obrázek na pole 34, natočenou o 90 stupňů
      attack stin       zaútoč na Stína
    ? sopka             co je to za kartu, postavu, kouzlo nebo svět
    ? RS-DUL-5          co říká pravidlo
    ? move 33           proč to teď nejde
    hint                co by udělal bot
    board               nakresli plán znovu
    undo                vezmi zpět (do posledního hodu, odkrytí nebo cizí odpovědi)
    save [SOUBOR]       ulož hru
    quit                skonči
result-won = Vítězí { $winners }, { $rounds }. kolo.
result-drawn = Nerozhodně, { $rounds }. kolo.
result-open = Hra není dohraná, je { $rounds }. kolo.
result-sides = Vítězí { $side ->
    [0] Sny
   *[1] Tma
 } ({ $winners }), { $rounds }. kolo.

## Příkazy

verify-ok = Záznam odpovídá pravidlům: { count-answers }, { count-rolls }. { $result }
verify-commitment = Závazek: { $commitment }
verify-word = Slovo: { $word } (pečeť: { $seal })
verify-no-words = Slova: nikdo žádné neřekl.
verify-seed = Kostky ze semínka { $seed }.
verify-none = žádná
verify-chain = Poslední článek: { $chain }
verify-not = Tento soubor nedokazuje:
verify-not-seed = Že byly kostky poctivé. Kdo semínko znal, znal každou kartu a každý hod.
verify-not-script = Že se házelo: první hody byly předepsané.
verify-not-decks = Že se míchalo: některé karty ležely nahoře předem.
verify-not-commitment = Že byly kostky poctivé. Závazek chybí, tajemství tedy mohl někdo vybrat až potom.
verify-not-shown = Že byl závazek i pečeti vidět včas. Porovnej je s tím, co si prohlížeč uložil před hrou.
verify-not-sealed = Že si nikdo slovo nevybral: slova nebyla zapečetěná a kdo si sedl poslední, mohl znát tajemství.
verify-not-words = Že si tajemství nevybral ten, kdo stůl provozoval: žádný hráč k němu slovo nepřidal.
verify-not-fewer = Že slovo řekl každý, kdo tam seděl: míst bez bota bylo { $people }, slov je { $words }. Kdo má víc míst, říká jedno.
verify-not-tries = Že nikdo nepřerušil hru, která se mu nelíbila: o slova se žádalo { $tries }×.
verify-not-looked = Že se nikdo během hry nepodíval na tajemství.
verify-not-end = Že na konci nic nechybí. Porovnej poslední článek s tím, který byl vidět u stolu.
replay-undo = { $number } zpět po odpověď { $undo }
pack-ok = Balíček { $pack } { $version } je v pořádku: { $cards } karet, texty cs a en. ({ $hash })
scenario-ok = v pořádku: { $file }
rules-covered = { $covered } z { $total } pravidel má svůj test.
bench-build = sestavení: { $build ->
    [compiled] přeložené do strojového kódu
   *[pure] čistý Python
}
bench-loop = smyčka: { $rate } milionu průchodů za sekundu (medián)
bench-decisions = rozhodnutí: { $norm } na milion průchodů, { $rate } za sekundu, průměrně { $options } možností
bench-clones = kopie rozehrané hry: { $norm } na milion průchodů, { $rate } za sekundu
bench-server = server: { $answers_per_second } odpovědí za sekundu u { $tables } stolů, { $server_cpu_us } µs procesoru na odpověď, nejvýš { $server_peak_mib } MiB paměti (zátěž stroje { $load_average })
bench-answers = odezva: medián { $p50_ms } ms, p99 { $p99_ms } ms, nejhorší { $max_ms } ms (samotný disk: p99 { $disk_p99_ms } ms); ztracené odpovědi: { $lost }, zdvojené: { $doubled }
bench-peer = boardgame.io: { $answers_per_second } odpovědí za sekundu, p99 { $p99_ms } ms
bench-import = import jádra: { $engine } ms, s balíčkem: { $pack } ms (medián z { $runs })
simulate-progress = Hraji

## Proč to nejde

why-not-offered = To teď nejde. Vyber si číslo nebo zápis z nabídky, pomoc: help.
why-not-your-choice = Teď odpovídá někdo jiný. Počkej, až se hra zeptá tebe.
why-game-over = Hra už skončila. Novou začneš příkazem: snar play.
why-stale = Odpověď { $number } přišla pozdě, hra je už u { $now }. Podívej se, co se změnilo, a odpověz znovu.
why-line-too-long = Na jeden řádek je toho moc. Pošli to po částech.
why-empty-answer = Prázdná odpověď. Napiš číslo nebo zápis nabídky.
why-undo-barrier = Zpět to nejde: od té doby padla kostka, odkryla se karta nebo odpovídal někdo jiný.
why-undo-needs-everyone = Tak daleko zpět to jde, jen když souhlasí všichni.
why-too-little-light = Karta stojí { $light } světla a máš { $have }. Počkej na další světlo, nebo odvolej jinou kartu.
why-no-place = Karta se teď na plán nikam nevejde.
why-no-client = Chybí sestavená stránka stolu. Sestaví ji python3 { $file } setup; python3 { $file } play ji sestaví a stůl rovnou otevře.
why-no-client-packaged = V této instalaci chybí stránka stolu. Nainstaluj Snář znovu, nebo ho spusť ze zdrojů: python3 run.py play.
why-bad-port = Port { $port } neexistuje. Porty jsou 1 až 65535; bez --port to bude 8017.
why-port-taken = Na portu { $port } už něco běží. Zavři to, nebo zvol jiný: --port { $other }.
why-port-denied = Port { $port } na tomto počítači nesmí používat každý. Zvol jiný, od 1024 výš: --port { $other }.
why-bad-host = Tento počítač nemá adresu { $host }. Na hru na tomto počítači --host vynech, pro místní síť použij --lan.
why-bad-public-url = --public-url { $url } není adresa serveru. Napiš ji třeba jako https://snar.example.
why-bad-proxy = --proxy { $proxy } není adresa počítače. Napiš ji třeba jako 192.0.2.7 nebo 2001:db8::7.
why-folder-held = Složku { $folder } používá jiný server: proces { $pid } na počítači { $host }, { $address }, od { $since }. Hraj na něm, zastav ho, nebo zvol jinou složku: --data.
why-damaged-database = Databáze { $file } je poškozená ({ $detail }). Vrať ji ze zálohy, nebo zvol jinou složku: --data.
why-newer-database = Databázi { $file } vytvořil novější Snář. Aktualizuj tenhle, nebo zvol jinou složku: --data.
why-damaged-key = Klíč { $file } je poškozený. Vrať jeho kopii, nebo ho smaž: pak se ale server s nikým nezná.
why-workers-need-database = Víc procesů potřebuje společnou databázi: --store postgresql://...
why-bad-workers = Procesů nemůže být { $workers }. Zvol číslo od 1 do 64.
why-bad-retention = --retention { $words } nic neříká. Napiš dny podle jmen, třeba finished=30,abandoned=3; jména jsou abandoned, tried, finished a strangers.
why-bad-inside = Tenhle počítač nemá adresu { $host }, na které by ho ostatní našli. Na jednom počítači --inside vynech.
why-no-driver = PostgreSQL potřebuje balíček asyncpg. Nainstaluj ho: pip install 'snar[postgres]'.
why-house-held = Databázi { $address } používá jiný server: proces { $pid } na počítači { $host }, { $server }, od { $since }. Hraj na něm, zastav ho, nebo zvol jinou databázi: --store.
why-newer-house = Databázi { $address } vytvořil novější Snář. Aktualizuj tenhle, nebo zvol jinou databázi: --store.
why-bad-store = Adresa databáze není dobře zapsaná. Piš ji jako postgresql://uživatel:heslo@počítač/jméno a v hesle / jako %2F, ? jako %3F, # jako %23, @ jako %40, [ jako %5B, % jako %25.
why-no-database = Databázi { $address } nejde použít ({ $detail }). Běží, a je adresa správně? --store
why-admin-words = { $count ->
    [0] Za „{ $deed }“ nic nepatří.
    [one] Za „{ $deed }“ patří { $count } slovo.
    [few] Za „{ $deed }“ patří { $count } slova.
   *[other] Za „{ $deed }“ patří { $count } slov.
  } Viz snar admin --help.
why-admin-not-sure = Tohle nejde vzít zpět. Jestli to myslíš vážně, přidej --yes.
why-admin-refused = Server odmítl: { $reason }
why-admin-nobody = Na adrese { $url } žádný server neodpovídá ({ $detail }). Běží? Jinou adresu řekni přes --url.
why-admin-url = --url { $url } není adresa serveru. Piš ji jako http://localhost:8017.
why-admin-odd = Na adrese { $url } něco odpovídá, ale server Snáře to není. Jinou adresu řekni přes --url.
why-admin-kind = „{ $value }“ zakázat ani povolit nejde. Napiš snar admin { $deed } guest HOST, nebo snar admin { $deed } address ADRESA.
why-admin-days = --days chce počet dní větší než nula, třeba 7 nebo 0.5. Bez --days to platí napořád.
why-admin-no-key = Ve složce { $folder } není admin.key a snar.lock běžícího serveru. Řekni, kde má data: --data.
why-backup-damaged = { $file } není celá databáze. Zálohu z ní neudělám a nic z ní neobnovím.
admin-sure = Opravdu { $deed } { $what }? Zpátky to nepůjde. [a/n]
backup-done = { $tables ->
    [one] Uložen { $tables } stůl
    [few] Uloženy { $tables } stoly
   *[other] Uloženo { $tables } stolů
  } do { $folder }; kopie je přečtená a v pořádku.
restore-done = { $tables ->
    [one] Obnoven { $tables } stůl
    [few] Obnoveny { $tables } stoly
   *[other] Obnoveno { $tables } stolů
  } v { $folder }.
think-ready = { $count ->
    [one] Přemýšlí { $count } proces.
    [few] Přemýšlejí { $count } procesy.
   *[other] Přemýšlí { $count } procesů.
  } Skončíš klávesami Ctrl+C.
key-rotated = Od příštího startu podepisuje nový klíč. Známe { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
   *[other] { $count } klíčů
  }; staré sušenky platí dál a postupně se vymění.
why-store-missing = { $address } není. Zdroj je soubor snar.db, nebo adresa postgresql://.
why-backup-missing = Ve složce { $folder } žádný snar.db není. Kde má server data, řekni přes --data; dům v PostgreSQL uloží pg_dump.
why-restore-missing = Ve složce { $folder } žádná kopie domu není: chybí v ní snar.db.
why-key-missing = Ve složce { $folder } žádný klíč cookie.key není. Kde má server data, řekni přes --data.
why-store-same = Odkud a kam je totéž: { $address }. Zvol jiný cíl.
why-store-taken = { $address } není prázdné. Přestěhovat se dá jen do prázdného: zvol jiný cíl.
why-store-differs = Po přestěhování se liší { $relation }. Cíli nevěř a zkus to znovu do prázdného.
store-moving = { $relation }: { $rows }
store-moved = Přestěhováno a ověřeno, řádků: { $rows }. Nezapomeň na cookie.key ze složky s daty: bez něj je každý cizí.
why-no-data = Složku { $folder } nejde použít ({ $detail }). Zvol jinou: --data.
why-no-server = Server se nerozběhl. Co mu vadí, řekne python -m snar.server.
why-no-peer = Ve složce { $folder } není bgio/load.js. Zadej složku s porovnávacími měřeními, třeba ../shared/bench/peers.
why-no-peer-packages = Chybí Node.js nebo balíček boardgame.io. Nainstaluj ho podle README ve složce { $folder }, nebo na něj ukaž proměnnou NODE_PATH.
why-too-few-bp = Krok stojí { $cost } BP a zbývá ti { $have }. Vyber levnější pole, nebo ukonči pohyb.
why-too-far = Na pole { $field } je to { $cost } BP a zbývá ti { $have }. Dojdeš tam v dalším tahu.
why-unknown-field = Pole { $field } neznám. Pole jsou 11–88, c1–c26, t1–t4, iridion.brana, iridion.2 až iridion.8 a iridion.sin.
why-roll-first = Nejdřív si hoď na pohyb: roll.
why-no-way = Odtud tam nevede krok ({ $field }). Jdi na sousední pole, do světa jen bránou a po okruhu.
why-attacked-already = V tomto kole už útok padl. Další až v příštím.
why-nobody-here = Na tvém poli nestojí nikdo takový ({ $target }). Zaútočit jde jen na toho, na jehož pole právě dojdeš.
why-attack-on-arrival = Útočí se jen při příchodu vlastním krokem: odejdi a vrať se ({ $target }).
why-no-enemy = Na spojence ({ $target }) se neútočí, jen na protivníka.
why-too-little-experience = Žeton moci tě stojí { $cost } zkušeností a máš jich { $have }.
why-hypnotised-trade = Zkušenosti postavy v hypnóze vyměnit nejde, ty zůstávají jejímu hráči.
why-casting-is-over = Sesílání už skončilo. Zase začne na začátku tvého příštího tahu.
why-casting-first = Nejdřív dokonči sesílání: done.
why-no-spells = Tato postava tu kouzlit nesmí.
why-spelled-already = V tomto kole už kouzlo bylo. Další až v příštím.
why-no-target = Kouzlo { $spell } teď nemá na koho působit.
why-unknown-spell = Takové kouzlo neznám ({ $spell }). Napiš spell a vyber si z nabídky.
why-not-in-hand = Karta { $card } není v ruce.
why-unknown-card = Kartu { $card } neznám. Karty v ruce jsou v nabídce.
why-no-picture-there = Obrázek karty smí ležet jen na číslovaném poli nebo na cestě ({ $field } to není). Vyber jiné pole.
why-card-does-not-fit = Tam se karta nevejde ({ $field }): celá musí ležet na plánu a nesmí zakrýt jinou kartu.
why-unknown-turn = Kartu jde natočit jen r0, r90, r180 a r270, ne { $turn }.
why-nobody-of-that-name = Nikdo takový ({ $target }) tu nehraje.
why-no-opponent = Tohle kouzlo jde seslat jen na protivníka ({ $target } to není).
why-out-of-reach = Na tuto postavu ({ $target }) kouzla protivníků nepůsobí.
why-not-in-the-void = Odmrštění působí jen na postavu v nicotě ({ $target } v ní nestojí).
why-stands-firm = Touto postavou ({ $target }) Odmrštění nepohne, stojí pevně.
why-hypnotised-spell = Postava v hypnóze nemůže nikoho hypnotizovat. Vyber jiné kouzlo.
why-cannot-recall = Na poli { $field } neleží obrázek tvé stálé karty.
why-cannot-cancel = Na poli { $field } neleží obrázek karty, kterou teď můžeš zrušit.
why-too-dear-to-cancel = Zrušit cizí kartu stojí její světlo a 10 navíc, tady { $light }, a máš { $have }. Počkej na další světlo, nebo odvolej jinou kartu.

why-unknown-scenario = Scénář { $value } neznám. Vyber si z těchto: { $known }.
why-unknown-edition = Edici { $value } neznám. Vyber si z těchto: { $known }.
why-not-agreed-on = O „{ $name }“ se v téhle hře nedomlouvá. Domluvit se jde na: { $known }.
why-agreed-bounds = { $name }: může být { $least } až { $most }, ne { $value }.
why-unknown-option = Volbu { $value } neznám. Vyber si z těchto: { $known }, boards=2.
why-unknown-character = Postavu { $value } neznám. Vyber si z těchto: { $known }.
why-option-needs-trial = Volba { $option } patří ke Zkoušce síly. Přidej --scenario zkouska-sily, nebo volbu vynech.
why-option-needs-sides = Volba { $option } patří ke Střetu říší. Přidej --scenario stret-risi, nebo volbu vynech.
why-beginners-no-options = Hra pro začátečníky nemá volby. Vynech { $option }.
why-hard-or-long = Těžké úkoly a dlouhá hra nejdou spolu. Nech si jen jedno.
why-never-reopens = V Souboji s časem se světy nezavírají, volba { $option } tu nic nemění. Vynech ji.
why-draft-only-trial = Edice draft zná jen Zkoušku síly s jedním plánem a bez voleb. Napiš --scenario zkouska-sily --edition draft.
why-one-or-two-boards = Plány mohou být jeden nebo dva, ne { $value }.
why-two-boards-scenario = Dva plány jdou se scénáři stret-risi a zkouska-sily, ne { $scenario }.
why-two-boards-no-helpers = Dva plány a čtyři hráči nejdou spolu. Vynech jedno.
why-character-twice = Každá postava může hrát jen jednou. Vyber různé.
why-number-of-characters = Postav má být nejméně { $least } a nejvýše { $most }, ne { $number }. Uprav --characters nebo --players.
why-sides-alternate = Postavy se střídají: hrdina, démon, hrdina, démon. Přerovnej --characters.
why-three-and-three = Na jedné straně smějí být nejvýš tři postavy. Uprav --characters.
why-fame-range = Sláva k vítězství může být 1–20, ne { $value }.
why-no-fame = Ve Střetu říší se o slávu nehraje. Vynech --fame, nebo zvol --scenario zkouska-sily.
why-rotation-of-second-board = Druhý plán se otáčí o 0, 90, 180 nebo 270 stupňů, ne o { $value }.

why-unknown-language = neznámý jazyk / unknown language: { $value } (--lang { $known })
why-usage = Příkazu nerozumím: { $what }. Nápověda: { $command } --help
why-usage-missing = Něco chybí: { $what }. Nápověda: { $command } --help
why-usage-value = Za { $what } chybí hodnota. Nápověda: { $command } --help
why-usage-number = { $what } chce celé číslo. Nápověda: { $command } --help
why-usage-choice = „{ $what }“ neznám. Nápověda: { $command } --help
why-usage-unknown = „{ $what }“ sem nepatří. Nápověda: { $command } --help
why-unknown-seat = Místo { $value } u stolu není. Sedí tu: { $known }.
why-unknown-bot = Bota { $value } neznám. Vyber si z těchto: { $known }.
why-number-of-bots = Botů je { $given } a míst { $seats }. Napiš jednoho pro všechny, nebo pro každé místo jednoho.
why-at-least-one = { $what } musí být aspoň 1.
why-below-zero = { $what } nesmí být menší než 0.
why-bots-only = Simulaci hrají jen boti. Napiš třeba --bots greedy,random.
why-resume-or-new = Uložená hra už svá pravidla má. Vynech { $what }, nebo začni novou bez --resume.
why-no-file = Soubor { $file } tu není. Zkontroluj jméno a cestu.
why-no-pack = V { $folder } balíček není: chybí pack.toml. Zkontroluj cestu; co do balíčku patří, říká docs/packs.md.
why-too-deep = Soubor má příliš mnoho vnoření a nejde přečíst. Použij nezměněnou kopii.
why-not-utf8 = Soubor není text v UTF-8. Ulož ho jako UTF-8.
why-os = Se souborem { $file } to nejde ({ $detail }). Zkus jiné místo.
why-file-exists = Soubor { $file } už existuje. Pokračuj s --resume { $file }, nebo zvol jiné jméno.
why-save-where = Kam? Napiš save SOUBOR.
why-unknown-rule = Pravidlo { $value } neznám. Seznam vypíše: snar rules.
why-unknown-word = „{ $value }“ neznám. Zkus jméno karty bez háčků (sopka), pravidlo (RS-DUL-5) nebo help.
why-no-register = Seznam pravidel tu není ({ $file }). Je jen ve zdrojovém stromu projektu.
why-rules-missing = Bez testu: { count-rules } ({ $list }). Napiš jim test a spusť python3 run.py test.
why-rules-unknown = Testy nesou pravidla, která v seznamu nejsou: { $list }. Oprav jejich označení.

why-empty = Soubor je prázdný. Vyber uloženou hru.
why-not-a-journal = Tohle není uložená hra Snáře. Vyber soubor, který vznikl s --save.
why-not-json = Řádek { $line } je poškozený nebo nedopsaný. Smaž ho a vše za ním, hra pak naváže.
why-broken-chain = Řádek { $line } nesouhlasí s předchozími: někdo ho změnil, přidal nebo vynechal. Použij nezměněnou kopii.
why-refused = Řádek { $line } odporuje pravidlům: { $because }
why-malformed = Řádku { $line } nerozumím: něco v něm chybí nebo je jinak, než má být. Použij nezměněnou kopii.
why-draws = Na řádku { $line } nesouhlasí kostky: zapsáno { $says }, padlo { $rolled }. Použij nezměněnou kopii.
why-other-engine = Hra se hrála podle starších pravidel (verze { $engine }, teď platí { $known }). Otevři ji ve verzi, ve které vznikla.
why-other-pack = Hra se hrála s jiným balíčkem karet ({ $pack }). Otevři ji ve verzi, ve které vznikla.
why-seal = Slovo na řádku { $line } není to, které bylo zapečetěné. Téhle hře nevěř.
why-commitment = Kostky nesouhlasí se závazkem z řádku { $line }. Téhle hře nevěř.

## Nápověda příkazů

usage =
    Snář: Říše Snů a Etherfields

      snar play          hraj proti botovi nebo s přáteli
      snar serve         otevři stůl v prohlížeči
      snar replay        vyprávěj uloženou hru
      snar verify        ověř uloženou hru: pravidla i kostky
      snar simulate      nech boty odehrát mnoho her
      snar balance       kdo jak často vyhrává, s grafy (snar tournament, snar train: boti)
      snar rules         pravidla a jejich testy
      snar scenario      spusť pozice zapsané v TOML
      snar pack check    zkontroluj balíček karet (snar pack schema: jeho schéma)
      snar campaign      záznam kampaně Etherfields: vyvez, zkontroluj
      snar store copy    přestěhuj všechny stoly jinam
      snar store backup  ulož kopii všech her
      snar admin         co smí ten, kdo server provozuje
      snar bench engine  rychlost jádra

    snar PŘÍKAZ --help řekne víc. --lang { $langs } platí všude.
usage-play =
    snar play [rise | ether] [volby]

      --scenario JMÉNO   stret-risi (výchozí), zkouska-sily, zacatecnici, souboj-s-casem, bratrstvi
      --option JMÉNO     jde opakovat: ctyri-hraci, tezke-ukoly, dlouha-hra, kouzleni, schopnosti; ve Zkoušce síly odmena,
                         lecebne-studanky, neduverive-svety, snove-svety, mocne-postavy; boards=2
      --edition JMÉNO    2003 (výchozí) nebo draft
      --characters A,B   barbar cestovatel druid rytir snovy-drak · cert rarach san stin titan
      --fame N           sláva potřebná k vítězství
      --boards N         jeden nebo dva plány
      --players N        počet hráčů, když nevybíráš postavy
      jen ether:
      --sleepers A,B     hracka specialista drsnak nespoutana (výchozí hracka), nebo jejich počet
      --options A,B      strukturovane-tahy pokerove-karty trnovy-rytir osvezujici-zdrimnuti mz nepreruseny-sen
                         solo prvni-vzpominky otevrene-tahy spolecny-hod
      --start KDE        campaign (výchozí), world, dream:SEN, slumber:DŘÍMOTA
      --chronicle SOUBOR pokračuj v kampani z jejího záznamu
      obojí:
      --pack BALÍČEK     karty a texty jiného balíčku: jeho složka, nebo jméno balíčku, který je součástí hry
      --bots KDO         greedy: všichni kromě tebe (výchozí) · greedy,random: místo po místě ·
                         stin=greedy: jen Stín · none: hrají jen lidé
      --seed SLOVO       opakovatelná hra; jinak jsou kostky náhodné a ověřitelné
      --save SOUBOR      průběžně ukládej
      --resume SOUBOR    pokračuj v uložené hře
      --json             nakonec vypiš výsledek jako JSON
      --lang { $langs }       jazyk

    Hrají-li jen boti, hra se odehraje sama a vypíše se výsledek.
usage-replay =
    snar replay SOUBOR [--seat POSTAVA] [--step] [--pack SLOŽKA] [--lang { $langs }]

    Vypráví uloženou hru řádek po řádku.
      --seat POSTAVA     očima tohoto hráče (jinak jako divák)
      --step             po každé odpovědi počká na Enter
      --pack SLOŽKA      balíček, se kterým se hrálo, pokud není součástí hry
usage-serve =
    snar serve [volby] [--lang { $langs }]

      --lan              pusť ke stolu i přátele z místní sítě; ukáže odkaz a QR kód
      --port N           jiný port než 8017
      --host ADRESA      na které adrese poslouchat (výchozí 127.0.0.1)
      --data SLOŽKA      kam ukládat hry
      --store ADRESA     databáze PostgreSQL místo souboru ve složce: postgresql://kdo@kde/jméno
                         (adresa s heslem patří spíš do prostředí, do proměnné SNAR_STORE)
      --workers N        kolik procesů stoly rozdělí mezi sebe (jen s --store); SIGHUP je postupně vymění
      --inside ADRESA    na které adrese tenhle server najdou ostatní, když jsou na jiných počítačích
      --retention DNY    kolik dní se co uchovává, třeba finished=30,abandoned=3 (docs/hosting.md)
      --public-url URL   adresa, na které je server vidět zvenku (za proxy)
      --proxy ADRESA     proxy, které server věří, za koho se ptá; lze opakovat
      --pack SLOŽKA      nabídni vedle vlastních balíčků her i tenhle; lze opakovat
      --no-open          neotvírej prohlížeč

    Spustí server a otevře stůl v prohlížeči. Skončíš klávesami Ctrl+C; hry zůstanou uložené.
usage-store =
    snar store copy ODKUD KAM · backup KAM · restore ODKUD · rotate-key    [--data SLOŽKA] [--lang { $langs }]

      copy ODKUD KAM     přestěhuj všechny stoly, deníky, hosty a hovor do jiného, prázdného domu a ověř, že tam je všechno;
                         ODKUD a KAM jsou soubor (snar.db), nebo adresa postgresql://kdo@kde/jméno, a servery neběží
      backup KAM         ulož kopii složky s daty do jiné složky; server přitom může běžet
      restore ODKUD      vrať kopii do složky, ve které žádná databáze není
      rotate-key         podepisuj sušenky novým klíčem; poslední dva starší platí dál
      --data SLOŽKA      složka s daty, pokud není výchozí
usage-store-copy = { usage-store }
usage-store-backup = { usage-store }
usage-store-restore = { usage-store }
usage-store-rotate-key = { usage-store }
usage-admin =
    snar admin CO [koho] [--data SLOŽKA] [--url ADRESA] [--yes] [--lang { $langs }]

      tables             všechny stoly; table STŮL: jeden z nich
      end STŮL           ukonči hru, nikdo nevyhrává; delete STŮL: smaž stůl se vším všudy
      ban guest HOST     nepouštěj hosta (ban address ADRESA: adresu); --days N: na N dní, --why DŮVOD
      lift guest HOST    zase ho pusť; bans: kdo nesmí dovnitř
      announce TEXT      řekni něco všem, kdo sedí u stolů
      guest HOST         všechno, co o hostovi víme; erase HOST: zapomeň ho
      --yes              neptej se, jestli to myslím vážně

    Mluví s běžícím serverem klíčem admin.key z jeho složky s daty. Odpověď je JSON.
usage-think =
    snar think --store ADRESA [--jobs N] [--pack SLOŽKA] [--lang { $langs }]

      --store ADRESA     databáze domu: postgresql://kdo@kde/jméno (nebo v prostředí, v proměnné SNAR_STORE)
      --jobs N           kolik procesů přemýšlí naráz (výchozí podle počtu jader)
      --pack SLOŽKA      balíček, se kterým se v domě hraje; lze opakovat

    Přemýšlí za boty serverů, kterým nestačí vlastní procesy. Může běžet na jakémkoli počítači, který na databázi dosáhne.
usage-verify =
    snar verify SOUBOR [--pack SLOŽKA] [--lang { $langs }]

    Odehraje uloženou hru znovu a zkontroluje řetěz řádků, pravidla i kostky.
    Když něco nesedí, řekne první takový řádek a skončí s kódem 2.
      --pack SLOŽKA      balíček, se kterým se hrálo, pokud není součástí hry
usage-simulate =
    snar simulate [rise | ether] --bots A,B [--games N] [volby]

      --bots A,B         snilek, poutnik, mistr, hruzypan (rise); ospalec, vytrvalec, znalec (ether); greedy, random;
                         jeden pro všechny, nebo pro každé místo jeden
      --games N          počet her (výchozí 100)
      --seed SLOVO       stejné slovo, stejné výsledky
      --swap             střídej místa
      --cap N            hru po N kolech zastav (výchozí 150); v Etherfields po N odpovědích (5000)
      --jobs N           kolik procesů naráz
      --ray [ADRESA]     na clusteru Ray (bez adresy: na vlastním, na tomhle počítači)
      --progress         ukazuj průběh, i když to není terminál
      --json             výsledek je JSON vždy, tahle volba to jen říká nahlas
      --scenario, --option, --edition, --characters, --fame, --boards, --players,
      --sleepers, --options, --start, --chronicle, --pack: jako snar play
      --lang { $langs }       jazyk
usage-rules =
    snar rules [ID] [--json | --check] [--lang { $langs }]

      bez ničeho         všechna pravidla jménem
      ID                 co pravidlo říká, třeba RS-DUL-5
      --json             kolik pravidel má test
      --check            skončí s kódem 2, když některé test nemá
usage-scenario =
    snar scenario SOUBOR... [--trace] [--pack BALÍČEK] [--lang { $langs }]

    Spustí pozice zapsané v TOML (docs/scenarios.md) a vypíše, co nesedí.
      --trace            vypíše pozici a po každé odpovědi, co se stalo, co se změnilo a co jde říct dál
      --pack BALÍČEK     karty jiného balíčku: složka nebo jméno; soubor ho může jmenovat i sám
usage-pack =
    snar pack check [SLOŽKA]   zkontroluj balíček (složka, rise-snu, etherfields; výchozí rise-snu)
    snar pack schema [HRA]     JSON Schema pro editory (rise, ether; výchozí rise)
      --lang { $langs }             jazyk
usage-pack-check = { usage-pack }
usage-pack-schema = { usage-pack }
usage-bench =
    snar bench engine [HRA] [--seconds N] [--json | --peers] [--lang { $langs }]
    snar bench server [--tables N] [--seconds N] [--rate N] [--rounds N] [--peer SLOŽKA] [--json] [--lang { $langs }]

    engine: rychlost jádra hry vedle kalibrační smyčky, na jednom jádru procesoru.
      --seconds N        jak dlouho měřit každé číslo (výchozí 3)
      --json             jeden objekt JSON
      --peers            řádky JSON pro srovnání s jinými (shared/bench/peers/run.py --ours)

    server: server na jednom jádru procesoru, zátěž z druhého procesu; potvrzená odpověď je na disku.
      --tables N         kolik stolů o dvou místech (výchozí 200)
      --seconds N        jak dlouho měřit (výchozí 10), po třech sekundách na zahřátí
      --rate N           odpovědí za sekundu; 0: další hned po předchozí (výchozí)
      --rounds N         kolikrát po sobě (výchozí 1)
      --peer SLOŽKA      střídavě měř i boardgame.io (shared/bench/peers)
      --json             seznam JSON, jeden objekt na kolo
usage-bench-engine = { usage-bench }
usage-bench-server = { usage-bench }
