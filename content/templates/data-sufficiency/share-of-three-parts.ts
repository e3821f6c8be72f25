import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  type PairKey,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** The parts of the total that belong to R, S, and T, in percent. */
type Case = Readonly<{ r: number; s: number; t: number }>;

const STEPS = range(2, 96);
const CASES: readonly Case[] = STEPS.flatMap((r) =>
  STEPS.filter((s) => r + s <= 98).map((s) => ({ r, s, t: 100 - r - s })),
);

interface Setting {
  /** "Department" of R, S, and T, and what is divided among them. */
  readonly unit: string;
  readonly noun: string;
  readonly intro: string;
  readonly total: string;
}

const SETTINGS: readonly Setting[] = [
  {
    unit: "Department",
    noun: "budget",
    intro: "Last year, a company's budget was divided among Departments R, S, and T.",
    total: "the company's budget",
  },
  {
    unit: "Product",
    noun: "revenue",
    intro: "Last year, a company sold only Products R, S, and T.",
    total: "the total revenue",
  },
  {
    unit: "Factory",
    noun: "output",
    intro:
      "Last year, all of a company's output, measured in units, came from Factories R, S, and T.",
    total: "the company's output",
  },
  {
    unit: "Store",
    noun: "profit",
    intro:
      "Last year, a company had only three stores, R, S, and T, and each of them made a profit.",
    total: "the company's profit",
  },
];

interface Design extends DesignedPair<Said<Case>> {
  readonly name: string;
  readonly key: PairKey;
  /** What both statements give together, where one alone isn't enough. */
  readonly both?: string;
}

/** The shares asked about, with the fraction of the other two parts that each one is. */
const SHARES = [
  { k: 20, part: "one-fourth", multiple: 4 },
  { k: 25, part: "one-third", multiple: 3 },
  { k: 40, part: "two-thirds", multiple: 1.5 },
] as const;
type Share = (typeof SHARES)[number];

const TIMES = { half: 1 / 2, third: 1 / 3, one: 1, twice: 2 } as const;
const WORDS = {
  half: "more than half of",
  third: "more than one-third of",
  one: "greater than",
  twice: "more than twice",
} as const;
type Times = keyof typeof TIMES;

const LOOKS_OPEN = "Without any amounts, the statements look too weak.";

function say(text: string, holds: Said<Case>["holds"], gives: string): Said<Case> {
  return { text: `${text}.`, holds, gives };
}

/** What follows if S + T is less than a multiple of R. */
function addingR(multiple: number): string {
  const all = multiple + 1;
  return `Adding $R$ gives $R + S + T \\lt ${all}R$, so $R$ is more than $\\frac{1}{${all}}$, or ${100 / all} percent, of the total.`;
}

/** The statements about one setting and one share. */
function saying({ unit, noun }: Setting, { k, part, multiple }: Share) {
  const short = (one: string): string => `${unit} ${one}'s`;
  const of = (one: string): string => `${short(one)} ${noun}`;
  const plural = unit === "Factory" ? "Factories" : `${unit}s`;
  const combined = `the combined ${noun} of ${plural} S and T`;
  const rest = 100 - 2 * k;
  const over = (one: "s" | "t", times: Times) =>
    say(
      `${of("R")} was ${WORDS[times]} ${(times === "one" ? short : of)(one.toUpperCase())}`,
      (at) => at.r > TIMES[times] * at[one] + 1e-9,
      `Nothing is said about ${unit} ${one === "s" ? "T" : "S"}.`,
    );
  return {
    over,
    underT: say(
      `${of("T")} was greater than ${short("R")}`,
      ({ r, t }) => t > r,
      `Nothing is said about ${unit} S.`,
    ),
    partOfRest: say(
      `${of("R")} was more than ${part} of ${combined}`,
      ({ r, s, t }) => r * multiple > s + t + 1e-9,
      `$S + T$ is less than $${multiple}R$. ${addingR(multiple)}`,
    ),
    percentOfRest: say(
      `${of("R")} was more than ${k} percent of ${combined}`,
      ({ r, s, t }) => r > (k / 100) * (s + t) + 1e-9,
      `The combined amount isn't the total, so $R$ may be less than ${k} percent of $R + S + T$.`,
    ),
    lessOfRest: say(
      `${of("R")} was less than ${k} percent of ${combined}`,
      ({ r, s, t }) => r < (k / 100) * (s + t) - 1e-9,
      `The total is greater than $S + T$, so $R$ is less than ${k} percent of the total, too.`,
    ),
    lowS: say(
      `${of("S")} was less than ${rest} percent of the total`,
      ({ s }) => s < rest,
      `$R + T$ is more than $100 - ${rest} = ${2 * k}$ percent of the total, but $R$ can be any part of it.`,
    ),
    highS: say(
      `${of("S")} was more than ${rest} percent of the total`,
      ({ s }) => s > rest,
      `$R + T$ is less than $100 - ${rest} = ${2 * k}$ percent of the total, but $R$ can be any part of it.`,
    ),
    highSAndT: say(
      `${of("S")} was more than ${rest} percent of the total, and ${short("T")} was greater than ${short("R")}`,
      ({ r, s, t }) => s > rest && t > r,
      `$R + T$ is less than $100 - ${rest} = ${2 * k}$ percent of the total. Because $T \\gt R$, $R$ is less than half of $R + T$, so $R$ is less than ${k} percent of the total.`,
    ),
    lowSAndT: say(
      `${of("S")} was less than ${rest} percent of the total, and ${short("R")} was greater than ${short("T")}`,
      ({ r, s, t }) => s < rest && r > t,
      `$R + T$ is more than $100 - ${rest} = ${2 * k}$ percent of the total. Because $R \\gt T$, $R$ is more than half of $R + T$, so $R$ is more than ${k} percent of the total.`,
    ),
  };
}

