import {
  capital,
  choose,
  factorial,
  Fraction,
  fractionText,
  inWords,
  listed,
  numbersIn,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Slip,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly crowd: string;
  readonly doing: string;
  readonly act: readonly [one: string, many: string];
  readonly names: readonly string[];
}

const PEOPLE = [
  "Amara",
  "Bruno",
  "Chen",
  "Dalia",
  "Emeka",
  "Freya",
  "Goran",
  "Hana",
  "Ines",
  "Jomo",
];

const SETTINGS: readonly Setting[] = [
  {
    name: "talks",
    crowd: "students",
    doing: "give short talks",
    act: ["speaks", "speak"],
    names: PEOPLE,
  },
  {
    name: "auditions",
    crowd: "singers",
    doing: "perform at an audition",
    act: ["sings", "sing"],
    names: PEOPLE,
  },
  {
    name: "boats",
    crowd: "boats",
    doing: "leave a harbor",
    act: ["leaves", "leave"],
    names: ["Alba", "Brisa", "Coral", "Delfin", "Estrella", "Faro"],
  },
  {
    name: "films",
    crowd: "short films",
    doing: "are shown at a festival",
    act: ["is shown", "are shown"],
    names: ["Amber", "Bridge", "Cedar", "Drift", "Ember", "Fjord"],
  },
  {
    name: "teams",
    crowd: "village teams",
    doing: "enter a stadium",
    act: ["enters", "enter"],
    names: ["Ashby", "Barlow", "Calder", "Dunmore", "Elwick", "Farley"],
  },
];

interface Ask {
  readonly name: string;
  readonly names: number;
  readonly event: (names: readonly string[], act: readonly [string, string]) => string;
  readonly share: Fraction;
  readonly step: (names: readonly string[]) => string;
  readonly slips: readonly Wrong<Fraction>[];
  readonly weight: number;
}

const part = (top: number, bottom: number): Fraction => new Fraction(top, bottom);
function coins(k: number, share = part(1, 2 ** k)): Wrong<Fraction> {
  return [
    share,
    "multiplies halves",
    `Each single comparison is a matter of $\\frac{1}{2}$, but they are not independent: whoever comes before one of the others is more likely to be early, and so to come before the next.`,
  ];
}

