# Co říká server: odmítnutí, oznámení, rady.

guest-name = Host

event-undo = { $actor } bere odpověď zpět.
event-undo-all = Všichni souhlasili s návratem k odpovědi { $amount }. Kostky jsou nové, neznámé karty se rozdaly znovu.
result-resigned = { $actor } se vzdává.

notice-timeout = Čas vypršel: { $seat }.
notice-exported = { $name } si stáhl celou rozehranou hru i se vším skrytým.

why-not-your-seat = To není tvoje místo. Nejdřív si ke stolu sedni.
why-seat-taken = Místo { $seat } je obsazené. Vyber si jiné.
why-no-such-seat = Místo { $seat } u tohoto stolu není.
why-not-started = Hra ještě nezačala. Začne, až budou všechna místa obsazená.
why-table-over = Hra skončila. Můžeš si ji přehrát, nebo hrát znovu.
why-not-kept = Nepodařilo se to uložit, takže se to nestalo. Zkus to za chvíli znovu.
why-broken = Něco se pokazilo a nic se nezměnilo. Zkus něco jiného a dej nám prosím vědět.
why-too-long = To je moc dlouhé. Nejvýš { $most } znaků.
why-too-fast = To bylo moc rychle. Chvíli počkej a zkus to znovu.
why-preview-ends = Co přijde pak, nejde ukázat: hod, odhalení, nebo rozhodnutí někoho jiného.
why-no-such-answer = K odpovědi { $number } se vrátit nejde.
why-no-such-request = O to už nikdo nežádá.
why-not-the-host = To může jen hostitel stolu.
why-not-invited = Ke stolu potřebuješ pozvánku. Požádej hostitele o odkaz.
why-table-full = Všechna místa jsou obsazená. Můžeš se dívat.
why-no-such-table = Takový stůl není. Zkontroluj odkaz.
why-no-such-invite = Tahle pozvánka neplatí. Požádej o novou.
why-started-already = Hra už začala.
why-not-over = Hra ještě neskončila.
why-who-are-you = Ještě se neznáme. Nejdřív řekni své jméno.
why-wrong-code = Tento kód nikomu nepatří. Zkontroluj každé písmeno.
why-bad-request = Tomu server nerozumí. Načti stránku znovu.
why-number-of-seats = Míst je { $seats }, popsaných { $given }.
why-clock-range = Hodiny jdou nastavit od 5 sekund do 14 dnů, za odpověď se může přidat nejvýš hodina.

hint-chance = los
hint-neutral = všechny možnosti vypadají stejně
hint-roll = před hodem není co dělat
hint-closer = přiblíží tě k cíli
hint-end-turn = žádné pole v dosahu není lepší než tohle
hint-deed = když tu skončíš, pomůže to úkolu
hint-event = událost se tu hodí
hint-fight = souboj se vyplatí
hint-avoid = souboji je lepší se vyhnout
hint-tame = zkušenosti bez boje
hint-card = hodí se, co karta dělá
hint-ability = teď to pomůže
hint-wait = nech si to na lepší chvíli
hint-heal = životy se hodí
hint-trade = ze zkušeností bude moc
hint-spell = kouzlo stojí za tu šanci
hint-hinder = stojí v cestě protivníkovi
hint-help = pomůže ti na cestě
hint-save-light = nic teď nestojí za své světlo
hint-clear-way = v cestě leží karta
hint-quest = tenhle úkol je kratší
hint-fame = nejvíc slávy za tu cestu
hint-best-branch = to lepší z toho, co karta nabízí
hint-least-loss = tohle bude chybět nejmíň
hint-order = pomocníci nejdřív uvolní cestu
why-no-such-lesson = Takovou lekci tu nemáme. Začni na stránce Naučit se hrát.
