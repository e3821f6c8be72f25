import {
  Fraction,
  fractionSlips,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly people: string;
  readonly does: string;
  readonly first: string;
  readonly second: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "games",
    who: "members of a club in Busan",
    people: "members",
    does: "play",
    first: "chess",
    second: "go",
  },
  {
    name: "agency",
    who: "employees of a travel agency",
    people: "employees",
    does: "speak",
    first: "Hindi",
    second: "Arabic",
  },
  {
    name: "museum",
    who: "patrons of a museum",
    people: "patrons",
    does: "attend",
    first: "its lectures",
    second: "its concerts",
  },
  {
    name: "commute",
    who: "residents of a suburb of Porto",
    people: "residents",
    does: "use",
    first: "the tram",
    second: "the ferry",
  },
  {
    name: "growers",
    who: "growers in a cooperative",
    people: "growers",
    does: "raise",
    first: "coffee",
    second: "cacao",
  },
  {
    name: "choirs",
    who: "teachers at a music school",
    people: "teachers",
    does: "teach",
    first: "piano",
    second: "violin",
  },
];

const SHARES = [
  [1, 10],
  [3, 20],
  [1, 5],
  [1, 4],
  [3, 10],
  [2, 5],
  [1, 2],
  [3, 5],
  [3, 4],
  [4, 5],
  [1, 3],
  [2, 3],
  [1, 6],
] as const;

/** A share in words if it is a plain percentage, otherwise in TeX. */
const shareText = (share: Fraction, asPercent: boolean): string =>
  asPercent ? `${100 * share.value} percent` : `$${texFraction(share)}$`;

const ASKS = ["both", "one", "only other", "fraction", "ratio"] as const;
type Ask = (typeof ASKS)[number];

