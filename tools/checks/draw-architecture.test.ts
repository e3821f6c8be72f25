import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGraph } from "./check-imports.ts";
import { arrowsOf, withDrawings } from "./draw-architecture.ts";

const groupOf = (path: string) => /^apps\/(\w+)\//.exec(path)?.[1];

test("draws one arrow between rooms that use each other, and none for tests or anything outside", () => {
  const graph = new Map([
    ["apps/a/one.ts", [{ to: "apps/b/two.ts" }, { to: "node:fs" }]],
    ["apps/a/more.ts", [{ to: "apps/b/two.ts" }]],
    ["apps/b/two.test.ts", [{ to: "apps/a/one.ts" }]],
    ["apps/b/two.ts", [{ to: "apps/b/more.ts" }]],
  ]);
  expect(arrowsOf(graph, groupOf)).toEqual(["a --> b"]);
});

test("keeps the page's drawings in step with the code: npm run docs:architecture", () => {
  const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");
  expect(withDrawings(page, readGraph())).toBe(page);
});
