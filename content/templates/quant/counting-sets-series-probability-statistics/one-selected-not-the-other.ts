import {
  asFraction,
  type AskedProblem,
  choose,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  hintsLast,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
  type Wrong,
} from "@theta/items/template";

const chanceText = (value: number): string => fractionText(asFraction(value)!);

/** What is asked of the two in question, as it's said of people and of integers. */
const EVENTS = {
  first: {
    people: "Ann will be selected but Bill will not be selected",
    integers: (a: number, b: number) => `${a} will be selected but ${b} will not be selected`,
    difficulty: 5,
  },
  either: {
    people: "at least one of Ann and Bill will be selected",
    integers: (a: number, b: number) => `at least one of ${a} and ${b} will be selected`,
    difficulty: 5,
  },
  both: {
    people: "Ann and Bill will both be selected",
    integers: (a: number, b: number) => `${a} and ${b} will both be selected`,
    difficulty: 4,
  },
  one: {
    people: "exactly one of Ann and Bill will be selected",
    integers: (a: number, b: number) => `exactly one of ${a} and ${b} will be selected`,
    difficulty: 5,
  },
} as const;
type Event = keyof typeof EVENTS;

/** The probabilities of all events when k of n are selected. */
function chancesOf(n: number, k: number): Record<Event | "none", Fraction> {
  const all = n * (n - 1);
  const first = new Fraction(k * (n - k), all);
  const both = new Fraction(k * (k - 1), all);
  const none = new Fraction((n - k) * (n - k - 1), all);
  return { first, both, none, one: first.plus(first), either: first.plus(first).plus(both) };
}

const SLIPS: Readonly<Record<Event | "none", readonly [slip: string, what: string]>> = {
  first: ["takes only one of the two ways", "[[one]] is selected but [[other]] isn't"],
  both: ["finds both", "[[one]] and [[other]] are both selected"],
  none: ["finds neither", "neither [[one]] nor [[other]] is selected"],
  one: ["finds exactly one", "exactly one of [[one]] and [[other]] is selected"],
  either: ["finds at least one", "at least one of [[one]] and [[other]] is selected"],
};

/** The calculation for an event, when the second fraction has one or no place fewer than the first. */
function formulaFor(of: Event | "none", n: number, k: number, fewer: 0 | 1): string {
  const product = (a: number, b: number): string =>
    `\\frac{${a}}{${n}} \\cdot \\frac{${b}}{${n - fewer}}`;
  const neither = product(n - k, n - k - fewer);
  return {
    first: product(k, n - k),
    both: product(k, k - fewer),
    none: neither,
    one: `2 \\cdot ${product(k, n - k)}`,
    either: `1 - ${neither}`,
  }[of];
}

function wrongChances(event: Event, n: number, k: number): Wrong[] {
  const chances = chancesOf(n, k);
  const p = new Fraction(k, n);
  const q = new Fraction(n - k, n);
  const replaced = {
    first: p.times(q),
    both: p.times(p),
    one: p.times(q).plus(p.times(q)),
    either: p.plus(p).minus(p.times(p)),
    none: q.times(q),
  };
  const named = (["first", "one", "either", "both", "none"] as const)
    .filter((other) => other !== event)
    .map((other): Wrong => [
      chances[other].value,
      SLIPS[other][0],
      `This is $${formulaFor(other, n, k, 1)}$, the probability that ${SLIPS[other][1]}.`,
    ]);
  const independent = (of: Event | "none"): Wrong => [
    replaced[of].value,
    of === event ? "treats the two as independent" : `${SLIPS[of][0]} as if independent`,
    of === event
      ? `This is $${formulaFor(of, n, k, 0)}$, as if the two selections were independent. Once one of the ${n} places is taken, only ${n - 1} are left.`
      : `This is $${formulaFor(of, n, k, 0)}$, which would be the probability that ${SLIPS[of][1]} if the two selections were independent.`,
  ];
  const rivals = (["one", "both", "first", "either"] as const).filter((of) => of !== event);
  const wrong: Wrong[] = [
    ...named.slice(0, 2),
    independent(rivals[0]!),
    ...named.slice(2),
    independent(rivals[1]!),
    [
      p.value,
      "looks at one of the two",
      `This is $\\frac{${k}}{${n}}$, the probability that [[one]] is selected, with or without [[other]].`,
    ],
    [
      q.value,
      "looks at one left out",
      `This is $\\frac{${n - k}}{${n}}$, the probability that [[other]] isn't selected, whether or not [[one]] is.`,
    ],
    [
      2 * p.value,
      "adds the probabilities",
      `This is $\\frac{${k}}{${n}} + \\frac{${k}}{${n}}$, which counts the case that [[one]] and [[other]] are both selected twice.`,
    ],
    [
      2 / n,
      "selects one",
      `This is $\\frac{2}{${n}}$, as if only 1 of the ${n} were selected. In fact, ${k} are selected.`,
    ],
    [
      1 / choose(n, 2),
      "takes one pair",
      `This is 1 of the $\\frac{${n} \\cdot ${n - 1}}{2} = ${choose(n, 2)}$ pairs, the probability that [[one]] and [[other]] are both selected if only 2 of the ${n} are selected. In fact, ${k} are selected.`,
    ],
    [
      1 / k,
      "looks at the places",
      `This is $\\frac{1}{${k}}$, which uses only the number selected, ${k}. The probability also depends on the ${n} in all.`,
    ],
    independent(event),
  ];
  return hintsLast(wrong, replaced[event].value, 1 - chances[event].value);
}

