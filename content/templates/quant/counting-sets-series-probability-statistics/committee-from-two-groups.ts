import {
  type AskedProblem,
  choose,
  count,
  draftOf,
  fittingOptions,
  inWords,
  isPositiveWhole,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  type Wrong,
} from "@theta/items/template";

const GROUPS = [
  ["managers", "engineers", "committee", "committees"],
  ["teachers", "parents", "panel", "panels"],
  ["doctors", "nurses", "team", "teams"],
  ["seniors", "juniors", "committee", "committees"],
] as const;

/** Selections of k from a of one kind and b of another, with so many of the first kind. */
const counted = (a: number, b: number, k: number, wanted: (of: number) => boolean): number =>
  sum(range(0, k).map((j) => (wanted(j) ? choose(a, j) * choose(b, k - j) : 0)));

/** Keeps values from a sixth of the key to four times the key, so that no option stands out. */
const isNear =
  (key: number) =>
  (value: number): boolean =>
    isPositiveWhole(value) && 6 * value > key && value < 4 * key;

/** TeX of the cases: `4 \cdot 10 + 6 \cdot 5`. */
const cases = (a: number, b: number, k: number, js: readonly number[]): string =>
  js.map((j) => `${choose(a, j)} \\cdot ${choose(b, k - j)}`).join(" + ");

/** At least one of the a, who or which have a name, as the b others do. */
function atLeastOneSolution(
  { a, b, k }: Readonly<Record<"a" | "b" | "k", number>>,
  one: string,
  others: string,
) {
  const [all, none] = [choose(a + b, k), choose(b, k)];
  const numbers = range(1, Math.min(a, k));
  return {
    idea: `"At least one" includes everything except "none", so subtract the selections with none of the ${one} from all selections.`,
    steps: [
      `There are $${waysText(a + b, k)}$ ways to select ${k} of all ${a + b}.`,
      `In a selection with none of the ${one}, ${k === 2 ? "both" : `all ${k}`} are from the ${b} ${others}, and there are $${waysText(b, k)}$ of these selections.`,
      `So the answer is $${all} - ${none} = ${all - none}$.`,
    ],
    check: `The other way is to add the cases with ${listed(numbers.map(String), "or")} of the ${a} ${one} and the rest from the ${b} ${others}: $${cases(a, b, k, numbers)} = ${all - none}$.`,
    takeaway: `For "at least one", subtract the selections with none from all selections.`,
  };
}

