"""What the environments know of Říše Snů."""
