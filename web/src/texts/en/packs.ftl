setup-pack = Pack of cards
pack-own = the cards and texts that belong to the game
pack-other = { $id }, version { $version }, fingerprint { $digest }
pack-played = Pack { $title } ({ $id } { $version })
pack-away = The pack { $id } { $version } is not here now
link-shut = This table cannot be opened now.
eth-pack = pack { $id }
eth-pack-away = the pack { $id } is not here now; the campaign waits for it
