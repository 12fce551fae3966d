### Hra, která má jen pravidla a vlastní slova: co se v každé hře ptá a děje stejně.

plain-welcome = Odpověz číslem nebo zápisem z nabídky. Pomoc: help, konec: quit.
plain-help =
    Odpověz číslem nabídky nebo jejím zápisem. Zápisy jdou psát za sebe.
    ? zápis             jde to teď, a proč ne
    hint                co by udělal bot
    board               ukaž stůl znovu
    undo                vezmi zpět (do posledního hodu, odkrytí nebo cizí odpovědi)
    save [SOUBOR]       ulož hru
    quit                skonči
plain-left = Necháváš toho. { $saved ->
    [yes] Pokračuj příkazem: snar play --resume { $file }
   *[no] Hra se neuložila; příště přidej --save SOUBOR.
 }
plain-player = Hráč { $number }
plain-zone-owned = { $zone }: { $owner }
plain-yes = ano
plain-no = ne
plain-and = { $head } a { $tail }
plain-result-open = Hra není dohraná.
plain-result-nobody = Konec hry. Nevyhrál nikdo.
plain-result-won = Konec hry. { $count ->
    [one] Vyhrává
   *[other] Vyhrávají
 } { $winners }.
plain-option-pass = Nic
plain-option-quiet = Nic, a už se neptej
plain-event-card = { $card }: { $frm } → { $to }.
plain-event-shuffle = Zamíchá se: { $to }.
plain-event-undo = { $actor } bere odpověď zpět.
plain-event-undo-all = Všichni souhlasili s návratem k odpovědi { $amount }. Kostky jsou nové, neznámé karty se rozdaly znovu.
