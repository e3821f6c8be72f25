import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  relationOf,
  type Rng,
  type StemReading,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Divide the distance between the two given points into equal parts, and count the parts.";

const times = (k: number): string => (k === 2 ? "twice" : `${k} times`);
const tex = (value: number): string => (value < 0 ? `$${value}$` : String(value));
/** |x - a| in TeX. */
const bars = (a: number): string => (a === 0 ? "|x|" : `|x ${texTerm(-a, "")}|`);

/** Points a and b, and x that is k times as far from a as from b: inside and beyond b. */
function drawPoints(rng: Rng) {
  const k = rng.pick([2, 2, 3, 4]);
  const part = rng.int(1, 6);
  const apart = (k + 1) * part;
  const direction = rng.pick([1, 1, -1]);
  const a = rng.int(-15, 12);
  const b = a + direction * apart;
  const inside = a + direction * k * part;
  const beyond = b + (direction * apart) / (k - 1);
  if (a === 0 || b === 0 || apart < 6 || Math.abs(b) > 24 || !Number.isInteger(beyond)) return null;
  return { k, a, b, part, apart, direction, inside, beyond };
}

type Points = NonNullable<ReturnType<typeof drawPoints>>;

/** Wrong coordinates that come from the same two points. */
function wrongPoints(
  { k, a, b, part, apart, direction, inside, beyond }: Points,
  key: number,
): Wrong[] {
  const fromA = (x: number): string => {
    const [far, close] = [Math.abs(x - a), Math.abs(x - b)];
    const end = near(far, k * close)
      ? `but it ${key === inside ? "isn't" : "is"} between them`
      : `and ${far} isn't ${k} times ${close}`;
    return `${tex(x)} is ${far} from ${tex(a)} and ${close} from ${tex(b)}, ${end}.`;
  };
  const one = (x: number, slip: string): Wrong => [x, slip, fromA(x)];
  return [
    one(a + direction * part, "exchanges the two points"),
    one((a + b) / 2, "takes the midpoint"),
    one(key === inside ? beyond : inside, "takes the point on the other side"),
    one(a + (direction * apart) / k, `divides the distance by ${k}`),
    one(b - (direction * apart) / k, `divides the distance by ${k}`),
    one(a - direction * (beyond - b) * direction, "takes the point beyond the wrong end"),
    one(b + direction * part, "adds one part too many"),
    one(b + direction * apart, "adds the distance itself"),
    one(a + k * direction * apart, `multiplies the distance by ${k}`),
    one(a + direction * (k - 1) * part, "counts one part too few"),
    one(key + direction * 2, "makes an error in the last step"),
    one(key - direction * 3, "makes an error in the last step"),
  ];
}

const isAny = (value: number): boolean => Number.isInteger(value);

/** The point between the two. */
function askBetween(rng: Rng): AskedProblem | null {
  const points = drawPoints(rng);
  if (!points) return null;
  const { k, a, b, part, apart, direction, inside } = points;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `On the number line, the coordinates of points $A$ and $B$ are ${tex(a)} and ${tex(b)}, respectively. If point $P$ is between $A$ and $B$ and is ${times(k)} as far from $A$ as from $B$, what is the coordinate of $P$?`,
      `If $${low} < x < ${high}$ and $${bars(a)} = ${k}${bars(b)}$, what is the value of $x$?`,
    ],
    key: inside,
    why: `The distances are ${k * part} and ${part}.`,
    wrong: wrongPoints(points, inside),
    solution: {
      idea: `The distance from ${tex(a)} to ${tex(b)} is ${apart}, and it consists of ${k} parts and 1 part.`,
      fast: [
        `Each of the ${k + 1} parts is $\\frac{${apart}}{${k + 1}} = ${part}$, so go ${part} from ${tex(b)} toward ${tex(a)}: ${tex(inside)}.`,
      ],
      steps: [
        `For $x$ between the two numbers, $${direction > 0 ? `x ${texTerm(-a, "")}` : `${a} - x`} = ${k}(${direction > 0 ? `${b} - x` : `x ${texTerm(-b, "")}`})$.`,
        `Multiplying out gives $${direction > 0 ? `x ${texTerm(-a, "")} = ${k * b} - ${k}x` : `${a} - x = ${k}x ${texTerm(-k * b, "")}`}$, so $${k + 1}x = ${k * b + a}$ and $x = ${inside}$.`,
      ],
      check: `From ${tex(inside)}, it is ${k * part} to ${tex(a)} and ${part} to ${tex(b)}.`,
      takeaway: TAKEAWAY,
    },
    shows: isAny,
  };
}

