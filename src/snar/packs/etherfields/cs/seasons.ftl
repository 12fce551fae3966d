# Období

## Příznivá

cas-otevrenych-oken = Čas otevřených oken
    .gen = Času otevřených oken
    .dat = Času otevřených oken
    .acc = Čas otevřených oken
    .loc = Čase otevřených oken
    .ins = Časem otevřených oken
    .gender = i
    .flavour = Záclony vlají ven a ulice se zkrátily. Ještě jedna výhra a přijedou trhovci.
cas-trhu = Čas trhů
    .gen = Času trhů
    .dat = Času trhů
    .acc = Čas trhů
    .loc = Čase trhů
    .ins = Časem trhů
    .gender = i
    .flavour = Stánky stojí i na schodech. Kdo dovede sen do konce, tomu se protáhne večer.
cas-dlouhych-veceru = Čas dlouhých večerů
    .gen = Času dlouhých večerů
    .dat = Času dlouhých večerů
    .acc = Čas dlouhých večerů
    .loc = Čase dlouhých večerů
    .ins = Časem dlouhých večerů
    .gender = i
    .flavour = Slunce sedí na okraji střech a nikam nejde. Líp už nebude, jen déle.

## Nepříznivá

cas-mlh = Čas mlh
    .gen = Času mlh
    .dat = Času mlh
    .acc = Čas mlh
    .loc = Čase mlh
    .ins = Časem mlh
    .gender = i
    .flavour = Zkratky si spletly konce. Po další prohře přijde někdo zhasínat.
cas-zhasnutych-lamp = Čas zhasnutých lamp
    .gen = Času zhasnutých lamp
    .dat = Času zhasnutých lamp
    .acc = Čas zhasnutých lamp
    .loc = Čase zhasnutých lamp
    .ins = Časem zhasnutých lamp
    .gender = i
    .flavour = Noc má méně hodin než dřív a nikdo neví, kdo je odnesl. Po další prohře se bude zamykat.
cas-zamcenych-domu = Čas zamčených domů
    .gen = Času zamčených domů
    .dat = Času zamčených domů
    .acc = Čas zamčených domů
    .loc = Čase zamčených domů
    .ins = Časem zamčených domů
    .gender = i
    .flavour = Zvonky jsou odpojené a za kukátky se dýchá. Odtud už vede cesta jen zpátky.
