import {
  count,
  isCount,
  listed,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  sum,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

const asCount = (wrong: readonly Wrong[]) => slipsFrom(wrong, isCount);
const bars = (s: number): string => (s === 0 ? "|x|" : `|x ${texTerm(-s, "")}|`);
const tex = (value: number): string => `$${value}$`;

/** How many integers are at a distance from low through high from s. */
function inRing(s: number, low: number, high: number): number {
  return range(s - high, s + high).filter((x) => Math.abs(x - s) >= low).length;
}

/** ||x − s| − a| < b: a ring around s, or an interval if the ring closes. */
function drawRing(rng: Rng): Drawn {
  const s = rng.pick([0, 0, rng.int(-5, 5)]);
  const [a, b] = [rng.int(3, 9), rng.int(2, 8)];
  const relation = rng.pick(["<", "\\leq"] as const);
  const inside = relation === "<" ? 1 : 0;
  const [low, high] = [a - b + inside, a + b - inside];
  if (low === 0 && inside === 0) return null;
  const key = inRing(s, Math.max(0, low), high);
  const isRing = low > 0;
  const expression = `\\big|${bars(s)} - ${a}\\big| ${relation} ${b}`;
  const inner = `$${bars(s)}$`;
  return {
    variant: `ring/${isRing ? "open" : "closed"}`,
    difficulty: isRing ? 6 : 7,
    stem: rng.pick([
      `How many integers $x$ satisfy $${expression}$?`,
      `If $x$ is an integer and $${expression}$, how many values of $x$ are possible?`,
      `For how many integers $x$ is $${expression}$?`,
    ]),
    key: {
      text: String(key),
      value: key,
      why: isRing
        ? `${inner} can be any integer from ${low} through ${high}, and each of these gives two integers.`
        : `${inner} can be any integer from 0 through ${high}. Each of these yields two integers, except 0, which yields one.`,
    },
    slips: asCount([
      [
        high - low + 1,
        isRing ? "counts one side only" : "counts the negative distances",
        isRing
          ? `This counts the ${high - low + 1} values of ${inner} from ${low} through ${high}, but each of them gives one $x$ on either side of ${tex(s)}.`
          : `This counts the ${high - low + 1} integers from ${tex(low)} through ${high}. But ${inner} can't be negative, and each positive value of it gives two values of $x$.`,
      ],
      [
        isRing ? 2 * high + 1 : 2 * (high + 1),
        isRing ? "forgets the lower bound" : "counts the center twice",
        isRing
          ? `This counts all ${2 * high + 1} integers from ${tex(s - high)} through ${tex(s + high)}, but ${inner} must also be at least ${low}.`
          : `This is $2 \\times ${high + 1}$, two integers for each value from 0 through ${high}. But ${inner} equals 0 only at $x = ${s}$.`,
      ],
      [
        key + (inside ? 1 : -1) * (isRing ? 4 : 2),
        inside ? "includes the bounds" : "leaves out the bounds",
        inside
          ? `This adds two integers ${isRing ? `each for the values ${a - b} and ${a + b}` : `for the value ${a + b}`}, but the inequality is strict, so ${inner} can't be ${isRing ? `${a - b} or ${a + b}` : a + b}.`
          : `This leaves out two integers ${isRing ? `each for the values ${a - b} and ${a + b}` : `for the value ${a + b}`}, but the inequality isn't strict, so ${inner} can be ${isRing ? `${a - b} or ${a + b}` : a + b}.`,
      ],
      [
        isRing ? 2 * (high - low) : high,
        isRing ? "counts the gaps" : "counts one side only",
        isRing
          ? `This is $2(${high} - ${low})$, but from ${low} through ${high} there are $${high} - ${low} + 1 = ${high - low + 1}$ integers.`
          : `This counts only the ${high} positive values of ${inner}. Each of them gives one $x$ on either side of ${tex(s)}, and $x = ${s}$ counts too.`,
      ],
      [
        2 * b - 2 * inside + 1,
        "ignores the inner bars",
        `This counts the values of $y$ with $|y - ${a}| ${relation} ${b}$ and stops there.`,
      ],
      [
        isRing ? 2 * (high - low + 1) + 1 : 2 * high,
        "misjudges the center",
        isRing
          ? `This also counts the center, $x = ${s}$, but there the left side is ${a}, which doesn't satisfy the inequality.`
          : `This leaves out the center, $x = ${s}$, but there the left side is ${a}, which satisfies the inequality.`,
      ],
      [
        2 * (high - low + 1),
        "doubles everything",
        `This is $2 \\times ${high - low + 1}$, two integers for each value from ${tex(low)} through ${high}. But ${inner} can't be negative, and 0 gives only one $x$.`,
      ],
    ]),
    solution: {
      idea: `Solve for ${inner} first, as if it were one number, and remember that it can't be negative.`,
      steps: [
        `${inner} lies within ${b} of ${a}: $${a - b} ${relation} ${bars(s)} ${relation} ${a + b}$.`,
        isRing
          ? `So ${inner} is one of the ${high - low + 1} integers from ${low} through ${high}, and each gives two values of $x$.`
          : `An absolute value is at least 0, so ${inner} is an integer from 0 through ${high}. The positive ones give two values of $x$ each, and 0 gives one.`,
        isRing
          ? `That makes $2 \\times ${high - low + 1} = ${key}$ integers.`
          : `That makes $2 \\times ${high} + 1 = ${key}$ integers.`,
      ],
      check: `Test the center: at $x = ${s}$ the left side is ${a}, which ${isRing ? "doesn't satisfy" : "satisfies"} the inequality.`,
      takeaway:
        "In nested absolute values, work from the outside in, and check whether the center belongs to the solutions.",
    },
  };
}

/** ||x − s| − a| = b, with one, two, three, or four solutions. */
function drawEquation(rng: Rng): Drawn {
  const s = rng.pick([0, rng.int(-6, 6)]);
  const a = rng.int(2, 9);
  const b = rng.pick([a, rng.int(1, 9), a + rng.int(1, 5)]);
  const distances = [...new Set([a + b, a - b])].filter((t) => t >= 0);
  const roots = [...new Set(distances.flatMap((t) => [s + t, s - t]))];
  const isCounted = rng.chance(0.35);
  const positive = roots.filter((x) => x > 0);
  const key = isCounted ? roots.length : sum(positive);
  const equation = `\\big|${bars(s)} - ${a}\\big| = ${b}`;
  if (positive.length < 2 && !isCounted) return null;
  const [far, close] = [a + b, a - b];
  const wrong: Wrong[] = isCounted
    ? [
        [
          4,
          "expects two values in every case",
          close < 0
            ? `$${bars(s)}$ can be ${far} but not ${tex(close)}, so only two values of $x$ are solutions.`
            : `$${bars(s)} = ${far}$ gives two values of $x$, but $${bars(s)} = 0$ gives only one.`,
        ],
        [
          2,
          "solves one case only",
          `$${bars(s)} - ${a}$ can be ${b} or $-${b}$, and both lead to values of $x$.`,
        ],
        [
          3,
          "counts the center",
          `The center, $x = ${s}$, isn't a solution: there the left side is ${a}, not ${b}.`,
        ],
        [1, "finds one solution", `$x = ${s + far}$ and $x = ${s - far}$ are both solutions.`],
        [
          5,
          "adds the center",
          a === b
            ? `$${bars(s)} = ${far}$ gives two values of $x$, and $${bars(s)} = 0$ gives one.`
            : `There are two cases with at most two values of $x$ each, and at the center, $x = ${s}$, the left side is ${a}, not ${b}.`,
        ],
        [
          6,
          "counts a case twice",
          `$${bars(s)}$ can only be ${far}${close < 0 ? "" : ` or ${close}`}, and each value gives at most two values of $x$.`,
        ],
      ]
    : [
        [
          s + far,
          "solves one case only",
          `This is only one of the positive solutions, which are ${listed(positive.map(tex))}.`,
        ],
        [
          sum(roots.map(Math.abs)),
          "drops the signs",
          `This is $${roots.map(Math.abs).join(" + ")}$, all the solutions without their signs, but only the positive solutions are to be added.`,
        ],
        [
          sum(roots),
          "adds all solutions",
          `This is the sum of all the solutions, ${listed(roots.map(tex))}, but only the positive ones are to be added.`,
        ],
        [
          far + Math.abs(close),
          "adds the distances",
          `This is $${far} + ${Math.abs(close)}$. ${close < 0 ? `But $${bars(s)}$ can't be ${tex(close)}, and ${far} is the distance of $x$ from ${tex(s)}, not $x$.` : `But these are the distances of $x$ from ${tex(s)}, not the values of $x$.`}`,
        ],
        [
          2 * far,
          "doubles one distance",
          `This is $2 \\cdot ${far}$, but ${far} is the distance of $x$ from ${tex(s)}, not $x$.`,
        ],
        [
          s + far + s + close,
          "keeps the plus signs",
          close < 0
            ? `This is ${tex(s + far)} plus ${tex(s + close)}. But $${bars(s)}$ can't be ${tex(close)}, and $${bars(s)} = ${far}$ also gives $x = ${s - far}$.`
            : `This is ${tex(s + far)} plus ${tex(s + close)}. The inner bars also allow ${close === 0 ? `$x = ${s - far}$` : `$x = ${s - far}$ and $x = ${s - close}$`}, and of all these, the positive ones count.`,
        ],
        [
          s - close,
          "stops at the second case",
          close < 0
            ? `This is ${tex(s)} minus ${tex(close)}, but $${bars(s)}$ can't be ${tex(close)}.`
            : `This is only one of the positive solutions, which are ${listed(positive.map(tex))}.`,
        ],
        [
          sum(positive) - s,
          "leaves out a shift",
          `Each solution is ${tex(s)} plus or minus a distance, and in this sum ${tex(s)} is left out of one of them.`,
        ],
        [
          sum(positive) + Math.abs(s - far),
          "includes a negative solution",
          s < far
            ? `This also adds ${far - s} for the solution ${tex(s - far)}, but a negative solution doesn't count.`
            : `This counts the solution ${tex(s - far)} twice.`,
        ],
      ];
  return {
    variant: `equation/${isCounted ? "count" : "sum"}`,
    difficulty: isCounted ? 5 : 6,
    stem: isCounted
      ? rng.pick([
          `How many different values of $x$ satisfy $${equation}$?`,
          `The equation $${equation}$ has how many different solutions?`,
        ])
      : rng.pick([
          `What is the sum of all positive values of $x$ that satisfy $${equation}$?`,
          `If $x > 0$ and $${equation}$, what is the sum of all possible values of $x$?`,
        ]),
    key: {
      text: String(key),
      value: key,
      why: `All solutions are ${roots
        .toSorted((one, other) => one - other)
        .map(tex)
        .join(", ")}.`,
    },
    slips: asCount(wrong),
    solution: {
      idea: `Solve for $${bars(s)}$ first, as if it were one number, and drop a negative value of it.`,
      steps: [
        `$${bars(s)} - ${a}$ is ${b} or $-${b}$, so $${bars(s)}$ is ${far} or ${tex(close)}.`,
        close < 0
          ? `An absolute value can't be ${tex(close)}, so only ${far} counts, and it gives two values of $x$.`
          : close === 0
            ? `The value 0 gives one $x$, and ${far} gives two.`
            : "Each of the two values gives two values of $x$.",
        `So $x$ is ${listed(
          distances.flatMap((t) =>
            t === 0 || s === 0
              ? [...new Set([s + t, s - t])].map(tex)
              : [`$${s} + ${t} = ${s + t}$`, `$${s} - ${t} = ${s - t}$`],
          ),
          "or",
        )}.`,
        isCounted
          ? `That makes ${key} solutions.`
          : `The positive solutions are ${listed(positive.map(tex))}, and $${positive.join(" + ")} = ${key}$.`,
      ],
      check: `For $${bars(s)} = ${far}$, the left side is $|${far} - ${a}| = ${b}$${close < 0 || close === far ? "" : `, and for $${bars(s)} = ${close}$, it is $|${close} - ${a}| = ${b}$`}.`,
      takeaway:
        "An absolute value of 0 gives one solution, a positive one two, and a negative one none.",
    },
  };
}

/** A distance between two bounds, with x positive: one side may be cut off. */
function drawPositive(rng: Rng): Drawn {
  const s = rng.int(2, 9);
  const [near, far] = [rng.int(1, 5), rng.int(6, 12)];
  const [lower, upper] = [rng.pick([">", "\\geq"] as const), rng.pick(["<", "\\leq"] as const)];
  const [low, high] = [lower === ">" ? near + 1 : near, upper === "<" ? far - 1 : far];
  // Both bounds matter on the left: some integers there are kept, and some are excluded.
  if (s - high >= 0 || s - low <= 0) return null;
  const ring = range(s - high, s + high).filter((x) => Math.abs(x - s) >= low);
  const kept = ring.filter((x) => x > 0);
  const key = kept.length;
  const [left, right] = [kept.filter((x) => x < s).length, kept.filter((x) => x > s).length];
  const bounds = `${near} ${lower === ">" ? "<" : "\\leq"} ${bars(s)} ${upper} ${far}`;
  return {
    variant: "positive/ring",
    difficulty: 6,
    stem: rng.pick([
      `How many positive integers $x$ satisfy $${bounds}$?`,
      `If $x$ is a positive integer such that $${bounds}$, how many values of $x$ are possible?`,
    ]),
    key: {
      text: String(key),
      value: key,
      why: `Of the values of $x$, ${right} are greater than ${tex(s)}, and ${left} positive ${left === 1 ? "one is" : "ones are"} less than ${tex(s)}.`,
    },
    slips: asCount([
      [
        ring.length,
        "counts negative integers",
        `This counts all ${ring.length} integers in the two blocks, but ${ring.length - key} of them aren't positive.`,
      ],
      [
        high - low + 1,
        "takes the distance for x",
        `This counts the ${high - low + 1} integers from ${low} through ${high}, but those are the distances of $x$ from ${tex(s)}, not the values of $x$.`,
      ],
      [key + 1, "counts 0 or an end", "This also counts 0, which isn't positive."],
      [
        key - 1,
        "loses an end",
        `This leaves out one integer, such as ${tex(s + high)}, whose distance from ${tex(s)}, ${high}, is allowed.`,
      ],
      [
        kept.length - left + 1,
        "miscounts the right side",
        `This is $${right} + 1$, with only one integer less than ${tex(s)}, but all ${left} integers from 1 through ${s - low} count.`,
      ],
      [
        s + high,
        "forgets the lower bound",
        `This counts all ${s + high} integers from 1 through ${s + high}, but those from ${s - low + 1} through ${s + low - 1} are too close to ${tex(s)}.`,
      ],
      [
        2 * (high - low),
        "counts gaps on both sides",
        `This is $2(${high} - ${low})$, but from ${low} through ${high} there are $${high} - ${low} + 1 = ${high - low + 1}$ integers, and not all the integers less than ${tex(s)} are positive.`,
      ],
    ]),
    solution: {
      idea: `The expression is the distance of $x$ from ${tex(s)}, so the values of $x$ lie in two blocks, one on each side.`,
      steps: [
        `The distance is an integer from ${low} through ${high}.`,
        `Above ${tex(s)}, $x$ runs from ${tex(s + low)} through ${tex(s + high)}. ${s + low > 0 ? "All of these are" : "Of these, only those from 1 on are"} positive: ${count(right, "integer")}.`,
        `Below ${tex(s)}, $x$ runs from ${tex(s - high)} through ${tex(s - low)}. ${left > 0 ? `Those from 1 on are positive: ${left} ${left === 1 ? "integer" : "integers"}` : "None of these is positive"}.`,
        `In all, there ${key === 1 ? "is" : "are"} ${count(key, "integer")}.`,
      ],
      check: `The ends fit: ${s + high} is ${high} from ${s}, ${s + low} is ${low} from ${s}, ${s - low} is ${low} from ${s}, and 1 is ${s - 1} from ${s}.`,
      takeaway:
        "A distance between two positive bounds gives two blocks of values, one on each side of the center.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "bars-within-bars",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "algebra",
  pattern:
    "An absolute value within bounds or bars: solve for it first, drop negative values, and count both sides of the center.",

  make(rng) {
    const draft = rng.pick([drawRing, drawRing, drawEquation, drawPositive])(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Tries every integer from −100 to 100. */
  check({ stem, options }) {
    const fits = conditionOf(plain(stem).replaceAll("\\big", ""));
    const found = range(-100, 100).filter(
      (x) => fits(x) && (x > 0 || !/positive|x > 0/.test(stem)),
    );
    const answer = stem.includes("sum") ? sum(found) : found.length;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

function compare(one: number, relation: string, other: number): boolean {
  if (relation === "=") return one === other;
  return relation === "<" ? one < other : one <= other;
}

function distance(mark?: string, size?: string): (x: number) => number {
  return (x) => Math.abs(x + (mark === "-" ? -1 : 1) * Number(size ?? 0));
}

function conditionOf(text: string): (x: number) => boolean {
  const nested = /\|\|x(?: ([+-]) (\d+))?\| - (\d+)\| (<=|<|=) (\d+)/.exec(text);
  if (nested) {
    const [, mark, size, a, relation = "", b] = nested;
    return (x) => compare(Math.abs(distance(mark, size)(x) - Number(a)), relation, Number(b));
  }
  const between = /(\d+) (<=|<) \|x ([+-]) (\d+)\| (<=|<) (\d+)/.exec(text);
  if (!between) throw new Error(`No condition can be read: ${text}`);
  const [, low, lower = "", mark, size, upper = "", high] = between;
  return (x) => {
    const value = distance(mark, size)(x);
    return compare(Number(low), lower, value) && compare(value, upper, Number(high));
  };
}
