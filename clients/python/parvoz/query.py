"""Queries as the interface has them."""

from __future__ import annotations

from typing import Any, Iterator, Mapping
from urllib.parse import urlencode


def write_query(query: Mapping[str, Any]) -> str:
    """`{"directions": [{"date": …}], "adults": 1}` as `directions[0][date]=…&adults=1`."""
    return urlencode([pair for name, value in query.items() for pair in _pairs(name, value)])


def _pairs(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if value is None:
        return
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _pairs(f"{name}[{key}]", part)
    elif isinstance(value, (list, tuple)):
        for index, part in enumerate(value):
            yield from _pairs(f"{name}[{index}]", part)
    elif isinstance(value, bool):
        yield name, "true" if value else "false"
    else:
        yield name, str(value)
