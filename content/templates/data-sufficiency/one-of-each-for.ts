import {
  capital,
  count,
  type Designed,
  designed,
  findingsByCases,
  gcd,
  listed,
  near,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

type Case = Readonly<{ x: number; y: number; z: number }>;
type Triple = readonly [number, number, number];

/** With halves, so that nothing is enough only because prices are integers. */
const VALUES = [...range(1, 12), ...range(0, 11).map((k) => k + 0.5)];
const CASES: readonly Case[] = VALUES.flatMap((x) =>
  VALUES.flatMap((y) => VALUES.map((z) => ({ x, y, z }))),
);

const total = ([a, b, c]: Triple, { x, y, z }: Case): number => a * x + b * y + c * z;

interface Design extends Designed {
  readonly goal: Triple;
  readonly facts: readonly [Triple, Triple];
}

const UNKNOWNS = "Three unknowns in fewer than three equations look like too little.";
const EQUATIONS = "Two different equations look as if they could be combined into what is asked.";
const ONE_IN_TWO = "The second equation looks new, but it's the first one multiplied by 2.";
const OTHER_FORM = "The statement in the other form looks like a different condition.";

const DESIGNS: readonly Design[] = [
  design(
    [1, 1, 1],
    [
      [2, 2, 2],
      [1, 2, 0],
    ],
    "hidden-enough",
    "E",
    UNKNOWNS,
    3,
  ),
  design(
    [1, 1, 1],
    [
      [3, 1, 2],
      [3, 3, 3],
    ],
    "hidden-enough",
    "E",
    UNKNOWNS,
    3,
  ),
  design(
    [1, 1, 0],
    [
      [3, 3, 0],
      [1, 2, 1],
    ],
    "hidden-enough",
    "C",
    UNKNOWNS,
    4,
  ),
  design(
    [1, 1, 1],
    [
      [2, 2, 2],
      [3, 3, 3],
    ],
    "hidden-enough",
    "A",
    OTHER_FORM,
    4,
  ),
  design(
    [2, 1, 1],
    [
      [4, 2, 2],
      [6, 3, 3],
    ],
    "hidden-enough",
    "B",
    OTHER_FORM,
    4,
  ),
  design(
    [1, 1, 1],
    [
      [3, 2, 1],
      [1, 2, 3],
    ],
    "hidden-enough",
    "E",
    UNKNOWNS,
    5,
  ),
  design(
    [1, 1, 1],
    [
      [5, 4, 3],
      [3, 2, 1],
    ],
    "hidden-enough",
    "E",
    UNKNOWNS,
    6,
  ),
  design(
    [1, 1, 0],
    [
      [3, 2, 1],
      [2, 1, 1],
    ],
    "hidden-enough",
    "E",
    UNKNOWNS,
    5,
  ),
  design(
    [1, 1, 1],
    [
      [2, 1, 0],
      [1, 0, 2],
    ],
    "near-miss",
    "C",
    EQUATIONS,
    5,
  ),
  design(
    [1, 1, 1],
    [
      [3, 2, 1],
      [1, 2, 2],
    ],
    "near-miss",
    "C",
    EQUATIONS,
    6,
  ),
  design(
    [1, 1, 1],
    [
      [2, 1, 3],
      [4, 2, 6],
    ],
    "near-miss",
    "C",
    ONE_IN_TWO,
    4,
  ),
  design(
    [1, 1, 0],
    [
      [4, 2, 1],
      [2, 2, 1],
    ],
    "near-miss",
    "C",
    EQUATIONS,
    6,
  ),
];

function design(
  goal: Triple,
  facts: Design["facts"],
  ...hard: Parameters<typeof designed>
): Design {
  return { goal, facts, ...designed(...hard) };
}

interface Setting {
  readonly name: string;
  /** Two ways to ask for the total price of "1 notebook and 2 pens". */
  readonly asks: readonly [(order: string) => string, (order: string) => string];
  readonly things: readonly [string, string, string];
}

const STORIES: readonly Setting[] = [
  {
    name: "supplies",
    asks: [
      (order) => `At a certain store, what is the total price of ${order}?`,
      (order) => `What is the total price of ${order} at a certain store?`,
    ],
    things: ["notebook", "folder", "pen"],
  },
  {
    name: "tickets",
    asks: [
      (order) => `At a certain theater, what is the total price of ${order}?`,
      (order) => `What is the total price of ${order} at a certain theater?`,
    ],
    things: ["adult ticket", "student ticket", "child ticket"],
  },
  {
    name: "lunches",
    asks: [
      (order) => `At a certain cafeteria, what is the total price of ${order}?`,
      (order) => `What is the total price of ${order} at a certain cafeteria?`,
    ],
    things: ["burger", "salad", "drink"],
  },
];

const LETTERS = ["x", "y", "z"] as const;

/** Either statement alone is enough. In a story, two multiples of one order would look odd. */
const isEither = ({ trap }: Designed): boolean => trap.letter === "A" || trap.letter === "B";

function drawNumbers(rng: Rng) {
  const setting = rng.chance(0.5) ? null : rng.pick(STORIES);
  const either = setting === null && rng.chance(0.4);
  const { goal, facts, ...hard } = rng.pick(DESIGNS.filter((one) => isEither(one) === either));
  const order = rng.shuffle([0, 1, 2]);
  const turned = (triple: Triple): Triple => order.map((k) => triple[k]!) as unknown as Triple;
  const at: Case = { x: rng.int(3, 9), y: rng.int(3, 9), z: rng.int(3, 9) };
  const swap = hard.trap.letter === "E" && rng.chance(0.5);
  const ordered = (swap ? facts.toReversed() : facts).map(turned) as [Triple, Triple];
  const [first, second] = ordered.map((fact, k) =>
    setting
      ? priceText(fact, at, setting)
      : equationText(fact, at, k === 1 && (either || rng.chance(0.6))),
  ) as [string, string];
  return { ...hard, goal: turned(goal), facts: ordered, at, setting, first, second };
}

type Numbers = ReturnType<typeof drawNumbers>;

/** "2 notebooks, 1 folder, and 3 pens". */
function orderText(counts: Triple, { things }: Setting): string {
  return listed(counts.flatMap((n, k) => (n === 0 ? [] : [count(n, things[k]!)])));
}

function priceText(fact: Triple, at: Case, setting: Setting): string {
  return `The total price of ${orderText(fact, setting)} is ${usd(total(fact, at))}.`;
}

/** `$2x + y = 17 - 3z$` if a term is moved to the right. */
function equationText(fact: Triple, at: Case, moves: boolean): string {
  const terms = fact.flatMap((n, k) => (n === 0 ? [] : [`${n === 1 ? "" : n}${LETTERS[k]!}`]));
  const last = moves ? terms.pop() : null;
  return `$${terms.join(" + ")} = ${total(fact, at)}${last ? ` - ${last}` : ""}$`;
}

function goalText({ goal, setting }: Numbers): string {
  if (setting) return orderText(goal, setting);
  return `$${goal.flatMap((n, k) => (n === 0 ? [] : [`${n === 1 ? "" : n}${LETTERS[k]!}`])).join(" + ")}$`;
}

function stemOf(numbers: Numbers, rng: Rng): string {
  const { setting } = numbers;
  const goal = goalText(numbers);
  return setting ? rng.pick(setting.asks)(goal) : `What is the value of ${goal}?`;
}

function saidOf(text: string, fact: Triple, numbers: Numbers): Said<Case> {
  const [a, b, c] = fact;
  const [p, q, r] = numbers.goal;
  const isMultiple = a * q === b * p && b * r === c * q && a * r === c * p;
  return {
    text,
    holds: (one) => near(total(fact, one), total(fact, numbers.at)),
    gives: isMultiple
      ? "It's a multiple of what is asked, so dividing gives the answer."
      : "This one equation isn't a multiple of what is asked, so it doesn't give the answer.",
  };
}

const named = ({ x, y, z }: Case): string => `${x}, ${y}, and ${z}`;

function findingsOf(numbers: Numbers) {
  const { goal, facts, first, second, at } = numbers;
  const said = [saidOf(first, facts[0], numbers), saidOf(second, facts[1], numbers)] as const;
  const answer = (one: Case) => (numbers.setting ? usd(total(goal, one)) : total(goal, one));
  const what = numbers.setting ? "three prices, in dollars," : "values of $x$, $y$, and $z$";
  return findingsByCases(CASES, said, (one) => total(goal, one), {
    together: () =>
      combinationOf(facts, goal, at) ?? openingOf(facts, goal, Boolean(numbers.setting)),
    settled: () =>
      `So ${goalText(numbers)} ${numbers.setting ? "cost" : "is"} ${numbers.setting ? usd(total(goal, at)) : total(goal, at)}.`,
    rivals: (one, other) =>
      `The ${what} could be ${named(one)}, and then the answer is ${answer(one)}, or ${named(other)}, and then it's ${answer(other)}.`,
  });
}

function timesText(times: number): string {
  if (Math.abs(times) === 1) return "just what is asked";
  return Number.isInteger(times) ? `${Math.abs(times)} times what is asked` : "a multiple of it";
}

/** How both equations make what is asked. */
function combinationOf([one, two]: Design["facts"], goal: Triple, at: Case): string | null {
  /** How many times what is asked this is, or 0. */
  const multipleOf = (made: number[]): number => {
    const k = goal.findIndex((n) => n !== 0);
    const times = made[k]! / goal[k]!;
    return made.every((n, j) => n === times * goal[j]!) ? times : 0;
  };
  const [less, more] = [total(one, at), total(two, at)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const sum = multipleOf(one.map((n, k) => n + two[k]!));
  if (sum !== 0)
    return `Adding the two equations gives ${timesText(sum)}, $${more} + ${less} = ${more + less}$.`;
  const difference = multipleOf(one.map((n, k) => n - two[k]!));
  if (difference !== 0)
    return `Subtracting one equation from the other gives ${timesText(difference)}, $${more} - ${less} = ${more - less}$.`;
  return null;
}

/** A change of the unknowns that both equations allow and that changes what is asked. */
function openingOf([[a, b, c], [p, q, r]]: Design["facts"], goal: Triple, isPrices: boolean) {
  const turn = [b * r - c * q, c * p - a * r, a * q - b * p];
  const shared = turn.reduce((one, other) => gcd(one, Math.abs(other)), 0);
  if (shared === 0)
    return "Each equation is a multiple of the other, so together they say no more than one of them.";
  const sign = turn.find((n) => n !== 0)! > 0 ? 1 : -1;
  const steps = turn.map((n) => (sign * n) / shared);
  const change = steps.reduce((all, n, k) => all + n * goal[k]!, 0);
  const shown = listed(steps.map((n) => `$${n}$`));
  return isPrices
    ? `If the three prices change by ${shown} dollars, both totals stay the same, but the total in question changes by $${change}$ dollars.`
    : `If $x$, $y$, and $z$ change by ${shown}, both equations stay true, but the value in question changes by $${change}$.`;
}

export const template: SufficiencyTemplate = {
  id: "one-of-each-for",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A combination of three unknowns may be known although none of them is.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { tension, trap, level, setting, first, second } = numbers;
    const findings = findingsOf(numbers);
    return {
      variant: setting ? setting.name : "pure",
      context: setting ? "real" : "pure",
      difficulty: level,
      stem: stemOf(numbers, rng),
      statements: [capital(first), capital(second)],
      ...findings,
      tension,
      trap,
      solution: {
        idea: "You don't need the three unknowns, only one combination of them, so look for a multiple of it in the equations, their sum, and their difference.",
        fast: [
          "Compare the coefficients with those in question. If they're in the same proportion, in one equation or in the sum or difference of both, that's enough.",
        ],
        steps: stepsOfFindings(findings),
        takeaway:
          "Before you count unknowns and equations, check whether the combination in question falls out at once.",
      },
    };
  },

  /** Tries prices and values in steps of a half. */
  check({ stem, statements }) {
    const things =
      STORIES.find(({ things: [thing] }) => statements.join(" ").includes(thing))?.things ??
      LETTERS;
    const question = plain(stem).slice(plain(stem).indexOf(" of "));
    const goal = coefficients(question, things);
    const [first, second] = statements.map((said) => {
      const [left = "", right = ""] = plain(said).split(/ = | is /);
      const fact = coefficients(
        `${left} + ${right.replace(/^\$?\d+(?:\.\d+)? ?-? ?/, "")}`,
        things,
      );
      const value = Number(/\d+(?:\.\d+)?/.exec(right)![0]);
      return (one: Case) => near(total(fact, one), value);
    }) as [(one: Case) => boolean, (one: Case) => boolean];
    return { cases: CASES, first, second, answer: (one: Case) => total(goal, one) };
  },
};

/** How many of each a text names: "2 bolts and 1 hinge", "2x + z". */
function coefficients(text: string, things: readonly string[]): Triple {
  return things.map((thing) => {
    const found = new RegExp(`(\\d*) ?${thing}s?(?![a-z])`).exec(text);
    return found ? Number(found[1] || 1) : 0;
  }) as unknown as Triple;
}
