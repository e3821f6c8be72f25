import {
  formulaOf,
  near,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  type Solution,
} from "@theta/items/template";

/** A number such as (2√3 + 5)/4: a sum of multiples of roots over an integer. */
interface Surd {
  /** Multiples of roots: [2, 3] is 2√3, and [5, 1] is 5. */
  readonly terms: readonly (readonly [times: number, under: number])[];
  readonly over?: number;
}

type Wrong = readonly [value: Surd, slip: string, why: string];

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly expression: string;
  /** Stems of its own, if the expression isn't simply to be evaluated. */
  readonly stems?: readonly string[];
  readonly key: Surd;
  readonly why: string;
  readonly wrong: readonly Wrong[];
  readonly solution: Solution;
}

const TAKEAWAY =
  "Multiply numerator and denominator by the conjugate: the product of a sum and a difference has no roots.";
const SQUARE_FREE = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21];

/** 12 under the root is 2√3. */
function simplified([times, under]: readonly [number, number]): [number, number] {
  const root = range(1, 20).findLast((n) => under % (n * n) === 0)!;
  return [times * root, under / (root * root)];
}

function texTerms(terms: Surd["terms"]): string {
  return terms
    .map(([times, under], k) => {
      const size = Math.abs(times);
      const root = under === 1 ? String(size) : `${size === 1 ? "" : size}\\sqrt{${under}}`;
      const sign = times < 0 ? "-" : "+";
      return k === 0 ? `${times < 0 ? "-" : ""}${root}` : `${sign} ${root}`;
    })
    .join(" ");
}

const gcdOf = (values: readonly number[]): number =>
  range(1, Math.abs(values[0]!) + 1).findLast((n) => values.every((value) => value % n === 0))!;

/** The number in simplest form: like roots together, and the fraction reduced. */
function reduced({ terms, over = 1 }: Surd): Required<Surd> {
  const sums = new Map<number, number>();
  for (const [times, under] of terms.map(simplified))
    sums.set(under, (sums.get(under) ?? 0) + times);
  const kept = [...sums].flatMap(([under, times]) =>
    times === 0 ? [] : [[times, under] as const],
  );
  const shared = gcdOf([over, ...kept.map(([times]) => times)]);
  return { terms: kept.map(([times, under]) => [times / shared, under]), over: over / shared };
}

function tex(surd: Surd): string {
  const { terms, over } = reduced(surd);
  if (terms.length === 0) return "0";
  return over === 1 ? texTerms(terms) : `\\frac{${texTerms(terms)}}{${over}}`;
}

const valueOfSurd = ({ terms, over = 1 }: Surd): number =>
  terms.reduce((total, [times, under]) => total + times * Math.sqrt(under), 0) / over;

const root = (n: number): string => texTerms([[1, n]]);

const twoDigits = (value: number): number => Number(value.toPrecision(2));
const short = (value: number): string => String(Number(value.toFixed(value < 1 ? 3 : 2)));

/** A check by an estimate of a quotient and of the key, where short decimals are close enough. */
function estimated(
  top: string,
  topValue: number,
  bottom: string,
  bottomValue: number,
  key: Surd,
): { check?: string } {
  const wanted = twoDigits(valueOfSurd(key));
  const [one, other] = [short(topValue), short(bottomValue)];
  if (twoDigits(Number(one) / Number(other)) !== wanted) return {};
  const about = /^\d+$/.test(top)
    ? `$${bottom}$ is about ${other}`
    : `$${top}$ is about ${one} and $${bottom}$ is about ${other}`;
  return {
    check: `Estimate: ${about}, and both $\\frac{${one}}{${other}}$ and $${tex(key)}$ are about ${wanted}.`,
  };
}

