import {
  numbersIn,
  numberSlip,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  sum,
  valueOf,
} from "@theta/items/template";

const digitSum = (n: number): number => sum(Array.from(String(n), Number));

/** One way of changing the digits: what is given, what is found, and where people go wrong. */
interface Change {
  readonly name: string;
  readonly difficulty: number;
  readonly told: string;
  readonly called: string;
  readonly n: number;
  readonly become: (n: number) => number;
  readonly slips: readonly Slip[];
  readonly idea: string;
  readonly steps: readonly string[];
  readonly check: string;
}

function writtenAtEnd(rng: Rng): Change | null {
  const [n, d] = [rng.int(13, 97), rng.int(1, 9)];
  const more = 9 * n + d;
  const result = 10 * n + d;
  return {
    name: "at the end",
    difficulty: 4,
    told: rng.pick([
      `When the digit ${d} is written at the right end of a two-digit integer, the integer increases by ${more}.`,
      `Writing the digit ${d} after the last digit of a two-digit integer gives a number ${more} greater than the integer.`,
    ]),
    called: "the two-digit integer",
    n,
    become: (m) => 10 * m + d,
    slips: [
      numberSlip(
        result,
        "answers for the new number",
        `${result} is the number after the ${d} has been written.`,
      ),
      numberSlip(
        Math.floor(more / 10),
        "strikes off the last digit",
        `Striking the last digit off ${more} would be right if ${more} were the new number; it is only the increase.`,
      ),
      numberSlip(
        n - d,
        "gives the digit the wrong place",
        `Written at the end, the ${d} is worth ${d}, not for ${10 * d}.`,
      ),
      numberSlip(
        n + d,
        "adds the digit",
        `The ${d} is written after the integer, not added to it.`,
      ),
      numberSlip(
        10 * n,
        "stops at ten times the integer",
        `$${more} - ${d} + ${n}$ is ten times the integer.`,
      ),
      numberSlip(
        (more - d) / 11,
        "adds the numbers",
        `This solves $10n + n = ${more - d}$, as if the two numbers were added.`,
      ),
    ],
    idea: "Writing a digit at the end multiplies what was there by 10 and adds the digit.",
    steps: [
      `Call the integer $n$; the new number is $10n + ${d}$.`,
      `It is ${more} greater: $10n + ${d} - n = ${more}$, so $9n = ${more - d}$ and $n = ${n}$.`,
    ],
    check: `$${result} - ${n} = ${more}$.`,
  };
}

function writtenInFront(rng: Rng): Change | null {
  const [times, d] = [rng.pick([3, 5, 6, 9, 11, 13, 17, 21, 26]), rng.int(1, 9)];
  const n = (100 * d) / (times - 1);
  if (!Number.isInteger(n) || n < 11 || n > 99) return null;
  const result = 100 * d + n;
  return {
    name: "in front",
    difficulty: 5,
    told: rng.pick([
      `When the digit ${d} is written in front of a two-digit integer, the three-digit number that results is ${times} times the integer.`,
      `A two-digit integer becomes ${times} times as large when the digit ${d} is written before its first digit.`,
    ]),
    called: "the two-digit integer",
    n,
    become: (m) => 100 * d + m,
    slips: [
      numberSlip(
        result,
        "answers for the new number",
        `${result} is the number with the ${d} in front.`,
      ),
      numberSlip(
        (100 * d) / times,
        "divides by the factor itself",
        `The new number is the integer plus ${100 * d}, so ${100 * d} is ${times - 1} times the integer, not ${times} times.`,
      ),
      numberSlip(
        (100 * d) / (times + 1),
        "turns a sign",
        `From $${100 * d} + n = ${times}n$ follows $${100 * d} = ${times - 1}n$: the $n$ is taken away.`,
      ),
      numberSlip(
        (10 * d) / (times - 1),
        "gives the digit the wrong place",
        `In front of two digits the ${d} is worth ${100 * d}, not for ${10 * d}.`,
      ),
      numberSlip(
        d * (times - 1),
        "multiplies by the digit",
        `$${d} \\cdot ${times - 1}$ makes no use of the place of the ${d}.`,
      ),
      numberSlip(
        d * times,
        "multiplies by the digit",
        `$${d} \\cdot ${times}$ makes no use of the place of the ${d}.`,
      ),
      numberSlip(
        100 * d - n,
        "takes the integer away",
        `The integer stands behind the ${d}: it is added to ${100 * d}, not taken away.`,
      ),
    ],
    idea: `In front of a two-digit integer the digit ${d} is worth ${100 * d}.`,
    steps: [
      `Call the integer $n$; the new number is $${100 * d} + n$.`,
      `It is also $${times}n$, so $${times - 1}n = ${100 * d}$ and $n = ${n}$.`,
    ],
    check: `$${times} \\cdot ${n} = ${result}$.`,
  };
}

