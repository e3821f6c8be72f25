import {
  type Ask,
  type GraphicsTemplate,
  median,
  numbers,
  range,
  read,
  type Rng,
  sum,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  /** "greenhouse", "greenhouses" */
  readonly one: string;
  readonly many: string;
  readonly x: string;
  readonly y: string;
  /** "hour of light", "kilograms of tomatoes": what one more on each axis is. */
  readonly unit: string;
  readonly more: string;
  readonly at: string;
  readonly amount: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "bees",
    intro: "A beekeeper compares the honey of nine hives with the clover in flower nearby.",
    one: "hive",
    many: "hives",
    x: "Clover within flight (hectares)",
    y: "Honey (kilograms)",
    unit: "hectare of clover",
    more: "# more hectares of clover",
    at: "# hectares of clover",
    amount: "kilograms of honey",
  },
  {
    name: "stalls",
    intro: "Nine noodle stalls in Penang counted passersby and bowls sold on one evening.",
    one: "stall",
    many: "stalls",
    x: "Passersby per minute",
    y: "Bowls sold",
    unit: "passerby per minute",
    more: "# more passersby per minute",
    at: "# passersby per minute",
    amount: "bowls",
  },
  {
    name: "trainees",
    intro:
      "Nine trainees of a pottery in Fez wrote down their hours of practice and the cups that they made in the week after.",
    one: "trainee",
    many: "trainees",
    x: "Practice (hours)",
    y: "Cups made in a week",
    unit: "hour of practice",
    more: "# more hours of practice",
    at: "# hours of practice",
    amount: "cups",
  },
  {
    name: "flyers",
    intro: "Nine cinemas handed out flyers before a festival of short films.",
    one: "cinema",
    many: "cinemas",
    x: "Flyers handed out (hundreds)",
    y: "Tickets sold",
    unit: "hundred flyers",
    more: "# hundred more flyers",
    at: "# hundred flyers",
    amount: "tickets",
  },
  {
    name: "kiosks",
    intro: "Nine kiosks at a ferry pier compare the passengers of a day with their sales.",
    one: "kiosk",
    many: "kiosks",
    x: "Passengers (hundreds)",
    y: "Drinks sold",
    unit: "hundred passengers",
    more: "# hundred more passengers",
    at: "# hundred passengers",
    amount: "drinks",
  },
];

