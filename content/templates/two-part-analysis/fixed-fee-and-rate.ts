import {
  capital,
  type Choice,
  count,
  numbersIn,
  range,
  read,
  type Rng,
  type Solution,
  type TwoPartTemplate,
  usd,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly who: string;
  readonly fee: string;
  readonly unit: string;
  /** What is billed: "a job of 3 hours". */
  readonly work: string;
  readonly counts: readonly number[];
  readonly rates: readonly number[];
  readonly fees: readonly number[];
}

const SETTINGS: readonly Setting[] = [
  {
    who: "A plumber",
    fee: "call-out fee",
    unit: "hour",
    work: "a job",
    counts: range(2, 9),
    rates: [25, 30, 35, 40, 45, 60],
    fees: [40, 50, 60, 70, 80, 90],
  },
  {
    who: "A print shop",
    fee: "setup fee",
    unit: "poster",
    work: "an order",
    counts: [20, 30, 40, 50, 60, 80],
    rates: [2, 3, 4, 5],
    fees: [24, 30, 45, 60, 75],
  },
  {
    who: "A bicycle courier",
    fee: "base fee",
    unit: "kilometer",
    work: "a delivery",
    counts: range(3, 14),
    rates: [2, 3, 4],
    fees: [5, 6, 8, 9, 12],
  },
  {
    who: "A village hall",
    fee: "cleaning fee",
    unit: "hour",
    work: "a booking",
    counts: range(2, 10),
    rates: [18, 20, 24, 30, 36],
    fees: [30, 45, 48, 60, 72],
  },
  {
    who: "A caterer",
    fee: "delivery fee",
    unit: "meal",
    work: "an order",
    counts: [10, 12, 15, 18, 20, 24, 30],
    rates: [8, 9, 12, 15],
    fees: [18, 24, 30, 36, 45],
  },
  {
    who: "A translator",
    fee: "base fee",
    unit: "page",
    work: "a text",
    counts: range(3, 16),
    rates: [15, 18, 20, 24],
    fees: [30, 36, 40, 50],
  },
];

type Part = "fee" | "rate" | "cost";
const ASKED: readonly (readonly [Part, Part])[] = [
  ["fee", "rate"],
  ["fee", "cost"],
  ["rate", "cost"],
];

const money = (value: number, why: string): Choice => ({ text: usd(value), value, why });

/** Both answers and four wrong results; null if too few are left. */
function rowsOf(keys: readonly Choice[], slips: readonly Choice[], rng: Rng): Choice[] | null {
  const fits = slips.filter(
    ({ value }, k) =>
      Number.isInteger(value) &&
      value! > 0 &&
      ![...keys, ...slips.slice(0, k)].some((other) => other.value === value),
  );
  return fits.length < 4 ? null : [...keys, ...rng.sample(fits, 4)];
}

