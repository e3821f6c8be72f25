import {
  type Ask,
  type Blank,
  Fraction,
  gcd,
  type GraphicsTemplate,
  nearest,
  numbers,
  range,
  read,
  type Rng,
  type Slip,
  sum,
  tidy,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** # stands for the number of people. */
  readonly intro: string;
  readonly one: string;
  readonly many: string;
  readonly sets: readonly [string, string, string];
  /** "speak", "speaks": goes before the name of a circle. */
  readonly verbs: readonly [string, string];
  readonly thing: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "guides",
    intro: "A nature reserve has # guides. The chart shows which of three languages they speak.",
    one: "guide",
    many: "guides",
    sets: ["Arabic", "French", "Swahili"],
    verbs: ["speak", "speaks"],
    thing: "languages",
  },
  {
    name: "musicians",
    intro: "A folk school has # students. The chart shows which of three instruments they play.",
    one: "student",
    many: "students",
    sets: ["flute", "guitar", "violin"],
    verbs: ["play", "plays"],
    thing: "instruments",
  },
  {
    name: "growers",
    intro: "A village in Kerala has # growers. The chart shows which of three crops they raise.",
    one: "grower",
    many: "growers",
    sets: ["bananas", "coffee", "pepper"],
    verbs: ["raise", "raises"],
    thing: "crops",
  },
  {
    name: "readers",
    intro: "A survey asked # readers in Montevideo which of three weeklies they read.",
    one: "reader",
    many: "readers",
    sets: ["Faro", "Puente", "Torre"],
    verbs: ["read", "reads"],
    thing: "weeklies",
  },
  {
    name: "commuters",
    intro: "A survey asked # commuters which of three means of transport they use.",
    one: "commuter",
    many: "commuters",
    sets: ["buses", "ferries", "trains"],
    verbs: ["use", "uses"],
    thing: "means of transport",
  },
];

interface Region {
  readonly in: number[];
  readonly count: number;
}

interface Story extends Setting {
  readonly regions: readonly Region[];
  readonly total: number;
  /** How many are in the matching regions. */
  readonly countIf: (fits: (circles: readonly number[]) => boolean) => number;
}

function drawStory(rng: Rng): Story {
  const lists = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];
  const regions = lists.map((list) => ({ in: list, count: rng.int(2, list.length > 1 ? 12 : 20) }));
  const countIf = (fits: (circles: readonly number[]) => boolean): number =>
    sum(regions.filter((region) => fits(region.in)).map(({ count }) => count));
  return { ...rng.pick(SETTINGS), regions, total: countIf(() => true), countIf };
}

function fractionBlank(top: number, bottom: number, why: string, slips: readonly Slip[]): Blank {
  const { text, value } = fraction(top, bottom);
  return {
    key: { text, value, why },
    slips: slips.filter((slip) => slip.value! > 0 && slip.value! < 1 && slip.value !== value),
  };
}

const fraction = (top: number, bottom: number): { text: string; value: number } => ({
  text: `${top / gcd(top, bottom)}/${bottom / gcd(top, bottom)}`,
  value: top / bottom,
});

function alsoIn({ sets, one, many, verbs, total, countIf }: Story, rng: Rng): Ask {
  const [a, b] = rng.sample([0, 1, 2], 2) as [number, number];
  const inA = countIf((c) => c.includes(a));
  const inB = countIf((c) => c.includes(b));
  const both = countIf((c) => c.includes(a) && c.includes(b));
  const onlyTwo = countIf((c) => c.includes(a) && c.includes(b) && c.length === 2);
  const onlyA = countIf((c) => c.includes(a) && c.length === 1);
  return {
    name: "also",
    text: `If one of the ${many} who ${verbs[0]} ${sets[a]!} is chosen at random, the probability that this ${one} also ${verbs[1]} ${sets[b]!} is {1}.`,
    blank: fractionBlank(
      both,
      inA,
      `Of the ${inA} who ${verbs[0]} ${sets[a]!}, ${both} also ${verbs[0]} ${sets[b]!}.`,
      [
        {
          ...fraction(both, total),
          slip: "chooses among all",
          why: `${both} of all ${total} do both, but the choice is among the ${inA} who ${verbs[0]} ${sets[a]!}.`,
        },
        {
          ...fraction(onlyTwo, inA),
          slip: "leaves out those in all three circles",
          why: `Those in all three circles also ${verbs[0]} ${sets[b]!}, so ${both} count, not ${onlyTwo}.`,
        },
        {
          ...fraction(both, inB),
          slip: "turns the condition around",
          why: `Of the ${inB} who ${verbs[0]} ${sets[b]!}, ${both} ${verbs[0]} ${sets[a]!}; the sentence starts from the ${inA} of ${sets[a]!}.`,
        },
        {
          ...fraction(inA - both, inA),
          slip: "counts the others",
          why: `${inA - both} of the ${inA} do not ${verbs[0]} ${sets[b]!}.`,
        },
        {
          ...fraction(inA, total),
          slip: "gives the chance of the first circle",
          why: `${inA} of all ${total} ${verbs[0]} ${sets[a]!}; the choice is already among these.`,
        },
        {
          ...fraction(both, onlyA + both),
          slip: "forgets a part of the circle",
          why: `The circle ${sets[a]!} holds ${inA}, in four regions.`,
        },
      ],
    ),
    step: `The circle ${sets[a]!} holds ${inA}; the two regions that it shares with ${sets[b]!} hold ${both}: ${fraction(both, inA).text}.`,
    weight: 2,
  };
}

