"""Writes what follows from the declaration of a state: its class in Python, and its types for a client in TypeScript.

`python -m warhost.generate package.fields` writes `package/state.py`. The module `package.fields` has

- `CLASS`, the name of the class;
- for a client, `SIDES`, the domain of those who sit at the table;
- `FIELDS`, and where there are some `DERIVED`, both of `warhost.core.fields`;
- `__all__`, where rules need more of it than FIELDS: what stands there can be imported from `package.state` too.

A class that somebody writes by hand is as good: the engine asks for no more than `warhost.core.state.State` does."""
