# Packs that somebody has brought.

why-unknown-pack = There is no pack { $value } here. Choose one of: { $known }, or give its folder: --pack FOLDER
ef-why-unknown-pack = There is no pack { $value-id } here. Choose one of: { $known-id }, or give its folder: --pack FOLDER
ef-why-campaign-of-other-pack = This campaign belongs to the pack { $pack-id }. Play it with that one: --pack { $pack-id } or --pack FOLDER
why-pack-of-other-game = The pack { $pack } is for another game ({ $other }), not for { $game }. Choose another pack, or play { $other }.
why-missing-pack = The game was played with the pack { $name } { $version } (digest { $pack }), which is not here. Give its folder: --pack FOLDER
why-changed-pack = The game was played with the pack { $name } { $version } (digest { $pack }), but the one that is here has other cards. Give the folder of the pack as it was then: --pack FOLDER
why-bad-pack = { $problem }
ef-why-campaign-without-pack = This campaign belongs to the pack { $pack-id }, which is not here. Give its folder: --pack FOLDER
