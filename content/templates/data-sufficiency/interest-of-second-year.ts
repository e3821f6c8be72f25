import {
  keyByCases,
  near,
  plain,
  range,
  read,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

const NAMES = [
  ["Hana", "a savings account"],
  ["Diego", "a fixed deposit"],
  ["Priya", "a bond fund"],
  ["Emeka", "a credit-union account"],
  ["Sofie", "a term account"],
] as const;

/** A deposit in dollars and a yearly rate in percent. */
interface Case {
  readonly sum: number;
  readonly rate: number;
}
const CASES: readonly Case[] = range(1, 60).flatMap((k) =>
  range(1, 40).map((half) => ({ sum: k * 500, rate: half / 2 })),
);
const first = ({ sum, rate }: Case): number => (sum * rate) / 100;
const second = (at: Case): number => first(at) * (1 + at.rate / 100);
const extra = (at: Case): number => (first(at) * at.rate) / 100;

interface Statement {
  readonly kind: string;
  readonly text: string;
  readonly measure: (at: Case) => number;
  readonly rate: string;
  readonly sum: string;
}

function statementsOf(at: Case): Statement[] {
  const { sum, rate } = at;
  const growth = (1 + rate / 100) ** 2;
  return [
    {
      kind: "sum",
      text: `The amount deposited was ${usd(sum)}.`,
      measure: (one) => one.sum,
      rate: "",
      sum: "it says so",
    },
    {
      kind: "first",
      text: `The interest of the first year was ${usd(first(at))}.`,
      measure: first,
      rate: "",
      sum: "",
    },
    {
      kind: "extra",
      text: `The interest of the second year was ${usd(extra(at))} more than that of the first year.`,
      measure: extra,
      rate: "",
      sum: "",
    },
    {
      kind: "times",
      text: `The interest of the second year was ${rate} percent more than that of the first year.`,
      measure: (one) => one.rate,
      rate: `in the second year the deposit earns the same interest again, and the first year's interest earns interest as well; that addition is the yearly rate taken of the first year's interest, so the rate is ${rate} percent`,
      sum: "",
    },
    {
      kind: "growth",
      text: `At the end of the second year, the balance was ${Number((100 * growth - 100).toFixed(4))} percent greater than the amount deposited.`,
      measure: (one) => (1 + one.rate / 100) ** 2,
      rate: `the balance is multiplied by the same factor twice, and the only positive factor with square ${Number(growth.toFixed(6))} is ${Number((1 + rate / 100).toFixed(4))}`,
      sum: "",
    },
    {
      kind: "balances",
      text: `During the second year, the balance grew from ${usd(sum + first(at))} to ${usd(sum + first(at) + second(at))}.`,
      // Both balances in one number: the factor of a million keeps the rates apart.
      measure: (one) => one.sum + first(one) + 1e6 * one.rate,
      rate: `${usd(second(at))} on ${usd(sum + first(at))} is ${rate} percent`,
      sum: `${usd(second(at))} on ${usd(sum + first(at))} is ${rate} percent, and dividing ${usd(sum + first(at))} by ${1 + rate / 100} leads back to ${usd(sum)}`,
    },
    {
      kind: "higher",
      text: `At a rate 1 percentage point higher, the interest of the first year would have been ${usd(sum / 100)} more.`,
      measure: (one) => one.sum,
      rate: "",
      sum: `one percent of the deposit is ${usd(sum / 100)}, so the deposit is ${usd(sum)}`,
    },
    {
      kind: "first",
      text: `On a deposit twice as large, the interest of the first year would have been ${usd(2 * first(at))}.`,
      measure: first,
      rate: "",
      sum: "",
    },
  ];
}

export const template: SufficiencyTemplate = {
  id: "interest-of-second-year",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "What the second year of compound interest earns above the first: the rate of the first's interest.",

  make(rng) {
    const at = { sum: rng.int(1, 7) * 2000, rate: rng.pick([2, 3, 4, 5, 6, 8, 10]) };
    if (!Number.isInteger(extra(at)) || !Number.isInteger(second(at))) return null;
    const [name, account] = rng.pick(NAMES);
    const asks = rng.pick(["rate", "rate", "sum"] as const);
    const pool = statementsOf(at).filter(({ kind }) => asks === "rate" || kind !== "sum");
    const [one, two] = rng.sample(pool, 2) as [Statement, Statement];
    const kinds = [one.kind, two.kind];
    if (one.kind === two.kind && rng.chance(0.7)) return null;
    // When one amount can be worked out from the other, the two partly say the same.
    if (kinds.includes("balances") && (kinds.includes("sum") || kinds.includes("first")))
      return null;
    const goal = asks === "rate" ? `${at.rate} percent` : usd(at.sum);
    const judge = (fits: readonly Case[], because: string) => {
      const other = fits.find((fit) => fit[asks] !== at[asks]);
      return {
        enough: !other,
        why: other
          ? `${usd(at.sum)} at ${at.rate} percent fits, but so does ${usd(other.sum)} at ${other.rate} percent.`
          : `${because}.`,
      };
    };
    const fitting = ({ measure }: Statement, cases: readonly Case[]): Case[] =>
      cases.filter((fit) => near(measure(fit), measure(at)));
    const both = fitting(two, fitting(one, CASES));
    const findings = {
      first: judge(fitting(one, CASES), one[asks]),
      second: judge(fitting(two, CASES), two[asks]),
      together: judge(both, joined(kinds, at, goal)),
    };
    const alone = findings.first.enough || findings.second.enough;
    return {
      variant: `${asks}/${name}`,
      context: "real",
      difficulty:
        4 +
        (kinds.includes("extra") ? 1 : 0) +
        (kinds.includes("growth") || kinds.includes("times") ? 1 : 0) +
        (kinds.includes("higher") ? 1 : 0) +
        (alone ? 0 : 1) +
        (kinds.includes("extra") && !alone ? 1 : 0) +
        (asks === "sum" && alone ? 1 : 0),
      stem: `${name} put an amount of money into ${account} that pays a fixed rate of interest, compounded once a year, and left it there for two years. ${asks === "rate" ? "What was the annual rate of interest?" : "What amount was deposited?"}`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "In the second year the deposit earns what it earned in the first, and the first year's interest earns interest of its own at the same rate.",
        steps: stepsOfFindings(findings),
        check:
          asks === "rate"
            ? "A rate is a ratio: two amounts of which one is a known part of the other are enough, and a comparison in percent is enough without any amount."
            : "To reach an amount of money, some amount of money must be given; percents alone never do it.",
      },
    };
  },

  /** Runs the account for every deposit and rate, year by year. */
  check({ stem, statements }) {
    const [asked] = read(stem, /What (was the annual rate|amount was deposited)/);
    const [one, two] = statements.map((said) => conditionOf(plain(said))) as [
      (at: Case) => boolean,
      (at: Case) => boolean,
    ];
    const cases = range(1, 80).flatMap((k) =>
      range(1, 40).map((half) => ({ sum: k * 500, rate: half / 2 })),
    );
    return keyByCases(cases, one, two, ({ sum, rate }) => (asked!.includes("rate") ? rate : sum));
  },
};

