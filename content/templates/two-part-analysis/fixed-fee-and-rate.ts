import {
  fittingPairs,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  texThousands as tex,
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
  const withX = Math.floor((budget - a) / r);
  return {
    variant: `least/${name}`,
    difficulty: 5,
    facts: `${opening} ${firm} X charges a fixed fee of ${usd(a)} plus ${usd(r)} per ${one}, and ${firm} Y charges a fixed fee of ${usd(b)} plus ${usd(s)} per ${one}. The company can spend no more than ${usd(budget)}.`,
    asks: [
      [
        `Least for ${firm} Y`,
        `the least number of ${many} for which ${firm} Y charges less than ${firm} X`,
        least,
        `The difference in fees is ${usd(gap)}, and ${least} is the least number for which ${usd(step)} per ${one} is more than that.`,
      ],
      [
        "Greatest possible",
        `the greatest number of ${many} for which at least one of the two charges is within the company's limit`,
        most,
        `${firm} Y charges ${usd(b + s * most)} for ${most} ${many} and ${usd(b + s * (most + 1))} for ${most + 1}.`,
      ],
    ] as const,
    wrong: [
      [
        withX,
        `For more than ${withX}, ${firm} X charges more than the company can pay, but ${firm} Y may not.`,
      ],
      [least - 1, `For ${least - 1}, ${firm} X still charges less.`],
      [most + 1, `For ${most + 1}, ${firm} Y charges ${usd(b + s * (most + 1))}.`],
      [Math.floor(budget / s), "This leaves out the fixed fee."],
      [Math.floor(b / r), `This compares only the fee of Y with the charge per ${one} of X.`],
      [Math.ceil(gap / s), `This ignores that ${firm} X also charges for each ${one}.`],
      [least + 1, `For ${least}, ${firm} Y already charges less.`],
      [most - 1, `For ${most}, ${firm} Y charges ${usd(b + s * most)}, which is still possible.`],
    ] as const,
    solution: {
      idea: `Each additional ${one} reduces the difference between the charges by ${usd(step)}.`,
      steps: [
        `For $n$ ${many}, $${b} + ${s}n < ${a} + ${r}n$ means that $${step}n > ${gap}$, so $n > \\frac{${gap}}{${step}}$. The least integer is ${least}.`,
        `For larger values of $n$, Y charges less. $${b} + ${s === 1 ? "" : s}n \\le ${tex(budget)}$ means that $n \\le ${s === 1 ? budget - b : `\\frac{${tex(budget - b)}}{${s}}`}$, so the greatest integer is ${most}.`,
      ],
      check: `For ${least}, X charges ${usd(a + r * least)} and Y charges ${usd(b + s * least)}. With X alone, the company could afford at most ${withX}.`,
      takeaway: "Round up for a least integer and down for a greatest one.",
    },
  };
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
    wrong: [
      [most + 1, `${most + 1} hours cost ${usd(bill(most + 1))}.`],
      [most - covered, `That is the number of hours after the first ${covered}.`],
      [x - rate * n1, `The first ${covered} hours aren't charged at the rate.`],
      [rate, "That is the charge for each additional hour."],
      [x - rate, `After ${n1} hours, ${n1 - covered} hours have been charged at the rate.`],
      [Math.floor(budget / rate), "This leaves out the fixed amount."],
      [most - 1, `${most} hours cost ${usd(bill(most))}, which is still within the limit.`],
      [fee + rate, `That is the charge for ${covered + 1} hours.`],
      [
        Math.floor((budget - fee) / rate) + 2 * covered,
        `The first ${covered} hours are counted twice.`,
      ],
      [x, `That is the charge for ${n1} hours.`],
      [y - x, `That is the charge for ${n2 - n1} additional hours.`],
    ] as const,
    solution: {
      idea: `The difference between the two charges pays for ${n2 - n1} additional hours.`,
      steps: [
        `One additional hour costs $\\frac{${y} - ${x}}{${n2} - ${n1}} = ${rate}$ dollars.`,
        `Of the ${n1} hours, ${n1 - covered === 1 ? "1 is" : `${n1 - covered} are`} additional, so the fixed amount is ${usd(x)} − ${usd(rate * (n1 - covered))} = ${usd(fee)}.`,
        `The limit leaves ${usd(budget)} − ${usd(fee)} = ${usd(budget - fee)}, enough for ${most - covered} additional hours, so ${most} hours in total.`,
      ],
      check: `${usd(fee)} + ${n2 - covered} × ${usd(rate)} = ${usd(y)}.`,
      takeaway: "Differences between charges remove the fixed amount.",
    },
  };
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
