import {
  count,
  Fraction,
  fractionSlips,
  inWords,
  ONE,
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
  readonly people: string;
  readonly pair: string;
  readonly two: string;
  readonly purpose: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "violinists",
    people: "violinists",
    pair: "the sisters Mei and Lan",
    two: "sisters",
    purpose: "for a tour",
  },
  {
    name: "interns",
    people: "interns",
    pair: "two cousins from Fez",
    two: "cousins",
    purpose: "for a field trip",
  },
  {
    name: "rowers",
    people: "rowers",
    pair: "the brothers Tane and Rua",
    two: "brothers",
    purpose: "for a race",
  },
  {
    name: "farmers",
    people: "farmers",
    pair: "two neighbors from Oruro",
    two: "neighbors",
    purpose: "for a panel",
  },
  {
    name: "readers",
    people: "readers",
    pair: "the friends Ida and Sol",
    two: "friends",
    purpose: "for an interview",
  },
];

const FORMS = [
  "both",
  "at least one",
  "exactly one",
  "same team",
  "different teams",
  "how many",
] as const;
type Form = (typeof FORMS)[number];

interface Answer {
  readonly key: Fraction;
  readonly difficulty: number;
  readonly question: string;
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: Wrong<Fraction>[];
}

/** m of n are chosen; two of the n are a pair. */
function choice(form: Form, n: number, m: number, { two, people }: Setting): Answer {
  const left = n - m;
  const over = (top: number): Fraction => new Fraction(top, n * (n - 1));
  const [both, none, one] = [over(m * (m - 1)), over(left * (left - 1)), over(2 * m * left)];
  const share = new Fraction(m, n);
  const times = (a: number, b: number): string =>
    `\\frac{${a}}{${n}} \\cdot \\frac{${b}}{${n - 1}}`;
  const slips: Wrong<Fraction>[] = [
    [both, "answers for both", `That is the probability that both ${two} are chosen.`],
    [
      one,
      "answers for exactly one",
      `That is the probability that exactly one of the two is chosen.`,
    ],
    [
      ONE.minus(none),
      "answers for at least one",
      `That is the probability that at least one of the two is chosen.`,
    ],
    [none, "answers for neither", `That is the probability that neither of the two is chosen.`],
    [
      share,
      "looks at one of them",
      `$\\frac{${m}}{${n}}$ is the probability for one certain person.`,
    ],
    [share.plus(share), "adds the two shares", `The sum counts the case of both twice.`],
    [
      ONE.minus(share),
      "answers for one not chosen",
      `That is the probability that one certain person is not chosen.`,
    ],
    [new Fraction(2, n), "compares the pair with all", `The number chosen, ${m}, must enter, too.`],
    [
      new Fraction(m * left, n * (n - 1)),
      "fixes which one is chosen",
      `Either of the two may be the one who is chosen.`,
    ],
    [
      new Fraction(2, m),
      "compares the pair with those chosen",
      `The pair need not be among the ${m}.`,
    ],
  ];
  switch (form) {
    case "both":
      return {
        key: both,
        difficulty: 4,
        question: `that both ${two} are chosen`,
        idea: `Follow the two one after the other: each needs one of the ${m} chosen places.`,
        steps: [
          `The first has one of the ${m} places with probability $\\frac{${m}}{${n}}$.`,
          `Then ${m - 1} of the other ${n - 1} places are left for the second: $${times(m, m - 1)} = ${texFraction(both)}$.`,
        ],
        check: `It must be less than $\\frac{${m}}{${n}}$ times itself, since one place is gone.`,
        slips: [
          [
            share.times(share),
            "treats the two as independent",
            `When the first is chosen, only ${m - 1} of ${n - 1} places are left.`,
          ],
          ...slips,
        ],
      };
    case "at least one":
      return {
        key: ONE.minus(none),
        difficulty: 5,
        question: `that at least one of the two ${two} is chosen`,
        idea: `The opposite of “at least one” is “neither”, which is a single case.`,
        steps: [
          `Neither: $${times(left, left - 1)} = ${texFraction(none)}$.`,
          `At least one: $1 - ${texFraction(none)} = ${texFraction(ONE.minus(none))}$.`,
        ],
        check: `Exactly one and both together: $${texFraction(one)} + ${texFraction(both)} = ${texFraction(one.plus(both))}$.`,
        slips: [
          [
            share.plus(share),
            "adds the two shares",
            `$\\frac{${m}}{${n}} + \\frac{${m}}{${n}}$ counts the case of both twice.`,
          ],
          [
            ONE.minus(ONE.minus(share).times(ONE.minus(share))),
            "treats the two as independent",
            `When one is left out, only ${left - 1} of the other ${n - 1} are left out, too.`,
          ],
          ...slips,
          [
            ONE.minus(both),
            "takes the opposite of both",
            `The opposite of “both” also holds the case of neither.`,
          ],
        ],
      };
    case "exactly one":
      return {
        key: one,
        difficulty: 6,
        question: `that exactly one of the two ${two} is chosen`,
        idea: `Either of the two may be the one who is chosen: two cases, equally likely.`,
        steps: [
          `The first chosen and the second not: $${times(m, left)} = ${texFraction(over(m * left))}$.`,
          `The other way around is as likely: $2 \\cdot ${texFraction(over(m * left))} = ${texFraction(one)}$.`,
        ],
        check: `With both $${texFraction(both)}$ and neither $${texFraction(none)}$ it makes 1.`,
        slips: [
          [
            over(m * left),
            "counts one of two cases",
            `It may be the first or the second who is chosen.`,
          ],
          [
            share.times(ONE.minus(share)).times(new Fraction(2)),
            "treats the two as independent",
            `When one is chosen, ${left} of the other ${n - 1} are left out.`,
          ],
          ...slips,
          [
            ONE.minus(both),
            "takes the opposite of both",
            `The opposite of “both” also holds the case of neither.`,
          ],
        ],
      };
    default:
      return {
        key: new Fraction(m),
        difficulty: 7,
        question: `If the probability that both ${two} are chosen is $${texFraction(both)}$, how many ${people} are chosen?`,
        idea: `With $m$ chosen, the two have places with probability $\\frac{m}{${n}} \\cdot \\frac{m - 1}{${n - 1}}$.`,
        steps: [
          `$\\frac{m(m - 1)}{${n} \\cdot ${n - 1}} = ${texFraction(both)}$ gives $m(m - 1) = ${m * (m - 1)}$.`,
          `$${m * (m - 1)} = ${m} \\cdot ${m - 1}$, so $m = ${m}$.`,
        ],
        check: `$${times(m, m - 1)} = ${texFraction(both)}$.`,
        slips: [
          [
            new Fraction(m - 1),
            "takes the smaller factor",
            `Of the factors ${m} and ${m - 1}, the larger is the number chosen.`,
          ],
          [new Fraction(left), "counts those not chosen", `${left} are left out.`],
          [
            new Fraction(n).times(both),
            "takes the share of all",
            `$${texFraction(both)}$ is the probability of the pair, not the share of those chosen.`,
          ],
          [
            new Fraction(n - 1).times(both),
            "takes the share of the others",
            `$${texFraction(both)}$ is the probability of the pair, not a share of the ${people}.`,
          ],
          ...(n % 2 === 0
            ? [
                [
                  new Fraction(n / 2),
                  "takes half",
                  `With ${n / 2} chosen, the probability would be $${texFraction(over((n / 2) * (n / 2 - 1)))}$.`,
                ] satisfies Wrong<Fraction>,
              ]
            : []),
          [new Fraction(2 * m), "doubles for the pair", `The two are among the $m$ already.`],
          [new Fraction(m + 2), "adds the pair", `The two are among the $m$ already.`],
          [
            new Fraction(m - 2),
            "takes the pair away",
            `The two are among those chosen, and all of them are asked for.`,
          ],
          [
            new Fraction(m * (m - 1), 2),
            "counts pairs",
            `$\\frac{${m} \\cdot ${m - 1}}{2}$ is the number of pairs among those chosen.`,
          ],
        ],
      };
  }
}

