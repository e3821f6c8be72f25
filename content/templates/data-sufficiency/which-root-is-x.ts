import {
  inWords,
  keyByCases,
  listed,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** A statement by the values of x it leaves; null if it leaves infinitely many. */
interface Statement {
  readonly text: string;
  readonly kind: string;
  readonly roots: readonly number[] | null;
  readonly holds: (x: number) => boolean;
  readonly way: string;
}

function shift(n: number): string {
  return n === 0 ? "x" : `(x ${n > 0 ? "-" : "+"} ${Math.abs(n)})`;
}

/** `x^2 - 5x + 6` for the roots 2 and 3. */
function expanded(p: number, q: number): string {
  const [b, c] = [-(p + q), p * q];
  const middle = b === 0 ? "" : ` ${b < 0 ? "-" : "+"} ${Math.abs(b) === 1 ? "" : Math.abs(b)}x`;
  return `x^2${middle}${c === 0 ? "" : ` ${c < 0 ? "-" : "+"} ${Math.abs(c)}`}`;
}

function ofRoots(kind: string, text: string, roots: number[], way = ""): Statement {
  const values = Array.from(new Set(roots)).toSorted((one, two) => one - two);
  return { kind, text, roots: values, holds: (x) => values.includes(x), way };
}

function statementsFor(x: number, rng: Rng): Statement[] {
  const far = rng.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
  const [other, third] = [x + far, x - rng.int(1, 4)];
  const [center, limit] = [x + rng.pick([-3, -2, -1, 1, 2, 3]), rng.int(1, 4)];
  const scale = rng.pick([2, 3]);
  return [
    ofRoots(
      "quadratic",
      `$${expanded(x, other)} = 0$`,
      [x, other],
      `the left side is $${shift(x)}${shift(other)}$, so `,
    ),
    ofRoots(
      "quadratic",
      `$${expanded(x, third)} = 0$`,
      [x, third],
      `the left side is $${shift(x)}${shift(third)}$, so `,
    ),
    ofRoots(
      "square",
      `$${expanded(x, x)} = 0$`,
      [x],
      `the left side is the square of $x ${x > 0 ? "-" : "+"} ${Math.abs(x)}$, so `,
    ),
    ofRoots("even", `$x^2 = ${x * x}$`, [x, -x], "a square hides the sign: "),
    ofRoots("even", `$|x| = ${Math.abs(x)}$`, [x, -x], "an absolute value hides the sign: "),
    ofRoots("odd", `$x^3 = ${x ** 3}$`, [x], "a cube keeps the sign, so "),
    ofRoots(
      "distance",
      `$|x ${center > 0 ? "-" : "+"} ${Math.abs(center)}| = ${Math.abs(x - center)}$`,
      [x, 2 * center - x],
      `two numbers lie ${Math.abs(x - center)} from $${center}$: `,
    ),
    ofRoots(
      "zero",
      `$${scale === 1 ? "" : scale}x^2 = ${scale * x}x$`,
      [x, 0],
      "dividing by $x$ would lose a root: ",
    ),
    ofRoots(
      "product",
      `$${other === 0 ? shift(other) + shift(x) : shift(x) + shift(other)} = 0$`,
      [x, other],
      "one of the factors is 0: ",
    ),
    {
      kind: "sign",
      text: x > 0 ? "$x \\gt 0$" : "$x \\lt 0$",
      roots: null,
      holds: (n) => n * x > 0,
      way: "",
    },
    {
      kind: "bound",
      text: `$x \\lt ${x + limit}$`,
      roots: null,
      holds: (n) => n < x + limit,
      way: "",
    },
    {
      kind: "bound",
      text: `$x \\gt ${x - limit}$`,
      roots: null,
      holds: (n) => n > x - limit,
      way: "",
    },
  ];
}

const WHOLE = range(-60, 60).toSorted((one, two) => Math.abs(one) - Math.abs(two) || one - two);

function drawNumbers(rng: Rng) {
  const x = rng.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]);
  const form = rng.pick(["value", "nonzero", "positive", "integer", "square"] as const);
  if (form === "positive" && x < 0) return null;
  const statements = statementsFor(x, rng).filter(
    ({ text, kind }) =>
      !(text.includes("+ 0|") || text.includes("| = 0$")) &&
      !(form === "positive" && kind === "sign"),
  );
  const [one, two] = rng.sample(statements, 2) as [Statement, Statement];
  if (one.kind === two.kind && one.kind !== "quadratic") return null;
  if ([one, two].every(({ roots }) => roots === null)) return null;
  if (form === "square" && [one, two].some(({ text }) => text.startsWith("$x^2 = "))) return null;
  return { form, one, two };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ form, one, two }: Numbers) {
  const allowed = (n: number): boolean =>
    form === "positive" ? n > 0 : form === "nonzero" ? n !== 0 : true;
  const asked = (n: number): number => (form === "square" ? n * n : n);
  const left = [one, two].map(({ roots, holds }) =>
    (roots ?? WHOLE).filter((n) => holds(n) && allowed(n)),
  );
  const both = left[0]!.filter(two.holds);
  const because = form === "positive" ? "positive" : "not zero";
  const judge = (values: readonly number[], roots: readonly number[] | null, way: string) => {
    const answers = Array.from(new Set(values.map(asked)));
    const listing = listed(
      values.map((n) => `$${n}$`),
      "or",
    );
    if (!roots)
      return {
        enough: false,
        why: `this leaves many numbers, such as $${values[0]!}$ and $${values[1]!}$.`,
      };
    const dropped = roots.filter((n) => !allowed(n));
    const stem =
      dropped.length > 0
        ? `, and the stem rules out ${listed(dropped.map((n) => `$${n}$`))}, since $x$ is ${because}`
        : "";
    const result =
      answers.length > 1
        ? ` That leaves ${inWords(answers.length)} values.`
        : form === "square" && values.length > 1
          ? ` Either way $x^2 = ${answers[0]!}$.`
          : form === "square"
            ? ` So $x^2 = ${answers[0]!}$.`
            : stem
              ? ` So $x = ${answers[0]!}$.`
              : "";
    return {
      enough: answers.length === 1,
      why: `${way}$x$ is ${
        dropped.length > 0
          ? listed(
              roots.map((n) => `$${n}$`),
              "or",
            )
          : listing
      }${stem}.${result}`,
    };
  };
  return {
    first: judge(left[0]!, one.roots, one.way),
    second: judge(left[1]!, two.roots, two.way),
    together: judge(
      both,
      both,
      "of the values that fit each statement, only those that fit both are left: ",
    ),
  };
}

