import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
  type Wrong,
} from "@theta/items/template";

/** A total is a times b, and it's also (a + r) times (b − t). */
interface Numbers {
  readonly total: number;
  readonly a: number;
  readonly b: number;
  readonly r: number;
  readonly t: number;
}

/** Which of the four factors a question asks for. */
type Asked = "a" | "b" | "a + r" | "b − t";

/** The rate or the time in the other case. */
const OTHER: Readonly<Record<Asked, Asked>> = {
  a: "a + r",
  b: "b − t",
  "a + r": "a",
  "b − t": "b",
};

/** Draws a and r from lists; b and t follow from the total. */
function drawTotal(rng: Rng, rates: readonly number[], gains: readonly number[], most: number) {
  const [a, r, t] = [rng.pick(rates), rng.pick(gains), rng.int(1, 4)];
  const b = ((a + r) * t) / r;
  if (r >= a || !Number.isInteger(b) || b < 3 || b > most) return null;
  return { total: a * b, a, b, r, t };
}

/** Other factors of the product: they tempt a solver who factors carelessly. Round ones first. */
function otherFactors(product: number, key: number): number[] {
  const distance = (n: number) => Math.abs(n - key) + (key % 5 === 0 && n % 5 > 0 ? key : 0);
  return range(1, Math.floor(2 * key))
    .filter((n) => product % n === 0 && n >= key / 2.2)
    .toSorted((m, n) => distance(m) - distance(n));
}

const roughly = (value: number): string =>
  Number.isInteger(value) ? `${value}` : `about ${value.toFixed(1)}`;

/** The value asked for, and what tempts. `names` are the units of a and b. */
function wrongOf(n: Numbers, asked: Asked, told: Told): [number, Wrong[]] {
  const name = told.nameOf(asked, n);
  const otherName = told.nameOf(OTHER[asked], n);
  const isRate = asked.startsWith("a");
  const [lesser, greater] = isRate ? [n.a, n.a + n.r] : [n.b - n.t, n.b];
  const wantsLesser = asked === "a" || asked === "b − t";
  const [key, other] = wantsLesser ? [lesser, greater] : [greater, lesser];
  const [apart, product] = [greater - lesser, lesser * greater];
  const total = n.a * n.b;
  const show = (value: number): string => (told.text ?? String)(value);
  const unit = told.units?.[isRate ? 1 : 0] ?? "";
  const inUnit = (value: number): string =>
    `${roughly(value)} ${value === 1 ? unit.replace("s", "") : unit}`.trim();
  const careless = otherFactors(product, key).map((value): Wrong => {
    const partner = product / value;
    const rival = wantsLesser ? value + apart : value - apart;
    return [
      value,
      "picks a wrong pair of factors",
      rival > 0
        ? `If ${name} were ${show(value)}, ${told.changed?.(asked, rival, n) ?? `${otherName} would be ${show(rival)}`}, but $\\frac{${tex(total)}}{${Math.min(value, rival)}} - \\frac{${tex(total)}}{${Math.max(value, rival)}}$ is ${inUnit(Math.abs(total / value - total / rival))}, not ${isRate ? n.t : n.r}.`
        : `$${value} \\cdot ${partner} = ${tex(product)}$, but ${value} and ${partner} don't differ by ${apart}.`,
    ];
  });
  const wrong: Wrong[] = [
    [
      other,
      "finds the wrong one of the two",
      `This is $${key} ${wantsLesser ? "+" : "-"} ${apart}$, which is ${otherName}, not ${name}.`,
    ],
    ...careless.slice(0, 2),
    [
      (lesser + greater) / 2,
      "takes the middle of both",
      `This is $\\frac{${lesser} + ${greater}}{2}$, halfway between ${name}, ${key}, and ${otherName}, ${other}.`,
    ],
    ...careless.slice(2),
    [
      wantsLesser ? lesser - apart : greater + apart,
      "changes in the wrong direction",
      `This is $${key} ${wantsLesser ? "-" : "+"} ${apart}$, but ${otherName} is ${apart} ${wantsLesser ? "greater" : "less"} than ${name}, so it's ${other}.`,
    ],
  ];
  return [key, wrong];
}

