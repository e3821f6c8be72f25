import {
  type AskedProblem,
  choose,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  openOptions,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type StemReading,
  sum,
  thousands,
} from "@theta/items/template";

/** Keeps values from a quarter of the key to three times the key, so that no option stands out. */
const isNear =
  (key: number) =>
  (value: number): boolean =>
    isPositiveWhole(value) && 4 * value >= key && value <= 3 * key;

/** How many ways there are to choose k of n, worked out. */
function waysToChoose(n: number, k: number): string {
  if (k < 2 || k > n) return String(choose(n, k));
  const top = range(n - k + 1, n).toReversed();
  return `\\frac{${top.join(" \\cdot ")}}{${range(2, k).toReversed().join(" \\cdot ")}} = ${choose(n, k)}`;
}

/** The same in a sentence: "3 ways". */
const inWays = (n: number, k: number): string =>
  choose(n, k) === 1 ? "1 way" : `$${waysToChoose(n, k)}$ ways`;

/** Why n(n - 1) isn't the number of selections of k with a whole one of n pairs. */
function whyNotLess(n: number, k: number): string {
  const difference = `This is $${thousands(choose(2 * n, k)).replace(",", "{,}")} - ${n} \\cdot ${n - 1}$`;
  if (k === 2)
    return `${difference}, but only the ${n} [[selections]] with [[both]] have to be subtracted.`;
  return k === 3
    ? `${difference}, but with [[both]], any of the remaining ${2 * n - 2} can be selected as well, not only ${n - 1}.`
    : `${difference}, but with [[both]], ${k - 2} more are selected from the remaining ${2 * n - 2}, in $${waysToChoose(2 * n - 2, k - 2)}$ ways.`;
}

