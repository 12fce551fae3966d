# Slumbers

sousedka-shora = Neighbour Upstairs
    .article = the
    .flavour = She has come for the cup nobody borrowed.
    .act-vratit-hrnek = Give the cup back
    .act-posedet = Sit with her
tramvaj-bez-cisla = Unnumbered Tram
    .article = the
    .flavour = It stops wherever someone has given up waving.
stehovaci-vuz = Removal Van
    .article = the
    .flavour = They are loading a flat where your light is still on.
hlidac-dvora = Yard Dog
    .article = the
    .flavour = They took the yard away long ago. He goes on guarding.
    .act-prehodit-plot = Get over the fence
    .act-zavolat-jmenem = Call him by name
ztracene-hovory = Lost Calls
    .article = the
    .flavour = Each of them begins with hello, and ends there.
    .act-prepojit = Put it through
