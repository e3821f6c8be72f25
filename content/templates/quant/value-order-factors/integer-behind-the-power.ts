import {
  ROMAN,
  ROMAN_SETS,
  gcd,
  listed,
  romanMembers,
  romanText,
  near,
  plain,
  primeFactors,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type Slip,
  texFactors,
  texThousands,
  valueOfFormula,
} from "@theta/items/template";

type Truths = readonly [boolean, boolean, boolean];

/** Sets of statements in the order in which a test lists them. */
const SETS = ROMAN_SETS.map((set) => {
  const has = (k: number): boolean => romanMembers(set).includes(k);
  const holds: Truths = [has(0), has(1), has(2)];
  return { text: romanText(set), holds };
});

const COEFFICIENTS = {
  2: [12, 18, 20, 24, 28, 40, 45, 50, 54, 60, 63, 75, 90, 96, 98, 120, 126, 150],
  3: [12, 18, 20, 36, 40, 45, 48, 50, 54, 60, 72, 75, 90, 98, 100, 108, 150, 180, 200, 225, 250],
} as const;

/** One of the three expressions: a power of a letter over a divisor. */
interface Claim {
  readonly letter: "k" | "n";
  readonly power: number;
  readonly divisor: number;
  readonly holds: boolean;
}

/** Products of the primes of a number with exponents up to one more than it has. */
function neighborsOf(number: number): number[] {
  return primeFactors(number)
    .reduce<number[]>(
      (all, [prime, e]) => all.flatMap((d) => range(0, e + 1).map((x) => d * prime ** x)),
      [1],
    )
    .filter((d) => d > 3 && d <= 6 * number);
}

/** Claims about a letter that must be divisible by `must`: true ones are near it, false ones too. */
function drawClaim(
  rng: Rng,
  letter: Claim["letter"],
  must: number,
  power: number,
  holds: boolean,
): Claim | null {
  const whole = must ** power;
  const divisors = neighborsOf(whole).filter((d) => (whole % d === 0) === holds && 8 * d >= whole);
  const apt = divisors.filter((d) => d <= 3 * whole && d < 450 && (power === 1 || d !== must));
  return apt.length === 0 ? null : { letter, power, divisor: rng.pick(apt), holds };
}

const powerTex = ({ letter, power }: Claim): string =>
  power === 1 ? letter : `${letter}^${power}`;
const claimTex = (claim: Claim, isFactored: boolean): string =>
  `\\frac{${powerTex(claim)}}{${isFactored ? texFactors(claim.divisor) : claim.divisor}}`;

/** The integer n^m is a multiple of c: n must be divisible by `n`, and the other factor by `k`. */
function drawPower(rng: Rng) {
  const m = rng.pick([2, 3] as const);
  const c = rng.pick(COEFFICIENTS[m]);
  const n = product(primeFactors(c).map(([prime, e]) => prime ** Math.ceil(e / m)));
  return { m, c, n, k: n ** m / c };
}

type Drawn = ReturnType<typeof drawPower>;

const KINDS = {
  equation: {
    stems: [
      "If $k$ and $n$ are positive integers and $Ck = n^M$, which of the following must be an integer?",
      "The product of C and the positive integer $k$ is the POWER of the positive integer $n$. Which of the following must be an integer?",
    ],
    claims: [
      ["k", 1],
      ["k", 1],
      ["n", 1],
    ],
  },
  multiple: {
    stems: [
      "If $n$ is a positive integer and $n^M$ is divisible by C, which of the following must be an integer?",
      "If $n$ is a positive integer and $\\frac{n^M}{C}$ is an integer, which of the following must also be an integer?",
    ],
    claims: [
      ["n", 1],
      ["n", 2],
      ["n", 3],
    ],
  },
} as const;

/** A fraction as it is with the least values, and its value in lowest terms. */
function lowest(whole: number, divisor: number): string {
  const shared = gcd(whole, divisor);
  const [top, bottom] = [whole / shared, divisor / shared];
  const plainly = `\\frac{${texThousands(whole)}}{${texThousands(divisor)}}`;
  if (bottom === 1) return `${plainly} = ${texThousands(top)}`;
  return shared === 1
    ? plainly
    : `${plainly} = \\frac{${texThousands(top)}}{${texThousands(bottom)}}`;
}

function whichHold(claims: readonly Claim[]): string {
  const right = claims.flatMap(({ holds }, j) => (holds ? [ROMAN[j]!] : []));
  if (right.length === 0) return "None of the three expressions is an integer";
  if (right.length === claims.length) return "All three expressions are integers";
  return `Only ${listed(right)} ${right.length === 1 ? "is an integer" : "are integers"}`;
}

/** Why a statement holds or fails. */
function reason(claim: Claim, { n, k }: Drawn): string {
  const must = claim.letter === "n" ? n : k;
  const { letter, power, divisor } = claim;
  const whole = must ** power;
  const shown = power === 1 ? `${must}` : `${must}^${power} = ${texThousands(whole)}`;
  if (claim.holds)
    return `$${powerTex(claim)}$ must be divisible by $${shown}$${whole === divisor ? "" : `, which is $${texThousands(divisor)} \\cdot ${texThousands(whole / divisor)}$`}, so $${claimTex(claim, false)}$ must be an integer`;
  return `$${letter}$ can be ${must}, and then $${claimTex(claim, false)} = ${lowest(whole, divisor)}$, which is not an integer`;
}

