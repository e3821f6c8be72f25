import { expect, test } from "vitest";
import { revisionField } from "./ids.ts";

test.each([
  [0, true],
  [2_147_483_647, true],
  [2_147_483_648, false],
  [-1, false],
  [1.5, false],
  ["1", false],
])("takes %j for a revision: %s", (value, isTaken) => {
  expect(revisionField("Reload the page and try again.").safeParse(value).success).toBe(isTaken);
});
