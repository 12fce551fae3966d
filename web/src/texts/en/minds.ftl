### Levels of the computer.

seat-snilek = the dreamer: a computer that sometimes strays
seat-poutnik = the wanderer: a computer that knows the ways
seat-mistr = the master: a computer that thinks its moves over
seat-hruzypan = the Dreadlord: a computer that forgives nothing
seat-ospalec = the drowsy one: a computer that sometimes nods off too soon
seat-vytrvalec = the steady one: a computer that looks for the way out
seat-znalec = the old hand: a computer that goes straight for the goal and weighs every hour

chance-now = Chance to win now: { $percent }%, { $how ->
    [lost] nearly lost
    [behind] behind
    [ahead] ahead
    [won] nearly won
   *[even] even
 }.
chance-after = Then about { $percent }%: { $how ->
    [better-little] a little better
    [better] better
    [better-much] much better
    [worse-little] a little worse
    [worse] worse
    [worse-much] much worse
   *[same] about the same
 }.
advice-gain = It brings: { $gain }
