# Etherfields: rule texts are put together from these, one template per verb. They are never written on a card by hand.
#
# $form: you = an order ("draw") · subject, other = third person ("draws") · pick = what another may choose ("draw")
# $what is a finished quantity ("2 cards", "1 card for each sleeper"); $sign: plus | minus
# $entity, $entity-acc, $entity-gen: the name of an entity, or none

## Quantities

ef-n-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
ef-n-distress = { $n } distress
ef-n-distress-gen = { $n } distress
ef-n-ether = { $n } ether
ef-n-gem = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
 }
ef-n-key = { $n ->
    [one] { $n } key
   *[other] { $n } keys
 }
ef-n-hour = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
 }
ef-n-threat = { $n ->
    [one] { $n } threat token
   *[other] { $n } threat tokens
 }
ef-n-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }
ef-n-soul = { $n ->
    [one] { $n } soul token
   *[other] { $n } soul tokens
 }
ef-n-field = { $n ->
    [one] { $n } field
   *[other] { $n } fields
 }
ef-n-turn = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
ef-n-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
ef-n-mutation = { $n ->
    [one] { $n } mutation
   *[other] { $n } mutations
 }
ef-n-weakness = { $n ->
    [one] { $n } weakness
   *[other] { $n } weaknesses
 }
ef-n-progress = { $n ->
    [one] { $n } progress card
   *[other] { $n } progress cards
 }
ef-n-active = { $n ->
    [one] { $n } active progress card
   *[other] { $n } active progress cards
 }
ef-n-figure = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
 }
ef-n-insight = { $n } insight
ef-n-cunning = { $n } cunning
ef-n-anger = { $n } anger
ef-n-any = { $n } intent of any colour
ef-n-repeat = { $n ->
    [2] twice
    [3] three times
    [4] four times
   *[other] { $n } times
 }

ef-per = { $base } for { $each }
ef-plus-per = { $base } and { $more } more for { $each }
ef-each-sleepers = each sleeper in the game
ef-each-mutations = each mutation of this entity
ef-each-threats = each threat token in the landscape
ef-each-tokens = each token on this tile
ef-each-figures-in-range = each of its figures in range
ef-each-distress = each distress held
ef-each-hand = each card in hand
ef-each-gems = each gem held
ef-each-progress-insight = each active insight card in the progress zone
ef-each-progress-cunning = each active cunning card in the progress zone
ef-each-progress-anger = each active anger card in the progress zone
ef-each-story = each trace the story remembers

## Putting sentences together

ef-and = { $head } and { $tail }
ef-or = { $head } or { $tail }
ef-nothing = nothing happens
ef-again = { $text }, { $times }
# If the next part of a list begins with the same word, it is left out: "reveal A, B and C".
ef-shared = reveal, you gain, place under the slumber deck
ef-who-each = each sleeper
ef-who-others = each other sleeper
ef-who-one = one sleeper of your choice
ef-who-one-again = one sleeper of your choice (perhaps another)
ef-who-reach = each sleeper in range
ef-who-here = each sleeper on this field
ef-who-target = the chosen sleeper
ef-who-willing = each sleeper who wishes

## Verbs: decks

ef-verb-draw = { $form ->
    [subject] draws
    [other] draws
   *[you] draw
 } { $what }
ef-verb-discard = { $form ->
    [subject] discards
    [other] discards
   *[you] discard
 } { $what }{ $random ->
    [yes] { " " }from hand at random
   *[no] { " " }from hand
 }
ef-verb-seal = { $form ->
    [subject] seals
    [other] seals
   *[you] seal
 } { $what }
ef-verb-unseal = { $form ->
    [subject] unseals
    [other] unseals
   *[you] unseal
 } { $all ->
    [yes] all cards
   *[no] { $what }
 }{ $chosen ->
    [yes] { " " }chosen freely
   *[no] { "" }
 }
