import { expect, test } from "vitest";
import { toolsFor } from "./tool-name.ts";

test.each([
  ["problem-solving", []],
  ["reading-comprehension", []],
  ["critical-reasoning", []],
  ["data-sufficiency", ["calculator"]],
  ["multi-source-reasoning", ["calculator"]],
  ["table-analysis", ["calculator"]],
  ["graphics-interpretation", ["calculator"]],
  ["two-part-analysis", ["calculator"]],
] as const)("a question of %s has %j", (format, tools) => {
  expect(toolsFor({ format })).toEqual(tools);
});
