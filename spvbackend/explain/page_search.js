"use strict";

// The search over values: pointers by name or type, lines by number, by the place in the source, or
// by what is written there.

const MAX_RESULTS = 60;
const MAX_LINE_RESULTS = 20;

const search = byId("search");
const results = byId("results");
let found = [];
let current = -1;

/** How well a name answers the question: exactly, from its start, somewhere; or not at all. */
function nameRank(label, wanted) {
  const text = label.toLowerCase();
  const bare = text.slice(1);
  if (text === wanted || bare === wanted) return 0;
  if (text.startsWith(wanted) || bare.startsWith(wanted)) return 1;
  return text.includes(wanted) ? 2 : -1;
}

function pointerResult(index) {
  const pointer = pointers[index];
  const where = pointer.fn ? ` in @${pointer.fn}` : "";
  const line = pointer.line ? ` \u00b7 line ${pointer.line}` : "";
  return {
    parts: [make("span", "mono", pointer.label), " ", typeElement(pointer.type),
      make("span", "faint", `${where}${line}`)],
    go: () => goToPointer(index),
  };
}

function lineResult(line, text) {
  return {
    parts: [make("span", "faint", `line ${line} `), make("span", "mono", text.trim())],
    go: () => goToLine(line),
  };
}

function findPointers(wanted) {
  const line = Number(wanted);
  const ranked = [];
  pointers.forEach((pointer, index) => {
    let rank = nameRank(pointer.label, wanted);
    if (rank < 0 && line && pointer.line === line) rank = 3;
    if (rank < 0 && typeText(pointer.type).toLowerCase().includes(wanted)) rank = 4;
    if (rank >= 0) ranked.push([rank, index]);
  });
  // Stable, so those that answer as well stay in the order of the text.
  ranked.sort((a, b) => a[0] - b[0]);
  return ranked.map(([, index]) => index);
}

function findLines(wanted) {
  const lines = [];
  for (const [line, place] of placeOfLine) {
    if (lines.length >= MAX_LINE_RESULTS) return lines;
    if (placeText(place).toLowerCase().endsWith(wanted)) {
      lines.push([line, string(data.places[place][3]) || placeText(place)]);
    }
  }
  for (const {chunks} of sections) {
    for (const {first, text} of chunks) {
      const lowered = text.toLowerCase();
      // Only a chunk that has it is split: most have not.
      if (!lowered.includes(wanted)) continue;
      const split = text.split("\n");
      for (let at = 0; at < split.length; at += 1) {
        if (!split[at].toLowerCase().includes(wanted)) continue;
        lines.push([first + at, split[at]]);
        if (lines.length >= MAX_LINE_RESULTS) return lines;
      }
    }
  }
  return lines;
}

function lineOfNumber(wanted) {
  const number = Number(wanted);
  for (const {chunks} of sections) {
    for (const {first, text, lines} of chunks) {
      if (first <= number && number < first + lines) {
        return [[number, text.split("\n")[number - first]]];
      }
    }
  }
  return [];
}

function findAll(question) {
  const wanted = question.trim().toLowerCase().replace(/^(?:line\s+|:)(?=\d+$)/, "");
  if (!wanted) return [];
  const numbered = /^\d+$/.test(wanted) ? lineOfNumber(wanted) : [];
  const named = findPointers(wanted);
  const lines = [...numbered, ...findLines(wanted)];
  return [
    ...numbered.map(([line, text]) => lineResult(line, text)),
    ...named.slice(0, MAX_RESULTS - MAX_LINE_RESULTS).map(pointerResult),
    ...lines.slice(numbered.length).map(([line, text]) => lineResult(line, text)),
  ];
}

function showResults() {
  found = findAll(search.value);
  const rows = found.map(({parts}, index) => {
    const row = make("li", "", ...parts);
    row.id = `result-${index}`;
    row.dataset.result = index;
    row.setAttribute("role", "option");
    return row;
  });
  if (search.value.trim() && !rows.length) rows.push(make("li", "faint", "No result."));
  results.replaceChildren(...rows);
  results.hidden = !rows.length;
  search.setAttribute("aria-expanded", String(!results.hidden));
  point(found.length ? 0 : -1);
}

function point(index) {
  current = index;
  for (const row of results.querySelectorAll("[aria-selected]")) {
    row.removeAttribute("aria-selected");
  }
  const row = byId(`result-${index}`);
  if (!row) {
    search.removeAttribute("aria-activedescendant");
    return;
  }
  row.setAttribute("aria-selected", "true");
  row.scrollIntoView({block: "nearest"});
  search.setAttribute("aria-activedescendant", row.id);
}

function closeResults() {
  results.hidden = true;
  search.setAttribute("aria-expanded", "false");
}

function take(index) {
  if (!found[index]) return;
  closeResults();
  found[index].go();
  const chosen = document.querySelector(".chosen") ?? document.querySelector(".line.flash");
  if (chosen) {
    if (!chosen.hasAttribute("tabindex")) chosen.tabIndex = -1;
    chosen.focus({preventScroll: true});
  }
}

const SEARCH_KEYS = {
  ArrowDown: () => point(Math.min(current + 1, found.length - 1)),
  ArrowUp: () => point(Math.max(current - 1, 0)),
  Enter: () => take(current),
  Escape: () => {
    closeResults();
    search.blur();
  },
};

function listenForSearch() {
  search.addEventListener("input", showResults);
  search.addEventListener("focus", () => {
    if (search.value) showResults();
  });
  search.addEventListener("keydown", (event) => {
    const act = SEARCH_KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  results.addEventListener("mousedown", (event) => {
    const row = event.target.closest("[data-result]");
    if (!row) return;
    // The focus stays where `take` puts it.
    event.preventDefault();
    take(Number(row.dataset.result));
  });
  search.addEventListener("blur", closeResults);
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}

listenForSearch();
