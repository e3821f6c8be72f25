import {
  factorial,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  texThousands,
  thousands,
  type Wrong,
} from "@theta/items/template";

const TRIOS = [
  ["Amara", "Bao", "Carlos"],
  ["Dina", "Eero", "Farah"],
  ["Goran", "Hana", "Isko"],
  ["Jun", "Kofi", "Leila"],
  ["Mina", "Nils", "Oyu"],
] as const;

const GROUPS = [
  { name: "row", others: "friends", line: "stand in a row for a photograph" },
  { name: "bench", others: "players", line: "sit on a bench" },
  { name: "queue", others: "climbers", line: "go up a ridge one after another" },
  { name: "talks", others: "students", line: "give their talks one after another" },
  { name: "relay", others: "swimmers", line: "swim one leg each of a relay" },
] as const;

const FORMS = ["pair without third", "away from both", "between", "third not at an end"] as const;
type Form = (typeof FORMS)[number];

/** The word for neighbors depends on whether the order is one of places or of times. */
const NEXT: Record<(typeof GROUPS)[number]["name"], string> = {
  row: "next to",
  bench: "next to",
  queue: "directly before or after",
  talks: "directly before or after",
  relay: "directly before or after",
};

function solve(form: Form, n: number, [a, b, c]: readonly [string, string, string], next: string) {
  const all = factorial(n);
  const pairs = 2 * factorial(n - 1);
  const triple = 2 * factorial(n - 2);
  const whole: Wrong = [
    all,
    "forgets the conditions",
    `$${n}! = ${texThousands(all)}$ counts all orders.`,
  ];
  const together: Wrong = [
    pairs,
    `looks at ${a} and ${b} only`,
    `$${texThousands(pairs)}$ orders have ${a} and ${b} together, whatever ${c} does.`,
  ];
  const block: Wrong = [
    3 * triple,
    "makes one block of all three",
    `$3! \\cdot ${n - 2}!$ counts the orders with all three together.`,
  ];
  const glued = `${a} and ${b} as one block: $2 \\cdot ${n - 1}! = ${texThousands(pairs)}$ orders.`;
  switch (form) {
    case "pair without third": {
      const key = pairs - 2 * triple;
      return {
        key,
        difficulty: 9,
        condition: `${a} is ${next} ${b} but ${c} is ${next === "next to" ? "next to neither of them" : "directly before or after neither of them"}`,
        idea: `Count the orders with ${a} and ${b} together, then take away those in which ${c} touches the pair.`,
        steps: [
          glued,
          `With ${c} at either end of the block: 2 orders of the pair, 2 sides for ${c}, so $2 \\cdot 2 \\cdot ${n - 2}! = ${texThousands(2 * triple)}$.`,
          `$${texThousands(pairs)} - ${texThousands(2 * triple)} = ${texThousands(key)}$.`,
        ],
        check: `Or place the other ${n - 3} first; the pair and ${c} go into different gaps: $${n - 3}! \\cdot ${n - 2} \\cdot ${n - 3} \\cdot 2 = ${texThousands(key)}$.`,
        slips: [
          together,
          [key / 2, "fixes the order of the pair", `${a} may come before ${b} or after.`],
          [
            pairs - triple,
            `keeps ${c} off one side only`,
            `${c} could touch the pair on either side.`,
          ],
          [
            pairs - 3 * triple,
            `takes away every order with all three together`,
            `With ${c} between them, ${a} and ${b} are not together, so those orders were never counted.`,
          ],
          [
            2 * triple,
            `lets ${c} touch the pair`,
            `$${texThousands(2 * triple)}$ counts exactly the orders to be left out.`,
          ],
          [
            all - pairs,
            `keeps ${a} and ${b} apart`,
            `That is the number of orders in which ${a} and ${b} are not together.`,
          ],
          [
            all - 3 * triple,
            "excludes only all three together",
            `${a} and ${b} must also be together.`,
          ],
        ] satisfies Wrong[],
      };
    }
    case "away from both": {
      const key = all - 2 * pairs + triple;
      return {
        key,
        difficulty: 9,
        condition: `${a} is ${next} neither ${b} nor ${c}`,
        idea: `From all orders take those in which ${a} touches ${b} and those in which ${a} touches ${c}; what has both is then taken twice.`,
        steps: [
          `${a} and ${b} together: $2 \\cdot ${n - 1}! = ${texThousands(pairs)}$; the same for ${a} and ${c}.`,
          `${a} between the two, touching both: $2 \\cdot ${n - 2}! = ${texThousands(triple)}$.`,
          `$${texThousands(all)} - 2 \\cdot ${texThousands(pairs)} + ${texThousands(triple)} = ${texThousands(key)}$.`,
        ],
        check: `By the place of ${a}: at one of 2 ends with one of ${n - 3} others beside, or at one of ${n - 2} inner places with two of them beside.`,
        slips: [
          [
            all - 2 * pairs,
            "takes some orders away twice",
            `Orders with ${a} between ${b} and ${c} were taken away twice.`,
          ],
          [all - pairs, `forgets ${c}`, `That only keeps ${a} away from ${b}.`],
          [
            all - 3 * triple,
            "excludes only all three together",
            `${a} may not touch even one of the two.`,
          ],
          [
            all - 3 * pairs + 3 * triple,
            `keeps ${b} and ${c} apart, too`,
            `${b} and ${c} may well be neighbors of each other.`,
          ],
          [
            2 * pairs - triple,
            "counts what is excluded",
            `That is the number of orders in which ${a} touches at least one of the two.`,
          ],
          [
            all - triple,
            `excludes only ${a} between the two`,
            `${a} may not touch even one of the two.`,
          ],
          [
            all - 2 * pairs + 2 * triple,
            "gives back too much",
            `Orders that were taken away twice must be given back once.`,
          ],
          whole,
        ] satisfies Wrong[],
      };
    }
    case "between":
      return {
        key: triple,
        difficulty: 6,
        condition: `${a} comes directly between ${b} and ${c}`,
        idea: `${b}, ${a}, and ${c} form one block whose middle is fixed.`,
        steps: [
          `The block and the other ${n - 3} are ${n - 2} things: $${n - 2}! = ${texThousands(factorial(n - 2))}$ orders.`,
          `Within the block ${b} or ${c} comes first: 2 orders, so $2 \\cdot ${texThousands(factorial(n - 2))} = ${texThousands(triple)}$.`,
        ],
        check: `With any order inside the block there would be $${texThousands(3 * triple)}$, of which a third has ${a} in the middle.`,
        slips: [
          [factorial(n - 2), "fixes who comes first", `${b} and ${c} can change places.`],
          block,
          [pairs, "glues two only", `${a} must have both of the others beside.`],
          [
            all / 3,
            `puts ${a} between them anywhere`,
            `In a third of all orders ${a} comes somewhere between them, but not always directly.`,
          ],
          [
            2 * factorial(n - 3),
            "loses the block itself",
            `The block is ordered together with the other ${n - 3}: ${n - 2} things.`,
          ],
          [
            2 * (n - 2),
            "forgets the order of the others",
            `The other ${n - 3} can be ordered in $${n - 3}! = ${factorial(n - 3)}$ ways.`,
          ],
          [
            factorial(n - 3),
            "orders only the others",
            "The block has its place and an order of its own.",
          ],
          whole,
        ] satisfies Wrong[],
      };
    case "third not at an end": {
      const key = pairs - 2 * triple;
      return {
        key,
        difficulty: 7,
        condition: `${a} is ${next} ${b}, and ${c} is neither first nor last`,
        idea: `Count the orders with ${a} and ${b} as a block, then take away those with ${c} first or last.`,
        steps: [
          glued,
          `With ${c} first or last: 2 places for ${c}, 2 orders of the pair, and $${n - 2}!$ orders of the block with the others: $4 \\cdot ${factorial(n - 2)} = ${texThousands(2 * triple)}$.`,
          `$${texThousands(pairs)} - ${texThousands(2 * triple)} = ${texThousands(key)}$.`,
        ],
        check: `Directly: with the block there are ${n - 1} things in a row, so ${c} has ${n - 3} inner places, and $2 \\cdot ${n - 3} \\cdot ${n - 2}! = ${texThousands(key)}$.`,
        slips: [
          together,
          [key / 2, "fixes the order of the pair", `${a} may come before ${b} or after.`],
          [pairs - triple, "keeps only one end free", `${c} may be neither first nor last.`],
          [
            2 * triple,
            "counts what is excluded",
            `$${texThousands(2 * triple)}$ is the number of orders with ${c} first or last.`,
          ],
          [
            2 * (n - 2) * factorial(n - 2),
            "counts the inner places without the block",
            `With ${a} and ${b} as one thing, ${c} has ${n - 3} inner places, not ${n - 2}.`,
          ],
          [(n - 2) * factorial(n - 1), "forgets the pair", `That only keeps ${c} from the ends.`],
          [
            2 * (n - 3) * factorial(n - 3),
            "loses one thing",
            `Beside ${c} there are the block and ${n - 3} others: ${n - 2} things.`,
          ],
          whole,
        ] satisfies Wrong[],
      };
    }
  }
}

