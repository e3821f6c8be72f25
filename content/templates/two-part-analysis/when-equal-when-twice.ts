import {
  fittingPairs,
  near,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  thousands,
  texThousands as tex,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

const FLOWS = [
  {
    name: "tanks",
    unit: "gallons",
    what: "amounts of water",
    ask: "as much water",
    gain: "the rate, in gallons per minute, at which Tank Y is being filled",
    time: "minute",
    who: ["Tank X", "Tank Y"],
    tell: (P: number, a: number, Q: number) =>
      `Tank X currently contains ${thousands(P)} gallons of water and is being drained at a constant rate of ${a} gallons per minute. Tank Y currently contains ${thousands(Q)} gallons of water and is being filled at a constant rate.`,
  },
  {
    name: "warehouses",
    unit: "boxes",
    what: "numbers of boxes",
    ask: "as many boxes",
    gain: "the number of boxes that are added to Warehouse Y each day",
    time: "day",
    who: ["Warehouse X", "Warehouse Y"],
    tell: (P: number, a: number, Q: number) =>
      `A company is moving its stock. Warehouse X currently contains ${thousands(P)} boxes, and ${a} boxes are removed from it each day. Warehouse Y currently contains ${thousands(Q)} boxes, and a constant number of boxes are added to it each day.`,
  },
] as const;

function askTwice(rng: Rng) {
  const { name, unit, what, ask, gain, time, who, tell } = rng.pick(FLOWS);
  const [a, b, t1] = [rng.int(3, 20), rng.int(3, 24), 2 * rng.int(3, 12)];
  const Q = 10 * rng.int(2, 40);
  const P = Q + (a + b) * t1;
  const t2 = (2 * P - Q) / (b + 2 * a);
  if (!Number.isInteger(t2) || t2 === b || a === b || P % 10 !== 0) return null;
  const same = P - a * t1;
  return {
    variant: `twice/${name}`,
    difficulty: 4,
    facts: `${tell(P, a, Q)} At these rates, the two will contain equal ${what} ${t1} ${time}s from now.`,
    asks: [
      [
        "Rate",
        gain,
        b,
        `In ${t1} ${time}s ${who[1]} goes from ${Q} to ${thousands(same)}, so it gains ${b} per ${time}.`,
      ],
      [
        "Time",
        `the number of ${time}s from now after which ${who[1]} will contain twice ${ask} as ${who[0]}`,
        t2,
        `After ${t2} ${time}s they contain ${thousands(P - a * t2)} and ${thousands(Q + b * t2)} ${unit}.`,
      ],
    ] as const,
    wrong: [
      [2 * t1, "That is twice the time until the two contain the same."],
      [a + b, `That is how fast the difference between the two shrinks.`],
      [t2 - t1, `That is counted from the moment when the two contain the same.`],
      [b + 2, "The two changes together must make up the difference."],
      [a, `That is the rate for ${who[0]}.`],
      [same / a, `That is how long ${who[0]} lasts after the two are equal.`],
      [
        (2 * P - Q) / (a + b),
        `Doubling the contents of ${who[0]} also doubles its rate of change.`,
      ],
      [t2 + b, `Then ${who[1]} contains more than twice as many.`],
      [Math.abs(b - a), "The two changes are in opposite directions, so they are added."],
    ] as const,
    solution: {
      idea: `The difference of ${P - Q} shrinks by both rates together.`,
      steps: [
        `$\\frac{${tex(P)} - ${Q}}{${t1}} = ${a + b}$ per ${time}, and ${a} of this is ${who[0]}, so ${who[1]} gains ${b} per ${time}.`,
        `$${Q} + ${b}t = 2(${tex(P)} - ${a}t)$, so $${b + 2 * a}t = ${tex(2 * P - Q)}$ and $t = ${t2}$.`,
      ],
      check: `After ${t2} ${time}s: ${thousands(P - a * t2)} and ${thousands(Q + b * t2)}, which is twice as many.`,
      takeaway:
        "Add rates in opposite directions. When an amount is doubled, its rate is doubled as well.",
    },
  };
}

const SAVERS = [
  {
    name: "savings",
    tell: (P: number, a: number, Q: number, t: number) =>
      `Kim and Lee each have a savings account. Kim's account currently contains ${usd(P)}, and she will deposit ${usd(a)} at the end of each week. Lee's account currently contains ${usd(Q)}, and he will deposit a different fixed amount at the end of each week. In ${t} weeks, the two accounts, which earn no interest, will contain equal amounts.`,
    rate: "Lee's deposit",
    weeks: (D: number) =>
      `the least number of weeks from now after which Lee's account will contain at least ${usd(D)} more than Kim's account`,
  },
  {
    name: "members",
    tell: (P: number, a: number, Q: number, t: number) =>
      `A fitness company projects that Gym X, which currently has ${P} members, will gain ${a} members each week and that Gym Y, which currently has ${Q} members, will gain members at a different constant rate. According to the projection, the two gyms will have equal numbers of members ${t} weeks from now.`,
    rate: "Gym Y's gain",
    weeks: (D: number) =>
      `the least number of weeks from now after which Gym Y will have at least ${D} more members than Gym X`,
  },
] as const;

function askLead(rng: Rng) {
  const { name, tell, rate, weeks } = rng.pick(SAVERS);
  const money = name === "savings";
  const [a, step] = money ? [5 * rng.int(4, 12), rng.int(3, 20)] : [rng.int(4, 20), rng.int(2, 9)];
  const t1 = rng.int(6, 20);
  const Q = 10 * rng.int(4, 30);
  const P = Q + step * t1;
  const D = 5 * rng.int(5, 30);
  const more = Math.ceil(D / step);
  const b = a + step;
  const t2 = t1 + more;
  if (D % step === 0 || more < 4 || more > 30 || t2 === b || more === t1) return null;
  return {
    variant: `lead/${name}`,
    difficulty: 4,
    facts: tell(P, a, Q, t1),
    asks: [
      [
        rate,
        money
          ? "the amount, in dollars, that Lee will deposit at the end of each week"
          : "the number of members that Gym Y will gain each week",
        b,
        `The gap of ${P - Q} closes in ${t1} weeks, so it closes by ${step} per week: ${a} + ${step} = ${b}.`,
      ],
      [
        "Number of weeks",
        weeks(D),
        t2,
        `After week ${t1} the lead grows by ${step} per week and reaches ${step * more} in ${more} weeks.`,
      ],
    ] as const,
    wrong: [
      [step, "That is how much more the second gains per week than the first."],
      [more, `That is counted from the week in which the two are equal.`],
      [t2 - 1, `The lead is then ${step * (more - 1)}, less than ${D}.`],
      [t2 + 1, `The lead is already ${step * more} one week earlier.`],
      [a - step, "The one that starts with less must gain more per week, not less."],
      [2 * t1, `In another ${t1} weeks the lead is ${step * t1}.`],
      [b + step, `That is ${2 * step} more per week than the first.`],
    ] as const,
    solution: {
      idea: "Look only at the difference, which changes by the same number each week.",
      steps: [
        `The difference is ${P} − ${Q} = ${P - Q} and closes in ${t1} weeks, so by $\\frac{${tex(P - Q)}}{${t1}} = ${step}$ per week. The second gains ${a} + ${step} = ${b} per week.`,
        `After week ${t1} the lead grows by ${step} per week. Since $${step} \\cdot ${more - 1} = ${step * (more - 1)} < ${D}$ and $${step} \\cdot ${more} = ${step * more} > ${D}$, it takes ${more} more weeks.`,
        `In all, ${t1} + ${more} = ${t2} weeks.`,
      ],
      check: `After ${t2} weeks: ${thousands(P + a * t2)} and ${thousands(Q + b * t2)}.`,
      takeaway: "When two amounts grow at constant rates, work with their difference.",
    },
  };
}

const flow = (b: number, t: number, P: number, a: number, Q: number, t1: number): boolean =>
  near(P - a * t1, Q + b * t1) && near(Q + b * t, 2 * (P - a * t));
const lead = (
  b: number,
  t: number,
  P: number,
  a: number,
  Q: number,
  t1: number,
  D: number,
): boolean =>
  P + a * t1 === Q + b * t1 && range(1, 500).find((w) => Q + b * w >= P + a * w + D) === t;

const READINGS: readonly PairReading[] = [
  {
    wording:
      /X currently contains (\d+) .* (?:of|and) (\d+) .* Y currently contains (\d+) .* contain equal [a-z ]+ (\d+) \w+ from now/,
    fits: (b, t, P = 0, a = 0, Q = 0, t1 = 0) => flow(b, t, P, a, Q, t1),
  },
  {
    wording:
      /contains \$(\d+), and she will deposit \$(\d+) .* contains \$(\d+), .* In (\d+) weeks[^]* at least \$(\d+)/,
    fits: (b, t, P = 0, a = 0, Q = 0, t1 = 0, D = 0) => lead(b, t, P, a, Q, t1, D),
  },
  {
    wording:
      /has (\d+) members, will gain (\d+) .* has (\d+) members, .* members (\d+) weeks from[^]* at least (\d+)/,
    fits: (b, t, P = 0, a = 0, Q = 0, t1 = 0, D = 0) => lead(b, t, P, a, Q, t1, D),
  },
];

export const template: TwoPartTemplate = {
  id: "when-equal-when-twice",
  format: "two-part-analysis",
  kind: "math",
  pattern: "When two amounts are equal gives the second rate, which gives when one is ahead.",

  make(rng) {
    const tries = rng.pick([Array.from({ length: 100 }, () => askTwice), [askLead]]);
    let asked = null;
    for (const ask of tries) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
