import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  ordinal,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
  sum,
  texThousands as tex,
  thousands,
} from "@theta/items/template";

/** The first term and the step of a sequence, and three places in it. */
function drawTerms(rng: Rng) {
  const m = rng.int(3, 6);
  const n = m + rng.int(3, 8);
  const far = n + rng.int(4, 15);
  return { first: rng.int(3, 40), d: rng.int(2, 9), m, n, far };
}

function askTerm(rng: Rng): AskedProblem {
  const { first, d, m, n, far } = drawTerms(rng);
  const [a, b] = [first + (m - 1) * d, first + (n - 1) * d];
  const isFirst = rng.pick([true, false]);
  const place = isFirst ? 1 : far;
  const key = first + (place - 1) * d;
  const name = isFirst ? "first" : ordinal(far);
  const steps = isFirst ? m - 1 : far - n;
  const taken = (number: number, step: number): string =>
    `This is $${isFirst ? `${a} -` : `${b} +`} ${number} \\cdot ${step}$`;
  const offBySteps = (number: number): string =>
    `${taken(number, d)}, but from the ${ordinal(isFirst ? m : n)} term to the ${name} there are ${steps} steps, not ${number}.`;
  const withStep = (step: number): string =>
    `${taken(steps, step)}, which uses a step of ${step}, but the step is $\\frac{${b - a}}{${n - m}} = ${d}$.`;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `In a certain sequence, the difference between each term after the first and the preceding term is constant. If the ${ordinal(m)} term is ${a} and the ${ordinal(n)} term is ${b}, what is the ${name} term of the sequence?`,
      `The sequence $a_1, a_2, a_3, \\ldots$ is defined by $a_n = a_{n-1} + k$ for all $n \\geq 2$, where $k$ is a constant. If $a_{${m}} = ${a}$ and $a_{${n}} = ${b}$, what is the value of $a_{${place}}$?`,
    ],
    key,
    why: `The step is $\\frac{${b} - ${a}}{${n} - ${m}} = ${d}$, and the ${name} term is ${isFirst ? `$${a} - ${m - 1} \\cdot ${d} = ${key}$` : `$${b} + ${far - n} \\cdot ${d} = ${key}$`}.`,
    wrong: [
      [key - d, "miscounts the steps", offBySteps(isFirst ? steps + 1 : steps - 1)],
      [
        isFirst ? a - (b - a) : b + (b - a),
        "takes the difference as one step",
        `This is $${isFirst ? `${a} - ${b - a}` : `${b} + ${b - a}`}$, but the difference ${b - a} is made of ${n - m} steps of ${d}.`,
      ],
      [
        isFirst ? a - m : far * d,
        "multiplies the place by the step",
        isFirst
          ? `This subtracts the place, ${m}, from the ${ordinal(m)} term, but from there to the first term there are ${m - 1} steps of ${d}.`
          : `This is $${far} \\cdot ${d}$, which would be right only if the first term were equal to the step of ${d}.`,
      ],
      [
        isFirst ? a - (d - 1) * (m - 1) : b + (d - 1) * (far - n),
        "miscounts the terms between",
        withStep(d - 1),
      ],
      [
        isFirst ? d : Math.round((b * far) / n),
        "uses a proportion",
        isFirst
          ? `This is the step from one term to the next, not the first term.`
          : `This is $\\frac{${far}}{${n}} \\cdot ${b}$${(b * far) % n === 0 ? "" : ", rounded"}, but the terms aren't proportional to their places, since the first term, ${first}, isn't equal to the step, ${d}.`,
      ],
      [
        isFirst ? a - (d + 1) * (m - 1) : b + (d + 1) * (far - n),
        "divides by one step too few",
        withStep(d + 1),
      ],
      [
        isFirst ? first + 2 * d : b + d * (far - m),
        "counts from the wrong term",
        isFirst
          ? `This is the 3rd term, which is two steps after the first.`
          : `This is $${b} + ${far - m} \\cdot ${d}$, but from the ${ordinal(n)} term to the ${name} there are ${far - n} steps, not ${far - m}.`,
      ],
      [key + d, "miscounts the steps", offBySteps(isFirst ? steps - 1 : steps + 1)],
    ],
    solution: {
      idea: `The difference between two terms is the number of steps between them times the step.`,
      steps: [
        `From the ${ordinal(m)} term to the ${ordinal(n)} there are $${n} - ${m} = ${n - m}$ steps, and $${b} - ${a} = ${b - a}$, so the step is $\\frac{${b - a}}{${n - m}} = ${d}$.`,
        isFirst
          ? `The first term is ${m - 1} steps before the ${ordinal(m)}: $${a} - ${m - 1} \\cdot ${d} = ${key}$.`
          : `The ${ordinal(far)} term is ${far - n} steps after the ${ordinal(n)}: $${b} + ${far - n} \\cdot ${d} = ${key}$.`,
      ],
      check: `From the first term, ${first}, there are ${n - 1} steps to the ${ordinal(n)}: $${first} + ${n - 1} \\cdot ${d} = ${b}$.`,
      takeaway: `Count the steps between the terms: from the ${ordinal(m)} to the ${ordinal(n)} there are $${n} - ${m} = ${n - m}$.`,
    },
  };
}