function bothOfEither({ sets, one, many, verbs, total, countIf }: Story, rng: Rng): Ask {
  const [a, b] = rng.sample([0, 1, 2], 2) as [number, number];
  const either = countIf((c) => c.includes(a) || c.includes(b));
  const both = countIf((c) => c.includes(a) && c.includes(b));
  const onlyTwo = countIf((c) => c.includes(a) && c.includes(b) && c.length === 2);
  const added = either + both;
  return {
    name: "either",
    text: `If one of the ${many} who ${verbs[0]} ${sets[a]!} or ${sets[b]!} or both is chosen at random, the probability that this ${one} ${verbs[1]} exactly one of these two is {1}.`,
    blank: fractionBlank(
      either - both,
      either,
      `${either} lie in the two circles and ${both} of them in both, which leaves ${either - both}.`,
      [
        {
          ...fraction(both, either),
          slip: "counts those with both",
          why: `${both} of the ${either} ${verbs[0]} both, not exactly one.`,
        },
        {
          ...fraction(either - both, total),
          slip: "chooses among all",
          why: `The choice is among the ${either} in the two circles, not among all ${total}.`,
        },
        {
          ...fraction(either, total),
          slip: "gives the chance of the two circles",
          why: `${either} of all ${total} lie in the two circles; the choice is already among these.`,
        },
        {
          ...fraction(either - both, added),
          slip: "counts the overlap twice",
          why: `Adding the two circles gives ${added}, which counts the ${both} in both twice.`,
        },
        {
          ...fraction(either - onlyTwo, either),
          slip: "keeps those in all three circles",
          why: `Those in all three circles ${verbs[0]} both of the two as well.`,
        },
        {
          ...fraction(
            countIf((c) => c.length === 1 && c[0] !== 3 - a - b),
            either,
          ),
          slip: "leaves out the third circle",
          why: `Those who also lie in the third circle count as well: whether they ${verbs[0]} ${sets[3 - a - b]!} does not matter.`,
        },
      ],
    ),
    step: `The two circles hold ${either}, their overlap ${both}; exactly one: ${either - both} of ${either}, or ${fraction(either - both, either).text}.`,
    weight: 4,
  };
}

function ofExactlyTwo({ sets, one, many, verbs, thing, total, countIf }: Story, rng: Rng): Ask {
  const a = rng.int(0, 2);
  const two = countIf((c) => c.length === 2);
  const hit = countIf((c) => c.length === 2 && c.includes(a));
  const three = countIf((c) => c.length === 3);
  const inA = countIf((c) => c.includes(a));
  return {
    name: "of-two",
    text: `If one of the ${many} who ${verbs[0]} exactly two of the ${thing} is chosen at random, the probability that this ${one} ${verbs[1]} ${sets[a]!} is {1}.`,
    blank: fractionBlank(
      hit,
      two,
      `${two} lie in exactly two circles, ${hit} of them in ${sets[a]!}.`,
      [
        {
          ...fraction(hit + three, two + three),
          slip: "takes at least two for exactly two",
          why: `The ${three} in the middle lie in three circles and do not count.`,
        },
        {
          text: "2/3",
          value: 2 / 3,
          slip: "takes the three overlaps for equal",
          why: `Two of the three overlaps touch ${sets[a]!}, but they hold different numbers.`,
        },
        {
          ...fraction(hit, inA),
          slip: "turns the condition around",
          why: `The choice is among the ${two} in exactly two circles, not among the ${inA} of ${sets[a]!}.`,
        },
        {
          ...fraction(hit, total),
          slip: "chooses among all",
          why: `The choice is among ${two}, not among all ${total}.`,
        },
        {
          ...fraction(two - hit, two),
          slip: "counts the others",
          why: `${two - hit} of the ${two} do not ${verbs[0]} ${sets[a]!}.`,
        },
      ],
    ),
    step: `The three regions in exactly two circles hold ${two}; the two of them inside ${sets[a]!} hold ${hit}: ${fraction(hit, two).text}.`,
    weight: 3,
  };
}

