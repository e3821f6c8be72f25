import {
  gcd,
  numbersIn,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  type Solution,
  usd,
} from "@theta/items/template";

/**
 * A whole is divided equally twice: among many with small parts, and among few with large parts.
 */
interface Numbers {
  readonly whole: number;
  readonly many: number;
  readonly few: number;
  readonly small: number;
  readonly large: number;
  /** many - few and large - small */
  readonly k: number;
  readonly d: number;
}

type Asked = "many" | "few" | "small" | "large";

interface Setting {
  readonly name: string;
  readonly isMoney: boolean;
  readonly story: (numbers: Numbers) => string;
  readonly asks: Partial<Record<Asked, string>>;
  /** "4 friends", for the solution: what is counted and what each gets. */
  readonly counted: string;
  readonly each: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "boat",
    isMoney: true,
    story: ({ whole, k, d }) =>
      `A group of friends agreed to share equally the ${usd(whole)} cost of renting a boat. When ${k} of them dropped out, the share of each of the others rose by ${usd(d)}.`,
    asks: {
      many: "How many friends were in the group at first?",
      few: "How many friends shared the cost in the end?",
      small: "What was the share of each friend at first?",
      large: "What did each of the remaining friends pay?",
    },
    counted: "friends",
    each: "share",
  },
  {
    name: "chairs",
    isMoney: false,
    story: ({ whole, k, d }) =>
      `The ${whole} chairs in a concert hall stand in rows with the same number of chairs in each row. With ${k} fewer rows, each row would need ${d} more ${d === 1 ? "chair" : "chairs"} to hold all ${whole}.`,
    asks: { many: "How many rows are there?", small: "How many chairs are there in each row?" },
    counted: "rows",
    each: "number in a row",
  },
  {
    name: "trees",
    isMoney: true,
    story: ({ whole, k, d }) =>
      `A gardener spent exactly ${usd(whole)} on fruit trees, all at the same price. If each tree had cost ${usd(d)} less, the same money would have bought ${k} more trees.`,
    asks: {
      few: "How many trees did the gardener buy?",
      large: "What was the price of one tree?",
    },
    counted: "trees",
    each: "price",
  },
  {
    name: "bus",
    isMoney: true,
    story: ({ whole, k, d }) =>
      `The students of a robotics club share the ${usd(whole)} cost of a bus equally. If ${k} more students came along, each student would pay ${usd(d)} less.`,
    asks: {
      few: "How many students are now in the group?",
      large: "How much does each student pay now?",
    },
    counted: "students",
    each: "share",
  },
  {
    name: "translation",
    isMoney: false,
    story: ({ whole, k, d }) =>
      `A translator plans to work through a text of ${whole} pages at a steady number of pages a day. At ${d} more ${d === 1 ? "page" : "pages"} a day, the work would be done ${k} days sooner.`,
    asks: {
      many: "For how many days does the translator plan to work?",
      small: "How many pages a day does the translator plan to do?",
    },
    counted: "days",
    each: "number of pages a day",
  },
  {
    name: "harvest",
    isMoney: false,
    story: ({ whole, k, d }) =>
      `In an orchard, ${whole} crates of apples are carried off in trucks that all take the same number of crates. With trucks that take ${d} ${d === 1 ? "crate" : "crates"} fewer each, ${k} more trucks would be needed.`,
    asks: { few: "How many trucks are used?", large: "How many crates does each truck take?" },
    counted: "trucks",
    each: "load",
  },
];

function drawNumbers(rng: Rng): Numbers | null {
  const [few, k, j] = [rng.int(4, 24), rng.int(2, 8), rng.int(1, 12)];
  const many = few + k;
  const shared = gcd(many, few);
  const [small, large] = [(few / shared) * j, (many / shared) * j];
  const whole = many * small;
  const isFair =
    whole >= 60 && whole <= 720 && small > 1 && large <= 90 && few !== small && many !== large;
  return isFair ? { whole, many, few, small, large, k, d: large - small } : null;
}

function drawQuestion(rng: Rng) {
  const numbers = drawNumbers(rng);
  if (!numbers) return null;
  const { whole, k, d } = numbers;
  const { name, isMoney, story, asks, counted, each } = rng.pick(SETTINGS);
  const asked = rng.pick(Object.keys(asks) as Asked[]);
  const isEach = asked === "small" || asked === "large";
  const key = numbers[asked];
  const product = (whole * k) / d;
  return { numbers, name, isMoney, story, asks, counted, each, asked, isEach, key, product };
}

type Drawn = NonNullable<ReturnType<typeof drawQuestion>>;

