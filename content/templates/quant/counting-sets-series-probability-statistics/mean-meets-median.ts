import {
  count,
  inWords,
  listed,
  median,
  numbersIn,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  sum,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly context: "real" | "pure";
  readonly list: (known: string, n: number) => string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "numbers",
    context: "pure",
    list: (known) => `A list consists of the numbers ${known}, and one more integer, $x$.`,
  },
  {
    name: "integers",
    context: "pure",
    list: (known, n) =>
      `The ${inWords(n)} integers in a list are ${known}, and $x$, not necessarily in order of size.`,
  },
  {
    name: "pages",
    context: "real",
    list: (known, n) =>
      `On the first ${inWords(n - 1)} of ${inWords(n)} evenings Nadia read ${known} pages, and on the last evening $x$ pages.`,
  },
  {
    name: "eggs",
    context: "real",
    list: (known, n) =>
      `On the first ${inWords(n - 1)} of ${inWords(n)} days a farm sold ${known} boxes of eggs, and on the last day $x$ boxes.`,
  },
  {
    name: "posters",
    context: "real",
    list: (known, n) =>
      `Of the ${inWords(n)} orders at a print shop, ${inWords(n - 1)} were for ${known} posters, and one was for $x$ posters.`,
  },
];

interface Place {
  readonly name: string;
  readonly x: number;
  readonly step: string;
}

/** One candidate for each position x can have among the known numbers. */
function placesOf(known: readonly number[], k: number): { fits: Place[]; fails: number[] } {
  const [n, total] = [known.length + 1, sum(known)];
  const [below, above] = [known[known.length / 2 - 1]!, known[known.length / 2]!];
  const [low, middle, high] = [
    n * (below + k) - total,
    (total - n * k) / (n - 1),
    n * (above + k) - total,
  ];
  const extra = k === 0 ? "" : ` + ${k}`;
  const outer = (x: number, mid: number): string =>
    `the median is ${mid}, so $${total} + x = ${n}${k === 0 ? ` \\times ${mid}` : `(${mid}${extra})`}$ and $x = ${x}$`;
  const all: (Place & { ok: boolean })[] = [
    { name: "low", x: low, ok: low <= below, step: `If $x \\le ${below}$, ${outer(low, below)}` },
    {
      name: "middle",
      x: middle,
      ok: middle > below && middle < above,
      step: `If $x$ lies between ${below} and ${above}, the median is $x$ itself, so $${total} + x = ${n}${k === 0 ? "x" : `(x${extra})`}$ and $x = ${middle}$`,
    },
    {
      name: "high",
      x: high,
      ok: high >= above,
      step: `If $x \\ge ${above}$, ${outer(high, above)}`,
    },
  ];
  return {
    fits: all
      .filter(({ ok }) => ok)
      .map(({ name, x, step }) => ({ name, x, step: `${step}, which fits.` })),
    fails: all.filter(({ ok }) => !ok).map(({ x }) => x),
  };
}

function drawKnown(rng: Rng, size: number): number[] {
  return rng.sample(range(3, size === 2 ? 40 : 30), size).toSorted((a, b) => a - b);
}

