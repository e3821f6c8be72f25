import {
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  type Solution,
  texTerm,
} from "@theta/items/template";

/** What is given: the set of x it allows, in words and as a test. */
interface Given {
  readonly kind: "near" | "quadratic" | "far" | "sign";
  readonly tex: string;
  readonly solved: string;
  readonly holds: (x: number) => boolean;
  readonly step: string;
}

interface Candidate {
  readonly tex: string;
  readonly holds: (x: number) => boolean;
  readonly slip: string;
}

const POINTS = range(-160, 160)
  .filter((n) => n !== 0)
  .map((n) => n / 4);
const above = (t: number, slip = ""): Candidate => ({
  tex: `x \\gt ${t}`,
  holds: (x) => x > t,
  slip,
});
const below = (t: number, slip = ""): Candidate => ({
  tex: `x \\lt ${t}`,
  holds: (x) => x < t,
  slip,
});
const within = (t: number, slip = ""): Candidate => ({
  tex: `|x| \\lt ${t}`,
  holds: (x) => Math.abs(x) < t,
  slip,
});
const beyond = (t: number, slip = ""): Candidate => ({
  tex: `|x| \\gt ${t}`,
  holds: (x) => Math.abs(x) > t,
  slip,
});
const from = (s: number, t: number, slip = ""): Candidate => ({
  tex: `${s} \\lt x \\lt ${t}`,
  holds: (x) => x > s && x < t,
  slip,
});

interface Draft {
  readonly given: Given;
  readonly keys: readonly Candidate[];
  readonly wrong: readonly Candidate[];
}

/** Between two numbers, given by a distance or a quadratic. */
function drawInner(rng: Rng): Draft | null {
  const [low, high] = [rng.int(-9, 4), rng.int(-2, 12)];
  if (high - low < 4 || low === 0 || high === 0 || low + high === 0) return null;
  const isNear = (high - low) % 2 === 0 && rng.chance(0.55);
  const [center, radius] = [(low + high) / 2, (high - low) / 2];
  const more = rng.int(1, 4);
  const product = `x^2 ${texTerm(-(low + high), "x")} ${texTerm(low * high, "")} \\lt 0`;
  const given: Given = isNear
    ? {
        kind: "near",
        tex: `|x ${texTerm(-center, "")}| \\lt ${radius}`,
        solved: `${low} \\lt x \\lt ${high}`,
        holds: (x) => x > low && x < high,
        step: `The distance of $x$ from $${center}$ is less than ${radius}, so $${low} \\lt x \\lt ${high}$.`,
      }
    : {
        kind: "quadratic",
        tex: product,
        solved: `${low} \\lt x \\lt ${high}`,
        holds: (x) => x > low && x < high,
        step: `$(x ${texTerm(-low, "")})(x ${texTerm(-high, "")}) \\lt 0$ holds between the zeros: $${low} \\lt x \\lt ${high}$.`,
      };
  return {
    given,
    keys: [
      above(low - more),
      below(high + more),
      within(Math.max(Math.abs(low), high) + more),
      from(low - more, high + 2),
    ],
    wrong: [
      from(-high, -low, "changes the signs of both bounds"),
      above(0, "takes the numbers for positive"),
      below(0, "takes the numbers for negative"),
      within(Math.min(Math.abs(low), Math.abs(high)), "takes the nearer bound for both sides"),
      ...(Number.isInteger(center) && isNear
        ? [
            above(center, "takes the center for a bound"),
            within(radius, "leaves the center out"),
            below(radius, "leaves the center out"),
          ]
        : [beyond(1, "leaves out small numbers")]),
      below(low, "turns the inequality round"),
      above(high, "turns the inequality round"),
      above(low + 1, "begins at the next integer"),
      below(high - 1, "ends at the integer before"),
      from(low + 1, high - 1, "thinks of integers only"),
    ],
  };
}

