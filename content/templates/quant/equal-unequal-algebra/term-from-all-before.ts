import {
  inWords,
  numberSlip,
  ordinal,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  sum,
  valueOf,
} from "@theta/items/template";

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly stem: string;
  readonly key: number;
  readonly why: string;
  readonly slips: readonly Slip[];
  readonly idea: string;
  readonly steps: readonly string[];
  readonly check: string;
}

const TIMES: Record<number, string> = { 1: "", 2: "twice ", 3: "three times " };

const ruleOf = (rng: Rng, m: number): string =>
  rng.pick([
    `In a sequence, every term after the first equals ${TIMES[m]!}the sum of all the terms before it.`,
    `Each term of a sequence, except the first, is ${TIMES[m]!}the sum of all preceding terms.`,
    `A sequence is built as follows: after the first term, each term is ${TIMES[m]!}the sum of all terms already written.`,
  ]);

/** The terms: first, m·first, then each is (m + 1) times the previous one. */
const termsOf = (first: number, m: number): number[] =>
  range(2, 14).reduce((terms) => [...terms, m * sum(terms)], [first]);

/** From one term to another. */
function otherTerm(rng: Rng, m: number): Question | null {
  const [first, i, j] = [rng.int(2, 9), rng.int(3, 9), rng.int(1, 10)];
  const terms = termsOf(first, m);
  const [given, key] = [terms[i - 1]!, terms[j - 1]!];
  if (Math.abs(i - j) < 2 || Math.max(given, key) > 1500) return null;
  const r = m + 1;
  const steps = Math.abs(i - j);
  const up = j > i;
  const toFirst = j === 1;
  return {
    kind: toFirst ? "first" : up ? "later term" : "earlier term",
    difficulty: 5 + (toFirst ? 2 : 0) + (m > 1 ? 1 : 0),
    stem: `${ruleOf(rng, m)} If the ${ordinal(i)} term is ${given}, what is the ${toFirst ? "first" : ordinal(j)} term?`,
    key,
    why: `The sequence begins $${terms.slice(0, 4).join(",\\; ")}, \\dots$`,
    slips: [
      ...(toFirst
        ? [
            numberSlip(
              given / r ** (i - 1),
              `divides by ${r} all the way`,
              `From the second term on each is ${r} times the one before, but the second is only ${m === 1 ? "equal to" : `${m} times`} the first.`,
            ),
            numberSlip(
              given / r ** (i - 2),
              "stops at the second term",
              `${terms[1]} is the second term.`,
            ),
            numberSlip(given / r ** (i - 3), "stops at the third term", `That is the third term.`),
            numberSlip(
              given / (i - 1),
              "takes all terms before as equal",
              `The terms before the ${ordinal(i)} are not equal to each other.`,
            ),
            numberSlip(
              given / i,
              "takes all terms as equal",
              `The terms are not equal to each other.`,
            ),
          ]
        : [
            numberSlip(
              up ? key * r : key / r,
              "goes one step too far",
              `From the ${ordinal(i)} to the ${ordinal(j)} term there are ${steps} steps.`,
            ),
            numberSlip(
              up ? key / r : key * r,
              "stops one step early",
              `From the ${ordinal(i)} to the ${ordinal(j)} term there are ${steps} steps.`,
            ),
            numberSlip(
              up ? given * r * steps : given / (r * steps),
              "multiplies by the steps",
              `Each step multiplies by ${r} anew, so ${inWords(steps)} steps multiply by ${r ** steps}.`,
            ),
            numberSlip(
              (given * j) / i,
              "takes it in proportion",
              `The terms do not grow in proportion to their places: each is ${r} times the one before.`,
            ),
            numberSlip(
              up ? given + sum(terms.slice(0, i)) : given - sum(terms.slice(0, j)),
              "adds one sum only",
              `The rule must be used for every term in between.`,
            ),
            numberSlip(
              up ? m * sum(terms.slice(0, j)) : terms[j]!,
              "takes the term after it",
              `That is the ${ordinal(j + 1)} term.`,
            ),
            numberSlip(terms[0]!, "answers for the first term", `That is the first term.`),
          ]),
      numberSlip(
        given * m,
        "uses the rule on one term",
        `The rule speaks of the sum of all terms before, not of the last one alone.`,
      ),
      numberSlip(
        key + terms[0]!,
        "adds the first term",
        `The first term is already part of the sums.`,
      ),
      numberSlip(
        sum(terms.slice(0, j)),
        "adds the terms up",
        `That is the sum of the terms up to the ${ordinal(j)}.`,
      ),
    ],
    idea: `A term is ${m === 1 ? "" : `${m} times `}the sum of those before it, so adding it to them multiplies the sum by ${r}: from the second term on, each is ${r} times the one before.`,
    steps: [
      `From the third term on, each term is ${r === 2 ? "twice" : `${r} times`} the one before it.`,
      toFirst
        ? `From the ${ordinal(i)} back to the second there ${i === 3 ? "is 1 step" : `are ${i - 2} steps`}: $${given} \\div ${r ** (i - 2)} = ${terms[1]}$.`
        : `From the ${ordinal(i)} to the ${ordinal(j)} there are ${steps} steps: $${given} ${up ? "\\cdot" : "\\div"} ${r ** steps} = ${key}$.`,
      ...(toFirst
        ? [
            `The second term is ${m === 1 ? "equal to" : `${m} times`} the first, so the first is ${key}.`,
          ]
        : []),
    ],
    check: `Write out the beginning: $${terms.slice(0, 5).join(",\\; ")}$.`,
  };
}

