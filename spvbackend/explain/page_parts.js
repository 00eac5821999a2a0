"use strict";

// The data of the page, and the elements that explain the type of a pointer.

// The rows of the tables. A string, type, reason, link or cast is named by its position.
//   types      text, colour or -1
//   reasons    kind, what, type, line or 0
//   links      what, line, pointer, the link that follows or -1
//   casts      function, line, pointer, source type, target type
//   nodes      label, function, line, type, reasons
//   edges      node, node, what, line; one after the other
//   pointers   see pointerOf
//   uses       what, type, line or 0, how often it counts
//   choices    rule, how many more, candidates (type, casts, weight, how many
//              of the chosen one's casts it spares, rule, uses)
//   sections   function or "", chunks (first line, text, spans), pointers without a place in it,
//              role, the function that has the body of a kernel or ""
const data = JSON.parse(document.getElementById("data").textContent);

const COLOURS = 12;
const UNDERLINES = 5;
const OPEN_LINES = 3000;
const OPEN_FUNCTIONS = 4;
const BLOCK_LINES = 100;
const LINE_HEIGHT = 19.4;
const MAX_LINES = 6;
const HIDE_DELAY = 150;

const byId = (id) => document.getElementById(id);
const string = (index) => data.strings[index];
const typeText = (index) => data.types[index][0];

