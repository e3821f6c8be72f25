import {
  capital,
  listed,
  plain,
  read,
  type Rng,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyCase,
  type SufficiencyTemplate,
  tensionBetween,
} from "@theta/items/template";

const LETTERS = ["x", "y", "z"] as const;
/** Signs of x, y, and z, including zero unless the stem rules it out. */
type Signs = readonly [number, number, number];
const SIGNS: readonly Signs[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z] as const)),
);

/** A product of powers of the letters, by exponent. */
interface Monomial {
  readonly powers: Signs;
  readonly tex: string;
}

function monomial(powers: Signs): Monomial {
  const tex = powers.map((n, k) => (n === 0 ? "" : n === 1 ? LETTERS[k] : `${LETTERS[k]}^${n}`));
  return { powers, tex: tex.join("") };
}

function drawMonomial(rng: Rng, exponents: readonly number[]): Monomial {
  return monomial([rng.pick(exponents), rng.pick(exponents), rng.pick(exponents)]);
}

/** Other exponents with the same parity for each letter; an even one may vanish. */
function alike({ powers }: Monomial, rng: Rng): Monomial {
  const [x, y, z] = powers.map((n) => rng.pick(n % 2 === 1 ? [1, 3, 5] : [0, 2, 2, 4]));
  return monomial([x!, y!, z!]);
}

function signOf({ powers }: Monomial, signs: Signs): number {
  return powers.reduce((product, n, k) => product * signs[k]! ** n, 1);
}

const odd = (powers: Signs): string[] => LETTERS.filter((_, k) => powers[k]! % 2 === 1);
const even = (powers: Signs): string[] =>
  LETTERS.filter((_, k) => powers[k]! > 0 && powers[k]! % 2 === 0);

/** What "the product is positive (negative)" says once even powers are removed. */
function meaning({ powers }: Monomial, positive: boolean, mayBeZero: boolean): string {
  const [one, two, three] = odd(powers);
  const signs = three
    ? `an ${positive ? "even" : "odd"} number of $x$, $y$, and $z$ are negative and none is zero`
    : two
      ? `$${one}$ and $${two}$ have ${positive ? "the same sign" : "opposite signs"}`
      : `$${one}$ is ${positive ? "positive" : "negative"}`;
  const hidden = even(powers);
  const nonzero =
    mayBeZero && hidden.length > 0 ? `, and $${hidden.join("$ and $")}$ is not zero` : "";
  return hidden.length === 2 ? signs + nonzero.replace(" is not", " are not") : signs + nonzero;
}

