import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGraph } from "./check-imports.ts";
import { arrowsOf, withDrawings } from "./draw-architecture.ts";

const roomOf = (path: string) => /^apps\/(\w+)\//.exec(path)?.[1];

test("rooms that use each other get an arrow, once; tests and what is outside get none", () => {
  const graph = new Map([
    ["apps/a/one.ts", [{ to: "apps/b/two.ts" }, { to: "node:fs" }]],
    ["apps/a/more.ts", [{ to: "apps/b/two.ts" }]],
    ["apps/b/two.test.ts", [{ to: "apps/a/one.ts" }]],
    ["apps/b/two.ts", [{ to: "apps/b/more.ts" }]],
  ]);
  expect(arrowsOf(graph, roomOf)).toEqual(["a --> b"]);
});

test("the drawings of the page are those of the code: npm run docs:architecture", () => {
  const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");
  expect(withDrawings(page, readGraph())).toBe(page);
});
