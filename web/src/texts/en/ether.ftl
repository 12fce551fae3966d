## Etherfields

landing-ether = Etherfields
landing-ether-more = Torn pages, distress and a story that remembers what you do.
landing-ether-players = 1–4 players
landing-ether-time = 10 to 12 turns a dream
landing-ether-aim = one way out
landing-ether-lesson = 34 steps with a guide
play-ether-new = Begin a new campaign
eth-previously = Previously
eth-previously-dreams = Dreams so far
eth-previously-lines = What happened last
eth-previously-pages = Last pages
eth-previously-on = Go on
eth-previously-read = Read the last pages
play-ether = Fall asleep now
play-ether-more = into the first dream, alone
eth-insight = insight
eth-of-insight = of { $due } insight
eth-of-cunning = of { $due } cunning
eth-of-anger = of { $due } anger
eth-of-discard = of { $due } { $due ->
    [one] card
   *[other] cards
 } from hand
eth-cunning = cunning
eth-anger = anger
eth-discard = cards from hand
eth-hours = Hours
eth-keys = Keys
eth-gems = Gems
eth-ether = Ether
eth-seal = sealed cards
eth-threat = threat
eth-distress = Distress
eth-souls = Souls
eth-mutations = Mutations
eth-mutations-left = Mutations left
eth-unknown-card = Nobody has turned this card over yet.
eth-secret-back = Secret card { $code }
eth-card-open = show the whole card
eth-weakness = weakness
eth-progress-card = progress card
eth-turned = face down
eth-laid = paid
eth-dreamscape = Dreamscape
eth-field = Field { $field }, { $tile }
eth-actions-here = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
eth-reach = { $cost ->
    [one] { $cost } field away
   *[other] { $cost } fields away
 }
eth-state-stunned = stunned
eth-state-immobilised = immobilised
eth-state-surprised = surprised
eth-state-poisoned = poisoned
eth-mark-entry = entry
eth-mark-spawn = spawn
eth-mark-trap = trap
eth-mark-stairs = stairs
eth-mark-special = special field
eth-mark-quirk = place for a quirk
eth-mark-shut = inaccessible
eth-mark-draws = { $count ->
    [one] { $count } extra card
   *[other] { $count } extra cards
 }
eth-mark-light = light
eth-mark-darkness = darkness
eth-mark-swamp = swamp
eth-mark-water = water
eth-do = Do it
eth-go-here = { $cost ->
    [one] Go here ({ $cost } field)
   *[other] Go here ({ $cost } fields)
 }
eth-go-pays = The way is paid with the cunning you will miss least. You can take it back until something is revealed.
eth-card-play = Play
eth-card-place = Place
eth-card-discard = Discard
eth-card-seal = Seal
eth-card-remove = Remove
eth-take-back = Take back
eth-take-back-name = { $name }: take back
eth-paying = Payment
eth-way = How you pay
eth-fields-far = { $count ->
    [one] takes you one field further
   *[other] takes you { $count } fields further
 }
eth-pay-how = Pick cards in your hand. Until you confirm you can take any of them back.
eth-pay-done = Pay
eth-pay-suggest = Pick for me
eth-pay-together = Ask for help: { $who }
eth-gift = { $who } is paying for everyone. Will you add to it?
eth-gift-done = Add
eth-gift-none = Add nothing
eth-pay-waits = Somebody else is just finishing something. Then you can pay.
eth-boost-more = The luck die adds intent, or spoils everything.
eth-play-as = Whom you play
eth-together = You decide together. Still to choose: { $who }.
eth-open-scene = Read the scene
eth-book = Book of secrets
eth-group-map = On your field
eth-group-things = Entities, items and masks
eth-group-hand = Cards in hand
eth-group-basic = Basic actions
eth-effort-do = Effort: fields for hours
eth-hours-do = Buy turns for hours
eth-save-sure = That ends the game for today. The campaign will go on with an awakening.
eth-save-yes = Save and stop
eth-turn-card = Turn card
eth-no-turn = No turn card is in force now.
eth-turns-left = { $left ->
    [0] the last turn
    [one] { $left } turn left
   *[other] { $left } turns left
 }
eth-suit-hearts = hearts
eth-suit-diamonds = diamonds
eth-suit-clubs = clubs
eth-suit-spades = spades
eth-step-mutation = Mutation
eth-step-basic = Basic effect
eth-step-move = Movement
eth-step-special = Special effect
eth-step-end = End of the turn
eth-blocked = blocked
eth-reaches = { $you ->
    [yes] reaches you
   *[no] reaches { $who }
 }