function movedToEnd(rng: Rng): Change | null {
  const [d, rest] = [rng.int(1, 8), rng.int(12, 98)];
  const [n, moved] = [100 * d + rest, 10 * rest + d];
  const change = moved - n;
  if (rest % 10 === 0 || Math.abs(change) < 90) return null;
  const word = change > 0 ? "greater" : "less";
  const size = Math.abs(change);
  const [up, down] = change > 0 ? ["+", "-"] : ["-", "+"];
  return {
    name: "moved",
    difficulty: 7,
    told: rng.pick([
      `The first digit of a three-digit integer is ${d}. When this digit is moved to the right end, the new number is ${size} ${word} than the integer.`,
      `A three-digit integer begins with ${d}. If the ${d} is taken from the front and written after the other two digits instead, the result is ${size} ${word} than the integer.`,
    ]),
    called: "the three-digit integer",
    n,
    become: (m) => 10 * (m % 100) + Math.floor(m / 100),
    slips: [
      numberSlip(
        moved,
        "answers for the new number",
        `${moved} is the number after the ${d} has been moved.`,
      ),
      numberSlip(
        rest,
        "stops at two of the digits",
        `${rest} is what stands behind the ${d}; the whole integer is asked for.`,
      ),
      numberSlip(
        100 * d + (99 * d - change) / 9,
        "turns the sign of the change",
        `The new number is ${word}; here it is taken the other way around.`,
      ),
      numberSlip(
        100 * d + (100 * d + change) / 10,
        "forgets that two digits were there before",
        `The other two digits count once before and ten times afterward: a change of 9 times, not 10.`,
      ),
      numberSlip(
        100 * d + size / 9,
        "forgets what the first digit counts",
        `Not only the other two digits change their worth: the ${d} is worth ${100 * d} before and ${d} afterward.`,
      ),
      numberSlip(
        n - size,
        "changes the integer once more",
        `This takes the ${size} away from the integer; the integer before the move is asked for.`,
      ),
      numberSlip(
        n + size,
        "changes the integer once more",
        `This adds the ${size} to the integer; the integer before the move is asked for.`,
      ),
    ].filter(({ value }) => value === rest || value! >= 100),
    idea: "Treat the two digits that stay together as one number.",
    steps: [
      `Let $r$ be the last two digits read as one number. Before: $${100 * d} + r$; afterward: $10r + ${d}$.`,
      `The new number is ${size} ${word}: $10r + ${d} = ${100 * d} + r ${up} ${size}$.`,
      `So $9r = ${99 * d} ${up} ${size} = ${9 * rest}$ and $r = ${rest}$; the integer is ${n}.`,
    ],
    check: `$${moved} ${down} ${size} = ${n}$.`,
  };
}

function insertedBetween(rng: Rng): Change | null {
  const [a, b, c] = [rng.int(1, 9), rng.int(0, 9), rng.int(0, 6)];
  const [n, result] = [10 * a + b, 100 * a + 10 * c + b];
  const more = result - n;
  if (a === b || b === c) return null;
  return {
    name: "between",
    difficulty: 5,
    told: rng.pick([
      `The digits of a two-digit integer add up to ${a + b}. When the digit ${c} is written between them, the integer increases by ${more}.`,
      `A two-digit integer has the digit sum ${a + b}. Writing the digit ${c} between its digits gives a number ${more} greater than the integer.`,
    ]),
    called: "the two-digit integer",
    n,
    become: (m) => 100 * Math.floor(m / 10) + 10 * c + (m % 10),
    slips: [
      numberSlip(
        result,
        "answers for the new number",
        `${result} is the number with the ${c} between the digits.`,
      ),
      numberSlip(
        10 * b + a,
        "swaps the digits",
        `${a} is the first digit, not the second: the first digit alone makes the number grow by 90 for each unit.`,
      ),
      numberSlip(
        10 * c + b,
        "takes the new digit for the old one",
        `The ${c} was not in the integer before.`,
      ),
      numberSlip(
        9 * (a + b),
        "multiplies the digit sum by 9",
        `The units digit does not change, so the increase comes from the first digit and the ${c} alone.`,
      ),
      numberSlip(
        Math.floor(more / 10),
        "divides the increase by 10",
        `The first digit moves from the tens to the hundreds, which adds 90 times that digit, not 10 times the integer.`,
      ),
      numberSlip(
        c < 5 ? 0 : 10 * (a + 1) + b - 1,
        "counts the new digit to the first",
        `Of the ${more}, the ${c} itself accounts for ${10 * c}; what is left is 90 times the first digit.`,
      ),
      numberSlip(
        11 * a,
        "repeats the first digit",
        `The digits add up to ${a + b}, so the second digit is $${a + b} - ${a} = ${b}$.`,
      ),
      numberSlip(
        a + b > 9 ? 0 : 10 * a + a + b,
        "takes the digit sum for the second digit",
        `${a + b} is the sum of both digits, so ${a} has to be taken away from it first.`,
      ),
    ].filter(({ value }) => value! >= 10),
    idea: "The units digit stays where it is; only the first digit moves, from tens to hundreds.",
    steps: [
      `If the first digit is $a$, it counts $10a$ before and $100a$ afterward: an increase of $90a$.`,
      c === 0
        ? `The 0 adds nothing, so $90a = ${more}$ and $a = ${a}$.`
        : `The ${c} in the tens place adds ${10 * c}, so $90a + ${10 * c} = ${more}$ and $a = ${a}$.`,
      `The second digit is $${a + b} - ${a} = ${b}$, and the integer is ${n}.`,
    ],
    check: `$${result} - ${n} = ${more}$.`,
  };
}

