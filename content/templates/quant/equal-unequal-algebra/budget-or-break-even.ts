import {
  numberChoice,
  numbersIn,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  usd,
  wholeSlips,
  wrong,
} from "@theta/items/template";

const BUDGETS = [
  {
    name: "posters",
    story: (fee: number, each: number, sum: number) =>
      `A print shop charges a setup fee of ${usd(fee)} plus ${usd(each)} per poster. A theater wants to spend at most ${usd(sum)} on posters.`,
    ask: "What is the greatest number of posters it can order?",
    unit: "posters",
  },
  {
    name: "wedding",
    story: (fee: number, each: number, sum: number) =>
      `A caterer in Tbilisi charges ${usd(fee)} for staff plus ${usd(each)} per guest. Nino and Luka can spend no more than ${usd(sum)} on catering.`,
    ask: "What is the greatest number of guests they can invite?",
    unit: "guests",
  },
  {
    name: "van",
    story: (fee: number, each: number, sum: number) =>
      `A band rents a van for a fixed ${usd(fee)} plus ${usd(each)} per hour, charged by whole hours. The band has ${usd(sum)} for the van.`,
    ask: "For how many whole hours, at most, can the band rent it?",
    unit: "hours",
  },
  {
    name: "medals",
    story: (fee: number, each: number, sum: number) =>
      `An engraver charges ${usd(fee)} for a design plus ${usd(each)} for each medal. A running club has a budget of ${usd(sum)} for medals with a new design.`,
    ask: "What is the greatest number of medals the club can buy?",
    unit: "medals",
  },
] as const;

/** A fixed fee and a price per piece must stay within a budget. */
function budget(rng: Rng): ProblemDraft | null {
  const { name, story, ask, unit } = rng.pick(BUDGETS);
  const [each, fee] = [rng.int(6, 24), 5 * rng.int(6, 30)];
  const sum = 10 * rng.int(30, 90);
  const key = Math.floor((sum - fee) / each);
  const rest = (sum - fee) % each;
  if (key < 8 || rest === 0 || fee % each === 0) return null;
  return {
    variant: `budget/${name}`,
    context: "real",
    // One inequality; the answer must be rounded with thought.
    difficulty: 2 + (each > 12 ? 1 : 0),
    stem: `${story(fee, each, sum)} ${ask}`,
    key: numberChoice(
      key,
      `After the fee ${usd(sum - fee)} are left: enough for ${key} at ${usd(each)} each, with ${usd(rest)} to spare.`,
    ),
    slips: wholeSlips([
      wrong(
        key + 1,
        "rounds up",
        `For ${key + 1} the cost would be ${usd(fee + each * (key + 1))}, more than ${usd(sum)}.`,
      ),
      wrong(
        Math.floor(sum / each),
        "forgets the fixed fee",
        `The ${usd(fee)} must be paid before the first of the ${unit}.`,
      ),
      wrong(
        Math.floor((sum + fee) / each),
        "adds the fee to the budget",
        `The fee takes from the ${usd(sum)}, it does not add to it.`,
      ),
      wrong(
        Math.floor(sum / each) + 1,
        "forgets the fixed fee and rounds up",
        `Even without the fee, ${usd(sum)} would not be enough for that many.`,
      ),
      wrong(
        Math.floor(sum / (each + fee)),
        "pays the fee each time",
        `The ${usd(fee)} are paid once, not with each of the ${unit}.`,
      ),
      wrong(
        Math.round(fee / each),
        "divides the fee",
        `That is how many the fee alone would pay for.`,
      ),
      wrong(
        Math.floor((sum - 2 * fee) / each),
        "pays the fee twice",
        `The ${usd(fee)} are paid only once.`,
      ),
    ]),
    solution: {
      idea: "What is left after the fixed fee is divided by the price of one, and rounded down.",
      steps: [
        `With $n$ ${unit}: $${fee} + ${each}n \\le ${sum}$.`,
        `So $${each}n \\le ${sum - fee}$ and $n \\le \\frac{${sum - fee}}{${each}}$, which lies between ${key} and ${key + 1}.`,
        `The greatest whole number is ${key}.`,
      ],
      check: `${key} cost ${usd(fee + each * key)}; one more would cost ${usd(fee + each * (key + 1))}.`,
    },
  };
}

