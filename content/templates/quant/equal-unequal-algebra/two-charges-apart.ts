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
  usd,
} from "@theta/items/template";

const TAKEAWAY =
  "The difference between two linear quantities is linear too: equal steps change it by equal amounts.";
const FUNCTIONS =
  "The functions $f$ and $g$ are defined by $f(x) = ax + b$ and $g(x) = cx + d$, where $a$, $b$, $c$, and $d$ are constants.";
const PRINTERS =
  "Printers X and Y each charge their own fixed fee for an order plus their own constant amount per copy.";

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
  return {
    difficulty: isPure ? 5 : 6,
    stems: isPure
      ? []
      : [
          `${PRINTERS} The two printers charge the same amount for ${n} copies, and X charges ${usd(d)} more than Y for ${thousands(m)} copies. How much more than Y does X charge for ${thousands(p)} copies?`,
          `The monthly charge of each of Companies X and Y is a fixed fee plus a constant amount per minute. The charges are equal for ${n} minutes, and X's charge is ${usd(d)} greater for ${thousands(m)} minutes. By how much is X's charge greater for ${thousands(p)} minutes?`,
        ],
    pure: isPure
      ? [
          `${FUNCTIONS} If $f(${n}) = g(${n})$ and $f(${m}) - g(${m}) = ${d}$, what is the value of $f(${p}) - g(${p})$?`,
        ]
      : [],
    key,
    why: `From ${n} on, the difference grows by ${each} per unit, and $${tex(p)} - ${n} = ${tex(p - n)}$.`,
    wrong: [
      [
        (d * p) / m,
        "takes the difference as proportional",
        `The difference is 0 at ${n}, not at 0, so it isn't proportional to ${thousands(m)} and ${thousands(p)}.`,
      ],
      [
        per * (p - m),
        "stops at the last part",
        `That is how much the difference grows from ${m} to ${thousands(p)}; it is ${text(d)} already.`,
      ],
      [
        per * p,
        "counts from 0",
        `The difference grows from ${n} on, so it has to be measured from there.`,
      ],
      [
        per * m,
        "counts from 0 to the wrong end",
        `The question is about ${thousands(p)}, and the difference starts at ${n}.`,
      ],
      [
        2 * d,
        "doubles the difference",
        `From ${n} to ${thousands(p)} isn't twice as far as from ${n} to ${thousands(m)}.`,
      ],
      [
        (d * (p - n)) / m,
        "divides by the wrong number",
        `The difference of ${text(d)} arises from ${n} to ${thousands(m)}, in ${thousands(m - n)} steps.`,
      ],
      [
        d + (d * n) / (m - n),
        "adds the wrong part",
        `This adds what belongs to the part from 0 to ${n}.`,
      ],
    ],
    solution: {
      idea: `The difference is 0 at ${n} and grows by the same amount for each unit after that.`,
      fast: [
        `From ${n} to ${thousands(m)} the difference grows by ${text(d)} in ${thousands(m - n)} steps, which is ${each} per step. From ${n} to ${thousands(p)} there are ${thousands(p - n)} steps, so it's ${text(key)}.`,
      ],
      steps: [
        isPure
          ? `$f(x) - g(x) = (a - c)x + (b - d)$ is linear as well.`
          : `The difference between the charges is also a fixed amount plus a constant amount per unit.`,
        `It's 0 at ${n} and ${text(d)} at ${thousands(m)}, so it grows by $\\frac{${d}}{${m - n}} = ${per}$ per unit.`,
        `At ${thousands(p)}, it's $${per}(${tex(p)} - ${n}) = ${tex(key)}$.`,
      ],
      check: `Count the steps from ${n}, where the difference is 0, and not from 0.`,
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
  return {
    difficulty: 6,
    stems: isPure
      ? []
      : [
          `${PRINTERS} For ${n} copies, X charges ${usd(u)} less than Y, and for ${thousands(m)} copies, X charges ${usd(v)} more than Y. For how many copies do the two printers charge the same amount?`,
          `The monthly charge of each of Plans X and Y is a fixed fee plus a constant amount per minute. Plan X costs ${usd(u)} less than Plan Y for ${n} minutes and ${usd(v)} more for ${thousands(m)} minutes. For how many minutes do the plans cost the same?`,
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
        `The differences ${u} and ${v} aren't equal, so the point isn't halfway.`,
      ],
      [
        n + (v * (m - n)) / (u + v),
        "inverts the ratio",
        `The smaller difference is the closer one.`,
      ],
      [(u * (m - n)) / (u + v), "stops at the distance", `That is the distance from ${n}.`],
      [
        (v * (m - n)) / (u + v),
        "stops at the distance",
        `That is the distance from ${thousands(m)}.`,
      ],
      [m - n, "subtracts", `That is the distance between the two numbers.`],
      [
        n + (m - n) / Math.abs(v - u),
        "subtracts the differences",
        `From ${n} to ${thousands(m)}, the difference changes by $${u} + ${v}$, because it's first in one direction and then in the other.`,
      ],
      [
        (u * m) / (u + v),
        "starts from 0",
        `The difference is ${u} at ${n}, not at 0, so the part has to be taken of $${tex(m)} - ${n}$.`,
      ],
      [
        (v * m) / (u + v),
        "starts from 0",
        `The difference is ${u} at ${n}, not at 0, so the part has to be taken of $${tex(m)} - ${n}$.`,
      ],
      [
        m - (v * (m - n)) / u,
        "divides by one difference",
        `From ${n} to ${thousands(m)}, the difference changes by $${u} + ${v}$ and not only by ${u}.`,
      ],
      [
        isPure ? n + Math.min(u, v) : n + (m - n) / 4,
        "guesses a point near the smaller number",
        `The point follows from the ratio of the differences, ${u} to ${v}.`,
      ],
      [
        n + (u * (m - n)) / v,
        "divides by one difference",
        `From ${n} to ${thousands(m)}, the difference changes by $${u} + ${v}$ and not only by ${v}.`,
      ],
    ],
    solution: {
      idea: `From ${n} to ${thousands(m)}, the difference changes by $${u} + ${v} = ${u + v}$, and by the same amount for each unit.`,
      steps: [
        `The difference changes by $${u} + ${v} = ${u + v}$ in $${tex(m)} - ${n} = ${tex(m - n)}$ units.`,
        `The first ${u} are made up for at $\\frac{${u}}{${u + v}} \\cdot ${tex(m - n)} = ${tex(key - n)}$ more than ${n}.`,
        `They are equal at $${n} + ${tex(key - n)} = ${tex(key)}$.`,
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
        `That is the part of the sales in excess of ${usd(bound)}.`,
      ],
      [
        (100 * (large - small)) / (high - low),
        "ignores the bound",
        `The ${high} percent isn't paid on the first ${usd(bound)}.`,
      ],
      [
        (100 * (large - small)) / (high - low) + bound,
        "counts both from the bound",
        `The ${low} percent is paid on all the sales, including the first ${usd(bound)}.`,
      ],
      [
        (100 * (large - small) + low * bound) / (high - low),
        "takes the wrong rate for the bound",
        `What is missing for the first ${usd(bound)} is ${high} percent, not ${low} percent.`,
      ],
      [
        (100 * (large - small)) / high + bound,
        "leaves out a commission",
        `The commission of ${low} percent counts as well.`,
      ],
      [
        sales + bound,
        "adds the bound again",
        `The sales found already include the first ${usd(bound)}.`,
      ],
      [
        (100 * (large + small) + high * bound) / (high - low),
        "adds the salaries",
        `Only the difference between the salaries has to be made up.`,
      ],
    ],
    solution: {
      idea: `Write both amounts with $s$ for the sales; the higher rate applies only to $s - ${tex(bound)}$.`,
      fast: [
        `At sales of ${usd(bound)}, the first is ahead by $${tex(large)} - ${tex(small)} + ${low / 100} \\cdot ${tex(bound)} = ${tex(large - small + (low * bound) / 100)}$ dollars. After that, the second gains ${high - low} percent, so it needs ${usd(sales - bound)} more.`,
      ],
      steps: [
        `$${tex(large)} + ${low / 100}s = ${tex(small)} + ${high / 100}(s - ${tex(bound)})$`,
        `$${tex(large - small + (high * bound) / 100)} = ${(high - low) / 100}s$, so $s = ${tex(sales)}$.`,
      ],
      check: `On the first ${usd(bound)}, only the lower rate is paid.`,
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
      /for (\d+) minutes, and X's charge is \$(\d+) greater for (\d+) minutes\. .* for (\d+) min/,
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
    wording: /\$(\d+) less than Plan Y for (\d+) minutes and \$(\d+) more for (\d+) min/,
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
