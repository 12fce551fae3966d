# Texts of the page. What the game says (questions, options, log) comes rendered from the server.

skip = Skip to content
loading = Loading…
offline = The server does not answer. Check your connection and try again.
home = Home
home-brand = Snář, home
close = Close
cancel = Back
no = No
agree = I agree
notices = Messages
copied = The link is in your clipboard.
theme-to-light = Light theme
theme-to-dark = Dark theme

## Landing
landing-title = Where to tonight?
landing-lead = Two games of dreams at one table. In one you quarrel over worlds, in the other you look for the way out of a dream.
play-now = Play now
play-now-more = as the Knight against the Shadow
table-for-friends = A table for friends
table-for-friends-more = pick a game, send a link
continue = Continue
continue-more = { $count ->
    [one] { $count } game is waiting
   *[other] { $count } games are waiting
 }
continue-none = nothing in progress yet
more = More pages
learn = Learn to play
cards = Cards
rules = Rules
settings = Settings

## New table
setup-title = A table for friends
setup-scenario = What to play
setup-seats = Who sits down
setup-players = Players
setup-character = Character { $number }
setup-who = Who plays seat { $number }
setup-local-name = Name at this device, seat { $number }
setup-more = More choices
setup-fame = Fame to win
setup-boards = Two boards side by side
setup-rotation = Rotation of the second board
setup-draft = By the draft of the rules
setup-visibility = Who may see the table
setup-clock = Time
setup-minutes = Minutes
setup-timeout = When time runs out
setup-pace = Pace of bots
setup-word = Your word for the dice
onlookers = { $count ->
    [one] One person looks on:
   *[other] { $count } people look on:
 }
expel = Send away
expel-sure = Send { $who } away?
expel-more = They will not be able to look on at this table again.
setup-word-chance = chance will choose
seeded-large = The cards and dice of this table were fixed beforehand. Its host may know every one of them.
words-opening = Everyone has sealed a word for the dice. Still to come: { $who }.
words-sealing = The game begins as soon as everyone has the table open. Still to come: { $who }.
words-lost = This browser does not have the word you sealed for the dice. Open the table where you sealed it, or let everyone seal anew.
words-anew = Everyone seals anew
words-tries = The words were asked for { $count } times. The chat says who broke it off before.
words-how = How the dice stay honest
words-how-more = The table has promised its secret by this commitment. Every browser seals a word first and opens it only when everyone’s is sealed, so nobody can choose a word that suits the others. This page does it by itself.
words-doubt-commitment = The game began with another commitment than the one this browser sealed its word for!
words-doubt-unsaid = The game began without your word for the dice!
words-doubt-word = Your word is not among the words that made the dice!
words-doubt-seals = A word is not the one that was sealed before yours was opened!
setup-commitment = Commitment of the dice:
setup-create = Prepare the table
my-name = Your name
seat-me = me
seat-open = a friend with the link
seat-local = a second player at this device
seat-greedy = computer, plays with care
seat-random = computer, plays at random
seat-free = free
visibility-link = whoever has the link
visibility-public = everyone
visibility-private = players only
visible-link = seen by those with the link
visible-public = seen by everyone
visible-private = seen by the players only
clock-none = no clock
clock-answer = for each answer
clock-bank = for the whole game
agreed-answer = { $minutes } min for each answer
agreed-bank = { $minutes } min for the whole game
agreed-fame = fame to win: { $fame }
timeout-bot = a bot plays the turn
timeout-resign = the player gives up
pace-none = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
scenario-stret-risi-more = Dreams against Darkness. Whoever annexes two worlds wins.
scenario-zkouska-sily-more = Everyone for themselves, two to five players, for fame.
scenario-zacatecnici-more = A short game with two cards a side. One world is enough.
scenario-souboj-s-casem-more = Like the Trial of Strength, but worlds stay open.
scenario-bratrstvi-more = Two pairs, fame adds up.
option-ctyri-hraci = Four players.
option-ctyri-hraci-more = Each side has a main character and a helper.
option-tezke-ukoly = Hard quests.
option-tezke-ukoly-more = Halls give hard quests instead of easy ones.
option-dlouha-hra = Long game.
option-dlouha-hra-more = A hall gives an easy and a hard quest; you need both.
option-kouzleni = Spells.
option-kouzleni-more = Characters may cast spells; in the game of four only helpers.
option-schopnosti = Special abilities.
option-schopnosti-more = Every character keeps one ability of two.
option-odmena = Reward for annexing.
option-odmena-more = A world brings a lasting gift instead of power.
option-lecebne-studanky = Healing wells.
option-lecebne-studanky-more = A well heals one life a round.
option-neduverive-svety = Distrustful worlds.
option-neduverive-svety-more = Annexing a world takes an easy and a hard quest.
option-snove-svety = Dream worlds.
option-snove-svety-more = When worlds reopen, new cards are dealt.
option-mocne-postavy = Mighty characters.
option-mocne-postavy-more = You keep both abilities.

