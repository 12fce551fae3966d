## Co je dobré vědět před odpovědí

lives-of-most = { $lives } z { $most }
fact-powers = Máš moc { $mine }, { $other } má { $theirs }. Tvoje životy: { $lives }.
fact-stakes = Když prohraješ, přijdeš o { $loses }; když vyhraješ, { $other } přijde o { $wins }.
fact-creature-stakes = Když prohraješ, přijdeš o { $loses }.
fact-would-awaken = To by tě probudilo. { $cost }
fact-elude = Uhneš, když hodíš aspoň tolik, co { $other }. Když ne, souboj bude stejně.
fact-rolled = { $other } má hozeno: kostka { $die }, dohromady { $total }.
fact-move-die = Kostka { $die }, pohyb { $pohyb }: dohromady { $bp } BP.
fact-spell = Kouzlo se povede, když padne aspoň { $needed }.
fact-wounded = Přijdeš o { $loses }. Tvoje životy teď: { $lives }.
fact-last-life = { $source-id ->
    [none] Je pryč tvůj poslední život: prohráváš a probouzíš se.
   *[other] { $source } ti bere poslední život: prohráváš a probouzíš se.
 }
fact-waking-power = Stojí tě to 1 žeton moci. Životy se ti doplní a v tomhle tahu už se nehneš.
fact-waking-experience = Stojí tě to všechny zkušenosti ({ $amount }). Životy se ti doplní a v tomhle tahu už se nehneš.
fact-waking-keeps = Nic tě to nestojí ({ $source }). Životy se ti doplní a v tomhle tahu už se nehneš.
fact-waking-nothing = Moc ani zkušenosti nemáš, takže o nic nepřijdeš. Životy se ti doplní a v tomhle tahu už se nehneš.
fact-trade = Žeton moci stojí { $price }. Máš { $held }.
fact-reward = Za připojení světa: { $parts }.
fact-reward-ability = zvláštní schopnost podle výběru
fact-reward-good = trvalý dar světa

## Rada: proč zrovna tohle

advice-goal = { $goal-id ->
    [win] do síně { $world-gen }, tím vyhraješ{ advice-left }
    [annex] úkol je splněný, zpátky do síně { $world-gen }{ advice-left }
    [quest] pro úkol do síně { $world-gen }{ advice-left }
    [errand] úkol { $what } tě čeká { $spot-at }{ advice-left }
    [meet] úkol { $what }: { $enemy } je { $spot-at }{ advice-left }
   *[other] odtud je to k cíli nejblíž
 }
advice-left = { $left ->
    [0] { "" }
   *[other] { " " }(pak ještě { $left } BP)
 }
advice-ends = { $ends-id ->
    [event] ; na okruhu { $ring-gen } potkáš událost
    [deed] ; když tu skončíš, počítá se to do úkolu
    [fight] ; cestou stojí za to zaútočit
   *[other] { "" }
 }
advice-walk = { advice-goal }{ advice-ends }
advice-stay = { $ends-id ->
    [event] tady skonči: potkáš událost a blíž se teď dostat nevyplatí
    [deed] tady skonči: počítá se to do úkolu
   *[other] dál v tomhle tahu nic lepšího není
 }
advice-does = { $gain ->
    [0] teď skoro nic nezmění
   *[other] { $does-id ->
        [hinder] { $enemy-dat } přidá asi { $gain } BP
       *[help] tobě ušetří asi { $gain } BP
     }
 }
advice-for = { $light ->
    [0] { "" }
   *[other] { " " }za { $light } světla
 }
advice-spell = { $what } se povede asi v { $win } %
advice-trade = za { $price } zkušeností máš o 1 moci víc: teď { $mine }, a moc rozhoduje souboje
advice-cast = { $random ->
    [1] kam karta padne, určí kostka{ advice-for }; { $does-id ->
        [hinder] může stát v cestě: { $enemy }
       *[help] může se hodit cestou
     }
   *[other] { advice-does }{ advice-for }
 }
advice-done = { $why-id ->
    [save] šetři na kartu { $what } za { $light } světla: { advice-does }
    [little] nejlepší by byla karta { $what }, ale { advice-does }{ advice-for }, a to je málo
    [none] nic z ruky teď seslat nejde
   *[empty] v ruce nic není
 }
advice-duel = { $reason-id ->
    [avoid] moc { $mine } proti { $theirs } ({ $enemy }): vyhraješ asi v { $win } % a prohraješ ve { $lose } %, radši se vyhni
    [tame] zkušenosti bez boje; v boji bys s mocí { $mine } proti { $theirs } vyhrál asi jen v { $win } %
    [wait] moc { $mine } proti { $theirs } ({ $enemy }): výhra asi v { $win } %, schovej si to na horší chvíli
    [ability] moc { $mine } proti { $theirs } ({ $enemy }): výhra zatím jen asi v { $win } %, tohle pomůže
   *[fight] moc { $mine } proti { $theirs } ({ $enemy }): vyhraješ asi v { $win } %, prohraješ ve { $lose } %
 }

## Proč to bot radí, co se jen v téhle hře dá říct

hint-time-gate = Brána času tu stojí za hod

invited-rise = Říše Snů: někdo tě zve ke stolu
