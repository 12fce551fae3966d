# Rule texts are put together from these: one template per verb. They are never written on a card by hand.
#
# $who: you · they = third person
# $form: start = beginning of a sentence · led = after a colon · inline = inside a sentence
# $sign: plus | minus; amounts are always positive

## Counts

part-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
 }
part-points = { $amount ->
    [one] { $amount } movement point
   *[other] { $amount } movement points
 }
part-power = { $tokens ->
    [one] { $tokens } power token
   *[other] { $tokens } power tokens
 }
part-signed = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
 }
part-more = { $sign ->
    [plus] more
   *[minus] fewer
 }
part-times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
 }
part-different = { $different ->
    [yes] different{ " " }
   *[no] { "" }
 }
part-duels = { $count ->
    [one] a duel
   *[other] { $count } duels
 }

## Putting sentences together

rule-then = { $head }, then { $tail }
rule-and = { $head } and { $tail }
rule-either = { $head } or { $tail }
# If the next part of a list begins with the same words, they are left out: "gain 5 light and 1 movement point".
rule-shared = lose, loses, gain, gains, visit, end your movement
rule-nothing = nothing happens
rule-row = { $range }: { $text }
rule-concerns = { $on ->
    [hero] Hero
    [demon] Demon
   *[any] Anyone
 }{ $spared ->
    [none] { "" }
   *[other] { " " }except { $spared }
 }: { $text }

## Verbs

verb-wound = { $who ->
    [you] lose
   *[they] loses
 } { part-lives }
verb-heal = { $who ->
    [you] heal
   *[they] heals
 } { $lives ->
    [0] all lives
   *[other] { part-lives }
 }
verb-power = { $sign ->
    [plus] { $who ->
        [you] gain
       *[they] gains
     }
   *[minus] { $who ->
        [you] lose
       *[they] loses
     }
 } { part-power }
verb-strength = { $who ->
    [you] get
   *[they] gets
 } { part-signed } power until the end of the turn
verb-bp = { $sign ->
    [plus] { $who ->
        [you] gain
       *[they] gains
     }
   *[minus] { $who ->
        [you] lose
       *[they] loses
     }
 } { part-points }
verb-slow = { $who ->
    [you] start your
   *[they] starts their
 } next movement with { $amount ->
    [one] { $amount } movement point fewer
   *[other] { $amount } fewer movement points
 }
verb-haste = { $who ->
    [you] start your
   *[they] starts their
 } next movement with { $amount ->
    [one] { $amount } extra movement point
   *[other] { $amount } extra movement points
 }
verb-carry = { $who ->
    [you] go
   *[they] goes
 } { $place }
verb-banish = { $who ->
    [you] land
   *[they] lands
 } { $to ->
    [well] on the { $who ->
        [you] nearest well
       *[they] well nearest to them
     }
    [start] on { $who ->
        [you] your
       *[they] their
     } starting field
    [back] on the field where { $who ->
        [you] your
       *[they] their
     } last movement began
   *[void] on the void field numbered by two rolls of the die
 }
verb-stop = { $who ->
    [you] stop
   *[they] stops
 } moving at once
verb-skip = { $who ->
    [you] skip your
   *[they] skips their
 } next turn
verb-experience = { $sign ->
    [plus] { $who ->
        [you] gain
       *[they] gains
     }
   *[minus] { $who ->
        [you] lose
       *[they] loses
     }
 } { $amount } experience{ $sign ->
    [minus] { " " }({ $amount ->
        [one] if
       *[other] all, if
     } { $who ->
        [you] you have
       *[they] they have
     } { $amount ->
        [one] any
       *[other] less
     })
   *[plus] { "" }
 }
verb-forget = { $who ->
    [you] lose
   *[they] loses
 } all experience
verb-light = { $sign ->
    [plus] { $who ->
        [you] gain
       *[they] gains
     }
   *[minus] { $who ->
        [you] lose
       *[they] loses
     }
 } { $amount } light
verb-lose_item = { $who ->
    [you] discard one of your items
   *[they] discards one of their items
 }
