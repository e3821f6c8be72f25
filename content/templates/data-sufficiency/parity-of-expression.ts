import {
  findingsByCases,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tensionBetween,
} from "@theta/items/template";

type Case = Readonly<{ a: number; b: number }>;
const INTEGERS = [...range(1, 8), ...range(-6, 0)];
const CASES: readonly Case[] = INTEGERS.flatMap((a) => INTEGERS.map((b) => ({ a, b })));

const isEven = (n: number): boolean => n % 2 === 0;
const isOdd = (n: number): boolean => !isEven(n);

/** What is asked about a and b. */
interface Question {
  readonly name: string;
  readonly tex: (letters: Letters) => string;
  readonly asksOdd: boolean;
  readonly value: (one: Case) => number;
  readonly needs: string;
  /** Why it's always odd or always even, after what a statement leaves. */
  readonly always: (parity: "odd" | "even", letters: Letters) => string;
}

interface Letters {
  readonly a: string;
  readonly b: string;
  /** An odd and an even coefficient. */
  readonly odd: number;
  readonly even: number;
}

/** A statement about a and b, and whether it looks enough to someone in a hurry. */
interface Fact {
  readonly tex: (letters: Letters) => string;
  readonly isOdd: boolean;
  readonly value: (one: Case, letters: Letters) => number;
  readonly gives: string;
  /** A reason that comes first. */
  readonly because?: string;
  readonly looksEnough: (question: string) => boolean;
}

const QUESTIONS: readonly Question[] = [
  {
    name: "product",
    tex: ({ a, b }) => `${a}${b}`,
    asksOdd: false,
    value: ({ a, b }) => a * b,
    needs: "$AB$ is even unless both $A$ and $B$ are odd",
    always: (parity) =>
      parity === "odd"
        ? "A product of odd integers is odd, so $AB$ is always odd."
        : "So $A$ and $B$ aren't both odd, and $AB$ is always even.",
  },
  {
    name: "sum",
    tex: ({ a, b }) => `${a} + ${b}`,
    asksOdd: true,
    value: ({ a, b }) => a + b,
    needs: "$A + B$ is odd exactly when one of $A$ and $B$ is even and the other is odd",
    always: (parity) =>
      parity === "odd"
        ? "The sum of an even integer and an odd integer is odd, so $A + B$ is always odd."
        : "The sum of two even integers or of two odd integers is even, so $A + B$ is always even.",
  },
  {
    name: "square",
    tex: ({ a, b, even }) => `${a}^2 + ${even}${b}`,
    asksOdd: true,
    value: ({ a }) => a * a,
    needs: "the term with $B$ is even, so the sum is odd exactly when $A$ is odd",
    always: (parity, { even }) =>
      `So $A^2$ is ${parity}, and $${even}B$ is even, so $A^2 + ${even}B$ is always ${parity}.`,
  },
  {
    name: "factored",
    tex: ({ a, b, odd }) => `${a}(${b} + ${odd})`,
    asksOdd: true,
    value: ({ a, b }) => a * (b + 1),
    needs: "the product is odd exactly when $A$ is odd and $B$ is even",
    always: (parity, { odd }) =>
      parity === "odd"
        ? `So both $A$ and $B + ${odd}$ are odd, and $A(B + ${odd})$ is always odd.`
        : `So $A$ is even or $B + ${odd}$ is even, and $A(B + ${odd})$ is always even.`,
  },
];

const always = () => true;
const never = () => false;

const FACTS: readonly Fact[] = [
  {
    tex: ({ a, b }) => `${a} - ${b}`,
    isOdd: true,
    value: ({ a, b }) => a - b,
    because: "Two even or two odd integers have an even difference.",
    gives: "One of $A$ and $B$ is even and the other is odd.",
    looksEnough: (question) => question === "sum",
  },
  {
    tex: ({ a, b }) => `${a}^2 + ${b}^2`,
    isOdd: false,
    value: ({ a, b }) => a + b,
    because: "A square is even or odd as the integer itself is, so",
    gives: "$A$ and $B$ are both even or both odd.",
    looksEnough: (question) => question !== "sum",
  },
  {
    tex: ({ a, b, odd }) => `${odd}${a}${b} + ${b}`,
    isOdd: true,
    value: ({ a, b }) => b * (a + 1),
    gives:
      "$ODDAB + B = B(ODDA + 1)$ is odd, so both factors are odd. If $ODDA + 1$ is odd, $ODDA$ is even, so $A$ is even, and $B$ is odd.",
    looksEnough: never,
  },
  {
    tex: ({ a, b }) => `${a}(${b} + 1)`,
    isOdd: false,
    value: ({ a, b }) => a * (b + 1),
    because: "A product is even only if one of its factors is even, so",
    gives: "$A$ is even or $B$ is odd, or both.",
    looksEnough: (question) => question === "product" || question === "square",
  },
  {
    tex: ({ a, b, even }) => `${a} + ${even}${b}`,
    isOdd: true,
    value: ({ a }) => a,
    gives: "The term with $B$ is even, so $A$ is odd.",
    looksEnough: (question) => question === "square",
  },
  {
    tex: ({ a, b, even }) => `${even}${a} + ${b}`,
    isOdd: false,
    value: ({ b }) => b,
    gives: "The term with $A$ is even, so $B$ is even.",
    looksEnough: never,
  },
  {
    tex: ({ a, b, odd }) => `${odd}${a} + ${b}`,
    isOdd: false,
    value: ({ a, b }) => a + b,
    because:
      "Two integers with an even sum are both even or both odd, and $ODDA$ is even or odd as $A$ is, so",
    gives: "$A$ and $B$ are both even or both odd.",
    looksEnough: never,
  },
  {
    tex: ({ a, b }) => `${a}^2${b}`,
    isOdd: true,
    value: ({ a, b }) => a * b,
    gives: "A product of integers is odd only if every factor is odd, so both $A$ and $B$ are odd.",
    looksEnough: always,
  },
  {
    tex: ({ a, b }) => `(${a} + ${b})^2`,
    isOdd: true,
    value: ({ a, b }) => a + b,
    because: "Because its square is odd, $A + B$ is odd.",
    gives: "One of $A$ and $B$ is even and the other is odd.",
    looksEnough: never,
  },
  {
    tex: ({ a, odd }) => `${a}^3 + ${odd}`,
    isOdd: false,
    value: ({ a }) => a + 1,
    because: "The sum of $A^3$ and an odd integer is even, so $A^3$ is odd, and",
    gives: "$A$ is odd.",
    looksEnough: (question) => question !== "sum",
  },
];

