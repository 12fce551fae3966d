# Etherfields v terminálu.

ec-head = { $place } · hodiny { $hours } · klíče { $keys }
ec-nowhere = Před usnutím
ec-legend = e vstup, s zjevení, t past, z schodiště, * zvláštní pole, q vrtoch, 1–3 tažení karet, l světlo, d temnota, b bažina, w voda, ## nepřístupné
ec-turn = { $number }. tah, v balíčku { $left } · { $card } · { $suit }
ec-blocked = { " " }(zablokováno)
ec-acts = { $who ->
    [none] { $source }
   *[other] { $source } → { $who }
 }: { $text }
ec-chases = { $who ->
    [none] { $entity } ({ $field })
   *[other] { $entity } ({ $field }) jde k: { $who } ({ $distance })
 }
ec-strikes = { $step }{ $any ->
    [yes] { " " }při každém hodu
   *[no] , když padne { $stride }
 }
ec-paid = Položeno: { $parts }
ec-icon-fate = osud
ec-icon-slumber = dřímota
ec-icon-gate = snový portál
ec-icon-key = klíč
ec-icon-shopping = nákup
ec-icon-sanctuary = útočiště
ec-icon-railway = nádraží
ec-icon-awakening = procitnutí
ec-arrows = → { $places }
ec-shortcuts = { " · " }zkratka: { $places }
ec-sleepers = Spáči
ec-sleeper = { $field ->
    [none] { "" }
   *[other] { $field } ·{ " " }
 }tíseň { $distress }/{ $limit } · éter { $ether } · zářivé drahokamy { $gems } · ruka { $hand } · balíček { $deck } · odhazovací hromádka { $discard } · zapečetěné { $sealed }
ec-hand = Ruka
ec-zone-items = Předměty
ec-zone-notes = Poznámky
ec-zone-wisdom = Moudrost
ec-zone-season = Období
ec-zone-revealed = Odhalené
ec-zone-gates = Snové portály
ec-no-dream = žádný
ec-result = { $outcome ->
    [open] Hra není dohraná. Dosněné sny: { $dreams }.
    [saved] Hra je uložená. Dosněné sny: { $dreams }.
    [opening] Úvod kampaně je u konce. Dosněné sny: { $dreams }.
    [victory] Sen se podařil, { $turn }. tah.
    [defeat] Sen se nepodařil, { $turn }. tah.
    [death] Smrt, { $turn }. tah.
   *[other] Konec, { $turn }. tah.
 }
ec-left = Necháváš toho. { $saved ->
    [yes] Pokračuj příkazem: snar play --resume { $file }
   *[no] Hra se neuložila; příště přidej --save SOUBOR.
 }
ec-welcome = Snář: Etherfields. Odpověz číslem nebo zápisem (move c4, ready). Pomoc: help, co je co: ? mince-na-hrane, konec: quit.
ec-help =
    Odpověz číslem nabídky nebo jejím zápisem. Zápisy jdou psát za sebe:
      move c4               jdi na pole c4 a zaplať za to
      act kuchyne.linka     akce z mapy, entity, předmětu nebo masky
      play mince-na-hrane   zahraj kartu z ruky
      ready                 v tomto tahu už nic
      drsnak unready        Drsňák bere svoje „hotovo“ zpět
    ? plechovy-hrnek        co je to za věc
    ? 112                   přečtená scéna znovu
    ? EF-BAS-1              co říká pravidlo
    ? move c4               proč to teď nejde
    hint                    co by udělal bot
    board                   ukaž stůl znovu
    undo                    vezmi zpět (do posledního hodu, odkrytí nebo cizí odpovědi)
    save [SOUBOR]           ulož hru
    quit                    skonči
ec-chronicle-kept = Záznam kampaně je v souboru { $file }. Příště začni: snar play ether --chronicle { $file }
ec-chronicle-holds = { $file }: { $scenes ->
    [one] { $scenes } přečtená scéna
    [few] { $scenes } přečtené scény
   *[other] { $scenes } přečtených scén
 }, { $tries ->
    [one] { $tries } odehraný sen
    [few] { $tries } odehrané sny
   *[other] { $tries } odehraných snů
 }, z toho { $won } s úspěchem. Pokračuj: snar play ether --chronicle { $file }

ef-why-unknown-start = Začít u „{ $start-id }“ nejde. Napiš campaign, world, dream:SEN nebo slumber:DŘÍMOTA.
why-said = { $text }
why-not-of-this-game = { $what } k této hře nepatří. Nápověda: { $command } --help
why-sleepers-range = Spáčů je 1 až { $most }.
why-not-a-chronicle = V souboru { $file } není záznam kampaně. Vyber ten, který hra uložila.
why-chronicle-version = Záznam { $file } je z jiné verze ({ $found }), tahle hra čte { $known }. Pokračuj ve verzi, která ho uložila.
why-chronicle-exists = Soubor { $file } už existuje. Zvol jiné jméno.
why-no-campaign = V souboru { $file } není kampaň Etherfields.

usage-campaign =
    snar campaign export SOUBOR [KAM]   záznam kampaně z uložené hry
    snar campaign import SOUBOR         zkontroluj záznam a řekni, co v něm je

    S tím záznamem začne další hra: snar play ether --chronicle SOUBOR
usage-campaign-export =
    snar campaign export SOUBOR [KAM] [--pack SLOŽKA] [--lang { $langs }]

    Z uložené hry vybere záznam kampaně: ten, který nechalo klasické uložení, jinak to, co by zbylo,
    kdyby stůl skončil teď. Bez KAM ho vypíše.
usage-campaign-import =
    snar campaign import SOUBOR [--pack SLOŽKA] [--lang { $langs }]

    Zkontroluje záznam a řekne, co v něm je. Když se s ním hrát nedá, řekne proč a skončí s kódem 2.
