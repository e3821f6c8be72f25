import {
  isPrime,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  valueOf,
} from "@theta/items/template";

const PRIMES = range(2, 100).filter(isPrime);
const ODD_PRIMES = PRIMES.slice(1);

type Pair = readonly [p: number, q: number];
interface Asked {
  readonly text: string;
  readonly of: (pair: Pair) => number;
  readonly name: string;
}

const ASKED: readonly Asked[] = [
  { text: "$p + q$", of: ([p, q]) => p + q, name: "sum" },
  { text: "$pq$", of: ([p, q]) => p * q, name: "product" },
  { text: "$q$", of: ([, q]) => q, name: "second" },
  { text: "$p$", of: ([p]) => p, name: "first" },
];

/** a·p (or a·p²) + b·q = total, where parity makes one prime 2 and only one pair of primes fits. */
function drawEquation(rng: Rng) {
  const power = rng.pick([1, 1, 2]);
  const [a, b] = [power === 2 ? 1 : rng.int(1, 9), rng.int(2, 9)];
  const odd = rng.pick(ODD_PRIMES.slice(1, power === 2 ? 6 : 16));
  const key: Pair = rng.chance(0.5) ? [2, odd] : [odd, 2];
  const total = a * key[0] ** power + b * key[1];
  // All odd with an odd total, or one even coefficient with an even total; otherwise parity says
  // nothing.
  const isForced = (a * b) % 2 === 1 ? total % 2 === 1 : (a + b) % 2 === 1 && total % 2 === 0;
  const pairs = range(1, 100).flatMap((p): Pair[] => {
    const q = (total - a * p ** power) / b;
    return Number.isInteger(q) && q > 0 ? [[p, q]] : [];
  });
  const fitting = pairs.filter(([p, q]) => isPrime(p) && isPrime(q));
  const isFair = isForced && a !== b && total < 200 && fitting.length === 1;
  return isFair ? { a, b, power, key, total, pairs } : null;
}

const term = (c: number, name: string, power = 1): string =>
  `${c === 1 ? "" : c}${name}${power === 2 ? "^2" : ""}`;

function equationDraft(rng: Rng) {
  const drawn = drawEquation(rng);
  if (!drawn) return null;
  const { a, b, power, key, total, pairs } = drawn;
  const asked = rng.pick(ASKED.filter(({ of }) => of(key) !== 2));
  const value = asked.of(key);
  const even = key[0] === 2 ? "p" : "q";
  const other = even === "p" ? "q" : "p";
  const odd = key[0] === 2 ? key[1] : key[0];
  const left = `${term(a, "p", power)} + ${term(b, "q")}`;
  const bothOdd = (a * b) % 2 === 1;
  const rest = `${term(even === "p" ? b : a, other, even === "q" ? power : 1)} = ${total - (even === "p" ? a * 2 ** power : b * 2)}`;
  const simple = rest.startsWith(`${other} =`);
  const wrong = pairs
    .filter(([p, q]) => !(p === key[0] && q === key[1]))
    .map((pair) => {
      const faults = [...new Set(pair.filter((n) => !isPrime(n)))];
      const reason = faults.includes(1)
        ? "takes 1 for a prime"
        : faults.length === 1 && faults[0]! % 2 === 1
          ? `takes ${faults[0]!} for a prime`
          : "forgets that both are prime";
      const rank = faults.length * 2 - (reason.startsWith("takes") ? 1 : 0);
      return `${rank}${asked.of(pair)} | ${reason} | $p = ${pair[0]}$ and $q = ${pair[1]}$ satisfy the equation, but ${faults.join(" and ")} ${faults.length === 1 ? "is" : "are"} not prime.`;
    })
    .toSorted()
    .map((line) => line.slice(1));
  const others = ASKED.filter(({ name }) => name !== asked.name).map(
    ({ text, of }) =>
      `${of(key)} | gives ${text} instead | That is ${text}, not ${asked.text}; read once more what is asked for.`,
  );
  return {
    variant: `${power === 2 ? "square" : bothOdd ? "two-cases" : "forced"}/${asked.name}`,
    // Two cases to try, or a square, take more than a coefficient that decides at once.
    difficulty: 5 + (bothOdd ? 1 : 0) + (power === 2 ? 1 : 0),
    stem: rng.pick([
      `If $p$ and $q$ are prime numbers and $${left} = ${total}$, what is the value of ${asked.text}?`,
      `The prime numbers $p$ and $q$ satisfy the equation $${left} = ${total}$. What is the value of ${asked.text}?`,
    ]),
    value,
    why: `Only $p = ${key[0]}$ and $q = ${key[1]}$ are both prime: ${asked.name === "sum" || asked.name === "product" ? `${asked.text} is ${value}.` : "the other pairs hold a number that is not prime."}`,
    slips: [...wrong.slice(0, 4), ...others, ...wrong.slice(4)].join("\n"),
    idea: "The only even prime is 2, so ask first which terms of the equation can be odd.",
    steps: [
      bothOdd
        ? `If both primes were odd, both terms would be odd and their sum even; but ${total} is odd, so $p = 2$ or $q = 2$.`
        : `${a % 2 === 0 ? `$${term(a, "p", power)}$` : `$${term(b, "q")}$`} and ${total} are even, so $${even === "p" ? term(a, "p", power) : term(b, "q")}$ is even too, and its prime must be 2.`,
      `With $${even} = 2$: ${simple ? "" : `$${rest}$, so `}$${other} = ${odd}$, which is prime.`,
      ...(bothOdd ? [otherCase(drawn)] : []),
    ],
    check: `$${a === 1 ? "" : `${a} \\cdot `}${key[0]}${power === 2 ? "^2" : ""} + ${b} \\cdot ${key[1]} = ${total}$.`,
  };
}

