import {
  Fraction,
  fractionText,
  gcd,
  numberChoice,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  texFraction,
  texThousands,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

const BENCHMARKS = [
  new Fraction(1, 2),
  new Fraction(1, 3),
  new Fraction(2, 3),
  new Fraction(1, 4),
  new Fraction(3, 4),
] as const;

/** Nobody has to compare a fraction that is farther away. */
const MOST_GAP = 0.095;

const far = (one: Fraction, other: Fraction): Fraction => {
  const gap = one.minus(other);
  return gap.top < 0 ? new Fraction(0).minus(gap) : gap;
};

/** Fractions in lowest terms with these denominators, one step of the numerator from the benchmark. */
function neighborsOf(benchmark: Fraction, bottoms: readonly number[]): Fraction[] {
  return bottoms.flatMap((bottom) => {
    const exact = benchmark.value * bottom;
    return [Math.floor(exact - 1e-9), Math.ceil(exact + 1e-9)]
      .filter((top) => gcd(top, bottom) === 1 && top > 0)
      .map((top) => new Fraction(top, bottom));
  });
}

/** The greater fraction minus the lesser one, carried out with a common denominator. */
function subtraction(one: Fraction, other: Fraction): string {
  const [high, low] = one.value > other.value ? [one, other] : [other, one];
  return `$${texFraction(high)} - ${texFraction(low)} = ${texFraction(high.minus(low))}$`;
}

/** The gaps with equal numerators, in the order of the least one first, as a comparison. */
function leastGap(gaps: readonly Fraction[]): string {
  const top = gaps.map((gap) => gap.top).reduce((all, one) => (all * one) / gcd(all, one));
  const equal = gaps.map((gap) => `\\frac{${top}}{${(gap.bottom * top) / gap.top}}`);
  return top === 1
    ? "all the numerators are 1, and its denominator is the greatest"
    : `with equal numerators, the differences are $${equal.slice(0, 4).join("$, $")}$, and $${equal[4]}$, and the first has the greatest denominator`;
}

/** Five fractions near a benchmark: the gap has to be compared, not the numerators. */
function drawClosest(rng: Rng): Drawn {
  const benchmark = rng.pick(BENCHMARKS);
  const near = neighborsOf(benchmark, range(5, 21)).filter((one) => {
    const gap = far(one, benchmark);
    return gap.top > 0 && gap.value < MOST_GAP;
  });
  const bottoms = rng.sample([...new Set(near.map(({ bottom }) => bottom))], 5);
  const chosen = bottoms.map((bottom) => rng.pick(near.filter((one) => one.bottom === bottom)));
  const sorted = chosen.toSorted(
    (one, other) => far(one, benchmark).value - far(other, benchmark).value,
  );
  const [key, second] = [sorted[0]!, sorted[1]!];
  const [gap, next] = [far(key, benchmark), far(second, benchmark)];
  // Neither one side of the benchmark nor one numerator should be that of all.
  const below = chosen.filter(({ value }) => value < benchmark.value).length;
  const tops = chosen.map(({ top }) => top);
  if (below === 0 || below === 5) return null;
  if (tops.some((top) => tops.filter((other) => other === top).length > 2)) return null;
  // The greatest denominator shouldn't always be the answer, and the two best must differ visibly.
  if (next.value - gap.value < 0.003) return null;
  if (key.bottom === Math.max(...bottoms) && !rng.chance(0.25)) return null;
  const gapText = (one: Fraction): string => fractionText(far(one, benchmark));
  const exact = benchmark.times(new Fraction(key.bottom));
  const away = far(new Fraction(key.top), exact);
  return {
    variant: `closest/${benchmark.bottom === 2 ? "half" : benchmark.bottom === 3 ? "thirds" : "fourths"}`,
    difficulty: benchmark.bottom === 2 ? 4 : 5,
    stem: rng.pick([
      `Which of the following fractions is closest to ${fractionText(benchmark)}?`,
      `Which of the following fractions differs from ${fractionText(benchmark)} by the least amount?`,
      `The fraction ${fractionText(benchmark)} is closest to which of the following fractions?`,
    ]),
    key: {
      text: fractionText(key),
      why: `The difference is ${subtraction(key, benchmark)}, the least of the five.`,
    },
    slips: sorted.slice(1).map((one) => ({
      text: fractionText(one),
      slip: one.bottom > key.bottom ? "trusts the greater denominator" : "misjudges the distance",
      why: `The difference from ${fractionText(benchmark)} is ${subtraction(one, benchmark)}, which is more than ${gapText(key)}.`,
    })),
    solution: {
      idea: `Write the difference of each fraction from ${fractionText(benchmark)} and compare these differences.`,
      fast: [
        `Multiply each denominator by ${fractionText(benchmark)} and see how far the numerator is from the result. This distance divided by the denominator is the difference. For ${fractionText(key)}, the numerator ${key.top} is ${fractionText(away)} away from ${fractionText(exact)}, so the difference is $${texFraction(away)} \\div ${key.bottom} = ${texFraction(gap)}$.`,
      ],
      steps: [
        ...sorted.map(
          (one) =>
            `${fractionText(one)} differs from ${fractionText(benchmark)} by ${subtraction(one, benchmark)}.`,
        ),
        `The least of these is ${gapText(key)}: ${leastGap(sorted.map((one) => far(one, benchmark)))}.`,
      ],
      takeaway:
        "To see which fraction is closest, compare the differences with equal numerators: the one with the greatest denominator is least.",
    },
  };
}

const cross = (one: Fraction, other: Fraction, sign: string): string =>
  `$${one.top} \\times ${other.bottom} = ${one.top * other.bottom}$ is ${sign} than $${other.top} \\times ${one.bottom} = ${other.top * one.bottom}$`;

/** Fractions as a list in a sentence. */
function list(ones: readonly Fraction[]): string {
  const texts = ones.map(fractionText);
  return texts.length < 3
    ? texts.join(" and ")
    : `${texts.slice(0, -1).join(", ")}, and ${texts.at(-1)}`;
}

/** Two close fractions, and which of five lies between them. */
function drawBetween(rng: Rng): Drawn {
  const bottom = rng.int(5, 11);
  const low = new Fraction(rng.int(2, bottom - 2), bottom);
  const high = rng.pick(
    range(5, 12)
      .flatMap((b) => range(2, b - 1).map((top) => new Fraction(top, b)))
      .filter((one) => {
        const gap = one.value - low.value;
        return gap > 0.012 && gap < 0.035;
      })
      .concat(low),
  );
  if (high.equals(low) || low.bottom < 5 || high.bottom < 5) return null;
  const all = range(8, 26).flatMap((b) =>
    range(2, b - 1)
      .filter((top) => gcd(top, b) === 1)
      .map((top) => new Fraction(top, b)),
  );
  const inside = all.filter((one) => one.value > low.value + 1e-9 && one.value < high.value - 1e-9);
  const below = all.filter((one) => one.value < low.value && one.value > low.value - 0.05);
  const above = all.filter((one) => one.value > high.value && one.value < high.value + 0.05);
  if (inside.length === 0 || below.length < 3 || above.length < 3) return null;
  const key = rng.pick(inside);
  // Otherwise the key would always be the middle one by size.
  const under = rng.int(1, 3);
  const outside = [...rng.sample(below, under), ...rng.sample(above, 4 - under)];
  if (outside.filter((one) => one.bottom > key.bottom).length === 0) return null;
  return {
    variant: "between/two",
    difficulty: 5,
    stem: rng.pick([
      `Which of the following fractions is greater than ${fractionText(low)} and less than ${fractionText(high)}?`,
      `If $${texFraction(low)} < x < ${texFraction(high)}$, which of the following could be the value of $x$?`,
    ]),
    key: {
      text: fractionText(key),
      why: `${cross(key, low, "greater")}, and ${cross(key, high, "less")}.`,
    },
    slips: outside.map((one) => {
      const isLow = one.value < low.value;
      const bound = isLow ? low : high;
      return {
        text: fractionText(one),
        slip: isLow ? "takes a fraction that is too small" : "takes a fraction that is too great",
        why: `${cross(one, bound, isLow ? "less" : "greater")}, so the fraction is ${isLow ? "less" : "greater"} than ${fractionText(bound)}.`,
      };
    }),
    solution: {
      idea: "Compare each option with one of the two bounds by cross multiplication.",
      fast: [
        `The bounds are about ${low.value.toFixed(3)} and ${high.value.toFixed(3)}. Of the options, only ${fractionText(key)}, about ${key.value.toFixed(3)}, is between them.`,
      ],
      steps: [
        `${fractionText(key)} is greater than ${fractionText(low)}: ${cross(key, low, "greater")}.`,
        `${fractionText(key)} is less than ${fractionText(high)}: ${cross(key, high, "less")}.`,
        [
          ["less", low, outside.filter((one) => one.value < low.value)] as const,
          ["greater", high, outside.filter((one) => one.value > high.value)] as const,
        ]
          .map(
            ([size, bound, ones]) =>
              `${list(ones)} ${ones.length === 1 ? "is" : "are"} ${size} than ${fractionText(bound)}`,
          )
          .join(", and ")
          .concat("."),
      ],
      check: `In decimals, ${low.value.toFixed(3)} is less than ${key.value.toFixed(3)}, which is less than ${high.value.toFixed(3)}.`,
      takeaway: "Cross multiplication compares two fractions without a common denominator.",
    },
  };
}

const tex = (top: number, bottom: number): string =>
  `\\frac{${texThousands(top)}}{${texThousands(bottom)}}`;

const tenths = (value: number): number => Math.round(10 * value) / 10;
const decimals = (value: number): string => String(tenths(value));

/** A product of ugly fractions, each close to a simple one. */
function drawEstimate(rng: Rng): Drawn {
  const [one, other] = [
    rng.pick(BENCHMARKS),
    rng.pick([
      [5, 3],
      [5, 2],
      [4, 3],
      [9, 4],
      [7, 2],
      [8, 3],
    ] as const),
  ];
  const ugly = (top: number, bottom: number): [number, number, string] => {
    const size = rng.pick([50, 60, 80, 100, 120, 150, 200, 300]);
    const simple = `$${tex(size * top, size * bottom)} = \\frac{${top}}{${bottom}}$`;
    return [size * top + rng.pick([-1, 1, 2]), size * bottom + rng.pick([-1, 1]), simple];
  };
  const [a, b, simpleOne] = ugly(one.top, one.bottom);
  const [c, d, simpleOther] = ugly(other[0], other[1]);
  const isQuotient = rng.chance(0.5);
  const ratio = new Fraction(other[0], other[1]);
  const key = isQuotient ? ratio.over(one) : ratio.times(one);
  // The exam's values have one decimal at most.
  if (!Number.isInteger(tidy(10 * key.value))) return null;
  const sign = isQuotient ? "\\div" : "\\times";
  const of = (r: Fraction, s: Fraction): number => (isQuotient ? r.over(s) : r.times(s)).value;
  const swapped = new Fraction(ratio.bottom, ratio.top);
  const complement = new Fraction(1).minus(one);
  const keyText = key.isWhole ? texFraction(key) : `${texFraction(key)} = ${decimals(key.value)}`;
  const rounded = rng.chance(0.5) ? Math.floor(ratio.value) : Math.ceil(ratio.value);
  const [double, half] = [one.times(new Fraction(2)), one.over(new Fraction(2))];
  const [forDouble, forHalf] = isQuotient ? [half, double] : [double, half];
  const closeOne = `$${tex(a, b)}$ is close to ${fractionText(one)}`;
  const closeOther = `$${tex(c, d)}$ is close to ${fractionText(ratio)}`;
  const wrong: Wrong[] = [
    [
      isQuotient ? ratio.times(one).value : ratio.over(one).value,
      isQuotient ? "multiplies" : "divides",
      `This is about $${texFraction(ratio)} ${isQuotient ? "\\times" : "\\div"} ${texFraction(one)}$, but the sign between the fractions is $${sign}$.`,
    ],
    [
      of(ratio, complement),
      "estimates the second fraction from the wrong side",
      `This uses ${fractionText(complement)} for the second fraction, but ${closeOne}.`,
    ],
    [
      of(swapped, one),
      "turns the first fraction around",
      `This uses ${fractionText(swapped)} for the first fraction, but ${closeOther}.`,
    ],
    // To one side only, because the middle one of three evenly spaced values stands out.
    [
      of(new Fraction(rounded), one),
      "rounds the first fraction to an integer",
      `This uses ${rounded} for the first fraction, but ${closeOther}, and $${rounded}$ is too far from that.`,
    ],
    [
      isQuotient ? new Fraction(rounded).times(one).value : new Fraction(rounded).over(one).value,
      `rounds the first fraction to an integer and ${isQuotient ? "multiplies" : "divides"}`,
      `This uses ${rounded} for the first fraction and ${isQuotient ? "multiplies" : "divides"}, but ${closeOther}, and the sign is $${sign}$.`,
    ],
    [
      isQuotient ? one.over(ratio).value : one.plus(ratio).value,
      isQuotient ? "divides the wrong way" : "adds",
      isQuotient
        ? `This is about $${texFraction(one)} \\div ${texFraction(ratio)}$, the second fraction divided by the first.`
        : `This is about $${texFraction(ratio)} + ${texFraction(one)}$, but the sign between the fractions is $${sign}$.`,
    ],
    [
      2 * key.value,
      "doubles",
      `This would be right if the second fraction were close to ${fractionText(forDouble)}, but ${closeOne}.`,
    ],
    [
      key.value / 2,
      "halves",
      `This would be right if the second fraction were close to ${fractionText(forHalf)}, but ${closeOne}.`,
    ],
    [
      ratio.value,
      "leaves out the second fraction",
      `This is about $${texFraction(ratio)}$, the first fraction alone, but ${closeOne}, not to 1.`,
    ],
  ];
  return {
    variant: `estimate/${isQuotient ? "quotient" : "product"}`,
    difficulty: 3,
    stem: rng.pick([
      `Which of the following is closest to $${tex(c, d)} ${sign} ${tex(a, b)}$?`,
      `The value of $${tex(c, d)} ${sign} ${tex(a, b)}$ is closest to which of the following?`,
    ]),
    key: numberChoice(
      tenths(key.value),
      `The value is close to $${texFraction(ratio)} ${sign} ${texFraction(one)} = ${keyText}$.`,
      decimals,
    ),
    slips: slipsFrom(
      wrong
        .filter(([value]) => Math.abs(value / key.value - 1) > 0.12)
        .filter(([value]) => value < 5 * key.value && 5 * value > key.value)
        .map(([value, slip, why]) => [tenths(value), slip, why] as const),
      (value) => value > 0,
      decimals,
    ),
    solution: {
      idea: "Each fraction is very close to a simple one.",
      steps: [
        `$${tex(c, d)}$ is close to ${simpleOther}, and $${tex(a, b)}$ is close to ${simpleOne}.`,
        `So the value is close to $${texFraction(ratio)} ${sign} ${texFraction(one)} = ${keyText}$.`,
      ],
      check: `In decimals, the fractions are about ${(c / d).toFixed(2)} and ${(a / b).toFixed(2)}, and the value is about ${(isQuotient ? (c * b) / (d * a) : (c * a) / (d * b)).toFixed(2)}.`,
      takeaway:
        "Replace an ugly fraction by a simple fraction that is close to it, not by an integer.",
    },
  };
}

/** The fractions in a stem. */
const givenBy = (stem: string): number[] =>
  Array.from(
    plain(stem.replaceAll("{,}", "")).matchAll(/\((\d+)\)\/\((\d+)\)/g),
    ([, top, bottom]) => Number(top) / Number(bottom),
  );

/** Options without an order hit their place less often, so those kinds are drawn more often. */
const KINDS = [
  ...Array.from({ length: 4 }, () => drawClosest),
  ...Array.from({ length: 8 }, () => drawBetween),
  drawEstimate,
];

export const template: ProblemTemplate = {
  id: "benchmark-for-fractions",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern:
    "Unwieldy fractions compared with a simple one: by distance, by cross multiplication, or to estimate a product.",

  make(rng) {
    const draft = rng.pick(KINDS)(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ stem, options }) => {
    const [benchmark] = /closest|least amount/.test(stem) ? givenBy(stem) : [];
    const isNear = (value: number): boolean =>
      benchmark === undefined || !/fractions/.test(stem) || Math.abs(value - benchmark) < MOST_GAP;
    return options.map((option) => isNear(valueOf(option).value));
  },

  /** Compares decimal values; no second option may be nearly as close. */
  check({ stem, options }) {
    const values = options.map((option) => valueOf(option).value);
    const given = givenBy(stem);
    const [one = 0, other = 0] = given;
    if (/greater than|could be/.test(stem))
      return values.flatMap((value, k) => (value > one && value < other ? [k] : []));
    const target = given.length === 1 ? one : stem.includes("div") ? one / other : one * other;
    const off = values.map((value) => Math.abs(value - target));
    const least = Math.min(...off);
    return off.flatMap((distance, k) => (distance < least + 0.002 ? [k] : []));
  },
};
