# What the server says: refusals, notices, hints.

guest-name = Guest

event-undo = { $actor } takes an answer back.
event-undo-all = Everyone agreed to go back to answer { $amount }. The dice are new, unknown cards are dealt anew.
result-resigned = { $actor } has given up.

notice-timeout = Time is up: { $name }.
notice-timeout-turn = { $name }: time is up, a bot plays this turn.
notice-timeout-again = { $name }: time is up once more. A bot plays on until { $name } is back.
notice-left = { $name } has left the table.
notice-back = { $name } is back.
notice-declined = { $name } does not want to play again.
notice-exported = { $name } has exported the whole running game, with everything that is hidden.
said-exported = (has exported the whole running game, with everything that is hidden)
notice-took-over = { $name } now plays seat { $seat } and sees its cards.
said-took-over = (now plays seat { $seat } and sees its cards)

notice-words-void = The opening of the words was broken off ({ $name }). The dice have a new secret, and everyone seals a word again (time { $tries }).
said-words-void = (broke off the opening of the words; everyone seals again, time { $tries })

why-not-your-seat = That is not your seat. Sit down at the table first.
why-seat-taken = Seat { $seat } is taken. Choose another one.
why-no-such-seat = There is no seat { $seat } at this table.
why-not-started = The game has not begun yet. It starts when every seat is taken.
why-table-over = The game is over. You can look at the replay or play again.
why-not-kept = This could not be saved, so it has not happened. Try again in a moment.
why-broken = Something went wrong and nothing has changed. Try something else and tell us, please.
why-too-long = That is too long. { $most } letters at most.
why-too-fast = That was too fast. Wait a moment and try again.
why-preview-ends = What comes next cannot be shown: a roll, a reveal or somebody else’s decision.
why-no-such-answer = There is no answer { $number } to go back to.
why-no-such-request = Nobody is asking for that any more.
why-not-the-host = Only the host of the table can do that.
why-not-invited = You need an invitation to sit down here. Ask the host for a link.
why-table-full = All seats are taken. You can watch.
why-banned = You cannot play here. Turn to whoever runs the server.
why-not-the-keeper = Only whoever runs the server may do that.
why-bad-ban = Nobody can be banned as “{ $value }”. Name one address such as 192.0.2.7 or 2001:db8::7: no network, and not this machine or its proxy, behind which everyone is.
why-no-such-ban = There is no such ban. Those that hold: snar admin bans.
why-no-such-guest = We know no such guest.
why-no-such-table = There is no such table. Check the link.
why-unknown-game = There is no game “{ $value }” here. Known: { $known }.
why-no-such-invite = This invitation does not work. Ask for a new one.
why-started-already = The game has already begun.
why-nothing-to-judge = This game cannot be analysed: nobody here can judge it.
why-no-puzzle = There is no puzzle of this game today.
why-not-over = The game is not over yet.
why-who-are-you = We do not know you yet. Tell us your name first.
why-wrong-code = No player has this code. Check every letter.
why-bad-request = The server does not understand that. Reload the page.
why-not-in-agreement = The agreement of this game has no field “{ $field }”. It may have: { $known }.
why-wrong-in-agreement =
    The field “{ $field }” of the agreement has to be { $kind ->
        [number] a number
        [text] a text
        [list] a list
        [yes-or-no] yes or no
       *[object] an object
    }.
why-number-of-seats = There are { $seats } seats, but { $given } were described.
why-clock-range = The clock can be set from 5 seconds to 14 days, with at most an hour added for an answer.
why-sat-elsewhere = You already have another seat in this game. Somebody else’s cards would tell you more than you may know.
why-not-without-them = That was played before a seat changed hands. Only with whoever sat there then can it be taken back.
why-seat-wanted = Somebody else is already asking for seat { $seat }. Wait for the answer.
why-commitment-first = The word came before the commitment, so it would prove nothing. Ask for a commitment first.
why-commitment-lost = The promised dice are gone: the server was restarted, or another table has them. Look at the new commitment and try again.
why-other-commitment = The table has another commitment by now. Seal a word for that one.
why-bad-seal = That is not the seal of a word, or somebody else has it already. Seal another word.
why-bad-word = A word has one to a hundred letters.
why-other-word = That is not the word you sealed.
why-words-opening = All words are sealed and are being opened. It is too late to sit down, or for another seal.
why-words-not-yet = Words come when every seat is taken and everyone has sealed theirs.
why-seed-with-others = The cards and dice of this table were fixed beforehand and its host may know them. Nobody else can sit here.
why-bad-script = Scripted dice are numbers from 1 to 8, at most { $most } of them, and only in Říše Snů.
why-script-without-seed = Scripted dice belong to a game with a seed. Add one, or leave the script out.
why-too-many-tables = You have { $most } tables that are not over. Finish or delete some first.
why-not-a-spectator = Only somebody who looks on can be sent away like this. Whoever has a seat is freed from it.
why-somebody-away = Somebody who plays here is away. The whole game can be taken only while everyone sees it.

hint-chance = chosen by lot
hint-neutral = all options look alike
hint-tried = tried out, it wins most often
hint-roll = there is nothing to do before the roll
hint-closer = it brings you closer to your goals
hint-end-turn = no field within reach is better than this one
hint-victory = this wins the game
hint-deed = ending here serves a quest
hint-event = an event here is welcome
hint-fight = the fight is worth it
hint-avoid = the fight is better avoided
hint-tame = experience without a fight
hint-card = what the card does is welcome
hint-ability = it helps right now
hint-wait = keep it for a better moment
hint-heal = lives are welcome
hint-trade = experience becomes power
hint-spell = the spell is worth its chance
hint-hinder = it stands in an enemy’s way
hint-help = it helps you on your way
hint-save-light = nothing is worth its light now
hint-clear-way = a laid card is in the way
hint-quest = this quest is the shorter one
hint-fame = the most fame for the way
hint-best-branch = the better part of what the card offers
hint-least-loss = you will miss this least
hint-order = helpers clear the way first
hint-goal = it leads to the goal of the dream
hint-rest = nothing more is worth its price this turn
hint-work = there is something useful to do here
hint-gem = spare cards become a gem
hint-progress = a placed card works in every turn to come
hint-turns = when turns run out, hours become turns
hint-calm = the sleepers need a rest
hint-danger = it is safer this way
why-no-such-lesson = There is no such lesson here. Begin on the page Learn to play.

invited = Somebody invites you to a table
invited-more = Open the link and take a seat. It is played in the browser: nothing to install, no account to make.
