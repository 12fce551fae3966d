# První obrazovka: nauč mě, nebo hrát.
landing-first-time = Jsi tu poprvé? Nech si to vysvětlit, nebo hned hraj.
landing-how = Jak začít
teach-me = Nauč mě to
