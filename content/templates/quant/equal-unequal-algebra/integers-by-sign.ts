import {
  type AskedProblem,
  draftOf,
  formulaOf,
  isPositiveWhole,
  listed,
  plain,
  type ProblemTemplate,
  range,
  read,
  relationOf,
  type Rng,
  type StemReading,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "A product or quotient changes its sign only at its zeros: mark them on the number line, and judge each zero separately.";

const plus = (n: number): string => texTerm(n, "");
const factor = (root: number): string => (root === 0 ? "x" : `(x ${plus(-root)})`);
const bare = (root: number): string => factor(root).replaceAll(/[()]/g, "");
const shown = (integers: readonly number[]): string => listed(integers.map((n) => `$${n}$`));

/** Wrong lists of integers as wrong counts. */
const counted = (lists: readonly (readonly [number[], string, string])[]): Wrong[] =>
  lists.map(([integers, slip, why]) => [integers.length, slip, why]);

/** A quadratic expression is negative between its zeros. */
function askQuadratic(rng: Rng): AskedProblem | null {
  const r = rng.int(-9, 2);
  const [s, isOpen] = [r + rng.int(4, 11), rng.chance(0.6)];
  const sign = isOpen ? "\\lt" : "\\le";
  const [middle, end] = [-(r + s), r * s];
  if (middle === 0 || end === 0 || Math.abs(middle) === 1) return null;
  const integers = isOpen ? range(r + 1, s - 1) : range(r, s);
  const left = `x^2 ${texTerm(middle, "x")}`;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `How many integers $x$ satisfy the inequality $${left} ${plus(end)} ${sign} 0$?`,
      `For how many integers $x$ is $${left} ${sign} ${-end}$?`,
    ],
    key: integers.length,
    why: `The integers are those from $${integers[0]!}$ to $${integers.at(-1)!}$.`,
    wrong: counted([
      [
        isOpen ? range(r, s) : range(r + 1, s - 1),
        isOpen ? "counts the zeros" : "leaves out the zeros",
        `At $${r}$ and $${s}$ the expression is 0, which ${isOpen ? "isn't less than" : "satisfies $\\le$"} 0.`,
      ],
      [
        range(r + 1, s),
        "counts one zero",
        isOpen
          ? `This counts $${s}$ but not $${r}$. The expression is 0 at both, so neither fits.`
          : `This counts $${s}$ but not $${r}$. The expression is 0 at both, so both fit.`,
      ],
      [
        integers.filter((n) => n > 0),
        "takes only positive integers",
        `This counts only the positive integers, but 0 and the negative integers from $${integers[0]!}$ on fit as well.`,
      ],
      [
        integers.filter((n) => n !== 0),
        "leaves out zero",
        `This leaves out 0, which is an integer and fits: at $x = 0$ the expression is $${end}$.`,
      ],
      [
        integers.filter((n) => n >= 0),
        "leaves out negative integers",
        `This leaves out the negative integers from $${integers[0]!}$ on, which fit as well.`,
      ],
      [
        range(1, Math.abs(middle)),
        "takes the coefficient",
        `This takes the size of $${middle}$, the coefficient of $x$, for the number of integers.`,
      ],
      [
        range(r - 1, s + (isOpen ? 0 : 1)),
        "goes beyond a zero",
        `This also counts integers outside the zeros, such as $${r - 1}$, where $${factor(r)}${factor(s)}$ is $${-1} \\cdot (${r - 1 - s}) = ${s + 1 - r}$.`,
      ],
      [
        range(0, Math.abs(end) - 1),
        "takes the constant",
        `This takes the size of $${end}$, the product of the zeros, for the number of integers.`,
      ],
    ]),
    solution: {
      idea: "Factor the expression: it's negative between its zeros.",
      steps: [
        `$${left} ${plus(end)} = ${factor(r)}${factor(s)}$, with the zeros $${r}$ and $${s}$.`,
        `The product is negative when the factors have different signs, which is between $${r}$ and $${s}$.`,
        `The zeros ${isOpen ? "don't satisfy the inequality" : "satisfy the inequality as well"}, so the integers are those from $${integers[0]!}$ to $${integers.at(-1)!}$: $${integers.at(-1)!} ${plus(-integers[0]!)} + 1 = ${integers.length}$.`,
      ],
      check: `At $x = ${r + 1}$, the product is $1 \\cdot (${r + 1 - s}) = ${r + 1 - s}$, and at $x = ${s + 1}$ it is $${s + 1 - r} \\cdot 1 = ${s + 1 - r}$.`,
      takeaway: TAKEAWAY,
    },
    shows: isPositiveWhole,
  };
}