/** The point that isn't between the two. */
function askBeyond(rng: Rng): AskedProblem | null {
  const points = drawPoints(rng);
  if (!points) return null;
  const { k, a, b, apart, direction, beyond } = points;
  const beyondB = Math.abs(beyond - b);
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `On the number line, the coordinates of points $A$ and $B$ are ${tex(a)} and ${tex(b)}, respectively. If point $P$ is not between $A$ and $B$ and is ${times(k)} as far from $A$ as from $B$, what is the coordinate of $P$?`,
      `If $x ${direction > 0 ? ">" : "<"} ${b}$ and $${bars(a)} = ${k}${bars(b)}$, what is the value of $x$?`,
    ],
    key: beyond,
    why: `The distances are ${beyondB * k} and ${beyondB}.`,
    wrong: wrongPoints(points, beyond),
    solution: {
      idea: `The point isn't between ${tex(a)} and ${tex(b)} and is closer to ${tex(b)}, so it is beyond ${tex(b)}. Then the distance ${apart} from ${tex(a)} to ${tex(b)} is the difference of the two distances.`,
      steps: [
        `[[Beyond]], $${direction > 0 ? `x ${texTerm(-a, "")}` : `${a} - x`} = ${k}(${direction > 0 ? `x ${texTerm(-b, "")}` : `${b} - x`})$.`,
        `Multiplying out gives $${direction > 0 ? `x ${texTerm(-a, "")} = ${k}x ${texTerm(-k * b, "")}` : `${a} - x = ${k * b} - ${k}x`}$, so $${k === 2 ? "" : k - 1}x = ${k * b - a}$${k === 2 ? "" : ` and $x = ${beyond}$`}.`,
      ],
      check: `From ${tex(beyond)}, it is ${beyondB * k} to ${tex(a)} and ${beyondB} to ${tex(b)}.`,
      takeaway:
        "If a point isn't between two others, the distance between those is the difference of its distances to them.",
    },
    words: (wording) => ({
      beyond: wording === 1 ? `beyond ${tex(b)}` : `for $x ${direction > 0 ? ">" : "<"} ${b}$`,
    }),
    solutionFor: (wording) =>
      wording === 1
        ? {
            fast: [
              `The distances are ${k} parts and 1 part, and their difference is ${apart}, so 1 part is ${k === 2 ? apart : `$\\frac{${apart}}{${k - 1}} = ${beyondB}$`}. Going ${beyondB} beyond ${tex(b)} gives ${tex(beyond)}.`,
            ],
          }
        : {
            idea: `$${bars(a)}$ is the distance from $x$ to ${tex(a)}, and $${bars(b)}$ is the distance from $x$ to ${tex(b)}. For $x ${direction > 0 ? ">" : "<"} ${b}$, both differences are ${direction > 0 ? "positive" : "negative"}, so the equation can be written without absolute values.`,
            takeaway:
              "Use the given range to find the sign of each difference, and then write the equation without absolute values.",
          },
    shows: isAny,
  };
}