function drawNumbers(rng: Rng) {
  const size = rng.pick([2, 4, 4, 4, 4, 4]);
  const k = rng.pick([0, 0, 1, 2, 3]);
  const known = drawKnown(rng, size);
  const { fits, fails } = placesOf(known, k);
  const xs = fits.map(({ x }) => x);
  if (fits.length < 2 || !xs.every((x) => Number.isInteger(x) && x > 0 && x <= 99)) return null;
  if (xs.some((x) => known.includes(x))) return null;
  const { name, context, list } = rng.pick(SETTINGS);
  const asks = rng.pick(["sum", "sum", "greatest", "least", "difference"] as const);
  const [n, total] = [size + 1, sum(known)];
  const [greatest, least] = [Math.max(...xs), Math.min(...xs)];
  const key = { sum: sum(xs), greatest, least, difference: greatest - least }[asks];
  const ends = {
    sum: `Together: $${xs.join(" + ")} = ${key}$.`,
    greatest: `The greatest of these is ${key}.`,
    least: `The least of these is ${key}.`,
    difference: `The difference is $${greatest} - ${least} = ${key}$.`,
  }[asks];
  return {
    size,
    k,
    known,
    fits,
    fails,
    xs,
    name,
    context,
    list,
    asks,
    n,
    total,
    greatest,
    least,
    key,
    ends,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  size,
  k,
  known,
  fits,
  fails,
  xs,
  asks,
  n,
  total,
  greatest,
  least,
  key,
  ends,
}: Numbers): ProblemOptions {
  const pairs: Wrong[] =
    xs.length < 3 || asks === "greatest" || asks === "least"
      ? []
      : asks === "sum"
        ? xs.map((x) => [
            sum(xs) - x,
            "misses a case",
            `This leaves out $x = ${x}$, which fits as well.`,
          ])
        : [least, greatest].map((x) => [
            Math.abs(xs[1]! - x),
            "misses a case",
            `This compares ${x} with $x = ${xs[1]!}$ and misses the value that lies beyond it.`,
          ]);
  const singles: Wrong[] = fits.map(({ x, name: place }) => [
    x,
    asks === "sum" || asks === "difference" ? "stops at one case" : "takes another case",
    `$x = ${x}$ fits, with $x$ ${{ low: "below the middle", middle: "in the middle", high: "above the middle" }[place]!} of the list, but ${asks === "sum" ? "it is not the only value" : asks === "difference" ? "two values are to be compared" : `it is not the ${asks}`}.`,
  ]);
  const failed: Wrong[] = fails
    .filter((x) => Number.isInteger(x))
    .map((x) => [
      asks === "sum"
        ? key + x
        : asks === "difference"
          ? Math.max(...xs, x) - Math.min(...xs, x)
          : x,
      "keeps a case that does not fit",
      `This counts $x = ${x}$, which comes out of one case but does not lie where that case puts it.`,
    ]);
  const mids = [known[size / 2 - 1]!, known[size / 2]!] as const;
  const outer = n * (mids[0] + k) + n * (mids[1] + k);
  const rest: Wrong[] = [
    asks === "sum"
      ? [
          outer + (xs[1] ?? 0),
          "forgets the known numbers",
          `In the outer cases ${n * (mids[0] + k)} and ${n * (mids[1] + k)} are totals of the whole list; the known numbers, ${total} together, have to be taken off.`,
        ]
      : [sum(xs), "adds the values", `${sum(xs)} is the sum of all the values that fit.`],
    [
      asks === "sum" ? sum(xs) / xs.length : asks === "difference" ? mids[1] - mids[0] : 0,
      asks === "sum" ? "averages the values" : "takes a gap of the list",
      "The values are found case by case, from the place that $x$ takes in the list.",
    ],
    [
      total / size,
      "takes the mean of the known numbers",
      `${total / size} is the mean of the numbers known, which is a value of $x$ only when mean and median are equal.`,
    ],
    [
      (mids[0] + mids[1]) / 2,
      "takes the median of the known numbers",
      `${(mids[0] + mids[1]) / 2} is the median of the numbers known, but $x$ itself takes part in the median.`,
    ],
    [
      mids[1],
      "takes a middle number",
      `Putting $x$ at ${mids[1]} makes the median ${mids[1]}, but not the mean what it has to be.`,
    ],
    [
      mids[0],
      "takes the lower middle number",
      `Putting $x$ at ${mids[0]} makes the median ${mids[0]}, but not the mean what it has to be.`,
    ],
    [
      n * (mids[1] + k),
      "takes the total of the list",
      `${n * (mids[1] + k)} is the total of the whole list when the median is ${mids[1]}; the known numbers, ${total} together, have to be taken off.`,
    ],
    [total, "takes the sum of the known numbers", `${total} is the sum of the numbers known.`],
  ];
  const slips = slipsFrom(
    [...pairs, ...singles, ...failed, ...rest],
    (value) => Number.isInteger(value) && value > 0 && value !== key,
  );
  return {
    key: {
      text: String(key),
      value: key,
      why: `The values that fit are ${listed(xs.map(String))}. ${ends}`,
    },
    slips,
  };
}

