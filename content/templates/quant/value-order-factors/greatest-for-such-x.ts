import {
  formulaOf,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  type Slip,
} from "@theta/items/template";

/** What the stem says about x, where x then lies, and a number there. */
interface Given {
  readonly tex: string;
  readonly where: string;
  readonly at: number;
  /** If the stem doesn't say where x lies, how that follows. */
  readonly isHidden?: string;
}

const GIVEN: readonly Given[] = [
  { tex: "0 < x < 1", where: "0 < x < 1", at: 0.5 },
  { tex: "-1 < x < 0", where: "-1 < x < 0", at: -0.5 },
  { tex: "-1 < x < 0", where: "-1 < x < 0", at: -0.5 },
  { tex: "x < -1", where: "x < -1", at: -2 },
  {
    tex: "x^2 < x",
    where: "0 < x < 1",
    at: 0.5,
    isHidden:
      "$x^2 < x$ means that $x(x - 1) < 0$, so one factor is positive and the other is negative, which is true only if $0 < x < 1$.",
  },
  {
    tex: "x < x^3 < 0",
    where: "-1 < x < 0",
    at: -0.5,
    isHidden:
      "$x$ is negative, so dividing $x < x^3$ by $x$ gives $1 > x^2$, which means that $-1 < x < 0$.",
  },
  {
    tex: "\\frac{1}{x} < x < 0",
    where: "-1 < x < 0",
    at: -0.5,
    isHidden:
      "$x$ is negative, so multiplying $\\frac{1}{x} < x$ by $x$ gives $1 > x^2$, which means that $-1 < x < 0$.",
  },
  {
    tex: "x^3 < x < 0",
    where: "x < -1",
    at: -2,
    isHidden:
      "$x$ is negative, so dividing $x^3 < x$ by $x$ gives $x^2 > 1$, which means that $x < -1$.",
  },
];

interface Power {
  readonly tex: string;
  readonly of: (x: number) => number;
}

const POWERS: readonly Power[] = [
  { tex: "x", of: (x) => x },
  { tex: "x^2", of: (x) => x ** 2 },
  { tex: "x^3", of: (x) => x ** 3 },
  { tex: "x^4", of: (x) => x ** 4 },
  { tex: "-x", of: (x) => -x },
  { tex: "\\frac{1}{x}", of: (x) => 1 / x },
  { tex: "\\frac{1}{x^2}", of: (x) => 1 / x ** 2 },
  { tex: "-x^3", of: (x) => -(x ** 3) },
];

/** An integer, or a fraction with the numerator 1. */
const name = (value: number): string => {
  const size = Math.abs(value);
  const text = size < 0.9 ? `\\frac{1}{${Math.round(1 / size)}}` : String(Math.round(size));
  return value < 0 ? `-${text}` : text;
};
/** Another number of the same interval as 1/2, -1/2, or -2. */
const besides = (at: number): number => (at < -1 ? -3 : at / 2);
const valuesAt = (x: number, powers: readonly Power[]): string =>
  powers.map(({ tex, of }) => `$${tex} = ${name(of(x))}$`).join(", ");

const AIMS = ["greatest", "least"] as const;

/** Five powers; which of them is the greatest or least? */
function askExtreme(given: Given, rng: Rng) {
  const aim = rng.pick(AIMS);
  const sign = aim === "greatest" ? 1 : -1;
  const powers = rng
    .sample(POWERS, 5)
    .toSorted((one, other) => sign * (other.of(given.at) - one.of(given.at)));
  const [best, ...others] = powers as [Power, ...Power[]];
  // Powers of both signs would make it too easy to drop three of five.
  const isSettled = others.every(({ of }) => of(given.at) !== best.of(given.at));
  const rivals = others.filter(
    ({ of }) => Math.sign(of(given.at)) === Math.sign(best.of(given.at)),
  );
  if (!isSettled || rivals.length < 2) return null;
  const values = `$${best.tex} = ${name(best.of(given.at))}$`;
  const other = besides(given.at);
  const slips = others.map(({ tex, of }): Slip => {
    const isFirst = (x: number) => powers.every((p) => sign * of(x) >= sign * p.of(x));
    const habit = isFirst(2)
      ? "thinks of numbers greater than 1"
      : isFirst(0.5)
        ? "thinks of positive fractions"
        : isFirst(-2)
          ? "thinks of numbers less than -1"
          : "loses a sign or an inequality";
    return {
      text: `$${tex}$`,
      slip: habit,
      why: `For $x = ${name(given.at)}$, $${tex} = ${name(of(given.at))}$, but ${values}.`,
    };
  });
  return {
    variant: `${aim}/${given.isHidden ? "hidden" : "plain"}`,
    difficulty: given.isHidden ? 4 : 3,
    stem: rng.pick([
      `If $${given.tex}$, which of the following has the ${aim} value?`,
      `If $x$ is a number such that $${given.tex}$, which of the following is ${aim}?`,
    ]),
    key: {
      text: `$${best.tex}$`,
      why: `For $x = ${name(given.at)}$, ${values}, and this is the ${aim} of the five values.`,
    },
    slips,
    values: valuesAt(given.at, powers),
    check: `For $x = ${name(other)}$, too, $${best.tex} = ${name(best.of(other))}$ is the ${aim}: the other values are ${others.map(({ of }) => `$${name(of(other))}$`).join(", ")}.`,
    last: `The ${aim} of these is $${name(best.of(given.at))}$, so the answer is $${best.tex}$.`,
  };
}

