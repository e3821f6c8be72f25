import {
  capital,
  type ProblemOptions,
  type ProblemTemplate,
  product,
  range,
  read,
  type Rng,
  slipsOf,
  type Solution,
  valueOf,
} from "@theta/items/template";

type Aim = "greatest" | "least";

const tex = (n: number): string => (n < 0 ? `$${n}$` : String(n));
const inProduct = (numbers: readonly number[]): string =>
  numbers.map((n) => (n < 0 ? `(${n})` : `${n}`)).join(" \\cdot ");
const negatives = (numbers: readonly number[]): number => numbers.filter((n) => n < 0).length;

function choices(list: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return list.flatMap((n, k) => choices(list.slice(k + 1), size - 1).map((rest) => [n, ...rest]));
}

/** Products of a choice in which a number may repeat, from the two ends of the list. */
function repeated(list: readonly number[], size: number): number[] {
  const [a, b] = [list[0]!, list.at(-1)!];
  return range(0, size).map((k) => a ** k * b ** (size - k));
}

/** The choice of this many numbers with the greatest or the least product. */
function best(list: readonly number[], size: number, aim: Aim): number[] {
  const sign = aim === "greatest" ? 1 : -1;
  return choices(list, size).reduce((one, other) =>
    sign * product(other) > sign * product(one) ? other : one,
  );
}

/** Consecutive integers around 0, or some of them; the negative ones are large enough to matter. */
function drawList(rng: Rng) {
  const isRow = rng.chance(0.4);
  const list = isRow
    ? range(-rng.int(3, 7), rng.int(2, 7))
    : rng
        .sample(
          range(-9, 9).filter((n) => n !== 0),
          rng.int(5, 7),
        )
        .toSorted((a, b) => a - b);
  const negative = list.filter((n) => n < 0).length;
  const positive = list.filter((n) => n > 0).length;
  return negative >= 2 && positive >= 2 && list[0] !== -list.at(-1)! ? { list, isRow } : null;
}

function drawNumbers(rng: Rng) {
  const drawn = drawList(rng);
  if (!drawn) return null;
  const { list } = drawn;
  const size = rng.pick([2, 3, 3, 3, 4]);
  const aim = rng.pick(["greatest", "least"] as const);
  const asksGap = size < 4 && rng.chance(0.3);
  const [top, low] = [best(list, size, "greatest"), best(list, size, "least")];
  const chosen = aim === "greatest" ? top : low;
  const value = asksGap ? product(top) - product(low) : product(chosen);
  const largest = list.slice(-size);
  const smallest = list.slice(0, size);
  // Otherwise the answer is what anybody picks at first sight.
  const isPlain = !asksGap && [largest, smallest].some((numbers) => product(numbers) === value);
  if (isPlain && size !== 3) return null;
  const [a, b] = [list[0]!, list.at(-1)!];
  const count = { 2: "two", 3: "three", 4: "four" }[size]!;
  const [p, q] = [product(top), product(low)];
  if ((asksGap || aim === "greatest") && p <= 0) return null;
  if ((asksGap || aim === "least") && q >= 0) return null;
  return {
    drawn,
    size,
    aim,
    asksGap,
    top,
    low,
    chosen,
    value,
    largest,
    smallest,
    isPlain,
    a,
    b,
    count,
    p,
    q,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ drawn, aim, asksGap, a, b, count }: Numbers, rng: Rng): string {
  const { list, isRow } = drawn;
  const from = isRow
    ? `the integers from $${a}$ to ${b}, inclusive`
    : `the list ${list.map(tex).join(", ")}`;
  const extreme = (aims: Aim): string =>
    `${aims} possible product of ${count} different numbers chosen from ${from}`;
  return asksGap
    ? rng.pick([
        `What is the positive difference between the greatest and the least possible product of ${count} different numbers chosen from ${from}?`,
        `If $G$ is the greatest and $L$ is the least possible product of ${count} different numbers chosen from ${from}, what is the value of $G - L$?`,
      ])
    : rng.pick([
        `What is the ${extreme(aim)}?`,
        `${capital(count)} different numbers are chosen from ${from}, and multiplied together. What is the ${aim} possible value of the product?`,
      ]);
}

