import {
  count,
  numbersIn,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly of: (n: number) => string;
  readonly one: string;
  readonly many: string;
  readonly unit: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "parcels",
    of: (n) => `the weights of ${n} parcels`,
    one: "weight",
    many: "weights",
    unit: "kilograms",
  },
  {
    name: "tickets",
    of: (n) => `the ticket sales of ${n} evenings`,
    one: "evening's sales",
    many: "evenings",
    unit: "tickets",
  },
  {
    name: "rain",
    of: (n) => `the rainfall at ${n} weather stations`,
    one: "reading",
    many: "readings",
    unit: "millimeters",
  },
  {
    name: "bread",
    of: (n) => `the daily output of ${n} bakeries`,
    one: "entry",
    many: "entries",
    unit: "loaves",
  },
  {
    name: "bus",
    of: (n) => `the lengths of ${n} bus routes`,
    one: "length",
    many: "lengths",
    unit: "kilometers",
  },
];

type Kind = "mean" | "count" | "true" | "twice" | "missing";

interface Case {
  readonly key: number;
  readonly isCount?: boolean;
  readonly story: string;
  readonly question: string;
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: Wrong[];
  readonly weight: number;
}

function caseOf(kind: Kind, rng: Rng, { of, one, many, unit }: Setting): Case | null {
  const n = rng.int(5, 20);
  const mean = rng.int(32, 78);
  const shift = rng.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]);
  const right = rng.int(mean - 25, mean + 25);
  const wrong = right - n * shift;
  const fresh = mean + shift;
  const gap = Math.abs(n * shift);
  const moved = shift > 0 ? "rose" : "fell";
  if (wrong < 8 || wrong > 150 || right < 8 || gap > 80 || right === fresh) return null;
  if (kind === "mean")
    return {
      key: fresh,
      story: `The mean of ${of(n)} was found to be ${mean} ${unit}. Then it turned out that one ${one} had been entered as ${wrong} instead of ${right}.`,
      question: `What is the correct mean, in ${unit}?`,
      idea: `Only the total changes, by the error; the mean changes by the error divided by ${n}.`,
      steps: [
        `The total has to ${shift > 0 ? "rise" : "fall"} by ${gap}, from ${wrong} to ${right} in one place.`,
        `Shared among ${n} ${many}, that is $\\frac{${gap}}{${n}} = ${Math.abs(shift)}$, so the mean is $${mean} ${shift > 0 ? "+" : "-"} ${Math.abs(shift)} = ${fresh}$.`,
      ],
      check: `The true ${one} is ${shift > 0 ? "greater" : "less"}, so the mean must ${shift > 0 ? "rise" : "fall"}.`,
      slips: [
        [
          mean - shift,
          "corrects the wrong way",
          `The entry was too ${shift > 0 ? "small" : "large"}, so the mean has to ${shift > 0 ? "rise" : "fall"} by ${Math.abs(shift)}.`,
        ],
        [
          mean + n * shift,
          "does not share the error",
          `The whole error of ${gap} belongs to the total; the mean takes only 1 part in ${n} of it.`,
        ],
        [
          mean,
          "lets the mean stand",
          "One wrong entry changes the total, so the mean cannot stay.",
        ],
        [
          (mean + right) / 2,
          "averages mean and entry",
          `This gives one ${one} as much weight as all the others together.`,
        ],
        [
          mean - n * shift,
          "moves by the whole error, the wrong way",
          `The error of ${gap} belongs to the total, and the entry was too ${shift > 0 ? "small" : "large"}.`,
        ],
        [
          mean + right / n,
          "adds the right entry only",
          `The wrong entry of ${wrong} has to be taken out of the total as well.`,
        ],
        [
          mean - wrong / n,
          "takes the wrong entry out only",
          `The right entry of ${right} has to go into the total in its place.`,
        ],
        [
          mean + 2 * shift,
          "counts the error twice",
          `Going from ${wrong} to ${right} changes the total by ${gap}, once.`,
        ],
      ],
      weight: 0,
    };
  if (kind === "count")
    return {
      key: n,
      isCount: true,
      story: `When one ${one} that had been entered as ${wrong} was corrected to ${right}, the mean of a list of ${many}, in ${unit}, ${moved} from ${mean} to ${fresh}.`,
      question: `How many ${many} are in the list?`,
      idea: "The change of the total is the number of entries times the change of the mean.",
      steps: [
        `The total ${moved} by ${gap}, the difference of ${wrong} and ${right}.`,
        `The mean ${moved} by ${Math.abs(shift)}, so there are $\\frac{${gap}}{${Math.abs(shift)}} = ${n}$ ${many}.`,
      ],
      check: `With ${n} ${many} the totals are $${n} \\times ${mean} = ${n * mean}$ and $${n} \\times ${fresh} = ${n * fresh}$, which differ by ${gap}.`,
      slips: [
        [
          gap,
          "stops at the error",
          `${gap} is the change of the total; it has to be divided by the change of the mean, ${Math.abs(shift)}.`,
        ],
        [
          right / Math.abs(shift),
          "divides the right entry",
          `The mean moved because of the difference of ${wrong} and ${right}, not because of all ${right}.`,
        ],
        [
          wrong / Math.abs(shift),
          "divides the wrong entry",
          `The mean moved because of the difference of ${wrong} and ${right}, not because of all ${wrong}.`,
        ],
        [
          n * Math.abs(shift) * Math.abs(shift),
          "multiplies by the change of the mean",
          `The total changed by ${gap}; this has to be divided by ${Math.abs(shift)}, not multiplied.`,
        ],
        [
          2 * n,
          "counts the error twice",
          `Replacing ${wrong} by ${right} changes the total by ${gap}, once.`,
        ],
        [
          n / 2,
          "halves the error",
          "Two values are compared, but the list holds only one of them at a time.",
        ],
        [
          Math.abs(shift),
          "takes the change of the mean",
          `${Math.abs(shift)} is the change of the mean.`,
        ],
        [
          Math.abs(right - mean),
          "compares with the mean",
          `The distance of ${right} from the old mean plays no part; its distance from ${wrong} does.`,
        ],
      ],
      weight: 1,
    };
  if (kind === "true")
    return {
      key: right,
      story: `The mean of ${of(n)} was found to be ${mean} ${unit}. After one ${one}, entered as ${wrong}, was corrected, the mean was ${fresh}.`,
      question: `What is the correct value of this ${one}, in ${unit}?`,
      idea: `A change of the mean by ${Math.abs(shift)} is a change of the total by ${n} times as much.`,
      steps: [
        `The total ${moved} by $${n} \\times ${Math.abs(shift)} = ${gap}$.`,
        `All of it comes from one entry: $${wrong} ${shift > 0 ? "+" : "-"} ${gap} = ${right}$.`,
      ],
      check: `The mean ${moved}, so the correct value must be ${shift > 0 ? "above" : "below"} ${wrong}.`,
      slips: [
        [
          wrong + shift,
          "moves the entry like the mean",
          `The mean is shared by ${n} ${many}; the one entry has to move ${n} times as far.`,
        ],
        [
          wrong - n * shift,
          "corrects the wrong way",
          `The mean ${moved}, so the entry has to ${shift > 0 ? "rise" : "fall"}.`,
        ],
        [gap, "stops at the change", `${gap} is how far the entry moves; it starts from ${wrong}.`],
        [fresh, "takes the new mean", "That is the mean afterward, not the entry."],
        [
          mean + n * shift,
          "starts from the mean",
          `The change of ${gap} has to be taken from the entry of ${wrong}, not from the mean.`,
        ],
        [
          wrong + (n - 1) * shift,
          "counts the other entries only",
          `The mean is shared by all ${n} ${many}, the wrong one included.`,
        ],
        [
          fresh + n * shift,
          "starts from the new mean",
          `The change of ${gap} has to be taken from the entry of ${wrong}, not from the mean.`,
        ],
      ],
      weight: 1,
    };
  return doubled(kind, rng, n, mean, { of, one, many, unit, name: "" });
}