function askAtLeastOne(rng: Rng): AskedProblem | null {
  const [first, second, group, groups] = rng.pick(GROUPS);
  const [a, b] = [rng.int(2, 5), rng.int(3, 6)];
  const k = rng.int(2, 4);
  if (k >= b || a === b) return null;
  const n = a + b;
  const [all, none] = [choose(n, k), choose(b, k)];
  const key = all - none;
  return {
    difficulty: 4,
    stems: [
      `A ${group} of ${k} people is to be selected from ${a} ${first} and ${b} ${second}. If the ${group} must include at least one of the ${first}, how many different ${groups} are possible?`,
      `From a group of ${n} employees, ${a} of whom speak French, a team of ${k} employees will be chosen. How many of the possible teams include at least one employee who speaks French?`,
    ],
    pure: [
      `Of ${n} different integers, ${b} are odd. In how many ways can ${k} of the integers be selected so that at least one of the integers selected is even?`,
      ...(b === a + 1
        ? [
            `How many different sets of ${k} different integers can be selected from the integers from 1 to ${n}, inclusive, so that the product of the ${k} integers is even?`,
          ]
        : []),
    ],
    key,
    why: `Of the ${all} possible selections of ${k} from ${n}, ${none} have none of the ${a} [[ones]], and $${all} - ${none} = ${key}$.`,
    wrong: [
      ...(k > a
        ? []
        : ([
            [
              all - choose(a, k),
              "subtracts the wrong group",
              `This is $${all} - ${choose(a, k)}$, which subtracts the selections from the ${a} [[ones]] alone. Subtract those from the ${b} [[others]] alone.`,
            ],
          ] as const)),
      [
        a * choose(b, k - 1),
        "counts exactly one",
        `This is $${a} \\cdot ${choose(b, k - 1)}$, the number of selections with exactly one of the ${a} [[ones]], but more are allowed.`,
      ],
      [
        b * choose(a, k - 1),
        "counts exactly one of the wrong group",
        `This is $${b} \\cdot ${choose(a, k - 1)}$, the number of selections with exactly one of the ${b} [[others]] and ${k - 1} of the ${a} [[ones]], but other selections are allowed, too.`,
      ],
      [
        a * choose(n - 1, k - 1),
        "fixes one and chooses freely",
        `This is $${a} \\cdot ${choose(n - 1, k - 1)}$. It selects one of the ${a} [[ones]] and then any ${k - 1} of the remaining ${n - 1}, so a selection with several [[ones]] is counted once for each of them.`,
      ],
      [
        b * choose(n - 1, k - 1),
        "fixes one of the wrong group and chooses freely",
        `This is $${b} \\cdot ${choose(n - 1, k - 1)}$. It selects one of the ${b} [[others]] and then any ${k - 1} of the remaining ${n - 1}, so there may be none of the [[ones]].`,
      ],
      [
        all - choose(b - 1, k),
        "leaves one out of the others",
        `This is $${all} - ${choose(b - 1, k)}$, which subtracts the selections from only ${b - 1} [[others]], but there are ${b}.`,
      ],
      [
        key - choose(a, k),
        "requires both kinds",
        `This is $${all} - ${none} - ${choose(a, k)}$, which also subtracts the selections from the ${a} [[ones]] alone, but they contain at least one of them, too.`,
      ],
      [
        choose(n - 1, k - 1),
        "fixes one of them",
        `These are the ${choose(n - 1, k - 1)} selections that include one particular [[one]], but there are ${a} [[ones]].`,
      ],
      [
        a * b,
        "pairs one of each",
        `This pairs each of the ${a} [[ones]] with each of the ${b} [[others]]${k === 2 ? ", which leaves out the selections with two [[ones]]" : `, but ${k} are selected`}.`,
      ],
      [
        all - b,
        "subtracts too few",
        `This is $${all} - ${b}$, but ${k} of the ${b} [[others]] can be selected in ${none} ways, not in ${b}.`,
      ],
      [none, "finds the complement", `These are the selections with none of the ${a} [[ones]].`],
      [
        all,
        "ignores the condition",
        `This includes the ${none} selections with none of the ${a} [[ones]].`,
      ],
    ],
    shows: isNear(key),
    solution: atLeastOneSolution({ a, b, k }, "[[ones]]", "[[others]]"),
    solutionFor: (wording) =>
      wording < 4
        ? {}
        : {
            idea: "A product of integers is even if and only if at least one of them is even, so subtract the sets of odd integers alone from all sets.",
          },
    words: (wording) =>
      wording === 1
        ? { one: first.slice(0, -1), ones: first, others: second }
        : wording === 2
          ? { one: "French speaker", ones: "French speakers", others: "other employees" }
          : { one: "even integer", ones: "even integers", others: "odd integers" },
  };
}

