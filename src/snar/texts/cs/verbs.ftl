# Texty pravidel se skládají odtud: jedna šablona na sloveso. Nikdy se nepíší na kartu ručně.
#
# $who: you = ty · they = třetí osoba
# $order: after = předchází slovo, za které patří "se" a "si" ("protivník se přenese", "nebo se přeneseš") · first = nepředchází
# $form: start = začátek věty · led = po dvojtečce · inline = uvnitř věty
# $sign: plus | minus; částky jsou vždy kladné

## Počty

part-lives = { $lives ->
    [one] { $lives } život
    [few] { $lives } životy
   *[other] { $lives } životů
 }
part-experience = { $amount ->
    [one] { $amount } zkušenost
    [few] { $amount } zkušenosti
   *[other] { $amount } zkušeností
 }
part-power = { $tokens ->
    [one] { $tokens } žeton moci
    [few] { $tokens } žetony moci
   *[other] { $tokens } žetonů moci
 }
part-signed = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
 }
part-times = { $count ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
    [5] pětkrát
   *[other] šestkrát
 }
part-more = { $sign ->
    [plus] více
   *[minus] méně
 }

## Skládání vět

rule-then = { $head }, potom { $tail }
rule-and = { $head } a { $tail }
rule-either = { $head } nebo { $tail }
# Začíná-li další část výčtu stejnými slovy jako předchozí, vynechají se: "získáš 5 světla a 1 BP".
rule-shared = ztratíš, ztratí, získáš, získá, navštiv, ukonči pohyb
rule-nothing = nic se nestane
rule-row = { $range }: { $text }
rule-concerns = { $on ->
    [hero] Hrdina
    [demon] Démon
   *[any] Každý
 }{ $spared ->
    [none] { "" }
   *[other] { " " }kromě { $spared }
 }: { $text }

## Slovesa

verb-wound = { $who ->
    [you] ztratíš
   *[they] ztratí
 } { part-lives }
verb-heal = { $order ->
    [after] si { $who ->
        [you] vyléčíš
       *[they] vyléčí
     }
   *[first] { $who ->
        [you] vyléčíš si
       *[they] vyléčí si
     }
 } { $lives ->
    [0] všechny životy
   *[other] { part-lives }
 }
verb-power = { $sign ->
    [plus] { $who ->
        [you] získáš
       *[they] získá
     }
   *[minus] { $who ->
        [you] ztratíš
       *[they] ztratí
     }
 } { part-power }
verb-strength = { $order ->
    [after] { $who ->
        [you] máš
       *[they] má
     } do konce tahu
   *[first] do konce tahu { $who ->
        [you] máš
       *[they] má
     }
 } { part-signed } k moci
verb-bp = { $sign ->
    [plus] { $who ->
        [you] získáš
       *[they] získá
     }
   *[minus] { $who ->
        [you] ztratíš
       *[they] ztratí
     }
 } { $amount } BP
verb-slow = { $order ->
    [after] { $who ->
        [you] máš
       *[they] má
     } v příštím pohybu
   *[first] v příštím pohybu { $who ->
        [you] máš
       *[they] má
     }
 } o { $amount } BP méně
verb-haste = { $order ->
    [after] { $who ->
        [you] máš
       *[they] má
     } v příštím pohybu
   *[first] v příštím pohybu { $who ->
        [you] máš
       *[they] má
     }
 } o { $amount } BP více
verb-carry = { $order ->
    [after] se { $who ->
        [you] přeneseš
       *[they] přenese
     }
   *[first] { $who ->
        [you] přeneseš se
       *[they] přenese se
     }
 } { $place }
verb-banish = { $order ->
    [after] se { $who ->
        [you] ocitneš
       *[they] ocitne
     }
   *[first] { $who ->
        [you] ocitneš se
       *[they] ocitne se
     }
 } { $to ->
    [well] { $who ->
        [you] na nejbližší studánce
       *[they] na studánce, ke které to má nejblíž
     }
    [start] na svém výchozím poli
    [back] na poli, kde { $who ->
        [you] tvůj
       *[they] jeho
     } poslední pohyb začal
   *[void] na poli nicoty určeném dvěma hody kostkou
 }
verb-stop = { $who ->
    [you] okamžitě končíš
   *[they] okamžitě končí
 } pohyb
