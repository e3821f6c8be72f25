/** Fields and lists that the console's calls share. */
import * as z from "zod/mini";
import { wholeNumber } from "../lists.ts";

export const REASON_LEAST = 5;
export const REASON_MOST = 500;

/** Why somebody does something to a learner, an order, or an item. It goes into the audit log. */
export const REASON_TOO_SHORT = `Say why, in at least ${REASON_LEAST} characters.`;
export const reasonField = z.string("Say why.").check(
  z.trim(),
  z.minLength(REASON_LEAST, {
    error: REASON_TOO_SHORT,
    abort: true,
  }),
  z.maxLength(REASON_MOST, `A reason can have at most ${REASON_MOST} characters.`),
);

export const learnerIdField = z.uuid("There's no such learner.");

/** A day to filter by. The database knows none before the year 1. */
export const dayField = z.optional(
  z.iso
    .date("Write the day as 2026-11-29.")
    .check(z.regex(/^20/, "Write a day of this century, as 2026-11-29.")),
);

export const STAFF_PAGE = 50;
/** Of an export. */
export const STAFF_LONG_PAGE = 200;

/** How a list is paged. The cursor is what the page before returned as `next`. */
export const staffPageFields = {
  cursor: z.optional(
    z.string().check(z.maxLength(400), z.regex(/^[\w-]+$/, "This page of the list is gone.")),
  ),
  limit: z.prefault(wholeNumber("The page size", 1, STAFF_LONG_PAGE), String(STAFF_PAGE)),
  /** Allows a page longer than a screen's. */
  exportId: z.optional(z.uuid("This export is over. Start it again.")),
};

export const TIME_SORTS = ["newest", "oldest"] as const;
export type TimeSort = (typeof TIME_SORTS)[number];

/** How a list is sorted that has an order in time only. */
export const timeSortField = z.prefault(z.enum(TIME_SORTS), "newest");

/** A page of a list. `next` continues it; null on the last page. */
export function staffList<T extends z.ZodMiniType>(row: T) {
  return z.strictObject({
    result: z.strictObject({ rows: z.array(row), next: z.nullable(z.string()) }),
  });
}
