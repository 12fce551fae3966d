# Texty stránky. Co říká hra (otázky, nabídky, deník), přichází hotové ze serveru.

skip = Přejít k obsahu
loading = Načítám…
offline = Server teď neodpovídá. Zkontroluj připojení a zkus to znovu.
home = Na úvod
home-brand = Snář, na úvod
close = Zavřít
cancel = Zpět
no = Ne
agree = Souhlasím
notices = Zprávy
copied = Odkaz je ve schránce.
theme-to-light = Světlý vzhled
theme-to-dark = Tmavý vzhled

## Úvod
landing-title = Kam dnes v noci?
landing-lead = Dvě hry o snech u jednoho stolu. V jedné se přetahuješ o světy, ve druhé hledáš cestu ze snu ven.
play-now = Hrát hned
play-now-more = jako Rytíř proti Stínu
table-for-friends = Stůl pro přátele
table-for-friends-more = vyber hru, pošli odkaz
continue = Pokračovat
continue-more = { $count ->
    [one] čeká { $count } hra
    [few] čekají { $count } hry
   *[other] čeká { $count } her
 }
continue-none = zatím nic rozehraného
more = Další stránky
learn = Naučit se hrát
cards = Karty
rules = Pravidla
settings = Nastavení

## Nový stůl
setup-title = Stůl pro přátele
setup-scenario = Co se bude hrát
setup-seats = Kdo si sedne
setup-players = Počet hráčů
setup-character = Postava { $number }
setup-who = Kdo hraje místo { $number }
setup-local-name = Jméno u tohoto zařízení, místo { $number }
setup-more = Další volby
setup-fame = Sláva k vítězství
setup-boards = Dva plány vedle sebe
setup-rotation = Natočení druhého plánu
setup-draft = Podle návrhu pravidel
setup-visibility = Kdo stůl uvidí
setup-clock = Čas
setup-minutes = Minut
setup-timeout = Když čas vyprší
setup-pace = Tempo botů
setup-word = Tvoje slovo do kostek
onlookers = { $count ->
    [one] Dívá se { $count } člověk:
    [few] Dívají se { $count } lidé:
   *[other] Dívá se { $count } lidí:
 }
expel = Poslat pryč
expel-sure = Poslat pryč: { $who }?
expel-more = U tohoto stolu se už dívat nebude.
setup-word-chance = vybere náhoda
seeded-large = Karty a kostky tohoto stolu jsou dané předem. Hostitel je může všechny znát.
words-opening = Všichni mají slovo pro kostky zapečetěné. Chybí ještě: { $who }.
words-sealing = Hra začne, jakmile budou mít stůl otevřený všichni. Chybí ještě: { $who }.
words-lost = Tenhle prohlížeč nemá slovo, které máš pro kostky zapečetěné. Otevři stůl tam, kde ho máš, nebo ať všichni pečetí znovu.
words-anew = Ať všichni pečetí znovu
words-tries = O slova se žádalo { $count }×. Kdo to předtím přerušil, stojí v chatu.
words-how = Jak se pozná poctivá kostka
words-how-more = Stůl tímto závazkem slíbil své tajemství. Každý prohlížeč slovo nejdřív zapečetí a otevře ho, teprve až jsou zapečetěná všechna. Nikdo si tak nemůže vybrat slovo podle ostatních. Stránka to dělá sama.
words-doubt-commitment = Hra začala s jiným závazkem, než pro který tenhle prohlížeč pečetil slovo!
words-doubt-unsaid = Hra začala bez tvého slova pro kostky!
words-doubt-word = Tvoje slovo není mezi těmi, ze kterých vznikly kostky!
words-doubt-seals = Některé slovo není to, které bylo zapečetěné, než se otevřelo tvoje!
setup-commitment = Závazek kostek:
setup-create = Připravit stůl
my-name = Tvoje jméno
seat-me = já
seat-open = přítel s odkazem
seat-local = další hráč u tohoto zařízení
seat-greedy = počítač, hraje promyšleně
seat-random = počítač, hraje nahodile
seat-free = volno
visibility-link = kdo má odkaz
visibility-public = všichni
visibility-private = jen hráči
visible-link = vidí, kdo má odkaz
visible-public = vidí všichni
visible-private = vidí jen hráči
clock-none = bez hodin
clock-answer = na každou odpověď
clock-bank = na celou hru
agreed-answer = { $minutes } min na odpověď
agreed-bank = { $minutes } min na celou hru
agreed-fame = sláva k vítězství: { $fame }
timeout-bot = tah dohraje bot
timeout-resign = hráč se vzdává
pace-none = hned
pace-fast = rychle
pace-normal = normálně
pace-slow = pomalu
scenario-stret-risi-more = Sny proti Tmě. Vyhraje, kdo připojí dva světy.
scenario-zkouska-sily-more = Každý za sebe, dva až pět hráčů, o slávu.
scenario-zacatecnici-more = Krátká hra se dvěma kartami na stranu. Stačí jeden svět.
scenario-souboj-s-casem-more = Jako Zkouška síly, světy se nezavírají.
scenario-bratrstvi-more = Dvě dvojice, sláva se sčítá.
option-ctyri-hraci = Čtyři hráči.
option-ctyri-hraci-more = Každá strana má hlavní postavu a pomocníka.
option-tezke-ukoly = Těžké úkoly.
option-tezke-ukoly-more = Síně zadávají těžké úkoly místo lehkých.
option-dlouha-hra = Dlouhá hra.
option-dlouha-hra-more = Síň zadá lehký i těžký úkol, splnit musíš oba.
option-kouzleni = Kouzlení.
option-kouzleni-more = Postavy smějí kouzlit; při hře čtyř hráčů jen pomocníci.
option-schopnosti = Zvláštní schopnosti.
option-schopnosti-more = Každá postava si ze dvou karet jednu schopnost nechá.
option-odmena = Odměna světů.
option-odmena-more = Za svět místo moci trvalá výhoda.
option-lecebne-studanky = Léčebné studánky.
option-lecebne-studanky-more = Studánka jednou za kolo vyléčí život.
option-neduverive-svety = Nedůvěřivé světy.
option-neduverive-svety-more = K připojení světa potřebuješ lehký i těžký úkol.
option-snove-svety = Snové světy.
option-snove-svety-more = Když se světy znovu otevřou, rozdají se nové karty.
option-mocne-postavy = Mocné postavy.
option-mocne-postavy-more = Necháš si obě schopnosti.

