import {
  isCount,
  lcm,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  type Solution,
  valueOf,
} from "@theta/items/template";

const SETTINGS = [
  { name: "choir", who: "A choir director", things: "singers", put: "lines up", group: "rows" },
  { name: "eggs", who: "A market seller", things: "eggs", put: "packs", group: "cartons" },
  { name: "tiles", who: "A tiler", things: "tiles", put: "stacks", group: "piles" },
  { name: "plants", who: "A nursery worker", things: "seedlings", put: "sets out", group: "trays" },
  { name: "books", who: "A bookbinder", things: "notebooks", put: "wraps", group: "bundles" },
  { name: "chairs", who: "A caretaker", things: "chairs", put: "arranges", group: "rows" },
] as const;

/** Two group sizes with their remainders; often both groups are short by the same number. */
function drawRemainders(rng: Rng) {
  const [a, b] = [rng.int(4, 12), rng.int(5, 15)];
  const isShort = rng.chance(0.6);
  const lack = rng.int(1, 3);
  const [r, s] = isShort ? [a - lack, b - lack] : [rng.int(1, a - 1), rng.int(1, b - 1)];
  const period = lcm(a, b);
  const first = range(1, period).find((n) => n % a === r && n % b === s);
  const isFair = a < b && b % a !== 0 && period >= 20 && period <= 120 && r !== s && first;
  return isFair && (isShort || a - r !== b - s)
    ? { a, b, r, s, period, first, isShort, lack }
    : null;
}

