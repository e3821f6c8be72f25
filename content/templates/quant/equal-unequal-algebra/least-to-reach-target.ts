import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  gcd,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
} from "@theta/items/template";

/** w of the first n are won; p percent of all n + r are wanted. */
function drawSeason(rng: Rng) {
  const [n, r] = [rng.pick([15, 18, 20, 24, 25, 30, 32, 35, 36, 40, 45, 48]), rng.int(10, 40)];
  const p = rng.pick([40, 50, 60, 65, 70, 75, 80]);
  const w = Math.round(n * (0.35 + 0.05 * rng.int(0, 8)));
  const need = (p * (n + r)) / 100;
  const key = need - w;
  if ((n + r) % 10 !== 0 || !Number.isInteger(need) || key < 5 || key > r - 4) return null;
  return { n, r, p, w, need };
}

function askWins(rng: Rng): AskedProblem | null {
  const season = drawSeason(rng);
  if (!season) return null;
  const { n, r, p, w, need } = season;
  const isMore = rng.chance(0.5);
  const isLost = !isMore && rng.chance(0.5);
  const wins = isMore ? need + 1 - w : need - w;
  const key = isLost ? r - wins : wins;
  const goal = isMore ? `more than ${p} percent` : `at least ${p} percent`;
  return {
    difficulty: isMore ? 4 : 3,
    stems: isLost
      ? [
          `A team has won ${w} of its first ${n} games and has ${r} games remaining. What is the greatest number of the remaining games that the team can lose if it is to win ${goal} of all its games?`,
          `Of the first ${n} phones tested in a shipment of ${n + r} phones, ${w} passed the test. What is the greatest number of the remaining phones that can fail the test if ${goal} of the phones in the shipment are to pass?`,
        ]
      : [
          `A team has won ${w} of its first ${n} games and has ${r} games remaining. What is the least number of the remaining games that the team must win in order to win ${goal} of all its games?`,
          `Of the ${n + r} questions on a test, a student answered ${w} of the first ${n} correctly. What is the least number of the remaining questions that the student must answer correctly in order to answer ${goal} of all the questions correctly?`,
        ],
    key,
    why: `${p} percent of $${n} + ${r} = ${n + r}$ is ${need}${isMore ? `, so ${need + 1} are needed in all` : ""}. $${isMore ? need + 1 : need} - ${w} = ${wins}$${isLost ? `, and $${r} - ${wins} = ${key}$` : ""}.`,
    wrong: [
      ...(isMore
        ? ([
            [
              wins - 1,
              "reaches the percent exactly",
              `With ${wins - 1} more, the total is $${w} + ${wins - 1} = ${need}$, which is exactly ${p} percent of ${n + r}.`,
            ],
          ] as const)
        : ([
            [
              r - key,
              "answers for the others",
              `That is how many of the remaining ${r} [[things]] ${isLost ? "[[must]]" : "[[can]]"}.`,
            ],
          ] as const)),
      [
        Math.ceil((p * r) / 100),
        "looks at the remaining only",
        `This is ${p} percent of the remaining ${r} [[things]]${(p * r) % 100 === 0 ? "" : ", rounded up"}, but the percent is of all ${n + r}.`,
      ],
      [
        r - Math.ceil((p * r) / 100),
        "looks at the remaining only",
        `This is $${r} - ${Math.ceil((p * r) / 100)}$, where ${Math.ceil((p * r) / 100)} is ${p} percent of the remaining ${r} [[things]]${(p * r) % 100 === 0 ? "" : ", rounded up"}. But the percent is of all ${n + r}.`,
      ],
      [
        Math.ceil((p * n) / 100) - w,
        "looks at the first part only",
        `This is $${Math.ceil((p * n) / 100)} - ${w}$, where ${Math.ceil((p * n) / 100)} is ${p} percent of the first ${n} [[things]]${(p * n) % 100 === 0 ? "" : ", rounded up"}. But the percent is of all ${n + r}.`,
      ],
      [
        need - (n - w),
        "takes off the failures",
        `This is $${need} - ${n - w}$, which subtracts the ${n - w} [[losses]] so far from ${need} instead of the ${w} [[wins]].`,
      ],
      [
        n + r - need,
        "finds the complement",
        `This is ${100 - p} percent of all ${n + r} [[things]], ${isMore ? "1 more than " : ""}the total number that [[can]].`,
      ],
      [
        need,
        "forgets the first part",
        `That is ${p} percent of all ${n + r} [[things]], but the ${w} [[wins]] so far count toward it.`,
      ],
      [
        n + r - need - w,
        "mixes up the parts",
        `This is $${n + r - need} - ${w}$. But ${n + r - need} is ${100 - p} percent of all ${n + r} [[things]], a number of [[losses]], so subtracting the ${w} [[wins]] from it means nothing.`,
      ],
      [
        w,
        "repeats the first part",
        `This is the number of [[wins]] so far, not a number of the remaining [[things]].`,
      ],
      [
        n - w,
        "repeats the first part",
        `This is the number of [[losses]] so far, not a number of the remaining [[things]].`,
      ],
    ],
    solution: {
      idea: `Find how many [[wanted]] are needed among all ${n + r} [[things]], and subtract the ${w} [[wins]] so far.`,
      steps: [
        `${p} percent of $${n} + ${r} = ${n + r}$ is ${need}${isMore ? `, so more than ${p} percent takes at least ${need + 1}` : ""}.`,
        `So $${isMore ? need + 1 : need} - ${w} = ${wins}$ more [[wanted]] are needed.`,
        ...(isLost
          ? [`So at most $${r} - ${wins} = ${key}$ of the remaining ${r} [[things]] [[can]].`]
          : []),
      ],
      check: isMore
        ? `With only ${wins - 1}, the total would be $${w} + ${wins - 1} = ${need}$, exactly ${p} percent of ${n + r}, which isn't more than ${p} percent.`
        : `$${w} + ${wins} = ${need}$ is exactly ${p} percent of ${n + r}, so with fewer [[wanted]] the goal would not be reached.`,
      takeaway: "Turn a percent of the whole into a number before looking at the parts.",
    },
    words: (wording) =>
      wording === 1
        ? {
            things: "games",
            wins: "wins",
            wanted: "wins",
            losses: "losses",
            must: "must be won",
            can: "can be lost",
          }
        : isLost
          ? {
              things: "phones",
              wins: "phones that passed",
              wanted: "phones that pass",
              losses: "phones that failed",
              must: "must pass the test",
              can: "can fail the test",
            }
          : {
              things: "questions",
              wins: "correct answers",
              wanted: "correct answers",
              losses: "wrong answers",
              must: "must be answered correctly",
              can: "can be missed",
            },
    shows: (value) => Number.isInteger(value) && value > 0,
  };
}

