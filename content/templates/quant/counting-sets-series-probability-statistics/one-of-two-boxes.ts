import {
  count,
  Fraction,
  fractionSlips,
  fractionText,
  ONE,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly box: string;
  readonly thing: string;
  readonly kinds: readonly [string, string];
}

const SETTINGS: readonly Setting[] = [
  { name: "jars", box: "jar", thing: "button", kinds: ["red", "blue"] },
  { name: "crates", box: "crate", thing: "mango", kinds: ["ripe", "unripe"] },
  { name: "trays", box: "tray", thing: "samosa", kinds: ["spicy", "mild"] },
  { name: "folders", box: "folder", thing: "document", kinds: ["signed", "unsigned"] },
  { name: "baskets", box: "basket", thing: "ball", kinds: ["striped", "plain"] },
];

const HALF = new Fraction(1, 2);
interface Draw {
  readonly r1: number;
  readonly n1: number;
  readonly r2: number;
  readonly n2: number;
}

function drawBoxes(rng: Rng): Draw | null {
  const [n1, n2] = [rng.int(4, 12), rng.int(4, 12)];
  const [r1, r2] = [rng.int(1, n1 - 1), rng.int(1, n2 - 1)];
  const [a, b] = [new Fraction(r1, n1), new Fraction(r2, n2)];
  // With boxes of one size the lazy way is right, too; with equal shares the choice of box, the
  // whole point, wouldn't matter.
  return n1 === n2 || a.equals(b) || a.plus(b).equals(ONE) ? null : { r1, n1, r2, n2 };
}

type Kind = "total" | "weighted" | "moved" | "unknown";

function solve(kind: Kind, { r1, n1, r2, n2 }: Draw): Fraction {
  const [a, b] = [new Fraction(r1, n1), new Fraction(r2, n2)];
  if (kind === "total") return a.plus(b).times(HALF);
  if (kind === "weighted") return a.plus(b).plus(b).times(new Fraction(1, 3));
  if (kind === "moved") return new Fraction(r2).plus(a).over(new Fraction(n2 + 1));
  return new Fraction(n2 - r2);
}

function slipsFor(kind: Kind, draw: Draw, { box, kinds, thing }: Setting): Wrong<Fraction>[] {
  const { r1, n1, r2, n2 } = draw;
  const [a, b] = [new Fraction(r1, n1), new Fraction(r2, n2)];
  const [key, total] = [solve(kind, draw), solve("total", draw)];
  const one = kinds[0];
  if (kind === "unknown") {
    const pooled = new Fraction(r1 + r2).over(total).minus(new Fraction(n1 + r2));
    const things = (n: number): string => `${n} ${thing}${thing === "mango" ? "es" : "s"}`;
    return [
      [
        new Fraction(n2),
        `counts the whole ${box}`,
        `That is the size of the second ${box}; ${r2} of its ${things(n2)} ${r2 === 1 ? "is" : "are"} ${one}.`,
      ],
      [
        pooled,
        "throws both together",
        `This treats all of them as one heap with ${r1 + r2} ${one} ones; but each ${box} is chosen equally often, whatever its size.`,
      ],
      [
        new Fraction(n1 - r1),
        `copies the first ${box}`,
        `That is the number of ${kinds[1]} ones in the first ${box}.`,
      ],
      [
        new Fraction(r2).over(total).minus(new Fraction(r2)),
        "takes the total for the second part",
        `This reads ${fractionText(total)} as the share of ${one} ones in the second ${box} alone.`,
      ],
      [
        new Fraction(n1 - r1 + n2 - r2),
        "adds both",
        `That is the number of ${kinds[1]} ones in both together.`,
      ],
      [
        new Fraction(r2),
        "takes as many of each kind",
        `That would make the share in the second ${box} one half, and the total would not be ${fractionText(total)}.`,
      ],
      [new Fraction(n1 + n2), "counts everything", `That is the number of all in both together.`],
    ]
      .map(([v, s, w]) => [v, s, w] as Wrong<Fraction>)
      .filter(([value]) => value.isWhole && value.value > 0);
  }
  if (kind === "moved")
    return [
      [
        b,
        "leaves out the move",
        `${fractionText(b)} was the share before the move; afterward there are ${n2 + 1} in the second ${box}.`,
      ],
      [
        new Fraction(r2 + 1, n2 + 1),
        `takes the moved one as ${one}`,
        `The one moved is ${one} only with probability ${fractionText(a)}.`,
      ],
      [
        new Fraction(r2, n2 + 1),
        `takes the moved one as not ${one}`,
        `The one moved may be ${one}, with probability ${fractionText(a)}; that case is missing.`,
      ],
      [
        a.times(new Fraction(r2 + 1, n2 + 1)),
        "follows one path only",
        `That is the case in which the one moved is ${one}; the other case has to be added.`,
      ],
      [
        new Fraction(r1 + r2, n1 + n2),
        "throws both together",
        `Only one ${thing} leaves the first ${box}; the rest of it cannot be drawn.`,
      ],
      [
        a.plus(b).times(HALF),
        "averages the two shares",
        `No ${box} is chosen by chance here; the draw is always from the second one.`,
      ],
      [
        a.times(b),
        "multiplies the two shares",
        `That asks for ${one} both times, and leaves out that the second ${box} has grown.`,
      ],
      [ONE.minus(key), "takes the other kind", `That is the probability for the ${kinds[1]} kind.`],
    ];
  const weights = kind === "total" ? "one half" : "one third and two thirds";
  return [
    [
      new Fraction(r1 + r2, n1 + n2),
      "throws both together",
      `$${r1 + r2}$ of $${n1 + n2}$ would be right for one heap; here each ${box} has its own chance, ${weights}, whatever its size.`,
    ],
    [
      a.times(b),
      "multiplies the two shares",
      `That would be the probability of taking a ${one} one from each ${box}.`,
    ],
    [
      a.plus(b),
      "adds the two shares",
      `Each share counts only when its ${box} is chosen, so neither counts in full.`,
    ],
    [
      a.times(kind === "total" ? HALF : new Fraction(1, 3)),
      "follows one path only",
      `That is the way through the first ${box}; the way through the second has to be added.`,
    ],
    [
      b.times(kind === "total" ? HALF : new Fraction(2, 3)),
      "follows the other path only",
      `That is the way through the second ${box}; the way through the first has to be added.`,
    ],
    ...(kind === "weighted"
      ? ([
          [
            total,
            "weighs both alike",
            `The first ${box} is taken for 2 of 6 results only, the second for 4.`,
          ],
          [
            a.plus(a).plus(b).times(new Fraction(1, 3)),
            "swaps the weights",
            `The first ${box} has one third of the chance, not two thirds.`,
          ],
        ] as Wrong<Fraction>[])
      : []),
    [ONE.minus(key), "takes the other kind", `That is the probability for the ${kinds[1]} kind.`],
  ]
    .map(([v, s, w]) => [v, s, w] as Wrong<Fraction>)
    .filter(([value]) => value.value < 1);
}

