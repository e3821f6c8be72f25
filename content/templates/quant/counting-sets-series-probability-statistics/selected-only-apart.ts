import {
  type AskedProblem,
  choose,
  count,
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

/** Why n(n - 1) isn't the number of selections of k with a whole one of n pairs. */
function whyNotLess(n: number, k: number): string {
  if (k === 2)
    return `Of all the [[selections]], only the ${n} with [[both]] have to be subtracted.`;
  return k === 3
    ? `With [[both]], any of the remaining ${2 * n - 2} can be selected as well, not only ${n - 1}.`
    : `With [[both]], ${k - 2} more are selected from the remaining ${2 * n - 2}, in more than ${n - 1} ways.`;
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
        `Some of these ${thousands(all)} [[selections]] contain [[both]].`,
      ],
      [
        sets,
        "chooses only the pairs",
        `This only chooses the ${k} [[pairs]]. From each, either of the two [[ones]] can be selected.`,
      ],
      [
        sets * 2,
        "doubles only once",
        `There are 2 choices for each of the ${k} [[pairs]], not 2 in all.`,
      ],
      [
        product(range(0, k - 1).map((j) => 2 * (n - j))),
        "counts orders",
        `The same ${k} selected in another order are the same selection.`,
      ],
      [
        all - n * choose(2 * n - 2, k - 2),
        "subtracts some twice",
        `Selections with two whole pairs have been subtracted twice.`,
      ],
      [
        all - n,
        "subtracts the pairs",
        `A selection to exclude has a pair and ${k - 2} more, so there are more of them than ${n}.`,
      ],
      [all - n * (n - 1), "subtracts too few", whyNotLess(n, k)],
      [
        all - key,
        "finds the complement",
        `This is the number of [[selections]] that contain [[both]].`,
      ],
      [
        sets * k,
        "multiplies by the size",
        `This multiplies ${sets} by ${k}, but each of the ${k} [[pairs]] gives 2 choices: $2^${k} = ${2 ** k}$.`,
      ],
      [
        n * (n - 1) * 2,
        "counts two pairs",
        `This is $${n} \\cdot ${n - 1} \\cdot 2$, but ${k} of the ${n} [[pairs]] can be chosen in ${sets} ways.`,
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
      check: `Without the condition there are ${thousands(all)} selections, so the answer must be less.`,
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

/** From two groups, when a certain one of each group can't both be selected. */
function askConflict(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(4, 6), rng.int(4, 6)];
  const [r, s] = [rng.int(2, 3), rng.int(2, 3)];
  const all = choose(a, r) * choose(b, s);
  const both = choose(a - 1, r - 1) * choose(b - 1, s - 1);
  const key = all - both;
  const neither = choose(a - 1, r) * choose(b - 1, s);
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
    why: `Of the ${all} selections without the condition, ${both} contain both of the two.`,
    wrong: [
      [all, "ignores the condition", `In ${both} of these selections, both of the two are chosen.`],
      [neither, "excludes both of the two", `Selections with one of the two are allowed as well.`],
      [
        key - neither,
        "counts exactly one of the two",
        `Selections with neither of the two are allowed as well.`,
      ],
      [
        choose(a - 1, r) * choose(b, s) + choose(a, r) * choose(b - 1, s),
        "counts some twice",
        `Selections with neither of the two have been counted twice.`,
      ],
      [both, "finds the complement", `These are the selections with both of the two.`],
      [
        all - choose(n - 2, r + s - 2),
        "mixes the groups",
        `The others must be ${r - 1} from the first group and ${s - 1} from the second.`,
      ],
      [
        all - choose(a - 1, r - 1) - choose(b - 1, s - 1),
        "adds instead of multiplying",
        `The choices from the two groups go together, so their numbers are multiplied.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "Subtract the selections that contain both of the two from all selections.",
      fast: [
        `There are $${choose(a, r)} \\cdot ${choose(b, s)} = ${all}$ selections in all. With both of the two already in, ${r - 1} of ${a - 1} and ${s - 1} of ${b - 1} are still to be chosen: $${choose(a - 1, r - 1)} \\cdot ${choose(b - 1, s - 1)} = ${both}$. So the answer is $${all} - ${both} = ${key}$.`,
      ],
      steps: [
        `Without either of the two: $${choose(a - 1, r)} \\cdot ${choose(b - 1, s)} = ${neither}$.`,
        `With only the one from the first group: $${choose(a - 1, r - 1)} \\cdot ${choose(b - 1, s)} = ${choose(a - 1, r - 1) * choose(b - 1, s)}$.`,
        `With only the one from the second group: $${choose(a - 1, r)} \\cdot ${choose(b - 1, s - 1)} = ${choose(a - 1, r) * choose(b - 1, s - 1)}$.`,
        `Together, this makes ${key}.`,
      ],
      check: "Leaving out both of the two is one case of three.",
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
    why: `There are ${both} selections with both of the two and ${neither} without them.`,
    wrong: [
      [both, "requires both of the two", `Selections without the two are allowed as well.`],
      [neither, "excludes the two", `Selections with both of the two are allowed as well.`],
      [
        all - both,
        "keeps the two apart",
        `This excludes exactly the selections with both of the two.`,
      ],
      [all - key, "finds the complement", `These are the selections with exactly one of the two.`],
      [
        choose(n - 1, k),
        "treats the two as one",
        `The two take up two places when they are selected, not one.`,
      ],
      [
        both + choose(n - 2, k - 1),
        "leaves a place empty",
        `Without the two, all ${k} must be selected from the remaining ${n - 2}.`,
      ],
      [
        choose(n - 1, k - 1),
        "fixes one of the two",
        `These are the selections with one of the two.`,
      ],
      [
        all - 2,
        "subtracts two",
        `More than 2 of the ${all} selections contain exactly one of the two.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "There are only two cases: with both of the two and without them.",
      steps: [
        `With both: ${k - 2} more of the remaining ${n - 2}, which is possible in ${count(both, "way")}.`,
        `Without them: ${k} of the remaining ${n - 2}, which is possible in $\\frac{${n - 2}!}{${k}! \\cdot ${n - 2 - k}!} = ${neither}$ ${neither === 1 ? "way" : "ways"}.`,
        `So there are $${both} + ${neither} = ${key}$ selections.`,
      ],
      check: `The ${all - key} selections with exactly one of the two make up the rest of ${all}.`,
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
