# Balíčky, které si někdo přinesl.

why-unknown-pack = Balíček { $value } tu není. Vyber si z těchto: { $known }, nebo dej jeho složku: --pack SLOŽKA
ef-why-unknown-pack = Balíček { $value-id } tu není. Vyber si z těchto: { $known-id }, nebo dej jeho složku: --pack SLOŽKA
ef-why-campaign-of-other-pack = Tahle kampaň patří k balíčku { $pack-id }. Hraj ji s ním: --pack { $pack-id } nebo --pack SLOŽKA
why-pack-of-other-game = Balíček { $pack } je pro jinou hru ({ $other }), ne pro { $game }. Vyber jiný balíček, nebo hraj { $other }.
why-missing-pack = Hra se hrála s balíčkem { $name } { $version } (otisk { $pack }) a ten tu není. Dej jeho složku: --pack SLOŽKA
why-changed-pack = Hra se hrála s balíčkem { $name } { $version } (otisk { $pack }), jenže ten, co tu je, má jiné karty. Dej složku s jeho tehdejší podobou: --pack SLOŽKA
why-bad-pack = { $problem }
ef-why-campaign-without-pack = Tahle kampaň patří k balíčku { $pack-id } a ten tu není. Dej jeho složku: --pack SLOŽKA
