# What the program says: command line, questions, options, events, reasons and errors.
#
# Names arrive ready, with their article: $actor, $source, $to, $frm, $card ...; without it as $x-name; fields also as
# $x-to (to field 23), $x-from (from field 23), $x-at (on field 23); everything as $x-id (none = not there).
# $amount is never negative, $sign: plus | minus | zero. An empty sentence { "" } says nothing, another event tells it.

## Counts

count-lives = { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
 }
count-experience = { $amount } experience
count-power = { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
 }
count-fame = { $amount } fame
count-counters = { $amount ->
    [one] { $amount } counter left
   *[other] { $amount } counters left
 }
count-answers = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
 }
count-rolls = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
 }
count-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
 }

## Names

second-board = { $name } (second board)
field-number = { $form ->
    [to] to field { $field }
    [from] from field { $field }
    [at] on field { $field }
   *[name] field { $field }
 }
field-path = { $form ->
    [to] to path { $field }
    [from] from path { $field }
    [at] on path { $field }
   *[name] path { $field }
 }
field-mystery = { $form ->
    [to] to the mystery place { $field }
    [from] from the mystery place { $field }
    [at] in the mystery place { $field }
   *[name] the mystery place { $field }
 }
field-gate = { $form ->
    [to] to the gate of { $world }
    [from] from the gate of { $world }
    [at] on the gate of { $world }
   *[name] the gate of { $world }
 }
field-hall = { $form ->
    [to] into the hall of { $world }
    [from] from the hall of { $world }
    [at] in the hall of { $world }
   *[name] the hall of { $world }
 }
field-ring = { $form ->
    [to] to ring field { $field } of { $world }
    [from] from ring field { $field } of { $world }
    [at] on ring field { $field } of { $world }
   *[name] ring field { $field } of { $world }
 }
studanka = well
    .article = the
brana-casu = Time Gate
    .article = the

## Events

event-round = Round { $amount } begins.
event-turn = { $actor } to play.
event-placed = { $actor } starts { $to-at }.
event-roll = { $source-id ->
    [movement] { $actor } rolls for movement: { $amount }.
    [duel] { $actor } rolls in the duel: { $amount }.
    [spell] { $actor } rolls for the spell: { $amount }.
    [time-gate] { $actor } rolls in the Time Gate: { $amount }.
    [who-starts] { $actor } rolls for the first turn: { $amount }.
    [lot] { $actor } rolls for the order: { $amount }.
    [elude] { $actor } rolls to sidestep: { $amount }.
   *[other] { $actor-id ->
        [none] { $source } rolls: { $amount }.
       *[other] { $actor } rolls ({ $source-name }): { $amount }.
     }
 }
event-bp = { $source-id ->
    [none] { $actor } has { $amount } MP.
   *[other] { $actor } { $sign ->
        [minus] loses
       *[plus] gains
     } { $amount } MP ({ $source-name }).
 }
event-step = { $amount ->
    [0] { $actor } goes on { $to-to }.
   *[other] { $actor } goes { $to-to } ({ $amount } MP).
 }
event-cast = { $actor } casts { $source } { $to-at }.
event-lay = { "" }
event-unlay = { $zone ->
    [hand] Back from the board to the hand: { $source-name } ({ $frm }).
   *[other] Off the board: { $source-name } ({ $frm }).
 }
event-fray = One action fewer is left of { $source } ({ $to }).
event-light = { $sign ->
    [zero] { "" }
    [minus] { $to-id ->
        [sny] Dreams pay { $amount } light.
        [tma] Darkness pays { $amount } light.
       *[other] { $actor } costs its side { $amount } light ({ $source-name }).
     }
   *[plus] { $to-id ->
        [sny] Dreams gain { $amount } light.
        [tma] Darkness gains { $amount } light.
       *[other] { $actor } brings its side { $amount } light ({ $source-name }).
     }
 }
event-works = The effect of { $source } works on { $actor } ({ $to }).
event-lives = { $actor } { $sign ->
    [minus] loses
   *[plus] heals
 } { count-lives }{ $source-id ->
    [none] .
   *[other] { " " }({ $source-name }).
 }
event-paid = { $actor } pays { count-lives } for it.
event-softened = { $actor } loses { count-lives } fewer{ $source-id ->
    [none] .
   *[other] { " " }({ $source-name }).
 }
event-shielded = This time { $actor } is safe from { $source }.
event-immune = { $actor } resists: { $source-name }{ $aimed ->
    [yes] { " " }({ $to-name }).
   *[no] .
 }
event-keeps = { $actor } loses nothing by awakening{ $aimed ->
    [yes] { " " }({ $to-name }).
   *[no] .
 }
event-awaken = { $actor } awakens { $to-at }.
event-refreshed = { $actor } has all lives again.
event-power = { $sign ->
    [zero] { "" }
    [minus] { $actor } loses { count-power }.
   *[plus] { $actor } gains { count-power }{ $source-id ->
        [none] .
        [annex] { " " }for the annexed world.
        [experience] { " " }for experience.
       *[other] { " " }({ $source-name }).
     }
 }
event-strength = { $actor } has { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
 } power until the end of the turn ({ $source-name }).
