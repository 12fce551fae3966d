# Horror cards

## Horrors the rulebook names

bariera = Barrier
    .article = a
    .flavour = A wall that not even the Dreamwrights built. Everyone simply stopped coming this way.
sopka = Volcano
    .article = the
    .flavour = A mountain that talks in its sleep. Nobody has come close enough to understand it.
jezibaba = Witch of the Woods
    .article = the
    .flavour = She bakes for everybody, and so nobody asks what with.

## On the way

vytah-bez-pater = Lift Without Floors
    .article = a
    .flavour = It has one button, and you do not press it. You wait until the lift calls you.
kocar-bez-koni = Coach Without Horses
    .article = a
    .flavour = The wheels turn and the reins are taut. Better not look at what is pulling.
uhelny-sklep = Coal Cellar
    .article = the
    .flavour = All cellars are one cellar, with Alvatar at the bottom. Only the stairs up lead somewhere else each time.
komin = Chimney
    .article = a
    .flavour = Whoever flies in flies out farther on, and a little blacker.
cizi-kabat = Someone Else’s Coat
    .article = { "" }
    .flavour = It fits you perfectly. In the pocket is the key to a flat where they are expecting you.

## Rest, strength, intrigue

netopyri-jeskyne = Bat Cave
    .article = the
    .flavour = A thousand heads hang downwards and whisper the wounds back in.
krvavy-mesic = Blood Moon
    .article = the
    .flavour = The Dreadlord lights it when he wishes to borrow. He pays back honestly, only in another coin.
cirkus-bez-divaku = Circus Without a Crowd
    .article = a
    .flavour = Every night the clown bows to the empty benches. Tonight the benches applauded.
ochotny-urednik = Obliging Clerk
    .article = an
    .flavour = One small coin, and the ledger will say that it never happened.
zhasinac = Lamp-Snuffer
    .article = the
    .flavour = He is hired out by Alvatar. He goes about on tiptoe and apologises to every lamp.
krysi-trh = Rat Market
    .article = the
    .flavour = They are selling you your own things. Cheaply, one has to grant them that.
moli = Moths
    .article = { "" }
    .flavour = They like best the dreams that nobody wears any more. But hunger is hunger.
sepot-zpod-postele = Whisper under the Bed
    .article = a
    .flavour = It says nothing wicked. It only counts how many of you are breathing in the house.

## Against heroes

hladovy-most = Hungry Bridge
    .article = the
    .flavour = There is always one fewer on the far bank.
vlci-jama = Wolf Pit
    .article = a
    .flavour = The wolf who dug it no longer lives there. He lets it.
pavucina = Cobweb
    .article = a
    .flavour = The spider died long ago. The web has not been told and goes on doing its duty.
beh-na-miste = Running on the Spot
    .article = { "" }
    .flavour = Your legs run as best they can. So does the pavement, only towards you.
dlouha-chodba = Long Corridor
    .article = the
    .flavour = There is a light at the end. It backs away as fast as you walk.
olovena-perina = Leaden Eiderdown
    .article = a
    .flavour = It only wanted to keep you warm. Now it is afraid you will go.
falesne-lucerny = False Lanterns
    .article = { "" }
    .flavour = They sway as if somebody were carrying them. That somebody is walking behind you.
propast = Abyss
    .article = the
    .flavour = Alvatar draws you in until you remember where you are falling from.
padajici-zuby = Falling Teeth
    .article = { "" }
    .flavour = They spill into your palm, small and strange. Your tongue goes on looking for them.
poledne-bez-stinu = Noon Without Shadows
    .article = { "" }
    .flavour = The sun is straight overhead. The shadows have gone to lunch and do not want to come back.
neohlasena-zkouska = Unannounced Exam
    .article = an
    .flavour = You do not know the subject, the pen will not write, and the others are already handing in.
plne-namesti = Crowded Square
    .article = the
    .flavour = Everybody else is dressed. They have stopped and are waiting for you to speak.
pastva-zapomneni = Pasture of Forgetting
    .article = the
    .flavour = The grass is soft. None of those who lie in it can think why they came.
ledove-more = Sea of Ice
    .article = the
    .flavour = The waves froze in mid-sentence.
