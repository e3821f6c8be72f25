import { type Rng, tidy } from "@theta/items/template";
import { medianSaid, toldRange } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import type { TableReader } from "../../table-reader.ts";
import { columnOf, told, valuesIn, type World } from "../../world.ts";
import { didMore, didMost, fewerOrLess, hasMiddle, nounsWithThe } from "../../words.ts";

/** Two of the story's groups, as sentences say them: "the branches in the East region" and "those in …". */
function twoGroups(
  { story: { group, things } }: World,
  rng: Rng,
): { words: [string, string]; said: [string, string] } | null {
  if (!group) return null;
  const words = rng.sample(Object.keys(group.said), 2) as [string, string];
  const [one, other] = words.map((word) => group.said[word]!);
  return { words, said: [`the ${things} ${one!}`, `those ${other!}`] };
}

/** For checkers: the values of the two groups that phrases such as "in Arden" mean. */
function valuesOfGroups(
  values: readonly number[],
  phrases: readonly string[],
  table: TableReader,
): [number[], number[]] {
  const [own, others] = phrases.map((phrase) =>
    values
      .filter((_, k) => table.groups[k] === table.groupSaid(phrase))
      .toSorted((one, other) => one - other),
  );
  return [own!, others!];
}

/** Which of two groups has the greater median. */
export const groupMedianGreater: StatementForm = {
  make(world, rng, want) {
    const groups = twoGroups(world, rng);
    const keys = world.keys.filter((key) => hasMiddle(world, key));
    if (!groups || keys.length === 0) return null;
    const key = rng.pick(keys);
    const [first, second] = groups.words.map((word) => middleOf(valuesIn(world, word, key)));
    const away = first! / second! - 1;
    if (away > 0 !== want || Math.abs(away) < 0.02 || Math.abs(away) > 0.8) return null;
    const { noun } = columnOf(world, key);
    const [one, other] = groups.said;
    const [ownMedian, otherMedian] = groups.words.map((word) =>
      medianSaid(world, key, valuesIn(world, word, key)),
    );
    return {
      text: `The median ${noun} was greater for ${one} than for ${other}.`,
      why: `For ${one}, the median is ${ownMedian!}. For ${other}, it is ${otherMedian!}.`,
      how: `Sort by ${world.story.group!.noun} so that each group stands together, and put the values of each of the two groups in order. The median is the middle value, or the average of the middle two.`,
      weight: 1,
    };
  },
  pattern: /^The median (.+) was greater for the [a-z]+ (.+) than for those (.+)\.$/,
  isTrue: ([noun, ...phrases], table) => {
    const [own, others] = valuesOfGroups(table.column(noun!), phrases, table);
    return doubleMiddle(own) > doubleMiddle(others);
  },
};

/** Which of two groups has the greater range. */
export const groupRangeGreater: StatementForm = {
  make(world, rng, want) {
    const groups = twoGroups(world, rng);
    if (!groups) return null;
    const key = rng.pick(world.keys);
    const [first, second] = groups.words.map((word) => {
      const values = valuesIn(world, word, key);
      return tidy(Math.max(...values) - Math.min(...values));
    });
    const away = first! / second! - 1;
    if (away > 0 !== want || Math.abs(away) < 0.05 || Math.abs(away) > 0.8) return null;
    // "1 students" and percentage points that are called percents
    if (first === 1 || second === 1) return null;
    const { noun, heading } = columnOf(world, key);
    const said = (range: number): string =>
      heading.includes("%") ? `${range} percentage points` : told(world, key, range);
    const [one, other] = groups.said;
    const ends = (k: number): string =>
      toldRange(world, key, valuesIn(world, groups.words[k]!, key));
    return {
      text: `The range of ${nounsWithThe(world, key)} was greater for ${one} than for ${other}.`,
      why: `The values for ${one} go from ${ends(0)}, a range of ${said(first!)}. Those for ${other.replace("those ", `the ${world.story.things} `)} go from ${ends(1)}, a range of ${said(second!)}.`,
      how: `Sort by ${noun}, and subtract the least value from the greatest in each of the two groups.`,
      weight: 1,
    };
  },
  pattern: /^The range of (?:the )?(.+) was greater for the [a-z]+ (.+) than for those (.+)\.$/,
  isTrue: ([noun, ...phrases], table) => {
    const [own, others] = valuesOfGroups(table.column(noun!), phrases, table);
    return own.at(-1)! + others[0]! > others.at(-1)! + own[0]!;
  },
};

/** Whether each row of one group is above each row of another. */
export const groupAboveGroup: StatementForm = {
  make(world, rng, want) {
    const groups = twoGroups(world, rng);
    if (!groups) return null;
    const key = rng.pick(world.keys);
    const isLess = rng.chance(0.3);
    const sign = isLess ? -1 : 1;
    const [own, others] = groups.words.map((word) => valuesIn(world, word, key));
    const wins = own!.flatMap((value) => others!.filter((rival) => sign * (value - rival) > 0));
    const losses = own!.length * others!.length - wins.length;
    // A false one comes close.
    if (want ? losses > 0 : losses < 1 || losses > 2) return null;
    const { noun } = columnOf(world, key);
    const [one, other] = groups.said;
    const [end, otherEnd] = isLess ? ["highest", "lowest"] : ["lowest", "highest"];
    const [extreme, rival] = isLess
      ? [Math.max(...own!), Math.min(...others!)]
      : [Math.min(...own!), Math.max(...others!)];
    const holder = (k: number, value: number): string =>
      world.rows.find(({ group, figures }) => group === groups.words[k] && figures[key] === value)!
        .name;
    return {
      text: `Each of ${one} ${didMore(world, key, isLess)} than any of ${other}.`,
      why: `Of ${one}, ${holder(0, extreme)} ${didMost(world, key, !isLess)}, ${told(world, key, extreme)}. Of ${other}, ${holder(1, rival)} ${didMost(world, key, isLess)}, ${told(world, key, rival)}, which is ${rival > extreme ? "more" : fewerOrLess(world, key)} than ${told(world, key, extreme)}${want ? "" : ", so the statement isn’t true"}.`,
      how: `Sort by ${noun} and compare the ${end} value of ${one} with the ${otherEnd} of ${other}.`,
      weight: 1,
    };
  },
  pattern: /^Each of the [a-z]+ (.+) than any of those (.+)\.$/,
  isTrue: ([text, other], table) => {
    const one = table.groupPhrases.find((phrase) => text!.startsWith(`${phrase} `))!;
    const values = table.toward(text!.slice(one.length + 1));
    const [own, others] = valuesOfGroups(values, [one, other!], table);
    return own.every((value) => others.every((rival) => value > rival));
  },
};

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
}

/** For checkers: the sum of the middle two values in order, or twice the middle one. */
function doubleMiddle(values: readonly number[]): number {
  return values[Math.floor((values.length - 1) / 2)]! + values[Math.ceil((values.length - 1) / 2)]!;
}
