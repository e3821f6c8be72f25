import {
  choose,
  factorial,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  texThousands,
  thousands,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly opening: (m: number, k: number) => string;
  readonly question: string;
  /** The kind in question, singular and plural, and the other kind. */
  readonly one: string;
  readonly many: string;
  readonly others: string;
  readonly stand: readonly [one: string, many: string];
}

/** The first few marks of a row: "B, C, D". */
const first = (signs: string, many: number): string => Array.from(signs).slice(0, many).join(", ");

const SETTINGS: readonly Setting[] = [
  {
    name: "panel",
    opening: (m, k) =>
      `A panel of ${m} engineers and ${k} lawyers sits in a row of ${m + k} chairs.`,
    question: "In how many different orders can they sit",
    one: "a lawyer",
    many: "lawyers",
    others: "engineers",
    stand: ["sits", "sit"],
  },
  {
    name: "shelf",
    opening: (m, k) =>
      `On a shelf, ${m} different novels and ${k} different atlases stand in a row.`,
    question: "In how many different orders can these books stand",
    one: "an atlas",
    many: "atlases",
    others: "novels",
    stand: ["stands", "stand"],
  },
  {
    name: "quay",
    opening: (m, k) =>
      `Along a quay, ${m} tankers and ${k} ferries, no two of them alike, lie in a row.`,
    question: "In how many different orders can these ships lie",
    one: "a ferry",
    many: "ferries",
    others: "tankers",
    stand: ["lies", "lie"],
  },
  {
    name: "photograph",
    opening: (m, k) =>
      `For a photograph, ${m} dancers and ${k} drummers of a troupe from Bahia stand in a row.`,
    question: "In how many different orders can they stand",
    one: "a drummer",
    many: "drummers",
    others: "dancers",
    stand: ["stands", "stand"],
  },
  {
    name: "orchard",
    opening: (m, k) =>
      `At the edge of an orchard, ${m} apple trees and ${k} pear trees, each of another variety, stand in a row.`,
    question: "In how many different orders can these trees stand",
    one: "a pear tree",
    many: "pear trees",
    others: "apple trees",
    stand: ["stands", "stand"],
  },
  {
    name: "letters",
    opening: (m, k) =>
      `The ${m} consonants ${first("BCDFG", m)} and the ${k} vowels ${first("AEIOU", k)} are written in a row.`,
    question: "How many different arrangements of these letters are possible",
    one: "a vowel",
    many: "vowels",
    others: "consonants",
    stand: ["stands", "stand"],
  },
  {
    name: "digits",
    opening: (m, k) =>
      `Integers are formed from the ${m} odd digits ${first("13579", m)} and the ${k} even digits ${first("2468", k)}, with each of these digits used once.`,
    question: "How many different integers can be formed",
    one: "an even digit",
    many: "even digits",
    others: "odd digits",
    stand: ["stands", "stand"],
  },
];

interface Drawn {
  readonly variant: string;
  readonly difficulty: number;
  readonly stem: string;
  readonly key: number;
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: readonly Wrong[];
}

/** n · (n − 1) · … with this many factors. */
const falling = (n: number, factors: number): number =>
  range(0, factors - 1).reduce((product, j) => product * (n - j), 1);

const factors = (n: number, many: number): string =>
  range(0, many - 1)
    .map((j) => n - j)
    .join(" \\cdot ");