/** k/(√m − √n) or k/(√m + √n), where m or n can be a square. */
function drawOne(rng: Rng): Question | null {
  const [n, m] = rng.sample([...SQUARE_FREE, 4, 9, 16, 1], 2).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const gap = m - n;
  const k = rng.pick([1, gap, 2 * gap, 2, 3, 4, 6]);
  const sign = rng.pick([1, -1]);
  const isRational = isSquare(m) && isSquare(n);
  if (isRational || gap > 12 || (gap > 1 && k % gap !== 0 && gap % k !== 0) || k > 12) return null;
  const [first, second] = [simplified([1, m]), simplified([1, n])];
  const bottom = texTerms([first, [sign * second[0], second[1]]]);
  const conjugate = texTerms([first, [-sign * second[0], second[1]]]);
  const of = (one: number, other: number, over: number): Surd => ({
    terms: [
      [one, m],
      [other, n],
    ],
    over,
  });
  const key = of(k, -sign * k, gap);
  return {
    kind: "one",
    difficulty: 3,
    expression: `\\frac{${k}}{${bottom}}`,
    key,
    why: `Multiplying by $${conjugate}$ leaves $${m} - ${n} = ${gap}$ in the denominator.`,
    wrong: [
      [
        of(k, sign * k, gap),
        "multiplies by the denominator itself",
        `This multiplies the numerator by $${bottom}$ and divides by ${gap}, but only the conjugate, $${conjugate}$, turns the denominator into ${gap}.`,
      ],
      [
        of(1, sign, gap),
        "multiplies by the denominator itself and drops the numerator",
        `This puts $${bottom}$ over ${gap} and drops the numerator, ${k}. It also takes the denominator itself in place of its conjugate, $${conjugate}$.`,
      ],
      [
        of(k, sign * k, 1),
        "multiplies by the denominator itself and forgets what it becomes",
        `This multiplies ${k} by $${bottom}$ and drops the denominator, but only the conjugate, $${conjugate}$, makes the denominator rational.`,
      ],
      [
        of(k, -sign * k, 1),
        "forgets the denominator",
        `This is the numerator alone, ${k === 1 ? "" : `${k} times `}$${conjugate}$, and it still has to be divided by $${m} - ${n} = ${gap}$.`,
      ],
      [
        of(k, -sign * k, m + n),
        "adds the squares",
        `This divides the new numerator by ${m + n}, but $(${bottom})(${conjugate}) = ${m} - ${n}$, not $${m} + ${n}$.`,
      ],
      [
        { terms: [[k, gap]], over: gap },
        "subtracts under the root",
        `This takes the denominator $${bottom}$ to be $${tex({ terms: [[1, gap]] })}$, but roots can't be combined by subtracting the numbers under them.`,
      ],
      [
        of(1, -sign, gap),
        "drops the numerator",
        `This leaves out the numerator ${k}, which multiplies the conjugate.`,
      ],
      [
        of(k, -sign * k, 2 * gap),
        "doubles the denominator",
        `This divides $${k}(${conjugate})$ by ${2 * gap}, but $(${bottom})(${conjugate}) = ${m} - ${n} = ${gap}$.`,
      ],
      [
        of(k, sign * k, m + n),
        "adds the squares",
        `This multiplies by $${bottom}$ and divides by ${m + n}, but the conjugate is $${conjugate}$, and the denominator becomes $${m} - ${n}$.`,
      ],
    ],
    solution: {
      idea: `The conjugate of the denominator is $${conjugate}$.`,
      steps: [
        `Multiply numerator and denominator by $${conjugate}$.`,
        `The denominator becomes $(${bottom})(${conjugate}) = ${m} - ${n} = ${gap}$.`,
        `So the value is $${gap === 1 ? `${k === 1 ? "" : k}(${conjugate})` : `\\frac{${k === 1 ? conjugate : `${k}(${conjugate})`}}{${gap}}`}$${tex(key).includes("(") ? "" : `, or $${tex(key)}$`}.`,
      ],
      ...estimated(
        `${k}`,
        k,
        bottom,
        valueOfSurd({
          terms: [
            [1, m],
            [sign, n],
          ],
        }),
        key,
      ),
      takeaway: TAKEAWAY,
    },
  };
}

const isSquare = (value: number): boolean => [1, 4, 9, 16].includes(value);

