import {
  lcm,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Road {
  readonly name: string;
  readonly ends: readonly [string, string];
  readonly line: string;
  readonly thing: string;
}

const ROADS: readonly Road[] = [
  { name: "road", ends: ["Adra", "Belmo"], line: "a straight road", thing: "filling station" },
  {
    name: "canal",
    ends: ["the mill", "the lock"],
    line: "a straight canal",
    thing: "landing stage",
  },
  { name: "trail", ends: ["the hut", "the spring"], line: "a straight trail", thing: "shelter" },
  { name: "railway", ends: ["Karu", "Lomba"], line: "a straight railway", thing: "signal box" },
  { name: "beach", ends: ["the pier", "the lighthouse"], line: "a straight shore", thing: "kiosk" },
];
const TIMES = ["", "", "twice", "3 times", "4 times", "5 times"];

type Asks = "between" | "greatest" | "least" | "sum" | "apart";

interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly k: number;
  readonly inside: number;
  readonly outside: number;
}

function drawNumbers(rng: Rng, isRoad: boolean): Numbers | null {
  const k = rng.pick([2, 2, 3, 3, 4, 5]);
  const apart = lcm(k + 1, k - 1) * rng.int(1, 12);
  const toRight = isRoad || rng.chance(0.7);
  const a = isRoad ? 0 : rng.int(-15, 15);
  const b = toRight ? a + apart : a - apart;
  const [inside, outside] = [a + ((b - a) * k) / (k + 1), a + ((b - a) * k) / (k - 1)];
  return apart < 9 || apart > 72 ? null : { a, b, k, inside, outside };
}

function wrongPlaces({ a, b, k, inside, outside }: Numbers, times: string): Wrong[] {
  const far = b - a;
  return [
    [
      inside,
      "takes the point between",
      `Between the two there is such a point, but there is another beyond the nearer one; read again which is asked for.`,
    ],
    [
      outside,
      "takes the point beyond",
      `Beyond the nearer one there is such a point, but there is another between the two; read again which is asked for.`,
    ],
    [
      a + far / (k + 1),
      "turns the distances round",
      `This point is ${times} as far from the second as from the first.`,
    ],
    [
      a + far / k,
      `divides the distance by ${k}`,
      `The whole distance has ${k + 1} parts, ${k} on one side and 1 on the other.`,
    ],
    [
      a + (far * (k - 1)) / k,
      `cuts the distance into ${k} parts`,
      `The whole distance has ${k + 1} parts, ${k} on one side and 1 on the other.`,
    ],
    [
      a - far / (k - 1),
      "goes beyond on the wrong side",
      `Beyond the first one the second is always farther away, so the point must lie on the other side.`,
    ],
    [
      a + k * far,
      `goes ${k} times the distance`,
      `The distance from the first to the second is $${Math.abs(far)}$; it need not be taken ${k} times, since the second distance changes as well.`,
    ],
    [
      b + far,
      "goes on by the whole distance",
      `From there the distances are $${2 * Math.abs(far)}$ and $${Math.abs(far)}$, and the first is not ${times} the second.`,
    ],
  ];
}

function wrongSums({ a, b, k, inside, outside }: Numbers): Wrong[] {
  const far = b - a;
  return [
    [inside, "finds one solution", `$${inside}$ is one solution; $${outside}$ is another.`],
    [outside, "finds one solution", `$${outside}$ is one solution; $${inside}$ is another.`],
    [
      a + b,
      "adds the two given numbers",
      `The solutions lie equally far on both sides of the middle only when the distances are equal.`,
    ],
    [
      2 * a + far / (k + 1) - far / (k - 1),
      "turns the distances round",
      `This adds the two numbers that are ${TIMES[k]!} as far from $${b}$ as from $${a}$.`,
    ],
    [
      inside + a - far / (k - 1),
      "puts one solution on the wrong side",
      `The solution outside must lie beyond $${b}$, the number that is nearer to it.`,
    ],
    [
      outside - inside,
      "subtracts the solutions",
      `This is the difference of the solutions $${inside}$ and $${outside}$; their sum is asked for.`,
    ],
    [
      2 * inside,
      "doubles one solution",
      `The two solutions do not lie at the same place: one is $${inside}$, the other $${outside}$.`,
    ],
  ];
}