ef-verb-shuffle = { $form ->
    [subject] shuffles the discards
    [other] shuffles the discards
   *[you] shuffle your discards
 } back into the deck
ef-verb-gain = { $form ->
    [subject] gains
    [other] gains
   *[you] you gain
 } { $card }{ $to ->
    [hand] , into the hand
    [deck] , on top of the deck
    [discard] , onto the discards
    [storage] , into storage
    [market] , which joins the market
   *[other] { "" }
 }
ef-verb-weakness = { $form ->
    [subject] takes
    [other] takes
   *[you] take
 } { $what }
ef-verb-turn = { $form ->
    [subject] turns
    [other] turns
   *[you] turn
 } { $what } face down
ef-verb-unturn = { $form ->
    [subject] turns
    [other] turns
   *[you] turn
 } { $all ->
    [yes] all progress cards
   *[no] { $what }
 } face up again
ef-verb-seal_self = seal this card
ef-verb-give_back = { $form ->
    [subject] returns
    [other] returns
   *[you] return
 } { $what } from hand or discards to the bottom of the market
ef-verb-return = return this card to the bottom of the market
ef-verb-remove_self = remove this card from the game
ef-verb-discard_self = discard this card
ef-verb-recover = { $form ->
    [subject] takes
    [other] takes
   *[you] take
 } { $what } of { $form ->
    [subject] their
    [other] their
   *[you] your
 } choice from { $from ->
    [sealed] the sealed pile
   *[discard] the discard pile
 } into hand
ef-verb-market = { $form ->
    [subject] looks at
    [other] looks at
   *[you] look at
 } { $what } of the market ({ $form ->
    [subject] and may buy
    [other] and may buy
   *[you] you may buy
 } them at once)

## Verbs: tokens

ef-verb-distress = { $form ->
    [subject] takes
    [other] takes
   *[you] take
 } { $what }
ef-verb-calm = { $form ->
    [subject] drops
    [other] drops
   *[you] drop
 } { $all ->
    [yes] all distress
   *[no] { $what }
 }
ef-verb-ether = { $sign ->
    [plus] { $form ->
        [subject] gains
        [other] gains
       *[you] gain
     }
   *[minus] { $form ->
        [subject] gives up
        [other] gives up
       *[you] give up
     }
 } { $what }
ef-verb-gem = { $sign ->
    [plus] { $form ->
        [subject] gains
        [other] gains
       *[you] gain
     }
   *[minus] { $form ->
        [subject] gives up
        [other] gives up
       *[you] give up
     }
 } { $what }
ef-verb-key = the group { $sign ->
    [plus] gains
   *[minus] loses
 } { $what }
ef-verb-hours = the group { $sign ->
    [plus] gains
   *[minus] loses
 } { $what }
ef-verb-threat = { $sign ->
    [plus] put { $what } { $at }
   *[minus] take { $what } { $from }
 }
ef-verb-token = { $sign ->
    [plus] put { $what } on
   *[minus] take { $what } off
 } { $on ->
    [none] this tile
   *[other] the tile of { $on-gen }
 }
ef-verb-soul = the group { $sign ->
    [plus] gains
   *[minus] loses
 } { $what }
ef-verb-intent = add { $what } to your payment
ef-verb-prevent = { $on ->
    [seal] { $all ->
        [yes] seal nothing
       *[no] seal { $n ->
            [one] { $n } card fewer
           *[other] { $n } cards fewer
         }
     }
   *[distress] { $all ->
        [yes] take no distress
       *[no] take { $n } less distress
     }
 }

## Verbs: map

ef-verb-move = { $form ->
    [subject] moves
    [other] moves
   *[you] move
 } up to { $what }
ef-verb-relocate = { $form ->
    [subject] relocates
    [other] relocates
   *[you] relocate
 } { $place }