event-slow = { $actor } will have { $amount } MP less in the next movement ({ $source-name }).
event-haste = { $actor } will have { $amount } MP more in the next movement ({ $source-name }).
event-stop = { $actor } must stop ({ $source-name }).
event-skip = { $actor } will miss the next turn ({ $source-name }).
event-skipped = { $actor } misses this turn.
event-experience = { $actor } { $sign ->
    [minus] loses
   *[plus] gains
 } { count-experience }{ $source-id ->
    [none] .
   *[other] { " " }({ $source-name }).
 }
event-event = { $actor } meets an event: { $source-name }.
event-spared = { $source-name }: there is no fight.
event-traded = { $actor } trades in { count-experience }.
event-noted = { $source } goes back among the events, { $actor } has { count-experience } noted instead of the card.
event-tamed = { $actor } tames { $source }.
event-fight = { $actor } { $mine }, { $to } { $theirs }: { $source-id ->
    [won] { $actor } wins, { $to } loses.
    [lost] { $to } wins, { $actor } loses.
   *[draw] the fight is a draw.
 }{ duel-why }
event-attack = { $actor } attacks { $to } ({ $frm }).
event-duel = { $actor } { $mine }, { $to } { $theirs }: { $source-id ->
    [won] { $actor } wins the duel, { $to } loses.
    [lost] { $to } fends it off, { $actor } loses the duel.
   *[draw] the duel is a draw.
 }{ duel-why }
duel-why = { $why ->
    [eight] { " " }An eight always wins.
    [eights] { " " }Both rolled an eight.
    [duelist] { " " }An attacker trained for it wins a draw.
   *[higher] { "" }
 }
event-eluded = { $actor } sidesteps the duel.
event-caught = { $actor } cannot sidestep it.
event-use = { $own ->
    [yes] { $actor } uses their own ability.
   *[no] { $actor } uses { $source }.
 }
event-spell = { $actor } tries the spell { $source-name }{ $aimed ->
    [yes] { " " }on { $to }.
   *[no] .
 }
event-spelled = The spell { $source-name } succeeds ({ $amount }).
event-fizzled = The spell { $source-name } fails ({ $amount }).
event-teleport = { $actor } teleports { $to-to }.
event-carried = { $actor } is carried { $to-to } by { $source }.
event-time-gate = { $row ->
    [none] The Time Gate sends an event.
   *[other] The Time Gate shows: { $row }.
 }
event-quest = { $amount ->
    [0] { "" }
   *[other] { $actor } gets on with the quest { $source-name }, { count-counters }.
 }
event-setback = { $actor } is set back in the quest { $source-name }, { count-counters }.
event-fulfilled = { $actor } has fulfilled the quest { $source-name }.
event-overtaken = { $actor } comes too late: the quest { $source-name } no longer annexes its world, only its experience remains.
event-annex = { $actor } annexes { $to }.
event-reward = { $actor } permanently gains { $source-id ->
    [iridion] +{ $amount } movement.
    [filnerin] +{ $amount } to lives.
   *[akademus] +{ $amount } to spells.
 }
event-fame = { $actor } gains { count-fame }.
event-reopen = All worlds open again.
event-won = { $to-id ->
    [none] { $actor } wins!
   *[other] { $actor } and { $to } win!
 }
event-drawn = The game is a draw.
event-ability = { $actor } has the ability { $source-name }.
event-hypnotised = { $actor } is hypnotised, somebody else plays the turn.
event-peek = { $actor } looks secretly into { deck-gen }{ $seen ->
    [yes] : { $card-name }.
   *[no] .
 }
event-shuffle = { deck-gen } is shuffled.
event-card = { $move ->
    [deck-hand] { $owner } takes a card{ $seen ->
        [yes] : { $card-name }.
       *[no] .
     }
    [hand-casting] { $owner } shows { $card } and rolls where it falls.
    [deck-abilities] { $owner } takes an ability{ $seen ->
        [yes] : { $card-name }.
       *[no] .
     }
    [deck-quests] { $owner } is given the quest { $card-name }.
    [hand-used] { $owner } discards a card from hand{ $seen ->
        [yes] : { $card-name }.
       *[no] .
     }
    [quests-used] { $owner } puts away the quest { $card-name }.
    [event-items] { $owner } gains the item { $card-name }.
    [items-items] { $owner } takes an opponent’s item: { $card-name }.
    [items-used] { $owner } puts away the item { $card-name }.
    [event-kept] { $owner } keeps for later: { $card-name }.
    [trophies-used] { $owner } trades in { $card }.
    [tamed-used] { $owner } lets { $card } go.
   *[other] { "" }
 }
deck-gen = { $deck ->
    [dream] the deck of dreams
    [horror] the deck of horrors
    [easy] the deck of easy quests
    [hard] the deck of hard quests
    [ability] the deck of abilities
   *[event] the deck of events
 }

## Questions

ask-casting = { $light-id ->
    [none] Do you want to cast? You may cast one card.
   *[other] Do you want to cast? You have { $light } light.
 }
ask-items = Do you use anything before your side casts?
ask-cast-field = Where do you put the picture of { $card-name }?
ask-cast-turn = How do you turn the card? Its picture lies { $field-at }.
ask-movement = { $bp ->
    [0] { $figure } is on the move. What now?
   *[other] { $figure } has { $bp } MP. What now?
 }
