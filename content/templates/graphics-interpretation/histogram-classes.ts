import {
  type Ask,
  type Blank,
  choose,
  type GraphicsTemplate,
  nearest,
  numbers,
  range,
  read,
  type Rng,
  sum,
  tidy,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** # stands for the number of things. */
  readonly intro: string;
  readonly one: string;
  readonly many: string;
  readonly axis: string;
  readonly unit: string;
  /** "finished in", "took": goes before a number of units; "least" and "most": the smallest and the greatest value. */
  readonly verb: string;
  readonly least: string;
  readonly most: string;
  readonly start: number;
  readonly width: number;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "runners",
    intro: "The chart shows how long the # runners of a hill race took.",
    one: "runner",
    many: "runners",
    axis: "Time (minutes)",
    unit: "minutes",
    verb: "took",
    least: "fastest",
    most: "slowest",
    start: 30,
    width: 5,
  },
  {
    name: "parcels",
    intro: "A courier in Bogotá weighed # parcels. The chart shows the weights.",
    one: "parcel",
    many: "parcels",
    axis: "Weight (kilograms)",
    unit: "kilograms",
    verb: "weighed",
    least: "lightest",
    most: "heaviest",
    start: 0,
    width: 2,
  },
  {
    name: "trees",
    intro: "Foresters measured the heights of # young cedars. The chart shows the heights.",
    one: "cedar",
    many: "cedars",
    axis: "Height (centimeters)",
    unit: "centimeters",
    verb: "measured",
    least: "shortest",
    most: "tallest",
    start: 100,
    width: 20,
  },
  {
    name: "batteries",
    intro:
      "A laboratory ran # batteries until they were empty. The chart shows how long they lasted.",
    one: "battery",
    many: "batteries",
    axis: "Life (hours)",
    unit: "hours",
    verb: "lasted",
    least: "shortest-lived",
    most: "longest-lived",
    start: 20,
    width: 4,
  },
  {
    name: "talks",
    intro: "A conference in Nairobi timed its # talks. The chart shows how long they lasted.",
    one: "talk",
    many: "talks",
    axis: "Length (minutes)",
    unit: "minutes",
    verb: "lasted",
    least: "shortest",
    most: "longest",
    start: 10,
    width: 5,
  },
];

interface Story extends Setting {
  readonly edges: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
}

function drawStory(rng: Rng): Story {
  const setting = rng.pick(SETTINGS);
  const counts = range(1, 6).map(() => rng.int(2, 20));
  const edges = range(0, 6).map((k) => setting.start + k * setting.width);
  return { ...setting, edges, counts, total: sum(counts) };
}

const classText = ({ edges, unit }: Story, k: number): string =>
  `${edges[k]!} to ${edges[k + 1]!} ${unit}`;

/** The class that contains the nth value from below. */
function classOfNth(counts: readonly number[], n: number): number {
  return range(0, 5).find((k) => sum(counts.slice(0, k + 1)) >= n)!;
}

function classBlank(
  story: Story,
  key: number,
  why: string,
  slips: readonly [number, string, string][],
): Blank {
  const option = (k: number): { text: string; value: number } => ({
    text: classText(story, k),
    value: story.edges[k]!,
  });
  return {
    key: { ...option(key), why },
    slips: slips
      .filter(([k]) => k !== key && k >= 0 && k <= 5)
      .map(([k, slip, reason]) => ({ ...option(k), slip, why: reason })),
  };
}

