# Characters

## Heroes

barbar = Barbarian
    .article = the
    .flavour = When he laughs, ice cracks. When he stops, something else does.
    .about = A strong man who walks slowly, bears a great deal and goes straight through obstacles; once a drop of his own blood has enraged him, he comes down like an avalanche.
cestovatel = Traveller
    .article = the
    .flavour = In his suitcase there is only another suitcase. In that one there is always what is needed just now.
    .about = The fastest of all: he does not last long in a fight but, for a little of his strength, is on any path in a blink.
druid = Druid
    .article = the
    .flavour = With trees he talks about the weather. About important things he is silent with them.
    .about = A quiet healer whose wounds close by themselves and whom animals help of their own accord; what he has once learnt nobody can take away.
rytir = Knight
    .article = the
    .flavour = The pegasus knows the way. The knight knows only the reason, and finds that enough.
    .about = A rider on a winged horse who learns something from every duel he wins and gets more out of experience than others do.
snovy-drak = Dream Dragon
    .article = the
    .flavour = He remembers Netheran before the void around it had a name. He misses the quiet.
    .about = The mightiest of the heroes; clumsy on firm ground, he flies through the void as though it held no distance.

## Demons

cert = Devil
    .article = the
    .flavour = He shuffles the cards with his tail and wonders why nobody trusts him.
    .about = A gambler who does not know himself what he will do next, and to whom the die always grants one more throw.
rarach = Imp
    .article = the
    .flavour = He promised one thing to three people. All three went away content.
    .about = A schemer who talks the rulers of worlds into the quest he prefers and strews other people’s roads with pebbles, though it skins his own fingers.
san = Hydra
    .article = the
    .flavour = The Dreadlord gave it twenty heads, and not one that gives way. They are arguing over which saw you first.
    .about = The mightiest of all: whoever escapes one head meets another.
stin = Shadow
    .article = the
    .flavour = Nothing casts it. That is why it does not help to put on the light.
    .about = Swift and treacherous: nothing can hold it up or fling it aside, and it strikes hardest when the attack is its own.
titan = Titan
    .article = the
    .flavour = He sets his hammer down only where there is nothing. As a rule there was something a moment before.
    .about = A slow giant whose blow hurts more than other blows and whose hammer flies wherever he has a mind to send it.
