import type { StaffMember, StaffRole } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { shownMembers } from "./shown-members.ts";

const member = (
  name: string,
  role: StaffRole,
  hasSecondFactor: boolean,
  lastConfirmedAt: number | null,
): StaffMember => ({
  learnerId: name,
  name,
  email: `${name}@theta.example`,
  role,
  grantedAt: 0,
  hasSecondFactor,
  lastConfirmedAt,
});
const TEAM = [
  member("a", "owner", true, 10),
  member("b", "support", false, 30),
  member("c", "support", true, null),
];

test.each([
  [{}, "abc"],
  [{ role: "support" }, "bc"],
  [{ role: "support", factor: "yes" }, "c"],
  [{ factor: "no" }, "b"],
  [{ role: "analyst" }, ""],
  [{ sort: "here" }, "bac"],
  [{ sort: "away" }, "cab"],
  [{ sort: "nonsense" }, "abc"],
])("%j shows %s", (asked, names) => {
  const all = { role: undefined, factor: undefined, sort: undefined };
  expect(
    shownMembers(TEAM, { ...all, ...asked })
      .map(({ name }) => name)
      .join(""),
  ).toBe(names);
});
