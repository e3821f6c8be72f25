import {
  findingsByCases,
  gcd,
  isPrime,
  lcm,
  listed,
  plain,
  primeFactors,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tensionBetween,
} from "@theta/items/template";

type Case = Readonly<{ n: number }>;
const CASES: readonly Case[] = range(1, 2520).map((n) => ({ n }));

/** A statement, and whether somebody in a hurry takes it for enough. */
interface Fact extends Said<Case> {
  readonly kind: string;
  readonly looksEnough: boolean;
  /** Why somebody in a hurry takes it for enough though it isn't. */
  readonly tempts: string;
}

interface Question {
  readonly divisor: number;
  /** Their product is the divisor, but their least common multiple isn't. */
  readonly fakes: readonly [number, number];
  /** Their product isn't the divisor, but their least common multiple is. */
  readonly pairs: readonly [number, number];
}

const QUESTIONS: readonly Question[] = [
  { divisor: 12, fakes: [2, 6], pairs: [4, 6] },
  { divisor: 18, fakes: [3, 6], pairs: [6, 9] },
  { divisor: 20, fakes: [2, 10], pairs: [4, 10] },
  { divisor: 24, fakes: [4, 6], pairs: [6, 8] },
  { divisor: 28, fakes: [2, 14], pairs: [4, 14] },
  { divisor: 36, fakes: [3, 12], pairs: [9, 12] },
  { divisor: 40, fakes: [4, 10], pairs: [8, 10] },
  { divisor: 45, fakes: [3, 15], pairs: [9, 15] },
  { divisor: 48, fakes: [6, 8], pairs: [12, 16] },
  { divisor: 60, fakes: [6, 10], pairs: [12, 20] },
];

function factsAbout({ divisor, fakes, pairs }: Question, rng: Rng): Fact[] {
  const coprime = rng.pick([5, 7, 11, 25, 35].filter((k) => gcd(k, divisor) === 1));
  const shared = rng.pick([6, 10, 14, 15, 21].filter((k) => gcd(k, divisor) > 1));
  const strange = rng.pick([7, 11, 13].filter((k) => divisor % k !== 0));
  const parts = rng.shuffle(primeFactors(divisor)).map(([prime, power]) => prime ** power);
  const [part = 1, other = 1] = parts;
  const away = rng.int(1, part - 1);
  const root = leastRoot(divisor);
  return [
    partial(`$n$ is divisible by ${part * strange}.`, part * strange, divisor),
    partial(`$\\frac{n}{${other}}$ is an integer.`, other, divisor),
    multiple("pair", bothText(pairs), lcm(...pairs), false, bothGive(pairs, divisor)),
    multiple(
      "fake",
      bothText(fakes),
      lcm(...fakes),
      true,
      bothGive(fakes, divisor),
      `Because $${fakes[0]} \\cdot ${fakes[1]} = ${divisor}$, $n$ looks divisible by ${divisor}. But ${fakes[0]} and ${fakes[1]} share the factor ${gcd(...fakes)}, so $n$ may be just ${lcm(...fakes)}.`,
    ),
    multiple(
      "square",
      `$n^2$ is divisible by ${divisor}.`,
      root,
      true,
      `Squaring doubles the exponent of every prime, so $n^2$ is divisible by $${divisor} = ${inPrimes(divisor)}$ exactly when $n$ is divisible by $${inPrimes(root)} = ${root}$.`,
      `The statement names ${divisor}, but $n^2$ has every prime factor of $n$ twice, so $n$ itself needs only the factor ${root}.`,
    ),
    multiple(
      "scaled",
      `$${coprime}n$ is divisible by ${divisor}.`,
      divisor / gcd(coprime, divisor),
      false,
      `${coprime} and ${divisor} have no common factor greater than 1, so $n$ itself is a multiple of ${divisor}.`,
    ),
    multiple(
      "scaled",
      `$${shared}n$ is divisible by ${divisor}.`,
      divisor / gcd(shared, divisor),
      true,
      `Since $${divisor} = ${gcd(shared, divisor)} \\cdot ${divisor / gcd(shared, divisor)}$ and ${shared} already has the factor ${gcd(shared, divisor)}, $n$ needs only the factor ${divisor / gcd(shared, divisor)}.`,
      `The statement names ${divisor}, but a part of it can come from ${shared} and not from $n$.`,
    ),
    {
      kind: "not",
      text: `When $n$ is divided by ${part}, the remainder is ${away}.`,
      holds: ({ n }) => n % part === away,
      gives: `A multiple of ${divisor} is a multiple of ${part}, because $${divisor} = ${part} \\cdot ${divisor / part}$, but $n$ isn't a multiple of ${part}.`,
      looksEnough: false,
      tempts: "",
    },
  ];
}

