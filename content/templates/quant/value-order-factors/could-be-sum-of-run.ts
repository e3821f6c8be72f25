import {
  divisorsOf,
  fromWords,
  inWords,
  isPositiveWhole,
  lcm,
  listed,
  numberChoice,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  texThousands,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const run = (first: number, n: number, step = 1): number[] =>
  range(0, n - 1).map((j) => first + j * step);

/** A run as TeX, shortened when it's long. */
const written = (numbers: readonly number[]): string =>
  numbers.length < 6
    ? numbers.join(" + ")
    : `${numbers.slice(0, 2).join(" + ")} + \\cdots + ${numbers.at(-1)!}`;

/** Whether n consecutive integers can have this sum: their average ends in .5 when n is even. */
const isSum = (total: number, n: number): boolean =>
  n % 2 === 1 ? total % n === 0 : total % n === n / 2;

const average = (total: number, n: number): string =>
  Number.isInteger((20 * total) / n) ? `${total / n}` : `about ${(total / n).toFixed(1)}`;

/** Which of five numbers of terms is possible for a given sum? */
function drawLength(rng: Rng) {
  const total = rng.pick([60, 75, 84, 90, 105, 120, 126, 132, 135, 150, 165, 180, 195, 210, 240]);
  const lengths = range(3, 24);
  const isPossible = (m: number) => isSum(total, m) && total / m > (m - 1) / 2;
  const n = rng.pick(lengths.filter(isPossible));
  const whyNot = (m: number): Wrong => {
    if (isSum(total, m))
      return [
        m,
        "lets the terms become negative",
        `The average would be ${average(total, m)}, but then the least of the ${m} integers would be $${(total - (m * (m - 1)) / 2) / m}$, which isn't positive.`,
      ];
    return total % m === 0
      ? [
          m,
          "accepts any divisor of the sum",
          `The average would be ${total / m}, but an even number of consecutive integers has an average halfway between two integers.`,
        ]
      : [
          m,
          "accepts any fractional average",
          `The average would be ${average(total, m)}, but the average of ${m} consecutive integers must ${m % 2 === 1 ? "be an integer" : "end in .5"}.`,
        ];
  };
  // Divisors and lengths that only fail because of a negative term tempt more than the others.
  const isTempting = (m: number) => isSum(total, m) || total % m === 0 || (2 * total) % m === 0;
  const wrong = lengths.filter((m) => m !== n && !isPossible(m));
  const ordered = [...wrong.filter(isTempting), ...wrong.filter((m) => !isTempting(m))];
  if (wrong.filter(isTempting).length < 3) return null;
  return {
    variant: "length",
    difficulty: n % 2 === 0 ? 6 : 5,
    stem: rng.pick([
      `If ${total} is the sum of $n$ consecutive positive integers, where $n > 2$, which of the following could be the value of $n$?`,
      `The sum of the integers from $k$ to $k + n - 1$, inclusive, is ${total}. If $k$ and $n$ are positive integers, which of the following could be the value of $n$?`,
    ]),
    key: numberChoice(
      n,
      `The ${n} integers in $${written(run((total - (n * (n - 1)) / 2) / n, n))}$ have the sum ${total}.`,
    ),
    slips: slipsFrom(ordered.map(whyNot)),
    solution: {
      idea: "The sum divided by the number of terms is the average, which is the middle of the consecutive integers.",
      fast: [
        `Divide ${total} by the options. An odd number of terms needs an integer, and an even number of terms needs a quotient that ends in .5.`,
        `Of the options, only ${n} fits with positive terms: $${total} \\div ${n} = ${total / n}$.`,
      ],
      steps: [
        `With ${n} terms, the average is $${total} \\div ${n} = ${total / n}$, which ${n % 2 === 0 ? "ends in .5, as the average of an even number of consecutive integers does" : "is an integer, as the average of an odd number of consecutive integers is"}.`,
        `The terms are then $${written(run((total - (n * (n - 1)) / 2) / n, n))}$, and all of them are positive.`,
      ],
      check: `The least term is ${(total - (n * (n - 1)) / 2) / n}, so all terms are positive.`,
      takeaway:
        "The average of consecutive integers is an integer if their number is odd and ends in .5 if it is even.",
    },
  };
}

/** A number that's the sum of a consecutive integers, and also of b. */
function drawBoth(rng: Rng) {
  const [a, b] = rng.pick([
    [3, 4],
    [4, 5],
    [4, 7],
    [5, 6],
    [6, 7],
    [3, 8],
    [5, 8],
    [4, 9],
  ] as const);
  const fits = (total: number) => isSum(total, a) && isSum(total, b);
  const near = range(2 * a * b, 9 * a * b).filter((total) => total < 400);
  const key = rng.pick(near.filter(fits));
  const whyNot = (total: number): Wrong => {
    if (total % lcm(a, b) === 0)
      return [
        total,
        "takes a common multiple",
        `${total} is a multiple of both ${a} and ${b}, but the average of ${a % 2 === 0 ? a : b} consecutive integers ends in .5, and $${total} \\div ${a % 2 === 0 ? a : b} = ${total / (a % 2 === 0 ? a : b)}$ is an integer.`,
      ];
    const [good, bad] = isSum(total, a) ? [a, b] : [b, a];
    return [
      total,
      "tests only one of the two conditions",
      `${total} is the sum of ${good} consecutive integers but not of ${bad}: $${total} \\div ${bad}$ is ${average(total, bad)}, but the average of ${bad} consecutive integers ${bad % 2 === 0 ? "ends in .5" : "is an integer"}.`,
    ];
  };
  const close = rng.shuffle(near.filter((total) => Math.abs(total - key) < 2 * a * b));
  const multiples = close.filter((total) => total % lcm(a, b) === 0);
  const one = close.filter((total) => isSum(total, a) !== isSum(total, b));
  const even = a % 2 === 0 ? a : b;
  const odd = a + b - even;
  return {
    variant: "both",
    difficulty: 6,
    stem: rng.pick([
      `The integer $S$ is the sum of ${inWords(a)} consecutive integers and is also the sum of ${inWords(b)} consecutive integers. Which of the following could be the value of $S$?`,
      `Which of the following integers can be expressed both as the sum of ${inWords(a)} consecutive integers and as the sum of ${inWords(b)} consecutive integers?`,
    ]),
    key: numberChoice(
      key,
      `$${key} \\div ${odd} = ${key / odd}$ is an integer and $${key} \\div ${even} = ${key / even}$ ends in .5.`,
    ),
    slips: slipsFrom([...one.slice(0, 1), ...multiples, ...one.slice(1)].map(whyNot)),
    solution: {
      idea: `The average of ${odd} consecutive integers is an integer, but the average of ${even} consecutive integers ends in .5.`,
      fast: [
        `Look for a multiple of ${odd} that leaves a remainder of ${even / 2} when divided by ${even}.`,
        `Of the options, only ${key} does: $${key} = ${odd} \\times ${key / odd}$ and $${key} = ${even} \\times ${Math.floor(key / even)} + ${even / 2}$.`,
      ],
      steps: [
        `The sum of ${odd} consecutive integers is ${odd} times the middle one, so $S$ is a multiple of ${odd}.`,
        `The sum of ${even} consecutive integers is ${even} times an average that ends in .5, so $S$ leaves a remainder of ${even / 2} when divided by ${even}.`,
        `Of the options, only ${key} does both: $${key} = ${odd} \\times ${key / odd}$ and $${key} = ${even} \\times ${Math.floor(key / even)} + ${even / 2}$.`,
      ],
      check: `The integers from 1 to ${even} have the sum ${(even * (even + 1)) / 2}, which is not a multiple of ${even}. Moving them up or down does not change that.`,
      takeaway: "The sum of n consecutive integers is a multiple of n exactly when n is odd.",
    },
  };
}

/** From a negative integer up: most terms cancel. */
function drawCancel(rng: Rng) {
  const [m, t] = [rng.int(8, 25), rng.int(2, 4)];
  const total = sum(run(m + 1, t));
  const asksCount = rng.chance(0.5);
  const key = asksCount ? 2 * m + 1 + t : m + t;
  const wrong: Wrong[] = asksCount
    ? [
        [key - 1, "leaves out 0", "The integer 0 is one of the terms, although it adds nothing."],
        [
          m + t,
          "gives the greatest integer",
          `${m + t} is the greatest of the integers, not their number.`,
        ],
        [
          2 * m,
          "counts only the terms that cancel, without 0",
          `The ${2 * m} terms from $-${m}$ to ${m} other than 0 cancel, but 0 and ${t} more terms follow.`,
        ],
        [
          key + 1,
          "counts one end twice",
          `From $-${m}$ to ${m + t} there are $${m + t} - (-${m}) + 1 = ${key}$ integers.`,
        ],
        [
          2 * m + 1,
          "counts only the terms that cancel",
          `The terms from $-${m}$ to ${m} have the sum 0. There are ${t} more.`,
        ],
        [
          2 * (m + t),
          "doubles the greatest integer",
          `This is $2 \\cdot ${m + t}$, but the list begins at $-${m}$, not at $-${m + t}$.`,
        ],
        [
          2 * (m + t) + 1,
          "begins at the opposite of the greatest integer",
          `This is the number of integers from $-${m + t}$ to ${m + t}, but the list begins at $-${m}$, not at $-${m + t}$.`,
        ],
        [total, "gives the sum", `${total} is the sum of the integers, not their number.`],
      ]
    : [
        [
          m + t + 1,
          "goes one term too far",
          `The terms from ${m + 1} to ${m + t + 1} have the sum ${total + m + t + 1}, not ${total}.`,
        ],
        [
          m + t - 1,
          "counts the term that cancels last",
          `This takes the ${t} terms from ${m} to ${m + t - 1}, but ${m} cancels $-${m}$, so they begin with ${m + 1}: $${written(run(m + 1, t))} = ${total}$.`,
        ],
        [
          total - m,
          "adds the sum to the first integer",
          `This is $-${m} + ${total}$, which treats the sum as the distance from the least integer to the greatest.`,
        ],
        [
          total,
          "expects everything else to cancel",
          `With ${total} as the greatest integer, the sum would be $${written(run(m + 1, total - m))} = ${texThousands(sum(run(m + 1, total - m)))}$.`,
        ],
        [
          2 * m + 1 + t,
          "gives the number of integers",
          `${2 * m + 1 + t} is the number of integers, not the greatest.`,
        ],
        [
          total / 2,
          "halves the sum",
          `This is half of ${total}, but ${total} is the sum of the ${t} terms that follow ${m}: $${written(run(m + 1, t))} = ${total}$.`,
        ],
        [
          m,
          "stops where the terms cancel",
          `The integers from $-${m}$ to ${m} have the sum 0, and ${total} is still needed.`,
        ],
      ];
  return {
    variant: asksCount ? "cancel-count" : "cancel-last",
    difficulty: asksCount ? 5 : 4,
    stem: asksCount
      ? rng.pick([
          `The sum of a list of consecutive integers is ${total}. If the least integer in the list is $-${m}$, how many integers are in the list?`,
          `If the sum of $k$ consecutive integers is ${total} and the least of these integers is $-${m}$, what is the value of $k$?`,
        ])
      : rng.pick([
          `If the sum of the integers from $-${m}$ to $n$, inclusive, is ${total}, what is the value of $n$?`,
          `In a list of consecutive integers, the least integer is $-${m}$ and the sum of all the integers is ${total}. What is the greatest integer in the list?`,
        ]),
    key: numberChoice(
      key,
      `The integers from $-${m}$ to ${m} have the sum 0, and $${written(run(m + 1, t))} = ${total}$.`,
    ),
    slips: slipsFrom(wrong),
    solution: {
      idea: "Each negative integer cancels its opposite, so only the last few terms count.",
      steps: [
        `The integers from $-${m}$ to ${m} have the sum 0.`,
        `The terms that follow begin with ${m + 1}, and $${written(run(m + 1, t))} = ${total}$, so the greatest integer is ${m + t}.`,
        ...(asksCount
          ? [`From $-${m}$ to ${m + t} there are $${m + t} + ${m} + 1 = ${key}$ integers.`]
          : []),
      ],
      check: asksCount
        ? `There are ${m} negative integers, 0, and ${m + t} positive integers: $${m} + 1 + ${m + t} = ${key}$.`
        : `The first term that does not cancel is ${m + 1}.`,
      takeaway:
        "In a sum that runs from a negative integer to a positive one, cancel opposites first.",
    },
  };
}

/** How many integers up to a bound are sums of n consecutive positive integers? */
function drawCount(rng: Rng) {
  const n = rng.int(3, 8);
  const bound = rng.pick([99, 100, 120, 150, 199, 200, 250, 300, 500]);
  const least = sum(run(1, n));
  const key = Math.floor((bound - least) / n) + 1;
  const last = least + (key - 1) * n;
  const multiples = Math.floor(bound / n);
  const below = range(1, (n - 1) / 2).map((j) => String(j * n));
  const leftOut =
    n % 2 === 1
      ? `only ${listed(below)}${below.length === 1 ? " is" : " are"} too small to be ${below.length === 1 ? "such a sum" : "such sums"}.`
      : `the sums ${least}, ${least + n}, and so on up to ${last} aren't multiples of ${n}.`;
  const wrong: Wrong[] = [
    [
      Math.floor(bound / n),
      `counts multiples of ${n}`,
      `There are ${multiples} positive multiples of ${n} up to ${bound}, but ${leftOut}`,
    ],
    [
      key - 1,
      "counts the steps instead of the sums",
      `From ${least} to ${last} there are ${key - 1} steps of ${n}, so there are ${key} sums.`,
    ],
    [
      Math.floor(bound / n) - n,
      `leaves out the first ${n} multiples`,
      `This is $${multiples} - ${n}$, which leaves out ${n} of the ${multiples} positive multiples of ${n} up to ${bound}, but ${leftOut}`,
    ],
    [
      key + 1,
      "goes one step past the bound",
      `The sum after ${last} is ${last + n}, which is greater than ${bound}.`,
    ],
    [
      Math.floor(bound / n) + 1,
      "counts 0 as a sum",
      `This is $${multiples} + 1$, the number of multiples of ${n} from 0 to ${bound}, but the sums begin at ${least}, because the integers are positive.`,
    ],
    [
      Math.floor(bound / n) - 1,
      `leaves out one multiple of ${n}`,
      `This is $${multiples} - 1$, which leaves out one of the ${multiples} positive multiples of ${n} up to ${bound}, but ${leftOut}`,
    ],
    [
      bound - least + 1,
      "counts every integer from the least sum",
      `This is $${bound} - ${least} + 1$, which counts every integer from ${least} to ${bound}, but the next sum after ${least} is ${least + n}.`,
    ],
    [
      key - 2,
      "leaves out both ends",
      `This is $${key} - 2$, without the first sum, ${least}, and the last, ${last}, but both count.`,
    ],
  ];
  return {
    variant: "count",
    difficulty: 6,
    stem: rng.pick([
      `How many different integers less than or equal to ${bound} are equal to the sum of ${inWords(n)} consecutive positive integers?`,
      `The integer $k$ is the sum of ${inWords(n)} consecutive positive integers. If $k \\leq ${bound}$, how many different values are possible for $k$?`,
    ]),
    key: numberChoice(key, `The sums are ${least}, ${least + n}, and so on up to ${last}.`),
    slips: slipsFrom(wrong),
    solution: {
      idea: `Replacing each integer with the next one adds ${n} to the sum, so the possible sums are ${n} apart.`,
      fast: [
        `If the first integer is $a$, the sum is $${n}a + ${least - n}$. It is at most ${bound} when $a$ is 1, 2, and so on up to ${key}.`,
      ],
      steps: [
        `The least sum is $${written(run(1, n))} = ${least}$.`,
        `The sums after it are ${least + n}, ${least + 2 * n}, and so on, in steps of ${n}. The greatest that is at most ${bound} is ${last}.`,
        `So there are $(${last} - ${least}) \\div ${n} + 1 = ${key}$ sums.`,
      ],
      check: `The next sum would be ${last + n}, which is greater than ${bound}.`,
      takeaway:
        "To count evenly spaced numbers, divide the distance between the ends by the step and add 1.",
    },
  };
}

/** Sums of consecutive even or odd integers. */
function drawSpaced(rng: Rng) {
  const [kind, odd] = rng.pick([
    ["even", 0],
    ["odd", 1],
  ] as const);
  const n = rng.pick([4, 5, 6, 8, 10]);
  const sums = range(1, 30).map((j) => sum(run(2 * j + odd, n, 2)));
  const inside = sums.filter((total) => total > 60 && total < 400);
  const key = rng.pick(inside);
  // A sum of an even number of consecutive even integers isn't a multiple of 2n.
  const whyNot = (total: number): Wrong =>
    total % n === 0
      ? [
          total,
          `takes a multiple of ${n}`,
          `The average would be ${total / n}, but the average of ${n} consecutive ${kind} integers is an ${(key / n) % 2 === 0 ? "even" : "odd"} integer.`,
        ]
      : [
          total,
          "looks only at whether the sum is even",
          `The average would be ${average(total, n)}, but the average of ${n} consecutive ${kind} integers is an integer.`,
        ];
  const others = rng
    .shuffle(range(-3 * n, 3 * n).map((by) => key + by))
    .filter((total) => total > 0 && (total - key) % (2 * n) !== 0 && total % 2 === key % 2);
  const [multiples, odds] = [true, false].map((is) =>
    others.filter((total) => (total % n === 0) === is),
  );
  const wrong = [
    ...multiples!.slice(0, 1),
    ...odds!.slice(0, 2),
    ...multiples!.slice(1),
    ...odds!.slice(2),
  ];
  return {
    variant: `spaced-${kind}`,
    difficulty: n % 2 === 0 ? 5 : 4,
    stem: rng.pick([
      `Which of the following could be the sum of ${inWords(n)} consecutive ${kind} integers?`,
      `If $s$ is the sum of ${inWords(n)} consecutive ${kind} integers, which of the following could be the value of $s$?`,
    ]),
    key: numberChoice(key, `$${written(run(key / n - n + 1, n, 2))} = ${texThousands(key)}$.`),
    slips: slipsFrom(wrong.map(whyNot)),
    solution: {
      idea: "The average of evenly spaced integers is the middle of the list, so look at the average that each sum would have.",
      steps: [
        `The sum of ${n} numbers is ${n} times their average.`,
        n % 2 === 0
          ? `The average of ${n} consecutive ${kind} integers is halfway between the two in the middle, so it is an ${kind === "even" ? "odd" : "even"} integer.`
          : `The average of ${n} consecutive ${kind} integers is the one in the middle, so it is an ${kind} integer.`,
        `Only ${thousands(key)} has such an average: $${key} \\div ${n} = ${key / n}$.`,
      ],
      check: `Being a multiple of ${n} is not enough. The average must also be ${(key / n) % 2 === 0 ? "even" : "odd"}.`,
      takeaway:
        n % 2 === 0
          ? "The average of an even number of evenly spaced integers is halfway between the two in the middle."
          : "The average of an odd number of evenly spaced integers is the one in the middle.",
    },
  };
}

/** How many ways there are to write a number as a sum of consecutive positive integers. */
function drawWays(rng: Rng) {
  const total = rng.pick([
    30, 36, 45, 50, 60, 63, 72, 75, 81, 84, 90, 99, 100, 105, 120, 126, 135, 150,
  ]);
  const lengths = range(2, 20).filter((n) => isSum(total, n) && total / n > (n - 1) / 2);
  const divisors = divisorsOf(total);
  const key = lengths.length;
  const odd = divisors.filter((d) => d % 2 === 1).length;
  const oddLengths = lengths.filter((n) => n % 2 === 1).length;
  const first = (n: number) => (total - (n * (n - 1)) / 2) / n;
  const runs = lengths.map((n) => `$${written(run(first(n), n))}$`);
  const wrong: Wrong[] = [
    [
      oddLengths,
      "looks only at odd numbers of terms",
      `This counts only the sums with an odd number of terms, but an even number is also possible if the average ends in .5, as in ${runs[lengths.findIndex((n) => n % 2 === 0)]}.`,
    ],
    [
      odd,
      "counts the number by itself",
      `${total} has ${odd} odd factors, but with the factor 1, the run is just ${total}, which isn't a sum of two or more integers.`,
    ],
    [
      divisors.length,
      "counts all factors",
      `This is the number of factors of ${total}, but not every factor is a possible number of terms: ${total} consecutive positive integers have a much greater sum than ${total}.`,
    ],
    [
      key - oddLengths,
      "looks only at even numbers of terms",
      `This counts only the sums with an even number of terms, but an odd number is also possible, as in ${runs[lengths.findIndex((n) => n % 2 === 1)]}.`,
    ],
    [
      divisors.length - 1,
      "counts all factors but 1",
      `This is the number of factors of ${total} other than 1, but not every factor is a possible number of terms: ${total} consecutive positive integers have a much greater sum than ${total}.`,
    ],
    [
      key + 2,
      "counts two sums too many",
      `This is $${odd} + 1$, but of the ${odd} odd factors of ${total}, the factor 1 gives only ${total} by itself, so the number of sums is $${odd} - 1$.`,
    ],
    [
      2 * odd,
      "lets the terms be 0 or negative",
      `This is twice ${odd}, the number of odd factors, which also counts ${total} alone and sums with 0 or negative integers.`,
    ],
    [
      odd + 1,
      "counts 1 as well",
      `This is $${odd} + 1$, but of the ${odd} odd factors of ${total}, the factor 1 gives only ${total} by itself, so the number of sums is $${odd} - 1$.`,
    ],
  ];
  if (key < 3) return null;
  return {
    variant: "ways",
    difficulty: 8,
    stem: rng.pick([
      `In how many different ways can ${total} be expressed as the sum of two or more consecutive positive integers?`,
      `How many different lists of two or more consecutive positive integers have a sum of ${total}?`,
    ]),
    key: numberChoice(key, `The sums are ${listed(runs)}.`),
    slips: slipsFrom(wrong),
    solution: {
      idea: "For each possible number of terms there is one sum, so count the numbers of terms.",
      fast: [
        `Each odd factor of ${total} other than 1 gives exactly one sum, and ${total} has ${odd} odd factors, so there are $${odd} - 1 = ${key}$ sums.`,
      ],
      steps: [
        `With $n$ terms, the average $${total} \\div n$ must be an integer if $n$ is odd and must end in .5 if $n$ is even.`,
        `The least term must also be positive. With those conditions, $n$ can be ${listed(lengths.map(String))}.`,
        `The sums are ${listed(runs)}, so there are ${key}.`,
      ],
      takeaway:
        "The number of ways to write n as a sum of consecutive positive integers is the number of its odd factors, less 1.",
    },
  };
}

/** For the checker: the sums of n evenly spaced integers with these first terms. */
function totals(n: number, firsts: readonly number[], step = 1): Set<number> {
  return new Set(firsts.map((first) => sum(run(first, n, step))));
}

export const template: ProblemTemplate = {
  id: "could-be-sum-of-run",
  format: "problem-solving",
  subtopic: "consecutive-evenly-spaced",
  domain: "algebra",
  pattern:
    "Sums of consecutive integers: the average is the middle, opposites cancel, and sums are evenly spaced.",

  make(rng) {
    const draft = rng.pick([
      drawLength,
      drawBoth,
      drawCancel,
      drawCancel,
      drawCount,
      drawSpaced,
      drawWays,
    ])(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => isPositiveWhole(valueOf(option).value)),

  /** Adds up runs from every first term. */
  check({ stem, options }) {
    const chosen = (wanted: (value: number) => boolean): number[] =>
      options.flatMap((option, k) => (wanted(valueOf(option).value) ? [k] : []));
    if (stem.includes("two or more")) {
      const total = Number(/\d+/.exec(stem)![0]);
      const ways = range(2, total).filter((n) => totals(n, range(1, total)).has(total)).length;
      return chosen((value) => value === ways);
    }
    if (stem.includes("where $n > 2$") || stem.includes("k + n - 1")) {
      const total = Number(read(stem, /(?:If|inclusive, is) (\d+)/)[0]);
      return chosen((n) => totals(n, range(1, total)).has(total));
    }
    if (/consecutive (even|odd)/.test(stem)) {
      const [n, kind] = read(stem, /sum of (\w+) consecutive (even|odd)/) as [string, string];
      const firsts = range(-100, 400).filter((x) => (x % 2 === 0) === (kind === "even"));
      const sums = totals(fromWords(n), firsts, 2);
      return chosen((value) => sums.has(value));
    }
    if (stem.includes("$-")) {
      const least = Number(read(stem, /(-\d+)/)[0]);
      const total = Number(read(stem, /(?:is|are|integers is) (\d+)/)[0]);
      const terms = range(-least * 2, 6 * -least).find((n) => sum(run(least, n)) === total)!;
      const asksCount = /how many|value of \$k\$/.test(stem);
      return chosen((value) => value === (asksCount ? terms : least + terms - 1));
    }
    if (/how many/i.test(stem)) {
      const n = fromWords(read(stem, /sum of (\w+) consecutive/)[0]!);
      const bound = Number(read(stem, /(?:equal to|<=) (\d+)/)[0]);
      const sums = [...totals(n, range(1, bound))].filter((total) => total <= bound);
      return chosen((value) => value === sums.length);
    }
    const [a, b] = Array.from(stem.matchAll(/sum of (\w+) consecutive/g), ([, n]) =>
      totals(fromWords(n!), range(-100, 400)),
    ) as [Set<number>, Set<number>];
    return chosen((value) => a.has(value) && b.has(value));
  },
};