/** How many times as large; no term is known. */
function ratioAsked(rng: Rng, m: number): Question | null {
  const [i, n] = [rng.int(1, 7), rng.int(4, 11)];
  const r = m + 1;
  const terms = termsOf(1, m);
  const key = sum(terms.slice(0, n)) / terms[i - 1]!;
  if (n <= i || !Number.isInteger(key) || key > 800 || key < 4) return null;
  const single = terms[n - 1]! / terms[i - 1]!;
  return {
    kind: "sum by term",
    difficulty: 8 + (m > 1 ? 1 : 0),
    stem: `${ruleOf(rng, m)} The first term is positive. The sum of the first ${n} terms is how many times the ${i === 1 ? "first" : ordinal(i)} term?`,
    key,
    why: `With first term 1 the terms are $${terms.slice(0, 5).join(",\\; ")}, \\dots$, and the first ${n} add up to ${sum(terms.slice(0, n))}.`,
    slips: [
      numberSlip(
        single,
        `compares the ${ordinal(n)} term`,
        `That is how many times as large the ${ordinal(n)} term is; the sum of all ${n} is asked for.`,
      ),
      numberSlip(
        key * r,
        "takes one term too many",
        `The sum of the first ${n} terms ends with the ${ordinal(n)} one.`,
      ),
      numberSlip(
        key / r,
        "takes one term too few",
        `The sum of the first ${n} terms includes the ${ordinal(n)} one.`,
      ),
      numberSlip(
        r ** n,
        "multiplies for every term",
        `The first step, from the first to the second term, does not multiply by ${r}.`,
      ),

      numberSlip(
        2 * single,
        "doubles the last term",
        m === 1
          ? "Check it with small numbers."
          : `All terms before the ${ordinal(n)} together make less than that term.`,
      ),
      numberSlip(r * (n - i), "multiplies by the steps", `Each step multiplies by ${r} anew.`),
      numberSlip(
        (r ** n - 1) / m,
        "takes a plain geometric sequence",
        `The second term is ${m === 1 ? "equal to" : `${m} times`} the first, not ${r} times.`,
      ),
      numberSlip(n * m, "counts the terms", `The terms are far from equal.`),
    ],
    idea: "Each new term multiplies the sum so far by the same number, so follow the sums instead of the terms.",
    steps: [
      `After the first term $a$, the next one is $${m === 1 ? "" : m}a$ and the sum $${r}a$; every further term multiplies the sum by ${r} again.`,
      `So the first ${n} terms add up to $${r}^{${n - 1}}a$.`,
      i === 1
        ? `That is $${r}^{${n - 1}} = ${key}$ times the first term.`
        : `The ${ordinal(i)} term is $${i === 2 ? `${m === 1 ? "" : m}a` : `${m === 1 ? "" : `${m} \\cdot `}${r}^{${i - 2}}a`}$, so the sum is ${key} times as large.`,
    ],
    check: `Take $a = 1$ and write the terms out: $${terms.slice(0, 5).join(",\\; ")}, \\dots$`,
  };
}

