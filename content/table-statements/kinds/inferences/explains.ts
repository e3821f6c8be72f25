import { CAUSES } from "../../causes.ts";
import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { valuesOf, type World } from "../../world.ts";
import { lessOf } from "./claim-supported.ts";

/** Rank correlations beyond this are something to explain. */
const CLEAR = 0.6;

/** A cause, which explains a table only if two columns go together the way it implies. */
function explains(part: number): StatementForm {
  return {
    make(world, rng, want) {
      const own = CAUSES.filter(({ story }) => story === world.story.name);
      const cause = own[part];
      if (!cause) return null;
      const [a, b] = cause.pair.map((noun) => valuesOf(world, keyOf(world, noun)));
      const together = rankCorrelation(a!, b!);
      const isRise = want ? together > 0 : rng.chance(0.5);
      const signed = isRise ? together : -together;
      // What's in between would be a matter of opinion.
      if (want ? signed < CLEAR : signed > 0.05) return null;
      const [nounA, nounB] = cause.pair;
      const shown =
        Math.abs(together) < 0.3
          ? "shows no clear direction"
          : together > 0
            ? "tends to rise"
            : "tends to fall";
      return {
        text: isRise ? cause.rises : cause.falls,
        why: `It would lead one to expect a ${isRise ? "greater" : lessOf(nounB)} ${nounB} where the ${nounA} is greater. In the table, as the ${nounA} rises, the ${nounB} ${shown}.`,
        how: `Sort by ${nounA} and read down the ${nounB}.`,
        weight: 1,
      };
    },
    pattern: patternOf(part),
    isTrue: ([text], table) => {
      const cause = CAUSES.find(({ rises, falls }) => rises === text || falls === text)!;
      const [a, b] = cause.pair.map((noun) => table.column(noun));
      // Pairs of rows that agree, minus those that don't: another measure than the one for drawing.
      const order = [...a!.keys()].toSorted((one, other) => a![one]! - a![other]!);
      const balance = order.flatMap((k, place) =>
        order.slice(place + 1).map((later) => Math.sign(b![later]! - b![k]!)),
      );
      const total = balance.reduce((sum, sign) => sum + sign, 0) / balance.length;
      return (cause.rises === text ? total : -total) > 0.2;
    },
  };
}

export const explainsFirst = explains(0);
export const explainsSecond = explains(1);
export const explainsThird = explains(2);

function keyOf(world: World, noun: string): string {
  return world.keys.find((key) => world.story.columns[key]!.noun === noun)!;
}

/** Any of the texts that this part of the causes has. */
function patternOf(part: number): RegExp {
  const stories = new Set(CAUSES.map(({ story }) => story));
  const texts = [...stories].flatMap((name) => {
    const cause = CAUSES.filter(({ story }) => story === name)[part]!;
    return [cause.rises, cause.falls];
  });
  return new RegExp(`^(${texts.map((text) => text.replaceAll(".", "\\.")).join("|")})$`);
}
