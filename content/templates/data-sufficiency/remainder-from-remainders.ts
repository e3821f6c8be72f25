import {
  count,
  keyByCases,
  lcm,
  listed,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** What the remainder is of, in the words of a setting. */
interface Setting {
  readonly name: string;
  readonly stem: (m: number) => string;
  readonly rest: (d: number, r: number) => string;
  readonly bound: (n: number) => string;
  readonly it: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "pure",
    stem: (m) => `What is the remainder when the positive integer $n$ is divided by ${m}?`,
    rest: (d, r) => `When $n$ is divided by ${d}, the remainder is ${r}.`,
    bound: (n) => `$n \\lt ${n}$`,
    it: "$n$",
  },
  {
    name: "pure-short",
    stem: (m) =>
      `The positive integer $n$ leaves a remainder of $r$ when divided by ${m}. What is the value of $r$?`,
    rest: (d, r) =>
      r === 0 ? `$n$ is a multiple of ${d}.` : `$n$ is ${r} more than a multiple of ${d}.`,
    bound: (n) => `$n$ is less than ${n}.`,
    it: "$n$",
  },
  {
    name: "chairs",
    stem: (m) =>
      `The chairs of a concert hall in Dakar are put into rows of ${m} until no full row can be made. How many chairs are left over?`,
    rest: (d, r) =>
      r === 0
        ? `Rows of ${d} would use all of the chairs.`
        : `Rows of ${d} would leave ${count(r, "chair")} over.`,
    bound: (n) => `There are fewer than ${n} chairs.`,
    it: "the number of chairs",
  },
  {
    name: "eggs",
    stem: (m) =>
      `A farm near Cusco packs a day's eggs into as many full cartons of ${m} as it can. How many eggs remain unpacked?`,
    rest: (d, r) =>
      r === 0
        ? `Packed into cartons of ${d} instead, no egg would remain.`
        : `Packed into cartons of ${d} instead, ${count(r, "egg")} would remain.`,
    bound: (n) => `Fewer than ${n} eggs are packed that day.`,
    it: "the number of eggs",
  },
  {
    name: "beads",
    stem: (m) =>
      `A jeweler in Jaipur strings beads on bracelets of ${m} beads each until too few are left for another bracelet. How many beads are left?`,
    rest: (d, r) =>
      r === 0
        ? `Bracelets of ${d} beads each would use up all of the beads.`
        : `Bracelets of ${d} beads each would leave ${count(r, "bead")}.`,
    bound: (n) => `The jeweler has fewer than ${n} beads.`,
    it: "the number of beads",
  },
  {
    name: "hikers",
    stem: (m) =>
      `A guide in Hanoi sends visitors on tours in full groups of ${m} and shows the city to the rest herself. How many visitors does she guide herself?`,
    rest: (d, r) =>
      r === 0
        ? `In groups of ${d}, no visitor would have been left.`
        : `In groups of ${d}, ${count(r, "visitor")} would have been left.`,
    bound: (n) => `Fewer than ${n} visitors came.`,
    it: "the number of visitors",
  },
];

interface Statement {
  readonly text: string;
  readonly divisor: number | null;
  readonly rest: number;
  readonly holds: (n: number) => boolean;
}

/** More numbers than the least common multiple of any divisors in use. */
const NUMBERS = range(1, 1500);

