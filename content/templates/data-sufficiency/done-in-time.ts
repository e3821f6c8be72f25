import {
  capital,
  type CaseStatement,
  count,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

const SETTINGS = [
  { name: "pumps", one: "pump P", other: "pump Q", job: "empty a pool", again: "empties the pool" },
  {
    name: "printers",
    one: "printer P",
    other: "printer Q",
    job: "print a certain catalog",
    again: "prints the catalog",
  },
  {
    name: "painters",
    one: "Rosa",
    other: "Samir",
    job: "paint a fence",
    again: "paints the fence",
  },
  {
    name: "mills",
    one: "mill P",
    other: "mill Q",
    job: "grind a load of grain",
    again: "grinds the load",
  },
  {
    name: "typists",
    one: "Ines",
    other: "Jun",
    job: "index an archive",
    again: "indexes the archive",
  },
] as const;

/** Hours that each one takes alone. */
interface Case {
  readonly p: number;
  readonly q: number;
}
const HOURS = [...range(1, 72).map((half) => half / 2), 42, 45, 48, 60, 72];
const CASES: readonly Case[] = HOURS.flatMap((p) => HOURS.map((q) => ({ p, q })));
const together = ({ p, q }: Case): number => (p * q) / (p + q);

const inHours = (hours: number): string =>
  `${Number.isInteger(2 * hours) ? "" : "about "}${Number(hours.toFixed(2))}`;
function statementsOf(
  { p, q }: Case,
  limit: number,
  { one, other, again }: (typeof SETTINGS)[number],
  rng: Rng,
): CaseStatement<Case>[] {
  const bounds = [limit, 1.5 * limit, 2 * limit, 2 * limit, 3 * limit].filter(Number.isInteger);
  const [forP, forQ, forMean] = [rng.pick(bounds), rng.pick(bounds), 2 * limit];
  const bound = (
    name: "p" | "q",
    hours: number,
    who: string,
    own: number,
  ): CaseStatement<Case> => ({
    kind: `${name}${own < hours ? "<" : ">"}`,
    text: `Working alone, ${who} ${again} in ${own < hours ? "less" : "more"} than ${hours} hours.`,
    holds: (c) => (own < hours ? c[name] < hours : c[name] > hours),
    note:
      own < hours && hours <= limit
        ? `even without help, ${who} is done in time`
        : `alone in ${hours} hours, ${who} would do $\\frac{${limit}}{${hours}}$ of the work by then`,
  });
  const times = Math.max(p, q) / Math.min(p, q);
  const [slow, quick] = p > q ? [one, other] : [other, one];
  const mean = (p + q) / 2;
  const list: (CaseStatement<Case> | false)[] = [
    p !== forP && bound("p", forP, one, p),
    q !== forQ && bound("q", forQ, other, q),
    {
      kind: "p=",
      text: `Working alone, ${one} ${again} in ${count(p, "hour")}.`,
      holds: (c) => c.p === p,
      note: p < limit ? `even without help, ${one} is done in time` : `nothing is said of ${other}`,
    },
    {
      kind: "q=",
      text: `Working alone, ${other} ${again} in ${count(q, "hour")}.`,
      holds: (c) => c.q === q,
      note: q < limit ? `even without help, ${other} is done in time` : `nothing is said of ${one}`,
    },
    mean !== forMean && {
      kind: "mean",
      text: `The average (arithmetic mean) of the times that ${one} and ${other} need alone is ${mean < forMean ? "less" : "greater"} than ${forMean} hours.`,
      holds: (c) => (mean < forMean ? c.p + c.q < 2 * forMean : c.p + c.q > 2 * forMean),
      note:
        mean < forMean
          ? `two that need ${forMean} hours each would need exactly ${limit} together, and with unequal times of the same average they are quicker still, since the quicker one does more of the work`
          : "one of them may be very slow while the other is quick enough",
    },
    Number.isInteger(times) &&
      times > 1 && {
        kind: "times",
        text: `${capital(slow)} takes ${times === 2 ? "twice" : `${times} times`} as long as ${quick} for the same work.`,
        holds: (c) => (p > q ? c.p === times * c.q : c.q === times * c.p),
        note: "only the two speeds are compared",
      },
    p === q && {
      kind: "same",
      text: `${capital(one)} and ${other} work equally fast.`,
      holds: (c) => c.p === c.q,
      note: "only the two speeds are compared",
    },
    p > limit &&
      q > limit && {
        kind: "neither",
        text: `Working alone, neither ${one} nor ${other} would be done in ${limit} hours.`,
        holds: (c) => c.p > limit && c.q > limit,
        note: "together they are quicker than either",
      },
    Math.max(p, q) < 2 * limit && {
      kind: "each",
      text: `Working alone, each of the two would be done in less than ${2 * limit} hours.`,
      holds: (c) => Math.max(c.p, c.q) < 2 * limit,
      note: `each does more than half of the work in ${limit} hours`,
    },
    Math.min(p, q) > 2 * limit && {
      kind: "each",
      text: `Working alone, each of the two would need more than ${2 * limit} hours.`,
      holds: (c) => Math.min(c.p, c.q) > 2 * limit,
      note: `each does less than half of the work in ${limit} hours`,
    },
  ];
  return list.filter((said): said is CaseStatement<Case> => said !== false);
}

function drawNumbers(rng: Rng) {
  const limit = rng.int(2, 6);
  // Sometimes one is fast enough without help.
  const p = rng.chance(0.25) ? rng.int(1, limit - 1) : rng.int(limit + 1, 3 * limit);
  const q = rng.chance(0.25) ? p * rng.int(1, 2) : rng.int(Math.ceil(limit * 0.8), 3 * limit);
  const at = { p, q };
  if (Math.abs(together(at) - limit) < 1e-9 || p === limit || q === limit) return null;
  const setting = rng.pick(SETTINGS);
  const { one: here, other: there, job } = setting;
  const [one, two] = rng.sample(statementsOf(at, limit, setting, rng), 2) as [
    CaseStatement<Case>,
    CaseStatement<Case>,
  ];
  const kinds = [one.kind, two.kind];
  const names = kinds
    .map((kind) => kind.charAt(0))
    .toSorted()
    .join("");
  // One statement must not contain the other.
  if (names === "pp" || names === "qq" || (kinds.includes("each") && !kinds.includes("times"))) {
    if (!(kinds.includes("each") && kinds.includes("mean"))) return null;
  }
  // The line between yes and no must fall on a whole hour, so that half hours show both sides.
  const partner = (hours: number): number => (limit * hours) / (hours - limit);
  const isOnGrid = (kind: string, hours: number): boolean =>
    !kinds.includes(kind) || hours < limit || Number.isInteger(partner(hours));
  const k = Math.max(p, q) / Math.min(p, q);
  if (!isOnGrid("p=", p) || !isOnGrid("q=", q)) return null;
  if (
    kinds.includes("times") &&
    (kinds.includes("mean") || !Number.isInteger(((k + 1) * limit) / k))
  )
    return null;
  const question = rng.chance(0.5)
    ? `Working together, each at a constant rate, will ${here} and ${there} ${job} in less than ${limit} hours?`
    : `${capital(here)} and ${there}, each working at a constant rate, are to ${job} together. Will they take less than ${limit} hours?`;
  return { limit, at, setting, one, two, kinds, question };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ limit, at, one, two }: Numbers) {
  const answer = (c: Case): boolean => together(c) < limit - 1e-9;
  const show = (c: Case): string =>
    `times alone of ${c.p} and ${count(c.q, "hour")} make ${inHours(together(c))} together`;
  const judge = (fits: readonly Case[], note: string) => {
    const rivals = fits.filter((c) => answer(c) !== answer(at));
    const isRound = (c: Case): boolean =>
      Math.min(c.p, c.q) > 1 && Number.isInteger(2 * together(c));
    const rival = rivals.find(isRound) ?? rivals[0];
    return {
      enough: !rival,
      why: rival
        ? `${note}${note && "; "}${show(at)}, but ${show(rival)}.`
        : `${note}${note && "; "}the answer is ${answer(at) ? "yes" : "no"}.`,
    };
  };
  const fits = [one, two].map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
  const both = fits[0].filter(two.holds);
  const nearest = both.toSorted(
    (a, b) => Math.abs(together(a) - limit) - Math.abs(together(b) - limit),
  )[0]!;
  return {
    first: judge(fits[0], one.note),
    second: judge(fits[1], two.note),
    together: judge(
      both,
      both.every((c) => answer(c) === answer(at))
        ? `in the case nearest to ${limit} hours, among half hours, ${show(nearest)}`
        : "",
    ),
  };
}

