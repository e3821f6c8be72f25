/** Fields and lists that the console's calls share. */
import * as z from "zod/mini";
import { wholeNumber } from "../lists.ts";

export const REASON_MOST = 500;

/** Why somebody does something to a learner, an order, or an item. It goes into the audit log. */
export const reasonField = z
  .string("Say why")
  .check(
    z.trim(),
    z.minLength(5, { error: "Say why, in a few words", abort: true }),
    z.maxLength(REASON_MOST, "A reason can have at most 500 characters"),
  );

export const learnerIdField = z.uuid("There's no such learner.");

export const STAFF_PAGE = 50;
const MOST_ROWS = 200;

/** How a list is paged. The cursor is what the page before returned as `next`. */
export const staffPageFields = {
  cursor: z.optional(
    z.string().check(z.maxLength(400), z.regex(/^[\w-]+$/, "This page of the list is gone.")),
  ),
  limit: z.prefault(wholeNumber("The page size", 1, MOST_ROWS), String(STAFF_PAGE)),
};

/** A page of a list. `next` continues it; null on the last page. */
export function staffList<T extends z.ZodMiniType>(row: T) {
  return z.strictObject({
    result: z.strictObject({ rows: z.array(row), next: z.nullable(z.string()) }),
  });
}
