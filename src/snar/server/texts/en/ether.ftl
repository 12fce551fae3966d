# Etherfields: how a game ended.

ef-result-saved = The campaign is saved. Go on whenever you like.
ef-result-done = The story has come to its end. { $dreams ->
    [one] You have won one dream.
   *[other] You have won { $dreams } dreams.
 }
ef-result-victory = The dream is won.
ef-result-defeat = This dream did not end the way you would have liked.
ef-result-ends = It is over.
ef-result-escape = You got away.
ef-result-exhausted = No turns are left. The dream has dissolved.
ef-result-death = A sleeper woke too soon. The dream is lost.
ef-result-stopped = The game has been stopped. The campaign will go on with an awakening.
why-not-a-campaign = There is no saved campaign here. Save it in the dreamworld, or stop the game.
ef-tale-who = { $count ->
    [one] A single sleeper went in: { $who }.
   *[other] They fell asleep together: { $who }.
 }
ef-tale-dreams = { $won ->
    [0] No dream was won
    [one] { $won } dream was won
   *[other] { $won } dreams were won
 }{ $lost ->
    [0] .
   *[other] , { $lost } stayed behind.
 }
ef-tale-pages = { $pages ->
    [one] { $pages } page of the book was read
   *[other] { $pages } pages of the book were read
 } and { $answers ->
    [one] { $answers } decision was made.
   *[other] { $answers } decisions were made.
 }

invited-ether = Etherfields: somebody invites you to dream together
