import * as z from "zod/mini";

/** One of our ids, in a body or an address. */
export function idField(what: string) {
  return z.uuid(`This is not the id of a ${what}.`);
}