function twoKinds(rng: Rng): Drawn | null {
  const form = rng.pick(["together", "ends", "apart", "apart", "alternate"] as const);
  const [m, k] = [rng.int(3, 5), rng.int(2, 4)];
  const n = m + k;
  if (n > 8 || (k < 3 && form !== "apart") || k > m + 1) return null;
  if (form === "alternate" && m !== k && m !== k - 1 && m !== k + 1) return null;
  const { name, opening, question, one, many, others, stand } = rng.pick(SETTINGS);
  const [M, K] = [factorial(m), factorial(k)];
  const block = factorial(m + 1) * K;
  const free = M * falling(m + 1, k);
  const asked = (condition: string): string => `${opening(m, k)} ${question} if ${condition}?`;
  const all: Wrong = [
    factorial(n),
    "forgets the condition",
    `$${n}! = ${texThousands(factorial(n))}$ counts all orders.`,
  ];
  const pattern: Wrong = [
    choose(n, k),
    `treats the ${many} as alike`,
    `$${choose(n, k)}$ counts only which places the ${many} take, not who is where.`,
  ];
  const blocks: Wrong = [
    2 * M * K,
    "makes blocks of both kinds",
    `Only with the ${others} all together, too, would there be two blocks.`,
  ];
  const inner: Wrong = [
    M * K,
    "orders each kind by itself",
    `$${m}! \\cdot ${k}!$ supposes that it is settled which places belong to which kind.`,
  ];
  if (form === "together")
    return {
      variant: `${form}/${name}`,
      difficulty: 5,
      stem: asked(`the ${many} all ${stand[1]} next to one another`),
      key: block,
      idea: `Treat the ${many} as one block, then order the block within.`,
      steps: [
        `The block and the ${m} ${others} are ${m + 1} things: $${m + 1}! = ${factorial(m + 1)}$ orders.`,
        `Within the block the ${k} ${many} have $${k}! = ${K}$ orders: $${factorial(m + 1)} \\cdot ${K} = ${texThousands(block)}$.`,
      ],
      check: `The block itself may be in any of ${m + 1} places among the ${others}.`,
      slips: [
        [
          factorial(m + 1),
          "forgets the order within the block",
          `The ${k} ${many} can change places among themselves in ${K} ways.`,
        ],
        inner,
        [
          factorial(n) - block,
          "counts those not all together",
          `That is how many orders remain when the ${many} are not all together.`,
        ],
        blocks,
        all,
        [
          (m + 1) * K,
          `forgets the order of the ${others}`,
          `The ${m} ${others} can be ordered in ${M} ways.`,
        ],
        [
          factorial(n) / K,
          `treats the ${many} as alike`,
          `The ${many} differ, and they need not be together in this count.`,
        ],
        [
          free,
          "keeps them apart",
          `That is the number of orders in which no two ${many} are neighbors.`,
        ],
      ],
    };
  if (form === "ends") {
    const key = k * (k - 1) * factorial(n - 2);
    return {
      variant: `${form}/${name}`,
      difficulty: 4,
      stem: asked(`${one} ${stand[0]} at each end`),
      key,
      idea: "Fill the two restricted places first; the rest is free.",
      steps: [
        `The left end: ${k} choices; the right end: ${k - 1}.`,
        `The other ${n - 2} in any order: $${n - 2}! = ${factorial(n - 2)}$.`,
        `$${k} \\cdot ${k - 1} \\cdot ${factorial(n - 2)} = ${texThousands(key)}$.`,
      ],
      check: `The middle holds the ${others} and the rest of the ${many}.`,
      slips: [
        [
          key / 2,
          "forgets which end is which",
          `The same two ${many} at the ends can change places.`,
        ],
        [
          k * k * factorial(n - 2),
          "uses one of them twice",
          `After one end is filled, only ${k - 1} ${many} are left for the other.`,
        ],
        [
          k * (k - 1) * M,
          `forgets the other ${many}`,
          `Between the ends are ${n - 2} places, not ${m}.`,
        ],
        [
          2 * factorial(n - 2),
          "counts the ends only once",
          `Any two of the ${k} ${many} may be at the ends.`,
        ],
        [
          factorial(n - 2),
          "orders only the middle",
          `The ends can be filled in $${k} \\cdot ${k - 1}$ ways.`,
        ],
        [
          factorial(n) - k * (k - 1) * factorial(n - 2),
          "counts the other orders",
          `That is how many orders do not have ${one} at each end.`,
        ],
        all,
        [
          k * (k - 1) * factorial(n - 1),
          "leaves too many for the middle",
          `Two are at the ends, so ${n - 2} are left.`,
        ],
      ],
    };
  }
  if (form === "apart") {
    if (k === m + 1) return null;
    return {
      variant: `${form}/${name}`,
      difficulty: k > 2 ? 8 : 6,
      stem: asked(`no two ${many} ${stand[1]} next to each other`),
      key: free,
      idea: `Place the ${others} first; the ${many} then go into different gaps between and beside them.`,
      steps: [
        `The ${m} ${others}: $${m}! = ${M}$ orders, with ${m + 1} gaps, counting both ends.`,
        `The ${k} ${many} into different gaps: $${factors(m + 1, k)} = ${falling(m + 1, k)}$ ways.`,
        `$${M} \\cdot ${falling(m + 1, k)} = ${texThousands(free)}$.`,
      ],
      check:
        k > 2
          ? `Taking the orders with all ${k} together from $${n}!$ is not enough: two of them may still be neighbors.`
          : `Or all orders less those with the two together: $${n}! - 2 \\cdot ${m + 1}! = ${texThousands(free)}$.`,
      slips: [
        [
          factorial(n) - block,
          "excludes only all together",
          `$${n}! - ${m + 1}! \\cdot ${k}!$ still holds orders with some neighbors among the ${many}.`,
        ],
        [
          M * choose(m + 1, k),
          `forgets the order of the ${many}`,
          `The ${k} ${many} differ, so which goes to which gap matters.`,
        ],
        [
          falling(m + 1, k),
          `forgets the order of the ${others}`,
          `The ${m} ${others} can be ordered in ${M} ways.`,
        ],
        [M * (m + 1) ** k, "uses a gap twice", `Two ${many} in the same gap would be neighbors.`],
        [
          M * falling(m, k),
          "forgets one of the ends",
          `There are ${m + 1} gaps: ${m - 1} between the ${others} and 2 at the ends.`,
        ],
        inner,
        [
          block,
          "keeps them together",
          `That is the number of orders with all the ${many} together.`,
        ],
        [
          factorial(n) - (m + 1) * K,
          "takes too few away",
          `The ${others} have orders of their own in every case.`,
        ],
        all,
      ],
    };
  }
  const starts = m === k ? 2 : 1;
  const key = starts * M * K;
  return {
    variant: `${form}/${name}`,
    difficulty: 6,
    stem: asked(`no two ${many} and no two ${others} ${stand[1]} next to each other`),
    key,
    idea: "The two kinds must alternate, so see first which kind can begin.",
    steps: [
      starts === 2
        ? `There are as many ${many} as ${others}, so either kind can begin: 2 patterns.`
        : `There is one more of the ${m > k ? others : many}, so these must begin and end: 1 pattern.`,
      `Within a pattern the ${others} have $${m}! = ${M}$ orders and the ${many} $${k}! = ${K}$.`,
      `$${starts === 2 ? "2 \\cdot " : ""}${M} \\cdot ${K} = ${texThousands(key)}$.`,
    ],
    check: `The first place decides the pattern of all the others.`,
    slips: [
      starts === 2
        ? [M * K, "counts one pattern only", `The row may begin with either kind.`]
        : [
            2 * M * K,
            "lets either kind begin",
            `Beginning with the smaller kind would leave two of the larger together.`,
          ],
      [
        factorial(n) / 2,
        "takes half of all orders",
        "Most orders have two of a kind somewhere next to each other.",
      ],
      [free, `keeps only the ${many} apart`, `Two ${others} may not be neighbors either.`],
      [
        M + K,
        "adds the orders",
        `Each order of the ${others} goes with each order of the ${many}: multiply.`,
      ],
      pattern,
      [
        starts * M * K * n,
        "chooses the first place once more",
        "Whoever is first is already counted in the orders of a kind.",
      ],
      [
        (M * K) / 2,
        "takes a row and its mirror image as one",
        "An order and its reverse are two different orders.",
      ],
      all,
    ],
  };
}

