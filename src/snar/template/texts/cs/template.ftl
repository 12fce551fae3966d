### Lucerny: všechno, co hráč čte. Klíče jsou <hra>-<druh>-<slovo z pravidel>.

template-title = Lucerny
template-lead = Tajně přihazuješ o lucerny, které může sfouknout vítr. Dva až pět hráčů, deset minut.
template-rules =
    Každý má pět karet: čísla 1 až 6 a poryvy větru. V každém kole se vedoucí podívá na vrchní kartu balíčku a může si ji
    vzít. Pak všichni najednou tajně přihodí kartu. Kdo má sám nejvyšší číslo, získá lucernu, pokud mu ji někdo nesfoukne
    poryvem. Vyhrává ten, kdo má první dohodnutý počet lucern.

## Dohoda

template-agree-players = Hráči
template-agree-goal = Lucerny k vítězství

## Otázky

template-question-peek = Vidíš vrchní kartu balíčku. Vezmeš si ji?
template-question-ready = Můžeme přihazovat?
template-question-bid = Kterou kartu přihodíš?
template-question-gust = Sfoukneš tu lucernu?

## Odpovědi

template-option-draw = Vezmi si ji
template-option-leave = Nech ji ležet
template-option-ready = Můžeme
template-option-wave = Můžeme, a zamávat
template-option-bid = Přihoď: { $what }
template-option-gust = Sfoukni ji poryvem

## Co se stalo

template-event-ready = { $actor } už může přihazovat.
template-event-wave = { $actor } mává a už může přihazovat.
template-event-lantern = { $actor } získává lucernu.
# o rozdávání se nemluví: nikdo při něm nic nedělá
template-event-card = { $actor-id ->
    [none] { "" }
   *[other] { $to-id ->
        [used] { $actor } vykládá: { $card }.
       *[other] { $actor } si bere kartu: { $card }.
     }
 }

## Co leží na stole

template-view-round = Kolo: { $value }
template-view-lanterns = Lucerny: { $value }
template-zone-deck = balíček
template-zone-hand = ruka
template-zone-used = odehrané karty
template-thing-gust = poryv větru
template-text-gust = Sfoukne lucernu, kterou právě někdo získává. Jako příhoz nemá žádnou cenu.
template-thing-card = zakrytá karta