function drawNumbers(rng: Rng) {
  const drawn = drawRemainders(rng);
  if (!drawn) return null;
  const { a, b, r, s, period, first, isShort, lack } = drawn;
  const { name, who, things, put, group } = rng.pick(SETTINGS);
  const asks = rng.pick(["between", "count", "other-size", "other-size"] as const);
  const steps = asks === "count" ? 0 : rng.int(1, 3);
  const total = first + steps * period;
  const low = Math.floor((total - rng.int(3, period - 4)) / 10) * 10;
  const high = low + Math.floor(period / 10) * 10;
  const limit = rng.int(2, 5) * 100;
  const fitting = range(1, limit - 1).filter((n) => n % a === r && n % b === s);
  // A third size whose remainder follows from the two because it divides their common multiple.
  const c = rng.pick(
    range(4, period)
      .filter((n) => period % n === 0 && a % n !== 0 && b % n !== 0)
      .concat(0),
  );
  if (asks === "between" && (total <= low || total >= high || low < 10)) return null;
  if (asks === "other-size" && c === 0) return null;
  if (asks === "count" && (fitting.length < 3 || first > 80)) return null;
  const value = { between: total, count: fitting.length, "other-size": total % (c || 1) }[asks];
  return {
    a,
    b,
    r,
    s,
    period,
    first,
    isShort,
    lack,
    name,
    who,
    things,
    put,
    group,
    asks,
    total,
    low,
    high,
    limit,
    fitting,
    c,
    value,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf(
  { a, b, r, s, who, things, put, group, asks, low, high, limit, c }: Numbers,
  rng: Rng,
): string {
  const facts = rng.pick([
    `If ${who.toLowerCase()} ${put} all the ${things} in ${group} of ${a}, ${r} ${r === 1 ? "is" : "are"} left over; in ${group} of ${b}, ${s} ${s === 1 ? "is" : "are"} left over.`,
    `${who} ${put} a number of ${things} in ${group} of ${a} and has ${r} left over. In ${group} of ${b} there would be ${s} left over.`,
  ]);
  const question = {
    between: `If there are more than ${low} but fewer than ${high} ${things}, how many are there?`,
    count: `If there are fewer than ${limit} ${things}, how many different values are possible for the number of ${things}?`,
    "other-size": `How many ${things} would be left over in ${group} of ${c}?`,
  }[asks];
  return `${facts} ${question}`;
}

function optionsOf({
  a,
  b,
  r,
  s,
  period,
  first,
  isShort,
  lack,
  group,
  asks,
  total,
  low,
  high,
  limit,
  fitting,
  c,
  value,
}: Numbers): ProblemOptions {
  const inRange = (n: number): number => (n > low && n < high ? n : 0);
  const multiple = period * Math.round((low + high) / 2 / period);
  const byAsk = {
    between: `
        ${inRange(range(low + 1, high - 1).find((n) => n % a === r && n !== total) ?? 0)} | uses only the first condition | In ${group} of ${a} this leaves ${r}, but in ${group} of ${b} it does not leave ${s}.
        ${inRange(range(low + 1, high - 1).findLast((n) => n % b === s && n !== total) ?? 0)} | uses only the second condition | In ${group} of ${b} this leaves ${s}, but in ${group} of ${a} it does not leave ${r}.
        ${inRange(multiple)} | takes a common multiple | A common multiple of ${a} and ${b} leaves nothing over.
        ${inRange(multiple + r)} | adds one remainder to a common multiple | This leaves ${r} both times, but in ${group} of ${b} there should be ${s} left.
        ${inRange(multiple + s)} | adds the other remainder to a common multiple | This leaves ${s} in ${group} of ${b}, but not ${r} in ${group} of ${a}.
        ${inRange(multiple + r + s)} | adds both remainders | Adding both remainders to a common multiple fits neither division.
        ${isShort ? inRange(multiple + lack) : 0} | turns what is missing around | It takes ${lack} more to fill all ${group}, so the number is ${lack} below a common multiple, not above it.
        ${inRange(range(low + 1, high - 1).findLast((n) => n % a === r && n !== total) ?? 0)} | uses only the first condition | In ${group} of ${a} this leaves ${r}, but in ${group} of ${b} it does not leave ${s}.
        ${inRange(range(low + 1, high - 1).find((n) => n % b === s && n !== total) ?? 0)} | uses only the second condition | In ${group} of ${b} this leaves ${s}, but in ${group} of ${a} it does not leave ${r}.`,
    count: `
        ${range(1, limit - 1).filter((n) => n % (a * b) === first % (a * b)).length} | steps by the product | The numbers lie ${period} apart, the least common multiple, not $${a} \\cdot ${b} = ${a * b}$.
        ${fitting.length - 1} | leaves out the least one | ${first} fits as well.
        ${Math.floor(limit / a)} | uses only the first condition | That is about how often that remainder comes up; the second condition must hold too.
        ${Math.floor(limit / b)} | uses only the second condition | That is about how often that remainder comes up; the first condition must hold too.
        ${range(1, limit - 1).filter((n) => n % (a + b) === first % (a + b)).length} | steps by the sum | Adding ${a + b} keeps neither remainder; only common multiples of ${a} and ${b} do.
        1 | takes the number for determined | Two remainders fix the number only up to common multiples of ${a} and ${b}.`,
    "other-size": `
        ${r} | keeps the first remainder | ${r} is left in ${group} of ${a}.
        ${s} | keeps the second remainder | ${s} is left in ${group} of ${b}.
        ${(r + s) % (c || 1)} | adds the remainders | Remainders of different divisions cannot be added.
        ${(r * s) % (c || 1)} | multiplies the remainders | Remainders of different divisions cannot be multiplied.
        0 | takes the number for a common multiple | A common multiple of ${a} and ${b} would leave nothing in ${group} of ${a} already.
        ${(c - (value % (c || 1))) % (c || 1)} | counts what is missing | That many would be needed to fill one more of the ${group} of ${c}.
        ${Math.max(0, c - Math.min(a - r, b - s))} | takes the gap of one division | What is missing in ${group} of one size need not be missing in ${group} of ${c}.
        ${r % (c || 1)} | divides the first remainder again | ${r} tells the number only up to multiples of ${a}.
        ${s % (c || 1)} | divides the second remainder again | ${s} tells the number only up to multiples of ${b}.
        ${Math.abs(s - r)} | subtracts the remainders | The difference of the remainders says nothing about ${group} of ${c}.`,
  }[asks];
  return {
    key: {
      text: String(value),
      value,
      why: {
        between: `$${total} = ${Math.floor(total / a)} \\cdot ${a} + ${r} = ${Math.floor(total / b)} \\cdot ${b} + ${s}$.`,
        count: `The possible numbers are ${fitting.length > 4 ? `${fitting.slice(0, 3).join(", ")}, and so on up to ${fitting.at(-1)!}` : fitting.join(", ")}.`,
        "other-size": `All numbers that fit are ${first} more than a multiple of ${period}${c === period ? "" : `, and ${c} divides ${period}`}, so ${value} ${value === 1 ? "is" : "are"} left each time.`,
      }[asks],
    },
    slips: slipsOf(byAsk, isCount).filter(
      ({ value: wrong = 0 }) => asks !== "between" || wrong > 0,
    ),
  };
}

function solutionOf({
  a,
  b,
  r,
  s,
  period,
  first,
  isShort,
  lack,
  group,
  asks,
  total,
  low,
  high,
  limit,
  fitting,
  c,
  value,
}: Numbers): Solution {
  return {
    idea: isShort
      ? `Both times ${lack} more would fill the last of the ${group}: the number is ${lack} less than a common multiple of ${a} and ${b}.`
      : `Find the least number that fits; all others follow by adding the least common multiple of ${a} and ${b}.`,
    steps: [
      isShort
        ? `The least common multiple of ${a} and ${b} is ${period}, so the least number is $${period} - ${lack} = ${first}$.`
        : `Numbers that leave ${s} in ${group} of ${b}: ${range(0, 3)
            .map((k) => s + k * b)
            .join(", ")}, and so on. The first that leaves ${r} in ${group} of ${a} is ${first}.`,
      `The next ones are ${first + period} and ${first + 2 * period}: adding ${period}, the least common multiple, changes neither remainder.`,
      {
        between: `Between ${low} and ${high} there is only ${total}.`,
        count: `Below ${limit} lie ${fitting.length} of them, the last being ${fitting.at(-1)!}.`,
        "other-size": `${c} ${c === period ? "is that multiple itself" : `divides ${period}`}, so all of them leave what ${first} leaves: ${value}.`,
      }[asks],
    ],
    check: isShort
      ? `Look at what is missing rather than at what is left: $${a} - ${r} = ${b} - ${s} = ${lack}$.`
      : `List by the larger size, ${b}: fewer numbers have to be tried.`,
  };
}

export const template: ProblemTemplate = {
  id: "rows-with-a-remainder",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "arithmetic",
  pattern:
    "A number of things known by two remainders: the numbers that fit lie one least common multiple apart.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { period, isShort, name, asks } = numbers;
    return {
      variant: `${asks}/${name}`,
      context: "real",
      // Without a common shortage you have to list; the third size asks for every number that fits.
      difficulty:
        { between: 5, count: 6, "other-size": 7 }[asks] + (isShort ? 0 : 1) + (period > 70 ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries every number of things against both remainders. */
  check({ stem, options }) {
    const [a, r, b, s] = read(
      stem,
      / of (\d+),? (?:and has )?(\d+) .*? of (\d+),? (?:there would be )?(\d+) /,
    ).map(Number) as [number, number, number, number];
    const all = range(1, 3000).filter((n) => n % a === r && n % b === s);
    const between = /more than (\d+) but fewer than (\d+)/.exec(stem)?.slice(1).map(Number);
    const limit = /fewer than (\d+) \w+, how many different/.exec(stem)?.[1];
    const size = /left over in \w+ of (\d+)\?/.exec(stem)?.[1];
    const found = new Set(
      between
        ? all.filter((n) => n > between[0]! && n < between[1]!)
        : limit
          ? [all.filter((n) => n < Number(limit)).length]
          : all.map((n) => n % Number(size)),
    );
    if (found.size !== 1 || found.has(Number.NaN))
      throw new Error(`${found.size} answers are possible.`);
    return options.flatMap((option, k) => (found.has(valueOf(option).value) ? [k] : []));
  },
};