const LETTERS = [
  ["m", "n"],
  ["x", "y"],
  ["p", "q"],
  ["j", "k"],
] as const;

const WHY = {
  "near-miss": "The statements say different things, so they look as if they settled it together.",
  "c-trap": "Neither statement gives both integers, so combining them looks necessary.",
  "hidden-enough":
    "No statement gives the integers, so they look too weak. But only parity matters.",
  "false-enough":
    "One case that fits is easily taken for the only one, but another answers differently.",
};
const TOO_WEAK =
  "The other statement doesn't give the integers, so it looks too weak. But only parity matters.";

function drawNumbers(rng: Rng) {
  const [a, b] = rng.pick(LETTERS);
  const letters: Letters = { a, b, odd: rng.pick([3, 5, 7]), even: rng.pick([2, 4, 6]) };
  const question = rng.pick(QUESTIONS);
  const facts = rng.sample(FACTS, 2) as [Fact, Fact];
  const [one, two] = facts.map((fact) => saidOf(fact, letters)) as [Said<Case>, Said<Case>];
  const both = CASES.filter((at) => one.holds(at) && two.holds(at));
  if (both.length === 0 || facts[0].gives === facts[1].gives) return null;
  const findings = findingsOf(question, [one, two], letters);
  const [first, second] = facts.map(({ looksEnough }) => looksEnough(question.name)) as [
    boolean,
    boolean,
  ];
  const tense = tensionBetween(
    {
      first: findings.first.enough,
      second: findings.second.enough,
      together: findings.together.enough,
    },
    { first, second, together: true },
  );
  return tense && { letters, question, one, two, findings, tense };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function saidOf(
  { tex, isOdd: wantsOdd, value, because, gives }: Fact,
  letters: Letters,
): Said<Case> {
  return {
    text: `$${tex(letters)}$ is ${wantsOdd ? "odd" : "even"}.`,
    holds: (one) => isOdd(value(one, letters)) === wantsOdd,
    gives: named(because ? `${because} ${gives}` : gives, letters),
  };
}

/** With the question's letters in place of A and B. */
function named(text: string, { a, b, odd }: Letters): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) =>
    tex.replaceAll("ODD", String(odd)).replaceAll("A", a).replaceAll("B", b),
  );
}

/** Whether integers are odd or even, as "odd/even". */
const parities = ({ a, b }: Case): string =>
  [a, b].map((n) => (isOdd(n) ? "odd" : "even")).join("/");

function saySame([one, two]: readonly [Said<Case>, Said<Case>]): boolean {
  return CASES.every((at) => one.holds(at) === two.holds(at));
}

/** What is known about the two integers, as a clause. */
function leftOf(fits: readonly Case[], { a, b }: Letters): string {
  const kinds = Array.from(
    new Set(fits.map(parities)),
    (kind) => kind.split("/") as [string, string],
  );
  const [firsts, seconds] = [0, 1].map((k) => [...new Set(kinds.map((kind) => kind[k]!))]);
  if (kinds.length === 2 && firsts!.length === 1)
    return `$${a}$ is ${firsts![0]!}, and $${b}$ can be even or odd`;
  if (kinds.length === 2 && seconds!.length === 1)
    return `$${b}$ is ${seconds![0]!}, and $${a}$ can be even or odd`;
  const words = kinds.map(([first, second]) =>
    first === second
      ? `both $${a}$ and $${b}$ are ${first}`
      : `$${a}$ is ${first} and $${b}$ is ${second}`,
  );
  return `${words.length > 1 ? "either " : ""}${words.join(", or ")}`;
}

