import {
  formulaOf,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  relationOf,
  type Rng,
  type Slip,
  slipsOf,
  texFirst,
  texTerm,
  valueOf,
} from "@theta/items/template";

type Asked = Omit<ProblemDraft, "context">;
type Wants = "greatest" | "least";

const tex = (n: number): string => `$${n}$`;
const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n));

/** Bounds p and q of the sum s, and r and t of the difference d. */
interface Drawn {
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly t: number;
  readonly wants: Wants;
}

function draw(rng: Rng, mostP = 8, mostR = 4): Drawn {
  const [p, r] = [rng.int(mostP - 12, mostP), rng.int(mostR - 10, mostR)];
  return {
    p,
    q: p + rng.int(4, 10),
    r,
    t: r + rng.int(3, 8),
    wants: rng.pick(["greatest", "least"]),
  };
}

const given = ({ p, q, r, t }: Drawn): [string, string] => [
  `${p} \\le x + y \\le ${q}`,
  `${r} \\le x - y \\le ${t}`,
];

function stemOf(drawn: Drawn, target: string, areIntegers: boolean, rng: Rng): string {
  const [one, two] = given(drawn);
  const kind = areIntegers ? "integers" : "numbers";
  const what = `what is the ${drawn.wants} possible value of $${target}$`;
  return rng.pick([
    areIntegers
      ? `If $x$ and $y$ are integers, $${one}$, and $${two}$, ${what}?`
      : `If $${one}$ and $${two}$, ${what}?`,
    `If $x$ and $y$ are ${kind} such that $${one}$ and $${two}$, ${what}?`,
    `If $x$ and $y$ are ${kind} such that $${one}$ and $${two}$, ${what}?`,
  ]);
}

/** The trap lies beyond the key, so not all other options may lie on the near side of it. */
function withTrap(key: number, isGreatest: boolean, slips: readonly Slip[]): Slip[] {
  const isBeyond = ({ value }: Slip): boolean => (isGreatest ? value! > key : value! < key);
  const near = slips.filter((slip) => !isBeyond(slip)).slice(0, 3);
  return slips.filter((slip) => isBeyond(slip) || near.includes(slip));
}

/** Coefficients of the sum and of the difference. */
const COMBINATIONS = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, -1],
  [1, -2],
  [3, -1],
  [2, 3],
] as const;