## Invitation and waiting
join-title = You are invited to a table
join-lost = This invitation is not valid
join-seat = Whom will you play
join-any = anyone
join-sit = Sit down
join-watch = Just watch
dice-word = A word for the dice
lobby-title = The table is filling up
lobby-waits = the game begins when every seat is taken
lobby-start = Start, bots play the rest
invite-open = Copy a link for friends
invite-seat = Link to this seat
invite-link = Invitation link
invite-qr = The invitation as a QR code for the camera of a phone
sit = Sit here
seat-bot = Put a bot here
bot-level = Bot for a free seat
seat-empty = Free the seat
remove-sure = Free the seat of { $who }?
remove-more = The seat stays free until somebody sits down or a bot gets it. Whoever sat there needs a new invitation.
leave = Leave the table
leave-more = Your seat is kept: you can come back to it until somebody else sits down there. The host may let a bot play meanwhile.
leave-yes = Leave
games = My games
games-none = None yet. Begin from the home page, or prepare a table for friends.
games-public = Public tables
status-open = waiting for players
status-over = finished
status-running = round { $round }
status-your-turn = your turn
recover = Come back from another device
recover-more = Do you have a code from the settings? Type it in and your games will be here too.
recover-code = Code
recover-do = Come back
recovery-more = The code brings you back to your games in another browser. It is shown once, and an older one stops working.
recovery-make = Make a code
recovery-copy = Copy
recovery-copied = The code is in the clipboard. Keep it somewhere.

## Board
board = Board
board-grid = Fields of the board: arrows move, Enter chooses
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Whole board
field-name = { $kind ->
    [gate] { $world }: gate
    [ring] { $world }: ring field { $number }
    [hall] { $world }: hall
    [path] path { $number }
    [mystery] mystery place { $number }
    [well] well { $number }
   *[void] void { $number }
 }{ $second ->
    [yes] {" "}(second board)
   *[no] {""}
 }
cell-cost = for { $bp } MP
cell-offered = can be chosen
cell-harm = a card harms you on the way
peek-cost = the way costs { $bp } MP
peek-entry = entering costs { $bp } MP
go-there = Go there
choose-this = Choose
roll-movement = movement
roll-duel = duel
roll-spell = spell
roll-time-gate = Time Gate
roll-who-starts = who starts
roll-lot = order of play
roll-elude = sidestep
last-roll = Last roll:

## Table
title-table = Table
title-your-turn = Your turn
turn-of = Round { $round }: { $who }
answer-waits = The connection is lost. Your answer waits and is sent when it is back.
answer-gone = The connection was lost while you answered, and the game has gone on. See the log.
not-sent = The connection is lost, so nothing happened. Try again when it is back.
reconnecting = Connection lost, coming back…
link-gone = There is no such table.
link-gone-more = The link may be mistyped, or the table is no longer there. Your own tables are under My games.
link-old = This page is old. Load it again.
link-old-more = The server has been updated meanwhile. Your game is not lost.
load-again = Load again
lost = No path leads here
lost-more = The address may be mistyped. Go home and try from there.
people = Characters
parts = Parts of the table
asked = What now
tab-ask = Now
tab-hand = Hand
tab-people = People
tab-realm = Realm
tab-log = Log
tab-chat = Talk
log = Log
chat = Talk
chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
 }
