import {
  type Ask,
  type GraphicsTemplate,
  listed,
  numbers,
  range,
  read,
  type Rng,
  sum,
  tidy,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  /** "trips": what was measured; "line": what a box stands for. */
  readonly things: string;
  readonly group: string;
  readonly groups: readonly [string, string, string, string];
  readonly axis: string;
  readonly unit: string;
  /** "took more than", "time": the words for values. */
  readonly more: string;
  readonly value: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "ferries",
    intro: "A ferry company timed the trips of four lines.",
    things: "trips",
    group: "line",
    groups: ["Amber", "Coral", "Jade", "Pearl"],
    axis: "Minutes per trip",
    unit: "minutes",
    more: "took more than",
    value: "time",
  },
  {
    name: "melons",
    intro: "A growers' fair in Uzbekistan weighed the melons of four fields.",
    things: "melons",
    group: "field",
    groups: ["East", "North", "South", "West"],
    axis: "Weight (hundreds of grams)",
    unit: "hundred grams",
    more: "weighed more than",
    value: "weight",
  },
  {
    name: "calls",
    intro: "A help desk measured how long callers waited on four days.",
    things: "calls",
    group: "day",
    groups: ["Monday", "Tuesday", "Wednesday", "Thursday"],
    axis: "Seconds of waiting",
    unit: "seconds",
    more: "waited more than",
    value: "waiting time",
  },
  {
    name: "fabrics",
    intro: "A testing lab pulled threads of four fabrics until they tore.",
    things: "threads",
    group: "fabric",
    groups: ["cotton", "hemp", "linen", "wool"],
    axis: "Force (newtons)",
    unit: "newtons",
    more: "stood more than",
    value: "force",
  },
];

interface Box {
  readonly name: string;
  readonly cuts: readonly [number, number, number, number, number];
  readonly size: number;
}

interface Story extends Setting {
  readonly boxes: readonly Box[];
}

function drawStory(rng: Rng): Story {
  const setting = rng.pick(SETTINGS);
  const boxes = setting.groups.map((name) => {
    const cuts = rng.sample(range(1, 19), 5).map((k) => 5 * k);
    return {
      name,
      cuts: cuts.toSorted((a, b) => a - b) as [number, number, number, number, number],
      size: 20 * rng.int(1, 6),
    };
  });
  return { ...setting, boxes };
}

const widthOf = ({ cuts }: Box): number => cuts[3] - cuts[1];
const rangeOf = ({ cuts }: Box): number => cuts[4] - cuts[0];

/** The single box with the greatest size, or null. */
function topBox(boxes: readonly Box[], size: (box: Box) => number): Box | null {
  const [first, second] = boxes.toSorted((a, b) => size(b) - size(a));
  return first && second && size(first) > size(second) ? first : null;
}

function widestMiddle({ boxes, group, things, value }: Story): Ask | null {
  const [key, byRange] = [topBox(boxes, widthOf), topBox(boxes, rangeOf)];
  const byMedian = topBox(boxes, ({ cuts }) => cuts[2]);
  if (!key || !byRange || !byMedian || key === byRange) return null;
  const told = (box: Box): string =>
    `For ${box.name} the box runs from ${box.cuts[1]} to ${box.cuts[3]}, over ${widthOf(box)}; the whiskers span ${rangeOf(box)}.`;
  return {
    name: "middle",
    text: `The ${group} for which the middle half of the ${things} was spread the most in ${value} is {1}.`,
    blank: {
      key: { text: key.name, why: told(key) },
      slips: [
        { text: byRange.name, slip: "takes the longest whiskers", why: told(byRange) },
        { text: byMedian.name, slip: "takes the highest median", why: told(byMedian) },
        ...boxes.map((box) => ({ text: box.name, slip: "judges by eye", why: told(box) })),
      ].filter(({ text }) => text !== key.name),
    },
    step: `The middle half is the box alone: ${boxes.map((box) => `${box.name} ${widthOf(box)}`).join(", ")}.`,
    weight: 2,
  };
}

const lowerQuartile = ({ name, cuts }: Box): string =>
  `The lower quartile of ${name} is ${cuts[1]}: three quarters lie above that.`;

