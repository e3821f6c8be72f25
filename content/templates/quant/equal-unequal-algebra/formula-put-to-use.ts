import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  tidy,
  usd,
} from "@theta/items/template";

const isMoney = (value: number): boolean => value > 0 && Number.isInteger(4 * value);

/** A cost of f + vn dollars for n units, with an average of a. */
function askUnits(rng: Rng): AskedProblem | null {
  const n = rng.pick([40, 50, 60, 75, 80, 90, 100, 120, 150, 160, 180, 200, 240, 250, 300, 400]);
  const [v, gap] = [rng.int(2, 12), rng.pick([1, 2, 3, 4, 5, 6, 8])];
  const [a, f] = [v + gap, n * gap];
  if (f % 50 !== 0 || f < 200) return null;
  const divide = `${thousands(f)} must be divided by $${a} - ${v} = ${gap}$`;
  const over = (bottom: string): string => `This is $\\frac{${tex(f)}}{${bottom}}$, but ${divide}.`;
  return {
    difficulty: 3,
    stems: [
      `The total cost of producing $n$ units of a certain product is ${usd(f)} plus ${usd(v)} per unit. If the average (arithmetic mean) cost per unit is ${usd(a)}, what is the value of $n$?`,
      `The cost, in dollars, of printing $n$ copies of a certain book is $${tex(f)} + ${v}n$. For how many copies is the average (arithmetic mean) cost per copy equal to ${usd(a)}?`,
    ],
    pure: [`If $\\frac{${tex(f)} + ${v}n}{n} = ${a}$, then $n =$`],
    key: n,
    why: `$\\frac{${tex(f)} + ${v} \\cdot ${n}}{${n}} = \\frac{${tex(f)}}{${n}} + ${v} = ${gap} + ${v} = ${a}$.`,
    wrong: [
      [f / a, `divides by ${a}`, over(`${a}`)],
      [f / v, `divides by ${v}`, over(`${v}`)],
      [f / (a + v), "adds the two rates", over(`${a} + ${v}`)],
      [f / (2 * gap), "halves", over(`2 \\cdot ${gap}`)],
      [f / (gap + 1), "misses by one", over(`${gap + 1}`)],
      [
        (2 * f) / gap,
        "doubles",
        `This is $2 \\cdot \\frac{${tex(f)}}{${gap}}$, but $\\frac{${tex(f)}}{${gap}} = ${n}$ is already the value of $n$.`,
      ],
      [
        (f * v) / a,
        "mixes up the rates",
        `This is $${tex(f)} \\cdot \\frac{${v}}{${a}}$, but ${divide}.`,
      ],
      [
        (n * a) / v,
        "compares the rates",
        `This is $${n} \\cdot \\frac{${a}}{${v}}$, but $\\frac{${tex(f)}}{${gap}} = ${n}$ is already the value of $n$.`,
      ],
      [
        (n * v) / a,
        "compares the rates",
        `This is $${n} \\cdot \\frac{${v}}{${a}}$, but $\\frac{${tex(f)}}{${gap}} = ${n}$ is already the value of $n$.`,
      ],
      [
        f / gap - v,
        "subtracts too late",
        `This is $\\frac{${tex(f)}}{${gap}} - ${v}$. The ${v} is subtracted from ${a} before dividing, not from the quotient.`,
      ],
      [
        f / gap + a,
        "adds too late",
        `This is $\\frac{${tex(f)}}{${gap}} + ${a} = ${n} + ${a}$, but nothing is added to the quotient.`,
      ],
    ],
    words: (wording) => ({ unit: wording === 2 ? "copy" : "unit" }),
    solution: {
      idea: `The average cost per [[unit]] is ${usd(v)} plus each [[unit]]'s share of the fixed amount, ${usd(f)}.`,
      fast: [
        `The share of the fixed amount is $${a} - ${v} = ${gap}$ dollars per [[unit]], so $n = \\frac{${tex(f)}}{${gap}} = ${n}$.`,
      ],
      steps: [
        `$\\frac{${tex(f)} + ${v}n}{n} = ${a}$, so $${tex(f)} + ${v}n = ${a}n$.`,
        `So $${gap === 1 ? "" : gap}n = ${tex(f)}$ and $n = ${n}$.`,
      ],
      check: `$${tex(f)} + ${v} \\cdot ${n} = ${tex(f + v * n)}$, which is $${a} \\cdot ${n}$.`,
      takeaway:
        "The average cost per [[unit]] is the variable cost per [[unit]] plus each [[unit]]'s share of the fixed cost.",
    },
    solutionFor: (wording) =>
      wording < 3
        ? {}
        : {
            idea: `Divide each term of the numerator by $n$: the second one is then just ${v}.`,
            fast: [
              `$\\frac{${tex(f)}}{n} + ${v} = ${a}$, so $\\frac{${tex(f)}}{n} = ${gap}$ and $n = \\frac{${tex(f)}}{${gap}} = ${n}$.`,
            ],
            takeaway: "A sum over one denominator can be split into two fractions.",
          },
  };
}