/** Solving for the factor whose change is known first gives a quadratic equation. */
function solutionOf(numbers: Numbers, asked: Asked, key: number, told: Told) {
  const { total, a, b, r, t } = numbers;
  const isRate = asked.startsWith("a");
  const wantsLesser = asked === "a" || asked === "b − t";
  const [step, change, low, high] = isRate ? [r, t, a, a + r] : [t, r, b - t, b];
  const product = low * high;
  const name = told.nameOf(asked, numbers);
  const n = told.isPure ? (asked === "a" ? "x" : "y") : "n";
  const over = (bottom: string | number): string => `\\frac{${tex(total)}}{${bottom}}`;
  const other = wantsLesser ? `${n} + ${step}` : `${n} - ${step}`;
  const [most, least] = wantsLesser ? [n, other] : [other, n];
  const factor = change === 1 ? "" : change;
  const middle = `${wantsLesser ? "+" : "-"} ${step === 1 ? "" : step}${n}`;
  const equation = `${over(most)} - ${over(least)} = ${change}`;
  const partner = asked === "a" ? "y" : "x";
  return {
    idea: told.isPure
      ? "Clear the fractions or replace one unknown, and solve the quadratic equation."
      : `${told.total} is ${thousands(total)} in both cases, so divide it by ${name} and by ${told.nameOf(OTHER[asked], numbers)}.`,
    fast: [
      `Test the options: with ${key} for ${name}, $${over(low)} = ${total / low}$ and $${over(high)} = ${total / high}$, and $${total / low} - ${total / high} = ${change}$, as required.`,
    ],
    steps: [
      told.isPure
        ? told.hasQuotients
          ? `The equation is $${equation}$.`
          : asked === "a"
            ? `Since $y = ${over("x")}$ and $y - ${t} = ${over(`x + ${r}`)}$, $${equation}$.`
            : `Since $${partner} = ${over("y")}$ and $${partner} + ${r} = ${over(`y - ${t}`)}$, $${equation}$.`
        : `If $n$ is ${name}, then $${equation}$.`,
      `Multiplying by $${n}(${other})$ gives $${tex(total * step)} = ${factor}${n}(${other})$, so $${n}^2 ${middle} - ${tex(product)} = 0$.`,
      wantsLesser
        ? `$(${n} + ${high})(${n} - ${low}) = 0$ and $${n} > 0$, so $${n} = ${low}$.`
        : `$(${n} - ${high})(${n} + ${low}) = 0$ and $${n} > 0$, so $${n} = ${high}$.`,
    ],
    check: `$${a} \\cdot ${b} = ${tex(total)}$ and $${a + r} \\cdot ${b - t} = ${tex(total)}$.`,
    takeaway: told.isPure
      ? "A quadratic equation follows when you multiply by the denominators; only its positive solution counts here."
      : "When a rate changes and the total doesn't, write the difference of the two quotients.",
  };
}

interface Told {
  /** What a story calls each of the four, or the letters for it. */
  readonly nameOf: (asked: Asked, n: Numbers) => string;
  /** What the other one of two would be, if that is said in another way than by its name. */
  readonly changed?: (asked: Asked, value: number, n: Numbers) => string;
  /** The units of a and of b. */
  readonly units?: readonly [rate: string, time: string];
  /** The product in a story. */
  readonly total?: string;
  readonly hasQuotients?: boolean;
  readonly asks: readonly Asked[];
  readonly draw: (rng: Rng) => Numbers | null;
  readonly stem: (n: Numbers, asked: Asked) => string;
  readonly text?: (value: number) => string;
  readonly isPure?: boolean;
  readonly difficulty: number;
}

const SPEEDS = [20, 25, 30, 40, 45, 50, 60];
const drawTrip = (rng: Rng) => drawTotal(rng, SPEEDS, [5, 10, 15, 20], 12);
const drawPrice = (rng: Rng) =>
  drawTotal(rng, [4, 5, 6, 8, 10, 12, 15, 16, 20, 24], [1, 2, 3, 4, 5, 6], 60);