function threeQuartersAbove({ boxes, group, things, more, unit }: Story, rng: Rng): Ask | null {
  const key = topBox(boxes, ({ cuts }) => cuts[1]);
  const byMax = topBox(boxes, ({ cuts }) => cuts[4]);
  const byMedian = topBox(boxes, ({ cuts }) => cuts[2]);
  if (!key || !byMax || !byMedian) return null;
  const second = Math.max(...boxes.filter((box) => box !== key).map(({ cuts }) => cuts[1]));
  const marks = range(1, 19)
    .map((k) => 5 * k)
    .filter((x) => x > second && x < key.cuts[1]);
  if (marks.length === 0 || (byMax === key && byMedian === key)) return null;
  const limit = rng.pick(marks);
  return {
    name: "three-quarters",
    text: `The only ${group} of which at least three quarters of the ${things} ${more} ${limit} ${unit} is {1}.`,
    blank: {
      key: { text: key.name, why: lowerQuartile(key) },
      slips: [
        { text: byMedian.name, slip: "looks at the median", why: lowerQuartile(byMedian) },
        { text: byMax.name, slip: "looks at the highest value", why: lowerQuartile(byMax) },
        ...boxes.map((box) => ({
          text: box.name,
          slip: "looks at the upper quartile",
          why: lowerQuartile(box),
        })),
      ].filter(({ text }) => text !== key.name),
    },
    step: `Three quarters lie above the lower edge of the box. The lower edges: ${boxes.map(({ name, cuts }) => `${name} ${cuts[1]}`).join(", ")}; only that of ${key.name} lies above ${limit}.`,
    weight: 3,
  };
}

function rangeOverMiddle({ boxes, value }: Story, rng: Rng): Ask | null {
  const box = rng.pick(boxes);
  const [whole, middle] = [rangeOf(box), widthOf(box)];
  const key = whole / middle;
  if (!Number.isInteger(2 * key) || key > 8) return null;
  const { name, cuts } = box;
  return {
    name: "times",
    text: `For ${name}, the range of the ${value} is {1} times the interquartile range.`,
    blank: numbers(
      key,
      `The range is ${cuts[4]} − ${cuts[0]} = ${whole}, the interquartile range ${cuts[3]} − ${cuts[1]} = ${middle}.`,
      [
        wrong(
          tidy(cuts[4] / cuts[0], 1),
          "divides the greatest by the least",
          `A range is a difference, ${whole}, not the quotient of ${cuts[4]} and ${cuts[0]}.`,
        ),
        wrong(
          tidy(whole / (cuts[3] - cuts[2]), 1),
          "takes half of the box",
          `The interquartile range is the whole box, from ${cuts[1]} to ${cuts[3]}.`,
        ),
        wrong(
          tidy((whole - middle) / middle, 1),
          "compares the whiskers with the box",
          `The range holds the box as well as the whiskers.`,
        ),
        wrong(
          tidy(cuts[4] / middle, 1),
          "measures from zero",
          `The range starts at the least value, ${cuts[0]}, not at zero.`,
        ),
        wrong(
          tidy(cuts[3] / cuts[1], 1),
          "divides the quartiles",
          `Both ranges are differences; ${cuts[3]} ÷ ${cuts[1]} is neither.`,
        ),
      ],
      0.4,
    ),
    step: `${whole} ÷ ${middle} = ${key}.`,
    weight: 2,
  };
}

function certainShare({ boxes, things, group }: Story, rng: Rng): Ask | null {
  const [a, b] = rng.sample(boxes, 2) as [Box, Box];
  const limit = b.cuts[2];
  const quarters = a.cuts.slice(1).filter((cut) => cut < limit).length;
  if (a.cuts.includes(limit) || quarters === 0) return null;
  const parts = [
    "lower whisker",
    "lower half of the box",
    "upper half of the box",
    "upper whisker",
  ];
  return {
    name: "certain",
    text: `The greatest percent of the ${things} of ${group} ${a.name} that the chart shows for certain to have values below the median of ${b.name} is {2}.`,
    blank: {
      key: {
        text: String(25 * quarters),
        value: 25 * quarters,
        why: `The median of ${b.name} is ${limit}; ${quarters === 4 ? "all four parts" : `${quarters === 1 ? "only the" : "the"} ${listed(parts.slice(0, quarters))}`} of ${a.name} end below it.`,
      },
      slips: [0, 1, 2, 3, 4]
        .filter((k) => k !== quarters)
        .map((k) => ({
          text: String(25 * k),
          value: 25 * k,
          slip:
            k > quarters
              ? "counts a part that reaches above the line"
              : k === 0
                ? "wants every value to lie below"
                : "leaves out a part that lies below",
          why:
            k > quarters
              ? `The ${parts[quarters]!} of ${a.name} ends at ${a.cuts[quarters + 1]!}, above ${limit}; its values may all lie above.`
              : `The ${parts[quarters - 1]!} of ${a.name} ends at ${a.cuts[quarters]!}, below ${limit}, so that quarter counts too.`,
        })),
    },
    step: `The median of ${b.name} is ${limit}. The parts of ${a.name} end at ${a.cuts.slice(1).join(", ")}; ${quarters === 1 ? "one of them ends" : `${quarters} of them end`} below ${limit}, and each is a quarter: ${25 * quarters} percent.`,
    weight: 2,
  };
}

