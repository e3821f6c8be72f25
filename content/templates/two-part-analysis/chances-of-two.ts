import {
  capital,
  type Choice,
  numbersIn,
  range,
  read,
  type Rng,
  type Solution,
  thousands,
  type TwoPartDraft,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly opening: string;
  /** The likelier and the less likely of the two, as a learner reads them, and their headings. */
  readonly who: readonly [likely: string, unlikely: string];
  readonly headings: readonly [string, string];
  readonly both: string;
  readonly one: string;
  readonly none: string;
  readonly some: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "trucks",
    opening:
      "On any day a morning truck and an evening truck reach a depot on time or late, independently of each other. The morning truck is on time more often.",
    who: ["the morning truck is on time", "the evening truck is on time"],
    headings: ["Morning truck", "Evening truck"],
    both: "both are on time",
    one: "exactly one of them is on time",
    none: "neither is on time",
    some: "at least one is on time",
  },
  {
    name: "seeds",
    opening:
      "A gardener plants one bean and one melon seed in each pot. Whether one sprouts does not depend on the other, and beans sprout more often than melons.",
    who: ["a bean sprouts", "a melon seed sprouts"],
    headings: ["Bean", "Melon"],
    both: "both sprout",
    one: "exactly one of the two sprouts",
    none: "neither sprouts",
    some: "at least one of the two sprouts",
  },
  {
    name: "bids",
    opening:
      "An architect bids for a school and for a library. The two decisions are independent of each other, and the school is the likelier of the two to be won.",
    who: ["the bid for the school is won", "the bid for the library is won"],
    headings: ["School", "Library"],
    both: "both bids are won",
    one: "exactly one bid is won",
    none: "neither bid is won",
    some: "at least one bid is won",
  },
  {
    name: "sensors",
    opening:
      "A greenhouse has an old and a new frost sensor that work independently of each other. In a frost the new sensor is likelier to ring than the old one.",
    who: ["the new sensor rings", "the old sensor rings"],
    headings: ["New sensor", "Old sensor"],
    both: "both ring",
    one: "exactly one of them rings",
    none: "neither rings",
    some: "at least one rings",
  },
  {
    name: "harbors",
    opening:
      "Two harbors have fog on some mornings, independently of each other. The southern harbor is clear more often than the northern one.",
    who: ["the southern harbor is clear", "the northern harbor is clear"],
    headings: ["Southern harbor", "Northern harbor"],
    both: "both harbors are clear",
    one: "exactly one harbor is clear",
    none: "neither harbor is clear",
    some: "at least one harbor is clear",
  },
];

type Fact = "both" | "one" | "none" | "some";
const GIVEN: readonly (readonly [Fact, Fact, number])[] = [
  ["both", "some", 0],
  ["both", "none", 0],
  ["both", "one", 1],
  ["none", "one", 1],
];
const TENS = range(2, 19).map((n) => 5 * n);

/** In hundredths of a percent, so that everything stays whole. */
function chanceOf(fact: Fact, p: number, q: number): number {
  const both = p * q;
  const none = (100 - p) * (100 - q);
  return { both, none, some: 10_000 - none, one: 10_000 - none - both }[fact];
}

/** Two probabilities, and four others, some of which share their product and some their sum. */
function drawChances(rng: Rng) {
  const [q, p] = rng.sample(TENS, 2).toSorted((a, b) => a - b) as [number, number];
  if ((p * q) % 100 !== 0 || p - q < 10) return null;
  const others = TENS.filter((n) => n !== p && n !== q);
  const sameProduct = others.filter((n) => others.includes((p * q) / n) && n * n !== p * q);
  const decoy = sameProduct.length > 0 ? rng.pick(sameProduct) : null;
  const sameSum = others.filter(
    (n) => others.includes(p + q - n) && n !== decoy && 2 * n !== p + q,
  );
  if (sameSum.length === 0) return null;
  const balanced = rng.pick(sameSum);
  const chosen = new Set([...(decoy ? [decoy, (p * q) / decoy] : []), balanced, p + q - balanced]);
  for (const n of rng.shuffle(others)) if (chosen.size < 4) chosen.add(n);
  return chosen.size === 4 ? { p, q, others: [...chosen], hasDecoy: decoy !== null } : null;
}

function drawNumbers(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const drawn = drawChances(rng);
  if (!drawn) return null;
  const { p, q } = drawn;
  const [known, other, extra] = rng.pick(GIVEN);
  const order = rng.shuffle([0, 1]) as [0 | 1, 0 | 1];
  const share = (fact: Fact, one = p, two = q): number => chanceOf(fact, one, two) / 100;
  const [both, none] = [share("both"), share("none")];
  return { setting, drawn, known, other, extra, order, share, both, none };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  setting,
  drawn,
  order,
  both,
  none,
}: Numbers): Pick<TwoPartDraft, "columns" | "rows" | "keys"> {
  const { p, q, others } = drawn;
  const wrong = others.map((n) => {
    if (n === p + q - n)
      return row(
        n,
        `The sum would be right only if both chances were ${n} percent, but they differ.`,
      );
    const partner = (both * 100) / n;
    const sumPartner = p + q - n;
    if (Number.isInteger(partner) && others.includes(partner))
      return row(
        n,
        `${n} and ${partner} percent give ${both} percent for both, too, but ${((100 - n) * (100 - partner)) / 100} percent for neither.`,
      );
    if (others.includes(sumPartner))
      return row(
        n,
        `${n} and ${sumPartner} percent have the right sum, ${p + q}, but give ${(n * sumPartner) / 100} percent for both.`,
      );
    return row(
      n,
      `Beside ${n} percent the sum of ${p + q} asks for ${sumPartner} percent${sumPartner > 0 ? `, and the two would give ${(n * sumPartner) / 100} percent for both` : ""}.`,
    );
  });
  return {
    columns: [setting.headings[order[0]], setting.headings[order[1]]],
    rows: [
      row(
        p,
        `${p} and ${q} percent give ${both} percent for both and ${none} percent for neither; this is the larger of the two.`,
      ),
      row(
        q,
        `${p} and ${q} percent give ${both} percent for both and ${none} percent for neither; this is the smaller of the two.`,
      ),
      ...wrong,
    ],
    keys: order,
  };
}

