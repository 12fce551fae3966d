"""The table in the browser: HTTP and websocket on a lean stack. See docs/protocol.md."""
