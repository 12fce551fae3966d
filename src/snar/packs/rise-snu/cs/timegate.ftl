# Brána času

timegate-4 = Včerejšek
    .flavour = Ráno se vrátilo a ty s ním. Nic tě nebolí a nic ještě nezačalo.
timegate-5 = Chybějící hodina
    .flavour = Hodiny odbily třetí a hned nato pátou. Tu čtvrtou strávíš tady.
timegate-6 = Kyvadlo
    .flavour = Zhouplo se přes celou nicotu. Kdo stál v cestě, budí se u vody.
timegate-7 = Zítřek
    .flavour = Potkáš sebe, jak se vracíš. Máš prošlapané boty a usmíváš se.
timegate-8 = Teď
    .flavour = Na okamžik jsou všechny síně za týmiž dveřmi.
