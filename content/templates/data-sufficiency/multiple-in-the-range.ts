import {
  type CaseStatement,
  gcd,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

const SETTINGS = [
  { name: "camp", opening: "At a summer camp", one: "children", other: "adults" },
  { name: "choir", opening: "In a community choir", one: "women", other: "men" },
  { name: "orchard", opening: "In an orchard in Chile", one: "apple trees", other: "pear trees" },
  { name: "depot", opening: "In a depot", one: "diesel buses", other: "electric buses" },
  { name: "library", opening: "On a shelf of a village library", one: "novels", other: "atlases" },
] as const;

/** How many things one part of the ratio stands for. */
type Unit = number;
const UNITS: readonly Unit[] = range(1, 80);

function statementsOf(
  [a, b, k]: [number, number, number],
  { one, other }: (typeof SETTINGS)[number],
  rng: Rng,
): CaseStatement<Unit>[] {
  const [all, gap] = [a + b, a - b];
  const group = rng.pick([
    { what: `${one} and ${other} together`, size: all },
    { what: one, size: a },
    { what: other, size: b },
  ]);
  const { what, size } = group;
  const low = size * k - rng.int(1, Math.ceil(size * 1.4));
  const high = size * k + rng.int(1, Math.ceil(size * 1.4));
  const multiples = `the number of ${what} is a multiple of ${size}`;
  const more = rng.int(2, 9);
  const [top, bottom] = [a * k, b * k + more];
  const shared = gcd(top, bottom);
  const factor = rng.pick([2, 3, 5, 7, 11].filter((n) => n === 2 || k % n === 0));
  const list: CaseStatement<Unit>[] = [
    {
      kind: "low",
      text: `There are more than ${low} ${what}.`,
      holds: (n) => size * n > low,
      note: `${multiples}, but there is no upper limit`,
    },
    {
      kind: "high",
      text: `There are fewer than ${high} ${what}.`,
      holds: (n) => size * n < high,
      note: `${multiples} below ${high}`,
    },
    {
      kind: "range",
      text: `There are more than ${low} but fewer than ${high} ${what}.`,
      holds: (n) => size * n > low && size * n < high,
      note: `${multiples} between ${low} and ${high}`,
    },
    {
      kind: "same",
      text: `If ${2 * a} ${one} and ${2 * b} ${other} were added, the ratio would not change.`,
      holds: () => true,
      note: `adding in the ratio ${a} to ${b} never changes that ratio, so this says nothing new`,
    },
    {
      kind: "new",
      text: `If there were ${more} more ${other}, the ratio of ${one} to ${other} would be ${top / shared} to ${bottom / shared}.`,
      holds: (n) => a * n * (bottom / shared) === (b * n + more) * (top / shared),
      note: `a second ratio, with ${more} more on one side only, fixes what one part is worth`,
    },
    {
      kind: "gap",
      text: `There are ${gap > 0 ? gap * k : -gap * k} more ${gap > 0 ? one : other} than ${gap > 0 ? other : one}.`,
      holds: (n) => n === k,
      note: `${Math.abs(gap) === 1 ? "1 part is" : `${Math.abs(gap)} parts are`} ${Math.abs(gap * k)}, so 1 part is ${k}`,
    },
    {
      kind: "factor",
      text: `The number of ${one} is ${factor === 2 && k % 2 === 1 && a % 2 === 1 ? "not " : ""}divisible by ${factor}.`,
      holds: (n) => ((a * n) % factor === 0) === ((a * k) % factor === 0),
      note: `this leaves many multiples of ${a}`,
    },
  ];
  return list.filter(({ kind }) =>
    kind === "factor" ? a % factor !== 0 : kind !== "new" || (top + bottom) / shared <= 24,
  );
}

export const template: SufficiencyTemplate = {
  id: "multiple-in-the-range",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A ratio of whole numbers makes every count a multiple: limits may leave only one.",

  make(rng) {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    const k = rng.int(3, 12);
    if (gcd(a, b) > 1 || a + b < 7) return null;
    const setting = rng.pick(SETTINGS);
    const { name, opening, one: first, other } = setting;
    const asks = rng.pick(["first", "other", "all"] as const);
    const [part, asked] = {
      first: [a, first],
      other: [b, other],
      all: [a + b, `${first} and ${other}`],
    }[asks] as [number, string];
    // Drawn twice, so that two limits may be about different groups.
    const one = rng.pick(statementsOf([a, b, k], setting, rng));
    const two = rng.pick(statementsOf([a, b, k], setting, rng));
    const kinds = [one.kind, two.kind];
    if (
      one.kind === two.kind ||
      (kinds.includes("range") && (kinds.includes("low") || kinds.includes("high")))
    )
      return null;
    const judge = (fits: readonly Unit[], note: string) => {
      const rival = fits.find((n) => n !== k);
      return {
        enough: rival === undefined,
        why:
          rival === undefined
            ? `${note}; that leaves ${a * k} ${first} and ${b * k} ${other} only.`
            : `${note}; ${a * k} ${first} and ${b * k} ${other} fit, and so do ${a * rival} and ${b * rival}.`,
      };
    };
    const findings = {
      first: judge(UNITS.filter(one.holds), one.note),
      second: judge(UNITS.filter(two.holds), two.note),
      together: judge(
        UNITS.filter((n) => one.holds(n) && two.holds(n)),
        `with both, every count is still a multiple of its part of the ratio`,
      ),
    };
    const alone = findings.first.enough || findings.second.enough;
    const limits = kinds.filter((kind) => ["low", "high", "range"].includes(kind)).length;
    return {
      variant: `${asks}/${name}`,
      context: "real",
      difficulty:
        2 + limits + (kinds.includes("same") || kinds.includes("factor") ? 1 : 0) + (alone ? 0 : 1),
      stem: `${opening}, the ratio of ${first} to ${other} is ${a} to ${b}. How many ${asked} are there${asks === "all" ? " in all" : ""}?`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `There are $${a}n$ ${first} and $${b}n$ ${other} for some positive whole number $n$, so the question is whether one $n$ is left.`,
        steps: stepsOfFindings(findings),
        check: `The counts asked for are multiples of ${part}: write down those near the limits.`,
      },
    };
  },

  /** Tries whole numbers of both groups in the ratio. */
  check({ stem, statements }) {
    const [first, other, a, b] = read(stem, /ratio of ([a-z ]+) to ([a-z ]+) is (\d+) to (\d+)/);
    const pairs = range(1, 900).flatMap((x) => {
      const y = (x * Number(b)) / Number(a);
      return Number.isInteger(y) ? [{ x, y }] : [];
    });
    const sizeOf =
      (what: string) =>
      ({ x, y }: Pair): number =>
        what.includes(" and ") ? x + y : what === first ? x : y;
    const [one, two] = statements.map((said) => conditionOf(plain(said), sizeOf, other!)) as [
      (at: Pair) => boolean,
      (at: Pair) => boolean,
    ];
    const [asked] = read(stem, /How many ([a-z ]+) are there/);
    return keyByCases(pairs, one, two, sizeOf(asked!));
  },
};