/**
 * From the third on, every term is the mean of all before, so the sequence is constant from there.
 */
function meanOfAll(rng: Rng): Question | null {
  const [first, second] = [rng.int(2, 30), rng.int(2, 40)];
  const [n, i] = [rng.int(20, 60), rng.int(15, 99)];
  const mean = (first + second) / 2;
  if (!Number.isInteger(mean) || Math.abs(first - second) < 6) return null;
  const asks = rng.pick(["second", "sum", "first"] as const);
  const key = { second, first, sum: n * mean }[asks];
  const opening = rng.pick([
    "In a sequence, every term after the second is the average (arithmetic mean) of all the terms before it.",
    "From the third term on, each term of a sequence is the average (arithmetic mean) of all preceding terms.",
  ]);
  const question = {
    second: `The first term is ${first} and the ${ordinal(i)} term is ${mean}. What is the second term?`,
    first: `The second term is ${second} and the ${ordinal(i)} term is ${mean}. What is the first term?`,
    sum: `The first term is ${first} and the second is ${second}. What is the sum of the first ${n} terms?`,
  }[asks];
  const [known, place] = asks === "second" ? [first, "second"] : [second, "first"];
  return {
    kind: `mean/${asks}`,
    difficulty: asks === "sum" ? 6 : 7,
    stem: `${opening} ${question}`,
    key,
    why: `From the third on, all terms are $\\frac{${first} + ${second}}{2} = ${mean}$.`,
    slips:
      asks === "sum"
        ? [
            numberSlip(
              (n - 2) * mean,
              "leaves out the first two",
              `The first two terms, $${first} + ${second}$, belong to the sum.`,
            ),
            numberSlip(
              n * mean + first + second,
              "adds the first two on top",
              `They are among the ${n} terms: only ${n - 2} others come after them.`,
            ),
            numberSlip(
              n * (first + second),
              "forgets to halve",
              `The terms from the third on are the mean of ${first} and ${second}, not their sum.`,
            ),
            numberSlip(n * first, "takes all as the first", `Only the first term is ${first}.`),
            numberSlip(n * second, "takes all as the second", `Only the second term is ${second}.`),
            numberSlip(
              (n - 1) * mean + first,
              "counts the second as the mean",
              `The second term is ${second}, not ${mean}.`,
            ),

            numberSlip(mean, "answers for one term", `That is each term from the third on.`),
          ]
        : [
            numberSlip(
              mean,
              "takes the term given",
              `The ${ordinal(i)} term is the mean of the first two, not the ${place} itself.`,
            ),
            numberSlip(
              (known + mean) / 2,
              "takes the mean of the two numbers",
              `The number asked for is one of the two whose mean is ${mean}.`,
            ),
            numberSlip(
              2 * mean,
              "forgets to take the other away",
              `$2 \\cdot ${mean}$ is the sum of the first two terms.`,
            ),
            numberSlip(
              Math.abs(mean - known),
              "stops at the distance",
              `${mean} is that far from ${known}; the ${place} term is as far on the other side.`,
            ),
            numberSlip(
              mean + known,
              "adds the two numbers",
              `Twice ${mean}, less ${known}, gives the other one.`,
            ),
            numberSlip(
              i * mean - known,
              "uses the sum of all terms",
              `The ${ordinal(i)} term is ${mean}, and so are all from the third on; they do not all belong to the ${place}.`,
            ),
            numberSlip(
              Math.abs(2 * known - mean),
              "goes to the wrong side",
              `${mean} lies halfway between the first two terms, not ${known}.`,
            ),
            numberSlip(
              3 * mean - known,
              "takes three terms",
              `The mean of the first two is ${mean}; with three terms the third would have to be taken away too.`,
            ),
          ],
    idea: "A term that equals the mean leaves the mean as it is, so all terms from the third on are equal.",
    steps: [
      `The third term is the mean of the first two; adding it does not change the mean, so the fourth is the same, and so on.`,
      ...(asks === "sum"
        ? [
            `All terms from the third on are $\\frac{${first} + ${second}}{2} = ${mean}$.`,
            `The sum is $${first} + ${second} + ${n - 2} \\cdot ${mean} = ${key}$.`,
          ]
        : [
            `So the ${ordinal(i)} term, ${mean}, is the mean of the first two: their sum is ${2 * mean}.`,
            `The ${place} term is $${2 * mean} - ${known} = ${key}$.`,
          ]),
    ],
    check:
      asks === "sum"
        ? `The mean of all terms stays ${mean}: $${n} \\cdot ${mean} = ${key}$.`
        : `$\\frac{${first} + ${second}}{2} = ${mean}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "term-from-all-before",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "Each term is made of all the terms before it: see what a new term does to the sum or the mean.",

  make(rng) {
    const m = rng.pick([1, 1, 2, 3]);
    const question = rng.pick([otherTerm, ratioAsked, meanOfAll])(rng, m);
    if (!question) return null;
    const { kind, difficulty, stem, key, why, slips, idea, steps, check } = question;
    return {
      variant: `${kind}${kind.startsWith("mean") ? "" : `/${m}`}`,
      context: "pure",
      // Doubling steps are 5, going back past the irregular start 7, the mean 6 or 7, sums without
      // any number 8.
      difficulty,
      stem,
      key: { text: String(key), value: key, why },
      slips: slips.filter(({ value }) => Number.isInteger(value) && value! > 0 && value! < 9000),
      solution: { idea, steps: [...steps], check },
    };
  },

  /** Builds the sequences term by term from every possible start. */
  check({ stem, options }) {
    const text = plain(stem);
    const answers = new Set(text.includes("average") ? fromMeans(text) : fromSums(text));
    if (answers.size !== 1) throw new Error(`${answers.size} answers fit: ${stem}`);
    return options.flatMap((option, k) => (answers.has(valueOf(option).value) ? [k] : []));
  },
};

const placeOf = (word: string): number => (word === "first" ? 1 : Number.parseInt(word, 10));

function fromSums(text: string): number[] {
  const m = text.includes("three times the sum") ? 3 : text.includes("twice the sum") ? 2 : 1;
  if (text.includes("how many times")) {
    const [n, i] = read(text, /first (\d+) terms is how many times the (\w+) term/);
    const terms = termsOf(7, m);
    return [sum(terms.slice(0, Number(n))) / terms[placeOf(i!) - 1]!];
  }
  const [i, given, j] = read(text, /If the (\w+) term is (\d+), what is the (\w+) term/);
  return range(1, 60)
    .map((first) => termsOf(first, m))
    .filter((terms) => terms[placeOf(i!) - 1] === Number(given))
    .map((terms) => terms[placeOf(j!) - 1]!);
}

const grown = (one: number, two: number, n: number): number[] => {
  const terms = [one, two];
  while (terms.length < n) terms.push(sum(terms) / terms.length);
  return terms;
};

function fromMeans(text: string): number[] {
  const asked = /the sum of the first (\d+) terms/.exec(text);
  if (asked) {
    const [one, two] = read(text, /first term is (\d+) and the second is (\d+)/).map(Number);
    return [Math.round(sum(grown(one!, two!, Number(asked[1]))) * 1e6) / 1e6];
  }
  const [which, known, i, value] = read(
    text,
    /The (first|second) term is (\d+) and the (\d+)\w+ term is (\d+)/,
  );
  return range(1, 150).filter((x) => {
    const terms =
      which === "first" ? grown(Number(known), x, Number(i)) : grown(x, Number(known), Number(i));
    return Math.abs(terms.at(-1)! - Number(value)) < 1e-6;
  });
}