/** n people are divided into teams of m. */
function teams(form: Form, n: number, m: number, { two }: Setting): Answer {
  const groups = n / m;
  const same = new Fraction(m - 1, n - 1);
  const isSame = form === "same team";
  return {
    key: isSame ? same : ONE.minus(same),
    difficulty: isSame ? 6 : 7,
    question: `that the two ${two} are on ${isSame ? "the same team" : "different teams"}`,
    idea: `Let the first be on any team, and ask only where the second goes.`,
    steps: [
      `Besides the first, that team has ${m - 1} of the other ${n - 1} places.`,
      isSame
        ? `So the second is there with probability $${texFraction(same)}$.`
        : `The other teams have $${n - 1} - ${m - 1} = ${n - m}$ places, so the probability is $${texFraction(ONE.minus(same))}$.`,
    ],
    check: `$\\frac{1}{${groups}}$ for the same team would forget that the first has taken one of its places.`,
    slips: [
      [
        isSame ? new Fraction(1, groups) : new Fraction(groups - 1, groups),
        "counts teams instead of places",
        `The first has taken one of the ${m} places of a team, so that team has fewer places left than the others.`,
      ],
      [
        isSame ? ONE.minus(same) : same,
        "answers for the opposite",
        `That is the probability that they are on ${isSame ? "different teams" : "the same team"}.`,
      ],
      [
        new Fraction(m - 1, n),
        "counts all places",
        `The first has a place already, so ${n - 1} are left for the second.`,
      ],
      [
        isSame ? new Fraction(1, groups * groups) : ONE.minus(new Fraction(1, groups * groups)),
        "names the team",
        `Any of the ${inWords(groups)} teams will do for the first.`,
      ],
      [
        new Fraction(m * (m - 1), n * (n - 1)),
        "looks at one team only",
        `That is the probability that both are on one certain team.`,
      ],
      [
        isSame ? new Fraction(m, n - 1) : new Fraction(n - m, n),
        "counts the first one's place",
        isSame
          ? `Besides the first's own, the team has only ${count(m - 1, "place")}.`
          : `The first's own place is no place for the second: ${n - 1} in all.`,
      ],
      [new Fraction(2, n), "compares the pair with all", `The size of the teams must enter, too.`],
      [new Fraction(2, m), "compares the pair with a team", `The two need not be on that team.`],
      [
        new Fraction(1, 2),
        "thinks of two equal cases",
        "Same and different are two cases, but they are not equally likely.",
      ],
      [
        ONE.minus(new Fraction(m * (m - 1), n * (n - 1))),
        "excludes one team only",
        `They must not be together on any of the teams.`,
      ],
    ],
  };
}

