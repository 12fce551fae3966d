# Learning: the book of rules, positions to try, first games.

book-contents = Chapters
book-lead = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
  } by chapter. With { $tries } of them you can sit down at the board and try what they say.
book-picture = A position on the board
book-try = Try it
trial = Trying a rule
trial-done = This is what the rule says.
trial-back = Back to the rules
trial-again = From the start again
trial-also = This is also about:
coach-tab = You find it below, under the tab { $tab }.
learn-lead = Two games, two guides. Cards and dice are prepared, and at any time you may do something other than what the guide suggests.
learn-book = Would you rather read first? Many of the rules have a position at which you can sit down at once.
first = Something new
first-never = No more explaining
explain = Explain what comes for the first time
first-world = You are in the dreamworld. Big arrows are walked for free, a shortcut costs everyone one sealed card. Slumbers, shops and doors to dreams wait at its stops; where to go is decided together.
first-slumber = A slumber is a short dream on the way. It has only a few turns, and rules of its own on its tile. Who does not feel like it may often escape at the start of a turn. The landscape stays afterwards.
first-delta = The delta phase, the deepest sleep. Everyone picks a single rest, the hours are refilled and the slumbers are shuffled.
first-season = There is a season. Dreams that are won make it better, lost ones worse, and each of them changes something in the dreamworld.
first-deck = You are putting your deck together: twenty to forty influence cards. Weaknesses are added by themselves and do not count. What you leave aside waits for the next time.
coach-skip = Play without the guide
coach-back = Call the guide