verb-skip = { $who ->
    [you] vynecháš
   *[they] vynechá
 } příští tah
verb-experience = { $sign ->
    [plus] { $who ->
        [you] získáš
       *[they] získá
     }
   *[minus] { $who ->
        [you] ztratíš
       *[they] ztratí
     }
 } { part-experience }{ $sign ->
    [minus] { " " }({ $who ->
        [you] máš-li
       *[they] má-li
     } { $amount ->
        [one] nějakou
       *[other] méně, všechny
     })
   *[plus] { "" }
 }
verb-forget = { $who ->
    [you] ztratíš
   *[they] ztratí
 } všechny zkušenosti
verb-light = { $sign ->
    [plus] { $who ->
        [you] získáš
       *[they] získá
     } { $amount } světla
   *[minus] { $who ->
        [you] přijdeš
       *[they] přijde
     } o { $amount } světla
 }
verb-lose_item = { $who ->
    [you] odhodíš
   *[they] odhodí
 } jeden svůj předmět
verb-take_item = { $who ->
    [you] vezmeš
   *[they] vezme
 } předmět jednomu protivníkovi
verb-setback = { $who ->
    [you] vrátíš
   *[they] vrátí
 } { $counters ->
    [one] { $counters } žeton
    [few] { $counters } žetony
   *[other] { $counters } žetonů
 } na rozdělaný úkol jednoho protivníka
verb-progress = { $who ->
    [you] odebereš
   *[they] odebere
 } { $counters ->
    [one] { $counters } žeton
    [few] { $counters } žetony
   *[other] { $counters } žetonů
 } z jednoho svého úkolu{ $counters ->
    [one] { "" }
   *[other] { " " }(zbývá-li jich méně, všechny)
 }
verb-unlay = { $who ->
    [you] zrušíš
   *[they] zruší
 } { $whose ->
    [own] jednu svou vyloženou kartu
    [enemy] jednu vyloženou kartu protivníka
   *[any] libovolnou vyloženou kartu
 }
verb-fray = { $who ->
    [you] odebereš
   *[they] odebere
 } jednu akci { $whose ->
    [own] každé své vyložené kartě
    [enemy] každé vyložené kartě protivníků
   *[any] každé vyložené kartě
 }, která akce má
verb-draw_event = { $who ->
    [you] vytáhneš
   *[they] vytáhne
 } událost
verb-fight = { $order ->
    [after] se { $who ->
        [you] utkáš
       *[they] utká
     }
   *[first] { $who ->
        [you] utkáš se
       *[they] utká se
     }
 } se strážcem o moci { $moc } ({ $won ->
    [none] { "" }
   *[other] výhra: { $won };{ " " }
 }prohra: { $lost })
verb-roll = { $form ->
   *[start] hoď kostkou. { $rows }
    [inline] { $who ->
        [you] hodíš
       *[they] hodí
     } kostkou ({ $rows })
 }
verb-choose = { $count ->
    [1] { $options }{ $may ->
        [yes] , nebo { $who ->
            [you] neuděláš
           *[they] neudělá
         } nic
       *[no] { "" }
     }
   *[other] { $form ->
        [inline] { $order ->
            [after] si { $who ->
                [you] vybereš
               *[they] vybere
             }
           *[first] { $who ->
                [you] vybereš si
               *[they] vybere si
             }
         } jedno{ part-or-none } ({ $options })
        [led] vyber si jedno{ part-or-none } – { $options }
       *[start] vyber si jedno{ part-or-none }: { $options }
     }
 }
part-or-none = { $may ->
    [yes] { " " }nebo nic
   *[no] { "" }
 }
verb-others = { $target ->
    [one] zvolený protivník
    [all] každý protivník
   *[here] každá jiná postava na tomto poli
 } { $text }
verb-swap = { $order ->
    [after] si { $who ->
        [you] vyměníš
       *[they] vymění
     }
   *[first] { $who ->
        [you] vyměníš si
       *[they] vymění si
     }
 } místo s jinou postavou, která není v síni
verb-peek = { $order ->
    [after] si { $who ->
        [you] tajně prohlédneš
       *[they] tajně prohlédne
     }
   *[first] { $who ->
        [you] tajně si prohlédneš
       *[they] tajně si prohlédne
     }
 } { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
 } balíčku { $deck ->
    [easy] lehkých úkolů
    [hard] těžkých úkolů
   *[event] událostí
 }
