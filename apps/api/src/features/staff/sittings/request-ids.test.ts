import { randomUUID } from "node:crypto";
import { staffSittings } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import { signUp } from "../../account/test-world.ts";
import { tidyStaff } from "../exports/tidy-staff.ts";
import { confirmedStaff } from "../test-staff.ts";

test("a request's id stands for one request of one person, for 30 days", async () => {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const support = await confirmedStaff(app, "support");
  const colleague = await confirmedStaff(app, "support", "Other Support");
  const input = { learnerId, requestId: randomUUID(), reason: "They asked by email" };
  const set = async (time: string, by = support) => {
    const asked = { ...input, time, hasExtraBreaks: false };
    const { statusCode, body } = await app.call(staffSittings.setAccommodations, asked, by);
    return [statusCode, body.code];
  };
  const done = [200, undefined];
  expect(await set("double-time")).toEqual(done);
  expect(await set("double-time"), "a repeat").toEqual(done);
  expect(await set("no-clock"), "something else").toEqual([409, "request-used"]);
  expect(await set("double-time", colleague), "somebody else").toEqual([409, "request-used"]);
  await sql`update staff_acts set made_at = now() - interval '31 days'`.execute(app.db);
  await tidyStaff(app.db);
  expect(await set("no-clock", colleague)).toEqual(done);
});
