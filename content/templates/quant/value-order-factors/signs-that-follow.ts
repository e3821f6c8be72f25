import {
  plain,
  type ProblemTemplate,
  type Rng,
  type Slip,
  type Solution,
} from "@theta/items/template";

type Powers = readonly number[];
type Signs = readonly (1 | -1)[];
const NAMES = ["a", "b", "c", "d"];

const powersTex = (powers: Powers): string =>
  powers.map((e, k) => (e === 0 ? "" : e === 1 ? NAMES[k]! : `${NAMES[k]!}^${e}`)).join("");
/** A product, or a quotient if exponents are negative. */
function expressionTex(powers: Powers): string {
  const top = powersTex(powers.map((e) => Math.max(0, e)));
  const bottom = powersTex(powers.map((e) => Math.max(0, -e)));
  return bottom === "" ? top : `\\frac{${top || "1"}}{${bottom}}`;
}
const odd = (powers: Powers): string => powers.map((e) => Math.abs(e % 2)).join("");
const signOf = (powers: Powers, signs: Signs): number =>
  powers.reduce((sign, e, k) => (e % 2 === 0 ? sign : sign * signs[k]!), 1);
const allSigns = (count: number): Signs[] =>
  count === 0
    ? [[]]
    : allSigns(count - 1).flatMap((rest): Signs[] => [
        [...rest, 1],
        [...rest, -1],
      ]);
const drawPowers = (count: number, rng: Rng): Powers =>
  Array.from({ length: count }, () => rng.pick([0, 1, 1, 2, 3]));
const outcomes = (powers: Powers, cases: readonly Signs[]): Set<number> =>
  new Set(cases.map((signs) => signOf(powers, signs)));
const withNumbers = (signs: Signs): string =>
  signs.map((sign, k) => `$${NAMES[k]!} = ${sign}$`).join(", ");

interface Facts {
  readonly first: Powers;
  readonly second: Powers;
  readonly isPositive: readonly [boolean, boolean];
}

/**
 * The thought that would make an expression seem settled: a sign taken for granted, or an even
 * power taken for odd.
 */
function misconception(
  powers: Powers,
  wanted: number,
  facts: Facts,
  cases: readonly Signs[],
): Slip | null {
  const text = `$${expressionTex(powers)}$`;
  const found = outcomes(powers, cases);
  if (found.size === 1)
    return found.has(wanted)
      ? null
      : {
          text,
          slip: "loses a minus sign",
          why: `Its sign is settled, but it is always ${wanted > 0 ? "negative" : "positive"}; follow the signs of the two given inequalities once more.`,
        };
  const against = cases.find((signs) => signOf(powers, signs) !== wanted)!;
  const counter = `With ${withNumbers(against)} both given inequalities hold, and it is ${wanted > 0 ? "negative" : "positive"}.`;
  for (const [k, name] of NAMES.slice(0, powers.length).entries())
    for (const sign of [1, -1]) {
      const left = outcomes(
        powers,
        cases.filter((signs) => signs[k] === sign),
      );
      if (left.size === 1 && left.has(wanted) && powers[k]! % 2 !== 0)
        return {
          text,
          slip: `takes ${name} for ${sign > 0 ? "positive" : "negative"}`,
          why: `That would follow if $${name}$ were ${sign > 0 ? "positive" : "negative"}, which is not given. ${counter}`,
        };
    }
  const careless = allSigns(powers.length).filter((signs) =>
    [facts.first, facts.second].every(
      (given, f) =>
        signOf(
          given.map((e) => (e === 0 ? 0 : 1)),
          signs,
        ) >
          0 ===
        facts.isPositive[f],
    ),
  );
  const left = outcomes(
    powers.map((e) => (e === 0 ? 0 : 1)),
    careless,
  );
  return left.size === 1 && left.has(wanted)
    ? {
        text,
        slip: "reads an even power like an odd one",
        why: `An even power is positive whatever the sign of its base, so it tells nothing about that sign. ${counter}`,
      }
    : null;
}