const namesFrom =
  (...[a, b, more, less]: readonly [string, string, string, string]): Told["nameOf"] =>
  (asked) =>
    ({ a, b, "a + r": more, "b − t": less })[asked];
const lettersOf: Told["nameOf"] = (asked, { r, t }) =>
  ({ a: "$x$", b: "$y$", "a + r": `$x + ${r}$`, "b − t": `$y - ${t}$` })[asked];

const TOLD: Readonly<Record<string, Told>> = {
  faster: {
    total: "The distance",
    units: ["miles per hour", "hours"],
    nameOf: namesFrom(
      "the speed of the truck",
      "the time of the trip in hours",
      "the greater speed",
      "the shorter time",
    ),
    asks: ["a", "b"],
    draw: drawTrip,
    difficulty: 6,
    stem: (n, asked) =>
      `A truck traveled ${n.total} miles at a constant speed. If the speed had been ${n.r} miles per hour greater, the trip would have taken ${count(n.t, "hour")} less. ${asked === "a" ? "What was the truck's speed, in miles per hour?" : "How many hours did the trip take?"}`,
  },
  cars: {
    total: "The distance",
    units: ["miles per hour", "hours"],
    nameOf: namesFrom(
      "the speed of Car Y",
      "the time of Car Y in hours",
      "the speed of Car X",
      "the time of Car X in hours",
    ),
    asks: ["a", "a + r", "b", "b − t"],
    draw: drawTrip,
    difficulty: 6,
    stem: (n, asked) =>
      `Car X and Car Y each traveled ${n.total} miles. The average speed of Car X was ${n.r} miles per hour greater than that of Car Y, and Car X took ${count(n.t, "hour")} less than Car Y. ${asked.startsWith("a") ? `What was the average speed, in miles per hour, of Car ${asked === "a" ? "Y" : "X"}?` : `How many hours did Car ${asked === "b" ? "Y" : "X"} take?`}`,
  },
  price: {
    total: "The amount in dollars",
    units: ["dollars per pound", "pounds"],
    nameOf: (asked) => (asked === "a" ? "the lower price per pound" : "the higher price per pound"),
    asks: ["a", "a + r"],
    draw: drawPrice,
    text: usd,
    difficulty: 6,
    stem: (n, asked) =>
      asked === "a"
        ? `A restaurant paid ${usd(n.total)} for coffee. If the price per pound had been ${usd(n.r)} greater, the restaurant would have received ${count(n.t, "pound")} less for the same amount of money. What was the price per pound?`
        : `Last month the price per pound of a certain coffee was reduced by ${usd(n.r)}. A purchase of ${usd(n.total)} now buys ${count(n.t, "pound")} more of the coffee than before. What was the price per pound before the reduction?`,
  },
  pages: {
    total: "The number of pages",
    nameOf: (asked, { r, t }) =>
      ({
        a: "the number of pages per day",
        b: "the number of days",
        "a + r": `the number of pages per day with ${r} more`,
        "b − t": `the number of days with ${t} fewer`,
      })[asked],
    changed: (asked, value, { r, t }) =>
      `it would be ${value} with ${asked === "a" ? `${r} more` : `${t} fewer`}`,
    units: ["pages per day", "days"],
    asks: ["a", "b"],
    draw: (rng) => drawTotal(rng, [12, 15, 18, 20, 24, 25, 30, 40], [3, 4, 5, 6, 8, 10], 40),
    difficulty: 6,
    stem: (n, asked) =>
      `A student read a ${n.total}-page book by reading the same number of pages each day. If the student had read ${n.r} more pages per day, it would have taken ${count(n.t, "day")} less to read the book. How many ${asked === "a" ? "pages did the student read per day" : "days did it take the student to read the book"}?`,
  },
  quotients: {
    hasQuotients: true,
    nameOf: lettersOf,
    asks: ["a"],
    draw: (rng) => rng.pick([drawTrip, drawPrice])(rng),
    isPure: true,
    difficulty: 5,
    stem: (n) =>
      `If $x > 0$ and $\\frac{${tex(n.total)}}{x} - \\frac{${tex(n.total)}}{x + ${n.r}} = ${n.t}$, what is the value of $x$?`,
  },
  products: {
    nameOf: lettersOf,
    asks: ["a", "b"],
    draw: (rng) => rng.pick([drawTrip, drawPrice])(rng),
    isPure: true,
    difficulty: 5,
    stem: (n, asked) =>
      `If $x$ and $y$ are positive, $xy = ${tex(n.total)}$, and $(x + ${n.r})(y - ${n.t}) = ${tex(n.total)}$, what is the value of $${asked === "a" ? "x" : "y"}$?`,
  },
};

