import {
  type Choice,
  count,
  Fraction,
  fractionSlips,
  fractionText,
  inWords,
  fromWords,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  type Slip,
  type Solution,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly stems: readonly string[];
  readonly key: Choice;
  readonly slips: readonly Slip[];
  readonly solution: Solution;
}

const LETTERS: readonly string[] = ["A", "B", "C", "D", "E", "F"];
const PLACES = ["", "closest", "second closest", "third closest"] as const;
const TAKEAWAY =
  "The distance between neighboring points is the whole distance divided by the number of gaps, which is one less than the number of points.";

const tex = (value: Fraction): string => texFraction(value);
const whole = (n: number): Fraction => new Fraction(n);
/** So many times a length: `2 \cdot \frac{1}{6}`. */
const many = (n: number, length: Fraction): string =>
  n === 1 ? tex(length) : `${n} \\cdot ${tex(length)}`;
const listOf = (n: number): string => {
  const names = LETTERS.slice(0, n).map((name) => `$${name}$`);
  return `${names.slice(0, -1).join(", ")}, and ${names.at(-1)!}`;
};
/** `AB = BC = CD` for four points. */
const equalGaps = (n: number): string =>
  LETTERS.slice(1, n)
    .map((name, k) => `${LETTERS[k]!}${name}`)
    .join(" = ");
const isShown = ({ top, bottom }: Fraction): boolean => top !== 0 && bottom <= 60;

/** The slips that a sketch leaves open, and one that it doesn't. */
const openFirst = (slips: readonly Slip[], isOpen: (value: number) => boolean): Slip[] => [
  ...slips.filter(({ value }) => isOpen(value!)),
  ...slips.filter(({ value }) => !isOpen(value!)).slice(0, 1),
];
const isNeat = (value: Fraction): boolean => value.bottom <= 36 && value.bottom > 1;

/** Two simple fractions with different denominators, the smaller one first. */
function drawEnds(rng: Rng): [Fraction, Fraction] | null {
  const bottoms = rng.sample([2, 3, 4, 5, 6, 8, 10, 12], 2);
  const ends = bottoms.map((bottom) => new Fraction(rng.int(1, bottom - 1), bottom));
  const [low, high] = ends.toSorted((one, other) => one.value - other.value) as [
    Fraction,
    Fraction,
  ];
  return high.value - low.value < 0.12 || low.bottom === high.bottom ? null : [low, high];
}

