/** Something to send with every call of the contract: each field as its schema wants it. */
import type { Route } from "@theta/contract";
import { makeInput } from "../../../test/fuzz/make-input.ts";

/** What the schemas don't say: ids of things that there are, and words that mean something. */
export type Known = Readonly<Record<string, unknown>>;

const PAGING = new Set(["cursor", "limit", "exportId"]);

/** Leaves nothing out, and always takes the first of what fits. */
const FIRST = { share: () => 0.5, below: () => 0 };

/** A whole input, with every field that it may have, except those that page a list. */
export function inputFor(route: Route, known: Known): Record<string, unknown> {
  const schema = route.body ?? route.query;
  if (!schema) return {};
  const input = makeInput(schema, {
    chance: FIRST,
    leavesOut: 0,
    known: (field) => (field in known ? [known[field]] : []),
  });
  return Object.fromEntries(Object.entries(input as object).filter(([name]) => !PAGING.has(name)));
}
