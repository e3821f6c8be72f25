import {
  type Ask,
  type GraphicsTemplate,
  nearest,
  numbers,
  range,
  read,
  type Rng,
  type Slip,
  sum,
  thousands,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly one: string;
  readonly many: string;
  readonly names: readonly [string, string, string, string, string, string];
  readonly x: string;
  readonly y: string;
  readonly size: string;
  /** "total daily sales": what x times y is. */
  readonly total: string;
  /** "customers", "average spending per customer", "employees". */
  readonly units: string;
  readonly average: string;
  readonly heads: string;
  readonly head: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "shops",
    intro: "A chain of tea shops compares six of them on one day.",
    one: "shop",
    many: "shops",
    names: ["Arch", "Bridge", "Canal", "Dock", "Elm", "Fort"],
    x: "Customers",
    y: "Average spending per customer (dollars)",
    size: "employees",
    total: "total sales",
    units: "customers",
    average: "average spending per customer, in dollars,",
    heads: "employees",
    head: "employee",
  },
  {
    name: "farms",
    intro: "Six farms in Ethiopia compare their fields of teff.",
    one: "farm",
    many: "farms",
    names: ["Abol", "Bale", "Chefa", "Dera", "Enda", "Goro"],
    x: "Area (hectares)",
    y: "Harvest per hectare (hundreds of kilograms)",
    size: "workers",
    total: "total harvest",
    units: "hectares",
    average: "harvest per hectare, in hundreds of kilograms,",
    heads: "workers",
    head: "worker",
  },
  {
    name: "lines",
    intro: "A city compares six bus lines on a weekday.",
    one: "line",
    many: "lines",
    names: ["Blue", "Gold", "Gray", "Orange", "Pink", "Violet"],
    x: "Trips",
    y: "Passengers per trip",
    size: "drivers",
    total: "total number of passengers",
    units: "trips",
    average: "average number of passengers per trip",
    heads: "drivers",
    head: "driver",
  },
  {
    name: "libraries",
    intro: "Six village libraries compare their loans of one year.",
    one: "library",
    many: "libraries",
    names: ["Alder", "Birch", "Cedar", "Hazel", "Maple", "Rowan"],
    x: "Readers",
    y: "Books lent per reader",
    size: "helpers",
    total: "total number of loans",
    units: "readers",
    average: "average number of books lent per reader",
    heads: "helpers",
    head: "helper",
  },
];

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Story extends Setting {
  readonly spots: readonly Spot[];
}

/** Six bubbles that don't cover each other. */
function drawStory(rng: Rng): Story {
  const setting = rng.pick(SETTINGS);
  const spots: Spot[] = [];
  while (spots.length < 6) {
    const name = setting.names[spots.length]!;
    const spot = { name, x: 5 * rng.int(3, 18), y: 2 * rng.int(3, 18), size: rng.int(2, 12) };
    const isFree = spots.every(
      ({ x, y }) => Math.hypot((x - spot.x) / 100, (y - spot.y) / 55) >= 0.16,
    );
    if (isFree) spots.push(spot);
  }
  return { ...setting, spots };
}

const totalOf = ({ x, y }: Spot): number => x * y;
const perHead = (spot: Spot): number => totalOf(spot) / spot.size;

const descending = (spots: readonly Spot[], value: (spot: Spot) => number): Spot[] =>
  spots.toSorted((p, q) => value(q) - value(p));

/** Whether the leader is so far ahead that reading errors don't matter. */
const isClear = (best: number, next: number): boolean => best > 1.08 * next;