ask-who-moves = Who moves first?
ask-attack = An opponent stands here. Do you attack?
ask-elude = You are being attacked. Do you try to sidestep?
ask-window = { $moment ->
    [duel] Duel: { $source-name }. Do you use anything before the roll?
    [duel-die] You rolled { $source } in the duel. Do you change it?
    [move-die] You rolled { $source } for movement. Do you change it?
    [spell] The spell { $source-name }. Do you use anything before the roll?
    [spell-die] You rolled { $source } for the spell. Do you change it?
    [harm] Harm is coming: { $source-name }. Do you defend yourself?
    [wounded] You are losing lives: { $source-name }. Do you defend yourself?
    [losing] Items are at stake: { $source-name }. Do you use something before you lose it?
   *[won] The duel is yours. Do you use the victory?
 }
ask-accept = { $source-name }: do you use it?
ask-well = The well can heal 1 life. Do you drink?
ask-meet = { $source-name }: do you fight, or tame the animal?
ask-keep-event = { $source-name }: now, or later?
ask-choose = { $source-name }: what do you choose?
ask-carry = { $source } will carry you. Where to?
ask-others = { $source-name }: who is affected?
ask-swap = { $source-name }: with whom do you swap places?
ask-lose_item = { $source-name }: which item do you discard?
ask-take_item = { $source-name }: which item do you take?
ask-progress = { $source-name }: which quest do you get on with?
ask-setback = { $source-name }: whose quest grows longer?
ask-unlay = { $source-name }: which laid card leaves? Choose the field where its picture lies.
ask-awaken-well = You awaken. At which well?
ask-helper-well = At which well does { $figure } start?
ask-edge = On which path field on the edge of the board do you start?
ask-keep-ability = { $figure-name }: which ability do you keep?
ask-take-ability = Which ability do you choose?
ask-quest-level = { $world } has a quest for you. An easy or a hard one?
ask-keep-quest = Which quest do you keep?
ask-trade = You trade experience for power, { $sum } so far. What else do you trade in?
ask-spell = Which spell do you try?
ask-spell-target = On whom do you try the spell { $spell-name }?
ask-hurl = Where do you fling { $target }?
ask-teleport = Where do you teleport to?

## Options

option-roll = roll for movement
option-end = end the movement
option-done = cast no more
option-done-items = nothing else
option-move = go { $what-to }
option-by = by way of { $what }
option-straight = straight there
option-attack = attack { $what }
option-activate = use the card you stand on
option-use = use: { $what-name }
option-spell = try a spell
option-trade = trade experience for power
option-cast = cast { $what }
option-recall = recall a card ({ $what })
option-cancel = cancel a card ({ $what })
option-decline = no, thank you
option-accept = yes
option-heal = drink
option-elude = try to sidestep
option-stand = stand your ground
option-pass = leave it
option-fight = fight
option-tame = tame the animal
option-spared = no fight
option-now = now
option-keep = { $what-id ->
    [none] keep it
   *[other] keep { $what }
 }
option-take = take { $what }
option-first = { $what }
option-easy = an easy quest
option-hard = a hard quest
option-buy = buy power tokens
option-hand = trade in { $what-id ->
    [noted] the noted experience
   *[other] { $what }
 }
option-none = none of these
option-a = the first one
option-b = the second one
option-c = the third one
option-d = the fourth one
option-e = the fifth one
option-f = the sixth one
option-stay = leave it there
option-r0 = picture top left
option-r90 = picture top right
option-r180 = picture bottom right
option-r270 = picture bottom left

cost-bp = { $amount } MP
cost-light = { $amount } light
cost-lives = { count-lives }
cost-experience = { count-experience }
effect-light = { $amount } light back
effect-power = { count-power }
effect-lost = { count-experience } is lost
effect-roll = on a roll of { $amount } or more

## The table

ui-round = { $scenario } · round { $round }
ui-round-short = round { $round } · light: Dreams { $sny }, Dark { $tma }
ui-light = light: Dreams { $sny }, Darkness { $tma }
ui-worlds = Worlds
ui-characters = Characters
ui-hand = Hand
ui-quests = Quests
ui-laid = On the board
ui-events = What happened
ui-done = done
ui-legend = ≈ well  ◇ gate  ◆ hall  ? mystery place  ▲ hero  ▼ demon
ui-second = fields of the second board: b2:23
ui-figure = power { $moc } · move +{ $pohyb } · { $experience } exp
ui-figure-short = power { $moc } +{ $pohyb } { $experience } exp
ui-fame = { $fame } fame
ui-bot = bot
ui-pass = { $actor } to play. Pass the keyboard and press Enter.
ui-enter = Enter
ui-welcome = Snář: Říše Snů. Answer with a number or in notation (move 23, attack stin). Help: help, what is what: ? sopka, leave: quit.
ui-dice = The dice are committed to beforehand: { $commitment }
ui-saved = Saved: { $file }
ui-unsaved = The game is not saved. Do you really want to leave? (yes / no, or save FILE)
ui-yes = yes
ui-left = You leave in round { $round }. { $saved ->
    [yes] Go on with: snar play --resume { $file }
   *[no] The game was not saved; add --save FILE next time.
 }
