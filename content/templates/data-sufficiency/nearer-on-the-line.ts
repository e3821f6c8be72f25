import {
  findingsByCases,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Case = Readonly<{ x: number }>;

/** An open stretch of the number line, or one number if both ends are equal. */
type Stretch = readonly [from: number, to: number];
type Region = readonly Stretch[];

const END = Infinity;

/** Numbers from −40 to 40 in steps of one half, integers near 0 first. */
const CASES: readonly Case[] = range(-80, 80)
  .map((k) => k / 2)
  .toSorted((one, two) => (one % 1 ? 1 : 0) - (two % 1 ? 1 : 0) || Math.abs(one) - Math.abs(two))
  .map((x) => ({ x }));

/**
 * The two points and half of their distance, a part of it, and a greater part. Statements are
 * written for a question about the left point; a mirrored question is about the right one.
 */
interface Points {
  readonly letter: string;
  readonly isMirrored: boolean;
  readonly near: number;
  readonly far: number;
  readonly half: number;
  readonly part: number;
}

interface Fact {
  readonly tex: (line: Line) => string;
  readonly region: (points: Points) => Region;
}

const middleOf = ({ near, far }: Points): number => (near + far) / 2;

const FACTS = {
  withinOfNear: {
    tex: ({ at: { near, half }, distance }) => `${distance(near)} \\lt ${half}`,
    region: (at) => [[at.near - at.half, middleOf(at)]],
  },
  withinOfFar: {
    tex: ({ at: { far, half }, distance }) => `${distance(far)} \\lt ${half}`,
    region: (at) => [[middleOf(at), at.far + at.half]],
  },
  beyondOfNear: {
    tex: ({ at: { near, half }, distance }) => `${distance(near)} \\gt ${half}`,
    region: (at) => [
      [-END, at.near - at.half],
      [middleOf(at), END],
    ],
  },
  beyondOfFar: {
    tex: ({ at: { far, half }, distance }) => `${distance(far)} \\gt ${half}`,
    region: (at) => [
      [-END, middleOf(at)],
      [at.far + at.half, END],
    ],
  },
  atNear: {
    tex: ({ at: { near, part }, distance }) => `${distance(near)} = ${part}`,
    region: ({ near, part }) => [
      [near - part, near - part],
      [near + part, near + part],
    ],
  },
  atFar: {
    tex: ({ at: { far, half, part }, distance }) => `${distance(far)} = ${2 * half - part}`,
    region: ({ far, half, part }) => [
      [far - 2 * half + part, far - 2 * half + part],
      [far + 2 * half - part, far + 2 * half - part],
    ],
  },
  leftOfNear: { tex: ({ at, less }) => less(at.near), region: ({ near }) => [[-END, near]] },
  leftOfFar: { tex: ({ at, less }) => less(at.far), region: ({ far }) => [[-END, far]] },
  rightOfNear: { tex: ({ at, more }) => more(at.near), region: ({ near }) => [[near, END]] },
  rightOfFar: { tex: ({ at, more }) => more(at.far), region: ({ far }) => [[far, END]] },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const FAR = "To be far from one point looks like being near the other.";
const GIVEN =
  "A given distance from one of the points looks as if it fixed the place of the number.";
const FARS =
  "Two statements about distances from both points look like enough to compare the distances.";
const ONE_SIDE =
  "Each statement speaks of one of the two points, so they look as if both were needed.";
const BETWEEN = "The statements look like two limits that place the number between them.";
const OPEN = "Each statement leaves numbers on both sides, so they look too weak even together.";

/** Each key as often as the others; key A stands for B as well in the other order. */
const DESIGNS = [
  ["A", "withinOfNear", "beyondOfFar", "false-enough", "D", FAR],
  ["A", "atNear", "atFar", "false-enough", "D", GIVEN],
  ["A", "withinOfNear", "leftOfFar", "c-trap", "C", ONE_SIDE],
  ["A", "rightOfFar", "beyondOfNear", "false-enough", "D", FAR],
  ["C", "beyondOfFar", "leftOfFar", "hidden-enough", "E", OPEN],
  ["C", "beyondOfNear", "rightOfNear", "hidden-enough", "E", OPEN],
  ["C", "atFar", "leftOfFar", "false-enough", "A", GIVEN],
  ["D", "withinOfNear", "leftOfNear", "c-trap", "C", ONE_SIDE],
  ["D", "withinOfFar", "rightOfFar", "c-trap", "C", ONE_SIDE],
  ["D", "atNear", "withinOfNear", "c-trap", "C", ONE_SIDE],
  ["E", "beyondOfNear", "beyondOfFar", "near-miss", "C", FARS],
  ["E", "rightOfNear", "leftOfFar", "near-miss", "C", BETWEEN],
] as const satisfies (readonly [string, Name, Name, string, string, string])[];

class Line {
  readonly at: Points;

  constructor(at: Points) {
    this.at = at;
  }

  /** `|x - 3|`, `|x + 2|`, `|x|`. */
  readonly distance = (point: number): string => {
    const from = this.#shown(point);
    const { letter } = this.at;
    return from === 0 ? `|${letter}|` : `|${letter} ${from < 0 ? "+" : "-"} ${Math.abs(from)}|`;
  };

  readonly less = (point: number): string => this.#compared(point, this.at.isMirrored);
  readonly more = (point: number): string => this.#compared(point, !this.at.isMirrored);

  /** "x is between 2 and 5 or greater than 9" */
  words(region: Region): string {
    const parts = region.map(([from, to]) => this.#stretch(from, to));
    return `$${this.at.letter}$ is ${(this.at.isMirrored ? parts.toReversed() : parts).join(" or ")}`;
  }

  #compared(point: number, isMore: boolean): string {
    return `${this.at.letter} ${isMore ? "\\gt" : "\\lt"} ${this.#shown(point)}`;
  }

  #stretch(from: number, to: number): string {
    const [low, high] = [this.#shown(from), this.#shown(to)].toSorted((one, two) => one - two);
    if (low === high) return `$${low}$`;
    if (low === -END) return `less than $${high}$`;
    return high === END ? `greater than $${low}$` : `between $${low}$ and $${high}$`;
  }

  /** Without a negative zero. */
  #shown(point: number): number {
    return this.at.isMirrored && point !== 0 ? -point : point;
  }
}

const isIn = (region: Region, x: number): boolean =>
  region.some(([from, to]) => (from < x && x < to) || (from === to && x === from));

function meet(one: Region, two: Region): Region {
  return one.flatMap(([a, b]) =>
    two.flatMap(([c, d]): Region => {
      const [from, to] = [Math.max(a, c), Math.min(b, d)];
      const isPoint = from === to && isIn([[a, b]], from) && isIn([[c, d]], from);
      return from < to || isPoint ? [[from, to]] : [];
    }),
  );
}

function drawNumbers(rng: Rng) {
  const half = rng.int(2, 5);
  const near = rng.int(-6, 4);
  const at: Points = {
    letter: rng.pick(["x", "n", "t", "k"]),
    isMirrored: rng.chance(0.5),
    near,
    far: near + 2 * half,
    half,
    part: rng.int(1, half - 1),
  };
  const key = rng.pick(["A", "A", "C", "D", "E"]);
  const [, one, two, tension, trap, why] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const isTurned = rng.chance(0.5);
  const letter = trap === "A" && isTurned ? ("B" as const) : trap;
  const facts = (isTurned ? [two, one] : [one, two]).map((name): Fact => FACTS[name]);
  return { line: new Line(at), facts: facts as [Fact, Fact], tension, trap: { letter, why } };
}

type Numbers = ReturnType<typeof drawNumbers>;

function findingsOf({ line, facts }: Numbers, said: [Said<Case>, Said<Case>]) {
  const { at } = line;
  const sign = at.isMirrored ? -1 : 1;
  const shared = meet(facts[0].region(at), facts[1].region(at));
  const isNearer = ({ x }: Case): boolean => sign * x < middleOf(at);
  const yesNo = (one: Case) => (isNearer(one) ? "yes" : "no");
  const middle = sign * middleOf(at) + 0;
  const [near, far] = [sign * at.near + 0, sign * at.far + 0];
  const shown = (one: Case) =>
    `${yesNo(one)} for $${at.letter} = ${one.x}$, which is ${Math.abs(one.x - near)} away from $${near}$ and ${Math.abs(one.x - far)} away from $${far}$`;
  return findingsByCases(CASES, said, isNearer, {
    together: () => `Both are true only if ${line.words(shared)}.`,
    settled: (one) =>
      `That makes $${at.letter}$ ${one.x < middle ? "less" : "greater"} than the midpoint $${middle}$, so the answer is ${yesNo(one)}.`,
    rivals: (one, other) => `The answer is ${shown(one)}, but ${shown(other)}.`,
  });
}

/** "The distance between x and 3 is less than 4", for a statement with bars. */
function distanceIn(text: string, letter: string): string {
  const [, sign, size, relation, bound] = /\|[a-z](?: ([-+]) (\d+))?\| (\\lt|\\gt|=) (\d+)/.exec(
    text,
  )!;
  const point = size ? `${sign === "+" ? "-" : ""}${size}` : "0";
  const is = relation === "=" ? "is" : relation === "\\lt" ? "is less than" : "is greater than";
  return `The distance between $${letter}$ and $${point}$ ${is} ${bound}`;
}

function stemOf({ line: { at, distance } }: Numbers, rng: Rng): string {
  const { letter, near, far, isMirrored } = at;
  const [one, other] = (isMirrored ? [-near, -far] : [near, far]).map((n) => `$${n + 0}$`);
  return rng.pick([
    `Is $${distance(near)} \\lt ${distance(far)}$?`,
    `Is $${distance(far)} \\gt ${distance(near)}$?`,
    `On the number line, is $${letter}$ closer to ${one} than to ${other}?`,
    `On the number line, is the distance between $${letter}$ and ${one} less than the distance between $${letter}$ and ${other}?`,
  ]);
}

export const template: SufficiencyTemplate = {
  id: "nearer-on-the-line",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Absolute values as distances: which of two points is nearer turns on their midpoint.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { line, facts, tension, trap } = numbers;
    const { at } = line;
    const said = facts.map(({ tex, region }): Said<Case> => {
      const sign = at.isMirrored ? -1 : 1;
      const text = `$${tex(line)}$`;
      return {
        text,
        holds: ({ x }) => isIn(region(at), sign * x),
        gives: text.includes("|")
          ? `${distanceIn(text, at.letter)}, so ${line.words(region(at))}.`
          : line.words(region(at)).replace(/^.* is (.*)$/, "This allows every number $1."),
      };
    }) as [Said<Case>, Said<Case>];
    const side = at.isMirrored ? -1 : 1;
    const middle = side * middleOf(at);
    const ends = [side * at.near + 0, side * at.far + 0];
    const stem = stemOf(numbers, rng);
    const { distance } = line;
    const inWords = stem.includes("|")
      ? `$${distance(at.far)}$ is the distance from $${at.letter}$ to $${ends[1]}$, and $${distance(at.near)}$ is the distance from $${at.letter}$ to $${ends[0]}$, so the question is whether $${at.letter}$ is closer to $${ends[0]}$. That is true exactly when $${at.letter}$ is `
      : "";
    return {
      variant: `${at.isMirrored ? "right" : "left"}/${at.letter}`,
      context: "pure",
      difficulty: 5,
      stem,
      statements: [said[0].text, said[1].text],
      ...findingsOf(numbers, said),
      tension,
      trap,
      solution: {
        idea: `${inWords || `$${at.letter}$ is closer to $${ends[0]}$ than to $${ends[1]}$ exactly when it's `}${at.isMirrored ? "greater" : "less"} than the midpoint, $\\frac{${ends
          .toSorted((one, two) => one - two)
          .join(" + ")
          .replace("+ -", "- ")}}{2} = ${middle + 0}$.`,
        steps: stepsOfFindings(findingsOf(numbers, said)),
        ...(said.some(({ text }) => /\|.*\\gt/.test(text)) && {
          check: "Did you keep both parts of a distance that is greater than a number?",
        }),
        takeaway:
          "Read $|x - a|$ as the distance from $x$ to $a$, and mark the midpoint when two distances are compared.",
      },
    };
  },

  /** Tries every quarter from −40 to 40 in the printed formulas. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [letter] = /\b[b-z]\b/.exec(text) ?? [];
    const ends = Array.from(text.matchAll(/(?:to|and) (-?\d+)/g), ([, digits]) => Number(digits));
    const holds = (said: string) => {
      const relation = relationOf(said);
      return ({ x }: Case) => relation({ [letter!]: x });
    };
    const [one = 0, other = 0] = ends;
    return {
      cases: range(-160, 160).map((k) => ({ x: k / 4 })),
      first: holds(statements[0]),
      second: holds(statements[1]),
      answer: text.startsWith("On the number line")
        ? ({ x }: Case) => Math.abs(x - one) < Math.abs(x - other)
        : holds(text.slice(3, -1)),
    };
  },
};
