"""The rules, one module for each chapter of the rulebook, on top of a few modules about the things on the table:
`figures`, `tokens`, `texts`, `hands`, `players`."""