log-since = since your last answer
recap = What happened since your last answer
chat-empty = Silence so far.
chat-say = Say something to the others
chat-send = Say
mute = mute
muted = You do not hear { $name }.
unmute = hear again
waiting = A moment, please.
waiting-for = Next: { $who }
waits-away = { $name } is away. The game waits.
waits-free = nobody sits here. The game waits.
waits-title = Somebody is missing
waits-left = { $name } has left the table. The game waits.
waits-time-bot = { $name } is away. When the time is up, a bot plays this turn:
waits-time-resign = { $name } is away. When the time is up, { $name } has given up:
waits-more = With a bot the game goes on, and whoever is missing can come back to the seat at any time.
waits-host = The host can let a bot play or free the seat.
waits-wait = Wait
waits-later = Come back another day
waits-stop = Stop and keep the campaign
waits-stop-more = The campaign will go on with an awakening; a dream under way is lost. You need not stop to come back another day: the table keeps everything as it is.
waits-stop-yes = Stop
back-title = Your seat
back-from-bot = { $who } was yours. A bot plays on meanwhile.
back-free = { $who } was yours, and the seat is still free.
back-do = Come back to my seat
late = Your time was up, so a bot is playing for you: { $who }.
late-back = I am here again
seat-kept = kept for { $name }
seat-asked = { $name } has been asked
rematch-offer = Offer a rematch
rematch-offered = { $name } offers a rematch.
rematch-accept = Play again
rematch-decline = Not now
rematch-declined = { $name } does not want to play again now.
rematch-declined-mine = You have declined the rematch.
rematch-swap = Change sides
join-by = { $name } invites you to a table
join-full = All seats are taken. You can watch.
join-taken = This seat is already taken. You can watch, or ask for another link.
join-over = This game is over. You can look at it.
join-mine = { $who } is still yours.
status-kept = your seat is kept
status-saved = saved
games-saved = Saved campaigns
watching = You are watching. You see nobody’s cards.
you = you
on-turn = to play
away = away
time-left = { $time } left
helper = helper
way-on = Way on
ends-soon = This ends the turn, or cannot be taken back.
ends-now = Do it
ends-wait = Wait
skip-motion = Skip what moves on the board
end-turn = A step that ends the turn or cannot be taken back
end-turn-pause = do it after a short while
end-turn-word = wait for my word
end-turn-once = do it at once
coach-hand = Your cards are under the tab Hand, below.
sheet-more = More about { $name }
step-back = One step back
undo = Take back
hint = Advise me
hint-thinking = The bot is thinking…
no-advice = The bot has no advice now. Try again in a moment.
advice = The bot would choose
remember = answer the same from now on in this game
ask-again = { $count ->
    [one] Forget { $count } remembered answer
   *[other] Forget { $count } remembered answers
 }
ask-again-done = Remembered answers are forgotten.
not-now = What cannot be done now, and why
why-not = Why not?
fields-lit = { $count ->
    [one] { $count } field is lit on the board
   *[other] { $count } fields are lit on the board
 }
fields-list = List the lit fields
do-attack = attack: { $what }
do-activate = use the card
do-spell = spell
do-trade = trade for power
rotation = Rotation of the card
rotate = Turn
lay = Lay it
confirm-final = This cannot be taken back.
confirm-do = Do it
end-sure = Really end here?
end-bp = { $bp } MP left
end-yes = End
undo-asked = { $who } asks to go back to answer { $to }. The dice will be new.
undo-what = Everything from here on goes back: { $what }
undo-waits = Waiting for the others to agree.
undo-never-mind = Take the request back
wish-asked = { $name } would like to play on as { $who }.
wish-more = They will see the cards in that hand. Agree only if you trust them. Who took over a seat stays on record.
wish-mine = You are asking for the seat of { $who }.
seat-taken-over = { $count ->
    [one] taken over during the game
   *[other] taken over { $count } times during the game
 }
