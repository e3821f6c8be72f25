/** For tests of the console: who's in it, and answers to lists, whose addresses carry their filters. */
import { STAFF_PERMISSIONS, type StaffSelf } from "@theta/contract/staff";
import type { Answers } from "./answering-server.ts";

export const staffSelf = (more: Partial<StaffSelf> = {}): StaffSelf => ({
  learnerId: "staff-1",
  name: "Nora Stein",
  email: "nora@theta.example",
  role: "owner",
  permissions: [...STAFF_PERMISSIONS],
  confirmed: "full",
  confirmedUntil: 1,
  needsSecondFactor: false,
  hasPassword: true,
  openid: null,
  factors: [],
  recoveryCodesLeft: 0,
  release: { version: "1.2.3", commit: "abcdef12" },
  ...more,
});

export const listOf = (...rows: unknown[]) => ({ body: { result: { rows, next: null } } });

/** Answers each call whatever its query, unless an answer for that very query is there. */
export function forAnyQuery(answers: Answers): Answers {
  return new Proxy(answers, {
    get: (target, call) => target[String(call)] ?? target[String(call).replace(/\?.*/, "")],
  });
}
