# Masks of the first dream

maska-sovy = Mask of the Owl
    .article = the
    .flavour = Through its eyeholes the night is shallow. You can see to the bottom.
    .act-zahlednout = Catch sight
maska-studny = Mask of the Well
    .article = the
    .flavour = It is cold inside and returns every word a little late.
    .act-pohltit = Swallow the seal
