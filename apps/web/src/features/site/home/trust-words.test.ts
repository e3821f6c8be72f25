import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REASONS_TO_TRUST, WHAT_WE_DO_NOT_KNOW } from "./trust-words.ts";

const engine = readFileSync(
  new URL("../../../../../../docs/engine.md", import.meta.url),
  "utf8",
).replaceAll(/\s+/g, " ");
const [simulated, compared, tied, precision] = REASONS_TO_TRUST.map(({ text }) => text);

/** The numeric cells of a row in the engine's results table. */
function row(name: string): (number | undefined)[] {
  const [, cells] = engine.split(`| ${name} |`);
  return cells!.split("|").map((cell) => {
    const [figure] = cell.match(/[\d.]+/) ?? [];
    return figure === undefined ? undefined : Number(figure);
  });
}

test("the 90% range holds as often as measured", () => {
  const [held] = row("its 90% intervals hold");
  expect(engine).toContain("20,000 simulees unless");
  expect(simulated).toContain("20,000 simulated test takers");
  expect(simulated).toContain(`contained it ${Math.round(held!)}% of the time`);
});

test("the comparison with research tools is the measured one", () => {
  const [ours, , , peers] = row("the same, standard set (overlap)");
  expect(ours!.toFixed(3)).toBe(peers!.toFixed(3));
  expect(compared).toContain(ours!.toFixed(3));
  expect(engine).toContain("the same test as jsCAT, catR, mirtCAT");
});

test("the percentiles, smallest error, and rises are the engine's", () => {
  expect(engine).toContain("a test checks this for each score");
  expect(engine).toContain("percentiles below 70 aren't reproduced");
  expect(tied).toContain("70 or more");
  expect(engine).toContain("never below 3, the exam's published figure");
  expect(precision).toContain("±3 points");
  expect(engine).toContain("about 80 points");
  expect(precision).toContain("about 80 points");
  expect(engine).toContain("An item is released at n ≥ 200");
  expect(WHAT_WE_DO_NOT_KNOW).toContain("200 people");
});
