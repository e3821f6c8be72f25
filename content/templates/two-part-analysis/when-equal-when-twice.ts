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
  const flow = rng.pick(FLOWS);
  const { name, unit, what, ask: amount, gain, time, who, tell } = flow;
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
        `In ${t1} ${time}s, ${who[0]} falls from ${thousands(P)} to ${thousands(P)} − ${a * t1} = ${thousands(same)} ${unit}. ${who[1]} rises from ${Q} to ${thousands(same)}, which is ${thousands(b * t1)} in ${t1} ${time}s, or ${b} per ${time}.`,
      ],
      [
        "Time",
        `the number of ${time}s from now after which ${who[1]} will contain twice ${amount} as ${who[0]}`,
        t2,
        `After ${t2} ${time}s, ${who[0]} contains ${thousands(P)} − ${a * t2} = ${thousands(P - a * t2)} ${unit} and ${who[1]} contains ${Q} + ${b * t2} = ${thousands(Q + b * t2)}, which is twice ${amount}.`,
      ],
    ] as const,
    wrong: wrongTwice({ P, Q, a, b, t1, t2 }, flow),
    solution: {
      idea: `${who[0]} loses and ${who[1]} gains, so the difference of ${thousands(P)} − ${Q} = ${P - Q} ${unit} shrinks by both rates together. Once both rates are known, write both contents after $t$ ${time}s.`,
      steps: [
        `The difference of ${P - Q} ${unit} is gone after ${t1} ${time}s, so it shrinks by $\\frac{${tex(P - Q)}}{${t1}} = ${a + b}$ per ${time}. ${who[0]} loses ${a} of these ${a + b}, so ${who[1]} gains ${a + b} − ${a} = ${b} per ${time}.`,
        `After $t$ ${time}s, ${who[0]} contains $${tex(P)} - ${a}t$ ${unit}, and ${who[1]} contains $${Q} + ${b}t$. ${who[1]} contains twice ${amount} as ${who[0]} when $${Q} + ${b}t = 2(${tex(P)} - ${a}t)$, so $${b + 2 * a}t = ${tex(2 * P - Q)}$ and $t = ${t2}$.`,
      ],
      check: `After ${t1} ${time}s, ${who[0]} contains ${thousands(P)} − ${a * t1} = ${thousands(same)} and ${who[1]} contains ${Q} + ${b * t1} = ${thousands(same)}. After ${t2} ${time}s, ${who[0]} contains ${thousands(P - a * t2)} and ${who[1]} contains ${thousands(Q + b * t2)} = 2 × ${thousands(P - a * t2)}.`,
      takeaway:
        "When one amount falls and the other rises, their difference changes by the sum of the two rates.",
    },
  };
}

interface Twice {
  readonly P: number;
  readonly Q: number;
  readonly a: number;
  readonly b: number;
  readonly t1: number;
  readonly t2: number;
}