/** The coordinate of a point between two known ends. */
function drawInside(rng: Rng): Question | null {
  const ends = drawEnds(rng);
  const gaps = rng.int(3, 5);
  const k = rng.int(1, gaps - 1);
  if (!ends) return null;
  const [low, high] = ends;
  const [distance, last] = [high.minus(low), LETTERS[gaps]!];
  const step = distance.over(whole(gaps));
  const at = (n: number, gap = step): Fraction => low.plus(gap.times(whole(n)));
  const key = at(k);
  if (!isNeat(key) || !isNeat(step) || 2 * k === gaps) return null;
  const name = LETTERS[k]!;
  const side = rng.pick([1, -1]);
  /** The point so many gaps from the lower end, if there were so many gaps. */
  const asIf = (n: number, all: number): string =>
    `This is $${tex(low)} + ${many(n, distance.over(whole(all)))}$, ${n} of ${count(all, "gap")} from $${tex(low)}$, but there are ${inWords(gaps)} gaps between the two given points, and ${k} ${k === 1 ? "is" : "are"} counted.`;
  // More options are on a row with too many gaps than on the right one, so that their distances don't show the gap.
  const crowded = distance.over(whole(gaps + 1));
  const beside = k + side > 0 && k + side < gaps ? k + side : k - side;
  const wrong: Wrong<Fraction>[] = [
    [at(k, crowded), "counts points instead of gaps", asIf(k, gaps + 1)],
    [at(k + 1, crowded), "counts points instead of gaps", asIf(k + 1, gaps + 1)],
    [
      at(k === 1 ? 3 : k - 1, crowded),
      "counts points instead of gaps and miscounts",
      asIf(k === 1 ? 3 : k - 1, gaps + 1),
    ],
    [
      at(beside),
      "miscounts the gaps",
      `This is $${tex(low)} + ${many(beside, step)}$, ${count(beside, "gap")} from $${tex(low)}$, but ${count(k, "gap")} must be counted.`,
    ],
    [at(k, distance.over(whole(gaps - 1))), "counts the points between", asIf(k, gaps - 1)],
    [
      at(gaps - k),
      "counts from the wrong end",
      `This is $${tex(high)} - ${many(k, step)}$, counted from $${tex(high)}$, but the point is ${count(k, "gap")} from $${tex(low)}$.`,
    ],
    [
      step.times(whole(k)),
      "forgets the starting point",
      `This is ${k === 1 ? "" : `$${many(k, step)}$, `}the distance from $${tex(low)}$ to the point, not its coordinate.`,
    ],
    [
      low.plus(high).over(whole(2)),
      "takes the midpoint",
      `This is halfway between $${tex(low)}$ and $${tex(high)}$, but the point is ${inWords(k)} of ${inWords(gaps)} gaps from $${tex(low)}$.`,
    ],
    [
      new Fraction(low.top + high.top, low.bottom + high.bottom),
      "adds numerators and denominators",
      `This is $\\frac{${low.top} + ${high.top}}{${low.bottom} + ${high.bottom}}$, but adding numerators and denominators gives no equal distances.`,
    ],
  ];
  const isBetween = (value: number): boolean => value > low.value && value < high.value;
  const place = k === gaps - 1 ? `closest to $${tex(high)}$` : `${PLACES[k]!} to $${tex(low)}$`;
  return {
    kind: "inside",
    difficulty: 3,
    stems: [
      `Points ${listOf(gaps + 1)} are equally spaced on the number line, in that order. If the coordinates of $A$ and $${last}$ are $${tex(low)}$ and $${tex(high)}$, respectively, what is the coordinate of $${name}$?`,
      `On the number line, ${inWords(gaps - 1)} points divide the segment from $${tex(low)}$ to $${tex(high)}$ into ${inWords(gaps)} segments of equal length. What is the coordinate of the point that is ${place}?`,
    ],
    key: {
      text: fractionText(key),
      value: key.value,
      why: `It is $${tex(low)} + ${k === 1 ? "" : `${k} \\cdot `}${tex(step)}$.`,
    },
    slips: openFirst(fractionSlips(wrong, isShown), isBetween),
    solution: {
      idea: `From $${tex(low)}$ to $${tex(high)}$ there are ${inWords(gaps)} equal gaps.`,
      steps: [
        `The distance is $${tex(high)} - ${tex(low)} = ${tex(distance)}$.`,
        `One gap is $${tex(distance)} \\div ${gaps} = ${tex(step)}$.`,
        `The point is ${k === 1 ? "one gap" : `${inWords(k)} gaps`} from $${tex(low)}$: $${tex(low)} + ${tex(step.times(whole(k)))} = ${tex(key)}$.`,
      ],
      check: `From the other end: $${tex(high)} - ${gaps - k === 1 ? "" : `${gaps - k} \\cdot `}${tex(step)} = ${tex(key)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Two of the points are known, and another one lies beyond them. */
function drawBeyond(rng: Rng): Question | null {
  const ends = drawEnds(rng);
  const n = rng.pick([5, 6]);
  const [i, j] = rng.pick([
    [1, 3],
    [0, 2],
    [0, 3],
    [1, 4],
    [2, 4],
  ] as const);
  const asked = rng.pick([0, 1, 2, 3, 4, 5].filter((k) => k < n && (k > j || k < i)).concat(n - 1));
  if (!ends || (asked >= i && asked <= j)) return null;
  const [low, high] = ends;
  const distance = high.minus(low);
  const step = distance.over(whole(j - i));
  const at = (k: number, gap = step): Fraction => low.plus(gap.times(whole(k - i)));
  const key = at(asked);
  if (!isNeat(key) || !isNeat(step) || key.top === 0) return null;
  const [name, from, to] = [LETTERS[asked]!, LETTERS[i]!, LETTERS[j]!];
  const side = asked > j ? 1 : -1;
  const past = asked > j ? asked - j : i - asked;
  const start = asked > j ? high : low;
  const more = step.times(whole(past));
  const crowded = distance.over(whole(j - i + 1));
  const sign = side > 0 ? "+" : "-";
  const near = side > 0 ? to : from;
  const gapsText = past === 1 ? "one gap" : `${inWords(past)} gaps`;
  /** The point with this index, if there were so many gaps between the known points. */
  const asIf = (index: number, all: number): string => {
    const gap = distance.over(whole(all));
    const shape =
      all === 1 ? `$${tex(distance)}$` : `$${tex(distance)} \\div ${all} = ${tex(gap)}$`;
    return `This is $${tex(low)} ${sign} ${many(Math.abs(index - i), gap)}$, with ${shape} for one gap, but from $${from}$ to $${to}$ there are ${inWords(j - i)} gaps.`;
  };
  const wrong: Wrong<Fraction>[] = [
    [at(asked, crowded), "counts points", asIf(asked, j - i + 1)],
    ...[side, 2 * side].map((by): Wrong<Fraction> => [
      at(asked + by, crowded),
      "counts points and miscounts the gaps",
      asIf(asked + by, j - i + 1),
    ]),
    ...(past > 2 && rng.chance(0.5) ? [-1] : [1]).map((by): Wrong<Fraction> => [
      at(asked + by * side),
      "miscounts the gaps",
      `This is $${tex(start)} ${sign} ${many(past + by, step)}$, but $${name}$ is ${by > 0 ? "only " : ""}${gapsText} beyond $${near}$.`,
    ]),
    [
      asked > j ? high.plus(distance) : low.minus(distance),
      "takes the known distance for one gap",
      `This is $${tex(start)} ${sign} ${tex(distance)}$, with the whole distance from $${from}$ to $${to}$ for one gap, but one gap is $${tex(step)}$.`,
    ],
    [
      more,
      "forgets the starting point",
      `This is the distance from $${near}$ to $${name}$, not the coordinate of $${name}$.`,
    ],
    [
      asked > j ? low.plus(more) : high.minus(more),
      "starts at the wrong point",
      `This is $${tex(asked > j ? low : high)} ${sign} ${tex(more)}$, counted from $${asked > j ? from : to}$, but $${name}$ is ${gapsText} beyond $${near}$.`,
    ],
    [
      at(asked, distance.over(whole(Math.max(1, j - i - 1)))),
      "counts the points between",
      asIf(asked, Math.max(1, j - i - 1)),
    ],
    [at(asked, distance.over(whole(j - i + 2))), "counts points", asIf(asked, j - i + 2)],
    [
      high.plus(low),
      "adds the coordinates",
      `This is $${tex(low)} + ${tex(high)}$, but the sum of the two coordinates isn't the coordinate of $${name}$.`,
    ],
  ];
  const isBeyond = (value: number): boolean => (side > 0 ? value > high.value : value < low.value);
  return {
    kind: "beyond",
    difficulty: past === 1 ? 3 : 4,
    stems: [
      `Points ${listOf(n)} are equally spaced on the number line, in that order. If the coordinates of $${from}$ and $${to}$ are $${tex(low)}$ and $${tex(high)}$, respectively, what is the coordinate of $${name}$?`,
      `Points ${listOf(n)} lie on the number line in that order from left to right, and $${equalGaps(n)}$. If the coordinate of $${from}$ is $${tex(low)}$ and the coordinate of $${to}$ is $${tex(high)}$, what is the coordinate of $${name}$?`,
    ],
    key: {
      text: fractionText(key),
      value: key.value,
      why: `It is $${tex(start)} ${side > 0 ? "+" : "-"} ${tex(more)}$.`,
    },
    slips: openFirst(fractionSlips(wrong, isShown), isBeyond),
    solution: {
      idea: `From $${from}$ to $${to}$ there are ${inWords(j - i)} gaps, which gives the length of one.`,
      steps: [
        `The distance from $${from}$ to $${to}$ is $${tex(high)} - ${tex(low)} = ${tex(distance)}$, so one gap is $${tex(distance)} \\div ${j - i} = ${tex(step)}$.`,
        `$${name}$ is ${gapsText} ${side > 0 ? "to the right of" : "to the left of"} $${side > 0 ? to : from}$: $${tex(start)} ${side > 0 ? "+" : "-"} ${tex(more)} = ${tex(key)}$.`,
      ],
      check: `From the other known point: $${tex(side > 0 ? low : high)} ${sign} ${many(side > 0 ? asked - i : j - asked, step)} = ${tex(key)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Equal segments between two powers: the distance is a multiple of the smaller power. */
function drawPowers(rng: Rng): Question | null {
  const [base, apart, gaps] = rng.pick([
    [2, 2, 3],
    [2, 3, 7],
    [3, 1, 2],
    [3, 2, 4],
    [3, 2, 8],
    [4, 1, 3],
    [5, 1, 4],
    [5, 1, 2],
    [7, 1, 3],
    [7, 1, 2],
    [10, 1, 3],
    [2, 4, 5],
    [2, 4, 3],
  ] as const);
  const n = rng.int(5, 25);
  const power = base ** apart;
  const each = (power - 1) / gaps;
  const k = rng.int(1, Math.min(gaps - 1, 3));
  const factor = 1 + k * each;
  const low = `${base}^{${n}}`;
  const high = `${base}^{${n + apart}}`;
  const written = (times: number, exponent = n): string => {
    let [front, up] = [times, exponent];
    for (; front % base === 0 && front > 1; up++) front /= base;
    return front === 1 ? `${base}^{${up}}` : `${front}(${base}^{${up}})`;
  };
  const place = k === gaps - 1 ? `closest to $${high}$` : `${PLACES[k]!} to $${low}$`;
  const plainSlips: [number, string, string][] = [
    [
      each * k,
      "forgets the starting point",
      `This is the distance from $${low}$ to the point, not the coordinate of the point.`,
    ],
    [
      factor + 1,
      "adds one of the smaller power",
      `This is $${low} + ${low} + ${written(each * k)}$, which adds the starting point twice.`,
    ],
    [
      power + 1,
      "adds the two powers",
      `This is $${high} + ${low}$, the sum of the two powers, which is greater than both and can't lie between them.`,
    ],
    [
      base ** k,
      "adds to the exponent",
      `This adds ${k} to the exponent ${n}, but equal steps of the exponent aren't equal distances.`,
    ],
    [
      k + 1,
      "takes the smaller power as the step",
      `This is $${low} + ${written(k)}$, as if one segment were $${low}$ long, but it is $${written(each)}$ long.`,
    ],
    [
      factor + each,
      "counts one segment too many",
      `This is $${low} + ${written((k + 1) * each)}$, with ${k + 1} segments, but only ${k} of the ${gaps} segments ${k === 1 ? "is" : "are"} to the left of the point.`,
    ],
    [
      1 + (gaps - k) * each,
      "counts from the wrong end",
      `This is $${high} - ${written(k * each)}$, with the segments counted from $${high}$ instead of $${low}$.`,
    ],
    [
      power + k,
      "adds the powers",
      `This is $${high} + ${written(k)}$, which is greater than $${high}$ and can't lie between the two powers.`,
    ],
    [power - 1, "gives the distance", `This is the distance from $${low}$ to $${high}$.`],
    [
      factor / base,
      "takes the wrong power out",
      `This is $${factor}(${base}^{${n - 1}})$, but the common factor is $${low}$, so the point is at $${factor}(${low})$.`,
    ],
    [
      factor * base,
      "takes the wrong power out",
      `This is $${factor}(${base}^{${n + 1}})$, but the common factor is $${low}$, so the point is at $${factor}(${low})$.`,
    ],
  ];
  // So that a midpoint is shown with its double, the sum, as half of the distance is with the distance.
  const left = gaps === 2 ? (n % 2 === 0 ? factor + 1 : k + 1) : null;
  const slips = plainSlips
    .filter(([times]) => Number.isInteger(times) && times !== left)
    .map(([times, slip, why]): Slip => ({ text: `$${written(times)}$`, value: times, slip, why }));
  const isInside = (value: number): boolean => value > 1 && value < power;
  return {
    kind: gaps === 2 ? "powers-midpoint" : "powers",
    difficulty: gaps === 2 ? 4 : power > 10 || gaps > 3 ? 6 : 5,
    stems: [
      gaps === 2
        ? `If points $P$ and $Q$ on the number line have the coordinates $${low}$ and $${high}$, respectively, what is the coordinate of the midpoint of $\\overline{PQ}$?`
        : `On the number line, ${inWords(gaps - 1)} points divide the segment from $${low}$ to $${high}$ into ${inWords(gaps)} segments of equal length. What is the coordinate of the point that is ${place}?`,
      ...(gaps > 2 && gaps < 6
        ? [
            `Points ${listOf(gaps + 1)} are equally spaced on the number line, in that order. If the coordinates of $A$ and $${LETTERS[gaps]!}$ are $${low}$ and $${high}$, respectively, what is the coordinate of $${LETTERS[k]!}$?`,
          ]
        : []),
    ],
    key: {
      text: `$${written(factor)}$`,
      value: factor,
      why: `It is $${low} + ${written(each * k)}$.`,
    },
    slips: openFirst(slips, isInside),
    solution: {
      idea: `Write $${high}$ as $${power}(${low})$, so that the distance is a multiple of $${low}$.`,
      steps: [
        `$${high} = ${power}(${low})$, so the distance is $${power}(${low}) - ${low} = ${power - 1}(${low})$.`,
        `Each of the ${gaps} segments has the length $${each === 1 ? low : `${each}(${low})`}$.`,
        `The point is at $${low} + ${k * each === 1 ? low : `${k * each}(${low})`} = ${factor}(${low})$${written(factor) === `${factor}(${low})` ? "" : `, which is $${written(factor)}$`}.`,
      ],
      check: `Try small exponents: from $${base}^0 = 1$ to $${base}^${apart} = ${power}$, the point is at ${factor}.`,
      takeaway: "To compare powers of one base, take the smallest power out as a common factor.",
    },
  };
}