/** A combination of x and y that is one of sum and difference; the letters' own bounds mislead. */
function combination(rng: Rng): Asked | null {
  const drawn = draw(rng);
  const { p, q, r, t, wants } = drawn;
  const [m, n] = rng.pick(COMBINATIONS);
  const areIntegers = rng.chance(0.4);
  const isGreatest = wants === "greatest";
  const best = isGreatest ? Math.max : Math.min;
  const of = (s: number, d: number): number => m * s + n * d;
  const corners = [of(p, r), of(p, t), of(q, r), of(q, t)];
  // The sum and the difference of two integers are both even or both odd.
  const pairs = range(p, q).flatMap((s) => range(r, t).map((d) => [s, d] as const));
  const exact = best(...corners);
  const key = areIntegers
    ? best(...pairs.filter(([s, d]) => (s + d) % 2 === 0).map(([s, d]) => of(s, d)))
    : exact;
  const [s, d] = pairs.find(
    ([one, two]) => of(one, two) === key && (!areIntegers || (one + two) % 2 === 0),
  )!;
  const [u, v] = [m + n, m - n];
  const target =
    u > 0 ? `${texFirst(u, "x")} ${texTerm(v, "y")}` : `${texFirst(v, "y")} ${texTerm(u, "x")}`;
  const xs = [(p + r) / 2, (q + t) / 2];
  const ys = [(p - t) / 2, (q - r) / 2];
  const separate = best(...xs.flatMap((x) => ys.map((y) => u * x + v * y)));
  const trap = areIntegers ? exact : separate;
  // The ends of x alone and of y alone that make the expression extreme.
  const boundX = u > 0 === isGreatest ? xs[1] : xs[0];
  const boundY = v > 0 === isGreatest ? ys[1] : ys[0];
  if (areIntegers === (key === exact) || !Number.isInteger(trap)) return null;
  const turn = isGreatest ? of(q, n > 0 ? r : t) : of(p, n > 0 ? t : r);
  const away = isGreatest ? -1 : 1;
  const sum = `${texFirst(m, "(x + y)")} ${texTerm(n, "(x - y)")}`;
  const combined = (one: number, two: number): string =>
    `${m === 1 ? one : `${m} \\cdot ${inBrackets(one)}`} ${n < 0 ? "-" : "+"} ${Math.abs(n) === 1 ? "" : `${Math.abs(n)} \\cdot `}${inBrackets(two)}`;
  return {
    variant: areIntegers ? "combination of integers" : `combination, ${wants}`,
    difficulty: (areIntegers ? 8 : 7) + (n < 0 ? 1 : 0),
    stem: stemOf(drawn, target, areIntegers, rng),
    key: {
      text: tex(key),
      value: key,
      why: `$${target} = ${sum}$, and $x + y = ${s}$ and $x - y = ${d}$ are possible together.`,
    },
    slips: withTrap(
      key,
      isGreatest,
      slipsOf(
        `
      ${separate} | bounds x and y separately | This takes $x = ${boundX}$ and $y = ${boundY}$, the ends for each letter alone, but then $x + y$ or $x - y$ is outside its bounds.
      ${exact} | does not ask for integers | At this value, one of $x + y$ and $x - y$ would be odd and the other even, so $x$ would not be an integer.
      ${turn} | takes the wrong end of the difference | This takes $x - y = ${isGreatest === n > 0 ? r : t}$. The ${wants} value needs the ${isGreatest === n > 0 ? "greatest" : "least"} difference, $${isGreatest === n > 0 ? t : r}$.
      ${best(...corners.map((value) => value / m))} | divides by the coefficient of the sum | This is $\\frac{${exact}}{${m}}$. The expression $${target}$ is $${sum}$ itself, so nothing is divided.
      ${(isGreatest ? q : p) + (isGreatest ? t : r)} | adds the two bounds | This is $${isGreatest ? q : p} + ${inBrackets(isGreatest ? t : r)}$, a bound of $(x + y) + (x - y) = 2x$, not of $${target}$.
      ${exact + away * (m + Math.abs(n))} | excludes the bounds | This takes bounds that are 1 off, as if $x + y = ${isGreatest ? q : p}$ were excluded. The signs are $\\le$, so the bounds are allowed.
      ${(isGreatest ? Math.min : Math.max)(...corners)} | answers for the ${isGreatest ? "least" : "greatest"} value | This is the ${isGreatest ? "least" : "greatest"} value, at the other end of the range.
      ${best(...[p, q].flatMap((x) => [r, t].map((y) => u * x + v * y)))} | takes the bounds for those of x and y | This takes $x = ${u > 0 === isGreatest ? q : p}$ and $y = ${v > 0 === isGreatest ? t : r}$, but these are bounds of $x + y$ and $x - y$.
      ${u * (isGreatest ? q : p) + Math.abs(v) * (isGreatest ? t : r)} | takes the bounds for those of x and y and loses a sign | This is $${u} \\cdot ${inBrackets(isGreatest ? q : p)} + ${Math.abs(v)} \\cdot ${inBrackets(isGreatest ? t : r)}$, with the bounds of $x + y$ for $x$ and those of $x - y$ for $y$.
      ${(u + v) * (isGreatest ? q : p)} | gives both letters the bound of the sum | This takes $${isGreatest ? q : p}$ for both $x$ and $y$, but it is a bound of $x + y$.`,
        Number.isInteger,
        tex,
      ),
    ),
    solution: {
      idea: `Write the expression with the two quantities that have bounds: $${target} = ${sum}$.`,
      steps: [
        `Collect the terms: $${sum}$ has $${m} ${n < 0 ? "-" : "+"} ${Math.abs(n)} = ${u}$ times $x$ and $${m} ${n < 0 ? "+" : "-"} ${Math.abs(n)} = ${v}$ times $y$.`,
        `The ${wants} value is at $x + y = ${isGreatest ? q : p}$ and $x - y = ${isGreatest === n > 0 ? t : r}$, where it is $${combined(isGreatest ? q : p, isGreatest === n > 0 ? t : r)} = ${exact}$.`,
        ...(areIntegers
          ? [
              `For integers, $x + y$ and $x - y$ are both even or both odd, so these two values are impossible together.`,
              `The next best pair is $x + y = ${s}$ and $x - y = ${d}$: $${combined(s, d)} = ${key}$.`,
            ]
          : []),
      ],
      check: `For $x = ${(s + d) / 2}$ and $y = ${(s - d) / 2}$, $x + y = ${s}$ and $x - y = ${d}$ are within their bounds, and $${target}$ is $${key}$.`,
      takeaway:
        "When combinations have bounds, write the expression in terms of these combinations.",
    },
  };
}

