import { API_BASE, contact, type RefusalCode } from "@theta/contract";
import { pino } from "pino";
import { expect, test } from "vitest";
import { handle } from "../src/platform/http/handle.ts";
import { createServer } from "../src/platform/http/server.ts";
import { Refusal } from "../src/platform/refusal.ts";
import { watchRefusals } from "./watch-refusals.ts";

const MESSAGE = { firstName: "Asha", email: "asha@example.com", message: "Hello." };

async function refusedWith(code: RefusalCode) {
  const app = await createServer({
    log: pino({ level: "silent" }),
    proxyHops: 0,
    requestsPerMinute: 1000,
    publicUrl: "http://localhost:4000",
  });
  handle(app, contact.send, async () => {
    throw new Refusal(409, code, "No.");
  });
  const unnamed = watchRefusals(app);
  const url = API_BASE + contact.send.path;
  const { statusCode } = await app.inject({ method: "POST", url, payload: MESSAGE });
  await app.close();
  return { statusCode, unnamed };
}

test("notices a refusal with a code that the contract doesn't name for its call", async () => {
  expect(await refusedWith("quiz-finished")).toEqual({
    statusCode: 409,
    unnamed: ['POST /contact/messages answered "quiz-finished", which its contract doesn\'t name'],
  });
});

test("has nothing against a code that any call may return", async () => {
  expect(await refusedWith("try-again")).toEqual({ statusCode: 409, unnamed: [] });
});
