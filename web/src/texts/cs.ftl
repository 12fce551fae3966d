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
setup-draft = Podle návrhu pravidel (draft)
setup-visibility = Kdo stůl uvidí
setup-clock = Čas
setup-minutes = Minut
setup-timeout = Když čas vyprší
setup-pace = Tempo botů
setup-word = Tvoje slovo do kostek
setup-commitment = Závazek kostek:
setup-create = Připravit stůl
my-name = Tvoje jméno
seat-me = já
seat-open = přítel s odkazem
seat-local = další hráč u tohoto zařízení
seat-greedy = bot (hladový)
seat-random = bot (náhodný)
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
timeout-bot = odpoví bot
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
option-kouzleni = Kouzlící pomocníci.
option-kouzleni-more = Při hře čtyř hráčů pomocníci kouzlí.
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
remove-more = Místo zůstane volné, dokud si na něj někdo nesedne nebo ho nedostane bot.
leave = Odejít od stolu
leave-more = Tvoje místo zůstane volné. Hostitel ho může dát botovi nebo někomu jinému.
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
peek-entry = vstup { $bp } BP
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
waits-away = { $name } tu teď není. Hra počká.
waits-free = Na tomhle místě nikdo nesedí. Hra počká.
watching = Díváš se. Do karet nikomu nevidíš.
you = ty
on-turn = na tahu
away = není tu
time-left = Zbývá { $time }
helper = pomocník
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
wish-more = Uvidí její karty v ruce. Souhlas dej jen tomu, komu věříš. Kdo místo převzal, zůstane zapsané.
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
quests = úkoly
quest-easy = lehký
quest-hard = těžký
quest-left = zbývá { $count }
quest-done = splněno
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
rematch-waits = Odveta je připravená a tvoje místo na tebe čeká.
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
fair-how = Před první kartou server ukázal otisk svého tajemství. Pak každý hráč přidal slovo. Z obojího vznikl klíč a z něj každý hod i zamíchání. Tvůj prohlížeč teď všechno spočítá znovu.
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
fair-word-commitment = závazek
fair-word-secret = tajemství
fair-word-words = slova hráčů
fair-word-none = nikdo žádné nepřidal
fair-word-chain = poslední článek záznamu
fair-verify = Že se hrálo podle pravidel, ověří příkaz snar verify nad staženým záznamem.

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
skip-trivial = Samozřejmé odpovědi přeskočit
warn-end = Před koncem tahu připomenout, co ještě jde
slow-peek = Tajnou kartu při nahlédnutí nechat ležet, dokud ji neodložím
confirm-setting = Ptát se u toho, co něco stojí a nejde vrátit
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
landing-ether-more = Roztrhané stránky, tíseň a příběh, který si pamatuje. Společně pro jednoho až čtyři.
play-ether = Usnout hned
play-ether-more = do prvního snu, o samotě
eth-insight = vnímavost
eth-cunning = prohnanost
eth-anger = hněv
eth-discard = karty z ruky
eth-hours = Hodiny
eth-keys = Klíče
eth-gems = Zářivé drahokamy
eth-ether = Éter
eth-seal = zapečetěné karty
eth-threat = hrozba
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
eth-state-stunned = omráčení
eth-state-immobilised = znehybnění
eth-state-surprised = překvapení
eth-state-poisoned = otrava
eth-mark-entry = vstup
eth-mark-spawn = zjevení
eth-mark-trap = past
eth-mark-stairs = schody
eth-mark-special = zvláštní pole
eth-mark-quirk = místo pro vrtoch
eth-mark-shut = nepřístupné
eth-mark-draws = karty navíc
eth-mark-light = světlo
eth-mark-darkness = tma
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
eth-card-place = Vyložit
eth-card-discard = Zahodit
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
eth-effort-do = Vypětí: pole za hodiny
eth-hours-do = Koupit tahy za hodiny
eth-absent-move = pohyb
eth-absent-effort = vypětí
eth-absent-gem = drahokam
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
   *[no] nejblíž je { $who }
 }, { $far ->
    [0] na stejném poli
    [one] { $far } pole
    [few] { $far } pole
   *[other] { $far } polí
 }
eth-moves-nobody = k nikomu nemá cestu
eth-strikes = { $step }: { $any ->
    [yes] { $entity } { $you ->
        [yes] na tebe dosáhne při každém hodu.
       *[no] dosáhne při každém hodu ({ $who }).
     }
   *[no] { $entity } { $you ->
        [yes] na tebe dosáhne, když padne { $stride }.
       *[no] dosáhne, když padne { $stride } ({ $who }).
     }
 }
eth-step-nothing = Teď se nic nestane.
eth-ready = hotovo
eth-thinks = přemýšlí
eth-bot = bot
eth-own-ether = éter
eth-own-gems = drahokamy
eth-own-hand = v ruce
eth-own-deck = balíček
eth-own-discard = odhozené
eth-own-sealed = zapečetěné
eth-deck-known = Karty balíčku, které znáš
eth-discard-pile = Odhozené karty
eth-sealed = Zapečetěné karty
eth-mask = Maska
eth-progress = Vyložené karty pokroku
eth-slot-free = volné místo
eth-team = Skupina a sen
eth-pile-items = Předměty
eth-pile-notes = Poznámky
eth-pile-wisdom = Moudrost
eth-pile-season = Období
eth-pile-memories = Vzpomínky
eth-pile-storage = Skladiště
eth-pile-gates = Snové portály
eth-peek = Nahlédnutí: { $code }
eth-peek-left = { $left ->
    [one] Ještě { $left } vteřinu
    [few] Ještě { $left } vteřiny
   *[other] Ještě { $left } vteřin
 }
eth-peek-away = Odložit kartu
eth-peek-gone = Karta { $code } je zase lícem dolů.
eth-peeked = { $code }: nahlédnuto
eth-scene-number = Scéna { $number }
eth-hint = Jak na to:
eth-voted = Už vybrali: { $who }
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
eth-icon-gate = brána
eth-icon-key = klíč
eth-icon-shopping = nákup
eth-icon-sanctuary = útočiště
eth-icon-railway = nádraží
eth-icon-awakening = místo procitnutí
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
eth-outcome-exhausted = došly tahy
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
eth-option-mz = Uložení všeho
eth-option-mz-more = Uložená hra zůstane přesně tak, jak je.
eth-option-nepreruseny-sen = Nepřerušovaný sen
eth-option-nepreruseny-sen-more = Dřímotu smíte vyměnit za jinou, stálou.
eth-option-bdely-sen = Bdělý režim
eth-option-bdely-sen-more = Balíčky o dvaceti kartách a viditelné tahy.
eth-option-solo = Sólo
eth-option-solo-more = Kartu, která se pro jednoho nehodí, smíš vyřadit a vzít si jinou.
eth-option-prvni-vzpominky = První vzpomínky
eth-option-prvni-vzpominky-more = Karty prvních vzpomínek jsou na jedno použití.
eth-option-otevrene-tahy = Otevřené tahy
eth-option-otevrene-tahy-more = Všechny karty tahu leží lícem nahoru.
eth-option-spolecny-hod = Společný hod
eth-option-spolecny-hod-more = Jeden hod na pohyb platí pro všechny entity.
eth-campaigns-none = Zatím žádná kampaň. Začni první.
eth-campaign-begun = Rozehraná kampaň
eth-no-season = před prvním obdobím
eth-lucid = bdělý režim je otevřený
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