/** Things stacked inside one another: chairs, or carts in a row. */
function askStack(rng: Rng, isCarts: boolean): AskedProblem {
  const [m, gap] = [rng.int(3, 6), rng.int(3, 6)];
  const n = m + gap;
  const far = n + rng.int(2, 6);
  // In inches.
  const d = isCarts ? rng.int(8, 12) : rng.int(2, 6);
  const single = isCarts ? rng.int(32, 42) : d + rng.int(8, 30);
  const height = (size: number): number => single + (size - 1) * d;
  const [a, b] = [height(m), height(n)];
  const place = rng.pick([1, far]);
  const key = height(place);
  const off = rng.pick([d, -d]);
  const [one, group, size] = isCarts ? ["cart", "row", "length"] : ["chair", "stack", "height"];
  const inProportion = (whole: number, of: number): string =>
    `This is $${place === 1 ? "" : `${place} \\cdot `}\\frac{${whole}}{${of}}$, as if each ${one} counted the same, but the first one counts ${single} inches and each of the others only ${d}.`;
  const offBySteps = (steps: number): string => {
    if (steps <= 0)
      return `This is the ${size} of a ${group} of ${(place === 1 ? m : n) - steps} ${one}s.`;
    return place === 1
      ? `This is $${a} - ${steps} \\cdot ${d}$, but from ${m} ${one}s to 1, there are ${m - 1} ${one}s fewer, not ${steps}.`
      : `This is $${b} + ${steps} \\cdot ${d}$, but from ${n} ${one}s to ${far}, there are ${far - n} ${one}s more, not ${steps}.`;
  };
  return {
    difficulty: 4,
    stems: [
      isCarts
        ? `A row of shopping carts increases in length by the same amount with each cart that is pushed into it. If a row of ${m} carts is ${a} inches long and a row of ${n} carts is ${b} inches long, how many inches long is ${place === 1 ? "a single cart" : `a row of ${far} carts`}?`
        : `The height of a stack of identical chairs increases by the same amount with each chair that is added to it. If a stack of ${m} chairs is ${a} inches high and a stack of ${n} chairs is ${b} inches high, what is the height, in inches, of ${place === 1 ? "a single chair" : `a stack of ${far} chairs`}?`,
    ],
    key,
    why: `Each added ${one} adds $\\frac{${b} - ${a}}{${gap}} = ${d}$ inches, and $${place === 1 ? `${a} - ${m - 1}` : `${b} + ${far - n}`} \\cdot ${d} = ${key}$.`,
    wrong: [
      [(a * place) / m, "uses a proportion", inProportion(a, m)],
      [(b * place) / n, "uses a proportion", inProportion(b, n)],
      [
        place === 1 ? d : far * d,
        "takes each as equal",
        place === 1
          ? `This is only the increase for each ${one} that is added.`
          : `This is $${far} \\cdot ${d}$, as if the first ${one} also counted only ${d} inches, but it counts ${single}.`,
      ],
      [
        place === 1 ? b - a : b + (b - a),
        "takes the difference as one step",
        place === 1
          ? `This is $${b} - ${a}$, what ${gap} additional ${one}s add, not the ${size} of one ${one}.`
          : `This is $${b} + ${b - a}$, but ${b - a} inches are what ${gap} additional ${one}s add, and from ${n} to ${far} there are ${far - n}.`,
      ],
      [
        place === 1 ? Math.round(a / m) : a + b,
        "adds or divides the given sizes",
        place === 1
          ? inProportion(a, m).replace("$,", "$, rounded,")
          : `This is $${a} + ${b}$, the total of the two given ${size}s, not the ${size} of a single ${group} of ${far} ${one}s.`,
      ],
      [
        place === 1 ? single + 2 * d : b + d * (far - m),
        "counts from the wrong size",
        place === 1 ? `This is the ${size} of a ${group} of 3 ${one}s.` : offBySteps(far - m),
      ],
      ...[off, 2 * off].map((by): Wrong => [
        key + by,
        "miscounts the steps",
        offBySteps(place === 1 ? m - 1 - by / d : far - n + by / d),
      ]),
      [
        place === 1 ? a - d * m + d * gap : b + gap * d - d,
        "counts the wrong steps",
        offBySteps(place === 1 ? m - gap : gap - 1),
      ],
    ],
    solution: {
      idea: `Each ${one} after the first adds the same amount.`,
      steps: [
        `From ${m} ${one}s to ${n}, the ${gap} additional ${one}s add $${b} - ${a} = ${b - a}$ inches, so each adds $\\frac{${b - a}}{${gap}} = ${d}$ inches.`,
        place === 1
          ? `From ${m} ${one}s to 1, there are ${m - 1} ${one}s fewer, so the ${size} is $${a} - ${m - 1} \\cdot ${d} = ${key}$ inches.`
          : `From ${n} ${one}s to ${far}, ${far - n} more are added, so the ${size} is $${b} + ${far - n} \\cdot ${d} = ${key}$ inches.`,
      ],
      check: `With ${single} inches for the first ${one}, $${single} + ${m - 1} \\cdot ${d} = ${a}$ and $${single} + ${n - 1} \\cdot ${d} = ${b}$.`,
      takeaway: `The first ${one} counts more than the others, so find what each added ${one} contributes from the difference of the two ${size}s.`,
    },
  };
}