export const template: SufficiencyTemplate = {
  id: "done-in-time",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Two work together: whether they meet a deadline, from bounds on what each does alone.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { limit, setting, one, two, kinds, question } = numbers;
    const { name } = setting;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    return {
      variant: `${name}/${question.startsWith("Working") ? "will" : "are"}`,
      context: "real",
      difficulty:
        5 +
        (kinds.includes("mean") ? 2 : 0) +
        (kinds.includes("each") || kinds.includes("neither") ? 1 : 0) +
        (alone ? 0 : 1) -
        (kinds.every((kind) => /=|times|same/.test(kind)) ? 2 : 0),
      stem: question,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `In ${limit} hours one who needs $t$ hours alone does $\\frac{${limit}}{t}$ of the work; the question is whether the two parts make more than the whole.`,
        steps: stepsOfFindings(findings),
        check: `Two who need ${2 * limit} hours each alone need exactly ${limit} together: compare with that.`,
      },
    };
  },

  /** Adds the work per hour for all times alone, in thirds and quarters of an hour. */
  check({ stem, statements }) {
    const [limit] = read(stem, /less than (\d+) hours/).map(Number) as [number];
    const [one, other] = read(stem, /(?:, will|^) ?(\w+(?: P)?) and (\w+(?: Q)?)/i) as [
      string,
      string,
    ];
    const [first, second] = statements.map((said) => conditionOf(plain(said), one, other)) as [
      (c: Case) => boolean,
      (c: Case) => boolean,
    ];
    const cases = TIMES.flatMap((p) => TIMES.map((q) => ({ p, q })));
    return keyByCases(cases, first, second, ({ p, q }) => 1 / p + 1 / q > 1 / limit + 1e-9);
  },
};