/** The product of sum and difference: the signs decide which ends belong together. */
function squares(rng: Rng): Asked | null {
  const drawn = draw(rng, 6, -1);
  const { p, q, r, t, wants } = drawn;
  const isGreatest = wants === "greatest";
  const best = isGreatest ? Math.max : Math.min;
  const corners = [p * r, p * t, q * r, q * t];
  const key = best(...corners);
  const [s, d] = [p, q]
    .flatMap((one) => [r, t].map((two) => [one, two] as const))
    .find(([one, two]) => one * two === key)!;
  const naive = isGreatest ? q * t : p * r;
  if ((naive === key && p >= 0) || key === 0 || corners.filter((value) => value === key).length > 1)
    return null;
  const [low, high] = [(p + r) / 2, (q + t) / 2];
  return {
    variant: `difference of squares, ${wants}`,
    difficulty: p < 0 ? 7 : 6,
    stem: stemOf(drawn, "x^2 - y^2", false, rng),
    key: {
      text: tex(key),
      value: key,
      why: `$x^2 - y^2$ is the product of $x + y$ and $x - y$, which is ${wants} for $${inBrackets(s)} \\cdot ${inBrackets(d)}$.`,
    },
    slips: slipsOf(
      `
      ${naive} | multiplies the two ${isGreatest ? "upper" : "lower"} bounds | This is $${isGreatest ? `${inBrackets(q)} \\cdot ${inBrackets(t)}` : `${inBrackets(p)} \\cdot ${inBrackets(r)}`}$, but $${inBrackets(s)} \\cdot ${inBrackets(d)} = ${key}$ is ${isGreatest ? "greater" : "less"}.
      ${q * t} | multiplies the upper bounds | This is $${inBrackets(q)} \\cdot ${inBrackets(t)}$, but $${inBrackets(s)} \\cdot ${inBrackets(d)} = ${key}$ is ${isGreatest ? "greater" : "less"}.
      ${p * t} | takes the wrong end of the sum | This is $${inBrackets(p)} \\cdot ${inBrackets(t)}$, but $${inBrackets(s)} \\cdot ${inBrackets(d)} = ${key}$ is ${isGreatest ? "greater" : "less"}.
      ${q * r} | takes the wrong end of the difference | This is $${inBrackets(q)} \\cdot ${inBrackets(r)}$, but $${inBrackets(s)} \\cdot ${inBrackets(d)} = ${key}$ is ${isGreatest ? "greater" : "less"}.
      ${p * r} | multiplies the lower bounds | This is $${inBrackets(p)} \\cdot ${inBrackets(r)}$, but $${inBrackets(s)} \\cdot ${inBrackets(d)} = ${key}$ is ${isGreatest ? "greater" : "less"}.
      0 | lets the product be 0 | With $x + y = ${s}$ and $x - y = ${d}$, the product is $${key}$, which is ${isGreatest ? "greater" : "less"} than 0.
      ${isGreatest ? q * q - r * r : p * p - t * t} | takes the bounds for those of x and y | This is $${isGreatest ? `${inBrackets(q)}^2 - ${inBrackets(r)}^2` : `${inBrackets(p)}^2 - ${inBrackets(t)}^2`}$, with the bounds of $x + y$ for $x$ and those of $x - y$ for $y$.
      ${isGreatest ? high * high : low * low} | takes y for 0 | This is $${inBrackets(isGreatest ? high : low)}^2$, with $y = 0$, but $y$ does not have to be 0.
      ${(isGreatest ? q : p) + (isGreatest ? t : r)} | adds the two factors | This adds the bounds of $x + y$ and $x - y$, but $x^2 - y^2$ is their product.`,
      Number.isInteger,
      tex,
    ),
    solution: {
      idea: "$x^2 - y^2 = (x + y)(x - y)$, so this is a product of two quantities with known bounds.",
      steps: [
        `The extreme products are at the ends: ${corners.map((value, k) => `$${inBrackets(k < 2 ? p : q)} \\cdot ${inBrackets(k % 2 === 0 ? r : t)} = ${value}$`).join(", ")}.`,
        `The ${wants} of them is $${key}$.`,
      ],
      check: `At $x = ${(s + d) / 2}$ and $y = ${(s - d) / 2}$, $x + y = ${s}$ and $x - y = ${d}$ are within their bounds.`,
      takeaway: "Before you bound the letters, factor: the factors may have their bounds already.",
    },
  };
}