ui-hint = A bot would answer: { $label } [{ $key }]
ui-undone = Taken back.
ui-rest = I left the rest of the line alone, something happened in between: { $rest }
ui-can = Yes, you can do that now: { $key }{ $cost ->
    [none] .
   *[other] { " " }({ $cost }).
 }
ui-help =
    Answer with the number of an option or in notation. Notation can be chained:
      move 23           go to field 23, even if it is further away
      cast sopka 34 r90 cast Volcano, its picture on field 34, turned by 90 degrees
      attack stin       attack the Shadow
    ? sopka             what this card, character, spell or world is
    ? RS-DUL-5          what the rule says
    ? move 33           why that is not possible now
    hint                what a bot would do
    board               draw the board again
    undo                take back (up to the last roll, reveal or answer of another seat)
    save [FILE]         save the game
    quit                leave
result-won = Victory in round { $rounds }: { $winners }.
result-drawn = A draw in round { $rounds }.
result-open = The game is not over, it is round { $rounds }.
result-sides = Victory in round { $rounds }: { $side ->
    [0] Dreams
   *[1] Darkness
 } ({ $winners }).

## Commands

verify-ok = The journal follows the rules: { count-answers }, { count-rolls }. { $result }
verify-commitment = Commitment: { $commitment }
verify-word = Word: { $word } (seal: { $seal })
verify-no-words = Words: nobody said one.
verify-seed = Dice from the seed { $seed }.
verify-none = none
verify-chain = Last link: { $chain }
verify-not = Not proved by this file:
verify-not-seed = That the dice were honest. Whoever knew the seed knew every card and every roll.
verify-not-script = That the dice were thrown: the first ones were written down beforehand.
verify-not-decks = That the decks were shuffled: some cards were laid on top beforehand.
verify-not-commitment = That the dice were honest. No commitment is there, so the secret may have been chosen afterwards.
verify-not-shown = That the commitment and the seals were shown in time. Compare them with what your browser kept from before the game.
verify-not-sealed = That nobody chose their word: words were not sealed, and whoever sat down last may have known the secret.
verify-not-words = That whoever ran the table did not choose the secret to suit: no player added a word to it.
verify-not-fewer = That everyone who sat there said a word: of { $people } seats that no bot had, the words are { $words }. Whoever has several seats says one.
verify-not-tries = That nobody broke off a game they did not like: the words were asked for { $tries } times.
verify-not-looked = That nobody looked at the secret while the game went on.
verify-not-end = That nothing is missing at the end. Compare the last link with the one that was shown at the table.
replay-undo = { $number } back to answer { $undo }
pack-ok = The pack { $pack } { $version } is in order: { $cards } cards, texts cs and en. ({ $hash })
scenario-ok = ok: { $file }
rules-covered = { $covered } of { $total } rules have a test.
bench-build = build: { $build ->
    [compiled] compiled
   *[pure] pure Python
}
bench-loop = loop: { $rate } million iterations a second (median)
bench-decisions = decisions: { $norm } per million iterations, { $rate } a second, { $options } options on average
bench-clones = clones of a mid-game state: { $norm } per million iterations, { $rate } a second
bench-server = server: { $answers_per_second } answers a second at { $tables } tables, { $server_cpu_us } µs of CPU per answer, at most { $server_peak_mib } MiB of memory (load of the machine { $load_average })
bench-answers = latency: median { $p50_ms } ms, p99 { $p99_ms } ms, worst { $max_ms } ms (the disk alone: p99 { $disk_p99_ms } ms); answers lost: { $lost }, doubled: { $doubled }
bench-peer = boardgame.io: { $answers_per_second } answers a second, p99 { $p99_ms } ms
bench-import = import of the engine: { $engine } ms, with its pack: { $pack } ms (median of { $runs })
simulate-progress = Playing

## Why not

