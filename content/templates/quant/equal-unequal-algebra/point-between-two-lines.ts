import {
  capital,
  Fraction,
  gcd,
  texFraction,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  sum,
  texTerm,
  valueOf,
} from "@theta/items/template";

/** The line ax + by = c. */
interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** On which side of each line the point is, and how the point depends on t. */
interface Drawn {
  readonly lines: readonly [Line, Line];
  readonly isAbove: readonly [boolean, boolean];
  /** The point is (t, h), (h, t), (t, t), or (t, 2t). */
  readonly point: Point;
}

interface Point {
  readonly text: string;
  readonly at: (t: number) => readonly [number, number];
}

const pointsWith = (h: number): readonly Point[] => [
  { text: `(t, ${h})`, at: (t) => [t, h] },
  { text: `(${h}, t)`, at: (t) => [h, t] },
  { text: "(t, t)", at: (t) => [t, t] },
  { text: "(t, 2t)", at: (t) => [t, 2 * t] },
];

/** How far the point is above the line, times a positive number. */
const height = ({ a, b, c }: Line, [x, y]: readonly [number, number]): number =>
  (a * x + b * y - c) * Math.sign(b);

const fits = ({ lines, isAbove, point }: Drawn, t: number): boolean =>
  lines.every((line, k) =>
    isAbove[k] ? height(line, point.at(t)) > 0 : height(line, point.at(t)) < 0,
  );

const SPACE = range(-150, 150);

/** The coefficient of t and the constant in the height above a line. */
function boundOf(line: Line, point: Point): { slope: number; bound: Fraction } {
  const zero = height(line, point.at(0));
  const slope = height(line, point.at(1)) - zero;
  return { slope, bound: new Fraction(-zero, slope) };
}

function texLine({ a, b, c }: Line): string {
  const first = a === 1 ? "x" : `${a}x`;
  return `${first} ${texTerm(b, "y")} = ${c}`;
}

type Question = "how many" | "greatest" | "least" | "sum";

const ASK: Readonly<Record<Question, string>> = {
  "how many": "how many integer values of $t$ are possible?",
  greatest: "what is the greatest possible integer value of $t$?",
  least: "what is the least possible integer value of $t$?",
  sum: "what is the sum of all possible integer values of $t$?",
};

const LEVEL: Readonly<Record<Question, number>> = { "how many": 7, greatest: 6, least: 6, sum: 7 };

function answerTo(question: Question, all: readonly number[]): number {
  if (question === "how many") return all.length;
  if (question === "sum") return sum(all);
  return question === "greatest" ? all.at(-1)! : all[0]!;
}

const side = (isAbove: boolean): string => (isAbove ? "above" : "below");

function stemOf({ lines, isAbove, point }: Drawn, question: Question, rng: Rng): string {
  const [one, other] = lines.map((line) => `the line $${texLine(line)}$`);
  const where =
    isAbove[0] === isAbove[1]
      ? `${side(isAbove[0])} both ${one} and ${other}`
      : `${side(isAbove[0])} ${one} and ${side(isAbove[1])} ${other}`;
  return rng.pick([
    `In the $xy$-plane, the point $${point.text}$ is ${where}. ${capital(ASK[question])}`,
    `If the point $${point.text}$ in the $xy$-plane is ${where}, ${ASK[question]}`,
  ]);
}

function drawn(rng: Rng): Drawn {
  const line = (): Line => ({
    a: rng.int(1, 4),
    b: rng.pick([-3, -2, -1, -1, 1, 1, 2, 3]),
    c: rng.pick([-12, -10, -8, -6, -4, 4, 6, 8, 10, 12, 15, 18, 20, 24]),
  });
  return {
    lines: [line(), line()],
    isAbove: [rng.chance(0.5), rng.chance(0.5)],
    point: rng.pick(pointsWith(rng.pick([-3, -2, 2, 3, 4, 5, 6]))),
  };
}

/** What people answer: value | slip | why. */
function wrongOf(question: Question, { lines, point }: Drawn, all: readonly number[]): string {
  const bounds = lines.map((line) => boundOf(line, point).bound.value).toSorted((a, b) => a - b);
  const [low, high] = [bounds[0]!, bounds[1]!];
  const closed = range(Math.ceil(low), Math.floor(high));
  const signs = range(Math.floor(-high) + 1, Math.ceil(-low) - 1);
  const edge = "A point on a line is neither above nor below it.";
  const sign =
    "Reversing the sign of $y$ or dividing by a negative number without reversing the inequality leads here.";
  if (question === "how many" || question === "sum")
    return `${answerTo(question, closed)} | includes points on the lines | ${edge}
      ${question === "sum" ? sum(signs) : Math.floor(high - low)} | ${question === "sum" ? "reverses the signs" : "subtracts the bounds"} | ${question === "sum" ? sign : "The number of integers strictly between two bounds is not their difference."}
      ${answerTo(question, all.slice(1))} | drops the least value | The value $${all[0]!}$ satisfies both conditions.
      ${answerTo(question, all.slice(0, -1))} | drops the greatest value | The value $${all.at(-1)!}$ satisfies both conditions.
      ${answerTo(
        question,
        all.filter((t) => t > 0),
      )} | counts only positive values | The value of $t$ may also be 0 or negative.
      ${answerTo(
        question,
        all.filter((t) => t < 0),
      )} | counts only negative values | The value of $t$ may also be 0 or positive.
      ${answerTo(question, closed.slice(1))} | includes one point on a line | ${edge}
      ${answerTo(question, range(all[0]! - 1, all.at(-1)! + 1))} | goes one too far at both ends | At the next integer, the point is on a line or on its wrong side.
      ${answerTo(question, range(all[0]! - 1, all.at(-1)! + 2))} | rounds the bounds outward | At the next integer, the point is on a line or on its wrong side.`;
  const key = answerTo(question, all);
  const isGreatest = question === "greatest";
  return `${isGreatest ? Math.floor(high) : Math.ceil(low)} | includes a point on a line | ${edge}
    ${isGreatest ? all[0]! : all.at(-1)!} | takes the opposite end | This is the ${isGreatest ? "least" : "greatest"} possible value.
    ${isGreatest ? Math.floor(high) + 1 : Math.ceil(low) - 1} | rounds the wrong way | At this value, the point is on the wrong side of a line.
    ${isGreatest ? Math.ceil(low) - 1 : Math.floor(high) + 1} | uses the bound of the wrong line | At this value, the point is on the wrong side of a line.
    ${-key} | reverses a sign | ${sign}
    ${isGreatest ? -all[0]! : -all.at(-1)!} | reverses both signs | ${sign}
    ${isGreatest ? key - 1 : key + 1} | leaves out an end | The value $${key}$ satisfies both conditions as well.
    ${isGreatest ? Math.floor(low) : Math.ceil(high)} | uses the bound of the wrong line | This bound limits $t$ in the opposite direction.`;
}

