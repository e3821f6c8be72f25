import {
  type Choice,
  numbersIn,
  read,
  type Rng,
  selectionOf,
  thousands,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

interface Option {
  readonly name: string;
  readonly cost: number;
  readonly gain: number;
}

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly one: string;
  readonly does: string;
  readonly gains: string;
  /** Costs and gains are multiples of these. */
  readonly units: readonly [cost: number, gain: number];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "sites",
    who: "A company",
    one: "Site",
    does: "lease",
    gains: "square feet of storage space",
    units: [500, 400],
  },
  {
    name: "ads",
    who: "A store",
    one: "Campaign",
    does: "run",
    gains: "expected new customers",
    units: [1000, 50],
  },
  {
    name: "machines",
    who: "A factory",
    one: "Machine",
    does: "buy",
    gains: "units produced per day",
    units: [2000, 25],
  },
];
const LETTERS = ["P", "Q", "R", "S", "T", "U"];

/** More expensive ones bring more, on the whole. */
function drawOptions(rng: Rng, { units }: Setting): Option[] | null {
  const options = LETTERS.map((name) => {
    const size = rng.int(8, 30);
    return { name, cost: size * units[0], gain: (size + rng.int(-6, 6)) * units[1] };
  });
  const differ =
    new Set(options.map(({ cost }) => cost)).size === 6 &&
    new Set(options.map(({ gain }) => gain)).size === 6;
  return differ ? options : null;
}

function pairsOf(options: readonly Option[]): [Option, Option][] {
  return options.flatMap((a) =>
    options.flatMap((b): [Option, Option][] => (a.cost > b.cost ? [[a, b]] : [])),
  );
}

/** Which pairs keep within the budget and bring enough, with one already chosen if there is one. */
function fitting(
  options: readonly Option[],
  budget: number,
  least: number,
  sure?: Option,
): [Option, Option][] {
  const rest = options.filter((one) => one.name !== sure?.name);
  return pairsOf(rest).filter(
    ([a, b]) =>
      a.cost + b.cost + (sure?.cost ?? 0) <= budget && a.gain + b.gain + (sure?.gain ?? 0) >= least,
  );
}

