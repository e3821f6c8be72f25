/**
 * What a sheet shows besides text: a diagram, and tables of numbers that are computed, not typed.
 */
import { formulaHtml, lineHtml } from "./sheets-line.ts";

export function drawFigure(name: string): string {
  const draw = FIGURES[name];
  if (!draw) throw new Error(`There is no figure named ${name}`);
  return draw();
}

const FIGURES: Record<string, () => string> = {
  "data-sufficiency": sufficiencyTree,
  cycles: () => numberGrid([2, 3, 7, 8, 4, 9].map(unitsCycle), 2),
  "two-sets": twoSets,
  "sign-line": signLine,
  box: boxPlot,
  scatter: scatterPlots,
  squares: () => numberGrid(upTo(25).map((n) => [`${n}^2`, `${n * n}`])),
  cubes: () => numberGrid(upTo(10).map((n) => [`${n}^3`, grouped(n ** 3)])),
  primes: () => `<p class="primes">${upTo(100).filter(isPrime).join(", ")}</p>`,
  powers: () =>
    numberGrid([
      ...upTo(10).map((n): Pair => [`2^{${n}}`, grouped(2 ** n)]),
      ...[2, 3, 4, 5].map((n): Pair => [`3^{${n}}`, grouped(3 ** n)]),
      ...[3, 4].map((n): Pair => [`5^{${n}}`, grouped(5 ** n)]),
      ...[3, 4].map((n): Pair => [`6^{${n}}`, grouped(6 ** n)]),
    ]),
  fractions: () => numberGrid(FRACTIONS.map(([above, below]) => asPercent(above, below))),
  roots: () =>
    numberGrid(
      [
        ...[2, 3, 5, 6, 7, 10].map((n): Pair => [`\\sqrt{${n}}`, Math.sqrt(n).toFixed(3)]),
        ...[3, 4, 5, 6, 7, 8].map((n): Pair => [`${n}!`, grouped(factorial(n))]),
      ],
      2,
    ),
};

type Pair = [tex: string, value: string];

const FRACTIONS: readonly [number, number][] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [1, 6],
  [5, 6],
  [1, 7],
  [1, 8],
  [3, 8],
  [5, 8],
  [7, 8],
  [1, 9],
  [1, 10],
  [1, 11],
  [1, 12],
  [1, 15],
  [1, 16],
  [1, 20],
  [1, 40],
];

/** Never cut off: a percentage that doesn't end is rounded to two digits. */
export function asPercent(above: number, below: number): Pair {
  const percent = (100 * above) / below;
  const ends = Number.isInteger(percent * 100);
  return [`${above}/${below}`, ends ? `${percent}` : percent.toFixed(2)];
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, k) => k + 1);
const factorial = (n: number): number => upTo(n).reduce((product, k) => product * k, 1);
export const isPrime = (n: number): boolean => upTo(n).filter((k) => n % k === 0).length === 2;
const grouped = (n: number): string => n.toLocaleString("en-US");

/** The last digits of the 1st, 2nd, … powers, until they repeat. */
export function unitsCycle(base: number): Pair {
  const digits: number[] = [];
  for (let digit = base; !digits.includes(digit); digit = (digit * base) % 10) digits.push(digit);
  return [`${base}^n`, digits.join(", ")];
}

/** Ordered down the columns, as people learn them. */
function numberGrid(pairs: readonly Pair[], across = 3): string {
  const cells = pairs.map(
    ([tex, value]) => `<div><dt>${formulaHtml(tex)}</dt><dd>${value}</dd></div>`,
  );
  const rows = Math.ceil(pairs.length / across);
  return `<dl class="numbers across-${across}" style="grid-template-rows:repeat(${rows},auto)">${cells.join("")}</dl>`;
}

/** Three questions, five answers. */
function sufficiencyTree(): string {
  const second = "Is (2) alone enough?";
  const withFirst = ask(
    second,
    answer("D", "each alone is enough"),
    answer("A", "(1) alone is enough"),
  );
  const both = ask(
    "Are both together enough?",
    answer("C", "both together are"),
    answer("E", "not even both are"),
  );
  const withoutFirst = ask(second, answer("B", "(2) alone is enough"), both);
  return `<div class="tree">${ask("Is (1) alone enough?", withFirst, withoutFirst)}</div>`;
}

const ask = (question: string, yes: string, no: string) =>
  `${question}<ul><li>${YES}${yes}</li><li>${NO}${no}</li></ul>`;
