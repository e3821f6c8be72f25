import {
  capital,
  findingsByCases,
  inWords,
  listed,
  plain,
  range,
  read,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
  tensionBetween,
} from "@theta/items/template";

type Case = Readonly<{ x: number }>;

/** Small numbers first, so that the rivals a solution names are simple ones. */
const QUARTERS: readonly Case[] = range(-280, 280)
  .toSorted(
    (one, two) => Number(one % 4 !== 0) - Number(two % 4 !== 0) || Math.abs(one) - Math.abs(two),
  )
  .map((n) => ({ x: n / 4 }));

/** An equation has at most so many roots here. */
const MOST = 2;

/** A statement, and whether somebody in a hurry takes it for enough. */
interface Fact extends Said<Case> {
  readonly kind: string;
  /** The roots of an equation, the least first. */
  readonly roots: readonly number[];
  readonly looksEnough: boolean;
}

const minus = (n: number): string => (n > 0 ? `x - ${n}` : `x + ${-n}`);

/** `(x - 2)(x - 3)`, or `x(x - 3)` */
function factored(p: number, q: number): string {
  if (p === 0 || q === 0) return `x(${minus(p + q)})`;
  return `(${minus(p)})(${minus(q)})`;
}

/** `x^2 - 5x + 6` for the roots 2 and 3. */
function expanded(p: number, q: number): string {
  const [b, c] = [-(p + q), p * q];
  const middle = b === 0 ? "" : ` ${b < 0 ? "-" : "+"} ${Math.abs(b) === 1 ? "" : Math.abs(b)}x`;
  return `x^2${middle}${c === 0 ? "" : ` ${c < 0 ? "-" : "+"} ${Math.abs(c)}`}`;
}

function ofRoots(
  kind: string,
  text: string,
  roots: readonly number[],
  way: string,
  looksEnough = false,
): Fact {
  const values = Array.from(new Set(roots)).toSorted((one, two) => one - two);
  const shown = listed(
    values.map((n) => `$${n}$`),
    "or",
  );
  return {
    kind,
    roots: values,
    text: `$${text}$`,
    holds: ({ x }) => values.includes(x),
    gives: `${way}, so $x$ is ${shown}.`,
    looksEnough,
  };
}

function ofBound(sign: "<" | ">", bound: number): Fact {
  return {
    kind: "bound",
    roots: [],
    text: `$x \\${sign === "<" ? "lt" : "gt"} ${bound}$`,
    holds: ({ x }) => (sign === "<" ? x < bound : x > bound),
    gives: `Every number ${sign === "<" ? "less" : "greater"} than ${bound} fits.`,
    looksEnough: false,
  };
}

