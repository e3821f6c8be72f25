import {
  type Choice,
  count,
  gcd,
  numbersIn,
  range,
  read,
  type Rng,
  type Solution,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly mixes: string;
  readonly things: readonly [string, string];
  readonly stuff: string;
  readonly unit: string;
  readonly percents: readonly number[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "feed",
    who: "A dairy farm",
    mixes: "mixes",
    things: ["oat feed", "bean feed"],
    stuff: "protein",
    unit: "kilogram",
    percents: range(8, 30),
  },
  {
    name: "drink",
    who: "A café",
    mixes: "mixes",
    things: ["light nectar", "rich nectar"],
    stuff: "fruit",
    unit: "liter",
    percents: range(4, 12).map((n) => 5 * n),
  },
  {
    name: "alloy",
    who: "A bell foundry",
    mixes: "melts together",
    things: ["old bronze", "new bronze"],
    stuff: "tin",
    unit: "kilogram",
    percents: range(6, 26),
  },
  {
    name: "seed",
    who: "A city park",
    mixes: "mixes",
    things: ["lawn seed", "meadow seed"],
    stuff: "clover",
    unit: "kilogram",
    percents: range(1, 14).map((n) => 5 * n),
  },
  {
    name: "coffee",
    who: "A roaster",
    mixes: "blends",
    things: ["a mild coffee", "a dark coffee"],
    stuff: "robusta",
    unit: "kilogram",
    percents: range(1, 9).map((n) => 10 * n),
  },
  {
    name: "yarn",
    who: "A spinning mill",
    mixes: "blends",
    things: ["soft fiber", "strong fiber"],
    stuff: "wool",
    unit: "kilogram",
    percents: range(2, 18).map((n) => 5 * n),
  },
];

type Given = "total" | "more" | "content" | "added";
const LEVEL: Record<Given, number> = { total: 3, added: 4, more: 4, content: 5 };

/** Percentages low < mean < high, and the whole amounts of both that give the mean. */
function drawBlend(percents: readonly number[], rng: Rng) {
  const [low, mean, high] = rng.sample(percents, 3).toSorted((a, b) => a - b) as [
    number,
    number,
    number,
  ];
  const shared = gcd(high - mean, mean - low);
  const parts = [(high - mean) / shared, (mean - low) / shared] as const;
  const size = rng.pick([5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 40]);
  const [x, y] = [parts[0] * size, parts[1] * size];
  const isFair = parts[0] !== parts[1] && parts[0] + parts[1] <= 8 && x + y <= 400 && x + y >= 30;
  return isFair ? { low, mean, high, parts, x, y } : null;
}

