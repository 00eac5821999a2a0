"use strict";

// The text: sections, filled when they are opened.

const castsOfLine = new Map();
data.casts.forEach(([, line], index) => {
  if (!castsOfLine.has(line)) castsOfLine.set(line, []);
  castsOfLine.get(line).push(index);
});

function castText(index) {
  const [, , pointer, source, target] = data.casts[index];
  return `cast of ${string(pointer)} from ${typeText(source)} to ${typeText(target)}`;
}

function lineCount(text) {
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}

const sections = data.sections.map(([fn, chunks, absent, role, twin]) => ({
  fn: string(fn),
  role: string(role),
  twin: string(twin),
  // A kernel and the function that has its body are one section.
  names: string(twin) ? [string(fn), string(twin)] : [string(fn)],
  chunks: chunks.map(([first, text, spans]) => ({first, text, spans, lines: lineCount(text)})),
  absent,
  title: string(fn) ? `@${string(fn)}` : "Outside of functions",
  details: null,
  body: null,
  pane: null,
}));
const sectionOf = new Map(
  sections.flatMap((section) => section.names.map((name) => [name, section])));
const ownNames = new Set(sectionOf.keys());

/** Appends lines to a section's body, in blocks that the browser lays out when they are seen. */
class LineWriter {
  constructor(section) {
    this.section = section;
    this.block = null;
    this.code = null;
    this.line = 0;
    this.seen = new Set();
    this.seenLine = false;
  }

  start(line) {
    if (!this.block || this.block.childElementCount >= BLOCK_LINES) {
      this.block = make("div", "block");
      this.section.body.append(this.block);
    }
    const before = this.line;
    this.line = line;
    this.code = make("span", "code");
    const number = make("span", "number");
    number.dataset.line = line;
    const row = make("div", "line", number, this.mark(line), this.code);
    if (placeOfLine.size) row.append(sourceElement(line, before));
    if (row.children[1].title) row.classList.add("casting");
    row.dataset.line = line;
    if (listed.length) row.tabIndex = this.seenLine ? -1 : 0;
    this.seenLine = true;
    this.block.append(row);
  }

  mark(line) {
    const casts = (castsOfLine.get(line) ?? []).filter(
      (cast) => this.section.names.includes(string(data.casts[cast][0])),
    );
    const mark = make("span", "mark", casts.length ? "\u21c4" : "");
    if (casts.length) {
      mark.title = casts.map(castText).join("\n");
      mark.setAttribute("role", "img");
      mark.setAttribute("aria-label", mark.title);
    }
    return mark;
  }

  write(text, wrap) {
    text.split("\n").forEach((part, index) => {
      if (index) this.start(this.line + 1);
      const shown = part.endsWith("\r") ? part.slice(0, -1) : part;
      if (shown) this.code.append(wrap ? wrap(shown) : shown);
    });
  }

  chunk({first, text, spans}) {
    this.start(first);
    let at = 0;
    for (let i = 0; i < spans.length; i += 3) {
      const from = at + spans[i];
      const to = from + spans[i + 1];
      this.write(text.slice(at, from));
      const word = text.slice(from, to);
      if (spans[i + 2] < 0) this.write(word, (part) => make("span", "comment", part));
      else this.code.append(this.pointer(spans[i + 2], word, /^\s*=/.test(text.slice(to, to + 9))));
      at = to;
    }
    this.write(text.slice(at));
  }

  pointer(index, word, isDefinition) {
    const made = pointerElement(index, word);
    if (isDefinition) made.classList.add("def");
    // One stop of the Tab key for each pointer is enough.
    if (!this.seen.has(index)) made.tabIndex = 0;
    this.seen.add(index);
    return made;
  }
}

function pointerElement(index, word) {
  const pointer = pointers[index];
  const made = make("span", `ptr ${colourClass(pointer.type)}`, word);
  if (isUnknown(pointer)) made.classList.add("unknown");
  made.dataset.pointer = index;
  made.tabIndex = -1;
  made.setAttribute("role", "button");
  return made;
}

