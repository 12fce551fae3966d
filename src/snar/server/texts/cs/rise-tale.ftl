## Hra ve třech větách

tale-side = { $first }{ $more ->
    [none] { "" }
   *[other] { " " }a { $more }
 }
tale-begins-annex = První svět je něčí v kole { $round }: { $actor } připojuje { $to-acc }.
tale-begins-duel = První souboj se rozhodne v kole { $round }: { $actor } poráží { $to-acc }.
tale-begins-awaken = V kole { $round } { $actor } přichází o poslední život a jako první se probouzí.
tale-begins-fulfilled = První úkol, { $source }, má v kole { $round } { $actor }.
tale-begins-quiet = Sny se rozbíhají pomalu: { $round ->
    [1] v prvním kole
   *[other] do kola { $round }
 } nikdo neudělá nic, co by rozhodlo.
tale-begins-brief = Je to krátký sen: první kolo je i poslední.
tale-turns-never = Od kola { $round } { $who-many ->
    [yes] jsou
   *[no] je
 } v čele { $who } a už to tak zůstane.
tale-turns-brief = Od začátku { $who-many ->
    [yes] jsou
   *[no] je
 } v čele { $who }.
tale-turns-last = Síly jsou dlouho vyrovnané, až v posledním kole { $who-many ->
    [yes] jdou
   *[no] jde
 } do čela { $who }.
tale-turns-once = Dlouho { $other-many ->
    [yes] mají
   *[no] má
 } navrch { $other }, ale v kole { $round } se to obrací: do čela { $who-many ->
    [yes] jdou
   *[no] jde
 } { $who }.
tale-turns-annex = Dlouho { $other-many ->
    [yes] mají
   *[no] má
 } navrch { $other }, ale v kole { $round } to { $to } obrací: do čela { $who-many ->
    [yes] jdou
   *[no] jde
 } { $who }.
tale-turns-late = Skoro do konce { $other-many ->
    [yes] mají
   *[no] má
 } navrch { $other }.
tale-turns-often = Štěstí je vrtkavé: vedení se mění { $changes }krát a nakonec { $who-many ->
    [yes] jsou
   *[no] je
 } v čele { $who }.
tale-turns-even = Síly jsou vyrovnané a nikdo se od ostatních neodtrhne.
tale-ends-annex = { $round ->
    [1] { "" }
   *[other] Pak přijde kolo { $round }:{ " " }
 }{ $actor } připojuje { $to-acc } a je rozhodnuto.
tale-ends-won = V kole { $round } je rozhodnuto: { $who } vítězí.
tale-ends-resigned = V kole { $round } se { $actor } vzdává.
tale-ends-drawn = V kole { $round } hra končí nerozhodně.
