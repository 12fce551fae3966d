pack-title = Etherfields
