play-now = Hrať hneď
language = Jazyk
found = { $count ->
    [one] { $count } nález
    [few] { $count } nálezy
   *[other] { $count } nálezov
 }
