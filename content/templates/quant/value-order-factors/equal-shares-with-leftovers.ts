import {
  divisorsOf,
  gcd,
  primeFactors,
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
  { name: "school", who: "A teacher", one: "pencils", two: "notebooks", into: "students" },
  { name: "bakery", who: "A baker", one: "almond cookies", two: "date cookies", into: "boxes" },
  { name: "florist", who: "A florist", one: "roses", two: "lilies", into: "vases" },
  { name: "library", who: "A librarian", one: "novels", two: "atlases", into: "shelves" },
  { name: "seeds", who: "A gardener", one: "bean seeds", two: "corn seeds", into: "pots" },
  { name: "market", who: "A farmer", one: "mangoes", two: "limes", into: "crates" },
] as const;

/** A divisor of 1 or 2 would tempt nobody who shares things. */
const unlessTiny = (n: number): number => (n > 2 ? n : 0);

function drawNumbers(rng: Rng) {
  const set = rng.pick(SETTINGS);
  const g = rng.pick([12, 15, 16, 18, 20, 24, 28, 30, 36, 40]);
  const [x, y] = [rng.int(3, 11), rng.int(3, 11)];
  const [r, s] = [rng.int(2, 7), rng.int(2, 7)];
  const [a, b] = [g * x + r, g * y + s];
  const top = Math.max(r, s);
  const fitting = divisorsOf(g).filter((d) => d > top);
  const [least = g] = fitting;
  const isFair = gcd(x, y) === 1 && x !== y && r !== s && a < 400 && b < 400 && fitting.length > 1;
  if (!isFair) return null;
  const asks = rng.pick(["greatest", "each", "least", "count"] as const);

  const p = primeFactors(g)[0]![0];
  return { set, g, x, y, r, s, a, b, top, fitting, least, asks, p };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ set, r, s, a, b, asks }: Numbers, rng: Rng): string {
  const { who, one, two, into } = set;
  const facts = rng.pick([
    `${who} had ${a} ${one} and ${b} ${two} and gave each of several ${into} the same number of ${one} and the same number of ${two}, as many as possible of each. In the end ${r} ${one} and ${s} ${two} were left over.`,
    `When ${a} ${one} were shared equally among some ${into}, as many as possible to each, ${r} were left over. When ${b} ${two} were shared among the same ${into} in the same way, ${s} were left over.`,
  ]);
  const question = {
    greatest: `What is the greatest possible number of ${into}?`,
    each: `If the number of ${into} was as great as possible, how many ${two} did each of them receive?`,
    least: `What is the least possible number of ${into}?`,
    count: `How many different values are possible for the number of ${into}?`,
  }[asks];
  return `${facts} ${question}`;
}

function wrongGreatest({ set, g, x, y, r, s, a, b, least, p }: Numbers): string {
  const { into } = set;
  return `
        ${unlessTiny(gcd(a, b))} | ignores the leftovers | This divides ${a} and ${b} themselves, so nothing would have been left over.
        ${unlessTiny(gcd(a + r, b + s))} | adds the leftovers | The leftovers were not given out, so they come off the stocks: ${g * x} and ${g * y} were shared.
        ${g / p} | stops at a smaller common divisor | ${g / p} divides both ${g * x} and ${g * y}, but so does ${g}.
        ${least} | gives the least possible number | ${least} works as well, but the greatest is asked for.
        ${r + s} | adds what was left | ${r + s} things were left over; that says nothing about the number of ${into}.
        ${g * 2} | finds the factor 2 once too often | ${g * 2} does not divide both ${g * x} and ${g * y}.
        ${x + y} | gives what each received | ${x + y} is the number of things in each share, not the number of shares.
        ${Math.abs(g * x - g * y)} | takes the difference | A common divisor divides the difference, but the difference itself need not divide both.
        ${Math.min(g * x, g * y)} | takes the smaller stock | ${Math.min(g * x, g * y)} shares would leave the other stock undivided.`;
}

function wrongEach({ set, g, x, y, r, s, a, b, least, p }: Numbers): string {
  const { one, two, into } = set;
  return `
        ${x} | gives the number of ${one} | Each received ${x} ${one}; the question asks for the ${two}.
        ${g} | gives the number of ${into} | ${g} is the greatest number of ${into}.
        ${x + y} | adds both kinds | ${x + y} is what each received altogether.
        ${y * p} | uses a smaller number of ${into} | With ${g / p} ${into} it would be so, but ${g} is possible too.
        ${Math.floor((b - s) / least)} | uses the least number of ${into} | That belongs to ${least} ${into}, the least possible number.
        ${Math.floor(b / (r + s))} | divides by what was left | The ${r + s} things left over say nothing about the number of ${into}.
        ${s} | gives what was left | ${s} ${two} were left over, not given to each.
        ${y + s} | adds the leftovers | The ${s} ${two} left over were given to nobody.
        ${Math.abs(y - s)} | subtracts the leftovers twice | They are taken off the ${b} ${two} once, before the division.
        ${Math.floor(b / Math.max(2, gcd(a, b)))} | ignores the leftovers | This takes a common divisor of ${a} and ${b}, but not all of them were shared.`;
}