eth-reaches-none = reaches nobody
eth-acts = does something
eth-moves = { $you ->
    [yes] you are the nearest
   *[no] { $number ->
        [1] nearest is { $who }
       *[other] nearest are { $who }
     }
 }, { $far ->
    [0] right here
    [one] { $far } field away
   *[other] { $far } fields away
 }
eth-all = all of you
eth-moves-nobody = has no way to anyone
eth-strikes = { $step }: { $any ->
    [yes] { $entity } reaches { $you ->
        [yes] you
       *[no] { $number ->
            [1] { $who }
           *[other] them
         }
     } on any roll.
   *[no] { $entity } reaches { $you ->
        [yes] you
       *[no] { $number ->
            [1] { $who }
           *[other] them
         }
     } on a { $stride }.
 }
eth-step-nothing = Nothing now.
eth-ready = ready
eth-thinks = thinking
eth-bot = bot
eth-own-ether = ether
eth-own-gems = gems
eth-own-hand = in hand
eth-own-deck = deck
eth-own-discard = discards
eth-own-sealed = sealed
eth-deck-known = Cards of the deck that you know
eth-discard-pile = Discarded cards
eth-sealed = Sealed cards
eth-mask = Mask
eth-progress = Progress zone
eth-slot-free = free slot
eth-team = The group and the dream
eth-pile-items = Items
eth-pile-notes = Notes
eth-pile-wisdom = Wisdom
eth-pile-season = Season
eth-pile-memories = Memories
eth-pile-storage = Storage
eth-pile-gates = Gate tiles
eth-peek = Peeking: { $code }
eth-peek-left = { $left ->
    [one] { $left } second left
   *[other] { $left } seconds left
 }
eth-peek-away = Put the card away
eth-peek-gone = The card { $code } is face down again.
eth-peeked = { $code }: peeked at
eth-scene-number = Scene { $number }
eth-hint = How it works:
eth-contents = Scenes read so far
eth-scene-back = Previous scene
eth-scene-on = Next scene
eth-read-on = Read on
eth-close-book = Close the book
eth-world = Map of the dreamworld
eth-districts = Districts
eth-leads = leads to another district: { $to }
eth-here = you are here
eth-icon-fate = fate
eth-icon-slumber = slumber
eth-icon-gate = gate
eth-icon-key = key
eth-icon-shopping = shopping
eth-icon-sanctuary = sanctuary
eth-icon-railway = railway station
eth-icon-awakening = place of awakening
eth-deck-editor = Deck editing
eth-deck-size = Cards in the deck
eth-deck-done = Done
eth-deck-in-it = In the deck
eth-deck-box = Left out
eth-deck-add = Add
eth-deck-remove = Leave out
eth-filter-colour = Colour of intent
eth-any-colour = Any colour
eth-kind-progress = Progress cards
eth-type-sleeper = Sleepers
eth-type-influence = Influence cards
eth-type-item = Items
eth-type-mask = Masks
eth-type-weakness = Weaknesses
eth-type-turncard = Turn cards
eth-type-entity = Entities
eth-type-mutation = Mutations
eth-type-slumber = Slumbers
eth-type-fate = Fate cards
eth-type-season = Seasons
eth-type-wisdom = Wisdom
eth-type-memory = First memories
eth-cards-secret = other cards are secret until you find them
eth-kind-action = Action cards
eth-headline = { $where } · turn { $turn }
eth-tab-ask = What now
eth-tab-hand = Hand
eth-tab-people = Sleepers
eth-tab-turn = Turn
eth-tab-log = Log
eth-tab-chat = Talk
eth-story = You { $scenes ->
    [0] gave
    [one] read { $scenes } scene and gave
   *[other] read { $scenes } scenes and gave
 } { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
 }.