ask-undo = Ask to go back
ask-undo-more = The last answer is taken back if everyone agrees. Unknown cards are shuffled anew.
ask-undo-yes = Ask
hand = Your cards
hand-empty = You hold no cards.
cast-do = Cast
placement-exact = exact
placement-random = random
card-open = Card { $name }
rule-open = Rule: { $title }
rules-all = all rules
stat-light = Light
stat-lives = Lives
stat-moc = Power
stat-pohyb = Movement
stat-bp = Movement points (MP)
stat-experience = Experience
stat-hand = Cards in hand
stat-fame = Fame
lives-of = lives { $lives } of { $max }
sign-tokens = power tokens: { $count }
sign-slowed = −{ $count } MP next time
sign-hasted = +{ $count } MP next time
sign-skips = skips a turn
sign-hypnotised = hypnotised
sign-annexed = annexed: { $worlds }
zone-items = items
zone-kept = kept events
zone-abilities = abilities
zone-trophies = trophies
zone-tamed = tamed animals
quests = quests
quest-easy = easy
quest-hard = hard
quest-left = { $count } left
quest-done = done
quest-turns = { $count ->
    [one] last turn
   *[other] { $count } turns
 }
quest-seen = so far: { $list }
world-open = open
world-closed = closed
world-of = annexed: { $who }
deck-dream = Dreams
deck-horror = Horrors
deck-event = Events
deck-easy = Easy quests
deck-hard = Hard quests
deck-ability = Abilities
used = { $count } used
lies-open = Lying open:
looked-at = Looked at in secret, from the top
discards = Discards
menu = Menu
company = People at the table
table-lesson = lesson
seeded = The cards and dice of this game were fixed beforehand.
resign = Give up
resign-more = You lose the game. With more than two players, a bot plays on for you.
resign-yes = Give up
export = Download the record
export-view = Download what I see
export-all = Download the whole game
export-all-more = The file tells even what is hidden: hands, decks and dice. Everyone at the table will learn that you have it.
export-all-yes = Download the secrets too
replace-by-bot = Let a bot play

## Keys
keys = Keys
key-options = choose an option
key-board = go to the board
key-arrows = move over the board
key-next = next or previous lit field
key-enter = choose the field
key-rotate = turn the card
key-undo = take back
key-hint = ask the bot
key-escape = one step back
key-search = search cards and rules
key-help = this help
keys-mouse = Zoom the board with the wheel or two fingers. Hold a finger on a field to see what is there.

## Curtain
curtain-title = Now it is { $who }
curtain-more = Pass the device on. Is nobody else looking?
curtain-lift = It is me

## End
over = End of the game
over-won = You win
over-lost = Not this time
over-show = Result of the game
rematch = Play again
rematch-join = To the rematch
story = The story in figures
story-lead = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }, { $answers ->
    [one] { $answers } decision
   *[other] { $answers } decisions
 }.
