import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  type Words,
  usd,
} from "@theta/items/template";

const TAKEAWAY =
  "The difference between two linear quantities is linear too: equal steps change it by equal amounts.";
const FUNCTIONS =
  "The functions $f$ and $g$ are defined by $f(x) = ax + b$ and $g(x) = cx + d$, where $a$, $b$, $c$, and $d$ are constants.";
const PRINTERS =
  "Printers X and Y each charge their own fixed fee for an order plus their own constant amount per copy.";
const PLANS =
  "Under Plan X, the charge for a month is a fixed fee plus a constant amount for each minute of calls. Under Plan Y, both the fee and the amount for each minute are different.";

/** How a number of units is written. */
const atOf =
  (isPure: boolean) =>
  (n: number): string =>
    isPure ? `$x = ${n}$` : `${thousands(n)} [[units]]`;
const unitsOf = (isPure: boolean, wording: number): Words =>
  isPure
    ? { units: "units of $x$", unit: "unit", per: "per unit", two: "functions", number: "$x$" }
    : wording === 1
      ? {
          units: "copies",
          unit: "copy",
          per: "per copy",
          two: "charges",
          number: "the number of copies",
        }
      : {
          units: "minutes",
          unit: "minute",
          per: "per minute",
          two: "charges",
          number: "the number of minutes",
        };

/** The charges are equal for n, apart by d for m, and asked about for p. */
function askThird(rng: Rng): AskedProblem | null {
  const step = rng.pick([1, 50, 100]);
  const [n, m, p] = [step * rng.int(1, 6), step * rng.int(3, 10), step * rng.int(6, 16)];
  const per = step === 1 ? rng.int(2, 8) : rng.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]);
  const [d, key] = [per * (m - n), per * (p - n)].map((value) => Math.round(100 * value) / 100);
  if (
    !d ||
    !key ||
    m <= n ||
    p <= m ||
    p - m === m - n ||
    m - n < 2 * step ||
    (step > 1 && (d % 5 || key % 5))
  )
    return null;
  const isPure = step === 1;
  const [text, dollars] = [(value: number) => (isPure ? thousands(value) : usd(value)), usd(per)];
  const each = isPure ? String(per) : dollars;
  const at = atOf(isPure);
  return {
    difficulty: isPure ? 5 : 6,
    stems: isPure
      ? []
      : [
          `${PRINTERS} The two printers charge the same amount for ${n} copies, and X charges ${usd(d)} more than Y for ${thousands(m)} copies. How much more than Y does X charge for ${thousands(p)} copies?`,
          `${PLANS} The two plans charge the same amount for a month with ${n} minutes of calls, and Plan X charges ${usd(d)} more than Plan Y for a month with ${thousands(m)} minutes of calls. How much more than Plan Y does Plan X charge for a month with ${thousands(p)} minutes of calls?`,
        ],
    pure: isPure
      ? [
          `${FUNCTIONS} If $f(${n}) = g(${n})$ and $f(${m}) - g(${m}) = ${d}$, what is the value of $f(${p}) - g(${p})$?`,
        ]
      : [],
    key,
    why: `From ${at(n)} on, the difference grows by ${each} [[per]], and $${per}(${tex(p)} - ${n}) = ${tex(key)}$.`,
    wrong: [
      [
        (d * p) / m,
        "takes the difference as proportional",
        `This is $${tex(d)} \\cdot \\frac{${tex(p)}}{${tex(m)}}$, but the difference is 0 at ${at(n)}, not at 0, so it isn't proportional to [[number]].`,
      ],
      [
        per * (p - m),
        "stops at the last part",
        `This is $${per}(${tex(p)} - ${tex(m)})$, how much the difference grows from ${thousands(m)} to ${at(p)}, but at ${thousands(m)} it is ${text(d)} already.`,
      ],
      [
        per * p,
        "counts from 0",
        `This is $${per} \\cdot ${tex(p)}$, but the difference grows from 0 only after ${at(n)}.`,
      ],
      [
        per * m,
        "counts from 0 to the wrong end",
        `This is $${per} \\cdot ${tex(m)}$, but the question is about ${at(p)}, and the difference starts at ${n}.`,
      ],
      [
        2 * d,
        "doubles the difference",
        `This is twice ${text(d)}, but there are ${thousands(p - n)} [[units]] from ${n} to ${thousands(p)}, which isn't twice the ${thousands(m - n)} from ${n} to ${thousands(m)}.`,
      ],
      [
        (d * (p - n)) / m,
        "divides by the wrong number",
        `This is $\\frac{${tex(d)}}{${tex(m)}} \\cdot ${tex(p - n)}$, but the difference of ${text(d)} arises in $${tex(m)} - ${n} = ${tex(m - n)}$ [[units]], not in ${thousands(m)}.`,
      ],
      [
        d + (d * n) / (m - n),
        "adds the wrong part",
        `This is $${tex(d)} + ${per} \\cdot ${n}$, but from ${thousands(m)} to ${at(p)} the difference grows by $${per}(${tex(p)} - ${tex(m)})$.`,
      ],
    ],
    words: (wording) => unitsOf(isPure, wording),
    solution: {
      idea: `The difference is 0 at ${at(n)} and grows by the same amount for each [[unit]] after that.`,
      steps: [
        isPure
          ? `$f(x) - g(x) = (a - c)x + (b - d)$ is linear as well, so it grows by the same amount for each unit of $x$.`
          : `The difference between the charges is also a fixed amount plus a constant amount [[per]].`,
        `It's 0 at ${at(n)} and ${text(d)} at ${thousands(m)}, so it grows by $\\frac{${tex(d)}}{${tex(m)} - ${n}} = \\frac{${tex(d)}}{${tex(m - n)}} = ${per}$ [[per]].`,
        `At ${at(p)}, it's $${per}(${tex(p)} - ${n}) = ${per} \\cdot ${tex(p - n)} = ${tex(key)}$.`,
      ],
      check: `$\\frac{${tex(key)}}{${tex(d)}} = \\frac{${tex(p - n)}}{${tex(m - n)}}$: the differences are in the ratio of the [[units]] counted from ${n}.`,
      takeaway: TAKEAWAY,
    },
    text: usd,
    shows: (value) => isPositiveWhole(value) && value < 3 * key && 4 * value > key,
  };
}

