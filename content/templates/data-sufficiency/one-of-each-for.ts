import {
  capital,
  count,
  type Designed,
  designed,
  findingsByCases,
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
const OTHER_FORM =
  "The term on the right in statement (2) hides that it's also a multiple of what is asked.";
const OVERLOOKED = "It's easy to overlook that statement (1) is also a multiple of what is asked.";
const TWO_UNKNOWNS = "Two unknowns in one equation look like too little.";

/** The same about orders and prices. */
const IN_STORIES: Readonly<Record<string, string>> = {
  [UNKNOWNS]: "Three prices are unknown, so one or two totals look like too little.",
  [EQUATIONS]: "Two different orders look as if they could be combined into the order in question.",
  [ONE_IN_TWO]: "The second order looks new, but it's twice the first one.",
  [TWO_UNKNOWNS]: "Two unknown prices in one total look like too little.",
};

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
    TWO_UNKNOWNS,
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
    OVERLOOKED,
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
  const why = (setting && IN_STORIES[hard.trap.why]) ?? hard.trap.why;
  const trap = { ...hard.trap, why };
  return { ...hard, trap, goal: turned(goal), facts: ordered, at, setting, first, second };
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

/** `2x + y + 3z` */
function termsOf(triple: Triple): string {
  return triple
    .flatMap((n, k) => (n === 0 ? [] : [`${n === 1 ? "" : n}${LETTERS[k]!}`]))
    .join(" + ");
}

/** An equation with all its terms on the left, if a term was moved to the right. */
function rewritten(text: string, fact: Triple, at: Case): string | null {
  return / - [xyz0-9]+\$$/.test(text) ? `$${termsOf(fact)} = ${total(fact, at)}$` : null;
}

function saidOf(text: string, fact: Triple, numbers: Numbers): Said<Case> {
  const [a, b, c] = fact;
  const [p, q, r] = numbers.goal;
  const isMultiple = a * q === b * p && b * r === c * q && a * r === c * p;
  const { goal, at, setting } = numbers;
  const k = goal.findIndex((n) => n !== 0);
  const times = fact[k]! / goal[k]!;
  const [whole, part] = [total(fact, at), total(goal, at)];
  const moved = rewritten(text, fact, at);
  const start = moved ? `Moving the last term to the left gives ${moved}. ` : "";
  const given = setting
    ? isMultiple
      ? `This is ${times} times the order in question, and $\\frac{${whole}}{${times}} = ${part}$.`
      : "This order isn't a multiple of the order in question."
    : isMultiple
      ? `The left side is ${times} times $${termsOf(goal)}$, and $\\frac{${whole}}{${times}} = ${part}$.`
      : `$${termsOf(fact)}$ isn't a multiple of $${termsOf(goal)}$.`;
  return {
    text,
    holds: (one) => near(total(fact, one), total(fact, at)),
    gives: `${start}${given}`,
  };
}

function findingsOf(numbers: Numbers) {
  const { goal, facts, first, second, at } = numbers;
  const said = [saidOf(first, facts[0], numbers), saidOf(second, facts[1], numbers)] as const;
  const answer = (one: Case) => (numbers.setting ? usd(total(goal, one)) : total(goal, one));
  const { setting } = numbers;
  const shown = ({ x, y, z }: Case): string =>
    listed([x, y, z].map((n) => (setting ? usd(n) : String(n))));
  const texts = [first, second] as const;
  return findingsByCases(CASES, said, (one) => total(goal, one), {
    together: (fits) =>
      combinationOf(facts, numbers, texts) ?? openingOf(facts, fits, goal, setting),
    settled: () =>
      `So ${goalText(numbers)} ${numbers.setting ? "cost" : "is"} ${numbers.setting ? usd(total(goal, at)) : total(goal, at)}.`,
    rivals: (one, other) =>
      setting
        ? `The prices of one ${setting.things[0]}, one ${setting.things[1]}, and one ${setting.things[2]} could be ${shown(one)}, and then ${goalText(numbers)} cost ${answer(one)}, or they could be ${shown(other)}, and then the total is ${answer(other)}.`
        : `If $x$, $y$, and $z$ are ${shown(one)}, then $${termsOf(goal)} = ${answer(one)}$, but if they are ${shown(other)}, then $${termsOf(goal)} = ${answer(other)}$.`,
  });
}

/** How both equations make what is asked. */
function combinationOf(
  [one, two]: Design["facts"],
  { goal, at, setting }: Numbers,
  texts: readonly [string, string],
): string | null {
  /** How many times what is asked this is, or 0. */
  const multipleOf = (made: Triple): number => {
    const k = goal.findIndex((n) => n !== 0);
    const times = made[k]! / goal[k]!;
    return made.every((n, j) => n === times * goal[j]!) ? times : 0;
  };
  const [less, more] = [total(one, at), total(two, at)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const isFirstMore = total(one, at) === more;
  const [added, taken] = [1, -1].map(
    (sign) =>
      one.map((n, k) =>
        isFirstMore ? n + sign * two[k]! : two[k]! + sign * n,
      ) as unknown as Triple,
  ) as [Triple, Triple];
  const isSum = multipleOf(added) !== 0;
  const made = isSum ? added : taken;
  const times = multipleOf(made);
  if (times <= 0) return null;
  const value = isSum ? more + less : more - less;
  const sum = `$${more} ${isSum ? "+" : "-"} ${less} = ${value}$`;
  const divided = times === 1 ? "" : `, and $\\frac{${value}}{${times}} = ${value / times}$`;
  if (setting)
    return `${isSum ? `Both orders together have ${orderText(made, setting)}` : `The larger order has ${orderText(made, setting)} more than the other one`}, and these cost ${sum} dollars. ${times === 1 ? "That is the order in question." : `That is ${times} times the order in question${divided}.`}`;
  const moved = [rewritten(texts[0], one, at), rewritten(texts[1], two, at)].filter(
    (text) => text !== null,
  );
  const start = moved.length > 0 ? `With all unknowns on the left, (2) is ${listed(moved)}. ` : "";
  return `${start}${isSum ? "Adding the equations" : "Subtracting one equation from the other"} gives $${termsOf(made)} = ${more} ${isSum ? "+" : "-"} ${less} = ${value}$${divided}.`;
}

/** The change from one example to the other, which both equations allow and which changes what is asked. */
function openingOf(
  [[a, b, c], [p, q, r]]: Design["facts"],
  fits: readonly Case[],
  goal: Triple,
  setting: Setting | null,
): string {
  if ([b * r - c * q, c * p - a * r, a * q - b * p].every((n) => n === 0))
    return `${setting ? "One order is 2 times the other one, so its price" : "One equation is 2 times the other one, so it"} adds nothing new.`;
  const from = fits[0]!;
  const to = fits.find((other) => !near(total(goal, other), total(goal, from)));
  if (!to) return "";
  const steps = LETTERS.map((letter) => to[letter] - from[letter]);
  const change = steps.reduce((all, n, k) => all + n * goal[k]!, 0);
  const moved = (n: number) =>
    `${n > 0 ? "increases" : "decreases"} by ${setting ? usd(Math.abs(n)) : Math.abs(n)}`;
  const shown = listed(
    steps.flatMap((n, k) =>
      n === 0
        ? []
        : [
            `${setting ? `the price of one ${setting.things[k]!}` : `$${LETTERS[k]!}$`} ${moved(n)}`,
          ],
    ),
  );
  return setting
    ? `If ${shown}, both totals stay the same, but the total in question ${moved(change)}.`
    : `If ${shown}, both equations stay true, but $${termsOf(goal)}$ ${moved(change)}.`;
}

export const template: SufficiencyTemplate = {
  id: "one-of-each-for",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A combination of three unknowns may be known although none of them is.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { tension, trap, level, goal, setting, first, second } = numbers;
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
        idea: setting
          ? "You don't need the price of each thing, only the price of one order, so look for a multiple of that order in the two orders, their sum, and their difference."
          : `You don't need each unknown, only $${termsOf(goal)}$, so look for a multiple of it in the equations, their sum, and their difference.`,
        steps: stepsOfFindings(findings),
        takeaway:
          "Before you count unknowns and equations, check whether they give a multiple of what is asked.",
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