/** One letter alone is half of a sum or a difference of the two given quantities. */
function single(rng: Rng): Asked | null {
  const drawn = draw(rng);
  const { p, q, r, t, wants } = drawn;
  const isGreatest = wants === "greatest";
  const letter = rng.pick(["x", "y"]);
  const of = (s: number, d: number): number => (letter === "x" ? s + d : s - d) / 2;
  const best = isGreatest ? Math.max : Math.min;
  const corners = [of(p, r), of(p, t), of(q, r), of(q, t)];
  const key = best(...corners);
  if (!Number.isInteger(key) || key === 0) return null;
  const [s, d] = [p, q]
    .flatMap((one) => [r, t].map((two) => [one, two] as const))
    .find(([one, two]) => of(one, two) === key)!;
  const sign = letter === "x" ? "+" : "-";
  return {
    variant: `one letter, ${letter}`,
    difficulty: letter === "x" ? 5 : 6,
    stem: stemOf(drawn, letter, false, rng),
    key: {
      text: tex(key),
      value: key,
      why: `$2${letter}$ is $(x + y) ${sign} (x - y)$, which is $${s} ${sign} ${inBrackets(d)} = ${2 * key}$ at its ${wants}.`,
    },
    slips: slipsOf(
      `
      ${isGreatest ? of(q, t) : of(p, r)} | takes the ${wants} sum and the ${wants} difference | This takes $x + y = ${isGreatest ? q : p}$ and $x - y = ${isGreatest ? t : r}$, but $2y$ is the sum minus the difference, so it needs $x - y = ${d}$.
      ${2 * key} | stops at twice the letter | This is the ${wants} value of $2${letter}$. Divide it by 2.
      ${isGreatest ? of(p, letter === "x" ? t : r) : of(q, letter === "x" ? r : t)} | takes the wrong end of the sum | This takes $x + y = ${isGreatest ? p : q}$. The ${wants} value belongs to $x + y = ${s}$.
      ${isGreatest ? of(q, letter === "x" ? r : t) : of(p, letter === "x" ? t : r)} | takes the wrong end of the difference | This takes $x - y = ${d === r ? t : r}$. The ${wants} value belongs to $x - y = ${d}$.
      ${isGreatest ? Math.min(...corners) : Math.max(...corners)} | answers for the ${isGreatest ? "least" : "greatest"} value | This is the ${isGreatest ? "least" : "greatest"} value of $${letter}$, at the other end of the range.
      ${isGreatest ? q : p} | takes the bound of the sum | This takes the bound of $x + y$ for $${letter}$, as if the other letter were 0.
      ${(isGreatest ? q : p) / 2} | takes both letters for equal | This is half of ${isGreatest ? q : p}, as if $x$ and $y$ were equal, but they can differ.
      ${s - d} | subtracts the bounds | This is $${s} - ${inBrackets(d)}$, which is $2y$ at these ends, not $${letter}$.
      ${-key} | turns the sign | ${letter === "x" ? `This has the wrong sign: $2x$ is $(x + y) + (x - y) = ${s} + ${inBrackets(d)} = ${2 * key}$, and half of that is $${key}$.` : `This is half of $(x - y) - (x + y) = ${d} - ${inBrackets(s)} = ${-2 * key}$, the difference in the wrong order.`}`,
      Number.isInteger,
      tex,
    ),
    solution: {
      idea: `Adding or subtracting the two given quantities leaves one letter: $2${letter} = (x + y) ${sign} (x - y)$.`,
      steps: [
        `$2${letter}$ is ${wants} for $x + y = ${s}$ and $x - y = ${d}$: $2${letter} = ${s} ${sign} ${inBrackets(d)} = ${2 * key}$.`,
        `So the ${wants} value of $${letter}$ is $\\frac{${2 * key}}{2} = ${key}$.`,
      ],
      check: `With $x = ${(s + d) / 2}$ and $y = ${(s - d) / 2}$, $x + y = ${s}$ and $x - y = ${d}$, so both conditions hold.`,
      takeaway: "Inequalities can be added, and subtracting one turns its ends around.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "bounds-on-sum-and-difference",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "The sum and the difference have bounds: the extreme of a combination is found from these, not from each letter.",

  make(rng) {
    const asked = rng.pick([combination, combination, squares, single])(rng);
    return asked && { ...asked, context: "pure" };
  },

  /** No sign or bound of the expression asked for is told. */
  possible: ({ options }) => options.map(() => true),

  /** Tries all pairs of halves, or of integers, from -20 to 20. */
  check({ stem, options }) {
    const text = plain(stem);
    const both = Array.from(text.matchAll(/-?\d+ <= x [+-] y <= -?\d+/g), ([part]) =>
      relationOf(part),
    );
    if (both.length !== 2) throw new Error(`Not two inequalities: ${stem}`);
    const target = formulaOf(read(stem, /possible value of ([^?]+)\?/)[0]!);
    const steps = range(-40, 40).map((n) => n / 2);
    const numbers = stem.includes("integers") ? steps.filter(Number.isInteger) : steps;
    const values = numbers.flatMap((x) =>
      numbers.filter((y) => both.every((holds) => holds({ x, y }))).map((y) => target({ x, y })),
    );
    const answer = (stem.includes("greatest") ? Math.max : Math.min)(...values);
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};
