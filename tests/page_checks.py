"""Expressions for a browser that say what is wrong with a page: texts of little contrast, parts without a name."""

from __future__ import annotations

CONTRAST = """(() => {
  const parts = (text) => text.match(/[\\d.]+/g).map(Number);
  const light = (colour) => { const [r, g, b] = colour.map((v) => { v /= 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const behind = (element) => { for (let e = element; e; e = e.parentElement) {
      const c = parts(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > 0.99) return c.slice(0, 3); }
    return matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0] : [255, 255, 255]; };
  const bad = {};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement, box = element.getBoundingClientRect();
    if (!node.textContent.trim() || !box.width || ["SCRIPT", "STYLE", "TITLE"].includes(element.tagName)) continue;
    const style = getComputedStyle(element);
    const ink = element.closest("svg") ? style.fill : style.color;
    if (ink === "none") continue;
    const [one, other] = [light(parts(ink)), light(behind(element))].sort((a, b) => b - a);
    if ((one + 0.05) / (other + 0.05) < 4.5) bad[`${element.tagName}.${element.className} ${ink}`] =
      node.textContent.trim().slice(0, 30) + " " + ((one + 0.05) / (other + 0.05)).toFixed(2);
  }
  return bad;
})()"""
NAMELESS = """[...document.querySelectorAll(
  "a[href], button, input:not([type=hidden]), select, img, svg.figure, summary")]
  .filter((e) =>
  !(e.getAttribute("aria-label") || e.getAttribute("alt") || e.textContent.trim()
    || (e.labels && e.labels.length))).map((e) => e.outerHTML.slice(0, 80))"""
