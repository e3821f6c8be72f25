import {
  count,
  Fraction,
  type ProblemOptions,
  type ProblemTemplate,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly one: string;
  readonly where: string;
  readonly measure: string;
  readonly unit: string;
  /** What the newcomers do, in the past tense. */
  readonly join: string;
  readonly values: readonly [number, number];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "choir",
    one: "singer",
    where: "in a choir",
    measure: "age",
    unit: "years",
    join: "joined",
    values: [18, 60],
  },
  {
    name: "crates",
    one: "crate",
    where: "on a truck",
    measure: "weight",
    unit: "kilograms",
    join: "were loaded",
    values: [12, 70],
  },
  {
    name: "shelf",
    one: "book",
    where: "on a shelf",
    measure: "length",
    unit: "pages",
    join: "were added",
    values: [120, 480],
  },
  {
    name: "films",
    one: "film",
    where: "in a festival program",
    measure: "length",
    unit: "minutes",
    join: "were added",
    values: [60, 150],
  },
  {
    name: "pumpkins",
    one: "pumpkin",
    where: "at a farm stand",
    measure: "weight",
    unit: "pounds",
    join: "were brought in",
    values: [6, 30],
  },
  {
    name: "contest",
    one: "entry",
    where: "in a photo contest",
    measure: "score",
    unit: "points",
    join: "came in",
    values: [30, 95],
  },
];

type Asked = "joint" | "theirs" | "first" | "newcomers";

/** Sizes n and k and averages x and y that make the joint average whole. */
function drawFor(rng: Rng, [least, most]: readonly [number, number]) {
  for (let tries = 0; tries < 200; tries++) {
    const [n, k] = [rng.int(4, 36), rng.int(3, 20)];
    const [x, y] = [rng.int(least, most), rng.int(least, most)];
    const z = (n * x + k * y) / (n + k);
    if (Number.isInteger(z) && n !== k && x !== y && Math.abs(x - y) >= 5) return { n, k, x, y, z };
  }
  return null;
}