why-not-offered = That is not possible now. Choose a number or a notation from the list; for help type help.
why-not-your-choice = Somebody else is asked now. Wait until the game asks you.
why-game-over = The game is over. Start a new one with: snar play.
why-stale = Answer { $number } came too late, the game is at { $now }. See what has changed and answer again.
why-line-too-long = That is too much for one line. Send it in several parts.
why-empty-answer = An empty answer. Type the number or the notation of an option.
why-undo-barrier = That cannot be taken back: since then a die was rolled, a card revealed, or somebody else answered.
why-undo-needs-everyone = Going back that far needs everyone’s consent.
why-too-little-light = The card costs { $light } light and you have { $have }. Wait for more light, or recall another card.
why-no-place = There is no room for the card on the board now.
why-no-client = The page of the table has not been built. python3 { $file } setup builds it, python3 { $file } play builds it and opens the table.
why-no-client-packaged = This installation lacks the page of the table. Install Snář again, or run it from its sources: python3 run.py play.
why-bad-port = There is no port { $port }. Ports are 1 to 65535; leave --port out for 8017.
why-port-taken = Something already runs on port { $port }. Close it, or choose another: --port { $other }.
why-port-denied = Port { $port } is not for everyone on this machine. Choose one from 1024 up: --port { $other }.
why-bad-host = This machine has no address { $host }. Leave --host out to play on this machine, or use --lan for the local network.
why-bad-public-url = --public-url { $url } is no address of a server. Write it as https://snar.example.
why-bad-proxy = --proxy { $proxy } is no address of a machine. Write it as 192.0.2.7 or 2001:db8::7.
why-folder-held = The folder { $folder } is used by another server: process { $pid } on { $host }, { $address }, since { $since }. Use that one, stop it, or choose another folder: --data.
why-damaged-database = The database { $file } is damaged ({ $detail }). Put your backup back, or choose another folder: --data.
why-newer-database = The database { $file } was made by a newer Snář. Upgrade this one, or choose another folder: --data.
why-damaged-key = The key { $file } is damaged. Put your copy back, or remove it: then everyone is a stranger.
why-workers-need-database = Several processes need a database that they share: --store postgresql://...
why-bad-workers = There cannot be { $workers } processes. Choose a number from 1 to 64.
why-bad-retention = --retention { $words } says nothing. Write days by name, as finished=30,abandoned=3; the names are abandoned, tried, finished and strangers.
why-bad-inside = This machine has no address { $host } at which others could reach it. On one machine leave --inside out.
why-no-driver = PostgreSQL needs the package asyncpg. Install it: pip install 'snar[postgres]'.
why-house-held = The database { $address } is used by another server: process { $pid } on { $host }, { $server }, since { $since }. Use that one, stop it, or choose another database: --store.
why-newer-house = The database { $address } was made by a newer Snář. Upgrade this one, or choose another database: --store.
why-bad-store = The address of the database is not written as one. Write it as postgresql://user:password@host/name, and in a password / as %2F, ? as %3F, # as %23, @ as %40, [ as %5B, % as %25.
why-no-database = The database { $address } cannot be used ({ $detail }). Is it running, and is the address right? --store
why-admin-words = { $count ->
    [0] Nothing follows "{ $deed }".
    [one] One word follows "{ $deed }".
   *[other] { $count } words follow "{ $deed }".
  } See snar admin --help.
why-admin-not-sure = This cannot be taken back. If you are sure, add --yes.
why-admin-refused = The server refused: { $reason }
why-admin-nobody = No server answers at { $url } ({ $detail }). Is it running? Name another address with --url.
why-admin-url = --url { $url } is no address of a server. Write it as http://localhost:8017.
why-admin-odd = Something answers at { $url }, but it is no server of Snář. Name another address with --url.
why-admin-kind = “{ $value }” can neither be banned nor let in. Write snar admin { $deed } guest GUEST, or snar admin { $deed } address ADDRESS.
why-admin-days = --days needs a number of days above zero, as 7 or 0.5. Without --days it holds for good.
why-admin-no-key = There is no admin.key and snar.lock of a running server in { $folder }. Say where its data are: --data.
why-backup-damaged = { $file } is not a whole database. No copy is made of it, and nothing is brought back from it.
admin-sure = Really { $deed } { $what }? There is no way back. [y/n]
backup-done = { $tables ->
    [one] { $tables } table saved
   *[other] { $tables } tables saved
  } to { $folder }; the copy was read through and is whole.
restore-done = { $tables ->
    [one] { $tables } table brought back
   *[other] { $tables } tables brought back
  } in { $folder }.
think-ready = { $count ->
    [one] { $count } process thinks.
   *[other] { $count } processes think.
  } End it with Ctrl+C.
key-rotated = A new key signs from the next start on. { $count ->
    [one] { $count } key is known
   *[other] { $count } keys are known
  }; old cookies still hold and are renewed as they come.