function greatest(story: Story, rng: Rng): Ask | null {
  const { spots, one, total, heads, head } = story;
  const isPerHead = rng.chance(0.5);
  const value = isPerHead ? perHead : totalOf;
  const [key, next] = descending(spots, value) as [Spot, Spot];
  const [byY] = descending(spots, ({ y }) => y) as [Spot];
  const [byX] = descending(spots, ({ x }) => x) as [Spot];
  const [big] = descending(spots, ({ size }) => (isPerHead ? -size : size)) as [Spot];
  const [byTotal] = descending(spots, totalOf) as [Spot];
  if (!isClear(value(key), value(next)) || key === byY || key === byX) return null;
  if (isPerHead && key === byTotal) return null;
  const told = (spot: Spot): string =>
    isPerHead
      ? `${spot.name}: ${spot.x} × ${spot.y} ÷ ${spot.size} is about ${Math.round(perHead(spot))}.`
      : `${spot.name}: ${spot.x} × ${spot.y} = ${thousands(totalOf(spot))}.`;
  const option = (spot: Spot, slip: string): Slip => ({ text: spot.name, slip, why: told(spot) });
  return {
    name: isPerHead ? "per-head" : "total",
    text: `The ${one} with the greatest ${total}${isPerHead ? ` per ${head}` : ""} is {1}.`,
    blank: {
      key: { text: key.name, why: told(key) },
      slips: [
        ...(isPerHead ? [option(byTotal, `forgets to divide by the ${heads}`)] : []),
        option(byY, "takes the highest bubble"),
        option(byX, "takes the bubble farthest to the right"),
        option(big, isPerHead ? "takes the smallest bubble" : "takes the largest bubble"),
        option(next, "compares by eye"),
      ].filter(({ text }) => text !== key.name),
    },
    step: `Multiply across by up${isPerHead ? ` and divide by the ${heads}` : ""}: ${told(key)} Next comes ${told(next)}`,
    weight: isPerHead ? 6 : 4,
  };
}

function howManyMore(story: Story, rng: Rng): Ask | null {
  const { spots, many, total } = story;
  const mark = rng.pick(spots);
  const rest = spots.filter((spot) => spot !== mark);
  const isSafe = rest.every(
    (spot) => isClear(totalOf(spot), totalOf(mark)) || isClear(totalOf(mark), totalOf(spot)),
  );
  const countBy = (value: (spot: Spot) => number): number =>
    rest.filter((spot) => value(spot) > value(mark)).length;
  const key = countBy(totalOf);
  if (!isSafe || key === 0) return null;
  return {
    name: "more",
    text: `Of the other five ${many}, exactly {1} had a greater ${total} than ${mark.name}.`,
    blank: numbers(
      key,
      `${mark.name} comes to ${mark.x} × ${mark.y} = ${thousands(totalOf(mark))}; of the others ${key} ${key === 1 ? "exceeds" : "exceed"} that.`,
      [
        wrong(
          countBy(({ y }) => y),
          "counts the higher bubbles",
          `A bubble higher up may lie so far to the left that its product is smaller.`,
        ),
        wrong(
          countBy(({ x }) => x),
          "counts the bubbles farther right",
          `A bubble farther right may lie so low that its product is smaller.`,
        ),
        wrong(
          countBy(({ size }) => size),
          "counts the larger bubbles",
          `The area of a bubble has no part in this product.`,
        ),
        wrong(
          5 - key,
          "counts the others",
          `${5 - key} of the five stay below ${thousands(totalOf(mark))}.`,
        ),
        wrong(
          rest.filter((spot) => spot.x > mark.x && spot.y > mark.y).length,
          "counts only bubbles both higher and farther right",
          `One of the two may be smaller, as long as the product is greater.`,
        ),
      ],
    ),
    step: `Products: ${spots.map((spot) => `${spot.name} ${thousands(totalOf(spot))}`).join(", ")}. Greater than that of ${mark.name}: ${key}.`,
    weight: 5,
  };
}

function combined({ spots, units, average, heads }: Story, rng: Rng): Ask | null {
  const [p, q] = rng.sample(spots, 2) as [Spot, Spot];
  const by = (weight: (spot: Spot) => number): number =>
    Math.round((10 * (p.y * weight(p) + q.y * weight(q))) / (weight(p) + weight(q))) / 10;
  const key = by(({ x }) => x);
  if (Math.abs(key - by(() => 1)) < 1.5) return null;
  return {
    name: "combined",
    text: `For ${p.name} and ${q.name} taken together, the ${average} is closest to {2}.`,
    blank: numbers(
      key,
      `(${thousands(totalOf(p))} + ${thousands(totalOf(q))}) ÷ (${p.x} + ${q.x}) is about ${key}.`,
      [
        wrong(
          by(() => 1),
          "averages the two heights",
          `The two had different numbers of ${units}, ${p.x} and ${q.x}.`,
        ),
        wrong(
          by(({ size }) => size),
          `weighs by the ${heads}`,
          `The average is over ${units}, so ${p.x} and ${q.x} are the weights, not the areas.`,
        ),
        wrong(
          Math.max(p.y, q.y),
          "takes the greater",
          `An average of both lies between ${Math.min(p.y, q.y)} and ${Math.max(p.y, q.y)}.`,
        ),
        wrong(
          Math.min(p.y, q.y),
          "takes the smaller",
          `An average of both lies between ${Math.min(p.y, q.y)} and ${Math.max(p.y, q.y)}.`,
        ),
        wrong(
          Math.round((10 * (p.y * q.x + q.y * p.x)) / (p.x + q.x)) / 10,
          "exchanges the weights",
          `${p.y} belongs to the ${p.x} ${units} of ${p.name}.`,
        ),
      ],
      1.2,
    ),
    step: `${p.x} × ${p.y} = ${thousands(totalOf(p))} and ${q.x} × ${q.y} = ${thousands(totalOf(q))}; together ${thousands(totalOf(p) + totalOf(q))} for ${p.x + q.x} ${units}, about ${key} for each.`,
    weight: 2,
  };
}

