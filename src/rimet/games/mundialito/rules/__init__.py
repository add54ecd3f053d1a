"""What may happen in Mundialito, in the order of play."""
