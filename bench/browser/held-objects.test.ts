import { expect, test } from "vitest";
import { bytesOf } from "./held-objects.ts";

test("counts everything in a heap but compiled code", () => {
  const meta = {
    node_fields: ["type", "name", "self_size"],
    node_types: [["object", "code", "string"], "string", "number"] as [string[], ...unknown[]],
  };
  const nodes = [0, 7, 40, 1, 8, 10_000, 2, 9, 24, 0, 7, 36];
  expect(bytesOf({ snapshot: { meta }, nodes })).toBe(100);
});