verb-reroll = { $who ->
    [you] smíš
   *[they] smí
 } hodit kostkou znovu
verb-bonus = { $sign ->
    [plus] k hodu { $who ->
        [you] přičteš
       *[they] přičte
     }
   *[minus] od hodu { $who ->
        [you] odečteš
       *[they] odečte
     }
 } { $amount }
verb-shield = její účinek na tebe nezapůsobí
verb-endure = { $who ->
    [you] ztratíš
   *[they] ztratí
 } o { part-lives } méně

## Místa

place-hall = do libovolné síně
place-gate = na bránu libovolného světa
place-ring = na libovolné pole vnějšího okruhu
place-well = na libovolnou studánku
place-void = na libovolné pole nicoty
place-path = na libovolné pole cesty
place-edge = na libovolné pole cesty na okraji plánu
place-mystery = na tajemné místo
place-corner = na libovolné rohové pole plánu
place-laid = na libovolné pole pod vyloženou kartou
place-field = na pole { $field }
place-world = { $part ->
    [sin] do síně
    [brana] na bránu
   *[other] na { $part }. pole
 } { $world }

## Použití: kdy a za co

use-text = { $limit ->
    [round] Jednou za kolo{ use-comma } { use-moment }
    [trigger] { use-each }
    [none] { use-each }
   *[single] { use-once }
 }{ $lives ->
    [0] { "" }
   *[other] { " " }za { part-lives }
 }: { $text }
use-comma = { $at ->
    [any] ,
    [harm] ,
    [wounded] ,
   *[other] { "" }
 }
use-duel = souboji{ $against ->
    [creature] { " " }s bytostí
    [character] { " " }s postavou
   *[any] { "" }
 }
use-won = vyhraném { use-duel }
use-turn = { $item ->
    [yes] ve svém tahu
   *[no] při svém pohybu
 }
use-moment = { $at ->
    [turn] { use-turn }
    [any] i v cizím tahu
    [duel] před hodem v { use-duel }
    [duel-die] po svém hodu v { use-duel }
    [move-die] po svém hodu na pohyb
    [spell] před svým hodem na kouzlo
    [spell-die] po svém hodu na kouzlo
    [harm] když ti má vyložená karta uškodit
    [wounded] když máš ztratit životy
   *[won] po { use-won }
 }
use-each = { $at ->
    [turn] Kdykoli { use-turn }
    [any] Kdykoli, i v cizím tahu
    [duel] Před kterýmkoli hodem v { use-duel }
    [duel-die] Po kterémkoli svém hodu v { use-duel }
    [move-die] Po kterémkoli svém hodu na pohyb
    [spell] Před kterýmkoli svým hodem na kouzlo
    [spell-die] Po kterémkoli svém hodu na kouzlo
    [harm] Kdykoli ti má vyložená karta uškodit
    [wounded] Kdykoli máš ztratit životy
   *[won] Po kterémkoli { use-won }
 }
use-once = { $at ->
    [turn] Ve svém tahu
    [any] Kdykoli, i v cizím tahu
    [duel] Před hodem v { use-duel }
    [duel-die] Po svém hodu v { use-duel }
    [move-die] Po svém hodu na pohyb
    [spell] Před svým hodem na kouzlo
    [spell-die] Po svém hodu na kouzlo
    [harm] Když ti má vyložená karta uškodit
    [wounded] Když máš ztratit životy
   *[won] Po { use-won }
 }

## Stálé změny hodnot

modify-moc = { part-signed } k moci{ $when ->
    [attack] { " " }při vlastním útoku
    [defence] { " " }při obraně
    [creature] { " " }v souboji s bytostí
    [character] { " " }v souboji s postavou
    [well] , když stojíš na studánce
    [void] , když stojíš v nicotě
    [world] , když stojíš na poli světa
   *[always] { "" }
 }.
modify-pohyb = { part-signed } k pohybu.
modify-spell = { part-signed } k hodům na kouzla.
modify-lives = { part-signed } k nejvyššímu počtu životů (jen podle návrhu pravidel).
modify-cost = Vstup na pole { $value ->
    [cost-void] nicoty
    [cost-path] cesty
    [cost-world] světa
   *[cost-card] pod vyloženou kartou
 } tě stojí { $cap ->
    [0] o { $amount } BP { part-more }{ $sign ->
        [minus] { " " }(nejméně 1 BP)
       *[plus] { "" }
     }
   *[other] nejvýše { $cap } BP
 }.
