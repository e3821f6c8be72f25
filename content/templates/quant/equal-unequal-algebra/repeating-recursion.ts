import {
  count,
  Fraction,
  fractionSlip,
  ONE,
  ordinal,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type Solution,
  texFraction,
  valueOf,
} from "@theta/items/template";

/** A recursion that returns to its start; `next` makes a term from the one or two before it. */
interface Rule {
  readonly name: string;
  readonly rule: (c: number) => string;
  readonly from: 2 | 3;
  readonly next: (last: Fraction, before: Fraction, c: Fraction) => Fraction;
  readonly asks: readonly Ask[];
  readonly difficulty: number;
}

type Ask = "term" | "sum" | "product";

const RULES: readonly Rule[] = [
  {
    name: "one less reciprocal",
    rule: () => "a_n = 1 - \\frac{1}{a_{n - 1}}",
    from: 2,
    next: (last) => ONE.minus(ONE.over(last)),
    asks: ["term", "product"],
    difficulty: 6,
  },
  {
    name: "reciprocal of the complement",
    rule: () => "a_n = \\frac{1}{1 - a_{n - 1}}",
    from: 2,
    next: (last) => ONE.over(ONE.minus(last)),
    asks: ["term", "product"],
    difficulty: 6,
  },
  {
    name: "quotient of sum and difference",
    rule: () => "a_n = \\frac{1 + a_{n - 1}}{1 - a_{n - 1}}",
    from: 2,
    next: (last) => ONE.plus(last).over(ONE.minus(last)),
    asks: ["term", "product"],
    difficulty: 6,
  },
  {
    name: "difference of two before",
    rule: () => "a_n = a_{n - 1} - a_{n - 2}",
    from: 3,
    next: (last, before) => last.minus(before),
    asks: ["term", "sum"],
    difficulty: 6,
  },
  {
    name: "quotient of two before",
    rule: () => "a_n = \\frac{a_{n - 1}}{a_{n - 2}}",
    from: 3,
    next: (last, before) => last.over(before),
    asks: ["term", "product"],
    difficulty: 6,
  },
  {
    name: "constant sum",
    rule: (c) => `a_n = ${c} - a_{n - 1}`,
    from: 2,
    next: (last, _, c) => c.minus(last),
    asks: ["sum"],
    difficulty: 3,
  },
  {
    name: "constant product",
    rule: (c) => `a_n = \\frac{${c}}{a_{n - 1}}`,
    from: 2,
    next: (last, _, c) => c.over(last),
    asks: ["sum", "term"],
    difficulty: 3,
  },
];

/** The terms of the sequence, or null if a term doesn't exist. */
function termsOf(
  { from, next }: Rule,
  start: readonly Fraction[],
  c: number,
  many: number,
): Fraction[] | null {
  const terms = start.slice(0, from - 1);
  while (terms.length < many) {
    const [last, before = ONE] = [terms.at(-1)!, terms.at(-2)];
    try {
      terms.push(next(last, before, new Fraction(c)));
    } catch {
      return null;
    }
  }
  return terms;
}

const together = (terms: readonly Fraction[], ask: Ask): Fraction =>
  ask === "term"
    ? terms.at(-1)!
    : terms.reduce(
        (all, term) => (ask === "sum" ? all.plus(term) : all.times(term)),
        new Fraction(ask === "sum" ? 0 : 1),
      );

const ASKED: Record<Ask, (n: number) => string> = {
  term: (n) => `a_{${n}}`,
  sum: (n) => `a_1 + a_2 + \\dots + a_{${n}}`,
  product: (n) => `a_1 \\cdot a_2 \\cdot \\ldots \\cdot a_{${n}}`,
};

function drawSequence(rng: Rng) {
  const rule = rng.pick(RULES);
  const c = rng.pick([5, 6, 7, 8, 9, 10, 12]);
  const start = [new Fraction(rng.int(2, 8)), new Fraction(rng.int(2, 9))].slice(0, rule.from - 1);
  const terms = termsOf(rule, start, c, 14);
  if (!terms || start[1]?.value === start[0]!.value) return null;
  const period = range(1, 6).find((p) => range(0, 7).every((k) => terms[k]!.equals(terms[k + p]!)));
  if (period === undefined || period === 1 || terms.some(({ top }) => top === 0)) return null;
  const n = rng.pick([rng.int(20, 60), rng.int(61, 110), rng.int(200, 2000)]);
  const ask = rng.pick(rule.asks);
  // A distant sum that doesn't cancel is only long arithmetic.
  if (ask === "sum" && period === 2 && n > 110) return null;
  return { rule, c, start, terms, period, n, ask };
}