/** How far the average falls when more units are produced. */
function askDrop(rng: Rng): AskedProblem | null {
  const [n, times] = [rng.pick([50, 60, 80, 100, 120, 150, 200, 250]), rng.pick([2, 3, 4, 5])];
  const [m, v] = [n * times, rng.int(2, 15)];
  const f = 100 * rng.int(6, 60);
  const key = f / n - f / m;
  if (![f / n, f / m].every((value) => Number.isInteger(value)) || key === v) return null;
  return {
    difficulty: 4,
    stems: [
      `The cost, in dollars, of producing $n$ units of a certain product is $${tex(f)} + ${v}n$. The average (arithmetic mean) cost per unit is how much less when ${m} units are produced than when ${n} units are produced?`,
      `A company's monthly costs are ${usd(f)} plus ${usd(v)} for each unit that it produces. If the company produced ${n} units in May and ${m} units in June, by how much did its average (arithmetic mean) cost per unit decrease from May to June?`,
    ],
    key,
    why: `The average falls from ${usd(f / n + v)} to ${usd(f / m + v)}.`,
    wrong: [
      [
        f / (m - n),
        "divides by the difference",
        `This divides ${thousands(f)} by $${m} - ${n}$. Divide it by each number of units and subtract.`,
      ],
      [
        f / m,
        "finds a share",
        `This is $\\frac{${tex(f)}}{${m}}$, the share of ${thousands(f)} for each of ${m} units.`,
      ],
      [
        f / m + v,
        "finds an average",
        `This is $${f / m} + ${v}$, the average cost for ${m} units.`,
      ],
      [
        (f / n + f / m) / 2,
        "averages the shares",
        `This is $\\frac{${f / n} + ${f / m}}{2}$, the average of the shares of ${thousands(f)}, but the shares must be subtracted.`,
      ],
      [
        f / n - f / m + v,
        "adds the cost of a unit",
        `This adds ${v} to the difference, but the ${v} per unit doesn't change.`,
      ],
      [
        Math.abs(f / n - f / m - v),
        "subtracts the unit",
        `This is the difference of ${key} and ${v}, but the ${v} per unit doesn't change.`,
      ],
      [
        f / (m + n),
        "divides by the sum",
        `This divides ${thousands(f)} by $${m} + ${n}$. Divide it by each number of units and subtract.`,
      ],
      [v, "takes the cost of a unit", `This is the ${v} per unit, which doesn't change.`],
      [
        (f / n + v) / times,
        "divides the average",
        `This is $\\frac{${f / n + v}}{${times}}$, but only the share of the fixed amount is divided by ${times}. The ${v} per unit stays the same.`,
      ],
      [
        f / n,
        "finds a share",
        `This is $\\frac{${tex(f)}}{${n}}$, the share of ${thousands(f)} for each of ${n} units.`,
      ],
      [
        f / n + v,
        "finds an average",
        `This is $${f / n} + ${v}$, the average cost for ${n} units.`,
      ],
    ],
    solution: {
      idea: `The ${v} per unit stays the same, so only the share of ${thousands(f)} changes.`,
      fast: [
        `$\\frac{${tex(f)}}{${n}} - \\frac{${tex(f)}}{${m}} = ${f / n} - ${f / m} = ${key}$ dollars.`,
      ],
      steps: [
        `For ${n} units, the average is $\\frac{${tex(f)} + ${v} \\cdot ${n}}{${n}} = ${f / n} + ${v} = ${f / n + v}$ dollars.`,
        `For ${m} units, it's $\\frac{${tex(f)} + ${v} \\cdot ${m}}{${m}} = ${f / m} + ${v} = ${f / m + v}$ dollars.`,
        `The difference is $${f / n + v} - ${f / m + v} = ${key}$ dollars.`,
      ],
      takeaway: "When two averages are subtracted, the part that they share drops out.",
    },
    text: usd,
    shows: isMoney,
  };
}

