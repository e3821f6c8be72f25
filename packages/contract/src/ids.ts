import * as z from "zod/mini";

/** One of our ids, in a body or an address. */
export function idField(what: string) {
  return z.uuid(`This is not the id of a ${what}.`);
}

/**
 * Which state of something a change is based on. No more than the database's numbers hold, so that
 * a made-up one is refused here.
 */
export function revisionField(message: string) {
  return z.int(message).check(z.gte(0, message), z.lte(2_147_483_647, message));
}
