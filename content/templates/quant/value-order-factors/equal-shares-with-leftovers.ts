import {
  capital,
  divisorsOf,
  gcd,
  inWordsOf,
  isPositiveWhole,
  lcm,
  listed,
  numberChoice,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  texFactors,
  valueOf,
  type Wrong,
  type Words,
} from "@theta/items/template";

const TAKEAWAY =
  "If $a$ divided by $n$ leaves a remainder of $r$, then $n$ is a factor of $a - r$ that is greater than $r$.";

type Ask = "greatest" | "least" | "count" | "could";

/** Two numbers, their remainders, and the divisors that fit. */
function drawPair(rng: Rng) {
  const g = rng.pick([24, 30, 36, 40, 42, 48, 60, 72]);
  const [x, y] = [rng.int(2, 9), rng.int(2, 9)];
  const [r, s] = [rng.int(2, 11), rng.int(2, 11)];
  const [a, b] = [g * x + r, g * y + s];
  const top = Math.max(r, s);
  const fitting = divisorsOf(g).filter((d) => d > top);
  const isFair = gcd(x, y) === 1 && a < 420 && b < 420 && r !== s && top > 4;
  return isFair && fitting.length > 1 ? { g, a, b, r, s, top, fitting } : null;
}

type Pair = NonNullable<ReturnType<typeof drawPair>>;

function wrongOfPair({ g, a, b, r, s, top, fitting }: Pair, ask: Ask): Wrong[] {
  const all = divisorsOf(g);
  const nearMultiple = (n: number) =>
    fitting.includes(n)
      ? `${n} is possible, but ${ask === "greatest" ? `${g} is greater` : `${fitting[0]!} is less`}.`
      : `Divided by ${n}, ${a} leaves a remainder of ${a % n} and ${b} leaves a remainder of ${b % n}, not ${r} and ${s}.`;
  const small = all.filter((d) => d <= top);
  const both = gcd(a + r, b + s);
  const least = fitting[0]!;
  if (ask === "count")
    return [
      [
        all.length,
        "counts all common factors",
        `This counts all ${all.length} factors of ${g}, but [[divisor]] must be greater than [[rest]].`,
      ],
      [
        all.filter((d) => d > Math.min(r, s)).length,
        "compares with only one remainder",
        `This counts the factors of ${g} that are greater than ${Math.min(r, s)}, but [[divisor]] must be greater than both ${r} and ${s}.`,
      ],
      [
        all.filter((d) => d > r + s).length,
        "compares with the sum of the remainders",
        `This counts the factors of ${g} that are greater than $${r} + ${s}$, but [[divisor]] only has to be greater than each of ${r} and ${s}, not than their sum.`,
      ],
      [
        all.length - 1,
        "leaves out only 1",
        `This is $${all.length} - 1$, which leaves out only 1, but every factor of ${g} up to ${top} must be left out.`,
      ],
      [
        divisorsOf(a - r).filter((d) => d > top).length,
        "looks at only one number",
        `This counts the factors of $${a} - ${r} = ${a - r}$ that are greater than ${top}, but [[divisor]] must also be a factor of $${b} - ${s} = ${b - s}$.`,
      ],
      [
        small.length,
        "counts the factors that are too small",
        `This is the number of factors of ${g} up to ${top}, which are the ones that are too small.`,
      ],
      [
        all.filter((d) => d >= top).length + (all.includes(top) ? 0 : 1),
        "lets the divisor equal the remainder",
        `This counts ${top} as well, but [[divisor]] must be greater than [[rest]].`,
      ],
      [
        fitting.length - 1,
        `leaves out ${g} itself`,
        `There are ${fitting.length} possible values, ${listed(fitting.map(String))}. This leaves one out, such as ${g} itself.`,
      ],
    ];
  const slips: Wrong[] = [
    [least, "gives the least possible value", `${least} is possible, but ${g} is greater.`],
    [
      small.at(-1)!,
      "allows a remainder as great as the divisor",
      `${small.at(-1)!} is a factor of ${g}, but [[divisor]] must be greater than [[rest]].`,
    ],
    [
      small.at(-2) ?? 1,
      "allows a remainder greater than the divisor",
      `${small.at(-2) ?? 1} is a factor of ${g}, but [[divisor]] must be greater than [[rest]].`,
    ],
    [g, "gives the greatest possible value", `${g} is possible, but ${least} is less.`],
    [2 * g, "goes beyond the greatest common factor", nearMultiple(2 * g)],
    [
      gcd(a, b),
      "ignores the remainders",
      `${gcd(a, b)} is the greatest common factor of ${a} and ${b}, so divided by it they leave no remainders, not ${r} and ${s}.`,
    ],
    [
      both,
      "adds the remainders instead of subtracting them",
      `This is the greatest common factor of $${a} + ${r}$ and $${b} + ${s}$, but it's $${a} - ${r} = ${a - r}$ and $${b} - ${s} = ${b - s}$ that are multiples of [[divisor]].`,
    ],
    [top + 1, "looks only at the size of the remainders", nearMultiple(top + 1)],
    [r + s, "adds the remainders", nearMultiple(r + s)],
    [
      Math.abs(a - r - b + s),
      "takes the difference of the multiples",
      nearMultiple(Math.abs(a - r - b + s)),
    ],
    [
      g / 2,
      "stops at a smaller common factor",
      `${g / 2} is possible, but ${ask === "greatest" ? `${g} is greater` : `${least} is less`}.`,
    ],
    [
      fitting[1]!,
      "stops at another common factor",
      `${fitting[1]!} is possible, but ${ask === "greatest" ? `${g} is greater` : `${least} is less`}.`,
    ],
    [3 * g, "goes beyond the greatest common factor", nearMultiple(3 * g)],
  ];
  // If the question is which value is possible, no possible value may be a wrong option.
  return slips.filter(([n]) => n > 1 && (ask !== "could" || !fitting.includes(n)));
}

