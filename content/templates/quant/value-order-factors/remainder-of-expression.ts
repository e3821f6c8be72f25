import {
  divisorsOf,
  isCount,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  valueOf,
} from "@theta/items/template";

const mod = (n: number, m: number): number => ((n % m) + m) % m;
const plus = (c: number): string => (c === 0 ? "" : c < 0 ? ` - ${-c}` : ` + ${c}`);
const times = (c: number, name: string): string => (c === 1 ? name : `${c}${name}`);

/**
 * One integer with a known remainder; the new divisor divides the old one, or c times the old one.
 */
function oneInteger(rng: Rng) {
  const m = rng.int(5, 15);
  const r = rng.int(2, m - 1);
  const c = rng.int(2, 7);
  const add = rng.chance(0.6) ? rng.int(1, 6) * (rng.chance(0.4) ? -1 : 1) : 0;
  const kind = rng.pick(["same", "smaller", "stretched", "square"] as const);
  const d =
    kind === "same" || kind === "square"
      ? m
      : kind === "smaller"
        ? rng.pick(divisorsOf(m))
        : rng.pick(divisorsOf(c * m));
  const isFair =
    d > 3 && (kind !== "smaller" || d < m) && (kind !== "stretched" || (m % d !== 0 && d <= 24));
  if (!isFair || (kind === "square" && add === 0)) return null;
  const raw = kind === "square" ? r * r + add : c * r + add;
  const value = mod(raw, d);
  const expression = kind === "square" ? `n^2${plus(add)}` : `${c}n${plus(add)}`;
  if (raw < d) return null;
  const put =
    kind === "square" ? `$${r}^2${plus(add)} = ${raw}$` : `$${c} \\cdot ${r}${plus(add)} = ${raw}$`;
  return {
    kind,
    d,
    difficulty: { same: 2, smaller: 3, square: 4, stretched: 6 }[kind] + (add === 0 ? 0 : 1),
    stem: rng.pick([
      `When the positive integer $n$ is divided by ${m}, the remainder is ${r}. What is the remainder when $${expression}$ is divided by ${d}?`,
      `If a positive integer $n$ leaves a remainder of ${r} when it is divided by ${m}, what remainder does $${expression}$ leave when it is divided by ${d}?`,
    ]),
    value,
    why: `${put}, and ${raw} leaves ${value} on division by ${d}.`,
    slips: `
      ${r} | keeps the old remainder | ${r} is the remainder of $n$ itself${d === m ? "" : `, and on division by ${m}`}.
      ${mod(kind === "square" ? r * r : c * r, d)} | ${add === 0 ? "keeps only a part" : "forgets the constant"} | This is the remainder of $${kind === "square" ? "n^2" : `${c}n`}$; the ${Math.abs(add)} is still to be ${add < 0 ? "subtracted" : "added"}.
      ${mod(r + add, d)} | forgets what is done to $n$ | Whatever is done to $n$ is done to its remainder too: ${kind === "square" ? "square it" : `multiply it by ${c}`}.
      ${mod(raw, m)} | divides by the old divisor | This is the remainder on division by ${m}; the question asks for division by ${d}.
      ${mod(-raw, d)} | counts what is missing | ${mod(-raw, d)} is what is missing to the next multiple of ${d}, not what is left over.
      ${mod(kind === "square" ? 2 * r + add : c + r + add, d)} | ${kind === "square" ? "doubles instead of squaring" : "adds instead of multiplying"} | The remainder is ${kind === "square" ? "squared, not doubled" : `multiplied by ${c}, not increased by ${c}`}.
      ${mod(kind === "square" ? r * r - add : c * r - add, d)} | ${add === 0 ? "keeps only a part" : "turns the sign around"} | The ${Math.abs(add)} is ${add < 0 ? "subtracted" : "added"}, not the other way around.
      ${raw} | does not divide once more | ${raw} is not less than ${d}, so ${d} goes into it again.
      ${mod(add, d)} | leaves the multiple out | This would be right if $n$ were a multiple of ${d}.
      ${Math.floor(raw / d)} | gives the quotient | ${d} goes into ${raw} that often; the remainder is what is left then.`,
    idea:
      kind === "stretched"
        ? `Write $n$ as a multiple of ${m} plus ${r}; multiplied by ${c}, the multiple of ${m} becomes a multiple of ${c * m}, and ${d} divides that.`
        : `A remainder can stand for the number itself: whatever is done to $n$ is done to ${r}.`,
    steps: [
      kind === "square"
        ? `With $n = ${m}k + ${r}$ every part of $n^2$ except $${r}^2$ holds the factor ${m}.`
        : `With $n = ${m}k + ${r}$ the expression is $${c * m}k + ${c * r}${plus(add)}$${add === 0 ? "" : ` $= ${c * m}k + ${raw}$`}.`.replace(
            "$ $=",
            " =",
          ),
      kind === "square"
        ? `${d} divides all of these, so only ${put} matters.`
        : `${d} divides $${c * m}k$, so only ${raw} matters.`,
      `$${raw} = ${Math.floor(raw / d)} \\cdot ${d} + ${value}$, so the remainder is ${value}.`,
    ],
    check: `Try the simplest case, $n = ${r}$, and a second one, $n = ${m + r}$: both leave ${value}.`,
  };
}