function drawQuestion(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const options = drawOptions(rng, setting);
  if (!options) return null;
  const sure = rng.chance(0.5) ? rng.pick(options) : undefined;
  const [a, b] = rng.pick(pairsOf(options.filter((one) => one !== sure)));
  const total = (key: "cost" | "gain"): number => a[key] + b[key] + (sure?.[key] ?? 0);
  const budget = total("cost") + rng.int(0, 1) * setting.units[0];
  const least = total("gain") - rng.int(0, 1) * setting.units[1];
  const cheap = fitting(options, budget, 0, sure).length;
  const rich = fitting(options, Infinity, least, sure).length;
  if (fitting(options, budget, least, sure).length !== 1 || cheap < 3 || rich < 3) return null;
  return { setting, options, sure, a, b, budget, least };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf({ setting, options, sure, budget, least }: Question): string {
  const { who, one, does, gains } = setting;
  const many = sure ? "three" : "two";
  const list = options
    .map(({ name, cost, gain }) => `- ${one} ${name}: ${usd(cost)} and ${thousands(gain)} ${gains}`)
    .join("\n");
  const others = sure ? `other ${one.toLowerCase()}` : one.toLowerCase();
  const rule = sure
    ? `${who} will ${does} exactly three of the following six ${one.toLowerCase()}s, and one of the three will be ${one} ${sure.name}.`
    : `${who} will ${does} exactly two of the following six ${one.toLowerCase()}s.`;
  return `${rule} For each ${one.toLowerCase()}, the cost and the number of ${gains} are shown.\n\n${list}\n\nThe total cost of the ${many} ${one.toLowerCase()}s must be no more than ${usd(budget)}, and the total number of ${gains} must be at least ${thousands(least)}.\n\n${selectionOf(
    [COLUMNS[0], `the more expensive of the two ${others}s to be selected`],
    [COLUMNS[1], `the less expensive of the two ${others}s to be selected`],
  )}`;
}

const COLUMNS = ["More expensive", "Less expensive"] as const;

function rowsOf({ setting, options, sure, a, b, budget, least }: Question): Choice[] {
  const shown = options.filter((one) => one !== sure);
  return shown.map((one): Choice => {
    const text = `${setting.one} ${one.name}`;
    if (one === a || one === b)
      return {
        text,
        why: `${a.name} and ${b.name}${sure ? `, with ${sure.name},` : ""} cost ${usd(a.cost + b.cost + (sure?.cost ?? 0))} and bring ${thousands(a.gain + b.gain + (sure?.gain ?? 0))} ${setting.gains}.`,
      };
    const withinBudget = pairsOf(shown).filter(
      (pair) =>
        pair.includes(one) &&
        fitting(options, budget, 0, sure).some((fit) => fit.every((part, k) => part === pair[k])),
    );
    const best = Math.max(0, ...withinBudget.map(([x, y]) => x.gain + y.gain + (sure?.gain ?? 0)));
    return {
      text,
      why:
        best > 0
          ? `Within the budget, a selection with ${one.name} brings at most ${thousands(best)}, less than ${thousands(least)}.`
          : `No selection with ${one.name} is within the budget.`,
    };
  });
}

export const template: TwoPartTemplate = {
  id: "choose-under-limits",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Two options to be selected together: a budget excludes some pairs, a goal the others.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { setting, options, sure, a, b, budget, least } = question;
    const rows = rowsOf(question);
    const at = ({ name }: Option): number =>
      rows.findIndex(({ text }) => text.endsWith(` ${name}`));
    const left = sure ? [budget - sure.cost, least - sure.gain] : [budget, least];
    const rich = fitting(options, Infinity, least, sure);
    return {
      variant: `${sure ? "one-given" : "two"}/${setting.name}`,
      context: "real",
      difficulty: sure ? 4 : 3,
      stem: stemOf(question),
      columns: COLUMNS,
      rows,
      keys: [at(a), at(b)],
      solution: {
        idea: "Begin with the pairs that bring enough, because there are few of them, and compare their costs with the budget.",
        steps: [
          ...(sure
            ? [
                `Without ${sure.name}, the other two may cost ${usd(left[0]!)} and must bring at least ${thousands(left[1]!)}.`,
              ]
            : []),
          `Pairs that bring enough: ${rich.map(([x, y]) => `${x.name} and ${y.name} (${usd(x.cost + y.cost)})`).join(", ")}.`,
          `Only ${a.name} and ${b.name} cost no more than ${usd(left[0]!)}.`,
        ],
        check: `${usd(a.cost)} + ${usd(b.cost)} = ${usd(a.cost + b.cost)}, and ${thousands(a.gain)} + ${thousands(b.gain)} = ${thousands(a.gain + b.gain)}.`,
        takeaway:
          "With two limits, list what satisfies the stricter one and test it with the other.",
      },
    };
  },

  /** Reads the list and tries all pairs of rows. */
  check({ stem, rows }) {
    const options = Array.from(
      stem.matchAll(/^- (\w+ (\w)): (.*)$/gm),
      ([, , name, text]): Option => {
        const [cost, gain] = numbersIn(text!.replace("\\$", "")) as [number, number];
        return { name: name!, cost, gain };
      },
    );
    const [budget, least] = read(stem, /no more than \$(\d+), and .* at least (\d+)\./).map(
      Number,
    ) as [number, number];
    const given = /one of the three will be \w+ (\w)/.exec(stem)?.[1];
    const pairs = fitting(
      options,
      budget,
      least,
      options.find(({ name }) => name === given),
    );
    const rowOf = ({ name }: Option): number => rows.findIndex((row) => row.at(-1) === name);
    return { pairs: pairs.map(([a, b]): [number, number] => [rowOf(a), rowOf(b)]) };
  },
};
