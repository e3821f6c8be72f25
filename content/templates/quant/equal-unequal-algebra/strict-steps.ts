import {
  formulaSlip,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  valueOf,
  wholeSlips,
} from "@theta/items/template";

const keyOf = (value: number, why: string) => ({ text: `$${value}$`, value, why });

/** z is bounded, y by a multiple of z, x by a multiple of y: every strict sign costs one. */
function chain(rng: Rng): ProblemDraft {
  const [p, q, a] = [rng.int(2, 5), rng.int(2, 5), rng.int(3, 12)];
  const isLeast = rng.chance(0.5);
  // Upward, a strict sign adds 1; downward, it subtracts 1.
  const [u, sign, word] = isLeast ? [1, "\\gt", "least"] : [-1, "\\lt", "greatest"];
  const z = a + u;
  const y = p * z + u;
  const key = q * y + u;
  return {
    variant: `chain, ${word}`,
    context: "pure",
    // Three steps, each with its own "next integer".
    difficulty: 5 + (isLeast ? 0 : 1) + (p * q > 12 ? 1 : 0),
    stem: rng.pick([
      `If $x$, $y$, and $z$ are integers such that $x ${sign} ${q}y$, $y ${sign} ${p}z$, and $z ${sign} ${a}$, what is the ${word} possible value of $x$?`,
      `The integers $x$, $y$, and $z$ satisfy $z ${sign} ${a}$, $y ${sign} ${p}z$, and $x ${sign} ${q}y$. What is the ${word} value that $x$ can have?`,
    ]),
    key: keyOf(
      key,
      `$z = ${z}$, $y = ${y}$, and $x = ${key}$ are the ${word} integers allowed, one after the other.`,
    ),
    slips: wholeSlips([
      formulaSlip(
        q * p * a + u,
        "moves by one only at the end",
        `$z$ and $y$ must be integers beyond ${a} and $${p}z$ as well.`,
      ),
      formulaSlip(q * p * a, "multiplies the bounds", `None of the three signs allows equality.`),
      formulaSlip(
        q * p * z,
        "moves by one only at the start",
        `$y$ and $x$ have to go beyond $${p}z$ and $${q}y$ too.`,
      ),
      formulaSlip(
        q * p * z + u,
        "forgets the step at y",
        `$y$ must go beyond $${p} \\cdot ${z}$, to $${y}$.`,
      ),
      formulaSlip(
        q * y,
        "forgets the last step",
        `$x$ must go beyond $${q} \\cdot ${y} = ${q * y}$.`,
      ),
      formulaSlip(
        q * p * a + 3 * u,
        "collects the steps at the end",
        `The first steps are multiplied with what follows; they are not worth 1 each.`,
      ),
      formulaSlip(
        q * (p * a + u) + u,
        "forgets the step at z",
        `$z$ must go beyond ${a}, to ${z}.`,
      ),
      formulaSlip(
        q * p * a - u,
        "moves the wrong way",
        `The signs ask for ${isLeast ? "more" : "less"} than ${q * p * a}.`,
      ),
      formulaSlip(
        q * (p * (z + u) + u) + u,
        "moves twice at the start",
        `$z = ${z}$ is allowed already.`,
      ),
      formulaSlip(q * (y + u) + u, "moves twice in the middle", `$y = ${y}$ is allowed already.`),
      formulaSlip(q * y + 2 * u, "moves twice at the end", `$x = ${key}$ is allowed already.`),
    ]),
    solution: {
      idea: `For integers, “${isLeast ? "greater" : "less"} than” means at least one ${isLeast ? "more" : "less"}; take the step at each letter before multiplying on.`,
      steps: [
        `$z$ is ${isLeast ? "at least" : "at most"} ${z}.`,
        `$y ${sign} ${p} \\cdot ${z} = ${p * z}$, so $y$ is ${isLeast ? "at least" : "at most"} ${y}.`,
        `$x ${sign} ${q} \\cdot ${y} = ${q * y}$, so $x$ is ${isLeast ? "at least" : "at most"} ${key}.`,
      ],
      check: `Multiplying the bounds at once gives ${q * p * a}, and the distance is more than 1.`,
    },
  };
}

