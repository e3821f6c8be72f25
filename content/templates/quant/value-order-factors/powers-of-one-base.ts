import {
  type AskedProblem,
  draftOf,
  formulaOf,
  isPositiveWhole,
  near,
  plain,
  type ProblemTemplate,
  range,
  texThousands,
  type Rng,
  type StemReading,
  texTerm,
  valueOf,
} from "@theta/items/template";

type Formula = ReturnType<typeof formulaOf>;

const TAKEAWAY = "Write powers of 4, 8, 9, 25, or 27 with their prime base, and compare exponents.";
const isAnyWhole = (value: number): boolean => Number.isInteger(value) && value !== 0;

const termOf = (factor: number): string =>
  factor === 1 ? "x" : factor === -1 ? "-x" : `${factor}x`;

/** Both sides are powers of one base: solve for the exponent. */
function askSolve(rng: Rng): AskedProblem | null {
  const base = rng.pick([2, 2, 3, 3, 5]);
  const most = { 2: 4, 3: 3, 5: 2 }[base]!;
  const [i, j] = rng.sample(range(1, most), 2) as [number, number];
  const [m, b, d] = [rng.int(1, 3), rng.int(-5, 6), rng.int(1, 7)];
  const [left, right] = [base ** i, base ** j];
  // i(mx + b) = j(x + d)
  const x = (j * d - i * b) / (i * m - j);
  if (b === 0 || !Number.isInteger(x) || x < 2 || x > 15) return null;
  const mx = m === 1 ? "x" : `${m}x`;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If $${left}^{${mx} ${texTerm(b, "")}} = ${right}^{x + ${d}}$, what is the value of $x$?`,
      `For what value of $x$ is $${left}^{${mx} ${texTerm(b, "")}}$ equal to $${right}^{x + ${d}}$?`,
    ],
    key: x,
    why: `With $x = ${x}$, both sides are $${base}^{${j * (x + d)}}$.`,
    wrong: [
      [
        (d - b) / (m - 1),
        "sets the exponents equal",
        `This solves $${mx} ${texTerm(b, "")} = x + ${d}$, but the bases ${left} and ${right} differ, so the exponents aren't equal.`,
      ],
      [
        (j * d - b) / (i * m - j),
        "multiplies only a part of the exponent",
        `This takes the left exponent of ${base} to be $${i * m === 1 ? "" : i * m}x ${texTerm(b, "")}$, but the whole $${mx} ${texTerm(b, "")}$ is multiplied by ${i}.`,
      ],
      [
        (d - i * b) / (i * m - j),
        "multiplies only a part of the exponent",
        `This takes the right exponent of ${base} to be $${j === 1 ? "" : j}x + ${d}$, but the whole $x + ${d}$ is multiplied by ${j}.`,
      ],
      [
        (i * d - j * b) / (j * m - i),
        "exchanges the exponents",
        `This multiplies the left exponent by ${j} and the right one by ${i}, but $${left} = ${base}^${i}$ and $${right} = ${base}^${j}$.`,
      ],
      [
        j * (x + d),
        "stops at the exponent",
        `This is the exponent of ${base} on both sides, $${j === 1 ? "" : `${j} \\cdot `}(x + ${d})$ for $x = ${x}$, not $x$.`,
      ],
      [
        x + d,
        "stops at the exponent",
        `This is $x + ${d}$, the exponent of ${right}, for $x = ${x}$.`,
      ],
      [
        m * x + b,
        "stops at the exponent",
        `This is $${mx} ${texTerm(b, "")}$, the exponent of ${left}, for $x = ${x}$.`,
      ],
      [
        (j * d + i * b) / (i * m - j),
        "loses a sign",
        `This turns the sign of ${i === 1 ? `$${b}$` : `$${i} \\cdot ${b < 0 ? `(${b})` : b}$`}, so it gets $${termOf(i * m - j)} = ${j * d + i * b}$ instead of $${termOf(i * m - j)} = ${j * d - i * b}$.`,
      ],
      [
        x - 1,
        "makes an error in the last step",
        `With $x = ${x - 1}$, the exponents of ${base} are ${i * (m * x - m + b)} on the left and ${j * (x - 1 + d)} on the right.`,
      ],
      [
        x + 2,
        "makes an error in the last step",
        `With $x = ${x + 2}$, the exponents of ${base} are ${i * (m * x + 2 * m + b)} on the left and ${j * (x + 2 + d)} on the right.`,
      ],
    ],
    solution: {
      idea: `Both bases are powers of ${base}, so the exponents of ${base} must be equal.`,
      steps: [
        `${i === 1 ? "" : `$${left} = ${base}^${i}$`}${i > 1 && j > 1 ? " and " : ""}${j === 1 ? "" : `$${right} = ${base}^${j}$`}.`,
        `So $${i === 1 ? `${mx} ${texTerm(b, "")}` : `${i}(${mx} ${texTerm(b, "")})`} = ${j === 1 ? `x + ${d}` : `${j}(x + ${d})`}$.`,
        ...(i === 1 && j === 1
          ? []
          : [
              `Multiplied out, this is $${i * m === 1 ? "" : i * m}x ${texTerm(i * b, "")} = ${j === 1 ? "" : j}x + ${j * d}$.`,
            ]),
        `So $${termOf(i * m - j)} = ${j * d - i * b}$${i * m - j === 1 ? "" : `, and $x = ${x}$`}.`,
      ],
      check: `With $x = ${x}$, the sides are $${left}^{${m * x + b}}$ and $${right}^{${x + d}}$, and both are $${base}^{${j * (x + d)}}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => isAnyWhole(value) && Math.abs(value) <= 3 * x,
  };
}

/** The exponents aren't known, but their combination is. */
function askCombined(rng: Rng): AskedProblem | null {
  const base = rng.pick([2, 3, 5]);
  const i = rng.pick(base === 2 ? [2, 3] : base === 3 ? [2, 3] : [2]);
  const h = i === 3 && rng.chance(0.6) ? 2 : 1;
  const hx = h === 1 ? "x" : `${h}x`;
  const c = rng.int(3, base === 2 ? 7 : base === 3 ? 5 : 4);
  const isQuotient = rng.chance(0.5);
  const value = base ** c;
  const [big, sign] = [base ** i, isQuotient ? "-" : "+"];
  const expression = isQuotient ? `\\frac{${base ** h}^x}{${big}^y}` : `(${base ** h}^x)(${big}^y)`;
  const asksPower = rng.chance(0.5);
  const key = asksPower ? value : c;
  return {
    difficulty: 3,
    stems: [],
    pure: asksPower
      ? [
          `If $${hx} ${sign} ${i}y = ${c}$, what is the value of $${expression}$?`,
          `If $${hx} = ${c} ${isQuotient ? "+" : "-"} ${i}y$, then $${expression} =$`,
        ]
      : [
          `If $${expression} = ${value}$, what is the value of $${hx} ${sign} ${i}y$?`,
          `If $${expression} = ${value}$, then $${hx} ${sign} ${i}y =$`,
        ],
    key,
    why: `$${expression} = ${base}^{${hx} ${sign} ${i}y}${asksPower ? ` = ${base}^${c} = ${value}$` : `$, and $${value} = ${base}^${c}$`}.`,
    wrong: asksPower
      ? [
          [
            base * c,
            "multiplies the base by the exponent",
            `This is $${base} \\cdot ${c}$, but the value is $${base}^${c}$.`,
          ],
          [
            big * c,
            "multiplies by the exponent",
            `This is $${big} \\cdot ${c}$, but ${c} is the exponent of ${base}, not a factor.`,
          ],
          [
            base ** (c + i),
            "adds the exponent of the base",
            `This is $${base}^{${c + i}}$, but the exponent of ${base} is $${hx} ${sign} ${i}y = ${c}$.`,
          ],
          [
            base ** (c - 1),
            "divides once too often",
            `This is $${base}^{${c - 1}}$, but the exponent of ${base} is $${hx} ${sign} ${i}y = ${c}$.`,
          ],
          [
            base ** (c + 1),
            "multiplies once too often",
            `This is $${base}^{${c + 1}}$, but the exponent of ${base} is $${hx} ${sign} ${i}y = ${c}$.`,
          ],
          [
            big ** c,
            "takes the greater base",
            `This is $${big}^${c}$, but the exponent ${c} belongs to ${base}, not to ${big}.`,
          ],
          [
            value / big,
            "divides by the greater base",
            `This is $${base}^{${c - i}}$, but the exponent of ${base} is $${hx} ${sign} ${i}y = ${c}$.`,
          ],
          [
            c ** base,
            "exchanges base and exponent",
            `This is $${c}^${base}$, but the value is $${base}^${c}$.`,
          ],
        ]
      : [
          [
            value / base,
            "divides by the base",
            `This is $\\frac{${value}}{${base}}$, but $${hx} ${sign} ${i}y$ is the exponent in $${value} = ${base}^${c}$.`,
          ],
          [
            i * c,
            "multiplies the exponents",
            `This is $${i} \\cdot ${c}$, but the ${i} from $${big} = ${base}^${i}$ is already in $${hx} ${sign} ${i}y$.`,
          ],
          [
            c - i,
            "subtracts the exponents",
            `This is $${c} - ${i}$, but the exponent in $${value} = ${base}^${c}$ is already $${hx} ${sign} ${i}y$.`,
          ],
          [
            c + i,
            "adds the exponents",
            `This is $${c} + ${i}$, but the exponent in $${value} = ${base}^${c}$ is already $${hx} ${sign} ${i}y$.`,
          ],
          [
            c + 1,
            "miscounts the factors",
            `$${base}^{${c + 1}} = ${base ** (c + 1)}$, which is greater than ${value}.`,
          ],
          [
            c - 1,
            "miscounts the factors",
            `$${base}^{${c - 1}} = ${base ** (c - 1)}$, which is less than ${value}.`,
          ],
          [
            c + 2,
            "miscounts the factors",
            `$${base}^{${c + 2}} = ${base ** (c + 2)}$, which is greater than ${value}.`,
          ],
        ],
    solution: {
      idea: `Write ${h === 1 ? "" : `${base ** h} as $${base}^${h}$ and `}${big} as $${base}^${i}$; then only the combination $${hx} ${sign} ${i}y$ is needed.`,
      steps: [
        `$${expression} = ${isQuotient ? `\\frac{${base}^{${hx}}}{${base}^{${i}y}}` : `${base}^{${hx}} \\cdot ${base}^{${i}y}`} = ${base}^{${hx} ${sign} ${i}y}$.`,
        asksPower
          ? `The exponent is ${c}, and $${base}^${c} = ${value}$.`
          : `$${value} = ${base}^${c}$, so $${hx} ${sign} ${i}y = ${c}$.`,
      ],
      check: `$x$ and $y$ alone can't be found, but $${hx} ${sign} ${i}y$ is all that matters.`,
      takeaway: "When two exponents can't be found, look for their combination.",
    },
    shows: (shown) => isPositiveWhole(shown) && shown < 20 * (asksPower ? value : 1),
  };
}

