### Lucerny: všechno, co hráč čte. Klíče jsou <hra>-<druh>-<slovo z pravidel>.

template-title = Lucerny
template-rules =
    Každý má pět karet: čísla 1 až 6 a poryvy větru. V každém kole se vedoucí podívá na vrchní kartu balíčku a může si ji
    vzít. Pak všichni najednou tajně přihodí kartu. Kdo má sám nejvyšší číslo, získá lucernu, pokud mu ji někdo nesfoukne
    poryvem. Vyhrává ten, kdo má první dohodnutý počet lucern.

## Dohoda

template-agree-players = Hráči
template-agree-goal = Lucerny k vítězství

## Otázky

template-question-peek = Vidíš vrchní kartu balíčku. Vezmeš si ji?
template-question-ready = Jsi připraven?
template-question-bid = Kterou kartu přihodíš?
template-question-gust = Sfoukneš tu lucernu?

## Odpovědi

template-option-draw = Vezmi si ji
template-option-leave = Nech ji ležet
template-option-ready = Jsem připraven
template-option-wave = Zamávej a buď připraven
template-option-bid = Přihoď: { $what }
template-option-gust = Sfoukni ji poryvem

## Co se stalo

template-event-ready = { $actor } je připraven.
template-event-wave = { $actor } mává a je připraven.
template-event-lantern = { $actor } získává lucernu.
template-event-card = { $to-id ->
    [used] { $actor } vykládá: { $card }.
   *[other] { $actor } si bere kartu: { $card }.
 }

## Co leží na stole

template-view-round = Kolo: { $value }
template-view-lanterns = Lucerny: { $value }
template-zone-deck = balíček
template-zone-hand = ruka: { $owner }
template-zone-used = odehrané karty
template-thing-gust = poryv větru
template-thing-card = zakrytá karta