/** x is past a multiple of y, and the sum is bounded: y has to leave room. */
function shared(rng: Rng): ProblemDraft | null {
  const [k, total] = [rng.int(2, 5), rng.int(20, 90)];
  const isGreatest = rng.chance(0.5);
  const m = k + 1;
  const key = isGreatest ? Math.floor((total - 2) / m) : Math.ceil((total + 2) / m);
  const naive = total / m;
  const [one, two, word] = isGreatest ? ["\\gt", "\\lt", "greatest"] : ["\\lt", "\\gt", "least"];
  const x = isGreatest ? k * key + 1 : k * key - 1;
  const worse = isGreatest ? key + 1 : key - 1;
  if (worse * m === (isGreatest ? total - 2 : total + 2) || Math.abs(naive - key) < 0.3)
    return null;
  return {
    variant: `shared, ${word}`,
    context: "pure",
    // One step to combine; if the bound is nearly reached, the strict signs decide.
    difficulty:
      6 +
      (Math.floor((total - 1) / m) !== Math.floor((total - 2) / m) ||
      Math.ceil((total + 1) / m) !== Math.ceil((total + 2) / m)
        ? 1
        : 0) +
      (isGreatest ? 0 : 1),
    stem: rng.pick([
      `If $x$ and $y$ are positive integers such that $x ${one} ${k}y$ and $x + y ${two} ${total}$, what is the ${word} possible value of $y$?`,
      `The positive integers $x$ and $y$ satisfy $x + y ${two} ${total}$ and $x ${one} ${k}y$. What is the ${word} value that $y$ can have?`,
    ]),
    key: keyOf(
      key,
      `$y = ${key}$ works with $x = ${x}$: the sum is ${x + key}. With $y = ${worse}$ the sum is ${isGreatest ? "at least" : "at most"} ${m * worse + (isGreatest ? 1 : -1)}.`,
    ),
    slips: wholeSlips([
      formulaSlip(
        worse,
        isGreatest ? "rounds up" : "rounds down",
        `With $y = ${worse}$, $x$ is ${isGreatest ? `at least ${k * worse + 1}` : `at most ${k * worse - 1}`}, and the sum cannot be ${isGreatest ? "less" : "more"} than ${total}.`,
      ),
      formulaSlip(
        isGreatest ? Math.floor(total / k) : Math.ceil(total / k),
        "leaves y out of the sum",
        `$y$ itself takes a part of the sum: compare ${total} with $${m}y$, not with $${k}y$.`,
      ),
      formulaSlip(
        isGreatest ? Math.floor(total / (k - 1)) : Math.ceil(total / (k - 1)),
        "subtracts instead of adding",
        `$${k}y + y = ${m}y$, not $${k - 1}y$.`,
      ),
      formulaSlip(x, "answers for x", `That is the value of $x$ that goes with it.`),
      formulaSlip(
        isGreatest ? Math.floor(total / 2) - 1 : Math.ceil(total / 2) + 1,
        "halves the sum",
        `That would do if $x$ and $y$ were nearly equal, but $x$ is compared with $${k}y$.`,
      ),
      formulaSlip(
        isGreatest ? Math.floor(total / (k + 2)) : Math.ceil(total / (k + 2)),
        "counts one part too many",
        `$x$ and $y$ are ${k} parts and one part: ${m} in all.`,
      ),
      formulaSlip(
        total - x,
        "takes the rest of the sum",
        `The sum need not come to ${total}; strict signs leave a gap.`,
      ),
      formulaSlip(
        Math.floor(total / (2 * k)),
        "doubles the multiple",
        `$x$ is compared with $${k}y$, not with $${2 * k}y$.`,
      ),
      formulaSlip(
        isGreatest ? 1 : total - 1,
        "takes the other extreme",
        `That is an extreme of $y$ in the other direction.`,
      ),
    ]),
    solution: {
      idea: `Give $x$ its ${isGreatest ? "least" : "greatest"} integer value for a given $y$, and see whether the sum still fits.`,
      steps: [
        `$x$ is ${isGreatest ? `at least $${k}y + 1$` : `at most $${k}y - 1$`}, so $x + y$ is ${isGreatest ? `at least $${m}y + 1$` : `at most $${m}y - 1$`}.`,
        `The sum must be ${isGreatest ? `at most ${total - 1}: $${m}y + 1 \\le ${total - 1}$` : `at least ${total + 1}: $${m}y - 1 \\ge ${total + 1}$`}.`,
        `So $y ${isGreatest ? "\\le" : "\\ge"} \\frac{${isGreatest ? total - 2 : total + 2}}{${m}}$, and the ${word} integer is ${key}.`,
      ],
      check: `Try it: $y = ${key}$ and $x = ${x}$ satisfy both conditions.`,
    },
  };
}

