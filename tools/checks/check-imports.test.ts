import { expect, test } from "vitest";
import { faultsOf, importsOf } from "./check-imports.ts";

function faults(files: Record<string, string>): string[] {
  return faultsOf(
    new Map(Object.entries(files).map(([file, source]) => [file, importsOf(file, source)])),
  );
}

test.each([
  ["packages/engine/src/a.ts", `import "zod"`, "the engine imports nothing"],
  ["packages/contract/src/a.ts", `import "react"`, "the contract imports zod only"],
  ["apps/web/src/features/a/a.tsx", `import "@theta/items"`, "knows the contract only"],
  ["apps/web/src/ui/a.tsx", `import "../lib/call.ts"`, "ui knows no feature"],
  ["apps/web/src/lib/a.ts", `const a = () => import("../features/a/a.tsx")`, "below the features"],
  ["apps/web/src/features/question/a.tsx", `import "../exam/b.tsx"`, "exam is not below question"],
  ["apps/web/src/features/blog/a.tsx", `import "../site/b.tsx"`, "site is not below blog"],
  ["apps/api/src/platform/a.ts", `import type { A } from "../features/a/a.ts"`, "knows no feature"],
  ["apps/api/src/features/a/a.ts", `import { sql } from "kysely"`, "speak SQL"],
  ["apps/api/src/features/a/a.ts", `import "./a.sql-parts.ts"`, "are for statements"],
  ["apps/api/src/features/a/a.ts", `export { a } from "./a.queries.ts"`, "belongs in *.sql-parts"],
  ["apps/api/src/jobs.ts", `import "./features/a/a.queries.ts"`, "calls use cases"],
  ["apps/api/src/features/a/a.routes.ts", `import "./a.queries.ts"`, "routes call use cases"],
  ["apps/api/src/features/a/a.rules.ts", `import "./a.queries.ts"`, "rules do no I/O"],
  ["apps/api/src/features/a/a.ts", `import "../b/b.queries.ts"`, "asked through its use cases"],
  ["apps/api/src/features/items/a.ts", `import "../practice/b.ts"`, "practice is not below items"],
  ["apps/api/src/features/goal/a.ts", `import "../contact/b.ts"`, "contact is not below goal"],
  ["apps/web/src/lib/a.ts", `import "./test-b.ts"`, "only tests use what is for tests"],
  ["apps/web/src/lib/test-settings.ts", `import "../features/a/a.tsx"`, "below the features"],
  ["apps/web/src/features/a/index.ts", `export * from "./a.tsx"`, "no barrels"],
])("finds a fault in %s with %s", (file, source, why) => {
  expect(faults({ [file]: source })).toEqual([expect.stringContaining(why)]);
});

test.each([
  ["packages/engine/src/a.ts", `import "./b.ts"`],
  ["packages/contract/src/a.ts", `import * as z from "zod/mini"`],
  ["apps/web/src/features/a/a.tsx", `import "../../ui/button.tsx"; import "@theta/contract"`],
  ["apps/web/src/features/site/home/a.tsx", `import "../../question/ask/b.tsx"`],
  ["apps/web/src/lib/test-a.ts", `import "../features/a/a.tsx"; import "./test-b.ts"`],
  ["apps/api/src/features/a/a.queries.ts", `import { sql } from "kysely"`],
  ["apps/api/src/features/a/a.ts", `export type { A } from "./a.queries.ts"`],
  ["apps/api/src/features/a/a.sql-parts.ts", `import { sql } from "kysely"`],
  ["apps/api/src/features/mock-test/a.queries.ts", `import "../practice/b.sql-parts.ts"`],
  ["apps/api/src/features/mentor/a.ts", `import "../account/b.ts"; import "./a.queries.ts"`],
])("accepts %s with %s", (file, source) => {
  expect(faults({ [file]: source })).toEqual([]);
});

test.each([
  ["web", "question"],
  ["api", "items"],
])("places every feature of %s in a layer", (app, other) => {
  const files = { [`apps/${app}/src/features/new/a.ts`]: `import "../${other}/b.ts"` };
  expect(() => faults(files)).toThrow(`Say in LAYERS.${app} where new belongs.`);
});

test("finds a cycle of any length, and of types too, but none through a lazy import", () => {
  const a = "apps/web/src/lib/a.ts";
  const files = { [a]: `import "./b.ts"`, "apps/web/src/lib/b.ts": `export { c } from "./c.ts"` };
  const found = [expect.stringContaining("a cycle")];
  const c = "apps/web/src/lib/c.ts";
  expect(faults({ ...files, [c]: `import { a } from "./a.ts"` })).toEqual(found);
  expect(faults({ ...files, [c]: `import type { a } from "./a.ts"` })).toEqual(found);
  expect(faults({ ...files, [c]: `export const c = () => import("./a.ts")` })).toEqual([]);
});

const many = (count: number, path: (k: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, k) => [path(k), ""]));

const folder = (count: number, suffix: string) =>
  many(count, (k) => `packages/items/src/a${k}${suffix}`);

test("names a folder with more than 25 source files, not counting its tests", () => {
  expect(faults({ ...folder(25, ".ts"), ...folder(9, ".test.ts") })).toEqual([]);
  expect(faults(folder(26, ".ts"))).toEqual([
    "packages/items/src has 26 source files: cut it into sub-folders",
  ]);
});

test("counts neither journeys nor the templates of a topic", () => {
  expect(faults(many(26, (k) => `e2e/a${k}.ts`))).toHaveLength(1);
  expect(faults(many(26, (k) => `e2e/a${k}.e2e.ts`))).toEqual([]);
  expect(faults(many(26, (k) => `content/templates/quant/a${k}.ts`))).toEqual([]);
});

const PAYMENTS = "apps/api/src/features/payments";

test("lets the folders of a feature point one way only", () => {
  const files = {
    [`${PAYMENTS}/order/a.ts`]: `import "../refund/b.ts"`,
    [`${PAYMENTS}/refund/b.ts`]: "",
  };
  expect(faults(files)).toEqual([]);
  expect(
    faults({ ...files, [`${PAYMENTS}/refund/c.ts`]: `import type { D } from "../order/d.ts"` }),
  ).toEqual([expect.stringContaining("let the folders of a feature point one way")]);
});

test("treats files directly in a feature as one of its folders, except those that put it together", () => {
  const files = { [`${PAYMENTS}/order/a.ts`]: `import "../money.ts"` };
  const above = `import "./order/a.ts"`;
  expect(faults({ ...files, [`${PAYMENTS}/plans.ts`]: above })).toHaveLength(1);
  expect(faults({ ...files, [`${PAYMENTS}/payments.routes.ts`]: above })).toEqual([]);
  expect(faults({ ...files, [`${PAYMENTS}/payment-services.ts`]: above })).toEqual([]);
  expect(faults({ ...files, [`${PAYMENTS}/plans.test.ts`]: above })).toEqual([]);
});