verb-take_item = { $who ->
    [you] take an item from one of your opponents
   *[they] takes an item from one of their opponents
 }
verb-setback = { $who ->
    [you] put
   *[they] puts
 } { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
 } back on a quest one of { $who ->
    [you] your
   *[they] their
 } opponents has begun
verb-progress = { $who ->
    [you] remove
   *[they] removes
 } { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
 } from one of { $who ->
    [you] your
   *[they] their
 } quests{ $counters ->
    [one] { "" }
   *[other] { " " }(all, if fewer are left)
 }
verb-unlay = { $who ->
    [you] cancel
   *[they] cancels
 } { $whose ->
    [own] { $who ->
        [you] one of your
       *[they] one of their
     } laid cards
    [enemy] one laid card of an opponent
   *[any] any laid card
 }
verb-fray = { $who ->
    [you] take
   *[they] takes
 } one action from every { $whose ->
    [own] laid card of { $who ->
        [you] yours
       *[they] theirs
     }
    [enemy] laid card of { $who ->
        [you] your
       *[they] their
     } opponents
   *[any] laid card
 } that has any
verb-draw_event = { $who ->
    [you] draw
   *[they] draws
 } an event
verb-fight = { $who ->
    [you] fight
   *[they] fights
 } a guardian of power { $moc } ({ $won ->
    [none] { "" }
   *[other] win: { $won };{ " " }
 }loss: { $lost })
verb-roll = { $form ->
   *[start] roll the die. { $rows }
    [inline] { $who ->
        [you] roll
       *[they] rolls
     } the die ({ $rows })
 }
verb-choose = { $count ->
    [1] { $may ->
        [yes] { $who ->
            [you] you may
           *[they] may
         }{ " " }
       *[no] { "" }
     }{ $options }
   *[other] { $form ->
        [inline] { part-choose-one } ({ $options })
        [led] { part-choose-one } – { $options }
       *[start] { part-choose-one }: { $options }
     }
 }
part-choose-one = { $may ->
    [yes] { $who ->
        [you] you may choose one
       *[they] may choose one
     }
   *[no] { $who ->
        [you] choose one
       *[they] chooses one
     }
 }
verb-others = { $target ->
    [one] an opponent of your choice
    [all] every opponent
   *[here] every other character on this field
 } { $text }
verb-swap = { $who ->
    [you] change
   *[they] changes
 } places with another character that is not in a hall
verb-peek = { $who ->
    [you] secretly look
   *[they] secretly looks
 } at the top { $cards ->
    [one] card
   *[other] { $cards } cards
 } of the { $deck ->
    [easy] easy quest
    [hard] hard quest
   *[event] event
 } deck
verb-reroll = { $who ->
    [you] you may roll
   *[they] may roll
 } the die again
verb-bonus = { $sign ->
    [plus] { $who ->
        [you] add
       *[they] adds
     } { $amount } to the roll
   *[minus] { $who ->
        [you] take
       *[they] takes
     } { $amount } off the roll
 }
verb-shield = it has no effect on you
verb-endure = { $who ->
    [you] lose
   *[they] loses
 } { $lives ->
    [one] { $lives } life fewer
   *[other] { $lives } fewer lives
 }

## Places

place-hall = to any hall
place-gate = to the gate of any world
place-ring = to any ring field
place-well = to any well
place-void = to any void field
place-path = to any path field
place-edge = to any path field on the edge of the board
place-mystery = to the mystery place
place-corner = to any corner of the board
place-laid = to any field under a laid card
place-field = to field { $field }
place-world = { $part ->
    [sin] to the hall
    [brana] to the gate
   *[other] to ring field { $part }
 } of { $world }

## Uses: when and for what

use-text = { $limit ->
    [round] Once a round{ use-comma } { use-moment }
    [trigger] { use-each }
    [none] { use-each }
   *[single] { use-once }
 }{ $lives ->
    [0] { "" }
   *[other] , for { part-lives }
 }: { $text }
use-comma = { $at ->
    [any] ,
    [harm] ,
    [wounded] ,
   *[other] { "" }
 }
use-duel = duel{ $against ->
    [creature] { " " }with a creature
    [character] { " " }with a character
   *[any] { "" }
 }
