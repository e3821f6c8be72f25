import { expect, test } from "vitest";
import { type Answer, faultOf, notOurs, refusal } from "../../../test/answering-server.ts";

/** The tests of all screens rest on a server that answers as ours can. */
const OUT = "POST /user/logout";

test.each<[string, string, Answer]>([
  ["a reply of the contract", OUT, { body: { result: { done: true } } }],
  ["a call's own refusal", "POST /user/login-user", refusal(401, "wrong-credentials", "No.")],
  ["a refusal of any call", `${OUT}?x=1`, refusal(429, "too-many-requests", "Wait.")],
  ["nothing at an unknown address", "GET /no/call", refusal(404, "not-found", "Nothing.")],
  ["what is marked as not ours", OUT, notOurs(502, "<html>")],
])("%s is possible", (_, call, answer) => {
  expect(faultOf(call, answer)).toBeNull();
});

test.each<[string, string, Answer]>([
  ["another reply", OUT, { body: { result: {} } }],
  ["a field too many", OUT, { body: { result: { done: true }, more: 1 } }],
  ["another call's refusal", OUT, refusal(401, "wrong-credentials", "No.")],
  ["a refusal without a code", OUT, { status: 400, body: { message: "No." } }],
  ["a reply at an unknown address", "GET /no/call", { body: {} }],
])("%s is not", (_, call, answer) => {
  expect(faultOf(call, answer)).toContain(call);
});