const ASKS: readonly Ask[] = [
  ...[2, 3, 4].map((k): Ask => ({
    name: `first-of-${k + 1}`,
    names: k + 1,
    event: ([a, ...rest], [act]) =>
      `${a!} ${act} before ${k === 2 ? "both" : "each of"} ${listed(rest)}`,
    share: part(1, k + 1),
    step: ([a]) =>
      `Each of the ${inWords(k + 1)} is equally likely to be the first of them, so ${a!} is first with probability $\\frac{1}{${k + 1}}$.`,
    slips: [
      coins(k),
      [
        part(1, k),
        "leaves one out of the count",
        `There are ${inWords(k)} others, and so ${inWords(k + 1)} who could be first.`,
      ],
      [
        part(1, (k + 1) * k),
        "fixes the second place too",
        "Who comes second among them does not matter.",
      ],
      [
        part(k, k + 1),
        "takes the others",
        "That is the probability that one of the others is first among them.",
      ],
    ],
    weight: k === 2 ? 0 : 1,
  })),
  ...[3, 4].map((k): Ask => ({
    name: `in-order-${k}`,
    names: k,
    event: (names, [, acts]) =>
      `${listed(names)} ${acts} in that order, whether or not others come in between`,
    share: part(1, factorial(k)),
    step: () =>
      `The ${inWords(k)} named can follow one another in $${k}! = ${factorial(k)}$ orders, all equally likely, and 1 of them fits.`,
    slips: [
      coins(k - 1),
      [
        part(2, factorial(k)),
        "allows the reverse order",
        "The reverse order is another order; only the one named counts.",
      ],
      [
        part(1, k),
        "looks at the first only",
        `That is the probability that the one named first comes first of the ${inWords(k)}.`,
      ],
      [
        part(1, k * k),
        "lets two share a place",
        `The ${inWords(k)} hold different places, so the choices shrink from one to the next.`,
      ],
      [
        part(1, k * (k - 1) * 4),
        "fixes too much",
        "Only the order of those named matters, not their places among all.",
      ],
    ],
    weight: 1,
  })),
  ...[3, 4, 5].map((k): Ask => ({
    name: `not-last-of-${k}`,
    names: k,
    event: ([a, ...rest], [act]) => `${a!} ${act} before at least one of ${listed(rest)}`,
    share: part(k - 1, k),
    step: ([a]) =>
      `This fails only when ${a!} is the last of the ${inWords(k)}, which has probability $\\frac{1}{${k}}$; $1 - \\frac{1}{${k}} = \\frac{${k - 1}}{${k}}$.`,
    slips: [
      coins(k - 1, part(2 ** (k - 1) - 1, 2 ** (k - 1))),
      [
        part(1, k),
        "stops at the opposite",
        "That is the probability of being last of those named, the one case to leave out.",
      ],
      [
        part(k - 2, k - 1),
        "leaves one out of the count",
        `There are ${inWords(k)} who could be last, not ${inWords(k - 1)}.`,
      ],
      [part(k - 1, k + 1), "counts one too many", `Only the ${inWords(k)} named are compared.`],
    ],
    weight: 1,
  })),
  ...[2, 3].map((k): Ask => ({
    name: `pair-before-${k}`,
    names: k + 2,
    event: ([a, b, ...rest], [, acts]) =>
      `both ${a!} and ${b!} ${acts} before ${k === 2 ? "either" : "any"} of ${listed(rest)}`,
    share: part(1, choose(k + 2, 2)),
    step: ([a, b]) =>
      `The first two places among the ${inWords(k + 2)} go to one of ${choose(k + 2, 2)} pairs, all equally likely, and only one of these pairs is ${a!} and ${b!}.`,
    slips: [
      coins(2 * k),
      [
        part(1, (k + 2) * (k + 1)),
        "fixes which of the two is first",
        "Either of the two may come first, so there are twice as many good orders.",
      ],
      [
        part(2, k + 2),
        "looks at one place only",
        "That is the probability that the very first of them is one of the two; the second has to be one as well.",
      ],
      [
        part(1, (k + 1) * (k + 1)),
        "multiplies as if independent",
        `The probability of coming before all the ${inWords(k)} others is $\\frac{1}{${k + 1}}$ for each of the two, but these events help each other.`,
      ],
      [
        part(4, (k + 2) * (k + 2)),
        "lets one take both places",
        "After one of the two is first, only one is left for the second place.",
      ],
    ],
    weight: 2,
  })),
  {
    name: "two-pairs",
    names: 4,
    event: ([a, b, c, d], [act]) => `${a!} ${act} before ${b!} and ${c!} ${act} before ${d!}`,
    share: part(1, 4),
    step: ([a, b, c, d]) =>
      `${a!} comes before ${b!} in half of the orders, and swapping ${c!} and ${d!} shows that in half of these ${c!} comes before ${d!}: $\\frac{1}{2} \\times \\frac{1}{2} = \\frac{1}{4}$.`,
    slips: [
      [
        part(1, 24),
        "fixes the whole order",
        "Only two comparisons are asked for; 6 of the 24 orders of the four fit them.",
      ],
      [
        part(1, 6),
        "puts one pair first",
        "That would be right if both of one pair came before both of the other.",
      ],
      [part(1, 8), "multiplies three halves", "There are only two comparisons."],
      [
        part(1, 12),
        "fixes two places",
        "Only two comparisons are asked for; 6 of the 24 orders of the four fit them.",
      ],
      [
        part(3, 4),
        "asks for at least one",
        "That is the probability that at least one of the two comparisons comes true.",
      ],
      [
        part(1, 3),
        "takes three kinds of order",
        "The kinds of order one can list here are not equally likely; compare pair by pair.",
      ],
    ],
    weight: 1,
  },
  {
    name: "between",
    names: 3,
    event: ([a, b, c], [act]) => `${a!} ${act} after one of ${b!} and ${c!} but before the other`,
    share: part(1, 3),
    step: ([a]) =>
      `Each of the three is equally likely to be the middle one, so ${a!} is the middle one with probability $\\frac{1}{3}$.`,
    slips: [
      coins(2),
      [
        part(1, 6),
        "fixes who comes first",
        "Either of the other two may be the one that comes first.",
      ],
      [
        part(2, 3),
        "takes the outer places",
        "That is the probability of being first or last of the three.",
      ],
      [
        part(3, 4),
        "takes 1 minus a product of halves",
        "The two comparisons are not independent, so halves cannot be multiplied.",
      ],
    ],
    weight: 1,
  },
  ...[2, 3].map((k): Ask => ({
    name: `second-of-${k + 2}`,
    names: k + 2,
    event: ([a, b, ...rest], [act]) =>
      `${a!} ${act} after ${b!} but before ${k === 2 ? "both" : "each of"} ${listed(rest)}`,
    share: part(1, (k + 2) * (k + 1)),
    step: ([a, b]) =>
      `Among the ${inWords(k + 2)}, ${b!} must be first (probability $\\frac{1}{${k + 2}}$) and ${a!} first of the rest (then $\\frac{1}{${k + 1}}$): $\\frac{1}{${k + 2}} \\times \\frac{1}{${k + 1}} = \\frac{1}{${(k + 2) * (k + 1)}}$.`,
    slips: [
      coins(k + 1),
      [
        part(1, k + 2),
        "fixes one place only",
        "Both of the first two places among those named are settled, not only one.",
      ],
      [
        part(2, (k + 2) * (k + 1)),
        "lets the first two swap",
        "The order of the first two is given as well.",
      ],
      [
        part(1, 2 * (k + 1)),
        "takes one half for the first step",
        `Coming after one of them and before ${inWords(k)} others are not independent events.`,
      ],
      [
        part(1, factorial(k + 2)),
        "fixes the whole order",
        "The order of those who come later does not matter.",
      ],
    ],
    weight: 3,
  })),
];

