"""Find the stores of an OpenCL C kernel in its text.

Seen are stores to the output and to local arrays of float, float2, float4, float8 and float16 in up to three dimensions:
`NAME[i][j] = v`, with or without a component, `vstoreN(v, offset, NAME + i)`, `*(global float4 *)(NAME + i) = v`,
`((local float4 *)NAME)[i] = v`, and the same through a pointer that is declared with its value and keeps it. They may
stand in macros. An array that is used in any other way, as by handing it to a function, may be stored to unseen, and
is reported as such.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import NamedTuple


def _nested(left: str, right: str, depth: int) -> str:
    """A pattern for text between two brackets, with up to `depth` levels of them inside."""
    inside = rf"[^{left}{right}]*"
    for _ in range(depth):
        inside = rf"(?:[^{left}{right}]|{left}{inside}{right})*"
    return rf"{left}{inside}{right}"


ROUND, SQUARE = _nested(r"\(", r"\)", 7), _nested(r"\[", r"\]", 3)
_FLOAT, _N = "float(?:2|4|8|16)?", "(2|3|4|8|16)"
_POINTER = rf"\b(?:__)?(?:global|local)\s+{_FLOAT}\s*\*\s*"
_TO_CONST = rf"(?:\b(?:__)?(?:global|local)\s+const|\bconst\s+(?:__)?(?:global|local))\s+{_FLOAT}\s*\*\s*"
_KEPT = r"(?:(?:const|restrict)\s+)*"
_ASSIGNED = r"\s*(?:[-+*/]|<<|>>)?=(?!=)"
_PART = re.compile(r"\s*\.\s*(\w+)")
_DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\\\n|[^\n])*", re.MULTILINE)
_LOCAL = re.compile(rf"\b(?:__)?local\s+(?:__attribute__\s*{ROUND}\s*)?(\w+)\s+"
                    rf"((?:\w+\s*(?:{SQUARE}\s*)+(?:__attribute__\s*{ROUND}\s*)?,?\s*)+);")
_ALIAS = re.compile(rf"{_POINTER}{_KEPT}(\w+)\s*=(?!=)([^;]*);")
_READ = re.compile(rf"{_TO_CONST}{_KEPT}\w+\s*=(?!=)[^;]*;|\bvload{_N}\s*{ROUND}"
                   rf"|\(\s*{_TO_CONST}\)\s*(?:{ROUND}|&?\s*\w+(?:\s*{SQUARE})*)")
_VSTORE = re.compile(rf"\bvstore{_N}\s*({ROUND})")
_THROUGH = re.compile(rf"(?<!\w)\*\s*(?:\(\s*{_POINTER}\)\s*)?(?:{ROUND}|&?\s*\w+(?:\s*{SQUARE})*)|(?<!\w){ROUND}\s*{SQUARE}")
_CALL = re.compile(r"\b[A-Za-z_]\w*\s*\(")


class Store(NamedTuple):
    """One store. text[start:end] is the place or the whole vstoreN; `part` the component of a vector that is stored.

    `name` is the array or pointer it goes through. For a vstoreN `vector` is N, `place` its pointer, `offset` its offset.
    """

    start: int
    end: int
    name: str
    place: str
    part: str = ""
    vector: int = 0
    offset: str = ""


class Scan(NamedTuple):
    """What was found. `dimensions` are those of each local array; `homes` gives the array that each name leads to.

    `unseen` names the arrays that may be stored to in a way that is not understood.
    """

    stores: tuple[Store, ...]
    dimensions: dict[str, int]
    homes: dict[str, str]
    output: str | None
    unseen: tuple[str, ...]


def find_head(source: str, function: str) -> re.Match:
    """Where the kernel function begins: its parameters are group 1. Raises ValueError when it is not there."""
    head = re.search(rf"\b{re.escape(function)}\s*\(([^)]*)\)\s*\{{", source)
    if not head:
        raise ValueError(f"there is no kernel function {function!r} with a body in this source")
    return head


def find_stores(source: str, function: str) -> Scan:
    """The stores of `function` in a source without comments. Raises ValueError when the function is not there."""
    head = find_head(source, function)
    text = _visible(source, head.end())
    output, unseen, known = _output(head[1]), set(), set()  # `known`: where a name stands in a way that is understood
    homes, dimensions = {output: output} if output else {}, {}
    for match in _LOCAL.finditer(text):
        for declared in re.finditer(rf"(\w+)\s*((?:{SQUARE}\s*)+)", match[2]):
            name, count = declared[1], len(re.findall(SQUARE, declared[2]))
            homes[name], dimensions[name] = name, count
            known.add(match.start(2) + declared.start())
            if not re.fullmatch(_FLOAT, match[1]) or count > 3:
                unseen.add(name)
    # pointers into an array; where one is given another value later, its name stands alone, which is not understood
    for name in dict.fromkeys(match[1] for match in _ALIAS.finditer(text)):
        places = {(match.start(1), match.start(2), match.end(2)) for match in _ALIAS.finditer(text) if match[1] == name}
        bases = {(start, end, *next(_mentions(text, homes, start, end), (end, ""))) for _, start, end in places}
        arrays = {homes.get(base) for *_, base in bases}
        if len(arrays) == 1 and None not in arrays and all(_plainly(text, start, at, end) for start, end, at, _ in bases):
            homes[name] = arrays.pop()
            known |= {at for _, _, at, _ in bases} | {at for at, *_ in places}
    known |= {at for match in _READ.finditer(text) for at, _ in _mentions(text, homes, *match.span())}
    stores = [*_direct(text, homes, dimensions, known), *_through(text, homes, known), *_vector(text, homes, known)]
    for match in _DEFINE.finditer(text):
        if re.search(rf"\b{match[1]}\s*(?:{ROUND})?(?:\s*{SQUARE})*(?:{_PART.pattern})?{_ASSIGNED}", source):
            unseen |= {homes[name] for _, name in _mentions(text, homes, *match.span())}  # a macro that stands for a place
    unseen |= {homes[name] for at, name in _mentions(text, homes, 0, len(text)) if at not in known}
    unseen |= set(homes.values()) - {homes[store.name] for store in stores}
    return Scan(tuple(stores), dimensions, homes, output, tuple(sorted(unseen)) if output else ("the output", *sorted(unseen)))


def _visible(source: str, begin: int) -> str:
    """The source with blanks for all but the function's body, which begins there, and every macro."""
    depth, end = 1, begin
    while depth and end < len(source):
        depth += {"{": 1, "}": -1}.get(source[end], 0)
        end += 1
    spans = [(begin, end), *(match.span() for match in _DEFINE.finditer(source))]
    shown = bytearray(len(source))
    for left, right in spans:
        shown[left:right] = b"\1" * (right - left)
    return "".join(c if seen or c == "\n" else " " for c, seen in zip(source, shown, strict=True))