/** A quotient of two or three factors, with a bound that keeps the integers few. */
function askQuotient(rng: Rng): AskedProblem | null {
  const [a, b, c] = rng.sample(range(-6, 6), 3).toSorted((x, y) => x - y) as [
    number,
    number,
    number,
  ];
  const hole = rng.pick([a, b, c]);
  // A factor x comes first.
  const tops = [a, b, c].filter((n) => n !== hole).toSorted((m, n) => Math.abs(m) - Math.abs(n));
  const bound = c + rng.int(2, 6);
  const quotient = `\\frac{${tops.map(factor).join("")}}{${bare(hole)}}`;
  const holds = (x: number): boolean => {
    const value = tops.reduce((all, root) => all * (x - root), 1) * (x - hole);
    return x !== hole && value >= 0;
  };
  const all = range(-40, bound - 1).filter(holds);
  if (all.length < 3 || all.length > 12 || bound < 2) return null;
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `How many of the integers $x$ that satisfy the inequality $${quotient} \\ge 0$ are less than ${bound}?`,
      `For how many integers $x$ less than ${bound} is $${quotient} \\ge 0$?`,
    ],
    key: all.length,
    why: `The integers are ${shown(all)}.`,
    wrong: counted([
      [
        [...all, hole],
        "counts the zero of the denominator",
        `This also counts $${hole}$, but there the denominator is 0, so the quotient isn't defined.`,
      ],
      [
        all.filter((n) => !tops.includes(n)),
        "leaves out the zeros",
        `This leaves out $${tops[0]!}$ and $${tops[1]!}$, but there the quotient is 0, which satisfies $\\ge 0$.`,
      ],
      [
        [...all, bound],
        "includes the bound",
        `This also counts ${bound}, but the integers must be less than ${bound}.`,
      ],
      [
        all.filter((n) => n > b),
        "takes only one interval",
        `This counts only the integers greater than $${b}$, but the quotient is also positive between $${a}$ and $${b}$.`,
      ],
      [
        all.filter((n) => n < c),
        "takes only one interval",
        `This counts only the integers less than $${c}$, but the quotient is also positive for numbers greater than $${c}$.`,
      ],
      [
        all.filter((n) => n > 0),
        "takes only positive integers",
        `This counts only the positive integers, but those among ${shown(all)} that aren't positive fit as well.`,
      ],
      [
        range(a, bound - 1),
        "includes every interval",
        `This counts all integers from $${a}$ to $${bound - 1}$, but between $${b}$ and $${c}$ the quotient is negative.`,
      ],
      [
        [...all, hole, bound],
        "counts two integers too many",
        `This also counts $${hole}$, where the quotient isn't defined, and ${bound}, which isn't less than ${bound}.`,
      ],
    ]),
    solution: {
      idea: `The sign can change only at $${a}$, $${b}$, and $${c}$, so test one number in each interval.`,
      steps: [
        `For $x$ greater than $${c}$, all the factors are positive, and so is the quotient. The sign changes at each zero, so the quotient is negative between $${b}$ and $${c}$, positive between $${a}$ and $${b}$, and negative for numbers less than $${a}$.`,
        `The quotient is 0 at $${tops[0]!}$ and $${tops[1]!}$, which count, and isn't defined at $${hole}$, which doesn't.`,
        `The integers less than ${bound} are ${shown(all)}, so there are ${all.length}.`,
      ],
      check: `At $x = ${c + 1}$, the factors are ${c + 1 - a}, ${c + 1 - b}, and 1, all positive. Below $${c}$, one of them is negative, then two, and then three.`,
      takeaway: TAKEAWAY,
    },
    shows: isPositiveWhole,
  };
}

