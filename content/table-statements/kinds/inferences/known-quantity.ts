import { capital, fromWords } from "@theta/items/template";
import { dividedFor, drawPerUnit } from "../../per-units.ts";
import { medianSaid, namesOf, totalIn } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import type { TableReader } from "../../table-reader.ts";
import { MISSING, UNKNOWN } from "../../unknowns.ts";
import { addable, columnOf, descending, howMany, told, type World } from "../../world.ts";
import { allOf, hasMiddle, nounFor, nounOf, readNounFor, tops } from "../../words.ts";
import { PER_UNIT } from "../../facts.ts";
import { PREPOSITION } from "../../prepositions.ts";

type Drawn = ReturnType<StatementForm["make"]>;

const KNOWN_RATE = new RegExp(
  String.raw`^The (?!.* as a percentage )([a-z0-9, ]+ ${PREPOSITION} [A-Z].+)$`,
);
const KNOWN_MEDIAN = new RegExp(
  String.raw`^The median (.+) ${PREPOSITION} the (\w+) .+? (?:with|that) (.+)$`,
);

/** A quantity that the table's columns give once they're divided. */
export const knownRate = quantity(0, KNOWN_RATE, {
  make(world, rng) {
    const drawn = drawPerUnit(world, rng);
    if (!drawn) return null;
    const { unit } = drawn;
    const row = rng.pick(world.rows);
    return {
      text: `The ${nounFor(world, unit.phrase, row.name)}`,
      why: `The ${unit.over[0]} and the ${unit.over[1]} are both listed. The quotient is about ${dividedFor(world, drawn, row)}.`,
      how: `For the ${unit.phrase}, look for two columns: the ${unit.over[0]} and the ${unit.over[1]}. The table has both.`,
      weight: 0,
    };
  },
  isKnown: ([text], table) => {
    const said = readNounFor(text!, table.names);
    return PER_UNIT.some(
      ({ phrase, over }) =>
        phrase === said?.noun && over.every((noun) => table.column(noun).length > 0),
    );
  },
});

/** A row's part of the total of the listed rows. */
export const knownShare = quantity(
  1,
  /^The (.+) as a percentage of the total for the \w+ [a-z ]+$/,
  {
    make(world, rng) {
      const sums = addable(world);
      if (sums.length === 0) return null;
      const key = rng.pick(sums);
      const { noun } = columnOf(world, key);
      const row = rng.pick(world.rows);
      return {
        text: `The ${nounFor(world, noun, row.name)} as a percentage of the total for ${allOf(world)}`,
        why: `${row.name} has ${told(world, key, row.figures[key]!)} of a total of ${told(world, key, totalIn(key, world.rows))}, or about ${((100 * row.figures[key]!) / totalIn(key, world.rows)).toFixed(1)} percent.`,
        how: `The table lists the ${noun} for ${allOf(world)}, so you could add the column and divide the value for ${row.name} by the total.`,
        weight: 0,
      };
    },
    isKnown: ([text], table) => {
      const { noun, name } = readNounFor(text!, table.names)!;
      return table.valueOf(name, noun) > 0;
    },
  },
);

/** The middle of a few rows that another column selects. */
export const knownMedian = quantity(2, KNOWN_MEDIAN, {
  make(world, rng) {
    const [a, b] = rng.sample(world.keys, 2) as [string, string];
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    if (!hasMiddle(world, b)) return null;
    const size = rng.pick([3, 5]);
    const rows = descending(world, a).slice(0, size);
    const valuesOfRows = rows.map(({ figures }) => figures[b]!);
    return {
      text: `The median ${nounOf(world, b)} ${tops(world, size, a)}`,
      why: `${capital(tops(world, size, a))} are ${namesOf(rows)}. The median is ${medianSaid(world, b, valuesOfRows)}.`,
      how: `Sort by ${nounA} to find ${tops(world, size, a)}. The ${nounB} is listed for each of them.`,
      weight: 0,
    };
  },
  isKnown: ([nounB, size, nounA], table) =>
    Math.min(table.column(nounA!).length, table.column(nounB!).length) >= fromWords(size!),
});

interface Known {
  readonly make: (world: World, rng: Parameters<StatementForm["make"]>[1]) => Drawn;
  readonly isKnown: (found: readonly string[], table: TableReader) => boolean;
}

/** A form that asks for a known quantity, or for one that this part of the unknown ones has. */
function quantity(part: number, known: RegExp, { make, isKnown }: Known): StatementForm {
  const open = Object.values(UNKNOWN).map((texts) => texts[part]!);
  const shapes = open.map((text) => text.replace("#", ".+").replaceAll(/[()]/g, "\\$&"));
  return {
    make(world, rng, want) {
      if (want) return make(world, rng);
      const text = UNKNOWN[world.story.name]?.[part];
      const missing = MISSING[world.story.name]?.[part];
      if (!text || !missing) return null;
      const isAboutAll = text.includes(` # ${world.story.things}`);
      const asked = text.replace(
        "#",
        isAboutAll ? howMany(world.rows.length) : rng.pick(world.rows).name,
      );
      return {
        text: asked,
        why: `The quantity depends on ${missing}, which the table does not give.`,
        how: `To find ${asked.replace(/^The/, "the")}, you would need to know ${missing}. No column gives that.`,
        weight: 1,
      };
    },
    pattern: new RegExp(`${known.source}|^(?:${shapes.join("|")})$`),
    // The groups of the known shape are empty if an unknown one was read.
    isTrue: (found: readonly (string | undefined)[], table) =>
      found[0] !== undefined && isKnown(found as readonly string[], table),
  };
}
