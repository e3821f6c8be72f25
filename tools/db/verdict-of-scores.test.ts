import { expect, test } from "vitest";
import { verdictOf } from "./verdict-of-scores.ts";

const report = { whole: 2, cutShort: 1, cutShortAlike: 0, faults: [] };

test("says of which scores and counts it's sure", () => {
  const alike =
    "Each score of a section answered to the end follows from its answers, and all counts agree.";
  expect(verdictOf(report)).toEqual({ exitCode: 0, lines: [alike] });
});

test("fails for what doesn't agree", () => {
  const { exitCode, lines } = verdictOf({ ...report, faults: ["quant section 1: score"] });
  expect([exitCode, lines.at(-1)]).toEqual([1, "  quant section 1: score"]);
});

test("takes no section at all for no proof", () => {
  const { exitCode, lines } = verdictOf({ ...report, whole: 0, cutShort: 0 });
  expect([exitCode, lines[0]]).toEqual([2, expect.stringContaining("No section has ended")]);
});
