# Why not, as the page says it: without the notation, the commands and the numbered lists that only the terminal knows.
# $x-to, $x-at: a field inside a sentence (to path 10, on path 10); $x-name: the name of a thing.

page-why-not-offered = That is not possible now. Choose from what the game offers.
page-why-game-over = The game is over.
page-why-stale = Something happened in the meantime and the answer came too late. See what has changed and answer again.
page-why-line-too-long = That is too long. Send it in several parts.
page-why-empty-answer = The answer is empty. Choose from what the game offers.
page-why-too-far = It is { $cost } MP { $field-to } and you have { $have } left. You will get there in a later turn.
page-why-unknown-field = There is no such field on the board.
page-why-roll-first = Roll for movement first.
page-why-no-way = No step leads { $field-to } from here. Go to a neighbouring field; into a world only by its gate and along the ring.
page-why-nobody-here = { $target-name } is not on your field. You can only attack somebody who stands there.
page-why-no-enemy = { $target-name } is on your side. You can only attack an opponent.
page-why-casting-first = Finish casting first.
page-why-no-target = The spell { $spell-name } has nobody to work on now.
page-why-unknown-turn = A card cannot be turned like that. Choose one of the four ways.
page-why-unknown-spell = This character knows no such spell.
page-why-not-in-hand = The card { $card-name } is not in your hand.
page-why-unknown-card = This game has no such card.
page-why-attack-on-arrival = You attack only on arriving by a step of your own. Leave the field and come back.
page-why-card-does-not-fit = The card does not fit there: all of it must lie on the board and none of it on another card.
page-why-nobody-of-that-name = Nobody of that name plays here.
page-why-no-opponent = This spell is only for opponents.
page-why-cannot-recall = No picture of a permanent card of yours lies { $field-at }.
page-why-cannot-cancel = No picture of a card that you can cancel now lies { $field-at }.
page-why-unknown-scenario = This game has no such scenario. Choose another.
page-why-unknown-edition = This game has no such rules. Choose others.
page-why-unknown-option = This game has no such option. Leave it out.
page-why-unknown-character = This game has no such character. Choose another.
page-why-option-needs-trial = One of the options belongs to the Trial of Strength. Leave it out, or play the Trial of Strength.
page-why-option-needs-sides = One of the options belongs to the Clash of the Realms. Leave it out, or play the Clash of the Realms.
page-why-beginners-no-options = The beginners’ game has no options. Leave them out.
page-why-never-reopens = Worlds never close in Race against Time, so one of the options would change nothing. Leave it out.
page-why-draft-only-trial = The draft rules know only the Trial of Strength, on one board and without options.
page-why-two-boards-scenario = Two boards go only with the Clash of the Realms and the Trial of Strength.
page-why-number-of-characters = There must be at least { $least } and at most { $most } characters, not { $number }.
page-why-sides-alternate = Characters alternate: hero, demon, hero, demon. Put them in that order.
page-why-three-and-three = At most three characters may be on one side. Choose others.
page-why-no-fame = There is no fame to win in the Clash of the Realms.
page-why-unknown-seat = There is no such seat at the table.
page-why-unknown-bot = There is no such opponent. Choose another.

page-ef-why-unknown-card = This game has no such card.
page-ef-why-unknown-field = There is no such field on the map.
page-ef-why-unknown-option = This game has no such option. Leave it out.
page-ef-why-unknown-sleeper = This game has no such sleeper.
page-ef-why-unknown-start = You cannot start there. Choose another start.
