### Stránka pro každou hru, která má jen pravidla a vlastní slova.

any-rules = Pravidla v kostce
any-agreement = Dohoda
any-bounds = ({ $least } až { $most })
any-seat = Hráč { $number }
any-against-bots = Hned, proti botům
any-zone = { $zone } ({ $count })
any-hidden = { $count ->
    [one] { $count } zakrytá karta
    [few] { $count } zakryté karty
   *[other] { $count } zakrytých karet
 }
any-empty = Nic tu neleží.
any-look = { $name }: přečti si to
any-no-field = prázdné místo
any-you = (ty)
any-on-turn = je na tahu
any-won = vítěz
any-pick = Vyber si kartu z ruky.
any-group-hand = Karty v ruce
any-group-pick = Karty v ruce
any-group-order = V jakém pořadí
any-group-count = Kolik
any-group-basic = Co smí každý
any-group-always = Co jde vždycky
any-group-late = Až nakonec
any-group-board = Pole