use-won = winning a { use-duel }
use-won-any = winning any { use-duel }
use-turn = { $item ->
    [yes] in your turn
   *[no] during your movement
 }
use-moment = { $at ->
    [turn] { use-turn }
    [any] even in another player’s turn
    [duel] before the roll of a { use-duel }
    [duel-die] after your roll in a { use-duel }
    [move-die] after your movement roll
    [spell] before your spell roll
    [spell-die] after your spell roll
    [harm] when a laid card is about to harm you
    [wounded] when you are about to lose lives
   *[won] after { use-won }
 }
use-each = { $at ->
    [turn] At any time { use-turn }
    [any] At any time, even in another player’s turn
    [duel] Before any roll of a { use-duel }
    [duel-die] After any of your rolls in a { use-duel }
    [move-die] After any movement roll of yours
    [spell] Before any spell roll of yours
    [spell-die] After any spell roll of yours
    [harm] Whenever a laid card is about to harm you
    [wounded] Whenever you are about to lose lives
   *[won] After { use-won-any }
 }
use-once = { $at ->
    [turn] In your turn
    [any] At any time, even in another player’s turn
    [duel] Before the roll of a { use-duel }
    [duel-die] After your roll in a { use-duel }
    [move-die] After your movement roll
    [spell] Before your spell roll
    [spell-die] After your spell roll
    [harm] When a laid card is about to harm you
    [wounded] When you are about to lose lives
   *[won] After { use-won }
 }

## Values changed all the time

modify-moc = { part-signed } power{ $when ->
    [attack] { " " }when you attack
    [defence] { " " }when you defend
    [creature] { " " }in duels with creatures
    [character] { " " }in duels with characters
    [well] { " " }while you stand on a well
    [void] { " " }while you stand in the void
    [world] { " " }while you stand in a world
   *[always] { "" }
 }.
modify-pohyb = { part-signed } movement.
modify-spell = { part-signed } to spell rolls.
modify-lives = { part-signed } to your maximum lives (in the draft edition only).
modify-cost = Entering { $value ->
    [cost-void] a void field
    [cost-path] a path field
    [cost-world] a world field
   *[cost-card] a field under a laid card
 } costs you { $cap ->
    [0] { $amount ->
        [one] { $amount } movement point { $sign ->
            [plus] more
           *[minus] less
         }
       *[other] { $amount } movement points { $sign ->
            [plus] more
           *[minus] less
         }
     }{ $sign ->
        [minus] { " " }(at least 1)
       *[plus] { "" }
     }
   *[other] at most { $cap ->
        [one] { $cap } movement point
       *[other] { $cap } movement points
     }
 }.
modify-duel-wound = Whoever loses a duel with you loses { $lives ->
    [one] { $lives } life { part-more }
   *[other] { $lives } { part-more } lives
 }.
modify-experience-price = A power token costs you { $amount } experience { $sign ->
    [plus] more
   *[minus] less
 }.
modify-hand = You hold { $amount ->
    [one] { $amount } card { part-more }
   *[other] { $amount } { part-more } cards
 } in hand.
modify-card-wound = Laid cards and events take { $lives ->
    [one] { $lives } life { part-more }
   *[other] { $lives } { part-more } lives
 } from you.

## Traits

trait-keeps-experience = Awakening never costs you experience.
trait-keeps-power = Awakening never costs you a power token.
trait-tames-animals = You may tame an animal: gain its experience without a fight, and as long as you hold its card it helps you in one duel a round.
trait-two-quests = When you are given a quest, look at two, keep one and put the other under the deck.
trait-second-attack = You may attack twice a round.
trait-unstoppable = Nothing stops you: no card and no Time Gate ends your movement early or takes a turn from you. Only the spell Paralysis can.
trait-elusive = When somebody attacks you, you may sidestep: both roll the die, and if you roll at least as much as the attacker, there is no duel.
trait-surefooted = No effect moves you against your will, and { odmrsteni } does not work on you.
trait-backwards = You may walk a ring either way; if you turn round, the circuit starts anew.
trait-wellspring = If you start your turn on a well, heal 1 life.
trait-scholar = Gain 2 extra experience for every quest you fulfil.
trait-merchant = You may hand in items as 3 experience each.
trait-duelist = A drawn duel in which you are the attacker is a win for you.
trait-shadowed = You cannot be the target of others’ spells.
trait-lucky-eight = A seven you roll in a duel counts as an eight.