/** Wrong rates and times, each with what would follow from it. */
function wrongTwice({ P, Q, a, b, t1, t2 }: Twice, { unit, time, who }: (typeof FLOWS)[number]) {
  const same = P - a * t1;
  const gaining = (rate: number): string =>
    `If ${who[1]} gained ${rate} ${unit} per ${time}, ${who[0]}'s loss and ${who[1]}'s gain in ${t1} ${time}s would be ${thousands(a * t1)} + ${thousands(rate * t1)} = ${thousands((a + rate) * t1)} ${unit}, not ${P - Q}.`;
  const after = (t: number): string =>
    `After ${t} ${time}s, ${who[0]} contains ${thousands(P - a * t)} ${unit} and ${who[1]} ${thousands(Q + b * t)}, not 2 × ${thousands(P - a * t)} = ${thousands(2 * (P - a * t))}.`;
  const late = t2 + b;
  return [
    [2 * t1, `${2 * t1} is twice ${t1}. ${P - a * 2 * t1 < 0 ? emptied(2 * t1) : after(2 * t1)}`],
    [
      a + b,
      `The difference of ${P - Q} ${unit} shrinks by ${a + b} per ${time}, but ${a} of these ${a + b} are the loss of ${who[0]}.`,
    ],
    [
      t2 - t1,
      `${t2 - t1} ${time}s pass between the moment when the two contents are equal and ${t2} ${time}s from now. The time from now includes the first ${t1} ${time}s.`,
    ],
    [b + 2, gaining(b + 2)],
    [a, `${a} is the rate for ${who[0]}. ${gaining(a)}`],
    [
      same / a,
      `That is $\\frac{${tex(same)}}{${a}}$, how many ${time}s after ${t1} ${time}s from now ${who[0]} would be empty.`,
    ],
    [
      (2 * P - Q) / (a + b),
      `This comes from $${Q} + ${b}t = 2 \\cdot ${tex(P)} - ${a}t$. In $2(${tex(P)} - ${a}t)$, the ${a} is doubled as well.`,
    ],
    [late, P - a * late < 0 ? emptied(late) : after(late)],
    [Math.abs(b - a), gaining(Math.abs(b - a))],
  ] as const;
  function emptied(t: number): string {
    return `${who[0]} would lose ${a} × ${t} = ${thousands(a * t)} ${unit} in ${t} ${time}s, but it contains only ${thousands(P)}.`;
  }
}

const SAVERS = [
  {
    name: "savings",
    tell: (P: number, a: number, Q: number, t: number) =>
      `Kim and Lee each have a savings account. Kim's account currently contains ${usd(P)}, and she will deposit ${usd(a)} at the end of each week. Lee's account currently contains ${usd(Q)}, and he will deposit a different fixed amount at the end of each week. In ${t} weeks, the two accounts, which earn no interest, will contain equal amounts.`,
    who: ["Kim's account", "Lee's account"],
    unit: "dollars",
    rate: "Lee's deposit",
    weeks: (D: number) =>
      `the least number of weeks from now after which Lee's account will contain at least ${usd(D)} more than Kim's account`,
  },
  {
    name: "members",
    tell: (P: number, a: number, Q: number, t: number) =>
      `A fitness company projects that Gym X, which currently has ${P} members, will gain ${a} members each week and that Gym Y, which currently has ${Q} members, will gain members at a different constant rate. According to the projection, the two gyms will have equal numbers of members ${t} weeks from now.`,
    who: ["Gym X", "Gym Y"],
    unit: "members",
    rate: "Gym Y's gain",
    weeks: (D: number) =>
      `the least number of weeks from now after which Gym Y will have at least ${D} more members than Gym X`,
  },
] as const;

function askLead(rng: Rng) {
  const saver = rng.pick(SAVERS);
  const { name, who, unit, tell, rate, weeks } = saver;
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
        `${who[1]} makes up a difference of ${P} − ${Q} = ${P - Q} ${unit} in ${t1} weeks, or ${step} per week, so it gains ${a} + ${step} = ${b} per week.`,
      ],
      [
        "Number of weeks",
        weeks(D),
        t2,
        `The two are equal after ${t1} weeks. From then on, the lead of ${who[1]} grows by ${step} per week, to ${step * more} after ${more} more weeks, and one week earlier it is only ${step * (more - 1)}.`,
      ],
    ] as const,
    wrong: wrongLead({ P, Q, a, step, t1, more, D }, saver),
    solution: {
      idea: `Look only at the difference between ${who[0]} and ${who[1]}, which changes by the same number each week.`,
      steps: [
        `${who[0]} begins with ${P} − ${Q} = ${P - Q} ${unit} more than ${who[1]}. This difference is gone after ${t1} weeks, so ${who[1]} gains $\\frac{${tex(P - Q)}}{${t1}} = ${step}$ ${unit} more per week than ${who[0]}, which is ${a} + ${step} = ${b}.`,
        `From then on, the lead of ${who[1]} grows by ${step} per week. Since $${step} \\cdot ${more - 1} = ${step * (more - 1)} < ${D}$ and $${step} \\cdot ${more} = ${step * more} > ${D}$, it takes ${more} more weeks.`,
        `In all, that is ${t1} + ${more} = ${t2} weeks.`,
      ],
      check: `After ${t2} weeks, ${who[0]} has ${P} + ${thousands(a * t2)} = ${thousands(P + a * t2)} ${unit}, and ${who[1]} has ${Q} + ${thousands(b * t2)} = ${thousands(Q + b * t2)}, which is ${step * more} more. One week earlier, they have ${thousands(P + a * (t2 - 1))} and ${thousands(Q + b * (t2 - 1))}, a difference of only ${step * (more - 1)}.`,
      takeaway: "When two amounts grow at constant rates, work with their difference.",
    },
  };
}