function timesAsGreat({ spots, total }: Story, rng: Rng): Ask | null {
  const [p, q] = rng.sample(spots, 2) as [Spot, Spot];
  const ratio = (value: (spot: Spot) => number): number =>
    Math.round((10 * value(p)) / value(q)) / 10;
  const key = ratio(totalOf);
  if (key < 1.3 || key > 8) return null;
  return {
    name: "times",
    text: `The ${total} of ${p.name} divided by the ${total} of ${q.name} is closest to {2}.`,
    blank: numbers(
      key,
      `${thousands(totalOf(p))} ÷ ${thousands(totalOf(q))} is about ${key}.`,
      [
        wrong(
          ratio(({ y }) => y),
          "compares the heights",
          `${p.y} ÷ ${q.y} leaves out how far to the right the bubbles lie.`,
        ),
        wrong(
          ratio(({ x }) => x),
          "compares the places along the axis",
          `${p.x} ÷ ${q.x} leaves out how high the bubbles lie.`,
        ),
        wrong(
          ratio(({ size }) => size),
          "compares the bubbles",
          `The areas stand for something else.`,
        ),
        wrong(
          Math.round((10 * (p.x + p.y)) / (q.x + q.y)) / 10,
          "adds instead of multiplying",
          `A total is a product: so many times so much each.`,
        ),
        wrong(
          Math.round((10 * totalOf(q)) / totalOf(p)) / 10,
          "divides the wrong way round",
          `${p.name} is named first and has the greater total.`,
        ),
        wrong(
          ratio(perHead),
          "divides by the number in brackets",
          `The totals are compared, not what falls to each head.`,
        ),
      ],
      Math.max(0.3, 0.12 * key),
    ),
    step: `${p.name}: ${p.x} × ${p.y} = ${thousands(totalOf(p))}; ${q.name}: ${q.x} × ${q.y} = ${thousands(totalOf(q))}; the quotient is about ${key}.`,
    weight: 1,
  };
}

function equalLoad({ spots, total, heads, head }: Story, rng: Rng): Ask | null {
  const [p, q] = rng.sample(spots, 2) as [Spot, Spot];
  const key = totalOf(p) / perHead(q);
  if (!Number.isInteger(key) || key === p.size || key === q.size || key > 40) return null;
  return {
    name: "load",
    text: `With its ${total} as shown, ${p.name} would have had the same ${total} per ${head} as ${q.name} if its number of ${heads} had been {2}.`,
    blank: numbers(
      key,
      `${thousands(totalOf(p))} ÷ ${key} is the same as ${thousands(totalOf(q))} ÷ ${q.size}.`,
      [
        wrong(
          q.size,
          "gives both as many",
          `With ${q.size} each the quotients would differ as the totals do.`,
        ),
        wrong(
          Math.round((q.size * p.x) / q.x),
          "goes by the horizontal axis alone",
          `The totals are ${p.x} × ${p.y} and ${q.x} × ${q.y}; the heights count as well.`,
        ),
        wrong(
          Math.round((q.size * p.y) / q.y),
          "goes by the vertical axis alone",
          `The totals are ${p.x} × ${p.y} and ${q.x} × ${q.y}; both factors count.`,
        ),
        wrong(
          Math.round((q.size * totalOf(q)) / totalOf(p)),
          "turns the proportion around",
          `A greater total needs more ${heads}, a smaller one fewer.`,
        ),
        wrong(
          p.size,
          "leaves it as it is",
          `${p.name} has ${p.size}, and its quotient differs from that of ${q.name}.`,
        ),
        wrong(
          Math.abs(key - p.size),
          "gives the difference",
          `${Math.abs(key - p.size)} is the change from ${p.size}.`,
        ),
      ],
    ),
    step: `${q.name}: ${thousands(totalOf(q))} ÷ ${q.size} = ${Math.round(100 * perHead(q)) / 100} for each; ${p.name}: ${thousands(totalOf(p))} divided by that is ${key}.`,
    weight: 4,
  };
}