function optionsOf({
  drawn,
  size,
  aim,
  asksGap,
  top,
  low,
  chosen,
  value,
  largest,
  smallest,
  a,
  b,
  p,
  q,
}: Numbers): ProblemOptions {
  const { list } = drawn;
  const bySize = list.toSorted((x, y) => Math.abs(y) - Math.abs(x)).slice(0, size);
  // What people get who overlook that the numbers must be different, or the signs.
  const again = repeated(list, size).toSorted((x, y) => y - x);
  const [againTop, againLow] = [again[0]!, again.at(-1)!];
  const sizes = Math.abs(product(bySize));
  const opposite = aim === "greatest" ? low : top;
  const sole = asksGap
    ? `
        ${p + q} | adds the two products | The least product is negative, so subtracting ${tex(q)} means adding ${-q}.
        ${Math.abs(product(largest) - product(smallest))} | compares the largest and the smallest numbers | The largest numbers do not always make the greatest product, nor the smallest the least: count the negative factors.
        ${p} | stops at the greatest product | ${p} is the greatest product; the least is still to be subtracted.
        ${-q} | stops at the least product | ${tex(q)} is the least product; its distance from the greatest is asked for.
        ${
          p -
          Math.min(
            ...choices(list, size)
              .map(product)
              .filter((n) => n >= 0),
          )
        } | takes the least product to be without a sign | A product can be negative, and then it is less than every positive one.
        ${againTop - againLow} | uses a number more than once | The numbers must be different, so none may be used again.
        ${2 * sizes} | gives the greatest sizes both signs | The same factors cannot make both a positive and a negative product.
        ${2 * p} | mirrors the greatest product | The least product need not be the opposite of the greatest.
        ${-2 * q} | mirrors the least product | The greatest product need not be the opposite of the least.
        ${product(largest) - q} | takes the largest numbers for the greatest product | A pair of negative numbers can make a greater product.
        ${p - product(smallest)} | takes the smallest numbers for the least product | The product of the smallest numbers is ${tex(product(smallest))}, and another choice gives less.`
    : `
        ${product(largest)} | takes the largest numbers | $${inProduct(largest)} = ${product(largest)}$, but negative factors can do better${aim === "greatest" ? " in pairs" : ""}.
        ${product(smallest)} | takes the smallest numbers | $${inProduct(smallest)} = ${product(smallest)}$: count the negative factors before you multiply.
        ${product(bySize)} | looks at size only | $${inProduct(bySize)} = ${product(bySize)}$: the sizes are the greatest, but the sign is the wrong one.
        ${negatives(chosen) === 0 ? "none" : -value} | loses the sign | The product has ${negatives(chosen)} negative ${negatives(chosen) === 1 ? "factor" : "factors"}, so it is ${value > 0 ? "positive" : "negative"}.
        ${product(opposite)} | gives the other extreme | ${tex(product(opposite))} is the ${aim === "greatest" ? "least" : "greatest"} possible product.
        ${
          aim === "greatest"
            ? Math.max(
                ...choices(
                  list.filter((n) => n > 0),
                  Math.min(size, list.filter((n) => n > 0).length),
                ).map(product),
              )
            : Math.min(
                ...choices(
                  list.filter((n) => n < 0),
                  Math.min(size, list.filter((n) => n < 0).length),
                ).map(product),
              )
        } | stays on one side of 0 | Here only ${aim === "greatest" ? "positive" : "negative"} numbers are used; a mixed choice does better.
        ${aim === "greatest" ? againTop : againLow} | uses a number more than once | The numbers must be different, so none may be used again.
        ${aim === "greatest" ? sizes : -sizes} | gives the greatest sizes the sign that suits | $${inProduct(bySize)}$ is ${tex(product(bySize))}: the sign follows from the factors and cannot be chosen.
        ${aim === "greatest" ? b ** size : -(Math.abs(a) ** size)} | uses one number only | The numbers must be different, so ${tex(aim === "greatest" ? b : a)} may stand only once.
        ${choices(list, size)
          .map(product)
          .toSorted((x, y) => (aim === "greatest" ? y - x : x - y))
          .find(
            (n) => n !== value,
          )!} | takes the second best | Compare all choices with the right sign: ${tex(value)} is ${aim === "greatest" ? "greater" : "less"}.
        0 | thinks that 0 is the limit | A product can lie on either side of 0.`;
  return {
    key: {
      text: tex(value),
      value,
      why: asksGap
        ? `$${p} - (${q}) = ${value}$.`
        : `$${inProduct(chosen)} = ${value}$, and no other choice gives ${aim === "greatest" ? "more" : "less"}.`,
    },
    slips: slipsOf(sole, Number.isInteger, tex).filter((slip) => !asksGap || (slip.value ?? 0) > 0),
  };
}