const PLANS = [
  {
    name: "museum",
    story: (f: number, p: number, q: number) =>
      `A museum sells a yearly pass for ${usd(f)}; with it, each visit costs ${usd(p)}, and without it, each visit costs ${usd(q)}.`,
    ask: "What is the least number of visits in a year for which the pass is the cheaper choice?",
    unit: "visits",
  },
  {
    name: "bicycles",
    story: (f: number, p: number, q: number) =>
      `Members of a bicycle service pay ${usd(f)} a season and ${usd(p)} a ride; others pay ${usd(q)} a ride and no fee.`,
    ask: "What is the least number of rides in a season for which a member pays less in all than others do?",
    unit: "rides",
  },
  {
    name: "mill",
    story: (f: number, p: number, q: number) =>
      `A bakery can buy flour at ${usd(q)} a sack in town, or at ${usd(p)} a sack from a mill that adds ${usd(f)} for delivery, whatever the number of sacks.`,
    ask: "What is the least number of sacks for which the mill is cheaper?",
    unit: "sacks",
  },
  {
    name: "films",
    story: (f: number, p: number, q: number) =>
      `A film club charges ${usd(f)} for membership and ${usd(p)} per showing. Guests pay ${usd(q)} per showing and nothing else.`,
    ask: "What is the least number of showings after which a member has paid less in all than a guest?",
    unit: "showings",
  },
] as const;

/** A fee buys a lower price: from which number on is it worth it? */
function plans(rng: Rng): ProblemDraft | null {
  const { name, story, ask, unit } = rng.pick(PLANS);
  const [p, gap] = [rng.int(4, 15), rng.int(3, 9)];
  const [q, fee] = [p + gap, rng.int(24, 150)];
  const key = Math.floor(fee / gap) + 1;
  const isEven = fee % gap === 0;
  if (key < 7 || key > 40) return null;
  return {
    variant: `plans/${name}`,
    context: "real",
    // Two costs that both contain the number; if they come out equal, "less" matters.
    difficulty: 3 + (isEven ? 1 : 0) + (gap > 5 && !isEven ? 1 : 0),
    stem: `${story(fee, p, q)} ${ask}`,
    key: numberChoice(
      key,
      `Each of the ${unit} saves ${usd(gap)}, and ${key} of them save ${usd(gap * key)}, more than ${usd(fee)}.`,
    ),
    slips: wholeSlips([
      wrong(
        key - 1,
        isEven ? "stops where both cost the same" : "rounds down",
        isEven
          ? `With ${key - 1} both ways cost ${usd(q * (key - 1))}; it should cost less.`
          : `${key - 1} save only ${usd(gap * (key - 1))}, less than ${usd(fee)}.`,
      ),
      wrong(
        Math.floor(fee / p) + 1,
        "divides by the lower price",
        `The fee comes back through what each one saves, ${usd(gap)}, not through its price.`,
      ),
      wrong(
        Math.floor(fee / q) + 1,
        "sets the fee against the full price",
        `This leaves out that ${usd(p)} are still paid each time.`,
      ),
      wrong(
        Math.floor(fee / (p + q)) + 1,
        "adds the prices",
        `The two prices are alternatives: what counts is their difference.`,
      ),
      wrong(
        Math.floor((fee + p) / gap) + 2,
        "counts a price into the fee",
        `The fee is ${usd(fee)}; the first ${usd(p)} are part of the prices.`,
      ),
      wrong(
        Math.floor((fee + q) / gap) + 1,
        "adds the full price to the fee",
        `The fee is ${usd(fee)} and nothing more.`,
      ),
      wrong(
        Math.floor((fee + p + q) / gap) + 1,
        "adds both prices to the fee",
        `The prices are paid for each of the ${unit}; they are no part of the fee.`,
      ),
      wrong(
        fee - q,
        "subtracts a price",
        `A price cannot be taken from the fee: it is paid each time.`,
      ),
    ]),
    solution: {
      idea: "The fee is earned back by the saving on each one; look when the savings exceed it.",
      steps: [
        `With $n$ ${unit}: $${fee} + ${p}n \\lt ${q}n$.`,
        `So $${gap}n \\gt ${fee}$, which is $n \\gt \\frac{${fee}}{${gap}}$.`,
        isEven
          ? `With $n = ${fee / gap}$ both cost the same; the next whole number is ${key}.`
          : `The least whole number above that is ${key}.`,
      ],
      check: `For ${key}: ${usd(fee + p * key)} against ${usd(q * key)}. For ${key - 1}: ${usd(fee + p * (key - 1))} against ${usd(q * (key - 1))}.`,
    },
  };
}

const TRADES = [
  {
    name: "bowls",
    story: (fee: number, cost: number, price: number) =>
      `A potter rents a market stand for ${usd(fee)} a day. Each bowl costs ${usd(cost)} to make and sells for ${usd(price)}.`,
    ask: (goal: string) =>
      `What is the least number of bowls that must be sold in a day for a profit of at least ${goal}?`,
    unit: "bowls",
  },
  {
    name: "tours",
    story: (fee: number, cost: number, price: number) =>
      `A guide in Oaxaca pays ${usd(fee)} for a boat trip and, for each guest, ${usd(cost)} for a meal. Each guest pays ${usd(price)}.`,
    ask: (goal: string) =>
      `What is the least number of guests for which the guide makes a profit of at least ${goal} on a trip?`,
    unit: "guests",
  },
  {
    name: "shirts",
    story: (fee: number, cost: number, price: number) =>
      `A choir has shirts printed to sell at concerts. The printer charges ${usd(fee)} for the design and ${usd(cost)} per shirt, and the choir sells each shirt for ${usd(price)}.`,
    ask: (goal: string) =>
      `If all the shirts printed are sold, what is the least number that brings a profit of at least ${goal}?`,
    unit: "shirts",
  },
] as const;