## Cards

laid-plain = Entering each covered field costs { $bp ->
    [one] { $bp } movement point
   *[other] { $bp } movement points
 }; nothing else happens.
creature-hostile = Attacks { $hostile ->
    [hero] heroes
    [demon] demons
   *[any] anyone
 }{ $spared ->
    [none] { "" }
   *[other] { " " }except { $spared }
 }.{ $peace ->
    [yes] { " " }Whoever it leaves alone gains its experience without a fight.
   *[no] { "" }
 }
creature-instead = When { $names } draws this card, that character { $text }.
creature-animal = It is an animal: tamed, it adds +{ $help } to a roll in a duel.
creature-won = Win: { $text }
creature-lost = Loss: { $text }
oneshot-keep = You may keep this card and use it later in your turn.

## Quests

part-fewer = { $count ->
    [one] { "" }
   *[other] { " " }(if there are fewer, all of them)
 }
quest-ordered = first { $first }, then { $then }
quest-within = { $text } within { $turns ->
    [1] one of your turns
   *[other] { $turns } of your turns
 }
quest-clock = { $turns ->
    [1] If you do not manage, you start again.
   *[other] Time runs from the first counter removed; if you do not manage, you start again.
 }
deed-visit-well = visit { $count ->
    [one] a well
   *[other] { $count } { part-different }wells
 }
deed-visit-laid = visit { $count ->
    [one] a laid card
   *[other] { $count } { part-different }laid cards
 }{ part-fewer }
deed-visit-dream = visit { $count ->
    [one] a laid dream
   *[other] { $count } { part-different }laid dreams
 }{ part-fewer }
deed-visit-horror = visit { $count ->
    [one] a laid horror
   *[other] { $count } { part-different }laid horrors
 }{ part-fewer }
deed-visit-mystery = visit { $count ->
    [one] the mystery place
   *[other] { $different ->
        [yes] { $count } different fields of the mystery place
       *[no] the mystery place { part-times }
     }
 }
deed-visit-gate = visit { $count ->
    [one] the gate of another world
   *[other] { $count } { part-different }gates of other worlds
 }
deed-visit-hall = visit { $count ->
    [one] the hall of another world
   *[other] { $count } { part-different }halls of other worlds
 }
deed-visit-ring = visit { $count ->
    [one] a ring field of another world
   *[other] { $count } { part-different }ring fields of other worlds
 }
deed-visit-path = visit { $count ->
    [one] a path field
   *[other] { $count } { part-different }path fields
 }
deed-visit-edge = visit { $count ->
    [one] a path field on the edge of the board
   *[other] { $count } { part-different }path fields on the edge of the board
 }
deed-visit-void = visit { $count ->
    [one] a void field
   *[other] { $count } { part-different }void fields
 }
deed-visit-corner = visit { $count ->
    [one] a corner of the board
    [4] { $different ->
        [yes] all four
       *[no] 4
     } corners of the board
   *[other] { $count } { part-different }corners of the board
 }
deed-win-creature = win { part-duels } with { $different ->
    [yes] different creatures
   *[no] { $count ->
        [one] a creature
       *[other] creatures
     }
 }
deed-win-character = win { part-duels } with { $different ->
    [yes] different characters
   *[no] { $count ->
        [one] a character
       *[other] characters
     }
 }
deed-win-duel = win { part-duels } with { $different ->
    [yes] different creatures or characters
   *[no] { $count ->
        [one] a creature or a character
       *[other] creatures or characters
     }
 }
deed-attack-character = attack { $count ->
    [one] a character
   *[other] { $different ->
        [yes] { $count } different characters
       *[no] a character { part-times }
     }
 }
deed-gain-item = gain { $count ->
    [one] an item
   *[other] { $count } items
 }