ef-verb-swap = swap fields with them
ef-verb-reveal = reveal { $code }
ef-verb-environment = put { $kind ->
    [light] a light token
    [darkness] a darkness token
    [swamp] a swamp token
   *[water] a water token
 } { $at }{ $over ->
    [line] { " " }and a neighbouring field of the same tile
    [tile] { " " }and its whole tile
   *[field] { "" }
 }
ef-verb-clear_environment = take the environment token { $from }
ef-verb-wall = lay the wall token between your field and a neighbouring one
ef-verb-hole = lay the hole token on a wall of your field: from now on it can be passed
ef-verb-trap = { $armed ->
    [yes] set the traps
   *[no] disarm the traps
 }
ef-verb-companion = put { $card } { $place }
ef-verb-figure_move = move { $entity ->
    [none] its figure
   *[other] the figure of { $entity-gen }
 } up to { $what }
ef-verb-map_tile = draw and lay a new slumber map tile

## Verbs: entities

ef-verb-spawn = spawn { $count ->
    [0] { $entity } ({ $what })
    [1] { $entity }
   *[other] { $what } of { $entity-gen }
 }{ $at ->
    [none] { "" }
   *[other] { " " }{ $at }
 }
ef-verb-banish = remove { $all ->
    [yes] { $entity ->
        [none] all its figures
       *[other] all figures of { $entity-gen }
     }
   *[no] { $entity ->
        [none] this figure
       *[other] a figure of { $entity-gen }
     }
 } from the map
ef-verb-push = push { $aimed ->
    [yes] it
   *[no] this figure
 } up to { $what }
ef-verb-relocate_entity = relocate { $entity ->
    [none] { $aimed ->
        [yes] it
       *[no] this figure
     }
   *[other] { $entity }
 } { $place }
ef-verb-state = { $form ->
    [aim] { $name ->
        [stunned] stun
        [immobilised] immobilise
        [surprised] surprise
       *[poisoned] poison
     } { $entity ->
        [none] { $aimed ->
            [yes] it
           *[no] this entity
         }
       *[other] { $entity }
     }
    [subject] becomes { ef-state-gen }
    [other] becomes { ef-state-gen }
   *[you] become { ef-state-gen }
 }
ef-state-gen = { $name ->
    [stunned] stunned
    [immobilised] immobilised
    [surprised] surprised
   *[poisoned] poisoned
 }
ef-verb-mutate = add { $what } to { $entity ->
    [none] { $aimed ->
        [yes] it
       *[no] this entity
     }
   *[other] { $entity }
 }
ef-verb-cleanse = remove { $all ->
    [yes] all mutations
   *[no] { $what }
 } from { $entity ->
    [none] { $aimed ->
        [yes] it
       *[no] this entity
     }
   *[other] { $entity-gen }
 }{ $out ->
    [yes] , out of the game
   *[no] { "" }
 }
ef-verb-entity_move = move { $entity ->
    [none] this entity
   *[other] { $entity }
 } at once
ef-verb-block = block { $what } of the current turn card
ef-verb-resolve = resolve all effects of the current turn card at once
ef-verb-step = resolve { $name ->
    [mutation] the mutation effects
    [basic] the basic effects
    [move] the movement of entities
   *[special] the special effects
 } at once

## Verbs: turns, items, masks

ef-verb-turns = add { $what }
ef-verb-lose_turns = lose { $what }
ef-verb-loot = you take the loot
ef-verb-end = { $outcome ->
    [victory] you have won
    [defeat] you have failed
   *[ends] the slumber ends
 }
ef-verb-refresh_item = refresh an item
ef-verb-item_slot = the group has room for one more item
ef-verb-refresh_mask = { $form ->
    [subject] refreshes a mask
    [other] refreshes a mask
   *[you] refresh your mask
 }
ef-verb-mask = { $form ->
    [subject] gains
    [other] gains
   *[you] gain
 } { $card }

## Verbs: story

