// Filters of tables, the search page, and details that open when a page is printed. No page needs it to be read.
"use strict";

function wordsOf(text) { return text.toLowerCase().split(/\s+/).filter(Boolean); }
function holdsAll(text, words) { return words.every((word) => text.includes(word)); }

function applyFilters(id) {
  const rows = [...document.querySelectorAll(`#${id} tbody tr`)];
  const words = wordsOf(document.querySelector(`[data-filter="${id}"]`).value);
  const chosen = [...document.querySelectorAll(`[data-choose="${id}"]`)].filter((each) => each.value);
  let shown = 0;
  for (const row of rows) {
    const fits = holdsAll(row.textContent.toLowerCase(), words)
      && chosen.every((each) => row.dataset[each.dataset.key] === each.value);
    row.hidden = !fits;
    shown += fits;
  }
  document.querySelector(`[data-count="${id}"]`).textContent = `${shown} of ${rows.length} shown`;
}

for (const box of document.querySelectorAll("[data-filter]")) {
  const id = box.dataset.filter;
  box.addEventListener("input", () => applyFilters(id));
  for (const choice of document.querySelectorAll(`[data-choose="${id}"]`)) {
    choice.addEventListener("change", () => applyFilters(id));
  }
  applyFilters(id);
}
for (const form of document.querySelectorAll("form.filters")) {
  form.addEventListener("submit", (event) => event.preventDefault());
}

const results = document.getElementById("results");
if (results) {
  const asked = new URLSearchParams(location.search).get("q") || "";
  const words = wordsOf(asked);
  document.querySelector('input[name="q"]').value = asked;
  const found = words.length === 0 ? [] : window.searchIndex.filter(
    (entry) => holdsAll(`${entry.kind} ${entry.title} ${entry.text}`.toLowerCase(), words));
  const inTitle = (entry) => holdsAll(entry.title.toLowerCase(), words) ? 0 : 1;
  found.sort((one, other) => inTitle(one) - inTitle(other));
  for (const entry of found) {
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = entry.place;
    link.textContent = `${entry.kind}: ${entry.title}`;
    const at = Math.max(0, entry.text.toLowerCase().indexOf(words[0]) - 80);
    const text = document.createElement("small");
    text.textContent = entry.text.slice(at, at + 240);
    line.append(link, text);
    results.append(line);
  }
  if (words.length) document.getElementById("found").textContent = `${found.length} found for "${asked}"`;
}

window.addEventListener("beforeprint", () => {
  for (const each of document.querySelectorAll("main section details")) each.open = true;
});
