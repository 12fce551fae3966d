count-lives = { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životov
 }
ask-casting = { $light-id ->
    [none] Chceš niečo zoslať? Smieš jednu kartu.
   *[other] Chceš niečo zoslať? Máš { $light } svetla.
 }
why-usage-choice = „{ $what }“ nepoznám. Pomoc: { $command } --help
# It speaks of a message that has no Slovak words: Czech says it whole.
ef-option-effort = úsilie: { ef-hours }