/** Consecutive integers of a kind with a known sum. */
function askSum(rng: Rng): AskedProblem {
  const d = rng.pick([1, 2, 2, 3, 4]);
  const n = rng.pick([5, 6, 7, 8, 9, 10, 11, 12]);
  const first = d * rng.int(3, 25) + (d === 2 ? rng.int(0, 1) : 0);
  const last = first + (n - 1) * d;
  const total = (n * (first + last)) / 2;
  const kind =
    d === 1
      ? "integers"
      : d > 2
        ? `multiples of ${d}`
        : first % 2 === 0
          ? "even integers"
          : "odd integers";
  const isLeast = rng.pick([true, false]);
  const [key, other] = isLeast ? [first, last] : [last, first];
  const sign = isLeast ? 1 : -1;
  const steps = n % 2 === 1 ? `${(n - 1) / 2}` : `$\\frac{${n - 1}}{2}$`;
  const [end, side] = isLeast ? ["least", "below"] : ["greatest", "above"];
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If the sum of ${n} consecutive ${kind} is ${thousands(total)}, what is the ${isLeast ? "least" : "greatest"} of these integers?`,
      `The sum of ${n} consecutive ${kind} is ${thousands(total)}. What is the value of the ${isLeast ? "smallest" : "largest"} of these integers?`,
    ],
    key,
    why: `The average is $\\frac{${tex(total)}}{${n}} = ${total / n}$, and the ${end} is ${steps} steps of ${d} ${side} it.`,
    wrong: [
      [
        other,
        "answers for the other end",
        `This is the ${isLeast ? "greatest" : "least"} of these integers.`,
      ],
      [
        total / n,
        "stops at the average",
        `This is $\\frac{${tex(total)}}{${n}}$, the average, which is in the middle between the least and the greatest.`,
      ],
      [
        key - sign * d,
        "miscounts the steps",
        `This is a step of ${d} too far from the average: the ${end} is ${steps} steps ${side} it.`,
      ],
      [
        total / n - (sign * d * n) / 2,
        "counts one step too many",
        `This is $\\frac{${n}}{2}$ steps of ${d} ${side} the average, but the ${end} is ${steps} steps ${side} it.`,
      ],
      [
        total / n - sign * (n - 1) * d,
        "goes too far from the average",
        `This is ${n - 1} steps of ${d} ${side} the average, but the ${end} is ${steps} steps ${side} it.`,
      ],
      [
        Math.floor(total / n - (sign * (n - 1)) / 2),
        "takes steps of 1",
        `This takes ${steps} steps of 1 from the average${n % 2 === 0 && d % 2 === 0 ? " and rounds down" : ""}, but the ${end} is ${steps} steps of ${d} ${side} it.`,
      ],
      [
        Math.floor(total / n - sign * (n - 1)),
        "takes steps of the wrong size",
        `This goes ${n - 1} ${side} the average, but the ${end} is ${steps} steps of ${d} ${side} it.`,
      ],
      [
        key + sign * d,
        "miscounts the steps",
        `This is a step of ${d} too close to the average: the ${end} is ${steps} steps ${side} it.`,
      ],
    ],
    solution: {
      idea: `The average of evenly spaced integers is halfway between the least and the greatest.`,
      fast: [
        `The average is $\\frac{${tex(total)}}{${n}} = ${total / n}$. The ${end} is $\\frac{${n - 1}}{2} \\cdot ${d} = ${((n - 1) * d) / 2}$ ${side} it: ${key}.`,
      ],
      steps: [
        `If the least is $x$, the greatest is $x + ${(n - 1) * d}$, and the average is $x + ${((n - 1) * d) / 2}$.`,
        `$${n}(x + ${((n - 1) * d) / 2}) = ${tex(total)}$, so $x + ${((n - 1) * d) / 2} = ${total / n}$ and $x = ${first}$.`,
        ...(isLeast ? [] : [`The greatest is $${first} + ${(n - 1) * d} = ${last}$.`]),
      ],
      check: `$\\frac{${n}(${first} + ${last})}{2} = ${tex(total)}$.`,
      takeaway:
        "The average of evenly spaced integers is their sum divided by their number, and it is halfway between the least and the greatest.",
    },
  };
}

const ASK = {
  term: askTerm,
  stack: (rng: Rng) => askStack(rng, false),
  carts: (rng: Rng) => askStack(rng, true),
  sum: askSum,
};
const KINDS = ["term", "term", "stack", "carts", "sum", "sum"] as const;

/** Whether the value at one place is on the line through two others. */
const isTerm = (x: number, m: number, a: number, n: number, b: number, place = 1): boolean =>
  near((x - a) * (n - m), (b - a) * (place - m));
const isStack = isTerm;

/** A single one is smaller than several, but not by as much as those have in all; more of them are greater. */
const isSizeOf = (x: number, m: number, a: number, n: number, b: number, place = 1): boolean =>
  place > n ? x > b : x < a && x > a / m;

function isEnd(x: number, n: number, step: number, total: number): boolean {
  return sum(range(0, n - 1).map((k) => x + k * step)) === total;
}

const SPACED: readonly [kind: string, step: number, rest: number | null][] = [
  ["integers", 1, null],
  ["even integers", 2, 0],
  ["odd integers", 2, 1],
  ["multiples of 3", 3, 0],
  ["multiples of 4", 4, 0],
];

const READINGS: readonly StemReading[] = [
  {
    wording: /the (\d+)\w+ term is (\d+) and the (\d+)\w+ term is (\d+), what is the first/,
    fits: isTerm,
  },
  {
    wording: /the (\d+)\w+ term is (\d+) and the (\d+)\w+ term is (\d+), what is the (\d+)/,
    fits: isTerm,
  },
  { wording: /If a_(\d+) = (\d+) and a_(\d+) = (\d+), what is the value of a_(\d+)/, fits: isTerm },
  {
    wording: /stack of (\d+) chairs is (\d+) .* of (\d+) chairs is (\d+) .* a single/,
    fits: isStack,
    open: isSizeOf,
  },
  {
    wording: /stack of (\d+) chairs is (\d+) .* of (\d+) chairs is (\d+) .* of (\d+) chairs/,
    fits: isStack,
    open: isSizeOf,
  },
  {
    wording: /row of (\d+) carts is (\d+) .* of (\d+) carts is (\d+) .* a single/,
    fits: isStack,
    open: isSizeOf,
  },
  {
    wording: /row of (\d+) carts is (\d+) .* of (\d+) carts is (\d+) .* of (\d+) carts/,
    fits: isStack,
    open: isSizeOf,
  },
  ...SPACED.flatMap(([kind, step, rest]): StemReading[] =>
    ([1, -1] as const).map((sign) => ({
      wording: new RegExp(
        `of (\\d+) consecutive ${kind} is (\\d+)(?:,|\\.) .* the ${sign === 1 ? "(?:least|smallest)" : "(?:greatest|largest)"}`,
      ),
      fits: (x, n, total) => isEnd(x, n, sign * step, total),
      open: (x) => rest === null || x % step === rest,
    })),
  ),
];

export const template: ProblemTemplate = {
  id: "evenly-spaced-terms",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "algebra",
  pattern: "Terms with a constant difference: count the steps, or use the average.",

  make(rng) {
    const kind = rng.pick(KINDS);
    return draftOf(kind, ASK[kind](rng), READINGS, rng);
  },

  /** Puts each option back into the sequence. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
