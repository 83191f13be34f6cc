"""Finds elements and attributes of Word's XML by their local names."""

from __future__ import annotations

from collections.abc import Iterator

from lxml import etree

from foxreader.formats.html.xmlns import local


def named(part: etree._Element, name: str) -> Iterator[etree._Element]:
    """The elements below ``part`` of that local name."""
    return (element for element in part.iter() if local(element) == name)


def child(element: etree._Element | None, name: str) -> etree._Element | None:
    """The first child of that local name; None without one."""
    return next((e for e in element if local(e) == name), None) if element is not None else None


def value(element: etree._Element | None) -> str:
    """The value ``w:val`` of ``element``, or ""."""
    return attribute(element, "val") if element is not None else ""


def attribute(element: etree._Element, name: str) -> str:
    """The attribute of that local name, or ""."""
    found = (str(v) for k, v in element.items() if str(k).rpartition("}")[2] == name)
    return next(found, "")


def space_of(element: etree._Element) -> str:
    """The namespace of ``element``, in braces."""
    return str(element.tag).rpartition("}")[0] + "}"
