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
site-about = Snář: Realm of Dreams and Etherfields, two games about dreams in your browser. Play at once, alone or with friends, or be taught.
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
licences = Licences

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
seat-greedy = the careful one: a computer that plays with care
seat-random = the fickle one: a computer that plays at random
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
seats-full = Everyone is seated
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
status-running = { $beat ->
    [turn] turn { $round }
   *[round] round { $round }
 }
status-played = being played
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
roll-movement = Movement
roll-duel = Duel
roll-spell = Spell
roll-time-gate = Time Gate
roll-who-starts = Who starts
roll-lot = Order of play
roll-elude = Sidestep
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
end-turn = A step that ends the turn or cannot be taken back
end-turn-pause = do it after a short while
end-turn-word = wait for my word
end-turn-once = do it at once
sheet-more = More about { $name }
step-back = One step back
undo = Take back
hint = Advise me
hint-thinking = The bot is thinking…
no-advice = The bot has no advice now. Try again in a moment.
advice = The bot would choose
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
decks = Decks
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
key-arrows = move over the board; in the log, from one place to another
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
curtain-title = Now it is { $who }’s turn
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
fair-working = Computing… { $percent }%
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
credits-pictures = Every picture, sign and sound of this page was made for it.
credits-fonts = Typefaces Fraunces and Source Sans 3 (SIL Open Font License).

## Learning
coach = Guide
coach-ok = I see
coach-at = { $number } of { $total }

### Profile, open tables, the same answers.

profile = My profile
profile-since = You have been here since { $date }.
profile-over = finished
profile-won = won
profile-lost = lost
profile-together = with other people
profile-going = under way
profile-as = Who you play most often
profile-games = Finished games
profile-nothing = You have no games here yet. Once you begin one, you will find here how it went.
profile-whose = Only you can see this. Trying out rules does not count; what is neither won nor lost was kept for later or has no winner.
open-tables = Open tables
open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
 }
open-playing = being played, { $stands }
open-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
 }
open-join = Sit down
open-watch = Watch
open-all = All open tables ({ $count })
same-again = Answer the same
same-last = Last time: { $answer }. Keep answering that?
same-turn = This turn
same-game = The whole game
same-by-itself = { $count ->
    [one] { $count } question answers itself.
   *[other] { $count } questions answer themselves.
 }
same-stop = Ask me again
fair-choose = Which game do you want to check?
fair-nothing = Here the dice and cards of a finished game are checked. You have none yet; after a game a link from its table leads here.
