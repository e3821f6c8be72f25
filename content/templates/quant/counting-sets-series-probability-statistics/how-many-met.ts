import {
  type AskedProblem,
  choose,
  draftOf,
  fittingOptions,
  inWords,
  inWordsOf,
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
  const words = [
    { all: "players", one: "player", pairs: "games", each: "plays" },
    { all: "people", one: "person", pairs: "handshakes", each: "takes part in" },
    { all: "points", one: "point", pairs: "line segments", each: "is an endpoint of" },
    { all: "integers", one: "integer", pairs: "pairs", each: "belongs to" },
  ] as const;
  return {
    difficulty: 3,
    words: (wording) => words[wording - 1]!,
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
        `This is the smaller factor in $${n} \\cdot ${n - 1} = ${2 * pairs}$. The number of [[all]] is the larger one.`,
      ],
      [
        pairs / n,
        "stops at half of a factor",
        `This is $\\frac{${pairs}}{${n}}$, half of ${n - 1}. Each [[one]] [[each]] ${n - 1} [[pairs]], so there are ${n} [[all]].`,
      ],
      [
        2 * n + 1,
        "adds the wrong factors",
        `This is $${n} + ${n + 1}$. The number of [[all]] is the larger factor in $${n} \\cdot ${n - 1} = ${2 * pairs}$, not a sum.`,
      ],
      [
        n + 1,
        "counts one too many",
        `With ${n + 1} [[all]], there would be $\\frac{${n + 1} \\cdot ${n}}{2} = ${choose(n + 1, 2)}$ [[pairs]].`,
      ],
      [
        pairs / (n - 1),
        "stops at half of a factor",
        `This is half of ${n}. Since $\\frac{n(n - 1)}{2} = ${pairs}$, look for consecutive factors of ${2 * pairs}, not of ${pairs}.`,
      ],
      [
        pairs / 2,
        "divides by two",
        `This is $\\frac{${pairs}}{2}$. Each [[one]] [[each]] many [[pairs]], so there are far fewer [[all]].`,
      ],
      [
        2 * n - 1,
        "adds the factors",
        `This is $${n} + ${n - 1}$. The number of [[all]] is the larger factor in $${n} \\cdot ${n - 1} = ${2 * pairs}$, not the sum of the factors.`,
      ],
      [
        2 * n,
        "doubles the result",
        `This is $2 \\cdot ${n}$. With ${2 * n} [[all]], there would be $\\frac{${2 * n} \\cdot ${2 * n - 1}}{2} = ${choose(2 * n, 2)}$ [[pairs]].`,
      ],
      [
        2 * (n - 1),
        "doubles the smaller factor",
        `This is $2 \\cdot ${n - 1}$. The number of [[all]] is the larger factor in $${n} \\cdot ${n - 1} = ${2 * pairs}$.`,
      ],
      [
        n - 2,
        "counts too few",
        `With ${n - 2} [[all]], there would be only $\\frac{${n - 2} \\cdot ${n - 3}}{2} = ${choose(n - 2, 2)}$ [[pairs]].`,
      ],
    ],
    shows: (value) => Number.isInteger(value) && value > 3 && value < 3 * n,
    solution: {
      idea: `Let $n$ be the number of [[all]]. Each [[one]] [[each]] $n - 1$ [[pairs]], and $n(n - 1)$ counts each of the [[pairs]] twice.`,
      fast: [
        `Look for consecutive integers with the product $2 \\cdot ${pairs} = ${2 * pairs}$: $${n} \\cdot ${n - 1}$. So $n = ${n}$.`,
      ],
      steps: [
        `$\\frac{n(n - 1)}{2} = ${pairs}$, so $n(n - 1) = ${2 * pairs}$.`,
        `So $n^2 - n - ${2 * pairs} = 0$, or $(n - ${n})(n + ${n - 1}) = 0$.`,
        `Since $n$ is positive, $n = ${n}$.`,
      ],
      check: `With ${n} [[all]], there are $\\frac{${n} \\cdot ${n - 1}}{2} = ${pairs}$ [[pairs]].`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Some join, and only the pairs with a new one are counted. */
function askMore(rng: Rng): AskedProblem {
  const [n, k] = [rng.int(6, 15), rng.int(2, 4)];
  const key = choose(n + k, 2) - choose(n, 2);
  const old = choose(n, 2);
  const words = [
    {
      all: "teams",
      one: "team",
      pairs: "games",
      pair: "game",
      before: "before the new teams joined",
      meets: "plays",
    },
    {
      all: "computers",
      one: "computer",
      pairs: "cables",
      pair: "cable",
      before: "before the new computers were added",
      meets: "is connected to",
    },
    {
      all: "integers",
      one: "integer",
      pairs: "pairs",
      pair: "pair",
      before: `that can be selected from a set of ${n} integers`,
      meets: "is paired with",
    },
  ] as const;
  const within = `The ${choose(k, 2)} ${choose(k, 2) === 1 ? "[[pair]]" : "[[pairs]]"} between ${k === 2 ? "the" : "two of the"} ${k} new [[all]]`;
  return {
    difficulty: 4,
    words: (wording) => {
      const own = words[wording - 1]!;
      return { ...own, within: inWordsOf(own, within) };
    },
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
        `This is $${k} \\cdot ${n}$. [[within]] must be counted, too.`,
      ],
      [
        k * (n + k - 1),
        "counts the new pairs twice",
        `This is $${k} \\cdot ${n + k - 1}$, which counts each [[pair]] between two of the ${k} new [[all]] twice.`,
      ],
      [
        k * n + k,
        "adds the number of new ones",
        `This is $${k} \\cdot ${n} + ${k}$. The ${k} new [[all]] make $\\frac{${k} \\cdot ${k - 1}}{2} = ${choose(k, 2)}$ ${choose(k, 2) === 1 ? "[[pair]]" : "[[pairs]]"} among themselves, not ${k}.`,
      ],
      [
        k * n - choose(k, 2),
        "subtracts the new pairs",
        `This is $${k} \\cdot ${n} - ${choose(k, 2)}$. [[within]] must be added, not subtracted.`,
      ],
      [
        choose(n + k, 2) - choose(n - 1, 2),
        "starts from one too few",
        `This is $${choose(n + k, 2)} - ${choose(n - 1, 2)}$. But $\\frac{${n - 1} \\cdot ${n - 2}}{2} = ${choose(n - 1, 2)}$ is for ${n - 1} [[all]], not for ${n}.`,
      ],
      [
        choose(n + k - 1, 2) - choose(n, 2),
        "adds one too few",
        `This is $${choose(n + k - 1, 2)} - ${old}$, which is the increase for ${k - 1} more ${k === 2 ? "[[one]]" : "[[all]]"}, not for ${k}.`,
      ],
      [
        choose(k, 2),
        "counts only the new pairs",
        `This is the number of [[pairs]] between two of the ${k} new [[all]]. The $${k} \\cdot ${n}$ [[pairs]] of a new and an old [[one]] are missing.`,
      ],
      [
        k * (n - 1),
        "leaves out one",
        `This is $${k} \\cdot ${n - 1}$. Each new [[one]] [[meets]] all ${n} of the old [[all]].`,
      ],
      [
        k * (n + k),
        "pairs each with itself",
        `This is $${k} \\cdot ${n + k}$. No [[one]] [[meets]] itself, and two new [[all]] make only one [[pair]].`,
      ],
      [
        2 * key,
        "counts every pair twice",
        `This is $2 \\cdot ${key}$, which counts every new [[pair]] twice.`,
      ],
      [
        choose(n, 2),
        "finds the old total",
        `This is $\\frac{${n} \\cdot ${n - 1}}{2}$, the number of [[pairs]] [[before]].`,
      ],
      [
        choose(n + k, 2),
        "finds the new total",
        `This is $\\frac{${n + k} \\cdot ${n + k - 1}}{2}$, the number of [[pairs]] for all ${n + k} [[all]]. The ${old} [[pairs]] for ${n} [[all]] must be subtracted.`,
      ],
    ],
    solution: {
      idea: `Count only the [[pairs]] with at least one of the ${k} new [[all]].`,
      fast: [
        `Between a new and an old [[one]], there are $${k} \\cdot ${n} = ${k * n}$ [[pairs]].`,
        `Between two new [[all]], there ${choose(k, 2) === 1 ? "is" : "are"} $\\frac{${k} \\cdot ${k - 1}}{2} = ${choose(k, 2)}$, for a total of $${k * n} + ${choose(k, 2)} = ${key}$.`,
      ],
      steps: [
        `With ${n} [[all]], there are $\\frac{${n} \\cdot ${n - 1}}{2} = ${choose(n, 2)}$ [[pairs]].`,
        `With ${n + k} [[all]], there are $\\frac{${n + k} \\cdot ${n + k - 1}}{2} = ${choose(n + k, 2)}$ [[pairs]].`,
        `The increase is $${choose(n + k, 2)} - ${choose(n, 2)} = ${key}$.`,
      ],
      check: `The increase must be greater than $${k} \\cdot ${n} = ${k * n}$, because there are also [[pairs]] between new [[all]].`,
      takeaway: TAKEAWAY,
    },
  };
}