/** 1/(√m − √n) plus or minus 1/(√m + √n): one of the roots cancels. */
function drawPair(rng: Rng): Question | null {
  const [n, m] = rng.sample([...SQUARE_FREE, 4, 9, 16], 2).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const gap = m - n;
  const sign = rng.pick([1, -1]);
  if ((isSquare(m) && isSquare(n)) || gap > 9) return null;
  const [left, right] = [`${root(m)} - ${root(n)}`, `${root(m)} + ${root(n)}`].map((text) =>
    text.replaceAll(/\\sqrt\{(4|9|16)\}/g, (_, square: string) =>
      String(Math.sqrt(Number(square))),
    ),
  ) as [string, string];
  const [kept, lost] = sign > 0 ? [m, n] : [n, m];
  const key: Surd = { terms: [[2, kept]], over: gap };
  const numerator = `(${right}) ${sign > 0 ? "+" : "-"} (${left})`;
  return {
    kind: "pair",
    difficulty: 4,
    expression: `\\frac{1}{${left}} ${sign > 0 ? "+" : "-"} \\frac{1}{${right}}`,
    key,
    why: `Over the common denominator ${gap}, the numerator is $${numerator} = ${tex({ terms: [[2, kept]] })}$.`,
    wrong: [
      [
        { terms: [[2, lost]], over: gap },
        "keeps the wrong root",
        `This keeps $${tex({ terms: [[1, lost]] })}$, but it cancels in the numerator, $${numerator}$.`,
      ],
      [
        { terms: [[1, kept]], over: gap },
        "forgets one of the fractions",
        `This has $${tex({ terms: [[1, kept]] })}$ once in the numerator, but each of the two fractions contributes it.`,
      ],
      [
        { terms: [[1, lost]], over: gap },
        "keeps the wrong root once",
        `This keeps $${tex({ terms: [[1, lost]] })}$, but it cancels in the numerator, and $${tex({ terms: [[1, kept]] })}$ occurs twice in it.`,
      ],
      [
        { terms: [[2, kept]], over: m + n },
        "adds the squares",
        `This divides by ${m + n}, but $(${left})(${right}) = ${m} - ${n}$, not $${m} + ${n}$.`,
      ],
      [
        { terms: [[2, lost]], over: m + n },
        "keeps the wrong root and adds the squares",
        `This keeps $${tex({ terms: [[1, lost]] })}$, which cancels in the numerator, and divides by $${m} + ${n}$, but $(${left})(${right}) = ${m} - ${n}$.`,
      ],
      [
        { terms: [[2, kept]] },
        "forgets the denominator",
        `This is the numerator alone, and the common denominator is $${m} - ${n} = ${gap}$.`,
      ],
      [
        { terms: [[1, kept]], over: kept },
        "adds the denominators",
        `This is $\\frac{2}{${tex({ terms: [[2, kept]] })}}$, which combines the denominators, but the fractions need a common denominator.`,
      ],
      [
        { terms: [[2, 1]], over: gap },
        "loses the roots",
        `This takes the numerator to be 2, but it is $${numerator} = ${tex({ terms: [[2, kept]] })}$.`,
      ],
      [
        {
          terms: [
            [2, m],
            [2, n],
          ],
          over: gap,
        },
        "keeps both roots",
        `This keeps both roots, but $${tex({ terms: [[1, lost]] })}$ cancels in the numerator, $${numerator}$.`,
      ],
    ],
    solution: {
      idea: "The denominators are conjugates, so their product, the common denominator, has no roots.",
      steps: [
        `$(${left})(${right}) = ${m} - ${n} = ${gap}$.`,
        `Over this denominator, the numerator is $(${right}) ${sign > 0 ? "+" : "-"} (${left}) = ${tex({ terms: [[2, kept]] })}$.`,
        `So the value is $${gap === 1 ? tex(key) : `\\frac{${tex({ terms: [[2, kept]] })}}{${gap}}`}$${gap > 1 && reduced(key).over !== gap ? `, or $${tex(key)}$` : ""}.`,
      ],
      check:
        sign > 0
          ? "In the sum, the terms of the numerators with opposite signs cancel."
          : "In a difference of fractions, the minus sign changes both signs of the second numerator.",
      takeaway: "When two denominators are conjugates, combine the fractions first.",
    },
  };
}