## Pozvání a čekání
join-title = Někdo tě zve ke stolu
join-lost = Pozvánka neplatí
join-seat = Za koho budeš hrát
join-any = za kohokoli
join-sit = Sednout si
join-watch = Jen se dívat
dice-word = Slovo do kostek
lobby-title = Stůl se plní
lobby-waits = hra začne, až budou všechna místa obsazená
lobby-start = Začít, zbytek zahrají boti
invite-open = Zkopírovat odkaz pro přátele
invite-seat = Odkaz na místo
invite-link = Odkaz k pozvání
invite-qr = Pozvánka jako QR kód pro fotoaparát telefonu
sit = Sednout
seat-bot = Posadit bota
bot-level = Bot na volném místě
seat-empty = Uvolnit
remove-sure = Uvolnit místo hráče { $who }?
remove-more = Místo zůstane volné, dokud si na něj někdo nesedne nebo ho nedostane bot. Kdo tu seděl, potřebuje novou pozvánku.
leave = Odejít od stolu
leave-more = Místo se ti drží: můžeš se na ně vrátit, dokud si na ně nesedne někdo jiný. Hostitel tam zatím může pustit bota.
leave-yes = Odejít
games = Moje hry
games-none = Zatím žádná. Začni z úvodu, nebo si připrav stůl pro přátele.
games-public = Veřejné stoly
status-open = čeká na hráče
status-over = dohráno
status-running = { $round }. kolo
status-your-turn = jsi na tahu
recover = Vrátit se z jiného zařízení
recover-more = Máš kód z nastavení? Napiš ho a tvoje hry budou i tady.
recover-code = Kód
recover-do = Vrátit se
recovery-more = Kód tě vrátí ke hrám v jiném prohlížeči. Ukáže se jen jednou a starší přestane platit.
recovery-make = Vytvořit kód
recovery-copy = Zkopírovat
recovery-copied = Kód je ve schránce. Ulož si ho někam.

## Plán
board = Herní plán
board-grid = Pole plánu: šipkami se pohybuješ, Enter vybírá
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-reset = Celý plán
field-name = { $kind ->
    [gate] { $world }: brána
    [ring] { $world }: { $number }. pole okruhu
    [hall] { $world }: síň
    [path] cesta { $number }
    [mystery] tajemné místo { $number }
    [well] studánka { $number }
   *[void] nicota { $number }
 }{ $second ->
    [yes] {" "}(druhý plán)
   *[no] {""}
 }
cell-cost = za { $bp } BP
cell-offered = lze vybrat
cell-harm = cestou uškodí karta
peek-cost = cesta za { $bp } BP
peek-entry = vstup za { $bp } BP
go-there = Jít sem
choose-this = Vybrat
roll-movement = pohyb
roll-duel = souboj
roll-spell = kouzlo
roll-time-gate = Brána času
roll-who-starts = kdo začne
roll-lot = pořadí
roll-elude = úhyb
last-roll = Poslední hod:

## Stůl
title-table = Stůl
title-your-turn = Jsi na tahu
turn-of = { $round }. kolo: { $who }
answer-waits = Spojení je přerušené. Tvoje odpověď počká a odešle se, až se obnoví.
answer-gone = Při tvé odpovědi vypadlo spojení a hra mezitím pokročila. Podívej se do deníku.
not-sent = Spojení je přerušené, takže se nic nestalo. Zkus to znovu, až se obnoví.
reconnecting = Spojení vypadlo, navazuji…
link-gone = Takový stůl tu není.
link-gone-more = Možná je v odkazu překlep, nebo už stůl zanikl. Svoje stoly najdeš v Mých hrách.
link-old = Stránka je stará. Načti ji znovu.
link-old-more = Server mezitím dostal novou verzi. O rozehranou hru nepřijdeš.
load-again = Načíst znovu
lost = Sem žádná cesta nevede
lost-more = Možná je v adrese překlep. Vrať se na úvod a zkus to odtamtud.
people = Postavy
parts = Části stolu
asked = Co teď
tab-ask = Teď
tab-hand = Ruka
tab-people = Postavy
tab-realm = Říše
tab-log = Deník
tab-chat = Řeč
log = Deník
chat = Řeč u stolu
chat-new = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
 }
