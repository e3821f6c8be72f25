import {
  inWords,
  listed,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly people: string;
  readonly who: "who" | "that";
  readonly place: string;
  readonly did: string;
  readonly things: readonly [string, string, string, string];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "villages",
    people: "villages",
    who: "that",
    place: "in a district of Nepal",
    did: "have",
    things: ["a school", "a clinic", "a library", "a bank"],
  },
  {
    name: "contest",
    people: "puzzlers",
    who: "who",
    place: "in the final of a contest",
    did: "solved",
    things: ["puzzle A", "puzzle B", "puzzle C", "puzzle D"],
  },
  {
    name: "interpreters",
    people: "interpreters",
    who: "who",
    place: "at a congress in Geneva",
    did: "speak",
    things: ["Italian", "Polish", "Thai", "Swahili"],
  },
  {
    name: "inns",
    people: "inns",
    who: "that",
    place: "along a coast",
    did: "offer",
    things: ["breakfast", "parking", "laundry", "bicycles"],
  },
  {
    name: "museum",
    people: "visitors",
    who: "who",
    place: "to a museum one morning",
    did: "saw",
    things: ["the coins", "the maps", "the masks", "the clocks"],
  },
];

const FORMS = [
  "all of three",
  "all of four",
  "both",
  "span",
  "one at most",
  "one at least",
] as const;
type Form = (typeof FORMS)[number];

interface Draw {
  readonly form: Form;
  readonly total: number;
  readonly sizes: readonly number[];
  /** At least this many have neither; only for form "both". */
  readonly without: number;
}

function draw(rng: Rng, isPercent: boolean): Draw | null {
  const form = rng.pick(FORMS);
  const step = isPercent ? 5 : 1;
  const total = isPercent ? 100 : 10 * rng.int(3, 9);
  const many = form === "all of three" ? 3 : form === "all of four" ? 4 : 2;
  // The more sets there are, the fuller each must be to force an overlap.
  const least = { 2: 0.4, 3: 0.65, 4: 0.74 }[many];
  const sizes = range(1, many).map(
    () => step * rng.int(Math.ceil((least * total) / step), Math.floor((0.94 * total) / step)),
  );
  const without = step * rng.int(1, Math.floor((0.25 * total) / step));
  const overlap = sum(sizes) - (many - 1) * total;
  if (overlap < step || new Set(sizes).size < many) return null;
  if (form === "both" && total - Math.max(...sizes) <= without) return null;
  return { form, total, sizes, without: form === "both" ? without : 0 };
}

interface Answer {
  readonly key: number;
  readonly difficulty: number;
  readonly question: (s: Setting) => string;
  readonly why: string;
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: readonly Wrong[];
}

/** All three or four: those who miss one may all be different people. */
function allOf({ sizes, total }: Draw): Answer {
  const many = sizes.length;
  const missing = sizes.map((size) => total - size);
  const key = total - sum(missing);
  const [first, second] = sizes.toSorted((x, y) => x - y) as [number, number];
  const third = sizes.toSorted((x, y) => x - y)[2]!;
  return {
    key,
    difficulty: many === 3 ? 7 : 8,
    question: ({ did, who }) => `${who} ${did} all ${inWords(many)}`,
    why: `At most $${missing.join(" + ")} = ${sum(missing)}$ miss something, so at least ${key} miss nothing.`,
    idea: "Count what is missing: the overlap is least when no one misses more than one thing.",
    steps: [
      `Missing are ${listed(missing.map(String))} of ${total}.`,
      `If all of these are different, $${missing.join(" + ")} = ${sum(missing)}$ miss something.`,
      `The other $${total} - ${sum(missing)} = ${key}$ have everything; with fewer, more would be missing than the facts say.`,
    ],
    check: `Two sets first: at least $${first} + ${second} - ${total} = ${first + second - total}$; then the next in the same way.`,
    slips: [
      [
        first + second - total,
        "looks at two of them only",
        `${first + second - total} is forced for the two smallest numbers alone; each further one can take some away.`,
      ],
      [
        first,
        "finds the greatest overlap",
        `${first} would be the greatest possible number, with the smallest group inside the others.`,
      ],
      [
        0,
        "thinks nothing is forced",
        `Only ${sum(missing)} can be without something, and that is fewer than ${total}.`,
      ],
      [
        sum(missing),
        "answers for those who miss something",
        `${sum(missing)} is the greatest number that miss at least one.`,
      ],
      [
        Math.abs(first + second + third - 2 * total),
        "leaves one number out",
        `All ${inWords(many)} numbers must be used.`,
      ],
      [
        total - first,
        "looks at the smallest group only",
        `${total - first} is how many miss the rarest thing; the other things are missed as well.`,
      ],
      [
        Math.max(...sizes) - first,
        "subtracts the smallest from the largest",
        "The difference of two groups does not tell how far they overlap.",
      ],
      [
        total - Math.max(...sizes),
        "looks at the largest group only",
        "That many miss the most common thing; it says nothing yet about all.",
      ],
    ],
  };
}

