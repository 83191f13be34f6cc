// Comes first: the document has been read, and the scripts that follow lay it out before it is painted. Until now
// its body was not displayed, or the engine would have painted it as it does by itself.
document.documentElement.classList.add('fx-begun');