/** (√m + √n)/(√m − √n): the numerator becomes a square. */
function drawRatio(rng: Rng): Question | null {
  const [n, m] = rng.sample([...SQUARE_FREE, 4, 9, 1], 2).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const gap = m - n;
  const sign = rng.pick([1, -1]);
  if ((isSquare(m) && isSquare(n)) || gap > 6 || m > 15) return null;
  const [first, second] = [simplified([1, m]), simplified([1, n])];
  const top = texTerms([first, [sign * second[0], second[1]]]);
  const bottom = texTerms([first, [-sign * second[0], second[1]]]);
  const of = (constant: number, times: number, over: number): Surd => ({
    terms: [
      [constant, 1],
      [times, m * n],
    ],
    over,
  });
  const key = of(m + n, 2 * sign, gap);
  if (reduced(key).over > 4) return null;
  const square = `$(${top})^2 = ${texTerms([[m + n, 1], simplified([2 * sign, m * n])])}$`;
  // The sum and the product exchanged, or one of them twice: no two of these forms are nearer to each other.
  const underSum = [m * n, m + n].map((constant): Wrong => [
    {
      terms: [
        [constant, 1],
        [2 * sign, m + n],
      ],
      over: gap,
    },
    constant === m * n ? "exchanges the sum and the product" : "adds under the root",
    `This has ${constant === m * n ? `$${m} \\cdot ${n} = ${constant}$ outside the root and ` : ""}$${m} + ${n} = ${m + n}$ under the root, but ${square}.`,
  ]);
  return {
    kind: "ratio",
    difficulty: 5,
    expression: `\\frac{${top}}{${bottom}}`,
    key,
    why: `The numerator becomes $(${top})^2 = ${texTerms([[m + n, 1], simplified([2 * sign, m * n])])}$ and the denominator ${gap}.`,
    wrong: [
      ...(m * n > 50 ? [] : underSum),
      [
        of(m + n, -2 * sign, gap),
        "turns a sign",
        `This squares $${bottom}$, but the numerator is $(${top})^2$.`,
      ],
      [
        of(m + n, sign, gap),
        "forgets the 2 in the middle term",
        `This has $${tex({ terms: [[1, m * n]] })}$ only once in the numerator, but the middle term of $(${top})^2$ is twice the product of its terms.`,
      ],
      [
        of(gap, 2 * sign, gap),
        "subtracts the squares in the numerator",
        `This has $${m} - ${n}$ in the numerator, but the squares are added in $(${top})^2$.`,
      ],
      [
        of(gap, sign, gap),
        "subtracts the squares and forgets the 2",
        `This takes the numerator to be $${m} - ${n} ${sign > 0 ? "+" : "-"} ${tex({ terms: [[1, m * n]] })}$, but in $(${top})^2$ the squares are added, and the middle term is twice the product.`,
      ],
      [
        of(m + n, 2 * sign, 1),
        "forgets the denominator",
        `This is the numerator alone, and it still has to be divided by $${m} - ${n} = ${gap}$.`,
      ],
      [
        of(m + n, 0, gap),
        "forgets the middle term",
        `This takes $(${top})^2$ to be $${m} + ${n}$, without the middle term.`,
      ],
      [
        of(gap, 2 * sign, m + n),
        "exchanges sum and difference",
        `This has $${m} - ${n}$ in the numerator and $${m} + ${n}$ in the denominator, but it's the other way around.`,
      ],
    ],
    solution: {
      idea: `Multiplying by the conjugate $${top}$ makes the numerator a square.`,
      steps: [
        `Multiply numerator and denominator by $${top}$.`,
        `The denominator becomes $${m} - ${n} = ${gap}$.`,
        `The numerator becomes $(${top})^2 = ${m} ${sign > 0 ? "+" : "-"} ${texTerms([simplified([2, m * n])])} + ${n} = ${texTerms([[m + n, 1], simplified([2 * sign, m * n])])}$.`,
        `So the value is $${tex(key)}$.`,
      ],
      ...estimated(
        top,
        valueOfSurd({
          terms: [
            [1, m],
            [sign, n],
          ],
        }),
        bottom,
        valueOfSurd({
          terms: [
            [1, m],
            [-sign, n],
          ],
        }),
        key,
      ),
      takeaway: TAKEAWAY,
    },
  };
}