log-since = od tvé poslední odpovědi
recap = Co se stalo od tvé poslední odpovědi
chat-empty = Zatím je ticho.
chat-say = Napiš něco ostatním
chat-send = Říct
mute = ztlumit
muted = Neslyšíš: { $name }.
unmute = zase slyšet
waiting = Chvíli se čeká.
waiting-for = Na řadě: { $who }
waits-away = { $name } tu teď není. Hra čeká.
waits-free = na tomhle místě nikdo nesedí. Hra čeká.
waits-title = Někdo chybí
waits-left = { $name } u stolu už není. Hra čeká.
waits-time-bot = { $name } tu teď není. Až vyprší čas, dohraje tento tah bot:
waits-time-resign = { $name } tu teď není. Až vyprší čas, bude to vzdaná hra:
waits-more = S botem jde hra dál a ten, kdo chybí, se může na své místo kdykoli vrátit.
waits-host = Hostitel může nechat hrát bota nebo místo uvolnit.
waits-wait = Počkat
waits-later = Vrátit se jindy
waits-stop = Skončit a kampaň uložit
waits-stop-more = Kampaň bude pokračovat procitnutím; rozehraný sen je ztracený. Abyste se vrátili jindy, končit nemusíš: stůl si všechno pamatuje tak, jak je.
waits-stop-yes = Skončit
back-title = Tvoje místo
back-from-bot = Tohle místo je tvoje: { $who }. Zatím za tebe hraje bot.
back-free = Tohle místo je tvoje: { $who }. Je pořád volné.
back-do = Vrátit se na své místo
late = Vypršel ti čas a hraje za tebe bot: { $who }.
late-back = Už jsem tu
seat-kept = drží se pro: { $name }
seat-asked = pozvánku má: { $name }
rematch-offer = Nabídnout odvetu
rematch-offered = { $name } nabízí odvetu.
rematch-accept = Hrát znovu
rematch-decline = Teď ne
rematch-declined = { $name } teď odvetu nechce.
rematch-declined-mine = Odvetu teď nechceš.
rematch-swap = Vyměnit si strany
join-by = { $name } tě zve ke stolu
join-full = Všechna místa jsou obsazená. Můžeš se dívat.
join-taken = Tohle místo už někdo má. Můžeš se dívat, nebo si řekni o jiný odkaz.
join-over = Tahle hra už skončila. Můžeš si ji prohlédnout.
join-mine = Tohle místo je pořád tvoje: { $who }.
status-kept = tvoje místo čeká
status-saved = uloženo
games-saved = Uložené kampaně
watching = Díváš se. Do karet nikomu nevidíš.
you = ty
on-turn = na tahu
away = není tu
time-left = Zbývá { $time }
helper = pomocník
way-on = Jak dál
ends-soon = Tímhle tah skončí, nebo to nejde vzít zpátky.
ends-now = Udělat to
ends-wait = Počkat
skip-motion = Přeskočit pohyb na plánu
end-turn = Krok, kterým tah skončí nebo který nejde vzít zpátky
end-turn-pause = udělat po krátké chvíli
end-turn-word = počkat na mé slovo
end-turn-once = udělat hned
coach-hand = Karty máš pod záložkou Ruka dole.
sheet-more = Víc o postavě { $name }
step-back = O krok zpět
undo = Vzít zpět
hint = Poraď
hint-thinking = Bot přemýšlí…
no-advice = Bot teď poradit neumí. Zkus to znovu za chvíli.
advice = Bot by zvolil
remember = příště v této hře odpovědět stejně
ask-again = { $count ->
    [one] Zapomenout { $count } zapamatovanou odpověď
    [few] Zapomenout { $count } zapamatované odpovědi
   *[other] Zapomenout { $count } zapamatovaných odpovědí
 }
ask-again-done = Zapamatované odpovědi jsou zapomenuté.
not-now = Co teď nejde, a proč
why-not = Proč ne?
fields-lit = { $count ->
    [one] na plánu svítí { $count } pole
    [few] na plánu svítí { $count } pole
   *[other] na plánu svítí { $count } polí
 }
fields-list = Vypsat svítící pole
do-attack = útok: { $what }
do-activate = využít kartu
do-spell = kouzlo
do-trade = výměna za moc
rotation = Natočení karty
rotate = Otočit
lay = Položit
confirm-final = Tohle už nepůjde vzít zpátky.
confirm-do = Udělat
end-sure = Opravdu skončit?
end-bp = zbývá { $bp } BP
end-yes = Skončit
undo-asked = { $who } žádá o návrat k odpovědi { $to }. Kostky budou nové.
undo-what = Od této chvíle se všechno vrátí: { $what }
undo-waits = Čeká se na souhlas ostatních.
undo-never-mind = Odvolat žádost
wish-asked = { $name } chce hrát dál za postavu { $who }.
wish-more = Uvidí její karty v ruce. Souhlas dej jen tomu, komu věříš. Kdo místo převzal, zůstane zapsáno.
wish-mine = Žádáš o místo postavy { $who }.
seat-taken-over = { $count ->
    [one] převzato během hry
    [few] převzato během hry { $count }×
   *[other] převzato během hry { $count }×
 }
