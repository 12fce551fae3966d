# Sleepers

hracka = Gambler
    .article = the
    .flavour = She throws a die even for whether to get up. So far the die has always let her go on.
    .about = Trusts to luck and knows how to coax it: she throws for everything, and what falls badly she throws again.
    .act-jeste-jednou = Throw once more
specialista = Specialist
    .article = the
    .flavour = Every night he takes apart something that worked, and by morning he has a few pieces left over.
    .about = Builds a machine out of progress cards; the longer it runs, the more cards it gives back to his hand.
    .act-prelozit = Sort the papers
drsnak = Bruiser
    .article = the
    .flavour = He opens doors with his shoulder and only then apologises to the room.
    .about = Draws his strength from distress: the worse he feels, the further he reaches. He only has to know when to breathe out.
    .act-zatnout = Grit your teeth
nespoutana = Unbound
    .article = the
    .flavour = In a house where running was forbidden she found a staircase the house did not know it had.
    .about = Bends the rules: walks through walls, changes places and steals from the dream the steps it had planned.
    .act-projit = Step through