why-store-missing = There is no { $address }. The source is a file snar.db, or an address postgresql://.
why-backup-missing = There is no snar.db in { $folder }. Say where the data of the server are with --data; a house on PostgreSQL is saved by pg_dump.
why-restore-missing = There is no copy of a house in { $folder }: no snar.db.
why-key-missing = There is no key cookie.key in { $folder }. Say where the data of the server are with --data.
why-store-same = From and to are the same: { $address }. Choose another target.
why-store-taken = { $address } is not empty. One moves into an empty house only: choose another target.
why-store-differs = After moving, { $relation } differ. Do not trust the target; try again with an empty one.
store-moving = { $relation }: { $rows }
store-moved = Moved and verified, rows: { $rows }. Take cookie.key along from the data folder: without it everyone is a stranger.
why-no-data = The folder { $folder } cannot be used ({ $detail }). Choose another: --data.
why-no-server = The server did not start. python -m snar.server tells what is wrong.
why-no-peer = There is no bgio/load.js in { $folder }. Name the folder with the peer measurements, such as ../shared/bench/peers.
why-no-peer-packages = Node.js or the package boardgame.io is missing. Install it as the README in { $folder } says, or point NODE_PATH at it.
why-too-few-bp = The step costs { $cost } MP and you have { $have } left. Choose a cheaper field, or end the movement.
why-too-far = The field { $field } is { $cost } MP away and you have { $have } left. You will get there in a later turn.
why-unknown-field = There is no field { $field }. Fields are 11–88, c1–c26, t1–t4, iridion.brana, iridion.2 to iridion.8 and iridion.sin.
why-roll-first = Roll for movement first: roll.
why-no-way = No step leads there from here ({ $field }). Go to a neighbouring field; into a world by its gate and along the ring.
why-attacked-already = There has been an attack this round. The next one is possible in the next round.
why-nobody-here = Nobody like that stands on your field ({ $target }). You can only attack someone whose field you have just walked to.
why-attack-on-arrival = You attack only on arriving by a step of your own: leave and come back ({ $target }).
why-no-enemy = You do not attack an ally ({ $target }), only an opponent.
why-too-little-experience = A power token costs you { $cost } experience and you have { $have }.
why-hypnotised-trade = The experience of a hypnotised character cannot be traded: it stays with its own player.
why-casting-is-over = Casting is over. It begins again at the start of your next turn.
why-casting-first = Finish casting first: done.
why-no-spells = This character may not cast spells here.
why-spelled-already = There has been a spell this round. The next one is possible in the next round.
why-no-target = The spell { $spell } has nobody to work on now.
why-unknown-spell = There is no such spell ({ $spell }). Type spell and choose from the list.
why-not-in-hand = The card { $card } is not in your hand.
why-unknown-card = There is no card { $card }. The cards in your hand are in the list.
why-no-picture-there = The picture of a card may lie only on a numbered field or a path ({ $field } is neither). Choose another field.
why-card-does-not-fit = The card does not fit there ({ $field }): all of it must lie on the board and none of it on another card.
why-unknown-turn = A card can be turned by r0, r90, r180 and r270, not { $turn }.
why-nobody-of-that-name = Nobody of that name ({ $target }) plays here.
why-no-opponent = This spell is only for opponents ({ $target } is not one).
why-out-of-reach = Spells of opponents do not reach this character ({ $target }).
why-not-in-the-void = Fling works only on a character in the void ({ $target } is elsewhere).
why-stands-firm = Fling does not move this character ({ $target }), it stands firm.
why-hypnotised-spell = A hypnotised character can hypnotise nobody. Choose another spell.
why-cannot-recall = No picture of a permanent card of yours lies on field { $field }.
why-cannot-cancel = No picture of a card that you can cancel now lies on field { $field }.
why-too-dear-to-cancel = Cancelling an opponent's card costs its light and 10 more, here { $light }, and you have { $have }. Wait for more light, or recall another card.

why-unknown-scenario = There is no scenario { $value }. Choose one of: { $known }.
why-unknown-edition = There is no edition { $value }. Choose one of: { $known }.
why-not-agreed-on = This game does not agree on { $name }. It can agree on: { $known }.
why-agreed-bounds = { $name }: can be { $least } to { $most }, not { $value }.
why-unknown-option = There is no option { $value }. Choose from: { $known }, boards=2.
why-unknown-character = There is no character { $value }. Choose from: { $known }.
why-option-needs-trial = The option { $option } belongs to the Trial of Strength. Add --scenario zkouska-sily, or leave the option out.
why-option-needs-sides = The option { $option } belongs to the Clash of the Realms. Add --scenario stret-risi, or leave the option out.
why-beginners-no-options = The beginners’ game has no options. Leave out { $option }.
why-hard-or-long = Hard quests and the long game do not go together. Keep one of them.
why-never-reopens = Worlds never close in Race against Time, the option { $option } changes nothing. Leave it out.
why-draft-only-trial = The draft edition knows only the Trial of Strength, on one board and without options. Type --scenario zkouska-sily --edition draft.
why-one-or-two-boards = There can be one board or two, not { $value }.
why-two-boards-scenario = Two boards go with stret-risi and zkouska-sily, not with { $scenario }.
why-two-boards-no-helpers = Two boards and four players do not go together. Leave one out.
why-character-twice = A character can play only once. Choose different ones.
why-number-of-characters = There must be at least { $least } and at most { $most } characters, not { $number }. Change --characters or --players.
why-sides-alternate = Characters alternate: hero, demon, hero, demon. Put --characters in that order.
why-three-and-three = At most three characters may be on one side. Change --characters.
why-fame-range = The fame to win can be 1–20, not { $value }.
why-no-fame = There is no fame to win in the Clash of the Realms. Leave out --fame, or choose --scenario zkouska-sily.
why-rotation-of-second-board = The second board is turned by 0, 90, 180 or 270 degrees, not by { $value }.

why-unknown-language = neznámý jazyk / unknown language: { $value } (--lang { $known })
why-usage = I do not understand: { $what }. Help: { $command } --help
why-usage-missing = Something is missing: { $what }. Help: { $command } --help
why-usage-value = { $what } needs a value. Help: { $command } --help
why-usage-number = { $what } needs a whole number. Help: { $command } --help
why-usage-choice = I do not know ‘{ $what }’. Help: { $command } --help
why-usage-unknown = ‘{ $what }’ does not belong here. Help: { $command } --help
why-unknown-seat = There is no seat { $value } at the table. Here sit: { $known }.
why-unknown-bot = There is no bot { $value }. Choose from: { $known }.
why-number-of-bots = There are { $given } bots for { $seats } seats. Name one for all seats, or one for each.
why-at-least-one = { $what } must be at least 1.
why-below-zero = { $what } must not be less than 0.
why-bots-only = Only bots play simulations. Type for example --bots greedy,random.
why-resume-or-new = A saved game has its rules already. Leave out { $what }, or start a new one without --resume.
why-no-file = There is no file { $file }. Check its name and path.
why-no-pack = There is no pack in { $folder }: pack.toml is missing. Check the path; docs/packs.md says what belongs in a pack.
why-too-deep = The file is nested too deeply to be read. Use an unchanged copy.
why-not-utf8 = The file is not a text in UTF-8. Save it as UTF-8.
why-os = That does not work with the file { $file } ({ $detail }). Try another place.
why-file-exists = The file { $file } exists already. Go on with --resume { $file }, or choose another name.
why-save-where = Where to? Type save FILE.
why-unknown-rule = There is no rule { $value }. This lists them: snar rules.
why-unknown-word = I do not know ‘{ $value }’. Try the plain name of a card (sopka), a rule (RS-DUL-5) or help.
why-no-register = The register of rules is not here ({ $file }). It is only in the source tree of the project.
why-rules-missing = Without a test: { count-rules } ({ $list }). Write one and run python3 run.py test.
why-rules-unknown = Tests carry rules that are not in the register: { $list }. Correct their marks.