ask-undo = Požádat o návrat
ask-undo-more = Vrátí se poslední odpověď, když budou souhlasit všichni. Neznámé karty se zamíchají znovu.
ask-undo-yes = Požádat
hand = Tvoje karty
hand-empty = V ruce nemáš žádnou kartu.
cast-do = Seslat
placement-exact = přesně
placement-random = náhodně
card-open = Karta { $name }
rule-open = Pravidlo: { $title }
rules-all = všechna pravidla
stat-light = Světlo
stat-lives = Životy
stat-moc = Moc
stat-pohyb = Pohyb
stat-bp = Body pohybu
stat-experience = Zkušenosti
stat-hand = Karty v ruce
stat-fame = Sláva
lives-of = životy { $lives } z { $max }
sign-tokens = žetony moci: { $count }
sign-slowed = příště −{ $count } BP
sign-hasted = příště +{ $count } BP
sign-skips = vynechá tah
sign-hypnotised = v hypnóze
sign-annexed = připojeno: { $worlds }
zone-items = předměty
zone-kept = schované události
zone-abilities = schopnosti
zone-trophies = kořist
zone-tamed = ochočená zvířata
quests = úkoly
quest-easy = lehký
quest-hard = těžký
quest-left = zbývá { $count }
quest-done = splněno
quest-turns = { $count ->
    [one] poslední tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
quest-seen = už máš: { $list }
world-open = otevřený
world-closed = zavřený
world-of = má { $who }
deck-dream = Sny
deck-horror = Hrůzy
deck-event = Události
deck-easy = Lehké úkoly
deck-hard = Těžké úkoly
deck-ability = Schopnosti
used = odloženo { $count }
lies-open = Leží otevřeně:
looked-at = Tajně prohlédnuté, shora
discards = Odložené
menu = Nabídka
company = Lidé u stolu
table-lesson = lekce
seeded = Tahle hra má předem dané karty a kostky.
resign = Vzdát se
resign-more = Hra pro tebe skončí prohrou. Hraje-li vás víc než dva, dohraje za tebe bot.
resign-yes = Vzdát se
export = Stáhnout záznam
export-view = Stáhnout, co vidím
export-all = Stáhnout celou hru
export-all-more = Soubor prozradí i to, co je skryté: ruce, balíčky a kostky. Všichni u stolu se dozvědí, že ho máš.
export-all-yes = Stáhnout i tajemství
replace-by-bot = Nechat hrát bota

## Klávesy
keys = Klávesy
key-options = zvolit nabídku
key-board = přejít na plán
key-arrows = pohyb po plánu
key-next = další nebo předchozí svítící pole
key-enter = vybrat pole
key-rotate = otočit kartu
key-undo = vzít zpět
key-hint = poradit se s botem
key-escape = o krok zpět
key-search = hledat v kartách a pravidlech
key-help = tato nápověda
keys-mouse = Kolečkem nebo dvěma prsty plán přiblížíš. Podržením prstu na poli uvidíš, co tam je.

## Opona
curtain-title = Teď hraje { $who }
curtain-more = Předej zařízení. Nikdo jiný se nedívá?
curtain-lift = Jsem to já

## Konec
over = Konec hry
over-won = Vyhráváš
over-lost = Tentokrát ne
over-show = Výsledek hry
rematch = Hrát znovu
rematch-join = K odvetě
story = Příběh v číslech
story-lead = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
 }, { $answers ->
    [one] { $answers } rozhodnutí
    [few] { $answers } rozhodnutí
   *[other] { $answers } rozhodnutí
 }.
story-rolls = hodů kostkou
story-steps = kroků
story-cast = seslaných karet
story-events = událostí
story-fights-won = poražených bytostí
story-duels-won = vyhraných soubojů
story-duels-lost = prohraných soubojů
story-spells = zdařilých kouzel
story-quests = splněných úkolů
story-worlds = připojených světů
story-wounds = ztracených životů
story-healed = vyléčených životů
story-awakenings = probuzení
story-uses = použitých schopností
replay = Přehrát hru
replay-at = { $at } z { $total } · { $round }. kolo
replay-back = O krok zpět
replay-forward = O krok dál
replay-round = Další kolo
replay-round-back = Předchozí kolo
replay-play = Přehrát
replay-pause = Zastavit
replay-link = Odkaz na tuto chvíli
replay-eyes = Očima
spectator = divák
back-to-table = Zpět ke stolu
fair-title = Ověřit kostky
fair-how = Před první kartou ukázal server otisk svého tajemství. Každý zapečetil slovo a otevřel ho, teprve až byla zapečetěná všechna. Z tajemství a slov vznikl klíč a z klíče každý hod i každé míchání. Tvůj prohlížeč to teď celé počítá znovu.
fair-working = Počítám… { $percent } %
fair-commitment = Tajemství odpovídá závazku.
fair-commitment-wrong = Tajemství neodpovídá závazku!
fair-seen = Je to tentýž závazek, který tento prohlížeč viděl před hrou.
fair-seen-wrong = Před hrou tento prohlížeč viděl jiný závazek!
fair-draws = { $count ->
    [one] Sedí { $count } los.
    [few] Sedí všechny { $count } losy.
   *[other] Sedí všech { $count } losů.
 }
