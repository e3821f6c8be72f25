import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import * as learners from "@theta/contract";
import { COMMON_REFUSALS, type Route } from "@theta/contract";
import * as staff from "@theta/contract/staff";
import { EVERY_ROUTE } from "@theta/contract/staff";
import { expect, test } from "vitest";

/** `test/watch-refusals.ts` checks the other way around: that the contract names what is thrown. */

const SOURCE = fileURLToPath(new URL("../../", import.meta.url));

const texts = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => [resolve(SOURCE, file), readFileSync(resolve(SOURCE, file), "utf8")] as const),
);

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

const importsOf = (file: string) =>
  found(texts.get(file)!, /^(?:import|export)\s(?!type\s)[^;]*?from "(\.[^"]+)"/gm)
    .map((path) => resolve(dirname(file), path))
    .filter((path) => texts.has(path));

/** What mounts a file: what imports it from a folder above it or from its own. */
const mountsOf = (file: string) =>
  [...texts.keys()].filter(
    (one) => file.startsWith(`${dirname(one)}${sep}`) && importsOf(one).includes(file),
  );

/**
 * All code that runs for the calls a file mounts: what it imports, and what mounts it and passes it
 * services, up to the routes of the whole feature.
 */
function codeBehind(file: string): Set<string> {
  const mounts = new Set(mountsOf(file));
  for (const one of mounts) {
    for (const above of mountsOf(one)) if (above.endsWith(".routes.ts")) mounts.add(above);
  }
  const code = new Set([file, ...mounts]);
  for (const one of code) for (const imported of importsOf(one)) code.add(imported);
  return code;
}

const THROWN = /Refusal\(\s*\d{3},\s*"([a-z-]+)"/g;

const groups = { ...learners, ...staff } as unknown as Record<string, Record<string, Route>>;
const mounted = [...texts].flatMap(([file, text]) =>
  [...text.matchAll(/\bhandle(?:Events|Unconfirmed)?\(\s*app,\s*(\w+)\.(\w+)/g)].map(
    ([call, group = "", name = ""]) => {
      const route = groups[group]?.[name];
      if (!route) throw new Error(`${call} mounts what the contract does not name`);
      return { file, route };
    },
  ),
);

test("mounts every call of the contract", () => {
  const missing = EVERY_ROUTE.filter((route) => !mounted.some((one) => one.route === route));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

const isRoute = (value: unknown): value is Route =>
  typeof value === "object" && value !== null && "method" in value && "access" in value;

test("lists every group of the contract in the list of all routes", () => {
  const all = Object.values(groups).flatMap((group) =>
    Object.values(Object(group) as object).filter(isRoute),
  );
  expect(all.filter((one) => !EVERY_ROUTE.some((route) => route === one))).toEqual([]);
});

test.each(
  mounted.map(({ file, route }) => [`${route.method} ${route.path}`, file, route] as const),
)("lists no refusal for %s that its code never throws", (_, file, { errors }) => {
  const code = [...codeBehind(file)].map((one) => texts.get(one)!);
  expect(errors.filter((error) => !code.some((text) => text.includes(`"${error}"`)))).toEqual([]);
});

test("names every code that is thrown in the contract of some call", () => {
  const told: string[] = [...COMMON_REFUSALS, ...mounted.flatMap(({ route }) => [...route.errors])];
  const thrown = new Set([...texts.values()].flatMap((text) => found(text, THROWN)));
  expect([...thrown].filter((code) => !told.includes(code))).toEqual([]);
});
