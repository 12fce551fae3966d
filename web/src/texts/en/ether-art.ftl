# Pictures of Etherfields: what has changed on the map of the dreamworld

eth-map-new = new
eth-map-changed = { $kind ->
    [place] a place that is new since last time
    [gate] a gate that is new since last time
   *[won] a dream won since last time
}
