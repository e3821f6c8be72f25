import {
  capital,
  choose,
  divisorsOf,
  inWords,
  fromWords,
  listed,
  plain,
  type ProblemTemplate,
  product,
  range,
  read,
  type Rng,
  type Slip,
  subsets,
  sum,
  texThousands,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const AIMS = ["greatest", "least"] as const;
type Aim = (typeof AIMS)[number];

const signOf = (aim: Aim): 1 | -1 => (aim === "greatest" ? 1 : -1);
const tex = (n: number): string => (n < 0 ? `$-${texThousands(-n)}$` : thousands(n));
const factors = (numbers: readonly number[]): string => numbers.map((n) => `(${n})`).join("");
const terms = (numbers: readonly number[]): string =>
  numbers.map((n) => (n < 0 ? `(${n})` : `${n}`)).join(" + ");

const choice = (value: number, why: string) => ({ text: tex(value), value, why });
const slip = ([value, name, why]: Wrong): Slip => ({ text: tex(value), value, slip: name, why });

/** At most one wrong answer with another sign than the key. */
function slipsNear(key: number, wrong: readonly Wrong[]): Slip[] {
  const isOdd = ([value]: Wrong) => Math.sign(value) !== Math.sign(key);
  const odd = wrong.findIndex(isOdd);
  return wrong.filter((one, k) => !isOdd(one) || k === odd).map(slip);
}

const best = <T>(list: readonly T[], size: (one: T) => number, aim: Aim): T =>
  list.reduce((one, other) => (signOf(aim) * size(other) > signOf(aim) * size(one) ? other : one));

const negatives = (numbers: readonly number[]): number => numbers.filter((n) => n < 0).length;

const SIGN_TAKEAWAY =
  "For an extreme product, decide on the sign first: two negative factors make a positive product.";

/** The best product for each number of negative factors, and the best of these. */
function chosenSteps(all: readonly number[][], size: number, aim: Aim): string[] {
  const cases = range(0, size)
    .filter((k) => k % 2 === (aim === "greatest" ? 0 : 1))
    .map((k) => [k, all.filter((one) => product(one) !== 0 && negatives(one) === k)] as const)
    .filter(([, found]) => found.length > 0)
    .map(([k, found]) => [k, best(found, product, aim)] as const);
  const chosen = best(
    cases.map(([, one]) => one),
    product,
    aim,
  );
  return [
    ...cases.map(
      ([k, one]) =>
        `With ${k === 0 ? "no" : inWords(k)} negative ${k === 1 ? "factor" : "factors"}, the ${aim} product is $${factors(one)} = ${product(one)}$.`,
    ),
    cases.length > 1
      ? `The ${aim} of these is ${tex(product(chosen))}.`
      : `No other number of negative factors makes the product ${aim === "greatest" ? "positive" : "negative"}.`,
  ];
}

/** The greatest or least product of some numbers of a set. */
function drawChosen(rng: Rng) {
  const isRow = rng.chance(0.5);
  const nonzero = range(-9, 9).filter((n) => n !== 0);
  const list = isRow
    ? range(-rng.int(4, 8), rng.int(3, 8))
    : rng.sample(nonzero, rng.int(5, 7)).toSorted((a, b) => a - b);
  const size = rng.pick([3, 3, 4]);
  const aim = rng.pick(AIMS);
  const all = subsets(list, size);
  const chosen = best(all, product, aim);
  const key = product(chosen);
  const [low, high] = [list.slice(0, size), list.slice(-size)];
  const isPlain = [low, high].some((numbers) => product(numbers) === key);
  if (isPlain || Math.sign(key) !== signOf(aim)) return null;
  const [first, last] = [list[0]!, list.at(-1)!];
  const others = all
    .map((numbers) => [product(numbers), numbers] as const)
    .filter(([value]) => value !== key && Math.sign(value) === Math.sign(key))
    .toSorted(([a], [b]) => signOf(aim) * (b - a));
  const repeated = range(0, size).map((k) => first ** k * last ** (size - k));
  const beyond = repeated.filter((value) => signOf(aim) * value > signOf(aim) * key);
  const largest = list.toSorted((a, b) => Math.abs(b) - Math.abs(a)).slice(0, size);
  const again = "uses a number more than once";
  const isLess = (numbers: readonly number[]): string =>
    `$${factors(numbers)} = ${product(numbers)}$, but $${factors(chosen)} = ${key}$ is ${aim === "greatest" ? "greater" : "less"}.`;
  const withRepeats = (value: number): number[] => {
    const k = repeated.indexOf(value);
    return range(1, size).map((place) => (place <= k ? first : last));
  };
  const wrong: Wrong[] = [
    ...others
      .slice(0, 3)
      .map(([value, numbers]): Wrong => [
        value,
        "does not compare all pairs of signs",
        isLess(numbers),
      ]),
    // Not both products of the numbers at the ends, because they would show which numbers are allowed.
    ...(rng.chance(0.5)
      ? rng
          .shuffle(beyond)
          .slice(0, 1)
          .map((value): Wrong => [
            value,
            again,
            `This is $${factors(withRepeats(value))}$, but the integers must be different.`,
          ])
      : [
          [
            product(aim === "greatest" ? high : low),
            `takes the ${aim} numbers`,
            isLess(aim === "greatest" ? high : low),
          ] as Wrong,
        ]),
    [
      -product(largest),
      "drops a sign",
      `The product of the integers farthest from 0 is $${factors(largest)} = ${product(largest)}$, which is ${product(largest) < 0 ? "negative, not positive" : "positive, not negative"}.`,
    ],
    [
      product(aim === "greatest" ? low : high),
      "takes the numbers at the wrong end",
      isLess(aim === "greatest" ? low : high),
    ],
    ...others
      .slice(3, 6)
      .map(([value, numbers]): Wrong => [
        value,
        "does not compare all pairs of signs",
        isLess(numbers),
      ]),
  ];
  const from = isRow
    ? `the integers from $${first}$ to ${last}, inclusive`
    : `the set $\\{${list.join(", ")}\\}$`;
  return {
    variant: `chosen-${aim}`,
    difficulty: size === 4 ? 4 : 3,
    stem: rng.pick([
      `What is the ${aim} possible product of ${inWords(size)} different integers ${isRow ? `from $${first}$ to ${last}, inclusive` : `in ${from}`}?`,
      `If ${inWords(size)} different integers are selected from ${from}, what is the ${aim} possible value of their product?`,
    ]),
    key: choice(
      key,
      `$${factors(chosen)} = ${key}$, and no other selection has a ${aim === "greatest" ? "greater" : "smaller"} product.`,
    ),
    slips: slipsNear(key, wrong),
    solution: {
      idea: `The product should be ${aim === "greatest" ? "positive, so the number of negative factors must be even" : "negative, so the number of negative factors must be odd"}, and its factors should be far from 0.`,
      steps: chosenSteps(all, size, aim),
      takeaway: SIGN_TAKEAWAY,
    },
  };
}

interface Expression {
  readonly tex: string;
  readonly of: (x: number, y: number) => number;
  readonly aims: readonly Aim[];
  readonly difficulty: number;
  /** What makes it great and what makes it small. */
  readonly hints: Readonly<Record<Aim, string>>;
}

const EXPRESSIONS: readonly Expression[] = [
  {
    tex: "xy",
    of: (x, y) => x * y,
    aims: AIMS,
    difficulty: 3,
    hints: {
      greatest: "The product is greatest when both factors are far from 0 and have the same sign.",
      least: "The product is least when both factors are far from 0 and have different signs.",
    },
  },
  {
    tex: "x^2y",
    of: (x, y) => x * x * y,
    aims: AIMS,
    difficulty: 4,
    hints: {
      greatest:
        "The square is never negative, so $y$ should be as great as possible and $x$ as far from 0 as possible.",
      least:
        "The square is never negative, so $y$ should be as small as possible and $x$ as far from 0 as possible.",
    },
  },
  {
    tex: "x^2 - y^2",
    of: (x, y) => x * x - y * y,
    aims: AIMS,
    difficulty: 5,
    hints: {
      greatest: "The first square should be as great as possible, and the second square can be 0.",
      least: "The first square can be 0, and the second square should be as great as possible.",
    },
  },
  {
    tex: "(x - y)^2",
    of: (x, y) => (x - y) ** 2,
    aims: ["greatest"],
    difficulty: 4,
    hints: {
      greatest: "The square is greatest when $x$ and $y$ are as far apart as possible.",
      least: "The square is least when $x$ and $y$ are as close together as possible.",
    },
  },
  {
    tex: "y - x^2",
    of: (x, y) => y - x * x,
    aims: AIMS,
    difficulty: 4,
    hints: {
      greatest: "The square that is subtracted can be 0, and $y$ should be as great as possible.",
      least:
        "The square that is subtracted should be as great as possible, and $y$ as small as possible.",
    },
  },
  {
    tex: "x^2 - y",
    of: (x, y) => x * x - y,
    aims: AIMS,
    difficulty: 4,
    hints: {
      greatest: "The square should be as great as possible, and $y$ as small as possible.",
      least: "The square can be 0, and $y$ should be as great as possible.",
    },
  },
];

type Bounds = readonly [a: number, b: number, c: number, d: number];

const inParentheses = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** The expression with numbers in it. */
function substituted(expression: string, x: number, y: number): string {
  return expression.endsWith("y") && !/[+-]/.test(expression)
    ? expression.replace("x", `(${x})`).replace("y", `(${y})`)
    : expression
        .replace(/(?<=^\(?)x(?!\^)/, `${x}`)
        .replace("x", inParentheses(x))
        .replace(/^y/, `${y}`)
        .replace("y", inParentheses(y));
}

const farthest = (low: number, high: number): number => (-low > high ? low : high);

/** Where a value comes from that is built from the greatest absolute values. */
function whySignless(of: Expression["of"], [a, b, c, d]: Bounds, signless: number): string {
  const [p, q] = [farthest(a, b), farthest(c, d)];
  const [x, y] = [
    [p, q],
    [-p, q],
    [p, -q],
    [-p, -q],
  ].find(([one, other]) => Math.abs(of(one!, other!)) === Math.abs(signless)) as [number, number];
  const value = of(x, y);
  if (value !== signless)
    return `For $x = ${x}$ and $y = ${y}$, the value is ${tex(value)}, not ${tex(signless)}.`;
  const outside = [
    ...(x === p ? [] : [`$x$ can't be $${x}$`]),
    ...(y === q ? [] : [`$y$ can't be $${y}$`]),
  ];
  return `This is the value for $x = ${x}$ and $y = ${y}$, ${outside.length > 0 ? `but ${outside.join(", and ")}` : "where both are farthest from 0, but another combination goes further"}.`;
}

/** Where a square is greatest, and where it is least. */
const most = (letter: string, n: number): string =>
  `$${letter}^2$ is at most $${inParentheses(n)}^2 = ${n * n}$, for $${letter} = ${n}$`;
const zero = (letter: string): string => `$${letter}^2$ is at least 0, for $${letter} = 0$`;

/** The step that decides where the extreme value is. */
function decidingStep(expression: string, aim: Aim, [a, b, c, d]: Bounds): string {
  const [p, q] = [farthest(a, b), farthest(c, d)];
  const isGreat = aim === "greatest";
  switch (expression) {
    case "xy":
      return isGreat
        ? `Two negative bounds give $(${a})(${c}) = ${a * c}$, and two positive bounds give $(${b})(${d}) = ${b * d}$.`
        : `One negative and one positive bound give $(${a})(${d}) = ${a * d}$ or $(${b})(${c}) = ${b * c}$.`;
    case "(x - y)^2":
      return `$x - y$ runs from $${a} - ${d} = ${a - d}$ to $${b} - (${c}) = ${b - c}$, so the squares to compare are $(${a - d})^2 = ${(a - d) ** 2}$ and $${b - c}^2 = ${(b - c) ** 2}$.`;
    case "x^2y":
      return `${most("x", p)}, and $y$ is at ${isGreat ? `most ${d}` : `least $${c}$`}.`;
    case "x^2 - y^2":
      return isGreat ? `${most("x", p)}, and ${zero("y")}.` : `${zero("x")}, and ${most("y", q)}.`;
    case "y - x^2":
      return isGreat
        ? `${zero("x")}, and $y$ is at most ${d}.`
        : `${most("x", p)}, and $y$ is at least $${c}$.`;
    default:
      return isGreat
        ? `${most("x", p)}, and $y$ is at least $${c}$.`
        : `${zero("x")}, and $y$ is at most ${d}.`;
  }
}

function boundedSolution({ tex: expression, of, hints }: Expression, aim: Aim, bounds: Bounds) {
  const [a, b, c, d] = bounds;
  const pairs = [a, b, 0].flatMap((x) => [c, d, 0].map((y) => ({ x, y })));
  const at = best(pairs, ({ x, y }) => of(x, y), aim);
  const corners = [a, b].flatMap((x) => [c, d].map((y) => tex(of(x, y))));
  const hasZero = at.x === 0 || at.y === 0;
  const isSquared = /[xy]\^2/.test(expression);
  return {
    idea: hasZero
      ? "The extreme value is found at a bound of one variable and where the square of the other is 0."
      : "The extreme value is found at the bounds.",
    steps: [
      hints[aim],
      decidingStep(expression, aim, bounds),
      `So the ${aim} value is for $x = ${at.x}$ and $y = ${at.y}$: $${substituted(expression, at.x, at.y)} = ${of(at.x, at.y)}$.`,
    ],
    check: hasZero
      ? `The four combinations of bounds give only ${listed(corners)}.`
      : `The four combinations of bounds give ${listed(corners)}, and the ${aim} of these is ${tex(of(at.x, at.y))}.`,
    takeaway: `With variables between a negative and a positive bound, test all combinations of the bounds${isSquared ? ", and also 0 for a variable that is squared" : ""}.`,
  };
}

/** An expression of two numbers between bounds on both sides of 0. */
function drawBounded(rng: Rng) {
  const drawn = rng.pick(EXPRESSIONS);
  const { tex: expression, of, aims, difficulty } = drawn;
  const aim = rng.pick(aims);
  const [a, b, c, d] = [-rng.int(2, 9), rng.int(1, 8), -rng.int(2, 9), rng.int(1, 8)] as const;
  const points = [a, b, 0].flatMap((x) => [c, d, 0].map((y) => ({ x, y, value: of(x, y) })));
  const at = best(points, ({ value }) => value, aim);
  const key = at.value;
  const upper = of(b, d);
  const wide = Math.max(-a, b);
  const tall = Math.max(-c, d);
  const corners = points
    .filter(({ x, y, value }) => value !== key && value !== 0 && (x !== 0 || y !== 0))
    .toSorted((p, q) => signOf(aim) * (q.value - p.value));
  const signless = signOf(aim) * Math.max(Math.abs(of(wide, tall)), Math.abs(of(wide, -tall)));
  const isFor = (x: number, y: number): string =>
    `For $x = ${x}$ and $y = ${y}$, the value is $${substituted(expression, x, y)} = ${of(x, y)}$`;
  const beaten = (x: number, y: number): string =>
    `${isFor(x, y)}, but for $x = ${at.x}$ and $y = ${at.y}$ it is ${tex(key)}, which is ${aim === "greatest" ? "greater" : "less"}.`;
  const atCorners = corners.map(({ x, y, value }): Wrong => [
    value,
    "does not try every combination of bounds",
    beaten(x, y),
  ]);
  const wrong: Wrong[] = [
    ...atCorners.slice(0, 1),
    [upper, `takes both upper bounds`, beaten(b, d)],
    [signless, "looks only at size and not at signs", whySignless(of, [a, b, c, d], signless)],
    [of(a, c), "takes both lower bounds", beaten(a, c)],
    ...atCorners.slice(1),
    [
      signOf(aim) * (wide ** 2 + tall ** 2),
      "adds where the expression subtracts",
      `This is $${aim === "greatest" ? `${wide}^2 + ${tall}^2` : `-(${wide}^2 + ${tall}^2)`}$, which adds two squares, but the expression is $${expression}$.`,
    ],
    [-key, "loses the sign", `${isFor(at.x, at.y)}, not ${tex(-key)}.`],
  ];
  if (a === -b || c === -d || key === 0 || key === upper) return null;
  const isSquare = expression === "(x - y)^2";
  return {
    variant: `bounds-${aim}`,
    difficulty,
    stem: rng.pick([
      `If $${a} \\leq x \\leq ${b}$ and $${c} \\leq y \\leq ${d}$, what is the ${aim} possible value of $${expression}$?`,
      `If $x$ is a number from $${a}$ to ${b}, inclusive, and $y$ is a number from $${c}$ to ${d}, inclusive, what is the ${aim} possible value of $${expression}$?`,
    ]),
    key: choice(
      key,
      `${isFor(at.x, at.y)}, and no other value is ${aim === "greatest" ? "greater" : "less"}.`,
    ),
    slips: isSquare ? wrong.filter(([value]) => value > 0).map(slip) : slipsNear(key, wrong),
    solution: boundedSolution(drawn, aim, [a, b, c, d]),
  };
}

/** Three different integers with a given product: the greatest or the least sum. */
function drawSum(rng: Rng) {
  const size = rng.pick([12, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 50, 60]);
  const value = rng.chance(0.6) ? size : -size;
  const aim = rng.pick(AIMS);
  const divisors = divisorsOf(size).flatMap((d) => [-d, d]);
  const triples = subsets(
    divisors.toSorted((x, y) => x - y),
    3,
  ).filter((one) => product(one) === value);
  const chosen = best(triples, sum, aim);
  const key = sum(chosen);
  const alike = signOf(value > 0 ? "greatest" : "least");
  const sameSign = triples.filter((one) => one.every((n) => Math.sign(n) === alike));
  const others = triples
    .toSorted((p, q) => signOf(aim) * (sum(q) - sum(p)))
    .filter((one) => sum(one) !== key);
  const isPlain = sameSign.some((one) => sum(one) === key);
  const twice = [1, 1, size].map((n) => signOf(aim) * n);
  const beaten = (one: readonly number[]): string =>
    `$${factors(one)} = ${value}$, and the sum is ${tex(sum(one))}, but $${terms(chosen)} = ${key}$ is ${aim === "greatest" ? "greater" : "less"}.`;
  const ofOneSign = AIMS.map((to) => best(sameSign, sum, to));
  const wrong: Wrong[] = [
    ...others
      .slice(0, 2)
      .map((one): Wrong => [sum(one), "stops before the extreme case", beaten(one)]),
    [
      signOf(aim) * (size + 2),
      "uses a factor twice",
      `This is $${terms(twice)}$, but the three integers must be different${product(twice) === value ? "" : `, and the product of these would be $${product(twice)}$, not $${value}$`}.`,
    ],
    ...others
      .slice(2, 4)
      .map((one): Wrong => [sum(one), "stops before the extreme case", beaten(one)]),
    [
      signOf(aim) * (size + 1),
      "leaves out one of the integers",
      `This is $${terms(twice.slice(1))}$, the sum of only two integers. The third one must be included.`,
    ],
    ...ofOneSign.map((one): Wrong => [
      sum(one),
      `takes only ${value > 0 ? "positive" : "negative"} integers`,
      beaten(one),
    ]),
    [
      key - 1,
      "is off by one",
      `The ${aim} sum is $${terms(chosen)} = ${key}$, not ${tex(key - 1)}.`,
    ],
    [-key, "loses the sign", `The ${aim} sum is $${terms(chosen)} = ${key}$, not ${tex(-key)}.`],
  ];
  const isMixed = chosen.includes(1) && chosen.includes(-1);
  return {
    variant: `sum-${aim}`,
    difficulty: isPlain ? 5 : 6,
    stem: rng.pick([
      `If the product of three different integers is $${value}$, what is the ${aim} possible value of the sum of the three integers?`,
      `If $a$, $b$, and $c$ are integers such that $a < b < c$ and $abc = ${value}$, what is the ${aim} possible value of $a + b + c$?`,
    ]),
    key: choice(key, `$${factors(chosen)} = ${value}$ and $${terms(chosen)} = ${key}$.`),
    slips: wrong.map(slip),
    solution: {
      idea: "The integers can be negative, as long as the sign of the product is right.",
      steps: [
        `For the ${aim} sum, one integer should be as far from 0 as possible, so the other two should be close to 0.`,
        isMixed
          ? `The integers 1 and $-1$ are the two closest to 0 that can be used, and the third one is then $${chosen.find((n) => Math.abs(n) !== 1) ?? size}$.`
          : `With 1 and $-1$, the third integer and the sum would be $${-value}$, far from the ${aim} sum, so use the factors that are next to these.`,
        `The best choice is $${factors(chosen)} = ${value}$, with the sum $${terms(chosen)} = ${key}$.`,
        `The next best is $${factors(others[0]!)} = ${value}$, with a sum of only ${tex(sum(others[0]!))}.`,
      ],
      check: "The integers must be different, so neither 1 nor $-1$ can be used twice.",
      takeaway:
        "Integers can be negative, and the sign of a product changes with each factor of $-1$.",
    },
  };
}

const KINDS: Readonly<Record<string, (n: number) => boolean>> = {
  integers: (n) => n !== 0,
  "even integers": (n) => n % 2 === 0 && n !== 0,
  "odd integers": (n) => n % 2 !== 0,
  "multiples of 3": (n) => n % 3 === 0 && n !== 0,
};

/** Pairs of opposites first, and then the integer that makes the sign right. */
function closestSteps(
  positive: readonly number[],
  chosen: readonly number[],
  sign: "negative" | "positive",
): string[] {
  const size = chosen.length;
  const half = Math.floor(size / 2);
  const pairs = positive.slice(0, half).flatMap((n) => [-n, n]);
  const next = positive[half]!;
  const result = `$${factors(chosen)} = ${product(chosen)}$`;
  const taken = listed(pairs.map((n) => `$${n}$`));
  if (size % 2 === 1)
    return [
      `The integers closest to 0 are ${taken}, and then ${next} and $-${next}$, of which one is needed.`,
      `To make the product ${sign}, take $${chosen.find((n) => Math.abs(n) === next) ?? next}$: ${result}.`,
    ];
  return product(pairs) < 0 === (sign === "negative")
    ? [`The integers closest to 0 are ${taken}, and their product is ${sign}: ${result}.`]
    : [
        `The integers closest to 0 are ${taken}, but $${factors(pairs)} = ${product(pairs)}$ isn't ${sign}.`,
        `So one of them must be replaced by the next one, ${next} or $-${next}$, and the best choice is ${result}.`,
      ];
}

/** Different integers with a negative or positive product, as close to 0 as possible. */
function drawClosest(rng: Rng) {
  const kind = rng.pick(Object.keys(KINDS));
  const size = rng.pick(kind === "multiples of 3" ? [3] : kind === "integers" ? [3, 4, 5] : [3, 4]);
  const [sign, aim] = rng.pick([
    ["negative", "greatest"],
    ["positive", "least"],
  ] as const);
  const all = subsets(range(-12, 12).filter(KINDS[kind]!), size)
    .filter((one) => product(one) < 0 === (sign === "negative"))
    .toSorted((one, other) => Math.abs(product(one)) - Math.abs(product(other)));
  const chosen = all[0]!;
  const key = product(chosen);
  const side = Math.sign(key);
  const alike = all.find(
    (one) => one.filter((n) => n < 0).length === (sign === "negative" ? 1 : 0),
  )!;
  const below = all.find((one) => one.every((n) => n < 0));
  const others = [...new Set(all.map(product))].filter((value) => value !== key);
  const unit = Math.min(...chosen.map(Math.abs));
  const beaten = (one: readonly number[]): string =>
    `$${factors(one)} = ${product(one)}$, but $${factors(chosen)} = ${key}$ is closer to 0.`;
  const without = (one: readonly number[]): string =>
    one.includes(unit)
      ? `This is $${factors(one.filter((n) => n !== unit))}$, a product of only ${inWords(size - 1)} integers.`
      : `There must be ${inWords(size)} integers.`;
  const wrong: Wrong[] = [
    [
      product(alike),
      sign === "negative" ? "uses one negative integer only" : "uses only positive integers",
      beaten(alike),
    ],
    [
      side * unit ** size,
      "uses an integer more than once",
      `This is $${factors(range(1, size).map((k) => (k === 1 ? side : 1) * unit))}$, but the integers must be different.`,
    ],
    ...(below ? [[product(below), "uses only negative integers", beaten(below)] as Wrong] : []),
    ...others
      .slice(0, 3)
      .map((value): Wrong => [
        value,
        "does not pair small integers with their opposites",
        beaten(all.find((one) => product(one) === value)!),
      ]),
    [product(alike) / unit, "leaves out an integer", without(alike)],
    [
      key - side * unit ** size,
      "takes one factor closer to 0 than the integers allow",
      `No ${inWords(size)} different ${kind} have this product: $${factors(chosen)} = ${key}$ is the ${sign} product closest to 0.`,
    ],
    [key / unit, "leaves out an integer", without(chosen)],
    [
      -key,
      "loses the sign",
      `The product must be ${sign}, and $${factors(chosen)} = ${key}$, not ${tex(-key)}.`,
    ],
  ];
  return {
    variant: `closest-${sign}`,
    difficulty: 6,
    stem: rng.pick([
      `If the product of ${inWords(size)} different ${kind} is ${sign}, what is the ${aim} possible value of the product?`,
      `What is the ${aim} possible ${sign} number that is the product of ${inWords(size)} different ${kind}?`,
    ]),
    key: choice(key, `$${factors(chosen)} = ${key}$, and no other ${sign} product is closer to 0.`),
    slips: wrong.filter(([value]) => Number.isInteger(value) && value !== 0).map(slip),
    solution: {
      idea: `The product should be as close to 0 as possible, so use small integers of both signs.`,
      steps: [
        "An integer and its opposite are different, so both can be used.",
        ...closestSteps(range(1, 12).filter(KINDS[kind]!), chosen, sign),
      ],
      check: `The ${inWords(size)} integers are different, and the number of negative ones is ${negatives(chosen)}, which makes the product ${sign}.`,
      takeaway:
        "Different integers can be opposites, and pairs such as 1 and $-1$ keep a product close to 0.",
    },
  };
}

/** "10 · 9 / 2 · 1" as the number of ways to select k of n. */
function waysTex(n: number, k: number): string {
  if (k < 2) return k === 0 ? "1" : `${n}`;
  const [top, bottom] = [range(n - k + 1, n).toReversed(), range(1, k).toReversed()];
  return `\\frac{${top.join(" \\cdot ")}}{${bottom.join(" \\cdot ")}}`;
}

/** How many selections have k negative integers, with the calculation. */
function caseText(n: number, p: number, size: number, k: number): string {
  const negative = `${k === 0 ? "no" : inWords(k)} negative`;
  const rest = size - k;
  const positive = `${rest === 0 ? "no" : rest === 1 ? "one" : inWords(rest)} positive`;
  const parts = [...(k > 0 ? [waysTex(n, k)] : []), ...(rest > 0 ? [waysTex(p, rest)] : [])];
  const ways = choose(n, k) * choose(p, rest);
  const isPlain = parts.length === 1 && parts[0] === `${ways}`;
  return `${negative} and ${positive} ${rest === 1 ? "integer" : "integers"} can be selected in ${isPlain ? ways : `$${parts.join(" \\cdot ")} = ${ways}$`} ${ways === 1 ? "way" : "ways"}`;
}

/** In how many selections is the product negative or positive? */
function drawCount(rng: Rng) {
  const [n, p] = [rng.int(2, 5), rng.int(2, 5)];
  const size = rng.pick([2, 3, 3]);
  const hasZero = rng.chance(0.5);
  const sign = rng.pick(["negative", "positive"] as const);
  const list = hasZero
    ? range(-n, p)
    : [...rng.sample(range(-9, -1), n), ...rng.sample(range(1, 9), p)].toSorted((a, b) => a - b);
  const parity = sign === "negative" ? 1 : 0;
  const ways = (k: number) => choose(n, k) * choose(p, size - k);
  const counted = range(0, size).filter((k) => k % 2 === parity && ways(k) > 0);
  const key = sum(counted.map(ways));
  const opposite = choose(n + p, size) - key;
  if (n === p || key < 3 || opposite < 2) return null;
  const zeros = choose(n + p, size - 1);
  const cases = counted.map((k) => caseText(n, p, size, k));
  const wrong: Wrong[] = [
    [
      opposite,
      `counts the ${sign === "negative" ? "positive" : "negative"} products`,
      `These are the selections with ${parity === 1 ? "an even" : "an odd"} number of negative integers, so their products are ${sign === "negative" ? "positive" : "negative"}.`,
    ],
    ...counted
      .filter((k) => ways(k) !== key)
      .map((k): Wrong => [
        ways(k),
        "forgets a case",
        `These are only the selections with ${k === 0 ? "no" : inWords(k)} negative ${k === 1 ? "integer" : "integers"}. ${key - ways(k) === 1 ? "One other with a" : `${key - ways(k)} others with a`} ${sign} product ${key - ways(k) === 1 ? "is" : "are"} missing.`,
      ]),
    [
      choose(n + p + (hasZero ? 1 : 0), size),
      "counts all selections",
      `This is the number of all selections, but ${hasZero ? `${zeros} of them have a product of 0 and ${opposite}` : `${opposite} of them`} have a ${sign === "negative" ? "positive" : "negative"} product.`,
    ],
    [
      choose(n + p, size),
      "counts all selections without 0",
      `This is the number of selections without 0, but ${opposite} of them have a ${sign === "negative" ? "positive" : "negative"} product.`,
    ],
    [
      2 * key,
      "counts each selection twice",
      `This counts each of the ${key} selections twice, but the order of selection does not matter.`,
    ],
    [
      Math.floor(choose(n + p, size) / 2),
      "takes half of the selections",
      `This is half of the ${choose(n + p, size)} selections ${hasZero ? "without 0" : "in all"}${choose(n + p, size) % 2 === 1 ? ", rounded down" : ""}. But the numbers of negative and positive integers, ${n} and ${p}, differ, and so do the numbers of negative and positive products.`,
    ],
    [
      key + zeros,
      "counts products that are 0",
      hasZero
        ? `This includes the ${zeros} selections with 0, but a product of 0 is not ${sign}.`
        : `This adds ${zeros} selections that would have a product of 0 if 0 were one of the integers.`,
    ],
    [key - 1, "misses one selection", `One selection is missing, because ${cases.join(", and ")}.`],
    [
      key + 1,
      "counts one selection too many",
      `This counts one selection too many, because ${cases.join(", and ")}.`,
    ],
  ];
  const from = hasZero
    ? `the integers from $${-n}$ to ${p}, inclusive`
    : `the set $\\{${list.join(", ")}\\}$`;
  return {
    variant: `count-${sign}`,
    difficulty: size === 2 ? 4 : 5,
    stem: rng.pick([
      `${inWords(size).replace(/^t/, "T")} different integers are to be selected from ${from}. How many of the possible selections have a ${sign} product?`,
      `In how many ways can ${inWords(size)} different integers be selected from ${from}${hasZero ? "," : ""} so that the product of the selected integers is ${sign}? (Note: The order of selection does not matter.)`,
    ]),
    key: choice(
      key,
      `${capital(cases.join(", and "))}${cases.length > 1 ? `, for a total of ${key}` : ""}.`,
    ),
    slips: wrong.filter(([value]) => value > 0).map(slip),
    solution: {
      idea: `A product is ${sign} if none of its factors is 0 and ${parity === 1 ? "an odd" : "an even"} number of them are negative.`,
      steps: [
        `There are ${n} negative and ${p} positive integers.`,
        ...cases.map((one) => `${capital(one)}.`),
        ...(counted.length > 1
          ? [`The total is $${counted.map(ways).join(" + ")} = ${key}$.`]
          : [`No other ${parity === 1 ? "odd" : "even"} number of negative integers is possible.`]),
      ],
      check: hasZero
        ? `With the ${opposite} products of the opposite sign and the ${zeros} products of 0, that makes $${key} + ${opposite} + ${zeros} = ${choose(n + p + 1, size)}$, all the selections.`
        : `With the ${opposite} products of the opposite sign, that makes $${key} + ${opposite} = ${choose(n + p, size)}$, all the selections.`,
      takeaway:
        "The sign of a product depends only on whether the number of negative factors is even or odd.",
    },
  };
}

/** For the checker: numbers in steps of one half. */
function grid(from: number, to: number): number[] {
  return range(2 * from, 2 * to).map((n) => n / 2);
}

export const template: ProblemTemplate = {
  id: "extreme-product-of-chosen",
  format: "problem-solving",
  subtopic: "parity-signs",
  domain: "arithmetic",
  pattern:
    "Signs decide: extreme products, extreme values between bounds, extreme sums for a product, and counts by sign.",

  make(rng) {
    const draft = rng.pick([
      drawChosen,
      drawBounded,
      drawBounded,
      drawBounded,
      drawSum,
      drawCount,
      drawChosen,
      drawSum,
      drawCount,
      drawClosest,
    ])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** A greatest product isn't negative, a least one not positive, and a count is positive. */
  possible({ stem, options }) {
    const aim =
      /(greatest|least) possible (?:product|value of (?:their product|\$xy|\$x\^2y))/.exec(stem);
    const stated = /is negative,|possible negative/.test(stem)
      ? -1
      : /is positive,|possible positive/.test(stem)
        ? 1
        : 0;
    const sign = aim ? signOf(aim[1] as Aim) : stated;
    return options.map((option) => Math.sign(valueOf(option).value) !== -sign || sign === 0);
  },

  /** Goes through all selections, or through a fine grid between the bounds. */
  check({ stem, options }) {
    const text = plain(stem);
    const values = options.map((option) => valueOf(option).value);
    const chosen = (wanted: number) => values.flatMap((value, k) => (value === wanted ? [k] : []));
    const extreme = (list: readonly number[]) =>
      list.reduce((x, y) => (text.includes("greatest") ? Math.max(x, y) : Math.min(x, y)));
    const closest = /different ([a-z ]+(?: 3)?)(?: is (?:negative|positive),|\?)/.exec(text);
    if (closest && KINDS[closest[1]!]) {
      const size = fromWords(read(stem, /(three|four|five) different/)[0]!);
      const products = subsets(range(-10, 10).filter(KINDS[closest[1]!]!), size).map(product);
      const isOnSide = (n: number) => (text.includes("negative") ? n < 0 : n > 0);
      return chosen(extreme(products.filter(isOnSide)));
    }
    const three = /(?:integers is|abc =) (-?\d+)/.exec(text);
    if (three) {
      const wanted = Number(three[1]);
      const all = range(-60, 60).filter((n) => n !== 0 && wanted % n === 0);
      return chosen(
        extreme(
          subsets(all, 3)
            .filter((one) => product(one) === wanted)
            .map(sum),
        ),
      );
    }
    const expression = EXPRESSIONS.find(({ tex: one }) => stem.includes(`value of $${one}$?`));
    if (expression) {
      const [a, b, c, d] = text
        .match(/-?\d+(?= <=| to|\b)/g)!
        .filter((_, k) => k < 4)
        .map(Number) as [number, number, number, number];
      return chosen(extreme(grid(a, b).flatMap((x) => grid(c, d).map((y) => expression.of(x, y)))));
    }
    const set = /\\\{([^}]*)\\/.exec(stem)?.[1]?.split(", ").map(Number);
    const ends = set ? [] : read(stem, /from (-\d+) to (\d+)/).map(Number);
    const list = set ?? range(ends[0]!, ends[1]!);
    const size = fromWords(read(stem.toLowerCase(), /(two|three|four) different/)[0]!);
    const products = subsets(list, size).map(product);
    if (/how many/i.test(text))
      return chosen(
        products.filter((one) => (text.includes("negative") ? one < 0 : one > 0)).length,
      );
    return chosen(extreme(products));
  },
};
