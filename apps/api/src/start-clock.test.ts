import { expect, test } from "vitest";
import { createStartClock } from "./start-clock.ts";

test("a start is told phase by phase, from the birth of the process on", () => {
  const times = [380.4, 520.2, 812];
  const clock = createStartClock(() => times.shift()!);
  for (const phase of ["modules", "database", "bank"]) clock.lap(phase);
  expect(String(clock)).toBe("ready in 812 ms: modules 380, database 140, bank 292");
  expect(clock.phases).toEqual({ modules: 380, database: 140, bank: 292 });
});
