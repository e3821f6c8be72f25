import {
  capital,
  type CaseStatement,
  Fraction,
  keyByCases,
  near,
  plain,
  read,
  type Rng,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

const SETTINGS = [
  {
    name: "bus",
    slowest: 24,
    fastest: 90,
    who: "A bus",
    from: "Nakuru",
    to: "Kisumu",
    ref: "the bus",
    unit: "mile",
  },
  {
    name: "cyclist",
    slowest: 8,
    fastest: 30,
    who: "A cyclist",
    from: "a village",
    to: "the coast",
    ref: "the cyclist",
    unit: "kilometer",
  },
  {
    name: "ferry",
    slowest: 8,
    fastest: 36,
    who: "A ferry",
    from: "a harbor",
    to: "an island",
    ref: "the ferry",
    unit: "mile",
  },
  {
    name: "truck",
    slowest: 24,
    fastest: 90,
    who: "A truck",
    from: "a quarry",
    to: "a port",
    ref: "the truck",
    unit: "kilometer",
  },
  {
    name: "rider",
    slowest: 12,
    fastest: 48,
    who: "A courier",
    from: "a depot",
    to: "a hospital",
    ref: "the courier",
    unit: "mile",
  },
] as const;
const SPEEDS = [5, 6, 8, 10, 12, 15, 20, 24, 30, 36, 40, 45, 48, 60, 72, 80, 90];
/** What settles the question on its own, and which pairs do so together. */
const ALONE = {
  speed: ["both", "speeds", "timesSpeed"],
  share: ["times", "share", "speeds", "timesSpeed"],
};
const JOINT = {
  speed: [
    "back,out",
    "out,times",
    "back,times",
    "out,share",
    "back,share",
    "mean,out",
    "back,mean",
    "mean,times",
    "mean,share",
    "time,way",
  ],
  share: ["back,out", "mean,out", "back,mean", "later,time", "both,later", "both,out", "back,both"],
};
const WAYS = [30, 60, 90, 120, 180, 240, 360];

/** Speeds out and back, and the distance in one direction. */
interface Case {
  readonly out: number;
  readonly back: number;
  readonly way: number;
}
const CASES: readonly Case[] = SPEEDS.flatMap((out) =>
  SPEEDS.flatMap((back) => WAYS.map((way) => ({ out, back, way }))),
);
const hours = ({ out, back, way }: Case): number => way / out + way / back;
/** Hours as a tutor says them: 3, 2.5. */
const isTidy = (h: number): boolean => h > 0 && near(2 * h, Math.round(2 * h));

function statementsOf(at: Case, { ref, unit }: (typeof SETTINGS)[number]): CaseStatement<Case>[] {
  const { out, back, way } = at;
  const [there, home, total] = [way / out, way / back, hours(at)];
  const Ref = capital(ref);
  const per = `${unit}s per hour`;
  const ratio = new Fraction(out, back);
  const slow = out < back ? "out" : "back";
  const times = Math.max(out, back) / Math.min(out, back);
  const share = Math.round((100 * home) / total);
  const list: (CaseStatement<Case> | false)[] = [
    {
      kind: "out",
      text: `On the way out, ${ref} averaged ${out} ${per}.`,
      holds: (c) => c.out === out,
      note: "the speed on the way back is open",
    },
    {
      kind: "back",
      text: `On the way back, ${ref} averaged ${back} ${per}.`,
      holds: (c) => c.back === back,
      note: "the speed on the way out is open",
    },
    {
      kind: "way",
      text: `The distance one way is ${way} ${unit}s.`,
      holds: (c) => c.way === way,
      note: "nothing is said of the time",
    },
    isTidy(total) &&
      total >= 2 && {
        kind: "time",
        text: `Not counting the stop, the two ways together took ${total} hours.`,
        holds: (c) => near(hours(c), total),
        note: "nothing is said of the distance",
      },
    isTidy(total) &&
      total >= 2 && {
        kind: "both",
        text: `Each way is ${way} ${unit}s, and the two ways together took ${total} hours, not counting the stop.`,
        holds: (c) => c.way === way && near(hours(c), total),
        note: `${2 * way} ${unit}s in ${total} hours`,
      },
    {
      kind: "speeds",
      text: `${Ref} averaged ${out} ${per} on the way out and ${back} on the way back.`,
      holds: (c) => c.out === out && c.back === back,
      note: `whatever the way is, the times are as ${ratio.bottom} to ${ratio.top}`,
    },
    Number.isInteger(times) &&
      times > 1 && {
        kind: "times",
        text: `The way ${slow} took ${times === 2 ? "twice" : `${times} times`} as long as the way ${slow === "out" ? "back" : "out"}.`,
        holds: (c) =>
          near(c.out * (slow === "out" ? times : 1), c.back * (slow === "out" ? 1 : times)),
        note: `over the same way, the speeds are as ${ratio.top} to ${ratio.bottom}`,
      },
    Number.isInteger(times) &&
      times > 1 && {
        kind: "timesSpeed",
        text: `On the way ${slow}, ${ref} averaged ${Math.min(out, back)} ${per} and took ${times === 2 ? "twice" : `${times} times`} as long as on the way ${slow === "out" ? "back" : "out"}.`,
        holds: (c) => c.out === out && c.back === back,
        note: `the same way in ${times === 2 ? "half" : times === 3 ? "one third" : "one fourth"} of the time needs ${times} times the speed, ${Math.max(out, back)} ${per}`,
      },
    isTidy(Math.abs(there - home)) &&
      Math.abs(there - home) <= 4 && {
        kind: "later",
        text: `The way ${slow} took ${Math.abs(there - home)} ${Math.abs(there - home) === 1 ? "hour" : "hours"} longer than the way ${slow === "out" ? "back" : "out"}.`,
        holds: (c) => near(c.way / c.out - c.way / c.back, there - home),
        note: "a difference fixes neither of the times",
      },
    {
      kind: "mean",
      text: `The mean of the average speeds out and back was ${(out + back) / 2} ${per}.`,
      holds: (c) => c.out + c.back === out + back,
      note: "the slower way takes more time, so the average speed lies below that mean, but how far depends on the two speeds",
    },
    near((100 * home) / total, share) && {
      kind: "share",
      text: `The way back took ${share} percent of the travel time.`,
      holds: (c) => near(c.out / (c.out + c.back), share / 100),
      note: "a share of the time fixes how the speeds compare, not the speeds",
    },
  ];
  return list.filter((said): said is CaseStatement<Case> => said !== false);
}

function drawNumbers(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { unit, slowest, fastest } = setting;
  const usual = SPEEDS.filter((speed) => speed >= slowest && speed <= fastest);
  const [out, back] = rng.sample(usual, 2) as [number, number];
  const at = { out, back, way: rng.pick(WAYS) };
  const mean = (2 * out * back) / (out + back);
  if (!Number.isInteger(mean) || Math.max(out, back) > 4 * Math.min(out, back)) return null;
  const asks = rng.pick(["speed", "speed", "share"] as const);
  const pool = statementsOf(at, setting).filter(({ kind }) => asks === "speed" || kind !== "share");
  const [one, two] = rng.sample(pool, 2) as [CaseStatement<Case>, CaseStatement<Case>];
  const kinds = [one.kind, two.kind];
  if (kinds.includes("both") && (kinds.includes("way") || kinds.includes("time"))) return null;
  if (kinds.includes("speeds") && rng.chance(0.6)) return null;
  const answer = (c: Case): number =>
    Math.round(1e6 * (asks === "speed" ? (2 * c.way) / hours(c) : c.back / (c.out + c.back)));
  const part = new Fraction(back, out + back);
  const goal =
    asks === "speed"
      ? `the average is ${mean} ${unit}s per hour`
      : `the way out took $\\frac{${part.top}}{${part.bottom}}$ of the time`;
  const show = (c: Case): string => `speeds of ${c.out} and ${c.back} over ${c.way} ${unit}s`;
  const judge = (cases: readonly Case[], enough: boolean, note: string) => {
    const rival = enough ? at : cases.find((c) => answer(c) !== answer(at));
    return {
      enough,
      rival,
      why:
        enough || !rival
          ? `${note}; ${goal}.`
          : `${note}${note && "; "}${show(at)} fit, but so do ${show(rival)}, with another answer.`,
    };
  };
  const fits = [one, two].map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
  const both = fits[0].filter(two.holds);
  const [first, second] = kinds.map((kind) => ALONE[asks].includes(kind)) as [boolean, boolean];
  const joint = first || second || JOINT[asks].includes(kinds.toSorted().join());
  const fixed = both.every((c) => c.out === out && c.back === back)
    ? `the two statements lead to ${out} ${unit}s per hour out and ${back} back`
    : "the two statements together leave no other answer";
  const findings = {
    first: judge(fits[0], first, one.note),
    second: judge(fits[1], second, two.note),
    together: judge(both, joint, joint ? fixed : ""),
  };
  // If nothing is settled, an example must show it.
  if (Object.values(findings).some(({ rival }) => !rival)) return null;
  return { setting, asks, one, two, kinds, findings };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function solutionOf({ asks, findings }: Numbers): Solution {
  return {
    idea:
      asks === "speed"
        ? "Average speed is all the distance divided by all the time; as both ways are equally long, the two speeds fix it, and the distance cancels."
        : "Over equal distances the times are in the inverse ratio of the speeds, so the ratio of the speeds or of the times is enough.",
    steps: stepsOfFindings(findings),
    check:
      asks === "speed"
        ? "The mean of the two speeds is not the average speed: more time is spent at the slower one."
        : "A fraction of the time needs neither the distance nor any speed, only how the two ways compare.",
  };
}

export const template: SufficiencyTemplate = {
  id: "average-over-both-ways",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Out and back at two speeds: the distance is not needed, and the mean of speeds misleads.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, asks, one, two, kinds, findings } = numbers;
    const { name, who, from, to, ref, unit } = setting;
    const alone = findings.first.enough || findings.second.enough;
    const traps = kinds.filter((kind) => ["mean", "way", "later"].includes(kind)).length;
    return {
      variant: `${name}/${asks}`,
      context: "real",
      difficulty:
        3 +
        traps +
        (kinds.includes("times") || kinds.includes("timesSpeed") ? 1 : 0) +
        (alone ? 0 : 1) +
        (kinds.includes("mean") ? 1 : 0),
      stem: `${who} went from ${from} to ${to}, stopped there, and came back the same way. ${asks === "speed" ? `Not counting the stop, what was the average speed of ${ref}, in ${unit}s per hour, for both ways together?` : `Not counting the stop, what fraction of the travel time did the way out take?`}`,
      statements: [one.text, two.text],
      ...findings,
      solution: solutionOf(numbers),
    };
  },

  /** Drives every distance at every pair of speeds, with times as exact fractions. */
  check({ stem, statements }) {
    const asksSpeed = /what was the average speed/.test(read(stem, /(.+)/)[0]!);
    const [one, two] = statements.map((said) => conditionOf(plain(said))) as [
      (at: Case) => boolean,
      (at: Case) => boolean,
    ];
    const speeds = [...SPEEDS, 4, 9, 16, 18, 32, 54, 96];
    const cases = speeds.flatMap((out) =>
      speeds.flatMap((back) => [...WAYS, 36, 75, 480, 720].map((way) => ({ out, back, way }))),
    );
    return keyByCases(cases, one, two, ({ out, back }) => {
      const slowness = 1 / out + 1 / back;
      return Math.round(1e6 * (asksSpeed ? 2 / slowness : 1 / out / slowness));
    });
  },
};