/** One entry too many or too few, which changes the number of entries as well as the total. */
function doubled(
  kind: "twice" | "missing",
  rng: Rng,
  n: number,
  mean: number,
  setting: Setting,
): Case | null {
  const { of, one, many, unit } = setting;
  const shift = rng.pick([-3, -2, -1, 1, 2, 3]);
  const fresh = mean + shift;
  // Leaving out an extra entry turns n + 1 entries with mean `mean` into n entries with mean
  // `fresh`.
  const extra = kind === "twice" ? (n + 1) * mean - n * fresh : n * fresh - (n - 1) * mean;
  if (extra < 8 || extra > 150 || n < 6) return null;
  const entries = kind === "twice" ? n + 1 : n - 1;
  const total = entries * mean;
  const isTwice = kind === "twice";
  return {
    key: fresh,
    story: isTwice
      ? `The mean of a list of ${entries} numbers, meant to hold ${of(n)}, is ${mean} ${unit}. The list is too long because one ${one}, ${extra} ${unit}, was entered twice.`
      : `From a list meant to hold ${of(n)}, one ${one} was left out, and the mean of the other ${entries} was found to be ${mean} ${unit}. The one left out is ${extra} ${unit}.`,
    question: `What is the mean of all ${n} ${many}, in ${unit}?`,
    idea: "Go through the totals: both the total and the number of entries change.",
    steps: [
      `The list as it is has a total of $${entries} \\times ${mean} = ${total}$.`,
      `The true total is $${total} ${isTwice ? "-" : "+"} ${extra} = ${n * fresh}$, shared by ${n} ${many}: $\\frac{${n * fresh}}{${n}} = ${fresh}$.`,
    ],
    check: `${extra} is ${extra > mean ? "above" : "below"} the mean of ${mean}, so ${isTwice ? "taking it out" : "putting it in"} makes the mean ${shift > 0 ? "rise" : "fall"}.`,
    slips: [
      [
        mean - shift,
        "moves the mean the wrong way",
        `${extra} is ${extra > mean ? "above" : "below"} ${mean}, so ${isTwice ? "without it" : "with it"} the mean ${shift > 0 ? "rises" : "falls"}.`,
      ],
      [
        mean,
        "lets the mean stand",
        `That holds only when the ${isTwice ? "repeated" : "missing"} value equals the mean.`,
      ],
      [
        (mean + extra) / 2,
        "averages mean and entry",
        `This gives one ${one} as much weight as all the others together.`,
      ],
      [
        (n * fresh) / entries,
        "keeps the number of entries",
        `The total of ${n * fresh} is right, but it belongs to ${n} ${many}, not to ${entries}.`,
      ],
      [
        total / n,
        "keeps the total",
        `The total of ${total} ${isTwice ? `counts ${extra} twice` : `lacks ${extra}`}.`,
      ],
      [
        isTwice ? (total - 2 * extra) / (n - 1) : (total + 2 * extra) / (n + 1),
        isTwice ? "takes both copies out" : "puts the entry in twice",
        `The ${one} of ${extra} belongs in the list once.`,
      ],
      [
        mean + 2 * shift,
        "counts the change twice",
        `One entry of ${extra} ${isTwice ? "goes" : "comes"}, once.`,
      ],
      [
        mean - 2 * shift,
        "counts the change twice, the wrong way",
        `One entry of ${extra} ${isTwice ? "goes" : "comes"}, once, and the mean has to ${shift > 0 ? "rise" : "fall"}.`,
      ],
    ],
    weight: 2,
  };
}