fair-draws-wrong = Los číslo { $number } nesedí!
fair-seals = Každé slovo je to, které bylo zapečetěné, než se jakékoli otevřelo.
fair-seals-wrong = Některé slovo není to, které bylo zapečetěné!
fair-kept = Tvoje slovo je mezi nimi a pečeti jsou ty, které tenhle prohlížeč viděl, než otevřel to tvoje.
fair-kept-alone = Tvoje slovo je mezi nimi; zaznělo, až když byl závazek vidět.
fair-not = Co to nedokazuje
fair-not-seen = Tenhle prohlížeč závazek před hrou neviděl.
fair-not-kept = Tenhle prohlížeč tu žádné slovo nepečetil, takže nepozná, jestli se pečetilo včas.
fair-not-sealed = Slova nebyla zapečetěná: kdo si sedl poslední a znal tajemství, mohl si slovo vybrat.
fair-not-looked = Že se nikdo z těch, kdo server provozují, nedíval do karet. To dokázat nejde.
fair-word-commitment = závazek
fair-word-secret = tajemství
fair-word-words = slova hráčů
fair-word-none = nikdo žádné nepřidal
fair-word-chain = poslední článek záznamu
fair-verify = Že se hrálo podle pravidel, ověří program Snář ze staženého záznamu.

## Karty a pravidla
search = Hledat v kartách a pravidlech
search-what = třeba most, studánka, souboj
search-cards = Hledat v kartách
search-rules = Hledat v pravidlech
rules-both = obě hry
search-in-rules = hledat v pravidlech
search-in-cards = hledat v kartách
found = { $count ->
    [one] { $count } nález
    [few] { $count } nálezy
   *[other] { $count } nálezů
 }
card-kind = Druh karet
kind-all = všechny
kind-character = postavy
kind-dream = sny
kind-horror = hrůzy
kind-creature = bytosti
kind-item = předměty
kind-oneshot = události
kind-quest = úkoly
kind-ability = schopnosti
kind-spell = kouzla

## Nastavení
language = Jazyk
theme = Vzhled
theme-auto = podle zařízení
theme-dark = tmavý
theme-light = světlý
motion = Pohyb
motion-auto = podle zařízení
motion-reduced = jen nutný
sound = Zvuky
volume = Hlasitost
notify = Upozornit, když jsem na tahu
notify-denied = Prohlížeč upozornění nedovolil. Povol je v jeho nastavení.
skip-trivial = Neptat se, když je jen jedna odpověď
warn-end = Před koncem tahu připomenout, co ještě jde
slow-peek = Letmo prohlíženou tajnou kartu nechat ležet, dokud ji neodložím
confirm-setting = Zeptat se před tím, co nejde vzít zpět
forget = Zapomenout mě
forget-more = Smaže se tvoje jméno i přístup ke hrám. Nejde to vrátit.
forget-yes = Zapomenout
credits = Poděkování
credits-icons = Obrázky nakreslili Lorc, Delapouite a další autoři
credits-fonts = Písma Fraunces a Source Sans 3 (SIL Open Font License).

## Učení
learn-lead = Hra o pěti kolech, při které tě někdo vede za ruku.
learn-more = Jsi Rytíř, proti tobě hraje Stín a karty i kostky jsou předem připravené. Trvá to asi čtvrt hodiny a můžeš kdykoli udělat něco jiného, než průvodce navrhne.
learn-start = Začít první hru
coach = Průvodce
coach-ok = Rozumím
coach-at = { $number } z { $total }

## Etherfields

landing-rise = Říše Snů
landing-rise-more = Nicota, tři světy a kostka, které se dá věřit. Pro dva až pět.
landing-ether = Etherfields
landing-ether-more = Roztrhané stránky, tíseň a příběh, který si pamatuje, co uděláš. Společně pro jednoho až čtyři.
play-ether-new = Začít novou kampaň
eth-previously = Co bylo dřív
eth-previously-dreams = Dosavadní sny
eth-previously-lines = Co se stalo naposledy
eth-previously-pages = Poslední stránky
eth-previously-on = Pokračovat
eth-previously-read = Přečíst poslední stránky
play-ether = Usnout hned
play-ether-more = do prvního snu, o samotě
eth-insight = vnímavost
eth-of-insight = z { $due } vnímavosti
eth-of-cunning = z { $due } prohnanosti
eth-of-anger = z { $due } hněvu
eth-of-discard = z { $due } { $due ->
    [one] karty
   *[other] karet
 } z ruky
eth-cunning = prohnanost
eth-anger = hněv
eth-discard = karty z ruky
eth-hours = Hodiny
eth-keys = Klíče
eth-gems = Zářivé drahokamy
eth-ether = Éter
eth-seal = zapečetěné karty
eth-threat = ohrožení
eth-distress = Tíseň
eth-souls = Duše
eth-mutations = Proměny
eth-mutations-left = Proměny, které zbývají
eth-unknown-card = Tuhle kartu ještě nikdo neotočil.
eth-secret-back = Tajná karta { $code }
eth-card-open = ukázat celou kartu
eth-weakness = slabost
eth-progress-card = karta pokroku
eth-turned = lícem dolů
eth-laid = platíš
eth-dreamscape = Snová krajina
eth-field = Pole { $field }, { $tile }
eth-actions-here = { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
 }