/** A linear formula: the constant drops out of a change. */
function askChange(rng: Rng): AskedProblem | null {
  const slope = rng.pick([0.4, 0.6, 0.8, 1.2, 1.4, 1.5, 1.6, 1.8, 2.4, 2.5]);
  const start = rng.pick([12, 15, 16, 18, 20, 24, 25, 30, 32, 35, 40]);
  const change = 5 * rng.int(2, 16);
  const rise = tidy(slope * change);
  const isBack = rng.chance(0.5);
  const [given, key] = isBack ? [rise, change] : [change, rise];
  if (!Number.isInteger(rise) || rise === change || given === start || key === start) return null;
  return {
    difficulty: 2,
    stems: [
      isBack
        ? `The weight $W$, in pounds, of a certain container filled with $n$ gallons of oil is given by $W = ${slope}n + ${start}$. If the weight of the filled container increased by ${rise} pounds, by how many gallons did the amount of oil increase?`
        : `For a shipment of $n$ pounds, a company charges $C$ dollars, where $C = ${slope}n + ${start}$. A shipment of 150 pounds costs how many dollars more than a shipment of ${150 - change} pounds?`,
    ],
    pure: [
      isBack
        ? `If $y = ${slope}x + ${start}$, by how much does the value of $x$ increase when the value of $y$ increases by ${rise}?`
        : `If $y = ${slope}x + ${start}$, by how much does the value of $y$ increase when the value of $x$ increases by ${change}?`,
    ],
    key,
    why: `A change of ${change} in [[one]] is a change of $${slope} \\cdot ${change} = ${rise}$ in [[other]].`,
    wrong: [
      [
        isBack ? (rise + start) / slope : rise + start,
        "adds the constant",
        `This adds the constant ${start}, but it's a part of both values of [[other]], so it drops out of the change.`,
      ],
      [
        isBack ? Math.abs(rise - start) / slope : Math.abs(rise - start),
        "subtracts the constant",
        `This subtracts the constant ${start}, but it's a part of both values of [[other]], so it drops out of the change.`,
      ],
      [
        isBack ? rise * slope : change / slope,
        "turns the rate around",
        isBack
          ? `This multiplies ${rise} by ${slope}, but [[other]] is what increases by ${slope} for each 1 in [[one]].`
          : `This divides ${change} by ${slope}, but [[other]] increases by ${slope} for each 1 in [[one]].`,
      ],
      [
        given,
        "expects equal changes",
        `This is the change that is given. The change in [[other]] is ${slope} times the change in [[one]].`,
      ],
      [
        given + start,
        "adds the constant",
        `This is $${given} + ${start}$, but the constant ${start} doesn't affect a change.`,
      ],
      [
        Math.abs(given - start),
        "subtracts the constant",
        `This is the difference of ${given} and ${start}, but the constant ${start} doesn't affect a change.`,
      ],
      [
        slope * (given + start),
        "multiplies the constant",
        `This is $${slope}(${given} + ${start})$, but the constant ${start} doesn't affect a change.`,
      ],
      [start, "takes the constant", `This is the constant, which doesn't affect a change.`],
      [
        (rise + change) / 2,
        "takes the middle",
        `This is halfway between the two changes, ${change} and ${rise}.`,
      ],
      [
        rise + change,
        "adds the changes",
        `This adds the two changes, ${change} and ${rise}, but only the change in [[asked]] is asked for.`,
      ],
      [
        rise - change,
        "subtracts the changes",
        `This subtracts the two changes, ${change} and ${rise}, but only the change in [[asked]] is asked for.`,
      ],
    ],
    solution: {
      idea: `The constant ${start} is part of both values of [[other]], so it drops out of the change.`,
      steps: [
        `Each increase of 1 in [[one]] increases [[other]] by ${slope}.`,
        isBack
          ? `So for an increase of ${rise} in [[other]], [[one]] must increase by $\\frac{${rise}}{${slope}} = ${change}$.`
          : `So an increase of ${change} in [[one]] increases [[other]] by $${slope} \\cdot ${change} = ${rise}$.`,
      ],
      check: `When [[one]] goes from 0 to ${change}, [[other]] goes from ${start} to ${tidy(start + rise)}.`,
      takeaway: "For a change of a linear formula, use only its rate.",
    },
    words: (wording) => {
      const [one, other] =
        wording === 2
          ? ["$x$", "$y$"]
          : isBack
            ? ["the number of gallons", "the weight"]
            : ["the number of pounds", "the charge"];
      return { one, other, asked: isBack ? one : other };
    },
  };
}