function fill(section) {
  if (section.body.hasChildNodes()) return;
  const writer = new LineWriter(section);
  section.chunks.forEach((chunk, index) => {
    if (index) section.body.append(make("div", "gap", "\u22ee"));
    writer.block = null;
    writer.chunk(chunk);
  });
  for (const block of section.body.querySelectorAll(".block")) {
    block.style.containIntrinsicHeight = `auto ${block.childElementCount * LINE_HEIGHT}px`;
  }
  if (section.absent.length) {
    const shown = section.absent.map((index) => writer.pointer(index, pointers[index].label));
    const note = "Pointers that the translation added, without a name in the text: ";
    section.body.append(make("p", "elsewhere", make("span", "faint", note), ...shown));
  }
  const unplaced = (castsOfLine.get(0) ?? []).filter(
    (cast) => section.names.includes(string(data.casts[cast][0])),
  );
  if (unplaced.length) {
    const items = unplaced.map((cast) => [castText(cast)]);
    section.body.append(make("div", "elsewhere cast-sign", list(items)));
  }
  const ranges = section.fn ? rangesOfSection(section.names) : otherRanges(ownNames);
  const listing = listingElement(ranges);
  if (listing) section.pane.append(listing);
}

function open(section) {
  fill(section);
  section.details.open = true;
  section.details.hidden = false;
}

function buildSection(section, pointerCount, castCount) {
  const figures = [];
  const {chunks} = section;
  if (chunks.length) {
    const last = chunks[chunks.length - 1];
    const to = last.first + last.lines - 1;
    const own = chunks.reduce((sum, chunk) => sum + chunk.lines, 0);
    figures.push(section.fn ? `lines ${chunks[0].first}\u2013${to}` : plural(own, "line"));
  } else {
    figures.push("added by the translation");
  }
  figures.push(plural(pointerCount, "pointer"));
  if (section.twin) figures.push(`with @${section.twin}`);
  const note = make("span", "figures", figures.join(" \u00b7 "));
  if (castCount) note.append(" \u00b7 ", make("span", "warning", plural(castCount, "cast")));
  const title = make("h2", section.fn ? "name" : "", section.title);
  section.body = make("div", "body");
  section.pane = make("div", "panes", section.body);
  const summary = make("summary", "", title, note);
  if (section.role === "kernel") title.after(make("span", "kind kernel", "kernel"));
  section.details = make("details", section.fn ? "" : "outside", summary, section.pane);
  section.details.addEventListener("toggle", () => {
    if (section.details.open) fill(section);
  });
  byId("sections").append(section.details);
}

function buildSections() {
  const pointerCounts = count(pointers.map((pointer) => pointer.fn));
  const castCounts = count(data.casts.map(([fn]) => string(fn)));
  let lines = 0;
  let opened = 0;
  const sum = (counts, names) => names.reduce((all, name) => all + (counts.get(name) ?? 0), 0);
  for (const section of sections) {
    const {fn, names} = section;
    buildSection(section, sum(pointerCounts, names), sum(castCounts, names));
    const own = section.chunks.reduce((sum, chunk) => sum + chunk.lines, 0);
    const wanted = fn ? opened < OPEN_FUNCTIONS : pointerCounts.has("");
    if (!wanted || lines + own > OPEN_LINES) continue;
    open(section);
    lines += own;
    if (fn) opened += 1;
  }
}

// Ways to a place in the text.

function reveal(section, element) {
  for (const other of document.querySelectorAll(".chosen")) other.classList.remove("chosen");
  if (element.matches(".ptr")) element.classList.add("chosen");
  const line = element.closest(".line, .elsewhere");
  line.classList.remove("flash");
  line.scrollIntoView({block: "center"});
  line.classList.add("flash");
}

function goToPointer(index) {
  const section = sectionOf.get(pointers[index].fn);
  if (!section) return;
  open(section);
  const found = [...section.body.querySelectorAll(`[data-pointer="${index}"]`)];
  const definition = found.find((element) => element.classList.contains("def")) ?? found[0];
  if (!definition) return;
  reveal(section, definition);
  panelOrigin = definition;
}

function goToLine(line) {
  const section = sections.find(({chunks}) =>
    chunks.some((chunk) => chunk.first <= line && line < chunk.first + chunk.lines));
  if (!section) return;
  open(section);
  reveal(section, section.body.querySelector(`.line[data-line="${line}"]`));
}

