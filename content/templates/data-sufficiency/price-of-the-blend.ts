import {
  type CaseStatement,
  count,
  Fraction,
  keyByCases,
  near,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

const SETTINGS = [
  {
    name: "coffee",
    maker: "A roaster",
    first: "Arabica beans",
    other: "Robusta beans",
    unit: "kilogram",
  },
  {
    name: "tea",
    maker: "A tea merchant",
    first: "green tea",
    other: "black tea",
    unit: "kilogram",
  },
  {
    name: "nuts",
    maker: "A grocer in Tunis",
    first: "almonds",
    other: "raisins",
    unit: "kilogram",
  },
  { name: "wool", maker: "A mill", first: "alpaca wool", other: "sheep's wool", unit: "pound" },
  { name: "paint", maker: "A painter", first: "blue paint", other: "white paint", unit: "gallon" },
] as const;

/** Amounts of both. */
interface Case {
  readonly x: number;
  readonly y: number;
}
const CASES: readonly Case[] = range(1, 50).flatMap((x) => range(1, 50).map((y) => ({ x, y })));

function statementsOf(
  { x, y }: Case,
  [p, q]: readonly [number, number],
  words: (typeof SETTINGS)[number],
  rng: Rng,
): CaseStatement<Case>[] {
  const { first, other, unit } = words;
  const ratio = new Fraction(x, y);
  const swapped = (p * y + q * x) / (x + y);
  const [gap, more] = [Math.abs(x - y), rng.int(2, 6)];
  const [most, least, sign] = x > y ? [first, other, 1] : [other, first, -1];
  const added = (p * (x + more) + q * y) / (x + y + more);
  const share = (100 * p * x) / (p * x + q * y);
  const list: (CaseStatement<Case> | false)[] = [
    {
      kind: "ratio",
      text: `The ratio of ${first} to ${other} in the blend is ${ratio.top} to ${ratio.bottom}.`,
      holds: (c) => c.x * y === c.y * x,
      note: "a ratio fixes what part of the blend each is",
    },
    {
      kind: "x",
      text: `The blend has ${count(x, unit)} of ${first} in it.`,
      holds: (c) => c.x === x,
      note: `nothing is said of the ${other}`,
    },
    {
      kind: "y",
      text: `The blend has ${count(y, unit)} of ${other} in it.`,
      holds: (c) => c.y === y,
      note: `nothing is said of the ${first}`,
    },
    {
      kind: "all",
      text: `There are ${x + y} ${unit}s of the blend.`,
      holds: (c) => c.x + c.y === x + y,
      note: "the total does not tell the parts",
    },
    gap > 0 && {
      kind: "gap",
      text: `The blend has ${gap} ${gap === 1 ? unit : `${unit}s`} more of ${most} than of ${least} in it.`,
      holds: (c) => sign * (c.x - c.y) === gap,
      note: "a difference leaves the ratio open",
    },
    Number.isInteger(2 * swapped) &&
      x !== y && {
        kind: "swapped",
        text: `If the amounts of ${first} and ${other} had been exchanged, the blend would have cost ${usd(swapped)} per ${unit}.`,
        holds: (c) => p * c.y + q * c.x === swapped * (c.x + c.y),
        note: `the exchanged blend lies as far from ${usd(p)} as this one does from ${usd(q)}`,
      },
    Number.isInteger(2 * added) && {
      kind: "added",
      text: `With ${more} ${unit}s more of ${first}, the blend would have cost ${usd(added)} per ${unit}.`,
      holds: (c) => p * (c.x + more) + q * c.y === added * (c.x + c.y + more),
      note: "how much more of one part changes the price depends on how much there was",
    },
    Number.isInteger(share) && {
      kind: "share",
      text: `Of the cost of the blend, ${share} percent is for ${first}.`,
      holds: (c) => 100 * p * c.x === share * (p * c.x + q * c.y),
      note: `the costs are as ${share} to ${100 - share}; divided by ${usd(p)} and ${usd(q)}, they give the ratio of the amounts`,
    },
    x !== y && {
      kind: "more",
      text: `The blend has more ${most} than ${least} in it.`,
      holds: (c) => sign * (c.x - c.y) > 0,
      note: "this only bounds the ratio",
    },
    {
      kind: "doubled",
      text: `With twice the amount of ${first} and twice the amount of ${other}, the cost per ${unit} would have been the same.`,
      holds: () => true,
      note: "that is so for every blend",
    },
  ];
  return list.filter((said): said is CaseStatement<Case> => said !== false);
}

function drawNumbers(rng: Rng) {
  const words = rng.pick(SETTINGS);
  const [q, step] = [rng.int(4, 12), rng.int(2, 12)];
  const prices = (rng.chance(0.5) ? [q + step, q] : [q, q + step]) as readonly [number, number];
  const k = rng.int(1, 4);
  const at = { x: k * rng.int(1, 5), y: k * rng.int(1, 5) };
  const asksPart = rng.chance(0.35);
  if (
    !Number.isInteger((2 * (prices[0] * at.x + prices[1] * at.y)) / (at.x + at.y)) ||
    at.x === at.y
  )
    return null;
  const [one, two] = rng.sample(statementsOf(at, prices, words, rng), 2) as [
    CaseStatement<Case>,
    CaseStatement<Case>,
  ];
  const kinds = [one.kind, two.kind];
  if (kinds.includes("more") && kinds.includes("gap")) return null;
  return { words, prices, at, asksPart, one, two, kinds };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ words, prices, at, asksPart, one, two }: Numbers) {
  const { first, other, unit } = words;
  const answer = ({ x, y }: Case): number =>
    asksPart ? x / (x + y) : (prices[0] * x + prices[1] * y) / (x + y);
  const part = new Fraction(at.x, at.x + at.y);
  const goal = asksPart
    ? `the ${first} ${first.endsWith("s") ? "make" : "makes"} $\\frac{${part.top}}{${part.bottom}}$ of the blend`
    : `a ${unit} costs ${usd(answer(at))}`;
  const judge = (fits: readonly Case[], note: string) => {
    const rival = fits.find((c) => Math.abs(answer(c) - answer(at)) > 1e-9);
    return {
      enough: !rival,
      why: rival
        ? `${note}${note && "; "}amounts of ${at.x} and ${at.y} fit, but so do ${rival.x} and ${rival.y}, with another ratio.`
        : `${note}${note && "; "}${goal}.`,
    };
  };
  const fits = [one, two].map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
  const both = fits[0].filter(two.holds);
  return {
    first: judge(fits[0], one.note),
    second: judge(fits[1], two.note),
    together: judge(
      both,
      both.length === 1
        ? `the only amounts that fit are ${at.x} of ${first} and ${at.y} of ${other}`
        : "",
    ),
  };
}