/** What has to be multiplied and added. */
function stepsOf(event: Event, n: number, k: number): string[] {
  const { first, both, none, one, either } = chancesOf(n, k);
  const product = (a: number, b: number): string =>
    `\\frac{${a}}{${n}} \\cdot \\frac{${b}}{${n - 1}}`;
  const firstSteps = [
    `The probability that [[one]] is selected is $\\frac{${k}}{${n}}$.`,
    `If [[one]] is selected, ${n - k} of the ${n - 1} other places are for those [[which]] aren't selected, so the probability that [[other]] isn't selected is $\\frac{${n - k}}{${n - 1}}$.`,
  ];
  switch (event) {
    case "first":
      return [
        ...firstSteps,
        `So the probability that [[one]] is selected but [[other]] isn't is $${product(k, n - k)} = ${texFraction(first)}$.`,
      ];
    case "one":
      return [
        ...firstSteps,
        `So [[one]] is selected but [[other]] isn't with probability $${product(k, n - k)} = ${texFraction(first)}$.`,
        `It is equally likely that [[other]] is selected but [[one]] isn't, so the probability is $2 \\cdot ${texFraction(first)} = ${texFraction(one)}$.`,
      ];
    case "both":
      return [
        `The probability that [[one]] is selected is $\\frac{${k}}{${n}}$, and then ${k - 1} of the ${n - 1} other places are for those selected.`,
        `So [[one]] and [[other]] are both selected with probability $${product(k, k - 1)} = ${texFraction(both)}$.`,
      ];
    case "either":
      return [
        `The probability that [[one]] isn't selected is $\\frac{${n - k}}{${n}}$, and then ${n - k - 1} of the ${n - 1} other places are for those [[which]] aren't selected.`,
        `So neither is selected with probability $${product(n - k, n - k - 1)} = ${texFraction(none)}$.`,
        `At least one of [[one]] and [[other]] is selected with probability $1 - ${texFraction(none)} = ${texFraction(either)}$.`,
      ];
  }
}

/** The whole calculation in one sentence. */
function whyOf(event: Event, n: number, k: number): string {
  const chance = chancesOf(n, k)[event];
  const result = `$${formulaFor(event, n, k, 1)} = ${texFraction(chance)}$`;
  const [oneIn, oneOut] = [`$\\frac{${k}}{${n}}$`, `$\\frac{${n - k}}{${n}}$`];
  return {
    first: `[[One]] is selected with probability ${oneIn}, and then [[other]] isn't with probability $\\frac{${n - k}}{${n - 1}}$, so the probability is ${result}.`,
    one: `[[One]] is selected and [[other]] isn't with probability $\\frac{${k}}{${n}} \\cdot \\frac{${n - k}}{${n - 1}}$, and the reverse is equally likely, so the probability is ${result}.`,
    both: `[[One]] is selected with probability ${oneIn}, and then [[other]] with probability $\\frac{${k - 1}}{${n - 1}}$, so the probability is ${result}.`,
    either: `[[One]] isn't selected with probability ${oneOut}, and then [[other]] isn't with probability $\\frac{${n - k - 1}}{${n - 1}}$, so the probability that at least one is selected is ${result}.`,
  }[event];
}

