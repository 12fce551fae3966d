"""One table: who sits there, its game and what is durable of it, what moves it on and how it ends."""
