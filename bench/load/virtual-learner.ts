/**
 * Somebody who sends requests at the times a person would, whether or not the server keeps up: what
 * comes next is due a while after the last was due, so a slow server can't slow its clients down and
 * look good. A page's own follow-up requests are due once the answer they need is there.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { API_BASE, type Reply, type Route, type Sent } from "@theta/contract";
import type { BenchLearner } from "../world/bench-learners.ts";
import type { HttpClient } from "./http-client.ts";
import type { Latencies } from "./latencies.ts";
import type { Chance } from "./random.ts";

export interface Load {
  client: HttpClient;
  port: number;
  /** How many times as fast as in an exam everybody is. */
  pace: number;
  /** Null while the load warms up. */
  latencies: Latencies | null;
  isOver: boolean;
}

/** The run is over, in the middle of whatever somebody was doing. */
export class Over extends Error {
  override readonly name = "Over";
}

/** A request that the server refused or didn't answer. It's counted where it happens. */
export class Refused extends Error {
  override readonly name = "Refused";
}

export class VirtualLearner {
  readonly who: BenchLearner;
  readonly chance: Chance;
  readonly #load: Load;
  #due: number;

  constructor(who: BenchLearner, chance: Chance, load: Load, due: number) {
    this.who = who;
    this.chance = chance;
    this.#load = load;
    this.#due = due;
  }

  /** Thinks for about this many seconds at exam pace. */
  think(seconds: number): void {
    this.#due += this.chance.think((seconds * 1000) / this.#load.pace);
  }

  get due(): number {
    return this.#due;
  }

  async ask<R extends Route>(route: R, input?: Sent<R>): Promise<Reply<R>> {
    await this.#wait();
    const head = `${route.method} ${pathOf(route, input)} HTTP/1.1\r\nhost: localhost:${this.#load.port}\r\nx-forwarded-for: ${this.who.address}\r\n`;
    const signed =
      route.access === "learner" ? `authorization: Bearer ${await this.who.token()}\r\n` : "";
    const body = route.method === "GET" ? "" : JSON.stringify(input ?? {});
    const typed =
      body === ""
        ? ""
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    const due = this.#due;
    const call = route.path.slice(1);
    try {
      const { status, body: text } = await this.#load.client.ask(
        `${head}${signed}${typed}\r\n`,
        body,
      );
      this.#note(call, due, status === 200 ? null : `${status} ${codeOf(text)}`);
      if (status !== 200) throw new Refused(`${call}: ${status} ${text}`);
      return JSON.parse(text) as Reply<R>;
    } catch (error) {
      if (error instanceof Refused) throw error;
      this.#note(call, due, (error as Error).message);
      throw new Refused(`${call}: ${(error as Error).message}`, { cause: error });
    }
  }

  /** What the page asks for by itself once the last answer is there. */
  async follow<R extends Route>(route: R, input?: Sent<R>): Promise<Reply<R>> {
    this.#due = Math.max(this.#due, performance.now());
    return await this.ask(route, input);
  }

  async #wait(): Promise<void> {
    const wait = this.#due - performance.now();
    if (wait > 0) await sleep(wait);
    if (this.#load.isOver) throw new Over();
  }

  #note(call: string, due: number, fault: string | null): void {
    const now = performance.now();
    this.#load.latencies?.record(call, now - due, fault, now);
  }
}

function pathOf(route: Route, input: unknown): string {
  const query =
    route.method === "GET" && input
      ? `?${new URLSearchParams(input as Record<string, string>).toString()}`
      : "";
  return `${API_BASE}${route.path}${query}`;
}

function codeOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code);
  } catch {
    return "without a code";
  }
}
