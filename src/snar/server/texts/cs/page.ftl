# Proč ne, jak to říká stránka: bez zápisů, jmen příkazů a čísel nabídek, která zná jen terminál.
# $x-to, $x-at: pole ve větě (na cestu 10, na cestě 10); $x-name: jméno věci.

page-why-not-offered = To teď nejde. Vyber si z toho, co hra nabízí.
page-why-game-over = Hra už skončila.
page-why-stale = Mezitím se ve hře něco stalo a odpověď přišla pozdě. Podívej se, co se změnilo, a odpověz znovu.
page-why-line-too-long = To je moc dlouhé. Pošli to po částech.
page-why-empty-answer = Odpověď je prázdná. Vyber si z toho, co hra nabízí.
page-why-too-far = { $field-to } je to { $cost } BP a zbývá ti { $have }. Dojdeš tam v dalším tahu.
page-why-unknown-field = Takové pole na plánu není.
page-why-roll-first = Nejdřív si hoď na pohyb.
page-why-no-way = { $field-to } odtud krok nevede. Jdi na sousední pole, do světa jen bránou a po okruhu.
page-why-nobody-here = { $target-name } na tvém poli nestojí. Zaútočit jde jen na toho, kdo tam stojí.
page-why-no-enemy = { $target-name } stojí na tvé straně. Zaútočit jde jen na protivníka.
page-why-casting-first = Nejdřív dokonči sesílání.
page-why-no-target = Kouzlo { $spell-name } teď nemá na koho působit.
page-why-unknown-turn = Takhle kartu natočit nejde. Vyber jedno ze čtyř natočení.
page-why-unknown-spell = Takové kouzlo tahle postava neumí.
page-why-not-in-hand = Kartu { $card-name } nemáš v ruce.
page-why-unknown-card = Takovou kartu tahle hra nezná.
page-why-attack-on-arrival = Útočí se jen při příchodu vlastním krokem. Odejdi z pole a vrať se.
page-why-card-does-not-fit = Tam se karta nevejde: celá musí ležet na plánu a nesmí zakrýt jinou kartu.
page-why-nobody-of-that-name = Nikdo takový tu nehraje.
page-why-no-opponent = Tohle kouzlo je jen na protivníky.
page-why-cannot-recall = { $field-at } neleží obrázek tvé stálé karty.
page-why-cannot-cancel = { $field-at } neleží obrázek karty, kterou teď můžeš zrušit.
page-why-unknown-scenario = Takový scénář tahle hra nezná. Vyber si jiný.
page-why-unknown-edition = Taková pravidla tahle hra nezná. Vyber si jiná.
page-why-unknown-option = Takovou volbu tahle hra nezná. Vynech ji.
page-why-unknown-character = Takovou postavu tahle hra nezná. Vyber si jinou.
page-why-option-needs-trial = Některá z voleb patří ke Zkoušce síly. Vynech ji, nebo hraj Zkoušku síly.
page-why-option-needs-sides = Některá z voleb patří ke Střetu říší. Vynech ji, nebo hraj Střet říší.
page-why-beginners-no-options = Hra pro začátečníky žádné volby nemá. Vynech je.
page-why-never-reopens = V Souboji s časem se světy nezavírají, některá z voleb by tu nic neměnila. Vynech ji.
page-why-draft-only-trial = Návrh pravidel zná jen Zkoušku síly, s jedním plánem a bez voleb.
page-why-two-boards-scenario = Dva plány jdou jen se Střetem říší a se Zkouškou síly.
page-why-number-of-characters = Postav má být nejméně { $least } a nejvýše { $most }, ne { $number }.
page-why-sides-alternate = Postavy se střídají: hrdina, démon, hrdina, démon. Přerovnej je.
page-why-three-and-three = Na jedné straně smějí být nejvýš tři postavy. Vyber jiné.
page-why-no-fame = Ve Střetu říší se o slávu nehraje.
page-why-unknown-seat = Takové místo u stolu není.
page-why-unknown-bot = Takového protihráče neznám. Vyber si jiného.

page-ef-why-unknown-card = Takovou kartu tahle hra nezná.
page-ef-why-unknown-field = Takové pole na mapě není.
page-ef-why-unknown-option = Takovou volbu tahle hra nezná. Vynech ji.
page-ef-why-unknown-sleeper = Takového spáče tahle hra nezná.
page-ef-why-unknown-start = Odtud začít nejde. Vyber si jiný začátek.
