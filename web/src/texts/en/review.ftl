### After the game: analysis, another line on the board, playing on.

review = Analysis
review-more = A bot goes through the game decision by decision: who stood how, what turned it, what could have gone better and what the dice had to do with it. It runs in the background and is kept with the game.
review-begin = Analyse the game
review-waits = The analysis waits for its turn…
review-at = { $done } of { $total } answers analysed
review-left = { $minutes ->
    [one] About a minute left
   *[other] About { $minutes } minutes left
 }
review-meanwhile = Meanwhile you can go through the game, or leave: the analysis goes on and is kept with it.
review-stop = Stop the analysis
review-graph = Chance to win by round
review-graph-points = How the team stood, round by round (the bot's points)
review-player = Player
review-accuracy = Accuracy
review-percent = { $percent }%
review-lost = Choices
review-luck = Luck
review-units = { $unit ->
    [chance] Choices and luck are points of the chance to win: what a player gave away by choices, and what dice and cards gave.
   *[points] Choices and luck are the points by which the bot values how the team stands: what was given away by choices, and what fate gave.
 }
review-slips = What could have gone better
review-no-slips = The bot found nothing clearly better.
review-size = { $size ->
    [1] Slip
    [2] Mistake
   *[3] Blunder
 }
review-where = Round { $round }, { $who }
review-slip = Played: { $chosen } ({ $mine }%). Better: { $better } ({ $best }%).
review-slip-points = Played: { $chosen } ({ $mine }). The bot would rather: { $better } ({ $best }).
review-why = Why: { $why }
review-show = Show that moment
review-better = Play the better line
review-turning = What turned the game
review-swing = change { $swing }; dice and cards { $luck }, choices { $lost }
review-honest = { $unit ->
    [chance] Every decision is judged only from what its player could see then. Laying cards, things and trade the bot cannot judge; chances are estimated from imagined continuations, and luck and choices do not add up to the point.
   *[points] Judged is what was done in the action step, from what the team could see then: both ways were played on to the end of the next turn in imagined games. A slip gives away half of a sleeper's turn, a mistake a whole one, a blunder two. The points are the bot's own reckoning, no chance to win; of the story (pages, looks under cards, ways through the dreamworld) it judges nothing.
 }
review-instead = The better line: { $at } of { $of }
play-on = Play on from here
play-on-more = A new table begins at this moment. Cards lie as they lay then (the game is over, you could have seen them), the dice are new. It does not count as an honestly dealt game.
play-on-as = I play
play-on-with = The others are played by
play-on-go = Play from here
play-on-from = Goes on from another game: cards as they lay then, new dice.
play-on-there = Answer { $at }
puzzle = Puzzle of the day
puzzle-ask = To play: { $who }. { $unit ->
    [chance] Which way?
   *[points] What to do?
 }
puzzle-more = { $unit ->
    [chance] A position from a game of two bots. Four places to end the movement; one gives clearly the best chance to win.
   *[points] A position from the first dream as a bot played it. Three things to do; one is clearly the best.
 }
puzzle-right = Right!
puzzle-wrong = { $unit ->
    [chance] That was not it. The best way is marked.
   *[points] That was not it. What is best is marked.
 }
puzzle-best = the best
puzzle-how = { $unit ->
    [chance] Percents are the chance to win: the mean of 48 imagined continuations for each way, with the same cards and dice. More than this estimate we do not know.
   *[points] Numbers are the points by which the bot values how the team stands when the next turn is over: the mean of 48 imagined continuations. More than this estimate we do not know.
 }
puzzle-again = Try again
