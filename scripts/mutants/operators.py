"""The small mistakes: for each kind of node, what could be written there by a slip. Each operator gives what stands in place of
the node; where an operator would only repeat what another gives, it gives nothing."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import Final, TypeVar

Item = TypeVar("Item")
Node = TypeVar("Node", bound=ast.AST)

Mistake = tuple[str, ast.AST]
"""The name of an operator, and what takes the place of the node."""

BOUNDARIES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_NUMBERS: Final = (ast.List, ast.ListComp, ast.Tuple, ast.Dict, ast.Set, ast.JoinedStr)
"""What can be added, but never taken away: such a mistake would be noticed by anything."""


def mistakes_in_expression(node: ast.expr, parent: ast.AST, *, at_module_level: bool) -> Iterator[Mistake]:
    match node:
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BoolOp():
            yield from _joined_conditions(node)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "negation dropped", operand
        case ast.UnaryOp(op=ast.Invert(), operand=operand):
            yield "complement dropped", operand
        case ast.BinOp():
            yield from _arithmetic(node)
        case ast.Constant(value=bool(value)):
            yield "true and false", ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield from _numbers(node, value, parent)
        case ast.Subscript(slice=ast.Slice() as part):
            yield from _slices(node, part)
        case ast.Call(func=ast.Name(id=name)):
            yield from _calls(node, name)
        case ast.IfExp(test=test):
            yield from _conditions(node, test)
        case ast.List(elts=[_]) if isinstance(parent, ast.BinOp):
            # `[0] * n`: of a list that is made at once, only the whole can be forgotten.
            return
        case ast.List() | ast.Set() | ast.Dict():
            yield from _dropped_elements(node)
        case ast.Tuple(ctx=ast.Load()) if at_module_level:
            yield from _dropped_elements(node)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            yield from _filters(node)
        case _:
            return


def mistakes_in_statement(statement: ast.stmt, *, is_last: bool, bound: set[str]) -> Iterator[Mistake]:
    """`is_last`: nothing follows in the function; `bound`: names that have a value already."""
    match statement:
        case ast.If(test=test):
            yield from _conditions(statement, test)
            yield "condition always holds", _with(statement, test=ast.Constant(True))
        case ast.While(test=test):
            yield from _conditions(statement, test)
            yield "loop emptied", _with(statement, test=ast.Constant(False))
        case ast.For():
            yield "loop emptied", _with(statement, iter=ast.Tuple([], ast.Load()))
        case ast.Expr(value=ast.Call() | ast.Await() | ast.Yield()):
            yield "statement removed", ast.Pass()
        case ast.Assign(targets=[target]) | ast.AnnAssign(target=target) if _was_there(target, bound):
            yield "statement removed", ast.Pass()
        case ast.AugAssign(op=op):
            yield "statement removed", ast.Pass()
            if type(op) in ARITHMETIC and not isinstance(statement.value, NO_NUMBERS):
                yield "arithmetic", _with(statement, op=ARITHMETIC[type(op)]())
        case ast.Return() if not is_last:
            yield "early return removed", ast.Pass()
        case ast.Continue() | ast.Break() | ast.Delete():
            yield "statement removed", ast.Pass()
        case _:
            return


def _was_there(target: ast.expr, bound: set[str]) -> bool:
    """Without its first value a name would be missed by anything."""
    return target.id in bound if isinstance(target, ast.Name) else not isinstance(target, ast.Tuple)


def _comparisons(node: ast.Compare) -> Iterator[Mistake]:
    for place, op in enumerate(node.ops):
        right = node.comparators[place]
        if asks_for_nothing(op, right):
            yield "comparison", _with_op(node, place, ast.Lt() if isinstance(op, ast.GtE) else ast.GtE())
        elif type(op) in OPPOSITES:
            yield "comparison", _with_op(node, place, OPPOSITES[type(op)]())
        elif not _is_whole(right):
            # Beside a constant, one more or one less is the same mistake.
            yield "comparison", _with_op(node, place, BOUNDARIES[type(op)]())


def asks_for_nothing(op: ast.cmpop, right: ast.expr) -> bool:
    """`card >= 0` and `card < 0`: -1 is no card, and the first card is one like all others."""
    return isinstance(op, ast.GtE | ast.Lt) and isinstance(right, ast.Constant) and right.value == 0


def _numbers(node: ast.Constant, value: int, parent: ast.AST) -> Iterator[Mistake]:
    """Not one less where that is the same as another mistake: the last of a list of one is its first too, and a step of
    nothing is a step removed."""
    if (
        isinstance(parent, ast.Compare)
        and node is parent.comparators[-1]
        and asks_for_nothing(parent.ops[-1], node)
    ):
        return
    yield "one more", ast.Constant(value + 1)
    is_index = isinstance(parent, ast.Subscript) and node is parent.slice
    is_step = isinstance(parent, ast.AugAssign) and value == 1
    if not is_index and not is_step:
        yield "one less", _number(value - 1)


def _with_op(node: ast.Compare, place: int, op: ast.cmpop) -> ast.Compare:
    return _with(node, ops=[*node.ops[:place], op, *node.ops[place + 1 :]])


def _joined_conditions(node: ast.BoolOp) -> Iterator[Mistake]:
    yield "and and or", _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for place in range(len(node.values)):
        left = [*node.values[:place], *node.values[place + 1 :]]
        yield "condition dropped", left[0] if len(left) == 1 else _with(node, values=left)


def _conditions(node: ast.AST, test: ast.expr) -> Iterator[Mistake]:
    """The opposite of one comparison is a mistake of its own already, and so is a negation dropped."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        op, right = test.ops[0], test.comparators[0]
        if type(op) in OPPOSITES or asks_for_nothing(op, right):
            return
    yield "condition negated", _with(node, test=ast.UnaryOp(ast.Not(), test))


