import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told } from "../../world.ts";

const PLACES = ["greatest", "second-greatest", "third-greatest", "fourth-greatest"] as const;
const OTHERS = ["fifth-greatest", "sixth-greatest"] as const;
const ORDER: readonly string[] = [...PLACES, ...OTHERS];

/** The place that a row would have if one of its values had been greater. */
export const rankIfGreater: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const { noun, plausible } = columnOf(world, key);
    const order = descending(world, key);
    const from = rng.int(3, Math.min(7, order.length - 1));
    const row = order[from]!;
    const own = row.figures[key]!;
    const goal = order[rng.int(1, from - 1)]!.figures[key]!;
    const more = Number(((goal - own) * (1 + rng.int(5, 25) / 100)).toPrecision(2));
    const decimals = columnOf(world, key).decimals ?? 0;
    if (Number(more.toFixed(decimals)) !== more || own + more > plausible[1] || more > own)
      return null;
    const others = order.filter((other) => other !== row);
    const place = others.filter(({ figures }) => figures[key]! > own + more).length;
    if (others.some(({ figures }) => Math.abs(figures[key]! - own - more) < 1e-6)) return null;
    const said = want ? place : place + rng.pick([-1, 1]);
    if (place >= from || said < 0 || said >= ORDER.length) return null;
    return {
      text: `If the ${noun} for ${row.name} had been greater by ${told(world, key, more)}, it would have been the ${ORDER[said]} among the ${world.story.things} listed.`,
      why: `It would have been ${told(world, key, Number((own + more).toFixed(6)))}, the ${ORDER[place]}.`,
      how: `Sort by ${noun}, add the amount, and see between which rows the new value falls.`,
      weight: 1,
    };
  },
  pattern:
    /^If the (.+) for ([A-Z].+) had been greater by (.+), it would have been the (\S+) among the [a-z ]+ listed\.$/,
  isTrue: ([noun, name, more, place], table) => {
    const changed = table.valueOf(name!, noun!) + table.said(noun!, more!);
    const order = [...table.column(noun!), changed].toSorted((one, other) => other - one);
    // The old value is still among them, but lower down.
    return order[ORDER.indexOf(place!)] === changed;
  },
};
