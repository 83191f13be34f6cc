"""Ways to hide text in a web page, and their like that hide nothing: all that is compared."""

from __future__ import annotations

import re
from collections.abc import Sequence

SHEET = """
.c1{display:none}
p.c2{visibility:hidden}
[data-x]{display:none}
@media screen{.c3{display:none}}
@media (min-width:100px){.c4{display:none}}
@media only screen and (min-width:10em){.c5{opacity:0}}
@supports (display:grid){.c6{display:none}}
.c7{ & p {display:none} }
.c8{ color:#fff!important }
#i9{font:0 a}
section h6{display:none}
p.c10:defined{display:none}
.c11:nth-child(n){display:none}
:is(.c12,.q){display:none}
.c13:not(:hover){display:none}
.c14{ @media screen { display:none } }
:root{--zero:0}
.v1{display:none}
p.v1{display:block}
@media print{.v2{display:none}}
@media (max-width:100px){.v3{display:none}}
.v1::before{display:none}
"""
"""The style sheet of the ways that need one."""

HIDING = (
    '<p style="height:0;overflow:hidden">',
    '<p style="max-height:0;overflow:hidden">',
    '<p style="width:0;height:0;overflow:hidden">',
    '<p style="transform:scale(0)">',
    '<p style="filter:opacity(0)">',
    '<p style="position:absolute;clip:rect(0,0,0,0)">',
    '<p style="position:absolute;clip:rect(9px 9px 9px 9px)">',
    '<p style="clip-path:inset(100%)">',
    '<p style="clip-path:circle(0)">',
    '<p style="clip-path:polygon(0 0,0 0,0 0)">',
    '<p style="clip-path:inset(0 100% 0 0)">',
    '<p style="text-indent:-9999px">',
    '<p style="position:absolute;left:-9999px">',
    '<p style="position:absolute;right:99999px">',
    '<p style="position:relative;left:-9999px">',
    '<p style="position:absolute;inset:-9999px auto auto -9999px">',
    '<p style="font-size:0">',
    '<p style="font:0/0 a">',
    '<p style="font-size:0vw">',
    '<p style="font-size:calc(0px)">',
    '<p style="color:transparent">',
    '<p style="color:#ffffff00">',
    '<p style="color:hsl(0 0% 100%)">',
    '<p style="color:oklch(1 0 0)">',
    '<p style="background:#123;color:#112233">',
    '<p style="background:currentColor">',
    '<p style="background-image:linear-gradient(#fff,#fff);color:#fff">',
    '<p style="-webkit-text-fill-color:transparent">',
    '<p style="-webkit-text-fill-color:#fff">',
    '<p style="visibility:collapse">',
    '<p style="content-visibility:hidden">',
    '<p style="line-height:0;overflow:hidden">',
    '<p style="scale:0">',
    '<p style="translate:-9999px">',
    '<p style="transform:translateX(-9999px)">',
    '<p style="transform:rotateY(90deg)">',
    '<p style="rotate:x 90deg">',
    '<p style="transform:matrix(0,0,0,0,0,0)">',
    '<p style="transform:scale3d(0,1,1)">',
    '<p style="transform:scale(.02)">',
    '<p style="margin-left:-9999px">',
    '<p style="text-indent:100%;white-space:nowrap;overflow:hidden">',
    '<p style="max-width:0;overflow:clip">',
    '<p style="overflow:auto;height:0">',
    '<p style="font-size-adjust:0">',
    '<p style="-webkit-text-security:disc">',
    '<p style="opacity:.1"><b style="opacity:.1">',
    '<p style="zoom:.02">',
    '<p style="contain:strict">',
    '<p style="mask-image:linear-gradient(transparent,transparent)">',
    '<p style="--x:none;display:var(--x)">',
    '<p style="display:var(--nothing,none)">',
    '<p style="color:var(--fx-page)">',
    '<p style="transform:scale(var(--zero))">',
    '<div style="display:flex"><span style="height:0;overflow:hidden">',
    '<span style="display:inline-block;width:0;overflow:hidden">',
    '<font color="white">',
    '<font color="ffffff">',
    '<p style="height:calc(1px - 1px);overflow:hidden">',
    '<p style="opacity:0!important;opacity:1">',
    '<p style="block-size:0;overflow:hidden">',
    '<p style="overflow:hidden;height:1px">',
    '<p class="c1">',
    '<p class="c2">',
    '<p data-x="y">',
    '<p class="c3">',
    '<p class="c4">',
    '<p class="c5">',
    '<p class="c6">',
    '<div class="c7"><p>',
    '<p class="c8">',
    '<p id="i9">',
    "<section><h6>",
    '<p class="c10">',
    '<p class="c11">',
    '<p class="c12">',
    '<p class="c13">',
    '<p class="c14">',
    '<table><tr><td style="opacity:0">',
    "<progress>",
    "<meter>",
    "<ruby>a<rp>",
    "<datalist>",
    '<p style="display:contents;color:#fff">',
    '<p style="position:fixed;left:-9999px">',
    '<p style="float:left;height:0;overflow:hidden">',
    "<math><mphantom><mtext>",
    '<math><mtext mathcolor="white">',
    '<math><mtext mathsize="0">',
    '<math><mtext mathcolor="#123" mathbackground="#123">',
    '<svg width="200" height="40"><text y="20" opacity="0">',
    '<svg width="200" height="40"><text y="20" fill="none">',
    '<svg width="200" height="40"><text y="20" fill-opacity="0">',
    '<svg width="200" height="40"><g opacity="0"><text y="20">',
    '<svg width="200" height="40"><text y="20" visibility="hidden">',
    '<svg width="200" height="40"><text y="20" style="fill:transparent">',
    '<svg width="200" height="40"><text y="20" transform="scale(0)">',
    '<svg width="200" height="40"><g>',
    '<svg width="200" height="40"><defs><text>',
    '<svg width="200" height="40"><text y="20" font-size="0">',
    '<svg width="0" height="0"><text y="20">',
    '<svg style="opacity:0" width="200" height="40"><text y="20">',
    '<svg width="200" height="40"><text x="-5000" y="20">',
    "<select><option>a</option><option>",
)
"""The opening tags of elements whose text nobody sees."""