modify-duel-wound = Kdo s tebou prohraje souboj, ztratí o { part-lives } { part-more }.
modify-experience-price = Žeton moci tě stojí o { part-experience } { part-more }.
modify-hand = V ruce držíš o { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
 } { part-more }.
modify-card-wound = Účinky vyložených karet a událostí ti berou o { part-lives } { part-more }.

## Vlastnosti

trait-keeps-experience = Probuzením nikdy nepřijdeš o zkušenosti.
trait-keeps-power = Probuzením nikdy nepřijdeš o žeton moci.
trait-tames-animals = Zvíře si můžeš ochočit: získáš jeho zkušenosti bez boje, a dokud jeho kartu máš, jednou za kolo ti pomůže v souboji.
trait-two-quests = Když dostáváš úkol, podívej se na dva, jeden si nech a druhý vrať pod balíček.
trait-second-attack = Smíš zaútočit dvakrát za kolo.
trait-unstoppable = Nic tě nezastaví: žádná karta ani Brána času předčasně neukončí tvůj pohyb ani ti nevezme tah. Dokáže to jen kouzlo Ochromení.
trait-elusive = Když na tebe někdo zaútočí, smíš se vyhnout: oba hoďte kostkou, a hodíš-li aspoň tolik co útočník, souboj není.
trait-surefooted = Žádný účinek tě proti tvé vůli nepřemístí a { odmrsteni } na tebe nepůsobí.
trait-backwards = Vnější okruh smíš obcházet oběma směry; změníš-li směr, začínáš okruh znovu.
trait-wellspring = Začínáš-li tah na studánce, vyléčíš si 1 život.
trait-scholar = Za každý splněný úkol získáš navíc 2 zkušenosti.
trait-merchant = Předměty smíš odevzdat jako 3 zkušenosti za každý.
trait-duelist = Nerozhodný souboj, ve kterém útočíš, vyhráváš.
trait-shadowed = Nemůžeš být cílem cizích kouzel.
trait-lucky-eight = Hodíš-li v souboji sedmičku, platí jako osmička.

## Karty

laid-plain = Vstup na každé zakryté pole stojí { $bp } BP, jinak se nic neděje.
creature-hostile = Útočí na { $hostile ->
    [hero] hrdiny
    [demon] démony
   *[any] každého
 }{ $spared ->
    [none] { "" }
   *[other] { " " }kromě { $spared }
 }.{ $peace ->
    [yes] { " " }Koho nenapadne, ten získá zkušenosti bez boje.
   *[no] { "" }
 }
creature-instead = Vytáhne-li tuto kartu { $names }, { $text }.
creature-animal = Je to zvíře: ochočené přidá k hodu v souboji +{ $help }.
creature-won = Výhra: { $text }
creature-lost = Prohra: { $text }
oneshot-keep = Kartu si můžeš nechat a použít ji později ve svém tahu.

## Úkoly

quest-ordered = nejprve { $first }, potom { $then }
# "Během tří svých tahů navštiv ...": kdy čas běží, říká druhá věta.
quest-within = během { $turns ->
    [1] jednoho svého tahu
   *[other] { $turns } svých tahů
 } { $text }
quest-clock = { $turns ->
    [1] Nestihneš-li to, začínáš znovu.
   *[other] Čas běží od prvního odebraného žetonu; nestihneš-li to, začínáš znovu.
 }
part-different-few = { $different ->
    [yes] různé{ " " }
   *[no] { "" }
 }
part-different-few-n = { $different ->
    [yes] různá{ " " }
   *[no] { "" }
 }
part-different-many = { $different ->
    [yes] různých{ " " }
   *[no] { "" }
 }
part-fewer = { $count ->
    [one] { "" }
   *[other] { " " }(je-li jich méně, stačí všechny)
 }
deed-visit-well = navštiv { $count ->
    [one] studánku
    [few] { $count } { part-different-few }studánky
   *[other] { $count } { part-different-many }studánek
 }
