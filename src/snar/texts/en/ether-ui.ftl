# Etherfields: what is asked, offered, happens and cannot be.
#
# Names come ready: $actor, $source, $to, $card ... with their article, $x-name without it; fields have $x-to (to field
# c4), $x-from (off field c4), $x-at (on field c4); everything has $x-id (none = not there).
# An empty sentence { "" } = nothing is said, another event tells it.

## Names

ef-name-field = field { $field }
ef-figure-number = { $name } (figure { $number })
ef-owned = { $owner }: { $label }
ef-word-stunned = stunned
ef-word-immobilised = immobilised
ef-word-surprised = surprised
ef-word-poisoned = poisoned
ef-word-insight = insight
ef-word-cunning = cunning
ef-word-anger = anger
ef-word-light = light
ef-word-darkness = darkness
ef-word-swamp = swamp
ef-word-water = water
ef-word-mutation = mutation
ef-word-basic = basic effect
ef-word-move = movement
ef-word-special = special effect
ef-word-victory = victory
ef-word-defeat = failure
ef-word-ends = the end
ef-word-escape = escape
ef-word-exhausted = no turns left
ef-word-death = death
ef-word-gems = gems
ef-word-hours = hours
ef-word-distress = distress
ef-word-seals = seals
ef-word-all = everyone
ef-word-gate = gate tile
ef-word-poker = poker cards
ef-word-ether = ether
ef-word-keys = keys
ef-word-discard = cards from hand
ef-word-seal = sealing
ef-word-threat = threat
ef-word-nothing = free

## Questions

ef-ask-action = What do you do?
ef-ask-appear = { $source-name }: on which field does it appear?
ef-ask-block = Which step of the turn card do you block?
ef-ask-boost-failed = The boost failed. What do you pay with?
ef-ask-carried = Where does the group go?
ef-ask-change-sleeper = Who will you be next?
ef-ask-choose = { $source-id ->
    [none] What do you choose?
   *[other] { $source-name }: what do you choose?
 }
ef-ask-cleanse = Which mutation do you remove?
ef-ask-colour = Which colour of intent do you add?
ef-ask-companion = Where do you put the companion?
ef-ask-delta = How do you rest in the Delta Phase?
ef-ask-discard = Which card do you discard?
ef-ask-draw = Discard something first, or draw?
ef-ask-drop-item = Which item makes room?
ef-ask-drop-progress = Which progress card do you discard?
ef-ask-edit-deck = Do you change your deck? It has { $cards ->
    [one] { $cards } influence card
   *[other] { $cards } influence cards
 }.
ef-ask-entry = Where do you enter?
ef-ask-wall = Which neighbouring field do you wall off?
ef-ask-hole = To which neighbouring field do you break through?
ef-ask-environment = Where do you put the environment token?
ef-ask-escape = Do you stay, or escape?
ef-ask-fetch-discard = Which discarded card do you take?
ef-ask-fetch-sealed = Which sealed card do you choose?
ef-ask-full-slots = There is no room for the new item. What now?
ef-ask-gate = You stand at a gate. Do you enter, or take a key and meet a slumber?
ef-ask-give-back = Which card do you return to the market?
ef-ask-intent-token = Tokens of that colour have run out. From which action do you take one?
ef-ask-market = What do you buy?
ef-ask-match = Which reference token do you lay here?
ef-ask-mask = Which mask do you put on?
ef-ask-one-sleeper = Whom does it concern?
ef-ask-order = What is resolved first?
ef-ask-payment = What do you pay with?
ef-helper-asked = Somebody else is paying. Do you contribute, or step in?
ef-ask-poker = The luck cards lie there. Do you go on?
ef-ask-push = { $source-name } { $source-number ->
    [many] come
   *[one] comes
 } to { $field }. Where is whoever stands there pushed?
ef-ask-quirk = Where will the quirk lie?
ef-ask-ready = You are done. The others are still acting.
ef-ask-redraw = You play alone. Do you keep this card, or remove it from the game and draw another?
ef-ask-relocate = { $source-id ->
    [none] Where do you relocate?
   *[other] { $source-name } { $field-at }: where does it relocate?
 }