/** y is between two lines in x, which leave room on only one side. */
function between(rng: Rng): ProblemDraft | null {
  const [a, b, c] = [rng.int(2, 5), rng.int(4, 25), rng.int(3, 20)];
  const areIntegers = rng.chance(0.6);
  const gap = a - 1;
  const key = areIntegers ? Math.floor((b + c - 2) / gap) : Math.ceil((b + c) / gap) - 1;
  const edge = (b + c) / gap;
  if (key < 4 || key > 40 || (areIntegers && gap === 1 && rng.chance(0.5))) return null;
  const top = a * key - b + 1;
  return {
    variant: areIntegers ? "between, integers" : "between",
    context: "pure",
    // Comparing the outer expressions is the idea; integers need a gap of 2.
    difficulty: areIntegers ? 8 : 6,
    stem: areIntegers
      ? `If $x$ and $y$ are integers such that $y \\gt ${a}x - ${b}$ and $y \\lt x + ${c}$, what is the greatest possible value of $x$?`
      : rng.pick([
          `If $y \\gt ${a}x - ${b}$ and $y \\lt x + ${c}$, what is the greatest possible integer value of $x$?`,
          `The numbers $x$ and $y$ satisfy $${a}x - y \\lt ${b}$ and $y - x \\lt ${c}$. What is the greatest integer value that $x$ can have?`,
        ]),
    key: keyOf(
      key,
      areIntegers
        ? `$x = ${key}$ leaves room for the integer $y = ${top}$, and $x = ${key + 1}$ leaves room for none.`
        : `$${a}x - ${b} \\lt x + ${c}$ gives $x \\lt ${Number.isInteger(edge) ? edge : `\\frac{${b + c}}{${gap}}`}$.`,
    ),
    slips: wholeSlips([
      formulaSlip(
        Number.isInteger(edge) ? edge : Math.ceil(edge),
        Number.isInteger(edge) ? "includes the bound" : "rounds up",
        `With $x = ${Math.ceil(edge)}$ the two expressions leave no room for $y$.`,
      ),
      ...(areIntegers
        ? [
            formulaSlip(
              Math.ceil(edge) - 1,
              "forgets that y is an integer",
              `Between two integers that differ by 1 there is no integer $y$.`,
            ),
          ]
        : []),
      formulaSlip(
        Math.floor((b + c) / a),
        "loses the x on the other side",
        `Taking $x$ from both sides leaves $${gap === 1 ? "" : gap}x$, not $${a}x$.`,
      ),
      formulaSlip(
        Math.floor((b + c) / (a + 1)),
        "adds the terms in x",
        `Taking $x$ from both sides leaves $${gap === 1 ? "" : gap}x$, not $${a + 1}x$.`,
      ),
      formulaSlip(
        Math.floor(Math.abs(b - c) / gap),
        "turns a sign",
        `Bringing $-${b}$ to the other side adds it to ${c}.`,
      ),
      formulaSlip(b + c, "stops before dividing", `That is the bound for $${gap}x$.`),
      formulaSlip(
        Math.floor(b / a),
        "sets y to zero",
        `$y$ need not be 0; only the two expressions have to leave room for it.`,
      ),
      formulaSlip(
        b + c - 1,
        "stops before dividing, one less",
        `That is for $${gap}x$, not for $x$.`,
      ),
      formulaSlip(top, "answers for y", `That is the value of $y$ that goes with it.`),
      formulaSlip(
        key + c - 1,
        "answers for the greatest y",
        `That is the greatest $y$ for this $x$.`,
      ),
    ]),
    solution: {
      idea: "A number between two expressions exists only if the lower one is less than the upper one, so compare these two and forget $y$.",
      steps: [
        `$${a}x - ${b} \\lt y \\lt x + ${c}$, so $${a}x - ${b} \\lt x + ${c}$${areIntegers ? ", and for an integer $y$ the two must differ by at least 2" : ""}.`,
        areIntegers
          ? `$${a}x - ${b} + 2 \\le x + ${c}$ gives $${gap === 1 ? "" : gap}x \\le ${b + c - 2}$.`
          : `$${gap === 1 ? "" : gap}x \\lt ${b + c}$.`,
        `The greatest integer is ${key}.`,
      ],
      check: `For $x = ${key}$ the two expressions are $${a * key - b}$ and $${key + c}$; for $x = ${key + 1}$ they are $${a * (key + 1) - b}$ and $${key + 1 + c}$.`,
    },
  };
}

