# Co říkají stejně program i stránka: tento soubor se dává i prohlížeči.

side-sny = Sny
side-tma = Tma
scenario-stret-risi = Střet říší
scenario-zkouska-sily = Zkouška síly
scenario-zacatecnici = Pro začátečníky
scenario-souboj-s-casem = Souboj s časem
scenario-bratrstvi = Bratrství

# Části součtu v souboji
sum-die = kostka
sum-moc = moc
sum-tokens = žetony
sum-strength = síla do konce tahu
sum-floor = nejméně vytištěná moc
sum-own = vlastní schopnost