ef-verb-scene = read the scene
ef-verb-story = { $change ->
    [own] { $card }
    [opens] this opens the action “{ $card }”
   *[none] the story remembers it
 }
ef-verb-gate = you gain the gate tile { $card }
ef-verb-district = you discover the district { $card }
ef-verb-slumber = place under the slumber deck { $card }
ef-verb-fate = add { $card } to the fate deck
ef-verb-wisdom = you gain the wisdom card { $card }
ef-verb-note = you gain the note { $card }
ef-verb-memory = you gain the memory { $card }
ef-verb-season = the season turns for { $way ->
    [better] the better
   *[worse] the worse
 }
ef-verb-travel = move the group to { $to ->
    [any] any other place of the dreamworld
    [next] a neighbouring place
    [fate] a place of fate
    [slumber] a place of slumber
    [gate] a gate
    [key] a place with a key
    [shopping] a shopping place
    [sanctuary] a sanctuary
    [railway] a railway station
    [awakening] the place of awakening
   *[other] { $card }
 }
ef-verb-redeem = the slumber is redeemed

## Verbs: shapes

ef-verb-reroll = roll the die again
ef-choose = { $form ->
    [subject] chooses one
    [other] chooses one
    [together] choose one together
   *[you] choose one
 }
ef-choose-long = { $who }{ ef-choose }: { $options }
ef-choose-short = { $who }{ ef-choose } ({ $options })
ef-may = you may { $text }
ef-may-together = you may { $text }
ef-roll-long = roll the luck die. { $rows }
ef-roll-short = roll the luck die ({ $rows })
ef-face = { $faces }: { $text }
ef-face-x = cross
ef-face-blank = blank
ef-if = if { $when }, { $then }
ef-by-story-some = { $text } (up to { $times })
ef-if-more = if { $when }, in addition { $then }
ef-if-more-scene = if { $when }, read another scene as well
ef-if-else = if { $when }, { $then }; otherwise { $else }
ef-first-time = { $text } (unless you already have it)
ef-first-time-else = { $text } (if you already have it: { $else })
ef-by-story-one = depending on what you have lived through, { $text }
ef-by-story-long = depending on what you have lived through, some of this happens: { $options }
ef-by-story-short = depending on what you have lived through, some of this happens ({ $options })
ef-repeat = { $times } in a row: { $text }
ef-each-figure = for each figure of this entity: { $text }
ef-match = lay a reference token; if it belongs here, { $text }
ef-target = choose { $what ->
    [entity] an entity
    [sleeper] a sleeper
    [companion] a companion
   *[field] a field
 } { ef-reach }{ $from ->
    [here] { " " }of where you stand now
   *[start] { "" }
 }: { $text }
ef-reach = { $range ->
    [0] on your field
    [99] at any range
   *[other] within range { $range }
 }

## Places

ef-to-any = to any field
ef-to-here = on this field
ef-to-entry = to an entry field
ef-to-spawn = to a spawn field
ef-to-special = to a special field
ef-to-stairs = to other stairs
ef-to-suit = to a field of the current turn card’s suit
ef-to-target = there
ef-to-next = to a neighbouring field (even through a wall)
ef-to-field = to field { $field }
ef-at-any = on any field
ef-at-here = on this field
ef-at-entry = on an entry field
ef-at-spawn = none
ef-at-special = on a special field
ef-at-stairs = on stairs
ef-at-suit = on a field of the current turn card’s suit
ef-at-target = on the chosen field
ef-at-next = on a neighbouring field
ef-at-field = on field { $field }
ef-from-any = off any field
ef-from-here = off this field
ef-from-entry = off an entry field
ef-from-spawn = off a spawn field
ef-from-special = off a special field
ef-from-stairs = off stairs
ef-from-suit = off a field of the current turn card’s suit
ef-from-target = off the chosen field
ef-from-next = off a neighbouring field
ef-from-field = off field { $field }
ef-code = the secret card { $code }
ef-unknown = something secret

