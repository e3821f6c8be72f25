import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../docs/pictures/", import.meta.url);
const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const shown = [...README.matchAll(/<img src="docs\/pictures\/([^"]+)"[^>]*? alt="([^"]+)"/g)];

test("the README shows every picture there is, in words too", () => {
  expect(new Set(shown.map(([, file]) => file))).toEqual(new Set(readdirSync(FOLDER)));
});

test.each(readdirSync(FOLDER))("%s loads fast", (file) => {
  expect(statSync(new URL(file, FOLDER)).size).toBeLessThan(250_000);
});