/** The same question about the resulting number: each wrong integer makes a wrong result. */
function slipsForResult({ n, become, slips }: Change): Slip[] {
  const wrong = slips.slice(1).filter(({ value }) => Number.isInteger(value) && value! > 0);
  return [
    numberSlip(
      n,
      "answers for the integer",
      `${n} is the integer before the change; the new number is asked for.`,
    ),
    ...wrong
      .filter(({ value }) => String(value).length === String(n).length)
      .map(({ value, slip: name, why }) =>
        numberSlip(become(value!), name, `That starts from ${value}. ${why}`),
      ),
  ];
}

export const template: ProblemTemplate = {
  id: "digit-added",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "A digit is added to an integer or moved in it: the digits that stay together are one number.",

  make(rng) {
    const change = rng.pick([writtenAtEnd, writtenInFront, movedToEnd, insertedBetween])(rng);
    if (!change) return null;
    const { name, difficulty, told, called, n, become, slips, idea, steps, check } = change;
    const asksResult = rng.chance(0.4);
    const key = asksResult ? become(n) : n;
    return {
      variant: `${name}/${asksResult ? "result" : "integer"}`,
      context: "pure",
      // The place of the digit sets the level; the new number takes one more step.
      difficulty: difficulty + (asksResult ? 1 : 0),
      stem: asksResult ? `${told} What is the new number?` : `${told} What is ${called}?`,
      key: { text: String(key), value: key, why: check },
      slips: (asksResult ? slipsForResult(change) : slips).filter(
        ({ value }) => Number.isInteger(value) && value! > 9,
      ),
      solution: {
        idea,
        steps: asksResult ? [...steps, `The new number is ${key}.`] : [...steps],
        check,
      },
    };
  },

  /** Writes out the digits of every integer of that length and compares. */
  check({ stem, options }) {
    const numbers = numbersIn(stem);
    const is = changeTold(stem, numbers);
    const isThree = stem.includes("hree-digit integer");
    const found = range(isThree ? 100 : 10, isThree ? 999 : 99)
      .map((n) => ({ n, result: is(String(n)) }))
      .filter(({ result }) => result !== null);
    const [one] = found;
    if (!one || found.length > 1) throw new Error(`${found.length} integers fit: ${stem}`);
    const answer = stem.endsWith("What is the new number?") ? one.result : one.n;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

const when = (text: string, isRight: boolean): number | null => (isRight ? Number(text) : null);

const moved = (text: string): string => `${text.slice(1)}${text[0]}`;

/** What an integer becomes if it fits the story; otherwise null. */
function changeTold(stem: string, numbers: readonly number[]): (text: string) => number | null {
  const [one = 0, two = 0, three = 0] = numbers;
  if (stem.includes("between")) {
    const inserted = (text: string): string => `${text[0]}${two}${text[1]}`;
    return (text) =>
      when(
        inserted(text),
        digitSum(Number(text)) === one && Number(inserted(text)) === Number(text) + three,
      );
  }
  if (stem.includes("times")) {
    const [times, d] = stem.startsWith("When") ? [two, one] : [one, two];
    return (text) => when(`${d}${text}`, Number(`${d}${text}`) === times * Number(text));
  }
  if (stem.includes("hree-digit")) {
    const sign = stem.includes("greater") ? 1 : -1;
    const change = numbers.at(-1)! * sign;
    return (text) =>
      when(
        moved(text),
        text.startsWith(String(one)) && Number(moved(text)) === Number(text) + change,
      );
  }
  return (text) => when(`${text}${one}`, Number(`${text}${one}`) === Number(text) + two);
}
