### Levels of the computer.

seat-snilek = the dreamer: a computer that sometimes strays
seat-poutnik = the wanderer: a computer that knows the ways
seat-mistr = the master: a computer that thinks its moves over
seat-hruzypan = the Dreadlord: a computer that forgives nothing
