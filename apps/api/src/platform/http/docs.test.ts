import { type AddressInfo, connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { DOCS_PATH } from "./docs.ts";

async function setUp() {
  const { app } = await createTestApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

/** As it's written: any client would take the dots out first. */
async function ask(port: number, path: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const answer = await readText(socket);
  const end = answer.indexOf("\r\n\r\n");
  return { status: answer.split(" ")[1], body: answer.slice(end + 4) };
}

test("serves the page of the API docs", async () => {
  const { status, body } = await ask(await setUp(), `${DOCS_PATH}/`);
  expect(status).toBe("200");
  expect(body).toContain("<html");
});

test.each([
  `${DOCS_PATH}/static/%2e%2e/%2e%2e/package.json`,
  `${DOCS_PATH}/static/../../package.json`,
  `${DOCS_PATH}/static/..%2f..%2fpackage.json`,
  `${DOCS_PATH}/static/%00`,
  `${DOCS_PATH}/static/no-such-file.js`,
])("answers %s as not found, in our format", async (path) => {
  const { status, body } = await ask(await setUp(), path);
  expect([status, JSON.parse(body)]).toEqual([
    "404",
    { message: "There's nothing at this address.", code: "not-found" },
  ]);
});