const took = (c: Case, way: "out" | "back"): number => c.way / c[way];

function conditionOf(said: string): (at: Case) => boolean {
  const numbers = Array.from(said.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
  const [a = 0, b = 0] = numbers;
  const times = said.includes("twice") ? 2 : Number(/(\d+) times/.exec(said)?.[1]);
  const [, slow] = /(?:The way|On the way) (out|back)/.exec(said) ?? [];
  const [first, last] = slow === "out" ? (["out", "back"] as const) : (["back", "out"] as const);
  const tests: [RegExp, (c: Case) => boolean][] = [
    [/as long as on the way/, (c) => c[first] === a && near(took(c, first), times * took(c, last))],
    [/as long as the way/, (c) => near(took(c, first), times * took(c, last))],
    [/hours? longer than/, (c) => near(took(c, first) - took(c, last), a)],
    [/on the way out and \d+ on the way back/, (c) => c.out === a && c.back === b],
    [/^On the way \w+, .* averaged/, (c) => c[first] === a],
    [/^The distance one way/, (c) => c.way === a],
    [/^Not counting the stop, the two/, (c) => near(took(c, "out") + took(c, "back"), a)],
    [/^Each way is/, (c) => c.way === a && near(took(c, "out") + took(c, "back"), b)],
    [/^The mean of/, (c) => near((c.out + c.back) / 2, a)],
    [
      /percent of the travel time/,
      (c) => near(took(c, "back"), (a / 100) * (took(c, "out") + took(c, "back"))),
    ],
  ];
  const found = tests.find(([pattern]) => pattern.test(said));
  if (!found) throw new Error(`The statement cannot be read: ${said}`);
  return found[1];
}