function drawNumbers(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const draw = drawBoxes(rng);
  if (!draw) return null;
  const kind = rng.pick(["total", "weighted", "moved", "unknown"] as const);
  const { thing } = setting;
  const { r1, n1, r2, n2 } = draw;
  const [a, b] = [new Fraction(r1, n1), new Fraction(r2, n2)];
  const [key, total] = [solve(kind, draw), solve("total", draw)];
  if (key.bottom > 60 || total.bottom > 60) return null;
  const many = thing === "mango" ? "mangoes" : `${thing}s`;
  return { setting, draw, kind, a, b, key, total, many };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ setting, draw, kind, total, many }: Numbers): string {
  const { box, thing, kinds } = setting;
  const { r1, n1, r2, n2 } = draw;
  const holds = (hits: number, all: number): string =>
    `${hits} ${kinds[0]} and ${count(all - hits, `${kinds[1]} ${thing}`, `${kinds[1]} ${many}`)}`;
  const boxes = `One ${box} holds ${holds(r1, n1)}; a second ${box} holds ${holds(r2, n2)}.`;
  const question = `What is the probability that it is ${kinds[0]}?`;
  return {
    total: `${boxes} One of the two ${box}s is chosen at random, and then a ${thing} is taken from it at random. ${question}`,
    weighted: `${boxes} A fair number cube with faces 1 to 6 is rolled: on a 1 or 2 a ${thing} is taken at random from the first ${box}, otherwise from the second. ${question}`,
    moved: `${boxes} A ${thing} taken at random from the first ${box} is put into the second, and then a ${thing} is taken at random from the second. What is the probability that this last ${thing} is ${kinds[0]}?`,
    unknown: `One ${box} holds ${holds(r1, n1)}; a second ${box} holds ${count(r2, `${kinds[0]} ${thing}`, `${kinds[0]} ${many}`)} and some ${kinds[1]} ones. When one of the two ${box}s is chosen at random and a ${thing} is taken from it at random, the ${thing} is ${kinds[0]} with probability ${fractionText(total)}. How many ${kinds[1]} ${many} are in the second ${box}?`,
  }[kind];
}

function optionsOf({ setting, draw, kind, a, b, key, total }: Numbers): ProblemOptions {
  const { box } = setting;
  const { r2, n2 } = draw;
  const isCount = kind === "unknown";
  return {
    key: {
      text: isCount ? String(key.top) : fractionText(key),
      value: key.value,
      why: isCount
        ? `With ${n2 - r2} the share in the second ${box} is ${fractionText(b)}, and the average of ${fractionText(a)} and ${fractionText(b)} is ${fractionText(total)}.`
        : "Each path has its own probability, and the paths are added.",
    },
    slips: fractionSlips(
      slipsFor(kind, draw, setting),
      () => true,
      (value) => (isCount ? String(value.top) : fractionText(value)),
    ),
  };
}