function wrongGaps({ a, b, k }: Numbers): Wrong[] {
  const far = Math.abs(b - a);
  return [
    [
      far / (k + 1),
      "measures to the nearer end",
      `This is how far the point between lies from the nearer one.`,
    ],
    [
      far / (k - 1),
      "measures beyond the end",
      `This is how far the point beyond lies from the nearer one; the point between is on the other side of it.`,
    ],
    [
      (far * k) / (k + 1),
      "measures from the other end",
      `This is how far the point between lies from the farther one.`,
    ],
    [
      (2 * far) / (k + 1),
      "takes both points equally far from the end",
      `The two possible points lie on both sides of the nearer one, but not equally far from it.`,
    ],
    [far, "takes the given distance", `$${far}$ is the distance between the two given places.`],
    [
      (far * k) / (k - 1),
      "measures to the far point",
      `This is how far the point beyond lies from the farther one.`,
    ],
    [far / k, `divides the distance by ${k}`, `${k} parts and 1 part make ${k + 1} parts.`],
    [
      (far * k) / (k + 1) + (far * k) / (k - 1),
      "adds the distances",
      `Both points lie on the same side of the farther place, so their distances from it are subtracted.`,
    ],
  ];
}

function drawQuestion(rng: Rng) {
  const form = rng.pick(["road", "road", "line", "line", "equation"] as const);
  const numbers = drawNumbers(rng, form === "road");
  if (!numbers) return null;
  const { a, b, k, inside, outside } = numbers;
  const asks: Asks = rng.pick(
    form === "equation"
      ? (["sum"] as const)
      : form === "line"
        ? (["between", "between", "greatest", "least", "sum"] as const)
        : (["between", "greatest", "apart"] as const),
  );
  const road = rng.pick(ROADS);
  const times = TIMES[k]!;
  const [from, to] = form === "road" ? road.ends : [`$${a}$`, `$${b}$`];
  const far = Math.abs(b - a);
  const key = {
    between: inside,
    greatest: Math.max(inside, outside),
    least: Math.min(inside, outside),
    sum: inside + outside,
    apart: Math.abs(outside - inside),
  }[asks];
  const isCounted = form === "road";
  return { form, numbers, asks, road, times, from, to, far, key, isCounted };
}

type Drawn = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf({ form, numbers, asks, road, times, from, to, far }: Drawn, rng: Rng): string {
  const { a, b } = numbers;

  return {
    road: `Along ${road.line}, ${from} and ${to} are ${far} kilometers apart. A ${road.thing} on the same line is ${times} as far from ${from} as from ${to}. ${
      {
        between: `If it lies between ${from} and ${to}, how many kilometers is it from ${from}?`,
        greatest: `What is the greatest possible number of kilometers from ${from} to the ${road.thing}?`,
        apart: `The ${road.thing} could be at either of two places. How many kilometers are these two places from each other?`,
      }[asks as "between" | "greatest" | "apart"]
    }`,
    line: `On the number line, points $A$ and $B$ have the coordinates $${a}$ and $${b}$, and point $P$ is ${times} as far from $A$ as from $B$. ${
      {
        between: `If $P$ lies between $A$ and $B$, what is the coordinate of $P$?`,
        greatest: `What is the greatest possible coordinate of $P$?`,
        least: `What is the least possible coordinate of $P$?`,
        sum: `What is the sum of all possible coordinates of $P$?`,
      }[asks as "between" | "greatest" | "least" | "sum"]
    }`,
    equation: rng.pick([
      `What is the sum of all values of $x$ for which ${equationTex(numbers)}?`,
      `If ${equationTex(numbers)}, what is the sum of all possible values of $x$?`,
    ]),
  }[form];
}

function optionsOf({
  form,
  numbers,
  asks,
  times,
  from,
  far,
  key,
  isCounted,
}: Drawn): ProblemOptions {
  const { k, inside, outside } = numbers;
  const wrong =
    asks === "apart"
      ? wrongGaps(numbers)
      : asks === "sum"
        ? wrongSums(numbers)
        : wrongPlaces(numbers, times);
  return {
    key: {
      text: isCounted ? String(key) : `$${key}$`,
      value: key,
      why:
        asks === "between"
          ? `The distance ${far} has ${k + 1} parts of ${far / (k + 1)}, and ${k} of them lie on the side of ${from}.`
          : `The possible ${form === "equation" ? "values" : "places"} are ${place(inside, isCounted, from)} and ${place(outside, isCounted, from)}.`,
    },
    slips: slipsFrom(
      wrong,
      (value) => Number.isInteger(value) && (!isCounted || value > 0),
      (value) => (isCounted ? String(value) : `$${value}$`),
    ),
  };
}