/** From one power to another with a different exponent. */
function askKnown(rng: Rng): AskedProblem | null {
  const base = rng.pick([2, 3, 5]);
  const a = rng.pick([6, 7, 10, 11, 12, 15, 18, 20, 24, 30]);
  const k = rng.pick([-1, 1, 2]);
  const isSquare = rng.chance(0.5);
  const key = a ** 2 * (isSquare ? base ** (2 * k) : base ** k);
  const exponent = `n ${texTerm(k, "")}`;
  const asked = isSquare ? `${base ** 2}^{${exponent}}` : `${base}^{2n ${texTerm(k, "")}}`;
  const factor = isSquare ? base ** (2 * k) : base ** k;
  if (!isPositiveWhole(key) || key > 5000) return null;
  const timesFactor = (power: string): string =>
    factor >= 1 ? `$${power} \\cdot ${factor}$` : `$\\frac{${power}}{${Math.round(1 / factor)}}$`;
  const factorTex =
    factor >= 1 ? `${a}^2 \\cdot ${factor}` : `\\frac{${a}^2}{${Math.round(1 / factor)}}`;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $${base}^n = ${a}$, what is the value of $${asked}$?`,
      `If $${base}^n = ${a}$, then $${asked} =$`,
    ],
    key,
    why: `$${asked} = ${factorTex} = ${texThousands(key)}$.`,
    wrong: [
      [
        2 * a * factor,
        "doubles instead of squaring",
        `This is ${timesFactor(`2 \\cdot ${a}`)}, but $${base}^{2n}$ is $${a}^2$, not $2 \\cdot ${a}$.`,
      ],
      [
        a ** 2,
        "stops at the square",
        `This is $${a}^2$, the value of $${base}^{2n}$, without the factor $${base}^{${isSquare ? 2 * k : k}}$.`,
      ],
      [
        a ** 2 + base ** Math.abs(k),
        "adds",
        `This is $${a}^2 + ${base ** Math.abs(k)}$, but adding exponents multiplies the powers.`,
      ],
      [
        a ** 2 + k * base,
        "adds",
        `This is $${a}^2 ${texTerm(k * base, "")}$, but adding exponents multiplies the powers.`,
      ],
      [
        (a * factor) ** 2,
        "squares too much",
        `This squares the factor $${base}^{${isSquare ? 2 * k : k}}$ together with ${a}, but it isn't squared again.`,
      ],
      [
        a ** 2 * base ** (isSquare ? k : 2 * k),
        "takes the wrong factor",
        `This uses the factor $${base}^{${isSquare ? k : 2 * k}}$, but the right one is $${base}^{${isSquare ? 2 * k : k}}$.`,
      ],
      [
        a * factor,
        "does not square",
        `This is ${timesFactor(`${a}`)}, but the exponent contains $2n$, so ${a} must be squared.`,
      ],
      [
        a ** 2 * base ** -k,
        "inverts the factor",
        `This uses the factor $${base}^{${-k}}$, but the right one is $${base}^{${isSquare ? 2 * k : k}}$.`,
      ],
      [
        2 * a + factor,
        "adds",
        `This is $2 \\cdot ${a} + ${factor}$, but doubling an exponent squares the power, and adding exponents multiplies the powers.`,
      ],
    ],
    solution: {
      idea: `Take the exponent apart until $${base}^n$ appears; $n$ itself isn't needed.`,
      steps: [
        `$${asked} = ${isSquare ? `${base}^{2n ${texTerm(2 * k, "")}} = ` : ""}(${base}^n)^2 \\cdot ${base}^{${isSquare ? 2 * k : k}}$.`,
        `This is $${factorTex} = ${texThousands(key)}$.`,
      ],
      check: `The factor is $${base}^{${isSquare ? 2 * k : k}}$, because ${isSquare ? `${base ** 2} is $${base}^2$, so the whole exponent $${exponent}$ is doubled` : `only $n$ is doubled in $2n ${texTerm(k, "")}$`}.`,
      takeaway: "Adding exponents multiplies powers, and doubling an exponent squares the power.",
    },
    shows: (value) => isPositiveWhole(value) && value <= 5 * key,
  };
}

