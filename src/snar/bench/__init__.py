"""What `snar bench` measures: the engine alone, the server under load, and a public peer."""