export const template: ProblemTemplate = {
  id: "kept-apart-in-a-row",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "A row with neighbors required or forbidden: blocks for together, gaps for apart.",

  make(rng) {
    const drawn = twoKinds(rng);
    if (!drawn) return null;
    const { variant, difficulty, stem, key, idea, steps, check, slips } = drawn;
    return {
      variant,
      context: /letters|digits/.test(variant) ? "pure" : "real",
      // By form: ends 4, together 5, alternating 6, two apart 6, more apart 8 (the opposite isn't
      // all together).
      difficulty,
      stem,
      key: { text: thousands(key), value: key, why: steps.at(-1)! },
      slips: slipsFrom(slips, (value) => value > 1 && Number.isInteger(value), thousands),
      solution: { idea, steps, check },
    };
  },

  /** Tries all patterns of a row; people who are alike in a pattern can be in any order. */
  check({ stem, options }) {
    const right = countOf(plain(stem));
    return options.flatMap((option, k) => (Number(plain(option)) === right ? [k] : []));
  },
};

function countOf(text: string): number {
  const [m, k] = read(text, /(\d+) (?:[a-z]|odd).*? and (?:the )?(\d+) /).map(Number) as [
    number,
    number,
  ];
  const fits: (row: string) => boolean = text.includes("at each end")
    ? (row) => row.startsWith("x") && row.endsWith("x")
    : text.includes("all ") && text.includes("next to one another")
      ? (row) => row.includes("x".repeat(k))
      : text.includes("and no two")
        ? (row) => !row.includes("xx") && !row.includes("oo")
        : (row) => !row.includes("xx");
  return sum(patterns(m + k, k).map((row) => (fits(row) ? 1 : 0))) * factorial(m) * factorial(k);
}

/** All rows of n places with k marked x and the others o. */
const patterns = (n: number, k: number): string[] =>
  range(0, 2 ** n - 1)
    .map((bits) => bits.toString(2).padStart(n, "0").replaceAll("1", "x").replaceAll("0", "o"))
    .filter((row) => row.replaceAll("o", "").length === k);