const ASK = { solve: askSolve, combined: askCombined, known: askKnown };
const KINDS = ["solve", "solve", "solve", "solve", "combined", "known"] as const;

/** No option is impossible at first sight, so this reading leaves them all open. */
const READINGS: readonly StemReading[] = [{ wording: /^(?:If|For)/, fits: () => true }];

const withBrackets = (text: string): string => text.replaceAll(/\^\{([^{}]*)\}/g, "^($1)");

/** Both sides of the equation and the expression asked for. */
function partsOf(stem: string): [left: string, right: string, asked: string] {
  const text = plain(withBrackets(stem));
  const found =
    /^For what value of (?<asked>x) is (?<left>.+) equal to (?<right>.+)\?/.exec(text) ??
    /^If (?<left>[^=]+) = (?<right>[^=]+?),(?: what is the value of| then) (?<asked>.+?)(?:\?| =)$/.exec(
      text,
    );
  const { left, right, asked } = found?.groups ?? {};
  if (!left || !right || !asked) throw new Error(`This equation can't be read: ${text}`);
  return [left, right, asked];
}

/** Letters with some value of y, which must not matter. */
const at = (x: number) => ({ x, n: x, y: 0.7 });

/** The value of the asked expression for some x or n that makes both sides equal. */
function answerTo(stem: string): number {
  const [left, right, asked] = partsOf(stem).map(formulaOf) as [Formula, Formula, Formula];
  const difference = (x: number) => Math.log(left(at(x))) - Math.log(right(at(x)));
  // With x = c - 2y, the sides are no powers, so they are compared as they are.
  const plainly = (x: number) => left(at(x)) - right(at(x));
  const isPlain = !Number.isFinite(difference(-3)) || !Number.isFinite(difference(3));
  const f = isPlain ? plainly : difference;
  let [low, high] = [-40, 40];
  for (let k = 0; k < 200; k++) {
    const middle = (low + high) / 2;
    if (Math.sign(f(middle)) === Math.sign(f(low))) low = middle;
    else high = middle;
  }
  return asked(at(low));
}

export const template: ProblemTemplate = {
  id: "powers-of-one-base",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern:
    "Powers of 4, 8, 9, and 27 written with one base: compare the exponents, or use a known power or combination.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** One side isn't a proper fraction where the other one is greater than 1. */
  possible({ stem, options }) {
    const [left, right, asked] = partsOf(stem);
    if (asked !== "x") return options.map(() => true);
    const [one, other] = [formulaOf(left), formulaOf(right)];
    return options.map((option) => {
      const x = { x: valueOf(option).value };
      return Math.log(one(x)) * Math.log(other(x)) >= 0;
    });
  },

  /** Finds x by bisection and puts it into the expression asked for. */
  check({ stem, options }) {
    const answer = answerTo(stem);
    return options.flatMap((option, k) =>
      near(valueOf(option).value / answer, 1, 1e-6) ? [k] : [],
    );
  },
};
