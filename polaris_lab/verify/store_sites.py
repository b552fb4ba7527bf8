"""Find the stores of an OpenCL C kernel in its text.

Seen are stores to the output and to local arrays of float, float2, float4, float8 and float16 in up to three
dimensions, in these forms: `NAME[i][j] = v`, with or without a vector component, `vstoreN(v, offset, NAME + i)`,
`*(global float4 *)(NAME + i) = v` and `((local float4 *)NAME)[i] = v`. NAME may also be a pointer into the array, if it
is declared with its value and keeps it. Stores may stand in macros. If an array is used in any other way, such as by
passing it to a function, then some store to it may not be seen: the array is reported as unseen.

The text is read before preprocessing, with regular expressions. The positions are therefore those of the original text,
macros and conditional parts included, and the device's own compiler preprocesses what is made of it.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import NamedTuple


def _nested(left: str, right: str, depth: int) -> str:
    """Make a pattern for text between two brackets that has up to `depth` levels of such brackets inside."""
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
_CHANGED = rf"[\s)]*(?:{_PART.pattern})?(?:{_ASSIGNED}|\s*(?:\+\+|--))"
_DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\\\n|[^\n])*", re.MULTILINE)
_LOCAL = re.compile(rf"\b(?:__)?local\s+(?:__attribute__\s*{ROUND}\s*)?(\w+)\s+"
                    rf"((?:\w+\s*(?:{SQUARE}\s*)+(?:__attribute__\s*{ROUND}\s*)?,?\s*)+);")
_ALIAS = re.compile(rf"{_POINTER}{_KEPT}(\w+)\s*=(?!=)([^;]*);")
_READ = re.compile(rf"{_TO_CONST}{_KEPT}\w+\s*=(?!=)[^;]*;|\bvload{_N}\s*{ROUND}"
                   rf"|\(\s*{_TO_CONST}\)\s*(?:{ROUND}|&?\s*\w+(?:\s*{SQUARE})*)")
_VSTORE = re.compile(rf"\bvstore{_N}\s*({ROUND})")
_THROUGH = re.compile(rf"(?<!\w)\*\s*(?:\(\s*{_POINTER}\)\s*)?(?:{ROUND}|&?\s*\w+(?:\s*{SQUARE})*)"
                      rf"|(?<!\w){ROUND}\s*{SQUARE}")
_CALL = re.compile(r"\b[A-Za-z_]\w*\s*\(")


class Store(NamedTuple):
    """Describes one store: text[start:end] is the lvalue, or the whole call of vstoreN.

    `name` is the array or pointer through which it goes, `place` the lvalue's text without the vector component
    `part`. For a vstoreN, `vector` is N, `place` its pointer argument and `offset` its offset argument; otherwise
    `vector` is 0.
    """

    start: int
    end: int
    name: str
    place: str
    part: str = ""
    vector: int = 0
    offset: str = ""


class Scan(NamedTuple):
    """Holds the stores of a function. `dimensions` has the number of dimensions of each local array.

    `array_of` maps each name, of an array or of a pointer into one, to the array. `output` is the output's name, None
    if the function has none. `unseen` names the arrays that may be stored to in a way that is not recognised.
    """

    stores: tuple[Store, ...]
    dimensions: dict[str, int]
    array_of: dict[str, str]
    output: str | None
    unseen: tuple[str, ...]


def find_head(source: str, function: str) -> re.Match:
    """Match the head of the kernel function, parameters in group 1. Raises ValueError when it is not there."""
    head = re.search(rf"\b{re.escape(function)}\s*\(([^)]*)\)\s*\{{", source)
    if not head:
        raise ValueError(f"there is no kernel function {function!r} with a body in this source")
    return head


def find_stores(source: str, function: str) -> Scan:
    """Find the stores of `function` in a source without comments. Raises ValueError when the function is not there."""
    head = find_head(source, function)
    text = _visible(source, head.end())
    output, unseen = _output(head[1]), set()
    known: set[int] = set()  # positions at which an array's name is used in a way that is recognised
    array_of, dimensions = {output: output} if output else {}, {}
    for match in _LOCAL.finditer(text):
        for declared in re.finditer(rf"(\w+)\s*((?:{SQUARE}\s*)+)", match[2]):
            name, count = declared[1], len(re.findall(SQUARE, declared[2]))
            array_of[name], dimensions[name] = name, count
            known.add(match.start(2) + declared.start())
            if not re.fullmatch(_FLOAT, match[1]) or count > 3:
                unseen.add(name)
    # pointers into an array; a later assignment to one is a bare name, which is not recognised
    for name in dict.fromkeys(match[1] for match in _ALIAS.finditer(text)):
        places = {(match.start(1), match.start(2), match.end(2)) for match in _ALIAS.finditer(text) if match[1] == name}
        bases = {(start, end, *next(_mentions(text, array_of, start, end), (end, ""))) for _, start, end in places}
        arrays = {array_of.get(base) for *_, base in bases}
        repeatable = all(_is_repeatable(text, start, at, end) for start, end, at, _ in bases)
        if len(arrays) == 1 and None not in arrays and repeatable:
            array_of[name] = arrays.pop()
            known |= {at for _, _, at, _ in bases} | {at for at, *_ in places}
    for match in _READ.finditer(text):
        cast_again = match[0].startswith("(") and text[:match.start()].rstrip().endswith(")")
        if not cast_again:  # a cast of the cast may take the const away
            known |= {at for at, _ in _mentions(text, array_of, *match.span())}
    known |= _own_parameters(text)
    stores = [*_by_subscript(text, array_of, dimensions, known), *_by_pointer(text, array_of, known),
              *_by_vstore(text, array_of, known)]
    unseen |= _unseen_in_macros(text, array_of, {store.start for store in stores})
    unseen |= {array_of[name] for at, name in _mentions(text, array_of, 0, len(text)) if at not in known}
    unseen |= set(array_of.values()) - {array_of[store.name] for store in stores}
    without_output = () if output else ("the output",)
    return Scan(tuple(stores), dimensions, array_of, output, (*without_output, *sorted(unseen)))


def _unseen_in_macros(text: str, array_of: dict[str, str], stores: Container[int]) -> set[str]:
    """Name the arrays to which a macro may store unseen: it stands for an lvalue, or it assigns to its argument.

    `stores` has the positions of the stores that are recognised.
    """
    unseen = set()
    macros = list(_DEFINE.finditer(text))
    definitions = {macro.start(1) for macro in macros}
    for macro in macros:
        body = text[macro.end(1):macro.end()]
        parameters = re.match(ROUND, body)
        assigned = parameters and any(
            re.search(rf"(?:&|\+\+|--)[\s(]*\b{name}\b|\b{name}\b{_CHANGED}", body[parameters.end():])
            for name in re.findall(r"\w+", parameters[0]))
        for use in re.finditer(rf"\b{macro[1]}\b\s*({ROUND})?(?:\s*{SQUARE})*", text):
            if use.start() in definitions:
                continue
            stored, _, recognised = _use_of(text, use.end())
            if stored or not recognised or _is_address_taken(text, use.start()):
                unseen |= {array_of[name] for _, name in _mentions(text, array_of, *macro.span())}
            if assigned and use[1]:
                unseen |= {array_of[name] for at, name in _mentions(text, array_of, *use.span(1)) if at not in stores}
    return unseen


def _own_parameters(text: str) -> set[int]:
    """Return where macros name their own parameters, which may be called as an array is."""
    found = set()
    for macro in _DEFINE.finditer(text):
        if parameters := re.match(ROUND, text[macro.end(1):macro.end()]):
            found |= {at for at, _ in _mentions(text, re.findall(r"\w+", parameters[0]), macro.end(1), macro.end())}
    return found


def _visible(source: str, begin: int) -> str:
    """Replace by blanks all of a source but its macros and the function body that begins at `begin`."""
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
    """Name the first parameter that points to writeable global memory; such parameters after it are scratch."""
    names = [re.findall(r"\w+", each)[-1] for each in parameters.split(",")
             if re.search(r"\b(?:__)?global\b", each) and "*" in each
             and "const" not in re.findall(r"\w+", each.split("*")[0])]
    return names[0] if names else None


def _mentions(text: str, names: Container[str], start: int, end: int) -> Iterator[tuple[int, str]]:
    """Find identifiers that are among `names`: (position, name)."""
    for match in re.finditer(r"(?<![\w.])[A-Za-z_]\w*", text[start:end]):
        if match[0] in names:
            yield start + match.start(), match[0]


def _use_of(text: str, end: int) -> tuple[bool, str, bool]:
    """Tell how the lvalue that ends at `end` is used: (is it stored to, in which component, is the use recognised)."""
    part = _PART.match(text, end)
    assigned = re.compile(_ASSIGNED).match(text, part.end() if part else end)
    changed = re.compile(rf"{_CHANGED}|\s*[A-Za-z_]").match(text, end)  # a word can only be a macro, perhaps for `=`
    return bool(assigned), part[1] if part else "", bool(assigned) or not changed


def _is_address_taken(text: str, start: int) -> bool:
    """Tell whether `&`, `++` or `--` stands before a position."""
    return bool(re.search(r"(?:(?<!&)&|\+\+|--)\s*$", text[max(start - 40, 0):start]))


def _is_repeatable(text: str, start: int, base: int, end: int) -> bool:
    """Tell whether text[start:end] is free of ++ and --, and of calls that take the array named at `base`."""
    before = re.sub(ROUND, "", text[start:base])
    return not re.search(r"\+\+|--", text[start:end]) and not _CALL.search(before)


def _by_subscript(text: str, array_of: dict[str, str], dimensions: dict[str, int], known: set[int]) -> Iterator[Store]:
    """Find stores of the form NAME[i][j] = v, with as many subscripts as NAME has dimensions."""
    for at, name in _mentions(text, array_of, 0, len(text)):
        found = re.compile(rf"\w+(?:\s*{SQUARE}){{{dimensions.get(name, 1)}}}(?!\s*\[)").match(text, at)
        if at in known or not found or _is_address_taken(text, at):
            continue
        stored, part, recognised = _use_of(text, found.end())
        if recognised and _is_repeatable(text, at, at, found.end()):
            known.add(at)
            if stored:
                yield Store(at, found.end(), name, found[0], part)


def _by_pointer(text: str, array_of: dict[str, str], known: set[int]) -> Iterator[Store]:
    """Find stores of the forms *(cast)(NAME + i) = v and ((cast)NAME)[i] = v."""
    for found in _THROUGH.finditer(text):
        base = next(_mentions(text, array_of, *found.span()), None)
        if not base or base[0] in known or _is_address_taken(text, found.start()):
            continue
        stored, part, recognised = _use_of(text, found.end())
        if recognised and _is_repeatable(text, found.start(), base[0], found.end()):
            known.add(base[0])
            if stored:
                yield Store(*found.span(), base[1], found[0], part)


def _by_vstore(text: str, array_of: dict[str, str], known: set[int]) -> Iterator[Store]:
    """Find stores of the form vstoreN(v, offset, NAME + i)."""
    for found in _VSTORE.finditer(text):
        commas, depth = [], 0
        for at in range(found.start(2), found.end(2)):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[at], 0)
            if text[at] == "," and depth == 1:
                commas.append(at)
        if len(commas) != 2:
            continue
        offset, place = text[commas[0] + 1:commas[1]], text[commas[1] + 1:found.end() - 1]
        base = next(_mentions(text, array_of, commas[1], found.end()), None)
        if "++" in offset or "--" in offset:
            continue
        if base and _is_repeatable(text, commas[1], base[0], found.end() - 1):
            known.add(base[0])
            yield Store(*found.span(), base[1], place.strip(), "", int(found[1]), offset.strip())