export const template: SufficiencyTemplate = {
  id: "which-root-is-x",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Equations with two roots each: which root is shared, hidden, lost or ruled out.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { form, one, two } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const traps = [one, two].filter(({ kind }) => /zero|even|distance/.test(kind)).length;
    return {
      variant: form,
      context: "pure",
      difficulty:
        2 +
        (form === "positive" || form === "nonzero" ? 1 : 0) + // the stem helps to choose
        (form === "square" ? 1 : 0) +
        (traps > 0 ? 1 : 0) +
        (alone ? 0 : 1) +
        (one.roots && two.roots && !alone ? 1 : 0),
      stem: {
        value: "What is the value of $x$?",
        nonzero: "If $x \\ne 0$, what is the value of $x$?",
        positive: "What is the value of the positive number $x$?",
        integer: "If $x$ is an integer, what is the value of $x$?",
        square: "For the number $x$, what is the value of $x^2$?",
      }[form],
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `List every value of $x$ that a statement leaves${form === "square" ? ", and square it only then" : form === "positive" || form === "nonzero" ? ", then strike those that the stem rules out" : ""}; a statement is enough when one answer is left.`,
        steps: stepsOfFindings(findings),
        check: "Two equations are not yet enough: what counts is how many roots they share.",
      },
    };
  },

  /** Puts every quarter from -70 to 70 into the printed equations. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [asked] = read(stem, /value of (x\^2|x|the positive number x)\?/);
    const whole = text.includes("integer");
    const cases = range(-280, 280)
      .map((n) => n / 4)
      .filter((n) => (!text.includes("x != 0") || n !== 0) && (!text.includes("positive") || n > 0))
      .filter((n) => !whole || Number.isInteger(n));
    const [first, second] = statements.map((said) => {
      const [left, sign, right] = read(said, /^(.+) ([<>=]) (.+)$/) as [string, string, string];
      return (x: number): boolean => {
        const gap = valueAt(left, x) - valueAt(right, x);
        return sign === "=" ? gap === 0 : sign === "<" ? gap < 0 : gap > 0;
      };
    }) as [(x: number) => boolean, (x: number) => boolean];
    return keyByCases(cases, first, second, (x) => (asked === "x^2" ? x * x : x));
  },
};

/** `x^2 - 5x + 6`, `(x - 2)(x + 1)`, `|x - 3|`, `-8` at x. */
function valueAt(text: string, x: number): number {
  const bars = /^\|(.+)\|$/.exec(text);
  if (bars) return Math.abs(valueAt(bars[1]!, x));
  const factors = /^(\(.+\)|x)\((.+)\)$/.exec(text) ?? /^\((.+)\)(x)$/.exec(text);
  if (factors) return valueAt(factors[1]!.replaceAll(/[()]/g, ""), x) * valueAt(factors[2]!, x);
  const terms = text.replaceAll(" ", "").matchAll(/([-+]?)(\d*)(x?)(?:\^(\d))?/g);
  let total = 0;
  for (const [whole, sign, size, letter, power] of terms) {
    if (whole === "") continue;
    total += (sign === "-" ? -1 : 1) * Number(size || 1) * (letter ? x ** Number(power ?? 1) : 1);
  }
  return total;
}
