/** A check of the books, as the staff see it. */
import * as z from "zod/mini";

const money = z.strictObject({ currency: z.string(), amount: z.number() });

const checkFields = {
  requestedAt: z.number(),
  /** Null when their account was erased. */
  requestedBy: z.nullable(z.string()),
  /** How many orders were compared with the provider. */
  compared: z.int(),
  /** How many there are to compare; null before they were counted. */
  comparable: z.nullable(z.int()),
};

export const BooksReport = z.strictObject({
  totals: z.strictObject({
    orders: z.int(),
    paid: z.int(),
    refunded: z.int(),
    bought: z.int(),
    given: z.int(),
    revoked: z.int(),
    refunds: z.int(),
    receipts: z.int(),
    /** What was paid, minus what was given back. */
    income: z.array(money),
  }),
  /** What doesn't agree, the first few hundred. */
  faults: z.array(z.string()),
  faultCount: z.int(),
  flags: z.array(z.strictObject({ receipt: z.string(), flag: z.string() })),
  flagCount: z.int(),
});
export type BooksReport = z.output<typeof BooksReport>;

export const StaffBooks = z.strictObject({
  running: z.nullable(z.strictObject(checkFields)),
  last: z.nullable(
    z.strictObject({
      ...checkFields,
      finishedAt: z.number(),
      /** Null when it failed. */
      report: z.nullable(BooksReport),
    }),
  ),
});
export type StaffBooks = z.output<typeof StaffBooks>;