## Conditions (after "if")

ef-not = { $not ->
    [yes] do not{ " " }
   *[no] { "" }
 }
ef-is = { $not ->
    [yes] is not
   *[no] is
 }
ef-has = { $acting ->
    [first] the first sleeper { $not ->
        [yes] does not have
       *[no] has
     }
   *[you] you { ef-not }have
 }
ef-quantity = { $kind ->
    [exact] exactly { $what }
    [least] at least { $what }
    [most] at most { $what }
   *[between] { $least } to { $what }
 }
ef-when-story = { $change ->
    [own] { $card }
    [done] the action “{ $card }” has been taken
    [undone] the action “{ $card }” has not been taken yet
   *[none] { $not ->
        [yes] the story does not forbid it
       *[no] the story allows
     }
 }
ef-when-read = { $not ->
    [yes] the story does not forbid it
   *[no] the story allows
 }
ef-when-sleepers = { $most ->
    [1] there { ef-is } only one sleeper
   *[other] the number of sleepers { ef-is } { ef-quantity }
 }
ef-when-owns = you { ef-not }have { $card }
ef-when-environment = you { ef-not }stand in { $kind ->
    [light] light
    [darkness] darkness
    [swamp] a swamp
   *[water] water
 }
ef-when-progress = { ef-has } { ef-quantity }{ $colour ->
    [insight] { " " }of insight
    [cunning] { " " }of cunning
    [anger] { " " }of anger
   *[any] { "" }
 }
ef-when-entity = { $entity ->
    [none] an entity
   *[other] a figure of { $entity-gen }
 } { ef-is } { $range ->
    [0] on your field
    [99] on the map
   *[other] within range { $range }
 }
ef-when-companion = { $card } { ef-is } { $range ->
    [0] on your field
    [99] on the map
   *[other] within range { $range }
 }
ef-when-tokens = { $on ->
    [none] this tile
   *[other] the tile of { $on-gen }
 } { $kind ->
    [none] { $not ->
        [yes] has a token
       *[no] has no token
     }
   *[other] { $not ->
        [yes] does not have
       *[no] has
     } { ef-quantity }
 }
ef-when-threats = { $kind ->
    [none] there { $not ->
        [yes] is a
       *[no] is no
     } threat token in the landscape
   *[other] the landscape { $not ->
        [yes] does not hold
       *[no] holds
     } { ef-quantity }
 }
ef-when-suit = the current turn card { ef-is } of { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[spades] spades
 }
ef-when-season = it { ef-is } { $season ->
    [good] a good season
    [bad] a bad season
   *[other] { $card }
 }
ef-when-distress = { ef-has } { ef-quantity }
ef-when-turn = it { ef-is } turn { $kind ->
    [exact] { $least }
    [least] { $least } or later
    [most] { $most } or earlier
   *[between] { $least } to { $most }
 }
ef-when-field = you { ef-not }stand on { $kind ->
    [entry] an entry field
    [spawn] a spawn field
    [trap] a trap
    [stairs] stairs
    [special] a special field
    [quirk] a quirk
   *[draw] a draw symbol
 }
ef-when-alone = { $not ->
    [yes] another sleeper is
   *[no] no other sleeper is
 } { $range ->
    [0] on your field
    [99] on the map
   *[other] within range { $range }
 }
ef-when-mode = you { $not ->
    [yes] are not
   *[no] are
 } in { $mode ->
    [dream] a dream
    [slumber] a slumber
   *[world] the dreamworld
 }

## Prices

ef-price-insight = { ef-n-insight }
ef-price-cunning = { ef-n-cunning }
ef-price-anger = { ef-n-anger }
ef-price-distress = { ef-n-distress }
ef-price-ether = { ef-n-ether }
ef-price-gems = { ef-n-gem }
ef-price-keys = { ef-n-key }
ef-price-discard = { ef-n-card } from hand
ef-price-seal = sealing { ef-n-card }
ef-price-hours = { ef-n-hour }
ef-price-threat = { ef-n-threat }
ef-price-free = free
ef-price-for = for { $price }
ef-price-progressive = in parts, for { $price } per sleeper
ef-price-sleepers = for { $price } times the number of sleepers

