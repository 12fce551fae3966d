# Weakness cards

olovena-vicka = Leaden Eyelids
    .article = { "" }
    .flavour = Whoever lifts them will see the same, only with more effort.
hlas-za-zady = Voice behind You
    .article = a
    .flavour = It says only what you know. That is why it cannot be disbelieved.
dira-v-kapse = Hole in the Pocket
    .article = a
    .flavour = Things do not fall through it to the ground. They fall into the pocket of whoever walks behind you.
cizi-jmeno = Someone Else’s Name
    .article = { "" }
    .flavour = They call it at the door until you get up.
trasouci-se-ruka = Trembling Hand
    .article = a
    .flavour = The other hand holds it and pretends that it is nothing.
roztekly-vosk = Melted Wax
    .article = { "" }
    .flavour = It runs under the door and sets in the shape of your fingers.
