import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  type Words,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "If nothing may be left over, take as many of the large kind as possible and then give up one after another until the rest can be made of the other kind.";

/** x of p and y of q, with no remainder: px + qy = total. */
type Pair = readonly [x: number, y: number];

const SIZES = [
  [4, 7],
  [4, 9],
  [5, 8],
  [5, 12],
  [6, 10],
  [6, 16],
  [6, 21],
  [8, 12],
  [8, 20],
  [8, 25],
  [9, 15],
  [9, 24],
  [10, 12],
  [10, 25],
  [12, 20],
  [12, 30],
  [15, 18],
  [15, 24],
  [16, 24],
] as const;

function pairsOf(p: number, q: number, total: number, least: number): Pair[] {
  return range(least, Math.floor(total / q)).flatMap((y): Pair[] => {
    const x = (total - q * y) / p;
    return Number.isInteger(x) && x >= least ? [[x, y]] : [];
  });
}

interface Drawn {
  readonly p: number;
  readonly q: number;
  readonly total: number;
  /** The solution with the most of the larger kind, and the one with the fewest. */
  readonly most: Pair;
  readonly fewest: Pair;
}

/** The largest number of the larger kind must leave a rest that doesn't fit. */
function draw(rng: Rng): Drawn | null {
  const [p, q] = rng.pick(SIZES);
  const [x, y] = [rng.int(2, 15), rng.int(3, 12)];
  const total = p * x + q * y;
  const pairs = pairsOf(p, q, total, 1);
  const [fewest, most] = [pairs[0], pairs.at(-1)];
  if (!fewest || !most || pairs.length < 2 || pairs.length > 6 || total > 360) return null;
  if (pairsOf(p, q, total, 0).length !== pairs.length) return null;
  return Math.floor(total / q) === most[1] || Math.floor(total / p) === fewest[0]
    ? null
    : { p, q, total, most, fewest };
}

const sumOf = ([x, y]: Pair): number => x + y;

function stemsOf({ p, q, total }: Drawn, word: string): Pick<AskedProblem, "stems" | "pure"> {
  return {
    stems: [
      `A publisher will ship ${total} books in boxes that hold either ${p} or ${q} books each. If every box that is used must be full, what is the ${word} possible number of boxes?`,
      `A wire that is ${total} inches long is to be cut into pieces that are ${p} or ${q} inches long. If no wire is to be left over, what is the ${word} possible number of pieces?`,
    ],
    pure: [
      `If $x$ and $y$ are positive integers and $${p}x + ${q}y = ${total}$, what is the ${word} possible value of $x + y$?`,
    ],
  };
}

/** What the wordings call the things that are counted. */
const WORDS: readonly Words[] = [
  {
    item: "box",
    items: "boxes",
    some: "boxes of",
    of: "of",
    inches: "",
    make: "hold",
    amount: "number of boxes",
    rule: "every box must be full",
  },
  {
    item: "piece",
    items: "pieces",
    some: "pieces of",
    of: "of",
    inches: " inches",
    make: "make",
    amount: "number of pieces",
    rule: "no wire may be left over",
  },
  {
    item: "number",
    items: "numbers",
    some: "numbers equal to",
    of: "equal to",
    inches: "",
    make: "make",
    amount: "value of $x + y$",
  },
];

/** Why this many make the total but aren't the extreme, or why they can't make it. */
function whyNot(m: number, { p, q, total }: Drawn, key: number): string {
  if (m * q < total)
    return `${m} [[items]] [[make]] at most $${m} \\cdot ${q} = ${tex(m * q)}$, which is less than ${total}.`;
  if (m * p > total)
    return `${m} [[items]] [[make]] at least $${m} \\cdot ${p} = ${tex(m * p)}$, which is more than ${total}.`;
  const missing = total - m * p;
  if (missing % (q - p) !== 0)
    return `${m} [[some]] ${p}[[inches]] [[make]] ${m * p}. Each ${q} in place of ${p === 8 ? "an" : "a"} ${p} adds ${q - p}, but the missing ${missing} isn't a multiple of ${q - p}.`;
  const y = missing / (q - p);
  return `${m - y} [[some]] ${p}[[inches]] and ${y} [[of]] ${q}[[inches]] [[make]] ${total}, but ${key} is possible as well, and it's ${key < m ? "less" : "greater"}.`;
}

