import {
  Fraction,
  fractionText,
  isCount,
  lcm,
  ONE,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  sum,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** A product of neighboring integers that must be a multiple of a number. */
interface Design {
  /** What is added to n in each factor. */
  readonly shifts: readonly number[];
  readonly divisor: number;
  readonly difficulty: number;
  /** For which n it's a multiple, and the cases as shares of all integers. */
  readonly idea: string;
  /** What the solution shows before the cases. */
  readonly parts?: readonly string[];
  readonly cases: string;
  readonly takeaway: string;
  /** The wrong shares of this design. */
  readonly wrong: readonly WrongShare[];
}

const ONE_EVEN = "Of two consecutive integers, exactly one is even.";
const NEXT_EVEN = "Of two consecutive even integers, one is a multiple of 4.";
const ODD_N =
  "If $n$ is odd, $n - 1$ and $n + 1$ are consecutive even integers. One of them is a multiple of 4, so the product is a multiple of 8. If $n$ is even, the product is odd.";
const EVEN_N =
  "If $n$ is even, $n$ and $n + 2$ are consecutive even integers. One of them is a multiple of 4, so the product is a multiple of 8. If $n$ is odd, the product is odd.";
const THREE = "Of three consecutive integers, exactly one is a multiple of 3.";

/** A wrong share: top, bottom, slip, why. */
type WrongShare = readonly [top: number, bottom: number, slip: string, why: string];

const EVEN_ONLY: WrongShare = [
  1,
  2,
  "counts the even values only",
  "This is [1/2], for the even values of $n$ alone. But odd values can work as well, such as $n = 7$: $7 \\cdot 8 \\cdot 9 = 504$.",
];
const ODD_ONLY: WrongShare = [
  1,
  2,
  "counts the odd values only",
  "This is [1/2], for the odd values of $n$ alone. But even values can work as well, such as $n = 8$: $7 \\cdot 8 \\cdot 9 = 504$.",
];
const NO_THREE: WrongShare = [
  1,
  2,
  "forgets the 3",
  "This is [1/2], for the power of 2 alone, but the product must be a multiple of 3 as well.",
];
const ONLY_THREE: WrongShare = [
  2,
  3,
  "looks at the 3",
  "This is [1/3] + [1/3], for the factor 3 alone, but the power of 2 must divide the product as well.",
];
const THREE_ALWAYS: WrongShare = [
  1,
  3,
  "looks at the 3",
  "This is [1/3], for the values of $n$ that are multiples of 3. But one of three consecutive integers always is a multiple of 3, so the 4 decides.",
];
const ADDED: WrongShare = [
  5,
  6,
  "adds shares for 2 and 3",
  "This is [1/2] + [1/3], for the multiples of 2 and the multiples of 3. But the product must satisfy both conditions, so these aren't added.",
];
const ONE_SIDE: WrongShare = [
  1,
  6,
  "takes one multiple of 3",
  "This is half of [1/3], as if only one certain factor could be the multiple of 3. Either factor can, so it is half of [2/3].",
];
const PLUS_EIGHTHS: WrongShare = [
  5,
  8,
  "adds the multiples of 8",
  "This is [1/2] + [1/8]. But the two factors are both even for half of the integers and both odd for the others, so nothing is added to [1/2].",
];
const PLUS_EIGHTHS_OF_24: WrongShare = [
  5,
  8,
  "adds the multiples of 8",
  "This is [1/2] + [1/8]. But when the two factors aren't both even, they are both odd, so nothing is added to [1/2]. And the product must be a multiple of 3 as well.",
];
const PLUS_FOURTHS: WrongShare = [
  3,
  4,
  "adds the multiples of 4",
  "This is [1/2] + [1/4]. But the two factors are both even for half of the integers and both odd for the others, so nothing is added to [1/2].",
];
const FOUR_ENOUGH: WrongShare = [
  3,
  4,
  "takes a multiple of 4 for enough",
  "This is [1/2] + [1/4]. But if only one factor is even, that factor must be a multiple of 8, not just of 4, so add [1/8].",
];
const SPLIT =
  "Split the divisor into factors without a common prime, and treat each one by itself.";

const DESIGNS: readonly Design[] = [
  {
    shifts: [0, 1],
    divisor: 4,
    difficulty: 4,
    idea: "One of $n$ and $n + 1$ is odd, so the even one must be a multiple of 4.",
    cases: "$n$ or $n + 1$ is a multiple of 4: $\\frac{1}{4} + \\frac{1}{4}$ of the integers",
    takeaway: ONE_EVEN,
    wrong: [
      [
        3,
        4,
        "takes two even factors",
        "This is [1/2] + [1/4], for $n$ even or $n + 1$ a multiple of 4. But if $n$ is even, $n + 1$ is odd, so $n$ itself must be a multiple of 4.",
      ],
      [
        1,
        4,
        "counts the multiples of 4",
        "This is [1/4], for $n$ a multiple of 4. But $n + 1$ can be the multiple of 4 instead.",
      ],
      [
        1,
        8,
        "multiplies by one half",
        "This is half of [1/4]. But all the multiples of 4 work, and so do the values with $n + 1$ a multiple of 4.",
      ],
      [
        3,
        8,
        "halves the second case",
        "This is [1/4] + [1/8]. But $n + 1$ is a multiple of 4 as often as $n$, so it is [1/4] + [1/4].",
      ],
    ],
  },
  {
    shifts: [0, 1],
    divisor: 6,
    difficulty: 5,
    idea: "The product of two consecutive integers is always even, so only the factor 3 matters.",
    cases: "$n$ or $n + 1$ is a multiple of 3: $\\frac{1}{3} + \\frac{1}{3}$ of the integers",
    takeaway: ONE_EVEN,
    wrong: [
      [
        1,
        2,
        "looks at the factor 2",
        "This is [1/2], for the even values of $n$. But the product is always even, so the 3 decides.",
      ],
      ADDED,
    ],
  },
  {
    shifts: [0, 1],
    divisor: 10,
    difficulty: 5,
    idea: "The product of two consecutive integers is always even, so only the factor 5 matters.",
    cases: "$n$ or $n + 1$ is a multiple of 5: $\\frac{1}{5} + \\frac{1}{5}$ of the integers",
    takeaway: ONE_EVEN,
    wrong: [
      [
        1,
        2,
        "looks at the factor 2",
        "This is [1/2], for the even values of $n$. But the product is always even, so the 5 decides.",
      ],
      [
        7,
        10,
        "adds shares for 2 and 5",
        "This is [1/2] + [1/5], for the multiples of 2 and the multiples of 5. But the product must be a multiple of both 2 and 5, so these aren't added.",
      ],
    ],
  },
  {
    shifts: [0, 1],
    divisor: 12,
    difficulty: 6,
    idea: "Only one of $n$ and $n + 1$ is even, so that one must be a multiple of 4. One of the two must also be a multiple of 3, but not necessarily the same one.",
    parts: [
      "$n$ or $n + 1$ is a multiple of 4 for $\\frac{1}{4} + \\frac{1}{4} = \\frac{1}{2}$ of the integers.",
      "$n$ or $n + 1$ is a multiple of 3 for $\\frac{1}{3} + \\frac{1}{3} = \\frac{2}{3}$ of the integers, and also of those just found, because the remainders for 3 and 4 don't depend on each other.",
    ],
    cases:
      "$n$ or $n + 1$ is a multiple of 4 and $n$ or $n + 1$ is a multiple of 3: $\\frac{1}{2} \\cdot \\frac{2}{3}$ of the integers",
    takeaway: SPLIT,
    wrong: [
      NO_THREE,
      ONLY_THREE,
      ADDED,
      [
        3,
        4,
        "lets two factors share the 4",
        "This is [1/2] + [1/4], for $n$ even or $n + 1$ a multiple of 4. But if $n$ is even, $n + 1$ is odd, so $n$ itself must be a multiple of 4. The product must also be a multiple of 3.",
      ],
      [
        1,
        4,
        "counts the multiples of 4",
        "This is [1/4], for $n$ a multiple of 4. But $n + 1$ can be the multiple of 4 instead, and the product must also be a multiple of 3.",
      ],
    ],
  },
  {
    shifts: [0, 1, 2],
    divisor: 4,
    difficulty: 5,
    idea: "If $n$ is even, two factors are even; if $n$ is odd, only $n + 1$ is.",
    cases:
      "$n$ is even or $n + 1$ is a multiple of 4: $\\frac{1}{2} + \\frac{1}{4}$ of the integers",
    takeaway: "With three consecutive integers, distinguish one even factor from two.",
    wrong: [
      EVEN_ONLY,
      [
        5,
        8,
        "wants a multiple of 8",
        "This is [1/2] + [1/8]. But if $n$ is odd, it's enough that $n + 1$ is a multiple of 4, so add [1/4].",
      ],
      [
        3,
        8,
        "halves the shares",
        "This is half of [1/2] + [1/4]. But every even value of $n$ works, and so does every value with $n + 1$ a multiple of 4.",
      ],
    ],
  },
  {
    shifts: [0, 1, 2],
    divisor: 8,
    difficulty: 6,
    idea: "If $n$ is even, one of $n$ and $n + 2$ is a multiple of 4; if $n$ is odd, only $n + 1$ is even.",
    cases:
      "$n$ is even or $n + 1$ is a multiple of 8: $\\frac{1}{2} + \\frac{1}{8}$ of the integers",
    takeaway: NEXT_EVEN,
    wrong: [EVEN_ONLY, FOUR_ENOUGH],
  },
  {
    shifts: [0, 1, 2],
    divisor: 12,
    difficulty: 6,
    idea: "One of three consecutive integers is a multiple of 3, so only the 4 matters.",
    cases:
      "$n$ is even or $n + 1$ is a multiple of 4: $\\frac{1}{2} + \\frac{1}{4}$ of the integers",
    takeaway: THREE,
    wrong: [EVEN_ONLY, THREE_ALWAYS, ADDED],
  },
  {
    shifts: [-1, 1],
    divisor: 8,
    difficulty: 6,
    idea: "If $n$ is odd, $n - 1$ and $n + 1$ are consecutive even integers.",
    parts: [ODD_N],
    cases: "$n$ is odd: $\\frac{1}{2}$ of the integers",
    takeaway: NEXT_EVEN,
    wrong: [PLUS_EIGHTHS, PLUS_FOURTHS],
  },
  {
    shifts: [-1, 1],
    divisor: 24,
    difficulty: 7,
    idea: "If $n$ is odd, the product is a multiple of 8, and if $n$ isn't a multiple of 3, one of the factors is.",
    parts: [
      ODD_N,
      "If $n$ isn't a multiple of 3, $n - 1$ or $n + 1$ is one. If $n$ is a multiple of 3, neither of them is.",
    ],
    cases: "$n$ is odd and not a multiple of 3: $\\frac{1}{2} \\cdot \\frac{2}{3}$ of the integers",
    takeaway: SPLIT,
    wrong: [NO_THREE, ONLY_THREE, ONE_SIDE, ADDED, PLUS_EIGHTHS_OF_24],
  },
  {
    shifts: [0, 2],
    divisor: 8,
    difficulty: 5,
    idea: "If $n$ is even, $n$ and $n + 2$ are consecutive even integers.",
    parts: [EVEN_N],
    cases: "$n$ is even: $\\frac{1}{2}$ of the integers",
    takeaway: NEXT_EVEN,
    wrong: [PLUS_EIGHTHS, PLUS_FOURTHS],
  },
  {
    shifts: [0, 2],
    divisor: 24,
    difficulty: 7,
    idea: "The product is even only if $n$ is even, and then it's a multiple of 8. One of the factors must also be a multiple of 3.",
    parts: [
      EVEN_N,
      "$n$ or $n + 2$ is a multiple of 3 for $\\frac{1}{3} + \\frac{1}{3} = \\frac{2}{3}$ of the even integers.",
    ],
    cases:
      "$n$ is even, and $n$ or $n + 2$ is a multiple of 3: $\\frac{1}{2} \\cdot \\frac{2}{3}$ of the integers",
    takeaway: SPLIT,
    wrong: [NO_THREE, ONLY_THREE, ONE_SIDE, ADDED, PLUS_EIGHTHS_OF_24],
  },
  {
    shifts: [-1, 0, 1],
    divisor: 8,
    difficulty: 7,
    idea: "If $n$ is odd, its two neighbors are consecutive even integers; if $n$ is even, only $n$ is even.",
    cases: "$n$ is odd or a multiple of 8: $\\frac{1}{2} + \\frac{1}{8}$ of the integers",
    takeaway: NEXT_EVEN,
    wrong: [ODD_ONLY, FOUR_ENOUGH],
  },
  {
    shifts: [-1, 0, 1],
    divisor: 12,
    difficulty: 7,
    idea: "One of three consecutive integers is a multiple of 3, so only the 4 matters.",
    cases: "$n$ is odd or a multiple of 4: $\\frac{1}{2} + \\frac{1}{4}$ of the integers",
    takeaway: THREE,
    wrong: [ODD_ONLY, THREE_ALWAYS, ADDED],
  },
];

/** The product as factors, and multiplied out where that's short. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  "0,1": ["n(n + 1)", "n^2 + n"],
  "0,1,2": ["n(n + 1)(n + 2)"],
  "-1,1": ["(n - 1)(n + 1)", "n^2 - 1"],
  "0,2": ["n(n + 2)", "n^2 + 2n"],
  "-1,0,1": ["(n - 1)(n)(n + 1)", "n^3 - n"],
};

const ASKS: Readonly<Record<string, (form: string, d: number, n: number) => string>> = {
  selected: (form, d, n) =>
    `If an integer $n$ is to be selected at random from the integers from 1 to ${n}, inclusive, what is the probability that $${form}$ is a multiple of ${d}?`,
  probability: (form, d, n) =>
    `What is the probability that $${form}$ is divisible by ${d}, if $n$ is an integer selected at random from the first ${n} positive integers?`,
  count: (form, d, n) =>
    `For how many integers $n$ from 1 to ${n}, inclusive, is $${form}$ a multiple of ${d}?`,
};

const fitsAt = (n: number, { shifts, divisor }: Design): boolean =>
  shifts.reduce((all, shift) => all * (n + shift), 1) % divisor === 0;
const shareOf = (design: Design): Fraction =>
  new Fraction(range(1, design.divisor).filter((n) => fitsAt(n, design)).length, design.divisor);

/** How often these values of n occur: as fractions, or as numbers of integers. */
function sayShares(text: string, last: number, isShare: boolean): string {
  return text.replaceAll(/\[[\d/]+\](?: [+-] \[[\d/]+\])*/g, (shares) => {
    const said = shares.replaceAll(/\[(\d+)\/(\d+)\]/g, (_, top: string, bottom: string) => {
      const share = new Fraction(Number(top), Number(bottom));
      if (isShare) return share.isWhole ? top : `\\frac{${top}}{${bottom}}`;
      return String(share.times(new Fraction(last)).value);
    });
    return isShare || /[+-]/.test(said) ? `$${said}$` : said;
  });
}

/** A product that is a multiple although none of its factors is, such as 2 times 4. */
function sharedExample(design: Design): string {
  const { shifts, divisor } = design;
  const n = range(2, 40).find(
    (one) => fitsAt(one, design) && shifts.every((shift) => (one + shift) % divisor !== 0),
  );
  if (n === undefined) return "";
  const factors = shifts.map((shift) => n + shift);
  const product = factors.reduce((all, factor) => all * factor, 1);
  return ` But $n = ${n}$ works as well: $${factors.join(" \\cdot ")} = ${product}$.`;
}

function wrongShares(design: Design): Wrong<Fraction>[] {
  const { shifts, divisor, wrong } = design;
  const works = range(1, divisor).filter((n) => fitsAt(n, design)).length;
  const each = shifts.map(() => `[1/${divisor}]`).join(" + ");
  return [
    ...wrong.map(([top, bottom, slip, why]): Wrong<Fraction> => [
      new Fraction(top, bottom),
      slip,
      why,
    ]),
    [
      new Fraction(shifts.length, divisor),
      "wants it in one factor",
      `This is ${each}, for the values of $n$ with a factor that is itself a multiple of ${divisor}.${sharedExample(design)}`,
    ],
    [
      ONE.minus(shareOf(design)),
      "finds the complement",
      `This is [1/1] - [${works}/${divisor}], for the values of $n$ for which the product isn't a multiple of ${divisor}.`,
    ],
    [
      new Fraction(1, divisor),
      "takes one in each run",
      `This is [1/${divisor}], as if one of any ${divisor} consecutive integers worked, but ${works} of them do.`,
    ],
  ];
}

function optionsOf(design: Design, last: number, isShare: boolean): ProblemOptions {
  const share = shareOf(design);
  const choice = (value: Fraction) => {
    const scaled = isShare ? value : value.times(new Fraction(last));
    return { text: isShare ? fractionText(value) : String(scaled.value), value: scaled.value };
  };
  return {
    key: {
      ...choice(share),
      why: `The product is a multiple of ${design.divisor} exactly when ${design.cases}.`,
    },
    slips: wrongShares(design)
      .map(([value, slip, why]) => ({
        ...choice(value),
        slip,
        why: sayShares(why, last, isShare),
      }))
      .filter(({ value }) => isShare || (isCount(value) && value > 0)),
  };
}

/** Which remainders n can have, with the least divisor that decides. */
function remaindersOf(design: Design): string[] {
  const { divisor } = design;
  const least = range(2, divisor).find(
    (d) =>
      divisor % d === 0 &&
      range(1, divisor).every((n) => fitsAt(n, design) === fitsAt(n + d, design)),
  )!;
  const remainders = range(0, least - 1).filter((n) => fitsAt(n + least, design));
  const [final, ...others] = remainders.toReversed();
  const named =
    others.length === 0
      ? String(final)
      : `${others.toReversed().join(", ")}${others.length > 1 ? "," : ""} or ${final}`;
  return least === 2
    ? []
    : [
        `So the remainder when $n$ is divided by ${least} must be ${named}, which is the case for ${remainders.length} of any ${least} consecutive integers.`,
      ];
}

function solutionOf(design: Design, last: number, isShare: boolean, form: string): Solution {
  const share = shareOf(design);
  const { divisor } = design;
  const product = FORMS[String(design.shifts)]![0]!;
  return {
    idea: design.idea,
    steps: [
      ...(form === product ? [] : [`$${form} = ${product}$.`]),
      ...(design.parts ?? []),
      `The product is a multiple of ${design.divisor} exactly when ${design.cases}.`,
      ...remaindersOf(design),
      isShare
        ? `Since ${last} is a multiple of ${divisor}, the probability is exactly ${fractionText(share)}.`
        : `Since ${last} is a multiple of ${divisor}, exactly ${fractionText(share)} of the ${last} integers work, or ${share.value * last}.`,
    ],
    check: `Test the first few values of $n$: ${range(1, 4)
      .map((n) => `$n = ${n}$ ${fitsAt(n, design) ? "works" : "doesn't work"}`)
      .join(", ")}.`,
    takeaway: design.takeaway,
  };
}

function drawLast(design: Design, rng: Rng): number {
  const period = design.divisor === 10 ? 10 : lcm(design.divisor, 4);
  return (
    period * rng.pick(range(2, 9).filter((times) => times * period <= 120 && times * period >= 24))
  );
}

export const template: ProblemTemplate = {
  id: "multiple-among-neighbors",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "How often a product of neighboring integers is a multiple of a number: by remainders.",

  make(rng) {
    const design = rng.pick(DESIGNS);
    const form = rng.pick(FORMS[String(design.shifts)]!);
    const ask = rng.pick(["selected", "selected", "probability", "count"]);
    const last = drawLast(design, rng);
    const isShare = ask !== "count";
    return {
      variant: `${ask}/${form}`,
      context: "pure",
      difficulty: design.difficulty,
      stem: ASKS[ask]!(form, design.divisor, last),
      ...optionsOf(design, last, isShare),
      solution: solutionOf(design, last, isShare, form),
    };
  },

  /** Tries all the integers. */
  check({ stem, options }) {
    const text = plain(stem);
    const [last] = read(text, /1 to (\d+)|first (\d+)/)
      .filter(Boolean)
      .map(Number) as [number];
    const [divisor] = read(text, /(?:multiple of|divisible by) (\d+)/).map(Number) as [number];
    const [form] = read(text, /(?:that|is) (\(?n\S*(?: [+-] \S+)*) (?:is|a) /) as [string];
    const works = range(1, last).filter((n) => valueAt(form, n) % divisor === 0).length;
    const right = text.includes("probability") ? new Fraction(works, last) : new Fraction(works);
    return options.flatMap((option, k) => (valueOf(option).equals(right) ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};

/** The value of a sum of powers of n, or of a product of factors such as (n + 2). */
function valueAt(form: string, n: number): number {
  if (/\^/.test(form))
    return sum(
      [...form.matchAll(/(?:([+-]) )?(\d*)(n?)(?:\^(\d))?(?= |$)/g)]
        .filter(([whole]) => whole !== "")
        .map(([, sign, times, letter, power]) => {
          const size = Number(times || 1) * (letter ? n ** Number(power ?? 1) : 1);
          return sign === "-" ? -size : size;
        }),
    );
  return [...form.matchAll(/\(n\)|\(n ([+-]) (\d)\)|^n/g)].reduce(
    (all, [, sign, digit]) => all * (n + (digit ? Number(`${sign}${digit}`) : 0)),
    1,
  );
}
