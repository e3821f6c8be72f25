import { capital, inWords, sum, tidy } from "@theta/items/template";
import { together } from "./correlation.ts";
import { figuresOf, listedAs, named, nearly, toldAll, toldRange } from "./evidence.ts";
import { nounWithThe, thingWith, tops, withEnds } from "./words.ts";
import { columnOf, fromEnd, thingOf, valuesOf, type World, type WorldRow } from "./world.ts";

/** Which way one column runs as another rises, with evidence from the table. */

type Pair = readonly [a: string, b: string];

/** The values at the two ends of a column, which are apart. */
interface Split {
  readonly size: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** From here on, a direction is worth saying. */
const SOME = 0.3;

/** "The graduation rate tends to rise as … rises. It is 73 to 83 percent for the five districts …" */
export function trendShown(world: World, pair: Pair, isInverse: boolean): string {
  return `${tends(world, pair, `tends to ${isInverse ? "fall" : "rise"}`)}. ${evidence(world, pair, isInverse)}`;
}

/** Why one column doesn't run as it's claimed to. */
export function trendDenied(world: World, pair: Pair, isInverse: boolean): string {
  const [a, b] = pair.map((key) => valuesOf(world, key)) as [number[], number[]];
  const lead = leadOf(world, pair) * (isInverse ? -1 : 1);
  if (lead < 0 && together(a, b, !isInverse).ranks >= SOME)
    return `${tends(world, pair, `tends to ${isInverse ? "rise" : "fall"}, if anything,`)}. ${evidence(world, pair, !isInverse)}`;
  const start = tends(world, pair, `doesn’t tend to ${isInverse ? "fall" : "rise"}`);
  return `${start}. ${lead <= 0 ? averages(world, pair) : patternOf(world, pair, isInverse)}`;
}

/** Two groups that are apart if there are any, or else the averages of both ends. */
function evidence(world: World, pair: Pair, isInverse: boolean): string {
  const split = splitOf(world, pair, isInverse);
  return split ? apart(world, pair, split) : averages(world, pair);
}

function tends(world: World, [a, b]: Pair, does: string): string {
  return `${capital(nounWithThe(world, b))} ${does} as ${nounWithThe(world, a)} rises`;
}

/** "It is 73 to 83 percent for the five districts with the lowest …, and 85 to 89 for the five with …" */
function apart(world: World, [a, b]: Pair, { size, low, high }: Split): string {
  return `It is ${toldRange(world, b, low)} for ${tops(world, size, a, true)}, and ${toldRange(world, b, high)} for the ${inWords(size)} ${withEnds(world, a)}.`;
}

/** The largest groups at the ends that are apart without an exception. */
function splitOf(world: World, pair: Pair, isInverse: boolean): Split | null {
  const half = Math.floor(world.rows.length / 2);
  for (const size of [half, half - 1, 3]) {
    const [low, high] = [true, false].map((isLow) => endOf(world, pair, isLow, size)) as [
      number[],
      number[],
    ];
    const [below, above] = isInverse ? [high, low] : [low, high];
    if (size >= 3 && Math.max(...below) < Math.min(...above)) return { size, low, high };
  }
  return null;
}

/** The values of one column in the rows with the least, or the most, of another. */
function endOf(world: World, [a, b]: Pair, isLow: boolean, size: number): number[] {
  return fromEnd(world, a, isLow)
    .slice(0, size)
    .map(({ figures }) => figures[b]!);
}

/** The values of one column in the half of the rows with the least of another, and in that with the most. */
function halves(world: World, pair: Pair): [number[], number[]] {
  const half = Math.floor(world.rows.length / 2);
  return [endOf(world, pair, true, half), endOf(world, pair, false, half)];
}

/** By how much the average is greater for the half with the most. */
function leadOf(world: World, pair: Pair): number {
  const [low, high] = halves(world, pair);
  return tidy(mean(high) - mean(low));
}

function averages(world: World, pair: Pair): string {
  const [low, high] = halves(world, pair);
  const [a, b] = pair;
  return `On average, it is ${nearly(world, b, mean(low))} for ${tops(world, low.length, a, true)} and ${nearly(world, b, mean(high))} for the ${inWords(high.length)} ${withEnds(world, a)}.`;
}

/** What there is instead of a direction where the averages of both ends lean toward it. */
function patternOf(world: World, pair: Pair, isInverse: boolean): string {
  const pattern =
    turn(world, pair) ??
    withoutSome(world, pair, isInverse, 1) ??
    inOrder(world, pair) ??
    withoutSome(world, pair, isInverse, 2) ??
    withoutSome(world, pair, isInverse, 3);
  return pattern ?? `${listing(world, pair)}.`;
}

/** The most values that are all written down in the order of the other column. */
const LISTED = 11;
/** By how much of the column's range the middle part has to differ from both ends to be a turn. */
const TURN = 0.25;

/** "From the district with the fewest students to the one with the most students, the rates are 85, 81, …" */
function inOrder(world: World, [a, b]: Pair): string | null {
  const values = fromEnd(world, a, true).map(({ figures }) => figures[b]!);
  const rises = values.filter((value, k) => k > 0 && value > values[k - 1]!).length;
  const falls = values.length - 1 - rises;
  if (values.length > LISTED || Math.abs(rises - falls) > 2) return null;
  return `${listing(world, [a, b])}: from each to the next, there are ${inWords(rises)} rises and ${inWords(falls)} falls.`;
}

function listing(world: World, [a, b]: Pair): string {
  const values = fromEnd(world, a, true).map(({ figures }) => figures[b]!);
  const most = thingWith(world, a).slice(thingOf(world).length + 1);
  return `From the ${thingWith(world, a, true)} to the one ${most}, ${pluralOf(world, b)} are ${toldAll(world, b, values)}`;
}

/** "the graduation rates", "the values of rainfall" */
function pluralOf(world: World, key: string): string {
  const plural = figuresOf(world, key);
  const { noun } = columnOf(world, key);
  return plural === noun ? `the values of ${noun}` : `the ${plural}`;
}

/** The averages of three parts, if that in the middle is plainly above or below both others. */
function turn(world: World, [a, b]: Pair): string | null {
  const size = Math.round(world.rows.length / 3);
  const values = fromEnd(world, a, true).map(({ figures }) => figures[b]!);
  const parts = [values.slice(0, size), values.slice(size, -size), values.slice(-size)];
  const [low, middle, high] = parts.map(mean) as [number, number, number];
  const away = Math.min(Math.abs(middle - low), Math.abs(middle - high));
  const range = Math.max(...values) - Math.min(...values);
  if ((middle - low) * (middle - high) <= 0 || away <= TURN * range) return null;
  const [first, between, last] = [low, middle, high].map((one) => nearly(world, b, one));
  return `On average, it is ${first!} for ${tops(world, size, a, true)}, but ${between!} for the ${inWords(parts[1]!.length)} in the middle, and ${last!} for the ${inWords(size)} ${withEnds(world, a)}: it ${middle > low ? "rises first and then falls" : "falls first and then rises"}.`;
}

/** The few rows without which the averages would lean the other way. */
function withoutSome(world: World, pair: Pair, isInverse: boolean, count: number): string | null {
  const [a, b] = pair;
  const half = Math.floor(world.rows.length / 2);
  const ends = [true, false].map((isLow) => fromEnd(world, a, isLow).slice(0, half));
  const without = (gone: readonly WorldRow[]): [number, number] =>
    ends.map((rows) =>
      mean(rows.filter((row) => !gone.includes(row)).map(({ figures }) => figures[b]!)),
    ) as [number, number];
  const lead = ([low, high]: [number, number]): number => (high - low) * (isInverse ? -1 : 1);
  const gone: WorldRow[] = [];
  while (gone.length < count) {
    const left = ends.flat().filter((row) => !gone.includes(row));
    const leads = left.map((row) => lead(without([...gone, row])));
    gone.push(left[leads.indexOf(Math.min(...leads))]!);
  }
  const left = without(gone);
  const [first, last] = left.map((one) => nearly(world, b, one));
  if (lead(left) >= 0 || first === last) return null;
  const [who, decide] =
    count === 1
      ? [
          gone[0]!.name,
          `${gone[0]!.name} alone (${listedAs(world, b, gone[0]!.figures[b]!)}) decides`,
        ]
      : ["them", `${named(world, b, gone)} decide`];
  return `${averages(world, pair)} But ${decide} that: without ${who}, the averages are ${first!} and ${last!}.`;
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
