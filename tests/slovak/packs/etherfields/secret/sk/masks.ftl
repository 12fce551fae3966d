maska-sovy = Maska sovy (po slovensky)
    .gen = Masky sovy
    .dat = Maske sovy
    .acc = Masku sovy
    .loc = Maske sovy
    .ins = Maskou sovy
    .gender = f