ef-ask-reshuffle = The deck has run out. What do you pay for the reshuffle?
ef-ask-sanctuary = Which relief do you choose in the sanctuary?
ef-ask-save-buy = Do you want to buy something before saving?
ef-ask-scene = What do you do?
ef-ask-shift = { $source-name } { $field-at }: where do you move the figure?
ef-ask-shop = What do you take in the shop?
ef-ask-shopping = Do you go shopping?
ef-ask-spawn = { $source-name }: on which field does it appear?
ef-ask-target = Whom or what do you choose?
ef-ask-toward = { $source-name } { $field-at }: towards whom does it go?
ef-ask-travel = Which way?
ef-ask-turn-progress = Which progress card do you turn face down?
ef-ask-unturn-progress = Which progress card do you turn face up again?
ef-ask-unbroken = Do you meet this slumber, or swap it?
ef-ask-walk = Where do you go? { $fields ->
    [one] { $fields } field left.
   *[other] { $fields } fields left.
 }
ef-ask-way = { $source-name } { $field-at }: which way does it go?
ef-ask-way-to-pay = How do you want to pay?
ef-ask-which-moves = { $source-name }: which figure moves first?
ef-ask-who-gains = Who takes the card?
ef-ask-who-pays = Who pays?
ef-ask-window-distress = You are about to take distress. Do you step in?
ef-ask-window-draw = Do you step in at the draw?
ef-ask-window-end = The steps of the turn card are over. Does anyone step in?
ef-ask-window-roll = The die is cast. Does anyone want to change it?
ef-ask-window-seal = You are about to seal. Do you step in?
ef-ask-window-step = A step of the turn card is coming. Does anyone step in?

## Options

ef-option-action = { $verb ->
    [set] place a gem: { $label } ({ $owner })
    [take] take the gem back: { $label } ({ $owner })
    [from] take a token from { $label } ({ $owner })
   *[other] { $label } ({ $owner })
 }
ef-back-of-a-card = back of the top card
ef-option-first = the one { $field-at }
ef-option-give-back = return { $what }
ef-option-move = { $field-id ->
    [none] move
   *[other] { $field-to }
 }
ef-option-effort = effort: { ef-hours }
ef-option-hours = { $number ->
    [0] hours
   *[other] buy turns for { ef-hours-acc }
 }
ef-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
 }
ef-hours-acc = { ef-hours }
ef-option-gem = gain a gem
ef-option-reroll = roll again for a gem
ef-option-peek = peek at { $what }
ef-option-cleanse = remove a mutation: { $what-name }
ef-option-place = place { $what }
ef-option-cure = be rid of { $what-name }
ef-option-poker = { $what-id ->
    [gems] bet on gems
    [hours] bet on hours
    [distress] bet on distress
    [seals] bet on seals
   *[other] bet on mutations ({ $more })
 }
ef-option-ready = done
ef-option-pass = { $what-id ->
    [none] nothing
   *[other] nothing: { $what-name }
 }
ef-option-quiet = do not ask again this turn
ef-option-done = done
ef-option-back = take it back
ef-option-stop = stay here
ef-option-pay = { $what-name }: { $colour }
ef-option-give = contribute { $what-name } ({ $colour })
ef-option-item = { $what-id ->
    [none] an item
   *[other] item { $what-name }: { $colour }
 }
ef-option-boost = { $colour ->
    [none] boost intent with the die
   *[other] boost intent with the die ({ $colour })
 }