export const template: ProblemTemplate = {
  id: "mean-after-correction",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern:
    "A wrong, doubled or missing entry changes the total by itself and the mean by its share of it.",

  make(rng) {
    const kind = rng.pick(["mean", "count", "true", "twice", "missing"] as const);
    const setting = rng.pick(SETTINGS);
    const found = caseOf(kind, rng, setting);
    if (!found) return null;
    const slips = slipsFrom(
      found.slips,
      (value) => value > 1 && Number.isInteger(value * (found.isCount ? 1 : 2)),
    );
    return {
      variant: `${kind}/${setting.name}`,
      context: "real",
      // Going backward adds 1, a changed number of entries 2, and long lists 1.
      difficulty: 3 + found.weight + (found.key > 60 ? 1 : 0),
      stem: `${found.story} ${found.question}`,
      key: { text: String(found.key), value: found.key, why: found.check },
      slips,
      solution: { idea: found.idea, steps: found.steps, check: found.check },
    };
  },

  /** Puts every option back into the story and compares totals. */
  check({ stem, options }) {
    const fits = fitting(stem);
    return options.flatMap((option, k) => (fits(valueOf(option).value) ? [k] : []));
  },
};

function fitting(stem: string): (x: number) => boolean {
  const numbers = (pattern: RegExp): number[] => read(stem, pattern).map(Number);
  if (stem.startsWith("When one")) {
    const [wrong = 0, right = 0, before = 0, after = 0] = numbers(
      /entered as (\d+) was corrected to (\d+),.* from (\d+) to (\d+)\. How many/,
    );
    return (n) => n * before - wrong + right === n * after;
  }
  if (/entered twice/.test(stem)) {
    const [entries, mean, value] = numbers(
      /list of (\d+) numbers.* is (\d+) \w+\. .*, (\d+) \w+, was entered twice/,
    );
    // All entries but the repeated one, then the same entries with it once.
    return (x) => Math.abs(x * (entries! - 1) + value! - entries! * mean!) < 1e-9;
  }
  if (/left out/.test(stem)) {
    const [n, others, mean, value] = numbers(
      /hold \D+(\d+) .*the other (\d+) was found to be (\d+) \w+\. The one left out is (\d+)/,
    );
    if (others !== n! - 1) throw new Error(count(n!, "entry", "entries"));
    return (x) =>
      Math.abs(range(1, others).reduce((total) => total + mean!, value!) / n! - x) < 1e-9;
  }
  if (/instead of/.test(stem)) {
    const [n, mean, wrong, right] = numbersIn(stem) as [number, number, number, number];
    return (x) => Math.abs(n * x - n * mean - right + wrong) < 1e-9;
  }
  const [n, mean, wrong, after] = numbersIn(stem) as [number, number, number, number];
  return (x) => Math.abs((n * mean - wrong + x) / n - after) < 1e-9;
}
