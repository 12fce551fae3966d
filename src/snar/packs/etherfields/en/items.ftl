# Items

## Starting items

kapesni-svitilna = Pocket Torch
    .article = a
    .flavour = You shine it into the corner, and the corner blinks.
    .act-rozsvitit = Switch it on
svazek-paklicu = Ring of Picklocks
    .article = a
    .flavour = One of them is for a door that was never spoken of at home.
    .act-odemknout = Pick a lock
plechovy-hrnek = Tin Mug
    .article = a
    .flavour = A number is stamped on the bottom. Tea from it tastes of someone who survived.
    .act-napit-se = Give a drink
zlomek-kridy = Stub of Chalk
    .article = a
    .flavour = There is enough for one more line. Decide beforehand on which side of it you will stay.
    .act-nakreslit-caru = Draw a line
cestovni-budik = Travelling Alarm Clock
    .article = a
    .flavour = It shows the time of the town it left. There it is still early.
    .act-posunout-rucicky = Move the hands

## More

detsky-destnik = Child’s Umbrella
    .article = a
    .flavour = It will cover one child, or one grown-up fear.
    .act-otevrit = Open it
jizdenka-do-usvitu = Ticket to Daybreak
    .article = a
    .flavour = The guard punches it without looking up, and outside the window it stops being night.
    .act-procvaknout = Have it punched
vodovaha = Spirit Level
    .article = a
    .flavour = The bubble settles only when the one who holds it is level too.
    .act-prilozit = Lay it down
zavazi-z-trznice = Market Weight
    .article = a
    .flavour = Five kilos. It has weighed cherries, fish and, once, somebody’s conscience.
    .act-privazat = Tie it on
kompas-bez-severu = Compass without a North
    .article = a
    .flavour = The needle points to whoever is missing you just now.
    .act-sledovat = Follow the needle
sklenice-medu = Jar of Honey
    .article = a
    .flavour = The bees brought it from a garden that now stands only in a photograph.
    .act-ochutnat = Taste it
provazovy-zebrik = Rope Ladder
    .article = a
    .flavour = It hangs from nothing and ends a little above it.
    .act-prelezt = Climb over
kapesni-zrcatko = Pocket Mirror
    .article = a
    .flavour = It lets you see round the corner, with only a slight delay.
zrezavely-zvonec = Rusty Bell
    .article = a
    .flavour = The cow that wore it is still coming home. You can hear her from a hill where there is no hill.
    .act-zvonit = Ring it
prazdny-ram = Empty Frame
    .article = an
    .flavour = Whoever stands behind it looks for a while like an ancestor of their own.
    .act-povesit = Hang it