/** For each share: how many times S and T the first part is, if that just settles it or leaves it open. */
const JUST: Readonly<Record<Share["k"], { settled: [Times, Times]; open: [Times, Times] }>> = {
  20: { settled: ["half", "half"], open: ["half", "third"] },
  25: { settled: ["half", "one"], open: ["half", "half"] },
  40: { settled: ["one", "twice"], open: ["one", "one"] },
};
/** The most that S + T can be, as a multiple of R. */
const most = ([s, t]: readonly [Times, Times]): number =>
  Math.round(2 * (1 / TIMES[s] + 1 / TIMES[t])) / 2;

/** "$S \\lt 2R$ and $T \\lt 3R$" */
function boundsOf([s, t]: readonly [Times, Times]): string {
  const bound = (times: Times): string => {
    const multiple = Math.round(2 / TIMES[times]) / 2;
    return `${multiple === 1 ? "" : multiple}R`;
  };
  return `$S \\lt ${bound(s)}$ and $T \\lt ${bound(t)}$`;
}

function designsFor(setting: Setting, share: Share): Design[] {
  const { k } = share;
  const says = saying(setting, share);
  const { settled, open } = JUST[k];
  const more = "Because $R \\gt T$, $R$ is more than half of $R + T$";
  const less = "Because $T \\gt R$, $R$ is less than half of $R + T$";
  return [
    {
      name: "part-of-rest",
      key: "A",
      facts: [says.partOfRest, says.over("s", "one")],
      ...designed("c-trap", "C", "A fraction of two parts seems to leave the total open.", 4),
    },
    {
      name: "less-of-rest",
      key: "A",
      facts: [says.lessOfRest, says.underT],
      ...designed("c-trap", "C", "A percent of two parts seems to leave the total open.", 5),
    },
    {
      name: "half-of-what-is-left",
      key: "C",
      facts: [says.lowS, says.over("t", "one")],
      both: `${more}. Since $R + T$ is more than ${2 * k} percent of the total, $R$ is more than ${k} percent.`,
      ...designed("hidden-enough", "E", LOOKS_OPEN, 5),
    },
    {
      name: "less-than-half",
      key: "C",
      facts: [says.highS, says.underT],
      both: `${less}. Since $R + T$ is less than ${2 * k} percent of the total, $R$ is less than ${k} percent.`,
      ...designed("hidden-enough", "E", LOOKS_OPEN, 5),
    },
    {
      name: "two-ratios",
      key: "C",
      facts: [says.over("s", settled[0]), says.over("t", settled[1])],
      both: `${boundsOf(settled)} give $S + T \\lt ${most(settled)}R$. ${addingR(most(settled))}`,
      ...designed("hidden-enough", "E", LOOKS_OPEN, 4),
    },
    {
      name: "rest-or-half",
      key: "D",
      facts: [says.partOfRest, says.lowSAndT],
      ...designed(
        "hidden-enough",
        "A",
        "Without any amounts, a comparison looks too weak for a share of the total.",
        4,
      ),
    },
    {
      name: "less-or-half",
      key: "D",
      facts: [says.lessOfRest, says.highSAndT],
      ...designed(
        "hidden-enough",
        "A",
        "Without any amounts, a comparison looks too weak for a share of the total.",
        5,
      ),
    },
    {
      name: "percent-of-rest",
      key: "E",
      facts: [says.percentOfRest, says.over("s", "one")],
      both: `$R$ is greater than $S$ and more than ${k} percent of $S + T$, but $T$ may still be large or small.`,
      ...designed(
        "false-enough",
        "A",
        "The percent is the same, but it's a percent of two parts and not of the total.",
        5,
      ),
    },
    {
      name: "half-of-less",
      key: "E",
      facts: [says.highS, says.over("t", "one")],
      both: `${more}. But half of $R + T$ is less than ${k} percent of the total, so $R$ can be more or less than ${k} percent.`,
      ...designed("near-miss", "C", "A bound and a comparison look as if they settled it.", 5),
    },
    {
      name: "two-ratios-open",
      key: "E",
      facts: [says.over("s", open[0]), says.over("t", open[1])],
      both: `${boundsOf(open)} give only $R + S + T \\lt ${most(open) + 1}R$, so $R$ may be more or less than ${k} percent of the total.`,
      ...designed(
        "near-miss",
        "C",
        "Both other parts are limited by $R$, which looks like enough.",
        4,
      ),
    },
  ];
}