/** x = √m + √n with m − n = 1: its reciprocal is √m − √n. */
function drawReciprocal(rng: Rng): Question | null {
  const m = rng.pick([2, 3, 4, 5, 6, 7, 10, 11, 14, 15, 16]);
  const n = m - 1;
  const isMinus = rng.chance(0.3);
  const asked = rng.pick(["sum", "difference", "squares"] as const);
  const [first, second] = [simplified([1, m]), simplified([1, n])];
  const [x, inverse] = [texTerms([first, second]), texTerms([first, [-second[0], second[1]]])];
  const [given, flipped] = isMinus ? [inverse, x] : [x, inverse];
  const sign = isMinus ? -1 : 1;
  const keys: Record<typeof asked, Surd> = {
    sum: { terms: [[2, m]] },
    difference: { terms: [[2 * sign, n]] },
    squares: { terms: [[4 * m - 2, 1]] },
  };
  const formulas = {
    sum: "x + \\frac{1}{x}",
    difference: "x - \\frac{1}{x}",
    squares: "x^2 + \\frac{1}{x^2}",
  };
  if (m === 2 && asked !== "squares") return null;
  const key = keys[asked];
  const product = simplified([2 * sign, m * n]);
  const about = [1, -1].map((one) => (Math.sqrt(m) + one * sign * Math.sqrt(n)).toFixed(2));
  const worked = `$${formulas[asked]} = (${given}) ${asked === "sum" ? "+" : "-"} (${flipped}) = ${tex(key)}$`;
  return {
    kind: `reciprocal-${asked}`,
    difficulty: asked === "squares" ? 6 : 5,
    expression: "",
    stems: [
      `If $x = ${given}$, what is the value of $${formulas[asked]}$?`,
      `If $x = ${given}$, then $${formulas[asked]} =$`,
    ],
    key,
    why: `The reciprocal of $${given}$ is $${flipped}$, because the product is $${m} - ${n} = 1$, and ${asked === "squares" ? `$(x + \\frac{1}{x})^2 - 2 = ${4 * m} - 2 = ${4 * m - 2}$` : worked}.`,
    wrong:
      asked === "squares"
        ? ([
            [
              { terms: [[4 * m, 1]] },
              "forgets the middle term",
              `This is $(x + \\frac{1}{x})^2$, but $(x + \\frac{1}{x})^2 = x^2 + 2 + \\frac{1}{x^2}$.`,
            ],
            [
              { terms: [[4 * m + 2, 1]] },
              "adds 2 instead of subtracting it",
              `This is $${4 * m} + 2$, but 2 has to be subtracted, because $(x + \\frac{1}{x})^2 = x^2 + 2 + \\frac{1}{x^2}$.`,
            ],
            [
              { terms: [[2 * m + n, 1]] },
              "forgets a square",
              `$x^2$ is $${texTerms([[m + n, 1], product])}$ and $\\frac{1}{x^2}$ is $${texTerms([
                [m + n, 1],
                [-product[0], product[1]],
              ])}$, so each contributes ${m + n}.`,
            ],
            [
              { terms: [[m + n, 1]] },
              "forgets one of the terms",
              `This is $${m} + ${n}$, but $x^2$ and $\\frac{1}{x^2}$ each contribute that.`,
            ],
            [
              { terms: [[2 * m, 1]] },
              "forgets a square",
              `This is $2 \\cdot ${m}$, but $x + \\frac{1}{x} = ${texTerms([simplified([2, m])])}$, and its square is ${4 * m}.`,
            ],
            [
              { terms: [[4 * n - 2, 1]] },
              "uses the wrong root",
              `This takes $x + \\frac{1}{x}$ to be $${texTerms([simplified([2, n])])}$, but it is $${texTerms([simplified([2, m])])}$.`,
            ],
          ] satisfies Wrong[])
        : ([
            [
              asked === "sum" ? { terms: [[2, n]] } : { terms: [[2, m]] },
              "keeps the wrong root",
              `This keeps the term that cancels: ${worked}.`,
            ],
            [
              { terms: [[1, m]] },
              "forgets one of the terms",
              `This is only one of the terms of $x$: ${worked}.`,
            ],
            [
              {
                terms: [
                  [2, m],
                  [2, n],
                ],
              },
              "keeps both roots",
              `This doubles both terms, but one of them cancels: ${worked}.`,
            ],
            [
              {
                terms: [
                  [1, m],
                  [1, n],
                ],
              },
              "drops the reciprocal",
              `This is $${x}$ alone, but ${worked}.`,
            ],
            [
              { terms: [[1, n]] },
              "forgets one of the terms",
              `This is only one of the terms of $x$: ${worked}.`,
            ],
            [
              { terms: [[2, m + n]] },
              "adds under the root",
              `This is $2\\sqrt{${m} + ${n}}$, but roots aren't added by adding the numbers under them: ${worked}.`,
            ],
            [
              {
                terms: [
                  [1, m],
                  [-1, n],
                ],
              },
              "gives a reciprocal",
              `This is ${isMinus ? "$x$" : "$\\frac{1}{x}$"} alone, but ${worked}.`,
            ],
          ] satisfies Wrong[]),
    solution: {
      idea: `$(${x})(${inverse}) = ${m} - ${n} = 1$, so the two numbers are reciprocals.`,
      steps: [
        `$\\frac{1}{x} = \\frac{1}{${given}} = ${flipped}$.`,
        asked === "squares"
          ? `$x + \\frac{1}{x} = ${texTerms([simplified([2, m])])}$, and its square is $x^2 + 2 + \\frac{1}{x^2} = ${4 * m}$.`
          : `$${formulas[asked]} = (${given}) ${asked === "sum" ? "+" : "-"} (${flipped}) = ${tex(key)}$.`,
        ...(asked === "squares"
          ? [`So $x^2 + \\frac{1}{x^2} = ${4 * m} - 2 = ${4 * m - 2}$.`]
          : []),
      ],
      check: `Estimate: $x$ is about ${about[0]} and $\\frac{1}{x}$ is about ${about[1]}, and ${
        asked === "squares"
          ? `$${about[0]}^2 + ${about[1]}^2$ is about ${4 * m - 2}`
          : /^-?\d+$/.test(tex(key))
            ? `$${about[0]} ${asked === "sum" ? "+" : "-"} ${about[1]}$ is $${tex(key)}$`
            : `both $${about[0]} ${asked === "sum" ? "+" : "-"} ${about[1]}$ and $${tex(key)}$ are about $${valueOfSurd(key).toFixed(1)}$`
      }.`,
      takeaway: "If a sum and a difference have the product 1, they are reciprocals of each other.",
    },
  };
}