function solutionOf({ setting, drawn, known, other, share, both, none }: Numbers): Solution {
  const { p, q } = drawn;
  const learn: Record<string, string> = {
    "both-some": `The sum of the two chances counts the case of both twice, so it is that of at least one and that of both together: ${share("some")} + ${both} = ${p + q}.`,
    "both-none": `At least one: 100 − ${none} = ${share("some")} percent. The sum of the two chances counts the case of both twice: ${share("some")} + ${both} = ${p + q}.`,
    "both-one": `The sum of the two chances counts the case of exactly one once and that of both twice: ${share("one")} + 2 × ${both} = ${p + q}.`,
    "none-one": `Both: what is left, 100 − ${none} − ${share("one")} = ${both} percent. The sum of the two chances counts the case of exactly one once and that of both twice: ${share("one")} + 2 × ${both} = ${p + q}.`,
  };
  return {
    idea: "The chance of both is the product of the two chances; their sum can be had as well, and a known sum and product leave only one pair.",
    steps: [
      learn[`${known}-${other}`]!,
      `Their product is ${both} percent, so with both counted in percent it is ${thousands(100 * both)}.`,
      `Of the rows only ${p} and ${q} have the sum ${p + q} and the product ${thousands(100 * both)}; the larger goes under **${setting.headings[0]}**.`,
    ],
    check: `Neither: ${100 - p} percent of ${100 - q} percent is ${none} percent, and ${both} + ${none} + ${share("one")} = 100.`,
  };
}

export const template: TwoPartTemplate = {
  id: "chances-of-two",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Two independent events: what is known of both, of one and of none gives product and sum of their chances.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, drawn, known, other, extra, order, share } = numbers;
    const { p, q, hasDecoy } = drawn;
    const tell = (fact: Fact): string =>
      `the probability that ${setting[fact]} is ${share(fact)} percent`;
    return {
      variant: `${known}-${other}/${setting.name}`,
      context: "real",
      // Product and sum must be seen; a pair with the same product, or less direct facts, make it
      // harder.
      difficulty: 6 + extra + (hasDecoy ? 1 : 0) + (p % 10 !== 0 || q % 10 !== 0 ? 1 : 0),
      stem: `${setting.opening} ${rng.chance(0.5) ? `${capital(tell(known))}, and ${tell(other)}.` : `It is known that ${tell(known)} and that ${tell(other)}.`}\n\n${capital(`select for ${order.map((k) => `**${setting.headings[k]}** the probability that ${setting.who[k]}`).join(" and for ")}`)}. Make only two selections, one in each column.`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Counts 10,000 cases for every pair of rows. */
  check({ stem, columns, rows }) {
    const chances = rows.map((text) => numbersIn(text)[0]!);
    const [text1, n1, text2, n2] = read(
      stem,
      /probability that ([^.]*?) is (\d+(?:\.\d+)?) percent,? and(?: that)? the probability that ([^.]*?) is (\d+(?:\.\d+)?) percent\./,
    ) as [string, string, string, string];
    const facts = [
      [factOf(text1), Number(n1)],
      [factOf(text2), Number(n2)],
    ] as const;
    const isTurned = SETTINGS.some(({ headings }) => headings[1] === columns[0]);
    const isSo = (p: number, q: number): boolean => {
      const counted = { both: 0, one: 0, none: 0, some: 0 };
      for (const day of range(0, 99)) {
        // Out of every hundred first events, each hundredth meets the same hundred second events.
        const first = day < p;
        counted.both += first ? q : 0;
        counted.one += first ? 100 - q : q;
        counted.none += first ? 0 : 100 - q;
        counted.some += first ? 100 : q;
      }
      return (
        p > q && facts.every(([fact, percent]) => Math.abs(counted[fact] - 100 * percent) < 1e-6)
      );
    };
    return {
      pairs: chances.flatMap((p, f) =>
        chances.flatMap((q, s) =>
          isSo(...(isTurned ? ([q, p] as const) : ([p, q] as const)))
            ? [[f, s] as [number, number]]
            : [],
        ),
      ),
    };
  },
};

function factOf(text: string): Fact {
  const facts: Record<string, Fact> = {
    both: "both",
    "exactly one": "one",
    neither: "none",
    "at least one": "some",
  };
  const [words] = read(text, /(both|exactly one|neither|at least one)/) as [string];
  return facts[words]!;
}

function row(value: number, why: string): Choice {
  return { text: `${value} percent`, value, why };
}
