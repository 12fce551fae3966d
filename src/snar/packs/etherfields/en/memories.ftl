# First memories

vune-chleba = Smell of Bread
    .article = the
    .flavour = A kitchen, a shoe the size of a palm, and someone tying your lace.
prvni-slozeny-dum = First House of Blocks
    .article = the
    .flavour = Nobody was allowed to live in it, so that it should not fall.
zhasnuto-na-chodbe = Dark in the Corridor
    .article = the
    .flavour = It is seven steps to the bedroom. Back then it was seventy.
ztraceni-v-kukurici = Getting Lost in the Maize
    .article = { "" }
    .flavour = They called you from every side. It was lovely not to answer for a while.
mince-od-deda = Coin from Grandfather
    .article = the
    .flavour = He pressed it into your palm and said: for worse times. It is still warm.
rozbite-okno = Broken Window
    .article = the
    .flavour = Nobody owned up. That ball is in the air to this day.
