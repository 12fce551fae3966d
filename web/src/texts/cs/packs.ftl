setup-pack = Balíček karet
pack-own = karty a texty, které ke hře patří
pack-other = { $id }, verze { $version }, otisk { $digest }
pack-played = Balíček { $title } ({ $id } { $version })
pack-away = Balíček { $id } { $version } tu teď není
link-shut = Tenhle stůl teď nejde otevřít.
eth-pack = balíček { $id }
eth-pack-away = balíček { $id } tu teď není, kampaň na něj počká