export const template: SufficiencyTemplate = {
  id: "remainder-from-remainders",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Remainders carried from one divisor to another: multiples, factors and common periods.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const m = rng.pick([4, 5, 6, 8, 9, 10, 12]);
    const n = rng.int(2 * m + 1, 6 * m);
    const drawn = [drawStatement(rng, setting, m, n), drawStatement(rng, setting, m, n)];
    const [one, two] = drawn as [Statement, Statement];
    if (one.divisor === two.divisor || [one, two].some(({ divisor }) => divisor === m)) return null;
    const left = drawn.map(({ holds }) => NUMBERS.filter(holds)) as [number[], number[]];
    const both = left[0].filter(two.holds);
    if (both.length < 3 && !drawn.some(({ divisor }) => divisor === null)) return null;
    const findings = {
      first: judge(left[0], m, setting, one),
      second: judge(left[1], m, setting, two),
      together: judgeBoth(both, m, setting, one, two),
    };
    const alone = findings.first.enough || findings.second.enough;
    const bounded = drawn.some(({ divisor }) => divisor === null);
    return {
      variant: setting.name,
      context: setting.name.startsWith("pure") ? "pure" : "real",
      difficulty:
        2 +
        (setting.name.startsWith("pure") ? 0 : 1) + // words to translate
        (alone ? 0 : 1) +
        (alone || !findings.together.enough ? 0 : bounded ? 1 : 2) +
        (drawn.every(({ divisor }) => divisor !== null && divisor % m !== 0) ? 1 : 0),
      stem: setting.stem(m),
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `A remainder on division by a multiple of ${m} carries over to ${m}; a remainder on division by anything else fixes only part of it.`,
        steps: stepsOfFindings(findings),
        check: `List the first few numbers that a statement allows, and divide each by ${m}.`,
      },
    };
  },

  /** Tries whole numbers under the printed remainders and bounds. */
  check({ stem, statements }) {
    const [m] = read(stem, /(?:divided by|rows of|cartons of|bracelets of|groups of) (\d+)/).map(
      Number,
    ) as [number];
    const [first, second] = statements.map((said) => {
      const text = plain(said);
      const bound = /(?:< |less than |ewer than )(\d+)/.exec(text);
      if (bound) return (n: number) => n < Number(bound[1]);
      const [divisor] = read(said, /(?:divided by|multiple of|of) (\d+)/).map(Number) as [number];
      const none = /is a multiple|all of|no egg|no visitor/.test(text);
      const rest = none
        ? 0
        : Number(read(said, /(?:remainder is|is|leave|instead,|\d,) (\d+)(?! beads each)/)[0]);
      return (n: number) => n % divisor === rest;
    }) as [(n: number) => boolean, (n: number) => boolean];
    return keyByCases(range(1, 2600), first, second, (n) => n % m);
  },
};

function drawStatement(rng: Rng, setting: Setting, m: number, n: number): Statement {
  if (rng.chance(0.15)) {
    const limit = n + rng.int(1, 2 * m);
    return { text: setting.bound(limit), divisor: null, rest: 0, holds: (k) => k < limit };
  }
  const divisor = rng.pick([2 * m, 3 * m, 4 * m, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15]);
  const rest = n % divisor;
  return { text: setting.rest(divisor, rest), divisor, rest, holds: (k) => k % divisor === rest };
}

function form({ divisor, rest }: Statement, setting: Setting): string {
  return rest === 0
    ? `${setting.it} is a multiple of ${divisor}`
    : `${setting.it} is ${rest} more than a multiple of ${divisor}`;
}

function judge(left: readonly number[], m: number, setting: Setting, said: Statement) {
  const [one, ...others] = left as [number, ...number[]];
  const two = others.find((k) => k % m !== one % m);
  if (said.divisor === null)
    return {
      enough: false,
      why: `a bound alone leaves many numbers, and with them many remainders.`,
    };
  if (two === undefined)
    return {
      enough: true,
      why: `${form(said, setting)}, and ${said.divisor} is a multiple of ${m}, so on division by ${m} the remainder is always ${one % m}.`,
    };
  return {
    enough: false,
    why: `${form(said, setting)}, so it could be ${one} or ${two}, which leave ${one % m} and ${two % m} on division by ${m}.`,
  };
}

function judgeBoth(
  left: readonly number[],
  m: number,
  setting: Setting,
  ...said: [Statement, Statement]
) {
  const [one, ...others] = left as [number, ...number[]];
  const two = others.find((k) => k % m !== one % m);
  const [a, b] = said.map(({ divisor }) => divisor);
  const few = left.slice(0, 3).map(String);
  if (two !== undefined)
    return {
      enough: false,
      why: `${setting.it} could be ${one} or ${two}, which fit both statements and leave ${one % m} and ${two % m} on division by ${m}.`,
    };
  if (left.length === 1)
    return {
      enough: true,
      why: `only ${one} fits both statements, and it leaves ${one % m} on division by ${m}.`,
    };
  const period =
    a && b
      ? `The numbers that fit both are ${few.join(", ")}, and so on in steps of ${lcm(a, b)}, a multiple of ${m}`
      : `Only ${listed(few)} fit both`;
  return {
    enough: true,
    why: `${period.replace("The", "the").replace("Only", "only")}, so the remainder on division by ${m} is always ${one % m}.`,
  };
}
