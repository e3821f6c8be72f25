import {
  capital,
  count,
  inWords,
  listed,
  range,
  read,
  type Rng,
  type Solution,
  sum,
  type TwoPartDraft,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly opening: string;
  readonly unit: string;
  readonly groups: readonly [string, string];
  readonly names: readonly string[];
  readonly chosen: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "repairs",
    opening: "A town will carry out exactly three of six road repairs this summer.",
    unit: "week",
    groups: ["north", "south"],
    names: ["Alder Street", "Birch Lane", "Cedar Road", "Dover Bridge", "Elm Square", "Fern Alley"],
    chosen: "carried out",
  },
  {
    name: "courses",
    opening: "A training center will offer exactly three of six workshops in spring.",
    unit: "day",
    groups: ["morning", "evening"],
    names: ["Welding", "Bookkeeping", "Pottery", "First Aid", "Surveying", "Beekeeping"],
    chosen: "offered",
  },
  {
    name: "films",
    opening: "A festival jury will show exactly three of six films on its last evening.",
    unit: "reel",
    groups: ["matinee", "late"],
    names: [
      "Harbor Lights",
      "Stone Soup",
      "The Orchard",
      "Night Ferry",
      "Paper Moons",
      "Salt Road",
    ],
    chosen: "shown",
  },
  {
    name: "crops",
    opening: "A farm will plant exactly three of six crops on a shared field.",
    unit: "hectare",
    groups: ["early", "late"],
    names: ["Barley", "Chickpeas", "Flax", "Lentils", "Millet", "Rye"],
    chosen: "planted",
  },
  {
    name: "wells",
    opening: "An aid group will dig exactly three of six wells before the rains.",
    unit: "day",
    groups: ["valley", "hill"],
    names: ["Asha", "Bora", "Kiru", "Lema", "Mota", "Sani"],
    chosen: "dug",
  },
];

/** The rules for a choice of three. */
interface Limits {
  readonly costs: readonly number[];
  readonly inFirst: readonly boolean[];
  readonly most: number;
  readonly apart: readonly [number, number];
  readonly needs: readonly [number, number];
}

const TRIPLES = range(0, 5).flatMap((a) =>
  range(a + 1, 5).flatMap((b) => range(b + 1, 5).map((c) => [a, b, c] as const)),
);

/** Why a choice is refused, or null. */
function refusal(
  three: readonly number[],
  { costs, inFirst, most, apart, needs }: Limits,
): keyof Limits | null {
  if (sum(three.map((k) => costs[k]!)) > most) return "most";
  if (new Set(three.map((k) => inFirst[k])).size < 2) return "inFirst";
  if (apart.every((k) => three.includes(k))) return "apart";
  if (three.includes(needs[0]) && !three.includes(needs[1])) return "needs";
  return null;
}

function drawLimits(rng: Rng) {
  const costs = range(0, 5).map(() => rng.int(2, 9));
  const [a, b, c, d] = rng.sample(range(0, 5), 4) as [number, number, number, number];
  const limits: Limits = {
    costs,
    inFirst: rng.shuffle([true, true, true, false, false, false]),
    most: rng.int(12, 17),
    apart: [a, b],
    needs: [c, d],
  };
  const possible = TRIPLES.filter((three) => refusal(three, limits) === null);
  const must = range(0, 5).filter((k) => possible.every((three) => three.includes(k)));
  const never = range(0, 5).filter((k) => !possible.some((three) => three.includes(k)));
  const isFair =
    possible.length >= 2 && possible.length <= 4 && must.length === 1 && never.length === 1;
  // Anyone too expensive for any three could be found without the rules.
  const tooDear =
    isFair &&
    TRIPLES.filter((three) => three.includes(never[0]!)).every(
      (three) => refusal(three, limits) === "most",
    );
  return isFair && !tooDear ? { limits, possible, must: must[0]!, never: never[0]! } : null;
}

