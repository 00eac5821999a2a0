"use strict";

// The panes beside the text: the source lines that debug info names, and the SPIR-V.

// places: file, line, the place that it is inlined at or -1, the text of the line
// placed: line of the text, place; one after the other
// listing: text, for each of its lines the line of LLVM IR or 0, functions (name, first line, the
//   line behind the last), the reason if there is no text
const placeOfLine = new Map();
for (let i = 0; i < data.placed.length; i += 2) placeOfLine.set(data.placed[i], data.placed[i + 1]);

function placeText(place) {
  const [file, line] = data.places[place];
  return `${string(file)}:${line}`;
}

/** The place, and the places of the calls that it is inlined at. */
function placeTitle(place) {
  const parts = [];
  for (let at = place; at >= 0; at = data.places[at][2]) {
    parts.push(`${placeText(at)}  ${string(data.places[at][3]).trim()}`.trim());
  }
  return parts.join("\ninlined at ");
}

/** The cell beside a line; a rule replaces a place that is also that of the line above. */
function sourceElement(line, before) {
  const place = placeOfLine.get(line);
  if (place === undefined) return make("span", "source");
  if (place === placeOfLine.get(before)) return make("span", "source same-place");
  const [, , inlined, text] = data.places[place];
  const shown = make("span", "source", make("span", "source-place", placeText(place)), " ");
  shown.append(make("span", inlined >= 0 ? "inlined" : "", string(text).trim()));
  shown.title = placeTitle(place);
  return shown;
}

const listed = data.listing.text ? data.listing.text.split("\n") : [];
const listedFrom = new Map();
data.listing.origins.forEach((line, index) => {
  if (!line) return;
  if (!listedFrom.has(line)) listedFrom.set(line, []);
  listedFrom.get(line).push(index);
});
const rangesOf = new Map();
for (const [fn, start, end] of data.listing.functions) {
  if (!rangesOf.has(string(fn))) rangesOf.set(string(fn), []);
  rangesOf.get(string(fn)).push([start, end]);
}

/** The lines of SPIR-V of some functions. */
function rangesOfSection(names) {
  return names.flatMap((name) => rangesOf.get(name) ?? []);
}

/** The lines of SPIR-V outside of the functions on this page. */
function otherRanges(shown) {
  const ranges = [];
  let at = 0;
  for (const [fn, start, end] of data.listing.functions) {
    if (!shown.has(string(fn))) continue;
    if (at < start) ranges.push([at, start]);
    at = end;
  }
  if (at < listed.length) ranges.push([at, listed.length]);
  return ranges;
}

function listingLine(index) {
  const row = make("div", "spv", listed[index]);
  row.dataset.spv = index;
  row.tabIndex = -1;
  if (data.listing.origins[index]) row.classList.add("linked-to");
  return row;
}

/** The pane beside a section; null if the pane would be empty. */
function listingElement(ranges) {
  const pane = make("div", "listing");
  pane.setAttribute("role", "group");
  pane.setAttribute("aria-label", "SPIR-V");
  ranges.forEach(([start, end], number) => {
    if (number) pane.append(make("div", "gap", "\u22ee"));
    for (let at = start; at < end; at += BLOCK_LINES) {
      const block = make("div", "block");
      for (let index = at; index < Math.min(end, at + BLOCK_LINES); index += 1) {
        block.append(listingLine(index));
      }
      block.style.containIntrinsicHeight = `auto ${block.childElementCount * LINE_HEIGHT}px`;
      pane.append(block);
    }
  });
  const [first] = pane.querySelectorAll(".spv");
  if (!first) return null;
  first.tabIndex = 0;
  return pane;
}

// Selection: a line of LLVM IR and its SPIR-V, from either side.

function rowsOfLine(line) {
  return [...document.querySelectorAll(`.line[data-line="${line}"]`)];
}

function rowsOfListing(line) {
  return (listedFrom.get(line) ?? []).flatMap((index) =>
    [...document.querySelectorAll(`.spv[data-spv="${index}"]`)]);
}

function lineOfRow(row) {
  const index = row.dataset.spv;
  return index === undefined ? Number(row.dataset.line) : data.listing.origins[Number(index)];
}

/** The row beside another one among some rows, or the first of them. */
function closest(row, rows) {
  const section = row.closest("details");
  return rows.find((other) => section.contains(other)) ?? rows[0];
}

/** Marks the line of a row on both sides, and scrolls the other side to it. */
function selectRow(row) {
  for (const other of document.querySelectorAll(".linked")) other.classList.remove("linked");
  row.classList.add("linked");
  const line = lineOfRow(row);
  if (!line) return;
  const texts = rowsOfLine(line);
  const listing = rowsOfListing(line);
  for (const linked of [...texts, ...listing]) linked.classList.add("linked");
  closest(row, row.dataset.spv === undefined ? listing : texts)?.scrollIntoView({block: "nearest"});
}

function focusRow(row) {
  if (!row) return;
  const pane = row.closest(".listing, .body");
  for (const other of pane.querySelectorAll(".line[tabindex='0'], .spv[tabindex='0']")) {
    other.tabIndex = -1;
  }
  row.tabIndex = 0;
  row.focus({preventScroll: true});
  row.scrollIntoView({block: "nearest"});
  selectRow(row);
}

/** The row that an arrow key leads to. */
function rowTowards(row, key) {
  const pane = row.closest(".listing, .body");
  if (key === "ArrowUp" || key === "ArrowDown") {
    const rows = [...pane.querySelectorAll(".line, .spv")];
    return rows[rows.indexOf(row) + (key === "ArrowUp" ? -1 : 1)];
  }
  const isListing = row.dataset.spv !== undefined;
  if (isListing === (key === "ArrowRight")) return null;
  const line = lineOfRow(row);
  return closest(row, isListing ? rowsOfLine(line) : rowsOfListing(line));
}

function listenForRows() {
  const hasListing = listed.length > 0;
  document.body.classList.toggle("with-listing", hasListing);
  document.body.classList.toggle("with-source", placeOfLine.size > 0);
  const toggle = byId("toggle-listing");
  toggle.hidden = !hasListing && !data.listing.refused;
  toggle.disabled = !hasListing;
  if (data.listing.refused) toggle.title = `There is no SPIR-V: ${data.listing.refused}`;
  toggle.setAttribute("aria-pressed", String(hasListing));
  toggle.addEventListener("click", () => {
    const shown = document.body.classList.toggle("with-listing");
    toggle.setAttribute("aria-pressed", String(shown));
  });
  if (!hasListing) return;
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-pointer], button, summary")) return;
    const row = event.target.closest(".line, .spv");
    if (row && !String(getSelection())) focusRow(row);
  });
  document.addEventListener("keydown", (event) => {
    const isRow = event.target instanceof Element && event.target.matches(".line, .spv");
    if (!isRow || !/^(Arrow(Up|Down|Left|Right)|Enter| )$/.test(event.key)) return;
    event.preventDefault();
    if (event.key.startsWith("Arrow")) focusRow(rowTowards(event.target, event.key));
    else selectRow(event.target);
  });
}
