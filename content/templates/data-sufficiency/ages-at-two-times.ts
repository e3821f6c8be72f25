import {
  capital,
  type CaseStatement,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

const PAIRS = [
  {
    name: "sisters",
    old: "Amina",
    young: "Farah",
    opening: "Amina is older than her sister Farah",
  },
  { name: "teacher", old: "Paulo", young: "Iris", opening: "Paulo is older than his pupil Iris" },
  {
    name: "bridges",
    old: "the stone bridge",
    young: "the steel bridge",
    opening: "In a river town the stone bridge is older than the steel bridge",
  },
  {
    name: "trees",
    old: "the oak",
    young: "the linden",
    opening: "In a park in Vilnius the oak is older than the linden",
  },
  {
    name: "firms",
    old: "the brewery",
    young: "the bakery",
    opening: "On a square in Prague the brewery is older than the bakery",
  },
] as const;

/** Ages now, in whole years. */
interface Case {
  readonly old: number;
  readonly young: number;
}
const CASES: readonly Case[] = range(2, 99).flatMap((old) =>
  range(1, old - 1).map((young) => ({ old, young })),
);

const years = (n: number): string => (n === 1 ? "1 year" : `${n} years`);
const when = (t: number): string => (t > 0 ? `In ${years(t)}` : `${capital(years(-t))} ago`);
const TIMES: Record<number, string> = { 2: "twice", 3: "3 times", 4: "4 times", 5: "5 times" };

function statementsOf(
  { old, young }: Case,
  { old: one, young: other }: (typeof PAIRS)[number],
  rng: Rng,
): CaseStatement<Case>[] {
  const later = rng.int(2, 12);
  const t = rng.chance(0.5) ? later : -Math.min(later, young - 1);
  const [gap, sum, product] = [old - young, old + young, old * young];
  const will = t > 0 ? "will be" : "was";
  const ratios = range(-young + 1, 30).filter((at) => at !== 0 && TIMES[(old + at) / (young + at)]);
  const at = ratios.length > 0 ? rng.pick(ratios) : 0;
  const [early, late] = [ratios.at(0) ?? 0, ratios.at(-1) ?? 0];
  const ratioAt = (time: number): string =>
    `${one} ${time > 0 ? "will be" : "was"} ${TIMES[(old + time) / (young + time)]} as old as ${other}`;
  const isRatioAt = (c: Case, time: number): boolean =>
    c.young + time > 0 && (c.old + time) * (young + time) === (c.young + time) * (old + time);
  const list: (CaseStatement<Case> | false)[] = [
    early !== late && {
      kind: "ratios",
      text: `${when(early)}, ${ratioAt(early)}, and ${when(late).replace("In", "in")}, ${ratioAt(late)}.`,
      holds: (c) => isRatioAt(c, early) && isRatioAt(c, late),
      note: "these are two different equations for the same two ages",
    },
    t !== 0 && {
      kind: "gap",
      text: `${when(t)}, ${one} ${will} ${years(gap)} older than ${other}.`,
      holds: (c) => c.old - c.young === gap && c.young + t > 0,
      note: `the difference in age is ${gap} at all times`,
    },
    {
      kind: "gap",
      text: `${capital(one)} is ${years(gap)} older than ${other}.`,
      holds: (c) => c.old - c.young === gap,
      note: `the difference in age is ${gap} at all times`,
    },
    t !== 0 && {
      kind: "sum",
      text: `${when(t)}, the sum of the two ages ${will} ${sum + 2 * t}.`,
      holds: (c) => c.old + c.young === sum && c.young + t > 0,
      note: `both ages change by ${Math.abs(t)}, so the sum is ${sum} now`,
    },
    {
      kind: "sum",
      text: `The sum of the two ages is ${sum}.`,
      holds: (c) => c.old + c.young === sum,
      note: "",
    },
    at !== 0 && {
      kind: "ratio",
      text: `${when(at)}, ${ratioAt(at)}.`,
      holds: (c) => isRatioAt(c, at),
      note: "this is one equation for two unknown ages",
    },
    {
      kind: "product",
      text: `The product of the two ages is ${product}.`,
      holds: (c) => c.old * c.young === product,
      note: `as whole numbers, the ages are two divisors of ${product}`,
    },
    t !== 0 &&
      young + t > 1 && {
        kind: "later",
        text: `${when(t)}, the product of the two ages ${will} ${(old + t) * (young + t)}.`,
        holds: (c) => c.young + t > 0 && (c.old + t) * (c.young + t) === (old + t) * (young + t),
        note: `as whole numbers, the ages at that time are two divisors of ${(old + t) * (young + t)}`,
      },
  ];
  return list.filter(
    (said): said is CaseStatement<Case> =>
      said !== false && !/ \d{4}\.| [5-9]\d\d\./.test(said.text),
  );
}

export const template: SufficiencyTemplate = {
  id: "ages-at-two-times",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Ages at different times: a difference never changes, sums shift together, whole products may settle.",

  make(rng) {
    const pair = rng.pick(PAIRS);
    // A prime product can be split in few ways.
    const young = rng.chance(0.5) ? rng.pick([3, 5, 7, 11, 13]) : rng.int(3, 23);
    const at = {
      young,
      old: rng.chance(0.4) ? rng.pick([17, 19, 23, 29, 31, 37]) : young + rng.int(3, 28),
    };
    if (at.old - at.young < 3) return null;
    const asks = rng.pick(["young", "old", "gap"] as const);
    const pool = statementsOf(at, pair, rng).filter(({ kind }) => asks !== "gap" || kind !== "gap");
    const [one, two] = rng.sample(pool, 2) as [CaseStatement<Case>, CaseStatement<Case>];
    const kinds = [one.kind, two.kind];
    if (kinds.includes("ratio") && kinds.includes("ratios")) return null;
    if (one.kind === two.kind && rng.chance(0.5)) return null;
    const answer = (c: Case): number => (asks === "gap" ? c.old - c.young : c[asks]);
    const { name, old: here, young: there, opening } = pair;
    const judge = (fits: readonly Case[], note: string) => {
      const rival = fits.find((c) => answer(c) !== answer(at));
      return {
        enough: !rival,
        why: rival
          ? `${note}${note && "; "}${at.old} and ${at.young} fit, but so do ${rival.old} and ${rival.young}.`
          : `${note}${note && "; "}the only ages now that fit are ${at.old} and ${at.young}.`,
      };
    };
    const fits = [one, two].map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
    const findings = {
      first: judge(fits[0], one.note),
      second: judge(fits[1], two.note),
      together: judge(
        fits[0].filter(two.holds),
        one.kind === two.kind ? "both statements say the same" : "",
      ),
    };
    const alone = findings.first.enough || findings.second.enough;
    const products = kinds.filter((kind) => kind === "product" || kind === "later").length;
    return {
      variant: `${name}/${asks}`,
      context: "real",
      difficulty:
        2 +
        2 * Math.min(products, 1) +
        (products === 2 ? 1 : 0) +
        (one.kind === two.kind ? 2 : 0) +
        (kinds.includes("ratio") ? 1 : 0) +
        (alone ? 0 : 1),
      stem: `${opening}, and both ages are whole numbers of years, less than 100. ${asks === "gap" ? `How many years older is ${here} than ${there}?` : `How many years old is ${asks === "old" ? here : there}?`}`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "Carry every statement back to the ages now: as the years pass, the difference stays, a sum changes by twice the years, and whole-number ages leave few products.",
        steps: stepsOfFindings(findings),
        check: "A statement about another time is of use only if it says something new about now.",
      },
    };
  },

  /** Runs every pair of ages forward and back to the times named. */
  check({ stem, statements }) {
    const [asked] = read(stem, /How many years (older is .+ than|old is) (?:.+)\?$/);
    const [subject] = read(stem, /(?:than|old is) ([^?]+)\?$/);
    const pair = PAIRS.find(({ opening }) => stem.startsWith(opening));
    if (!pair || !stem.includes("less than 100"))
      throw new Error(`The question cannot be read: ${stem}`);
    const wants = asked !== "old is" ? "gap" : subject === pair.old ? "old" : "young";
    const [one, two] = statements.map((said) => conditionOf(plain(said))) as [
      (c: Case) => boolean,
      (c: Case) => boolean,
    ];
    return keyByCases(
      CASES,
      one,
      two,
      ({ old, young }) => ({ gap: old - young, old, young })[wants],
    );
  },
};

function conditionOf(said: string): (c: Case) => boolean {
  const [head, tail] = said.split(/, and (?=in \d|\d)/);
  if (head && tail) {
    const [one, two] = [conditionOf(head), conditionOf(tail.replace("in", "In"))];
    return (c) => one(c) && two(c);
  }
  const ahead = Number(/^In (\d+) year/.exec(said)?.[1] ?? 0);
  const back = Number(/^(\d+) years? ago/.exec(said)?.[1] ?? 0);
  const t = ahead - back;
  const rest = said.replace(/^(?:In \d+ years?|\d+ years? ago), /, "");
  const number = Number(/\d+/.exec(rest)?.[0]);
  const times = rest.includes("twice") ? 2 : number;
  const tests: [string, (a: number, b: number) => boolean][] = [
    ["older than", (a, b) => a === b + number],
    ["sum of", (a, b) => a + b === number],
    ["product of", (a, b) => a * b === number],
    ["as old as", (a, b) => a === times * b],
  ];
  const found = tests.find(([words]) => rest.includes(words));
  if (!found) throw new Error(`The statement cannot be read: ${said}`);
  return ({ old, young }) => young + t > 0 && found[1](old + t, young + t);
}
