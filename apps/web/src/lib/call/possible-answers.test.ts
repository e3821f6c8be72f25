import { expect, test } from "vitest";
import { type Answer, faultOf, notOurs, refusal } from "../../../test/answering-server.ts";

/** All screen tests rely on a server that only answers as ours can. */
const OUT = "POST /user/logout";

test.each<[string, string, Answer]>([
  ["a reply in the contract", OUT, { body: { result: { done: true } } }],
  ["a call's own refusal", "POST /user/login-user", refusal(401, "wrong-credentials", "No.")],
  ["a refusal that any call can give", `${OUT}?x=1`, refusal(429, "too-many-requests", "Wait.")],
  ["nothing at an unknown address", "GET /no/call", refusal(404, "not-found", "Nothing.")],
  ["an answer marked as not ours", OUT, notOurs(502, "<html>")],
])("allows %s", (_, call, answer) => {
  expect(faultOf(call, answer)).toBeNull();
});

test.each<[string, string, Answer]>([
  ["a different reply", OUT, { body: { result: {} } }],
  ["an extra field", OUT, { body: { result: { done: true }, more: 1 } }],
  ["another call's refusal", OUT, refusal(401, "wrong-credentials", "No.")],
  ["a refusal without a code", OUT, { status: 400, body: { message: "No." } }],
  ["a reply at an unknown address", "GET /no/call", { body: {} }],
])("doesn't allow %s", (_, call, answer) => {
  expect(faultOf(call, answer)).toContain(call);
});
