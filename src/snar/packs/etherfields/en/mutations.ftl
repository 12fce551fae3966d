# Mutations

ostny = Thorns
    .article = { "" }
    .flavour = They grow inwards and outwards.
pecetni-vosk = Sealing Wax
    .article = { "" }
    .flavour = Where it touches you, you forget a word for a while.
beh-bez-dechu = Breathless Run
    .article = a
    .flavour = It does not tire, since it does not breathe. It only comes nearer.
dlouhe-prsty = Long Fingers
    .article = { "" }
    .flavour = They have grown an extra joint and reach round the corner.
strzene-tvare = Torn-Off Faces
    .article = { "" }
    .flavour = The masks lie on the ground and look up to see who it was.
slepe-stranky = Blind Pages
    .article = { "" }
    .flavour = The letters are still there. They have merely stopped meaning anything.
jednou-provzdy = Once and for All
    .article = { "" }
    .flavour = What has fallen lies. Not even the wind will turn it.
matny-lesk = Dull Gleam
    .article = a
    .flavour = The stones have closed like eyes.
