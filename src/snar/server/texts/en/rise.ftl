## Good to know before answering

lives-of-most = { $lives } of { $most }
fact-powers = You have power { $mine }, { $other } has { $theirs }. Your lives: { $lives }.
fact-stakes = If you lose, you lose { $loses }; if you win, { $other } loses { $wins }.
fact-creature-stakes = If you lose, you lose { $loses }.
fact-would-awaken = That would awaken you. { $cost }
fact-elude = You sidestep if you roll at least as much as { $other }. If not, the duel takes place.
fact-rolled = { $other } has rolled: die { $die }, { $total } in all.
fact-move-die = Die { $die }, movement { $pohyb }: { $bp } MP in all.
fact-spell = The spell works on a roll of { $needed } or more.
fact-wounded = You lose { $loses }. Your lives now: { $lives }.
fact-last-life = { $source-id ->
    [none] Your last life is gone: you have lost and awaken.
   *[other] { $source } takes your last life: you have lost and awaken.
 }
fact-waking-power = It costs you 1 power token. Your lives are restored, and you move no more this turn.
fact-waking-experience = It costs you all your experience ({ $amount }). Your lives are restored, and you move no more this turn.
fact-waking-keeps = It costs you nothing ({ $source }). Your lives are restored, and you move no more this turn.
fact-waking-nothing = You have neither power tokens nor experience to lose. Your lives are restored, and you move no more this turn.
fact-trade = A power token costs { $price }. You have { $held }.
fact-reward = For annexing the world: { $parts }.
fact-reward-ability = a special ability of your choice
fact-reward-good = a lasting gift of the world

## Advice: why this

advice-goal = { $goal-id ->
    [win] to the hall of { $world-name }, which wins the game{ advice-left }
    [annex] the quest is done, back to the hall of { $world-name }{ advice-left }
    [quest] to the hall of { $world-name } for a quest{ advice-left }
    [errand] the quest { $what-name } awaits you { $spot-at }{ advice-left }
    [meet] the quest { $what-name }: { $enemy } is { $spot-at }{ advice-left }
   *[other] from there your goals are nearest
 }
advice-left = { $left ->
    [0] { "" }
   *[other] { " " }(then { $left } MP more)
 }
advice-ends = { $ends-id ->
    [event] ; on the ring of { $ring-name } you meet an event
    [deed] ; ending there counts for a quest
    [fight] ; on the way an attack is worth it
   *[other] { "" }
 }
advice-walk = { advice-goal }{ advice-ends }
advice-stay = { $ends-id ->
    [event] end here: you meet an event, and going closer does not pay now
    [deed] end here: it counts for a quest
   *[other] there is nothing better within reach this turn
 }
advice-does = { $gain ->
    [0] it changes next to nothing now
   *[other] { $does-id ->
        [hinder] it costs { $enemy } about { $gain } MP
       *[help] it saves you about { $gain } MP
     }
 }
advice-for = { $light ->
    [0] { "" }
   *[other] { " " }for { $light } light
 }
advice-spell = { $what-name } works about { $win }% of the time
advice-trade = { $price } experience make 1 power more: you have { $mine } now, and power decides duels
advice-cast = { $random ->
    [1] the dice say where it falls{ advice-for }; { $does-id ->
        [hinder] it may stand in the way of { $enemy }
       *[help] it may help on your way
     }
   *[other] { advice-does }{ advice-for }
 }
advice-done = { $why-id ->
    [save] save up for { $what-name }, { $light } light: { advice-does }
    [little] { $what-name } would be the best, but { advice-does }{ advice-for }, and that is too little
    [none] nothing in your hand can be cast now
   *[empty] there is nothing in your hand
 }
advice-duel = { $reason-id ->
    [avoid] power { $mine } against { $theirs } ({ $enemy }): you would win about { $win }% and lose { $lose }%, better avoid it
    [tame] experience without a fight; with power { $mine } against { $theirs } you would win only about { $win }%
    [wait] power { $mine } against { $theirs } ({ $enemy }): about { $win }% to win, keep it for a worse moment
    [ability] power { $mine } against { $theirs } ({ $enemy }): only about { $win }% to win so far, this helps
   *[fight] power { $mine } against { $theirs } ({ $enemy }): you win about { $win }% and lose { $lose }%
 }

## Why the bot advises it, as only this game can say it

hint-time-gate = the Time Gate is worth a roll here

invited-rise = Realm of Dreams: somebody invites you to a table