function drawNumbers(rng: Rng) {
  const form = rng.pick(["nonzero-positive", "nonzero-negative", "zero-positive", "zero-negative"]);
  const mayBeZero = form.startsWith("zero");
  const wantsPositive = form.endsWith("positive");
  const ask = drawMonomial(rng, [0, 1, 1, 2, 3]);
  const drawn = [1, 2].map(() =>
    rng.chance(0.6) ? alike(ask, rng) : drawMonomial(rng, [0, 0, 1, 1, 2, 3]),
  );
  const all = [ask, ...drawn];
  // A product without an odd power says nothing about signs; six factors or more are a drill.
  if (all.some(({ powers }) => odd(powers).length === 0)) return null;
  if (new Set(all.map(({ tex }) => tex)).size < 3) return null;
  if (ask.powers.filter((n) => n > 0).length < 2) return null;
  const [one, two] = drawn.map((product) => ({ ...product, positive: rng.chance(0.5) })) as [
    Monomial & { positive: boolean },
    Monomial & { positive: boolean },
  ];
  const open = mayBeZero ? SIGNS : SIGNS.filter((signs) => !signs.includes(0));
  const holds =
    (said: typeof one) =>
    (signs: Signs): boolean =>
      signOf(said, signs) === (said.positive ? 1 : -1);
  const [left1, left2] = [open.filter(holds(one)), open.filter(holds(two))];
  const both = left1.filter(holds(two));
  if (both.length === 0) return null;
  const numbers = { form, mayBeZero, wantsPositive, ask, one, two, left1, left2, both };
  const findings = findingsOf(numbers);
  const { first, second, together } = findings;
  const tense = tensionBetween(
    { first: first.enough, second: second.enough, together: together.enough },
    { first: looksLike(ask, one), second: looksLike(ask, two), together: true },
  );
  return tense && { ...numbers, findings, tense };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const lettersOf = ({ powers }: Monomial): string[] => LETTERS.filter((_, k) => powers[k]! > 0);
/** In a hurry, people compare which letters there are, and not which of them carry a sign. */
const looksLike = (ask: Monomial, said: Monomial): boolean =>
  lettersOf(said).join() === lettersOf(ask).join();

const WHY = {
  "near-miss": "Each statement is about some of the signs, so both together look like enough.",
  "c-trap": "Neither statement has exactly the letters of the question, so both seem to be needed.",
  "hidden-enough":
    "The statement doesn't have exactly the letters of the question, but those with odd exponents are the same.",
} as const;

/** Why the trap of this tension tempts, for these statements. */
function whyOf({ tense, ask, one, two, findings, mayBeZero, wantsPositive }: Numbers): string {
  if (tense.tension !== "false-enough") return WHY[tense.tension];
  const said = looksLike(ask, one) && !findings.first.enough ? one : two;
  return `The product $${said.tex}$ has the same letters as $${ask.tex}$, but the statement says only that ${meaning(said, said.positive, mayBeZero)}, and the question is whether ${meaning(ask, wantsPositive, mayBeZero)}.`;
}

interface Drawn {
  readonly mayBeZero: boolean;
  readonly wantsPositive: boolean;
  readonly ask: Monomial;
  readonly one: Monomial & { readonly positive: boolean };
  readonly two: Monomial & { readonly positive: boolean };
  readonly left1: readonly Signs[];
  readonly left2: readonly Signs[];
  readonly both: readonly Signs[];
}

const caseOf = ([x, y, z]: Signs): SufficiencyCase => ({ x, y, z });

const named = (of: readonly number[]): string => `$${of.map((k) => LETTERS[k]!).join("$ and $")}$`;

/** What is left of the signs of x, y, and z: "x and z are positive, and y can be positive or negative". */
function combined(
  left: readonly Signs[],
  one: Monomial & { readonly positive: boolean },
  mayBeZero: boolean,
): string {
  const is = (k: number, sign: number) => left.every((signs) => signs[k] === sign);
  const places = [0, 1, 2];
  const fixed = [1, -1].flatMap((sign) => {
    const of = places.filter((k) => is(k, sign));
    const names = of.length === 3 ? "$x$, $y$, and $z$" : named(of);
    return of.length === 0
      ? []
      : [`${names} ${of.length === 1 ? "is" : "are"} ${sign > 0 ? "positive" : "negative"}`];
  });
  const open = places.filter((k) => !is(k, 1) && !is(k, -1));
  if (open.length === 3) return tiedSigns(left) ?? meaning(one, one.positive, mayBeZero);
  const tie = open.length === 2 ? tieOf(left, open[0]!, open[1]!) : null;
  const parts = [...fixed, ...(tie ? [tie] : open.map((k) => anyOf(left, k)))];
  return parts.length < 3
    ? parts.join(", and ")
    : `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)!}`;
}

/** "x and y have the same sign", if their product always has the same sign. */
function tieOf(left: readonly Signs[], j: number, k: number): string | null {
  const [product = 0, ...others] = new Set(left.map((signs) => signs[j]! * signs[k]!));
  if (product === 0 || others.length > 0) return null;
  return `$${LETTERS[j]!}$ and $${LETTERS[k]!}$ have ${product > 0 ? "the same sign" : "opposite signs"}`;
}

/** What ties three signs that are all open, if any two of them are tied. */
function tiedSigns(left: readonly Signs[]): string | null {
  const pairs = [
    [0, 1, 2],
    [1, 2, 0],
    [0, 2, 1],
  ].flatMap(([j, k, third]) => {
    const tie = tieOf(left, j!, k!);
    return tie ? [{ tie, third: third! }] : [];
  });
  const [one, two] = pairs;
  return one ? `${one.tie}, and ${two ? two.tie : anyOf(left, one.third)}` : null;
}

/** "y can be positive or negative". */
function anyOf(left: readonly Signs[], k: number): string {
  const canBeZero = left.some((signs) => signs[k] === 0);
  return `$${LETTERS[k]!}$ can be ${canBeZero ? "positive, negative, or zero" : "positive or negative"}`;
}

function findingsOf({ mayBeZero, wantsPositive, ask, one, two, left1, left2, both }: Drawn) {
  const answer = (signs: Signs): boolean => signOf(ask, signs) === (wantsPositive ? 1 : -1);
  const judge = (
    left: readonly Signs[],
    because: string,
    said: readonly Monomial[],
  ): Sufficiency => {
    const yes = left.find(answer);
    const no = left.findLast((signs) => !answer(signs));
    if (yes && no) {
      const at = (signs: Signs): string =>
        `With $x = ${signs[0]}$, $y = ${signs[1]}$, and $z = ${signs[2]}$, ${listed(
          [...said.filter(({ tex }) => tex.length > 1), ask].map(
            (product) => `$${product.tex} = ${signOf(product, signs) + 0}$`,
          ),
        )}, so the answer is`;
      return {
        enough: false,
        rivals: [caseOf(yes), caseOf(no)],
        why: `${because}. ${at(yes)} yes. ${at(no)} no.`,
      };
    }
    const result = `${yes ? "always" : "never"} ${wantsPositive ? "positive" : "negative"}`;
    return {
      enough: true,
      why: `${because}. So $${ask.tex}$ is ${result}, and the answer is a definite ${yes ? "yes" : "no"}.`,
    };
  };
  const reason = (said: typeof one): string =>
    said.powers.reduce((total, n) => total + n) === 1
      ? `$${said.tex}$ is ${said.positive ? "positive" : "negative"}`
      : `$${said.tex} ${said.positive ? "\\gt" : "\\lt"} 0$ says that ${meaning(said, said.positive, mayBeZero)}`;
  return {
    first: judge(left1, reason(one), [one]),
    second: judge(left2, reason(two), [two]),
    together: judge(both, capital(combined(both, one, mayBeZero)), [one, two]),
  };
}

export const template: SufficiencyTemplate = {
  id: "sign-behind-even-powers",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "The sign of a product: even powers hide signs, odd ones carry them, zero may lurk.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { form, mayBeZero, wantsPositive, ask, one, two, findings, tense } = numbers;
    const alone = findings.first.enough || findings.second.enough;
    const symbol = wantsPositive ? "\\gt" : "\\lt";
    return {
      variant: form,
      context: "pure",
      difficulty:
        3 +
        (odd(ask.powers).length > 1 ? 1 : 0) +
        (mayBeZero ? 1 : 0) + // a letter may be zero
        (alone ? 0 : 1) +
        (odd(one.powers).length + odd(two.powers).length > 3 ? 1 : 0),
      stem: {
        "nonzero-positive": `If $xyz \\ne 0$, is $${ask.tex} \\gt 0$?`,
        "nonzero-negative": `If none of $x$, $y$, and $z$ is zero, is the product $${ask.tex}$ negative?`,
        "zero-positive": `Is $${ask.tex} \\gt 0$?`,
        "zero-negative": `Is the product $${ask.tex}$ negative?`,
      }[form]!,
      statements: [
        `$${one.tex} ${one.positive ? "\\gt" : "\\lt"} 0$`,
        `$${two.tex} ${two.positive ? "\\gt" : "\\lt"} 0$`,
      ],
      ...findings,
      tension: tense.tension,
      trap: { letter: tense.letter, why: whyOf(numbers) },
      solution: {
        idea: `Take even powers out: $${ask.tex} ${symbol} 0$ says that ${meaning(ask, wantsPositive, mayBeZero)}.`,
        fast: [
          `Cross out every even power and write down only the signs: each statement then says that one letter is positive or negative, or that some letters have the same or opposite signs.${mayBeZero ? " A letter may be zero here, but a product that is greater or less than 0 has no factor of zero, so none of its letters is zero." : ""}`,
        ],
        steps: stepsOfFindings(findings),
        check: mayBeZero
          ? "The stem does not rule out zero, and a factor of zero would make the answer a no."
          : "Since no letter is zero, an even power is always positive and may be dropped.",
        takeaway:
          "The sign of a product depends on the letters with odd exponents. A letter with an even exponent matters only if it can be zero.",
      },
    };
  },

  /** Puts real numbers of both signs, and zero if allowed, into the products. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [asked] = read(
      stem,
      /is \$?(?:the product )?([xyz^\d]+) ?(?:> 0|negative)|product ([xyz^\d]+) negative/i,
    ).filter(Boolean);
    const allowsZero = !/xyz != 0|none of/.test(text);
    const wanted = />/.test(text) ? 1 : -1;
    const values = [-2, -0.5, 0.5, 3, ...(allowsZero ? [0] : [])];
    const cases = values.flatMap((x) => values.flatMap((y) => values.map((z) => ({ x, y, z }))));
    const [first, second] = statements.map((said) => {
      const [product, relation] = read(said, /^([xyz^\d]+) ([<>]) 0/) as [string, string];
      return (at: Point) => Math.sign(valueAt(product, at)) === (relation === ">" ? 1 : -1);
    }) as [(at: Point) => boolean, (at: Point) => boolean];
    const answer = (at: Point) => Math.sign(valueAt(asked!, at)) === wanted;
    return { cases, first, second, answer };
  },
};

type Point = SufficiencyCase;

function valueAt(product: string, at: Point): number {
  return Array.from(product.matchAll(/([xyz])(?:\^(\d))?/g)).reduce(
    (value, [, letter, exponent]) => value * at[letter!]! ** Number(exponent ?? 1),
    1,
  );
}