deed-gain-power = gain { $count ->
    [one] a power token
   *[other] { $count } power tokens
 }
deed-gain-experience = gain { $count ->
    [one] a card worth experience
   *[other] { $count } cards worth experience
 }
deed-draw-event = draw { $count ->
    [one] an event
   *[other] { $count } events
 }
deed-draw-creature = meet { $count ->
    [one] a creature
   *[other] { $count } creatures
 }
deed-cast-card = cast { $count ->
    [one] a dream or a horror
   *[other] { $count } dreams or horrors
 }
deed-use-item = use an item{ $count ->
    [one] { "" }
   *[other] { " " }{ part-times }
 }
deed-use-laid = let a laid card work on you{ $count ->
    [one] { "" }
   *[other] { " " }{ part-times }
 }
deed-trade-power = trade experience for { $count ->
    [one] a power token
   *[other] { $count } power tokens
 }
deed-end-void = end your movement { $count ->
    [one] on a void field
   *[other] { $different ->
        [yes] on { $count } different void fields
       *[no] { part-times } on a void field
     }
 }
deed-end-path = end your movement { $count ->
    [one] on a path field
   *[other] { $different ->
        [yes] on { $count } different path fields
       *[no] { part-times } on a path field
     }
 }
deed-end-well = end your movement { $count ->
    [one] on a well
   *[other] { $different ->
        [yes] on { $count } different wells
       *[no] { part-times } on a well
     }
 }
deed-end-ring = end your movement { $count ->
    [one] on the ring of a world
   *[other] { $different ->
        [yes] on { $count } different ring fields
       *[no] { part-times } on the ring of a world
     }
 }
deed-end-laid = end your movement { $count ->
    [one] on a laid card
   *[other] { $different ->
        [yes] on { $count } different laid cards
       *[no] { part-times } on a laid card
     }
 }
deed-pass-enemy = enter { $count ->
    [one] a field with an opponent on it
   *[other] { $different ->
        [yes] the fields of { $count } different opponents
       *[no] a field with an opponent on it { part-times }
     }
 }
deed-roll-eight = roll an eight for movement{ $count ->
    [one] { "" }
   *[other] { " " }{ part-times }
 }
deed-roll-one = roll a one for movement{ $count ->
    [one] { "" }
   *[other] { " " }{ part-times }
 }
deed-lose-lives = lose { $count ->
    [one] a life
   *[other] { $count } lives
 }

## Spells

spell-pohyb = Gain 1 movement point this turn.
spell-zpomaleni = An opponent of your choice starts their next movement with 1 movement point fewer.
spell-odmrsteni = Push an opponent who stands in the void by up to 2 fields to another void field.
spell-cesta = Until the end of the turn entering a void field costs you 1 movement point.
spell-obri-sila = Get +1 power until the end of the turn.
spell-blesk = An opponent of your choice loses 1 life.
spell-rychlost = Roll the die: gain that many movement points this turn.
spell-teleport = Go to any void field.
spell-ochromeni = An opponent of your choice skips their next turn.
spell-hypnoza = You play the next turn of an opponent of your choice.

## Headings

stat-character = { $side ->
    [hero] Hero
   *[demon] Demon
 } · power { $moc } · movement +{ $pohyb } · { part-lives }
stat-laid = { $kind ->
    [dream] Dream
   *[horror] Horror
 } · light { $light } · { $placement ->
    [exact] exact
   *[random] random
 } placement · { $bp ->
    [one] { $bp } movement point
   *[other] { $bp } movement points
 } · { $actions ->
    [0] permanent
    [one] { $actions } action
   *[other] { $actions } actions
 }
stat-creature = Creature · power { $moc } · { $amount } experience
stat-item = Item · { $single ->
    [yes] single use
   *[no] permanent
 }
stat-oneshot = Event · one-shot
stat-quest = { $level ->
    [easy] Easy quest · 5 experience
   *[hard] Hard quest · 10 experience
 }
stat-ability = Special ability
stat-spell = Spell · on { $target ->
    [self] oneself
    [void] an opponent in the void
   *[other] an opponent
 } · roll at least { $roll }
