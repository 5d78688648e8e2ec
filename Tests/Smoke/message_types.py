"""The official types of the protocol, as `lsprotocol` has them: whether a message is what they say, by the letter."""

import collections.abc
import enum
import functools
import types as python_types
import typing

import readers

# Members of 3.18 that the types of the package lack, by the class that has them, each with its reason.
NEWER_MEMBERS = {}
# Members that the protocol wants to be there, null for nothing, and the package lets be left out.
NULL_MEMBERS = {
    ("ResponseErrorMessage", "id"): "null answers what could not be read",
}
# Of a longer list this many elements are looked at, evenly spread: an outline of ten years has twenty thousand.
SAMPLE = 400


def types():
    """The module with the types; None where the package is not installed."""
    return readers.module("lsprotocol.types")


def faults(message, cls):
    """What is wrong with a whole message that should be a `cls`, each with its path."""
    return _check(cls)(message)


def takes(method, name):
    """Whether the params of a method have a member."""
    request = _members(types().METHOD_TO_TYPES[method][0])
    params = request["params"].type if "params" in request else None
    return hasattr(params, "__attrs_attrs__") and name in _members(params)


@functools.cache
def _check(wanted):
    """A function that lists what is wrong with a value of a type: made once, for there are many messages."""
    origin = typing.get_origin(wanted)
    arguments = typing.get_args(wanted)
    if wanted is typing.Any:
        return lambda value: ()
    if origin in (typing.Union, python_types.UnionType):
        return _union(arguments)
    if origin is tuple:
        return _tuple(arguments)
    if origin is typing.Literal:
        return _one_of(wanted, arguments)
    if origin is not None and issubclass(origin, collections.abc.Sequence):
        return _list(arguments[0])
    if origin is not None and issubclass(origin, collections.abc.Mapping):
        return _map(arguments[1])
    if hasattr(wanted, "__attrs_attrs__"):
        return _object(wanted)
    if isinstance(wanted, type) and issubclass(wanted, enum.Enum):
        return _one_of(wanted, [element.value for element in wanted])
    return _scalar(wanted)


def _inside(name, found):
    return [f".{name}{fault}" for fault in found]


def _union(choices):
    def check(value):
        best = None
        for choice in choices:
            found = _check(choice)(value)
            if not found:
                return ()
            # The choice that fits best tells what is wrong.
            if best is None or len(found) < len(best):
                best = found
        return best
    return check


def _tuple(parts):
    def check(value):
        if not isinstance(value, list) or len(value) != len(parts):
            return [f": is not {len(parts)} values: {value!r:.80}"]
        return [fault for index, part in enumerate(parts) for fault in _inside(index, _check(part)(value[index]))]
    return check


def _list(element):
    def check(value):
        if not isinstance(value, list):
            return [f": is no list: {value!r:.80}"]
        check_one = _check(element)
        step = max(len(value) // SAMPLE, 1)
        for index in range(0, len(value), step):
            if found := check_one(value[index]):
                return _inside(index, found)
        return ()
    return check


def _map(element):
    def check(value):
        if not isinstance(value, dict):
            return [f": is no object: {value!r:.80}"]
        return [fault for name, part in value.items() for fault in _inside(name, _check(element)(part))]
    return check


def _object(cls):
    members = _members(cls)
    required = {name for name, member in members.items() if member.is_required}
    is_open = cls.__name__ == "LSPObject"

    def check(value):
        if not isinstance(value, dict):
            return [f": is no {cls.__name__}: {value!r:.80}"]
        found = [f".{name}: is missing from {cls.__name__}" for name in required - value.keys()]
        for name, part in value.items():
            member = members.get(name)
            if member:
                found += _inside(name, member.faults(part))
            elif not is_open and (cls.__name__, name) not in NEWER_MEMBERS:
                found.append(f".{name}: {cls.__name__} has no such member")
        return found
    return check


def _one_of(wanted, values):
    allowed = {(type(value), value) for value in values}

    def check(value):
        if isinstance(value, (dict, list)) or (type(value), value) not in allowed:
            return [f": {value!r:.80} is no {getattr(wanted, '__name__', wanted)}"]
        return ()
    return check


def _scalar(wanted):
    kinds = (int, float) if wanted is float else (wanted,)

    def check(value):
        if type(value) not in kinds or wanted is int and not -2**31 <= value < 2**31:
            return [f": is no {wanted.__name__} of the protocol: {value!r:.80}"]
        return ()
    return check


class Member(typing.NamedTuple):
    """What the types say of a member of an object."""

    type: typing.Any
    is_required: bool
    may_be_null: bool
    is_unsigned: bool

    def faults(self, value):
        if value is None and not self.may_be_null:
            return [": is null, which it may not be; it can be left out only"]
        if self.is_unsigned and type(value) is int and value < 0:
            return [f": is negative: {value}"]
        return _check(self.type)(value)


@functools.cache
def _members(cls):
    """The members of an object by their names on the wire."""
    known = types()
    hints = typing.get_type_hints(cls, vars(known))
    members = {}
    for attribute in cls.__attrs_attrs__:
        words = attribute.name.removesuffix("_").split("_")
        name = words[0] + "".join(word.title() for word in words[1:])
        is_kept = (cls.__name__, name) in NULL_MEMBERS or known.is_special_property(cls, attribute.name)
        is_always_there = is_kept or attribute.default is known.attrs.NOTHING
        members[name] = Member(
            hints[attribute.name], is_always_there, is_always_there, "uinteger" in repr(attribute.validator))
    return members


def maximal(cls, depth=8):
    """A value of a type in which every member stands: all that a client can say that it can do."""
    origin = typing.get_origin(cls)
    arguments = typing.get_args(cls)
    if origin in (typing.Union, python_types.UnionType):
        choices = [choice for choice in arguments if choice is not type(None)]
        # Of a flag and an object with details, the details.
        return maximal(next((c for c in choices if hasattr(c, "__attrs_attrs__")), choices[0]), depth)
    if origin is not None and issubclass(origin, collections.abc.Sequence):
        element = arguments[0]
        enums = [e for e in (element, *typing.get_args(element)) if isinstance(e, type) and issubclass(e, enum.Enum)]
        return sorted(kind.value for kind in enums[0]) if enums else [maximal(element, depth - 1)]
    if hasattr(cls, "__attrs_attrs__") and depth:
        return {name: maximal(member.type, depth - 1) for name, member in _members(cls).items()}
    if isinstance(cls, type) and issubclass(cls, enum.Enum):
        return next(iter(cls)).value
    return {bool: True, int: 5000, float: 1.0, str: "x"}.get(cls, {})