function bothText([one, other]: readonly [number, number]): string {
  return `$n$ is divisible by both ${one} and ${other}.`;
}

/** What two factors of n give. */
function bothGive(factors: readonly [number, number], divisor: number): string {
  const [one, other] = factors.map((n) => (isPrime(n) ? `${n}` : `${n} = ${inPrimes(n)}`));
  const least = lcm(...factors);
  const common = `The least common multiple of $${one}$ and $${other}$ is $${inPrimes(least)} = ${least}$`;
  return least % divisor === 0
    ? `${common}, so $n$ must be a multiple of ${least}.`
    : `${common}, so $n$ can be any multiple of ${least} and needn't be a multiple of ${divisor}.`;
}

/** `2^2 \\cdot 3` for 12. */
function inPrimes(n: number): string {
  return primeFactors(n)
    .map(([prime, power]) => `${prime}${power > 1 ? `^${power}` : ""}`)
    .join(" \\cdot ");
}

function multiple(
  kind: string,
  text: string,
  least: number,
  looksEnough: boolean,
  gives: string,
  tempts = "",
): Fact {
  return {
    kind,
    text,
    holds: ({ n }) => n % least === 0,
    gives,
    looksEnough,
    tempts,
  };
}

function partial(text: string, least: number, divisor: number): Fact {
  const factor = gcd(least, divisor);
  return multiple(
    "part",
    text,
    least,
    false,
    `Since $${divisor} = ${factor} \\cdot ${divisor / factor}$, $n$ also needs the factor ${divisor / factor}, and this statement gives only the factor ${factor}.`,
  );
}

/** The least number with a square that the divisor divides. */
function leastRoot(divisor: number): number {
  return primeFactors(divisor).reduce(
    (root, [prime, power]) => root * prime ** Math.ceil(power / 2),
    1,
  );
}

/** What tempts, for a divisor. */
const WHY = {
  "near-miss": (divisor: number) =>
    `Two conditions on $n$ look as if they brought in all the factors of ${divisor}.`,
  "c-trap": (divisor: number) =>
    `Neither statement says directly whether $n$ is divisible by ${divisor}, so both look necessary.`,
  "hidden-enough": (divisor: number) =>
    `The other statement looks too weak, but it also settles whether $n$ is divisible by ${divisor}.`,
  "false-enough": (divisor: number) =>
    `The statement names the right number, but $n$ needn't have all the factors of ${divisor}.`,
};

function drawNumbers(rng: Rng) {
  const question = rng.pick(QUESTIONS);
  const [one, two] = rng.sample(factsAbout(question, rng), 2) as [Fact, Fact];
  if (one.kind === two.kind || !CASES.some((at) => one.holds(at) && two.holds(at))) return null;
  const { divisor } = question;
  const findings = findingsByCases(CASES, [one, two], ({ n }) => n % divisor === 0, {
    together: () => togetherOf(one, two),
    settled: ({ n }) =>
      n % divisor === 0
        ? n === divisor
          ? "So the answer is always yes."
          : `Since $${n} = ${divisor} \\cdot ${n / divisor}$, the answer is always yes.`
        : `So $n$ is never divisible by ${divisor}, and the answer is always no.`,
    rivals: (at, rival) => {
      const [yes, no] = at.n % divisor === 0 ? [at, rival] : [rival, at];
      return `For example, $n$ could be ${yes.n}${yes.n === divisor ? "" : `, or $${divisor} \\cdot ${yes.n / divisor}$`}, which gives the answer yes, or ${no.n}, which isn't a multiple of ${divisor}.`;
    },
  });
  const { first, second, together } = findings;
  const tense = tensionBetween(
    { first: first.enough, second: second.enough, together: together.enough },
    { first: one.looksEnough, second: two.looksEnough, together: true },
  );
  if (!tense) return null;
  const isFalse = tense.tension === "false-enough";
  const tempting = [one, two].find((fact, k) => fact.tempts && ![first, second][k]!.enough);
  const why = (isFalse && tempting?.tempts) || WHY[tense.tension](divisor);
  return { divisor, one, two, findings, tense, why, tempting };
}

