import { expect, test } from "vitest";
import { type Attempt, summarize } from "./attempts.ts";

const good = (at: number, answerTook?: number): Attempt => ({
  at,
  failure: null,
  ...(answerTook === undefined ? {} : { answerTook }),
});
const bad = (at: number, failure = "503"): Attempt => ({ at, failure });

test("counts from the fault on, and recovery up to the first success after the last failure", () => {
  const attempts = [bad(900), good(1_100, 50), bad(1_500), good(2_000), bad(3_000, "502")];
  const all = [...attempts, good(4_200, 2_700), good(4_300)];
  expect(summarize(all, 1_000, 5_000)).toEqual({
    answers: 2,
    requests: 6,
    failed: 2,
    causes: { 503: 1, 502: 1 },
    recoveryMilliseconds: 3_200,
    longestPauseMilliseconds: 3_100,
    longestWaitMilliseconds: 2_700,
  });
});

test("says that there was nothing to recover from, and when there was no recovery", () => {
  expect(summarize([good(1_100, 5)], 1_000, 2_000).recoveryMilliseconds).toBe(0);
  expect(summarize([bad(1_100)], 1_000, 2_000).recoveryMilliseconds).toBe(Infinity);
});
