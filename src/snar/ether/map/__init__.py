"""The map of Etherfields as pure functions over plain values: rules, bots, views and tests share them."""
