import { expect, test } from "vitest";
import { totalsScale } from "./totals-scale.ts";

const total = (score: number, range = 30) => ({
  name: "M",
  mode: "forward" as const,
  time: "standard" as const,
  endedAt: score,
  score,
  low: score - range,
  high: score + range,
});

test("fits every range and the target, with padding around them", () => {
  expect(totalsScale([total(575), total(655)], null)).toEqual({
    from: 500,
    to: 700,
    lines: [500, 550, 600, 650, 700],
  });
  expect(totalsScale([total(575), total(655)], 735).to).toBe(750);
});

test("draws a line at every hundred on a wide scale", () => {
  expect(totalsScale([total(305), total(745)], null).lines).toEqual([300, 400, 500, 600, 700, 800]);
});