/** Outside two numbers. */
function drawOuter(rng: Rng): Draft | null {
  const [center, radius] = [rng.int(-4, 4), rng.int(3, 9)];
  const [low, high] = [center - radius, center + radius];
  const nearer = Math.min(-low, high);
  const less = rng.int(1, Math.max(1, nearer - 1));
  if (center === 0 || nearer < 2) return null;
  return {
    given: {
      kind: "far",
      tex: `|x ${texTerm(-center, "")}| \\gt ${radius}`,
      solved: `x \\lt ${low}$ or $x \\gt ${high}`,
      holds: (x) => x < low || x > high,
      step: `The distance of $x$ from $${center}$ is greater than ${radius}, so $x \\lt ${low}$ or $x \\gt ${high}$.`,
    },
    keys: [
      beyond(less),
      { tex: `x^2 \\gt ${less * less}`, holds: (x) => x * x > less * less, slip: "" },
    ],
    wrong: [
      beyond(radius, "leaves the center out"),
      above(high, "finds one side only"),
      below(low, "finds one side only"),
      from(low, high, "turns the inequality round"),
      beyond(Math.max(-low, high), "takes the farther bound for both sides"),
      {
        tex: `x^2 \\gt ${radius * radius}`,
        holds: (x) => x * x > radius * radius,
        slip: "leaves the center out",
      },
      above(0, "takes the numbers for positive"),
      above(center, "takes the center for a bound"),
    ],
  };
}

/** A quotient with an absolute value, which reveals the sign. */
function drawSign(rng: Rng): Draft {
  const m = rng.int(1, 6);
  const isLess = rng.chance(0.5);
  const given: Given = isLess
    ? {
        kind: "sign",
        tex: `\\frac{${m === 1 ? "" : m}x}{|x|} \\lt x`,
        solved: `-${m} \\lt x \\lt 0$ or $x \\gt ${m}`,
        holds: (x) => m * Math.sign(x) < x,
        step: `For positive $x$ the left side is ${m}, so $x \\gt ${m}$; for negative $x$ it is $-${m}$, so $-${m} \\lt x \\lt 0$.`,
      }
    : {
        kind: "sign",
        tex: `\\frac{${m === 1 ? "" : m}x}{|x|} \\gt x`,
        solved: `x \\lt -${m}$ or $0 \\lt x \\lt ${m}`,
        holds: (x) => m * Math.sign(x) > x,
        step: `For positive $x$ the left side is ${m}, so $0 \\lt x \\lt ${m}$; for negative $x$ it is $-${m}$, so $x \\lt -${m}$.`,
      };
  const more = rng.int(0, 3);
  return {
    given,
    keys: [isLess ? above(-m - more) : below(m + more)],
    wrong: isLess
      ? [
          above(m, "takes x for positive"),
          beyond(m, "forgets the negative numbers near 0"),
          above(0, "takes x for positive"),
          within(m, "finds one side only"),
          from(-m, 0, "finds one side only"),
          below(m, "turns the inequality round"),
          above(-m + 1, "begins at the next integer"),
        ]
      : [
          below(-m, "takes x for negative"),
          below(0, "takes x for negative"),
          beyond(m, "forgets the positive numbers near 0"),
          within(m, "finds one side only"),
          from(0, m, "finds one side only"),
          above(-m, "turns the inequality round"),
        ],
  };
}

