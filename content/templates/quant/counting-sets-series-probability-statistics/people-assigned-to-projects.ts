import {
  type AskedProblem,
  choose,
  count,
  draftOf,
  factorial,
  fittingOptions,
  inWords,
  isWholeWithin,
  openOptions,
  product,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
  type Wrong,
} from "@theta/items/template";

const isNear = isWholeWithin(5);

/** The number of selections with its factors: 6 · 5 over 2 is 15. */
function waysText(n: number, k: number): string {
  if (k === 1 || k === n) return String(choose(n, k));
  const above = range(n - k + 1, n).toReversed();
  const below = range(2, k).toReversed();
  return `\\frac{${above.join(" \\cdot ")}}{${below.join(" \\cdot ")}} = ${choose(n, k)}`;
}

/** Groups with names and sizes: choose one after another. */
function askSizes(rng: Rng): AskedProblem | null {
  const sizes = rng.pick([
    [2, 2, 1],
    [3, 2, 1],
    [2, 2, 2],
    [3, 2, 2],
    [4, 2, 1],
    [3, 3, 1],
    [5, 2, 1],
    [4, 2, 2],
    [3, 3, 2],
    [4, 3, 1],
  ]);
  const [a, b, c] = rng.shuffle(sizes) as [number, number, number];
  const n = a + b + c;
  const [first, second] = [choose(n, a), choose(n - a, b)];
  const key = first * second;
  if (key > 700 || c === 1) return null;
  const all = `$\\frac{${n}!}{${[a, b, c]
    .filter((size) => size > 1)
    .map((size) => `${size}!`)
    .join(" \\cdot ")}}`;
  return {
    difficulty: 5,
    stems: [
      `A manager will assign ${a} of ${n} employees to Project X, ${b} to Project Y, and the remaining ${c} to Project Z. How many different assignments are possible?`,
      `A hotel has three vacant rooms, which can hold ${a}, ${b}, and ${c} guests, respectively. In how many different ways can ${n} guests be assigned to the three rooms?`,
    ],
    pure: [
      `In how many different ways can the integers from 1 to ${n}, inclusive, be separated into three sets, $X$, $Y$, and $Z$, that contain ${a}, ${b}, and ${c} of the integers, respectively?`,
    ],
    key,
    why: `The [[things]] for [[first]] can be chosen in ${first} ways and then those for [[second]] in ${second}, and $${first} \\cdot ${second} = ${key}$.`,
    wrong: [
      [
        first + second,
        "adds the choices",
        `This adds ${first} and ${second}, but each choice for [[first]] goes with each choice for [[second]].`,
      ],
      [
        first * choose(n, b),
        "forgets who is assigned",
        `This is $${first} \\cdot ${choose(n, b)}$, which chooses ${b} of all ${n} [[things]] for [[second]], but after [[first]], only ${n - a} are left.`,
      ],
      [
        first * choose(n - 1, b),
        "takes away only one",
        `This is $${first} \\cdot ${choose(n - 1, b)}$, which chooses ${b} of ${n - 1} [[things]] for [[second]], but after [[first]], only ${n - a} are left.`,
      ],
      [
        choose(n, b) * choose(n - 1, a),
        "takes away only one",
        `This is $${choose(n, b)} \\cdot ${choose(n - 1, a)}$, which chooses ${b} of ${n} [[things]] and then ${a} of ${n - 1}, but then only ${n - b} are left.`,
      ],
      [
        choose(n, c) * choose(n - 1, b),
        "takes away only one",
        `This is $${choose(n, c)} \\cdot ${choose(n - 1, b)}$, which chooses ${c} of ${n} [[things]] and then ${b} of ${n - 1}, but then only ${n - c} are left.`,
      ],
      [
        choose(n - 1, a) * choose(n - 1 - a, b),
        "leaves out one",
        `This is $${choose(n - 1, a)} \\cdot ${choose(n - 1 - a, b)}$, which chooses from only ${n - 1} [[things]], but there are ${n}.`,
      ],
      [
        key / 2,
        "halves the product",
        `This divides $${first} \\cdot ${second}$ by 2, but exchanging [[first]] and [[second]] makes another [[result]].`,
      ],
      [
        key / 6,
        "divides by the orders of the groups",
        `This divides $${first} \\cdot ${second}$ by $3! = 6$, but exchanging [[first]], [[second]], and [[third]] makes another [[result]].`,
      ],
      [
        key * 6,
        "multiplies by the orders of the groups",
        `This multiplies $${first} \\cdot ${second}$ by $3! = 6$, but it is given how many [[things]] are for [[first]], [[second]], and [[third]].`,
      ],
      [
        factorial(n) / factorial(Math.max(a, b, c)),
        "divides once",
        `This is $\\frac{${n}!}{${Math.max(a, b, c)}!}$, which ignores the order in only one of the groups, but the order doesn't matter in any of them.`,
      ],
      [
        factorial(n),
        "counts orders",
        `This is $${n}!$, the number of orders of ${n} [[things]], but the order within a group doesn't matter.`,
      ],
      [
        first,
        "stops after the first group",
        `This only chooses the [[things]] for [[first]]. The others can still be assigned in ${second} ways.`,
      ],
      [
        key * 2,
        "counts orders",
        `This is $2 \\cdot ${first} \\cdot ${second}$, but filling [[second]] before [[first]] leads to the same [[result]]s again.`,
      ],
      [
        a * b * c * n,
        "multiplies the numbers",
        `This is $${a} \\cdot ${b} \\cdot ${c} \\cdot ${n}$, the product of the given numbers, but ${a === 1 ? "the [[thing]]" : `the ${a} [[things]]`} for [[first]] alone can be chosen in ${first} ways.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "Fill [[first]] and then [[second]]. [[Third]] takes the [[things]] that are left.",
      steps: [
        `${a === 1 ? "The [[thing]]" : `The ${a} [[things]]`} for [[first]] can be chosen in $${waysText(n, a)}$ ways.`,
        `From the remaining ${n - a}, the ${b} for [[second]] can be chosen in $${waysText(n - a, b)}$ ways, and [[third]] takes the remaining ${c}.`,
        `So there are $${first} \\cdot ${second} = ${key}$ different [[result]]s.`,
      ],
      check: `${all} = ${key}$ is the same number.`,
      takeaway: "Groups with names are chosen one after another, each from those who are left.",
    },
    words: (wording) =>
      [
        {
          thing: "employee",
          things: "employees",
          first: "Project X",
          second: "Project Y",
          third: "Project Z",
          result: "assignment",
        },
        {
          thing: "guest",
          things: "guests",
          first: "the first room",
          second: "the second room",
          third: "the third room",
          result: "assignment",
        },
        {
          thing: "integer",
          things: "integers",
          first: "set $X$",
          second: "set $Y$",
          third: "set $Z$",
          result: "separation",
        },
      ][wording - 1]!,
  };
}

/** Groups without names: exchanging two groups of equal size changes nothing. */
function askEqualGroups(rng: Rng): AskedProblem | null {
  const [size, groups] = rng.pick([
    [2, 2],
    [3, 2],
    [4, 2],
    [2, 3],
    [5, 2],
    [3, 3],
  ] as const);
  const n = size * groups;
  const ordered = factorial(n) / factorial(size) ** groups;
  const key = ordered / factorial(groups);
  if (key < 4) return null;
  const named: Wrong = [
    ordered,
    "gives the groups an order",
    `The ${groups} [[groups]] have no names, so this counts each division $${groups}! = ${factorial(groups)}$ times.`,
  ];
  const what = `${inWords(groups)} ${size === 2 ? "pairs" : `groups of ${inWords(size)} people each`}`;
  const rest = size === 2 ? "the other [[thing]]" : `the ${size - 1} other [[things]]`;
  const sets = `${inWords(groups)} sets of ${inWords(size)} integers each`;
  return {
    difficulty: 5,
    stems: [
      `In how many different ways can ${inWords(n)} people be divided into ${what}?`,
      `A teacher will divide ${n} students into ${inWords(groups)} teams of ${inWords(size)} students each. How many different divisions of the students are possible?`,
    ],
    pure: [
      `In how many different ways can the integers from 1 to ${n}, inclusive, be separated into ${sets}?`,
    ],
    key,
    why: `With names for the ${groups} [[groups]], there would be $${tex(ordered)}$ ways, and $\\frac{${tex(ordered)}}{${groups}!} = ${key}$.`,
    // What the companions of one person, chosen from everybody, give looks like the answer and its double.
    wrong: [
      [
        choose(n, size - 1),
        "chooses the others of a group from everybody",
        `This is the number of ways to choose ${inWords(size - 1)} of ${n} [[things]]. But [[one]] is joined by ${inWords(size - 1)} of the other ${n - 1} [[things]], not of all ${n}.`,
      ],
      [
        choose(n, size - 1) / groups,
        "chooses the others from everybody and divides by the number of groups",
        `This divides ${choose(n, size - 1)} by ${groups}. But [[one]] is joined by ${inWords(size - 1)} of the other ${n - 1} [[things]], not of all ${n}.`,
      ],
      ...(rng.chance(0.4) ? [named] : []),
      [
        choose(n, size),
        "chooses one group",
        `This is $${waysText(n, size)}$, the number of ways to choose one [[group]]. ${groups === 2 ? "Choosing one [[group]] or the other gives the same division" : "The other [[things]] must be divided, too"}.`,
      ],
      [
        ordered / groups,
        "divides by the number of groups",
        `This divides $${tex(ordered)}$ by ${groups}, but ${groups} [[groups]] have $${groups}! = ${factorial(groups)}$ orders.`,
      ],
      [
        choose(n, size) / groups,
        "divides by the number of groups",
        `This chooses one [[group]], in ${choose(n, size)} ways, and divides by ${groups}, but the other [[things]] must be divided, too.`,
      ],
      [
        n * size,
        "multiplies the numbers",
        `This is $${n} \\cdot ${size}$, but a group of ${size} can be chosen from ${n} in ${choose(n, size)} ways.`,
      ],
      [
        choose(n, 2),
        "counts pairs",
        `This is the number of ways to choose only 2 of the ${n} [[things]].`,
      ],
      [
        choose(n - 2, size),
        "leaves out two",
        `This is the number of ways to choose ${size} of ${n - 2} [[things]], but there are ${n}.`,
      ],
      named,
      [
        key / 2,
        "halves again",
        `This divides ${key} by 2 again, but the division by $${groups}!$ is enough.`,
      ],
      [
        choose(n - 1, size),
        "leaves out one",
        `This is the number of ways to choose ${size} of ${n - 1} [[things]], but there are ${n}.`,
      ],
      [
        key + n,
        "counts too many",
        `This is $${key} + ${n}$, but after the division by $${groups}!$, nothing is added.`,
      ],
      [
        factorial(n) / factorial(size) / factorial(groups),
        "divides once",
        `This is $\\frac{${n}!}{${size}! \\cdot ${groups}!}$, which ignores the order in only one [[group]], but the order doesn't matter in any of the ${groups}.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "Look at [[one]]: which [[things]] can be in the same [[group]]?",
      fast: [
        `There are $${waysText(n - 1, size - 1)}$ ways to choose ${rest} in the [[group]] with [[one]]. ${
          groups === 2
            ? `The remaining ${size} [[things]] form the other [[group]], so there are ${key} divisions.`
            : `For any [[thing]] that is left, there are then $${waysText(n - size - 1, size - 1)}$ ways, and the last ${size} [[things]] form the third [[group]]. So there are $${choose(n - 1, size - 1)} \\cdot ${choose(n - size - 1, size - 1)} = ${key}$ divisions.`
        }`,
      ],
      steps: [
        `If the [[groups]] had names, there would be $\\frac{${n}!}{${Array.from({ length: groups }, () => `${size}!`).join(" \\cdot ")}} = ${tex(ordered)}$ ways.`,
        `The ${groups} names can be given in $${groups}! = ${factorial(groups)}$ ways, so there are $\\frac{${tex(ordered)}}{${factorial(groups)}} = ${key}$ divisions.`,
      ],
      check: `With four [[things]] and two [[groups]]${size === 2 ? "" : " of two"}, this gives $\\frac{6}{2!} = 3$ divisions, which are easy to list.`,
      takeaway: "If groups of equal size have no names, divide by the orders of the groups.",
    },
    words: (wording) =>
      [
        {
          thing: "person",
          things: "people",
          group: size === 2 ? "pair" : "group",
          groups: size === 2 ? "pairs" : "groups",
          one: "any given person",
        },
        {
          thing: "student",
          things: "students",
          group: "team",
          groups: "teams",
          one: "any given student",
        },
        {
          thing: "integer",
          things: "integers",
          group: "set",
          groups: "sets",
          one: "the integer 1",
        },
      ][wording - 1]!,
  };
}

/** Each of n tasks goes to one of k, some with a condition. */
function askEach(rng: Rng): AskedProblem | null {
  const [n, k] = [rng.int(3, 6), rng.int(3, 5)];
  const apart = rng.chance(0.4);
  const all = k ** n;
  const key = apart ? (k - 1) * k ** (n - 1) : all;
  if (key > 1100 || key < 12 || n === k) return null;
  return {
    difficulty: apart ? 4 : 3,
    stems: apart
      ? [
          `Each of ${n} tasks, including Task P and Task Q, is to be assigned to one of ${k} employees. If Task P and Task Q cannot be assigned to the same employee, how many different assignments of the ${n} tasks are possible?`,
        ]
      : [
          `Each of ${n} different tasks is to be assigned to one of ${k} employees. If an employee can be assigned more than one task, how many different assignments are possible?`,
          `Each of ${n} customers will choose one of ${k} desserts. If more than one customer can choose the same dessert, in how many different ways can the ${n} customers choose?`,
        ],
    pure: apart
      ? [
          `Each digit of a certain ${inWords(n)}-digit integer is from 1 to ${k}, inclusive. If the first two digits of the integer are different, how many different integers are possible?`,
        ]
      : [
          `How many different sequences of ${inWords(n)} integers are possible if each integer in the sequence must be from 1 to ${k}, inclusive, and an integer may appear more than once?`,
        ],
    key,
    why: apart
      ? `[[One]] has ${k} choices, [[two]] has ${k - 1}, and ${n === 3 ? `the other one has ${k}` : `each of the other ${n - 2} has ${k}`}: $${k} \\cdot ${k - 1} \\cdot ${n === 3 ? k : `${k}^{${n - 2}}`} = ${tex(key)}$.`
      : `Each of the ${n} has ${k} choices, and $${k}^${n} = ${tex(key)}$.`,
    wrong: [
      [
        n ** k,
        "switches base and exponent",
        `This is $${n}^${k}$, as if each of ${k} [[choices]] had ${n} choices. Each of the ${n} [[things]] has ${k}.`,
      ],
      [
        apart ? all : all / k,
        apart ? "ignores the condition" : "fixes one",
        apart
          ? `This is $${k}^${n}$, but after [[one]], only ${count(k - 1, "choice")} are left for [[two]].`
          : `This is $${k}^${n - 1}$, but all ${n} [[things]] have ${k} choices.`,
      ],
      [
        n * k,
        "multiplies the numbers",
        `This is $${n} \\cdot ${k}$, but the choices are multiplied, one factor of ${k} for each of the ${n} [[things]].`,
      ],
      [
        apart ? k * (k - 1) ** (n - 1) : 0,
        "makes all neighbors different",
        `This gives only ${k - 1} choices to every one of the [[things]] after the first, but only ${apart ? "[[one]] and [[two]]" : "two of them"} must have different choices.`,
      ],
      [
        choose(n + k - 1, n),
        "ignores which is which",
        `This is $${waysText(n + k - 1, n)}$, which counts only how many of the ${n} [[things]] have each choice, but it also matters which of them do.`,
      ],
      [
        product(range(Math.max(1, k - n + 1), k)),
        "forbids repeats",
        `This is $${range(Math.max(1, k - n + 1), k)
          .toReversed()
          .join(" \\cdot ")}$, which allows no choice to be repeated, but repeats are allowed.`,
      ],
      [
        factorial(n),
        "arranges them",
        `This is $${n}!$, the number of orders of ${n} [[things]], but each of the ${n} has ${k} choices.`,
      ],
      [
        all / k,
        "fixes the first",
        `This is $${k}^${n - 1}$, which leaves out the ${k} choices for one of the ${n} [[things]].`,
      ],
      [
        all - k,
        "subtracts too little",
        apart
          ? `This subtracts from $${k}^${n}$ only the ${k} ways in which all ${n} [[things]] have the same choice, but [[one]] and [[two]] have the same choice in ${tex(all / k)} ways.`
          : `This subtracts from $${k}^${n}$ the ${k} ways in which all ${n} [[things]] have the same choice, but these ways are allowed.`,
      ],
      [
        key * 2,
        "doubles it",
        `This doubles ${tex(key)}, but after the choices for the ${n} [[things]], nothing is left to choose, so there is no further factor of 2.`,
      ],
      [
        all * k,
        "counts one too many",
        `This is $${k}^${n + 1}$, but there are ${n} [[things]]${apart ? `, and [[two]] has only ${k - 1} choices` : ""}.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "[[Act]] one at a time, and multiply the numbers of choices.",
      steps: apart
        ? [
            `[[One]] has ${k} choices. Then [[two]] has only the other ${k - 1}.`,
            n === 3
              ? `The remaining [[thing]] has ${k} choices.`
              : `Each of the remaining ${n - 2} [[things]] has ${k} choices.`,
            `So there are $${k} \\cdot ${k - 1} \\cdot ${n === 3 ? k : `${k}^{${n - 2}}`} = ${tex(key)}$ different [[results]].`,
          ]
        : [
            `Each of the ${n} [[things]] has ${k} choices, so there are $${k}^${n} = ${tex(key)}$ different [[results]].`,
          ],
      check: `It is ${k} choices for each of ${n} [[things]], and not ${n} choices for each of ${k} [[choices]].`,
      takeaway: apart
        ? "If two choices must be different, the second has one possibility fewer."
        : "The number of choices is the base of the power. The number of times that a choice is made is the exponent.",
    },
    words: (wording) => {
      const digits = {
        thing: "digit",
        things: "digits",
        act: "choose the digits",
        results: "integers",
        choices: "values",
        one: "the first digit",
        two: "the second digit",
      };
      const tasks = {
        thing: "task",
        things: "tasks",
        act: "assign the tasks",
        results: "assignments",
        choices: "employees",
        one: "Task P",
        two: "Task Q",
      };
      if (apart) return wording === 1 ? tasks : digits;
      return [
        tasks,
        {
          thing: "customer",
          things: "customers",
          act: "let the customers choose",
          results: "ways",
          choices: "desserts",
        },
        {
          thing: "integer",
          things: "integers",
          act: "choose the integers",
          results: "sequences",
          choices: "values",
        },
      ][wording - 1]!;
    },
  };
}

const ASK = { sizes: askSizes, equalGroups: askEqualGroups, each: askEach };
const KINDS = ["sizes", "sizes", "sizes", "equalGroups", "each", "each"] as const;

/** Writes down, for each of n, which of k groups it is in. */
function assignments(n: number, k: number): number[][] {
  if (n === 0) return [[]];
  return assignments(n - 1, k).flatMap((groups) => range(1, k).map((next) => [...groups, next]));
}
const sizesOf = (groups: readonly number[], k: number): number[] =>
  range(1, k).map((group) => groups.filter((one) => one === group).length);

function withSizes(tried: number, ...sizes: number[]): boolean {
  const fit = assignments(sum(sizes), sizes.length).filter(
    (groups) => sizesOf(groups, sizes.length).join() === sizes.join(),
  );
  return tried === fit.length;
}

/** Divisions are told apart by who is together with whom. */
function withEqual(tried: number, k: number, size: number): boolean {
  const divisions = assignments(k * size, k)
    .filter((groups) => sizesOf(groups, k).every((one) => one === size))
    .map((groups) => groups.map((group) => groups.indexOf(group)).join());
  return tried === new Set(divisions).size;
}
const each = (tried: number, n: number, k: number): boolean => tried === assignments(n, k).length;
const eachApart = (tried: number, n: number, k: number): boolean =>
  tried === assignments(n, k).filter(([a, b]) => a !== b).length;

const READINGS: readonly StemReading[] = [
  {
    wording: /assign (\w+) of \d+ employees to .*, (\w+) to .* remaining (\w+) to/,
    fits: withSizes,
  },
  {
    wording: /(?:hold|contain) (\w+), (\w+), and (\w+) (?:guests|of the integers)/,
    fits: withSizes,
  },
  { wording: /divided into (\w+) pairs/, fits: (tried, k) => withEqual(tried, k, 2) },
  {
    wording: /into (\w+) (?:groups|teams|sets) of (\w+) (?:people|students|integers) each/,
    fits: withEqual,
  },
  {
    wording: /Each of (\w+) tasks, .* one of (\w+) employees/,
    fits: eachApart,
  },
  { wording: /certain (\w+)-digit integer .* from 1 to (\w+), .* first two/, fits: eachApart },
  {
    wording: /Each of (\w+) (?:different tasks|customers) .* one of (\w+) (?:employees|desserts)/,
    fits: each,
  },
  { wording: /sequences of (\w+) integers .* from 1 to (\w+),/, fits: each },
];

export const template: ProblemTemplate = {
  id: "people-assigned-to-projects",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Who goes where: groups with names, groups without names, or a choice for each.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Writes down all assignments and counts them. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