eth-reach = { $cost ->
    [one] { $cost } pole daleko
    [few] { $cost } pole daleko
   *[other] { $cost } polí daleko
 }
eth-state-stunned = Omámená
eth-state-immobilised = Znehybněná
eth-state-surprised = Překvapená
eth-state-poisoned = Otrávená
eth-mark-entry = vstup
eth-mark-spawn = zjevení
eth-mark-trap = past
eth-mark-stairs = schodiště
eth-mark-special = zvláštní pole
eth-mark-quirk = pole pro kartu vrtochu
eth-mark-shut = nepřístupné
eth-mark-draws = { $count ->
    [one] { $count } karta navíc
    [few] { $count } karty navíc
   *[other] { $count } karet navíc
 }
eth-mark-light = světlo
eth-mark-darkness = temnota
eth-mark-swamp = bažina
eth-mark-water = voda
eth-do = Provést
eth-go-here = { $cost ->
    [one] Jít sem ({ $cost } pole)
    [few] Jít sem ({ $cost } pole)
   *[other] Jít sem ({ $cost } polí)
 }
eth-go-pays = Cestu zaplatí karty s prohnaností, kterých bude nejmíň škoda. Dokud se nic neodhalí, jde to vzít zpět.
eth-card-play = Zahrát
eth-card-place = Umístit
eth-card-discard = Odhodit
eth-card-seal = Zapečetit
eth-card-remove = Odstranit
eth-take-back = Vzít zpět
eth-take-back-name = { $name }: vzít zpět
eth-paying = Placení
eth-way = Čím zaplatíš
eth-fields-far = { $count ->
    [one] dojdeš o pole dál
    [few] dojdeš o { $count } pole dál
   *[other] dojdeš o { $count } polí dál
 }
eth-pay-how = Vyber karty v ruce. Než potvrdíš, můžeš každou zase vzít zpět.
eth-pay-done = Zaplatit
eth-pay-suggest = Vybrat za mě
eth-pay-together = Požádat o pomoc: { $who }
eth-gift = { $who } platí za všechny. Přidáš se?
eth-gift-done = Přidat
eth-gift-none = Nic nepřidám
eth-pay-waits = Zrovna něco dokončuje někdo jiný. Pak můžeš zaplatit.
eth-boost-more = Kostka štěstí přidá záměr, nebo všechno pokazí.
eth-play-as = Za koho hraješ
eth-together = Rozhodujete společně. Ještě se čeká na: { $who }.
eth-open-scene = Přečíst scénu
eth-book = Kniha tajemství
eth-group-map = Na tvém poli
eth-group-things = Entity, předměty a masky
eth-group-hand = Karty v ruce
eth-group-basic = Základní akce
eth-effort-do = Úsilí: pole za hodiny
eth-hours-do = Koupit tahy za hodiny
eth-absent-move = pohyb
eth-absent-effort = úsilí
eth-absent-gem = zářivý drahokam
eth-absent-hours = tahy za hodiny
eth-save-sure = Hra tím pro dnešek skončí. Kampaň bude příště pokračovat procitnutím.
eth-save-yes = Uložit a skončit
eth-turn-card = Karta tahu
eth-no-turn = Teď žádná karta tahu neplatí.
eth-turns-left = { $left ->
    [0] poslední tah
    [one] zbývá { $left } tah
    [few] zbývají { $left } tahy
   *[other] zbývá { $left } tahů
 }
eth-suit-hearts = srdce
eth-suit-diamonds = káry
eth-suit-clubs = kříže
eth-suit-spades = piky
eth-step-mutation = Proměna
eth-step-basic = Základní efekt
eth-step-move = Pohyb
eth-step-special = Zvláštní efekt
eth-step-end = Konec tahu
eth-blocked = zablokováno
eth-reaches = { $you ->
    [yes] dosáhne na tebe
   *[no] dosáhne ({ $who })
 }
eth-reaches-none = na nikoho nedosáhne
eth-acts = něco udělá
eth-moves = { $you ->
    [yes] nejblíž jsi ty
   *[no] { $number ->
        [1] nejblíž je { $who }
       *[other] nejblíž jsou { $who }
     }
 }, { $far ->
    [0] na stejném poli
    [one] { $far } pole
    [few] { $far } pole
   *[other] { $far } polí
 }
eth-all = všichni
eth-moves-nobody = k nikomu nemá cestu
eth-strikes = { $step }: { $any ->
    [yes] { $entity } { $you ->
        [yes] na tebe dosáhne při každém hodu.
       *[no] { $number ->
            [1] dosáhne při každém hodu ({ $who }).
           *[other] na ně dosáhne při každém hodu.
         }
     }
   *[no] { $entity } { $you ->
        [yes] na tebe dosáhne, když padne { $stride }.
       *[no] { $number ->
            [1] dosáhne, když padne { $stride } ({ $who }).
           *[other] na ně dosáhne, když padne { $stride }.
         }
     }
 }