/** A value that differs by this factor is impossible at first sight. */
const ROUGHLY = 20;

const isOpen = (value: number, wanted: number): boolean =>
  value / wanted > 1 / ROUGHLY && value / wanted < ROUGHLY;

const DRAW = [drawOne, drawPair, drawRatio, drawReciprocal];

export const template: ProblemTemplate = {
  id: "roots-out-of-denominators",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "arithmetic",
  pattern: "Conjugates: the product of a sum and a difference of roots has no roots.",

  make(rng) {
    const question = rng.pick(DRAW)(rng);
    if (!question) return null;
    const { kind, difficulty, expression, key, why, wrong, solution } = question;
    const stems = question.stems ?? [
      `Which of the following is equal to $${expression}$?`,
      `$${expression} =$`,
    ];
    const wording = rng.int(1, stems.length);
    const slips = wrong.map(([surd, slip, text]): Slip => ({
      text: `$${tex(surd)}$`,
      value: valueOfSurd(surd),
      slip,
      why: text,
    }));
    return {
      variant: `${kind}/${wording}`,
      context: "pure",
      difficulty,
      stem: stems[wording - 1]!,
      key: { text: `$${tex(key)}$`, value: valueOfSurd(key), why },
      slips: [
        ...slips.filter(({ value }) => isOpen(value!, valueOfSurd(key))),
        ...slips.filter(({ value }) => !isOpen(value!, valueOfSurd(key))).slice(0, 1),
      ],
      solution,
    };
  },

  /** Whoever estimates the roots knows the sign and the rough size. */
  possible({ stem, options }) {
    const wanted = wantedBy(stem);
    return options.map((option) => isOpen(decimal(option.replaceAll("$", "")), wanted));
  },

  /** Compares decimal values. */
  check({ stem, options }) {
    const wanted = wantedBy(stem);
    return options.flatMap((option, k) =>
      near(decimal(option.replaceAll("$", "")), wanted, 1e-9) ? [k] : [],
    );
  },
};

/** The value of the expression in a stem. */
function wantedBy(stem: string): number {
  const [first = "", second = ""] = Array.from(stem.matchAll(/\$([^$]+)\$/g), ([, one]) => one!);
  const given = /^x = (.+)$/.exec(first);
  const x = given ? decimal(given[1]!) : 0;
  return decimal((given ? second : first).replace(/ =$/, ""), x);
}

function decimal(formula: string, x = 0): number {
  const powers = formula.replaceAll(/\\sqrt\{(\d+)\}/g, "($1^0.5)").replaceAll("x^2", "(xx)");
  return formulaOf(plain(powers))({ x });
}