function drawNumbers(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const drawn = drawLimits(rng);
  if (!drawn) return null;
  const { limits, never } = drawn;
  const { apart, needs } = limits;
  const names = rng.shuffle(setting.names);
  const name = (k: number): string => names[k]!;
  const withNever = TRIPLES.filter((three) => three.includes(never));
  const counted = (rule: keyof Limits): number =>
    withNever.filter((three) => refusal(three, limits) === rule).length;
  const phrases: [keyof Limits, string, string][] = [
    ["most", "exceeds", "the limit"],
    ["inFirst", "leaves", "one kind out"],
    ["apart", "holds", `both ${name(apart[0])} and ${name(apart[1])}`],
    ["needs", "holds", `${name(needs[0])} without ${name(needs[1])}`],
  ];
  const reasons = phrases
    .filter(([rule]) => counted(rule) > 0)
    .map(([rule, verb, rest]) => {
      const n = counted(rule);
      return `${inWords(n)} ${n === 1 ? verb : verb.replace(/s$/, "")} ${rest}`;
    });
  return { setting, drawn, names, name, counted, reasons };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  setting,
  drawn,
  names,
}: Numbers): Pick<TwoPartDraft, "columns" | "rows" | "keys"> {
  const { possible, must, never } = drawn;
  const { chosen } = setting;
  const rows = names.map((text, k) => {
    const inSome = possible.filter((three) => three.includes(k)).length;
    const why =
      k === must
        ? `Each of the ${inWords(possible.length)} possible choices holds ${text}.`
        : k === never
          ? `No choice that obeys all the rules holds ${text}.`
          : `${text} is in ${inWords(inSome)} of the ${inWords(possible.length)} possible choices, so it may be ${chosen} or not.`;
    return { text, why };
  });
  return { columns: [`Must be ${chosen}`, `Cannot be ${chosen}`], rows, keys: [must, never] };
}

function solutionOf({ setting, drawn, name, reasons }: Numbers): Solution {
  const { limits, possible, must, never } = drawn;
  const { costs } = limits;
  const { unit } = setting;
  const triple = (three: readonly number[]): string => listed(three.map(name));
  return {
    idea: "Two rules tie pairs together; try what each of them leaves, and let the limit sort out the rest.",
    steps: [
      `With ${name(never)} there are ten choices of three, and none will do: ${listed(reasons)}.`,
      `What is left: ${possible.map((three) => `${triple(three)} (${count(sum(three.map((k) => costs[k]!)), unit)})`).join("; ")}.`,
      `All of these hold ${name(must)}, and nothing else is in all of them.`,
    ],
    check: `To prove a “must”, try to do without it: every three without ${name(must)} breaks a rule.`,
  };
}

export const template: TwoPartTemplate = {
  id: "choose-under-limits",
  format: "two-part-analysis",
  kind: "non-math",
  pattern:
    "Choose three of six under a limit and three rules: which one is in every choice, which in none.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, drawn, names, name, counted, reasons } = numbers;
    const { limits, possible } = drawn;
    const { costs, inFirst, most, apart, needs } = limits;
    const { unit, groups, chosen } = setting;
    return {
      variant: `${setting.name}/${possible.length}`,
      context: "real",
      // The more choices stay open, the more must be proved about all of them.
      difficulty:
        5 + possible.length - (counted("most") > 6 ? 1 : 0) + (reasons.length > 3 ? 1 : 0),
      stem: [
        `${setting.opening} Together the three may take at most ${most} ${unit}s, and they must include at least one of each kind.`,
        `| Name | Kind | ${capital(unit)}s |\n|---|---|---|\n${names.map((text, k) => `| ${text} | ${groups[inFirst[k] ? 0 : 1]} | ${costs[k]!} |`).join("\n")}`,
        `${name(apart[0])} and ${name(apart[1])} cannot both be ${chosen}, and if ${name(needs[0])} is ${chosen}, then ${name(needs[1])} must be, too.`,
        `Select the one that must be ${chosen} and the one that cannot be ${chosen}.`,
      ].join("\n\n"),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Rereads table and rules and tries all choices of three. */
  check({ stem, rows }) {
    const cells = stem
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .slice(2)
      .map((line) => line.split("|").map((cell) => cell.trim()));
    const numbered = cells.map(([, label = "", kind = "", cost = ""]) => ({
      label,
      kind,
      cost: Number(cost),
    }));
    const most = Number(read(stem, /at most (\d+)/)[0]);
    const [one, two, ifThis, thenThis] = read(
      stem,
      /\n\n([A-Z][\w ]+) and ([A-Z][\w ]+) cannot both be \w+(?: \w+)?, and if ([A-Z][\w ]+) is \w+(?: \w+)?, then ([A-Z][\w ]+) must be/,
    ) as [string, string, string, string];
    const choices = TRIPLES.map((three) => three.map((k) => numbered[k]!)).filter((three) => {
      const labels = three.map(({ label }) => label);
      return (
        sum(three.map(({ cost }) => cost)) <= most &&
        new Set(three.map(({ kind }) => kind)).size === 2 &&
        !(labels.includes(one) && labels.includes(two)) &&
        (!labels.includes(ifThis) || labels.includes(thenThis))
      );
    });
    if (choices.length === 0 || numbered.length !== 6)
      throw new Error("No choice obeys the rules.");
    const inChoices = (label: string): number =>
      choices.filter((three) => three.some((each) => each.label === label)).length;
    return {
      first: rows.flatMap((label, r) => (inChoices(label) === choices.length ? [r] : [])),
      second: rows.flatMap((label, r) => (inChoices(label) === 0 ? [r] : [])),
    };
  },
};
