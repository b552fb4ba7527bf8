// Puts a search and a choice of values over each table that asks for it: data-choose has the columns' numbers.
addEventListener("DOMContentLoaded", () => document.querySelectorAll("table[data-choose]").forEach((table) => {
  const rows = [...table.tBodies[0].rows], bar = document.createElement("p"), told = document.createElement("output");
  const words = Object.assign(document.createElement("input"), { type: "search", ariaLabel: "words", placeholder: "words" });
  const choices = table.dataset.choose.split(" ").map((column) => {
    const choice = Object.assign(document.createElement("select"), { ariaLabel: table.tHead.rows[0].cells[column].textContent });
    const values = new Set(rows.map((row) => row.cells[column].textContent));
    choice.append(new Option(`any ${choice.ariaLabel}`, ""), ...[...values].sort().map((value) => new Option(value, value)));
    return [column, choice];
  });
  const show = () => {
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(words.value.toLowerCase()) ||
      choices.some(([column, choice]) => choice.value && row.cells[column].textContent !== choice.value);
    told.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} shown`;
  };
  bar.className = "filters";
  bar.append(words, ...choices.map(([, choice]) => choice), told);
  bar.addEventListener("input", show);
  table.parentElement.before(bar);
  show();
}));

// What the theme leaves out: the level of a heading in the side bar, a fold's own words as its name, and the keyboard
// for whatever scrolls.
addEventListener("load", () => {
  for (const heading of document.querySelectorAll("[role=heading]:not([aria-level])")) heading.ariaLevel = 2;
  for (const fold of document.querySelectorAll("summary[aria-label]")) fold.removeAttribute("aria-label");
  for (const part of document.querySelectorAll("pre, .table-wrapper, .cell_output, .cell_output div"))
    if (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight) part.tabIndex = 0;
});
