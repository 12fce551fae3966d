# Obrazy Etherfields: co se změnilo na mapě snového světa

eth-map-new = nové
eth-map-changed = { $kind ->
    [place] od minula nové místo
    [gate] od minula nový snový portál
   *[won] od minula vyhraný sen
}
