import {
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

interface Expression {
  readonly tex: string;
  readonly value: (a: number, b: number) => number;
  /** What makes its parity quick to see, if that takes a thought. */
  readonly hint?: string;
}

/** One number of each parity stands for all, because only parity counts. */
const CASES = [1, 2].flatMap((a) => [3, 4].map((b) => ({ a, b })));
type Case = (typeof CASES)[number];

function expressionsIn(a: string, b: string, rng: Rng): Expression[] {
  const odd = rng.pick([3, 5, 7, 9]);
  const even = rng.pick([2, 4, 6, 8]);
  return [
    { tex: `${a} + ${b}`, value: (x, y) => x + y },
    { tex: `${a}${b}`, value: (x, y) => x * y },
    {
      tex: `${odd}${a} + ${even}${b}`,
      value: (x, y) => odd * x + even * y,
      hint: `$${even}${b}$ is even whatever $${b}$ is`,
    },
    {
      tex: `${even}${a} + ${odd}${b}`,
      value: (x, y) => even * x + odd * y,
      hint: `$${even}${a}$ is even whatever $${a}$ is`,
    },
    {
      tex: `${a}^2 + ${odd}${a} + ${b}`,
      value: (x, y) => x * x + odd * x + y,
      hint: `$${a}^2 + ${odd}${a} = ${a}(${a} + ${odd})$ always has an even factor`,
    },
    {
      tex: `${b}^2 - ${b} + ${odd}${a}`,
      value: (x, y) => y * y - y + odd * x,
      hint: `$${b}^2 - ${b} = ${b}(${b} - 1)$ is a product of neighbors and so always even`,
    },
    { tex: `${a}(${b} + ${odd})`, value: (x, y) => x * (y + odd) },
    { tex: `(${a} + ${odd})(${b} + 1)`, value: (x, y) => (x + odd) * (y + 1) },
    { tex: `${a}${b} + ${odd}${b}`, value: (x, y) => x * y + odd * y },
    {
      tex: `${a}^2 + ${b}^3`,
      value: (x, y) => x ** 2 + y ** 3,
      hint: `a power of an integer is odd exactly when the integer is`,
    },
    { tex: `${odd}${a} - ${b}`, value: (x, y) => odd * x - y },
  ];
}

const isOdd = (n: number): boolean => Math.abs(n) % 2 === 1;

/** What a set of the four cases says, in words. */
function meaning(cases: readonly Case[], a: string, b: string): string {
  const kinds = cases.map((one) => (isOdd(one.a) ? "o" : "e") + (isOdd(one.b) ? "o" : "e"));
  const words: Record<string, string> = {
    "oo,oe": `$${a}$ is odd`,
    "eo,ee": `$${a}$ is even`,
    "oo,eo": `$${b}$ is odd`,
    "oe,ee": `$${b}$ is even`,
    "oo,ee": `$${a}$ and $${b}$ are both odd or both even`,
    "oe,eo": `one of $${a}$ and $${b}$ is odd and the other even`,
    "oo,oe,eo": `at least one of $${a}$ and $${b}$ is odd`,
    "oe,eo,ee": `at least one of $${a}$ and $${b}$ is even`,
    "oo,eo,ee": `$${a}$ is even or $${b}$ is odd (or both)`,
    "oo,oe,ee": `$${a}$ is odd or $${b}$ is even (or both)`,
  };
  const [one] = cases;
  if (cases.length === 1 && one) {
    const [left, right] = [one.a, one.b].map((n) => (isOdd(n) ? "odd" : "even"));
    return left === right
      ? `$${a}$ and $${b}$ are both ${left}`
      : `$${a}$ is ${left} and $${b}$ is ${right}`;
  }
  return words[kinds.join(",")] ?? "";
}

const SAYS = {
  odd: ["is odd", "leaves a remainder of 1 when divided by 2", "is not divisible by 2"],
  even: ["is even", "is even", "is divisible by 2"],
};

function drawNumbers(rng: Rng) {
  const [a, b] = rng.pick([
    ["a", "b"],
    ["m", "n"],
    ["x", "y"],
    ["p", "q"],
    ["j", "k"],
  ] as const);
  const [ask, ...rest] = rng.shuffle(expressionsIn(a, b, rng)) as [Expression, ...Expression[]];
  const [given, one, two] = rest.map((expression) => {
    const odd = rng.chance(0.5);
    const says = SAYS[odd ? "odd" : "even"][rng.pick([0, 0, 0, 1, 2])]!;
    const holds = (c: Case): boolean => isOdd(expression.value(c.a, c.b)) === odd;
    return { ...expression, says, holds };
  }) as [Asserted, Asserted, Asserted];
  const form = rng.pick(["odd", "even", "half", "given"] as const);
  const open = form === "given" ? CASES.filter(given.holds) : CASES;
  const wantsOdd = form === "odd" || form === "given";
  const answer = (c: Case): boolean => isOdd(ask.value(c.a, c.b)) === wantsOdd;
  const kept = [one, two].map(({ holds }) => open.filter(holds)) as [Case[], Case[]];
  const both = kept[0].filter(two.holds);
  if (both.length === 0 || new Set(open.map(answer)).size === 1) return null;
  if (kept.some((cases) => cases.length === open.length)) return null;
  return { a, b, ask, given, one, two, form, open, wantsOdd, answer, kept, both };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const lead = ({ hint }: Asserted): string =>
  hint ? `${hint}, so this says that ` : `this says that `;

function findingsOf({ a, b, ask, one, two, form, wantsOdd, answer, kept, both }: Numbers) {
  const judge = (cases: readonly Case[], because: string) => {
    const answers = new Set(cases.map(answer));
    if (answers.size === 1)
      return {
        enough: true,
        why: `${because}${meaning(cases, a, b)}. Then $${ask.tex}$ is always ${answers.has(wantsOdd) ? "odd" : "even"}, and the answer is a definite ${answers.has(true) ? "yes" : "no"}.`,
      };
    const [yes, no] = [true, false].map((wanted) => cases.find((c) => answer(c) === wanted)!);
    const at = (c: Case): string =>
      `$${a} = ${c.a}$ and $${b} = ${c.b}$ give ${ask.value(c.a, c.b)}`;
    return {
      enough: false,
      why: `${because}${meaning(cases, a, b)}. That is not enough for $${ask.tex}$: ${at(yes!)}, but ${at(no!)}.`,
    };
  };
  const withStem = form === "given" ? "together with the stem, " : "";
  return {
    first: judge(kept[0], withStem + lead(one)),
    second: judge(kept[1], withStem + lead(two)),
    together: judge(both, "what is left is that "),
  };
}

function solutionOf(
  { a, b, ask, given, form, open, wantsOdd }: Numbers,
  findings: ReturnType<typeof findingsOf>,
): Solution {
  return {
    idea: `Only parity counts, so there are just four cases for $${a}$ and $${b}$; $${ask.tex}$ is ${wantsOdd ? "odd" : "even"} exactly when ${meaning(
      CASES.filter((c) => isOdd(ask.value(c.a, c.b)) === wantsOdd),
      a,
      b,
    )}.`,
    steps: [
      ...(form === "given"
        ? [`From the stem: ${given.hint ? `${given.hint}, so ` : ""}${meaning(open, a, b)}.`]
        : []),
      ...stepsOfFindings(findings),
    ],
    check: "Even terms drop out of a sum; one even factor makes a product even.",
  };
}

export const template: SufficiencyTemplate = {
  id: "parity-of-expression",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Odd or even: each statement leaves some of the four parity cases of two integers.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { a, b, ask, given, one, two, form, open, answer } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const hints = [ask, one, two].filter(({ hint }) => hint).length;
    return {
      variant: form,
      context: "pure",
      difficulty:
        2 +
        (hints > 1 ? 1 : 0) + // the solver has to notice terms that don't affect parity
        (form === "given" ? 2 : 0) + // the stem is information, too
        (alone ? 0 : 1) +
        (meaning(open.filter(answer), a, b).includes(" or ") ? 1 : 0),
      stem: {
        odd: `If $${a}$ and $${b}$ are integers, is $${ask.tex}$ odd?`,
        even: `For integers $${a}$ and $${b}$, is the value of $${ask.tex}$ even?`,
        half: `If $${a}$ and $${b}$ are integers, is $\\frac{${ask.tex}}{2}$ an integer?`,
        given: `The integers $${a}$ and $${b}$ are such that $${given.tex}$ ${given.says}. Is $${ask.tex}$ odd?`,
      }[form],
      statements: [`$${one.tex}$ ${one.says}.`, `$${two.tex}$ ${two.says}.`],
      ...findings,
      solution: solutionOf(numbers, findings),
    };
  },

  /** Puts the integers from -4 to 4 into the expressions as printed. */
  check({ stem, statements }) {
    const text = plain(stem);
    const asked =
      /is (?:the value of )?([^?]+?) (odd|even)\?/.exec(text.replace(/^.*\. Is /, "is ")) ??
      /is \((.+)\)\/\(2\) an (int)eger\?/.exec(text);
    if (!asked) throw new Error(`The question cannot be read: ${text}`);
    const given = /such that (.+?\.) Is/.exec(text)?.[1];
    const [a, b] = read(stem, /([a-z]) and ([a-z]) are|^For integers ([a-z]) and ([a-z])/).filter(
      Boolean,
    ) as [string, string];
    const cases = range(-4, 4)
      .flatMap((x) => range(-4, 4).map((y) => ({ [a]: x, [b]: y })))
      .filter(given ? conditionOf(given) : () => true);
    const [first, second] = statements.map((one) => conditionOf(plain(one))) as [
      ReturnType<typeof conditionOf>,
      ReturnType<typeof conditionOf>,
    ];
    return keyByCases(
      cases,
      first,
      second,
      (at) => isOdd(evaluate(asked[1]!, at)) === (asked[2] === "odd"),
    );
  },
};

type Asserted = Expression & { says: string; holds: (c: Case) => boolean };
type Letters = Readonly<Record<string, number>>;

function conditionOf(text: string): (at: Letters) => boolean {
  const [formula, says] = read(text, /^(.+?) (is (?:not )?(?:odd|even|div)|leaves)/);
  const wantsOdd = /odd|not|leaves/.test(says!);
  return (at) => isOdd(evaluate(formula!, at)) === wantsOdd;
}

/** The value of a printed formula, such as `3a + b^2` or `a(b + 1)`, for these letters. */
function evaluate(text: string, letters: Letters): number {
  const tokens = text.match(/\d+|[a-z]|[-+^()]/g) ?? [];
  const atom = (): number => {
    const token = tokens.shift() ?? "";
    if (token !== "(") return letters[token] ?? Number(token);
    const inside = terms();
    tokens.shift();
    return inside;
  };
  const power = (): number => {
    const base = atom();
    if (tokens[0] !== "^") return base;
    tokens.shift();
    return base ** atom();
  };
  const product = (): number => {
    let value = power();
    while (/^[\w(]/.test(tokens[0] ?? "")) value *= power();
    return value;
  };
  const terms = (): number => {
    let value = product();
    while (/^[-+]/.test(tokens[0] ?? "")) value += (tokens.shift() === "-" ? -1 : 1) * product();
    return value;
  };
  return terms();
}