/** Two integers with known remainders when divided by the same number. */
function twoIntegers(rng: Rng) {
  const m = rng.int(6, 13);
  const [r, s] = [rng.int(2, m - 1), rng.int(2, m - 1)];
  const c = rng.int(2, 4);
  if (r === s) return null;
  const forms = [
    {
      text: "xy",
      of: (x: number, y: number) => x * y,
      put: `$${r} \\cdot ${s} = ${r * s}$`,
      hard: 0,
    },
    {
      text: `xy + ${times(c, "x")}`,
      of: (x: number, y: number) => x * y + c * x,
      put: `$${r} \\cdot ${s} + ${c} \\cdot ${r} = ${r * s + c * r}$`,
      hard: 1,
    },
    {
      text: "x - y",
      of: (x: number, y: number) => x - y,
      put: `$${r} - ${s} = ${r - s}$`,
      hard: 1,
    },
    {
      text: `x - ${c}y`,
      of: (x: number, y: number) => x - c * y,
      put: `$${r} - ${c} \\cdot ${s} = ${r - c * s}$`,
      hard: 2,
    },
    {
      text: "x^2 - y",
      of: (x: number, y: number) => x * x - y,
      put: `$${r}^2 - ${s} = ${r * r - s}$`,
      hard: 1,
    },
  ];
  const { text, of, put, hard } = rng.pick(forms);
  const raw = of(r, s);
  const value = mod(raw, m);
  if (raw >= 0 && raw < m) return null;
  const x = range(0, 9)
    .map((k) => r + k * m)
    .find((n) => of(n, s) > m)!;
  return {
    kind: raw < 0 ? "below-zero" : "two",
    d: m,
    difficulty: 4 + hard + (raw < 0 ? 1 : 0),
    stem: rng.pick([
      `When the positive integers $x$ and $y$ are divided by ${m}, the remainders are ${r} and ${s}, respectively. ${text.includes("-") ? `If $${text}$ is positive, what` : "What"} is the remainder when $${text}$ is divided by ${m}?`,
      `The positive integer $x$ is ${r} more than a multiple of ${m}, and the positive integer $y$ is ${s} more than a multiple of ${m}. What is the remainder when $${text}$${text.includes("-") ? ", which is positive," : ""} is divided by ${m}?`,
    ]),
    value,
    why: `${put}${raw < 0 ? `, and ${mod(raw, m)} is that much above the multiple $${raw - value}$ of ${m}` : `, and ${raw} leaves ${value} on division by ${m}`}.`,
    slips: `
      ${mod(-raw, m)} | ${raw < 0 ? "drops the minus sign" : "counts what is missing"} | ${raw < 0 ? `$${raw}$ is below a multiple of ${m}, so the remainder is counted up from the next lower one.` : `${mod(-raw, m)} is what is missing to the next multiple of ${m}, not what is left over.`}
      ${Math.abs(r - s)} | subtracts the remainders | This is the difference of the two remainders; combine them as $x$ and $y$ are combined in $${text}$, sign included.
      ${mod(r + s, m)} | adds the remainders | The remainders are combined as $x$ and $y$ are, here in $${text}$.
      ${mod(of(s, r), m)} | exchanges the remainders | The remainder ${r} belongs to $x$ and ${s} to $y$.
      ${raw} | does not divide once more | ${raw} is not less than ${m}, so ${m} goes into it again.
      ${mod(r * s, m)} | multiplies the remainders | The remainders are combined as $x$ and $y$ are, here in $${text}$.
      ${r} | keeps the first remainder | ${r} is the remainder of $x$ alone.
      ${s} | keeps the second remainder | ${s} is the remainder of $y$ alone.
      ${Math.floor(Math.abs(raw) / m)} | gives the quotient | That counts how often ${m} fits; the remainder is what is left then.
      0 | takes everything for a multiple | The multiples of ${m} drop out, but the remainders stay.`,
    idea: "Remainders can stand for the numbers themselves in sums, differences, and products.",
    steps: [
      `With $x = ${m}j + ${r}$ and $y = ${m}k + ${s}$, every part of $${text}$ that holds $j$ or $k$ is a multiple of ${m}.`,
      `What remains is ${put}.`,
      raw < 0
        ? `A remainder is not negative: add ${m} ${["once", "twice"][(value - raw) / m - 1] ?? `${(value - raw) / m} times`} to reach ${value}.`
        : `$${raw} = ${Math.floor(raw / m)} \\cdot ${m} + ${value}$, so the remainder is ${value}.`,
    ],
    check: `Try small numbers: $x = ${x}$ and $y = ${s}$ give ${of(x, s)}, which leaves ${value}.`,
  };
}