function solutionOf({ known, fits, xs, asks, n, total, greatest, ends }: Numbers): Solution {
  const first = fits.find(({ x }) => asks !== "least" && x === greatest) ?? fits[0]!;
  return {
    idea: "The median depends on where $x$ stands among the other numbers, so take each place in turn.",
    steps: [
      ...fits.map(({ step }) => step),
      ...(xs.length < 3 ? ["The remaining place gives a value that does not lie there."] : []),
      ends,
    ],
    check: `With $x = ${first.x}$ the median is ${median([...known, first.x])} and the mean is $\\frac{${total + first.x}}{${n}} = ${(total + first.x) / n}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "mean-meets-median",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "algebra",
  pattern:
    "Mean and median stand in a given relation: the median depends on the place of the unknown, so solve case by case.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { size, k, known, xs, name, context, list, asks, n } = numbers;
    const relation = k === 0 ? "equal to their median" : `${k} greater than their median`;
    const question = {
      sum: "What is the sum of all possible values of $x$?",
      greatest: "What is the greatest possible value of $x$?",
      least: "What is the least possible value of $x$?",
      difference:
        "What is the difference between the greatest and the least possible value of $x$?",
    }[asks];
    return {
      variant: `${asks}-${size}/${name}`,
      context,
      // All of them need cases; a list of five, a gap, and more than one case asked for add 1 each.
      difficulty:
        5 +
        (size === 4 ? 1 : 0) +
        (k > 0 ? 1 : 0) +
        (asks === "sum" || asks === "difference" ? 1 : 0) +
        (xs.length === 3 ? 1 : 0),
      stem: `${list(written(known, name, rng), n)} The mean of the ${inWords(n)} numbers is ${relation}. ${question}`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries every whole number as x. */
  check({ stem, options }) {
    const text = plain(stem);
    const lists =
      /(?:numbers|in a list are|read|sold|were for) (\d[\d, and]*?)(?:,? and(?: one| x|$)|,? pages| boxes| posters)/.exec(
        text,
      );
    if (!lists) throw new Error(`No list of numbers in: ${text}`);
    const known = numbersIn(lists[1]!);
    const [more] = read(
      stem,
      /mean of the \w+ numbers is (\d+ greater than|equal to) their median/,
    );
    const k = more === "equal to" ? 0 : Number.parseInt(more!, 10);
    const fits = range(0, 600).filter((x) => {
      const all = [...known, x];
      return sum(all) === all.length * (median(all) + k);
    });
    if (fits.length < 2) throw new Error(`${count(fits.length, "value")} fit: ${text}`);
    const [greatest, least] = [Math.max(...fits), Math.min(...fits)];
    const answer = text.includes("sum of all")
      ? sum(fits)
      : text.includes("difference")
        ? greatest - least
        : text.includes("greatest possible")
          ? greatest
          : least;
    return options.flatMap((option, o) => (valueOf(option).value === answer ? [o] : []));
  },
};

/** Orders and days keep their sequence; numbers in a list are in any order. */
function written(known: readonly number[], name: string, rng: Rng): string {
  const shown = name === "numbers" ? known : rng.shuffle(known);
  if (name === "integers") return shown.join(", ");
  if (shown.length === 2 && name !== "numbers") return shown.join(" and ");
  return name === "numbers"
    ? shown.join(", ")
    : `${shown.slice(0, -1).join(", ")}, and ${shown.at(-1)!}`;
}