function drawNumbers(rng: Rng) {
  const drawn = drawSequence(rng);
  if (!drawn) return null;
  const { rule, c, start, terms, period, n, ask } = drawn;
  const place = ((n - 1) % period) + 1;
  const rounds = (n - place) / period;
  const round = together(terms.slice(0, period), ask);
  const cycle = terms.slice(0, period).map(texFraction);
  /** The answer if the place in the cycle were another one, with full cycles before it. */
  const at = (other: number, full = rounds): Fraction => {
    if (ask === "term") return terms[other - 1]!;
    const part = together(terms.slice(0, other), ask);
    if (ask === "sum") return part.plus(round.times(new Fraction(full)));
    return full % 2 === 1 ? part.times(round) : part;
  };
  // Longer products only work out if a cycle multiplies to 1 or -1.
  if (ask === "product" && Math.abs(round.value) !== 1) return null;
  const key = at(place);
  const whole = period - place === 0;
  const what = { term: "term", sum: "sum", product: "product" }[ask];
  function restOf(): string[] {
    const rest = texFraction(together(terms.slice(0, place), ask));
    const full = whole ? rounds + 1 : rounds;
    const all =
      ask === "sum"
        ? texFraction(round.times(new Fraction(full)))
        : `${full % 2 === 1 ? texFraction(round) : 1}`;
    return [
      `Each round ${ask === "sum" ? "adds up" : "multiplies"} to $${texFraction(round)}$, so ${full} full rounds give $${all}$.`,
      whole
        ? `Nothing is left over, so the ${what} is $${texFraction(key)}$.`
        : `The ${place === 1 ? "term" : `${place} terms`} left over ${place === 1 ? "is" : "give"} $${rest}$, so the ${what} is $${texFraction(key)}$.`,
    ];
  }
  return {
    rule,
    c,
    start,
    terms,
    period,
    n,
    ask,
    place,
    rounds,
    round,
    cycle,
    at,
    key,
    whole,
    what,
    restOf,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  terms,
  period,
  n,
  ask,
  place,
  rounds,
  round,
  cycle,
  at,
  key,
  whole,
  what,
}: Numbers): ProblemOptions {
  const [next, previous] = [at(place + 1), place > 1 ? at(place - 1) : at(period, rounds - 1)];
  const remainder = n % (period + 1) || 1;
  const slips = [
    fractionSlip(
      next,
      "goes one place too far",
      `Counting starts with $a_1$, so the ${ordinal(n)} term stands in place ${place} of its round, not one later.`,
    ),
    fractionSlip(
      previous,
      "stops one place too early",
      whole
        ? `${n} is a multiple of ${period}, so the last round is full.`
        : `$${n} = ${rounds} \\cdot ${period} + ${place}$, so the place in the round is ${place}.`,
    ),
    ...(ask === "term"
      ? [
          fractionSlip(
            at(remainder),
            "takes a round that is one term too long",
            `A round has ${period} terms; the next one equals the first again and begins the next round.`,
          ),
          ...range(1, period)
            .filter((k) => k !== place)
            .map((k) =>
              fractionSlip(
                at(k),
                "loses the place in the round",
                `That is the term in place ${k} of the round; $a_{${n}}$ stands in place ${place}.`,
              ),
            ),
          fractionSlip(
            new Fraction(0).minus(key),
            "loses a sign",
            `The size is right, but look at the signs in the round once more.`,
          ),
          fractionSlip(
            ONE.over(key),
            "turns the fraction upside down",
            `The round holds $${texFraction(key)}$ in place ${place}, not its reciprocal.`,
          ),
        ]
      : [
          fractionSlip(
            terms[place - 1]!,
            "answers for the last term",
            `That is $a_{${n}}$ alone; the ${what} of all terms is asked for.`,
          ),
          fractionSlip(
            at(period),
            `counts the last round as full`,
            `The last round has ${place} of its ${period} terms.`,
          ),
          fractionSlip(
            round,
            `takes one round`,
            `That is the ${what} of one round of ${period} terms.`,
          ),
          fractionSlip(
            new Fraction(0).minus(key),
            "loses a sign",
            `The size is right, but look at the signs in the round once more.`,
          ),
          ...(ask === "sum"
            ? [
                fractionSlip(
                  round.times(new Fraction(rounds)),
                  "leaves out the rest",
                  `The rest of the last round comes on top of the ${rounds} full rounds.`,
                ),
                fractionSlip(
                  terms[0]!.times(new Fraction(n)),
                  "takes all terms as equal",
                  `Not all terms equal $a_1 = ${texFraction(terms[0]!)}$.`,
                ),
                fractionSlip(
                  round.times(new Fraction(n)),
                  "takes every term for a round",
                  `${texFraction(round)} is the sum of ${period} terms, not of one.`,
                ),
              ]
            : [
                fractionSlip(
                  ONE.over(key),
                  "turns the fraction upside down",
                  `Write the round out: the part that is left multiplies to $${texFraction(key)}$.`,
                ),
                ...range(1, period - 1)
                  .filter((k) => k !== place)
                  .map((k) =>
                    fractionSlip(
                      at(k),
                      "loses the place in the round",
                      `That takes ${count(k, "term")} of the last round instead of ${place}.`,
                    ),
                  ),
              ]),
        ]),
  ].filter(({ text }) => (ask === "sum" ? !text.includes("frac") : true));
  return {
    key: {
      text: `$${texFraction(key)}$`,
      value: key.value,
      why: `The terms repeat after ${period}: $${cycle.join(",\\; ")}$.`,
    },
    slips,
  };
}

