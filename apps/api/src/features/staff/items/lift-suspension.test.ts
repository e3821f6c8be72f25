import { staffItems } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { createQuizWorld } from "../../free-quiz/test-quizzes.ts";
import { confirmedStaff } from "../test-staff.ts";

const input = () => ({
  key: "problem-3",
  reason: "The key is wrong.",
  requestId: crypto.randomUUID(),
});

test("support suspends a question, and an editor decides what happens next", async () => {
  const app = await createQuizWorld();
  const support = await confirmedStaff(app, "support");
  const editor = await confirmedStaff(app, "editor");
  expect((await app.call(staffItems.suspend, input(), support)).statusCode).toBe(200);
  const refused = await app.call(staffItems.liftSuspension, input(), support);
  expect([refused.statusCode, refused.body.code]).toEqual([403, "not-permitted"]);
  expect((await app.call(staffItems.liftSuspension, input(), editor)).statusCode).toBe(200);
});