eth-outcome-victory = victory
eth-outcome-defeat = failure
eth-outcome-ends = the end
eth-outcome-escape = escape
eth-outcome-exhausted = no turns left
eth-outcome-death = death
eth-go-on = Go on with the campaign
eth-campaign-export = Download the campaign
eth-campaigns = Campaigns
setup-game = Game
eth-setup-file = A campaign from a file is waiting. Say who sits down, and prepare its table.
eth-setup-sleepers = Who will sleep
eth-setup-who = Who plays { $who }
eth-setup-start = Where to start
eth-start-campaign = The campaign, from the first dream
eth-seat-local = me as well
eth-option-strukturovane-tahy = Structured turns
eth-option-strukturovane-tahy-more = In rounds, one dream action in each.
eth-option-pokerove-karty = Poker cards
eth-option-pokerove-karty-more = Once a dream the group may try its luck.
eth-option-trnovy-rytir = Thorn Knight
eth-option-trnovy-rytir-more = His wisdom card is in force from the start.
eth-option-osvezujici-zdrimnuti = Refreshing nap
eth-option-osvezujici-zdrimnuti-more = A lost dream may be tried again without gathering its keys.
eth-option-mz = Save everything
eth-option-mz-more = A saved game stays exactly as it is.
eth-option-nepreruseny-sen = Unbroken dream
eth-option-nepreruseny-sen-more = A slumber may be swapped for another, lasting one.
eth-option-bdely-sen = Lucid mode
eth-option-bdely-sen-more = Decks of their own, twenty cards each, and turns that can be seen.
eth-option-solo = Solo
eth-option-solo-more = An unsuitable card may be removed and redrawn.
eth-option-prvni-vzpominky = First memories
eth-option-prvni-vzpominky-more = Cards of first memories are used once.
eth-option-otevrene-tahy = Open turns
eth-option-otevrene-tahy-more = All turn cards lie face up.
eth-option-spolecny-hod = One roll for all
eth-option-spolecny-hod-more = One movement roll counts for all entities.
eth-campaigns-none = No campaign yet. Begin the first.
eth-campaign-begun = A campaign in progress
eth-no-season = before the first season
eth-lucid = the lucid mode is open
eth-campaign-new = New campaign
eth-campaign-import = Open a campaign file
eth-file-big = This file is too big for a campaign. A campaign has { $most } kB at most.
eth-file-wrong = There is no campaign in this file.
eth-back-to-table = Back to the table
eth-last-table = The last table
eth-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
eth-scenes = { $count ->
    [one] { $count } scene
   *[other] { $count } scenes
 }

## The table of Etherfields: before it is done, and what has happened

key-eth-options = choose an option, or a card while cards are picked
key-eth-enter = pay, while a price is being paid
eth-grave-do = Do it and die
eth-grave-risk = Risk it
eth-rest-sure = Done for this turn?
eth-rest-yes = Done
eth-rest-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
 }
eth-die-shows = It shows: { $face }
eth-die-sides = ({ $count ->
    [one] { $count } side
   *[other] { $count } sides
 })
eth-face-x = cross
eth-face-blank = blank
eth-face-one = one field
eth-face-full = movement value
eth-face-again = movement value and another roll
eth-look-at = What { $name } does
eth-card-pick = pick this card
eth-differed = The votes differed ({ $voices }). Vote once more: then the majority decides, and the first sleeper breaks a tie.
eth-differed-book = The votes differed. Vote once more: then the majority decides, and the first sleeper breaks a tie.
eth-first-vote = first vote: { $who }
eth-not-voted = Still to speak: { $who }
eth-dream-did = What the dream did
eth-pay-die = The cards at hand do not suffice: it takes the luck die or a quick card.
eth-gate-won = ✓ { $name } (won)
eth-last-distress = One more distress is the last: everyone dies of it.
eth-few-cards = { $left ->
    [0] Not one more card can be sealed: with fewer than { $least } everyone dies.
    [one] Only { $left } more card can be sealed: with fewer than { $least } everyone dies.
   *[other] Only { $left } more cards can be sealed: with fewer than { $least } everyone dies.
 }
eth-things = Things of the group
eth-sleeper-more = Cards, mask, progress
eth-drawn-fate = Fate
eth-drawn-slumber = A slumber
eth-came-of-it = What came of it
eth-won = What you bring back
eth-happened-fate = Fate: { $name }
eth-happened-slumber = A slumber: { $name }
eth-happened-death = { $sleepers ->
    [1] You die
   *[other] Everyone dies
 }
eth-happened-exhausted = No turns are left
eth-happened-slumber-over = The slumber is over: { $name }
eth-happened-victory = Won: { $name }
eth-happened-defeat = Lost: { $name }
eth-happened-escape = You got away: { $name }
eth-happened-ends = It is over: { $name }
eth-follows-death = You awaken: distress is gone and all cards are unsealed, but you have lost keys, gems and placed progress cards. { $where ->
    [slumber] The slumber goes under its deck.
   *[dream] The gate stays, you can try again.
 }
eth-follows-victory = You are back in the dreamworld. The gate of this dream closes for good, and the season turns for the better.
eth-follows-defeat = You are back in the dreamworld. The gate stays, you can try again; the season turns for the worse.
eth-follows-exhausted = { $where ->
    [slumber] You are back on your way.
   *[dream] You are back in the dreamworld. The gate stays, you can try again.
 }
eth-follows-escape = You are back on your way.
eth-follows-slumber-over = You are back on your way.
eth-died-of = What it was
eth-follows-over = This table ends here.

learn-ether-lead = The first night: one dream, and one new thing each turn.
learn-ether-more = You are the Gambler, and a telephone rings in the house. You play alone, and 34 steps guide you.
learn-ether-start = Begin the first dream