## Actions

ef-action = { $label }{ $marks ->
    [none] { "" }
   *[other] { " · " }{ $marks }
 }: { $text }
ef-label = Action
ef-label-gem = Gem slot
ef-mark-quick = { $on ->
    [roll] quick, at a roll
    [distress] quick, when you would take distress
    [seal] quick, when you would seal
    [step] quick, before a step of the turn card
    [draw] quick, at a draw
    [payment] quick, at a payment
   *[other] quick, at any time
 }
ef-mark-attack = attack { ef-reach }
ef-mark-contact = contact { ef-reach }
ef-mark-range = range { $range }
ef-mark-gem = place a gem
ef-floating = From anywhere: { $text }
ef-mark-turn = once a turn
ef-mark-dream = once a dream
ef-mark-map = one-time
ef-mark-ever = once a campaign
ef-mark-when = only if { $when }
ef-mark-nw = top left
ef-mark-ne = top right
ef-mark-sw = bottom left
ef-mark-se = bottom right

## Lasting changes

ef-signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }
ef-least-price = { $sign ->
    [plus] { ef-signed }
   *[minus] { ef-signed } (at least 1)
 }
ef-more = { $sign ->
    [plus] more
   *[minus] fewer
 }
ef-bonus-when = { $text } if { $when }
ef-bonus-per = { $text } for { $each }
ef-bonus-hand = hand limit { ef-signed }
ef-bonus-draw = in the draw step you draw { ef-n-card } { ef-more }
ef-bonus-range = range of your attacks and contacts { ef-signed }
ef-bonus-progress-slots = room for progress cards { ef-signed }
ef-bonus-item-slots = room for items { ef-signed }
ef-bonus-move = a move action takes you { ef-n-field } { $sign ->
    [plus] further
   *[minus] less far
 }
ef-bonus-distress-limit = you can bear { $n } { $sign ->
    [plus] more
   *[minus] less
 } distress
ef-bonus-boost = your rolls to boost intent { ef-signed }
ef-bonus-die = your rolls of the luck die { ef-signed }
ef-bonus-seal = whenever you seal, seal { ef-n-card } { ef-more }
ef-bonus-price-insight = prices in insight { ef-least-price }
ef-bonus-price-cunning = prices in cunning { ef-least-price }
ef-bonus-price-anger = prices in anger { ef-least-price }
ef-bonus-shortcut = a shortcut seals { ef-n-card } { ef-more }
ef-bonus-market = when buying, you see { ef-n-card } { ef-more }
ef-bonus-slumber-turns = slumbers last { ef-n-turn } { $sign ->
    [plus] longer
   *[minus] less
 }
ef-bonus-sanctuary = in a sanctuary you make { $n ->
    [one] { $n } choice
   *[other] { $n } choices
 } { ef-more }

## Cards and tiles

ef-progress = Placing it in the progress zone: { $price }.
ef-stacks = Copies of this card add up.
ef-drawn = When you draw it: { $text }
ef-stays = It stays among your progress cards and does not count towards their limit.
ef-cure = Remove it { $price }.
ef-incurable = It cannot be removed.
ef-item-market = Discarded, it goes to the item market.
ef-steps = Steps: { $steps }.
ef-step-mutation = mutation
ef-step-basic = basic effect
ef-step-move = movement
ef-step-special = special effect
ef-step-end = end of the turn
ef-loot = Loot: { $text }
ef-mutation-distress = Its effects cause { $n } more distress.
ef-mutation-seal = Its effects seal { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
 }.