function medianClass(story: Story): Ask | null {
  const { counts, total, many, axis } = story;
  if (total % 2 === 0) return null;
  const middle = (total + 1) / 2;
  const key = classOfNth(counts, middle);
  const mode = counts.indexOf(Math.max(...counts));
  if (mode === key) return null;
  const before = sum(counts.slice(0, key));
  const quantity = axis.replace(/ \(.*/, "").toLowerCase();
  return {
    name: "median",
    text: `The median ${quantity} of the ${many} lies in the class {1}.`,
    blank: classBlank(
      story,
      key,
      `The middle one of ${total} is number ${middle}; ${before} lie in the classes before this one and ${before + counts[key]!} when it is added.`,
      [
        [
          mode,
          "takes the tallest bar",
          `The tallest bar is the most frequent class; the value in the middle, number ${middle}, need not lie there.`,
        ],
        [
          2,
          "takes the middle of the axis",
          `The bars have different heights, so the middle of the axis does not divide the ${many} in halves.`,
        ],
        [
          3,
          "takes the middle of the axis",
          `The bars have different heights, so the middle of the axis does not divide the ${many} in halves.`,
        ],
        [
          key - 1,
          "stops one class early",
          `Up to the end of this class there are only ${before}, fewer than ${middle}.`,
        ],
        [
          key + 1,
          "goes one class too far",
          `Number ${middle} is reached one class before: ${before + counts[key]!} lie below this class.`,
        ],
        ...range(0, 5).map((k): [number, string, string] => [
          k,
          "loses count of the bars",
          `Counting from the left, number ${middle} lies in another class.`,
        ]),
      ],
    ),
    step: `Counting up: ${range(0, 5)
      .map((k) => sum(counts.slice(0, k + 1)))
      .join(", ")}. Number ${middle} of ${total} lies in ${classText(story, key)}.`,
    weight: 3,
  };
}

function lastOfTheLeast(story: Story, rng: Rng): Ask | null {
  const { counts, total, many, least, most } = story;
  const n = rng.int(8, total - 8);
  const key = classOfNth(counts, n);
  const fromTop = classOfNth(counts, total - n + 1);
  const before = sum(counts.slice(0, key));
  if (n === before + counts[key]! || fromTop === key || n === before + 1) return null;
  const mode = counts.indexOf(Math.max(...counts));
  return {
    name: "nth",
    text: `Of the ${n} ${least} ${many}, the ${most} lies in the class {1}.`,
    blank: classBlank(
      story,
      key,
      `Counting from the left, ${before} lie before this class and ${before + counts[key]!} with it, so number ${n} is in it.`,
      [
        [
          fromTop,
          "counts from the right",
          `From the right one reaches number ${n} here, but the ${least} stand at the left.`,
        ],
        [0, "takes the lowest class", `The lowest class holds only ${counts[0]!} of the ${n}.`],
        [mode, "takes the tallest bar", `The tallest bar says nothing of number ${n}.`],
        [
          key - 1,
          "stops one class early",
          `Up to the end of this class there are only ${before}, fewer than ${n}.`,
        ],
        [key + 1, "goes one class too far", `Number ${n} is reached one class before.`],
        ...range(0, 5).map((k): [number, string, string] => [
          k,
          "loses count of the bars",
          `Counting from the left, number ${n} lies in another class.`,
        ]),
      ],
    ),
    step: `Counting up from the left: ${range(0, 5)
      .map((k) => sum(counts.slice(0, k + 1)))
      .join(", ")}. Number ${n} lies in ${classText(story, key)}.`,
    weight: 4,
  };
}

function shareAmong({ counts, edges, total, many, verb, unit }: Story, rng: Rng): Ask | null {
  const low = rng.int(1, 3);
  const high = rng.int(low + 1, 5);
  const [outer, inner] = [sum(counts.slice(low)), sum(counts.slice(high))];
  const key = Math.round((100 * inner) / outer);
  return {
    name: "among",
    text: `Of the ${many} that ${verb} at least ${edges[low]!} ${unit}, the percent that ${verb} at least ${edges[high]!} ${unit} is closest to {1}.`,
    blank: numbers(
      key,
      `${outer} ${verb} at least ${edges[low]!} ${unit}, and ${inner} of them at least ${edges[high]!}.`,
      [
        wrong(
          Math.round((100 * inner) / total),
          "takes the percent of all",
          `${inner} out of all ${total} leaves out that only the ${outer} with at least ${edges[low]!} ${unit} are asked about.`,
        ),
        wrong(
          Math.round((100 * (outer - inner)) / outer),
          "counts the others",
          `${outer - inner} of the ${outer} stay below ${edges[high]!} ${unit}.`,
        ),
        wrong(
          Math.round((100 * counts[high]!) / outer),
          "counts one bar only",
          `All bars from ${edges[high]!} on count, not only the first of them.`,
        ),
        wrong(
          Math.round((100 * (6 - high)) / (6 - low)),
          "counts bars instead of their heights",
          `${6 - high} of ${6 - low} bars would be right only if they were equally high.`,
        ),
        wrong(
          Math.round((100 * outer) / total),
          "gives the condition",
          `${outer} of ${total} is the part with at least ${edges[low]!} ${unit}.`,
        ),
      ],
      3,
    ),
    step: `From ${edges[low]!} on the bars add up to ${outer}, from ${edges[high]!} on to ${inner}: ${inner} ÷ ${outer} is about ${key} percent.`,
    weight: 3,
  };
}

function leastMean({ counts, edges, total, one, verb, unit, width }: Story): Ask {
  const exact = sum(range(0, 5).map((k) => counts[k]! * edges[k]!)) / total;
  const key = tidy(exact, 1);
  const top = counts.indexOf(Math.max(...counts));
  return {
    name: "least-mean",
    text: `If the classes are all that is known, the least possible average (arithmetic mean) number of ${unit} that a ${one} ${verb} is closest to {2}.`,
    blank: numbers(
      key,
      `Put everything at the lower border of its class and weigh by the bars: about ${key}.`,
      [
        wrong(
          tidy(exact + width / 2, 1),
          "puts everything in the middle of its class",
          `The middles give an estimate; the least possible average puts each at its lower border.`,
        ),
        wrong(
          tidy(exact + width, 1),
          "puts everything at the upper border",
          `The upper borders bound the average from above.`,
        ),
        wrong(
          sum(edges.slice(0, 6)) / 6,
          "averages the borders without weights",
          `The lower borders do not occur equally often; the bars are their weights.`,
        ),
        wrong(
          edges[top]!,
          "takes the tallest bar",
          `${edges[top]!} is the lower border of the most frequent class only.`,
        ),
        wrong(edges[0]!, "takes the least value", `Only the first class can lie at ${edges[0]!}.`),
      ],
      width / 5,
    ),
    step: `Lower borders times bars, ${range(0, 5)
      .map((k) => `${edges[k]!} × ${counts[k]!}`)
      .join(" + ")}, divided by ${total}: about ${key}.`,
    weight: 3,
  };
}

function twoAtRandom({ counts, edges, total, many, verb, unit }: Story, rng: Rng): Ask | null {
  const k = rng.int(2, 4);
  const below = sum(counts.slice(0, k));
  const key = tidy((100 * choose(below, 2)) / choose(total, 2), 1);
  if (key < 4) return null;
  const mixed = tidy((100 * below * (total - below)) / choose(total, 2), 1);
  const part = tidy((100 * below) / total, 1);
  return {
    name: "two",
    text: `If two different ${many} are chosen at random, the probability, in percent, that both ${verb} less than ${edges[k]!} ${unit} is closest to {2}.`,
    blank: numbers(
      key,
      `${below} of ${total} qualify for the first choice and then ${below - 1} of ${total - 1} for the second.`,
      [
        wrong(
          part,
          "stops after the first choice",
          `${below} of ${total} is the chance for one of them.`,
        ),
        wrong(
          mixed,
          "lets only one of the two qualify",
          `This is the chance that exactly one of the two stays below ${edges[k]!}.`,
        ),
        wrong(
          tidy(part / 2, 1),
          "halves the chance of one",
          `Two choices multiply: ${below}/${total} times ${below - 1}/${total - 1}.`,
        ),
        wrong(
          tidy((100 * choose(total - below, 2)) / choose(total, 2), 1),
          "looks at the other side",
          `This is the chance that both reach ${edges[k]!} or more.`,
        ),
        wrong(
          tidy((200 * below) / total, 1),
          "adds the two chances",
          `Chances that must both come true are multiplied, not added.`,
        ),
      ].filter(({ value }) => value! < 100),
      3,
    ),
    step: `${below} lie below ${edges[k]!}: ${below}/${total} × ${below - 1}/${total - 1} is about ${key} percent.`,
    weight: 4,
  };
}

function mostPossible({ counts, edges, total, many, verb, unit, width }: Story, rng: Rng): Ask {
  const k = rng.int(1, 4);
  const limit = edges[k]! + width / 2;
  const [from, after] = [sum(counts.slice(k)), sum(counts.slice(k + 1))];
  const isMost = rng.chance(0.5);
  const key = isMost ? from : after;
  return {
    name: isMost ? "most" : "fewest",
    text: `The ${isMost ? "greatest" : "least"} possible number of ${many} that ${verb} more than ${limit} ${unit} is {2}.`,
    blank: numbers(
      key,
      isMost
        ? `The ${counts[k]!} in the class around ${limit} may all lie above it, with the ${after} in the classes beyond.`
        : `The ${counts[k]!} in the class around ${limit} may all lie below it; only the ${after} beyond are certain.`,
      [
        wrong(
          isMost ? after : from,
          isMost ? "counts only the certain ones" : "counts the doubtful ones",
          isMost
            ? `${after} are certain; the class from ${edges[k]!} to ${edges[k + 1]!} may add ${counts[k]!}.`
            : `The ${counts[k]!} in the class from ${edges[k]!} to ${edges[k + 1]!} need not lie above ${limit}.`,
        ),
        wrong(
          after + Math.round(counts[k]! / 2),
          "halves the class",
          `Half of the class is a guess; asked for is what is possible.`,
        ),
        wrong(
          total - key,
          "counts the other side",
          `${total - key} is what is left on the other side.`,
        ),
        wrong(
          isMost ? from + counts[k - 1]! : after - counts[k + 1]!,
          "cuts at another border",
          `The class before or after lies wholly on one side of ${limit}.`,
        ),
        wrong(counts[k]!, "gives the class alone", `The classes beyond count as well.`),
      ],
    ),
    step: `Beyond the class from ${edges[k]!} to ${edges[k + 1]!} lie ${after}; its own ${counts[k]!} may lie on either side of ${limit}. ${isMost ? "At the most" : "At the least"}: ${key}.`,
    weight: 2,
  };
}

/** Whether a value lies in the class that an option names. */
function holds(option: string, value: number): boolean {
  const [from, to] = read(option, /^(\d+) to (\d+)/).map(Number) as [number, number];
  return from <= value && value < to;
}

export const template: GraphicsTemplate = {
  id: "histogram-classes",
  format: "graphics-interpretation",
  kind: "math",
  pattern:
    "A histogram keeps counts and forgets values: medians by counting, bounds by worst cases.",

  make(rng) {
    const story = drawStory(rng);
    const first = rng.pick([medianClass, lastOfTheLeast, shareAmong])(story, rng);
    const second = rng.pick([leastMean, twoAtRandom, mostPossible])(story, rng);
    if (!first || !second || first.blank.slips.length < 3 || second.blank.slips.length < 3)
      return null;
    const { name, intro, many, axis, edges, counts, total } = story;
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Counting along the bars is 3 or 4; worst cases +2 or +3, two draws without replacement +4.
      difficulty: first.weight + second.weight,
      intro: `${intro.replace("#", String(total))} Each class holds its lower border but not its upper one.`,
      chart: {
        kind: "histogram",
        alt: `Histogram of ${axis.replace(/ \(.*/, "").toLowerCase()} for ${many} in six classes of equal width.`,
        x: { label: axis },
        y: { label: `Number of ${many}`, min: 0, max: 20, step: 2 },
        edges: [...edges],
        counts: [...counts],
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "The bars tell how many lie in a class, not where in it; so count along the bars and think of both ends of a class.",
        steps: [first.step, second.step],
        check: `The six bars add up to ${total}.`,
      },
    };
  },

  /** Lists single values at the lower borders or just below the upper ones, and counts them. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "histogram") throw new Error("A histogram is needed.");
    const { edges, counts } = chart;
    const low = counts.flatMap((n, k) => range(1, n).map(() => edges[k]!));
    const high = counts.flatMap((n, k) => range(1, n).map(() => edges[k + 1]! - 1e-6));
    const total = Number(read(intro, / (\d+) /)[0]);
    if (low.length !== total) throw new Error("The bars do not add up.");
    const judgeFirst = (): number[] => {
      if (stem.includes("The median")) {
        const middle = low.findIndex((_, k) => k === low.length - 1 - k);
        return where(blanks[0], (o) => holds(o, low[middle]!) && holds(o, high[middle]!));
      }
      const nth = /Of the (\d+) [\w-]+ \w+, the [\w-]+ lies in/.exec(stem);
      if (nth) return where(blanks[0], (o) => holds(o, low[Number(nth[1]) - 1]!));
      const [from, to] = read(stem, /at least (\d+) .*? at least (\d+) /).map(Number) as [
        number,
        number,
      ];
      const among = low.filter((v) => v >= from);
      return nearest(blanks[0], (100 * among.filter((v) => v >= to).length) / among.length, 1.5);
    };
    const judgeSecond = (): number[] => {
      if (stem.includes("least possible average"))
        return nearest(blanks[1], sum(low) / total, (edges[1]! - edges[0]!) / 12);
      const two = /both \w+ less than (\d+) /.exec(stem);
      if (two) {
        const isBelow = low.map((v) => v < Number(two[1]));
        let [both, pairs] = [0, 0];
        for (let a = 0; a < total; a++)
          for (let b = 0; b < a; b++) {
            pairs++;
            if (isBelow[a] && isBelow[b]) both++;
          }
        return nearest(blanks[1], (100 * both) / pairs, 1.5);
      }
      const [side, limit] = read(
        stem,
        /The (greatest|least) possible number of .* more than ([\d.]+) /,
      ) as [string, string];
      const values = side === "greatest" ? high : low;
      return where(blanks[1], (o) => values.filter((v) => v > Number(limit)).length === Number(o));
    };
    return [judgeFirst(), judgeSecond()];
  },
};