const GOODS = [
  { a: "brochures", b: "posters", into: "stores", one: "store", who: "A company" },
  { a: "pencils", b: "notebooks", into: "students", one: "student", who: "A teacher" },
  { a: "desks", b: "chairs", into: "rooms", one: "room", who: "A school" },
  { a: "student tickets", b: "guest tickets", into: "schools", one: "school", who: "A theater" },
] as const;

function stemOfPair({ a, b, r, s }: Pair, ask: Ask, isReal: boolean, rng: Rng): string {
  if (isReal) {
    const { a: first, b: second, into, one, who } = rng.pick(GOODS);
    const question = {
      greatest: `what is the greatest possible number of ${into}?`,
      least: `what is the least possible number of ${into}?`,
      count: `how many different values are possible for the number of ${into}?`,
      could: `which of the following could be the number of ${into}?`,
    }[ask];
    const each = `each ${one} received the same number of ${first} and the same number of ${second}`;
    const few = `too few to give each ${one} another`;
    return rng.pick([
      `${who} distributed ${a} ${first} and ${b} ${second} among several ${into} so that ${each}. If the ${r} ${first} and the ${s} ${second} that were left over were ${few}, ${question}`,
      `When ${who.toLowerCase()} distributed ${a} ${first} and ${b} ${second} among several ${into}, ${each}. The ${r} ${first} and the ${s} ${second} that were left over were ${few}. ${capital(question)}`,
    ]);
  }
  const question = {
    greatest: "what is the greatest possible value of $n$?",
    least: "what is the least possible value of $n$?",
    count: "how many different values are possible for $n$?",
    could: "which of the following could be the value of $n$?",
  }[ask];
  return rng.pick([
    `When ${a} is divided by the positive integer $n$, the remainder is ${r}, and when ${b} is divided by $n$, the remainder is ${s}. ${capital(question)}`,
    `If $n$ is a positive integer such that ${a} has a remainder of ${r} when divided by $n$ and ${b} has a remainder of ${s} when divided by $n$, ${question}`,
  ]);
}

/** What the divisor and the greater remainder are called. */
function wordsOfPair({ r, s, top }: Pair, stem: string): Words {
  const good = GOODS.find(({ into }) => stem.includes(`number of ${into}`));
  return good
    ? {
        divisor: `the number of ${good.into}`,
        rest: `${top}, the number of ${r === top ? good.a : good.b} left over`,
        greater: `the greater of the two numbers left over, ${r} and ${s}`,
        idea: `Subtract what was left over: the number of ${good.into} is a common factor of the numbers distributed, and it is greater than both numbers left over.`,
      }
    : {
        divisor: "$n$",
        rest: `the remainder ${top}`,
        greater: "the greater remainder",
        idea: "Subtract each remainder: $n$ is a common factor of the two differences, and it is greater than both remainders.",
      };
}

function whyOfPair({ g, top, fitting }: Pair, ask: Ask, key: number): string {
  const list = listed(fitting.map(String));
  const factors = `The factors of ${g} that are greater than ${top} are ${list}`;
  return {
    greatest: `${factors}, and the greatest of them is ${key}.`,
    least: `${factors}, and the least of them is ${key}.`,
    count: `There are ${key} factors of ${g} that are greater than ${top}: ${list}.`,
    could: `${factors}, and ${key} is one of them.`,
  }[ask];
}