/** From pairs, a selection without both members of any pair. */
function askPairs(rng: Rng): AskedProblem | null {
  const [n, k] = [rng.int(4, 7), rng.int(2, 4)];
  if (k === n || (k === 2 && n < 6)) return null;
  const [all, sets] = [choose(2 * n, k), choose(n, k)];
  const key = sets * 2 ** k;
  return {
    difficulty: k === 2 ? 4 : 6,
    stems: [
      `Each of ${n} companies sent 2 representatives to a conference. From these representatives, a panel of ${k} people will be selected. If no two people on the panel can be from the same company, how many different panels are possible?`,
      `A drawer contains ${n} pairs of gloves, each pair of a different color. In how many different ways can ${k} gloves be selected from the drawer so that no two of the gloves selected are from the same pair?`,
    ],
    pure: [
      `How many different sets of ${k} integers can be selected from the integers from 1 to ${2 * n}, inclusive, so that no two integers in the set have a sum of ${2 * n + 1}?`,
    ],
    key,
    why: `There are ${sets} choices of ${k} [[pairs]], and for each of these [[pairs]], there are 2 choices, so there are $${sets} \\cdot ${2 ** k} = ${key}$ [[selections]].`,
    wrong: [
      [
        all,
        "ignores the condition",
        `This is the number of ways to select any ${k} of the ${2 * n} [[ones]], but ${thousands(all - key)} of these [[selections]] contain [[both]].`,
      ],
      [
        sets * k,
        "multiplies by the size",
        `This multiplies ${sets} by ${k}, but each of the ${k} [[pairs]] gives 2 choices: $2^${k} = ${2 ** k}$.`,
      ],
      [
        all - n * choose(2 * n - 2, k - 2),
        "subtracts some twice",
        `This subtracts $${n} \\cdot ${choose(2 * n - 2, k - 2)}$ from ${thousands(all)}, which subtracts the [[selections]] that contain two such pairs twice.`,
      ],
      [
        n * (n - 1) * 2,
        "counts two pairs",
        `This is $${n} \\cdot ${n - 1} \\cdot 2$, but ${k} of the ${n} [[pairs]] can be chosen in ${sets} ways.`,
      ],
      [
        sets * 2,
        "doubles only once",
        `This is $${sets} \\cdot 2$, but there are 2 choices for each of the ${k} [[pairs]], not 2 in all.`,
      ],
      [
        product(range(0, k - 1).map((j) => 2 * (n - j))),
        "counts orders",
        `This is $${range(0, k - 1)
          .map((j) => 2 * (n - j))
          .join(
            " \\cdot ",
          )}$, but the same ${k} [[ones]] in another order are not a different selection.`,
      ],
      [all - n * (n - 1), "subtracts too few", whyNotLess(n, k)],
      [
        sets,
        "chooses only the pairs",
        `This is the number of ways to choose ${k} of the ${n} [[pairs]], but from each, either of the two [[ones]] can be selected.`,
      ],
      [
        all - n,
        "subtracts the pairs",
        `This subtracts only ${n} from ${thousands(all)}, but with [[both]], ${k - 2} more can be selected in many ways, so there are ${thousands(all - key)} [[selections]] to subtract.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `First choose ${k} of the ${n} [[pairs]], and then one of the two [[ones]] in each.`,
      ...(k === 2 && {
        fast: [
          `There are $\\frac{${2 * n} \\cdot ${2 * n - 1}}{2} = ${all}$ ways to select 2 of all ${2 * n} [[ones]]. In ${n} of these, the two are from the same one of the ${n} [[pairs]], so the answer is $${all} - ${n} = ${key}$.`,
        ],
      }),
      steps: [
        `There are $\\frac{${range(n - k + 1, n)
          .toReversed()
          .join(
            " \\cdot ",
          )}}{${range(2, k).toReversed().join(" \\cdot ")}} = ${sets}$ ways to choose ${k} of the ${n} [[pairs]].`,
        `From each of the ${k} [[pairs]], one of the two [[ones]] is selected: $2^${k} = ${2 ** k}$ ways.`,
        `So there are $${sets} \\cdot ${2 ** k} = ${key}$ different [[selections]].`,
      ],
      check: `Without the condition there are ${thousands(all)} [[selections]], so the answer must be less.`,
      takeaway: "When no two can be from one pair, choose the pairs first and then the members.",
    },
    words: (wording) =>
      [
        {
          pairs: "companies",
          ones: "representatives",
          both: "both representatives of a company",
          selections: "panels",
        },
        {
          pairs: "pairs",
          ones: "gloves",
          both: "both gloves of a pair",
          selections: "selections",
        },
        {
          pairs: `pairs with a sum of ${2 * n + 1}`,
          ones: "integers",
          both: `two integers with a sum of ${2 * n + 1}`,
          selections: "sets",
        },
      ][wording - 1]!,
  };
}

const CONFLICT_WORDS = [
  {
    one: "that manager",
    other: "that engineer",
    two: "the two people",
    first: "managers",
    second: "engineers",
    selections: "committees",
  },
  {
    one: "that science course",
    other: "that history course",
    two: "the two courses",
    first: "science courses",
    second: "history courses",
    selections: "choices",
  },
  {
    one: "1",
    other: "2",
    two: "the integers 1 and 2",
    first: "odd integers",
    second: "even integers",
    selections: "sets",
  },
];

/** From two groups, when a certain one of each group can't both be selected. */
function askConflict(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(4, 6), rng.int(4, 6)];
  const [r, s] = [rng.int(2, 3), rng.int(2, 3)];
  const all = choose(a, r) * choose(b, s);
  const both = choose(a - 1, r - 1) * choose(b - 1, s - 1);
  const key = all - both;
  const neither = choose(a - 1, r) * choose(b - 1, s);
  const withoutOne = choose(a - 1, r) * choose(b, s);
  const withoutOther = choose(a, r) * choose(b - 1, s);
  const onlyOne = choose(a - 1, r - 1) * choose(b - 1, s);
  const onlyOther = choose(a - 1, r) * choose(b - 1, s - 1);
  if (key > 220) return null;
  const n = a + b;
  const pure =
    a === b
      ? [
          `How many different sets of ${r} odd integers and ${s} even integers can be selected from the integers from 1 to ${n}, inclusive, if the integers 1 and 2 cannot both be selected?`,
        ]
      : [];
  return {
    difficulty: 6,
    stems: [
      `A committee of ${r} managers and ${s} engineers is to be selected from ${a} managers and ${b} engineers. If a certain manager and a certain engineer cannot both be selected, how many different committees are possible?`,
      `A student must choose ${r} of ${a} science courses and ${s} of ${b} history courses. If one of the science courses and one of the history courses meet at the same time and cannot both be chosen, how many different choices are possible?`,
    ],
    pure,
    key,
    why: `Of the $${choose(a, r)} \\cdot ${choose(b, s)} = ${all}$ [[selections]] without the condition, $${choose(a - 1, r - 1)} \\cdot ${choose(b - 1, s - 1)} = ${both}$ contain both [[one]] and [[other]].`,
    wrong: [
      [
        withoutOne,
        "excludes one of the two",
        `This is $${choose(a - 1, r)} \\cdot ${choose(b, s)}$, without [[one]], but [[selections]] with [[one]] are allowed as long as [[other]] isn't selected.`,
      ],
      [
        withoutOther,
        "excludes one of the two",
        `This is $${choose(a, r)} \\cdot ${choose(b - 1, s)}$, without [[other]], but [[selections]] with [[other]] are allowed as long as [[one]] isn't selected.`,
      ],
      [
        withoutOne + withoutOther,
        "counts some twice",
        `This adds the ${withoutOne} [[selections]] without [[one]] and the ${withoutOther} without [[other]], but the ${neither} with neither of them are then counted twice.`,
      ],
      [
        all,
        "ignores the condition",
        `This is $${choose(a, r)} \\cdot ${choose(b, s)}$, but ${both} of these [[selections]] contain both [[one]] and [[other]].`,
      ],
      [
        choose(n, r + s) - choose(n - 2, r + s - 2),
        "ignores the groups",
        `This is $${choose(n, r + s)} - ${choose(n - 2, r + s - 2)}$, for any ${r + s} of all ${n}, but there must be ${r} of the [[first]] and ${s} of the [[second]].`,
      ],
      [
        all - choose(n - 2, r + s - 2),
        "mixes the groups",
        `This subtracts the ${choose(n - 2, r + s - 2)} ways to choose any ${r + s - 2} of the other ${n - 2}, but they must be ${r - 1} of the [[first]] and ${s - 1} of the [[second]].`,
      ],
      [
        all - choose(a - 1, r - 1) - choose(b - 1, s - 1),
        "adds instead of multiplying",
        `This is $${all} - ${choose(a - 1, r - 1)} - ${choose(b - 1, s - 1)}$, but the choices go together, so multiply them first: $${choose(a - 1, r - 1)} \\cdot ${choose(b - 1, s - 1)} = ${both}$.`,
      ],
      [
        choose(n, r + s),
        "ignores the groups and the condition",
        `This is the number of ways to choose any ${r + s} of all ${n}, but there must be ${r} of the [[first]] and ${s} of the [[second]], and not both [[one]] and [[other]].`,
      ],
      [
        neither,
        "excludes both of the two",
        `This is $${choose(a - 1, r)} \\cdot ${choose(b - 1, s)}$, with neither of [[two]], but [[selections]] with one of them are allowed as well.`,
      ],
      [
        key - neither,
        "counts exactly one of the two",
        `This is $${onlyOne} + ${onlyOther}$, with exactly one of [[two]], but [[selections]] with neither of them are allowed as well.`,
      ],
    ],
    words: (wording) => CONFLICT_WORDS[wording - 1]!,
    shows: isNear(key),
    solution: {
      idea: "Count all [[selections]], and subtract those with both [[one]] and [[other]].",
      fast: [
        `In all, ${r} of the ${a} [[first]] can be chosen in $${waysToChoose(a, r)}$ ways and ${s} of the ${b} [[second]] in $${waysToChoose(b, s)}$ ways, which makes $${choose(a, r)} \\cdot ${choose(b, s)} = ${all}$ [[selections]].`,
        `With both [[one]] and [[other]], ${r - 1} of the other ${a - 1} [[first]] and ${s - 1} of the other ${b - 1} [[second]] are still to be chosen: $${choose(a - 1, r - 1)} \\cdot ${choose(b - 1, s - 1)} = ${both}$.`,
        `So the answer is $${all} - ${both} = ${key}$.`,
      ],
      steps: [
        `With neither of [[two]], ${r} of the other ${a - 1} [[first]] can be chosen in ${inWays(a - 1, r)} and ${s} of the other ${b - 1} [[second]] in ${inWays(b - 1, s)}: $${choose(a - 1, r)} \\cdot ${choose(b - 1, s)} = ${neither}$ [[selections]].`,
        `With [[one]] but not [[other]], choose ${r - 1} of the other ${a - 1} [[first]] and ${s} of the other ${b - 1} [[second]]: $${choose(a - 1, r - 1)} \\cdot ${choose(b - 1, s)} = ${onlyOne}$.`,
        `With [[other]] but not [[one]], choose ${r} of the other ${a - 1} [[first]] and ${s - 1} of the other ${b - 1} [[second]]: $${choose(a - 1, r)} \\cdot ${choose(b - 1, s - 1)} = ${onlyOther}$.`,
        `The sum is $${neither} + ${onlyOne} + ${onlyOther} = ${key}$.`,
      ],
      check: `With the ${both} [[selections]] that aren't allowed, there are $${key} + ${both} = ${all}$, as there are without the condition.`,
      takeaway: `For "cannot both be selected", subtract the selections with both.`,
    },
  };
}

