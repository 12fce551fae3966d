"""What a connection may say, message by message."""
