# What the program and the page say alike: this file is given to the browser too.

side-sny = Dreams
side-tma = Darkness
scenario-stret-risi = Clash of the Realms
scenario-zkouska-sily = Trial of Strength
scenario-zacatecnici = For beginners
scenario-souboj-s-casem = Race against Time
scenario-bratrstvi = Brotherhood

# Parts of a sum in a duel
sum-die = die
sum-moc = power
sum-tokens = tokens
sum-strength = strength this turn
sum-floor = at least the printed power
sum-own = own ability
