import { QUANT_SKILL_NAMES } from "@theta/items";
import { expect, test } from "vitest";
import { loadSheets } from "./load-sheets.ts";

test("the formula sheet names the skills as reports and notes do", async () => {
  const sheet = (await loadSheets()).find(({ name }) => name === "gmat-quant-formula-sheet")!;
  const parts = sheet.blocks.flatMap((block) => (block.kind === "part" ? [block.title] : []));
  const names = Object.values(QUANT_SKILL_NAMES);
  expect(parts.slice(0, names.length)).toEqual(names);
  expect(sheet.holds.slice(0, names.length)).toEqual(names);
});