interface Pair {
  readonly x: number;
  readonly y: number;
}

function conditionOf(
  said: string,
  sizeOf: (what: string) => (at: Pair) => number,
  other: string,
): (at: Pair) => boolean {
  const numbers = Array.from(said.matchAll(/\d+/g), Number);
  const [p = 0, q = 0, r = 0] = numbers;
  const what = /\d+ ([a-z ]+?)(?: together)?\.$/.exec(said)?.[1] ?? "";
  const size = sizeOf(what);
  if (said.includes("were added")) return ({ x, y }) => (x + p) * y === (y + q) * x;
  if (said.startsWith("If there were"))
    return ({ x, y }) => said.includes(`more ${other}`) && x * r === (y + p) * q;
  if (said.includes(" than ") && said.includes("more than") && q > 0)
    return (at) => size(at) > p && size(at) < q;
  if (said.includes("more than")) return (at) => size(at) > p;
  if (said.includes("fewer than")) return (at) => size(at) < p;
  const [, big, small] = /\d+ more ([a-z ]+) than ([a-z ]+)\./.exec(said) ?? [];
  if (big && small) return (at) => sizeOf(big)(at) - sizeOf(small)(at) === p;
  const [, group] = /^The number of ([a-z ]+) is/.exec(said) ?? [];
  if (group) return (at) => (sizeOf(group)(at) % p === 0) !== said.includes("not");
  throw new Error(`The statement cannot be read: ${said}`);
}