/** The condition of one line as an inequality in t. */
function stepFor(line: Line, isAbove: boolean, point: Point): string {
  const { slope, bound } = boundOf(line, point);
  const relation = isAbove === line.b > 0 ? ">" : "<";
  const about = texFraction(bound);
  const solved = slope > 0 === isAbove ? ">" : "<";
  return `A point is ${side(isAbove)} the line $${texLine(line)}$ if $${texLine(line).replace("=", relation)}$${line.b < 0 ? `, because dividing by the negative coefficient of $y$ reverses the inequality` : ""}. For $${point.text}$, this means that $t ${solved} ${about}$.`;
}

/** The value of a coordinate as written: `t`, `2t`, or a number. */
const coordinate = (of: string, t: number): number =>
  of === "t" ? t : of === "2t" ? 2 * t : Number(of);

export const template: ProblemTemplate = {
  id: "point-between-two-lines",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "A point above or below two lines in standard form: a negative coefficient of y turns the inequality around.",

  make(rng) {
    const [given, question] = [
      drawn(rng),
      rng.pick(["how many", "greatest", "least", "sum"] as const),
    ];
    const { lines, isAbove, point } = given;
    const all = SPACE.filter((t) => fits(given, t));
    if (all.length < 3 || all.length > 13) return null;
    // The trap: at least one line has y with a negative coefficient, so "above" is not ">".
    if (lines.every(({ b }) => b > 0)) return null;
    if (lines.some(({ a, b }) => gcd(a, b) > 1)) return null;
    const value = answerTo(question, all);
    const text = question === "how many" ? String : (one: number) => `$${one}$`;
    return {
      variant: `${question}/${point.text.replaceAll(/-?\d+(?=[,)])/g, "h")}`,
      context: "pure",
      // The question sets the level; a point that moves along a slanted line makes 1 more.
      difficulty:
        LEVEL[question] + (point.text.includes("t, ") && point.text.endsWith("t)") ? 1 : 0),
      stem: stemOf(given, question, rng),
      key: {
        text: `$${value}$`,
        value,
        why: `The possible integers run from $${all[0]!}$ to $${all.at(-1)!}$.`,
      },
      slips: slipsOf(
        wrongOf(question, given, all),
        (one) => Number.isInteger(one) && (question !== "how many" || one > 0),
        text,
      ),
      solution: {
        idea: "Above a line means a greater $y$ than that of the line, so solve each condition for $y$, or watch the sign of its coefficient.",
        steps: [
          stepFor(lines[0], isAbove[0], point),
          stepFor(lines[1], isAbove[1], point),
          `The integers that satisfy both are ${all.length < 8 ? all.map((t) => `$${t}$`).join(", ") : `those from $${all[0]!}$ to $${all.at(-1)!}$`}.`,
          ...(question === "how many"
            ? [`There are ${value} of them.`]
            : [`The ${question}${question === "sum" ? "" : " value"} is $${value}$.`]),
        ],
        check:
          "Test the integer just outside the range: the point must then be on a line or on its wrong side.",
        takeaway:
          "To tell above from below, compare $y$-values at the same $x$, and do not read the inequality sign off the standard form.",
      },
    };
  },

  /** Compares y-values for every integer t. */
  check({ stem, options }) {
    const text = plain(stem);
    const [px = "", py = ""] = read(stem, /point \(([^,]+), ([^)]+)\)/);
    const found = Array.from(
      text.matchAll(/(?:(above|below)(?: both)? )?the line (\d*)x ([+-]) (\d*)y = (-?\d+)/g),
    );
    const conditions = found.map(([, word, a, sign, b, c]) => ({
      word: word ?? found[0]![1]!,
      a: Number(a || 1),
      b: Number(b || 1) * (sign === "-" ? -1 : 1),
      c: Number(c),
    }));
    const all = SPACE.filter((t) =>
      conditions.every(({ word, a, b, c }) => {
        const [x, y] = [coordinate(px, t), coordinate(py, t)];
        const onLine = (c - a * x) / b;
        return word === "above" ? y > onLine + 1e-9 : y < onLine - 1e-9;
      }),
    );
    const question = (["how many", "greatest", "least", "sum"] as const).find((one) =>
      text.toLowerCase().includes(one),
    )!;
    return options.flatMap((option, k) =>
      valueOf(option).value === answerTo(question, all) ? [k] : [],
    );
  },

  possible: ({ stem, options }) =>
    options.map((option) => !/how many/i.test(stem) || valueOf(option).value >= 0),
};
