"use strict";

// The graph of evidence, which page.js shows in its panel. A depth-first search orders the rows;
// each row is indented by its distance, below the node that the search came from. Relations outside
// of this tree run on the right.

const MAX_NODES = 40;
const MAX_EVIDENCE = 5;
const MAX_LABEL = 76;
const INDENT = 34;
const LINE_STEP = 17;
const PORT_STEP = 16;
const LANE_STEP = 11;

const neighbours = new Map();
for (let i = 0; i < data.edges.length; i += 4) {
  const [first, second, what, line] = data.edges.slice(i, i + 4);
  if (first === second) continue;
  for (const [from, to] of [[first, second], [second, first]]) {
    if (!neighbours.has(from)) neighbours.set(from, new Map());
    const near = neighbours.get(from);
    if (!near.has(to)) near.set(to, []);
    near.get(to).push([what, line]);
  }
}

/** The nodes near a node, by distance: at most MAX_NODES of them, and the number of all. */
function nearest(start) {
  const distance = new Map([[start, 0]]);
  const parent = new Map();
  for (const node of distance.keys()) {
    for (const other of (neighbours.get(node) ?? new Map()).keys()) {
      if (distance.has(other)) continue;
      distance.set(other, distance.get(node) + 1);
      parent.set(other, node);
    }
  }
  return {start, nodes: [...distance.keys()].slice(0, MAX_NODES), distance, parent};
}

function edgeText(first, second) {
  return groups(neighbours.get(first).get(second), 1).map(({row: [what], lines}) =>
    string(what) + (lines.length ? ` \u00b7 ${linesText(lines)}` : "")).join("; ");
}

