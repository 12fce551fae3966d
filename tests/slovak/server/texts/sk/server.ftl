guest-name = Hosť
why-no-such-table = Taký stôl nie je. Skontroluj odkaz.
