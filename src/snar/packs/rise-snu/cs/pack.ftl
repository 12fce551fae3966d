pack-title = Říše Snů
