import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../docs/pictures/", import.meta.url);
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const PAGES = read("README.md") + read("docs/staff.md");
const shown = [...PAGES.matchAll(/<img src="(?:docs\/)?pictures\/([^"]+)"[^>]*? alt="([^"]+)"/g)];

test("has every picture in the README or in the console's guide, with alt text", () => {
  expect(new Set(shown.map(([, file]) => file))).toEqual(new Set(readdirSync(FOLDER)));
});

test.each(readdirSync(FOLDER))("keeps %s fast to load", (file) => {
  expect(statSync(new URL(file, FOLDER)).size).toBeLessThan(250_000);
});
