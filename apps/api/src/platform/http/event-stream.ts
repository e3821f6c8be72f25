import { Readable } from "node:stream";

/** Much more than anybody who reads has waiting. */
const MOST_WAITING_BYTES = 16 * 1024;

/**
 * Server-sent events to one reader. It closes when its reader leaves, and when its reader doesn't read: nothing collects
 * here.
 */
export class EventStream extends Readable {
  #isOver = false;

  constructor() {
    super({ highWaterMark: MOST_WAITING_BYTES });
  }

  override _read(): void {
    // Events come when they happen, not when they are asked for.
  }

  send(event: unknown): void {
    this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Keeps proxies from closing a quiet connection, and finds readers that are gone. */
  beat(): void {
    this.#write(":\n\n");
  }

  /** Tells the reader that this one is over. */
  end(): void {
    if (this.destroyed || this.#isOver) return;
    this.#isOver = true;
    this.push(null);
  }

  #write(text: string): void {
    if (this.destroyed || this.#isOver) return;
    if (!this.push(text)) this.destroy();
  }
}