function drawQuestion(rng: Rng) {
  const { name, who, mixes, things, stuff, unit, percents } = rng.pick(SETTINGS);
  const drawn = drawBlend(percents, rng);
  if (!drawn) return null;
  const { low, mean, high, parts, x, y } = drawn;
  const given = rng.pick(["total", "more", "content", "added"] as const);
  const whole = x + y;
  const content = (mean * whole) / 100;
  if (given === "content" && !Number.isInteger(content)) return null;
  const units = (n: number): string => count(n, unit);
  const [one, two] = things.map((thing) => thing.replace(/^a /, "the ")) as [string, string];
  const keys =
    given === "added"
      ? [
          row(
            y,
            `${units(y)} of ${two} lie ${count(high - mean, "point")} above the blend; they balance ${units(x)} of ${one}, ${count(mean - low, "point")} below.`,
          ),
          row(whole, `This is the whole blend: ${x} + ${y}.`),
        ]
      : [
          row(
            x,
            `${units(x)} of ${one} lie ${count(mean - low, "point")} below the blend; they balance ${units(y)} of ${two}, ${count(high - mean, "point")} above.`,
          ),
          row(
            y,
            `${units(y)} of ${two} lie ${count(high - mean, "point")} above the blend; they balance ${units(x)} of ${one}, ${count(mean - low, "point")} below.`,
          ),
        ];
  const turned = (x * parts[0]) / parts[1];
  const slips =
    given === "added"
      ? [
          row(
            turned,
            `Takes the distances from ${mean} percent as they stand; the sort that is nearer to it must be the larger part.`,
          ),
          row(
            x + turned,
            `Adds to ${x} an amount that takes the distances from ${mean} percent the wrong way round.`,
          ),
          row(
            (x * (mean - low)) / high,
            `Supplies the missing ${stuff}, but forgets that what is added makes the blend bigger.`,
          ),
          row(
            x + (x * (mean - low)) / high,
            `Adds the missing ${stuff} without letting the blend grow by what is added.`,
          ),
          row(
            (x * mean) / low - x,
            `Scales ${x} by ${mean} over ${low}, as if the strength grew with the amount.`,
          ),
          row(
            (x * mean) / low,
            `Scales the ${units(x)} by ${mean} over ${low}; strength does not grow with the amount.`,
          ),
          row(x, `Equal amounts would give ${(low + high) / 2} percent, not ${mean}.`),
          row(2 * x, `Equal amounts would give ${(low + high) / 2} percent, not ${mean}.`),
          row(
            (x * (mean - low)) / 100,
            `This is only the ${stuff} that is missing from the first ${units(x)}.`,
          ),
          row(Math.abs(x - y), `This is by how much the two amounts differ.`),
        ]
      : [
          row(whole / 2, `Equal amounts would give ${(low + high) / 2} percent, not ${mean}.`),
          row(content, `This is how much ${stuff} the blend holds.`),
          row(
            (whole * high) / 100,
            `Takes ${high} percent of the blend, but that is the share of ${stuff} in ${two}.`,
          ),
          row(
            (whole * low) / 100,
            `Takes ${low} percent of the blend, but that is the share of ${stuff} in ${one}.`,
          ),
          row(
            (whole * low) / (low + high),
            `Splits the blend as ${low} to ${high}; what counts is how far each is from ${mean}.`,
          ),
          row(
            (whole * high) / (low + high),
            `Splits the blend as ${high} to ${low}; what counts is how far each is from ${mean}.`,
          ),
          row(
            (whole * mean) / high,
            `Would bring all the ${stuff} from ${two}, as if ${one} held none.`,
          ),
          ...(given === "more"
            ? []
            : [row(Math.abs(x - y), "This is by how much the two amounts differ.")]),
          ...(given === "total" ? [] : [row(whole, "This is the whole blend.")]),
          ...(given === "more"
            ? [
                row(
                  Math.abs(x - y) / 2,
                  `Halves the ${units(Math.abs(x - y))} of difference, as if nothing else were blended.`,
                ),
              ]
            : []),
        ];
  const fits = slips.filter(
    ({ value }, k) =>
      Number.isInteger(value) &&
      value! > 0 &&
      ![...keys, ...slips.slice(0, k)].some((other) => other.value === value),
  );
  if (fits.length < 4) return null;
  return {
    name,
    who,
    mixes,
    things,
    stuff,
    unit,
    drawn,
    given,
    whole,
    content,
    units,
    one,
    two,
    keys,
    fits,
  };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf({
  who,
  mixes,
  things,
  stuff,
  unit,
  drawn,
  given,
  whole,
  content,
  units,
  one,
  two,
}: Question): string {
  const { low, mean, high, x, y } = drawn;
  const mixing = `${who} ${mixes} ${things[0]}, which is ${low} percent ${stuff}, and ${things[1]}, which is ${high} percent ${stuff}. The blend is ${mean} percent ${stuff}`;
  const [bigger, smaller] = x > y ? [one, two] : [two, one];
  const story: Record<Given, string> = {
    total: `${mixing} and comes to ${units(whole)}.`,
    more: `${mixing}, and it takes ${units(Math.abs(x - y))} more of ${bigger} than of ${smaller}.`,
    content: `${mixing}, and it holds ${units(content)} of ${stuff} in all.`,
    added: `${who} has ${units(x)} of ${things[0].replace(/^a /, "")} that is ${low} percent ${stuff}. To this it adds ${things[1]} that is ${high} percent ${stuff}, and the blend comes to be ${mean} percent ${stuff}.`,
  };
  return given === "added"
    ? `${story.added}\n\nSelect the number of ${unit}s of ${bare(two)} added and the number of ${unit}s of the whole blend. Make only two selections, one in each column.`
    : `${story[given]}\n\nSelect the number of ${unit}s of ${bare(one)} and the number of ${unit}s of ${bare(two)} in the blend. Make only two selections, one in each column.`;
}

function solutionOf({ stuff, drawn, given, whole, content, units, one, two }: Question): Solution {
  const { low, mean, high, parts, x, y } = drawn;

  return {
    idea: `The blend lies ${count(mean - low, "point")} above ${bare(one)} and ${high - mean} below ${bare(two)}, and the amounts stand the other way round.`,
    steps: [
      `${bare(one)} to ${bare(two)} is ${high - mean} to ${mean - low}${gcd(high - mean, mean - low) > 1 ? `, or ${parts[0]} to ${parts[1]}` : ""}.`.replace(
        /^./,
        (c) => c.toUpperCase(),
      ),
      {
        total: `All ${parts[0] + parts[1]} parts are ${units(whole)}, so one part is ${units(whole / (parts[0] + parts[1]))}.`,
        more: `The difference, ${count(Math.abs(parts[0] - parts[1]), "part")}, is ${units(Math.abs(x - y))}, so one part is ${units(x / parts[0])}.`,
        content: `${units(content)} are ${mean} percent of ${units(whole)}, so each of the ${parts[0] + parts[1]} parts is ${units(x / parts[0])}.`,
        added: `${units(x)} are ${count(parts[0], "part")}, so one part is ${units(x / parts[0])}.`,
      }[given],
      given === "added"
        ? `So ${units(y)} are added, and the blend is ${x} + ${y} = ${whole}.`
        : `So there are ${units(x)} of ${bare(one)} and ${units(y)} of ${bare(two)}.`,
    ],
    check: `Count the ${stuff}: ${(x * low) / 100} + ${(y * high) / 100} = ${content}, which is ${mean} percent of ${whole}.`,
  };
}

export const template: TwoPartTemplate = {
  id: "amounts-in-a-blend",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Two sorts of known strength make a blend between them: distances from the mean give the amounts.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { name, drawn, given, one, two, keys, fits } = numbers;
    const { parts } = drawn;
    return {
      variant: `${given}/${name}`,
      context: "real",
      // A difference or a content must be turned into parts first.
      difficulty: LEVEL[given] + (parts.includes(1) ? -1 : 0) + (parts[0] + parts[1] > 5 ? 1 : 0),
      stem: stemOf(numbers),
      columns:
        given === "added"
          ? [`Added ${bare(two)}`, "Whole blend"]
          : [
              bare(one).replace(/^./, (c) => c.toUpperCase()),
              bare(two).replace(/^./, (c) => c.toUpperCase()),
            ],
      rows: [...keys, ...rng.sample(fits, 4)],
      keys: [0, 1],
      solution: solutionOf(numbers),
    };
  },

  /** Weighs the contents for every pair of rows, in hundredths. */
  check({ stem, columns, rows }) {
    const story = stem.split("\n\n")[0]!;
    const [low, high, mean] = read(story, /(\d+) percent.*?(\d+) percent.*?(\d+) percent/s).map(
      Number,
    ) as [number, number, number];
    const amounts = rows.map((text) => numbersIn(text)[0]!);
    const isBlend = (x: number, y: number): boolean => x * low + y * high === (x + y) * mean;
    const test = (x: number, y: number): boolean => {
      if (columns[1] === "Whole blend") {
        const start = Number(read(story, /has (\d+)/)[0]);
        return isBlend(start, x) && start + x === y;
      }
      const said = Number(read(story, /(?:comes to|it takes|it holds) (\d+)/)[0]);
      if (story.includes("comes to")) return isBlend(x, y) && x + y === said;
      if (story.includes("it holds")) return isBlend(x, y) && x * low + y * high === 100 * said;
      const [bigger] = read(story, /more of (.+) than of/);
      const isFirst = bigger!.replace("the ", "").toLowerCase() === columns[0].toLowerCase();
      return isBlend(x, y) && (isFirst ? x - y : y - x) === said;
    };
    return {
      pairs: range(0, rows.length - 1).flatMap((f) =>
        range(0, rows.length - 1).flatMap((s) =>
          test(amounts[f]!, amounts[s]!) ? [[f, s] as [number, number]] : [],
        ),
      ),
    };
  },
};

function bare(thing: string): string {
  return thing.replace(/^the /, "");
}

function row(value: number, why: string): Choice {
  return { text: String(value), value, why };
}
