import { expect, test } from "vitest";
import { runKillRounds } from "./kill-rounds.ts";

test("keeps what was acknowledged when the server and the database are killed under learners", async () => {
  // With this seed, the server, the database, and both are killed once each.
  const plan = { rounds: 3, takers: 6, seed: 7, thinkMilliseconds: 30, onRound: () => {} };
  const { faults, kills, counts } = await runKillRounds(plan);
  expect(faults).toEqual([]);
  expect(kills).toEqual({ server: 1, database: 1, both: 1 });
  expect(Math.min(counts.answers, counts.sections, counts.quizzes, counts.orders)).toBeGreaterThan(
    0,
  );
});
