# Etherfields: what one needs to know to decide, what it costs, what it would bring about.

ea-die-luck = { $who-name } rolls the luck die: { $source-name }.
ea-die-boost = { $who-name } boosts the intent with the luck die.
ea-die-movement = { $who-name } is about to move: the movement die has been rolled.
ea-face-adds = { $n ->
    [0] Adds nothing.
   *[other] Adds { $n } intent.
 }
ea-face-fails = Failure: the payment is lost, and you give up 1 ether, take 1 distress or seal 3 cards.
ea-face-fields = { $n ->
    [one] Moves { $n } field.
   *[other] Moves { $n } fields.
 }
ea-face-again = { $n ->
    [one] Moves { $n } field, then rolls again.
   *[other] Moves { $n } fields, then rolls again.
 }
ea-face-nothing = Nothing happens.
ea-missing = Still missing: { $price }.
ea-step = Coming now: { $step }.
ea-gate = { $keys ->
    [0] { $source } asks for no key.
   *[other] { $source } asks for { $price }. { $held ->
        [0] You have none.
       *[other] You have { $held }.
     }
 }
ea-harm-distress = { $who-name } is about to take { $amount } distress{ $source-id ->
    [none] { "" }
   *[other] { " " }({ $source-name })
 }. { $deadly ->
    [yes] That is more than can be borne: everyone would die.
   *[no] { $left ->
        [one] One more can be borne.
       *[other] { $left } more can be borne.
     }
 }
ea-harm-seal = { $who-name } is about to seal { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
 }{ $source-id ->
    [none] { "" }
   *[other] { " " }({ $source-name })
 }. { $deadly ->
    [yes] Fewer than 6 cards would be left: everyone would die.
   *[no] { $left ->
        [one] One card can still be missed.
       *[other] { $left } cards can still be missed.
     }
 }
ea-any-colour = { $n } intent of any one colour
ea-price = { $die ->
    [yes] for { $price }, only with the luck die or a quick card
   *[no] for { $price }
 }
ea-price-part = { $price } (part { $part } of { $of })
ea-price-dear = Not payable now: { $price }.
ea-kills-distress = { $sure ->
    [yes] This is the last distress { $who } can bear: everyone dies.
   *[no] This may be the last distress { $who } can bear: everyone may die.
 }
ea-kills-few-cards = { $sure ->
    [yes] It leaves { $who } with fewer than 6 cards: everyone dies.
   *[no] It may leave { $who } with fewer than 6 cards: everyone may die.
 }
ea-kills-no-distress-left = { $sure ->
    [yes] No distress token is left to take: everyone dies.
   *[no] The distress tokens may run out: everyone may die.
 }
ea-lost = No turns are left after this: it ends without a victory.
ea-ends-turn = Everyone is done then: the dream’s phase begins.
ea-hint-best-branch = the sleepers stand best after it
ea-advice-plan = The plan: { $plan }{ $field ->
    [none] { "" }
   *[other] , by way of { $field }
 }.
ea-advice-field = That is at { $field }.
