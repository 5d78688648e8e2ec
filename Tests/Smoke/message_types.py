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
    return list(_faults(message, cls, ""))


def _faults(value, wanted, path):
    origin = typing.get_origin(wanted)
    if wanted is typing.Any:
        return
    if origin in (typing.Union, python_types.UnionType):
        yield from _faults_of_union(value, typing.get_args(wanted), path)
    elif origin is tuple:
        yield from _faults_of_tuple(value, typing.get_args(wanted), path)
    elif origin is typing.Literal:
        if value not in typing.get_args(wanted):
            yield f"{path}: {value!r} is not {wanted}"
    elif origin is not None and issubclass(origin, collections.abc.Sequence):
        yield from _faults_of_list(value, typing.get_args(wanted)[0], path)
    elif origin is not None and issubclass(origin, collections.abc.Mapping):
        yield from _faults_of_map(value, typing.get_args(wanted), path)
    elif hasattr(wanted, "__attrs_attrs__"):
        yield from _faults_of_object(value, wanted, path)
    else:
        yield from _faults_of_scalar(value, wanted, path)


def _faults_of_union(value, choices, path):
    """The faults of the choice that fits best: the one with the fewest."""
    best = None
    for choice in choices:
        found = list(_faults(value, choice, path))
        if not found:
            return
        if best is None or len(found) < len(best):
            best = found
    yield from best


def _faults_of_tuple(value, parts, path):
    if not isinstance(value, list) or len(value) != len(parts):
        yield f"{path}: is not {len(parts)} values: {value!r:.80}"
        return
    for index, (element, part) in enumerate(zip(value, parts)):
        yield from _faults(element, part, f"{path}[{index}]")


def _faults_of_list(value, element, path):
    if not isinstance(value, list):
        yield f"{path}: is no list: {value!r:.80}"
        return
    step = max(len(value) // SAMPLE, 1)
    for index in range(0, len(value), step):
        yield from _faults(value[index], element, f"{path}[{index}]")


def _faults_of_map(value, parts, path):
    if not isinstance(value, dict):
        yield f"{path}: is no object: {value!r:.80}"
        return
    for key, element in value.items():
        yield from _faults(element, parts[1], f"{path}[{key!r}]")


def _faults_of_object(value, cls, path):
    if not isinstance(value, dict):
        yield f"{path}: is no {cls.__name__}: {value!r:.80}"
        return
    members = _members(cls)
    if not members and cls.__name__ == "LSPObject":
        return
    for name in value.keys() - members.keys():
        if (cls.__name__, name) not in NEWER_MEMBERS:
            yield f"{path}.{name}: {cls.__name__} has no such member"
    for name, member in members.items():
        if name in value:
            yield from _faults_of_member(value[name], member, f"{path}.{name}")
        elif member.is_required:
            yield f"{path}.{name}: is missing from {cls.__name__}"


def _faults_of_member(value, member, path):
    if value is None and not member.may_be_null:
        yield f"{path}: is null, which it may not be; it can be left out only"
        return
    yield from _faults(value, member.type, path)
    if type(value) is int and member.is_unsigned and value < 0:
        yield f"{path}: is negative: {value}"


def _faults_of_scalar(value, wanted, path):
    if isinstance(wanted, type) and issubclass(wanted, enum.Enum):
        if value not in _values(wanted) or isinstance(value, bool):
            yield f"{path}: {value!r} is no {wanted.__name__}"
    elif wanted is float:
        if type(value) not in (int, float):
            yield f"{path}: is no number: {value!r:.80}"
    elif wanted is int:
        if type(value) is not int or not -2**31 <= value < 2**31:
            yield f"{path}: is no integer of the protocol: {value!r:.80}"
    elif type(value) is not wanted:
        yield f"{path}: is no {wanted.__name__}: {value!r:.80}"


class Member(typing.NamedTuple):
    """What the types say of a member of an object."""

    type: typing.Any
    is_required: bool
    may_be_null: bool
    is_unsigned: bool


@functools.cache
def _values(cls):
    return {element.value for element in cls}


@functools.cache
def _members(cls):
    """The members of an object by their names on the wire."""
    known = types()
    hints = typing.get_type_hints(cls, vars(known))
    members = {}
    for attribute in cls.__attrs_attrs__:
        name = attribute.name.removesuffix("_")
        words = name.split("_")
        is_kept = (cls.__name__, name) in NULL_MEMBERS or known.is_special_property(cls, attribute.name)
        has_default = attribute.default is not known.attrs.NOTHING
        members[words[0] + "".join(word.title() for word in words[1:])] = Member(
            hints[attribute.name], is_kept or not has_default, is_kept or not has_default,
            "uinteger" in repr(attribute.validator))
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
        return sorted(_values(enums[0])) if enums else [maximal(element, depth - 1)]
    if hasattr(cls, "__attrs_attrs__") and depth:
        return {name: maximal(member.type, depth - 1) for name, member in _members(cls).items()}
    if isinstance(cls, type) and issubclass(cls, enum.Enum):
        return next(iter(cls)).value
    return {bool: True, int: 5000, float: 1.0, str: "x"}.get(cls, {})