/** All have the root x; `other` and `center` give the equations their second root. */
function factsAbout(x: number, rng: Rng): Fact[] {
  const other = x + rng.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
  const third = x - rng.int(1, 4);
  const center = x + rng.pick([-3, -2, -1, 1, 2, 3]);
  const middle = (x + other) / 2;
  const scale = rng.pick([2, 3, 5]);
  const product = (p: number, q: number) => `(${minus(p)})(${minus(q)})`;
  return [
    ofRoots(
      "two",
      `${expanded(x, other)} = 0`,
      [x, other],
      `The left side is $${factored(x, other)}$`,
    ),
    ofRoots(
      "two",
      `${expanded(x, third)} = 0`,
      [x, third],
      `The left side is $${factored(x, third)}$`,
    ),
    ofRoots("two", `${product(other, x)} = 0`, [x, other], "One of the factors is 0"),
    ofRoots("one", `${expanded(x, x)} = 0`, [x], `The left side is $(${minus(x)})^2$`),
    ofRoots(
      "even",
      `x^2 = ${x * x}`,
      [x, -x],
      `Both $${Math.abs(x)}^2$ and $(${-Math.abs(x)})^2$ are ${x * x}`,
    ),
    ofRoots(
      "even",
      `|x| = ${Math.abs(x)}`,
      [x, -x],
      `Both $${Math.abs(x)}$ and $${-Math.abs(x)}$ are ${Math.abs(x)} away from 0`,
    ),
    ofRoots(
      "odd",
      `x^3 = ${x ** 3}`,
      [x],
      `$${x < 0 ? `(${x})` : x}^3 = ${x ** 3}$, and no other number has this cube`,
      true,
    ),
    ofRoots(
      "distance",
      `|${minus(center)}| = ${Math.abs(x - center)}`,
      [x, 2 * center - x],
      `$x$ is ${Math.abs(x - center)} away from $${center}$ on the number line, on either side`,
    ),
    // The same two roots as of the first equation, which is hard to see.
    ...(Number.isInteger(middle)
      ? [
          ofRoots(
            "distance",
            `|${minus(middle)}| = ${Math.abs(x - middle)}`,
            [x, other],
            `$x$ is ${Math.abs(x - middle)} away from $${middle}$ on the number line, on either side`,
          ),
        ]
      : []),
    ofRoots(
      "zero",
      `${scale}x^2 = ${scale * x}x`,
      [x, 0],
      `Moving both terms to the left and factoring gives $${scale}x(${minus(x)}) = 0$`,
      true,
    ),
    ofBound(x > 0 ? ">" : "<", 0),
    ofBound("<", x + rng.int(1, 4)),
    ofBound(">", x - rng.int(1, 4)),
  ].filter(({ text }) => !/\+ 0|- 0|= 0\|/.test(text));
}

/** Whether a bound excludes none of the other statement's values. */
function isIdle(bound: Fact, other: Fact): boolean {
  return (
    bound.kind === "bound" &&
    other.kind !== "bound" &&
    QUARTERS.every((at) => !other.holds(at) || bound.holds(at))
  );
}

const FORMS = ["value", "nonzero", "positive", "square"] as const;
type Form = (typeof FORMS)[number];

const STEMS: Readonly<Record<Form, readonly string[]>> = {
  value: ["What is the value of $x$?"],
  nonzero: ["If $x \\ne 0$, what is the value of $x$?"],
  positive: ["If $x \\gt 0$, what is the value of $x$?"],
  square: ["What is the value of $x^2$?"],
};

/** Why the trap of this tension tempts, for these statements. */
function whyOf({ form, one, two, findings, tense }: Numbers): string {
  const facts = [one, two];
  const bound = facts.find(({ kind }) => kind === "bound");
  const isZeroOpen = facts.some(
    ({ kind }, k) => kind === "zero" && ![findings.first, findings.second][k]!.enough,
  );
  switch (tense.tension) {
    case "near-miss":
      return bound
        ? `The inequality $${bound.text.slice(1, -1)}$ looks as if it ruled out one of the two roots.`
        : "Two equations look as if only one value could satisfy both.";
    case "c-trap":
      if (bound)
        return "The equation seems to leave two values, so the inequality looks necessary to choose between them.";
      return "Each statement seems to leave two values, so one looks necessary to choose between the values that the other leaves.";
    case "hidden-enough":
      return /[AB]/.test(tense.letter)
        ? `The other statement seems to leave two values, but only one value of $${form === "square" ? "x^2" : "x"}$ is left.`
        : "Each statement leaves more than one value, so they look too weak even together.";
    case "false-enough":
      return isZeroOpen
        ? "Dividing both sides by $x$ loses the root 0, so only one root seems to be left."
        : "It's easy to find only one root, because another one is hidden.";
  }
}

function allows(form: Form, x: number): boolean {
  if (form === "positive") return x > 0;
  return form !== "nonzero" || x !== 0;
}

