# Balíčky, které si někdo přinesl, jak o nich mluví stránka.

page-why-unknown-pack = Takový balíček server nemá. Vyber si jiný.
page-ef-why-unknown-pack = Takový balíček server nemá. Vyber si jiný.
page-ef-why-campaign-of-other-pack = Tahle kampaň patří k jinému balíčku. Začni stůl s tím, se kterým začala.
page-why-missing-pack = Tenhle stůl hraje s balíčkem { $name } { $version } a server ho teď nemá. Nic se neztratilo: až se balíček vrátí, hra půjde dál.
page-why-changed-pack = Tenhle stůl hraje s balíčkem { $name } { $version }, ve kterém jsou teď jiné karty. Nic se neztratilo: až se vrátí ty původní, hra půjde dál.
page-ef-why-campaign-without-pack = Tahle kampaň patří k balíčku, který server teď nemá. Nic se neztratilo: až se balíček vrátí, půjde s ní hrát dál.
