import {
  type AskedProblem,
  choose,
  draftOf,
  fittingOptions,
  inWords,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
} from "@theta/items/template";

const TAKEAWAY =
  "Among n people there are n(n − 1)/2 pairs: each person meets all of the others, and that counts every pair twice.";

function askBack(rng: Rng): AskedProblem {
  const n = rng.int(8, 21);
  const pairs = choose(n, 2);
  return {
    difficulty: 3,
    stems: [
      `In a certain tournament, each player played exactly one game against each of the other players. If a total of ${pairs} games were played, how many players were in the tournament?`,
      `At a meeting, each person shook hands exactly once with each of the other people at the meeting. If there were ${pairs} handshakes in all, how many people were at the meeting?`,
    ],
    pure: [
      `There are $n$ points on a circle. If exactly ${pairs} different line segments can be drawn that have two of these points as endpoints, what is the value of $n$?`,
      `If exactly ${pairs} different pairs of integers can be selected from a set of $n$ integers, what is the value of $n$?`,
    ],
    key: n,
    why: `$\\frac{${n} \\cdot ${n - 1}}{2} = ${pairs}$.`,
    wrong: [
      [
        n - 1,
        "takes the smaller factor",
        `$${n} \\cdot ${n - 1} = ${2 * pairs}$, and $n$ is the larger of the two factors.`,
      ],
      [
        pairs / n,
        "stops at half of a factor",
        `Each one is in ${n - 1} pairs, not in $\\frac{${n - 1}}{2}$.`,
      ],
      [
        2 * n + 1,
        "adds the wrong factors",
        `$${pairs}$ is half of $n(n - 1)$, and $n$ is one of the factors.`,
      ],
      [
        n + 1,
        "counts one too many",
        `With ${n + 1} there would be $\\frac{${n + 1} \\cdot ${n}}{2} = ${choose(n + 1, 2)}$ pairs.`,
      ],
      [
        pairs / (n - 1),
        "stops at half of a factor",
        `$${pairs}$ is half of $n(n - 1)$; double it first.`,
      ],
      [pairs / 2, "divides by two", `Each is in many pairs, not in one.`],
      [
        2 * n - 1,
        "adds the factors",
        `The factors ${n} and ${n - 1} of ${2 * pairs} aren't added.`,
      ],
      [
        2 * n,
        "doubles the result",
        `Each pair has been counted from both sides, but each member only once.`,
      ],
      [
        2 * (n - 1),
        "doubles the smaller factor",
        `The larger factor of ${2 * pairs} is the answer.`,
      ],
      [n - 2, "counts too few", `With ${n - 2} there would be ${choose(n - 2, 2)} pairs.`],
    ],
    shows: (value) => Number.isInteger(value) && value > 3 && value < 3 * n,
    solution: {
      idea: `Each of the $n$ is paired with $n - 1$ others, and $n(n - 1)$ counts every pair twice.`,
      fast: [
        `Look for consecutive integers with the product $2 \\cdot ${pairs} = ${2 * pairs}$: $${n} \\cdot ${n - 1}$. So $n = ${n}$.`,
      ],
      steps: [
        `$\\frac{n(n - 1)}{2} = ${pairs}$, so $n(n - 1) = ${2 * pairs}$.`,
        `$n^2 - n - ${2 * pairs} = 0$, or $(n - ${n})(n + ${n - 1}) = 0$.`,
        `Since $n$ is positive, $n = ${n}$.`,
      ],
      check: `$1 + 2 + \\ldots + ${n - 1} = ${pairs}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Some join, and only the pairs with a new one are counted. */
function askMore(rng: Rng): AskedProblem {
  const [n, k] = [rng.int(6, 15), rng.int(2, 4)];
  const key = choose(n + k, 2) - choose(n, 2);
  return {
    difficulty: 4,
    stems: [
      `A league has ${n} teams, and each team plays exactly one game against each of the other teams. If ${k} more teams join the league, by how many games will the total number of games increase?`,
      `A cable directly connects each pair of the ${n} computers in a network. If ${k} computers are added to the network, how many more cables will be needed so that a cable directly connects each pair of computers?`,
    ],
    pure: [
      `How many more different pairs of integers can be selected from a set of ${n + k} integers than from a set of ${n} integers?`,
    ],
    key,
    why: `$${k} \\cdot ${n} + ${choose(k, 2)} = ${key}$.`,
    wrong: [
      [
        k * n,
        "leaves out the new pairs",
        `Pairs that consist of two of the new ${k} must be counted, too.`,
      ],
      [
        k * (n + k - 1),
        "counts the new pairs twice",
        `Pairs that consist of two of the new ${k} are counted twice that way.`,
      ],
      [
        k * n + k,
        "adds the number of new ones",
        `The new ${k} make ${choose(k, 2)} ${choose(k, 2) === 1 ? "pair" : "pairs"} among themselves.`,
      ],
      [
        k * n - choose(k, 2),
        "subtracts the new pairs",
        `Pairs that consist of two of the new ${k} are counted, too.`,
      ],
      [
        choose(n + k, 2) - choose(n - 1, 2),
        "starts from one too few",
        `Before the change, there were ${n}, not ${n - 1}.`,
      ],
      [choose(n + k - 1, 2) - choose(n, 2), "adds one too few", `${k} were added, not ${k - 1}.`],
      [
        choose(k, 2),
        "counts only the new pairs",
        `Each of the new ${k} is also paired with each of the ${n}.`,
      ],
      [k * (n - 1), "leaves out one", `Each new one is paired with all ${n} of the others.`],
      [
        k * (n + k),
        "pairs each with itself",
        `No one is paired with itself, and two new ones make only one pair.`,
      ],
      [2 * key, "counts every pair twice", `A pair is the same from both sides.`],
      [choose(n, 2), "finds the old total", `That is the number of pairs before the change.`],
      [choose(n + k, 2), "finds the new total", `That is the new total, not the increase.`],
    ],
    solution: {
      idea: `Count only the pairs that contain a new member.`,
      fast: [
        `Each of the ${k} new ones with each of the ${n}: $${k} \\cdot ${n} = ${k * n}$. Pairs of new ones: ${choose(k, 2)}. Together ${key}.`,
      ],
      steps: [
        `At first there are $\\frac{${n} \\cdot ${n - 1}}{2} = ${choose(n, 2)}$ pairs.`,
        `With ${n + k}, there are $\\frac{${n + k} \\cdot ${n + k - 1}}{2} = ${choose(n + k, 2)}$ pairs.`,
        `$${choose(n + k, 2)} - ${choose(n, 2)} = ${key}$.`,
      ],
      check: `If $${k} \\cdot ${n} = ${k * n}$ is your answer, the pairs among the new ${k} are missing.`,
      takeaway: TAKEAWAY,
    },
  };
}

const often = (times: number): string =>
  times === 1 ? "exactly once" : times === 2 ? "exactly twice" : `exactly ${inWords(times)} times`;

/** Two divisions of equal size, with more games within than between. */
function askDivisions(rng: Rng): AskedProblem {
  const n = rng.int(4, 10);
  const [inside, across] = rng.pick([
    [2, 1],
    [3, 1],
    [4, 1],
    [3, 2],
    [4, 2],
  ] as const);
  const within = inside * choose(n, 2);
  const between = across * n * n;
  const key = 2 * within + between;
  return {
    difficulty: 4,
    stems: [
      `A league consists of two divisions with ${n} teams each. During a season, each team plays each of the other teams in its own division ${often(inside)} and each of the teams in the other division ${often(across)}. What is the total number of games played during a season?`,
      `Each of the ${2 * n} teams in a league belongs to one of two divisions, and each division has ${n} teams. If any two teams in the same division play each other ${often(inside)} and any two teams in different divisions play each other ${often(across)}, how many games are played in all?`,
    ],
    key,
    why: `$2 \\cdot ${within} + ${between} = ${key}$.`,
    wrong: [
      [
        2 * across * choose(n, 2) + inside * n * n,
        "switches the numbers of games",
        `Teams of one division play each other ${inside} times, not ${across === 1 ? "once" : `${across} times`}.`,
      ],
      [
        2 * across * choose(n, 2) + between,
        "plays equally often in both",
        `Teams of one division play each other ${inside} times.`,
      ],
      [
        inside * choose(2 * n, 2),
        "plays equally often in both",
        `Teams of different divisions play each other ${across === 1 ? "once" : `${across} times`}.`,
      ],
      [
        within + between,
        "leaves out one division",
        `Games within a division are played in both divisions.`,
      ],
      [
        2 * within + 2 * between,
        "counts games between divisions twice",
        `A game between the divisions has a team in each of them and must be counted once.`,
      ],
      [
        4 * within + between,
        "counts games within a division twice",
        `In a division, each of the $\\frac{${n} \\cdot ${n - 1}}{2}$ pairs must be counted once.`,
      ],
      [
        choose(2 * n, 2),
        "lets all play once",
        `That would be right only if all teams played each other once.`,
      ],
      [
        2 * within + across * choose(n, 2),
        "counts pairs within instead of between",
        `Any of ${n} teams can meet any of the ${n} in the other division.`,
      ],
      [
        2 * within,
        "leaves out the games between divisions",
        `That is the number of games within the two divisions.`,
      ],
      [
        2 * key,
        "counts every game twice",
        `Each game has two teams and was counted once for each of them.`,
      ],
    ],
    solution: {
      idea: `Count the games within the divisions and the games between them separately.`,
      fast: [
        `Each of the ${2 * n} teams plays $${inside} \\cdot ${n - 1} + ${across} \\cdot ${n} = ${inside * (n - 1) + across * n}$ games, and each game has two teams: $\\frac{${2 * n} \\cdot ${inside * (n - 1) + across * n}}{2} = ${key}$.`,
      ],
      steps: [
        `In each division there are $\\frac{${n} \\cdot ${n - 1}}{2} = ${choose(n, 2)}$ pairs, so $2 \\cdot ${choose(n, 2)} \\cdot ${inside} = ${2 * within}$ games are played within the divisions.`,
        `Between the divisions there are $${n} \\cdot ${n} = ${n * n}$ pairs, so $${n * n} \\cdot ${across} = ${between}$ games are played.`,
        `$${2 * within} + ${between} = ${key}$.`,
      ],
      check: `If you count team by team, divide by 2 at the end.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { back: askBack, more: askMore, divisions: askDivisions };
const KINDS = ["back", "more", "divisions"] as const;

/** The number of pairs, counted one by one. */
function pairsOf(n: number): number {
  return range(1, n).flatMap((one) => range(one + 1, n)).length;
}

const isBack = (x: number, pairs: number): boolean => pairsOf(x) === pairs;
const isMore = (x: number, n: number, k: number): boolean => x === pairsOf(n + k) - pairsOf(n);

const TIMES = { once: 1, twice: 2, "three times": 3, "four times": 4 } as const;
type Often = keyof typeof TIMES;

function isSeason(tried: number, n: number, inside: Often, across: Often): boolean {
  const games = range(1, 2 * n).flatMap((one) =>
    range(one + 1, 2 * n).map((other) => TIMES[one <= n === other <= n ? inside : across]),
  );
  return tried === games.reduce((all, some) => all + some, 0);
}

const OFTEN = Object.keys(TIMES) as Often[];

const READINGS: readonly StemReading[] = [
  { wording: /total of (\d+) games were/, fits: isBack },
  { wording: /were (\d+) handshakes/, fits: isBack },
  { wording: /exactly (\d+) different line segments/, fits: isBack },
  { wording: /exactly (\d+) different pairs/, fits: isBack },
  { wording: /has (\d+) teams, .* If (\d+) more teams/, fits: isMore },
  { wording: /of the (\d+) computers .* If (\d+) computers/, fits: isMore },
  {
    wording: /a set of (\d+) integers than .* set of (\d+) integers/,
    fits: (x, m, n) => x === pairsOf(m) - pairsOf(n),
  },
  ...OFTEN.flatMap((inside) =>
    OFTEN.map((across): StemReading => ({
      wording: new RegExp(`with (\\d+) teams each.* exactly ${inside} and .* exactly ${across}\\.`),
      fits: (x, n) => isSeason(x, n, inside, across),
    })),
  ),
  ...OFTEN.flatMap((inside) =>
    OFTEN.map((across): StemReading => ({
      wording: new RegExp(`has (\\d+) teams\\..* exactly ${inside} and .* exactly ${across}, how`),
      fits: (x, n) => isSeason(x, n, inside, across),
    })),
  ),
];

export const template: ProblemTemplate = {
  id: "how-many-met",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Everyone meets everyone: pairs are counted forward, backward, or by groups.",

  make(rng) {
    const kind = rng.pick(KINDS);
    return draftOf(kind, ASK[kind](rng), READINGS, rng);
  },

  /** Counts pairs one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