why-empty = The file is empty. Choose a saved game.
why-not-a-journal = This is not a saved game of Snář. Choose a file that was made with --save.
why-not-json = Line { $line } is damaged or unfinished. Delete it and all after it, and the game will go on from there.
why-broken-chain = Line { $line } does not follow from those before: somebody changed, added or left out something. Use an unchanged copy.
why-refused = Line { $line } is against the rules: { $because }
why-malformed = I do not understand line { $line }: something is missing or not as it should be. Use an unchanged copy.
why-draws = The dice on line { $line } do not agree: written { $says }, rolled { $rolled }. Use an unchanged copy.
why-other-engine = The game was played by other rules (version { $engine }, now it is { $known }). Open it in the version it was made with.
why-other-pack = The game was played with another pack of cards ({ $pack }). Open it in the version it was made with.
why-seal = A word on line { $line } is not the one that was sealed. Do not trust this game.
why-commitment = The dice do not agree with the commitment on line { $line }. Do not trust this game.

## Help of the commands

usage =
    Snář: Říše Snů and Etherfields

      snar play          play against a bot or with friends
      snar serve         open the table in the browser
      snar replay        tell a saved game
      snar verify        check a saved game: rules and dice
      snar simulate      let bots play many games
      snar balance       who wins how often, with plots (snar tournament, snar train: bots)
      snar rules         the rules and their tests
      snar scenario      run positions written in TOML
      snar pack check    check a pack of cards (snar pack schema: its schema)
      snar campaign      a campaign of Etherfields: export or check its chronicle
      snar store copy    move all tables to another place
      snar store backup  save a copy of all games
      snar admin         what whoever runs a server may do
      snar bench engine  the speed of the engine

    snar COMMAND --help says more. --lang { $langs } works everywhere.
usage-play =
    snar play [rise | ether] [options]

      --scenario NAME    stret-risi (default), zkouska-sily, zacatecnici, souboj-s-casem, bratrstvi
      --option NAME      may be repeated: ctyri-hraci, tezke-ukoly, dlouha-hra, kouzleni, schopnosti; in zkouska-sily odmena,
                         lecebne-studanky, neduverive-svety, snove-svety, mocne-postavy; boards=2
      --edition NAME     2003 (default) or draft
      --characters A,B   barbar cestovatel druid rytir snovy-drak · cert rarach san stin titan
      --fame N           the fame needed to win
      --boards N         one board or two
      --players N        how many play, if you do not choose characters
      ether only:
      --sleepers A,B     hracka specialista drsnak nespoutana (default hracka), or how many
      --options A,B      strukturovane-tahy pokerove-karty trnovy-rytir osvezujici-zdrimnuti mz nepreruseny-sen
                         solo prvni-vzpominky otevrene-tahy spolecny-hod
      --start WHERE      campaign (default), world, dream:DREAM, slumber:SLUMBER
      --chronicle FILE   go on with a campaign from its chronicle
      both:
      --pack PACK        cards and texts of another pack: its folder, or the name of one that comes with the game
      --bots WHO         greedy: everyone but you (default) · greedy,random: seat by seat ·
                         stin=greedy: only the Shadow · none: only people play
      --seed WORD        a game that can be repeated; otherwise the dice are random and can be verified
      --save FILE        save after every answer
      --resume FILE      go on with a saved game
      --json             print the result as JSON at the end
      --lang { $langs }       language

    If only bots play, the game plays itself and the result is printed.
usage-replay =
    snar replay FILE [--seat CHARACTER] [--step] [--pack FOLDER] [--lang { $langs }]

    Tells a saved game line by line.
      --seat CHARACTER   through the eyes of this player (otherwise as a spectator)
      --step             waits for Enter after every answer
      --pack FOLDER      the pack it was played with, if it did not come with the game
usage-serve =
    snar serve [options] [--lang { $langs }]

      --lan              let friends on the local network in; shows a link and a QR code
      --port N           another port than 8017
      --host ADDRESS     the address to listen on (default 127.0.0.1)
      --data FOLDER      where games are kept
      --store ADDRESS    a PostgreSQL database instead of a file in the folder: postgresql://who@where/name
                         (an address with a password better in the environment, as SNAR_STORE)
      --workers N        how many processes share the tables (only with --store); SIGHUP replaces them one by one
      --inside ADDRESS   the address at which servers on other machines reach this one
      --retention DAYS   how many days things are kept, as finished=30,abandoned=3 (docs/hosting.md)
      --public-url URL   the address the server is seen at from outside (behind a proxy)
      --proxy ADDRESS    a proxy whose word counts when it says for whom it asks; can be repeated
      --pack FOLDER      a pack on offer besides those of the games; can be repeated
      --no-open          do not open the browser

    Starts the server and opens the table in the browser. End it with Ctrl+C; the games stay saved.
