### The page for any game that has only rules and texts of its own.

any-rules = The rules in a nutshell
any-agreement = Agreement
any-bounds = ({ $least } to { $most })
any-seat = Player { $number }
any-against-bots = At once, against bots
any-zone = { $zone } ({ $count })
any-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
 }
any-empty = Nothing lies here.
any-look = { $name }: read it
any-no-field = no field
any-you = (you)
any-on-turn = to play
any-won = winner
any-pick = Pick a card of your hand.
any-group-hand = Cards in your hand
any-group-pick = Cards in your hand
any-group-order = In which order
any-group-count = How many
any-group-basic = What everybody may do
any-group-always = What can always be done
any-group-late = When all is done
any-group-board = Fields