// The tooltip. It stays while the mouse is in it, so that a reader can scroll it.

const tip = byId("tip");
let tipOwner = null;
let hideTimer = 0;

function showTip(element) {
  clearTimeout(hideTimer);
  if (tipOwner === element) return;
  hideTip();
  tipOwner = element;
  const index = Number(element.dataset.pointer);
  tip.replaceChildren(headline(pointers[index]), why(pointers[index], false));
  tip.hidden = false;
  element.setAttribute("aria-describedby", "tip");
  for (const same of document.querySelectorAll(`[data-pointer="${index}"]`)) {
    same.classList.add("same");
  }
  placeTip(element.getClientRects()[0] ?? element.getBoundingClientRect());
}

function placeTip(box) {
  const above = box.top - 12;
  const below = innerHeight - box.bottom - 12;
  tip.style.maxHeight = "none";
  const isBelow = tip.offsetHeight <= below || below >= above;
  tip.style.maxHeight = `${isBelow ? below : above}px`;
  tip.style.left = `${Math.max(4, Math.min(box.left, innerWidth - tip.offsetWidth - 12))}px`;
  tip.style.top = `${isBelow ? box.bottom + 6 : box.top - tip.offsetHeight - 6}px`;
}

function hideTip() {
  clearTimeout(hideTimer);
  if (!tipOwner) return;
  tipOwner.removeAttribute("aria-describedby");
  tipOwner = null;
  tip.hidden = true;
  for (const same of document.querySelectorAll(".same")) same.classList.remove("same");
}

function pointerAt(event) {
  return event.target instanceof Element ? event.target.closest("[data-pointer]") : null;
}

function listenForTips() {
  document.addEventListener("mouseover", (event) => {
    const element = pointerAt(event);
    if (element) {
      showTip(element);
    } else if (tip.contains(event.target)) {
      clearTimeout(hideTimer);
    } else if (tipOwner && tipOwner !== document.activeElement) {
      clearTimeout(hideTimer);
      hideTimer = setTimeout(hideTip, HIDE_DELAY);
    }
  });
  document.addEventListener("focusin", (event) => {
    const element = pointerAt(event);
    if (element) showTip(element);
    else hideTip();
  });
  document.addEventListener("focusout", (event) => {
    if (pointerAt(event) === tipOwner) hideTip();
  });
}

// The panel.

const panel = byId("panel");
let panelOrigin = null;

function graphNote(near, pointer) {
  if (near.nodes.length === 1) return "Nothing else.";
  const total = near.distance.size;
  const shown = near.nodes.length;
  const amount = total > shown
    ? `The nearest ${shown} of ${total} nodes, so ${total - shown} more are not shown.`
    : `${plural(total, "node")}.`;
  const bold = isUnknown(pointer) ? "" : " Bold is the evidence that decided.";
  return `${amount}${bold} Click a node to go to its definition.`;
}

function graphElements(title, pointer, home) {
  if (pointer.node < 0) return [];
  const near = nearest(pointer.node);
  return [
    make("h3", "", title), make("p", "note", graphNote(near, pointer)),
    make("div", "graph", drawGraph(near, pointer.reason, home)),
  ];
}

function openPanel(element) {
  const pointer = pointers[Number(element.dataset.pointer)];
  hideTip();
  for (const other of document.querySelectorAll(".chosen")) other.classList.remove("chosen");
  element.classList.add("chosen");
  panelOrigin = element;
  const where = pointer.fn ? ` in @${pointer.fn}` : "";
  byId("panel-title").textContent = pointer.label + where;
  byId("panel-why").replaceChildren(headline(pointer), why(pointer, true));
  panel.hidden = false;
  document.body.classList.add("with-panel");
  byId("graphs").replaceChildren(...graphElements("Related pointers", pointer, pointer.fn));
  if (pointer.inner) {
    const inner = pointerOf(pointer.inner);
    const title = "Pointers related to the stored ones";
    byId("graphs").append(...graphElements(title, inner, pointer.fn));
  }
  panel.scrollTop = 0;
  panel.focus();
}