function solutionOf({ numbers, asks, from, to, far, key, isCounted }: Drawn): Solution {
  const { a, b, k, inside, outside } = numbers;

  return {
    idea:
      asks === "between"
        ? `Cut the distance into ${k + 1} equal parts: ${k} on one side, 1 on the other.`
        : `One such point lies between ${from} and ${to}, and another beyond ${to}.`,
    steps: [
      `Between them: ${far} is ${k + 1} parts of $${far} \\div ${k + 1} = ${far / (k + 1)}$, and ${k} parts ${isCounted ? `are ${inside} kilometers` : `from ${from} lead to $${inside}$`}.`,
      ...(asks === "between"
        ? []
        : [
            `Beyond ${to}: the distance from ${from} is ${k} parts and from ${to} is 1 part, so ${far} is ${k === 2 ? "1 part" : `${k - 1} parts`}; ${k} parts of ${far / (k - 1)} ${isCounted ? `make ${outside} kilometers` : `lead to $${outside}$`}.`,
          ]),
      ...{
        between: [],
        greatest: [`The ${isCounted ? "greater distance" : "greater coordinate"} is $${key}$.`],
        least: [`The lesser coordinate is $${key}$.`],
        sum: [`The sum is $${inside} ${outside < 0 ? "-" : "+"} ${Math.abs(outside)} = ${key}$.`],
        apart: [`They are $${outside} - ${inside} = ${key}$ kilometers from each other.`],
      }[asks],
    ],
    check: `Test it: ${isCounted ? `${inside} kilometers from ${from}` : `at $${inside}$`} the distances are ${Math.abs(inside - a)} and ${Math.abs(inside - b)}${asks === "between" ? "" : `, and ${isCounted ? `${outside} kilometers from ${from}` : `at $${outside}$`} they are ${Math.abs(outside - a)} and ${Math.abs(outside - b)}`}.`,
  };
}

export const template: ProblemTemplate = {
  id: "twice-as-far-from",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "algebra",
  pattern:
    "One distance is a multiple of another on a line: one such point lies between, another beyond.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { form, numbers, asks, road, isCounted } = question;
    const { a, b, k } = numbers;
    return {
      variant: `${form}/${asks}${isCounted ? `-${road.name}` : ""}`,
      context: form === "road" ? "real" : "pure",
      // In between, it is a division into parts; the point beyond is the one people overlook.
      difficulty:
        { between: 2, greatest: 4, least: 4, sum: 5, apart: 6 }[asks] +
        (k > 2 ? 1 : 0) +
        (form === "equation" ? 1 : 0) +
        (b < a ? 1 : 0),
      stem: stemOf(question, rng),
      ...optionsOf(question),
      solution: solutionOf(question),
    };
  },

  /** Tries every whole position. */
  check({ stem, options }) {
    const k = /twice|= 2 ?\|/.test(stem)
      ? 2
      : Number(read(stem, /(\d) times|= (\d) ?\|/).find(Boolean));
    const apart = /are (\d+) kilometers apart/.exec(stem);
    const [a, b] = apart ? [0, Number(apart[1])] : endsOf(stem);
    const places = range(-400, 400).filter((x) => Math.abs(x - a) === k * Math.abs(x - b));
    if (places.length !== 2) throw new Error(`${places.length} places fit.`);
    const [low, high] = places as [number, number];
    const middle = places.find((x) => x > Math.min(a, b) && x < Math.max(a, b))!;
    const answer = stem.includes("lies between")
      ? middle
      : stem.includes("greatest")
        ? high
        : stem.includes("least")
          ? low
          : stem.includes("sum")
            ? low + high
            : high - low;
    return options.flatMap((option, o) => (valueOf(option).value === answer ? [o] : []));
  },
};

const distance = (c: number): string =>
  c === 0 ? "|x|" : `|x ${c < 0 ? "+" : "-"} ${Math.abs(c)}|`;

function equationTex({ a, b, k }: Numbers): string {
  return `$${distance(a)} = ${k}${distance(b)}$`;
}

function place(value: number, isCounted: boolean, from: string): string {
  return isCounted ? `${value} kilometers from ${from}` : `$${value}$`;
}

function endsOf(stem: string): readonly [number, number] {
  const given = /coordinates \$(-?\d+)\$ and \$(-?\d+)\$/.exec(stem);
  if (given) return [Number(given[1]), Number(given[2])];
  const ends = Array.from(stem.matchAll(/\|x(?: ([+-]) (\d+))?\|/g), ([, sign, size = "0"]) =>
    sign === "+" ? -Number(size) : Number(size),
  );
  if (ends.length !== 2) throw new Error("Two distances are needed.");
  return ends as [number, number];
}