function generalSlips(total: number, m: number, key: Fraction): Wrong<Fraction>[] {
  return [
    [
      part(1, total),
      "looks for one place among all",
      `That is the probability of one certain place among all ${total}; only the order of those named matters.`,
    ],
    [
      part(m, total),
      "takes the share of those named",
      `${capital(inWords(m))} of ${inWords(total)} are named, but what counts is their order.`,
    ],
    [
      part(1, 1).minus(key),
      "takes the opposite",
      "That is the probability that it does not happen.",
    ],
    [
      part(1, 2),
      "sees two equal cases",
      "It happens or it does not, but these two are not equally likely.",
    ],
    [
      part(1, factorial(m)),
      "fixes the whole order",
      `That is the probability of one complete order of the ${inWords(m)} named.`,
    ],
  ];
}

export const template: ProblemTemplate = {
  id: "order-among-a-few",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern:
    "In a random order of many only the order of the few who are named counts, and all their orders are alike.",

  make(rng) {
    const { name, crowd, doing, act, names } = rng.pick(SETTINGS);
    const ask = rng.pick(ASKS);
    const isCount = rng.chance(0.3);
    const total = isCount
      ? rng.int(Math.max(5, ask.names + 1), 6)
      : rng.int(Math.max(6, ask.names + 2), 10);
    const orders = factorial(total);
    const called = rng.sample(names, ask.names);
    const event = ask.event(called, act);
    const opening = rng.pick([
      `${capital(inWords(total))} ${crowd}, among them ${listed(called.toSorted())}, ${doing} one after another in random order.`,
      `The order in which ${inWords(total)} ${crowd} ${doing}, one after another, is drawn at random. ${listed(called.toSorted())} are among them.`,
    ]);
    const counted = `${capital(inWords(total))} ${crowd}, among them ${listed(called.toSorted())}, ${doing} one after another.`;
    const text = (share: Fraction): string =>
      isCount ? String(share.times(part(orders, 1)).top) : fractionText(share);
    const value = (share: Fraction): number => (isCount ? share.value * orders : share.value);
    const slips = [...ask.slips, ...generalSlips(total, ask.names, ask.share)]
      .filter(([share]) => share.top > 0 && (!isCount || share.times(part(orders, 1)).isWhole))
      .map(([share, slip, why]): Slip => ({
        text: text(share),
        value: value(share),
        slip,
        why: isCount ? `This is ${fractionText(share)} of all ${orders} orders. ${why}` : why,
      }));
    return {
      variant: `${ask.name}${isCount ? "-count" : ""}/${name}`,
      context: "real",
      // The event asked for, with up to 3 more for two places at once; counting takes one more
      // step.
      difficulty: 5 + ask.weight + (isCount ? 1 : 0),
      stem: isCount
        ? `${counted} In how many of the possible orders is it true that ${event}?`
        : `${opening} What is the probability that ${event}?`,
      key: {
        text: text(ask.share),
        value: value(ask.share),
        why: ask.step(called),
      },
      slips,
      solution: {
        idea: `The other ${crowd} do not matter: look only at the order of the ${inWords(ask.names)} named, in which all orders are equally likely.`,
        steps: [
          ask.step(called),
          ...(isCount
            ? [
                `There are $${total}! = ${orders}$ orders in all, so ${fractionText(ask.share)} of them is ${text(ask.share)}.`,
              ]
            : []),
        ],
        check: `Write out a few orders of the ${inWords(ask.names)} named; the total of ${inWords(total)} never enters${isCount ? " before the last step" : ""}.`,
      },
    };
  },

  /** Gives the people named every choice of different places and counts. */
  check({ stem, options }) {
    const text = plain(stem);
    const words = range(5, 12).map(inWords);
    const total = range(5, 12)[
      words.findIndex((word) =>
        new RegExp(`\\b${word} (?:students|singers|boats|short films|village teams)`, "i").test(
          text,
        ),
      )
    ];
    if (!total) throw new Error(`How many take part? ${text}`);
    const [event] = read(stem, /(?:probability|true) that (.+)\?$/) as [string];
    const holds = reading(event);
    const counts = { all: 0, good: 0 };
    for (const places of placings(namesIn(event).length, total)) {
      counts.all++;
      if (holds(places)) counts.good++;
    }
    const share = new Fraction(counts.good, counts.all);
    const answer = text.includes("In how many")
      ? share.times(new Fraction(factorial(total)))
      : share;
    return options.flatMap((option, k) => {
      if (numbersIn(option).length === 0) throw new Error(`No number: ${option}`);
      return valueOf(option).equals(answer) ? [k] : [];
    });
  },
};