/** That both statements hold for the multiples of one number, and why. */
function togetherOf(one: Fact, two: Fact): string {
  const [a, b] = [one, two].map(({ holds }) => CASES.find((at) => holds(at))!.n) as [
    number,
    number,
  ];
  const all = lcm(a, b);
  if (a === b)
    return `Each statement allows exactly the multiples of ${all}, so together they say no more than one of them.`;
  return all === a || all === b
    ? `Every multiple of ${all} is a multiple of ${all === a ? b : a}, so both statements hold exactly for the multiples of ${all}.`
    : `$n$ is a multiple of both ${a} and ${b}, and their least common multiple is ${all}, so both statements hold exactly for the multiples of ${all}.`;
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const STEMS: readonly ((divisor: number) => string)[] = [
  (divisor) => `If $n$ is a positive integer, is $n$ divisible by ${divisor}?`,
  (divisor) => `Is the positive integer $n$ a multiple of ${divisor}?`,
  (divisor) => `If $n$ is a positive integer, is $\\frac{n}{${divisor}}$ an integer?`,
  (divisor) => `Is ${divisor} a factor of the positive integer $n$?`,
];

function levelOf({ one, two, tense }: Numbers): number {
  const isDeep = [one, two].some(({ kind }) => kind === "square" || kind === "scaled");
  return 4 + (isDeep ? 1 : 0) + (tense.tension === "c-trap" ? 0 : 0.6);
}

export const template: SufficiencyTemplate = {
  id: "product-divisible",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Which of the factors of a divisor reach the number, through squares, multiples, and pairs.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { divisor, one, two, findings, tense, why, tempting } = numbers;
    const stem = rng.pick(STEMS);
    const factors = primeFactors(divisor).map(
      ([prime, power]) => `$${prime}${power > 1 ? `^${power}` : ""}$`,
    );
    return {
      variant: `stem-${STEMS.indexOf(stem) + 1}`,
      context: "pure",
      difficulty: levelOf(numbers),
      stem: stem(divisor),
      statements: [one.text, two.text],
      ...findings,
      tension: tense.tension,
      trap: { letter: tense.letter, why },
      solution: {
        idea: `Since $${divisor} = ${inPrimes(divisor)}$, $n$ is divisible by ${divisor} exactly when it's divisible by ${listed(factors)}, so ask what each statement says about those factors.`,
        steps: stepsOfFindings(findings),
        ...(tempting && {
          check: `Test the least number that a tempting statement allows: $n = ${CASES.find(tempting.holds)!.n}$ isn't a multiple of ${divisor}.`,
        }),
        takeaway:
          "Turn each statement into prime factors of $n$, and compare them with the prime factors of the divisor.",
      },
    };
  },

  /** Tries every n up to 2,520. */
  check({ stem, statements }) {
    const divisor = Number(/\d+/.exec(plain(stem))![0]);
    const [first, second] = statements.map((said) => conditionOf(plain(said))) as [
      (one: Case) => boolean,
      (one: Case) => boolean,
    ];
    return { cases: CASES, first, second, answer: ({ n }: Case) => n % divisor === 0 };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  const [a = 1, b = 1] = Array.from(said.matchAll(/\d+/g), ([digits]) => Number(digits));
  if (said.startsWith("When")) return ({ n }) => n % a === b;
  if (said.includes("both")) return ({ n }) => n % a === 0 && n % b === 0;
  if (said.startsWith("n^2")) return ({ n }) => (n * n) % b === 0;
  if (/^\d+n/.test(said)) return ({ n }) => (a * n) % b === 0;
  return ({ n }) => n % a === 0;
}