export const template: ProblemTemplate = {
  id: "pair-in-a-random-choice",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern:
    "Two certain people and a random choice: follow the two, place by place, or take the opposite case.",

  make(rng: Rng) {
    const form = rng.pick(FORMS);
    const setting = rng.pick(SETTINGS);
    const isTeams = form === "same team" || form === "different teams";
    const m = rng.int(isTeams ? 2 : 3, 7);
    const n = isTeams ? m * rng.int(2, 5) : rng.int(m + 2, 15);
    if (n > 24 || n < 6) return null;
    const { name, people, pair, purpose } = setting;
    const answer = (isTeams ? teams : choice)(form, n, m, setting);
    const { key, difficulty, question, idea, steps, check } = answer;
    const isCount = form === "how many";
    const start = isTeams
      ? `A group of ${n} ${people}, among them ${pair}, is divided at random into ${inWords(n / m)} teams of ${inWords(m)}.`
      : `From a group of ${n} ${people}, among them ${pair}, ${isCount ? "some" : m} are chosen at random ${purpose}.`;
    const text = (value: Fraction): string =>
      isCount ? String(value.top) : `$${texFraction(value)}$`;
    const fits = (value: Fraction): boolean =>
      isCount
        ? value.isWhole && value.top > 1
        : value.top > 0 && value.value < 1 && value.bottom <= 150;
    if (!fits(key) || (!isCount && key.bottom > 95)) return null;
    return {
      variant: `${form}/${name}`,
      context: "real",
      // By form: both 4, at least one 5, exactly one 6, same team 6, different teams 7, how many 7.
      difficulty,
      stem: `${start} ${isCount ? question : `What is the probability ${question}?`}`,
      key: { text: text(key), value: key.value, why: steps.at(-1)! },
      slips: fractionSlips(
        answer.slips,
        (value) => fits(value) && (!isCount || value.top <= n),
        text,
      ),
      solution: { idea, steps, check },
    };
  },

  /** Gives the two every pair of places; the first places are the chosen ones, or make a team. */
  check({ stem, options }) {
    const text = plain(stem);
    const [n] = read(text, /group of (\d+)/).map(Number) as [number];
    const pairs = range(0, n - 1).flatMap((x) =>
      range(0, n - 1).flatMap((y) => (x === y ? [] : [[x, y] as const])),
    );
    const share = (holds: (x: number, y: number) => boolean): Fraction =>
      new Fraction(pairs.filter(([x, y]) => holds(x, y)).length, pairs.length);
    if (text.includes("how many")) {
      const given = valueOf(read(text, /chosen is (\(\d+\)\/\(\d+\))/)[0]!.replaceAll(/[()]/g, ""));
      return options.flatMap((option, k) =>
        share((x, y) => x < Number(option) && y < Number(option)).equals(given) ? [k] : [],
      );
    }
    const right = probability(text, share);
    return options.flatMap((option, k) => (valueOf(option).equals(right) ? [k] : []));
  },
};

function probability(
  text: string,
  share: (holds: (x: number, y: number) => boolean) => Fraction,
): Fraction {
  if (text.includes("teams of")) {
    const size = range(0, 12).find((x) => text.includes(`teams of ${inWords(x)}.`));
    if (!size) throw new Error(`The size of the teams cannot be read: ${text}`);
    const same = share((x, y) => Math.floor(x / size) === Math.floor(y / size));
    return text.includes("different teams") ? ONE.minus(same) : same;
  }
  const m = Number(read(text, /, (\d+) are chosen/)[0]);
  if (text.includes("both")) return share((x, y) => x < m && y < m);
  if (text.includes("at least one")) return share((x, y) => x < m || y < m);
  return share((x, y) => x < m !== y < m);
}
