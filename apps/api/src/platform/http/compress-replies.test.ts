import { gunzipSync } from "node:zlib";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { compressReplies } from "./compress-replies.ts";

const LONG = { result: "long ".repeat(1_000) };
const SHORT = { result: "short" };

function setUp() {
  const app = fastify();
  compressReplies(app);
  app.get("/thetaapi/long", async () => LONG);
  app.get("/thetaapi/short", async () => SHORT);
  app.post("/thetaapi/long", async () => LONG);
  app.get("/elsewhere", async () => LONG);
  return app;
}

const asked = { "accept-encoding": "gzip, deflate, br" };

test("compresses a long reply to a GET for who takes it so", async () => {
  const app = setUp();
  const { headers, rawPayload } = await app.inject({ url: "/thetaapi/long", headers: asked });
  expect(headers).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(rawPayload.length),
    "content-type": "application/json; charset=utf-8",
    vary: "Accept-Encoding",
  });
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(LONG);
  const plain = await app.inject({ url: "/thetaapi/long" });
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding" });
  expect(plain.json()).toEqual(LONG);
});

test.each([
  ["a short reply", "GET", "/thetaapi/short", SHORT],
  ["the answer to a change", "POST", "/thetaapi/long", LONG],
  ["what isn't the API's", "GET", "/elsewhere", LONG],
] as const)("leaves %s as it is", async (_, method, url, told) => {
  const { headers, body } = await setUp().inject({ method, url, headers: asked });
  expect(headers).not.toHaveProperty("content-encoding");
  expect(JSON.parse(body)).toEqual(told);
});
