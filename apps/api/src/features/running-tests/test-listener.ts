/** A page that listens to its clock, for tests. */
import { connect } from "node:net";
import { API_BASE, type RunningClock, runningTests } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";

export const CLOCKS = API_BASE + runningTests.clocks.path;

export async function serve(app: FastifyInstance): Promise<string> {
  return await app.listen({ port: 0, host: "127.0.0.1" });
}

export interface TestListener {
  status: number;
  headers: Headers;
  /** What has arrived, in order. */
  events: RunningClock[][];
  /** Resolves with the event at this place. */
  event: (nth: number) => Promise<RunningClock[]>;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  leave: () => void;
}

export async function listenTo(url: string, token: string): Promise<TestListener> {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(url + CLOCKS, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const events: RunningClock[][] = [];
  const read = async () => {
    if (!response.ok) return;
    let text = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split("\n\n");
      text = parts.pop()!;
      for (const part of parts) {
        if (part.startsWith("data: ")) events.push(JSON.parse(part.slice(6)).result);
      }
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    event: async (nth) => {
      await until(() => events.length > nth);
      return events[nth]!;
    },
    ended: read().catch(() => {}),
    leave: () => abort.abort(),
  };
}

/** A program that asks and then never reads. */
export async function askAndNeverRead(url: string, token: string): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.pause();
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((done) => socket.once("connect", () => done()));
  socket.write(`GET ${CLOCKS} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
}

export async function until(isTrue: () => boolean, milliseconds = 5_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error("It never became true.");
    await new Promise((done) => setTimeout(done, 20));
  }
}
