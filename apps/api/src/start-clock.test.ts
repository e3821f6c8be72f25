import { expect, test } from "vitest";
import { createStartClock } from "./start-clock.ts";

test("reports a start phase by phase, from the start of the process", () => {
  const times = [380.4, 520.2, 812];
  const clock = createStartClock(() => times.shift()!);
  for (const phase of ["modules", "database", "bank"]) clock.lap(phase);
  expect(String(clock)).toBe("ready in 812 ms: modules 380, database 140, bank 292");
  expect(clock.phases).toEqual({ modules: 380, database: 140, bank: 292 });
});
