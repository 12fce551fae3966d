"""What the environments know of Etherfields."""
