// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type RunningClock, runningTests } from "@theta/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { testPage } from "../../../test/test-server.ts";
import { saveSignedIn } from "../session/local-session.ts";
import { listen } from "./listen.ts";

const MEERA = { userId: "meera", name: "Meera", email: "m@example.org", phone: "1" };
const clock = (deadline: number): RunningClock => ({
  kind: "mock",
  testId: "mock-1",
  deadline,
  serverTime: 0,
  staffAdded: 0,
});
const event = (deadline: number) => `data: ${JSON.stringify({ result: [clock(deadline)] })}\n\n`;

type Respond = (response: ServerResponse, request: IncomingMessage, nth: number) => void;

/** A server whose answers stay open, and somebody who listens to it. */
async function setUp(respond: Respond) {
  saveSignedIn({ ...MEERA, accessToken: "token" } as never);
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    respond(response, request, asked.length);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  testPage().setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const heard: number[] = [];
  const stop = listen(runningTests.clocks, {
    as: MEERA.userId,
    onEvent: ({ result }) => heard.push(result[0]!.deadline),
    random: () => 0,
  });
  onTestFinished(stop);
  return { asked, heard, stop };
}

const open = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream" });

test("passes on what it hears, however it's cut into pieces", async () => {
  const { asked, heard, stop } = await setUp((response) => {
    open(response);
    const text = `${event(1)}:\n\n${event(2)}`;
    response.write(text.slice(0, 30));
    setTimeout(() => response.write(text.slice(30)), 20);
  });
  await vi.waitFor(() => expect(heard).toEqual([1, 2]));
  expect(asked[0]!.headers.authorization).toBe("Bearer token");
  const closed = new Promise<void>((done) => asked[0]!.once("close", () => done()));
  stop();
  await closed;
});

test("connects again when the connection is lost, and when the server is in trouble", async () => {
  const { asked, heard } = await setUp((response, _, nth) => {
    if (nth === 1) return void response.writeHead(503).end();
    open(response);
    response.write(event(nth));
    if (nth === 2) setTimeout(() => response.destroy(), 20);
  });
  await vi.waitFor(() => expect(heard).toEqual([2, 3]), { timeout: 8_000 });
  expect(asked).toHaveLength(3);
}, 10_000);

test("gives up when the server says no", async () => {
  const { asked } = await setUp((response) => void response.writeHead(404).end());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 1_500));
  expect(asked).toHaveLength(1);
});
