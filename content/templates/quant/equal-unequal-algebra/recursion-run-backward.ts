import {
  type AskedProblem,
  draftOf,
  isPositiveWhole,
  near,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type StemReading,
  texTerm,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "A recursive rule can be used in both directions, one term at a time; count the steps, not the terms.";
const shown = (value: number): string => `$${value}$`;
const plus = (n: number): string => texTerm(n, "");
const paren = (n: number): string => (n < 0 ? `(${n})` : String(n));

/** aₙ = m·aₙ₋₁ + c: a later term is known, and an earlier one is asked for. */
function askEarlier(rng: Rng): AskedProblem | null {
  const [m, c, start] = [rng.int(2, 3), rng.int(1, 9) * rng.pick([1, -1]), rng.int(-4, 9)];
  const [from, steps] = [rng.int(1, 3), rng.int(2, 3)];
  const terms = range(0, steps + 1).reduce<number[]>(
    (all) => [...all, m * all.at(-1)! + c],
    [start],
  );
  const known = terms[steps]!;
  const to = from + steps;
  if (start === 0 || terms[1] === start || Math.abs(known) > 150) return null;
  const rule = `a_n = ${m}a_{n - 1} ${plus(c)}`;
  const back = terms.slice(1, steps).toReversed();
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The sequence $a_1, a_2, a_3, \\ldots$ is defined by $${rule}$ for all integers $n \\geq 2$. If $a_${to} = ${known}$, what is the value of $a_${from}$?`,
      `In a certain sequence, each term after the first is ${Math.abs(c)} ${c > 0 ? "more" : "less"} than ${m === 2 ? "twice" : "3 times"} the preceding term. If the ${ORDINALS[to]} term of the sequence is $${known}$, what is the ${ORDINALS[from]} term?`,
    ],
    key: start,
    why: `Forward from $${start}$: ${terms
      .slice(0, steps + 1)
      .map((one) => `$${one}$`)
      .join(", ")}.`,
    wrong: [
      [
        terms[1]!,
        "goes back one step too few",
        `This is the ${ORDINALS[from + 1]} term. One more step back is $\\frac{${terms[1]!} ${plus(-c)}}{${m}} = ${start}$.`,
      ],
      [
        (start - c) / m,
        "goes back one step too many",
        `This is $\\frac{${start} ${plus(-c)}}{${m}}$, one step too far back. From the ${ORDINALS[to]} term to the ${ORDINALS[from]} there are ${steps} steps.`,
      ],
      [
        (known + steps * c) / m ** steps,
        "reverses a sign",
        `This is $\\frac{${known} ${plus(steps * c)}}{${m ** steps}}$. To undo $${plus(c)}$, ${c > 0 ? "subtract" : "add"} ${Math.abs(c)}, and do so before each division by ${m}.`,
      ],
      [
        (known - c) / m ** steps,
        "undoes the constant once",
        `This is $\\frac{${known} ${plus(-c)}}{${m ** steps}}$. ${Math.abs(c)} must be ${c > 0 ? "subtracted" : "added"} in each of the ${steps} steps, not only once.`,
      ],
      [
        (known - steps * c) / m ** steps,
        "leaves the factor out for the constant",
        `This is $\\frac{${known} ${plus(-steps * c)}}{${m ** steps}}$. Divide by ${m} after each time you ${c > 0 ? "subtract" : "add"} ${Math.abs(c)}.`,
      ],
      [
        known / m - c,
        "divides first",
        `This is $\\frac{${known}}{${m}} ${plus(-c)}$. ${c > 0 ? "Subtract" : "Add"} ${Math.abs(c)} before dividing, and take ${steps} steps.`,
      ],
      [
        steps > 2 ? terms[2]! : known / m,
        "goes back too few steps",
        steps > 2
          ? `This is the ${ORDINALS[from + 2]} term, only 1 step back. The ${ORDINALS[from]} term is ${steps} steps before the ${ORDINALS[to]}.`
          : `This is $\\frac{${known}}{${m}}$, which doesn't undo $${plus(c)}$ and takes only one of the ${steps} steps.`,
      ],
      [
        start + c,
        "stops before the last step",
        `This is $${start} ${plus(c)}$. Check it by going forward: $${m} \\cdot ${paren(start + c)} ${plus(c)}$ is $${m * (start + c) + c}$, but the ${ORDINALS[from + 1]} term is $${terms[1]!}$.`,
      ],
      [
        start - c,
        "undoes the constant once too often",
        `This is $${start} ${plus(-c)}$, with $${plus(c)}$ undone once more than there are steps.`,
      ],
    ],
    solution: {
      idea: `Undo the rule step by step: first $${plus(-c)}$, then divide by ${m}.`,
      steps: [
        `Backward, $a_{n - 1} = \\frac{a_n ${plus(-c)}}{${m}}$.`,
        ...[...back, start].map((value, k) => {
          const later = [known, ...back][k]!;
          return `$\\frac{${later} ${plus(-c)}}{${m}} = ${value}$, so the ${ORDINALS[to - 1 - k]} term is $${value}$.`;
        }),
      ],
      check: `Forward: ${terms
        .slice(0, steps)
        .map((one, k) => `$${m} \\cdot ${paren(one)} ${plus(c)} = ${terms[k + 1]!}$`)
        .join(steps === 2 ? " and " : ", ")}.`,
      takeaway: TAKEAWAY,
    },
    pureText: shown,
    shows: (value) => Number.isInteger(value) && Math.abs(value) < 120,
  };
}

