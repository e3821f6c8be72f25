/** Asks the server until it answers, for calls that change nothing when sent twice. */
import { CallError } from "../../../lib/call/call-error.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import { retryDelay } from "./retry-delay.ts";

export interface RetryingCall {
  /** Rejects only with the server's own refusal. After `cancel` it never settles. */
  ask: <T>(work: () => Promise<T>, onWaiting: () => void) => Promise<T>;
  /** The connection may be back: stops waiting. */
  tryNow: () => void;
  cancel: () => void;
}

export function createRetryingCall(random: () => number = Math.random): RetryingCall {
  /** What's being asked. Another one, or none, once that's abandoned. */
  let current: symbol | null = null;
  let wake: (() => void) | null = null;

  async function wait(milliseconds: number): Promise<void> {
    await new Promise<void>((done) => {
      wake = done;
      setTimeout(done, milliseconds);
    });
  }

  return {
    async ask(work, onWaiting) {
      const mine = Symbol();
      current = mine;
      for (let failures = 1; ; failures++) {
        const outcome = await work().then(
          (reply) => ({ reply }),
          (error: unknown) => ({ error }),
        );
        if (current !== mine) return await new Promise<never>(() => {});
        if ("reply" in outcome) return outcome.reply;
        const { error } = outcome;
        if (isFinal(error)) throw error;
        onWaiting();
        const asked = error instanceof CallError ? error.retryAfterSeconds : null;
        await wait(retryDelay(failures, random, asked));
        if (current !== mine) return await new Promise<never>(() => {});
      }
    },
    tryNow: () => wake?.(),
    cancel() {
      current = null;
    },
  };
}
