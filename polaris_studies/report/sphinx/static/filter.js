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