/** aₙ = k·aₙ₋₁ + c with two neighbors known: first k, then the next term. */
function askNext(rng: Rng): AskedProblem | null {
  const [k, c, first] = [rng.int(2, 4), rng.int(1, 9) * rng.pick([1, -1]), rng.int(2, 8)];
  const second = k * first + c;
  const [third, fourth] = [k * second + c, k * (k * second + c) + c];
  const asksFourth = rng.chance(0.4);
  const key = asksFourth ? fourth : third;
  if (second <= first || key > 250 || second === 2 * first) return null;
  const place = asksFourth ? 4 : 3;
  const [d, ratio] = [second - first, second / first];
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `The sequence $a_1, a_2, a_3, \\ldots$ is defined by $a_n = ka_{n - 1} ${plus(c)}$ for all integers $n \\geq 2$, where $k$ is a constant. If $a_1 = ${first}$ and $a_2 = ${second}$, what is the value of $a_${place}$?`,
      `Each term of a certain sequence after the first is equal to $k$ times the preceding term ${c > 0 ? "plus" : "minus"} ${Math.abs(c)}, where $k$ is a constant. If the first term is ${first} and the second term is ${second}, what is the ${ORDINALS[place]} term?`,
    ],
    key,
    why: `$k = ${k}$, so the terms are ${first}, ${second}, ${third}${asksFourth ? `, ${fourth}` : ""}.`,
    wrong: [
      [
        second + (place - 2) * d,
        "adds the same difference",
        `This adds $${second} - ${first} = ${d}$ in each step, but the terms don't grow by equal amounts: $${k} \\cdot ${second} ${plus(c)} = ${third}$.`,
      ],
      [
        second * ratio ** (place - 2),
        "multiplies by the same ratio",
        `This multiplies by $\\frac{${second}}{${first}}$ in each step, but the rule is $${k}a_{n - 1} ${plus(c)}$.`,
      ],
      [
        k * (asksFourth ? third : second),
        "leaves out the constant",
        `This is $${k} \\cdot ${asksFourth ? third : second}$. ${Math.abs(c)} has to be ${c > 0 ? "added" : "subtracted"} in this step, too.`,
      ],
      [
        key - 2 * c,
        "reverses a sign",
        `This is $${k} \\cdot ${asksFourth ? third : second} ${plus(-c)}$, but ${Math.abs(c)} is ${c > 0 ? "added" : "subtracted"}.`,
      ],
      [
        asksFourth ? third : fourth,
        "counts the terms wrong",
        `This is the ${ORDINALS[asksFourth ? 3 : 4]} term. The ${ORDINALS[place]} term is asked for.`,
      ],
      [
        (k + 1) * second + c,
        "miscalculates k",
        `This is $${k + 1} \\cdot ${second} ${plus(c)}$, but $k$ is ${k}, because $${k} \\cdot ${first} ${plus(c)} = ${second}$.`,
      ],
      [
        (k - 1) * second + c,
        "miscalculates k",
        `This is $${k - 1} \\cdot ${second} ${plus(c)}$, but $k$ is ${k}, because $${k} \\cdot ${first} ${plus(c)} = ${second}$.`,
      ],
      [
        k * second + first,
        "adds the first term",
        `This is $${k} \\cdot ${second} + ${first}$, with the first term in place of $${c}$.`,
      ],
    ],
    solution: {
      idea: "Use the two terms that are known to find $k$.",
      steps: [
        `$${second} = ${first}k ${plus(c)}$, so $k = \\frac{${second} ${plus(-c)}}{${first}} = ${k}$.`,
        `The third term is $${k} \\cdot ${second} ${plus(c)} = ${third}$.`,
        ...(asksFourth
          ? [`The fourth term is $${k} \\cdot ${third} ${plus(c)} = ${fourth}$.`]
          : []),
      ],
      check: `The rule must lead from ${first} to ${second}: $${k} \\cdot ${first} ${plus(c)} = ${second}$.`,
      takeaway: "A constant in a recursive rule follows from any two neighboring terms.",
    },
  };
}

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"] as const;