function wrongLeast({ set, g, x, y, r, s, a, b, top, fitting, least, p }: Numbers): string {
  const { into } = set;
  return `
        ${range(2, 40).find((d) => g % d === 0)!} | forgets that leftovers are fewer than shares | With so few ${into} the ${top} left over could have been shared once more.
        ${divisorsOf(g)
          .filter((d) => d <= top)
          .at(
            -1,
          )!} | lets a leftover equal or exceed the shares | With ${top} left over there must be more than ${top} ${into}, or each could have had one more.
        ${top + 1} | only exceeds the leftovers | More than ${top} is needed, but the number must also divide ${g * x} and ${g * y}.
        ${g} | gives the greatest possible number | ${g} works too, but the least is asked for.
        ${unlessTiny(gcd(a, b))} | ignores the leftovers | This divides ${a} and ${b} themselves, so nothing would have been left over.
        ${fitting[1]!} | gives the second possible number | ${fitting[1]!} works, but ${least} does too.
        ${r + s} | adds what was left | The leftovers were from two separate divisions; their sum sets no bound.
        ${top} | takes the leftover itself | With ${top} ${into} a leftover of ${top} would give one more to each.
        ${divisorsOf(g).find((d) => d > r + s) ?? g * 2} | asks for more than both leftovers together | It must exceed each leftover, not their sum.
        ${g / p} | takes half of the greatest | A smaller divisor of ${g} still exceeds ${top}.`;
}

function wrongCount({ set, g, x, y, r, s, a, b, top }: Numbers): string {
  const { one, two, into } = set;
  return `
        ${divisorsOf(g).length} | counts all common divisors | The ones up to ${top} are out: so many could not have been left over.
        ${divisorsOf(g).length - 1} | counts all common divisors but 1 | Not only 1 is out but everything up to ${top}, the greater leftover.
        ${divisorsOf(g).filter((d) => d > Math.min(r, s)).length} | compares with the smaller leftover only | The number of ${into} must exceed ${top} as well.
        ${divisorsOf(g).filter((d) => d > r + s).length} | compares with the sum of the leftovers | It must exceed each leftover, not both together.
        1 | sees only the greatest | ${g} is possible, but so are smaller divisors of it.
        ${g - top} | counts all integers in between | From ${top + 1} to ${g} there are that many integers, but the number must divide ${g}.
        ${divisorsOf(gcd(a, b)).length} | ignores the leftovers | These are the divisors of ${gcd(a, b)}, which divides the stocks before the leftovers are taken off.
        ${divisorsOf(g * x).filter((d) => d > top).length} | looks at the ${one} only | The number must divide ${g * y} as well.
        ${divisorsOf(g * y).filter((d) => d > top).length} | looks at the ${two} only | The number must divide ${g * x} as well.
        ${primeFactors(g).length} | counts the prime divisors | The number of ${into} need not be prime.`;
}

const WRONG = { greatest: wrongGreatest, each: wrongEach, least: wrongLeast, count: wrongCount };

function optionsOf(numbers: Numbers): ProblemOptions {
  const { set, g, x, y, top, fitting, least, asks } = numbers;
  const { two, into } = set;
  const value = { greatest: g, each: y, least, count: fitting.length }[asks];
  const byAsk = WRONG[asks](numbers);
  return {
    key: {
      text: String(value),
      value,
      why: {
        greatest: `${g} is the greatest common divisor of ${g * x} and ${g * y}, the things that were shared.`,
        each: `With ${g} ${into}, each received $${g * y} \\div ${g} = ${y}$ ${two}.`,
        least: `${least} is the least divisor of ${g} that exceeds both leftovers.`,
        count: `Of the divisors of ${g}, exactly ${fitting.join(", ")} exceed ${top}.`,
      }[asks],
    },
    slips: slipsOf(byAsk),
  };
}

function solutionOf({ set, g, x, y, r, s, a, b, top, fitting, least, asks }: Numbers): Solution {
  const { two, into } = set;
  const shared = `$${a} - ${r} = ${g * x}$ and $${b} - ${s} = ${g * y}$`;
  return {
    idea: `Take the leftovers off first: the number of ${into} divides what was really shared, and it exceeds each leftover.`,
    steps: [
      `Shared were ${shared}.`,
      `The number of ${into} divides both, so it divides their greatest common divisor, ${g}.`,
      {
        greatest: `So there were at most ${g} ${into}, and ${g} exceeds both leftovers.`,
        each: `With ${g} ${into}, each received $${g * y} \\div ${g} = ${y}$ ${two}.`,
        least: `It also exceeds ${top}, the greater leftover; the least such divisor of ${g} is ${least}.`,
        count: `It also exceeds ${top}, the greater leftover; the divisors of ${g} beyond ${top} are ${fitting.join(", ")}.`,
      }[asks],
    ],
    check: `$${a} = ${asks === "least" ? least : g} \\cdot ${(g * x) / (asks === "least" ? least : g)} + ${r}$ and $${b} = ${asks === "least" ? least : g} \\cdot ${(g * y) / (asks === "least" ? least : g)} + ${s}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "equal-shares-with-leftovers",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "Two stocks shared equally with leftovers: the number of shares divides both stocks less their leftovers and exceeds both leftovers.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { set, g, asks } = numbers;
    return {
      variant: `${asks}/${set.name}`,
      context: "real",
      // Seeing that a leftover is a lower bound is the second thought.
      difficulty:
        { greatest: 4, each: 5, least: 7, count: 7 }[asks] + (g > 20 && asks !== "least" ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Divides both stocks by every number of shares and compares the remainders. */
  check({ stem, options }) {
    const [a, b, r, s] = stem.startsWith("When")
      ? read(stem, /^When (\d+)[^]*, (\d+) were left[^]*When (\d+)[^]*, (\d+) were left/)
          .map(Number)
          .map((_, k, all) => all[[0, 2, 1, 3][k]!]!)
      : read(stem, /had (\d+) [^]* and (\d+) [^]*end (\d+) [^]* and (\d+) [^]*left over/).map(
          Number,
        );
    const shares = range(1, 400).filter((n) => a! % n === r && b! % n === s);
    const answer = /How many different/.test(stem)
      ? shares.length
      : stem.includes("least")
        ? shares[0]
        : stem.includes("receive?")
          ? Math.floor(b! / shares.at(-1)!)
          : shares.at(-1);
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};
