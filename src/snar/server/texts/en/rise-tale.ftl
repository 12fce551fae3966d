## A game in three sentences

tale-side = { $first }{ $more ->
    [none] { "" }
   *[other] { " " }and { $more }
 }
tale-begins-annex = The first world is taken in round { $round }: { $actor } annexes { $to }.
tale-begins-duel = The first duel is decided in round { $round }: { $actor } defeats { $to }.
tale-begins-awaken = In round { $round } { $actor } loses the last life and is the first to awaken.
tale-begins-fulfilled = The first quest, { $source-name }, is fulfilled in round { $round } by { $actor }.
tale-begins-quiet = The dreams start slowly: { $round ->
    [1] in the first round
   *[other] until round { $round }
 } nobody does anything that would decide.
tale-begins-brief = It is a short dream: the first round is also the last.
tale-turns-never = From round { $round } on { $who } { $who-many ->
    [yes] are
   *[no] is
 } ahead, and so it stays.
tale-turns-brief = From the start { $who } { $who-many ->
    [yes] are
   *[no] is
 } ahead.
tale-turns-last = For long the sides are even, and only in the last round { $who } { $who-many ->
    [yes] take
   *[no] takes
 } the lead.
tale-turns-once = For long { $other } { $other-many ->
    [yes] have
   *[no] has
 } the upper hand, but in round { $round } it turns: { $who } { $who-many ->
    [yes] take
   *[no] takes
 } the lead.
tale-turns-annex = For long { $other } { $other-many ->
    [yes] have
   *[no] has
 } the upper hand, but in round { $round } { $to } turns it: { $who } { $who-many ->
    [yes] take
   *[no] takes
 } the lead.
tale-turns-late = Almost to the end { $other } { $other-many ->
    [yes] have
   *[no] has
 } the upper hand.
tale-turns-often = Fortune is fickle: the lead changes { $changes } times, and in the end { $who } { $who-many ->
    [yes] are
   *[no] is
 } ahead.
tale-turns-even = The sides are even, and nobody breaks away from the others.
tale-ends-annex = { $round ->
    [1] { "" }
   *[other] Then comes round { $round }:{ " " }
 }{ $actor } annexes { $to }, and it is decided.
tale-ends-won = In round { $round } it is decided: the victory belongs to { $who }.
tale-ends-resigned = In round { $round } { $actor } gives up.
tale-ends-drawn = In round { $round } the game ends in a draw.