function drawNumbers(rng: Rng) {
  const x = rng.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]);
  const form = rng.pick(FORMS);
  if (form === "positive" && x < 0) return null;
  const facts = factsAbout(x, rng).filter(
    ({ text, kind }) =>
      !(form === "positive" && /^\$x \\gt -?0|^\$x \\gt -/.test(text)) &&
      !(form === "square" && text.startsWith("$x^2 =")) &&
      !(form === "nonzero" && kind === "odd"),
  );
  const [one, two] = rng.sample(facts, 2) as [Fact, Fact];
  if (one.kind === two.kind && one.kind !== "two") return null;
  // A condition on x has to exclude something, and so does a bound.
  if (form === "nonzero" && one.kind !== "zero" && two.kind !== "zero") return null;
  if (isIdle(one, two) || isIdle(two, one)) return null;
  // A product and the same one multiplied out would be one statement.
  const isSame = QUARTERS.every((at) => one.holds(at) === two.holds(at));
  if (isSame && one.kind === "two" && two.kind === "two") return null;
  const cases = QUARTERS.filter((at) => allows(form, at.x));
  const findings = findingsOf(cases, form, one, two);
  const { first, second, together } = findings;
  const tense = tensionBetween(
    { first: first.enough, second: second.enough, together: together.enough },
    { first: one.looksEnough, second: two.looksEnough, together: true },
  );
  return tense && { form, one, two, findings, tense };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const asked = (form: Form, { x }: Case): number => (form === "square" ? x * x : x);

/** A statement with one root, or two, has said what $x$ is before the conclusion does. */
const withoutRepeat = (why: string): string =>
  why
    .replace(/(so \$x\$ is (\$-?\d+\$)\.) Therefore,.* \$x\$ is \2\.$/, "$1")
    .replace(/(so \$x\$ is \$-?\d+\$ or \$-?\d+\$\.) \$x\$ could be .*$/, "$1");

function findingsOf(cases: readonly Case[], form: Form, one: Fact, two: Fact) {
  const what = form === "square" ? "$x^2$" : "$x$";
  const ruled = { positive: " and $x$ is positive", nonzero: " and $x$ isn't 0" };
  const known = form === "positive" || form === "nonzero" ? ruled[form] : "";
  const findings = findingsByCases(cases, [one, two], (at) => asked(form, at), {
    together: (fits) => sharedBy(fits, one, two),
    settled: (at) =>
      `Therefore,${known && ` since${known.slice(4)},`} ${what} is $${asked(form, at)}$.`,
    rivals: (at, rival) =>
      `${what[0]!}${what.slice(1)} could be $${asked(form, at)}$ or $${asked(form, rival)}$.`,
  });
  const { first, second, together } = findings;
  return {
    first: { ...first, why: withoutRepeat(first.why) },
    second: { ...second, why: withoutRepeat(second.why) },
    together: { ...together, why: withoutRepeat(together.why) },
  };
}

/** Which values of two statements are left when both have to hold. */
function sharedBy(fits: readonly Case[], one: Fact, two: Fact): string {
  const shown = listed(
    fits
      .slice(0, MOST)
      .map(({ x }) => x)
      .toSorted((a, b) => a - b)
      .map((x) => `$${x}$`),
    "or",
  );
  if (fits.length > MOST) return "Many values satisfy both statements.";
  const isSame = QUARTERS.every((at) => one.holds(at) === two.holds(at));
  const [bound, equation] = one.kind === "bound" ? [one, two] : [two, one];
  const roots = equation.roots.map((n) => `$${n}$`);
  if (bound.kind === "bound" && fits.length === 1 && roots.length > 1)
    return `Of the roots ${listed(roots)}, only ${shown} ${equation.roots.filter((x) => bound.holds({ x })).length === 1 ? "satisfies" : "is possible with"} ${bound.text}.`;
  if (bound.kind !== "bound" && fits.length === 1 && roots.length > 1 && bound.roots.length > 1)
    return `Of the values ${listed(one.roots.map((n) => `$${n}$`))} from (1) and ${listed(two.roots.map((n) => `$${n}$`))} from (2), only ${shown} fits both.`;
  if (isSame && fits.length > 1)
    return `Both statements leave the same ${inWords(fits.length)} values, so $x$ is ${shown}.`;
  return fits.length === 1
    ? `Only ${shown} satisfies both statements.`
    : `${capital(inWords(fits.length))} values satisfy both statements, so $x$ is ${shown}.`;
}