deed-visit-laid = navštiv { $count ->
    [one] vyloženou kartu
    [few] { $count } { part-different-few }vyložené karty
   *[other] { $count } { part-different-many }vyložených karet
 }{ part-fewer }
deed-visit-dream = navštiv { $count ->
    [one] vyložený sen
    [few] { $count } { part-different-few }vyložené sny
   *[other] { $count } { part-different-many }vyložených snů
 }{ part-fewer }
deed-visit-horror = navštiv { $count ->
    [one] vyloženou hrůzu
    [few] { $count } { part-different-few }vyložené hrůzy
   *[other] { $count } { part-different-many }vyložených hrůz
 }{ part-fewer }
deed-visit-mystery = navštiv { $count ->
    [one] tajemné místo
   *[other] { $different ->
        [yes] { $count ->
            [few] { $count } různá pole tajemného místa
           *[other] { $count } různých polí tajemného místa
         }
       *[no] tajemné místo { part-times }
     }
 }
deed-visit-gate = navštiv { $count ->
    [one] bránu jiného světa
    [few] { $count } { part-different-few }brány jiných světů
   *[other] { $count } { part-different-many }bran jiných světů
 }
deed-visit-hall = navštiv { $count ->
    [one] síň jiného světa
    [few] { $count } { part-different-few }síně jiných světů
   *[other] { $count } { part-different-many }síní jiných světů
 }
deed-visit-ring = navštiv { $count ->
    [one] pole vnějšího okruhu jiného světa
    [few] { $count } { part-different-few-n }pole vnějšího okruhu jiných světů
   *[other] { $count } { part-different-many }polí vnějšího okruhu jiných světů
 }
deed-visit-path = navštiv { $count ->
    [one] pole cesty
    [few] { $count } { part-different-few-n }pole cesty
   *[other] { $count } { part-different-many }polí cesty
 }
deed-visit-edge = navštiv { $count ->
    [one] pole cesty na okraji plánu
    [few] { $count } { part-different-few-n }pole cesty na okraji plánu
   *[other] { $count } { part-different-many }polí cesty na okraji plánu
 }
deed-visit-void = navštiv { $count ->
    [one] pole nicoty
    [few] { $count } { part-different-few-n }pole nicoty
   *[other] { $count } { part-different-many }polí nicoty
 }
deed-visit-corner = navštiv { $count ->
    [one] rohové pole plánu
    [4] { $different ->
        [yes] všechna čtyři rohová pole plánu
       *[no] 4 rohová pole plánu
     }
    [few] { $count } { part-different-few-n }rohová pole plánu
   *[other] { $count } { part-different-many }rohových polí plánu
 }
part-duels = { $count ->
    [one] souboj
    [few] { $count } souboje
   *[other] { $count } soubojů
 }
deed-win-creature = vyhraj { part-duels } { $different ->
    [yes] s různými bytostmi
   *[no] { $count ->
        [one] s bytostí
       *[other] s bytostmi
     }
 }
deed-win-character = vyhraj { part-duels } { $different ->
    [yes] s různými postavami
   *[no] { $count ->
        [one] s postavou
       *[other] s postavami
     }
 }
deed-win-duel = vyhraj { part-duels } { $different ->
    [yes] s různými bytostmi nebo postavami
   *[no] { $count ->
        [one] s bytostí nebo postavou
       *[other] s bytostmi nebo postavami
     }
 }
deed-attack-character = zaútoč { $different ->
    [yes] { $count ->
        [one] na postavu
        [few] na { $count } různé postavy
       *[other] na { $count } různých postav
     }
   *[no] { $count ->
        [one] na postavu
       *[other] { part-times } na postavu
     }
 }
deed-gain-item = získej { $count ->
    [one] předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
 }
deed-gain-power = získej { $count ->
    [one] žeton moci
    [few] { $count } žetony moci
   *[other] { $count } žetonů moci
 }
deed-gain-experience = získej { $count ->
    [one] kartu se zkušenostmi
    [few] { $count } karty se zkušenostmi
   *[other] { $count } karet se zkušenostmi
 }
deed-draw-event = vytáhni { $count ->
    [one] událost
    [few] { $count } události
   *[other] { $count } událostí
 }
deed-draw-creature = potkej { $count ->
    [one] bytost
    [few] { $count } bytosti
   *[other] { $count } bytostí
 }
