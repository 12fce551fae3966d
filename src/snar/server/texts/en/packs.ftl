# Packs that somebody has brought, as the page speaks of them.

page-why-unknown-pack = The server has no such pack. Choose another.
page-ef-why-unknown-pack = The server has no such pack. Choose another.
page-ef-why-campaign-of-other-pack = This campaign belongs to another pack. Start the table with the one it began with.
page-why-missing-pack = This table plays with the pack { $name } { $version }, which the server does not have now. Nothing is lost: once the pack is back, the game goes on.
page-why-changed-pack = This table plays with the pack { $name } { $version }, which has other cards now. Nothing is lost: once the old ones are back, the game goes on.
page-ef-why-campaign-without-pack = This campaign belongs to a pack that the server does not have now. Nothing is lost: once the pack is back, you can go on.
