# Dream cards

## Dreams the rulebook names

ptak-ohnivak = Firebird
    .article = the
    .flavour = In the morning its feather is still warm in your pocket. Or only the hole it left.
portal-svetu = Portal of Worlds
    .article = the
    .flavour = A door without a wall. You knock, and your own voice answers from inside.
dzin-z-lampy = Genie of the Lamp
    .article = the
    .flavour = Someone has used up the three wishes. What is left is the one nobody dared.
duhovy-most = Rainbow Bridge
    .article = the
    .flavour = Nothing holds it up but the light of Netheran. That, and someone waiting for you on the other side.

## On the way

nocni-vlak = Night Train
    .article = the
    .flavour = The guard punches a ticket nobody sold you, to a station that is not on the map.
letajici-postel = Flying Bed
    .article = a
    .flavour = It takes off only when you pull the blanket over your head.
stribrna-branka = Silver Wicket
    .article = a
    .flavour = It belongs to a fence that is no longer there. Decent people still close it behind them.
majak = Lighthouse
    .article = a
    .flavour = It shows the old way to Netheran. There is no sea here. The ships come in all the same.
zrcadlova-hladina = Mirror Lake
    .article = a
    .flavour = Lean closer. The other one is leaning too, and seems to be in a hurry.

## Rest, strength, knowledge

babiccina-kuchyne = Grandmother’s Kitchen
    .article = { "" }
    .flavour = Something has been simmering on the stove for forty years. Just a little longer, she says.
usvit = Daybreak
    .article = { "" }
    .flavour = It does nothing. It is only that one can suddenly see who was hiding where.
sermirna = Fencing Hall
    .article = a
    .flavour = Your opponent is made of straw and never takes offence. He does remember everything, though.
krasohled = Kaleidoscope
    .article = a
    .flavour = Turn it a little and you have another life. It does not turn back.
pokoj-navic = Spare Room
    .article = a
    .flavour = You have lived here for years. The door beside the larder was there all along.
ztracena-knihovna = Lost Library
    .article = the
    .flavour = The Dreamwrights wrote the book you are looking for. It is out on loan. You have it.
hvezdarna = Observatory
    .article = an
    .flavour = The telescope points inwards. The astronomer insists that this is correct.
mluvici-kocka = Talking Cat
    .article = a
    .flavour = She knows everything. Half of it she tells you, the other half she purrs.
svetlusky = Fireflies
    .article = { "" }
    .flavour = Crumbs from Netheran’s table. Each one is lit for somebody who cannot sleep tonight.
tkadlena = Weaver
    .article = the
    .flavour = The Dreamwrights wove; she unpicks. What was sewn in spite is undone by morning, and she gives the thread back.
ticha-posta = Whispering Game
    .article = the
    .flavour = By the time the message has gone round, it means something else. Demons are the first to believe it.

## Against demons

cinovy-vojacek = Tin Soldier
    .article = the
    .flavour = His watch was to end at Christmas. Nobody told him which one.
houpaci-sit = Hammock
    .article = a
    .flavour = Only for a moment, said the demon. That was yesterday.
kvetouci-bludiste = Flowering Maze
    .article = a
    .flavour = The gardener lost his shears here, and then the way out. Everything has been in bloom since.
prvni-snih = First Snow
    .article = the
    .flavour = Even darkness leaves footprints in it. And is ashamed of them.
ukolebavka = Lullaby
    .article = a
    .flavour = Nobody knows the second verse. Nobody has ever been awake for it.
otacive-dvere = Revolving Door
    .article = a
    .flavour = The demon went in with a threat and came out without it, somewhere else entirely.
priliv = Tide
    .article = the
    .flavour = The sea does not belong here. It has only come for something that was once taken from it.
hlas-z-detstvi = Voice from Childhood
    .article = a
    .flavour = The Dreadlord, too, was once called in to supper like this. He has forgotten the name, though not the taste.