function optionsOf({
  numbers,
  isMoney,
  counted,
  each,
  asked,
  isEach,
  key,
  product,
}: Drawn): ProblemOptions {
  const { whole, many, few, small, large, k, d } = numbers;
  const text = (value: number): string => (isMoney && isEach ? usd(value) : String(value));
  const slip = (value: number, title: string, why: string): Slip => ({
    text: text(value),
    value,
    slip: title,
    why,
  });
  const pay = isMoney ? usd : String;
  const slips = [
    slip(
      { many: few, few: many, small: large, large: small }[asked],
      "answers for the other division",
      `That belongs to the other way of dividing; read once more which one is asked for.`,
    ),
    slip(
      { many: small, few: large, small: many, large: few }[asked],
      isEach ? `finds the number of ${counted}` : `finds the ${each}`,
      isEach
        ? `That is how many ${counted} there are, not the ${each}.`
        : `That is the ${each}, not how many ${counted} there are.`,
    ),
    slip(
      whole / (k * d),
      "divides the whole by both changes",
      `The changes ${k} and ${pay(d)} belong to different products; multiplying them mixes the two.`,
    ),
    slip(
      isEach ? whole / k : whole / d,
      "divides the whole by the change",
      `${whole} is not made up of equal changes of ${isEach ? k : pay(d)}.`,
    ),
    slip(
      isEach ? key + d : key + k,
      "moves the wrong way",
      `Check it: with this value the two ways of dividing do not both give ${whole}.`,
    ),
    slip(
      isEach ? key - d : key - k,
      "takes the change away once more",
      `Check it: with this value the two ways of dividing do not both give ${whole}.`,
    ),
    slip(
      k * d,
      "multiplies the changes",
      `$${k} \\cdot ${d}$ sets the changes against each other; the whole of ${whole} does not come in.`,
    ),
    slip(
      { many: large, few: small, small: few, large: many }[asked],
      "crosses the two divisions",
      `That is ${isEach ? `a number of ${counted}` : `a ${each}`} of the other way of dividing.`,
    ),
    slip(
      many + few,
      "adds both numbers",
      `The two numbers whose product is ${product} are not to be added.`,
    ),
  ].filter(({ value }) => Number.isInteger(value) && value! > 1 && value! < whole);
  return {
    key: {
      text: text(key),
      value: key,
      why: `${many} ${counted} with ${pay(small)} each and ${few} with ${pay(large)} each both give ${pay(whole)}.`,
    },
    slips,
  };
}

function solutionOf({ numbers, counted, each, asked, isEach, key, product }: Drawn): Solution {
  const { whole, many, few, small, large, k, d } = numbers;
  const [n, sign, other] =
    asked === "many" || asked === "small" ? ["n", "-", few] : ["n", "+", many];
  const start = sign === "-" ? many : few;
  return {
    idea: `Both ways of dividing give the same whole, so write the ${each} in both ways and compare.`,
    steps: [
      `Let $${n}$ be the number of ${counted} ${sign === "-" ? "in the larger case" : "in the smaller case"}; then $\\frac{${whole}}{n ${sign} ${k}} = \\frac{${whole}}{n} ${sign === "-" ? "+" : "-"} ${d}$.`,
      `Multiply out: $${d === 1 ? "" : d}n(n ${sign} ${k}) = ${whole} \\cdot ${k}$, so $n(n ${sign} ${k}) = ${product}$.`,
      `Two positive numbers that differ by ${k} and have the product ${product}: ${few} and ${many}. So $n = ${start}$, and the other case has ${other}.`,
      ...(isEach
        ? [
            `The ${each} asked for is $\\frac{${whole}}{${asked === "small" ? many : few}} = ${key}$.`,
          ]
        : []),
    ],
    check: `$${many} \\cdot ${small} = ${few} \\cdot ${large} = ${whole}$. With options, it is quicker to try them.`,
  };
}

export const template: ProblemTemplate = {
  id: "share-when-some-leave",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "One whole divided equally in two ways: the two products are equal, and a quadratic equation falls out.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { numbers, name, story, asks, asked, isEach } = question;
    const { whole } = numbers;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Two products and a quadratic; the part takes one more step, and a product beyond the times
      // tables takes care.
      difficulty: 6 + (isEach ? 1 : 0) + (whole > 300 ? 1 : 0),
      stem: `${story(numbers)} ${asks[asked]}`,
      ...optionsOf(question),
      solution: solutionOf(question),
    };
  },

  /** Tries every number that divides the whole. */
  check({ stem, options }) {
    const [k] = read(stem, /(\d+) (?:of them|fewer|more (?:trees|students|trucks)|days)/).map(
      Number,
    ) as [number];
    const [whole, ...changes] = numbersIn(plain(stem).replaceAll("$", "")) as [number, ...number[]];
    const d = changes[0] === k ? changes[1]! : changes[0]!;
    const fits = range(k + 1, whole).filter(
      (many) => whole % many === 0 && (many - k) * (whole / many + d) === whole,
    );
    const [many] = fits;
    const ask = SETTINGS.flatMap(({ asks }) => Object.entries(asks)).find(([, question]) =>
      stem.endsWith(question),
    );
    if (!many || fits.length > 1 || !ask) throw new Error(`${fits.length} numbers fit: ${stem}`);
    const found = { many, few: many - k, small: whole / many, large: whole / many + d };
    return options.flatMap((option, place) =>
      numbersIn(plain(option).replace("$", ""))[0] === found[ask[0] as Asked] ? [place] : [],
    );
  },
};
