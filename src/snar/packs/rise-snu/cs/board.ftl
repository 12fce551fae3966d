# Světy

iridion = Iridion
    .gen = Iridionu
    .dat = Iridionu
    .acc = Iridion
    .loc = Iridionu
    .ins = Iridionem
    .gender = i
    .flavour = Duhovka. Všichni jsou tu jen na skok a nikdo neodchází.
filnerin = Filnerin
    .gen = Filnerinu
    .dat = Filnerinu
    .acc = Filnerin
    .loc = Filnerinu
    .ins = Filnerinem
    .gender = i
    .flavour = Strom tak velký, že v jeho koruně bývá několik podzimů najednou.
akademus = Akademus
    .gen = Akademu
    .dat = Akademu
    .acc = Akademus
    .loc = Akademu
    .ins = Akademem
    .gender = i
    .flavour = Otázky se tu půjčují na týden. Odpovědi si každý nosí vlastní.