export const template: ProblemTemplate = {
  id: "strict-steps",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "Inequalities in several letters are joined into one; integers turn each strict sign into a step of one.",

  make: (rng) => rng.pick([chain, shared, between])(rng),

  /** Tries integers one by one, from the innermost letter outward. */
  check({ stem, options }) {
    const text = plain(stem);
    const answer = text.includes("z")
      ? chainAnswer(text)
      : text.includes("x + y")
        ? sharedAnswer(text)
        : betweenAnswer(text);
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

/** The sign and the number a letter is compared with; a factor of 1 isn't written. */
function bound(text: string, pattern: RegExp): { isMore: boolean; size: number } {
  const found = pattern.exec(text);
  if (!found) throw new Error(`${String(pattern)} is not in the text: ${text}`);
  return { isMore: found[1] === ">", size: Number(found[2] || 1) };
}

function chainAnswer(text: string): number {
  const [inZ, inY, inX] = [
    bound(text, /z ([<>]) (\d+)/),
    bound(text, /y ([<>]) (\d+)z/),
    bound(text, /x ([<>]) (\d+)y/),
  ];
  const next = (edge: number): number => {
    const beyond = range(edge - 3, edge + 3).filter((n) => (inZ.isMore ? n > edge : n < edge));
    return inZ.isMore ? Math.min(...beyond) : Math.max(...beyond);
  };
  return next(inX.size * next(inY.size * next(inZ.size)));
}

function sharedAnswer(text: string): number {
  const [inX, inSum] = [bound(text, /x ([<>]) (\d+)y/), bound(text, /x \+ y ([<>]) (\d+)/)];
  const ys = range(1, 150).filter((y) =>
    range(1, 700).some(
      (x) =>
        (inX.isMore ? x > inX.size * y : x < inX.size * y) &&
        (inSum.isMore ? x + y > inSum.size : x + y < inSum.size),
    ),
  );
  return text.includes("greatest") ? Math.max(...ys) : Math.min(...ys);
}

function betweenAnswer(text: string): number {
  const found =
    /y > (\d+)x - (\d+) and y < x \+ (\d+)/.exec(text) ??
    /(\d+)x - y < (\d+) and y - x < (\d+)/.exec(text);
  if (!found) throw new Error(`Not two bounds: ${text}`);
  const [a, b, c] = found.slice(1).map(Number) as [number, number, number];
  const step = text.includes("integers such that") ? 1 : 0.25;
  // If there is a y between the two sides, it shows within a few steps above the lower side.
  const hasRoom = (x: number): boolean => range(1, 8).some((n) => a * x - b + n * step < x + c);
  const xs = range(-50, 100).filter(hasRoom);
  return Math.max(...xs);
}