/** Why the prime 2 can't be the other letter. */
function otherCase({
  a,
  b,
  power,
  key,
  total,
}: NonNullable<ReturnType<typeof drawEquation>>): string {
  const [letter, other] = key[0] === 2 ? (["q", "p"] as const) : (["p", "q"] as const);
  const rest = total - (letter === "q" ? 2 * b : a * 2 ** power);
  const left = term(letter === "q" ? a : b, other, letter === "q" ? power : 1);
  return `With $${letter} = 2$ it would be $${left} = ${rest}$, which no prime $${other}$ satisfies.`;
}

const whole = (n: number): number => (Number.isInteger(n) ? n : 0);

/** Three primes with an even sum, or a prime that is the sum of two: the smallest must be 2. */
function sumDraft(rng: Rng) {
  const isTwin = rng.chance(0.08);
  const q = isTwin ? rng.pick([11, 17, 29, 41, 59, 71]) : rng.pick(ODD_PRIMES);
  const r = isTwin ? q + 2 : rng.pick(ODD_PRIMES);
  if (r <= q || r > 80 || q < 5 || r - q > 20) return null;
  const [gap, pair] = [r - q, q + r];
  const total = isTwin ? pair : pair + 2;
  const asked = rng.pick([
    { name: "greatest", text: isTwin ? "$r$" : "the greatest of the three primes", value: r },
    { name: "middle", text: isTwin ? "$q$" : "the second greatest of the three primes", value: q },
    ...(isTwin
      ? [{ name: "sum", text: "$p + r$", value: r + 2 }]
      : [
          {
            name: "outer",
            text: "the sum of the least and the greatest of the three primes",
            value: r + 2,
          },
        ]),
  ]);
  return {
    variant: `${isTwin ? "sum-is-prime" : "three"}/${asked.name}`,
    difficulty: isTwin ? 6 : 5,
    stem: isTwin
      ? `The numbers $p$, $q$, and $r$ are prime, $p \\lt q$, $p + q = r$, and $q + r = ${total}$. What is the value of ${asked.text}?`
      : `The sum of three different prime numbers is ${total}, and the greatest of them is ${gap} more than the second greatest. What is ${asked.text}?`,
    value: asked.value,
    why: `The primes are 2, ${q}, and ${r}.`,
    slips: `
      ${r} | answers another question | ${r} is the greatest of the three primes; read once more what is asked for.
      ${q} | answers another question | ${q} is the second greatest of the three primes; read once more what is asked for.
      ${r + 2} | answers another question | ${r + 2} is the least and the greatest together; read once more what is asked for.
      ${isTwin ? total / 2 : whole((total + gap) / 2)} | ${isTwin ? "halves the sum" : "leaves the least prime out"} | ${isTwin ? `${total / 2} would need $q = r$, but $r$ is more than $q$ by $p$.` : `This shares all of ${total} between the two greater primes; the least prime has a part in it.`}
      ${total / 2 + gap} | adds all of the difference | Half the sum is ${total / 2}; from there the two numbers lie half the difference away, not all of it.
      ${isTwin ? whole((2 * total) / 3) : whole(total / 3 + gap)} | ${isTwin ? "takes $p$ and $q$ for equal" : "starts from a third"} | ${isTwin ? "This makes $r$ twice $q$, as if $p$ and $q$ were equal; but $p$ is less than $q$." : "The three primes are not equal, so a third of the sum tells nothing."}
      ${isTwin ? whole(total / 3) : whole(total / 3)} | takes equal shares | A third of ${total} belongs to three equal numbers; these are different.
      ${pair - gap} | subtracts without halving | ${pair - gap} is twice the second greatest prime: the difference is taken off, but the halving is missing.
      ${pair} | stops at the two greater primes | ${pair} is the sum of the two greater primes.
      ${whole((total - gap) / 2) - 2} | takes 2 off twice | The 2 is taken off the whole sum once, not off each part.`,
    idea: `Three odd numbers have an odd sum, so parity forces the even prime, 2, into the ${isTwin ? "equation" : "sum"}.`,
    steps: isTwin
      ? [
          `If $p$ and $q$ were both odd, $r$ would be even and greater than 2, so not prime. Hence $p = 2$, the smaller one.`,
          `So $r = q + 2$, and $q + (q + 2) = ${total}$ gives $q = ${q}$ and $r = ${r}$.`,
        ]
      : [
          `${total} is even, so the three primes are not all odd: the least is 2.`,
          `The other two have the sum $${total} - 2 = ${pair}$ and the difference ${gap}, so they are $(${pair} + ${gap}) \\div 2 = ${r}$ and ${q}.`,
        ],
    check: isTwin
      ? `$2 + ${q} = ${r}$ and $${q} + ${r} = ${total}$.`
      : `$2 + ${q} + ${r} = ${total}$ and $${r} - ${q} = ${gap}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "primes-with-one-even",
  format: "problem-solving",
  subtopic: "primes",
  domain: "algebra",
  pattern: "An equation in primes whose parity forces one of them to be 2, the only even prime.",

  make(rng) {
    const draft = rng.chance(0.65) ? equationDraft(rng) : sumDraft(rng);
    if (!draft) return null;
    const { variant, difficulty, stem, value, why, slips, idea, steps, check } = draft;
    return {
      variant,
      context: "pure",
      difficulty,
      stem,
      key: { text: String(value), value, why },
      slips: slipsOf(slips),
      solution: { idea, steps, check },
    };
  },

  /** Tries all primes in the equations as written. */
  check({ stem, options }) {
    const answers = new Set(
      stem.includes("three different")
        ? answersOfSum(stem)
        : stem.includes("$r$")
          ? answersOfTwin(stem)
          : answersOfEquation(stem),
    );
    return options.flatMap((option, k) => (answers.has(valueOf(option).value) ? [k] : []));
  },
};

function answersOfEquation(stem: string): number[] {
  const [a, square, b, total] = read(stem, /(\d*)p(\^2)? \+ (\d*)q = (\d+)/);
  const [asked] = read(stem, /value of (p \+ q|pq|p|q)\?/);
  return PRIMES.flatMap((p) =>
    PRIMES.filter(
      (q) => Number(a || 1) * (square ? p * p : p) + Number(b || 1) * q === Number(total),
    ).map((q) => ({ "p + q": p + q, pq: p * q, p, q })[asked!]!),
  );
}

function answersOfTwin(stem: string): number[] {
  const [total] = read(stem, /q \+ r = (\d+)/);
  const [asked] = read(stem, /value of (p \+ r|q|r)\?/);
  return PRIMES.flatMap((p) =>
    PRIMES.filter((q) => p < q && isPrime(p + q) && q + p + q === Number(total)).map(
      (q) => ({ "p + r": p + p + q, q, r: p + q })[asked!]!,
    ),
  );
}

function answersOfSum(stem: string): number[] {
  const [total, gap] = read(stem, /numbers is (\d+), .* is (\d+) more/).map(Number) as [
    number,
    number,
  ];
  return PRIMES.flatMap((p) =>
    PRIMES.filter((q) => p < q && isPrime(q + gap) && p + q + q + gap === total).map((q) =>
      stem.includes("least") ? p + q + gap : stem.includes("What is the second") ? q : q + gap,
    ),
  );
}