interface Point {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

interface Story extends Setting {
  readonly slope: number;
  readonly intercept: number;
  readonly points: readonly Point[];
}

function drawStory(rng: Rng): Story {
  const slope = rng.pick([1, 2, 3, 4]);
  const intercept = 10 * rng.int(1, 4);
  const names = "ABCDEFGHI".split("");
  const xs = range(1, 9).map((k) => 5 * k);
  // Balanced around the line, or it wouldn't look like a trend.
  const offsets = rng
    .sample([-30, -15, -10, -10, -5, -5, 5, 5, 10, 10, 15, 30], 9)
    .map((y) => y * (slope > 2 ? 2 : 1));
  const points = rng.shuffle(xs).map((x, k) => ({
    name: names[k]!,
    x,
    y: intercept + slope * x + offsets[k]!,
  }));
  return { ...rng.pick(SETTINGS), slope, intercept, points };
}

function slopeAsked({ slope, intercept, more: phrase, amount, unit }: Story, rng: Rng): Ask | null {
  const more = rng.pick([4, 5, 6, 8, 10]);
  const key = slope * more;
  return {
    name: "slope",
    text: `According to the trend line, ${phrase.replace("#", String(more))} go with {1} more ${amount}.`,
    blank: numbers(
      key,
      `The line rises by ${slope} for every ${unit}, so by ${key} for ${more}.`,
      [
        wrong(
          intercept + key,
          "adds the height at which the line starts",
          `${intercept} is where the line would meet the vertical axis; a difference does not contain it.`,
        ),
        wrong(
          slope,
          "gives the rise for one",
          `${slope} is the rise for a single ${unit}, not for ${more}.`,
        ),
        wrong(
          more,
          "takes both axes for equal",
          `The two axes have different scales: a step of ${more} to the right goes with ${key} upward.`,
        ),
        wrong(
          10 * slope,
          "gives the rise for ten",
          `${10 * slope} is the rise for 10 more, read between two gridlines.`,
        ),
        wrong(
          (slope + 1) * more,
          "draws a line through the highest point",
          `The trend line, not the highest point, tells how much goes with one more ${unit}.`,
        ),
      ],
      1,
    ),
    step: `From 10 to 20 on the horizontal axis the line climbs from ${intercept + 10 * slope} to ${intercept + 20 * slope}, which is ${slope} for each; ${more} more give ${key}.`,
    weight: 2,
  };
}

const offLine = ({ slope, intercept }: Story, { x, y }: Point): number => y - intercept - slope * x;

function farthest(story: Story, rng: Rng): Ask | null {
  const { points, amount, one } = story;
  const isAbove = rng.chance(0.5);
  const miss = (p: Point): number => (isAbove ? offLine(story, p) : -offLine(story, p));
  const [key, runnerUp] = points.toSorted((p, q) => miss(q) - miss(p)) as [Point, Point];
  const extreme = points.toSorted((p, q) => (isAbove ? q.y - p.y : p.y - q.y))[0]!;
  if (miss(key) - miss(runnerUp) < 10 || extreme === key || miss(key) <= 0) return null;
  const told = (p: Point): string => {
    const off = offLine(story, p);
    return `${p.name} has ${p.y} where the line has ${p.y - off}, ${Math.abs(off)} ${off > 0 ? "above" : "below"} it.`;
  };
  const rest = points.toSorted((p, q) => miss(q) - miss(p)).slice(1);
  const sideways = points.toSorted((p, q) => (isAbove ? q.x - p.x : p.x - q.x))[0]!;
  return {
    name: isAbove ? "above" : "below",
    text: `The ${one} whose number of ${amount} was farthest ${isAbove ? "above" : "below"} the number given by the trend line is {1}.`,
    blank: {
      key: { text: key.name, why: told(key) },
      slips: [
        {
          text: extreme.name,
          slip: `takes the ${isAbove ? "highest" : "lowest"} point`,
          why: told(extreme),
        },
        {
          text: runnerUp.name,
          slip: "misses a greater distance from the line",
          why: told(runnerUp),
        },
        {
          text: sideways.name,
          slip: `takes the point farthest to the ${isAbove ? "right" : "left"}`,
          why: told(sideways),
        },
        ...rest
          .toReversed()
          .map((p) => ({ text: p.name, slip: "looks on the wrong side", why: told(p) })),
      ].filter(({ text }) => text !== key.name),
    },
    step: `Measure straight up or down to the line: ${told(key)}`,
    weight: 2,
  };
}

function countBelow(story: Story): Ask {
  const below = story.points.filter((p) => offLine(story, p) < 0);
  const mean = sum(story.points.map(({ y }) => y)) / 9;
  const n = below.length;
  const belowMean = story.points.filter(({ y }) => y < mean).length;
  const named = below
    .map(({ name }) => name)
    .toSorted()
    .join(", ");
  return {
    name: "count",
    text: `Of the nine ${story.many}, {1} had fewer ${story.amount} than the trend line would have let one expect.`,
    blank: numbers(
      n,
      `These are the points below the line: ${named}.`,
      [
        wrong(
          9 - n,
          "counts the points above the line",
          `${9 - n} of the points lie above the line.`,
        ),
        wrong(
          belowMean,
          "compares with the average",
          `${belowMean} of the ${story.many} lie below the average height; the line, not the average, tells what is expected.`,
        ),
        wrong(
          4,
          "halves the points",
          "A trend line need not leave as many points above it as below.",
        ),
        wrong(
          9,
          "takes the line for an upper bound",
          "The line runs between the points; some lie above it.",
        ),
        wrong(
          story.points.filter((p) => offLine(story, p) <= -15).length,
          "counts only the far ones",
          "Points that lie a little below the line count as well.",
        ),
      ],
      1,
    ),
    step: `The points below the line are ${named}: ${n}.`,
    weight: 1,
  };
}

function beyond({ slope, intercept, at, amount, many, points }: Story, rng: Rng): Ask {
  const x = rng.pick([55, 60, 65, 70, 80]);
  const key = intercept + slope * x;
  const last = points.find((p) => p.x === 45)!;
  return {
    name: "beyond",
    text: `If the trend continues, ${at.replace("#", String(x))} would go with {2} ${amount}.`,
    blank: numbers(
      key,
      `The line starts at ${intercept} and rises by ${slope} for each: ${intercept} + ${x} × ${slope} = ${key}.`,
      [
        wrong(
          slope * x,
          "lets the line start at zero",
          `${x} × ${slope} leaves out the ${intercept} at which the line meets the vertical axis.`,
        ),
        wrong(
          last.y + slope * (x - 45),
          "continues from the last point",
          `${last.name} does not lie on the line; the trend continues from the line.`,
        ),
        wrong(
          intercept + slope * 45,
          "stops where the line ends",
          `${intercept + slope * 45} is the height of the line at 45.`,
        ),
        wrong(
          intercept + x,
          "takes both axes for equal",
          `Each one to the right is worth ${slope} upward.`,
        ),
        wrong(
          Math.round(((intercept + slope * 45) * x) / 45),
          "scales the end of the line up",
          `The heights are not proportional, since the line does not start at zero.`,
        ),
        wrong(
          intercept + slope * (x + 10),
          "goes one gridline too far",
          `This is the height at ${x + 10}; the ${many} are compared at ${x}.`,
        ),
      ],
      6,
    ),
    step: `Height at 10: ${intercept + 10 * slope}; rise for each: ${slope}. At ${x}: ${intercept} + ${slope} × ${x} = ${key}.`,
    weight: 2,
  };
}

function percentOff(story: Story, rng: Rng): Ask | null {
  const p = rng.pick(story.points);
  const off = offLine(story, p);
  const line = p.y - off;
  const key = Math.round((100 * Math.abs(off)) / line);
  if (key < 6) return null;
  const side = off > 0 ? "greater" : "less";
  return {
    name: "percent",
    text: `The number of ${story.amount} for ${story.one} ${p.name} was ${side} than the number given by the trend line by a percent that is closest to {2}.`,
    blank: numbers(
      key,
      `${p.name} lies at ${p.y}, the line there at ${line}: ${Math.abs(off)} out of ${line}.`,
      [
        wrong(
          Math.abs(off),
          "takes the distance for a percent",
          `${Math.abs(off)} is the distance in ${story.amount}.`,
        ),
        wrong(
          Math.round((100 * Math.abs(off)) / p.y),
          "divides by the point",
          `The comparison is with the line, ${line}, not with the point, ${p.y}.`,
        ),
        wrong(
          Math.round((100 * p.y) / line),
          "gives the quotient, not the difference",
          `${p.y} is about this percent of ${line}; the difference is what lies between it and 100.`,
        ),
        wrong(
          Math.round((100 * Math.abs(off)) / (story.slope * p.x)),
          "lets the line start at zero",
          `The line has ${line} there, ${story.intercept} more than ${story.slope} × ${p.x}.`,
        ),
        wrong(
          2 * key,
          "measures to the point on the other side",
          `Only the distance from ${p.name} to the line counts.`,
        ),
      ],
      4,
    ),
    step: `At ${p.x} the line stands at ${line} and ${p.name} at ${p.y}: ${Math.abs(off)} ÷ ${line} is about ${key} percent.`,
    weight: 2,
  };
}

function middle(story: Story): Ask | null {
  const { points, many, amount } = story;
  const ys = points.map(({ y }) => y).toSorted((a, b) => a - b);
  const key = median(ys);
  const byX = points.find(({ x }) => x === 25)!;
  const mean = Math.round(sum(ys) / 9);
  if (new Set(ys).size < 9 || byX.y === key || Math.abs(mean - key) < 4) return null;
  const onLine = story.intercept + 25 * story.slope;
  return {
    name: "median",
    text: `The median number of ${amount} of the nine ${many} was {2}.`,
    blank: numbers(
      key,
      `In order of height the points stand at ${ys.join(", ")}; the fifth is ${key}.`,
      [
        wrong(
          byX.y,
          "takes the middle from left to right",
          `${byX.name} is the middle point along the horizontal axis; the median height needs the fifth in height.`,
        ),
        wrong(
          onLine,
          "reads the middle of the trend line",
          `${onLine} is the height of the line in its middle, not of a point.`,
        ),
        wrong(mean, "takes the mean", `${mean} is about the arithmetic mean of the nine.`),
        wrong(
          (ys[0]! + ys[8]!) / 2,
          "halves the range",
          `This lies midway between the lowest and the highest point, whatever the others do.`,
        ),
        wrong(
          median(points.map(({ x }) => x)),
          "reads the other axis",
          `25 is the median along the horizontal axis.`,
        ),
      ],
      4,
    ),
    step: `Count heights from below: ${ys.join(", ")}. The fifth of nine is ${key}.`,
    weight: 1,
  };
}

export const template: GraphicsTemplate = {
  id: "scatter-trend",
  format: "graphics-interpretation",
  kind: "math",
  pattern:
    "A trend line is read for its slope and start; points are judged by their distance to it.",

  make(rng) {
    const story = drawStory(rng);
    const first = rng.pick([slopeAsked, farthest, countBelow])(story, rng);
    const second = rng.pick([beyond, percentOff, middle])(story, rng);
    if (!first || !second || first.blank.slips.length < 3 || second.blank.slips.length < 3)
      return null;
    const { name, intro, many, x, y, slope, intercept, points } = story;
    const step = slope > 2 ? 20 : 10;
    const heights = points.map((p) => p.y);
    if (Math.min(...heights) < step / 2 || Math.max(...heights) > 12 * step) return null;
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Reading a point against the line is 1 or 2; extrapolating or switching to percentages +2.
      difficulty: first.weight + second.weight + (slope > 1 ? 1 : 0),
      intro: `${intro} Each point of the chart is one of the ${many}, named A to I; the line shows the trend.`,
      chart: {
        kind: "scatter",
        alt: `Scatter plot of nine named points, one for each of the ${many}, with a rising trend line that does not start at the origin.`,
        x: { label: x, min: 0, max: 50, step: 5 },
        y: { label: y, min: 0, max: 12 * step, step },
        points: points.map((p) => ({ ...p })),
        trend: { slope, intercept },
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "The line tells what is expected at each place; compare a point with the line straight above or below it.",
        steps: [first.step, second.step],
        check: `The line goes through (10, ${intercept + 10 * slope}) and (20, ${intercept + 20 * slope}), two places that can be read exactly.`,
      },
    };
  },