function ofTwo({ form, sizes, total, without }: Draw): Answer {
  const [a, b] = sizes as [number, number];
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  const least = a + b - total;
  const [fewest, most] = [large - small, 2 * total - a - b];
  const common: Wrong[] = [
    [
      small,
      "takes the greatest overlap",
      `${small} is the greatest possible overlap, with the smaller group inside the larger.`,
    ],
    [
      least,
      "takes the least overlap",
      `$${a} + ${b} - ${total} = ${least}$ is the overlap when everyone has at least one.`,
    ],
    [
      fewest,
      "subtracts the two groups",
      `$${large} - ${small} = ${fewest}$ is how many have exactly one when the smaller group lies inside the larger.`,
    ],
    [
      total - large,
      "counts those outside the larger group",
      `$${total} - ${large} = ${total - large}$ is how many lack the more common thing.`,
    ],
    [
      total - small,
      "counts those outside the smaller group",
      `$${total} - ${small} = ${total - small}$ is how many lack the rarer thing.`,
    ],
    [most, "takes the other extreme", `${most} have exactly one when the overlap is least.`],
  ];
  const ends = `The overlap can be anything from $${a} + ${b} - ${total} = ${least}$ to ${small}.`;
  if (form === "both")
    return {
      key: least + without,
      difficulty: 6,
      question: ({ did, who }) =>
        `${who} ${did} both, if at least ${without} of them ${did} neither`,
      why: `Only ${total - without} are left for the two groups, and $${a} + ${b} - ${total - without} = ${least + without}$.`,
      idea: "The overlap is least when as few as possible have neither, so that the two groups spread out.",
      steps: [
        `At least ${without} have neither, so the groups of ${a} and ${b} lie within $${total} - ${without} = ${total - without}$.`,
        `Both together are $${a} + ${b} = ${a + b}$, so at least $${a + b} - ${total - without} = ${least + without}$ are counted twice.`,
      ],
      check: `If more than ${without} have neither, less room is left and the overlap grows.`,
      slips: [
        [
          least,
          `forgets the ${without} with neither`,
          `${least} would need everyone to have at least one.`,
        ],
        [
          least - without,
          `takes the ${without} off the overlap`,
          `Those with neither leave less room, so the overlap grows by ${without} instead.`,
        ],
        ...common,
        [
          total - without - small,
          "subtracts one group only",
          `${total - without - small} is how many of those left lie outside the smaller group.`,
        ],
      ],
    };
  if (form === "span")
    return {
      key: small - least,
      difficulty: 6,
      question: () => "",
      why: ends,
      idea: "The overlap is greatest when one group lies inside the other and least when everyone has at least one.",
      steps: [
        `Greatest: the smaller group lies inside the larger, so ${small}.`,
        `Least: everyone has at least one, so $${a} + ${b} - ${total} = ${least}$.`,
        `The difference is $${small} - ${least} = ${small - least}$.`,
      ],
      check: `It equals $${total} - ${large}$: how many can be with neither.`,
      slips: [
        ...common,
        [
          small - (total - large),
          "takes off those outside the larger group",
          `The least overlap is ${least}, not ${total - large}.`,
        ],
        [
          a + b - total + small,
          "adds the two extremes",
          `Greatest and least are ${small} and ${least}; asked is for their difference.`,
        ],
        [
          Math.abs(least - fewest),
          "mixes up two quantities",
          `$${large} - ${small}$ is not a possible overlap but a number with exactly one.`,
        ],
      ],
    };
  const atMost = form === "one at most";
  return {
    key: atMost ? most : fewest,
    difficulty: 7,
    question: ({ did, who }) => `${who} ${did} exactly one of the two`,
    why: `Exactly one is ${a + b} less twice the overlap, and the overlap is ${atMost ? `at least ${least}` : `at most ${small}`}.`,
    idea: `Exactly one means $${a} + ${b}$ less twice the overlap, so the overlap must be as ${atMost ? "small" : "large"} as possible.`,
    steps: [
      ends,
      `${atMost ? "With the least" : "With the greatest"}, exactly one: $${a + b} - 2 \\cdot ${atMost ? least : small} = ${atMost ? most : fewest}$.`,
    ],
    check: atMost
      ? `Then no one has neither: $${most} + ${least} = ${total}$.`
      : `Then only the larger group has anyone with exactly one: $${large} - ${small} = ${fewest}$.`,
    slips: [
      ...common,
      [
        a + b - (atMost ? least : small),
        "takes the overlap away once",
        `Those with both are in both numbers; to leave them out, take them away twice.`,
      ],
      [total, "supposes no overlap", `${a} and ${b} make more than ${total}, so some have both.`],
      [
        2 * least,
        "doubles the overlap",
        "Twice the overlap is what has to be taken away, not what is left.",
      ],
      [0, "thinks both groups can be the same", `${a} and ${b} differ, so some have only one.`],
    ],
  };
}