ef-mutation-movement = Its movement value { ef-signed }; a roll of one field stays one.
ef-mutation-range = Range of its effects { ef-signed }.
ef-mutation-masks = Masks do not work.
ef-mutation-progress = Progress cards do not work.
ef-mutation-rerolls = No die may be rolled again.
ef-mutation-gems = Gems cannot be used to roll again.
ef-quirk-everywhere = Quirk, for everyone in the whole landscape:
ef-quirk-here = Quirk, only for whoever stands on it:
ef-season-begins = When it begins: { $text }
ef-gained = When gained: { $text }
ef-note = It leaves the game once used.
ef-memory = As soon as { $when }: { $text } Then the card leaves the game.
ef-memory-now = Once: { $text } Then the card leaves the game.
ef-setup = Set-up: { $text }
ef-trap = Trap: { $text }
ef-goal = Goal: { $text }
ef-effect-plain = { $step }: { $text }
ef-effect-reach = { $step } ({ $range ->
    [99] any range
   *[other] range { $range }
 }): { $text }
ef-effect-when = { $head } (only if { $when })
ef-own-moves = In place of a movement roll: { $text }
ef-escape = Escape: at the start of a turn you may go straight to what follows the last turn.
ef-exhausted = When turns run out: { $text }
ef-redeem = When redeemed: { $text }
ef-revealed = When revealed: { $text }
ef-back = On the backs of its cards: { $text }
ef-choice = { $label }{ $marks ->
    [none] { "" }
   *[other] { " · " }{ $marks }
 } – { $text }
ef-icon-fate = Draw and resolve a fate card.
ef-icon-slumber = A slumber waits here.
ef-icon-gate = Gate: pay the keys and enter the dream, or gain 1 key and meet a slumber.
ef-icon-key = The group gains 1 key.
ef-icon-shopping = Each sleeper goes shopping, or gains 1 gem instead.
ef-icon-sanctuary = Sanctuary: each sleeper chooses one relief.
ef-icon-railway = A train takes you to any other station.
ef-icon-awakening = Awakening leads here.

## Head lines

ef-stat-sleeper = Sleeper
ef-stat-influence = { $progress ->
    [yes] Progress card
   *[no] Influence card
 } · { $intent }{ $cost ->
    [0] { "" }
   *[other] { " · " }costs { $price }
 }
ef-stat-no-intent = no intent
ef-stat-weakness = Weakness
ef-stat-item = Item · { $intent }
ef-stat-mask = Mask
ef-stat-turn = Turn card · { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[spades] spades
 }
ef-stat-mutation = Mutation · { $n }×
ef-stat-fate = Fate card
ef-stat-season = { $good ->
    [yes] Good season
   *[no] Bad season
 } · { $rank }
ef-stat-reference = Reference token
ef-stat-wisdom = Wisdom card
ef-stat-note = Note
ef-stat-memory = First memory
ef-stat-dream = Dream · { ef-n-turn } · { $keys ->
    [0] no keys
    [one] { $keys } key
   *[other] { $keys } keys
 }
ef-stat-slumber = Slumber{ $n ->
    [0] { "" }
   *[other] { " · " }{ ef-n-turn }
 }
ef-stat-entity = Entity · { $figure ->
    [human] human figure
    [animal] animal figure
   *[token] token
 }{ $large ->
    [yes] { " · " }large
   *[no] { "" }
 } · { $moves ->
    [rules] moves by rules of its own
   *[other] movement { $moves }
 }
ef-stat-tile = { $kind ->
    [map] Map tile
    [slumber-entry] Slumber entry tile
   *[slumber] Slumber map tile
 }{ $place ->
    [none] { "" }
   *[other] { " · " }{ $place }
 }
ef-stat-overlay = Overlay · { $place }
ef-stat-district = District · { $place }
ef-stat-location = Place · { $district }
ef-stat-secret = Secret card
ef-stat-scene = Scene { $n }
