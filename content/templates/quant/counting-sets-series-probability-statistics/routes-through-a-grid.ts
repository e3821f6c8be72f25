import {
  choose,
  count,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  slipsFrom,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly story: (way: string) => string;
  readonly start: string;
  readonly corner: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "office",
    story: (way) => `Inês walks from her home to her office, ${way}.`,
    start: "her home",
    corner: "bakery",
  },
  {
    name: "courier",
    story: (way) => `A courier rides from a depot to a hospital, ${way}.`,
    start: "the depot",
    corner: "fountain",
  },
  {
    name: "taxi",
    story: (way) => `A taxi drives from a station to a hotel, ${way}.`,
    start: "the station",
    corner: "theater",
  },
  {
    name: "group",
    story: (way) => `A guide leads a group from a museum to a market, ${way}.`,
    start: "the museum",
    corner: "monument",
  },
  {
    name: "robot",
    story: (way) => `A delivery robot rolls from a store to a customer, ${way}.`,
    start: "the store",
    corner: "kiosk",
  },
];

const FORMS = ["all", "through", "around", "closed block", "one of two"] as const;

interface Draw {
  readonly form: (typeof FORMS)[number];
  readonly east: number;
  readonly north: number;
  /** The corner in question, and a second one on the same diagonal. */
  readonly x: number;
  readonly y: number;
}

function draw(rng: Rng): Draw | null {
  const form = rng.pick(FORMS);
  const [east, north] = [rng.int(2, 5), rng.int(2, 5)];
  const [x, y] = [rng.int(1, east - 1), rng.int(1, north - 1)];
  if (east + north > 8 || east + north < 6) return null;
  if (form === "one of two" && (x + 1 > east || y - 1 < 0)) return null;
  return { form, east, north, x, y };
}

/** Shortest routes over this many blocks east and north. */
const routes = (east: number, north: number): number => choose(east + north, east);

const legs = (east: number, north: number): string =>
  east * north === 0
    ? "1"
    : `\\frac{${east + north}!}{${east}! \\cdot ${north}!} = ${routes(east, north)}`;

const place = (x: number, y: number): string =>
  [x > 0 ? `${count(x, "block")} east` : "", y > 0 ? `${count(y, "block")} north` : ""]
    .filter(Boolean)
    .join(" and ");

