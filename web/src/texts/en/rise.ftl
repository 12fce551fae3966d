### Říše Snů on the page.

landing-rise = Realm of Dreams
landing-rise-more = A void, three worlds and a die you can trust. Heroes and demons clash there and claim the worlds.
landing-rise-players = 2–5 players
landing-rise-time = about 20 rounds
landing-rise-aim = a race for worlds
landing-rise-lesson = 35 steps with a guide

learn-rise-lead = A game of five rounds with somebody to lead you by the hand.
learn-rise-more = You are the Knight, and the Shadow plays against you. 35 steps guide you, and you may go your own way at any time.
learn-rise-start = Begin the first game

goal = Goal:
goal-stret-risi = { $boards ->
    [2] annex four worlds.
   *[other] annex two worlds.
 }
goal-zacatecnici = annex one world.
goal-zkouska-sily = gain { $fame } fame.
goal-souboj-s-casem = gain { $fame } fame.
goal-bratrstvi = gain { $fame } fame, the two of you together.
