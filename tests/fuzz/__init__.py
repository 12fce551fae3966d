"""Bad inputs by the million: every reader of foreign data refuses them by name, in bounded time and memory."""