function closePanel() {
  if (panel.hidden) return;
  panel.hidden = true;
  document.body.classList.remove("with-panel");
  for (const other of document.querySelectorAll(".chosen")) other.classList.remove("chosen");
  panelOrigin?.focus({preventScroll: true});
  hideTip();
}

function activate(target) {
  const element = target.closest("[data-pointer]");
  const node = target.closest("[data-node]");
  const line = target.closest("button[data-line]");
  if (element) openPanel(element);
  else if (node && pointerOfNode.has(Number(node.dataset.node))) {
    goToPointer(pointerOfNode.get(Number(node.dataset.node)));
  } else if (node && leadsSomewhere(Number(node.dataset.node))) {
    goToLine(data.nodes[Number(node.dataset.node)][2]);
  } else if (line) goToLine(Number(line.dataset.line));
  return Boolean(element || node || line);
}

function listenForActions() {
  document.addEventListener("click", (event) => {
    // A click that ends a selection of text does not count as a click on the pointer.
    if (event.target instanceof Element && getSelection().isCollapsed) activate(event.target);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      hideTip();
      closePanel();
    } else if ((event.key === "Enter" || event.key === " ") && !event.target.matches("button")) {
      if (event.target.matches("[data-pointer], [data-node]") && activate(event.target)) {
        event.preventDefault();
      }
    }
  });
  byId("panel-close").addEventListener("click", closePanel);
}

// The header above the text.

function buildLegend() {
  const counts = [...count(pointers.map((pointer) => pointer.type))].sort((a, b) => b[1] - a[1]);
  const rule = make("style");
  document.head.append(rule);
  for (const [type, number] of counts) {
    const button = make(
      "button", colourClass(type), make("span", "mono", typeText(type)),
      make("span", "count", String(number)),
    );
    button.type = "button";
    button.title = `${typeText(type)}: ${plural(number, "pointer")}`;
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      const pressed = button.getAttribute("aria-pressed") === "true";
      for (const other of byId("legend").children) other.setAttribute("aria-pressed", "false");
      button.setAttribute("aria-pressed", String(!pressed));
      const kept = `.${colourClass(type).replace(" ", ".")}`;
      const plain = kept.includes(".u") ? "" : ":not(.u1, .u2, .u3, .u4)";
      rule.textContent = pressed ? "" : `.ptr:not(${kept}${plain}) { opacity: 0.3; }`;
    });
    byId("legend").append(button);
  }
}

function buildFigures() {
  const functions = sections.filter((section) => section.fn).length;
  const unknown = pointers.filter(isUnknown).length;
  const parts = [
    plural(pointers.length, "pointer"), plural(functions, "function"),
    plural(data.casts.length, "cast"),
  ];
  if (unknown) parts.push(`${unknown} without evidence`);
  byId("figures").textContent = parts.join(" \u00b7 ");
}

function buildCasts() {
  const casts = byId("casts");
  casts.hidden = !data.casts.length;
  casts.querySelector("summary").textContent = plural(data.casts.length, "cast");
  const rows = casts.querySelector("ol");
  casts.addEventListener("toggle", () => {
    if (rows.hasChildNodes()) return;
    for (const group of groups(data.casts, 1)) {
      const [fn, , pointer] = group.row;
      const whose = make("span", "mono", string(pointer));
      const where = make("span", "faint", ` in @${string(fn)} `);
      rows.append(make("li", "", whose, where, ...castElements(group, true)));
    }
  });
}

function filterFunctions() {
  const wanted = byId("filter").value.trim().replace(/^@/, "").toLowerCase();
  let shown = 0;
  for (const {fn, names, details} of sections) {
    details.hidden = wanted !== "" && !(fn && names.some((n) => n.toLowerCase().includes(wanted)));
    shown += !details.hidden;
  }
  byId("no-match").hidden = shown > 0;
}

function openAll(wanted) {
  for (const section of sections) {
    if (wanted && !section.details.hidden) open(section);
    else section.details.open = false;
  }
}

buildFigures();
buildLegend();
buildCasts();
buildSections();
listenForTips();
listenForActions();
listenForRows();
byId("filter").addEventListener("input", filterFunctions);
byId("open-all").addEventListener("click", () => openAll(true));
byId("close-all").addEventListener("click", () => openAll(false));
