# Masky prvního snu

maska-sovy = Maska sovy
    .gen = Masky sovy
    .dat = Masce sovy
    .acc = Masku sovy
    .loc = Masce sovy
    .ins = Maskou sovy
    .gender = f
    .flavour = Dírami pro oči je noc mělká. Vidíš až na dno.
    .act-zahlednout = Zahlédnout
maska-studny = Maska studny
    .gen = Masky studny
    .dat = Masce studny
    .acc = Masku studny
    .loc = Masce studny
    .ins = Maskou studny
    .gender = f
    .flavour = Zevnitř chladí a každé slovo vrací o něco později.
    .act-pohltit = Pohltit pečeť