deed-cast-card = sešli { $count ->
    [one] sen nebo hrůzu
    [few] { $count } sny nebo hrůzy
   *[other] { $count } snů nebo hrůz
 }
deed-use-item = použij { $count ->
    [one] předmět
   *[other] { part-times } předmět
 }
deed-use-laid = zažij { $count ->
    [one] účinek vyložené karty
   *[other] { part-times } účinek vyložené karty
 }
deed-trade-power = vyměň zkušenosti za { $count ->
    [one] žeton moci
    [few] { $count } žetony moci
   *[other] { $count } žetonů moci
 }
deed-end-void = ukonči pohyb { $count ->
    [one] na poli nicoty
   *[other] { $different ->
        [yes] na { $count } různých polích nicoty
       *[no] { part-times } na poli nicoty
     }
 }
deed-end-path = ukonči pohyb { $count ->
    [one] na cestě
   *[other] { $different ->
        [yes] na { $count } různých polích cesty
       *[no] { part-times } na cestě
     }
 }
deed-end-well = ukonči pohyb { $count ->
    [one] na studánce
   *[other] { $different ->
        [yes] na { $count } různých studánkách
       *[no] { part-times } na studánce
     }
 }
deed-end-ring = ukonči pohyb { $count ->
    [one] na vnějším okruhu světa
   *[other] { $different ->
        [yes] na { $count } různých polích vnějších okruhů
       *[no] { part-times } na vnějším okruhu světa
     }
 }
deed-end-laid = ukonči pohyb { $count ->
    [one] na vyložené kartě
   *[other] { $different ->
        [yes] na { $count } různých vyložených kartách
       *[no] { part-times } na vyložené kartě
     }
 }
deed-pass-enemy = vstup { $count ->
    [one] na pole s protivníkem
   *[other] { $different ->
        [yes] na pole { $count } různých protivníků
       *[no] { part-times } na pole s protivníkem
     }
 }
deed-roll-eight = hoď na pohyb { $count ->
    [one] osmičku
   *[other] { part-times } osmičku
 }
deed-roll-one = hoď na pohyb { $count ->
    [one] jedničku
   *[other] { part-times } jedničku
 }
deed-lose-lives = ztrať { $count ->
    [one] život
    [few] { $count } životy
   *[other] { $count } životů
 }

## Kouzla

spell-pohyb = V tomto tahu získáš 1 BP.
spell-zpomaleni = Zvolený protivník má v příštím pohybu o 1 BP méně.
spell-odmrsteni = Protivníka, který stojí v nicotě, posuneš nejvýše o 2 pole na jiné pole nicoty.
spell-cesta = Do konce tahu tě vstup na pole nicoty stojí 1 BP.
spell-obri-sila = Do konce tahu máš +1 k moci.
spell-blesk = Zvolený protivník ztratí 1 život.
spell-rychlost = Hoď kostkou: v tomto tahu získáš tolik BP, kolik padne.
spell-teleport = Přeneseš se na libovolné pole nicoty.
spell-ochromeni = Zvolený protivník vynechá příští tah.
spell-hypnoza = Příští tah zvoleného protivníka odehraješ ty.

## Hlavičky

stat-character = { $side ->
    [hero] Hrdina
   *[demon] Démon
 } · moc { $moc } · pohyb +{ $pohyb } · { part-lives }
stat-laid = { $kind ->
    [dream] Sen
   *[horror] Hrůza
 } · světlo { $light } · umístění { $placement ->
    [exact] přesné
   *[random] náhodné
 } · { $bp } BP · { $actions ->
    [0] { $kind ->
        [dream] stálý
       *[horror] stálá
     }
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
 }
stat-creature = Bytost · moc { $moc } · { part-experience }
stat-item = Předmět · { $single ->
    [yes] na jedno použití
   *[no] trvalý
 }
stat-oneshot = Událost · jednorázová
stat-quest = { $level ->
    [easy] Lehký úkol · 5 zkušeností
   *[hard] Těžký úkol · 10 zkušeností
 }
stat-ability = Zvláštní schopnost
stat-spell = Kouzlo · { $target ->
    [self] na sebe
    [void] na protivníka v nicotě
   *[other] na protivníka
 } · hod aspoň { $roll }