eth-step-nothing = Teď nic.
eth-ready = hotovo
eth-thinks = přemýšlí
eth-bot = bot
eth-own-ether = éter
eth-own-gems = zářivé drahokamy
eth-own-hand = v ruce
eth-own-deck = balíček
eth-own-discard = odhazovací hromádka
eth-own-sealed = zapečetěné
eth-deck-known = Karty balíčku, které znáš
eth-discard-pile = Odhazovací hromádka
eth-sealed = Zapečetěné karty
eth-mask = Maska
eth-progress = Zóna pokroku
eth-slot-free = volné pole
eth-team = Skupina a sen
eth-pile-items = Předměty
eth-pile-notes = Poznámky
eth-pile-wisdom = Moudrost
eth-pile-season = Období
eth-pile-memories = Vzpomínky
eth-pile-storage = Skladiště
eth-pile-gates = Snové portály
eth-peek = Letmé prohlédnutí: { $code }
eth-peek-left = { $left ->
    [one] Ještě { $left } vteřinu
    [few] Ještě { $left } vteřiny
   *[other] Ještě { $left } vteřin
 }
eth-peek-away = Odložit kartu
eth-peek-gone = Karta { $code } je zase lícem dolů.
eth-peeked = { $code }: prohlédnuto
eth-scene-number = Scéna { $number }
eth-hint = Jak na to:
eth-contents = Přečtené scény
eth-scene-back = Předchozí scéna
eth-scene-on = Další scéna
eth-read-on = Číst dál
eth-close-book = Zavřít knihu
eth-world = Mapa snového světa
eth-districts = Čtvrti
eth-leads = vede do jiné čtvrti: { $to }
eth-here = tady stojíte
eth-icon-fate = osud
eth-icon-slumber = dřímota
eth-icon-gate = snový portál
eth-icon-key = klíč
eth-icon-shopping = nákup
eth-icon-sanctuary = útočiště
eth-icon-railway = nádraží
eth-icon-awakening = procitnutí
eth-deck-editor = Úprava balíčku
eth-deck-size = Karet v balíčku
eth-deck-done = Hotovo
eth-deck-in-it = V balíčku
eth-deck-box = Stranou
eth-deck-in = Přidat
eth-deck-out = Odložit
eth-filter-colour = Barva záměru
eth-any-colour = Libovolná barva
eth-kind-progress = Karty pokroku
eth-type-sleeper = Spáči
eth-type-influence = Karty vlivu
eth-type-item = Předměty
eth-type-mask = Masky
eth-type-weakness = Slabosti
eth-type-turncard = Karty tahu
eth-type-entity = Entity
eth-type-mutation = Proměny
eth-type-slumber = Dřímoty
eth-type-fate = Karty osudu
eth-type-season = Období
eth-type-wisdom = Moudrost
eth-type-memory = První vzpomínky
eth-cards-secret = ostatní karty jsou tajemství, dokud je nenajdeš
eth-kind-action = Karty s akcí
eth-headline = { $where } · tah { $turn }
eth-tab-ask = Co teď
eth-tab-hand = Ruka
eth-tab-people = Spáči
eth-tab-turn = Tah
eth-tab-log = Deník
eth-tab-chat = Řeč
eth-story = Máš za sebou { $scenes ->
    [0] { "" }
    [one] { $scenes } scénu a{" "}
    [few] { $scenes } scény a{" "}
   *[other] { $scenes } scén a{" "}
 }{ $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
 }.
eth-outcome-victory = vítězství
eth-outcome-defeat = neúspěch
eth-outcome-ends = konec
eth-outcome-escape = útěk
eth-outcome-exhausted = vyčerpání tahů
eth-outcome-death = smrt
eth-go-on = Pokračovat v kampani
eth-campaign-export = Stáhnout kampaň
eth-campaigns = Kampaně
setup-game = Hra
eth-setup-file = Kampaň ze souboru čeká. Vyber, kdo si ke stolu sedne, a připrav ho.
eth-setup-sleepers = Kdo bude spát
eth-setup-who = Kdo hraje: { $who }
eth-setup-start = Kde začít
eth-start-campaign = Kampaň od prvního snu
eth-seat-local = také já
eth-option-strukturovane-tahy = Strukturované tahy
eth-option-strukturovane-tahy-more = Hraje se po kolech, v každém jedna akce snu.
eth-option-pokerove-karty = Pokerové karty
eth-option-pokerove-karty-more = Jednou za sen může skupina zkusit štěstí.
eth-option-trnovy-rytir = Trnový rytíř
eth-option-trnovy-rytir-more = Jeho karta moudrosti platí od začátku.
eth-option-osvezujici-zdrimnuti = Osvěžující zdřímnutí
eth-option-osvezujici-zdrimnuti-more = Prohraný sen jde zkusit znovu bez dalších klíčů.
eth-option-mz = Mimosnový zážitek (MZ)
eth-option-mz-more = Uložená hra zůstane přesně tak, jak je.
eth-option-nepreruseny-sen = Režim nepřerušovaného snu
eth-option-nepreruseny-sen-more = Dřímotu smíte vyměnit za jinou, stálou.
eth-option-bdely-sen = Režim bdělého snu
eth-option-bdely-sen-more = Vlastní balíčky o dvaceti kartách a viditelné tahy.
eth-option-solo = Sólová hra
eth-option-solo-more = Kartu, která se pro jednoho nehodí, smíš odstranit ze hry a vzít si jinou.
eth-option-prvni-vzpominky = První vzpomínky
eth-option-prvni-vzpominky-more = Karty prvních vzpomínek jsou na jedno použití.
eth-option-otevrene-tahy = Otevřené tahy
eth-option-otevrene-tahy-more = Všechny karty tahu leží lícem nahoru.
eth-option-spolecny-hod = Společný hod
eth-option-spolecny-hod-more = Jeden hod na pohyb platí pro všechny entity.
eth-campaigns-none = Zatím žádná kampaň. Začni první.
eth-campaign-begun = Rozehraná kampaň
eth-no-season = před prvním obdobím
eth-lucid = režim bdělého snu je odemčený
eth-campaign-new = Nová kampaň
eth-campaign-import = Načíst kampaň ze souboru
eth-file-big = Soubor je na kampaň moc velký. Kampaň má nejvýš { $most } kB.
eth-file-wrong = V tomhle souboru žádná kampaň není.
eth-back-to-table = Zpět ke stolu
eth-last-table = Poslední stůl
eth-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
eth-scenes = { $count ->
    [one] { $count } scéna
    [few] { $count } scény
   *[other] { $count } scén
 }

