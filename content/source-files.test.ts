import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { RENDERER, SOURCES_AND_MAKERS } from "./load-bank.ts";
import { PICTURES } from "./load-pictures.ts";
import { templateFiles } from "./load-templates.ts";
import { DRAWERS } from "./picked-draws.ts";
import { writtenFiles } from "./load-written.ts";
import { filesUnder, hashOf } from "./source-files.ts";

test("changes the hash when a file's content or name changes, or a file comes or goes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "theta-sources-"));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  const file = (name: string) => join(folder, name);
  const hashes: string[] = [];
  const look = async () => hashes.push(await hashOf([folder]));

  await writeFile(file("a.yaml"), "one");
  await look();
  await writeFile(file("a.yaml"), "two");
  await look();
  await rename(file("a.yaml"), file("b.yaml"));
  await look();
  await writeFile(file("c.yaml"), "three");
  await look();
  await rm(file("b.yaml"));
  await look();
  expect(new Set(hashes).size).toBe(5);

  await rm(file("c.yaml"));
  await writeFile(file("a.yaml"), "one");
  expect(await hashOf([folder])).toBe(hashes[0]);
});

test.each(SOURCES_AND_MAKERS)("has what the bank's stamp depends on: %s", async (path) => {
  expect((await filesUnder(path)).length).toBeGreaterThan(0);
});

test("bases the stamp on what people wrote and on what was made from their drawings", async () => {
  const files = new Set((await Promise.all(SOURCES_AND_MAKERS.map(filesUnder))).flat());
  const read = [...(await writtenFiles()).map(({ path }) => path), join(PICTURES, "made.json")];
  expect(read.filter((path) => !files.has(path))).toEqual([]);
});

test.each([
  ["the stamp", SOURCES_AND_MAKERS],
  ["what is kept of rendering", RENDERER],
  ["picked draws", DRAWERS],
])("bases %s on everything that a template imports", async (_what, parts) => {
  const files = new Set((await Promise.all(parts.map(filesUnder))).flat());
  const imported = (await templateFiles()).map(async ({ path }) => {
    const names = (await readFile(path, "utf8")).matchAll(/ from "(\.[^"]+)";/g);
    return Array.from(names, ([, name]) => join(dirname(path), name!));
  });
  const all = (await Promise.all(imported)).flat();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((path) => !files.has(path))).toEqual([]);
});
