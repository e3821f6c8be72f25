import {
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

const SIGN_TAKEAWAY =
  "For an extreme product, decide on the sign first: two negative factors make a positive product.";

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
  const wrong: Wrong[] = [
    ...others
      .slice(0, 3)
      .map(([value, numbers]): Wrong => [
        value,
        "does not compare all pairs of signs",
        `$${factors(numbers)} = ${value}$, but $${factors(chosen)} = ${key}$ is ${aim === "greatest" ? "greater" : "less"}.`,
      ]),
    // Not both products of the numbers at the ends, because they would show which numbers are allowed.
    ...(rng.chance(0.5)
      ? rng
          .shuffle(beyond)
          .slice(0, 1)
          .map((value): Wrong => [value, again, "The numbers must be different."])
      : [
          [
            product(aim === "greatest" ? high : low),
            `takes the ${aim} numbers`,
            `$${factors(aim === "greatest" ? high : low)}$ does not use the signs well.`,
          ] as Wrong,
        ]),
    [
      -product(largest),
      "drops a sign",
      `$${factors(largest)} = ${product(largest)}$ has the wrong sign.`,
    ],
    [
      product(aim === "greatest" ? low : high),
      "takes the numbers at the wrong end",
      `$${factors(aim === "greatest" ? low : high)}$ does not use the signs well.`,
    ],
    ...others
      .slice(3, 6)
      .map(([value, numbers]): Wrong => [
        value,
        "does not compare all pairs of signs",
        `$${factors(numbers)} = ${value}$, but $${factors(chosen)} = ${key}$ is ${aim === "greatest" ? "greater" : "less"}.`,
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
      steps: [
        `Compare the selections with ${aim === "greatest" ? "an even" : "an odd"} number of negative factors, and take the numbers farthest from 0.`,
        `The best of them is $${factors(chosen)} = ${key}$.`,
      ],
      check: "Try each possible number of negative factors before you choose.",
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

/** An expression of two numbers between bounds on both sides of 0. */
function drawBounded(rng: Rng) {
  const { tex: expression, of, aims, difficulty, hints } = rng.pick(EXPRESSIONS);
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
  const atCorners = corners.map(({ x, y, value }): Wrong => [
    value,
    "does not try every combination of bounds",
    `This is the value for $x = ${x}$ and $y = ${y}$.`,
  ]);
  const wrong: Wrong[] = [
    ...atCorners.slice(0, 1),
    [upper, `takes both upper bounds`, `This is the value for $x = ${b}$ and $y = ${d}$.`],
    [
      signless,
      "looks only at size and not at signs",
      `This uses the greatest absolute values, but with the right signs the ${aim} value is ${tex(key)}.`,
    ],
    [of(a, c), "takes both lower bounds", `This is the value for $x = ${a}$ and $y = ${c}$.`],
    ...atCorners.slice(1),
    [
      signOf(aim) * (wide ** 2 + tall ** 2),
      "adds where the expression subtracts",
      `This is built from $${wide}^2 + ${tall}^2$, which isn't the expression in the question.`,
    ],
    [-key, "loses the sign", `For $x = ${at.x}$ and $y = ${at.y}$, the value is ${tex(key)}.`],
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
    key: choice(key, `For $x = ${at.x}$ and $y = ${at.y}$, the value is ${tex(key)}.`),
    slips: isSquare ? wrong.filter(([value]) => value > 0).map(slip) : slipsNear(key, wrong),
    solution: {
      idea: "The extreme value is found at the bounds, or where a square is 0.",
      steps: [
        hints[aim],
        `The ${aim} value is for $x = ${at.x}$ and $y = ${at.y}$, where $${expression} = ${key}$.`,
      ],
      check: "Squares of negative numbers are positive, and a square can be as small as 0.",
      takeaway:
        "With variables between a negative and a positive bound, test all combinations of the bounds.",
    },
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
  const ofOneSign = AIMS.map((to) => best(sameSign, sum, to));
  const wrong: Wrong[] = [
    ...others
      .slice(0, 2)
      .map((one): Wrong => [
        sum(one),
        "stops before the extreme case",
        `$${factors(one)} = ${value}$, and the sum is ${tex(sum(one))}, but $${terms(chosen)} = ${key}$.`,
      ]),
    [
      signOf(aim) * (size + 2),
      "uses a factor twice",
      `With 1 or $-1$ twice, the integers are not different.`,
    ],
    ...others
      .slice(2, 4)
      .map((one): Wrong => [
        sum(one),
        "stops before the extreme case",
        `$${factors(one)} = ${value}$, and the sum is ${tex(sum(one))}, but $${terms(chosen)} = ${key}$.`,
      ]),
    [
      signOf(aim) * (size + 1),
      "leaves out one of the integers",
      "There are three integers, and their sum includes all of them.",
    ],
    ...ofOneSign.map((one): Wrong => [
      sum(one),
      `takes only ${value > 0 ? "positive" : "negative"} integers`,
      `$${factors(one)} = ${value}$, but integers of both signs are allowed.`,
    ]),
    [key - 1, "is off by one", `$${terms(chosen)} = ${key}$.`],
    [-key, "loses the sign", `$${terms(chosen)} = ${key}$.`],
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
          : `With 1 and $-1$, the third integer would be $${-value}$, which makes the sum extreme in the wrong direction. So use the next smallest factors.`,
        `The best choice is $${factors(chosen)} = ${value}$, with the sum ${tex(key)}.`,
      ],
      check: "The integers must be different, so 1 or −1 cannot be used twice.",
      takeaway:
        "Integers can be negative, and the sign of a product changes with each factor of −1.",
    },
  };
}

const KINDS: Readonly<Record<string, (n: number) => boolean>> = {
  integers: (n) => n !== 0,
  "even integers": (n) => n % 2 === 0 && n !== 0,
  "odd integers": (n) => n % 2 !== 0,
  "multiples of 3": (n) => n % 3 === 0 && n !== 0,
};

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
  const negatives = all.find((one) => one.every((n) => n < 0));
  const others = [...new Set(all.map(product))].filter((value) => value !== key);
  const unit = Math.min(...chosen.map(Math.abs));
  const lines = `$${factors(chosen)} = ${key}$ is closer to 0.`;
  const wrong: Wrong[] = [
    [
      product(alike),
      sign === "negative" ? "uses one negative integer only" : "uses only positive integers",
      lines,
    ],
    [side * unit ** size, "uses an integer more than once", "The integers must be different."],
    ...(negatives ? [[product(negatives), "uses only negative integers", lines] as Wrong] : []),
    ...others
      .slice(0, 3)
      .map((value): Wrong => [value, "does not pair small integers with their opposites", lines]),
    [product(alike) / unit, "leaves out an integer", `There must be ${inWords(size)} integers.`],
    [
      key - side * unit ** size,
      "takes one factor closer to 0 than the integers allow",
      `No ${inWords(size)} different ${kind} have this product.`,
    ],
    [key / unit, "leaves out an integer", `There must be ${inWords(size)} integers.`],
    [-key, "loses the sign", `The product must be ${sign}.`],
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
        `The integers closest to 0 with ${sign === "negative" ? "an odd" : "an even"} number of negative factors give $${factors(chosen)} = ${key}$.`,
      ],
      check: "The integers must be different, and none of them can be 0.",
      takeaway:
        "Different integers can be opposites, and pairs such as 1 and −1 keep a product close to 0.",
    },
  };
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
  const wrong: Wrong[] = [
    [
      opposite,
      `counts the ${sign === "negative" ? "positive" : "negative"} products`,
      "The number of negative factors has the wrong parity in these selections.",
    ],
    ...counted
      .filter((k) => ways(k) !== key)
      .map((k): Wrong => [
        ways(k),
        "forgets a case",
        `These are only the selections with ${k === 0 ? "no" : k} negative ${k === 1 ? "integer" : "integers"}.`,
      ]),
    [
      choose(n + p + (hasZero ? 1 : 0), size),
      "counts all selections",
      `Not all of the products are ${sign}.`,
    ],
    [
      choose(n + p, size),
      "counts all selections without 0",
      `Not all of the products are ${sign}.`,
    ],
    [
      2 * key,
      "counts each selection twice",
      "The order in which the integers are selected does not matter.",
    ],
    [
      Math.floor(choose(n + p, size) / 2),
      "takes half of the selections",
      "There are not as many negative as positive integers.",
    ],
    [key + choose(n + p, size - 1), "counts products that are 0", `A product of 0 is not ${sign}.`],
    [key - 1, "misses one selection", `Add the cases: ${counted.map(ways).join(" + ")} = ${key}.`],
    [
      key + 1,
      "counts one selection too many",
      `Add the cases: ${counted.map(ways).join(" + ")} = ${key}.`,
    ],
  ];
  const cases = counted.map(
    (k) =>
      `$${ways(k)}$ with ${k === 0 ? "no" : inWords(k)} negative ${k === 1 ? "integer" : "integers"}`,
  );
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
    key: choice(key, `There are ${listed(cases)}.`),
    slips: wrong.filter(([value]) => value > 0).map(slip),
    solution: {
      idea: `A product is ${sign} if none of its factors is 0 and ${parity === 1 ? "an odd" : "an even"} number of them are negative.`,
      steps: [
        `There are ${n} negative and ${p} positive integers.`,
        `The selections that count: ${listed(cases)}.`,
        counted.length > 1
          ? `The total is $${counted.map(ways).join(" + ")} = ${key}$.`
          : `There are ${key} of them.`,
      ],
      check: hasZero
        ? "Selections with 0 do not count."
        : `The other ${opposite} selections have a product of the opposite sign.`,
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