function solutionOfPair(
  { g, a, b, r, s, top, fitting }: Pair,
  ask: Ask,
  key: number,
  say: (text: string) => string,
): Solution {
  const [x, y, n] = [a - r, b - s, ask === "count" ? g : key];
  const fast = [
    `Leave out the options that are not greater than ${top}, and divide ${x} and ${y} by the others.`,
    `Only ${key} fits: $${x} \\div ${key} = ${x / key}$ and $${y} \\div ${key} = ${y / key}$.`,
  ];
  return {
    idea: say("[[idea]]"),
    ...(ask === "could" ? { fast } : {}),
    steps: [
      say(`[[Divisor]] is a factor of both $${a} - ${r} = ${x}$ and $${b} - ${s} = ${y}$.`),
      say(
        `$${x} = ${g} \\times ${x / g}$ and $${y} = ${g} \\times ${y / g}$, so their greatest common factor is ${g}, and [[divisor]] is a factor of ${g}.`,
      ),
      say(`[[Divisor]] is also greater than ${top}, [[greater]].`),
      `The factors of ${g} that are greater than ${top} are ${listed(fitting.map(String))}.`,
      {
        greatest: `The greatest of them is ${g}.`,
        least: `The least of them is ${key}.`,
        count: `There are ${key} of them.`,
        could: `Only ${key} is among the options.`,
      }[ask],
    ],
    check: `${ask === "count" ? `For example, ${g} works: ` : ""}$${a} = ${n} \\times ${x / n} + ${r}$ and $${b} = ${n} \\times ${y / n} + ${s}$.`,
    takeaway: TAKEAWAY,
  };
}

function drawTwo(rng: Rng) {
  const pair = drawPair(rng);
  if (!pair) return null;
  const { g, fitting } = pair;
  const ask = rng.pick(["greatest", "least", "count", "could"] as const);
  const isReal = rng.chance(0.35);
  const key = {
    greatest: g,
    least: fitting[0]!,
    count: fitting.length,
    could: rng.pick(fitting),
  }[ask];
  const stem = stemOfPair(pair, ask, isReal, rng);
  const words = wordsOfPair(pair, stem);
  const say = (text: string): string => inWordsOf(words, text);
  const wrong = wrongOfPair(pair, ask).map(([n, slip, why]): Wrong => [n, slip, say(why)]);
  return {
    variant: `two-${ask}${isReal ? "-story" : ""}`,
    context: isReal ? ("real" as const) : ("pure" as const),
    difficulty: { greatest: 4, least: 5, count: 6, could: 4 }[ask],
    stem,
    key: numberChoice(key, say(whyOfPair(pair, ask, key))),
    slips: slipsFrom(wrong),
    solution: solutionOfPair(pair, ask, key, say),
  };
}