export const template: SufficiencyTemplate = {
  id: "price-of-the-blend",
  format: "data-sufficiency",
  kind: "value",
  pattern: "The price of a mixture needs only the ratio of its parts, which may come in disguise.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { words, prices, asksPart, one, two, kinds } = numbers;
    const { name, maker, first, other, unit } = words;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const hidden = kinds.filter((kind) => ["swapped", "added", "share"].includes(kind)).length;
    return {
      variant: `${name}/${asksPart ? "part" : "price"}`,
      context: "real",
      difficulty:
        3 + 2 * hidden + (kinds.includes("gap") ? 1 : 0) + (alone ? 0 : 1) - (hidden === 2 ? 1 : 0),
      stem: `${maker} makes a blend of ${first} at ${usd(prices[0])} per ${unit} and ${other} at ${usd(prices[1])} per ${unit}, both in whole ${unit}s. ${asksPart ? `What fraction of the blend is ${first}?` : `What is the cost of the blend per ${unit}?`}`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "The cost of a blend is the average of the two prices, weighted by the amounts, so only the ratio of the amounts matters.",
        steps: stepsOfFindings(findings),
        check:
          "Double both amounts in thought: if a statement stays true, it speaks of the ratio; if not, it speaks of the amounts.",
      },
    };
  },

  /** Mixes every blend and works out its price and its cost from the parts. */
  check({ stem, statements }) {
    const [first, p, other, q] = read(
      stem,
      /blend of ([\w' ]+) at \$(\d+) per \w+ and ([\w' ]+) at \$(\d+) per/,
    ) as [string, string, string, string];
    const [asked] = read(stem, /What (fraction|is the cost)/);
    const [one, two] = statements.map((said) =>
      conditionOf(plain(said), [first, other], [Number(p), Number(q)]),
    ) as [(c: Case) => boolean, (c: Case) => boolean];
    const cases = range(1, 90).flatMap((x) => range(1, 90).map((y) => ({ x, y })));
    return keyByCases(cases, one, two, ({ x, y }) =>
      Math.round(1e7 * (asked === "fraction" ? x / (x + y) : priceOf(x, y, Number(p), Number(q)))),
    );
  },
};

const priceOf = (x: number, y: number, p: number, q: number): number => (x * p + y * q) / (x + y);
function conditionOf(
  said: string,
  [first, other]: [string, string],
  [p, q]: [number, number],
): (c: Case) => boolean {
  const [a = 0, b = 0] = Array.from(said.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
  if (said.startsWith("The ratio")) return ({ x, y }) => near(x / y, a / b, 1e-9);
  if (said.startsWith("There are")) return ({ x, y }) => x + y === a;
  if (said.startsWith("If")) return ({ x, y }) => near(priceOf(y, x, p, q), a, 1e-9);
  if (said.startsWith("With twice")) return () => true;
  if (said.includes(`more ${first} than`)) return ({ x, y }) => x > y;
  if (said.includes(`more ${other} than`)) return ({ x, y }) => y > x;
  if (said.startsWith("With")) return ({ x, y }) => near(priceOf(x + a, y, p, q), b, 1e-9);
  if (said.startsWith("Of the cost")) return ({ x, y }) => near((x * p) / (x * p + y * q), a / 100);
  if (said.includes(`more of ${first} than`)) return ({ x, y }) => x - y === a;
  if (said.includes(`more of ${other} than`)) return ({ x, y }) => y - x === a;
  if (said.includes(`of ${first} in it`)) return ({ x }) => x === a;
  if (said.includes(`of ${other} in it`)) return ({ y }) => y === a;
  throw new Error(`The statement cannot be read: ${said}`);
}