function drawNumbers(rng: Rng) {
  const [p, q] = rng.sample(SHARES, 2).map(([top, bottom]) => new Fraction(top, bottom)) as [
    Fraction,
    Fraction,
  ];
  const both = rng.int(3, 30);
  const [first, second] = [p, q].map((share) => new Fraction(both).over(share)) as [
    Fraction,
    Fraction,
  ];
  if (!first.isWhole || !second.isWhole || first.value + second.value > 320) return null;
  if (first.value - both < 2 || second.value - both < 2) return null;
  const asPercent = 20 % p.bottom === 0 && 20 % q.bottom === 0 && rng.chance(0.6);
  return { p, q, both, first: first.value, second: second.value, asPercent };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const phrases = ({ does, first, second }: Setting) => ({
  one: `${does} ${first}`,
  other: `${does} ${second}`,
});

/** What is asked, its answer, and common mistakes. */
function asked(ask: Ask, numbers: Numbers, setting: Setting) {
  const { people, does } = setting;
  const { one, other } = phrases(setting);
  const either = `${does} ${setting.first} or ${setting.second} or both`;
  const { p, q, both, first, second } = numbers;
  const [onlyOne, onlyOther] = [first - both, second - both];
  const union = first + second - both;
  const [whole, ONE] = [(n: number) => new Fraction(n), new Fraction(1)];
  const parts = [ONE.over(p), ONE.over(q)] as const;
  const inUnion = `If ${union} ${people} ${either}`;
  const counts: Wrong<Fraction>[] = [
    [
      whole(union).over(parts[0].plus(parts[1])),
      "counts those in both twice",
      `The two groups together are $${texFraction(parts[0])} + ${texFraction(parts[1])}$ times the overlap only if the overlap is counted twice; the ${union} count it once.`,
    ],
    [
      whole(both),
      "answers for both",
      `${both} ${people} ${does} both; that is not yet what is asked for.`,
    ],
    [whole(first), `answers for all who ${one}`, `${first} is the number of all who ${one}.`],
    [whole(second), `answers for all who ${other}`, `${second} is the number of all who ${other}.`],
    [whole(onlyOne), `answers for one side only`, `${onlyOne} ${one} and do not ${other}.`],
    [
      whole(onlyOther),
      `answers for the other side only`,
      `${onlyOther} ${other} and do not ${one}.`,
    ],
    [
      whole(union).times(p),
      "takes the first share of all",
      `The first share is of those who ${one}, not of all ${union}.`,
    ],
    [
      whole(union).times(q),
      "takes the second share of all",
      `The second share is of those who ${other}, not of all ${union}.`,
    ],
    [
      whole(union).times(p).times(q),
      "multiplies the shares",
      "The two shares are of different groups; multiplying them supposes one inside the other.",
    ],
  ];
  switch (ask) {
    case "both":
      return {
        key: whole(both),
        question: `${inUnion}, how many ${does} both?`,
        last: `The ${union} ${people} are $${texFraction(share(union, both))}$ times the overlap, so the overlap is ${both}.`,
        slips: counts,
      };
    case "one":
      return {
        key: whole(first),
        question: `${inUnion}, how many ${one}?`,
        last: `The ${union} ${people} are $${texFraction(share(union, both))}$ times the overlap, so the overlap is ${both} and $${texFraction(parts[0])} \\cdot ${both} = ${first}$ ${one}.`,
        slips: counts,
      };
    case "only other":
      return {
        key: whole(onlyOther),
        question: `If ${onlyOne} ${people} ${one} but do not ${other}, how many ${other} but do not ${one}?`,
        last: `Those who ${one} but do not ${other} are $${texFraction(share(onlyOne, both))}$ times the overlap, so the overlap is ${both} and the others are $${second} - ${both} = ${onlyOther}$.`,
        slips: [
          ...counts.slice(1, 4),
          [
            whole(onlyOne).times(q).over(p),
            "turns the shares around",
            `A smaller share in both means a larger group, so the shares work the other way around.`,
          ] satisfies Wrong<Fraction>,
          [
            whole(onlyOne).times(p).over(q),
            "scales the wrong group",
            `The whole groups are as $${texFraction(p.over(q))}$ to 1, but their parts outside the overlap are not.`,
          ] satisfies Wrong<Fraction>,
          [
            whole(onlyOne).times(ONE.minus(q)).over(ONE.minus(p)),
            "compares shares of different wholes",
            `Both remaining shares are taken of groups of different size; they cannot be compared directly.`,
          ] satisfies Wrong<Fraction>,
          [
            whole(union),
            "answers for all together",
            `${union} is the number of all who do at least one.`,
          ] satisfies Wrong<Fraction>,
        ],
      };
    case "fraction":
      return {
        key: share(both, union),
        question: `Of those who ${either}, what fraction ${does} both?`,
        last: `All together are $${texFraction(parts[0])} + ${texFraction(parts[1])} - 1 = ${texFraction(share(union, both))}$ times the overlap, so the overlap is $${texFraction(share(both, union))}$ of them.`,
        slips: [
          [
            share(both, first + second),
            "counts those in both twice",
            `Adding the two groups counts the overlap twice; take it away once.`,
          ],
          [
            p.times(q),
            "multiplies the shares",
            "The shares are of different groups; multiplying them supposes one inside the other.",
          ],
          [
            p.plus(q).over(whole(2)),
            "takes the mean of the shares",
            "The groups differ in size, and all together are more than either.",
          ],
          [
            share(both, onlyOne + onlyOther),
            "compares with those outside",
            "That is the overlap as a fraction of those who do exactly one.",
          ],
          [
            p.plus(q).minus(p.times(q)),
            "uses the rule for at least one",
            "Both shares are already of those who do something; nothing has to be united here.",
          ],
          [
            share(onlyOne + onlyOther, union),
            "answers for exactly one",
            "That is the fraction who do exactly one of the two.",
          ],
          [
            p.plus(q),
            "adds the shares",
            "The shares are of different groups, so their sum is a share of nothing.",
          ],
        ] satisfies Wrong<Fraction>[],
      };
    case "ratio":
      return {
        key: share(onlyOne, onlyOther),
        question: `What is the ratio of the number who ${one} but do not ${other} to the number who ${other} but do not ${one}?`,
        last: `Outside the overlap stand $${texFraction(share(onlyOne, both))}$ and $${texFraction(share(onlyOther, both))}$ times the overlap, which are as ${ratio(share(onlyOne, onlyOther))}.`,
        slips: [
          [
            share(first, second),
            "compares the whole groups",
            `${ratio(share(first, second))} is the ratio of all who ${one} to all who ${other}, with the overlap in both.`,
          ],
          [
            ONE.minus(p).over(ONE.minus(q)),
            "compares shares of different wholes",
            "The remaining shares are of groups of different size.",
          ],
          [
            share(onlyOther, onlyOne),
            "turns the ratio around",
            `The ones who ${one} are named first.`,
          ],
          [
            share(second, first),
            "compares the shares themselves",
            "The larger the share of a group that lies in the overlap, the smaller is the group.",
          ],
          [
            ONE.minus(q).over(ONE.minus(p)),
            "compares shares and turns them around",
            "The remaining shares are of groups of different size.",
          ],
          [
            ONE.minus(p).over(p.plus(q)),
            "mixes shares of different wholes",
            "Each share belongs to a group of its own; bring both to the overlap first.",
          ],
        ] satisfies Wrong<Fraction>[],
      };
  }
}

const share = (n: number, of: number): Fraction => new Fraction(n, of);

const ratio = ({ top, bottom }: Fraction): string => `${top} : ${bottom}`;

export const template: ProblemTemplate = {
  id: "overlap-from-both-sides",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "algebra",
  pattern:
    "The same overlap is one share of the first set and another share of the second: measure both sets in overlaps.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { p, q, both, first, second, asPercent } = numbers;
    const setting = rng.pick(SETTINGS);
    const { name, who } = setting;
    const { one, other } = phrases(setting);
    const ask = rng.pick(ASKS);
    const { key, question, last, slips } = asked(ask, numbers, setting);
    const text = (value: Fraction): string =>
      ask === "ratio"
        ? `$${ratio(value)}$`
        : ask === "fraction"
          ? `$${texFraction(value)}$`
          : String(value.top);
    const isCount = ask !== "ratio" && ask !== "fraction";
    const fits = (value: Fraction): boolean =>
      value.top > 0 &&
      (isCount
        ? value.isWhole
        : ask === "ratio"
          ? value.bottom <= 40 && value.top <= 40
          : value.value < 1 && value.bottom <= 120);
    if (!fits(key)) return null;
    return {
      variant: `${ask}/${name}`,
      context: "real",
      // The question sets the level; two unit fractions as shares are easier to invert.
      difficulty:
        { both: 7, one: 7, "only other": 7, fraction: 8, ratio: 8 }[ask] -
        (p.top === 1 && q.top === 1 ? 1 : 0),
      stem: `Of the ${who} who ${one}, ${shareText(p, asPercent)} also ${other}; of those who ${other}, ${shareText(q, asPercent)} also ${one}. ${question}`,
      key: {
        text: text(key),
        value: key.value,
        why: `For every ${both} who do both, ${first} ${one} and ${second} ${other}.`,
      },
      slips: fractionSlips(slips, fits, text),
      solution: {
        idea: "Both shares speak of the same people, those who do both: measure each group in overlaps.",
        steps: [
          `The overlap is $${texFraction(p)}$ of those who ${one}, so these are $${texFraction(new Fraction(1).over(p))}$ times the overlap.`,
          `It is $${texFraction(q)}$ of those who ${other}, so these are $${texFraction(new Fraction(1).over(q))}$ times the overlap.`,
          last,
        ],
        check: `Try ${both} in both: ${first} ${one}, ${second} ${other}, and $${first} + ${second} - ${both} = ${first + second - both}$ do at least one.`,
      },
    };
  },

  /** Tries sizes of the overlap until every number of the story fits. */
  check({ stem, options }) {
    const [p, q] = Array.from(
      plain(stem).matchAll(/(?:(\d+) percent|\((\d+)\)\/\((\d+)\)) also/g),
      ([, percent, top, bottom]) =>
        percent ? new Fraction(Number(percent), 100) : new Fraction(Number(top), Number(bottom)),
    );
    if (!p || !q) throw new Error(`Two shares are expected: ${stem}`);
    const sizes = range(1, 400)
      .map((both) => ({ both, a: new Fraction(both).over(p), b: new Fraction(both).over(q) }))
      .filter(({ a, b }) => a.isWhole && b.isWhole)
      .map(({ both, a, b }) => ({ both, a: a.top - both, b: b.top - both }));
    const given = /If (\d+) /.exec(stem) ? Number(read(stem, /If (\d+) /)[0]) : null;
    const isUnion = / or both/.test(stem);
    const fits = sizes.filter(
      ({ both, a, b }) => given === null || given === (isUnion ? a + b + both : a),
    );
    const answers = fits.map(({ both, a, b }) => {
      if (stem.includes("what fraction")) return new Fraction(both, a + b + both);
      if (stem.includes("the ratio")) return new Fraction(a, b);
      if (/how many \w+ both/.test(stem)) return new Fraction(both);
      return new Fraction(isUnion ? a + both : b);
    });
    const [answer] = answers;
    if (!answer || answers.some((other) => !other.equals(answer)))
      throw new Error(`${answers.length} sizes fit.`);
    return options.flatMap((option, k) => (valueOf(option).equals(answer) ? [k] : []));
  },
};