def _output(parameters: str) -> str | None:
    """The first parameter that points to global memory which may be written; those behind it are scratch."""
    names = [re.findall(r"\w+", each)[-1] for each in parameters.split(",")
             if re.search(r"\b(?:__)?global\b", each) and "*" in each and "const" not in re.findall(r"\w+", each.split("*")[0])]
    return names[0] if names else None


def _mentions(text: str, names: Container[str], start: int, end: int) -> Iterator[tuple[int, str]]:
    for match in re.finditer(r"(?<![\w.])[A-Za-z_]\w*", text[start:end]):
        if match[0] in names:
            yield start + match.start(), match[0]


def _after(text: str, end: int) -> tuple[bool, str, bool]:
    """What follows a place: is it stored to, in which component, and is it understood either way."""
    part = _PART.match(text, end)
    assigned = re.compile(_ASSIGNED).match(text, part.end() if part else end)
    behind = re.compile(rf"[\s)]*(?:{_PART.pattern})?(?:{_ASSIGNED}|\s*(?:\+\+|--))")
    return bool(assigned), part[1] if part else "", bool(assigned) or not behind.match(text, end)


def _address_of(text: str, start: int) -> bool:
    return bool(re.search(r"(?:(?<!&)&|\+\+|--)\s*$", text[max(start - 40, 0):start]))


def _plainly(text: str, start: int, base: int, end: int) -> bool:
    """The place text[start:end] may be computed twice, and its array, named at `base`, is no argument of a call."""
    before = re.sub(ROUND, "", text[start:base])
    return not re.search(r"\+\+|--", text[start:end]) and not _CALL.search(before)


def _direct(text: str, homes: dict[str, str], dimensions: dict[str, int], known: set[int]) -> Iterator[Store]:
    """NAME[i][j] = v: all subscripts, no address taken."""
    for at, name in _mentions(text, homes, 0, len(text)):
        found = re.compile(rf"\w+(?:\s*{SQUARE}){{{dimensions.get(name, 1)}}}(?!\s*\[)").match(text, at)
        if at in known or not found or _address_of(text, at):
            continue
        stored, part, understood = _after(text, found.end())
        if understood and _plainly(text, at, at, found.end()):
            known.add(at)
            if stored:
                yield Store(at, found.end(), name, found[0], part)


def _through(text: str, homes: dict[str, str], known: set[int]) -> Iterator[Store]:
    """*(cast)(NAME + i) = v and ((cast)NAME)[i] = v."""
    for found in _THROUGH.finditer(text):
        base = next(_mentions(text, homes, *found.span()), None)
        if not base or base[0] in known or _address_of(text, found.start()):
            continue
        stored, part, understood = _after(text, found.end())
        if understood and _plainly(text, found.start(), base[0], found.end()):
            known.add(base[0])
            if stored:
                yield Store(*found.span(), base[1], found[0], part)


def _vector(text: str, homes: dict[str, str], known: set[int]) -> Iterator[Store]:
    """vstoreN(v, offset, NAME + i)."""
    for found in _VSTORE.finditer(text):
        commas, depth = [], 0
        for at in range(found.start(2), found.end(2)):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[at], 0)
            if text[at] == "," and depth == 1:
                commas.append(at)
        if len(commas) != 2:
            continue
        offset, place = text[commas[0] + 1:commas[1]], text[commas[1] + 1:found.end() - 1]
        base = next(_mentions(text, homes, commas[1], found.end()), None)
        if base and "++" not in offset and "--" not in offset and _plainly(text, commas[1], base[0], found.end() - 1):
            known.add(base[0])
            yield Store(*found.span(), base[1], place.strip(), "", int(found[1]), offset.strip())
