import { expect, test } from "vitest";
import { importsOf } from "./check-imports.ts";
import { testsOf } from "./mutate-tests.ts";

const graphOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, source]) => [file, importsOf(file, source)]));

test("finds tests through what they import, the likeliest first", () => {
  const graph = graphOf({
    "app/a/rule.ts": "",
    "app/a/use.ts": `import "./rule.ts"`,
    "app/app.ts": `import "./a/use.ts"; import "./b/other.ts"`,
    "app/b/other.ts": "",
    "app/a/use.test.ts": `import "./use.ts"`,
    "app/a/whole.test.ts": `import "../app.ts"`,
    "app/b/whole.test.ts": `import "../app.ts"`,
    "app/b/rule.test.ts": `import "../a/rule.ts"`,
    "app/b/other.test.ts": `import "./other.ts"`,
  });
  expect(testsOf(graph, "app/a/rule.ts")).toEqual([
    "app/b/rule.test.ts",
    "app/a/use.test.ts",
    "app/a/whole.test.ts",
    "app/b/whole.test.ts",
  ]);
});

test("visits files that import each other once", () => {
  const graph = graphOf({
    "a.ts": `import "./b.ts"`,
    "b.ts": `import "./a.ts"`,
    "b.test.ts": `import "./b.ts"`,
  });
  expect(testsOf(graph, "a.ts")).toEqual(["b.test.ts"]);
});

test("finds no tests for a file that no test imports", () => {
  expect(testsOf(graphOf({ "a.ts": "", "b.test.ts": "" }), "a.ts")).toEqual([]);
});