/** Two factors, one of them squared: the square never changes the sign. */
function askSquare(rng: Rng): AskedProblem | null {
  const [r, s] = [rng.int(-5, 5), rng.int(3, 12)];
  const n = rng.int(2, 5);
  if (r >= s - 1 || r === 0 || Math.abs(r) === n) return null;
  const low = -n;
  const list = range(low + 1, s - 1).filter((x) => x !== r);
  if (r <= low) return null;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `How many integers $x$ greater than $${low}$ satisfy the inequality $${factor(r)}^2${factor(s)} \\lt 0$?`,
      `For how many integers $x$ greater than $${low}$ is $${factor(r)}^2${factor(s)} \\lt 0$?`,
    ],
    key: list.length,
    why: `The integers are ${shown(list)}.`,
    wrong: counted([
      [
        [...list, r],
        "forgets the zero of the square",
        `At $${r}$ the product is 0, which isn't less than 0.`,
      ],
      [
        range(r + 1, s - 1),
        "changes the sign at the square",
        `This counts only the integers between $${r}$ and $${s}$, but $${factor(r)}^2$ is positive on both sides of $${r}$.`,
      ],
      [
        [...list, r, s],
        "counts the zeros",
        `This also counts $${r}$ and $${s}$, where the product is 0, which isn't less than 0.`,
      ],
      [
        list.filter((x) => x > 0),
        "takes only positive integers",
        `This counts only the positive integers, but those among ${shown(list)} that aren't positive fit as well.`,
      ],
      [
        range(low, s),
        "includes the ends",
        `This counts all integers from $${low}$ to $${s}$. But $${low}$ isn't greater than $${low}$, and at $${r}$ and $${s}$ the product is 0.`,
      ],
      [
        list.filter((x) => x !== 0),
        "leaves out zero",
        `This leaves out 0, which is an integer and fits: the product is $${r * r} \\cdot (${-s}) = ${-s * r * r}$.`,
      ],
      [
        range(r, s),
        "counts between the zeros",
        `This counts the integers from $${r}$ to $${s}$, but at both the product is 0. Integers less than $${r}$ must be considered instead.`,
      ],
    ]),
    solution: {
      idea: "A square is never negative, so only the other factor decides the sign.",
      steps: [
        `$${factor(r)}^2$ is positive except at $x = ${r}$, where the product is 0.`,
        `So the product is negative when $${bare(s)} \\lt 0$, that is, when $x \\lt ${s}$, except at $x = ${r}$.`,
        `The integers between $${low}$ and ${s} are $${low + 1}$ to $${s - 1}$, and without $${r}$ there are ${list.length}.`,
      ],
      check: `At $x = ${r + 1}$, the product is $1 \\cdot (${r + 1 - s}) = ${r + 1 - s}$, and at $x = ${s + 1}$ it is positive.`,
      takeaway: "A squared factor never changes a sign, but its zero may have to be left out.",
    },
    shows: isPositiveWhole,
  };
}

const ASK = { quadratic: askQuadratic, quotient: askQuotient, square: askSquare };
const KINDS = ["quadratic", "quotient", "square"] as const;
const ANY: readonly StemReading[] = [{ wording: /^/, fits: () => true }];

export const template: ProblemTemplate = {
  id: "integers-by-sign",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "The sign of a product or quotient changes at its zeros only: find the integers, and judge each zero.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, ANY, rng);
  },

  /** Tries the integers from -60 to 60 in the inequality as it is printed. */
  check({ stem, options }) {
    const text = plain(stem);
    const [inequality = ""] = read(text, /((?:\(|x\^2)[^?]*(?:<|>)=? ?-?\d+)/);
    const holds = relationOf(inequality);
    // A quotient that isn't defined satisfies nothing.
    const left = formulaOf(inequality.split(/[<>]/)[0]!);
    const above = Number(/(?:greater than|>) (-\d+)/.exec(text)?.[1] ?? -60);
    const below = Number(/less than (\d+)/.exec(text)?.[1] ?? 60);
    const found = range(-60, 60).filter(
      (x) => x > above && x < below && Number.isFinite(left({ x })) && holds({ x }),
    );
    return options.flatMap((one, k) => (valueOf(one).value === found.length ? [k] : []));
  },

  possible: ({ options }) => options.map(() => true),
};