/** A fixed cost, a margin on each piece, and a profit to reach. */
function profit(rng: Rng): ProblemDraft | null {
  const { name, story, ask, unit } = rng.pick(TRADES);
  const [cost, margin, fee, goal] = [
    rng.int(4, 12),
    rng.int(6, 17),
    5 * rng.int(8, 30),
    10 * rng.int(10, 30),
  ];
  const price = cost + margin;
  const key = Math.ceil((fee + goal) / margin);
  const [asked, rest] = [ask(usd(goal)), (fee + goal) % margin];
  if (key > 70 || rest === 0) return null;
  return {
    variant: `profit/${name}`,
    context: "real",
    // Three amounts make up the profit; the fixed cost and the goal work the same way.
    difficulty: 4 + (margin > 10 ? 1 : 0),
    stem: `${story(fee, cost, price)} ${asked}`,
    key: numberChoice(
      key,
      `Each brings ${usd(margin)}; ${key} bring ${usd(margin * key)}, which covers ${usd(fee)} and ${usd(goal)}.`,
    ),
    slips: wholeSlips([
      wrong(
        key - 1,
        "rounds down",
        `${key - 1} bring ${usd(margin * (key - 1))}, less than ${usd(fee)} and ${usd(goal)} together.`,
      ),
      wrong(
        Math.ceil(goal / margin),
        "forgets the fixed cost",
        `The fixed ${usd(fee)} must be earned before there is a profit.`,
      ),
      wrong(
        Math.ceil((fee + goal) / price),
        "forgets the cost of each",
        `Of each ${usd(price)}, ${usd(cost)} are spent; only ${usd(margin)} stay.`,
      ),
      wrong(
        Math.ceil(fee / margin),
        "stops when the cost is covered",
        `With these the fixed cost is covered, but the profit is not yet made.`,
      ),
      wrong(
        Math.ceil(Math.abs(goal - fee) / margin),
        "subtracts the fixed cost from the goal",
        `Fixed cost and profit must both be earned, so they add up.`,
      ),
      wrong(
        Math.ceil((fee + goal) / cost),
        "divides by the cost",
        `It is the margin of ${usd(margin)} that earns the sum, not the cost of ${usd(cost)}.`,
      ),
      wrong(
        Math.ceil((fee + 2 * goal) / margin),
        "counts the goal twice",
        `The ${usd(goal)} have to be earned once.`,
      ),
      wrong(
        Math.ceil((fee + goal + price) / margin) + 1,
        "earns a price as well",
        `Besides ${usd(fee)} and ${usd(goal)} nothing has to be earned.`,
      ),
      wrong(
        Math.ceil((2 * fee + goal) / margin),
        "counts the fixed cost twice",
        `The ${usd(fee)} are paid once.`,
      ),
    ]),
    solution: {
      idea: "Each sale brings its margin; the margins together must cover the fixed cost and the profit.",
      steps: [
        `The margin is $${price} - ${cost} = ${margin}$ dollars.`,
        `With $n$ ${unit}: $${margin}n - ${fee} \\ge ${goal}$, so $n \\ge \\frac{${fee + goal}}{${margin}}$.`,
        `The least whole number is ${key}.`,
      ],
      check: `${key} bring a profit of ${usd(margin * key - fee)}, and ${key - 1} only ${usd(margin * (key - 1) - fee)}.`,
    },
  };
}

export const template: ProblemTemplate = {
  id: "budget-or-break-even",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "A linear cost must stay below a bound, another cost, or a profit: solve, then round with thought.",

  make: (rng) => rng.pick([budget, plans, profit])(rng),

  /** Counts up one by one and keeps track of the money. */
  check({ stem, options }) {
    const amounts = numbersIn(plain(stem).replaceAll("$", ""));
    const [a, b, c, d] = amounts as [number, number, number, number];
    const fits = range(1, 1000).filter((n) => {
      if (amounts.length === 4) return c * n - b * n - a >= d;
      if (!stem.includes("least")) return a + b * n <= c;
      return stem.includes("flour") ? c + b * n < a * n : a + b * n < c * n;
    });
    const answer = stem.includes("least") ? fits[0] : fits.at(-1);
    return options.flatMap((option, k) => (numbersIn(option)[0] === answer ? [k] : []));
  },
};
