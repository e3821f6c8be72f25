/** Every staff call, tried by everybody: generated from the contract, so a new call is in it. */
import {
  mayStaff,
  STAFF_ROLES,
  STAFF_ROUTES,
  staffAccess,
  type StaffRole,
} from "@theta/contract/staff";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { logIn, signUp } from "../account/test-world.ts";
import { confirmedStaff, staffMember } from "./test-staff.ts";

const guarded = STAFF_ROUTES.filter((route) => route.access === "staff");
const own = STAFF_ROUTES.filter(({ access }) => access !== "staff");
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test("keeps every call under /staff, with a permission or as a way into the console", () => {
  expect(STAFF_ROUTES.filter(({ path }) => !path.startsWith("/staff/")).map(nameOf)).toEqual([]);
  expect(own.map(nameOf).toSorted()).toEqual(Object.values(staffAccess).map(nameOf).toSorted());
  expect(guarded.length).toBeGreaterThan(2);
});

test("refuses a learner, and somebody signed out, everywhere", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  for (const route of STAFF_ROUTES) {
    const answer = await app.call(route, {}, { token });
    // A call that everybody in the staff may make first looks at what it was sent.
    const isRefused = answer.body.code === "not-staff" || answer.body.code === "invalid-input";
    expect([nameOf(route), isRefused]).toEqual([nameOf(route), true]);
    if (route.access === "staff") expect(answer.body.code).toBe("not-staff");
    const signedOut = await app.call(route, {});
    expect([nameOf(route), signedOut.body.code]).toEqual([nameOf(route), "not-signed-in"]);
  }
});

test.each(STAFF_ROLES)("asks %s to confirm the session before any call", async (role) => {
  const app = await createTestApp();
  const { token } = await staffMember(app, role);
  for (const route of guarded) {
    const { body } = await app.call(route, {}, { token });
    expect([nameOf(route), body.code]).toEqual([nameOf(route), "confirm-first"]);
  }
});

test.each(STAFF_ROLES)(
  "lets %s make the calls of the role, and no others",
  async (role: StaffRole) => {
    const app = await createTestApp();
    const { token } = await confirmedStaff(app, role);
    for (const route of guarded) {
      const { statusCode, body } = await app.call(route, {}, { token });
      const isAllowed = mayStaff(role, route.permission);
      expect([nameOf(route), body.code === "not-permitted"]).toEqual([nameOf(route), !isAllowed]);
      // What is let through fails on its input at most.
      expect([nameOf(route), statusCode < 500]).toEqual([nameOf(route), true]);
    }
  },
);
