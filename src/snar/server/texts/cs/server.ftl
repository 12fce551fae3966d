# Co říká server: odmítnutí, oznámení, rady.

guest-name = Host

event-undo = { $actor } bere odpověď zpět.
event-undo-all = Všichni souhlasili s návratem k odpovědi { $amount }. Kostky jsou nové, neznámé karty se rozdaly znovu.
result-resigned = { $actor } se vzdává.

notice-timeout = Čas vypršel: { $name }.
notice-timeout-turn = { $name }: čas vypršel, tento tah dohraje bot.
notice-timeout-again = { $name }: čas vypršel znovu. Dokud se { $name } nevrátí, hraje bot.
notice-left = { $name } u stolu už není.
notice-back = { $name } je zpět.
notice-declined = { $name } už další hru hrát nechce.
notice-exported = { $name } si stahuje celou rozehranou hru i se vším skrytým.
said-exported = (má staženou celou rozehranou hru i se vším skrytým)
notice-took-over = { $name } teď hraje na místě { $seat } a vidí jeho karty.
said-took-over = (teď hraje na místě { $seat } a vidí jeho karty)

notice-words-void = Otevírání slov se přerušilo ({ $name }). Kostky mají nové tajemství a všichni zapečetí slova znovu ({ $tries }. pokus).
said-words-void = (otevírání slov přerušeno; všichni zapečetí slova znovu, { $tries }. pokus)

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
why-banned = Tady hrát nemůžeš. Obrať se na toho, kdo server provozuje.
why-not-the-keeper = Tohle smí jen ten, kdo server provozuje.
why-bad-ban = Zakázat „{ $value }“ nejde. Uveď jednu adresu, třeba 192.0.2.7 nebo 2001:db8::7: ne celou síť a ne tenhle počítač ani jeho proxy, za kterou jsou všichni.
why-no-such-ban = Takový zákaz neplatí. Které platí, řekne snar admin bans.
why-no-such-guest = Takového hosta tu neznáme.
why-no-such-table = Takový stůl není. Zkontroluj odkaz.
why-unknown-game = Hru „{ $value }“ tu nemáme. Známe: { $known }.
why-no-such-invite = Tahle pozvánka neplatí. Požádej o novou.
why-started-already = Hra už začala.
why-nothing-to-judge = Tuhle hru rozebrat neumíme: nemá nikoho, kdo by ji posoudil.
why-no-puzzle = Pro tuhle hru dnes hádanka není.
why-not-over = Hra ještě neskončila.
why-who-are-you = Ještě se neznáme. Nejdřív řekni své jméno.
why-wrong-code = Tento kód nikomu nepatří. Zkontroluj každé písmeno.
why-bad-request = Tomu server nerozumí. Načti stránku znovu.
why-not-in-agreement = Pole „{ $field }“ v dohodě téhle hry není. Může v ní být: { $known }.
why-wrong-in-agreement =
    Pole „{ $field }“ dohody má být { $kind ->
        [number] číslo
        [text] text
        [list] seznam
        [yes-or-no] ano, nebo ne
       *[object] objekt
    }.
why-number-of-seats = Míst je { $seats }, popsaných { $given }.
why-clock-range = Hodiny jdou nastavit od 5 sekund do 14 dnů, za odpověď se může přidat nejvýš hodina.
why-sat-elsewhere = V téhle hře už máš jiné místo. Cizí karty by ti prozradily víc, než smíš vědět.
why-not-without-them = To se hrálo, než se místo uvolnilo. Zpět to jde jen s tím, kdo tam tehdy seděl.
why-seat-wanted = O místo { $seat } už žádá někdo jiný. Počkej na odpověď.
why-commitment-first = Slovo přišlo dřív než závazek, takže by nic nedokázalo. Nejdřív požádej o závazek.
why-commitment-lost = Slíbené kostky už nejsou: server se restartoval, nebo je má jiný stůl. Podívej se na nový závazek a zkus to znovu.
why-other-commitment = Stůl už má jiný závazek. Zapečeť slovo pro něj.
why-bad-seal = Takhle zapečetěné slovo nejde přijmout, nebo už ho má někdo jiný. Zapečeť jiné.
why-bad-word = Slovo má jeden až sto znaků.
why-other-word = To není slovo, které máš zapečetěné.
why-words-opening = Všechna slova jsou zapečetěná a otevírají se. Sednout si nebo zapečetit jiné už nejde.
why-words-not-yet = Slova přijdou na řadu, až budou všechna místa obsazená a všichni svoje zapečetí.
why-seed-with-others = Karty a kostky tohoto stolu jsou dané předem a hostitel je může znát. Nikdo jiný si k němu nesedne.
why-bad-script = Předepsané kostky jsou čísla od 1 do 8, nejvýš { $most }, a jen v Říši snů.
why-script-without-seed = Předepsané kostky patří ke hře se semínkem. Přidej semínko, nebo je vynech.
why-too-many-tables = Máš { $most } nedohraných stolů. Nejdřív některé dohraj nebo smaž.
why-not-a-spectator = Takhle jde poslat pryč jen toho, kdo se dívá. Kdo má místo, tomu ho uvolni.
why-somebody-away = Někdo z hráčů tu není. Celá hra se dá stáhnout, jen když o tom všichni vědí.

hint-chance = los
hint-neutral = všechny možnosti vypadají stejně
hint-tried = při zkoušení nejčastěji vyhrává
hint-roll = před hodem není co dělat
hint-closer = přiblíží tě k cíli
hint-end-turn = žádné pole v dosahu není lepší než tohle
hint-victory = tím vyhraješ
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
hint-goal = vede to k cíli snu
hint-rest = v tomhle tahu už nic nestojí za svou cenu
hint-work = tady se dá udělat něco užitečného
hint-gem = z přebytečných karet bude zářivý drahokam
hint-progress = umístěná karta bude pracovat v každém dalším tahu
hint-turns = když docházejí tahy, jdou koupit za hodiny
hint-calm = spáči si potřebují odpočinout
hint-danger = takhle je to bezpečnější
why-no-such-lesson = Takovou lekci tu nemáme. Začni na stránce Naučit se hrát.

invited = Někdo tě zve ke stolu
invited-more = Otevři odkaz a sedni si. Hraje se v prohlížeči, nic se neinstaluje a nikde se nepřihlašuješ.
