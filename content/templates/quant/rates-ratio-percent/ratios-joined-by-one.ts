import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  lcm,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
  type Words,
} from "@theta/items/template";

type Ratio = readonly [number, number];
type Three = readonly [number, number, number];

const RATIOS: readonly Ratio[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [4, 5],
  [5, 4],
  [5, 6],
  [6, 5],
  [3, 8],
  [5, 8],
  [2, 1],
  [3, 1],
  [4, 9],
  [7, 4],
  [4, 7],
  [7, 6],
];
const NAMES = ["$x$", "$y$", "$z$"] as const;
const ORDER = ["[[first]]", "[[second]]", "[[third]]"] as const;
const CAPITAL_ORDER = ["[[First]]", "[[Second]]", "[[Third]]"] as const;
const TAKEAWAY =
  "To join two ratios, multiply each one so that the quantity they share has the same number of parts in both.";

/** x to y is one ratio, and y to z is another. */
function drawThree(rng: Rng) {
  const [one, two] = rng.sample(RATIOS, 2) as [Ratio, Ratio];
  const shared = lcm(one[1], two[0]);
  const parts: Three = [(one[0] * shared) / one[1], shared, (two[1] * shared) / two[0]];
  const unit = rng.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 20, 25]);
  const sizes: Three = [parts[0] * unit, parts[1] * unit, parts[2] * unit];
  if (one[1] === two[0] || new Set(parts).size < 3 || sum(sizes) > 900 || sum(parts) > 50)
    return null;
  return { one, two, parts, unit, sizes };
}

/** "1 : 2 is the same as 3 : 6", or that the ratio can stay as it is. */
function sameRatio(given: readonly number[], scaled: readonly number[]): string {
  const [from, to] = [given.join(" : "), scaled.join(" : ")];
  return from === to ? `$${from}$ can stay as it is` : `$${from}$ is the same as $${to}$`;
}

/** What a wording calls the three quantities; letters if they have no nouns. */
function wordsOf(sizes: Three, nouns?: readonly [string, string, string]): Words {
  const [first, second, third] = nouns?.map((noun) => `the number of ${noun}`) ?? NAMES;
  return {
    first: first,
    second: second,
    third: third,
    outer: nouns ? `the number of ${nouns[0]} and ${nouns[2]} together` : "$x + z$",
    all: nouns
      ? `there are ${sizes[0]} ${nouns[0]}, ${sizes[1]} ${nouns[1]}, and ${sizes[2]} ${nouns[2]}`
      : `$x = ${sizes[0]}$, $y = ${sizes[1]}$, and $z = ${sizes[2]}$`,
  };
}

/** What a joined ratio without scaling leads to. */
const unscaled = (three: Three, one: Ratio, two: Ratio, start = "This uses the ratio"): string =>
  `${start} $${three.join(" : ")}$. But ${one[1]} and ${two[0]} stand for the same quantity, [[second]], so the ratios have to be scaled first.`;

/** The total is given. */
function askPart(rng: Rng): AskedProblem | null {
  const drawn = drawThree(rng);
  if (!drawn) return null;
  const { one, two, parts, unit, sizes } = drawn;
  const asked = rng.pick([0, 1, 2] as const);
  const [total, all] = [sum(sizes), sum(parts)];
  const key = sizes[asked];
  const fractions = `If $\\frac{x}{y} = \\frac{${one[0]}}{${one[1]}}$, $\\frac{y}{z} = \\frac{${two[0]}}{${two[1]}}$, and $x + y + z = ${total}$, what is the value of ${NAMES[asked]}?`;
  const group = ["desktop", "laptop", "tablet"][asked]!;
  const [p, q] = [one.join(" to "), two.join(" to ")];
  return {
    difficulty: 3,
    stems: [
      `A store has ${total} computers in stock, each of which is a desktop, a laptop, or a tablet. The ratio of desktops to laptops is ${p}, and the ratio of laptops to tablets is ${q}. How many ${group}s are in stock?`,
    ],
    pure: [
      `The ratio of $x$ to $y$ is ${p}, and the ratio of $y$ to $z$ is ${q}. If $x + y + z = ${total}$, what is the value of ${NAMES[asked]}?`,
      ...(Math.min(one[1], two[1]) > 1 ? [fractions] : []),
    ],
    key,
    why: `[[All]]: $${sizes.join(" + ")} = ${total}$.`,
    wrong: [
      ...joinedWrongly(one, two).map(
        (three) =>
          [
            (total * three[asked]) / sum(three),
            "joins the ratios without scaling",
            unscaled(
              three,
              one,
              two,
              `This is $\\frac{${three[asked]}}{${sum(three)}}$ of ${total}, from the ratio`,
            ),
          ] as const,
      ),
      ...range(0, 2)
        .filter((k) => k !== asked)
        .map((k) => [sizes[k]!, "answers for another quantity", `This is ${ORDER[k]}.`] as const),
      [
        total / 3,
        "divides equally",
        `This divides ${total} by 3, but [[first]], [[second]], and [[third]] aren't equal.`,
      ],
      [
        total - key,
        "finds the others",
        `This is $${sizes.filter((_, k) => k !== asked).join(" + ")}$, the sum of ${ORDER.filter((_, k) => k !== asked).join(" and ")}.`,
      ],
      [
        Math.abs(total - 2 * sizes[1]),
        "subtracts",
        `This is $${Math.max(sizes[0] + sizes[2], sizes[1])} - ${Math.min(sizes[0] + sizes[2], sizes[1])}$, the difference between [[outer]] and [[second]].`,
      ],
    ],
    solution: solutionOf(
      drawn,
      [
        `The sum is $${parts.join(" + ")} = ${all}$ parts, so one part is $\\frac{${total}}{${all}} = ${unit}$.`,
        `${CAPITAL_ORDER[asked]} is $${parts[asked]} \\cdot ${unit} = ${key}$.`,
      ],
      `$${sizes[0]} : ${sizes[1]} = ${one.join(" : ")}$, $${sizes[1]} : ${sizes[2]} = ${two.join(" : ")}$, and $${sizes.join(" + ")} = ${total}$.`,
    ),
    words: (wording) =>
      wordsOf(sizes, wording === 1 ? ["desktops", "laptops", "tablets"] : undefined),
  };
}