/** Two who are selected both or not at all. */
function askTogether(rng: Rng): AskedProblem | null {
  const [n, k] = [rng.int(7, 10), rng.int(3, 5)];
  const [both, neither, all] = [choose(n - 2, k - 2), choose(n - 2, k), choose(n, k)];
  const key = both + neither;
  if (key > 150) return null;
  return {
    difficulty: 5,
    stems: [
      `A director will select ${k} of ${n} proposed projects for funding. If two of the projects must be either both selected or both rejected, how many different selections are possible?`,
      `A team of ${k} people will be selected from ${n} employees. If two of the employees, Ann and Bill, will serve on the team only if both are selected, how many different teams are possible?`,
    ],
    key,
    why: `There are ${both} [[selections]] with [[two]] and ${neither} without them.`,
    // No more than three are greater than the key, because it would be the least too often.
    wrong: [
      [
        choose(n - 2, k - 1),
        "treats the two as one",
        `This chooses ${k - 1} of the other ${n - 2}, to go with [[two]] as one, but they take up two of the ${k} places when they are selected.`,
      ],
      [
        2 * both,
        "counts those with both twice",
        `This is $2 \\cdot ${both}$, which counts each of the ${both} [[selections]] with [[two]] twice instead of adding those without them.`,
      ],
      [
        choose(n - 1, k),
        "treats the two as one",
        `This chooses ${k} of ${n - 1}, with [[two]] as one, but they take up two of the ${k} places when they are selected.`,
      ],
      [
        choose(n - 1, k - 1),
        "fixes one of the two",
        `This chooses ${k - 1} of ${n - 1}, which gives the [[selections]] with a certain one of the two, whether the other is selected or not.`,
      ],
      [
        both,
        "requires both of the two",
        `This is the number of [[selections]] with [[two]], but those without them are allowed as well.`,
      ],
      [
        all - both,
        "keeps the two apart",
        `This is $${all} - ${both}$, which leaves out the [[selections]] with [[two]], but those are allowed.`,
      ],
      [
        neither,
        "excludes the two",
        `This is the number of [[selections]] without [[two]], but those with both of them are allowed as well.`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? { two: "the two projects", ones: "projects", selections: "selections" }
        : { two: "Ann and Bill", ones: "employees", selections: "teams" },
    shows: isNear(key),
    solution: {
      idea: "There are only two cases: with [[two]] and without them.",
      steps: [
        `With [[two]], ${k - 2} more of the remaining ${n - 2} [[ones]] can be chosen in $${waysToChoose(n - 2, k - 2)}$ ways.`,
        `Without them, ${k} of the remaining ${n - 2} can be chosen in $\\frac{${n - 2}!}{${k}! \\cdot ${n - 2 - k}!} = ${neither}$ ${neither === 1 ? "way" : "ways"}.`,
        `So there are $${both} + ${neither} = ${key}$ [[selections]].`,
      ],
      check: `There are ${all} ways to choose ${k} of ${n}, and the other $${all} - ${key} = ${all - key}$ contain exactly one of the two: $2 \\cdot ${choose(n - 2, k - 1)} = ${all - key}$.`,
      takeaway: "When two go together, count the selections with both and those without them.",
    },
  };
}

const ASK = { pairs: askPairs, conflict: askConflict, together: askTogether };
const KINDS = ["pairs", "pairs", "conflict", "conflict", "together"] as const;

/** Counts selections one by one: every set of k of the integers from 1 to n. */
function setsOf(n: number, k: number, wanted: (chosen: readonly number[]) => boolean): number {
  const search = (from: number, chosen: readonly number[]): number =>
    chosen.length === k
      ? Number(wanted(chosen))
      : sum(range(from, n).map((next) => search(next + 1, [...chosen, next])));
  return search(1, []);
}

const noPair = (tried: number, n: number, k: number): boolean =>
  tried === setsOf(2 * n, k, (set) => set.every((one) => !set.includes(2 * n + 1 - one)));
/** The first group has the integers from 1 to a, and the two are 1 and a + 1. */
const apart = (tried: number, r: number, s: number, a: number, b: number): boolean =>
  tried ===
  setsOf(
    a + b,
    r + s,
    (set) =>
      set.filter((one) => one <= a).length === r && !(set.includes(1) && set.includes(a + 1)),
  );
const joined = (tried: number, k: number, n: number): boolean =>
  tried === setsOf(n, k, (set) => set.includes(1) === set.includes(2));

const READINGS: readonly StemReading[] = [
  { wording: /Each of (\d+) companies .* panel of (\d+) people/, fits: noPair },
  { wording: /contains (\d+) pairs .* can (\d+) gloves/, fits: noPair },
  {
    wording: /sets of (\d+) integers .* 1 to (\d+), .* sum of (\d+)\?/,
    fits: (tried, k, n, total) =>
      tried === setsOf(n, k, (set) => set.every((one) => !set.includes(total - one))),
  },
  { wording: /of (\d+) managers and (\d+) engineers .* from (\d+) .* and (\d+) /, fits: apart },
  {
    wording: /choose (\d+) of (\d+) science courses and (\d+) of (\d+)/,
    fits: (tried, r, a, s, b) => apart(tried, r, s, a, b),
  },
  {
    wording: /sets of (\d+) odd integers and (\d+) even integers .* 1 to (\d+), /,
    fits: (tried, r, s, n) => apart(tried, r, s, n / 2, n / 2),
  },
  { wording: /select (\d+) of (\d+) proposed projects/, fits: joined },
  { wording: /team of (\d+) people .* from (\d+) employees/, fits: joined },
];

export const template: ProblemTemplate = {
  id: "selected-only-apart",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern:
    "Some of those to be selected can't be together, or must be: count the cases or subtract.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all selections one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
