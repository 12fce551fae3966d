# Seasons

## Good

cas-otevrenych-oken = Time of Open Windows
    .article = the
    .flavour = The curtains blow outwards and the streets have grown shorter. One more victory, and the stallholders will come.
cas-trhu = Time of Fairs
    .article = the
    .flavour = Stalls stand even on the stairs. For those who bring a dream to its end, the evening will lengthen.
cas-dlouhych-veceru = Time of Long Evenings
    .article = the
    .flavour = The sun sits on the edge of the roofs and goes nowhere. It will not get better than this, only longer.

## Bad

cas-mlh = Time of Fogs
    .article = the
    .flavour = The short cuts have mixed up their ends. After the next defeat someone will come to put out the lamps.
cas-zhasnutych-lamp = Time of Dark Lamps
    .article = the
    .flavour = The night has fewer hours than before, and nobody knows who took them. After the next defeat they will start locking up.
cas-zamcenych-domu = Time of Locked Houses
    .article = the
    .flavour = The doorbells are disconnected, and there is breathing behind the spyholes. From here the only way is back.
