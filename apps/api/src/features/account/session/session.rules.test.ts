import { expect, test } from "vitest";
import { hashSecret, judgeRefresh, type RefreshVerdict } from "./session.rules.ts";

const CASES: [presented: string, previous: string | null, seconds: number, RefreshVerdict][] = [
  ["current", null, 0, "exchange"],
  ["current", null, 9_999, "exchange"],
  ["current", "before", 5, "keep"],
  ["current", "before", 20, "exchange"],
  ["before", "before", 5, "repeat"],
  ["before", "before", -1, "repeat"],
  ["before", "before", 20, "stolen"],
  ["long ago", "before", 5, "stolen"],
  ["made up", null, 0, "stolen"],
];

test.each(CASES)(
  "for the %s secret, with %s before it, after %i s: %s",
  (presented, previous, seconds, verdict) => {
    const kept = {
      currentHash: hashSecret("current"),
      previousHash: previous === null ? null : hashSecret(previous),
      secondsSinceExchange: seconds,
    };
    expect(judgeRefresh(kept, hashSecret(presented))).toBe(verdict);
  },
);
