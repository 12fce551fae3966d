# Pozice k pravidlům (src/snar/lessons/positions): co si čtenář má vyzkoušet. Jedna až tři věty pro každou z nich.

why-no-such-position = Takovou pozici tu nemáme. Vyber si některou v pravidlech.

position-rise-a-closed-world = Iridion už někomu patří. Projdi bránou podruhé a podívej se, jestli ti síň dá úkol.
position-rise-a-counter-less = Úkol Studánky má poslední žeton. Vejdi na studánku 33.
position-rise-a-creature-on-the-ring = Jdi na další pole okruhu a ukonči pohyb. Čeká tam událost.
position-rise-a-healing-well = Zbývá ti jeden život. Vejdi na studánku 63 a napij se z ní.
position-rise-an-item-is-kept = Vstup na tajemné místo a sleduj, co provede Brána času.
position-rise-annexing = Úkol je splněný. Vejdi branou do síně a svět je tvůj. Všimni si, co to udělá se Stínem.
position-rise-awakening = Stínu zbývají dva životy. Dojdi k němu po cestě a zaútoč.
position-rise-away-in-time = Stojíš na Sopce. Skonči sesílání, hoď kostkou a odejdi na pole 43 dřív, než začne soptit.
position-rise-by-the-dice = Sešli Šermírnu. Kam dopadne, řekne kostka; natočení vybereš ty.
position-rise-either-way-round = Ze síně vyjdi na páté pole okruhu a pokračuj na čtvrté, proti směru hodin.
position-rise-experience-for-power = Máš dva splněné úkoly. Vyměň je za žeton moci.
position-rise-fame = Těžký úkol je splněný. Vejdi branou do síně a vyber si odměnu, třeba schopnost Mág.
position-rise-half-of-it-back = Pták Ohnivák stál 10 světla. Vezmi ho z plánu zpátky do ruky a podívej se, kolik světla se vrátí.
position-rise-hard-or-easy = Vejdi branou do síně a řekni si o těžký úkol.
position-rise-help-may-be-declined = Vejdi na Portál světů na poli 46 a jeho pomoc odmítni. Kolik má karta žetonů teď?
position-rise-into-the-hall = Okruh máš za sebou. Vstup do brány podruhé.
position-rise-keep-it-for-later = Jdi na další pole okruhu, ukonči pohyb a událost, která přijde, si nech na později.
position-rise-laying-a-card = Sešli Duhový most: obrázek polož na studánku 33 a kartu otoč o čtvrtinu.
position-rise-leaving-a-world = Zbývá krok do brány, ty ale ze světa odejdi na pole 32 a vrať se polem 36 do brány. Pustí tě do síně?
position-rise-lightning = Stín je daleko. Zkus na něj seslat kouzlo Blesk.
position-rise-magic-by-the-well = Na Blesk je potřeba šestka a padne pětka. Vejdi napřed na studánku 33 a kouzli odtud.
position-rise-natural-eight = Stín má moc jedenáct, ty čtyři. Vejdi na pole 46 a přesto zaútoč.
position-rise-no-fight-no-less-experience = Jdi na další pole okruhu a ukonči pohyb. Přijde zaběhlý pes.
position-rise-no-second-quest = Úkol z Filnerinu ještě nemáš splněný. Vejdi do jeho síně a podívej se, jestli dostaneš další.
position-rise-nothing-in-a-world = Sopka leží zčásti na světě. Jdi na další pole okruhu, které zakrývá, a počítej životy.
position-rise-once-a-round = Vejdi na Duhový most polem 46, přijmi pomoc a jdi dál na pole 47. Pomůže ti most i podruhé?
position-rise-one-attack-a-round = Zaútoč na Stína na poli 46, odejdi na pole 45 a hned se vrať. Můžeš útočit znovu?
position-rise-quests-of-two-worlds = Jeden úkol z Iridionu už neseš. Vejdi do síně Filnerinu.
position-rise-the-last-action = Portálu světů zbývá jediný žeton. Vejdi na pole 46, pomoc přijmi a nech se přenést do síně Akademu.
position-rise-the-pendulum = Čert stojí na poli 45. Vstup na tajemné místo a sleduj, co s ním udělá Brána času.
position-rise-the-roll = Skonči sesílání. Padne pětka a přičte se tvůj pohyb.
position-rise-too-dear = Krok po Bariéře stojí 6 BP a ty jich máš 10. Vejdi na pole 46 a zkus jít dál.
position-rise-two-worlds-win = Jeden svět máš, druhý je na dosah. Vejdi branou do síně Akademu.
position-rise-what-a-step-costs = Máš 4 BP. Jdi do nicoty na pole 37 a odtud na cestu vpravo. Kolik ti zbude?