/** How many divisors leave a given remainder for one number? */
function drawOne(rng: Rng) {
  const product = rng.pick([36, 40, 48, 54, 60, 72, 84, 90, 96, 100, 108, 120, 144]);
  const r = rng.int(2, 11);
  const all = divisorsOf(product);
  const fitting = all.filter((d) => d > r);
  const whole = divisorsOf(product + r);
  if (fitting.length < 3) return null;
  const a = product + r;
  const key = fitting.length;
  const wrong: Wrong[] = [
    [
      all.length,
      "counts all factors",
      `This counts all ${all.length} factors of ${product}, but a factor up to ${r} cannot leave a remainder of ${r}.`,
    ],
    [
      all.filter((d) => d >= r).length,
      "lets the divisor equal the remainder",
      `This lets the divisor be ${r}, but then the remainder would be 0.`,
    ],
    [
      all.length - 1,
      "leaves out only 1",
      `This is $${all.length} - 1$, which leaves out only 1, but all factors of ${product} up to ${r} must be left out: ${listed(all.filter((d) => d <= r).map(String))}.`,
    ],
    [
      all.length - key,
      "counts the factors that are too small",
      `This is the number of factors of ${product} up to ${r}, which are the ones that are too small.`,
    ],
    [
      key - 1,
      `leaves out ${product} itself`,
      `This leaves out ${product}, but $${a} = ${product} \\times 1 + ${r}$, so ${product} is a possible divisor.`,
    ],
    [
      whole.length,
      `counts the factors of ${a}`,
      `This is the number of factors of ${a}, but they leave a remainder of 0.`,
    ],
    [
      divisorsOf(a + r).filter((d) => d > r).length,
      "adds the remainder",
      `This counts the factors of $${a} + ${r} = ${a + r}$ that are greater than ${r}. Subtract the remainder instead: $${a} - ${r} = ${product}$.`,
    ],
    [
      key - 2,
      "leaves out two of the factors",
      `This leaves out two of the ${key} factors of ${product} that are greater than ${r}: ${listed(fitting.map(String))}.`,
    ],
    [
      key + 1,
      "counts one factor too many",
      `Only ${key} factors of ${product} are greater than ${r}: ${listed(fitting.map(String))}.`,
    ],
  ];
  return {
    variant: "one-count",
    context: "pure" as const,
    difficulty: 5,
    stem: rng.pick([
      `When ${a} is divided by the positive integer $k$, the remainder is ${r}. How many different values are possible for $k$?`,
      `For how many different positive integers $k$ is the remainder equal to ${r} when ${a} is divided by $k$?`,
    ]),
    key: numberChoice(key, `The ${key} possible values are ${listed(fitting.map(String))}.`),
    slips: slipsFrom(wrong),
    solution: {
      idea: `The divisor is a factor of $${a} - ${r} = ${product}$ that is greater than the remainder.`,
      steps: [
        `$${product} = ${texFactors(product)}$ has ${all.length} positive factors: ${listed(all.map(String))}.`,
        `A divisor must be greater than its remainder, so ${listed(all.filter((d) => d <= r).map(String))} must be left out.`,
        `So $${all.length} - ${all.length - key} = ${key}$ values are possible.`,
      ],
      check: `$k = ${product}$ counts too: $${a} = ${product} \\times 1 + ${r}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Three numbers with one unknown remainder: the divisor is a factor of their differences. */
function drawSame(rng: Rng) {
  const g = rng.pick([12, 15, 16, 18, 20, 24, 28, 30, 32, 35, 36]);
  const r = rng.int(3, g - 2);
  const [x, y] = [rng.int(2, 6), rng.int(2, 6)];
  const first = g * rng.int(1, 3) + r;
  const [second, third] = [first + g * x, first + g * (x + y)];
  if (gcd(x, y) > 1 || x === y || third > 400) return null;
  const asksRemainder = rng.chance(0.35);
  const key = asksRemainder ? r : g;
  const wrong: Wrong[] = asksRemainder
    ? [
        [
          g,
          "gives the divisor",
          `${g} is the greatest possible value of $n$, and the question is about the remainder.`,
        ],
        [
          g - r,
          "subtracts the remainder from the divisor",
          `This is $${first + g - r} - ${first}$, what is missing from ${first} to the next multiple of ${g}.`,
        ],
        ...[2, 3, 4]
          .filter((p) => g % p === 0)
          .map((p): Wrong => [
            r % (g / p),
            "uses a smaller divisor",
            `With the divisor ${g / p}, the remainder would be ${r % (g / p)}, but ${g} is also possible.`,
          ]),
        [
          gcd(first, second),
          "takes a common factor of the numbers",
          `This is the greatest common factor of ${first} and ${second}, but the three numbers need not be multiples of $n$.`,
        ],
        [
          r + 1,
          "is off by one",
          `$${first} - ${r + 1} = ${first - r - 1}$ is not a multiple of ${g}.`,
        ],
        [
          r - 1,
          "is off by one",
          `$${first} - ${r - 1} = ${first - r + 1}$ is not a multiple of ${g}.`,
        ],
        [
          first % (g * Math.min(x, y)),
          "uses only one of the differences",
          `This is the remainder of ${first} divided by the difference ${g * Math.min(x, y)}, but $n$ must also be a factor of the other difference, ${g * Math.max(x, y)}.`,
        ],
        [
          r + 2,
          "makes an error in the last division",
          `$${first} - ${r + 2} = ${first - r - 2}$ is not a multiple of ${g}, but $${first} - ${r} = ${first - r}$ is.`,
        ],
        [
          first % (g * y),
          "uses only one of the differences",
          `This is the remainder of ${first} divided by the difference ${g * y}, but $n$ must also be a factor of the other difference, ${g * x}.`,
        ],
      ]
    : [
        [
          g * Math.min(x, y),
          "uses only the smaller difference",
          `This is the difference ${g * Math.min(x, y)} itself, but it isn't a factor of the other difference, ${g * Math.max(x, y)}.`,
        ],
        [g / 2, "stops at a smaller common factor", `${g / 2} is possible, but ${g} is greater.`],
        [
          2 * g,
          "takes a factor of only one difference",
          `${2 * g} is not a factor of ${x % 2 === 1 ? g * x : g * y}, the difference of two of the numbers.`,
        ],
        [g / 3, "stops at a smaller common factor", `${g / 3} is possible, but ${g} is greater.`],
        [g / 4, "stops at a smaller common factor", `${g / 4} is possible, but ${g} is greater.`],
        [g / 5, "stops at a smaller common factor", `${g / 5} is possible, but ${g} is greater.`],
        [r, "gives the remainder", `${r} is the remainder when $n = ${g}$.`],
        [
          g * Math.max(x, y),
          "uses only the greater difference",
          `This is the difference ${g * Math.max(x, y)} itself, but it isn't a factor of the other difference, ${g * Math.min(x, y)}.`,
        ],
        [
          g * (x + y),
          "uses only the least and the greatest number",
          `This is $${third} - ${first}$. Divided by it, both ${first} and ${third} leave a remainder of ${first % (third - first)}, but ${second} leaves a remainder of ${second % (third - first)}.`,
        ],
        [
          lcm(x, y) * g,
          "takes the least common multiple of the differences",
          `This is the least common multiple of ${g * x} and ${g * y}, but $n$ must be a factor of both, not a multiple.`,
        ],
      ];
  const numbers = `${first}, ${second}, and ${third}`;
  return {
    variant: asksRemainder ? "same-remainder" : "same-greatest",
    context: "pure" as const,
    difficulty: asksRemainder ? 7 : 6,
    stem: asksRemainder
      ? `If $n$ is the greatest integer for which the numbers ${numbers} all have the same remainder when divided by $n$, what is that remainder?`
      : rng.pick([
          `When each of the numbers ${numbers} is divided by the positive integer $n$, the remainder is the same. What is the greatest possible value of $n$?`,
          `What is the greatest integer $n$ such that ${numbers} all have the same remainder when divided by $n$?`,
        ]),
    key: numberChoice(
      key,
      `${g} is the greatest common factor of the differences ${g * x} and ${g * y}, and each number leaves a remainder of ${r}.`,
    ),
    slips: slipsFrom(wrong),
    solution: {
      idea: "Numbers with the same remainder differ by multiples of the divisor, so $n$ is a common factor of their differences.",
      steps: [
        `The differences are $${second} - ${first} = ${g * x}$ and $${third} - ${second} = ${g * y}$.`,
        `Both are multiples of $n$, so the greatest possible $n$ is their greatest common factor.`,
        `$${g * x} = ${g} \\times ${x}$ and $${g * y} = ${g} \\times ${y}$, so this is ${g}, because ${x} and ${y} have no common factor greater than 1.`,
        ...(asksRemainder
          ? [`$${first} = ${g} \\times ${(first - r) / g} + ${r}$, so the remainder is ${r}.`]
          : []),
      ],
      check: `Divided by ${g}, all of ${numbers} have a remainder of ${r}.`,
      takeaway: "If several numbers have the same remainder, look at their differences.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "equal-shares-with-leftovers",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "Divisors that leave given or equal remainders: common factors of differences, greater than every remainder.",

  make: (rng) => rng.pick([drawTwo, drawTwo, drawTwo, drawTwo, drawOne, drawSame, drawSame])(rng),

  possible: ({ options }) => options.map((option) => isPositiveWhole(valueOf(option).value)),

  /** Divides by every integer and compares the remainders. */
  check({ stem, options }) {
    const chosen = (wanted: (value: number) => boolean): number[] =>
      options.flatMap((option, k) => (wanted(valueOf(option).value) ? [k] : []));
    const divisors = range(1, 500);
    const numbers = read(stem, /^([^?]*)/)[0]!
      .match(/\d+/g)!
      .map(Number);
    if (stem.includes("same remainder") || stem.includes("remainder is the same")) {
      const greatest = divisors.findLast((n) => new Set(numbers.map((x) => x % n)).size === 1)!;
      const answer = stem.includes("that remainder") ? numbers[0]! % greatest : greatest;
      return chosen((value) => value === answer);
    }
    // Most stems give a number and its remainder, twice; a story gives both numbers first.
    const [a, r, b, s] = stem.startsWith("For how many")
      ? numbers.toReversed()
      : stem.includes("distributed")
        ? [0, 2, 1, 3].map((k) => numbers[k]!)
        : numbers;
    const fitting = divisors.filter((n) => a! % n === r && (b === undefined || b % n === s));
    const text = plain(stem);
    if (text.includes("could be")) return chosen((value) => fitting.includes(value));
    const answer = /how many different/i.test(text)
      ? fitting.length
      : text.includes("greatest possible")
        ? fitting.at(-1)
        : fitting[0];
    return chosen((value) => value === answer);
  },
};