function solve({ form, east, north, x, y }: Draw, corner: string) {
  const all = routes(east, north);
  const [before, after] = [routes(x, y), routes(east - x, north - y)];
  const through = before * after;
  const whole = `All routes: ${east} of the ${east + north} blocks go east, so $${legs(east, north)}$.`;
  const near = `To the ${corner}: $${legs(x, y)}$; from there on: $${legs(east - x, north - y)}$.`;
  // The block that leads east from the corner.
  const onBlock = before * routes(east - x - 1, north - y);
  // The second corner is one block east and one block south of the first.
  const [toSecond, fromSecond] = [routes(x + 1, y - 1), routes(east - x - 1, north - y + 1)];
  const second = toSecond * fromSecond;
  const which =
    form === "one of two"
      ? "the first corner"
      : form === "closed block"
        ? "the near corner"
        : "that corner";
  const common: Wrong[] = [
    [all, "counts all routes", `${all} is the number of routes without any condition.`],
    [
      through,
      "counts the routes through the corner",
      `$${before} \\cdot ${after} = ${through}$ routes pass ${which}.`,
    ],
    [
      all - through,
      "counts the routes around the corner",
      `${all - through} routes do not pass ${which}.`,
    ],
    [
      before + after,
      "adds the two legs",
      "Each way of the first leg can be followed by each of the second: multiply.",
    ],
    [
      east * north,
      "multiplies the blocks",
      `$${east} \\cdot ${north}$ counts blocks of the town, not routes.`,
    ],
    [
      2 ** (east + north),
      "chooses freely at every corner",
      `Of the ${east + north} blocks exactly ${east} must go east.`,
    ],
    [east + north, "adds the blocks", `${east + north} is the length of each route.`],
    [
      after,
      "counts the second leg only",
      `Each of the ${before} ways to the corner must be counted with it.`,
    ],
    [
      before,
      "counts the first leg only",
      `Each of the ${after} ways from the corner on must be counted with it.`,
    ],
    [2 * all, "counts each route twice", "Which blocks go east settles which go north."],
  ];
  switch (form) {
    case "all":
      return {
        key: all,
        difficulty: 4,
        condition: "",
        question: "How many different routes are possible?",
        steps: [
          `A route is an order of ${count(east, "step")} east and ${count(north, "step")} north.`,
          whole,
        ],
        check: `Or write at each corner the sum of the numbers before it: the last is ${all}.`,
        slips: [
          [
            routes(east - 1, north - 1),
            "loses a block each way",
            `There are ${east} and ${north} blocks to go, not ${east - 1} and ${north - 1}.`,
          ],
          [
            routes(east + 1, north + 1),
            "counts corners for blocks",
            `There are ${east + 1} and ${north + 1} streets, but only ${east} and ${north} blocks to go.`,
          ],
          [
            (east + north) * (east + north - 1),
            "counts orders of two blocks",
            `The blocks that go east are alike, so their order does not matter.`,
          ],
          ...common.filter(([, slip]) => !/corner$|leg/.test(slip)),
        ] satisfies Wrong[],
      };
    case "through":
      return {
        key: through,
        difficulty: 5,
        condition: `A ${corner} stands on the corner ${place(x, y)} of START.`,
        question: `How many of the different possible routes pass the ${corner}?`,
        steps: [
          near,
          `Each of the ${before} can be followed by each of the ${after}: $${before} \\cdot ${after} = ${through}$.`,
        ],
        check: `All routes number ${all}, so ${through} is not too many.`,
        slips: common,
      };
    case "around":
      return {
        key: all - through,
        difficulty: 6,
        condition: `The corner ${place(x, y)} of START is closed.`,
        question: "How many different routes avoid the closed corner?",
        steps: [
          whole,
          near.replace(`the ${corner}`, "the closed corner"),
          `Through it: $${before} \\cdot ${after} = ${through}$; around it: $${all} - ${through} = ${all - through}$.`,
        ],
        check:
          "Take the unwanted routes from all: counting around the corner directly is easy to get wrong.",
        slips: [
          [
            all - before - after,
            "takes the sum of the legs away",
            `Through the corner there are $${before} \\cdot ${after} = ${through}$ routes, not $${before} + ${after}$.`,
          ],
          [
            all - before,
            "takes only the first leg away",
            `Each of the ${before} ways to the corner goes on in ${after} ways.`,
          ],
          [
            all - after,
            "takes only the second leg away",
            `Each of the ${after} ways onward is reached in ${before} ways.`,
          ],
          ...common,
        ] satisfies Wrong[],
      };
    case "closed block":
      return {
        key: all - onBlock,
        difficulty: 7,
        condition: `The block of street that leads east from the corner ${place(x, y)} of START is closed.`,
        question: "How many different routes avoid the closed block?",
        steps: [
          whole,
          `To the near end of the block: $${legs(x, y)}$; from its far end: $${legs(east - x - 1, north - y)}$.`,
          `Over the block: $${before} \\cdot ${onBlock / before} = ${onBlock}$; avoiding it: $${all} - ${onBlock} = ${all - onBlock}$.`,
        ],
        check: `The near corner itself may still be passed, to the north.`,
        slips: [
          [
            all - through,
            "closes the whole corner",
            `From that corner one may still go north; only the block to the east is closed.`,
          ],
          [
            onBlock,
            "counts the routes over the block",
            `${onBlock} routes use the block; the others are asked for.`,
          ],
          [
            all - before - onBlock / before,
            "takes the sum of the legs away",
            `Over the block there are $${before} \\cdot ${onBlock / before}$ routes.`,
          ],
          [
            all - onBlock / before,
            "takes only the second leg away",
            `The near end is reached in ${before} ways, each with all the ways onward.`,
          ],
          [all - 1, "takes one route away", "Many routes share that block."],
          ...common,
        ] satisfies Wrong[],
      };
    case "one of two":
      return {
        key: through + second,
        difficulty: 8,
        condition: `There is a ${corner} on the corner ${place(x, y)} of START, and another on the corner ${place(x + 1, y - 1)} of START.`,
        question: `How many different routes pass a ${corner}?`,
        steps: [
          `Each of the two corners is ${x + y} blocks from the start, so no route passes both.`,
          `Through the first: $${before} \\cdot ${after} = ${through}$. Through the second: $${toSecond} \\cdot ${fromSecond} = ${second}$.`,
          `Together: $${through} + ${second} = ${through + second}$.`,
        ],
        check: `Not more than all routes, which number ${all}.`,
        slips: [
          [second, "counts the second corner only", `${second} routes pass the second corner.`],
          [
            all - through - second,
            "counts the routes past neither",
            `${all - through - second} routes pass neither corner.`,
          ],
          [
            Math.abs(through - second),
            "subtracts the two numbers",
            "No route passes both corners, so the two numbers add up.",
          ],
          [
            before + toSecond,
            "counts only the ways there",
            "Each way to a corner must be followed on to the end.",
          ],
          [
            before + after + toSecond + fromSecond,
            "adds the legs",
            "The two legs of a route multiply; only the two corners add.",
          ],
          ...common,
        ] satisfies Wrong[],
      };
  }
}