const says = (times: number): string =>
  times === 1 ? "once" : times === 2 ? "twice" : `${times} times`;
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
        `This is $2 \\cdot ${choose(n, 2)} \\cdot ${across} + ${n * n} \\cdot ${inside}$. Teams in the same division play each other ${says(inside)}, not ${says(across)}.`,
      ],
      [
        2 * across * choose(n, 2) + between,
        "plays equally often in both",
        `This is $2 \\cdot ${choose(n, 2)} \\cdot ${across} + ${between}$. Teams in the same division play each other ${says(inside)}.`,
      ],
      [
        inside * choose(2 * n, 2),
        "plays equally often in both",
        `This is $\\frac{${2 * n} \\cdot ${2 * n - 1}}{2} \\cdot ${inside}$. Teams in different divisions play each other ${says(across)}.`,
      ],
      [
        within + between,
        "leaves out one division",
        `This is $${within} + ${between}$, which includes the games within only one of the two divisions.`,
      ],
      [
        2 * within + 2 * between,
        "counts games between divisions twice",
        `This is $${2 * within} + 2 \\cdot ${between}$. Each game between the divisions must be counted once, not once for each division.`,
      ],
      [
        4 * within + between,
        "counts games within a division twice",
        `This is $2 \\cdot ${2 * within} + ${between}$. In a division, each of the $\\frac{${n} \\cdot ${n - 1}}{2}$ pairs must be counted once.`,
      ],
      [
        choose(2 * n, 2),
        "lets all play once",
        `This is $\\frac{${2 * n} \\cdot ${2 * n - 1}}{2}$, which would be right if any two teams played each other once.`,
      ],
      [
        2 * within + across * choose(n, 2),
        "counts pairs within instead of between",
        `This is $${2 * within} + ${across} \\cdot ${choose(n, 2)}$. There are $${n} \\cdot ${n} = ${n * n}$ pairs of teams from different divisions, not ${choose(n, 2)}.`,
      ],
      [
        2 * within,
        "leaves out the games between divisions",
        `This is the number of games within the two divisions. The ${between} games between them are missing.`,
      ],
      [
        2 * key,
        "counts every game twice",
        `This is $2 \\cdot ${key}$, which counts each game once for each of its two teams.`,
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
        `The total is $${2 * within} + ${between} = ${key}$.`,
      ],
      takeaway:
        "Count the pairs within groups and the pairs between groups separately, and count each pair once.",
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