export const template: GraphicsTemplate = {
  id: "bubbles-products",
  format: "graphics-interpretation",
  kind: "math",
  pattern:
    "Number times average is a total: products across the plane, weights, and shares per head.",

  make(rng) {
    const story = drawStory(rng);
    const first = rng.pick([greatest, greatest, howManyMore])(story, rng);
    const second = rng.pick([combined, timesAsGreat, equalLoad])(story, rng);
    if (!first || !second || first.blank.slips.length < 3 || second.blank.slips.length < 3)
      return null;
    const { name, intro, one, many, names, x, y, size, spots, total, units } = story;
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Products are 4, all of them 5, products per head 6; quotients +1, weights +2, a step back
      // +4.
      difficulty: first.weight + second.weight,
      intro: `${intro} Each bubble is one ${one}; its area, and the number in brackets beside its name, stand for its ${size}. The ${total} of a ${one} is the product of its two coordinates.`,
      chart: {
        kind: "bubbles",
        alt: `Bubble chart of six ${many}, ${names.join(", ")}: ${units} across, the average for each of these upward, and ${size} as the area.`,
        x: { label: x, min: 0, max: 100, step: 10 },
        y: { label: y, min: 0, max: 40, step: 4 },
        size: { label: size },
        points: spots.map((spot) => ({ ...spot })),
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "A total is how many times how much each: multiply the two coordinates of a bubble.",
        steps: [first.step, second.step],
        check:
          "Neither the highest bubble nor the one farthest right need have the greatest product.",
      },
    };
  },

  /** Counts up totals unit by unit and tries the options. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "bubbles") throw new Error("Bubbles are needed.");
    read(intro, /(product of its two coordinates)/);
    const spots = new Map(
      chart.points.map(({ name, x, y, size }) => {
        const units = range(1, x).map(() => y);
        return [name, { units, size, total: sum(units) }];
      }),
    );
    const at = (name: string | undefined) => {
      const found = spots.get(name ?? "");
      if (!found) throw new Error(`There is no bubble “${name}”.`);
      return found;
    };
    const judgeFirst = (): number[] => {
      const more = / than (\w+)\. /.exec(stem);
      if (more && stem.includes("Of the other five")) {
        const above = [...spots.values()].filter(({ total }) => total > at(more[1]).total);
        return where(blanks[0], (o) => Number(o) === above.length);
      }
      const [what] = read(stem, /with the greatest (.*?) is 1/) as [string];
      const value = (name: string): number =>
        what.includes(" per ") ? at(name).total / at(name).size : at(name).total;
      return where(blanks[0], (o) =>
        [...spots.keys()].every((x) => x === o || value(x) < value(o)),
      );
    };
    const judgeSecond = (): number[] => {
      const both = /For (\w+) and (\w+) taken together/.exec(stem);
      if (both) {
        const units = [...at(both[1]).units, ...at(both[2]).units];
        return nearest(blanks[1], sum(units) / units.length, 0.5);
      }
      const quotient = / of (\w+) divided by the .* of (\w+) is closest to \{2\}/.exec(stem);
      if (quotient) return nearest(blanks[1], at(quotient[1]).total / at(quotient[2]).total, 0.15);
      const [p, q] = read(stem, /as shown, (\w+) would have .* as (\w+) if its/) as [
        string,
        string,
      ];
      return where(
        blanks[1],
        (o) => Math.abs(at(p).total / valueOf(o).value - at(q).total / at(q).size) < 1e-6,
      );
    };
    return [judgeFirst(), judgeSecond()];
  },
};