/** Three points in order, with the ratio of the distances. */
function askRatio(rng: Rng): AskedProblem | null {
  const [p, q] = rng.pick([
    [1, 2],
    [2, 3],
    [3, 2],
    [3, 4],
    [1, 3],
    [3, 5],
    [5, 3],
    [4, 1],
  ] as const);
  const part = rng.int(2, 8);
  const whole = (p + q) * part;
  const isTotal = rng.chance(0.7);
  const [ab, bc] = [p * part, q * part];
  if (whole < 12) return null;
  return isTotal
    ? {
        difficulty: 3,
        stems: [
          `A gas station is on a straight road between Town X and Town Y, which are ${whole} miles apart. Its distance to Town X is $\\frac{${p}}{${q}}$ of its distance to Town Y. How many miles is the gas station from Town X?`.replace(
            "$\\frac{4}{1}$ of",
            "4 times",
          ),
        ],
        pure: [
          `Points $A$, $B$, and $C$ lie on a line in that order, and the length of segment $AC$ is ${whole}. If the ratio of the length of segment $AB$ to the length of segment $BC$ is ${p} to ${q}, what is the length of segment $AB$?`,
        ],
        key: ab,
        why: `$\\frac{${p}}{${p + q}} \\cdot ${whole} = ${ab}$.`,
        wrong: [
          [bc, "finds the other distance", `This is $${q} \\cdot ${part}$, [[other]].`],
          [
            (whole * p) / q,
            "takes the fraction of the whole",
            `This is $\\frac{${p}}{${q}} \\cdot ${whole}$, but the fraction compares the two distances with each other, not with ${whole}.`,
          ],
          [
            whole / (p + q),
            "stops at one part",
            `One of the ${p + q} equal parts is ${part}, and ${p} of them ${p === 1 ? "is" : "are"} needed.`,
          ],
          [
            whole / 2,
            "takes the midpoint",
            `This is half of ${whole}, but the two distances are not equal.`,
          ],
          [
            whole / q,
            "divides by one term",
            `This is $\\frac{${whole}}{${q}}$, but there are $${p} + ${q} = ${p + q}$ equal parts, and ${p} of them ${p === 1 ? "is" : "are"} needed.`,
          ],
          [
            Math.abs(bc - ab),
            "finds the difference",
            `This is the difference of ${ab} and ${bc}, the two distances.`,
          ],
          [
            whole / 3,
            "takes a third",
            `This is a third of ${whole}, but there are ${p + q} equal parts, and ${p} of them ${p === 1 ? "is" : "are"} needed.`,
          ],
          [
            (2 * whole) / 3,
            "takes two thirds",
            `This is two thirds of ${whole}, but there are ${p + q} equal parts, and ${p} of them ${p === 1 ? "is" : "are"} needed.`,
          ],
          [
            whole - part,
            "leaves out one part only",
            `This is all but one of the parts, but there are ${p + q} equal parts, and ${p} of them ${p === 1 ? "is" : "are"} needed.`,
          ],
        ],
        solution: {
          idea: `The distance ${whole} consists of $${p} + ${q} = ${p + q}$ equal parts.`,
          steps: [
            `Each part is $\\frac{${whole}}{${p + q}} = ${part}$.`,
            `The distance asked for is $${p} \\cdot ${part} = ${ab}$.`,
          ],
          check: `The distances are ${ab} and ${bc}, and their sum is ${whole}.`,
          takeaway: TAKEAWAY,
        },
        words: (wording) => ({
          other:
            wording === 1
              ? "the distance of the gas station from Town Y"
              : "the length of segment $BC$",
        }),
      }
    : askEnd(p, q, part, rng);
}

/** The far end, from two coordinates and the ratio of the distances. */
function askEnd(p: number, q: number, part: number, rng: Rng): AskedProblem | null {
  const [ab, bc] = [p * part, q * part];
  const ratio = p === 1 ? String(q) : `\\frac{${q}}{${p}}`;
  const a = rng.int(-20, 6);
  const b = a + ab;
  const key = b + bc;
  if (a === 0 || b === 0 || ab === bc) return null;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `Points $A$, $B$, and $C$ lie on the number line in that order, and $\\frac{AB}{BC} = \\frac{${p}}{${q}}$. If the coordinates of $A$ and $B$ are ${tex(a)} and ${tex(b)}, respectively, what is the coordinate of $C$?`,
    ],
    key,
    why: `The distance from $B$ to $C$ is $${ratio} \\cdot ${ab} = ${bc}$, and $${b} + ${bc} = ${key}$.`,
    wrong: [
      [
        b + (ab * p) / q,
        "inverts the ratio",
        `This adds $\\frac{${p}}{${q}} \\cdot ${ab}$ to ${tex(b)}, but the distance from $B$ to $C$ is $${ratio}$ times the distance from $A$ to $B$, ${ab}.`,
      ],
      [b + ab, "takes the midpoint", `This is $${b} + ${ab}$, as if the two distances were equal.`],
      [bc, "stops at the distance", `This is the distance from $B$ to $C$.`],
      [
        ab + bc,
        "finds the whole distance",
        `This is $${ab} + ${bc}$, the distance from $A$ to $C$.`,
      ],
      [
        a + bc,
        "starts from $A$",
        `This is $${a} + ${bc}$, but the distance ${bc} starts from $B$, not from $A$.`,
      ],
      [
        b + (Math.abs(b + a) * q) / p,
        "loses a sign",
        `This takes ${Math.abs(b + a)} as the distance from $A$ to $B$, but it is $${b} - ${a < 0 ? `(${a})` : a} = ${ab}$.`,
      ],
      [
        b + part,
        "adds one part",
        `This adds only one part of ${part} to ${b}, but the distance from $B$ to $C$ is ${q} times ${part}.`,
      ],
      [
        key + part,
        "adds one part too many",
        `This adds a part of ${part} too many, because the distance from $B$ to $C$ is ${q} times ${part}.`,
      ],
      [
        key - part,
        "adds one part too few",
        `This adds a part of ${part} too few, because the distance from $B$ to $C$ is ${q} times ${part}.`,
      ],
    ],
    solution: {
      idea: `The distance from $A$ to $B$ is ${ab}, which is ${p === 1 ? "1 part" : `${p} equal parts`}.`,
      steps: [
        `$${b} - ${a < 0 ? `(${a})` : a} = ${ab}$, so each part is ${part}.`,
        `From $B$ to $C$ there are ${q === 1 ? "1 part" : `${q} parts`}, or ${bc}, and $${b} + ${bc} = ${key}$.`,
      ],
      check: `$${ab} : ${bc} = ${p} : ${q}$.`,
      takeaway:
        "The distance between two numbers on the number line is the greater minus the smaller, also when one is negative.",
    },
    shows: (value) => isAny(value) && Math.abs(value - key) <= ab + bc,
  };
}