function average({ many, one, thing, verbs, total, countIf }: Story): Ask | null {
  const marks = sum([1, 2, 3].map((n) => n * countIf((c) => c.length === n)));
  const none = countIf((c) => c.length === 0);
  const key = tidy(marks / total, 2);
  return {
    name: "average",
    text: `The average (arithmetic mean) number of these ${thing} that a ${one} ${verbs[1]} is closest to {2}.`,
    blank: numbers(
      key,
      `One, two, or three times their numbers add up to ${marks}, shared among all ${total}.`,
      [
        wrong(
          tidy(marks / (total - none), 2),
          "leaves out those outside the circles",
          `The ${none} outside count as well, each with zero.`,
        ),
        wrong(
          tidy((total - none) / total, 2),
          "counts everyone once",
          `Those in two or three circles count two or three times.`,
        ),
        wrong(1.5, "averages 0, 1, 2, and 3", `The four numbers do not occur equally often.`),
        wrong(
          tidy(countIf((c) => c.length > 1) / total, 2),
          "counts only the overlaps",
          `The ${many} in a single circle count as well.`,
        ),
      ],
      0.08,
    ),
    step: `${[1, 2, 3].map((n) => `${n} × ${countIf((c) => c.length === n)}`).join(" + ")} = ${marks}; ${marks} ÷ ${total} is about ${key}.`,
    weight: 2,
  };
}

const asRatio = (p: number, q: number) => ({
  text: `${p / gcd(p, q)} : ${q / gcd(p, q)}`,
  value: p / q,
});

function ratioOfCounts({ many, verbs, thing, countIf }: Story): Ask | null {
  const [one, two, three] = [1, 2, 3].map((n) => countIf((c) => c.length === n)) as [
    number,
    number,
    number,
  ];
  if (Math.max(one, two) / gcd(one, two) > 13) return null;
  return {
    name: "ratio",
    text: `The ratio of the number of ${many} who ${verbs[0]} exactly one of the ${thing} to the number who ${verbs[0]} exactly two is {2}.`,
    blank: {
      key: { ...asRatio(one, two), why: `Exactly one: ${one}; exactly two: ${two}.` },
      slips: [
        {
          ...asRatio(one, two + three),
          slip: "takes at least two for exactly two",
          why: `The ${three} in all three circles do not belong to exactly two.`,
        },
        {
          ...asRatio(two, one),
          slip: "turns the ratio around",
          why: `Exactly one is named first: ${one} to ${two}.`,
        },
        {
          ...asRatio(one + two + three, two),
          slip: "takes at least one for exactly one",
          why: `${one + two + three} lie in at least one circle.`,
        },
        {
          text: "1 : 2",
          value: 0.5,
          slip: "compares one with two",
          why: `The sentence compares numbers of ${many}, not of circles.`,
        },
        {
          ...asRatio(one, three),
          slip: "takes the middle for exactly two",
          why: `The middle, ${three}, lies in all three circles.`,
        },
      ],
    },
    step: `Exactly one circle: ${one}. Exactly two: ${two}. The ratio is ${asRatio(one, two).text}.`,
    weight: 1,
  };
}

function newcomers({ sets, one, many, verbs, thing, total, countIf }: Story, rng: Rng): Ask | null {
  const a = rng.int(0, 2);
  const inA = countIf((c) => c.includes(a));
  const [p, q] = rng.pick([
    [1, 2],
    [2, 3],
    [3, 5],
    [3, 4],
  ] as const);
  const key = (total * p - inA * q) / (q - p);
  if (key < 3 || key > 99 || !Number.isInteger(key)) return null;
  return {
    name: "newcomers",
    text: `If {2} ${many} joined, all of whom ${verbs[0]} ${sets[a]!} and none of whom ${verbs[0]} another of the ${thing}, then ${p}/${q} of all would ${verbs[0]} ${sets[a]!}.`,
    blank: numbers(
      key,
      `${inA} + ${key} = ${inA + key}, and ${total} + ${key} = ${total + key}: the quotient is ${p}/${q}.`,
      [
        wrong(
          Math.round((total * p) / q) - inA,
          "keeps the total as it was",
          `${p}/${q} of ${total}, less ${inA}, forgets that every newcomer also adds to the total.`,
        ),
        wrong(
          inA + key,
          "gives the new number in the circle",
          `${inA + key} would then ${verbs[0]} ${sets[a]!}; ${inA} of them were there before.`,
        ),
        wrong(
          Math.round((total * p) / q),
          "takes the fraction of the old total",
          `${p}/${q} of ${total} is neither the newcomers nor the new circle.`,
        ),
        wrong(
          total - inA,
          "counts those outside the circle",
          `${total - inA} do not ${verbs[0]} ${sets[a]!}; as many newcomers would not always make ${p}/${q}.`,
        ),
        wrong(
          (total * p - countIf((c) => c.length === 1 && c[0] === a) * q) / (q - p),
          "counts only one region of the circle",
          `A ${one} in an overlap ${verbs[1]} ${sets[a]!} as well: the circle holds ${inA}.`,
        ),
      ].filter(({ value }) => Number.isInteger(value)),
    ),
    step: `Those who do not ${verbs[0]} ${sets[a]!} stay ${total - inA}; they would be ${q - p}/${q} of all, so all would be ${total + key}, which is ${key} more than ${total}.`,
    weight: 4,
  };
}