/** X is u below Y at n and v above it at m; where are they equal? */
function askEqual(rng: Rng): AskedProblem | null {
  const step = rng.pick([1, 1, 50, 100]);
  const [n, m] = [step * rng.int(1, 6), step * rng.int(6, 18)];
  const [u, v] = rng.sample([3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24], 2) as [number, number];
  const key = n + (u * (m - n)) / (u + v);
  if (!Number.isInteger(key) || (step > 1 && key % 10 !== 0) || m - n < 4 * step) return null;
  const isPure = step === 1;
  const at = atOf(isPure);
  return {
    difficulty: 6,
    stems: isPure
      ? []
      : [
          `${PRINTERS} For ${n} copies, X charges ${usd(u)} less than Y, and for ${thousands(m)} copies, X charges ${usd(v)} more than Y. For how many copies do the two printers charge the same amount?`,
          `${PLANS} Plan X charges ${usd(u)} less than Plan Y for a month with ${n} minutes of calls and ${usd(v)} more than Plan Y for a month with ${thousands(m)} minutes of calls. For how many minutes of calls in a month do the two plans charge the same amount?`,
        ],
    pure: isPure
      ? [
          `${FUNCTIONS} If $g(${n}) - f(${n}) = ${u}$ and $f(${m}) - g(${m}) = ${v}$, for what value of $x$ is $f(x) = g(x)$?`,
        ]
      : [],
    key,
    why: `The distances of ${thousands(key)} from ${n} and ${thousands(m)} are in the ratio ${u} to ${v}.`,
    wrong: [
      [
        (n + m) / 2,
        "takes the middle",
        `This is halfway between ${n} and ${thousands(m)}, but the differences there, ${u} and ${v}, aren't equal.`,
      ],
      [
        n + (v * (m - n)) / (u + v),
        "inverts the ratio",
        `This is $${n} + \\frac{${v}}{${u + v}} \\cdot ${tex(m - n)}$, but after ${at(n)} only ${u} of the ${u + v} has to be made up for.`,
      ],
      [
        (u * (m - n)) / (u + v),
        "stops at the distance",
        `This is $\\frac{${u}}{${u + v}} \\cdot ${tex(m - n)}$, which is how many [[units]] after ${n} it happens.`,
      ],
      [
        (v * (m - n)) / (u + v),
        "stops at the distance",
        `This is $\\frac{${v}}{${u + v}} \\cdot ${tex(m - n)}$, which is how many [[units]] before ${thousands(m)} it happens.`,
      ],
      [
        m - n,
        "subtracts",
        `This is $${tex(m)} - ${n}$, in which the difference changes by ${u + v}.`,
      ],
      [
        n + (m - n) / Math.abs(v - u),
        "subtracts the differences",
        `This divides ${thousands(m - n)} by ${Math.abs(v - u)}, the difference of ${u} and ${v}, and adds ${n}, but the change is $${u} + ${v}$, and ${u} of it is needed.`,
      ],
      [
        (u * m) / (u + v),
        "starts from 0",
        `This is $\\frac{${u}}{${u + v}} \\cdot ${tex(m)}$, but the change of ${u + v} starts at ${at(n)}, not at 0.`,
      ],
      [
        (v * m) / (u + v),
        "starts from 0",
        `This is $\\frac{${v}}{${u + v}} \\cdot ${tex(m)}$, but the change of ${u + v} starts at ${at(n)}, not at 0.`,
      ],
      [
        m - (v * (m - n)) / u,
        "divides by one difference",
        `This is $${tex(m)} - \\frac{${v}}{${u}} \\cdot ${tex(m - n)}$, but from ${n} to ${at(m)} the change is $${u} + ${v}$, not only ${u}.`,
      ],
      [
        isPure ? n + Math.min(u, v) : n + (m - n) / 4,
        "guesses a point near the smaller number",
        isPure
          ? `This is $${n} + ${Math.min(u, v)}$, which adds a difference of the functions to a value of $x$.`
          : `This is a fourth of the way from ${n} to ${thousands(m)}, but the differences require $\\frac{${u}}{${u + v}}$ of the way.`,
      ],
      [
        n + (u * (m - n)) / v,
        "divides by one difference",
        `This is $${n} + \\frac{${u}}{${v}} \\cdot ${tex(m - n)}$, but from ${n} to ${at(m)} the change is $${u} + ${v}$, not only ${v}.`,
      ],
    ],
    words: (wording) => unitsOf(isPure, wording),
    solution: {
      idea: `The difference between the [[two]] changes by the same amount for each [[unit]].`,
      steps: [
        `From ${u} in one direction to ${v} in the other, the difference changes by $${u} + ${v} = ${u + v}$ in $${tex(m)} - ${n} = ${tex(m - n)}$ [[units]].`,
        `The first ${u} takes $\\frac{${u}}{${u + v}} \\cdot ${tex(m - n)} = ${tex(key - n)}$ [[units]] after ${n}.`,
        `So the [[two]] are equal at $${isPure ? "x = " : ""}${n} + ${tex(key - n)} = ${tex(key)}$${isPure ? "" : " [[units]]"}.`,
      ],
      check: `The answer must be closer to ${u < v ? n : thousands(m)}, where the difference is smaller.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** A salary and a commission on all sales, or on the sales above a bound. */
function askSales(rng: Rng): AskedProblem | null {
  const [low, high] = [rng.int(2, 8), rng.int(4, 12)];
  const [small, bound] = [100 * rng.int(2, 12), 1000 * rng.int(2, 10)];
  const large = small + 50 * rng.int(2, 10);
  const sales = (100 * (large - small) + high * bound) / (high - low);
  const lead = large - small + (low * bound) / 100;
  if (high <= low || sales % 500 !== 0 || sales <= 1.2 * bound || sales > 40_000) return null;
  return {
    difficulty: 5,
    stems: [
      `Plan X pays a salesperson ${usd(large)} per week plus ${low} percent of sales. Plan Y pays ${usd(small)} per week plus ${high} percent of the sales in excess of ${usd(bound)}. For what amount of weekly sales do the two plans pay the same?`,
      `Last week Agents X and Y had equal sales and earned the same amount. X earned ${usd(large)} plus ${low} percent of her sales, and Y earned ${usd(small)} plus ${high} percent of his sales in excess of ${usd(bound)}. What were the sales of each agent?`,
    ],
    key: sales,
    why: `${usd(large)} and ${low} percent of ${usd(sales)} are as much as ${usd(small)} and ${high} percent of ${usd(sales - bound)}.`,
    wrong: [
      [
        sales - bound,
        "stops at the excess",
        `This is only the part of the sales in excess of ${usd(bound)}.`,
      ],
      [
        (100 * (large - small)) / (high - low),
        "ignores the bound",
        `This solves $${tex(large)} + ${low / 100}s = ${tex(small)} + ${high / 100}s$, but the ${high} percent isn't paid on the first ${usd(bound)}.`,
      ],
      [
        (100 * (large - small)) / (high - low) + bound,
        "counts both from the bound",
        `This pays both rates only on the sales in excess of ${usd(bound)}, but the ${low} percent is paid on all the sales.`,
      ],
      [
        (100 * (large - small) + low * bound) / (high - low),
        "takes the wrong rate for the bound",
        `This takes ${low} percent of ${usd(bound)} off [[y]]'s commission, but the rate that isn't paid on the first ${usd(bound)} is ${high} percent.`,
      ],
      [
        (100 * (large - small)) / high + bound,
        "leaves out a commission",
        `This solves $${tex(large)} = ${tex(small)} + ${high / 100}(s - ${tex(bound)})$, without the ${low} percent.`,
      ],
      [
        sales + bound,
        "adds the bound again",
        `This adds ${usd(bound)} to ${usd(sales)}, which already includes it.`,
      ],
      [
        (100 * (large + small) + high * bound) / (high - low),
        "adds the salaries",
        `This adds ${usd(large)} and ${usd(small)}, but only their difference has to be made up for.`,
      ],
    ],
    words: (wording) =>
      wording === 1 ? { x: "Plan X", y: "Plan Y" } : { x: "Agent X", y: "Agent Y" },
    solution: {
      idea: `Write both amounts with $s$ for the sales; the ${high} percent applies only to $s - ${tex(bound)}$.`,
      fast: [
        `At sales of ${usd(bound)}, [[x]] is ahead by $${tex(large)} - ${tex(small)} + ${low / 100} \\cdot ${tex(bound)} = ${tex(lead)}$ dollars. After that, [[y]] gains ${high - low} percent, so it takes $\\frac{${tex(lead)}}{${(high - low) / 100}} = ${tex(sales - bound)}$ dollars more, and the sales are $${tex(bound)} + ${tex(sales - bound)} = ${tex(sales)}$ dollars.`,
      ],
      steps: [
        `The two amounts are equal if $${tex(large)} + ${low / 100}s = ${tex(small)} + ${high / 100}(s - ${tex(bound)})$.`,
        `Since $${high / 100} \\cdot ${tex(bound)} = ${tex((high * bound) / 100)}$, this is $${tex(large)} - ${tex(small)} + ${tex((high * bound) / 100)} = ${high / 100}s - ${low / 100}s$.`,
        `So $${tex(large - small + (high * bound) / 100)} = ${(high - low) / 100}s$, and $s = \\frac{${tex(large - small + (high * bound) / 100)}}{${(high - low) / 100}} = ${tex(sales)}$.`,
      ],
      check: `$${tex(large)} + ${low / 100} \\cdot ${tex(sales)} = ${tex(large + (low * sales) / 100)}$, and $${tex(small)} + ${high / 100} \\cdot ${tex(sales - bound)} = ${tex(small + (high * (sales - bound)) / 100)}$.`,
      takeaway:
        "Where a rate starts at a bound, compare the two quantities at the bound first, and only their difference after that.",
    },
    text: usd,
    shows: (value) => value % 50 === 0 && value > 0 && value < 2 * sales,
  };
}