export const template: ProblemTemplate = {
  id: "least-or-greatest-overlap",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "arithmetic",
  pattern:
    "Only the sizes of sets are known: the overlap lies between two extremes, found from those who miss something.",

  make(rng) {
    const isPercent = rng.chance(0.4);
    const drawn = draw(rng, isPercent);
    if (!drawn) return null;
    const { form, total, sizes } = drawn;
    const setting = rng.pick(SETTINGS);
    const { name, people, place, did, things } = setting;
    const answer = form.startsWith("all") ? allOf(drawn) : ofTwo(drawn);
    const unit = isPercent ? " percent" : "";
    const facts = listed(sizes.map((size, k) => `${size}${unit} ${did} ${things[k]!}`));
    const extreme = form === "one at most" ? "greatest" : "least";
    const quantity = isPercent ? `percent of the ${people}` : `number of ${people}`;
    const asked = answer.question(setting).replaceAll(/(at least \d+)/g, `$1${unit}`);
    const question =
      form === "span"
        ? `What is the difference between the greatest and the least possible ${quantity} ${setting.who} ${did} both${isPercent ? ", in percentage points" : ""}?`
        : `What is the ${extreme} possible ${quantity} ${asked}?`;
    const text = (value: number): string => `${value}${isPercent ? "%" : ""}`;
    return {
      variant: `${form}/${isPercent ? "percent" : "count"}/${name}`,
      context: "real",
      // By form: two sets 6, exactly one of two 7, all of three 7, all of four 8.
      difficulty: answer.difficulty,
      stem: `Of the ${isPercent ? "" : `${total} `}${people} ${place}, ${facts}. ${question}`,
      key: { text: text(answer.key), value: answer.key, why: answer.why },
      slips: slipsFrom(answer.slips, (value) => value >= 0 && value <= total, text),
      solution: {
        idea: answer.idea,
        steps: [...(isPercent ? [`Let there be 100 ${people}.`] : []), ...answer.steps],
        check: answer.check,
      },
    };
  },

  /** Tries every overlap of two sets, one set after the other, and keeps those without a negative cell. */
  check({ stem, options }) {
    const text = plain(stem);
    const isPercent = text.includes("percent");
    const facts = text.slice(0, text.indexOf(". "));
    const numbers = Array.from(facts.matchAll(/\d+/g), Number);
    const [total, ...sizes] = (isPercent ? [100, ...numbers] : numbers) as [number, ...number[]];
    const neither = text.includes("if at least") ? Number(read(text, /if at least (\d+)/)[0]) : 0;
    const overlaps = (a: number, b: number): number[] =>
      range(0, Math.min(a, b)).filter((c) => total - a - b + c >= neither);
    const [a, ...others] = sizes as [number, ...number[]];
    const possible = others.reduce<number[]>(
      (before, size) => [...new Set(before.flatMap((s) => overlaps(s, size)))],
      [a],
    );
    const ones = overlaps(a, others[0]!).map((c) => a + others[0]! - 2 * c);
    const [least, most] = [Math.min(...possible), Math.max(...possible)];
    const answer = text.includes("the difference between")
      ? most - least
      : text.includes("exactly one")
        ? text.includes("greatest")
          ? Math.max(...ones)
          : Math.min(...ones)
        : least;
    return options.flatMap((option, k) => (Number.parseInt(option, 10) === answer ? [k] : []));
  },
};
