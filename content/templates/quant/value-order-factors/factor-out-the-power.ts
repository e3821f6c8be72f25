import {
  Fraction,
  isPositiveWhole,
  isPrime,
  listed,
  numberChoice,
  plain,
  primeFactors,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  texFactors,
  texFraction,
  texTerm,
  texThousands,
  thousands,
  valueOf,
  fractionChoice,
  fractionSlips,
  type Wrong,
} from "@theta/items/template";

const power = (base: number | string, e: number): string =>
  e === 1 ? `${base}` : `${base}^{${e}}`;
const plus = (k: number): string => (k === 0 ? "n" : k > 0 ? `n + ${k}` : `n - ${-k}`);
const TAKEAWAY =
  "Sums and differences of powers: take out the lowest power, and a small number is left.";

/** 3^(n+1) - 3^(n-1) = 216: the value of n, or of another expression with n. */
function drawEquation(rng: Rng) {
  const p = rng.pick([2, 3, 3, 5]);
  const [low, k] = [rng.pick([0, -1, -1, -2, 1]), rng.int(1, p === 2 ? 4 : p === 3 ? 3 : 2)];
  const least = rng.int(2, p === 2 ? 7 : p === 3 ? 4 : 3);
  const sign = rng.pick([1, -1]);
  const [n, bracket] = [least - low, p ** k + sign];
  const total = p ** least * bracket;
  const asks = rng.pick(["n", "power"] as const);
  if (total > 5000 || bracket < 3 || n < 2) return null;
  const mark = sign > 0 ? "+" : "-";
  const [upper, lower] = [`${p}^{${plus(low + k)}}`, `${p}^{${plus(low)}}`.replace("^{n}", "^n")];
  const shift = rng.pick([-2, 2, 1, 3].filter((s) => s !== low && s !== low + k && n + s > 0));
  const key = asks === "n" ? n : p ** (n + shift);
  const off = rng.pick([1, -1]);
  const withN = (value: number): string =>
    `With $n = ${value}$, $${lower}$ would be $${p}^{${value + low}}$, but it is $${texThousands(total)} \\div ${bracket} = ${p ** least} = ${p}^${least}$.`;
  const wrong: Wrong[] =
    asks === "n"
      ? [
          [
            least,
            "stops at the lower exponent",
            `${least} is the value of the lower exponent, $${plus(low)}$.`,
          ],
          [
            least + k,
            "stops at the greater exponent",
            `${least + k} is the value of the greater exponent, $${plus(low + k)}$.`,
          ],
          [n + off, "is off by one", withN(n + off)],
          [
            n + k,
            "adds the difference of the exponents",
            `This adds ${k}, the difference of the exponents, to ${n}. ${withN(n + k)}`,
          ],
          [
            bracket,
            "stops at the number in parentheses",
            `${bracket} is what is left in parentheses after $${lower}$ is taken out.`,
          ],
          [2 * n, "adds the exponents", `This is $2 \\cdot ${n}$. ${withN(2 * n)}`],
          [n + 2 * off, "miscounts the factors", withN(n + 2 * off)],
          [n - off, "is off by one", withN(n - off)],
        ]
      : [
          [
            p ** least,
            "stops at the lower power",
            `${thousands(p ** least)} is the value of $${lower}$, not of the power that is asked for.`,
          ],
          [
            p ** n,
            `gives the value of ${p} to the n`,
            `${thousands(p ** n)} is the value of $${p}^n$, not of the power that is asked for.`,
          ],
          [
            p ** (least + k),
            "stops at the greater power",
            `${thousands(p ** (least + k))} is the value of $${upper}$, not of the power that is asked for.`,
          ],
          [
            p ** (n + shift + 1),
            "uses an exponent that is too great by 1",
            `This is $${p}^{${n + shift + 1}}$, but $n = ${n}$, so the exponent is ${n + shift}.`,
          ],
          [n + shift, "gives the exponent", `${n + shift} is the exponent, not the power.`],
          [
            p ** (n + shift - 1),
            "uses an exponent that is too small by 1",
            `This is $${p}^{${n + shift - 1}}$, but $n = ${n}$, so the exponent is ${n + shift}.`,
          ],
          [
            p ** (n + shift + 2),
            "uses an exponent that is too great by 2",
            `This is $${p}^{${n + shift + 2}}$, but $n = ${n}$, so the exponent is ${n + shift}.`,
          ],
        ];
  const question = asks === "n" ? "$n$" : `$${p}^{${plus(shift)}}$`;
  return {
    variant: `equation-${asks}`,
    difficulty: asks === "n" ? 3 : 4,
    stem: rng.pick([
      `If $n$ is an integer and $${upper} ${mark} ${lower} = ${texThousands(total)}$, what is the value of ${question}?`,
      `If $${upper} = ${texThousands(total)} ${sign > 0 ? "-" : "+"} ${lower}$, what is the value of ${question}?`,
    ]),
    key: numberChoice(
      key,
      `$n = ${n}$, because $${power(p, least + k)} ${mark} ${power(p, least)} = ${texThousands(total)}$.`,
    ),
    slips: slipsFrom(wrong, isPositiveWhole, thousands),
    solution: {
      idea: "Take the lower power out of both terms, so that only one power is left.",
      steps: [
        `$${upper} ${mark} ${lower} = ${lower}(${power(p, k)} ${mark} 1) = ${lower} \\times ${bracket}$.`,
        `$${texThousands(total)} \\div ${bracket} = ${texThousands(p ** least)} = ${p}^${least}$, so $${plus(low)} = ${least}$${low === 0 ? "" : ` and $n = ${n}$`}.`,
        ...(asks === "n"
          ? []
          : [
              `$${p}^{${plus(shift)}} = ${p}^{${n} ${texTerm(shift, "")}} = ${p}^{${n + shift}} = ${texThousands(key)}$.`,
            ]),
      ],
      check: `With $n = ${n}$, $${power(p, least + k)} ${mark} ${power(p, least)} = ${texThousands(p ** (least + k))} ${mark} ${texThousands(p ** least)} = ${texThousands(total)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The greatest prime factor of a sum or difference of powers. */
function drawPrime(rng: Rng) {
  const p = rng.pick([2, 2, 3, 5]);
  const low = rng.int(4, 12) * 2;
  const k = rng.pick(p === 2 ? [4, 5, 6, 7, 8] : p === 3 ? [2, 3, 4, 5] : [2, 3]);
  const sign = rng.pick([1, -1]);
  const isRun = rng.chance(0.25);
  const runLength = p === 5 ? 3 : rng.int(3, 4);
  const rest = isRun ? sum(range(0, runLength - 1).map((j) => p ** j)) : p ** k + sign;
  const primes = primeFactors(rest).map(([prime]) => prime);
  const key = Math.max(p, ...primes);
  if (key > 50 || key === p || (!isRun && primes.length + (primes.includes(2) ? 0 : 1) < 2))
    return null;
  // 4^17 for 2^34, where the exponent allows it.
  const written = (e: number) =>
    p === 2 && e % 2 === 0 && rng.chance(0.6) ? `4^{${e / 2}}` : power(p, e);
  const mark = sign > 0 ? "+" : "-";
  const sumTex = isRun
    ? range(low, low + runLength - 1)
        .map((e) => power(p, e))
        .join(" + ")
    : `${written(low + k)} ${mark} ${written(low)}`;
  const out = power(p, low);
  const factored = `${out} \\times ${rest}`;
  const isNew = (q: number) => q !== key && !primes.includes(q);
  const error = `With $${out}$ taken out, ${rest} is left in the parentheses`;
  const reversed = isRun ? rest - 1 : p ** k - sign;
  const near = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43].filter(
    (q) => isNew(q) && q !== p && Math.abs(q - key) < 14,
  );
  const wrong: Wrong[] = [
    [p, "sees only the base", `${p} divides the expression, but so does ${key}, which is greater.`],
    ...primes
      .filter((q) => q !== key)
      .map((q): Wrong => [
        q,
        "stops at a smaller prime factor",
        `${q} is a prime factor, but ${key} is a greater one.`,
      ]),
    ...primeFactors(reversed)
      .filter(([q]) => isNew(q) && q < 60)
      .map(([q]): Wrong => [
        q,
        isRun ? "forgets the 1 in the parentheses" : "reverses the sign in the parentheses",
        `${error}, not ${reversed} with its factor ${q}.`,
      ]),
    ...rng
      .shuffle(near)
      .map((q): Wrong => [
        q,
        "makes an error in the parentheses",
        `${error}, and ${q} is not a factor of it.`,
      ]),
  ];
  return {
    variant: isRun ? "prime-run" : "prime",
    difficulty: 5,
    stem: rng.pick([
      `What is the greatest prime factor of $${sumTex}$?`,
      `If $k = ${sumTex}$, what is the greatest prime number that is a factor of $k$?`,
    ]),
    key: numberChoice(
      key,
      `The expression is $${factored}$${isPrime(rest) ? "" : `, and $${rest} = ${texFactors(rest)}$`}.`,
    ),
    slips: slipsFrom(wrong),
    solution: {
      idea: "Factor the expression: prime factors can be read from a product but not from a sum or difference.",
      steps: [
        ...(sumTex.includes("4^")
          ? Array.from(
              sumTex.matchAll(/4\^\{(\d+)\}/g),
              ([four, e]) => `$${four} = (2^2)^{${e}} = 2^{${2 * Number(e)}}$.`,
            )
          : []),
        isRun
          ? `$${sumTex} = ${out}(1 + ${range(1, runLength - 1)
              .map((j) => power(p, j))
              .join(" + ")}) = ${factored}$.`
          : `$${power(p, low + k)} ${mark} ${out} = ${out}(${power(p, k)} ${mark} 1) = ${factored}$.`,
        isPrime(rest)
          ? `${rest} is prime, so the greatest prime factor is ${key}.`
          : `$${rest} = ${texFactors(rest)}$, so the greatest prime factor is ${key}.`,
      ],
      check: "Do not stop at the base: the number in parentheses brings the other prime factors.",
      takeaway: TAKEAWAY,
    },
  };
}

/** Sums that join step by step: 2^5 + 2^5 + 2^6 + 2^7 = 2^8, or equal powers of 4. */
function drawJoin(rng: Rng) {
  const chain = rng.chance(0.6);
  const p = chain ? 2 : rng.pick([2, 2, 3]);
  const [a, length] = [rng.int(1, 7), rng.int(3, 7)];
  const [e, j] =
    p === 2
      ? rng.pick([
          [2, 1],
          [2, 2],
          [3, 2],
          [3, 1],
        ] as const)
      : ([2, 1] as const);
  const t = rng.int(3, 12);
  const [base, m] = [p ** e, p ** j];
  const key = chain ? a + length + 1 : e * t + j;
  const last = a + length;
  const chainTex = `${power(2, a)} + ${power(2, a)} + ${range(a + 1, last)
    .map((x) => power(2, x))
    .join(" + ")}`;
  const copiesTex = range(1, m)
    .map(() => power(base, t))
    .join(" + ");
  const wrong: Wrong[] = chain
    ? [
        [
          last,
          "takes the greatest of the exponents",
          `This is the exponent of the last term, but the terms before it also add up to $${power(2, last)}$, so the sum is twice that.`,
        ],
        [
          last + 2,
          "joins one pair too many",
          `Each step doubles the sum once. It ends with $${power(2, last)} + ${power(2, last)}$.`,
        ],
        [
          a + (a * (length + 1) + (length * (length + 1)) / 2),
          "adds all exponents",
          "This is the sum of all the exponents, but exponents are added when powers are multiplied, not when powers are added.",
        ],
        [
          2 * last,
          "adds the last two exponents",
          `This is $${last} + ${last}$, but two equal powers of 2 add up to the next power of 2, so only 1 is added.`,
        ],
        [
          length + 2,
          "counts the terms",
          `This is the number of terms, but $2^{${length + 2}}$ would be a product of ${length + 2} factors of 2.`,
        ],
        [
          last - 1,
          "stops before the last term",
          `This is the exponent of the term before the last one, but the last term alone is $${power(2, last)}$.`,
        ],
        [
          a + last,
          "adds the first and last exponents",
          `This is $${a} + ${last}$, but exponents are added when powers are multiplied, not when powers are added.`,
        ],
      ]
    : [
        [
          e * t,
          "forgets that there are several terms",
          `$${power(p, e * t)}$ is only one of the ${m} terms.`,
        ],
        [
          e * t * m,
          "multiplies the exponent by the number of terms",
          `This is $${e * t} \\cdot ${m}$, but adding ${m} equal powers multiplies the power by ${m}, not its exponent.`,
        ],
        [
          e * t + m,
          "adds the number of terms to the exponent",
          `This is $${e * t} + ${m}$, but the factor ${m} is $${power(p, j)}$, which adds ${j} to the exponent.`,
        ],
        [
          t + j,
          `keeps the base ${base}`,
          `This is $${t} + ${j}$, as if the base were ${p}, but $${power(base, t)}$ is $${power(p, e * t)}$.`,
        ],
        [
          t * m,
          "adds the exponents",
          `This is $${t} \\cdot ${m}$, the sum of the exponents, but exponents are added when powers are multiplied, not when powers are added.`,
        ],
        [
          e * (t + j),
          `treats ${m} as a power of ${base}`,
          `This is $${e}(${t} + ${j})$, as if the factor ${m} were $${power(base, j)}$.`,
        ],
        [
          t + e,
          "adds the exponents of a power of a power",
          `This is $${t} + ${e}$, but $${power(base, t)} = (${p}^${e})^{${t}}$, so the exponents are multiplied.`,
        ],
      ];
  const sumTex = chain ? chainTex : copiesTex;
  return {
    variant: chain ? "chain" : "copies",
    difficulty: chain ? 5 : 3,
    stem: rng.pick([
      `If $${sumTex} = ${p}^n$, what is the value of $n$?`,
      `The sum $${sumTex}$ is equal to $${p}^n$ for which of the following values of $n$?`,
    ]),
    key: numberChoice(key, `The sum is $${power(p, key)}$.`),
    slips: slipsFrom(wrong),
    solution: chain
      ? {
          idea: "Two equal powers of 2 add up to the next power of 2.",
          steps: [
            `$${power(2, a)} + ${power(2, a)} = 2 \\times ${power(2, a)} = ${power(2, a + 1)}$.`,
            `With the next term, $${power(2, a + 1)} + ${power(2, a + 1)} = ${power(2, a + 2)}$, and so on.`,
            `At the end, $${power(2, last)} + ${power(2, last)} = ${power(2, key)}$.`,
          ],
          check: `Test a shorter sum: $2 + 2 + 4 = 8 = 2^3$.`,
          takeaway: "Equal powers of 2 in a sum join to the next power, step by step.",
        }
      : {
          idea: `Adding ${m} equal terms means multiplying one of them by ${m}.`,
          steps: [
            `The sum is $${m} \\times ${power(base, t)}$.`,
            `With base ${p}, $${power(base, t)} = (${p}^${e})^{${t}} = ${power(p, e * t)}$${j > 1 ? ` and $${m} = ${p}^${j}$` : ""}.`,
            `$${power(p, j)} \\times ${power(p, e * t)} = ${power(p, key)}$.`,
          ],
          check: "Test the rule with small numbers: $2^3 + 2^3 = 16 = 2^4$, not $2^6$.",
          takeaway:
            "A sum of m equal powers is m times the power. Write m as a power, too, if you can.",
        },
  };
}

/** (5^12 - 5^10) / (5^11 + 5^10). */
function drawQuotient(rng: Rng) {
  const p = rng.pick([2, 3, 3, 5]);
  const [k, j] = rng.sample(p === 2 ? [1, 2, 3, 4] : [1, 2, 3], 2) as [number, number];
  const [s, t] = [rng.pick([1, -1]), rng.pick([1, -1])];
  const [a, b] = [rng.int(4, 14), rng.int(0, 1)];
  const [top, bottom, left, low] = [p ** k + s, p ** j + t, p ** b, a - b];
  const key = new Fraction(top * left, bottom);
  if (top > 130 || bottom > 30 || bottom < 2 || top < 2 || key.bottom > 15 || key.value === 1)
    return null;
  const sumTex = (high: number, sign: number, base: number) =>
    `${power(p, high)} ${sign > 0 ? "+" : "-"} ${power(p, base)}`;
  const [upper, lower] = [sumTex(a + k, s, a), sumTex(low + j, t, low)];
  const gap = a + k - low - j;
  const lost = "leaves no 1 when a power is taken out";
  const wrong = [
    [
      new Fraction(p ** Math.max(0, gap), p ** Math.max(0, -gap)),
      "cancels the lower powers",
      `This is $${power(p, a + k)} \\div ${power(p, low + j)}$, as if the other terms canceled. Only common factors can be canceled.`,
    ],
    [
      new Fraction((p ** k - s) * left, bottom),
      "reverses a sign",
      `This takes ${p ** k - s} for what is left in the numerator, but it is $${power(p, k)} ${s > 0 ? "+" : "-"} 1 = ${top}$.`,
    ],
    [
      new Fraction(top * left, Math.max(1, p ** j - t)),
      "reverses a sign",
      `This takes ${p ** j - t} for what is left in the denominator, but it is $${power(p, j)} ${t > 0 ? "+" : "-"} 1 = ${bottom}$.`,
    ],
    [
      new Fraction(p ** k * left, bottom),
      lost,
      `This takes ${p ** k} for what is left in the numerator, but it is $${power(p, k)} ${s > 0 ? "+" : "-"} 1 = ${top}$.`,
    ],
    ...(b > 0
      ? ([
          [
            new Fraction(top, bottom),
            "cancels powers that are not equal",
            `This is $\\frac{${top}}{${bottom}}$, as if the powers canceled, but $${power(p, a)} \\div ${power(p, low)} = ${left}$.`,
          ],
        ] as const)
      : []),
    [
      new Fraction(top * left, p ** j),
      lost,
      `This takes ${p ** j} for what is left in the denominator, but it is $${power(p, j)} ${t > 0 ? "+" : "-"} 1 = ${bottom}$.`,
    ],
    [
      new Fraction(bottom, top * left),
      "inverts the fraction",
      "This divides the denominator by the numerator.",
    ],
    [
      new Fraction(top * left * p, bottom),
      "takes out one factor too few",
      `This has a factor of ${p} too many: the fraction reduces to $\\frac{${left > 1 ? `${left} \\times ` : ""}${top}}{${bottom}}$.`,
    ],
  ] as const satisfies readonly Wrong<Fraction>[];
  return {
    variant: "quotient",
    difficulty: 4 + b,
    stem: rng.pick([
      `$\\frac{${upper}}{${lower}}$ is equal to which of the following?`,
      `What is the value of $\\frac{${upper}}{${lower}}$?`,
      `The value of $${upper}$ is how many times the value of $${lower}$?`,
    ]),
    key: fractionChoice(
      key,
      `The fraction is $\\frac{${power(p, a)} \\times ${top}}{${power(p, low)} \\times ${bottom}}$.`,
    ),
    slips: fractionSlips(wrong, ({ value }) => value > 0),
    solution: {
      idea: "Take the lower power out of the numerator and out of the denominator, and then cancel.",
      steps: [
        `$${upper} = ${power(p, a)}(${power(p, k)} ${s > 0 ? "+" : "-"} 1) = ${power(p, a)} \\times ${top}$.`,
        `$${lower} = ${power(p, low)}(${power(p, j)} ${t > 0 ? "+" : "-"} 1) = ${power(p, low)} \\times ${bottom}$.`,
        b > 0
          ? `$${power(p, a)} \\div ${power(p, low)} = ${left}$, so the quotient is $\\frac{${left} \\times ${top}}{${bottom}} = ${texFraction(key)}$.`
          : `$${power(p, a)}$ cancels, and $\\frac{${top}}{${bottom}}${key.top === top ? "" : ` = ${texFraction(key)}`}$ is left.`,
      ],
      check: "Cancel only what is a factor of the whole numerator and of the whole denominator.",
      takeaway: TAKEAWAY,
    },
  };
}

const twosIn = (n: number): number => (n % 2 === 0 ? 1 + twosIn(n / 2) : 0);

/** TeX of a number with its factors of 2 apart: `2^3 \\cdot 5`. */
function splitTwos(n: number): string {
  const odd = n / 2 ** twosIn(n);
  return `${power(2, twosIn(n))}${odd > 1 ? ` \\cdot ${texThousands(odd)}` : ""}`;
}

/** How many factors 2 a difference of odd powers has: 3^12 - 3^4. */
function drawTwos(rng: Rng) {
  const b = rng.pick([3, 5, 7, 9, 11]);
  const e = rng.pick([4, 8, 8]);
  const low = rng.pick([0, 2, 3, 4, 5, 6, 8, 10, 12]);
  // b^8 - 1 is (b^4 + 1)(b^2 + 1)(b + 1)(b - 1).
  const halves = range(1, Math.log2(e)).map((j) => e / 2 ** j);
  const parts = [...halves.map((h) => b ** h + 1), b - 1];
  const key = sum(parts.map(twosIn));
  const difference = low === 0 ? `${b}^${e} - 1` : `${power(b, low + e)} - ${power(b, low)}`;
  const inner = [...halves.map((h) => `(${power(b, h)} + 1)`), `(${b} - 1)`].join("");
  const outer = low === 0 ? "" : power(b, low);
  const nested = "stops before all differences of squares are factored";
  const off = rng.pick([1, -1]);
  const each = `The numbers of factors of 2 add up to $${parts.map(twosIn).join(" + ")} = ${key}$.`;
  const wrong: Wrong[] = [
    [
      parts.length,
      "counts each even factor only once",
      `${each} A multiple of 4 has more than one factor of 2.`,
    ],
    [
      twosIn(b ** 2 - 1),
      nested,
      `This counts only the factors of 2 in $${b}^2 - 1 = ${b ** 2 - 1}$. ${each}`,
    ],
    [
      e,
      "takes the difference of the exponents",
      "This is the difference of the exponents, which is not the number of factors of 2.",
    ],
    [key + off, "miscounts the factors 2", each],
    [parts.length - 1, nested, `This is too few for ${parts.length} even factors. ${each}`],
    [
      low + key,
      "adds the lower exponent",
      `$${outer === "" ? b : outer}$ is odd, so it brings no factor of 2, and ${low} must not be added.`,
    ],
    [key + 2 * off, "miscounts the factors 2", each],
    [key - off, "miscounts the factors 2", each],
    [
      1,
      "sees only that the difference is even",
      `The difference is even, but 2 is a factor more than once. ${each}`,
    ],
  ];
  return {
    variant: "twos",
    difficulty: e === 4 ? 7 : 8,
    stem: rng.pick([
      `What is the greatest integer $n$ for which $2^n$ is a factor of $${difference}$?`,
      `If $\\frac{${difference}}{2^n}$ is an odd integer, what is the value of $n$?`,
    ]),
    key: numberChoice(key, each),
    slips: slipsFrom(wrong),
    solution: {
      idea: "Factor the difference of squares again and again, until every factor is small enough to count its factors of 2.",
      steps: [
        ...(low === 0 ? [] : [`$${difference} = ${outer}(${b}^${e} - 1)$, and $${outer}$ is odd.`]),
        `$${b}^${e} - 1 = ${inner}$.`,
        `The factors are ${listed(parts.map((part) => `$${texThousands(part)}${isPrime(part) ? "" : ` = ${splitTwos(part)}`}$`))}.`,
        `Their numbers of factors of 2 add up to $${parts.map(twosIn).join(" + ")} = ${key}$.`,
      ],
      check: "Every factor is even, but some are multiples of 4 or 8.",
      takeaway: "If an exponent is even, a power less 1 is a difference of squares.",
    },
  };
}

const big = (base: string, e: string | number = 1): bigint => BigInt(base) ** BigInt(e);
/** For the checker: n with what is added to it, written as `+ 2`. */
function exponentOf(n: number, part = ""): number {
  return n + Number(part.replaceAll(" ", "") || 0);
}

/** For the checker: a sum of numbers. */
function amount(text: string): number {
  return sum(
    Array.from(text.matchAll(/([+-]?) ?(\d+(?:\.\d+)?)/g), ([, sign, size]) =>
      Number(`${sign}${size}`),
    ),
  );
}

const valueOfSum = (text: string): bigint =>
  Array.from(text.matchAll(/(^|[+-]) ?(\d+)(?:\^(\d+))?/g)).reduce(
    (total, [, sign, base, e]) => (sign === "-" ? total - big(base!, e) : total + big(base!, e)),
    0n,
  );

export const template: ProblemTemplate = {
  id: "factor-out-the-power",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern: "Sums and differences of powers: take out the lowest power, and a small number is left.",

  make(rng) {
    const draft = rng.pick([
      drawEquation,
      drawEquation,
      drawEquation,
      drawEquation,
      drawTwos,
      drawPrime,
      drawPrime,
      drawJoin,
      drawQuotient,
      drawJoin,
    ])(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ stem, options }) =>
    options.map((option) =>
      stem.includes("prime") ? isPrime(valueOf(option).value) : valueOf(option).value > 0,
    ),

  /** Computes every power in full, with big integers, and tries every option. */
  check({ stem, options }) {
    const text = plain(stem.replaceAll(/\^\{(\d+)\}/g, "^$1"));
    const chosen = (isRight: (option: string) => boolean): number[] =>
      options.flatMap((option, k) => (isRight(option) ? [k] : []));
    if (text.includes("prime")) {
      const total = valueOfSum(read(text, /(?:of|k =) (\d[\d^+ -]*\d)/)[0]!);
      const greatest = [...range(2, 60)].findLast((q) => isPrime(q) && total % BigInt(q) === 0n);
      return chosen((option) => Number(option) === greatest);
    }
    if (/factor of .* - |odd integer/.test(text)) {
      const difference = valueOfSum(read(text, /(\d[\d^]* - \d[\d^]*)/)[0]!);
      const isOdd = (n: bigint) =>
        difference % 2n ** n === 0n && difference % 2n ** (n + 1n) !== 0n;
      return chosen((option) => isOdd(BigInt(option)));
    }
    const parts = text.includes(")/(")
      ? read(text, /\(([^()]+)\)\/\(([^()]+)\)/)
      : text.includes("how many times")
        ? read(text, /of (\d[\d^+ -]*\d) is.* of (\d[\d^+ -]*\d)/)
        : null;
    if (parts) {
      const [top, bottom] = parts.map(valueOfSum) as [bigint, bigint];
      return chosen((option) => {
        const given = valueOf(option);
        return BigInt(given.top) * bottom === BigInt(given.bottom) * top;
      });
    }
    const joined = /(?:If|sum) (\d[\d^+ ]*\d) (?:=|is equal to) (\d+)\^n/.exec(text);
    if (joined) return chosen((option) => big(joined[2]!, option) === valueOfSum(joined[1]!));
    const asked = read(text, /value of (?:(\d+)\^)?n(?: ([+-] \d+))?\?/);
    const [left, right] = read(text, /(\d+\^n[^=]*) = ([^,]*),/) as [string, string];
    const side = (part: string, n: number) =>
      part.replaceAll(/(\d+)\^n(?: ([+-] \d+)(?!\^))?/g, (_, base: string, more?: string) =>
        String(Number(base) ** exponentOf(n, more)),
      );
    const n = range(1, 14).find(
      (one) => Math.abs(amount(side(left, one)) - amount(side(right, one))) < 1e-9,
    )!;
    const answer = asked[0] ? Number(asked[0]) ** exponentOf(n, asked[1]) : n;
    return chosen((option) => valueOf(option).value === answer);
  },
};