ef-option-discard = discard { $what }
ef-option-draw = draw cards
ef-option-distress = take 1 distress
ef-option-ether = give up 1 ether
ef-option-seal = seal 3 cards
ef-option-target = { $what-id ->
    [none] { $field }{ $number ->
        [0] { "" }
       *[other] { " " }(figure { $number })
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
ef-option-on = { $field-at }
ef-option-toward = { $field-to }
ef-option-unready = not yet, there is more to do
ef-option-via = by { $field }
ef-option-appear = { $field-at }
ef-option-spawn = { $field-at }
ef-option-shift = { $field-to }
ef-option-quirk = { $field-at }
ef-option-push = { $what-id ->
    [none] { $field-to }
   *[other] { $what-name } { $field-to }
 }
ef-option-block = block: { $what }{ $number ->
    [0] { "" }
   *[other] { " " }({ $number })
 }
ef-option-remove = remove { $what-name }
ef-option-resolve = { $what-name }
ef-option-choose = option { $number }
ef-option-match = { $what-name }
ef-option-take = take { $what }
ef-option-buy = { $what-id ->
    [none] buy
   *[other] buy { $what }
 }
ef-option-redraw = remove { $what } and draw another
ef-option-wear = put on { $what }
ef-option-keep = leave it as it is
ef-option-in = into the deck: { $what-name }
ef-option-out = out of the deck: { $what-name }
ef-option-drop = discard { $what-id ->
    [turned] { $more } (face down)
   *[other] { $what-name }
 }
ef-option-store = into storage: { $what-name }
ef-option-turn = turn { $what }
ef-option-become = { $what-name }
ef-option-stay = stay
ef-option-escape = escape
ef-option-meet = meet it
ef-option-swap = swap it
ef-option-go = { $what-name }
ef-option-awaken = awaken
ef-option-save = save the game and stop
ef-option-enter = { $field-id ->
    [none] enter the dream
   *[other] { $field-to }
 }
ef-option-key = take a key and meet a slumber
ef-option-shop = go shopping
ef-option-leave = leave it
ef-option-influence = influence cards
ef-option-go-on = turn up the misfortune cards
ef-option-give-up = give up
ef-option-calm = drop all distress
ef-option-unseal = unseal cards
ef-option-unturn = turn progress cards face up again
ef-option-shuffle = shuffle the deck
ef-option-mask = refresh the mask
ef-option-refresh = refresh an item
ef-option-insight = insight
ef-option-cunning = cunning
ef-option-anger = anger

## What comes of it

ef-effect-move = You move as many fields as you pay cunning.
ef-effect-effort = Move up to { $number ->
    [one] { $number } field
   *[other] { $number } fields
 }.
ef-effect-hours = Add { $number ->
    [one] { $number } turn
   *[other] { $number } turns
 }.
ef-effect-peek = Only you see what it is.
ef-effect-cleanse = Remove 1 mutation from this entity.
ef-effect-boost = Roll the luck die: numbers add intent, a cross is a failure.
ef-effect-poker = { $what-id ->
    [gems] Luck: you gain all available gems. Misfortune: you lose all of them.
    [hours] Luck: 2 more hours. Misfortune: you lose all hours.
    [distress] Luck: one sleeper drops 2 distress. Misfortune: one sleeper takes 1 distress.
    [seals] Luck: everyone unseals 5 cards. Misfortune: everyone seals 5 cards.
   *[other] Luck: the entity loses all mutations. Misfortune: it gains 2 mutations.
 }
ef-effect-awaken = You drop all distress and seals, and lose keys, gems and placed progress.
ef-effect-save = The game ends and next time begins with Awakening.
ef-effect-enter = You pay the keys the gate asks for, and the dream begins.
ef-effect-swap = This slumber goes to the bottom of its deck; you resolve the tile of the unbroken dream instead.
ef-effect-shop = Each sleeper either looks at influence cards and buys some, or buys 1 item, or gains 1 gem instead. The shopping card then goes away until you finish a dream.
ef-effect-leave = The shopping card stays with you for another time.
ef-effect-go-on = If the luck cards add up to more, luck it is. Otherwise misfortune, even on a tie.
ef-effect-give-up = Nothing happens. You cannot turn to the cards again in this dream.
ef-effect-quiet = No one will ask you about quick actions again this turn.

## Events

ef-amount = { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
 }
ef-from-source = { $source-id ->
    [none] { "" }
   *[other] { " " }({ $source-name })
 }
ef-who = { $actor-id ->
    [none] the group
   *[other] { $actor }
 }
ef-event-act = { $actor }: { $label }.
ef-event-progress = { $actor } pays a part: { $label } (part { $amount }).
ef-event-failed = { $actor }: the action fails, the cards paid are lost.
ef-event-ready = { $actor } is done acting.
ef-event-pass = { $actor } passes.
ef-event-done = { $actor } ends the round.
ef-event-turn = A turn begins: { $source }.
ef-event-step = { $actor-id ->
    [none] Step: { $source }.
   *[other] { $actor } goes { $to-to }.
 }
ef-event-relocate = { $actor } relocates { $to-to }.
ef-event-enters = { $actor } enters { $to-at }.
ef-event-trap = { $actor } springs the trap { $to-at }.
ef-event-traps-armed = The traps are set.
ef-event-traps-disarmed = The traps are disarmed.
ef-event-distress = { $actor } takes { $amount } distress{ ef-from-source }.
ef-event-calm = { $actor } drops { $amount } distress.
ef-gains = { $sign ->
    [minus] loses
   *[plus] gains
 }
ef-event-ether = { $sign ->
    [zero] No ether is left in the supply.
   *[other] { ef-who } { ef-gains } { $amount } ether{ ef-from-source }.
 }
ef-event-gem = { $sign ->
    [zero] No gem is left in the supply.
   *[other] { ef-who } { ef-gains } { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
     }{ ef-from-source }.
 }
ef-event-key = { $sign ->
    [zero] No key is left in the supply.
   *[other] Keys: { ef-amount }{ ef-from-source }.
 }
ef-event-hours = Hours: { ef-amount }{ ef-from-source }.
ef-event-soul = { $sign ->
    [zero] No soul token is left in the supply.
   *[other] Soul tokens: { ef-amount }{ ef-from-source }.
 }
ef-event-threat = { $sign ->
    [zero] No threat token is left in the supply.
   *[other] Threat tokens: { ef-amount }{ ef-from-source }.
 }
ef-event-token = { $sign ->
    [zero] No universal token is left in the supply.
   *[other] Tokens on the tile: { ef-amount }{ ef-from-source }.
 }
ef-event-turns = { $sign ->
    [zero] No discarded turn card is left, so no turn is added.
   *[other] Turns: { ef-amount }{ ef-from-source }.
 }
ef-event-prevented = { $actor } { $to-id ->
    [cards] seals { $amount ->
        [one] { $amount } card fewer
       *[other] { $amount } cards fewer
     }
   *[other] takes { $amount } less distress
 }{ ef-from-source }.
ef-event-spared = { $actor } takes no distress: { $source-name } { $source-number ->
    [many] are surprised
   *[one] is surprised
 }.
ef-event-unchanged = { $source-name }: the poison keeps new mutations away.
ef-event-intent-taken = { $actor } takes an intent token from another action: { $label }.
ef-event-gem-set = { $actor } places a gem: { $source }.
ef-event-gem-take = { $actor } takes the gem back: { $source }.
ef-event-death = { $source-id ->
    [distress] { $actor } has more distress than can be borne. Nobody survives.
    [no-distress-left] No distress token is left. Nobody survives.
   *[other] { $actor } has too few cards. Nobody survives.
 }
ef-face-name = { $to-id ->
    [x] cross
    [blank] blank
    [one] one field
    [full] movement value
    [again] movement value and another roll
   *[other] { $to-id }
 }
ef-event-roll = { $actor-id ->
    [none] Movement die{ ef-from-source }: { ef-face-name }.
   *[other] { $actor } rolls the luck die: { ef-face-name }.
 }
ef-state-name = { $source-id ->
    [stunned] stunned
    [immobilised] immobilised
    [surprised] surprised
   *[poisoned] poisoned
 }
ef-event-state = { $actor-id ->
    [none] { $to-name }: { ef-state-name }.
   *[other] { $actor }: { ef-state-name }.
 }
ef-event-mutation = New mutation, { $source-name }: { $to-name }.
ef-event-cleansed = Mutation removed, { $source-name }: { $to-name }.
ef-event-moves = { $source-name }: moves { $to-to }.
ef-event-relocates = { $source-name }: relocated { $to-to }.
ef-event-pushed = { $actor-id ->
    [none] { $source-name }: pushed { $to-to }.
   *[other] { $actor }: pushed { $to-to }.
 }
ef-event-appears = { $source-name }: spawned { $to-at }.
ef-event-banished = { $source-name }: gone from the map.
ef-event-tile = A tile comes into play: { $source-name }.
ef-event-tile-leaves = A tile leaves: { $source-name }.
ef-event-companion = { $actor } puts { $source } { $to-at }.
ef-event-environment = { $actor } changes the environment { $to-at }: { $source }.
ef-event-environment-cleared = The environment token { $to-at } is gone.
ef-event-wall = { $actor } lays the wall token between { $frm } and { $to }.
ef-event-hole = { $actor } lays the hole token between { $frm } and { $to }.
ef-event-blocked = { $actor } blocks a step: { $source }{ $amount ->
    [0] { "" }
   *[other] { " " }({ $amount })
 }.
ef-event-turned = { $actor } turns face down: { $card-name }.
ef-event-unready = { $actor } is not done after all.
ef-event-unturned = { $actor } turns face up again: { $card-name }.
ef-event-drawn = From storage: { $card-name }.
ef-event-peek = { $actor } peeks{ $seen ->
    [yes] : { $card-name }.
   *[no] { " " }at a secret card.
 }
ef-event-item-slot = There is room for one more item.
ef-event-laid = The landscape grows: { $source-name }.
ef-event-matched = { $actor } lays { $source }. It belongs here.
ef-event-no-match = { $actor } lays { $source }. It does not belong here.
ef-event-gain = { $actor } gains { $source }.
ef-event-gain-gate = A new gate tile: { $source-name }.
ef-event-gain-slumber = The slumber deck grows: { $source-name }.
ef-event-gain-fate = The fate deck grows: { $source-name }.
ef-event-dream = You enter a dream: { $source-name }.
ef-event-dream-over = The dream is over: { $source-name }, { $to }.
ef-event-slumber = A slumber comes: { $source-name }.
ef-event-slumber-over = The slumber is over: { $source-name }.
ef-event-exhausted = { $source-id ->
    [escape] You escape.
   *[other] The turns have run out.
 }
ef-event-redeemed = Redeemed: { $source-name }.
ef-event-delta = Delta Phase: everyone rests.
ef-event-loot = Loot: { $source-name }.
ef-event-fate = Fate card: { $source-name }.
ef-event-season = A new season: { $source-name }.
ef-event-district = A district opens: { $source-name }.
ef-event-scene = Scene { $amount }{ $label ->
    [none] .
   *[other] : { $label }.
 }
ef-event-chosen = { $label ->
    [none] { "" }
   *[other] You choose: { $label }
 }
ef-event-story = { "" }
ef-event-group = The group goes on: { $to-name }.
ef-event-visit = { $source-name }.
ef-event-vote = { $actor } proposes: { $label }.
ef-event-differ = You do not agree; there is another vote.
ef-event-awakening = Awakening.
ef-event-changed = { $frm } leaves, { $to } comes.
ef-event-saved = The game is saved.
ef-event-opening-done = The opening of the campaign is over.
ef-event-poker = Card of { $source-id ->
    [luck] luck
   *[other] misfortune
 }: { $amount }.
ef-event-shuffle = { $zone ->
    [deck] { $owner } shuffles the deck.
   *[other] { "" }
 }
ef-event-card = { $move ->
    [deck-hand] { $owner } draws { $card }.
    [hand-discard] { $owner } discards { $card }.
    [deck-sealed] { $owner } seals { $card }.
    [sealed-discard] { $owner } unseals { $card }.
    [sealed-hand] { $owner } takes { $card } from the sealed pile.
    [discard-hand] { $owner } takes { $card } from the discards.
    [discard-sealed] { $owner } seals { $card }.
    [hand-progress] { $owner } places { $card }.
    [deck-progress] { $owner }: { $card } stays among the progress cards.
    [progress-discard] { $owner } discards { $card }.
    [offer-discard] { $owner } buys { $card }.
    [market-offer] On sale: { $card-name }.
    [weaknesses-discard] { $owner } gains a weakness: { $card-name }.
    [storage-items] From storage: { $card-name }.
    [items_market-items] New item: { $card-name }.
    [items-storage] Into storage: { $card-name }.
    [items-items_market] To the item market: { $card-name }.
    [vault-wisdom] New wisdom: { $card-name }.
    [masks-mask] { $owner } puts on { $card }.
    [notes-removed] { $card } leaves the game.
    [memories-removed] { $card } comes true and leaves the game.
   *[other] { "" }
 }

## Why not

ef-why-bad-chronicle = This record of a campaign cannot be read. Take one that the game saved.
ef-why-blocked-by-mutation = A mutation of an entity forbids it.
ef-why-boosted-already = Intent can be boosted only once a turn.
ef-why-borne-already = It would change nothing: that state is there already, or no token is left for it.
ef-why-boosts-who-acts = Only whoever takes the action can boost it.
ef-why-cannot-boost = There is nothing to boost now: first pay at least 1 intent that the price asks for.
ef-why-condition = The condition of that action does not hold now.
ef-why-deck-limits = A deck takes 20 to 40 influence cards, or all you own.
ef-why-dream-action-taken = Only one dream action can be taken in a round.
ef-why-draw-first = Draw your cards first.
ef-why-few-slumbers = It cannot be redeemed: at least three slumbers must stay in the game.
ef-why-field-full = There is no room left { $field-at }.
ef-why-immobilised = An immobilised figure does not move.
ef-why-no-gem-there = No gem lies there.
ef-why-no-mutation = That entity has no mutation, or is not within range 1.
ef-why-no-boost-placing = The placing of a progress card cannot be boosted.
ef-why-no-road = No road leads there from here.
ef-why-no-walk = You cannot walk to { $field }: no way leads there, or you have too little cunning in hand.
ef-why-no-way = No step leads { $field-id ->
    [none] there
   *[other] to { $field }
 } from here. Go to a neighbouring field with no wall between.
ef-why-no-target = { $range ->
    [99] There is no target to which a way leads.
   *[other] There is no target within range { $range }.
 }
ef-why-no-wall-here = Around your field there is nothing to wall off.
ef-why-no-hole-here = No wall of your field has a field behind it to stand on.
ef-why-none-left = { $what-id ->
    [gem] No gem is left in the supply.
    [wall] The wall token lies on the map already; there is no other.
    [hole] The hole token lies on the map already; there is no other.
   *[other] None is left in the supply.
 }
ef-why-not-a-progress-card = That is not a progress card.
ef-why-not-explained = No card has told you yet what reference tokens are for.
ef-why-ready-already = You are done. Take that back first.
ef-why-token-away = What belongs here is with a sleeper who is not dreaming with you now.
ef-why-not-here = You must stand { $field-at }.
ef-why-not-in-dreamworld = That cannot be done in the dreamworld.
ef-why-not-in-hand = That card is not in your hand.
ef-why-not-paid = The price is not paid yet.
ef-why-not-quick = Only quick actions can be taken now.
ef-why-not-unlocked = That is unlocked in the course of the campaign.
ef-why-nothing-to-peek = There is no peeking at that.
ef-why-nowhere-to-go = No other field like that lies on the map, or there is no room there.
ef-why-only-between-locations = That has to wait for the dreamworld, once the place is resolved.
ef-why-only-intent = This card gives intent only.
ef-why-out-of-range = { $range ->
    [99] No way leads there.
   *[other] It is further than range { $range }.
 }
ef-why-pays-nothing-here = That does not pay this price.
ef-why-place-it-first = First place it among your progress cards.
ef-why-same-sleeper-twice = The same sleeper cannot play twice.
ef-why-sleepers-number = 1 to 4 sleepers can play, not { $number }.
ef-why-solo-is-for-one = The solo variant is for one sleeper only.
ef-why-too-dear = You have nothing to pay for that with now.
ef-why-too-few-hours = You do not have that many hours. { $have ->
    [0] None is left.
    [one] There is { $have } left.
   *[other] There are { $have } left.
 }
ef-why-unknown-card = This game knows no card { $card-id }.
ef-why-unknown-field = There is no field { $field-id } on the map. Fields are a1 to f8.
ef-why-unknown-option = This game knows no option { $option-id }.
ef-why-unknown-sleeper = This game knows no sleeper { $sleeper-id }.
ef-why-used-this-dream = That has been used in this dream already.
ef-why-used-this-turn = That has been used this turn already.
ef-why-used-up = That could be used only once.
ef-why-wrong-moment = This is not the moment for that.