/** What comes of reading one of the two shared numbers only, or their sum. */
function joinedWrongly(one: Ratio, two: Ratio): Three[] {
  return [
    [one[0], one[1], two[1]],
    [one[0], one[1] + two[0], two[1]],
    [one[0], two[0], two[1]],
  ];
}

/** The difference between the two outer quantities is given. */
function askDifference(rng: Rng): AskedProblem | null {
  const drawn = drawThree(rng);
  if (!drawn) return null;
  const { one, two, parts, unit, sizes } = drawn;
  const asksTotal = rng.chance(0.5);
  const apart = Math.abs(parts[2] - parts[0]);
  const gap = apart * unit;
  const key = asksTotal ? sum(sizes) : sizes[1];
  const more = sizes[2] > sizes[0];
  const [p, q] = [one.join(" to "), two.join(" to ")];
  if (apart < 2 || gap > 200) return null;
  return {
    difficulty: 4,
    stems: [
      `At a certain school, the ratio of the number of sophomores to the number of juniors is ${p}, and the ratio of the number of juniors to the number of seniors is ${q}. If there are ${gap} ${more ? "fewer" : "more"} sophomores than seniors, ${asksTotal ? "what is the total number of sophomores, juniors, and seniors" : "how many juniors are there"}?`,
    ],
    pure: [
      `The ratio of $x$ to $y$ is ${p}, and the ratio of $y$ to $z$ is ${q}. If $${more ? "z - x" : "x - z"} = ${gap}$, what is the value of $${asksTotal ? "x + y + z" : "y"}$?`,
    ],
    key,
    why: `[[All]].`,
    wrong: [
      [
        asksTotal ? sum(sizes) - sizes[1] : sizes[2],
        "answers for other quantities",
        asksTotal
          ? `This is $${sizes[0]} + ${sizes[2]}$, which leaves out [[second]], ${sizes[1]}.`
          : `This is [[third]].`,
      ],
      ...joinedWrongly(one, two).map(
        (three) =>
          [
            ((asksTotal ? sum(three) : three[1]) * gap) / Math.abs(three[2] - three[0]),
            "joins the ratios without scaling",
            unscaled(three, one, two),
          ] as const,
      ),
      [
        asksTotal ? sizes[0] + sizes[1] : sizes[0],
        "answers for other quantities",
        asksTotal
          ? `This is $${sizes[0]} + ${sizes[1]}$, which leaves out [[third]], ${sizes[2]}.`
          : `This is [[first]].`,
      ],
      [
        asksTotal ? sizes[1] + sizes[2] : sizes[0] + sizes[2],
        "answers for other quantities",
        asksTotal
          ? `This is $${sizes[1]} + ${sizes[2]}$, which leaves out [[first]], ${sizes[0]}.`
          : `This is $${sizes[0]} + ${sizes[2]}$, the sum of [[first]] and [[third]].`,
      ],
      [
        asksTotal ? sizes[1] : sum(sizes),
        "answers for other quantities",
        asksTotal
          ? `This is only [[second]].`
          : `This is $${sizes.join(" + ")}$, the sum of [[first]], [[second]], and [[third]].`,
      ],
      [
        key + gap,
        "adds the difference",
        `This adds ${gap} to ${tex(key)}, but ${gap} is the difference between [[first]] and [[third]], which isn't added.`,
      ],
    ],
    shows: (value) => isPositiveWhole(value) && value < 4 * key && value > key / 5,
    solution: solutionOf(
      drawn,
      [
        `The difference between [[first]] and [[third]] is $${more ? `${parts[2]} - ${parts[0]}` : `${parts[0]} - ${parts[2]}`} = ${apart}$ parts, which equals ${gap}. So one part is $\\frac{${gap}}{${apart}} = ${unit}$.`,
        asksTotal
          ? `The total is $${parts.join(" + ")} = ${sum(parts)}$ parts, or $${sum(parts)} \\cdot ${unit} = ${tex(key)}$.`
          : `[[Second]] is $${parts[1]} \\cdot ${unit} = ${tex(key)}$.`,
      ],
      `$${sizes[0]} : ${sizes[1]} = ${one.join(" : ")}$, $${sizes[1]} : ${sizes[2]} = ${two.join(" : ")}$, and $${more ? `${sizes[2]} - ${sizes[0]}` : `${sizes[0]} - ${sizes[2]}`} = ${gap}$.`,
    ),
    words: (wording) =>
      wordsOf(sizes, wording === 1 ? ["sophomores", "juniors", "seniors"] : undefined),
  };
}

