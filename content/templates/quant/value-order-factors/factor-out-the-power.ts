import {
  Fraction,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  slipsFrom,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const powerTex = (p: number, e: number): string => (e === 1 ? String(p) : `${p}^{${e}}`);

/** 2^(n+3) - 2^n = 224: what is n? */
function drawEquation(rng: Rng) {
  const p = rng.pick([2, 2, 3, 5]);
  const k = rng.int(p === 2 ? 3 : 1, p === 2 ? 5 : p === 3 ? 3 : 2);
  const n = rng.int(2, p === 2 ? 7 : p === 3 ? 4 : 3);
  const sign = rng.pick([1, -1]);
  const bracket = p ** k + sign;
  const total = p ** n * bracket;
  const mark = sign > 0 ? "+" : "-";
  const shift = rng.chance(0.3) ? 1 : 0;
  if (total > 2500 || bracket === 2) return null;
  // The lower power may be written as n - 1, so that n is one more than the exponent found.
  const key = n + shift;
  const [upper, lower] = [`${p}^{n + ${k - shift}}`, shift ? `${p}^{n - 1}` : `${p}^n`];
  if (k === shift) return null;
  const wrong: Wrong[] = [
    [
      n + k,
      "answers with the greater exponent",
      `${n + k} is the exponent of the greater power; from it back to $n$ one has to subtract ${k - shift}.`,
    ],
    [
      p ** n,
      "stops at the power",
      `${p ** n} is the value of $${lower}$; the question asks for $n$ itself.`,
    ],
    [
      p ** (n - 1),
      "divides instead of counting factors",
      `From $${lower} = ${p ** n}$ one asks how many factors ${p} make ${p ** n}, which is ${n}; dividing by ${p} is something else.`,
    ],
    [
      bracket,
      "stops at the parentheses",
      `${bracket} is what is left in the parentheses after $${lower}$ is taken out.`,
    ],
    [
      k,
      "answers with the difference of exponents",
      `The two exponents lie ${k} apart, but that does not say how great they are.`,
    ],
    [
      shift ? n : n - 1,
      shift ? "stops at the lower exponent" : "takes the exponent of the next lower power",
      shift
        ? `${n} is the exponent $n - 1$ of the lower power.`
        : `$${p}^{${n - 1}}$ is only ${p ** (n - 1)}, and ${p ** (n - 1)} times ${bracket} is not ${total}.`,
    ],
    [
      2 * n + k,
      "adds the exponents",
      `Exponents are added when powers are multiplied; here the powers are ${sign > 0 ? "added" : "subtracted"}.`,
    ],
  ];
  return {
    variant: `equation/${mark}${shift}`,
    difficulty: 3 + (shift ? 1 : 0) + (p ** n * bracket > 800 ? 1 : 0),
    stem: rng.pick([
      `If $${upper} ${mark} ${lower} = ${total}$, what is the value of $n$?`,
      `For what value of $n$ is $${upper} ${mark} ${lower}$ equal to ${total}?`,
    ]),
    key: {
      text: String(key),
      value: key,
      why: `$${p}^{${n + k}} ${mark} ${p}^{${n}} = ${p ** (n + k)} ${mark} ${p ** n} = ${total}$.`,
    },
    slips: slipsFrom(wrong),
    solution: {
      idea: "Take the lower power out of both terms: what stays in the parentheses is a plain number.",
      steps: [
        `$${upper} ${mark} ${lower} = ${lower} \\, (${powerTex(p, k)} ${mark} 1) = ${lower} \\times ${bracket}$.`,
        `$${total} \\div ${bracket} = ${p ** n} = ${p}^${n}$, so ${shift ? `$n - 1 = ${n}$ and $n = ${key}$` : `$n = ${n}$`}.`,
      ],
      check: `Powers that are ${sign > 0 ? "added" : "subtracted"} cannot be joined by their exponents; put ${key} in to be sure.`,
    },
  };
}

/** 4^10 + 4^10 + 4^10 + 4^10 = 2^n: what is n? */
function drawCopies(rng: Rng) {
  const p = rng.pick([2, 2, 3]);
  const e = rng.int(1, p === 2 ? 3 : 2);
  const j = p === 2 ? rng.pick([1, 2, 2, 3]) : 1;
  const t = rng.int(3, 20);
  const [base, m] = [p ** e, p ** j];
  const key = e * t + j;
  const term = `${base}^{${t}}`;
  const wrong: Wrong[] = [
    [
      e * t,
      "forgets the copies",
      `$${p}^{${e * t}}$ is the value of only one of the equal numbers; adding ${m} of them multiplies it by ${m}.`,
    ],
    [
      e * t * m,
      "multiplies the exponent by the copies",
      `Adding ${m} equal powers multiplies the power by ${m}, not its exponent.`,
    ],
    [
      t * m,
      "adds the exponents",
      `Exponents are added when powers are multiplied; here powers are added, which makes only ${m} times one of them.`,
    ],
    [
      e * t + m,
      "adds the number of copies",
      `The factor ${m} is $${powerTex(p, j)}$, so it adds ${j} to the exponent, not ${m}.`,
    ],
    [
      t + j,
      `keeps the base ${base}`,
      `The base has to be ${p}: $${term}$ is $${p}^{${e * t}}$ before the factor ${m} comes to it.`,
    ],
    [
      e * (t + j),
      "multiplies the copies' exponent too",
      `Only $${term}$ has the base ${base}; the factor ${m} is already $${powerTex(p, j)}$.`,
    ],
    [
      t + m,
      `adds the copies to the exponent of ${base}`,
      `The factor ${m} and the base ${base} must both be written with base ${p} first.`,
    ],
    [
      t,
      "leaves the exponent as it was",
      `The sum of ${m} powers is greater than each of them, and the base has changed to ${p}.`,
    ],
    [
      e * t - j,
      "divides by the copies",
      `Adding ${m} equal powers multiplies by ${m}; this divides by it.`,
    ],
  ];
  return {
    variant: `copies/${base}x${m}`,
    difficulty: 1 + (e > 1 ? 1 : 0) + (m !== base ? 1 : 0) + (e > 1 && j > 1 ? 1 : 0),
    stem:
      m <= 4
        ? `If $${Array.from({ length: m }, () => term).join(" + ")} = ${p}^n$, what is the value of $n$?`
        : `The sum of ${m} numbers, each of them $${term}$, is $${p}^n$. What is the value of $n$?`,
    key: {
      text: String(key),
      value: key,
      why: `The sum is $${m} \\times ${term} = ${powerTex(p, j)} \\times ${p}^{${e * t}}$, and the exponents add up to ${key}.`,
    },
    slips: slipsFrom(wrong),
    solution: {
      idea: `Adding equal numbers is multiplying: the sum is ${m} times one of them.`,
      steps: [
        `The sum is $${m} \\times ${term}$.`,
        e > 1
          ? `With base ${p}: ${j > 1 ? `$${m} = ${p}^{${j}}$ and ` : ""}$${term} = (${p}^{${e}})^{${t}} = ${p}^{${e * t}}$.`
          : `The factor is $${m}${j > 1 ? ` = ${powerTex(p, j)}` : ""}$.`,
        `$${powerTex(p, j)} \\times ${p}^{${e * t}} = ${p}^{${key}}$.`,
      ],
      check: `Test the rule with small numbers: $2^3 + 2^3 = 16 = 2^4$, not $2^6$.`,
    },
  };
}

const word = (sign: number): string => (sign > 0 ? "+" : "-");

const fraction = (x: number, y: number): Fraction | null =>
  x > 0 && y > 0 ? new Fraction(x, y) : null;

/** (5^12 - 5^10) / (5^11 + 5^10): what is its value? */
function drawQuotient(rng: Rng) {
  const p = rng.pick([2, 3, 3, 5]);
  const [k, j] = rng.sample([1, 2, 3, 4], 2) as [number, number];
  const [s, t] = [rng.pick([1, -1]), rng.pick([1, -1])];
  const [a, b] = [rng.int(6, 30), rng.int(0, 2)];
  const [top, bottom] = [p ** k + s, p ** j + t];
  if (top > 130 || bottom > 130 || bottom < 2 || top < 2) return null;
  const left = p ** b;
  const key = new Fraction(top * left, bottom);
  const low = b === 0 ? a : a - b;
  const upper = `${p}^{${a + k}} ${word(s)} ${p}^{${a}}`;
  const lower = `${p}^{${low + j}} ${word(t)} ${p}^{${low}}`;
  const wrong = [
    [
      fraction(p ** Math.max(0, a + k - low - j), p ** Math.max(0, low + j - a - k)),
      "cancels the lower powers",
      `Terms of a sum or difference cannot be canceled one by one: only common factors can.`,
    ],
    [
      fraction((p ** k - s) * left, bottom),
      "turns the sign above",
      `With $${p}^{${a}}$ taken out of the numerator, $${powerTex(p, k)} ${word(s)} 1 = ${top}$ is left.`,
    ],
    [
      fraction(top * left, p ** j - t),
      "turns the sign below",
      `With $${p}^{${low}}$ taken out of the denominator, $${powerTex(p, j)} ${word(t)} 1 = ${bottom}$ is left.`,
    ],
    [
      fraction(p ** k * left, bottom),
      "leaves no 1 above",
      `Taking $${p}^{${a}}$ out of itself leaves 1, so the numerator keeps $${powerTex(p, k)} ${word(s)} 1$, not $${powerTex(p, k)}$.`,
    ],
    [
      fraction(top * left, p ** j),
      "leaves no 1 below",
      `Taking $${p}^{${low}}$ out of itself leaves 1, so the denominator keeps $${powerTex(p, j)} ${word(t)} 1$, not $${powerTex(p, j)}$.`,
    ],
    [
      b > 0 ? fraction(top, bottom) : null,
      "drops the factor between the two",
      `$${p}^{${a}}$ comes out above and $${p}^{${low}}$ below, so the factor $${p}^{${b}}$ stays.`,
    ],
    [
      fraction(bottom, top * left),
      "inverts the fraction",
      `This divides the denominator by the numerator.`,
    ],
  ] as const;
  return {
    variant: `quotient/${b > 0 ? "uneven" : "even"}-${p}`,
    difficulty: 4 + (b > 0 ? 2 : 0) + (key.isWhole ? 0 : 1),
    stem: rng.pick([
      `What is the value of $\\frac{${upper}}{${lower}}$?`,
      `Which of the following is equal to $\\frac{${upper}}{${lower}}$?`,
    ]),
    key: {
      text: `$${texFraction(key)}$`,
      value: key.value,
      why: `After factoring, $\\frac{${p}^{${a}} \\times ${top}}{${p}^{${low}} \\times ${bottom}}$ is left, which is $${texFraction(key)}$.`,
    },
    slips: wrong.flatMap(([value, slip, why]) =>
      value ? [{ text: `$${texFraction(value)}$`, value: value.value, slip, why }] : [],
    ),
    solution: {
      idea: "Sums of powers do not cancel term by term: take the lower power out above and below first.",
      steps: [
        `Above: $${upper} = ${p}^{${a}} (${powerTex(p, k)} ${word(s)} 1) = ${p}^{${a}} \\times ${top}$.`,
        `Below: $${lower} = ${p}^{${low}} (${powerTex(p, j)} ${word(t)} 1) = ${p}^{${low}} \\times ${bottom}$.`,
        b > 0
          ? `$${p}^{${a}} \\div ${p}^{${low}} = ${left === p ? p : `${p}^${b} = ${left}`}$, so the value is $\\frac{${left} \\times ${top}}{${bottom}} = ${texFraction(key)}$.`
          : `The common power cancels, and $${key.bottom === bottom && key.top === top ? "" : `\\frac{${top}}{${bottom}} = `}${texFraction(key)}$ is left.`,
      ],
      check: "Only a factor of the whole numerator and the whole denominator may be canceled.",
    },
  };
}

const big = (base: string, power: string | number): bigint => BigInt(base) ** BigInt(power);

const value = (sum: string): bigint =>
  Array.from(sum.matchAll(/(^|[+-]) ?(\d+)\^(\d+)/g)).reduce(
    (total, [, sign, base, power]) =>
      sign === "-" ? total - big(base!, power!) : total + big(base!, power!),
    0n,
  );

export const template: ProblemTemplate = {
  id: "factor-out-the-power",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern:
    "Sums and differences of powers: take out the lowest power; what is left is a plain number.",

  make(rng) {
    const draft = rng.pick([drawEquation, drawCopies, drawQuotient])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** Computes every power in full, with big integers, and tries every option. */
  check({ stem, options }) {
    const text = plain(stem.replaceAll(/\^\{(\d+)\}/g, "^$1"));
    const chosen = (isRight: (option: string) => boolean): number[] =>
      options.flatMap((option, k) => (isRight(option) ? [k] : []));
    if (text.includes(")/(")) {
      const [top, bottom] = quotientParts(text).map(value) as [bigint, bigint];
      return chosen((option) => {
        const given = valueOf(option);
        return BigInt(given.top) * bottom === BigInt(given.bottom) * top;
      });
    }
    const many = /sum of (\d+) numbers, each of them (\d+)\^(\d+), is (\d+)\^n/.exec(text);
    if (many) {
      const [, m, base, power, other] = many;
      const total = BigInt(m!) * big(base!, power!);
      return chosen((option) => big(other!, option) === total);
    }
    const copies = /^If ([\d^+ ]+) = (\d+)\^n,/.exec(text);
    if (copies) return chosen((option) => big(copies[2]!, option) === value(copies[1]!));
    const [base = "", up = "", mark = "", down, total = ""] = read(
      stem,
      /(\d+)\^n \+ (\d+) ([+-]) \d+\^n(?: - (\d+))?(?: = | equal to | is equal to )(\d+)/,
    );
    return chosen((option) => {
      const n = Number(option);
      const [greater, less] = [
        big(base, n + Number(up)),
        big(base, Math.max(0, n - Number(down ?? 0))),
      ];
      return (mark === "+" ? greater + less : greater - less) === BigInt(total);
    });
  },
};

/** The numerator and denominator of the stem's only fraction. */
function quotientParts(stem: string): string[] {
  return read(stem, /\(([^()]+)\)\/\(([^()]+)\)/);
}