function make(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function plural(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function count(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function colourClass(type) {
  const colour = data.types[type][1];
  if (colour <= 0) return colour ? "" : "c0";
  const underline = Math.floor((colour - 1) / COLOURS) % UNDERLINES;
  return `c${1 + ((colour - 1) % COLOURS)}${underline ? ` u${underline}` : ""}`;
}

function typeElement(type) {
  return make("span", `mono type ${colourClass(type)}`, typeText(type));
}

function pointerOf(row) {
  const [fn, name, line, space, type, reason, link, others, weights, casts, inner, node,
    choice] = row;
  const alternatives = [];
  for (let i = 0; i < weights.length; i += 2) alternatives.push([weights[i], weights[i + 1]]);
  return {
    fn: string(fn), name: string(name), line, space, type, reason, link, others, alternatives,
    casts, inner, node, choice, label: (string(fn) ? "%" : "@") + string(name),
  };
}

const pointers = data.pointers.map(pointerOf);
const pointerOfNode = new Map();
pointers.forEach((pointer, index) => {
  if (!pointerOfNode.has(pointer.node)) pointerOfNode.set(pointer.node, index);
});

function isUnknown(pointer) {
  return string(data.reasons[pointer.reason][0]) === "default";
}

// The explanation of a pointer. `live` makes places into buttons that lead to them.

function places(lines, live) {
  const shown = lines.filter((line) => line > 0);
  if (!shown.length) return [];
  const word = shown.length > 1 ? "lines " : "line ";
  if (!live) return [make("span", "faint", ` \u00b7 ${linesText(shown)}`)];
  const elements = [make("span", "faint", ` \u00b7 ${word}`)];
  shown.forEach((line, index) => {
    const button = make("button", "place", String(line));
    button.type = "button";
    button.dataset.line = line;
    button.setAttribute("aria-label", `line ${line}`);
    // A comma stays with its number.
    elements.push(make("span", "whole", button, index < shown.length - 1 ? "," : ""), " ");
  });
  return elements;
}

/** Lines, each with its count: `lines 6 \u00d72, 7`. */
function placesText(lines) {
  const times = count(lines.filter((line) => line > 0));
  const shown = [...times].map(([line, many]) => (many > 1 ? `${line}\u00a0\u00d7${many}` : line));
  return shown.length ? ` \u00b7 ${linesText(shown)}` : "";
}

function linesText(lines) {
  const more = lines.length - MAX_LINES;
  const shown = lines.slice(0, more > 1 ? MAX_LINES : undefined).join(", ");
  return `line${lines.length > 1 ? "s" : ""} ${shown}${more > 1 ? ` and ${more} more` : ""}`;
}

/** Merges rows that differ only in the line of one column into one row with all the lines. */
function groups(rows, lineColumn) {
  const found = new Map();
  for (const row of rows) {
    const rest = row.filter((_, column) => column !== lineColumn);
    const key = rest.join();
    if (!found.has(key)) found.set(key, {row, lines: []});
    if (row[lineColumn]) found.get(key).lines.push(row[lineColumn]);
  }
  return [...found.values()];
}

function reasonGroups(indices) {
  return groups(indices.map((index) => data.reasons[index]), 3);
}

/** Whether the type of evidence must be added to its description. */
function addsType([kind, what, type]) {
  return string(kind) !== "default" && !string(what).endsWith(` ${typeText(type)}`);
}

function reasonElements({row, lines}, live) {
  const [kind, what, type] = row;
  return [
    string(what), ...(addsType(row) ? [" ", typeElement(type)] : []), ...places(lines, live),
    make("span", "kind", string(kind)),
  ];
}

function linkRows(first) {
  const rows = [];
  for (let link = first; link >= 0; link = data.links[link][3]) rows.push(data.links[link]);
  return rows;
}

function list(items) {
  return make("ul", "", ...items.map((item) => make("li", "", ...item)));
}

/** The casts that a type needs or would need, their lines, and why it was not chosen. */
function candidateElements([type, casts, weight, , rule, uses], chosen, live) {
  const loops = weight > casts ? `, counted ${weight} for loops` : "";
  const needs = chosen === type ? "needs" : "would need";
  const elements = [typeElement(type), ` ${needs} ${casts ? plural(casts, "cast") : "no cast"}`];
  if (loops) elements.push(make("span", "faint", loops));
  if (live) elements.push(list(groups(uses.map((use) => data.uses[use]), 2).map(useElements)));
  else elements.push(make("span", "faint", placesText(uses.map((use) => data.uses[use][2]))));
  if (uses.length < casts) elements.push(make("span", "faint", ` and ${casts - uses.length} more`));
  const why = data.rules[string(rule)];
  if (why !== undefined) {
    elements.push(make("span", "rule", `${typeText(chosen)} ${string(why)}`));
  }
  return elements;
}

function useElements({row, lines}) {
  const [what, type] = row;
  return [make("span", "faint", `for ${string(what)} `), typeElement(type), ...places(lines, true)];
}

function choiceElements(index, live) {
  const [, more, candidates] = data.choices[index];
  const [[chosen]] = candidates;
  const items = candidates.map((candidate) => candidateElements(candidate, chosen, live));
  if (more) items.push([make("span", "faint", `${more} more`)]);
  const shown = list(items);
  shown.className = "choice";
  return [shown];
}

function castElements({row, lines}, live) {
  const [, , , source, target] = row;
  return ["from ", typeElement(source), " to ", typeElement(target), ...places(lines, live)];
}

function whyRows(pointer, live) {
  const links = linkRows(pointer.link);
  const [reason] = reasonGroups([pointer.reason]);
  const evidence = reasonElements(reason, live);
  if (links.length) {
    const [, , whose] = links[links.length - 1];
    evidence.push(make("span", "faint", " at "), make("span", "mono", string(whose)));
  }
  const steps = links.map(([what, line, whom]) => [
    "\u2192 ", make("span", "mono", string(whom)),
    make("span", "faint", ` \u00b7 ${string(what)}`), ...places([line], live),
  ]);
  const rows = [["Evidence", evidence]];
  if (steps.length) rows.push(["Path", [list(steps)]]);
  if (pointer.others.length) {
    const others = reasonGroups(pointer.others).map((group) => reasonElements(group, live));
    rows.push(["Also", [list(others)]]);
  }
  if (pointer.choice >= 0) rows.push(["Choice", choiceElements(pointer.choice, live)]);
  if (pointer.casts.length) {
    const found = groups(pointer.casts.map((cast) => data.casts[cast]), 1);
    const casts = list(found.map((group) => castElements(group, live)));
    casts.className = "warning";
    rows.push(["Casts", [casts]]);
  }
  if (pointer.inner) {
    const inner = pointerOf(pointer.inner);
    rows.push(["Stored", ["pointers to ", typeElement(inner.type), why(inner, live)]]);
  }
  return rows;
}

function why(pointer, live) {
  const rows = make("dl", "why");
  for (const [term, content] of whyRows(pointer, live)) {
    rows.append(make("dt", "", term), make("dd", "", ...content));
  }
  return rows;
}

function headline(pointer) {
  const space = pointer.space ? `in addrspace(${pointer.space}) ` : "";
  const line = pointer.line ? ` \u00b7 line ${pointer.line}` : "";
  return make(
    "p", "what", make("span", "mono", pointer.label), " ",
    make("span", "faint", `${space}points to `), typeElement(pointer.type),
    make("span", "faint", line),
  );
}