/** (a + k)/(b + k) against c/d. */
function askFraction(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(1, 9), rng.int(5, 24)];
  const [c, d] = rng.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 6],
  ] as const);
  // At k = edge, both are equal.
  const edge = (c * b - d * a) / (d - c);
  if (a >= b || gcd(a, b) > 1 || !Number.isInteger(edge) || edge < 4 || edge > 24) return null;
  const isMore = rng.chance(0.5);
  const key = isMore ? edge + 1 : edge;
  const goal = isMore ? "greater than" : "greater than or equal to";
  const sign = isMore ? ">" : "\\geq";
  const steps = [
    `Because $${b} + k$ is positive, $${d}(${a} + k) ${sign} ${c === 1 ? `${b} + k` : `${c}(${b} + k)`}$.`,
    `$${d * a} + ${d}k ${sign} ${c * b} + ${c === 1 ? "" : c}k$, so ${d - c === 1 ? "" : `$${d - c}k ${sign} ${c * b - d * a}$ and `}$k ${sign} ${edge}$.`,
    `The least such integer $k$ is ${key}.`,
  ];
  return {
    difficulty: isMore ? 4 : 3,
    stems: [
      `A jar contains ${count(a, "red marble")} and ${count(b - a, "blue marble")}. If only red marbles are added to the jar, what is the least number of red marbles that must be added so that ${isMore ? "more than" : "at least"} $\\frac{${c}}{${d}}$ of the marbles in the jar are red?`,
    ],
    pure: [
      `What is the least positive integer $k$ for which $\\frac{${a} + k}{${b} + k}$ is ${goal} $\\frac{${c}}{${d}}$?`,
      `If $k$ is a positive integer and $\\frac{${a} + k}{${b} + k}$ is ${isMore ? "greater than" : "at least"} $\\frac{${c}}{${d}}$, what is the least possible value of $k$?`,
    ],
    key,
    why: `With [[edge]], the fraction is $\\frac{${a + edge}}{${b + edge}} = \\frac{${c}}{${d}}$, ${isMore ? "and it must be greater, so [[answer]]" : "and that is enough"}.`,
    wrong: [
      isMore
        ? [
            edge,
            "reaches the fraction exactly",
            `With [[edge]], the fraction is exactly $\\frac{${c}}{${d}}$, and it must be greater.`,
          ]
        : [
            edge + 1,
            "goes one too far",
            `With [[edge]], the fraction is exactly $\\frac{${c}}{${d}}$, and that is enough.`,
          ],
      [
        Math.floor((c * b) / d - a) + 1,
        "keeps the denominator",
        `This is [[least]] for which $\\frac{${a} + k}{${b}} > \\frac{${c}}{${d}}$, but [[grows]] as well.`,
      ],
      [
        Math.ceil((c * b) / d),
        "finds a part",
        `This is $\\frac{${c}}{${d}}$ of ${b}${(c * b) % d === 0 ? "" : ", rounded up"}. But [[grows]], too, and [[part]].`,
      ],
      [
        c * b - d * a,
        "forgets to divide",
        `This is $${c} \\cdot ${b} - ${d} \\cdot ${a} = ${c * b - d * a}$, which still has to be divided by $${d} - ${c} = ${d - c}$.`,
      ],
      [
        c * b - d * a + 1,
        "forgets to divide",
        `This is 1 more than $${c} \\cdot ${b} - ${d} \\cdot ${a} = ${c * b - d * a}$, but ${c * b - d * a} has to be divided by $${d} - ${c} = ${d - c}$ first.`,
      ],
      [
        Math.floor((c * b + d * a) / (d + c)) + 1,
        "turns signs",
        `This is [[least]] for which $${d + c}k > ${c * b} + ${d * a}$, which adds terms that must be subtracted: $${d - c === 1 ? "" : d - c}k ${sign} ${c * b} - ${d * a}$.`,
      ],
      [
        b - a,
        "finds the difference",
        `That is [[difference]]. It doesn't change, and it isn't [[asked]].`,
      ],
      [edge - a, "subtracts twice", `This is $${edge} - ${a}$, but [[already]].`],
      [
        a + edge,
        "finds the numerator",
        `That is [[numerator]] when the fraction is exactly $\\frac{${c}}{${d}}$, not [[asked]].`,
      ],
      [
        b + edge,
        "finds the denominator",
        `That is [[denominator]] when the fraction is exactly $\\frac{${c}}{${d}}$, not [[asked]].`,
      ],
      [a + key, "finds the numerator", `That is [[numerator]] with [[added]], not [[asked]].`],
      [
        (b - a) * c,
        "scales the difference",
        `This is $${c} \\cdot ${b - a}$. Divided by $${d} - ${c} = ${d - c}$, it is [[numerator]] when the fraction is exactly $\\frac{${c}}{${d}}$.`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? {
            difference: "the number of blue marbles",
            numerator: "the number of red marbles",
            denominator: "the number of marbles",
            edge: `${edge} red marbles added`,
            answer: `${key} red marbles must be added`,
            added: `${key} red marbles added`,
            least: "the least number $k$ of added red marbles",
            grows: "the number of all marbles grows",
            part: `${count(a, "red marble")} ${a === 1 ? "is" : "are"} already in the jar`,
            already: `the ${a === 1 ? "red marble" : `${a} red marbles`} already in the jar ${a === 1 ? "isn't" : "aren't"} among those added`,
            asked: "the number of red marbles to be added",
          }
        : {
            difference: "the denominator minus the numerator",
            numerator: "the numerator",
            denominator: "the denominator",
            edge: `$k = ${edge}$`,
            answer: `the least value of $k$ is ${key}`,
            added: `$k = ${key}$`,
            least: "the least integer $k$",
            grows: "the denominator grows by $k$",
            part: "$k$ isn't the entire numerator",
            already: `$k$ is what is added to ${a}, so ${a} isn't a part of it`,
            asked: "$k$",
          },
    solution: {
      idea: `The difference between the numerator and the denominator stays at ${b - a}.`,
      fast: [
        `When the fraction is exactly $\\frac{${c}}{${d}}$, the difference of ${b - a} is $\\frac{${d - c}}{${d}}$ of the denominator, which is therefore ${b + edge}. So $k = ${b + edge} - ${b} = ${edge}$${isMore ? `, and the least integer beyond that is ${key}` : ""}.`,
      ],
      steps,
      check: `With $k = ${edge}$, the fraction is exactly $\\frac{${c}}{${d}}$${isMore ? ", which isn't enough" : ", which is enough"}.`,
      takeaway: "Adding the same number to both parts of a fraction keeps their difference.",
    },
    solutionFor: (wording) =>
      wording > 1
        ? {}
        : {
            idea: `Adding red marbles doesn't change the number of blue marbles, ${b - a}.`,
            fast: [
              `When exactly $\\frac{${c}}{${d}}$ of the marbles are red, the ${count(b - a, "blue marble")} make up $\\frac{${d - c}}{${d}}$ of all, so there are ${b + edge} marbles, and $${b + edge} - ${b} = ${edge}$ have been added${isMore ? `. For more than $\\frac{${c}}{${d}}$, ${key} are needed` : ""}.`,
            ],
            steps: [
              `If $k$ red marbles are added, the jar contains $${a} + k$ red marbles among $${b} + k$ marbles, so $\\frac{${a} + k}{${b} + k} ${sign} \\frac{${c}}{${d}}$.`,
              ...steps,
            ],
            takeaway:
              "When only one kind is added, use the number of the other kind, which stays the same.",
          },
  };
}

const ASK = { wins: askWins, fraction: askFraction };

const least = (r: number, holds: (k: number) => boolean): number => range(0, r).find(holds) ?? NaN;
const most = (r: number, holds: (k: number) => boolean): number =>
  range(0, r).findLast(holds) ?? NaN;
const above: StemReading["fits"] = (k, a, b, c, d) =>
  k === least(200, (t) => d * (a + t) > c * (b + t));
const atLeast: StemReading["fits"] = (k, a, b, c, d) =>
  k === least(200, (t) => d * (a + t) >= c * (b + t));
const notMore: StemReading["open"] = (k, _w, _n, r) => k <= r;

const READINGS: readonly StemReading[] = [
  {
    wording: /won (\d+) of its first (\d+) .* has (\d+) .* least number .* more than (\d+) percent/,
    fits: (k, w, n, r, p) => k === least(r, (t) => 100 * (w + t) > p * (n + r)),
    open: notMore,
  },
  {
    wording: /won (\d+) of its first (\d+) .* has (\d+) .* least number .* at least (\d+) percent/,
    fits: (k, w, n, r, p) => k === least(r, (t) => 100 * (w + t) >= p * (n + r)),
    open: notMore,
  },
  {
    wording: /won (\d+) of its first (\d+) .* has (\d+) .* can lose .* at least (\d+) percent/,
    fits: (k, w, n, r, p) => k === most(r, (t) => 100 * (w + r - t) >= p * (n + r)),
    open: notMore,
  },
  {
    wording: /Of the (\d+) questions .* answered (\d+) of the first (\d+) .* more than (\d+) perc/,
    fits: (k, all, w, n, p) => k === least(all - n, (t) => 100 * (w + t) > p * all),
    open: (k, all, _w, n) => k <= all - n,
  },
  {
    wording: /Of the (\d+) questions .* answered (\d+) of the first (\d+) .* at least (\d+) perc/,
    fits: (k, all, w, n, p) => k === least(all - n, (t) => 100 * (w + t) >= p * all),
    open: (k, all, _w, n) => k <= all - n,
  },
  {
    wording: /first (\d+) phones .* of (\d+) phones, (\d+) passed .* at least (\d+) percent/,
    fits: (k, n, all, w, p) => k === most(all - n, (t) => 100 * (w + all - n - t) >= p * all),
    open: (k, n, all) => k <= all - n,
  },
  {
    wording: /contains (\d+) red .* and (\d+) blue .* more than \((\d+)\)\/\((\d+)\)/,
    fits: (k, a, blue, c, d) => above(k, a, a + blue, c, d),
  },
  {
    wording: /contains (\d+) red .* and (\d+) blue .* at least \((\d+)\)\/\((\d+)\)/,
    fits: (k, a, blue, c, d) => atLeast(k, a, a + blue, c, d),
  },
  { wording: /\((\d+) \+ k\)\/\((\d+) \+ k\) is greater than \((\d+)\)\/\((\d+)\)/, fits: above },
  {
    wording:
      /\((\d+) \+ k\)\/\((\d+) \+ k\) is (?:at least|greater than or equal to) \((\d+)\)\/\((\d+)\)/,
    fits: atLeast,
  },
];

export const template: ProblemTemplate = {
  id: "least-to-reach-target",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "algebra",
  pattern: "The least number of further successes that brings a share up to a target.",

  make(rng) {
    const kind = rng.pick(["wins", "fraction"] as const);
    const asked = range(1, 80).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Counts up one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