  /** Reads heights of the line at places on the chart and walks along it step by step. */
  check({ chart, stem, blanks }) {
    if (chart.kind !== "scatter" || !chart.trend) throw new Error("A trend line is needed.");
    const { trend, points } = chart;
    const height = (x: number): number => trend.intercept + trend.slope * x;
    const miss = (name: string): number => {
      const p = points.find((q) => q.name === name)!;
      return p.y - height(p.x);
    };
    const judgeFirst = (): number[] => {
      const more = /trend line, (\d+) (?:hundred )?more/.exec(stem);
      if (more)
        return where(
          blanks[0],
          (o) => height(7 + Number(more[1])) === height(7) + valueOf(o).value,
        );
      if (stem.includes("Of the nine")) {
        const below = points.filter(({ x, y }) => y < height(x));
        return where(blanks[0], (o) => below.length === Number(o));
      }
      const sign = read(stem, /farthest (above|below)/)[0] === "above" ? 1 : -1;
      return where(blanks[0], (o) =>
        points.every(({ name }) => name === o || sign * miss(name!) < sign * miss(o)),
      );
    };
    const judgeSecond = (): number[] => {
      const far = /If the trend continues, (\d+)/.exec(stem);
      if (far) return where(blanks[1], (o) => valueOf(o).value === height(Number(far[1])));
      if (stem.includes("The median"))
        return where(blanks[1], (o) => {
          const value = Number(o);
          const [low, high] = [
            points.filter(({ y }) => y < value),
            points.filter(({ y }) => y > value),
          ];
          return low.length === 4 && high.length === 4;
        });
      const [name] = read(stem, / for \w+ ([A-I]) was (?:greater|less) than/);
      const p = points.find((q) => q.name === name)!;
      const target = 100 * Math.abs(p.y / height(p.x) - 1);
      const misses = blanks[1].map((o) => Math.abs(valueOf(o).value - target));
      return where(
        blanks[1],
        (o) => Math.abs(valueOf(o).value - target) < Math.min(...misses) + 1.5,
      );
    };
    return [judgeFirst(), judgeSecond()];
  },
};
