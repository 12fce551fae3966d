"""The way of a request: connections, the guard at the door, endpoints, answers."""