function findingsOf(
  { tex, value, asksOdd, always: reason }: Question,
  said: readonly [Said<Case>, Said<Case>],
  letters: Letters,
) {
  const { a, b } = letters;
  const parity = (one: Case) => (isOdd(value(one)) ? "odd" : "even");
  const asked = tex(letters);
  const worked = (one: Case) => valueOf(asked, { [a]: one.a, [b]: one.b });
  const pair = (one: Case) => `$${a} = ${one.a}$ and $${b} = ${one.b}$`;
  return findingsByCases(CASES, said, (one) => isOdd(value(one)) === asksOdd, {
    together: (fits) =>
      saySame(said)
        ? `Both statements say the same: ${leftOf(fits, letters)}.`
        : `Both hold only if ${leftOf(fits, letters)}.`,
    settled: (one) =>
      `${named(reason(parity(one), letters), letters)} The answer is ${isOdd(value(one)) === asksOdd ? "yes" : "no"}.`,
    rivals: (one, other) =>
      `If ${pair(one)}, $${asked}$ is ${worked(one)}, which is ${parity(one)}, but if ${pair(other)}, it's ${worked(other)}, which is ${parity(other)}.`,
  });
}

function stemOf({ letters, question: { tex, asksOdd } }: Numbers, rng: Rng): string {
  const [what, parity] = [`$${tex(letters)}$`, asksOdd ? "odd" : "even"];
  const { a, b } = letters;
  return rng.pick([
    `If $${a}$ and $${b}$ are integers, is ${what} ${parity}?`,
    `If $${a}$ and $${b}$ are integers, is ${what} an ${parity} integer?`,
    `Is ${what} ${parity}, where $${a}$ and $${b}$ are integers?`,
  ]);
}

export const template: SufficiencyTemplate = {
  id: "parity-of-expression",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Only parity counts, and a statement about both integers may settle it without either.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { letters, question, one, two, findings, tense } = numbers;
    const { tension, letter } = tense;
    return {
      variant: `${question.name}/${letters.a}`,
      context: "pure",
      difficulty: { "near-miss": 4, "c-trap": 4, "hidden-enough": 5, "false-enough": 5 }[tension],
      stem: stemOf(numbers, rng),
      statements: [one.text, two.text],
      ...findings,
      tension,
      trap: {
        letter,
        why: tension === "hidden-enough" && /[AB]/.test(letter) ? TOO_WEAK : WHY[tension],
      },
      solution: {
        idea: `Only parity matters: ${named(question.needs, letters)}.`,
        fast: [
          saySame([one, two])
            ? `Both statements say the same: ${leftOf(CASES.filter(one.holds), letters)}. So together they can't do more than either one alone.`
            : `Try the four cases: $${letters.a}$ even or odd with $${letters.b}$ even or odd. Cross out those that a statement excludes and compare the answers of the others.`,
        ],
        steps: stepsOfFindings(findings),
        check: "Don't stop at one case that fits; look for one that fits and answers differently.",
        takeaway:
          "With parity, there are only four cases for two integers, so testing all of them is faster than reasoning.",
      },
    };
  },

  /** Tries integers from −6 to 8. */
  check({ stem, statements }) {
    const [a, b] = Array.from(plain(stem).matchAll(/\b([a-z])\b and ([a-z])\b/g)).flatMap(
      ([, one, other]) => [one!, other!],
    ) as [string, string];
    const asked = /is (?:the )?(.+?) (?:an )?(odd|even)/i.exec(
      plain(stem).replace(/^If .*?, /, ""),
    )!;
    const value = (tex: string, one: Case) => valueOf(tex, { [a]: one.a, [b]: one.b });
    const [first, second] = statements.map((said) => {
      const [, tex, parity] = /^(.+) is (odd|even)/.exec(plain(said))!;
      return (one: Case) => isOdd(value(tex!, one)) === (parity === "odd");
    }) as [(one: Case) => boolean, (one: Case) => boolean];
    const answer = (one: Case) => isOdd(value(asked[1]!, one)) === (asked[2] === "odd");
    return { cases: CASES, first, second, answer };
  },
};

/** Sums of products of powers, with one level of parentheses, such as "3ab + b" and "a(b + 1)". */
function valueOf(tex: string, at: Readonly<Record<string, number>>): number {
  const inner = /\(([^()]*)\)/.exec(tex);
  if (inner) {
    const value = valueOf(inner[1]!, at);
    return valueOf(tex.replace(inner[0], "Z"), { ...at, Z: value });
  }
  const terms = tex.replaceAll(" ", "").match(/[+-]?[^+-]+/g) ?? [];
  return terms.map((term) => termOf(term, at)).reduce((total, term) => total + term, 0);
}

function termOf(term: string, at: Readonly<Record<string, number>>): number {
  const sign = term.startsWith("-") ? -1 : 1;
  return Array.from(term.matchAll(/(\d+|[a-zZ])(?:\^(\d))?/g)).reduce(
    (product, [, base, power]) => product * (at[base!] ?? Number(base)) ** Number(power ?? 1),
    sign,
  );
}