function svg(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const MONOSPACE = getComputedStyle(document.documentElement).getPropertyValue("--mono");
const measuring = document.createElement("canvas").getContext("2d");

function textWidth(text, bold) {
  measuring.font = `${bold ? "700 12px" : "11.5px"} ${MONOSPACE}`;
  return measuring.measureText(text).width;
}

function short(text) {
  return text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}\u2026` : text;
}

function evidenceText({row, lines}) {
  const [kind, what, type] = row;
  const named = string(what) + (addsType(row) ? ` ${typeText(type)}` : "");
  return `${named}${lines.length ? ` \u00b7 ${linesText(lines)}` : ""} \u00b7 ${string(kind)}`;
}

/** The lines in the box of a node, each with whether it is the evidence that decided. */
function boxLines(node, reason) {
  const [, , , , evidence] = data.nodes[node];
  const deciding = reasonGroups(evidence.filter((index) => index === reason));
  const others = reasonGroups(evidence.filter((index) => index !== reason));
  const rows = deciding.map((group) => ({text: short(evidenceText(group)), decides: true}));
  rows.push(...others.map((group) => ({text: short(evidenceText(group)), decides: false})));
  const left = rows.length - MAX_EVIDENCE;
  if (left > 1) rows.splice(MAX_EVIDENCE, left, {text: `${left} more`, decides: false});
  return rows;
}

/** Pairs of shown nodes whose relation is not an edge of the tree. */
function otherPairs({nodes, parent}) {
  const shown = new Set(nodes);
  const pairs = [];
  for (const node of nodes) {
    for (const other of (neighbours.get(node) ?? new Map()).keys()) {
      const isTree = parent.get(node) === other || parent.get(other) === node;
      if (shown.has(other) && node < other && !isTree) pairs.push([node, other]);
    }
  }
  return pairs;
}

function layOut(near, reason, home) {
  const shown = new Set(near.nodes);
  const children = new Map();
  for (const node of near.nodes.slice(1)) {
    const parent = near.parent.get(node);
    children.set(parent, [...(children.get(parent) ?? []), node]);
  }
  const pairs = otherPairs(near);
  const ports = count(pairs.flat());
  const boxes = new Map();
  let y = 2;
  const stack = [near.start];
  while (stack.length) {
    const node = stack.pop();
    stack.push(...(children.get(node) ?? []).reverse());
    const lines = boxLines(node, reason);
    const [label, fn, , type] = data.nodes[node];
    const where = ["", home].includes(string(fn)) ? "" : ` in @${string(fn)}`;
    const title = short(string(label) + where);
    const pointee = short(typeText(type));
    const widths = lines.map((line) => textWidth(line.text, line.decides));
    const width = Math.max(textWidth(`${title}  ${pointee}`, true), ...widths) + 22;
    const height = Math.max(26 + lines.length * LINE_STEP, 8 + (ports.get(node) ?? 0) * PORT_STEP);
    const edge = near.parent.has(node) ? edgeText(near.parent.get(node), node) : "";
    if (edge) y += 20;
    const x = 2 + near.distance.get(node) * INDENT;
    const hidden = [...(neighbours.get(node) ?? new Map()).keys()].filter((n) => !shown.has(n));
    boxes.set(node, {x, y, width, height, lines, title, pointee, type, edge, port: 0,
      hidden: hidden.length});
    y += height + 8;
  }
  return {boxes, pairs, height: y};
}

function leadsSomewhere(node) {
  return pointerOfNode.has(node) || data.nodes[node][2] > 0;
}

function drawBox(node, box, isStart) {
  const {x, y, width, height, lines, title, pointee, type, hidden} = box;
  const classes = ["node", colourClass(type), isStart ? "start" : ""];
  const [label, fn] = data.nodes[node];
  const more = hidden ? `\n${plural(hidden, "neighbour")} not shown` : "";
  const where = string(fn) ? ` in @${string(fn)}` : "";
  const full = `${string(label)}${where}: ${typeText(type)}${more}`;
  const made = svg("g", {transform: `translate(${x},${y})`, "data-node": node});
  if (leadsSomewhere(node)) {
    classes.push("goes");
    made.setAttribute("tabindex", "0");
    made.setAttribute("role", "button");
    made.setAttribute("aria-label", full);
  }
  made.setAttribute("class", classes.filter(Boolean).join(" "));
  const name = svg("text", {class: "title", x: 11, y: 18, "xml:space": "preserve"}, `${title}  `);
  name.append(svg("tspan", {class: "pointee"}, pointee));
  made.append(svg("title", {}, full), svg("rect", {class: "box", width, height, rx: 6}), name);
  lines.forEach(({text, decides}, index) => {
    const at = {x: 11, y: 18 + (index + 1) * LINE_STEP};
    made.append(svg("text", {class: decides ? "evidence decides" : "evidence", ...at}, text));
  });
  return made;
}

function drawTreeEdge(parent, box) {
  const from = parent.x + 15;
  const middle = box.y + 14;
  const path = `M${from},${parent.y + parent.height}V${middle - 6}q0,6 6,6H${box.x}`;
  const at = {x: from + 9, y: box.y - 5};
  return [svg("path", {class: "edge", d: path}), svg("text", {class: "label", ...at}, box.edge)];
}

function drawOtherEdge(upper, lower, label, lane) {
  const ends = [upper, lower].map((box) => {
    box.port += 1;
    return [box.x + box.width, box.y + box.port * PORT_STEP - 1];
  });
  const [[x1, y1], [x2, y2]] = ends;
  const path = `M${x1},${y1}H${lane - 5}q5,0 5,5V${y2 - 5}q0,5 -5,5H${x2}`;
  const at = {x: x2 + 6, y: y2 - 3};
  return [
    svg("path", {class: "edge other", d: path}), svg("text", {class: "label", ...at}, label),
  ];
}

/** A graph as SVG; a node of another function than `home` names its function. */
function drawGraph(near, reason, home) {
  const {boxes, pairs, height} = layOut(near, reason, home);
  const labelled = pairs.map(([first, second]) => {
    const both = [boxes.get(first), boxes.get(second)].sort((a, b) => a.y - b.y);
    return {both, label: short(edgeText(first, second))};
  });
  labelled.sort((a, b) => a.both[1].y - a.both[0].y - (b.both[1].y - b.both[0].y));
  let width = 0;
  for (const box of boxes.values()) {
    width = Math.max(width, box.x + box.width, box.x + textWidth(box.edge, false) + 8);
  }
  for (const {both: [upper, lower], label} of labelled) {
    const end = lower.x + lower.width + textWidth(label, false);
    width = Math.max(width, upper.x + upper.width + 10, end + 14);
  }
  const lines = [];
  for (const [node, box] of boxes) {
    if (near.parent.has(node)) lines.push(...drawTreeEdge(boxes.get(near.parent.get(node)), box));
  }
  for (const {both: [upper, lower], label} of labelled) {
    width += LANE_STEP;
    lines.push(...drawOtherEdge(upper, lower, label, width - 4));
  }
  // Labels lie over lines, boxes over both.
  lines.sort((a, b) => (a.tagName === "text") - (b.tagName === "text"));
  const drawn = [...boxes].map(([node, box]) => drawBox(node, box, node === near.start));
  const size = {width: Math.ceil(width) + 4, height: Math.ceil(height) + 4};
  const about = {role: "group", "aria-label": "Graph of evidence"};
  return svg("svg", {...size, ...about}, ...lines, ...drawn);
}
