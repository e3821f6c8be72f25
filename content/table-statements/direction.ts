import { capital, inWords, listed, sum } from "@theta/items/template";
import { together } from "./correlation.ts";
import { about, toldRange } from "./evidence.ts";
import { nounWithThe, tops, withEnds } from "./words.ts";
import {
  columnOf,
  descending,
  fromEnd,
  howMany,
  thingOf,
  valuesOf,
  type World,
  type WorldRow,
} from "./world.ts";

/** Which way one column runs as another rises, with evidence from the table. */

type Pair = readonly [a: string, b: string];

/** The rows at the two ends of a column, most of which are apart in another column. */
interface Split {
  readonly size: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** From here on, a direction is worth saying. */
const SOME = 0.3;
/** Sums of three places that differ by no more show nothing. */
const CLOSE = 2;

/** "The graduation rate tends to rise as … rises. It is 73 to 83 percent for the five districts …" */
export function trendShown(world: World, pair: Pair, isInverse: boolean): string {
  const split = splitOf(world, pair, isInverse);
  const evidence = split ? apart(world, pair, split) : averages(world, pair);
  return `${tends(world, pair, `tends to ${isInverse ? "fall" : "rise"}`)}. ${evidence}`;
}

/** Why one column doesn't run as it's claimed to. */
export function trendDenied(world: World, pair: Pair, isInverse: boolean): string {
  const [a, b] = pair.map((key) => valuesOf(world, key)) as [number[], number[]];
  const split = splitOf(world, pair, !isInverse);
  if (split && together(a, b, !isInverse).ranks >= SOME)
    return `${tends(world, pair, `tends to ${isInverse ? "rise" : "fall"}, if anything,`)}. ${apart(world, pair, split)}`;
  const [low, high] = halves(world, pair).map((values) => about(world, pair[1], mean(values)));
  const isAgainst = directionOf(world, pair) * (isInverse ? -1 : 1) <= 0 && low !== high;
  const start = tends(world, pair, `doesn’t tend to ${isInverse ? "fall" : "rise"}`);
  return `${start}. ${isAgainst ? averages(world, pair) : placesOf(world, pair, isInverse)}`;
}

function tends(world: World, [a, b]: Pair, does: string): string {
  return `${capital(nounWithThe(world, b))} ${does} as ${nounWithThe(world, a)} rises`;
}

/** "It is 73 to 83 percent for the five districts with the lowest …, and 85 to 89 for four of the five with …" */
function apart(world: World, [a, b]: Pair, { size, low, high }: Split): string {
  const some = (values: readonly number[]): string =>
    values.length < size ? `${inWords(values.length)} of ` : "";
  return `It is ${toldRange(world, b, low)} for ${some(low)}${tops(world, size, a, true)}, and ${toldRange(world, b, high)} for ${some(high)}the ${inWords(size)} ${withEnds(world, a)}.`;
}

/** The largest groups at the ends with the fewest exceptions, at most one in each. */
function splitOf(world: World, [a, b]: Pair, isInverse: boolean): Split | null {
  const half = Math.floor(world.rows.length / 2);
  const tries = [half, half - 1, 3].flatMap((size) =>
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].map(([lowLess, highLess]) => ({ size, lowLess: lowLess!, highLess: highLess! })),
  );
  const byB = (rows: readonly WorldRow[]): number[] =>
    rows.map(({ figures }) => figures[b]!).toSorted((one, other) => one - other);
  const found = tries.flatMap(({ size, lowLess, highLess }) => {
    if (size < 3 || size - lowLess < 2 || (size === 3 && lowLess + highLess > 1)) return [];
    const ends = [true, false].map((isLow) => byB(fromEnd(world, a, isLow).slice(0, size)));
    const [below, above] = (isInverse ? ends.toReversed() : ends) as [number[], number[]];
    const [lessBelow, lessAbove] = isInverse ? [highLess, lowLess] : [lowLess, highLess];
    const [kept, rest] = [below.slice(0, size - lessBelow), above.slice(lessAbove)];
    if (kept.at(-1)! >= rest[0]!) return [];
    const [low, high] = isInverse ? [rest, kept] : [kept, rest];
    return [{ size, low, high, cost: lowLess + highLess }];
  });
  return found.toSorted((one, other) => one.cost - other.cost || other.size - one.size)[0] ?? null;
}

/** The values of one column in the half of the rows with the least of another, and in that with the most. */
function halves(world: World, [a, b]: Pair): [number[], number[]] {
  const half = Math.floor(world.rows.length / 2);
  return [true, false].map((isLow) =>
    fromEnd(world, a, isLow)
      .slice(0, half)
      .map(({ figures }) => figures[b]!),
  ) as [number[], number[]];
}

function directionOf(world: World, pair: Pair): number {
  const [low, high] = halves(world, pair);
  return mean(high) - mean(low);
}

function averages(world: World, pair: Pair): string {
  const [low, high] = halves(world, pair);
  const [a, b] = pair;
  return `On average, it is about ${about(world, b, mean(low))} for ${tops(world, low.length, a, true)} and about ${about(world, b, mean(high))} for the ${inWords(high.length)} ${withEnds(world, a)}.`;
}

/** Where the ends of one column are in the order of another, or how often the other rises and falls. */
function placesOf(world: World, pair: Pair, isInverse: boolean): string {
  const [a, b] = pair;
  const order = descending(world, b);
  const [most, least] = [false, true].map((isLow) =>
    fromEnd(world, a, isLow)
      .slice(0, 3)
      .map((row) => order.indexOf(row) + 1)
      .toSorted((one, other) => one - other),
  ) as [number[], number[]];
  const ahead = (sum(least) - sum(most)) * (isInverse ? -1 : 1);
  if (ahead > CLOSE) return stepsOf(world, pair);
  return `Counted from the highest ${columnOf(world, b).noun} down, ${tops(world, 3, a)} are in places ${listed(most.map(String))}, and the three ${withEnds(world, a, true)} are in places ${listed(least.map(String))}.`;
}

/** "From the lowest price to the highest, the revenue rises four times from one model to the next and falls three times." */
function stepsOf(world: World, [a, b]: Pair): string {
  const values = fromEnd(world, a, true).map(({ figures }) => figures[b]!);
  const rises = values.filter((value, k) => k > 0 && value > values[k - 1]!).length;
  return `From the lowest ${columnOf(world, a).noun} to the highest, the ${columnOf(world, b).noun} rises ${times(rises)} from one ${thingOf(world)} to the next and falls ${times(values.length - 1 - rises)}.`;
}

function times(count: number): string {
  return count === 1 ? "once" : `${howMany(count)} times`;
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