function twoTogether({ boxes, things, more, unit }: Story, rng: Rng): Ask | null {
  const [a, b] = rng.sample(boxes, 2) as [Box, Box];
  const shared = [1, 2, 3].filter(
    (k) => b.cuts.slice(1, 4).includes(a.cuts[k]!) && b.cuts[k] !== a.cuts[k],
  );
  const [k] = shared;
  if (k === undefined || a.size === b.size) return null;
  const limit = a.cuts[k]!;
  const j = b.cuts.indexOf(limit);
  const [ofA, ofB] = [((4 - k) * a.size) / 4, ((4 - j) * b.size) / 4];
  const all = a.size + b.size;
  return {
    name: "together",
    text: `Of the ${all} ${things} of ${a.name} and ${b.name} together, {2} ${more} ${limit} ${unit}.`,
    blank: numbers(
      ofA + ofB,
      `${limit} leaves ${4 - k} of four parts above it for ${a.name} and ${4 - j} for ${b.name}: ${ofA} + ${ofB}.`,
      [
        wrong(
          ((8 - k - j) * all) / 8,
          "averages the two shares",
          `The two shares may be averaged only if both had as many ${things}; they had ${a.size} and ${b.size}.`,
        ),
        wrong(
          all - ofA - ofB,
          "counts below instead of above",
          `${all - ofA - ofB} lie below ${limit}.`,
        ),
        wrong(ofA, `leaves out ${b.name}`, `${ofA} are those of ${a.name} alone.`),
        wrong(ofB, `leaves out ${a.name}`, `${ofB} are those of ${b.name} alone.`),
        wrong(
          ((4 - j) * a.size + (4 - k) * b.size) / 4,
          "exchanges the two boxes",
          `${limit} is a different cut of the two: ${k}/4 of ${a.name} and ${j}/4 of ${b.name} lie below it.`,
        ),
      ],
    ),
    step: `Above ${limit} lie ${4 - k}/4 of ${a.size}, or ${ofA}, and ${4 - j}/4 of ${b.size}, or ${ofB}: ${ofA + ofB}.`,
    weight: 3,
  };
}

function meanExceeds({ boxes, value, unit }: Story, rng: Rng): Ask | null {
  const { name, cuts } = rng.pick(boxes);
  const key = sum(cuts.slice(0, 4)) / 4;
  const upper = sum(cuts.slice(1)) / 4;
  return {
    name: "mean",
    text: `From the chart alone it is certain that the average (arithmetic mean) ${value} of ${name} was greater than {2} ${unit}, but not that it was greater than any larger number.`,
    blank: numbers(
      key,
      `Put every quarter at its lower end: (${cuts.slice(0, 4).join(" + ")}) ÷ 4.`,
      [
        wrong(
          cuts[2],
          "takes the median for the mean",
          `The median is ${cuts[2]}; the mean may lie below it when the low values lie far below.`,
        ),
        wrong(
          upper,
          "puts every quarter at its upper end",
          `${upper} is what the mean cannot exceed.`,
        ),
        wrong(
          cuts[1],
          "takes the lower quartile",
          `The upper half lifts the mean farther than ${cuts[1]}, or the low values keep it below; the quarters must be weighed.`,
        ),
        wrong(
          cuts[0],
          "takes the least value",
          `Only if all were equal to ${cuts[0]}; three quarters lie above ${cuts[1]}.`,
        ),
        wrong(
          (cuts[0] + cuts[4]) / 2,
          "halves the range",
          `${(cuts[0] + cuts[4]) / 2} lies midway between the extremes, whatever the quarters do.`,
        ),
        wrong(
          sum(cuts) / 5,
          "averages the five numbers",
          `The five numbers bound four quarters; at the least, each quarter stands at its lower end.`,
        ),
      ],
      1,
    ),
    step: `At the least, the four quarters of ${name} stand at ${cuts.slice(0, 4).join(", ")}; their average is ${key}.`,
    weight: 5,
  };
}

const above = (values: number[], limit: number): number => values.filter((v) => v > limit).length;

const middleOf = (box: { upperQuartile: number; lowerQuartile: number }): number =>
  box.upperQuartile - box.lowerQuartile;

