# Worlds

iridion = Iridion
    .article = { "" }
    .flavour = The Iris. Everyone is only passing through, and no one leaves.
filnerin = Filnerin
    .article = { "" }
    .flavour = A tree so large that several autumns happen in its crown at once.
akademus = Akademus
    .article = { "" }
    .flavour = Questions are lent here by the week. Answers you bring yourself.