const ASK = { units: askUnits, drop: askDrop, change: askChange };

const isUnits: StemReading["fits"] = (n, f, v, a) => near((f + v * n) / n, a);
const average = (n: number, f: number, v: number): number => (f + v * n) / n;
const isBack: StemReading["fits"] = (x, slope, start, rise) =>
  near(slope * (x + 7) + start - (slope * 7 + start), rise);

const READINGS: readonly StemReading[] = [
  { wording: /is \$(\d+) plus \$(\d+) per unit\. If .* is \$(\d+),/, fits: isUnits },
  { wording: /book is (\d+) \+ (\d+)n\. .* to \$(\d+)\?/, fits: isUnits },
  { wording: /\((\d+) \+ (\d+)n\)\/\(n\) = (\d+),/, fits: isUnits },
  {
    wording: /product is (\d+) \+ (\d+)n\. .* when (\d+) units .* when (\d+) units/,
    fits: (drop, f, v, m, n) => near(average(n, f, v) - average(m, f, v), drop),
  },
  {
    wording: /costs are \$(\d+) plus \$(\d+) .* produced (\d+) .* and (\d+) units/,
    fits: (drop, f, v, n, m) => near(average(n, f, v) - average(m, f, v), drop),
  },
  { wording: /W = ([\d.]+)n \+ (\d+)\. .* by (\d+) pounds/, fits: isBack },
  { wording: /y = ([\d.]+)x \+ (\d+), .* value of y increases by (\d+)/, fits: isBack },
  {
    wording: /C = ([\d.]+)n \+ (\d+)\. A shipment of (\d+) .* of (\d+) pounds/,
    fits: (tried, slope, start, more, less) =>
      near(slope * more + start - (slope * less + start), tried),
  },
  {
    wording: /y = ([\d.]+)x \+ (\d+), .* value of x increases by (\d+)/,
    fits: (tried, slope, start, change) => isBack(change, slope, start, tried),
  },
];

export const template: ProblemTemplate = {
  id: "formula-put-to-use",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern: "A linear formula for a cost or a weight, used for an average or for a change.",

  make(rng) {
    const kind = rng.pick(["units", "drop", "change"] as const);
    const asked = range(1, 50).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the formula. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