interface Lead {
  readonly P: number;
  readonly Q: number;
  readonly a: number;
  readonly step: number;
  readonly t1: number;
  readonly more: number;
  readonly D: number;
}

/** Wrong gains and times, each with what would follow from it. */
function wrongLead({ P, Q, a, step, t1, more, D }: Lead, { who, unit }: (typeof SAVERS)[number]) {
  const t2 = t1 + more;
  const gaining = (rate: number): string =>
    `With ${rate} per week, ${who[1]} would have ${Q} + ${thousands(rate * t1)} = ${thousands(Q + rate * t1)} ${unit} after ${t1} weeks, and ${who[0]} ${P} + ${thousands(a * t1)} = ${thousands(P + a * t1)}.`;
  return [
    [
      step,
      `That is how many ${unit} more ${who[1]} gains per week than ${who[0]}. ${who[0]} itself gains ${a} per week.`,
    ],
    [
      more,
      `That is the number of weeks after the two are equal, in which the lead grows to ${more} × ${step} = ${more * step}. The first ${t1} weeks must be added.`,
    ],
    [
      t2 - 1,
      `After ${t2 - 1} weeks, ${more - 1} weeks after the two are equal, the lead is ${more - 1} × ${step} = ${step * (more - 1)}, less than ${D}.`,
    ],
    [
      t2 + 1,
      `One week earlier, after ${t2} weeks, the lead is already ${more} × ${step} = ${step * more}, which is at least ${D}.`,
    ],
    [
      a - step,
      `That is ${a} − ${step}. ${gaining(a - step)} ${who[1]} begins with less and must gain more per week.`,
    ],
    [
      2 * t1,
      `After ${2 * t1} weeks, ${t1} weeks after the two are equal, the lead is ${t1} × ${step} = ${step * t1}, ${step * t1 < D ? `less than ${D}` : `which is reached later than necessary: ${D} is passed after ${t2} weeks`}.`,
    ],
    [a + 2 * step, gaining(a + 2 * step)],
  ] as const;
}

const fitsFlow = (b: number, t: number, P: number, a: number, Q: number, t1: number): boolean =>
  near(P - a * t1, Q + b * t1) && near(Q + b * t, 2 * (P - a * t));
const fitsLead = (
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
    fits: (b, t, P = 0, a = 0, Q = 0, t1 = 0) => fitsFlow(b, t, P, a, Q, t1),
  },
  {
    wording:
      /contains \$(\d+), and she will deposit \$(\d+) .* contains \$(\d+), .* In (\d+) weeks[^]* at least \$(\d+)/,
    fits: (b, t, P = 0, a = 0, Q = 0, t1 = 0, D = 0) => fitsLead(b, t, P, a, Q, t1, D),
  },
  {
    wording:
      /has (\d+) members, will gain (\d+) .* has (\d+) members, .* members (\d+) weeks from[^]* at least (\d+)/,
    fits: (b, t, P = 0, a = 0, Q = 0, t1 = 0, D = 0) => fitsLead(b, t, P, a, Q, t1, D),
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