/** Harder when a statement hides something. */
function levelOf({ form, one, two, tense }: Numbers): number {
  const hides = [one, two].filter(({ kind }) => /zero|even|distance/.test(kind)).length;
  return (
    3 + (form === "value" ? 0 : 1) + (hides > 0 ? 0.6 : 0) + (tense.tension === "c-trap" ? 0 : 0.5)
  );
}

const IDEAS: Readonly<Record<Form, string>> = {
  value: "List every value of $x$ that a statement leaves. It's enough when one value is left.",
  nonzero:
    "List every value of $x$ that a statement leaves, and cross out 0, which the question excludes. It's enough when one value is left.",
  positive:
    "List every value of $x$ that a statement leaves, and cross out those that aren't positive. It's enough when one value is left.",
  square:
    "List every value of $x$ that a statement leaves, and square them only then: two values may have one square.",
};

/** A reminder for equations that hide a root. */
function checkOf(form: Form, facts: readonly Fact[]): Pick<Solution, "check"> {
  if (facts.some(({ kind }) => kind === "zero"))
    return {
      check:
        form === "nonzero" || form === "positive"
          ? "Dividing by $x$ is allowed here only because the question rules out 0."
          : "Never divide by $x$ before you know that it isn't 0.",
    };
  return facts.some(({ kind }) => kind === "even")
    ? { check: "Did you keep the negative root until something ruled it out?" }
    : {};
}

/** What decides how many values are left. */
function takeawayOf({ form, one, two, findings }: Numbers): string {
  const facts = [one, two];
  if (facts.some(({ kind }) => kind === "bound"))
    return "Solve the equation first, and ask only then whether the inequality rules out a root that is still left.";
  const [enough] = facts.filter((_, k) => [findings.first, findings.second][k]!.enough);
  if (!enough)
    return findings.together.enough
      ? "Two equations with two roots each are enough together if they share only one root."
      : "Two equations aren't automatically enough, because they may have the same roots.";
  if (enough.roots.length === 1)
    return "An equation is enough if it has only one root, so count the roots and not the equations.";
  return form === "square"
    ? "A number and its opposite have the same square, so an equation with two roots can be enough for $x^2$."
    : "An equation with two roots can be enough if the question rules out one of them.";
}

export const template: SufficiencyTemplate = {
  id: "which-root-is-x",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Equations with two roots each: which root is shared, hidden, lost, or ruled out.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { form, one, two, findings, tense } = numbers;
    return {
      variant: form,
      context: "pure",
      difficulty: levelOf(numbers),
      stem: rng.pick(STEMS[form]),
      statements: [one.text, two.text],
      ...findings,
      tension: tense.tension,
      trap: {
        letter: tense.letter,
        why: whyOf(numbers),
      },
      solution: {
        idea: IDEAS[form],
        steps: stepsOfFindings(findings),
        ...checkOf(form, [one, two]),
        takeaway: takeawayOf(numbers),
      },
    };
  },

  /** Puts every quarter from −70 to 70 into the printed equations. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [what] = read(stem, /value of (x\^2|x)\?/);
    const form = what === "x^2" ? "square" : /x (>|!=) 0/.exec(text)?.[1];
    const cases = QUARTERS.filter(({ x }) => (form === ">" ? x > 0 : form !== "!=" || x !== 0));
    const [first, second] = statements.map((said) => {
      const [left, sign, right] = read(said, /^(.+) ([<>=]) (.+)$/) as [string, string, string];
      return ({ x }: Case): boolean => {
        const gap = valueAt(left, x) - valueAt(right, x);
        return sign === "=" ? gap === 0 : sign === "<" ? gap < 0 : gap > 0;
      };
    }) as [(one: Case) => boolean, (one: Case) => boolean];
    return { cases, first, second, answer: ({ x }: Case) => (what === "x^2" ? x * x : x) };
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