function wrongOf(drawn: Drawn, right: Pair): Wrong[] {
  const { p, q, total, most, fewest } = drawn;
  const wantsFew = right === most;
  const size = wantsFew ? q : p;
  const full = Math.floor(total / size);
  const rest = total - size * full;
  const step = (q - p) / gcd(p, q);
  const key = sumOf(right);
  return [
    [
      full + 1,
      "lets one be incomplete",
      `${full} [[some]] ${size}[[inches]] [[make]] ${size * full}. One more [[item]] would be ${rest}, which is neither ${p} nor ${q}.`,
    ],
    [
      full,
      "ignores the rest",
      `${full} [[some]] ${size}[[inches]] [[make]] only ${size * full}, which leaves a remainder of ${rest}.`,
    ],
    [
      wantsFew ? right[1] : right[0],
      "counts one kind only",
      `This counts only the [[some]] ${size}[[inches]]. In all, there are $${wantsFew ? right[1] : right[0]} + ${wantsFew ? right[0] : right[1]} = ${key}$ [[items]].`,
    ],
    [
      wantsFew ? key + step : key - step,
      "stops too early",
      whyNot(wantsFew ? key + step : key - step, drawn, key),
    ],
    [
      wantsFew ? sumOf(fewest) : sumOf(most),
      "finds the opposite extreme",
      `This is the ${wantsFew ? "greatest" : "least"} possible [[amount]], from [[opposite]].`,
    ],
    [
      full + Math.ceil(rest / p),
      "rounds the rest",
      `${full} [[some]] ${size}[[inches]] [[make]] ${size * full}. This adds ${Math.ceil(rest / p)} for the remainder of ${rest}, but ${rest} isn't a multiple of ${p}.`,
    ],
    [
      wantsFew ? key - 1 : key + 1,
      "goes too far by one",
      whyNot(wantsFew ? key - 1 : key + 1, drawn, key),
    ],
    [
      Math.round((2 * total) / (p + q)),
      "takes as many of each",
      `This divides ${total} by the average of ${p} and ${q}${(2 * total) % (p + q) === 0 ? "" : " and rounds"}. ${whyNot(Math.round((2 * total) / (p + q)), drawn, key)}`,
    ],
    [
      wantsFew ? key + 1 : key - 1,
      "misses by one",
      whyNot(wantsFew ? key + 1 : key - 1, drawn, key),
    ],
  ];
}

function ask(rng: Rng, wantsFew: boolean): AskedProblem | null {
  const drawn = draw(rng);
  if (!drawn) return null;
  const { p, q, total } = drawn;
  const right = wantsFew ? drawn.most : drawn.fewest;
  const against = wantsFew ? drawn.fewest : drawn.most;
  const [x, y] = right;
  const [size, other] = wantsFew ? [q, p] : [p, q];
  const full = Math.floor(total / size);
  const best = wantsFew ? "y" : "x";
  const [many, fits] = wantsFew ? [y, x] : [x, y];
  const tried = range(many, full)
    .toReversed()
    .map((n) => `$${tex(total)} - ${n} \\cdot ${size} = ${tex(total - n * size)}$`);
  if (tried.length > 5) return null;
  const key = x + y;
  const word = wantsFew ? "least" : "greatest";
  return {
    ...stemsOf(drawn, word),
    difficulty: 5,
    key,
    why: `$${p} \\cdot ${x} + ${q} \\cdot ${y} = ${total}$, and with more [[some]] ${size}[[inches]] the remainder isn't a multiple of ${other}, so the [[amount]] is $${x} + ${y} = ${key}$.`,
    wrong: wrongOf(drawn, right),
    solution: {
      idea: `The [[amount]] is ${word} if as many as possible are [[some]] ${size}[[inches]], but [[rule]].`,
      steps: [
        `$${full} \\cdot ${size} = ${full * size}$ and $${full + 1} \\cdot ${size} = ${(full + 1) * size}$, so there are at most ${full} [[some]] ${size}[[inches]].`,
        `What they leave of ${total} must be a multiple of ${other}: ${tried.join(", ")}.`,
        `Only the last of these is a multiple of ${other}, $${total - many * size} = ${fits} \\cdot ${other}$, so the ${word} possible [[amount]] is $${many} + ${fits} = ${key}$.`.replace(
          "Only the last of these",
          tried.length > 1 ? "Only the last of these" : "This",
        ),
      ],
      check: `Multiply back: $${p} \\cdot ${x} + ${q} \\cdot ${y} = ${tex(total)}$.`,
      takeaway: wantsFew
        ? TAKEAWAY
        : TAKEAWAY.replace("as many of the large kind", "as many of the small kind"),
    },
    solutionFor: (wording) =>
      wording < 3
        ? {}
        : {
            idea: `Think of ${total} as a sum of $x + y$ numbers, $x$ of them equal to ${p} and $y$ equal to ${q}: since ${size} is ${wantsFew ? "greater" : "less"} than ${other}, $x + y$ is ${word} if $${best}$ is as great as possible.`,
            steps: [
              `$${full} \\cdot ${size} = ${full * size}$ and $${full + 1} \\cdot ${size} = ${(full + 1) * size}$, so $${best}$ is at most ${full}.`,
              `$${total} - ${size}${best}$ must be a multiple of ${other}: ${tried.join(", ")}.`,
              `${tried.length > 1 ? "Only the last of these" : "This"} is a multiple of ${other}, $${total - many * size} = ${fits} \\cdot ${other}$, so the ${word} possible value of $x + y$ is $${x} + ${y} = ${key}$.`,
            ],
            takeaway: `For the ${word} $x + y$, begin with the greatest possible $${best}$, and lower it by 1 until the other variable is an integer.`,
          },
    words: (wording) => ({
      ...WORDS[wording - 1]!,
      opposite:
        wording < 3
          ? `${against[0]} ${wording === 1 ? "boxes" : "pieces"} of ${p} and ${against[1]} of ${q}`
          : `$x = ${against[0]}$ and $y = ${against[1]}$`,
    }),
    text: thousands,
    shows: (value) => Number.isInteger(value) && value > 0.5 * key && value < 2 * key,
  };
}

/** Whether so many can make the total, and no smaller or greater number can. */
function isExtreme(wanted: "least" | "greatest", least: number) {
  return (n: number, total: number, p: number, q: number): boolean => {
    const sums = pairsOf(p, q, total, least).map(sumOf);
    return n === (wanted === "least" ? Math.min(...sums) : Math.max(...sums));
  };
}
/** All of the larger kind would be fewer than any, all of the smaller kind more. */
const isOpen = (n: number, total: number, p: number, q: number): boolean =>
  n >= total / q && n <= total / p;

const READINGS: readonly StemReading[] = (["least", "greatest"] as const).flatMap(
  (wanted): StemReading[] => [
    {
      wording: new RegExp(`ship (\\d+) books .* either (\\d+) or (\\d+) .* ${wanted} possible`),
      fits: isExtreme(wanted, 0),
      open: isOpen,
    },
    {
      wording: new RegExp(`is (\\d+) inches .* are (\\d+) or (\\d+) inches .* ${wanted} possible`),
      fits: isExtreme(wanted, 0),
      open: isOpen,
    },
    {
      wording: new RegExp(`and (\\d+)x \\+ (\\d+)y = (\\d+), .* ${wanted} possible`),
      fits: (n, p, q, total) => isExtreme(wanted, 1)(n, total, p, q),
      open: (n, p, q, total) => isOpen(n, total, p, q),
    },
    {
      wording: new RegExp(`integers is (\\d+), .* is (\\d+) or (\\d+)\\. .* ${wanted} possible`),
      fits: isExtreme(wanted, 0),
      open: isOpen,
    },
  ],
);

export const template: ProblemTemplate = {
  id: "fewest-with-none-left",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "arithmetic",
  pattern:
    "Two sizes make a total exactly: the least or greatest number, when the best size leaves a rest.",

  make(rng) {
    const kind = rng.pick(["least", "greatest"] as const);
    const asked = ask(rng, kind === "least");
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Lists all pairs of numbers that make the total. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
