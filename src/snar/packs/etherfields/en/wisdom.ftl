# Wisdom cards

## Rules

procitnuti = Awakening
    .article = { "" }
    .flavour = The ceiling is the same. It is you who are lying on its other side.
smrt = Death
    .article = { "" }
    .flavour = It comes, smooths the eiderdown and asks whether it is time.
mapa-snoveho-sveta = Map of the Dreamworld
    .article = the
    .flavour = The streets on it are still drying. Do not touch the ones that have no name.
vykoupeni = Redemption
    .article = { "" }
    .flavour = Even what pursues you wanted, at first, only to be walked home.
nakupni-karta = Shopping Card
    .article = the
    .flavour = It is accepted in shops that do not ask what you pay with. Once used, it mislays itself.
usporeny-eter = Saved Ether
    .article = { "" }
    .flavour = A little light in a preserving jar. By day it looks like nothing at all.
napisy-na-krabicich = Labels on the Boxes
    .article = the
    .flavour = The handwriting is yours. What is inside belongs where it is missing.
osvezujici-zdrimnuti = Refreshing Nap
    .article = the
    .flavour = Head on the table, five minutes. The door will wait for you, and the key in it.

## Powers

trnovy-rytir = Thorn Knight
    .article = the
    .flavour = The armour grows out of him. They say it flowers in spring, but no one has seen him then.
    .on = you wear the thorns
    .off = you do not wear the thorns
    .begins = you put on the thorns
    .ends = you take off the thorns
    .act-obleci-trni = Put on the thorns
    .act-svleci-trni = Take off the thorns
drahokamy = Gems
    .article = { "" }
    .flavour = Each of them is a window of a house where a light is still on.
    .act-rozsvitit-misto = Light up the place
    .act-rozlomit-pecet = Break the seal
    .act-jit-za-svetlem = Follow the light
rec-schodu = Language of Stairs
    .article = the
    .flavour = It has only two words. It depends on which foot you say them with.
    .act-vyjit-jinde = Come out elsewhere
pamet-zdi = Memory of Walls
    .article = the
    .flavour = Each of them was once air that people walked through.
    .act-projit-zdi = Walk through the wall
jmeno-prizraku = Name of the Wraith
    .article = the
    .flavour = It has three syllables and smells of a sideboard. Say it, and the wraith stops and listens.
    .act-oslovit-jmenem = Call it by name
ctvrty-hrebik = Fourth Nail
    .article = the
    .flavour = The three in the board were always there. On this one you hang what you would otherwise carry.
