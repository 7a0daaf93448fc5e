"""How strong people are, from the games that they have finished: what counts, by how much, and who is whose equal."""
