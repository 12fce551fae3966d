### Lanterns: everything that a player reads. Keys are <game>-<kind>-<word of the rules>.

template-title = Lanterns
template-lead = Secret bids for lanterns that the wind may blow out. Two to five players, ten minutes.
template-rules =
    Everybody holds five cards: numbers 1 to 6 and gusts of wind. In a round the leader looks at the top card of the deck
    and may take it. Then all bid a card at once in secret. The single highest number wins a lantern, unless somebody
    blows it out with a gust. Whoever first has the agreed number of lanterns wins.

## The agreement

template-agree-players = Players
template-agree-goal = Lanterns to win

## Questions

template-question-peek = You see the top card of the deck. Do you take it?
template-question-ready = Are you ready?
template-question-bid = Which card do you bid?
template-question-gust = Do you blow out that lantern?

## Answers

template-option-draw = Take it
template-option-leave = Leave it
template-option-ready = I am ready
template-option-wave = Wave and be ready
template-option-bid = Bid: { $what }
template-option-gust = Blow it out with a gust

## What happened

template-event-ready = { $actor } is ready.
template-event-wave = { $actor } waves and is ready.
template-event-lantern = { $actor } wins a lantern.
# the deal goes without saying: nobody acts in it
template-event-card = { $actor-id ->
    [none] { "" }
   *[other] { $to-id ->
        [used] { $actor } plays: { $card }.
       *[other] { $actor } takes a card: { $card }.
     }
 }

## What lies on the table

template-view-round = Round: { $value }
template-view-lanterns = Lanterns: { $value }
template-zone-deck = deck
template-zone-hand = hand
template-zone-used = played cards
template-thing-gust = gust of wind
template-text-gust = Blows out a lantern that somebody is about to win. As a bid it is worth nothing.
template-thing-card = hidden card
