import { type Entry, readItemFile } from "./form/read-item-file.ts";

const HEAD = `form: 1
difficulty: 5
author: { kind: written }
solution: { idea: The idea., steps: [A step.], check: A check. }`;

const SHORT = `difficulty: 5
solution: { idea: The idea., steps: [A step.] }`;

const FIVE = `options:
  - { text: one, key: true, why: right one }
  - { text: two, why: wrong two }
  - { text: three, why: wrong three }
  - { text: four, why: wrong four }
  - { text: five, why: wrong five }`;

const ROWS = `choices: [Yes, No]
rows:
  - { text: first row, key: 0, why: because one }
  - { text: second row, key: 1, why: because two }
  - { text: third row, key: 0, why: because three }`;

const indented = (text: string): string => text.replaceAll(/^/gm, "    ");

/** One item or set of every format, for tests. */
export const SAMPLES: Entry[] = [
  `${HEAD}
id: sample-problem
format: problem-solving
subtopic: primes
domain: arithmetic
context: pure
stem: What is $x$?
${FIVE}`,
  `${HEAD}
id: sample-argument
format: critical-reasoning
kind: weaken
subject: trade
argument: An argument.
stem: Which weakens it?
${FIVE}`,
  `${HEAD}
id: sample-sufficiency
format: data-sufficiency
kind: value
context: pure
stem: What is $n$?
statements: [n is 4., n is even.]
key: A
why: { A: reason a, B: reason b, C: reason c, D: reason d, E: reason e }`,
  `${HEAD}
id: sample-table
format: table-analysis
kind: math
intro: The table shows three ports.
stem: Is it true?
table:
  caption: Three ports
  columns: [{ name: Port, kind: text }, { name: Ships, kind: number }]
  rows: [[East, 12], [West, 1500], [North, 7]]
${ROWS}`,
  `${HEAD}
id: sample-graphic
format: graphics-interpretation
kind: math
intro: The chart shows two years.
chart:
  kind: bars
  alt: Ships in two ports over two years
  x: { label: Year }
  y: { label: Ships }
  categories: ["2020", "2021"]
  series: [{ name: East, values: [10, 20] }]
stem: Ships grew by {1} percent, most in {2}.
blanks:
  - options: [{ text: "100", key: true, why: x }, { text: "50", why: y }, { text: "20", why: z }]
  - options: [{ text: East, key: true, why: x }, { text: West, why: y }, { text: North, why: z }]`,
  `${HEAD}
id: sample-two-part
format: two-part-analysis
kind: math
context: real
stem: Choose two.
columns: [First, Second]
rows: [{ text: "1", why: a }, { text: "2", why: b }, { text: "3", why: c }, { text: "4", why: d }, { text: "5", why: e }]
keys: [1, 3]`,
  `form: 1
set: sample-passage
format: reading-comprehension
field: business
subject: markets
author: { kind: written }
passage: A passage.
questions:
${["one", "two", "three"]
  .map(
    (name) => `  -
${indented(`${SHORT}
id: sample-reading-${name}
kind: detail
stem: What is said ${name}?
${FIVE}`)}`,
  )
  .join("\n")}`,
  `form: 1
set: sample-sources
format: multi-source-reasoning
subject: travel
author: { kind: written }
sources: [{ title: E-mail, text: One. }, { title: Memo, text: Two. }]
questions:
  -
${indented(`${SHORT}
id: sample-source-one
kind: non-math
stem: One of five?
${FIVE}`)}
  -
${indented(`${SHORT}
id: sample-source-two
kind: math
stem: Three rows?
${ROWS}`)}
  -
${indented(`${SHORT}
id: sample-source-three
kind: math
stem: Three more?
${ROWS}`)}`,
].flatMap((text, k) => readItemFile(`sample-${k + 1}.yaml`, `${text}\nstate: active\n`));