function solutionOf({ aim, asksGap, top, low, value, p, q }: Numbers): Solution {
  const steps = [
    ...(asksGap || aim === "greatest"
      ? [
          `For the greatest product an even number of negative factors is needed, as large in size as possible: $${inProduct(top)} = ${p}$.`,
        ]
      : []),
    ...(asksGap || aim === "least"
      ? [
          `For the least product an odd number of negative factors is needed, as large in size as possible: $${inProduct(low)} = ${q}$.`,
        ]
      : []),
    ...(asksGap ? [`The difference is $${p} - (${q}) = ${value}$.`] : []),
  ];
  return {
    idea: "Settle the sign first: an even number of negative factors makes the product positive, an odd number negative.",
    steps,
    check:
      "Compare the largest sizes on both sides of 0; the numbers near 0 are used only if they must be.",
  };
}

export const template: ProblemTemplate = {
  id: "extreme-product-of-chosen",
  format: "problem-solving",
  subtopic: "parity-signs",
  domain: "arithmetic",
  pattern:
    "Choose numbers from a list for the greatest or least product: decide the number of negative ones first.",

  make(rng) {
    const question = drawNumbers(rng);
    if (!question) return null;
    const { drawn, size, aim, asksGap, isPlain, count } = question;
    const { isRow } = drawn;
    return {
      variant: `${asksGap ? "gap" : aim}/${count}${isRow ? "/row" : "/list"}`,
      context: "pure",
      // Mixed signs and both extremes take more than one comparison.
      difficulty: (isPlain ? 1 : 2) + (size > 2 ? 1 : 0) + (asksGap ? 2 : 0) + (size === 4 ? 1 : 0),
      stem: stemOf(question, rng),
      ...optionsOf(question),
      solution: solutionOf(question),
    };
  },

  /** Multiplies out every choice of numbers. */
  check({ stem, options }) {
    const row = /from \$(-\d+)\$ to (\d+), inclusive/.exec(stem)?.slice(1).map(Number);
    const list = row
      ? range(row[0]!, row[1]!)
      : read(stem, /the list ((?:-?\d+, )+-?\d+)/)[0]!
          .split(", ")
          .map(Number);
    const [word = ""] = /two|three|four/i.exec(stem) ?? [];
    const size = ["two", "three", "four"].indexOf(word.toLowerCase()) + 2;
    let products = list.map((n, k) => ({ last: k, value: n }));
    for (let factor = 2; factor <= size; factor++)
      products = products.flatMap(({ last, value }) =>
        list.slice(last + 1).map((n, k) => ({ last: last + 1 + k, value: value * n })),
      );
    const values = products.map(({ value }) => value);
    const [greatest, least] = [Math.max(...values), Math.min(...values)];
    const isGap = /difference|G - L/.test(stem);
    const answer = isGap ? greatest - least : stem.includes("greatest") ? greatest : least;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};
