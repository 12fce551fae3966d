### A game that has only rules and words of its own: what is asked and happens alike in every game.

plain-welcome = Answer with a number or with the notation that is offered. Help: help, leave: quit.
plain-help =
    Answer with the number of an offer or with its notation. Several can be written one after another.
    ? notation          can it be done now, and why not
    hint                what a bot would do
    board               show the table again
    undo                take back (up to the last roll, reveal or another's answer)
    save [FILE]         save the game
    quit                leave
plain-left = You leave. { $saved ->
    [yes] Go on with: snar play --resume { $file }
   *[no] The game was not saved; add --save FILE next time.
 }
plain-player = Player { $number }
plain-zone-owned = { $zone }: { $owner }
plain-yes = yes
plain-no = no
plain-and = { $head } and { $tail }
plain-result-open = The game is not over.
plain-result-nobody = The game is over. Nobody has won.
plain-result-won = The game is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
 }
plain-option-pass = Nothing
plain-option-quiet = Nothing, and do not ask again
plain-event-card = { $card }: { $frm } → { $to }.
plain-event-shuffle = Shuffled: { $to }.
plain-event-undo = { $actor } takes an answer back.
plain-event-undo-all = Everyone agreed to go back to answer { $amount }. The dice are new, unknown cards are dealt anew.