/** The wrong sets, those with one statement wrong first. */
function slipsOfSets(claims: readonly Claim[], drawn: Drawn, rng: Rng): Slip[] {
  const wrongIn = (holds: Truths) => claims.findIndex((claim, j) => claim.holds !== holds[j]);
  const distance = (holds: Truths) => claims.filter((claim, j) => claim.holds !== holds[j]).length;
  return rng
    .shuffle(SETS.map((set, value) => ({ ...set, value })))
    .filter(({ holds }) => wrongIn(holds) >= 0)
    .toSorted((a, b) => distance(a.holds) - distance(b.holds))
    .map(({ text, holds, value }) => {
      const j = wrongIn(holds);
      return {
        text,
        value,
        slip: claims[j]!.holds ? `leaves out ${ROMAN[j]}` : `accepts ${ROMAN[j]}`,
        why: `${ROMAN[j]}: ${reason(claims[j]!, drawn)}.`,
      };
    });
}

function drawQuestion(rng: Rng) {
  const kind = rng.pick(["equation", "equation", "multiple"] as const);
  const drawn = drawPower(rng);
  if (drawn.n < 6 || drawn.n > 90 || (kind === "equation" && (drawn.k < 6 || drawn.k > 400)))
    return null;
  // The cubes of these would be hard to read.
  if (kind === "multiple" && (drawn.n % 7 === 0 || drawn.n > 30)) return null;
  const set = rng.pick(SETS);
  const claims = KINDS[kind].claims.map(([letter, power], j) =>
    drawClaim(rng, letter, drawn[letter], power, set.holds[j]!),
  );
  const found = claims.filter((claim) => claim !== null);
  const shown = new Set(found.map((claim) => claimTex(claim, false)));
  if (found.length < 3 || shown.size < 3) return null;
  return { kind, drawn, claims: found, key: SETS.indexOf(set) };
}

/** What n^m being a multiple of c says about n, prime by prime. */
function stepsOf(kind: keyof typeof KINDS, { m, c, n, k }: Drawn): string[] {
  return [
    `$${c} = ${texFactors(c)}$.`,
    `In $n^${m}$, every exponent is a multiple of ${m}, so $n^${m}$ must be divisible by $${texFactors(n ** m)}$, and $n$ by $${texFactors(n) === String(n) ? n : `${texFactors(n)} = ${n}`}$.`,
    ...(kind === "equation"
      ? [`So $k$ must be divisible by $\\frac{${texFactors(n ** m)}}{${texFactors(c)}} = ${k}$.`]
      : []),
  ];
}

export const template: ProblemTemplate = {
  id: "integer-behind-the-power",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "arithmetic",
  pattern:
    "A multiple of a given number is a square or cube: what must its base and the other factor be divisible by?",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { kind, drawn, claims, key } = question;
    const { m, c, n, k } = drawn;
    const form = rng.int(0, 1);
    const opening = KINDS[kind].stems[form]!.replace("POWER", m === 2 ? "square" : "cube")
      .replace("M", String(m))
      .replaceAll("C", String(c));
    const lines = claims.map(
      (claim, j) => `${ROMAN[j]}. $${claimTex(claim, kind === "equation" && m === 3)}$`,
    );
    const least =
      kind === "equation"
        ? `The least possible values are $n = ${n}$ and $k = ${k}$`
        : `The least possible value is $n = ${n}$`;
    return {
      variant: `${kind}/${form + 1}`,
      context: "pure",
      difficulty: kind === "equation" && m === 3 ? 7 : 6,
      stem: [opening, ...lines].join("\n\n"),
      key: {
        text: SETS[key]!.text,
        value: key,
        why: `${least}, and all other values are multiples. ${whichHold(claims)} for ${kind === "equation" ? "these values" : "this value"}.`,
      },
      slips: slipsOfSets(claims, drawn, rng),
      solution: {
        idea: `Every prime factor of the ${m === 2 ? "square" : "cube"} of an integer has an exponent that is a multiple of ${m}.`,
        fast: [
          `${least}, and all other values are multiples, so an expression must be an integer if it is one for the least ${kind === "equation" ? "values" : "value"}.`,
          ...claims.map((claim, j) => {
            const whole = drawn[claim.letter] ** claim.power;
            return `${ROMAN[j]}: $${lowest(whole, claim.divisor)}$, ${claim.holds ? "an integer" : "not an integer"}.`;
          }),
        ],
        steps: [
          ...stepsOf(kind, drawn),
          ...claims.map((claim, j) => `${ROMAN[j]}: ${reason(claim, drawn)}.`),
        ],
        check: `$${n}^${m} = ${n ** m} = ${c} \\cdot ${k}$.`.replaceAll(
          /\b(\d{1,3})(\d{3})\b/g,
          "$1{,}$2",
        ),
        takeaway:
          "If a number divides a square or a cube, round its exponents up to multiples of 2 or 3 to find what must divide the base.",
      },
    };
  },

  /** Goes through all small n that fit and tests the three expressions. */
  check({ stem, options }) {
    const text = plain(stem);
    const m = /n\^3|cube/.test(text.split(/integer\?/)[0]!) ? 3 : 2;
    const c = Number(
      /(?:and |product of |divisible by |\/\()(\d+)/.exec(
        text.replace(/^.*?(?=n\^\d\)\/)/, ""),
      )?.[1],
    );
    const claims = Array.from(stem.matchAll(/^I+\. \$(.*)\$$/gm), ([, tex]) => tex!);
    const fitting = range(1, 900).filter((n) => n ** m % c === 0);
    if (claims.length !== 3 || fitting.length < 5) throw new Error(`Unread: ${text}`);
    const holds = claims.map((tex) =>
      fitting.every((n) => {
        const value = valueOfFormula(tex, { n, k: n ** m / c });
        return near(value, Math.round(value), 1e-4);
      }),
    );
    return options.flatMap((option, j) => {
      const set = SETS.find((one) => one.text === option)!;
      return set.holds.every((one, i) => one === holds[i]) ? [j] : [];
    });
  },
};