const ASK = { third: askThird, equal: askEqual, sales: askSales };
const KINDS = ["third", "equal", "sales"] as const;

const isThird = (value: number, n: number, d: number, m: number, p: number): boolean =>
  near(value / (p - n), d / (m - n));
const isEqual = (x: number, n: number, u: number, v: number, m: number): boolean =>
  near(u * (m - x), v * (x - n));
const pays = (s: number, large: number, low: number, small: number, high: number, bound: number) =>
  near(large + (low * s) / 100, small + (high * (s - bound)) / 100);

const READINGS: readonly StemReading[] = [
  {
    wording:
      /for (\d+) copies, and X charges \$(\d+) more than Y for (\d+) copies\. .* for (\d+) copies/,
    fits: isThird,
  },
  {
    wording:
      /with (\d+) min.* charges \$(\d+) more than Plan Y .* with (\d+) min.*\. How .* with (\d+) min/,
    fits: isThird,
  },
  {
    wording: /f\((\d+)\) = g\(\d+\) and f\((\d+)\) - g\(\d+\) = (\d+), .* of f\((\d+)\)/,
    fits: (value, n, m, d, p) => isThird(value, n, d, m, p),
  },
  {
    wording: /For (\d+) copies, X charges \$(\d+) less .* for (\d+) copies, X charges \$(\d+) more/,
    fits: (x, n, u, m, v) => isEqual(x, n, u, v, m),
    open: (x, n, _u, m) => n < x && x < m,
  },
  {
    wording:
      /\$(\d+) less than Plan Y .* with (\d+) min.* \$(\d+) more than Plan Y .* with (\d+) min/,
    fits: (x, u, n, v, m) => isEqual(x, n, u, v, m),
    open: (x, _u, n, _v, m) => n < x && x < m,
  },
  {
    wording: /g\((\d+)\) - f\(\d+\) = (\d+) and f\((\d+)\) - g\(\d+\) = (\d+), for/,
    fits: (x, n, u, m, v) => isEqual(x, n, u, v, m),
    open: (x, n, _u, m) => n < x && x < m,
  },
  {
    wording:
      /\$(\d+) per week plus (\d+) percent .* \$(\d+) per week plus (\d+) percent .* of \$(\d+)\. For/,
    fits: pays,
    open: (s, _large, _low, _small, _high, bound) => s > bound,
  },
  {
    wording:
      /earned \$(\d+) plus (\d+) percent .* earned \$(\d+) plus (\d+) percent .* of \$(\d+)\. What/,
    fits: pays,
    open: (s, _large, _low, _small, _high, bound) => s > bound,
  },
];

export const template: ProblemTemplate = {
  id: "two-charges-apart",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "Two linear charges: their difference is linear, too, and two values of it settle the rest.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return (
      asked && draftOf(asked.stems.length > 0 ? kind : `${kind} of functions`, asked, READINGS, rng)
    );
  },

  /** Compares the steps, or pays both amounts, for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
