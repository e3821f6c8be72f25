import {
  count,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

const SETTINGS = [
  { name: "garage", who: "Ana", did: "parked", place: "A garage in Lisbon" },
  { name: "boathouse", who: "Bilal", did: "rented a kayak", place: "A boathouse on a lake" },
  { name: "school", who: "Chiara", did: "used a practice room", place: "A music school" },
  { name: "workshop", who: "Kwame", did: "used a workbench", place: "A public workshop" },
  { name: "court", who: "Mina", did: "used a court", place: "A tennis club" },
] as const;

/** Minutes of use. */
const MINUTES = range(61, 600);
const hours = (minutes: number): number => Math.ceil(minutes / 60);
const inHours = (m: number): string => {
  const [h, rest] = [Math.floor(m / 60), m % 60];
  const [whole, part] = [count(h, "hour"), count(rest, "minute")];
  return rest === 0 ? whole : h === 0 ? part : `${whole} ${part}`;
};

const step = (n: number): number => 5 * Math.round(n / 5);

interface Statement {
  readonly kind: string;
  readonly text: string;
  readonly holds: (m: number) => boolean;
}

function statementsOf(
  m: number,
  [base, more]: [number, number],
  { who, did }: (typeof SETTINGS)[number],
  rng: Rng,
): Statement[] {
  const fee = (at: number): number => base + more * (hours(at) - 1);
  const [low, high] = [step(m - rng.int(8, 50)), step(m + rng.int(8, 50))];
  const shift = rng.pick([20, 30, 40, 45]);
  const [later, earlier] = [fee(m + shift) - fee(m), fee(m) - fee(Math.max(m - shift, 1))];
  const twice = fee(2 * m);
  const list: Statement[] = [
    { kind: "low", text: `${who} ${did} for more than ${inHours(low)}.`, holds: (at) => at > low },
    {
      kind: "high",
      text: `${who} ${did} for less than ${inHours(high)}.`,
      holds: (at) => at < high,
    },
    {
      kind: "between",
      text: `${who} ${did} for more than ${inHours(low)} but less than ${inHours(high)}.`,
      holds: (at) => at > low && at < high,
    },
    {
      kind: "longer",
      text: `For ${shift} minutes more, ${who} would have paid ${later === 0 ? "the same amount" : `${usd(later)} more`}.`,
      holds: (at) => fee(at + shift) - fee(at) === later,
    },
    {
      kind: "shorter",
      text: `For ${shift} minutes less, ${who} would have paid ${earlier === 0 ? "the same amount" : `${usd(earlier)} less`}.`,
      holds: (at) => fee(at) - fee(at - shift) === earlier,
    },
    {
      kind: "double",
      text: `For twice the time, ${who} would have paid ${usd(twice)}.`,
      holds: (at) => fee(2 * at) === twice,
    },
    {
      kind: "whole",
      text: `${who} paid a whole number of dollars that is ${fee(m) % 2 === 0 ? "even" : "odd"}.`,
      holds: (at) => fee(at) % 2 === fee(m) % 2,
    },
  ];
  return list.filter(
    ({ kind }) =>
      low >= 65 && (kind !== "shorter" || m > shift + 65) && (kind !== "whole" || more % 2 === 1),
  );
}

export const template: SufficiencyTemplate = {
  id: "hours-begun",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A fee by hours begun: bounds on the time are enough when they lie within one hour.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const { name, who, did, place } = setting;
    const [base, more] = [rng.int(4, 12), rng.int(2, 7)];
    const m = 5 * rng.int(17, 70) + rng.pick([0, 0, 2]);
    const pool = statementsOf(m, [base, more], setting, rng);
    if (base === more || pool.length < 2) return null;
    const asksHours = rng.chance(0.35);
    const [one, two] = rng.sample(pool, 2) as [Statement, Statement];
    const kinds = [one.kind, two.kind];
    if (kinds.includes("between") && (kinds.includes("low") || kinds.includes("high"))) return null;
    const fee = (at: number): number => base + more * (hours(at) - 1);
    const judge = (fits: readonly number[]) => {
      const rival = fits.find((at) => fee(at) !== fee(m));
      const [from, to] = [fits.at(0) ?? m, fits.at(-1) ?? m];
      return {
        enough: rival === undefined,
        why:
          rival === undefined
            ? `in whole minutes, the times left run from ${inHours(from)} to ${inHours(to)}; all are charged as ${hours(m)} hours, ${usd(fee(m))}.`
            : `it could have been ${inHours(m)}, charged as ${hours(m)} hours, or ${inHours(rival)}, charged as ${hours(rival)} hours.`,
      };
    };
    const fits = [one, two].map(({ holds }) => MINUTES.filter(holds)) as [number[], number[]];
    const findings = {
      first: judge(fits[0]),
      second: judge(fits[1]),
      together: judge(fits[0].filter(two.holds)),
    };
    const alone = findings.first.enough || findings.second.enough;
    const shifted = kinds.filter((kind) => ["longer", "shorter", "double"].includes(kind)).length;
    return {
      variant: `${name}/${asksHours ? "hours" : "fee"}`,
      context: "real",
      difficulty: 3 + 2 * shifted + (alone ? 0 : 1) + (kinds.includes("whole") ? 1 : 0),
      stem: `${place} charges ${usd(base)} for the first hour or any part of it and ${usd(more)} for each further hour or part of an hour. ${who} ${did} there for more than an hour. ${asksHours ? `For how many hours did ${who} pay` : `How much did ${who} pay`}?`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "The fee depends only on how many hours were begun, so the exact time is not needed: ask whether all times that are left end within the same hour.",
        steps: stepsOfFindings(findings),
        check: `The fee changes only just after a full hour; ${usd(base + more)} pays for up to 2 hours, ${usd(base + 2 * more)} for up to 3.`,
      },
    };
  },

  /** Runs a clock in half minutes and charges for each hour as it begins. */
  check({ stem, statements }) {
    const [base, more] = read(stem, /charges \$(\d+) for the first hour .* \$(\d+) for each/);
    const chargeOf = (minutes: number): number => {
      let charge = Number(base);
      for (let paid = 60; paid < minutes; paid += 60) charge += Number(more);
      return charge;
    };
    const [one, two] = statements.map((said) => conditionOf(plain(said), chargeOf)) as [
      (minutes: number) => boolean,
      (minutes: number) => boolean,
    ];
    return keyByCases(
      range(121, 1200).map((half) => half / 2),
      one,
      two,
      chargeOf,
    );
  },
};

function conditionOf(said: string, chargeOf: (minutes: number) => number) {
  const times = Array.from(
    said.matchAll(/(?:(\d+) hours?)?(?: ?(\d+) minutes)?/g),
    ([, h = 0, m = 0]) => 60 * Number(h) + Number(m),
  ).filter((minutes) => minutes > 0);
  const [first = 0, last = 0] = times;
  const dollars = Number(/\$(\d+)/.exec(said)?.[1] ?? 0);
  if (said.includes("but less than")) return (m: number) => m > first && m < last;
  if (said.includes("for more than")) return (m: number) => m > first;
  if (said.includes("for less than")) return (m: number) => m < first;
  if (said.includes("minutes more,"))
    return (m: number) => chargeOf(m + first) === chargeOf(m) + dollars;
  if (said.includes("minutes less,"))
    return (m: number) => chargeOf(m - first) === chargeOf(m) - dollars;
  if (said.includes("twice")) return (m: number) => chargeOf(2 * m) === dollars;
  if (said.includes("whole number"))
    return (m: number) => chargeOf(m) % 2 === (said.includes("even") ? 0 : 1);
  throw new Error(`The statement cannot be read: ${said}`);
}
