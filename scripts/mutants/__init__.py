"""Mutation testing of the games: small mistakes are made in rules, cards and data one at a time, and a scenario test has to
notice each. `make mutants GAME=bloodrage`; docs/mutants.md says how it works and how to read its report."""