function drawNumbers(rng: Rng) {
  const { name, one, where, measure, unit, join, values } = rng.pick(SETTINGS);
  const drawn = drawFor(rng, values);
  if (!drawn) return null;
  const { n, k, x, y, z } = drawn;
  const asked: Asked = rng.pick([
    "joint",
    "joint",
    "joint",
    "theirs",
    "first",
    "newcomers",
  ] as const);
  const many = name === "contest" ? "entries" : `${one}s`;
  const [moved, above] = [Math.abs(z - x), Math.abs(y - z)];
  const rises = z > x ? "rose" : "fell";
  const side = z > x ? "above" : "below";
  const lift = (n * moved) / k;
  return {
    name,
    one,
    where,
    measure,
    unit,
    join,
    drawn,
    asked,
    many,
    moved,
    above,
    rises,
    side,
    lift,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function wrongJoint({ drawn, many, moved }: Numbers): Wrong[] {
  const { n, k, x, y } = drawn;
  return [
    [
      (x + y) / 2,
      "averages the averages",
      `The middle of ${x} and ${y} is right for groups of equal size; here they are ${n} and ${k}.`,
    ],
    [
      (k * x + n * y) / (n + k),
      "swaps the weights",
      `This counts the ${x} for ${k} ${many} and the ${y} for ${n}; it is the other way around.`,
    ],
    [
      x + (k * (y - x)) / n,
      "divides by the old number",
      `What the newcomers bring is spread over all ${n + k} ${many}, not over the first ${n}.`,
    ],
    [
      y,
      "takes the average of the newcomers",
      `The ${y} belongs to the ${k} newcomers only; the first ${n} pull the average away from it.`,
    ],
    [moved, "stops at the move", `The average moves by ${moved}; asked is the average itself.`],
    [
      x + (y - x) / k,
      "divides by the newcomers",
      `The difference of ${Math.abs(y - x)} comes with each of the ${k} newcomers and is spread over all ${n + k}.`,
    ],
    [
      (n * x + k * y) / n,
      "divides the sum by the old number",
      `The sum of all belongs to ${n + k} ${many}, not to ${n}.`,
    ],
    [
      (n * x + y) / (n + 1),
      "counts the newcomers once",
      `The ${y} has to be counted for each of the ${k} newcomers.`,
    ],
  ];
}

function wrongTheirs({ drawn, many, moved, rises, side, lift }: Numbers): Wrong[] {
  const { n, k, x, z } = drawn;
  const away = z > x ? 1 : -1;
  return [
    [
      2 * z - x,
      "takes the groups for equal",
      `The new average would be midway only for two equal groups; here it is ${n} to ${k}.`,
    ],
    [
      x + away * lift,
      "measures from the old average",
      `The newcomers must lie ${lift} from the new average ${z}, not from the old one ${x}.`,
    ],
    [
      z - away * lift,
      "goes the wrong way",
      `The average ${rises}, so the newcomers lie ${side} ${z}, not on the other side.`,
    ],
    [
      z + away * moved * k,
      "multiplies by the newcomers",
      `The move of ${moved} had to be made for each of the ${n} ${many} that were there, and the ${k} newcomers share that.`,
    ],
    [
      z + (away * k * moved) / n,
      "turns the sizes around",
      `The ${n} moved by ${moved} each, which the ${k} newcomers had to bring: the ratio is $${n} : ${k}$.`,
    ],
    [z, "takes the new average for theirs", `The ${z} belongs to all ${n + k} ${many} together.`],
    [
      lift,
      "stops at the distance",
      `That is how far each newcomer lies ${side} the new average on average; it must still be ${z > x ? "added to" : "taken from"} ${z}.`,
    ],
    [
      (x + z) / 2,
      "averages the two averages",
      `Both ${x} and ${z} hold the first ${n} ${many}; neither says what the newcomers have alone.`,
    ],
  ];
}

function wrongFirst({ unit, drawn, many, moved, above, side }: Numbers): Wrong[] {
  const { n, k, x, y } = drawn;
  return [
    [
      n + k,
      "counts the newcomers too",
      `That is the number of all ${many} afterward; asked is the number before.`,
    ],
    [
      k,
      "takes the groups for equal",
      `Groups of equal size would have put the average midway between ${x} and ${y}.`,
    ],
    [
      (k * moved) / above,
      "turns the distances around",
      `The larger group lies nearer to the joint average, so the numbers go against the distances ${moved} and ${above}.`,
    ],
    [
      k * above,
      "stops at the surplus",
      `The newcomers lie $${k} \\cdot ${above}$ ${side} the new average in all; how many moves of ${moved} that pays for is still to be found.`,
    ],
    [
      (k * Math.abs(y - x)) / above,
      "divides by the wrong distance",
      `The surplus of the newcomers pays for a move of ${moved} each; this divides by their own distance ${above}.`,
    ],
    [
      above,
      "takes a distance for a number",
      `The ${above} is the distance of the newcomers from the new average, in ${unit}.`,
    ],
    [
      (k * above) / Math.abs(y - x),
      "divides by the whole distance",
      `The first ones moved by ${moved}, not by the whole distance from ${x} to ${y}.`,
    ],
  ];
}

function wrongNewcomers({ unit, join, drawn, many, moved, above }: Numbers): Wrong[] {
  const { n, k, x, y } = drawn;
  return [
    [
      n + k,
      "counts all of them",
      `That is the number of all ${many} afterward; asked is how many ${join}.`,
    ],
    [
      n,
      "takes the groups for equal",
      `Groups of equal size would have put the average midway between ${x} and ${y}.`,
    ],
    [
      (n * above) / moved,
      "turns the distances around",
      `The larger group lies nearer to the joint average, so the numbers go against the distances ${moved} and ${above}.`,
    ],
    [
      n * moved,
      "stops at the lack",
      `The first ${many} lacked $${n} \\cdot ${moved}$ in all; each newcomer makes up for ${above} of that.`,
    ],
    [
      (n * moved) / Math.abs(y - x),
      "divides by the whole distance",
      `A newcomer lies ${above} from the new average; the ${Math.abs(y - x)} are counted from the old one.`,
    ],
    [
      (n * Math.abs(y - x)) / moved,
      "divides by the wrong distance",
      `The ${moved} is how far the first ones moved; each newcomer makes up for ${above}.`,
    ],
    [
      moved,
      "takes a distance for a number",
      `The ${moved} is how far the average moved, in ${unit}.`,
    ],
  ];
}

const WRONG = {
  joint: wrongJoint,
  theirs: wrongTheirs,
  first: wrongFirst,
  newcomers: wrongNewcomers,
};

function optionsOf(numbers: Numbers): ProblemOptions {
  const { one, drawn, asked, many, moved, above } = numbers;
  const { n, k, y, z } = drawn;
  const key = { joint: z, theirs: y, first: n, newcomers: k }[asked];
  const ways = WRONG[asked](numbers);
  return {
    key: {
      text: String(key),
      value: key,
      why: `The two sides balance: ${count(n, one, many)} at a distance of ${moved} from ${z} and ${count(k, one, many)} at a distance of ${above}, $${n} \\cdot ${moved} = ${k} \\cdot ${above}$.`,
    },
    slips: slipsFrom(ways, (v) => Number.isInteger(v) && v > 1),
  };
}

function solutionOf({
  unit,
  join,
  drawn,
  asked,
  many,
  moved,
  above,
  rises,
  side,
  lift,
}: Numbers): Solution {
  const { n, k, x, y, z } = drawn;
  const lack = `The ${n} ${many} each move by $${Math.max(x, z)} - ${Math.min(x, z)} = ${moved}$, which takes $${n} \\cdot ${moved} = ${n * moved}$ ${unit} in all.`;
  const steps: Record<Asked, string[]> = {
    joint: [
      `Measured from ${x}, the first ${n} ${many} have nothing ${y > x ? "over" : "missing"}, and the ${k} newcomers have $${k} \\cdot ${Math.abs(y - x)} = ${k * Math.abs(y - x)}$.`,
      `Spread over all ${n + k}, that is $${k * Math.abs(y - x)} \\div ${n + k} = ${moved}$ each.`,
      `So the average ${rises} by ${moved} to ${z} ${unit}.`,
    ],
    theirs: [
      lack,
      `The ${k} newcomers must bring just that: $${n * moved} \\div ${k} = ${lift}$ each, counted from the new average.`,
      `So theirs is $${z} ${z > x ? "+" : "-"} ${lift} = ${y}$ ${unit}.`,
    ],
    first: [
      `Counted from the new average ${z}, the newcomers bring $${k} \\cdot ${above} = ${k * above}$ ${unit} ${z > x ? "more" : "less"} in all.`,
      `That moved each of the first ones by $${Math.max(x, z)} - ${Math.min(x, z)} = ${moved}$.`,
      `So there were $${k * above} \\div ${moved} = ${n}$ ${many}.`,
    ],
    newcomers: [
      lack,
      `Each newcomer brings $${Math.max(y, z)} - ${Math.min(y, z)} = ${above}$ of that.`,
      `So $${n * moved} \\div ${above} = ${k}$ ${many} ${join}.`,
    ],
  };
  return {
    idea:
      asked === "joint"
        ? `Count from the old average: only what the newcomers have ${y > x ? "over" : "under"} it has to be spread out.`
        : `Count from the new average: what the newcomers have ${side} it is just what the others were on the other side.`,
    steps: steps[asked],
    check: `The joint average ${z} lies nearer to ${n > k ? x : y}, the average of the larger group.`,
  };
}

export const template: ProblemTemplate = {
  id: "average-moved-by-newcomers",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "arithmetic",
  pattern:
    "Newcomers move an average: what they bring above the new average is what the others lacked below it.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, where, measure, unit, join, drawn, asked, many, rises } = numbers;
    const { n, k, x, y, z } = drawn;
    const newOnes = `${k} more ${many}`;
    const stem = {
      joint: `The average (arithmetic mean) ${measure} of the ${n} ${many} ${where} was ${x} ${unit}. Then ${newOnes}, with an average ${measure} of ${y} ${unit}, ${join}. What was the average ${measure} of all the ${many} then, in ${unit}?`,
      theirs: `The average (arithmetic mean) ${measure} of the ${n} ${many} ${where} was ${x} ${unit}. When ${newOnes} ${join}, the average ${rises} to ${z} ${unit}. What was the average ${measure} of those ${k} ${many}, in ${unit}?`,
      first: `When ${newOnes} with an average (arithmetic mean) ${measure} of ${y} ${unit} ${join}, the average ${measure} of the ${many} ${where} ${rises} from ${x} to ${z} ${unit}. How many ${many} were there before?`,
      newcomers: `The average (arithmetic mean) ${measure} of the ${n} ${many} ${where} was ${x} ${unit}. Then more ${many}, with an average ${measure} of ${y} ${unit}, ${join}, and the average ${rises} to ${z} ${unit}. How many more ${many} ${join}?`,
    }[asked];
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Forward is the definition; backward needs the balance, and a number of people needs more
      // than a value.
      difficulty:
        { joint: 2, theirs: 4, first: 4, newcomers: 4 }[asked] +
        (n % k === 0 || k % n === 0 ? -1 : 0) +
        (z < x ? 1 : 0),
      stem,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Adds up sums, with every option in place of what is asked. */
  check({ stem, options }) {
    const first = /How many \w+ were there before/.test(stem);
    const one = (pattern: RegExp): Fraction => valueOf(read(stem, pattern)[0]!);
    return options.flatMap((option, place) => {
      const tried = valueOf(option);
      const n = first ? tried : one(/of the (\d+) /);
      const x = first ? one(/from (\d+) to/) : one(/ was (\d+)/);
      const k = stem.includes("How many more") ? tried : one(/(\d+) more/);
      const y = stem.includes("of those") ? tried : one(/(?:mean\)|average) \w+ of (\d+)/);
      const z =
        stem.includes("average of all") || / of all the /.test(stem) ? tried : one(/ to (\d+)/);
      const total = n.times(x).plus(k.times(y));
      return total.equals(n.plus(k).times(z)) ? [place] : [];
    });
  },
};
