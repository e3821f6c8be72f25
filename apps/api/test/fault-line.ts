/**
 * A bad line between two programs that speak TCP: browser and server, or server and database,
 * provider, or mail. What it does to them can change at any time; without faults, it passes
 * everything on at once.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What may happen to a connection when its client says something. No connection survives it. */
export type Fault =
  /** Cut off; what was said doesn't arrive. */
  | "reset"
  /** Half-open: it stays, but nothing passes either way from then on. */
  | "silence"
  /** What was said arrives and is done, but the reply is lost along with the line. */
  | "lose-reply"
  /** Half of the reply's first piece arrives before the line is cut. */
  | "truncate";

export interface Weather {
  /** Each way. */
  delayMilliseconds?: number;
  /**
   * The share of packets lost, from 0 to below 1. TCP sends each again until it arrives, later and
   * later.
   */
  loss?: number;
  /**
   * Looked up whenever a client says something, in Latin-1: an HTTP request begins with its line.
   */
  fault?: (said: string) => Fault | null;
}

export interface FaultLine {
  port: number;
  /** Takes effect immediately, also for existing connections. */
  setWeather: (weather: Weather) => void;
  /** How often each fault has happened. */
  count: (fault: Fault) => number;
  close: () => Promise<void>;
}

const RESENT_AFTER = 200;

export async function openFaultLine(
  server: { port: number; host?: string },
  random: () => number = seeded(1),
): Promise<FaultLine> {
  let weather: Weather = {};
  const counts = new Map<Fault, number>();
  const open = new Set<Socket>();

  /** How long a packet travels that may get lost now and then. */
  function travel(): number {
    const { delayMilliseconds = 0, loss = 0 } = weather;
    let milliseconds = delayMilliseconds;
    for (let wait = RESENT_AFTER; random() < loss; wait *= 2) milliseconds += wait;
    return milliseconds;
  }

  const entrance = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const upstream = connect({ host: "127.0.0.1", ...server, allowHalfOpen: true, noDelay: true });
    let fault: Fault | null = null;
    const cut = () => {
      if (!client.destroyed) client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => fault !== "silence" && cut());
      socket.on("close", () => {
        open.delete(socket);
        if (fault !== "silence" || socket === client) cut();
      });
    }
    pass({ from: client, to: upstream, travel }, (said) => {
      if (fault === "silence") return null;
      if (fault === null) {
        fault = weather.fault?.(said.toString("latin1")) ?? null;
        if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1);
      }
      if (fault === "reset") cut();
      return fault === "reset" || fault === "silence" ? null : said;
    });
    pass({ from: upstream, to: client, travel }, (reply) => {
      if (fault === "lose-reply") cut();
      if (fault !== "truncate") return fault === null ? reply : null;
      client.write(reply.subarray(0, reply.length / 2), cut);
      return null;
    });
  });
  entrance.listen(0, "127.0.0.1");
  await once(entrance, "listening");
  return {
    port: (entrance.address() as AddressInfo).port,
    setWeather: (next) => (weather = next),
    count: (fault) => counts.get(fault) ?? 0,
    async close() {
      const closed = once(entrance, "close");
      entrance.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

interface Way {
  from: Socket;
  to: Socket;
  /** How long the next piece is under way. */
  travel: () => number;
}

/** In order, each piece after its travel; the end too. */
function pass({ from, to, travel }: Way, alter: (piece: Buffer) => Buffer | null): void {
  let before = Promise.resolve();
  const after = (arrive: () => void) => {
    before = inTurn(before, travel(), arrive);
  };
  from.on("data", (data: Buffer) => {
    const piece = alter(data);
    if (piece) after(() => void (to.writable && to.write(piece)));
  });
  from.on("end", () => after(() => to.end()));
}

async function inTurn(
  before: Promise<void>,
  milliseconds: number,
  arrive: () => void,
): Promise<void> {
  await Promise.all([before, milliseconds > 0 && sleep(milliseconds)]);
  arrive();
}

async function sleep(milliseconds: number): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds));
}

/** The same weather every time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