export const template: GraphicsTemplate = {
  id: "boxes-quarters",
  format: "graphics-interpretation",
  kind: "math",
  pattern:
    "A box plot cuts each group into four quarters: what is certain about shares, counts, and means.",

  make(rng) {
    const story = drawStory(rng);
    const first = rng.pick([widestMiddle, threeQuartersAbove, rangeOverMiddle])(story, rng);
    const second = rng.pick([certainShare, twoTogether, meanExceeds])(story, rng);
    if (!first || !second || second.blank.slips.length < 3 || first.blank.slips.length < 3)
      return null;
    const { name, intro, things, group, groups, axis, boxes } = story;
    if (Math.min(...boxes.map(widthOf)) < 10) return null;
    const sizes = listed(boxes.map((box) => `${box.name} ${box.size}`));
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Reading a box is 2 or 3; known shares +2, shares of different groups +3, a bound on the
      // mean +5.
      difficulty: first.weight + second.weight,
      intro: `${intro} Each whisker and each half of a box stands for one quarter of the ${things} of its ${group}. The numbers of ${things}: ${sizes}. No single value was equal to a quartile or a median.`,
      chart: {
        kind: "boxes",
        alt: `Four box plots side by side, for ${listed(groups)}, each with least value, quartiles, median, and greatest value.`,
        y: { label: axis, min: 0, max: 100, step: 10 },
        boxes: boxes.map((box) => ({
          name: box.name,
          min: box.cuts[0],
          lowerQuartile: box.cuts[1],
          median: box.cuts[2],
          upperQuartile: box.cuts[3],
          max: box.cuts[4],
        })),
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "Each of the four parts of a box plot holds a quarter of the values, however long it is drawn.",
        steps: [first.step, second.step],
        check: "A long part is a thin one: it holds no more values than a short part.",
      },
    };
  },

  /**
   * Fills each group with many values, as low and as high as the boxes allow, and looks at those.
   */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "boxes") throw new Error("Boxes are needed.");
    const groups = chart.boxes.map((box) => {
      const cuts = [box.min, box.lowerQuartile, box.median, box.upperQuartile, box.max];
      const size = Number(read(intro, new RegExp(`${box.name} (\\d+)`))[0]);
      const fill = (from: number, shift: number): number[] =>
        range(0, 3).flatMap((k) => range(1, size / 4).map(() => cuts[k + from]! + shift));
      return { ...box, size, low: fill(0, 1e-6), high: fill(1, -1e-6) };
    });
    const group = (name: string) => {
      const found = groups.find((g) => g.name === name);
      if (!found) throw new Error(`There is no box “${name}”.`);
      return found;
    };
    const judgeFirst = (): number[] => {
      if (stem.includes("middle half"))
        return where(blanks[0], (o) =>
          groups.every((g) => g.name === o || middleOf(g) < middleOf(group(o))),
        );
      const limit = /three quarters of .*? than (\d+) /.exec(stem);
      if (limit)
        return where(
          blanks[0],
          (o) => above(group(o).low, Number(limit[1])) * 4 >= 3 * group(o).size,
        );
      const [name] = read(stem, /For (\w+), the range/);
      const g = group(name!);
      return where(blanks[0], (o) => {
        const times = valueOf(o).value;
        return g.min + times * (g.upperQuartile - g.lowerQuartile) === g.max;
      });
    };
    const judgeSecond = (): number[] => {
      const certain = / (\w+) that the chart shows for certain .* median of (\w+) is/.exec(stem);
      if (certain) {
        const [g, limit] = [group(certain[1]!), group(certain[2]!).median];
        const sure = g.size - above(g.high, limit);
        return where(blanks[1], (o) => Number(o) * g.size === 100 * sure);
      }
      const both = /of (\w+) and (\w+) together, .* than (\d+) /.exec(stem);
      if (both) {
        const found = [group(both[1]!), group(both[2]!)].map(({ low }) =>
          above(low, Number(both[3])),
        );
        const surely = [group(both[1]!), group(both[2]!)].map(({ high }) =>
          above(high, Number(both[3])),
        );
        if (sum(found) !== sum(surely)) throw new Error("The number is not certain.");
        return where(blanks[1], (o) => Number(o) === sum(found));
      }
      const [name] = read(stem, /mean\) [\w ]+ of (\w+) was greater/);
      const { low, size } = group(name!);
      return where(blanks[1], (o) => Math.abs(valueOf(o).value - sum(low) / size) < 1e-3);
    };
    return [judgeFirst(), judgeSecond()];
  },
};