function namesIn(text: string): string[] {
  return [...text.matchAll(/[A-Z][a-z]+/g)].map(([name]) => name);
}

/** The event as a test of the places, listed in the order in which the names appear. */
function reading(event: string): (places: readonly number[]) => boolean {
  if (/in that order/.test(event))
    return (p) => p.every((place, k) => k === 0 || p[k - 1]! < place);
  if (/after one of/.test(event))
    return ([a, b, c]) => Math.min(b!, c!) < a! && a! < Math.max(b!, c!);
  if (/ after /.test(event))
    return ([a, b, ...rest]) => b! < a! && rest.every((place) => a! < place);
  if (/at least one of/.test(event)) return ([a, ...rest]) => rest.some((place) => a! < place);
  if (event.startsWith("both "))
    return ([a, b, ...rest]) => rest.every((place) => a! < place && b! < place);
  if ((event.match(/ before /g) ?? []).length === 2) return ([a, b, c, d]) => a! < b! && c! < d!;
  if (/ before (both|each of) /.test(event))
    return ([a, ...rest]) => rest.every((place) => a! < place);
  throw new Error(`The event cannot be read: ${event}`);
}

function* placings(
  people: number,
  places: number,
  taken: readonly number[] = [],
): Generator<readonly number[]> {
  if (taken.length === people) yield taken;
  else
    for (const place of range(1, places))
      if (!taken.includes(place)) yield* placings(people, places, [...taken, place]);
}