## Stůl Etherfields: než se to stane, a co se stalo

key-eth-options = zvolit nabídku, nebo kartu, když se vybírají karty
key-eth-enter = zaplatit, když se platí cena
eth-grave-do = Udělat to a zemřít
eth-grave-risk = Risknout to
eth-rest-sure = Máš pro tento tah hotovo?
eth-rest-yes = Hotovo
eth-rest-more = { $count ->
    [one] a { $count } další
    [few] a { $count } další
   *[other] a { $count } dalších
 }
eth-die-shows = Padlo: { $face }
eth-die-sides = ({ $count ->
    [one] { $count } strana
    [few] { $count } strany
   *[other] { $count } stran
 })
eth-face-x = křížek
eth-face-blank = prázdná strana
eth-face-one = jedno pole
eth-face-full = hodnota pohybu
eth-face-again = hodnota pohybu a další hod
eth-look-at = Co umí: { $name }
eth-card-pick = vybrat tuto kartu
eth-because = Kvůli čemu:
eth-differed = Hlasy se rozešly ({ $voices }). Hlasujte ještě jednou: pak rozhodne většina a při rovnosti první spáč.
eth-differed-book = Hlasy se rozešly. Hlasujte ještě jednou: pak rozhodne většina a při rovnosti první spáč.
eth-first-vote = první hlasování: { $who }
eth-not-voted = Ještě se nevyjádřili: { $who }
eth-dream-did = Co udělal sen
eth-pay-die = Karty po ruce nestačí: je potřeba kostka štěstí nebo rychlá karta.
eth-gate-won = ✓ { $name } (vyhráno)
eth-last-distress = Ještě jedna tíseň je ta poslední: všichni na ni zemřou.
eth-few-cards = { $left ->
    [0] Víc už nezapečetíš: s méně než { $least } kartami všichni zemřou.
    [one] Zapečetit lze už jen { $left } kartu: s méně než { $least } všichni zemřou.
    [few] Zapečetit lze už jen { $left } karty: s méně než { $least } všichni zemřou.
   *[other] Zapečetit lze už jen { $left } karet: s méně než { $least } všichni zemřou.
 }
eth-things = Věci skupiny
eth-sleeper-more = Karty, maska, pokrok
eth-drawn-fate = Osud
eth-drawn-slumber = Dřímota
eth-came-of-it = Co se stalo
eth-won = Co si přinášíte
eth-happened-fate = Osud: { $name }
eth-happened-slumber = Dřímota: { $name }
eth-happened-death = Všichni jsou mrtví
eth-happened-exhausted = Nezbývá žádný tah
eth-happened-slumber-over = Dřímota skončila: { $name }
eth-happened-victory = Vyhráno: { $name }
eth-happened-defeat = Prohráno: { $name }
eth-happened-escape = Unikli jste: { $name }
eth-happened-ends = Konec: { $name }
eth-follows-death = Procitáte: tíseň je pryč a karty jsou odpečetěné, ale přišli jste o klíče, zářivé drahokamy a umístěné karty pokroku. { $where ->
    [slumber] Dřímota jde pod svůj balíček.
   *[dream] Snový portál zůstává, můžete to zkusit znovu.
 }
eth-follows-victory = Jste zpět ve snovém světě. Portál tohoto snu se navždy zavírá a období se mění k lepšímu.
eth-follows-defeat = Jste zpět ve snovém světě. Snový portál zůstává, můžete to zkusit znovu; období se mění k horšímu.
eth-follows-exhausted = { $where ->
    [slumber] Jste zpět na cestě.
   *[dream] Jste zpět ve snovém světě. Snový portál zůstává, můžete to zkusit znovu.
 }
eth-follows-escape = Jste zpět na cestě.
eth-follows-slumber-over = Jste zpět na cestě.
eth-died-of = Na co
eth-follows-over = Tenhle stůl tu končí.