SHOWING = (
    '<span style="height:0;overflow:hidden">',
    '<p style="height:0">',
    '<p style="width:0;height:0">',
    '<p style="max-height:0">',
    '<p style="line-height:0">',
    '<p style="height:0;overflow:hidden;padding-bottom:40px">',
    '<p style="height:0;min-height:40px;overflow:hidden">',
    '<span style="transform:scale(0)">',
    '<span style="content-visibility:hidden">',
    '<p style="clip:rect(0,0,0,0)">',
    '<p style="opacity:.3"><b style="opacity:.3">',
    "<details><summary>a</summary><p>",
    '<p style="color:#fff;background:#000">',
    '<p style="text-indent:2em;overflow:hidden">',
    '<p style="zoom:0">',
    '<p style="display:contents;opacity:0">',
    '<p style="left:-9999px">',
    '<p style="overflow:hidden">',
    '<div style="height:0;overflow:hidden"><p style="position:absolute">',
    '<p style="color:transparent;background:red;-webkit-background-clip:text">',
    '<p style="display:none;display:block">',
    '<p style="visibility:hidden;visibility:initial">',
    '<p class="v1">',
    '<p class="v2">',
    '<p class="v3">',
    '<p style="height:30px;overflow:hidden">',
    '<p style="font:12px/1.5 serif">',
    '<p style="font-size:xx-small">',
    '<svg width="200" height="40"><text y="20" style="color:white">',
    '<svg width="200" height="40"><text y="20" fill="none" stroke="black">',
    '<svg width="200" height="40" viewBox="0 0 10 2"><text y="1" font-size="1">',
    '<p style="margin-left:-1em">',
    '<dialog open="">',
    '<p style="text-indent:-3em;margin-left:3em">',
    '<p style="transform:none;filter:none;clip-path:none;scale:none;translate:none;rotate:none">',
    '<p style="mask:none">',
    '<p style="width:0">',
    '<p style="overflow:hidden;height:auto">',
    '<p aria-hidden="true">',
    '<p style="clip-path:inset(0)">',
    '<div style="position:relative;height:0"><p style="position:absolute;overflow:hidden">',
    '<p style="transform:translate(10%)">',
    '<p style="margin-left:50%;translate:-50%">',
    "<canvas>",
)
"""The opening tags of elements whose text shows, though something looks as if it hid it."""

_SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
_MATH = '<math xmlns="http://www.w3.org/1998/Math/MathML"'


def page(ways: Sequence[str], word: str) -> str:
    """A page with each of ``ways`` around ``word`` and its number, well-formed."""
    body = "\n".join(
        f"<div>{_around(way, f'{word}{at} here')}</div>" for at, way in enumerate(ways)
    )
    sheet = SHEET.replace("&", "&amp;")
    return (
        '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>'
        f"<style>{sheet}</style></head><body>{body}</body></html>"
    )


def _around(opening: str, words: str) -> str:
    opened: list[str] = []
    for closing, name in re.findall(r"<(/?)([a-z0-9]+)", opening):
        if closing:
            opened.remove(name)
        else:
            opened.append(name)
    whole = opening.replace("<svg", _SVG).replace("<math", _MATH)
    return whole + words + "".join(f"</{name}>" for name in reversed(opened))