function solutionOf({ setting, draw, kind, a, b, key, total, many }: Numbers): Solution {
  const { box, thing, kinds } = setting;
  const { r2, n2 } = draw;
  const [low, high] = a.value < b.value ? [a, b] : [b, a];
  const steps = {
    total: [
      `Each ${box} is chosen with probability $\\frac{1}{2}$; the shares of ${kinds[0]} ${many} are ${fractionText(a)} and ${fractionText(b)}.`,
      `$\\frac{1}{2} \\times ${texFraction(a)} + \\frac{1}{2} \\times ${texFraction(b)} = ${texFraction(key)}$.`,
    ],
    weighted: [
      `The first ${box} is used with probability $\\frac{1}{3}$, the second with $\\frac{2}{3}$; the shares of ${kinds[0]} ${many} are ${fractionText(a)} and ${fractionText(b)}.`,
      `$\\frac{1}{3} \\times ${texFraction(a)} + \\frac{2}{3} \\times ${texFraction(b)} = ${texFraction(key)}$.`,
    ],
    moved: [
      `After the move the second ${box} holds ${n2 + 1} ${many}: ${r2 + 1} ${kinds[0]} ones with probability ${fractionText(a)}, else ${r2}.`,
      `$${texFraction(a)} \\times \\frac{${r2 + 1}}{${n2 + 1}} + ${texFraction(ONE.minus(a))} \\times \\frac{${r2}}{${n2 + 1}} = ${texFraction(key)}$.`,
    ],
    unknown: [
      `The total ${fractionText(total)} is the average of the two shares, so the shares add up to ${fractionText(total.plus(total))}.`,
      `The first share is ${fractionText(a)}, so the second is $${texFraction(total.plus(total))} - ${texFraction(a)} = ${texFraction(b)}$.`,
      `The ${count(r2, `${kinds[0]} ${thing}`, `${kinds[0]} ${many}`)} ${r2 === 1 ? "is" : "are"} ${fractionText(b)} of the second ${box}, which thus holds ${n2} ${many}; ${n2 - r2} of them ${n2 - r2 === 1 ? "is" : "are"} ${kinds[1]}.`,
    ],
  }[kind];
  return {
    idea:
      kind === "moved"
        ? `Follow both cases: the ${thing} moved is ${kinds[0]}, or it is not.`
        : `The ${box} is chosen first, so its share counts with the chance of being chosen, not with its size.`,
    steps,
    check:
      kind === "moved"
        ? `The answer must lie between $\\frac{${r2}}{${n2 + 1}}$ and $\\frac{${r2 + 1}}{${n2 + 1}}$.`
        : `The probability must lie between the two shares, ${fractionText(low)} and ${fractionText(high)}.`,
  };
}

export const template: ProblemTemplate = {
  id: "one-of-two-boxes",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern:
    "First a box is chosen or something moved by chance, then a thing drawn: add the paths, never throw boxes together.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, kind, key } = numbers;
    const { name } = setting;
    return {
      variant: `${kind}/${name}`,
      context: "real",
      // Unequal weights, a change between the draws, and going backward each need more.
      difficulty: { total: 3, weighted: 4, moved: 6, unknown: 6 }[kind] + (key.bottom > 24 ? 1 : 0),
      stem: stemOf(numbers),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Counts equally likely paths, or tries every number of things in the second box. */
  check({ stem, options }) {
    const [r1, o1] = read(stem, /One \w+ holds (\d+) [a-z-]+ and (\d+)/).map(Number) as [
      number,
      number,
    ];
    const r2 = Number(read(stem, /a second \w+ holds (\d+)/)[0]);
    const first = [...range(1, r1).map(() => 1), ...range(1, o1).map(() => 0)];
    const second = (others: number) => [
      ...range(1, r2).map(() => 1),
      ...range(1, others).map(() => 0),
    ];
    const unknown = /some [a-z-]+ ones/.test(stem);
    const right = (option: string): boolean => {
      if (unknown)
        return chance([first, second(valueOf(option).value)]).equals(
          valueOf(read(stem, /with probability (\S+)\. How/)[0]!),
        );
      const others = Number(read(stem, /a second \w+ holds \d+ [a-z-]+ and (\d+)/)[0]);
      const boxes = /put into the second/.test(stem)
        ? first.map((moved) => [...second(others), moved])
        : /on a 1 or 2/.test(stem)
          ? [1, 2, 3, 4, 5, 6].map((face) => (face <= 2 ? first : second(others)))
          : [first, second(others)];
      return chance(boxes).equals(valueOf(option));
    };
    return options.flatMap((option, k) => (right(option) ? [k] : []));
  },
};

/** Takes a box from the list at random, then one of its things. */
function chance(boxes: readonly number[][]): Fraction {
  return boxes
    .map((box) => new Fraction(box.filter((thing) => thing === 1).length, box.length))
    .reduce(
      (total, share) => total.plus(share.times(new Fraction(1, boxes.length))),
      new Fraction(0),
    );
}
