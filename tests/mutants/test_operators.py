"""Each small mistake that can be made in Python code, and what is left alone."""

from __future__ import annotations

import ast
from textwrap import dedent, indent

import pytest

from scripts.mutants.catalogue import compiled
from scripts.mutants.mutant import Mutant
from scripts.mutants.python_mutants import PythonMutants
from scripts.mutants.scope import LeftOut

LEFT_OUT = LeftOut(
    calls=frozenset({"emit", "number"}),
    keywords=frozenset({"strict"}),
    attributes=frozenset({"calm", "MOST_*"}),
    functions=frozenset({"why_*"}),
    conditions=frozenset({"s.trace is None"}),
)


def mutants_of(source: str) -> list[Mutant]:
    return PythonMutants("rules.py", dedent(source), LEFT_OUT).mutants


def mistakes(body: str) -> list[str]:
    """What stands in place of the statements of a function."""
    source = f"def rule(s, a, b):\n{indent(dedent(body).strip(), '    ')}\n    return s\n"
    return [mutant.after for mutant in mutants_of(source)]


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("s.x = a < b", {"pass", "s.x = a <= b"}),
        ("s.x = a == b", {"pass", "s.x = a != b"}),
        ("s.x = a in b", {"pass", "s.x = a not in b"}),
        ("s.x = a > 1", {"pass", "s.x = a > 2", "s.x = a > 0"}),
        ("s.x = a - b", {"pass", "s.x = a + b"}),
        ("s.x = a * b", {"pass", "s.x = a // b"}),
        ("s.x = a & ~b", {"pass", "s.x = a | ~b", "s.x = a & b"}),
        ("s.x = a and b", {"pass", "s.x = a or b", "s.x = a", "s.x = b"}),
        ("s.x = not a", {"pass", "s.x = a"}),
        ("s.x = True", {"pass", "s.x = False"}),
        ("s.x = 0", {"pass", "s.x = 1", "s.x = -1"}),
        ("s.x = a[0]", {"pass", "s.x = a[1]"}),
        ("s.x = a[b:]", {"pass", "s.x = a[b + 1:]"}),
        ("s.x = a[:2]", {"pass", "s.x = a[:3]", "s.x = a[:1]"}),
        ("s.x = min(a, b)", {"pass", "s.x = max(a, b)"}),
        ("s.x = a.number(1)", {"pass", "s.x = a.number(2)", "s.x = a.number(0)"}),
        ("s.x = all(a)", {"pass", "s.x = any(a)"}),
        ("s.x = sorted(a)", {"pass"}),
        ("s.x = sorted(a, key=b)", {"pass", "s.x = list(a)"}),
        ("s.x = a >= 0", {"pass", "s.x = a < 0"}),
        ("s.x = [a, b]", {"pass", "s.x = [b]", "s.x = [a]"}),
        ("s.x = [a] * b", {"pass"}),
        ("s.x = a if b else s", {"pass", "s.x = a if not b else s"}),
        ("s.x = [c for c in a if c]", {"pass", "s.x = [c for c in a]"}),
        ("s.x += 1", {"pass", "s.x -= 1", "s.x += 2"}),
        ("push(s, a)", {"pass"}),
        ("push(s, a)\npush(s, b)", {"pass", "push(s, b); push(s, a)"}),
    ],
)
def test_mistakes_in_a_statement(statement: str, expected: set[str]) -> None:
    assert set(mistakes(statement)) == expected


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("if a:\n    return b", ["if not a:", "if True:", "pass"]),
        ("if not a:\n    return b", ["if True:", "if a:", "pass"]),
        ("while a:\n    break", ["while not a:", "while False:", "pass"]),
        ("for c in a:\n    continue", ["for c in ():", "pass"]),
        (
            "for c in range(a, b):\n    s.go(c)",
            ["for c in ():", "for c in range(a, b - 1):", "for c in range(a + 1, b):", "pass"],
        ),
    ],
)
def test_mistakes_in_the_flow(statement: str, expected: list[str]) -> None:
    assert mistakes(statement) == expected


@pytest.mark.parametrize(
    "statement",
    [
        '"""BR 1.1: one of two."""',
        "emit(s, 1, a + b)",
        "if a > b:\n    for c in a:\n        emit(s, c)\nelse:\n    emit(s, 1)",
        "if s.trace is None:\n    s.x = 1",
        "raise ValueError(f'{a + 1} is too much')",
        "for c in a:\n    if c > 1:\n        raise ValueError(f'{c} is too much')",
        "assert a > 1",
        "first = a",
        "c: list[int] | None = a",
        "import random",
        "text = f'{a + 1}'",
        "pairs = zip(a, b, strict=True)",
        "limit = number(1, 9)",
        "Deed = Callable[[State, int], None]",
    ],
)
def test_what_is_left_alone(statement: str) -> None:
    """A name without its first value would be missed by anything."""
    assert mistakes(statement) == []


def test_a_second_value_of_a_name_can_be_forgotten() -> None:
    assert mistakes("first = a\nfirst = b") == ["pass"]


def test_declared_data_loses_elements_and_decorators_stay() -> None:
    found = mutants_of(
        """
        ORDER: Final = ("early", "late")
        MOST_MARCHERS: Final = 99

        @CHAPTER.step(seat=number(1, 4), least=3)
        def step(s): ...

        class Ask(Question):
            rule = "BR 11.1"
            together = True
            calm = True

            def why_not(self, s):
                return 1 if s.closed else 2
        """
    )
    assert [(mutant.place, mutant.after, mutant.at_import) for mutant in found] == [
        ("ORDER", "ORDER: Final = ('late',)", True),
        ("ORDER", "ORDER: Final = ('early',)", True),
        ("Ask.together", "together = False", True),
    ]
    assert found[-1].rules == ("BR 11.1",)


def test_the_same_mistake_twice_in_a_function_is_told_apart() -> None:
    found = mutants_of("def rule(s):\n    s.go()\n    s.stay()\n    s.go()\n")
    assert [mutant.text for mutant in found] == ["s.go() -> pass", "s.stay() -> pass", "s.go() -> pass #2"]


def test_every_mutant_compiles_and_leaves_no_trace() -> None:
    source = dedent(
        """
        LIMIT = 3

        def rule(s, a):
            if a > LIMIT and s.open:
                push(s, 1)
                push(s, 2)
            return [each for each in s.all[a:] if each]
        """
    )
    mutants = PythonMutants("rules.py", source, LeftOut())
    clean = compiled(mutants.tree, "rules.py")
    for edit in mutants.edits:
        old = edit.make()
        assert compiled(mutants.tree, "rules.py") != clean
        edit.take_back(old)
    assert ast.unparse(mutants.tree) == ast.unparse(ast.parse(source))
    assert compiled(mutants.tree, "rules.py") == clean


def test_rules_nearby() -> None:
    """A comment before the function's docstring before the page's."""
    found = mutants_of(
        '''
        """Battles (BR 11)."""

        LIMIT = 1
        """BR 3.1, 3.2."""

        def rule(s):
            """BR 11.4 to 11.6 and 12.1."""
            s.go()
            # BR 2.9: closed
            s.stay()
        '''
    )
    assert [mutant.rules for mutant in found] == [
        ("BR 3.1", "BR 3.2"),
        ("BR 3.1", "BR 3.2"),
        ("BR 11.4 to BR 11.6", "BR 12.1"),
        ("BR 2.9",),
    ]