function drawQuestion(rng: Rng) {
  const count = rng.pick([3, 3, 4]);
  const facts: Facts = {
    first: drawPowers(count, rng),
    second: drawPowers(count, rng),
    isPositive: [rng.chance(0.5), rng.chance(0.5)],
  };
  const { first, second, isPositive } = facts;
  const cases = allSigns(count).filter((signs) =>
    [first, second].every((given, f) => signOf(given, signs) > 0 === isPositive[f]),
  );
  const isFair =
    cases.length === 2 ** (count - 2) &&
    [first, second].every(
      (given) => given.filter((e) => e > 0).length >= 2 && /1.*1/.test(odd(given)),
    ) &&
    first.every((e, k) => e + second[k]! > 0) &&
    [...first, ...second].some((e) => e === 2);
  if (!isFair) return null;
  const wanted = rng.pick([1, -1]);
  const isQuotient = rng.chance(0.35);
  const pool = Array.from({ length: 60 }, () =>
    drawPowers(count, rng).map((e) => (isQuotient && e > 0 && rng.chance(0.4) ? -e : e)),
  ).filter(
    (powers) =>
      powers.filter((e) => e !== 0).length >= 2 &&
      odd(powers).includes("1") &&
      (!isQuotient || (powers.some((e) => e < 0) && powers.some((e) => e > 0))) &&
      powersTex(powers) !== powersTex(first) &&
      powersTex(powers) !== powersTex(second),
  );
  const both = first.map((e, k) => e + second[k]!);
  // The key should need both inequalities, or at least a power other than the given one.
  const key = pool.find(
    (powers) => outcomes(powers, cases).size === 1 && outcomes(powers, cases).has(wanted),
  );
  if (!key) return null;
  const needsBoth = odd(key) === odd(both);
  if (!needsBoth && rng.chance(0.6)) return null;
  // Expressions that differ only by even powers would be eliminated for the same reason.
  const patterns = pool.map(odd);
  const distinct = pool
    .filter((powers, k) => odd(powers) !== odd(key) && patterns.indexOf(odd(powers)) === k)
    .map((powers) => misconception(powers, wanted, facts, cases))
    .filter((slip) => slip !== null);
  const others = distinct.filter(({ slip }) => !slip.startsWith("loses"));
  if (others.length < 3 || distinct.length < 4) return null;
  const relation = (f: 0 | 1): string => (isPositive[f] ? "\\gt" : "\\lt");
  const word = wanted > 0 ? "positive" : "negative";
  const given = rng.pick([
    `If $${powersTex(first)} ${relation(0)} 0$ and $${powersTex(second)} ${relation(1)} 0$, which of the following must be ${word}?`,
    `The numbers ${NAMES.slice(0, count - 1)
      .map((name) => `$${name}$`)
      .join(
        ", ",
      )}, and $${NAMES[count - 1]!}$ are such that $${powersTex(first)} ${relation(0)} 0$ and $${powersTex(second)} ${relation(1)} 0$. Which of the following must be ${word}?`,
  ]);
  return {
    count,
    facts,
    cases,
    isQuotient,
    both,
    key,
    needsBoth,
    distinct,
    others,
    relation,
    word,
    given,
  };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function solutionOf({ facts, cases, both, key, needsBoth, relation, word }: Question): Solution {
  const { first, second, isPositive } = facts;
  const firstOdd = powersTex(first.map((e) => e % 2));
  const secondOdd = powersTex(second.map((e) => e % 2));
  const bothOdd = powersTex(both.map((e) => e % 2));
  return {
    idea: "No number here is 0, so every even power is positive and may be dropped: only odd powers carry a sign.",
    steps: [
      `The given inequalities say that $${firstOdd} ${relation(0)} 0$ and $${secondOdd} ${relation(1)} 0$.`,
      ...(needsBoth
        ? [
            `Multiply the two: their product has the sign of $${bothOdd}$, so $${bothOdd} ${isPositive[0] === isPositive[1] ? "\\gt" : "\\lt"} 0$.`,
          ]
        : []),
      `$${expressionTex(key)}$ has the sign of $${powersTex(key.map((e) => Math.abs(e % 2)))}$, so it must be ${word}.`,
    ],
    check: `Test options with numbers that fit, such as ${withNumbers(cases[0]!)}, or ${withNumbers(cases[1]!)}: one wrong sign is enough to drop an option.`,
  };
}

export const template: ProblemTemplate = {
  id: "signs-that-follow",
  format: "problem-solving",
  subtopic: "parity-signs",
  domain: "algebra",
  pattern:
    "Two inequalities about products: drop even powers, multiply the two, and see whose sign is settled.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { count, isQuotient, key, needsBoth, distinct, others, word, given } = numbers;
    const reversed = distinct.filter(({ slip }) => slip.startsWith("loses"));
    return {
      variant: `${word}/${isQuotient ? "quotient" : "product"}/${needsBoth ? "both" : "one"}`,
      context: "pure",
      // The hard step is to multiply the two inequalities; a fourth letter leaves more freedom.
      difficulty: 4 + (needsBoth ? 2 : 0) + (count === 4 ? 1 : 0) + (isQuotient ? 1 : 0),
      stem: given,
      key: {
        text: `$${expressionTex(key)}$`,
        why: `Only odd powers carry a sign, and with them this has the sign of $${powersTex(key.map((e) => Math.abs(e % 2)))}$, which is ${word}.`,
      },
      slips: [...rng.shuffle(others).slice(0, 3), ...reversed.slice(0, 1), ...others, ...reversed],
      solution: solutionOf(numbers),
    };
  },

  /** Tries positive and negative numbers of several sizes for all letters. */
  check({ stem, options }) {
    const facts = Array.from(stem.matchAll(/\$([abcd^\d]+) \\(gt|lt) 0\$/g));
    if (facts.length !== 2) throw new Error("Two inequalities are needed.");
    const wanted = /must be (positive|negative)\?$/.exec(stem)?.[1];
    if (!wanted) throw new Error("The stem does not say what is asked.");
    const sizes = [-3, -0.5, 0.5, 2];
    const points = sizes.flatMap((a) =>
      sizes.flatMap((b) => sizes.flatMap((c) => sizes.map((d) => ({ a, b, c, d })))),
    );
    const fitting = points.filter((point) =>
      facts.every(([, text, relation]) => (relation === "gt") === monomial(text!, point) > 0),
    );
    return options.flatMap((option, k) => {
      const [top = "", bottom = "1"] = plain(option).replaceAll(/[()]/g, "").split("/");
      const holds = fitting.every(
        (point) => (wanted === "positive") === monomial(top, point) / monomial(bottom, point) > 0,
      );
      return holds ? [k] : [];
    });
  },
};

function monomial(text: string, point: Readonly<Record<string, number>>): number {
  if (text === "1") return 1;
  if (!/^(?:[abcd](?:\^\d)?)+$/.test(text))
    throw new Error(`“${text}” is not a product of powers.`);
  return Array.from(text.matchAll(/([abcd])(?:\^(\d))?/g)).reduce(
    (value, [, name, exponent = "1"]) => value * point[name!]! ** Number(exponent),
    1,
  );
}
