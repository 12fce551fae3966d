# The cards of Říše Snů and its board, as they look

card-roll = Roll
card-copy = copy
cards-print = Print the cards

legend = What is on the board
legend-path = Path
legend-path-more = 1 MP to enter. The quickest way to get anywhere.
legend-void = Void
legend-void-more = 2 MP to enter. By these numbers the dice choose where a randomly placed card lies.
legend-well = Well
legend-well-more = 2 MP to enter. You awaken at the nearest one when you lose all your lives; spells get +1 to their roll here.
legend-mystery = Mystery place
legend-mystery-more = 2 MP to enter. Movement ends here and the Time Gate is rolled.
legend-gate = Gate
legend-gate-more = The only way into a world, 2 MP.
legend-ring = Ring of a world
legend-ring-more = Walked clockwise, 2 MP a field. Whoever ends a movement here draws an event.
legend-hall = Hall
legend-hall-more = Free to enter. You are given a quest here; come back once it is fulfilled and annex the world.
legend-signs = A card covers four fields; the marks at its corners say what lies beneath. A glowing frame: you can go here. A broken one and “!”: a card harms you on the way. A banner in the hall: whose world it is.
card-bp = { $bp } MP