/** aₙ = aₙ₋₁ + dn or a growing difference: a sum of the steps. */
function askSteps(rng: Rng): AskedProblem | null {
  const [d, first, last] = [rng.int(1, 4), rng.int(1, 12), rng.pick([10, 12, 15, 20])];
  const total = d * ((last * (last + 1)) / 2 - 1);
  const coefficient = d === 1 ? "" : String(d);
  const sumOf = (from: number): string =>
    d === 1
      ? `${from} + ${from + 1} + \\cdots + ${last}`
      : `${d}(${from} + ${from + 1} + \\cdots + ${last})`;
  if (first === d) return null;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `The sequence $a_1, a_2, a_3, \\ldots$ is defined by $a_1 = ${first}$ and $a_n = a_{n - 1} + ${coefficient}n$ for all integers $n \\geq 2$. What is the value of $a_{${last}}$?`,
      `In the sequence $a_1, a_2, a_3, \\ldots$, $a_1 = ${first}$ and $a_n - a_{n - 1} = ${coefficient}n$ for all integers $n \\geq 2$. What is the value of $a_{${last}}$?`,
    ],
    key: first + total,
    why: `$${first} + ${d === 1 ? "" : `${d}`}(2 + 3 + \\cdots + ${last}) = ${first + total}$.`,
    wrong: [
      [
        first + total + d,
        "starts at 1",
        `This adds ${d} for $n = 1$ as well, but the first amount added is $${coefficient === "" ? "" : `${d} \\cdot `}2${coefficient === "" ? "" : ` = ${2 * d}`}$ for $n = 2$.`,
      ],
      [
        first + d * last,
        "adds only the last amount",
        `This is $${first} + ${d * last}$, with only the amount for $n = ${last}$. An amount is added for each $n$ from 2 to ${last}.`,
      ],
      [
        first + total - d * last,
        "stops one term early",
        `This is $a_{${last - 1}}$. Add ${d * last} to get $a_{${last}}$.`,
      ],
      [
        total,
        "forgets the first term",
        `This is the sum of the amounts that are added. Add it to $a_1 = ${first}$.`,
      ],
      [
        total + d,
        "takes the sum from 1 alone",
        `This is $${sumOf(1)}$. The amounts start at $n = 2$, and $a_1 = ${first}$ has to be included.`,
      ],
      [
        first + d * (last - 1) * last,
        "forgets to halve",
        `This is $${first} + ${coefficient === "" ? "" : `${d} \\cdot `}${last - 1} \\cdot ${last}$. The sum $2 + 3 + \\cdots + ${last}$ is only ${total / d}.`,
      ],
      [
        first + total + d * (last + 1),
        "goes one term too far",
        `This is $a_{${last + 1}}$, with ${d * (last + 1)} added to $a_{${last}}$.`,
      ],
      [
        first + d * (last - 1),
        "adds equal amounts",
        `This is $${first} + ${last - 1} \\cdot ${d}$, with ${d} added each time. The amounts are ${2 * d}, ${3 * d}, ${4 * d}, and so on.`,
      ],
    ],
    solution: {
      idea: `Each step adds $${coefficient}n$, so $a_{${last}}$ is $a_1$ plus all these amounts.`,
      steps: [
        `$a_{${last}} = ${first} + ${coefficient}(2 + 3 + \\cdots + ${last})$.`,
        `$2 + 3 + \\cdots + ${last} = \\frac{${last} \\cdot ${last + 1}}{2} - 1 = ${total / d}$.`,
        `So $a_{${last}} = ${first} + ${d === 1 ? total : `${d} \\cdot ${total / d}`} = ${first + total}$.`,
      ],
      check: `The first terms are ${first}, $${first} + ${2 * d} = ${first + 2 * d}$, and $${first + 2 * d} + ${3 * d} = ${first + 5 * d}$, and the last of the ${last - 1} amounts added is ${d * last}.`,
      takeaway: "When the differences of a sequence are known, add them up.",
    },
    shows: (value) =>
      isPositiveWhole(value) && value < 3 * (first + total) && 3 * value > first + total,
  };
}

