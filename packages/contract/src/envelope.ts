import * as z from "zod/mini";

/** The envelope of a success: `{ result }`, with a `message` when a person should read one. */
export function result<T extends z.ZodMiniType>(schema: T) {
  return z.strictObject({ result: schema, message: z.optional(z.string()) });
}

/** For calls that only confirm that something was done. */
export const done = result(z.strictObject({ done: z.literal(true) }));

export const DONE: z.output<typeof done> = { result: { done: true } };