def _arithmetic(node: ast.BinOp) -> Iterator[Mistake]:
    if type(node.op) not in ARITHMETIC or _is_type_union(node):
        return
    if isinstance(node.left, NO_NUMBERS) or isinstance(node.right, NO_NUMBERS):
        return
    yield "arithmetic", _with(node, op=ARITHMETIC[type(node.op)]())


def _is_type_union(node: ast.BinOp) -> bool:
    return isinstance(node.right, ast.Constant) and node.right.value is None


def _slices(node: ast.Subscript, part: ast.Slice) -> Iterator[Mistake]:
    """Constants in a slice are changed as constants, and so is `+ 1` at an end."""
    if part.lower is not None and not _ends_in_number(part.lower):
        yield "slice", _with(node, slice=_with(part, lower=_plus(part.lower, 1)))
    if part.upper is not None and not _ends_in_number(part.upper):
        yield "slice", _with(node, slice=_with(part, upper=_plus(part.upper, 1)))


def _calls(node: ast.Call, name: str) -> Iterator[Mistake]:
    if name in NAMES:
        yield (
            "min and max" if "m" in name else "any and all",
            _with(node, func=ast.Name(NAMES[name], ast.Load())),
        )
    if name == "range" and 1 <= len(node.args) <= 2:
        if not _ends_in_number(node.args[-1]):
            yield "range", _with(node, args=[*node.args[:-1], _plus(node.args[-1], -1)])
        if len(node.args) == 2 and not _ends_in_number(node.args[0]):
            yield "range", _with(node, args=[_plus(node.args[0], 1), node.args[1]])
    if name == "reversed" or (name == "sorted" and node.keywords):
        # Plainly sorted is how things are kept, not a rule.
        yield "order", ast.Call(ast.Name("list", ast.Load()), node.args, [])


def _dropped_elements(node: ast.List | ast.Set | ast.Tuple | ast.Dict) -> Iterator[Mistake]:
    if isinstance(node, ast.Dict):
        for place in range(len(node.keys)):
            yield (
                "element dropped",
                _with(node, keys=_without(node.keys, place), values=_without(node.values, place)),
            )
    elif not isinstance(node.ctx if isinstance(node, ast.List | ast.Tuple) else None, ast.Store):
        for place in range(len(node.elts)):
            left = _without(node.elts, place)
            if left or not isinstance(node, ast.Set):
                yield "element dropped", _with(node, elts=left)


def _filters(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[Mistake]:
    for place, generator in enumerate(node.generators):
        for number in range(len(generator.ifs)):
            freed = _with(generator, ifs=_without(generator.ifs, number))
            generators = [*node.generators[:place], freed, *node.generators[place + 1 :]]
            yield "filter dropped", _with(node, generators=generators)


def _plus(node: ast.expr, by: int) -> ast.expr:
    return ast.BinOp(node, ast.Add() if by > 0 else ast.Sub(), ast.Constant(abs(by)))


def _number(value: int) -> ast.expr:
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def _is_whole(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int


def _ends_in_number(node: ast.expr) -> bool:
    return _is_whole(node) or (
        isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub) and _is_whole(node.right)
    )


def _without(items: list[Item], place: int) -> list[Item]:
    return [*items[:place], *items[place + 1 :]]


def _with(node: Node, **fields: object) -> Node:
    """A copy of the node with other fields; what is below is shared."""
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed
