import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  gcd,
  inWordsOf,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemDraft,
  type ProblemTemplate,
  type ProblemView,
  range,
  read,
  type Rng,
  type Slip,
  type StemReading,
  texTerm,
  texThousands as tex,
  thousands,
  tidy,
  usd,
  valueOfFormula,
  type Words,
  type Wrong,
} from "@theta/items/template";

const PRICES = [4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 40];
const TAKEAWAY =
  "To compare a share of the units with a share of the revenue, assume 100 units and multiply by the prices.";

/** The percent of the revenue that p percent of the units bring in, at prices a and b. */
const revenueShare = (a: number, b: number, p: number): number =>
  (100 * a * p) / (a * p + b * (100 - p));

/** Prices in a ratio of small integers, such as 2 : 5. */
const isPair = (a: number, b: number, most = 5): boolean =>
  a !== b && Math.max(a, b) <= most * gcd(a, b) && a < 4 * b && b < 4 * a;

/** Two different prices, and shares of the first kind that are whole percents. */
const NUMBERS = PRICES.flatMap((a) =>
  PRICES.filter((b) => isPair(a, b, 10)).flatMap((b) =>
    range(2, 18)
      .map((k) => ({ a, b, p: 5 * k, r: revenueShare(a, b, 5 * k) }))
      .filter(
        ({ p, r }) => p !== 50 && r !== 50 && (isPositiveWhole(r / 5) || isPositiveWhole(r / 4)),
      ),
  ),
);

type Numbers = (typeof NUMBERS)[number];

function solutionOf({ a, b, p, r }: Numbers, asksUnits: boolean) {
  const units = `${p} [[ofFirst]] and ${100 - p} [[ofSecond]]`;
  const [one, two] = [a * p, b * (100 - p)];
  const [x, y] = [p / gcd(p, 100), (100 - p) / gcd(p, 100)];
  const quotients = [r / a, (100 - r) / b].map((n) => tidy(n));
  const areShort = quotients.every((n) => Number.isInteger(100 * n));
  const ratio = areShort
    ? `$\\frac{${r}}{${a}} : \\frac{${100 - r}}{${b}} = ${quotients[0]!} : ${quotients[1]!}$${quotients[0] === x ? "" : `, or $${x} : ${y}$`}`
    : `$\\frac{${r}}{${a}} : \\frac{${100 - r}}{${b}} = ${tex(r * b)} : ${tex((100 - r) * a)}$, or $${x} : ${y}$`;
  const share = tidy(r / 100);
  const part = share * (a - b);
  const sign = part < 0 ? "-" : "+";
  return {
    idea: asksUnits
      ? "Divide each share of the revenue by its price: that gives the ratio of the numbers of [[units]]."
      : "Assume 100 [[units]] and multiply by the prices: that gives the ratio of the revenues.",
    fast: asksUnits
      ? [
          `The numbers of [[units]] are in the ratio ${ratio}. So [[first]] made up $\\frac{${x}}{${x + y}}$, or ${p} percent, of the [[units]].`,
        ]
      : [
          `The revenues are in the ratio $${p} \\cdot ${a} : ${100 - p} \\cdot ${b} = ${tex(one)} : ${tex(two)}$, which is $${r} : ${100 - r}$. So [[first]] accounted for ${r} percent of the revenue.`,
        ],
    steps: asksUnits
      ? [
          `If $p$ of 100 [[units]] were [[ofFirst]], their revenue was $${a}p$, and the total revenue was $${a}p + ${b}(100 - p)$.`,
          `So $${a}p = ${share}(${tex(100 * b)} ${texTerm(a - b, "p")}) = ${tex(tidy(100 * b * share))} ${sign} ${tidy(Math.abs(part))}p$.`,
          `That gives $${tidy(a - part)}p = ${tex(tidy(100 * b * share))}$, and $p = ${p}$.`,
        ]
      : [
          `Suppose that 100 [[units]] were sold, ${units}. They bring in $${p} \\cdot ${a} = ${tex(one)}$ and $${100 - p} \\cdot ${b} = ${tex(two)}$ dollars.`,
          `So the share of [[first]] is $\\frac{${tex(one)}}{${tex(one + two)}} = \\frac{${r}}{100}$, or ${r} percent.`,
        ],
    check: `The price of [[first]] is the ${a < b ? "lower" : "higher"} one, so the share of the revenue is ${a < b ? "less" : "greater"} than the share of the [[units]].`,
    takeaway:
      "To compare a share of the [[units]] with a share of the revenue, assume 100 [[units]] and multiply by the prices.",
  };
}

function wrongOf({ a, b, p, r }: Numbers, asksUnits: boolean): Wrong[] {
  const [given, key] = asksUnits ? [r, p] : [p, r];
  const [of, by] = asksUnits ? ["revenue", "[[units]]"] : ["[[units]]", "revenue"];
  const [top, bottom] = asksUnits ? [b, a] : [a, b];
  /** A part of the total at exchanged prices. */
  const swapped = (part: number): string =>
    `\\frac{${tex(part)}}{${tex(given * bottom)} + ${tex((100 - given) * top)}}`;
  return [
    [
      revenueShare(bottom, top, given),
      "exchanges the prices",
      `This is $${swapped(given * bottom)}$, with the prices of [[first]] and [[second]] exchanged.`,
    ],
    [
      (100 * top * given) / (bottom * (100 - given)),
      "compares the two parts",
      `This is $\\frac{${given} \\cdot ${top}}{${100 - given} \\cdot ${bottom}}$, which compares [[first]] with [[second]], not with the total.`,
    ],
    [
      100 - revenueShare(bottom, top, given),
      "exchanges the prices and finds the complement",
      `This is $${swapped((100 - given) * top)}$, the share of [[second]], and with the prices exchanged.`,
    ],
    [given, "keeps the share", `That is the share of the ${of}, not of the ${by}.`],
    [
      (given * top) / bottom,
      "scales by the prices alone",
      asksUnits
        ? `This is $${given} \\cdot \\frac{${top}}{${bottom}}$, as if all the revenue were divided by ${top} to find the total number of [[units]].`
        : `This is $${given} \\cdot \\frac{${top}}{${bottom}}$, as if the total revenue were 100 times ${bottom}, the price of [[second]].`,
    ],
    [
      (100 * a) / (a + b),
      "ignores the numbers of units",
      `This is $\\frac{${a}}{${a} + ${b}}$, which would be the share of the revenue if equal numbers had been sold.`,
    ],
    [
      (given * bottom) / top,
      "scales the wrong way",
      `This is $${given} \\cdot \\frac{${bottom}}{${top}}$. But the price of [[first]] is the ${a < b ? "lower" : "higher"} one, so the share of the ${by} is ${key < given ? "less" : "greater"} than the share of the ${of}, ${given} percent.`,
    ],
    [
      100 - given,
      "finds the complement",
      asksUnits
        ? "That is the percent of the revenue that was from [[second]]."
        : "That is the percent of the [[units]] that were [[ofSecond]].",
    ],
    [
      (given + key) / 2,
      "averages two shares",
      `This is halfway between the share of the ${of}, ${given} percent, and the share of the ${by}.`,
    ],
    [
      100 - key,
      "finds the complement",
      asksUnits
        ? "That is the percent of the [[units]] that were [[ofSecond]]."
        : "That is the percent of the revenue that was from [[second]].",
    ],
  ];
}

/** What a wording about tickets or about products calls the two kinds. */
const wordsOf = (areTickets: boolean, a: number, b: number): Words =>
  areTickets
    ? {
        units: "tickets",
        first: `the ${usd(a)} tickets`,
        second: `the ${usd(b)} tickets`,
        ofFirst: `${usd(a)} tickets`,
        ofSecond: `${usd(b)} tickets`,
      }
    : {
        units: "units",
        first: "Product X",
        second: "Product Y",
        ofFirst: "units of Product X",
        ofSecond: "units of Product Y",
      };

function askNumber(rng: Rng, asksUnits: boolean): AskedProblem {
  const numbers = rng.pick(NUMBERS);
  const { a, b, p, r } = numbers;
  return {
    difficulty: asksUnits ? 5 : 4,
    stems: asksUnits
      ? [
          `All the tickets sold for a concert were ${usd(a)} tickets or ${usd(b)} tickets, and ${r} percent of the revenue from the sale of the tickets was from the ${usd(a)} tickets. What percent of the tickets sold were ${usd(a)} tickets?`,
          `Last year ${r} percent of Company K's revenue was from the sale of Product X at ${usd(a)} per unit, and the remaining revenue was from the sale of Product Y at ${usd(b)} per unit. Product X accounted for what percent of the units that Company K sold last year?`,
        ]
      : [
          `Of the tickets sold for a concert, ${p} percent were ${usd(a)} tickets and the remaining tickets were ${usd(b)} tickets. What percent of the revenue from the sale of these tickets was from the ${usd(a)} tickets?`,
          `A company sells only Product X, for ${usd(a)} per unit, and Product Y, for ${usd(b)} per unit. If Product X accounted for ${p} percent of the units sold last month, what percent of last month's revenue was from Product X?`,
        ],
    key: asksUnits ? p : r,
    why: `If ${p} of 100 [[units]] were [[ofFirst]], the revenues were in the ratio $${p} \\cdot ${a} : ${100 - p} \\cdot ${b} = ${r} : ${100 - r}$.`,
    wrong: wrongOf(numbers, asksUnits),
    solution: solutionOf(numbers, asksUnits),
    words: (wording) => wordsOf(wording === 1, a, b),
    text: (value) => `${thousands(value)}%`,
    shows: (value) => isPositiveWhole(value) && value < 100,
  };
}

/** The fraction kx / (m + nx) in lowest terms, where x is p or r. */
function fractionOf(k: number, m: number, n: number, x: string): string {
  const shared = gcd(gcd(k, m), n);
  const [top, first, second] = [k / shared, m / shared, Math.abs(n / shared)];
  const term = `${second === 1 ? "" : second}${x}`;
  return `$\\frac{${top === 1 ? "" : top}${x}}{${first} ${n < 0 ? "-" : "+"} ${term}}$`;
}

const LETTER_STEMS = [
  (a: number, b: number, ask: string) =>
    `All the tickets sold for a concert were ${usd(a)} tickets or ${usd(b)} tickets. If $p$ percent of the tickets sold were ${usd(a)} tickets and $r$ percent of the revenue from the sale of the tickets was from the ${usd(a)} tickets, ${ask}`,
  (a: number, b: number, ask: string) =>
    `A company sells only Product X, for ${usd(a)} per unit, and Product Y, for ${usd(b)} per unit. If Product X accounted for $p$ percent of the units sold last month and for $r$ percent of the revenue, ${ask}`,
];

/** The value of kx / (m + nx) at 100. */
const at100 = (k: number, m: number, n: number): string =>
  m + 100 * n === 0 ? "undefined" : fractionText(new Fraction(100 * k, m + 100 * n));

/** One share in terms of the other: the price of what's given goes on top. */
function letterDraft(rng: Rng): ProblemDraft | null {
  const [a, b] = rng.sample(PRICES, 2) as [number, number];
  if (!isPair(a, b)) return null;
  const asksUnits = rng.chance(0.5);
  const [x, y] = asksUnits ? ["r", "p"] : ["p", "r"];
  const [top, bottom] = asksUnits ? [b, a] : [a, b];
  const wording = rng.int(0, LETTER_STEMS.length - 1);
  const words = wordsOf(wording === 0, a, b);
  const say = (text: string): string => inWordsOf(words, text);
  const slip = (k: number, m: number, n: number, name: string, why: string): Slip[] =>
    m > 0 && n !== 0
      ? [
          {
            text: fractionOf(k, m, n, x),
            slip: name,
            why: say(why.replace("[[at100]]", at100(k, m, n))),
          },
        ]
      : [];
  const end = `When $${x} = 100$, this is [[at100]], but $${y}$ must be 100 as well.`;
  return {
    variant: `letters-${y}/${wording}`,
    context: "real",
    difficulty: 7,
    stem: LETTER_STEMS[wording]!(
      a,
      b,
      `which of the following expresses $${y}$ in terms of $${x}$?`,
    ),
    key: {
      text: fractionOf(100 * top, 100 * bottom, top - bottom, x),
      why: `When $${x} = 100$, $${y} = 100$; and $r$ is ${a < b ? "less" : "greater"} than $p$ for lesser values, as it must be.`,
    },
    slips: [
      ...slip(
        100 * bottom,
        100 * top,
        bottom - top,
        "exchanges the prices",
        `This exchanges the prices of [[first]] and [[second]].`,
      ),
      ...slip(100 * top, 100 * bottom, bottom - top, "loses a sign", end),
      ...slip(
        100 * top,
        100 * bottom,
        -bottom,
        "compares the two parts",
        `This compares [[first]] with [[second]], not with the total.`,
      ),
      ...slip(100 * top, 100 * bottom, -(top + bottom), "loses a sign", end),
      ...slip(100 * bottom, 100 * top, top - bottom, "loses a sign", end),
    ].slice(0, 4),
    solution: {
      idea: say(`Assume that 100 [[units]] were sold. Then $p$ of them were [[ofFirst]].`),
      fast: [
        say(
          `Test $${x} = 100$: then only [[ofFirst]] were sold, so $${y} = 100$. That leaves two options. The price of [[first]] is the ${a < b ? "lower one, so $r < p$" : "higher one, so $r > p$"} for values below 100, and that leaves one.`,
        ),
      ],
      steps: [
        say(
          `Of 100 [[units]], $p$ were [[ofFirst]] and $100 - p$ were [[ofSecond]], so the revenues were $${a}p$ and $${b}(100 - p)$.`,
        ),
        `$\\frac{r}{100} = \\frac{${a}p}{${a}p + ${b}(100 - p)} = \\frac{${a}p}{${tex(100 * b)} ${texTerm(a - b, "p")}}$.`,
        ...(asksUnits
          ? [
              `Multiplying by both denominators gives $${tex(100 * b)}r ${texTerm(a - b, "pr")} = ${tex(100 * a)}p$, so $${tex(100 * b)}r = p(${tex(100 * a)} ${texTerm(b - a, "r")})$.`,
              `So $p = \\frac{${tex(100 * b)}r}{${tex(100 * a)} ${texTerm(b - a, "r")}}$, which is ${fractionOf(100 * top, 100 * bottom, top - bottom, x)} in lowest terms.`,
            ]
          : [
              `So $r = \\frac{${tex(100 * a)}p}{${tex(100 * b)} ${texTerm(a - b, "p")}}$, which is ${fractionOf(100 * top, 100 * bottom, top - bottom, x)} in lowest terms.`,
            ]),
      ],
      takeaway: TAKEAWAY,
    },
  };
}

const isRevenue = (tried: number, p: number, a: number, b: number): boolean =>
  near(tried * (a * p + b * (100 - p)), 100 * a * p);
const isUnits = (tried: number, a: number, b: number, r: number): boolean =>
  near(r * (a * tried + b * (100 - tried)), 100 * a * tried);
const READINGS: readonly StemReading[] = [
  {
    wording: /sold .*, (\d+) percent were \$(\d+) tickets and the remaining tickets were \$(\d+)/,
    fits: isRevenue,
  },
  {
    wording: /X, for \$(\d+) .* Y, for \$(\d+) .* for (\d+) percent of the units/,
    fits: (tried, a, b, p) => isRevenue(tried, p, a, b),
  },
  { wording: /were \$(\d+) tickets or \$(\d+) tickets, and (\d+) percent/, fits: isUnits },
  {
    wording: /year (\d+) percent .* X at \$(\d+) .* Y at \$(\d+)/,
    fits: (tried, r, a, b) => isUnits(tried, a, b, r),
  },
];

/** Tries each expression with 20, 50, and 80 units of the first kind among 100. */
function fittingExpressions({ stem, options }: ProblemView): number[] {
  const wanted = read(stem, /expresses (\w) in terms/)[0]!;
  const [a, b] = read(stem, /(?:were|for|to) \$?(\d+) .*?(?:or|for) \$?(\d+)/).map(Number) as [
    number,
    number,
  ];
  return options.flatMap((option, k) => {
    const isRight = [20, 50, 80].every((p) => {
      const r = (100 * a * p) / (a * p + b * (100 - p));
      return near(valueOfFormula(option, { p, r }), wanted === "p" ? p : r);
    });
    return isRight ? [k] : [];
  });
}

const isInLetters = ({ stem }: ProblemView): boolean => stem.includes("in terms of");

export const template: ProblemTemplate = {
  id: "revenue-share-from-unit-share",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "algebra",
  pattern: "Two kinds at two prices: a share of the units and the share of the revenue.",

  make(rng) {
    const kind = rng.pick(["letters", "letters", "letters", "units", "units", "revenue"] as const);
    if (kind === "letters") return letterDraft(rng);
    return draftOf(kind, askNumber(rng, kind === "units"), READINGS, rng);
  },

  check: (view) => (isInLetters(view) ? fittingExpressions(view) : fittingOptions(view, READINGS)),
  possible: (view) =>
    isInLetters(view) ? view.options.map(() => true) : openOptions(view, READINGS),
};