function ask(event: Event, rng: Rng): AskedProblem | null {
  const { people, integers, difficulty } = EVENTS[event];
  const n = rng.int(5, 12);
  const k = rng.int(3, Math.min(6, n - 2));
  const key = chancesOf(n, k)[event];
  const alike = Object.values(chancesOf(n, k)).filter((one) => one.equals(key));
  // A wrong answer about an event that's as probable as the right one would be a twin of it.
  if (key.bottom > 66 || 2 * k === n || alike.length > 1) return null;
  const named = rng.sample(range(1, n), 2);
  const [a, b] = (event === "first" ? named : named.toSorted((x, y) => x - y)) as [number, number];
  const shows = (value: number): boolean => {
    const exact = asFraction(value);
    return exact !== null && exact.bottom <= 81 && value <= 0.9 && 4 * value > key.value;
  };
  return {
    difficulty,
    stems: [
      `Ann and Bill are two of the ${n} employees in an office. If ${k} of the employees are to be selected at random for a training course, what is the probability that ${people}?`,
      `A committee of ${k} people is to be selected at random from a group of ${n} people, two of whom are Ann and Bill. What is the probability that ${people}?`,
    ],
    pure: [
      `If ${k} different integers are to be selected at random from the integers from 1 to ${n}, inclusive, what is the probability that ${integers(a, b)}?`,
    ],
    words: (wording) =>
      wording > 2
        ? { one: String(a), other: String(b), which: "that" }
        : { one: "Ann", other: "Bill", which: "who" },
    key: key.value,
    why: whyOf(event, n, k),
    wrong: wrongChances(event, n, k),
    solution: {
      idea: `Imagine the ${n} in a random order in which the first ${k} places are selected. Only the places of [[one]] and [[other]] matter.`,
      steps: stepsOf(event, n, k),
      check: `By counting: of the $\\frac{${n} \\cdot ${n - 1}}{2} = ${choose(n, 2)}$ pairs of places that [[one]] and [[other]] can have, ${countOf(event, n, k)}.`,
      takeaway: "Only those that the question names matter; place them one after the other.",
    },
    text: chanceText,
    pureText: chanceText,
    shows,
  };
}

function countOf(event: Event, n: number, k: number): string {
  const mixed = k * (n - k);
  const inside = choose(k, 2);
  const pairs = choose(n, 2);
  const share = (top: number): string => {
    const value = new Fraction(top, pairs);
    const raw = `\\frac{${top}}{${pairs}}`;
    return value.bottom === pairs ? `$${raw}$` : `$${raw} = ${texFraction(value)}$`;
  };
  return {
    first: `${mixed} have exactly one among the ${k} selected, half of them with [[one]] there, so the probability is $\\frac{1}{2} \\cdot \\frac{${mixed}}{${pairs}} = ${texFraction(new Fraction(mixed, 2 * pairs))}$`,
    one: `${mixed} have exactly one among the ${k} selected, so the probability is ${share(mixed)}`,
    both: `${inside} have both among the ${k} selected, so the probability is ${share(inside)}`,
    either: `${mixed + inside} have at least one among the ${k} selected, so the probability is ${share(mixed + inside)}`,
  }[event];
}

/** The share of all sets of k of the integers from 1 to n that are as wanted. */
function shareOf(n: number, k: number, wanted: (has: readonly [boolean, boolean]) => boolean) {
  const sets = range(0, 2 ** n - 1)
    .map((bits) => range(0, n - 1).map((place) => Math.floor(bits / 2 ** place) % 2 === 1))
    .filter((set) => set.filter(Boolean).length === k);
  return sets.filter((set) => wanted([set[0]!, set[1]!])).length / sets.length;
}

const TESTS: readonly (readonly [string, (has: readonly [boolean, boolean]) => boolean])[] = [
  ["but \\w+ will not be", ([one, other]) => one && !other],
  ["at least one of", ([one, other]) => one || other],
  ["will both be", ([one, other]) => one && other],
  ["exactly one of", ([one, other]) => one !== other],
];

const READINGS: readonly StemReading[] = TESTS.flatMap(([words, wanted]): StemReading[] => [
  {
    wording: new RegExp(`of the (\\d+) employees .* If (\\d+) of the employees .* ${words}`),
    fits: (tried, n, k) => near(tried, shareOf(n, k, wanted), 1e-5),
  },
  {
    wording: new RegExp(`committee of (\\d+) people .* group of (\\d+) people, .* ${words}`),
    fits: (tried, k, n) => near(tried, shareOf(n, k, wanted), 1e-5),
  },
  {
    wording: new RegExp(`If (\\d+) different .* 1 to (\\d+), .* ${words}`),
    fits: (tried, k, n) => near(tried, shareOf(n, k, wanted), 1e-5),
  },
]);

export const template: ProblemTemplate = {
  id: "one-selected-not-the-other",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern:
    "Several are selected at random; only two of them matter: one without the other, or both.",

  make(rng) {
    const event = rng.pick(["first", "first", "one", "either", "both"] as const);
    const asked = ask(event, rng);
    return asked && draftOf(event, asked, READINGS, rng);
  },

  /** Goes through all sets. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