story-rolls = rolls of the die
story-steps = steps
story-cast = cards cast
story-events = events
story-fights-won = creatures beaten
story-duels-won = duels won
story-duels-lost = duels lost
story-spells = spells that worked
story-quests = quests fulfilled
story-worlds = worlds annexed
story-wounds = lives lost
story-healed = lives healed
story-awakenings = awakenings
story-uses = abilities used
replay = Replay
replay-at = { $at } of { $total } · round { $round }
replay-back = One step back
replay-forward = One step on
replay-round = Next round
replay-round-back = Previous round
replay-play = Play
replay-pause = Pause
replay-link = Link to this moment
replay-eyes = Through the eyes of
spectator = a spectator
back-to-table = Back to the table
fair-title = Check the dice
fair-how = Before the first card the server showed a fingerprint of its secret. Everyone sealed a word and opened it only when all were sealed. Secret and words made the key, and the key every roll and shuffle. Your browser now computes it all again.
fair-working = Computing… { $percent } %
fair-commitment = The secret matches the commitment.
fair-commitment-wrong = The secret does not match the commitment!
fair-seen = It is the same commitment this browser saw before the game.
fair-seen-wrong = Before the game this browser saw another commitment!
fair-draws = { $count ->
    [one] { $count } draw is right.
   *[other] All { $count } draws are right.
 }
fair-draws-wrong = Draw number { $number } is wrong!
fair-seals = Every word is the one that was sealed before any was opened.
fair-seals-wrong = A word is not the one that was sealed!
fair-kept = Your own word is among them, and the seals are those this browser saw before it opened yours.
fair-kept-alone = Your own word is among them, said after the commitment was shown.
fair-not = What this does not prove
fair-not-seen = This browser did not see the commitment before the game.
fair-not-kept = This browser sealed no word here, so it cannot tell whether the words were sealed in time.
fair-not-sealed = The words were not sealed: whoever sat down last and knew the secret could have chosen a word to suit.
fair-not-looked = That nobody who runs the server looked at the cards. That cannot be proved.
fair-word-commitment = commitment
fair-word-secret = secret
fair-word-words = players’ words
fair-word-none = nobody added one
fair-word-chain = last link of the record
fair-verify = That the rules were kept, the program Snář checks from the downloaded record.

## Cards and rules
search = Search cards and rules
search-what = bridge, well, duel
search-cards = Search the cards
search-rules = Search the rules
rules-both = both games
search-in-rules = search the rules
search-in-cards = search the cards
found = { $count ->
    [one] { $count } found
   *[other] { $count } found
 }
card-kind = Kind of cards
kind-all = all
kind-character = characters
kind-dream = dreams
kind-horror = horrors
kind-creature = creatures
kind-item = items
kind-oneshot = events
kind-quest = quests
kind-ability = abilities
kind-spell = spells

## Settings
language = Language
theme = Theme
theme-auto = as the device says
theme-dark = dark
theme-light = light
motion = Motion
motion-auto = as the device says
motion-reduced = only what is needed
sound = Sounds
volume = Volume
notify = Tell me when it is my turn
notify-denied = The browser did not allow notifications. Allow them in its settings.
skip-trivial = Do not ask when there is only one answer
warn-end = Before ending a turn, remind me what I could still do
slow-peek = Keep a peeked secret card until I put it away
confirm-setting = Ask before anything that cannot be taken back
forget = Forget me
forget-more = Your name and the access to your games are deleted. This cannot be taken back.
forget-yes = Forget
credits = Thanks
credits-icons = The pictures were drawn by Lorc, Delapouite and other authors of
credits-fonts = Typefaces Fraunces and Source Sans 3 (SIL Open Font License).

## Learning
learn-lead = A game of five rounds with somebody to lead you by the hand.
learn-more = You are the Knight, the Shadow plays against you, and cards and dice are prepared. It takes about a quarter of an hour, and at any time you may do something other than what the guide suggests.
learn-start = Begin the first game
coach = Guide
coach-ok = I see
coach-at = { $number } of { $total }

## Etherfields

landing-rise = Realm of Dreams
landing-rise-more = A void, three worlds and a die you can trust. For two to five.
landing-ether = Etherfields
landing-ether-more = Torn pages, distress and a story that remembers what you do. Together, for one to four.
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
eth-absent-move = movement
eth-absent-effort = effort
eth-absent-gem = gem
eth-absent-hours = turns for hours
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
eth-deck-in = Add
eth-deck-out = Leave out
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
eth-because = Because of:
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
eth-happened-death = Everyone is dead
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
