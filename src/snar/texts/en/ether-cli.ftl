# Etherfields in the terminal.

ec-head = { $place } · hours { $hours } · keys { $keys }
ec-nowhere = Before sleep
ec-legend = e entry, s spawn, t trap, z stairs, * special field, q quirk, 1–3 draw, l light, d darkness, b swamp, w water, ## inaccessible
ec-turn = Turn { $number }, { $left } in the deck · { $card } · { $suit }
ec-blocked = { " " }(blocked)
ec-acts = { $who ->
    [none] { $source }
   *[other] { $source } → { $who }
 }: { $text }
ec-chases = { $who ->
    [none] { $entity } ({ $field })
   *[other] { $entity } ({ $field }) goes for { $who } ({ $distance })
 }
ec-strikes = { $step } { $any ->
    [yes] on any roll
   *[no] on a { $stride }
 }
ec-paid = Laid down: { $parts }
ec-icon-fate = fate
ec-icon-slumber = slumber
ec-icon-gate = gate
ec-icon-key = key
ec-icon-shopping = shopping
ec-icon-sanctuary = sanctuary
ec-icon-railway = railway station
ec-icon-awakening = place of awakening
ec-arrows = → { $places }
ec-shortcuts = { " · " }shortcut: { $places }
ec-sleepers = Sleepers
ec-sleeper = { $field ->
    [none] { "" }
   *[other] { $field } ·{ " " }
 }distress { $distress }/{ $limit } · ether { $ether } · gems { $gems } · hand { $hand } · deck { $deck } · discards { $discard } · sealed { $sealed }
ec-hand = Hand
ec-zone-items = Items
ec-zone-notes = Notes
ec-zone-wisdom = Wisdom
ec-zone-season = Season
ec-zone-revealed = Revealed
ec-zone-gates = Gate tiles
ec-no-dream = none
ec-result = { $outcome ->
    [open] The game is not finished. Dreams won: { $dreams }.
    [saved] The game is saved. Dreams won: { $dreams }.
    [opening] The opening of the campaign is over. Dreams won: { $dreams }.
    [victory] The dream is won, turn { $turn }.
    [defeat] The dream is lost, turn { $turn }.
    [death] Death, turn { $turn }.
   *[other] The end, turn { $turn }.
 }
ec-left = You leave it here. { $saved ->
    [yes] Go on with: snar play --resume { $file }
   *[no] The game was not saved; add --save FILE next time.
 }
ec-welcome = Snář: Etherfields. Answer with a number or in notation (move c4, ready). Help: help, what is what: ? mince-na-hrane, leave: quit.
ec-help =
    Answer with the number of an option or with its notation. Several can follow each other:
      move c4               go to field c4 and pay for it
      act kuchyne.linka     an action of the map, an entity, an item or a mask
      play mince-na-hrane   play a card from your hand
      ready                 nothing more this turn
      drsnak unready        the Bruiser takes “done” back
    ? plechovy-hrnek        what something is
    ? 112                   a scene that was read, again
    ? EF-BAS-1              what a rule says
    ? move c4               why that is not possible now
    hint                    what a bot would do
    board                   show the table again
    undo                    take back (as far as the last roll, reveal or another’s answer)
    save [FILE]             save the game
    quit                    leave
ec-chronicle-kept = The chronicle of the campaign is in { $file }. Next time start with: snar play ether --chronicle { $file }
ec-chronicle-holds = { $file }: { $scenes ->
    [one] { $scenes } scene read
   *[other] { $scenes } scenes read
 }, { $tries ->
    [one] { $tries } dream dreamt
   *[other] { $tries } dreams dreamt
 }, { $won } of them won. Go on with: snar play ether --chronicle { $file }

ef-why-unknown-start = A game cannot start at ‘{ $start-id }’. Write campaign, world, dream:DREAM or slumber:SLUMBER.
why-said = { $text }
why-not-of-this-game = { $what } does not belong to this game. Help: { $command } --help
why-sleepers-range = There are 1 to { $most } sleepers.
why-not-a-chronicle = There is no chronicle of a campaign in { $file }. Choose the one that the game saved.
why-chronicle-version = The chronicle { $file } is of another version ({ $found }), this game reads { $known }. Go on with the version that saved it.
why-chronicle-exists = The file { $file } exists already. Choose another name.
why-no-campaign = There is no campaign of Etherfields in { $file }.

usage-campaign =
    snar campaign export FILE [TO]   the chronicle of a saved campaign
    snar campaign import FILE        check a chronicle and say what it holds

    The next game starts with that chronicle: snar play ether --chronicle FILE
usage-campaign-export =
    snar campaign export FILE [TO] [--pack FOLDER] [--lang { $langs }]

    Takes the chronicle out of a saved game: the one that a classic save left, otherwise what would be left
    if the table stopped now. Without TO it is printed.
usage-campaign-import =
    snar campaign import FILE [--pack FOLDER] [--lang { $langs }]

    Checks a chronicle and says what it holds. If it cannot be played on with, it says why and exits with code 2.