export const template: ProblemTemplate = {
  id: "remainder-of-expression",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "algebra",
  pattern: "From the remainders of integers to the remainder of an expression in them.",

  make(rng) {
    const draft = rng.chance(0.6) ? oneInteger(rng) : twoIntegers(rng);
    if (!draft) return null;
    const { kind, d, difficulty, stem, value, why, slips, idea, steps, check } = draft;
    return {
      variant: `${kind}/${stem.startsWith("When") ? "when" : "more"}`,
      context: "pure",
      difficulty,
      stem,
      key: { text: String(value), value, why },
      slips: slipsOf(slips, (rest) => isCount(rest) && rest < 2 * d),
      solution: { idea, steps, check },
    };
  },

  /** Tries integers with the given remainders; all must agree on one remainder. */
  check({ stem, options }) {
    const [text = "", d] = read(
      stem,
      /(?:when|remainder does) ([-+\d^nxy ]+?)(?:, which is positive,)? (?:is|leave when it is) divided by (\d+)\?/,
    );
    const isPair = text.includes("x");
    const [m, r, s] = (
      isPair
        ? (/by (\d+), the remainders are (\d+) and (\d+)/.exec(stem)?.slice(1) ??
          read(stem, /is (\d+) more than a multiple of (\d+).*is (\d+) more/).map(
            (_, k, all) => all[[1, 0, 2][k]!]!,
          ))
        : (/by (\d+), the remainder is (\d+)/.exec(stem)?.slice(1) ??
          read(stem, /remainder of (\d+) when it is divided by (\d+)/).toReversed())
    ).map(Number) as [number, number, number];
    const found = new Set<number>();
    for (const x of range(1, 400).filter((n) => n % m === r))
      for (const y of isPair ? range(1, 60).filter((n) => n % m === s) : [0]) {
        const value = evaluate(text, x, y);
        if (value > 0) found.add(value % Number(d));
      }
    if (found.size !== 1) throw new Error(`The remainders ${[...found].join(", ")} are possible.`);
    return options.flatMap((option, k) => (found.has(valueOf(option).value) ? [k] : []));
  },
};

/**
 * The value of expressions such as `5n - 3`, `n^2 + 4`, or `xy + 2x`, term by term, with x for n.
 */
function evaluate(text: string, x: number, y: number): number {
  return Array.from(text.replaceAll(" ", "").matchAll(/([-+]?)(\d*)([nxy]*)(\^2)?/g)).reduce(
    (total, [term, sign, coefficient, names = "", square]) => {
      if (term === "") return total;
      const letters = names.split("").map((name) => (name === "y" ? y : x));
      const size = letters.reduce((p, n) => p * (square ? n * n : n), Number(coefficient || 1));
      return total + (sign === "-" ? -size : size);
    },
    0,
  );
}