function chance(among: string[][], hit: (person: string[]) => boolean): Fraction {
  return new Fraction(among.filter(hit).length, among.length);
}

export const template: GraphicsTemplate = {
  id: "venn-three-circles",
  format: "graphics-interpretation",
  kind: "math",
  pattern: "Regions of three circles: which count, and among whom the choice is made.",

  make(rng) {
    const story = drawStory(rng);
    const { name, intro, many, sets, regions, total } = story;
    const first = rng.pick([alsoIn, bothOfEither, ofExactlyTwo])(story, rng);
    const second = rng.pick([average, ratioOfCounts, newcomers])(story, rng);
    if (!second || total % 5 !== 0) return null;
    if (first.blank.slips.length < 3 || second.blank.slips.length < 3) return null;
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Which regions (2 to 4) and, in the second sentence, weights +2 or a changing total +4.
      difficulty: first.weight + second.weight,
      intro: intro.replace("#", String(total)),
      chart: {
        kind: "venn",
        alt: `Venn diagram of three overlapping circles, ${sets.join(", ")}, with the number of ${many} in each region and outside.`,
        sets: [...sets],
        regions: regions.map((region) => ({ ...region })),
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "First settle among whom the choice or the comparison is made, then add the regions that fit.",
        steps: [first.step, second.step],
        check: "A circle is four regions, an overlap of two circles is two.",
      },
    };
  },

  /** Lists every single person with the names of the circles, then counts people. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "venn") throw new Error("A Venn diagram is needed.");
    const people = chart.regions.flatMap((region) =>
      range(1, region.count).map(() => region.in.map((k) => chart.sets[k]!)),
    );
    if (people.length !== Number(read(intro, /(\d+)/)[0]))
      throw new Error("The regions do not add up.");
    const judgeFirst = (): Fraction => {
      const also = /one of the \w+ who \w+ (\w+) is chosen .* also \w+ (\w+) is \{1\}/.exec(stem);
      if (also) {
        const [, a, b] = also as unknown as [string, string, string];
        return chance(
          people.filter((p) => p.includes(a)),
          (p) => p.includes(b),
        );
      }
      const either = /who \w+ (\w+) or (\w+) or both is chosen/.exec(stem);
      if (either) {
        const [, a, b] = either as unknown as [string, string, string];
        const among = people.filter((p) => p.includes(a) || p.includes(b));
        return chance(among, (p) => p.includes(a) !== p.includes(b));
      }
      const [a] = read(stem, /exactly two of the .* is chosen .* this \w+ \w+ (\w+) is 1/) as [
        string,
      ];
      return chance(
        people.filter((p) => p.length === 2),
        (p) => p.includes(a),
      );
    };
    const judgeSecond = (): number[] => {
      if (stem.includes("The average"))
        return nearest(blanks[1], people.flat().length / people.length, 0.04);
      const exactly = (n: number): number => people.filter((p) => p.length === n).length;
      if (stem.includes("The ratio of"))
        return where(blanks[1], (o) => valueOf(o).equals(new Fraction(exactly(1), exactly(2))));
      const [name, p, q] = read(
        stem,
        /all of whom \w+ (\w+) and none .* then (\d)\/(\d) of all/,
      ) as [string, string, string];
      return where(blanks[1], (o) => {
        const added = range(1, Number(o)).map(() => [name]);
        const wanted = new Fraction(Number(p), Number(q));
        return chance([...people, ...added], (x) => x.includes(name)).equals(wanted);
      });
    };
    const right = judgeFirst();
    return [where(blanks[0], (o) => valueOf(o).equals(right)), judgeSecond()];
  },
};
