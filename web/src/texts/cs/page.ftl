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
site-about = Snář: Říše Snů a Etherfields, dvě hry o snech v prohlížeči. Hraj hned, sám i s přáteli, a nech si je vysvětlit.
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
licences = Licence

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
seat-greedy = rozvážlivec: počítač, který hraje promyšleně
seat-random = vrtkavec: počítač, který hraje nahodile
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
seats-full = Všichni sedí
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
status-running = { $beat ->
    [turn] { $round }. tah
   *[round] { $round }. kolo
 }
status-played = hraje se
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
roll-movement = Pohyb
roll-duel = Souboj
roll-spell = Kouzlo
roll-time-gate = Brána času
roll-who-starts = Kdo začne
roll-lot = Pořadí
roll-elude = Úhyb
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
end-turn = Krok, kterým tah skončí nebo který nejde vzít zpátky
end-turn-pause = udělat po krátké chvíli
end-turn-word = počkat na mé slovo
end-turn-once = udělat hned
sheet-more = Víc o postavě { $name }
step-back = O krok zpět
undo = Vzít zpět
hint = Poraď
hint-thinking = Bot přemýšlí…
no-advice = Bot teď poradit neumí. Zkus to znovu za chvíli.
advice = Bot by zvolil
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
decks = Balíčky
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
key-arrows = pohyb po plánu; v deníku od místa k místu
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
credits-pictures = Všechny obrázky, znaky i zvuky téhle stránky vznikly jen pro ni.
credits-fonts = Písma Fraunces a Source Sans 3 (SIL Open Font License).

## Učení
coach = Průvodce
coach-ok = Rozumím
coach-at = { $number } z { $total }

### Profil, otevřené stoly, stejné odpovědi.

profile = Můj profil
profile-since = Jsi tu od { $date }.
profile-over = dohráno
profile-won = vyhráno
profile-lost = prohráno
profile-together = s dalšími lidmi
profile-going = rozehráno
profile-as = Za koho hraješ nejčastěji
profile-games = Dohrané hry
profile-nothing = Zatím tu nemáš žádnou hru. Až nějakou začneš, najdeš tu, jak se ti dařilo.
profile-whose = Tohle vidíš jen ty. Zkoušení pravidel se nepočítá; co není vyhrané ani prohrané, zůstalo na jindy nebo nemá vítěze.
open-tables = Otevřené stoly
open-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
open-playing = hraje se, { $stands }
open-watching = { $count ->
    [one] dívá se { $count } člověk
    [few] dívají se { $count } lidé
   *[other] dívá se { $count } lidí
 }
open-join = Přisednout
open-watch = Dívat se
open-all = Všechny otevřené stoly ({ $count })
same-again = Odpovídat stejně
same-last = Minule: { $answer }. Odpovídat tak i dál?
same-turn = Do konce tahu
same-game = Celou hru
same-by-itself = { $count ->
    [one] Na { $count } otázku se odpovídá samo.
    [few] Na { $count } otázky se odpovídá samo.
   *[other] Na { $count } otázek se odpovídá samo.
 }
same-stop = Zase se ptát
fair-choose = Kterou hru chceš ověřit?
fair-nothing = Tady se ověřují kostky a karty dohrané hry. Zatím tu žádnou nemáš; po hře sem vede odkaz ze stolu.