const ASK = { earlier: askEarlier, next: askNext, steps: askSteps };
const KINDS = ["earlier", "earlier", "next", "steps"] as const;
const ANY: readonly StemReading[] = [{ wording: /^/, fits: () => true }];

const signed = (sign: string, size: string): number => Number(`${sign}${size}`);

/** `3` and "third" are both 3. */
const place = (name: string): number => Number(name) || ORDINALS.findIndex((one) => one === name);

/** Whether a value answers the stem, by working forward from it or from the first term. */
function answers(stem: string, tried: number): boolean {
  if (stem.includes("k times") || stem.includes("ka_")) return tried === nextTerm(stem);
  if (/\d*n for all/.test(stem)) {
    const [first = "", d = "", last = ""] = read(
      stem,
      /a_1 = (\d+) and .*(?: \+|=) (\d*)n for .* a_(\d+)\?/,
    );
    const terms = range(2, Number(last));
    return near(
      tried,
      terms.reduce((term, n) => term + Number(d || 1) * n, Number(first)),
    );
  }
  const rule = /a_n = (\d)a_n - 1 ([+-]) (\d+)/.exec(stem);
  const words = /is (\d+) (more|less) than (twice|3 times)/.exec(stem);
  const [m, c] = rule
    ? [Number(rule[1]), signed(rule[2]!, rule[3]!)]
    : [words![3] === "twice" ? 2 : 3, signed(words![2] === "more" ? "" : "-", words![1]!)];
  const [to = "", known = "", from = ""] = rule
    ? read(stem, /a_(\d) = (-?\d+), .* a_(\d)\?/)
    : read(stem, /If the (\w+) term of the sequence is (-?\d+), what is the (\w+) term/);
  const steps = range(1, place(to) - place(from));
  return steps.reduce((term) => m * term + c, tried) === Number(known);
}

/** Finds k by trying, and goes on to the term asked for. */
function nextTerm(stem: string): number {
  const [, sign = "", size = ""] = /(\+|-|plus|minus) (\d+)(?: for|, where)/.exec(stem)!;
  const c = signed(/-|minus/.test(sign) ? "-" : "", size);
  const [first, second] = read(
    stem,
    /(?:a_1 =|first term is) (\d+) and (?:a_2 =|the second term is) (\d+)/,
  ).map(Number);
  const k = range(-20, 20).find((one) => one * first! + c === second)!;
  const steps = /a_4\?|fourth term/.test(stem) ? 2 : 1;
  return range(1, steps).reduce((term) => k * term + c, second!);
}

export const template: ProblemTemplate = {
  id: "recursion-run-backward",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "A recursive rule is used backward, with an unknown constant, or over many steps.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, ANY, rng);
  },

  check({ stem, options }) {
    const text = plain(stem);
    return options.flatMap((one, k) => (answers(text, valueOf(one).value) ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