const TIMES = [...range(2, 80).map((n) => n / 4), ...range(21, 60), 72, 90];

function conditionOf(said: string, one: string, other: string): (c: Case) => boolean {
  const hours = Number(/(\d+) hours?/.exec(said)?.[1]);
  const times = said.includes("twice") ? 2 : Number(/(\d+) times/.exec(said)?.[1]);
  const low = said.toLowerCase();
  const place = (name: string): number => low.indexOf(name.toLowerCase());
  const isFirst = place(other) < 0 || (place(one) >= 0 && place(one) < place(other));
  const who = isFirst ? "p" : "q";
  const less = said.includes("less than");
  if (said.startsWith("The average"))
    return ({ p, q }) => (less ? (p + q) / 2 < hours : (p + q) / 2 > hours);
  if (said.includes("as long as"))
    return ({ p, q }) => (isFirst ? p === times * q : q === times * p);
  if (said.includes("equally fast")) return ({ p, q }) => p === q;
  if (said.includes("neither")) return ({ p, q }) => p > hours && q > hours;
  if (said.includes("each of the two"))
    return ({ p, q }) => (less ? p < hours && q < hours : p > hours && q > hours);
  if (!said.startsWith("Working alone")) throw new Error(`The statement cannot be read: ${said}`);
  if (less) return (c) => c[who] < hours;
  if (said.includes("more than")) return (c) => c[who] > hours;
  return (c) => c[who] === hours;
}
