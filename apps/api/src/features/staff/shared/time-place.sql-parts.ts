import { type RawBuilder, sql } from "kysely";
import type { TimeSort } from "@theta/contract/staff";
import type { TimePlace } from "./time-place.ts";

/** A column's moment to the microsecond, as the cursor carries it. */
export function momentOf(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

export function isPast(
  [time, id]: [time: string, id: string],
  place: TimePlace,
  order: TimeSort,
): RawBuilder<boolean> {
  const sign = sql.raw(order === "newest" ? "<" : ">");
  return sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) ${sign}
    (${place.moment}::timestamptz, ${place.id}::uuid)`;
}

/** What a column must be like to begin with a text that somebody typed. */
export const beginningWith = (typed: string) => `${typed.replaceAll(/[\\%_]/g, "\\$&")}%`;