export const template: ProblemTemplate = {
  id: "beside-one-not-the-other",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Three of those in a line are named: one neighbor is wanted and another is not.",

  make(rng: Rng) {
    const form = rng.pick(FORMS);
    const [trio, group] = [rng.pick(TRIOS), rng.pick(GROUPS)];
    const n = rng.int(5, 7);
    const solved = solve(form, n, trio, NEXT[group.name]);
    const { key, difficulty, condition, idea, steps, check } = solved;
    const slips: readonly Wrong[] = solved.slips;
    const [a, b, c] = trio;
    return {
      variant: `${form}/${group.name}`,
      context: "real",
      // By form: between 6, the third not at an end 7, next to one and not the other, or next to
      // neither, 9.
      difficulty,
      stem: `${a}, ${b}, ${c}, and ${n - 3} other ${group.others} ${group.line}. How many different orders of the ${n} are possible if ${condition}?`,
      key: { text: thousands(key), value: key, why: steps.at(-1)! },
      slips: slipsFrom(slips, (value) => value > 1 && Number.isInteger(value), thousands),
      solution: { idea, steps, check },
    };
  },

  /** Tries all places of the three; the others can be in any order. */
  check({ stem, options }) {
    const text = plain(stem);
    const [a, b, c] = read(text, /^(\w+), (\w+), (\w+), and/) as [string, string, string];
    const n = Number(read(text, /orders of the (\d+) are/)[0]);
    const beside = "(?:next to|directly before or after)";
    const rules: readonly [RegExp, (x: number, y: number, z: number) => boolean][] = [
      [new RegExp(`${a} is ${beside} ${b}`), (x, y) => isNear(x, y)],
      [
        new RegExp(`${c} is ${beside} neither of them`),
        (x, y, z) => !isNear(x, z) && !isNear(y, z),
      ],
      [
        new RegExp(`${a} is ${beside} neither ${b} nor ${c}`),
        (x, y, z) => !isNear(x, y) && !isNear(x, z),
      ],
      [new RegExp(`${c} is neither first nor last`), (_, __, z) => z > 1 && z < n],
      [
        new RegExp(`${a} comes directly between ${b} and ${c}`),
        (x, y, z) => isNear(x, y) && isNear(x, z),
      ],
    ];
    const said = rules.filter(([pattern]) => pattern.test(text));
    if (said.length === 0) throw new Error(`No condition can be read: ${text}`);
    const places = range(1, n);
    const found = places.flatMap((x) =>
      places.flatMap((y) =>
        places.filter(
          (z) => new Set([x, y, z]).size === 3 && said.every(([, holds]) => holds(x, y, z)),
        ),
      ),
    );
    const right = found.length * factorial(n - 3);
    return options.flatMap((option, k) => (Number(plain(option)) === right ? [k] : []));
  },
};

const isNear = (p: number, q: number): boolean => Math.abs(p - q) === 1;