/** Three powers in order of size. */
function askOrder(given: Given, rng: Rng) {
  const powers = rng.sample(POWERS.slice(0, 6), 3);
  const orderAt = (x: number): string =>
    powers
      .toSorted((one, other) => one.of(x) - other.of(x))
      .map(({ tex }) => tex)
      .join(" < ");
  if (new Set(powers.map(({ of }) => of(given.at))).size < 3) return null;
  const key = orderAt(given.at);
  const elsewhere = [
    [2, "thinks of numbers greater than 1"],
    [0.5, "thinks of positive fractions"],
    [-2, "thinks of numbers less than -1"],
    [-0.5, "thinks of negative fractions"],
  ] as const;
  const valueAt = (tex: string): number => powers.find((one) => one.tex === tex)!.of(given.at);
  /** The two neighbors that are in the wrong order. */
  const whyNot = (text: string, habit: string): string => {
    const shown = text.split(" < ");
    const k = shown.findIndex((tex, at) => at < 2 && valueAt(tex) >= valueAt(shown[at + 1]!));
    if (k === -1) return "";
    const [one, other] = [shown[k]!, shown[k + 1]!];
    const where = elsewhere.find(([x, its]) => its === habit && orderAt(x) === text);
    return `${where ? `This is the order for $x = ${name(where[0])}$, but for` : "For"} $x = ${name(given.at)}$, $${one} = ${name(valueAt(one))}$ is greater than $${other} = ${name(valueAt(other))}$.`;
  };
  const slip = (text: string, habit: string): Slip => ({
    text: `$${text}$`,
    slip: habit,
    why: whyNot(text, habit),
  });
  const [a, b, c] = key.split(" < ") as [string, string, string];
  return {
    variant: `order/${given.isHidden ? "hidden" : "plain"}`,
    difficulty: given.isHidden ? 5 : 4,
    stem: rng.pick([
      `If $${given.tex}$, which of the following must be true?`,
      `If $x$ is a number such that $${given.tex}$, which of the following must be true?`,
    ]),
    key: {
      text: `$${key}$`,
      why: `For $x = ${name(given.at)}$, the values are ${valuesAt(given.at, powers)}.`,
    },
    slips: [
      ...elsewhere.map(([x, habit]) => slip(orderAt(x), habit)),
      slip(`${c} < ${b} < ${a}`, "turns the order around"),
      ...rng.shuffle([
        slip(`${a} < ${c} < ${b}`, "exchanges the greater two"),
        slip(`${b} < ${a} < ${c}`, "exchanges the smaller two"),
        slip(`${b} < ${c} < ${a}`, "misplaces the least value"),
        slip(`${c} < ${a} < ${b}`, "misplaces the greatest value"),
      ]),
    ],
    values: valuesAt(given.at, powers),
    check: `For $x = ${name(besides(given.at))}$, too, the values are in this order: $${key
      .split(" < ")
      .map((tex) => name(powers.find((one) => one.tex === tex)!.of(besides(given.at))))
      .join(" < ")}$.`,
    last: `Since $${key
      .split(" < ")
      .map((tex) => name(valueAt(tex)))
      .join(" < ")}$, the order is $${key}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "greatest-for-such-x",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "algebra",
  pattern:
    "Powers of a number between -1 and 1 or below -1: which is greatest, and in which order they are.",

  make(rng) {
    const given = rng.pick(GIVEN);
    const drawn = rng.pick([askExtreme, askExtreme, askExtreme, askOrder])(given, rng);
    if (!drawn) return null;
    const { variant, difficulty, stem, key, slips, values, last, check } = drawn;
    return {
      variant,
      difficulty,
      context: "pure",
      stem,
      ...({ key, slips } satisfies ProblemOptions),
      solution: {
        idea: given.isHidden
          ? `The condition means that $${given.where}$, so one number of this kind shows the order.`
          : `For every number with $${given.where}$ the order is the same, so one number shows it.`,
        steps: [
          ...(given.isHidden ? [given.isHidden] : []),
          `With $x = ${name(given.at)}$, the values are ${values}.`,
          last,
        ],
        check,
        takeaway: `The order of the powers of a number can change only at $-1$, 0, and 1, so test a number from the interval that ${given.isHidden ? "the condition leads to" : "is given"}.`,
      },
    };
  },

  /** Puts many numbers that the stem allows into every option. */
  check({ stem, options }) {
    const given = /(?:If|such that) \$([^$]*[<>][^$]*)\$/.exec(stem)?.[1];
    if (!given) throw new Error(`No condition in: ${stem}`);
    const allows = relationOf(given);
    const points = range(-72, 72)
      .filter((n) => n !== 0)
      .map((n) => ({ x: n / 12 }))
      .filter(allows);
    const aim = /is (?:the )?(greatest|least)|the (greatest|least) value/.exec(plain(stem));
    if (!aim) return options.flatMap((option, k) => (points.every(relationOf(option)) ? [k] : []));
    const sign = aim[0].includes("greatest") ? 1 : -1;
    const formulas = options.map(formulaOf);
    return formulas.flatMap((formula, k) =>
      points.every((at) => formulas.every((other) => sign * formula(at) >= sign * other(at) - 1e-9))
        ? [k]
        : [],
    );
  },
};
