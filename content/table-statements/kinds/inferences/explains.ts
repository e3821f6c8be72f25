import { type Cause, CAUSES, causeOf } from "../../causes.ts";
import { together } from "../../correlation.ts";
import { trendShown } from "../../direction.ts";
import type { StatementForm } from "../../statement.ts";
import { nounWithThe, tendedTo, theyDidMore, withMore } from "../../words.ts";
import { columnOf, valuesOf, type World } from "../../world.ts";
import { agreement } from "./claim-supported.ts";

/** Correlations beyond this, by rank and by value, are something to explain. */
const CLEAR = 0.6;

/** "between rainfall and the yield per acre": what the table shows, if it’s clear; its direction has to be read. */
export function relationShown(world: World): string | null {
  const cause = causeOf(world.story.name);
  if (!cause) return null;
  const [a, b] = keysOf(world, cause);
  const { ranks, values } = together(valuesOf(world, a), valuesOf(world, b), cause.isInverse);
  if (Math.min(ranks, values) < CLEAR) return null;
  return `between ${nounWithThe(world, a)} and ${nounWithThe(world, b)}`;
}

/** A statement that would help explain the relationship, or one that wouldn't. */
function explains(part: number): StatementForm {
  return {
    make(world, _rng, want) {
      const cause = causeOf(world.story.name);
      if (!cause || !relationShown(world)) return null;
      const [a, b] = keysOf(world, cause);
      const rows = `${world.story.things} ${withMore(world, a)}`;
      const expected = `${rows} to ${tendedTo(theyDidMore(world, b, cause.isInverse))}`;
      return {
        text: (want ? cause.helps : cause.others)[part]!,
        why: want
          ? `If the statement is true, one would expect ${expected}, as the table shows.`
          : whyNot(world, cause, part),
        how: [
          `Sort by ${cause.pair[0]}. ${trendShown(world, [a, b], cause.isInverse)}`,
          "Assume that a statement is true, and ask whether it would lead to what the table shows, to the opposite, or to neither.",
          `What is the same for all ${world.story.things} can’t explain a difference between them.`,
        ][part]!,
        weight: part === 0 ? 1 : 0,
      };
    },
    pattern: patternOf(part),
    isTrue: ([text], table) => {
      const cause = CAUSES.find((one) => [...one.helps, ...one.others].includes(text!))!;
      const [a, b] = cause.pair.map((noun) => table.column(noun)) as [number[], number[]];
      const isShown = agreement(a, b) * (cause.isInverse ? -1 : 1) > 0.3;
      return isShown && cause.helps.includes(text!);
    },
  };
}

/** What a statement that doesn’t help would lead to instead. */
function whyNot(world: World, cause: Cause, part: number): string {
  const [a, b] = keysOf(world, cause);
  const { things } = world.story;
  const rows = `${things} ${withMore(world, a)}`;
  const to = (isLess: boolean): string => tendedTo(theyDidMore(world, b, isLess));
  const flaws = {
    opposite: `If the statement is true, one would expect ${rows} to ${to(!cause.isInverse)}. The table shows the opposite.`,
    same: `What the statement says is the same for all of the ${things}, so it gives no reason for ${rows} to ${to(cause.isInverse)}.`,
    other: `The statement doesn’t connect ${nounWithThe(world, a)} with ${nounWithThe(world, b)}, so it gives no reason for ${rows} to ${to(cause.isInverse)}.`,
  };
  return flaws[cause.flaws[part]!];
}

export const explainsFirst = explains(0);
export const explainsSecond = explains(1);
export const explainsThird = explains(2);

function keysOf(world: World, { pair }: Cause): [string, string] {
  return pair.map((noun) => world.keys.find((key) => columnOf(world, key).noun === noun)!) as [
    string,
    string,
  ];
}

/** Any of the texts that this part of the causes has. */
function patternOf(part: number): RegExp {
  const texts = CAUSES.flatMap(({ helps, others }) => [helps[part]!, others[part]!]);
  return new RegExp(`^(${texts.map((text) => text.replaceAll(".", "\\.")).join("|")})$`);
}
