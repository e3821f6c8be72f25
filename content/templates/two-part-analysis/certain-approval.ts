import {
  type Choice,
  fromWords,
  inWords,
  listed,
  range,
  read,
  type Rng,
  selectionOf,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

/** What can be known of a case; what is left out is unknown. */
interface Case {
  readonly amount?: number;
  readonly many?: number;
  readonly isSure?: boolean;
}

interface Policy {
  /** Up to the lower amount, one condition is enough; up to the higher one, both are required. */
  readonly low: number;
  readonly high: number;
  readonly least: number;
}

const SETTINGS = [
  {
    name: "purchases",
    opening: "A company's policy on requests for purchases is as follows.",
    one: "request",
    who: "that",
    rule: "A request for",
    amount: "is for",
    done: "approved",
    many: (how: string, n: string) => `includes ${how} ${n} quotes from suppliers`,
    quotes: "quotes",
    sure: "is signed by a manager",
    unsure: "is not signed by a manager",
    yes: "signed by a manager",
    no: "not signed by a manager",
    unit: 100,
  },
  {
    name: "grants",
    opening: "A foundation's policy on applications for grants is as follows.",
    one: "application",
    who: "that",
    rule: "An application for",
    amount: "is for",
    done: "accepted",
    many: (how: string, n: string) => `includes ${how} ${n} letters of support`,
    quotes: "letters of support",
    sure: "is submitted by a nonprofit organization",
    unsure: "is not submitted by a nonprofit organization",
    yes: "submitted by a nonprofit organization",
    no: "not submitted by a nonprofit organization",
    unit: 1000,
  },
  {
    name: "loans",
    opening: "A credit union's policy on members' applications for loans is as follows.",
    one: "applicant",
    who: "who",
    rule: "An applicant who requests",
    amount: "requests",
    done: "approved",
    many: (how: string, n: string) => `has been a member for ${how} ${n} years`,
    quotes: "years of membership",
    sure: "has a cosigner",
    unsure: "does not have a cosigner",
    yes: "a cosigner",
    no: "no cosigner",
    unit: 1000,
  },
] as const;
type Setting = (typeof SETTINGS)[number];

function passes({ low, high, least }: Policy, { amount, many, isSure }: Required<Case>): boolean {
  if (amount > high) return false;
  return amount > low ? many >= least && isSure : many >= least || isSure;
}

/** The verdicts that are possible whatever is unknown. */
function verdicts(policy: Policy, { amount, many, isSure }: Case): Set<boolean> {
  const { low, high, least } = policy;
  const found = new Set<boolean>();
  for (const a of amount === undefined ? [low, high, high + 1] : [amount])
    for (const m of many === undefined ? [least - 1, least] : [many])
      for (const s of isSure === undefined ? [true, false] : [isSure])
        found.add(passes(policy, { amount: a, many: m, isSure: s }));
  return found;
}

function policyText({ one, rule, done, many, sure }: Setting, policy: Policy): string {
  const { low, high, least } = policy;
  const enough = many("at least", inWords(least));
  const it = one === "applicant" ? "the applicant" : "it";
  return [
    `- ${rule} no more than ${usd(low)} is ${done} if ${it} ${enough} or ${sure}.`,
    `- ${rule} more than ${usd(low)} but no more than ${usd(high)} is ${done} if ${it} ${enough} and ${sure.replace("is ", "is also ").replace("has ", "also has ")}.`,
    `- All other ${one}s are rejected.`,
  ].join("\n");
}

/** What is known: "\$4,300, signed by a manager" */
function caseText({ quotes, yes, no }: Setting, { amount, many, isSure }: Case): string {
  const one = quotes.replace(/^(\w+)s\b/, "$1");
  return [
    ...(amount === undefined ? [] : [usd(amount)]),
    ...(many === undefined ? [] : [`${inWords(many)} ${many === 1 ? one : quotes}`]),
    ...(isSure === undefined ? [] : [isSure ? yes : no]),
  ].join(", ");
}

function drawPolicy(rng: Rng, { unit }: Setting): Policy {
  const low = 5 * rng.int(2, 6);
  return { low: low * unit, high: (low + 5 * rng.int(2, 8)) * unit, least: rng.int(2, 4) };
}

/** A case of which one thing, or for some two things, is unknown. */
function drawCase(rng: Rng, policy: Policy, { unit }: Setting): Case {
  const { low, high, least } = policy;
  const amount = unit * rng.int(Math.ceil((0.4 * low) / unit), Math.ceil((1.15 * high) / unit));
  const many = rng.int(Math.max(1, least - 2), least + 1);
  const isSure = rng.chance(0.5);
  return rng.pick([
    { many, isSure },
    { amount, isSure },
    { amount, many },
  ]);
}

const asked = ({ one, who, done }: Setting): [[string, string], [string, string]] => [
  [`Must be ${done}`, `the ${one} ${who} must be ${done}`],
  [`Cannot be ${done}`, `the ${one} ${who} cannot be ${done}`],
];

const pronounOf = ({ one }: Setting): string => (one === "applicant" ? "the applicant" : "it");

/** How the number and the signature of a case are said as conditions: "includes fewer than two quotes" */
function conditionsOf({ least }: Policy, { many, isSure }: Case, setting: Setting) {
  const { sure, unsure } = setting;
  const number = (is: boolean): string =>
    setting.many(is ? "at least" : "fewer than", inWords(least));
  return {
    number,
    met: [
      ...(many !== undefined && many >= least ? [number(true)] : []),
      ...(isSure === true ? [sure] : []),
    ],
    missed: [
      ...(many !== undefined && many < least ? [number(false)] : []),
      ...(isSure === false ? [unsure] : []),
    ],
  };
}

function whyOf(policy: Policy, one: Case, setting: Setting): string {
  const { done, sure } = setting;
  const { low, high } = policy;
  const { amount, many } = one;
  const it = pronounOf(setting);
  const { number, met, missed } = conditionsOf(policy, one, setting);
  if (amount === undefined) {
    const known = `The ${setting.one} ${[...met, ...missed].join(" and ")}`;
    if (met.length === 0)
      return `${known}, so neither condition is met, and the ${setting.one} is rejected whatever the amount is.`;
    if (missed.length === 0)
      return `${known}. With both conditions met, ${it} is ${done} if the amount is no more than ${usd(high)} and rejected if the amount is greater.`;
    return `${known}. With only one condition met, ${it} is ${done} if the amount is no more than ${usd(low)} and rejected if the amount is greater.`;
  }
  if (amount > high) return `${usd(amount)} is more than ${usd(high)}.`;
  const open = many === undefined ? number(true) : sure;
  const opens = `${it} is ${done} only if ${it} ${open}, which is not known.`;
  if (amount <= low) {
    const rule = `${usd(amount)} is no more than ${usd(low)}, so one condition is enough`;
    return met.length > 0
      ? `${rule}, and the ${setting.one} ${met[0]!}.`
      : `${rule}. Since the ${setting.one} ${missed[0]!}, ${opens}`;
  }
  const rule = `${usd(amount)} is more than ${usd(low)}, so both conditions are required`;
  return missed.length > 0
    ? `${rule}, but the ${setting.one} ${missed[0]!}.`
    : `${rule}. The ${setting.one} ${met[0]!}, so ${opens}`;
}

/** Cases of which one thing is unknown each. */
function askCases(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const policy = drawPolicy(rng, setting);
  const cases = range(1, 6).map(() => drawCase(rng, policy, setting));
  const must = cases.findIndex((one) => !verdicts(policy, one).has(false));
  const cannot = cases.findIndex((one) => !verdicts(policy, one).has(true));
  const settled = cases.filter((one) => verdicts(policy, one).size === 1).length;
  const kinds = new Set(cases.map((one) => Object.keys(one).join())).size;
  const texts = cases.map((one) => caseText(setting, one));
  if (settled !== 2 || must < 0 || cannot < 0 || kinds < 3 || new Set(texts).size < 6) return null;
  if (cases[cannot]!.amount !== undefined && cases[cannot]!.amount > policy.high) return null;
  const [first, second] = asked(setting);
  const whys = cases.map((one) => whyOf(policy, one, setting));
  return {
    variant: `cases/${setting.name}`,
    difficulty: 4,
    stem: `${setting.opening}\n\n${policyText(setting, policy)}\n\nFor each of six ${setting.one}s, only some of the facts are known. ${selectionOf(first, second)}`,
    columns: [first[0], second[0]] as [string, string],
    rows: texts.map((text, k): Choice => ({ text: sentence(text), why: whys[k]! })),
    keys: [must, cannot] as const,
    solution: {
      idea: "For each one, ask whether the fact that is not known could change the decision.",
      steps: [
        `${sentence(texts[must]!)}: ${whys[must]} So the ${setting.one} must be ${setting.done}.`,
        `${sentence(texts[cannot]!)}: ${whys[cannot]} So the ${setting.one} cannot be ${setting.done}.`,
      ],
      check: `Each of the other four ${setting.one}s can be ${setting.done} and can be rejected, depending on the fact that is not known.`,
      takeaway: "A fact that is not known matters only if the decision depends on it.",
    },
  };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A statement about a case, and whether it holds. */
interface Statement {
  readonly text: string;
  readonly holds: (one: Required<Case>) => boolean;
}

/** All that a sentence can say of a case: "is for more than \$2,000" */
function statementsOf({ amount: asks, many, sure, unsure, unit }: Setting): Statement[] {
  return [
    { text: sure, holds: ({ isSure }) => isSure },
    { text: unsure, holds: ({ isSure }) => !isSure },
    ...range(1, 5).flatMap((n): Statement[] => [
      { text: many("at least", inWords(n)), holds: (one) => one.many >= n },
      { text: many("fewer than", inWords(n)), holds: (one) => one.many < n },
    ]),
    ...range(1, 99).flatMap((n): Statement[] => [
      { text: `${asks} more than ${usd(n * unit)}`, holds: ({ amount }) => amount > n * unit },
      { text: `${asks} no more than ${usd(n * unit)}`, holds: ({ amount }) => amount <= n * unit },
    ]),
  ];
}

/** The cases that a policy decides so, as far as statements can tell them apart. */
function decided(policy: Policy, { unit }: Setting, isDone: boolean): Required<Case>[] {
  return range(1, 100).flatMap((n) =>
    range(0, 6).flatMap((many) =>
      [true, false]
        .map((isSure) => ({ amount: n * unit, many, isSure }))
        .filter((one) => passes(policy, one) === isDone),
    ),
  );
}

const all = (cases: readonly Required<Case>[], { holds }: Statement, is: boolean): boolean =>
  cases.every((one) => holds(one) === is);
/** Which of the three facts a statement is about. */
const topicOf = ({ text }: Statement): string =>
  /\$/.test(text) ? "amount" : /at least|fewer/.test(text) ? "many" : "sure";

/** What a stem or row may say under this policy. */
function poolOf(setting: Setting, { low, high, least }: Policy, near: number): Statement[] {
  const numbers = [least, least - 1].filter((n) => n > 1).map(inWords);
  const limits = [low, near, high].map(usd);
  return statementsOf(setting).filter(
    (it) =>
      topicOf(it) === "sure" ||
      limits.some((limit) => it.text.endsWith(` ${limit}`)) ||
      numbers.some((n) => it.text.includes(` ${n} `)),
  );
}

/** A decision, what is known, and five statements: the first must be true, the second cannot be. */
function drawDecided(rng: Rng, setting: Setting, policy: Policy) {
  const { low, high } = policy;
  const pool = poolOf(setting, policy, low + setting.unit * rng.int(1, 4));
  const isDone = rng.chance(0.6);
  const given = rng.sample(pool, isDone ? 1 : 2);
  const fits = (one: Required<Case>): boolean => given.every(({ holds }) => holds(one));
  const free = [true, false].flatMap((is) => decided(policy, setting, is)).filter(fits);
  const cases = decided(policy, setting, isDone).filter(fits);
  if (cases.length === 0 || new Set(given.map(topicOf)).size < given.length) return null;
  if (isDone && topicOf(given[0]!) === "amount") return null;
  const news = rng.shuffle(pool.filter((it) => !all(free, it, true) && !all(free, it, false)));
  const isPlain = ({ text }: Statement): boolean => text.endsWith(` ${usd(high)}`);
  const yes = news.find((it) => all(cases, it, true) && !isPlain(it));
  const no = news.find(
    (it) => all(cases, it, false) && !isPlain(it) && yes && topicOf(it) !== topicOf(yes),
  );
  const open = news.filter((it) => !all(cases, it, true) && !all(cases, it, false));
  const others = [
    ...open,
    ...statementsOf(setting).filter(
      (it) => isNear(it, policy, setting) && !all(cases, it, true) && !all(cases, it, false),
    ),
  ];
  const distinct = [...new Map(others.map((it) => [it.text, it])).values()];
  if (!yes || !no || distinct.length < 3) return null;
  return { isDone, given, chosen: [yes, no, ...distinct.slice(0, 3)] };
}

/** Further statements that stay open: smaller amounts, and one more quote. */
function isNear({ text }: Statement, { low, high, least }: Policy, { unit }: Setting): boolean {
  const middle = unit * Math.floor((low + high) / 2 / unit);
  const half = unit * Math.ceil(low / 2 / unit);
  return (
    [middle, half].some((n) => text.endsWith(` ${usd(n)}`)) ||
    text.includes(`at least ${inWords(least + 1)} `)
  );
}

/** The statement that holds exactly when this one doesn't. */
function oppositeOf(one: Statement, setting: Setting): Statement {
  const trial = decidedAll(setting);
  return statementsOf(setting).find((other) =>
    trial.every((it) => other.holds(it) !== one.holds(it)),
  )!;
}

function decidedAll(setting: Setting): Required<Case>[] {
  const policy = { low: 0, high: 0, least: 0 };
  return [true, false].flatMap((is) => decided(policy, setting, is));
}

/** Why a case of which all this is true gets the other decision. */
function refuted(
  policy: Policy,
  setting: Setting,
  isDone: boolean,
  given: readonly Statement[],
  assumed: Statement,
): string {
  const { low, high } = policy;
  const { one, who, done, rule } = setting;
  const assumable = decidedAll(setting).filter(assumed.holds);
  const said = [...given.filter(({ holds }) => !assumable.every(holds)), assumed];
  const cases = assumable.filter((it) => said.every(({ holds }) => holds(it)));
  const isBelow = (limit: number): boolean => cases.every(({ amount }) => amount <= limit);
  const met = cases.every((it) => it.many >= policy.least && it.isSure);
  const unmet = cases.every((it) => it.many < policy.least && !it.isSure);
  const because = isDone
    ? unmet
      ? "neither of the two conditions is met"
      : `both conditions are required for more than ${usd(low)}`
    : met && !isBelow(low)
      ? `both conditions are met and the amount is no more than ${usd(high)}`
      : `one condition is enough for no more than ${usd(low)}`;
  const article = rule.split(" ")[0]!;
  return `${article} ${one} ${who} ${listed(said.map(({ text }) => text))} is ${isDone ? "rejected" : done}, because ${because}.`;
}

/** In how many facts two cases differ. */
const apart = (one: Required<Case>, other: Required<Case>): number =>
  Number(one.amount !== other.amount) +
  Number(one.many !== other.many) +
  Number(one.isSure !== other.isSure);

/** Two cases with this decision that are alike but for an open statement. */
function examples(
  policy: Policy,
  setting: Setting,
  isDone: boolean,
  given: readonly Statement[],
  { holds }: Statement,
): string {
  const cases = decided(policy, setting, isDone).filter(
    (it) => it.many > 0 && given.every((fact) => fact.holds(it)),
  );
  const others = cases.filter((it) => !holds(it));
  const [yes, no] = cases
    .filter((it) => holds(it))
    .map((one) => [one, others.toSorted((a, b) => apart(one, a) - apart(one, b))[0]!] as const)
    .toSorted((a, b) => apart(...a) - apart(...b))[0]!;
  const result = isDone ? setting.done : "rejected";
  return `This can be true of ${result.startsWith("a") ? "an" : "a"} ${result} ${setting.one} (${caseText(setting, yes)}) but can also be false (${caseText(setting, no)}).`;
}

/** One case was decided, and something is known of it: what must be true, and what cannot be. */
function askDecided(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const policy = drawPolicy(rng, setting);
  const drawn = drawDecided(rng, setting, policy);
  if (!drawn) return null;
  const { isDone, given, chosen } = drawn;
  const { one, done, name } = setting;
  const facts = given.map(({ text }) => text).join(" and ");
  const result = isDone ? done : "rejected";
  const opposite = oppositeOf(chosen[0]!, setting);
  const whys = [
    refuted(policy, setting, isDone, given, opposite),
    refuted(policy, setting, isDone, given, chosen[1]!),
    ...chosen.slice(2).map((row) => examples(policy, setting, isDone, given, row)),
  ];
  const first = ["Must be true", `the statement that must be true of this ${one}`] as const;
  const second = ["Cannot be true", `the statement that cannot be true of this ${one}`] as const;
  return {
    variant: `decided/${name}`,
    difficulty: isDone ? 4 : 5,
    stem: `${setting.opening}\n\n${policyText(setting, policy)}\n\nA certain ${one} ${setting.who} ${facts} is ${result}. ${selectionOf(first, second)}`,
    columns: [first[0], second[0]] as [string, string],
    rows: chosen.map((row, k): Choice => ({
      text: `The ${one} ${row.text}.`,
      why: whys[k]!,
    })),
    keys: [0, 1] as const,
    solution: {
      idea: `A statement must be true if the ${one} could not be ${result} without it. A statement cannot be true if the ${one} could not be ${result} with it.`,
      steps: whys
        .slice(0, 2)
        .map(
          (why, k) =>
            `${why} So it ${k === 0 ? "must" : "cannot"} be true that this ${one} ${chosen[k]!.text}.`,
        ),
      check: `Each of the other statements is true for some ${result} ${one}s of this kind and false for others.`,
      takeaway: "Read a policy backward too: a decision shows which conditions were met.",
    },
  };
}

export const template: TwoPartTemplate = {
  id: "certain-approval",
  format: "two-part-analysis",
  kind: "non-math",
  pattern: "A policy with thresholds and facts that are missing: what is certain all the same.",

  make(rng) {
    const ask = rng.pick([askCases, askDecided]);
    let draft = null;
    for (let tries = 0; tries < 1000; tries++) draft ??= ask(rng);
    return draft && { ...draft, context: "real" };
  },

  /** Reads the policy and the rows, and goes through all cases. */
  check({ stem, rows }) {
    const setting = SETTINGS.find(({ opening }) => stem.startsWith(opening))!;
    const amounts = read(stem, /more than \$(\d+) but no more than \$(\d+)/).map(Number);
    const least = fromWords(read(stem, /at least (\w+) /)[0]!);
    const policy: Policy = { low: amounts[0]!, high: amounts[1]!, least };
    const where = (fits: (row: string) => boolean): number[] =>
      rows.flatMap((row, r) => (fits(row) ? [r] : []));
    const [done, rest] = [true, false].map((is) => decided(policy, setting, is)) as [
      Required<Case>[],
      Required<Case>[],
    ];
    const said = /\n\nA certain \w+ (?:that|who) (.*) is (\w+)\. Select/.exec(stem);
    const statements = statementsOf(setting);
    if (said) {
      const given = statements.filter(
        ({ text }) =>
          said[1] === text ||
          said[1]!.startsWith(`${text} and `) ||
          said[1]!.endsWith(` and ${text}`),
      );
      const cases = (said[2] === "rejected" ? rest : done).filter((it) =>
        given.every(({ holds }) => holds(it)),
      );
      const is = (row: string, wanted: boolean): boolean => {
        const { holds } = statements.find(({ text }) => `The ${setting.one} ${text}.` === row)!;
        return cases.every((it) => holds(it) === wanted);
      };
      return { first: where((row) => is(row, true)), second: where((row) => is(row, false)) };
    }
    const agrees =
      (row: string) =>
      (it: Required<Case>): boolean => {
        const text = row.toLowerCase();
        const dollars = /\$([\d,]+)/.exec(row)?.[1];
        const word = text
          .split(", ")
          .find((part) => /quote|letter|year/.test(part))
          ?.split(" ")[0];
        const signed = text.includes(setting.no) ? false : text.includes(setting.yes) || undefined;
        return (
          (!dollars || it.amount === Number(dollars.replaceAll(",", ""))) &&
          (!word || it.many === fromWords(word)) &&
          (signed === undefined || it.isSure === signed)
        );
      };
    return {
      first: where((row) => !rest.some(agrees(row))),
      second: where((row) => !done.some(agrees(row))),
    };
  },
};