const ASK = { between: askBetween, beyond: askBeyond, ratio: askRatio };
const KINDS = ["between", "between", "between", "between", "beyond", "ratio"] as const;

const isInside = (x: number, a: number, b: number): boolean => (x - a) * (x - b) < 0;
const isFar = (x: number, a: number, b: number, k: number): boolean =>
  near(Math.abs(x - a), k * Math.abs(x - b));
/** "twice" isn't a number to the reader of stems. */
const factor = (k: number): number => (Number.isNaN(k) ? 2 : k);
const isInRatio = (x: number, a: number, b: number, p: number, q: number): boolean =>
  near((x - a) * q, (b - x) * p);

const COORDINATES = String.raw`A and B are (-?\d+) and (-?\d+), .*`;
const FACTOR = String.raw`and is (twice|\d)`;

const READINGS: readonly StemReading[] = [
  {
    wording: new RegExp(`${COORDINATES}P is between .*${FACTOR}`),
    fits: (x, a, b, k) => isInside(x, a, b) && isFar(x, a, b, factor(k)),
    open: (x, a, b) => isInside(x, a, b),
  },
  {
    wording: new RegExp(`${COORDINATES}P is not between .*${FACTOR}`),
    fits: (x, a, b, k) => !isInside(x, a, b) && isFar(x, a, b, factor(k)),
    open: (x, a, b) => !isInside(x, a, b),
  },
  // The equations with bars are solved in `check`; these only say which side of a bound is allowed.
  { wording: /^If (-?\d+) < x < (-?\d+) and/, fits: isInside, open: isInside },
  { wording: /^If x > (-?\d+) and/, fits: (x, b) => x > b, open: (x, b) => x > b },
  { wording: /^If x < (-?\d+) and/, fits: (x, b) => x < b, open: (x, b) => x < b },
  {
    wording: /are (\d+) miles apart.* is (?:\((\d)\)\/\((\d)\) of|(\d) times) its/,
    fits: (x, whole, p, q, k) => isInRatio(x, 0, whole, p || k, q || 1),
    open: (x, whole) => x < whole,
  },
  {
    wording: /AC is (\d+)\. .* is (\d) to (\d),/,
    fits: (x, whole, p, q) => isInRatio(x, 0, whole, p, q),
    open: (x, whole) => x < whole,
  },
  {
    wording: /= \((\d)\)\/\((\d)\)\. .* are (-?\d+) and (-?\d+),/,
    fits: (x, p, q, a, b) => isInRatio(b, a, x, p, q),
    open: (x, _p, _q, _a, b) => x > b,
  },
];

export const template: ProblemTemplate = {
  id: "twice-as-far-from",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "algebra",
  pattern:
    "A point on a line whose distances from two others are in a given ratio: count equal parts.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option into the distances, or into the equation as it's written. */
  check(view) {
    const [, bound, equation] = /^If \$([^$]+)\$ and \$([^$]+)\$/.exec(view.stem) ?? [];
    if (!bound || !equation) return fittingOptions(view, READINGS);
    const [isAllowed, isSolved] = [relationOf(bound), relationOf(equation)];
    return view.options.flatMap((option, k) => {
      const x = valueOf(option).value;
      return isAllowed({ x }) && isSolved({ x }) ? [k] : [];
    });
  },
  possible: (view) => openOptions(view, READINGS),
};