function stemOf({ unit, noun, intro, total }: Setting, k: number): string {
  return `${intro} Was ${unit} R's ${noun} more than ${k} percent of ${total}?`;
}

/** "2, 2, and 96, which makes the answer no because $2 \\lt 20$" */
function parts({ r, s, t }: Case, k: number): string {
  const [answer, sign] = r > k ? ["yes", "\\gt"] : ["no", r < k ? "\\lt" : "="];
  return `${r}, ${s}, and ${t}, which makes the answer ${answer} because $${r} ${sign} ${k}$`;
}

function drawNumbers(rng: Rng) {
  const [setting, share] = [rng.pick(SETTINGS), rng.pick(SHARES)];
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const designs = designsFor(setting, share).filter((one) => one.key === key);
  const design = inDrawnOrder(rng.pick(designs), rng);
  const isMore = ({ r }: Case) => r > share.k;
  const findings = findingsByCases(CASES, design.facts, isMore, {
    together: () => design.both ?? "",
    settled: (one) => `The answer is ${isMore(one) ? "yes" : "no"}.`,
    rivals: (one, other) =>
      `In percent of the total, $R$, $S$, and $T$ may be ${parts(one, share.k)}. They may also be ${parts(other, share.k)}.`,
  });
  return hasKey(findings, key) ? { setting, share, design, findings } : null;
}

export const template: SufficiencyTemplate = {
  id: "share-of-three-parts",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "One of three parts against a percent of their total, from comparisons without amounts.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, share, design, findings } = numbers;
    return {
      variant: `${design.name}/${setting.unit}`,
      context: "real",
      difficulty: design.level,
      stem: stemOf(setting, share.k),
      statements: [design.facts[0].text, design.facts[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: `Let $R$, $S$, and $T$ be the three parts. The question is whether $R$ is more than ${share.k} percent of $R + S + T$, that is, more than ${share.part} of $S + T$.`,
        fast: [
          "Turn each statement into a bound on $R$ as a percent of the total. If you find none, let the total be 100 and look for parts that give different answers.",
        ],
        steps: stepsOfFindings(findings),
        ...(design.facts.some(({ text }) => text.includes("percent")) && {
          check: "Ask what each percent is a percent of: of the total, or of the two other parts.",
        }),
        takeaway: "A share needs no amounts. Comparisons of the parts may be enough.",
      },
    };
  },

  /** Tries parts in whole percents of the total. */
  check({ stem, statements }) {
    const [, share] = /more than (\d+) percent/.exec(stem)!;
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, (text) => {
        const tests = lettersIn(text)
          .split(/, and /)
          .map(testOf);
        return (one) => tests.every((test) => test(one));
      }),
      answer: ({ r }: Case) => r > Number(share),
    };
  },
};

/** "R was more than half of S" for a statement in the words of a setting. */
function lettersIn(text: string): string {
  return text
    .replace(/the combined .+? S and T/, "S+T")
    .replaceAll(/[A-Z][a-z]+ ([RST])'s(?: (?:budget|revenue|output|profit))?/g, "$1");
}

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/half of/, 1 / 2],
  [/one-third of/, 1 / 3],
  [/one-fourth of/, 1 / 4],
  [/two-thirds of/, 2 / 3],
  [/twice/, 2],
];

function value(name: string, { r, s, t }: Case): number {
  return { R: r, S: s, T: t, "S+T": s + t, "the total": 100 }[name]!;
}

function testOf(text: string): (one: Case) => boolean {
  const found = /^([RST]) was (more|greater|less) than (.*?)(S\+T|[RST]|the total)\.?$/.exec(text);
  if (!found) throw new Error(`“${text}” can't be read.`);
  const [, left, sign, size, right] = found as string[] as [string, string, string, string, string];
  const percent = /(\d+) percent/.exec(size)?.[1];
  const factor = percent
    ? Number(percent) / 100
    : (FACTORS.find(([words]) => words.test(size))?.[1] ?? 1);
  return (one) => {
    const gap = value(left, one) - factor * value(right, one);
    return sign === "less" ? gap < -1e-9 : gap > 1e-9;
  };
}