function solutionOf(
  { one, two, parts }: NonNullable<ReturnType<typeof drawThree>>,
  last: readonly string[],
  check: string,
): AskedProblem["solution"] {
  return {
    idea: `Both ratios contain [[second]], so write it with the same number of parts, ${parts[1]}, in both.`,
    steps: [
      `${sameRatio(one, [parts[0], parts[1]])}, and ${sameRatio(two, [parts[1], parts[2]])}.`,
      `So [[first]], [[second]], and [[third]] are in the ratio $${parts.join(" : ")}$.`,
      ...last,
    ],
    check,
    takeaway: TAKEAWAY,
  };
}

const ASK = { part: askPart, difference: askDifference };
const KINDS = ["part", "part", "difference"] as const;

/** The three quantities, given the second one. */
const around = (y: number, a: number, b: number, c: number, d: number): Three => [
  (y * a) / b,
  y,
  (y * d) / c,
];
type Fits = StemReading["fits"];
const hasSum =
  (asked: 0 | 1 | 2): Fits =>
  (tried, total, a, b, c, d) => {
    const y = tried / around(1, a, b, c, d)[asked];
    return near(sum(around(y, a, b, c, d)), total);
  };
const hasGap =
  (asksTotal: boolean): Fits =>
  (tried, a, b, c, d, gap) => {
    const y = asksTotal ? tried / sum(around(1, a, b, c, d)) : tried;
    const [x, , z] = around(y, a, b, c, d);
    return near(Math.abs(x - z), gap);
  };
const isBelow: Fits = (tried, total) => tried < total;

const READINGS: readonly StemReading[] = [
  ...([0, 1, 2] as const).flatMap((k): StemReading[] => {
    const [group, name] = [["desktops", "laptops", "tablets"][k]!, ["x", "y", "z"][k]!];
    const turned: Fits = (tried, a, b, c, d, total) => hasSum(k)(tried, total, a, b, c, d);
    return [
      {
        wording: new RegExp(
          String.raw`has (\d+) computers .* is (\d+) to (\d+), .* is (\d+) to (\d+)\. How many ${group}`,
        ),
        fits: hasSum(k),
        open: isBelow,
      },
      {
        wording: new RegExp(
          String.raw`is (\d+) to (\d+), .* is (\d+) to (\d+)\. If x \+ y \+ z = (\d+), .* of ${name}\?`,
        ),
        fits: turned,
      },
      {
        wording: new RegExp(
          String.raw`\((\d+)\)\/\((\d+)\), .* = \((\d+)\)\/\((\d+)\), and x \+ y \+ z = (\d+), .* of ${name}\?`,
        ),
        fits: turned,
      },
    ];
  }),
  {
    wording:
      /sophomores .* is (\d+) to (\d+), .* is (\d+) to (\d+)\. If there are (\d+) .* many juniors/,
    fits: hasGap(false),
  },
  {
    wording:
      /sophomores .* is (\d+) to (\d+), .* is (\d+) to (\d+)\. If there are (\d+) .* total number/,
    fits: hasGap(true),
  },
  {
    wording: /is (\d+) to (\d+), .* is (\d+) to (\d+)\. If (?:x - z|z - x) = (\d+), .* of y\?/,
    fits: hasGap(false),
  },
  {
    wording: /is (\d+) to (\d+), .* is (\d+) to (\d+)\. If (?:x - z|z - x) = (\d+), .* of x \+/,
    fits: hasGap(true),
  },
];

export const template: ProblemTemplate = {
  id: "ratios-joined-by-one",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "arithmetic",
  pattern: "Two ratios share one quantity, and a total or a difference gives the sizes.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Finds all three quantities from each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
