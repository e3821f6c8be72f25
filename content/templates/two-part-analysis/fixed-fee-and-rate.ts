import {
  fittingPairs,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  texThousands as tex,
  thousands,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

const FIRMS = [
  [
    "printer",
    "Printer",
    "A company will choose between two printers for copies of its catalog.",
    "copy",
    "copies",
    [100, 400],
    [2, 5],
  ],
  [
    "caterer",
    "Caterer",
    "A company will choose between two caterers for an event.",
    "guest",
    "guests",
    [200, 600],
    [12, 30],
  ],
] as const;

/** From which number on the higher fee pays, and how far a budget reaches. */
function askLeast(rng: Rng) {
  const [name, firm, opening, one, many, fees, rates] = rng.pick(FIRMS);
  const a = 10 * rng.int(fees[0] / 10, fees[1] / 10);
  const b = a + 10 * rng.int(6, 30);
  const s = rng.int(rates[0], rates[1]);
  const r = s + rng.int(2, 7);
  const [gap, step] = [b - a, r - s];
  const least = Math.floor(gap / step) + 1;
  const most = least + rng.int(6, 60);
  const budget = s < 12 ? b + s * most + rng.int(0, s - 1) : 10 * Math.ceil((b + s * most) / 10);
  if (gap % step === 0 || least < 12 || least > 90 || budget >= b + s * (most + 1)) return null;
  return {
    variant: `least/${name}`,
    difficulty: 5,
    facts: `${opening} ${firm} X charges a fixed fee of ${usd(a)} plus ${usd(r)} per ${one}, and ${firm} Y charges a fixed fee of ${usd(b)} plus ${usd(s)} per ${one}. The company can spend no more than ${usd(budget)}.`,
    asks: [
      [
        `Least for ${firm} Y`,
        `the least number of ${many} for which ${firm} Y charges less than ${firm} X`,
        least,
        `${least} × ${usd(step)} = ${usd(least * step)} is more than the difference in fees, ${usd(gap)}, but ${least - 1} × ${usd(step)} = ${usd((least - 1) * step)} is less.`,
      ],
      [
        "Greatest possible",
        `the greatest number of ${many} for which at least one of the two charges is within the company's limit`,
        most,
        `${firm} Y charges ${usd(b + s * most)} for ${most} ${many} and ${usd(b + s * (most + 1))} for ${most + 1}.`,
      ],
    ] as const,
    wrong: wrongLeast({ firm, one, many, a, b, r, s, budget }, least, most),
    solution: {
      idea: `${firm} Y's fixed fee is higher, but each additional ${one} reduces the difference between the charges by ${usd(step)}.`,
      steps: [
        `For $n$ ${many}, $${b} + ${s}n < ${a} + ${r}n$ means that $${step}n > ${gap}$, so $n > \\frac{${gap}}{${step}}$. Since $${step} \\cdot ${least - 1} = ${step * (least - 1)}$ and $${step} \\cdot ${least} = ${step * least}$, the least integer is ${least}.`,
        `For all larger values of $n$, ${firm} Y charges less, so its charge decides. $${b} + ${s}n \\le ${tex(budget)}$ means that $n \\le \\frac{${tex(budget - b)}}{${s}}$. Since $${s} \\cdot ${most} = ${tex(s * most)}$ and $${s} \\cdot ${most + 1} = ${tex(s * (most + 1))}$, the greatest integer is ${most}.`,
      ],
      check: `For ${least}, ${firm} X charges ${usd(a + r * least)} and ${firm} Y charges ${usd(b + s * least)}. For ${least - 1}, they charge ${usd(a + r * (least - 1))} and ${usd(b + s * (least - 1))}. ${firm} Y charges ${usd(b + s * most)} for ${most} ${many} and ${usd(b + s * (most + 1))} for ${most + 1}.`,
      takeaway: "Round up for a least integer and down for a greatest one.",
    },
  };
}

/** What the two firms charge, and for whom. */
interface Charges {
  readonly firm: string;
  readonly one: string;
  readonly many: string;
  readonly a: number;
  readonly b: number;
  readonly r: number;
  readonly s: number;
  readonly budget: number;
}

/** "19 ÷ 4, rounded down," or "20 ÷ 4," */
function divided(top: number, bottom: number, way: "up" | "down"): string {
  const quotient = `${thousands(top)} ÷ ${thousands(bottom)}`;
  return `${quotient}${top % bottom === 0 ? "" : `, rounded ${way}`}`;
}

function wrongLeast({ firm, one, many, a, b, r, s, budget }: Charges, least: number, most: number) {
  const withX = Math.floor((budget - a) / r);
  const x = (n: number): string => usd(a + r * n);
  const y = (n: number): string => usd(b + s * n);
  const compared = (n: number): string =>
    n < least
      ? `For ${n} ${many}, ${firm} X charges ${x(n)}, less than ${firm} Y's ${y(n)}.`
      : `For ${n - 1} ${many}, ${firm} Y already charges less: ${y(n - 1)}, compared with ${x(n - 1)}.`;
  return [
    [
      withX,
      `That is the limit for ${firm} X alone. For ${withX + 1}, ${firm} X charges ${x(withX + 1)}, but ${firm} Y charges only ${y(withX + 1)}.`,
    ],
    [least - 1, compared(least - 1)],
    [most + 1, `For ${most + 1}, ${firm} Y charges ${y(most + 1)}, more than ${usd(budget)}.`],
    [
      Math.floor(budget / s),
      `That is ${divided(budget, s, "down")}. But with the fixed fee of ${usd(b)}, ${firm} Y charges ${y(Math.floor(budget / s))} for that many ${many}, more than ${usd(budget)}.`,
    ],
    [
      Math.floor(b / r),
      `That is ${divided(b, r, "down")}, only the fee of ${firm} Y and the rate of ${firm} X. ${compared(Math.floor(b / r))}`,
    ],
    [
      Math.ceil((b - a) / s),
      `That is ${divided(b - a, s, "up")}. But ${firm} X charges ${usd(r)} per ${one}, so each ${one} reduces the difference in fees by ${usd(r)} − ${usd(s)} = ${usd(r - s)}.`,
    ],
    [least + 1, compared(least + 1)],
    [
      most - 1,
      `For ${most}, ${firm} Y charges ${y(most)}, which is still no more than ${usd(budget)}.`,
    ],
  ] as const;
}

const TIERS = [
  [
    "garage",
    "To park a car, a parking garage",
    "a car that is parked for",
    "For a single visit, a driver wants to pay",
  ],
  [
    "shop",
    "For each job, a computer repair service",
    "a job that takes",
    "For the repair of a server, a company is willing to pay",
  ],
] as const;

/** A fee that covers the first hours: two bills give the rate, and a bound gives the longest time. */
function askWithin(rng: Rng) {
  const [name, who, what, wants] = rng.pick(TIERS);
  const garage = name === "garage";
  const covered = rng.int(2, 4);
  const rate = garage ? rng.int(3, 9) : rng.int(25, 60);
  const fee = garage ? rng.int(8, 24) : 10 * rng.int(9, 20);
  const [n1, n2] = [covered + rng.int(1, 3), covered + rng.int(4, 7)];
  const bill = (n: number): number => fee + rate * (n - covered);
  const most = rng.int(n2 + 2, n2 + 12);
  const round = garage ? 5 : 10;
  const budget = round * Math.ceil((bill(most) + 1) / round);
  if (budget >= bill(most + 1)) return null;
  if (bill(n1) < fee + rate || fee === most) return null;
  const [x, y] = [bill(n1), bill(n2)];
  const tariff = { covered, fee, rate, n1, n2, budget };
  return {
    variant: `within/${name}`,
    difficulty: 4,
    facts: `${who} charges a fixed amount for the first ${covered} hours and a constant hourly rate after that. The total charge is ${usd(x)} for ${what} ${n1} hours and ${usd(y)} for ${what} ${n2} hours. ${wants} no more than ${usd(budget)}.`,
    asks: [
      [
        "Fixed amount",
        `the amount, in dollars, that is charged for the first ${covered} hours`,
        fee,
        `${usd(x)} − ${n1 - covered} × ${usd(rate)} = ${usd(fee)}`,
      ],
      [
        "Most hours",
        "the greatest whole number of hours for which the total charge is within this limit",
        most,
        `${most} hours cost ${usd(bill(most))}, and one more hour would cost ${usd(bill(most + 1))}.`,
      ],
    ] as const,
    wrong: wrongWithin(tariff, most),
    solution: {
      idea: `Both charges include the fixed amount, so the difference between them pays for ${n2 - n1} additional hours.`,
      steps: [
        `One additional hour costs $\\frac{${y} - ${x}}{${n2} - ${n1}} = \\frac{${y - x}}{${n2 - n1}} = ${rate}$ dollars.`,
        `Of the ${n1} hours, ${n1 - covered === 1 ? "1 is" : `${n1 - covered} are`} additional, so the fixed amount is ${usd(x)} − ${usd(rate * (n1 - covered))} = ${usd(fee)}.`,
        `The limit leaves ${usd(budget)} − ${usd(fee)} = ${usd(budget - fee)} for additional hours. Since ${most - covered} × ${usd(rate)} = ${usd(rate * (most - covered))} and ${most - covered + 1} × ${usd(rate)} = ${usd(rate * (most - covered + 1))}, at most ${most - covered} are possible, or ${covered} + ${most - covered} = ${most} hours in total.`,
      ],
      check: `For ${n2} hours, ${usd(fee)} + ${n2 - covered} × ${usd(rate)} = ${usd(y)}, as given. For ${most} hours, the charge is ${usd(bill(most))}, and for ${most + 1} hours, ${usd(bill(most + 1))}.`,
      takeaway: "Differences between charges remove the fixed amount.",
    },
  };
}

/** A fee for the first hours and a rate after that, for how long two bills are, and a limit. */
interface Tariff {
  readonly covered: number;
  readonly fee: number;
  readonly rate: number;
  readonly n1: number;
  readonly n2: number;
  readonly budget: number;
}

function wrongWithin({ covered, fee, rate, n1, n2, budget }: Tariff, most: number) {
  const bill = (n: number): number => fee + rate * (n - covered);
  const [x, y] = [bill(n1), bill(n2)];
  return [
    [most + 1, `${most + 1} hours cost ${usd(bill(most + 1))}, more than ${usd(budget)}.`],
    [
      most - covered,
      `That is the number of hours after the first ${covered}. In total, ${most - covered} + ${covered} = ${most} hours are possible.`,
    ],
    [
      x - rate * n1,
      `That is ${usd(x)} − ${n1} × ${usd(rate)}. But only ${n1 - covered} of the ${n1} hours ${n1 - covered === 1 ? "is" : "are"} charged at ${usd(rate)}.`,
    ],
    [
      rate,
      `That is (${y} − ${x}) ÷ (${n2} − ${n1}), the charge for each hour after the first ${covered}.`,
    ],
    [
      x - rate,
      `That is ${usd(x)} − ${usd(rate)}. But of the ${n1} hours, ${n1 - covered} are charged at ${usd(rate)}, not just 1.`,
    ],
    [
      Math.floor(budget / rate),
      `That is ${divided(budget, rate, "down")}, which leaves out the fixed amount. ${tried(Math.floor(budget / rate))}`,
    ],
    [most - 1, tried(most - 1)],
    [fee + rate, `That is ${fee} + ${rate}, the charge for ${covered + 1} hours.`],
    [
      most + covered,
      `That is ${most} + ${covered}, which counts the first ${covered} hours twice. ${tried(most + covered)}`,
    ],
    [
      x,
      `That is the charge for ${n1} hours, which includes ${usd(rate * (n1 - covered))} for time after the first ${covered} hours.`,
    ],
    [y - x, `That is ${y} − ${x}, the charge for ${n2 - n1} additional hours.`],
  ] as const;

  function tried(hours: number): string {
    return hours < most
      ? `${most} hours cost ${usd(bill(most))}, which is still no more than ${usd(budget)}.`
      : `${hours} hours would cost ${usd(bill(hours))}, more than ${usd(budget)}.`;
  }
}

const READINGS: readonly PairReading[] = [
  {
    wording:
      /X charges a fixed fee of \$(\d+) plus \$(\d+) per .* Y charges a fixed fee of \$(\d+) plus \$(\d+) per .* more than \$(\d+)\./,
    fits: (least, most, a = 0, r = 0, b = 0, s = 0, budget = 0) => {
      const numbers = range(1, 2000);
      return (
        numbers.find((n) => b + s * n < a + r * n) === least &&
        numbers.findLast((n) => Math.min(a + r * n, b + s * n) <= budget) === most
      );
    },
  },
  {
    wording:
      /for the first (\d+) hours and .* is \$(\d+) for [a-z ]+ (\d+) hours and \$(\d+) for [a-z ]+ (\d+) hours\. .* than \$(\d+)\./,
    fits: (fee, most, covered = 0, x = 0, n1 = 0, y = 0, n2 = 0, budget = 0) =>
      range(1, 100).some((rate) => {
        const bill = (n: number): number => fee + rate * Math.max(0, n - covered);
        return bill(n1) === x && bill(n2) === y && bill(most) <= budget && bill(most + 1) > budget;
      }),
  },
];

export const template: TwoPartTemplate = {
  id: "fixed-fee-and-rate",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Fixed fees and rates: where one tariff becomes cheaper, or how far a limit reaches.",

  make(rng) {
    const ask = rng.pick([askLeast, askWithin]);
    let asked = null;
    for (let tries = 0; tries < 12; tries++) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