function drawNumbers(rng: Rng) {
  const draft = rng.pick([drawInner, drawInner, drawOuter, drawSign])(rng);
  if (!draft) return null;
  const { given, keys, wrong } = draft;
  const inside = POINTS.filter(given.holds);
  const key = rng.pick(keys);
  if (!inside.every(key.holds)) return null;
  // Two options that say the same would give each other away.
  const shuffled = rng.shuffle(wrong);
  return { draft, inside, key, shuffled };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({ draft, inside, key, shuffled }: Numbers): ProblemOptions {
  const { given } = draft;
  const meanings = shuffled.map(({ holds }) => POINTS.map((x) => (holds(x) ? "1" : "0")).join(""));
  const slips = shuffled
    .filter(
      (each) => meanings.indexOf(meanings[shuffled.indexOf(each)]!) === shuffled.indexOf(each),
    )
    .flatMap(({ tex, holds, slip }): Slip[] => {
      const against = inside.filter((x) => !holds(x));
      const shown = against.toSorted(
        (a, b) =>
          Number(!Number.isInteger(a)) - Number(!Number.isInteger(b)) || Math.abs(a) - Math.abs(b),
      )[0];
      return shown === undefined
        ? []
        : [
            {
              text: `$${tex}$`,
              slip,
              why: `The given inequality also holds for $x = ${shown}$, but $${tex}$ does not, so it need not be true.`,
            },
          ];
    });
  return {
    key: {
      text: `$${key.tex}$`,
      why: `Every number with $${given.solved}$ satisfies $${key.tex}$; that other numbers do so too does no harm.`,
    },
    slips,
  };
}

function solutionOf({ draft, key }: Numbers): Solution {
  const { given } = draft;

  return {
    idea: "Find all numbers that the condition allows; a statement must be true when it holds for every one of them, even if it holds for others as well.",
    steps: [
      given.step,
      `$${key.tex}$ holds for all of these numbers.`,
      "Each of the other options fails for at least one of them.",
    ],
    check:
      "Do not look for the option that says exactly the same: try to break each option with a number that is allowed.",
  };
}

export const template: ProblemTemplate = {
  id: "weaker-than-the-range",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "algebra",
  pattern:
    "What must be true may say less than what is known: the range must lie inside the option.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { draft, key } = numbers;
    const { given } = draft;
    const zero = given.kind === "sign" ? " and $x \\ne 0$" : "";
    return {
      variant: `${given.kind}/${key.tex.startsWith("|") ? "size" : key.tex.startsWith("x^2") ? "square" : key.tex.startsWith("x") ? "bound" : "range"}`,
      context: "pure",
      difficulty:
        { near: 5, quadratic: 6, far: 7, sign: 8 }[given.kind] + (key.tex.startsWith("x") ? 0 : 1),
      stem: rng.pick([
        `If $${given.tex}$${zero}, which of the following must be true?`,
        `The number $x$ satisfies $${given.tex}$${zero}. Which of the following must be true?`,
        `Which of the following must be true for every $x$ with $${given.tex}$${zero}?`,
      ]),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries thousands of numbers against the condition and each option. */
  check({ stem, options }) {
    const given = /(?:If|satisfies|with) \$(.+?)\$/.exec(stem)?.[1];
    if (!given) throw new Error("The condition cannot be found.");
    const allowed = range(-900, 900)
      .filter((n) => n !== 0)
      .map((n) => n / 18)
      .filter((x) => isTrue(plain(given), x));
    if (allowed.length < 10) throw new Error("Too few numbers are allowed.");
    return options.flatMap((option, k) =>
      allowed.every((x) => isTrue(plain(option), x)) ? [k] : [],
    );
  },
};

function isTrue(text: string, x: number): boolean {
  const parts = text.split(/ ([<>]) /);
  if (parts.length < 3) throw new Error(`“${text}” is no inequality.`);
  return parts.every((part, k) => {
    if (k % 2 === 0) return true;
    const [left, right] = [valueAt(parts[k - 1]!, x), valueAt(parts[k + 1]!, x)];
    return part === "<" ? left < right - 1e-9 : left > right + 1e-9;
  });
}

/** A sum of terms such as x^2, -5x, 6, |x - 3|, or (2x)/(|x|). */
function valueAt(text: string, x: number): number {
  const quotient = /^\((\d*)x\)\/\(\|x\|\)$/.exec(text);
  if (quotient) return (Number(quotient[1] || 1) * x) / Math.abs(x);
  const size = /^\|(.+)\|$/.exec(text);
  if (size) return Math.abs(valueAt(size[1]!, x));
  const terms = text.replaceAll(" ", "").match(/[+-]?[^+-]+/g) ?? [];
  return terms.reduce((total, term) => {
    const found = /^([+-]?)(\d*)(x?)(?:\^(\d))?$/.exec(term);
    if (!found) throw new Error(`“${term}” cannot be read.`);
    const [, sign, digits, letter, power = "1"] = found;
    const value = Number(digits || 1) * (letter ? x ** Number(power) : 1);
    return sign === "-" ? total - value : total + value;
  }, 0);
}