function askOfEach(rng: Rng): AskedProblem | null {
  const [first, second, group, groups] = rng.pick(GROUPS);
  const [a, b] = rng.sample(range(4, 8), 2) as [number, number];
  const [r, s] = rng.pick([
    [2, 1],
    [1, 2],
    [2, 2],
    [3, 1],
    [2, 3],
    [3, 2],
  ] as const);
  const [x, y] = [choose(a, r), choose(b, s)];
  const key = x * y;
  if (key > 250) return null;
  const [most, taken] = r > 1 ? [a, r] : [b, s];
  const ordered = range(most - taken + 1, most)
    .toReversed()
    .join(" \\cdot ");
  return {
    difficulty: 3,
    stems: [
      `If a ${group} of ${count(r, first.slice(0, -1))} and ${count(s, second.slice(0, -1))} is to be selected from a group of ${a} ${first} and ${b} ${second}, how many different ${groups} are possible?`,
      `A student must choose ${inWords(r)} of ${a} history courses and ${inWords(s)} of ${b} science courses. How many different choices of courses are possible?`,
    ],
    pure: [
      `List $X$ consists of ${a} different even integers, and list $Y$ consists of ${b} different odd integers. How many different sets consist of ${inWords(r)} of the integers in list $X$ and ${inWords(s)} of the integers in list $Y$?`,
    ],
    key,
    why: `There are ${x} choices of [[first]] and ${y} choices of [[second]], and $${x} \\cdot ${y} = ${key}$.`,
    wrong: [
      [
        x + y,
        "adds the choices",
        `This adds ${x} and ${y}, but each of the ${x} choices of [[first]] goes with each of the ${y} choices of [[second]].`,
      ],
      [
        a ** r * b ** s,
        "lets one be chosen twice",
        `This is $${[...Array.from({ length: r }, () => a), ...Array.from({ length: s }, () => b)].join(" \\cdot ")}$. It lets one be chosen twice and counts different orders.`,
      ],
      [
        choose(a + b, r + s),
        "merges the groups",
        `This is the number of ways to choose any ${r + s} of all ${a + b}, but there must be ${r} of the [[first]] and ${s} of the [[second]].`,
      ],
      [
        key * (r === 1 ? 1 : r) * (s === 1 ? 1 : s),
        "counts orders",
        `This counts ${listed(
          [[r, "[[first]]"] as const, [s, "[[second]]"] as const].flatMap(([n, name]) =>
            n === 1 ? [] : [`each choice of ${n} of the ${name} ${n} times`],
          ),
        )}, as if it mattered which one is chosen first.`,
      ],
      [
        choose(a + 1, r) * y,
        "counts one too many",
        `This is $${choose(a + 1, r)} \\cdot ${y}$, which chooses from ${a + 1} [[first]], but there are ${a}.`,
      ],
      [
        a * r * b * s,
        "multiplies all numbers",
        `This is $${r} \\cdot ${a} \\cdot ${s} \\cdot ${b}$, but there are ${listed(
          [[r, a, x] as const, [s, b, y] as const].flatMap(([m, of, ways]) =>
            m * of === ways
              ? []
              : [`${ways} ways to choose ${m} of ${of} (not $${m} \\cdot ${of}$)`],
          ),
        )}.`,
      ],
      [
        choose(a - 1, r) * y,
        "counts one too few",
        `This is $${choose(a - 1, r)} \\cdot ${y}$, which chooses from only ${a - 1} [[first]], but there are ${a}.`,
      ],
      [
        x * b,
        "chooses one of the second group",
        `This is $${x} \\cdot ${b}$, which chooses only one of the ${b} [[second]], but ${s} must be chosen.`,
      ],
      [
        a * y,
        "chooses one of the first group",
        `This is $${a} \\cdot ${y}$, which chooses only one of the ${a} [[first]], but ${r} must be chosen.`,
      ],
      [
        key / 2,
        "halves the product",
        `This divides $${x} \\cdot ${y}$ by 2, but no choice has been counted twice.`,
      ],
      [
        choose(a, s) * choose(b, r),
        "switches the groups",
        `This is $${choose(a, s)} \\cdot ${choose(b, r)}$, which chooses ${s} of the ${a} [[first]] and ${r} of the ${b} [[second]]. It's the other way around.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "Each choice of [[first]] can go with each choice of [[second]], so multiply the two numbers of choices.",
      steps: [
        `There are $${waysText(a, r)}$ ways to choose ${inWords(r)} of the ${a} [[first]] and $${waysText(b, s)}$ ways to choose ${inWords(s)} of the ${b} [[second]].`,
        `Each choice of [[first]] goes with each choice of [[second]], so there are $${x} \\cdot ${y} = ${key}$ different [[results]].`,
      ],
      check: `The order of the choices doesn't matter: ${r > 1 ? `${r} of ${a} can be chosen in ${x}` : `${s} of ${b} can be chosen in ${y}`} ways, not in $${ordered}$.`,
      takeaway: "Choose within each group, and then multiply.",
    },
    words: (wording) =>
      [
        { first, second, results: groups },
        { first: "history courses", second: "science courses", results: "choices" },
        {
          first: "integers in list $X$",
          second: "integers in list $Y$",
          results: "sets",
        },
      ][wording - 1]!,
  };
}

/** How many selections have so many odd and so many even integers: "With 2 odd integers and 1 even integer, ..." */
function evenSumCase(odd: number, even: number, j: number, i: number): string {
  const parts = [[odd, j, "odd"] as const, [even, i, "even"] as const].filter(
    ([, taken]) => taken > 0,
  );
  const ways = parts.map(([of, taken]) => `$${waysText(of, taken)}$`);
  const named = parts.map(([, taken, kind]) => count(taken, `${kind} integer`)).join(" and ");
  const chosen = parts.map(([of, taken]) => choose(of, taken));
  return `With ${named}, ${
    parts.length === 1
      ? `there are ${ways[0]!} selections.`
      : `there are ${parts.map(([of, taken, kind], k) => `${ways[k]!} ways to select ${taken} of the ${of} ${kind} integers`).join(" and ")}, so there are $${chosen.join(" \\cdot ")} = ${chosen[0]! * chosen[1]!}$ selections.`
  }`;
}

/** "2 odd integers and 1 even integer" */
const taken = (odd: number, even: number): string =>
  [
    ...(odd > 0 ? [count(odd, "odd integer")] : []),
    ...(even > 0 ? [count(even, "even integer")] : []),
  ].join(" and ");

function askEvenSum(rng: Rng): AskedProblem | null {
  const [n, k] = [rng.int(7, 11), rng.int(2, 3)];
  const [odd, even] = [Math.ceil(n / 2), Math.floor(n / 2)];
  const evenSum = rng.chance(0.5);
  const parity = evenSum ? 0 : 1;
  const all = choose(n, k);
  const key = counted(odd, even, k, (j) => j % 2 === parity);
  const js = range(0, k).filter((j) => j % 2 === parity);
  const word = evenSum ? "even" : "odd";
  if (js.length < 2 && k === 3) return null;
  const ways = (j: number): number => choose(odd, j) * choose(even, k - j);
  // Only the larger case, because the right number is the sum of the two.
  const mainCase = (of: readonly number[], slip: string): Wrong => {
    const [j = 0, other = 0] = of.toSorted((one, two) => ways(two) - ways(one));
    const isFit = j % 2 === parity;
    return [
      ways(j),
      slip,
      isFit
        ? `This counts only the ${ways(j)} selections with ${taken(j, k - j)}, but with ${taken(other, k - other)}, the sum is ${word}, too.`
        : `This counts the ${ways(j)} selections with ${taken(j, k - j)}, but their sum is ${evenSum ? "odd" : "even"}.`,
    ];
  };
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `How many different sets of ${inWords(k)} different integers can be selected from the integers from 1 to ${n}, inclusive, so that the sum of the ${inWords(k)} integers is ${word}?`,
      `In how many different ways can ${inWords(k)} different integers be selected from the integers from 1 to ${n}, inclusive, so that the sum of the integers selected is ${word}?`,
    ],
    key,
    why: `The sum is ${word} if the number of odd integers selected is ${js.join(" or ")}, and $${cases(odd, even, k, js)} = ${key}$.`,
    wrong: [
      [
        all - key,
        "finds the other parity",
        `This is $${all} - ${key}$, the number of selections whose sum is ${evenSum ? "odd" : "even"}.`,
      ],
      ...(k === 2
        ? ([
            [
              2 * key,
              "counts both orders",
              `This is $2 \\cdot ${key}$, which counts each pair of integers twice, once in each order.`,
            ],
            [
              2 * (all - key),
              "finds the other parity and counts both orders",
              `This is $2 \\cdot ${all - key}$, which counts the pairs whose sum is ${evenSum ? "odd" : "even"}, each of them twice.`,
            ],
          ] as const)
        : []),
      ...(js.length > 1 ? [mainCase(js, "forgets a case")] : []),
      mainCase(
        range(0, k).filter((j) => !js.includes(j)),
        "finds the other parity and forgets a case",
      ),
      [
        choose(n - 1, k - 1),
        "fixes one of the integers",
        `These are the ${choose(n - 1, k - 1)} selections that contain one particular integer, such as 1, whatever their sum is.`,
      ],
      ...(k === 3
        ? ([
            [
              choose(n, 2),
              "selects two",
              `This selects two of the ${n} integers, but ${inWords(k)} are selected.`,
            ],
          ] as const)
        : []),
      [
        odd * even,
        "multiplies the two groups",
        `This is $${odd} \\cdot ${even}$, which pairs each odd integer with each even one${k === 2 ? ", but then the sum is odd" : ", but three integers are selected"}.`,
      ],
      [
        key + even,
        "counts extra selections",
        k === 2 && evenSum
          ? `This also pairs each of the ${even} even integers with itself, but the integers must be different.`
          : `This adds ${even}, the number of even integers, to the ${key} selections, but a single integer isn't a selection of ${inWords(k)}.`,
      ],
      [
        counted(even, odd, k, (j) => j % 2 === parity),
        "confuses odd with even",
        `This is $${cases(even, odd, k, js)}$, with ${even} odd integers and ${odd} even ones, but from 1 to ${n} it's the other way around.`,
      ],
      [
        all / 2,
        "splits in half",
        `This is half of all ${all} selections, but ${js.map((j) => `the ${ways(j)} with ${taken(j, k - j)}`).join(" and ")} aren't half of them.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `Whether the sum is even depends only on how many odd integers are selected.`,
      ...(2 * key === all && {
        fast: [
          `Replace each selected integer $j$ by $${n + 1} - j$. This changes odd integers to even ones and even integers to odd ones. The sum of ${inWords(k)} integers then changes from even to odd or from odd to even.`,
          `So exactly half of the $${waysText(n, k)}$ selections have ${evenSum ? "an even" : "an odd"} sum: ${key}.`,
        ],
      }),
      steps: [
        `From 1 to ${n}, there are ${odd} odd and ${even} even integers. The sum is ${word} when the number of odd integers selected is ${js.join(" or ")}.`,
        ...js.map((j) => evenSumCase(odd, even, j, k - j)),
        ...(js.length > 1
          ? [
              `In all, there are $${js.map((j) => choose(odd, j) * choose(even, k - j)).join(" + ")} = ${key}$ selections.`,
            ]
          : []),
      ],
      check: `There are ${all} selections in all, and the other ${all - key} have ${evenSum ? "an odd" : "an even"} sum.`,
      takeaway: "A sum is odd exactly when it has an odd number of odd terms.",
    },
  };
}

const ASK = { atLeastOne: askAtLeastOne, ofEach: askOfEach, evenSum: askEvenSum };
const KINDS = ["atLeastOne", "atLeastOne", "ofEach", "evenSum"] as const;

/** Counts selections one by one: every set of k of the integers from 1 to n. */
function setsOf(n: number, k: number, wanted: (chosen: readonly number[]) => boolean): number {
  const search = (from: number, chosen: readonly number[]): number =>
    chosen.length === k
      ? Number(wanted(chosen))
      : sum(range(from, n).map((next) => search(next + 1, [...chosen, next])));
  return search(1, []);
}

/** The first `a` integers stand for the special ones. */
const someOf = (tried: number, k: number, a: number, n: number): boolean =>
  tried === setsOf(n, k, (chosen) => chosen.some((one) => one <= a));
const ofEach = (tried: number, r: number, a: number, s: number, b: number): boolean =>
  tried === setsOf(a + b, r + s, (chosen) => chosen.filter((one) => one <= a).length === r);
const withSum = (tried: number, k: number, n: number, remainder: number): boolean =>
  tried === setsOf(n, k, (chosen) => sum(chosen) % 2 === remainder);

const READINGS: readonly StemReading[] = [
  {
    wording: /of (\d+) people .* from (\d+) \w+ and (\d+) \w+\. .* at least one/,
    fits: (tried, k, a, b) => someOf(tried, k, a, a + b),
  },
  {
    wording: /of (\d+) employees, (\d+) of whom .* team of (\d+) .* at least one/,
    fits: (tried, n, a, k) => someOf(tried, k, a, n),
  },
  {
    wording: /Of (\d+) different integers, (\d+) are odd\. .* can (\d+) of .* at least one/,
    fits: (tried, n, b, k) => someOf(tried, k, n - b, n),
  },
  {
    wording: /sets of (\d+) different integers .* 1 to (\d+), .* product .* is even/,
    fits: (tried, k, n) => tried === setsOf(n, k, (chosen) => chosen.some((one) => one % 2 === 0)),
  },
  {
    wording: /of (\d+) \w+ and (\d+) \w+ is to be .* of (\d+) \w+ and (\d+)/,
    fits: (tried, r, s, a, b) => ofEach(tried, r, a, s, b),
  },
  { wording: /choose (\w+) of (\d+) history courses and (\w+) of (\d+)/, fits: ofEach },
  {
    wording: /of (\d+) different even .* of (\d+) different odd .* of (\w+) of .* and (\w+) of/,
    fits: (tried, a, b, r, s) => ofEach(tried, r, a, s, b),
  },
  {
    wording: /(two|three) different integers .* 1 to (\d+), .* is even\?/,
    fits: (tried, k, n) => withSum(tried, k, n, 0),
  },
  {
    wording: /(two|three) different integers .* 1 to (\d+), .* is odd\?/,
    fits: (tried, k, n) => withSum(tried, k, n, 1),
  },
];

/** The number of selections with its factors: 6 · 5 over 2 is 15. */
function waysText(n: number, k: number): string {
  if (k === 1 || k === n) return String(choose(n, k));
  const above = range(n - k + 1, n).toReversed();
  const below = range(2, k).toReversed();
  return `\\frac{${above.join(" \\cdot ")}}{${below.join(" \\cdot ")}} = ${choose(n, k)}`;
}

export const template: ProblemTemplate = {
  id: "committee-from-two-groups",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Choose some of each of two kinds: multiply within a case and add the cases.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all selections one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