function solutionOf({ period, n, ask, place, rounds, cycle, key, restOf }: Numbers): Solution {
  return {
    idea: "A far term of a recursion is never computed step by step: write out terms until they repeat.",
    steps: [
      `The terms are $${cycle.join(",\\; ")}$, and then $${cycle[0]}$ again: rounds of ${period}.`,
      place === period
        ? `$${n} = ${rounds + 1} \\cdot ${period}$, so $a_{${n}}$ is the last term of a round.`
        : `$${n} = ${rounds} \\cdot ${period} + ${place}$, so $a_{${n}}$ is the ${ordinal(place)} term of a round.`,
      ...(ask === "term" ? [`So $a_{${n}} = a_${place} = ${texFraction(key)}$.`] : restOf()),
    ],
    check: `A multiple of ${period} must fall on the last term of a round, $${cycle.at(-1)}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "repeating-recursion",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "A recursive sequence that comes back to its first terms: only the place in the round counts.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { rule, c, start, n, ask } = numbers;
    const begin = start.map((term, k) => `$a_${k + 1} = ${texFraction(term)}$`).join(" and ");
    const opening = rng.pick([
      `In a sequence, ${begin}, and $${rule.rule(c)}$ for all integers $n \\ge ${rule.from}$.`,
      `A sequence begins with ${begin}, and for every integer $n \\ge ${rule.from}$, $${rule.rule(c)}$.`,
      `For each integer $n \\ge ${rule.from}$, the term $a_n$ of a sequence is given by $${rule.rule(c)}$, with ${begin}.`,
    ]);
    const lengthy = n > 110 ? 1 : 0;
    return {
      variant: `${ask}/${rule.name}`,
      context: "pure",
      // The rule sets the level (lower for a short or easy cycle); a sum or product adds a step,
      // and so does a distant term.
      difficulty: rule.difficulty + (ask === "term" ? 0 : 1) + lengthy,
      stem: `${opening} What is the value of $${ASKED[ask](n)}$?`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Computes all the terms, one after the other. */
  check({ stem, options }) {
    const text = plain(stem);
    const c = Number(/a_n = (?:\\frac\{)?(\d+)(?:\}\{| - )a_/.exec(stem)?.[1] ?? 0);
    const rule = RULES.find((one) => stem.includes(`$${one.rule(c)}$`));
    const start = Array.from(
      text.matchAll(/a_[12] = (\d+)/g),
      ([, first]) => new Fraction(Number(first)),
    );
    const [, asked = "", last] = /value of (.*?)a_(\d+)\?$/.exec(text) ?? [];
    const ask: Ask = asked === "" ? "term" : asked.includes("+") ? "sum" : "product";
    const terms = rule && termsOf(rule, start, c, Number(last));
    if (!terms) throw new Error(`The rule cannot be read: ${text}`);
    const value = together(terms, ask);
    return options.flatMap((option, k) => (valueOf(option).equals(value) ? [k] : []));
  },
};