const slower = (a: number, total: number, r: number, t: number): boolean =>
  near(total / a - total / (a + r), t);
const faster = (a: number, total: number, r: number, t: number): boolean =>
  slower(a - r, total, r, t);
const longer = (b: number, total: number, r: number, t: number): boolean =>
  b > t && near(total / (b - t) - total / b, r);
const shorter = (b: number, total: number, r: number, t: number): boolean =>
  longer(b + t, total, r, t);
const overR = (value: number, _total: number, r: number): boolean => value > r;
const overT = (value: number, ...[, , t]: number[]): boolean => value > t!;

const TRUCK = String.raw`truck traveled (\d+) .* been (\d+) .* taken (\d+) hours? less\.`;
const CARS = String.raw`each traveled (\d+) .* was (\d+) .* took (\d+) hours? less .*`;
const PAGES = String.raw`read a (\d+)-page .* read (\d+) more .* taken (\d+) days? .* How many `;
const PRODUCTS = String.raw`xy = (\d+), and \(x \+ (\d+)\)\(y - (\d+)\) = .* value of `;

const READINGS: readonly StemReading[] = [
  { wording: new RegExp(`${TRUCK} What`), fits: slower },
  { wording: new RegExp(`${TRUCK} How`), fits: longer, open: overT },
  { wording: new RegExp(`${CARS}speed, .* of Car Y`), fits: slower },
  { wording: new RegExp(`${CARS}speed, .* of Car X`), fits: faster, open: overR },
  { wording: new RegExp(`${CARS}hours did Car Y`), fits: longer, open: overT },
  { wording: new RegExp(`${CARS}hours did Car X`), fits: shorter },
  { wording: /paid \$(\d+) for .* been \$(\d+) greater, .* received (\d+) /, fits: slower },
  {
    wording: /reduced by \$(\d+)\. A purchase of \$(\d+) now buys (\d+) /,
    fits: (a, r, total, t) => faster(a, total, r, t),
    open: (a, r) => a > r,
  },
  { wording: new RegExp(`${PAGES}pages`), fits: slower },
  { wording: new RegExp(`${PAGES}days`), fits: longer, open: overT },
  { wording: /\((\d+)\)\/\(x\) - .*\(x \+ (\d+)\) = (\d+), what/, fits: slower },
  { wording: new RegExp(`${PRODUCTS}x`), fits: slower },
  { wording: new RegExp(`${PRODUCTS}y`), fits: longer, open: overT },
];

function askedOf(told: Told, rng: Rng): AskedProblem | null {
  const numbers = told.draw(rng);
  if (!numbers || numbers.total > 1500) return null;
  const asked = rng.pick(told.asks);
  const [key, wrong] = wrongOf(numbers, asked, told);
  const stem = told.stem(numbers, asked);
  return {
    difficulty: told.difficulty,
    stems: told.isPure ? [] : [stem],
    pure: told.isPure ? [stem] : [],
    key,
    why: `$${numbers.a} \\cdot ${numbers.b} = ${numbers.a + numbers.r} \\cdot ${numbers.b - numbers.t} = ${tex(numbers.total)}$.`,
    wrong,
    solution: solutionOf(numbers, asked, key, told),
    ...(told.text && { text: told.text }),
  };
}

export const template: ProblemTemplate = {
  id: "same-total-at-a-faster-rate",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern: "The same total at a greater rate takes less time; both differences are given.",

  make(rng) {
    const kind = rng.pick(Object.keys(TOLD));
    const asked = askedOf(TOLD[kind]!, rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option into the difference of the two quotients. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
