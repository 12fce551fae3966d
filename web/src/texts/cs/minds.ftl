### Úrovně počítače.

seat-snilek = snílek: počítač, který občas zabloudí
seat-poutnik = poutník: počítač, který zná cesty
seat-mistr = mistr: počítač, který si tahy promýšlí
seat-hruzypan = Hrůzypán: počítač, který nic neodpustí
