# Sny

prvni-sen = Dům, kde zvoní
    .gen = Domu, kde zvoní
    .dat = Domu, kde zvoní
    .acc = Dům, kde zvoní
    .loc = Domě, kde zvoní
    .ins = Domem, kde zvoní
    .gender = i
    .flavour = Někdo volá. Nikdo není doma.
    .about = Odhal předsíň. Další pokoje odhalí to, co v domě otevřeš.
    .goal = Najdi telefon a zvedni sluchátko, než přestane zvonit.
