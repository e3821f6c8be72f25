import {
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
  // In a hurry, people compare which letters there are, and not which of them carry a sign.
  const looksAlike = (said: Monomial) => lettersOf(said).join() === lettersOf(ask).join();
  const tense = tensionBetween(
    { first: first.enough, second: second.enough, together: together.enough },
    { first: looksAlike(one), second: looksAlike(two), together: true },
  );
  return tense && { ...numbers, findings, tense };
}

const lettersOf = ({ powers }: Monomial): string[] => LETTERS.filter((_, k) => powers[k]! > 0);

const WHY = {
  "near-miss": "Each statement is about some of the signs, so both together look like enough.",
  "c-trap": "Neither statement has exactly the letters of the question, so both seem to be needed.",
  "hidden-enough":
    "The statement doesn't have exactly the letters of the question, but those with odd exponents are the same.",
  "false-enough":
    "The statement has the same letters as the question, but other signs matter, or a letter may be 0.",
};

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

function findingsOf({ mayBeZero, wantsPositive, ask, one, two, left1, left2, both }: Drawn) {
  const answer = (signs: Signs): boolean => signOf(ask, signs) === (wantsPositive ? 1 : -1);
  const judge = (left: readonly Signs[], because: string): Sufficiency => {
    const yes = left.find(answer);
    const no = left.findLast((signs) => !answer(signs));
    if (yes && no) {
      const at = (signs: Signs): string => `$(${signs.join(", ")})$`;
      return {
        enough: false,
        rivals: [caseOf(yes), caseOf(no)],
        why: `${because}. The values ${at(yes)} of $(x, y, z)$ give a yes and ${at(no)} give a no.`,
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
    first: judge(left1, reason(one)),
    second: judge(left2, reason(two)),
    together: judge(
      both,
      `${meaning(one, one.positive, mayBeZero)}; and ${meaning(two, two.positive, mayBeZero)}`,
    ),
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
      trap: { letter: tense.letter, why: WHY[tense.tension] },
      solution: {
        idea: `Take even powers out: $${ask.tex} ${symbol} 0$ says that ${meaning(ask, wantsPositive, mayBeZero)}.`,
        fast: [
          `Cross out every even power and write down only the signs: each statement then says that one letter is positive or negative, or that some letters have the same or opposite signs.${mayBeZero ? " Because a letter may be zero here, note also which letters of a crossed-out power can be zero." : ""}`,
        ],
        steps: stepsOfFindings(findings),
        check: mayBeZero
          ? "The stem does not rule out zero, and a factor of zero would make the answer a no."
          : "Since no letter is zero, an even power is always positive and may be dropped.",
        takeaway:
          "In questions about signs, only odd exponents matter, unless a letter could be zero.",
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