/** Why two statements that aren't enough alone are enough together. */
function joined(kinds: readonly string[], at: Case, goal: string): string {
  const [money, more, whole] = [usd(first(at)), usd(extra(at)), usd(at.sum)];
  const end = `the rate is ${at.rate} percent`;
  if (kinds.includes("extra") && kinds.includes("first"))
    return `the ${more} is what the first ${money} of interest earned in a year, so ${end}${goal === whole ? ` and the deposit ${goal}` : ""}`;
  if (kinds.includes("higher"))
    return `one percent of the deposit is ${usd(at.sum / 100)}, so the deposit is ${whole}; with the amount of interest given, ${end}`;
  if (kinds.includes("sum") && kinds.includes("first"))
    return `${money} a year on ${whole} makes ${at.rate} percent`;
  if (kinds.includes("sum") && kinds.includes("extra"))
    return `the rate applied twice to ${whole} gives ${more}, and only one positive rate does so: ${at.rate} percent`;
  return `one statement gives the rate, ${at.rate} percent, and the other an amount of money, so the deposit of ${whole} follows`;
}

const account = ({ sum, rate }: Case) => {
  const one = (sum * rate) / 100;
  const two = ((sum + one) * rate) / 100;
  return { sum, one, two, middle: sum + one, end: sum + one + two };
};

function conditionOf(said: string): (at: Case) => boolean {
  const [a = 0, b = 0] = Array.from(said.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
  const tests: [RegExp, (at: Case) => boolean][] = [
    [/^The amount deposited was/, ({ sum }) => sum === a],
    [/^The interest of the first year was/, (at) => near(account(at).one, a)],
    [/year was \$\d+ more than/, (at) => near(account(at).two - account(at).one, a)],
    [/year was \d+ percent more/, (at) => near(account(at).two / account(at).one, 1 + a / 100)],
    [/percent greater than/, (at) => near(account(at).end / account(at).sum, 1 + a / 100)],
    [/grew from/, (at) => near(account(at).middle, a) && near(account(at).end, b)],
    [
      /^At a rate 1 percentage point higher/,
      ({ sum, rate }) => near(account({ sum, rate: rate + 1 }).one - account({ sum, rate }).one, b),
    ],
    [/^On a deposit twice as large/, (at) => near(account({ ...at, sum: 2 * at.sum }).one, a)],
  ];
  const found = tests.find(([pattern]) => pattern.test(said));
  if (!found) throw new Error(`The statement cannot be read: ${said}`);
  return found[1];
}