usage-store =
    snar store copy FROM TO · backup TO · restore FROM · rotate-key    [--data FOLDER] [--lang { $langs }]

      copy FROM TO       move all tables, journals, guests and talk into another, empty house and verify that everything is there;
                         FROM and TO are a file (snar.db), or an address postgresql://who@where/name, and no server runs
      backup TO          save a copy of the folder of data in another folder; the server may run meanwhile
      restore FROM       bring a copy back into a folder that has no database
      rotate-key         sign cookies with a new key; the last two older ones still hold
      --data FOLDER      the folder of data, if it is not the usual one
usage-store-copy = { usage-store }
usage-store-backup = { usage-store }
usage-store-restore = { usage-store }
usage-store-rotate-key = { usage-store }
usage-admin =
    snar admin WHAT [whom] [--data FOLDER] [--url ADDRESS] [--yes] [--lang { $langs }]

      tables             all tables; table TABLE: one of them
      end TABLE          end the game, nobody wins; delete TABLE: delete it with all there is
      ban guest GUEST    do not let a guest in (ban address ADDRESS: an address); --days N: for N days, --why REASON
      lift guest GUEST   let them in again; bans: who may not come in
      announce TEXT      tell everyone who sits at a table
      guest GUEST        all we know of a guest; erase GUEST: forget them
      --yes              do not ask whether I mean it

    It talks to the running server with the key admin.key in its folder of data. The answer is JSON.
usage-think =
    snar think --store ADDRESS [--jobs N] [--pack FOLDER] [--lang { $langs }]

      --store ADDRESS    the database of the house: postgresql://who@where/name (or in the environment, as SNAR_STORE)
      --jobs N           how many processes think at once (by default as the cores allow)
      --pack FOLDER      a pack that is played with in the house; can be repeated

    Thinks for the bots of servers whose own processes are busy. It may run on any machine that reaches the database.
usage-verify =
    snar verify FILE [--pack FOLDER] [--lang { $langs }]

    Plays a saved game again and checks the chain of its lines, the rules and the dice.
    If something is wrong, it names the first such line and ends with code 2.
      --pack FOLDER      the pack it was played with, if it did not come with the game
usage-simulate =
    snar simulate [rise | ether] --bots A,B [--games N] [options]

      --bots A,B         snilek, poutnik, mistr, hruzypan (rise); ospalec, vytrvalec, znalec (ether); greedy, random;
                         one for all seats, or one for each
      --games N          how many games (default 100)
      --seed WORD        the same word, the same results
      --swap             seats take turns
      --cap N            a game is stopped after N rounds (default 150); in Etherfields after N answers (5000)
      --jobs N           how many processes at once
      --ray [ADDRESS]    on a Ray cluster instead (without an address: one of our own on this machine)
      --progress         show progress even if this is no terminal
      --json             the result always is JSON, this only says so aloud
      --scenario, --option, --edition, --characters, --fame, --boards, --players,
      --sleepers, --options, --start, --chronicle, --pack: as in snar play
      --lang { $langs }       language
usage-rules =
    snar rules [ID] [--json | --check] [--lang { $langs }]

      nothing            all rules by name
      ID                 what the rule says, for example RS-DUL-5
      --json             how many rules have a test
      --check            ends with code 2 if a rule has none
usage-scenario =
    snar scenario FILE... [--trace] [--pack PACK] [--lang { $langs }]

    Runs positions written in TOML (docs/scenarios.md) and prints what does not hold.
      --trace            print the position, and after each answer what was told, what changed and what may be said
      --pack PACK        cards of another pack: a folder or a name; a file may also name one itself
usage-pack =
    snar pack check [FOLDER]   check a pack (a folder, rise-snu, etherfields; default rise-snu)
    snar pack schema [GAME]    JSON Schema for editors (rise, ether; default rise)
      --lang { $langs }             language
usage-pack-check = { usage-pack }
usage-pack-schema = { usage-pack }
usage-bench =
    snar bench engine [GAME] [--seconds N] [--json | --peers] [--lang { $langs }]
    snar bench server [--tables N] [--seconds N] [--rate N] [--rounds N] [--peer FOLDER] [--json] [--lang { $langs }]

    engine: the speed of the game engine next to a calibration loop, on a single core.
      --seconds N        how long to measure each figure (default 3)
      --json             one JSON object
      --peers            JSON lines for a comparison with others (shared/bench/peers/run.py --ours)

    server: a server on a single core, a load from a second process; an acknowledged answer is on the disk.
      --tables N         how many tables of two seats (default 200)
      --seconds N        how long to measure (default 10), after three seconds to warm up
      --rate N           answers a second; 0: the next one follows at once (default)
      --rounds N         how many times in a row (default 1)
      --peer FOLDER      measure boardgame.io in turns with it (shared/bench/peers)
      --json             a JSON list, one object a round
usage-bench-engine = { usage-bench }
usage-bench-server = { usage-bench }
