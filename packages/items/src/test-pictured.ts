import { createHash } from "node:crypto";

const HEAD = `form: 1
state: active
difficulty: 5
author: { kind: written }
solution: { idea: The idea., steps: [A step.] }`;

const PICTURE = `picture:
  file: map
  alt: A map.
  description: It is 2.5 miles from East to West.`;

const GRAPHIC = `${HEAD}
id: sample-map
format: graphics-interpretation
kind: math
intro: The map shows three ports.
${PICTURE}
stem: It is farthest to {1}, namely {2} miles.
blanks:
  - options: [{ text: East, key: true, why: x }, { text: West, why: y }, { text: North, why: z }]
  - options: [{ text: "2", why: x }, { text: "3", key: true, why: y }, { text: "4", why: z }]
`;

const OPTIONS = `${HEAD}
id: sample-graphs
format: problem-solving
subtopic: functions-sequences
domain: algebra
context: pure
stem: Which graph?
options:
  - { text: A line, picture: { file: graph-1 }, key: true, why: why 1 }
  - { text: A bend, picture: { file: graph-2 }, why: why 2 }
  - { text: A step, picture: { file: graph-3 }, why: why 3 }
  - { text: A wave, picture: { file: graph-4 }, why: why 4 }
  - { text: A dot, picture: { file: graph-5 }, why: why 5 }
`;

const SUFFICIENCY = `${HEAD}
id: sample-line
format: data-sufficiency
kind: value
context: pure
stem: What is $n$?
${PICTURE}
statements: [n is 4., n is even.]
key: C
why: { A: a, B: b, C: c, D: d, E: e }
`;

const TWO_PART = `${HEAD}
id: sample-plan
format: two-part-analysis
kind: math
context: real
stem: Choose two.
${PICTURE}
columns: [First, Second]
rows: [{ text: "1", why: a }, { text: "2", why: b }, { text: "3", why: c }, { text: "4", why: d }, { text: "5", why: e }]
keys: [1, 3]
`;

const QUESTION = (place: number) => `  - id: sample-form-${place}
    difficulty: 5
    kind: math
    stem: What holds in case ${place}?
    choices: ["Yes", "No"]
    rows: [{ text: one, key: 0, why: a }, { text: two, key: 1, why: b }, { text: three, key: 0, why: c }]
    solution: { idea: The idea., steps: [A step.] }
`;

const SOURCES = `form: 1
set: sample-form
format: multi-source-reasoning
subject: travel
state: active
author: { kind: written }
sources:
  - { title: Memo, text: One. }
  - title: Form
    text: Two.
${PICTURE.replaceAll(/^/gm, "    ")}
questions:
${[1, 2, 3].map(QUESTION).join("")}`;

const fileOf = (name: string, width: number) =>
  `${createHash("sha256").update(`${name} ${width}`).digest("hex").slice(0, 32)}.webp`;

const made = (name: string, widths: number[]) =>
  widths.map((width) => ({ file: fileOf(name, width), width, height: (width * 2) / 3 }));

const MADE = Object.fromEntries([
  ["map", made("map", [480, 960])],
  ...[1, 2, 3, 4, 5].map((k) => [`graph-${k}`, made(`graph-${k}`, [360, 720])] as const),
]);

/** Items with pictures, as their authors write them, and the files made from those. */
export const pictured = { GRAPHIC, OPTIONS, SUFFICIENCY, TWO_PART, SOURCES, MADE, fileOf };