const DRAW = [drawInside, drawBeyond, drawPowers];

export const template: ProblemTemplate = {
  id: "ticks-between-numbers",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern: "Equally spaced points on the number line: one gap is the distance over the gaps.",

  make(rng) {
    const question = rng.pick(DRAW)(rng);
    if (!question) return null;
    const { kind, stems, ...draft } = question;
    const wording = rng.int(1, stems.length);
    return { ...draft, variant: `${kind}/${wording}`, context: "pure", stem: stems[wording - 1]! };
  },

  possible({ stem, options }) {
    const { ends, from, to, asked } = rowOf(stem);
    const [one, other] = ends.map(exact) as [Exact, Exact];
    return options.map((option) => {
      const tried = exact(option);
      const [isAfter, isBefore] = [isLess(one, tried), isLess(tried, other)];
      return asked > to ? !isBefore : asked < from ? !isAfter : isAfter && isBefore;
    });
  },

  /** Places the points in exact fractions; powers with exponents that are 5 or more smaller. */
  check({ stem, options }) {
    const { ends, from, to, asked } = rowOf(stem);
    const [one, other] = ends.map(exact) as [Exact, Exact];
    return options.flatMap((option, k) => {
      const tried = exact(option);
      // (tried - one) / (other - one) = (asked - from) / (to - from)
      const left = minus(tried, one);
      const right = minus(other, one);
      const isRight =
        left.top * right.bottom * BigInt(to - from) ===
        right.top * left.bottom * BigInt(asked - from);
      return isRight ? [k] : [];
    });
  },
};

interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

const minus = (one: Exact, other: Exact): Exact => ({
  top: one.top * other.bottom - other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});

const isLess = (one: Exact, other: Exact): boolean => minus(one, other).top < 0n;

/** 3/4, or 5(3^12), or 2^9 */
function exact(text: string): Exact {
  const power = /^(?:(\d+)\()?(\d+)\^(\d+)\)?$/.exec(plain(text));
  if (power) {
    const [, front = "1", base, exponent] = power;
    return { top: BigInt(front) * BigInt(base!) ** BigInt(exponent!), bottom: 1n };
  }
  const { top, bottom } = valueOf(text);
  return { top: BigInt(top), bottom: BigInt(bottom) };
}

/** The two known points, their places in the row, and the place that is asked for. */
function rowOf(stem: string) {
  const formulas = Array.from(stem.matchAll(/\$([^$]*[\d][^$]*)\$/g), ([, text]) => text!);
  const ends = formulas.slice(0, 2);
  if (stem.includes("midpoint")) return { ends, from: 0, to: 2, asked: 1 };
  if (stem.includes("points divide")) {
    const [gaps] = read(stem, /into (\w+) segments of equal length/);
    const to = fromWords(gaps!);
    const place = PLACES.findLastIndex((words) => stem.includes(words));
    const isFromEnd = stem.includes(`to $${ends[1]!}$?`);
    return { ends, from: 0, to, asked: isFromEnd ? to - 1 : Math.max(1, place) };
  }
  const [from, to, asked] = (
    stem.includes("respectively")
      ? read(stem, /coordinates of (\w) and (\w) are .* coordinate of (\w)\?/)
      : read(
          stem,
          /If the coordinate of (\w) is .* of (\w) is .*, what is the coordinate of (\w)\?/,
        )
  ).map((name) => LETTERS.findIndex((letter) => letter === name)) as [number, number, number];
  return { ends, from, to, asked };
}