function drawQuestion(rng: Rng) {
  const { who, fee: feeName, unit, work, counts, rates, fees } = rng.pick(SETTINGS);
  const [n1, n2] = rng.sample(counts, 2).toSorted((a, b) => a - b) as [number, number];
  const asked = rng.shuffle(rng.pick(ASKED)) as [Part, Part];
  const covered = rng.chance(0.4) ? Math.max(1, Math.round(n1 / 3)) : 0;
  const [fee, rate] = [rng.pick(fees), rng.pick(rates)];
  const bill = (n: number): number => fee + rate * (n - covered);
  const n3 = rng.pick([n1 + n2, 2 * n2, 2 * n1]);
  if (n3 === n2 || n2 - n1 < 2 || fee === rate) return null;
  const [c1, c2, c3] = [bill(n1), bill(n2), bill(n3)];
  const [more, gap] = [n2 - n1, c2 - c1];
  const units = (n: number): string => count(n, unit);
  const keys: Record<Part, Choice> = {
    fee: money(
      fee,
      `This is the ${feeName}: what is left of ${usd(c1)} after ${units(n1 - covered)} at ${usd(rate)}.`,
    ),
    rate: money(
      rate,
      `This is the charge per ${unit}: the ${units(more)} that the second bill has more cost ${usd(gap)}.`,
    ),
    cost: money(
      c3,
      `This is the cost of ${units(n3)}: the fee and ${units(n3 - covered)} at ${usd(rate)}.`,
    ),
  };
  const slips = [
    money(gap, `This is the difference of the bills, the price of ${units(more)} and not of one.`),
    money(c1 / n1, `Divides the first bill by its ${units(n1)}, as if there were no ${feeName}.`),
    money(c2 / n2, `Divides the second bill by its ${units(n2)}, as if there were no ${feeName}.`),
    money(
      fee + rate,
      covered === 0
        ? `This is the ${feeName} together with one ${unit}.`
        : `This is the ${feeName} with one charged ${unit}: ${usd(rate)} too much for the fee alone.`,
    ),
    money(
      gap / n2,
      `Divides the extra ${usd(gap)} by all ${units(n2)}; it pays for only ${more} of them.`,
    ),
    money(
      gap / n1,
      `Divides the extra ${usd(gap)} by the ${units(n1)} of the first bill; it pays for the ${more} extra ones.`,
    ),
    ...(covered === 0
      ? [money(c1 - rate, `Takes a single ${unit} off the first bill, which holds ${units(n1)}.`)]
      : [
          money(
            c1 - rate * n1,
            `Charges all ${units(n1)} of the first bill, though the fee covers ${covered} of them.`,
          ),
        ]),
    ...(asked.includes("cost")
      ? [
          money(
            rate * (n3 - covered),
            `Charges ${units(n3 - covered)} at ${usd(rate)} and forgets the ${feeName}.`,
          ),
          money(
            fee + rate * n3,
            `Adds ${units(n3)} to the fee, though the fee covers ${covered} of them.`,
          ),
          n3 === n1 + n2
            ? money(c1 + c2, `Adds the two bills, which counts the ${feeName} twice.`)
            : money(
                n3 === 2 * n2 ? 2 * c2 : 2 * c1,
                `Doubles the bill for ${units(n3 / 2)}, and with it the ${feeName}.`,
              ),
        ]
      : [
          money(
            c1 - gap,
            `Takes all ${usd(gap)} off the first bill, as if its ${units(n1)} cost what the ${more} extra ones cost.`,
          ),
        ]),
  ];
  const own = asked.map((part) => keys[part]);
  const rows = rowsOf(own, slips, rng);
  if (!rows) return null;
  const names: Record<Part, [inText: string, heading: string]> = {
    fee: [`the ${feeName}`, capital(feeName)],
    rate: [`the charge per ${unit}`, `Charge per ${unit}`],
    cost: [`the cost of ${work} of ${units(n3)}`, `Cost of ${units(n3)}`],
  };
  return {
    who,
    feeName,
    unit,
    work,
    n1,
    n2,
    asked,
    covered,
    fee,
    rate,
    n3,
    c1,
    c2,
    c3,
    more,
    gap,
    units,
    rows,
    names,
  };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function solutionOf({
  feeName,
  unit,
  n1,
  n2,
  asked,
  covered,
  fee,
  rate,
  n3,
  c1,
  c2,
  c3,
  more,
  gap,
  units,
}: Question): Solution {
  return {
    idea: `Both bills hold the same ${feeName}, so whatever the second costs more is paid for its extra ${unit}s alone.`,
    steps: [
      `The ${more} extra ${unit}s cost ${usd(c2)} − ${usd(c1)} = ${usd(gap)}, so one costs ${usd(rate)}.`,
      ...(asked.includes("fee") || covered > 0
        ? [
            `The first bill holds ${covered > 0 ? `${units(n1)}, of which ${n1 - covered} ${n1 - covered === 1 ? "is" : "are"} charged` : units(n1)} at ${usd(rate)}, which makes ${usd(rate * (n1 - covered))}; the fee is ${usd(c1)} − ${usd(rate * (n1 - covered))} = ${usd(fee)}.`,
          ]
        : []),
      ...(asked.includes("cost")
        ? [
            `${units(n3)} are ${n3 - n2 > 0 ? `${n3 - n2} more than ${n2}` : `${n2 - n3} fewer than ${n2}`}, so the bill is ${usd(c2)} ${n3 > n2 ? "+" : "−"} ${usd(rate * Math.abs(n3 - n2))} = ${usd(c3)}.`,
          ]
        : []),
    ],
    check: `Put it into the second bill: ${usd(fee)} + ${n2 - covered} × ${usd(rate)} = ${usd(c2)}.`,
  };
}

export const template: TwoPartTemplate = {
  id: "fixed-fee-and-rate",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Two bills share a fixed fee: their difference gives the rate, the rate gives everything else.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { who, feeName, unit, work, n1, n2, asked, covered, c1, c2, units, rows, names } =
      numbers;

    const tariff =
      covered === 0
        ? `a fixed ${feeName} plus the same amount for every ${unit}`
        : `a fixed ${feeName}, which covers the first ${covered === 1 ? unit : units(covered)}, plus the same amount for every further ${unit}`;
    return {
      variant: `${asked.toSorted().join("-")}${covered ? "-covered" : ""}/${who.split(" ").at(-1)!}`,
      context: "real",
      // A third bill is one more step; a fee that covers something must be kept apart twice.
      difficulty: 2 + (asked.includes("cost") ? 1 : 0) + (covered > 0 ? 1 : 0),
      stem: `${who} charges ${tariff}. ${capital(work)} of ${units(n1)} cost ${usd(c1)}, and ${work} of ${units(n2)} cost ${usd(c2)}.\n\nSelect ${names[asked[0]][0]} and ${names[asked[1]][0]}. Make only two selections, one in each column.`,
      columns: [names[asked[0]][1], names[asked[1]][1]],
      rows,
      keys: [0, 1],
      solution: solutionOf(numbers),
    };
  },

  /** Tries every fee and rate on both bills, and adds up the third unit by unit. */
  check({ stem, columns, rows }) {
    const [n1, c1, n2, c2] = read(
      stem,
      /of (\d+) \w+ cost \$(\d+), and .* of (\d+) \w+ cost \$(\d+)/,
    ).map(Number) as [number, number, number, number];
    const covered = /covers the first (\d+)?/.exec(stem);
    const free = covered ? Number(covered[1] ?? 1) : 0;
    const billOf = (n: number, fee: number, rate: number): number =>
      range(1, n).reduce((total, k) => (k > free ? total + rate : total), fee);
    const tariffs = range(1, 100).flatMap((rate) =>
      range(1, 200).flatMap((fee) =>
        billOf(n1, fee, rate) === c1 && billOf(n2, fee, rate) === c2 ? [{ fee, rate }] : [],
      ),
    );
    if (tariffs.length !== 1) throw new Error("The two bills do not settle the tariff.");
    const [first, second] = columns.map((heading) => {
      const { fee, rate } = tariffs[0]!;
      const wanted = heading.startsWith("Cost of")
        ? billOf(numbersIn(heading)[0]!, fee, rate)
        : heading.startsWith("Charge per")
          ? rate
          : fee;
      return rows.flatMap((row, r) => (valueOf(row).value === wanted ? [r] : []));
    });
    return { first: first!, second: second! };
  },
};
