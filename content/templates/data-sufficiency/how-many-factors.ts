import {
  divisorsOf,
  inEitherOrder,
  leavesOpen,
  plain,
  primeFactors,
  product,
  range,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type SufficiencyModel,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** An integer, with the letter of the exponents where it is written as a product of powers. */
type Case = { readonly n: number; readonly a: number; readonly b: number };
type Ask = "factors" | "primes" | "powers";

const ASKS: Readonly<Record<Exclude<Ask, "powers">, readonly string[]>> = {
  factors: [
    "If $n$ is an integer greater than 1, how many different positive factors does $n$ have?",
    "The integer $n$ is greater than 1. What is the number of different positive divisors of $n$?",
    "If $n > 1$, by how many different positive integers is the integer $n$ divisible?",
  ],
  primes: [
    "If $n$ is an integer greater than 1, how many different prime factors does $n$ have?",
    "The integer $n$ is greater than 1. What is the number of different prime numbers that are factors of $n$?",
  ],
};

interface Design {
  readonly variant: string;
  readonly asks: Ask;
  readonly stem?: string;
  readonly difficulty: number;
  readonly pair: StatementPair;
  /** What helps with this question, if it isn't what helps with most. */
  readonly thoughts?: Partial<Omit<Solution, "steps">>;
}

const count = (n: number): number => divisorsOf(n).length;
const just = (n: number): Case => ({ n, a: 0, b: 0 });

function open(why: string, one: number, other: number, what = "factors") {
  const say = (n: number): string => {
    const powers = primeFactors(n);
    const many = powers.length;
    const shown = powers.map(([p, e]) => (e === 1 ? `${p}` : `${p}^${e}`)).join(" \\cdot ");
    const at = shown === `${n}` ? `$n = ${n}$` : `$n = ${n} = ${shown}$`;
    if (what !== "factors") return `${at} has ${many} prime factor${many === 1 ? "" : "s"}`;
    const counted = powers.map(([, e]) => e + 1).join(" \\cdot ");
    return `${at} has ${many === 1 ? count(n) : `$${counted} = ${count(n)}$`} factors`;
  };
  return leavesOpen(`${why} For example, ${say(one)}, but ${say(other)}.`, just(one), just(other));
}

const SQUARE_9 = "$n^2$ has exactly 9 different positive factors.";
const NINE_WHY =
  "In $n^2$, every exponent of $n$ is doubled. Since $9 = 9 \\cdot 1 = 3 \\cdot 3$, $n^2$ is $p^8$ or $p^2q^2$ for primes $p$ and $q$, so $n$ is $p^4$ or $pq$.";
const FORMS =
  "One number of factors can belong to several forms of $n$, one for each way to write it as a product.";
const TWO_PRIMES = "$n$ is the product of two prime numbers.";

type Maker = (rng: Rng) => Design;

/** What a statement leaves of the exponents. */
const factorDesigns: readonly Maker[] = [
  (rng) => {
    const [power, many] = rng.pick([
      [2, 5],
      [3, 7],
    ] as const);
    const first = rng.pick([
      `$n = p^${power}$, where $p$ is a prime number.`,
      power === 2 ? "$\\sqrt{n}$ is a prime number." : "$\\sqrt[3]{n}$ is a prime number.",
    ]);
    return {
      variant: "power-of-a-prime",
      asks: "factors",
      thoughts: {
        check:
          power === 2
            ? "Test $n = 2^2 = 4$: it has the 3 factors 1, 2, and 4, and $n^2 = 16$ has the 5 factors 1, 2, 4, 8, and 16."
            : "Test $n = 2^3 = 8$: it has the 4 factors 1, 2, 4, and 8, and $n^2 = 2^6$ has 7 factors, from $2^0$ to $2^6$.",
      },
      difficulty: 5,
      pair: statementPair(
        ["hidden-enough", "A", "A count for the square seems to say little about $n$ itself."],
        [
          first,
          settles(
            `${first.includes("sqrt") ? `So $n = p^${power}$ for a prime $p$. ` : ""}The ${power + 1} factors are $1$, $p$, ${power === 2 ? "and $p^2$" : "$p^2$, and $p^3$"}, whatever $p$ is.`,
          ),
        ],
        [
          `$n^2$ has exactly ${many} different positive factors.`,
          settles(
            `The number of factors is a product of exponents with 1 added to each. Since ${many} is prime, there is only one exponent, $${many} - 1 = ${many - 1}$. So $n^2 = p^${many - 1}$ for a prime $p$, and $n = p^${power}$ has ${power + 1} factors.`,
          ),
        ],
      ),
    };
  },
  (rng) => {
    const kind = rng.pick(["square", "odd", "even"] as const);
    const first = open("Nothing says that the two primes are different.", 15, 9);
    const same = [
      "false-enough",
      "A",
      "Two primes $p$ and $q$ seem to give the factors 1, $p$, $q$, and $pq$.",
    ] as const;
    return {
      variant: `two-primes-${kind}`,
      asks: "factors",
      thoughts: {
        check:
          "Two primes may be equal unless a statement says that they're different. So test $p^2$ as well as $pq$.",
        takeaway:
          "A product of two primes has 4 factors if the primes are different, and 3 if they're the same.",
      },
      difficulty: kind === "square" ? 4 : 5,
      pair: {
        square: statementPair(
          same,
          [TWO_PRIMES, open("Nothing says that the two primes are different.", 6, 4)],
          [
            rng.pick(["$\\sqrt{n}$ is not an integer.", "$n$ is not the square of an integer."]),
            open("This excludes only squares. Other numbers remain.", 6, 8 * 3),
          ],
          settles(
            "If the two primes were the same, $n$ would be a square. So they're different, and the four factors are 1, $p$, $q$, and $pq$.",
          ),
        ),
        odd: statementPair(
          ["near-miss", "C", "An odd product of two primes seems to have two different primes."],
          [TWO_PRIMES, first],
          ["$n$ is odd.", open("Odd numbers can have many or few factors.", 15, 9)],
          open("Both primes may be the same odd number.", 15, 9),
        ),
        even: statementPair(
          same,
          [TWO_PRIMES, open("Nothing says that the two primes are different.", 6, 4)],
          [
            `$n$ is an even integer greater than ${rng.pick([4, 5, 6, 8, 10])}.`,
            open("Even numbers can have many or few factors.", 14, 12),
          ],
          settles(
            "Since $n$ is even, one of the primes is 2. The other prime $p$ isn't 2, because $n$ isn't 4. So $n = 2p$, and the four factors are 1, 2, $p$, and $2p$.",
          ),
        ),
      }[kind],
    };
  },
  (rng) => {
    const kind = rng.pick(["two-primes", "bound", "bound-missed"] as const);
    const bound = rng.pick(["$n < 16$", "$n$ is odd and less than 80."]);
    const limit = rng.pick([18, 20, 24]);
    const first = open(NINE_WHY, 6, 16);
    const trap = [
      "false-enough",
      "A",
      "The square of $pq$ has 9 factors, so $n = pq$ seems to be the only case.",
    ] as const;
    return {
      variant: `square-nine-${kind}`,
      asks: "factors",
      thoughts: {
        check:
          "Write 9 as a product in every way. Besides $3 \\cdot 3$, there is $9 \\cdot 1$, a single exponent of 8.",
        takeaway: FORMS,
      },
      difficulty: kind === "bound" ? 8 : 7,
      pair: {
        "two-primes": statementPair(
          trap,
          [SQUARE_9, first],
          [
            "$n$ has exactly two different prime factors.",
            open("The two exponents can be any positive integers.", 6, 12),
          ],
          settles(
            "Of $p^4$ and $pq$, only $pq$ has two different prime factors. So $n = pq$, and the four factors are 1, $p$, $q$, and $pq$.",
          ),
        ),
        bound: statementPair(
          trap,
          [SQUARE_9, first],
          [
            bound,
            open("Many numbers are left, and they have different numbers of factors.", 15, 9),
          ],
          settles(
            `${bound.includes("odd") ? "An odd number $p^4$ is at least $3^4 = 81$" : "The number $p^4$ is at least $2^4 = 16$"}, which is too great. So $n = pq$, and the four factors are 1, $p$, $q$, and $pq$.`,
          ),
        ),
        "bound-missed": statementPair(
          ["near-miss", "C", "A fourth power seems to be too large for the bound."],
          [SQUARE_9, first],
          [
            `$n < ${limit}$`,
            open("Many numbers are left, and they have different numbers of factors.", 6, 16),
          ],
          open("The number $2^4 = 16$ is still allowed, and so is $2 \\cdot 3 = 6$.", 6, 16),
        ),
      }[kind],
    };
  },
  (rng) => {
    const k = rng.pick([3, 5]);
    const [one, other] = [7, 49];
    return {
      variant: "new-prime-twice",
      asks: "factors",
      thoughts: {
        fast: [
          `Try two numbers that aren't multiples of ${k}, such as 7, with 2 factors, and 49, with 3.`,
          `The numbers ${7 * k} and ${49 * k} have 4 and 6 factors, twice as many, and ${7 * k * k} and ${49 * k * k} have 6 and 9, three times as many.`,
          "So 2 and 3 are both still possible for the number of factors of $n$, and the answer is E.",
        ],
        check: `Test a multiple of ${k} as well: $n = ${k}$ has 2 factors, but $${k}n = ${k * k}$ has 3, which isn't twice as many.`,
        takeaway:
          "Multiplying $n$ by a new prime doubles the number of factors, whatever that number is.",
      },
      difficulty: 6,
      pair: statementPair(
        [
          "near-miss",
          "C",
          "Two counts that are compared with the count for $n$ look like two equations.",
        ],
        [
          `$${k}n$ has twice as many different positive factors as $n$.`,
          open(
            `If the exponent of ${k} in $n$ is $a$, it's $a + 1$ in $${k}n$. The factor $a + 1$ in the number of factors becomes $a + 2$, so the number is multiplied by $\\frac{a + 2}{a + 1}$. This is 2 only if $a + 2 = 2a + 2$, or $a = 0$, so all that's known is that $n$ isn't a multiple of ${k}.`,
            one,
            other,
          ),
        ],
        [
          `$${k * k}n$ has three times as many different positive factors as $n$.`,
          open(
            `If the exponent of ${k} in $n$ is $a$, it's $a + 2$ in $${k * k}n$, because $${k * k} = ${k}^2$. The factor $a + 1$ in the number of factors becomes $a + 3$, so the number is multiplied by $\\frac{a + 3}{a + 1}$. This is 3 only if $a + 3 = 3a + 3$, or $a = 0$, so all that's known is that $n$ isn't a multiple of ${k}.`,
            one,
            other,
          ),
        ],
        open(`Both statements say the same thing: $n$ isn't a multiple of ${k}.`, one, other),
      ),
    };
  },
  (rng) => {
    const total = rng.pick([2, 3, 5, 7, 0, 0]);
    const k = rng.pick([9, 25]);
    const odd = rng.chance(0.5);
    const other = odd ? (k === 9 ? 5 : 3) : 2;
    const between = [
      "Exactly one of the positive factors of $n$ is greater than 1 and less than $n$.",
      settles(
        "The factor $f$ is paired with $\\frac{n}{f}$, which also lies between 1 and $n$, so it must be $f$ itself. Then $n = f^2$, and $f$ is prime, because any other factor of $f$ would be another factor of $n$. So $n$ has one prime factor.",
      ),
    ] as const;
    const thoughts = {
      check: "Test $n = 4$, with the factors 1, 2, and 4, and $n = 9$, with 1, 3, and 9.",
      takeaway:
        "If exactly one factor of $n$ lies between 1 and $n$, $n$ is the square of a prime.",
    };
    const sums = `The sum of the different prime factors of $n$ is ${total}.`;
    if (total === 2 || total === 3)
      return {
        variant: "one-between-twice",
        asks: "primes",
        thoughts,
        difficulty: 5,
        pair: statementPair(
          ["c-trap", "C", "Each statement leaves infinitely many values of $n$."],
          between,
          [
            sums,
            settles(
              `Two different primes add up to at least $2 + 3 = 5$, so ${total} is the only prime factor, and $n$ is a power of ${total}.`,
            ),
          ],
        ),
      };
    return {
      variant: total ? "one-between-or-sum" : "one-between",
      asks: "primes",
      thoughts,
      difficulty: total ? 6 : 4,
      pair: total
        ? statementPair(
            [
              "false-enough",
              "D",
              `The sum ${total} is prime, so ${total} seems to be the only prime factor.`,
            ],
            between,
            [
              sums,
              open(
                `The prime factors may be ${total} alone or 2 and ${total - 2}, because $2 + ${total - 2} = ${total}$.`,
                total,
                2 * (total - 2),
                "primes",
              ),
            ],
          )
        : statementPair(
            [
              "c-trap",
              "C",
              "A statement that leaves infinitely many values of $n$ seems to need another one.",
            ],
            between,
            [
              `$n$ is ${odd ? "an odd multiple" : "a multiple"} of ${k}.`,
              open(
                `The prime factor ${k === 9 ? 3 : 5} needn't be the only one.`,
                k,
                k * other,
                "primes",
              ),
            ],
          ),
    };
  },
  (rng) => {
    const [p, q, r] = rng.pick([
      [2, 3, 5],
      [2, 3, 7],
      [2, 5, 7],
      [3, 5, 7],
    ] as const);
    const k = p * q * r;
    const enough = rng.chance(0.5);
    const part = enough ? k : rng.pick([p * q, p * r, q * r]);
    return {
      variant: enough ? "same-primes" : "some-primes",
      asks: "primes",
      thoughts: {
        check: `The number $${k}n$ has the prime factors ${p}, ${q}, and ${r} whatever $n$ is, so a count of three says only that $n$ has no others.`,
      },
      difficulty: 5,
      pair: statementPair(
        enough
          ? ["false-enough", "A", `${k} has three prime factors, so $n$ seems to have three, too.`]
          : [
              "near-miss",
              "C",
              "One statement limits the prime factors from above and one from below.",
            ],
        [
          `$${k}n$ has exactly three different prime factors.`,
          open(
            `No prime factor of $n$ is different from ${p}, ${q}, and ${r}, but not all of them must be factors.`,
            k,
            part === k ? p : part,
            "primes",
          ),
        ],
        [
          `$n$ is divisible by ${part}.`,
          open("Other primes may be factors, too.", k, enough ? k * 11 : part, "primes"),
        ],
        enough
          ? settles(
              `Since $${k} = ${p} \\cdot ${q} \\cdot ${r}$, the primes ${p}, ${q}, and ${r} are factors of $n$, and no other primes are. So $n$ has three prime factors.`,
            )
          : open(`The prime ${k / part} may be a factor of $n$ or not.`, k, part, "primes"),
      ),
    };
  },
  (rng) => {
    const triple = settles(
      "Each of the three primes is in a factor or isn't, so there are $2^3 = 8$ factors.",
    );
    const shape = rng.chance(0.5);
    const exponent = shape ? 0 : rng.pick([2, 3]);
    return {
      variant: shape ? "three-primes-or-square" : "cube-or-product",
      asks: "factors",
      thoughts: shape
        ? {
            check:
              "Write 27 as a product in every way. Besides $3 \\cdot 3 \\cdot 3$, there are $9 \\cdot 3$ and 27 itself.",
            takeaway: FORMS,
          }
        : {
            check:
              exponent === 2
                ? "Test $n = 6$: $1 \\cdot 2 \\cdot 3 \\cdot 6 = 36 = 6^2$, and 6 has 4 factors."
                : "Test $n = 12$: $(1 \\cdot 12)(2 \\cdot 6)(3 \\cdot 4) = 12^3$, and 12 has 6 factors.",
            takeaway:
              "Pair each factor $f$ of $n$ with $\\frac{n}{f}$. The product of all factors tells how many pairs there are.",
          },
      difficulty: shape ? 7 : 6,
      pair: shape
        ? statementPair(
            [
              "false-enough",
              "D",
              "The square of a product of three primes has 27 factors, so the two statements seem to say the same thing.",
            ],
            ["$n$ is the product of three different prime numbers.", triple],
            [
              "$n^2$ has exactly 27 different positive factors.",
              open(
                "In $n^2$, every exponent of $n$ is doubled. Since $27 = 27 \\cdot 1 = 9 \\cdot 3 = 3 \\cdot 3 \\cdot 3$, $n^2$ is $p^{26}$, $p^8q^2$, or $p^2q^2r^2$, so $n$ is $p^{13}$, $p^4q$, or $pqr$.",
                30,
                48,
              ),
            ],
          )
        : statementPair(
            [
              "false-enough",
              "D",
              "Two different prime factors seem to give the factors 1, $p$, $q$, and $pq$, so the statement about them looks like enough as well.",
            ],
            [
              `The product of all different positive factors of $n$ is $n^${exponent}$.`,
              settles(
                `Factors come in pairs with the product $n$. The product of all is $n^${exponent}$, so there are ${exponent} pairs, and $n$ has ${2 * exponent} factors.`,
              ),
            ],
            [
              "$n$ has exactly two different prime factors.",
              open("The two exponents can be any positive integers.", 6, 12),
            ],
          ),
    };
  },
];

const total = (s: number): string => `$a + b = ${s}$`;

/** n is a product of powers of two known primes. */
const powerDesigns: readonly Maker[] = [
  (rng) => {
    const [p, q] = rng.pick([
      [2, 3],
      [2, 5],
      [3, 5],
      [2, 7],
      [3, 7],
    ] as const);
    const stem = rng.pick([
      `If $n = ${p}^a \\cdot ${q}^b$, where $a$ and $b$ are positive integers, how many different positive factors does $n$ have?`,
      `The integer $n$ is equal to $${p}^a \\cdot ${q}^b$, where $a$ and $b$ are positive integers. What is the number of different positive factors of $n$?`,
    ]);
    const base = { asks: "powers", stem } as const;
    const more = (a: number, b: number): string =>
      `$${p * q}n$ has exactly ${(a + 2) * (b + 2)} different positive factors.`;
    const rewritten = (a: number, b: number): string =>
      `The exponents of $${p * q}n$ are $a + 1$ and $b + 1$, so $(a + 2)(b + 2) = ${(a + 2) * (b + 2)}$.`;
    const [a, b] = rng.shuffle(
      rng.pick([
        [1, 2],
        [1, 3],
        [2, 2],
        [2, 3],
        [1, 4],
        [1, 5],
        [2, 5],
        [3, 3],
      ] as const),
    ) as [number, number];
    const sums = openPowers(
      "A sum can be split in several ways.",
      [a, b],
      Math.min(a, b) === 1 ? [2, a + b - 2] : [1, a + b - 1],
    );
    const kind = rng.pick([
      "alone",
      "squares",
      "sum-and-product",
      "two-ways",
      "two-ways-near",
    ] as const);
    const variant = `powers-${kind === "alone" && a + b === 3 ? "squares" : kind}`;
    const exponents =
      a === b
        ? `$a = b = ${a}$`
        : `$a$ and $b$ are ${Math.min(a, b)} and ${Math.max(a, b)} in some order`;
    const only = settles(
      `${rewritten(a, b)} Since $a$ and $b$ are positive, both factors are at least 3. The only such product is $${Math.min(a, b) + 2} \\cdot ${Math.max(a, b) + 2} = ${(a + 2) * (b + 2)}$. So ${exponents}, and $n$ has $${a + 1} \\cdot ${b + 1} = ${(a + 1) * (b + 1)}$ factors.`,
    );
    if (kind === "two-ways" || kind === "two-ways-near")
      return twoWays(kind, { more, rewritten, base });
    if (kind === "sum-and-product") {
      const [u, v] = rng.shuffle(
        rng.pick([
          [2, 3],
          [2, 4],
          [3, 4],
          [2, 5],
          [2, 6],
        ] as const),
      ) as [number, number];
      return {
        ...base,
        variant,
        difficulty: 4,
        pair: statementPair(
          [
            "false-enough",
            "B",
            "The product of the exponents is easily taken for the number of factors.",
          ],
          [total(u + v), openPowers("A sum can be split in several ways.", [u, v], [1, u + v - 1])],
          [
            `$ab = ${u * v}$`,
            openPowers("A product can be split in several ways.", [u, v], [1, u * v]),
          ],
          settles(
            `The number of factors is $(a + 1)(b + 1) = ab + a + b + 1 = ${u * v} + ${u + v} + 1 = ${(u + 1) * (v + 1)}$.`,
          ),
        ),
        thoughts: EXPANDING,
      };
    }
    return {
      ...base,
      variant,
      difficulty: 7,
      pair: statementPair(
        ["c-trap", "C", "Two unknown exponents seem to require two equations."],
        [more(a, b), only],
        kind === "alone" && a + b > 3
          ? [total(a + b), sums]
          : [
              `$n^2$ has exactly ${(2 * a + 1) * (2 * b + 1)} different positive factors.`,
              settles(
                `The exponents of $n^2$ are $2a$ and $2b$, so $(2a + 1)(2b + 1) = ${(2 * a + 1) * (2 * b + 1)}$. Both factors are at least 3, and the only such product is $${2 * Math.min(a, b) + 1} \\cdot ${2 * Math.max(a, b) + 1} = ${(2 * a + 1) * (2 * b + 1)}$. So ${exponents}, and $n$ has $${a + 1} \\cdot ${b + 1} = ${(a + 1) * (b + 1)}$ factors.`,
              ),
            ],
      ),
    };
  },
];

type Exponents = readonly [a: number, b: number];

const atPowers = ([a, b]: Exponents): Case => ({ n: 0, a, b });
const sayPowers = ([a, b]: Exponents): string =>
  `$a = ${a}$ and $b = ${b}$ give $${a + 1} \\cdot ${b + 1} = ${(a + 1) * (b + 1)}$ factors`;

function openPowers(why: string, one: Exponents, other: Exponents) {
  return leavesOpen(
    `${why} For example, ${sayPowers(one)}, but ${sayPowers(other)}.`,
    atPowers(one),
    atPowers(other),
  );
}

/** A count that two pairs of exponents share. */
function twoWays(
  kind: "two-ways" | "two-ways-near",
  {
    more,
    rewritten,
    base,
  }: {
    more: (a: number, b: number) => string;
    rewritten: (a: number, b: number) => string;
    base: { asks: "powers"; stem: string };
  },
): Design {
  const first = openPowers(
    `${rewritten(2, 4)} Both factors are at least 3, so this is $4 \\cdot 6$ or $3 \\cdot 8$ in some order. The exponents are 2 and 4 or 1 and 6.`,
    [2, 4],
    [1, 6],
  );
  return {
    ...base,
    variant: `powers-${kind}`,
    difficulty: kind === "two-ways" ? 6 : 7,
    pair:
      kind === "two-ways"
        ? statementPair(
            [
              "false-enough",
              "A",
              "The first way found to write 24 as a product seems to be the only one.",
            ],
            [more(2, 4), first],
            ["$a + b = 6$", openPowers("A sum can be split in several ways.", [2, 4], [1, 5])],
            settles(
              "Of the pairs 2 and 4 and 1 and 6, only 2 and 4 have the sum 6. So the exponents are 2 and 4 in some order, and $n$ has $3 \\cdot 5 = 15$ factors.",
            ),
          )
        : statementPair(
            ["near-miss", "C", "Knowing which exponent is greater seems to leave one case."],
            [more(2, 4), first],
            [
              "$a < b$",
              openPowers("The exponents can be any two different integers.", [2, 4], [1, 6]),
            ],
            openPowers(
              "Both 2 and 4 and 1 and 6 are still possible, with the smaller exponent as $a$.",
              [2, 4],
              [1, 6],
            ),
          ),
  };
}

const EXPANDING = {
  fast: [
    "Expand $(a + 1)(b + 1) = ab + a + b + 1$. It needs both the sum and the product of the exponents, but not $a$ and $b$ themselves.",
  ],
  check:
    "Don't take $ab$ for the number of factors. Each exponent in a factor can also be 0, so there are $(a + 1)(b + 1)$ choices.",
  takeaway:
    "A sum and a product of two unknowns give every symmetric expression in them, such as $(a + 1)(b + 1)$.",
};

const DESIGNS = [...factorDesigns, ...powerDesigns, ...powerDesigns, ...powerDesigns];

const COUNTING = {
  idea: "The number of factors depends only on the exponents in the prime factorization. If $n = p^aq^b$, it has $(a + 1)(b + 1)$ factors, whatever the primes are.",
  check: "Test numbers of different forms, such as $p^2$ and $pq$.",
  takeaway: "For the number of factors, the exponents are enough, and $n$ itself isn't needed.",
};
const SOLUTIONS: Readonly<Record<Ask, Omit<Solution, "steps">>> = {
  factors: COUNTING,
  powers: {
    ...COUNTING,
    check:
      "List all ways to write the count as a product, and exclude those with an exponent of 0.",
  },
  primes: {
    idea: "Different prime factors are counted once each, whatever their exponents are.",
    check: "Try a power of one prime, and a product of different primes.",
    takeaway: "A multiple of $n$ can have more prime factors than $n$ but never fewer.",
  },
};

export const template: SufficiencyTemplate = {
  id: "how-many-factors",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "The number of factors depends on exponents alone: statements that fix the exponents, or nearly, without fixing n.",

  make(rng) {
    const design = rng.pick(DESIGNS)(rng);
    const { variant, asks, difficulty } = design;
    const pair = inEitherOrder(design.pair, rng);
    return {
      variant,
      context: "pure",
      difficulty,
      stem: asks === "powers" ? design.stem! : rng.pick(ASKS[asks]),
      ...pair,
      solution: { ...SOLUTIONS[asks], ...design.thoughts, steps: stepsOfFindings(pair) },
    };
  },

  /** Counts the factors of numbers, or of products of powers, from their exponents. */
  check({ stem, statements }): SufficiencyModel<Case> {
    const text = plain(stem);
    const [first, second] = statements.map((said) => conditionOf(plain(said))) as [Holds, Holds];
    if (/n = \d\^a|equal to \d\^a/.test(text)) {
      return {
        cases: range(1, 16).flatMap((a) => range(1, 16).map((b) => ({ n: 0, a, b }))),
        first,
        second,
        answer: (at) => countOf(exponentsOf(at)),
      };
    }
    const wantsPrimes = /prime/.test(text);
    return {
      cases: range(2, 1200).map((n) => ({ n, a: 0, b: 0 })),
      first,
      second,
      answer: (at) => (wantsPrimes ? exponentsOf(at).length : countOf(exponentsOf(at))),
    };
  },
};

type Holds = (at: Case) => boolean;

/** The exponents of the primes in n, or the two that a product of powers has. */
function exponentsOf({ n, a, b }: Case): number[] {
  return n === 0 ? [a, b] : primeFactors(n).map(([, exponent]) => exponent);
}

const countOf = (exponents: readonly number[], power = 1): number =>
  product(exponents.map((exponent) => power * exponent + 1));
const areOnly =
  (...wanted: readonly number[]): Holds =>
  (at) =>
    exponentsOf(at)
      .toSorted((one, other) => one - other)
      .join() === wanted.join();

/** How statements read; the first number in the text comes first. */
const READINGS: readonly [RegExp, (k: number, more: number) => Holds][] = [
  [/^n = p\^(\d), where p is a prime/, (k) => areOnly(k)],
  [/^sqrt\(n\) is a (p)rime number/, () => areOnly(2)],
  [/^\\sqrt\[3\]n is a (p)rime number/, () => areOnly(3)],
  [
    /^n\^2 has exactly (\d+) different positive factors/,
    (k) => (at) => countOf(exponentsOf(at), 2) === k,
  ],
  [/^n is the product of (two) prime numbers/, () => (at) => areOnly(1, 1)(at) || areOnly(2)(at)],
  [/^n is the product of (three) different/, () => areOnly(1, 1, 1)],
  [
    /^sqrt\(n\) is not an (i)nteger|^n is not the square/,
    () => (at) => exponentsOf(at).some((e) => e % 2 === 1),
  ],
  [
    /^n is (odd)\.$/,
    () =>
      ({ n }) =>
        n % 2 === 1,
  ],
  [
    /^n is an even integer greater than (\d+)/,
    (k) =>
      ({ n }) =>
        n % 2 === 0 && n > k,
  ],
  [
    /^n is odd and less than (\d+)/,
    (k) =>
      ({ n }) =>
        n % 2 === 1 && n < k,
  ],
  [
    /^n < (\d+)$/,
    (k) =>
      ({ n }) =>
        n < k,
  ],
  [/^n has exactly (two) different prime/, () => (at) => exponentsOf(at).length === 2],
  [/^The product of all .* is n\^(\d)/, (k) => (at) => countOf(exponentsOf(at)) === 2 * k],
  [/^Exactly (one) of the positive factors/, () => (at) => countOf(exponentsOf(at)) === 3],
  [
    /^The sum of the different prime factors of n is (\d+)/,
    (k) =>
      ({ n }) =>
        primeFactors(n).reduce((all, [p]) => all + p, 0) === k,
  ],
  [
    /^n is a multiple of (\d+)|^n is divisible by (\d+)/,
    (k, more) =>
      ({ n }) =>
        n % (k || more) === 0,
  ],
  [
    /^n is an odd multiple of (\d+)/,
    (k) =>
      ({ n }) =>
        n % k === 0 && n % 2 === 1,
  ],
  [
    /^(\d+)n has exactly three different prime/,
    (k) =>
      ({ n }) =>
        primeFactors(k * n).length === 3,
  ],
  [
    /^(\d+)n has (?:twice|three times) as many/,
    (k) =>
      ({ n }) =>
        countOf(exponentsOf({ n: k * n, a: 0, b: 0 })) ===
        (k > 8 ? 3 : 2) * countOf(exponentsOf({ n, a: 0, b: 0 })),
  ],
  [
    /^\d+n has exactly (\d+) different positive/,
    (k) =>
      ({ a, b }) =>
        countOf([a + 1, b + 1]) === k,
  ],
  [
    /^a \+ b = (\d+)/,
    (k) =>
      ({ a, b }) =>
        a + b === k,
  ],
  [
    /^ab = (\d+)/,
    (k) =>
      ({ a, b }) =>
        a * b === k,
  ],
  [
    /^a (<) b/,
    () =>
      ({ a, b }) =>
        a < b,
  ],
];

function conditionOf(said: string): Holds {
  for (const [pattern, holds] of READINGS) {
    const found = pattern.exec(said);
    if (found) return holds(Number(found[1] ?? 0), Number(found[2] ?? 0));
  }
  throw new Error(`The statement cannot be read: ${said}`);
}
