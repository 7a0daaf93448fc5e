"""The rules, one module per chapter: players, land and movement, the city, items, the fight, hordes and sieges, the
end."""
