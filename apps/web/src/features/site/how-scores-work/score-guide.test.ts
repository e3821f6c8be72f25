import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCORE_GUIDE } from "./score-guide.ts";

test("the page says what the engine's docs tell learners", () => {
  const page = readFileSync(new URL("../../../../../../docs/engine.md", import.meta.url), "utf8");
  const [, half] = page.split("# How your score is made");
  const described = half!.split("\n# ")[0]!.replaceAll(/\s+/g, " ").trim();
  expect(SCORE_GUIDE.map(({ title, text }) => `**${title}** ${text}`).join(" ")).toBe(described);
});
