# What the server says: refusals, notices, hints.

guest-name = Guest

event-undo = { $actor } takes an answer back.
event-undo-all = Everyone agreed to go back to answer { $amount }. The dice are new, unknown cards are dealt anew.
result-resigned = { $actor } has given up.

notice-timeout = Time is up: { $seat }.
notice-exported = { $name } has exported the whole running game, with everything that is hidden.

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
why-no-such-table = There is no such table. Check the link.
why-no-such-invite = This invitation does not work. Ask for a new one.
why-started-already = The game has already begun.
why-not-over = The game is not over yet.
why-who-are-you = We do not know you yet. Tell us your name first.
why-wrong-code = No player has this code. Check every letter.
why-bad-request = The server does not understand that. Reload the page.
why-number-of-seats = There are { $seats } seats, but { $given } were described.
why-clock-range = The clock can be set from 5 seconds to 14 days, with at most an hour added for an answer.

hint-chance = chosen by lot
hint-neutral = all options look alike
hint-roll = there is nothing to do before the roll
hint-closer = it brings you closer to your goals
hint-end-turn = no field within reach is better than this one
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
why-no-such-lesson = There is no such lesson here. Begin on the page Learn to play.
