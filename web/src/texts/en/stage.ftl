# The stage: what happens, one thing after another, and how it sounds

stage-setting = Moments on the stage
stage-slow = slowly
stage-usual = as usual
stage-quick = quickly
stage-none = do not show them
stage-skip = Skip what moves on the board
stage-hush = Skip to my turn
stage-again = Play the last moments again
stage-again-none = Nothing has happened yet.
key-moments = play the last moments again
stage-lead-event = Event
stage-lead-cast = Cast
stage-lead-works = At work on the board
stage-lead-use = Used
stage-lead-spelled = The spell works
stage-lead-fizzled = The spell fails
stage-lead-fulfilled = Quest fulfilled
stage-lead-ability = Special ability
stage-lead-tamed = Tamed animal
stage-lead-peek = A secret look
stage-lead-card = New card
stage-reopen = The worlds open
stage-awaken = Awakening
stage-drawn = A draw
stage-why-higher = The higher sum wins
stage-why-equal = Equal sums
stage-why-eight = An eight always wins
stage-why-eights = Two eights were rolled
stage-why-duelist = The attacker wins a tie
stage-wins = wins
stage-lives = { $count ->
    [one] life
   *[other] lives
 }
stage-experience = experience
stage-fame = fame

## Sounds as captions
captions = Show sounds in words too
caption-turn = a double chime: it is your turn
caption-die = a die falls on the table
caption-card = the rustle of a card
caption-step = a step
caption-hit = a blow
caption-win = three rising notes
caption-loss = two falling notes
caption-draw = the same note twice
caption-wound = a dark thud
caption-heal = bright notes, a wound closes
caption-gain = a clink, something gained
caption-spend = a quiet payment
caption-cast = a dream spreads out
caption-spell = a spell whistles
caption-fizzle = a spell hisses and dies
caption-event = a card and an uneasy chord
caption-quest = a quest is fulfilled
caption-annex = a world begins to ring
caption-gate = a gate has moved
caption-page = a page turns
caption-seal = a seal comes down
caption-distress = a tight, trembling note
caption-hour = a clock strikes
caption-entity = something moved in the dark
caption-tile = paper laid against paper
caption-victory = bells of victory
caption-defeat = three bells, going down
caption-said = somebody spoke
caption-refused = no, that cannot be done

## Endings
over-figures = Figures and dice
lead-title = Who had the upper hand when
lead-more = Worlds, fame, power, experience and lives together, as they stood at the end of each round.
lead-table = The same as a table
lead-round = Round
share = Share
share-copy = Copy the link
share-private = Only those who sat at a private table see it, so it cannot be shared.

## Moments of Etherfields
stage-eth-turn = Turn card
stage-eth-gain = Gained
stage-eth-drawn = From the store
stage-eth-loot = Loot
stage-eth-laid = The landscape grows
stage-eth-tile = A new tile
stage-eth-season = A new season
stage-eth-mutation = Mutation
stage-eth-delta = Delta phase
stage-eth-awakening = Awakening
eth-rewards = What you have won
eth-remembers = What the dream will remember