const answer = (letter: string, words: string) => `<b>${letter}</b>${words}`;
const YES = "<i>yes</i>";
const NO = "<i>no</i>";

/** Two properties, four cells, and their sums, next to the example's numbers. */
function twoSets(): string {
  const [all, tea, coffee, both] = [100, 60, 45, 20];
  const neither = all - (tea + coffee - both);
  const rows = [
    ["coffee", both, coffee - both, coffee],
    ["no coffee", tea - both, neither, all - coffee],
    ["", tea, all - tea, all],
  ];
  const head = ["", "tea", "no tea", ""].map((text) => `<th scope="col">${text}</th>`);
  const body = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${name}</th>${cells.map((n) => `<td>${n}</td>`).join("")}</tr>`,
  );
  return `<table class="cells"><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

/** In units of a drawing that is as wide as a column. */
const WIDTH = 166;

const sign = (x: number) => ((x - 1) * (x - 3) ** 2 * (x - 5) > 0 ? "+" : "−");

/** The sign of (x − 1)(x − 3)²(x − 5) between its zeros. The double zero doesn't flip it. */
function signLine(): string {
  const at = (x: number) => 10 + (x * (WIDTH - 20)) / 6;
  const zeros = [1, 3, 5].map(
    (x) =>
      `<path class="ink" d="M${at(x)} 11v6"/><text x="${at(x)}" y="26" text-anchor="middle">${x}</text>`,
  );
  const signs = [0.4, 2, 4, 5.6].map(
    (x) => `<text class="big" x="${at(x)}" y="9" text-anchor="middle">${sign(x)}</text>`,
  );
  return drawing(
    28,
    `<path class="ink" d="M2 14H${WIDTH - 2}"/>${zeros.join("")}${signs.join("")}`,
    lineHtml("The sign of $(x-1)(x-3)^2(x-5)$; $3$ is a double zero."),
  );
}

function boxPlot(): string {
  const labels: [x: number, text: string][] = [
    [8, "least"],
    [48, "Q1"],
    [76, "median"],
    [112, "Q3"],
    [156, "greatest"],
  ];
  const texts = labels.map(([x, text], k) => {
    const anchor = k === 0 ? "start" : k === 4 ? "end" : "middle";
    return `<text x="${k === 0 ? 2 : k === 4 ? WIDTH - 2 : x}" y="29" text-anchor="${anchor}">${text}</text>`;
  });
  return drawing(
    31,
    `<path class="ink" d="M8 11H48M112 11H156M8 6v10M156 6v10M48 2H112V20H48Z"/><path class="strong" d="M76 2v18"/>${texts.join("")}`,
  );
}

/** Three clouds of points, each labeled with its correlation. */
function scatterPlots(): string {
  const clouds: [slope: number, spread: number][] = [
    [0.7, 0.14],
    [-0.5, 0.28],
    [0.06, 0.34],
  ];
  const plots = clouds.map(([slope, spread], k) => {
    const left = 3 + k * 57;
    const points = cloud(slope, spread);
    const dots = points.map(
      ([x, y]) =>
        `<circle cx="${(left + 2 + 43 * x).toFixed(1)}" cy="${(37 - 34 * y).toFixed(1)}" r="1.1"/>`,
    );
    const r = correlation(points).toFixed(1).replace("-", "−").replace("−0.0", "0.0");
    return `<path class="ink" d="M${left} 0V40H${left + 47}"/>${dots.join("")}<text x="${left + 23}" y="49" text-anchor="middle">r ≈ ${r}</text>`;
  });
  return drawing(51, plots.join(""));
}

type Point = readonly [x: number, y: number];

/**
 * Points in the unit square, by rule instead of chance, so that the sheet comes out the same each
 * time.
 */
function cloud(slope: number, spread: number): Point[] {
  return upTo(20).map((n) => {
    const x = (n - 0.5) / 20;
    const off = 2 * ((n * 0.618_034) % 1) - 1;
    return [x, 0.5 + slope * (x - 0.5) + spread * off];
  });
}

const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;

export function correlation(points: readonly Point[]): number {
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const product = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  const spreadX = Math.sqrt(mean(points.map(([x]) => (x - meanX) ** 2)));
  const spreadY = Math.sqrt(mean(points.map(([, y]) => (y - meanY) ** 2)));
  return product / (spreadX * spreadY);
}

function drawing(height: number, shapes: string, caption = ""): string {
  return `<figure><svg viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">${shapes}</svg>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}