export const template: ProblemTemplate = {
  id: "routes-through-a-grid",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern:
    "Shortest routes on a grid of streets are orders of steps; a corner splits them into two legs that multiply.",

  make(rng) {
    const drawn = draw(rng);
    if (!drawn) return null;
    const { form, east, north } = drawn;
    const { name, story, start, corner } = rng.pick(SETTINGS);
    const solved = solve(drawn, corner);
    const { key, difficulty, condition, question, steps, check } = solved;
    const slips: readonly Wrong[] = solved.slips;
    const way = `${place(east, north)}, along streets that form a grid, always going east or north`;
    return {
      variant: `${form}/${name}`,
      context: "real",
      // By form: all 4, through a corner 5, around it 6, around a block 7, through either of two 8.
      difficulty,
      stem: [story(way), condition.replaceAll("START", start), question].filter(Boolean).join(" "),
      key: { text: String(key), value: key, why: steps.at(-1)! },
      slips: slipsFrom(slips, (value) => value > 1 && value <= 4 * key + 20),
      solution: {
        idea: "A route is settled by which of its blocks go east, so count choices, leg by leg.",
        steps,
        check,
      },
    };
  },

  /** Walks all routes, block by block. */
  check({ stem, options }) {
    const text = plain(stem);
    const [east, north] = read(text, /, (\d+) blocks? east and (\d+) blocks? north, along/).map(
      Number,
    ) as [number, number];
    const corners = Array.from(
      text.matchAll(/corner (?:(\d+) blocks? east)?(?: and )?(?:(\d+) blocks? north)? of /g),
      ([, x, y]) => `${x ?? 0} ${y ?? 0}`,
    );
    const isBlock = text.includes("block of street");
    const walk = (x: number, y: number, marks: number): number[] => {
      if (x > east || y > north) return [];
      const seen = marks + (!isBlock && corners.includes(`${x} ${y}`) ? 1 : 0);
      if (x === east && y === north) return [seen];
      const onward = isBlock && corners.includes(`${x} ${y}`) ? 1 : 0;
      return [...walk(x + 1, y, seen + onward), ...walk(x, y + 1, seen)];
    };
    const found = walk(0, 0, 0);
    const right = text.includes("avoid")
      ? found.filter((marks) => marks === 0)
      : corners.length > 0
        ? found.filter((marks) => marks > 0)
        : found;
    return options.flatMap((option, k) => (Number(option) === right.length ? [k] : []));
  },
};
